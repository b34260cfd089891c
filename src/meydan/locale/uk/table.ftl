### Усе за столом, що не належить до якоїсь однієї гри.

## Стіл

table-title = Стіл
table-board = Поле
table-side = Журнал і чат
table-panels = Панелі
table-tools = Інструменти
table-menu = Меню
table-lost = Зв’язок втрачено. Пробуємо знову…
table-past = Так було раніше
table-now = Повернутися до гри
table-lesson-first = Спершу зробіть те, що просить урок
table-seat = Гравець { $number }
table-namesake = { $name } { $number }
table-sentence = { $name } { $clause }.
table-clause = { $clause }
table-say-asked = Ваш хід. { $question }
table-say-over = Гру завершено.
table-recalled = { $name } повертає собі хід

panel-mine = Моє
panel-players = Гравці
panel-log = Журнал
panel-chat = Чат
panel-tools = Меню

tool-home = На площу
tool-help = Довідка
tool-text = Стіл словами
tool-share = Показати іншим
tool-leave = Вийти з партії
tool-report = Поскаржитися
tool-keys = Клавіші
tool-settings = Налаштування

## Гравці

seat-turn = ходить
seat-your-turn = ваш хід
seat-standin = Поки що тут грає бот
# Somebody looks at the table
seat-here = за столом
# Somebody left the table. $when (string): a time, or a day
seat-away = немає з { $when }
seat-you = Ви
seat-label =
    { $name }{ $mine ->
        [true] {" "}(ви)
       *[false] {""}
    }{ $turn ->
        [true] , ходить
       *[false] {""}
    }, позиція { $rank }, { $label }: { $value }
clock-late = час вийшов
clock-hours = { $hours } год { $minutes } хв
# A day or more left. $hours: number
clock-long = { $hours } год
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }

## Запитання

ask-title = Запитання
ask-yours = Ваш хід
ask-roll = Кинути кубики
ask-yours-in = Запитання до вас під час ходу гравця { $name }
ask-waiting = Зачекайте
ask-watching = Ви глядач
ask-last = Останній раунд
ask-theirs = { $name } вибирає
# The same, if they do not look at the table. $when: a time, or a day
ask-away = Вибирає { $name }, немає з { $when }
ask-question = «{ $question }»
ask-which = Що саме?
ask-cancel = Назад
# Where the answer is given on the board, not with a button.
ask-on-board = Оберіть на полі.
# Of something that cannot be chosen now.
ask-how-help = Затримайте палець або клацніть правою кнопкою, щоб прочитати, що це.
ask-skip = Показати решту одразу
ask-undo = Скасувати
ask-undo-key = Скасувати останній вибір (u)
ask-undo-not = Скасувати не можна: { $reason }
recall-title = Повернути свій хід?
recall-about = Зараз вибирає { $name }: ми повідомимо, що ви повернули собі хід.
recall-clock = Ваш годинник тим часом ішов: залишиться { $left }.
recall-limit = Ваш час на хід тим часом спливав: залишиться { $left }.
recall-late = Ваш час тим часом вийшов: інші зможуть одразу передати ваше місце боту.
recall-do = Повернути хід
recall-not = Залишити як є
ask-over = Гру завершено
ask-result = Показати підсумок
ask-since =
    { $count ->
        [one] Після вашого вибору: { $count } подія
        [few] Після вашого вибору: { $count } події
       *[many] Після вашого вибору: { $count } подій
    }
ask-late = У гравця { $name } вийшов час.
ask-late-unrated = Доки { $name } не повернеться, може грати наш найкращий бот. Партія не рейтингова.
ask-late-rated = Доки { $name } не повернеться, може грати наш найкращий бот. Партія лишається рейтинговою: результат зарахують гравцеві, а не ботові.
ask-hand = Хай грає бот
ask-standin = За вас грає бот.
ask-standin-unrated = Коли повернетеся, ваш годинник піде знову. Партія не рейтингова.
ask-standin-rated = Коли повернетеся, ваш годинник піде знову. Партія лишається рейтинговою: результат зарахують вам.
ask-take = Повернутися за стіл
ask-resigned = Ви здалися. На вашому місці далі грає бот.
ask-agreeing = { $n ->
    [one] { $names } пропонує завершити партію тут.
    [few] { $names } пропонують завершити партію тут.
   *[many] { $names } пропонують завершити партію тут.
  }
table-resigned = { $name } здається.
table-agreeing = { $name } пропонує завершити партію тут.

## Hints

hint-ask = Підказка
hint-ask-key = Показати найкращі відповіді (a)
hint-thinking = Думаю…
hint-title = Варто подумати
hint-seen = Усі за столом бачать, що ви отримали підказку.
hint-chance = { $percent } % ± { $error }
hint-chance-long = Шанс на перемогу: { $percent } %, плюс-мінус { $error }
hint-wins = Це виграє партію.
hint-brings = Це дає { $what }.
hint-brings-about = У середньому це дає { $what }.
hint-costs = Це коштує { $what }.
hint-costs-about = У середньому це коштує { $what }.
hint-nothing = Одразу це не дає нічого, але окупиться згодом.
hint-more = До кінця ходу це дає на { $what } більше.
hint-less = До кінця ходу це дає на { $what } менше.
hint-later = Різниця стане помітною в наступних ходах.
hint-helps =
    { $points ->
        [one] Це дає на { $points } пункт більше шансів на перемогу гравцеві { $name }.
        [few] Це дає на { $points } пункти більше шансів на перемогу гравцеві { $name }.
       *[many] Це дає на { $points } пунктів більше шансів на перемогу гравцеві { $name }.
    }
hint-hurts =
    { $points ->
        [one] Це забирає { $points } пункт шансів на перемогу у гравця { $name }.
        [few] Це забирає { $points } пункти шансів на перемогу у гравця { $name }.
       *[many] Це забирає { $points } пунктів шансів на перемогу у гравця { $name }.
    }
note-hint = отримує підказку
note-undo = скасовує свій вибір
note-resign = здається
note-agree = погоджується завершити партію тут

## The coach

coach-title = Ви впевнені?
coach-loss =
    { $points ->
        [one] Це коштуватиме вам приблизно { $points } пункт шансів на перемогу.
        [few] Це коштуватиме вам приблизно { $points } пункти шансів на перемогу.
       *[many] Це коштуватиме вам приблизно { $points } пунктів шансів на перемогу.
    }
coach-others = Інші зробили б так:
coach-do = Усе одно так
coach-not = Вибрати інакше

## Журнал і розмова

log-title = Що сталося
log-empty = Ще нічого не сталося.
log-round = Раунд { $round }
log-me = { $name } (ви)
log-setup = Початок
log-earlier =
    { $count ->
        [one] Раніше: { $count } раунд
        [few] Раніше: { $count } раунди
       *[many] Раніше: { $count } раундів
    }
log-barrier = Те, що вище, вже не скасувати
chat-title = Чат
chat-empty = Ще ніхто нічого не написав.
chat-say = Напишіть щось
chat-send = Надіслати
chat-watching = Ви глядач. Писати тут можуть лише гравці.
# Said with one press; each reads it in their own language
chat-phrases = Готові фрази
phrase-bravo = Браво!
phrase-wow = Ого!
phrase-laugh = Ха-ха!
phrase-ouch = Ой!
phrase-hello = Вітаю!
phrase-luck = Щасливої гри!
phrase-nice = Гарний хід!
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-moment = Хвилинку, будь ласка.
phrase-game = Гарна партія!
phrase-again = Ще раз?
dice-rolled = На кубиках { $dice }

## Довідка й правила

help-title = Довідка
help-all = Усі теми
help-rules = У повних правилах
help-english = Англійською: цих правил ще ніхто не переклав.
help-whole = Повні правила
rules-title = { $game }: правила
rules-goal = Мета гри
rules-turn = Як грати
rules-topics = Усе за темами
rules-digest = Повні правила
rules-search = Пошук у правилах
rules-ours = Друковані правила про це мовчать: це наше рішення.
rules-boxes = Коробки
rules-players = Гравці
rules-any = будь-скільки
rules-situations = Запитання за столом
rules-folded =
    { $n ->
        [one] { $n } пункт не стосується цієї гри
        [few] { $n } пункти не стосуються цієї гри
        [many] { $n } пунктів не стосуються цієї гри
       *[other] { $n } пункту не стосуються цієї гри
    }
rules-nothing = Жодне правило про це не говорить.
rules-print = Друк
rules-found =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункти
        [many] { $n } пунктів
       *[other] { $n } пункту
    }
rules-ask = Що стається, коли …? Чи можна …?

## Клавіші

keys-title = Клавіші
keys-tab = від однієї частини столу до іншої
keys-arrows = від місця до місця на полі
keys-enter = вибрати те, на чому фокус
keys-question = до запитання
keys-board = до поля
keys-mine = до моїх речей
keys-undo = скасувати
keys-hint = підказка
keys-log = журнал
keys-chat = чат
keys-help = довідка про те, на чому фокус
keys-text = стіл словами або малюнком
keys-skip = пропустити анімацію
keys-shift = утримувати: без анімації
keys-escape = закрити те, що відкрито
keys-keys = ці клавіші

## Кінець

end-title = Кінець гри
end-won =
    { $count ->
        [one] Перемагає { $names }
        [few] Спільна перемога: { $names }
       *[many] Спільна перемога: { $names }
    }
end-you-win = Ви перемогли!
end-you-share = Спільна перемога: ви й { $names }
end-you-place =
    { $place ->
        [second] Ви на другому місці. Гарна гра!
        [third] Ви на третьому місці. Гарна гра!
        [fourth] Ви на четвертому місці. Гарна гра!
       *[fifth] Ви на п’ятому місці. Гарна гра!
    }
end-shared = нічия з гравцем { $name }
end-decided = попереду гравця { $name }: { $what } ({ $more } проти { $less })
end-compared = Порівнюємо за порядком: { $what }
end-left = здається
end-ended-resigned = Партія завершилася, бо { $name } здається.
end-ended-agreed = Усі погодилися завершити партію тут, як є. Рейтинги не змінюються.
end-rematch = Зіграти ще раз
end-again-asked = { $count ->
    [one] { $names } хоче зіграти ще раз.
    [few] { $names } хочуть зіграти ще раз.
   *[many] { $names } хочуть зіграти ще раз.
  }
end-again-open = Ваш новий стіл чекає на інших.
end-again-begun = Наступна партія почалася, і ви в ній граєте.
end-again-without = Наступна партія почалася без вас.
end-again-watch = Дивитися
end-again-join = Зіграти з ними
end-again-go = Перейти туди
end-share = Копіювати посилання на партію
share-copied = Посилання скопійовано. Воно відкривається в усіх, навіть якщо стіл був приватний.
share-watch = Посилання для глядачів
share-watch-about = Хто його відкриє, побачить лише те, що на столі відкрито: без прихованих карт, чату й місця за столом.
share-replay = Посилання на запис партії
share-replay-about = Хто його відкриє, зможе переглянути всю партію.
end-replay = Переглянути
end-analyse = Аналіз партії
end-fork = Грати далі з іншого моменту
end-download = Завантажити запис партії
end-verify = Перевірити чесність
end-luck = Удача на кубиках
end-no-rolls = без жодного кидка
chart-table = У вигляді таблиці
chart-round = Раунд

## Перегляд

replay-title = Перегляд партії
replay-first = На початок
replay-back = Крок назад
replay-step = Крок уперед
replay-turn = Наступний хід
replay-turn-back = Попередній хід
replay-last = У кінець
replay-charts = Графіки
replay-analysis = Аналіз
replay-analyse = Проаналізувати партію
replay-play = Відтворити
replay-pause = Пауза
replay-position = Позиція
replay-at = Позиція { $position } з { $positions }
replay-round = Раунд
replay-speed = Швидкість
replay-times = { $speed }×
replay-eyes = Чиїми очима
replay-all = Усе відкрито
replay-watch = Очима глядача
replay-seat = Очима: { $name }
replay-share = Копіювати посилання на цей момент
replay-copied = Посилання на цей момент скопійовано. Воно відкривається в усіх, навіть якщо стіл був приватний.
replay-fork = Грати далі звідси
replay-how = Знайдіть потрібний момент і грайте далі звідти.
replay-forked = Новий стіл готовий: ви граєте далі звідси проти ботів.

## Перша партія з підказками

learn-title = Перша партія з підказками
learn-coach = Урок
learn-count = { $number } з { $count }
learn-missed = Попередній крок цього разу не вдався. Надолужите пізніше, а ми йдемо далі.
learn-hint = План уроку тут не підходить. Ось добра відповідь:
learn-next = Далі
learn-leave = Грати без підказок
learn-done = Це все, що треба знати. Партія триває: гарної гри!

## A bundle of things to choose. $n: how many

bundle-do = Саме це
bundle-more =
    { $n ->
        [one] Ще { $n }
        [few] Ще { $n }
       *[many] Ще { $n }
    }
bundle-less =
    { $n ->
        [one] Забагато на { $n }
        [few] Забагато на { $n }
       *[many] Забагато на { $n }
    }
bundle-other = Так не вийде

## Something that can be clicked. $name: what it is, $text: what it does, $label: both, $doing: what can be done with it

thing-text = { $name }. { $text }
thing-can = { $label } (можна зараз)
thing-doing = { $label } (можна зараз: { $doing })

## So many of something. $what: of what

step-less = Менше: { $what }
step-more = Більше: { $what }

## The table in words

text-more = Докладніше
text-more-about = Докладніше: { $name }

## Why not, whatever the game

why-unknown-choice = У цій грі немає такого ходу.
why-game-over = Гру закінчено.
why-not-your-turn = Зараз не ваш хід.
why-chance-to-answer = Зараз слово за кубиками або колодою.
why-not-chance = Зараз нічого не кидають і не витягують.
why-impossible-outcome = Зараз такого випасти не може.
why-other-question = Спершу дайте відповідь: зараз питають про інше.
why-not-now = Зараз для цього не час.
why-nothing-to-undo = Після останнього кидка, взятої карти чи чужого ходу ви ще нічого не зробили.
why-not-your-undo = Скасувати можна лише свій вибір.
why-handed-over = У рейтинговій партії хід не повернути, щойно запитали іншого гравця.
why-other = Зараз це неможливо.

# How a rated game changed a rating. $rating (string), $change (string): a number with its sign
end-rating = Рейтинг: { $rating } ({ $change })
end-rating-provisional = попередній
