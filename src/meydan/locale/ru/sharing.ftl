### Делиться игрой: что видно по ссылке, картинка партии и жалобы.

## Что показывают мессенджеры. $game (string): название игры

preview-open = Вас ждёт место · { $game }
preview-open-text = { $n ->
    [0] Все места заняты: смотрите игру, аккаунт не нужен.
    [one] Свободно { $n } место. Садитесь, аккаунт не нужен.
    [few] Свободны { $n } места. Садитесь, аккаунт не нужен.
   *[many] Свободно { $n } мест. Садитесь, аккаунт не нужен.
  }
preview-game = { $what } · { $game }
preview-names = { $names }
preview-playing-text = Смотрите, как идёт игра.
preview-replay-text = Посмотрите всю партию, ход за ходом.
preview-moment-text = Взгляните на этот момент партии.
preview-analysis-text = Взгляните, что решило игру: удача, мастерство и переломные моменты.

## Картинка законченной партии

picture-show = Картинка для друзей
picture-alt = Поле в конце игры и итог. { $title }
picture-save = Сохранить картинку
picture-send = Отправить

## Жалобы

report-open = Пожаловаться или не слышать кого-то
# $name (string): кто
report-open-name = Пожаловаться или не слышать: { $name }
report-who = На кого?
report-what = На что именно?
report-person = На этого человека вообще
report-table = На весь стол
report-why = Почему?
report-why-insult = Оскорбление
report-why-name = Оскорбительное имя
report-why-cheating = Нечестная игра
report-why-spam = Спам
report-why-other = Что-то другое
report-words = Хотите что-нибудь добавить?
report-about = Это прочитает тот, кто держит этот сервер. О жалобе никому не сообщат.
report-send = Пожаловаться
report-sent = Спасибо. Тот, кто держит этот сервер, это рассмотрит.
report-mute = Больше не слышать: { $name }
report-muted = { $name }: больше не слышно.
