### Accounts that last: making one, getting back into it, passkeys, one's own data.

## Mails

mail-recover-subject = Nowe hasło
mail-recover = Ktoś, zapewne ty, nie pamięta hasła do tego konta. Otwórz ten link w ciągu godziny, aby wybrać nowe hasło; wszystkie urządzenia zostaną wtedy wylogowane:
mail-recover-not = Jeśli to nie ty, nie rób nic: hasło pozostanie bez zmian.

## Getting in

lasting-forgot = Nie pamiętasz hasła?
lasting-enter = Zaloguj się kluczem dostępu
lasting-make = Utwórz je raczej z kluczem dostępu
lasting-make-about = Wtedy rozpozna cię twoje urządzenie i nie trzeba pamiętać hasła.
lasting-passkey-stopped = Nic nie zostało podpisane. Spróbuj ponownie, kiedy zechcesz.

## Getting back in

recover-title = Powrót na konto
recover-code = Kodem odzyskiwania
recover-code-about = Kod pojawił się przy tworzeniu konta albo później na jego stronie. Działa raz; potem wybierasz nowe hasło.
recover-code-field = Kod odzyskiwania
recover-new = Nowe hasło
recover-do = Wybierz to hasło
recover-done = Witaj z powrotem. Wszystkie inne urządzenia zostały wylogowane.
recover-mail = Linkiem z e-maila
recover-mail-about = Jeśli konto ma potwierdzony adres, wyślemy tam link. Działa raz, przez godzinę.
recover-mail-cannot = Ten serwis nie wysyła e-maili, więc pomoże tylko kod odzyskiwania.
recover-mail-field = Twoje imię albo adres
recover-mail-do = Wyślij mi link
recover-mail-asked = Jeśli jest takie konto z potwierdzonym adresem, link jest już w drodze.
recover-link-about = Wybierz nowe hasło. Wszystkie urządzenia zostaną wylogowane, a tutaj nastąpi zalogowanie.
recover-wrong = To nie otworzyło żadnego konta. Kody i linki działają raz, a linki tylko przez godzinę.

## The code, shown once

code-title = Twój kod odzyskiwania
code-about = Zapisz go albo schowaj w bezpiecznym miejscu: gdy zapomnisz hasła albo stracisz klucze dostępu, raz otworzy twoje konto. Nie pojawi się już więcej.
code-copy = Kopiuj kod
code-copied = Kod skopiowany.
code-done = Kod zapisany

## On the page of the account

safe-title = Logowanie i powrót
safe-password = Zmień hasło
safe-password-first = Wybierz hasło
safe-password-changed = Hasło zmienione. Wszystkie inne urządzenia zostały wylogowane.
safe-passkeys = Klucze dostępu
safe-passkeys-about = Loguj się odciskiem palca, twarzą albo kluczem zamiast hasłem.
safe-passkeys-cannot = Ta przeglądarka albo strona pod adresem z cyfr nie obsługuje kluczy dostępu.
safe-passkey-add = Dodaj klucz dostępu
safe-passkey-name = Jego nazwa
safe-passkey-example = mój telefon
safe-passkey-rename = Zmień nazwę klucza dostępu „{ $name }”
safe-passkey-remove = Usuń klucz dostępu „{ $name }”
safe-passkey-last = To jedyna droga na twoje konto. Najpierw wybierz hasło albo dodaj inny klucz.
safe-passkey-used = ostatnio { $when }
safe-remove = Usuń
safe-code = Kod odzyskiwania
safe-code-made = Masz go, utworzony { $when }.
safe-code-none = Nie masz go: bez niego zapomniane hasło można zastąpić tylko przez e-mail.
safe-code-new = Pokaż nowy kod
safe-mail = Linki do nowego hasła trafiają na { $address }.
safe-mail-none = Potwierdź adres w części „Wezwania”, a link pomoże ci wrócić.
safe-data = Wszystkie moje dane
safe-data-about = Jeden plik ze wszystkim, co o tobie przechowujemy: konto, stoły, twoje wybory i wypowiedzi, rankingi, zapisy gier.
safe-data-get = Pobierz
safe-sure = Czy to na pewno ty?
safe-sure-about = Potwierdź hasłem albo kluczem dostępu.
safe-sure-passkey = Potwierdź kluczem dostępu
safe-sure-do = Potwierdź
safe-wrong = To nie jest twoje hasło. Spróbuj ponownie.
