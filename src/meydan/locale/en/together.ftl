### Being together: groups of friends, and finding people to play with.

## Finding people

find-about = Say what you feel like playing. As soon as enough people want the same, the game begins by itself.
find-least = Players, at least
find-most = Players, at most
# $least, $most (number): how many players
find-seats-range = { $least } to { $most } players
find-live-about = Everybody plays right now, with a clock.
find-turns-about = Look in whenever you like.
find-mix-any = Any boxes
find-mix-plain = The game alone
find-near = About my level
find-near-about = The longer you wait, the further it may be off.
find-rated-about = If everybody at the table wants that.
find-go = Look for players
find-stop = Stop looking
find-waiting = Looking for players…
# $n (number): how many others fit so far
find-others = { $n ->
    [one] One more is here, and we look for more…
   *[other] { $n } more are here, and we look for more…
  }
# $n (number): seconds
find-waited = { $n ->
    [one] { $n } second so far
   *[other] { $n } seconds so far
  }
find-stay = Stay on this page: if you leave it, the search ends.
find-bots-offer = Shall bots take the empty seats?
find-bots-about = Then the game begins at once, with everybody who agrees.
find-bots = Play with bots
find-found = Players are found, the game begins.
# $people (number): how many look at the square; $looking (number): how many of them look for players
find-here = On the square now: { $people }. Looking for a game: { $looking }.

## Groups

groups-about = A group is one lasting link for a circle of friends: your tables, the score, and the next evening.
group-new = A new group
group-name-example = Friday evening
group-found = Found the group
# $n (number): how many belong to it
group-members-count = { $n ->
    [one] { $n } member
   *[other] { $n } members
  }
# $when (string): a day and a time
group-night-next = Next: { $when }
group-lost = This group is not here
group-lost-about = It may have a new link, or only its members see it. Ask a friend for the link.
# $name (string): of the group
group-door = Join “{ $name }”
# $n (number): how many; $names (string): who, as a list
group-door-people = { $n ->
    [one] { $names } is there already.
   *[other] { $names } are there already.
  }
group-door-name = How do your friends call you?
group-join = Join the group
# $names (string): who, as a list
group-here = Here now: { $names }
group-here-alone = Nobody else is here right now.
group-here-now = here now
group-again = Same table again
group-again-about = With the settings of the last one, and everybody who was there is invited.
group-table = A table for the group
group-tournament = A tournament for the group
group-tables-none = No table yet. Everybody in the group will see it and can sit down.
group-invite = Invite friends
group-invite-about = Whoever has this link can join, also without an account. It stays the same.

## The next evening

group-night = The next evening
group-night-none = No evening is set.
group-night-plan = Set an evening
group-night-when = Day and time
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-zone = Your time: { $zone }. Everybody sees it in their own.
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-there = In your time; it was set in { $zone }.
group-night-note = Where, and what to bring
group-night-set = Set it
group-night-move = Change
group-night-off = Call it off
group-night-file = For my calendar
group-coming = Are you coming?
group-coming-yes = Yes
group-coming-maybe = Maybe
group-coming-no = No
group-comers-yes = Coming
group-comers-maybe = Perhaps
group-comers-no = Not coming

## Scores

group-scores = The score
group-evening = This evening
# $day (string): a day
group-evening-last = Evening of { $day }
group-overall = All games
# $n (number): how many games
group-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
group-who = Who
group-won = Won
group-points = Points
group-played = Games
group-points-about = A point for everybody you leave behind, bots included.
group-meetings = Head to head
group-meetings-about = How often who is on the left came out ahead of who is on top, and behind.

## Members, and what the owner does

group-members = Members
group-me = you
group-owner = owner
group-manage = Manage
group-name = Name of the group
group-rename = Rename
group-renamed = The group has a new name.
group-link = New link
group-link-about = The old link will lead nowhere. Members stay.
group-remove = Remove
# $name (string): a member
group-remove-about = { $name } will no longer see the group and its tables. With the link anybody can come back: make a new one, too.
group-hand = Hand over
# $name (string): a member
group-hand-about = { $name } will be the owner of the group, and you a member like the others.
group-leave = Leave the group
group-leave-about = You will no longer see its tables and scores. The link lets you in again.
group-end = Give up the group
group-end-about = It is gone for everybody. Your games stay in each player’s list.
group-sure = Are you sure?
group-cancel = Cancel
