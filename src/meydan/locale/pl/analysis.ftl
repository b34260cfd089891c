### What decided a game: for the page and the terminal.

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
    .through = na własnej grze
analysis-share-others = inni
    .through = na grze innych
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
    .through = na kościach
analysis-luck-cards = karty
    .through = na kartach
analysis-luck-figures = Gubernator i Przemytnik
    .through = na Gubernatorze i Przemytniku
analysis-luck-demand = popyt
    .through = na popycie
analysis-luck-layout = plansza
    .through = na planszy
analysis-luck-tiles = żetony meczetu
    .through = na żetonach meczetu
analysis-luck-prices = ceny
    .through = na cenach
analysis-luck-guild = karty gildii
    .through = na kartach gildii
analysis-luck-letters = listy
    .through = na listach
analysis-luck-kiosk = kiosk
    .through = w kiosku
analysis-luck-other = inne szczęście
    .through = na innym szczęściu

## While it is being made

# What is looked at
analysis-making-waiting = najpierw inna analiza
analysis-making-chart = szanse na wygraną
analysis-making-verdicts = decyzje
analysis-about = Jakie szanse na wygraną były w każdej chwili, co było szczęściem, co grą i co byłoby lepsze.
analysis-begin = Analizuj tę partię
analysis-cancel = Anuluj
analysis-lost-way = Analiza została przerwana. Zacznij ją od nowa.
analysis-eyes = Czyimi oczami
analysis-effort = Jak dokładnie
analysis-effort-quick = szybko
analysis-effort-deep = głęboko, dłużej

## What it tells in the page

# A player, and how likely to win
analysis-chance = { $name } { $points } %
# One of the parts of what was lost or gained; $by: the attribute .through of a cause
analysis-part = { $points } % { $by }
# $lost, $gained: lists of such parts, to who played
analysis-balance = Strata: { $lost }. Zysk: { $gained }.
analysis-balance-lost = Strata: { $lost }.
analysis-balance-gained = Zysk: { $gained }.
analysis-rounds = Szczęście / gra, runda po rundzie
analysis-what = Co znaczą te liczby
analysis-whose = Czyje decyzje
analysis-everybody = Decyzje wszystkich graczy
analysis-line = Pokaż ten wariant
analysis-nothing = Nie ma nic lepszego.
# A line that was not played is shown: which of its positions
analysis-instead = Zamiast tego: { $step } z { $steps }
analysis-back = Wróć do rozegranej partii
