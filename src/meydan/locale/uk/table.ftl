### Усе за столом, що не належить до якоїсь однієї гри.

## Стіл

table-title = Стіл
table-board = Поле
table-side = Журнал і розмова
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

panel-mine = Моє
panel-players = Гравці
panel-log = Журнал
panel-chat = Розмова
panel-tools = Меню

tool-home = На площу
tool-help = Довідка
tool-text = Стіл словами
tool-keys = Клавіші
tool-settings = Налаштування

## Гравці

seat-turn = ходить
seat-your-turn = ваш хід
seat-standin = Поки що тут грає бот
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
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }

## Запитання

ask-title = Запитання
ask-yours = Ваш хід
ask-yours-in = Питання до вас: хід гравця { $name }
ask-waiting = Зачекайте
ask-last = Останній раунд
ask-theirs = { $name } вибирає
ask-question = Запитання: «{ $question }»
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
undo-nothing-to-undo = Після останнього кидка, взятої карти чи чужого ходу ще нічого не зроблено
undo-not-your-undo = Скасувати можна лише свій вибір
undo-game-over = Гру завершено
ask-over = Гру завершено
ask-result = Показати підсумок
ask-since =
    { $count ->
        [one] Після вашого вибору: { $count } подія
        [few] Після вашого вибору: { $count } події
       *[many] Після вашого вибору: { $count } подій
    }
ask-late = Час вийшов: { $name }.
ask-late-unrated = Доки { $name } не повернеться, може грати наш найкращий бот. Партія не рейтингова.
ask-late-rated = Доки { $name } не повернеться, може грати наш найкращий бот. Партія лишається рейтинговою: результат зарахують людині, а не ботові.
ask-hand = Хай грає бот
ask-standin = За вас грає бот, бо ваш час вийшов.
ask-standin-unrated = Коли повернетеся, знову матимете час. Партія не рейтингова.
ask-standin-rated = Коли повернетеся, знову матимете час. Партія лишається рейтинговою: результат зарахують вам.
ask-take = Грати далі самостійно

## Журнал і розмова

log-title = Що сталося
log-empty = Ще нічого не сталося.
log-round = Раунд { $round }
log-setup = Початок
log-earlier =
    { $count ->
        [one] Раніше: { $count } раунд
        [few] Раніше: { $count } раунди
       *[many] Раніше: { $count } раундів
    }
log-barrier = Те, що вище, не скасувати
chat-title = Що казали
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати
dice-rolled = На кубиках { $dice }

## Довідка й правила

help-title = Довідка
help-all = Усі теми
help-rules = У повних правилах (англійською)
help-english = Повні правила викладено англійською.
help-whole = Повні правила
rules-title = { $game }: правила
rules-goal = Мета гри
rules-turn = Як грати
rules-topics = Усе за темами
rules-digest = Повні правила
rules-search = Пошук у правилах

## Клавіші

keys-title = Клавіші
keys-tab = від однієї частини столу до іншої
keys-arrows = від місця до місця на полі
keys-enter = вибрати те, на чому фокус
keys-question = до запитання
keys-board = до поля
keys-mine = до мого
keys-undo = скасувати
keys-log = журнал
keys-chat = розмова
keys-help = довідка про те, на чому фокус
keys-text = стіл словами або малюнком
keys-skip = пропустити анімацію
keys-shift = утримувати: без анімації
keys-escape = закрити відкрите
keys-keys = ці клавіші

## Кінець

end-title = Кінець гри
end-won =
    { $count ->
        [one] Перемагає { $names }
        [few] Спільна перемога: { $names }
       *[many] Спільна перемога: { $names }
    }
end-shared = ділить цю позицію з гравцем { $name }
end-decided = попереду гравця { $name }, вирішує: { $what } ({ $more } проти { $less })
end-compared = Порівнюємо в такому порядку: { $what }
end-rematch = Зіграти ще раз
end-replay = Переглянути
end-fork = Продовжити з іншої миті
end-download = Завантажити запис
end-verify = Перевірити чесність
end-fair = Усе чесно: початкове число відповідає тому, що оприлюднили перед першим ходом.
end-unfair = Початкове число не відповідає тому, що оприлюднили перед першим ходом.
end-fair-how = Перед першим ходом оприлюднили контрольну суму початкового числа, від якого залежать усі випадковості. Тепер ваш браузер обчислив контрольну суму числа, розкритого після кінця гри. За допомогою «meydan verify» та завантаженого запису можна перевірити кожен кидок і кожну карту.
end-seed = Початкове число
end-hash = Його контрольна сума (SHA-256 від «meydan:» і числа)
end-commitment = Оприлюднено на початку
end-luck = Удача на кубиках
end-rolls =
    { $rolls ->
        [one] { $rolls } кидок, у середньому { $mean } (очікувано { $expected })
        [few] { $rolls } кидки, у середньому { $mean } (очікувано { $expected })
       *[many] { $rolls } кидків, у середньому { $mean } (очікувано { $expected })
    }
end-no-rolls = без жодного кидка
chart-table = Таблицею
chart-round = Раунд

## Перегляд

replay-title = Перегляд партії
replay-first = На початок
replay-back = Крок назад
replay-step = Крок уперед
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
replay-share = Копіювати посилання на цю мить
replay-copied = Посилання на цю мить скопійовано.
replay-fork = Грати звідси
replay-how = Перейдіть до потрібної миті й грайте звідти далі.
replay-forked = Створено новий стіл: ви граєте звідси далі проти ботів.

## Перша партія з підказками

learn-title = Перша партія з підказками
learn-coach = Урок
learn-count = { $number } з { $count }
learn-next = Далі
learn-leave = Грати без підказок
learn-done = Це все, що треба знати. Партія триває: гарної гри!
