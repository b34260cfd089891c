### Les appels : ce qui parvient à qui n’est pas à la table, et où on le choisit.

## Un appel. $game (string) : le nom d’un jeu

call-turn = À vous de jouer · { $game }
call-deadline = Votre temps s’épuise · { $game }
call-invited = Une invitation · { $game }
call-round = Votre tour de tournoi commence · { $game }
call-over = La partie est finie · { $game }
call-agree = Arrêter la partie ? · { $game }
# $n (number) : combien ; $names (string) : qui d’autre est à la table, en liste
call-waiting = { $n ->
    [one] { $names } vous attend.
   *[other] { $names } vous attendent.
  }
# $when (string) : un jour et une heure
call-by = Répondez avant le { $when }.
call-deadline-text = Ensuite, les autres pourront confier votre place à un bot.
# $round (number) : d’un tournoi ; $title (string) : son nom ; $names (string) : qui d’autre est à la table, en liste
call-round-text = Tour { $round } du tournoi « { $title } » : votre table est prête, avec { $names }.
# $n (number) : combien ; $names (string) : qui arrêterait la partie, en liste
call-agree-text = { $n ->
    [one] { $names } propose d’arrêter la partie.
   *[other] { $names } proposent d’arrêter la partie.
  }

## Un appel pour la soirée d’un groupe. $group (string) : son nom

call-night = Soirée jeux · { $group }
call-soon = Bientôt la soirée jeux · { $group }
# $when (string) : un jour et une heure
call-night-text = Le { $when }. Viendrez-vous ?
# $when (string) : un jour et une heure
call-soon-text = Début : le { $when }.
# $names (string) : qui vient, en liste
call-coming = Viendront : { $names }.

## Courriels

# $name (string) : qui lit
mail-hello = Bonjour { $name } !
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm = Vous avez demandé à Meydan de vous appeler à cette adresse quand une partie vous attend. Ouvrez ce lien pour confirmer que l’adresse est la vôtre :
mail-confirm-not = Si ce n’était pas vous, ne faites rien : il n’y aura pas d’autre courriel.
mail-name = Votre Meydan
# $n (number) : combien d’appels
mail-subject = { $n ->
    [one] { $n } appel pour vous
   *[other] { $n } appels pour vous
  }
mail-why = Vous recevez ce courriel parce que vous avez demandé qu’on vous appelle. Il y en a un par heure au plus.
mail-stop = Pour ne plus en recevoir :

## Liens des courriels

mail-confirm-title = Votre adresse
mail-confirm-about = Faut-il envoyer à cette adresse des courriels sur vos parties ?
mail-confirm-do = Oui, c’est la mienne
# $address (string) : électronique
mail-confirmed = Les courriels sur vos parties iront désormais à { $address }.
mail-stop-title = Plus de courriels ?
mail-stop-about = Il n’y aura plus de courriels sur vos parties. Vous pourrez les rétablir sur la page de votre compte.
mail-stop-do = Ne plus en envoyer
# $address (string) : électronique
mail-stopped = Plus aucun courriel n’ira à { $address }.
mail-link-old = Ce lien est trop ancien, ou un plus récent l’a remplacé.

## Choisir

calls-title = Les appels
calls-about = Pour quand une partie vous attend et que vous n’êtes pas à la table.
calls-push = Notifications du navigateur
calls-push-about = Depuis ce navigateur, même quand la page est fermée.
calls-push-on = Me prévenir dans ce navigateur
calls-push-off = Ne plus me prévenir ici
calls-push-denied = Votre navigateur ne le permet pas : autorisez les notifications dans ses réglages pour ce site.
calls-push-cannot = Ce navigateur ne sait pas afficher de notifications. Sur un iPhone, ajoutez d’abord Meydan à l’écran d’accueil.
# $n (number)
calls-devices = { $n ->
    [one] { $n } navigateur affiche des notifications pour vous.
   *[other] { $n } navigateurs affichent des notifications pour vous.
  }
calls-mail = Courriel
calls-mail-about = Un courriel par heure au plus, et aucun sur les parties à la pendule.
calls-mail-set = Utiliser cette adresse
# $address (string) : électronique
calls-mail-sent = Nous avons envoyé un lien à { $address }. Ouvrez-le, et les courriels commenceront.
# $address (string) : électronique
calls-mail-on = Les courriels vont à { $address }.
calls-mail-off = Ne plus envoyer de courriels
calls-hook = Webhook
calls-hook-about = Pour Slack, Discord, une passerelle vers Telegram ou votre propre programme : chaque appel y est envoyé en JSON, signé avec un secret.
calls-hook-set = Envoyer là
# $address (string) : sur le web
calls-hook-on = Les appels sont envoyés à { $address }.
calls-hook-secret = Le secret qui les signe
calls-hook-off = Ne plus rien envoyer là
calls-address = Adresse
calls-address-wrong = Rien ne peut être envoyé à cette adresse.
calls-what = Ce qui vous appelle
calls-kind-turn = C’est à moi de jouer
calls-kind-deadline = Mon temps s’épuise
calls-kind-invited = On m’invite
calls-kind-round = Un tour de mon tournoi commence
calls-kind-over = Une partie est finie
calls-kind-agree = On propose d’arrêter une partie
calls-kind-night = Mon groupe fixe une soirée
calls-kind-soon = Une soirée approche
# Une case à cocher. $kind (string) : pour quoi ; $way (string) : comment
calls-box = { $kind } : { $way }
calls-always = Même quand j’ai la table ouverte
calls-always-about = Sinon, la page elle-même vous le dit : par son titre, son icône et un son.
