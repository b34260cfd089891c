### Вызовы: что доходит до тех, кого нет за столом, и где это выбирают.

## Вызов. $game (string): название игры

call-turn = Ваш ход · { $game }
call-deadline = Ваше время истекает · { $game }
call-invited = Приглашение · { $game }
call-round = Ваш раунд начался · { $game }
call-over = Партия окончена · { $game }
call-agree = Закончить партию? · { $game }
# $n (number): сколько; $names (string): кто ещё за столом, списком
call-waiting = { $n ->
    [one] { $names } ждёт вас.
    [few] { $names } ждут вас.
   *[many] { $names } ждут вас.
  }
# $when (string): день и час
call-by = Сделайте ход до { $when }.
call-deadline-text = После этого остальные смогут передать ваше место боту.
# $round (number): раунд турнира; $title (string): его название; $names (string): кто ещё за столом, списком
call-round-text = Раунд { $round } турнира «{ $title }»: ваш стол готов. За столом также: { $names }.
# $n (number): сколько; $names (string): кто закончил бы партию, списком
call-agree-text = { $n ->
    [one] { $names } предлагает закончить партию.
    [few] { $names } предлагают закончить партию.
   *[many] { $names } предлагают закончить партию.
  }

## Вызов о вечере компании. $group (string): её название

call-night = Игровой вечер · { $group }
call-soon = Скоро игровой вечер · { $group }
# $when (string): день и час
call-night-text = { $when }. Придёте?
# $when (string): день и час
call-soon-text = Начало: { $when }.
# $names (string): кто придёт, списком
call-coming = Придут: { $names }.

## Письма

# $name (string): кто читает
mail-hello = Здравствуйте, { $name }!
mail-confirm-subject = Это ваш адрес?
mail-confirm = Вы попросили Meydan звать вас по этому адресу, когда вы нужны в партии. Откройте эту ссылку, чтобы подтвердить, что адрес ваш:
mail-confirm-not = Если это были не вы, ничего не делайте: других писем не будет.
mail-name = Ваш Meydan
# $n (number): сколько вызовов
mail-subject = { $n ->
    [one] Для вас { $n } вызов
    [few] Для вас { $n } вызова
   *[many] Для вас { $n } вызовов
  }
mail-why = Вы получили это письмо, потому что попросили вас звать. Не чаще одного в час.
mail-stop = Чтобы их больше не было:

## Ссылки в письмах

mail-confirm-title = Ваш адрес
mail-confirm-about = Присылать письма о ваших партиях на этот адрес?
mail-confirm-do = Да, он мой
# $address (string): электронной почты
mail-confirmed = Теперь письма о ваших партиях будут приходить на { $address }.
mail-stop-title = Больше никаких писем?
mail-stop-about = Писем о ваших партиях больше не будет. Включить их снова можно на странице аккаунта.
mail-stop-do = Больше не присылать
# $address (string): электронной почты
mail-stopped = На { $address } писем больше не будет.
mail-link-old = Ссылка устарела, или её заменила более новая.

## Выбор

calls-title = Вызовы
calls-about = На случай, когда вы нужны в партии, а вас нет за столом.
calls-push = Уведомления
calls-push-about = Из этого браузера, даже когда страница закрыта.
calls-push-on = Уведомлять меня в этом браузере
calls-push-off = Больше не уведомлять здесь
calls-push-denied = Браузер этого не позволяет: разрешите уведомления в его настройках для этого сайта.
calls-push-cannot = Этот браузер не умеет показывать уведомления. На iPhone сначала добавьте Meydan на экран «Домой».
# $n (number)
calls-devices = { $n ->
    [one] Уведомления для вас показывает { $n } браузер.
    [few] Уведомления для вас показывают { $n } браузера.
   *[many] Уведомления для вас показывают { $n } браузеров.
  }
calls-mail = Электронная почта
calls-mail-about = Не чаще одного письма в час и ни одного о партиях с часами.
calls-mail-set = Присылать на этот адрес
# $address (string): электронной почты
calls-mail-sent = Мы отправили ссылку на { $address }. Откройте её, и письма начнут приходить.
# $address (string): электронной почты
calls-mail-on = Письма приходят на { $address }.
calls-mail-off = Больше не присылать писем
calls-hook = Вебхук
calls-hook-about = Для Slack, Discord, моста в Telegram или своей программы: каждый вызов отправляется туда как JSON, подписанный секретом.
calls-hook-set = Отправлять туда
# $address (string): в сети
calls-hook-on = Вызовы отправляются на { $address }.
calls-hook-secret = Секрет, которым они подписаны
calls-hook-off = Больше не отправлять туда
calls-address = Адрес
calls-address-wrong = На этот адрес ничего не отправить.
calls-what = Что вас зовёт
calls-kind-turn = Мой ход
calls-kind-deadline = Моё время истекает
calls-kind-invited = Меня пригласили
calls-kind-round = Начинается раунд моего турнира
calls-kind-over = Партия окончена
calls-kind-agree = Предлагают закончить партию
calls-kind-night = Моя компания назначает вечер
calls-kind-soon = Игровой вечер уже скоро
# Флажок. $kind (string): для чего; $way (string): как
calls-box = { $kind } — { $way }
calls-always = Даже когда стол открыт
calls-always-about = Иначе об этом скажет сама страница: заголовком, значком и звуком.
