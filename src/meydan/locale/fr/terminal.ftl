### What only the terminal says. All ids begin with cli-.

# Players are called by their colours.
cli-colour-0 = Rouge
cli-colour-1 = Vert
cli-colour-2 = Bleu
cli-colour-3 = Jaune
cli-colour-4 = Blanc
# After one’s own colour.
cli-you = vous

## The screen

# $names: who has most of what wins; $what: such as “rubies”
cli-ahead = En tête : { $names } ({ $what } : { $n })
cli-since = Depuis votre dernier tour
# Numbers that can be typed although they are not listed. $n: the last of them
cli-up-to = ou plus, jusqu’à { $n }
# Options that are not listed singly. $n: how many
cli-others = { $n } de plus
# Short headings of lines: what is left, what it costs.
cli-label-left = reste
cli-label-cost = prix
# What somebody did, and what they did next: clauses without their subject
cli-then = { $clause } ; { $next }

## Playing

cli-choose = Choisissez, ou tapez « back » pour revenir.
# $hash: a checksum
cli-sealed = Empreinte de la graine : { $hash }
cli-bye = Partie enregistrée. Pour la reprendre : { $command }
cli-saved = Partie enregistrée dans { $file }
cli-exists = { $file } existe déjà. Choisissez un autre nom.
# $seat: what was typed; $seats: how many there are; “none” is typed as it stands
cli-no-seat = Il n’y a pas de place « { $seat } » : elles vont de 1 à { $seats }, et « none » laisse jouer les bots seuls.
cli-no-input = Il n’y a plus rien à lire.
# $name: who is to play at the same keyboard
cli-keyboard = Au tour de { $name } : passez le clavier, puis appuyez sur Entrée
cli-taken-back = Annulé : { $choice }
cli-enter-nothing = Entrée ne suffit pas ici : tapez le numéro d’une option.
cli-not-an-option = « { $typed } » n’est pas une option. Tapez un numéro ou le texte d’une option ; « help » montre le reste.
cli-why-what = Pourquoi quoi ? Tapez « why » et une option, par exemple « why { $example } ».
cli-possible = « { $choice } » est possible : c’est l’une des options.
# $reason: a sentence
cli-not-possible = « { $choice } » : impossible. { $reason }

## The end, and a game told again

cli-seed = La graine était { $seed }, et son empreinte avant le premier coup { $hash }
cli-record = La partie est dans { $file }
cli-verify = Pour vérifier chaque jet et chaque pioche : { $command }
cli-game-of = { $game } à { $n }
# $n: how many steps were played; $hash: a checksum
cli-finished = partie terminée, étapes : { $n }, empreinte { $hash }
cli-unfinished = partie inachevée, étapes : { $n }, empreinte { $hash }
cli-step = Voici la partie après l’étape { $step } sur { $steps }. La suivante : { $next }

## Help: what can be typed, and what it means

# $asked: what was looked for; a list of topics follows
cli-no-rule = Aucune règle ne parle de « { $asked } ». Il y a de l’aide sur :
cli-help-number = l’option de ce numéro ; 0 pour finir ou refuser ; le début de la ligne suffit aussi
cli-help-enter = l’option marquée ← Enter
cli-help-several = plusieurs à la fois, quand on choisit l’un après l’autre
cli-help-rules = les règles sur cette question, ou sur ce que vous tapez après
cli-help-why = et une option : pourquoi elle est impossible
cli-help-hint = deux ou trois bonnes réponses, leurs chances et pourquoi
cli-help-undo = annuler le dernier choix, si rien n’a été lancé, pioché ou montré depuis
cli-help-board = tout revoir
cli-help-log = tout ce qui s’est passé
cli-help-save = et un fichier : enregistrer sous un nom à vous ; la partie s’enregistre d’elle-même après chaque choix
cli-help-quit = quitter ; la partie peut être reprise

## Istanbul

cli-ist-numbers = les lieux et les annonces gardent leur propre numéro
cli-ist-goods = une option par son texte ; les marchandises par leurs lettres, dans n’importe quel ordre
# What the signs on the screen mean
cli-ist-signs =
    R● G■ B▲ Y◆ W⬢ : marchands, avec le nombre d’assistants dessous
    ○r □g △b ◇y ⬡w : assistants laissés derrière ; ♙R : un membre de la famille
    N◉ : un marchand neutre ; ◎n : un assistant neutre ; ✦ : un rubis
    ▣R : un compagnon ; ▌8 : la barrière, vers le lieu 8 ; 2+1 : cartes Bonus et Guilde
    M1 E2 : café pour les tuiles Mouvement et Rencontre de la Taverne
    R tissus, G épices, Y fruits, B bijoux, C café

## San Juan

cli-sj-names = une option par son texte ; le nom seul suffit
# What the signs on the screen mean
cli-sj-signs =
    ■ : une marchandise sur un bâtiment ; □ : aucune ; +2 : autant de cartes dessous, un point chacune
    5→4 : le coût imprimé, et ce qu’il est pour vous maintenant
    ♛ : le gouverneur ; un rôle entre parenthèses a été pris pendant cette manche
    9/12 5▯ 21★ : bâtiments, cartes en main, points ; 5+2▯ : deux de plus, piochées ou choisies

## Istanbul: The Dice Game

cli-dice-letters = des dés par leurs lettres, dans n’importe quel ordre : après un jet, on les relance
cli-dice-keep = après un jet : relancer tous les dés sauf ceux-ci
cli-dice-goods = une action par ce qui la paie ; l encaisse les pièces, cc révèle deux cartes
# What the signs on the screen mean
cli-dice-signs =
    R Y G B : marchandises rouges, jaunes, vertes et bleues ; L : une pièce ; C : une carte
    ✦ : un rubis ; 2◈ : des cristaux, pour relancer
    R2 Y0 G1 B0 : jetons de marchandise ; ✱1 : les bruns, qui valent n’importe quelle couleur
    3/5 : tuiles Mosquée, et combien rapportent un rubis ; +9 : tuiles dans la pile
# Mosque tiles, in short
cli-dice-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
# Areas of the board, in a word
cli-dice-area-carpet = tapis
cli-dice-area-lira = liras
cli-dice-area-mosque = mosquée
# What a tile brings, in a word
cli-dice-tile-lira = liras
cli-dice-tile-crystal = cristal
cli-dice-tile-card = carte
cli-dice-tile-action = action
cli-dice-tile-die = dé
cli-dice-tile-goods = bien
