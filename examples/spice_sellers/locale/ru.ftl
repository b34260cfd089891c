### «Продавцы пряностей» по-русски.

game-spice-sellers = Продавцы пряностей

## Things: by name, as the object of a verb (.obj), and so many cards of it (.cards)

spice-mint = мята
    .obj = мяту
    .cards =
        { $n ->
            [one] { $n } карту мяты
            [few] { $n } карты мяты
           *[many] { $n } карт мяты
        }
spice-cumin = кумин
    .obj = кумин
    .cards =
        { $n ->
            [one] { $n } карту кумина
            [few] { $n } карты кумина
           *[many] { $n } карт кумина
        }
spice-pepper = перец
    .obj = перец
    .cards =
        { $n ->
            [one] { $n } карту перца
            [few] { $n } карты перца
           *[many] { $n } карт перца
        }
spice-saffron = шафран
    .obj = шафран
    .cards =
        { $n ->
            [one] { $n } карту шафрана
            [few] { $n } карты шафрана
           *[many] { $n } карт шафрана
        }
spice-coins =
    { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
spice-stalls =
    { $n ->
        [one] { $n } лавку
        [few] { $n } лавки
       *[many] { $n } лавок
    }
spice-cards =
    { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
spice-label-wealth = состояние
spice-label-stalls = лавки

## Questions and answers. $goods, $cards: counted cards; $coins, $cost, $worth: counted coins

spice-goal = Соберите самое большое состояние к закрытию площади после раунда { $rounds }. Каждая лавка идёт за { $worth }.
spice-ask-Turn = Что будете делать?
spice-ask-Sell = Сколько карт продадите?
spice-option-rest = Отдохнуть и взять { $coins }
spice-option-buy = Купить мешок: заплатить { $cost } и взять { $cards }
spice-option-stall = Открыть лавку за { $cost }
spice-option-offer = Предложить { $spice } (на руках { $held })
spice-option-sell = Продать { $goods } за { $coins }

## What happened: clauses without their subject

spice-event-turn-began = начинает ход в раунде { $round }
spice-event-earned = берёт { $coins }
spice-event-bought = покупает мешок за { $coins }
spice-event-drew = берёт { $goods }
spice-event-drew-hidden = берёт карту
spice-event-offered = предлагает { $spice }
spice-event-came =
    { $buyers ->
        [one] Приходит { $buyers } покупатель.
        [few] Приходят { $buyers } покупателя.
       *[many] Приходят { $buyers } покупателей.
    }
spice-event-sold = продаёт { $goods } за { $coins }
spice-event-opened = открывает лавку за { $coins }

## Why not

spice-reason-no-sacks = Все мешки проданы.
spice-reason-all-stalls = Больше лавок иметь нельзя.
spice-reason-too-poor = На это нужно иметь { $coins }.
spice-reason-none = На руках нет карт, чтобы предложить { $spice }.
spice-reason-too-many = Столько покупателей не пришло, или столько карт нет на руках.

## The table in words

spice-square = Площадь
spice-round = Раунд { $round } из { $rounds }
spice-deck = Мешки скрывают { $cards }.
spice-price = Цена { $price }, продано { $sold }
spice-seller = { $name }
spice-has = Имеет { $what }.
spice-hand = Вы держите { $what }.

## Help

spice-help = Как играть
spice-spices = Пряности
spice-topic-turn = Ход
spice-topic-sell = Продажа
spice-topic-end = Конец игры
spice-topic-turn-text = Каждая ваша лавка даёт монету. Затем отдохните за монету, купите мешок (заплатите { $cost } и возьмите { $cards }), откройте лавку или предложите пряность.
spice-topic-sell-text = Кубик говорит, сколько придёт покупателей. Первая карта даёт всю цену, каждая следующая на монету меньше, но не меньше одной.
spice-topic-end-text = После раунда { $rounds } площадь закрывается. Каждая лавка идёт за { $worth }. Побеждает тот, чьё состояние больше, а при равенстве у кого больше лавок.
spice-topic-spice-text = Цена { $price }. В игре вы найдёте { $cards }.
