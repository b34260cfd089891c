### The shell: home, setting up a table, the waiting room, the account, settings, problems.

meydan = Meydan
window-title = { $page } · Meydan
home = Meydan, на площадь
header-nav = Вы и ваши настройки
header-sign-in = Войти
skip = Сразу к содержанию
loading = Минутку…
notices = Сообщения
dismiss = Убрать сообщение
close = Закрыть
send = Отправить
try-again = Ещё раз
to-the-square = Назад на площадь
trouble = Что-то мешает
lost-table = Такого стола нет
lost-table-about = Возможно, его закрыли, или он закрытый и нужна ссылка от хозяина. Попросите ссылку ещё раз.
nowhere = Этот переулок никуда не ведёт
nowhere-about = По этому адресу ничего нет. Площадь сразу за углом.
connection-lost = Связь потеряна. Она восстановится сама.

## Settings

settings = Настройки
settings-language = Язык
language-en = English
language-uk = Українська
language-ru = Русский
language-fr = Français
language-pl = Polski
settings-theme = Тема
theme-system = Как в системе
theme-light = День
theme-dark = Ночь
settings-motion = Анимация
settings-motion-about = Фишки ходят, кубики катятся. Выключено: всё сразу на месте.
settings-pace = Темп других игроков
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
settings-sound = Звуки
settings-sound-about = Дерево, монеты и бумага, негромко.
settings-auto = Отвечать за меня, когда выбирать не из чего
settings-auto-about = Например, брать карты в фазе другого игрока.
settings-text = Стол словами
settings-text-about = Текст вместо картинки поля: для экранных дикторов и для чтения.

## The square

home-welcome = Добро пожаловать на площадь
home-welcome-about = Садитесь и играйте: сразу с ботами или с друзьями по ссылке. Без регистрации.
play-game-now = Играть: { $game }
play-game = Игра
play-rivals = Соперники
play-level = Играют
level-random = Легко
level-greedy = Хорошо
learn-game = Урок: { $game }
new-table = Создать стол
read-rules = Читать правила
game-istanbul = Стамбул
game-istanbul-dice = Стамбул: Игра на кубиках
game-san-juan = Сан-Хуан
home-tables = Столы
home-mine = Ваши партии
home-mine-none = До первой партии один щелчок.
home-mine-none-about = Начатые партии ждут вас здесь, даже на другой день.
home-open = Открытые столы
home-open-none = Сейчас никто не ищет игроков.
home-open-none-about = Создайте общий стол, и другие найдут его здесь.
home-ways = К друзьям
home-ways-title = Сесть к другу или пересмотреть партию
join-code = Код стола или ссылка
join-code-example = Вставьте сюда
join-code-wrong = Стола с таким кодом нет. Попросите друга прислать ссылку ещё раз.
join = Сесть
upload-record = Открыть запись
upload-record-about = Файл сыгранной партии, чтобы посмотреть её снова

table-your-turn = Ваш ход
table-turn = { $name } думает
table-playing = Идёт игра
table-damaged = Повреждён: открыть нельзя
table-finished = Сыграно
table-won = { $n ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
  }
table-free = { $n ->
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[many] Свободно { $n } мест
  }
table-ready = Можно начинать
table-invited-by = Вас приглашает { $name }
table-invited = Вас пригласили
table-waits-for = Ждём: { $names }
table-sit = Сесть
table-moment = { $at }, раунд { $round }
table-review = Как это было
table-go-on = Продолжить
table-join = Сесть
table-watch = Смотреть
table-public = общий
table-private = по ссылке
table-rated = рейтинг
table-fork = продолжение из повтора
table-lesson = урок

## Lengths of time. $n (number)

span-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
  }
span-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
  }
span-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
  }
span-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
  }
pace-turns = { $span } на ход
pace-live = { $minutes } мин + { $seconds } с

## Who sits where

guest-name = Гость { NUMBER($number, useGrouping: "false") }
bot-name = { $bot }
bot-greedy = Бот
bot-random = Лёгкий бот
seat-free = Свободно
seat-gone = Бывший игрок
seat-number = Место { $n }
seats-count = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
  }
seats-fewer = На одно место меньше
seats-more = На одно место больше
seats-waiting = Вы получите ссылку для друзей; игра начнётся, когда все сядут.
seats-shuffled = Места по жребию
seats-shuffled-about = Кто где сидит, а значит и кто начинает, решит жребий в начале партии.
seat-kind-me = Я
seat-kind-open = Друг по ссылке
seat-kind-greedy = Бот, играет хорошо
seat-kind-random = Лёгкий бот
seat-kind-invited = Игрок с учётной записью
colour-mine = Мой цвет
colour-red = Красный, круг
colour-green = Зелёный, квадрат
colour-blue = Синий, треугольник
colour-yellow = Жёлтый, ромб
colour-white = Белый, шестиугольник
invite-name = Имя игрока
invite-find = Найти
invite-found = { $name } увидит стол среди своих партий.
invite-not-found = Учётной записи с таким именем нет. Другу по ссылке она и не нужна.
invite-about = Место останется за этим игроком.

## Setting up a table

new-title = Новый стол
new-seats = Кто играет
new-speed = Как быстро
speed-turns = Лимит на ход
speed-live = Часы на партию
speed-turns-about = Время на каждый ход; играйте за один вечер или много дней.
speed-live-about = Минуты на всю партию и секунды за каждый ответ. Опоздание ничего не стоит, но за опоздавшего может сыграть бот.
speed-live-refill = Каждый ответ возвращает секунды, но больше, чем в начале, на часах не будет.
speed-limit = Время на ход
speed-clock = Часы
new-door = Доступ
new-public = Общий стол
new-public-about = Его видят все на площади, можно сесть или смотреть. Иначе только по ссылке.
new-rated = Рейтинговая партия
new-rated-about = Идёт в рейтинг; для игроков с учётной записью и ботов.
new-rated-not = Только для игроков с учётной записью.
new-variants = Варианты
new-preview = Что на столе
new-start = Начать игру
new-open = Открыть стол
new-unfinished = Сначала найдите, кого приглашаете: введите имя и нажмите «Найти».
new-not-possible = Так не сочетается: { $reason }
layout-another = Другую
layout-keep = Оставить эту
layout-random-note = Это пример: настоящая выпадет в начале игры, если не оставить эту.
layout-own-grid = Ваша раскладка
layout-own-cell = { $place } { $name }, ряд { $row }, столбец { $column }

## Options of Istanbul

option-istanbul-layout = Базар
option-istanbul-layout-about = Как лежат места и как далеко от одного до другого.
option-istanbul-layout-short = Короткие пути
option-istanbul-layout-short-about = Связанные места лежат рядом: лучше всего для первой партии.
option-istanbul-layout-long = Длинные пути
option-istanbul-layout-long-about = Связанные места лежат далеко: продумайте дорогу.
option-istanbul-layout-order = По порядку
option-istanbul-layout-order-about = Места по номерам, ряд за рядом: непростая раскладка.
option-istanbul-layout-first = Рекомендуемая
option-istanbul-layout-first-about = Раскладка из этой коробки: лучше всего для первой партии с ней.
option-istanbul-layout-random = Случайная
option-istanbul-layout-random-about = Каждый раз новая; Фонтан внутри, Чайхана и Чёрный рынок не рядом.
option-istanbul-layout-random-2023 = Случайная, строгая
option-istanbul-layout-random-2023-about = Каждый раз новая, в более строгих рамках 2023 года.
option-istanbul-layout-own = Своя
option-istanbul-layout-own-about = Коснитесь двух мест, и они поменяются.
option-istanbul-expansions = Коробки на столе
option-istanbul-expansions-about = Новые места, карты и фигуры из дополнений.
option-istanbul-expansions-mocha = Мокко и бакшиш
option-istanbul-expansions-mocha-about = Новый ресурс кофе, таверна, карты гильдии и Торговец кофе.
option-istanbul-expansions-letters = Письма и печати
option-istanbul-expansions-letters-about = Письма, за доставку которых дают печати, Курьер, киоск и компаньоны.
grand-bazaar = Большой базар
grand-bazaar-about = Обе коробки вместе: 25 мест, пять на пять, и всё сразу.
option-istanbul-new-cards-only = Только новые карты бонусов
option-istanbul-new-cards-only-about = Карты бонусов базовой игры остаются в коробке.
option-istanbul-new-cards-only-not = Только с одной коробкой: «Письма и печати».
option-istanbul-neutral-assistants = Нейтральные помощники
option-istanbul-neutral-assistants-about = Один помощник в каждой стопке ничей: забрать его может любой.
option-istanbul-neutral-assistants-not = Для двух–четырёх игроков: впятером свободного цвета нет.
option-istanbul-caravan-leader = Предводитель каравана
option-istanbul-caravan-leader-about = Кто последним был в Караван-сарае, оставляет там обе карты себе.

## Options of San Juan

option-san-juan-expansions = Карты на столе
option-san-juan-expansions-about = Ещё здания и события для колоды.
option-san-juan-expansions-new-buildings = Новые здания
option-san-juan-expansions-new-buildings-about = В колоду добавляются новые здания.
option-san-juan-expansions-events = События
option-san-juan-expansions-events-about = Карты, которые действуют на всех, как только выйдут.
option-san-juan-setup = Первые карты
option-san-juan-setup-about = Откуда у каждого первые четыре карты.
option-san-juan-setup-dealt = Раздать
option-san-juan-setup-dealt-about = По четыре карты, какие придут.
option-san-juan-setup-drafted = Выбрать
option-san-juan-setup-drafted-about = Пять, шесть, семь и восемь карт по порядку хода; каждый оставляет четыре.

## The waiting room

waiting-title = { $game }: стол готовится
seat-mine = Это вы
seat-host = Хозяин
seat-bot = Всегда готов
seat-free-about = Для любого, кто придёт
seat-free-rated = Для игрока с учётной записью
seat-invited = Приглашение отправлено
seat-take-account = Создать учётную запись или войти
seat-take = Сесть сюда
seat-take-too = Тоже я
seat-leave = Встать
seat-clear = Освободить
seat-clear-whose = Освободить место игрока { $name }
seat-give-greedy = Бот
seat-give-random = Лёгкий бот
waiting-start = Начать игру
waiting-close = Закрыть стол
waiting-close-sure = Закрыть этот стол?
waiting-close-about = Он исчезнет для всех, кто за ним сидит: { $names }.
waiting-keep = Оставить
waiting-for-seats = { $n ->
    [one] Ещё свободно { $n } место.
    [few] Ещё свободно { $n } места.
   *[many] Ещё свободно { $n } мест.
  }
waiting-rated-guests = Рейтинговая партия для игроков с учётной записью: гостю за этим столом сначала нужна она.
waiting-for-host = Все в сборе. Хозяин начнёт игру.
waiting-ready = Все в сборе. Можно начинать.
waiting-chat = Пара слов перед игрой
waiting-chat-none = Пока тишина.
waiting-chat-sit = Сядьте за стол, чтобы поговорить.
waiting-chat-say = Скажите что-нибудь
invite-title = Позовите друзей
invite-link-about = Отправьте им ссылку или дайте отсканировать код. Учётная запись не нужна.
invite-link-about-rated = Отправьте им ссылку или дайте отсканировать код. Партия рейтинговая, поэтому нужна учётная запись.
invite-link = Ссылка на этот стол
invite-qr = Ссылка на этот стол как QR-код
invite-copy = Копировать
invite-copied = Ссылка скопирована.
invite-copy-yourself = Браузер не даёт скопировать: выделите и скопируйте сами.
invite-share = Поделиться

## The account

account-title = Здравствуйте, { $name }
account-title-nobody = Здравствуйте
account-name = Ваше имя
account-nobody-about = Для игры имя не нужно: оно найдётся само. Но можно выбрать своё.
account-guest-about = На этом устройстве вы гость. Всё работает, только другое устройство вас не знает.
account-own-about = Так вас видят другие, с этим именем вы и входите.
account-name-field = Имя
account-rename = Сменить имя
account-come-in = Войти
account-as-guest = Играть как гость
account-renamed = Приятно познакомиться.
account-keep = Сохраните всё под паролем
account-keep-about = Партии, столы и рейтинг останутся вашими, и играть можно с любого устройства.
account-password = Пароль
account-password-about = Не меньше десяти знаков. Несколько слов легко запомнить.
account-make = Создать запись
account-made = Теперь у вас есть учётная запись, и всё осталось на месте.
account-sign-in = Войти
account-sign-in-about = С учётной записью с другого устройства или с прошлого раза.
account-sign-in-guest = С вашей учётной записью. Сыгранное здесь гостем останется у гостя.
account-signed-in = С возвращением.
account-out = Уйти
account-out-about = Ваши партии останутся и подождут вас.
account-out-guest = Гость без пароля не сможет вернуться к своим партиям: сначала создайте учётную запись.
account-out-here = Выйти здесь
account-out-everywhere = Выйти везде
account-left = До встречи!
account-delete = Удалить запись
account-delete-sure = Удалить учётную запись навсегда?
account-delete-about = Имя, пароль и токены исчезнут навсегда. Сыгранные партии останутся, но без вашего имени.
account-delete-not = Оставить
account-deleted = Учётная запись удалена.
tokens = Программы, которые играют за вас
tokens-about = С токеном ваш собственный бот может сесть за стол под вашим именем.
token-once = Показываем только сейчас. Скопируйте и никому не давайте:
token-copy = Копировать токен
token-copied = Токен скопирован.
token-made = создан { $when }
token-revoke = Отозвать
token-revoke-which = Отозвать токен { $name }
token-name = Для чего он
token-name-example = мой бот
token-make = Создать токен

## Problems, by the code the service gives

problem-not-shown = У этой игры пока нет стола в браузере. В неё можно играть в терминале.
problem-offline = Сервис недоступен. Проверьте связь; мы продолжаем пробовать.
problem-bad-request = Что-то здесь не так. Проверьте введённое: в имени от 2 до 24 букв, цифр, пробелов и - _ . а в пароле не меньше 10 знаков.
problem-bad-option = Эти настройки не сочетаются. Измените одну из них.
problem-bad-record = Этот файл не запись партии, или его изменили.
problem-sign-in-first = Вас здесь больше не узнают. Войдите ещё раз.
problem-wrong-password = Нет учётной записи с таким именем и паролем. Попробуйте ещё раз.
problem-forbidden = Это может сделать только кто-то другой, например хозяин стола.
problem-account-first = Рейтинговая партия только для игроков с учётной записью. Создайте её и тогда садитесь.
problem-wrong-origin = Запрос пришёл с другого сайта и не выполнен. Обновите страницу.
problem-not-your-seat = Это не ваше место.
problem-not-found = Этого здесь больше нет.
problem-wrong-method = Страница и сервис не подходят друг к другу. Обновите страницу.
problem-name-taken = Это имя занято. Выберите другое.
problem-seat-taken = Кто-то был быстрее: это место или цвет уже заняты. Выберите другие.
problem-stale-version = За это время что-то произошло. Посмотрите ещё раз.
problem-illegal-choice = Сейчас это невозможно.
problem-cannot-undo = Это нельзя отменить: с тех пор что-то бросили, взяли или открыли.
problem-not-now = Не сейчас. Посмотрите на стол ещё раз.
problem-too-many-bots = За вашими столами уже играет столько ботов, что новых начать нельзя. Сначала закончите какую-нибудь партию; те, что стоят больше часа, не в счёт.
problem-too-large = Слишком большой файл. В записи не больше 2 МБ.
problem-too-slow = Данные приходили слишком долго. Проверьте соединение и попробуйте ещё раз.
problem-too-many-requests = Слишком много за короткое время. Подождите немного и попробуйте снова.
problem-failure = Сервис ошибся. Ошибка записана; попробуйте ещё раз.
problem-busy = Сервис занят. Попробуйте ещё раз прямо сейчас.
problem-damaged = Этот стол повреждён, и открыть его нельзя. Кто ведёт сервис, найдёт его в журнале; остальные ваши игры продолжаются.
