### Игроки лестницы, от самого слабого до самого сильного; у каждого три текста: имя за столом, имя с ремеслом и предложение о том, как играет.

## Любая игра

bot-apprentice = Ученик
    .title = Ученик
    .about = Ещё учится и кое-чего не замечает.
bot-peddler = Лоточница
    .title = Лоточница
    .about = Видит до конца хода, и не дальше.
bot-trader = Торговец
    .title = Торговец
    .about = Играет смело и имеет свои пристрастия.
bot-master = Мастер
    .title = Мастер
    .about = Думает на несколько ходов вперёд и редко ошибается.
bot-vizier = Великий визирь
    .title = Великий визирь
    .about = Думает обо всём: сильнее здесь никого нет.

## Стамбул

bot-istanbul-apprentice = Эмин
    .title = Эмин, ученик
    .about = Смотрит на всё и половины не замечает.
bot-istanbul-peddler = Лейла
    .title = Лейла, лоточница
    .about = Видит до конца улицы, и не дальше.
bot-istanbul-trader = Керем
    .title = Керем, ювелир
    .about = Хочет рубинов сразу, а об остальном думает потом.
bot-istanbul-master = Сафие
    .title = Сафие, глава гильдии
    .about = Планирует на несколько ходов вперёд и редко жалеет.
bot-istanbul-vizier = Давуд
    .title = Давуд, великий визирь
    .about = Взвешивает каждую дорогу ещё до того, как вы сядете за стол.

## Стамбул: Игра на кубиках: те же люди

bot-istanbul-dice-apprentice = { bot-istanbul-apprentice }
    .title = { bot-istanbul-apprentice.title }
    .about = С радостью бросает кубики и не замечает половины того, что выпало.
bot-istanbul-dice-peddler = { bot-istanbul-peddler }
    .title = { bot-istanbul-peddler.title }
    .about = Берёт то, что кубики дают сейчас, и дальше не смотрит.
bot-istanbul-dice-trader = { bot-istanbul-trader }
    .title = { bot-istanbul-trader.title }
    .about = Хватает рубин, как только до него можно дотянуться.
bot-istanbul-dice-master = { bot-istanbul-master }
    .title = { bot-istanbul-master.title }
    .about = Знает шансы каждого броска и редко о них забывает.
bot-istanbul-dice-vizier = { bot-istanbul-vizier }
    .title = { bot-istanbul-vizier.title }
    .about = Не оставляет кубикам ничего, что можно просчитать.

## Сан-Хуан

bot-san-juan-apprentice = Томас
    .title = Томас, ученик
    .about = Держит хорошие карты и половины из них не замечает.
bot-san-juan-peddler = Инес
    .title = Инес, лоточница
    .about = Живёт от корабля до корабля и дальше не загадывает.
bot-san-juan-trader = Матео
    .title = Матео, строитель
    .about = Сначала строит, а карты считает потом.
bot-san-juan-master = Каталина
    .title = Каталина, начальница порта
    .about = Знает, что привезут следующие корабли, и готовится к этому.
bot-san-juan-vizier = Исабель
    .title = Исабель, губернатор
    .about = Думает за всех на острове, и за вас тоже.

## Другие, без лица

bot-greedy = Бот
    .title = Бот
    .about = Берёт то, что сейчас ценнее всего.
bot-random = Лёгкий бот
    .title = Лёгкий бот
    .about = Берёт что угодно.
