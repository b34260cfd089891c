### San Juan

## Cards

sj-card-indigo-plant = Фабрика индиго
    .text = Даёт индиго
sj-card-sugar-mill = Сахарный завод
    .text = Даёт сахар
sj-card-tobacco-storage = Табачный склад
    .text = Даёт табак
sj-card-coffee-roaster = Кофеобжарочная
    .text = Даёт кофе
sj-card-silver-smelter = Сереброплавильня
    .text = Даёт серебро
sj-card-smithy = Кузница
    .text = Производственные здания на 1 дешевле
sj-card-gold-mine = Золотой прииск
    .text = Старатель: откройте 4 карты; все цены разные? Самая дешёвая ваша
sj-card-archive = Архив
    .text = Советник: сбрасывайте из всей руки
sj-card-poor-house = Богадельня
    .text = Построили, а карт 0 или 1? Возьмите 1
sj-card-black-market = Чёрный рынок
    .text = До 2 карт цены платите товарами
sj-card-trading-post = Фактория
    .text = Продайте на 1 товар больше
sj-card-well = Колодец
    .text = От 2 произведённых товаров: 1 карта
sj-card-market-stand = Рыночный прилавок
    .text = От 2 проданных товаров: 1 карта
sj-card-crane = Подъёмный кран
    .text = Стройте поверх, платите разницу
sj-card-chapel = Часовня
    .text = Каждый раунд 1 карта под неё: 1 очко
sj-card-tower = Башня
    .text = До 12 карт на руке
sj-card-aqueduct = Акведук
    .text = Произведите на 1 товар больше
sj-card-carpenter = Плотник
    .text = 1 карта за каждое городское здание
sj-card-prefecture = Префектура
    .text = Советник: оставьте на 1 карту больше
sj-card-market-hall = Крытый рынок
    .text = Что-то продали? Возьмите 1 карту
sj-card-quarry = Каменоломня
    .text = Городские здания на 1 дешевле
sj-card-library = Библиотека
    .text = Удваивает вашу привилегию
sj-card-statue = Статуя
    .text = Памятник
sj-card-victory-column = Колонна победы
    .text = Памятник
sj-card-hero = Герой
    .text = Памятник
sj-card-guild-hall = Дом гильдии
    .text = 1 очко за производственное здание, 1 за вид
sj-card-city-hall = Ратуша
    .text = 1 очко за городское здание
sj-card-triumphal-arch = Триумфальная арка
    .text = 4, 6, 8 очков за 1, 2, 3 памятника
sj-card-palace = Дворец
    .text = 1 очко за каждые 4 других
sj-card-guard-room = Караульная
    .text = Остальные без неё держат лишь 6 карт
sj-card-office-building = Контора
    .text = Каждый раунд обменяйте до 2 карт
sj-card-hut = Хижина
    .text = Никто не продал? Возьмите 1 карту
sj-card-tavern = Таверна
    .text = Меньше всех зданий? Возьмите 1 карту
sj-card-park = Парк
    .text = Под краном стоит 6
sj-card-customs-office = Таможня
    .text = Товар от каждого советника, цена 2
sj-card-bank = Банк
    .text = Один раз: любые карты под него, по 1 очку
sj-card-harbor = Гавань
    .text = Один проданный товар под неё: 1 очко
sj-card-goldsmith = Ювелир
    .text = Старатель: откройте карту; ни у кого нет? Возьмите
sj-card-residence = Резиденция
    .text = 4, 7, 9, 10 очков за тройки одной цены
sj-card-cathedral = Собор
    .text = 4, 7, 9, 10 очков за шестёрки других
sj-card-earthquake = Землетрясение
    .text = Каждый теряет здание
sj-card-debt-relief = Списание долгов
    .text = Каждый берёт 3 карты
sj-card-taxes = Налоги
    .text = Все остальные сбрасывают карту
sj-card-amnesty = Всеобщая амнистия
    .text = Каждый может обменять карты
sj-card-construction-boom = Строительный бум
    .text = Каждый может построить до цены 4 даром
sj-card-governors-visit = Визит губернатора
    .text = Повторите роль этого раунда

sj-facts = Стоимость { $cost }, приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
sj-facts-six = Стоимость { $cost }. Очки считают в конце.

## Roles

sj-role-builder = Строитель
    .text = Каждый может строить. Вы платите на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } меньше.
    .short = −{ $n } к цене
sj-role-producer = Производитель
    .text = Каждый может произвести 1 товар. Вы производите на { $n } больше.
    .short = +{ $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
sj-role-trader = Торговец
    .text = Каждый может продать 1 товар. Вы продаёте на { $n } больше.
    .short = +{ $n ->
        [one] { $n } продажа
        [few] { $n } продажи
       *[many] { $n } продаж
    }
sj-role-councillor = Советник
    .text = Каждый берёт 2 карты и оставляет 1. Вы видите на { $n } больше.
    .short = выбор из { $n }
sj-role-prospector = Старатель
    .text = Вы берёте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }. Остальные ничего не делают.
    .short = +{ $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }

## Goods and counted things

sj-good-indigo = индиго
sj-good-sugar = сахар
sj-good-tobacco = табак
sj-good-coffee = кофе
sj-good-silver = серебро
sj-good-customs = товар Таможни
sj-cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    .obj = { $n ->
        [0] 0 карт
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
sj-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
sj-goods = { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
sj-buildings = { $n ->
        [one] { $n } здание
        [few] { $n } здания
       *[many] { $n } зданий
    } из { $of }
sj-price = { $good } { $n }

## Questions

sj-ask-ChooseRole = Какую роль берёте?
sj-ask-ChooseRole-event = Какую роль или событие берёте?
sj-ask-VisitRole = Какую роль повторяет визит?
sj-ask-UseLibrary = Использовать Библиотеку для этой роли? В этом раунде у вас есть ещё ход.
sj-ask-Build = Что строите?
sj-ask-Cover = Где строите: { $card }?
sj-ask-Spend = { $card }: к оплате { $due }. Потратите товары?
sj-ask-Pay = { $card }: заплатите { $what }.
sj-ask-Produce = { $allowed ->
        [one] Где произведёте { $allowed } товар?
        [few] Где произведёте до { $allowed } товаров?
       *[many] Где произведёте до { $allowed } товаров?
    }
sj-ask-Sell = { $allowed ->
        [one] Какой { $allowed } товар продадите?
        [few] Какие товары продадите, до { $allowed }?
       *[many] Какие товары продадите, до { $allowed }?
    }
sj-ask-Council = Взять { $drawn } и оставить { $keep }?
sj-ask-Keep = { $left ->
        [one] Какую { $left } карту оставляете?
        [few] Какие { $left } карты оставляете?
       *[many] Какие { $left } карт оставляете?
    }
sj-ask-Discard = Ваш Архив: сбросьте { $what }.
sj-ask-Mine = Использовать это: { $card }?
sj-ask-TakeRevealed = Взять карту: { $revealed }?
sj-ask-Office = Ваша Контора: обменять до 2 карт?
sj-ask-Chapel = Положить карту под Часовню?
sj-ask-Bank = Положить карты под Банк? Это можно один раз за игру.
sj-ask-Limit = Слишком много карт: сбросьте { $what }.
sj-ask-Draft = Оставьте четыре карты: сбросьте { $what }.
sj-ask-Taxes = Налоги: сбросьте { $what }.
sj-ask-Amnesty = Какие карты обменяете?
sj-ask-Boom = Что строите даром?
sj-ask-Earthquake = Какое здание теряете?

## Options

sj-option-role = { $role }: { $text }
sj-option-event = { $card }: { $text }
sj-option-library = Использовать Библиотеку: привилегия дважды
sj-option-without = Приберечь Библиотеку для второго хода
sj-option-build = Построить: { $card } за { $cost }. { $text }
sj-option-build-free = Построить даром: { $card }. { $text }
sj-option-build-crane = Построить: { $card } за { $cost }, с краном от { $crane }. { $text }
sj-option-beside = Рядом с остальными
sj-option-beside-for = Рядом с остальными, за { $cost }
sj-option-over = Поверх: { $card }
sj-option-over-for = Поверх: { $card }, за { $cost }
sj-option-spend = Потратить товар: { $good }
sj-option-pay = Заплатить картой: { $card }
sj-option-produce = Произвести: { $good }
sj-option-sell = Продать: { $good }
sj-option-sell-for = Продать: { $good } за { $cost }
sj-option-draw = Взять { $what }, оставить { $keep }
sj-option-keep = Оставить: { $card }
sj-option-discard = Сбросить: { $card }
sj-option-use = Открыть 4 карты
sj-option-use-goldsmith = Открыть карту
sj-option-take = Взять карту
sj-option-take-card = Взять: { $card }. { $text }
sj-option-bury = Положить под Часовню: { $card }
sj-option-deposit = Положить под Банк: { $card }
sj-option-lose = Потерять: { $card }
sj-option-lose-good = Потерять вместе с товаром: { $card }
sj-option-lose-cards = Потерять: { $card } и { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } под зданием
sj-option-pass = Спасовать
sj-option-pass-build = Ничего не строить
sj-option-pass-council = Ничего не брать
sj-option-pass-mine = Не использовать
sj-option-done = Это всё
sj-option-done-produce = Больше не производить
sj-option-done-sell = Больше не продавать
sj-option-done-spend = Остальное заплатить картами
sj-option-done-chapel = Ни одной карты
sj-option-done-bank = Никаких карт
sj-option-done-office = Оставить все карты
sj-option-leave = Не брать карту

## Events of the game

sj-event-round-began = Начинается раунд { $round }, губернатор: { $name }.
sj-event-turn-began = выбирает роль
sj-event-took-role = берёт роль: { $role }
sj-event-took-event = берёт событие: { $card }
sj-event-visited = повторяет роль: { $role }
sj-event-doubled = использует Библиотеку
sj-event-passed = пасует
sj-event-ended = Игра окончена.
sj-event-drew = берёт карту: { $card }
sj-event-drew-hidden = берёт карту
sj-event-event-shown = открывает событие: { $card }
sj-event-turned-up = открывает: { $card }
sj-event-reshuffled = { $n ->
        [one] { $n } сброшенная карта замешана
        [few] { $n } сброшенные карты замешаны
       *[many] { $n } сброшенных карт замешано
    } в новую колоду.
sj-event-prices-shown = Цены теперь: { $what }.
sj-event-built = строит за { $what }: { $card }
sj-event-built-free = строит даром: { $card }
sj-event-covered = накрывает: { $card }
sj-event-spent = тратит товар: { $good }
sj-event-paid = платит картой: { $card }
sj-event-paid-hidden = платит карту
sj-event-discarded = сбрасывает: { $card }
sj-event-discarded-hidden = сбрасывает карту
sj-event-kept = оставляет себе: { $card }
sj-event-kept-hidden = оставляет себе карту
sj-event-buried = кладёт под Часовню: { $card }
sj-event-buried-hidden = кладёт карту под Часовню
sj-event-deposited = кладёт под Банк: { $card }
sj-event-deposited-hidden = кладёт карту под Банк
sj-event-produced = производит: { $good }
sj-event-sold = продаёт за { $what }: { $good }
sj-event-sank = кладёт этот товар под Гавань
sj-event-helped = использует: { $card }
sj-event-found = забирает: { $card }
sj-event-found-nothing = ничего не находит
sj-event-lost = теряет: { $card }

## Reasons

sj-reason-other = Сейчас это невозможно.
sj-reason-role-taken = { $role }: эта роль уже взята в этом раунде.
sj-reason-role-unused = { $role }: эта роль не использована в этом раунде.
sj-reason-role-first = Сначала возьмите роль.
sj-reason-event-not-open = Событие { $event } не лежит открытым.
sj-reason-nothing-to-visit = В этом раунде ещё не было ролей, повторять нечего.
sj-reason-visit-first = Сначала скажите, какую роль повторить.
sj-reason-library-first = Сначала решите, использовать ли Библиотеку.
sj-reason-build-first = Сначала постройте что-нибудь или спасуйте.
sj-reason-not-in-hand = У вас нет карты { $card }.
sj-reason-already-built = { $building } у вас уже есть: каждого городского здания довольно одного.
sj-reason-no-cathedral = Собора нет на столе.
sj-reason-cannot-pay = { $building } стоит теперь { $cost }, а других карт у вас: { $cards ->
        [0] нет
        [one] { $cards }
        [few] { $cards }
       *[many] { $cards }
    }.
sj-reason-too-dear = { $building } стоит больше { $most }.
sj-reason-cover-first = Сначала скажите, где встанет новое здание.
sj-reason-no-such-building = У вас нет здания { $building }.
sj-reason-crane-stays = Сам кран никогда не накрывают.
sj-reason-same-kind = { $building } не накрывает такое же здание.
sj-reason-spend-first = Сначала скажите, какие товары тратите.
sj-reason-spend-more = К оплате { $due }, а у вас только { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
sj-reason-no-good = Здесь больше нет товара: { $building }.
sj-reason-pick-first = Сначала выберите карты или скажите, что это всё.
sj-reason-pick-upwards = Карты выбирают по порядку: { $card } идёт раньше карты { $last }.
sj-reason-too-few-after = Карты выбирают по порядку, а после карты { $card } их будет слишком мало.
sj-reason-produce-first = Сначала скажите, что производите.
sj-reason-not-empty = Пустого здания нет: { $building }.
sj-reason-sell-first = Сначала скажите, что продаёте.
sj-reason-council-first = Сначала возьмите карты или спасуйте.
sj-reason-keep-first = Сначала оставьте себе карту.
sj-reason-not-drawn = { $card }: этой карты нет среди взятых.
sj-reason-mine-first = Сначала решите, использовать ли это: { $building }.
sj-reason-take-first = Сначала возьмите или оставьте карту { $card }.
sj-reason-lose-first = Сначала скажите, какое здание теряете.

## Standing

sj-label-points = очки
sj-label-wealth = карты и товары
sj-chart-points = Очки
sj-chart-buildings = Здания
sj-chart-cards = Карты на руке

## Cost

sj-cost-printed = Стоимость на карте
sj-cost-privilege = Привилегия строителя
sj-cost-library = Библиотека
sj-cost-smithy = Кузница
sj-cost-quarry = Каменоломня
sj-cost-crane = Подъёмный кран
sj-cost-boom = Строительный бум
sj-cost-goods = Товары, через Чёрный рынок
sj-cost-total = Вы платите
sj-cost-with-crane = С краном от { $n }
sj-cost-with-goods = Из них до { $n } товарами

## The table

sj-card-label = { $card }, стоимость { $cost }, { $points }. { $text }.
sj-card-label-six = { $card }, стоимость { $cost }. { $text }.
sj-card-can = { $label } Можно сейчас.
sj-event-label = { $card }. { $text }.
sj-about = О карте { $name }
sj-hand-label = Ваша рука: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }, лимит { $of }
sj-hand-empty = Нет карт на руке
sj-drawn = Взятые карты
sj-under-mine = Под: { $card }
sj-under-label = Под вашим зданием { $card }: { $what }
sj-role-free = { $role }. { $text }
sj-role-taken = { $role }, взята в этом раунде
sj-role-taken-by = { $role }, у игрока { $name }
sj-prices = Цены
sj-prices-label = Карта цен: { $what }
sj-prices-hidden = Карта цен закрыта
sj-prices-next = Следующая карта цен: { $what }
sj-deck-label = Колода: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
sj-discard-label = Стопка сброса: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
sj-cathedral-label = { $label } Его может построить каждый.
sj-revealed = Открыто
sj-town = Город игрока { $name }: зданий { $n } из { $of }, { $points }
sj-town-mine = Ваш город: зданий { $n } из { $of }, { $points }
sj-building = { $card }{ $good ->
        [yes] , с товаром
       *[no] {""}
    }{ $n ->
        [0] {""}
        [one] , { $n } карта под зданием
        [few] , { $n } карты под зданием
       *[many] , { $n } карт под зданием
    }
sj-last = Последняя фаза: у кого-то зданий { $n }
sj-things = Игрок { $name }
sj-preview = Сан-Хуан: видов зданий { $n }
sj-table = Середина стола

## Gestures

sj-gesture-build = Выберите карту с руки.
sj-gesture-none = Ни на одну карту не хватает.
sj-gesture-other = Назад
sj-gesture-where = Где
sj-gesture-beside = Рядом
sj-gesture-goods = Товары
sj-gesture-pay = К оплате { $what }
sj-gesture-paid = Оплачено { $n } из { $of }
sj-gesture-picked = Выбрано { $n } из { $of }
sj-gesture-more = Выберите ещё { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
sj-gesture-do-build = Построить: { $card }
sj-gesture-do-pay = Заплатить { $what }
sj-gesture-do-produce = { $n ->
        [0] Ничего не производить
        [one] Произвести { $n } товар
        [few] Произвести { $n } товара
       *[many] Произвести { $n } товаров
    }
sj-gesture-do-sell = { $n ->
        [0] Ничего не продавать
        [one] Продать { $n } товар за { $what }
        [few] Продать { $n } товара за { $what }
       *[many] Продать { $n } товаров за { $what }
    }
sj-gesture-do-keep = { $n ->
        [one] Оставить { $n } карту
        [few] Оставить { $n } карты
       *[many] Оставить { $n } карт
    }
sj-gesture-do-discard = { $n ->
        [one] Сбросить { $n } карту
        [few] Сбросить { $n } карты
       *[many] Сбросить { $n } карт
    }
sj-gesture-do-exchange = { $n ->
        [0] Оставить все карты
        [one] Обменять { $n } карту
        [few] Обменять { $n } карты
       *[many] Обменять { $n } карт
    }
sj-gesture-do-under = { $n ->
        [0] Ничего не класть
        [one] Положить { $n } карту
        [few] Положить { $n } карты
       *[many] Положить { $n } карт
    }

## Text

sj-text-round = Раунд { $n }. Губернатор: { $name }.
sj-text-waiting = Отвечает { $name }.
sj-text-hand = Карты на руке
sj-text-towns = Города
sj-text-help = Справка
sj-text-event = Событие: { $card }. { $text }.

## The end

sj-scoring = Очки по зданиям
sj-scoring-under = Карты под зданиями
sj-scoring-total = Всего

## Help

sj-topics-game = Игра
sj-topics-roles = Роли
sj-topics-production = Производственные здания
sj-topics-city = Городские здания
sj-topics-new = Новые здания
sj-topics-events = События
sj-topics-end = Конец
sj-topic-role = Кто взял роль, действует первым и имеет её привилегию. Остальные по очереди выполняют только действие.
sj-topic-cards = Карты — это всё
    .text = Карта лицом вверх перед вами — здание, карта на руке — деньги или будущее здание, а карта лицом вниз на здании — товар.
sj-topic-round = Раунд
    .text = По очереди каждый берёт одну из свободных ролей, и все действуют в её фазе. Вдвоём губернатор берёт две роли. Потом роли возвращаются, и губернатором становится следующий.
sj-topic-governor = Губернатор
    .text = Губернатор берёт первую роль раунда. Потом карта переходит налево.
sj-topic-hand = Лимит карт на руке
    .text = В начале раунда можно иметь 7 карт, остальные сбрасывают. В течение раунда карт может быть сколько угодно.
sj-topic-price = Карта цен
    .text = Торговец открывает её, прежде чем кто-то продаёт. Она говорит, сколько карт даёт каждый товар. Их пять, всегда в одном порядке.
sj-topic-deck = Колода
    .text = Когда она кончится, стопку сброса перемешивают, и она становится новой колодой.
sj-topic-discard = Стопка сброса
    .text = Уплаченное, проданное и сброшенное лежит здесь лицом вниз.
sj-topic-goods = Товары
    .text = Товар — это карта лицом вниз на здании, не больше одной. Его вид определяет здание, что бы ни было на карте.
sj-topic-cost = Сколько стоит здание
    .text = Платят другими картами с руки. Строитель платит на 1 меньше, Кузница или Каменоломня снимает ещё 1, кран — стоимость накрытого здания, а Чёрный рынок принимает товары вместо карт.
sj-topic-under = Карты под зданиями
    .text = Каждая карта под Часовней, Банком или Гаванью даёт в конце 1 очко, даже если здание потом накрыли.
sj-topic-events = События
    .text = Выпавшее событие выкладывают, а вместо него берут другую карту. В свой ход можно взять событие вместо роли.
sj-topic-end = Конец и очки
    .text = Когда у кого-то 12 зданий, фазу строителя доигрывают, и игра окончена. Побеждает большинство очков, затем карты на руке и товары.

## A guided first game

sj-lesson-welcome = Добро пожаловать в Сан-Хуан. Вы строите город. В свой ход берёте одну из этих пяти ролей, и все делают, что она говорит. Её привилегия есть только у вас.
sj-lesson-hand = Это ваши карты. Каждая — здание, и каждая — деньги: за одну платят другими. Число вверху слева — её цена для вас, звезда внизу — очки.
sj-lesson-builder = Возьмите Строителя. Каждый может строить, а вы платите на 1 карту меньше.
sj-lesson-build = Выберите здание, а потом карты, которыми платите. Производственное здание — хорошее начало.
sj-lesson-theirs = Теперь могут строить и остальные. Дальше их очередь брать роль. Какой бы она ни была, вы тоже участвуете.
sj-lesson-producer = Возьмите Производителя. На каждом производственном здании помещается один товар, а вы можете произвести на один больше других.
sj-lesson-produce = Выберите здания, которые дадут товар, и подтвердите. Товар — это карта лицом вниз на своём здании.
sj-lesson-round = Раунд окончен. Роли возвращаются, и следующий игрок становится губернатором и начинает.
sj-lesson-trader = Возьмите Торговца, чтобы продать произведённое. Сначала открывают карту цен.
sj-lesson-sell = Товары продают за карты: сколько говорит карта цен. Более дорогие здания дают более дорогие товары.
sj-lesson-councillor = Возьмите Советника, если он свободен. Вы увидите пять карт и оставите лучшую.
sj-lesson-keep = Выберите карту, которую оставляете. Остальные сбрасывают, и никто их не видит.
sj-lesson-discounts = Городские здания, фиолетовые, помогают до конца игры. Взгляните на свою карту: там сказано, что она делает, сколько стоит вам сейчас и почему.
sj-lesson-goal = Кто имеет 12 зданий, тот заканчивает игру. Латунные здания стоимостью 6 дают много очков. Играйте дальше: город ваш.
