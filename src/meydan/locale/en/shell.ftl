### The shell: home, setting up a table, the waiting room, the account, settings, problems.

meydan = Meydan
# $page (string): what the window shows
window-title = { $page } · Meydan
# $title (string): what the window is called otherwise
window-turn = Your turn · { $title }
# At so many tables I am asked. $n (number); $title (string)
window-waiting = ({ $n }) { $title }
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
trouble = Something went wrong
lost-table = There is no such table
lost-table-about = It may have been closed, or it is private and opens only with the host’s link. Ask for the link again.
nowhere = This alley leads nowhere
nowhere-about = There is no page at this address. The square is just around the corner.
connection-lost = Connection lost. Reconnecting…

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
theme-system = Same as the device
theme-light = Day
theme-dark = Night
settings-motion = Animation
settings-motion-about = Pieces travel and dice roll. When off, everything appears at once.
settings-pace = Speed of the other players’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
settings-sound = Sounds
settings-sound-about = Wood, coins and paper, quietly.
settings-call = Sound when it is my turn
settings-call-about = In games with a clock, even when the other sounds are off.
settings-auto = Answer for me when there is nothing to decide
settings-auto-about = For example, keeping a roll that nothing could change in Istanbul, or drawing your cards in another player’s phase of San Juan.
settings-roll = Roll my dice myself
settings-roll-about = In the Dice Game, the dice of your turn wait until you press.
settings-coach = Coach
settings-coach-about = Asks “are you sure?” before a choice that costs much, once a turn at most. On in your first games; only where hints are allowed.
settings-luck = Add my own luck
settings-luck-about = Where a game begins at once, this browser adds a random number of its own to the dice and the cards, and checks it at the end.
settings-text = The table in words
settings-text-about = The board described in words instead of a picture, for screen readers or simply to be read.

## The square

home-welcome = Welcome to the square
home-welcome-about = Sit down and play: against bots right away, or with friends by sharing a link. No account needed.
# $game (string): the name of a game
play-game-now = Play { $game } now
play-game = Game
play-rivals = Rivals
play-level = Bot level
# $n (string): points, 1000 and more
level-strength = Strength { $n }
level-strength-about = In points: 100 more win about 64 of 100 games for two.
# $game (string): the name of a game
learn-game = Learn { $game }
puzzles = Puzzles
new-table = Set up a table
read-rules = Read the rules
setup-real = Set up the real box
game-istanbul = Istanbul
game-istanbul-dice = Istanbul: The Dice Game
game-san-juan = San Juan
home-tables = Tables
home-mine = Your games
home-mine-none = Your first game is one click away.
home-mine-none-about = Games you start or join will wait for you here, even for days.
home-open = Open tables
home-open-none = Nobody is looking for players right now.
home-open-none-about = Set up a public table and others will find it here.
groups = Groups
find-people = Find players
table-level = Rating
tournaments = Tournaments
home-ways = Join
home-ways-title = Join a friend, or watch a game again
join-code = The code or link of a table
join-code-example = Paste it here
join-code-wrong = No table has this code. Ask your friend to send the link again.
join = Join
upload-record = Open a game record
upload-record-about = Replay a finished game from its file
home-score = Score a game with the real box

table-your-turn = Your turn
# $left (string): how long until I am late, such as 23 h
table-left = { $left } left
# $name (string): whose turn it is
table-turn = { $name } is thinking
table-playing = In progress
table-damaged = Damaged, cannot be opened
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
table-go-on = Continue
table-join = Join
table-watch = Watch
table-public = public
table-private = private
# $name (string): of a group
table-group = Group “{ $name }”
table-rated = rated
table-hints = with hints
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
pace-turns = { $span } per move
# A clock: minutes for the whole game, plus seconds for each answer. $minutes, $seconds (number)
pace-live = { $minutes } min + { $seconds } s

## Who sits where

# The name of a guest before a better one is chosen. $number (number): 100 to 999; letters, digits, spaces and - _ . only
guest-name = Guest { NUMBER($number, useGrouping: "false") }
# Somebody whose name was taken by whoever runs the service. $number (string): six digits
player-name = Player { $number }
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
seats-fewer = One fewer seat
seats-more = One more seat
seats-waiting = You get a link for your friends; the game begins once everybody is seated.
seat-kind-me = Me
seat-kind-open = A friend, by link
seat-kind-invited = Someone with an account
colour-mine = My colour
colour-red = Red circle
colour-green = Green square
colour-blue = Blue triangle
colour-yellow = Yellow diamond
colour-white = White hexagon
invite-name = Their name
invite-find = Find
# $name (string)
invite-found = { $name } will find the table among their games.
invite-not-found = Nobody has an account with this name. A friend who joins by link does not need one.
invite-about = The seat will be kept for them.

## Setting up a table

new-title = New table
new-seats = Who is playing
new-speed = Time
speed-turns = Time per move
speed-live = Game clock
speed-turns-about = A limit for each move; play in one sitting or over many days.
speed-live-about = Minutes for the whole game, plus seconds for each answer. Running out of time does not lose the game, but the others may let a bot take over.
speed-live-refill = Each answer gives seconds back, but the clock never shows more than at the start.
speed-limit = Limit per move
speed-clock = Clock
new-door = Who can join
new-group = For a group
new-group-none = No group
new-public = Public table
new-public-about = Everybody sees it on the square and can join or watch. Otherwise only people with the link can.
new-rated = Rated game
new-rated-about = Counts towards ratings; for people with accounts and for bots.
new-rated-not = Only for people with an account.
new-hints = Hints
new-hints-about = Players may ask for the best answers; everybody sees it when they do.
new-hints-not = Never in a rated game.
new-variants = Variants
new-preview = What will be on the table
new-start = Start the game
new-open = Open the table
new-unfinished = First find the person you want to invite: enter their name and press Find.
# $reason (string): a sentence of the service, in English
new-not-possible = These choices do not go together: { $reason }
layout-another = Another one
layout-keep = Keep this one
layout-random-note = Just an example: the real layout is drawn when the game begins, unless you keep this one.
layout-own-grid = Your own layout
# A place on the grid. $place (number): its number; $name (string): its name; $row, $column (number)
layout-own-cell = { $place } { $name }, row { $row }, column { $column }

## Options of Istanbul

option-istanbul-layout = The bazaar
option-istanbul-layout-about = How the places are arranged, and so how far apart they are.
option-istanbul-layout-short = Short paths
option-istanbul-layout-short-about = Places that work well together are close to each other: best for a first game.
option-istanbul-layout-long = Long paths
option-istanbul-layout-long-about = Places that work well together are far apart: plan your route.
option-istanbul-layout-order = In order
option-istanbul-layout-order-about = The places in order of their numbers, row by row.
option-istanbul-layout-first = Recommended
option-istanbul-layout-first-about = The layout recommended for this box: best for a first game with it.
option-istanbul-layout-random = Random
option-istanbul-layout-random-about = Different every time; the Fountain is never on the edge, and the Tea House and the Black Market are kept apart.
option-istanbul-layout-random-2023 = Random, strict
option-istanbul-layout-random-2023-about = Different every time, within the stricter limits of the 2023 rules.
option-istanbul-layout-own = Your own
option-istanbul-layout-own-about = Tap two places to swap them.
option-istanbul-expansions = Expansions
option-istanbul-expansions-about = More places, cards and figures.
option-istanbul-expansions-mocha = Mocha & Baksheesh
option-istanbul-expansions-mocha-about = Coffee, a tavern with a barrier, guild cards and a Coffee Trader.
option-istanbul-expansions-letters = Letters & Seals
option-istanbul-expansions-letters-about = Letters to deliver for seals, a Courier, kiosks and companions.
option-istanbul-expansions-all = Grand Bazaar
option-istanbul-expansions-all-about = Both boxes together: 25 places, five by five, and everything at once.
option-istanbul-new-cards-only = New bonus cards only
option-istanbul-new-cards-only-about = The bonus cards of the base game stay in the box.
option-istanbul-new-cards-only-not = Only with Letters & Seals alone.
option-istanbul-neutral-assistants = Neutral assistants
option-istanbul-neutral-assistants-about = One assistant of each player is neutral: anybody who comes to it may pick it up.
option-istanbul-neutral-assistants-not = For two to four players: with five there is no colour left.
option-istanbul-caravan-leader = Caravan leader
option-istanbul-caravan-leader-about = Whoever used the Caravansary last keeps both cards there.

## Options of San Juan

option-san-juan-expansions = Expansions
option-san-juan-expansions-about = More buildings and events for the deck.
option-san-juan-expansions-new-buildings = The New Buildings
option-san-juan-expansions-new-buildings-about = 33 more building cards in the deck, and the cathedral next to the roles.
option-san-juan-expansions-events = Events
option-san-juan-expansions-events-about = Six events turn up from the deck; you can take one instead of a role.
option-san-juan-setup = First cards
option-san-juan-setup-about = How everybody gets their first four cards.
option-san-juan-setup-dealt = Dealt
option-san-juan-setup-dealt-about = Four cards each, as they come.
option-san-juan-setup-drafted = Chosen
option-san-juan-setup-drafted-about = In turn order, players get five, six, seven and eight cards; each keeps four.

## The waiting room

# $game (string): the name of a game
waiting-title = { $game } · waiting room
seat-mine = That’s you
seat-host = Host
seat-free-about = For whoever comes first
seat-free-rated = For someone with an account
seat-invited = Invited, not here yet
seat-take-account = Create an account or sign in
seat-take = Sit down here
# Take one more seat than the one I have
seat-take-too = Take this one too
seat-leave = Stand up
seat-clear = Clear the seat
# $name (string): who sits there
seat-clear-whose = Clear { $name }’s seat
seat-give-bot = A bot…
waiting-start = Start the game
waiting-close = Close the table
waiting-close-sure = Close this table?
# $names (string): who sits there, as a list
waiting-close-about = It will be gone for everybody sitting there: { $names }.
waiting-keep = Keep it open
# $n (number)
waiting-for-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
waiting-rated-guests = Rated games are for people with accounts: a guest at this table needs to create one first.
waiting-for-host = Everybody is seated. The host will start the game.
waiting-ready = Everybody is seated. You can start.
waiting-chat = Chat before the game
waiting-chat-none = Nobody has said anything yet.
waiting-chat-sit = Sit down to chat with the others.
waiting-chat-say = Say something
invite-title = Invite your friends
invite-link-about = Send them this link, or let them scan the picture. They do not need an account.
invite-link-about-rated = Send them this link, or let them scan the picture. The game is rated, so they need an account.
invite-link = The link to this table
invite-qr = The link to this table as a QR code
invite-copy = Copy the link
invite-copied = Link copied.
invite-copy-yourself = Your browser does not let us copy: select the link and copy it yourself.
invite-share = Share

## The account

# $name (string)
account-title = Hello, { $name }
account-title-nobody = Hello
account-name = Your name
account-nobody-about = You do not need a name to play: we will give you one. But you can also choose your own.
account-guest-about = You are a guest on this device. Everything works, but no other device will know you.
account-own-about = This is how others see you, and how you sign in.
account-name-field = Name
account-rename = Change name
account-come-in = Continue as a guest
account-as-guest = Play as a guest
account-renamed = Nice to meet you.
account-keep = Keep everything with a password
account-keep-about = Your games, tables and ratings stay yours, and you can continue on any device.
account-password = Password
account-password-about = At least ten characters. A few words in a row are easy to remember.
account-make = Create an account
account-made = You have an account now, and everything is still here.
account-sign-in = Sign in
account-sign-in-about = With an account from another device or another day.
account-sign-in-guest = With an account you already have. What you played here as a guest stays with the guest.
account-signed-in = Welcome back.
account-out = Sign out
account-out-about = Your games will wait for you.
account-out-guest = A guest without a password cannot come back to their games: create an account first to keep them.
account-out-here = Sign out here
account-out-everywhere = Sign out everywhere
account-left = Goodbye!
account-delete = Delete the account
account-delete-sure = Delete your account for good?
account-delete-about = Your name, password and tokens will be deleted for good. The games you played stay, without your name.
account-delete-not = Keep it
account-deleted = Your account has been deleted.
tokens = Programs that play for you
tokens-about = With a token, a bot you wrote can play in your name.
token-once = You will see this only once. Copy it and keep it to yourself:
token-copy = Copy the token
token-copied = Token copied.
# $when (string): a date
token-made = created { $when }
token-revoke = Revoke
# $name (string): what the token is for
token-revoke-which = Revoke the token “{ $name }”
token-name = What it is for
token-name-example = my bot
token-make = Create a token

## Problems, by the code the service gives

problem-offline = The service cannot be reached. Check your connection; we will keep trying.
problem-bad-request = Something here is not right. Names have 2 to 24 characters (letters, digits, spaces and - _ .), passwords at least 10.
problem-bad-option = These choices do not go together. Change one of them.
problem-bad-record = This file is not a game record, or it has been changed.
problem-sign-in-first = You are no longer signed in. Please sign in again.
problem-wrong-password = The name or the password is wrong. Try again.
problem-forbidden = Only somebody else can do this, such as the host of the table.
problem-account-first = Rated games are for people with accounts. Create one, then sit down.
problem-wrong-origin = This came from another site and was ignored. Reload the page.
problem-not-your-seat = This seat is not yours.
problem-not-found = It is no longer there.
problem-wrong-method = The page and the service do not match. Reload the page.
problem-name-taken = This name is taken. Choose another one.
problem-seat-taken = Somebody was faster: this seat or colour is taken. Choose another one.
problem-stale-version = Something happened in the meantime. Take another look.
problem-illegal-choice = This is not possible now.
problem-cannot-undo = This cannot be taken back: something has been rolled, drawn or shown since.
problem-not-now = Not at the moment. Take another look at the table.
problem-too-many-bots = Too many bots are playing at your tables. Finish a game first; one left untouched for an hour does not count.
problem-too-large = This is too large. A record has at most 2 MB.
problem-too-slow = This took too long to arrive. Check your connection and try again.
problem-too-many-requests = That was a lot in a short time. Wait a little and try again.
problem-failure = Something went wrong on our side. It has been logged; please try again.
problem-busy = The service is busy. Try again in a moment.
problem-damaged = This table is damaged and cannot be opened. Whoever runs the service will find it in the log; your other games are fine.

## Profiles and leaders

leaders = Leaders
leaders-ways = The best players of each game.
account-profile = My profile
account-private = Keep my profile private
account-private-about = Others then see your name and nothing else: no results, no ratings, no games.
