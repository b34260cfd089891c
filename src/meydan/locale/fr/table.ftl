### Tout ce qui, à une table, n’appartient à aucun jeu en particulier.

## La table

table-title = La table
table-board = Plateau
table-side = Journal et messages
table-panels = Panneaux
table-tools = Outils
table-menu = Menu
table-lost = La connexion est perdue. Nouvel essai…
table-past = Un moment passé
table-now = Revenir à la partie
table-lesson-first = Faites d’abord ce que demande la leçon
table-seat = Joueur { $number }
table-namesake = { $name } { $number }
table-sentence = { $name } { $clause }.
table-clause = { $clause }
table-say-asked = À vous. { $question }
table-say-over = La partie est terminée.

panel-mine = À moi
panel-players = Joueurs
panel-log = Journal
panel-chat = Messages
panel-tools = Menu

tool-home = Vers la place
tool-help = Aide
tool-text = Table en texte
tool-keys = Touches
tool-settings = Réglages

## Les joueurs

seat-turn = joue
seat-your-turn = à vous
seat-standin = Un robot joue ce siège pour l’instant
seat-you = Vous
seat-label =
    { $name }{ $mine ->
        [true] {" "}(vous)
       *[false] {""}
    }{ $turn ->
        [true] , à son tour
       *[false] {""}
    }, rang { $rank }, { $label } : { $value }
clock-late = en retard
clock-hours = { $hours } h { $minutes } min
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## La question

ask-title = Question posée
ask-yours = À vous
ask-yours-in = À vous de répondre, au tour de { $name }
ask-waiting = Patience
ask-last = Dernière manche
ask-theirs = { $name } choisit
ask-question = Question : « { $question } »
ask-which = Lequel ?
ask-cancel = Retour
# Where the answer is given on the board, not with a button.
ask-on-board = Choisissez sur le plateau.
# Of something that cannot be chosen now.
ask-how-help = Laissez le doigt dessus ou faites un clic droit pour lire ce que c’est.
ask-skip = Tout montrer d’un coup
ask-undo = Annuler
ask-undo-key = Annuler le dernier choix (u)
ask-undo-not = Impossible d’annuler : { $reason }
undo-nothing-to-undo = Rien n’a été fait depuis le dernier jet, la dernière pioche ou le coup d’un autre joueur
undo-not-your-undo = Vous ne pouvez annuler que votre propre choix
undo-game-over = La partie est terminée
ask-over = La partie est terminée
ask-result = Voir le résultat
ask-since =
    { $count ->
        [one] Depuis votre dernier choix : { $count } action
       *[other] Depuis votre dernier choix : { $count } actions
    }
ask-late = Temps écoulé : { $name }.
ask-late-unrated = Notre meilleur robot peut jouer en attendant { $name }. La partie n’est pas classée.
ask-late-rated = Notre meilleur robot peut jouer en attendant { $name }. La partie reste classée : le résultat compte pour { $name }.
ask-hand = Confier à un robot
ask-standin = Un robot joue pour vous, car votre temps est écoulé.
ask-standin-unrated = À votre retour, vous aurez de nouveau du temps. La partie n’est pas classée.
ask-standin-rated = À votre retour, vous aurez de nouveau du temps. La partie reste classée : le résultat compte pour vous.
ask-take = Reprendre la main

## Le journal et les messages

log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-round = Manche { $round }
log-setup = Mise en place
log-earlier =
    { $count ->
        [one] Plus tôt : { $count } manche
       *[other] Plus tôt : { $count } manches
    }
log-barrier = Ce qui est au-dessus est acquis
chat-title = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
dice-rolled = Les dés montrent { $dice }

## Aide et règles

help-title = Aide
help-all = Tous les sujets
help-rules = Dans les règles complètes (en anglais)
help-english = Les règles complètes sont en anglais.
help-whole = Toutes les règles
rules-title = Règles du jeu — { $game }
rules-goal = Le but du jeu
rules-turn = Comment on joue
rules-topics = Tout, par sujet
rules-digest = Les règles complètes
rules-search = Chercher dans les règles

## Touches

keys-title = Touches
keys-tab = d’une partie de la table à la suivante
keys-arrows = d’un lieu à l’autre sur le plateau
keys-enter = choisir ce qui est sélectionné
keys-question = vers la question
keys-board = vers le plateau
keys-mine = vers ce qui est à moi
keys-undo = annuler
keys-log = le journal
keys-chat = les messages
keys-help = aide sur ce qui est sélectionné
keys-text = la table en texte, ou en image
keys-skip = passer l’animation
keys-shift = maintenue : sans animation
keys-escape = fermer ce qui est ouvert
keys-keys = ces touches

## La fin

end-title = La fin
end-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
end-shared = à égalité avec { $name }
end-decided = devant { $name }, départage : { $what } ({ $more } contre { $less })
end-compared = Comparés dans cet ordre : { $what }
end-rematch = Rejouer
end-replay = Revoir la partie
end-fork = Reprendre à un autre moment
end-download = Télécharger la partie
end-verify = Vérifier le hasard
end-fair = Le hasard était honnête : la graine correspond à ce qui a été publié avant le premier coup.
end-unfair = La graine ne correspond pas à ce qui a été publié avant le premier coup.
end-fair-how = Avant le premier coup, une empreinte de la graine de tout le hasard a été publiée. Votre navigateur vient de calculer l’empreinte de la graine révélée après la fin. Avec « meydan verify » et la partie téléchargée, chaque jet et chaque carte peuvent être vérifiés.
end-seed = La graine
end-hash = Son empreinte (SHA-256 de « meydan: » et de la graine)
end-commitment = Publiée au début
end-luck = Chance aux dés
end-rolls =
    { $rolls ->
        [one] { $rolls } jet, moyenne { $mean } (attendu : { $expected })
       *[other] { $rolls } jets, moyenne { $mean } (attendu : { $expected })
    }
end-no-rolls = aucun jet
chart-table = En tableau
chart-round = Manche

## Revoir

replay-title = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-step = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-position = Position
replay-at = Position { $position } sur { $positions }
replay-round = Manche
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Vu par
replay-all = Tout est visible
replay-watch = En spectateur
replay-seat = Vu par { $name }
replay-share = Copier un lien vers ce moment
replay-copied = Le lien vers ce moment est copié.
replay-fork = Jouer à partir d’ici
replay-how = Allez à un moment, puis jouez la suite à partir de là.
replay-forked = Une nouvelle table est créée : vous jouez la suite contre des robots.

## La première partie guidée

learn-title = Première partie guidée
learn-coach = La leçon
learn-count = { $number } sur { $count }
learn-next = Continuer
learn-leave = Jouer sans aide
learn-done = Vous savez l’essentiel. La partie continue : amusez-vous bien !
