### «Продавці прянощів» українською.

game-spice-sellers = Продавці прянощів

## Things: by name, as the object of a verb (.obj), and so many cards of it (.cards)

spice-mint = м’ята
    .obj = м’яту
    .cards =
        { $n ->
            [one] { $n } карту м’яти
            [few] { $n } карти м’яти
           *[many] { $n } карт м’яти
        }
spice-cumin = кмин
    .obj = кмин
    .cards =
        { $n ->
            [one] { $n } карту кмину
            [few] { $n } карти кмину
           *[many] { $n } карт кмину
        }
spice-pepper = перець
    .obj = перець
    .cards =
        { $n ->
            [one] { $n } карту перцю
            [few] { $n } карти перцю
           *[many] { $n } карт перцю
        }
spice-saffron = шафран
    .obj = шафран
    .cards =
        { $n ->
            [one] { $n } карту шафрану
            [few] { $n } карти шафрану
           *[many] { $n } карт шафрану
        }
spice-coins =
    { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
    }
spice-stalls =
    { $n ->
        [one] { $n } ятку
        [few] { $n } ятки
       *[many] { $n } яток
    }
spice-cards =
    { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
spice-label-wealth = статки
spice-label-stalls = ятки

## Questions and answers. $goods, $cards: counted cards; $coins, $cost, $worth: counted coins

spice-goal = Майте найбільші статки, коли майдан зачиниться після раунду { $rounds }. Кожну ятку рахують за { $worth }.
spice-ask-Turn = Що робитимете?
spice-ask-Sell = Скільки карт продасте?
spice-option-rest = Відпочити й узяти { $coins }
spice-option-buy = Купити мішок: заплатити { $cost } і взяти { $cards }
spice-option-stall = Відкрити ятку за { $cost }
spice-option-offer = Запропонувати { $spice } (на руках { $held })
spice-option-sell = Продати { $goods } за { $coins }

## What happened: clauses without their subject

spice-event-turn-began = починає хід у раунді { $round }
spice-event-earned = бере { $coins }
spice-event-bought = купує мішок за { $coins }
spice-event-drew = бере { $goods }
spice-event-drew-hidden = бере карту
spice-event-offered = пропонує { $spice }
spice-event-came =
    { $buyers ->
        [one] Приходить { $buyers } покупець.
        [few] Приходять { $buyers } покупці.
       *[many] Приходять { $buyers } покупців.
    }
spice-event-sold = продає { $goods } за { $coins }
spice-event-opened = відкриває ятку за { $coins }

## Why not

spice-reason-no-sacks = Усі мішки продано.
spice-reason-all-stalls = Більше яток мати не можна.
spice-reason-too-poor = На це треба мати { $coins }.
spice-reason-none = На руках немає карт, щоб запропонувати { $spice }.
spice-reason-too-many = Стільки покупців не прийшло, або стільки карт немає на руках.

## The table in words

spice-square = Майдан
spice-round = Раунд { $round } з { $rounds }
spice-deck = Мішки ховають { $cards }.
spice-price = Ціна { $price }, продано { $sold }
spice-seller = { $name }
spice-has = Має { $what }.
spice-hand = Ви тримаєте { $what }.

## Help

spice-help = Як грати
spice-spices = Прянощі
spice-topic-turn = Хід
spice-topic-sell = Продаж
spice-topic-end = Кінець гри
spice-topic-turn-text = Кожна ваша ятка дає монету. Потім відпочиньте за монету, купіть мішок (заплатіть { $cost } і візьміть { $cards }), відкрийте ятку або запропонуйте прянощі.
spice-topic-sell-text = Кубик каже, скільки прийде покупців. Перша карта дає всю ціну, кожна наступна на монету менше, але не менше за одну.
spice-topic-end-text = Після раунду { $rounds } майдан зачиняється. Кожну ятку рахують за { $worth }. Перемагає той, чиї статки найбільші, а якщо порівну, у кого більше яток.
spice-topic-spice-text = Ціна { $price }. У грі знайдете { $cards }.
