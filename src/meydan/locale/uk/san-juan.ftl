### San Juan

## Cards

sj-card-indigo-plant = Завод індиго
    .text = Дає індиго
sj-card-sugar-mill = Цукровий млин
    .text = Дає цукор
sj-card-tobacco-storage = Склад тютюну
    .text = Дає тютюн
sj-card-coffee-roaster = Жаровня кави
    .text = Дає каву
sj-card-silver-smelter = Ливарня срібла
    .text = Дає срібло
sj-card-smithy = Кузня
    .text = Виробничі будівлі на 1 дешевші
sj-card-gold-mine = Золотнище
    .text = Шукач: відкрийте 4 карти; усі ціни різні? Найдешевша ваша
sj-card-archive = Архів
    .text = Радник: скидайте з усієї руки
sj-card-poor-house = Богадільня
    .text = Збудували, а карт 0 чи 1? Візьміть 1
sj-card-black-market = Чорний ринок
    .text = До 2 карт ціни платіть товарами
sj-card-trading-post = Торговиця
    .text = Продайте на 1 товар більше
sj-card-well = Криниця
    .text = Від 2 вироблених товарів: 1 карта
sj-card-market-stand = Базарна ятка
    .text = Від 2 проданих товарів: 1 карта
sj-card-crane = Кран
    .text = Будуйте поверх, платіть різницю
sj-card-chapel = Капличка
    .text = Щораунду 1 карта під неї: 1 очко
sj-card-tower = Вежа
    .text = До 12 карт на руці
sj-card-aqueduct = Акведук
    .text = Виробіть на 1 товар більше
sj-card-carpenter = Тесля
    .text = 1 карта за кожну міську будівлю
sj-card-prefecture = Префектура
    .text = Радник: лишіть на 1 карту більше
sj-card-market-hall = Критий ринок
    .text = Щось продали? Візьміть 1 карту
sj-card-quarry = Каменярня
    .text = Міські будівлі на 1 дешевші
sj-card-library = Бібліотека
    .text = Подвоює ваш привілей
sj-card-statue = Статуя
    .text = Пам’ятник
sj-card-victory-column = Колона перемоги
    .text = Пам’ятник
sj-card-hero = Герой
    .text = Пам’ятник
sj-card-guild-hall = Зала гільдій
    .text = 1 очко за виробничу будівлю, 1 за вид
sj-card-city-hall = Ратуша
    .text = 1 очко за міську будівлю
sj-card-triumphal-arch = Тріумфальна арка
    .text = 4, 6, 8 очок за 1, 2, 3 пам’ятники
sj-card-palace = Палац
    .text = 1 очко за кожні 4 інші
sj-card-guard-room = Вартівня
    .text = Інші без неї тримають лише 6 карт
sj-card-office-building = Контора
    .text = Щораунду обміняйте до 2 карт
sj-card-hut = Хатина
    .text = Ніхто не продав? Візьміть 1 карту
sj-card-tavern = Таверна
    .text = Найменше будівель? Візьміть 1 карту
sj-card-park = Парк
    .text = Під краном коштує 6
sj-card-customs-office = Митниця
    .text = Товар від кожного радника, ціна 2
sj-card-bank = Банк
    .text = Раз: будь-які карти під нього, по 1 очку
sj-card-harbor = Гавань
    .text = Один проданий товар під неї: 1 очко
sj-card-goldsmith = Золотар
    .text = Шукач: відкрийте карту; ні в кого нема? Візьміть
sj-card-residence = Резиденція
    .text = 4, 7, 9, 10 очок за трійки однієї ціни
sj-card-cathedral = Собор
    .text = 4, 7, 9, 10 очок за шістки інших
sj-card-earthquake = Землетрус
    .text = Кожен втрачає будівлю
sj-card-debt-relief = Списання боргів
    .text = Кожен бере 3 карти
sj-card-taxes = Податки
    .text = Усі інші скидають карту
sj-card-amnesty = Амністія
    .text = Кожен може обміняти карти
sj-card-construction-boom = Забудова
    .text = Кожен може збудувати до ціни 4 задарма
sj-card-governors-visit = Візит губернатора
    .text = Повторіть роль цього раунду

sj-facts = Вартість { $cost }, приносить { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
sj-facts-six = Вартість { $cost }. Очки рахують наприкінці.

## Roles

sj-role-builder = Будівник
    .text = Кожен може будувати. Ви платите на { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    } менше.
    .short = −{ $n } до ціни
sj-role-producer = Виробник
    .text = Кожен може виробити 1 товар. Ви робите на { $n } більше.
    .short = +{ $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    }
sj-role-trader = Купець
    .text = Кожен може продати 1 товар. Ви продаєте на { $n } більше.
    .short = +{ $n ->
        [one] { $n } продаж
        [few] { $n } продажі
       *[many] { $n } продажів
    }
sj-role-councillor = Радник
    .text = Кожен бере 2 карти й лишає 1. Ви бачите на { $n } більше.
    .short = вибір із { $n }
sj-role-prospector = Шукач
    .text = Ви берете { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }. Інші нічого не роблять.
    .short = +{ $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }

## Goods and counted things

sj-good-indigo = індиго
sj-good-sugar = цукор
sj-good-tobacco = тютюн
sj-good-coffee = кава
sj-good-silver = срібло
sj-good-customs = товар Митниці
sj-cards = { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
    .obj = { $n ->
        [0] 0 карт
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
sj-points = { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
sj-goods = { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    }
sj-buildings = { $n ->
        [one] { $n } будівля
        [few] { $n } будівлі
       *[many] { $n } будівель
    } з { $of }
sj-price = { $good } { $n }

## Questions

sj-ask-ChooseRole = Яку роль берете?
sj-ask-ChooseRole-event = Яку роль чи подію берете?
sj-ask-VisitRole = Яку роль повторює візит?
sj-ask-UseLibrary = Використати Бібліотеку для цієї ролі? У вас є ще хід у цьому раунді.
sj-ask-Build = Що будуєте?
sj-ask-Cover = Де будуєте: { $card }?
sj-ask-Spend = { $card }: до сплати { $due }. Витратите товари?
sj-ask-Pay = { $card }: сплатіть { $what }.
sj-ask-Produce = { $allowed ->
        [one] Де виробите { $allowed } товар?
        [few] Де виробите до { $allowed } товарів?
       *[many] Де виробите до { $allowed } товарів?
    }
sj-ask-Sell = { $allowed ->
        [one] Який { $allowed } товар продасте?
        [few] Які товари продасте, до { $allowed }?
       *[many] Які товари продасте, до { $allowed }?
    }
sj-ask-Council = Взяти { $drawn } й лишити { $keep }?
sj-ask-Keep = { $left ->
        [one] Яку { $left } карту лишаєте?
        [few] Які { $left } карти лишаєте?
       *[many] Які { $left } карт лишаєте?
    }
sj-ask-Discard = Ваш Архів: скиньте { $what }.
sj-ask-Mine = Використати це: { $card }?
sj-ask-TakeRevealed = Взяти карту: { $revealed }?
sj-ask-Office = Ваша Контора: обміняти до 2 карт?
sj-ask-Chapel = Покласти карту під Капличку?
sj-ask-Bank = Покласти карти під Банк? Це можна раз за гру.
sj-ask-Limit = Забагато карт: скиньте { $what }.
sj-ask-Draft = Лишіть чотири карти: скиньте { $what }.
sj-ask-Taxes = Податки: скиньте { $what }.
sj-ask-Amnesty = Які карти обміняєте?
sj-ask-Boom = Що будуєте задарма?
sj-ask-Earthquake = Яку будівлю втрачаєте?

## Options

sj-option-role = { $role }: { $text }
sj-option-event = { $card }: { $text }
sj-option-library = Використати Бібліотеку: привілей двічі
sj-option-without = Приберегти Бібліотеку для другого ходу
sj-option-build = Збудувати: { $card } за { $cost }. { $text }
sj-option-build-free = Збудувати задарма: { $card }. { $text }
sj-option-build-crane = Збудувати: { $card } за { $cost }, з Краном від { $crane }. { $text }
sj-option-beside = Поруч з іншими
sj-option-beside-for = Поруч з іншими, за { $cost }
sj-option-over = Поверх: { $card }
sj-option-over-for = Поверх: { $card }, за { $cost }
sj-option-spend = Витратити товар: { $good }
sj-option-pay = Заплатити картою: { $card }
sj-option-produce = Виготовити: { $good }
sj-option-sell = Продати: { $good }
sj-option-sell-for = Продати: { $good } за { $cost }
sj-option-draw = Взяти { $what }, лишити { $keep }
sj-option-keep = Лишити: { $card }
sj-option-discard = Скинути: { $card }
sj-option-use = Відкрити 4 карти
sj-option-use-goldsmith = Відкрити карту
sj-option-take = Взяти карту
sj-option-take-card = Взяти: { $card }. { $text }
sj-option-bury = Покласти під Капличку: { $card }
sj-option-deposit = Покласти під Банк: { $card }
sj-option-lose = Втратити: { $card }
sj-option-lose-good = Втратити з товаром: { $card }
sj-option-lose-cards = Втратити: { $card } і { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    } під будівлею
sj-option-pass = Спасувати
sj-option-pass-build = Нічого не будувати
sj-option-pass-council = Нічого не брати
sj-option-pass-mine = Не використовувати
sj-option-done = Це все
sj-option-done-produce = Більше не виробляти
sj-option-done-sell = Більше не продавати
sj-option-done-spend = Решту сплатити картами
sj-option-done-chapel = Жодної карти
sj-option-done-bank = Жодних карт
sj-option-done-office = Лишити всі карти
sj-option-leave = Не брати карту

## Events of the game

sj-event-round-began = Починається раунд { $round }, губернатор: { $name }.
sj-event-turn-began = обирає роль
sj-event-took-role = бере роль: { $role }
sj-event-took-event = бере подію: { $card }
sj-event-visited = повторює роль: { $role }
sj-event-doubled = використовує Бібліотеку
sj-event-passed = пасує
sj-event-ended = Гру закінчено.
sj-event-drew = бере карту: { $card }
sj-event-drew-hidden = бере карту
sj-event-event-shown = відкриває подію: { $card }
sj-event-turned-up = відкриває: { $card }
sj-event-reshuffled = { $n ->
        [one] { $n } скинуту карту замішано
        [few] { $n } скинуті карти замішано
       *[many] { $n } скинутих карт замішано
    } в нову колоду.
sj-event-prices-shown = Ціни тепер: { $what }.
sj-event-built = будує за { $what }: { $card }
sj-event-built-free = будує задарма: { $card }
sj-event-covered = накриває: { $card }
sj-event-spent = витрачає товар: { $good }
sj-event-paid = платить картою: { $card }
sj-event-paid-hidden = платить карту
sj-event-discarded = скидає: { $card }
sj-event-discarded-hidden = скидає карту
sj-event-kept = лишає собі: { $card }
sj-event-kept-hidden = лишає собі карту
sj-event-buried = кладе під Капличку: { $card }
sj-event-buried-hidden = кладе карту під Капличку
sj-event-deposited = кладе під Банк: { $card }
sj-event-deposited-hidden = кладе карту під Банк
sj-event-produced = виготовляє: { $good }
sj-event-sold = продає за { $what }: { $good }
sj-event-sank = кладе цей товар під Гавань
sj-event-helped = використовує: { $card }
sj-event-found = забирає: { $card }
sj-event-found-nothing = нічого не знаходить
sj-event-lost = втрачає: { $card }

## Reasons

sj-reason-other = Зараз це неможливо.
sj-reason-role-taken = { $role }: цю роль уже взято в цьому раунді.
sj-reason-role-unused = { $role }: цю роль не використано в цьому раунді.
sj-reason-role-first = Спершу візьміть роль.
sj-reason-event-not-open = Подія { $event } не лежить горілиць.
sj-reason-nothing-to-visit = У цьому раунді ще не було ролей, тож нічого повторити.
sj-reason-visit-first = Спершу скажіть, яку роль повторити.
sj-reason-library-first = Спершу вирішіть, чи використати Бібліотеку.
sj-reason-build-first = Спершу збудуйте щось або спасуйте.
sj-reason-not-in-hand = У вас немає карти { $card }.
sj-reason-already-built = { $building } у вас уже є: кожної міської будівлі досить однієї.
sj-reason-no-cathedral = Собору немає на столі.
sj-reason-cannot-pay = { $building } коштує тепер { $cost }, а інших карт у вас: { $cards ->
        [0] немає
        [one] { $cards }
        [few] { $cards }
       *[many] { $cards }
    }.
sj-reason-too-dear = { $building } коштує понад { $most }.
sj-reason-cover-first = Спершу скажіть, де стоятиме нова будівля.
sj-reason-no-such-building = У вас немає будівлі { $building }.
sj-reason-crane-stays = Сам Кран ніколи не накривають.
sj-reason-same-kind = { $building } не накриває таку саму будівлю.
sj-reason-spend-first = Спершу скажіть, які товари витрачаєте.
sj-reason-spend-more = До сплати { $due }, а у вас лише { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
sj-reason-no-good = Тут більше немає товару: { $building }.
sj-reason-pick-first = Спершу виберіть карти або скажіть, що це все.
sj-reason-pick-upwards = Карти вибирають за порядком: { $card } передує карті { $last }.
sj-reason-too-few-after = Карти вибирають за порядком, а після карти { $card } їх буде замало.
sj-reason-produce-first = Спершу скажіть, що виробляєте.
sj-reason-not-empty = Порожньої будівлі немає: { $building }.
sj-reason-sell-first = Спершу скажіть, що продаєте.
sj-reason-council-first = Спершу візьміть карти або спасуйте.
sj-reason-keep-first = Спершу лишіть собі карту.
sj-reason-not-drawn = { $card }: цієї карти немає серед узятих.
sj-reason-mine-first = Спершу вирішіть, чи використати це: { $building }.
sj-reason-take-first = Спершу візьміть або залиште карту { $card }.
sj-reason-lose-first = Спершу скажіть, яку будівлю втрачаєте.

## Standing

sj-label-points = очки
sj-label-wealth = карти й товари
sj-chart-points = Очки
sj-chart-buildings = Будівлі
sj-chart-cards = Карти на руці

## Cost

sj-cost-printed = Вартість на карті
sj-cost-privilege = Привілей будівника
sj-cost-library = Бібліотека
sj-cost-smithy = Кузня
sj-cost-quarry = Каменярня
sj-cost-crane = Кран
sj-cost-boom = Забудова
sj-cost-goods = Товари, через Чорний ринок
sj-cost-total = Ви платите
sj-cost-with-crane = З Краном від { $n }
sj-cost-with-goods = З них до { $n } товарами

## The table

sj-card-label = { $card }, вартість { $cost }, { $points }. { $text }.
sj-card-label-six = { $card }, вартість { $cost }. { $text }.
sj-card-can = { $label } Можна зараз.
sj-event-label = { $card }. { $text }.
sj-about = Про карту { $name }
sj-hand-label = Ваша рука: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }, ліміт { $of }
sj-hand-empty = Немає карт на руці
sj-drawn = Узяті карти
sj-under-mine = Під: { $card }
sj-under-label = Під вашою будівлею { $card }: { $what }
sj-role-free = { $role }. { $text }
sj-role-taken = { $role }, взято в цьому раунді
sj-role-taken-by = { $role }, взято: { $name }
sj-prices = Ціни
sj-prices-label = Карта цін: { $what }
sj-prices-hidden = Карта цін лежить долілиць
sj-prices-next = Наступна карта цін: { $what }
sj-deck-label = Колода: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
sj-discard-label = Стос скиду: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
sj-cathedral-label = { $label } Його може збудувати кожен.
sj-revealed = Відкрито
sj-town = Місто гравця { $name }: будівель { $n } з { $of }, { $points }
sj-town-mine = Ваше місто: будівель { $n } з { $of }, { $points }
sj-building = { $card }{ $good ->
        [yes] , з товаром
       *[no] {""}
    }{ $n ->
        [0] {""}
        [one] , { $n } карта під будівлею
        [few] , { $n } карти під будівлею
       *[many] , { $n } карт під будівлею
    }
sj-last = Остання фаза: у когось будівель { $n }
sj-things = Гравець { $name }
sj-preview = Сан-Хуан: видів будівель { $n }
sj-table = Середина столу

## Gestures

sj-gesture-build = Виберіть карту з руки.
sj-gesture-none = Жодної карти не вистачає чим оплатити.
sj-gesture-other = Назад
sj-gesture-where = Де
sj-gesture-beside = Поруч
sj-gesture-goods = Товари
sj-gesture-pay = До сплати { $what }
sj-gesture-paid = Сплачено { $n } з { $of }
sj-gesture-picked = Вибрано { $n } з { $of }
sj-gesture-more = Виберіть ще { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
sj-gesture-do-build = Збудувати: { $card }
sj-gesture-do-pay = Сплатити { $what }
sj-gesture-do-produce = { $n ->
        [0] Нічого не виробляти
        [one] Виготовити { $n } товар
        [few] Виготовити { $n } товари
       *[many] Виготовити { $n } товарів
    }
sj-gesture-do-sell = { $n ->
        [0] Нічого не продавати
        [one] Продати { $n } товар за { $what }
        [few] Продати { $n } товари за { $what }
       *[many] Продати { $n } товарів за { $what }
    }
sj-gesture-do-keep = { $n ->
        [one] Лишити { $n } карту
        [few] Лишити { $n } карти
       *[many] Лишити { $n } карт
    }
sj-gesture-do-discard = { $n ->
        [one] Скинути { $n } карту
        [few] Скинути { $n } карти
       *[many] Скинути { $n } карт
    }
sj-gesture-do-exchange = { $n ->
        [0] Лишити всі карти
        [one] Обміняти { $n } карту
        [few] Обміняти { $n } карти
       *[many] Обміняти { $n } карт
    }
sj-gesture-do-under = { $n ->
        [0] Нічого не класти
        [one] Покласти { $n } карту
        [few] Покласти { $n } карти
       *[many] Покласти { $n } карт
    }

## Text

sj-text-round = Раунд { $n }. Губернатор: { $name }.
sj-text-waiting = Відповідає { $name }.
sj-text-hand = Карти на руці
sj-text-towns = Міста
sj-text-help = Довідка
sj-text-event = Подія: { $card }. { $text }.

## The end

sj-scoring = Очки за будівлями
sj-scoring-under = Карти під будівлями
sj-scoring-total = Усього

## Help

sj-topics-game = Гра
sj-topics-roles = Ролі
sj-topics-production = Виробничі будівлі
sj-topics-city = Міські будівлі
sj-topics-new = Нові будівлі
sj-topics-events = Події
sj-topics-end = Кінець
sj-topic-role = Хто взяв роль, діє першим і має її привілей. Інші по черзі виконують лише дію.
sj-topic-cards = Карти є всім
    .text = Карта горілиць перед вами є будівлею, карта на руці є грошима чи майбутньою будівлею, а карта долілиць на будівлі є товаром.
sj-topic-round = Раунд
    .text = По черзі кожен бере одну з вільних ролей, і всі діють у її фазі. Удвох губернатор бере дві ролі. Потім ролі повертаються, а губернатором стає наступний.
sj-topic-governor = Губернатор
    .text = Губернатор бере першу роль раунду. Потім карта переходить ліворуч.
sj-topic-hand = Ліміт карт на руці
    .text = На початку раунду можна мати 7 карт, решту скидають. Протягом раунду карт може бути скільки завгодно.
sj-topic-price = Карта цін
    .text = Купець відкриває її, перш ніж хтось продає. Вона каже, скільки карт дає кожен товар. Їх п’ять, завжди в тому самому порядку.
sj-topic-deck = Колода
    .text = Коли вона скінчиться, стос скиду перемішують, і він стає новою колодою.
sj-topic-discard = Стос скиду
    .text = Сплачене, продане й скинуте лежить тут долілиць.
sj-topic-goods = Товари
    .text = Товар — це карта долілиць на будівлі, щонайбільше одна. Його вид визначає будівля, хай що зображено на карті.
sj-topic-cost = Скільки коштує будівля
    .text = Платять іншими картами з руки. Будівник платить на 1 менше, Кузня чи Каменярня знімає ще 1, Кран знімає вартість накритої будівлі, а Чорний ринок приймає товари замість карт.
sj-topic-under = Карти під будівлями
    .text = Кожна карта під Капличкою, Банком чи Гаванню дає наприкінці 1 очко, навіть якщо будівлю потім накрито.
sj-topic-events = Події
    .text = Подію, що випала, викладають, а замість неї беруть іншу карту. У свій хід можна взяти подію замість ролі.
sj-topic-end = Кінець і очки
    .text = Коли в когось 12 будівель, фазу будівника дограють, і гру закінчено. Перемагає більшість очок, тоді карти на руці й товари.

## A guided first game

sj-lesson-welcome = Вітаємо в Сан-Хуані. Ви будуєте місто. У свій хід берете одну з цих п’яти ролей, і всі роблять, що вона каже. Її привілей маєте лише ви.
sj-lesson-hand = Це ваші карти. Кожна з них — будівля, і кожна — гроші: за одну платять іншими. Число вгорі ліворуч — її ціна для вас, зірка внизу — очки.
sj-lesson-builder = Візьміть Будівника. Кожен може будувати, а ви платите на 1 карту менше.
sj-lesson-build = Виберіть будівлю, а тоді карти, якими платите. Виробнича будівля — добрий початок.
sj-lesson-theirs = Тепер можуть будувати й інші. Далі їхня черга брати роль. Хай яка вона, ви теж берете участь.
sj-lesson-producer = Візьміть Виробника. Кожна виробнича будівля вміщує один товар, а ви можете виробити на один більше за інших.
sj-lesson-produce = Виберіть будівлі, що дадуть товар, і підтвердьте. Товар — це карта долілиць на своїй будівлі.
sj-lesson-round = Раунд скінчився. Ролі повертаються, і наступний гравець стає губернатором та починає.
sj-lesson-trader = Візьміть Купця, щоб продати вироблене. Спершу відкривають карту цін.
sj-lesson-sell = Товари продають за карти: скільки каже карта цін. Дорожчі будівлі дають дорожчі товари.
sj-lesson-councillor = Візьміть Радника, якщо він вільний. Ви побачите п’ять карт і лишите найкращу.
sj-lesson-keep = Виберіть карту, яку лишаєте. Решту скидають, і ніхто її не бачить.
sj-lesson-discounts = Міські будівлі, фіолетові, допомагають до кінця гри. Погляньте на свою карту: там сказано, що вона робить, скільки коштує вам тепер і чому.
sj-lesson-goal = Хто має 12 будівель, той закінчує гру. Латунні будівлі ціною 6 дають багато очок. Грайте далі: місто ваше.
