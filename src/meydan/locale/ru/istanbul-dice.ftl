### Стамбул: Игра на кубиках: слова игры за столом. Все id начинаются с dice-.

## Мелочи

dice-plain = { $text }
dice-nothing = ничего
dice-quoted = «{ $name }»
dice-colour-red = красный
    .tile = { $kind ->
            [action] красное
           *[any] красный
        }
dice-colour-yellow = жёлтый
    .tile = { $kind ->
            [action] жёлтое
           *[any] жёлтый
        }
dice-colour-green = зелёный
    .tile = { $kind ->
            [action] зелёное
           *[any] зелёный
        }
dice-colour-blue = синий
    .tile = { $kind ->
            [action] синее
           *[any] синий
        }
dice-face-R = красный товар
dice-face-Y = жёлтый товар
dice-face-G = зелёный товар
dice-face-B = синий товар
dice-face-L = монета
dice-face-C = карта
dice-die-red = Красный кубик
dice-die-yellow = Жёлтый кубик
dice-die-green = Зелёный кубик
dice-die-blue = Синий кубик
dice-marker-red = Красный жетон
dice-marker-yellow = Жёлтый жетон
dice-marker-green = Зелёный жетон
dice-marker-blue = Синий жетон
dice-marker-brown = Коричневый жетон

## Посчитанное. Значение стоит само («2 лиры»), .obj — дополнение («платит 2 лиры»).

dice-red =
    { $n ->
        [one] { $n } красный жетон
        [few] { $n } красных жетона
       *[many] { $n } красных жетонов
    }
    .obj =
        { $n ->
            [one] { $n } красный жетон
            [few] { $n } красных жетона
           *[many] { $n } красных жетонов
        }
dice-goods-red =
    { $n ->
        [one] { $n } красный товар
        [few] { $n } красных товара
       *[many] { $n } красных товаров
    }
    .obj =
        { $n ->
            [one] { $n } красный товар
            [few] { $n } красных товара
           *[many] { $n } красных товаров
        }
dice-yellow =
    { $n ->
        [one] { $n } жёлтый жетон
        [few] { $n } жёлтых жетона
       *[many] { $n } жёлтых жетонов
    }
    .obj =
        { $n ->
            [one] { $n } жёлтый жетон
            [few] { $n } жёлтых жетона
           *[many] { $n } жёлтых жетонов
        }
dice-goods-yellow =
    { $n ->
        [one] { $n } жёлтый товар
        [few] { $n } жёлтых товара
       *[many] { $n } жёлтых товаров
    }
    .obj =
        { $n ->
            [one] { $n } жёлтый товар
            [few] { $n } жёлтых товара
           *[many] { $n } жёлтых товаров
        }
dice-green =
    { $n ->
        [one] { $n } зелёный жетон
        [few] { $n } зелёных жетона
       *[many] { $n } зелёных жетонов
    }
    .obj =
        { $n ->
            [one] { $n } зелёный жетон
            [few] { $n } зелёных жетона
           *[many] { $n } зелёных жетонов
        }
dice-goods-green =
    { $n ->
        [one] { $n } зелёный товар
        [few] { $n } зелёных товара
       *[many] { $n } зелёных товаров
    }
    .obj =
        { $n ->
            [one] { $n } зелёный товар
            [few] { $n } зелёных товара
           *[many] { $n } зелёных товаров
        }
dice-blue =
    { $n ->
        [one] { $n } синий жетон
        [few] { $n } синих жетона
       *[many] { $n } синих жетонов
    }
    .obj =
        { $n ->
            [one] { $n } синий жетон
            [few] { $n } синих жетона
           *[many] { $n } синих жетонов
        }
dice-goods-blue =
    { $n ->
        [one] { $n } синий товар
        [few] { $n } синих товара
       *[many] { $n } синих товаров
    }
    .obj =
        { $n ->
            [one] { $n } синий товар
            [few] { $n } синих товара
           *[many] { $n } синих товаров
        }
dice-brown =
    { $n ->
        [one] { $n } коричневый жетон
        [few] { $n } коричневых жетона
       *[many] { $n } коричневых жетонов
    }
    .obj =
        { $n ->
            [one] { $n } коричневый жетон
            [few] { $n } коричневых жетона
           *[many] { $n } коричневых жетонов
        }
dice-crystal =
    { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    }
    .obj =
        { $n ->
            [one] { $n } кристалл
            [few] { $n } кристалла
           *[many] { $n } кристаллов
        }
dice-lira =
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
dice-any =
    { $n ->
        [one] { $n } жетон любого цвета
        [few] { $n } жетона любого цвета
       *[many] { $n } жетонов любого цвета
    }
    .obj =
        { $n ->
            [one] { $n } жетон любого цвета
            [few] { $n } жетона любого цвета
           *[many] { $n } жетонов любого цвета
        }
dice-or-brown = { $what } (или коричневый)
dice-tiles =
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
dice-goods =
    { $n ->
        [one] { $n } товар любого цвета
        [few] { $n } товара любого цвета
       *[many] { $n } товаров любого цвета
    }
    .obj =
        { $n ->
            [one] { $n } товар любого цвета
            [few] { $n } товара любого цвета
           *[many] { $n } товаров любого цвета
        }
dice-goods-each = по 1 товару каждого цвета
dice-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
    .obj =
        { $n ->
            [one] { $n } монету
            [few] { $n } монеты
           *[many] { $n } монет
        }
dice-cards =
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
dice-dice =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
    .obj =
        { $n ->
            [one] { $n } кубик
            [few] { $n } кубика
           *[many] { $n } кубиков
        }
dice-dice-R =
    { $n ->
        [one] { $n } красный кубик
        [few] { $n } красных кубика
       *[many] { $n } красных кубиков
    }
dice-dice-Y =
    { $n ->
        [one] { $n } жёлтый кубик
        [few] { $n } жёлтых кубика
       *[many] { $n } жёлтых кубиков
    }
dice-dice-G =
    { $n ->
        [one] { $n } зелёный кубик
        [few] { $n } зелёных кубика
       *[many] { $n } зелёных кубиков
    }
dice-dice-B =
    { $n ->
        [one] { $n } синий кубик
        [few] { $n } синих кубика
       *[many] { $n } синих кубиков
    }
dice-dice-L =
    { $n ->
        [one] { $n } кубик с монетой
        [few] { $n } кубика с монетой
       *[many] { $n } кубиков с монетой
    }
dice-dice-C =
    { $n ->
        [one] { $n } кубик с картой
        [few] { $n } кубика с картой
       *[many] { $n } кубиков с картой
    }
dice-actions =
    { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    }
    .obj =
        { $n ->
            [one] { $n } действие
            [few] { $n } действия
           *[many] { $n } действий
        }
dice-rubies =
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

## Зоны рубинов

dice-area-red = Зона красных товаров
dice-area-yellow = Зона жёлтых товаров
dice-area-green = Зона зелёных товаров
dice-area-blue = Зона синих товаров
dice-area-carpet = Ковёр товаров
dice-area-lira = Ковёр лир
dice-area-mosque = Зона мечети
dice-area-left = Осталось: { $rubies }. Следующий стоит { $cost }.
dice-area-mosque-left = Осталось: { $rubies }. Рубин вы получаете, когда соберёте { $tiles }.
dice-area-empty = Рубинов здесь не осталось.

## Жетоны мечети

dice-tile-lira = Доход: лиры
dice-tile-lira-text = В начале каждого вашего хода: { $what }.
dice-tile-crystal = Доход: кристалл
dice-tile-crystal-text = В начале каждого вашего хода: 1 кристалл.
dice-tile-card = Доход: карта базара
dice-tile-card-text = В начале каждого вашего хода: сыграйте 1 карту базара.
dice-tile-action = Дополнительное действие
dice-tile-action-text = На одно действие больше каждый ход.
dice-tile-die = Дополнительный кубик
dice-tile-die-text = На один кубик больше каждый ход.
dice-tile-goods = Дополнительный товар
dice-tile-goods-text = Каждый раз, когда обмениваете монеты: ещё и { $what }.
dice-tile-of = { $tile } ({ $colour })
dice-tile-price = Жетон мечети «{ $tile }» стоит { $cost }.
dice-tile-cost = { $text } Этот жетон мечети стоит { $cost }.
dice-tile-young = { $name }. { $text } Действует с вашего следующего хода.

## Карты базара: названия

dice-card-sell-crystal = Скупщик кристаллов
dice-card-sell-good = Скупщик товаров
dice-card-brown = Подарок: { $colour }
dice-card-market = Базарный день: { $colour }
dice-card-lira = Удачный торг: { $colour }
dice-card-crystal-lira = Удачный торг: кристалл
dice-card-trade = Честный торг: { $colour }
dice-card-trade-crystal = Честный торг: кристалл
dice-card-ruby-for-brown = Рубин за коричневые товары
dice-card-ruby-for-crystals = Рубин за кристаллы
dice-card-ruby-for-five-crystals = Рубин за пять кристаллов
dice-card-ruby-for-tile-and-lira = Рубин за жетон мечети и лиры
dice-card-ruby-for-tiles = Рубин за жетоны мечети
dice-card-two-dice-lira = Толпа: лиры
dice-card-two-dice-brown = Толпа: товары
dice-card-two-dice-crystals = Толпа: кристаллы
dice-card-own-one-brown = Малая лавка
dice-card-own-two-brown = Большая лавка
dice-card-own-three-brown = Полная лавка
dice-card-own-three-brown-lira = Богатая лавка
dice-card-crystal-for-brown = Кристалл за товар
dice-card-lira-for-brown = Оптовая закупка
dice-card-good-for-lira = Богатый покупатель
dice-card-lira-for-tile = Пожертвование лир
dice-card-crystals-for-tile = Пожертвование кристаллов
dice-card-tile-for-brown = Жетон мечети за товары

## Что делает карта

dice-half-take = Возьмите { $what }.
dice-half-give = Можете отдать { $cost } и взять { $what }; иначе возьмите { $lira }.
dice-half-dice =
    { $n ->
        [one] Если использован { $n } кубик с картой, возьмите { $what }; иначе возьмите { $lira }.
        [few] Если использовано { $n } кубика с картой, возьмите { $what }; иначе возьмите { $lira }.
       *[many] Если использовано { $n } кубиков с картой, возьмите { $what }; иначе возьмите { $lira }.
    }
dice-half-own = Если у вас есть { $own }, возьмите { $what }; иначе возьмите { $lira }.
dice-half-others-take = Все остальные берут { $what }.
dice-half-others-give = Все остальные могут отдать { $cost } и взять { $what }.
dice-half-none = Остальным ничего.
dice-card-text = { $own } { $others }

## Шесть действий

dice-action-same = Два одинаковых товара
dice-action-pair = Два разных товара
dice-action-three = Три разных товара
dice-action-four = Четыре разных товара
dice-action-lira = Взять лиры
dice-action-cards = Открыть карты базара
dice-help-action-same = Отдайте 2 товара одного цвета, возьмите 1 жетон этого цвета.
dice-help-action-pair = Отдайте 2 товара разных цветов, возьмите 1 кристалл.
dice-help-action-three = Отдайте 3 товара разных цветов, возьмите 1 коричневый жетон.
dice-help-action-four = Отдайте по 1 товару каждого цвета, возьмите 2 цветных жетона на выбор.
dice-help-action-lira = Используйте все кубики с монетой: каждый даёт { $n } лиры.
dice-help-action-cards = Используйте кубики с картой: откройте столько же карт базара и сыграйте одну из них.

## Что можно выбрать

dice-option-trade = Отдать { $cost }, взять { $what }
dice-cost-brown = { $cost } (в том числе { $brown })
dice-option-lira = Обменять { $coins }: взять { $what }
dice-option-cards =
    { $n ->
        [1] Открыть карту базара
        [one] Открыть { $dice } и сыграть одну
        [few] Открыть { $dice } и сыграть одну
       *[many] Открыть { $dice } и сыграть одну
    }
dice-option-tile = Отдать { $cost }, взять жетон мечети «{ $tile }». { $text }
dice-option-tile-ruby = Отдать { $cost }, взять жетон мечети «{ $tile }» и с ним рубин мечети. { $text }
dice-option-tile-free = Взять жетон мечети «{ $tile }». { $text }
dice-option-tile-free-ruby = Взять жетон мечети «{ $tile }» и с ним рубин мечети. { $text }
dice-option-ruby = Отдать { $cost }, взять рубин. { $area }
dice-option-ruby-free = Взять рубин. { $area }
dice-option-end = Завершить ход
dice-option-end-early = Завершить ход и потерять { $actions }
dice-option-die = Отдать { $what } кубик
dice-option-marker = Отдать { $what }
dice-option-brown = Отдать 1 коричневый жетон за { $colour }
dice-option-brown-any = Отдать 1 коричневый жетон
dice-option-take = Взять { $what }
dice-option-give = Отдать { $what }
dice-option-card = Сыграть «{ $card }». { $own } { $others }
dice-option-card-alone = Сыграть «{ $card }». { $own }
dice-card-unmet = Условие не выполнено ({ $need }): возьмите { $lira }.
dice-option-accept = Отдать { $cost }, взять { $what }
dice-option-accept-free = Взять { $what }
dice-option-decline = Нет, спасибо
dice-option-decline-lira = Нет, лучше взять { $lira }
dice-option-discard = Отдать жетон мечети «{ $tile }». { $text }
dice-option-reroll = Отдать { $crystal } и перебросить { $dice }
dice-option-keep = Оставить все кубики

## О чём спрашивают

dice-ask-Reroll = Какие кубики перебросите? У вас { $crystals }.
dice-ask-Act = Что делаете? Осталось: { $actions }.
dice-ask-Act-empty = Все кубики использованы. Что делаете? Осталось: { $actions }.
dice-ask-Act-nothing = Больше ничего оплатить нельзя. Завершите ход.
dice-ask-Act-which = { $action }: какие именно?
dice-ask-Act-cards = Сколько кубиков с картой используете?
dice-ask-Pay = За { $what } нужно отдать { $cost }. Чем заплатите?
dice-ask-Pay-any = За { $what } нужно отдать { $cost }. Осталось: { $left }. Чем заплатите?
dice-bought-tile = жетон мечети «{ $tile }»
dice-bought-ruby = рубин ({ $area })
dice-ask-TakeMarkers = Какие два жетона возьмёте?
dice-ask-TakeMarkers-more = Вы берёте { $what }. Какой жетон будет вторым?
dice-ask-PickCard = Какую из открытых карт сыграете?
dice-ask-Accept = «{ $card }»: меняетесь?
dice-ask-Accept-free = «{ $card }»: берёте?
dice-ask-Offer = { $name } играет карту «{ $card }». Меняетесь?
dice-ask-GiveMarker = Какой жетон отдадите?
dice-ask-DiscardTile = Какой жетон мечети отдадите? Нужно ещё { $what }.
dice-ask-ChooseRuby = Из какой зоны возьмёте рубин?
dice-ask-ChooseTile = Какой жетон мечети возьмёте?

## Что произошло

dice-event-turn-began = начинает ход в раунде { $round }
dice-event-rolled = бросает кубики: { $dice }
dice-event-rerolled = отдаёт кристалл и перебрасывает { $dice }
dice-event-cashed = обменивает { $coins }
dice-brown-as = { $what } за { $colour }
dice-event-took = берёт { $what }
dice-event-income = берёт { $what } (доход)
dice-event-paid = отдаёт { $what }
dice-event-spent = отдаёт { $what }
dice-event-returned = возвращает { $what }, потому что в запасе не хватает
dice-event-revealed = На базаре открыто { $what }.
dice-event-reshuffled =
    { $n ->
        [one] { $n } сброшенная карта становится новой колодой.
        [few] { $n } сброшенные карты становятся новой колодой.
       *[many] { $n } сброшенных карт становятся новой колодой.
    }
dice-event-used-card = играет карту «{ $card }»
dice-event-declined = отказывается от предложения карты «{ $card }»
dice-event-consoled = не выполняет условие карты «{ $card }» ({ $need })
dice-event-tile-shown = В мечети открыто { $what }.
dice-event-took-tile = берёт жетон мечети «{ $tile }»
dice-event-lost-tile = отдаёт жетон мечети «{ $tile }»
dice-event-took-ruby = берёт рубин ({ $area }): всего { $has }
dice-event-last-round = достигает цели: это последний раунд
dice-event-ended = Игра окончена.

## Почему нет

dice-reason-act-first = Пора выполнить действие или завершить ход.
dice-reason-answer-first = Сначала примите или отклоните предложение карты.
dice-reason-card-first = Сначала выберите одну из открытых карт.
dice-reason-discard-first = Сначала отдайте жетон мечети.
dice-reason-discard-order = Жетоны отдают в том порядке, в каком они перечислены, и этот вы уже миновали.
dice-reason-few-cards = Для этого нужно { $need }, а на кубиках их { $have }.
dice-reason-give-first = Сначала отдайте жетон товара.
dice-reason-needs-goods = Ваших кубиков и жетонов не хватает.
dice-reason-needs-more = { $what } Ваших кубиков и жетонов на это не хватает.
dice-reason-needs-lira = Рубин стоит { $need }, а у вас { $have }. Монеты на кубиках нужно сначала обменять.
dice-reason-no-card = Карта «{ $card }» не открыта.
dice-reason-no-coins = Ни на одном кубике нет монеты.
dice-reason-no-marker = Вам нечего отдать: { $what }.
dice-reason-other-marker = Карта просит { $colour } жетон. Коричневый тоже подойдёт.
dice-reason-no-ruby = Рубинов здесь не осталось: { $area }.
dice-reason-no-tile = Жетона «{ $tile }» нет в ряду.
dice-reason-not-lying = Таких кубиков на столе нет.
dice-reason-not-your-tile = Жетона «{ $tile }» у вас нет.
dice-reason-pay-colour = Следующий товар к оплате: { $colour }.
dice-reason-pay-first = Сначала доплатите остальное.
dice-reason-pay-otherwise = Этого у вас нет, или на остальное останется слишком мало.
dice-reason-reroll-first = Сначала перебросьте кубики или оставьте их.
dice-reason-ruby-first = Сначала выберите, из какой зоны взять рубин.
dice-reason-take-first = Сначала возьмите два жетона.
dice-reason-take-order = Жетоны берут в порядке цветов. Первый: { $colour }.
dice-reason-tile-first = Сначала возьмите жетон мечети.

## Счёт, графики, удача

dice-label-rubies = рубины
dice-label-worth = состояние
dice-worth-is = При равном числе рубинов решает состояние: лиры, { $marker } за каждый жетон товара и { $crystal } за каждый кристалл.
dice-chart-rubies = Рубины по раундам
dice-chart-lira = Лиры по раундам
dice-chart-tiles = Жетоны мечети по раундам
dice-luck =
    { $rolls ->
        [one] { $rolls } ход: { $mean } одинаковых товаров в броске (ожидалось { $expected })
        [few] { $rolls } хода: в среднем { $mean } одинаковых товаров в броске (ожидалось { $expected })
       *[many] { $rolls } ходов: в среднем { $mean } одинаковых товаров в броске (ожидалось { $expected })
    }

## Поле

dice-mosque = Жетоны мечети
dice-actions-title = Действия
dice-rubies-title = Рубины
dice-purse = Жетоны, кристаллы и лиры игрока { $name }
dice-tray = Кубики: { $dice }.
dice-die = Кубик: { $face }
dice-die-kept = Кубик: { $face }. Выберите, чтобы перебросить.
dice-die-marked = Кубик: { $face }. Он будет переброшен.
dice-deck =
    { $n ->
        [one] Колода базара: { $n } карта, сброшено { $discards }
        [few] Колода базара: { $n } карты, сброшено { $discards }
       *[many] Колода базара: { $n } карт, сброшено { $discards }
    }
dice-stack =
    { $n ->
        [one] В стопке ещё { $n } жетон.
        [few] В стопке ещё { $n } жетона.
       *[many] В стопке ещё { $n } жетонов.
    }
dice-turn-of = Ход игрока { $name }
dice-left =
    { $n ->
        [one] Ещё { $n } действие
        [few] Ещё { $n } действия
       *[many] Ещё { $n } действий
    }
dice-phase-roll = Бросок
dice-phase-income = Доход
dice-phase-over = Конец игры
dice-thing-could = { $name }. { $text } Ваших кубиков на это хватает: выберите, чтобы оставить их и сделать это.

## Что есть у игроков

dice-mine = Что у вас есть
dice-player = Что есть у игрока { $name }
dice-rubies-of =
    { $n ->
        [one] { $n } рубин из { $goal }
        [few] { $n } рубина из { $goal }
       *[many] { $n } рубинов из { $goal }
    }
dice-tiles-of = { $n } из { $need } жетонов мечети, нужных для рубина
dice-many = { $n } × { $name }
dice-preview = Поле игры на кубиках. Цель: { $rubies }.

## Жесты

dice-reroll-which = Какие кубики перебросить
dice-reroll-do =
    { $n ->
        [one] Перебросить { $n } кубик (1 кристалл)
        [few] Перебросить { $n } кубика (1 кристалл)
       *[many] Перебросить { $n } кубиков (1 кристалл)
    }
dice-reroll-mark = Отметьте кубики, чтобы перебросить
dice-reroll-keep = Оставить все
dice-reroll-all = Отметить все
dice-reroll-none = Снять отметки
dice-short-red =
    { $n ->
        [one] { $n } красный
        [few] { $n } красных
       *[many] { $n } красных
    }
dice-short-yellow =
    { $n ->
        [one] { $n } жёлтый
        [few] { $n } жёлтых
       *[many] { $n } жёлтых
    }
dice-short-green =
    { $n ->
        [one] { $n } зелёный
        [few] { $n } зелёных
       *[many] { $n } зелёных
    }
dice-short-blue =
    { $n ->
        [one] { $n } синий
        [few] { $n } синих
       *[many] { $n } синих
    }
dice-short-brown =
    { $n ->
        [one] { $n } коричневый
        [few] { $n } коричневых
       *[many] { $n } коричневых
    }
dice-short-way = { $way } ({ $brown })
dice-pay-taken = Уже взято: иначе нельзя

## Стол словами

dice-text-turn = Раунд { $round }: ход игрока { $name }

## Справка

dice-topics-turn = Ход и фишки
dice-topics-actions = Действия
dice-topics-rubies = Рубины
dice-topics-tiles = Жетоны мечети
dice-topics-cards = Карты базара
dice-topic-turn = Ход
dice-topic-faces = Кубики
dice-topic-crystals = Кристаллы
dice-topic-marker = Жетоны товаров
dice-topic-wild = Коричневые жетоны
dice-topic-money = Лиры
dice-topic-tile = Жетоны мечети
dice-topic-deck = Карты базара
dice-topic-scarcity = Когда в запасе не хватает
dice-topic-ruby = Рубины
dice-topic-end = Конец игры
dice-help-turn = В ходе четыре фазы: доход от жетонов мечети, бросок, два действия и передача кубиков следующему игроку. Неиспользованные кубики пропадают; жетоны, кристаллы и лиры остаются у вас.
dice-help-faces = У кубика шесть граней: товар каждого из четырёх цветов, монета и карта. Вы бросаете пять кубиков и ещё по одному за каждый жетон дополнительного кубика. Каждый кубик можно использовать для одного действия.
dice-help-crystals = За 1 кристалл вы перебрасываете сколько угодно своих кубиков. Новые грани вы видите до того, как платить ещё один кристалл.
dice-help-marker = Жетон товара — это товар, который остаётся у вас. В любом действии им платят, как кубиком его цвета.
dice-help-wild = Коричневым жетоном можно заплатить за один товар любого цвета. Монету или карту он не заменяет.
dice-help-money = Лирами платят за рубины ковра лир и за некоторые карты базара. Монеты на кубиках нужно сначала обменять.
dice-help-tile = Жетон мечети действует с вашего следующего хода и с тех пор всегда. Кроме того, вы сразу берёте рубин, как только соберёте { $tiles }; это бывает раз за игру.
dice-help-deck = Вы играете одну из открытых карт, затем все уходят в сброс. У некоторых карт есть часть и для всех остальных игроков. Если вы не можете или не хотите выполнить свою часть, возьмите { $lira }.
dice-help-scarcity = Если вы должны взять то, чего в запасе не хватает, каждый, у кого это есть, возвращает по одному, пока не хватит.
dice-help-ruby = С каждым взятым рубином следующий в этой зоне дорожает. Как только у кого-то будет { $rubies }, игра закончится после этого раунда.
dice-help-end = Как только у кого-то есть { $rubies }, раунд доигрывают. Побеждает тот, у кого больше всего рубинов; при равенстве — у кого больше состояние: лиры, 3 за каждый жетон товара и 2 за каждый кристалл.
dice-help-pay = За товары платят кубиками, жетонами их цвета или коричневыми жетонами, в любом сочетании.
dice-help-area-track = Рубин стоит товары только этого цвета. Цены по порядку: { $prices }.
dice-help-area-carpet = Рубин стоит по товару каждого цвета и ещё по одному любому за каждый рубин, которого уже нет. Всего: { $prices }.
dice-help-area-lira = Рубин стоит лиры. Цены по порядку: { $prices }.
dice-help-area-mosque = Здесь вы сразу берёте рубин, как только соберёте { $tiles }. Купить его нельзя, и каждый получает его только раз.
dice-by-players = для 2 игроков: { $two }; для 3: { $three }; для 4: { $four }
dice-with-four = { $what } (для 4 игроков: { $four })

## Первая игра с подсказками

dice-lesson-welcome = Добро пожаловать на базар! Как только у кого-то будет 6 рубинов, игра закончится после этого раунда, и победит тот, у кого рубинов больше всего. Рубины покупают здесь: за много товаров одного цвета, за товары всех цветов или за лиры. Чем меньше их остаётся, тем они дороже.
dice-lesson-roll = Ваши пять кубиков брошены. На каждом товар, монета или карта. За кристалл можно перебросить некоторые из них: выберите те, что вам не нравятся, а потом нажмите кнопку. Или оставьте все.
dice-lesson-act = Теперь у вас два действия. Светится то, что можно оплатить вашими кубиками. За три товара одного цвета можно взять большинство жетонов мечети; за два одинаковых — жетон товара, который остаётся у вас. Выберите что-нибудь из того, что светится.
dice-lesson-pay = Если платить можно по-разному, выберите здесь. Кубики в конце хода пропадают, поэтому лучше сначала потратить их.
dice-lesson-second = Ещё одно действие. Только что полученное можно сразу потратить. Если ничего не подходит, завершите ход.
dice-lesson-keep = Кубики переходят к следующему игроку, а жетоны, кристаллы и лиры остаются у вас. Так за несколько ходов копят на рубин. Коричневые жетоны заменяют любой цвет.
dice-lesson-mosque = Вверху лежат жетоны мечети. Большинство стоит три товара одного цвета, дополнительный кубик — по одному каждого. Они помогают с вашего следующего хода. С пятым жетоном вы ещё и получаете рубин. А теперь переходите к действиям.
dice-lesson-spend = Сыграйте этот ход, как хотите. Монеты становятся лирами, а два разных товара — кристаллом.
dice-lesson-rubies = Следующие цены указаны в зонах: например, 4 товара одного цвета, 4 разных товара или 12 лир. Зона засветится, как только вы сможете заплатить.
dice-lesson-bazaar = Кубики с картой открывают карты базара. Верхняя часть для вас. Нижняя для всех остальных: поэтому вас могут спросить и во время чужого хода.
dice-lesson-goal = Вот и всё! Щёлкните правой кнопкой или коснитесь и удерживайте что угодно, чтобы прочитать о нём. Удачи на пути к 6 рубинам.
