### For people around a real table. Ids of the set-up helper begin with setup-; a step has a title, sentences, and what goes where.

## The page and the terminal

setup-title = Setting up { $game }
setup-about = For a game with the real box. Say what you have and how many of you play, then go through the steps one by one.
setup-players = How many players
setup-steps = Steps
setup-ticked = { $n } of { $of } done
setup-done = Done
setup-over = Untick all
setup-print = Print
setup-picture = How the tiles lie

## The code, and what can be wrong with one that was typed

setup-code = Code of this set-up
setup-code-about = Whoever types it in lays the same.
setup-code-field = A code from friends
setup-code-do = Use this code
setup-code-sign = No code has the sign { $sign }. Codes are written with { $signs }.
setup-code-length = A code has { $n } signs, and this one has { $typed }.
setup-code-wrong = This is not a code: perhaps a sign is wrong or two are swapped.
setup-code-other = This is a code for another game: { $game }.

## What several games say

setup-player = Player { $number }
setup-times = { $n } × { $what }
setup-board = The board
setup-rubies = Rubies
setup-mosque-tiles = Mosque tiles
setup-by-code = The code of this set-up has already drawn lots for everybody: take what stands here, and friends with the same code have the same.
setup-first = Draw lots for who begins: that is player 1. The others follow clockwise.
setup-beside = Beside the board
setup-deck = Deck
setup-face-up = Face up
setup-face-down = Face down
setup-beginning = Ready to begin

## Istanbul

# A place by its number and name.
setup-ist-place = { $number } { $place }
setup-ist-board-lay = Lay the { $n } places side by side, { $rows } rows of { $columns }, as in the picture.
setup-ist-rubies-lay = Put rubies on these places. Fill a track from its end back, until all its rubies lie there; { $at } and at the mosques they lie in a pile.
setup-ist-rubies-rest = Keep the other rubies beside the board: the last one of a track is always replaced.
setup-ist-mosques-sort = Sort the tiles by colour into stacks, the fewest goods on top. Each stack has the tiles for { $costs } goods.
setup-ist-mosques-out = Tiles for { $costs } goods stay in the box.
setup-ist-markets = Demand tiles
setup-ist-demand = demand tile
setup-ist-demand-top = On top: { $goods }
setup-ist-markets-shuffle = Shuffle the dark tiles face up { $large } and the light ones { $small }.
setup-ist-indicator = mail indicator
setup-ist-mail-up = All mail indicators stand in the top row.
setup-ist-cards = Bonus cards
setup-ist-cards-shuffle = Shuffle the bonus cards of all your boxes into one face-down deck.
setup-ist-cards-new = Shuffle the bonus cards of the expansion into a face-down deck. Those of the base game stay in the box.
setup-ist-cards-discard = Leave room for the discard pile { $at }.
setup-ist-caravan = caravan tile
setup-ist-figures = Figures
setup-ist-figures-roll = Each of them starts on the place that a roll of two dice shows.
setup-ist-guild = Shuffle the guild cards into a face-down deck { $at }.
setup-ist-tavern = Sort the tavern tiles by kind into two stacks, the cheapest on top: { $costs } coffee.
setup-ist-barrier = The barrier with its control tile and the baksheesh tile wait beside the board.
setup-ist-coffee = Lay the coffee out as a supply: nobody begins with coffee or a guild card.
setup-ist-kiosk-tile = kiosk tile
setup-ist-letters = Shuffle the letters into a face-down pile, and the kiosk tiles likewise.
setup-ist-companions = All companions wait beside the board, and nobody has a letter yet.
setup-ist-pieces = Pieces
setup-ist-white = white assistant, anybody’s
setup-ist-merchant =
    { $n ->
        [one] Everybody puts the merchant { $at }, on top of { $n } assistant of the same colour.
       *[other] Everybody puts the merchant { $at }, on top of { $n } assistants of the same colour.
    }
setup-ist-merchant-white = Below them, at the very bottom, goes a white assistant.
setup-ist-spare = The fifth assistant of each colour waits beside the board.
setup-ist-family = Each family member goes { $to }.
setup-ist-barrow = Everybody takes an empty wheelbarrow without extensions: room for { $n } goods of each kind.
setup-ist-neutral = Put a merchant of a colour that nobody plays on each of these places.
setup-ist-money = Money and first cards
setup-ist-money-take = Everybody takes lira from the bank and draws from the deck.
setup-ist-marker = Player 1 takes the start marker and keeps it all game.
setup-ist-end = The end begins when somebody has { $rubies }.

## Istanbul: The Dice Game

setup-dice-side = Lay the board with the side for { $seats } players up.
setup-dice-rubies-lay = Put a ruby on each field, with the prices that stand here in the order in which rubies are taken. Those left over stay in the box.
setup-dice-note =
    { $free ->
        [0] { $cost }
        [one] { $cost } Leave { $free } field empty.
       *[other] { $cost } Leave { $free } fields empty.
    }
setup-dice-cost-goods = Goods of this colour: { $prices }.
setup-dice-cost-carpet = One good of each of the { $n } colours, and so many more: { $prices }.
setup-dice-cost-lira = Lira: { $prices }.
setup-dice-cost-mosque = One for whoever owns { $tiles }.
setup-dice-stack = Face-down stack
setup-dice-tiles-lay = Shuffle all { $n } mosque tiles. Lay { $row } of them face up in a row; the others are the stack.
setup-dice-cards-shuffle = Shuffle the bazaar cards into a face-down deck.
setup-dice-dice = Dice
setup-dice-dice-lay = Lay out { $shared } for everybody. Those that wait for extra-die tiles: { $more }.
setup-dice-money = Crystals and money
setup-dice-money-take = Everybody takes this from the supply.
setup-dice-begin = Nobody has markers, tiles or rubies yet. Player 1 rolls first.
setup-dice-end = The end begins when somebody has { $rubies }.

## San Juan

setup-sj-plants = Before shuffling, take these cards out and lay one face up before each player, without a good.
setup-sj-deck-shuffle = Shuffle all other cards of your boxes into one face-down deck. Leave room for the discard pile.
setup-sj-events = The events are among them: { $cards }. Whoever is dealt one lays it face up beside the roles at once and takes the next card instead.
setup-sj-prices =
    { $n ->
        [one] { $n } price card
       *[other] { $n } price cards
    }
setup-sj-middle = Lay the roles in the middle, and the shuffled price cards as a stack beside them.
setup-sj-cathedral = The cathedral lies beside the roles: anybody may build it.
setup-sj-governor = Player 1 takes the governor card.
setup-sj-hands = First cards
setup-sj-deal = Deal to each player, so that nobody else sees the cards.
setup-sj-draft = When all are dealt, each in turn keeps { $cards } and lays the others face down on the discard pile.
setup-sj-round =
    { $n ->
        [one] In each round { $n } role is taken.
       *[other] In each round { $n } roles are taken.
    }
setup-sj-end = The game ends after the builder phase in which somebody has { $n } buildings.

## The score pad

score-title = Score pad
score-about = Played with the real box? Enter what everybody has at the end, and the rules of the game do the sums.
score-game = Game
score-players = Players
# $number (number): of the player
score-player-name = Name of player { $number }
score-player-more = Add a player
# $name (string): of a player
score-player-less = Remove { $name }
score-boxes = Boxes on the table
score-part-have = What everybody has
score-part-production = Production buildings
score-part-city = City buildings
score-part-monument = Monuments
score-part-six = Large buildings
score-part-cards = Cards and goods
score-note-istanbul = Before you count: after the last turn everybody lays down the bonus cards that give lira or goods.
score-note-istanbul-dice = Lira, markers and crystals matter only if rubies are tied. Mosque tiles count nothing.
score-note-san-juan = A card under a building is worth a point. Cards in hand and goods matter only if points are tied.
score-lira = Lira
score-markers = Goods markers, brown ones too
score-crystals = Crystals
score-hand = Cards in hand
score-goods-on = Goods on buildings

## How points come about

# $n (number): production buildings
# $kinds (number): different ones among them
score-how-guild-hall =
    { $n ->
        [one] { $n } production building
       *[other] { $n } production buildings
    } of { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }
# $n (number): how many
score-how-city-hall =
    { $n ->
        [one] { $n } city building
       *[other] { $n } city buildings
    }
score-how-triumphal-arch =
    { $n ->
        [one] for { $n } monument
       *[other] for { $n } monuments
    }
# $n (number): points of everything else
score-how-palace =
    { $n ->
        [one] for { $n } other point
       *[other] for { $n } other points
    }
# $n (number): sets of three
score-how-residence =
    { $n ->
        [one] { $n } set of three
       *[other] { $n } sets of three
    }
# $n (number): buildings
score-how-cathedral =
    { $n ->
        [one] { $n } building of cost 6 in other towns
       *[other] { $n } buildings of cost 6 in other towns
    }

## What cannot be

# $name (string): of a player
# $what (string): as it was typed
score-wrong-unknown = { $name }: there is no “{ $what }” in this game.
# $what (string): a thing that is counted
# $most (number): how many there can be
score-wrong-number = { $name }: “{ $what }” must be a whole number from 0 to { $most }.
score-wrong-once = { $name }: “{ $what }” can stand in a town only once.
# $found (number): entered in all
score-wrong-all = “{ $what }”: { $found } were entered, but this game has only { $most }.
score-wrong-town = { $name }: { $found } buildings were entered, but a town has at most { $most }.
score-wrong-goods = { $name }: { $found } goods were entered, but the buildings have room for only { $most }.
score-wrong-cards = { $found } cards were entered in all, but this game has only { $most }.

## What came of it

score-ranking = Ranking
score-clear = Clear the pad
score-keep = Keep this result
score-kept = The result is kept on this device.
score-past = Real games on this device
# $when (string): a day
score-past-delete = Delete the game of { $when }
score-export = Download them as a file

## In the terminal

# $number (number): of the player
score-ask-name = Name of player { $number } (an empty line: no more players):
# $name (string): of a player
# $title (string): a group of buildings
# $what (string): a list of their names
score-ask-some = { $name }, { $title } (such as { $what }):
score-ask-number = { $name }, { $what }:
