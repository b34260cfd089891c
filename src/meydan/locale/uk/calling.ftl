### Виклики: що дістається тих, кого немає за столом, і де це обирають.

## Виклик. $game (string): назва гри

call-turn = Ваш хід · { $game }
call-deadline = Ваш час спливає · { $game }
call-invited = Запрошення · { $game }
call-round = Ваш раунд почався · { $game }
call-over = Партію завершено · { $game }
call-agree = Завершити партію? · { $game }
# $n (number): скільки; $names (string): хто ще за столом, списком
call-waiting = { $n ->
    [one] { $names } чекає на вас.
    [few] { $names } чекають на вас.
   *[many] { $names } чекають на вас.
  }
# $when (string): день і година
call-by = Зробіть хід до { $when }.
call-deadline-text = Потім інші зможуть передати ваше місце боту.
# $round (number): раунд турніру; $title (string): його назва; $names (string): хто ще за столом, списком
call-round-text = Раунд { $round } турніру «{ $title }»: ваш стіл готовий. За столом також: { $names }.
# $n (number): скільки; $names (string): хто завершив би партію, списком
call-agree-text = { $n ->
    [one] { $names } пропонує завершити партію.
    [few] { $names } пропонують завершити партію.
   *[many] { $names } пропонують завершити партію.
  }

## Виклик про вечір компанії. $group (string): її назва

call-night = Ігровий вечір · { $group }
call-soon = Незабаром ігровий вечір · { $group }
# $when (string): день і година
call-night-text = { $when }. Прийдете?
# $when (string): день і година
call-soon-text = Початок: { $when }.
# $names (string): хто прийде, списком
call-coming = Прийдуть: { $names }.

## Листи

# $name (string): хто читає
mail-hello = Вітаємо, { $name }!
mail-confirm-subject = Це ваша адреса?
mail-confirm = Ви попросили Meydan кликати вас на цю адресу, коли партія вас потребує. Відкрийте це посилання, щоб підтвердити, що адреса ваша:
mail-confirm-not = Якщо це були не ви, нічого не робіть: інших листів не буде.
mail-name = Ваш Meydan
# $n (number): скільки викликів
mail-subject = { $n ->
    [one] Для вас { $n } виклик
    [few] Для вас { $n } виклики
   *[many] Для вас { $n } викликів
  }
mail-why = Ви отримали цей лист, бо попросили вас кликати. Не частіше одного на годину.
mail-stop = Щоб їх більше не було:

## Посилання в листах

mail-confirm-title = Ваша адреса
mail-confirm-about = Надсилати листи про ваші партії на цю адресу?
mail-confirm-do = Так, вона моя
# $address (string): електронної пошти
mail-confirmed = Тепер листи про ваші партії надходитимуть на { $address }.
mail-stop-title = Більше жодних листів?
mail-stop-about = Листів про ваші партії більше не буде. Увімкнути їх знову можна на сторінці облікового запису.
mail-stop-do = Більше не надсилати
# $address (string): електронної пошти
mail-stopped = На { $address } листів більше не буде.
mail-link-old = Посилання застаріло, або його замінило новіше.

## Вибір

calls-title = Виклики
calls-about = На випадок, коли партія вас потребує, а вас немає за столом.
calls-push = Сповіщення
calls-push-about = Із цього браузера, навіть коли сторінку закрито.
calls-push-on = Сповіщати мене в цьому браузері
calls-push-off = Більше не сповіщати тут
calls-push-denied = Браузер цього не дозволяє: дозвольте сповіщення в його налаштуваннях для цього сайту.
calls-push-cannot = Цей браузер не вміє показувати сповіщення. На iPhone спершу додайте Meydan на початковий екран.
# $n (number)
calls-devices = { $n ->
    [one] Сповіщення для вас показує { $n } браузер.
    [few] Сповіщення для вас показують { $n } браузери.
   *[many] Сповіщення для вас показують { $n } браузерів.
  }
calls-mail = Електронна пошта
calls-mail-about = Не частіше одного листа на годину і жодного про партії з годинником.
calls-mail-set = Надсилати на цю адресу
# $address (string): електронної пошти
calls-mail-sent = Ми надіслали посилання на { $address }. Відкрийте його, і листи почнуть надходити.
# $address (string): електронної пошти
calls-mail-on = Листи надходять на { $address }.
calls-mail-off = Більше не надсилати листів
calls-hook = Вебхук
calls-hook-about = Для Slack, Discord, мосту в Telegram або власної програми: кожен виклик надсилається туди як JSON, підписаний секретом.
calls-hook-set = Надсилати туди
# $address (string): в мережі
calls-hook-on = Виклики надсилаються на { $address }.
calls-hook-secret = Секрет, яким їх підписано
calls-hook-off = Більше не надсилати туди
calls-address = Адреса
calls-address-wrong = На цю адресу нічого не надіслати.
calls-what = Що вас кличе
calls-kind-turn = Мій хід
calls-kind-deadline = Мій час спливає
calls-kind-invited = Мене запрошено
calls-kind-round = Починається раунд мого турніру
calls-kind-over = Партію завершено
calls-kind-agree = Пропонують завершити партію
calls-kind-night = Моя компанія призначає вечір
calls-kind-soon = Ігровий вечір уже скоро
# Прапорець. $kind (string): для чого; $way (string): як
calls-box = { $kind } — { $way }
calls-always = Навіть коли стіл відкрито
calls-always-about = Інакше про це скаже сама сторінка: заголовком, значком і звуком.
