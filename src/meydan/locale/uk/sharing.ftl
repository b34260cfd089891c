### Ділитися грою: що видно за посиланням, зображення партії та скарги.

## Що показують месенджери. $game (string): назва гри

preview-open = На вас чекає місце · { $game }
preview-open-text = { $n ->
    [0] Усі місця зайняті: дивіться гру, обліковий запис не потрібен.
    [one] Вільне { $n } місце. Сідайте, обліковий запис не потрібен.
    [few] Вільні { $n } місця. Сідайте, обліковий запис не потрібен.
   *[many] Вільні { $n } місць. Сідайте, обліковий запис не потрібен.
  }
preview-game = { $what } · { $game }
preview-names = { $names }
preview-playing-text = Дивіться, як триває гра.
preview-replay-text = Перегляньте всю партію, хід за ходом.
preview-moment-text = Погляньте на цей момент партії.
preview-analysis-text = Погляньте, що вирішило гру: удача, майстерність і переломні моменти.

## Зображення закінченої партії

picture-show = Зображення для друзів
picture-alt = Поле наприкінці гри та підсумок. { $title }
picture-save = Зберегти зображення
picture-send = Надіслати

## Скарги

report-open = Поскаржитися або не чути когось
# $name (string): хто
report-open-name = Поскаржитися або не чути: { $name }
report-who = На кого?
report-what = На що саме?
report-person = На цю людину загалом
report-table = На весь стіл
report-why = Чому?
report-why-insult = Образа
report-why-name = Образливе ім’я
report-why-cheating = Нечесна гра
report-why-spam = Спам
report-why-other = Щось інше
report-words = Хочете щось додати?
report-about = Це прочитає той, хто тримає цей сервер. Про скаргу нікому не повідомлять.
report-send = Поскаржитися
report-sent = Дякуємо. Той, хто тримає цей сервер, це розгляне.
report-mute = Більше не чути: { $name }
report-muted = { $name }: більше не чути.
