### San Juan

## Cards

sj-card-indigo-plant = Teinturerie d’indigo
    .text = Produit de l’indigo
sj-card-sugar-mill = Raffinerie de sucre
    .text = Produit du sucre
sj-card-tobacco-storage = Séchoir à tabac
    .text = Produit du tabac
sj-card-coffee-roaster = Brûlerie de café
    .text = Produit du café
sj-card-silver-smelter = Fonderie d’argent
    .text = Produit de l’argent
sj-card-smithy = Forge
    .text = Bâtiments de production : 1 de moins
sj-card-gold-mine = Mine d’or
    .text = Chercheur d’or : révélez 4 cartes ; coûts tous différents ? Gardez la moins chère
sj-card-archive = Archives
    .text = Maire : défaussez de toute la main
sj-card-poor-house = Hospice
    .text = Bâti, et 0 ou 1 carte en main ? Piochez 1
sj-card-black-market = Marché noir
    .text = Payez jusqu’à 2 en marchandises
sj-card-trading-post = Comptoir
    .text = Vendez 1 marchandise de plus
sj-card-well = Puits
    .text = 2 marchandises produites ou plus : 1 carte
sj-card-market-stand = Étal de marché
    .text = 2 marchandises vendues ou plus : 1 carte
sj-card-crane = Grue
    .text = Bâtissez par-dessus, payez la différence
sj-card-chapel = Chapelle
    .text = Chaque manche 1 carte dessous : 1 point
sj-card-tower = Tour
    .text = Jusqu’à 12 cartes en main
sj-card-aqueduct = Aqueduc
    .text = Produisez 1 marchandise de plus
sj-card-carpenter = Charpentier
    .text = 1 carte par bâtiment urbain bâti
sj-card-prefecture = Préfecture
    .text = Maire : gardez 1 carte de plus
sj-card-market-hall = Halle du marché
    .text = Une vente ? Piochez 1 carte
sj-card-quarry = Carrière
    .text = Bâtiments urbains : 1 de moins
sj-card-library = Bibliothèque
    .text = Double votre privilège
sj-card-statue = Statue
    .text = Un monument
sj-card-victory-column = Colonne de la victoire
    .text = Un monument
sj-card-hero = Héros
    .text = Un monument
sj-card-guild-hall = Maison de la guilde
    .text = 1 point par bâtiment de production, 1 par sorte
sj-card-city-hall = Hôtel de ville
    .text = 1 point par bâtiment urbain
sj-card-triumphal-arch = Arc de triomphe
    .text = 4, 6, 8 points pour 1, 2, 3 monuments
sj-card-palace = Palais
    .text = 1 point pour 4 autres
sj-card-guard-room = Corps de garde
    .text = Les autres, sans lui, gardent 6 cartes
sj-card-office-building = Bureau
    .text = Chaque manche échangez jusqu’à 2 cartes
sj-card-hut = Cabane
    .text = Aucune vente ? Piochez 1 carte
sj-card-tavern = Taverne
    .text = Le moins de bâtiments ? Piochez 1 carte
sj-card-park = Parc
    .text = Vaut 6 sous la grue
sj-card-customs-office = Douane
    .text = Une marchandise par maire, vendue 2
sj-card-bank = Banque
    .text = Une fois : des cartes dessous, 1 point chacune
sj-card-harbor = Port
    .text = Une marchandise vendue dessous : 1 point
sj-card-goldsmith = Orfèvre
    .text = Chercheur d’or : révélez une carte ; personne ne l’a ? Prenez-la
sj-card-residence = Résidence
    .text = 4, 7, 9, 10 points par trios d’un même coût
sj-card-cathedral = Cathédrale
    .text = 4, 7, 9, 10 points pour les six des autres
sj-card-earthquake = Tremblement de terre
    .text = Chacun perd un bâtiment
sj-card-debt-relief = Remise de dettes
    .text = Chacun pioche 3 cartes
sj-card-taxes = Impôts
    .text = Tous les autres défaussent une carte
sj-card-amnesty = Amnistie générale
    .text = Chacun peut échanger des cartes
sj-card-construction-boom = Boom de la construction
    .text = Chacun peut bâtir gratis jusqu’au coût 4
sj-card-governors-visit = Visite du gouverneur
    .text = Répétez un rôle de cette manche

sj-facts = Coût { $cost }, vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sj-facts-six = Coût { $cost }. Ses points sont comptés à la fin.

## Roles

sj-role-builder = Bâtisseur
    .text = Chacun peut bâtir. Vous payez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de moins.
    .short = coût −{ $n }
sj-role-producer = Producteur
    .text = Chacun peut produire 1 marchandise. Vous en produisez { $n } de plus.
    .short = +{ $n } à produire
sj-role-trader = Marchand
    .text = Chacun peut vendre 1 marchandise. Vous en vendez { $n } de plus.
    .short = +{ $n ->
        [one] { $n } vente
       *[other] { $n } ventes
    }
sj-role-councillor = Maire
    .text = Chacun pioche 2 cartes et en garde 1. Vous en voyez { $n } de plus.
    .short = choix parmi { $n }
sj-role-prospector = Chercheur d’or
    .text = Vous piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }. Les autres ne font rien.
    .short = +{ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Goods and counted things

sj-good-indigo = indigo
sj-good-sugar = sucre
sj-good-tobacco = tabac
sj-good-coffee = café
sj-good-silver = argent
sj-good-customs = marchandise de la Douane
sj-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    .obj = { $n ->
        [0] 0 carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
sj-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
sj-goods = { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
sj-buildings = { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    } sur { $of }
sj-price = { $good } { $n }

## Questions

sj-ask-ChooseRole = Quel rôle prenez-vous ?
sj-ask-ChooseRole-event = Quel rôle ou événement prenez-vous ?
sj-ask-VisitRole = Quel rôle la visite répète-t-elle ?
sj-ask-UseLibrary = Utiliser la Bibliothèque pour ce rôle ? Il vous reste un tour dans cette manche.
sj-ask-Build = Que bâtissez-vous ?
sj-ask-Cover = Où bâtissez-vous : { $card } ?
sj-ask-Spend = { $card } : { $due } à payer. Dépenser des marchandises ?
sj-ask-Pay = { $card } : payez { $what }.
sj-ask-Produce = { $allowed ->
        [one] Où produire { $allowed } marchandise ?
       *[other] Où produire jusqu’à { $allowed } marchandises ?
    }
sj-ask-Sell = { $allowed ->
        [one] Vendre { $allowed } marchandise : laquelle ?
       *[other] Quelles marchandises vendre, { $allowed } au plus ?
    }
sj-ask-Council = Piocher { $drawn } et garder { $keep } ?
sj-ask-Keep = { $left ->
        [one] Garder { $left } carte : laquelle ?
       *[other] Quelles { $left } cartes gardez-vous ?
    }
sj-ask-Discard = Vos Archives : défaussez { $what }.
sj-ask-Mine = Utiliser ceci : { $card } ?
sj-ask-TakeRevealed = Prendre la carte : { $revealed } ?
sj-ask-Office = Votre Bureau : échanger jusqu’à 2 cartes ?
sj-ask-Chapel = Mettre une carte sous la Chapelle ?
sj-ask-Bank = Mettre des cartes sous la Banque ? Une seule fois par partie.
sj-ask-Limit = Trop de cartes : défaussez { $what }.
sj-ask-Draft = Gardez quatre cartes : défaussez { $what }.
sj-ask-Taxes = Impôts : défaussez { $what }.
sj-ask-Amnesty = Quelles cartes échangez-vous ?
sj-ask-Boom = Que bâtissez-vous gratis ?
sj-ask-Earthquake = Quel bâtiment perdez-vous ?

## Options

sj-option-role = { $role } : { $text }
sj-option-event = { $card } : { $text }
sj-option-library = Utiliser la Bibliothèque : le privilège deux fois
sj-option-without = Garder la Bibliothèque pour le second tour
sj-option-build = Bâtir { $card } pour { $cost } : { $text }
sj-option-build-free = Bâtir { $card } gratis : { $text }
sj-option-build-crane = Bâtir { $card } pour { $cost }, dès { $crane } avec la Grue : { $text }
sj-option-beside = À côté des autres
sj-option-beside-for = À côté des autres, pour { $cost }
sj-option-over = Par-dessus { $card }
sj-option-over-for = Par-dessus { $card }, pour { $cost }
sj-option-spend = Dépenser : { $good }
sj-option-pay = Payer avec { $card }
sj-option-produce = Produire : { $good }
sj-option-sell = Vendre : { $good }
sj-option-sell-for = Vendre : { $good } pour { $cost }
sj-option-draw = Piocher { $what }, garder { $keep }
sj-option-keep = Garder { $card }
sj-option-discard = Défausser { $card }
sj-option-use = Révéler 4 cartes
sj-option-use-goldsmith = Révéler une carte
sj-option-take = Prendre la carte
sj-option-take-card = Prendre { $card } : { $text }
sj-option-bury = Mettre { $card } sous la Chapelle
sj-option-deposit = Mettre { $card } sous la Banque
sj-option-lose = Perdre { $card }
sj-option-lose-good = Perdre { $card } et sa marchandise
sj-option-lose-cards = Perdre { $card } et { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dessous
sj-option-pass = Passer
sj-option-pass-build = Ne rien bâtir
sj-option-pass-council = Ne rien piocher
sj-option-pass-mine = Ne pas l’utiliser
sj-option-done = C’est tout
sj-option-done-produce = Ne plus produire
sj-option-done-sell = Ne plus vendre
sj-option-done-spend = Payer le reste en cartes
sj-option-done-chapel = Aucune carte
sj-option-done-bank = Aucune
sj-option-done-office = Garder toutes les cartes
sj-option-leave = Laisser la carte

## Events of the game

sj-event-round-began = La manche { $round } commence, gouverneur : { $name }.
sj-event-turn-began = choisit un rôle
sj-event-took-role = prend le rôle { $role }
sj-event-took-event = prend l’événement { $card }
sj-event-visited = répète le rôle { $role }
sj-event-doubled = utilise la Bibliothèque
sj-event-passed = passe
sj-event-ended = La partie est finie.
sj-event-drew = pioche { $card }
sj-event-drew-hidden = pioche une carte
sj-event-event-shown = fait apparaître l’événement { $card }
sj-event-turned-up = révèle { $card }
sj-event-reshuffled = { $n ->
        [one] { $n } carte défaussée forme
       *[other] { $n } cartes défaussées forment
    } une nouvelle pioche.
sj-event-prices-shown = Les prix : { $what }.
sj-event-built = bâtit { $card } pour { $what }
sj-event-built-free = bâtit { $card } gratis
sj-event-covered = recouvre { $card }
sj-event-spent = dépense : { $good }
sj-event-paid = paie { $card }
sj-event-paid-hidden = paie une carte
sj-event-discarded = défausse { $card }
sj-event-discarded-hidden = défausse une carte
sj-event-kept = garde { $card }
sj-event-kept-hidden = garde une carte
sj-event-buried = met { $card } sous la Chapelle
sj-event-buried-hidden = met une carte sous la Chapelle
sj-event-deposited = met { $card } sous la Banque
sj-event-deposited-hidden = met une carte sous la Banque
sj-event-produced = produit : { $good }
sj-event-sold = vend pour { $what } : { $good }
sj-event-sank = met cette marchandise sous le Port
sj-event-helped = utilise { $card }
sj-event-found = prend { $card }
sj-event-found-nothing = ne trouve rien
sj-event-lost = perd { $card }

## Reasons

sj-reason-other = Ce n’est pas possible maintenant.
sj-reason-role-taken = { $role } : ce rôle est déjà pris dans cette manche.
sj-reason-role-unused = { $role } : ce rôle n’a pas servi dans cette manche.
sj-reason-role-first = Prenez d’abord un rôle.
sj-reason-event-not-open = L’événement { $event } n’est pas visible.
sj-reason-nothing-to-visit = Aucun rôle n’a servi dans cette manche : il n’y a rien à répéter.
sj-reason-visit-first = Dites d’abord quel rôle répéter.
sj-reason-library-first = Dites d’abord si vous utilisez la Bibliothèque.
sj-reason-build-first = Bâtissez d’abord quelque chose, ou passez.
sj-reason-not-in-hand = Vous n’avez pas la carte { $card }.
sj-reason-already-built = Vous avez déjà { $building } : un bâtiment urbain de chaque sorte suffit.
sj-reason-no-cathedral = La Cathédrale n’est pas sur la table.
sj-reason-cannot-pay = { $building } coûte { $cost }, et vous avez { $cards ->
        [0] aucune autre carte
        [one] { $cards } autre carte
       *[other] { $cards } autres cartes
    }.
sj-reason-too-dear = { $building } coûte plus de { $most }.
sj-reason-cover-first = Dites d’abord où se dresse le nouveau bâtiment.
sj-reason-no-such-building = Vous n’avez pas le bâtiment { $building }.
sj-reason-crane-stays = La Grue elle-même n’est jamais recouverte.
sj-reason-same-kind = { $building } ne recouvre pas un bâtiment identique.
sj-reason-spend-first = Dites d’abord quelles marchandises dépenser.
sj-reason-spend-more = { $due } à payer, et vous n’avez que { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
sj-reason-no-good = Plus de marchandise ici : { $building }.
sj-reason-pick-first = Choisissez d’abord des cartes, ou dites que c’est tout.
sj-reason-pick-upwards = Les cartes se choisissent dans l’ordre : { $card } vient avant { $last }.
sj-reason-too-few-after = Les cartes se choisissent dans l’ordre, et après { $card } il en resterait trop peu.
sj-reason-produce-first = Dites d’abord ce que vous produisez.
sj-reason-not-empty = Aucun bâtiment vide : { $building }.
sj-reason-sell-first = Dites d’abord ce que vous vendez.
sj-reason-council-first = Piochez d’abord des cartes, ou passez.
sj-reason-keep-first = Gardez d’abord une carte.
sj-reason-not-drawn = { $card } n’est pas parmi les cartes piochées.
sj-reason-mine-first = Dites d’abord si vous utilisez ceci : { $building }.
sj-reason-take-first = Prenez ou laissez d’abord { $card }.
sj-reason-lose-first = Dites d’abord quel bâtiment vous perdez.

## Standing

sj-label-points = points
sj-label-wealth = cartes et marchandises
sj-chart-points = Points
sj-chart-buildings = Bâtiments
sj-chart-cards = Cartes en main

## Cost

sj-cost-printed = Coût imprimé
sj-cost-privilege = Privilège du bâtisseur
sj-cost-library = Bibliothèque
sj-cost-smithy = Forge
sj-cost-quarry = Carrière
sj-cost-crane = Grue
sj-cost-boom = Boom de la construction
sj-cost-goods = Marchandises, au Marché noir
sj-cost-total = Vous payez
sj-cost-with-crane = Avec la Grue dès { $n }
sj-cost-with-goods = Dont { $n } au plus en marchandises

## The table

sj-card-label = { $card }, coût { $cost }, { $points }. { $text }.
sj-card-label-six = { $card }, coût { $cost }. { $text }.
sj-card-can = { $label } Possible maintenant.
sj-event-label = { $card }. { $text }.
sj-about = À propos de { $name }
sj-hand-label = Votre main : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, limite { $of }
sj-hand-empty = Aucune carte en main
sj-drawn = Cartes piochées
sj-under-mine = Sous { $card }
sj-under-label = Sous votre { $card } : { $what }
sj-role-free = { $role }. { $text }
sj-role-taken = { $role }, pris dans cette manche
sj-role-taken-by = { $role }, pris par { $name }
sj-prices = Prix
sj-prices-label = Carte de prix : { $what }
sj-prices-hidden = La carte de prix est face cachée
sj-prices-next = La prochaine carte de prix : { $what }
sj-deck-label = Pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
sj-discard-label = Pile de défausse : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
sj-cathedral-label = { $label } Chacun peut la bâtir.
sj-revealed = Cartes révélées
sj-town = Ville de { $name } : { $n } bâtiments sur { $of }, { $points }
sj-town-mine = Votre ville : { $n } bâtiments sur { $of }, { $points }
sj-building = { $card }{ $good ->
        [yes] , avec une marchandise
       *[no] {""}
    }{ $n ->
        [0] {""}
        [one] , { $n } carte dessous
       *[other] , { $n } cartes dessous
    }
sj-last = Dernière phase : une ville a { $n } bâtiments
sj-things = Ce qu’a { $name }
sj-preview = San Juan avec { $n } sortes de bâtiments
sj-table = Le milieu de la table

## Gestures

sj-gesture-build = Choisissez une carte de votre main.
sj-gesture-none = Vous ne pouvez payer aucune carte.
sj-gesture-other = Retour
sj-gesture-where = Où
sj-gesture-beside = À côté
sj-gesture-goods = Marchandises
sj-gesture-pay = À payer : { $what }
sj-gesture-paid = { $n } payées sur { $of }
sj-gesture-picked = { $n } choisies sur { $of }
sj-gesture-more = Choisissez encore { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
sj-gesture-do-build = Bâtir { $card }
sj-gesture-do-pay = Payer { $what }
sj-gesture-do-produce = { $n ->
        [0] Ne rien produire
        [one] Produire { $n } marchandise
       *[other] Produire { $n } marchandises
    }
sj-gesture-do-sell = { $n ->
        [0] Ne rien vendre
        [one] Vendre { $n } marchandise pour { $what }
       *[other] Vendre { $n } marchandises pour { $what }
    }
sj-gesture-do-keep = { $n ->
        [one] Garder { $n } carte
       *[other] Garder { $n } cartes
    }
sj-gesture-do-discard = { $n ->
        [one] Défausser { $n } carte
       *[other] Défausser { $n } cartes
    }
sj-gesture-do-exchange = { $n ->
        [0] Garder toutes les cartes
        [one] Échanger { $n } carte
       *[other] Échanger { $n } cartes
    }
sj-gesture-do-under = { $n ->
        [0] Ne rien mettre dessous
        [one] Mettre { $n } carte dessous
       *[other] Mettre { $n } cartes dessous
    }

## Text

sj-text-round = Manche { $n }. Gouverneur : { $name }.
sj-text-waiting = { $name } doit répondre.
sj-text-hand = Cartes en main
sj-text-towns = Villes
sj-text-help = Aide
sj-text-event = Événement : { $card }. { $text }.

## The end

sj-scoring = Les points, bâtiment par bâtiment
sj-scoring-under = Cartes sous les bâtiments
sj-scoring-total = En tout

## Help

sj-topics-game = Le jeu
sj-topics-roles = Rôles
sj-topics-production = Bâtiments de production
sj-topics-city = Bâtiments urbains
sj-topics-new = Nouveaux bâtiments
sj-topics-events = Événements
sj-topics-end = La fin
sj-topic-role = Qui prend un rôle agit en premier et en a le privilège. Les autres suivent à leur tour avec l’action seule.
sj-topic-cards = Les cartes sont tout
    .text = Une carte face visible devant vous est un bâtiment, une carte en main est de l’argent ou un futur bâtiment, et une carte face cachée sur un bâtiment est une marchandise.
sj-topic-round = Une manche
    .text = À son tour chacun prend un rôle encore libre, et tous agissent dans sa phase. À deux, le gouverneur prend deux rôles. Puis les rôles reviennent et le joueur suivant est gouverneur.
sj-topic-governor = Le gouverneur
    .text = Le gouverneur prend le premier rôle de la manche. Puis la carte passe à gauche.
sj-topic-hand = La limite de main
    .text = Au début d’une manche vous gardez 7 cartes ; le reste est défaussé. Pendant la manche il n’y a pas de limite.
sj-topic-price = La carte de prix
    .text = Le marchand la révèle avant toute vente. Elle dit combien de cartes rapporte chaque marchandise. Il y en a cinq, toujours dans le même ordre.
sj-topic-deck = La pioche
    .text = Quand elle est épuisée, la défausse est mélangée et devient la nouvelle pioche.
sj-topic-discard = La pile de défausse
    .text = Ce qui est payé, vendu ou jeté repose ici face cachée.
sj-topic-goods = Marchandises
    .text = Une marchandise est une carte face cachée sur un bâtiment, une au plus. Sa sorte est celle du bâtiment, quoi que montre la carte.
sj-topic-cost = Ce que coûte un bâtiment
    .text = On paie avec d’autres cartes de sa main. Le bâtisseur paie 1 de moins, une Forge ou une Carrière ôte encore 1, une Grue le coût du bâtiment recouvert, et un Marché noir accepte des marchandises.
sj-topic-under = Cartes sous les bâtiments
    .text = Chaque carte sous une Chapelle, une Banque ou un Port vaut 1 point à la fin, même si le bâtiment est recouvert.
sj-topic-events = Événements
    .text = Un événement qui apparaît est étalé, et une autre carte est piochée. À votre tour vous pouvez en prendre un au lieu d’un rôle.
sj-topic-end = La fin et les points
    .text = Quand quelqu’un a 12 bâtiments, on achève la phase du bâtisseur et la partie est finie. Le plus de points gagne ; puis les cartes en main et les marchandises.

## A guided first game

sj-lesson-welcome = Bienvenue à San Juan. Vous bâtissez une ville. À votre tour vous prenez l’un de ces cinq rôles, et chacun fait ce qu’il dit. Vous seul en avez le privilège.
sj-lesson-hand = Voici vos cartes. Chacune est un bâtiment, et chacune est de l’argent : on paie l’une avec les autres. Le nombre en haut à gauche est son coût pour vous, l’étoile en bas ses points.
sj-lesson-builder = Prenez le Bâtisseur. Chacun peut bâtir, et vous payez 1 carte de moins.
sj-lesson-build = Choisissez un bâtiment, puis les cartes qui le paient. Un bâtiment de production est un bon début.
sj-lesson-theirs = Les autres peuvent bâtir aussi. Puis c’est à eux de prendre un rôle. Quel qu’il soit, vous participez.
sj-lesson-producer = Prenez le Producteur. Chaque bâtiment de production porte une marchandise, et vous en produisez une de plus que les autres.
sj-lesson-produce = Choisissez les bâtiments qui produisent, et confirmez. Une marchandise est une carte face cachée sur son bâtiment.
sj-lesson-round = La manche est finie. Les rôles reviennent, et le joueur suivant est gouverneur et commence.
sj-lesson-trader = Prenez le Marchand pour vendre ce que vous avez produit. On révèle d’abord la carte de prix.
sj-lesson-sell = Les marchandises rapportent des cartes, autant que dit la carte de prix. Les bâtiments plus chers donnent des marchandises plus chères.
sj-lesson-councillor = Prenez le Maire, s’il est là. Vous voyez cinq cartes et gardez la meilleure.
sj-lesson-keep = Choisissez la carte à garder. Le reste est défaussé, et personne ne le voit.
sj-lesson-discounts = Les bâtiments urbains, violets, vous aident jusqu’à la fin. Regardez une de vos cartes : elle dit ce qu’elle fait, ce qu’elle vous coûte maintenant et pourquoi.
sj-lesson-goal = Qui a 12 bâtiments met fin à la partie. Les bâtiments de laiton, de coût 6, comptent beaucoup. Continuez : la ville est à vous.
