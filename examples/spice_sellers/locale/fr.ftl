### Marchands d’épices en français.

game-spice-sellers = Marchands d’épices

## Things: by name, as the object of a verb (.obj), and so many cards of it (.cards)

spice-mint = menthe
    .obj = de la menthe
    .cards =
        { $n ->
            [one] { $n } carte de menthe
           *[other] { $n } cartes de menthe
        }
spice-cumin = cumin
    .obj = du cumin
    .cards =
        { $n ->
            [one] { $n } carte de cumin
           *[other] { $n } cartes de cumin
        }
spice-pepper = poivre
    .obj = du poivre
    .cards =
        { $n ->
            [one] { $n } carte de poivre
           *[other] { $n } cartes de poivre
        }
spice-saffron = safran
    .obj = du safran
    .cards =
        { $n ->
            [one] { $n } carte de safran
           *[other] { $n } cartes de safran
        }
spice-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
spice-stalls =
    { $n ->
        [one] { $n } étal
       *[other] { $n } étals
    }
spice-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
spice-label-wealth = fortune
spice-label-stalls = étals

## Questions and answers. $goods, $cards: counted cards; $coins, $cost, $worth: counted coins

spice-goal = Ayez la plus grande fortune quand la place ferme, après { $rounds } manches. Un étal compte pour { $worth }.
spice-ask-Turn = Que faites-vous ?
spice-ask-Sell = Combien de cartes vendez-vous ?
spice-option-rest = Se reposer et prendre { $coins }
spice-option-buy = Acheter un sac : payer { $cost } et piocher { $cards }
spice-option-stall = Ouvrir un étal pour { $cost }
spice-option-offer = Proposer { $spice } ({ $held } en main)
spice-option-sell = Vendre { $goods } pour { $coins }

## What happened: clauses without their subject

spice-event-turn-began = commence son tour, dans la manche { $round }
spice-event-earned = prend { $coins }
spice-event-bought = achète un sac pour { $coins }
spice-event-drew = pioche { $goods }
spice-event-drew-hidden = pioche une carte
spice-event-offered = propose { $spice }
spice-event-came =
    { $buyers ->
        [one] { $buyers } client vient.
       *[other] { $buyers } clients viennent.
    }
spice-event-sold = vend { $goods } pour { $coins }
spice-event-opened = ouvre un étal pour { $coins }

## Why not

spice-reason-no-sacks = Tous les sacs sont vendus.
spice-reason-all-stalls = Vous avez déjà tous vos étals.
spice-reason-too-poor = Il vous faut { $coins }.
spice-reason-none = Vous n’avez pas de carte pour proposer { $spice }.
spice-reason-too-many = Il n’y a pas tant de clients, ou vous n’avez pas tant de cartes.

## The table in words

spice-square = La place
spice-round = Manche { $round } sur { $rounds }
spice-deck = Les sacs cachent { $cards }.
spice-price = Prix { $price }, vendues { $sold }
spice-seller = { $name }
spice-has = A { $what }.
spice-hand = Vous tenez { $what }.

## Help

spice-help = Comment jouer
spice-spices = Les épices
spice-topic-turn = Un tour
spice-topic-sell = La vente
spice-topic-end = La fin
spice-topic-turn-text = Chacun de vos étals rapporte une pièce. Puis reposez-vous pour une pièce, achetez un sac (payez { $cost }, piochez { $cards }), ouvrez un étal ou proposez une épice.
spice-topic-sell-text = Le dé dit combien de clients viennent. La première carte rapporte le prix, chaque suivante une pièce de moins, et jamais moins d’une.
spice-topic-end-text = Après { $rounds } manches, la place ferme. Un étal compte pour { $worth }. La plus grande fortune l’emporte ; à égalité, le plus d’étals.
spice-topic-spice-text = Prix { $price }. Il y en a { $cards }.
