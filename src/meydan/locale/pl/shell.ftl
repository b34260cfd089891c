### Wokół stołu: plac, nowy stół, poczekalnia, konto, ustawienia, problemy.

meydan = Meydan
window-title = { $page } · Meydan
# $title (string): what the window is called otherwise
window-turn = Twoja tura · { $title }
# At so many tables I am asked. $n (number); $title (string)
window-waiting = ({ $n }) { $title }
home = Meydan, na plac
header-nav = Ty i twoje ustawienia
header-sign-in = Zaloguj się
skip = Przejdź do treści
loading = Chwileczkę…
notices = Powiadomienia
dismiss = Zamknij to powiadomienie
close = Zamknij
send = Wyślij
try-again = Spróbuj ponownie
to-the-square = Wróć na plac
trouble = Coś poszło nie tak
lost-table = Nie ma takiego stołu
lost-table-about = Może go zamknięto, a może jest prywatny i otwiera się tylko z linku od gospodarza. Poproś o link jeszcze raz.
nowhere = Ten zaułek donikąd nie prowadzi
nowhere-about = Pod tym adresem nie ma strony. Plac jest tuż za rogiem.
connection-lost = Utracono połączenie. Łączymy ponownie…

## Ustawienia

settings = Ustawienia
settings-language = Język
language-en = English
language-uk = Українська
language-ru = Русский
language-fr = Français
language-pl = Polski
settings-theme = Motyw
theme-system = Jak w urządzeniu
theme-light = Dzień
theme-dark = Noc
settings-motion = Animacje
settings-motion-about = Pionki wędrują, kości się toczą. Po wyłączeniu wszystko pojawia się od razu.
settings-pace = Tempo ruchów innych graczy
pace-slow = Wolne
pace-normal = Normalne
pace-fast = Szybkie
settings-sound = Dźwięki
settings-sound-about = Drewno, monety i papier, po cichu.
settings-call = Dźwięk, gdy moja tura
settings-call-about = W partiach z zegarem, nawet gdy inne dźwięki są wyłączone.
settings-auto = Odpowiadaj za mnie, gdy nie ma w czym wybierać
settings-auto-about = Na przykład zostawiaj rzut, którego nie da się zmienić, w Stambule albo dobieraj karty w fazie innego gracza w San Juan.
settings-roll = Rzucam swoimi kośćmi
settings-roll-about = W grze kościanej kości twojej tury czekają, aż naciśniesz.
settings-coach = Trener
settings-coach-about = Pyta „na pewno?” przed wyborem, który drogo kosztuje, najwyżej raz na turę. Włączony w pierwszych grach; tylko tam, gdzie wolno podpowiadać.
settings-luck = Dodawaj coś ode mnie do losu
settings-luck-about = Gdy gra zaczyna się od razu, ta przeglądarka dodaje do kości i kart własną losową liczbę, a na końcu ją sprawdza.
settings-text = Stół słowami
settings-text-about = Opis planszy słowami zamiast obrazu, dla czytników ekranu albo po prostu do czytania.

## Plac

home-welcome = Witaj na placu
home-welcome-about = Siadaj i graj: od razu z botami albo ze znajomymi przez link. Bez zakładania konta.
play-game-now = Zagraj: { $game }
play-game = Gra
play-rivals = Przeciwnicy
play-level = Poziom botów
level-strength = Siła { $n }
level-strength-about = W punktach: o 100 więcej to około 64 wygrane na 100 partii we dwoje.
learn-game = Poznaj: { $game }
puzzles = Zadania
new-table = Utwórz stół
read-rules = Czytaj zasady
setup-real = Rozłóż prawdziwą grę
game-istanbul = Istanbul
game-istanbul-dice = Istanbul: Gra kościana
game-san-juan = San Juan
home-tables = Stoły
home-mine = Twoje gry
home-mine-none = Pierwsza gra jest o jedno kliknięcie stąd.
home-mine-none-about = Gry, które zaczniesz lub do których dołączysz, będą tu na ciebie czekać, nawet przez wiele dni.
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy.
home-open-none-about = Utwórz publiczny stół, a inni go tu znajdą.
groups = Grupy
find-people = Znajdź graczy
table-level = Ranking
tournaments = Turnieje
home-ways = Dołącz
home-ways-title = Dołącz do znajomych albo obejrzyj zapis gry
join-code = Kod stołu lub link do niego
join-code-example = Wklej tutaj
join-code-wrong = Żaden stół nie ma tego kodu. Poproś o ponowne wysłanie linku.
join = Dołącz
upload-record = Otwórz zapis gry
upload-record-about = Plik zakończonej gry, do ponownego obejrzenia
home-score = Podlicz partię rozegraną z pudełka

table-your-turn = Twoja tura
# $left (string): how long until I am late, such as 23 h
table-left = jeszcze { $left }
table-turn = { $name } myśli
table-playing = Gra trwa
table-damaged = Uszkodzony, nie można otworzyć
table-finished = Zakończona
table-won = { $n ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
  }
table-free = { $n ->
    [one] Jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
  }
table-ready = Można zaczynać
table-invited-by = Zaprasza cię { $name }
table-invited = Masz zaproszenie
table-waits-for = Czekamy na: { $names }
table-sit = Usiądź
table-moment = { $at }, runda { $round }
table-review = Zobacz przebieg
table-go-on = Graj dalej
table-join = Dołącz
table-watch = Oglądaj
table-public = publiczny
table-private = prywatny
# $name (string): nazwa grupy
table-group = Grupa „{ $name }”
table-rated = rankingowy
table-hints = z podpowiedziami
table-fork = ciąg dalszy zapisu
table-lesson = lekcja

## Odcinki czasu

span-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
  }
span-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
  }
span-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
  }
span-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
  }
pace-turns = { $span } na ruch
pace-live = { $minutes } min + { $seconds } s

## Kto gdzie siedzi

guest-name = Gość { NUMBER($number, useGrouping: "false") }
# Ktoś, komu odebrano nazwę. $number (string): sześć cyfr
player-name = Gracz { $number }
seat-free = Wolne miejsce
seat-gone = Dawny gracz
seat-number = Miejsce { $n }
seats-count = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
  }
seats-fewer = O jedno miejsce mniej
seats-more = O jedno miejsce więcej
seats-waiting = Dostaniesz link dla znajomych; gra zacznie się, gdy wszyscy usiądą.
seat-kind-me = Ja
seat-kind-open = Ktoś z linkiem
seat-kind-invited = Ktoś, kto ma konto
colour-mine = Mój kolor
colour-red = Czerwone koło
colour-green = Zielony kwadrat
colour-blue = Niebieski trójkąt
colour-yellow = Żółty romb
colour-white = Biały sześciokąt
invite-name = Nazwa tej osoby
invite-find = Znajdź
invite-found = { $name } znajdzie ten stół wśród swoich gier.
invite-not-found = Nikt nie ma konta o tej nazwie. Kto dołącza z linku, nie potrzebuje konta.
invite-about = To miejsce będzie czekać na tę osobę.

## Nowy stół

new-title = Nowy stół
new-seats = Kto gra
new-speed = Czas
speed-turns = Czas na ruch
speed-live = Zegar gry
speed-turns-about = Limit na każdy ruch; graj przy jednym posiedzeniu albo przez wiele dni.
speed-live-about = Minuty na całą grę plus sekundy za każdą odpowiedź. Kto przekroczy czas, nie przegrywa, ale inni mogą oddać jego miejsce botowi.
speed-live-refill = Każda odpowiedź oddaje sekundy, ale zegar nigdy nie pokaże więcej niż na początku.
speed-limit = Limit na ruch
speed-clock = Zegar
new-door = Kto może dołączyć
new-group = Dla grupy
new-group-none = Bez grupy
new-public = Stół publiczny
new-public-about = Wszyscy widzą go na placu i mogą dołączyć lub oglądać. Inaczej tylko osoby z linkiem.
new-rated = Gra rankingowa
new-rated-about = Liczy się do rankingu; dla osób z kontem i botów.
new-rated-not = Tylko dla osób z kontem.
new-hints = Podpowiedzi
new-hints-about = Można poprosić o najlepsze odpowiedzi; wszyscy to widzą.
new-hints-not = W grze rankingowej nie ma podpowiedzi.
new-variants = Warianty
new-preview = Co będzie na stole
new-start = Zacznij grę
new-open = Otwórz stół
new-unfinished = Najpierw znajdź osobę, którą zapraszasz: wpisz nazwę i naciśnij „Znajdź”.
new-not-possible = Te opcje do siebie nie pasują: { $reason }
layout-another = Inny
layout-keep = Zostaw ten
layout-random-note = To tylko przykład: prawdziwy układ zostanie wylosowany na początku gry, chyba że zostawisz ten.
layout-own-grid = Twój własny układ
layout-own-cell = { $place } { $name }, rząd { $row }, kolumna { $column }

## Opcje gry Istanbul

option-istanbul-layout = Układ
option-istanbul-layout-about = Jak leżą lokacje, a więc jak daleko jest z jednej do drugiej.
option-istanbul-layout-short = Krótkie ścieżki
option-istanbul-layout-short-about = Lokacje, które się uzupełniają, leżą blisko siebie: najlepiej na pierwszą grę.
option-istanbul-layout-long = Długie ścieżki
option-istanbul-layout-long-about = Lokacje, które się uzupełniają, leżą daleko od siebie: zaplanuj trasę.
option-istanbul-layout-order = Po kolei
option-istanbul-layout-order-about = Lokacje według numerów, rząd po rzędzie.
option-istanbul-layout-first = Zalecany
option-istanbul-layout-first-about = Układ zalecany dla tego dodatku: najlepszy na pierwszą grę z nim.
option-istanbul-layout-random = Losowy
option-istanbul-layout-random-about = Za każdym razem inny; Fontanna nie leży na brzegu, a Herbaciarnia i Czarny rynek są daleko od siebie.
option-istanbul-layout-random-2023 = Losowy, ścisły
option-istanbul-layout-random-2023-about = Za każdym razem inny, według surowszych ograniczeń zasad z 2023 roku.
option-istanbul-layout-own = Własny
option-istanbul-layout-own-about = Dotknij dwóch lokacji, aby zamienić je miejscami.
option-istanbul-expansions = Dodatki
option-istanbul-expansions-about = Więcej lokacji, kart i postaci.
option-istanbul-expansions-mocha = Mokka i Bakszysz
option-istanbul-expansions-mocha-about = Kawa, Tawerna z barierą, karty gildii i Handlarz kawą.
option-istanbul-expansions-letters = Listy i Pieczęcie
option-istanbul-expansions-letters-about = Listy, za których doręczenie są pieczęcie, Kurier, Kiosk i wspólnicy.
option-istanbul-expansions-all = Wielki Bazar
option-istanbul-expansions-all-about = Oba dodatki razem: 25 lokacji, pięć na pięć, i wszystko naraz.
option-istanbul-new-cards-only = Tylko nowe karty bonusowe
option-istanbul-new-cards-only-about = Karty bonusowe gry podstawowej zostają w pudełku.
option-istanbul-new-cards-only-not = Tylko z dodatkiem Listy i Pieczęcie, bez drugiego.
option-istanbul-neutral-assistants = Neutralni pomocnicy
option-istanbul-neutral-assistants-about = Jeden pomocnik każdego gracza jest neutralny: może go zabrać każdy, kto do niego przyjdzie.
option-istanbul-neutral-assistants-not = Dla dwóch do czterech graczy: przy pięciu nie zostaje wolny kolor.
option-istanbul-caravan-leader = Przewodnik karawany
option-istanbul-caravan-leader-about = Kto ostatnio użył Karawanseraju, zatrzymuje tam obie karty.

## Opcje gry San Juan

option-san-juan-expansions = Dodatki
option-san-juan-expansions-about = Więcej budynków i wydarzeń w talii.
option-san-juan-expansions-new-buildings = Nowe budynki
option-san-juan-expansions-new-buildings-about = 33 nowe karty budynków w talii i Katedra obok postaci.
option-san-juan-expansions-events = Wydarzenia
option-san-juan-expansions-events-about = Z talii wychodzi sześć wydarzeń, które można wziąć zamiast postaci.
option-san-juan-setup = Pierwsze karty
option-san-juan-setup-about = Skąd każdy gracz ma pierwsze cztery karty.
option-san-juan-setup-dealt = Rozdane
option-san-juan-setup-dealt-about = Po cztery karty, jakie się trafią.
option-san-juan-setup-drafted = Wybrane
option-san-juan-setup-drafted-about = W kolejności tur pięć, sześć, siedem i osiem kart; każdy zatrzymuje cztery.

## Poczekalnia

waiting-title = { $game } · poczekalnia
seat-mine = To ty
seat-host = Gospodarz
seat-free-about = Dla tego, kto przyjdzie pierwszy
seat-free-rated = Dla kogoś z kontem
seat-invited = Zaproszenie wysłane
seat-take-account = Załóż konto lub zaloguj się
seat-take = Usiądź tutaj
seat-take-too = Zajmij też to miejsce
seat-leave = Wstań
seat-clear = Zwolnij miejsce
seat-clear-whose = Zwolnij miejsce gracza { $name }
seat-give-bot = Bot…
waiting-start = Zacznij grę
waiting-close = Zamknij stół
waiting-close-sure = Zamknąć ten stół?
waiting-close-about = Zniknie dla wszystkich, którzy przy nim siedzą: { $names }.
waiting-keep = Nie zamykaj
waiting-for-seats = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
   *[many] { $n } miejsc jest jeszcze wolnych.
  }
waiting-rated-guests = Gry rankingowe są dla osób z kontem: gość przy tym stole musi je najpierw założyć.
waiting-for-host = Wszyscy są na miejscach. Grę zacznie gospodarz.
waiting-ready = Wszyscy są na miejscach. Możesz zaczynać.
waiting-chat = Czat przed grą
waiting-chat-none = Nikt jeszcze nic nie napisał.
waiting-chat-sit = Usiądź, aby pisać z innymi.
waiting-chat-say = Napisz coś
invite-title = Zaproś znajomych
invite-link-about = Wyślij im ten link albo daj im zeskanować obrazek. Nie potrzebują konta.
invite-link-about-rated = Wyślij im ten link albo daj im zeskanować obrazek. Gra jest rankingowa, więc potrzebują konta.
invite-link = Link do tego stołu
invite-qr = Link do tego stołu jako kod QR
invite-copy = Kopiuj link
invite-copied = Skopiowano link.
invite-copy-yourself = Przeglądarka nie pozwala kopiować: zaznacz link i skopiuj go samodzielnie.
invite-share = Udostępnij

## Konto

account-title = Witaj, { $name }
account-title-nobody = Witaj
account-name = Twoja nazwa
account-nobody-about = Do gry nie potrzebujesz nazwy: damy ci jakąś. Ale możesz też wybrać własną.
account-guest-about = Na tym urządzeniu grasz jako gość. Wszystko działa, ale inne urządzenia cię nie rozpoznają.
account-own-about = Tak widzą cię inni i z tą nazwą się logujesz.
account-name-field = Nazwa
account-rename = Zmień nazwę
account-come-in = Kontynuuj jako gość
account-as-guest = Graj jako gość
account-renamed = Miło cię poznać.
account-keep = Zachowaj wszystko pod hasłem
account-keep-about = Twoje gry, stoły i ranking zostają twoje i możesz grać dalej na każdym urządzeniu.
account-password = Hasło
account-password-about = Co najmniej dziesięć znaków. Kilka słów po kolei łatwo zapamiętać.
account-make = Załóż konto
account-made = Masz już konto, a wszystko jest na swoim miejscu.
account-sign-in = Zaloguj się
account-sign-in-about = Na konto założone na innym urządzeniu lub wcześniej.
account-sign-in-guest = Na konto, które już masz. Gry rozegrane tu jako gość zostają przy gościu.
account-signed-in = Witaj ponownie.
account-out = Wyloguj się
account-out-about = Twoje gry będą na ciebie czekać.
account-out-guest = Gość bez hasła nie wróci do swoich gier: aby je zachować, najpierw załóż konto.
account-out-here = Wyloguj się na tym urządzeniu
account-out-everywhere = Wyloguj się wszędzie
account-left = Do zobaczenia!
account-delete = Usuń konto
account-delete-sure = Usunąć konto na zawsze?
account-delete-about = Nazwa, hasło i tokeny zostaną usunięte na zawsze. Rozegrane gry zostaną, ale bez twojej nazwy.
account-delete-not = Zostaw
account-deleted = Twoje konto zostało usunięte.
tokens = Programy, które grają za ciebie
tokens-about = Dzięki tokenowi bot twojego autorstwa może grać w twoim imieniu.
token-once = Zobaczysz to tylko raz. Skopiuj i nikomu nie pokazuj:
token-copy = Kopiuj token
token-copied = Skopiowano token.
token-made = utworzono { $when }
token-revoke = Unieważnij
token-revoke-which = Unieważnij token „{ $name }”
token-name = Do czego służy
token-name-example = mój bot
token-make = Utwórz token

## Problemy

problem-offline = Serwer nie odpowiada. Sprawdź połączenie; próbujemy dalej.
problem-bad-request = Coś się tu nie zgadza. Nazwa ma od 2 do 24 znaków (litery, cyfry, spacje i - _ .), hasło co najmniej 10.
problem-bad-option = Te opcje do siebie nie pasują. Zmień jedną z nich.
problem-bad-record = Ten plik nie jest zapisem gry albo został zmieniony.
problem-sign-in-first = Nie jesteś już w systemie. Zaloguj się ponownie.
problem-wrong-password = Zła nazwa lub złe hasło. Spróbuj ponownie.
problem-forbidden = To może zrobić tylko ktoś inny, na przykład gospodarz stołu.
problem-account-first = Gra rankingowa jest dla osób z kontem. Załóż je, a potem usiądź.
problem-wrong-origin = To żądanie przyszło z innej strony i zostało odrzucone. Odśwież stronę.
problem-not-your-seat = To miejsce nie jest twoje.
problem-not-found = Już tego tu nie ma.
problem-wrong-method = Strona i serwer do siebie nie pasują. Odśwież stronę.
problem-name-taken = Ta nazwa jest już zajęta. Wybierz inną.
problem-seat-taken = Ktoś cię wyprzedził: to miejsce lub ten kolor są już zajęte. Wybierz inne.
problem-stale-version = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
problem-illegal-choice = Teraz to niemożliwe.
problem-cannot-undo = Tego nie można cofnąć: później coś już rzucono, dobrano lub odkryto.
problem-not-now = Nie w tej chwili. Spójrz jeszcze raz na stół.
problem-too-many-bots = Przy twoich stołach gra za dużo botów. Najpierw skończ którąś grę; nieruszane od godziny się nie liczą.
problem-too-large = Plik jest za duży. Zapis gry ma najwyżej 2 MB.
problem-too-slow = Przesyłanie trwało zbyt długo. Sprawdź połączenie i spróbuj ponownie.
problem-too-many-requests = Za dużo żądań w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.
problem-failure = Wystąpił błąd po naszej stronie. Został zapisany w dzienniku; spróbuj ponownie.
problem-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
problem-damaged = Ten stół jest uszkodzony i nie można go otworzyć. Kto prowadzi serwer, znajdzie go w dzienniku; z innymi twoimi grami wszystko w porządku.

## Profiles and leaders

leaders = Liderzy
leaders-ways = Najlepsi w każdej grze.
account-profile = Mój profil
account-private = Prywatny profil
account-private-about = Wtedy inni widzą tylko nazwę: bez wyników, rankingów i partii.
