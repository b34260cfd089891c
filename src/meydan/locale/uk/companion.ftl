### For people around a real table. Ids of the set-up helper begin with setup-; a step has a title, sentences, and what goes where.

## The page and the terminal

setup-title = Підготовка до гри: { $game }
setup-about = Для гри зі справжньою коробкою. Скажіть, що у вас є і скільки вас, а тоді йдіть крок за кроком.
setup-players = Скільки гравців
setup-steps = Кроки
setup-ticked = Зроблено { $n } з { $of }
setup-done = Готово
setup-over = Зняти всі позначки
setup-print = Надрукувати
setup-picture = Як лежать тайли

## The code, and what can be wrong with one that was typed

setup-code = Код цього розкладу
setup-code-about = Хто його введе, розкладе так само.
setup-code-field = Код від друзів
setup-code-do = Узяти цей код
setup-code-sign = У кодах немає знака { $sign }. Їх пишуть знаками { $signs }.
setup-code-length = У коді { $n } знаків, а в цьому { $typed }.
setup-code-wrong = Це не код: може, якийсь знак не той або два переставлено.
setup-code-other = Це код іншої гри: { $game }.

## What several games say

setup-player = Гравець { $number }
setup-times = { $n } × { $what }
setup-board = Поле
setup-rubies = Рубіни
setup-mosque-tiles = Тайли мечеті
setup-by-code = Код цього розкладу вже кинув жереб за всіх: візьміть те, що написано тут, і друзі з тим самим кодом матимуть те саме.
setup-first = Киньте жереб, хто починає: це гравець 1. Інші йдуть за годинниковою стрілкою.
setup-beside = Поруч із полем
setup-deck = Колода
setup-face-up = Горілиць
setup-face-down = Долілиць
setup-beginning = Можна починати

## Istanbul

# A place by its number and name.
setup-ist-place = { $number } { $place }
setup-ist-board-lay = Викладіть місця одне біля одного, як на малюнку: усього { $n }, рядів { $rows }, у кожному по { $columns }.
setup-ist-rubies-lay = Покладіть рубіни на ці місця. Доріжку заповнюйте від кінця назад, доки не ляжуть усі її рубіни; { $at } й у мечетях вони лежать купкою.
setup-ist-rubies-rest = Решту рубінів тримайте поруч із полем: останній рубін доріжки завжди замінюють.
setup-ist-mosques-sort = Розкладіть тайли за кольором у стоси, з найменшою кількістю товарів зверху. У кожному стосі тайли на таку кількість товарів: { $costs }.
setup-ist-mosques-out = У коробці лишаються тайли на таку кількість товарів: { $costs }.
setup-ist-markets = Тайли попиту
setup-ist-demand = тайл попиту
setup-ist-demand-top = Зверху: { $goods }
setup-ist-markets-shuffle = Перемішайте темні тайли й покладіть їх горілиць { $large }, а світлі — { $small }.
setup-ist-indicator = маркер пошти
setup-ist-mail-up = Усі маркери пошти стоять у верхньому рядку.
setup-ist-cards = Карти бонусів
setup-ist-cards-shuffle = Перемішайте карти бонусів з усіх ваших коробок в одну колоду долілиць.
setup-ist-cards-new = Перемішайте карти бонусів доповнення в колоду долілиць. Карти бонусів базової гри лишаються в коробці.
setup-ist-cards-discard = Лишіть місце для стосу скиду { $at }.
setup-ist-caravan = тайл каравану
setup-ist-figures = Персонажі
setup-ist-figures-roll = Кожен починає на місці, яке показав його кидок двох кубиків.
setup-ist-guild = Перемішайте карти гільдії в колоду долілиць { $at }.
setup-ist-tavern = Розкладіть тайли таверни за видом у два стоси, з найдешевшим зверху. Ціни в каві: { $costs }.
setup-ist-barrier = Бар’єр із тайлом контролю й тайл бакшишу чекають поруч із полем.
setup-ist-coffee = Викладіть каву як запас: на початку ні в кого немає ні кави, ні карт гільдії.
setup-ist-kiosk-tile = тайл кіоску
setup-ist-letters = Перемішайте листи в стос долілиць, а тоді так само тайли кіоску.
setup-ist-companions = Усі компаньйони чекають поруч із полем, а листів іще ні в кого немає.
setup-ist-pieces = Фігури
setup-ist-white = білий помічник, нічийний
setup-ist-merchant =
    { $n ->
        [one] Кожен ставить { $at } купця, а під ним { $n } помічник свого кольору.
        [few] Кожен ставить { $at } купця, а під ним { $n } помічники свого кольору.
       *[many] Кожен ставить { $at } купця, а під ним { $n } помічників свого кольору.
    }
setup-ist-merchant-white = Під ними, у самому низу, — білий помічник.
setup-ist-spare = П’ятий помічник кожного кольору чекає поруч із полем.
setup-ist-family = Кожен родич іде { $to }.
setup-ist-barrow = Кожен бере порожній візок без розширень: місця для товарів кожного виду — { $n }.
setup-ist-neutral = На кожне з цих місць поставте купця кольору, яким ніхто не грає.
setup-ist-money = Гроші й перші карти
setup-ist-money-take = Кожен бере ліри з банку й карту з колоди.
setup-ist-marker = Гравець 1 бере маркер першого гравця й тримає його всю гру.
setup-ist-end = Кінець починається, коли хтось має { $rubies }.

## Istanbul: The Dice Game

setup-dice-side = Покладіть поле стороною для такої кількості гравців: { $seats }.
setup-dice-rubies-lay = Покладіть рубіни на поля; ціни тут стоять у тому порядку, у якому рубіни беруть. Зайві рубіни лишаються в коробці.
setup-dice-note =
    { $free ->
        [0] { $cost }
        [one] { $cost } Лишіть порожнім { $free } поле.
        [few] { $cost } Лишіть порожніми { $free } поля.
       *[many] { $cost } Лишіть порожніми { $free } полів.
    }
setup-dice-cost-goods = Товари цього кольору: { $prices }.
setup-dice-cost-carpet = По одному товару кожного кольору (їх { $n }) і ще стільки: { $prices }.
setup-dice-cost-lira = Ліри: { $prices }.
setup-dice-cost-mosque = По одному тому, хто має { $tiles }.
setup-dice-stack = Стос долілиць
setup-dice-tiles-lay = Перемішайте всі тайли мечеті ({ $n }). Викладіть { $row } з них горілиць у ряд; решта — стос.
setup-dice-cards-shuffle = Перемішайте карти базару в колоду долілиць.
setup-dice-dice = Кубики
setup-dice-dice-lay = Спільних для всіх — { $shared }. На тайли додаткового кубика чекають { $more }.
setup-dice-money = Кристали й гроші
setup-dice-money-take = Кожен бере це із запасу.
setup-dice-begin = Маркерів, тайлів і рубінів іще ні в кого немає. Першим кидає гравець 1.
setup-dice-end = Кінець починається, коли хтось має { $rubies }.

## San Juan

setup-sj-plants = Перед тасуванням візьміть ці карти й покладіть по одній перед кожним гравцем, горілиць і без товару.
setup-sj-deck-shuffle = Перемішайте всі інші карти з ваших коробок в одну колоду долілиць. Лишіть місце для стосу скиду.
setup-sj-events = Серед них є події: { $cards }. Кому трапиться подія, одразу кладе її горілиць поруч із ролями й бере натомість наступну карту.
setup-sj-prices =
    { $n ->
        [one] { $n } карта цін
        [few] { $n } карти цін
       *[many] { $n } карт цін
    }
setup-sj-middle = Покладіть ролі посередині, а поруч — перемішані карти цін стосом.
setup-sj-cathedral = Собор лежить поруч із ролями: його може збудувати будь-хто.
setup-sj-governor = Гравець 1 бере карту губернатора.
setup-sj-hands = Перші карти
setup-sj-deal = Роздайте кожному так, щоб карт не бачили інші.
setup-sj-draft = Коли роздано всім, кожен по черзі лишає собі { $cards }, а інші кладе долілиць у стос скиду.
setup-sj-round =
    { $n ->
        [one] За раунд беруть { $n } роль.
        [few] За раунд беруть { $n } ролі.
       *[many] За раунд беруть { $n } ролей.
    }
setup-sj-end = Гра закінчується після фази Будівника, у якій хтось має будівель: { $n }.

## The score pad

score-title = Підрахунок
score-about = Грали зі справжньою коробкою? Введіть, що має кожен наприкінці, а правила гри порахують усе самі.
score-game = Гра
score-players = Гравці
score-player-name = Ім’я гравця { $number }
score-player-more = Додати гравця
score-player-less = Прибрати: { $name }
score-boxes = Коробки на столі
score-part-have = Що в кого є
score-part-production = Виробничі будівлі
score-part-city = Міські будівлі
score-part-monument = Пам’ятники
score-part-six = Великі будівлі
score-part-cards = Карти й товари
score-note-istanbul = Перед підрахунком: після останнього ходу кожен викладає карти бонусів, що дають ліри або товари.
score-note-istanbul-dice = Ліри, маркери товарів і кристали важать лише за рівної кількості рубінів. Тайли мечеті не рахуються.
score-note-san-juan = Карта під будівлею дає очко. Карти на руці й товари важать лише за рівної кількості очок.
score-lira = Ліри
score-markers = Маркери товарів, разом із коричневими
score-crystals = Кристали
score-hand = Карти на руці
score-goods-on = Товари на будівлях

## How points come about

score-how-guild-hall =
    { $n ->
        [one] { $n } виробнича будівля
        [few] { $n } виробничі будівлі
       *[many] { $n } виробничих будівель
    }, { $kinds ->
        [one] { $kinds } різновид
        [few] { $kinds } різновиди
       *[many] { $kinds } різновидів
    }
score-how-city-hall =
    { $n ->
        [one] { $n } міська будівля
        [few] { $n } міські будівлі
       *[many] { $n } міських будівель
    }
score-how-triumphal-arch =
    { $n ->
        [one] { $n } пам’ятник
        [few] { $n } пам’ятники
       *[many] { $n } пам’ятників
    }
score-how-palace =
    { $n ->
        [one] за { $n } інше очко
        [few] за { $n } інші очки
       *[many] за { $n } інших очок
    }
score-how-residence =
    { $n ->
        [one] { $n } трійка
        [few] { $n } трійки
       *[many] { $n } трійок
    }
score-how-cathedral =
    { $n ->
        [one] { $n } будівля вартістю 6 у суперників
        [few] { $n } будівлі вартістю 6 у суперників
       *[many] { $n } будівель вартістю 6 у суперників
    }

## What cannot be

score-wrong-unknown = { $name }: «{ $what }» у цій грі немає.
score-wrong-number = { $name }: «{ $what }» має бути цілим числом від 0 до { $most }.
score-wrong-once = { $name }: «{ $what }» може стояти в місті лише один раз.
score-wrong-all = «{ $what }»: введено { $found }, а в цій грі їх лише { $most }.
score-wrong-town = { $name }: введено будівель { $found }, а в місті їх щонайбільше { $most }.
score-wrong-goods = { $name }: введено товарів { $found }, а місця для них на будівлях лише { $most }.
score-wrong-cards = Разом введено карт: { $found }, а в цій грі їх лише { $most }.

## What came of it

score-ranking = Місця
score-clear = Очистити все
score-keep = Зберегти цей результат
score-kept = Результат збережено на цьому пристрої.
score-past = Справжні партії на цьому пристрої
score-past-delete = Видалити партію за { $when }
score-export = Завантажити їх файлом

## In the terminal

score-ask-name = Ім’я гравця { $number } (порожній рядок: більше немає):
score-ask-some = { $name }, { $title } (наприклад, { $what }):
score-ask-number = { $name }, { $what }:
