### Sharing: what a link shows before it is opened, a picture of a game, and telling a host about somebody.

## What messengers show of a link. $game (string): the name of a game

preview-open = A seat is waiting for you · { $game }
# $n (number): how many seats are free
preview-open-text = { $n ->
    [0] Everybody is seated: watch the game, no account needed.
    [one] { $n } seat is free. Sit down, no account needed.
   *[other] { $n } seats are free. Sit down, no account needed.
  }
# $what (string): who won, or who plays
preview-game = { $what } · { $game }
# $names: who plays, as a list
preview-names = { $names }
preview-playing-text = Watch the game as it goes on.
preview-replay-text = Watch the whole game again, move by move.
preview-moment-text = Look at this moment of the game.
preview-analysis-text = See what decided the game: luck, play and turning points.

## A picture of a game that is over

picture-show = A picture to share
# $title (string): who won
picture-alt = The board at the end, and the ranking. { $title }
picture-save = Save the picture
picture-send = Send it

## Telling a host about somebody

report-open = Report or mute somebody
# $name (string): who
report-open-name = Report or mute { $name }
report-who = Whom is it about?
report-what = What is it about?
report-person = The person as a whole
report-table = The whole table
report-why = Why?
report-why-insult = An insult
report-why-name = An offensive name
report-why-cheating = Cheating
report-why-spam = Spam
report-why-other = Something else
report-words = Anything to add?
report-about = Whoever runs this service reads it. Nobody is told that they were reported.
report-send = Report
report-sent = Thank you. Whoever runs this service will look at it.
# $name (string): somebody
report-mute = Hear no more of { $name }
report-muted = { $name } is muted for you.
