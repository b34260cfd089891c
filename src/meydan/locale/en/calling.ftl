### Being called: what reaches people who are not at the table, and where they choose it.

## A call. $game (string): the name of a game

call-turn = Your turn · { $game }
call-deadline = Your time is running out · { $game }
call-invited = An invitation · { $game }
call-round = Your round has begun · { $game }
call-over = The game is over · { $game }
call-agree = End the game? · { $game }
# $n (number): how many; $names (string): who else is at the table, as a list
call-waiting = { $n ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
  }
# $when (string): a day and a time
call-by = Answer by { $when }.
call-deadline-text = After that, the others may let a bot play for you.
# $round (number): of a tournament; $title (string): its name; $names (string): who else is at the table, as a list
call-round-text = Round { $round } of “{ $title }”: your table is ready, with { $names }.
# $n (number): how many; $names (string): who would end the game, as a list
call-agree-text = { $n ->
    [one] { $names } offers to end the game.
   *[other] { $names } offer to end the game.
  }

## A call about the evening of a group. $group (string): its name

call-night = Game night · { $group }
call-soon = Game night soon · { $group }
# $when (string): a day and an hour
call-night-text = { $when }. Will you come?
# $when (string): a day and an hour
call-soon-text = Begins { $when }.
# $names (string): who comes, as a list
call-coming = Coming: { $names }.

## Mails

# $name (string): the reader
mail-hello = Hello, { $name }!
mail-confirm-subject = Is this your address?
mail-confirm = You asked Meydan to call you at this address when a game needs you. Open this link to confirm that the address is yours:
mail-confirm-not = If it was not you, do nothing: no other mail will come.
mail-name = Meydan
# $n (number): how many calls
mail-subject = { $n ->
    [one] { $n } call for you
   *[other] { $n } calls for you
  }
mail-why = You get this mail because you asked to be called. There is one an hour at most.
mail-stop = To get no more of them:

## Links in mails

mail-confirm-title = Your address
mail-confirm-about = Shall mails about your games go to this address?
mail-confirm-do = Yes, it is mine
# $address (string): of e-mail
mail-confirmed = Mails about your games now go to { $address }.
mail-stop-title = No more mails?
mail-stop-about = Mails about your games will end. You can turn them on again on the page of your account.
mail-stop-do = Send no more mails
# $address (string): of e-mail
mail-stopped = No more mails will go to { $address }.
mail-link-old = This link is too old, or a newer one has taken its place.

## Choosing

calls-title = Being called
calls-about = For when a game needs you and you are not at the table.
calls-push = Notifications
calls-push-about = From this browser, even when the page is closed.
calls-push-on = Notify me in this browser
calls-push-off = Stop notifying me here
calls-push-denied = Your browser does not allow it: permit notifications in its settings for this site.
calls-push-cannot = This browser cannot show notifications. On an iPhone, add Meydan to the home screen first.
# $n (number)
calls-devices = { $n ->
    [one] { $n } browser shows notifications for you.
   *[other] { $n } browsers show notifications for you.
  }
calls-mail = E-mail
calls-mail-about = One mail an hour at most, and none about live games.
calls-mail-set = Use this address
# $address (string): of e-mail
calls-mail-sent = We sent a link to { $address }. Open it, and mails will begin.
# $address (string): of e-mail
calls-mail-on = Mails go to { $address }.
calls-mail-off = Send no more mails
calls-hook = Webhook
calls-hook-about = For Slack, Discord, a bridge to Telegram or your own program: every call is posted there as JSON, signed with a secret.
calls-hook-set = Post there
# $address (string): on the web
calls-hook-on = Calls are posted to { $address }.
calls-hook-secret = The secret that signs them
calls-hook-off = Post no more
calls-address = Address
calls-address-wrong = Nothing can be sent to this address.
calls-what = What calls you
calls-kind-turn = It is my turn
calls-kind-deadline = My time is running out
calls-kind-invited = I am invited
calls-kind-round = A round of my tournament begins
calls-kind-over = A game is over
calls-kind-agree = Somebody offers to end a game
calls-kind-night = My group sets an evening
calls-kind-soon = An evening is near
# A box to tick. $kind (string): what for; $way (string): how
calls-box = { $kind }: { $way }
calls-always = Even while I have the table open
calls-always-about = Otherwise the page itself tells you: by its title, its icon and a sound.
