### For people with the real box.

## The score pad

score-title = Feuille de score
score-about = Vous avez joué avec la vraie boîte ? Entrez ce que chacun possède à la fin, et les règles du jeu font les comptes.
score-game = Jeu
score-players = Joueurs et joueuses
score-player-name = Nom de la personne { $number }
score-player-more = Ajouter une personne
score-player-less = Retirer { $name }
score-boxes = Boîtes sur la table
score-part-have = Ce que chacun possède
score-part-production = Bâtiments de production
score-part-city = Bâtiments urbains
score-part-monument = Les monuments
score-part-six = Grands bâtiments
score-part-cards = Cartes et marchandises
score-note-istanbul = Avant de compter : après le dernier tour, chacun pose ses cartes bonus qui donnent des liras ou des marchandises.
score-note-istanbul-dice = Liras, jetons et cristaux ne comptent qu’à égalité de rubis. Les tuiles Mosquée ne comptent pas.
score-note-san-juan = Une carte sous un bâtiment vaut un point. Les cartes en main et les marchandises ne comptent qu’à égalité de points.
score-lira = Liras
score-markers = Jetons de marchandises, bruns compris
score-crystals = Cristaux
score-hand = Cartes en main
score-goods-on = Marchandises sur les bâtiments

## How points come about

score-how-guild-hall =
    { $n ->
        [one] { $n } bâtiment de production
       *[other] { $n } bâtiments de production
    }, { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }
score-how-city-hall =
    { $n ->
        [one] { $n } bâtiment urbain
       *[other] { $n } bâtiments urbains
    }
score-how-triumphal-arch =
    { $n ->
        [one] pour { $n } monument
       *[other] pour { $n } monuments
    }
score-how-palace =
    { $n ->
        [one] pour { $n } autre point
       *[other] pour { $n } autres points
    }
score-how-residence =
    { $n ->
        [one] { $n } trio
       *[other] { $n } trios
    }
score-how-cathedral =
    { $n ->
        [one] { $n } bâtiment de coût 6 chez les adversaires
       *[other] { $n } bâtiments de coût 6 chez les adversaires
    }

## What cannot be

score-wrong-unknown = { $name } : il n’y a pas de « { $what } » dans cette partie.
score-wrong-number = { $name } : « { $what } » doit être un nombre entier de 0 à { $most }.
score-wrong-once = { $name } : « { $what } » ne peut se trouver qu’une fois dans une ville.
score-wrong-all = « { $what } » : { $found } ont été entrés, mais cette partie n’en a que { $most }.
score-wrong-town = { $name } : { $found } bâtiments ont été entrés, mais une ville en a { $most } au plus.
score-wrong-goods = { $name } : { $found } marchandises ont été entrées, mais les bâtiments n’ont de place que pour { $most }.
score-wrong-cards = { $found } cartes ont été entrées en tout, mais cette partie n’en a que { $most }.

## What came of it

score-ranking = Classement
score-clear = Effacer la feuille
score-keep = Garder ce résultat
score-kept = Le résultat est gardé sur cet appareil.
score-past = Parties réelles sur cet appareil
score-past-delete = Supprimer la partie du { $when }
score-export = Les télécharger dans un fichier

## In the terminal

score-ask-name = Nom de la personne { $number } (ligne vide : plus personne) :
score-ask-some = { $name }, { $title } (par exemple { $what }) :
score-ask-number = { $name }, { $what } :
