### Gracze drabiny, od najsłabszego do najsilniejszego; każdy ma trzy teksty: imię przy stole, imię z zajęciem i zdanie o tym, jak gra.

## Dowolna gra

bot-apprentice = Uczeń
    .title = Uczeń
    .about = Jeszcze się uczy i czasem coś przeoczy.
bot-peddler = Przekupka
    .title = Przekupka
    .about = Widzi do końca tury, i ani trochę dalej.
bot-trader = Kupiec
    .title = Kupiec
    .about = Gra śmiało i ma swoje upodobania.
bot-master = Mistrz
    .title = Mistrz
    .about = Myśli na kilka tur naprzód i rzadko się myli.
bot-vizier = Wielki wezyr
    .title = Wielki wezyr
    .about = Myśli o wszystkim: nikt tu nie gra lepiej.

## Istanbul

bot-istanbul-apprentice = Emin
    .title = Emin, uczeń
    .about = Patrzy na wszystko i połowę przeocza.
bot-istanbul-peddler = Leyla
    .title = Leyla, przekupka
    .about = Widzi do końca ulicy, i ani trochę dalej.
bot-istanbul-trader = Kerem
    .title = Kerem, jubiler
    .about = Chce rubinów od razu, a o reszcie myśli później.
bot-istanbul-master = Safiye
    .title = Safiye, mistrzyni cechu
    .about = Planuje na kilka tur naprzód i rzadko żałuje.
bot-istanbul-vizier = Davud
    .title = Davud, wielki wezyr
    .about = Rozważa każdą drogę, zanim ktokolwiek usiądzie do stołu.

## Istanbul: gra kościana: te same osoby

bot-istanbul-dice-apprentice = { bot-istanbul-apprentice }
    .title = { bot-istanbul-apprentice.title }
    .about = Rzuca z radością i przeocza połowę tego, co wypadło.
bot-istanbul-dice-peddler = { bot-istanbul-peddler }
    .title = { bot-istanbul-peddler.title }
    .about = Bierze to, co kości dają teraz, i dalej nie patrzy.
bot-istanbul-dice-trader = { bot-istanbul-trader }
    .title = { bot-istanbul-trader.title }
    .about = Chwyta rubin, gdy tylko jest w zasięgu ręki.
bot-istanbul-dice-master = { bot-istanbul-master }
    .title = { bot-istanbul-master.title }
    .about = Zna szanse każdego rzutu i rzadko o nich zapomina.
bot-istanbul-dice-vizier = { bot-istanbul-vizier }
    .title = { bot-istanbul-vizier.title }
    .about = Nie zostawia kościom niczego, co da się policzyć.

## San Juan

bot-san-juan-apprentice = Tomás
    .title = Tomás, uczeń
    .about = Ma na ręce dobre karty i połowę z nich przeocza.
bot-san-juan-peddler = Inés
    .title = Inés, przekupka
    .about = Żyje od statku do statku i dalej nie myśli.
bot-san-juan-trader = Mateo
    .title = Mateo, budowniczy
    .about = Najpierw buduje, a karty liczy potem.
bot-san-juan-master = Catalina
    .title = Catalina, kapitan portu
    .about = Wie, co przywiozą następne statki, i ma na to plan.
bot-san-juan-vizier = Isabel
    .title = Isabel, gubernatorka
    .about = Myśli za wszystkich na wyspie, za ciebie też.

## Inne, bez twarzy

bot-greedy = Bot
    .title = Bot
    .about = Bierze to, co teraz jest najwięcej warte.
bot-random = Łatwy bot
    .title = Łatwy bot
    .about = Bierze cokolwiek.
