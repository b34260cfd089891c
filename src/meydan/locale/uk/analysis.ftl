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
analysis-share-others = інші
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
analysis-luck-cards = карти
analysis-luck-figures = губернатор і контрабандист
analysis-luck-demand = попит
analysis-luck-layout = поле
analysis-luck-tiles = тайли мечеті
analysis-luck-prices = ціни
analysis-luck-guild = карти гільдій
analysis-luck-letters = листи
analysis-luck-kiosk = кіоск
