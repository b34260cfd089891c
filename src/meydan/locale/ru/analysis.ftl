### What decided a game: for the page and the terminal.

# Headings of an analysis
analysis-chances = Шансы на победу от первого шага до последнего
analysis-shares = Удача и игра
# Below a table of numbers; its columns follow
analysis-points = В пунктах из 100. Удача — то, что изменили броски и вытянутые карты; игра — то, что изменили собственные решения, другие — все остальные решения. Незамеченное выяснилось лишь позже: это ничья заслуга.
analysis-kinds = Удача по видам
analysis-turning = Переломные моменты
analysis-verdicts = Решения
analysis-share-start = начало
analysis-share-luck = удача
analysis-share-play = игра
    .through = на собственной игре
analysis-share-others = другие
    .through = на игре других
analysis-share-unseen = незамеченное
analysis-share-result = конец
# How good a decision was; the first is also a heading of a number
analysis-verdict-fine = хорошо
analysis-verdict-inaccuracy = неточность
analysis-verdict-mistake = ошибка
analysis-verdict-blunder = грубая ошибка
# How much of 100 points of win chance a decision lost, and how far that may be off
analysis-lost = потеря { $points } ± { $error }
# $line: choices, one after the other
analysis-better = Лучше: { $line }
# $what: a sentence, or somebody’s choice
analysis-moment = Раунд { $round }. { $what }
# What luck decided
analysis-luck-dice = кубики
    .through = на кубиках
analysis-luck-cards = карты
    .through = на картах
analysis-luck-figures = Управляющий и Контрабандист
    .through = на Управляющем и Контрабандисте
analysis-luck-demand = спрос
    .through = на спросе
analysis-luck-layout = поле
    .through = на поле
analysis-luck-tiles = тайлы мечети
    .through = на тайлах мечети
analysis-luck-prices = цены
    .through = на ценах
analysis-luck-guild = карты гильдий
    .through = на картах гильдий
analysis-luck-letters = письма
    .through = на письмах
analysis-luck-kiosk = киоск
    .through = на киоске
analysis-luck-other = прочая удача
    .through = на прочей удаче

## While it is being made

# What is looked at
analysis-making-waiting = сначала другой анализ
analysis-making-chart = шансы на победу
analysis-making-verdicts = решения
analysis-about = Какие шансы на победу были у каждого в каждый момент, что было удачей, что — игрой и как было бы лучше.
analysis-begin = Проанализировать партию
analysis-cancel = Отменить
analysis-lost-way = Анализ прерван. Начните его снова.
analysis-eyes = Чьими глазами
analysis-effort = Насколько подробно
analysis-effort-quick = быстро
analysis-effort-deep = глубоко, дольше

## What it tells in the page

# A player, and how likely to win
analysis-chance = { $name } { $points } %
# One of the parts of what was lost or gained; $by: the attribute .through of a cause
analysis-part = { $points } % { $by }
# $lost, $gained: lists of such parts, to who played
analysis-balance = Вы потеряли { $lost } и приобрели { $gained }.
analysis-balance-lost = Вы потеряли { $lost }.
analysis-balance-gained = Вы приобрели { $gained }.
analysis-rounds = Удача / игра по раундам
analysis-what = Что означают числа
analysis-whose = Чьи решения
analysis-everybody = Решения всех игроков
analysis-line = Показать этот вариант
analysis-nothing = Лучшего не найдено.
# A line that was not played is shown: which of its positions
analysis-instead = Вместо этого: { $step } из { $steps }
analysis-back = Назад к сыгранному
