### Istanbul : Le Jeu de dés : les mots du jeu à la table. Tous les id commencent par dice-.

## Petites choses

dice-plain = { $text }
dice-nothing = rien
dice-quoted = « { $name } »
dice-colour-red = rouge
    .tile = { $kind ->
            [action] rouge
            [goods] rouge
           *[any] rouge
        }
dice-colour-yellow = jaune
    .tile = { $kind ->
            [action] jaune
            [goods] jaune
           *[any] jaune
        }
dice-colour-green = vert
    .tile = { $kind ->
            [action] verte
            [goods] verte
           *[any] vert
        }
dice-colour-blue = bleu
    .tile = { $kind ->
            [action] bleue
            [goods] bleue
           *[any] bleu
        }
dice-face-R = marchandise rouge
dice-face-Y = marchandise jaune
dice-face-G = marchandise verte
dice-face-B = marchandise bleue
dice-face-L = pièce
dice-face-C = carte
dice-die-red = Dé rouge
dice-die-yellow = Dé jaune
dice-die-green = Dé vert
dice-die-blue = Dé bleu
dice-marker-red = Jeton rouge
dice-marker-yellow = Jeton jaune
dice-marker-green = Jeton vert
dice-marker-blue = Jeton bleu
dice-marker-brown = Jeton brun

## Ce qui se compte. La valeur est seule (« 2 liras »), .obj est un complément (paie « 2 liras »).

dice-red =
    { $n ->
        [one] { $n } jeton rouge
       *[other] { $n } jetons rouges
    }
    .obj =
        { $n ->
            [one] { $n } jeton rouge
           *[other] { $n } jetons rouges
        }
dice-yellow =
    { $n ->
        [one] { $n } jeton jaune
       *[other] { $n } jetons jaunes
    }
    .obj =
        { $n ->
            [one] { $n } jeton jaune
           *[other] { $n } jetons jaunes
        }
dice-green =
    { $n ->
        [one] { $n } jeton vert
       *[other] { $n } jetons verts
    }
    .obj =
        { $n ->
            [one] { $n } jeton vert
           *[other] { $n } jetons verts
        }
dice-blue =
    { $n ->
        [one] { $n } jeton bleu
       *[other] { $n } jetons bleus
    }
    .obj =
        { $n ->
            [one] { $n } jeton bleu
           *[other] { $n } jetons bleus
        }
dice-brown =
    { $n ->
        [one] { $n } jeton brun
       *[other] { $n } jetons bruns
    }
    .obj =
        { $n ->
            [one] { $n } jeton brun
           *[other] { $n } jetons bruns
        }
dice-crystal =
    { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
    .obj =
        { $n ->
            [one] { $n } cristal
           *[other] { $n } cristaux
        }
dice-lira =
    { $n ->
        [one] { $n } lira
       *[other] { $n } liras
    }
    .obj =
        { $n ->
            [one] { $n } lira
           *[other] { $n } liras
        }
dice-any =
    { $n ->
        [one] { $n } jeton au choix
       *[other] { $n } jetons au choix
    }
    .obj =
        { $n ->
            [one] { $n } jeton au choix
           *[other] { $n } jetons au choix
        }
dice-or-brown = { $what } (ou brun)
dice-tiles =
    { $n ->
        [one] { $n } tuile Mosquée
       *[other] { $n } tuiles Mosquée
    }
    .obj =
        { $n ->
            [one] { $n } tuile Mosquée
           *[other] { $n } tuiles Mosquée
        }
dice-goods-red =
    { $n ->
        [one] { $n } marchandise rouge
       *[other] { $n } marchandises rouges
    }
    .obj =
        { $n ->
            [one] { $n } marchandise rouge
           *[other] { $n } marchandises rouges
        }
dice-goods-yellow =
    { $n ->
        [one] { $n } marchandise jaune
       *[other] { $n } marchandises jaunes
    }
    .obj =
        { $n ->
            [one] { $n } marchandise jaune
           *[other] { $n } marchandises jaunes
        }
dice-goods-green =
    { $n ->
        [one] { $n } marchandise verte
       *[other] { $n } marchandises vertes
    }
    .obj =
        { $n ->
            [one] { $n } marchandise verte
           *[other] { $n } marchandises vertes
        }
dice-goods-blue =
    { $n ->
        [one] { $n } marchandise bleue
       *[other] { $n } marchandises bleues
    }
    .obj =
        { $n ->
            [one] { $n } marchandise bleue
           *[other] { $n } marchandises bleues
        }
dice-goods =
    { $n ->
        [one] { $n } marchandise au choix
       *[other] { $n } marchandises au choix
    }
    .obj =
        { $n ->
            [one] { $n } marchandise au choix
           *[other] { $n } marchandises au choix
        }
dice-goods-each = 1 marchandise de chaque couleur
dice-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
    .obj =
        { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }
dice-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    .obj =
        { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
dice-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
    .obj =
        { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        }
dice-dice-R =
    { $n ->
        [one] { $n } dé rouge
       *[other] { $n } dés rouges
    }
dice-dice-Y =
    { $n ->
        [one] { $n } dé jaune
       *[other] { $n } dés jaunes
    }
dice-dice-G =
    { $n ->
        [one] { $n } dé vert
       *[other] { $n } dés verts
    }
dice-dice-B =
    { $n ->
        [one] { $n } dé bleu
       *[other] { $n } dés bleus
    }
dice-dice-L =
    { $n ->
        [one] { $n } dé pièce
       *[other] { $n } dés pièce
    }
dice-dice-C =
    { $n ->
        [one] { $n } dé carte
       *[other] { $n } dés carte
    }
dice-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
    .obj =
        { $n ->
            [one] { $n } action
           *[other] { $n } actions
        }
dice-rubies =
    { $n ->
        [one] { $n } rubis
       *[other] { $n } rubis
    }
    .obj =
        { $n ->
            [one] { $n } rubis
           *[other] { $n } rubis
        }

## Zones de rubis

dice-area-red = Zone des marchandises rouges
dice-area-yellow = Zone des marchandises jaunes
dice-area-green = Zone des marchandises vertes
dice-area-blue = Zone des marchandises bleues
dice-area-carpet = Tapis des marchandises
dice-area-lira = Tapis des liras
dice-area-mosque = Zone de la mosquée
dice-area-left = Reste : { $rubies }. Le prochain coûte { $cost }.
dice-area-mosque-left = Reste : { $rubies }. Vous en recevez un dès que vous avez { $tiles }.
dice-area-empty = Il n’y a plus de rubis ici.

## Tuiles Mosquée

dice-tile-lira = Revenu : liras
dice-tile-lira-text = Au début de chacun de vos tours : { $what }.
dice-tile-crystal = Revenu : cristal
dice-tile-crystal-text = Au début de chacun de vos tours : 1 cristal.
dice-tile-card = Revenu : carte Bazar
dice-tile-card-text = Au début de chacun de vos tours : jouez 1 carte Bazar.
dice-tile-action = Action supplémentaire
dice-tile-action-text = Une action de plus à chaque tour.
dice-tile-die = Dé supplémentaire
dice-tile-die-text = Un dé de plus à chaque tour.
dice-tile-goods = Marchandise supplémentaire
dice-tile-goods-text = Chaque fois que vous échangez des pièces : en plus, { $what }.
dice-tile-of = { $tile } ({ $colour })
dice-tile-price = La tuile « { $tile } » coûte { $cost }.
dice-tile-cost = { $text } La tuile coûte { $cost }.
dice-tile-young = { $name }. { $text } Elle agit dès votre prochain tour.

## Cartes Bazar : noms

dice-card-sell-crystal = Acheteur de cristaux
dice-card-sell-good = Acheteur de marchandises
dice-card-brown = Cadeau : { $colour }
dice-card-market = Jour de marché : { $colour }
dice-card-lira = Bonne affaire : { $colour }
dice-card-crystal-lira = Bonne affaire : cristal
dice-card-trade = Commerce équitable : { $colour }
dice-card-trade-crystal = Commerce équitable : cristal
dice-card-ruby-for-brown = Rubis contre jetons bruns
dice-card-ruby-for-crystals = Rubis contre cristaux
dice-card-ruby-for-five-crystals = Rubis contre cinq cristaux
dice-card-ruby-for-tile-and-lira = Rubis contre tuile et liras
dice-card-ruby-for-tiles = Rubis contre tuiles
dice-card-two-dice-lira = Foule : liras
dice-card-two-dice-brown = Foule : marchandises
dice-card-two-dice-crystals = Foule : cristaux
dice-card-own-one-brown = Petite échoppe
dice-card-own-two-brown = Grande échoppe
dice-card-own-three-brown = Échoppe pleine
dice-card-own-three-brown-lira = Riche échoppe
dice-card-crystal-for-brown = Cristal contre marchandise
dice-card-lira-for-brown = Achat en gros
dice-card-good-for-lira = Riche acheteur
dice-card-lira-for-tile = Don de liras
dice-card-crystals-for-tile = Don de cristaux
dice-card-tile-for-brown = Tuile contre marchandises

## Ce que fait une carte

dice-half-take = Prenez { $what }.
dice-half-give = Vous pouvez donner { $cost } et prendre { $what } ; sinon prenez { $lira }.
dice-half-dice =
    { $n ->
        [one] Si vous avez utilisé { $n } dé carte, prenez { $what } ; sinon prenez { $lira }.
       *[other] Si vous avez utilisé { $n } dés carte, prenez { $what } ; sinon prenez { $lira }.
    }
dice-half-own = Si vous avez { $own }, prenez { $what } ; sinon prenez { $lira }.
dice-half-others-take = Tous les autres prennent { $what }.
dice-half-others-give = Tous les autres peuvent donner { $cost } et prendre { $what }.
dice-half-none = Rien pour les autres.
dice-card-text = { $own } { $others }

## Les six actions

dice-action-same = Deux marchandises identiques
dice-action-pair = Deux marchandises différentes
dice-action-three = Trois marchandises différentes
dice-action-four = Quatre marchandises différentes
dice-action-lira = Prendre des liras
dice-action-cards = Révéler des cartes Bazar
dice-help-action-same = Payez 2 marchandises d’une couleur, prenez 1 jeton de cette couleur.
dice-help-action-pair = Payez 2 marchandises de couleurs différentes, prenez 1 cristal.
dice-help-action-three = Payez 3 marchandises de couleurs différentes, prenez 1 jeton brun.
dice-help-action-four = Payez 1 marchandise de chaque couleur, prenez 2 jetons de couleur au choix.
dice-help-action-lira = Utilisez tous les dés qui montrent une pièce : chacun vaut { $n } liras.
dice-help-action-cards = Utilisez des dés qui montrent une carte : révélez autant de cartes Bazar et jouez-en une.

## Ce que l’on peut choisir

dice-option-trade = Payer { $cost }, prendre { $what }
dice-cost-brown = { $cost } (dont { $brown })
dice-option-lira = Échanger { $coins } : prendre { $what }
dice-option-cards =
    { $n ->
        [one] Révéler une carte Bazar
       *[other] Révéler { $dice } et en jouer une
    }
dice-option-tile = Payer { $cost }, prendre la tuile « { $tile } ». { $text }
dice-option-tile-ruby = Payer { $cost }, prendre la tuile « { $tile } » et avec elle un rubis de la mosquée. { $text }
dice-option-tile-free = Prendre la tuile « { $tile } ». { $text }
dice-option-tile-free-ruby = Prendre la tuile « { $tile } » et avec elle un rubis de la mosquée. { $text }
dice-option-ruby = Payer { $cost }, prendre un rubis. { $area }
dice-option-ruby-free = Prendre un rubis. { $area }
dice-option-end = Terminer le tour
dice-option-end-early = Terminer le tour et perdre { $actions }
dice-option-die = Payer avec un dé { $what }
dice-option-marker = Payer { $what }
dice-option-brown = Payer 1 jeton brun comme { $colour }
dice-option-brown-any = Payer 1 jeton brun
dice-option-take = Prendre { $what }
dice-option-give = Donner { $what }
dice-option-card = Jouer « { $card } ». { $own } { $others }
dice-option-card-alone = Jouer « { $card } ». { $own }
dice-card-unmet = Condition non remplie ({ $need }) : prenez { $lira }.
dice-option-accept = Donner { $cost }, prendre { $what }
dice-option-accept-free = Prendre { $what }
dice-option-decline = Non, merci
dice-option-decline-lira = Non, prendre plutôt { $lira }
dice-option-discard = Donner la tuile « { $tile } ». { $text }
dice-option-reroll = Payer { $crystal } et relancer { $dice }
dice-option-keep = Garder tous les dés

## Ce qui est demandé

dice-ask-Reroll = Quels dés relancez-vous ? Vous avez { $crystals }.
dice-ask-Act = Que faites-vous ? Reste : { $actions }.
dice-ask-Act-empty = Tous les dés sont utilisés. Que faites-vous ? Reste : { $actions }.
dice-ask-Act-nothing = Vous ne pouvez plus rien payer. Terminez le tour.
dice-ask-Act-which = { $action } : lesquelles ?
dice-ask-Act-cards = Combien de dés carte utilisez-vous ?
dice-ask-Pay = Pour { $what }, payez { $cost }. Avec quoi ?
dice-ask-Pay-any = Pour { $what }, payez { $cost }. Reste : { $left }. Avec quoi ?
dice-bought-tile = la tuile « { $tile } »
dice-bought-ruby = un rubis ({ $area })
dice-ask-TakeMarkers = Quels jetons prenez-vous ? Deux au choix.
dice-ask-TakeMarkers-more = Vous prenez { $what }. Quel sera le second jeton ?
dice-ask-PickCard = Laquelle des cartes révélées jouez-vous ?
dice-ask-Accept = « { $card } » : échangez-vous ?
dice-ask-Accept-free = « { $card } » : le prenez-vous ?
dice-ask-Offer = { $name } joue « { $card } ». Échangez-vous ?
dice-ask-GiveMarker = Quel jeton donnez-vous ?
dice-ask-DiscardTile = Quelle tuile Mosquée donnez-vous ? Il faut encore { $what }.
dice-ask-ChooseRuby = Dans quelle zone prenez-vous le rubis ?
dice-ask-ChooseTile = Quelle tuile Mosquée prenez-vous ?

## Ce qui s’est passé

dice-event-turn-began = commence son tour, dans la manche { $round }
dice-event-rolled = lance les dés : { $dice }
dice-event-rerolled = paie un cristal et relance { $dice }
dice-event-cashed = échange { $coins }
dice-brown-as = { $what } comme { $colour }
dice-event-took = prend { $what }
dice-event-income = prend { $what } (revenu)
dice-event-paid = paie { $what }
dice-event-spent = paie { $what }
dice-event-returned = rend { $what }, car il en manque dans la réserve
dice-event-revealed = Le bazar montre { $what }.
dice-event-reshuffled =
    { $n ->
        [one] { $n } carte défaussée forme la nouvelle pioche.
       *[other] { $n } cartes défaussées forment la nouvelle pioche.
    }
dice-event-used-card = joue « { $card } »
dice-event-declined = refuse l’offre de « { $card } »
dice-event-consoled = ne remplit pas la condition de « { $card } » ({ $need })
dice-event-tile-shown = La mosquée montre { $what }.
dice-event-took-tile = prend la tuile Mosquée « { $tile } »
dice-event-lost-tile = donne la tuile Mosquée « { $tile } »
dice-event-took-ruby = prend un rubis ({ $area }) et a maintenant { $has }
dice-event-last-round = atteint l’objectif : c’est la dernière manche
dice-event-ended = La partie est terminée.

## Pourquoi non

dice-reason-act-first = C’est le moment d’agir ou de terminer le tour.
dice-reason-answer-first = Acceptez ou refusez d’abord l’offre de la carte.
dice-reason-card-first = Choisissez d’abord une des cartes révélées.
dice-reason-discard-first = Donnez d’abord une tuile Mosquée.
dice-reason-discard-order = Les tuiles se donnent dans l’ordre où elles sont rangées, et celle-ci est déjà passée.
dice-reason-few-cards = Il faut { $need }, mais les dés en montrent { $have }.
dice-reason-give-first = Donnez d’abord un jeton de marchandise.
dice-reason-needs-goods = Vos dés et vos jetons ne suffisent pas.
dice-reason-needs-more = { $what } Vos dés et vos jetons n’y suffisent pas.
dice-reason-needs-lira = Le rubis coûte { $need }, mais vous en avez { $have }. Les pièces des dés doivent d’abord être échangées.
dice-reason-no-card = La carte « { $card } » n’est pas révélée.
dice-reason-no-coins = Aucun dé ne montre de pièce.
dice-reason-no-marker = Vous n’avez pas { $what } à donner.
dice-reason-other-marker = La carte demande un jeton { $colour }. Un brun convient aussi.
dice-reason-no-ruby = Il n’y a plus de rubis ici : { $area }.
dice-reason-no-tile = La tuile « { $tile } » n’est pas dans la rangée.
dice-reason-not-lying = Ces dés ne sont pas sur la table.
dice-reason-not-your-tile = Vous n’avez pas la tuile « { $tile } ».
dice-reason-pay-colour = La couleur de la prochaine marchandise à payer : { $colour }.
dice-reason-pay-first = Finissez d’abord de payer.
dice-reason-pay-otherwise = Vous ne l’avez pas, ou il resterait trop peu pour la suite.
dice-reason-reroll-first = Relancez d’abord des dés, ou gardez-les tous.
dice-reason-ruby-first = Choisissez d’abord la zone du rubis.
dice-reason-take-first = Prenez d’abord vos deux jetons.
dice-reason-take-order = Les jetons se prennent dans l’ordre des couleurs. Le premier : { $colour }.
dice-reason-tile-first = Prenez d’abord une tuile Mosquée.

## Scores, graphiques, chance

dice-label-rubies = rubis
dice-label-worth = fortune
dice-worth-is = À égalité de rubis, la fortune départage : les liras, plus { $marker } par jeton et { $crystal } par cristal.
dice-chart-rubies = Rubis par manche
dice-chart-lira = Liras par manche
dice-chart-tiles = Tuiles Mosquée par manche
dice-luck =
    { $rolls ->
        [one] { $rolls } lancer : au mieux { $mean } marchandises d’une couleur (attendu : { $expected })
       *[other] { $rolls } lancers : au mieux { $mean } marchandises d’une couleur, en moyenne (attendu : { $expected })
    }

## Le plateau

dice-mosque = Tuiles Mosquée
dice-actions-title = Les actions
dice-rubies-title = Rubis
dice-purse = Jetons, cristaux et liras de { $name }
dice-tray = Dés : { $dice }.
dice-die = Dé : { $face }
dice-die-kept = Dé : { $face }. Choisissez-le pour le relancer.
dice-die-marked = Dé : { $face }. Il sera relancé.
dice-deck =
    { $n ->
        [one] Pioche du bazar : { $n } carte, { $discards } en défausse
       *[other] Pioche du bazar : { $n } cartes, { $discards } en défausse
    }
dice-stack =
    { $n ->
        [one] Encore { $n } tuile dans la pile.
       *[other] Encore { $n } tuiles dans la pile.
    }
dice-turn-of = Tour de { $name }
dice-left =
    { $n ->
        [one] Encore { $n } action
       *[other] Encore { $n } actions
    }
dice-phase-roll = Lancer
dice-phase-income = Revenu
dice-phase-over = Partie terminée
dice-thing-could = { $name }. { $text } Vos dés y suffisent : choisissez cela pour les garder et le faire.

## Ce qu’ont les joueurs

dice-mine = Ce que vous avez
dice-player = Ce qu’a { $name }
dice-rubies-of =
    { $n ->
        [one] { $n } rubis sur { $goal }
       *[other] { $n } rubis sur { $goal }
    }
dice-tiles-of = { $n } des { $need } tuiles Mosquée nécessaires pour le rubis
dice-many = { $n } × { $name }
dice-preview = Le plateau du jeu de dés. But : { $rubies }.

## Gestes

dice-reroll-which = Dés à relancer
dice-reroll-do =
    { $n ->
        [one] Relancer { $n } dé (1 cristal)
       *[other] Relancer { $n } dés (1 cristal)
    }
dice-reroll-mark = Marquez les dés à relancer
dice-reroll-keep = Tout garder
dice-reroll-all = Tout marquer
dice-reroll-none = Tout démarquer
dice-short-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
dice-short-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
dice-short-green =
    { $n ->
        [one] { $n } verte
       *[other] { $n } vertes
    }
dice-short-blue =
    { $n ->
        [one] { $n } bleue
       *[other] { $n } bleues
    }
dice-short-brown =
    { $n ->
        [one] { $n } brun
       *[other] { $n } bruns
    }
dice-short-way = { $way } ({ $brown })
dice-pay-taken = Déjà compris : il n’y avait pas d’autre choix

## La table en mots

dice-text-turn = Manche { $round } : tour de { $name }

## Aide

dice-topics-turn = Tour et pièces
dice-topics-actions = Les actions
dice-topics-rubies = Rubis
dice-topics-tiles = Tuiles Mosquée
dice-topics-cards = Cartes Bazar
dice-topic-turn = Le tour
dice-topic-faces = Les dés
dice-topic-crystals = Cristaux
dice-topic-marker = Jetons de marchandise
dice-topic-wild = Jetons bruns
dice-topic-money = Liras
dice-topic-tile = Tuiles Mosquée
dice-topic-deck = Cartes Bazar
dice-topic-scarcity = Quand la réserve est à court
dice-topic-ruby = Rubis
dice-topic-end = La fin
dice-help-turn = Un tour a quatre phases : le revenu de vos tuiles Mosquée, le lancer, deux actions, puis les dés passent au joueur suivant. Les dés non utilisés sont perdus ; les jetons, les cristaux et les liras restent chez vous.
dice-help-faces = Chaque dé a six faces : une marchandise de chacune des quatre couleurs, une pièce et une carte. Vous lancez cinq dés, et un de plus par tuile Dé supplémentaire. Chaque dé sert à une action.
dice-help-crystals = Pour 1 cristal, vous relancez autant de vos dés que vous voulez. Vous voyez les nouvelles faces avant de payer un autre cristal.
dice-help-marker = Un jeton est une marchandise que vous gardez. Dans toute action, il paie comme un dé de sa couleur.
dice-help-wild = Un jeton brun paie une marchandise de n’importe quelle couleur. Il ne remplace jamais une pièce ni une carte.
dice-help-money = Les liras paient les rubis du tapis des liras et certaines cartes Bazar. Les pièces des dés doivent d’abord être échangées.
dice-help-tile = Une tuile agit à partir de votre prochain tour, puis toujours. Vous recevez aussi un rubis dès que vous avez { $tiles } ; cela n’arrive qu’une fois par partie.
dice-help-deck = Vous jouez une des cartes révélées, puis toutes sont défaussées. Certaines ont aussi une partie pour tous les autres joueurs. Si vous ne pouvez ou ne voulez pas faire ce que demande la vôtre, prenez { $lira }.
dice-help-scarcity = Si vous devez prendre quelque chose qui manque dans la réserve, chaque joueur qui en a en rend un, jusqu’à ce qu’il y en ait assez.
dice-help-ruby = Chaque rubis pris rend plus cher le suivant de sa zone. Dès que quelqu’un a { $rubies }, la partie se termine après cette manche.
dice-help-end = Dès que quelqu’un a { $rubies }, on finit la manche. Le joueur qui a le plus de rubis gagne ; en cas d’égalité, celui qui a la plus grande fortune : les liras, plus 3 par jeton et 2 par cristal.
dice-help-pay = Les marchandises se paient avec des dés, des jetons de leur couleur ou des jetons bruns, en les mélangeant à volonté.
dice-help-area-track = Un rubis ne coûte que des marchandises de cette couleur. Les prix dans l’ordre : { $prices }.
dice-help-area-carpet = Un rubis coûte une marchandise de chaque couleur, et une de plus au choix par rubis déjà parti. En tout : { $prices }.
dice-help-area-lira = Un rubis coûte des liras. Les prix dans l’ordre : { $prices }.
dice-help-area-mosque = Vous prenez ici un rubis dès que vous avez { $tiles }. Il ne s’achète pas, et chacun ne le reçoit qu’une fois.
dice-by-players = à 2 joueurs : { $two } ; à 3 : { $three } ; à 4 : { $four }
dice-with-four = { $what } (à 4 joueurs : { $four })

## Une première partie guidée

dice-lesson-welcome = Bienvenue au bazar ! Dès que quelqu’un a 6 rubis, la partie se termine après cette manche, et le joueur qui a le plus de rubis gagne. Les rubis s’achètent ici : avec beaucoup de marchandises d’une couleur, avec des marchandises de toutes les couleurs ou avec des liras. Moins il en reste, plus ils sont chers.
dice-lesson-roll = Vos cinq dés sont lancés. Chacun montre une marchandise, une pièce ou une carte. Avec votre cristal, vous pouvez en relancer : choisissez ceux qui ne vous plaisent pas, puis appuyez sur le bouton. Ou gardez-les tous.
dice-lesson-act = Vous avez maintenant deux actions. Ce qui brille, vos dés peuvent le payer. Avec trois marchandises d’une couleur, on obtient la plupart des tuiles Mosquée ; avec deux identiques, un jeton, c’est-à-dire une marchandise que vous gardez. Choisissez quelque chose qui brille.
dice-lesson-pay = Quand on peut payer de plusieurs façons, choisissez ici. Les dés sont perdus à la fin du tour : mieux vaut les dépenser d’abord.
dice-lesson-second = Encore une action. Ce que vous venez de recevoir peut servir aussitôt. Si rien ne vous convient, terminez le tour.
dice-lesson-keep = Les dés passent au joueur suivant, mais les jetons, les cristaux et les liras restent chez vous. On économise ainsi pour un rubis en plusieurs tours. Les jetons bruns valent n’importe quelle couleur.
dice-lesson-mosque = Les tuiles Mosquée sont en haut. La plupart coûtent trois marchandises d’une couleur ; le dé supplémentaire en coûte une de chaque. Elles vous aident à partir de votre prochain tour. Avec la cinquième, vous recevez aussi un rubis. Passez maintenant à vos actions.
dice-lesson-spend = Jouez ce tour comme il vous plaît. Les pièces deviennent des liras, et deux marchandises différentes un cristal.
dice-lesson-rubies = Les prochains prix sont indiqués dans les zones : par exemple 4 marchandises d’une couleur, 4 marchandises différentes ou 12 liras. Une zone brille dès que vous pouvez payer.
dice-lesson-bazaar = Les dés carte révèlent des cartes Bazar. La partie du haut est pour vous. Celle du bas est pour tous les autres : on peut donc aussi vous poser une question pendant le tour d’un autre.
dice-lesson-goal = C’est tout ! Un clic droit ou un appui long sur n’importe quel élément vous dit ce qu’il fait. Bonne chance sur le chemin des 6 rubis.
