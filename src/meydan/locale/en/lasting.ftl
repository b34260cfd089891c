### Accounts that last: making one, getting back into it, passkeys, one's own data.

## Mails

mail-recover-subject = A new password
mail-recover = Somebody, probably you, has forgotten the password of this account. Open this link within an hour to choose a new password; all devices will then be signed out:
mail-recover-not = If it was not you, do nothing: your password stays as it is.

## Getting in

lasting-forgot = Forgot your password?
lasting-enter = Sign in with a passkey
lasting-make = Create it with a passkey instead
lasting-make-about = Your device then recognises you, and there is no password to remember.
lasting-passkey-stopped = Nothing was signed. Try again when you like.

## Getting back in

recover-title = Back into your account
recover-code = With a recovery code
recover-code-about = It was shown when you created your account, or on its page later. It works once; then you choose a new password.
recover-code-field = Recovery code
recover-new = New password
recover-do = Choose this password
recover-done = Welcome back. All other devices have been signed out.
recover-mail = With a link by e-mail
recover-mail-about = If your account has a confirmed address, we send a link there. It works once, within an hour.
recover-mail-cannot = This service sends no e-mail, so only a recovery code helps.
recover-mail-field = Your name or your address
recover-mail-do = Send me a link
recover-mail-asked = If there is such an account with a confirmed address, a link is on its way.
recover-link-about = Choose a new password. All devices will be signed out, and you are signed in here.
recover-wrong = This did not open an account. Codes and links work once, and links for an hour only.

## The code, shown once

code-title = Your recovery code
code-about = Write it down or keep it in a safe place: should you forget your password or lose your passkeys, it opens your account, once. You will not see it again.
code-copy = Copy the code
code-copied = Code copied.
code-done = I have kept it

## On the page of the account

safe-title = Getting in and back in
safe-password = Change the password
safe-password-first = Choose a password
safe-password-changed = Your password has been changed. All other devices have been signed out.
safe-passkeys = Passkeys
safe-passkeys-about = Sign in with your fingerprint, your face or a key instead of a password.
safe-passkeys-cannot = This browser, or a page at an address in numbers, cannot use passkeys.
safe-passkey-add = Add a passkey
safe-passkey-name = What it is called
safe-passkey-example = my phone
# $name (string): of a passkey
safe-passkey-rename = Rename the passkey “{ $name }”
# $name (string): of a passkey
safe-passkey-remove = Remove the passkey “{ $name }”
safe-passkey-last = This is the only way into your account. Choose a password or add another passkey first.
# $when (string): a day and a time
safe-passkey-used = last used { $when }
safe-remove = Remove
safe-code = Recovery code
# $when (string): a day and a time
safe-code-made = You have one, created { $when }.
safe-code-none = You have none: without one, a forgotten password can only be replaced by e-mail.
safe-code-new = Show a new code
# $address (string): of e-mail
safe-mail = Links for a new password go to { $address }.
safe-mail-none = Confirm an e-mail address under “Being called”, and a link can bring you back.
safe-data = All my data
safe-data-about = One file with everything kept of you: account, tables, what you chose and said, ratings, records.
safe-data-get = Download it
safe-sure = Is it really you?
safe-sure-about = Confirm it with your password or with a passkey.
safe-sure-passkey = Confirm with a passkey
safe-sure-do = Confirm
safe-wrong = This is not your password. Try again.
