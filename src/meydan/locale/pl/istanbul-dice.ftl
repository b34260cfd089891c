### Istanbul: Gra kościana: słowa gry przy stole. Wszystkie id zaczynają się od dice-.

## Drobiazgi

dice-plain = { $text }
dice-nothing = nic
dice-quoted = „{ $name }”
dice-colour-red = czerwony
    .tile = { $kind ->
            [action] czerwona
           *[any] czerwony
        }
dice-colour-yellow = żółty
    .tile = { $kind ->
            [action] żółta
           *[any] żółty
        }
dice-colour-green = zielony
    .tile = { $kind ->
            [action] zielona
           *[any] zielony
        }
dice-colour-blue = niebieski
    .tile = { $kind ->
            [action] niebieska
           *[any] niebieski
        }
dice-face-R = czerwony towar
dice-face-Y = żółty towar
dice-face-G = zielony towar
dice-face-B = niebieski towar
dice-face-L = moneta
dice-face-C = karta
dice-die-red = Czerwona kość
dice-die-yellow = Żółta kość
dice-die-green = Zielona kość
dice-die-blue = Niebieska kość
dice-marker-red = Czerwony znacznik
dice-marker-yellow = Żółty znacznik
dice-marker-green = Zielony znacznik
dice-marker-blue = Niebieski znacznik
dice-marker-brown = Brązowy znacznik

## Liczone. Wartość stoi sama („2 liry”), .obj jest dopełnieniem (płaci „2 liry”).

dice-red =
    { $n ->
        [one] { $n } czerwony znacznik
        [few] { $n } czerwone znaczniki
       *[many] { $n } czerwonych znaczników
    }
    .obj =
        { $n ->
            [one] { $n } czerwony znacznik
            [few] { $n } czerwone znaczniki
           *[many] { $n } czerwonych znaczników
        }
dice-goods-red =
    { $n ->
        [one] { $n } czerwony towar
        [few] { $n } czerwone towary
       *[many] { $n } czerwonych towarów
    }
    .obj =
        { $n ->
            [one] { $n } czerwony towar
            [few] { $n } czerwone towary
           *[many] { $n } czerwonych towarów
        }
dice-yellow =
    { $n ->
        [one] { $n } żółty znacznik
        [few] { $n } żółte znaczniki
       *[many] { $n } żółtych znaczników
    }
    .obj =
        { $n ->
            [one] { $n } żółty znacznik
            [few] { $n } żółte znaczniki
           *[many] { $n } żółtych znaczników
        }
dice-goods-yellow =
    { $n ->
        [one] { $n } żółty towar
        [few] { $n } żółte towary
       *[many] { $n } żółtych towarów
    }
    .obj =
        { $n ->
            [one] { $n } żółty towar
            [few] { $n } żółte towary
           *[many] { $n } żółtych towarów
        }
dice-green =
    { $n ->
        [one] { $n } zielony znacznik
        [few] { $n } zielone znaczniki
       *[many] { $n } zielonych znaczników
    }
    .obj =
        { $n ->
            [one] { $n } zielony znacznik
            [few] { $n } zielone znaczniki
           *[many] { $n } zielonych znaczników
        }
dice-goods-green =
    { $n ->
        [one] { $n } zielony towar
        [few] { $n } zielone towary
       *[many] { $n } zielonych towarów
    }
    .obj =
        { $n ->
            [one] { $n } zielony towar
            [few] { $n } zielone towary
           *[many] { $n } zielonych towarów
        }
dice-blue =
    { $n ->
        [one] { $n } niebieski znacznik
        [few] { $n } niebieskie znaczniki
       *[many] { $n } niebieskich znaczników
    }
    .obj =
        { $n ->
            [one] { $n } niebieski znacznik
            [few] { $n } niebieskie znaczniki
           *[many] { $n } niebieskich znaczników
        }
dice-goods-blue =
    { $n ->
        [one] { $n } niebieski towar
        [few] { $n } niebieskie towary
       *[many] { $n } niebieskich towarów
    }
    .obj =
        { $n ->
            [one] { $n } niebieski towar
            [few] { $n } niebieskie towary
           *[many] { $n } niebieskich towarów
        }
dice-brown =
    { $n ->
        [one] { $n } brązowy znacznik
        [few] { $n } brązowe znaczniki
       *[many] { $n } brązowych znaczników
    }
    .obj =
        { $n ->
            [one] { $n } brązowy znacznik
            [few] { $n } brązowe znaczniki
           *[many] { $n } brązowych znaczników
        }
dice-crystal =
    { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
    .obj =
        { $n ->
            [one] { $n } kryształ
            [few] { $n } kryształy
           *[many] { $n } kryształów
        }
dice-lira =
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
dice-any =
    { $n ->
        [one] { $n } znacznik dowolnego koloru
        [few] { $n } znaczniki dowolnego koloru
       *[many] { $n } znaczników dowolnego koloru
    }
    .obj =
        { $n ->
            [one] { $n } znacznik dowolnego koloru
            [few] { $n } znaczniki dowolnego koloru
           *[many] { $n } znaczników dowolnego koloru
        }
dice-or-brown = { $what } (lub brązowy)
dice-tiles =
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
dice-goods =
    { $n ->
        [one] { $n } towar dowolnego koloru
        [few] { $n } towary dowolnego koloru
       *[many] { $n } towarów dowolnego koloru
    }
    .obj =
        { $n ->
            [one] { $n } towar dowolnego koloru
            [few] { $n } towary dowolnego koloru
           *[many] { $n } towarów dowolnego koloru
        }
dice-goods-each = po 1 towarze każdego koloru
dice-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .obj =
        { $n ->
            [one] { $n } monetę
            [few] { $n } monety
           *[many] { $n } monet
        }
dice-cards =
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
dice-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
    .obj =
        { $n ->
            [one] { $n } kość
            [few] { $n } kości
           *[many] { $n } kości
        }
dice-dice-R =
    { $n ->
        [one] { $n } czerwoną kość
        [few] { $n } czerwone kości
       *[many] { $n } czerwonych kości
    }
dice-dice-Y =
    { $n ->
        [one] { $n } żółtą kość
        [few] { $n } żółte kości
       *[many] { $n } żółtych kości
    }
dice-dice-G =
    { $n ->
        [one] { $n } zieloną kość
        [few] { $n } zielone kości
       *[many] { $n } zielonych kości
    }
dice-dice-B =
    { $n ->
        [one] { $n } niebieską kość
        [few] { $n } niebieskie kości
       *[many] { $n } niebieskich kości
    }
dice-dice-L =
    { $n ->
        [one] { $n } kość z monetą
        [few] { $n } kości z monetą
       *[many] { $n } kości z monetą
    }
dice-dice-C =
    { $n ->
        [one] { $n } kość z kartą
        [few] { $n } kości z kartą
       *[many] { $n } kości z kartą
    }
dice-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
    .obj =
        { $n ->
            [one] { $n } akcję
            [few] { $n } akcje
           *[many] { $n } akcji
        }
dice-rubies =
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

## Obszary rubinów

dice-area-red = Obszar czerwonych towarów
dice-area-yellow = Obszar żółtych towarów
dice-area-green = Obszar zielonych towarów
dice-area-blue = Obszar niebieskich towarów
dice-area-carpet = Dywan towarów
dice-area-lira = Dywan lir
dice-area-mosque = Obszar meczetu
dice-area-left = Zostało: { $rubies }. Następny kosztuje { $cost }.
dice-area-mosque-left = Zostało: { $rubies }. Rubin dostajesz, gdy masz { $tiles }.
dice-area-empty = Nie ma tu już rubinów.

## Żetony meczetu

dice-tile-lira = Dochód: liry
dice-tile-lira-text = Na początku każdej twojej tury: { $what }.
dice-tile-crystal = Dochód: kryształ
dice-tile-crystal-text = Na początku każdej twojej tury: 1 kryształ.
dice-tile-card = Dochód: karta bazaru
dice-tile-card-text = Na początku każdej twojej tury: użyj 1 karty bazaru.
dice-tile-action = Dodatkowa akcja
dice-tile-action-text = Jedna akcja więcej w każdej turze.
dice-tile-die = Dodatkowa kość
dice-tile-die-text = Jedna kość więcej w każdej turze.
dice-tile-goods = Dodatkowy towar
dice-tile-goods-text = Za każdym razem, gdy wymieniasz monety: dodatkowo { $what }.
dice-tile-of = { $tile } ({ $colour })
dice-tile-price = Żeton „{ $tile }” kosztuje { $cost }.
dice-tile-cost = { $text } Żeton kosztuje { $cost }.
dice-tile-young = { $name }. { $text } Działa od twojej następnej tury.

## Karty bazaru: nazwy

dice-card-sell-crystal = Skup kryształów
dice-card-sell-good = Skup towarów
dice-card-brown = Podarunek: { $colour }
dice-card-market = Dzień targowy: { $colour }
dice-card-lira = Dobry handel: { $colour }
dice-card-crystal-lira = Dobry handel: kryształ
dice-card-trade = Uczciwy handel: { $colour }
dice-card-trade-crystal = Uczciwy handel: kryształ
dice-card-ruby-for-brown = Rubin za brązowe towary
dice-card-ruby-for-crystals = Rubin za kryształy
dice-card-ruby-for-five-crystals = Rubin za pięć kryształów
dice-card-ruby-for-tile-and-lira = Rubin za żeton i liry
dice-card-ruby-for-tiles = Rubin za żetony
dice-card-two-dice-lira = Tłum: liry
dice-card-two-dice-brown = Tłum: towary
dice-card-two-dice-crystals = Tłum: kryształy
dice-card-own-one-brown = Mały kram
dice-card-own-two-brown = Duży kram
dice-card-own-three-brown = Pełny kram
dice-card-own-three-brown-lira = Bogaty kram
dice-card-crystal-for-brown = Kryształ za towar
dice-card-lira-for-brown = Zakup hurtowy
dice-card-good-for-lira = Bogaty kupiec
dice-card-lira-for-tile = Datek w lirach
dice-card-crystals-for-tile = Datek w kryształach
dice-card-tile-for-brown = Żeton za towary

## Co robi karta

dice-half-take = Weź { $what }.
dice-half-give = Możesz oddać { $cost } i wziąć { $what }; inaczej weź { $lira }.
dice-half-dice =
    { $n ->
        [one] Jeśli użyto { $n } kości z kartą, weź { $what }; inaczej weź { $lira }.
        [few] Jeśli użyto { $n } kości z kartą, weź { $what }; inaczej weź { $lira }.
       *[many] Jeśli użyto { $n } kości z kartą, weź { $what }; inaczej weź { $lira }.
    }
dice-half-own = Jeśli masz { $own }, weź { $what }; inaczej weź { $lira }.
dice-half-others-take = Wszyscy pozostali biorą { $what }.
dice-half-others-give = Wszyscy pozostali mogą oddać { $cost } i wziąć { $what }.
dice-half-none = Dla pozostałych nic.
dice-card-text = { $own } { $others }

## Sześć akcji

dice-action-same = Dwa identyczne towary
dice-action-pair = Dwa różne towary
dice-action-three = Trzy różne towary
dice-action-four = Cztery różne towary
dice-action-lira = Weź liry
dice-action-cards = Odkryj karty bazaru
dice-help-action-same = Oddaj 2 towary jednego koloru, weź 1 znacznik tego koloru.
dice-help-action-pair = Oddaj 2 towary różnych kolorów, weź 1 kryształ.
dice-help-action-three = Oddaj 3 towary różnych kolorów, weź 1 brązowy znacznik.
dice-help-action-four = Oddaj po 1 towarze każdego koloru, weź 2 kolorowe znaczniki do wyboru.
dice-help-action-lira = Użyj wszystkich kości z monetą: każda daje { $n } liry.
dice-help-action-cards = Użyj kości z kartą: odkryj tyle samo kart bazaru i użyj jednej z nich.

## Co można wybrać

dice-option-trade = Oddaj { $cost }, weź { $what }
dice-cost-brown = { $cost } (w tym { $brown })
dice-option-lira = Wymień { $coins }: weź { $what }
dice-option-cards =
    { $n ->
        [one] Odkryj kartę bazaru
        [few] Odkryj { $dice } i użyj jednej
       *[many] Odkryj { $dice } i użyj jednej
    }
dice-option-tile = Oddaj { $cost }, weź żeton „{ $tile }”. { $text }
dice-option-tile-ruby = Oddaj { $cost }, weź żeton „{ $tile }” i z nim rubin meczetu. { $text }
dice-option-tile-free = Weź żeton „{ $tile }”. { $text }
dice-option-tile-free-ruby = Weź żeton „{ $tile }” i z nim rubin meczetu. { $text }
dice-option-ruby = Oddaj { $cost }, weź rubin. { $area }
dice-option-ruby-free = Weź rubin. { $area }
dice-option-end = Zakończ turę
dice-option-end-early = Zakończ turę i strać { $actions }
dice-option-die = Oddaj kość tego koloru: { $what }
dice-option-marker = Oddaj { $what }
dice-option-brown = Oddaj 1 brązowy znacznik jako { $colour }
dice-option-brown-any = Oddaj 1 brązowy znacznik
dice-option-take = Weź { $what }
dice-option-give = Oddaj { $what }
dice-option-card = Użyj karty „{ $card }”. { $own } { $others }
dice-option-card-alone = Użyj karty „{ $card }”. { $own }
dice-card-unmet = Warunek niespełniony ({ $need }): weź { $lira }.
dice-option-accept = Oddaj { $cost }, weź { $what }
dice-option-accept-free = Weź { $what }
dice-option-decline = Nie, dziękuję
dice-option-decline-lira = Nie, lepiej weź { $lira }
dice-option-discard = Oddaj żeton „{ $tile }”. { $text }
dice-option-reroll = Oddaj { $crystal } i przerzuć { $dice }
dice-option-keep = Zostaw wszystkie kości

## O co pytamy

dice-ask-Reroll = Które kości przerzucasz? Masz { $crystals }.
dice-ask-Act = Co robisz? Zostało: { $actions }.
dice-ask-Act-empty = Wszystkie kości są użyte. Co robisz? Zostało: { $actions }.
dice-ask-Act-nothing = Nic więcej nie można opłacić. Zakończ turę.
dice-ask-Act-which = { $action }: które dokładnie?
dice-ask-Act-cards = Ilu kości z kartą używasz?
dice-ask-Pay = Za { $what } trzeba oddać { $cost }. Czym płacisz?
dice-ask-Pay-any = Za { $what } trzeba oddać { $cost }. Zostało: { $left }. Czym płacisz?
dice-bought-tile = żeton „{ $tile }”
dice-bought-ruby = rubin ({ $area })
dice-ask-TakeMarkers = Które dwa znaczniki bierzesz?
dice-ask-TakeMarkers-more = Bierzesz { $what }. Który znacznik będzie drugi?
dice-ask-PickCard = Której z odkrytych kart używasz?
dice-ask-Accept = „{ $card }”: wymieniasz?
dice-ask-Accept-free = „{ $card }”: bierzesz?
dice-ask-Offer = { $name } używa karty „{ $card }”. Wymieniasz?
dice-ask-GiveMarker = Który znacznik oddajesz?
dice-ask-DiscardTile = Który żeton meczetu oddajesz? Potrzeba jeszcze: { $what }.
dice-ask-ChooseRuby = Z którego obszaru bierzesz rubin?
dice-ask-ChooseTile = Który żeton meczetu bierzesz?

## Co się stało

dice-event-turn-began = zaczyna turę w rundzie { $round }
dice-event-rolled = rzuca kośćmi: { $dice }
dice-event-rerolled = oddaje kryształ i przerzuca { $dice }
dice-event-cashed = wymienia { $coins }
dice-brown-as = { $what } jako { $colour }
dice-event-took = bierze { $what }
dice-event-income = bierze { $what } (dochód)
dice-event-paid = oddaje { $what }
dice-event-spent = oddaje { $what }
dice-event-returned = zwraca { $what }, bo w puli brakuje
dice-event-revealed = Na bazarze odkryto: { $what }.
dice-event-reshuffled =
    { $n ->
        [one] { $n } odrzucona karta tworzy nową talię.
        [few] { $n } odrzucone karty tworzą nową talię.
       *[many] { $n } odrzuconych kart tworzy nową talię.
    }
dice-event-used-card = używa karty „{ $card }”
dice-event-declined = odrzuca ofertę karty „{ $card }”
dice-event-consoled = nie spełnia warunku karty „{ $card }” ({ $need })
dice-event-tile-shown = W meczecie odkryto: { $what }.
dice-event-took-tile = bierze żeton meczetu „{ $tile }”
dice-event-lost-tile = oddaje żeton meczetu „{ $tile }”
dice-event-took-ruby = bierze rubin ({ $area }) i ma już { $has }
dice-event-last-round = osiąga cel: to ostatnia runda
dice-event-ended = Koniec gry.

## Dlaczego nie

dice-reason-act-first = Czas na akcję albo na koniec tury.
dice-reason-answer-first = Najpierw przyjmij albo odrzuć ofertę karty.
dice-reason-card-first = Najpierw wybierz jedną z odkrytych kart.
dice-reason-discard-first = Najpierw oddaj żeton meczetu.
dice-reason-discard-order = Żetony oddaje się w kolejności, w jakiej są wymienione, a ten jest już za tobą.
dice-reason-few-cards = Potrzebne: { $need }, a na kościach jest { $have }.
dice-reason-give-first = Najpierw oddaj znacznik towaru.
dice-reason-needs-goods = Twoje kości i znaczniki nie wystarczą.
dice-reason-needs-more = { $what } Twoje kości i znaczniki na to nie wystarczą.
dice-reason-needs-lira = Rubin kosztuje { $need }, a masz { $have }. Monety na kościach trzeba najpierw wymienić.
dice-reason-no-card = Karta „{ $card }” nie została odkryta.
dice-reason-no-coins = Żadna kość nie pokazuje monety.
dice-reason-no-marker = Nie masz czego oddać: { $what }.
dice-reason-other-marker = Karta wymaga znacznika tego koloru: { $colour }. Brązowy też się nada.
dice-reason-no-ruby = Nie ma tu już rubinów: { $area }.
dice-reason-no-tile = Żetonu „{ $tile }” nie ma w rzędzie.
dice-reason-not-lying = Takich kości nie ma na stole.
dice-reason-not-your-tile = Nie masz żetonu „{ $tile }”.
dice-reason-pay-colour = Następny towar do zapłaty: { $colour }.
dice-reason-pay-first = Najpierw dopłać resztę.
dice-reason-pay-otherwise = Nie masz tego albo zostałoby za mało na resztę.
dice-reason-reroll-first = Najpierw przerzuć kości albo je zostaw.
dice-reason-ruby-first = Najpierw wybierz obszar, z którego bierzesz rubin.
dice-reason-take-first = Najpierw weź dwa znaczniki.
dice-reason-take-order = Znaczniki bierze się w kolejności kolorów. Pierwszy: { $colour }.
dice-reason-tile-first = Najpierw weź żeton meczetu.

## Wyniki, wykresy, szczęście

dice-label-rubies = rubiny
dice-label-worth = majątek
dice-worth-is = Przy równej liczbie rubinów decyduje majątek: liry, { $marker } za każdy znacznik i { $crystal } za każdy kryształ.
dice-chart-rubies = Rubiny w kolejnych rundach
dice-chart-lira = Liry w kolejnych rundach
dice-chart-tiles = Żetony meczetu w kolejnych rundach
dice-luck =
    { $rolls ->
        [one] { $rolls } tura: { $mean } jednakowych towarów w rzucie (oczekiwane { $expected })
        [few] { $rolls } tury: średnio { $mean } jednakowych towarów w rzucie (oczekiwane { $expected })
       *[many] { $rolls } tur: średnio { $mean } jednakowych towarów w rzucie (oczekiwane { $expected })
    }

## Plansza

dice-mosque = Żetony meczetu
dice-actions-title = Akcje
dice-rubies-title = Rubiny
dice-purse = Znaczniki, kryształy i liry gracza { $name }
dice-tray = Kości: { $dice }.
dice-die = Kość: { $face }
dice-die-kept = Kość: { $face }. Wybierz ją, aby przerzucić.
dice-die-marked = Kość: { $face }. Zostanie przerzucona.
dice-deck =
    { $n ->
        [one] Talia bazaru: { $n } karta, odrzuconych: { $discards }
        [few] Talia bazaru: { $n } karty, odrzuconych: { $discards }
       *[many] Talia bazaru: { $n } kart, odrzuconych: { $discards }
    }
dice-stack =
    { $n ->
        [one] W stosie jeszcze { $n } żeton.
        [few] W stosie jeszcze { $n } żetony.
       *[many] W stosie jeszcze { $n } żetonów.
    }
dice-turn-of = Tura gracza { $name }
dice-left =
    { $n ->
        [one] Jeszcze { $n } akcja
        [few] Jeszcze { $n } akcje
       *[many] Jeszcze { $n } akcji
    }
dice-phase-roll = Rzut
dice-phase-income = Dochód
dice-phase-over = Koniec gry
dice-thing-could = { $name }. { $text } Twoje kości na to wystarczą: wybierz, aby je zostawić i to zrobić.

## Co mają gracze

dice-mine = Co masz
dice-player = Co ma { $name }
dice-rubies-of =
    { $n ->
        [one] { $n } rubin z { $goal }
        [few] { $n } rubiny z { $goal }
       *[many] { $n } rubinów z { $goal }
    }
dice-tiles-of = { $n } z { $need } żetonów meczetu potrzebnych do rubinu
dice-many = { $n } × { $name }
dice-preview = Plansza gry kościanej. Cel: { $rubies }.

## Gesty

dice-reroll-which = Kości do przerzucenia
dice-reroll-do =
    { $n ->
        [one] Przerzuć { $n } kość (1 kryształ)
        [few] Przerzuć { $n } kości (1 kryształ)
       *[many] Przerzuć { $n } kości (1 kryształ)
    }
dice-reroll-mark = Zaznacz kości do przerzutu
dice-reroll-keep = Zostaw wszystkie
dice-reroll-all = Zaznacz wszystkie
dice-reroll-none = Odznacz
dice-short-red =
    { $n ->
        [one] { $n } czerwony
        [few] { $n } czerwone
       *[many] { $n } czerwonych
    }
dice-short-yellow =
    { $n ->
        [one] { $n } żółty
        [few] { $n } żółte
       *[many] { $n } żółtych
    }
dice-short-green =
    { $n ->
        [one] { $n } zielony
        [few] { $n } zielone
       *[many] { $n } zielonych
    }
dice-short-blue =
    { $n ->
        [one] { $n } niebieski
        [few] { $n } niebieskie
       *[many] { $n } niebieskich
    }
dice-short-brown =
    { $n ->
        [one] { $n } brązowy
        [few] { $n } brązowe
       *[many] { $n } brązowych
    }
dice-short-way = { $way } ({ $brown })
dice-pay-taken = Już wliczone: inaczej się nie dało

## Stół słowami

dice-text-turn = Runda { $round }: tura gracza { $name }

## Pomoc

dice-topics-turn = Tura i elementy
dice-topics-actions = Akcje
dice-topics-rubies = Rubiny
dice-topics-tiles = Żetony meczetu
dice-topics-cards = Karty bazaru
dice-topic-turn = Tura
dice-topic-faces = Kości
dice-topic-crystals = Kryształy
dice-topic-marker = Znaczniki towarów
dice-topic-wild = Brązowe znaczniki
dice-topic-money = Liry
dice-topic-tile = Żetony meczetu
dice-topic-deck = Karty bazaru
dice-topic-scarcity = Gdy w puli brakuje
dice-topic-ruby = Rubiny
dice-topic-end = Koniec gry
dice-help-turn = Tura ma cztery fazy: dochód z żetonów meczetu, rzut, dwie akcje i przekazanie kości następnemu graczowi. Nieużyte kości przepadają; znaczniki, kryształy i liry zostają u ciebie.
dice-help-faces = Kość ma sześć ścianek: towar w każdym z czterech kolorów, monetę i kartę. Rzucasz pięcioma kośćmi i jedną więcej za każdy żeton dodatkowej kości. Każdej kości można użyć do jednej akcji.
dice-help-crystals = Za 1 kryształ przerzucasz dowolną liczbę swoich kości. Nowe ścianki widzisz, zanim zapłacisz następny kryształ.
dice-help-marker = Znacznik to towar, który zostaje u ciebie. W każdej akcji płaci się nim jak kością jego koloru.
dice-help-wild = Brązowym znacznikiem można zapłacić za jeden towar dowolnego koloru. Nigdy nie zastępuje monety ani karty.
dice-help-money = Lirami płaci się za rubiny dywanu lir i za niektóre karty bazaru. Monety na kościach trzeba najpierw wymienić.
dice-help-tile = Żeton działa od twojej następnej tury i odtąd zawsze. Poza tym od razu bierzesz rubin, gdy masz już { $tiles }; zdarza się to raz w grze.
dice-help-deck = Używasz jednej z odkrytych kart, potem wszystkie są odrzucane. Niektóre karty mają też część dla wszystkich pozostałych graczy. Jeśli nie możesz lub nie chcesz zrobić tego, czego wymaga twoja część, weź { $lira }.
dice-help-scarcity = Jeśli masz wziąć coś, czego w puli brakuje, każdy, kto to ma, zwraca po jednej sztuce, aż wystarczy.
dice-help-ruby = Z każdym wziętym rubinem następny w tym obszarze drożeje. Gdy ktoś zdobędzie { $rubies }, gra kończy się po tej rundzie.
dice-help-end = Gdy ktoś ma { $rubies }, dogrywa się rundę. Wygrywa ten, kto ma najwięcej rubinów; przy remisie ten, kto ma większy majątek: liry, 3 za każdy znacznik i 2 za każdy kryształ.
dice-help-pay = Za towary płaci się kośćmi, znacznikami ich koloru lub brązowymi znacznikami, w dowolnym połączeniu.
dice-help-area-track = Rubin kosztuje tylko towary tego koloru. Ceny po kolei: { $prices }.
dice-help-area-carpet = Rubin kosztuje po towarze każdego koloru i jeszcze po jednym dowolnym za każdy rubin, którego już nie ma. Razem: { $prices }.
dice-help-area-lira = Rubin kosztuje liry. Ceny po kolei: { $prices }.
dice-help-area-mosque = Bierzesz tu rubin od razu, gdy masz już { $tiles }. Nie można go kupić i każdy dostaje go tylko raz.
dice-by-players = dla 2 graczy: { $two }; dla 3: { $three }; dla 4: { $four }
dice-with-four = { $what } (dla 4 graczy: { $four })

## Pierwsza gra z przewodnikiem

dice-lesson-welcome = Witaj na bazarze! Gdy ktoś zdobędzie 6 rubinów, gra kończy się po tej rundzie, a wygrywa ten, kto ma ich najwięcej. Rubiny kupuje się tutaj: za wiele towarów jednego koloru, za towary wszystkich kolorów albo za liry. Im mniej ich zostaje, tym są droższe.
dice-lesson-roll = Rzut pięcioma kośćmi już za tobą. Każda pokazuje towar, monetę albo kartę. Za kryształ możesz część z nich przerzucić: wybierz kości, które ci nie odpowiadają, a potem naciśnij przycisk. Albo zostaw wszystkie.
dice-lesson-act = Teraz masz dwie akcje. Świeci to, co możesz opłacić swoimi kośćmi. Za trzy towary jednego koloru można wziąć większość żetonów meczetu; za dwa jednakowe znacznik, czyli towar, który zostaje u ciebie. Wybierz coś, co świeci.
dice-lesson-pay = Jeśli można zapłacić na różne sposoby, wybierz tutaj. Kości przepadają na końcu tury, więc najlepiej wydać najpierw je.
dice-lesson-second = Jeszcze jedna akcja. Świeżo zdobyte rzeczy można od razu wydać. Jeśli nic ci nie pasuje, zakończ turę.
dice-lesson-keep = Kości idą do następnego gracza, ale znaczniki, kryształy i liry zostają u ciebie. Tak przez kilka tur zbiera się na rubin. Brązowe znaczniki zastępują każdy kolor.
dice-lesson-mosque = U góry leżą żetony meczetu. Większość kosztuje trzy towary jednego koloru, a dodatkowa kość po jednym każdego. Pomagają od twojej następnej tury. Z piątym żetonem dostajesz też rubin. Teraz przejdź do akcji.
dice-lesson-spend = Zagraj tę turę, jak chcesz. Monety stają się lirami, a dwa różne towary kryształem.
dice-lesson-rubies = Następne ceny podano w obszarach: na przykład 4 towary jednego koloru, 4 różne towary albo 12 lir. Obszar zaświeci, gdy tylko będziesz mieć czym zapłacić.
dice-lesson-bazaar = Kości z kartą odkrywają karty bazaru. Górna część jest dla ciebie. Dolna dla wszystkich pozostałych: dlatego pytania zdarzają się też w cudzej turze.
dice-lesson-goal = To wszystko! Kliknij prawym przyciskiem albo dotknij i przytrzymaj cokolwiek, aby o tym przeczytać. Powodzenia w drodze do 6 rubinów.
