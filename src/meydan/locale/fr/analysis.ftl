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
analysis-share-others = autres
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
analysis-luck-cards = cartes
analysis-luck-figures = Gouverneur et Contrebandier
analysis-luck-demand = demande
analysis-luck-layout = plateau
analysis-luck-tiles = tuiles Mosquée
analysis-luck-prices = prix
analysis-luck-guild = cartes de guilde
analysis-luck-letters = lettres
analysis-luck-kiosk = kiosque
