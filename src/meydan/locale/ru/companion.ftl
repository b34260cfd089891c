### For people around a real table. Ids of the set-up helper begin with setup-; a step has a title, sentences, and what goes where.

## The page and the terminal

setup-title = Подготовка к игре: { $game }
setup-about = Для игры с настоящей коробкой. Скажите, что у вас есть и сколько вас, и идите шаг за шагом.
setup-players = Сколько игроков
setup-steps = Шаги
setup-ticked = Сделано { $n } из { $of }
setup-done = Готово
setup-over = Снять все отметки
setup-print = Напечатать
setup-picture = Как лежат жетоны

## The code, and what can be wrong with one that was typed

setup-code = Код этой раскладки
setup-code-about = Кто его введёт, разложит так же.
setup-code-field = Код от друзей
setup-code-do = Взять этот код
setup-code-sign = В кодах нет знака { $sign }. Их пишут знаками { $signs }.
setup-code-length = В коде { $n } знаков, а в этом { $typed }.
setup-code-wrong = Это не код: может быть, какой-то знак не тот или два переставлены.
setup-code-other = Это код другой игры: { $game }.

## What several games say

setup-player = Игрок { $number }
setup-times = { $n } × { $what }
setup-board = Поле
setup-rubies = Рубины
setup-mosque-tiles = Жетоны мечети
setup-by-code = Код этой раскладки уже бросил жребий за всех: возьмите то, что написано здесь, и у друзей с тем же кодом будет то же самое.
setup-first = Бросьте жребий, кто начинает: это игрок 1. Остальные идут по часовой стрелке.
setup-beside = Рядом с полем
setup-deck = Колода
setup-face-up = Лицом вверх
setup-face-down = Лицом вниз
setup-beginning = Можно начинать

## Istanbul

# A place by its number and name.
setup-ist-place = { $number } { $place }
setup-ist-board-lay = Выложите места рядом друг с другом, как на рисунке: всего { $n }, рядов { $rows }, в каждом по { $columns }.
setup-ist-rubies-lay = Положите рубины на эти места. Ряд заполняйте от конца назад, пока не лягут все его рубины; { $at } и в мечетях они лежат кучкой.
setup-ist-rubies-rest = Остальные рубины держите рядом с полем: последний рубин ряда всегда заменяют.
setup-ist-mosques-sort = Разложите жетоны по цветам в стопки, сверху жетоны с наименьшим числом товаров. В каждой стопке жетоны на столько товаров: { $costs }.
setup-ist-mosques-out = В коробке остаются жетоны на столько товаров: { $costs }.
setup-ist-markets = Жетоны спроса
setup-ist-demand = жетон спроса
setup-ist-demand-top = Сверху: { $goods }
setup-ist-markets-shuffle = Перемешайте тёмные жетоны и положите их лицом вверх { $large }, а светлые — { $small }.
setup-ist-indicator = фишка почты
setup-ist-mail-up = Все фишки почты стоят в верхнем ряду.
setup-ist-cards = Карты бонусов
setup-ist-cards-shuffle = Перемешайте карты бонусов из всех ваших коробок в одну колоду лицом вниз.
setup-ist-cards-new = Перемешайте карты бонусов дополнения в колоду лицом вниз. Карты бонусов базовой игры остаются в коробке.
setup-ist-cards-discard = Оставьте место для стопки сброса { $at }.
setup-ist-caravan = жетон каравана
setup-ist-figures = Персонажи
setup-ist-figures-roll = Каждый начинает на месте, которое показал его бросок двух кубиков.
setup-ist-guild = Перемешайте карты гильдии в колоду лицом вниз { $at }.
setup-ist-tavern = Разложите жетоны таверны по видам в две стопки, самый дешёвый сверху. Цены в кофе: { $costs }.
setup-ist-barrier = Барьер с жетоном контроля и жетон бакшиша ждут рядом с полем.
setup-ist-coffee = Выложите кофе как запас: в начале ни у кого нет ни кофе, ни карт гильдии.
setup-ist-kiosk-tile = жетон киоска
setup-ist-letters = Перемешайте письма в стопку лицом вниз, а затем так же жетоны киоска.
setup-ist-companions = Все компаньоны ждут рядом с полем, а писем ещё ни у кого нет.
setup-ist-pieces = Фишки
setup-ist-white = белый помощник, ничей
setup-ist-merchant =
    { $n ->
        [one] Каждый ставит { $at } купца, а под ним { $n } помощник своего цвета.
        [few] Каждый ставит { $at } купца, а под ним { $n } помощника своего цвета.
       *[many] Каждый ставит { $at } купца, а под ним { $n } помощников своего цвета.
    }
setup-ist-merchant-white = Под ними, в самом низу, — белый помощник.
setup-ist-spare = Пятый помощник каждого цвета ждёт рядом с полем.
setup-ist-family = Каждый родственник идёт { $to }.
setup-ist-barrow = Каждый берёт пустую телегу без расширений: места для товаров каждого вида — { $n }.
setup-ist-neutral = На каждое из этих мест поставьте купца цвета, которым никто не играет.
setup-ist-money = Деньги и первые карты
setup-ist-money-take = Каждый берёт лиры из банка и карту из колоды.
setup-ist-marker = Игрок 1 берёт жетон первого игрока и хранит его всю игру.
setup-ist-end = Конец начинается, когда кто-то собрал { $rubies }.

## Istanbul: The Dice Game

setup-dice-side = Положите поле стороной для такого числа игроков: { $seats }.
setup-dice-rubies-lay = Положите рубины на поля; цены здесь стоят в том порядке, в каком рубины берут. Лишние рубины остаются в коробке.
setup-dice-note =
    { $free ->
        [0] { $cost }
        [one] { $cost } Оставьте пустым { $free } поле.
        [few] { $cost } Оставьте пустыми { $free } поля.
       *[many] { $cost } Оставьте пустыми { $free } полей.
    }
setup-dice-cost-goods = Товары этого цвета: { $prices }.
setup-dice-cost-carpet = По одному товару каждого цвета (их { $n }) и ещё столько: { $prices }.
setup-dice-cost-lira = Лиры: { $prices }.
setup-dice-cost-mosque = По одному тому, кто собрал { $tiles }.
setup-dice-stack = Стопка лицом вниз
setup-dice-tiles-lay = Перемешайте все жетоны мечети ({ $n }). Выложите { $row } из них лицом вверх в ряд; остальные — стопка.
setup-dice-cards-shuffle = Перемешайте карты базара в колоду лицом вниз.
setup-dice-dice = Кубики
setup-dice-dice-lay = Общих для всех — { $shared }. Жетонов «Дополнительный кубик» ждут { $more }.
setup-dice-money = Кристаллы и деньги
setup-dice-money-take = Каждый берёт это из запаса.
setup-dice-begin = Жетонов товара, жетонов мечети и рубинов ещё ни у кого нет. Первым бросает игрок 1.
setup-dice-end = Конец начинается, когда кто-то собрал { $rubies }.

## San Juan

setup-sj-plants = Перед перемешиванием возьмите эти карты и положите по одной перед каждым игроком, лицом вверх и без товара.
setup-sj-deck-shuffle = Перемешайте все остальные карты из ваших коробок в одну колоду лицом вниз. Оставьте место для стопки сброса.
setup-sj-events = Среди них есть события: { $cards }. Кому выпадет событие, сразу кладёт его лицом вверх рядом с ролями и берёт взамен следующую карту.
setup-sj-prices =
    { $n ->
        [one] { $n } карта цен
        [few] { $n } карты цен
       *[many] { $n } карт цен
    }
setup-sj-middle = Положите роли в середине, а рядом — перемешанные карты цен стопкой.
setup-sj-cathedral = Собор лежит рядом с ролями: его может построить любой.
setup-sj-governor = Игрок 1 берёт карту губернатора.
setup-sj-hands = Первые карты
setup-sj-deal = Раздайте каждому так, чтобы карт не видели другие.
setup-sj-draft = Когда розданы все карты, каждый по очереди оставляет себе { $cards }, а остальные кладёт лицом вниз в стопку сброса.
setup-sj-round =
    { $n ->
        [one] За раунд берут { $n } роль.
        [few] За раунд берут { $n } роли.
       *[many] За раунд берут { $n } ролей.
    }
setup-sj-end = Игра заканчивается после фазы Строителя, в которой у кого-то стало зданий: { $n }.

## The score pad

score-title = Подсчёт
score-about = Играли с настоящей коробкой? Введите, что есть у каждого в конце, а правила игры всё посчитают.
score-game = Игра
score-players = Игроки
score-player-name = Имя игрока { $number }
score-player-more = Добавить игрока
score-player-less = Убрать: { $name }
score-boxes = Коробки на столе
score-part-have = У кого что есть
score-part-production = Производственные здания
score-part-city = Городские здания
score-part-monument = Памятники
score-part-six = Большие здания
score-part-cards = Карты и товары
score-note-istanbul = Перед подсчётом: после последнего хода каждый выкладывает карты бонусов, дающие лиры или товары.
score-note-istanbul-dice = Лиры, жетоны товаров и кристаллы важны только при равенстве рубинов. Жетоны мечети не считаются.
score-note-san-juan = Карта под зданием даёт очко. Карты на руке и товары важны только при равенстве очков.
score-lira = Лиры
score-markers = Жетоны товаров, включая коричневые
score-crystals = Кристаллы
score-hand = Карты на руке
score-goods-on = Товары на зданиях

## How points come about

score-how-guild-hall =
    { $n ->
        [one] { $n } производственное здание
        [few] { $n } производственных здания
       *[many] { $n } производственных зданий
    }, { $kinds ->
        [one] { $kinds } вид
        [few] { $kinds } вида
       *[many] { $kinds } видов
    }
score-how-city-hall =
    { $n ->
        [one] { $n } городское здание
        [few] { $n } городских здания
       *[many] { $n } городских зданий
    }
score-how-triumphal-arch =
    { $n ->
        [one] { $n } памятник
        [few] { $n } памятника
       *[many] { $n } памятников
    }
score-how-palace =
    { $n ->
        [one] за { $n } другое очко
        [few] за { $n } других очка
       *[many] за { $n } других очков
    }
score-how-residence =
    { $n ->
        [one] { $n } тройка
        [few] { $n } тройки
       *[many] { $n } троек
    }
score-how-cathedral =
    { $n ->
        [one] { $n } здание стоимостью 6 у соперников
        [few] { $n } здания стоимостью 6 у соперников
       *[many] { $n } зданий стоимостью 6 у соперников
    }

## What cannot be

score-wrong-unknown = { $name }: «{ $what }» в этой игре нет.
score-wrong-number = { $name }: «{ $what }» должно быть целым числом от 0 до { $most }.
score-wrong-once = { $name }: «{ $what }» может стоять в городе только один раз.
score-wrong-all = «{ $what }»: введено { $found }, а в этой игре их только { $most }.
score-wrong-town = { $name }: введено зданий { $found }, а в городе их не больше { $most }.
score-wrong-goods = { $name }: введено товаров { $found }, а места для них на зданиях только { $most }.
score-wrong-cards = Всего введено карт: { $found }, а в этой игре их только { $most }.

## What came of it

score-ranking = Места
score-clear = Очистить всё
score-keep = Сохранить этот результат
score-kept = Результат сохранён на этом устройстве.
score-past = Настоящие партии на этом устройстве
score-past-delete = Удалить партию за { $when }
score-export = Скачать их файлом

## In the terminal

score-ask-name = Имя игрока { $number } (пустая строка: больше нет):
score-ask-some = { $name }, { $title } (например, { $what }):
score-ask-number = { $name }, { $what }:
