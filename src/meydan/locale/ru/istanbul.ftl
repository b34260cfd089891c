### Istanbul: the words of the game at the table. All ids begin with ist-.

## The 25 places. .to: where somebody goes; .at: where somebody is or something happens.

ist-place-1 = Тележный мастер
    .to = к Тележному мастеру
    .at = у Тележного мастера
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
ist-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
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
ist-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
ist-guild-cards =
    { $n ->
        [one] { $n } карта гильдии
        [few] { $n } карты гильдии
       *[many] { $n } карт гильдии
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
ist-card-stay-text = Не двигайтесь: используйте то же место ещё раз.
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
ist-card-guild-text = Заплатите 2 кофе и возьмите карту гильдии.
ist-card-coffee-lira = 8 лир за кофе
ist-card-coffee-lira-text = Заплатите 1 кофе и возьмите 8 лир.
ist-card-swap = Обмен
ist-card-swap-text = Отдайте до 3 товаров или кофе и возьмите столько же других.
ist-card-coffee-dice = Кубики на кофе
ist-card-coffee-dice-text = Бросьте два кубика: от 1 до 4 кофе.
ist-card-six = Кубик на 6
ist-card-six-text = Поверните один кубик своего броска на 6.
ist-card-corner = В угол
ist-card-corner-text = Идите в любой угол поля вместо одного или двух шагов.
ist-card-wainwright = Мастер дважды
ist-card-wainwright-text = Купите ещё одно расширение телеги.
ist-card-house = Кофейня дважды
ist-card-house-text = Купите ещё один рубин в Кофейне по новой цене.
ist-card-letter = Письмо
ist-card-letter-text = Возьмите письмо.
ist-card-letter-dice = Кубики на письма
ist-card-letter-dice-text = Бросьте два кубика: письма или лиры.
ist-card-good-lira = 7 лир за товар
ist-card-good-lira-text = Отдайте один товар или кофе и возьмите 7 лир.
ist-card-fabric = Ткань и 3 лиры
ist-card-fabric-text = Получите 1 ткань и 3 лиры.
ist-card-spice = Специя и 3 лиры
ist-card-spice-text = Получите 1 специю и 3 лиры.
ist-card-fruit = Фрукт и 3 лиры
ist-card-fruit-text = Получите 1 фрукт и 3 лиры.
ist-card-copy = Копия
ist-card-copy-text = Выполните верхнюю карту стопки сброса.
ist-card-errand = Поручение
ist-card-errand-text = Вместо вашего хода родственник идёт на соседнее место и действует там.
ist-card-join = К купцу
ist-card-join-text = Идите туда, где стоит другой купец, и не платите за него.
ist-card-companion = Компаньон: 2 шага
ist-card-companion-text = Ваш компаньон идёт на два шага вместо одного.
ist-card-figure = Фигура издалека
ist-card-figure-text = Используйте Управляющего, Контрабандиста, Торговца кофе или Курьера, где бы он ни был.
ist-card-mosque = Мечеть дважды
ist-card-mosque-text = Возьмите ещё один жетон этой мечети.
ist-card-society = Общество дважды
ist-card-society-text = Заплатите 6 печатей за ещё один рубин.
ist-card-ride = Поездка
ist-card-ride-text = Заплатите 3 лиры и идите на любое место.

# When a bonus card may be played: a line under what it does.
ist-when-any = Играется в любой момент вашего хода.
ist-when-calm = Играется в ваш ход, но не посреди действия.
ist-when-move = Играется вместо движения на один или два шага.
ist-when-before = Играется до движения или сразу после, не позже ответа о помощнике.
ist-when-sell = Играется перед самой продажей.
ist-when-after = Играется сразу после действия этого места, до встреч.
ist-when-roll = Играется сразу после вашего броска.
ist-when-copy = Играется, когда можно было бы сыграть верхнюю карту стопки сброса.
ist-when-errand = Играется вместо всего хода.

## Guild cards: played instead of the whole turn

ist-guild-1 = Даровое расширение
ist-guild-1-text = Возьмите расширение телеги бесплатно.
ist-guild-2 = Ткани и ещё
ist-guild-2-text = Наполните телегу тканями, затем получите три разных товара.
ist-guild-3 = Специи и ещё
ist-guild-3-text = Наполните телегу специями, затем получите три разных товара.
ist-guild-4 = Фрукты и ещё
ist-guild-4-text = Наполните телегу фруктами, затем получите три разных товара.
ist-guild-5 = Всего понемногу
ist-guild-5-text = Возьмите 4 лиры и по одному товару каждого вида.
ist-guild-6 = Три карты
ist-guild-6-text = Возьмите 3 карты бонусов.
ist-guild-7 = Домой к Фонтану
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
ist-guild-13-text = Отдайте любые 6 товаров за рубин Дворца султана.
ist-guild-14 = Жетон Малой мечети
ist-guild-14-text = Возьмите жетон Малой мечети за 1 его товар.
ist-guild-15 = Жетон Большой мечети
ist-guild-15-text = Возьмите жетон Большой мечети за 1 его товар.
ist-guild-16 = Рубин Торговца
ist-guild-16-text = Заплатите 15 лир за рубин Торговца самоцветами и возьмите по 1 кофе за каждый свой рубин.
ist-guild-17 = Пять кофе
ist-guild-17-text = Возьмите 5 кофе.
ist-guild-18 = Ещё карты гильдии
ist-guild-18-text = Возьмите 1 кофе и 2 карты гильдии.
ist-guild-19 = Визит в Таверну
ist-guild-19-text = Купите в Таверне раз или два, на 1 кофе дешевле.
ist-guild-20 = Рубин из Кофейни
ist-guild-20-text = Возьмите рубин Кофейни за полцены.

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
ist-kiosk-15 = Компаньон домой
ist-kiosk-15-text = Ваш компаньон приходит в ваш запас.
ist-kiosk-16 = Кубик на лиры
ist-kiosk-16-text = Бросьте кубик и возьмите столько же лир.
ist-kiosk-17 = Расширение за 10 лир
ist-kiosk-17-text = Заплатите 10 лир за расширение телеги.
ist-kiosk-18 = Расширение за товары
ist-kiosk-18-text = Заплатите 1 ткань, 1 специю и 1 фрукт за расширение телеги.
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
ist-tile-red-text = После своего броска на Чёрном рынке или в Чайхане поверните один кубик на 4 или перебросьте оба.
ist-tile-green = зелёный жетон мечети
ist-tile-green-text = На складе купите ещё один любой товар за 2 лиры.
ist-tile-yellow = жёлтый жетон мечети
ist-tile-yellow-text = Раз в каждый свой ход верните одного помощника за 2 лиры.
ist-tile-blue = синий жетон мечети
ist-tile-blue-text = К вам сразу приходит пятый помощник.
ist-tavern-movement = жетон движения
ist-tavern-movement-text = Идите на любое число мест по прямой.
ist-tavern-encounter = жетон встречи
ist-tavern-encounter-text = Управляющий, Контрабандист, Торговец кофе и Курьер для вас бесплатны.

## What is asked, said to the one who is asked

ist-ask-Move = Куда пойдёте?
ist-ask-AssistantStep = Вы { $at }. Что с помощником?
ist-ask-MeetMerchants = Встреча { $at }: { $names }. Заплатите?
ist-ask-MeetMerchants-companion = Встреча компаньона { $at }: { $names }. Заплатите?
ist-ask-Encounters = Что-нибудь ещё { $at }?
ist-ask-Encounters-nowhere = Что-нибудь ещё?
ist-ask-Encounters-end = В этот ход больше нечего делать.
ist-ask-GovernorToll = Чем заплатите Управляющему за карту?
ist-ask-SmugglerToll = Чем заплатите Контрабандисту за товар?
ist-ask-SmugglerToll-mocha = Чем заплатите за полученное?
ist-ask-ExtendBarrow = Купите расширение телеги?
ist-ask-FillBarrow = Наполните телегу?
ist-ask-ExtraGood = Зелёный жетон: купите ещё один товар за 2 лиры?
ist-ask-CollectMail = Заберёте почту?
ist-ask-VisitCaravansary = Откуда возьмёте первую карту?
ist-ask-VisitCaravansaryForCoffee = Откуда возьмёте первую карту? Вы получите и 1 кофе.
ist-ask-ChooseSource = Откуда возьмёте вторую карту?
ist-ask-DiscardOne = Какую карту сбросите?
ist-ask-RecallAssistants = Каких помощников вернёте?
ist-ask-RecallMore = Кого ещё вернёте?
ist-ask-TradeOnTheSly = Какой товар возьмёте? Можно сначала бросить кубики.
ist-ask-TakeGood = На кубиках { $low } и { $high }. Какой товар возьмёте?
ist-ask-NameYourBid = Какое число назовёте?
ist-ask-BendDice = На кубиках { $low } и { $high }. Примените красный жетон?
ist-ask-BendDice-card = На кубиках { $low } и { $high }. Повернёте один?
ist-ask-BendDice-one = На кубике { $high }. Повернёте его?
ist-ask-SellGoods = Что продадите? Рынок покупает { $what }.
ist-ask-SellGoods-any = Что продадите? На этот раз подойдут любые товары.
ist-ask-SendFamily = Куда отправите родственника?
ist-ask-DeliverGoods = Заплатите { $what } за рубин?
ist-ask-TakeTile = Какой жетон мечети возьмёте?
ist-ask-BuyRuby = Купите рубин? Он стоит { $cost }, а у вас { $have }.
ist-ask-Roast = Что обменяете на 2 кофе?
ist-ask-RoastMore = Что ещё обменяете на 2 кофе?
ist-ask-Enlist = Возьмёте 1 кофе и две карты гильдии?
ist-ask-DiscardOneGuild = Какую карту гильдии сбросите?
ist-ask-BuyWithCoffee = Купите рубин? Он стоит { $cost }, а у вас { $have }.
ist-ask-VisitTavern = Что купите? У вас { $what }.
ist-ask-TavernRun = Карта гильдии: что купите в Таверне на 1 кофе дешевле?
ist-ask-TavernRun-more = Карта гильдии: что ещё купите в Таверне?
ist-ask-SetBarrier = С одной стороны барьера: { $place }. Что с другой стороны?
ist-ask-UseNeighbour = Какое место у барьера используете издалека?
ist-ask-AllButOne = Вы получите три разных товара. Без какого обойдётесь?
ist-ask-GuildMarket = Какого товара возьмёте 2? Можно сначала бросить кубики.
ist-ask-TakeTwo = На кубиках { $low } и { $high }. Какого товара возьмёте 2?
ist-ask-GuildTea = Какое число назовёте? Выигрыш удваивается.
ist-ask-ChoosePlace = Какое место используете издалека?
ist-ask-Ordered = Что сделаете { $at }, издалека?
ist-ask-GiveGoods = Какой товар отдадите? Осталось отдать: { $left }.
ist-ask-FreeTile = Какой жетон мечети возьмёте за 1 его товар?
ist-ask-SwapGive = Что отдадите в обмен?
ist-ask-SwapTake = Что возьмёте взамен? Осталось взять: { $left }.
ist-ask-VisitAuction = Какой товар возьмёте? Потом аукцион: две карты.
ist-ask-Bid = Аукцион: две карты, { $name } предлагает { $what }. Предложите больше? У вас { $have }.
ist-ask-Bid-open = Аукцион: две карты. Какая ваша первая ставка? У вас { $have }.
ist-ask-VisitKiosk = Возьмёте письмо и откроете Киоск?
ist-ask-KioskPick = Какой жетон киоска выберете?
ist-ask-UseTile = Ваш жетон киоска: { $tile } Используете?
ist-ask-TakeOne = Что возьмёте за письмо?
ist-ask-CourierToll = Чем заплатите Курьеру за письмо?
ist-ask-DoubleTurn = Купите ещё один ход за письма?
ist-ask-SpendLetters = Какое письмо отдадите? Осталось заплатить { $what }.
ist-ask-GatherAtFountain = Кого вернёте?
ist-ask-GatherMore = Кого ещё вернёте?
ist-ask-VisitEmbassy = Возьмёте два письма?
ist-ask-VisitSociety = Какой рубин возьмёте за 6 печатей? У вас { $what }.
ist-ask-EnterCatacombs = Что возьмёте? Потом купец или компаньон выйдет на любом месте.
ist-ask-ChooseWhoGoes = Кто выйдет из Катакомб и где?
ist-ask-nothing = Сейчас { $at } вам нечего делать.
ist-ask-nothing-why = Сейчас { $at } действовать нельзя. { $reason }
ist-ask-copying = Как используете карту «{ $card }», которую копируете?
ist-ask-afar = { $place }, издалека: { $question }
ist-ask-errand = Ваш родственник { $at }. { $question }

## What can be chosen

ist-option-move = Идти { $to }
ist-option-pick-up = Забрать помощника
ist-option-pick-up-neutral = Забрать нейтрального помощника
ist-option-leave = Оставить помощника
ist-option-leave-neutral = Оставить нейтрального помощника
ist-option-pay-merchants = Заплатить { $what }: { $names }
ist-option-pay = Заплатить { $what }
ist-option-stop = Остановиться: ход закончится без действия
ist-option-extend = Купить расширение за { $what }
ist-option-fill = Взять { $what }
ist-option-fill-full = Наполнить, хотя места нет
ist-option-extra = Купить { $what } за 2 лиры
ist-option-collect-mail = Забрать { $what }
ist-option-collect-letters = Взять два письма
ist-option-collect-kiosk = Взять письмо, затем все берут жетоны киоска
ist-option-collect = Взять
ist-option-draw-deck = Взять из колоды
ist-option-draw-discard = Взять «{ $card }» из сброса
ist-option-draw-discard-empty = Взять верхнюю из сброса
ist-option-discard = Сбросить «{ $card }»
ist-option-discard-guild = Сбросить карту гильдии «{ $card }»
ist-option-recall = Вернуть помощника, который { $at }
ist-option-take = Взять { $what }
ist-option-take-then-roll = Взять { $what } и бросить кубики на украшения
ist-option-roll = Сначала бросить кубики, потом взять товар
ist-option-bid = Назвать { $number }: выигрыш в { $ways } из 36 бросков
ist-option-keep = Оставить кубики как есть
ist-option-turn = Повернуть { $die } на 4
ist-option-reroll = Перебросить оба кубика
ist-option-sell = Продать { $what } за { $cost }
ist-option-send = Отправить родственника { $to }
ist-option-deliver = Заплатить { $what } за рубин
ist-option-tile = Взять { $tile } за { $what }
ist-option-buy = Купить рубин за { $what }
ist-option-done = Это всё
ist-option-skip = Пропустить действие
ist-option-catch-card = Поймать родственника игрока { $name } и взять карту
ist-option-catch-lira = Поймать родственника игрока { $name } и взять { $what }
ist-option-governor = Взять у Управляющего карту
ist-option-smuggler = Взять у Контрабандиста { $what }
ist-option-trader = Взять у Торговца кофе 1 кофе
ist-option-courier = Взять у Курьера письмо
ist-option-give = Отдать { $what }
ist-option-end = Завершить ход
ist-option-fetch = Вернуть помощника за { $cost }: он { $at }
ist-option-roast = Отдать { $what } за 2 кофе
ist-option-roast-card = Сбросить «{ $card }» за 2 кофе
ist-option-roast-guild = Сбросить карту гильдии «{ $card }» за 2 кофе
ist-option-enlist = Взять 1 кофе и две карты гильдии, затем сбросить одну
ist-option-barrier = Поставить барьер у этого места: { $place }
ist-option-beside = Поставить барьер: { $one } | { $other }
ist-option-use = Использовать место издалека: { $place }
ist-option-tavern = Взять { $tile } за { $what }
ist-option-tavern-ruby = Взять следующий рубин: { $place }
ist-option-ruby = Взять следующий рубин: { $place }
ist-option-without = Всё, кроме этого: { $good }
ist-option-guild = Сыграть карту гильдии «{ $card }»
ist-option-ride = Идти по прямой { $to }
ist-option-letter = Отдать недоставленное письмо: { $place } (1 печать)
ist-option-delivered = Отдать доставленное письмо (2 печати)
ist-option-companion-home = Вернуть компаньона в ваш запас
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
ist-option-card-stay = Сыграть «{ $card }» и снова использовать место: { $place }
ist-option-card-return = Сыграть «{ $card }»: помощник, который { $at }
ist-option-card-family-card = Сыграть «{ $card }» и взять карту
ist-option-card-family-lira = Сыграть «{ $card }» и взять { $what }
ist-option-card-any = Сыграть «{ $card }» и продать что угодно
ist-option-card-post = Сыграть «{ $card }» и забрать { $what }
ist-option-card-palace = Сыграть «{ $card }» и заплатить за ещё один рубин
ist-option-card-dealer = Сыграть «{ $card }» и купить ещё один рубин
ist-option-card-coffee = Сыграть «{ $card }» и взять 2 кофе
ist-option-card-guild = Сыграть «{ $card }» и взять карту гильдии
ist-option-card-coffee-lira = Сыграть «{ $card }» и взять 8 лир
ist-option-card-swap = Сыграть «{ $card }» и обменять до 3 штук
ist-option-card-coffee-dice = Сыграть «{ $card }» и бросить кубики на кофе
ist-option-card-six = Сыграть «{ $card }» и повернуть { $die } на 6
ist-option-card-corner = Сыграть «{ $card }» и идти { $to }
ist-option-card-wainwright = Сыграть «{ $card }» и купить ещё одно расширение
ist-option-card-house = Сыграть «{ $card }» и купить ещё один рубин
ist-option-card-letter = Сыграть «{ $card }» и взять письмо
ist-option-card-letter-dice = Сыграть «{ $card }» и бросить кубики на письма или лиры
ist-option-card-good-lira = Сыграть «{ $card }» и отдать { $what } за 7 лир
ist-option-card-fabric = Сыграть «{ $card }» и взять и то и другое
ist-option-card-spice = Сыграть «{ $card }» и взять и то и другое
ist-option-card-fruit = Сыграть «{ $card }» и взять и то и другое
ist-option-card-copy = Сыграть «{ $card }» и выполнить «{ $other }»
ist-option-card-errand = Сыграть «{ $card }»: родственник идёт { $to }
ist-option-card-join = Сыграть «{ $card }» (игрок { $name }) и идти { $to }
ist-option-card-companion = Сыграть «{ $card }»: компаньон идёт { $to }
ist-option-card-figure-governor = Сыграть «{ $card }» и взять у Управляющего карту
ist-option-card-figure-smuggler = Сыграть «{ $card }» и взять у Контрабандиста { $what }
ist-option-card-figure-trader = Сыграть «{ $card }» и взять у Торговца кофе 1 кофе
ist-option-card-figure-courier = Сыграть «{ $card }» и взять у Курьера письмо
ist-option-card-mosque = Сыграть «{ $card }» и взять ещё один жетон
ist-option-card-society = Сыграть «{ $card }» и заплатить за ещё один рубин
ist-option-card-ride = Сыграть «{ $card }»: заплатить 3 лиры и идти { $to }
