### For people around a real table. Ids of the set-up helper begin with setup-; a step has a title, sentences, and what goes where.

## The page and the terminal

setup-title = Przygotowanie gry: { $game }
setup-about = Do gry z prawdziwym pudełkiem. Podaj, co macie i ilu was jest, a potem idź krok po kroku.
setup-players = Ilu graczy
setup-steps = Kroki
setup-ticked = Zrobione: { $n } z { $of }
setup-done = Zrobione
setup-over = Odznacz wszystko
setup-print = Drukuj
setup-picture = Jak leżą kafelki

## The code, and what can be wrong with one that was typed

setup-code = Kod tego układu
setup-code-about = Kto go wpisze, ułoży to samo.
setup-code-field = Kod od znajomych
setup-code-do = Użyj tego kodu
setup-code-sign = W kodach nie ma znaku { $sign }. Kody zapisuje się znakami { $signs }.
setup-code-length = Kod ma { $n } znaków, a ten ma { $typed }.
setup-code-wrong = To nie jest kod: może któryś znak jest zły albo dwa są zamienione.
setup-code-other = To kod innej gry: { $game }.

## What several games say

setup-player = Gracz { $number }
setup-times = { $n } × { $what }
setup-board = Plansza
setup-rubies = Rubiny
setup-mosque-tiles = Żetony meczetu
setup-by-code = Kod tego układu wylosował to już za wszystkich: weźcie to, co jest tu napisane, a znajomi z tym samym kodem będą mieć to samo.
setup-first = Wylosujcie, kto zaczyna: to gracz 1. Pozostali idą zgodnie z ruchem wskazówek zegara.
setup-beside = Obok planszy
setup-deck = Talia
setup-face-up = Odkryte
setup-face-down = Zakryte
setup-beginning = Można zaczynać

## Istanbul

# A place by its number and name.
setup-ist-place = { $number } { $place }
setup-ist-board-lay = Ułóżcie lokacje obok siebie jak na obrazku: razem { $n }, rzędów { $rows }, w każdym po { $columns }.
setup-ist-rubies-lay = Połóżcie rubiny na tych lokacjach. Tor wypełniajcie od końca wstecz, aż znajdą się na nim wszystkie jego rubiny; { $at } i w meczetach leżą na stosie.
setup-ist-rubies-rest = Pozostałe rubiny trzymajcie obok planszy: ostatni rubin toru zawsze się uzupełnia.
setup-ist-mosques-sort = Ułóżcie żetony kolorami w stosy, z najmniejszą liczbą towarów na wierzchu. W każdym stosie są żetony za tyle towarów: { $costs }.
setup-ist-mosques-out = W pudełku zostają żetony za tyle towarów: { $costs }.
setup-ist-markets = Żetony popytu
setup-ist-demand = żeton popytu
setup-ist-demand-top = Na wierzchu: { $goods }
setup-ist-markets-shuffle = Potasujcie ciemne żetony i połóżcie je odkryte { $large }, a jasne { $small }.
setup-ist-indicator = znacznik poczty
setup-ist-mail-up = Wszystkie znaczniki poczty stoją w górnym rzędzie.
setup-ist-cards = Karty bonusowe
setup-ist-cards-shuffle = Potasujcie karty bonusowe ze wszystkich waszych pudełek w jedną zakrytą talię.
setup-ist-cards-new = Potasujcie karty bonusowe dodatku w zakrytą talię. Karty bonusowe gry podstawowej zostają w pudełku.
setup-ist-cards-discard = Zostawcie miejsce na stos kart odrzuconych { $at }.
setup-ist-caravan = żeton karawany
setup-ist-figures = Postacie
setup-ist-figures-roll = Każda z nich zaczyna w lokacji, którą pokaże rzut dwiema kośćmi.
setup-ist-guild = Potasujcie karty gildii w zakrytą talię { $at }.
setup-ist-tavern = Ułóżcie żetony tawerny rodzajami w dwa stosy, z najtańszym na wierzchu. Ceny w kawie: { $costs }.
setup-ist-barrier = Bariera z żetonem kontroli i żeton bakszyszu czekają obok planszy.
setup-ist-coffee = Kawę wyłóżcie jako pulę: na początku nikt nie ma kawy ani kart gildii.
setup-ist-kiosk-tile = żeton kiosku
setup-ist-letters = Potasujcie listy w zakryty stos, a potem tak samo żetony kiosku.
setup-ist-companions = Wszyscy wspólnicy czekają obok planszy, a listów nikt jeszcze nie ma.
setup-ist-pieces = Pionki
setup-ist-white = biały pomocnik, niczyj
setup-ist-merchant =
    { $n ->
        [one] Każdy stawia { $at } kupca, a pod nim jest { $n } pomocnik w jego kolorze.
        [few] Każdy stawia { $at } kupca, a pod nim są { $n } pomocnicy w jego kolorze.
       *[many] Każdy stawia { $at } kupca, a pod nim jest { $n } pomocników w jego kolorze.
    }
setup-ist-merchant-white = Pod nimi, na samym dole, stoi biały pomocnik.
setup-ist-spare = Piąty pomocnik każdego koloru czeka obok planszy.
setup-ist-family = Każdy członek rodziny idzie { $to }.
setup-ist-barrow = Każdy bierze pusty wózek bez rozszerzeń: miejsca na towary każdego rodzaju jest { $n }.
setup-ist-neutral = Na każdej z tych lokacji postawcie kupca w kolorze, którym nikt nie gra.
setup-ist-money = Pieniądze i pierwsze karty
setup-ist-money-take = Każdy bierze liry z banku i dobiera z talii.
setup-ist-marker = Gracz 1 bierze znacznik gracza rozpoczynającego i ma go przez całą grę.
setup-ist-end = Koniec gry zaczyna się, gdy ktoś ma { $rubies }.

## Istanbul: The Dice Game

setup-dice-side = Połóżcie planszę stroną dla takiej liczby graczy: { $seats }.
setup-dice-rubies-lay = Połóżcie rubiny na polach; ceny stoją tu w kolejności, w jakiej bierze się rubiny. Pozostałe rubiny zostają w pudełku.
setup-dice-note =
    { $free ->
        [0] { $cost }
        [one] { $cost } Zostawcie puste { $free } pole.
        [few] { $cost } Zostawcie puste { $free } pola.
       *[many] { $cost } Zostawcie pustych { $free } pól.
    }
setup-dice-cost-goods = Towary tego koloru: { $prices }.
setup-dice-cost-carpet = Po jednym towarze każdego koloru (jest ich { $n }) i jeszcze tyle: { $prices }.
setup-dice-cost-lira = Liry: { $prices }.
setup-dice-cost-mosque = Po jednym dla każdego, kto ma { $tiles }.
setup-dice-stack = Zakryty stos
setup-dice-tiles-lay = Potasujcie wszystkie żetony meczetu ({ $n }). Wyłóżcie { $row } z nich odkrytych w rzędzie; pozostałe tworzą stos.
setup-dice-cards-shuffle = Potasujcie karty bazaru w zakrytą talię.
setup-dice-dice = Kości
setup-dice-dice-lay = Wspólne dla wszystkich: { $shared }. Na żetony „Dodatkowa kość” czekają: { $more }.
setup-dice-money = Kryształy i pieniądze
setup-dice-money-take = Każdy bierze to z puli.
setup-dice-begin = Nikt nie ma jeszcze znaczników, żetonów ani rubinów. Pierwszy rzuca gracz 1.
setup-dice-end = Koniec gry zaczyna się, gdy ktoś ma { $rubies }.

## San Juan

setup-sj-plants = Przed tasowaniem wyjmijcie te karty i połóżcie po jednej przed każdym graczem, odkrytą i bez towaru.
setup-sj-deck-shuffle = Potasujcie wszystkie pozostałe karty z waszych pudełek w jedną zakrytą talię. Zostawcie miejsce na stos kart odrzuconych.
setup-sj-events = Są wśród nich wydarzenia: { $cards }. Komu trafi się wydarzenie, od razu kładzie je odkryte obok postaci i bierze zamiast niego następną kartę.
setup-sj-prices =
    { $n ->
        [one] { $n } karta cen
        [few] { $n } karty cen
       *[many] { $n } kart cen
    }
setup-sj-middle = Połóżcie postacie na środku, a obok potasowane karty cen w stosie.
setup-sj-cathedral = Katedra leży obok postaci: może ją zbudować każdy.
setup-sj-governor = Gracz 1 bierze kartę gubernatora.
setup-sj-hands = Pierwsze karty
setup-sj-deal = Rozdajcie każdemu tak, żeby inni nie widzieli kart.
setup-sj-draft = Gdy wszystkie są rozdane, każdy po kolei zatrzymuje { $cards }, a pozostałe odkłada zakryte na stos kart odrzuconych.
setup-sj-round =
    { $n ->
        [one] W rundzie bierze się { $n } postać.
        [few] W rundzie bierze się { $n } postacie.
       *[many] W rundzie bierze się { $n } postaci.
    }
setup-sj-end = Gra kończy się po fazie Budowniczego, w której ktoś ma tyle budynków: { $n }.

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
