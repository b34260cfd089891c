### Tournaments: made, entered, played round by round.

## The list

tournaments-about = Кілька раундів і одна перемога. Турнір може влаштувати кожен: для всіх або для друзів.
tournament-make = Влаштувати турнір
tournaments-mine = Мої турніри
tournaments-open = Турніри, куди можна прийти
tournaments-over = Завершені турніри
tournaments-none = Зараз відкритих турнірів немає.
tournaments-none-about = Влаштуйте свій: інші знайдуть його тут або отримають від вас посилання.
# $name (string): a person
tournament-by = Організація: { $name }
# $n (number): how many take part
tournament-people = { $n ->
    [one] { $n } учасник
    [few] { $n } учасники
    [many] { $n } учасників
   *[other] { $n } учасника
  }
# $n (number): seats at a table
tournament-tables = { $n ->
    [one] столи на { $n } місце
    [few] столи на { $n } місця
    [many] столи на { $n } місць
   *[other] столи на { $n } місця
  }
tournament-rated = рейтинговий
# $round (number), $rounds (number): this round, and how many there will be
tournament-round-of = Раунд { $round } з { $rounds }
# $when (string): a time, perhaps with a day
tournament-starts = Початок: { $when }
tournament-closed = Запис закрито
tournament-status-open = Запис відкрито
tournament-status-playing = Триває
tournament-status-finished = Завершено
tournament-status-cancelled = Скасовано

## Kinds

tournament-kind = Як грають
tournament-kind-swiss = Швейцарська система
tournament-kind-swiss-about = Усі грають у кожному раунді, за столом із тими, хто має приблизно стільки ж очок.
tournament-kind-swiss-places = Місця визначають очки. Якщо їх порівну, вирішує, по черзі:
tournament-kind-robin = Кругова система
tournament-kind-robin-about = Кожен зустрічається з кожним, настільки рівномірно, наскільки можливо.
tournament-kind-robin-places = Місця визначають очки; якщо їх порівну, вирішує, по черзі:
tournament-kind-knockout = Турнір на вибування
tournament-kind-knockout-about = Найкращі з кожного столу йдуть далі, доки не залишиться один стіл.
tournament-kind-knockout-places = Вище той, хто пройшов далі, потім у кого кращий останній стіл, потім у кого більше очок. Далі вирішує, по черзі:

## Making one

tournament-what = Турнір
tournament-title = Назва
tournament-rounds = Раунди
tournament-advance = Скільки з кожного столу йде далі
tournament-seats = Скільки людей за столом, не більше
tournament-bots = Порожні місця посідають боти
tournament-bots-about = Інакше деякі столи на одне місце менші або хтось пропускає раунд.
tournament-time = Час
tournament-live = Наживо, за один вечір
tournament-turns = Хід за ходом, днями чи тижнями
tournament-late-bot = Коли в когось закінчується час, за нього одразу грає бот. Місце можна повернути; якщо бот грає до кінця, за цим столом це останнє місце.
tournament-limit = Раунд триває щонайбільше
tournament-limit-none = скільки потрібно
tournament-limit-about = Коли час раунду вийшов, незавершені столи рахуються так, як є: на кого чекають, той останній, решта — за очками на цю мить.
tournament-pause = Перерва між раундами
tournament-pause-none = без перерви
tournament-start-at = Починається сам собою
tournament-start-at-about = Залиште порожнім, щоб почати, коли захочете.
tournament-public = Для всіх
tournament-public-about = Його бачать усі, і записатися може кожен. Інакше лише ті, хто має посилання.

## One tournament

tournament-now = Зараз
tournament-enter = Взяти участь
tournament-enter-about = Записатися може кожен, хто хоче грати.
tournament-enter-late = Ще можна записатися: гра з наступного раунду, за попередні очок немає.
tournament-start = Почати
tournament-close = Закрити запис
tournament-reopen = Знову відкрити запис
tournament-leave = Вийти з турніру
tournament-leave-sure = Вийти з цього турніру?
tournament-leave-open = До початку можна записатися знову.
tournament-leave-playing = У наступних раундах ви не граєте. Зігране рахується. Будь ласка, дограйте за своїм столом: інакше, коли мине час, за вас гратиме бот, і це буде останнє місце.
tournament-cancel = Скасувати турнір
tournament-cancel-sure = Скасувати цей турнір?
tournament-cancel-about = Переможця не буде. Розпочаті партії тривають, але тут не рахуються.
tournament-stay = Ні, нехай буде як є
tournament-remove = Вилучити
# $name (string): a person
tournament-remove-whom = Вилучити з турніру: { $name }
tournament-remove-about = Ця людина не гратиме в наступних раундах і не зможе записатися знову.
tournament-not-now = Це вже неможливо. Погляньте ще раз.
# $name (string): a person
tournament-won = Турнір виграє { $name }!
tournament-your-table = Ваш стіл чекає на вас.
# $round (number)
tournament-new-round = Почався раунд { $round }.
# $when (string): a time, perhaps with a day
tournament-goes-on = Наступний раунд: { $when }
tournament-wait = Наступний раунд почнеться, коли всі столи дограють.
tournament-you-left = Ви вийшли з турніру й більше не граєте в наступних раундах.
tournament-you-out = Для вас турнір завершено. За іншими можна стежити далі.
tournament-you-off = Цей раунд ви пропускаєте: за нього дають стільки ж, як за виграний стіл.
# $when (string): a time, perhaps with a day
tournament-ends = Кінець раунду: { $when }
# $name (string): a bot
tournament-bots-sit = На порожніх місцях: { $name }
# $span (string): a length of time
tournament-pause-told = Перерва між раундами: { $span }
tournament-invite = Запросити людей
tournament-invite-about = Хто має це посилання, бачить турнір і може записатися.

## Standings

tournament-standings = Таблиця
tournament-entrants = Хто бере участь
tournament-nobody = Поки що нікого.
# $n (number): скільки учасників
tournament-all = Показати всіх учасників: { $n }
tournament-place = Місце
tournament-name = Ім’я
tournament-points = Очки
tournament-opponents = Суперники
tournament-direct = Між собою
tournament-wins = Перемоги
tournament-left = більше не грає
tournament-out = вибування
# $round (number)
tournament-came-late = з раунду { $round }
tournament-how = Як рахують очки та місця
tournament-points-about = Стіл вартий 24 очки для того, хто випередив там усіх. Кожен випереджений суперник — рівна частка, нічия — половина: за столом на чотирьох 24, 16, 8 і 0, на трьох 24, 12 і 0. Пропущений за жеребом раунд вартий виграного столу.
tournament-break-opponents = середні очки тих, із ким була гра;
tournament-break-direct = результат між собою тих, у кого порівну, якщо всі вони зустрічалися;
tournament-break-wins = виграні столи;
tournament-break-lot = жереб, кинутий ще до першого запису.
tournament-commitment = Жереб і раунди випливають із таємного числа. Ось його печать від самого початку:
tournament-seed = А ось саме число:

## Rounds

# $n (number)
tournament-table = Стіл { $n }
tournament-table-playing = триває
tournament-table-finished = завершено
tournament-table-decided = зараховано як було
tournament-play = До мого столу
tournament-watch = Дивитися
tournament-replay = Переглянути
# $verb (string): what can be done; $n (number): the table
tournament-way = { $verb }: стіл { $n }
# $n (number)
tournament-got = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
  }
# $names (string): people, as a list
tournament-byes = Цей раунд пропускає: { $names }
