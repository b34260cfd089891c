### The shell: home, setting up a table, the waiting room, the account, settings, problems.

meydan = Meydan
window-title = { $page } · Meydan
# $title (string): what the window is called otherwise
window-turn = Ваш ход · { $title }
# At so many tables I am asked. $n (number); $title (string)
window-waiting = ({ $n }) { $title }
home = Meydan, на площадь
header-nav = Вы и ваши настройки
header-sign-in = Войти
skip = Перейти к содержанию
loading = Минутку…
notices = Сообщения
dismiss = Убрать сообщение
close = Закрыть
send = Отправить
try-again = Ещё раз
to-the-square = Назад на площадь
trouble = Что-то пошло не так
lost-table = Такого стола нет
lost-table-about = Возможно, его закрыли, или он доступен только по ссылке от хозяина. Попросите ссылку ещё раз.
nowhere = Этот переулок никуда не ведёт
nowhere-about = По этому адресу ничего нет. Площадь сразу за углом.
connection-lost = Связь потеряна. Восстанавливаем…

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
settings-motion-about = Фигуры ходят, кубики катятся. Если выключить, всё появляется сразу.
settings-pace = Темп ходов других игроков
pace-slow = Медленный
pace-normal = Обычный
pace-fast = Быстрый
settings-sound = Звуки
settings-sound-about = Дерево, монеты и бумага, негромко.
settings-call = Звук, когда мой ход
settings-call-about = В партиях с часами, даже когда другие звуки выключены.
settings-auto = Отвечать за меня, когда выбирать не из чего
settings-auto-about = Например, оставлять бросок, который нечем изменить, в Стамбуле или брать карты в фазе другого игрока в Сан-Хуане.
settings-roll = Бросать свои кубики самостоятельно
settings-roll-about = В игре на кубиках кубики вашего хода ждут, пока вы нажмёте.
settings-coach = Тренер
settings-coach-about = Спрашивает «вы уверены?» перед выбором, который дорого обойдётся, не чаще раза за ход. Включён в ваших первых партиях; только там, где разрешены подсказки.
settings-luck = Добавлять к случаю что-то своё
settings-luck-about = Где партия начинается сразу, этот браузер добавляет к кубикам и картам своё случайное число, а в конце проверяет его.
settings-text = Стол словами
settings-text-about = Описание поля словами вместо картинки: для экранного диктора или просто для чтения.

## The square

home-welcome = Добро пожаловать на площадь
home-welcome-about = Садитесь и играйте: сразу с ботами или с друзьями по ссылке. Без регистрации.
play-game-now = Играть: { $game }
play-game = Игра
play-rivals = Соперники
play-level = Уровень ботов
level-strength = Сила { $n }
level-strength-about = В баллах: на 100 больше — это около 64 побед в 100 партиях вдвоём.
learn-game = Урок: { $game }
puzzles = Задачи
new-table = Создать стол
read-rules = Читать правила
setup-real = Разложить настоящую игру
game-istanbul = Стамбул
game-istanbul-dice = Стамбул: Игра на кубиках
game-san-juan = Сан-Хуан
home-tables = Столы
home-mine = Мои игры
home-mine-none = До первой партии один клик.
home-mine-none-about = Партии, которые вы начнёте или к которым присоединитесь, будут ждать вас здесь хоть несколько дней.
home-open = Открытые столы
home-open-none = Сейчас никто не ищет игроков.
home-open-none-about = Создайте открытый стол, и другие увидят его здесь.
groups = Компании
find-people = Найти игроков
table-level = Рейтинг
tournaments = Турниры
home-ways = По коду
home-ways-title = Присоединиться к другу или пересмотреть партию
join-code = Код стола или ссылка на него
join-code-example = Вставьте сюда
join-code-wrong = Стола с таким кодом нет. Попросите друга прислать ссылку ещё раз.
join = Присоединиться
upload-record = Открыть запись партии
upload-record-about = Файл сыгранной партии, чтобы посмотреть её снова
home-score = Подсчитать партию с настоящей коробкой

table-your-turn = Ваш ход
# $left (string): how long until I am late, such as 23 h
table-left = ещё { $left }
table-turn = { $name } думает
table-playing = Идёт игра
table-damaged = Стол повреждён, открыть нельзя
table-finished = Завершена
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
table-public = открытый
table-private = по ссылке
# $name (string): название компании
table-group = Компания «{ $name }»
table-rated = рейтинговый
table-hints = с подсказками
table-fork = продолжение записи
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
# Кто-то, чьё имя забрал тот, кто держит сервер. $number (string): шесть цифр
player-name = Игрок { $number }
seat-free = Свободное место
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
seat-kind-me = Я
seat-kind-open = Друг по ссылке
seat-kind-invited = Игрок с аккаунтом
colour-mine = Мой цвет
colour-red = Красный круг
colour-green = Зелёный квадрат
colour-blue = Синий треугольник
colour-yellow = Жёлтый ромб
colour-white = Белый шестиугольник
invite-name = Имя игрока
invite-find = Найти
invite-found = { $name } увидит стол среди своих партий.
invite-not-found = Аккаунта с таким именем нет. Другу, который придёт по ссылке, он и не нужен.
invite-about = Место будет ждать этого игрока.

## Setting up a table

new-title = Новый стол
new-seats = Кто играет
new-speed = Время
speed-turns = Время на ход
speed-live = Часы на партию
speed-turns-about = Ограничение на каждый ход; играйте за один вечер или много дней.
speed-live-about = Минуты на всю партию плюс секунды за каждый ответ. Кто не успел, не проигрывает, но остальные могут посадить за него бота.
speed-live-refill = Каждый ответ возвращает секунды, но больше, чем в начале, на часах не будет.
speed-limit = Лимит на ход
speed-clock = Часы
new-door = Кто может присоединиться
new-group = Для компании
new-group-none = Без компании
new-public = Открытый стол
new-public-about = Его видят все на площади, и любой может сесть или смотреть. Иначе только те, у кого есть ссылка.
new-rated = Рейтинговая партия
new-rated-about = Учитывается в рейтинге; для игроков с аккаунтами и ботов.
new-rated-not = Только для игроков с аккаунтом.
new-hints = Подсказки
new-hints-about = Игроки могут просить показать лучшие ответы; это видят все.
new-hints-not = В рейтинговой партии подсказок нет.
new-variants = Варианты
new-preview = Что будет на столе
new-start = Начать игру
new-open = Открыть стол
new-unfinished = Сначала найдите, кого приглашаете: введите имя и нажмите «Найти».
new-not-possible = Эти варианты не сочетаются: { $reason }
layout-another = Другую
layout-keep = Оставить эту
layout-random-note = Это лишь пример: настоящая раскладка выпадет в начале партии, если не оставить эту.
layout-own-grid = Ваша раскладка
layout-own-cell = { $place } { $name }, ряд { $row }, столбец { $column }

## Options of Istanbul

option-istanbul-layout = Раскладка
option-istanbul-layout-about = Как расположены места и, значит, далеко ли от одного до другого.
option-istanbul-layout-short = Короткие пути
option-istanbul-layout-short-about = Места, которые хорошо сочетаются, лежат рядом: лучше всего для первой партии.
option-istanbul-layout-long = Длинные пути
option-istanbul-layout-long-about = Места, которые хорошо сочетаются, лежат далеко: продумайте маршрут.
option-istanbul-layout-order = По порядку
option-istanbul-layout-order-about = Места по номерам, ряд за рядом.
option-istanbul-layout-first = Рекомендуемая
option-istanbul-layout-first-about = Раскладка, рекомендованная для этого дополнения: лучше всего для первой партии с ним.
option-istanbul-layout-random = Случайная
option-istanbul-layout-random-about = Каждый раз новая; Фонтан не на краю, а Чайхана и Чёрный рынок не рядом.
option-istanbul-layout-random-2023 = Случайная, строгая
option-istanbul-layout-random-2023-about = Каждый раз новая, с более строгими ограничениями правил 2023 года.
option-istanbul-layout-own = Своя
option-istanbul-layout-own-about = Коснитесь двух мест, чтобы поменять их.
option-istanbul-expansions = Дополнения
option-istanbul-expansions-about = Новые места, карты и фигуры.
option-istanbul-expansions-mocha = Мокко и бакшиш
option-istanbul-expansions-mocha-about = Кофе, Таверна с барьером, карты гильдии и Торговец кофе.
option-istanbul-expansions-letters = Письма и печати
option-istanbul-expansions-letters-about = Письма, за доставку которых дают печати, Курьер, Киоск и компаньоны.
option-istanbul-expansions-all = Гранд-базар
option-istanbul-expansions-all-about = Оба дополнения вместе: 25 мест, пять на пять, и всё сразу.
option-istanbul-new-cards-only = Только новые карты бонусов
option-istanbul-new-cards-only-about = Карты бонусов базовой игры остаются в коробке.
option-istanbul-new-cards-only-not = Только с дополнением «Письма и печати» без другого.
option-istanbul-neutral-assistants = Нейтральные помощники
option-istanbul-neutral-assistants-about = Один из помощников каждого игрока нейтральный: его может забрать любой, кто к нему придёт.
option-istanbul-neutral-assistants-not = Для 2–4 игроков: впятером свободного цвета не остаётся.
option-istanbul-caravan-leader = Предводитель каравана
option-istanbul-caravan-leader-about = Кто последним воспользовался Караван-сараем, оставляет себе там обе карты.

## Options of San Juan

option-san-juan-expansions = Дополнения
option-san-juan-expansions-about = Больше зданий и события в колоде.
option-san-juan-expansions-new-buildings = Новые здания
option-san-juan-expansions-new-buildings-about = Ещё 33 карты зданий в колоде и Собор рядом с ролями.
option-san-juan-expansions-events = События
option-san-juan-expansions-events-about = Из колоды выходят шесть событий, которые можно взять вместо роли.
option-san-juan-setup = Первые карты
option-san-juan-setup-about = Откуда у каждого игрока первые четыре карты.
option-san-juan-setup-dealt = Розданные
option-san-juan-setup-dealt-about = По четыре карты, какие выпадут.
option-san-juan-setup-drafted = Выбранные
option-san-juan-setup-drafted-about = По порядку хода пять, шесть, семь и восемь карт; каждый оставляет себе четыре.

## The waiting room

waiting-title = { $game } · собираем игроков
seat-mine = Это вы
seat-host = Хозяин стола
seat-free-about = Для того, кто придёт первым
seat-free-rated = Для игрока с аккаунтом
seat-invited = Приглашение отправлено
seat-take-account = Создать аккаунт или войти
seat-take = Сесть сюда
seat-take-too = Сесть и сюда
seat-leave = Встать
seat-clear = Освободить место
seat-clear-whose = Освободить место игрока { $name }
seat-give-bot = Бот…
waiting-start = Начать игру
waiting-close = Закрыть стол
waiting-close-sure = Закрыть этот стол?
waiting-close-about = Он исчезнет для всех, кто за ним сидит: { $names }.
waiting-keep = Не закрывать
waiting-for-seats = { $n ->
    [one] Ещё свободно { $n } место.
    [few] Ещё свободно { $n } места.
   *[many] Ещё свободно { $n } мест.
  }
waiting-rated-guests = Рейтинговые партии для игроков с аккаунтами: гостю за этим столом нужно сначала создать аккаунт.
waiting-for-host = Все на местах. Партию начнёт хозяин.
waiting-ready = Все на местах. Можно начинать.
waiting-chat = Чат перед игрой
waiting-chat-none = Пока никто ничего не написал.
waiting-chat-sit = Сядьте за стол, чтобы писать остальным.
waiting-chat-say = Напишите что-нибудь
invite-title = Позовите друзей
invite-link-about = Отправьте им ссылку или дайте отсканировать код. Регистрация не нужна.
invite-link-about-rated = Отправьте им ссылку или дайте отсканировать код. Партия рейтинговая, поэтому нужен аккаунт.
invite-link = Ссылка на этот стол
invite-qr = Ссылка на этот стол как QR-код
invite-copy = Копировать ссылку
invite-copied = Ссылка скопирована.
invite-copy-yourself = Браузер не даёт скопировать: выделите ссылку и скопируйте сами.
invite-share = Поделиться

## The account

account-title = Здравствуйте, { $name }
account-title-nobody = Здравствуйте
account-name = Ваше имя
account-nobody-about = Чтобы играть, имя не нужно: мы дадим вам какое-нибудь. Но можно выбрать своё.
account-guest-about = На этом устройстве вы гость. Всё работает, но другие устройства вас не узнают.
account-own-about = Так вас видят другие, и с этим именем вы входите.
account-name-field = Имя
account-rename = Сменить имя
account-come-in = Продолжить как гость
account-as-guest = Играть как гость
account-renamed = Приятно познакомиться.
account-keep = Сохранить всё под паролем
account-keep-about = Ваши партии, столы и рейтинги останутся вашими, и продолжить можно будет с любого устройства.
account-password = Пароль
account-password-about = Не меньше десяти знаков. Несколько слов подряд легко запомнить.
account-make = Создать аккаунт
account-made = Теперь у вас есть аккаунт, и всё осталось на месте.
account-sign-in = Войти
account-sign-in-about = С аккаунтом, созданным на другом устройстве или раньше.
account-sign-in-guest = С уже имеющимся аккаунтом. Сыгранное здесь гостем останется у гостя.
account-signed-in = С возвращением.
account-out = Выйти
account-out-about = Ваши партии будут вас ждать.
account-out-guest = Гость без пароля не сможет вернуться к своим партиям: чтобы сохранить их, сначала создайте аккаунт.
account-out-here = Выйти на этом устройстве
account-out-everywhere = Выйти везде
account-left = До встречи!
account-delete = Удалить аккаунт
account-delete-sure = Удалить ваш аккаунт навсегда?
account-delete-about = Имя, пароль и токены будут удалены навсегда. Сыгранные партии останутся, но без вашего имени.
account-delete-not = Оставить
account-deleted = Ваш аккаунт удалён.
tokens = Программы, которые играют за вас
tokens-about = С токеном написанный вами бот сможет играть от вашего имени.
token-once = Вы видите его в последний раз. Скопируйте и никому не показывайте:
token-copy = Копировать токен
token-copied = Токен скопирован.
token-made = создан { $when }
token-revoke = Отозвать
token-revoke-which = Отозвать токен «{ $name }»
token-name = Для чего он
token-name-example = мой бот
token-make = Создать токен

## Problems, by the code the service gives

problem-offline = Сервер не отвечает. Проверьте связь; мы пробуем дальше.
problem-bad-request = Что-то здесь не так. В имени от 2 до 24 знаков (буквы, цифры, пробелы и - _ .), в пароле не меньше 10.
problem-bad-option = Эти настройки не сочетаются. Измените одну из них.
problem-bad-record = Это не файл с записью партии, или его изменили.
problem-sign-in-first = Вы больше не в системе. Войдите ещё раз.
problem-wrong-password = Неверное имя или пароль. Попробуйте ещё раз.
problem-forbidden = Это может сделать только кто-то другой, например хозяин стола.
problem-account-first = Рейтинговые партии только для игроков с аккаунтом. Создайте его и тогда садитесь.
problem-wrong-origin = Этот запрос пришёл с другого сайта и отклонён. Обновите страницу.
problem-not-your-seat = Это не ваше место.
problem-not-found = Этого здесь больше нет.
problem-wrong-method = Страница и сервер не подходят друг к другу. Обновите страницу.
problem-name-taken = Это имя занято. Выберите другое.
problem-seat-taken = Кто-то вас опередил: это место или цвет уже заняты. Выберите другое.
problem-stale-version = За это время что-то произошло. Посмотрите ещё раз.
problem-illegal-choice = Сейчас это невозможно.
problem-cannot-undo = Это нельзя отменить: с тех пор что-то бросили, взяли или открыли.
problem-not-now = Не сейчас. Посмотрите на стол ещё раз.
problem-too-many-bots = За вашими столами играет слишком много ботов. Сначала закончите какую-нибудь партию; те, что не трогали больше часа, не в счёт.
problem-too-large = Слишком большой файл. Запись партии занимает не больше 2 МБ.
problem-too-slow = Данные приходили слишком долго. Проверьте соединение и попробуйте ещё раз.
problem-too-many-requests = Слишком много запросов за короткое время. Подождите немного и попробуйте снова.
problem-failure = Произошла ошибка на сервере. Она записана в журнал; попробуйте ещё раз.
problem-busy = Сервер занят. Попробуйте ещё раз через мгновение.
problem-damaged = Этот стол повреждён, и открыть его нельзя. Тот, кто ведёт сервер, найдёт его в журнале; с остальными вашими партиями всё в порядке.

## Profiles and leaders

leaders = Лидеры
leaders-ways = Лучшие в каждой игре.
account-profile = Мой профиль
account-private = Закрытый профиль
account-private-about = Тогда другие видят только имя: ни результатов, ни рейтингов, ни партий.
