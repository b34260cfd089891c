### Istanbul: The Dice Game: the words of the game at the table. All ids begin with dice-.

## Small things

# Something that is said elsewhere already.
dice-plain = { $text }
dice-nothing = nothing
dice-quoted = “{ $name }”
# `.tile` follows the name of a tile and agrees with it: “Extra action (green)”. $kind: what sort of tile.
dice-colour-red = red
    .tile = { $kind ->
           *[any] red
        }
dice-colour-yellow = yellow
    .tile = { $kind ->
           *[any] yellow
        }
dice-colour-green = green
    .tile = { $kind ->
           *[any] green
        }
dice-colour-blue = blue
    .tile = { $kind ->
           *[any] blue
        }
# The faces of a die, as names.
dice-face-R = red good
dice-face-Y = yellow good
dice-face-G = green good
dice-face-B = blue good
dice-face-L = coin
dice-face-C = card
# What one can pay with.
dice-die-red = Red die
dice-die-yellow = Yellow die
dice-die-green = Green die
dice-die-blue = Blue die
dice-marker-red = Red marker
dice-marker-yellow = Yellow marker
dice-marker-green = Green marker
dice-marker-blue = Blue marker
dice-marker-brown = Brown marker

## Counted things. The value stands alone (“2 lira”), .obj is the object of a verb (pays “2 lira”).

dice-red =
    { $n ->
        [one] { $n } red marker
       *[other] { $n } red markers
    }
    .obj =
        { $n ->
            [one] { $n } red marker
           *[other] { $n } red markers
        }
dice-yellow =
    { $n ->
        [one] { $n } yellow marker
       *[other] { $n } yellow markers
    }
    .obj =
        { $n ->
            [one] { $n } yellow marker
           *[other] { $n } yellow markers
        }
dice-green =
    { $n ->
        [one] { $n } green marker
       *[other] { $n } green markers
    }
    .obj =
        { $n ->
            [one] { $n } green marker
           *[other] { $n } green markers
        }
dice-blue =
    { $n ->
        [one] { $n } blue marker
       *[other] { $n } blue markers
    }
    .obj =
        { $n ->
            [one] { $n } blue marker
           *[other] { $n } blue markers
        }
dice-brown =
    { $n ->
        [one] { $n } brown marker
       *[other] { $n } brown markers
    }
    .obj =
        { $n ->
            [one] { $n } brown marker
           *[other] { $n } brown markers
        }
dice-crystal =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
    .obj =
        { $n ->
            [one] { $n } crystal
           *[other] { $n } crystals
        }
dice-lira =
    { $n ->
        [one] { $n } lira
       *[other] { $n } lira
    }
    .obj =
        { $n ->
            [one] { $n } lira
           *[other] { $n } lira
        }
dice-any =
    { $n ->
        [one] { $n } marker of any colour
       *[other] { $n } markers of any colour
    }
    .obj =
        { $n ->
            [one] { $n } marker of any colour
           *[other] { $n } markers of any colour
        }
dice-or-brown = { $what } (or brown)
dice-tiles =
    { $n ->
        [one] { $n } mosque tile
       *[other] { $n } mosque tiles
    }
    .obj =
        { $n ->
            [one] { $n } mosque tile
           *[other] { $n } mosque tiles
        }
dice-goods-red =
    { $n ->
        [one] { $n } red good
       *[other] { $n } red goods
    }
    .obj =
        { $n ->
            [one] { $n } red good
           *[other] { $n } red goods
        }
dice-goods-yellow =
    { $n ->
        [one] { $n } yellow good
       *[other] { $n } yellow goods
    }
    .obj =
        { $n ->
            [one] { $n } yellow good
           *[other] { $n } yellow goods
        }
dice-goods-green =
    { $n ->
        [one] { $n } green good
       *[other] { $n } green goods
    }
    .obj =
        { $n ->
            [one] { $n } green good
           *[other] { $n } green goods
        }
dice-goods-blue =
    { $n ->
        [one] { $n } blue good
       *[other] { $n } blue goods
    }
    .obj =
        { $n ->
            [one] { $n } blue good
           *[other] { $n } blue goods
        }
dice-goods =
    { $n ->
        [one] { $n } good of any colour
       *[other] { $n } goods of any colour
    }
    .obj =
        { $n ->
            [one] { $n } good of any colour
           *[other] { $n } goods of any colour
        }
dice-goods-each = 1 good of each colour
dice-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .obj =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
dice-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .obj =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
dice-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
    .obj =
        { $n ->
            [one] { $n } die
           *[other] { $n } dice
        }
# Dice by face, as objects.
dice-dice-R =
    { $n ->
        [one] { $n } red die
       *[other] { $n } red dice
    }
dice-dice-Y =
    { $n ->
        [one] { $n } yellow die
       *[other] { $n } yellow dice
    }
dice-dice-G =
    { $n ->
        [one] { $n } green die
       *[other] { $n } green dice
    }
dice-dice-B =
    { $n ->
        [one] { $n } blue die
       *[other] { $n } blue dice
    }
dice-dice-L =
    { $n ->
        [one] { $n } coin die
       *[other] { $n } coin dice
    }
dice-dice-C =
    { $n ->
        [one] { $n } card die
       *[other] { $n } card dice
    }
dice-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
    .obj =
        { $n ->
            [one] { $n } action
           *[other] { $n } actions
        }
dice-rubies =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
    .obj =
        { $n ->
            [one] { $n } ruby
           *[other] { $n } rubies
        }

## Ruby areas

dice-area-red = Red goods area
dice-area-yellow = Yellow goods area
dice-area-green = Green goods area
dice-area-blue = Blue goods area
dice-area-carpet = Goods carpet
dice-area-lira = Lira carpet
dice-area-mosque = Mosque area
# $rubies: how many are left, standing alone; $cost: what the next one costs, an object.
dice-area-left = { $rubies } left. The next one costs { $cost }.
dice-area-mosque-left = { $rubies } left. You get one when you own { $tiles }.
dice-area-empty = There are no rubies left here.

## Mosque tiles. $what: a number of lira or a marker, an object.

dice-tile-lira = Lira income
dice-tile-lira-text = At the start of each of your turns: { $what }.
dice-tile-crystal = Crystal income
dice-tile-crystal-text = At the start of each of your turns: 1 crystal.
dice-tile-card = Bazaar card income
dice-tile-card-text = At the start of each of your turns: use 1 bazaar card.
dice-tile-action = Extra action
dice-tile-action-text = One more action each turn.
dice-tile-die = Extra die
dice-tile-die-text = One more die each turn.
dice-tile-goods = Extra good
dice-tile-goods-text = Whenever you cash coins: also { $what }.
dice-tile-of = { $tile } ({ $colour })
dice-tile-price = The tile “{ $tile }” costs { $cost }.
# $cost: the goods, an object.
dice-tile-cost = { $text } The tile costs { $cost }.
dice-tile-young = { $name }. { $text } It works from your next turn on.

## Bazaar cards: names. $colour: red, yellow …

dice-card-sell-crystal = Crystal dealer
dice-card-sell-good = Goods dealer
dice-card-brown = Gift: { $colour }
dice-card-market = Market day: { $colour }
dice-card-lira = Good trade: { $colour }
dice-card-crystal-lira = Good trade: crystal
dice-card-trade = Fair trade: { $colour }
dice-card-trade-crystal = Fair trade: crystal
dice-card-ruby-for-brown = Ruby for brown goods
dice-card-ruby-for-crystals = Ruby for crystals
dice-card-ruby-for-five-crystals = Ruby for five crystals
dice-card-ruby-for-tile-and-lira = Ruby for a tile and lira
dice-card-ruby-for-tiles = Ruby for tiles
dice-card-two-dice-lira = Crowd: lira
dice-card-two-dice-brown = Crowd: goods
dice-card-two-dice-crystals = Crowd: crystals
dice-card-own-one-brown = Small store
dice-card-own-two-brown = Large store
dice-card-own-three-brown = Full store
dice-card-own-three-brown-lira = Rich store
dice-card-crystal-for-brown = Crystal for a good
dice-card-lira-for-brown = Wholesale
dice-card-good-for-lira = Rich buyer
dice-card-lira-for-tile = Donation of lira
dice-card-crystals-for-tile = Donation of crystals
dice-card-tile-for-brown = Tile for goods

## What a card does. $what is taken, $cost is given, $own is owned, $lira is taken instead: all objects.

dice-half-take = Take { $what }.
dice-half-give = You may give { $cost } and take { $what }; otherwise take { $lira }.
# $n: how many dice.
dice-half-dice =
    { $n ->
        [one] If you used { $n } card die, take { $what }; otherwise take { $lira }.
       *[other] If you used { $n } card dice, take { $what }; otherwise take { $lira }.
    }
dice-half-own = If you have { $own }, take { $what }; otherwise take { $lira }.
dice-half-others-take = Everybody else takes { $what }.
dice-half-others-give = Everybody else may give { $cost } and take { $what }.
dice-half-none = Nothing for the others.
dice-card-text = { $own } { $others }

## The six actions: their names, and what they do

dice-action-same = Two identical goods
dice-action-pair = Two different goods
dice-action-three = Three different goods
dice-action-four = Four different goods
dice-action-lira = Take lira
dice-action-cards = Reveal bazaar cards
dice-help-action-same = Pay 2 goods of one colour, take 1 marker of that colour.
dice-help-action-pair = Pay 2 goods of different colours, take 1 crystal.
dice-help-action-three = Pay 3 goods of different colours, take 1 brown marker.
dice-help-action-four = Pay 1 good of each colour, take 2 coloured markers of your choice.
# $n: lira for each coin
dice-help-action-lira = Use all dice that show a coin: each is worth { $n } lira.
dice-help-action-cards = Use dice that show a card: reveal that many bazaar cards and use one of them.

## What can be chosen. $cost, $what, $coins, $dice, $crystal and $lira are objects.

dice-option-trade = Pay { $cost }, take { $what }
dice-cost-brown = { $cost } (including { $brown })
dice-option-lira = Cash { $coins }: take { $what }
# $n: how many; $dice: that many cards, an object
dice-option-cards =
    { $n ->
        [one] Reveal a bazaar card
       *[other] Reveal { $dice } and use one
    }
dice-option-tile = Pay { $cost }, take the tile “{ $tile }”: { $text }
dice-option-tile-ruby = Pay { $cost }, take the tile “{ $tile }” and with it a mosque ruby: { $text }
dice-option-tile-free = Take the tile “{ $tile }”: { $text }
dice-option-tile-free-ruby = Take the tile “{ $tile }” and with it a mosque ruby: { $text }
dice-option-ruby = Pay { $cost }, take a ruby. { $area }
dice-option-ruby-free = Take a ruby. { $area }
dice-option-end = End your turn
# $actions: those that are left, an object.
dice-option-end-early = End your turn and lose { $actions }
# $what: a colour
dice-option-die = Pay with a die: { $what }
dice-option-marker = Pay { $what }
dice-option-brown = Pay 1 brown marker as { $colour }
dice-option-brown-any = Pay 1 brown marker
dice-option-take = Take { $what }
dice-option-give = Give { $what }
# $own, $others: what the card does, sentences
dice-option-card = Use “{ $card }”. { $own } { $others }
dice-option-card-alone = Use “{ $card }”. { $own }
dice-card-unmet = Condition not met ({ $need }): take { $lira }.
dice-option-accept = Give { $cost }, take { $what }
dice-option-accept-free = Take { $what }
dice-option-decline = No, thank you
dice-option-decline-lira = No, take { $lira } instead
dice-option-discard = Give up the tile “{ $tile }”: { $text }
dice-option-reroll = Pay { $crystal } and reroll { $dice }
dice-option-keep = Keep all dice

## What is asked

# $crystals: those one has, standing alone
dice-ask-Reroll = Which dice do you roll again? You have { $crystals }.
# $actions: how many are left, standing alone
dice-ask-Act = What do you do? { $actions } left.
dice-ask-Act-empty = All dice are used. What do you do? { $actions } left.
dice-ask-Act-nothing = There is nothing more you can pay for. End your turn.
dice-ask-Act-which = { $action }: which ones?
dice-ask-Act-cards = How many card dice do you use?
# $cost: what is to be paid, an object
dice-ask-Pay = { $what }: pay { $cost }. With what?
dice-ask-Pay-any = { $what }: pay { $cost }. Still to pay: { $left }. With what?
dice-bought-tile = Tile “{ $tile }”
dice-bought-ruby = Ruby ({ $area })
dice-ask-TakeMarkers = Which two markers do you take?
dice-ask-TakeMarkers-more = You take { $what }. Which is your second marker?
dice-ask-PickCard = Which of the revealed cards do you use?
dice-ask-Accept = “{ $card }”: do you trade?
dice-ask-Accept-free = “{ $card }”: do you take it?
# $name: whose card it is
dice-ask-Offer = { $name } used “{ $card }”. Do you trade?
dice-ask-GiveMarker = Which marker do you give?
dice-ask-DiscardTile = Which mosque tile do you give up? You still owe { $what }.
dice-ask-ChooseRuby = Which area do you take the ruby from?
dice-ask-ChooseTile = Which mosque tile do you take?

## What happened. A name stands before the clause; a sentence with a full stop has none. $what … are objects.

dice-event-turn-began = begins a turn, in round { $round }
dice-event-rolled = rolls { $dice }
dice-event-rerolled = pays a crystal and rerolls { $dice }
dice-event-cashed = cashes { $coins }
dice-brown-as = { $what } as { $colour }
dice-event-took = takes { $what }
dice-event-income = takes { $what } as income
dice-event-paid = pays { $what }
dice-event-spent = pays { $what }
dice-event-returned = gives back { $what } because the supply is short
dice-event-revealed = The bazaar shows { $what }.
# $n: how many cards
dice-event-reshuffled =
    { $n ->
        [one] { $n } discarded card makes the new deck.
       *[other] { $n } discarded cards make the new deck.
    }
dice-event-used-card = uses “{ $card }”
dice-event-declined = declines the offer of “{ $card }”
dice-event-consoled = does not meet the condition of “{ $card }” ({ $need })
dice-event-tile-shown = The mosque shows { $what }.
dice-event-took-tile = takes the mosque tile “{ $tile }”
dice-event-lost-tile = gives up the mosque tile “{ $tile }”
# $rubies: how many rubies there are now, a number
dice-event-took-ruby = takes a ruby ({ $area }) and now has { $has }
dice-event-last-round = has reached the goal: this is the last round
dice-event-ended = The game is over.

## Why not. $need is an object.

dice-reason-act-first = It is time for an action, or to end the turn.
dice-reason-answer-first = First accept or decline what the card offers.
dice-reason-card-first = First choose one of the revealed cards.
dice-reason-discard-first = First give up a mosque tile.
dice-reason-discard-order = Tiles are given up in the order in which they are listed, and you are past that one.
dice-reason-few-cards = That takes { $need }, but the dice show { $have }.
dice-reason-give-first = First give a goods marker.
dice-reason-needs-goods = Your dice and markers do not add up to the price.
dice-reason-needs-more = { $what } Your dice and markers do not add up to that.
dice-reason-needs-lira = The ruby costs { $need }, but you have { $have }. Coins on dice must be cashed first.
dice-reason-no-card = The card “{ $card }” was not revealed.
dice-reason-no-coins = No die shows a coin.
# $what: one marker of a colour, an object
dice-reason-no-marker = You do not have { $what } to give.
dice-reason-other-marker = The card asks for a { $colour } marker. A brown one will do.
dice-reason-no-ruby = There are no rubies left here: { $area }.
dice-reason-no-tile = The tile “{ $tile }” is not in the row.
dice-reason-not-lying = Those dice are not on the table.
dice-reason-not-your-tile = You do not have the tile “{ $tile }”.
dice-reason-pay-colour = The next good to pay is { $colour }.
dice-reason-pay-first = First finish paying.
dice-reason-pay-otherwise = You do not have it, or too little would be left for the rest.
dice-reason-reroll-first = First reroll some dice, or keep them all.
dice-reason-ruby-first = First choose the area the ruby comes from.
dice-reason-take-first = First take your two markers.
dice-reason-take-order = Markers are taken in the order of their colours. First: { $colour }.
dice-reason-tile-first = First take a mosque tile.

## Standings, charts, luck

dice-label-rubies = rubies
dice-label-worth = wealth
dice-worth-is = With equal rubies, wealth decides: lira, plus { $marker } for each marker and { $crystal } for each crystal.
dice-chart-rubies = Rubies by round
dice-chart-lira = Lira by round
dice-chart-tiles = Mosque tiles by round
# $rolls: first rolls of a turn; $mean: how many dice showed the same good, on average; $expected: what is to be expected
dice-luck =
    { $rolls ->
        [one] { $rolls } turn: at best { $mean } goods of one colour in a roll (expected { $expected })
       *[other] { $rolls } turns: at best { $mean } goods of one colour in a roll, on average (expected { $expected })
    }

## The board

dice-mosque = Mosque tiles
dice-actions-title = Actions
dice-rubies-title = Rubies
# $name: whose things they are
dice-purse = { $name }’s markers, crystals and lira
# $dice: what they show, standing alone
dice-tray = Dice: { $dice }.
# $face: what it shows
dice-die = Die: { $face }
dice-die-kept = Die: { $face }. Choose it to roll it again.
dice-die-marked = Die: { $face }. It will be rolled again.
# $n: cards in the deck; $discards: cards discarded
dice-deck =
    { $n ->
        [one] Bazaar deck: { $n } card, { $discards } discarded
       *[other] Bazaar deck: { $n } cards, { $discards } discarded
    }
# $n: tiles in the stack
dice-stack =
    { $n ->
        [one] { $n } more tile in the stack.
       *[other] { $n } more tiles in the stack.
    }
dice-turn-of = { $name }’s turn
# $n: actions left
dice-left =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
dice-phase-roll = Roll
dice-phase-income = Income
dice-phase-over = Game over
dice-thing-could = { $name }. { $text } Your dice can pay for it: choose it to keep them and do it.

## What the players have

dice-mine = What you have
dice-player = What { $name } has
dice-rubies-of =
    { $n ->
        [one] { $n } ruby of { $goal }
       *[other] { $n } rubies of { $goal }
    }
dice-tiles-of = { $n } of { $need } mosque tiles needed for the ruby
dice-many = { $n } × { $name }
# $rubies: so many, standing alone
dice-preview = The board of the Dice Game. Goal: { $rubies }.

## Gestures. $what: an object

dice-reroll-which = Dice to roll again
# $n: how many dice are marked
dice-reroll-do =
    { $n ->
        [one] Reroll { $n } die (1 crystal)
       *[other] Reroll { $n } dice (1 crystal)
    }
dice-reroll-mark = Mark dice to reroll them
dice-reroll-keep = Keep all
dice-reroll-all = Mark all
dice-reroll-none = Unmark
# Goods as a way to pay, without the noun: “1 red, 1 blue”.
dice-short-red = { $n } red
dice-short-yellow = { $n } yellow
dice-short-green = { $n } green
dice-short-blue = { $n } blue
dice-short-brown = { $n } brown
# $way: such goods; $brown: how many brown markers are among what pays
dice-short-way = { $way } ({ $brown })
dice-pay-taken = Already included: there was no other way

## The table in words

dice-text-turn = Round { $round }: { $name }’s turn

## Help. $rubies, $tiles, $lira: so many, objects

dice-topics-turn = Turn and pieces
dice-topics-actions = Actions
dice-topics-rubies = Rubies
dice-topics-tiles = Mosque tiles
dice-topics-cards = Bazaar cards
dice-topic-turn = The turn
dice-topic-faces = The dice
dice-topic-crystals = Crystals
dice-topic-marker = Goods markers
dice-topic-wild = Brown markers
dice-topic-money = Lira
dice-topic-tile = Mosque tiles
dice-topic-deck = Bazaar cards
dice-topic-scarcity = When the supply runs short
dice-topic-ruby = Rubies
dice-topic-end = The end
dice-help-turn = A turn has four phases: income from your mosque tiles, the roll, two actions, and passing the dice to the next player. Dice you do not use are lost; markers, crystals and lira stay with you.
dice-help-faces = Each die has six faces: a good in each of the four colours, a coin and a card. You roll five dice, plus one for each extra-die tile. Each die can be used for one action.
dice-help-crystals = For 1 crystal you reroll as many of your dice as you like. You see the new faces before you pay another crystal.
dice-help-marker = A marker is a good that you keep. In every action it pays like a die of its colour.
dice-help-wild = A brown marker pays for one good of any colour. It never stands for a coin or a card.
dice-help-money = Lira pay for the rubies of the lira carpet and for some bazaar cards. Coins on dice must be cashed first.
dice-help-tile = A tile works from your next turn on, and keeps working. You also get a ruby at once when you come to own { $tiles }; that happens only once per game.
dice-help-deck = You use one of the revealed cards, then all are discarded. Some cards also have a part for all the other players. If you cannot or will not do what your part asks, take { $lira }.
dice-help-scarcity = If you are to take something and the supply has too little of it, every player who has some gives one back until there is enough.
dice-help-ruby = Each ruby you take makes the next one in its area more expensive. Once somebody has { $rubies }, the game ends after that round.
dice-help-end = Once somebody has { $rubies }, the round is played to its end. Whoever has the most rubies wins; a tie goes to the greater wealth: lira, plus 3 for each marker and 2 for each crystal.
dice-help-pay = Goods are paid with dice, with markers of their colour or with brown markers, mixed as you like.
# $prices: numbers
dice-help-area-track = A ruby costs goods of this colour only. The prices in order: { $prices }.
dice-help-area-carpet = A ruby costs one good of each colour, and one more of any colour for each ruby already gone. In all: { $prices }.
dice-help-area-lira = A ruby costs lira. The prices in order: { $prices }.
dice-help-area-mosque = You take a ruby here at once when you come to own { $tiles }. It cannot be bought, and everybody gets it only once.
# The same for each number of players: prices; a thing counted, and how many with four players.
dice-by-players = with 2 players { $two }; with 3 { $three }; with 4 { $four }
dice-with-four = { $what } (with 4 players: { $four })

## A guided first game

dice-lesson-welcome = Welcome to the bazaar! Once somebody has 6 rubies, the game ends after that round, and whoever has the most rubies wins. You buy rubies here: with many goods of one colour, with goods of all colours, or with lira. The more are gone, the more expensive they get.
dice-lesson-roll = Your five dice have been rolled. Each shows a good, a coin or a card. With your crystal you can roll some of them again: choose those you do not like, then the button. Or keep them all.
dice-lesson-act = Now you have two actions. What glows can be paid with your dice. Three of one colour buy most mosque tiles; two alike bring a marker, a good that you keep. Choose something that glows.
dice-lesson-pay = When there are several ways to pay, choose one here. The dice are lost at the end of the turn, so spend them first.
dice-lesson-second = One more action. You can spend what you have just gained right away. If nothing suits you, end your turn.
dice-lesson-keep = The dice go on to the next player, but markers, crystals and lira stay with you. So you can save up for a ruby over several turns. Brown markers stand for any colour.
dice-lesson-mosque = The mosque tiles are at the top. Most cost three goods of one colour; the extra dice cost one of each. They help you from your next turn on. With the fifth tile you also get a ruby. Now go on to your actions.
dice-lesson-spend = Play this turn as you like. Coins become lira, and two different goods a crystal.
dice-lesson-rubies = The next prices are shown in the areas: for example 4 goods of one colour, 4 different goods, or 12 lira. An area glows as soon as you can pay.
dice-lesson-bazaar = Card dice reveal bazaar cards. The upper part is for you. The lower part is for everybody else, so you may also be asked on somebody else’s turn.
dice-lesson-goal = That is all! Long-press or right-click anything to read about it. Good luck on the way to 6 rubies.
