### Tournaments: made, entered, played round by round.

## The list

tournaments-about = Several rounds, one winner. Anybody can make a tournament, for everybody or for friends.
tournament-make = Make a tournament
tournaments-mine = My tournaments
tournaments-open = Tournaments to join or watch
tournaments-over = Finished tournaments
tournaments-none = No tournament is open right now.
tournaments-none-about = Make one: others find it here, or get its link from you.
# $name (string): a person
tournament-by = Organised by { $name }
# $n (number): how many take part
tournament-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
# $n (number): seats at a table
tournament-tables = { $n ->
    [one] tables of { $n }
   *[other] tables of { $n }
  }
tournament-rated = rated
# $round (number), $rounds (number): this round, and how many there will be
tournament-round-of = Round { $round } of { $rounds }
# $when (string): a time, perhaps with a day
tournament-starts = Begins: { $when }
tournament-closed = Entries are closed
tournament-status-open = Entries are open
tournament-status-playing = Under way
tournament-status-finished = Finished
tournament-status-cancelled = Called off

## Kinds

tournament-kind = How it is played
tournament-kind-swiss = Swiss
tournament-kind-swiss-about = Everybody plays every round, at tables of people who have about the same points.
tournament-kind-swiss-places = Places go by points. Where they are equal, these decide, in this order:
tournament-kind-robin = Round robin
tournament-kind-robin-about = Everybody meets everybody, as evenly as it can be done.
tournament-kind-robin-places = Places go by points. Where those are equal, these decide, in this order:
tournament-kind-knockout = Knock-out
tournament-kind-knockout-about = The best of each table go on, until one table is left.
tournament-kind-knockout-places = Who comes further is ahead, then who did better at their last table, then who has more points. After that these decide, in this order:

## Making one

tournament-what = The tournament
tournament-title = Its name
tournament-rounds = Rounds
tournament-advance = How many of each table go on
tournament-seats = Players at a table, at most
tournament-bots = Bots take the empty seats
tournament-bots-about = Otherwise some tables are smaller by one, or somebody has a round off.
tournament-time = Time
tournament-live = Live, on one evening
tournament-turns = Turn by turn, over days or weeks
tournament-late-bot = When somebody’s time runs out, a bot plays for them at once. They can take the seat back; if the bot plays to the end, they come last at that table.
tournament-limit = A round lasts at most
tournament-limit-none = as long as it takes
tournament-limit-about = When the time of a round is over, unfinished tables count as they stand: whoever is awaited comes last, the others by their points at that moment.
tournament-pause = Pause between rounds
tournament-pause-none = none
tournament-start-at = It begins by itself at
tournament-start-at-about = Leave it empty to begin when you like.
tournament-public = For everybody
tournament-public-about = Everybody sees it and can enter. Otherwise only people with the link can.

## One tournament

tournament-now = Now
tournament-enter = Take part
tournament-enter-about = Entries are open to whoever likes to play.
tournament-enter-late = You can still enter: you play from the next round on, with no points for the rounds before.
tournament-start = Begin
tournament-close = Close entries
tournament-reopen = Open entries again
tournament-leave = Leave the tournament
tournament-leave-sure = Leave this tournament?
tournament-leave-open = You can enter again until it begins.
tournament-leave-playing = You play in no further round. What you have played counts. Please finish your table: if you do not, a bot plays for you when your time runs out, and you come last there.
tournament-cancel = Call it off
tournament-cancel-sure = Call this tournament off?
tournament-cancel-about = Nobody wins it. Games that are being played go on, but count for nothing here.
tournament-stay = No, leave it as it is
tournament-remove = Remove
# $name (string): a person
tournament-remove-whom = Remove { $name }
tournament-remove-about = They play in no further round and cannot enter again.
tournament-not-now = That is not possible any more. Take another look.
# $name (string): a person
tournament-won = { $name } wins the tournament!
tournament-your-table = Your table is waiting for you.
# $round (number)
tournament-new-round = Round { $round } has begun.
# $when (string): a time, perhaps with a day
tournament-goes-on = The next round begins: { $when }
tournament-wait = The next round begins when all tables are finished.
tournament-you-left = You have left: you play in no further round.
tournament-you-out = You are out. You can still watch the others.
tournament-you-off = You have this round off, which is worth a table won.
# $when (string): a time, perhaps with a day
tournament-ends = This round ends: { $when }
# $name (string): a bot
tournament-bots-sit = On empty seats: { $name }
# $span (string): a length of time
tournament-pause-told = Pause between rounds: { $span }
tournament-invite = Invite people
tournament-invite-about = Whoever has this link sees the tournament and can enter.

## Standings

tournament-standings = Standings
tournament-entrants = Players
tournament-nobody = Nobody yet.
# $n (number): how many take part
tournament-all = { $n ->
    [one] Show { $n } player
   *[other] Show all { $n } players
  }
tournament-place = Place
tournament-name = Name
tournament-points = Points
tournament-opponents = Opponents
tournament-direct = Direct
tournament-wins = Wins
tournament-left = left
tournament-out = out
# $round (number)
tournament-came-late = from round { $round } on
tournament-how = How points and places are found
tournament-points-about = A table is worth 24 points to whoever beats all others there. Each opponent beaten is an equal part of that, a draw half as much: 24, 16, 8 and 0 at a table of four, 24, 12 and 0 at one of three. A round off is worth a table won.
tournament-break-opponents = the points of those one met, on average;
tournament-break-direct = what those who are level took from each other, if all of them met;
tournament-break-wins = tables won;
tournament-break-lot = the lot, which was drawn before anybody came.
tournament-commitment = Lots and rounds follow from a secret number. This seals it from the beginning:
tournament-seed = And this is the number:

## Rounds

# $n (number)
tournament-table = Table { $n }
tournament-table-playing = being played
tournament-table-finished = finished
tournament-table-decided = counted as it stood
tournament-play = To my table
tournament-watch = Watch
tournament-replay = See it again
# $verb (string): what can be done; $n (number): the table
tournament-way = { $verb }: table { $n }
# $n (number)
tournament-got = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
# $names (string): people, as a list
tournament-byes = This round off: { $names }
