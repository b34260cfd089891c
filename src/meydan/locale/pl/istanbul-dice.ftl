### Istanbul: Gra kościana: słowa gry przy stole. Wszystkie id zaczynają się od dice-.

## Drobiazgi

dice-plain = { $text }
dice-nothing = nic
dice-colour-red = czerwony
dice-colour-yellow = żółty
dice-colour-green = zielony
dice-colour-blue = niebieski
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
dice-area-left = Zostało: { $rubies }. Za następny zapłać { $cost }.
dice-area-empty = Nie ma tu już rubinów.

## Żetony meczetu

dice-tile-lira = Dochód: liry
dice-tile-lira-text = Na początku każdej swojej tury weź { $what }.
dice-tile-crystal = Dochód: kryształ
dice-tile-crystal-text = Na początku każdej swojej tury weź 1 kryształ.
dice-tile-card = Dochód: karta bazaru
dice-tile-card-text = Na początku każdej swojej tury użyj 1 karty bazaru.
dice-tile-action = Dodatkowa akcja
dice-tile-action-text = W każdej turze masz jedną akcję więcej.
dice-tile-die = Dodatkowa kość
dice-tile-die-text = W każdej turze rzucasz jedną kością więcej.
dice-tile-goods = Dodatkowy towar
dice-tile-goods-text = Gdy wymieniasz monety, weź także { $what }.
dice-tile-cost = { $text } Za żeton zapłać { $cost }.
dice-tile-young = { $name }. { $text } Działa od twojej następnej tury.

## Karty bazaru: nazwy

dice-card-sell-crystal = Skup kryształów
dice-card-sell-good = Skup towarów
dice-card-brown = Podarunek: { $colour }
dice-card-market = Dzień targowy: { $colour }
dice-card-lira = Dobry handel: { $colour }
dice-card-crystal-lira = Dobry handel: kryształ
dice-card-ruby-for-brown = Rubin za brązowe towary
dice-card-ruby-for-crystals = Rubin za kryształy
dice-card-ruby-for-tile-and-lira = Rubin za żeton i liry
dice-card-ruby-for-tiles = Rubin za żetony
dice-card-two-dice-lira = Tłum: liry
dice-card-two-dice-brown = Tłum: towary
dice-card-two-dice-crystals = Tłum: kryształy
dice-card-own-one-brown = Mały kram
dice-card-own-two-brown = Duży kram
dice-card-own-three-brown = Pełny kram
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
dice-help-action-same = Zapłać 2 towary jednego koloru, weź 1 znacznik tego koloru.
dice-help-action-pair = Zapłać 2 towary różnych kolorów, weź 1 kryształ.
dice-help-action-three = Zapłać 3 towary różnych kolorów, weź 1 brązowy znacznik.
dice-help-action-four = Zapłać po 1 towarze każdego koloru, weź 2 kolorowe znaczniki do wyboru.
dice-help-action-lira = Użyj wszystkich kości z monetą: każda daje { $n } liry.
dice-help-action-cards = Użyj kości z kartą: odkryj tyle samo kart bazaru i użyj jednej z nich.

## Co można wybrać

dice-option-trade = Zapłać { $cost }, weź { $what }
dice-option-lira = Wymień { $coins }: weź { $what }
dice-option-cards =
    { $n ->
        [one] Odkryj kartę bazaru
        [few] Odkryj { $dice } i użyj jednej
       *[many] Odkryj { $dice } i użyj jednej
    }
dice-option-tile = Zapłać { $cost }, weź żeton „{ $tile }”. { $text }
dice-option-tile-ruby = Zapłać { $cost }, weź żeton „{ $tile }” i z nim rubin meczetu. { $text }
dice-option-tile-free = Weź żeton „{ $tile }”. { $text }
dice-option-tile-free-ruby = Weź żeton „{ $tile }” i z nim rubin meczetu. { $text }
dice-option-ruby = Zapłać { $cost }, weź rubin. { $area }
dice-option-ruby-free = Weź rubin. { $area }
dice-option-end = Zakończ turę
dice-option-end-early = Zakończ turę i strać { $actions }
dice-option-die = Zapłać kością: { $what }
dice-option-marker = Zapłać { $what }
dice-option-brown = Zapłać 1 brązowy znacznik za kolor: { $colour }
dice-option-brown-any = Zapłać 1 brązowy znacznik
dice-option-take = Weź { $what }
dice-option-give = Oddaj { $what }
dice-option-card = Użyj „{ $card }”. { $own } { $others }
dice-option-card-alone = Użyj „{ $card }”. { $own }
dice-card-unmet = Nie spełniasz warunku: weź { $lira }.
dice-option-accept = Oddaj { $cost }, weź { $what }
dice-option-accept-plain = Przyjmij
dice-option-decline = Nie, dziękuję
dice-option-decline-lira = Nie, weź zamiast tego { $lira }
dice-option-discard = Oddaj żeton „{ $tile }”. { $text }
dice-option-reroll = Zapłać { $crystal } i rzuć ponownie: { $dice }
dice-option-keep = Zostaw wszystkie kości

## O co pytamy

dice-ask-Reroll = Którymi kośćmi rzucasz ponownie? Masz { $crystals }.
dice-ask-Act = Co robisz? Zostało: { $actions }.
dice-ask-Act-empty = Wszystkie kości są użyte. Co robisz? Zostało: { $actions }.
dice-ask-Act-nothing = Nie ma już za co płacić. Zakończ turę.
dice-ask-Pay = Zapłać { $cost }. Czym?
dice-ask-Pay-any = Zapłać jeszcze { $cost }. Czym?
dice-ask-TakeMarkers = Które dwa znaczniki bierzesz?
dice-ask-TakeMarkers-more = Bierzesz { $what }. Który znacznik jest drugi?
dice-ask-PickCard = Której z odkrytych kart używasz?
dice-ask-Accept = „{ $card }”: wymieniasz?
dice-ask-Offer = { $name } używa karty „{ $card }”. Wymieniasz?
dice-ask-GiveMarker = Który znacznik oddajesz?
dice-ask-DiscardTile = Który żeton meczetu oddajesz? Potrzeba jeszcze: { $what }.
dice-ask-ChooseRuby = Z którego obszaru bierzesz rubin?
dice-ask-ChooseTile = Który żeton meczetu bierzesz?

## Co się stało

dice-event-turn-began = zaczyna turę, runda { $round }
dice-event-rolled = wyrzuca { $dice }
dice-event-rerolled = płaci kryształ i rzuca ponownie: { $dice }
dice-event-spent-die = używa kości: { $colour }
dice-event-spent-marker = płaci znacznik: { $colour }
dice-event-spent-brown = płaci brązowy znacznik za kolor: { $colour }
dice-event-cashed = wymienia { $coins }
dice-event-took = bierze { $what }
dice-event-paid = płaci { $what }
dice-event-returned = zwraca { $what }, bo w puli brakuje
dice-event-revealed = Bazar odkrywa „{ $card }”.
dice-event-reshuffled =
    { $n ->
        [one] { $n } odrzucona karta tworzy nową talię.
        [few] { $n } odrzucone karty tworzą nową talię.
       *[many] { $n } odrzuconych kart tworzy nową talię.
    }
dice-event-used-card = używa karty „{ $card }”
dice-event-declined = odrzuca „{ $card }”
dice-event-consoled = nie spełnia warunku karty „{ $card }”
dice-event-tile-shown = Meczet odkrywa żeton „{ $tile }”.
dice-event-took-tile = bierze żeton meczetu „{ $tile }”
dice-event-lost-tile = oddaje żeton meczetu „{ $tile }”
dice-event-took-ruby = bierze rubin ({ $area }): teraz { $rubies }
dice-event-last-round = osiąga cel: to ostatnia runda
dice-event-ended = Gra jest zakończona.

## Dlaczego nie

dice-reason-act-first = Czas na akcję albo na koniec tury.
dice-reason-answer-first = Najpierw przyjmij albo odrzuć ofertę karty.
dice-reason-card-first = Najpierw wybierz jedną z odkrytych kart.
dice-reason-discard-first = Najpierw oddaj żeton meczetu.
dice-reason-discard-order = Żetony oddaje się w kolejności, w jakiej są wymienione, a ten jest już za tobą.
dice-reason-few-cards = Do tego użyj { $need }; na kościach jest { $have }.
dice-reason-give-first = Najpierw oddaj znacznik towaru.
dice-reason-needs-goods = Twoje kości i znaczniki nie wystarczą.
dice-reason-needs-lira = Rubin kosztuje więcej, niż masz ({ $have }): zapłać { $need }. Monety na kościach trzeba najpierw wymienić.
dice-reason-no-card = Karta „{ $card }” nie została odkryta.
dice-reason-no-coins = Żadna kość nie pokazuje monety.
dice-reason-no-marker = Nie możesz oddać { $what }: nie masz go.
dice-reason-no-ruby = Nie ma tu już rubinów: { $area }.
dice-reason-no-tile = Tego żetonu nie ma w rzędzie: „{ $tile }”.
dice-reason-not-lying = Takich kości nie ma na stole.
dice-reason-not-your-tile = Nie masz tego żetonu: „{ $tile }”.
dice-reason-pay-colour = Następny towar do zapłaty: { $colour }.
dice-reason-pay-first = Najpierw zapłać do końca.
dice-reason-pay-otherwise = Nie masz tego albo zostałoby za mało na resztę.
dice-reason-reroll-first = Najpierw rzuć ponownie kośćmi albo je zostaw.
dice-reason-ruby-first = Najpierw wybierz obszar, z którego bierzesz rubin.
dice-reason-take-first = Najpierw weź dwa znaczniki.
dice-reason-take-order = Znaczniki bierze się w kolejności kolorów. Pierwszy: { $colour }.
dice-reason-tile-first = Najpierw weź żeton meczetu.
dice-reason-unknown-choice = W tej grze nie ma takiego wyboru.
dice-reason-game-over = Gra jest zakończona.
dice-reason-not-your-turn = To nie twoja tura.
dice-reason-other = Teraz to niemożliwe.

## Wyniki, wykresy, szczęście

dice-label-rubies = rubiny
dice-label-worth = majątek
dice-chart-rubies = Rubiny w kolejnych rundach
dice-chart-lira = Liry w kolejnych rundach
dice-chart-tiles = Żetony meczetu w kolejnych rundach
dice-luck =
    { $rolls ->
        [one] { $rolls } tura, jednakowych kości { $mean } (oczekiwano { $expected })
        [few] { $rolls } tury, jednakowych kości średnio { $mean } (oczekiwano { $expected })
       *[many] { $rolls } tur, jednakowych kości średnio { $mean } (oczekiwano { $expected })
    }

## Plansza

dice-mosque = Żetony meczetu
dice-actions-title = Akcje
dice-rubies-title = Rubiny
dice-purse = Znaczniki, kryształy i liry, gracz { $name }
dice-tray = Kości: { $dice }.
dice-die = Kość: { $face }
dice-die-kept = Kość: { $face }. Kliknij, aby rzucić nią ponownie.
dice-die-marked = Kość: { $face }. Będzie rzucona ponownie.
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
dice-thing-text = { $name }. { $text }
dice-thing-can = { $name }. { $text } Teraz możliwe: { $doing }
dice-thing-could = { $name }. { $text } Twoje kości by na to wystarczyły.
dice-more = Więcej: { $name }
dice-more-short = Więcej

## Co mają gracze

dice-mine = Moje
dice-player = Co ma gracz { $name }
dice-rubies-of =
    { $n ->
        [one] { $n } rubin z { $goal }
        [few] { $n } rubiny z { $goal }
       *[many] { $n } rubinów z { $goal }
    }
dice-tiles-of =
    { $n ->
        [one] { $n } żeton meczetu; rubin daje żeton numer { $need }
        [few] { $n } żetony meczetu; rubin daje żeton numer { $need }
       *[many] { $n } żetonów meczetu; rubin daje żeton numer { $need }
    }
dice-many = { $n } × { $name }
dice-preview = Plansza gry kościanej. Cel: { $rubies }.

## Gesty

dice-reroll-which = Kości do ponownego rzutu
dice-reroll-do = Rzuć ponownie: { $n }
dice-reroll-mark = Zaznacz
dice-reroll-keep = Zostaw
dice-reroll-all = Wszystkie
dice-reroll-none = Żadna
dice-pay-with = Czym można płacić
dice-pay-do = Zapłać tym
dice-pay-more =
    { $n ->
        [one] Jeszcze { $n }
        [few] Jeszcze { $n }
       *[many] Jeszcze { $n }
    }
dice-pay-less =
    { $n ->
        [one] O { $n } za dużo
        [few] O { $n } za dużo
       *[many] O { $n } za dużo
    }
dice-pay-other = To nie pasuje
dice-take-one = Weź { $what } (wybrano: { $n })
dice-take-do = Weź te
dice-take-more =
    { $n ->
        [one] Wybierz { $n } znacznik
        [few] Wybierz { $n } znaczniki
       *[many] Wybierz { $n } znaczników
    }
dice-take-none = Wybierz inaczej

## Stół słowami

dice-text-turn = Runda { $round }: tura gracza { $name }
dice-text-players = Gracze

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
dice-help-faces = Kość ma sześć ścianek: towar w każdym z czterech kolorów, monetę i kartę. Rzucasz pięcioma kośćmi i jedną więcej za każdy żeton dodatkowej kości. Każda kość służy jednej akcji.
dice-help-crystals = Za 1 kryształ rzucasz ponownie dowolną liczbą swoich kości. Nowe ścianki widzisz, zanim zapłacisz następny kryształ.
dice-help-marker = Znacznik to towar, który zostaje u ciebie. W każdej akcji płaci jak kość swojego koloru.
dice-help-wild = Brązowy znacznik płaci za jeden towar dowolnego koloru. Nigdy nie zastępuje monety ani karty.
dice-help-money = Lirami płaci się za rubiny dywanu lir i za niektóre karty bazaru. Monety na kościach trzeba najpierw wymienić.
dice-help-tile = Żeton działa od twojej następnej tury i odtąd zawsze. Bierzesz też od razu rubin, gdy masz już { $tiles }; zdarza się to raz w grze.
dice-help-deck = Używasz jednej z odkrytych kart, potem wszystkie są odrzucane. Niektóre karty mają też część dla wszystkich pozostałych graczy. Jeśli nie możesz lub nie chcesz spełnić swojej części, weź { $lira }.
dice-help-scarcity = Jeśli masz wziąć coś, czego w puli brakuje, każdy, kto to ma, zwraca jedną sztukę, aż wystarczy.
dice-help-ruby = Z każdym wziętym rubinem następny w tym obszarze drożeje. Kto ma { $rubies }, zaczyna koniec gry.
dice-help-end = Gdy ktoś ma { $rubies }, runda jest dogrywana. Wygrywa najwięcej rubinów; przy remisie większy majątek: liry, 3 za każdy znacznik, 2 za każdy kryształ.
dice-help-pay = Towary płaci się kośćmi, znacznikami ich koloru lub brązowymi znacznikami, dowolnie mieszanymi.
dice-help-area-track = Rubin kosztuje tylko towary tego koloru. Ceny po kolei: { $prices }.
dice-help-area-carpet = Rubin kosztuje po towarze każdego koloru i jeszcze jeden dowolny za każdy rubin, którego już nie ma. Razem: { $prices }.
dice-help-area-lira = Rubin kosztuje liry. Ceny po kolei: { $prices }.
dice-help-area-mosque = Bierzesz tu rubin od razu, gdy masz już { $tiles }. Nie kupuje się go i każdy dostaje go raz.

## Pierwsza gra z przewodnikiem

dice-lesson-welcome = Witaj na bazarze! Kto pierwszy ma 6 rubinów, zaczyna koniec gry. Rubiny kupuje się tutaj: za wiele towarów jednego koloru, za towary wszystkich kolorów albo za liry. Im mniej ich zostaje, tym są droższe.
dice-lesson-roll = Rzucono twoimi pięcioma kośćmi. Każda pokazuje towar, monetę albo kartę. Za kryształ możesz rzucić ponownie: kliknij kości, które ci nie odpowiadają, a potem przycisk. Albo zostaw wszystkie.
dice-lesson-act = Teraz masz dwie akcje. To, co świeci, można zapłacić twoimi kośćmi. Trzy towary jednego koloru kupują żeton meczetu; dwa jednakowe dają znacznik, towar, który zostaje u ciebie. Kliknij coś, co świeci.
dice-lesson-pay = Gdzie można płacić na różne sposoby, wybierz tutaj. Kości przepadają na końcu tury, więc najlepiej wydać je najpierw.
dice-lesson-second = Jeszcze jedna akcja. To, co przed chwilą zdobyte, można od razu wydać. Jeśli nic ci nie pasuje, zakończ turę.
dice-lesson-keep = Kości idą do następnego gracza, ale znaczniki, kryształy i liry zostają u ciebie. Tak przez kilka tur zbiera się na rubin. Brązowe znaczniki zastępują każdy kolor.
dice-lesson-mosque = U góry leżą żetony meczetu. Kosztują trzy towary jednego koloru i pomagają w każdej turze od następnej. Z piątym żetonem dostajesz też rubin. Rzuć kośćmi i przejdź do akcji.
dice-lesson-spend = Zagraj tę turę, jak chcesz. Monety stają się lirami, a dwa różne towary kryształem.
dice-lesson-rubies = Następne ceny stoją w obszarach: na przykład 4 towary jednego koloru, 4 różne towary albo 12 lir. Obszar świeci, gdy tylko możesz zapłacić.
dice-lesson-bazaar = Kości z kartą odkrywają karty bazaru. Górna część jest dla ciebie. Dolna dla wszystkich pozostałych: dlatego pytania zdarzają się też w cudzej turze.
dice-lesson-goal = To wszystko! Prawy przycisk myszy albo długie dotknięcie opowie o wszystkim. Powodzenia w drodze do 6 rubinów.
