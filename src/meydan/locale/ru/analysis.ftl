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
analysis-share-others = другие
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
analysis-luck-cards = карты
analysis-luck-figures = Управляющий и Контрабандист
analysis-luck-demand = спрос
analysis-luck-layout = поле
analysis-luck-tiles = тайлы мечети
analysis-luck-prices = цены
analysis-luck-guild = карты гильдий
analysis-luck-letters = письма
analysis-luck-kiosk = киоск
