### Wokół stołu: plac, nowy stół, poczekalnia, konto, ustawienia, problemy.

meydan = Meydan
window-title = { $page } · Meydan
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
trouble = Coś stoi na drodze
lost-table = Nie ma takiego stołu
lost-table-about = Może go zamknięto, a może jest prywatny i potrzebny jest link od gospodarza. Poproś o link jeszcze raz.
nowhere = Ten zaułek donikąd nie prowadzi
nowhere-about = Pod tym adresem nie ma strony. Plac jest tuż za rogiem.
connection-lost = Utracono połączenie. Wróci samo.

## Ustawienia

settings = Ustawienia
settings-language = Język
language-en = English
language-uk = Українська
language-ru = Русский
language-fr = Français
language-pl = Polski
settings-theme = Motyw
theme-system = Jak urządzenie
theme-light = Dzień
theme-dark = Noc
settings-motion = Animacje
settings-motion-about = Pionki wędrują, kości się toczą. Wyłączone: wszystko pojawia się od razu.
settings-pace = Tempo innych graczy
pace-slow = Wolno
pace-normal = Zwykle
pace-fast = Szybko
settings-sound = Dźwięki
settings-sound-about = Drewno, monety i papier, po cichu.
settings-auto = Odpowiadaj za mnie, gdy nie ma w czym wybierać
settings-auto-about = Na przykład dobieraj karty w fazie innego gracza.
settings-text = Stół słowami
settings-text-about = Tekst zamiast obrazu planszy, dla czytników ekranu i do czytania.

## Plac

home-welcome = Witaj na placu
home-welcome-about = Siadaj i graj: od razu z botami albo ze znajomymi przez link. Bez zakładania konta.
play-game-now = Zagraj: { $game }
play-game = Gra
play-rivals = Przeciwnicy
play-level = Grają
level-random = Łatwo
level-greedy = Dobrze
learn-game = Poznaj: { $game }
new-table = Przygotuj stół
read-rules = Czytaj zasady
game-istanbul = Istanbul
game-istanbul-dice = Istanbul: Gra kościana
game-san-juan = San Juan
home-tables = Stoły
home-mine = Twoje gry
home-mine-none = Pierwsza gra jest o jedno kliknięcie stąd.
home-mine-none-about = Twoje rozpoczęte gry czekają tu na ciebie, także innego dnia.
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy.
home-open-none-about = Przygotuj publiczny stół, a inni go tu znajdą.
home-ways = Dołącz
home-ways-title = Dołącz do znajomych albo obejrzyj grę
join-code = Kod lub link stołu
join-code-example = Wklej tutaj
join-code-wrong = Żaden stół nie ma tego kodu. Poproś o ponowne wysłanie linku.
join = Dołącz
upload-record = Otwórz zapis
upload-record-about = Plik skończonej gry, do ponownego obejrzenia

table-your-turn = Twoja tura
table-turn = { $name } myśli
table-playing = Gra trwa
table-damaged = Uszkodzony: nie można otworzyć
table-finished = Skończona
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
table-invited-by = Zaprasza Cię { $name }
table-invited = Masz zaproszenie
table-waits-for = Czekamy: { $names }
table-sit = Usiądź
table-moment = { $at }, runda { $round }
table-review = Zobacz przebieg
table-go-on = Graj dalej
table-join = Dołącz
table-watch = Oglądaj
table-public = publiczny
table-private = prywatny
table-rated = rankingowy
table-fork = ciąg dalszy z odtwarzania
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
bot-name = { $bot }
bot-greedy = Bot
bot-random = Łatwy bot
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
seats-shuffled = Miejsca losowo
seats-shuffled-about = Kto gdzie siedzi, a więc i kto zaczyna, rozstrzyga los na początku gry.
seat-kind-me = Ja
seat-kind-open = Ktoś przez link
seat-kind-greedy = Bot, gra dobrze
seat-kind-random = Łatwy bot
seat-kind-invited = Ktoś, kto ma konto
colour-mine = Mój kolor
colour-red = Czerwony, koło
colour-green = Zielony, kwadrat
colour-blue = Niebieski, trójkąt
colour-yellow = Żółty, romb
colour-white = Biały, sześciokąt
invite-name = Nazwa tej osoby
invite-find = Znajdź
invite-found = { $name } znajdzie ten stół wśród swoich gier.
invite-not-found = Nikt nie ma konta o tej nazwie. Ktoś przez link nie potrzebuje konta.
invite-about = To miejsce będzie czekać.

## Nowy stół

new-title = Nowy stół
new-seats = Kto gra
new-speed = Tempo
speed-turns = Limit na ruch
speed-live = Zegar na całą grę
speed-turns-about = Czas na każdy ruch; graj za jednym posiedzeniem albo przez wiele dni.
speed-live-about = Minuty na całą grę i dodatkowe sekundy na każdą odpowiedź. Kto się spóźni, niczego nie traci, ale może go zastąpić bot.
speed-live-refill = Każda odpowiedź oddaje sekundy, ale zegar nigdy nie pokaże więcej niż na początku.
speed-limit = Limit na ruch
speed-clock = Zegar
new-door = Dostęp
new-public = Stół publiczny
new-public-about = Wszyscy widzą go na placu i mogą dołączyć lub oglądać. W innym razie tylko ci, którzy mają link.
new-rated = Gra rankingowa
new-rated-about = Liczy się do rankingu; dla osób z kontem i botów.
new-rated-not = Tylko dla osób z kontem.
new-variants = Warianty
new-preview = Co jest na stole
new-start = Zacznij grę
new-open = Otwórz stół
new-unfinished = Najpierw znajdź osobę, którą zapraszasz: wpisz nazwę i naciśnij „Znajdź”.
new-not-possible = To do siebie nie pasuje: { $reason }
layout-another = Inny
layout-keep = Zostaw ten
layout-random-note = To przykład: prawdziwy układ zostanie wylosowany na początku gry, chyba że zostawisz ten.
layout-own-grid = Twój własny układ
layout-own-cell = { $place } { $name }, rząd { $row }, kolumna { $column }

## Opcje gry Istanbul

option-istanbul-layout = Bazar
option-istanbul-layout-about = Jak leżą lokacje, czyli jak daleko jest z jednej do drugiej.
option-istanbul-layout-short = Krótkie ścieżki
option-istanbul-layout-short-about = Powiązane lokacje leżą blisko siebie: najlepsze na pierwszą grę.
option-istanbul-layout-long = Długie ścieżki
option-istanbul-layout-long-about = Powiązane lokacje leżą daleko od siebie: zaplanuj drogę.
option-istanbul-layout-order = Po kolei
option-istanbul-layout-order-about = Lokacje według numerów, rząd po rzędzie.
option-istanbul-layout-first = Zalecany
option-istanbul-layout-first-about = Układ wydrukowany dla tego pudełka: najlepszy na pierwszą grę z nim.
option-istanbul-layout-random = Losowy
option-istanbul-layout-random-about = Za każdym razem inny; Fontanna jest w środku, Herbaciarnia i Czarny rynek leżą osobno.
option-istanbul-layout-random-2023 = Losowy, ścisły
option-istanbul-layout-random-2023-about = Za każdym razem inny, w ciaśniejszych granicach z 2023 roku.
option-istanbul-layout-own = Własny
option-istanbul-layout-own-about = Dotknij dwóch lokacji, a zamienią się miejscami.
option-istanbul-expansions = Pudełka na stole
option-istanbul-expansions-about = Więcej lokacji, kart i postaci z dodatków.
option-istanbul-expansions-mocha = Mokka i Bakszysz
option-istanbul-expansions-mocha-about = Kawa jako nowy zasób, tawerna, karty gildii i Handlarz kawą.
option-istanbul-expansions-letters = Listy i Pieczęcie
option-istanbul-expansions-letters-about = Listy do doręczenia za pieczęcie, Kurier, kiosk i wspólnicy.
grand-bazaar = Wielki Bazar
grand-bazaar-about = Oba pudełka razem: 25 lokacji, pięć na pięć, i wszystko naraz.
option-istanbul-new-cards-only = Tylko nowe karty bonusowe
option-istanbul-new-cards-only-about = Karty bonusowe gry podstawowej zostają w pudełku.
option-istanbul-new-cards-only-not = Tylko z samym dodatkiem Listy i Pieczęcie.
option-istanbul-neutral-assistants = Neutralni pomocnicy
option-istanbul-neutral-assistants-about = Jeden pomocnik z każdego stosu jest niczyj: kto go spotka, może go zabrać.
option-istanbul-neutral-assistants-not = Dla dwóch do czterech graczy: przy pięciu brakuje koloru.
option-istanbul-caravan-leader = Przewodnik karawany
option-istanbul-caravan-leader-about = Kto jako ostatni użył Karawanseraju, zatrzymuje tam obie karty.

## Opcje gry San Juan

option-san-juan-expansions = Karty na stole
option-san-juan-expansions-about = Więcej budynków i wydarzeń w talii.
option-san-juan-expansions-new-buildings = Nowe budynki
option-san-juan-expansions-new-buildings-about = 33 nowe karty budynków w talii i katedra obok postaci.
option-san-juan-expansions-events = Wydarzenia
option-san-juan-expansions-events-about = Sześć wydarzeń pojawia się z talii i można je wziąć zamiast postaci.
option-san-juan-setup = Pierwsze karty
option-san-juan-setup-about = Skąd każdy ma pierwsze cztery karty.
option-san-juan-setup-dealt = Rozdane
option-san-juan-setup-dealt-about = Po cztery karty, jak leci.
option-san-juan-setup-drafted = Wybrane
option-san-juan-setup-drafted-about = Pięć, sześć, siedem i osiem kart w kolejności tur; każdy zatrzymuje cztery.

## Poczekalnia

waiting-title = { $game }: stół się szykuje
seat-mine = To ty
seat-host = Gospodarz
seat-bot = Zawsze w gotowości
seat-free-about = Dla tego, kto przyjdzie
seat-free-rated = Dla kogoś z kontem
seat-invited = Zaproszenie wysłane
seat-take-account = Załóż konto lub zaloguj się
seat-take = Usiądź tutaj
seat-take-too = Ja też
seat-leave = Wstań
seat-clear = Zwolnij miejsce
seat-clear-whose = Zwolnij miejsce gracza { $name }
seat-give-greedy = Bot
seat-give-random = Łatwy bot
waiting-start = Zacznij grę
waiting-close = Zamknij stół
waiting-close-sure = Zamknąć ten stół?
waiting-close-about = Zniknie dla wszystkich, którzy tu siedzą: { $names }.
waiting-keep = Zostaw
waiting-for-seats = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
   *[many] { $n } miejsc jest jeszcze wolnych.
  }
waiting-rated-guests = Gra rankingowa jest dla osób z kontem: gość przy tym stole musi je najpierw założyć.
waiting-for-host = Wszyscy siedzą. Gospodarz zacznie grę.
waiting-ready = Wszyscy siedzą. Możesz zaczynać.
waiting-chat = Słowo przed grą
waiting-chat-none = Jeszcze nic nie powiedziano.
waiting-chat-sit = Usiądź, aby porozmawiać z innymi.
waiting-chat-say = Powiedz coś
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
account-nobody-about = Do gry nie potrzebujesz nazwy; jakaś się znajdzie. Ale możesz ją wybrać.
account-guest-about = Jesteś gościem na tym urządzeniu. Wszystko działa; tylko inne urządzenie cię nie zna.
account-own-about = Tak widzą cię inni i tak się logujesz.
account-name-field = Nazwa
account-rename = Zmień nazwę
account-come-in = Wejdź
account-as-guest = Graj jako gość
account-renamed = Miło cię poznać.
account-keep = Zachowaj wszystko pod hasłem
account-keep-about = Gry, stoły i ranking zostają twoje i możesz grać dalej na każdym urządzeniu.
account-password = Hasło
account-password-about = Co najmniej dziesięć znaków. Kilka słów łatwo zapamiętać.
account-make = Załóż konto
account-made = Masz już konto, a wszystko jest na swoim miejscu.
account-sign-in = Zaloguj się
account-sign-in-about = Na konto z innego urządzenia lub z innego dnia.
account-sign-in-guest = Na konto, które już masz. Gry rozegrane tu jako gość zostają przy gościu.
account-signed-in = Witaj ponownie.
account-out = Wyjście
account-out-about = Twoje gry zostają i czekają na ciebie.
account-out-guest = Gość bez hasła nie wróci do swoich gier: aby je zachować, najpierw załóż konto.
account-out-here = Wyloguj się tutaj
account-out-everywhere = Wyloguj się wszędzie
account-left = Do zobaczenia!
account-delete = Usuń konto
account-delete-sure = Usunąć konto na zawsze?
account-delete-about = Nazwa, hasło i tokeny znikną na zawsze. Rozegrane gry zostaną, bez twojej nazwy.
account-delete-not = Zostaw
account-deleted = Twoje konto zostało usunięte.
tokens = Programy, które grają za ciebie
tokens-about = Dzięki tokenowi twój własny bot może usiąść do gry w twoim imieniu.
token-once = Widać to tylko teraz. Skopiuj i nikomu nie pokazuj:
token-copy = Kopiuj token
token-copied = Skopiowano token.
token-made = utworzono { $when }
token-revoke = Unieważnij
token-revoke-which = Unieważnij token { $name }
token-name = Do czego służy
token-name-example = mój bot
token-make = Utwórz token

## Problemy

problem-not-shown = Ta gra nie ma jeszcze stołu w przeglądarce. Można w nią grać w terminalu.
problem-offline = Nie można połączyć się z serwisem. Sprawdź połączenie; próbujemy dalej.
problem-bad-request = Coś się tu nie zgadza. Sprawdź, co wpisujesz: nazwa ma od 2 do 24 liter, cyfr, spacji i znaków - _ . a hasło co najmniej 10 znaków.
problem-bad-option = Te opcje do siebie nie pasują. Zmień jedną z nich.
problem-bad-record = Ten plik nie jest zapisem gry albo został zmieniony.
problem-sign-in-first = Serwis już cię nie pamięta. Zaloguj się ponownie.
problem-wrong-password = Nie ma konta o tej nazwie i tym haśle. Spróbuj ponownie.
problem-forbidden = To może zrobić kto inny, na przykład gospodarz stołu.
problem-account-first = Gra rankingowa jest dla osób z kontem. Załóż je, a potem usiądź.
problem-wrong-origin = To przyszło z innej strony i nie zostało wykonane. Wczytaj stronę ponownie.
problem-not-your-seat = To miejsce nie jest twoje.
problem-not-found = Już tego tu nie ma.
problem-wrong-method = Strona i serwis do siebie nie pasują. Wczytaj stronę ponownie.
problem-name-taken = Ktoś już ma tę nazwę. Wybierz inną.
problem-seat-taken = Ktoś zajął już to miejsce lub ten kolor. Wybierz inne.
problem-stale-version = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
problem-illegal-choice = To teraz niemożliwe.
problem-cannot-undo = Tego nie można cofnąć: potem był rzut, dobranie lub odkrycie.
problem-not-now = Nie w tej chwili. Spójrz jeszcze raz na stół.
problem-too-many-bots = Przy twoich stołach gra już tyle botów, że nowe nie mogą zacząć. Najpierw skończ którąś grę; gry, w których od godziny nic się nie dzieje, nie liczą się.
problem-too-large = To za duże. Zapis ma najwyżej 2 MB.
problem-too-slow = Przesyłanie trwało zbyt długo. Sprawdź połączenie i spróbuj ponownie.
problem-too-many-requests = To dużo jak na krótki czas. Odczekaj chwilę i spróbuj ponownie.
problem-failure = Serwis popełnił błąd. Został zapisany; spróbuj ponownie.
problem-busy = Serwis jest zajęty. Zaraz spróbuj ponownie.
problem-damaged = Ten stół jest uszkodzony i nie można go otworzyć. Kto prowadzi serwis, znajdzie go w dzienniku; inne twoje gry trwają.
