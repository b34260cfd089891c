### For people with the real box.

## The score pad

score-title = Підрахунок
score-about = Грали зі справжньою коробкою? Введіть, що має кожен наприкінці, а правила гри порахують усе самі.
score-game = Гра
score-players = Гравці
score-player-name = Ім’я гравця { $number }
score-player-more = Додати гравця
score-player-less = Прибрати: { $name }
score-boxes = Коробки на столі
score-part-have = Що в кого є
score-part-production = Виробничі будівлі
score-part-city = Міські будівлі
score-part-monument = Пам’ятники
score-part-six = Великі будівлі
score-part-cards = Карти й товари
score-note-istanbul = Перед підрахунком: після останнього ходу кожен викладає карти бонусів, що дають ліри або товари.
score-note-istanbul-dice = Ліри, маркери товарів і кристали важать лише за рівної кількості рубінів. Тайли мечеті не рахуються.
score-note-san-juan = Карта під будівлею дає очко. Карти на руці й товари важать лише за рівної кількості очок.
score-lira = Ліри
score-markers = Маркери товарів, разом із коричневими
score-crystals = Кристали
score-hand = Карти на руці
score-goods-on = Товари на будівлях

## How points come about

score-how-guild-hall =
    { $n ->
        [one] { $n } виробнича будівля
        [few] { $n } виробничі будівлі
       *[many] { $n } виробничих будівель
    }, { $kinds ->
        [one] { $kinds } різновид
        [few] { $kinds } різновиди
       *[many] { $kinds } різновидів
    }
score-how-city-hall =
    { $n ->
        [one] { $n } міська будівля
        [few] { $n } міські будівлі
       *[many] { $n } міських будівель
    }
score-how-triumphal-arch =
    { $n ->
        [one] { $n } пам’ятник
        [few] { $n } пам’ятники
       *[many] { $n } пам’ятників
    }
score-how-palace =
    { $n ->
        [one] за { $n } інше очко
        [few] за { $n } інші очки
       *[many] за { $n } інших очок
    }
score-how-residence =
    { $n ->
        [one] { $n } трійка
        [few] { $n } трійки
       *[many] { $n } трійок
    }
score-how-cathedral =
    { $n ->
        [one] { $n } будівля вартістю 6 у суперників
        [few] { $n } будівлі вартістю 6 у суперників
       *[many] { $n } будівель вартістю 6 у суперників
    }

## What cannot be

score-wrong-unknown = { $name }: «{ $what }» у цій грі немає.
score-wrong-number = { $name }: «{ $what }» має бути цілим числом від 0 до { $most }.
score-wrong-once = { $name }: «{ $what }» може стояти в місті лише один раз.
score-wrong-all = «{ $what }»: введено { $found }, а в цій грі їх лише { $most }.
score-wrong-town = { $name }: введено будівель { $found }, а в місті їх щонайбільше { $most }.
score-wrong-goods = { $name }: введено товарів { $found }, а місця для них на будівлях лише { $most }.
score-wrong-cards = Разом введено карт: { $found }, а в цій грі їх лише { $most }.

## What came of it

score-ranking = Місця
score-clear = Очистити все
score-keep = Зберегти цей результат
score-kept = Результат збережено на цьому пристрої.
score-past = Справжні партії на цьому пристрої
score-past-delete = Видалити партію за { $when }
score-export = Завантажити їх файлом

## In the terminal

score-ask-name = Ім’я гравця { $number } (порожній рядок: більше немає):
score-ask-some = { $name }, { $title } (наприклад, { $what }):
score-ask-number = { $name }, { $what }:
