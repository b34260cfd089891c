### Les joueurs de l’échelle, du plus faible au plus fort ; trois textes chacun : le nom à la table, le nom avec le métier, une phrase sur leur jeu.

## N’importe quel jeu

bot-apprentice = Apprenti
    .title = Apprenti
    .about = Apprend encore et oublie des choses.
bot-peddler = Colporteuse
    .title = Colporteuse
    .about = Voit jusqu’à la fin du tour, pas plus loin.
bot-trader = Marchand
    .title = Marchand
    .about = Joue hardiment et suit son penchant.
bot-master = Maître
    .title = Maître
    .about = Pense plusieurs tours à l’avance et se trompe rarement.
bot-vizier = Grand vizir
    .title = Grand vizir
    .about = Pense à tout, et personne ici ne joue mieux.

## Istanbul

bot-istanbul-apprentice = Emin
    .title = Emin l’apprenti
    .about = Regarde tout et en oublie la moitié.
bot-istanbul-peddler = Leyla
    .title = Leyla la colporteuse
    .about = Voit jusqu’au bout de la rue, pas plus loin.
bot-istanbul-trader = Kerem
    .title = Kerem le joaillier
    .about = Veut des rubis tout de suite et pense au reste plus tard.
bot-istanbul-master = Safiye
    .title = Safiye, maîtresse de guilde
    .about = Prévoit plusieurs tours à l’avance et le regrette rarement.
bot-istanbul-vizier = Davud
    .title = Davud le grand vizir
    .about = A pesé chaque chemin avant votre arrivée.

## Istanbul : le jeu de dés : les mêmes personnes

bot-istanbul-dice-apprentice = { bot-istanbul-apprentice }
    .title = { bot-istanbul-apprentice.title }
    .about = Lance les dés avec joie et oublie la moitié du résultat.
bot-istanbul-dice-peddler = { bot-istanbul-peddler }
    .title = { bot-istanbul-peddler.title }
    .about = Prend ce que les dés donnent, sans regarder plus loin.
bot-istanbul-dice-trader = { bot-istanbul-trader }
    .title = { bot-istanbul-trader.title }
    .about = Saisit un rubis dès qu’il est à portée de main.
bot-istanbul-dice-master = { bot-istanbul-master }
    .title = { bot-istanbul-master.title }
    .about = Connaît les chances de chaque lancer et les oublie rarement.
bot-istanbul-dice-vizier = { bot-istanbul-vizier }
    .title = { bot-istanbul-vizier.title }
    .about = Ne laisse aux dés rien de ce qui se calcule.

## San Juan

bot-san-juan-apprentice = Tomás
    .title = Tomás l’apprenti
    .about = A de bonnes cartes en main et en oublie la moitié.
bot-san-juan-peddler = Inés
    .title = Inés la colporteuse
    .about = Vit d’un navire à l’autre et ne pense pas plus loin.
bot-san-juan-trader = Mateo
    .title = Mateo le bâtisseur
    .about = Bâtit d’abord et compte les cartes ensuite.
bot-san-juan-master = Catalina
    .title = Catalina, capitaine du port
    .about = Sait ce qu’apporteront les prochains navires et s’y prépare.
bot-san-juan-vizier = Isabel
    .title = Isabel la gouverneure
    .about = Pense pour toute l’île, vous compris.

## D’autres, sans visage

bot-greedy = Bot
    .title = Bot
    .about = Prend ce qui vaut le plus sur le moment.
bot-random = Bot facile
    .title = Bot facile
    .about = Prend n’importe quoi.
