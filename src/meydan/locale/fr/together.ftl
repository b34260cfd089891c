### Ensemble : les groupes d’amis, et trouver avec qui jouer.

## Finding people

find-about = Dites à quoi vous avez envie de jouer. Dès qu’assez de monde veut la même chose, la partie commence d’elle-même.
find-least = Joueurs, au moins
find-most = Joueurs, au plus
# $least, $most (number): how many players
find-seats-range = de { $least } à { $most } joueurs
find-live-about = On joue tout de suite, à la pendule.
find-turns-about = Passez quand vous voulez.
find-mix-any = N’importe quelles boîtes
find-mix-plain = Le jeu seul
find-near = À peu près de mon niveau
find-near-about = Plus vous attendez, plus l’écart peut être grand.
find-rated-about = Si toute la table le veut.
find-go = Chercher des joueurs
find-stop = Arrêter la recherche
find-waiting = Recherche de joueurs…
# $n (number): how many others fit so far
find-others = { $n ->
    [one] Une personne attend avec vous, la recherche continue…
   *[other] { $n } personnes attendent avec vous, la recherche continue…
  }
# $n (number): seconds
find-waited = { $n ->
    [one] Depuis { $n } seconde
   *[other] Depuis { $n } secondes
  }
find-stay = Restez sur cette page : si vous la quittez, la recherche s’arrête.
find-bots-offer = Des bots sur les sièges libres ?
find-bots-about = La partie commence alors aussitôt, avec toutes les personnes d’accord.
find-bots = Jouer avec des bots
find-found = Les joueurs sont là, la partie commence.
# $people (number): how many look at the square; $looking (number): how many of them look for players
find-here = Sur la place en ce moment : { $people }. En quête d’une partie : { $looking }.

## Groups

groups-about = Un groupe, c’est un lien durable pour un cercle d’amis : vos tables, le score et la prochaine soirée.
group-new = Un nouveau groupe
group-name-example = Le vendredi soir
group-found = Fonder le groupe
# $n (number): how many belong to it
group-members-count = { $n ->
    [one] { $n } membre
   *[other] { $n } membres
  }
# $when (string): a day and a time
group-night-next = À venir : { $when }
group-lost = Ce groupe n’est pas ici
group-lost-about = Il a peut-être un nouveau lien, ou seuls ses membres le voient. Demandez le lien à vos amis.
# $name (string): of the group
group-door = Rejoindre « { $name } »
# $n (number): how many; $names (string): who, as a list
group-door-people = { $n ->
    [one] { $names } s’y trouve déjà.
   *[other] { $names } s’y trouvent déjà.
  }
group-door-name = Quel est votre nom ?
group-join = Rejoindre le groupe
# $names (string): who, as a list
group-here = Ici en ce moment : { $names }
group-here-alone = Il n’y a personne d’autre en ce moment.
group-here-now = ici
group-again = La même table
group-again-about = Avec les réglages de la dernière, et une invitation à toutes les personnes qui y étaient.
group-table = Une table pour le groupe
group-tournament = Un tournoi pour le groupe
group-tables-none = Pas encore de table. Tout le groupe la verra et pourra s’y asseoir.
group-invite = Inviter des amis
group-invite-about = Toute personne qui a ce lien peut rejoindre le groupe, même sans compte. Il ne change pas.

## The next evening

group-night = La prochaine soirée
group-night-none = Aucune soirée n’est fixée.
group-night-plan = Fixer une soirée
group-night-when = Jour et heure
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-zone = À votre heure : { $zone }. Chacun la voit à la sienne.
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-there = À votre heure ; elle a été fixée à celle de { $zone }.
group-night-note = Où, et quoi apporter
group-night-set = Fixer
group-night-move = Modifier
group-night-off = Annuler la soirée
group-night-file = Pour mon agenda
group-coming = Viendrez-vous ?
group-coming-yes = Oui
group-coming-maybe = Peut-être
group-coming-no = Non
group-comers-yes = Viennent
group-comers-maybe = Peut-être bien
group-comers-no = Ne viennent pas

## Scores

group-scores = Le score
group-evening = Cette soirée
# $day (string): a day
group-evening-last = Soirée du { $day }
group-overall = Toutes les parties
# $n (number): how many games
group-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }
group-who = Qui
group-won = Victoires
group-points = Pts
group-played = Parties
group-points-about = Un point par adversaire que vous devancez, bots compris.
group-meetings = Face à face
group-meetings-about = Combien de fois la personne à gauche a devancé celle du haut, et l’inverse.

## Members, and what the owner does

group-members = Membres
group-me = vous
group-owner = responsable
group-manage = Gérer
group-name = Nom du groupe
group-rename = Renommer
group-renamed = Le groupe a un nouveau nom.
group-link = Nouveau lien
group-link-about = L’ancien lien ne mènera plus nulle part. Les membres restent.
group-remove = Retirer
# $name (string): a member
group-remove-about = { $name } ne verra plus le groupe ni ses tables. Le lien permet de revenir : faites-en aussi un nouveau.
group-hand = Confier
# $name (string): a member
group-hand-about = { $name } sera responsable du groupe, et vous en serez membre comme les autres.
group-leave = Quitter le groupe
group-leave-about = Vous ne verrez plus ses tables ni ses scores. Le lien permet de revenir.
group-end = Dissoudre le groupe
group-end-about = Il disparaît pour tout le monde. Les parties restent dans la liste de chaque joueur.
group-sure = Vraiment ?
group-cancel = Annuler
