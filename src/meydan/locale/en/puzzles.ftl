### Puzzles: positions with one clearly best answer, on the page and in the terminal.

puzzles-about = One position, one clearly best answer.
puzzles-count =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
puzzle-today = Puzzle of the day
puzzle-today-solve = Solve it
puzzle-today-done = Solved. Another one comes tomorrow.
puzzle-streak =
    { $n ->
        [one] { $n } right in a row
       *[other] { $n } right in a row
    }
puzzle-best = Best: { $n }
puzzle-solved =
    { $n ->
        [one] { $n } solved
       *[other] { $n } solved
    }
puzzle-games = By game
puzzle-themes = By theme
puzzle-any = Any puzzle
puzzle-find = Find the best answer
puzzle-right = Right!
puzzle-wrong = There is better
puzzle-then = What could happen then
puzzle-after = What happens
puzzle-answer = The answer
puzzle-wins = With it you win about { $best } of 100 games.
puzzle-loses = It wins about { $points } fewer of 100 games than the best.
puzzle-quick = What comes to mind first, “{ $choice }”, wins about { $other }.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles

## A rating, for who wants one

puzzle-rating = A rating for me
puzzle-rating-about = Your first try at each puzzle counts like a game against it. Nobody else sees it.
puzzle-rating-yours = Your rating: { $rating } ± { $within }
puzzle-rating-provisional = provisional
puzzle-rating-tries =
    { $n ->
        [one] { $n } try
       *[other] { $n } tries
    }
puzzle-rating-change = Your rating: { $rating } ({ $change })
puzzle-rating-hard = Rating of the puzzle: { $rating }
puzzle-rating-waiting = Tries that wait for a connection: { $n }

## What a puzzle is about

theme-win = Win now
theme-last-round = The last round
theme-behind = From behind
theme-deny = Deny a rival
theme-restraint = Hold back
theme-ruby = A ruby
theme-tile = A tile
theme-card = Play a card
theme-family = The family member
theme-companion = The companion
theme-sale = Sell well
theme-cart = A bigger cart
theme-bid = Name a number
theme-coffee = Coffee
theme-letter = Letters
theme-double-turn = Two turns
theme-role = Choose a role
theme-event = Use an event
theme-building = Build
theme-production = Produce
theme-reroll = Roll again
theme-hand = Mind your hand
theme-quiet = A quiet move

## In the terminal

cli-puzzle-of = { $game } for { $n }: { $themes }
cli-puzzle-commands = Type an answer; show tells it, q leaves.
cli-puzzle-none = No puzzle is about that.
