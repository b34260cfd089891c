### Wezwania: co dociera do tych, których nie ma przy stole, i gdzie to wybrać.

## Wezwanie. $game (string): nazwa gry

call-turn = Twoja tura · { $game }
call-deadline = Twój czas ucieka · { $game }
call-invited = Zaproszenie · { $game }
call-round = Twoja runda się zaczęła · { $game }
call-over = Koniec partii · { $game }
call-agree = Zakończyć grę? · { $game }
# $n (number): ilu; $names (string): kto jeszcze jest przy stole, jako lista
call-waiting = { $n ->
    [one] { $names } czeka na ciebie.
    [few] { $names } czekają na ciebie.
   *[many] { $names } czekają na ciebie.
  }
# $when (string): dzień i godzina
call-by = Wykonaj ruch do { $when }.
call-deadline-text = Potem inni będą mogli oddać twoje miejsce botowi.
# $round (number): turnieju; $title (string): jego nazwa; $names (string): kto jeszcze jest przy stole, jako lista
call-round-text = Runda { $round } turnieju „{ $title }”: twój stół jest gotowy. Przy stole są też: { $names }.
# $n (number): ilu; $names (string): kto zakończyłby grę, jako lista
call-agree-text = { $n ->
    [one] { $names } proponuje zakończyć grę.
    [few] { $names } proponują zakończyć grę.
   *[many] { $names } proponują zakończyć grę.
  }

## Wezwanie w sprawie wieczoru grupy. $group (string): jej nazwa

call-night = Wieczór gier · { $group }
call-soon = Niedługo wieczór gier · { $group }
# $when (string): dzień i godzina
call-night-text = { $when }. Przyjdziesz?
# $when (string): dzień i godzina
call-soon-text = Początek: { $when }.
# $names (string): kto przyjdzie, jako lista
call-coming = Przyjdą: { $names }.

## Listy

# $name (string): kto czyta
mail-hello = Cześć, { $name }!
mail-confirm-subject = Czy to twój adres?
mail-confirm = Ktoś, zapewne ty, poprosił Meydan o wezwania na ten adres, gdy partia czeka. Otwórz ten link, aby potwierdzić, że adres jest twój:
mail-confirm-not = Jeśli to pomyłka, nie rób nic: innych listów nie będzie.
mail-name = Twój Meydan
# $n (number): ile wezwań
mail-subject = { $n ->
    [one] Czeka { $n } wezwanie
    [few] Czekają { $n } wezwania
   *[many] Czeka { $n } wezwań
  }
mail-why = Ten list przychodzi, bo na twoim koncie włączono wezwania. Najwyżej jeden na godzinę.
mail-stop = Aby więcej ich nie było:

## Linki w listach

mail-confirm-title = Twój adres
mail-confirm-about = Czy listy o twoich partiach mają przychodzić na ten adres?
mail-confirm-do = Tak, jest mój
# $address (string): e-mail
mail-confirmed = Listy o twoich partiach będą teraz przychodzić na { $address }.
mail-stop-title = Żadnych więcej listów?
mail-stop-about = Listów o twoich partiach już nie będzie. Można je znów włączyć na stronie konta.
mail-stop-do = Nie przysyłaj więcej
# $address (string): e-mail
mail-stopped = Na { $address } nie przyjdzie już żaden list.
mail-link-old = Ten link jest za stary albo zastąpił go nowszy.

## Wybór

calls-title = Wezwania
calls-about = Na wypadek, gdy partia czeka, a ciebie nie ma przy stole.
calls-push = Powiadomienia
calls-push-about = Z tej przeglądarki, nawet gdy strona jest zamknięta.
calls-push-on = Powiadamiaj mnie w tej przeglądarce
calls-push-off = Nie powiadamiaj mnie tutaj
calls-push-denied = Przeglądarka na to nie pozwala: zezwól na powiadomienia w jej ustawieniach dla tej witryny.
calls-push-cannot = Ta przeglądarka nie umie pokazywać powiadomień. Na iPhonie najpierw dodaj Meydan do ekranu początkowego.
# $n (number)
calls-devices = { $n ->
    [one] Powiadomienia dla ciebie pokazuje { $n } przeglądarka.
    [few] Powiadomienia dla ciebie pokazują { $n } przeglądarki.
   *[many] Powiadomienia dla ciebie pokazuje { $n } przeglądarek.
  }
calls-mail = Poczta elektroniczna
calls-mail-about = Najwyżej jeden list na godzinę i żadnego o partiach z zegarem.
calls-mail-set = Użyj tego adresu
# $address (string): e-mail
calls-mail-sent = Wysłaliśmy link na { $address }. Otwórz go, a listy zaczną przychodzić.
# $address (string): e-mail
calls-mail-on = Listy przychodzą na { $address }.
calls-mail-off = Nie przysyłaj więcej listów
calls-hook = Webhook
calls-hook-about = Dla Slacka, Discorda, mostu do Telegrama albo własnego programu: każde wezwanie trafia tam jako JSON podpisany sekretem.
calls-hook-set = Wysyłaj tam
# $address (string): w sieci
calls-hook-on = Wezwania trafiają na { $address }.
calls-hook-secret = Sekret, którym są podpisane
calls-hook-off = Nie wysyłaj tam więcej
calls-address = Adres
calls-address-wrong = Na ten adres nie da się nic wysłać.
calls-what = Co cię wzywa
calls-kind-turn = Moja tura
calls-kind-deadline = Mój czas ucieka
calls-kind-invited = Zaproszenie dla mnie
calls-kind-round = Zaczyna się runda mojego turnieju
calls-kind-over = Koniec partii
calls-kind-agree = Propozycja zakończenia gry
calls-kind-night = Moja grupa ustala wieczór
calls-kind-soon = Wieczór gier już niedługo
# Pole do zaznaczenia. $kind (string): po co; $way (string): jak
calls-box = { $kind } – { $way }
calls-always = Nawet gdy mam otwarty stół
calls-always-about = W innym razie mówi o tym sama strona: tytułem, ikoną i dźwiękiem.
