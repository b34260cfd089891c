### For people around a real table. Ids of the set-up helper begin with setup-; a step has a title, sentences, and what goes where.

## The page and the terminal

setup-title = Mise en place : { $game }
setup-about = Pour jouer avec la vraie boîte. Dites ce que vous avez et combien vous êtes, puis suivez les étapes une à une.
setup-players = Nombre de joueurs
setup-steps = Étapes
setup-ticked = { $n } sur { $of } terminées
setup-done = Fait
setup-over = Tout décocher
setup-print = Imprimer
setup-picture = La disposition des tuiles

## The code, and what can be wrong with one that was typed

setup-code = Code de cette mise en place
setup-code-about = Qui le saisit installe la même chose.
setup-code-field = Le code d’un ami
setup-code-do = Utiliser ce code
setup-code-sign = Aucun code ne contient le signe { $sign }. Les codes s’écrivent avec { $signs }.
setup-code-length = Un code a { $n } signes, et celui-ci en a { $typed }.
setup-code-wrong = Ce n’est pas un code : un signe est peut-être faux, ou deux sont inversés.
setup-code-other = C’est le code d’un autre jeu : { $game }.

## What several games say

setup-player = Joueur { $number }
setup-times = { $n } × { $what }
setup-board = Le plateau
setup-rubies = Rubis
setup-mosque-tiles = Tuiles Mosquée
setup-by-code = Le code de cette mise en place a déjà tiré au sort pour tout le monde : prenez ce qui est écrit ici, et vos amis avec le même code auront la même chose.
setup-first = Tirez au sort qui commence : c’est le joueur 1. Les autres suivent dans le sens horaire.
setup-beside = À côté du plateau
setup-deck = Pioche
setup-face-up = Face visible
setup-face-down = Face cachée
setup-beginning = Prêts à commencer

## Istanbul

# A place by its number and name.
setup-ist-place = { $number } { $place }
setup-ist-board-lay = Posez les { $n } lieux côte à côte, { $rows } rangées de { $columns }, comme sur l’image.
setup-ist-rubies-lay = Posez des rubis sur ces lieux. Remplissez une piste depuis la fin, jusqu’à ce que tous ses rubis y soient ; { $at } et dans les mosquées, ils forment un tas.
setup-ist-rubies-rest = Gardez les autres rubis à côté du plateau : le dernier d’une piste est toujours remplacé.
setup-ist-mosques-sort = Triez les tuiles par couleur en piles, le moins de marchandises sur le dessus. Chaque pile a les tuiles pour { $costs } marchandises.
setup-ist-mosques-out = Les tuiles pour { $costs } marchandises restent dans la boîte.
setup-ist-markets = Tuiles Demande
setup-ist-demand = tuile Demande
setup-ist-demand-top = Sur le dessus : { $goods }
setup-ist-markets-shuffle = Mélangez les tuiles foncées et posez-les face visible { $large }, les claires { $small }.
setup-ist-indicator = marqueur de poste
setup-ist-mail-up = Tous les marqueurs de poste sont dans la rangée du haut.
setup-ist-cards = Cartes bonus
setup-ist-cards-shuffle = Mélangez les cartes bonus de toutes vos boîtes en une seule pioche, face cachée.
setup-ist-cards-new = Mélangez les cartes bonus de l’extension en une pioche, face cachée. Celles du jeu de base restent dans la boîte.
setup-ist-cards-discard = Laissez de la place pour la défausse { $at }.
setup-ist-caravan = tuile Caravane
setup-ist-figures = Personnages
setup-ist-figures-roll = Chacun commence dans le lieu qu’indique un jet de deux dés.
setup-ist-guild = Mélangez les cartes Guilde en une pioche face cachée { $at }.
setup-ist-tavern = Triez les tuiles Taverne par sorte en deux piles, la moins chère sur le dessus : { $costs } cafés.
setup-ist-barrier = La barrière avec sa tuile de contrôle et la tuile Bakchich attendent à côté du plateau.
setup-ist-coffee = Placez le café en réserve : personne ne commence avec du café ni une carte Guilde.
setup-ist-kiosk-tile = tuile Kiosque
setup-ist-letters = Mélangez les missives en une pile face cachée, puis les tuiles Kiosque de même.
setup-ist-companions = Tous les compagnons attendent à côté du plateau, et personne n’a encore de missive.
setup-ist-pieces = Pions
setup-ist-white = assistant blanc, à personne
setup-ist-merchant =
    { $n ->
        [one] Chacun pose son marchand { $at }, sur { $n } assistant de sa couleur.
       *[other] Chacun pose son marchand { $at }, sur { $n } assistants de sa couleur.
    }
setup-ist-merchant-white = Tout en bas, sous eux, va un assistant blanc.
setup-ist-spare = Le cinquième assistant de chaque couleur attend à côté du plateau.
setup-ist-family = Chaque membre d’une famille va { $to }.
setup-ist-barrow = Chacun prend une brouette vide et sans extension : de la place pour { $n } marchandises de chaque sorte.
setup-ist-neutral = Posez sur chacun de ces lieux un marchand d’une couleur que personne ne joue.
setup-ist-money = Argent et premières cartes
setup-ist-money-take = Chacun prend des liras à la banque et pioche.
setup-ist-marker = Le joueur 1 prend le marqueur premier joueur et le garde toute la partie.
setup-ist-end = La fin commence quand quelqu’un a { $rubies }.

## Istanbul: The Dice Game

setup-dice-side = Posez le plateau du côté pour { $seats } joueurs.
setup-dice-rubies-lay = Posez un rubis par case ; les prix sont donnés dans l’ordre où l’on prend les rubis. Ceux qui restent ne sortent pas de la boîte.
setup-dice-note =
    { $free ->
        [0] { $cost }
        [one] { $cost } Laissez { $free } case vide.
       *[other] { $cost } Laissez { $free } cases vides.
    }
setup-dice-cost-goods = Marchandises de cette couleur : { $prices }.
setup-dice-cost-carpet = Une marchandise de chacune des { $n } couleurs, et encore autant : { $prices }.
setup-dice-cost-lira = Liras : { $prices }.
setup-dice-cost-mosque = Un pour qui possède { $tiles }.
setup-dice-stack = Pile face cachée
setup-dice-tiles-lay = Mélangez les { $n } tuiles Mosquée. Posez-en { $row } face visible en une rangée ; les autres forment la pile.
setup-dice-cards-shuffle = Mélangez les cartes Bazar en une pioche face cachée.
setup-dice-dice = Dés
setup-dice-dice-lay = Communs à tous : { $shared }. En attente des tuiles Dé supplémentaire : { $more }.
setup-dice-money = Cristaux et argent
setup-dice-money-take = Chacun prend ceci dans la réserve.
setup-dice-begin = Personne n’a encore de jetons, de tuiles ni de rubis. Le joueur 1 lance en premier.
setup-dice-end = La fin commence quand quelqu’un a { $rubies }.

## San Juan

setup-sj-plants = Avant de mélanger, retirez ces cartes et posez-en une devant chaque joueur, face visible et sans marchandise.
setup-sj-deck-shuffle = Mélangez toutes les autres cartes de vos boîtes en une seule pioche, face cachée. Laissez de la place pour la défausse.
setup-sj-events = Les événements en font partie : { $cards }. Qui en reçoit un le pose aussitôt face visible à côté des rôles et prend la carte suivante à la place.
setup-sj-prices =
    { $n ->
        [one] { $n } carte de prix
       *[other] { $n } cartes de prix
    }
setup-sj-middle = Posez les rôles au milieu et, à côté, les cartes de prix mélangées en pile.
setup-sj-cathedral = La Cathédrale est à côté des rôles : tout le monde peut la construire.
setup-sj-governor = Le joueur 1 prend la carte Gouverneur.
setup-sj-hands = Premières cartes
setup-sj-deal = Distribuez à chacun, sans que les autres voient les cartes.
setup-sj-draft = Quand tout est distribué, chacun à son tour garde { $cards } et met les autres face cachée sur la défausse.
setup-sj-round =
    { $n ->
        [one] On prend { $n } rôle par manche.
       *[other] On prend { $n } rôles par manche.
    }
setup-sj-end = La partie se termine après la phase du Bâtisseur où quelqu’un a { $n } bâtiments.

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
