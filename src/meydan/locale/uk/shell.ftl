### Оболонка: головна сторінка, створення столу, очікування, обліковий запис, налаштування, проблеми.

meydan = Meydan
window-title = { $page } · Meydan
# $title (string): what the window is called otherwise
window-turn = Ваш хід · { $title }
# At so many tables I am asked. $n (number); $title (string)
window-waiting = ({ $n }) { $title }
home = Meydan, на площу
header-nav = Ви та ваші налаштування
header-sign-in = Увійти
skip = Перейти до вмісту
loading = Хвилинку…
notices = Сповіщення
dismiss = Прибрати сповіщення
close = Закрити
send = Надіслати
try-again = Ще раз
to-the-square = Назад на площу
trouble = Щось пішло не так
lost-table = Такого столу немає
lost-table-about = Можливо, його закрили, або він приватний і відкривається лише за посиланням господаря. Попросіть посилання ще раз.
nowhere = Цей провулок нікуди не веде
nowhere-about = За цією адресою нічого немає. Площа тут, за рогом.
connection-lost = Зв’язок втрачено. Відновлюємо…

## Налаштування

settings = Налаштування
settings-language = Мова
language-en = English
language-uk = Українська
language-ru = Русский
language-fr = Français
language-pl = Polski
settings-theme = Тема
theme-system = Як на пристрої
theme-light = День
theme-dark = Ніч
settings-motion = Анімації
settings-motion-about = Фігури рухаються, кубики котяться. Якщо вимкнути, усе з’являється одразу.
settings-pace = Темп ходів інших гравців
pace-slow = Повільний
pace-normal = Звичайний
pace-fast = Швидкий
settings-sound = Звуки
settings-sound-about = Дерево, монети й папір, тихенько.
settings-call = Звук, коли мій хід
settings-call-about = У партіях з годинником, навіть коли інші звуки вимкнено.
settings-auto = Відповідати за мене, коли вибирати нема з чого
settings-auto-about = Наприклад, залишати кидок, який нічим змінити, у Стамбулі або брати карти у фазі іншого гравця в Сан-Хуані.
settings-roll = Кидати свої кубики самостійно
settings-roll-about = У грі на кубиках кубики вашого ходу чекають, доки ви натиснете.
settings-coach = Тренер
settings-coach-about = Питає «ви впевнені?» перед вибором, який дорого коштує, не частіше ніж раз за хід. Увімкнено у ваших перших партіях; лише там, де дозволено підказки.
settings-luck = Додавати щось своє до випадку
settings-luck-about = Де партія починається одразу, цей браузер додає до кубиків і карт своє випадкове число, а наприкінці перевіряє його.
settings-text = Стіл словами
settings-text-about = Опис поля словами замість малюнка: для екранного диктора або просто щоб читати.

## Площа

home-welcome = Вітаємо на площі
home-welcome-about = Сідайте й грайте: одразу проти ботів або з друзями за посиланням. Без реєстрації.
play-game-now = Грати в { $game }
play-game = Гра
play-rivals = Суперники
play-level = Рівень ботів
level-strength = Сила { $n }
level-strength-about = У балах: на 100 більше — це близько 64 перемог у 100 партіях удвох.
learn-game = Урок: { $game }
puzzles = Задачі
new-table = Створити стіл
read-rules = Читати правила
setup-real = Розкласти справжню гру
game-istanbul = Стамбул
game-istanbul-dice = Стамбул: Гра на кубиках
game-san-juan = Сан-Хуан
home-tables = Столи
home-mine = Ваші партії
home-mine-none = До першої партії один клік.
home-mine-none-about = Партії, які ви почнете або до яких приєднаєтеся, чекатимуть на вас тут хоч кілька днів.
home-open = Відкриті столи
home-open-none = Зараз ніхто не шукає гравців.
home-open-none-about = Створіть публічний стіл, і його тут побачать.
groups = Компанії
find-people = Знайти гравців
table-level = Рейтинг
tournaments = Турніри
home-ways = За кодом
home-ways-title = Приєднатися до друга або переглянути партію
join-code = Код столу або посилання на нього
join-code-example = Вставте сюди
join-code-wrong = Столу з таким кодом немає. Попросіть друга надіслати посилання ще раз.
join = Приєднатися
upload-record = Відкрити запис партії
upload-record-about = Файл зіграної партії, щоб переглянути її знову
home-score = Підрахувати партію зі справжньою коробкою

table-your-turn = Ваш хід
# $left (string): how long until I am late, such as 23 h
table-left = ще { $left }
table-turn = { $name } думає
table-playing = Партія триває
table-damaged = Стіл пошкоджено, відкрити не можна
table-finished = Завершено
table-won = { $n ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
   *[many] Спільна перемога: { $names }
  }
table-free = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
   *[many] { $n } вільних місць
  }
table-ready = Можна починати
table-invited-by = Вас запрошує { $name }
table-invited = Вас запрошено
table-waits-for = Очікуємо: { $names }
table-sit = Сісти
table-moment = { $at }, раунд { $round }
table-review = Як усе було
table-go-on = Продовжити
table-join = Сісти
table-watch = Дивитися
table-public = публічний
table-private = приватний
# $name (string): назва компанії
table-group = Компанія «{ $name }»
table-rated = рейтинговий
table-hints = з підказками
table-fork = продовження запису
table-lesson = урок

## Проміжки часу

span-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
   *[many] { $n } секунд
  }
span-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
  }
span-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
  }
span-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
  }
pace-turns = { $span } на хід
pace-live = { $minutes } хв + { $seconds } с

## Хто де сидить

guest-name = Гість { NUMBER($number, useGrouping: "false") }
# Хтось, чиє ім’я забрав той, хто тримає сервер. $number (string): шість цифр
player-name = Гравець { $number }
seat-free = Вільне місце
seat-gone = Колишній гравець
seat-number = Місце { $n }
seats-count = { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
  }
seats-fewer = Менше на одне місце
seats-more = Більше на одне місце
seats-waiting = Ви отримаєте посилання для друзів; партія почнеться, коли всі сядуть.
seat-kind-me = Я
seat-kind-open = Друг за посиланням
seat-kind-invited = Гравець з обліковим записом
colour-mine = Мій колір
colour-red = Червоне коло
colour-green = Зелений квадрат
colour-blue = Синій трикутник
colour-yellow = Жовтий ромб
colour-white = Білий шестикутник
invite-name = Ім’я
invite-find = Знайти
invite-found = { $name } знайде цей стіл серед своїх партій.
invite-not-found = Облікового запису з таким ім’ям немає. Другові, який прийде за посиланням, він і не потрібен.
invite-about = Це місце чекатиме на гостя.

## Створення столу

new-title = Новий стіл
new-seats = Хто грає
new-speed = Час
speed-turns = Час на хід
speed-live = Годинник на партію
speed-turns-about = Обмеження на кожен хід; грайте за один вечір або багато днів.
speed-live-about = Хвилини на всю партію плюс секунди за кожну відповідь. Хто не встиг, не програє, але інші можуть посадити замість нього бота.
speed-live-refill = Кожна відповідь повертає секунди, але більше, ніж на початку, на годиннику не буде.
speed-limit = Ліміт на хід
speed-clock = Годинник
new-door = Хто може приєднатися
new-group = Для компанії
new-group-none = Без компанії
new-public = Публічний стіл
new-public-about = Його видно на площі, і кожен може сісти або дивитися. Інакше лише ті, хто має посилання.
new-rated = Рейтингова партія
new-rated-about = Враховується в рейтингу; для гравців з обліковими записами та ботів.
new-rated-not = Лише для людей з обліковим записом.
new-hints = Підказки
new-hints-about = Гравці можуть просити показати найкращі відповіді; це бачать усі.
new-hints-not = У рейтинговій партії підказок немає.
new-variants = Варіанти
new-preview = Що буде на столі
new-start = Почати партію
new-open = Відкрити стіл
new-unfinished = Спершу знайдіть, кого запрошуєте: введіть ім’я та натисніть «Знайти».
new-not-possible = Ці варіанти не поєднуються: { $reason }
layout-another = Іншу
layout-keep = Лишити цю
layout-random-note = Це лише приклад: справжню розкладку визначать на початку партії, якщо не лишити цю.
layout-own-grid = Власна розкладка
layout-own-cell = { $place } { $name }, рядок { $row }, стовпець { $column }

## Варіанти Стамбула

option-istanbul-layout = Розкладка
option-istanbul-layout-about = Як розміщено місця, а отже, чи далеко від одного до іншого.
option-istanbul-layout-short = Короткі шляхи
option-istanbul-layout-short-about = Місця, що пасують одне до одного, лежать поруч: найкраще для першої партії.
option-istanbul-layout-long = Довгі шляхи
option-istanbul-layout-long-about = Місця, що пасують одне до одного, лежать далеко: плануйте маршрут.
option-istanbul-layout-order = За номерами
option-istanbul-layout-order-about = Місця за номерами, рядок за рядком.
option-istanbul-layout-first = Рекомендована
option-istanbul-layout-first-about = Розкладка, рекомендована для цього доповнення: найкраще для першої партії з ним.
option-istanbul-layout-random = Випадкова
option-istanbul-layout-random-about = Щоразу нова; Фонтан не на краю, а Чайхана й Чорний ринок не поруч.
option-istanbul-layout-random-2023 = Випадкова, строга
option-istanbul-layout-random-2023-about = Щоразу нова, за суворішими обмеженнями правил 2023 року.
option-istanbul-layout-own = Власна
option-istanbul-layout-own-about = Торкніться двох місць, щоб поміняти їх.
option-istanbul-expansions = Доповнення
option-istanbul-expansions-about = Більше місць, карт і фігур.
option-istanbul-expansions-mocha = Мока та Бакшиш
option-istanbul-expansions-mocha-about = Кава, Таверна з бар’єром, карти гільдії та торговець кавою.
option-istanbul-expansions-letters = Листи та Печатки
option-istanbul-expansions-letters-about = Листи, які доставляють заради печаток, кур’єр, Кіоск і компаньйони.
option-istanbul-expansions-all = Гранд Базар
option-istanbul-expansions-all-about = Обидва доповнення разом: 25 місць, п’ять на п’ять, і все одразу.
option-istanbul-new-cards-only = Лише нові карти бонусів
option-istanbul-new-cards-only-about = Карти бонусів базової гри лишаються в коробці.
option-istanbul-new-cards-only-not = Лише з доповненням «Листи та Печатки» без іншого.
option-istanbul-neutral-assistants = Нейтральні помічники
option-istanbul-neutral-assistants-about = Один із помічників кожного гравця нейтральний: його може забрати будь-хто, хто до нього прийде.
option-istanbul-neutral-assistants-not = Для 2–4 гравців: уп’ятьох вільного кольору не лишається.
option-istanbul-caravan-leader = Ватажок каравану
option-istanbul-caravan-leader-about = Хто останнім скористався Караван-сараєм, лишає собі там обидві карти.

## Варіанти Сан-Хуана

option-san-juan-expansions = Доповнення
option-san-juan-expansions-about = Більше будівель і подій у колоді.
option-san-juan-expansions-new-buildings = Нові будівлі
option-san-juan-expansions-new-buildings-about = Ще 33 карти будівель у колоді та Собор поруч із ролями.
option-san-juan-expansions-events = Події
option-san-juan-expansions-events-about = Із колоди виходять шість подій, які можна взяти замість ролі.
option-san-juan-setup = Перші карти
option-san-juan-setup-about = Звідки в кожного гравця перші чотири карти.
option-san-juan-setup-dealt = Роздані
option-san-juan-setup-dealt-about = По чотири карти, які випадуть.
option-san-juan-setup-drafted = Вибрані
option-san-juan-setup-drafted-about = За чергою по п’ять, шість, сім і вісім карт; кожен лишає собі чотири.

## Очікування

waiting-title = { $game } · збираємо гравців
seat-mine = Це ви
seat-host = Господар столу
seat-free-about = Для того, хто прийде першим
seat-free-rated = Для гравця з обліковим записом
seat-invited = Запрошення надіслано
seat-take-account = Створити обліковий запис або увійти
seat-take = Сісти сюди
seat-take-too = Сісти й сюди
seat-leave = Устати
seat-clear = Звільнити місце
seat-clear-whose = Звільнити місце гравця { $name }
seat-give-bot = Бот…
waiting-start = Почати партію
waiting-close = Закрити стіл
waiting-close-sure = Закрити цей стіл?
waiting-close-about = Він зникне для всіх, хто за ним сидить: { $names }.
waiting-keep = Не закривати
waiting-for-seats = { $n ->
    [one] Лишилося { $n } вільне місце.
    [few] Лишилося { $n } вільні місця.
   *[many] Лишилося { $n } вільних місць.
  }
waiting-rated-guests = Рейтингові партії для гравців з обліковими записами: гостеві за цим столом треба спершу створити свій.
waiting-for-host = Усі на місцях. Партію почне господар.
waiting-ready = Усі на місцях. Можна починати.
waiting-chat = Чат перед грою
waiting-chat-none = Ще ніхто нічого не написав.
waiting-chat-sit = Сядьте, щоб поговорити з іншими.
waiting-chat-say = Напишіть щось
invite-title = Покличте друзів
invite-link-about = Надішліть це посилання або дайте зісканувати код. Реєстрація не потрібна.
invite-link-about-rated = Надішліть це посилання або дайте зісканувати код. Партія рейтингова, тож потрібен обліковий запис.
invite-link = Посилання на цей стіл
invite-qr = Посилання на цей стіл як QR-код
invite-copy = Копіювати посилання
invite-copied = Посилання скопійовано.
invite-copy-yourself = Браузер не дає нам копіювати: виділіть посилання й скопіюйте самі.
invite-share = Поділитися

## Обліковий запис

account-title = Вітаємо, { $name }
account-title-nobody = Вітаємо
account-name = Ваше ім’я
account-nobody-about = Щоб грати, ім’я не потрібне: ми дамо вам якесь. Але можна вибрати своє.
account-guest-about = На цьому пристрої ви гість. Усе працює, але інші пристрої вас не впізнають.
account-own-about = Так вас бачать інші, і з цим ім’ям ви входите.
account-name-field = Ім’я
account-rename = Змінити ім’я
account-come-in = Продовжити як гість
account-as-guest = Грати як гість
account-renamed = Приємно познайомитися.
account-keep = Зберегти все під паролем
account-keep-about = Ваші партії, столи й рейтинги лишаться вашими, і ви зможете продовжити на будь-якому пристрої.
account-password = Пароль
account-password-about = Щонайменше десять знаків. Кілька слів поспіль легко запам’ятати.
account-make = Створити обліковий запис
account-made = Тепер у вас є обліковий запис, і все на місці.
account-sign-in = Увійти
account-sign-in-about = З обліковим записом, створеним на іншому пристрої або раніше.
account-sign-in-guest = З наявним обліковим записом. Партії, зіграні тут як гість, лишаться гостеві.
account-signed-in = З поверненням.
account-out = Вийти
account-out-about = Ваші партії чекатимуть на вас.
account-out-guest = Гість без пароля не зможе повернутися до своїх партій: щоб зберегти їх, спершу створіть обліковий запис.
account-out-here = Вийти на цьому пристрої
account-out-everywhere = Вийти всюди
account-left = До зустрічі!
account-delete = Видалити обліковий запис
account-delete-sure = Видалити ваш обліковий запис назавжди?
account-delete-about = Ім’я, пароль і токени буде видалено назавжди. Зіграні партії лишаться, але без вашого імені.
account-delete-not = Лишити
account-deleted = Ваш обліковий запис видалено.
tokens = Програми, що грають за вас
tokens-about = Із токеном написаний вами бот зможе грати від вашого імені.
token-once = Ви бачите його востаннє. Скопіюйте й нікому не показуйте:
token-copy = Копіювати токен
token-copied = Токен скопійовано.
token-made = створено { $when }
token-revoke = Відкликати
token-revoke-which = Відкликати токен «{ $name }»
token-name = Для чого він
token-name-example = мій бот
token-make = Створити токен

## Проблеми, за кодом служби

problem-offline = Сервер не відповідає. Перевірте зв’язок; ми пробуємо далі.
problem-bad-request = Щось тут не так. Імена мають від 2 до 24 знаків (літери, цифри, пробіли та - _ .), паролі щонайменше 10.
problem-bad-option = Ці варіанти не поєднуються. Змініть один із них.
problem-bad-record = Цей файл не є записом партії, або його змінили.
problem-sign-in-first = Ви більше не в системі. Увійдіть ще раз.
problem-wrong-password = Неправильне ім’я або пароль. Спробуйте ще раз.
problem-forbidden = Це може зробити лише хтось інший, наприклад господар столу.
problem-account-first = Рейтингова партія лише для гравців з обліковим записом. Створіть його й тоді сідайте.
problem-wrong-origin = Цей запит надійшов з іншого сайту, і його відхилено. Оновіть сторінку.
problem-not-your-seat = Це місце не ваше.
problem-not-found = Цього вже немає.
problem-wrong-method = Сторінка й сервер не збігаються. Оновіть сторінку.
problem-name-taken = Це ім’я вже зайняте. Виберіть інше.
problem-seat-taken = Хтось вас випередив: це місце або колір уже зайнято. Виберіть інше.
problem-stale-version = Тим часом щось сталося. Погляньте ще раз.
problem-illegal-choice = Зараз це неможливо.
problem-cannot-undo = Скасувати не можна: відтоді вже щось кинули, взяли або показали.
problem-not-now = Не зараз. Погляньте на стіл ще раз.
problem-too-many-bots = За вашими столами грає забагато ботів. Спершу закінчіть якусь партію; ті, яких не чіпали понад годину, не рахуються.
problem-too-large = Файл завеликий. Запис партії має щонайбільше 2 МБ.
problem-too-slow = Дані надходили надто довго. Перевірте з’єднання та спробуйте ще раз.
problem-too-many-requests = Забагато запитів за короткий час. Трохи зачекайте й спробуйте знову.
problem-failure = Сталася помилка на сервері. Її записано в журнал; спробуйте ще раз.
problem-busy = Сервер зайнятий. Спробуйте ще раз за мить.
problem-damaged = Цей стіл пошкоджено, і відкрити його не можна. Той, хто керує сервером, знайде його в журналі; з іншими вашими партіями все гаразд.

## Profiles and leaders

leaders = Лідери
leaders-ways = Найкращі в кожній грі.
account-profile = Мій профіль
account-private = Приватний профіль
account-private-about = Тоді інші бачать лише ім’я: ні результатів, ні рейтингів, ні партій.
