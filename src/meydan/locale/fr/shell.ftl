### Le cadre : accueil, préparation d’une table, salle d’attente, compte, réglages, problèmes.

meydan = Meydan
window-title = { $page } · Meydan
# $title (string): what the window is called otherwise
window-turn = À vous · { $title }
# At so many tables I am asked. $n (number); $title (string)
window-waiting = ({ $n }) { $title }
home = Meydan, vers la place
header-nav = Vous et vos réglages
header-sign-in = Connexion
skip = Aller au contenu
loading = Un instant…
notices = Avis
dismiss = Fermer cet avis
close = Fermer
send = Envoyer
try-again = Réessayer
to-the-square = Retour à la place
trouble = Un problème est survenu
lost-table = Cette table n’existe pas
lost-table-about = Elle a peut-être été fermée, ou elle est privée et ne s’ouvre qu’avec le lien de l’hôte. Redemandez le lien.
nowhere = Cette ruelle ne mène nulle part
nowhere-about = Il n’y a pas de page à cette adresse. La place est juste au coin de la rue.
connection-lost = Connexion perdue. Reconnexion…

## Réglages

settings = Réglages
settings-language = Langue
language-en = English
language-uk = Українська
language-ru = Русский
language-fr = Français
language-pl = Polski
settings-theme = Thème
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
settings-motion = Animations
settings-motion-about = Les pions voyagent et les dés roulent. Sinon, tout apparaît d’un coup.
settings-pace = Rythme des coups des autres
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
settings-sound = Sons
settings-sound-about = Bois, pièces et papier, tout doucement.
settings-call = Un son quand c’est à moi
settings-call-about = Dans les parties à la pendule, même quand les autres sons sont coupés.
settings-auto = Répondre pour moi quand il n’y a rien à décider
settings-auto-about = Par exemple, garder un lancer que rien ne peut changer à Istanbul, ou piocher pendant la phase d’un autre joueur à San Juan.
settings-roll = Lancer moi-même mes dés
settings-roll-about = Au Jeu de dés, les dés de votre tour attendent que vous appuyiez.
settings-coach = Entraîneur
settings-coach-about = Demande « vraiment ? » avant un choix qui coûte cher, une fois par tour au plus. Actif dans vos premières parties ; seulement là où les conseils sont permis.
settings-luck = Ajouter ma part au hasard
settings-luck-about = Quand une partie commence aussitôt, ce navigateur ajoute aux dés et aux cartes un nombre à lui, et le vérifie à la fin.
settings-text = La table en texte
settings-text-about = Le plateau décrit en mots au lieu d’une image, pour les lecteurs d’écran ou simplement pour lire.

## La place

home-welcome = Bienvenue sur la place
home-welcome-about = Asseyez-vous et jouez : tout de suite contre des bots, ou entre amis avec un lien. Sans compte.
play-game-now = Jouer à { $game }
play-game = Jeu
play-rivals = Adversaires
play-level = Niveau des bots
level-strength = Force { $n }
level-strength-about = En points : 100 de plus gagnent environ 64 parties à deux sur 100.
learn-game = Apprendre { $game }
puzzles = Problèmes
new-table = Créer une table
read-rules = Lire les règles
setup-real = Installer la vraie boîte
game-istanbul = Istanbul
game-istanbul-dice = Istanbul : Le Jeu de dés
game-san-juan = San Juan
home-tables = Les tables
home-mine = Vos parties
home-mine-none = Votre première partie est à un clic.
home-mine-none-about = Les parties que vous commencez ou rejoignez vous attendent ici, même plusieurs jours.
home-open = Tables ouvertes
home-open-none = Personne ne cherche de joueurs en ce moment.
home-open-none-about = Créez une table publique : les autres la trouveront ici.
groups = Groupes
find-people = Trouver des joueurs
table-level = Classement
tournaments = Tournois
home-ways = Rejoindre
home-ways-title = Rejoindre un ami, ou revoir une partie
join-code = Le code ou le lien d’une table
join-code-example = Collez-le ici
join-code-wrong = Aucune table n’a ce code. Demandez à votre ami de renvoyer le lien.
join = Rejoindre
upload-record = Ouvrir une partie enregistrée
upload-record-about = Le fichier d’une partie terminée, pour la revoir
home-score = Compter une partie jouée avec la vraie boîte

table-your-turn = À vous
# $left (string): how long until I am late, such as 23 h
table-left = encore { $left }
table-turn = { $name } réfléchit
table-playing = En cours
table-damaged = Endommagée, impossible à ouvrir
table-finished = Terminée
table-won = { $n ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
  }
table-free = { $n ->
    [one] { $n } siège libre
   *[other] { $n } sièges libres
  }
table-ready = Prête à commencer
table-invited-by = { $name } vous invite
table-invited = Vous avez une invitation
table-waits-for = On attend { $names }
table-sit = S’asseoir
table-moment = { $at }, manche { $round }
table-review = Revoir la partie
table-go-on = Continuer
table-join = Rejoindre
table-watch = Regarder
table-public = publique
table-private = privée
# $name (string) : le nom d’un groupe
table-group = Groupe « { $name } »
table-rated = classée
table-hints = avec conseils
table-fork = reprise d’une partie enregistrée
table-lesson = leçon

## Durées

span-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
span-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
  }
span-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
pace-turns = { $span } par coup
pace-live = { $minutes } min + { $seconds } s

## Qui s’assoit où

guest-name = Invité { NUMBER($number, useGrouping: "false") }
# Quelqu’un à qui son nom a été retiré. $number (string) : six chiffres
player-name = Anonyme { $number }
seat-free = Siège libre
seat-gone = Ancien joueur
seat-number = Siège { $n }
seats-count = { $n ->
    [one] { $n } siège
   *[other] { $n } sièges
  }
seats-fewer = Un siège de moins
seats-more = Un siège de plus
seats-waiting = Vous recevrez un lien pour vos amis ; la partie commencera quand tout le monde sera assis.
seat-kind-me = Moi
seat-kind-open = Un ami, par lien
seat-kind-invited = Quelqu’un avec un compte
colour-mine = Ma couleur
colour-red = Cercle rouge
colour-green = Carré vert
colour-blue = Triangle bleu
colour-yellow = Losange jaune
colour-white = Hexagone blanc
invite-name = Son nom
invite-find = Chercher
invite-found = { $name } trouvera la table parmi ses parties.
invite-not-found = Aucun compte ne porte ce nom. Un ami qui vient par le lien n’en a pas besoin.
invite-about = Le siège lui est réservé.

## Créer une table

new-title = Nouvelle table
new-seats = Qui joue
new-speed = Temps
speed-turns = Temps par coup
speed-live = Pendule
speed-turns-about = Un délai pour chaque coup : jouez d’une traite ou sur plusieurs jours.
speed-live-about = Des minutes pour toute la partie, plus des secondes à chaque réponse. Dépasser son temps ne fait pas perdre, mais les autres peuvent laisser un bot jouer à votre place.
speed-live-refill = Chaque réponse rend des secondes, mais la pendule n’affiche jamais plus qu’au départ.
speed-limit = Délai par coup
speed-clock = Pendule
new-door = Qui peut rejoindre
new-group = Pour un groupe
new-group-none = Aucun groupe
new-public = Table publique
new-public-about = Tout le monde la voit sur la place et peut la rejoindre ou la regarder. Sinon, seulement ceux qui ont le lien.
new-rated = Partie classée
new-rated-about = Compte pour le classement ; pour les joueurs avec un compte et les bots.
new-rated-not = Il faut un compte.
new-hints = Conseils
new-hints-about = On peut demander à voir les meilleures réponses ; toute la table en est informée.
new-hints-not = Jamais dans une partie classée.
new-variants = Variantes
new-preview = Ce qu’il y aura sur la table
new-start = Commencer
new-open = Ouvrir la table
new-unfinished = Trouvez d’abord la personne à inviter : entrez son nom, puis « Chercher ».
new-not-possible = Ces choix ne vont pas ensemble : { $reason }
layout-another = Une autre
layout-keep = Garder celle-ci
layout-random-note = Un simple exemple : la vraie disposition est tirée au début de la partie, sauf si vous gardez celle-ci.
layout-own-grid = Votre disposition
layout-own-cell = { $place } { $name }, rangée { $row }, colonne { $column }

## Options d’Istanbul

option-istanbul-layout = La disposition
option-istanbul-layout-about = La place des lieux, et donc les distances entre eux.
option-istanbul-layout-short = Chemins courts
option-istanbul-layout-short-about = Les lieux qui vont ensemble sont proches : idéal pour une première partie.
option-istanbul-layout-long = Longs trajets
option-istanbul-layout-long-about = Les lieux qui vont ensemble sont éloignés : prévoyez vos trajets.
option-istanbul-layout-order = Dans l’ordre
option-istanbul-layout-order-about = Les lieux par numéro, rangée par rangée.
option-istanbul-layout-first = Recommandée
option-istanbul-layout-first-about = La disposition recommandée pour cette extension : idéale pour la découvrir.
option-istanbul-layout-random = Aléatoire
option-istanbul-layout-random-about = Différente à chaque partie ; la Fontaine n’est jamais au bord, et la Maison de thé et le Marché noir sont éloignés l’un de l’autre.
option-istanbul-layout-random-2023 = Aléatoire, stricte
option-istanbul-layout-random-2023-about = Différente à chaque partie, selon les limites plus strictes des règles de 2023.
option-istanbul-layout-own = La vôtre
option-istanbul-layout-own-about = Touchez deux lieux pour les échanger.
option-istanbul-expansions = Extensions
option-istanbul-expansions-about = Des lieux, des cartes et des personnages en plus.
option-istanbul-expansions-mocha = Moka & Bakchich
option-istanbul-expansions-mocha-about = Le café, une Taverne et sa barrière, des cartes Guilde et un Marchand de café.
option-istanbul-expansions-letters = Missives & Sceaux
option-istanbul-expansions-letters-about = Des missives à livrer contre des sceaux, un Coursier, un Kiosque et des compagnons.
option-istanbul-expansions-all = Grand Bazar
option-istanbul-expansions-all-about = Les deux extensions réunies : 25 lieux, cinq sur cinq, et tout à la fois.
option-istanbul-new-cards-only = Nouvelles cartes bonus seulement
option-istanbul-new-cards-only-about = Les cartes bonus du jeu de base restent dans la boîte.
option-istanbul-new-cards-only-not = Seulement avec Missives & Sceaux, sans l’autre extension.
option-istanbul-neutral-assistants = Assistants neutres
option-istanbul-neutral-assistants-about = Un assistant de chaque joueur est neutre : quiconque passe là où il se trouve peut le récupérer.
option-istanbul-neutral-assistants-not = De deux à quatre joueurs : à cinq, il ne reste plus de couleur.
option-istanbul-caravan-leader = Chef de caravane
option-istanbul-caravan-leader-about = Le dernier à avoir utilisé le Caravansérail y garde les deux cartes.

## Options de San Juan

option-san-juan-expansions = Extensions
option-san-juan-expansions-about = Des bâtiments et des événements en plus dans la pioche.
option-san-juan-expansions-new-buildings = Nouveaux bâtiments
option-san-juan-expansions-new-buildings-about = 33 cartes bâtiment de plus dans la pioche, et la cathédrale à côté des rôles.
option-san-juan-expansions-events = Événements
option-san-juan-expansions-events-about = Six événements sortent de la pioche ; on peut en prendre un à la place d’un rôle.
option-san-juan-setup = Premières cartes
option-san-juan-setup-about = Comment chacun obtient ses quatre premières cartes.
option-san-juan-setup-dealt = Distribuées
option-san-juan-setup-dealt-about = Quatre cartes chacun, comme elles viennent.
option-san-juan-setup-drafted = Choisies
option-san-juan-setup-drafted-about = Dans l’ordre du tour, cinq, six, sept et huit cartes ; chacun en garde quatre.

## La salle d’attente

waiting-title = { $game } · salle d’attente
seat-mine = C’est vous
seat-host = Hôte
seat-free-about = Au premier qui arrive
seat-free-rated = Pour quelqu’un qui a un compte
seat-invited = Invitation envoyée
seat-take-account = Créer un compte ou se connecter
seat-take = S’asseoir ici
seat-take-too = Prendre aussi celui-ci
seat-leave = Se lever
seat-clear = Libérer le siège
seat-clear-whose = Libérer le siège de { $name }
seat-give-bot = Un bot…
waiting-start = Commencer
waiting-close = Fermer la table
waiting-close-sure = Fermer cette table ?
waiting-close-about = Elle disparaîtra pour tous ceux qui y sont assis : { $names }.
waiting-keep = La garder ouverte
waiting-for-seats = { $n ->
    [one] Il reste { $n } siège libre.
   *[other] Il reste { $n } sièges libres.
  }
waiting-rated-guests = Les parties classées sont réservées aux joueurs qui ont un compte : l’invité à cette table doit d’abord en créer un.
waiting-for-host = Tout le monde est assis. L’hôte va lancer la partie.
waiting-ready = Tout le monde est assis. Vous pouvez commencer.
waiting-chat = Messages avant la partie
waiting-chat-none = Personne n’a encore rien écrit.
waiting-chat-sit = Asseyez-vous pour écrire aux autres.
waiting-chat-say = Écrire un message
invite-title = Invitez vos amis
invite-link-about = Envoyez-leur ce lien, ou faites-leur scanner l’image. Ils n’ont pas besoin de compte.
invite-link-about-rated = Envoyez-leur ce lien, ou faites-leur scanner l’image. La partie est classée : il leur faut un compte.
invite-link = Le lien de cette table
invite-qr = Le lien de cette table en code QR
invite-copy = Copier le lien
invite-copied = Lien copié.
invite-copy-yourself = Votre navigateur ne nous laisse pas copier : sélectionnez le lien et copiez-le vous-même.
invite-share = Partager

## Le compte

account-title = Bonjour, { $name }
account-title-nobody = Bonjour
account-name = Votre nom
account-nobody-about = Pas besoin de nom pour jouer : nous vous en donnons un. Mais vous pouvez aussi le choisir.
account-guest-about = Vous jouez en invité sur cet appareil. Tout fonctionne, mais aucun autre appareil ne vous reconnaîtra.
account-own-about = C’est ainsi que les autres vous voient, et avec ce nom que vous vous connectez.
account-name-field = Nom
account-rename = Changer de nom
account-come-in = Continuer en invité
account-as-guest = Jouer en invité
account-renamed = Au plaisir de jouer avec vous.
account-keep = Tout garder avec un mot de passe
account-keep-about = Vos parties, vos tables et votre classement restent à vous, et vous pouvez continuer sur n’importe quel appareil.
account-password = Mot de passe
account-password-about = Au moins dix caractères. Quelques mots à la suite se retiennent bien.
account-make = Créer un compte
account-made = Vous avez maintenant un compte, et tout est encore là.
account-sign-in = Se connecter
account-sign-in-about = Avec un compte créé sur un autre appareil ou un autre jour.
account-sign-in-guest = Avec un compte que vous avez déjà. Ce que vous avez joué ici en invité reste à l’invité.
account-signed-in = Bon retour parmi nous !
account-out = Se déconnecter
account-out-about = Vos parties vous attendront.
account-out-guest = Sans mot de passe, un invité ne retrouve pas ses parties : créez d’abord un compte pour les garder.
account-out-here = Se déconnecter ici
account-out-everywhere = Se déconnecter partout
account-left = Au revoir !
account-delete = Supprimer le compte
account-delete-sure = Supprimer votre compte pour de bon ?
account-delete-about = Votre nom, votre mot de passe et vos jetons seront supprimés pour de bon. Vos parties restent, sans votre nom.
account-delete-not = Le garder
account-deleted = Votre compte a été supprimé.
tokens = Programmes qui jouent pour vous
tokens-about = Avec un jeton, un bot que vous avez écrit peut jouer en votre nom.
token-once = Vous ne le verrez qu’une fois. Copiez-le et gardez-le pour vous :
token-copy = Copier le jeton
token-copied = Jeton copié.
token-made = créé le { $when }
token-revoke = Révoquer
token-revoke-which = Révoquer le jeton « { $name } »
token-name = À quoi il sert
token-name-example = mon bot
token-make = Créer un jeton

## Problèmes, selon le code donné par le service

problem-offline = Le serveur ne répond pas. Vérifiez votre connexion ; nous essayons encore.
problem-bad-request = Quelque chose ne va pas. Un nom a de 2 à 24 caractères (lettres, chiffres, espaces et - _ .), un mot de passe au moins 10.
problem-bad-option = Ces choix ne vont pas ensemble. Changez-en un.
problem-bad-record = Ce fichier n’est pas une partie enregistrée, ou il a été modifié.
problem-sign-in-first = Vous n’êtes plus connecté(e). Reconnectez-vous.
problem-wrong-password = Le nom ou le mot de passe est incorrect. Réessayez.
problem-forbidden = Seule une autre personne peut le faire, par exemple l’hôte de la table.
problem-account-first = Une partie classée demande un compte. Créez-en un, puis asseyez-vous.
problem-wrong-origin = Cette demande venait d’un autre site et a été ignorée. Rechargez la page.
problem-not-your-seat = Ce siège n’est pas le vôtre.
problem-not-found = Ce n’est plus là.
problem-wrong-method = La page et le serveur ne correspondent pas. Rechargez la page.
problem-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
problem-seat-taken = Quelqu’un a été plus rapide : ce siège ou cette couleur est déjà pris. Choisissez autre chose.
problem-stale-version = Il s’est passé quelque chose entre-temps. Regardez de nouveau.
problem-illegal-choice = Ce n’est pas possible maintenant.
problem-cannot-undo = Impossible d’annuler : depuis, quelque chose a été lancé, pioché ou montré.
problem-not-now = Pas en ce moment. Regardez de nouveau la table.
problem-too-many-bots = Trop de bots jouent à vos tables. Terminez d’abord une partie ; celles qui n’ont pas bougé depuis une heure ne comptent pas.
problem-too-large = Le fichier est trop gros. Une partie enregistrée fait au plus 2 Mo.
problem-too-slow = L’envoi a pris trop de temps. Vérifiez votre connexion et réessayez.
problem-too-many-requests = Trop de demandes en peu de temps. Attendez un peu et réessayez.
problem-failure = Une erreur est survenue de notre côté. Elle a été notée ; réessayez.
problem-busy = Le serveur est occupé. Réessayez dans un instant.
problem-damaged = Cette table est endommagée et ne peut pas être ouverte. La personne qui gère le serveur la trouvera dans le journal ; vos autres parties vont bien.

## Profiles and leaders

leaders = Palmarès
leaders-ways = Les meilleurs de chaque jeu.
account-profile = Mon profil
account-private = Profil privé
account-private-about = Les autres ne voient alors que votre nom : ni résultats, ni classements, ni parties.
