### The shell: home, setting up a table, the waiting room, the account, settings, problems.

meydan = Meydan
# $page (string): what the window shows
window-title = { $page } · Meydan
home = Meydan, to the square
header-nav = You and your settings
header-sign-in = Sign in
skip = Skip to the content
loading = One moment…
notices = Notices
dismiss = Dismiss this notice
close = Close
send = Send
try-again = Try again
to-the-square = Back to the square
trouble = Something is in the way
lost-table = There is no such table
lost-table-about = It may have been given up, or it is private and needs the link of its host. Ask for the link again.
nowhere = This alley leads nowhere
nowhere-about = There is no page at this address. The square is just around the corner.
connection-lost = The connection is lost. It comes back by itself.

## Settings

settings = Settings
settings-language = Language
# Each language is named in itself, in every catalogue.
language-en = English
language-uk = Українська
language-ru = Русский
language-fr = Français
language-pl = Polski
settings-theme = Theme
theme-system = As the device
theme-light = Day
theme-dark = Night
settings-motion = Animation
settings-motion-about = Pieces travel and dice roll. Off: everything is there at once.
settings-pace = How fast the others play
pace-slow = Slowly
pace-normal = As usual
pace-fast = Fast
settings-sound = Sounds
settings-sound-about = Wood, coins and paper, quietly.
settings-auto = Answer for me where there is nothing to decide
settings-auto-about = Such as drawing cards in another player’s phase.
settings-text = The table in words
settings-text-about = A text of the board instead of its picture, for screen readers and for reading.

## The square

home-welcome = Welcome to the square
home-welcome-about = Sit down and play, against bots at once or with friends by a link. No account needed.
# $game (string): the name of a game
play-game-now = Play { $game } now
play-game = Game
play-rivals = Rivals
play-level = They play
# How well bots play
level-random = Easy
level-greedy = Well
# $game (string): the name of a game
learn-game = Learn { $game }
new-table = Set up a table
read-rules = Read the rules
game-istanbul = Istanbul
game-istanbul-dice = Istanbul: The Dice Game
game-san-juan = San Juan
home-tables = Tables
home-mine = Your games
home-mine-none = Your first game is one click away.
home-mine-none-about = Games you begin or join wait for you here, also on another day.
home-open = Open tables
home-open-none = Nobody is looking for players right now.
home-open-none-about = Set up a public table and others will find it here.
home-ways = Join
home-ways-title = Join a friend, or watch a game again
join-code = The code or link of a table
join-code-example = Paste it here
join-code-wrong = No table has this code. Ask your friend to send the link again.
join = Join
upload-record = Open a record
upload-record-about = A file of a finished game, to be watched again

table-your-turn = Your turn
# $name (string): whose turn it is
table-turn = { $name } is thinking
table-playing = Being played
table-damaged = Damaged: it cannot be opened
table-finished = Finished
# $n (number): how many won; $names (string): their names as a list
table-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
  }
# $n (number): free seats
table-free = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
  }
table-ready = Ready to begin
# $name (string): the host
table-invited-by = { $name } invites you
table-invited = You are invited
# $names (string): who is invited and has not come yet, as a list
table-waits-for = Waiting for { $names }
table-sit = Sit down
# When a game began and how far it is. $at (string): a day; $round (number)
table-moment = { $at }, round { $round }
table-review = See how it went
table-go-on = Go on
table-join = Join
table-watch = Watch
table-public = public
table-private = private
table-rated = rated
table-fork = continued from a replay
table-lesson = lesson

## Lengths of time. $n (number)

span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
# $span (string): a length of time such as “3 days”
pace-turns = { $span } for a move
# A clock: minutes for the whole game, plus seconds for each answer. $minutes, $seconds (number)
pace-live = { $minutes } min + { $seconds } s

## Who sits where

# What a guest is called before a name is chosen. $number (number): 100 to 999
guest-name = Guest { NUMBER($number, useGrouping: "false") }
# $bot (string): one of the two below
bot-name = { $bot }
bot-greedy = Bot
bot-random = Easy bot
seat-free = Free seat
# Somebody whose account was deleted
seat-gone = Former player
# $n (number)
seat-number = Seat { $n }
# $n (number)
seats-count = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
  }
seats-fewer = One seat fewer
seats-more = One seat more
seats-waiting = You get a link for your friends; the game begins when everybody sits.
seats-shuffled = Seats by lot
seats-shuffled-about = Who sits where, and so who begins, is drawn when the game starts.
seat-kind-me = Me
seat-kind-open = A friend, by link
seat-kind-greedy = Bot that plays well
seat-kind-random = Easy bot
seat-kind-invited = Somebody with an account
colour-mine = My colour
colour-red = Red, a circle
colour-green = Green, a square
colour-blue = Blue, a triangle
colour-yellow = Yellow, a diamond
colour-white = White, a hexagon
invite-name = Their name
invite-find = Find
# $name (string)
invite-found = { $name } will find the table among their games.
invite-not-found = Nobody has an account with this name. A friend by link needs none.
invite-about = The seat is kept for them.

## Setting up a table

new-title = A new table
new-seats = Who plays
new-speed = How fast
speed-turns = Limit per move
speed-live = Clock for the game
speed-turns-about = Time for each move; play at one sitting or over many days.
speed-live-about = Minutes for the whole game, and seconds more for each answer. Who is late loses nothing but may be given to a bot.
speed-live-refill = Each answer gives seconds back, but the clock never shows more than at the start.
speed-limit = Limit for a move
speed-clock = Clock
new-door = Who may join
new-public = Public table
new-public-about = Everybody sees it on the square and may join or watch. Otherwise only who has the link.
new-rated = Rated game
new-rated-about = Counts for the ratings; for people with accounts and bots.
new-rated-not = For people with an account only.
new-variants = Variants
new-preview = What is on the table
new-start = Start the game
new-open = Open the table
new-unfinished = First find the person you want to invite: enter their name and press Find.
# $reason (string): a sentence of the service, in English
new-not-possible = This does not go together: { $reason }
layout-another = Another one
layout-keep = Keep this one
layout-random-note = An example: the real one is drawn when the game begins, unless you keep this one.
layout-own-grid = Your own layout
# A place on the grid. $place (number): its number; $name (string): its name; $row, $column (number)
layout-own-cell = { $place } { $name }, row { $row }, column { $column }

## Options of Istanbul

option-istanbul-layout = The bazaar
option-istanbul-layout-about = How the places lie, and so how far it is from one to the other.
option-istanbul-layout-short = Short paths
option-istanbul-layout-short-about = Places that go together lie near each other: best for a first game.
option-istanbul-layout-long = Long paths
option-istanbul-layout-long-about = Places that go together lie far apart: plan your way.
option-istanbul-layout-order = In order
option-istanbul-layout-order-about = The places by their numbers, row by row.
option-istanbul-layout-first = Recommended
option-istanbul-layout-first-about = The layout printed for this box: best for a first game with it.
option-istanbul-layout-random = Random
option-istanbul-layout-random-about = Drawn anew each time; the Fountain is inside, the Tea House and the Black Market lie apart.
option-istanbul-layout-random-2023 = Random, strict
option-istanbul-layout-random-2023-about = Drawn anew each time within the closer limits of 2023.
option-istanbul-layout-own = Your own
option-istanbul-layout-own-about = Touch two places and they change places.
option-istanbul-expansions = Boxes on the table
option-istanbul-expansions-about = More places, cards and figures from the expansions.
option-istanbul-expansions-mocha = Mocha & Baksheesh
option-istanbul-expansions-mocha-about = Coffee, a tavern with a barrier, guild cards and a Coffee Trader.
option-istanbul-expansions-letters = Letters & Seals
option-istanbul-expansions-letters-about = Letters to deliver for seals, a Courier, kiosks and companions.
grand-bazaar = Grand Bazaar
grand-bazaar-about = Both boxes together: 25 places, five by five, and everything at once.
option-istanbul-new-cards-only = New bonus cards only
option-istanbul-new-cards-only-about = The bonus cards of the base game stay in the box.
option-istanbul-new-cards-only-not = Only with Letters & Seals alone.
option-istanbul-neutral-assistants = Neutral assistants
option-istanbul-neutral-assistants-about = One assistant of each stack is anybody’s: whoever meets it may pick it up.
option-istanbul-neutral-assistants-not = For two to four players: with five no colour is left.
option-istanbul-caravan-leader = Caravan leader
option-istanbul-caravan-leader-about = Who used the Caravansary last keeps both cards there.

## Options of San Juan

option-san-juan-expansions = Cards on the table
option-san-juan-expansions-about = More buildings and events for the deck.
option-san-juan-expansions-new-buildings = The New Buildings
option-san-juan-expansions-new-buildings-about = 33 more building cards in the deck, and the cathedral beside the roles.
option-san-juan-expansions-events = Events
option-san-juan-expansions-events-about = Six events turn up from the deck and can be taken instead of a role.
option-san-juan-setup = First cards
option-san-juan-setup-about = How everybody comes by the first four cards.
option-san-juan-setup-dealt = Dealt
option-san-juan-setup-dealt-about = Four cards each, as they come.
option-san-juan-setup-drafted = Chosen
option-san-juan-setup-drafted-about = Five, six, seven and eight cards in turn order; each keeps four.

## The waiting room

# $game (string): the name of a game
waiting-title = { $game }: the table is being set
seat-mine = That is you
seat-host = The host
seat-bot = Always ready
seat-free-about = For whoever comes
seat-free-rated = For somebody with an account
seat-invited = Invited, not here yet
seat-take-account = Make an account or sign in
seat-take = Sit down here
# Take one more seat than the one I have
seat-take-too = Me too
seat-leave = Stand up
seat-clear = Clear the seat
# $name (string): who sits there
seat-clear-whose = Clear the seat of { $name }
seat-give-greedy = Bot
seat-give-random = Easy bot
waiting-start = Start the game
waiting-close = Give up the table
waiting-close-sure = Give up this table?
# $names (string): who sits there, as a list
waiting-close-about = It is gone for everybody who sits there: { $names }.
waiting-keep = Keep it
# $n (number)
waiting-for-seats = { $n ->
    [one] One seat is still to be taken.
   *[other] { $n } seats are still to be taken.
  }
waiting-rated-guests = A rated game is for people with accounts: a guest at this table needs one first.
waiting-for-host = Everybody sits. The host will start the game.
waiting-ready = Everybody sits. You can start.
waiting-chat = A word before the game
waiting-chat-none = Nothing was said yet.
waiting-chat-sit = Sit down to talk with the others.
waiting-chat-say = Say something
invite-title = Bring your friends
invite-link-about = Send them this link, or let them scan the picture. They need no account.
invite-link-about-rated = Send them this link, or let them scan the picture. The game is rated, so they need an account.
invite-link = The link to this table
invite-qr = The link to this table as a QR code
invite-copy = Copy the link
invite-copied = The link is copied.
invite-copy-yourself = Your browser does not let us copy: select it and copy it yourself.
invite-share = Share

## The account

# $name (string)
account-title = Hello, { $name }
account-title-nobody = Hello
account-name = Your name
account-nobody-about = You need no name to play; one is found for you. But you can choose it.
account-guest-about = You are a guest on this device. Everything works; only another device does not know you.
account-own-about = This is how others see you, and how you sign in.
account-name-field = Name
account-rename = Change the name
account-come-in = Come in
account-as-guest = Play as a guest
account-renamed = Nice to meet you.
account-keep = Keep it all with a password
account-keep-about = Your games, tables and ratings stay yours, and you can go on from any device.
account-password = Password
account-password-about = Ten characters or more. A few words are easy to remember.
account-make = Make an account
account-made = Now you have an account, and everything is still there.
account-sign-in = Sign in
account-sign-in-about = With an account from another device or another day.
account-sign-in-guest = With an account you have. What you played here as a guest stays with the guest.
account-signed-in = Welcome back.
account-out = Leave
account-out-about = Your games stay and wait for you.
account-out-guest = A guest without a password cannot come back to their games: make an account first to keep them.
account-out-here = Sign out here
account-out-everywhere = Sign out everywhere
account-left = Goodbye!
account-delete = Delete the account
account-delete-sure = Delete your account for good?
account-delete-about = Your name, password and tokens go for good. Games you played stay, without your name.
account-delete-not = Keep it
account-deleted = Your account is gone.
tokens = Programs that play for you
tokens-about = With a token, a bot you wrote can sit down in your name.
token-once = This is shown only now. Copy it and keep it to yourself:
token-copy = Copy the token
token-copied = The token is copied.
# $when (string): a date
token-made = made { $when }
token-revoke = Revoke
# $name (string): what the token is for
token-revoke-which = Revoke the token { $name }
token-name = What it is for
token-name-example = my bot
token-make = Make a token

## Problems, by the code the service gives

problem-not-shown = This game has no table in the browser yet. It can be played in the terminal.
problem-offline = The service cannot be reached. Check your connection; we keep trying.
problem-bad-request = Something in this is not as it should be. Check what you wrote: names have 2 to 24 letters, digits, spaces and - _ . and passwords at least 10 characters.
problem-bad-option = These choices do not go together. Change one of them.
problem-bad-record = This file is not a record of a game, or it was changed.
problem-sign-in-first = You are not known here any more. Sign in again.
problem-wrong-password = No account has this name and this password. Try again.
problem-forbidden = This is for somebody else to do, such as the host of the table.
problem-account-first = A rated game is for people with accounts. Make one, then sit down.
problem-wrong-origin = This came from another site and was not done. Load the page again.
problem-not-your-seat = This seat is not yours.
problem-not-found = It is not there any more.
problem-wrong-method = The page and the service do not fit together. Load the page again.
problem-name-taken = Somebody has this name. Choose another one.
problem-seat-taken = Somebody was faster: this seat or colour is taken. Choose another one.
problem-stale-version = Something happened in the meantime. Look again.
problem-illegal-choice = This is not possible now.
problem-cannot-undo = This cannot be taken back: something was rolled, drawn or shown since.
problem-not-now = Not at this moment. Look at the table again.
problem-too-many-bots = So many bots play at your tables that no more can begin. Finish a game first; one that rests for an hour does not count.
problem-too-large = This is too large. A record has at most 2 MB.
problem-too-slow = This took too long to arrive. Check your connection and try again.
problem-too-many-requests = That was a lot in a short time. Wait a little and try again.
problem-failure = The service made a mistake. It is written down; try again.
problem-busy = The service is busy. Try again at once.
problem-damaged = This table is damaged and cannot be opened. Whoever runs the service finds it in the log; your other games go on.
