# Headings of an analysis
analysis-chances = Szanse na wygraną od pierwszego kroku do ostatniego
analysis-shares = Szczęście i gra
# Below a table of numbers; its columns follow
analysis-points = W punktach na 100. Szczęście to zmiany po rzutach i dobranych kartach; gra to zmiany po własnych decyzjach, inni to zmiany po wszystkich pozostałych. Nieprzewidziane wyszło na jaw dopiero później: to niczyja zasługa.
analysis-kinds = Szczęście według rodzaju
analysis-turning = Punkty zwrotne
analysis-verdicts = Decyzje
analysis-share-start = początek
analysis-share-luck = szczęście
analysis-share-play = gra
analysis-share-others = inni
analysis-share-unseen = nieprzewidziane
analysis-share-result = koniec
# How good a decision was; the first is also a heading of a number
analysis-verdict-fine = dobrze
analysis-verdict-inaccuracy = niedokładność
analysis-verdict-mistake = błąd
analysis-verdict-blunder = gruby błąd
# How much of 100 points of win chance a decision lost, and how far that may be off
analysis-lost = strata { $points } ± { $error }
# $line: choices, one after the other
analysis-better = Lepiej: { $line }
# $what: a sentence, or somebody’s choice
analysis-moment = Runda { $round }. { $what }
# What luck decided
analysis-luck-dice = kości
analysis-luck-cards = karty
analysis-luck-figures = Gubernator i Przemytnik
analysis-luck-demand = popyt
analysis-luck-layout = plansza
analysis-luck-tiles = żetony meczetu
analysis-luck-prices = ceny
analysis-luck-guild = karty gildii
analysis-luck-letters = listy
analysis-luck-kiosk = kiosk
