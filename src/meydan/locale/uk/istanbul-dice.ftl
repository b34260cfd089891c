### Стамбул: Гра на кубиках: слова гри за столом. Усі id починаються з dice-.

## Дрібниці

dice-plain = { $text }
dice-nothing = нічого
dice-quoted = «{ $name }»
dice-colour-red = червоний
    .tile = { $kind ->
            [action] червона
           *[any] червоний
        }
dice-colour-yellow = жовтий
    .tile = { $kind ->
            [action] жовта
           *[any] жовтий
        }
dice-colour-green = зелений
    .tile = { $kind ->
            [action] зелена
           *[any] зелений
        }
dice-colour-blue = синій
    .tile = { $kind ->
            [action] синя
           *[any] синій
        }
dice-face-R = червоний товар
dice-face-Y = жовтий товар
dice-face-G = зелений товар
dice-face-B = синій товар
dice-face-L = монета
dice-face-C = карта
dice-die-red = Червоний кубик
dice-die-yellow = Жовтий кубик
dice-die-green = Зелений кубик
dice-die-blue = Синій кубик
dice-marker-red = Червоний маркер
dice-marker-yellow = Жовтий маркер
dice-marker-green = Зелений маркер
dice-marker-blue = Синій маркер
dice-marker-brown = Коричневий маркер

## Полічене. Значення стоїть саме («2 ліри»), .obj є додатком («платить 2 ліри»).

dice-red =
    { $n ->
        [one] { $n } червоний маркер
        [few] { $n } червоні маркери
       *[many] { $n } червоних маркерів
    }
    .obj =
        { $n ->
            [one] { $n } червоний маркер
            [few] { $n } червоні маркери
           *[many] { $n } червоних маркерів
        }
dice-goods-red =
    { $n ->
        [one] { $n } червоний товар
        [few] { $n } червоні товари
       *[many] { $n } червоних товарів
    }
    .obj =
        { $n ->
            [one] { $n } червоний товар
            [few] { $n } червоні товари
           *[many] { $n } червоних товарів
        }
dice-yellow =
    { $n ->
        [one] { $n } жовтий маркер
        [few] { $n } жовті маркери
       *[many] { $n } жовтих маркерів
    }
    .obj =
        { $n ->
            [one] { $n } жовтий маркер
            [few] { $n } жовті маркери
           *[many] { $n } жовтих маркерів
        }
dice-goods-yellow =
    { $n ->
        [one] { $n } жовтий товар
        [few] { $n } жовті товари
       *[many] { $n } жовтих товарів
    }
    .obj =
        { $n ->
            [one] { $n } жовтий товар
            [few] { $n } жовті товари
           *[many] { $n } жовтих товарів
        }
dice-green =
    { $n ->
        [one] { $n } зелений маркер
        [few] { $n } зелені маркери
       *[many] { $n } зелених маркерів
    }
    .obj =
        { $n ->
            [one] { $n } зелений маркер
            [few] { $n } зелені маркери
           *[many] { $n } зелених маркерів
        }
dice-goods-green =
    { $n ->
        [one] { $n } зелений товар
        [few] { $n } зелені товари
       *[many] { $n } зелених товарів
    }
    .obj =
        { $n ->
            [one] { $n } зелений товар
            [few] { $n } зелені товари
           *[many] { $n } зелених товарів
        }
dice-blue =
    { $n ->
        [one] { $n } синій маркер
        [few] { $n } сині маркери
       *[many] { $n } синіх маркерів
    }
    .obj =
        { $n ->
            [one] { $n } синій маркер
            [few] { $n } сині маркери
           *[many] { $n } синіх маркерів
        }
dice-goods-blue =
    { $n ->
        [one] { $n } синій товар
        [few] { $n } сині товари
       *[many] { $n } синіх товарів
    }
    .obj =
        { $n ->
            [one] { $n } синій товар
            [few] { $n } сині товари
           *[many] { $n } синіх товарів
        }
dice-brown =
    { $n ->
        [one] { $n } коричневий маркер
        [few] { $n } коричневі маркери
       *[many] { $n } коричневих маркерів
    }
    .obj =
        { $n ->
            [one] { $n } коричневий маркер
            [few] { $n } коричневі маркери
           *[many] { $n } коричневих маркерів
        }
dice-crystal =
    { $n ->
        [one] { $n } кристал
        [few] { $n } кристали
       *[many] { $n } кристалів
    }
    .obj =
        { $n ->
            [one] { $n } кристал
            [few] { $n } кристали
           *[many] { $n } кристалів
        }
dice-lira =
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
dice-any =
    { $n ->
        [one] { $n } маркер будь-якого кольору
        [few] { $n } маркери будь-якого кольору
       *[many] { $n } маркерів будь-якого кольору
    }
    .obj =
        { $n ->
            [one] { $n } маркер будь-якого кольору
            [few] { $n } маркери будь-якого кольору
           *[many] { $n } маркерів будь-якого кольору
        }
dice-or-brown = { $what } (або коричневий)
dice-tiles =
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
dice-goods =
    { $n ->
        [one] { $n } товар будь-якого кольору
        [few] { $n } товари будь-якого кольору
       *[many] { $n } товарів будь-якого кольору
    }
    .obj =
        { $n ->
            [one] { $n } товар будь-якого кольору
            [few] { $n } товари будь-якого кольору
           *[many] { $n } товарів будь-якого кольору
        }
dice-goods-each = по 1 товару кожного кольору
dice-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
    .obj =
        { $n ->
            [one] { $n } монету
            [few] { $n } монети
           *[many] { $n } монет
        }
dice-cards =
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
dice-dice =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[many] { $n } кубиків
    }
    .obj =
        { $n ->
            [one] { $n } кубик
            [few] { $n } кубики
           *[many] { $n } кубиків
        }
dice-dice-R =
    { $n ->
        [one] { $n } червоний кубик
        [few] { $n } червоні кубики
       *[many] { $n } червоних кубиків
    }
dice-dice-Y =
    { $n ->
        [one] { $n } жовтий кубик
        [few] { $n } жовті кубики
       *[many] { $n } жовтих кубиків
    }
dice-dice-G =
    { $n ->
        [one] { $n } зелений кубик
        [few] { $n } зелені кубики
       *[many] { $n } зелених кубиків
    }
dice-dice-B =
    { $n ->
        [one] { $n } синій кубик
        [few] { $n } сині кубики
       *[many] { $n } синіх кубиків
    }
dice-dice-L =
    { $n ->
        [one] { $n } кубик з монетою
        [few] { $n } кубики з монетою
       *[many] { $n } кубиків з монетою
    }
dice-dice-C =
    { $n ->
        [one] { $n } кубик з картою
        [few] { $n } кубики з картою
       *[many] { $n } кубиків з картою
    }
dice-actions =
    { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[many] { $n } дій
    }
    .obj =
        { $n ->
            [one] { $n } дію
            [few] { $n } дії
           *[many] { $n } дій
        }
dice-rubies =
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

## Зони рубінів

dice-area-red = Зона червоних товарів
dice-area-yellow = Зона жовтих товарів
dice-area-green = Зона зелених товарів
dice-area-blue = Зона синіх товарів
dice-area-carpet = Килим товарів
dice-area-lira = Килим лір
dice-area-mosque = Зона мечеті
dice-area-left = Лишилося: { $rubies }. Наступний коштує { $cost }.
dice-area-mosque-left = Лишилося: { $rubies }. Рубін ви отримуєте, коли маєте { $tiles }.
dice-area-empty = Рубінів тут не лишилося.

## Тайли мечеті

dice-tile-lira = Дохід: ліри
dice-tile-lira-text = На початку кожного вашого ходу: { $what }.
dice-tile-crystal = Дохід: кристал
dice-tile-crystal-text = На початку кожного вашого ходу: 1 кристал.
dice-tile-card = Дохід: карта базару
dice-tile-card-text = На початку кожного вашого ходу: зіграйте 1 карту базару.
dice-tile-action = Додаткова дія
dice-tile-action-text = На одну дію більше кожного ходу.
dice-tile-die = Додатковий кубик
dice-tile-die-text = На один кубик більше кожного ходу.
dice-tile-goods = Додатковий товар
dice-tile-goods-text = Щоразу, коли обмінюєте монети: ще й { $what }.
dice-tile-of = { $tile } ({ $colour })
dice-tile-price = Тайл «{ $tile }» коштує { $cost }.
dice-tile-cost = { $text } Тайл коштує { $cost }.
dice-tile-young = { $name }. { $text } Діє з вашого наступного ходу.

## Карти базару: назви

dice-card-sell-crystal = Скупник кристалів
dice-card-sell-good = Скупник товарів
dice-card-brown = Подарунок: { $colour }
dice-card-market = Базарний день: { $colour }
dice-card-lira = Добрий торг: { $colour }
dice-card-crystal-lira = Добрий торг: кристал
dice-card-trade = Чесний торг: { $colour }
dice-card-trade-crystal = Чесний торг: кристал
dice-card-ruby-for-brown = Рубін за коричневі товари
dice-card-ruby-for-crystals = Рубін за кристали
dice-card-ruby-for-five-crystals = Рубін за п’ять кристалів
dice-card-ruby-for-tile-and-lira = Рубін за тайл і ліри
dice-card-ruby-for-tiles = Рубін за тайли
dice-card-two-dice-lira = Натовп: ліри
dice-card-two-dice-brown = Натовп: товари
dice-card-two-dice-crystals = Натовп: кристали
dice-card-own-one-brown = Мала крамниця
dice-card-own-two-brown = Велика крамниця
dice-card-own-three-brown = Повна крамниця
dice-card-own-three-brown-lira = Багата крамниця
dice-card-crystal-for-brown = Кристал за товар
dice-card-lira-for-brown = Гуртова купівля
dice-card-good-for-lira = Багатий покупець
dice-card-lira-for-tile = Пожертва лір
dice-card-crystals-for-tile = Пожертва кристалів
dice-card-tile-for-brown = Тайл за товари

## Що робить карта

dice-half-take = Візьміть { $what }.
dice-half-give = Можете віддати { $cost } і взяти { $what }; інакше візьміть { $lira }.
dice-half-dice =
    { $n ->
        [one] Якщо використано { $n } кубик із картою, візьміть { $what }; інакше візьміть { $lira }.
        [few] Якщо використано { $n } кубики з картою, візьміть { $what }; інакше візьміть { $lira }.
       *[many] Якщо використано { $n } кубиків із картою, візьміть { $what }; інакше візьміть { $lira }.
    }
dice-half-own = Якщо маєте { $own }, візьміть { $what }; інакше візьміть { $lira }.
dice-half-others-take = Усі інші беруть { $what }.
dice-half-others-give = Усі інші можуть віддати { $cost } і взяти { $what }.
dice-half-none = Іншим нічого.
dice-card-text = { $own } { $others }

## Шість дій

dice-action-same = Два однакові товари
dice-action-pair = Два різні товари
dice-action-three = Три різні товари
dice-action-four = Чотири різні товари
dice-action-lira = Взяти ліри
dice-action-cards = Відкрити карти базару
dice-help-action-same = Віддайте 2 товари одного кольору, візьміть 1 маркер цього кольору.
dice-help-action-pair = Віддайте 2 товари різних кольорів, візьміть 1 кристал.
dice-help-action-three = Віддайте 3 товари різних кольорів, візьміть 1 коричневий маркер.
dice-help-action-four = Віддайте по 1 товару кожного кольору, візьміть 2 кольорові маркери на вибір.
dice-help-action-lira = Використайте всі кубики з монетою: кожен дає { $n } ліри.
dice-help-action-cards = Використайте кубики з картою: відкрийте стільки ж карт базару і зіграйте одну з них.

## Що можна вибрати

dice-option-trade = Віддати { $cost }, взяти { $what }
dice-cost-brown = { $cost } (зокрема { $brown })
dice-option-lira = Обміняти { $coins }: взяти { $what }
dice-option-cards =
    { $n ->
        [1] Відкрити карту базару
        [one] Відкрити { $dice } і зіграти одну
        [few] Відкрити { $dice } і зіграти одну
       *[many] Відкрити { $dice } і зіграти одну
    }
dice-option-tile = Віддати { $cost }, взяти тайл «{ $tile }». { $text }
dice-option-tile-ruby = Віддати { $cost }, взяти тайл «{ $tile }» і з ним рубін мечеті. { $text }
dice-option-tile-free = Взяти тайл «{ $tile }». { $text }
dice-option-tile-free-ruby = Взяти тайл «{ $tile }» і з ним рубін мечеті. { $text }
dice-option-ruby = Віддати { $cost }, взяти рубін. { $area }
dice-option-ruby-free = Взяти рубін. { $area }
dice-option-end = Завершити хід
dice-option-end-early = Завершити хід і втратити { $actions }
dice-option-die = Віддати { $what } кубик
dice-option-marker = Віддати { $what }
dice-option-brown = Віддати 1 коричневий маркер як { $colour }
dice-option-brown-any = Віддати 1 коричневий маркер
dice-option-take = Взяти { $what }
dice-option-give = Віддати { $what }
dice-option-card = Зіграти «{ $card }». { $own } { $others }
dice-option-card-alone = Зіграти «{ $card }». { $own }
dice-card-unmet = Умову не виконано ({ $need }): візьміть { $lira }.
dice-option-accept = Віддати { $cost }, взяти { $what }
dice-option-accept-free = Взяти { $what }
dice-option-decline = Ні, дякую
dice-option-decline-lira = Ні, краще взяти { $lira }
dice-option-discard = Віддати тайл «{ $tile }». { $text }
dice-option-reroll = Віддати { $crystal } і перекинути { $dice }
dice-option-keep = Лишити всі кубики

## Що запитують

dice-ask-Reroll = Які кубики перекидаєте? У вас { $crystals }.
dice-ask-Act = Що робите? Лишилося: { $actions }.
dice-ask-Act-empty = Усі кубики використано. Що робите? Лишилося: { $actions }.
dice-ask-Act-nothing = Більше нічого оплатити не можна. Завершіть хід.
dice-ask-Act-which = { $action }: які саме?
dice-ask-Act-cards = Скільки кубиків із картою використати?
dice-ask-Pay = За { $what } треба віддати { $cost }. Чим платите?
dice-ask-Pay-any = За { $what } треба віддати { $cost }. Лишилося: { $left }. Чим платите?
dice-bought-tile = тайл «{ $tile }»
dice-bought-ruby = рубін ({ $area })
dice-ask-TakeMarkers = Які два маркери берете?
dice-ask-TakeMarkers-more = Ви берете { $what }. Який маркер буде другим?
dice-ask-PickCard = Яку з відкритих карт граєте?
dice-ask-Accept = «{ $card }»: міняєтеся?
dice-ask-Accept-free = «{ $card }»: берете?
dice-ask-Offer = { $name } грає карту «{ $card }». Міняєтеся?
dice-ask-GiveMarker = Який маркер віддаєте?
dice-ask-DiscardTile = Який тайл мечеті віддаєте? Треба ще { $what }.
dice-ask-ChooseRuby = З якої зони берете рубін?
dice-ask-ChooseTile = Який тайл мечеті берете?

## Що сталося

dice-event-turn-began = починає хід у раунді { $round }
dice-event-rolled = кидає кубики: { $dice }
dice-event-rerolled = віддає кристал і перекидає { $dice }
dice-event-cashed = обмінює { $coins }
dice-brown-as = { $what } як { $colour }
dice-event-took = бере { $what }
dice-event-income = бере { $what } (дохід)
dice-event-paid = віддає { $what }
dice-event-spent = віддає { $what }
dice-event-returned = повертає { $what }, бо в запасі бракує
dice-event-revealed = На базарі відкрито { $what }.
dice-event-reshuffled =
    { $n ->
        [one] { $n } скинута карта стає новою колодою.
        [few] { $n } скинуті карти стають новою колодою.
       *[many] { $n } скинутих карт стають новою колодою.
    }
dice-event-used-card = грає карту «{ $card }»
dice-event-declined = відмовляється від пропозиції карти «{ $card }»
dice-event-consoled = не виконує умови карти «{ $card }» ({ $need })
dice-event-tile-shown = У мечеті відкрито { $what }.
dice-event-took-tile = бере тайл мечеті «{ $tile }»
dice-event-lost-tile = віддає тайл мечеті «{ $tile }»
dice-event-took-ruby = бере рубін ({ $area }) і має вже { $has }
dice-event-last-round = досягає мети: це останній раунд
dice-event-ended = Гру завершено.

## Чому ні

dice-reason-act-first = Час виконати дію або завершити хід.
dice-reason-answer-first = Спершу прийміть або відхиліть пропозицію карти.
dice-reason-card-first = Спершу виберіть одну з відкритих карт.
dice-reason-discard-first = Спершу віддайте тайл мечеті.
dice-reason-discard-order = Тайли віддають у тому порядку, у якому їх перелічено, і цей ви вже минули.
dice-reason-few-cards = Для цього треба { $need }, а на кубиках їх { $have }.
dice-reason-give-first = Спершу віддайте маркер товару.
dice-reason-needs-goods = Ваших кубиків і маркерів не вистачає.
dice-reason-needs-more = { $what } Ваших кубиків і маркерів на це не вистачає.
dice-reason-needs-lira = Рубін коштує { $need }, а у вас { $have }. Монети на кубиках треба спершу обміняти.
dice-reason-no-card = Карту «{ $card }» не відкрито.
dice-reason-no-coins = Жоден кубик не показує монети.
dice-reason-no-marker = Ви не маєте що віддати: { $what }.
dice-reason-other-marker = Карта просить { $colour } маркер. Коричневий теж годиться.
dice-reason-no-ruby = Рубінів тут не лишилося: { $area }.
dice-reason-no-tile = Тайлу «{ $tile }» немає в ряду.
dice-reason-not-lying = Таких кубиків на столі немає.
dice-reason-not-your-tile = Тайлу «{ $tile }» у вас немає.
dice-reason-pay-colour = Наступний товар до сплати: { $colour }.
dice-reason-pay-first = Спершу доплатіть решту.
dice-reason-pay-otherwise = Цього у вас немає, або на решту лишиться замало.
dice-reason-reroll-first = Спершу перекиньте кубики або лишіть їх.
dice-reason-ruby-first = Спершу виберіть, з якої зони взяти рубін.
dice-reason-take-first = Спершу візьміть два маркери.
dice-reason-take-order = Маркери беруть у порядку кольорів. Перший: { $colour }.
dice-reason-tile-first = Спершу візьміть тайл мечеті.

## Рахунок, графіки, удача

dice-label-rubies = рубіни
dice-label-worth = статки
dice-worth-is = За однакової кількості рубінів вирішують статки: ліри, { $marker } за кожен маркер і { $crystal } за кожен кристал.
dice-chart-rubies = Рубіни за раундами
dice-chart-lira = Ліри за раундами
dice-chart-tiles = Тайли мечеті за раундами
dice-luck =
    { $rolls ->
        [one] { $rolls } хід: { $mean } однакових товарів у кидку (очікувано { $expected })
        [few] { $rolls } ходи: у середньому { $mean } однакових товарів у кидку (очікувано { $expected })
       *[many] { $rolls } ходів: у середньому { $mean } однакових товарів у кидку (очікувано { $expected })
    }

## Поле

dice-mosque = Тайли мечеті
dice-actions-title = Дії
dice-rubies-title = Рубіни
dice-purse = Маркери, кристали й ліри гравця { $name }
dice-tray = Кубики: { $dice }.
dice-die = Кубик: { $face }
dice-die-kept = Кубик: { $face }. Виберіть, щоб перекинути.
dice-die-marked = Кубик: { $face }. Його буде перекинуто.
dice-deck =
    { $n ->
        [one] Колода базару: { $n } карта, скинуто { $discards }
        [few] Колода базару: { $n } карти, скинуто { $discards }
       *[many] Колода базару: { $n } карт, скинуто { $discards }
    }
dice-stack =
    { $n ->
        [one] У стосі ще { $n } тайл.
        [few] У стосі ще { $n } тайли.
       *[many] У стосі ще { $n } тайлів.
    }
dice-turn-of = Хід гравця { $name }
dice-left =
    { $n ->
        [one] Ще { $n } дія
        [few] Ще { $n } дії
       *[many] Ще { $n } дій
    }
dice-phase-roll = Кидок
dice-phase-income = Дохід
dice-phase-over = Кінець гри
dice-thing-could = { $name }. { $text } Ваших кубиків на це вистачає: виберіть, щоб лишити їх і зробити це.

## Що мають гравці

dice-mine = Що у вас є
dice-player = Що має { $name }
dice-rubies-of =
    { $n ->
        [one] { $n } рубін з { $goal }
        [few] { $n } рубіни з { $goal }
       *[many] { $n } рубінів з { $goal }
    }
dice-tiles-of = { $n } з { $need } тайлів мечеті, потрібних для рубіна
dice-many = { $n } × { $name }
dice-preview = Поле гри на кубиках. Мета: { $rubies }.

## Жести

dice-reroll-which = Кубики, які перекинути
dice-reroll-do =
    { $n ->
        [one] Перекинути { $n } кубик (1 кристал)
        [few] Перекинути { $n } кубики (1 кристал)
       *[many] Перекинути { $n } кубиків (1 кристал)
    }
dice-reroll-mark = Позначте кубики, щоб перекинути
dice-reroll-keep = Лишити всі
dice-reroll-all = Позначити всі
dice-reroll-none = Зняти позначки
dice-short-red =
    { $n ->
        [one] { $n } червоний
        [few] { $n } червоні
       *[many] { $n } червоних
    }
dice-short-yellow =
    { $n ->
        [one] { $n } жовтий
        [few] { $n } жовті
       *[many] { $n } жовтих
    }
dice-short-green =
    { $n ->
        [one] { $n } зелений
        [few] { $n } зелені
       *[many] { $n } зелених
    }
dice-short-blue =
    { $n ->
        [one] { $n } синій
        [few] { $n } сині
       *[many] { $n } синіх
    }
dice-short-brown =
    { $n ->
        [one] { $n } коричневий
        [few] { $n } коричневі
       *[many] { $n } коричневих
    }
dice-short-way = { $way } ({ $brown })
dice-pay-taken = Уже взято: інакше не можна

## Стіл словами

dice-text-turn = Раунд { $round }: хід гравця { $name }

## Довідка

dice-topics-turn = Хід і фішки
dice-topics-actions = Дії
dice-topics-rubies = Рубіни
dice-topics-tiles = Тайли мечеті
dice-topics-cards = Карти базару
dice-topic-turn = Хід
dice-topic-faces = Кубики
dice-topic-crystals = Кристали
dice-topic-marker = Маркери товарів
dice-topic-wild = Коричневі маркери
dice-topic-money = Ліри
dice-topic-tile = Тайли мечеті
dice-topic-deck = Карти базару
dice-topic-scarcity = Коли в запасі бракує
dice-topic-ruby = Рубіни
dice-topic-end = Кінець гри
dice-help-turn = Хід має чотири фази: дохід від тайлів мечеті, кидок, дві дії та передача кубиків наступному гравцеві. Невикористані кубики пропадають; маркери, кристали й ліри лишаються у вас.
dice-help-faces = Кубик має шість граней: товар кожного з чотирьох кольорів, монета й карта. Ви кидаєте п’ять кубиків і ще по одному за кожен тайл додаткового кубика. Кожен кубик можна використати для однієї дії.
dice-help-crystals = За 1 кристал ви перекидаєте скільки завгодно своїх кубиків. Нові грані ви бачите, перш ніж платити ще один кристал.
dice-help-marker = Маркер — це товар, який лишається у вас. У кожній дії ним платять, як кубиком його кольору.
dice-help-wild = Коричневим маркером можна заплатити за один товар будь-якого кольору. Монети чи карти він не заміняє.
dice-help-money = Лірами платять за рубіни килима лір і за деякі карти базару. Монети на кубиках треба спершу обміняти.
dice-help-tile = Тайл діє з вашого наступного ходу й відтоді завжди. Крім того, ви одразу берете рубін, щойно матимете { $tiles }; це буває раз за гру.
dice-help-deck = Ви граєте одну з відкритих карт, потім усі йдуть у скид. Деякі карти мають частину й для всіх інших гравців. Якщо ви не можете чи не хочете виконати свою частину, візьміть { $lira }.
dice-help-scarcity = Якщо ви маєте взяти те, чого в запасі бракує, кожен, хто має таке, повертає по одному, доки не вистачить.
dice-help-ruby = З кожним узятим рубіном наступний у цій зоні дорожчає. Щойно хтось матиме { $rubies }, гра закінчується після цього раунду.
dice-help-end = Щойно хтось має { $rubies }, раунд дограють. Перемагає той, у кого найбільше рубінів; за рівності — у кого більші статки: ліри, 3 за кожен маркер і 2 за кожен кристал.
dice-help-pay = За товари платять кубиками, маркерами їхнього кольору або коричневими маркерами, як завгодно разом.
dice-help-area-track = Рубін коштує товари лише цього кольору. Ціни по черзі: { $prices }.
dice-help-area-carpet = Рубін коштує по товару кожного кольору і ще по одному будь-якому за кожен рубін, якого вже немає. Разом: { $prices }.
dice-help-area-lira = Рубін коштує ліри. Ціни по черзі: { $prices }.
dice-help-area-mosque = Тут ви одразу берете рубін, щойно матимете { $tiles }. Купити його не можна, і кожен отримує його лише раз.
dice-by-players = для 2 гравців: { $two }; для 3: { $three }; для 4: { $four }
dice-with-four = { $what } (для 4 гравців: { $four })

## Перша гра з підказками

dice-lesson-welcome = Вітаємо на базарі! Щойно хтось матиме 6 рубінів, гра закінчиться після цього раунду, і переможе той, у кого рубінів найбільше. Рубіни купують тут: за багато товарів одного кольору, за товари всіх кольорів або за ліри. Що менше їх лишається, то вони дорожчі.
dice-lesson-roll = Ваші п’ять кубиків кинуто. На кожному товар, монета або карта. За кристал можна перекинути деякі з них: виберіть ті, що вам не до вподоби, а тоді натисніть кнопку. Або лишіть усі.
dice-lesson-act = Тепер у вас дві дії. Світиться те, що можна оплатити вашими кубиками. За три товари одного кольору можна взяти більшість тайлів мечеті; за два однакові — маркер, тобто товар, що лишається у вас. Виберіть щось із того, що світиться.
dice-lesson-pay = Якщо платити можна по-різному, виберіть тут. Кубики наприкінці ходу пропадають, тож найкраще спершу витратити їх.
dice-lesson-second = Ще одна дія. Щойно здобуте можна одразу витратити. Якщо нічого не підходить, завершіть хід.
dice-lesson-keep = Кубики йдуть до наступного гравця, а маркери, кристали й ліри лишаються у вас. Так за кілька ходів збирають на рубін. Коричневі маркери заміняють будь-який колір.
dice-lesson-mosque = Угорі лежать тайли мечеті. Більшість коштує три товари одного кольору, додатковий кубик — по одному кожного. Вони допомагають із вашого наступного ходу. З п’ятим тайлом ви ще й отримуєте рубін. А тепер переходьте до дій.
dice-lesson-spend = Зіграйте цей хід, як хочете. Монети стають лірами, а два різні товари — кристалом.
dice-lesson-rubies = Наступні ціни вказано в зонах: наприклад, 4 товари одного кольору, 4 різні товари або 12 лір. Зона засвітиться, щойно ви зможете заплатити.
dice-lesson-bazaar = Кубики з картою відкривають карти базару. Верхня частина для вас. Нижня для всіх інших: тому вас можуть запитати й під час чужого ходу.
dice-lesson-goal = Це все! Клацніть правою кнопкою або торкніться й утримуйте будь-що, щоб прочитати про нього. Щасти вам на шляху до 6 рубінів.
