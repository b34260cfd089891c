### For people with the real box.

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
