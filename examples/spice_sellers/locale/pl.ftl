### Sprzedawcy przypraw po polsku.

game-spice-sellers = Sprzedawcy przypraw

## Things: by name, as the object of a verb (.obj), and so many cards of it (.cards)

spice-mint = mięta
    .obj = miętę
    .cards =
        { $n ->
            [one] { $n } kartę mięty
            [few] { $n } karty mięty
           *[many] { $n } kart mięty
        }
spice-cumin = kmin
    .obj = kmin
    .cards =
        { $n ->
            [one] { $n } kartę kminu
            [few] { $n } karty kminu
           *[many] { $n } kart kminu
        }
spice-pepper = pieprz
    .obj = pieprz
    .cards =
        { $n ->
            [one] { $n } kartę pieprzu
            [few] { $n } karty pieprzu
           *[many] { $n } kart pieprzu
        }
spice-saffron = szafran
    .obj = szafran
    .cards =
        { $n ->
            [one] { $n } kartę szafranu
            [few] { $n } karty szafranu
           *[many] { $n } kart szafranu
        }
spice-coins =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
spice-stalls =
    { $n ->
        [one] { $n } stragan
        [few] { $n } stragany
       *[many] { $n } straganów
    }
spice-cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
spice-label-wealth = majątek
spice-label-stalls = stragany

## Questions and answers. $goods, $cards: counted cards; $coins, $cost, $worth: counted coins

spice-goal = Zgromadź największy majątek, zanim plac zamkną po rundzie { $rounds }. Stragan liczy się za { $worth }.
spice-ask-Turn = Co robisz?
spice-ask-Sell = Ile kart sprzedajesz?
spice-option-rest = Odpocznij i weź { $coins }
spice-option-buy = Kup worek: zapłać { $cost } i dobierz { $cards }
spice-option-stall = Otwórz stragan za { $cost }
spice-option-offer = Zaoferuj { $spice } (na ręce { $held })
spice-option-sell = Sprzedaj { $goods } za { $coins }

## What happened: clauses without their subject

spice-event-turn-began = zaczyna turę w rundzie { $round }
spice-event-earned = bierze { $coins }
spice-event-bought = kupuje worek za { $coins }
spice-event-drew = dobiera { $goods }
spice-event-drew-hidden = dobiera kartę
spice-event-offered = oferuje { $spice }
spice-event-came =
    { $buyers ->
        [one] Przychodzi { $buyers } klient.
        [few] Przychodzą { $buyers } klienci.
       *[many] Przychodzi { $buyers } klientów.
    }
spice-event-sold = sprzedaje { $goods } za { $coins }
spice-event-opened = otwiera stragan za { $coins }

## Why not

spice-reason-no-sacks = Wszystkie worki sprzedano.
spice-reason-all-stalls = Więcej straganów mieć nie można.
spice-reason-too-poor = Potrzebujesz na to { $coins }.
spice-reason-none = Nie masz kart, żeby zaoferować { $spice }.
spice-reason-too-many = Nie ma tylu klientów albo nie masz tylu kart.

## The table in words

spice-square = Plac
spice-round = Runda { $round } z { $rounds }
spice-deck = Worki kryją { $cards }.
spice-price = Cena { $price }, sprzedano { $sold }
spice-seller = { $name }
spice-has = Ma { $what }.
spice-hand = Trzymasz { $what }.

## Help

spice-help = Jak grać
spice-spices = Przyprawy
spice-topic-turn = Tura
spice-topic-sell = Sprzedaż
spice-topic-end = Koniec gry
spice-topic-turn-text = Każdy twój stragan daje monetę. Potem odpocznij za monetę, kup worek (zapłać { $cost }, dobierz { $cards }), otwórz stragan albo zaoferuj przyprawę.
spice-topic-sell-text = Kość mówi, ilu klientów przyjdzie. Pierwsza karta daje pełną cenę, każda następna monetę mniej, ale nie mniej niż jedną.
spice-topic-end-text = Po rundzie { $rounds } plac zamykają. Stragan liczy się za { $worth }. Wygrywa największy majątek, a przy równym więcej straganów.
spice-topic-spice-text = Cena { $price }. W grze znajdziesz { $cards }.
