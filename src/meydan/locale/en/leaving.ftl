### Leaving a game that has begun, and what each way does.

leave-title = Leave the game
leave-about = You can also just go: the game waits for you as long as your clock allows.
leave-wait = One moment…
leave-not = Not yet
leave-rated = Your rating changes.
leave-unrated = No rating changes.
leave-hand = Let a bot play for me
leave-hand-about = Our best bot plays for you until you take your seat back.
leave-agree = End the game together
leave-agree-about = The game ends here, as it stands, once everybody who plays agrees.
# $names (string): a list
leave-agree-missing = Still to agree: { $names }.
leave-agree-ends = Nobody else has to agree, so it ends at once.
leave-agree-said = You have agreed. Still to agree: { $names }. If you make a move, you play on.
leave-agree-back = Play on after all
leave-resign = Resign
# $rank (number): the place one comes out in
leave-resign-about = You come out in place { $rank }, behind everybody who plays on.
leave-resign-ends = The game is over at once.
leave-resign-on = A bot takes your seat for good, and the others play on.
leave-remove = Remove it from my list
leave-remove-about = The game stays as it is, but is not shown in your list any more.
leave-removed = The game is no longer in your list.
leave-put-back = Put it back
leave-not-over = The game is over.
leave-not-resigned = You have resigned already.
leave-not-rated = In a rated game no bot plays for you while you are there: resign, or play on.
leave-not-bot = A bot is playing for you. Take your seat back first.
leave-not-people = Only games against bots can be removed.
leave-not-resign-first = A rated game stays in the list until it is over. Resign first.
