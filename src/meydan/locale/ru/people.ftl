### Игроки и боты: профили, их партии и лучшие в каждой игре.

profile-guest = Гость
profile-bot = Бот
# $date (string): a day
profile-since = Здесь с { $date }
profile-private = Этот профиль закрыт.
profile-private-mine = Ваш профиль закрыт: другие видят только имя.
profile-none = Завершённых партий пока нет.

## Ratings

profile-ratings = Рейтинги
profile-provisional = предварительный
profile-provisional-about = Предварительный рейтинг устанавливается после десяти–двадцати рейтинговых партий.
profile-rated-games =
    { $n ->
        [one] { $n } рейтинговая партия
        [few] { $n } рейтинговые партии
       *[many] { $n } рейтинговых партий
    }
profile-curve = Рейтинг от партии к партии
profile-curve-game = Партия
profile-rating = Рейтинг

## Results, favourites and wins

profile-results = Результаты
profile-game = Игра
profile-players = Игроков
profile-played = Сыграно
profile-won = Побед
profile-place = Среднее место
profile-favourites = Любимое
profile-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
profile-best = Лучшие победы
# $rating (string): how the best opponent was rated
profile-beaten = против рейтинга { $rating }

## Two who met

profile-against = Личные встречи
# $name (string): who
profile-with = Соперник: { $name }
profile-with-you = Ваши встречи
profile-ahead = Кто и сколько раз занимал место выше
profile-level = Наравне
profile-not-met = Общих партий пока нет.
profile-compare = С кем сравнить
profile-compare-go = Сравнить
profile-nobody = Здесь нет никого с таким именем.

## Games

profile-history = Партии
profile-opponent = Соперник
profile-any-game = Все игры
profile-result = Результат
profile-any-result = Любой
profile-result-won = Победа
profile-result-lost = Без победы
profile-result-last = Последнее место
profile-search = Искать
profile-found-none = Таких партий нет.
profile-more = Показать ещё

## The best of a game

leaders-about = Здесь только установившиеся рейтинги: около десяти–двадцати рейтинговых партий. Боты играют наравне со всеми.
leaders-none = Установившегося рейтинга здесь пока ни у кого нет.
leaders-name = Игрок
