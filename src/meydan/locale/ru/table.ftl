### Everything at a table that belongs to no particular game.

## The table

table-title = Стол
table-board = Поле
table-side = Журнал и чат
table-panels = Панели
table-tools = Инструменты
table-menu = Меню
table-lost = Связь потеряна. Пробуем снова…
table-past = Так было раньше
table-now = Вернуться к игре
table-lesson-first = Сначала сделайте то, что просит урок
table-seat = Игрок { $number }
table-namesake = { $name } { $number }
table-sentence = { $name } { $clause }.
table-clause = { $clause }
table-say-asked = Ваш ход. { $question }
table-say-over = Игра окончена.
table-recalled = { $name } забирает ход назад

panel-mine = Моё
panel-players = Игроки
panel-log = Журнал
panel-chat = Чат
panel-tools = Меню

tool-home = На площадь
tool-help = Справка
tool-text = Стол словами
tool-share = Показать другим
tool-leave = Выйти из партии
tool-report = Пожаловаться
tool-keys = Клавиши
tool-settings = Настройки

## Players

seat-turn = ходит
seat-your-turn = ваш ход
seat-standin = Пока здесь играет бот
# Somebody looks at the table
seat-here = за столом
# Somebody left the table. $when (string): a time, or a day
seat-away = нет с { $when }
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
# A day or more left. $hours: number
clock-long = { $hours } ч
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }

## The question

ask-title = Вопрос
ask-yours = Ваш ход
ask-roll = Бросить кубики
ask-yours-in = Вопрос к вам во время хода игрока { $name }
ask-waiting = Подождите
ask-watching = Вы зритель
ask-last = Последний раунд
ask-theirs = { $name } выбирает
# The same, if they do not look at the table. $when: a time, or a day
ask-away = Выбирает { $name }, нет с { $when }
ask-question = «{ $question }»
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
recall-title = Вернуть свой ход?
recall-about = Сейчас выбирает { $name }: мы сообщим, что вы вернули себе ход.
recall-clock = Ваши часы тем временем шли: останется { $left }.
recall-limit = Ваше время на ход тем временем шло: останется { $left }.
recall-late = Ваше время тем временем вышло: другие смогут сразу передать ваше место боту.
recall-do = Вернуть ход
recall-not = Оставить как есть
ask-over = Игра окончена
ask-result = Показать итог
ask-since =
    { $count ->
        [one] После вашего выбора: { $count } событие
        [few] После вашего выбора: { $count } события
       *[many] После вашего выбора: { $count } событий
    }
ask-late = У игрока { $name } вышло время.
ask-late-unrated = Пока { $name } не вернётся, может играть наш лучший бот. Партия не рейтинговая.
ask-late-rated = Пока { $name } не вернётся, может играть наш лучший бот. Партия остаётся рейтинговой: результат засчитают игроку, а не боту.
ask-hand = Пусть играет бот
ask-standin = За вас играет бот.
ask-standin-unrated = Когда вернётесь, ваши часы пойдут снова. Партия не рейтинговая.
ask-standin-rated = Когда вернётесь, ваши часы пойдут снова. Партия остаётся рейтинговой: результат засчитают вам.
ask-take = Вернуться за стол
ask-resigned = Вы сдались. На вашем месте дальше играет бот.
ask-agreeing = { $n ->
    [one] { $names } предлагает закончить партию здесь.
    [few] { $names } предлагают закончить партию здесь.
   *[many] { $names } предлагают закончить партию здесь.
  }
table-resigned = { $name } сдаётся.
table-agreeing = { $name } предлагает закончить партию здесь.

## Hints

hint-ask = Подсказка
hint-ask-key = Показать лучшие ответы (a)
hint-thinking = Думаю…
hint-title = Стоит подумать
hint-seen = Все за столом видят, что вы получили подсказку.
hint-chance = { $percent } % ± { $error }
hint-chance-long = Шанс на победу: { $percent } %, плюс-минус { $error }
hint-wins = Это выигрывает партию.
hint-brings = Это даёт { $what }.
hint-brings-about = В среднем это даёт { $what }.
hint-costs = Это стоит { $what }.
hint-costs-about = В среднем это стоит { $what }.
hint-nothing = Сразу это ничего не даёт, но окупится потом.
hint-more = К концу хода это даёт на { $what } больше.
hint-less = К концу хода это даёт на { $what } меньше.
hint-later = Разница станет заметна в следующих ходах.
hint-helps =
    { $points ->
        [one] Это даёт на { $points } пункт больше шансов на победу игроку { $name }.
        [few] Это даёт на { $points } пункта больше шансов на победу игроку { $name }.
       *[many] Это даёт на { $points } пунктов больше шансов на победу игроку { $name }.
    }
hint-hurts =
    { $points ->
        [one] Это отнимает { $points } пункт шансов на победу у игрока { $name }.
        [few] Это отнимает { $points } пункта шансов на победу у игрока { $name }.
       *[many] Это отнимает { $points } пунктов шансов на победу у игрока { $name }.
    }
note-hint = получает подсказку
note-undo = отменяет свой выбор
note-resign = сдаётся
note-agree = соглашается закончить партию здесь

## The coach

coach-title = Вы уверены?
coach-loss =
    { $points ->
        [one] Это будет стоить вам примерно { $points } пункт шансов на победу.
        [few] Это будет стоить вам примерно { $points } пункта шансов на победу.
       *[many] Это будет стоить вам примерно { $points } пунктов шансов на победу.
    }
coach-others = Другие сделали бы так:
coach-do = Всё равно так
coach-not = Выбрать иначе

## The log and the chat

log-title = Что произошло
log-empty = Пока ничего не произошло.
log-round = Раунд { $round }
log-me = { $name } (вы)
log-setup = Начало
log-earlier =
    { $count ->
        [one] Раньше: { $count } раунд
        [few] Раньше: { $count } раунда
       *[many] Раньше: { $count } раундов
    }
log-barrier = Всё, что выше, уже не отменить
chat-title = Чат
chat-empty = Пока никто ничего не написал.
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-watching = Вы зритель. Писать здесь могут только игроки.
# Said with one press; each reads it in their own language
chat-phrases = Готовые фразы
phrase-bravo = Браво!
phrase-wow = Ого!
phrase-laugh = Ха-ха!
phrase-ouch = Ой!
phrase-hello = Привет!
phrase-luck = Удачи!
phrase-nice = Отличный ход!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-moment = Минутку, пожалуйста.
phrase-game = Хорошая партия!
phrase-again = Ещё разок?
dice-rolled = На кубиках { $dice }

## Help and rules

help-title = Справка
help-all = Все темы
help-rules = В полных правилах
help-english = На английском: эти правила ещё никто не перевёл.
help-whole = Полные правила
rules-title = { $game }: правила
rules-goal = Цель игры
rules-turn = Как играть
rules-topics = Всё по темам
rules-digest = Полные правила
rules-search = Поиск в правилах
rules-ours = Напечатанные правила об этом молчат: это наше решение.
rules-boxes = Коробки
rules-players = Игроки
rules-any = любое число
rules-situations = Вопросы за столом
rules-folded =
    { $n ->
        [one] { $n } пункт не относится к этой партии
        [few] { $n } пункта не относятся к этой партии
        [many] { $n } пунктов не относятся к этой партии
       *[other] { $n } пункта не относятся к этой партии
    }
rules-nothing = Об этом не говорит ни одно правило.
rules-print = Печать
rules-found =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункта
        [many] { $n } пунктов
       *[other] { $n } пункта
    }
rules-ask = Что происходит, когда …? Можно ли …?

## Keys

keys-title = Клавиши
keys-tab = от одной части стола к другой
keys-arrows = от места к месту на поле
keys-enter = выбрать то, что в фокусе
keys-question = к вопросу
keys-board = к полю
keys-mine = к моим вещам
keys-undo = отменить
keys-hint = подсказка
keys-log = журнал
keys-chat = чат
keys-help = справка о том, что в фокусе
keys-text = стол словами или картинкой
keys-skip = пропустить анимацию
keys-shift = удерживать: без анимации
keys-escape = закрыть то, что открыто
keys-keys = эти клавиши

## The end

end-title = Конец игры
end-won =
    { $count ->
        [one] Побеждает { $names }
        [few] Победу делят { $names }
       *[many] Победу делят { $names }
    }
end-you-win = Вы победили!
end-you-share = Общая победа: вы и { $names }
end-you-place =
    { $place ->
        [second] Вы на втором месте. Хорошая игра!
        [third] Вы на третьем месте. Хорошая игра!
        [fourth] Вы на четвёртом месте. Хорошая игра!
       *[fifth] Вы на пятом месте. Хорошая игра!
    }
end-shared = ничья с игроком { $name }
end-decided = впереди игрока { $name }: { $what } ({ $more } против { $less })
end-compared = Сравниваем по порядку: { $what }
end-left = сдаётся
end-ended-resigned = Партия закончилась, потому что { $name } сдаётся.
end-ended-agreed = Все согласились закончить партию здесь, как есть. Рейтинги не меняются.
end-rematch = Сыграть ещё
end-again-asked = { $count ->
    [one] { $names } хочет сыграть ещё раз.
    [few] { $names } хотят сыграть ещё раз.
   *[many] { $names } хотят сыграть ещё раз.
  }
end-again-open = Ваш новый стол ждёт остальных.
end-again-begun = Следующая партия началась, и вы в ней играете.
end-again-without = Следующая партия началась без вас.
end-again-watch = Смотреть
end-again-join = Сыграть с ними
end-again-go = Перейти туда
end-share = Скопировать ссылку на партию
share-copied = Ссылка скопирована. Она открывается у всех, даже если стол был открыт только по ссылке.
share-watch = Ссылка для зрителей
share-watch-about = Кто её откроет, увидит лишь то, что на столе открыто: без скрытых карт, чата и места за столом.
share-replay = Ссылка на запись партии
share-replay-about = Кто её откроет, сможет посмотреть всю партию.
end-replay = Посмотреть снова
end-analyse = Анализ партии
end-fork = Играть дальше с другого момента
end-download = Скачать запись партии
end-verify = Проверить честность
end-luck = Удача на кубиках
end-no-rolls = без бросков
chart-table = В виде таблицы
chart-round = Раунд

## Replay

replay-title = Просмотр партии
replay-first = В начало
replay-back = Шаг назад
replay-step = Шаг вперёд
replay-turn = Следующий ход
replay-turn-back = Предыдущий ход
replay-last = В конец
replay-charts = Графики
replay-analysis = Анализ
replay-analyse = Проанализировать партию
replay-play = Пуск
replay-pause = Пауза
replay-position = Позиция
replay-at = Позиция { $position } из { $positions }
replay-round = Раунд
replay-speed = Скорость
replay-times = { $speed }×
replay-eyes = Чьими глазами
replay-all = Всё открыто
replay-watch = Глазами зрителя
replay-seat = Глазами: { $name }
replay-share = Копировать ссылку на этот момент
replay-copied = Ссылка на этот момент скопирована. Она открывается у всех, даже если стол был открыт только по ссылке.
replay-fork = Играть дальше отсюда
replay-how = Найдите нужный момент и играйте дальше с него.
replay-forked = Новый стол готов: вы играете дальше отсюда против ботов.

## The guided first game

learn-title = Первая партия с подсказками
learn-coach = Урок
learn-count = { $number } из { $count }
learn-missed = Прошлый шаг на этот раз не получился. Наверстаете позже, а мы идём дальше.
learn-hint = План урока здесь не подходит. Вот хороший ответ:
learn-next = Дальше
learn-leave = Играть без подсказок
learn-done = Это всё, что нужно знать. Партия продолжается: приятной игры!

## A bundle of things to choose. $n: how many

bundle-do = Именно это
bundle-more =
    { $n ->
        [one] Ещё { $n }
        [few] Ещё { $n }
       *[many] Ещё { $n }
    }
bundle-less =
    { $n ->
        [one] Лишних: { $n }
        [few] Лишних: { $n }
       *[many] Лишних: { $n }
    }
bundle-other = Так не получится

## Something that can be clicked. $name: what it is, $text: what it does, $label: both, $doing: what can be done with it

thing-text = { $name }. { $text }
thing-can = { $label } (можно сейчас)
thing-doing = { $label } (можно сейчас: { $doing })

## So many of something. $what: of what

step-less = Меньше: { $what }
step-more = Больше: { $what }

## The table in words

text-more = Подробнее
text-more-about = Подробнее: { $name }

## Why not, whatever the game

why-unknown-choice = В этой игре нет такого хода.
why-game-over = Игра окончена.
why-not-your-turn = Сейчас не ваш ход.
why-chance-to-answer = Сейчас слово за кубиками или колодой.
why-not-chance = Сейчас ничего не бросают и не берут.
why-impossible-outcome = Сейчас это выпасть не может.
why-other-question = Сначала ответьте: сейчас спрашивают о другом.
why-not-now = Сейчас не время для этого.
why-nothing-to-undo = После последнего броска, взятой карты или чужого хода вы ещё ничего не сделали.
why-not-your-undo = Отменить можно только свой выбор.
why-handed-over = В рейтинговой партии ход не вернуть, как только спросили другого игрока.
why-other = Сейчас это невозможно.

# How a rated game changed a rating. $rating (string), $change (string): a number with its sign
end-rating = Рейтинг: { $rating } ({ $change })
end-rating-provisional = предварительный
