### The players of the ladder, from the weakest to the strongest, in three texts each: the name at the table, the name with the trade,
### and one sentence about how they play. By game: bot-<game>-<level>; a game without its own people has those of any game.

## Any game

bot-apprentice = Apprentice
    .title = Apprentice
    .about = Still learning, and overlooks things.
bot-peddler = Peddler
    .title = Peddler
    .about = Sees to the end of the turn, and no further.
bot-trader = Trader
    .title = Trader
    .about = Plays boldly and follows a liking.
bot-master = Master
    .title = Master
    .about = Thinks several turns ahead and seldom errs.
bot-vizier = Grand vizier
    .title = Grand vizier
    .about = Thinks of everything: nobody here is stronger.

## Istanbul

bot-istanbul-apprentice = Emin
    .title = Emin the apprentice
    .about = Looks at everything and overlooks half of it.
bot-istanbul-peddler = Leyla
    .title = Leyla the peddler
    .about = Sees to the end of the street, and no further.
bot-istanbul-trader = Kerem
    .title = Kerem the jeweller
    .about = Wants rubies at once and thinks about the rest later.
bot-istanbul-master = Safiye
    .title = Safiye the guild master
    .about = Plans several turns ahead and seldom regrets one.
bot-istanbul-vizier = Davud
    .title = Davud the grand vizier
    .about = Has weighed every road before you sit down.

## Istanbul: The Dice Game: the same people

bot-istanbul-dice-apprentice = { bot-istanbul-apprentice }
    .title = { bot-istanbul-apprentice.title }
    .about = Rolls happily and overlooks half of what came up.
bot-istanbul-dice-peddler = { bot-istanbul-peddler }
    .title = { bot-istanbul-peddler.title }
    .about = Takes what the dice give now, and looks no further.
bot-istanbul-dice-trader = { bot-istanbul-trader }
    .title = { bot-istanbul-trader.title }
    .about = Grabs a ruby whenever one is within reach.
bot-istanbul-dice-master = { bot-istanbul-master }
    .title = { bot-istanbul-master.title }
    .about = Knows the odds of every roll and seldom forgets them.
bot-istanbul-dice-vizier = { bot-istanbul-vizier }
    .title = { bot-istanbul-vizier.title }
    .about = Leaves nothing to the dice that can be reckoned.

## San Juan

bot-san-juan-apprentice = Tomás
    .title = Tomás the apprentice
    .about = Has good cards in hand and overlooks half of them.
bot-san-juan-peddler = Inés
    .title = Inés the peddler
    .about = Lives from one ship to the next and thinks no further.
bot-san-juan-trader = Mateo
    .title = Mateo the builder
    .about = Builds first and counts the cards afterwards.
bot-san-juan-master = Catalina
    .title = Catalina the harbour master
    .about = Knows what the next ships will bring, and plans for it.
bot-san-juan-vizier = Isabel
    .title = Isabel the governor
    .about = Thinks for everybody on the island, you included.

## Others, who have no face

bot-greedy = Bot
    .title = Bot
    .about = Takes what is worth most now.
bot-random = Easy bot
    .title = Easy bot
    .about = Takes anything there is.
