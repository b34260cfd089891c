### Задачи: позиции с одним явно лучшим ответом, на странице и в терминале.

puzzles-about = Одна позиция, один явно лучший ответ.
puzzles-count =
    { $n ->
        [one] { $n } задача
        [few] { $n } задачи
       *[many] { $n } задач
    }
puzzle-today = Задача дня
puzzle-today-solve = Решить
puzzle-today-done = Решено. Завтра будет другая.
puzzle-streak =
    { $n ->
        [one] { $n } верный ответ подряд
        [few] { $n } верных ответа подряд
       *[many] { $n } верных ответов подряд
    }
puzzle-best = Рекорд: { $n }
puzzle-solved =
    { $n ->
        [one] { $n } решена
        [few] { $n } решены
       *[many] { $n } решено
    }
puzzle-games = По игре
puzzle-themes = По теме
puzzle-any = Любая задача
puzzle-find = Найдите лучший ответ
puzzle-right = Верно!
puzzle-wrong = Есть лучше
puzzle-then = Что может случиться дальше
puzzle-after = Что происходит
puzzle-answer = Ответ
puzzle-wins = С ним вы выигрываете около { $best } партий из 100.
puzzle-loses = Он выигрывает примерно на { $points } партий из 100 меньше, чем лучший.
puzzle-quick = Первое, что приходит на ум, «{ $choice }», выигрывает около { $other }.
puzzle-again = Попробовать ещё
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-all = Все задачи

## Рейтинг, для тех, кто хочет

puzzle-rating = Рейтинг для меня
puzzle-rating-about = Первая попытка каждой задачи считается, как партия против неё. Больше никто его не видит.
puzzle-rating-yours = Ваш рейтинг: { $rating } ± { $within }
puzzle-rating-provisional = предварительный
puzzle-rating-tries =
    { $n ->
        [one] { $n } попытка
        [few] { $n } попытки
       *[many] { $n } попыток
    }
puzzle-rating-change = Ваш рейтинг: { $rating } ({ $change })
puzzle-rating-hard = Рейтинг задачи: { $rating }
puzzle-rating-waiting = Попыток, которые ждут связи: { $n }

## О чём задача

theme-win = Выиграть сейчас
theme-last-round = Последний раунд
theme-behind = Отставая
theme-deny = Помешать сопернику
theme-restraint = Удержаться
theme-ruby = Рубин
theme-tile = Тайл
theme-card = Сыграть карту
theme-family = Родственник
theme-companion = Компаньон
theme-sale = Выгодная продажа
theme-cart = Тележка побольше
theme-bid = Назвать число
theme-coffee = Кофе
theme-letter = Письма
theme-double-turn = Два хода
theme-role = Выбрать роль
theme-event = Использовать событие
theme-building = Построить
theme-production = Произвести
theme-reroll = Перебросить
theme-hand = Сберечь руку
theme-quiet = Тихий ход

## В терминале

cli-puzzle-of = { $game }, игроков: { $n }. { $themes }
cli-puzzle-commands = Введите ответ; show показывает его, q завершает.
cli-puzzle-none = Задач об этом нет.
