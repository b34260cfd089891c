### San Juan

## Cards

sj-card-indigo-plant = Przetwórnia indygo
    .text = Daje indygo
    .help = Wytwarza i trzyma jeden towar, indygo: powstaje w fazie Nadzorcy, sprzedajesz go w fazie Kupca. Możesz mieć kilka.
sj-card-sugar-mill = Cukrownia
    .text = Daje cukier
    .help = Wytwarza i trzyma jeden towar, cukier: powstaje w fazie Nadzorcy, sprzedajesz go w fazie Kupca. Możesz mieć kilka.
sj-card-tobacco-storage = Skład tytoniu
    .text = Daje tytoń
    .help = Wytwarza i trzyma jeden towar, tytoń: powstaje w fazie Nadzorcy, sprzedajesz go w fazie Kupca. Możesz mieć kilka.
sj-card-coffee-roaster = Palarnia kawy
    .text = Daje kawę
    .help = Wytwarza i trzyma jeden towar, kawę: powstaje w fazie Nadzorcy, sprzedajesz ją w fazie Kupca. Możesz mieć kilka.
sj-card-silver-smelter = Huta srebra
    .text = Daje srebro
    .help = Wytwarza i trzyma jeden towar, srebro, najdroższy: powstaje w fazie Nadzorcy, sprzedajesz je w fazie Kupca. Możesz mieć kilka.
sj-card-smithy = Kuźnia
    .text = Budynki produkcyjne o 1 tańsze
    .help = Za każdy budynek produkcyjny płacisz o 1 kartę mniej. Miejskie kosztują tyle co zwykle.
sj-card-gold-mine = Kopalnia złota
    .text = Poszukiwacz: odkryj 4 karty; wszystkie koszty różne? Najtańsza jest twoja
    .help = W każdej fazie Poszukiwacza złota, bez względu na to, kto wziął tę postać, możesz odkryć 4 karty. Jeśli wszystkie cztery koszty są różne, bierzesz najtańszą; jeśli jakieś dwa są równe, nie bierzesz nic.
sj-card-archive = Archiwum
    .text = Burmistrz: odrzucaj z całej ręki
    .help = W fazie Burmistrza wszystkie dobrane karty idą na rękę; potem odrzucasz tyle co zwykle, ale z całej ręki.
sj-card-poor-house = Przytułek
    .text = Po budowie 0 lub 1 karta na ręce? Dobierz 1
    .help = Jeśli po zbudowaniu i zapłaceniu masz na ręce 0 lub 1 kartę, dobierasz 1 kartę. Jeśli nic nie budujesz, nic nie dobierasz.
sj-card-black-market = Czarny rynek
    .text = Do 2 kart kosztu płać towarami
    .help = Gdy budujesz, możesz odrzucić do 2 swoich towarów; każdy liczy się jako 1 karta kosztu.
sj-card-trading-post = Faktoria
    .text = Sprzedaj o 1 towar więcej
    .help = W każdej fazie Kupca możesz sprzedać o 1 towar więcej: 2, a w roli Kupca 3.
sj-card-well = Studnia
    .text = 2 lub więcej wytworzonych towarów: 1 karta
    .help = Gdy w fazie Nadzorcy wytworzysz co najmniej 2 towary, dobierasz 1 kartę.
sj-card-market-stand = Stragan
    .text = 2 lub więcej sprzedanych towarów: 1 karta
    .help = Gdy w fazie Kupca sprzedasz co najmniej 2 towary, dobierasz jeszcze 1 kartę.
sj-card-crane = Żuraw
    .text = Buduj na swoim budynku za różnicę
    .help = Możesz budować na swoim budynku i płacić tylko różnicę kosztów. Stary budynek znika, więc liczba twoich budynków się nie zmienia. Samego Żurawia nie można przykryć.
sj-card-chapel = Kaplica
    .text = Co rundę 1 karta pod nią: 1 punkt
    .help = Na początku rundy, przed sprawdzeniem limitu ręki, możesz położyć pod nią 1 kartę z ręki. Każda taka karta daje na końcu 1 punkt.
sj-card-tower = Wieża
    .text = Do 12 kart na ręce
    .help = Twój limit ręki na początku rundy to 12 kart zamiast 7.
sj-card-aqueduct = Akwedukt
    .text = Wytwórz o 1 towar więcej
    .help = W każdej fazie Nadzorcy możesz wytworzyć o 1 towar więcej: 2, a w roli Nadzorcy 3, jeśli masz dość pustych budynków produkcyjnych.
sj-card-carpenter = Cieśla
    .text = 1 karta za każdy budynek miejski
    .help = Za każdym razem, gdy zbudujesz i opłacisz budynek miejski, dobierasz 1 kartę. Za budynki produkcyjne nic nie dobierasz.
sj-card-prefecture = Prefektura
    .text = Burmistrz: zatrzymaj o 1 kartę więcej
    .help = W każdej fazie Burmistrza zatrzymujesz 2 dobrane karty zamiast 1.
sj-card-market-hall = Hala targowa
    .text = Coś sprzedajesz? Dobierz 1 kartę
    .help = Gdy w fazie Kupca coś sprzedasz, dobierasz jeszcze 1 kartę: tylko jedną, niezależnie od liczby sprzedanych towarów.
sj-card-quarry = Kamieniołom
    .text = Budynki miejskie o 1 tańsze
    .help = Za każdy budynek miejski płacisz o 1 kartę mniej. Produkcyjne kosztują tyle co zwykle.
sj-card-library = Biblioteka
    .text = Podwaja twój przywilej
    .help = Podwaja przywilej postaci, którą bierzesz: o 2 karty taniej, o 2 towary więcej, o 2 sprzedaże więcej, wybór z 8 kart albo 2 karty. We dwoje tylko raz na rundę.
sj-card-statue = Posąg
    .text = Pomnik, do Łuku triumfalnego
    .help = Pomnik: tylko daje swoje punkty i liczy się do Łuku triumfalnego.
sj-card-victory-column = Kolumna zwycięstwa
    .text = Pomnik, do Łuku triumfalnego
    .help = Pomnik: tylko daje swoje punkty i liczy się do Łuku triumfalnego.
sj-card-hero = Bohater
    .text = Pomnik, do Łuku triumfalnego
    .help = Pomnik: tylko daje swoje punkty i liczy się do Łuku triumfalnego.
sj-card-guild-hall = Siedziba gildii
    .text = 1 punkt za budynek produkcyjny, 1 za rodzaj
    .help = Na końcu: 1 punkt za każdy twój budynek produkcyjny i jeszcze 1 za każdy ich rodzaj.
sj-card-city-hall = Ratusz
    .text = 1 punkt za budynek miejski, łącznie z tym
    .help = Na końcu: 1 punkt za każdy twój budynek miejski, łącznie z samym Ratuszem, pomnikami i innymi budynkami o koszcie 6.
sj-card-triumphal-arch = Łuk triumfalny
    .text = 4, 6, 8 punktów za 1, 2, 3 pomniki
    .help = Na końcu: 4, 6 lub 8 punktów, jeśli masz 1, 2 lub 3 różne pomniki: Posąg, Kolumnę zwycięstwa, Bohatera. Sam Łuk nie jest pomnikiem.
sj-card-palace = Pałac
    .text = 1 punkt za każde 4 inne punkty
    .help = Liczony jako ostatni: 1 punkt za każde pełne 4 punkty z całej reszty.
sj-card-guard-room = Wartownia
    .text = Inni bez niej trzymają tylko 6 kart
    .help = Wszyscy gracze bez Wartowni mogą mieć na początku rundy tylko 6 kart. Ty możesz mieć 7; Wieża zawsze daje 12.
sj-card-office-building = Biuro
    .text = Co rundę wymień do 2 kart
    .help = Na początku każdej rundy możesz odrzucić 1 lub 2 karty i dobrać tyle samo.
sj-card-hut = Chata
    .text = Nikt nic nie sprzedał? Dobierz 1 kartę
    .help = Jeśli przez całą fazę Kupca nikt nic nie sprzedał, na jej końcu dobierasz 1 kartę.
sj-card-tavern = Tawerna
    .text = Najmniej budynków? Dobierz 1 kartę
    .help = Na końcu fazy Budowniczego dobierasz 1 kartę, jeśli nikt nie ma mniej budynków niż ty, a ktoś ma więcej.
sj-card-park = Park
    .text = Pod Żurawiem liczy się jako 6
    .help = Gdy budujesz na nim za pomocą Żurawia, odejmuje od kosztu 6 zamiast 3. Poza tym nic nie daje.
sj-card-customs-office = Urząd celny
    .text = Towar w każdej fazie Burmistrza, sprzedaż za 2 karty
    .help = W każdej fazie Burmistrza pusty Urząd celny dostaje towar. W fazie Kupca sprzedajesz go za 2 karty, cokolwiek pokazuje karta cen; liczy się jako jedna z twoich sprzedaży.
sj-card-bank = Bank
    .text = Raz w grze: karty pod niego, po 1 punkcie
    .help = Raz w grze, na początku rundy, możesz położyć pod nim dowolną liczbę kart z ręki. Każda daje na końcu 1 punkt.
sj-card-harbor = Port
    .text = Z każdej sprzedaży 1 towar pod niego: 1 punkt
    .help = W każdej fazie Kupca, w której coś sprzedajesz, karta pierwszego sprzedanego towaru idzie pod Port: 1 punkt na końcu. Zapłatę dostajesz jak zwykle.
sj-card-goldsmith = Złotnik
    .text = Poszukiwacz: odkryj kartę; nikt takiej nie ma? Weź ją
    .help = W każdej fazie Poszukiwacza złota, bez względu na to, kto wziął tę postać, możesz odkryć wierzchnią kartę. Jeśli nikt nie ma tego budynku, możesz ją wziąć.
sj-card-residence = Rezydencja
    .text = 4, 7, 9, 10 punktów za 1, 2, 3, 4 trójki budynków o tym samym koszcie
    .help = Na końcu: 4, 7, 9 lub 10 punktów za 1, 2, 3 lub 4 trójki twoich różnych budynków o tym samym koszcie. Każdy budynek liczy się tylko w jednej trójce.
sj-card-cathedral = Katedra
    .text = 4, 7, 9, 10 punktów za 1, 2, 3, 4 budynki o koszcie 6 u przeciwników
    .help = Leży na stole: każdy może ją zbudować w fazie Budowniczego zamiast karty z ręki. Na końcu: 4, 7, 9 lub 10 punktów za 1, 2, 3 lub co najmniej 4 budynki o koszcie 6 u przeciwników.
sj-card-earthquake = Trzęsienie ziemi
    .text = Każdy traci budynek
    .help = Każdy, począwszy od gracza, który wziął wydarzenie, wybiera jeden swój budynek i traci go ze wszystkim, co na nim i pod nim.
sj-card-debt-relief = Umorzenie długów
    .text = Każdy dobiera 3 karty
    .help = Każdy, począwszy od gracza, który wziął wydarzenie, dobiera 3 karty.
sj-card-taxes = Podatki
    .text = Wszyscy inni odrzucają kartę
    .help = Wszyscy inni odrzucają po 1 karcie z ręki.
sj-card-amnesty = Powszechna amnestia
    .text = Każdy może wymienić dowolne karty
    .help = Każdy, począwszy od gracza, który wziął wydarzenie, może raz odrzucić dowolną liczbę kart i dobrać tyle samo.
sj-card-construction-boom = Boom budowlany
    .text = Każdy może budować za darmo, do kosztu 4
    .help = Każdy może za darmo zbudować jedną kartę z ręki, na której widnieje koszt od 1 do 4. Żaden budynek w tym nie pomaga, a Katedry zbudować nie można.
sj-card-governors-visit = Wizyta gubernatora
    .text = Powtórz postać z tej rundy
    .help = Jeszcze raz grasz postać wziętą w tej rundzie, z jej przywilejem; inni działają po tobie. Żaden budynek wtedy nie działa, nawet Biblioteka.

sj-facts = Koszt { $cost }, daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
sj-facts-six = Koszt { $cost }. Punkty liczy się na końcu.
sj-facts-works = W fazie, w której powstał, jeszcze nie działa.
sj-the-card = { $kind ->
       *[any] { $card }
    }
    .obj = { $kind ->
            [indigo-plant] Przetwórnię indygo
            [sugar-mill] Cukrownię
            [coffee-roaster] Palarnię kawy
            [silver-smelter] Hutę srebra
            [smithy] Kuźnię
            [gold-mine] Kopalnię złota
            [trading-post] Faktorię
            [well] Studnię
            [chapel] Kaplicę
            [tower] Wieżę
            [carpenter] Cieślę
            [prefecture] Prefekturę
            [market-hall] Halę targową
            [library] Bibliotekę
            [victory-column] Kolumnę zwycięstwa
            [hero] Bohatera
            [guild-hall] Siedzibę gildii
            [guard-room] Wartownię
            [hut] Chatę
            [tavern] Tawernę
            [goldsmith] Złotnika
            [residence] Rezydencję
            [cathedral] Katedrę
           *[any] { $card }
        }

## Roles

sj-role-builder = Budowniczy
    .of = Budowniczego
    .text = Każdy może budować. Płacisz o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } mniej.
    .short = koszt −{ $n }
sj-role-producer = Nadzorca
    .of = Nadzorcy
    .text = Każdy może wytworzyć 1 towar. Wytwarzasz o { $n } więcej.
    .short = +{ $n ->
        [one] { $n } towar
        [few] { $n } towary
        [many] { $n } towarów
       *[other] { $n } towaru
    }
sj-role-trader = Kupiec
    .of = Kupca
    .text = Każdy może sprzedać 1 towar. Sprzedajesz o { $n } więcej.
    .short = +{ $n } do sprzedaży
sj-role-councillor = Burmistrz
    .of = Burmistrza
    .text = Każdy dobiera 2 karty i zatrzymuje 1. Dobierasz o { $n } więcej.
    .short = wybór z { $n }
sj-role-prospector = Poszukiwacz złota
    .of = Poszukiwacza złota
    .text = Dobierasz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }. Inni nic nie robią.
    .short = +{ $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

## Goods and counted things

sj-good-indigo = indygo
    .obj = indygo
sj-good-sugar = cukier
    .obj = cukier
sj-good-tobacco = tytoń
    .obj = tytoń
sj-good-coffee = kawa
    .obj = kawę
sj-good-silver = srebro
    .obj = srebro
sj-good-customs = towar Urzędu celnego
    .obj = towar Urzędu celnego
sj-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
    .obj = { $n ->
        [0] 0 kart
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
    .obj =
        { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
           *[many] { $n } punktów
        }
sj-goods = { $n ->
        [one] { $n } towar
        [few] { $n } towary
        [many] { $n } towarów
       *[other] { $n } towaru
    }
    .obj =
        { $n ->
            [one] { $n } towar
            [few] { $n } towary
           *[many] { $n } towarów
        }
sj-buildings = { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
        [many] { $n } budynków
       *[other] { $n } budynku
    } z { $of }
sj-price = { $good } { $n }

## Questions

sj-ask-ChooseRole = Którą postać bierzesz?
sj-ask-ChooseRole-event = Którą postać lub wydarzenie bierzesz?
sj-ask-VisitRole = Którą postać powtarza wizyta? Budynki wtedy nie działają.
sj-ask-VisitRole-first = Którą postać powtarza wizyta?
sj-ask-UseLibrary = Użyć Biblioteki do tej postaci? W tej rundzie będziesz mieć jeszcze jedną turę.
sj-ask-Build = Co budujesz?
sj-ask-Build-pay = { $card }: wybierz { $what } do zapłaty.
sj-ask-Build-free = { $card } nic cię nie kosztuje. Budujesz?
sj-ask-theirs = { $name } bierze postać { $role }. { $question }
sj-ask-Cover = Gdzie budujesz { $card }?
sj-ask-Spend = { $card }: trzeba oddać { $due }. Wydasz towary?
sj-ask-Pay = { $card }: wybierz { $what } do zapłaty.
sj-ask-Produce = { $allowed ->
        [one] Gdzie wytwarzasz towar?
        [few] Gdzie wytwarzasz do { $allowed } towarów?
        [many] Gdzie wytwarzasz do { $allowed } towarów?
       *[other] Gdzie wytwarzasz do { $allowed } towaru?
    }
sj-ask-Sell = { $allowed ->
        [one] Który towar sprzedajesz?
        [few] Które towary sprzedajesz? Najwyżej { $allowed }.
        [many] Które towary sprzedajesz? Najwyżej { $allowed }.
       *[other] Które towary sprzedajesz? Najwyżej { $allowed }.
    }
sj-ask-Council = Dobrać { $drawn } i zatrzymać { $keep }?
sj-ask-Council-archive = Dobrać { $drawn }, potem odrzucić { $due } z całej ręki?
sj-ask-Keep = { $left ->
        [one] Którą kartę zatrzymujesz?
        [few] Które { $left } karty zatrzymujesz?
        [many] Które { $left } kart zatrzymujesz?
       *[other] Które { $left } karty zatrzymujesz?
    }
sj-ask-Discard = Twoje Archiwum: odrzuć { $what }.
sj-ask-Mine = Wykorzystać { $card }?
sj-ask-TakeRevealed = Wziąć { $revealed }?
sj-ask-Office = Twoje Biuro: odrzucić do 2 kart i dobrać tyle samo?
sj-ask-Chapel = Położyć kartę pod Kaplicą?
sj-ask-Bank = Położyć karty pod Bankiem? Można to zrobić raz w grze.
sj-ask-Limit = Masz za dużo kart: odrzuć { $what }.
sj-ask-Draft = Zatrzymaj cztery karty: odrzuć { $what }.
sj-ask-Taxes = Podatki: odrzuć { $what }.
sj-ask-Amnesty = Które karty odrzucasz, by dobrać tyle samo?
sj-ask-Boom = Co budujesz za darmo?
sj-ask-Earthquake = Który budynek tracisz?

## Options

sj-option-role = { $role }: { $text }
sj-option-event = { $card }: { $text }
sj-option-library = Użyj Biblioteki: przywilej się podwaja
sj-option-without = Zachowaj Bibliotekę na drugą turę
sj-option-build = Zbuduj { $card } za { $cost }. { $text }
    .short = Zbuduj { $card } za { $cost }
sj-option-build-free = Zbuduj { $card } za darmo. { $text }
    .short = Zbuduj { $card } za darmo
sj-option-build-crane = Zbuduj { $card } za { $cost } albo z Żurawiem za { $crane } lub więcej. { $text }
    .short = Zbuduj { $card } za { $cost } albo z Żurawiem za { $crane } lub więcej
sj-option-beside-for = Obok innych, za { $cost }
sj-option-over = Przykryj { $card }
sj-option-over-for = Przykryj { $card } za { $cost }
sj-option-spend = Wydaj { $good }
sj-option-pay = Oddaj { $card }
sj-option-produce = Wytwórz { $good }
sj-option-sell-for = Sprzedaj { $good } za { $cost }
sj-option-draw = Dobierz { $what }, zatrzymaj { $keep }
sj-option-draw-archive = Dobierz { $what }, odrzuć { $due } z całej ręki
sj-option-keep = Zatrzymaj { $card }
sj-option-discard = Odrzuć { $card }
sj-option-use = Odkryj 4 karty
sj-option-use-goldsmith = Odkryj kartę
sj-option-take-card = Weź { $card }. { $text }
sj-option-bury = Połóż pod Kaplicą { $card }
sj-option-deposit = Połóż pod Bankiem { $card }
sj-option-lose = Strać { $card }
sj-option-lose-good = Strać { $card } razem z towarem
sj-option-lose-cards = Strać { $card } i { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } pod budynkiem
sj-option-lose-both = Strać { $card } razem z towarem i { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } pod budynkiem
sj-option-pass-build = Nic nie buduj
sj-option-pass-council = Nic nie dobieraj
sj-option-pass-mine = Nie używaj
sj-option-done-produce = Nie wytwarzaj więcej
sj-option-done-sell = Nie sprzedawaj więcej
sj-option-done-spend = Resztę zapłać kartami
sj-option-done-chapel = Nic nie kładź
sj-option-done-bank = Nic nie kładź
sj-option-done-office = Zatrzymaj wszystkie karty
sj-option-leave = Zostaw kartę
sj-option-back = Zbuduj coś innego

## Events of the game

sj-event-round-began = Zaczyna się runda { $round }, gubernator: { $name }.
sj-event-turn-began = wybiera postać
sj-event-took-role = bierze postać { $role }
sj-event-took-event = bierze wydarzenie „{ $card }”
sj-event-visited = powtarza postać { $role }
sj-event-doubled = używa Biblioteki
sj-event-passed = pasuje
sj-event-ended = Koniec gry.
sj-event-drew = dobiera { $what }
sj-event-drew-hidden = dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-event-event-shown = odkrywa wydarzenie „{ $card }”
sj-event-turned-up = odkrywa { $what }
sj-event-reshuffled = { $n ->
        [one] { $n } odrzucona karta tworzy
        [few] { $n } odrzucone karty tworzą
        [many] { $n } odrzuconych kart tworzy
       *[other] { $n } odrzuconej karty tworzy
    } nową talię.
sj-event-prices-shown = Ceny teraz: { $what }.
sj-event-built = buduje { $card } za { $what }
sj-event-built-free = buduje { $card } za darmo
sj-event-covered = przykrywa { $card }
sj-event-spent = wydaje { $what }
sj-event-paid = oddaje { $what }
sj-event-discarded = odrzuca { $what }
sj-event-discarded-hidden = odrzuca { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-event-kept = zatrzymuje { $what }
sj-event-kept-hidden = zatrzymuje { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-event-buried = kładzie pod Kaplicą { $what }
sj-event-buried-hidden = kładzie { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } pod Kaplicą
sj-event-deposited = kładzie pod Bankiem { $what }
sj-event-deposited-hidden = kładzie { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } pod Bankiem
sj-event-produced = wytwarza { $what }
sj-event-sold = sprzedaje { $good } za { $what }
sj-event-sank = kładzie ten towar pod Portem
sj-event-helped = wykorzystuje { $card }
sj-event-found = zabiera { $card }
sj-event-found-nothing = nic nie dostaje
sj-event-lost = traci { $card }

## Reasons

sj-reason-role-taken = Postać { $role } jest już w tej rundzie wzięta.
sj-reason-role-unused = Postaci { $role } jeszcze w tej rundzie nie wzięto.
sj-reason-role-first = Najpierw weź postać.
sj-reason-event-not-open = Wydarzenie „{ $event }” nie leży odkryte.
sj-reason-nothing-to-visit = W tej rundzie nie wzięto jeszcze żadnej postaci, więc nie ma czego powtórzyć.
sj-reason-visit-first = Najpierw powiedz, którą postać powtórzyć.
sj-reason-library-first = Najpierw zdecyduj, czy używasz Biblioteki.
sj-reason-build-first = Najpierw coś zbuduj albo spasuj.
sj-reason-not-in-hand = Nie masz na ręce karty „{ $card }”.
sj-reason-already-built = „{ $building }” już u ciebie stoi, a każdy budynek miejski może stać w mieście tylko raz.
sj-reason-left-building = Właśnie zapadła decyzja, by nie budować na innym budynku: „{ $building }”.
sj-reason-no-cathedral = Katedra nie leży na stole.
sj-reason-cannot-pay = „{ $building }” kosztuje teraz { $cost }, a innych kart masz: { $cards ->
        [0] zero
        [one] { $cards }
        [few] { $cards }
        [many] { $cards }
       *[other] { $cards }
    }.
sj-reason-too-dear = „{ $building }” kosztuje więcej niż { $most }.
sj-reason-cover-first = Najpierw powiedz, gdzie stanie nowy budynek.
sj-reason-no-such-building = Nie masz budynku „{ $building }”.
sj-reason-can-stand-beside = „{ $building }” może stać obok innych: niczego nie trzeba przykrywać.
sj-reason-crane-stays = Samego Żurawia nie można przykryć.
sj-reason-same-kind = „{ $building }” nie może przykryć takiego samego budynku.
sj-reason-spend-first = Najpierw powiedz, które towary wydajesz.
sj-reason-spend-more = Trzeba oddać { $due }, a masz tylko { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
sj-reason-no-good = Nie ma już tu towaru: „{ $building }”.
sj-reason-pick-first = Najpierw wybierz karty albo powiedz, że gotowe.
sj-reason-pick-upwards = Karty wybiera się po kolei: „{ $card }” jest przed kartą „{ $last }”.
sj-reason-too-few-after = Karty wybiera się po kolei, a po karcie „{ $card }” zostałoby ich za mało.
sj-reason-produce-first = Najpierw powiedz, co wytwarzasz.
sj-reason-not-empty = Nie masz pustego budynku „{ $building }”.
sj-reason-sell-first = Najpierw powiedz, co sprzedajesz.
sj-reason-council-first = Najpierw dobierz karty albo spasuj.
sj-reason-keep-first = Najpierw zatrzymaj kartę.
sj-reason-not-drawn = Karty „{ $card }” nie ma wśród dobranych.
sj-reason-mine-first = Najpierw zdecyduj, czy używasz karty „{ $building }”.
sj-reason-take-first = Najpierw weź albo zostaw kartę „{ $card }”.
sj-reason-lose-first = Najpierw powiedz, który budynek tracisz.
sj-reason-lose-alike = Tyle samo stracisz z innym takim budynkiem („{ $building }”), który można wybrać.

## Standing

sj-label-points = punkty
sj-label-wealth = karty i towary
sj-chart-points = Punkty
sj-chart-buildings = Budynki
sj-chart-cards = Karty na ręce

## Cost

sj-cost-printed = Koszt na karcie
sj-cost-privilege = Przywilej Budowniczego
sj-cost-library = Biblioteka
sj-cost-smithy = Kuźnia
sj-cost-quarry = Kamieniołom
sj-cost-crane = Żuraw
sj-cost-boom = Boom budowlany
sj-cost-goods = Towary, przez Czarny rynek
sj-cost-total = Płacisz
sj-cost-with-crane = Z Żurawiem od { $n }
sj-cost-with-goods = Z tego do { $n } w towarach

## The table

sj-card-label = { $card }, koszt { $cost }, { $points }. { $text }.
sj-card-label-six = { $card }, koszt { $cost }. { $text }.
sj-event-label = { $card }. { $text }.
sj-hand-label = Twoja ręka: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }, limit { $of }
sj-hand-empty = Brak kart na ręce
sj-hand-touch = Dotknij karty, aby przeczytać, co robi.
# Why the limit is not the usual one. $n is the limit, $who one or more names.
sj-limit-guarded = Limit { $n }: Wartownia ({ $who })
sj-limit-tower = Limit { $n }: twoja Wieża
# On the card itself.
sj-card-event = Wydarzenie
sj-drawn = Dobrane karty
sj-under-mine = Pod budynkiem „{ $card }”
sj-under-label = Pod twoim budynkiem „{ $card }”: { $what }
sj-role-free = { $role }. { $text }
sj-role-taken = { $role }, wzięta w tej rundzie
sj-role-taken-by = { $role }, wzięta przez gracza { $name }
sj-prices = Ceny
sj-prices-label = Karta cen: { $what }
sj-prices-hidden = Karta cen jest zakryta
sj-prices-next = Następna karta cen: { $what }
sj-deck-label = Talia: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-discard-label = Stos kart odrzuconych: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-cathedral-label = { $label } Może ją zbudować każdy.
sj-revealed = { $name } odkrywa{ $result ->
        [card] {" "}i zabiera { $card }
        [none] {" "}i nic nie dostaje
       *[open] :
    }
sj-town = Miasto gracza { $name }: budynki { $n } z { $of }, { $points }
sj-town-mine = Twoje miasto: budynki { $n } z { $of }, { $points }
sj-building = { $card }{ $good ->
        [yes] , z towarem
       *[no] {""}
    }{ $n ->
        [0] {""}
        [one] , { $n } karta pod budynkiem
        [few] , { $n } karty pod budynkiem
        [many] , { $n } kart pod budynkiem
       *[other] , { $n } karty pod budynkiem
    }
sj-last = Ostatnia faza: ktoś ma już { $n } budynków
sj-round = Runda { $n }
sj-tag-new = nowa
sj-tag-owned = już stoi
sj-tagged = { $label } ({ $tag })
sj-things = Gracz { $name }
sj-preview = San Juan: { $n } rodzajów budynków
sj-table = Środek stołu

## Gestures

sj-gesture-build = Wybierz kartę z ręki.
sj-gesture-none = Nie stać cię na żadną z twoich kart.
sj-gesture-other = Wróć
sj-gesture-where = Gdzie
sj-gesture-beside = Obok
sj-gesture-goods = Towary
sj-gesture-pay = Oddaj { $what }
sj-gesture-paid = Zapłacono { $n } z { $of }
sj-gesture-picked = Wybrano { $n } z { $of }
sj-gesture-more = Wybierz jeszcze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-gesture-pick = Wybierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-gesture-up-to = Wybierz najwyżej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
sj-gesture-good = Wybierz towar
sj-gesture-last = To twój { $n }. budynek: zakończy grę.
sj-gesture-do-build = Zbuduj { $card }
sj-gesture-do-pay = Zapłać { $what }
sj-gesture-do-produce = { $n ->
        [0] Nic nie wytwarzaj
        [one] Wytwórz { $n } towar
        [few] Wytwórz { $n } towary
        [many] Wytwórz { $n } towarów
       *[other] Wytwórz { $n } towaru
    }
sj-gesture-do-sell = { $n ->
        [0] Nic nie sprzedawaj
        [one] Sprzedaj { $n } towar za { $what }
        [few] Sprzedaj { $n } towary za { $what }
        [many] Sprzedaj { $n } towarów za { $what }
       *[other] Sprzedaj { $n } towaru za { $what }
    }
sj-gesture-do-keep = { $n ->
        [one] Zatrzymaj { $n } kartę
        [few] Zatrzymaj { $n } karty
        [many] Zatrzymaj { $n } kart
       *[other] Zatrzymaj { $n } karty
    }
sj-gesture-do-discard = { $n ->
        [one] Odrzuć { $n } kartę
        [few] Odrzuć { $n } karty
        [many] Odrzuć { $n } kart
       *[other] Odrzuć { $n } karty
    }
sj-gesture-do-exchange = { $n ->
        [0] Zatrzymaj wszystkie karty
        [one] Zamień { $n } kartę
        [few] Zamień { $n } karty
        [many] Zamień { $n } kart
       *[other] Zamień { $n } karty
    }
sj-gesture-do-under = { $n ->
        [0] Nic nie kładź
        [one] Połóż { $n } kartę
        [few] Połóż { $n } karty
        [many] Połóż { $n } kart
       *[other] Połóż { $n } karty
    }

## Text

sj-text-round = Runda { $n }. Gubernator: { $name }.
sj-text-hand = Karty na ręce
sj-text-card = Koszt { $cost }, { $points }. { $text }.
sj-text-card-six = Koszt { $cost }. { $text }.
sj-text-taken = Wzięta w tej rundzie.
# “3 cards and 2 goods”, as a whole line.
sj-holds = { $what }

## The end

sj-scoring = Punkty, budynek po budynku
sj-scoring-under = Karty pod budynkami
sj-scoring-total = Razem

## Help

sj-topics-game = Gra
sj-topics-roles = Postacie
sj-topics-production = Budynki produkcyjne
sj-topics-city = Budynki miejskie
sj-topics-new = Nowe budynki
sj-topics-events = Wydarzenia
sj-topics-end = Koniec
sj-topic-role = Kto bierze postać, działa jako pierwsza osoba i ma jej przywilej. Inni po kolei wykonują samą akcję.
sj-topic-cards = Karty to wszystko
    .text = Odkryta karta przed tobą to budynek, karta na ręce to pieniądze albo przyszły budynek, a zakryta karta na budynku to towar.
sj-topic-round = Runda
    .text = Po kolei każdy bierze jedną z wolnych postaci i wszyscy działają w jej fazie. We dwoje gubernator bierze dwie postacie. Potem postacie wracają, a gubernatorem zostaje następny gracz.
sj-topic-governor = Gubernator
    .text = Gubernator bierze pierwszą postać rundy. Potem karta przechodzi w lewo.
sj-topic-hand = Limit kart na ręce
    .text = Na początku rundy możesz mieć 7 kart, resztę odrzucasz. W trakcie rundy możesz mieć dowolną liczbę kart.
sj-topic-price = Karta cen
    .text = Kupiec odkrywa ją, zanim ktokolwiek zacznie sprzedawać. Pokazuje, ile kart daje każdy towar. Takich kart jest pięć, zawsze w tej samej kolejności.
sj-topic-deck = Talia
    .text = Gdy się skończy, stos kart odrzuconych tasuje się na nową talię.
sj-topic-discard = Stos kart odrzuconych
    .text = To, co zapłacone, sprzedane lub odrzucone, leży tu zakryte.
sj-topic-goods = Towary
    .text = Towar to zakryta karta na budynku, najwyżej jedna. Jego rodzaj wyznacza budynek, cokolwiek jest na karcie.
sj-topic-cost = Ile kosztuje budynek
    .text = Płacisz innymi kartami z ręki. Budowniczy płaci o 1 mniej, Kuźnia lub Kamieniołom odejmuje jeszcze 1, Żuraw odejmuje koszt przykrytego budynku, a Czarny rynek przyjmuje towary zamiast kart.
sj-topic-under = Karty pod budynkami
    .text = Każda karta pod Kaplicą, Bankiem lub Portem daje na końcu 1 punkt, nawet jeśli budynek zostanie przykryty.
sj-topic-events = Wydarzenia
    .text = Wydarzenie, które się pojawi, wykłada się na stół, a zamiast niego dobiera inną kartę. W swojej turze możesz wziąć wydarzenie zamiast postaci.
sj-topic-end = Koniec i punkty
    .text = Gdy ktoś ma 12 budynków, dogrywa się fazę Budowniczego i gra się kończy. Wygrywa ten, kto ma najwięcej punktów, a przy remisie ten, kto ma więcej kart na ręce i towarów.

## A guided first game

sj-lesson-welcome = Witaj w San Juan. Budujesz miasto. W swojej turze bierzesz jedną z tych pięciu postaci i wszyscy robią to, co ona każe. Ale jej przywilej masz tylko ty.
sj-lesson-hand = To twoje karty. Każda jest budynkiem i każda jest pieniędzmi: za jedną płaci się innymi. Liczba u góry po lewej to jej koszt dla ciebie, gwiazda to punkty. Leżą pod stołem; wskaż kartę lub jej dotknij, aby przeczytać, co robi.
sj-lesson-builder = Weź Budowniczego. Każdy może budować, a ty płacisz o 1 kartę mniej.
sj-lesson-build = Wybierz budynek, a potem karty, którymi płacisz. Budynek produkcyjny to dobry początek.
sj-lesson-theirs = Teraz mogą budować też inni. Potem ich kolej na wzięcie postaci. Jakakolwiek to będzie, też działasz, gdy padnie pytanie.
sj-lesson-producer = Odpowiadaj na pytania w fazach innych. Gdy znów będziesz wybierać postać, weź Nadzorcę: każdy budynek produkcyjny mieści jeden towar, a ty możesz wytworzyć o jeden więcej niż inni.
sj-lesson-produce = Wybierz budynki, które dadzą towar, i potwierdź. Towar to zakryta karta na swoim budynku.
sj-lesson-round = Gdy wszyscy wzięli postacie, runda się kończy: postacie wracają, a następny gracz zostaje gubernatorem i bierze pierwszą postać nowej rundy.
sj-lesson-trader = Działaj w fazie przeciwnika. Gdy przyjdzie twoja kolej na wybór, weź Kupca, by sprzedać wytworzone towary. Najpierw odkrywa się kartę cen.
sj-lesson-sell = Najlepsza sprzedaż jest już zaznaczona: potwierdź ją albo zmień. Towary sprzedaje się za tyle kart, ile pokazuje karta cen. Droższe budynki dają droższe towary.
sj-lesson-councillor = Przy następnym wyborze weź Burmistrza, jeśli jest wolny. Zobaczysz pięć kart i zatrzymasz najlepszą.
sj-lesson-keep = Najpierw dobierz, potem wybierz kartę, którą zatrzymujesz. Resztę się odrzuca i nikt jej nie widzi.
sj-lesson-discounts = Fioletowe budynki miejskie pomagają do końca gry. Spójrz na jedną ze swoich kart: mówi, co robi, ile teraz cię kosztuje i dlaczego.
sj-lesson-goal = Gra kończy się, gdy ktoś ma 12 budynków. Złociste budynki o koszcie 6 dają na końcu dużo punktów. Graj dalej: miasto jest twoje.
