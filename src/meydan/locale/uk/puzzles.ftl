### Задачі: позиції з однією явно найкращою відповіддю, на сторінці й у терміналі.

puzzles-about = Одна позиція, одна явно найкраща відповідь.
puzzles-count =
    { $n ->
        [one] { $n } задача
        [few] { $n } задачі
       *[many] { $n } задач
    }
puzzle-today = Задача дня
puzzle-today-solve = Розв’язати
puzzle-today-done = Розв’язано. Завтра буде інша.
puzzle-streak =
    { $n ->
        [one] { $n } правильна відповідь поспіль
        [few] { $n } правильні відповіді поспіль
       *[many] { $n } правильних відповідей поспіль
    }
puzzle-best = Рекорд: { $n }
puzzle-solved =
    { $n ->
        [one] { $n } розв’язана
        [few] { $n } розв’язані
       *[many] { $n } розв’язаних
    }
puzzle-games = За грою
puzzle-themes = За темою
puzzle-any = Будь-яка задача
puzzle-find = Знайдіть найкращу відповідь
puzzle-right = Правильно!
puzzle-wrong = Є краще
puzzle-then = Що може статися далі
puzzle-after = Що стається
puzzle-answer = Відповідь
puzzle-wins = З нею ви виграєте близько { $best } партій зі 100.
puzzle-loses = Вона виграє приблизно на { $points } партій зі 100 менше, ніж найкраща.
puzzle-quick = Перше, що спадає на думку, «{ $choice }», виграє близько { $other }.
puzzle-again = Спробувати ще
puzzle-show = Показати відповідь
puzzle-next = Наступна задача
puzzle-all = Усі задачі

## Рейтинг, для тих, хто хоче

puzzle-rating = Рейтинг для мене
puzzle-rating-about = Перша спроба кожної задачі рахується, як партія проти неї. Більше ніхто його не бачить.
puzzle-rating-yours = Ваш рейтинг: { $rating } ± { $within }
puzzle-rating-provisional = попередній
puzzle-rating-tries =
    { $n ->
        [one] { $n } спроба
        [few] { $n } спроби
       *[many] { $n } спроб
    }
puzzle-rating-change = Ваш рейтинг: { $rating } ({ $change })
puzzle-rating-hard = Рейтинг задачі: { $rating }
puzzle-rating-waiting = Спроб, що чекають на з’єднання: { $n }

## Про що задача

theme-win = Виграти зараз
theme-last-round = Останній раунд
theme-behind = Відстаючи
theme-deny = Завадити супернику
theme-restraint = Стриматися
theme-ruby = Рубін
theme-tile = Тайл
theme-card = Зіграти карту
theme-family = Родич
theme-companion = Компаньйон
theme-sale = Вигідний продаж
theme-cart = Більший візок
theme-bid = Назвати число
theme-coffee = Кава
theme-letter = Листи
theme-double-turn = Два ходи
theme-role = Вибрати роль
theme-event = Використати подію
theme-building = Збудувати
theme-production = Виробити
theme-reroll = Перекинути
theme-hand = Подбати про руку
theme-quiet = Тихий хід

## У терміналі

cli-puzzle-of = { $game }, гравців: { $n }. { $themes }
cli-puzzle-commands = Введіть відповідь; show показує її, q завершує.
cli-puzzle-none = Задач про це немає.
