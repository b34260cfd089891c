### Istanbul: słowa gry przy stole. Wszystkie identyfikatory zaczynają się od ist-.

## 25 lokacji

ist-place-1 = Kołodziej
    .to = do Kołodzieja
    .at = u Kołodzieja
ist-place-2 = Magazyn tkanin
    .to = do Magazynu tkanin
    .at = w Magazynie tkanin
ist-place-3 = Magazyn przypraw
    .to = do Magazynu przypraw
    .at = w Magazynie przypraw
ist-place-4 = Magazyn owoców
    .to = do Magazynu owoców
    .at = w Magazynie owoców
ist-place-5 = Poczta
    .to = na Pocztę
    .at = na Poczcie
ist-place-6 = Karawanseraj
    .to = do Karawanseraju
    .at = w Karawanseraju
ist-place-7 = Fontanna
    .to = do Fontanny
    .at = przy Fontannie
ist-place-8 = Czarny rynek
    .to = na Czarny rynek
    .at = na Czarnym rynku
ist-place-9 = Herbaciarnia
    .to = do Herbaciarni
    .at = w Herbaciarni
ist-place-10 = Duży targ
    .to = na Duży targ
    .at = na Dużym targu
ist-place-11 = Mały targ
    .to = na Mały targ
    .at = na Małym targu
ist-place-12 = Posterunek policji
    .to = na Posterunek policji
    .at = na Posterunku policji
ist-place-13 = Pałac sułtana
    .to = do Pałacu sułtana
    .at = w Pałacu sułtana
ist-place-14 = Mały meczet
    .to = do Małego meczetu
    .at = w Małym meczecie
ist-place-15 = Wielki meczet
    .to = do Wielkiego meczetu
    .at = w Wielkim meczecie
ist-place-16 = Handlarz klejnotami
    .to = do Handlarza klejnotami
    .at = u Handlarza klejnotami
ist-place-17 = Palarnia kawy
    .to = do Palarni kawy
    .at = w Palarni kawy
ist-place-18 = Siedziba gildii
    .to = do Siedziby gildii
    .at = w Siedzibie gildii
ist-place-19 = Tawerna
    .to = do Tawerny
    .at = w Tawernie
ist-place-20 = Kawiarnia
    .to = do Kawiarni
    .at = w Kawiarni
ist-place-21 = Ambasada
    .to = do Ambasady
    .at = w Ambasadzie
ist-place-22 = Kiosk
    .to = do Kiosku
    .at = w Kiosku
ist-place-23 = Dom aukcyjny
    .to = do Domu aukcyjnego
    .at = w Domu aukcyjnym
ist-place-24 = Tajne stowarzyszenie
    .to = do Tajnego stowarzyszenia
    .at = w Tajnym stowarzyszeniu
ist-place-25 = Katakumby
    .to = do Katakumb
    .at = w Katakumbach

## Towary jako nazwy rodzajów

ist-good-fabric = tkaniny
ist-good-spice = przyprawy
ist-good-fruit = owoce
ist-good-jewelry = biżuteria
ist-good-coffee = kawa

## Rzeczy policzone

ist-fabric =
    { $n ->
        [one] { $n } tkanina
        [few] { $n } tkaniny
       *[many] { $n } tkanin
    }
    .obj =
        { $n ->
            [one] { $n } tkaninę
            [few] { $n } tkaniny
           *[many] { $n } tkanin
        }
ist-spice =
    { $n ->
        [one] { $n } przyprawa
        [few] { $n } przyprawy
       *[many] { $n } przypraw
    }
    .obj =
        { $n ->
            [one] { $n } przyprawę
            [few] { $n } przyprawy
           *[many] { $n } przypraw
        }
ist-fruit =
    { $n ->
        [one] { $n } owoc
        [few] { $n } owoce
       *[many] { $n } owoców
    }
    .obj =
        { $n ->
            [one] { $n } owoc
            [few] { $n } owoce
           *[many] { $n } owoców
        }
ist-jewelry =
    { $n ->
        [one] { $n } sztuka biżuterii
        [few] { $n } sztuki biżuterii
       *[many] { $n } sztuk biżuterii
    }
    .obj =
        { $n ->
            [one] { $n } sztukę biżuterii
            [few] { $n } sztuki biżuterii
           *[many] { $n } sztuk biżuterii
        }
ist-coffee =
    { $n ->
        [one] { $n } kawa
        [few] { $n } kawy
       *[many] { $n } kaw
    }
    .obj =
        { $n ->
            [one] { $n } kawę
            [few] { $n } kawy
           *[many] { $n } kaw
        }
ist-lira =
    { $n ->
        [one] { $n } lira
        [few] { $n } liry
       *[many] { $n } lir
    }
    .obj =
        { $n ->
            [one] { $n } lirę
            [few] { $n } liry
           *[many] { $n } lir
        }
ist-any-goods =
    { $n ->
        [one] { $n } dowolny towar
        [few] { $n } dowolne towary
       *[many] { $n } dowolnych towarów
    }
    .obj =
        { $n ->
            [one] { $n } dowolny towar
            [few] { $n } dowolne towary
           *[many] { $n } dowolnych towarów
        }
ist-rubies =
    { $n ->
        [one] { $n } rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    }
    .obj =
        { $n ->
            [one] { $n } rubin
            [few] { $n } rubiny
           *[many] { $n } rubinów
        }
ist-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .obj =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
ist-guild-cards =
    { $n ->
        [one] { $n } karta gildii
        [few] { $n } karty gildii
       *[many] { $n } kart gildii
    }
    .obj =
        { $n ->
            [one] { $n } kartę gildii
            [few] { $n } karty gildii
           *[many] { $n } kart gildii
        }
ist-tiles =
    { $n ->
        [one] { $n } żeton meczetu
        [few] { $n } żetony meczetu
       *[many] { $n } żetonów meczetu
    }
    .obj =
        { $n ->
            [one] { $n } żeton meczetu
            [few] { $n } żetony meczetu
           *[many] { $n } żetonów meczetu
        }
ist-extensions =
    { $n ->
        [one] { $n } rozszerzenie wózka
        [few] { $n } rozszerzenia wózka
       *[many] { $n } rozszerzeń wózka
    }
    .obj =
        { $n ->
            [one] { $n } rozszerzenie wózka
            [few] { $n } rozszerzenia wózka
           *[many] { $n } rozszerzeń wózka
        }
ist-letters =
    { $n ->
        [one] { $n } list
        [few] { $n } listy
       *[many] { $n } listów
    }
ist-seals =
    { $n ->
        [one] { $n } pieczęć
        [few] { $n } pieczęcie
       *[many] { $n } pieczęci
    }
    .obj =
        { $n ->
            [one] { $n } pieczęć
            [few] { $n } pieczęcie
           *[many] { $n } pieczęci
        }
ist-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    .obj =
        { $n ->
            [one] { $n } krok
            [few] { $n } kroki
           *[many] { $n } kroków
        }
ist-neutral-merchants =
    { $n ->
        [one] neutralny kupiec
        [few] { $n } neutralnych kupców
       *[many] { $n } neutralnych kupców
    }
ist-twice = { $name } (podwójnie)
ist-nothing = nic

## Podpisy

ist-label-rubies = Rubiny
ist-label-lira = Liry
ist-label-goods = Towary
ist-label-cards = Karty na ręce
ist-chart-rubies = Rubiny według rund
ist-chart-lira = Liry według rund

## Postacie i pionki

ist-figure-governor = Gubernator
ist-figure-smuggler = Przemytnik
ist-figure-trader = Handlarz kawą
ist-figure-courier = Kurier
ist-family = Członek rodziny
ist-companion = Wspólnik
ist-assistant = Pomocnik
ist-merchant = Kupiec
ist-barrier = Bariera
ist-barrow = Wózek
ist-deck = Talia kart bonusowych
ist-discard = Stos kart odrzuconych
ist-dice = Kości
ist-letter = List
ist-delivered = Doręczony list
ist-seal = Pieczęcie
ist-ruby = Rubiny
ist-turn = Tura
ist-end = Zakończenie gry
ist-caravan = Przewodnik karawany
ist-neutral = Neutralne pionki

## Karty bonusowe

ist-card-good = 1 towar
ist-card-good-text = Weź jeden dowolny towar.
ist-card-lira = 5 lir
ist-card-lira-text = Weź 5 lir.
ist-card-far = Ruch o 3 lub 4
ist-card-far-text = Idź trzy lub cztery kroki zamiast jednego lub dwóch.
ist-card-stay = Zostań
ist-card-stay-text = Nie ruszaj się: użyj jeszcze raz lokacji, w której jesteś.
ist-card-return = Powrót pomocnika
ist-card-return-text = Jeden z twoich pomocników wraca do ciebie.
ist-card-family = Rodzina na posterunek
ist-card-family-text = Twój członek rodziny idzie na Posterunek policji; weź kartę lub 3 liry.
ist-card-any = Dowolne towary
ist-card-any-text = Sprzedaj na Małym targu dowolne towary.
ist-card-post = Poczta dwa razy
ist-card-post-text = Odbierz pocztę jeszcze raz.
ist-card-palace = Pałac dwa razy
ist-card-palace-text = Kup jeszcze jeden rubin w Pałacu sułtana, po nowej cenie.
ist-card-dealer = Handlarz dwa razy
ist-card-dealer-text = Kup jeszcze jeden rubin u Handlarza klejnotami, po nowej cenie.
ist-card-coffee = 2 kawy
ist-card-coffee-text = Weź 2 kawy.
ist-card-guild = Karta gildii za 2 kawy
ist-card-guild-text = Oddaj 2 kawy i dobierz kartę gildii.
ist-card-coffee-lira = 8 lir za kawę
ist-card-coffee-lira-text = Oddaj 1 kawę i weź 8 lir.
ist-card-swap = Wymiana
ist-card-swap-text = Oddaj do 3 towarów lub kaw i weź tyle samo innych.
ist-card-coffee-dice = Rzut o kawę
ist-card-coffee-dice-text = Rzuć dwiema kośćmi o kawę: suma od 2 do 6 daje 1, 7 lub 8 daje 2, 9 lub 10 daje 3, 11 lub 12 daje 4.
ist-card-six = Kość na 6
ist-card-six-text = Przekręć jedną kość ze swojego rzutu na 6.
ist-card-corner = Do rogu
ist-card-corner-text = Idź do rogu planszy zamiast jednego lub dwóch kroków.
ist-card-wainwright = Kołodziej dwa razy
ist-card-wainwright-text = Kup jeszcze jedno rozszerzenie wózka.
ist-card-house = Kawiarnia dwa razy
ist-card-house-text = Kup jeszcze jeden rubin w Kawiarni, po nowej cenie.
ist-card-letter = Jeden list
ist-card-letter-text = Weź list.
ist-card-letter-dice = Rzut o listy
ist-card-letter-dice-text = Rzuć dwiema kośćmi o listy lub liry.
ist-card-good-lira = 7 lir za towar
ist-card-good-lira-text = Oddaj jeden towar (na Wielkim Bazarze może to być też kawa) i weź 7 lir.
ist-card-fabric = Tkanina i 3 liry
ist-card-fabric-text = Weź 1 tkaninę i 3 liry.
ist-card-spice = Przyprawa i 3 liry
ist-card-spice-text = Weź 1 przyprawę i 3 liry.
ist-card-fruit = Owoc i 3 liry
ist-card-fruit-text = Weź 1 owoc i 3 liry.
ist-card-copy = Kopia
ist-card-copy-text = Zrób to, co mówi karta z wierzchu stosu kart odrzuconych.
ist-card-errand = Zlecenie
ist-card-errand-text = Zamiast tury twój członek rodziny idzie do sąsiedniej lokacji i tam działa.
ist-card-join = Do innego kupca
ist-card-join-text = Idź tam, gdzie stoi inny kupiec, i nie płać mu.
ist-card-companion = Wspólnik o 2 kroki
ist-card-companion-text = Twój wspólnik idzie dwa kroki zamiast jednego.
ist-card-figure = Postać na odległość
ist-card-figure-text = Skorzystaj z Gubernatora, Przemytnika, Handlarza kawą lub Kuriera, gdziekolwiek jest, i zapłać mu.
ist-card-mosque = Meczet dwa razy
ist-card-mosque-text = Weź jeszcze jeden żeton meczetu.
ist-card-society = Stowarzyszenie dwa razy
ist-card-society-text = Oddaj listy warte 6 pieczęci za jeszcze jeden rubin.
ist-card-ride = Przejażdżka
ist-card-ride-text = Zapłać 3 liry i idź do dowolnej lokacji.

ist-when-any = Możesz zagrać w dowolnej chwili swojej tury.
ist-when-calm = Możesz zagrać w swojej turze, ale nie w środku akcji.
ist-when-move = Możesz zagrać zamiast ruchu o jeden lub dwa kroki.
ist-when-before = Możesz zagrać przed ruchem lub zaraz po nim, zanim zdecydujesz o pomocniku.
ist-when-sell = Możesz zagrać tuż przed sprzedażą.
ist-when-after = Możesz zagrać zaraz po akcji tej lokacji, przed spotkaniami.
ist-when-roll = Możesz zagrać zaraz po swoim rzucie.
ist-when-copy = Możesz zagrać wtedy, gdy można by zagrać kartę z wierzchu stosu kart odrzuconych.
ist-when-errand = Możesz zagrać zamiast całej swojej tury.

## Karty gildii

ist-guild-1 = Darmowe rozszerzenie
ist-guild-1-text = Weź za darmo rozszerzenie wózka.
ist-guild-2 = Tkaniny i więcej
ist-guild-2-text = Napełnij wózek tkaninami, potem weź trzy różne towary.
ist-guild-3 = Przyprawy i więcej
ist-guild-3-text = Napełnij wózek przyprawami, potem weź trzy różne towary.
ist-guild-4 = Owoce i więcej
ist-guild-4-text = Napełnij wózek owocami, potem weź trzy różne towary.
ist-guild-5 = Po jednym
ist-guild-5-text = Weź 4 liry i po jednym z każdego towaru.
ist-guild-6 = Trzy karty
ist-guild-6-text = Dobierz 3 karty bonusowe.
ist-guild-7 = Powrót do Fontanny
ist-guild-7-text = Idź do Fontanny, przywołaj pomocników, a potem rozegraj dodatkową turę.
ist-guild-8 = Podwójny Czarny rynek
ist-guild-8-text = Weź 2 tkaniny, przyprawy lub owoce i rzuć o biżuterię, do 3 sztuk.
ist-guild-9 = Podwójna Herbaciarnia
ist-guild-9-text = Podaj liczbę i rzuć o dwa razy tyle lir.
ist-guild-10 = Sprzedaż za 15 lir
ist-guild-10-text = Oddaj 1 tkaninę, 1 przyprawę i 1 owoc za 15 lir.
ist-guild-11 = Sprzedaż za 20 lir
ist-guild-11-text = Oddaj 1 tkaninę, 1 przyprawę i 1 sztukę biżuterii za 20 lir.
ist-guild-12 = Dowolna lokacja
ist-guild-12-text = Użyj na odległość dowolnej lokacji; potem twój członek rodziny idzie na Posterunek policji.
ist-guild-13 = Rubin z Pałacu
ist-guild-13-text = Oddaj 6 dowolnych towarów za rubin z Pałacu sułtana.
ist-guild-14 = Żeton Małego meczetu
ist-guild-14-text = Weź żeton z Małego meczetu, oddając tylko 1 sztukę towaru.
ist-guild-15 = Żeton Wielkiego meczetu
ist-guild-15-text = Weź żeton z Wielkiego meczetu, oddając tylko 1 sztukę towaru.
ist-guild-16 = Rubin od Handlarza
ist-guild-16-text = Zapłać 15 lir za rubin od Handlarza klejnotami i weź po kawie za każdy swój rubin.
ist-guild-17 = Pięć kaw
ist-guild-17-text = Weź 5 kaw.
ist-guild-18 = Więcej kart gildii
ist-guild-18-text = Weź kawę i 2 karty gildii.
ist-guild-19 = Kolejka w Tawernie
ist-guild-19-text = Kup coś w Tawernie raz lub dwa razy, łącznie o kawę taniej.
ist-guild-20 = Rubin z Kawiarni
ist-guild-20-text = Weź rubin z Kawiarni za pół ceny.

## Żetony kiosku

ist-kiosk-1 = Owoc i lira
ist-kiosk-1-text = Weź 1 owoc i 1 lirę.
ist-kiosk-2 = Przyprawa i lira
ist-kiosk-2-text = Weź 1 przyprawę i 1 lirę.
ist-kiosk-3 = Tkanina i lira
ist-kiosk-3-text = Weź 1 tkaninę i 1 lirę.
ist-kiosk-4 = 2 owoce
ist-kiosk-4-text = Weź 2 owoce.
ist-kiosk-5 = 2 przyprawy
ist-kiosk-5-text = Weź 2 przyprawy.
ist-kiosk-6 = 2 tkaniny
ist-kiosk-6-text = Weź 2 tkaniny.
ist-kiosk-7 = 1 owoc
ist-kiosk-7-text = Weź 1 owoc.
ist-kiosk-8 = 1 przyprawa
ist-kiosk-8-text = Weź 1 przyprawę.
ist-kiosk-9 = 1 tkanina
ist-kiosk-9-text = Weź 1 tkaninę.
ist-kiosk-10 = 1 sztuka biżuterii
ist-kiosk-10-text = Weź 1 sztukę biżuterii.
ist-kiosk-11 = Jedna karta
ist-kiosk-11-text = Dobierz kartę bonusową.
ist-kiosk-12 = 2 liry
ist-kiosk-12-text = Weź 2 liry.
ist-kiosk-13 = Kawa lub 2 liry
ist-kiosk-13-text = Weź kawę lub 2 liry.
ist-kiosk-13-dry = 2 liry
ist-kiosk-13-dry-text = Weź 2 liry.
ist-kiosk-14 = Kawa lub 3 liry
ist-kiosk-14-text = Weź kawę lub 3 liry.
ist-kiosk-14-dry = 3 liry
ist-kiosk-14-dry-text = Weź 3 liry.
ist-kiosk-15 = Powrót wspólnika
ist-kiosk-15-text = Twój wspólnik wraca do twoich zasobów.
ist-kiosk-16 = Rzut o liry
ist-kiosk-16-text = Rzuć kością i weź tyle lir, ile pokaże.
ist-kiosk-17 = Rozszerzenie za 10 lir
ist-kiosk-17-text = Zapłać 10 lir za rozszerzenie wózka.
ist-kiosk-18 = Rozszerzenie za towary
ist-kiosk-18-text = Oddaj 1 tkaninę, 1 przyprawę i 1 owoc za rozszerzenie wózka.
ist-kiosk-19 = Do Fontanny
ist-kiosk-19-text = Twój kupiec idzie do Fontanny z pomocnikami, których ma przy sobie.
ist-kiosk-20 = List i towar
ist-kiosk-20-text = Wymień list na towar lub kawę albo odwrotnie.
ist-kiosk-20-dry = List i towar
ist-kiosk-20-dry-text = Wymień list na towar albo odwrotnie.
ist-kiosk-21 = List i karta
ist-kiosk-21-text = Wymień list na kartę albo odwrotnie.
ist-kiosk-22 = List i liry
ist-kiosk-22-text = Zapłać 2 liry za list albo oddaj list za 3 liry.
ist-kiosk-23 = Karta i liry
ist-kiosk-23-text = Zapłać 2 liry za kartę albo odrzuć kartę za 3 liry.

## Żetony meczetów i tawerny

ist-tile-red = czerwony żeton meczetu
ist-tile-red-text = Po swoim rzucie na Czarnym rynku lub w Herbaciarni przekręć jedną kość na 4 albo przerzuć obie.
ist-tile-green = zielony żeton meczetu
ist-tile-green-text = W magazynie kup za 2 liry jeszcze jeden dowolny towar.
ist-tile-yellow = żółty żeton meczetu
ist-tile-yellow-text = Raz na turę odzyskaj jednego pomocnika za 2 liry.
ist-tile-blue = niebieski żeton meczetu
ist-tile-blue-text = Od razu dołącza do ciebie piąty pomocnik.
ist-tavern-movement = żeton ruchu
ist-tavern-movement-text = Idź w linii prostej o dowolną liczbę lokacji.
ist-tavern-encounter = żeton spotkania
ist-tavern-encounter-text = Gubernator, Przemytnik i Handlarz kawą nic cię nie kosztują, gdy ich spotykasz.
ist-tavern-encounter-text-letters = Gubernator, Przemytnik, Handlarz kawą i Kurier nic cię nie kosztują, gdy ich spotykasz.

## Pytania

ist-ask-Move = Dokąd idziesz?
# With the first question. $n: how many rubies begin the end.
ist-goal = Zbieraj rubiny: do zwycięstwa potrzeba { $n }. Idź o jeden lub dwa kroki, zostaw pomocnika, użyj lokacji.
# What awaits whoever goes to a place. $what: counted things; $names: who is paid.
ist-ahead-lacks = Brakuje ci: { $what }.
ist-ahead-idle = Na razie nie masz tam nic do zrobienia.
ist-ahead-cards = Może pomóc karta z ręki.
ist-ahead-tile = Może pomóc twój żółty żeton.
ist-ahead-pays = Na miejscu płacisz { $what }: { $names }.
# What the dice came to. $bid: the number that was named.
ist-told-reached = Kości pokazują { $low } i { $high }: { $bid } osiągnięte!
ist-told-missed = Kości pokazują { $low } i { $high }: zabrakło do { $bid }.
ist-told-taken = Wzięta karta: „{ $card }”.
ist-luck =
    { $rolls ->
        [one] { $rolls } rzut, średnio { $mean } (oczekiwano { $expected })
        [few] { $rolls } rzuty, średnio { $mean } (oczekiwano { $expected })
       *[many] { $rolls } rzutów, średnio { $mean } (oczekiwano { $expected })
    }
ist-ask-AssistantStep = Jesteś { $at }. Co z pomocnikiem?
ist-ask-AssistantStep-none = Nie masz już pomocników: tura kończy się tutaj.
ist-ask-AssistantStep-card = Nie masz już pomocników: bez karty lub żetonu tura kończy się tutaj.
ist-ask-MeetMerchants = Stoi tu kupiec gracza { $names }. Płacisz mu { $what }?
ist-ask-MeetMerchants-many = Stoją tu: { $names }. Płacisz { $what }?
ist-ask-MeetMerchants-companion = Twój wspólnik spotyka tu: { $names }. Płacisz { $what }?
# Said where the fee cannot be paid. $have: how many lira there are, a number.
ist-ask-MeetMerchants-poor = Tutaj: { $names }. Trzeba zapłacić { $what }, a masz { $have }: twoja tura się kończy.
ist-ask-Encounters = Chcesz jeszcze coś zrobić { $at }?
ist-ask-Encounters-nowhere = Chcesz jeszcze coś zrobić?
# $name: whose family member it is; $what: so many lira.
ist-ask-Encounters-catch = Członek rodziny gracza { $name } złapany: karta czy { $what }?
ist-ask-Encounters-end = W tej turze nie ma już nic do zrobienia.
ist-ask-Encounters-card = Możesz jeszcze tylko zagrać kartę.
ist-ask-GovernorToll = Jak płacisz Gubernatorowi za kartę?
ist-ask-SmugglerToll = Jak płacisz Przemytnikowi za towar?
ist-ask-SmugglerToll-mocha = Jak płacisz za to, co dostajesz?
ist-ask-ExtendBarrow = Kupujesz rozszerzenie wózka?
ist-ask-FillBarrow = Napełniasz wózek?
ist-ask-ExtraGood = Zielony żeton: kupujesz jeszcze jeden towar za 2 liry?
ist-ask-CollectMail = Odbierasz pocztę?
ist-ask-VisitCaravansary = Skąd bierzesz pierwszą kartę?
ist-ask-VisitCaravansaryForCoffee = Skąd bierzesz pierwszą kartę? Dostajesz też kawę.
ist-ask-VisitCaravansaryForCoffee-empty = Nie ma już kart bonusowych. Bierzesz kawę?
ist-ask-ChooseSource = Skąd bierzesz drugą kartę?
ist-ask-DiscardOne = Którą kartę odrzucasz?
ist-ask-RecallAssistants = Którzy pomocnicy wracają do ciebie?
ist-ask-RecallMore = Kto jeszcze wraca do ciebie?
ist-ask-TradeOnTheSly = Jaki towar bierzesz? Możesz też najpierw rzucić.
ist-ask-TakeGood = Kości pokazują { $low } i { $high }. Jaki towar bierzesz?
ist-ask-NameYourBid = Jaką liczbę podajesz?
ist-ask-BendDice = Kości pokazują { $low } i { $high }. Używasz czerwonego żetonu?
ist-ask-BendDice-bid = Twoja liczba to { $bid }, a kości pokazują { $low } i { $high }. Co robisz?
ist-ask-BendDice-card = Kości pokazują { $low } i { $high }. Przekręcasz jedną?
ist-ask-BendDice-one = Kość pokazuje { $high }. Przekręcasz ją?
ist-ask-SellGoods = Co sprzedajesz?
ist-ask-SellGoods-any = Co sprzedajesz? Tym razem pasują dowolne towary.
ist-ask-SendFamily = Dokąd wysyłasz członka rodziny?
ist-ask-DeliverGoods = Oddajesz te towary za rubin?
ist-ask-TakeTile = Który żeton meczetu bierzesz?
ist-ask-BuyRuby = Kupujesz rubin? Kosztuje { $cost }, a masz { $have }.
ist-ask-Roast = Co wymieniasz na kawę? Do 3 rzeczy, po 2 kawy za każdą.
ist-ask-RoastMore = Co jeszcze wymieniasz na 2 kawy?
ist-ask-Enlist = Bierzesz kawę i dwie karty gildii?
ist-ask-DiscardOneGuild = Którą kartę gildii odrzucasz?
ist-ask-BuyWithCoffee = Kupujesz rubin? Kosztuje { $cost }, a masz { $have }.
ist-ask-VisitTavern = Co kupujesz? Masz { $what }.
ist-ask-TavernRun = Twoja karta gildii: co kupujesz w Tawernie o kawę taniej?
ist-ask-TavernRun-more = Twoja karta gildii: co jeszcze kupujesz w Tawernie?
ist-ask-SetBarrier = Bariera stanie przy lokacji „{ $place }”. Jaka lokacja jest po drugiej stronie?
ist-ask-UseNeighbour = Której lokacji przy barierze używasz na odległość?
ist-tavern-barrier = Bariera i akcja na odległość
# $what: the price in coffee.
ist-tavern-barrier-for = Bariera i akcja na odległość za { $what }
ist-barrier-first = Między którymi dwiema lokacjami stanie bariera? Dotknij jednej z nich.
# $place: the place on one side of the barrier.
ist-barrier-second = „{ $place }” i która sąsiednia lokacja?
ist-ask-AllButOne = Dostajesz trzy z czterech towarów. Którego nie bierzesz?
ist-ask-GuildMarket = Którego towaru bierzesz 2 sztuki? Możesz też najpierw rzucić.
ist-ask-TakeTwo = Kości pokazują { $low } i { $high }. Którego towaru bierzesz 2 sztuki?
ist-ask-GuildTea = Jaką liczbę podajesz? Wygrana się podwaja.
ist-ask-ChoosePlace = Której lokacji używasz na odległość?
ist-ask-Ordered = Co robisz na odległość { $at }?
ist-ask-GiveGoods =
    { $left ->
        [one] Jaki towar oddajesz? Jeszcze jeden.
        [few] Jaki towar oddajesz? Jeszcze { $left }.
       *[many] Jaki towar oddajesz? Jeszcze { $left }.
    }
ist-ask-FreeTile = Który żeton meczetu bierzesz za 1 sztukę towaru?
ist-ask-SwapGive = Co oddajesz?
ist-ask-SwapTake =
    { $left ->
        [one] Co za to bierzesz? Jeszcze jedno.
        [few] Co za to bierzesz? Jeszcze { $left }.
       *[many] Co za to bierzesz? Jeszcze { $left }.
    }
ist-ask-VisitAuction = Jaki towar bierzesz? Potem dwie karty idą na licytację.
ist-ask-Bid = Dwie karty na licytacji, { $name } daje { $what }. Dajesz więcej? Masz { $have }.
ist-ask-Bid-open = Dwie karty na licytacji. Jaka jest twoja pierwsza oferta? Masz { $have }.
ist-ask-VisitKiosk = Bierzesz list i otwierasz Kiosk?
ist-ask-KioskPick = Który żeton kiosku wybierasz?
ist-ask-UseTile = Twój żeton kiosku: { $tile } Używasz go?
ist-ask-TakeOne = Co bierzesz za list?
ist-ask-CourierToll = Jak płacisz Kurierowi za list?
ist-ask-DoubleTurn = Kupujesz za listy dodatkową turę?
ist-ask-SpendLetters = Który list oddajesz? Do zapłaty zostało: { $what }.
ist-ask-GatherAtFountain = Kto wraca do ciebie?
ist-ask-GatherMore = Kto jeszcze wraca do ciebie?
ist-ask-VisitEmbassy = Bierzesz dwa listy?
ist-ask-VisitSociety = Który rubin bierzesz za 6 pieczęci? Masz { $what }.
ist-ask-EnterCatacombs = Co bierzesz? Potem kupiec lub wspólnik wyjdzie w dowolnej lokacji.
ist-ask-ChooseWhoGoes = Kto wychodzi z Katakumb i gdzie?
ist-ask-nothing = Nie masz teraz nic do zrobienia { $at }.
ist-ask-nothing-why = Nie możesz teraz działać { $at }. { $reason }
ist-ask-nothing-card = Bez karty lub żetonu nie możesz teraz działać { $at }. { $reason }
ist-ask-copying = Kopiujesz „{ $card }”. Jak jej używasz?
ist-ask-afar = { $place }, na odległość. { $question }
ist-ask-errand = Twój członek rodziny jest { $at }. { $question }
ist-open-go = „{ $name }”: dokąd idziesz? Wybierz świecącą lokację.
ist-open-back = „{ $name }”: który pomocnik wraca? Wybierz świecącą lokację.
ist-open-place = „{ $name }”: wybierz świecącą lokację.
ist-open-which = „{ $name }”: co wybierasz?
ist-open-smuggler = O jaki towar prosisz Przemytnika?
ist-open-ride = Żeton ruchu: dokąd idziesz?

## Co można wybrać

ist-option-move = Idź { $to }
ist-option-pick-up = Zabierz swojego pomocnika
ist-option-pick-up-neutral = Zabierz neutralnego pomocnika
ist-option-leave = Zostaw tu pomocnika
ist-option-leave-neutral = Zostaw tu neutralnego pomocnika
ist-option-pay = Zapłać { $what }
ist-option-stop = Zatrzymaj się: tura kończy się bez akcji
ist-option-extend = Kup rozszerzenie za { $what }
ist-option-fill = Weź { $what }
ist-option-fill-full = Napełnij, choć nie ma miejsca
ist-option-fill-green = Kup jeszcze jeden towar za { $what } (zielony żeton)
ist-option-extra = Kup { $what } za 2 liry
ist-option-extra-none = Nic więcej nie kupuj
ist-option-collect-mail = Odbierz { $what }
ist-option-collect-letters = Weź dwa listy
ist-option-collect-kiosk = Weź list, potem wszyscy wybierają żetony kiosku
ist-option-collect = Weź
ist-option-draw-deck = Dobierz z talii
ist-option-draw-discard = Weź „{ $card }” ze stosu kart odrzuconych
ist-option-draw-discard-empty = Weź wierzchnią kartę stosu kart odrzuconych
ist-option-discard = Odrzuć „{ $card }”
ist-option-discard-guild = Odrzuć kartę gildii „{ $card }”
ist-option-recall = Przywołaj pomocnika, który jest { $at }
ist-option-take = Weź { $what }
ist-option-take-then-roll = Weź { $what }, potem rzuć o biżuterię
ist-option-roll = Najpierw rzuć, potem weź towar
ist-option-bid = Podaj { $number }: wychodzi w { $percent } % rzutów
ist-option-keep = Zostaw kości tak, jak są
ist-option-turn = Przekręć { $die } na 4: razem { $total }
ist-option-reroll = Przerzuć obie kości
ist-option-sell = Sprzedaj { $what } za { $cost }
ist-option-send = Wyślij członka rodziny { $to }
ist-option-deliver = Oddaj { $what } za rubin
ist-option-tile = Weź { $tile } za { $what }
ist-option-buy = Kup rubin za { $what }
ist-option-done = Gotowe
ist-option-skip = Pomiń akcję
ist-option-catch-card = Złap członka rodziny gracza { $name } i dobierz kartę
ist-option-caught-card = Dobierz kartę
ist-option-catch-lira = Złap członka rodziny gracza { $name } i weź { $what }
ist-option-governor = Poproś Gubernatora o kartę
ist-option-smuggler = Poproś Przemytnika o { $what }
ist-option-smuggler-any = Poproś Przemytnika o towar
ist-option-priced = { $what } ({ $price })
# $what: what an option does; $lost: the goods that find no room.
ist-option-no-room = { $what } (brak miejsca)
ist-option-no-room-for = { $what } (brak miejsca na { $lost })
ist-price-governor = 2 liry albo karta
ist-price-smuggler = 2 liry albo towar
ist-price-trader = 2 liry albo towar
ist-price-courier = 2 liry albo list
ist-option-trader = Poproś Handlarza kawą o kawę
ist-option-courier = Poproś Kuriera o list
ist-option-give = Oddaj { $what }
ist-option-end = Zakończ turę
ist-option-fetch = Odzyskaj za { $cost } pomocnika, który jest { $at }
ist-option-roast = Oddaj { $what } za 2 kawy
ist-option-roast-card = Odrzuć „{ $card }” za 2 kawy
ist-option-roast-guild = Odrzuć kartę gildii „{ $card }” za 2 kawy
ist-option-enlist = Weź kawę i dwie karty gildii, potem odrzuć jedną
ist-option-barrier = Ustaw barierę przy lokacji „{ $place }”
ist-option-beside = Ustaw barierę między lokacjami „{ $one }” i „{ $other }”
ist-option-use = Użyj na odległość lokacji „{ $place }”
ist-option-tavern = Weź { $tile } za { $what }
ist-option-tavern-ruby = Weź następny rubin z lokacji „{ $place }”
ist-option-ruby = Weź następny rubin z lokacji „{ $place }”
ist-option-without = Pomiń: { $good }
ist-option-guild = Zagraj kartę gildii „{ $card }” zamiast całej tury
ist-option-ride = Idź w linii prostej { $to }
ist-option-letter = Oddaj niedoręczony list do lokacji „{ $place }” (1 pieczęć)
ist-option-delivered = Oddaj doręczony list (2 pieczęcie)
ist-option-companion-home = Weź wspólnika z powrotem do zasobów
ist-option-pick = Wybierz „{ $tile }”
ist-option-use-tile = Użyj żetonu
ist-option-decline = Nie używaj
ist-option-offer = Zaoferuj { $what }
ist-option-pass = Spasuj
ist-option-double = Oddaj listy warte { $what } za dodatkową turę
ist-option-merchant-to = Twój kupiec wychodzi { $at }
ist-option-companion-to = Twój wspólnik wychodzi { $at }
ist-option-place-companion = Postaw wspólnika na planszy { $at }
ist-option-companion = Wyślij wspólnika { $to }

ist-option-card-good = Zagraj „{ $card }” i weź { $what }
ist-option-card-lira = Zagraj „{ $card }” i weź { $what }
ist-option-card-far = Zagraj „{ $card }” i idź { $to }
ist-option-card-stay = Zagraj „{ $card }” i jeszcze raz użyj lokacji „{ $place }”
ist-option-card-return = Zagraj „{ $card }” i odzyskaj pomocnika, który jest { $at }
ist-option-card-family-card = Zagraj „{ $card }” i dobierz kartę
ist-option-card-family-lira = Zagraj „{ $card }” i weź { $what }
ist-option-card-any = Zagraj „{ $card }” i sprzedaj, co chcesz
ist-option-card-post = Zagraj „{ $card }” i odbierz { $what }
ist-option-card-palace = Zagraj „{ $card }” i zapłać za jeszcze jeden rubin
ist-option-card-dealer = Zagraj „{ $card }” i kup jeszcze jeden rubin
ist-option-card-coffee = Zagraj „{ $card }” i weź 2 kawy
ist-option-card-guild = Zagraj „{ $card }” i dobierz kartę gildii
ist-option-card-coffee-lira = Zagraj „{ $card }” i weź 8 lir
ist-option-card-swap = Zagraj „{ $card }” i wymień do 3 rzeczy na inne
ist-option-card-coffee-dice = Zagraj „{ $card }” i rzuć o kawę
ist-option-card-six = Zagraj „{ $card }” i przekręć { $die } na 6: razem { $total }
ist-option-card-corner = Zagraj „{ $card }” i idź { $to }
ist-option-card-wainwright = Zagraj „{ $card }” i kup jeszcze jedno rozszerzenie
ist-option-card-house = Zagraj „{ $card }” i kup jeszcze jeden rubin
ist-option-card-letter = Zagraj „{ $card }” i weź list
ist-option-card-letter-dice = Zagraj „{ $card }” i rzuć o listy lub liry
ist-option-card-good-lira = Zagraj „{ $card }” i oddaj { $what } za 7 lir
ist-option-card-fabric = Zagraj „{ $card }” i weź jedno i drugie
ist-option-card-spice = Zagraj „{ $card }” i weź jedno i drugie
ist-option-card-fruit = Zagraj „{ $card }” i weź jedno i drugie
ist-option-card-copy = Zagraj „{ $card }” i zrób to, co mówi „{ $other }”
ist-option-card-errand = Zagraj „{ $card }”: twój członek rodziny idzie { $to }
ist-option-card-join = Zagraj „{ $card }” i idź { $to }, gdzie jest { $name }
ist-option-card-companion = Zagraj „{ $card }”: twój wspólnik idzie { $to }
ist-option-card-figure-governor = Zagraj „{ $card }” i poproś Gubernatora o kartę
ist-option-card-figure-smuggler = Zagraj „{ $card }” i poproś Przemytnika o { $what }
ist-option-card-figure-trader = Zagraj „{ $card }” i poproś Handlarza kawą o kawę
ist-option-card-figure-courier = Zagraj „{ $card }” i poproś Kuriera o list
ist-option-card-mosque = Zagraj „{ $card }” i weź jeszcze jeden żeton
ist-option-card-society = Zagraj „{ $card }” i zapłać za jeszcze jeden rubin
ist-option-card-ride = Zagraj „{ $card }”: zapłać 3 liry i idź { $to }

## Co się dzieje

ist-event-laid = Lokacje leżą tak, rząd po rzędzie: { $what }.
ist-event-figure-moved-governor = Gubernator idzie { $to }.
ist-event-figure-moved-smuggler = Przemytnik idzie { $to }.
ist-event-figure-moved-trader = Handlarz kawą idzie { $to }.
ist-event-figure-moved-courier = Kurier idzie { $to }.
ist-event-figure-stayed = { $figure } zostaje { $at }.
ist-event-neutral-moved = Neutralny kupiec idzie { $to }.
ist-event-neutral-stayed = Neutralny kupiec zostaje { $at }.
ist-event-demand-shown-small = Mały targ skupuje teraz { $what }.
ist-event-demand-shown-large = Duży targ skupuje teraz { $what }.
ist-event-moved = idzie { $to }
ist-event-moved-stayed = zostaje { $at }
ist-event-picked-up = zabiera pomocnika
ist-event-picked-up-neutral = zabiera neutralnego pomocnika
ist-event-left = zostawia pomocnika
ist-event-left-neutral = zostawia neutralnego pomocnika
ist-event-stopped = kończy turę { $at } bez akcji
ist-event-returned = przywołuje pomocników: { $what }
ist-event-paid-merchant = płaci { $what } graczowi { $name }
ist-event-paid = płaci { $what }
ist-event-earned = dostaje { $what }
ist-event-gained = dostaje { $what }
ist-event-gained-part = dostaje { $what } (nie mieści się: { $lost })
ist-event-gained-none = nie ma miejsca, przepada: { $what }
ist-event-gained-full = nie ma już miejsca na towar: { $good }
ist-event-gave = oddaje { $what }
ist-event-rolled = Kości pokazują { $low } i { $high }.
ist-event-turned = przekręca kość: teraz { $low } i { $high }
ist-event-named = podaje liczbę { $bid }
ist-event-drew = dobiera „{ $card }”
ist-event-drew-hidden = dobiera kartę
ist-event-took-discard = bierze „{ $card }” ze stosu kart odrzuconych
ist-event-discarded = odrzuca „{ $card }”
ist-event-played = zagrywa „{ $card }”
ist-event-reshuffled =
    { $n ->
        [one] Odrzucone karty tworzą nową talię: { $n } karta.
        [few] Odrzucone karty tworzą nową talię: { $n } karty.
       *[many] Odrzucone karty tworzą nową talię: { $n } kart.
    }
ist-event-extended = rozszerza wózek: mieści teraz po { $capacity } każdego towaru
ist-event-sold = sprzedaje { $what } za { $cost }
ist-event-mail-moved = Poczta daje teraz { $what }.
ist-event-took-tile = bierze { $tile }
ist-event-fifth-joined = dostaje piątego pomocnika
ist-event-took-ruby = bierze rubin { $at }: teraz { $rubies }
ist-event-sent-family = wysyła członka rodziny { $to }
ist-event-sent-family-home = odzyskuje członka rodziny na Posterunku policji
ist-event-caught = łapie członka rodziny gracza { $name }
ist-event-used-figure-governor = prosi Gubernatora o kartę
ist-event-used-figure-smuggler = prosi Przemytnika o towar
ist-event-used-figure-trader = prosi Handlarza kawą o kawę
ist-event-used-figure-courier = prosi Kuriera o list
ist-event-led-caravan = zostaje Przewodnikiem karawany
ist-event-turn-began = zaczyna turę w rundzie { $round }
ist-event-last-round = osiąga cel: to ostatnia runda
ist-event-cashed = wymienia na koniec „{ $card }”
ist-event-ended = Koniec gry.
ist-event-got-coffee = dostaje { $what }
ist-event-paid-coffee = płaci { $what }
ist-event-drew-guild = dobiera kartę gildii „{ $card }”
ist-event-drew-guild-hidden = dobiera kartę gildii
ist-event-discarded-guild = odrzuca kartę gildii „{ $card }”
ist-event-reshuffled-guild =
    { $n ->
        [one] Odrzucone karty gildii tworzą nową talię: { $n } karta.
        [few] Odrzucone karty gildii tworzą nową talię: { $n } karty.
       *[many] Odrzucone karty gildii tworzą nową talię: { $n } kart.
    }
ist-event-played-guild = zagrywa kartę gildii „{ $card }”
ist-event-took-tavern-tile = bierze { $tile }
ist-event-set-barrier = stawia barierę między lokacjami „{ $one }” i „{ $other }”
ist-event-used-from-afar = używa na odległość lokacji „{ $place }”
ist-event-refilled = Rubin z zapasu trafia { $to }.
ist-event-baksheesh-turned = Żeton bakszyszu pokazuje teraz { $what }.
ist-event-got-letter = dostaje list do lokacji „{ $place }”
ist-event-delivered-letter = doręcza list { $at }
ist-event-spent-letter = oddaje list do lokacji „{ $place }”
ist-event-spent-letter-delivered = oddaje doręczony list
ist-event-reshuffled-letters =
    { $n ->
        [one] Oddane listy tworzą nowy stos: { $n } list.
        [few] Oddane listy tworzą nowy stos: { $n } listy.
       *[many] Oddane listy tworzą nowy stos: { $n } listów.
    }
ist-event-companion-joined = dostaje wspólnika
ist-event-companion-placed = stawia wspólnika na planszy { $at }
ist-event-companion-moved = wysyła wspólnika { $to }
ist-event-companion-left = zdejmuje wspólnika z planszy
ist-event-kiosk-shown = Kiosk pokazuje „{ $tile }”.
ist-event-reshuffled-kiosk =
    { $n ->
        [one] Użyte żetony kiosku tworzą nowy stos: { $n } żeton.
        [few] Użyte żetony kiosku tworzą nowy stos: { $n } żetony.
       *[many] Użyte żetony kiosku tworzą nowy stos: { $n } żetonów.
    }
ist-event-picked-tile = wybiera „{ $tile }”
ist-event-used-tile = używa żetonu „{ $tile }”
ist-event-rolled-die = Kość pokazuje { $face }.
ist-event-offered = daje { $what }
ist-event-passed = pasuje
ist-event-won-auction = wygrywa licytację i płaci { $what } graczowi { $name }
ist-event-won-auction-own = wygrywa licytację za { $what }
ist-event-took-double-turn = kupuje za listy dodatkową turę
ist-event-extra-turn = rozgrywa dodatkową turę

## Dlaczego coś jest niemożliwe

ist-reason-move-first = Najpierw wykonaj ruch.
ist-reason-already-there = Już jesteś { $at }: zostać pozwala tylko karta „Zostań”.
ist-reason-not-on-board = Lokacji „{ $place }” nie ma na planszy.
ist-reason-too-far = To { $steps } { $to }, a możesz iść tylko jeden lub dwa.
ist-reason-not-3-or-4 = To { $steps } { $to }, a z tą kartą idzie się trzy lub cztery.
ist-reason-no-assistant-here = Nie masz pomocnika { $at }.
ist-reason-no-neutral-here = Nie ma neutralnego pomocnika { $at }.
ist-reason-must-pick-up = Twój pomocnik jest { $at }: zabierz go albo się zatrzymaj.
ist-reason-no-assistants = Pod twoim kupcem nie ma już pomocników.
ist-reason-assistant-first = Najpierw zabierz lub zostaw pomocnika albo się zatrzymaj.
ist-reason-pay-first = Najpierw zapłać kupcom, którzy tu są, albo się zatrzymaj.
ist-reason-needs-lira = To kosztuje { $cost }, a masz { $have }.
ist-reason-needs-goods = Trzeba mieć { $cost }, a masz { $have }.
ist-reason-needs-coffee = To kosztuje { $cost }, a masz { $have }.
ist-reason-needs-any-goods = Trzeba mieć { $cost }, a masz { $have }.
ist-reason-needs-seals = Trzeba mieć { $cost }, a twoje listy dają { $have }.
ist-reason-too-few-goods = Następny rubin kosztuje { $what }, a tyle nie masz.
ist-reason-no-goods = Nie masz towarów.
ist-reason-no-good = Nie masz takiego towaru: { $good }.
ist-reason-no-demand = Tego towaru targ kupi tylko { $what }.
ist-reason-wild-count = Tor pokazuje { $what }.
ist-reason-no-rubies = Nie ma tam już rubinów.
ist-reason-other-place = Teraz działasz { $at }.
ist-reason-barrow-complete = Twój wózek ma już wszystkie rozszerzenia.
ist-reason-extra-first = Najpierw kup dodatkowy towar albo powiedz, że gotowe.
ist-reason-no-cards-left = Nie ma już kart do dobrania.
ist-reason-discard-empty = Stos kart odrzuconych jest pusty.
ist-reason-card-first = Najpierw weź drugą kartę.
ist-reason-discard-first = Najpierw odrzuć kartę.
ist-reason-no-card = Nie masz karty „{ $card }”.
ist-reason-moment = To nie pora na „{ $card }”. { $when }
ist-reason-act-first = Najpierw wykonaj akcję { $at }: to można zaraz po niej.
ist-reason-act-at-mosque = Najpierw wykonaj akcję w meczecie: to można zaraz po niej.
ist-reason-no-assistant-there = Nie masz pomocnika { $at }.
ist-reason-recall-upwards = Pomocnicy wracają w kolejności numerów lokacji, a kolej doszła już do lokacji „{ $place }”.
ist-reason-recall-first = Najpierw dokończ przywoływanie pomocników albo powiedz, że gotowe.
ist-reason-take-first = Najpierw weź tkaninę, przyprawę lub owoc.
ist-reason-turn-pointless = Ta kość pokazuje już 4 albo obie kości są takie same.
ist-reason-no-red-tile = Do tego rzutu nie można użyć czerwonego żetonu.
ist-reason-dice-first = Najpierw powiedz, co zrobić z kośćmi.
ist-reason-family-out = Twój członek rodziny jest { $at }, a nie na Posterunku policji.
ist-reason-not-here = Zlecenie prowadzi do innej lokacji.
ist-reason-other-mosque = Ten żeton jest w drugim meczecie: { $tile }.
ist-reason-has-tile = Masz już { $tile }.
ist-reason-lacks-tile = Brakuje ci żetonu: { $tile }.
ist-reason-no-tiles = Nie ma już takiego żetonu: { $tile }.
ist-reason-must-catch = Najpierw złap członków rodziny, którzy tu są.
ist-reason-figure-elsewhere = Ta postać jest { $at }.
ist-reason-nothing-to-give = Ta postać nie ma już nic do oddania albo nie masz jej czym zapłacić.
ist-reason-figure-used = W tej turze ta postać już ci pomogła.
ist-reason-not-a-rival = To nie jest inny gracz.
ist-reason-family-elsewhere = Ten członek rodziny jest { $at }.
ist-reason-at-police = Na Posterunku policji nikogo się nie łapie.
ist-reason-toll-first = Najpierw zapłać za to, co dostajesz.
ist-reason-turn-nearly-over = Akcja już za tobą: zostały tylko spotkania i koniec tury.
ist-reason-family-home = Twój członek rodziny już jest na Posterunku policji.
ist-reason-fetched-already = Żółty żeton został już użyty w tej turze.
ist-reason-no-such-card = Nie masz tej karty.
ist-reason-last-card = Trzeba zapłacić Gubernatorowi, a masz na to tylko tę kartę.
ist-reason-roasted-already = Każda wymiana jest możliwa tylko raz.
ist-reason-roast-first = Najpierw dokończ palenie kawy albo powiedz, że gotowe.
ist-reason-discard-guild-first = Najpierw odrzuć kartę gildii.
ist-reason-too-few-cards = Nie ma dość kart do dobrania.
ist-reason-not-in-full = Nie można wykonać tej karty gildii w całości.
ist-reason-guild-first = Najpierw wykonaj kartę gildii.
ist-reason-nothing-there = W tej lokacji nie masz nic do zrobienia.
ist-reason-must-act = Kartę gildii trzeba wykonać.
ist-reason-give-in-order = Oddawaj towary po kolei: tkaniny, przyprawy, owoce, biżuteria, żeby ich starczyło.
ist-reason-swap-first = Najpierw dokończ wymianę.
ist-reason-swap-others = Nie można wziąć tego, co się oddało, a towary bierze się po kolei.
ist-reason-six-pointless = Ta kość pokazuje już 6 albo obie kości są takie same.
ist-reason-no-corner = „{ $place }” to nie inny róg planszy.
ist-reason-tavern-first = Najpierw kup coś w Tawernie albo powiedz, że gotowe.
ist-reason-barrier-lower = Najpierw wskaż lokację o niższym numerze.
ist-reason-barrier-beside = Po drugiej stronie bariery musi leżeć sąsiednia lokacja o wyższym numerze niż „{ $place }”.
ist-reason-barrier-first = Najpierw powiedz, gdzie stanie bariera.
ist-reason-beside-barrier-only = Użyj jednej z dwóch lokacji przy barierze albo pomiń.
ist-reason-not-straight = Nie ma prostej, otwartej drogi na trzy lub więcej kroków { $to }.
ist-reason-copying = Najpierw wybierz, co zrobić ze skopiowaną kartą.
ist-reason-no-letter = Nie masz niedoręczonego listu do lokacji „{ $place }”.
ist-reason-no-delivered-letter = Nie masz doręczonego listu.
ist-reason-no-letters-left = Nie ma już listów do dobrania.
ist-reason-letters-upwards = Najpierw oddaje się doręczone listy, potem inne według numerów lokacji, a kolej doszła już do lokacji „{ $place }”.
ist-reason-too-few-seals = Listy od tego miejsca dają mniej niż { $cost }.
ist-reason-spend-first = Najpierw oddaj listy: zapłać jeszcze { $cost }.
ist-reason-companion-in-supply = Twój wspólnik jest jeszcze w puli ogólnej: dostaniesz go przy Fontannie.
ist-reason-companion-at-hand = Twój wspólnik jest w twoich zasobach.
ist-reason-companion-on-board = Twój wspólnik już jest na planszy.
ist-reason-companion-steps = Wspólnik ma { $to } { $steps }, a idzie dokładnie { $need }.
ist-reason-who-goes-first = Najpierw powiedz, gdzie wychodzi twój kupiec lub wspólnik.
ist-reason-no-coffee-here = Tu nie dają kawy.
ist-reason-no-such-tile = Żetonu kiosku „{ $tile }” nie można wybrać.
ist-reason-pick-first = Najpierw wybierz żeton kiosku.
ist-reason-tile-first = Najpierw użyj żetonu kiosku „{ $tile }” albo z niego zrezygnuj.
ist-reason-good-first = Najpierw weź to, za co oddajesz list.
ist-reason-must-open = Otwierasz licytację, dając co najmniej 1 lirę.
ist-reason-bid-first = Najpierw złóż ofertę albo spasuj.
ist-reason-offer-too-low = Ktoś już daje { $what }.
ist-reason-turn-over = Twoja tura minęła: zakończ ją albo kup następną za listy.
ist-reason-nothing-to-copy = Na stosie kart odrzuconych nie ma karty do skopiowania.
ist-reason-copied-not-now = Wierzchniej karty stosu kart odrzuconych („{ $card }”) nie można teraz zagrać.
ist-reason-no-such-figure = Tej postaci nie ma w tej grze.
ist-reason-no-tile-to-take = Nie ma tu żetonu, który można by wziąć.
ist-reason-errand-police = Ta karta nie działa ani z Posterunku policji, ani na niego.
ist-reason-errand-far = Twój członek rodziny jest { $at } i idzie jeden otwarty krok, a lokacja „{ $place }” nie leży obok.
ist-reason-nothing-wanted = Nie masz nic, co kupi targ.
ist-reason-nothing-for-tiles = Brakuje ci towarów na żeton, którego jeszcze nie masz.
ist-reason-nobody-away = Wszyscy twoi pomocnicy są przy tobie.
ist-reason-no-tile-left = Nie ma tam już żetonu, który możesz wziąć.
ist-reason-no-room-here = W wózku nie ma już na to miejsca.
ist-reason-little-coffee = Masz za mało kawy.

## Pomoc: 25 lokacji

ist-help-place-1 = Zapłać 7 lir za rozszerzenie wózka: zmieści się w nim o jeden więcej każdego towaru. Za trzecie rozszerzenie od razu dostajesz rubin. Więcej niż trzech nie ma.
ist-help-place-2 = Napełnij wózek tkaninami, ile się zmieści. Nic to nie kosztuje.
ist-help-place-3 = Napełnij wózek przyprawami, ile się zmieści. Nic to nie kosztuje.
ist-help-place-4 = Napełnij wózek owocami, ile się zmieści. Nic to nie kosztuje.
ist-help-place-5 = Weź wszystko, co pokazują cztery otwarte pola: dwa towary i od 2 do 4 lir. Potem jeden znacznik schodzi w dół i zmienia to, co dostanie następny gracz. Po czwartym wszystkie wracają na górę.
ist-help-place-6 = Weź dwie karty bonusowe, każdą z talii albo z wierzchu stosu kart odrzuconych, potem odrzuć jedną kartę z ręki. Z dodatkiem Mokka i Bakszysz dostajesz też kawę. Przewodnik karawany zatrzymuje obie karty.
ist-help-place-7 = Przywołaj tylu swoich pomocników, ilu chcesz, skądkolwiek. Nie potrzebujesz tu pomocnika i nikomu nie płacisz. Z dodatkiem Listy i Pieczęcie przychodzi tu do ciebie wspólnik.
ist-help-place-8 = Weź jedną tkaninę, przyprawę lub owoc i rzuć dwiema kośćmi o biżuterię: 1 sztuka za sumę 7 lub 8, 2 za 9 lub 10, 3 za 11 lub 12. Możesz rzucić, zanim wybierzesz towar.
ist-help-place-9 = Podaj liczbę od 3 do 12, potem rzuć dwiema kośćmi. Jeśli suma jest nie mniejsza od twojej liczby, dostajesz tyle lir; inaczej dostajesz 2.
ist-help-place-10 = Sprzedaj do pięciu towarów z żetonu popytu, po jednym za każdą ikonę. Za jeden do pięciu towarów dostajesz 3, 7, 12, 18 lub 25 lir. Po sprzedaży pojawia się inny żeton popytu.
ist-help-place-11 = Sprzedaj do pięciu towarów z żetonu popytu, po jednym za każdą ikonę. Za jeden do pięciu towarów dostajesz 2, 5, 9, 14 lub 20 lir. Po sprzedaży pojawia się inny żeton popytu.
ist-help-place-12 = Jeśli jest tu twój członek rodziny, wyślij go do dowolnej innej lokacji: od razu tam działa, bez pomocnika i nikomu nie płaci. Zostaje tam, aż ktoś go złapie albo przywoła go karta.
ist-help-place-13 = Oddaj wszystkie towary z odsłoniętych pól toru i weź rubin. Każdy wzięty rubin podnosi cenę następnego o jeden towar. Na pole w czterech kolorach pasuje dowolny towar.
ist-help-place-14 = Weź czerwony żeton za tkaniny albo zielony za przyprawy. Trzeba mieć tyle towaru, ile pokazuje żeton, ale oddajesz tylko jeden. Za oba żetony dostajesz rubin.
ist-help-place-15 = Weź niebieski żeton za biżuterię albo żółty za owoce. Trzeba mieć tyle towaru, ile pokazuje żeton, ale oddajesz tylko jeden. Za oba żetony dostajesz rubin.
ist-help-place-16 = Kup rubin za liry. Cena to najwyższa liczba, której nie zakrywa rubin, a każdy wzięty rubin podnosi cenę następnego o 1 lirę.
ist-help-place-17 = Dostajesz po 2 kawy za każdą z tych rzeczy: 2 liry, jeden towar, jedna karta. Każdą można oddać raz, więc jedna wizyta daje do 6 kaw.
ist-help-place-18 = Weź kawę i dwie karty gildii, potem odrzuć jedną kartę gildii. Kartę gildii zagrywa się później, zamiast całej tury.
ist-help-place-19 = Kup jedną rzecz za kawę: ustaw za 2 barierę i użyj na odległość lokacji obok niej; weź żeton ruchu lub spotkania; albo weź rubin z toru za 4 kawy i 3 owoce.
ist-help-place-20 = Kup rubin za kawę. Pierwszy kosztuje 6, a każdy wzięty podnosi cenę następnego o jedną kawę, aż do 10.
ist-help-place-21 = Weź dwa listy. Jeśli jeden z twoich pionków jest już tam, dokąd zaadresowano list, list zostaje od razu doręczony.
ist-help-place-22 = Weź list. Potem odkrywa się o jeden żeton kiosku więcej, niż jest graczy: każdy wybiera jeden, zaczynając od ciebie, a ostatni też jest twój. Nikt nie musi używać żetonu.
ist-help-place-23 = Weź jeden towar. Potem dwie karty idą na licytację: otwierasz co najmniej za 1 lirę, każdy inny gracz raz daje więcej lub pasuje, a ostatnie słowo należy do ciebie. Jeśli wygrasz, płacisz do banku; inaczej zwycięzca płaci tobie.
ist-help-place-24 = Oddaj listy warte 6 pieczęci i weź następny rubin z Pałacu sułtana albo od Handlarza klejnotami, bez względu na jego cenę. Pierwsze trzy razy daje to też 3, 2 i 1 lirę.
ist-help-place-25 = Weź towar lub kawę. Potem twój kupiec albo wspólnik wychodzi w dowolnej lokacji, bez akcji i bez spotkań.

## Pomoc: pionki i przebieg gry

ist-help-merchant = Twój kupiec prowadzi pomocników przez bazar, jeden lub dwa kroki w każdej turze. Jeśli zatrzyma się tam, gdzie stoją inni kupcy, płacisz właścicielowi każdego 2 liry albo twoja tura się kończy. Przy Fontannie nikt nie płaci.
ist-help-assistant = Tam, gdzie chcesz działać, zostawiasz dolnego pomocnika ze swojego stosu albo zabierasz tego, który już tam czeka. Bez pomocnika twoja tura się kończy. Fontanna nie wymaga pomocnika i przywołuje wszystkich.
ist-help-neutral = W grze we dwoje trzej kupcy są neutralni: kto takiego spotka, płaci 2 liry do banku, a o tym, dokąd kupiec pójdzie dalej, decydują kości. Neutralnych pomocników, jeśli są w grze, może zabrać każdy.
ist-help-family = Twój członek rodziny czeka na Posterunku policji. Stamtąd wysyłasz go do dowolnej lokacji, gdzie działa za ciebie. Jeśli przyjdzie tam kupiec innego gracza, łapie go, a ten gracz dostaje kartę lub 3 liry.
ist-help-governor = Jeśli spotkasz go po swojej akcji, możesz dobrać od niego kartę. Zapłać mu 2 liry albo odrzuć kartę. Dokąd pójdzie dalej, zdecydują kości.
ist-help-smuggler = Jeśli spotkasz go po swojej akcji, możesz wziąć od niego jeden dowolny towar. Zapłać mu 2 liry albo towar. Dokąd pójdzie dalej, zdecydują kości.
ist-help-trader = Jeśli spotkasz go po swojej akcji, możesz wziąć od niego kawę. Zapłać mu 2 liry albo towar. Dokąd pójdzie dalej, zdecydują kości.
ist-help-courier = Jeśli spotkasz go po swojej akcji, możesz wziąć od niego list. Zapłać mu 2 liry albo list. Dokąd pójdzie dalej, zdecydują kości.
ist-help-companion = Wspólnik przychodzi do ciebie przy Fontannie. Na początku tury możesz postawić go obok swojego kupca. Odtąd ruszasz albo kupcem, albo wspólnikiem: on idzie jeden krok i nie potrzebuje pomocnika.
ist-help-barrier = Bariera stoi między dwiema sąsiednimi lokacjami. Przejść przez nią może tylko gracz, który ją postawił; inni chodzą naokoło. Przestawia się ją w Tawernie.
ist-help-letters = List wskazuje lokację. Gdy tylko znajdzie się tam twój kupiec, wspólnik lub członek rodziny, list zostaje doręczony. Niedoręczony list to 1 pieczęć, doręczony to 2.
ist-help-seals = Pieczęciami płaci się, oddając listy. Za 3 pieczęcie kupujesz dodatkową turę, raz na rundę, a za 6 rubin w Tajnym stowarzyszeniu.
ist-help-coffee = Kawa nie jest towarem: nie zajmuje miejsca w wózku i możesz jej mieć, ile chcesz. Płaci się nią za rubiny w Kawiarni i za wszystko w Tawernie.
ist-help-goods = Wózek mieści tyle każdego towaru, ile ma miejsca: na początku po 2, z rozszerzeniami do 5. Co się nie mieści, przepada. Tkaniny są czerwone, przyprawy zielone, owoce żółte, a biżuteria niebieska.
ist-help-lira = Lirami płaci się za rozszerzenia, za spotkania i za rubiny Handlarza klejnotami. Przynoszą je targi, Herbaciarnia i Poczta.
ist-help-rubies = Rubiny dają zwycięstwo. Dostajesz je w Pałacu sułtana za towary, u Handlarza klejnotami za liry, za oba żetony meczetu i za trzecie rozszerzenie wózka.
ist-help-end =
    { $n ->
        [one] Gdy ktoś ma { $n } rubin, runda zostaje dograna do końca.
        [few] Gdy ktoś ma { $n } rubiny, runda zostaje dograna do końca, tak żeby wszyscy mieli tyle samo tur.
       *[many] Gdy ktoś ma { $n } rubinów, runda zostaje dograna do końca, tak żeby wszyscy mieli tyle samo tur.
    }
ist-help-end-any = Gdy ktoś ma 5 rubinów (6 we dwoje lub z dodatkiem), runda zostaje dograna do końca, tak żeby wszyscy mieli tyle samo tur.
ist-help-ranking = Wygrywa ten, kto ma najwięcej rubinów. Przy remisie liczą się liry, potem towary, potem karty na ręce. Karty, które dają liry lub towary, na koniec wymieniają się same, w najlepszy dla ciebie sposób.
ist-help-track = Tor rubinów pokazuje cenę następnego: wszystkie pola, których nie zakrywa rubin. Kto bierze rubin, podnosi cenę następnego dla wszystkich.
ist-help-next = Następny rubin kosztuje { $price }.
ist-help-turn = Idź jeden lub dwa kroki. Zostaw pomocnika albo zabierz go. Zapłać kupcom, których spotkasz. Potem użyj lokacji, a na koniec możesz mieć do czynienia z członkami rodzin i postaciami. W swojej turze możesz zagrać dowolną liczbę kart.
ist-help-cards = Możesz mieć na ręce dowolną liczbę kart bonusowych i zagrać dowolną ich liczbę w swojej turze. Zagrane i odrzucone karty leżą na stosie kart odrzuconych w Karawanseraju.
ist-help-guild = Kartę gildii zagrywa się zamiast całej tury: bez ruchu, pomocnika, płacenia i spotkań. Można ją zagrać tylko wtedy, gdy wszystko, co mówi, jest możliwe. Do tej chwili jest zakryta.
ist-help-dice = Dwie kości decydują, dokąd idą postacie i co dają Czarny rynek i Herbaciarnia. Najczęstsza suma to siedem: wypada sześć razy na 36.
ist-help-caravan = Kto ostatnio użył Karawanseraju, jest Przewodnikiem karawany i następnym razem zatrzymuje tam obie karty.
ist-help-delivered = Doręczony list to 2 pieczęcie. Gdy płaci się listami, doręczone idą pierwsze.

## Grupy pomocy

ist-topics-turn = Przebieg tury
ist-topics-places = Lokacje
ist-topics-pieces = Pionki
ist-topics-cards = Karty bonusowe
ist-topics-guild = Karty gildii
ist-topics-tiles = Żetony
ist-topics-kiosk = Żetony kiosku
ist-topics-end = Rubiny i koniec

## Pierwsza gra z przewodnikiem

ist-lesson-welcome = Witaj na bazarze! Wcielasz się w kupca: zamieniaj towary i liry na rubiny. Gdy ktoś zbierze ich 5, gra dobiega końca. Zagrajmy, a wszystko zobaczysz.
ist-lesson-move = W każdej turze idziesz jeden lub dwa kroki, ze wszystkimi pomocnikami. Idź do Magazynu tkanin.
ist-lesson-assistant = Aby użyć lokacji, zostawiasz w niej pomocnika. Na początku masz czterech. Zostaw teraz jednego.
ist-lesson-act = Teraz użyj lokacji: napełni twój wózek tkaninami. Na razie mieści on po 2 sztuki każdego towaru.
ist-lesson-end = To była twoja tura. Gdyby był tu Gubernator, Przemytnik lub czyjś członek rodziny, teraz byłby czas na spotkanie. Zakończ turę.
ist-lesson-spice = Teraz tury pozostałych graczy; opowie o nich dziennik. Potem idź do Magazynu przypraw, zostaw pomocnika i weź przyprawy.
ist-lesson-meet = Jeśli tam, dokąd idziesz, stoi inny kupiec, płacisz 2 liry jego właścicielowi albo twoja tura się kończy. Gdy ktoś przyjdzie do ciebie, płaci tobie.
ist-lesson-mosque = Czas na rubin: każdy meczet daje jeden za swoje dwa żetony. Idź do Małego meczetu, zapłać kupcowi, jeśli go tam spotkasz, i weź czerwony żeton. Musisz mieć tyle tkanin, ile pokazuje, ale płacisz tylko 1.
ist-lesson-again = Teraz wróć do Magazynu tkanin. Czeka tam twój pomocnik: tym razem go zabierasz, a potem znów uzupełniasz tkaniny.
ist-lesson-ruby = Z powrotem do Małego meczetu: zabierz czekającego tam pomocnika i weź zielony żeton za przyprawy. Masz oba żetony, więc rubin jest twój.
ist-lesson-fountain = Aby odzyskać pomocników, którzy są jeszcze na bazarze, idź do Fontanny i przywołaj ich. Nikomu się tam nie płaci i nie trzeba pomocnika.
ist-lesson-cards = Masz też karty bonusowe. Karta świeci, gdy można ją zagrać: wybierz ją, aby zobaczyć, co robi. W swojej turze możesz zagrać ich, ile chcesz. Nowe czekają w Karawanseraju.
ist-lesson-family = Idź na Posterunek policji. Czeka tam twój członek rodziny: wyślij go na Pocztę, a odbierze za ciebie przesyłki. Jeśli ktoś go złapie, znów będzie tutaj.
ist-lesson-market = Teraz zarób trochę. Idź na Mały targ i sprzedaj wszystko, co pokazuje jego żeton popytu. Im więcej towarów sprzedasz naraz, tym lepsza cena.
ist-lesson-wainwright = Obok jest Kołodziej. Za 7 lir rozszerzy twój wózek, a trzecie rozszerzenie daje rubin. Jeśli masz za mało, tym razem pomiń.
ist-lesson-goal = Teraz znasz już drogę. Kolejne rubiny czekają w Wielkim meczecie, w Pałacu sułtana za towary i u Handlarza klejnotami za liry. Pomoc objaśnia każdą lokację. Graj dalej i wygraj!

## Co mam ja i co mają inni

ist-things-mine = Co masz
ist-things-barrow = Wózek, mieści po { $n } każdego towaru
ist-things-track = { $good }: { $n } z { $room }
ist-things-rubies = Rubiny: { $n } z { $goal }
ist-things-stack =
    { $n ->
        [0] Twój kupiec { $at }, bez pomocników
        [one] Twój kupiec { $at } i { $n } pomocnik
        [few] Twój kupiec { $at } i { $n } pomocników
       *[many] Twój kupiec { $at } i { $n } pomocników
    }
ist-things-posted =
    { $n ->
        [one] { $n } pomocnik { $at }
        [few] { $n } pomocników { $at }
       *[many] { $n } pomocników { $at }
    }
ist-things-family-home = Członek rodziny na Posterunku policji
ist-things-family-away = Członek rodziny { $at }
ist-things-companion-supply = Wspólnik jeszcze nie w grze
ist-things-companion-hand = Wspólnik pod ręką, nie na planszy
ist-things-companion-out = Wspólnik { $at }
ist-things-tile = { $tile }, masz go
ist-things-no-tile = { $tile }, nie masz go
ist-things-letter =
    { $n ->
        [one] List do lokacji „{ $place }”
        [few] { $n } listy do lokacji „{ $place }”
       *[many] { $n } listów do lokacji „{ $place }”
    }
ist-things-delivered =
    { $n ->
        [one] { $n } doręczony list
        [few] { $n } doręczone listy
       *[many] { $n } doręczonych listów
    }
ist-things-hand =
    { $n ->
        [one] { $n } karta bonusowa na ręce
        [few] { $n } karty bonusowe na ręce
       *[many] { $n } kart bonusowych na ręce
    }
ist-things-card =
    { $n ->
        [one] Karta bonusowa „{ $card }”
        [few] { $n } karty bonusowe „{ $card }”
       *[many] { $n } kart bonusowych „{ $card }”
    }
ist-things-guild = Karta gildii „{ $card }”
ist-things-no-cards = Brak kart na ręce
ist-things-player = Co ma { $name }
ist-things-their-stack = Pomocnicy: { $n } przy kupcu, { $away } na bazarze

## Plansza czytana na głos

ist-board = Bazar
ist-board-preview = Bazar: { $places }
ist-board-place = { $number }, { $name }
ist-board-fetch = czeka tu twój pomocnik
ist-board-fee =
    { $lira ->
        [one] kupcom płaci się tu { $lira } lirę
        [few] kupcom płaci się tu { $lira } liry
       *[many] kupcom płaci się tu { $lira } lir
    }
ist-board-ends = tu twoja tura się skończy
ist-board-extensions =
    { $n ->
        [0] nie ma już rozszerzeń
        [one] zostało { $n } rozszerzenie za { $price } lir
        [few] zostały { $n } rozszerzenia po { $price } lir
       *[many] zostało { $n } rozszerzeń po { $price } lir
    }
ist-board-gives = daje { $things }
ist-board-deck =
    { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }
ist-board-discard = na stosie kart odrzuconych: { $card }
ist-board-demand = skupuje: { $goods }
ist-board-tile = { $tile }: { $goods }
ist-board-mosque = { $tile }: trzeba mieć { $goods }, oddajesz 1
ist-board-price = następny rubin: { $price }
ist-board-letters =
    { $n ->
        [one] tu jest adres twojego listu
        [few] tu jest adres { $n } twoich listów
       *[many] tu jest adres { $n } twoich listów
    }
ist-board-merchant =
    { $n ->
        [0] kupiec gracza { $name } bez pomocników
        [one] kupiec gracza { $name } i { $n } pomocnik
        [few] kupiec gracza { $name } i { $n } pomocników
       *[many] kupiec gracza { $name } i { $n } pomocników
    }
ist-board-assistant = pomocnik gracza { $name }
ist-board-family = członek rodziny gracza { $name }
ist-board-companion = wspólnik gracza { $name }
ist-board-neutral-merchant = neutralny kupiec
ist-board-neutral-assistant = neutralny pomocnik

## Pytania, na które odpowiada jeden gest

ist-sell-good = { $good } (popyt: { $demand }, masz: { $stock })
ist-sell-prices = Ile dają od jednego do pięciu towarów
ist-sell-nothing = Wybierz towary na sprzedaż
ist-sell-all = Wszystko, co kupią
ist-deliver-wild = { $good } na pole dowolnego towaru (do oddania: { $n })
ist-deliver-more =
    { $n ->
        [one] Wybierz jeszcze { $n } towar
        [few] Wybierz jeszcze { $n } towary
       *[many] Wybierz jeszcze { $n } towarów
    }
ist-recall-do =
    { $n ->
        [0] Wybierz, kto wraca
        [one] Przywołaj { $n }
        [few] Przywołaj { $n }
       *[many] Przywołaj { $n }
    }
ist-recall-all = Wszystkich
ist-bid-numbers = Liczba, którą podajesz
ist-bid-number =
    { $lira ->
        [one] { $number }: wychodzi w { $percent } % rzutów, daje { $lira } lirę
        [few] { $number }: wychodzi w { $percent } % rzutów, daje { $lira } liry
       *[many] { $number }: wychodzi w { $percent } % rzutów, daje { $lira } lir
    }
ist-percent = { $percent } %
ist-bid-do = Podaj { $number } i rzuć
ist-bid-miss = Nieudany rzut daje { $what }.
ist-bid-red = Szanse uwzględniają czerwony żeton.
ist-offer-high =
    { $n ->
        [one] { $name } daje { $n } lirę.
        [few] { $name } daje { $n } liry.
       *[many] { $name } daje { $n } lir.
    }
ist-pick-jewelry = biżuteria, według sumy kości
ist-pick-mine = masz { $n }
ist-pick-full = pełno
ist-pick-own = { $what } (masz: { $n })
ist-pick-lost = { $what }: nie ma miejsca, towar przepadnie
ist-bend-keep = Zostaw
ist-bend-reroll = Rzuć ponownie
ist-roast-do = Upal { $what }
ist-roast-nothing = Wybierz, co oddajesz
ist-swap-kind = { $good } (masz: { $n })
ist-give-do = Oddaj te towary
ist-swap-do = Wymień
ist-give-more =
    { $n ->
        [one] Wybierz do oddania, najwyżej { $n }
        [few] Wybierz do oddania, najwyżej { $n }
       *[many] Wybierz do oddania, najwyżej { $n }
    }
ist-give-due =
    { $n ->
        [one] Wybierz jeszcze { $n } do oddania
        [few] Wybierz jeszcze { $n } do oddania
       *[many] Wybierz jeszcze { $n } do oddania
    }
ist-take-more =
    { $n ->
        [one] Wybierz jeszcze { $n } do wzięcia
        [few] Wybierz jeszcze { $n } do wzięcia
       *[many] Wybierz jeszcze { $n } do wzięcia
    }
ist-letters-do = Oddaj te listy
ist-letters-more =
    { $n ->
        [one] Potrzebna jeszcze { $n } pieczęć
        [few] Potrzebne jeszcze { $n } pieczęcie
       *[many] Potrzeba jeszcze { $n } pieczęci
    }
ist-letters-less = O jeden list za dużo

## Stół jako tekst

ist-text-round = Runda { $n }
ist-text-goods = { $goods }; mieści się po { $n } każdego
ist-text-tiles = Żetony: { $tiles }
ist-text-merchant =
    { $n ->
        [0] Kupiec { $at }, bez pomocników
        [one] Kupiec { $at } i { $n } pomocnik
        [few] Kupiec { $at } i { $n } pomocników
       *[many] Kupiec { $at } i { $n } pomocników
    }
ist-text-posted = Pomocnicy zostawieni w tych lokacjach: { $places }
# What a place is for, in at most 18 letters, where nothing changes there from turn to turn.
ist-tag-7 = pomocnicy wracają
ist-tag-8 = towar + biżuteria
ist-tag-9 = liczba i rzut
ist-tag-12 = zadanie rodziny
ist-tag-17 = do 6 kaw
ist-tag-22 = list + żetony
ist-tag-23 = towar + licytacja
ist-tag-25 = wyjście wszędzie
# $facts: short phrases, as a list.
ist-text-all = { $facts }
ist-text-row = Rząd { $n }
ist-text-figure = { $figure } { $at }
