### Istanbul: the words of the game at the table. All ids begin with ist-.

## The 25 places. .to: where somebody goes; .at: where somebody is or something happens.

ist-place-1 = Тележник
    .to = к Тележнику
    .at = у Тележника
ist-place-2 = Склад тканей
    .to = на Склад тканей
    .at = на Складе тканей
ist-place-3 = Склад специй
    .to = на Склад специй
    .at = на Складе специй
ist-place-4 = Склад фруктов
    .to = на Склад фруктов
    .at = на Складе фруктов
ist-place-5 = Почтамт
    .to = на Почтамт
    .at = на Почтамте
ist-place-6 = Караван-сарай
    .to = в Караван-сарай
    .at = в Караван-сарае
ist-place-7 = Фонтан
    .to = к Фонтану
    .at = у Фонтана
ist-place-8 = Чёрный рынок
    .to = на Чёрный рынок
    .at = на Чёрном рынке
ist-place-9 = Чайхана
    .to = в Чайхану
    .at = в Чайхане
ist-place-10 = Большой рынок
    .to = на Большой рынок
    .at = на Большом рынке
ist-place-11 = Малый рынок
    .to = на Малый рынок
    .at = на Малом рынке
ist-place-12 = Полицейский участок
    .to = в Полицейский участок
    .at = в Полицейском участке
ist-place-13 = Дворец султана
    .to = во Дворец султана
    .at = во Дворце султана
ist-place-14 = Малая мечеть
    .to = в Малую мечеть
    .at = в Малой мечети
ist-place-15 = Большая мечеть
    .to = в Большую мечеть
    .at = в Большой мечети
ist-place-16 = Торговец самоцветами
    .to = к Торговцу самоцветами
    .at = у Торговца самоцветами
ist-place-17 = Обжарочный цех
    .to = в Обжарочный цех
    .at = в Обжарочном цехе
ist-place-18 = Гильдия
    .to = в Гильдию
    .at = в Гильдии
ist-place-19 = Таверна
    .to = в Таверну
    .at = в Таверне
ist-place-20 = Кофейня
    .to = в Кофейню
    .at = в Кофейне
ist-place-21 = Посольство
    .to = в Посольство
    .at = в Посольстве
ist-place-22 = Киоск
    .to = к Киоску
    .at = у Киоска
ist-place-23 = Аукционный дом
    .to = в Аукционный дом
    .at = в Аукционном доме
ist-place-24 = Тайное общество
    .to = в Тайное общество
    .at = в Тайном обществе
ist-place-25 = Катакомбы
    .to = в Катакомбы
    .at = в Катакомбах

## Goods, as names of their kind

ist-good-fabric = ткани
ist-good-spice = специи
ist-good-fruit = фрукты
ist-good-jewelry = украшения
ist-good-coffee = кофе

## Counted things. The value stands alone, .obj is the object of a verb. $n: how many.

ist-fabric =
    { $n ->
        [one] { $n } ткань
        [few] { $n } ткани
       *[many] { $n } тканей
    }
    .obj =
        { $n ->
            [one] { $n } ткань
            [few] { $n } ткани
           *[many] { $n } тканей
        }
ist-spice =
    { $n ->
        [one] { $n } специя
        [few] { $n } специи
       *[many] { $n } специй
    }
    .obj =
        { $n ->
            [one] { $n } специю
            [few] { $n } специи
           *[many] { $n } специй
        }
ist-fruit =
    { $n ->
        [one] { $n } фрукт
        [few] { $n } фрукта
       *[many] { $n } фруктов
    }
    .obj =
        { $n ->
            [one] { $n } фрукт
            [few] { $n } фрукта
           *[many] { $n } фруктов
        }
ist-jewelry =
    { $n ->
        [one] { $n } украшение
        [few] { $n } украшения
       *[many] { $n } украшений
    }
    .obj =
        { $n ->
            [one] { $n } украшение
            [few] { $n } украшения
           *[many] { $n } украшений
        }
ist-coffee =
    { $n ->
        [one] { $n } кофе
        [few] { $n } кофе
       *[many] { $n } кофе
    }
    .obj =
        { $n ->
            [one] { $n } кофе
            [few] { $n } кофе
           *[many] { $n } кофе
        }
ist-lira =
    { $n ->
        [one] { $n } лира
        [few] { $n } лиры
       *[many] { $n } лир
    }
    .obj =
        { $n ->
            [one] { $n } лиру
            [few] { $n } лиры
           *[many] { $n } лир
        }
ist-any-goods =
    { $n ->
        [one] { $n } любой товар
        [few] { $n } любых товара
       *[many] { $n } любых товаров
    }
    .obj =
        { $n ->
            [one] { $n } любой товар
            [few] { $n } любых товара
           *[many] { $n } любых товаров
        }
ist-rubies =
    { $n ->
        [one] { $n } рубин
        [few] { $n } рубина
       *[many] { $n } рубинов
    }
    .obj =
        { $n ->
            [one] { $n } рубин
            [few] { $n } рубина
           *[many] { $n } рубинов
        }
ist-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    .obj =
        { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[many] { $n } карт
        }
ist-guild-cards =
    { $n ->
        [one] { $n } карта гильдии
        [few] { $n } карты гильдии
       *[many] { $n } карт гильдии
    }
    .obj =
        { $n ->
            [one] { $n } карту гильдии
            [few] { $n } карты гильдии
           *[many] { $n } карт гильдии
        }
ist-tiles =
    { $n ->
        [one] { $n } жетон мечети
        [few] { $n } жетона мечети
       *[many] { $n } жетонов мечети
    }
    .obj =
        { $n ->
            [one] { $n } жетон мечети
            [few] { $n } жетона мечети
           *[many] { $n } жетонов мечети
        }
ist-extensions =
    { $n ->
        [one] { $n } расширение телеги
        [few] { $n } расширения телеги
       *[many] { $n } расширений телеги
    }
    .obj =
        { $n ->
            [one] { $n } расширение телеги
            [few] { $n } расширения телеги
           *[many] { $n } расширений телеги
        }
ist-letters =
    { $n ->
        [one] { $n } письмо
        [few] { $n } письма
       *[many] { $n } писем
    }
ist-seals =
    { $n ->
        [one] { $n } печать
        [few] { $n } печати
       *[many] { $n } печатей
    }
    .obj =
        { $n ->
            [one] { $n } печать
            [few] { $n } печати
           *[many] { $n } печатей
        }
ist-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
    .obj =
        { $n ->
            [one] { $n } шаг
            [few] { $n } шага
           *[many] { $n } шагов
        }
# Always after a colon, so in the nominative.
ist-neutral-merchants =
    { $n ->
        [one] нейтральный купец
        [few] { $n } нейтральных купца
       *[many] { $n } нейтральных купцов
    }
ist-twice = { $name } (дважды)
ist-nothing = ничего

## Labels

ist-label-rubies = Рубины
ist-label-lira = Лиры
ist-label-goods = Товары
ist-label-cards = Карты на руке
ist-chart-rubies = Рубины по раундам
ist-chart-lira = Лиры по раундам

## Figures and pieces

ist-figure-governor = Управляющий
ist-figure-smuggler = Контрабандист
ist-figure-trader = Торговец кофе
ist-figure-courier = Курьер
ist-family = Родственник
ist-companion = Компаньон
ist-assistant = Помощник
ist-merchant = Купец
ist-barrier = Барьер
ist-barrow = Телега
ist-deck = Колода бонусов
ist-discard = Стопка сброса
ist-dice = Кубики
ist-letter = Письмо
ist-delivered = Доставленное письмо
ist-seal = Печати
ist-ruby = Рубины
ist-turn = Ход
ist-end = Конец игры
ist-caravan = Предводитель каравана
ist-neutral = Нейтральные фишки

## Bonus cards: the name, and what the card does in one short line

ist-card-good = 1 товар
ist-card-good-text = Получите один товар на выбор.
ist-card-lira = 5 лир
ist-card-lira-text = Возьмите 5 лир.
ist-card-far = Ход на 3 или 4
ist-card-far-text = Пройдите три или четыре шага вместо одного или двух.
ist-card-stay = Остаться
ist-card-stay-text = Не двигайтесь: используйте своё место ещё раз.
ist-card-return = Вернуть помощника
ist-card-return-text = Один из ваших помощников возвращается к вам.
ist-card-family = Родственник в участок
ist-card-family-text = Ваш родственник идёт в Полицейский участок; возьмите карту или 3 лиры.
ist-card-any = Любые товары
ist-card-any-text = Продайте на Малом рынке любые товары.
ist-card-post = Почтамт дважды
ist-card-post-text = Заберите почту ещё раз.
ist-card-palace = Дворец дважды
ist-card-palace-text = Купите ещё один рубин во Дворце султана по новой цене.
ist-card-dealer = Торговец дважды
ist-card-dealer-text = Купите ещё один рубин у Торговца самоцветами по новой цене.
ist-card-coffee = 2 кофе
ist-card-coffee-text = Возьмите 2 кофе.
ist-card-guild = Гильдия за 2 кофе
ist-card-guild-text = Отдайте 2 кофе и возьмите карту гильдии.
ist-card-coffee-lira = 8 лир за кофе
ist-card-coffee-lira-text = Отдайте 1 кофе и возьмите 8 лир.
ist-card-swap = Обмен
ist-card-swap-text = Отдайте до 3 товаров или кофе и возьмите столько же других.
ist-card-coffee-dice = Кубики на кофе
ist-card-coffee-dice-text = Бросьте два кубика на кофе: сумма от 2 до 6 даёт 1, 7 или 8 — 2, 9 или 10 — 3, 11 или 12 — 4.
ist-card-six = Кубик на 6
ist-card-six-text = Переверните один кубик своего броска на 6.
ist-card-corner = В угол
ist-card-corner-text = Идите в любой угол поля вместо одного или двух шагов.
ist-card-wainwright = Тележник дважды
ist-card-wainwright-text = Купите ещё одно расширение телеги.
ist-card-house = Кофейня дважды
ist-card-house-text = Купите ещё один рубин в Кофейне по новой цене.
ist-card-letter = Письмо
ist-card-letter-text = Возьмите письмо.
ist-card-letter-dice = Кубики на письма
ist-card-letter-dice-text = Бросьте два кубика на письма или лиры.
ist-card-good-lira = 7 лир за товар
ist-card-good-lira-text = Отдайте один товар (на Гранд-базаре можно и кофе) и возьмите 7 лир.
ist-card-fabric = Ткань и 3 лиры
ist-card-fabric-text = Получите 1 ткань и 3 лиры.
ist-card-spice = Специя и 3 лиры
ist-card-spice-text = Получите 1 специю и 3 лиры.
ist-card-fruit = Фрукт и 3 лиры
ist-card-fruit-text = Получите 1 фрукт и 3 лиры.
ist-card-copy = Копия
ist-card-copy-text = Сделайте то, что написано на верхней карте стопки сброса.
ist-card-errand = Поручение
ist-card-errand-text = Вместо вашего хода родственник идёт на соседнее место и действует там.
ist-card-join = К купцу
ist-card-join-text = Идите туда, где стоит другой купец, и не платите ему.
ist-card-companion = Компаньон: 2 шага
ist-card-companion-text = Ваш компаньон идёт на два шага вместо одного.
ist-card-figure = Фигура издалека
ist-card-figure-text = Обратитесь к Управляющему, Контрабандисту, Торговцу кофе или Курьеру, где бы он ни был, и заплатите ему.
ist-card-mosque = Мечеть дважды
ist-card-mosque-text = Возьмите ещё один жетон этой мечети.
ist-card-society = Общество дважды
ist-card-society-text = Отдайте письма на 6 печатей за ещё один рубин.
ist-card-ride = Поездка
ist-card-ride-text = Заплатите 3 лиры и отправляйтесь на любое место.

# When a bonus card may be played: a line under what it does.
ist-when-any = Можно сыграть в любой момент своего хода.
ist-when-calm = Можно сыграть в свой ход, но не посреди действия.
ist-when-move = Можно сыграть вместо движения на один или два шага.
ist-when-before = Можно сыграть до движения или сразу после него, прежде чем решать с помощником.
ist-when-sell = Можно сыграть, когда вы собираетесь продавать.
ist-when-after = Можно сыграть сразу после действия этого места, до всех встреч.
ist-when-roll = Можно сыграть сразу после своего броска.
ist-when-copy = Можно сыграть тогда, когда можно было бы сыграть верхнюю карту стопки сброса.
ist-when-errand = Можно сыграть вместо всего хода.

## Guild cards: played instead of the whole turn

ist-guild-1 = Подарок тележника
ist-guild-1-text = Возьмите расширение телеги бесплатно.
ist-guild-2 = Ткани и прочее
ist-guild-2-text = Наполните телегу тканями, затем получите три разных товара.
ist-guild-3 = Специи и прочее
ist-guild-3-text = Наполните телегу специями, затем получите три разных товара.
ist-guild-4 = Фрукты и прочее
ist-guild-4-text = Наполните телегу фруктами, затем получите три разных товара.
ist-guild-5 = Всего понемногу
ist-guild-5-text = Возьмите 4 лиры и по одному товару каждого вида.
ist-guild-6 = Три карты
ist-guild-6-text = Возьмите 3 карты бонусов.
ist-guild-7 = Назад к Фонтану
ist-guild-7-text = Идите к Фонтану, верните помощников и сделайте ещё один ход.
ist-guild-8 = Чёрный рынок вдвойне
ist-guild-8-text = Возьмите 2 ткани, специи или фрукта и бросьте кубики: до 3 украшений.
ist-guild-9 = Чайхана вдвойне
ist-guild-9-text = Назовите число и бросьте кубики: выигрыш удваивается.
ist-guild-10 = Продажа за 15 лир
ist-guild-10-text = Отдайте 1 ткань, 1 специю и 1 фрукт за 15 лир.
ist-guild-11 = Продажа за 20 лир
ist-guild-11-text = Отдайте 1 ткань, 1 специю и 1 украшение за 20 лир.
ist-guild-12 = Любое место
ist-guild-12-text = Используйте любое место издалека; затем ваш родственник идёт в Полицейский участок.
ist-guild-13 = Рубин из Дворца
ist-guild-13-text = Отдайте 6 любых товаров за рубин из Дворца султана.
ist-guild-14 = Жетон Малой мечети
ist-guild-14-text = Возьмите жетон Малой мечети, отдав лишь 1 нужный товар.
ist-guild-15 = Жетон Большой мечети
ist-guild-15-text = Возьмите жетон Большой мечети, отдав лишь 1 нужный товар.
ist-guild-16 = Рубин от Торговца
ist-guild-16-text = Заплатите Торговцу самоцветами 15 лир за рубин и возьмите по 1 кофе за каждый свой рубин.
ist-guild-17 = Пять кофе
ist-guild-17-text = Возьмите 5 кофе.
ist-guild-18 = Ещё карты гильдии
ist-guild-18-text = Возьмите 1 кофе и 2 карты гильдии.
ist-guild-19 = Вечер в Таверне
ist-guild-19-text = Купите что-нибудь в Таверне один или два раза, всего на 1 кофе дешевле.
ist-guild-20 = Рубин из Кофейни
ist-guild-20-text = Возьмите рубин из Кофейни за полцены.

## Kiosk tiles. “-dry” is the tile without Mocha & Baksheesh, where there is no coffee.

ist-kiosk-1 = Фрукт и лира
ist-kiosk-1-text = Получите 1 фрукт и 1 лиру.
ist-kiosk-2 = Специя и лира
ist-kiosk-2-text = Получите 1 специю и 1 лиру.
ist-kiosk-3 = Ткань и лира
ist-kiosk-3-text = Получите 1 ткань и 1 лиру.
ist-kiosk-4 = 2 фрукта
ist-kiosk-4-text = Получите 2 фрукта.
ist-kiosk-5 = 2 специи
ist-kiosk-5-text = Получите 2 специи.
ist-kiosk-6 = 2 ткани
ist-kiosk-6-text = Получите 2 ткани.
ist-kiosk-7 = 1 фрукт
ist-kiosk-7-text = Получите 1 фрукт.
ist-kiosk-8 = 1 специя
ist-kiosk-8-text = Получите 1 специю.
ist-kiosk-9 = 1 ткань
ist-kiosk-9-text = Получите 1 ткань.
ist-kiosk-10 = 1 украшение
ist-kiosk-10-text = Получите 1 украшение.
ist-kiosk-11 = Карта
ist-kiosk-11-text = Возьмите карту бонуса.
ist-kiosk-12 = 2 лиры
ist-kiosk-12-text = Возьмите 2 лиры.
ist-kiosk-13 = Кофе или 2 лиры
ist-kiosk-13-text = Возьмите 1 кофе или 2 лиры.
ist-kiosk-13-dry = 2 лиры
ist-kiosk-13-dry-text = Возьмите 2 лиры.
ist-kiosk-14 = Кофе или 3 лиры
ist-kiosk-14-text = Возьмите 1 кофе или 3 лиры.
ist-kiosk-14-dry = 3 лиры
ist-kiosk-14-dry-text = Возьмите 3 лиры.
ist-kiosk-15 = Компаньон назад
ist-kiosk-15-text = Ваш компаньон возвращается в ваш запас.
ist-kiosk-16 = Кубик на лиры
ist-kiosk-16-text = Бросьте кубик и возьмите столько лир, сколько выпало.
ist-kiosk-17 = Расширение за 10 лир
ist-kiosk-17-text = Заплатите 10 лир за расширение телеги.
ist-kiosk-18 = Расширение за товары
ist-kiosk-18-text = Отдайте 1 ткань, 1 специю и 1 фрукт за расширение телеги.
ist-kiosk-19 = К Фонтану
ist-kiosk-19-text = Ваш купец идёт к Фонтану вместе с помощниками из своей стопки.
ist-kiosk-20 = Письмо и товар
ist-kiosk-20-text = Обменяйте письмо на товар или кофе либо наоборот.
ist-kiosk-20-dry = Письмо и товар
ist-kiosk-20-dry-text = Обменяйте письмо на товар или наоборот.
ist-kiosk-21 = Письмо и карта
ist-kiosk-21-text = Обменяйте письмо на карту или наоборот.
ist-kiosk-22 = Письмо и лиры
ist-kiosk-22-text = Заплатите 2 лиры за письмо или отдайте письмо за 3 лиры.
ist-kiosk-23 = Карта и лиры
ist-kiosk-23-text = Заплатите 2 лиры за карту или сбросьте карту за 3 лиры.

## Mosque tiles and tavern tiles

ist-tile-red = красный жетон мечети
ist-tile-red-text = После своего броска на Чёрном рынке или в Чайхане переверните один кубик на 4 или перебросьте оба.
ist-tile-green = зелёный жетон мечети
ist-tile-green-text = На складе купите ещё один любой товар за 2 лиры.
ist-tile-yellow = жёлтый жетон мечети
ist-tile-yellow-text = Раз за ход верните одного помощника за 2 лиры.
ist-tile-blue = синий жетон мечети
ist-tile-blue-text = К вам сразу присоединяется пятый помощник.
ist-tavern-movement = жетон движения
ist-tavern-movement-text = Пройдите по прямой сколько угодно мест.
ist-tavern-encounter = жетон встречи
ist-tavern-encounter-text = Управляющий, Контрабандист и Торговец кофе для вас бесплатны, когда вы их встречаете.
ist-tavern-encounter-text-letters = Управляющий, Контрабандист, Торговец кофе и Курьер для вас бесплатны, когда вы их встречаете.

## What is asked, said to the one who is asked

ist-ask-Move = Куда пойдёте?
# With the first question. $n: how many rubies begin the end.
ist-goal = Соберите рубины, чтобы победить: нужно { $n }. Пройдите один-два шага, оставьте помощника, используйте место.
# What awaits whoever goes to a place. $what: counted things; $names: who is paid.
ist-ahead-lacks = Вам не хватает: { $what }.
ist-ahead-idle = Сейчас вам там нечего делать.
ist-ahead-cards = Может помочь карта с руки.
ist-ahead-tile = Может помочь ваш жёлтый жетон.
ist-ahead-pays = Придя туда, вы платите { $what }: { $names }.
# What the dice came to. $bid: the number that was named.
ist-told-reached = На кубиках { $low } и { $high }: { $bid } есть!
ist-told-missed = На кубиках { $low } и { $high }: до { $bid } не хватило.
ist-told-taken = Взята карта «{ $card }».
ist-luck =
    { $rolls ->
        [one] { $rolls } бросок, в среднем { $mean } (ожидалось { $expected })
        [few] { $rolls } броска, в среднем { $mean } (ожидалось { $expected })
       *[many] { $rolls } бросков, в среднем { $mean } (ожидалось { $expected })
    }
ist-ask-AssistantStep = Вы { $at }. Что с помощником?
ist-ask-AssistantStep-none = Помощников не осталось: ход здесь заканчивается.
ist-ask-AssistantStep-card = Помощников не осталось: без карты или жетона ход здесь заканчивается.
ist-ask-MeetMerchants = Здесь купец игрока { $names }. Заплатить ему { $what }?
ist-ask-MeetMerchants-many = Здесь стоят { $names }. Заплатить { $what }?
ist-ask-MeetMerchants-companion = Ваш компаньон встретил здесь: { $names }. Заплатить { $what }?
# Said where the fee cannot be paid. $have: how many lira there are, a number.
ist-ask-MeetMerchants-poor = Здесь { $names }: нужно заплатить { $what }, а у вас { $have }. Ход заканчивается.
ist-ask-Encounters = Сделать что-нибудь ещё { $at }?
ist-ask-Encounters-nowhere = Сделать что-нибудь ещё?
# $name: whose family member it is; $what: so many lira.
ist-ask-Encounters-catch = Вы поймали родственника игрока { $name }: карта или { $what }?
ist-ask-Encounters-end = В этот ход всё уже сделано.
ist-ask-Encounters-card = Остаётся разве что сыграть карту.
ist-ask-GovernorToll = Чем заплатите Управляющему за карту?
ist-ask-SmugglerToll = Чем заплатите Контрабандисту за товар?
ist-ask-SmugglerToll-mocha = Чем заплатите за полученное?
ist-ask-ExtendBarrow = Купить расширение телеги?
ist-ask-FillBarrow = Наполнить телегу?
ist-ask-ExtraGood = Зелёный жетон: купить ещё один товар за 2 лиры?
ist-ask-CollectMail = Забрать почту?
ist-ask-VisitCaravansary = Откуда возьмёте первую карту?
ist-ask-VisitCaravansaryForCoffee = Откуда возьмёте первую карту? Вы получите ещё и кофе.
ist-ask-VisitCaravansaryForCoffee-empty = Карт бонусов не осталось. Возьмёте кофе?
ist-ask-ChooseSource = Откуда возьмёте вторую карту?
ist-ask-DiscardOne = Какую карту сбросите?
ist-ask-RecallAssistants = Каких помощников вернёте?
ist-ask-RecallMore = Кого ещё вернёте?
ist-ask-TradeOnTheSly = Какой товар возьмёте? Можно сначала бросить кубики.
ist-ask-TakeGood = На кубиках { $low } и { $high }. Какой товар возьмёте?
ist-ask-NameYourBid = Какое число назовёте?
ist-ask-BendDice = На кубиках { $low } и { $high }. Применить красный жетон?
ist-ask-BendDice-bid = Вы назвали { $bid }, а на кубиках { $low } и { $high }. Что сделаете?
ist-ask-BendDice-card = На кубиках { $low } и { $high }. Перевернуть один?
ist-ask-BendDice-one = На кубике { $high }. Перевернуть его?
ist-ask-SellGoods = Что продадите?
ist-ask-SellGoods-any = Что продадите? На этот раз подойдут любые товары.
ist-ask-SendFamily = Куда отправите родственника?
ist-ask-DeliverGoods = Отдать эти товары за рубин?
ist-ask-TakeTile = Какой жетон мечети возьмёте?
ist-ask-BuyRuby = Купить рубин? Он стоит { $cost }, а у вас { $have }.
ist-ask-Roast = Что обменяете на кофе? До 3 вещей, по 2 кофе за каждую.
ist-ask-RoastMore = Что ещё обменяете на 2 кофе?
ist-ask-Enlist = Взять 1 кофе и две карты гильдии?
ist-ask-DiscardOneGuild = Какую карту гильдии сбросите?
ist-ask-BuyWithCoffee = Купить рубин? Он стоит { $cost }, а у вас { $have }.
ist-ask-VisitTavern = Что купите? У вас { $what }.
ist-ask-TavernRun = Карта гильдии: что купите в Таверне на 1 кофе дешевле?
ist-ask-TavernRun-more = Карта гильдии: что ещё купите в Таверне?
ist-ask-SetBarrier = Барьер встанет у места «{ $place }». Какое место с другой стороны?
ist-ask-UseNeighbour = Какое место у барьера используете издалека?
ist-tavern-barrier = Барьер и действие издалека
# $what: the price in coffee.
ist-tavern-barrier-for = Барьер и действие издалека за { $what }
ist-barrier-first = Между какими двумя местами встанет барьер? Коснитесь одного из них.
# $place: the place on one side of the barrier.
ist-barrier-second = «{ $place }» и какое соседнее место?
ist-ask-AllButOne = Вы получите три из четырёх товаров. Какой не возьмёте?
ist-ask-GuildMarket = Какого товара возьмёте 2? Можно сначала бросить кубики.
ist-ask-TakeTwo = На кубиках { $low } и { $high }. Какого товара возьмёте 2?
ist-ask-GuildTea = Какое число назовёте? Выигрыш удваивается.
ist-ask-ChoosePlace = Какое место используете издалека?
ist-ask-Ordered = Что сделаете издалека { $at }?
ist-ask-GiveGoods = Какие товары отдадите? Ещё { $left }.
ist-ask-FreeTile = Какой жетон мечети возьмёте за 1 нужный товар?
ist-ask-SwapGive = Что отдадите?
ist-ask-SwapTake = Что возьмёте взамен? Ещё { $left }.
ist-ask-VisitAuction = Какой товар возьмёте? Потом две карты уйдут с аукциона.
ist-ask-Bid = Две карты на аукционе, { $name } даёт { $what }. Дать больше? У вас { $have }.
ist-ask-Bid-open = Две карты на аукционе. Какая ваша первая ставка? У вас { $have }.
ist-ask-VisitKiosk = Взять письмо и открыть Киоск?
ist-ask-KioskPick = Какой жетон киоска выберете?
ist-ask-UseTile = Ваш жетон киоска: { $tile } Использовать?
ist-ask-TakeOne = Что возьмёте за письмо?
ist-ask-CourierToll = Чем заплатите Курьеру за письмо?
ist-ask-DoubleTurn = Купить ещё один ход за письма?
ist-ask-SpendLetters = Какое письмо отдадите? Нужно ещё { $what }.
ist-ask-GatherAtFountain = Кого вернёте?
ist-ask-GatherMore = Кого ещё вернёте?
ist-ask-VisitEmbassy = Взять два письма?
ist-ask-VisitSociety = Какой рубин возьмёте за 6 печатей? У вас { $what }.
ist-ask-EnterCatacombs = Что возьмёте? Потом купец или компаньон выйдет на любом месте.
ist-ask-ChooseWhoGoes = Кто выйдет из Катакомб и где?
ist-ask-nothing = Сейчас { $at } вам нечего делать.
ist-ask-nothing-why = Сейчас { $at } действовать нельзя. { $reason }
ist-ask-nothing-card = Без карты или жетона действовать { $at } сейчас нельзя. { $reason }
ist-ask-copying = Вы копируете «{ $card }». Как используете?
ist-ask-afar = { $place }, издалека. { $question }
ist-ask-errand = Ваш родственник { $at }. { $question }
ist-open-go = «{ $name }»: куда пойдёте? Выберите светящееся место.
ist-open-back = «{ $name }»: какого помощника вернуть? Выберите светящееся место.
ist-open-place = «{ $name }»: выберите светящееся место.
ist-open-which = «{ $name }»: что выберете?
ist-open-smuggler = Какой товар взять у Контрабандиста?
ist-open-ride = Жетон движения: куда пойдёте?

## What can be chosen

ist-option-move = Идти { $to }
ist-option-pick-up = Забрать своего помощника
ist-option-pick-up-neutral = Забрать нейтрального помощника
ist-option-leave = Оставить здесь помощника
ist-option-leave-neutral = Оставить здесь нейтрального помощника
ist-option-pay = Заплатить { $what }
ist-option-stop = Остановиться: ход закончится без действия
ist-option-extend = Купить расширение за { $what }
ist-option-fill = Взять { $what }
ist-option-fill-full = Наполнить, хотя места нет
ist-option-fill-green = Купить ещё один товар за { $what } (зелёный жетон)
ist-option-extra = Купить { $what } за 2 лиры
ist-option-extra-none = Больше ничего не покупать
ist-option-collect-mail = Забрать { $what }
ist-option-collect-letters = Взять два письма
ist-option-collect-kiosk = Взять письмо, затем все берут жетоны киоска
ist-option-collect = Взять
ist-option-draw-deck = Взять из колоды
ist-option-draw-discard = Взять «{ $card }» из сброса
ist-option-draw-discard-empty = Взять верхнюю карту сброса
ist-option-discard = Сбросить «{ $card }»
ist-option-discard-guild = Сбросить карту гильдии «{ $card }»
ist-option-recall = Вернуть помощника, который { $at }
ist-option-take = Взять { $what }
ist-option-take-then-roll = Взять { $what } и бросить кубики на украшения
ist-option-roll = Сначала бросить кубики, потом взять товар
ist-option-bid = Назвать { $number }: выходит в { $percent } % бросков
ist-option-keep = Оставить кубики как есть
ist-option-turn = Перевернуть { $die } на 4: вместе { $total }
ist-option-reroll = Перебросить оба кубика
ist-option-sell = Продать { $what } за { $cost }
ist-option-send = Отправить родственника { $to }
ist-option-deliver = Отдать { $what } за рубин
ist-option-tile = Взять { $tile } за { $what }
ist-option-buy = Купить рубин за { $what }
ist-option-done = Готово
ist-option-skip = Пропустить действие
ist-option-catch-card = Поймать родственника игрока { $name } и взять карту
ist-option-caught-card = Взять карту
ist-option-catch-lira = Поймать родственника игрока { $name } и взять { $what }
ist-option-governor = Взять у Управляющего карту
ist-option-smuggler = Взять у Контрабандиста { $what }
ist-option-smuggler-any = Взять у Контрабандиста товар
ist-option-priced = { $what } ({ $price })
# $what: what an option does; $lost: the goods that find no room.
ist-option-no-room = { $what } (нет места)
ist-option-no-room-for = { $what } (нет места на { $lost })
ist-price-governor = 2 лиры или карта
ist-price-smuggler = 2 лиры или товар
ist-price-trader = 2 лиры или товар
ist-price-courier = 2 лиры или письмо
ist-option-trader = Взять у Торговца кофе 1 кофе
ist-option-courier = Взять у Курьера письмо
ist-option-give = Отдать { $what }
ist-option-end = Завершить ход
ist-option-fetch = Вернуть за { $cost } помощника, который { $at }
ist-option-roast = Отдать { $what } за 2 кофе
ist-option-roast-card = Сбросить «{ $card }» за 2 кофе
ist-option-roast-guild = Сбросить карту гильдии «{ $card }» за 2 кофе
ist-option-enlist = Взять 1 кофе и две карты гильдии, затем сбросить одну
ist-option-barrier = Поставить барьер у места «{ $place }»
ist-option-beside = Поставить барьер между местами «{ $one }» и «{ $other }»
ist-option-use = Использовать издалека место «{ $place }»
ist-option-tavern = Взять { $tile } за { $what }
ist-option-tavern-ruby = Взять следующий рубин места «{ $place }»
ist-option-ruby = Взять следующий рубин места «{ $place }»
ist-option-without = Не брать { $good }
ist-option-guild = Сыграть карту гильдии «{ $card }» вместо целого хода
ist-option-ride = Идти по прямой { $to }
ist-option-letter = Отдать недоставленное письмо для места «{ $place }» (1 печать)
ist-option-delivered = Отдать доставленное письмо (2 печати)
ist-option-companion-home = Вернуть компаньона в свой запас
ist-option-pick = Выбрать «{ $tile }»
ist-option-use-tile = Использовать жетон
ist-option-decline = Не использовать
ist-option-offer = Предложить { $what }
ist-option-pass = Спасовать
ist-option-double = Отдать письма на { $what } за ещё один ход
ist-option-merchant-to = Вывести купца { $at }
ist-option-companion-to = Вывести компаньона { $at }
ist-option-place-companion = Поставить компаньона { $at }
ist-option-companion = Отправить компаньона { $to }

# Bonus cards. $card: the name of the card.
ist-option-card-good = Сыграть «{ $card }» и взять { $what }
ist-option-card-lira = Сыграть «{ $card }» и взять { $what }
ist-option-card-far = Сыграть «{ $card }» и идти { $to }
ist-option-card-stay = Сыграть «{ $card }» и ещё раз использовать место «{ $place }»
ist-option-card-return = Сыграть «{ $card }» и вернуть помощника, который { $at }
ist-option-card-family-card = Сыграть «{ $card }» и взять карту
ist-option-card-family-lira = Сыграть «{ $card }» и взять { $what }
ist-option-card-any = Сыграть «{ $card }» и продать что угодно
ist-option-card-post = Сыграть «{ $card }» и забрать { $what }
ist-option-card-palace = Сыграть «{ $card }» и заплатить за ещё один рубин
ist-option-card-dealer = Сыграть «{ $card }» и купить ещё один рубин
ist-option-card-coffee = Сыграть «{ $card }» и взять 2 кофе
ist-option-card-guild = Сыграть «{ $card }» и взять карту гильдии
ist-option-card-coffee-lira = Сыграть «{ $card }» и взять 8 лир
ist-option-card-swap = Сыграть «{ $card }» и обменять до 3 вещей на другие
ist-option-card-coffee-dice = Сыграть «{ $card }» и бросить кубики на кофе
ist-option-card-six = Сыграть «{ $card }» и перевернуть { $die } на 6: вместе { $total }
ist-option-card-corner = Сыграть «{ $card }» и идти { $to }
ist-option-card-wainwright = Сыграть «{ $card }» и купить ещё одно расширение
ist-option-card-house = Сыграть «{ $card }» и купить ещё один рубин
ist-option-card-letter = Сыграть «{ $card }» и взять письмо
ist-option-card-letter-dice = Сыграть «{ $card }» и бросить кубики на письма или лиры
ist-option-card-good-lira = Сыграть «{ $card }» и отдать { $what } за 7 лир
ist-option-card-fabric = Сыграть «{ $card }» и взять и то и другое
ist-option-card-spice = Сыграть «{ $card }» и взять и то и другое
ist-option-card-fruit = Сыграть «{ $card }» и взять и то и другое
ist-option-card-copy = Сыграть «{ $card }» и сделать то, что на карте «{ $other }»
ist-option-card-errand = Сыграть «{ $card }»: ваш родственник идёт { $to }
ist-option-card-join = Сыграть «{ $card }» и встать рядом с игроком { $name }: вы идёте { $to }
ist-option-card-companion = Сыграть «{ $card }»: ваш компаньон идёт { $to }
ist-option-card-figure-governor = Сыграть «{ $card }» и взять у Управляющего карту
ist-option-card-figure-smuggler = Сыграть «{ $card }» и взять у Контрабандиста { $what }
ist-option-card-figure-trader = Сыграть «{ $card }» и взять у Торговца кофе 1 кофе
ist-option-card-figure-courier = Сыграть «{ $card }» и взять у Курьера письмо
ist-option-card-mosque = Сыграть «{ $card }» и взять ещё один жетон
ist-option-card-society = Сыграть «{ $card }» и заплатить за ещё один рубин
ist-option-card-ride = Сыграть «{ $card }»: заплатить 3 лиры и идти { $to }

## What happens. With a player: a clause without its subject. Without: a whole sentence.

ist-event-laid = Места разложены, ряд за рядом: { $what }.
ist-event-figure-moved-governor = Управляющий идёт { $to }.
ist-event-figure-moved-smuggler = Контрабандист идёт { $to }.
ist-event-figure-moved-trader = Торговец кофе идёт { $to }.
ist-event-figure-moved-courier = Курьер идёт { $to }.
ist-event-figure-stayed = { $figure } остаётся { $at }.
ist-event-neutral-moved = Нейтральный купец идёт { $to }.
ist-event-neutral-stayed = Нейтральный купец остаётся { $at }.
ist-event-demand-shown-small = Малый рынок теперь покупает { $what }.
ist-event-demand-shown-large = Большой рынок теперь покупает { $what }.
ist-event-moved = идёт { $to }
ist-event-moved-stayed = остаётся { $at }
ist-event-picked-up = забирает помощника
ist-event-picked-up-neutral = забирает нейтрального помощника
ist-event-left = оставляет помощника
ist-event-left-neutral = оставляет нейтрального помощника
ist-event-stopped = завершает ход { $at } без действия
ist-event-returned = возвращает помощников: { $what }
ist-event-paid-merchant = платит { $what } игроку { $name }
ist-event-paid = платит { $what }
ist-event-earned = получает { $what }
ist-event-gained = получает { $what }
ist-event-gained-part = получает { $what } (не поместилось: { $lost })
ist-event-gained-none = не имеет места, пропадает: { $what }
ist-event-gained-full = больше не имеет места на { $good }
ist-event-gave = отдаёт { $what }
ist-event-rolled = На кубиках { $low } и { $high }.
ist-event-turned = переворачивает кубик: теперь { $low } и { $high }
ist-event-named = называет { $bid }
ist-event-drew = берёт «{ $card }»
ist-event-drew-hidden = берёт карту
ist-event-took-discard = берёт «{ $card }» из сброса
ist-event-discarded = сбрасывает «{ $card }»
ist-event-played = играет «{ $card }»
ist-event-reshuffled =
    { $n ->
        [one] Сброс становится новой колодой: { $n } карта.
        [few] Сброс становится новой колодой: { $n } карты.
       *[many] Сброс становится новой колодой: { $n } карт.
    }
ist-event-extended = расширяет телегу: теперь по { $capacity } каждого товара
ist-event-sold = продаёт { $what } за { $cost }
ist-event-mail-moved = Почтамт теперь даёт { $what }.
ist-event-took-tile = берёт { $tile }
ist-event-fifth-joined = получает пятого помощника
ist-event-took-ruby = берёт рубин { $at }: теперь { $rubies }
ist-event-sent-family = отправляет родственника { $to }
ist-event-sent-family-home = возвращает родственника в Полицейский участок
ist-event-caught = ловит родственника игрока { $name }
ist-event-used-figure-governor = просит у Управляющего карту
ist-event-used-figure-smuggler = просит у Контрабандиста товар
ist-event-used-figure-trader = просит у Торговца кофе 1 кофе
ist-event-used-figure-courier = просит у Курьера письмо
ist-event-led-caravan = становится Предводителем каравана
ist-event-turn-began = начинает ход в раунде { $round }
ist-event-last-round = достигает цели: это последний раунд
ist-event-cashed = обменивает в конце «{ $card }»
ist-event-ended = Игра окончена.
ist-event-got-coffee = получает { $what }
ist-event-paid-coffee = платит { $what }
ist-event-drew-guild = берёт карту гильдии «{ $card }»
ist-event-drew-guild-hidden = берёт карту гильдии
ist-event-discarded-guild = сбрасывает карту гильдии «{ $card }»
ist-event-reshuffled-guild =
    { $n ->
        [one] Сброшенные карты гильдии становятся новой колодой: { $n } карта.
        [few] Сброшенные карты гильдии становятся новой колодой: { $n } карты.
       *[many] Сброшенные карты гильдии становятся новой колодой: { $n } карт.
    }
ist-event-played-guild = играет карту гильдии «{ $card }»
ist-event-took-tavern-tile = берёт { $tile }
ist-event-set-barrier = ставит барьер между местами «{ $one }» и «{ $other }»
ist-event-used-from-afar = использует издалека место «{ $place }»
ist-event-refilled = Рубин из запаса попадает { $to }.
ist-event-baksheesh-turned = Жетон бакшиша теперь просит { $what }.
ist-event-got-letter = получает письмо для места «{ $place }»
ist-event-delivered-letter = доставляет письмо { $at }
ist-event-spent-letter = отдаёт письмо для места «{ $place }»
ist-event-spent-letter-delivered = отдаёт доставленное письмо
ist-event-reshuffled-letters =
    { $n ->
        [one] Отданные письма становятся новой стопкой: { $n } письмо.
        [few] Отданные письма становятся новой стопкой: { $n } письма.
       *[many] Отданные письма становятся новой стопкой: { $n } писем.
    }
ist-event-companion-joined = получает компаньона
ist-event-companion-placed = ставит компаньона { $at }
ist-event-companion-moved = отправляет компаньона { $to }
ist-event-companion-left = снимает компаньона с поля
ist-event-kiosk-shown = В Киоске появляется «{ $tile }».
ist-event-reshuffled-kiosk =
    { $n ->
        [one] Использованные жетоны киоска становятся новой стопкой: { $n } жетон.
        [few] Использованные жетоны киоска становятся новой стопкой: { $n } жетона.
       *[many] Использованные жетоны киоска становятся новой стопкой: { $n } жетонов.
    }
ist-event-picked-tile = выбирает «{ $tile }»
ist-event-used-tile = использует «{ $tile }»
ist-event-rolled-die = На кубике { $face }.
ist-event-offered = даёт { $what }
ist-event-passed = пасует
ist-event-won-auction = выигрывает аукцион и платит { $what } игроку { $name }
ist-event-won-auction-own = выигрывает аукцион за { $what }
ist-event-took-double-turn = покупает ещё один ход за письма
ist-event-extra-turn = делает ещё один ход

## Why something is not possible. Told to the one who tried it.

ist-reason-move-first = Сначала сделайте ход купцом.
ist-reason-already-there = Вы уже { $at }: остаться можно только с картой «Остаться».
ist-reason-not-on-board = Места «{ $place }» нет на поле.
ist-reason-too-far = Это { $steps } { $to }, а пройти можно только один или два.
ist-reason-not-3-or-4 = Это { $steps } { $to }, а с этой картой проходят три или четыре.
ist-reason-no-assistant-here = Вашего помощника { $at } нет.
ist-reason-no-neutral-here = Нейтрального помощника { $at } нет.
ist-reason-must-pick-up = Ваш помощник { $at }: заберите его или остановитесь.
ist-reason-no-assistants = Под вашим купцом больше нет помощников.
ist-reason-assistant-first = Сначала заберите или оставьте помощника либо остановитесь.
ist-reason-pay-first = Сначала заплатите купцам, которые здесь, или остановитесь.
ist-reason-needs-lira = Это стоит { $cost }, а у вас { $have }.
ist-reason-needs-goods = Нужно { $cost }, а у вас { $have }.
ist-reason-needs-coffee = Это стоит { $cost }, а у вас { $have }.
ist-reason-needs-any-goods = Нужно { $cost }, а у вас { $have }.
ist-reason-needs-seals = Нужно { $cost }, а на ваших письмах { $have }.
ist-reason-too-few-goods = Следующий рубин стоит { $what }, а у вас столько нет.
ist-reason-no-goods = У вас нет товаров.
ist-reason-no-good = У вас нет такого товара: { $good }.
ist-reason-no-demand = Этого товара рынок покупает только { $what }.
ist-reason-wild-count = Ряд рубинов требует { $what }.
ist-reason-no-rubies = Рубинов там больше нет.
ist-reason-other-place = Вы действуете { $at }.
ist-reason-barrow-complete = У вашей телеги уже есть все расширения.
ist-reason-extra-first = Сначала купите ещё один товар или скажите, что готово.
ist-reason-no-cards-left = Карт больше нет.
ist-reason-discard-empty = Стопка сброса пуста.
ist-reason-card-first = Сначала возьмите вторую карту.
ist-reason-discard-first = Сначала сбросьте карту.
ist-reason-no-card = У вас нет карты «{ $card }».
ist-reason-moment = Сейчас не время для «{ $card }». { $when }
ist-reason-act-first = Сначала выполните действие { $at }: это можно сразу после него.
ist-reason-act-at-mosque = Сначала выполните действие в мечети: это можно сразу после него.
ist-reason-no-assistant-there = Вашего помощника { $at } нет.
ist-reason-recall-upwards = Помощники возвращаются по номерам мест, и вы уже дошли до места «{ $place }».
ist-reason-recall-first = Сначала верните помощников или скажите, что готово.
ist-reason-take-first = Сначала возьмите ткань, специю или фрукт.
ist-reason-turn-pointless = На этом кубике уже 4, или кубики одинаковые.
ist-reason-no-red-tile = Для этого броска красный жетон применить нельзя.
ist-reason-dice-first = Сначала решите, что делать с кубиками.
ist-reason-family-out = Ваш родственник { $at }, а не в Полицейском участке.
ist-reason-not-here = Поручение ведёт на другое место.
ist-reason-other-mosque = Этот жетон в другой мечети: { $tile }.
ist-reason-has-tile = У вас уже есть { $tile }.
ist-reason-lacks-tile = У вас нет нужного жетона: { $tile }.
ist-reason-no-tiles = Такого жетона больше не осталось: { $tile }.
ist-reason-must-catch = Сначала поймайте родственников, которые здесь.
ist-reason-figure-elsewhere = Он { $at }.
ist-reason-nothing-to-give = Ему больше нечего дать, или вам нечем ему заплатить.
ist-reason-figure-used = В этот ход вы к нему уже обращались.
ist-reason-not-a-rival = Это не другой игрок.
ist-reason-family-elsewhere = Этот родственник { $at }.
ist-reason-at-police = В Полицейском участке никого не ловят.
ist-reason-toll-first = Сначала заплатите за полученное.
ist-reason-turn-nearly-over = Ваше действие позади: остались только встречи и конец хода.
ist-reason-family-home = Ваш родственник уже в Полицейском участке.
ist-reason-fetched-already = В этот ход вы уже использовали жёлтый жетон.
ist-reason-no-such-card = У вас нет этой карты.
ist-reason-last-card = Нужно заплатить Управляющему, а кроме этой карты, вам нечем.
ist-reason-roasted-already = Каждый обмен возможен только раз.
ist-reason-roast-first = Сначала закончите обжаривать или скажите, что готово.
ist-reason-discard-guild-first = Сначала сбросьте карту гильдии.
ist-reason-too-few-cards = Карт осталось слишком мало.
ist-reason-not-in-full = Карту гильдии нельзя выполнить целиком.
ist-reason-guild-first = Сначала выполните карту гильдии.
ist-reason-nothing-there = На том месте вам нечего делать.
ist-reason-must-act = Карту гильдии надо выполнить.
ist-reason-give-in-order = Отдавайте товары по порядку: ткани, специи, фрукты, украшения, чтобы их хватило.
ist-reason-swap-first = Сначала закончите обмен.
ist-reason-swap-others = Отданное нельзя взять назад, а товары берут по порядку.
ist-reason-six-pointless = На этом кубике уже 6, или кубики одинаковые.
ist-reason-no-corner = «{ $place }» — это не другой угол поля.
ist-reason-tavern-first = Сначала купите что-нибудь в Таверне или скажите, что готово.
ist-reason-barrier-lower = Сначала назовите место с меньшим номером.
ist-reason-barrier-beside = С другой стороны барьера должно быть соседнее место с большим номером, чем «{ $place }».
ist-reason-barrier-first = Сначала скажите, где встанет барьер.
ist-reason-beside-barrier-only = Используйте одно из двух мест у барьера или пропустите.
ist-reason-not-straight = Прямого открытого пути в три шага или больше { $to } нет.
ist-reason-copying = Сначала решите, что делать с копируемой картой.
ist-reason-no-letter = У вас нет недоставленного письма для места «{ $place }».
ist-reason-no-delivered-letter = У вас нет доставленных писем.
ist-reason-no-letters-left = Писем больше нет.
ist-reason-letters-upwards = Сначала платят доставленными письмами, потом остальными по номерам мест, и вы уже дошли до места «{ $place }».
ist-reason-too-few-seals = Писем, начиная с этого, не хватит на { $cost }.
ist-reason-spend-first = Сначала отдайте письма на { $cost }.
ist-reason-companion-in-supply = Ваш компаньон ещё в общем запасе: к вам его приводит Фонтан.
ist-reason-companion-at-hand = Ваш компаньон в вашем запасе.
ist-reason-companion-on-board = Ваш компаньон уже на поле.
ist-reason-companion-steps = Вашему компаньону { $to } { $steps }, а проходит он ровно { $need }.
ist-reason-who-goes-first = Сначала скажите, где выйдет купец или компаньон.
ist-reason-no-coffee-here = Кофе здесь не дают.
ist-reason-no-such-tile = Жетона киоска «{ $tile }» здесь нет.
ist-reason-pick-first = Сначала выберите жетон киоска.
ist-reason-tile-first = Сначала используйте жетон киоска «{ $tile }» или откажитесь от него.
ist-reason-good-first = Сначала возьмите то, за что отдали письмо.
ist-reason-must-open = Вы открываете аукцион, ставя не меньше 1 лиры.
ist-reason-bid-first = Сначала сделайте ставку или спасуйте.
ist-reason-offer-too-low = Кто-то уже даёт { $what }.
ist-reason-turn-over = Ваш ход окончен: завершите его или купите ещё один за письма.
ist-reason-nothing-to-copy = В сбросе нет карты, которую можно скопировать.
ist-reason-copied-not-now = Верхнюю карту сброса «{ $card }» сейчас сыграть нельзя.
ist-reason-no-such-figure = Этой фигуры нет в игре.
ist-reason-no-tile-to-take = Здесь нет жетона, который вы могли бы взять.
ist-reason-errand-police = Эта карта не действует ни из Полицейского участка, ни в него.
ist-reason-errand-far = Ваш родственник { $at } и проходит один открытый шаг, а место «{ $place }» не соседнее.
ist-reason-nothing-wanted = У вас нет того, что покупает рынок.
ist-reason-nothing-for-tiles = Вам не хватает товаров на жетон, которого у вас ещё нет.
ist-reason-nobody-away = Все ваши помощники с вами.
ist-reason-no-tile-left = Жетонов, которые вы ещё могли бы взять, там не осталось.
ist-reason-no-room-here = В телеге больше нет для этого места.
ist-reason-little-coffee = У вас слишком мало кофе.

## Help: the 25 places. Two to four short sentences: what you do there, what it costs and brings.

ist-help-place-1 = Заплатите 7 лир за расширение телеги: она будет вмещать на один товар каждого вида больше. За третье расширение вы сразу получаете рубин. Больше трёх не бывает.
ist-help-place-2 = Наполните телегу тканями, сколько поместится. Это бесплатно.
ist-help-place-3 = Наполните телегу специями, сколько поместится. Это бесплатно.
ist-help-place-4 = Наполните телегу фруктами, сколько поместится. Это бесплатно.
ist-help-place-5 = Возьмите всё, что видно на четырёх открытых полях: два товара и от 2 до 4 лир. Потом одна фишка сдвигается вниз и меняет то, что получит следующий игрок. После четвёртой все снова поднимаются.
ist-help-place-6 = Возьмите две карты бонусов, каждую из колоды или сверху стопки сброса, затем сбросьте одну карту с руки. С «Мокко и бакшишем» вы получаете ещё и кофе. Предводитель каравана оставляет себе обе карты.
ist-help-place-7 = Верните откуда угодно столько своих помощников, сколько хотите. Помощник здесь не нужен, и никому не платят. С «Письмами и печатями» здесь к вам приходит компаньон.
ist-help-place-8 = Возьмите одну ткань, специю или фрукт и бросьте два кубика на украшения: 1 при сумме 7 или 8, 2 при 9 или 10, 3 при 11 или 12. Бросить можно и до выбора товара.
ist-help-place-9 = Назовите число от 3 до 12 и бросьте два кубика. Если сумма не меньше вашего числа, вы получаете столько лир; иначе получаете 2.
ist-help-place-10 = Продайте до пяти товаров с жетона спроса, по одному за каждый символ. За один–пять товаров дают 3, 7, 12, 18 или 25 лир. После продажи открывают другой жетон спроса.
ist-help-place-11 = Продайте до пяти товаров с жетона спроса, по одному за каждый символ. За один–пять товаров дают 2, 5, 9, 14 или 20 лир. После продажи открывают другой жетон спроса.
ist-help-place-12 = Если ваш родственник здесь, отправьте его на любое другое место: он сразу действует там, без помощника и никому не платит. Он остаётся там, пока его не поймают или не вернёт карта.
ist-help-place-13 = Отдайте все товары, показанные на открытых полях ряда, и возьмите рубин. Каждый взятый рубин делает следующий дороже на один товар. На четырёхцветное поле подойдёт любой товар.
ist-help-place-14 = Возьмите красный жетон за ткань или зелёный за специю. Нужно иметь столько этого товара, сколько показано на жетоне, но отдаёте вы только один. За оба жетона вы получаете рубин.
ist-help-place-15 = Возьмите синий жетон за украшение или жёлтый за фрукт. Нужно иметь столько этого товара, сколько показано на жетоне, но отдаёте вы только один. За оба жетона вы получаете рубин.
ist-help-place-16 = Купите рубин за лиры. Цена — наибольшее число, не закрытое рубином, и каждый взятый рубин делает следующий дороже на 1 лиру.
ist-help-place-17 = Получите по 2 кофе за каждое из этого: 2 лиры, один товар, одну карту. Каждое можно отдать только раз, так что за один визит можно получить до 6 кофе.
ist-help-place-18 = Возьмите 1 кофе и две карты гильдии, затем сбросьте одну карту гильдии. Карту гильдии играют позже, вместо целого хода.
ist-help-place-19 = Купите что-то одно за кофе: поставьте барьер за 2 и используйте место рядом с ним издалека; возьмите жетон движения или встречи; или возьмите рубин из ряда за 4 кофе и 3 фрукта.
ist-help-place-20 = Купите рубин за кофе. Первый стоит 6, и каждый взятый рубин делает следующий дороже на 1 кофе, до 10.
ist-help-place-21 = Возьмите два письма. Если одна из ваших фигур уже там, куда адресовано письмо, оно сразу доставлено.
ist-help-place-22 = Возьмите письмо. Потом открывают жетоны киоска, на один больше, чем игроков: каждый выбирает один, начиная с вас, и последний тоже ваш. Использовать жетон не обязательно.
ist-help-place-23 = Возьмите один товар. Потом две карты уходят с аукциона: вы начинаете хотя бы с 1 лиры, каждый другой игрок один раз даёт больше или пасует, и последнее слово за вами. Если выиграли вы, платите в банк; иначе победитель платит вам.
ist-help-place-24 = Отдайте письма на 6 печатей и возьмите следующий рубин во Дворце султана или у Торговца самоцветами, сколько бы он там ни стоил. Первые три раза это приносит ещё 3, 2 и 1 лиру.
ist-help-place-25 = Возьмите товар или кофе. Потом ваш купец или компаньон выходит на любом месте, без действия и без встреч.

## Help: pieces and how the game goes

ist-help-merchant = Ваш купец водит помощников по базару, один или два шага за ход. Если он приходит туда, где стоят другие купцы, вы платите хозяину каждого 2 лиры, иначе ваш ход закончен. У Фонтана никто не платит.
ist-help-assistant = Там, где хотите действовать, оставляете нижнего помощника своей стопки или забираете того, кого оставили раньше. Без помощника ваш ход закончен. Фонтану помощник не нужен, и он возвращает всех.
ist-help-neutral = Когда играют двое, три купца нейтральные: кто встретит такого, платит 2 лиры в банк, а куда купец пойдёт дальше, решают кубики. Нейтральных помощников, если они в игре, может забрать любой.
ist-help-family = Ваш родственник ждёт в Полицейском участке. Оттуда вы отправляете его на любое место, где он действует за вас. Если туда приходит чужой купец, он ловит родственника, а его хозяин получает карту или 3 лиры.
ist-help-governor = Если после действия вы его встретили, можете взять у него карту. Заплатите ему 2 лиры или сбросьте карту. Куда он пойдёт дальше, решат кубики.
ist-help-smuggler = Если после действия вы его встретили, можете взять у него один любой товар. Заплатите ему 2 лиры или товар. Куда он пойдёт дальше, решат кубики.
ist-help-trader = Если после действия вы его встретили, можете взять у него 1 кофе. Заплатите ему 2 лиры или товар. Куда он пойдёт дальше, решат кубики.
ist-help-courier = Если после действия вы его встретили, можете взять у него письмо. Заплатите ему 2 лиры или письмо. Куда он пойдёт дальше, решат кубики.
ist-help-companion = Фонтан приводит к вам компаньона. В начале хода его можно поставить рядом со своим купцом. С тех пор вы ходите или купцом, или компаньоном: он проходит один шаг, и помощник ему не нужен.
ist-help-barrier = Барьер стоит между двумя соседними местами. Пройти через него может только тот, кто его поставил; остальные идут в обход. Переставляют его в Таверне.
ist-help-letters = В письме указано место. Как только там оказывается ваш купец, компаньон или родственник, письмо доставлено. Недоставленное письмо — это 1 печать, доставленное — 2.
ist-help-seals = Печатями платят, отдавая письма. За 3 печати можно купить ещё один ход, раз за раунд, а за 6 — рубин в Тайном обществе.
ist-help-coffee = Кофе не товар: он не занимает места в телеге, и его может быть сколько угодно. Им платят за рубины в Кофейне и за всё, что продаёт Таверна.
ist-help-goods = Телега вмещает каждого товара столько, сколько в ней места: сначала по 2, с расширениями до 5. Что не поместилось, пропадает. Ткани красные, специи зелёные, фрукты жёлтые, украшения синие.
ist-help-lira = Лирами платят за расширения, за встречи и за рубины Торговца самоцветами. Их приносят рынки, Чайхана и Почтамт.
ist-help-rubies = Рубины приносят победу. Их дают во Дворце султана за товары, у Торговца самоцветами за лиры, за оба жетона мечети и за третье расширение телеги.
ist-help-end =
    { $n ->
        [one] Когда у кого-то { $n } рубин, раунд доигрывают до конца.
        [few] Когда у кого-то { $n } рубина, раунд доигрывают до конца, чтобы у всех было поровну ходов.
       *[many] Когда у кого-то { $n } рубинов, раунд доигрывают до конца, чтобы у всех было поровну ходов.
    }
ist-help-end-any = Когда у кого-то 5 рубинов (6 вдвоём или с дополнением), раунд доигрывают до конца, чтобы у всех было поровну ходов.
ist-help-ranking = Побеждает тот, у кого больше всего рубинов. При равенстве сравнивают лиры, потом товары, потом карты на руке. Карты, дающие лиры или товары, в конце обмениваются сами, самым выгодным для вас способом.
ist-help-track = Ряд рубинов показывает цену следующего: все поля, не закрытые рубинами. Кто берёт рубин, делает следующий дороже для всех.
ist-help-next = Следующий рубин стоит { $price }.
ist-help-turn = Пройдите один или два шага. Оставьте или заберите помощника. Заплатите купцам, которых встретили. Потом используйте место, а после этого можете иметь дело с родственниками и фигурами. В свой ход можно сыграть сколько угодно карт.
ist-help-cards = На руке может быть сколько угодно карт бонусов, и в свой ход можно сыграть сколько угодно. Сыгранные и сброшенные карты лежат в стопке сброса в Караван-сарае.
ist-help-guild = Карту гильдии играют вместо целого хода: без движения, помощника, платы и встреч. Сыграть её можно, только если выполнимо всё, что на ней сказано. До этого её никто не видит.
ist-help-dice = Два кубика решают, куда идут фигуры и что дают Чёрный рынок и Чайхана. Вероятнее всего сумма семь: она выпадает шесть раз из 36.
ist-help-caravan = Кто последним воспользовался Караван-сараем, тот Предводитель каравана и в следующий раз оставляет себе там обе карты.
ist-help-delivered = Доставленное письмо — это 2 печати. Когда платят письмами, доставленные идут первыми.

## Groups of help

ist-topics-turn = Как идёт ход
ist-topics-places = Места
ist-topics-pieces = Фишки
ist-topics-cards = Карты бонусов
ist-topics-guild = Карты гильдии
ist-topics-tiles = Жетоны
ist-topics-kiosk = Жетоны киоска
ist-topics-end = Рубины и конец игры

## The guided first game. Each lesson is told beside the board while what it speaks of glows.

ist-lesson-welcome = Добро пожаловать на базар! Вы купец: меняйте товары и лиры на рубины. Как только кто-то соберёт 5, игра подходит к концу. Давайте сыграем, и всё станет ясно.
ist-lesson-move = Каждый ход вы проходите один или два шага со всеми помощниками. Идите на Склад тканей.
ist-lesson-assistant = Чтобы использовать место, там оставляют помощника. Сначала их у вас четыре. Оставьте одного.
ist-lesson-act = Теперь используйте место: оно наполнит телегу тканями. Пока в телеге по 2 места на каждый товар.
ist-lesson-end = Это был ваш ход. Если бы здесь оказались Управляющий, Контрабандист или чей-то родственник, сейчас можно было бы иметь с ними дело. Завершите ход.
ist-lesson-spice = Теперь ходят соперники; журнал всё расскажет. Потом идите на Склад специй, оставьте помощника и возьмите специи.
ist-lesson-meet = Если там, куда вы идёте, стоит другой купец, вы платите 2 лиры его хозяину, иначе ход окончен. Если придут к вам, заплатят вам.
ist-lesson-mosque = Теперь к рубину: каждая мечеть даёт его за два своих жетона. Идите в Малую мечеть, заплатите купцу, если встретите его там, и возьмите красный жетон. Тканей надо иметь столько, сколько на нём показано, но платите вы только 1.
ist-lesson-again = Теперь вернитесь на Склад тканей. Там ваш помощник: на этот раз заберите его и снова наполните телегу тканями.
ist-lesson-ruby = Назад в Малую мечеть: заберите оставленного там помощника и возьмите зелёный жетон за специю. С обоими жетонами рубин ваш.
ist-lesson-fountain = Чтобы вернуть помощников, которые ещё на базаре, идите к Фонтану и позовите их. Там никому не платят, и помощник не нужен.
ist-lesson-cards = У вас есть и карты бонусов. Карта светится, когда её можно сыграть: нажмите, чтобы узнать, что она делает. В свой ход можно играть сколько угодно карт. Новые ждут в Караван-сарае.
ist-lesson-family = Идите в Полицейский участок. Там ждёт ваш родственник: отправьте его на Почтамт, и он заберёт почту для вас. Если его поймают, он снова окажется здесь.
ist-lesson-market = Теперь заработаем. Идите на Малый рынок и продайте всё, что просит жетон спроса. Чем больше товаров продаёте вместе, тем лучше цена.
ist-lesson-wainwright = Рядом Тележник. За 7 лир он расширит вашу телегу, а третье расширение приносит рубин. Если денег мало, на этот раз пропустите.
ist-lesson-goal = Теперь вы всё знаете. Другие рубины ждут в Большой мечети, во Дворце султана за товары и у Торговца самоцветами за лиры. О каждом месте расскажет справка. Играйте дальше и побеждайте!

### things

## What is mine and what the others have

ist-things-mine = Что у вас есть
ist-things-barrow = Телега, вмещает по { $n } каждого товара
ist-things-track = { $good }: { $n } из { $room }
ist-things-rubies = Рубины: { $n } из { $goal }
ist-things-stack =
    { $n ->
        [0] Ваш купец { $at }, без помощников
        [one] Ваш купец { $at }, с ним { $n } помощник
        [few] Ваш купец { $at }, с ним { $n } помощника
       *[many] Ваш купец { $at }, с ним { $n } помощников
    }
ist-things-posted =
    { $n ->
        [one] { $n } помощник { $at }
        [few] { $n } помощника { $at }
       *[many] { $n } помощников { $at }
    }
ist-things-family-home = Родственник в Полицейском участке
ist-things-family-away = Родственник { $at }
ist-things-companion-supply = Компаньон ещё не в игре
ist-things-companion-hand = Компаньон наготове, но не на поле
ist-things-companion-out = Компаньон { $at }
ist-things-tile = { $tile }, есть
ist-things-no-tile = { $tile }, нет
ist-things-letter =
    { $n ->
        [one] Письмо для места «{ $place }»
        [few] { $n } письма для места «{ $place }»
       *[many] { $n } писем для места «{ $place }»
    }
ist-things-delivered =
    { $n ->
        [one] { $n } доставленное письмо
        [few] { $n } доставленных письма
       *[many] { $n } доставленных писем
    }
ist-things-hand =
    { $n ->
        [one] { $n } карта бонуса на руке
        [few] { $n } карты бонусов на руке
       *[many] { $n } карт бонусов на руке
    }
ist-things-card =
    { $n ->
        [one] Карта бонуса «{ $card }»
        [few] { $n } карты бонусов «{ $card }»
       *[many] { $n } карт бонусов «{ $card }»
    }
ist-things-guild = Карта гильдии «{ $card }»
ist-things-no-cards = Карт на руке нет
ist-things-player = Что есть у игрока { $name }
ist-things-their-stack = Помощники: { $n } с купцом, { $away } на базаре

### board

## The board as it is read aloud. A place is a list of these, set apart by semicolons.

ist-board = Базар
ist-board-preview = Базар: { $places }
ist-board-place = { $number }, { $name }
ist-board-fetch = здесь ждёт ваш помощник
ist-board-fee =
    { $lira ->
        [one] купцам здесь платят { $lira } лиру
        [few] купцам здесь платят { $lira } лиры
       *[many] купцам здесь платят { $lira } лир
    }
ist-board-ends = ваш ход здесь закончится
ist-board-extensions =
    { $n ->
        [0] расширений больше нет
        [one] осталось { $n } расширение за { $price } лир
        [few] осталось { $n } расширения по { $price } лир
       *[many] осталось { $n } расширений по { $price } лир
    }
ist-board-gives = даёт { $things }
ist-board-deck =
    { $n ->
        [one] { $n } карта в колоде
        [few] { $n } карты в колоде
       *[many] { $n } карт в колоде
    }
ist-board-discard = в сбросе сверху: { $card }
ist-board-demand = покупает: { $goods }
ist-board-tile = { $tile }: { $goods }
ist-board-mosque = { $tile }: нужно иметь { $goods }, отдать 1
ist-board-price = следующий рубин: { $price }
ist-board-letters =
    { $n ->
        [one] сюда адресовано { $n } ваше письмо
        [few] сюда адресованы { $n } ваших письма
       *[many] сюда адресовано { $n } ваших писем
    }
ist-board-merchant =
    { $n ->
        [0] купец игрока { $name } без помощников
        [one] купец игрока { $name } и { $n } помощник
        [few] купец игрока { $name } и { $n } помощника
       *[many] купец игрока { $name } и { $n } помощников
    }
ist-board-assistant = помощник игрока { $name }
ist-board-family = родственник игрока { $name }
ist-board-companion = компаньон игрока { $name }
ist-board-neutral-merchant = нейтральный купец
ist-board-neutral-assistant = нейтральный помощник

## Questions answered by one gesture: steppers, things to pick, one button

ist-sell-good = { $good } (нужно: { $demand }, у вас: { $stock })
ist-sell-prices = Сколько дают за один–пять товаров
ist-sell-nothing = Выберите товары на продажу
ist-sell-all = Всё, что берут
ist-deliver-wild = { $good } на поле для любого товара (лишних у вас: { $n })
ist-deliver-more =
    { $n ->
        [one] Выберите ещё { $n } товар
        [few] Выберите ещё { $n } товара
       *[many] Выберите ещё { $n } товаров
    }
ist-recall-do =
    { $n ->
        [0] Выберите, кого вернуть
        [one] Вернуть { $n }
        [few] Вернуть { $n }
       *[many] Вернуть { $n }
    }
ist-recall-all = Всех
ist-bid-numbers = Число, которое вы назовёте
ist-bid-number =
    { $lira ->
        [one] { $number }: выходит в { $percent } % бросков и даёт { $lira } лиру
        [few] { $number }: выходит в { $percent } % бросков и даёт { $lira } лиры
       *[many] { $number }: выходит в { $percent } % бросков и даёт { $lira } лир
    }
ist-percent = { $percent } %
ist-bid-do = Назвать { $number } и бросить
ist-bid-miss = Промах даёт { $what }.
ist-bid-red = Шансы учитывают красный жетон.
ist-offer-high =
    { $n ->
        [one] { $name } даёт { $n } лиру.
        [few] { $name } даёт { $n } лиры.
       *[many] { $name } даёт { $n } лир.
    }
ist-pick-jewelry = украшения по сумме кубиков
ist-pick-mine = есть { $n }
ist-pick-full = полно
ist-pick-own = { $what } (у вас: { $n })
ist-pick-lost = { $what }: места нет, товар пропадёт
ist-bend-keep = Оставить
ist-bend-reroll = Перебросить
ist-roast-do = Обжарить { $what }
ist-roast-nothing = Выберите, что отдать
ist-swap-kind = { $good } (у вас: { $n })
ist-give-do = Отдать эти товары
ist-swap-do = Обменять
ist-give-more = Выберите, что отдать (до { $n })
ist-give-due = Выберите, что отдать (ещё { $n })
ist-take-more = Выберите, что взять (ещё { $n })
ist-letters-do = Отдать эти письма
ist-letters-more =
    { $n ->
        [one] Нужна ещё { $n } печать
        [few] Нужны ещё { $n } печати
       *[many] Нужно ещё { $n } печатей
    }
ist-letters-less = Одно письмо лишнее

## The table as text

ist-text-round = Раунд { $n }
ist-text-goods = { $goods }; помещается по { $n } каждого
ist-text-tiles = Жетоны: { $tiles }
ist-text-merchant =
    { $n ->
        [0] Купец { $at }, без помощников
        [one] Купец { $at }, с ним { $n } помощник
        [few] Купец { $at }, с ним { $n } помощника
       *[many] Купец { $at }, с ним { $n } помощников
    }
ist-text-posted = Помощники оставлены здесь: { $places }
# What a place is for, in at most 18 letters, where nothing changes there from turn to turn.
ist-tag-7 = помощники назад
ist-tag-8 = товар + украшения
ist-tag-9 = число и бросок
ist-tag-12 = дела родственника
ist-tag-17 = до 6 кофе
ist-tag-22 = письмо + жетоны
ist-tag-23 = товар + аукцион
ist-tag-25 = выход где угодно
# $facts: short phrases, as a list.
ist-text-all = { $facts }
ist-text-row = Ряд { $n }
ist-text-figure = { $figure } { $at }
