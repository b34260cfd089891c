### Gracze i boty: profile, ich partie i najlepsi w każdej grze.

profile-guest = Gość
profile-bot = Bot
# $date (string): a day
profile-since = Tutaj od { $date }
profile-private = Ten profil jest prywatny.
profile-private-mine = Twój profil jest prywatny: inni widzą tylko nazwę.
profile-none = Nie ma jeszcze zakończonych partii.

## Ratings

profile-ratings = Rankingi
profile-provisional = tymczasowy
profile-provisional-about = Tymczasowy ranking ustala się po dziesięciu do dwudziestu partiach rankingowych.
profile-rated-games =
    { $n ->
        [one] { $n } partia rankingowa
        [few] { $n } partie rankingowe
       *[many] { $n } partii rankingowych
    }
profile-curve = Ranking z partii na partię
profile-curve-game = Partia
profile-rating = Ranking

## Results, favourites and wins

profile-results = Wyniki
profile-game = Gra
profile-players = Graczy
profile-played = Rozegrane
profile-won = Wygrane
profile-place = Średnie miejsce
profile-favourites = Ulubione
profile-times =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }
profile-best = Najlepsze zwycięstwa
# $rating (string): how the best opponent was rated
profile-beaten = przeciw rankingowi { $rating }

## Two who met

profile-against = Bezpośrednie spotkania
# $name (string): who
profile-with = Przeciwnik: { $name }
profile-with-you = Spotkania z tobą
profile-ahead = Kto i ile razy zajmował wyższe miejsce
profile-level = Na równi
profile-not-met = Nie ma jeszcze wspólnych partii.
profile-compare = Z kim porównać
profile-compare-go = Porównaj
profile-nobody = Nikt tutaj nie nosi tej nazwy.

## Games

profile-history = Partie
profile-opponent = Przeciwnik
profile-any-game = Wszystkie gry
profile-result = Wynik
profile-any-result = Dowolny
profile-result-won = Wygrana
profile-result-lost = Bez wygranej
profile-result-last = Ostatnie miejsce
profile-search = Szukaj
profile-found-none = Nie ma takich partii.
profile-more = Pokaż więcej

## The best of a game

leaders-about = Są tu tylko ustalone rankingi: około dziesięciu do dwudziestu partii rankingowych. Boty grają na równi z innymi.
leaders-none = Nikt nie ma tu jeszcze ustalonego rankingu.
leaders-name = Gracz
