### What decided a game: for the page and the terminal.

# Headings of an analysis
analysis-chances = Chances de gagner, de la première étape à la dernière
analysis-shares = Hasard et jeu
# Below a table of numbers; its columns follow
analysis-points = En points sur 100. Le hasard, c’est ce que les lancers et les pioches ont changé ; le jeu, ce que ses propres décisions ont changé, les autres, ce qu’ont changé toutes les autres. L’imprévu n’est apparu que plus tard : personne n’y est pour rien.
analysis-kinds = Le hasard, par genre
analysis-turning = Tournants de la partie
analysis-verdicts = Décisions
analysis-share-start = début
analysis-share-luck = hasard
analysis-share-play = jeu
    .through = par votre jeu
analysis-share-others = autres
    .through = par le jeu des autres
analysis-share-unseen = imprévu
analysis-share-result = fin
# How good a decision was; the first is also a heading of a number
analysis-verdict-fine = bien
analysis-verdict-inaccuracy = imprécision
analysis-verdict-mistake = erreur
analysis-verdict-blunder = grosse erreur
# How much of 100 points of win chance a decision lost, and how far that may be off
analysis-lost = perte { $points } ± { $error }
# $line: choices, one after the other
analysis-better = Mieux : { $line }
# $what: a sentence, or somebody’s choice
analysis-moment = Manche { $round }. { $what }
# What luck decided
analysis-luck-dice = dés
    .through = aux dés
analysis-luck-cards = cartes
    .through = aux cartes
analysis-luck-figures = Gouverneur et Contrebandier
    .through = avec le Gouverneur et le Contrebandier
analysis-luck-demand = demande
    .through = avec la demande
analysis-luck-layout = plateau
    .through = avec le plateau
analysis-luck-tiles = tuiles Mosquée
    .through = avec les tuiles Mosquée
analysis-luck-prices = prix
    .through = avec les prix
analysis-luck-guild = cartes de guilde
    .through = avec les cartes de guilde
analysis-luck-letters = lettres
    .through = avec les lettres
analysis-luck-kiosk = kiosque
    .through = au kiosque
analysis-luck-other = autres hasards
    .through = par d’autres hasards

## While it is being made

# What is looked at
analysis-making-waiting = une autre analyse passe avant
analysis-making-chart = chances de gagner
analysis-making-verdicts = décisions
analysis-about = Les chances de chacun à chaque instant, ce qui tient au hasard, ce qui tient au jeu, et ce qui aurait été mieux.
analysis-begin = Analyser cette partie
analysis-cancel = Annuler
analysis-lost-way = L’analyse a été interrompue. Relancez-la.
analysis-eyes = Avec les yeux de qui
analysis-effort = Niveau de détail
analysis-effort-quick = rapide
analysis-effort-deep = approfondie, plus longue

## What it tells in the page

# A player, and how likely to win
analysis-chance = { $name } { $points } %
# One of the parts of what was lost or gained; $by: the attribute .through of a cause
analysis-part = { $points } % { $by }
# $lost, $gained: lists of such parts, to who played
analysis-balance = Vous avez perdu { $lost } et gagné { $gained }.
analysis-balance-lost = Vous avez perdu { $lost }.
analysis-balance-gained = Vous avez gagné { $gained }.
analysis-rounds = Hasard / jeu, manche par manche
analysis-what = Ce que disent les nombres
analysis-whose = Décisions de qui
analysis-everybody = Décisions de tout le monde
analysis-line = Montrer cette suite
analysis-nothing = Rien de mieux n’a été trouvé.
# A line that was not played is shown: which of its positions
analysis-instead = À la place : { $step } sur { $steps }
analysis-back = Revenir à la partie jouée
