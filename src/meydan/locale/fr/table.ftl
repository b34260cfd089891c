### Tout ce qui, à une table, n’appartient à aucun jeu en particulier.

## La table

table-title = La table
table-board = Plateau
table-side = Journal et messages
table-panels = Panneaux
table-tools = Outils
table-menu = Menu
table-lost = Connexion perdue. Nouvel essai…
table-past = C’était comme ça
table-now = Revenir à la partie
table-lesson-first = Faites d’abord ce que demande la leçon
table-seat = Joueur { $number }
table-namesake = { $name } { $number }
table-sentence = { $name } { $clause }.
table-clause = { $clause }
table-say-asked = À vous. { $question }
table-say-over = La partie est terminée.
table-recalled = { $name } reprend son tour

panel-mine = À moi
panel-players = Joueurs
panel-log = Journal
panel-chat = Messages
panel-tools = Menu

tool-home = Vers la place
tool-help = Aide
tool-text = Table en texte
tool-share = Laisser regarder
tool-leave = Quitter la partie
tool-report = Signaler
tool-keys = Touches
tool-settings = Réglages

## Les joueurs

seat-turn = joue
seat-your-turn = à vous
seat-standin = Un bot joue à cette place pour l’instant
# Somebody looks at the table
seat-here = à la table
# Somebody left the table. $when (string): a time, or a day
seat-away = absence depuis { $when }
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
# A day or more left. $hours: number
clock-long = { $hours } h
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## La question

ask-title = Question
ask-yours = À vous
ask-roll = Lancer les dés
ask-yours-in = Une question pour vous pendant le tour de { $name }
ask-waiting = Patience
ask-watching = Vous regardez
ask-last = Dernière manche
ask-theirs = { $name } choisit
# The same, if they do not look at the table. $when: a time, or a day
ask-away = À { $name } de choisir, absence depuis { $when }
ask-question = « { $question } »
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
recall-title = Reprendre votre tour ?
recall-about = { $name } est déjà en train de choisir, et verra que vous reprenez votre tour.
recall-clock = Votre pendule a continué de tourner : il vous restera { $left }.
recall-limit = Votre temps pour ce coup a continué de courir : il vous restera { $left }.
recall-late = Votre temps a continué de courir et il est écoulé : les autres pourront aussitôt confier votre place à un bot.
recall-do = Reprendre
recall-not = Laisser ainsi
ask-over = La partie est terminée
ask-result = Voir le résultat
ask-since =
    { $count ->
        [one] Depuis votre dernier choix : { $count } événement
       *[other] Depuis votre dernier choix : { $count } événements
    }
ask-late = { $name } n’a plus de temps.
ask-late-unrated = Notre meilleur bot peut jouer en attendant { $name }. La partie n’est pas classée.
ask-late-rated = Notre meilleur bot peut jouer en attendant { $name }. La partie reste classée : le résultat compte pour { $name }.
ask-hand = Laisser jouer un bot
ask-standin = Un bot joue pour vous.
ask-standin-unrated = À votre retour, votre pendule repart. La partie n’est pas classée.
ask-standin-rated = À votre retour, votre pendule repart. La partie reste classée : le résultat compte pour vous.
ask-take = Reprendre ma place
ask-resigned = Vous avez abandonné. Un bot continue à votre place.
ask-agreeing = { $n ->
    [one] { $names } propose d’arrêter la partie ici.
   *[other] { $names } proposent d’arrêter la partie ici.
  }
table-resigned = { $name } abandonne.
table-agreeing = { $name } propose d’arrêter la partie ici.

## Hints

hint-ask = Conseil
hint-ask-key = Montrer les meilleures réponses (a)
hint-thinking = Réflexion…
hint-title = À considérer
hint-seen = Toute la table voit que vous avez reçu un conseil.
hint-chance = { $percent } % ± { $error }
hint-chance-long = Chances de victoire : { $percent } %, à { $error } près
hint-wins = Cela gagne la partie.
hint-brings = Cela rapporte { $what }.
hint-brings-about = En moyenne, cela rapporte { $what }.
hint-costs = Cela coûte { $what }.
hint-costs-about = En moyenne, cela coûte { $what }.
hint-nothing = Cela ne rapporte rien tout de suite, mais paie plus tard.
hint-more = À la fin du tour, cela laisse { $what } de plus.
hint-less = À la fin du tour, cela laisse { $what } de moins.
hint-later = La différence se voit dans les tours suivants.
hint-helps =
    { $points ->
        [one] Cela donne { $points } point de chances de victoire de plus à { $name }.
       *[other] Cela donne { $points } points de chances de victoire de plus à { $name }.
    }
hint-hurts =
    { $points ->
        [one] Cela enlève { $points } point de chances de victoire à { $name }.
       *[other] Cela enlève { $points } points de chances de victoire à { $name }.
    }
note-hint = reçoit un conseil
note-undo = annule son choix
note-resign = abandonne
note-agree = accepte d’arrêter la partie ici

## The coach

coach-title = Vraiment ?
coach-loss =
    { $points ->
        [one] Cela vous coûterait environ { $points } point de chances de victoire.
       *[other] Cela vous coûterait environ { $points } points de chances de victoire.
    }
coach-others = D’autres feraient plutôt :
coach-do = Le faire quand même
coach-not = Choisir à nouveau

## Le journal et les messages

log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-round = Manche { $round }
log-me = { $name } (vous)
log-setup = Mise en place
log-earlier =
    { $count ->
        [one] Plus tôt : { $count } manche
       *[other] Plus tôt : { $count } manches
    }
log-barrier = Ce qui précède ne peut plus être annulé
chat-title = Messages
chat-empty = Personne n’a encore rien écrit.
chat-say = Écrire un message
chat-send = Envoyer
chat-watching = Vous regardez. Seuls ceux qui jouent peuvent écrire ici.
# Said with one press; each reads it in their own language
chat-phrases = Phrases toutes prêtes
phrase-bravo = Bravo !
phrase-wow = Waouh !
phrase-laugh = Ha, ha !
phrase-ouch = Aïe !
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Joli coup !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, s’il vous plaît.
phrase-game = Belle partie !
phrase-again = Encore une ?
dice-rolled = Les dés montrent { $dice }

## Aide et règles

help-title = Aide
help-all = Tous les sujets
help-rules = Dans les règles complètes
help-english = En anglais : personne n’a encore traduit ces règles.
help-whole = Toutes les règles
rules-title = Règles du jeu — { $game }
rules-goal = Le but du jeu
rules-turn = Comment jouer
rules-topics = Tout, par sujet
rules-digest = Les règles complètes
rules-search = Chercher dans les règles
rules-ours = Les règles imprimées ne le disent pas : c’est notre décision.
rules-boxes = Boîtes
rules-players = Joueurs
rules-any = peu importe
rules-situations = Questions à la table
rules-folded =
    { $n ->
        [one] { $n } paragraphe ne concerne pas cette partie
       *[other] { $n } paragraphes ne concernent pas cette partie
    }
rules-nothing = Aucune règle n’en parle.
rules-print = Imprimer
rules-found =
    { $n ->
        [one] { $n } paragraphe
       *[other] { $n } paragraphes
    }
rules-ask = Que se passe-t-il si … ? Puis-je … ?

## Touches

keys-title = Touches
keys-tab = d’une partie de la table à la suivante
keys-arrows = d’un lieu à l’autre sur le plateau
keys-enter = choisir ce qui est sélectionné
keys-question = vers la question
keys-board = vers le plateau
keys-mine = vers mes affaires
keys-undo = annuler
keys-hint = un conseil
keys-log = le journal
keys-chat = les messages
keys-help = aide sur ce qui est sélectionné
keys-text = la table en texte, ou en image
keys-skip = passer l’animation
keys-shift = maintenue : sans animation
keys-escape = fermer ce qui est ouvert
keys-keys = ces touches

## La fin

end-title = La fin
end-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
end-you-win = Vous avez gagné !
end-you-share = Victoire partagée : vous et { $names }
end-you-place =
    { $place ->
        [second] Vous finissez deuxième. Bien joué !
        [third] Vous finissez troisième. Bien joué !
        [fourth] Vous finissez quatrième. Bien joué !
       *[fifth] Vous finissez cinquième. Bien joué !
    }
end-shared = à égalité avec { $name }
end-decided = devant { $name } : { $what } ({ $more } contre { $less })
end-compared = Comparaison, dans cet ordre : { $what }
end-left = abandon
end-ended-resigned = La partie s’est terminée par l’abandon de { $name }.
end-ended-agreed = Tout le monde a accepté d’arrêter la partie ici, telle quelle. Aucun classement ne change.
end-rematch = Rejouer
end-again-asked = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
  }
end-again-open = Votre nouvelle table attend les autres.
end-again-begun = La revanche a commencé, et vous y jouez.
end-again-without = La revanche a commencé sans vous.
end-again-watch = La regarder
end-again-join = Jouer avec eux
end-again-go = Y aller
end-share = Copier un lien vers la partie
share-copied = Lien copié. Il s’ouvre pour tout le monde, même si la table était privée.
share-watch = Un lien pour regarder
share-watch-about = Qui l’ouvre voit ce qui est visible sur la table : ni cartes cachées, ni messages, ni siège.
share-replay = Un lien pour revoir la partie
share-replay-about = Qui l’ouvre peut revoir toute la partie.
end-replay = Revoir la partie
end-analyse = Analyser
end-fork = Jouer la suite à partir d’un autre moment
end-download = Télécharger la partie
end-verify = Vérifier le hasard
end-luck = Chance aux dés
end-no-rolls = aucun jet
chart-table = En tableau
chart-round = Manche

## Revoir

replay-title = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-step = Un pas en avant
replay-turn = Tour suivant
replay-turn-back = Tour précédent
replay-last = À la fin
replay-charts = Graphiques
replay-analysis = Analyse
replay-analyse = Analyser cette partie
replay-play = Lecture
replay-pause = Pause
replay-position = Position
replay-at = Position { $position } sur { $positions }
replay-round = Manche
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Point de vue
replay-all = Tout est visible
replay-watch = En spectateur
replay-seat = Vu par { $name }
replay-share = Copier un lien vers ce moment
replay-copied = Lien vers ce moment copié. Il s’ouvre pour tout le monde, même si la table était privée.
replay-fork = Jouer à partir d’ici
replay-how = Trouvez un moment, puis jouez la suite à partir de là.
replay-forked = Une nouvelle table est prête : vous jouez la suite contre des bots.

## La première partie guidée

learn-title = Première partie guidée
learn-coach = La leçon
learn-count = { $number } sur { $count }
learn-missed = La dernière étape n’était pas possible cette fois. Vous y reviendrez plus tard ; continuons.
learn-hint = Le plan de la leçon ne convient pas ici. Voici une bonne réponse :
learn-next = Suivant
learn-leave = Jouer sans la leçon
learn-done = Vous savez l’essentiel. La partie continue : amusez-vous bien !

## A bundle of things to choose. $n: how many

bundle-do = Valider
bundle-more =
    { $n ->
        [one] Encore { $n }
       *[other] Encore { $n }
    }
bundle-less =
    { $n ->
        [one] { $n } de trop
       *[other] { $n } de trop
    }
bundle-other = Cela ne convient pas

## Something that can be clicked. $name: what it is, $text: what it does, $label: both, $doing: what can be done with it

thing-text = { $name }. { $text }
thing-can = { $label } (possible maintenant)
thing-doing = { $label } (possible maintenant : { $doing })

## So many of something. $what: of what

step-less = Moins : { $what }
step-more = Plus : { $what }

## The table in words

text-more = En savoir plus
text-more-about = En savoir plus : { $name }

## Why not, whatever the game

why-unknown-choice = Ce coup n’existe pas dans ce jeu.
why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas votre tour.
why-chance-to-answer = C’est maintenant aux dés ou à la pioche de parler.
why-not-chance = On ne lance et on ne pioche rien en ce moment.
why-impossible-outcome = Ce résultat est impossible maintenant.
why-other-question = Répondez d’abord : on vous demande autre chose.
why-not-now = Ce n’est pas le moment.
why-nothing-to-undo = Vous n’avez rien fait depuis le dernier jet, la dernière pioche ou le coup d’un autre joueur.
why-not-your-undo = Vous ne pouvez annuler que votre propre choix.
why-handed-over = Dans une partie classée, un tour ne se reprend plus dès que quelqu’un d’autre a été interrogé.
why-other = C’est impossible pour le moment.

# How a rated game changed a rating. $rating (string), $change (string): a number with its sign
end-rating = Classement : { $rating } ({ $change })
end-rating-provisional = provisoire
