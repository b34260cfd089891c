### What only the terminal says. All ids begin with cli-.

# Players are called by their colours.
cli-colour-0 = Червоний
cli-colour-1 = Зелений
cli-colour-2 = Синій
cli-colour-3 = Жовтий
cli-colour-4 = Білий
# After one’s own colour.
cli-you = ви

## The screen

# $names: who has most of what wins; $what: such as “rubies”
cli-ahead = Попереду { $names } ({ $what }: { $n })
cli-since = Після вашого останнього ходу
# Numbers that can be typed although they are not listed. $n: the last of them
cli-up-to = або більше, до { $n }
# Options that are not listed singly. $n: how many
cli-others = ще { $n }
# Short headings of lines: what is left, what it costs.
cli-label-left = лишилося
cli-label-cost = ціна
# What somebody did, and what they did next: clauses without their subject
cli-then = { $clause }; { $next }

## Playing

cli-choose = Виберіть варіант або введіть «back», щоб повернутися.
# $hash: a checksum
cli-sealed = Контрольна сума початкового числа: { $hash }
cli-bye = Гру збережено. Щоб продовжити: { $command }
cli-saved = Збережено у файл { $file }
cli-exists = Файл { $file } вже є. Виберіть іншу назву.
# $seat: what was typed; $seats: how many there are; “none” is typed as it stands
cli-no-seat = Місця «{ $seat }» немає: є місця від 1 до { $seats }, а з «none» грають самі боти.
cli-no-input = Введення закінчилося.
# $name: who is to play at the same keyboard
cli-keyboard = Далі ходить { $name }: передайте клавіатуру й натисніть Enter
cli-taken-back = Скасовано: { $choice }
cli-enter-nothing = Самого Enter тут замало: введіть номер варіанта.
cli-not-an-option = «{ $typed }»: такого варіанта немає. Введіть номер або текст варіанта; решту команд покаже «help».
cli-why-what = Про що мова? Введіть «why» і варіант, наприклад «why { $example }».
cli-possible = «{ $choice }»: це можливо, такий варіант є у списку.
# $reason: a sentence
cli-not-possible = «{ $choice }»: це неможливо. { $reason }

## The end, and a game told again

cli-seed = Початкове число: { $seed }; його контрольна сума до першого ходу: { $hash }
cli-record = Запис партії: { $file }
cli-verify = Перевірити кожен кидок і кожну карту: { $command }
cli-game-of = { $game }, гравців: { $n }
# $n: how many steps were played; $hash: a checksum
cli-finished = зіграно до кінця, кроків: { $n }, контрольна сума { $hash }
cli-unfinished = не закінчено, кроків: { $n }, контрольна сума { $hash }
cli-step = Це після кроку { $step } з { $steps }. Наступний: { $next }

## Help: what can be typed, and what it means

# $asked: what was looked for; a list of topics follows
cli-no-rule = У правилах немає нічого про «{ $asked }». Є довідка про таке:
cli-help-number = варіант із цим номером; 0 — завершити чи відмовитися; можна ввести й початок рядка
cli-help-enter = варіант із позначкою ← Enter
cli-help-several = кілька відразу, якщо вибирають по одному
cli-help-rules = правила щодо цього запитання або того, що введено далі
cli-help-why = і варіант: чому він неможливий
cli-help-hint = дві чи три добрі відповіді, їхні шанси й чому
cli-help-undo = скасувати останній вибір, якщо відтоді нічого не кидали, не брали й не показували
cli-help-board = показати все ще раз
cli-help-log = усе, що сталося
cli-help-save = і файл: зберегти під своєю назвою; після кожного вибору гра зберігається сама
cli-help-quit = вийти; гру можна продовжити

## Istanbul

cli-ist-numbers = місця й ставки мають власні номери
cli-ist-goods = варіант за його текстом; товари за літерами, у будь-якому порядку
# What the signs on the screen mean
cli-ist-signs =
    R● G■ B▲ Y◆ W⬢: купці й кількість помічників під ними
    ○r □g △b ◇y ⬡w: залишені помічники; ♙R: член родини
    N◉: нейтральний купець; ◎n: нейтральний помічник; ✦: рубін
    ▣R: супутник; ▌8: бар’єр у бік місця 8; 2+1: бонусні карти й карти гільдій
    M1 E2: кава за тайли переміщення й зустрічі в Таверні
    R тканини, G прянощі, Y фрукти, B прикраси, C кава

## San Juan

cli-sj-names = варіант за його текстом; досить і самої назви
# What the signs on the screen mean
cli-sj-signs =
    ■: товар на будівлі; □: без товару; +2: стільки карт під нею, кожна дає очко
    5→4: надрукована ціна й ціна для вас зараз
    ♛: губернатор; роль у дужках уже взято в цьому раунді
    9/12 5▯ 21★: будівлі, карти на руці, очки; 5+2▯: ще дві взято чи вибрано

## Istanbul: The Dice Game

cli-dice-letters = кубики за літерами, у будь-якому порядку: після кидка їх перекидають
cli-dice-keep = після кидка: перекинути всі кубики, крім цих
cli-dice-goods = дія за тим, чим платять; l — обміняти монети, cc — відкрити дві карти
# What the signs on the screen mean
cli-dice-signs =
    R Y G B: червоні, жовті, зелені й сині товари; L: монета; C: карта
    ✦: рубін; 2◈: кристали, щоб перекидати
    R2 Y0 G1 B0: маркери товарів; ✱1: коричневі, що замінюють будь-який колір
    3/5: тайли мечеті й скільки їх треба для рубіна; +9: тайли у стосі
# Mosque tiles, in short
cli-dice-tiles =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайли
       *[many] { $n } тайлів
    }
# Areas of the board, in a word
cli-dice-area-carpet = килим
cli-dice-area-lira = ліри
cli-dice-area-mosque = мечеть
# What a tile brings, in a word
cli-dice-tile-lira = ліри
cli-dice-tile-crystal = кристал
cli-dice-tile-card = карта
cli-dice-tile-action = дія
cli-dice-tile-die = кубик
cli-dice-tile-goods = товар
