### Le cadre : accueil, préparation d’une table, salle d’attente, compte, réglages, problèmes.

meydan = Meydan
window-title = { $page } · Meydan
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
trouble = Quelque chose coince
lost-table = Cette table n’existe pas
lost-table-about = Elle a peut-être été abandonnée, ou elle est privée et il faut le lien de son hôte. Redemandez le lien.
nowhere = Cette ruelle ne mène nulle part
nowhere-about = Il n’y a pas de page à cette adresse. La place est juste au coin de la rue.
connection-lost = La connexion est perdue. Elle reviendra d’elle-même.

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
settings-motion-about = Les pions voyagent et les dés roulent. Sans cela, tout est en place aussitôt.
settings-pace = Rythme des autres joueurs
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
settings-sound = Sons
settings-sound-about = Bois, pièces et papier, tout doucement.
settings-auto = Répondre pour moi quand il n’y a rien à décider
settings-auto-about = Par exemple, piocher dans la phase d’un autre joueur.
settings-text = La table en texte
settings-text-about = Un texte au lieu de l’image du plateau, à lire ou pour lecteur d’écran.

## La place

home-welcome = Bienvenue sur la place
home-welcome-about = Asseyez-vous et jouez : tout de suite contre des robots, ou entre amis avec un lien. Sans compte.
play-game-now = Jouer à { $game }
play-game = Jeu
play-rivals = Adversaires
play-level = Niveau
level-random = Facile
level-greedy = Bon
learn-game = Apprendre { $game }
new-table = Créer une table
read-rules = Lire les règles
game-istanbul = Istanbul
game-istanbul-dice = Istanbul : Le Jeu de dés
game-san-juan = San Juan
home-tables = Les tables
home-mine = Vos parties
home-mine-none = Votre première partie est à un clic.
home-mine-none-about = Les parties commencées ou rejointes vous attendent ici, même un autre jour.
home-open = Tables ouvertes
home-open-none = Personne ne cherche de joueurs en ce moment.
home-open-none-about = Créez une table publique : les autres la trouveront ici.
home-ways = Rejoindre
home-ways-title = Rejoindre un ami, ou revoir une partie
join-code = Le code ou le lien d’une table
join-code-example = Collez-le ici
join-code-wrong = Aucune table n’a ce code. Demandez à votre ami de renvoyer le lien.
join = Rejoindre
upload-record = Ouvrir une partie
upload-record-about = Le fichier d’une partie terminée, pour la revoir

table-your-turn = À vous
table-turn = { $name } réfléchit
table-playing = En cours
table-damaged = Endommagée : impossible à ouvrir
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
table-rated = classée
table-fork = reprise d’une partie
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
bot-name = { $bot }
bot-greedy = Bot
bot-random = Bot facile
seat-free = Siège libre
seat-gone = Ancien joueur
seat-number = Siège { $n }
seats-count = { $n ->
    [one] { $n } siège
   *[other] { $n } sièges
  }
seats-fewer = Un siège de moins
seats-more = Un siège de plus
seats-waiting = Vous recevrez un lien pour vos amis ; la partie commence quand tout le monde est assis.
seats-shuffled = Places tirées au sort
seats-shuffled-about = L’ordre des places, donc qui commence, est tiré au sort au début de la partie.
seat-kind-me = Moi
seat-kind-open = Un ami, par lien
seat-kind-greedy = Robot qui joue bien
seat-kind-random = Robot facile
seat-kind-invited = Quelqu’un avec un compte
colour-mine = Ma couleur
colour-red = Rouge, un cercle
colour-green = Vert, un carré
colour-blue = Bleu, un triangle
colour-yellow = Jaune, un losange
colour-white = Blanc, un hexagone
invite-name = Son nom
invite-find = Chercher
invite-found = { $name } trouvera la table parmi ses parties.
invite-not-found = Aucun compte ne porte ce nom. Un ami invité par lien n’en a pas besoin.
invite-about = Le siège lui est réservé.

## Créer une table

new-title = Nouvelle table
new-seats = Qui joue
new-speed = Le rythme
speed-turns = Délai par coup
speed-live = Pendule pour la partie
speed-turns-about = Un délai pour chaque coup : jouez d’une traite ou sur plusieurs jours.
speed-live-about = Des minutes pour toute la partie, et des secondes en plus à chaque réponse. Un retard ne coûte rien, mais un robot peut prendre le relais.
speed-live-refill = Chaque réponse rend des secondes, mais la pendule n’affiche jamais plus qu’au départ.
speed-limit = Délai par coup
speed-clock = Pendule
new-door = Accès
new-public = Table publique
new-public-about = Tout le monde la voit sur la place et peut la rejoindre ou la regarder. Sinon, il faut le lien.
new-rated = Partie classée
new-rated-about = Compte pour le classement ; pour les joueurs avec un compte et les robots.
new-rated-not = Il faut un compte.
new-variants = Variantes
new-preview = Sur la table
new-start = Commencer
new-open = Ouvrir la table
new-unfinished = Trouvez d’abord la personne à inviter : entrez son nom, puis « Chercher ».
new-not-possible = Ces choix ne vont pas ensemble : { $reason }
layout-another = Une autre
layout-keep = Garder celle-ci
layout-random-note = Un exemple : la vraie disposition est tirée au début de la partie, sauf si vous gardez celle-ci.
layout-own-grid = Votre disposition
layout-own-cell = { $place } { $name }, rangée { $row }, colonne { $column }

## Options d’Istanbul

option-istanbul-layout = Le bazar
option-istanbul-layout-about = La disposition des lieux, et donc les distances entre eux.
option-istanbul-layout-short = Chemins courts
option-istanbul-layout-short-about = Les lieux qui vont ensemble sont proches : idéal pour une première partie.
option-istanbul-layout-long = Longs trajets
option-istanbul-layout-long-about = Les lieux qui vont ensemble sont éloignés : prévoyez vos trajets.
option-istanbul-layout-order = Dans l’ordre
option-istanbul-layout-order-about = Les lieux par numéro, rangée par rangée.
option-istanbul-layout-first = Recommandée
option-istanbul-layout-first-about = La disposition imprimée pour cette boîte : idéale pour la découvrir.
option-istanbul-layout-random = Aléatoire
option-istanbul-layout-random-about = Tirée à chaque partie ; la Fontaine est à l’intérieur, la Maison de thé et le Marché noir sont éloignés l’un de l’autre.
option-istanbul-layout-random-2023 = Aléatoire, stricte
option-istanbul-layout-random-2023-about = Tirée à chaque partie, selon les limites plus serrées de 2023.
option-istanbul-layout-own = La vôtre
option-istanbul-layout-own-about = Touchez deux lieux pour les échanger.
option-istanbul-expansions = Boîtes sur la table
option-istanbul-expansions-about = Des lieux, des cartes et des personnages en plus, venus des extensions.
option-istanbul-expansions-mocha = Moka & Bakchich
option-istanbul-expansions-mocha-about = Le café, des tavernes, des cartes Guilde et un Marchand de café.
option-istanbul-expansions-letters = Missives & Sceaux
option-istanbul-expansions-letters-about = Des missives à livrer contre des sceaux, un Coursier, des kiosques et des compagnons.
grand-bazaar = Grand Bazar
grand-bazaar-about = Les deux boîtes réunies : 25 lieux, cinq sur cinq, et tout à la fois.
option-istanbul-new-cards-only = Nouvelles cartes bonus seulement
option-istanbul-new-cards-only-about = Les cartes bonus du jeu de base restent dans la boîte.
option-istanbul-new-cards-only-not = Seulement avec Missives & Sceaux sans l’autre boîte.
option-istanbul-neutral-assistants = Assistants neutres
option-istanbul-neutral-assistants-about = Un assistant de chaque pile est à tout le monde : qui le rencontre peut le récupérer.
option-istanbul-neutral-assistants-not = De deux à quatre joueurs : à cinq, il ne reste pas de couleur.
option-istanbul-caravan-leader = Chef de caravane
option-istanbul-caravan-leader-about = Le dernier à avoir utilisé le Caravansérail y garde les deux cartes.

## Options de San Juan

option-san-juan-expansions = Cartes sur la table
option-san-juan-expansions-about = Des bâtiments et des événements en plus dans la pioche.
option-san-juan-expansions-new-buildings = Nouveaux bâtiments
option-san-juan-expansions-new-buildings-about = 33 cartes bâtiment de plus dans la pioche, et la cathédrale à côté des rôles.
option-san-juan-expansions-events = Événements
option-san-juan-expansions-events-about = Six événements sortent de la pioche et se prennent à la place d’un rôle.
option-san-juan-setup = Premières cartes
option-san-juan-setup-about = Comment chacun obtient ses quatre premières cartes.
option-san-juan-setup-dealt = Distribuées
option-san-juan-setup-dealt-about = Quatre cartes chacun, comme elles viennent.
option-san-juan-setup-drafted = Choisies
option-san-juan-setup-drafted-about = Cinq, six, sept et huit cartes dans l’ordre du tour ; chacun en garde quatre.

## La salle d’attente

waiting-title = { $game } : la table se prépare
seat-mine = C’est vous
seat-host = L’hôte
seat-bot = Toujours prêt
seat-free-about = Pour qui viendra
seat-free-rated = Pour quelqu’un qui a un compte
seat-invited = Invitation envoyée
seat-take-account = Créer un compte ou se connecter
seat-take = S’asseoir ici
seat-take-too = Moi aussi
seat-leave = Se lever
seat-clear = Libérer le siège
seat-clear-whose = Libérer le siège : { $name }
seat-give-greedy = Robot
seat-give-random = Robot facile
waiting-start = Commencer
waiting-close = Abandonner la table
waiting-close-sure = Abandonner cette table ?
waiting-close-about = Elle disparaît pour tous ceux qui y sont assis : { $names }.
waiting-keep = La garder
waiting-for-seats = { $n ->
    [one] Il reste { $n } siège à prendre.
   *[other] Il reste { $n } sièges à prendre.
  }
waiting-rated-guests = Une partie classée demande un compte à chacun : un invité de cette table n’en a pas encore.
waiting-for-host = Tout le monde est assis. L’hôte va commencer la partie.
waiting-ready = Tout le monde est assis. Vous pouvez commencer.
waiting-chat = Un mot avant la partie
waiting-chat-none = Personne n’a encore rien dit.
waiting-chat-sit = Asseyez-vous pour parler aux autres.
waiting-chat-say = Dire quelque chose
invite-title = Amenez vos amis
invite-link-about = Envoyez-leur ce lien, ou faites-leur scanner l’image. Pas besoin de compte.
invite-link-about-rated = Envoyez-leur ce lien, ou faites-leur scanner l’image. La partie est classée : il leur faut un compte.
invite-link = Le lien de cette table
invite-qr = Le lien de cette table en code QR
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-copy-yourself = Votre navigateur ne nous laisse pas copier : sélectionnez le lien et copiez-le vous-même.
invite-share = Partager

## Le compte

account-title = Bonjour, { $name }
account-title-nobody = Bonjour
account-name = Votre nom
account-nobody-about = Pas besoin de nom pour jouer : on vous en trouve un. Mais vous pouvez le choisir.
account-guest-about = Vous jouez en invité sur cet appareil. Tout fonctionne ; seul un autre appareil ne vous connaît pas.
account-own-about = C’est ainsi que les autres vous voient, et que vous vous connectez.
account-name-field = Nom
account-rename = Changer de nom
account-come-in = Entrer
account-as-guest = Jouer en invité
account-renamed = Au plaisir de jouer avec vous.
account-keep = Tout garder avec un mot de passe
account-keep-about = Vos parties, vos tables et votre classement restent à vous, et vous continuez depuis n’importe quel appareil.
account-password = Mot de passe
account-password-about = Dix caractères ou plus. Quelques mots se retiennent bien.
account-make = Créer un compte
account-made = Vous avez maintenant un compte, et tout est encore là.
account-sign-in = Se connecter
account-sign-in-about = Avec un compte d’un autre appareil ou d’un autre jour.
account-sign-in-guest = Avec un compte que vous avez déjà. Vos parties d’invité restent à l’invité.
account-signed-in = Bon retour parmi nous !
account-out = Partir
account-out-about = Vos parties restent et vous attendent.
account-out-guest = Un invité sans mot de passe ne retrouve pas ses parties : créez d’abord un compte pour les garder.
account-out-here = Se déconnecter ici
account-out-everywhere = Se déconnecter partout
account-left = Au revoir !
account-delete = Supprimer le compte
account-delete-sure = Supprimer votre compte pour de bon ?
account-delete-about = Votre nom, votre mot de passe et vos jetons disparaissent pour de bon. Vos parties restent, sans votre nom.
account-delete-not = Le garder
account-deleted = Votre compte est supprimé.
tokens = Programmes qui jouent pour vous
tokens-about = Avec un jeton, un robot écrit par vous peut s’asseoir en votre nom.
token-once = Il ne s’affiche que maintenant. Copiez-le et gardez-le pour vous :
token-copy = Copier le jeton
token-copied = Le jeton est copié.
token-made = créé le { $when }
token-revoke = Révoquer
token-revoke-which = Révoquer le jeton { $name }
token-name = À quoi il sert
token-name-example = mon robot
token-make = Créer un jeton

## Problèmes, selon le code donné par le service

problem-not-shown = Ce jeu n’a pas encore de table dans le navigateur. On peut y jouer dans le terminal.
problem-offline = Le service ne répond pas. Vérifiez votre connexion ; nous essayons encore.
problem-bad-request = Il y a une erreur dans ce que vous avez écrit. Un nom a de 2 à 24 lettres, chiffres, espaces et - _ . et un mot de passe au moins 10 caractères.
problem-bad-option = Ces choix ne vont pas ensemble. Changez-en un.
problem-bad-record = Ce fichier n’est pas une partie enregistrée, ou il a été modifié.
problem-sign-in-first = Votre connexion a expiré. Connectez-vous de nouveau.
problem-wrong-password = Aucun compte n’a ce nom et ce mot de passe. Réessayez.
problem-forbidden = C’est à quelqu’un d’autre de le faire, par exemple à l’hôte de la table.
problem-account-first = Une partie classée demande un compte. Créez-en un, puis asseyez-vous.
problem-wrong-origin = Cette demande venait d’un autre site et n’a pas été suivie. Rechargez la page.
problem-not-your-seat = Ce siège n’est pas le vôtre.
problem-not-found = Cela n’existe plus.
problem-wrong-method = La page et le service ne s’accordent pas. Rechargez la page.
problem-name-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
problem-seat-taken = Trop tard : ce siège ou cette couleur est déjà pris. Choisissez autre chose.
problem-stale-version = Il s’est passé quelque chose entre-temps. Regardez de nouveau.
problem-illegal-choice = Ce n’est pas possible maintenant.
problem-cannot-undo = Impossible d’annuler : depuis, on a lancé, pioché ou montré quelque chose.
problem-not-now = Pas en ce moment. Regardez de nouveau la table.
problem-too-many-bots = Tant de robots jouent déjà à vos tables que d’autres ne peuvent pas commencer. Terminez d’abord une partie ; celles qui dorment depuis une heure ne comptent pas.
problem-too-large = C’est trop gros. Une partie enregistrée a au plus 2 Mo.
problem-too-slow = L’envoi a pris trop de temps. Vérifiez votre connexion et réessayez.
problem-too-many-requests = C’est beaucoup en peu de temps. Attendez un peu et réessayez.
problem-failure = Le service a fait une erreur. Elle est notée ; réessayez.
problem-busy = Le service est occupé. Réessayez tout de suite.
problem-damaged = Cette table est endommagée et ne peut plus être ouverte. La personne qui gère le service la trouvera dans le journal ; vos autres parties continuent.
