### Problèmes : des positions avec une réponse nettement meilleure, sur la page et dans le terminal.

puzzles-about = Une position, une réponse nettement meilleure.
puzzles-count =
    { $n ->
        [one] { $n } problème
       *[other] { $n } problèmes
    }
puzzle-today = Problème du jour
puzzle-today-solve = Le résoudre
puzzle-today-done = Résolu. Un autre vient demain.
puzzle-streak =
    { $n ->
        [one] { $n } bonne réponse d’affilée
       *[other] { $n } bonnes réponses d’affilée
    }
puzzle-best = Record : { $n }
puzzle-solved =
    { $n ->
        [one] { $n } résolu
       *[other] { $n } résolus
    }
puzzle-games = Par jeu
puzzle-themes = Par thème
puzzle-any = N’importe quel problème
puzzle-find = Trouvez la meilleure réponse
puzzle-right = Exact !
puzzle-wrong = Il y a mieux
puzzle-then = Ce qui pourrait arriver ensuite
puzzle-after = Ce qui se passe
puzzle-answer = La réponse
puzzle-wins = Avec elle, vous gagnez environ { $best } parties sur 100.
puzzle-loses = Elle gagne environ { $points } parties sur 100 de moins que la meilleure.
puzzle-quick = Ce qui vient d’abord à l’esprit, « { $choice } », en gagne environ { $other }.
puzzle-again = Réessayer
puzzle-show = Montrer la réponse
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes

## Un classement, pour qui en veut un

puzzle-rating = Un classement pour moi
puzzle-rating-about = Votre premier essai de chaque problème compte comme une partie contre lui. Personne d’autre ne le voit.
puzzle-rating-yours = Votre classement : { $rating } ± { $within }
puzzle-rating-provisional = provisoire
puzzle-rating-tries = = 
    { $n ->
        [one] { $n } essai
       *[other] { $n } essais
    }
puzzle-rating-change = Votre classement : { $rating } ({ $change })
puzzle-rating-hard = Classement du problème : { $rating }
puzzle-rating-waiting = Essais en attente d’une connexion : { $n }

## De quoi parle un problème

theme-win = Gagner tout de suite
theme-last-round = La dernière manche
theme-behind = Revenir de loin
theme-deny = Gêner un rival
theme-restraint = Se retenir
theme-ruby = Un rubis
theme-tile = Une tuile
theme-card = Jouer une carte
theme-family = Le membre de la famille
theme-companion = Le compagnon
theme-sale = Bien vendre
theme-cart = Une plus grande charrette
theme-bid = Annoncer un nombre
theme-coffee = Du café
theme-letter = Des lettres
theme-double-turn = Deux tours
theme-role = Choisir un rôle
theme-event = Utiliser un événement
theme-building = Construire
theme-production = Produire
theme-reroll = Relancer
theme-hand = Soigner sa main
theme-quiet = Un coup discret

## Dans le terminal

cli-puzzle-of = { $game } à { $n } : { $themes }
cli-puzzle-commands = Tapez une réponse. Avec show vous la voyez, avec q vous partez.
cli-puzzle-none = Aucun problème ne parle de cela.
