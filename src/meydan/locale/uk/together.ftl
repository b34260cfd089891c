### Разом: компанії друзів і пошук гравців.

## Finding people

find-about = Скажіть, у що хочеться зіграти. Щойно набереться досить охочих, партія почнеться сама.
find-least = Гравців щонайменше
find-most = Гравців щонайбільше
# $least, $most (number): how many players
find-seats-range = від { $least } до { $most } гравців
find-live-about = Усі грають просто зараз, із годинником.
find-turns-about = Заглядайте, коли зручно.
find-mix-any = Будь-які коробки
find-mix-plain = Лише основна гра
find-near = Приблизно мого рівня
find-near-about = Що довше чекаєте, то більшою може бути різниця.
find-rated-about = Якщо цього хочуть усі за столом.
find-go = Шукати гравців
find-stop = Припинити пошук
find-waiting = Шукаємо гравців…
# $n (number): how many others fit so far
find-others = { $n ->
    [one] Є ще { $n } гравець, шукаємо далі…
    [few] Є ще { $n } гравці, шукаємо далі…
   *[many] Є ще { $n } гравців, шукаємо далі…
  }
# $n (number): seconds
find-waited = { $n ->
    [one] Минула { $n } секунда
    [few] Минули { $n } секунди
   *[many] Минуло { $n } секунд
  }
find-stay = Не закривайте цю сторінку: без неї пошук припиниться.
find-bots-offer = Посадити на вільні місця ботів?
find-bots-about = Тоді партія почнеться одразу, з усіма, хто згоден.
find-bots = Грати з ботами
find-found = Гравців знайдено, партія починається.
# $people (number): how many look at the square; $looking (number): how many of them look for players
find-here = Зараз на площі: { $people }. Шукають партію: { $looking }.

## Groups

groups-about = Компанія — це одне постійне посилання для кола друзів: ваші столи, рахунок і наступний вечір.
group-new = Нова компанія
group-name-example = П’ятничний вечір
group-found = Створити компанію
# $n (number): how many belong to it
group-members-count = { $n ->
    [one] { $n } учасник
    [few] { $n } учасники
   *[many] { $n } учасників
  }
# $when (string): a day and a time
group-night-next = Далі: { $when }
group-lost = Такої компанії тут немає
group-lost-about = Можливо, у неї нове посилання або її бачать лише учасники. Попросіть посилання в друзів.
# $name (string): of the group
group-door = Приєднатися до компанії «{ $name }»
# $n (number): how many; $names (string): who, as a list
group-door-people = { $n ->
    [one] Там уже є { $names }.
    [few] Там уже є { $names }.
   *[many] Там уже є { $names }.
  }
group-door-name = Як вас звати?
group-join = Приєднатися
# $names (string): who, as a list
group-here = Зараз тут: { $names }
group-here-alone = Зараз тут більше нікого немає.
group-here-now = зараз тут
group-again = Той самий стіл ще раз
group-again-about = З тими самими налаштуваннями; запрошені всі, хто там був.
group-table = Стіл для компанії
group-tournament = Турнір для компанії
group-tables-none = Столів ще немає. Новий стіл побачать усі в компанії й зможуть сісти.
group-invite = Запросити друзів
group-invite-about = Хто має це посилання, може приєднатися, навіть без облікового запису. Воно не змінюється.

## The next evening

group-night = Наступний вечір
group-night-none = Вечір ще не призначено.
group-night-plan = Призначити вечір
group-night-when = День і час
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-zone = Ваш час: { $zone }. Кожен бачить свій.
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-there = За вашим часом; призначено за часом { $zone }.
group-night-note = Де зустрічаємось і що взяти
group-night-set = Призначити
group-night-move = Змінити
group-night-off = Скасувати вечір
group-night-file = До мого календаря
group-coming = Ви прийдете?
group-coming-yes = Так
group-coming-maybe = Можливо
group-coming-no = Ні
group-comers-yes = Прийдуть
group-comers-maybe = Може, прийдуть
group-comers-no = Не прийдуть

## Scores

group-scores = Рахунок
group-evening = Цей вечір
# $day (string): a day
group-evening-last = Вечір { $day }
group-overall = Усі партії
# $n (number): how many games
group-games = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[many] { $n } партій
  }
group-who = Хто
group-won = Перемоги
group-points = Очки
group-played = Партії
group-points-about = Очко за кожного, кого ви випередили, і за ботів теж.
group-meetings = Особисті зустрічі
group-meetings-about = Скільки разів той, хто ліворуч, випередив того, хто вгорі, і скільки разів навпаки.

## Members, and what the owner does

group-members = Учасники
group-me = ви
group-owner = керує
group-manage = Керувати
group-name = Назва компанії
group-rename = Перейменувати
group-renamed = У компанії нова назва.
group-link = Нове посилання
group-link-about = Старе посилання більше нікуди не вестиме. Учасники залишаться.
group-remove = Вилучити
# $name (string): a member
group-remove-about = { $name } більше не бачитиме компанії та її столів. За посиланням можна повернутися, тож зробіть і нове.
group-hand = Передати
# $name (string): a member
group-hand-about = Компанією керуватиме { $name }, а ви будете серед учасників.
group-leave = Вийти з компанії
group-leave-about = Ви більше не бачитимете її столів і рахунку. За посиланням можна повернутися.
group-end = Розпустити компанію
group-end-about = Її не стане для всіх. Партії залишаться в списках гравців.
group-sure = Ви певні?
group-cancel = Ні, не треба
