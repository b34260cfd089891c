### For people with the real box.

## The score pad

score-title = Notes punktów
score-about = Gra z prawdziwego pudełka? Wpisz, co kto ma na koniec, a reguły gry wszystko podliczą.
score-game = Gra
score-players = Gracze
score-player-name = Imię gracza { $number }
score-player-more = Dodaj gracza
score-player-less = Usuń: { $name }
score-boxes = Pudełka na stole
score-part-have = Co kto ma
score-part-production = Budynki produkcyjne
score-part-city = Budynki miejskie
score-part-monument = Pomniki
score-part-six = Duże budynki
score-part-cards = Karty i towary
score-note-istanbul = Przed liczeniem: po ostatniej turze każdy wykłada karty bonusowe, które dają liry albo towary.
score-note-istanbul-dice = Liry, znaczniki i kryształy liczą się tylko przy remisie w rubinach. Płytki meczetu nie liczą się wcale.
score-note-san-juan = Karta pod budynkiem jest warta punkt. Karty na ręce i towary liczą się tylko przy remisie w punktach.
score-lira = Liry
score-markers = Znaczniki towarów, łącznie z brązowymi
score-crystals = Kryształy
score-hand = Karty na ręce
score-goods-on = Towary na budynkach

## How points come about

score-how-guild-hall =
    { $n ->
        [one] { $n } budynek produkcyjny
        [few] { $n } budynki produkcyjne
       *[many] { $n } budynków produkcyjnych
    }, { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
       *[many] { $kinds } rodzajów
    }
score-how-city-hall =
    { $n ->
        [one] { $n } budynek miejski
        [few] { $n } budynki miejskie
       *[many] { $n } budynków miejskich
    }
score-how-triumphal-arch =
    { $n ->
        [one] { $n } pomnik
        [few] { $n } pomniki
       *[many] { $n } pomników
    }
score-how-palace =
    { $n ->
        [one] za { $n } inny punkt
        [few] za { $n } inne punkty
       *[many] za { $n } innych punktów
    }
score-how-residence =
    { $n ->
        [one] { $n } trójka
        [few] { $n } trójki
       *[many] { $n } trójek
    }
score-how-cathedral =
    { $n ->
        [one] { $n } budynek o koszcie 6 u przeciwników
        [few] { $n } budynki o koszcie 6 u przeciwników
       *[many] { $n } budynków o koszcie 6 u przeciwników
    }

## What cannot be

score-wrong-unknown = { $name }: w tej grze nie ma „{ $what }”.
score-wrong-number = { $name }: „{ $what }” musi być liczbą całkowitą od 0 do { $most }.
score-wrong-once = { $name }: „{ $what }” może stać w mieście tylko raz.
score-wrong-all = „{ $what }”: wpisano { $found }, a w tej grze jest tylko { $most }.
score-wrong-town = { $name }: wpisano budynków { $found }, a miasto ma ich najwyżej { $most }.
score-wrong-goods = { $name }: wpisano towarów { $found }, a miejsca na nie jest w budynkach tylko { $most }.
score-wrong-cards = Wpisano w sumie kart: { $found }, a w tej grze jest ich tylko { $most }.

## What came of it

score-ranking = Miejsca
score-clear = Wyczyść notes
score-keep = Zachowaj ten wynik
score-kept = Wynik jest zachowany na tym urządzeniu.
score-past = Prawdziwe partie na tym urządzeniu
score-past-delete = Usuń partię z dnia { $when }
score-export = Pobierz je jako plik

## In the terminal

score-ask-name = Imię gracza { $number } (pusty wiersz: nie ma więcej):
score-ask-some = { $name }, { $title } (na przykład { $what }):
score-ask-number = { $name }, { $what }:
