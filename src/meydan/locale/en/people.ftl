### People and bots: their profiles, their games, and the best of each game.

profile-guest = Guest
profile-bot = Bot
# $date (string): a day
profile-since = Here since { $date }
profile-private = This profile is private.
profile-private-mine = Your profile is private: others see your name and nothing else.
profile-none = No finished games yet.

## Ratings

profile-ratings = Ratings
profile-provisional = provisional
profile-provisional-about = A provisional rating settles after some ten to twenty rated games.
profile-rated-games =
    { $n ->
        [one] { $n } rated game
       *[other] { $n } rated games
    }
profile-curve = The rating from game to game
profile-curve-game = Game
profile-rating = Rating

## Results, favourites and wins

profile-results = Results
profile-game = Game
profile-players = Players
profile-played = Played
profile-won = Won
profile-place = Average place
profile-favourites = Favourites
profile-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }
profile-best = Best wins
# $rating (string): how the best opponent was rated
profile-beaten = against a rating of { $rating }

## Two who met

profile-against = Head-to-head
# $name (string): who
profile-with = With { $name }
profile-with-you = With you
profile-ahead = Who came out ahead, and how often
profile-level = Level
profile-not-met = No games together yet.
profile-compare = Compare with
profile-compare-go = Compare
profile-nobody = Nobody here has this name.

## Games

profile-history = Games
profile-opponent = Opponent
profile-any-game = All games
profile-result = Result
profile-any-result = Any
profile-result-won = Won
profile-result-lost = Not won
profile-result-last = Last place
profile-search = Search
profile-found-none = No such games.
profile-more = Show more

## The best of a game

leaders-about = Only settled ratings are listed: some ten to twenty rated games. Bots play along.
leaders-none = Nobody has a settled rating here yet.
leaders-name = Player
