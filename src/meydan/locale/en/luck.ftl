### Luck that is everybody's: who begins, what is sealed before the game, and checking it afterwards.

## Who begins

begins = Who begins
begins-lot = Somebody by lot; the order stays
begins-seats = All seats by lot

## Before the game

luck-title = Luck that nobody can bend
luck-about = All dice and cards follow from a secret number that is already fixed. Its fingerprint is below, and your browser remembers it. Add something of your own, and nobody could have known what will come. After the game every roll and every card can be checked.
luck-about-now = All dice and cards follow from a secret number that is fixed before your browser tells what you add here. So nobody could have known what will come. After the game every roll and every card can be checked.
luck-fingerprint = Fingerprint:
luck-own = A number or a few words of your own
luck-add = Add
luck-take-back = Take it back
# $share (string): what I added
luck-mine = You add “{ $share }”.
# $name (string): a player; $share (string): what they added
luck-added = { $name } adds “{ $share }”.
# At the head of the log. $hash (string): the beginning of the fingerprint
luck-sealed = The luck of this game is sealed: { $hash }…
luck-drawn-lot = Who begins was drawn by lot.
luck-drawn-seats = Seats were drawn by lot.

## After the game

fair-yes = The luck was fair. Your browser has checked all of it:
fair-not = The luck does not add up.
fair-seed = The secret number matches the fingerprint that was published before the first move.
fair-seed-remembered = The secret number matches the fingerprint that this browser saw before the first move.
# $n (number): how many players added something; $shares (string): what, as a list of fair-share
fair-shares = { $n ->
    [one] What { $n } player added is part of it: { $shares }.
   *[other] What { $n } players added is part of it: { $shares }.
  }
# $name (string): a player; $share (string): what they added
fair-share = “{ $share }” ({ $name })
fair-lot = Who begins was drawn from it.
fair-seats = The seats were drawn from it.
# $n (number): how many rolls and draws there were
fair-draws = { $n ->
    [one] { $n } roll or draw follows from it, without a gap.
   *[other] All { $n } rolls and draws follow from it, without a gap.
  }
fair-not-seed = The secret number does not match the fingerprint that was published before the first move.
fair-not-sealed = This browser saw another fingerprint before the first move.
# $share (string): what I added on this device
fair-not-share = You added “{ $share }” in this browser, and it is not part of this luck.
fair-not-seats = The seats are not the ones that were drawn.
# $step (number): which step of the record
fair-not-gap = At step { $step } a number was left out or used twice.
# $step (number): which step of the record; $said (string): what it says; $gives (string): what follows from the numbers
fair-not-draw = Step { $step } says “{ $said }”, but the numbers give “{ $gives }”.
fair-details = How it was checked
fair-how = For each roll and each card your browser computed the next number from the secret number and everything that was added, and looked up what comes of it. “meydan verify” does the same with the downloaded record, and checks the rules as well.
fair-value-seed = The secret number
fair-value-sealed = Its fingerprint (SHA-256 of “meydan:” and the number)
fair-value-luck = Mixed with what was added
