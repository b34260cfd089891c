### For people with the real box.

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
