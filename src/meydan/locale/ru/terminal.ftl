### What only the terminal says. All ids begin with cli-.

# Players are called by their colours.
cli-colour-0 = Красный
cli-colour-1 = Зелёный
cli-colour-2 = Синий
cli-colour-3 = Жёлтый
cli-colour-4 = Белый
# After one’s own colour.
cli-you = вы

## The screen

# $names: who has most of what wins; $what: such as “rubies”
cli-ahead = Впереди { $names } ({ $what }: { $n })
cli-since = После вашего последнего хода
# Numbers that can be typed although they are not listed. $n: the last of them
cli-up-to = или больше, до { $n }
# Options that are not listed singly. $n: how many
cli-others = ещё { $n }
# Short headings of lines: what is left, what it costs.
cli-label-left = осталось
cli-label-cost = цена
# What somebody did, and what they did next: clauses without their subject
cli-then = { $clause }; { $next }

## Playing

cli-choose = Выберите вариант или введите «back», чтобы вернуться.
# $hash: a checksum
cli-sealed = Контрольная сумма начального числа: { $hash }
cli-bye = Игра сохранена. Чтобы продолжить: { $command }
cli-saved = Сохранено в файл { $file }
cli-exists = Файл { $file } уже есть. Выберите другое имя.
# $seat: what was typed; $seats: how many there are; “none” is typed as it stands
cli-no-seat = Места «{ $seat }» нет: есть места от 1 до { $seats }, а с «none» играют одни боты.
cli-no-input = Ввод закончился.
# $name: who is to play at the same keyboard
cli-keyboard = Дальше ходит { $name }: передайте клавиатуру и нажмите Enter
cli-taken-back = Отменено: { $choice }
cli-enter-nothing = Одного Enter здесь мало: введите номер варианта.
cli-not-an-option = «{ $typed }»: такого варианта нет. Введите номер или текст варианта; остальные команды покажет «help».
cli-why-what = О чём речь? Введите «why» и вариант, например «why { $example }».
cli-possible = «{ $choice }»: это возможно, такой вариант есть в списке.
# $reason: a sentence
cli-not-possible = «{ $choice }»: это невозможно. { $reason }

## The end, and a game told again

cli-seed = Начальное число: { $seed }; его контрольная сумма до первого хода: { $hash }
cli-record = Запись партии: { $file }
cli-verify = Проверить каждый бросок и каждую карту: { $command }
cli-game-of = { $game }, игроков: { $n }
# $n: how many steps were played; $hash: a checksum
cli-finished = сыграно до конца, шагов: { $n }, контрольная сумма { $hash }
cli-unfinished = не окончено, шагов: { $n }, контрольная сумма { $hash }
cli-step = Это после шага { $step } из { $steps }. Следующий: { $next }

## Help: what can be typed, and what it means

# $asked: what was looked for; a list of topics follows
cli-no-rule = В правилах нет ничего о «{ $asked }». Есть справка о таком:
cli-help-number = вариант с этим номером; 0 — закончить или отказаться; можно ввести и начало строки
cli-help-enter = вариант с пометкой ← Enter
cli-help-several = несколько сразу, если выбирают по одному
cli-help-rules = правила об этом вопросе или о том, что введено дальше
cli-help-why = и вариант: почему он невозможен
cli-help-hint = два-три хороших ответа, их шансы и почему
cli-help-undo = отменить последний выбор, если с тех пор ничего не бросали, не брали и не показывали
cli-help-board = показать всё ещё раз
cli-help-log = всё, что произошло
cli-help-save = и файл: сохранить под своим именем; после каждого выбора игра сохраняется сама
cli-help-quit = выйти; игру можно продолжить

## Istanbul

cli-ist-numbers = у мест и ставок свои номера
cli-ist-goods = вариант по его тексту; товары по буквам, в любом порядке
# What the signs on the screen mean
cli-ist-signs =
    R● G■ B▲ Y◆ W⬢: купцы и число помощников под ними
    ○r □g △b ◇y ⬡w: оставленные помощники; ♙R: член семьи
    N◉: нейтральный купец; ◎n: нейтральный помощник; ✦: рубин
    ▣R: спутник; ▌8: барьер в сторону места 8; 2+1: бонусные карты и карты гильдий
    M1 E2: кофе за жетоны движения и встречи в Таверне
    R ткани, G специи, Y фрукты, B украшения, C кофе

## San Juan

cli-sj-names = вариант по его тексту; хватит и одного названия
# What the signs on the screen mean
cli-sj-signs =
    ■: товар на здании; □: без товара; +2: столько карт под ним, каждая даёт очко
    5→4: напечатанная цена и цена для вас сейчас
    ♛: губернатор; роль в скобках уже взята в этом раунде
    9/12 5▯ 21★: здания, карты на руке, очки; 5+2▯: ещё две взяты или выбраны

## Istanbul: The Dice Game

cli-dice-letters = кубики по буквам, в любом порядке: после броска их перебрасывают
cli-dice-keep = после броска: перебросить все кубики, кроме этих
cli-dice-goods = действие по тому, чем платят; l — обменять монеты, cc — открыть две карты
# What the signs on the screen mean
cli-dice-signs =
    R Y G B: красные, жёлтые, зелёные и синие товары; L: монета; C: карта
    ✦: рубин; 2◈: кристаллы, чтобы перебрасывать
    R2 Y0 G1 B0: жетоны товаров; ✱1: коричневые, что заменяют любой цвет
    3/5: жетоны мечети и сколько их нужно для рубина; +9: жетоны в стопке
# Mosque tiles, in short
cli-dice-tiles =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }
# Areas of the board, in a word
cli-dice-area-carpet = ковёр
cli-dice-area-lira = лиры
cli-dice-area-mosque = мечеть
# What a tile brings, in a word
cli-dice-tile-lira = лиры
cli-dice-tile-crystal = кристалл
cli-dice-tile-card = карта
cli-dice-tile-action = действие
cli-dice-tile-die = кубик
cli-dice-tile-goods = товар
