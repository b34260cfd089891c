### San Juan

## Cards

sj-card-indigo-plant = Przetwórnia indygo
    .text = Daje indygo
sj-card-sugar-mill = Cukrownia
    .text = Daje cukier
sj-card-tobacco-storage = Skład tytoniu
    .text = Daje tytoń
sj-card-coffee-roaster = Palarnia kawy
    .text = Daje kawę
sj-card-silver-smelter = Huta srebra
    .text = Daje srebro
sj-card-smithy = Kuźnia
    .text = Budynki produkcyjne o 1 tańsze
sj-card-gold-mine = Kopalnia złota
    .text = Poszukiwacz: odkryj 4 karty; różne koszty? Najtańsza jest twoja
sj-card-archive = Archiwum
    .text = Burmistrz: odrzucaj z całej ręki
sj-card-poor-house = Przytułek
    .text = Po budowie 0 lub 1 karta? Dobierz 1
sj-card-black-market = Czarny rynek
    .text = Do 2 kart kosztu płać towarami
sj-card-trading-post = Faktoria
    .text = Sprzedaj o 1 towar więcej
sj-card-well = Studnia
    .text = Od 2 wytworzonych towarów: 1 karta
sj-card-market-stand = Stragan
    .text = Od 2 sprzedanych towarów: 1 karta
sj-card-crane = Żuraw
    .text = Buduj na budynku, płać różnicę
sj-card-chapel = Kaplica
    .text = Co rundę 1 karta pod nią: 1 punkt
sj-card-tower = Wieża
    .text = Do 12 kart na ręce
sj-card-aqueduct = Akwedukt
    .text = Wytwórz o 1 towar więcej
sj-card-carpenter = Cieśla
    .text = 1 karta za każdy budynek miejski
sj-card-prefecture = Prefektura
    .text = Burmistrz: zatrzymaj o 1 kartę więcej
sj-card-market-hall = Hala targowa
    .text = Coś sprzedasz? Dobierz 1 kartę
sj-card-quarry = Kamieniołom
    .text = Budynki miejskie o 1 tańsze
sj-card-library = Biblioteka
    .text = Podwaja twój przywilej
sj-card-statue = Posąg
    .text = Pomnik
sj-card-victory-column = Kolumna zwycięstwa
    .text = Pomnik
sj-card-hero = Bohater
    .text = Pomnik
sj-card-guild-hall = Siedziba gildii
    .text = 1 punkt za budynek produkcyjny, 1 za rodzaj
sj-card-city-hall = Ratusz
    .text = 1 punkt za budynek miejski
sj-card-triumphal-arch = Łuk triumfalny
    .text = 4, 6, 8 punktów za 1, 2, 3 pomniki
sj-card-palace = Pałac
    .text = 1 punkt za każde 4 inne
sj-card-guard-room = Wartownia
    .text = Inni bez niej trzymają tylko 6 kart
sj-card-office-building = Biuro
    .text = Co rundę wymień do 2 kart
sj-card-hut = Chata
    .text = Nikt nie sprzedał? Dobierz 1 kartę
sj-card-tavern = Tawerna
    .text = Najmniej budynków? Dobierz 1 kartę
sj-card-park = Park
    .text = Pod żurawiem liczy się jako 6
sj-card-customs-office = Urząd celny
    .text = Towar od każdego burmistrza, cena 2
sj-card-bank = Bank
    .text = Raz: dowolne karty pod niego, po 1 punkcie
sj-card-harbor = Port
    .text = Jeden sprzedany towar pod niego: 1 punkt
sj-card-goldsmith = Złotnik
    .text = Poszukiwacz: odkryj kartę; nikt jej nie ma? Weź
sj-card-residence = Rezydencja
    .text = 4, 7, 9, 10 punktów za trójki o tym samym koszcie
sj-card-cathedral = Katedra
    .text = 4, 7, 9, 10 punktów za szóstki innych
sj-card-earthquake = Trzęsienie ziemi
    .text = Każdy traci budynek
sj-card-debt-relief = Umorzenie długów
    .text = Każdy dobiera 3 karty
sj-card-taxes = Podatki
    .text = Wszyscy inni odrzucają kartę
sj-card-amnesty = Powszechna amnestia
    .text = Każdy może wymienić karty
sj-card-construction-boom = Boom budowlany
    .text = Każdy może zbudować do kosztu 4 za darmo
sj-card-governors-visit = Wizyta gubernatora
    .text = Powtórz postać z tej rundy

sj-facts = Koszt { $cost }, daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
sj-facts-six = Koszt { $cost }. Punkty liczy się na końcu.

## Roles

sj-role-builder = Budowniczy
    .text = Każdy może budować. Płacisz o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } mniej.
    .short = koszt −{ $n }
sj-role-producer = Nadzorca
    .text = Każdy może wytworzyć 1 towar. Wytwarzasz o { $n } więcej.
    .short = +{ $n ->
        [one] { $n } towar
        [few] { $n } towary
        [many] { $n } towarów
       *[other] { $n } towaru
    }
sj-role-trader = Kupiec
    .text = Każdy może sprzedać 1 towar. Sprzedajesz o { $n } więcej.
    .short = +{ $n } do sprzedaży
sj-role-councillor = Burmistrz
    .text = Każdy dobiera 2 karty i zatrzymuje 1. Widzisz o { $n } więcej.
    .short = wybór z { $n }
sj-role-prospector = Poszukiwacz złota
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
sj-good-sugar = cukier
sj-good-tobacco = tytoń
sj-good-coffee = kawa
sj-good-silver = srebro
sj-good-customs = towar Urzędu celnego
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
sj-goods = { $n ->
        [one] { $n } towar
        [few] { $n } towary
        [many] { $n } towarów
       *[other] { $n } towaru
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
sj-ask-VisitRole = Którą postać powtarza wizyta?
sj-ask-UseLibrary = Użyć Biblioteki do tej postaci? Masz jeszcze turę w tej rundzie.
sj-ask-Build = Co budujesz?
sj-ask-Cover = Gdzie budujesz: { $card }?
sj-ask-Spend = { $card }: do zapłaty { $due }. Wydasz towary?
sj-ask-Pay = { $card }: zapłać { $what }.
sj-ask-Produce = { $allowed ->
        [one] Gdzie wytwarzasz { $allowed } towar?
        [few] Gdzie wytwarzasz do { $allowed } towarów?
        [many] Gdzie wytwarzasz do { $allowed } towarów?
       *[other] Gdzie wytwarzasz do { $allowed } towaru?
    }
sj-ask-Sell = { $allowed ->
        [one] Który { $allowed } towar sprzedajesz?
        [few] Które towary sprzedajesz, do { $allowed }?
        [many] Które towary sprzedajesz, do { $allowed }?
       *[other] Które towary sprzedajesz, do { $allowed }?
    }
sj-ask-Council = Dobrać { $drawn } i zatrzymać { $keep }?
sj-ask-Keep = { $left ->
        [one] Którą { $left } kartę zatrzymujesz?
        [few] Które { $left } karty zatrzymujesz?
        [many] Które { $left } kart zatrzymujesz?
       *[other] Które { $left } karty zatrzymujesz?
    }
sj-ask-Discard = Twoje Archiwum: odrzuć { $what }.
sj-ask-Mine = Użyć tego: { $card }?
sj-ask-TakeRevealed = Wziąć kartę: { $revealed }?
sj-ask-Office = Twoje Biuro: wymienić do 2 kart?
sj-ask-Chapel = Położyć kartę pod Kaplicą?
sj-ask-Bank = Położyć karty pod Bankiem? Można to zrobić raz w grze.
sj-ask-Limit = Za dużo kart: odrzuć { $what }.
sj-ask-Draft = Zatrzymaj cztery karty: odrzuć { $what }.
sj-ask-Taxes = Podatki: odrzuć { $what }.
sj-ask-Amnesty = Które karty wymieniasz?
sj-ask-Boom = Co budujesz za darmo?
sj-ask-Earthquake = Który budynek tracisz?

## Options

sj-option-role = { $role }: { $text }
sj-option-event = { $card }: { $text }
sj-option-library = Użyj Biblioteki: przywilej dwa razy
sj-option-without = Zachowaj Bibliotekę na drugą turę
sj-option-build = Zbuduj: { $card } za { $cost }. { $text }
sj-option-build-free = Zbuduj za darmo: { $card }. { $text }
sj-option-build-crane = Zbuduj: { $card } za { $cost }, z Żurawiem od { $crane }. { $text }
sj-option-beside = Obok innych
sj-option-beside-for = Obok innych, za { $cost }
sj-option-over = Na: { $card }
sj-option-over-for = Na: { $card }, za { $cost }
sj-option-spend = Wydaj towar: { $good }
sj-option-pay = Zapłać kartą: { $card }
sj-option-produce = Wyprodukuj: { $good }
sj-option-sell = Sprzedaj: { $good }
sj-option-sell-for = Sprzedaj: { $good } za { $cost }
sj-option-draw = Dobierz { $what }, zatrzymaj { $keep }
sj-option-keep = Zatrzymaj: { $card }
sj-option-discard = Odrzuć: { $card }
sj-option-use = Odkryj 4 karty
sj-option-use-goldsmith = Odkryj kartę
sj-option-take = Weź kartę
sj-option-take-card = Weź: { $card }. { $text }
sj-option-bury = Połóż pod Kaplicą: { $card }
sj-option-deposit = Połóż pod Bankiem: { $card }
sj-option-lose = Strać: { $card }
sj-option-lose-good = Strać razem z towarem: { $card }
sj-option-lose-cards = Strać: { $card } i { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } pod budynkiem
sj-option-pass = Spasuj
sj-option-pass-build = Nic nie buduj
sj-option-pass-council = Nic nie dobieraj
sj-option-pass-mine = Nie używaj
sj-option-done = To wszystko
sj-option-done-produce = Nie wytwarzaj więcej
sj-option-done-sell = Nie sprzedawaj więcej
sj-option-done-spend = Resztę zapłać kartami
sj-option-done-chapel = Żadnej karty
sj-option-done-bank = Żadnych kart
sj-option-done-office = Zatrzymaj wszystkie karty
sj-option-leave = Zostaw kartę

## Events of the game

sj-event-round-began = Zaczyna się runda { $round }, gubernator: { $name }.
sj-event-turn-began = wybiera postać
sj-event-took-role = bierze postać: { $role }
sj-event-took-event = bierze wydarzenie: { $card }
sj-event-visited = powtarza postać: { $role }
sj-event-doubled = używa Biblioteki
sj-event-passed = pasuje
sj-event-ended = Koniec gry.
sj-event-drew = dobiera: { $card }
sj-event-drew-hidden = dobiera kartę
sj-event-event-shown = odkrywa wydarzenie: { $card }
sj-event-turned-up = odkrywa: { $card }
sj-event-reshuffled = { $n ->
        [one] { $n } odrzucona karta tworzy
        [few] { $n } odrzucone karty tworzą
        [many] { $n } odrzuconych kart tworzy
       *[other] { $n } odrzuconej karty tworzy
    } nową talię.
sj-event-prices-shown = Ceny teraz: { $what }.
sj-event-built = buduje za { $what }: { $card }
sj-event-built-free = buduje za darmo: { $card }
sj-event-covered = przykrywa: { $card }
sj-event-spent = wydaje towar: { $good }
sj-event-paid = płaci kartą: { $card }
sj-event-paid-hidden = płaci kartę
sj-event-discarded = odrzuca: { $card }
sj-event-discarded-hidden = odrzuca kartę
sj-event-kept = zatrzymuje: { $card }
sj-event-kept-hidden = zatrzymuje kartę
sj-event-buried = kładzie pod Kaplicą: { $card }
sj-event-buried-hidden = kładzie kartę pod Kaplicą
sj-event-deposited = kładzie pod Bankiem: { $card }
sj-event-deposited-hidden = kładzie kartę pod Bankiem
sj-event-produced = wytwarza: { $good }
sj-event-sold = sprzedaje za { $what }: { $good }
sj-event-sank = kładzie ten towar pod Portem
sj-event-helped = używa: { $card }
sj-event-found = zabiera: { $card }
sj-event-found-nothing = nic nie znajduje
sj-event-lost = traci: { $card }

## Reasons

sj-reason-other = Teraz to niemożliwe.
sj-reason-role-taken = { $role }: ta postać jest już wzięta w tej rundzie.
sj-reason-role-unused = { $role }: ta postać nie działała w tej rundzie.
sj-reason-role-first = Najpierw weź postać.
sj-reason-event-not-open = Wydarzenie { $event } nie leży odkryte.
sj-reason-nothing-to-visit = W tej rundzie nie było jeszcze postaci, nie ma czego powtórzyć.
sj-reason-visit-first = Najpierw powiedz, którą postać powtórzyć.
sj-reason-library-first = Najpierw zdecyduj, czy używasz Biblioteki.
sj-reason-build-first = Najpierw coś zbuduj albo spasuj.
sj-reason-not-in-hand = Nie masz karty { $card }.
sj-reason-already-built = { $building } już u ciebie stoi: każdy budynek miejski wystarczy raz.
sj-reason-no-cathedral = Katedra nie leży na stole.
sj-reason-cannot-pay = { $building } kosztuje teraz { $cost }, a innych kart masz: { $cards ->
        [0] zero
        [one] { $cards }
        [few] { $cards }
        [many] { $cards }
       *[other] { $cards }
    }.
sj-reason-too-dear = { $building } kosztuje więcej niż { $most }.
sj-reason-cover-first = Najpierw powiedz, gdzie stanie nowy budynek.
sj-reason-no-such-building = Nie masz budynku { $building }.
sj-reason-crane-stays = Samego Żurawia nigdy się nie przykrywa.
sj-reason-same-kind = { $building } nie przykrywa takiego samego budynku.
sj-reason-spend-first = Najpierw powiedz, które towary wydajesz.
sj-reason-spend-more = Do zapłaty { $due }, a masz tylko { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
sj-reason-no-good = Tu nie ma już towaru: { $building }.
sj-reason-pick-first = Najpierw wybierz karty albo powiedz, że to wszystko.
sj-reason-pick-upwards = Karty wybiera się po kolei: { $card } jest przed kartą { $last }.
sj-reason-too-few-after = Karty wybiera się po kolei, a po karcie { $card } zostałoby ich za mało.
sj-reason-produce-first = Najpierw powiedz, co wytwarzasz.
sj-reason-not-empty = Nie masz pustego budynku: { $building }.
sj-reason-sell-first = Najpierw powiedz, co sprzedajesz.
sj-reason-council-first = Najpierw dobierz karty albo spasuj.
sj-reason-keep-first = Najpierw zatrzymaj kartę.
sj-reason-not-drawn = { $card }: tej karty nie ma wśród dobranych.
sj-reason-mine-first = Najpierw zdecyduj, czy używasz tego: { $building }.
sj-reason-take-first = Najpierw weź albo zostaw kartę { $card }.
sj-reason-lose-first = Najpierw powiedz, który budynek tracisz.

## Standing

sj-label-points = punkty
sj-label-wealth = karty i towary
sj-chart-points = Punkty
sj-chart-buildings = Budynki
sj-chart-cards = Karty na ręce

## Cost

sj-cost-printed = Koszt na karcie
sj-cost-privilege = Przywilej budowniczego
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
sj-card-can = { $label } Teraz możliwe.
sj-event-label = { $card }. { $text }.
sj-about = O karcie { $name }
sj-hand-label = Twoja ręka: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }, limit { $of }
sj-hand-empty = Brak kart na ręce
sj-drawn = Dobrane karty
sj-under-mine = Pod: { $card }
sj-under-label = Pod twoim budynkiem { $card }: { $what }
sj-role-free = { $role }. { $text }
sj-role-taken = { $role }, wzięta w tej rundzie
sj-role-taken-by = { $role }, ma gracz { $name }
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
sj-revealed = Odkryte
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
sj-last = Ostatnia faza: ktoś ma budynków { $n }
sj-things = Gracz { $name }
sj-preview = San Juan: rodzajów budynków { $n }
sj-table = Środek stołu

## Gestures

sj-gesture-build = Wybierz kartę z ręki.
sj-gesture-none = Na żadną kartę cię nie stać.
sj-gesture-other = Wróć
sj-gesture-where = Gdzie
sj-gesture-beside = Obok
sj-gesture-goods = Towary
sj-gesture-pay = Do zapłaty { $what }
sj-gesture-paid = Zapłacono { $n } z { $of }
sj-gesture-picked = Wybrano { $n } z { $of }
sj-gesture-more = Wybierz jeszcze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sj-gesture-do-build = Zbuduj: { $card }
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
        [one] Wymień { $n } kartę
        [few] Wymień { $n } karty
        [many] Wymień { $n } kart
       *[other] Wymień { $n } karty
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
sj-text-waiting = Odpowiada { $name }.
sj-text-hand = Karty na ręce
sj-text-towns = Miasta
sj-text-help = Pomoc
sj-text-event = Wydarzenie: { $card }. { $text }.

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
sj-topic-role = Kto bierze postać, działa pierwszy i ma jej przywilej. Inni po kolei wykonują samą akcję.
sj-topic-cards = Karty są wszystkim
    .text = Odkryta karta przed tobą to budynek, karta na ręce to pieniądze albo przyszły budynek, a zakryta karta na budynku to towar.
sj-topic-round = Runda
    .text = Po kolei każdy bierze wolną postać i wszyscy działają w jej fazie. We dwoje gubernator bierze dwie postacie. Potem postacie wracają, a gubernatorem zostaje następny gracz.
sj-topic-governor = Gubernator
    .text = Gubernator bierze pierwszą postać rundy. Potem karta przechodzi w lewo.
sj-topic-hand = Limit kart na ręce
    .text = Na początku rundy możesz mieć 7 kart, resztę odrzucasz. W trakcie rundy kart może być dowolnie wiele.
sj-topic-price = Karta cen
    .text = Kupiec odkrywa ją, zanim ktokolwiek sprzeda. Mówi, ile kart daje każdy towar. Jest ich pięć, zawsze w tej samej kolejności.
sj-topic-deck = Talia
    .text = Gdy się skończy, stos kart odrzuconych tasuje się na nową talię.
sj-topic-discard = Stos kart odrzuconych
    .text = To, co zapłacone, sprzedane lub odrzucone, leży tu zakryte.
sj-topic-goods = Towary
    .text = Towar to zakryta karta na budynku, najwyżej jedna. Jego rodzaj wyznacza budynek, cokolwiek jest na karcie.
sj-topic-cost = Ile kosztuje budynek
    .text = Płacisz innymi kartami z ręki. Budowniczy płaci o 1 mniej, Kuźnia lub Kamieniołom odejmuje jeszcze 1, Żuraw koszt przykrytego budynku, a Czarny rynek przyjmuje towary zamiast kart.
sj-topic-under = Karty pod budynkami
    .text = Każda karta pod Kaplicą, Bankiem lub Portem daje na końcu 1 punkt, nawet jeśli budynek zostanie przykryty.
sj-topic-events = Wydarzenia
    .text = Wydarzenie, które się pojawi, wykłada się, a za nie dobiera inną kartę. W swojej turze możesz wziąć je zamiast postaci.
sj-topic-end = Koniec i punkty
    .text = Gdy ktoś ma 12 budynków, fazę budowniczego gra się do końca i gra się kończy. Wygrywa najwięcej punktów, potem karty na ręce i towary.

## A guided first game

sj-lesson-welcome = Witaj w San Juan. Budujesz miasto. W swojej turze bierzesz jedną z tych pięciu postaci i wszyscy robią, co ona mówi. Jej przywilej masz tylko ty.
sj-lesson-hand = To twoje karty. Każda jest budynkiem i każda jest pieniędzmi: za jedną płaci się innymi. Liczba u góry po lewej to jej koszt dla ciebie, gwiazda na dole to punkty.
sj-lesson-builder = Weź Budowniczego. Każdy może budować, a ty płacisz o 1 kartę mniej.
sj-lesson-build = Wybierz budynek, a potem karty, którymi płacisz. Budynek produkcyjny to dobry początek.
sj-lesson-theirs = Teraz mogą budować inni. Potem ich kolej na wzięcie postaci. Jakakolwiek będzie, też bierzesz udział.
sj-lesson-producer = Weź Nadzorcę. Każdy budynek produkcyjny mieści jeden towar, a ty możesz wytworzyć o jeden więcej niż inni.
sj-lesson-produce = Wybierz budynki, które dadzą towar, i potwierdź. Towar to zakryta karta na swoim budynku.
sj-lesson-round = Runda się skończyła. Postacie wracają, a następny gracz zostaje gubernatorem i zaczyna.
sj-lesson-trader = Weź Kupca, by sprzedać, co masz. Najpierw odkrywa się kartę cen.
sj-lesson-sell = Towary sprzedaje się za karty: tyle, ile mówi karta cen. Droższe budynki dają droższe towary.
sj-lesson-councillor = Weź Burmistrza, jeśli jest wolny. Zobaczysz pięć kart i zatrzymasz najlepszą.
sj-lesson-keep = Wybierz kartę, którą zatrzymujesz. Resztę się odrzuca i nikt jej nie widzi.
sj-lesson-discounts = Budynki miejskie, fioletowe, pomagają do końca gry. Spójrz na swoją kartę: mówi, co robi, ile teraz cię kosztuje i dlaczego.
sj-lesson-goal = Kto ma 12 budynków, kończy grę. Mosiężne budynki o koszcie 6 dają dużo punktów. Graj dalej: miasto jest twoje.
