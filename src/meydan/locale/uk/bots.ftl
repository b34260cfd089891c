### Гравці драбини, від найслабшого до найсильнішого; у кожного три тексти: ім’я за столом, ім’я з ремеслом і речення про те, як грає.

## Будь-яка гра

bot-apprentice = Учень
    .title = Учень
    .about = Ще вчиться й дещо прогавлює.
bot-peddler = Рознощиця
    .title = Рознощиця
    .about = Бачить до кінця ходу, і не далі.
bot-trader = Крамар
    .title = Крамар
    .about = Грає сміливо й має свої вподобання.
bot-master = Майстер
    .title = Майстер
    .about = Думає на кілька ходів уперед і рідко помиляється.
bot-vizier = Великий візир
    .title = Великий візир
    .about = Думає про все: сильнішого тут немає.

## Стамбул

bot-istanbul-apprentice = Емін
    .title = Емін, учень
    .about = Дивиться на все й половину прогавлює.
bot-istanbul-peddler = Лейла
    .title = Лейла, рознощиця
    .about = Бачить до кінця вулиці, і не далі.
bot-istanbul-trader = Керем
    .title = Керем, ювелір
    .about = Хоче рубінів одразу, а про решту думає потім.
bot-istanbul-master = Сафіє
    .title = Сафіє, голова гільдії
    .about = Планує на кілька ходів уперед і рідко шкодує.
bot-istanbul-vizier = Давуд
    .title = Давуд, великий візир
    .about = Зважує кожну дорогу ще до того, як ви сядете за стіл.

## Стамбул: Гра на кубиках: ті самі люди

bot-istanbul-dice-apprentice = { bot-istanbul-apprentice }
    .title = { bot-istanbul-apprentice.title }
    .about = Радо кидає кубики й прогавлює половину того, що випало.
bot-istanbul-dice-peddler = { bot-istanbul-peddler }
    .title = { bot-istanbul-peddler.title }
    .about = Бере те, що кубики дають зараз, і далі не дивиться.
bot-istanbul-dice-trader = { bot-istanbul-trader }
    .title = { bot-istanbul-trader.title }
    .about = Хапає рубін, щойно до нього можна дотягнутися.
bot-istanbul-dice-master = { bot-istanbul-master }
    .title = { bot-istanbul-master.title }
    .about = Знає шанси кожного кидка й рідко про них забуває.
bot-istanbul-dice-vizier = { bot-istanbul-vizier }
    .title = { bot-istanbul-vizier.title }
    .about = Не лишає кубикам нічого, що можна порахувати.

## Сан-Хуан

bot-san-juan-apprentice = Томас
    .title = Томас, учень
    .about = Має добрі карти й половини з них не помічає.
bot-san-juan-peddler = Інес
    .title = Інес, рознощиця
    .about = Живе від корабля до корабля й далі не загадує.
bot-san-juan-trader = Матео
    .title = Матео, будівничий
    .about = Спершу будує, а карти рахує потім.
bot-san-juan-master = Каталіна
    .title = Каталіна, начальниця порту
    .about = Знає, що привезуть наступні кораблі, і готується до цього.
bot-san-juan-vizier = Ісабель
    .title = Ісабель, губернаторка
    .about = Думає за всіх на острові, і за вас також.

## Інші, без обличчя

bot-greedy = Бот
    .title = Бот
    .about = Бере те, що зараз найцінніше.
bot-random = Легкий бот
    .title = Легкий бот
    .about = Бере будь-що.
