### Tournaments: made, entered, played round by round.

## The list

tournaments-about = Несколько раундов и одна победа. Турнир может устроить любой: для всех или для друзей.
tournament-make = Устроить турнир
tournaments-mine = Мои турниры
tournaments-open = Турниры, куда можно прийти
tournaments-over = Завершённые турниры
tournaments-none = Сейчас открытых турниров нет.
tournaments-none-about = Устройте свой: другие найдут его здесь или получат от вас ссылку.
# $name (string): a person
tournament-by = Организация: { $name }
# $n (number): how many take part
tournament-people = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
  }
# $n (number): seats at a table
tournament-tables = { $n ->
    [one] столы на { $n } место
    [few] столы на { $n } места
    [many] столы на { $n } мест
   *[other] столы на { $n } места
  }
tournament-rated = рейтинговый
# $round (number), $rounds (number): this round, and how many there will be
tournament-round-of = Раунд { $round } из { $rounds }
# $when (string): a time, perhaps with a day
tournament-starts = Начало: { $when }
tournament-closed = Запись закрыта
tournament-status-open = Запись открыта
tournament-status-playing = Идёт
tournament-status-finished = Завершён
tournament-status-cancelled = Отменён

## Kinds

tournament-kind = Как играют
tournament-kind-swiss = Швейцарская система
tournament-kind-swiss-about = Все играют в каждом раунде, за столом с теми, у кого примерно столько же очков.
tournament-kind-swiss-places = Места определяют очки. Если их поровну, решает, по порядку:
tournament-kind-robin = Круговая система
tournament-kind-robin-about = Каждый встречается с каждым, насколько возможно поровну.
tournament-kind-robin-places = Места определяют очки; если их поровну, решает, по порядку:
tournament-kind-knockout = Турнир на выбывание
tournament-kind-knockout-about = Лучшие за каждым столом проходят дальше, пока не останется один стол.
tournament-kind-knockout-places = Выше тот, кто прошёл дальше, затем у кого лучше последний стол, затем у кого больше очков. Далее решает, по порядку:

## Making one

tournament-what = Турнир
tournament-title = Название
tournament-rounds = Раунды
tournament-advance = Сколько с каждого стола проходит дальше
tournament-seats = Сколько человек за столом, не больше
tournament-bots = Пустые места занимают боты
tournament-bots-about = Иначе некоторые столы на одно место меньше или кто-то пропускает раунд.
tournament-time = Время
tournament-live = Вживую, за один вечер
tournament-turns = Ход за ходом, дни или недели
tournament-late-bot = Когда у кого-то кончается время, вместо него сразу играет бот. Место можно вернуть; если бот играет до конца, за этим столом это последнее место.
tournament-limit = Раунд длится не дольше
tournament-limit-none = сколько нужно
tournament-limit-about = Когда время раунда вышло, незаконченные столы считаются как есть: кого ждут, тот последний, остальные — по очкам на этот момент.
tournament-pause = Перерыв между раундами
tournament-pause-none = без перерыва
tournament-start-at = Начинается сам собой
tournament-start-at-about = Оставьте пустым, чтобы начать, когда захотите.
tournament-public = Для всех
tournament-public-about = Его видят все, и записаться может каждый. Иначе только те, у кого есть ссылка.

## One tournament

tournament-now = Сейчас
tournament-enter = Участвовать
tournament-enter-about = Записаться может каждый, кто хочет играть.
tournament-enter-late = Ещё можно записаться: игра со следующего раунда, за прошлые очков нет.
tournament-start = Начать
tournament-close = Закрыть запись
tournament-reopen = Снова открыть запись
tournament-leave = Выйти из турнира
tournament-leave-sure = Выйти из этого турнира?
tournament-leave-open = До начала можно записаться снова.
tournament-leave-playing = В следующих раундах вы не играете. Сыгранное считается. Пожалуйста, доиграйте за своим столом: иначе, когда выйдет время, за вас будет играть бот, и это будет последнее место.
tournament-cancel = Отменить турнир
tournament-cancel-sure = Отменить этот турнир?
tournament-cancel-about = Победителя не будет. Начатые партии продолжаются, но здесь не считаются.
tournament-stay = Нет, пусть будет как есть
tournament-remove = Исключить
# $name (string): a person
tournament-remove-whom = Исключить из турнира: { $name }
tournament-remove-about = Этот человек не будет играть в следующих раундах и не сможет записаться снова.
tournament-not-now = Это уже невозможно. Взгляните ещё раз.
# $name (string): a person
tournament-won = Турнир выигрывает { $name }!
tournament-your-table = Ваш стол ждёт вас.
# $round (number)
tournament-new-round = Начался раунд { $round }.
# $when (string): a time, perhaps with a day
tournament-goes-on = Следующий раунд: { $when }
tournament-wait = Следующий раунд начнётся, когда доиграют все столы.
tournament-you-left = Вы вышли из турнира и в следующих раундах не играете.
tournament-you-out = Для вас турнир окончен. За остальными можно наблюдать дальше.
tournament-you-off = Этот раунд вы пропускаете: за него дают столько же, как за выигранный стол.
# $when (string): a time, perhaps with a day
tournament-ends = Конец раунда: { $when }
# $name (string): a bot
tournament-bots-sit = На пустых местах: { $name }
# $span (string): a length of time
tournament-pause-told = Перерыв между раундами: { $span }
tournament-invite = Пригласить людей
tournament-invite-about = У кого есть эта ссылка, видит турнир и может записаться.

## Standings

tournament-standings = Таблица
tournament-entrants = Кто участвует
tournament-nobody = Пока никого.
# $n (number): сколько участников
tournament-all = Показать всех участников: { $n }
tournament-place = Место
tournament-name = Имя
tournament-points = Очки
tournament-opponents = Соперники
tournament-direct = Между собой
tournament-wins = Победы
tournament-left = больше не играет
tournament-out = выбывание
# $round (number)
tournament-came-late = с раунда { $round }
tournament-how = Как считают очки и места
tournament-points-about = Стол стоит 24 очка для того, кто обошёл там всех. Каждый обойдённый соперник — равная доля, ничья — половина: за столом на четверых 24, 16, 8 и 0, на троих 24, 12 и 0. Пропущенный по жребию раунд стоит выигранного стола.
tournament-break-opponents = средние очки тех, с кем была игра;
tournament-break-direct = результат между собой тех, у кого поровну, если все они встречались;
tournament-break-wins = выигранные столы;
tournament-break-lot = жребий, брошенный ещё до первой записи.
tournament-commitment = Жребий и раунды следуют из тайного числа. Вот его печать с самого начала:
tournament-seed = А вот само число:

## Rounds

# $n (number)
tournament-table = Стол { $n }
tournament-table-playing = идёт
tournament-table-finished = завершён
tournament-table-decided = засчитан как был
tournament-play = К моему столу
tournament-watch = Смотреть
tournament-replay = Пересмотреть
# $verb (string): what can be done; $n (number): the table
tournament-way = { $verb }: стол { $n }
# $n (number)
tournament-got = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  }
# $names (string): people, as a list
tournament-byes = Этот раунд пропускает: { $names }
