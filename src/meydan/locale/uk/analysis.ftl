### What decided a game: for the page and the terminal.

# Headings of an analysis
analysis-chances = Шанси на перемогу від першого кроку до останнього
analysis-shares = Удача і гра
# Below a table of numbers; its columns follow
analysis-points = У пунктах зі 100. Удача — те, що змінили кидки й витягнуті карти; гра — те, що змінили власні рішення, інші — решта рішень. Непомічене виявилося лише згодом: це нічия заслуга.
analysis-kinds = Удача за видами
analysis-turning = Переломні моменти
analysis-verdicts = Рішення
analysis-share-start = початок
analysis-share-luck = удача
analysis-share-play = гра
    .through = на власній грі
analysis-share-others = інші
    .through = на грі інших
analysis-share-unseen = непомічене
analysis-share-result = кінець
# How good a decision was; the first is also a heading of a number
analysis-verdict-fine = добре
analysis-verdict-inaccuracy = неточність
analysis-verdict-mistake = помилка
analysis-verdict-blunder = груба помилка
# How much of 100 points of win chance a decision lost, and how far that may be off
analysis-lost = втрата { $points } ± { $error }
# $line: choices, one after the other
analysis-better = Краще: { $line }
# $what: a sentence, or somebody’s choice
analysis-moment = Раунд { $round }. { $what }
# What luck decided
analysis-luck-dice = кубики
    .through = на кубиках
analysis-luck-cards = карти
    .through = на картах
analysis-luck-figures = губернатор і контрабандист
    .through = на губернаторі й контрабандисті
analysis-luck-demand = попит
    .through = на попиті
analysis-luck-layout = поле
    .through = на полі
analysis-luck-tiles = тайли мечеті
    .through = на тайлах мечеті
analysis-luck-prices = ціни
    .through = на цінах
analysis-luck-guild = карти гільдій
    .through = на картах гільдій
analysis-luck-letters = листи
    .through = на листах
analysis-luck-kiosk = кіоск
    .through = на кіоску
analysis-luck-other = інша удача
    .through = на іншій удачі

## While it is being made

# What is looked at
analysis-making-waiting = спершу інший аналіз
analysis-making-chart = шанси на перемогу
analysis-making-verdicts = рішення
analysis-about = Які шанси на перемогу мав кожен у кожну мить, що було удачею, що — грою і як було б краще.
analysis-begin = Проаналізувати партію
analysis-cancel = Скасувати
analysis-lost-way = Аналіз перервано. Почніть його знову.
analysis-eyes = Чиїми очима
analysis-effort = Наскільки докладно
analysis-effort-quick = швидко
analysis-effort-deep = глибоко, довше

## What it tells in the page

# A player, and how likely to win
analysis-chance = { $name } { $points } %
# One of the parts of what was lost or gained; $by: the attribute .through of a cause
analysis-part = { $points } % { $by }
# $lost, $gained: lists of such parts, to who played
analysis-balance = Ви втратили { $lost } і здобули { $gained }.
analysis-balance-lost = Ви втратили { $lost }.
analysis-balance-gained = Ви здобули { $gained }.
analysis-rounds = Удача / гра за раундами
analysis-what = Що означають числа
analysis-whose = Чиї рішення
analysis-everybody = Рішення всіх гравців
analysis-line = Показати цей хід подій
analysis-nothing = Кращого не знайдено.
# A line that was not played is shown: which of its positions
analysis-instead = Натомість: { $step } з { $steps }
analysis-back = Назад до зіграного
