### Вместе: компании друзей и поиск игроков.

## Finding people

find-about = Скажите, во что хочется сыграть. Как только наберётся достаточно желающих, партия начнётся сама.
find-least = Игроков не меньше
find-most = Игроков не больше
# $least, $most (number): how many players
find-seats-range = от { $least } до { $most } игроков
find-live-about = Все играют прямо сейчас, с часами.
find-turns-about = Заглядывайте, когда удобно.
find-mix-any = Любые коробки
find-mix-plain = Только основная игра
find-near = Примерно моего уровня
find-near-about = Чем дольше вы ждёте, тем больше может быть разница.
find-rated-about = Если этого хотят все за столом.
find-go = Искать игроков
find-stop = Прекратить поиск
find-waiting = Ищем игроков…
# $n (number): how many others fit so far
find-others = { $n ->
    [one] Есть ещё { $n } игрок, ищем дальше…
    [few] Есть ещё { $n } игрока, ищем дальше…
   *[many] Есть ещё { $n } игроков, ищем дальше…
  }
# $n (number): seconds
find-waited = { $n ->
    [one] Прошла { $n } секунда
    [few] Прошло { $n } секунды
   *[many] Прошло { $n } секунд
  }
find-stay = Не закрывайте эту страницу: без неё поиск прекратится.
find-bots-offer = Посадить на свободные места ботов?
find-bots-about = Тогда партия начнётся сразу, со всеми, кто согласен.
find-bots = Играть с ботами
find-found = Игроки нашлись, партия начинается.
# $people (number): how many look at the square; $looking (number): how many of them look for players
find-here = Сейчас на площади: { $people }. Ищут партию: { $looking }.

## Groups

groups-about = Компания — это одна постоянная ссылка для круга друзей: ваши столы, счёт и следующий вечер.
group-new = Новая компания
group-name-example = Вечер пятницы
group-found = Создать компанию
# $n (number): how many belong to it
group-members-count = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[many] { $n } участников
  }
# $when (string): a day and a time
group-night-next = Далее: { $when }
group-lost = Такой компании здесь нет
group-lost-about = Возможно, у неё новая ссылка или её видят только участники. Попросите ссылку у друзей.
# $name (string): of the group
group-door = Присоединиться к компании «{ $name }»
# $n (number): how many; $names (string): who, as a list
group-door-people = { $n ->
    [one] Там уже есть { $names }.
    [few] Там уже есть { $names }.
   *[many] Там уже есть { $names }.
  }
group-door-name = Как вас зовут?
group-join = Присоединиться
# $names (string): who, as a list
group-here = Сейчас здесь: { $names }
group-here-alone = Сейчас здесь больше никого нет.
group-here-now = сейчас здесь
group-again = Тот же стол ещё раз
group-again-about = С теми же настройками; приглашены все, кто там был.
group-table = Стол для компании
group-tournament = Турнир для компании
group-tables-none = Столов ещё нет. Новый стол увидят все в компании и смогут сесть.
group-invite = Пригласить друзей
group-invite-about = У кого есть эта ссылка, может присоединиться, даже без аккаунта. Она не меняется.

## The next evening

group-night = Следующий вечер
group-night-none = Вечер ещё не назначен.
group-night-plan = Назначить вечер
group-night-when = День и время
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-zone = Ваше время: { $zone }. Каждый видит своё.
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-there = По вашему времени; назначено по времени { $zone }.
group-night-note = Где встречаемся и что взять
group-night-set = Назначить
group-night-move = Изменить
group-night-off = Отменить вечер
group-night-file = В мой календарь
group-coming = Вы придёте?
group-coming-yes = Да
group-coming-maybe = Возможно
group-coming-no = Нет
group-comers-yes = Придут
group-comers-maybe = Может, придут
group-comers-no = Не придут

## Scores

group-scores = Счёт
group-evening = Этот вечер
# $day (string): a day
group-evening-last = Вечер { $day }
group-overall = Все партии
# $n (number): how many games
group-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
  }
group-who = Кто
group-won = Победы
group-points = Очки
group-played = Партии
group-points-about = Очко за каждого, кого вы опередили, и за ботов тоже.
group-meetings = Личные встречи
group-meetings-about = Сколько раз тот, кто слева, опередил того, кто сверху, и сколько раз наоборот.

## Members, and what the owner does

group-members = Участники
group-me = вы
group-owner = управляет
group-manage = Управлять
group-name = Название компании
group-rename = Переименовать
group-renamed = У компании новое название.
group-link = Новая ссылка
group-link-about = Старая ссылка больше никуда не приведёт. Участники останутся.
group-remove = Исключить
# $name (string): a member
group-remove-about = { $name } больше не увидит компанию и её столы. По ссылке можно вернуться, так что сделайте и новую.
group-hand = Передать
# $name (string): a member
group-hand-about = Компанией будет управлять { $name }, а вы останетесь среди участников.
group-leave = Выйти из компании
group-leave-about = Вы больше не увидите её столы и счёт. По ссылке можно вернуться.
group-end = Распустить компанию
group-end-about = Её не станет для всех. Партии останутся в списках игроков.
group-sure = Вы уверены?
group-cancel = Нет, не надо
