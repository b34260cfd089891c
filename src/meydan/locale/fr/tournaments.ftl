### Tournaments: made, entered, played round by round.

## The list

tournaments-about = Plusieurs tours, une victoire. N’importe qui peut créer un tournoi, pour tout le monde ou entre amis.
tournament-make = Créer un tournoi
tournaments-mine = Mes tournois
tournaments-open = Tournois à rejoindre ou à suivre
tournaments-over = Tournois terminés
tournaments-none = Aucun tournoi n’est ouvert en ce moment.
tournaments-none-about = Créez le vôtre : on le trouvera ici, ou vous en enverrez le lien.
# $name (string): a person
tournament-by = Organisation : { $name }
# $n (number): how many take part
tournament-people = { $n ->
    [one] { $n } personne
    [many] { $n } de personnes
   *[other] { $n } personnes
  }
# $n (number): seats at a table
tournament-tables = { $n ->
    [one] tables de { $n }
    [many] tables de { $n }
   *[other] tables de { $n }
  }
tournament-rated = classé
# $round (number), $rounds (number): this round, and how many there will be
tournament-round-of = Tour { $round } sur { $rounds }
# $when (string): a time, perhaps with a day
tournament-starts = Début : { $when }
tournament-closed = Inscriptions closes
tournament-status-open = Inscriptions ouvertes
tournament-status-playing = En cours
tournament-status-finished = Terminé
tournament-status-cancelled = Annulé

## Kinds

tournament-kind = Formule
tournament-kind-swiss = Système suisse
tournament-kind-swiss-about = Tout le monde joue à chaque tour, à des tables de niveau de points semblable.
tournament-kind-swiss-places = Les places suivent les points. À égalité, voici ce qui départage, dans l’ordre :
tournament-kind-robin = Toutes rondes
tournament-kind-robin-about = Tout le monde se rencontre, aussi équitablement que possible.
tournament-kind-robin-places = Les places suivent les points ; à égalité, voici ce qui départage, dans l’ordre :
tournament-kind-knockout = Élimination directe
tournament-kind-knockout-about = Les meilleurs scores de chaque table passent, jusqu’à la dernière table.
tournament-kind-knockout-places = D’abord qui va le plus loin, puis le résultat à la dernière table, puis les points. Ensuite, voici ce qui départage, dans l’ordre :

## Making one

tournament-what = Le tournoi
tournament-title = Son nom
tournament-rounds = Tours
tournament-advance = Combien passent à chaque table
tournament-seats = Personnes par table, au plus
tournament-bots = Des bots prennent les places vides
tournament-bots-about = Sinon, certaines tables ont une place de moins, ou quelqu’un saute un tour.
tournament-time = Temps
tournament-live = En direct, en une soirée
tournament-turns = Coup par coup, sur des jours ou des semaines
tournament-late-bot = Quand le temps de quelqu’un est écoulé, un bot joue aussitôt à sa place. On peut reprendre son siège ; si le bot joue jusqu’au bout, c’est la dernière place à cette table.
tournament-limit = Un tour dure au plus
tournament-limit-none = le temps qu’il faut
tournament-limit-about = Quand le temps du tour est écoulé, les tables inachevées comptent en l’état : qui se fait attendre est en dernière place, le reste suit les points du moment.
tournament-pause = Pause entre les tours
tournament-pause-none = aucune
tournament-start-at = Il commence tout seul à
tournament-start-at-about = Laissez vide pour commencer quand vous voulez.
tournament-public = Pour tout le monde
tournament-public-about = Tout le monde le voit et peut s’inscrire. Sinon, seulement les personnes qui ont le lien.

## One tournament

tournament-now = Maintenant
tournament-enter = Participer
tournament-enter-about = Les inscriptions sont ouvertes à qui veut jouer.
tournament-enter-late = On peut encore s’inscrire : vous jouez dès le prochain tour, sans points pour les précédents.
tournament-start = Commencer
tournament-close = Clore les inscriptions
tournament-reopen = Rouvrir les inscriptions
tournament-leave = Quitter le tournoi
tournament-leave-sure = Quitter ce tournoi ?
tournament-leave-open = Vous pouvez revenir jusqu’au début.
tournament-leave-playing = Vous ne jouerez plus aux tours suivants. Ce qui est joué compte. Merci de finir votre table : sinon, un bot jouera pour vous quand votre temps sera écoulé, et ce sera la dernière place.
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Annuler ce tournoi ?
tournament-cancel-about = Personne ne le gagne. Les parties en cours continuent, mais ne comptent plus ici.
tournament-stay = Non, ne rien changer
tournament-remove = Retirer
# $name (string): a person
tournament-remove-whom = Retirer { $name }
tournament-remove-about = Cette personne ne jouera plus aux tours suivants et ne pourra pas revenir.
tournament-not-now = Ce n’est plus possible. Regardez à nouveau.
# $name (string): a person
tournament-won = { $name } gagne le tournoi !
tournament-your-table = Votre table vous attend.
# $round (number)
tournament-new-round = Le tour { $round } commence.
# $when (string): a time, perhaps with a day
tournament-goes-on = Prochain tour : { $when }
tournament-wait = Le prochain tour commence quand toutes les tables ont fini.
tournament-you-left = Vous avez quitté le tournoi : vous ne jouez plus les tours suivants.
tournament-you-out = Le tournoi est fini pour vous. Vous pouvez encore regarder les autres.
tournament-you-off = Vous ne jouez pas ce tour-ci : il compte comme une table gagnée.
# $when (string): a time, perhaps with a day
tournament-ends = Fin de ce tour : { $when }
# $name (string): a bot
tournament-bots-sit = Aux places vides : { $name }
# $span (string): a length of time
tournament-pause-told = Pause entre les tours : { $span }
tournament-invite = Inviter du monde
tournament-invite-about = Qui a ce lien voit le tournoi et peut s’inscrire.

## Standings

tournament-standings = Classement
tournament-entrants = Qui participe
tournament-nobody = Personne pour l’instant.
# $n (number) : combien de personnes participent
tournament-all = { $n ->
    [one] Afficher { $n } personne
   *[other] Afficher les { $n } personnes
  }
tournament-place = Rang
tournament-name = Nom
tournament-points = Pts
tournament-opponents = Adversaires
tournament-direct = Entre soi
tournament-wins = Gagnées
tournament-left = a quitté
tournament-out = hors jeu
# $round (number)
tournament-came-late = à partir du tour { $round }
tournament-how = Comment on compte les points et les places
tournament-points-about = Une table vaut 24 points à qui y bat tout le monde. Chaque adversaire battu en vaut une part égale, une égalité la moitié : 24, 16, 8 et 0 à quatre, 24, 12 et 0 à trois. Un tour sauté vaut une table gagnée.
tournament-break-opponents = la moyenne des points des personnes rencontrées ;
tournament-break-direct = le résultat entre ex æquo, si tous se sont rencontrés ;
tournament-break-wins = les tables gagnées ;
tournament-break-lot = le sort, tiré avant la première inscription.
tournament-commitment = Le sort et les tours viennent d’un nombre secret, scellé dès le début :
tournament-seed = Et voici ce nombre :

## Rounds

# $n (number)
tournament-table = Table nº { $n }
tournament-table-playing = en cours
tournament-table-finished = terminée
tournament-table-decided = comptée en l’état
tournament-play = À ma table
tournament-watch = Regarder
tournament-replay = Revoir
# $verb (string): what can be done; $n (number): the table
tournament-way = { $verb } : table { $n }
# $n (number)
tournament-got = { $n ->
    [one] { $n } pt
    [many] { $n } de pts
   *[other] { $n } pts
  }
# $names (string): people, as a list
tournament-byes = Sans table ce tour-ci : { $names }
