### Everything at a table that belongs to no particular game.

## The table

table-title = Стол
table-board = Поле
table-side = Журнал и чат
table-panels = Панели
table-tools = Инструменты
table-menu = Меню
table-lost = Связь потеряна. Пробуем снова…
table-past = Так было
table-now = Вернуться к игре
table-lesson-first = Сначала сделайте то, о чём говорит урок
table-seat = Игрок { $number }
table-namesake = { $name } { $number }
table-sentence = { $name } { $clause }.
table-clause = { $clause }
table-say-asked = Ваш ход. { $question }
table-say-over = Игра окончена.

panel-mine = Моё
panel-players = Игроки
panel-log = Журнал
panel-chat = Чат
panel-tools = Меню

tool-home = На площадь
tool-help = Справка
tool-text = Стол словами
tool-keys = Клавиши
tool-settings = Настройки

## Players

seat-turn = ходит
seat-your-turn = ваш ход
seat-standin = За это место пока играет бот
seat-you = Вы
seat-label =
    { $name }{ $mine ->
        [true] {" "}(вы)
       *[false] {""}
    }{ $turn ->
        [true] , ходит
       *[false] {""}
    }, { $rank }-е место, { $label }: { $value }
clock-late = время вышло
clock-hours = { $hours } ч { $minutes } мин
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }

## The question

ask-title = Вопрос
ask-yours = Ваш ход
ask-yours-in = Вопрос к вам: ход игрока { $name }
ask-waiting = Подождите
ask-last = Последний раунд
ask-theirs = { $name } выбирает
ask-question = Вопрос: «{ $question }»
ask-which = Что именно?
ask-cancel = Назад
# Where the answer is given on the board, not with a button.
ask-on-board = Выберите на поле.
# Of something that cannot be chosen now.
ask-how-help = Задержите палец или щёлкните правой кнопкой, чтобы прочитать, что это.
ask-skip = Показать остальное сразу
ask-undo = Отменить
ask-undo-key = Отменить последний выбор (u)
ask-undo-not = Отменить нельзя: { $reason }
undo-nothing-to-undo = После последнего броска, взятой карты или чужого хода ничего не сделано
undo-not-your-undo = Отменить можно только свой выбор
undo-game-over = Игра окончена
ask-over = Игра окончена
ask-result = Показать итог
ask-since =
    { $count ->
        [one] После вашего выбора: { $count } событие
        [few] После вашего выбора: { $count } события
       *[many] После вашего выбора: { $count } событий
    }
ask-late = Время вышло: { $name }.
ask-late-unrated = Пока { $name } не вернётся, может играть наш лучший бот. Партия не рейтинговая.
ask-late-rated = Пока { $name } не вернётся, может играть наш лучший бот. Партия остаётся рейтинговой: результат засчитают человеку, а не боту.
ask-hand = Пусть играет бот
ask-standin = Ваше время вышло, за вас играет бот.
ask-standin-unrated = Когда вернётесь, у вас снова будет время. Партия не рейтинговая.
ask-standin-rated = Когда вернётесь, у вас снова будет время. Партия остаётся рейтинговой: результат засчитают вам.
ask-take = Вернуться в игру

## The log and the chat

log-title = Что было
log-empty = Пока ничего не произошло.
log-round = Раунд { $round }
log-setup = Начало
log-earlier =
    { $count ->
        [one] Раньше: { $count } раунд
        [few] Раньше: { $count } раунда
       *[many] Раньше: { $count } раундов
    }
log-barrier = Что выше, то не отменить
chat-title = Что говорят
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить
dice-rolled = На кубиках { $dice }

## Help and rules

help-title = Справка
help-all = Все темы
help-rules = В полных правилах (на английском)
help-english = Полные правила на английском языке.
help-whole = Правила целиком
rules-title = { $game }: правила
rules-goal = Цель игры
rules-turn = Как играть
rules-topics = Всё по темам
rules-digest = Полные правила
rules-search = Поиск в правилах

## Keys

keys-title = Клавиши
keys-tab = к следующей части стола
keys-arrows = от места к месту на поле
keys-enter = выбрать то, что в фокусе
keys-question = к вопросу
keys-board = к полю
keys-mine = к моему
keys-undo = отменить
keys-log = журнал
keys-chat = чат
keys-help = справка о том, что в фокусе
keys-text = стол словами или картинкой
keys-skip = пропустить анимацию
keys-shift = держать: без анимации
keys-escape = закрыть открытое
keys-keys = эти клавиши

## The end

end-title = Конец игры
end-won =
    { $count ->
        [one] Побеждает { $names }
        [few] Победу делят { $names }
       *[many] Победу делят { $names }
    }
end-shared = делит это место с игроком { $name }
end-decided = выше игрока { $name }, решает: { $what } ({ $more } против { $less })
end-compared = Порядок сравнения: { $what }
end-rematch = Сыграть ещё
end-replay = Посмотреть снова
end-fork = Сыграть с другого момента
end-download = Скачать запись
end-verify = Проверить честность
end-fair = Всё честно: начальное число совпадает с тем, что опубликовано до первого хода.
end-unfair = Начальное число не совпадает с тем, что опубликовано до первого хода.
end-fair-how = До первого хода была опубликована контрольная сумма начального числа, из которого берётся вся случайность. Сейчас ваш браузер вычислил контрольную сумму числа, раскрытого после конца игры. Командой «meydan verify» по скачанной записи можно проверить каждый бросок и каждую карту.
end-seed = Начальное число
end-hash = Его контрольная сумма (SHA-256 от «meydan:» и числа)
end-commitment = Опубликовано в начале
end-luck = Удача на кубиках
end-rolls =
    { $rolls ->
        [one] { $rolls } бросок, в среднем { $mean } (ожидалось { $expected })
        [few] { $rolls } броска, в среднем { $mean } (ожидалось { $expected })
       *[many] { $rolls } бросков, в среднем { $mean } (ожидалось { $expected })
    }
end-no-rolls = без бросков
chart-table = Таблицей
chart-round = Раунд

## Replay

replay-title = Повтор
replay-first = В начало
replay-back = Шаг назад
replay-step = Шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-position = Позиция
replay-at = Позиция { $position } из { $positions }
replay-round = Раунд
replay-speed = Скорость
replay-times = { $speed }×
replay-eyes = Что видно
replay-all = Всё открыто
replay-watch = Глазами зрителя
replay-seat = Глазами: { $name }
replay-share = Ссылка на этот момент
replay-copied = Ссылка на этот момент скопирована.
replay-fork = Играть отсюда
replay-how = Найдите нужный момент и играйте с него дальше.
replay-forked = Создан новый стол: вы играете отсюда дальше против ботов.

## The guided first game

learn-title = Обучающая партия
learn-coach = Урок
learn-count = { $number } из { $count }
learn-next = Дальше
learn-leave = Без подсказок
learn-done = Это всё, что нужно знать. Партия продолжается: приятной игры!
