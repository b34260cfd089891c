### Гравці й боти: профілі, їхні партії та найкращі в кожній грі.

profile-guest = Гість
profile-bot = Бот
# $date (string): a day
profile-since = Тут від { $date }
profile-private = Цей профіль приватний.
profile-private-mine = Ваш профіль приватний: інші бачать лише ім’я.
profile-none = Завершених партій ще немає.

## Ratings

profile-ratings = Рейтинги
profile-provisional = попередній
profile-provisional-about = Попередній рейтинг усталюється після десяти–двадцяти рейтингових партій.
profile-rated-games =
    { $n ->
        [one] { $n } рейтингова партія
        [few] { $n } рейтингові партії
       *[many] { $n } рейтингових партій
    }
profile-curve = Рейтинг від партії до партії
profile-curve-game = Партія
profile-rating = Рейтинг

## Results, favourites and wins

profile-results = Результати
profile-game = Гра
profile-players = Гравців
profile-played = Зіграно
profile-won = Перемог
profile-place = Середнє місце
profile-favourites = Улюблене
profile-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
profile-best = Найкращі перемоги
# $rating (string): how the best opponent was rated
profile-beaten = проти рейтингу { $rating }

## Two who met

profile-against = Очні зустрічі
# $name (string): who
profile-with = Суперник: { $name }
profile-with-you = Ваші зустрічі
profile-ahead = Хто і скільки разів посідав вище місце
profile-level = Нарівно
profile-not-met = Спільних партій ще немає.
profile-compare = З ким порівняти
profile-compare-go = Порівняти
profile-nobody = Тут немає нікого з таким ім’ям.

## Games

profile-history = Партії
profile-opponent = Суперник
profile-any-game = Усі ігри
profile-result = Результат
profile-any-result = Будь-який
profile-result-won = Перемога
profile-result-lost = Без перемоги
profile-result-last = Останнє місце
profile-search = Шукати
profile-found-none = Таких партій немає.
profile-more = Показати ще

## The best of a game

leaders-about = Тут лише усталені рейтинги: десь десять–двадцять рейтингових партій. Боти грають нарівні з усіма.
leaders-none = Усталеного рейтингу тут ще ніхто не має.
leaders-name = Гравець
