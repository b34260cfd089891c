### Стамбул: слова гри за столом. Усі id починаються з ist-.

## 25 місць. .to: куди хтось іде; .at: де хтось є або щось діється.

ist-place-1 = Стельмах
    .to = до Стельмаха
    .at = у Стельмаха
ist-place-2 = Склад тканин
    .to = до Складу тканин
    .at = на Складі тканин
ist-place-3 = Склад спецій
    .to = до Складу спецій
    .at = на Складі спецій
ist-place-4 = Склад фруктів
    .to = до Складу фруктів
    .at = на Складі фруктів
ist-place-5 = Поштамт
    .to = до Поштамту
    .at = на Поштамті
ist-place-6 = Караван-сарай
    .to = до Караван-сараю
    .at = у Караван-сараї
ist-place-7 = Фонтан
    .to = до Фонтану
    .at = біля Фонтану
ist-place-8 = Чорний ринок
    .to = до Чорного ринку
    .at = на Чорному ринку
ist-place-9 = Чайхана
    .to = до Чайхани
    .at = у Чайхані
ist-place-10 = Великий ринок
    .to = до Великого ринку
    .at = на Великому ринку
ist-place-11 = Малий ринок
    .to = до Малого ринку
    .at = на Малому ринку
ist-place-12 = Поліція
    .to = до Поліції
    .at = у Поліції
ist-place-13 = Палац султана
    .to = до Палацу султана
    .at = у Палаці султана
ist-place-14 = Мала мечеть
    .to = до Малої мечеті
    .at = у Малій мечеті
ist-place-15 = Велика мечеть
    .to = до Великої мечеті
    .at = у Великій мечеті
ist-place-16 = Ювелір
    .to = до Ювеліра
    .at = у Ювеліра
ist-place-17 = Обсмажувальний цех
    .to = до Обсмажувального цеху
    .at = в Обсмажувальному цеху
ist-place-18 = Гільдія
    .to = до Гільдії
    .at = у Гільдії
ist-place-19 = Таверна
    .to = до Таверни
    .at = у Таверні
ist-place-20 = Кав’ярня
    .to = до Кав’ярні
    .at = у Кав’ярні
ist-place-21 = Посольство
    .to = до Посольства
    .at = у Посольстві
ist-place-22 = Кіоск
    .to = до Кіоску
    .at = у Кіоску
ist-place-23 = Аукціонний дім
    .to = до Аукціонного дому
    .at = в Аукціонному домі
ist-place-24 = Таємне товариство
    .to = до Таємного товариства
    .at = у Таємному товаристві
ist-place-25 = Катакомби
    .to = до Катакомб
    .at = у Катакомбах

## Товари, як назви

ist-good-fabric = тканини
ist-good-spice = спеції
ist-good-fruit = фрукти
ist-good-jewelry = прикраси
ist-good-coffee = кава

## Полічене. Значення стоїть саме («2 ліри»), .obj є додатком («платить 2 ліри»).

ist-fabric =
    { $n ->
        [one] { $n } тканина
        [few] { $n } тканини
       *[many] { $n } тканин
    }
    .obj =
        { $n ->
            [one] { $n } тканину
            [few] { $n } тканини
           *[many] { $n } тканин
        }
ist-spice =
    { $n ->
        [one] { $n } спеція
        [few] { $n } спеції
       *[many] { $n } спецій
    }
    .obj =
        { $n ->
            [one] { $n } спецію
            [few] { $n } спеції
           *[many] { $n } спецій
        }
ist-fruit =
    { $n ->
        [one] { $n } фрукт
        [few] { $n } фрукти
       *[many] { $n } фруктів
    }
    .obj =
        { $n ->
            [one] { $n } фрукт
            [few] { $n } фрукти
           *[many] { $n } фруктів
        }
ist-jewelry =
    { $n ->
        [one] { $n } прикраса
        [few] { $n } прикраси
       *[many] { $n } прикрас
    }
    .obj =
        { $n ->
            [one] { $n } прикрасу
            [few] { $n } прикраси
           *[many] { $n } прикрас
        }
ist-coffee =
    { $n ->
        [one] { $n } кава
        [few] { $n } кави
       *[many] { $n } кав
    }
    .obj =
        { $n ->
            [one] { $n } каву
            [few] { $n } кави
           *[many] { $n } кав
        }
ist-lira =
    { $n ->
        [one] { $n } ліра
        [few] { $n } ліри
       *[many] { $n } лір
    }
    .obj =
        { $n ->
            [one] { $n } ліру
            [few] { $n } ліри
           *[many] { $n } лір
        }
ist-any-goods =
    { $n ->
        [one] { $n } будь-який товар
        [few] { $n } будь-які товари
       *[many] { $n } будь-яких товарів
    }
    .obj =
        { $n ->
            [one] { $n } будь-який товар
            [few] { $n } будь-які товари
           *[many] { $n } будь-яких товарів
        }
ist-rubies =
    { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }
    .obj =
        { $n ->
            [one] { $n } рубін
            [few] { $n } рубіни
           *[many] { $n } рубінів
        }
ist-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
    .obj =
        { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[many] { $n } карт
        }
ist-guild-cards =
    { $n ->
        [one] { $n } карта гільдії
        [few] { $n } карти гільдії
       *[many] { $n } карт гільдії
    }
    .obj =
        { $n ->
            [one] { $n } карту гільдії
            [few] { $n } карти гільдії
           *[many] { $n } карт гільдії
        }
ist-tiles =
    { $n ->
        [one] { $n } тайл мечеті
        [few] { $n } тайли мечеті
       *[many] { $n } тайлів мечеті
    }
    .obj =
        { $n ->
            [one] { $n } тайл мечеті
            [few] { $n } тайли мечеті
           *[many] { $n } тайлів мечеті
        }
ist-extensions =
    { $n ->
        [one] { $n } розширення візка
        [few] { $n } розширення візка
       *[many] { $n } розширень візка
    }
    .obj =
        { $n ->
            [one] { $n } розширення візка
            [few] { $n } розширення візка
           *[many] { $n } розширень візка
        }
ist-letters =
    { $n ->
        [one] { $n } лист
        [few] { $n } листи
       *[many] { $n } листів
    }
ist-seals =
    { $n ->
        [one] { $n } печатка
        [few] { $n } печатки
       *[many] { $n } печаток
    }
    .obj =
        { $n ->
            [one] { $n } печатку
            [few] { $n } печатки
           *[many] { $n } печаток
        }
ist-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
    .obj =
        { $n ->
            [one] { $n } крок
            [few] { $n } кроки
           *[many] { $n } кроків
        }
# Стоїть після двокрапки, у називному відмінку.
ist-neutral-merchants =
    { $n ->
        [one] нейтральний купець
        [few] { $n } нейтральні купці
       *[many] { $n } нейтральних купців
    }
ist-twice = { $name } (двічі)
ist-nothing = нічого

## Підписи

ist-label-rubies = Рубіни
ist-label-lira = Ліри
ist-label-goods = Товари
ist-label-cards = Карти на руці
ist-chart-rubies = Рубіни за раундами
ist-chart-lira = Ліри за раундами

## Фігури

ist-figure-governor = Губернатор
ist-figure-smuggler = Контрабандист
ist-figure-trader = Торговець кавою
ist-figure-courier = Кур’єр
ist-family = Родич
ist-companion = Компаньйон
ist-assistant = Помічник
ist-merchant = Купець
ist-barrier = Бар’єр
ist-barrow = Візок
ist-deck = Колода карт бонусів
ist-discard = Стос скиду
ist-dice = Кубики
ist-letter = Лист
ist-delivered = Доставлений лист
ist-seal = Печатки
ist-ruby = Рубіни
ist-turn = Хід
ist-end = Кінець гри
ist-caravan = Ватажок каравану
ist-neutral = Нейтральні фігури

## Карти бонусів: назва та що карта робить

ist-card-good = 1 товар
ist-card-good-text = Візьміть один товар на вибір.
ist-card-lira = 5 лір
ist-card-lira-text = Візьміть 5 лір.
ist-card-far = 3 або 4 кроки
ist-card-far-text = Пройдіть три або чотири кроки замість одного чи двох.
ist-card-stay = Залишитися
ist-card-stay-text = Не рухайтеся: скористайтеся своїм місцем ще раз.
ist-card-return = Повернути помічника
ist-card-return-text = Один із ваших помічників повертається до вас.
ist-card-family = Родич до Поліції
ist-card-family-text = Ваш родич іде до Поліції; візьміть карту або 3 ліри.
ist-card-any = Вільний продаж
ist-card-any-text = Продайте на Малому ринку будь-які товари.
ist-card-post = Поштамт двічі
ist-card-post-text = Заберіть пошту ще раз.
ist-card-palace = Палац двічі
ist-card-palace-text = Купіть ще один рубін у Палаці султана за новою ціною.
ist-card-dealer = Ювелір двічі
ist-card-dealer-text = Купіть ще один рубін у Ювеліра за новою ціною.
ist-card-coffee = 2 кави
ist-card-coffee-text = Візьміть 2 кави.
ist-card-guild = Карта гільдії за 2 кави
ist-card-guild-text = Віддайте 2 кави й візьміть карту гільдії.
ist-card-coffee-lira = 8 лір за каву
ist-card-coffee-lira-text = Віддайте 1 каву й візьміть 8 лір.
ist-card-swap = Обмін
ist-card-swap-text = Віддайте до 3 товарів або кави й візьміть стільки ж інших.
ist-card-coffee-dice = Кубики на каву
ist-card-coffee-dice-text = Киньте два кубики на каву: сума від 2 до 6 дає 1, 7 чи 8 — 2, 9 чи 10 — 3, 11 чи 12 — 4.
ist-card-six = Кубик на 6
ist-card-six-text = Переверніть один кубик свого кидка на 6.
ist-card-corner = У кут поля
ist-card-corner-text = Ідіть у будь-який кут поля замість одного чи двох кроків.
ist-card-wainwright = Стельмах двічі
ist-card-wainwright-text = Купіть ще одне розширення візка.
ist-card-house = Кав’ярня двічі
ist-card-house-text = Купіть ще один рубін у Кав’ярні за новою ціною.
ist-card-letter = Лист
ist-card-letter-text = Візьміть лист.
ist-card-letter-dice = Кубики на листи
ist-card-letter-dice-text = Киньте два кубики на листи або ліри.
ist-card-good-lira = 7 лір за товар
ist-card-good-lira-text = Віддайте один товар (на Гранд Базарі можна й каву) і візьміть 7 лір.
ist-card-fabric = Тканина й 3 ліри
ist-card-fabric-text = Візьміть 1 тканину й 3 ліри.
ist-card-spice = Спеція й 3 ліри
ist-card-spice-text = Візьміть 1 спецію й 3 ліри.
ist-card-fruit = Фрукт і 3 ліри
ist-card-fruit-text = Візьміть 1 фрукт і 3 ліри.
ist-card-copy = Копія
ist-card-copy-text = Зробіть те, що написано на верхній карті стосу скиду.
ist-card-errand = Доручення
ist-card-errand-text = Замість вашого ходу родич іде на сусіднє місце й діє там.
ist-card-join = До купця
ist-card-join-text = Ідіть туди, де стоїть інший купець, і не платіть йому.
ist-card-companion = Компаньйон: 2 кроки
ist-card-companion-text = Ваш компаньйон проходить два кроки замість одного.
ist-card-figure = Зустріч здалеку
ist-card-figure-text = Зверніться до губернатора, контрабандиста, торговця кавою чи кур’єра, де б він не був, і заплатіть йому.
ist-card-mosque = Мечеть двічі
ist-card-mosque-text = Візьміть ще один тайл цієї мечеті.
ist-card-society = Товариство двічі
ist-card-society-text = Віддайте листи з 6 печатками за ще один рубін.
ist-card-ride = Поїздка
ist-card-ride-text = Заплатіть 3 ліри й вирушайте на будь-яке місце.

# Коли можна зіграти карту
ist-when-any = Її можна зіграти будь-коли під час свого ходу.
ist-when-calm = Її можна зіграти у свій хід, але не посеред дії.
ist-when-move = Її можна зіграти замість того, щоб пройти один чи два кроки.
ist-when-before = Її можна зіграти перед переміщенням або одразу після нього, перш ніж вирішити щодо помічника.
ist-when-sell = Її можна зіграти, коли ви збираєтеся продавати.
ist-when-after = Її можна зіграти одразу після дії того місця, до всіх зустрічей.
ist-when-roll = Її можна зіграти одразу після власного кидка.
ist-when-copy = Її можна зіграти, коли можна було б зіграти верхню карту стосу скиду.
ist-when-errand = Її можна зіграти замість усього ходу.

## Карти гільдії: грають замість усього ходу

ist-guild-1 = Дарунок стельмаха
ist-guild-1-text = Візьміть розширення візка безплатно.
ist-guild-2 = Тканини та інше
ist-guild-2-text = Наповніть візок тканинами, потім візьміть три різні товари.
ist-guild-3 = Спеції та інше
ist-guild-3-text = Наповніть візок спеціями, потім візьміть три різні товари.
ist-guild-4 = Фрукти та інше
ist-guild-4-text = Наповніть візок фруктами, потім візьміть три різні товари.
ist-guild-5 = По одному
ist-guild-5-text = Візьміть 4 ліри й по одному товару кожного виду.
ist-guild-6 = Три карти
ist-guild-6-text = Візьміть 3 карти бонусів.
ist-guild-7 = Назад до Фонтану
ist-guild-7-text = Ідіть до Фонтану, поверніть помічників і зробіть ще один хід.
ist-guild-8 = Подвійний Чорний ринок
ist-guild-8-text = Візьміть 2 тканини, спеції або фрукти й киньте кубики: до 3 прикрас.
ist-guild-9 = Подвійна Чайхана
ist-guild-9-text = Назвіть число й киньте кубики: лір буде вдвічі більше.
ist-guild-10 = Продаж за 15 лір
ist-guild-10-text = Віддайте 1 тканину, 1 спецію та 1 фрукт за 15 лір.
ist-guild-11 = Продаж за 20 лір
ist-guild-11-text = Віддайте 1 тканину, 1 спецію та 1 прикрасу за 20 лір.
ist-guild-12 = Будь-яке місце
ist-guild-12-text = Скористайтеся будь-яким місцем здалеку; потім ваш родич іде до Поліції.
ist-guild-13 = Рубін із Палацу
ist-guild-13-text = Віддайте 6 будь-яких товарів за рубін із Палацу султана.
ist-guild-14 = Тайл Малої мечеті
ist-guild-14-text = Візьміть тайл Малої мечеті, віддавши лише 1 потрібний товар.
ist-guild-15 = Тайл Великої мечеті
ist-guild-15-text = Візьміть тайл Великої мечеті, віддавши лише 1 потрібний товар.
ist-guild-16 = Рубін від Ювеліра
ist-guild-16-text = Заплатіть Ювелірові 15 лір за рубін і візьміть по каві за кожен свій рубін.
ist-guild-17 = П’ять кав
ist-guild-17-text = Візьміть 5 кав.
ist-guild-18 = Ще карти гільдії
ist-guild-18-text = Візьміть каву й 2 карти гільдії.
ist-guild-19 = Вечір у Таверні
ist-guild-19-text = Купіть щось у Таверні раз або двічі, загалом на одну каву дешевше.
ist-guild-20 = Рубін із Кав’ярні
ist-guild-20-text = Візьміть рубін із Кав’ярні за пів ціни.

## Тайли кіоску. «-dry»: без кави в грі.

ist-kiosk-1 = Фрукт і ліра
ist-kiosk-1-text = Візьміть 1 фрукт і 1 ліру.
ist-kiosk-2 = Спеція й ліра
ist-kiosk-2-text = Візьміть 1 спецію й 1 ліру.
ist-kiosk-3 = Тканина й ліра
ist-kiosk-3-text = Візьміть 1 тканину й 1 ліру.
ist-kiosk-4 = 2 фрукти
ist-kiosk-4-text = Візьміть 2 фрукти.
ist-kiosk-5 = 2 спеції
ist-kiosk-5-text = Візьміть 2 спеції.
ist-kiosk-6 = 2 тканини
ist-kiosk-6-text = Візьміть 2 тканини.
ist-kiosk-7 = 1 фрукт
ist-kiosk-7-text = Візьміть 1 фрукт.
ist-kiosk-8 = 1 спеція
ist-kiosk-8-text = Візьміть 1 спецію.
ist-kiosk-9 = 1 тканина
ist-kiosk-9-text = Візьміть 1 тканину.
ist-kiosk-10 = 1 прикраса
ist-kiosk-10-text = Візьміть 1 прикрасу.
ist-kiosk-11 = Карта
ist-kiosk-11-text = Візьміть карту бонусу.
ist-kiosk-12 = 2 ліри
ist-kiosk-12-text = Візьміть 2 ліри.
ist-kiosk-13 = Кава або 2 ліри
ist-kiosk-13-text = Візьміть каву або 2 ліри.
ist-kiosk-13-dry = 2 ліри
ist-kiosk-13-dry-text = Візьміть 2 ліри.
ist-kiosk-14 = Кава або 3 ліри
ist-kiosk-14-text = Візьміть каву або 3 ліри.
ist-kiosk-14-dry = 3 ліри
ist-kiosk-14-dry-text = Візьміть 3 ліри.
ist-kiosk-15 = Компаньйон назад
ist-kiosk-15-text = Ваш компаньйон повертається до вашого запасу.
ist-kiosk-16 = Кубик на ліри
ist-kiosk-16-text = Киньте кубик і візьміть стільки лір, скільки випало.
ist-kiosk-17 = Розширення за 10 лір
ist-kiosk-17-text = Заплатіть 10 лір за розширення візка.
ist-kiosk-18 = Розширення за товари
ist-kiosk-18-text = Віддайте 1 тканину, 1 спецію та 1 фрукт за розширення візка.
ist-kiosk-19 = До Фонтану
ist-kiosk-19-text = Ваш купець іде до Фонтану з помічниками, які з ним.
ist-kiosk-20 = Лист і товар
ist-kiosk-20-text = Обміняйте лист на товар чи каву або навпаки.
ist-kiosk-20-dry = Лист і товар
ist-kiosk-20-dry-text = Обміняйте лист на товар або навпаки.
ist-kiosk-21 = Лист і карта
ist-kiosk-21-text = Обміняйте лист на карту або навпаки.
ist-kiosk-22 = Лист і ліри
ist-kiosk-22-text = Заплатіть 2 ліри за лист або віддайте лист за 3 ліри.
ist-kiosk-23 = Карта й ліри
ist-kiosk-23-text = Заплатіть 2 ліри за карту або скиньте карту за 3 ліри.

## Тайли мечетей і таверни

ist-tile-red = червоний тайл мечеті
ist-tile-red-text = Після кидка на Чорному ринку чи в Чайхані переверніть один кубик на 4 або перекиньте обидва.
ist-tile-green = зелений тайл мечеті
ist-tile-green-text = На складі купіть ще один будь-який товар за 2 ліри.
ist-tile-yellow = жовтий тайл мечеті
ist-tile-yellow-text = Раз за хід поверніть одного помічника за 2 ліри.
ist-tile-blue = синій тайл мечеті
ist-tile-blue-text = До вас одразу приєднується п’ятий помічник.
ist-tavern-movement = тайл переміщення
ist-tavern-movement-text = Пройдіть по прямій скільки завгодно місць.
ist-tavern-encounter = тайл зустрічі
ist-tavern-encounter-text = Губернатор, контрабандист і торговець кавою для вас безплатні, коли ви їх зустрічаєте.
ist-tavern-encounter-text-letters = Губернатор, контрабандист, торговець кавою та кур’єр для вас безплатні, коли ви їх зустрічаєте.

## Запитання

ist-ask-Move = Куди йдете?
# With the first question. $n: how many rubies begin the end.
ist-goal = Зберіть рубіни, щоб перемогти: потрібно { $n }. Пройдіть один-два кроки, залиште помічника, скористайтеся місцем.
# What awaits whoever goes to a place. $what: counted things; $names: who is paid.
ist-ahead-lacks = Вам бракує: { $what }.
ist-ahead-idle = Зараз вам там нічого робити.
ist-ahead-cards = Може допомогти карта з руки.
ist-ahead-tile = Може допомогти ваш жовтий тайл.
ist-ahead-pays = Прийшовши, ви платите { $what }: { $names }.
# What the dice came to. $bid: the number that was named.
ist-told-reached = На кубиках { $low } і { $high }: { $bid } є!
ist-told-missed = На кубиках { $low } і { $high }: до { $bid } не вистачило.
ist-told-taken = Взято карту «{ $card }».
ist-luck =
    { $rolls ->
        [one] { $rolls } кидок, у середньому { $mean } (очікувано { $expected })
        [few] { $rolls } кидки, у середньому { $mean } (очікувано { $expected })
       *[many] { $rolls } кидків, у середньому { $mean } (очікувано { $expected })
    }
ist-ask-AssistantStep = Ви { $at }. Що з помічником?
ist-ask-AssistantStep-none = Помічників не лишилося: хід тут завершується.
ist-ask-AssistantStep-card = Помічників не лишилося: без карти чи тайлу хід тут завершується.
ist-ask-MeetMerchants = Тут купець гравця { $names }. Заплатити йому { $what }?
ist-ask-MeetMerchants-many = Тут стоять { $names }. Заплатити { $what }?
ist-ask-MeetMerchants-companion = Ваш компаньйон зустрів тут: { $names }. Заплатити { $what }?
# Said where the fee cannot be paid. $have: how many lira there are, a number.
ist-ask-MeetMerchants-poor = Тут { $names }: треба заплатити { $what }, а у вас { $have }. Хід завершується.
ist-ask-Encounters = Зробити ще щось { $at }?
ist-ask-Encounters-nowhere = Зробити ще щось?
# $name: whose family member it is; $what: so many lira.
ist-ask-Encounters-catch = Ви спіймали родича гравця { $name }: карта чи { $what }?
ist-ask-Encounters-end = Цього ходу все вже зроблено.
ist-ask-Encounters-card = Лишається хіба що зіграти карту.
ist-ask-GovernorToll = Чим платите губернаторові за карту?
ist-ask-SmugglerToll = Чим платите контрабандистові за товар?
ist-ask-SmugglerToll-mocha = Чим платите за отримане?
ist-ask-ExtendBarrow = Купити розширення візка?
ist-ask-FillBarrow = Наповнити візок?
ist-ask-ExtraGood = Зелений тайл: купити ще один товар за 2 ліри?
ist-ask-CollectMail = Забрати пошту?
ist-ask-VisitCaravansary = Звідки перша карта?
ist-ask-VisitCaravansaryForCoffee = Звідки перша карта? Ви отримаєте ще й каву.
ist-ask-VisitCaravansaryForCoffee-empty = Карт бонусів не лишилося. Берете каву?
ist-ask-ChooseSource = Звідки друга карта?
ist-ask-DiscardOne = Яку карту скидаєте?
ist-ask-RecallAssistants = Які помічники повертаються до вас?
ist-ask-RecallMore = Хто ще повертається до вас?
ist-ask-TradeOnTheSly = Який товар берете? Можна спершу кинути кубики.
ist-ask-TakeGood = На кубиках { $low } і { $high }. Який товар берете?
ist-ask-NameYourBid = Яке число називаєте?
ist-ask-BendDice = На кубиках { $low } і { $high }. Скористатися червоним тайлом?
ist-ask-BendDice-bid = Ви назвали { $bid }, а на кубиках { $low } і { $high }. Що робите?
ist-ask-BendDice-card = На кубиках { $low } і { $high }. Перевернути один?
ist-ask-BendDice-one = На кубику { $high }. Перевернути його?
ist-ask-SellGoods = Що продаєте?
ist-ask-SellGoods-any = Що продаєте? Цього разу годяться будь-які товари.
ist-ask-SendFamily = Куди посилаєте родича?
ist-ask-DeliverGoods = Віддати ці товари за рубін?
ist-ask-TakeTile = Який тайл мечеті берете?
ist-ask-BuyRuby = Купити рубін? Він коштує { $cost }, а у вас { $have }.
ist-ask-Roast = Що обмінюєте на каву? До 3 речей, по 2 кави за кожну.
ist-ask-RoastMore = Що ще обмінюєте на 2 кави?
ist-ask-Enlist = Взяти каву й дві карти гільдії?
ist-ask-DiscardOneGuild = Яку карту гільдії скидаєте?
ist-ask-BuyWithCoffee = Купити рубін? Він коштує { $cost }, а у вас { $have }.
ist-ask-VisitTavern = Що купуєте? Ви маєте { $what }.
ist-ask-TavernRun = Карта гільдії: що купуєте в Таверні на одну каву дешевше?
ist-ask-TavernRun-more = Карта гільдії: що ще купуєте в Таверні?
ist-ask-SetBarrier = Бар’єр стане біля місця «{ $place }». Яке місце з іншого боку?
ist-ask-UseNeighbour = Яким місцем біля бар’єра скористаєтеся здалеку?
ist-tavern-barrier = Бар’єр і дія здалеку
# $what: the price in coffee.
ist-tavern-barrier-for = Бар’єр і дія здалеку за { $what }
ist-barrier-first = Між якими двома місцями стане бар’єр? Торкніться одного з них.
# $place: the place on one side of the barrier.
ist-barrier-second = «{ $place }» і яке сусіднє місце?
ist-ask-AllButOne = Ви отримуєте три з чотирьох товарів. Який не берете?
ist-ask-GuildMarket = Якого товару берете 2? Можна спершу кинути кубики.
ist-ask-TakeTwo = На кубиках { $low } і { $high }. Якого товару берете 2?
ist-ask-GuildTea = Яке число називаєте? Виграш подвоюється.
ist-ask-ChoosePlace = Яким місцем скористаєтеся здалеку?
ist-ask-Ordered = Що робите здалеку { $at }?
ist-ask-GiveGoods =
    { $left ->
        [one] Який товар віддаєте? Ще { $left }.
        [few] Які товари віддаєте? Ще { $left }.
       *[many] Які товари віддаєте? Ще { $left }.
    }
ist-ask-FreeTile = Який тайл мечеті берете за 1 потрібний товар?
ist-ask-SwapGive = Що віддаєте?
ist-ask-SwapTake =
    { $left ->
        [one] Що берете натомість? Ще { $left }.
        [few] Що берете натомість? Ще { $left }.
       *[many] Що берете натомість? Ще { $left }.
    }
ist-ask-VisitAuction = Який товар берете? Потім дві карти підуть з аукціону.
ist-ask-Bid = Дві карти на аукціоні, { $name } дає { $what }. Дати більше? У вас { $have }.
ist-ask-Bid-open = Дві карти на аукціоні. Яка ваша перша ставка? У вас { $have }.
ist-ask-VisitKiosk = Взяти лист і відкрити Кіоск?
ist-ask-KioskPick = Який тайл кіоску вибираєте?
ist-ask-UseTile = Ваш тайл кіоску: { $tile } Скористатися?
ist-ask-TakeOne = Що берете за лист?
ist-ask-CourierToll = Чим платите кур’єрові за лист?
ist-ask-DoubleTurn = Купити ще один хід за листи?
ist-ask-SpendLetters = Який лист віддаєте? Треба ще { $what }.
ist-ask-GatherAtFountain = Хто повертається до вас?
ist-ask-GatherMore = Хто ще повертається до вас?
ist-ask-VisitEmbassy = Взяти два листи?
ist-ask-VisitSociety = Який рубін берете за 6 печаток? Ви маєте { $what }.
ist-ask-EnterCatacombs = Що берете? Потім купець або компаньйон вийде на будь-якому місці.
ist-ask-ChooseWhoGoes = Хто виходить із Катакомб і де?
ist-ask-nothing = Зараз { $at } вам нема що робити.
ist-ask-nothing-why = Зараз діяти { $at } не можна. { $reason }
ist-ask-nothing-card = Без карти чи тайлу діяти { $at } зараз не можна. { $reason }
ist-ask-copying = Ви копіюєте «{ $card }». Як використаєте?
ist-ask-afar = { $place }, здалеку. { $question }
ist-ask-errand = Ваш родич { $at }. { $question }
ist-open-go = «{ $name }»: куди йдете? Виберіть місце, що світиться.
ist-open-back = «{ $name }»: який помічник повертається? Виберіть місце, що світиться.
ist-open-place = «{ $name }»: виберіть місце, що світиться.
ist-open-which = «{ $name }»: що вибираєте?
ist-open-smuggler = Який товар просите в контрабандиста?
ist-open-ride = Тайл переміщення: куди йдете?

## Що можна вибрати

ist-option-move = Іти { $to }
ist-option-pick-up = Забрати свого помічника
ist-option-pick-up-neutral = Забрати нейтрального помічника
ist-option-leave = Залишити тут помічника
ist-option-leave-neutral = Залишити тут нейтрального помічника
ist-option-pay = Заплатити { $what }
ist-option-stop = Зупинитися: хід завершиться без дії
ist-option-extend = Купити розширення за { $what }
ist-option-fill = Взяти { $what }
ist-option-fill-full = Наповнити, хоча місця немає
ist-option-fill-green = Купити ще один товар за { $what } (зелений тайл)
ist-option-extra = Купити { $what } за 2 ліри
ist-option-extra-none = Більше нічого не купувати
ist-option-collect-mail = Забрати { $what }
ist-option-collect-letters = Взяти два листи
ist-option-collect-kiosk = Взяти лист, потім усі вибирають тайли кіоску
ist-option-collect = Взяти
ist-option-draw-deck = Взяти з колоди
ist-option-draw-discard = Взяти «{ $card }» зі стосу скиду
ist-option-draw-discard-empty = Взяти верхню карту стосу скиду
ist-option-discard = Скинути «{ $card }»
ist-option-discard-guild = Скинути карту гільдії «{ $card }»
ist-option-recall = Повернути помічника, який { $at }
ist-option-take = Взяти { $what }
ist-option-take-then-roll = Взяти { $what } й кинути на прикраси
ist-option-roll = Спершу кинути кубики, потім узяти товар
ist-option-bid = Назвати { $number }: виходить у { $percent } % кидків
ist-option-keep = Лишити кубики як є
ist-option-turn = Перевернути { $die } на 4: разом { $total }
ist-option-reroll = Перекинути обидва кубики
ist-option-sell = Продати { $what } за { $cost }
ist-option-send = Послати родича { $to }
ist-option-deliver = Віддати { $what } за рубін
ist-option-tile = Взяти { $tile } за { $what }
ist-option-buy = Купити рубін за { $what }
ist-option-done = Готово
ist-option-skip = Пропустити дію
ist-option-catch-card = Спіймати родича гравця { $name } та взяти карту
ist-option-caught-card = Взяти карту
ist-option-catch-lira = Спіймати родича гравця { $name } та взяти { $what }
ist-option-governor = Попросити в губернатора карту
ist-option-smuggler = Попросити в контрабандиста { $what }
ist-option-smuggler-any = Попросити в контрабандиста товар
ist-option-priced = { $what } ({ $price })
# $what: what an option does; $lost: the goods that find no room.
ist-option-no-room = { $what } (немає місця)
ist-option-no-room-for = { $what } (немає місця на { $lost })
ist-price-governor = 2 ліри або карта
ist-price-smuggler = 2 ліри або товар
ist-price-trader = 2 ліри або товар
ist-price-courier = 2 ліри або лист
ist-option-trader = Попросити в торговця кавою каву
ist-option-courier = Попросити в кур’єра лист
ist-option-give = Віддати { $what }
ist-option-end = Завершити хід
ist-option-fetch = Повернути за { $cost } помічника, який { $at }
ist-option-roast = Віддати { $what } за 2 кави
ist-option-roast-card = Скинути «{ $card }» за 2 кави
ist-option-roast-guild = Скинути карту гільдії «{ $card }» за 2 кави
ist-option-enlist = Взяти каву й дві карти гільдії, потім скинути одну
ist-option-barrier = Поставити бар’єр біля місця «{ $place }»
ist-option-beside = Поставити бар’єр між місцями «{ $one }» та «{ $other }»
ist-option-use = Скористатися здалеку місцем «{ $place }»
ist-option-tavern = Взяти { $tile } за { $what }
ist-option-tavern-ruby = Взяти наступний рубін місця «{ $place }»
ist-option-ruby = Взяти наступний рубін місця «{ $place }»
ist-option-without = Не брати { $good }
ist-option-guild = Зіграти карту гільдії «{ $card }» замість цілого ходу
ist-option-ride = Іти по прямій { $to }
ist-option-letter = Віддати недоставлений лист для місця «{ $place }» (1 печатка)
ist-option-delivered = Віддати доставлений лист (2 печатки)
ist-option-companion-home = Повернути компаньйона до свого запасу
ist-option-pick = Вибрати «{ $tile }»
ist-option-use-tile = Скористатися тайлом
ist-option-decline = Не використовувати
ist-option-offer = Запропонувати { $what }
ist-option-pass = Спасувати
ist-option-double = Заплатити листами на { $what } за ще один хід
ist-option-merchant-to = Ваш купець виходить { $at }
ist-option-companion-to = Ваш компаньйон виходить { $at }
ist-option-place-companion = Поставити компаньйона { $at }
ist-option-companion = Послати компаньйона { $to }

# Карти бонусів
ist-option-card-good = Зіграти «{ $card }» і взяти { $what }
ist-option-card-lira = Зіграти «{ $card }» і взяти { $what }
ist-option-card-far = Зіграти «{ $card }» та йти { $to }
ist-option-card-stay = Зіграти «{ $card }» і ще раз скористатися місцем «{ $place }»
ist-option-card-return = Зіграти «{ $card }» і повернути помічника, який { $at }
ist-option-card-family-card = Зіграти «{ $card }» і взяти карту
ist-option-card-family-lira = Зіграти «{ $card }» і взяти { $what }
ist-option-card-any = Зіграти «{ $card }» і продати що завгодно
ist-option-card-post = Зіграти «{ $card }» і забрати { $what }
ist-option-card-palace = Зіграти «{ $card }» і заплатити за ще один рубін
ist-option-card-dealer = Зіграти «{ $card }» і купити ще один рубін
ist-option-card-coffee = Зіграти «{ $card }» і взяти 2 кави
ist-option-card-guild = Зіграти «{ $card }» і взяти карту гільдії
ist-option-card-coffee-lira = Зіграти «{ $card }» і взяти 8 лір
ist-option-card-swap = Зіграти «{ $card }» і поміняти до 3 речей на інші
ist-option-card-coffee-dice = Зіграти «{ $card }» і кинути на каву
ist-option-card-six = Зіграти «{ $card }» і перевернути { $die } на 6: разом { $total }
ist-option-card-corner = Зіграти «{ $card }» та йти { $to }
ist-option-card-wainwright = Зіграти «{ $card }» і купити ще одне розширення
ist-option-card-house = Зіграти «{ $card }» і купити ще один рубін
ist-option-card-letter = Зіграти «{ $card }» і взяти лист
ist-option-card-letter-dice = Зіграти «{ $card }» і кинути на листи або ліри
ist-option-card-good-lira = Зіграти «{ $card }» і віддати { $what } за 7 лір
ist-option-card-fabric = Зіграти «{ $card }» і взяти і те, і те
ist-option-card-spice = Зіграти «{ $card }» і взяти і те, і те
ist-option-card-fruit = Зіграти «{ $card }» і взяти і те, і те
ist-option-card-copy = Зіграти «{ $card }» і зробити те, що на карті «{ $other }»
ist-option-card-errand = Зіграти «{ $card }»: ваш родич іде { $to }
ist-option-card-join = Зіграти «{ $card }» і стати поруч із гравцем { $name }: ви йдете { $to }
ist-option-card-companion = Зіграти «{ $card }»: ваш компаньйон іде { $to }
ist-option-card-figure-governor = Зіграти «{ $card }» і попросити в губернатора карту
ist-option-card-figure-smuggler = Зіграти «{ $card }» і попросити в контрабандиста { $what }
ist-option-card-figure-trader = Зіграти «{ $card }» і попросити в торговця кавою каву
ist-option-card-figure-courier = Зіграти «{ $card }» і попросити в кур’єра лист
ist-option-card-mosque = Зіграти «{ $card }» і взяти ще один тайл
ist-option-card-society = Зіграти «{ $card }» і заплатити за ще один рубін
ist-option-card-ride = Зіграти «{ $card }»: заплатити 3 ліри та йти { $to }

## Що сталося. З гравцем: речення без підмета. Без гравця: ціле речення.

ist-event-laid = Місця розкладено, ряд за рядом: { $what }.
ist-event-figure-moved-governor = Губернатор іде { $to }.
ist-event-figure-moved-smuggler = Контрабандист іде { $to }.
ist-event-figure-moved-trader = Торговець кавою йде { $to }.
ist-event-figure-moved-courier = Кур’єр іде { $to }.
ist-event-figure-stayed = { $figure } лишається { $at }.
ist-event-neutral-moved = Нейтральний купець іде { $to }.
ist-event-neutral-stayed = Нейтральний купець лишається { $at }.
ist-event-demand-shown-small = Малий ринок тепер купує { $what }.
ist-event-demand-shown-large = Великий ринок тепер купує { $what }.
ist-event-moved = іде { $to }
ist-event-moved-stayed = лишається { $at }
ist-event-picked-up = забирає помічника
ist-event-picked-up-neutral = забирає нейтрального помічника
ist-event-left = залишає помічника
ist-event-left-neutral = залишає нейтрального помічника
ist-event-stopped = завершує хід { $at } без дії
ist-event-returned = повертає помічників: { $what }
ist-event-paid-merchant = платить { $what } гравцеві { $name }
ist-event-paid = платить { $what }
ist-event-earned = отримує { $what }
ist-event-gained = отримує { $what }
ist-event-gained-part = отримує { $what } (не вмістилося: { $lost })
ist-event-gained-none = не має місця, пропадає: { $what }
ist-event-gained-full = більше не має місця на { $good }
ist-event-gave = віддає { $what }
ist-event-rolled = На кубиках { $low } і { $high }.
ist-event-turned = перевертає кубик: тепер { $low } і { $high }
ist-event-named = називає { $bid }
ist-event-drew = бере «{ $card }»
ist-event-drew-hidden = бере карту
ist-event-took-discard = бере «{ $card }» зі стосу скиду
ist-event-discarded = скидає «{ $card }»
ist-event-played = грає «{ $card }»
ist-event-reshuffled =
    { $n ->
        [one] Зі стосу скиду виходить нова колода: { $n } карта.
        [few] Зі стосу скиду виходить нова колода: { $n } карти.
       *[many] Зі стосу скиду виходить нова колода: { $n } карт.
    }
ist-event-extended = розширює візок: тепер по { $capacity } кожного товару
ist-event-sold = продає { $what } за { $cost }
ist-event-mail-moved = Поштамт тепер дає { $what }.
ist-event-took-tile = бере { $tile }
ist-event-fifth-joined = отримує п’ятого помічника
ist-event-took-ruby = бере рубін { $at }: тепер { $rubies }
ist-event-sent-family = посилає родича { $to }
ist-event-sent-family-home = повертає родича до Поліції
ist-event-caught = ловить родича гравця { $name }
ist-event-used-figure-governor = просить у губернатора карту
ist-event-used-figure-smuggler = просить у контрабандиста товар
ist-event-used-figure-trader = просить у торговця кавою каву
ist-event-used-figure-courier = просить у кур’єра лист
ist-event-led-caravan = стає ватажком каравану
ist-event-turn-began = починає хід у раунді { $round }
ist-event-last-round = досягає мети: це останній раунд
ist-event-cashed = обмінює «{ $card }» наприкінці
ist-event-ended = Гру завершено.
ist-event-got-coffee = отримує { $what }
ist-event-paid-coffee = платить { $what }
ist-event-drew-guild = бере карту гільдії «{ $card }»
ist-event-drew-guild-hidden = бере карту гільдії
ist-event-discarded-guild = скидає карту гільдії «{ $card }»
ist-event-reshuffled-guild =
    { $n ->
        [one] Зі скинутих карт гільдії виходить нова колода: { $n } карта.
        [few] Зі скинутих карт гільдії виходить нова колода: { $n } карти.
       *[many] Зі скинутих карт гільдії виходить нова колода: { $n } карт.
    }
ist-event-played-guild = грає карту гільдії «{ $card }»
ist-event-took-tavern-tile = бере { $tile }
ist-event-set-barrier = ставить бар’єр між місцями «{ $one }» та «{ $other }»
ist-event-used-from-afar = користується здалеку місцем «{ $place }»
ist-event-refilled = Рубін із запасу потрапляє { $to }.
ist-event-baksheesh-turned = Тайл бакшишу тепер просить { $what }.
ist-event-got-letter = отримує лист для місця «{ $place }»
ist-event-delivered-letter = доставляє лист { $at }
ist-event-spent-letter = віддає лист для місця «{ $place }»
ist-event-spent-letter-delivered = віддає доставлений лист
ist-event-reshuffled-letters =
    { $n ->
        [one] З відданих листів виходить новий стос: { $n } лист.
        [few] З відданих листів виходить новий стос: { $n } листи.
       *[many] З відданих листів виходить новий стос: { $n } листів.
    }
ist-event-companion-joined = отримує компаньйона
ist-event-companion-placed = ставить компаньйона { $at }
ist-event-companion-moved = посилає компаньйона { $to }
ist-event-companion-left = знімає компаньйона з поля
ist-event-kiosk-shown = У Кіоску з’являється «{ $tile }».
ist-event-reshuffled-kiosk =
    { $n ->
        [one] З використаних тайлів кіоску виходить новий стос: { $n } тайл.
        [few] З використаних тайлів кіоску виходить новий стос: { $n } тайли.
       *[many] З використаних тайлів кіоску виходить новий стос: { $n } тайлів.
    }
ist-event-picked-tile = вибирає «{ $tile }»
ist-event-used-tile = використовує «{ $tile }»
ist-event-rolled-die = На кубику { $face }.
ist-event-offered = дає { $what }
ist-event-passed = пасує
ist-event-won-auction = виграє аукціон і платить { $what } гравцеві { $name }
ist-event-won-auction-own = виграє аукціон за { $what }
ist-event-took-double-turn = купує за листи ще один хід
ist-event-extra-turn = робить ще один хід

## Чому щось неможливо

ist-reason-move-first = Спершу перемістіться.
ist-reason-already-there = Ви вже { $at }: лишитися можна тільки з картою «Залишитися».
ist-reason-not-on-board = Місця «{ $place }» немає на полі.
ist-reason-too-far = Це { $steps } { $to }, а пройти можна лише один або два.
ist-reason-not-3-or-4 = Це { $steps } { $to }, а з цією картою проходять три або чотири.
ist-reason-no-assistant-here = Вашого помічника { $at } немає.
ist-reason-no-neutral-here = Нейтрального помічника { $at } немає.
ist-reason-must-pick-up = Ваш помічник { $at }: заберіть його або зупиніться.
ist-reason-no-assistants = Під вашим купцем не лишилося помічників.
ist-reason-assistant-first = Спершу заберіть або залиште помічника чи зупиніться.
ist-reason-pay-first = Спершу заплатіть купцям, які тут, або зупиніться.
ist-reason-needs-lira = Це коштує { $cost }, а у вас { $have }.
ist-reason-needs-goods = Треба { $cost }, а у вас { $have }.
ist-reason-needs-coffee = Це коштує { $cost }, а у вас { $have }.
ist-reason-needs-any-goods = Треба { $cost }, а у вас { $have }.
ist-reason-needs-seals = Треба { $cost }, а у ваших листах { $have }.
ist-reason-too-few-goods = Наступний рубін коштує { $what }, а у вас стільки немає.
ist-reason-no-goods = У вас немає товарів.
ist-reason-no-good = У вас немає такого товару: { $good }.
ist-reason-no-demand = Цього товару ринок купує лише { $what }.
ist-reason-wild-count = Для доріжки треба { $what }.
ist-reason-no-rubies = Рубінів там не лишилося.
ist-reason-other-place = Ви дієте { $at }.
ist-reason-barrow-complete = Ваш візок уже має всі розширення.
ist-reason-extra-first = Спершу купіть додатковий товар або скажіть, що готово.
ist-reason-no-cards-left = Карт більше немає.
ist-reason-discard-empty = Стос скиду порожній.
ist-reason-card-first = Спершу візьміть другу карту.
ist-reason-discard-first = Спершу скиньте карту.
ist-reason-no-card = У вас немає карти «{ $card }».
ist-reason-moment = Зараз не час для «{ $card }». { $when }
ist-reason-act-first = Спершу виконайте дію { $at }: це можна одразу після неї.
ist-reason-act-at-mosque = Спершу виконайте дію в мечеті: це можна одразу після неї.
ist-reason-no-assistant-there = Вашого помічника { $at } немає.
ist-reason-recall-upwards = Помічники повертаються за номерами місць, і ви вже дійшли до місця «{ $place }».
ist-reason-recall-first = Спершу поверніть помічників або скажіть, що готово.
ist-reason-take-first = Спершу візьміть тканину, спецію або фрукт.
ist-reason-turn-pointless = На цьому кубику вже 4 або кубики однакові.
ist-reason-no-red-tile = Для цього кидка червоний тайл не годиться.
ist-reason-dice-first = Спершу скажіть, що робити з кубиками.
ist-reason-family-out = Ваш родич { $at }, а не в Поліції.
ist-reason-not-here = Доручення веде на інше місце.
ist-reason-other-mosque = Цей тайл в іншій мечеті: { $tile }.
ist-reason-has-tile = У вас уже є { $tile }.
ist-reason-lacks-tile = Вам бракує тайлу: { $tile }.
ist-reason-no-tiles = Такого тайлу більше не лишилося: { $tile }.
ist-reason-must-catch = Спершу спіймайте тут родичів.
ist-reason-figure-elsewhere = Він { $at }.
ist-reason-nothing-to-give = Він не має що дати, або вам нема чим заплатити.
ist-reason-figure-used = Цього ходу ви вже зверталися до нього.
ist-reason-not-a-rival = Це не інший гравець.
ist-reason-family-elsewhere = Цей родич { $at }.
ist-reason-at-police = У Поліції нікого не ловлять.
ist-reason-toll-first = Спершу заплатіть за отримане.
ist-reason-turn-nearly-over = Ваша дія позаду: лишилися зустрічі та кінець ходу.
ist-reason-family-home = Ваш родич уже в Поліції.
ist-reason-fetched-already = Цього ходу ви вже скористалися жовтим тайлом.
ist-reason-no-such-card = Такої карти у вас немає.
ist-reason-last-card = Треба заплатити губернаторові, а крім цієї карти, вам нема чим.
ist-reason-roasted-already = Кожен обмін можливий лише раз.
ist-reason-roast-first = Спершу закінчіть обсмажувати або скажіть, що готово.
ist-reason-discard-guild-first = Спершу скиньте карту гільдії.
ist-reason-too-few-cards = Замало карт, щоб узяти.
ist-reason-not-in-full = Карту гільдії не можна виконати повністю.
ist-reason-guild-first = Спершу виконайте карту гільдії.
ist-reason-nothing-there = На тому місці вам нічого робити.
ist-reason-must-act = Карту гільдії треба виконати.
ist-reason-give-in-order = Віддавайте товари по порядку: тканини, спеції, фрукти, прикраси, щоб їх вистачило.
ist-reason-swap-first = Спершу закінчіть обмін.
ist-reason-swap-others = Те, що віддали, назад не беруть, а товари беруть по порядку.
ist-reason-six-pointless = На цьому кубику вже 6 або кубики однакові.
ist-reason-no-corner = «{ $place }» — це не інший кут поля.
ist-reason-tavern-first = Спершу купіть щось у Таверні або скажіть, що готово.
ist-reason-barrier-lower = Спершу назвіть місце з меншим номером.
ist-reason-barrier-beside = З іншого боку бар’єра має бути сусіднє місце з більшим номером, ніж «{ $place }».
ist-reason-barrier-first = Спершу скажіть, де стоятиме бар’єр.
ist-reason-beside-barrier-only = Скористайтеся одним із двох місць біля бар’єра або пропустіть.
ist-reason-not-straight = Прямої вільної дороги на три кроки чи більше { $to } немає.
ist-reason-copying = Спершу виберіть, що робити зі скопійованою картою.
ist-reason-no-letter = У вас немає недоставленого листа для місця «{ $place }».
ist-reason-no-delivered-letter = У вас немає доставленого листа.
ist-reason-no-letters-left = Листів більше немає.
ist-reason-letters-upwards = Спершу платять доставленими листами, потім іншими за номерами місць, і ви вже дійшли до місця «{ $place }».
ist-reason-too-few-seals = Листів, починаючи з цього, замало: треба { $cost }.
ist-reason-spend-first = Спершу заплатіть листами: треба { $cost }.
ist-reason-companion-in-supply = Ваш компаньйон ще в загальному запасі: до вас його приводить Фонтан.
ist-reason-companion-at-hand = Ваш компаньйон у вашому запасі.
ist-reason-companion-on-board = Ваш компаньйон уже на полі.
ist-reason-companion-steps = Вашому компаньйонові { $to } { $steps }, а проходить він рівно { $need }.
ist-reason-who-goes-first = Спершу скажіть, де виходить ваш купець або компаньйон.
ist-reason-no-coffee-here = Кави тут не дають.
ist-reason-no-such-tile = Тайлу кіоску «{ $tile }» тут немає.
ist-reason-pick-first = Спершу виберіть тайл кіоску.
ist-reason-tile-first = Спершу скористайтеся тайлом кіоску «{ $tile }» або відмовтеся від нього.
ist-reason-good-first = Спершу візьміть те, за що віддали лист.
ist-reason-must-open = Ви відкриваєте аукціон, щонайменше з 1 ліри.
ist-reason-bid-first = Спершу зробіть ставку або спасуйте.
ist-reason-offer-too-low = Хтось уже дає { $what }.
ist-reason-turn-over = Ваш хід минув: завершіть його або купіть за листи ще один.
ist-reason-nothing-to-copy = У стосі скиду немає карти, яку можна скопіювати.
ist-reason-copied-not-now = Верхню карту стосу скиду «{ $card }» зараз зіграти не можна.
ist-reason-no-such-figure = У цій партії такої фігури немає.
ist-reason-no-tile-to-take = Тут немає тайлу, який ви могли б узяти.
ist-reason-errand-police = Ця карта не діє ні з Поліції, ні до неї.
ist-reason-errand-far = Ваш родич { $at } і проходить один вільний крок, а місце «{ $place }» не сусіднє.
ist-reason-nothing-wanted = У вас немає того, що купує ринок.
ist-reason-nothing-for-tiles = Вам бракує товарів на тайл, якого ви ще не маєте.
ist-reason-nobody-away = Усі ваші помічники з вами.
ist-reason-no-tile-left = Тайлів, які ви ще могли б узяти, там не лишилося.
ist-reason-no-room-here = У візку більше немає для цього місця.
ist-reason-little-coffee = У вас замало кави.

## Довідка: 25 місць

ist-help-place-1 = Заплатіть 7 лір за розширення візка: у ньому стане на одне місце більше для кожного товару. За третє розширення ви одразу отримуєте рубін. Більше трьох не буває.
ist-help-place-2 = Наповніть візок тканинами, скільки вміститься. Це нічого не коштує.
ist-help-place-3 = Наповніть візок спеціями, скільки вміститься. Це нічого не коштує.
ist-help-place-4 = Наповніть візок фруктами, скільки вміститься. Це нічого не коштує.
ist-help-place-5 = Візьміть усе, що показують чотири відкриті поля: два товари та від 2 до 4 лір. Потім один маркер зсувається вниз і змінює здобич для наступного гравця. Після четвертого всі повертаються вгору.
ist-help-place-6 = Візьміть дві карти бонусів, кожну з колоди або з верху стосу скиду, потім скиньте одну карту з руки. З «Мокою та Бакшишем» ви отримуєте ще й каву. Ватажок каравану лишає собі обидві карти.
ist-help-place-7 = Поверніть звідусіль стільки своїх помічників, скільки хочете. Тут не потрібен помічник і нікому не платять. З «Листами та Печатками» тут до вас приходить компаньйон.
ist-help-place-8 = Візьміть одну тканину, спецію або фрукт і киньте два кубики на прикраси: 1 за суму 7 чи 8, 2 за 9 чи 10, 3 за 11 чи 12. Кинути можна до того, як вибрати товар.
ist-help-place-9 = Назвіть число від 3 до 12, потім киньте два кубики. Якщо сума не менша за ваше число, ви отримуєте стільки лір; інакше отримуєте 2.
ist-help-place-10 = Продайте до п’яти товарів із тайлу попиту, по одному за кожен символ. За один–п’ять товарів дають 3, 7, 12, 18 або 25 лір. Після продажу відкривають інший тайл попиту.
ist-help-place-11 = Продайте до п’яти товарів із тайлу попиту, по одному за кожен символ. За один–п’ять товарів дають 2, 5, 9, 14 або 20 лір. Після продажу відкривають інший тайл попиту.
ist-help-place-12 = Якщо ваш родич тут, пошліть його на будь-яке інше місце: він одразу діє там, без помічника й нікому не платить. Там він лишається, доки його не спіймають або не поверне карта.
ist-help-place-13 = Віддайте всі товари, показані на відкритих полях доріжки, і візьміть рубін. Кожен узятий рубін робить наступний дорожчим на один товар. На чотириколірне поле годиться будь-який товар.
ist-help-place-14 = Візьміть червоний тайл за тканину або зелений за спецію. Треба мати стільки цього товару, скільки показує тайл, але віддаєте лише один. За обидва тайли ви отримуєте рубін.
ist-help-place-15 = Візьміть синій тайл за прикрасу або жовтий за фрукт. Треба мати стільки цього товару, скільки показує тайл, але віддаєте лише один. За обидва тайли ви отримуєте рубін.
ist-help-place-16 = Купіть рубін за ліри. Ціна — найбільше число, не закрите рубіном, і кожен узятий рубін робить наступний дорожчим на 1 ліру.
ist-help-place-17 = Візьміть по 2 кави за кожне з цього: 2 ліри, один товар, одну карту. Кожне можна віддати лише раз, тож за один візит можна отримати до 6 кав.
ist-help-place-18 = Візьміть каву й дві карти гільдії, потім скиньте одну карту гільдії. Карту гільдії грають пізніше, замість цілого ходу.
ist-help-place-19 = Купіть щось одне за каву: поставте бар’єр за 2 й скористайтеся здалеку місцем біля нього; візьміть тайл переміщення чи зустрічі; або візьміть рубін із доріжки за 4 кави та 3 фрукти.
ist-help-place-20 = Купіть рубін за каву. Перший коштує 6, і кожен узятий рубін робить наступний дорожчим на одну каву, до 10.
ist-help-place-21 = Візьміть два листи. Якщо якась ваша фігура вже там, куди адресовано лист, його одразу доставлено.
ist-help-place-22 = Візьміть лист. Потім відкривають тайли кіоску, на один більше, ніж гравців: кожен вибирає один, починаючи з вас, і останній теж ваш. Користуватися тайлом не обов’язково.
ist-help-place-23 = Візьміть один товар. Потім дві карти йдуть на аукціон: ви починаєте щонайменше з 1 ліри, кожен інший гравець раз дає більше або пасує, і останнє слово за вами. Якщо виграєте, платите в банк; інакше переможець платить вам.
ist-help-place-24 = Віддайте листи з 6 печатками й візьміть наступний рубін із Палацу султана чи від Ювеліра, хоч би скільки він там коштував. Перші три рази це приносить ще й 3, 2 та 1 ліру.
ist-help-place-25 = Візьміть товар або каву. Потім ваш купець або компаньйон виходить на будь-якому місці, без дії та без зустрічей.

## Довідка: фігури та перебіг гри

ist-help-merchant = Ваш купець водить помічників базаром, один або два кроки за хід. Якщо він спиняється біля інших купців, ви платите власникові кожного 2 ліри, інакше ваш хід завершується. Біля Фонтану ніхто не платить.
ist-help-assistant = Там, де хочете діяти, залишаєте нижнього помічника свого стосу або забираєте того, кого залишили раніше. Без помічника ваш хід завершується. Фонтан помічника не потребує й повертає всіх.
ist-help-neutral = Коли грають двоє, три купці нейтральні: хто зустріне такого, платить 2 ліри в банк, а куди купець піде далі, вирішують кубики. Нейтральних помічників, якщо вони у грі, може забрати будь-хто.
ist-help-family = Ваш родич чекає в Поліції. Звідти ви посилаєте його на будь-яке місце, де він діє за вас. Якщо туди приходить чужий купець, він ловить родича, а його власник отримує карту або 3 ліри.
ist-help-governor = Якщо після дії ви його зустріли, можете взяти в нього карту. Заплатіть йому 2 ліри або скиньте карту. Куди він піде далі, вирішать кубики.
ist-help-smuggler = Якщо після дії ви його зустріли, можете взяти в нього один будь-який товар. Заплатіть йому 2 ліри або товар. Куди він піде далі, вирішать кубики.
ist-help-trader = Якщо після дії ви його зустріли, можете взяти в нього каву. Заплатіть йому 2 ліри або товар. Куди він піде далі, вирішать кубики.
ist-help-courier = Якщо після дії ви його зустріли, можете взяти в нього лист. Заплатіть йому 2 ліри або лист. Куди він піде далі, вирішать кубики.
ist-help-companion = Фонтан приводить до вас компаньйона. На початку ходу його можна поставити поруч зі своїм купцем. Відтоді ви ходите або купцем, або компаньйоном: він проходить один крок і не потребує помічника.
ist-help-barrier = Бар’єр стоїть між двома сусідніми місцями. Пройти крізь нього може лише той, хто його поставив; решта обходить. Переставляють його в Таверні.
ist-help-letters = На листі вказано місце. Щойно ваш купець, компаньйон або родич опиняється там, лист доставлено. Недоставлений лист — це 1 печатка, доставлений — 2.
ist-help-seals = Печатками платять, віддаючи листи. За 3 печатки можна купити ще один хід, раз на раунд, а за 6 — рубін у Таємному товаристві.
ist-help-coffee = Кава не товар: вона не займає місця у візку, і її може бути скільки завгодно. За неї купують рубіни в Кав’ярні та все, що продає Таверна.
ist-help-goods = Візок вміщує кожного товару стільки, скільки має місця: спершу по 2, з розширеннями до 5. Що не вмістилося, пропадає. Тканини червоні, спеції зелені, фрукти жовті, прикраси сині.
ist-help-lira = Лірами платять за розширення, за зустрічі та за рубіни Ювеліра. Їх приносять ринки, Чайхана й Поштамт.
ist-help-rubies = Рубіни приносять перемогу. Їх дають у Палаці султана за товари, у Ювеліра за ліри, за обидва тайли мечеті та за третє розширення візка.
ist-help-end =
    { $n ->
        [one] Коли хтось має { $n } рубін, раунд дограють до кінця.
        [few] Коли хтось має { $n } рубіни, раунд дограють до кінця, щоб усі мали порівну ходів.
       *[many] Коли хтось має { $n } рубінів, раунд дограють до кінця, щоб усі мали порівну ходів.
    }
ist-help-end-any = Коли хтось має 5 рубінів (6 удвох або з доповненням), раунд дограють до кінця, щоб усі мали порівну ходів.
ist-help-ranking = Перемагає той, у кого найбільше рубінів. За рівності порівнюють ліри, потім товари, потім карти на руці. Карти, що дають ліри чи товари, наприкінці обмінюються самі, найвигіднішим для вас способом.
ist-help-track = Доріжка рубінів показує ціну наступного: усі поля, не закриті рубінами. Хто бере рубін, робить наступний дорожчим для всіх.
ist-help-next = Наступний рубін коштує { $price }.
ist-help-turn = Пройдіть один або два кроки. Залиште помічника або заберіть його. Заплатіть купцям, яких зустріли. Потім скористайтеся місцем, а після цього можете мати справу з родичами та фігурами. У свій хід можна зіграти скільки завгодно карт.
ist-help-cards = На руці може бути скільки завгодно карт бонусів, і у свій хід можна зіграти скільки завгодно. Зіграні та скинуті карти лежать у стосі скиду в Караван-сараї.
ist-help-guild = Карту гільдії грають замість цілого ходу: без переміщення, помічника, плати та зустрічей. Зіграти її можна, лише якщо виконується все, що на ній сказано. До того її ніхто не бачить.
ist-help-dice = Два кубики вирішують, куди йдуть фігури та що дають Чорний ринок і Чайхана. Найімовірніша сума — сім: вона випадає шість разів із 36.
ist-help-caravan = Хто останнім скористався Караван-сараєм, той ватажок каравану й наступного разу лишає собі там обидві карти.
ist-help-delivered = Доставлений лист — це 2 печатки. Коли платять листами, доставлені йдуть першими.

## Групи довідки

ist-topics-turn = Як іде хід
ist-topics-places = Місця
ist-topics-pieces = Фігури
ist-topics-cards = Карти бонусів
ist-topics-guild = Карти гільдії
ist-topics-tiles = Тайли
ist-topics-kiosk = Тайли кіоску
ist-topics-end = Рубіни та кінець гри

## Перша партія з підказками

ist-lesson-welcome = Вітаємо на базарі! Ви купець: міняйте товари й ліри на рубіни. Щойно хтось матиме 5, гра добігає кінця. Граймо, і все стане зрозуміло.
ist-lesson-move = Щоходу ви проходите один або два кроки, з усіма помічниками. Ідіть до Складу тканин.
ist-lesson-assistant = Щоб скористатися місцем, там залишають помічника. На початку їх чотири. Залиште одного.
ist-lesson-act = Тепер скористайтеся місцем: воно наповнить візок тканинами. Поки що у візку по 2 місця на кожен товар.
ist-lesson-end = Це був ваш хід. Якби тут були губернатор, контрабандист чи чийсь родич, зараз можна було б мати з ними справу. Завершіть хід.
ist-lesson-spice = Далі ходять інші гравці; про це розповість журнал. Потім ідіть до Складу спецій, залиште помічника й візьміть спеції.
ist-lesson-meet = Якщо там, куди ви йдете, стоїть інший купець, ви платите його власникові 2 ліри, інакше ваш хід завершується. Хто приходить до вас, платить вам.
ist-lesson-mosque = Час здобути рубін: кожна мечеть дає його за два свої тайли. Ідіть до Малої мечеті, заплатіть купцеві, якщо зустрінете його там, і візьміть червоний тайл. Треба мати стільки тканин, скільки він показує, але платите лише 1.
ist-lesson-again = Тепер поверніться до Складу тканин. Там ваш помічник: цього разу заберіть його, а тоді знову наповніть візок тканинами.
ist-lesson-ruby = Назад до Малої мечеті: заберіть залишеного там помічника й візьміть зелений тайл за спецію. З обома тайлами рубін ваш.
ist-lesson-fountain = Щоб повернути помічників, які ще десь на базарі, ідіть до Фонтану й покличте їх. Там нікому не платять, і помічник не потрібен.
ist-lesson-cards = Ще у вас є карти бонусів. Карта світиться, коли її можна зіграти: натисніть, щоб побачити, що вона робить. У свій хід грайте скільки завгодно. Нові чекають у Караван-сараї.
ist-lesson-family = Ідіть до Поліції. Там чекає ваш родич: пошліть його на Поштамт, і він забере для вас пошту. Якщо його спіймають, він знову буде тут.
ist-lesson-market = Тепер заробімо грошей. Ідіть до Малого ринку й продайте все, що просить тайл попиту. Що більше товарів продаєте разом, то краща ціна.
ist-lesson-wainwright = Поруч Стельмах. За 7 лір він розширить ваш візок, а третє розширення приносить рубін. Якщо грошей замало, цього разу пропустіть.
ist-lesson-goal = Тепер ви все знаєте. Інші рубіни чекають у Великій мечеті, у Палаці султана за товари та в Ювеліра за ліри. Про кожне місце розповість довідка. Грайте далі й перемагайте!

### Речі

## Що моє і що в інших

ist-things-mine = Що у вас є
ist-things-barrow = Візок, уміщує по { $n } кожного товару
ist-things-track = { $good }: { $n } з { $room }
ist-things-rubies = Рубіни: { $n } з { $goal }
ist-things-stack =
    { $n ->
        [0] Ваш купець { $at }, без помічників
        [one] Ваш купець { $at }, із ним { $n } помічник
        [few] Ваш купець { $at }, із ним { $n } помічники
       *[many] Ваш купець { $at }, із ним { $n } помічників
    }
ist-things-posted =
    { $n ->
        [one] { $n } помічник { $at }
        [few] { $n } помічники { $at }
       *[many] { $n } помічників { $at }
    }
ist-things-family-home = Родич у Поліції
ist-things-family-away = Родич { $at }
ist-things-companion-supply = Компаньйон ще не у грі
ist-things-companion-hand = Компаньйон напоготові, але не на полі
ist-things-companion-out = Компаньйон { $at }
ist-things-tile = { $tile }, є
ist-things-no-tile = { $tile }, немає
ist-things-letter =
    { $n ->
        [one] Лист для місця «{ $place }»
        [few] { $n } листи для місця «{ $place }»
       *[many] { $n } листів для місця «{ $place }»
    }
ist-things-delivered =
    { $n ->
        [one] { $n } доставлений лист
        [few] { $n } доставлені листи
       *[many] { $n } доставлених листів
    }
ist-things-hand =
    { $n ->
        [one] { $n } карта бонусу на руці
        [few] { $n } карти бонусів на руці
       *[many] { $n } карт бонусів на руці
    }
ist-things-card =
    { $n ->
        [one] Карта бонусу «{ $card }»
        [few] { $n } карти бонусів «{ $card }»
       *[many] { $n } карт бонусів «{ $card }»
    }
ist-things-guild = Карта гільдії «{ $card }»
ist-things-no-cards = На руці немає карт
ist-things-player = Що має { $name }
ist-things-their-stack = Помічники: { $n } з купцем, { $away } на полі

### Поле

## Поле, яке читають уголос

ist-board = Базар
ist-board-preview = Базар: { $places }
ist-board-place = { $number }, { $name }
ist-board-fetch = тут чекає ваш помічник
ist-board-fee =
    { $lira ->
        [one] купцям тут платять { $lira } ліру
        [few] купцям тут платять { $lira } ліри
       *[many] купцям тут платять { $lira } лір
    }
ist-board-ends = тут ваш хід завершиться
ist-board-extensions =
    { $n ->
        [0] розширень не лишилося
        [one] лишилося { $n } розширення за { $price } лір
        [few] лишилося { $n } розширення по { $price } лір
       *[many] лишилося { $n } розширень по { $price } лір
    }
ist-board-gives = дають { $things }
ist-board-deck =
    { $n ->
        [one] { $n } карта в колоді
        [few] { $n } карти в колоді
       *[many] { $n } карт у колоді
    }
ist-board-discard = у стосі скиду: { $card }
ist-board-demand = попит: { $goods }
ist-board-tile = { $tile }: { $goods }
ist-board-mosque = { $tile }: треба мати { $goods }, віддати 1
ist-board-price = наступний рубін: { $price }
ist-board-letters =
    { $n ->
        [one] сюди веде { $n } ваш лист
        [few] сюди ведуть { $n } ваші листи
       *[many] сюди веде { $n } ваших листів
    }
ist-board-merchant =
    { $n ->
        [0] купець гравця { $name } без помічників
        [one] купець гравця { $name }, із ним { $n } помічник
        [few] купець гравця { $name }, із ним { $n } помічники
       *[many] купець гравця { $name }, із ним { $n } помічників
    }
ist-board-assistant = помічник гравця { $name }
ist-board-family = родич гравця { $name }
ist-board-companion = компаньйон гравця { $name }
ist-board-neutral-merchant = нейтральний купець
ist-board-neutral-assistant = нейтральний помічник

## Запитання, на які відповідають одним рухом

ist-sell-good = { $good } (попит: { $demand }, у вас: { $stock })
ist-sell-prices = Скільки дають за один–п’ять товарів
ist-sell-nothing = Виберіть товари на продаж
ist-sell-all = Усе, що беруть
ist-deliver-wild = { $good } на поле будь-якого товару (вільних у вас: { $n })
ist-deliver-more =
    { $n ->
        [one] Виберіть ще { $n } товар
        [few] Виберіть ще { $n } товари
       *[many] Виберіть ще { $n } товарів
    }
ist-recall-do =
    { $n ->
        [0] Виберіть, хто повертається
        [one] Повернути { $n }
        [few] Повернути { $n }
       *[many] Повернути { $n }
    }
ist-recall-all = Усіх
ist-bid-numbers = Число, яке називаєте
ist-bid-number =
    { $lira ->
        [one] { $number }: виходить у { $percent } % кидків і дає { $lira } ліру
        [few] { $number }: виходить у { $percent } % кидків і дає { $lira } ліри
       *[many] { $number }: виходить у { $percent } % кидків і дає { $lira } лір
    }
ist-percent = { $percent } %
ist-bid-do = Назвати { $number } і кинути
ist-bid-miss = Промах дає { $what }.
ist-bid-red = Шанси враховують червоний тайл.
ist-offer-high =
    { $n ->
        [one] { $name } дає { $n } ліру.
        [few] { $name } дає { $n } ліри.
       *[many] { $name } дає { $n } лір.
    }
ist-pick-jewelry = прикраси, за сумою кубиків
ist-pick-mine = є { $n }
ist-pick-full = повно
ist-pick-own = { $what } (у вас: { $n })
ist-pick-lost = { $what }: місця немає, товар пропаде
ist-bend-keep = Лишити
ist-bend-reroll = Кинути ще раз
ist-roast-do = Отримати { $what }
ist-roast-nothing = Виберіть, що віддати
ist-swap-kind = { $good } (у вас { $n })
ist-give-do = Віддати ці товари
ist-swap-do = Обміняти
ist-give-more =
    { $n ->
        [one] Віддати можна до { $n }
        [few] Віддати можна до { $n }
       *[many] Віддати можна до { $n }
    }
ist-give-due =
    { $n ->
        [one] Виберіть, що віддати: ще { $n }
        [few] Виберіть, що віддати: ще { $n }
       *[many] Виберіть, що віддати: ще { $n }
    }
ist-take-more =
    { $n ->
        [one] Виберіть, що взяти: ще { $n }
        [few] Виберіть, що взяти: ще { $n }
       *[many] Виберіть, що взяти: ще { $n }
    }
ist-letters-do = Віддати ці листи
ist-letters-more =
    { $n ->
        [one] Треба ще { $n } печатку
        [few] Треба ще { $n } печатки
       *[many] Треба ще { $n } печаток
    }
ist-letters-less = Один лист зайвий

## Стіл словами

ist-text-round = Раунд { $n }
ist-text-goods = { $goods }; уміщується по { $n } кожного
ist-text-tiles = Тайли: { $tiles }
ist-text-merchant =
    { $n ->
        [0] Купець { $at }, без помічників
        [one] Купець { $at }, із ним { $n } помічник
        [few] Купець { $at }, із ним { $n } помічники
       *[many] Купець { $at }, із ним { $n } помічників
    }
ist-text-posted = Помічники залишені тут: { $places }
# What a place is for, in at most 18 letters, where nothing changes there from turn to turn.
ist-tag-7 = помічники назад
ist-tag-8 = товар + прикраси
ist-tag-9 = число й кидок
ist-tag-12 = доручення родича
ist-tag-17 = до 6 кав
ist-tag-22 = лист + тайли
ist-tag-23 = товар + аукціон
ist-tag-25 = вихід будь-де
# $facts: short phrases, as a list.
ist-text-all = { $facts }
ist-text-row = Рядок { $n }
ist-text-figure = { $figure } { $at }
