# Headings of an analysis
analysis-chances = Win chances, from the first step to the last
analysis-shares = Luck and play
# Below a table of numbers; its columns follow
analysis-points = In points of 100. Luck is what rolls and draws changed; play is what one’s own decisions changed, others is what all other decisions did. Unseen is what came to light only later: nobody’s doing.
analysis-kinds = Luck, by kind
analysis-turning = Turning points
analysis-verdicts = Decisions
analysis-share-start = start
analysis-share-luck = luck
analysis-share-play = play
analysis-share-others = others
analysis-share-unseen = unseen
analysis-share-result = end
# How good a decision was; the first is also a heading of a number
analysis-verdict-fine = fine
analysis-verdict-inaccuracy = inaccuracy
analysis-verdict-mistake = mistake
analysis-verdict-blunder = blunder
# How much of 100 points of win chance a decision lost, and how far that may be off
analysis-lost = loss { $points } ± { $error }
# $line: choices, one after the other
analysis-better = Better: { $line }
# $what: a sentence, or somebody’s choice
analysis-moment = Round { $round }. { $what }
# What luck decided
analysis-luck-dice = dice
analysis-luck-cards = cards
analysis-luck-figures = Governor and Smuggler
analysis-luck-demand = demand
analysis-luck-layout = board
analysis-luck-tiles = mosque tiles
analysis-luck-prices = prices
analysis-luck-guild = guild cards
analysis-luck-letters = letters
analysis-luck-kiosk = kiosk
