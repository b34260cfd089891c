### Spice Sellers in English. All ids begin with spice-, but for the name of the game.

game-spice-sellers = Spice Sellers

## Things: by name, as the object of a verb (.obj), and so many cards of it (.cards)

spice-mint = mint
    .obj = mint
    .cards =
        { $n ->
            [one] { $n } card of mint
           *[other] { $n } cards of mint
        }
spice-cumin = cumin
    .obj = cumin
    .cards =
        { $n ->
            [one] { $n } card of cumin
           *[other] { $n } cards of cumin
        }
spice-pepper = pepper
    .obj = pepper
    .cards =
        { $n ->
            [one] { $n } card of pepper
           *[other] { $n } cards of pepper
        }
spice-saffron = saffron
    .obj = saffron
    .cards =
        { $n ->
            [one] { $n } card of saffron
           *[other] { $n } cards of saffron
        }
spice-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
spice-stalls =
    { $n ->
        [one] { $n } stall
       *[other] { $n } stalls
    }
spice-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
spice-label-wealth = wealth
spice-label-stalls = stalls

## Questions and answers. $goods, $cards: counted cards; $coins, $cost, $worth: counted coins

spice-goal = Be the wealthiest when the square closes after { $rounds } rounds. A stall counts as { $worth }.
spice-ask-Turn = What will you do?
spice-ask-Sell = How many cards will you sell?
spice-option-rest = Rest and take { $coins }
spice-option-buy = Buy a sack: pay { $cost } and draw { $cards }
spice-option-stall = Open a stall for { $cost }
spice-option-offer = Offer { $spice } (you hold { $held })
spice-option-sell = Sell { $goods } for { $coins }

## What happened: clauses without their subject

spice-event-turn-began = begins a turn, in round { $round }
spice-event-earned = takes { $coins }
spice-event-bought = buys a sack for { $coins }
spice-event-drew = draws { $goods }
spice-event-drew-hidden = draws a card
spice-event-offered = offers { $spice }
spice-event-came =
    { $buyers ->
        [one] { $buyers } buyer comes.
       *[other] { $buyers } buyers come.
    }
spice-event-sold = sells { $goods } for { $coins }
spice-event-opened = opens a stall for { $coins }

## Why not

spice-reason-no-sacks = All sacks are sold.
spice-reason-all-stalls = You have all the stalls you may have.
spice-reason-too-poor = You need { $coins } for it.
spice-reason-none = You hold no { $spice }.
spice-reason-too-many = There are not so many buyers, or you do not hold so many cards.

## The table in words

spice-square = The square
spice-round = Round { $round } of { $rounds }
spice-deck = The sacks hold { $cards }.
spice-price = Price { $price }, sold { $sold }
spice-seller = { $name }
spice-has = Has { $what }.
spice-hand = You hold { $what }.

## Help

spice-help = How to play
spice-spices = The spices
spice-topic-turn = A turn
spice-topic-sell = Selling
spice-topic-end = The end
spice-topic-turn-text = Your stalls bring a coin each. Then you rest for a coin, buy a sack (pay { $cost }, draw { $cards }), open a stall or offer a spice.
spice-topic-sell-text = The die says how many buyers come. The first card brings the price, each further one a coin less, and none less than one.
spice-topic-end-text = After { $rounds } rounds the square closes. A stall counts as { $worth }. Whoever is wealthiest wins, if tied with more stalls.
spice-topic-spice-text = Price { $price }. There are { $cards } of it.
