### Оболонка: головна сторінка, створення столу, очікування, обліковий запис, налаштування, проблеми.

meydan = Meydan
window-title = { $page } · Meydan
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
trouble = Щось стало на заваді
lost-table = Такого столу немає
lost-table-about = Можливо, його закрили або він приватний і потрібне посилання господаря. Попросіть посилання ще раз.
nowhere = Цей провулок нікуди не веде
nowhere-about = За цією адресою немає сторінки. Площа тут, за рогом.
connection-lost = Зв’язок втрачено. Він відновиться сам.

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
settings-motion-about = Фігури ходять, кубики котяться. Вимкнено: усе з’являється одразу.
settings-pace = Темп інших гравців
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
settings-sound = Звуки
settings-sound-about = Дерево, монети й папір, тихенько.
settings-auto = Відповідати за мене, коли вибирати нема з чого
settings-auto-about = Наприклад, брати карти у фазі іншого гравця.
settings-text = Стіл словами
settings-text-about = Текст замість малюнка поля: для програм зчитування з екрана й для читання.

## Площа

home-welcome = Вітаємо на площі
home-welcome-about = Сідайте й грайте: одразу проти ботів або з друзями за посиланням. Без реєстрації.
play-game-now = Грати в { $game }
play-game = Гра
play-rivals = Суперники
play-level = Грають
level-random = Легко
level-greedy = Добре
learn-game = Урок: { $game }
new-table = Створити стіл
read-rules = Читати правила
game-istanbul = Стамбул
game-istanbul-dice = Стамбул: Гра на кубиках
game-san-juan = Сан-Хуан
home-tables = Столи
home-mine = Ваші партії
home-mine-none = До першої партії один дотик.
home-mine-none-about = Партії, які ви почали або до яких приєдналися, чекають на вас тут, хоч і до завтра.
home-open = Відкриті столи
home-open-none = Зараз ніхто не шукає гравців.
home-open-none-about = Створіть публічний стіл, і його знайдуть тут.
home-ways = За кодом
home-ways-title = Сісти до друга або переглянути партію
join-code = Код або посилання столу
join-code-example = Вставте сюди
join-code-wrong = Столу з таким кодом немає. Попросіть друга надіслати посилання ще раз.
join = Сісти
upload-record = Відкрити запис
upload-record-about = Файл зіграної партії, щоб переглянути її знову

table-your-turn = Ваш хід
table-turn = { $name } думає
table-playing = Партія триває
table-damaged = Пошкоджено: відкрити не можна
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
table-rated = рейтинговий
table-fork = продовження з перегляду
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
bot-name = { $bot }
bot-greedy = Бот
bot-random = Легкий бот
seat-free = Вільне місце
seat-gone = Колишній гравець
seat-number = Місце { $n }
seats-count = { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
  }
seats-fewer = На місце менше
seats-more = На місце більше
seats-waiting = Ви отримаєте посилання для друзів; партія почнеться, коли всі сядуть.
seats-shuffled = Місця за жеребом
seats-shuffled-about = Хто де сидить, а отже й хто починає, вирішить жереб на початку партії.
seat-kind-me = Я
seat-kind-open = Друг, за посиланням
seat-kind-greedy = Бот, що грає добре
seat-kind-random = Легкий бот
seat-kind-invited = Хтось з обліковим записом
colour-mine = Мій колір
colour-red = Червоний, коло
colour-green = Зелений, квадрат
colour-blue = Синій, трикутник
colour-yellow = Жовтий, ромб
colour-white = Білий, шестикутник
invite-name = Ім’я
invite-find = Знайти
invite-found = { $name } знайде цей стіл серед своїх партій.
invite-not-found = Облікового запису з таким ім’ям немає. Другові за посиланням він не потрібен.
invite-about = Це місце чекатиме на гостя.

## Створення столу

new-title = Новий стіл
new-seats = Хто грає
new-speed = Швидкість
speed-turns = Ліміт на хід
speed-live = Годинник на партію
speed-turns-about = Час на кожен хід; грайте за один вечір або багато днів.
speed-live-about = Хвилини на всю партію та ще секунди на кожну відповідь. Хто спізнився, нічого не втрачає, але замість нього може зіграти бот.
speed-live-refill = Кожна відповідь повертає секунди, але більше, ніж на початку, на годиннику не буде.
speed-limit = Час на хід
speed-clock = Годинник
new-door = Доступ
new-public = Публічний стіл
new-public-about = Його видно на площі, будь-хто може сісти або дивитися. Інакше лише ті, хто має посилання.
new-rated = Рейтингова партія
new-rated-about = Іде в рейтинг; для людей з обліковими записами та ботів.
new-rated-not = Лише для людей з обліковим записом.
new-variants = Варіанти
new-preview = Що на столі
new-start = Почати партію
new-open = Відкрити стіл
new-unfinished = Спершу знайдіть, кого запрошуєте: введіть ім’я та натисніть «Знайти».
new-not-possible = Це не поєднується: { $reason }
layout-another = Іншу
layout-keep = Лишити цю
layout-random-note = Це приклад: справжню розкладку складуть на початку партії, якщо не лишити цю.
layout-own-grid = Власна розкладка
layout-own-cell = { $place } { $name }, рядок { $row }, стовпець { $column }

## Варіанти Стамбула

option-istanbul-layout = Розкладка
option-istanbul-layout-about = Як лежать місця, а отже, чи далеко від одного до іншого.
option-istanbul-layout-short = Короткі шляхи
option-istanbul-layout-short-about = Пов’язані місця лежать поруч: найкраще для першої партії.
option-istanbul-layout-long = Довгі шляхи
option-istanbul-layout-long-about = Пов’язані місця лежать далеко: плануйте дорогу.
option-istanbul-layout-order = За номерами
option-istanbul-layout-order-about = Місця за номерами, рядок за рядком.
option-istanbul-layout-first = Рекомендована
option-istanbul-layout-first-about = Розкладка, надрукована для цієї коробки: найкраще для першої партії з нею.
option-istanbul-layout-random = Випадкова
option-istanbul-layout-random-about = Щоразу нова; Фонтан усередині, Чайхана й Чорний ринок окремо.
option-istanbul-layout-random-2023 = Випадкова, строга
option-istanbul-layout-random-2023-about = Щоразу нова, за суворішими межами 2023 року.
option-istanbul-layout-own = Власна
option-istanbul-layout-own-about = Торкніться двох місць, і вони поміняються.
option-istanbul-expansions = Коробки на столі
option-istanbul-expansions-about = Більше місць, карт і фігур із доповнень.
option-istanbul-expansions-mocha = Мока та Бакшиш
option-istanbul-expansions-mocha-about = Кава, Таверна, карти гільдії та торговець кавою.
option-istanbul-expansions-letters = Листи та Печатки
option-istanbul-expansions-letters-about = Листи, які доставляють заради печаток, кур’єр, кіоск і компаньйони.
grand-bazaar = Гранд Базар
grand-bazaar-about = Обидві коробки разом: 25 місць, п’ять на п’ять, і все одразу.
option-istanbul-new-cards-only = Лише нові карти бонусів
option-istanbul-new-cards-only-about = Карти бонусів базової гри лишаються в коробці.
option-istanbul-new-cards-only-not = Лише коли «Листи та Печатки» самі.
option-istanbul-neutral-assistants = Нейтральні помічники
option-istanbul-neutral-assistants-about = Один помічник у кожному стосі спільний: хто його зустріне, може забрати.
option-istanbul-neutral-assistants-not = Для двох–чотирьох гравців: у п’ятьох немає вільного кольору.
option-istanbul-caravan-leader = Ватажок каравану
option-istanbul-caravan-leader-about = Хто останнім був у Караван-сараї, лишає собі там обидві карти.

## Варіанти Сан-Хуана

option-san-juan-expansions = Карти на столі
option-san-juan-expansions-about = Більше будівель і подій у колоді.
option-san-juan-expansions-new-buildings = Нові будівлі
option-san-juan-expansions-new-buildings-about = Ще 33 карти будівель у колоді та собор поруч із ролями.
option-san-juan-expansions-events = Події
option-san-juan-expansions-events-about = Шість подій виходять із колоди, і їх можна взяти замість ролі.
option-san-juan-setup = Перші карти
option-san-juan-setup-about = Звідки в кожного перші чотири карти.
option-san-juan-setup-dealt = Роздані
option-san-juan-setup-dealt-about = По чотири карти, які трапляться.
option-san-juan-setup-drafted = Вибрані
option-san-juan-setup-drafted-about = П’ять, шість, сім і вісім карт за чергою; кожен лишає собі чотири.

## Очікування

waiting-title = { $game }: стіл готується
seat-mine = Це ви
seat-host = Господар столу
seat-bot = Завжди напоготові
seat-free-about = Для того, хто прийде
seat-free-rated = Для когось з обліковим записом
seat-invited = Запрошення надіслано
seat-take-account = Створити обліковий запис або увійти
seat-take = Сісти сюди
seat-take-too = Теж я
seat-leave = Устати
seat-clear = Звільнити місце
seat-clear-whose = Звільнити місце гравця { $name }
seat-give-greedy = Бот
seat-give-random = Легкий бот
waiting-start = Почати партію
waiting-close = Закрити стіл
waiting-close-sure = Закрити цей стіл?
waiting-close-about = Він зникне для всіх, хто за ним: { $names }.
waiting-keep = Лишити
waiting-for-seats = { $n ->
    [one] Лишилося { $n } вільне місце.
    [few] Лишилося { $n } вільні місця.
   *[many] Лишилося { $n } вільних місць.
  }
waiting-rated-guests = Рейтингова партія для людей з обліковими записами: гостеві за цим столом спершу потрібен свій.
waiting-for-host = Усі на місцях. Партію почне господар.
waiting-ready = Усі на місцях. Можна починати.
waiting-chat = Слово перед грою
waiting-chat-none = Ще ніхто нічого не сказав.
waiting-chat-sit = Сядьте, щоб поговорити з іншими.
waiting-chat-say = Скажіть щось
invite-title = Покличте друзів
invite-link-about = Надішліть це посилання або дайте зісканувати код. Реєстрація не потрібна.
invite-link-about-rated = Надішліть це посилання або дайте зісканувати код. Партія рейтингова, тож потрібен обліковий запис.
invite-link = Посилання на цей стіл
invite-qr = Посилання на цей стіл як QR-код
invite-copy = Копіювати
invite-copied = Посилання скопійовано.
invite-copy-yourself = Браузер не дає нам копіювати: виділіть і скопіюйте самі.
invite-share = Поділитися

## Обліковий запис

account-title = Вітаємо, { $name }
account-title-nobody = Вітаємо
account-name = Ваше ім’я
account-nobody-about = Щоб грати, ім’я не потрібне: ми підберемо. Але можна вибрати своє.
account-guest-about = На цьому пристрої ви гість. Усе працює; лише інший пристрій вас не знає.
account-own-about = Так вас бачать інші, і так ви входите.
account-name-field = Ім’я
account-rename = Змінити ім’я
account-come-in = Зайти
account-as-guest = Грати як гість
account-renamed = Приємно познайомитися.
account-keep = Зберегти все з паролем
account-keep-about = Ваші партії, столи й рейтинги лишаться вашими на будь-якому пристрої.
account-password = Пароль
account-password-about = Десять знаків або більше. Кілька слів легко запам’ятати.
account-make = Створити обліковий запис
account-made = Тепер у вас є обліковий запис, і все на місці.
account-sign-in = Увійти
account-sign-in-about = З обліковим записом з іншого пристрою чи дня.
account-sign-in-guest = З вашим обліковим записом. Зігране тут як гість лишиться гостеві.
account-signed-in = З поверненням.
account-out = Вийти
account-out-about = Ваші партії лишаються й чекають на вас.
account-out-guest = Гість без пароля не повернеться до своїх партій: спершу створіть обліковий запис.
account-out-here = Вийти тут
account-out-everywhere = Вийти всюди
account-left = До зустрічі!
account-delete = Видалити запис
account-delete-sure = Видалити ваш обліковий запис назавжди?
account-delete-about = Ім’я, пароль і токени зникнуть назавжди. Зіграні партії лишаться, без вашого імені.
account-delete-not = Лишити
account-deleted = Ваш обліковий запис видалено.
tokens = Програми, що грають за вас
tokens-about = З токеном написаний вами бот може сісти за стіл від вашого імені.
token-once = Це видно лише зараз. Скопіюйте й нікому не показуйте:
token-copy = Копіювати токен
token-copied = Токен скопійовано.
token-made = створено { $when }
token-revoke = Відкликати
token-revoke-which = Відкликати токен { $name }
token-name = Для чого він
token-name-example = мій бот
token-make = Створити токен

## Проблеми, за кодом служби

problem-not-shown = Столу для цієї гри в браузері ще немає. У неї можна зіграти в терміналі.
problem-offline = Служба не відповідає. Перевірте зв’язок; ми пробуємо далі.
problem-bad-request = Щось тут не так. Перевірте написане: імена мають від 2 до 24 літер, цифр, пробілів і - _ . а паролі щонайменше 10 знаків.
problem-bad-option = Ці варіанти не поєднуються. Змініть один із них.
problem-bad-record = Цей файл не є записом партії або його змінили.
problem-sign-in-first = Ми вас більше не впізнаємо. Увійдіть ще раз.
problem-wrong-password = Немає запису з таким ім’ям і паролем. Спробуйте ще раз.
problem-forbidden = Це може зробити хтось інший, наприклад господар столу.
problem-account-first = Рейтингова партія лише для гравців з обліковим записом. Створіть його й тоді сідайте.
problem-wrong-origin = Це надійшло з іншого сайту, тож не виконано. Оновіть сторінку.
problem-not-your-seat = Це місце не ваше.
problem-not-found = Цього вже немає.
problem-wrong-method = Сторінка й служба не збігаються. Оновіть сторінку.
problem-name-taken = Це ім’я вже зайняте. Виберіть інше.
problem-seat-taken = Хтось був швидший: місце або колір уже зайнято. Виберіть інше.
problem-stale-version = Тим часом щось сталося. Погляньте ще раз.
problem-illegal-choice = Зараз це неможливо.
problem-cannot-undo = Скасувати не можна: відтоді щось кинуто, взято або показано.
problem-not-now = Не зараз. Погляньте на стіл ще раз.
problem-too-many-bots = За вашими столами вже грає стільки ботів, що нових почати не можна. Спершу закінчіть якусь партію; ті, що стоять понад годину, не рахуються.
problem-too-large = Це завелике. Запис має щонайбільше 2 МБ.
problem-too-slow = Дані надходили надто довго. Перевірте з’єднання та спробуйте ще раз.
problem-too-many-requests = Забагато за короткий час. Трохи зачекайте й спробуйте знову.
problem-failure = Служба помилилася. Це записано; спробуйте ще раз.
problem-busy = Служба зайнята. Спробуйте ще раз.
problem-damaged = Цей стіл пошкоджено, тому відкрити його не можна. Хто керує службою, знайде його в журналі; інші ваші партії тривають.
