### What decided a game: for the page and the terminal.

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
    .through = through your own play
analysis-share-others = others
    .through = through the play of others
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
    .through = through the dice
analysis-luck-cards = cards
    .through = through the cards
analysis-luck-figures = Governor and Smuggler
    .through = through Governor and Smuggler
analysis-luck-demand = demand
    .through = through the demand
analysis-luck-layout = board
    .through = through the board
analysis-luck-tiles = mosque tiles
    .through = through the mosque tiles
analysis-luck-prices = prices
    .through = through the prices
analysis-luck-guild = guild cards
    .through = through the guild cards
analysis-luck-letters = letters
    .through = through the letters
analysis-luck-kiosk = kiosk
    .through = through the kiosk
analysis-luck-other = other luck
    .through = through other luck

## While it is being made

# What is looked at
analysis-making-waiting = another analysis comes first
analysis-making-chart = win chances
analysis-making-verdicts = decisions
analysis-about = How likely everybody was to win at every moment, what was luck and what was play, and what would have been better.
analysis-begin = Analyse this game
analysis-cancel = Cancel
analysis-lost-way = The analysis was broken off. Begin it again.
analysis-eyes = With whose eyes
analysis-effort = How much is looked at
analysis-effort-quick = quick
analysis-effort-deep = deep, takes longer

## What it tells in the page

# A player, and how likely to win
analysis-chance = { $name } { $points } %
# One of the parts of what was lost or gained; $by: the attribute .through of a cause
analysis-part = { $points } % { $by }
# $lost, $gained: lists of such parts, to who played
analysis-balance = You lost { $lost } and gained { $gained }.
analysis-balance-lost = You lost { $lost }.
analysis-balance-gained = You gained { $gained }.
analysis-rounds = Luck / play, round by round
analysis-what = What the numbers mean
analysis-whose = Whose decisions
analysis-everybody = Decisions of everybody
analysis-line = Show this line
analysis-nothing = Nothing better was found.
# A line that was not played is shown: which of its positions
analysis-instead = Instead: { $step } of { $steps }
analysis-back = Back to what was played
