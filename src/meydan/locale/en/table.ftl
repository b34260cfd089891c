### Everything at a table that belongs to no particular game.

## The table

table-title = Table
table-board = Board
table-side = Log and chat
table-panels = Panels
table-tools = Tools
table-menu = Menu
table-lost = Connection lost. Trying again…
# A moment of the past is shown instead of the present.
table-past = This is how it was
table-now = Back to the game
table-lesson-first = First do what the lesson asks
# The number of a seat, from 1: a player without a name.
table-seat = Player { $number }
# Several players have the same name. $name: the name; $number: 1, 2, 3
table-namesake = { $name } { $number }
# Read aloud and in the log. $name: a player; $clause: what they do, such as “moves to the Tea House”
table-sentence = { $name } { $clause }.
# What happens without anybody doing it. $clause: such as “the dice show 3 and 5”
table-clause = { $clause }
# Read aloud when I am asked. $question: such as “Where do you go?”
table-say-asked = Your turn. { $question }
table-say-over = The game is over.
# A turn that had been handed on was taken back. $name: by whom
table-recalled = { $name } takes the turn back

panel-mine = Mine
panel-players = Players
panel-log = Log
panel-chat = Chat
panel-tools = Menu

tool-home = To the square
tool-help = Help
tool-text = Table in words
tool-share = Let others watch
tool-leave = Leave the game
tool-report = Report
tool-keys = Keys
tool-settings = Settings

## Players

seat-turn = to move
seat-your-turn = your turn
seat-standin = A bot plays this seat for now
# Somebody looks at the table
seat-here = here
# Somebody left the table. $when (string): a time, or a day
seat-away = away since { $when }
# In place of my own name, where there is little room
seat-you = You
# A player, for a screen reader. $name; $mine and $turn: true or false; $rank: from 1; $value and $label: such as 3 and “rubies”
seat-label =
    { $name }{ $mine ->
        [true] {" "}(you)
       *[false] {""}
    }{ $turn ->
        [true] , to move
       *[false] {""}
    }, rank { $rank }, { $label }: { $value }
clock-late = late
# A long time left. $hours, $minutes: numbers
clock-hours = { $hours } h { $minutes } min
# A day or more left. $hours: number
clock-long = { $hours } h
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## The question

ask-title = Question
ask-yours = Your turn
ask-roll = Roll the dice
# Asked in somebody else’s turn. $name: whose
ask-yours-in = A question for you in { $name }’s turn
ask-waiting = Please wait
ask-watching = You are watching
ask-last = Last round
# $name: the player who is asked
ask-theirs = { $name } is choosing
# The same, if they do not look at the table. $when: a time, or a day
ask-away = { $name } is to choose, away since { $when }
# What somebody else is asked. $question: such as “Where do you go?”
ask-question = “{ $question }”
ask-which = Which one?
ask-cancel = Back
# Where the answer is given on the board, not with a button.
ask-on-board = Choose on the board.
# Of something that cannot be chosen now.
ask-how-help = Hold a finger on it or right-click it to read what it is.
ask-skip = Show the rest at once
ask-undo = Undo
ask-undo-key = Take back the last choice (u)
# For a screen reader. $reason: why it cannot be taken back
ask-undo-not = Undo is not possible: { $reason }
recall-title = Take your turn back?
# $name: who has been asked meanwhile
recall-about = { $name } is already choosing, and will be told that you are taking your turn back.
# What it costs. $left: a length of time, such as 1:25
recall-clock = Your clock has kept running: you will have { $left } left.
recall-limit = Your time for the move has kept running: you will have { $left } left.
recall-late = Your time has kept running and is up: the others may let a bot play for you at once.
recall-do = Take it back
recall-not = Leave it
ask-over = The game is over
ask-result = Show the result
# $count: how many things the others did
ask-since =
    { $count ->
        [one] Since your last choice: { $count } thing happened
       *[other] Since your last choice: { $count } things happened
    }
# $name, in all three: the player whose time is over
ask-late = { $name } has run out of time.
ask-late-unrated = Our best bot can play until { $name } comes back. The game is not rated.
ask-late-rated = Our best bot can play until { $name } comes back. The game stays rated: its result counts for { $name }.
ask-hand = Let a bot play
ask-standin = A bot is playing for you.
ask-standin-unrated = When you come back, your clock starts again. The game is not rated.
ask-standin-rated = When you come back, your clock starts again. The game stays rated: its result counts for you.
ask-take = Take my seat back
ask-resigned = You have resigned. A bot plays on in your place.
# $n (number): how many; $names (string): who, as a list
ask-agreeing = { $n ->
    [one] { $names } would end the game here.
   *[other] { $names } would end the game here.
  }
table-resigned = { $name } has resigned.
table-agreeing = { $name } would end the game here.

## Hints. In the reasons “it” is an answer; $what: counted things as objects; $name: another player; $points: points of 100 of win chance

hint-ask = Hint
hint-ask-key = Show the best answers (a)
hint-thinking = Thinking…
hint-title = Worth a thought
hint-seen = Everybody at the table sees that you got a hint.
# $percent: how likely it is to win; $error: how far that may be off
hint-chance = { $percent } % ± { $error }
# The same, read aloud
hint-chance-long = Win chance: { $percent } %, give or take { $error }
hint-wins = It wins the game.
hint-brings = It brings { $what }.
hint-brings-about = On average it brings { $what }.
hint-costs = It costs { $what }.
hint-costs-about = On average it costs { $what }.
hint-nothing = It brings nothing at once and pays off later.
# Beside what was chosen
hint-more = It leaves { $what } more by the end of the turn.
hint-less = It leaves { $what } less by the end of the turn.
hint-later = The difference shows in later turns.
hint-helps =
    { $points ->
        [one] It gives { $points } more point of win chance to { $name }.
       *[other] It gives { $points } more points of win chance to { $name }.
    }
hint-hurts =
    { $points ->
        [one] It takes { $points } point of win chance from { $name }.
       *[other] It takes { $points } points of win chance from { $name }.
    }
# In the log, after a name
note-hint = gets a hint
note-undo = takes a choice back
note-resign = resigns
note-agree = agrees to end the game here

## The coach, who asks before a choice that costs much. $points: of 100 of win chance

coach-title = Are you sure?
coach-loss =
    { $points ->
        [one] It would cost you about { $points } point of win chance.
       *[other] It would cost you about { $points } points of win chance.
    }
coach-others = Others would:
coach-do = Do it all the same
coach-not = Choose again

## The log and the chat

log-title = What happened
log-empty = Nothing has happened yet.
# $round: its number
log-round = Round { $round }
# My own name, where it is told what everybody did: the verbs go with the name. $name
log-me = { $name } (you)
log-setup = Set-up
# $count: how many rounds are folded
log-earlier =
    { $count ->
        [one] Earlier: { $count } round
       *[other] Earlier: { $count } rounds
    }
log-barrier = What is above can no longer be undone
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-watching = You are watching. Only those who play can write here.
# Said with one press; each reads it in their own language
chat-phrases = Phrases
phrase-bravo = Bravo!
phrase-wow = Wow!
phrase-laugh = Ha-ha!
phrase-ouch = Ouch!
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-game = Good game!
phrase-again = Once more?
# $dice: a list of numbers
dice-rolled = The dice show { $dice }

## Help and rules

help-title = Help
help-all = All topics
help-rules = In the full rules
help-english = In English: nobody has translated these rules yet.
help-whole = All the rules
# $game: the name of a game
rules-title = { $game }: the rules
rules-goal = The goal
rules-turn = How to play
rules-topics = Everything by topic
rules-digest = The full rules
rules-search = Search in the rules
rules-ours = The printed rules leave this open: it is our ruling.
rules-boxes = Boxes
rules-players = Players
rules-any = any number
rules-situations = Questions at the table
rules-folded =
    { $n ->
        [one] { $n } paragraph does not concern this game
       *[other] { $n } paragraphs do not concern this game
    }
rules-nothing = No rule speaks of this.
rules-print = Print
rules-found =
    { $n ->
        [one] { $n } paragraph
       *[other] { $n } paragraphs
    }
rules-ask = What happens when …? May I …?

## Keys

keys-title = Keys
keys-tab = from one part of the table to the next
keys-arrows = from place to place on the board
keys-enter = choose what is in focus
keys-question = to the question
keys-board = to the board
keys-mine = to my own things
keys-undo = undo
keys-hint = a hint
keys-log = the log
keys-chat = the chat
keys-help = help with what is in focus
keys-text = the table in words, or as a picture
keys-skip = skip the animation
keys-shift = while held: no animation
keys-escape = close what is open
keys-keys = these keys

## The end

end-title = The end
# $names: the names of the winners; $count: how many
end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
# I win, alone
end-you-win = You win!
# $names: those who win with me
end-you-share = You share the victory with { $names }
# Somebody else wins. $place: mine, as a word in English
end-you-place =
    { $place ->
        [second] You come second. Well played!
        [third] You come third. Well played!
        [fourth] You come fourth. Well played!
       *[fifth] You come fifth. Well played!
    }
# A tie. $name: the next player in the ranking
end-shared = tied with { $name }
# How a tie was broken. $name: the next player; $what: what was compared, such as “lira”; $more, $less: how much each had
end-decided = ahead of { $name } on { $what } ({ $more } to { $less })
# $what: what is compared, in order, such as “rubies → lira → goods”
end-compared = Ranked by, in this order: { $what }
end-left = resigned
end-ended-resigned = The game ended when { $name } resigned.
end-ended-agreed = Everybody agreed to end the game here, as it stands. No rating changes.
end-rematch = Play again
# A rematch is being asked for. $names: who sits there already; $count: how many they are
end-again-asked = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }
end-again-open = Your new table is waiting for the others.
end-again-begun = The next game has begun, and you are in it.
end-again-without = The next game has begun without you.
end-again-watch = Watch it
end-again-join = Join them
end-again-go = Go there
end-share = Copy a link to this game
share-copied = Link copied. It opens for everybody, also if the table was private.
share-watch = A link for spectators
share-watch-about = Whoever opens it sees what lies open on the table: no hidden cards, no chat, no seat.
share-replay = A link to the replay
share-replay-about = Whoever opens it can watch the whole game again.
end-replay = Watch it again
end-analyse = Analyse
end-fork = Play on from another moment
end-download = Download the game record
end-verify = Check the luck
end-luck = Luck of the dice
end-no-rolls = never rolled
chart-table = As a table
chart-round = Round

## Replay

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-step = One step forward
replay-turn = Next turn
replay-turn-back = Previous turn
replay-last = To the end
replay-charts = Charts
replay-analysis = Analysis
replay-analyse = Analyse this game
replay-play = Play
replay-pause = Pause
replay-position = Position
# $position: its number; $positions: the last one
replay-at = Position { $position } of { $positions }
replay-round = Round
replay-speed = Speed
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed }×
replay-eyes = Point of view
replay-all = Everything open
replay-watch = As a spectator
# $name: a player
replay-seat = As { $name }
replay-share = Copy a link to this moment
replay-copied = Link to this moment copied. It opens for everybody, also if the table was private.
replay-fork = Play on from here
replay-how = Find a moment, then play on from there.
replay-forked = A new table is ready: you play on from here against bots.

## The guided first game

learn-title = Guided first game
learn-coach = The lesson
# $number: which step; $count: how many there are
learn-count = { $number } of { $count }
# What a step of the lesson asked for could not be done; the next step is told below it
learn-missed = The last step was not possible this time. You can make up for it later; let’s go on.
# A step of the lesson cannot be done; what a hint says follows
learn-hint = The plan of the lesson does not fit here. This is a good answer:
learn-next = Next
learn-leave = Play without the lesson
learn-done = That is all you need. The game goes on: have fun!

## A bundle of things to choose. $n: how many

bundle-do = These
bundle-more =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
bundle-less =
    { $n ->
        [one] { $n } too many
       *[other] { $n } too many
    }
bundle-other = These do not fit

## Something that can be clicked. $name: what it is, $text: what it does, $label: both, $doing: what can be done with it

thing-text = { $name }. { $text }
thing-can = { $label } (possible now)
thing-doing = { $label } (now possible: { $doing })

## So many of something. $what: of what

step-less = Fewer: { $what }
step-more = More: { $what }

## The table in words

text-more = More
text-more-about = More about: { $name }

## Why not, whatever the game

why-unknown-choice = There is no such choice in this game.
why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-chance-to-answer = It is up to the dice or the deck now.
why-not-chance = Nothing is being rolled or drawn now.
why-impossible-outcome = That cannot come up now.
why-other-question = Answer the question first: it asks for something else.
why-not-now = This is not the time for it.
why-nothing-to-undo = Nothing has been done since the last roll, draw or another player’s move.
why-not-your-undo = Only your own choice can be taken back.
why-handed-over = In a rated game a turn cannot be taken back once another player has been asked.
why-other = This is not possible now.

# How a rated game changed a rating. $rating (string), $change (string): a number with its sign
end-rating = Rating: { $rating } ({ $change })
end-rating-provisional = provisional
