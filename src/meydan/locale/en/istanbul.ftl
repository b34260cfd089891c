### Istanbul: the words of the game at the table. All ids begin with ist-.
###
### What stands in many messages:
###   $place          the name of a place, as it is (nominative)
###   $to, $at        the forms .to and .at of a place: “to the Tea House”, “at the Tea House”
###   $what, $cost    counted things as the object of a verb, such as “2 lira” or “1 fabric and 3 lira”: made from the
###                   forms .obj below and joined as a list
###   $name, $names   the name of a player, or several joined as a list; never inflected
###   $card, $tile    the name of a card or tile, never inflected: keep it in quotation marks or after a colon
### Every option is a button or a thing on the board: begin with a verb, say what happens. Every event is a clause about
### a player whose name stands before it (“Ada” “goes to the Tea House”), in the present tense, without a full stop;
### events that nobody did are whole sentences with a full stop.

## The 25 places. .to: where somebody goes; .at: where somebody is or something happens.

ist-place-1 = Wainwright
    .to = to the Wainwright
    .at = at the Wainwright
ist-place-2 = Fabric Warehouse
    .to = to the Fabric Warehouse
    .at = at the Fabric Warehouse
ist-place-3 = Spice Warehouse
    .to = to the Spice Warehouse
    .at = at the Spice Warehouse
ist-place-4 = Fruit Warehouse
    .to = to the Fruit Warehouse
    .at = at the Fruit Warehouse
ist-place-5 = Post Office
    .to = to the Post Office
    .at = at the Post Office
ist-place-6 = Caravansary
    .to = to the Caravansary
    .at = at the Caravansary
ist-place-7 = Fountain
    .to = to the Fountain
    .at = at the Fountain
ist-place-8 = Black Market
    .to = to the Black Market
    .at = at the Black Market
ist-place-9 = Tea House
    .to = to the Tea House
    .at = at the Tea House
ist-place-10 = Large Market
    .to = to the Large Market
    .at = at the Large Market
ist-place-11 = Small Market
    .to = to the Small Market
    .at = at the Small Market
ist-place-12 = Police Station
    .to = to the Police Station
    .at = at the Police Station
ist-place-13 = Sultan’s Palace
    .to = to the Sultan’s Palace
    .at = at the Sultan’s Palace
ist-place-14 = Small Mosque
    .to = to the Small Mosque
    .at = at the Small Mosque
ist-place-15 = Great Mosque
    .to = to the Great Mosque
    .at = at the Great Mosque
ist-place-16 = Gemstone Dealer
    .to = to the Gemstone Dealer
    .at = at the Gemstone Dealer
ist-place-17 = Roasting Plant
    .to = to the Roasting Plant
    .at = at the Roasting Plant
ist-place-18 = Guild Hall
    .to = to the Guild Hall
    .at = at the Guild Hall
ist-place-19 = Tavern
    .to = to the Tavern
    .at = at the Tavern
ist-place-20 = Coffee House
    .to = to the Coffee House
    .at = at the Coffee House
ist-place-21 = Embassy
    .to = to the Embassy
    .at = at the Embassy
ist-place-22 = Kiosk
    .to = to the Kiosk
    .at = at the Kiosk
ist-place-23 = Auction House
    .to = to the Auction House
    .at = at the Auction House
ist-place-24 = Secret Society
    .to = to the Secret Society
    .at = at the Secret Society
ist-place-25 = Catacombs
    .to = to the Catacombs
    .at = in the Catacombs

## Goods, as names of their kind

ist-good-fabric = fabric
ist-good-spice = spice
ist-good-fruit = fruit
ist-good-jewelry = jewelry
ist-good-coffee = coffee

## Counted things. The value stands alone (“2 lira”), .obj is the object of a verb (“pays 2 lira”). $n: how many.
## In English both are the same; languages with cases need the forms of each.

ist-fabric = { $n } fabric
    .obj = { $n } fabric
ist-spice = { $n } spice
    .obj = { $n } spice
ist-fruit = { $n } fruit
    .obj = { $n } fruit
ist-jewelry = { $n } jewelry
    .obj = { $n } jewelry
ist-coffee = { $n } coffee
    .obj = { $n } coffee
ist-lira = { $n } lira
    .obj = { $n } lira
ist-any-goods =
    { $n ->
        [one] { $n } good of any kind
       *[other] { $n } goods of any kind
    }
    .obj =
        { $n ->
            [one] { $n } good of any kind
           *[other] { $n } goods of any kind
        }
ist-rubies =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
    .obj =
        { $n ->
            [one] { $n } ruby
           *[other] { $n } rubies
        }
ist-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .obj =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
ist-guild-cards =
    { $n ->
        [one] { $n } guild card
       *[other] { $n } guild cards
    }
    .obj =
        { $n ->
            [one] { $n } guild card
           *[other] { $n } guild cards
        }
ist-tiles =
    { $n ->
        [one] { $n } mosque tile
       *[other] { $n } mosque tiles
    }
    .obj =
        { $n ->
            [one] { $n } mosque tile
           *[other] { $n } mosque tiles
        }
ist-extensions =
    { $n ->
        [one] { $n } wheelbarrow extension
       *[other] { $n } wheelbarrow extensions
    }
    .obj =
        { $n ->
            [one] { $n } wheelbarrow extension
           *[other] { $n } wheelbarrow extensions
        }
ist-letters =
    { $n ->
        [one] { $n } letter
       *[other] { $n } letters
    }
ist-seals =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
    .obj =
        { $n ->
            [one] { $n } seal
           *[other] { $n } seals
        }
ist-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
    .obj =
        { $n ->
            [one] { $n } step
           *[other] { $n } steps
        }
# The neutral merchants of a game of two, as somebody who is paid: “Pay 4 lira to Ada and a neutral merchant”. $n: how many.
ist-neutral-merchants =
    { $n ->
        [one] a neutral merchant
       *[other] { $n } neutral merchants
    }
# A player who is paid for merchant and companion. $name: the player.
ist-twice = { $name } (twice)
# Where a list of things is empty.
ist-nothing = nothing

## Labels

ist-label-rubies = Rubies
ist-label-lira = Lira
ist-label-goods = Goods
ist-label-cards = Cards in hand
ist-chart-rubies = Rubies by round
ist-chart-lira = Lira by round

## Figures and pieces

ist-figure-governor = Governor
ist-figure-smuggler = Smuggler
ist-figure-trader = Coffee Trader
ist-figure-courier = Courier
ist-family = Family member
ist-companion = Companion
ist-assistant = Assistant
ist-merchant = Merchant
ist-barrier = Barrier
ist-barrow = Wheelbarrow
ist-deck = Deck of bonus cards
ist-discard = Discard pile
ist-dice = Dice
ist-letter = Letter
ist-delivered = Delivered letter
ist-seal = Seals
ist-ruby = Rubies
ist-turn = The turn
ist-end = End of the game
ist-caravan = Caravan Leader
ist-neutral = Neutral pieces

## Bonus cards: the name, and what the card does in one short line

ist-card-good = 1 good
ist-card-good-text = Gain one good of your choice.
ist-card-lira = 5 lira
ist-card-lira-text = Take 5 lira.
ist-card-far = Move 3 or 4
ist-card-far-text = Go three or four steps instead of one or two.
ist-card-stay = Stay
ist-card-stay-text = Do not move: use the place where you are once more.
ist-card-return = Return an assistant
ist-card-return-text = One of your assistants comes back to you.
ist-card-family = Family to the police
ist-card-family-text = Your family member goes to the Police Station; take a card or 3 lira.
ist-card-any = Sell any goods
ist-card-any-text = Sell goods of any kind at the Small Market.
ist-card-post = Post Office twice
ist-card-post-text = Collect the mail once more.
ist-card-palace = Palace twice
ist-card-palace-text = Buy another ruby at the Sultan’s Palace, at its new price.
ist-card-dealer = Dealer twice
ist-card-dealer-text = Buy another ruby from the Gemstone Dealer, at its new price.
ist-card-coffee = 2 coffee
ist-card-coffee-text = Take 2 coffee.
ist-card-guild = Guild card for 2 coffee
ist-card-guild-text = Pay 2 coffee and draw a guild card.
ist-card-coffee-lira = 8 lira for a coffee
ist-card-coffee-lira-text = Pay 1 coffee and take 8 lira.
ist-card-swap = Swap
ist-card-swap-text = Give up to 3 goods or coffee and take as many others.
ist-card-coffee-dice = Dice for coffee
ist-card-coffee-dice-text = Roll two dice for coffee: a total of 2 to 6 gives 1, 7 or 8 gives 2, 9 or 10 gives 3, 11 or 12 gives 4.
ist-card-six = Turn a die to 6
ist-card-six-text = Turn one die of your roll to 6.
ist-card-corner = To a corner
ist-card-corner-text = Go to a corner of the board instead of one or two steps.
ist-card-wainwright = Wainwright twice
ist-card-wainwright-text = Buy another barrow extension.
ist-card-house = Coffee House twice
ist-card-house-text = Buy another ruby at the Coffee House, at its new price.
ist-card-letter = A letter
ist-card-letter-text = Take a letter.
ist-card-letter-dice = Dice for letters
ist-card-letter-dice-text = Roll two dice for letters or lira.
ist-card-good-lira = 7 lira for a good
ist-card-good-lira-text = Give one good (in the Grand Bazaar a coffee will do, too) and take 7 lira.
ist-card-fabric = Fabric and 3 lira
ist-card-fabric-text = Gain 1 fabric and 3 lira.
ist-card-spice = Spice and 3 lira
ist-card-spice-text = Gain 1 spice and 3 lira.
ist-card-fruit = Fruit and 3 lira
ist-card-fruit-text = Gain 1 fruit and 3 lira.
ist-card-copy = Copy
ist-card-copy-text = Do what the top card of the discard pile says.
ist-card-errand = Errand
ist-card-errand-text = Instead of your turn, your family member goes one step and acts there.
ist-card-join = Join a merchant
ist-card-join-text = Go where another merchant is, without paying for it.
ist-card-companion = Companion 2 steps
ist-card-companion-text = Your companion goes two steps instead of one.
ist-card-figure = A figure from afar
ist-card-figure-text = Use the Governor, Smuggler, Coffee Trader or Courier wherever he is, and pay him.
ist-card-mosque = Mosque twice
ist-card-mosque-text = Take another tile at the mosque.
ist-card-society = Secret Society twice
ist-card-society-text = Pay 6 seals for another ruby.
ist-card-ride = Ride
ist-card-ride-text = Pay 3 lira and go to any place.

# When a bonus card may be played: a line under what it does.
ist-when-any = Play it at any time during your turn.
ist-when-calm = Play it on your turn, but not in the middle of an action.
ist-when-move = Play it instead of moving one or two steps.
ist-when-before = Play it before or right after you move, before you deal with your assistant.
ist-when-sell = Play it when you are about to sell.
ist-when-after = Play it right after the action of that place, before any encounters.
ist-when-roll = Play it right after a roll of your own.
ist-when-copy = Play it whenever the card on top of the discard pile could be played.
ist-when-errand = Play it instead of your whole turn.

## Guild cards: played instead of the whole turn

ist-guild-1 = Free extension
ist-guild-1-text = Take a barrow extension for free.
ist-guild-2 = Fabric and more
ist-guild-2-text = Fill up fabric, then gain three different goods.
ist-guild-3 = Spice and more
ist-guild-3-text = Fill up spice, then gain three different goods.
ist-guild-4 = Fruit and more
ist-guild-4-text = Fill up fruit, then gain three different goods.
ist-guild-5 = One of each
ist-guild-5-text = Take 4 lira and one of each good.
ist-guild-6 = Three cards
ist-guild-6-text = Draw 3 bonus cards.
ist-guild-7 = Back to the Fountain
ist-guild-7-text = Go to the Fountain, call your assistants back, then take another turn.
ist-guild-8 = Black Market doubled
ist-guild-8-text = Take 2 fabric, spice or fruit and roll for up to 3 jewelry.
ist-guild-9 = Tea House doubled
ist-guild-9-text = Name a number and roll for twice as much lira.
ist-guild-10 = Sale for 15 lira
ist-guild-10-text = Give 1 fabric, 1 spice and 1 fruit for 15 lira.
ist-guild-11 = Sale for 20 lira
ist-guild-11-text = Give 1 fabric, 1 spice and 1 jewelry for 20 lira.
ist-guild-12 = Any place
ist-guild-12-text = Use any place from afar; then your family member goes to the Police Station.
ist-guild-13 = Palace ruby
ist-guild-13-text = Give any 6 goods for a ruby from the Sultan’s Palace.
ist-guild-14 = Small Mosque tile
ist-guild-14-text = Take a tile at the Small Mosque for 1 of its good.
ist-guild-15 = Great Mosque tile
ist-guild-15-text = Take a tile at the Great Mosque for 1 of its good.
ist-guild-16 = Dealer’s ruby
ist-guild-16-text = Pay 15 lira for a ruby from the Gemstone Dealer, and take a coffee for each of your rubies.
ist-guild-17 = Five coffee
ist-guild-17-text = Take 5 coffee.
ist-guild-18 = More guild cards
ist-guild-18-text = Take a coffee and 2 guild cards.
ist-guild-19 = Tavern round
ist-guild-19-text = Buy once or twice at the Tavern, for a coffee less in all.
ist-guild-20 = Coffee House ruby
ist-guild-20-text = Take a ruby from the Coffee House at half its price.

## Kiosk tiles. “-dry” is the tile without Mocha & Baksheesh, where there is no coffee.

ist-kiosk-1 = Fruit and a lira
ist-kiosk-1-text = Gain 1 fruit and 1 lira.
ist-kiosk-2 = Spice and a lira
ist-kiosk-2-text = Gain 1 spice and 1 lira.
ist-kiosk-3 = Fabric and a lira
ist-kiosk-3-text = Gain 1 fabric and 1 lira.
ist-kiosk-4 = 2 fruit
ist-kiosk-4-text = Gain 2 fruit.
ist-kiosk-5 = 2 spice
ist-kiosk-5-text = Gain 2 spice.
ist-kiosk-6 = 2 fabric
ist-kiosk-6-text = Gain 2 fabric.
ist-kiosk-7 = 1 fruit
ist-kiosk-7-text = Gain 1 fruit.
ist-kiosk-8 = 1 spice
ist-kiosk-8-text = Gain 1 spice.
ist-kiosk-9 = 1 fabric
ist-kiosk-9-text = Gain 1 fabric.
ist-kiosk-10 = 1 jewelry
ist-kiosk-10-text = Gain 1 jewelry.
ist-kiosk-11 = A card
ist-kiosk-11-text = Draw a bonus card.
ist-kiosk-12 = 2 lira
ist-kiosk-12-text = Take 2 lira.
ist-kiosk-13 = Coffee or 2 lira
ist-kiosk-13-text = Take a coffee or 2 lira.
ist-kiosk-13-dry = 2 lira
ist-kiosk-13-dry-text = Take 2 lira.
ist-kiosk-14 = Coffee or 3 lira
ist-kiosk-14-text = Take a coffee or 3 lira.
ist-kiosk-14-dry = 3 lira
ist-kiosk-14-dry-text = Take 3 lira.
ist-kiosk-15 = Companion home
ist-kiosk-15-text = Your companion comes back to your supply.
ist-kiosk-16 = A die for lira
ist-kiosk-16-text = Roll a die and take that many lira.
ist-kiosk-17 = Extension for 10 lira
ist-kiosk-17-text = Pay 10 lira for a barrow extension.
ist-kiosk-18 = Extension for goods
ist-kiosk-18-text = Pay 1 fabric, 1 spice and 1 fruit for a barrow extension.
ist-kiosk-19 = To the Fountain
ist-kiosk-19-text = Your merchant goes to the Fountain, with the assistants he carries.
ist-kiosk-20 = Letter and good
ist-kiosk-20-text = Swap a letter for a good or a coffee, or the other way round.
ist-kiosk-20-dry = Letter and good
ist-kiosk-20-dry-text = Swap a letter for a good, or the other way round.
ist-kiosk-21 = Letter and card
ist-kiosk-21-text = Swap a letter for a card, or the other way round.
ist-kiosk-22 = Letter and lira
ist-kiosk-22-text = Pay 2 lira for a letter, or give a letter for 3 lira.
ist-kiosk-23 = Card and lira
ist-kiosk-23-text = Pay 2 lira for a card, or discard a card for 3 lira.

## Mosque tiles and tavern tiles

ist-tile-red = red mosque tile
ist-tile-red-text = After your roll at the Black Market or the Tea House, turn one die to 4 or reroll both.
ist-tile-green = green mosque tile
ist-tile-green-text = At a warehouse, buy one more good of any kind for 2 lira.
ist-tile-yellow = yellow mosque tile
ist-tile-yellow-text = Once per turn, get one assistant back for 2 lira.
ist-tile-blue = blue mosque tile
ist-tile-blue-text = A fifth assistant joins you at once.
ist-tavern-movement = movement tile
ist-tavern-movement-text = Move any number of places in a straight line.
ist-tavern-encounter = encounter tile
ist-tavern-encounter-text = Governor, Smuggler and Coffee Trader cost you nothing when you meet them.
ist-tavern-encounter-text-letters = Governor, Smuggler, Coffee Trader and Courier cost you nothing when you meet them.

## What is asked, said to the one who is asked

ist-ask-Move = Where do you go?
# With the first question. $n: how many rubies begin the end.
ist-goal = Collect { $n } rubies to win. Go one or two steps, leave an assistant, use the place.
# What awaits whoever goes to a place. $what: counted things; $names: who is paid.
ist-ahead-lacks = You lack { $what }.
ist-ahead-idle = There is nothing for you to do there now.
ist-ahead-cards = A card in your hand may help.
ist-ahead-tile = Your yellow tile may help.
ist-ahead-pays = On arrival you pay { $what }: { $names }.
# What the dice came to. $bid: the number that was named.
ist-told-reached = The dice show { $low } and { $high }: { $bid } is reached.
ist-told-missed = The dice show { $low } and { $high }: { $bid } is missed.
# What luck brought, told with the next question: $card was drawn or taken.
ist-told-taken = You took “{ $card }”.
# $rolls: how many; $mean: the average total; $expected: what is to be expected
ist-luck =
    { $rolls ->
        [one] { $rolls } roll, average { $mean } (expected { $expected })
       *[other] { $rolls } rolls, average { $mean } (expected { $expected })
    }
# $at: where the merchant has arrived.
ist-ask-AssistantStep = You are { $at }. What about your assistant?
ist-ask-AssistantStep-none = You have no assistant left: your turn ends here.
ist-ask-AssistantStep-card = You have no assistant left: without a card or a tile your turn ends here.
# $names: whom somebody meets there, with the neutral merchants; $what: what they are paid in all.
ist-ask-MeetMerchants = You meet { $names } here. Do you pay { $what }?
# The same where it is not one merchant of one player.
ist-ask-MeetMerchants-many = You meet { $names } here. Do you pay { $what }?
ist-ask-MeetMerchants-companion = Your companion meets { $names } here. Do you pay { $what }?
# Said where the fee cannot be paid. $have: how many lira there are, a number.
ist-ask-MeetMerchants-poor = You meet { $names } here and owe { $what }, but have { $have }: your turn ends.
# $at: where the merchant is.
ist-ask-Encounters = Is there anything left to do { $at }?
ist-ask-Encounters-nowhere = Is there anything left to do?
# $name: whose family member it is; $what: so many lira.
ist-ask-Encounters-catch = You caught { $name }’s family member: a card or { $what }?
# The same question where ending the turn is all that is left.
ist-ask-Encounters-end = There is nothing left to do this turn.
ist-ask-Encounters-card = Only a card is left to play, if you like.
ist-ask-GovernorToll = How do you pay the Governor for his card?
ist-ask-SmugglerToll = How do you pay the Smuggler for his good?
ist-ask-SmugglerToll-mocha = How do you pay for what you were given?
ist-ask-ExtendBarrow = Do you buy an extension for your barrow?
ist-ask-FillBarrow = Do you fill up your barrow?
ist-ask-ExtraGood = Green tile: do you buy one more good for 2 lira?
ist-ask-CollectMail = Do you collect the mail?
ist-ask-VisitCaravansary = Where does your first card come from?
ist-ask-VisitCaravansaryForCoffee = Where does your first card come from? You get a coffee as well.
ist-ask-VisitCaravansaryForCoffee-empty = There are no bonus cards left. Do you take the coffee?
ist-ask-ChooseSource = Where does your second card come from?
ist-ask-DiscardOne = Which card do you discard?
ist-ask-RecallAssistants = Which assistants come back to you?
ist-ask-RecallMore = Who else comes back to you?
ist-ask-TradeOnTheSly = Which good do you take? You may also roll first.
# $low, $high: what the dice show.
ist-ask-TakeGood = The dice show { $low } and { $high }. Which good do you take?
ist-ask-NameYourBid = Which number do you name?
ist-ask-BendDice = The dice show { $low } and { $high }. Do you use your red tile?
# In the Tea House. $bid: the number that was named.
ist-ask-BendDice-bid = You named { $bid }, and the dice show { $low } and { $high }. What do you do?
ist-ask-BendDice-card = The dice show { $low } and { $high }. Do you turn one?
# $high: what the die shows.
ist-ask-BendDice-one = The die shows { $high }. Do you turn it?
ist-ask-SellGoods = What do you sell?
ist-ask-SellGoods-any = What do you sell? Any goods will do this time.
ist-ask-SendFamily = Where do you send your family member?
ist-ask-DeliverGoods = Do you give these goods for a ruby?
ist-ask-TakeTile = Which mosque tile do you take?
# $cost: the price in lira; $have: how many lira the player has.
ist-ask-BuyRuby = Do you buy a ruby? It costs { $cost }, and you have { $have }.
ist-ask-Roast = What do you exchange for coffee? Up to 3 things, 2 coffee each.
ist-ask-RoastMore = What else do you exchange for 2 coffee?
ist-ask-Enlist = Do you take a coffee and two guild cards?
ist-ask-DiscardOneGuild = Which guild card do you discard?
# $cost: the price in coffee; $have: how many coffee the player has.
ist-ask-BuyWithCoffee = Do you buy a ruby? It costs { $cost }, and you have { $have }.
# $what: the player’s coffee.
ist-ask-VisitTavern = What do you buy? You have { $what }.
ist-ask-TavernRun = Your guild card: what do you buy at the Tavern, for a coffee less?
ist-ask-TavernRun-more = Your guild card: what else do you buy at the Tavern?
# $place: the place on one side of the barrier.
ist-ask-SetBarrier = The barrier stands beside { $place }. Which place is on the other side?
ist-ask-UseNeighbour = Which place next to the barrier do you use from afar?
ist-tavern-barrier = Barrier and an action from afar
# $what: the price in coffee.
ist-tavern-barrier-for = Barrier and an action from afar, for { $what }
ist-barrier-first = Between which two places does the barrier stand? Touch one of them.
# $place: the place on one side of the barrier.
ist-barrier-second = { $place } and which neighbour?
ist-ask-AllButOne = You get three of the four goods. Which one do you leave?
ist-ask-GuildMarket = Which good do you take 2 of? You may also roll first.
ist-ask-TakeTwo = The dice show { $low } and { $high }. Which good do you take 2 of?
ist-ask-GuildTea = Which number do you name? What you win is doubled.
ist-ask-ChoosePlace = Which place do you use from afar?
ist-ask-Ordered = What do you do { $at }, from afar?
# $left: how many goods are still to be given.
ist-ask-GiveGoods =
    { $left ->
        [one] Which good do you give? One more to go.
       *[other] Which goods do you give? { $left } to go.
    }
ist-ask-FreeTile = Which mosque tile do you take for 1 of its good?
ist-ask-SwapGive = What do you give away?
# $left: how many goods or coffee are still to be taken.
ist-ask-SwapTake =
    { $left ->
        [one] What do you take instead? One more.
       *[other] What do you take instead? { $left } to go.
    }
ist-ask-VisitAuction = Which good do you take? Then two cards are auctioned.
# $name: who offered most so far; $what: how much; $have: the player’s lira, counted.
ist-ask-Bid = Two cards are being auctioned, and { $name } bids { $what }. Do you bid more? You have { $have }.
ist-ask-Bid-open = Two cards are being auctioned. What is your opening bid? You have { $have }.
ist-ask-VisitKiosk = Do you take a letter and open the Kiosk?
ist-ask-KioskPick = Which kiosk tile do you pick?
# $tile: what the tile does, as a sentence.
ist-ask-UseTile = Your kiosk tile: { $tile } Do you use it?
ist-ask-TakeOne = What do you take for the letter?
ist-ask-CourierToll = How do you pay the Courier for his letter?
ist-ask-DoubleTurn = Do you buy another turn with letters?
# $what: the seals that are due.
ist-ask-SpendLetters = Which letter do you give? You still owe { $what }.
ist-ask-GatherAtFountain = Who comes back to you?
ist-ask-GatherMore = Who else comes back to you?
ist-ask-VisitEmbassy = Do you take two letters?
# $what: the seals of the player’s letters.
ist-ask-VisitSociety = Which ruby do you take for 6 seals? You have { $what }.
ist-ask-EnterCatacombs = What do you take? Then your merchant or companion comes out at any place.
ist-ask-ChooseWhoGoes = Who comes out of the Catacombs, and where?
# Where a place has nothing to offer. $at: where.
ist-ask-nothing = There is nothing you can do { $at } now.
# The same with a reason. $reason: a whole sentence.
ist-ask-nothing-why = You cannot act { $at } now. { $reason }
ist-ask-nothing-card = Without a card or a tile you cannot act { $at } now. { $reason }
# $card: the card that is copied.
ist-ask-copying = You are copying “{ $card }”. How do you use it?
# Put before a question when a place is used without a piece there. $place: the place; $question: the question.
ist-ask-afar = { $place }, from afar. { $question }
# The same for an errand of the family member. $at: where it is; $question: the question.
ist-ask-errand = Your family member is { $at }. { $question }
# While a card or tile is opened that can be used in several ways. $name: its name.
ist-open-go = “{ $name }”: where do you go? Choose a glowing place.
ist-open-back = “{ $name }”: which assistant comes back? Choose a glowing place.
ist-open-place = “{ $name }”: choose a glowing place.
ist-open-which = “{ $name }”: what do you choose?
ist-open-smuggler = Which good do you ask the Smuggler for?
ist-open-ride = Movement tile: where do you go?

## What can be chosen

ist-option-move = Go { $to }
ist-option-pick-up = Pick up your assistant
ist-option-pick-up-neutral = Pick up a neutral assistant
ist-option-leave = Leave an assistant here
ist-option-leave-neutral = Leave a neutral assistant here
# Paying merchants who are met, or a figure for what he gave. $what: how much in all.
ist-option-pay = Pay { $what }
ist-option-stop = Stop here: your turn ends without an action
ist-option-extend = Buy an extension for { $what }
ist-option-fill = Take { $what }
ist-option-fill-full = Fill up, although there is no room
# The barrow is full: all that is left is what the green tile buys. $what: its price.
ist-option-fill-green = Buy one more good for { $what } (green tile)
ist-option-extra = Buy { $what } for 2 lira
ist-option-extra-none = Buy nothing more
ist-option-collect-mail = Collect { $what }
ist-option-collect-letters = Take two letters
ist-option-collect-kiosk = Take a letter, then everybody picks kiosk tiles
ist-option-collect = Take it
ist-option-draw-deck = Draw from the deck
ist-option-draw-discard = Take “{ $card }” from the discard pile
ist-option-draw-discard-empty = Take the top card of the discard pile
ist-option-discard = Discard “{ $card }”
ist-option-discard-guild = Discard the guild card “{ $card }”
ist-option-recall = Call back the assistant { $at }
ist-option-take = Take { $what }
ist-option-take-then-roll = Take { $what }, then roll for jewelry
ist-option-roll = Roll first, then take a good
# $number: the number that is named; $percent: in how many of a hundred rolls it is reached.
ist-option-bid = Name { $number }: { $percent } % of rolls reach it
ist-option-keep = Leave the dice as they are
# Turning a die to 4. $die: what it shows now; $total: both dice together afterwards.
ist-option-turn = Turn the { $die } to 4: { $total } in all
ist-option-reroll = Roll both dice again
# $cost: the lira that are paid for the goods in $what.
ist-option-sell = Sell { $what } for { $cost }
ist-option-send = Send your family member { $to }
ist-option-deliver = Pay { $what } for a ruby
# $tile: the name of the tile; $what: the good that is paid.
ist-option-tile = Take the { $tile } for { $what }
ist-option-buy = Buy a ruby for { $what }
ist-option-done = Done
ist-option-skip = Skip the action
ist-option-catch-card = Catch { $name }’s family member and draw a card
ist-option-caught-card = Draw a card
ist-option-catch-lira = Catch { $name }’s family member and take { $what }
ist-option-governor = Ask the Governor for a card
ist-option-smuggler = Ask the Smuggler for { $what }
ist-option-smuggler-any = Ask the Smuggler for a good
# $what: what is asked of a figure, as one of the options here; $price: what he wants for it.
ist-option-priced = { $what } ({ $price })
# $what: what an option does; $lost: the goods that find no room.
ist-option-no-room = { $what } (no room)
ist-option-no-room-for = { $what } (no room for { $lost })
ist-price-governor = 2 lira or a card
ist-price-smuggler = 2 lira or a good
ist-price-trader = 2 lira or a good
ist-price-courier = 2 lira or a letter
ist-option-trader = Ask the Coffee Trader for a coffee
ist-option-courier = Ask the Courier for a letter
ist-option-give = Give { $what }
ist-option-end = End your turn
# The yellow tile. $at: where the assistant is; $cost: its price.
ist-option-fetch = Get back the assistant { $at } for { $cost }
ist-option-roast = Give { $what } for 2 coffee
ist-option-roast-card = Discard “{ $card }” for 2 coffee
ist-option-roast-guild = Discard the guild card “{ $card }” for 2 coffee
ist-option-enlist = Take a coffee and two guild cards, then discard one
ist-option-barrier = Place the barrier next to { $place }
# $one, $other: the places on both sides.
ist-option-beside = Place the barrier between { $one } and { $other }
ist-option-use = Use { $place } from afar
# $tile: the name of the tavern tile; $what: its price in coffee.
ist-option-tavern = Take the { $tile } for { $what }
# $place: whose next ruby.
ist-option-tavern-ruby = Take the next ruby: { $place }
ist-option-ruby = Take the next ruby: { $place }
# $good: the kind of good that somebody does without.
ist-option-without = Everything but { $good }
# $card: the name of the guild card.
ist-option-guild = Play the guild card “{ $card }” instead of a whole turn
ist-option-ride = Go in a straight line { $to }
ist-option-letter = Give an undelivered letter: { $place } (1 seal)
ist-option-delivered = Give a delivered letter (2 seals)
ist-option-companion-home = Take your companion back to your supply
ist-option-pick = Pick “{ $tile }”
ist-option-use-tile = Use the tile
ist-option-decline = Do not use it
ist-option-offer = Bid { $what }
ist-option-pass = Pass
ist-option-double = Pay letters worth { $what } for another turn
ist-option-merchant-to = Your merchant comes out { $at }
ist-option-companion-to = Your companion comes out { $at }
ist-option-place-companion = Put your companion on the board { $at }
ist-option-companion = Send your companion { $to }

# Bonus cards. $card: the name of the card.
ist-option-card-good = Play “{ $card }” and take { $what }
ist-option-card-lira = Play “{ $card }” and take { $what }
ist-option-card-far = Play “{ $card }” and go { $to }
ist-option-card-stay = Play “{ $card }” and use this place again: { $place }
ist-option-card-return = Play “{ $card }” and get back the assistant { $at }
ist-option-card-family-card = Play “{ $card }” and draw a card
ist-option-card-family-lira = Play “{ $card }” and take { $what }
ist-option-card-any = Play “{ $card }” and sell whatever you like
ist-option-card-post = Play “{ $card }” and collect { $what }
ist-option-card-palace = Play “{ $card }” and pay for another ruby
ist-option-card-dealer = Play “{ $card }” and buy another ruby
ist-option-card-coffee = Play “{ $card }” and take 2 coffee
ist-option-card-guild = Play “{ $card }” and draw a guild card
ist-option-card-coffee-lira = Play “{ $card }” and take 8 lira
ist-option-card-swap = Play “{ $card }” and give up to 3 things for others
ist-option-card-coffee-dice = Play “{ $card }” and roll for coffee
# $die: what the die shows now.
ist-option-card-six = Play “{ $card }” and turn the { $die } to 6: { $total } in all
ist-option-card-corner = Play “{ $card }” and go { $to }
ist-option-card-wainwright = Play “{ $card }” and buy another extension
ist-option-card-house = Play “{ $card }” and buy another ruby
ist-option-card-letter = Play “{ $card }” and take a letter
ist-option-card-letter-dice = Play “{ $card }” and roll for letters or lira
ist-option-card-good-lira = Play “{ $card }” and give { $what } for 7 lira
ist-option-card-fabric = Play “{ $card }” and take both
ist-option-card-spice = Play “{ $card }” and take both
ist-option-card-fruit = Play “{ $card }” and take both
# $other: the card on top of the discard pile.
ist-option-card-copy = Play “{ $card }” to do what “{ $other }” says
ist-option-card-errand = Play “{ $card }”: your family member goes { $to }
# $name: whose merchant is joined; $to: where he is.
ist-option-card-join = Play “{ $card }” and join { $name }: you go { $to }
ist-option-card-companion = Play “{ $card }”: your companion goes { $to }
ist-option-card-figure-governor = Play “{ $card }” and ask the Governor for a card
ist-option-card-figure-smuggler = Play “{ $card }” and ask the Smuggler for { $what }
ist-option-card-figure-trader = Play “{ $card }” and ask the Coffee Trader for a coffee
ist-option-card-figure-courier = Play “{ $card }” and ask the Courier for a letter
ist-option-card-mosque = Play “{ $card }” and take another tile
ist-option-card-society = Play “{ $card }” and pay for another ruby
ist-option-card-ride = Play “{ $card }”: pay 3 lira and go { $to }

## What happens. With a player: a clause without its subject. Without: a whole sentence.

# $cell: the number of the cell on the board.
ist-event-laid = The places are laid out, row by row: { $what }.
ist-event-figure-moved-governor = The Governor goes { $to }.
ist-event-figure-moved-smuggler = The Smuggler goes { $to }.
ist-event-figure-moved-trader = The Coffee Trader goes { $to }.
ist-event-figure-moved-courier = The Courier goes { $to }.
# $figure: Governor, Smuggler, Coffee Trader or Courier.
ist-event-figure-stayed = The { $figure } stays { $at }.
ist-event-neutral-moved = A neutral merchant goes { $to }.
ist-event-neutral-stayed = A neutral merchant stays { $at }.
# $what: the goods that are asked for from now on.
ist-event-demand-shown-small = The Small Market now asks for { $what }.
ist-event-demand-shown-large = The Large Market now asks for { $what }.
ist-event-moved = goes { $to }
ist-event-moved-stayed = stays { $at }
ist-event-picked-up = picks up an assistant
ist-event-picked-up-neutral = picks up a neutral assistant
ist-event-left = leaves an assistant
ist-event-left-neutral = leaves a neutral assistant
ist-event-stopped = ends the turn { $at } without an action
# $what: the places they come from, as a list.
ist-event-returned = calls assistants back: { $what }
ist-event-paid-merchant = pays { $what } to { $name }
ist-event-paid = pays { $what }
ist-event-earned = gets { $what }
ist-event-gained = gets { $what }
# $lost: how many more did not fit, a number.
ist-event-gained-part = gets { $what } (no room for { $lost } more)
# $what: what did not fit, standing alone.
ist-event-gained-none = has no room: { $what } lost
# $good: the kind of good.
ist-event-gained-full = has no room for more { $good }
ist-event-gave = gives { $what }
ist-event-rolled = The dice show { $low } and { $high }.
ist-event-turned = turns a die: now { $low } and { $high }
ist-event-named = names { $bid }
ist-event-drew = draws “{ $card }”
ist-event-drew-hidden = draws a card
ist-event-took-discard = takes “{ $card }” from the discard pile
ist-event-discarded = discards “{ $card }”
ist-event-played = plays “{ $card }”
# $n: how many cards the new deck has.
ist-event-reshuffled =
    { $n ->
        [one] The discard pile becomes a new deck of { $n } card.
       *[other] The discard pile becomes a new deck of { $n } cards.
    }
# $capacity: how many of each good the barrow holds now.
ist-event-extended = extends the barrow: room for { $capacity } of each good
# $cost: the lira for the goods in $what.
ist-event-sold = sells { $what } for { $cost }
ist-event-mail-moved = The Post Office now gives { $what }.
ist-event-took-tile = takes the { $tile }
ist-event-fifth-joined = gets a fifth assistant
# $rubies: how many rubies the player has now, a number.
ist-event-took-ruby = takes a ruby { $at }: { $rubies } now
ist-event-sent-family = sends the family member { $to }
# It was caught, or a card brought it back.
ist-event-sent-family-home = has the family member back at the Police Station
# $name: whose family member.
ist-event-caught = catches { $name }’s family member
ist-event-used-figure-governor = asks the Governor for a card
ist-event-used-figure-smuggler = asks the Smuggler for a good
ist-event-used-figure-trader = asks the Coffee Trader for a coffee
ist-event-used-figure-courier = asks the Courier for a letter
ist-event-led-caravan = becomes the Caravan Leader
# $round: the number of the round.
ist-event-turn-began = begins a turn, in round { $round }
ist-event-last-round = has reached the goal: this is the last round
ist-event-cashed = cashes in “{ $card }”
ist-event-ended = The game is over.
ist-event-got-coffee = gets { $what }
ist-event-paid-coffee = pays { $what }
ist-event-drew-guild = draws the guild card “{ $card }”
ist-event-drew-guild-hidden = draws a guild card
ist-event-discarded-guild = discards the guild card “{ $card }”
ist-event-reshuffled-guild =
    { $n ->
        [one] The discarded guild cards become a new deck of { $n } card.
       *[other] The discarded guild cards become a new deck of { $n } cards.
    }
ist-event-played-guild = plays the guild card “{ $card }”
ist-event-took-tavern-tile = takes the { $tile }
# $one, $other: the places on both sides.
ist-event-set-barrier = places the barrier between { $one } and { $other }
ist-event-used-from-afar = uses a place from afar: { $place }
ist-event-refilled = A ruby from the supply comes { $to }.
ist-event-baksheesh-turned = The baksheesh tile now asks for { $what }.
# $place: where the letter is to be delivered.
ist-event-got-letter = gets a letter for: { $place }
ist-event-delivered-letter = delivers a letter { $at }
ist-event-spent-letter = gives up a letter for: { $place }
ist-event-spent-letter-delivered = gives up a delivered letter
ist-event-reshuffled-letters =
    { $n ->
        [one] The letters given up become a new pile of { $n } letter.
       *[other] The letters given up become a new pile of { $n } letters.
    }
ist-event-companion-joined = gets the companion
ist-event-companion-placed = puts the companion on the board { $at }
ist-event-companion-moved = sends the companion { $to }
ist-event-companion-left = takes the companion off the board
ist-event-kiosk-shown = The Kiosk shows “{ $tile }”.
ist-event-reshuffled-kiosk =
    { $n ->
        [one] The used kiosk tiles become a new stack of { $n } tile.
       *[other] The used kiosk tiles become a new stack of { $n } tiles.
    }
ist-event-picked-tile = picks “{ $tile }”
ist-event-used-tile = uses “{ $tile }”
# $face: what the die shows.
ist-event-rolled-die = The die shows { $face }.
ist-event-offered = bids { $what }
ist-event-passed = passes
# $name: who is paid.
ist-event-won-auction = wins the auction and pays { $what } to { $name }
ist-event-won-auction-own = wins the auction for { $what }
ist-event-took-double-turn = buys another turn with letters
ist-event-extra-turn = takes another turn

## Why something is not possible. Told to the one who tried it.

ist-reason-move-first = Move first.
ist-reason-already-there = You are already { $at }: only the card “Stay” lets you act there again.
ist-reason-not-on-board = This place is not on the board: { $place }.
# $steps: so many steps, counted.
ist-reason-too-far = It is { $steps } { $to }, but you can move only one or two.
ist-reason-not-3-or-4 = It is { $steps } { $to }, but this card moves you three or four.
ist-reason-no-assistant-here = None of your assistants is { $at }.
ist-reason-no-neutral-here = No neutral assistant is { $at }.
ist-reason-must-pick-up = Your assistant is { $at }: pick him up, or stop.
ist-reason-no-assistants = There is no assistant left under your merchant.
ist-reason-assistant-first = First pick up or leave an assistant, or stop.
ist-reason-pay-first = First pay the merchants here, or stop.
# $cost: the price; $have: how many the player has.
ist-reason-needs-lira = It costs { $cost }, but you have { $have }.
ist-reason-needs-goods = It takes { $cost }, but you have { $have }.
ist-reason-needs-coffee = It costs { $cost }, but you have { $have }.
ist-reason-needs-any-goods = It takes { $cost }, but you have { $have }.
ist-reason-needs-seals = It takes { $cost }, but your letters are worth { $have }.
ist-reason-too-few-goods = The next ruby costs { $what }, and you do not have that.
ist-reason-no-goods = You have no goods.
# $good: the kind of good.
ist-reason-no-good = You have no { $good }.
# $what: how many of this good the demand tile asks for, counted.
ist-reason-no-demand = The market wants only { $what }.
# $what: so many goods of any kind, counted.
ist-reason-wild-count = The track wants { $what }.
ist-reason-no-rubies = There are no rubies left there.
ist-reason-other-place = You are acting { $at }.
ist-reason-barrow-complete = Your barrow already has all its extensions.
ist-reason-extra-first = First buy an extra good, or say that you are done.
ist-reason-no-cards-left = There are no cards left to draw.
ist-reason-discard-empty = The discard pile is empty.
ist-reason-card-first = First take the second card.
ist-reason-discard-first = First discard a card.
ist-reason-no-card = You do not have the card “{ $card }”.
ist-reason-moment = This is not the time for “{ $card }”. { $when }
ist-reason-act-first = Act { $at } first: this comes right after it.
ist-reason-act-at-mosque = Act at a mosque first: this comes right after it.
ist-reason-no-assistant-there = None of your assistants is { $at }.
# $place: whose number is the last so far.
ist-reason-recall-upwards = Assistants come back in the order of the place numbers, and you have already come to { $place }.
ist-reason-recall-first = First finish calling assistants back, or say that you are done.
ist-reason-take-first = First take fabric, spice or fruit.
ist-reason-turn-pointless = That die shows 4 already, or both dice show the same.
ist-reason-no-red-tile = The red tile cannot be used for this roll.
ist-reason-dice-first = First say what to do with the dice.
ist-reason-family-out = Your family member is { $at }, not at the Police Station.
ist-reason-not-here = The errand leads to another place.
ist-reason-other-mosque = The { $tile } is in the other mosque.
ist-reason-has-tile = You already have the { $tile }.
ist-reason-lacks-tile = You do not have the { $tile }.
ist-reason-no-tiles = There is no { $tile } left.
ist-reason-must-catch = First catch the family members here.
ist-reason-figure-elsewhere = He is { $at }.
ist-reason-nothing-to-give = He has nothing left to give, or you have nothing to pay him with.
ist-reason-figure-used = You have already used him this turn.
ist-reason-not-a-rival = That is not another player.
ist-reason-family-elsewhere = That family member is { $at }.
ist-reason-at-police = Nobody is caught at the Police Station.
ist-reason-toll-first = First pay for what you were given.
ist-reason-turn-nearly-over = Your action is over: only encounters and the end of the turn are left.
ist-reason-family-home = Your family member is at the Police Station already.
ist-reason-fetched-already = You have used the yellow tile this turn.
ist-reason-no-such-card = You do not have that card.
ist-reason-last-card = The Governor has to be paid, and this card is all you have for it.
ist-reason-roasted-already = Each exchange can be made only once.
ist-reason-roast-first = First finish roasting, or say that you are done.
ist-reason-discard-guild-first = First discard a guild card.
ist-reason-too-few-cards = There are not enough cards left to draw.
ist-reason-not-in-full = The guild card cannot be carried out in full.
ist-reason-guild-first = First carry out the guild card.
ist-reason-nothing-there = There is nothing you could do there.
ist-reason-must-act = The guild card must be carried out.
ist-reason-give-in-order = Give goods in the order fabric, spice, fruit, jewelry, so that enough are left.
ist-reason-swap-first = First finish swapping.
ist-reason-swap-others = What you gave away cannot be taken back, and goods are taken in order.
ist-reason-six-pointless = That die shows 6 already, or both dice show the same.
ist-reason-no-corner = { $place } is not another corner of the board.
ist-reason-tavern-first = First buy something at the Tavern, or say that you are done.
ist-reason-barrier-lower = Name the place with the lower number first.
# $place: the place on one side of the barrier.
ist-reason-barrier-beside = The other side of the barrier must be a neighbour with a higher number than { $place }.
ist-reason-barrier-first = First say where the barrier goes.
ist-reason-beside-barrier-only = Use one of the two places next to the barrier, or skip.
ist-reason-not-straight = No straight line of three or more open steps leads { $to }.
ist-reason-copying = First choose what to do with the card you copy.
ist-reason-no-letter = You have no undelivered letter for this place: { $place }.
ist-reason-no-delivered-letter = You have no delivered letter.
ist-reason-no-letters-left = There are no letters left to draw.
# $place: whose number is the last so far.
ist-reason-letters-upwards = Delivered letters are given first, then the others by place number, and you have already come to { $place }.
# $cost: the seals that are due.
ist-reason-too-few-seals = The letters from that one on do not add up to { $cost }.
ist-reason-spend-first = First give the letters: you owe { $cost }.
ist-reason-companion-in-supply = Your companion is still in the general supply: the Fountain brings him to you.
ist-reason-companion-at-hand = Your companion is in your own supply.
ist-reason-companion-on-board = Your companion is on the board already.
# $steps: so many steps, counted; $need: how many this takes him, counted.
ist-reason-companion-steps = For your companion it is { $steps } { $to }, but he moves exactly { $need }.
ist-reason-who-goes-first = First say where your merchant or your companion comes out.
ist-reason-no-coffee-here = There is no coffee here.
ist-reason-no-such-tile = The kiosk tile “{ $tile }” cannot be picked now.
ist-reason-pick-first = First pick a kiosk tile.
ist-reason-tile-first = First use your kiosk tile “{ $tile }” or decline it.
ist-reason-good-first = First take what you gave the letter for.
ist-reason-must-open = You open the auction with at least 1 lira.
ist-reason-bid-first = First bid or pass.
# $what: the highest offer so far.
ist-reason-offer-too-low = Somebody has already bid { $what }.
ist-reason-turn-over = Your turn is over: end it, or buy another one with letters.
ist-reason-nothing-to-copy = There is no card on the discard pile that could be copied.
ist-reason-copied-not-now = The card on top of the discard pile cannot be used now: “{ $card }”.
ist-reason-no-such-figure = That figure is not in this game.
ist-reason-no-tile-to-take = There is no tile here that you could take.
ist-reason-errand-police = This card works neither from the Police Station nor to it.
# $at: where the family member is.
ist-reason-errand-far = Your family member is { $at } and moves one open step: { $place } is not next to it.
# Reasons why a place has nothing to offer, told with its question.
ist-reason-nothing-wanted = You have nothing the market asks for.
ist-reason-nothing-for-tiles = You do not have the goods for any tile you are missing.
ist-reason-nobody-away = All your assistants are with you.
ist-reason-no-tile-left = No tile that you could still take is left there.
ist-reason-no-room-here = Your barrow has no room for more of it.
ist-reason-little-coffee = You have too little coffee.
# For a reason that has no words of its own.

## Help: the 25 places. Two to four short sentences: what you do there, what it costs and brings.

ist-help-place-1 = Pay 7 lira for a barrow extension: your barrow then holds one more of each good. With your third extension you get a ruby at once. There are no more than three.
ist-help-place-2 = Fill your barrow with fabric, as much as it holds. It costs nothing.
ist-help-place-3 = Fill your barrow with spice, as much as it holds. It costs nothing.
ist-help-place-4 = Fill your barrow with fruit, as much as it holds. It costs nothing.
ist-help-place-5 = Take everything the four open fields show: two goods and 2 to 4 lira. Then one marker moves down and changes what the next player gets. After the fourth, all of them go up again.
ist-help-place-6 = Take two bonus cards, each from the deck or from the top of the discard pile, then discard one card from your hand. With Mocha & Baksheesh you get a coffee as well. The Caravan Leader keeps both cards.
ist-help-place-7 = Call back as many of your assistants as you like, from anywhere. You need no assistant here and pay nobody. With Letters & Seals your companion comes to you here.
ist-help-place-8 = Take one fabric, spice or fruit, and roll two dice for jewelry: 1 for a total of 7 or 8, 2 for 9 or 10, 3 for 11 or 12. You may roll before you choose the good.
ist-help-place-9 = Name a number from 3 to 12, then roll two dice. If the total reaches your number, you get that many lira; otherwise you get 2.
ist-help-place-10 = Sell up to five goods that the demand tile shows, one for each of its symbols. You get 3, 7, 12, 18 or 25 lira for one to five goods. After a sale another demand tile comes up.
ist-help-place-11 = Sell up to five goods that the demand tile shows, one for each of its symbols. You get 2, 5, 9, 14 or 20 lira for one to five goods. After a sale another demand tile comes up.
ist-help-place-12 = If your family member is here, send it to any other place: it acts there at once, without an assistant and without paying anybody. It stays there until somebody catches it or a card brings it back.
ist-help-place-13 = Pay all the goods shown on the open fields of the track and take a ruby. Each ruby taken makes the next one more expensive by one good. A field in all four colours takes any good.
ist-help-place-14 = Take the red tile for fabric or the green tile for spice. You must own as much of the good as the tile shows, but you pay only one. With both tiles you get a ruby.
ist-help-place-15 = Take the blue tile for jewelry or the yellow tile for fruit. You must own as much of the good as the tile shows, but you pay only one. With both tiles you get a ruby.
ist-help-place-16 = Buy a ruby for lira. The price is the highest number that no ruby covers, and each ruby taken makes the next one 1 lira more expensive.
ist-help-place-17 = Get 2 coffee for each of these: 2 lira, one good, one card. Each can be given once, so one visit brings up to 6 coffee.
ist-help-place-18 = Take a coffee and two guild cards, then discard one guild card. A guild card is played later, instead of a whole turn.
ist-help-place-19 = Buy one thing for coffee: place the barrier for 2 and use a place next to it from afar; take a movement or encounter tile; or take a ruby from a track for 4 coffee and 3 fruit.
ist-help-place-20 = Buy a ruby for coffee. The first costs 6, and each ruby taken makes the next one a coffee more expensive, up to 10.
ist-help-place-21 = Take two letters. If one of your pieces is already where a letter leads, it is delivered at once.
ist-help-place-22 = Take a letter. Then one more kiosk tile than there are players is turned up: everybody picks one, beginning with you, and the last tile is yours too. Nobody has to use a tile.
ist-help-place-23 = Take one good. Then two cards are auctioned: you open with at least 1 lira, each other player bids more or passes, once, and you have the last word. If you win, you pay the bank; otherwise the winner pays you.
ist-help-place-24 = Give letters with 6 seals and take the next ruby of the Sultan’s Palace or the Gemstone Dealer, whatever it costs there. The first three times this brings 3, 2 and 1 lira as well.
ist-help-place-25 = Take a good or a coffee. Then your merchant or your companion comes out at any place you like, without an action and without meeting anybody.

## Help: pieces and how the game goes

ist-help-merchant = Your merchant carries his assistants through the bazaar, one or two steps each turn. If he ends up where other merchants are, you pay each of their owners 2 lira, or your turn ends. At the Fountain nobody pays.
ist-help-assistant = Wherever you want to act, you leave the lowest assistant of your stack, or pick up one that you left there before. Without an assistant your turn ends. The Fountain needs none, and brings them all back.
ist-help-neutral = In a two-player game, three merchants are neutral: whoever meets one pays 2 lira to the bank, and the dice send him elsewhere. Neutral assistants, if they are in the game, can be picked up by anybody.
ist-help-family = Your family member waits at the Police Station. From there you send it to any place, where it acts for you. Another player’s merchant who comes there catches it, and that player gets a card or 3 lira.
ist-help-governor = If you meet him after your action, you may draw a card from him. Pay him 2 lira or discard a card. Then the dice send him elsewhere.
ist-help-smuggler = If you meet him after your action, you may take any one good from him. Pay him 2 lira or a good. Then the dice send him elsewhere.
ist-help-trader = If you meet him after your action, you may take a coffee from him. Pay him 2 lira or a good. Then the dice send him elsewhere.
ist-help-courier = If you meet him after your action, you may take a letter from him. Pay him 2 lira or a letter. Then the dice send him elsewhere.
ist-help-companion = The Fountain brings your companion to you. At the start of a turn you may put him next to your merchant. From then on you move either your merchant or your companion: he goes one step and needs no assistant.
ist-help-barrier = The barrier stands between two neighbouring places. Only the player who placed it may walk through; everybody else goes around. It is moved at the Tavern.
ist-help-letters = A letter names a place. As soon as your merchant, companion or family member is there, it is delivered. An undelivered letter counts as 1 seal, a delivered one as 2.
ist-help-seals = Seals are paid by giving letters. With 3 seals you buy another turn, once per round, and with 6 a ruby at the Secret Society.
ist-help-coffee = Coffee is not a good: it takes up no room in your barrow, and you may have any amount of it. It pays for rubies at the Coffee House and for everything the Tavern sells.
ist-help-goods = Your barrow holds as many of each good as it has room for: 2 at first, up to 5 with extensions. What does not fit is lost. Fabric is red, spice green, fruit yellow and jewelry blue.
ist-help-lira = Lira pay for extensions, for encounters and for the Gemstone Dealer’s rubies. Markets, the Tea House and the Post Office bring them.
ist-help-rubies = Rubies win the game. You get them at the Sultan’s Palace for goods, from the Gemstone Dealer for lira, with both tiles of a mosque and with the third extension of your barrow.
# $n: how many rubies begin the end in this game.
ist-help-end =
    { $n ->
        [one] When somebody has { $n } ruby, the round is played to its end.
       *[other] When somebody has { $n } rubies, the round is played to its end, so that everybody has had the same number of turns.
    }
# The same where no particular game is spoken of
ist-help-end-any = When somebody has 5 rubies (6 with two players or an expansion), the round is played to its end, so that everybody has had the same number of turns.
ist-help-ranking = Whoever has the most rubies wins. Ties are broken by lira, then goods, then cards in hand. At the end, cards that give lira or goods are cashed in automatically, in the best way for you.
ist-help-track = A ruby track shows the price of the next one: all the fields that no ruby covers. Whoever takes a ruby makes the next one more expensive for everybody.
# With the help of a place that sells rubies. $price: what the next one costs.
ist-help-next = The next ruby costs { $price }.
ist-help-turn = Move one or two steps. Leave an assistant or pick one up. Pay the merchants you meet. Then use the place, and after that meet family members and figures. On your turn you may play any number of cards.
ist-help-cards = You may hold any number of bonus cards and play any number on your turn. Played and discarded cards go on the discard pile at the Caravansary.
ist-help-guild = A guild card is played instead of a whole turn: no move, no assistant, no payment, no encounters. You can play it only if everything it says is possible. Until then it stays hidden.
ist-help-dice = Two dice decide where figures go and what the Black Market and the Tea House give. Seven is the most likely total: it comes up six times in 36.
ist-help-caravan = Whoever used the Caravansary last is the Caravan Leader, and keeps both cards there next time.
ist-help-delivered = A delivered letter counts as 2 seals. When you pay with letters, the delivered ones go first.

## Groups of help

ist-topics-turn = How a turn goes
ist-topics-places = Places
ist-topics-pieces = Pieces
ist-topics-cards = Bonus cards
ist-topics-guild = Guild cards
ist-topics-tiles = Tiles
ist-topics-kiosk = Kiosk tiles
ist-topics-end = Rubies and the end

## The guided first game. Each lesson is told beside the board while what it speaks of glows.

ist-lesson-welcome = Welcome to the bazaar! You are a merchant: trade goods and lira for rubies. The first player to have 5 of them brings the game to its end. Let’s play, and you will see how.
ist-lesson-move = Each turn you move one or two steps, with all your assistants. Go to the Fabric Warehouse.
ist-lesson-assistant = To use a place, you leave an assistant there. You start with four. Leave one now.
ist-lesson-act = Now use the place: it fills your barrow with fabric. For now your barrow has room for 2 of each good.
ist-lesson-end = That was your turn. If you met the Governor, the Smuggler or a family member here, you could deal with them now. End your turn.
ist-lesson-spice = The other players’ turns come next; the log tells them. Then go to the Spice Warehouse, leave an assistant and take the spice.
ist-lesson-meet = If another merchant stands where you go, you pay 2 lira to his owner, or your turn ends. If somebody comes to you, you are paid.
ist-lesson-mosque = Now for a ruby: each mosque gives one for its two tiles. Go to the Small Mosque, pay the merchant you meet there, if any, and take the red tile. You must own as much fabric as it shows, but you pay only 1.
ist-lesson-again = Now go back to the Fabric Warehouse. An assistant of yours is there: this time you pick him up, and then you fill up fabric again.
ist-lesson-ruby = Back to the Small Mosque: pick up the assistant you left there and take the green tile for spice. With both tiles, the ruby is yours.
ist-lesson-fountain = To get back assistants who are still out in the bazaar, go to the Fountain and call them. Nobody is paid there, and no assistant is needed.
ist-lesson-cards = You also hold bonus cards. A card glows when it can be played: choose it to see what it does. On your turn you may play as many as you like. New ones wait at the Caravansary.
ist-lesson-family = Go to the Police Station. Your family member waits there: send it to the Post Office, and it collects the mail for you. If somebody catches it, it comes back here.
ist-lesson-market = Now make some money. Go to the Small Market and sell everything its demand tile asks for. The more goods you sell at once, the better the price.
ist-lesson-wainwright = Next door is the Wainwright. For 7 lira he extends your barrow, and the third extension brings a ruby. If you do not have enough, skip it this time.
ist-lesson-goal = Now you know your way around. More rubies wait at the Great Mosque, at the Sultan’s Palace for goods and at the Gemstone Dealer for lira. Each place explains itself when you ask for help. Play on, and win!

### things

## What is mine and what the others have

ist-things-mine = What you have
# $n: how many of each good the barrow holds.
ist-things-barrow = Wheelbarrow with room for { $n } of each good
# $good: the kind; $n: how many; $room: how many fit.
ist-things-track = { $good }: { $n } of { $room }
# $n: how many rubies; $goal: how many begin the end.
ist-things-rubies = Rubies: { $n } of { $goal }
# $n: how many assistants are in the stack; $at: where the merchant is.
ist-things-stack =
    { $n ->
        [0] Your merchant { $at }, without assistants
        [one] Your merchant { $at }, with { $n } assistant
       *[other] Your merchant { $at }, with { $n } assistants
    }
# $n: how many assistants wait there; $at: where.
ist-things-posted =
    { $n ->
        [one] { $n } assistant { $at }
       *[other] { $n } assistants { $at }
    }
ist-things-family-home = Family member at the Police Station
ist-things-family-away = Family member { $at }
ist-things-companion-supply = Companion not yet in play
ist-things-companion-hand = Companion at hand, not on the board
ist-things-companion-out = Companion { $at }
# $tile: the name of a mosque tile or tavern tile.
ist-things-tile = { $tile }, owned
ist-things-no-tile = { $tile }, not owned
# $place: where the letter leads; $n: how many such letters.
ist-things-letter =
    { $n ->
        [one] Letter for: { $place }
       *[other] { $n } letters for: { $place }
    }
ist-things-delivered =
    { $n ->
        [one] { $n } delivered letter
       *[other] { $n } delivered letters
    }
# $n: how many cards are in the hand.
ist-things-hand =
    { $n ->
        [one] { $n } bonus card in hand
       *[other] { $n } bonus cards in hand
    }
# $card: its name; $n: how many of them.
ist-things-card =
    { $n ->
        [one] Bonus card “{ $card }”
       *[other] { $n } bonus cards “{ $card }”
    }
ist-things-guild = Guild card “{ $card }”
ist-things-no-cards = No cards in hand
# $name: a player.
ist-things-player = What { $name } has
# $n: assistants under the merchant; $away: assistants left behind in the bazaar.
ist-things-their-stack = Assistants: { $n } with the merchant, { $away } in the bazaar

### board

## The board as it is read aloud. A place is a list of these, set apart by semicolons: its number and name, what a move there
## means, how things stand, who is there. Each is a short phrase of its own, without a full stop.

# The name of the whole board.
ist-board = The bazaar
# A picture of a layout. $places: the names of all places, row by row, as a list.
ist-board-preview = The bazaar: { $places }
# $number: the number of the place, $name: its name.
ist-board-place = { $number }, { $name }
ist-board-fetch = your assistant waits here
# $lira: what all merchants at the place are paid together.
ist-board-fee = you would pay merchants { $lira } lira here
ist-board-ends = your turn would end here
# $n: barrow extensions left, $price: what one costs, in lira.
ist-board-extensions =
    { $n ->
        [0] no extensions left
        [one] { $n } extension left at { $price } lira
       *[other] { $n } extensions left at { $price } lira each
    }
# $things: what the Post Office gives now, as a list.
ist-board-gives = gives { $things }
# $n: cards in the deck of bonus cards.
ist-board-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
# $card: the name of the bonus card on top of the discard pile.
ist-board-discard = on the discard pile: { $card }
# $goods: what the demand tile of a market asks for, as a list.
ist-board-demand = wants { $goods }
# $tile: a tile that can be had here; $goods: what it costs, such as “1 coffee”.
ist-board-tile = { $tile }: { $goods }
# $goods: what one must own for it, such as “2 fabric”; only one of them is paid.
ist-board-mosque = { $tile }: needs { $goods }, you give 1
# $price: what the next ruby costs here, such as “14 lira”.
ist-board-price = next ruby: { $price }
# $n: letters of yours that name this place.
ist-board-letters =
    { $n ->
        [one] one of your letters goes here
       *[other] { $n } of your letters go here
    }
# $name: the player, $n: assistants under the merchant.
ist-board-merchant =
    { $n ->
        [0] { $name }’s merchant without assistants
        [one] { $name }’s merchant with { $n } assistant
       *[other] { $name }’s merchant with { $n } assistants
    }
ist-board-assistant = { $name }’s assistant
ist-board-family = { $name }’s family member
ist-board-companion = { $name }’s companion
ist-board-neutral-merchant = neutral merchant
ist-board-neutral-assistant = neutral assistant

## Questions answered by one gesture: steppers, things to pick, one button

# $what: what is counted, such as “fabric (2 wanted, you have 3)”.
# $good: the kind; $demand: how many are wanted; $stock: how many the player has.
ist-sell-good = { $good } (wanted: { $demand }, yours: { $stock })
ist-sell-prices = What one to five goods bring
ist-sell-nothing = Pick goods to sell
ist-sell-all = Everything that is wanted
# $good: the kind; $n: how many are left for a field of any kind.
ist-deliver-wild = { $good } for a field of any kind (you can spare: { $n })
ist-deliver-more =
    { $n ->
        [one] Pick { $n } more good
       *[other] Pick { $n } more goods
    }
ist-recall-do =
    { $n ->
        [0] Pick who comes back
        [one] Call { $n } back
       *[other] Call { $n } back
    }
ist-recall-all = All of them
ist-bid-numbers = The number you name
# $number: the number named; $percent: in how many of a hundred rolls it is reached; $lira: what it then brings.
ist-bid-number = { $number }: { $percent } % of rolls reach it, for { $lira } lira
ist-percent = { $percent } %
ist-bid-do = Name { $number } and roll
# $what: the lira that a roll brings which does not reach the number.
ist-bid-miss = A miss brings { $what }.
ist-bid-red = Chances include your red tile.
# $n: lira; $name: who offered them.
ist-offer-high = { $name } bids { $n } lira.
ist-pick-jewelry = jewelry, by the total of the dice
# Under a good to pick. $n: how many are mine, such as “2” or, of how many that fit, “2/3”.
ist-pick-mine = have { $n }
# The same where no more fit.
ist-pick-full = full
# Read aloud. $what: the option.
ist-pick-own = { $what } (yours: { $n })
ist-pick-lost = { $what }: there is no room, it would be lost
# Short words on buttons: keep the dice; roll both again.
ist-bend-keep = Keep them
ist-bend-reroll = Roll again
# $what: “4 coffee” as the object of a verb.
ist-roast-do = Roast { $what }
ist-roast-nothing = Pick what you give
# $good: the kind; $n: how many the player has.
ist-swap-kind = { $good } (yours: { $n })
ist-give-do = Give these goods
ist-swap-do = Swap
ist-give-more =
    { $n ->
        [one] Pick up to { $n } to give
       *[other] Pick up to { $n } to give
    }
# $n: how many goods are still due.
ist-give-due =
    { $n ->
        [one] Pick { $n } more to give
       *[other] Pick { $n } more to give
    }
ist-take-more =
    { $n ->
        [one] Pick { $n } more to take
       *[other] Pick { $n } more to take
    }
ist-letters-do = Give these letters
ist-letters-more =
    { $n ->
        [one] { $n } seal still to pay
       *[other] { $n } seals still to pay
    }
ist-letters-less = One letter too many

## The table as text

ist-text-round = Round { $n }
# $goods: all goods with their numbers, as a list; $n: how many of each fit.
ist-text-goods = { $goods }; room for { $n } of each
# $tiles: names of tiles, as a list.
ist-text-tiles = Tiles: { $tiles }
# $at: where; $n: assistants under the merchant.
ist-text-merchant =
    { $n ->
        [0] Merchant { $at }, without assistants
        [one] Merchant { $at }, with { $n } assistant
       *[other] Merchant { $at }, with { $n } assistants
    }
# $places: names of places, as a list.
ist-text-posted = Assistants left at these places: { $places }
# What a place is for, in at most 18 letters, where nothing changes there from turn to turn.
ist-tag-7 = assistants return
ist-tag-8 = good + jewelry
ist-tag-9 = name and roll
ist-tag-12 = family errands
ist-tag-17 = up to 6 coffee
ist-tag-22 = letter + tiles
ist-tag-23 = good + auction
ist-tag-25 = out anywhere
# $facts: short phrases, as a list.
ist-text-all = { $facts }
# $n: the row of the board, counted from the top.
ist-text-row = Row { $n }
# $figure: Governor, Smuggler, Coffee Trader or Courier; $at: where he is.
ist-text-figure = { $figure } { $at }
