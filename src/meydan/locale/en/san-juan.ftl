### San Juan. $card is the name of a card, $text what it does, $name the name of a player.

## Cards: the name, and in one short line what it does

sj-card-indigo-plant = Indigo plant
    .text = Makes indigo
    .help = Makes and holds one good, indigo: made in the producer phase, sold in the trader phase. You may have several.
sj-card-sugar-mill = Sugar mill
    .text = Makes sugar
    .help = Makes and holds one good, sugar: made in the producer phase, sold in the trader phase. You may have several.
sj-card-tobacco-storage = Tobacco storage
    .text = Makes tobacco
    .help = Makes and holds one good, tobacco: made in the producer phase, sold in the trader phase. You may have several.
sj-card-coffee-roaster = Coffee roaster
    .text = Makes coffee
    .help = Makes and holds one good, coffee: made in the producer phase, sold in the trader phase. You may have several.
sj-card-silver-smelter = Silver smelter
    .text = Makes silver
    .help = Makes and holds one good, silver, the most valuable: made in the producer phase, sold in the trader phase. You may have several.
sj-card-smithy = Smithy
    .text = Production buildings cost 1 less
    .help = You pay 1 card less for each production building. City buildings cost as much as before.
sj-card-gold-mine = Gold mine
    .text = Prospector: turn up 4 cards; all costs differ? Keep the cheapest
    .help = In each prospector phase, whoever took the role, you may turn up 4 cards. If all four costs differ, you take the cheapest; if two are equal, you get nothing.
sj-card-archive = Archive
    .text = Councillor: discard from your whole hand
    .help = In the councillor phase all the cards you draw go into your hand; then you discard as many as usual, choosing from the whole hand.
sj-card-poor-house = Poor house
    .text = Built, and 0 or 1 card left in hand? Draw 1
    .help = If you hold no card or only 1 after building and paying, you draw 1 card. If you build nothing, you draw nothing.
sj-card-black-market = Black market
    .text = Pay up to 2 of the cost in goods
    .help = When you build, you may discard up to 2 of your goods; each counts as 1 card of the cost.
sj-card-trading-post = Trading post
    .text = Sell 1 more good
    .help = In each trader phase you may sell 1 more good: 2, or 3 as the trader.
sj-card-well = Well
    .text = Make 2 goods or more: draw 1 card
    .help = When you make at least 2 goods in a producer phase, you draw 1 card.
sj-card-market-stand = Market stand
    .text = Sell 2 goods or more: draw 1 card
    .help = When you sell at least 2 goods in a trader phase, you draw 1 extra card.
sj-card-crane = Crane
    .text = Build over a building, pay the difference
    .help = You may build over one of your buildings and pay only the difference in cost. The old building is gone, so the number of your buildings stays the same. The crane itself cannot be covered.
sj-card-chapel = Chapel
    .text = Each round put 1 card under it: 1 point
    .help = At the start of each round you may put 1 card from your hand under it, before the hand limit is checked. Each card there is worth 1 point at the end.
sj-card-tower = Tower
    .text = Hold up to 12 cards
    .help = Your hand limit at the start of a round is 12 cards instead of 7.
sj-card-aqueduct = Aqueduct
    .text = Make 1 more good
    .help = In each producer phase you may make 1 more good: 2, or 3 as the producer, if you have enough empty production buildings.
sj-card-carpenter = Carpenter
    .text = Draw 1 card after each city building
    .help = Each time you build a city building, you draw 1 card after paying for it. Not for production buildings.
sj-card-prefecture = Prefecture
    .text = Councillor: keep 1 more card
    .help = In each councillor phase you keep 2 of the cards you draw instead of 1.
sj-card-market-hall = Market hall
    .text = Sell anything: draw 1 card
    .help = When you sell anything in a trader phase, you draw 1 extra card: just one, however many goods you sell.
sj-card-quarry = Quarry
    .text = City buildings cost 1 less
    .help = You pay 1 card less for each city building. Production buildings cost as much as before.
sj-card-library = Library
    .text = Doubles your privilege
    .help = It doubles the privilege of the role you take: 2 cards cheaper, 2 more goods, 2 more sales, 8 cards to choose from, or 2 cards. With two players, once per round.
sj-card-statue = Statue
    .text = Monument, for the Triumphal arch
    .help = A monument: it does nothing but score its points, and it counts for the Triumphal arch.
sj-card-victory-column = Victory column
    .text = Monument, for the Triumphal arch
    .help = A monument: it does nothing but score its points, and it counts for the Triumphal arch.
sj-card-hero = Hero
    .text = Monument, for the Triumphal arch
    .help = A monument: it does nothing but score its points, and it counts for the Triumphal arch.
sj-card-guild-hall = Guild hall
    .text = 1 point per production building, 1 per kind
    .help = At the end: 1 point for each of your production buildings and 1 more for each different kind among them.
sj-card-city-hall = City hall
    .text = 1 point per city building, this one too
    .help = At the end: 1 point for each of your city buildings, including itself, monuments and other buildings of cost 6.
sj-card-triumphal-arch = Triumphal arch
    .text = 4, 6, 8 points for 1, 2, 3 monuments
    .help = At the end: 4, 6 or 8 points if you have 1, 2 or 3 different monuments: Statue, Victory column, Hero. It is not a monument itself.
sj-card-palace = Palace
    .text = 1 point for every 4 other points
    .help = Counted last: 1 point for every full 4 points you have from everything else.
sj-card-guard-room = Guard room
    .text = Others without one hold only 6 cards
    .help = All players without a guard room may hold only 6 cards at the start of a round. You may hold 7; a tower always allows 12.
sj-card-office-building = Office building
    .text = Each round: replace up to 2 cards
    .help = At the start of each round you may discard 1 or 2 cards and draw as many.
sj-card-hut = Hut
    .text = Nobody sold anything? Draw 1 card
    .help = At the end of a trader phase in which nobody sold anything, you draw 1 card.
sj-card-tavern = Tavern
    .text = Fewest buildings? Draw 1 card
    .help = At the end of a builder phase you draw 1 card if nobody has fewer buildings than you and somebody has more.
sj-card-park = Park
    .text = Worth 6 when the crane covers it
    .help = When you build over it with a crane, it takes 6 off the cost instead of 3. Otherwise it does nothing.
sj-card-customs-office = Customs office
    .text = Gets a good in each councillor phase, sells it for 2 cards
    .help = In every councillor phase it gets a good if it is empty. In a trader phase that good sells for 2 cards, whatever the price card says; it counts as one of your sales.
sj-card-bank = Bank
    .text = Once: put any cards under it, 1 point each
    .help = Once in the game, at the start of a round, you may put any number of cards from your hand under it. Each is worth 1 point at the end.
sj-card-harbor = Harbor
    .text = Each time you sell, 1 good goes under it: 1 point
    .help = In each trader phase in which you sell, the card of the first good you sell goes under the harbor: 1 point at the end. You get the price as usual.
sj-card-goldsmith = Goldsmith
    .text = Prospector: turn up a card; nobody built it? Take it
    .help = In each prospector phase, whoever took the role, you may turn up the top card. If nobody has that building, you may take it.
sj-card-residence = Residence
    .text = 4, 7, 9, 10 points for 1, 2, 3, 4 sets of 3 buildings of one cost
    .help = At the end: 4, 7, 9 or 10 points for 1, 2, 3 or 4 sets of three different buildings of yours that cost the same. Each building counts in one set.
sj-card-cathedral = Cathedral
    .text = 4, 7, 9, 10 points for 1, 2, 3, 4 opponents’ buildings of cost 6
    .help = It lies on the table, and anybody may build it in a builder phase instead of a card from their hand. At the end: 4, 7, 9 or 10 points for 1, 2, 3, or 4 and more buildings of cost 6 owned by your opponents.
sj-card-earthquake = Earthquake
    .text = Everybody loses a building
    .help = Each player, starting with the one who took it, chooses a building and loses it with everything on and under it.
sj-card-debt-relief = Debt relief
    .text = Everybody draws 3 cards
    .help = Each player, starting with the one who took it, draws 3 cards.
sj-card-taxes = Taxes
    .text = All others discard a card
    .help = All the others discard 1 card from their hand.
sj-card-amnesty = General amnesty
    .text = Everybody may replace any cards
    .help = Each player, starting with the one who took it, may discard any number of cards once and draw as many.
sj-card-construction-boom = Construction boom
    .text = Everybody may build for free, up to cost 4
    .help = Each player may build one card from their hand with a printed cost of 1 to 4 for free. No building helps with it, and the cathedral cannot be built.
sj-card-governors-visit = Governor’s visit
    .text = Repeat a role taken this round
    .help = You play a role that was taken this round once more, with its privilege; the others follow. Meanwhile no building has any effect, not even a library.

# A building’s numbers, in help. $cost and $points are numbers.
sj-facts = Cost { $cost }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sj-facts-six = Cost { $cost }. Its points are counted at the end.
sj-facts-works = It does not work yet in the phase in which it is built.
# A card with its article, where a language has them.  `.obj` is the object of a verb, where a language has cases.
sj-the-card = { $kind ->
       *[any] { $card }
    }
    .obj = { $kind ->
           *[any] { $card }
        }

## Roles. `.text` is what it does for all and for who takes it; `.short` the privilege in two or three words.
## `.of` stands after “the role of”.
## $n is how many cards or goods the privilege gives.

sj-role-builder = Builder
    .of = Builder
    .text = Everybody may build. You pay { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } less.
    .short = { $n } cheaper
sj-role-producer = Producer
    .of = Producer
    .text = Everybody may make 1 good. You make { $n } more.
    .short = +{ $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
sj-role-trader = Trader
    .of = Trader
    .text = Everybody may sell 1 good. You sell { $n } more.
    .short = +{ $n ->
        [one] { $n } sale
       *[other] { $n } sales
    }
sj-role-councillor = Councillor
    .of = Councillor
    .text = Everybody draws 2 cards and keeps 1. You draw { $n } more.
    .short = choose from { $n }
sj-role-prospector = Prospector
    .of = Prospector
    .text = You draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. Nobody else does anything.
    .short = +{ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Goods and counted things. `.obj` is the object of a verb.

sj-good-indigo = indigo
    .obj = indigo
sj-good-sugar = sugar
    .obj = sugar
sj-good-tobacco = tobacco
    .obj = tobacco
sj-good-coffee = coffee
    .obj = coffee
sj-good-silver = silver
    .obj = silver
sj-good-customs = the customs office’s good
    .obj = the customs office’s good
sj-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .obj = { $n ->
        [0] nothing
        [one] { $n } card
       *[other] { $n } cards
    }
sj-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .obj =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
sj-goods = { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
    .obj =
        { $n ->
            [one] { $n } good
           *[other] { $n } goods
        }
sj-buildings = { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    } of { $of }
# One of the prices: “sugar 2”.
sj-price = { $good } { $n }

## What is asked. $what and $due are cards with their number, $n the cards in hand, $allowed a number of goods.

sj-ask-ChooseRole = Which role do you take?
sj-ask-ChooseRole-event = Which role or event do you take?
sj-ask-VisitRole = Which role does the visit repeat? Buildings have no effect during it.
sj-ask-VisitRole-first = Which role does the visit repeat?
sj-ask-UseLibrary = Use your library for this role? You have another turn this round.
sj-ask-Build = What do you build?
sj-ask-Build-pay = { $card }: choose { $what } to pay with.
sj-ask-Build-free = { $card } costs you nothing. Build?
# The question of a role that somebody else took.
sj-ask-theirs = { $name } takes the role of { $role }. { $question }
sj-ask-Cover = Where do you build { $card }?
sj-ask-Spend = { $card }: { $due } to pay. Do you spend goods?
sj-ask-Pay = { $card }: choose { $what } to pay with.
sj-ask-Produce = { $allowed ->
        [one] Where do you make a good?
       *[other] Where do you make up to { $allowed } goods?
    }
sj-ask-Sell = { $allowed ->
        [one] Which good do you sell?
       *[other] Which goods do you sell? Up to { $allowed }.
    }
sj-ask-Council = Draw { $drawn } and keep { $keep }?
sj-ask-Council-archive = Draw { $drawn }, then discard { $due } from your whole hand?
sj-ask-Keep = Which { $left ->
        [one] card do you keep?
       *[other] { $left } cards do you keep?
    }
sj-ask-Discard = Your archive: discard { $what }.
sj-ask-Mine = Do you use your { $card }?
sj-ask-TakeRevealed = Do you take { $revealed }?
sj-ask-Office = Your office building: discard up to 2 cards and draw as many?
sj-ask-Chapel = Put a card under your chapel?
sj-ask-Bank = Put cards under your bank? You can do this once per game.
sj-ask-Limit = You hold too many cards: discard { $what }.
sj-ask-Draft = Keep four cards: discard { $what }.
sj-ask-Taxes = Taxes: discard { $what }.
sj-ask-Amnesty = Which cards do you discard to draw as many?
sj-ask-Boom = What do you build for free?
sj-ask-Earthquake = Which building do you lose?

## What can be chosen. $cost and $crane are cards with their number. `.short` says it without what the card does.

sj-option-role = { $role }: { $text }
sj-option-event = { $card }: { $text }
sj-option-library = Use the library: the privilege twice
sj-option-without = Keep the library for your second turn
sj-option-build = Build { $card } for { $cost }: { $text }
    .short = Build { $card } for { $cost }
sj-option-build-free = Build { $card } for free: { $text }
    .short = Build { $card } for free
sj-option-build-crane = Build { $card } for { $cost }, or from { $crane } with the crane: { $text }
    .short = Build { $card } for { $cost }, or from { $crane } with the crane
sj-option-beside-for = Beside the others, for { $cost }
sj-option-over = Over { $card }
sj-option-over-for = Over { $card }, for { $cost }
sj-option-spend = Spend { $good }
sj-option-pay = Pay with { $card }
sj-option-produce = Make { $good }
sj-option-sell-for = Sell { $good } for { $cost }
sj-option-draw = Draw { $what }, keep { $keep }
sj-option-draw-archive = Draw { $what }, discard { $due } from your whole hand
sj-option-keep = Keep { $card }
sj-option-discard = Discard { $card }
sj-option-use = Turn up 4 cards
sj-option-use-goldsmith = Turn up a card
sj-option-take-card = Take { $card }: { $text }
sj-option-bury = Put { $card } under the chapel
sj-option-deposit = Put { $card } under the bank
sj-option-lose = Lose { $card }
sj-option-lose-good = Lose { $card } with its good
sj-option-lose-cards = Lose { $card } with { $n ->
        [one] the card
       *[other] the { $n } cards
    } under it
sj-option-lose-both = Lose { $card } with its good and { $n ->
        [one] the card
       *[other] the { $n } cards
    } under it
sj-option-pass-build = Build nothing
sj-option-pass-council = Draw nothing
sj-option-pass-mine = Leave it
sj-option-done-produce = Make no more
sj-option-done-sell = Sell no more
sj-option-done-spend = Pay the rest with cards
sj-option-done-chapel = No card
sj-option-done-bank = No cards
sj-option-done-office = Keep all cards
sj-option-leave = Leave the card
sj-option-back = Build something else

## What happened: clauses after a player’s name. $what is cards with their number, or a list of prices.

sj-event-round-began = Round { $round } begins, { $name } is governor.
sj-event-turn-began = is choosing a role
sj-event-took-role = takes the role of { $role }
sj-event-took-event = takes the event { $card }
sj-event-visited = repeats the role of { $role }
sj-event-doubled = uses the library
sj-event-passed = passes
sj-event-ended = The game is over.
sj-event-drew = draws { $what }
sj-event-drew-hidden = draws { $n ->
        [one] a card
       *[other] { $n } cards
    }
sj-event-event-shown = turns up the event { $card }
sj-event-turned-up = turns up { $what }
sj-event-reshuffled = { $n ->
        [one] { $n } discarded card is
       *[other] { $n } discarded cards are
    } shuffled into a new deck.
sj-event-prices-shown = Prices now: { $what }.
sj-event-built = builds { $card } for { $what }
sj-event-built-free = builds { $card } for free
sj-event-covered = covers { $card }
sj-event-spent = spends { $what }
sj-event-paid = pays with { $what }
sj-event-discarded = discards { $what }
sj-event-discarded-hidden = discards { $n ->
        [one] a card
       *[other] { $n } cards
    }
sj-event-kept = keeps { $what }
sj-event-kept-hidden = keeps { $n ->
        [one] a card
       *[other] { $n } cards
    }
sj-event-buried = puts { $what } under the chapel
sj-event-buried-hidden = puts { $n ->
        [one] a card
       *[other] { $n } cards
    } under the chapel
sj-event-deposited = puts { $what } under the bank
sj-event-deposited-hidden = puts { $n ->
        [one] a card
       *[other] { $n } cards
    } under the bank
sj-event-produced = makes { $what }
sj-event-sold = sells { $good } for { $what }
sj-event-sank = puts that good under the harbor
sj-event-helped = uses { $card }
sj-event-found = takes { $card }
sj-event-found-nothing = gets nothing
sj-event-lost = loses { $card }

## Why something is not possible. $role is a role, $cost and $due are cards with their number, $cards a number.

sj-reason-role-taken = The role of { $role } has already been taken this round.
sj-reason-role-unused = The role of { $role } has not been taken this round.
sj-reason-role-first = Take a role first.
sj-reason-event-not-open = The event { $event } is not face up.
sj-reason-nothing-to-visit = No role has been taken this round, so there is nothing to repeat.
sj-reason-visit-first = First say which role you repeat.
sj-reason-library-first = First say whether you use your library.
sj-reason-build-first = First build something, or pass.
sj-reason-not-in-hand = You do not hold { $card }.
sj-reason-already-built = You already have { $building }, and each city building can stand in a town only once.
sj-reason-left-building = You have just decided not to build { $building } over another building.
sj-reason-no-cathedral = The cathedral is not on the table.
sj-reason-cannot-pay = { $building } costs { $cost } now, and you have { $cards ->
        [0] no other card
        [one] { $cards } other card
       *[other] { $cards } other cards
    }.
sj-reason-too-dear = { $building } costs more than { $most }.
sj-reason-cover-first = First say where the new building stands.
sj-reason-no-such-building = You do not have { $building }.
sj-reason-can-stand-beside = { $building } can stand beside the others: nothing needs to be covered.
sj-reason-crane-stays = The crane itself can never be covered.
sj-reason-same-kind = { $building } cannot cover another of its kind.
sj-reason-spend-first = First say which goods you spend.
sj-reason-spend-more = { $due } to pay, and you hold only { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
sj-reason-no-good = There is no good left there: { $building }.
sj-reason-pick-first = First pick cards, or say that you are done.
sj-reason-pick-upwards = Cards are picked in order: { $card } comes before { $last }.
sj-reason-too-few-after = Cards are picked in order, and after { $card } too few would be left.
sj-reason-produce-first = First say what you make.
sj-reason-not-empty = You have no empty building of this kind: { $building }.
sj-reason-sell-first = First say what you sell.
sj-reason-council-first = First draw cards, or pass.
sj-reason-keep-first = First keep a card.
sj-reason-not-drawn = { $card } is not among the cards you drew.
sj-reason-mine-first = First say whether you use your { $building }.
sj-reason-take-first = First take or leave { $card }.
sj-reason-lose-first = First say which building you lose.
sj-reason-lose-alike = Another { $building } would lose you just as much, and that one you can choose.

## How everybody stands

sj-label-points = points
sj-label-wealth = cards and goods
sj-chart-points = Points
sj-chart-buildings = Buildings
sj-chart-cards = Cards in hand

## What a building costs. $n is a number.

sj-cost-printed = Printed cost
sj-cost-privilege = Builder’s privilege
sj-cost-library = Library
sj-cost-smithy = Smithy
sj-cost-quarry = Quarry
sj-cost-crane = Crane
sj-cost-boom = Construction boom
sj-cost-goods = Goods, through the black market
sj-cost-total = You pay
sj-cost-with-crane = With the crane, from { $n }
sj-cost-with-goods = Up to { $n } of it in goods

## The table. $n is a number, $of another.

# A card, read out. $cost is a number, $points “2 points”.
sj-card-label = { $card }, cost { $cost }, { $points }. { $text }.
sj-card-label-six = { $card }, cost { $cost }. { $text }.
sj-event-label = { $card }. { $text }.
sj-hand-label = Your hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, limit { $of }
sj-hand-empty = No cards in hand
sj-hand-touch = Touch a card to read what it does.
# Why the limit is not the usual one. $n is the limit, $who one or more names.
sj-limit-guarded = Limit { $n }: guard room of { $who }
sj-limit-tower = Limit { $n }: your tower
# On the card itself.
sj-card-event = Event
sj-drawn = Cards you drew
sj-under-mine = Under { $card }
sj-under-label = Under your { $card }: { $what }
sj-role-free = { $role }. { $text }
sj-role-taken = { $role }, taken this round
sj-role-taken-by = { $role }, taken by { $name }
sj-prices = Prices
sj-prices-label = Price card: { $what }
sj-prices-hidden = The price card is face down
sj-prices-next = The next price card: { $what }
sj-deck-label = Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
sj-discard-label = Discard pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
sj-cathedral-label = { $label } Anybody can build it.
sj-revealed = { $name } turns up{ $result ->
        [card] , and takes { $card }
        [none] , and gets nothing
       *[open] :
    }
sj-town = { $name }’s town: { $n } of { $of } buildings, { $points }
sj-town-mine = Your town: { $n } of { $of } buildings, { $points }
# One building in a town. $good is yes or no, $n the cards under it.
sj-building = { $card }{ $good ->
        [yes] , with a good
       *[no] {""}
    }{ $n ->
        [0] {""}
        [one] , { $n } card under it
       *[other] , { $n } cards under it
    }
sj-last = Last phase: somebody has { $n } buildings
sj-round = Round { $n }
# A mark on a card of the hand: it just came; one of it is built already. $label is the card, read out.
sj-tag-new = new
sj-tag-owned = built
sj-tagged = { $label } ({ $tag })
sj-things = { $name }’s things
sj-preview = A set-up of San Juan with { $n } kinds of buildings
sj-table = The middle of the table

## Picking several things at once

sj-gesture-build = Choose a card from your hand.
sj-gesture-none = You cannot pay for any of your cards.
sj-gesture-other = Back
sj-gesture-where = Where
sj-gesture-beside = Beside
sj-gesture-goods = Goods
sj-gesture-pay = Pay with { $what }
sj-gesture-paid = { $n } of { $of } paid
sj-gesture-picked = { $n } of { $of } picked
sj-gesture-more = { $n ->
        [one] Pick { $n } more card
       *[other] Pick { $n } more cards
    }
sj-gesture-pick = { $n ->
        [one] Choose { $n } card
       *[other] Choose { $n } cards
    }
sj-gesture-up-to = Choose up to { $n } cards
sj-gesture-good = Choose a good
sj-gesture-last = This is your { $n }th building: it ends the game.
sj-gesture-do-build = Build { $card }
sj-gesture-do-pay = Pay { $what }
sj-gesture-do-produce = { $n ->
        [0] Make nothing
        [one] Make { $n } good
       *[other] Make { $n } goods
    }
sj-gesture-do-sell = { $n ->
        [0] Sell nothing
        [one] Sell { $n } good for { $what }
       *[other] Sell { $n } goods for { $what }
    }
sj-gesture-do-keep = { $n ->
        [one] Keep { $n } card
       *[other] Keep { $n } cards
    }
sj-gesture-do-discard = { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
sj-gesture-do-exchange = { $n ->
        [0] Keep all cards
        [one] Replace { $n } card
       *[other] Replace { $n } cards
    }
sj-gesture-do-under = { $n ->
        [0] Put no card under it
        [one] Put { $n } card under it
       *[other] Put { $n } cards under it
    }

## The table in words

sj-text-round = Round { $n }. { $name } is governor.
sj-text-hand = Cards in hand
# A card without its name. $cost is a number, $points “2 points”.
sj-text-card = Cost { $cost }, { $points }. { $text }.
sj-text-card-six = Cost { $cost }. { $text }.
sj-text-taken = Taken this round.
# “3 cards and 2 goods”, as a whole line.
sj-holds = { $what }

## The end

sj-scoring = Points, building by building
sj-scoring-under = Cards under buildings
sj-scoring-total = Total

## Help: the title and a few words

sj-topics-game = The game
sj-topics-roles = Roles
sj-topics-production = Production buildings
sj-topics-city = City buildings
sj-topics-new = The New Buildings
sj-topics-events = Events
sj-topics-end = The end
sj-topic-role = Whoever takes a role acts first and has its privilege. The others follow in turn, with the action only.
sj-topic-cards = Cards are everything
    .text = A card face up in front of you is a building, a card in your hand is money or a future building, and a card face down on a building is a good.
sj-topic-round = A round
    .text = In turn, each player takes a role that is still there, and everybody acts in its phase. With two players the governor takes two roles. Then the roles go back, and the next player becomes governor.
sj-topic-governor = The governor
    .text = The governor takes the first role of the round. Then the card passes to the left.
sj-topic-hand = The hand limit
    .text = At the start of a round you may keep 7 cards; the rest are discarded. During a round you may hold any number.
sj-topic-price = The price card
    .text = The trader turns it up before anybody sells. It shows how many cards each good brings. There are five, always in the same order.
sj-topic-deck = The deck
    .text = When it is used up, the discard pile is shuffled and becomes the new deck.
sj-topic-discard = The discard pile
    .text = What is paid, sold or thrown away lies here face down.
sj-topic-goods = Goods
    .text = A good is a card lying face down on a building, one at most. Its kind is that of the building, whatever the card shows.
sj-topic-cost = What a building costs
    .text = You pay with other cards from your hand. The builder pays 1 less, a smithy or quarry takes off 1 more, a crane takes off the cost of what you build over, and a black market accepts goods instead of cards.
sj-topic-under = Cards under buildings
    .text = Each card under a chapel, bank or harbor is worth 1 point at the end, even if the building is covered later.
sj-topic-events = Events
    .text = An event that turns up is laid out, and another card is drawn in its place. On your turn you may take one instead of a role.
sj-topic-end = The end and the points
    .text = When somebody has 12 buildings, the builder phase is finished and the game is over. Whoever has the most points wins; a tie goes to the player with more cards in hand and goods.

## A guided first game

sj-lesson-welcome = Welcome to San Juan. You are building a town. On your turn you take one of these five roles, and then everybody does what it says. Only you have its privilege.
sj-lesson-hand = These are your cards. Each is a building, and each is money: you pay for one with the others. The number at the top left is what it costs you, the star is what it is worth. They lie below the table; point at one or touch it to read what it does.
sj-lesson-builder = Take the builder. Everybody may build, and you pay 1 card less.
sj-lesson-build = Choose a building and then the cards you pay with. A production building is a good start.
sj-lesson-theirs = Now the others may build too. Then it is their turn to take a role. Whatever it is, you join in when you are asked.
sj-lesson-producer = Answer what the others’ roles ask of you. When it is your turn to choose again, take the producer: each production building holds one good, and you may make one more than the others.
sj-lesson-produce = Choose the buildings that make a good, and confirm. A good is a card, face down on its building.
sj-lesson-round = When everybody has taken a role, the round is over: the roles go back, and the next player is governor and takes the first role of the new round.
sj-lesson-trader = Join in with the role of the other player. When it is your turn to choose, take the trader to sell what you made. The price card is turned up first.
sj-lesson-sell = The best sale is marked: confirm it or change it. Goods are sold for as many cards as the price card says. More expensive buildings make more valuable goods.
sj-lesson-councillor = The next time you choose, take the councillor if it is there. You see five cards and keep the best.
sj-lesson-keep = First draw, then choose the card you keep. What you do not keep is discarded, and nobody sees it.
sj-lesson-discounts = City buildings, in violet, help you for the rest of the game. Look at one of your cards: it says what it does, what it costs you now, and why.
sj-lesson-goal = The game ends when somebody has 12 buildings. Golden buildings of cost 6 count for a lot at the end. Play on: the town is yours.
