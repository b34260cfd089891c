### Zadania: pozycje z jedną wyraźnie najlepszą odpowiedzią, na stronie i w terminalu.

puzzles-about = Jedna pozycja, jedna wyraźnie najlepsza odpowiedź.
puzzles-count =
    { $n ->
        [one] { $n } zadanie
        [few] { $n } zadania
       *[many] { $n } zadań
    }
puzzle-today = Zadanie dnia
puzzle-today-solve = Rozwiąż
puzzle-today-done = Rozwiązane. Jutro będzie następne.
puzzle-streak =
    { $n ->
        [one] { $n } dobra odpowiedź z rzędu
        [few] { $n } dobre odpowiedzi z rzędu
       *[many] { $n } dobrych odpowiedzi z rzędu
    }
puzzle-best = Rekord: { $n }
puzzle-solved =
    { $n ->
        [one] { $n } rozwiązane
        [few] { $n } rozwiązane
       *[many] { $n } rozwiązanych
    }
puzzle-games = Według gry
puzzle-themes = Według tematu
puzzle-any = Dowolne zadanie
puzzle-find = Znajdź najlepszą odpowiedź
puzzle-right = Dobrze!
puzzle-wrong = Jest coś lepszego
puzzle-then = Co może się stać dalej
puzzle-after = Co się dzieje
puzzle-answer = Odpowiedź
puzzle-wins = Z nią wygrywasz około { $best } na 100 partii.
puzzle-loses = Wygrywa około { $points } na 100 partii mniej niż najlepsza.
puzzle-quick = To, co pierwsze przychodzi na myśl, „{ $choice }”, wygrywa około { $other }.
puzzle-again = Spróbuj jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania

## Ranking, dla chętnych

puzzle-rating = Ranking dla mnie
puzzle-rating-about = Pierwsza próba każdego zadania liczy się jak partia z nim. Nikt inny go nie widzi.
puzzle-rating-yours = Twój ranking: { $rating } ± { $within }
puzzle-rating-provisional = wstępny
puzzle-rating-tries =
    { $n ->
        [one] { $n } próba
        [few] { $n } próby
       *[many] { $n } prób
    }
puzzle-rating-change = Twój ranking: { $rating } ({ $change })
puzzle-rating-hard = Ranking zadania: { $rating }
puzzle-rating-waiting = Próby, które czekają na połączenie: { $n }

## O czym jest zadanie

theme-win = Wygrać teraz
theme-last-round = Ostatnia runda
theme-behind = Z tyłu
theme-deny = Przeszkodzić rywalowi
theme-restraint = Powstrzymać się
theme-ruby = Rubin
theme-tile = Płytka
theme-card = Zagrać kartę
theme-family = Członek rodziny
theme-companion = Wspólnik
theme-sale = Dobrze sprzedać
theme-cart = Większy wózek
theme-bid = Podać liczbę
theme-coffee = Kawa
theme-letter = Listy
theme-double-turn = Dwie tury
theme-role = Wybrać rolę
theme-event = Użyć wydarzenia
theme-building = Zbudować
theme-production = Produkować
theme-reroll = Przerzucić
theme-hand = Zadbać o rękę
theme-quiet = Cichy ruch

## W terminalu

cli-puzzle-of = { $game }, graczy: { $n }. { $themes }
cli-puzzle-commands = Wpisz odpowiedź; show ją pokazuje, q kończy.
cli-puzzle-none = Żadne zadanie o tym nie mówi.
