### What only the terminal says. All ids begin with cli-.

# Players are called by their colours.
cli-colour-0 = Red
cli-colour-1 = Green
cli-colour-2 = Blue
cli-colour-3 = Yellow
cli-colour-4 = White
# After one’s own colour.
cli-you = you

## The screen

# $names: who has most of what wins; $what: such as “rubies”
cli-ahead = Ahead: { $names } ({ $what }: { $n })
cli-since = Since your last turn
# Numbers that can be typed although they are not listed. $n: the last of them
cli-up-to = or more, up to { $n }
# Options that are not listed singly. $n: how many
cli-others = { $n } more
# Short headings of lines: what is left, what it costs.
cli-label-left = left
cli-label-cost = cost
# What somebody did, and what they did next: clauses without their subject
cli-then = { $clause }; { $next }

## Playing

cli-choose = Choose one, or type “back”.
# $hash: a checksum
cli-sealed = The seed is sealed as { $hash }
cli-bye = Saved. Go on with: { $command }
cli-saved = Saved to { $file }
cli-exists = { $file } exists already. Choose another name.
# $seat: what was typed; $seats: how many there are; “none” is typed as it stands
cli-no-seat = There is no seat “{ $seat }”: the seats are 1 to { $seats }, and “none” lets bots play alone.
cli-no-input = There is no more input.
# $name: who is to play at the same keyboard
cli-keyboard = { $name } is next: pass the keyboard on and press Enter
cli-taken-back = Taken back: { $choice }
cli-enter-nothing = Enter alone means nothing here: type the number of an option.
cli-not-an-option = “{ $typed }” is not an option. Type a number or an option’s text; “help” lists what else there is.
cli-why-what = Why what? Type “why” and an option, such as “why { $example }”.
cli-possible = “{ $choice }” is possible: it is among the options.
# $reason: a sentence
cli-not-possible = “{ $choice }” is not possible. { $reason }

## The end, and a game told again

cli-seed = The seed was { $seed }, sealed before the first move as { $hash }
cli-record = The record is in { $file }
cli-verify = Check every roll and draw of it with: { $command }
cli-game-of = { $game } for { $n }
# $n: how many steps were played; $hash: a checksum
cli-finished = played to the end, steps: { $n }, sealed as { $hash }
cli-unfinished = not finished, steps: { $n }, sealed as { $hash }
cli-step = This is after step { $step } of { $steps }. The next one is: { $next }

## Help: what can be typed, and what it means

# $asked: what was looked for; a list of topics follows
cli-no-rule = No rule speaks of “{ $asked }”. There is help about:
cli-help-number = the option with that number; 0 is what ends or declines; the beginning of its line will do too
cli-help-enter = the option marked with ← Enter
cli-help-several = several at once, where one after the other is picked
cli-help-rules = the rules about this question, or about what you type after it
cli-help-why = and an option: why it is not possible
cli-help-hint = two or three good answers, with their chances and why
cli-help-undo = take the last choice back, unless something was rolled, drawn or shown since
cli-help-board = everything once more
cli-help-log = all that happened
cli-help-save = and a file: save under a name of your own; after every choice the game is saved by itself
cli-help-quit = leave; the game can be resumed

## Istanbul

cli-ist-numbers = places and bids keep their own numbers
cli-ist-goods = an option by its text; goods by their letters, in any order
# What the signs on the screen mean
cli-ist-signs =
    R● G■ B▲ Y◆ W⬢: merchants, with the number of assistants under them
    ○r □g △b ◇y ⬡w: assistants left behind; ♙R: a family member
    N◉: a neutral merchant; ◎n: a neutral assistant; ✦: a ruby
    ▣R: a companion; ▌8: the barrier, towards place 8; 2+1: bonus and guild cards
    M1 E2: coffee for the Tavern’s movement and encounter tiles
    R fabric, G spice, Y fruit, B jewelry, C coffee

## San Juan

cli-sj-names = an option by its text; the name alone will do
# What the signs on the screen mean
cli-sj-signs =
    ■: a good on a building; □: no good; +2: so many cards under it, a point each
    5→4: the printed cost, and what it is for you now
    ♛: the governor; a role in brackets was taken in this round
    9/12 5▯ 21★: buildings, cards in hand, points; 5+2▯: two more drawn or picked

## Istanbul: The Dice Game

cli-dice-letters = dice by their letters, in any order: after a roll these are rolled again
cli-dice-keep = after a roll: all dice but these are rolled again
cli-dice-goods = an action by what it is paid with; l cashes coins, cc reveals two cards
# What the signs on the screen mean
cli-dice-signs =
    R Y G B: red, yellow, green and blue goods; L: a coin; C: a card
    ✦: a ruby; 2◈: crystals, to roll again
    R2 Y0 G1 B0: goods markers; ✱1: brown ones, which stand for any colour
    3/5: mosque tiles, and how many bring a ruby; +9: tiles in the stack
# Mosque tiles, in short
cli-dice-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
# Areas of the board, in a word
cli-dice-area-carpet = carpet
cli-dice-area-lira = lira
cli-dice-area-mosque = mosque
# What a tile brings, in a word
cli-dice-tile-lira = lira
cli-dice-tile-crystal = crystal
cli-dice-tile-card = card
cli-dice-tile-action = action
cli-dice-tile-die = die
cli-dice-tile-goods = goods
