### Istanbul : les mots du jeu à la table. Tous les identifiants commencent par ist-.

## Les 25 lieux

ist-place-1 = Fabricant de brouettes
    .to = chez le Fabricant de brouettes
    .at = chez le Fabricant de brouettes
ist-place-2 = Entrepôt de tissus
    .to = à l’Entrepôt de tissus
    .at = à l’Entrepôt de tissus
ist-place-3 = Entrepôt d’épices
    .to = à l’Entrepôt d’épices
    .at = à l’Entrepôt d’épices
ist-place-4 = Entrepôt de fruits
    .to = à l’Entrepôt de fruits
    .at = à l’Entrepôt de fruits
ist-place-5 = Poste
    .to = à la Poste
    .at = à la Poste
ist-place-6 = Caravansérail
    .to = au Caravansérail
    .at = au Caravansérail
ist-place-7 = Fontaine
    .to = à la Fontaine
    .at = à la Fontaine
ist-place-8 = Marché noir
    .to = au Marché noir
    .at = au Marché noir
ist-place-9 = Maison de thé
    .to = à la Maison de thé
    .at = à la Maison de thé
ist-place-10 = Grand marché
    .to = au Grand marché
    .at = au Grand marché
ist-place-11 = Petit marché
    .to = au Petit marché
    .at = au Petit marché
ist-place-12 = Poste de police
    .to = au Poste de police
    .at = au Poste de police
ist-place-13 = Palais du sultan
    .to = au Palais du sultan
    .at = au Palais du sultan
ist-place-14 = Petite mosquée
    .to = à la Petite mosquée
    .at = à la Petite mosquée
ist-place-15 = Grande mosquée
    .to = à la Grande mosquée
    .at = à la Grande mosquée
ist-place-16 = Négociant en pierres précieuses
    .to = chez le Négociant en pierres précieuses
    .at = chez le Négociant en pierres précieuses
ist-place-17 = Torréfacteur
    .to = chez le Torréfacteur
    .at = chez le Torréfacteur
ist-place-18 = Maison de la guilde
    .to = à la Maison de la guilde
    .at = à la Maison de la guilde
ist-place-19 = Taverne
    .to = à la Taverne
    .at = à la Taverne
ist-place-20 = Maison de café
    .to = à la Maison de café
    .at = à la Maison de café
ist-place-21 = Ambassade
    .to = à l’Ambassade
    .at = à l’Ambassade
ist-place-22 = Kiosque
    .to = au Kiosque
    .at = au Kiosque
ist-place-23 = Salle des ventes
    .to = à la Salle des ventes
    .at = à la Salle des ventes
ist-place-24 = Société secrète
    .to = à la Société secrète
    .at = à la Société secrète
ist-place-25 = Catacombes
    .to = aux Catacombes
    .at = dans les Catacombes

## Les marchandises, comme noms de leur sorte

ist-good-fabric = tissus
ist-good-spice = épices
ist-good-fruit = fruits
ist-good-jewelry = bijoux
ist-good-coffee = café

## Ce qui se compte

ist-fabric =
    { $n ->
        [one] { $n } tissu
       *[other] { $n } tissus
    }
    .obj =
        { $n ->
            [one] { $n } tissu
           *[other] { $n } tissus
        }
ist-spice =
    { $n ->
        [one] { $n } épice
       *[other] { $n } épices
    }
    .obj =
        { $n ->
            [one] { $n } épice
           *[other] { $n } épices
        }
ist-fruit =
    { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
    }
    .obj =
        { $n ->
            [one] { $n } fruit
           *[other] { $n } fruits
        }
ist-jewelry =
    { $n ->
        [one] { $n } bijou
       *[other] { $n } bijoux
    }
    .obj =
        { $n ->
            [one] { $n } bijou
           *[other] { $n } bijoux
        }
ist-coffee =
    { $n ->
        [one] { $n } café
       *[other] { $n } cafés
    }
    .obj =
        { $n ->
            [one] { $n } café
           *[other] { $n } cafés
        }
ist-lira =
    { $n ->
        [one] { $n } lira
       *[other] { $n } liras
    }
    .obj =
        { $n ->
            [one] { $n } lira
           *[other] { $n } liras
        }
ist-any-goods =
    { $n ->
        [one] { $n } marchandise au choix
       *[other] { $n } marchandises au choix
    }
    .obj =
        { $n ->
            [one] { $n } marchandise au choix
           *[other] { $n } marchandises au choix
        }
ist-rubies = { $n } rubis
    .obj = { $n } rubis
ist-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    .obj =
        { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
ist-guild-cards =
    { $n ->
        [one] { $n } carte Guilde
       *[other] { $n } cartes Guilde
    }
    .obj =
        { $n ->
            [one] { $n } carte Guilde
           *[other] { $n } cartes Guilde
        }
ist-tiles =
    { $n ->
        [one] { $n } tuile Mosquée
       *[other] { $n } tuiles Mosquée
    }
    .obj =
        { $n ->
            [one] { $n } tuile Mosquée
           *[other] { $n } tuiles Mosquée
        }
ist-extensions =
    { $n ->
        [one] { $n } extension de brouette
       *[other] { $n } extensions de brouette
    }
    .obj =
        { $n ->
            [one] { $n } extension de brouette
           *[other] { $n } extensions de brouette
        }
ist-letters =
    { $n ->
        [one] { $n } missive
       *[other] { $n } missives
    }
ist-seals =
    { $n ->
        [one] { $n } sceau
       *[other] { $n } sceaux
    }
    .obj =
        { $n ->
            [one] { $n } sceau
           *[other] { $n } sceaux
        }
ist-steps = { $n } pas
    .obj = { $n } pas
ist-neutral-merchants =
    { $n ->
        [one] un marchand neutre
       *[other] { $n } marchands neutres
    }
ist-twice = { $name } (deux fois)
ist-nothing = rien

## Étiquettes

ist-label-rubies = Rubis
ist-label-lira = Liras
ist-label-goods = Marchandises
ist-label-cards = Cartes en main
ist-chart-rubies = Rubis par manche
ist-chart-lira = Liras par manche

## Personnages et pions

ist-figure-governor = Gouverneur
ist-figure-smuggler = Contrebandier
ist-figure-trader = Marchand de café
ist-figure-courier = Coursier
ist-family = Membre de la famille
ist-companion = Compagnon
ist-assistant = Assistant
ist-merchant = Marchand
ist-barrier = Barrière
ist-barrow = Brouette
ist-deck = Pioche de cartes bonus
ist-discard = Pile de défausse
ist-dice = Dés
ist-letter = Missive
ist-delivered = Missive livrée
ist-seal = Sceaux
ist-ruby = Rubis
ist-turn = Le tour
ist-end = Fin de la partie
ist-caravan = Chef de caravane
ist-neutral = Pions neutres

## Cartes bonus : le nom, et l’effet en une courte ligne

ist-card-good = 1 marchandise
ist-card-good-text = Gagnez une marchandise au choix.
ist-card-lira = 5 liras
ist-card-lira-text = Prenez 5 liras.
ist-card-far = 3 ou 4 pas
ist-card-far-text = Faites trois ou quatre pas au lieu d’un ou deux.
ist-card-stay = Rester
ist-card-stay-text = Ne bougez pas : utilisez encore une fois le lieu où vous êtes.
ist-card-return = Retour d’assistant
ist-card-return-text = Un de vos assistants revient vers vous.
ist-card-family = Famille au Poste
ist-card-family-text = Le membre de votre famille va au Poste de police ; prenez une carte ou 3 liras.
ist-card-any = Vente libre
ist-card-any-text = Vendez les marchandises de votre choix au Petit marché.
ist-card-post = Double Poste
ist-card-post-text = Relevez le courrier encore une fois.
ist-card-palace = Double Palais
ist-card-palace-text = Achetez un autre rubis au Palais du sultan, à son nouveau prix.
ist-card-dealer = Double Négociant
ist-card-dealer-text = Achetez un autre rubis chez le Négociant, à son nouveau prix.
ist-card-coffee = 2 cafés
ist-card-coffee-text = Prenez 2 cafés.
ist-card-guild = Guilde contre 2 cafés
ist-card-guild-text = Payez 2 cafés et piochez une carte Guilde.
ist-card-coffee-lira = 8 liras contre 1 café
ist-card-coffee-lira-text = Payez 1 café et prenez 8 liras.
ist-card-swap = Échange
ist-card-swap-text = Donnez jusqu’à 3 marchandises ou cafés et prenez-en autant d’autres.
ist-card-coffee-dice = Dés pour du café
ist-card-coffee-dice-text = Lancez deux dés pour du café : un total de 2 à 6 donne 1 café, 7 ou 8 en donne 2, 9 ou 10 en donne 3, 11 ou 12 en donne 4.
ist-card-six = Un dé sur 6
ist-card-six-text = Mettez un dé de votre jet sur 6.
ist-card-corner = Vers un coin
ist-card-corner-text = Allez dans un coin du plateau au lieu de faire un ou deux pas.
ist-card-wainwright = Double Fabricant
ist-card-wainwright-text = Achetez une autre extension de brouette.
ist-card-house = Double Maison de café
ist-card-house-text = Achetez un autre rubis à la Maison de café, à son nouveau prix.
ist-card-letter = Une missive
ist-card-letter-text = Prenez une missive.
ist-card-letter-dice = Dés pour missives
ist-card-letter-dice-text = Lancez deux dés pour gagner des missives ou des liras.
ist-card-good-lira = Vente à 7 liras
ist-card-good-lira-text = Donnez une marchandise (au Grand Bazar, un café convient aussi) et prenez 7 liras.
ist-card-fabric = Tissu et 3 liras
ist-card-fabric-text = Gagnez 1 tissu et 3 liras.
ist-card-spice = Épice et 3 liras
ist-card-spice-text = Gagnez 1 épice et 3 liras.
ist-card-fruit = Fruit et 3 liras
ist-card-fruit-text = Gagnez 1 fruit et 3 liras.
ist-card-copy = Copie
ist-card-copy-text = Faites ce que dit la carte du dessus de la défausse.
ist-card-errand = Course
ist-card-errand-text = Au lieu de votre tour, le membre de votre famille va dans un lieu adjacent et y agit.
ist-card-join = Rejoindre un marchand
ist-card-join-text = Allez là où se trouve un autre marchand, sans le payer.
ist-card-companion = Compagnon : 2 pas
ist-card-companion-text = Votre compagnon fait deux pas au lieu d’un.
ist-card-figure = Rencontre à distance
ist-card-figure-text = Utilisez le Gouverneur, le Contrebandier, le Marchand de café ou le Coursier, où qu’il soit, et payez-le.
ist-card-mosque = Double Mosquée
ist-card-mosque-text = Prenez une autre tuile de la mosquée.
ist-card-society = Double Société secrète
ist-card-society-text = Donnez des missives valant 6 sceaux pour un autre rubis.
ist-card-ride = Chevauchée
ist-card-ride-text = Payez 3 liras et allez dans n’importe quel lieu.

ist-when-any = À jouer à tout moment de votre tour.
ist-when-calm = À jouer pendant votre tour, mais pas au milieu d’une action.
ist-when-move = À jouer au lieu de faire un ou deux pas.
ist-when-before = À jouer avant votre mouvement ou juste après, avant de vous occuper de l’assistant.
ist-when-sell = À jouer au moment de vendre.
ist-when-after = À jouer juste après l’action de ce lieu, avant toute rencontre.
ist-when-roll = À jouer juste après un de vos jets.
ist-when-copy = À jouer quand la carte du dessus de la défausse pourrait l’être.
ist-when-errand = À jouer à la place de tout votre tour.

## Cartes Guilde : à jouer à la place de tout le tour

ist-guild-1 = Extension gratuite
ist-guild-1-text = Prenez gratuitement une extension de brouette.
ist-guild-2 = Tissus et plus
ist-guild-2-text = Remplissez votre brouette de tissus, puis gagnez trois marchandises différentes.
ist-guild-3 = Épices et plus
ist-guild-3-text = Remplissez votre brouette d’épices, puis gagnez trois marchandises différentes.
ist-guild-4 = Fruits et plus
ist-guild-4-text = Remplissez votre brouette de fruits, puis gagnez trois marchandises différentes.
ist-guild-5 = Une de chaque
ist-guild-5-text = Prenez 4 liras et une marchandise de chaque sorte.
ist-guild-6 = Trois cartes
ist-guild-6-text = Piochez 3 cartes bonus.
ist-guild-7 = Retour à la Fontaine
ist-guild-7-text = Allez à la Fontaine, rappelez vos assistants, puis jouez un autre tour.
ist-guild-8 = Marché noir doublé
ist-guild-8-text = Prenez 2 tissus, épices ou fruits et lancez les dés pour gagner jusqu’à 3 bijoux.
ist-guild-9 = Maison de thé doublée
ist-guild-9-text = Annoncez un nombre et lancez les dés pour gagner le double en liras.
ist-guild-10 = Vente à 15 liras
ist-guild-10-text = Donnez 1 tissu, 1 épice et 1 fruit contre 15 liras.
ist-guild-11 = Vente à 20 liras
ist-guild-11-text = Donnez 1 tissu, 1 épice et 1 bijou contre 20 liras.
ist-guild-12 = Lieu au choix
ist-guild-12-text = Utilisez un lieu à distance ; puis le membre de votre famille va au Poste de police.
ist-guild-13 = Rubis du Palais
ist-guild-13-text = Donnez 6 marchandises au choix contre un rubis du Palais du sultan.
ist-guild-14 = Tuile Petite mosquée
ist-guild-14-text = Prenez une tuile de la Petite mosquée contre 1 marchandise de sa sorte.
ist-guild-15 = Tuile Grande mosquée
ist-guild-15-text = Prenez une tuile de la Grande mosquée contre 1 marchandise de sa sorte.
ist-guild-16 = Rubis du Négociant
ist-guild-16-text = Payez 15 liras pour un rubis du Négociant, et prenez un café pour chacun de vos rubis.
ist-guild-17 = Cinq cafés
ist-guild-17-text = Prenez 5 cafés.
ist-guild-18 = Plus de cartes Guilde
ist-guild-18-text = Prenez un café et 2 cartes Guilde.
ist-guild-19 = Tournée à la Taverne
ist-guild-19-text = Achetez une ou deux fois à la Taverne, pour un café de moins en tout.
ist-guild-20 = Rubis de la Maison de café
ist-guild-20-text = Prenez un rubis de la Maison de café à moitié prix.

## Tuiles Kiosque. « -dry » : la tuile sans Moka & Bakchich, où il n’y a pas de café.

ist-kiosk-1 = Fruit et 1 lira
ist-kiosk-1-text = Gagnez 1 fruit et 1 lira.
ist-kiosk-2 = Épice et 1 lira
ist-kiosk-2-text = Gagnez 1 épice et 1 lira.
ist-kiosk-3 = Tissu et 1 lira
ist-kiosk-3-text = Gagnez 1 tissu et 1 lira.
ist-kiosk-4 = 2 fruits
ist-kiosk-4-text = Gagnez 2 fruits.
ist-kiosk-5 = 2 épices
ist-kiosk-5-text = Gagnez 2 épices.
ist-kiosk-6 = 2 tissus
ist-kiosk-6-text = Gagnez 2 tissus.
ist-kiosk-7 = Un fruit
ist-kiosk-7-text = Gagnez 1 fruit.
ist-kiosk-8 = Une épice
ist-kiosk-8-text = Gagnez 1 épice.
ist-kiosk-9 = Un tissu
ist-kiosk-9-text = Gagnez 1 tissu.
ist-kiosk-10 = Un bijou
ist-kiosk-10-text = Gagnez 1 bijou.
ist-kiosk-11 = Une carte
ist-kiosk-11-text = Piochez une carte bonus.
ist-kiosk-12 = 2 liras
ist-kiosk-12-text = Prenez 2 liras.
ist-kiosk-13 = Café ou 2 liras
ist-kiosk-13-text = Prenez un café ou 2 liras.
ist-kiosk-13-dry = 2 liras
ist-kiosk-13-dry-text = Prenez 2 liras.
ist-kiosk-14 = Café ou 3 liras
ist-kiosk-14-text = Prenez un café ou 3 liras.
ist-kiosk-14-dry = 3 liras
ist-kiosk-14-dry-text = Prenez 3 liras.
ist-kiosk-15 = Retour du compagnon
ist-kiosk-15-text = Votre compagnon revient dans votre réserve.
ist-kiosk-16 = Un dé de liras
ist-kiosk-16-text = Lancez un dé et prenez autant de liras qu’il indique.
ist-kiosk-17 = Extension à 10 liras
ist-kiosk-17-text = Payez 10 liras pour une extension de brouette.
ist-kiosk-18 = Extension contre marchandises
ist-kiosk-18-text = Payez 1 tissu, 1 épice et 1 fruit pour une extension de brouette.
ist-kiosk-19 = À la Fontaine
ist-kiosk-19-text = Votre marchand va à la Fontaine, avec les assistants qu’il porte.
ist-kiosk-20 = Missive et marchandise
ist-kiosk-20-text = Échangez une missive contre une marchandise ou un café, ou l’inverse.
ist-kiosk-20-dry = Missive et marchandise
ist-kiosk-20-dry-text = Échangez une missive contre une marchandise, ou l’inverse.
ist-kiosk-21 = Missive et carte
ist-kiosk-21-text = Échangez une missive contre une carte, ou l’inverse.
ist-kiosk-22 = Missive et liras
ist-kiosk-22-text = Payez 2 liras pour une missive, ou donnez une missive contre 3 liras.
ist-kiosk-23 = Carte et liras
ist-kiosk-23-text = Payez 2 liras pour une carte, ou défaussez une carte contre 3 liras.

## Tuiles Mosquée et tuiles Taverne

ist-tile-red = tuile Mosquée rouge
ist-tile-red-text = Après votre jet au Marché noir ou à la Maison de thé, mettez un dé sur 4 ou relancez les deux.
ist-tile-green = tuile Mosquée verte
ist-tile-green-text = Dans un entrepôt, achetez une marchandise de plus, au choix, pour 2 liras.
ist-tile-yellow = tuile Mosquée jaune
ist-tile-yellow-text = Une fois par tour, récupérez un de vos assistants pour 2 liras.
ist-tile-blue = tuile Mosquée bleue
ist-tile-blue-text = Un cinquième assistant vous rejoint aussitôt.
ist-tavern-movement = tuile Mouvement
ist-tavern-movement-text = Avancez d’autant de lieux que vous voulez en ligne droite.
ist-tavern-encounter = tuile Rencontre
ist-tavern-encounter-text = Gouverneur, Contrebandier et Marchand de café ne vous coûtent rien quand vous les rencontrez.
ist-tavern-encounter-text-letters = Gouverneur, Contrebandier, Marchand de café et Coursier ne vous coûtent rien quand vous les rencontrez.

## Ce qui est demandé, dit à celui à qui on le demande

ist-ask-Move = Où allez-vous ?
# With the first question. $n: how many rubies begin the end.
ist-goal = Réunissez { $n } rubis pour gagner. Avancez d’une ou deux cases, laissez un assistant, utilisez le lieu.
# What awaits whoever goes to a place. $what: counted things; $names: who is paid.
ist-ahead-lacks = Il vous manque { $what }.
ist-ahead-idle = Vous n’avez rien à y faire pour l’instant.
ist-ahead-cards = Une carte de votre main peut aider.
ist-ahead-tile = Votre tuile jaune peut aider.
ist-ahead-pays = En arrivant, vous payez { $what } : { $names }.
# What the dice came to. $bid: the number that was named.
ist-told-reached = Les dés montrent { $low } et { $high } : { $bid }, c’est gagné !
ist-told-missed = Les dés montrent { $low } et { $high } : { $bid }, c’est manqué.
ist-told-taken = Vous avez pris « { $card } ».
ist-luck =
    { $rolls ->
        [one] { $rolls } jet, moyenne { $mean } (attendu : { $expected })
       *[other] { $rolls } jets, moyenne { $mean } (attendu : { $expected })
    }
ist-ask-AssistantStep = Vous êtes { $at }. Que fait votre assistant ?
ist-ask-AssistantStep-none = Vous n’avez plus d’assistant : votre tour se termine ici.
ist-ask-AssistantStep-card = Vous n’avez plus d’assistant : sans carte ni tuile, votre tour se termine ici.
ist-ask-MeetMerchants = Vous rencontrez ici { $names }. Payez-vous { $what } ?
ist-ask-MeetMerchants-many = Vous rencontrez ici { $names }. Payez-vous { $what } ?
ist-ask-MeetMerchants-companion = Votre compagnon rencontre ici { $names }. Payez-vous { $what } ?
# Said where the fee cannot be paid. $have: how many lira there are, a number.
ist-ask-MeetMerchants-poor = Vous rencontrez ici { $names } et devez { $what }, mais vous avez { $have } : votre tour se termine.
ist-ask-Encounters = Voulez-vous encore faire quelque chose { $at } ?
ist-ask-Encounters-nowhere = Voulez-vous encore faire quelque chose ?
# $name: whose family member it is; $what: so many lira.
ist-ask-Encounters-catch = Vous avez attrapé le membre de la famille du joueur { $name } : une carte ou { $what } ?
ist-ask-Encounters-end = Il n’y a plus rien à faire ce tour-ci.
ist-ask-Encounters-card = Il ne reste qu’à jouer une carte, si vous le souhaitez.
ist-ask-GovernorToll = Comment payez-vous la carte du Gouverneur ?
ist-ask-SmugglerToll = Comment payez-vous la marchandise du Contrebandier ?
ist-ask-SmugglerToll-mocha = Comment payez-vous ce qu’on vous a donné ?
ist-ask-ExtendBarrow = Achetez-vous une extension de brouette ?
ist-ask-FillBarrow = Remplissez-vous votre brouette ?
ist-ask-ExtraGood = Tuile verte : achetez-vous une marchandise de plus pour 2 liras ?
ist-ask-CollectMail = Relevez-vous le courrier ?
ist-ask-VisitCaravansary = Où prenez-vous votre première carte ?
ist-ask-VisitCaravansaryForCoffee = Où prenez-vous votre première carte ? Vous recevez aussi un café.
ist-ask-VisitCaravansaryForCoffee-empty = Il ne reste plus de carte bonus. Prenez-vous le café ?
ist-ask-ChooseSource = Où prenez-vous votre deuxième carte ?
ist-ask-DiscardOne = Quelle carte défaussez-vous ?
ist-ask-RecallAssistants = Quels assistants reviennent vers vous ?
ist-ask-RecallMore = Qui d’autre revient vers vous ?
ist-ask-TradeOnTheSly = Quelle marchandise prenez-vous ? Vous pouvez aussi lancer les dés d’abord.
ist-ask-TakeGood = Les dés montrent { $low } et { $high }. Quelle marchandise prenez-vous ?
ist-ask-NameYourBid = Quel nombre annoncez-vous ?
ist-ask-BendDice = Les dés montrent { $low } et { $high }. Utilisez-vous votre tuile rouge ?
ist-ask-BendDice-bid = Vous avez annoncé { $bid }, et les dés montrent { $low } et { $high }. Que faites-vous ?
ist-ask-BendDice-card = Les dés montrent { $low } et { $high }. Changez-vous l’un d’eux ?
ist-ask-BendDice-one = Le dé montre { $high }. Le changez-vous ?
ist-ask-SellGoods = Que vendez-vous ?
ist-ask-SellGoods-any = Que vendez-vous ? Cette fois, toutes les marchandises conviennent.
ist-ask-SendFamily = Où envoyez-vous le membre de votre famille ?
ist-ask-DeliverGoods = Donnez-vous ces marchandises pour un rubis ?
ist-ask-TakeTile = Quelle tuile Mosquée prenez-vous ?
ist-ask-BuyRuby = Achetez-vous un rubis ? Il coûte { $cost }, et vous en avez { $have }.
ist-ask-Roast = Qu’échangez-vous contre du café ? Jusqu’à 3 choses, 2 cafés chacune.
ist-ask-RoastMore = Qu’échangez-vous encore contre 2 cafés ?
ist-ask-Enlist = Prenez-vous un café et deux cartes Guilde ?
ist-ask-DiscardOneGuild = Quelle carte Guilde défaussez-vous ?
ist-ask-BuyWithCoffee = Achetez-vous un rubis ? Il coûte { $cost }, et vous en avez { $have }.
ist-ask-VisitTavern = Qu’achetez-vous ? Vous avez { $what }.
ist-ask-TavernRun = Votre carte Guilde : qu’achetez-vous à la Taverne, pour un café de moins ?
ist-ask-TavernRun-more = Votre carte Guilde : qu’achetez-vous encore à la Taverne ?
ist-ask-SetBarrier = La barrière est à côté du lieu « { $place } ». Quel lieu est de l’autre côté ?
ist-ask-UseNeighbour = Quel lieu à côté de la barrière utilisez-vous à distance ?
ist-tavern-barrier = Barrière et action à distance
# $what: the price in coffee.
ist-tavern-barrier-for = Barrière et action à distance, pour { $what }
ist-barrier-first = Entre quels lieux posez-vous la barrière ? Touchez l’un d’eux.
# $place: the place on one side of the barrier.
ist-barrier-second = « { $place } » et quel lieu voisin ?
ist-ask-AllButOne = Vous recevez trois marchandises sur quatre. Laquelle laissez-vous ?
ist-ask-GuildMarket = Quelle marchandise prenez-vous en double ? Vous pouvez aussi lancer les dés d’abord.
ist-ask-TakeTwo = Les dés montrent { $low } et { $high }. Quelle marchandise prenez-vous en double ?
ist-ask-GuildTea = Quel nombre annoncez-vous ? Votre gain est doublé.
ist-ask-ChoosePlace = Quel lieu utilisez-vous à distance ?
ist-ask-Ordered = Que faites-vous { $at }, à distance ?
ist-ask-GiveGoods = Quelles marchandises donnez-vous ? Encore { $left }.
ist-ask-FreeTile = Quelle tuile Mosquée prenez-vous contre 1 marchandise de sa sorte ?
ist-ask-SwapGive = Que donnez-vous ?
ist-ask-SwapTake = Que prenez-vous à la place ? Encore { $left }.
ist-ask-VisitAuction = Quelle marchandise prenez-vous ? Ensuite, deux cartes sont mises aux enchères.
ist-ask-Bid = Deux cartes aux enchères : { $name } offre { $what }. Offrez-vous plus ? Vous avez { $have }.
ist-ask-Bid-open = Deux cartes aux enchères. Quelle est votre première offre ? Vous avez { $have }.
ist-ask-VisitKiosk = Prenez-vous une missive et ouvrez-vous le Kiosque ?
ist-ask-KioskPick = Quelle tuile Kiosque choisissez-vous ?
ist-ask-UseTile = Votre tuile Kiosque : { $tile } L’utilisez-vous ?
ist-ask-TakeOne = Que prenez-vous contre la missive ?
ist-ask-CourierToll = Comment payez-vous la missive du Coursier ?
ist-ask-DoubleTurn = Achetez-vous un autre tour avec des missives ?
ist-ask-SpendLetters = Quelle missive donnez-vous ? Vous devez encore { $what }.
ist-ask-GatherAtFountain = Qui revient vers vous ?
ist-ask-GatherMore = Qui d’autre revient vers vous ?
ist-ask-VisitEmbassy = Prenez-vous deux missives ?
ist-ask-VisitSociety = Quel rubis prenez-vous contre 6 sceaux ? Vous avez { $what }.
ist-ask-EnterCatacombs = Que prenez-vous ? Ensuite, votre marchand ou votre compagnon ressort dans le lieu de votre choix.
ist-ask-ChooseWhoGoes = Qui ressort des Catacombes, et où ?
ist-ask-nothing = Vous ne pouvez rien faire { $at } pour l’instant.
ist-ask-nothing-why = Vous ne pouvez pas agir { $at } pour l’instant. { $reason }
ist-ask-nothing-card = Sans carte ni tuile, vous ne pouvez pas agir { $at } pour l’instant. { $reason }
ist-ask-copying = Vous copiez « { $card } ». Comment l’utilisez-vous ?
ist-ask-afar = { $place }, à distance. { $question }
ist-ask-errand = Le membre de votre famille est { $at }. { $question }
ist-open-go = « { $name } » : où allez-vous ? Choisissez un lieu qui brille.
ist-open-back = « { $name } » : quel assistant revient ? Choisissez un lieu qui brille.
ist-open-place = « { $name } » : choisissez un lieu qui brille.
ist-open-which = « { $name } » : que choisissez-vous ?
ist-open-smuggler = Quelle marchandise demandez-vous au Contrebandier ?
ist-open-ride = Tuile Mouvement : où allez-vous ?

## Ce qu’on peut choisir

ist-option-move = Aller { $to }
ist-option-pick-up = Récupérer votre assistant
ist-option-pick-up-neutral = Récupérer un assistant neutre
ist-option-leave = Laisser un assistant ici
ist-option-leave-neutral = Laisser un assistant neutre ici
ist-option-pay = Payer { $what }
ist-option-stop = S’arrêter là : votre tour se termine sans action
ist-option-extend = Acheter une extension pour { $what }
ist-option-fill = Prendre { $what }
ist-option-fill-full = Remplir, bien qu’il n’y ait pas de place
ist-option-fill-green = Acheter une marchandise de plus pour { $what } (tuile verte)
ist-option-extra = Acheter { $what } pour 2 liras
ist-option-extra-none = Ne rien acheter de plus
ist-option-collect-mail = Prendre { $what }
ist-option-collect-letters = Prendre deux missives
ist-option-collect-kiosk = Prendre une missive, puis chacun choisit une tuile Kiosque
ist-option-collect = Prendre
ist-option-draw-deck = Piocher
ist-option-draw-discard = Prendre « { $card } » dans la défausse
ist-option-draw-discard-empty = Prendre la carte du dessus de la défausse
ist-option-discard = Défausser « { $card } »
ist-option-discard-guild = Défausser la carte Guilde « { $card } »
ist-option-recall = Rappeler l’assistant resté { $at }
ist-option-take = Prendre { $what }
ist-option-take-then-roll = Prendre { $what }, puis lancer les dés pour des bijoux
ist-option-roll = Lancer d’abord, puis prendre une marchandise
ist-option-bid = Annoncer { $number } : atteint par { $percent } % des jets
ist-option-keep = Laisser les dés tels quels
ist-option-turn = Mettre le { $die } sur 4 : { $total } en tout
ist-option-reroll = Relancer les deux dés
ist-option-sell = Vendre { $what } pour { $cost }
ist-option-send = Envoyer le membre de votre famille { $to }
ist-option-deliver = Payer { $what } pour un rubis
ist-option-tile = Prendre la { $tile } contre { $what }
ist-option-buy = Acheter un rubis pour { $what }
ist-option-done = Terminé
ist-option-skip = Passer l’action
ist-option-catch-card = Attraper le membre de la famille du joueur { $name } et piocher une carte
ist-option-caught-card = Piocher une carte
ist-option-catch-lira = Attraper le membre de la famille du joueur { $name } et prendre { $what }
ist-option-governor = Demander une carte au Gouverneur
ist-option-smuggler = Demander { $what } au Contrebandier
ist-option-smuggler-any = Demander une marchandise au Contrebandier
ist-option-priced = { $what } ({ $price })
# $what: what an option does; $lost: the goods that find no room.
ist-option-no-room = { $what } (pas de place)
ist-option-no-room-for = { $what } (pas de place pour { $lost })
ist-price-governor = 2 liras ou une carte
ist-price-smuggler = 2 liras ou une marchandise
ist-price-trader = 2 liras ou une marchandise
ist-price-courier = 2 liras ou une missive
ist-option-trader = Demander un café au Marchand de café
ist-option-courier = Demander une missive au Coursier
ist-option-give = Donner { $what }
ist-option-end = Terminer le tour
ist-option-fetch = Récupérer l’assistant resté { $at } pour { $cost }
ist-option-roast = Donner { $what } contre 2 cafés
ist-option-roast-card = Défausser « { $card } » contre 2 cafés
ist-option-roast-guild = Défausser la carte Guilde « { $card } » contre 2 cafés
ist-option-enlist = Prendre un café et deux cartes Guilde, puis en défausser une
ist-option-barrier = Poser la barrière à côté du lieu « { $place } »
ist-option-beside = Poser la barrière entre « { $one } » et « { $other } »
ist-option-use = Utiliser à distance le lieu « { $place } »
ist-option-tavern = Prendre la { $tile } contre { $what }
ist-option-tavern-ruby = Prendre le prochain rubis du lieu « { $place } »
ist-option-ruby = Prendre le prochain rubis du lieu « { $place } »
ist-option-without = Laisser : { $good }
ist-option-guild = Jouer la carte Guilde « { $card } » à la place de tout un tour
ist-option-ride = Aller en ligne droite { $to }
ist-option-letter = Donner une missive non livrée pour « { $place } » (1 sceau)
ist-option-delivered = Donner une missive livrée (2 sceaux)
ist-option-companion-home = Reprendre votre compagnon dans votre réserve
ist-option-pick = Choisir « { $tile } »
ist-option-use-tile = Utiliser la tuile
ist-option-decline = Ne pas l’utiliser
ist-option-offer = Offrir { $what }
ist-option-pass = Passer
ist-option-double = Payer { $what } en missives pour un autre tour
ist-option-merchant-to = Votre marchand ressort { $at }
ist-option-companion-to = Votre compagnon ressort { $at }
ist-option-place-companion = Poser votre compagnon sur le plateau { $at }
ist-option-companion = Envoyer votre compagnon { $to }

ist-option-card-good = Jouer « { $card } » et prendre { $what }
ist-option-card-lira = Jouer « { $card } » et prendre { $what }
ist-option-card-far = Jouer « { $card } » et aller { $to }
ist-option-card-stay = Jouer « { $card } » et réutiliser le lieu « { $place } »
ist-option-card-return = Jouer « { $card } » et récupérer l’assistant resté { $at }
ist-option-card-family-card = Jouer « { $card } » et piocher une carte
ist-option-card-family-lira = Jouer « { $card } » et prendre { $what }
ist-option-card-any = Jouer « { $card } » et vendre ce que vous voulez
ist-option-card-post = Jouer « { $card } » et prendre { $what }
ist-option-card-palace = Jouer « { $card } » et payer pour un autre rubis
ist-option-card-dealer = Jouer « { $card } » et acheter un autre rubis
ist-option-card-coffee = Jouer « { $card } » et prendre 2 cafés
ist-option-card-guild = Jouer « { $card } » et piocher une carte Guilde
ist-option-card-coffee-lira = Jouer « { $card } » et prendre 8 liras
ist-option-card-swap = Jouer « { $card } » et échanger jusqu’à 3 choses contre d’autres
ist-option-card-coffee-dice = Jouer « { $card } » et lancer pour du café
ist-option-card-six = Jouer « { $card } » et mettre le { $die } sur 6 : { $total } en tout
ist-option-card-corner = Jouer « { $card } » et aller { $to }
ist-option-card-wainwright = Jouer « { $card } » et acheter une autre extension
ist-option-card-house = Jouer « { $card } » et acheter un autre rubis
ist-option-card-letter = Jouer « { $card } » et prendre une missive
ist-option-card-letter-dice = Jouer « { $card } » et lancer pour des missives ou des liras
ist-option-card-good-lira = Jouer « { $card } » et donner { $what } contre 7 liras
ist-option-card-fabric = Jouer « { $card } » et prendre les deux
ist-option-card-spice = Jouer « { $card } » et prendre les deux
ist-option-card-fruit = Jouer « { $card } » et prendre les deux
ist-option-card-copy = Jouer « { $card } » et faire ce que dit « { $other } »
ist-option-card-errand = Jouer « { $card } » : le membre de votre famille va { $to }
ist-option-card-join = Jouer « { $card } » et rejoindre { $name } : vous allez { $to }
ist-option-card-companion = Jouer « { $card } » : votre compagnon va { $to }
ist-option-card-figure-governor = Jouer « { $card } » et demander une carte au Gouverneur
ist-option-card-figure-smuggler = Jouer « { $card } » et demander { $what } au Contrebandier
ist-option-card-figure-trader = Jouer « { $card } » et demander un café au Marchand de café
ist-option-card-figure-courier = Jouer « { $card } » et demander une missive au Coursier
ist-option-card-mosque = Jouer « { $card } » et prendre une autre tuile
ist-option-card-society = Jouer « { $card } » et payer pour un autre rubis
ist-option-card-ride = Jouer « { $card } » : payer 3 liras et aller { $to }

## Ce qui se passe

ist-event-laid = Les lieux sont disposés, rangée par rangée : { $what }.
ist-event-figure-moved-governor = Le Gouverneur va { $to }.
ist-event-figure-moved-smuggler = Le Contrebandier va { $to }.
ist-event-figure-moved-trader = Le Marchand de café va { $to }.
ist-event-figure-moved-courier = Le Coursier va { $to }.
ist-event-figure-stayed = Le { $figure } reste { $at }.
ist-event-neutral-moved = Un marchand neutre va { $to }.
ist-event-neutral-stayed = Un marchand neutre reste { $at }.
ist-event-demand-shown-small = Le Petit marché demande maintenant { $what }.
ist-event-demand-shown-large = Le Grand marché demande maintenant { $what }.
ist-event-moved = va { $to }
ist-event-moved-stayed = reste { $at }
ist-event-picked-up = récupère un assistant
ist-event-picked-up-neutral = récupère un assistant neutre
ist-event-left = laisse un assistant
ist-event-left-neutral = laisse un assistant neutre
ist-event-stopped = termine son tour { $at } sans action
ist-event-returned = rappelle des assistants : { $what }
ist-event-paid-merchant = paie { $what } à { $name }
ist-event-paid = paie { $what }
ist-event-earned = reçoit { $what }
ist-event-gained = reçoit { $what }
ist-event-gained-part = reçoit { $what } (pas de place pour { $lost } de plus)
ist-event-gained-none = n’a pas la place et perd { $what }
ist-event-gained-full = n’a plus de place : { $good }
ist-event-gave = donne { $what }
ist-event-rolled = Les dés montrent { $low } et { $high }.
ist-event-turned = change un dé : maintenant { $low } et { $high }
ist-event-named = annonce { $bid }
ist-event-drew = pioche « { $card } »
ist-event-drew-hidden = pioche une carte
ist-event-took-discard = prend « { $card } » dans la défausse
ist-event-discarded = défausse « { $card } »
ist-event-played = joue « { $card } »
ist-event-reshuffled =
    { $n ->
        [one] La défausse devient une nouvelle pioche de { $n } carte.
       *[other] La défausse devient une nouvelle pioche de { $n } cartes.
    }
ist-event-extended = agrandit sa brouette : place pour { $capacity } de chaque marchandise
ist-event-sold = vend { $what } pour { $cost }
ist-event-mail-moved = La Poste donne maintenant { $what }.
ist-event-took-tile = prend la { $tile }
ist-event-fifth-joined = reçoit un cinquième assistant
ist-event-took-ruby = prend un rubis { $at } et en a { $rubies }
ist-event-sent-family = envoie le membre de sa famille { $to }
ist-event-sent-family-home = retrouve le membre de sa famille au Poste de police
ist-event-caught = attrape le membre de la famille du joueur { $name }
ist-event-used-figure-governor = demande une carte au Gouverneur
ist-event-used-figure-smuggler = demande une marchandise au Contrebandier
ist-event-used-figure-trader = demande un café au Marchand de café
ist-event-used-figure-courier = demande une missive au Coursier
ist-event-led-caravan = devient Chef de caravane
ist-event-turn-began = commence son tour, dans la manche { $round }
ist-event-last-round = atteint l’objectif : c’est la dernière manche
ist-event-cashed = encaisse « { $card } »
ist-event-ended = La partie est terminée.
ist-event-got-coffee = reçoit { $what }
ist-event-paid-coffee = paie { $what }
ist-event-drew-guild = pioche la carte Guilde « { $card } »
ist-event-drew-guild-hidden = pioche une carte Guilde
ist-event-discarded-guild = défausse la carte Guilde « { $card } »
ist-event-reshuffled-guild =
    { $n ->
        [one] Les cartes Guilde défaussées deviennent une nouvelle pioche de { $n } carte.
       *[other] Les cartes Guilde défaussées deviennent une nouvelle pioche de { $n } cartes.
    }
ist-event-played-guild = joue la carte Guilde « { $card } »
ist-event-took-tavern-tile = prend la { $tile }
ist-event-set-barrier = pose la barrière entre « { $one } » et « { $other } »
ist-event-used-from-afar = utilise à distance le lieu « { $place } »
ist-event-refilled = Un rubis de la réserve arrive { $to }.
ist-event-baksheesh-turned = La tuile Bakchich demande maintenant { $what }.
ist-event-got-letter = reçoit une missive pour « { $place } »
ist-event-delivered-letter = livre une missive { $at }
ist-event-spent-letter = donne une missive pour « { $place } »
ist-event-spent-letter-delivered = donne une missive livrée
ist-event-reshuffled-letters =
    { $n ->
        [one] Les missives données deviennent une nouvelle pile de { $n } missive.
       *[other] Les missives données deviennent une nouvelle pile de { $n } missives.
    }
ist-event-companion-joined = reçoit son compagnon
ist-event-companion-placed = pose son compagnon sur le plateau { $at }
ist-event-companion-moved = envoie son compagnon { $to }
ist-event-companion-left = retire son compagnon du plateau
ist-event-kiosk-shown = Le Kiosque montre « { $tile } ».
ist-event-reshuffled-kiosk =
    { $n ->
        [one] Les tuiles Kiosque utilisées deviennent une nouvelle pile de { $n } tuile.
       *[other] Les tuiles Kiosque utilisées deviennent une nouvelle pile de { $n } tuiles.
    }
ist-event-picked-tile = choisit « { $tile } »
ist-event-used-tile = utilise « { $tile } »
ist-event-rolled-die = Le dé montre { $face }.
ist-event-offered = offre { $what }
ist-event-passed = passe
ist-event-won-auction = remporte les enchères et paie { $what } à { $name }
ist-event-won-auction-own = remporte les enchères pour { $what }
ist-event-took-double-turn = achète un autre tour avec des missives
ist-event-extra-turn = joue un autre tour

## Pourquoi quelque chose n’est pas possible

ist-reason-move-first = Déplacez-vous d’abord.
ist-reason-already-there = Vous êtes déjà { $at } : il faut la carte « Rester » pour ne pas bouger.
ist-reason-not-on-board = Le lieu « { $place } » n’est pas sur le plateau.
ist-reason-too-far = Il faut { $steps } pour aller { $to }, mais vous n’en faites qu’un ou deux.
ist-reason-not-3-or-4 = Il faut { $steps } pour aller { $to }, mais cette carte en donne trois ou quatre.
ist-reason-no-assistant-here = Aucun de vos assistants n’est { $at }.
ist-reason-no-neutral-here = Aucun assistant neutre n’est { $at }.
ist-reason-must-pick-up = Votre assistant est { $at } : récupérez-le, ou arrêtez-vous là.
ist-reason-no-assistants = Il n’y a plus d’assistant sous votre marchand.
ist-reason-assistant-first = D’abord, récupérez ou laissez un assistant, ou arrêtez-vous là.
ist-reason-pay-first = D’abord, payez les marchands qui sont ici, ou arrêtez-vous là.
ist-reason-needs-lira = Cela coûte { $cost }, mais vous en avez { $have }.
ist-reason-needs-goods = Il faut { $cost }, mais vous en avez { $have }.
ist-reason-needs-coffee = Cela coûte { $cost }, mais vous en avez { $have }.
ist-reason-needs-any-goods = Il faut { $cost }, mais vous en avez { $have }.
ist-reason-needs-seals = Il faut { $cost }, mais vos missives en ont { $have }.
ist-reason-too-few-goods = Le prochain rubis demande { $what }, et vous ne les avez pas.
ist-reason-no-goods = Vous n’avez pas de marchandises.
ist-reason-no-good = Vous n’avez pas cette marchandise : { $good }.
ist-reason-no-demand = De cette marchandise, le marché ne demande que { $what }.
ist-reason-wild-count = La piste demande { $what }.
ist-reason-no-rubies = Il n’y a plus de rubis là-bas.
ist-reason-other-place = Vous agissez { $at }.
ist-reason-barrow-complete = Votre brouette a déjà toutes ses extensions.
ist-reason-extra-first = D’abord, achetez une marchandise de plus, ou dites que c’est terminé.
ist-reason-no-cards-left = Il n’y a plus de cartes à piocher.
ist-reason-discard-empty = La défausse est vide.
ist-reason-card-first = Prenez d’abord la deuxième carte.
ist-reason-discard-first = Défaussez d’abord une carte.
ist-reason-no-card = Vous n’avez pas la carte « { $card } » en main.
ist-reason-moment = Ce n’est pas le moment de jouer « { $card } ». { $when }
ist-reason-act-first = Agissez d’abord { $at } : ceci vient juste après.
ist-reason-act-at-mosque = Agissez d’abord dans une mosquée : ceci vient juste après.
ist-reason-no-assistant-there = Aucun de vos assistants n’est { $at }.
ist-reason-recall-upwards = Les assistants reviennent dans l’ordre des numéros de lieu, et vous en êtes déjà à « { $place } ».
ist-reason-recall-first = Finissez d’abord de rappeler vos assistants, ou dites que c’est terminé.
ist-reason-take-first = Prenez d’abord un tissu, une épice ou un fruit.
ist-reason-turn-pointless = Ce dé montre déjà 4, ou les deux dés sont identiques.
ist-reason-no-red-tile = On ne peut pas utiliser la tuile rouge pour ce jet.
ist-reason-dice-first = Dites d’abord ce que vous faites des dés.
ist-reason-family-out = Le membre de votre famille est { $at }, pas au Poste de police.
ist-reason-not-here = La course mène dans un autre lieu.
ist-reason-other-mosque = La { $tile } est dans l’autre mosquée.
ist-reason-has-tile = Vous avez déjà la { $tile }.
ist-reason-lacks-tile = Vous n’avez pas la { $tile }.
ist-reason-no-tiles = Il ne reste plus de { $tile }.
ist-reason-must-catch = Attrapez d’abord les membres des familles qui sont ici.
ist-reason-figure-elsewhere = Il est { $at }.
ist-reason-nothing-to-give = Il n’a plus rien à donner, ou vous n’avez pas de quoi le payer.
ist-reason-figure-used = Vous l’avez déjà utilisé ce tour-ci.
ist-reason-not-a-rival = Ce n’est pas un autre joueur.
ist-reason-family-elsewhere = Ce membre de la famille est { $at }.
ist-reason-at-police = On n’attrape personne au Poste de police.
ist-reason-toll-first = Payez d’abord ce qu’on vous a donné.
ist-reason-turn-nearly-over = Votre action est terminée : il ne reste que les rencontres et la fin du tour.
ist-reason-family-home = Le membre de votre famille est déjà au Poste de police.
ist-reason-fetched-already = Vous avez déjà utilisé la tuile jaune ce tour-ci.
ist-reason-no-such-card = Vous n’avez pas cette carte en main.
ist-reason-last-card = Il faut payer le Gouverneur, et vous n’avez que cette carte pour cela.
ist-reason-roasted-already = Chaque échange se fait une seule fois.
ist-reason-roast-first = Finissez d’abord de torréfier, ou dites que c’est terminé.
ist-reason-discard-guild-first = Défaussez d’abord une carte Guilde.
ist-reason-too-few-cards = Il ne reste pas assez de cartes à piocher.
ist-reason-not-in-full = La carte Guilde ne peut pas être appliquée en entier.
ist-reason-guild-first = Appliquez d’abord la carte Guilde.
ist-reason-nothing-there = Vous ne pouvez rien faire dans ce lieu.
ist-reason-must-act = La carte Guilde doit être appliquée.
ist-reason-give-in-order = Donnez dans l’ordre : tissus, épices, fruits, bijoux, pour qu’il en reste assez.
ist-reason-swap-first = Finissez d’abord l’échange.
ist-reason-swap-others = Ce que vous avez donné ne peut pas être repris, et les marchandises se prennent dans l’ordre.
ist-reason-six-pointless = Ce dé montre déjà 6, ou les deux dés sont identiques.
ist-reason-no-corner = « { $place } » n’est pas un autre coin du plateau.
ist-reason-tavern-first = Achetez d’abord quelque chose à la Taverne, ou dites que c’est terminé.
ist-reason-barrier-lower = Nommez d’abord le lieu au plus petit numéro.
ist-reason-barrier-beside = De l’autre côté de la barrière, il faut un lieu adjacent au numéro plus grand que celui de « { $place } ».
ist-reason-barrier-first = Dites d’abord où poser la barrière.
ist-reason-beside-barrier-only = Utilisez un des deux lieux à côté de la barrière, ou passez l’action.
ist-reason-not-straight = Aucune ligne droite d’au moins trois pas libres ne mène { $to }.
ist-reason-copying = Choisissez d’abord que faire de la carte copiée.
ist-reason-no-letter = Vous n’avez pas de missive non livrée pour « { $place } ».
ist-reason-no-delivered-letter = Vous n’avez pas de missive livrée.
ist-reason-no-letters-left = Il n’y a plus de missives à piocher.
ist-reason-letters-upwards = On donne d’abord les missives livrées, puis les autres par numéro de lieu, et vous en êtes déjà à « { $place } ».
ist-reason-too-few-seals = Les missives à partir de celle-là n’atteignent pas { $cost }.
ist-reason-spend-first = Payez d’abord en missives : vous devez { $cost }.
ist-reason-companion-in-supply = Votre compagnon est encore dans la réserve générale : la Fontaine vous l’amène.
ist-reason-companion-at-hand = Votre compagnon est dans votre réserve.
ist-reason-companion-on-board = Votre compagnon est déjà sur le plateau.
ist-reason-companion-steps = Pour aller { $to }, il faut { $steps } à votre compagnon, mais il en fait exactement { $need }.
ist-reason-who-goes-first = Dites d’abord où ressort votre marchand ou votre compagnon.
ist-reason-no-coffee-here = Il n’y a pas de café à prendre ici.
ist-reason-no-such-tile = La tuile Kiosque « { $tile } » ne peut pas être choisie.
ist-reason-pick-first = Choisissez d’abord une tuile Kiosque.
ist-reason-tile-first = Utilisez d’abord votre tuile Kiosque « { $tile } », ou renoncez-y.
ist-reason-good-first = Prenez d’abord ce contre quoi vous avez donné la missive.
ist-reason-must-open = Vous ouvrez les enchères, avec au moins 1 lira.
ist-reason-bid-first = Enchérissez d’abord, ou passez.
ist-reason-offer-too-low = Quelqu’un offre déjà { $what }.
ist-reason-turn-over = Votre tour est joué : terminez-le, ou achetez-en un autre avec des missives.
ist-reason-nothing-to-copy = Il n’y a aucune carte à copier sur la défausse.
ist-reason-copied-not-now = La carte du dessus de la défausse, « { $card } », ne peut pas être jouée maintenant.
ist-reason-no-such-figure = Ce personnage n’est pas dans cette partie.
ist-reason-no-tile-to-take = Il n’y a ici aucune tuile à prendre pour vous.
ist-reason-errand-police = Cette carte ne marche ni depuis le Poste de police, ni vers lui.
ist-reason-errand-far = Le membre de votre famille est { $at } et fait un pas libre : « { $place } » n’est pas adjacent.
ist-reason-nothing-wanted = Vous n’avez rien de ce que demande le marché.
ist-reason-nothing-for-tiles = Vous n’avez les marchandises pour aucune des tuiles qui vous manquent.
ist-reason-nobody-away = Tous vos assistants sont avec vous.
ist-reason-no-tile-left = Il n’y reste aucune tuile que vous pourriez encore prendre.
ist-reason-no-room-here = Votre brouette n’a plus de place pour cela.
ist-reason-little-coffee = Vous n’avez pas assez de café.

## Aide : les 25 lieux

ist-help-place-1 = Payez 7 liras pour une extension de brouette : elle contient alors une unité de plus de chaque marchandise. La troisième extension vous rapporte aussitôt un rubis. Il n’y en a pas plus de trois.
ist-help-place-2 = Remplissez votre brouette de tissus, autant qu’elle en contient. C’est gratuit.
ist-help-place-3 = Remplissez votre brouette d’épices, autant qu’elle en contient. C’est gratuit.
ist-help-place-4 = Remplissez votre brouette de fruits, autant qu’elle en contient. C’est gratuit.
ist-help-place-5 = Prenez tout ce que montrent les quatre cases ouvertes : deux marchandises et de 2 à 4 liras. Puis un marqueur descend et change ce que recevra le suivant. Après le quatrième, tous remontent.
ist-help-place-6 = Prenez deux cartes bonus, chacune dans la pioche ou sur la défausse, puis défaussez une carte de votre main. Avec Moka & Bakchich, vous recevez aussi un café. Le Chef de caravane garde les deux cartes.
ist-help-place-7 = Rappelez autant de vos assistants que vous voulez, d’où qu’ils soient. Ici, pas besoin d’assistant et personne à payer. Avec Missives & Sceaux, votre compagnon vous rejoint ici.
ist-help-place-8 = Prenez un tissu, une épice ou un fruit, et lancez deux dés pour des bijoux : 1 pour un total de 7 ou 8, 2 pour 9 ou 10, 3 pour 11 ou 12. Vous pouvez lancer avant de choisir la marchandise.
ist-help-place-9 = Annoncez un nombre de 3 à 12, puis lancez deux dés. Si le total atteint votre nombre, vous gagnez autant de liras ; sinon, vous en gagnez 2.
ist-help-place-10 = Vendez jusqu’à cinq marchandises de la tuile Demande, une par symbole. Vous gagnez 3, 7, 12, 18 ou 25 liras pour une à cinq marchandises. Après une vente, une autre tuile Demande apparaît.
ist-help-place-11 = Vendez jusqu’à cinq marchandises de la tuile Demande, une par symbole. Vous gagnez 2, 5, 9, 14 ou 20 liras pour une à cinq marchandises. Après une vente, une autre tuile Demande apparaît.
ist-help-place-12 = Si le membre de votre famille est ici, envoyez-le dans n’importe quel autre lieu : il y agit aussitôt, sans assistant et sans payer personne. Il y reste jusqu’à ce que quelqu’un l’attrape ou qu’une carte le ramène.
ist-help-place-13 = Payez toutes les marchandises des cases ouvertes de la piste et prenez un rubis. Chaque rubis pris rend le suivant plus cher d’une marchandise. Une case aux quatre couleurs accepte n’importe quelle marchandise.
ist-help-place-14 = Prenez la tuile rouge avec des tissus ou la tuile verte avec des épices. Il faut avoir autant de marchandises que la tuile en montre, mais vous n’en payez qu’une. Avec les deux tuiles, vous recevez un rubis.
ist-help-place-15 = Prenez la tuile bleue avec des bijoux ou la tuile jaune avec des fruits. Il faut avoir autant de marchandises que la tuile en montre, mais vous n’en payez qu’une. Avec les deux tuiles, vous recevez un rubis.
ist-help-place-16 = Achetez un rubis avec des liras. Le prix est le plus grand nombre qu’aucun rubis ne couvre, et chaque rubis pris rend le suivant plus cher de 1 lira.
ist-help-place-17 = Recevez 2 cafés contre chacune de ces choses : 2 liras, une marchandise, une carte. Chacune ne se donne qu’une fois : une visite rapporte donc jusqu’à 6 cafés.
ist-help-place-18 = Prenez un café et deux cartes Guilde, puis défaussez une carte Guilde. Une carte Guilde se joue plus tard, à la place de tout un tour.
ist-help-place-19 = Achetez une chose avec du café : posez la barrière pour 2 et utilisez à distance un lieu voisin ; prenez une tuile Mouvement ou Rencontre ; ou prenez un rubis d’une piste pour 4 cafés et 3 fruits.
ist-help-place-20 = Achetez un rubis avec du café. Le premier en coûte 6, et chaque rubis pris rend le suivant plus cher d’un café, jusqu’à 10.
ist-help-place-21 = Prenez deux missives. Si un de vos pions est déjà à la destination d’une missive, elle est livrée aussitôt.
ist-help-place-22 = Prenez une missive. Puis on révèle une tuile Kiosque de plus qu’il n’y a de joueurs : chacun en choisit une, à commencer par vous, et la dernière est aussi pour vous. Personne n’est obligé d’utiliser sa tuile.
ist-help-place-23 = Prenez une marchandise. Puis deux cartes sont mises aux enchères : vous ouvrez avec au moins 1 lira, chaque autre joueur offre plus ou passe, une seule fois, et vous avez le dernier mot. Si vous gagnez, vous payez la banque ; sinon, le gagnant vous paie.
ist-help-place-24 = Donnez des missives valant 6 sceaux et prenez le prochain rubis du Palais du sultan ou du Négociant, quel que soit son prix là-bas. Les trois premières fois, cela rapporte aussi 3, puis 2, puis 1 lira.
ist-help-place-25 = Prenez une marchandise ou un café. Puis votre marchand ou votre compagnon ressort dans le lieu de votre choix, sans action et sans rencontre.

## Aide : les pions et le déroulement

ist-help-merchant = Votre marchand traverse le bazar avec ses assistants, d’un ou deux pas par tour. S’il s’arrête là où se trouvent d’autres marchands, vous payez 2 liras au joueur de chacun, ou votre tour se termine. À la Fontaine, personne ne paie.
ist-help-assistant = Là où vous voulez agir, vous laissez l’assistant du bas de votre pile, ou vous récupérez celui que vous y aviez laissé. Sans assistant, votre tour se termine. La Fontaine n’en demande pas, et vous les ramène tous.
ist-help-neutral = À deux joueurs, trois marchands sont neutres : qui en rencontre un paie 2 liras à la banque, et les dés l’envoient ailleurs. Les assistants neutres, s’ils sont en jeu, peuvent être récupérés par n’importe qui.
ist-help-family = Le membre de votre famille attend au Poste de police. De là, vous l’envoyez dans n’importe quel lieu, où il agit pour vous. Si le marchand d’un autre joueur vient là où il est, il l’attrape, et ce joueur reçoit une carte ou 3 liras.
ist-help-governor = Si vous le rencontrez après votre action, vous pouvez lui prendre une carte. Payez-lui 2 liras ou défaussez une carte. Puis les dés l’envoient ailleurs.
ist-help-smuggler = Si vous le rencontrez après votre action, vous pouvez lui prendre une marchandise au choix. Payez-lui 2 liras ou une marchandise. Puis les dés l’envoient ailleurs.
ist-help-trader = Si vous le rencontrez après votre action, vous pouvez lui prendre un café. Payez-lui 2 liras ou une marchandise. Puis les dés l’envoient ailleurs.
ist-help-courier = Si vous le rencontrez après votre action, vous pouvez lui prendre une missive. Payez-lui 2 liras ou une missive. Puis les dés l’envoient ailleurs.
ist-help-companion = La Fontaine vous amène votre compagnon. Au début d’un tour, vous pouvez le poser à côté de votre marchand. Dès lors, vous déplacez soit votre marchand, soit votre compagnon : il fait un pas et n’a pas besoin d’assistant.
ist-help-barrier = La barrière se dresse entre deux lieux adjacents. Seul le joueur qui l’a posée peut la franchir ; les autres font le tour. On la déplace à la Taverne.
ist-help-letters = Une missive indique un lieu. Dès que votre marchand, votre compagnon ou le membre de votre famille s’y trouve, elle est livrée. Une missive non livrée compte pour 1 sceau, une missive livrée pour 2.
ist-help-seals = On paie des sceaux en donnant des missives. Avec 3 sceaux, vous achetez un autre tour, une fois par manche, et avec 6, un rubis à la Société secrète.
ist-help-coffee = Le café n’est pas une marchandise : il ne prend pas de place dans votre brouette, et vous pouvez en avoir autant que vous voulez. Il paie les rubis de la Maison de café et tout ce que vend la Taverne.
ist-help-goods = Votre brouette a la même place pour chaque marchandise : 2 au début, jusqu’à 5 avec les extensions. Ce qui ne rentre pas est perdu. Les tissus sont rouges, les épices vertes, les fruits jaunes et les bijoux bleus.
ist-help-lira = Les liras paient les extensions, les rencontres et les rubis du Négociant. Les marchés, la Maison de thé et la Poste en rapportent.
ist-help-rubies = Les rubis font gagner la partie. On les obtient au Palais du sultan avec des marchandises, chez le Négociant en pierres précieuses avec des liras, avec les deux tuiles d’une mosquée et avec la troisième extension de brouette.
ist-help-end =
    { $n ->
        [one] Quand quelqu’un a { $n } rubis, on joue la manche jusqu’au bout.
       *[other] Quand quelqu’un a { $n } rubis, on joue la manche jusqu’au bout, pour que tout le monde ait joué le même nombre de tours.
    }
ist-help-end-any = Quand quelqu’un a 5 rubis (6 à deux joueurs ou avec une extension), on joue la manche jusqu’au bout, pour que tout le monde ait joué le même nombre de tours.
ist-help-ranking = Le joueur qui a le plus de rubis l’emporte. En cas d’égalité, on compare les liras, puis les marchandises, puis les cartes en main. À la fin, les cartes qui donnent des liras ou des marchandises sont encaissées automatiquement, au mieux pour vous.
ist-help-track = Une piste de rubis montre le prix du prochain : toutes les cases qu’aucun rubis ne couvre. Qui prend un rubis rend le suivant plus cher pour tout le monde.
ist-help-next = Le prochain rubis coûte { $price }.
ist-help-turn = Faites un ou deux pas. Laissez un assistant ou récupérez-en un. Payez les marchands que vous rencontrez. Puis utilisez le lieu, et occupez-vous ensuite des membres des familles et des personnages. Pendant votre tour, vous pouvez jouer autant de cartes que vous voulez.
ist-help-cards = Vous pouvez avoir en main autant de cartes bonus que vous voulez, et en jouer autant que vous voulez pendant votre tour. Les cartes jouées et défaussées vont sur la défausse, au Caravansérail.
ist-help-guild = Une carte Guilde se joue à la place de tout un tour : pas de mouvement, pas d’assistant, pas de paiement, pas de rencontre. On ne peut la jouer que si tout ce qu’elle dit est possible. Elle reste cachée jusque-là.
ist-help-dice = Deux dés décident où vont les personnages et ce que donnent le Marché noir et la Maison de thé. Sept est le total le plus probable : il sort six fois sur 36.
ist-help-caravan = Le dernier à avoir utilisé le Caravansérail est le Chef de caravane : la prochaine fois, il y garde les deux cartes.
ist-help-delivered = Une missive livrée compte pour 2 sceaux. Quand on paie en missives, les missives livrées partent d’abord.

## Groupes de l’aide

ist-topics-turn = Déroulement d’un tour
ist-topics-places = Lieux
ist-topics-pieces = Pions
ist-topics-cards = Cartes bonus
ist-topics-guild = Cartes Guilde
ist-topics-tiles = Tuiles
ist-topics-kiosk = Tuiles Kiosque
ist-topics-end = Les rubis et la fin

## La première partie guidée

ist-lesson-welcome = Bienvenue au bazar ! Avec votre marchand, échangez marchandises et liras contre des rubis. Dès que quelqu’un en a 5, la partie touche à sa fin. Jouons, et vous verrez comment.
ist-lesson-move = À chaque tour, vous faites un ou deux pas, avec tous vos assistants. Allez à l’Entrepôt de tissus.
ist-lesson-assistant = Pour utiliser un lieu, vous y laissez un assistant. Vous en avez quatre au départ. Laissez-en un maintenant.
ist-lesson-act = Utilisez maintenant le lieu : il remplit votre brouette de tissus. Pour l’instant, elle a de la place pour 2 de chaque marchandise.
ist-lesson-end = C’était votre tour. Si vous rencontriez ici le Gouverneur, le Contrebandier ou un membre d’une famille, ce serait le moment de vous en occuper. Terminez votre tour.
ist-lesson-spice = C’est ensuite aux autres joueurs ; le journal raconte leurs tours. Puis allez à l’Entrepôt d’épices, laissez un assistant et prenez les épices.
ist-lesson-meet = Si un autre marchand est là où vous allez, vous payez 2 liras à son joueur, ou votre tour se termine. Si quelqu’un vient chez vous, c’est vous qu’on paie.
ist-lesson-mosque = Passons aux rubis : chaque mosquée en donne un pour ses deux tuiles. Allez à la Petite mosquée, payez le marchand que vous y rencontrez, s’il y en a un, et prenez la tuile rouge. Il faut avoir autant de tissus qu’elle en montre, mais vous n’en payez que 1.
ist-lesson-again = Retournez maintenant à l’Entrepôt de tissus. Un de vos assistants y est : cette fois, vous le récupérez, puis vous refaites le plein de tissus.
ist-lesson-ruby = Retour à la Petite mosquée : récupérez l’assistant que vous y avez laissé et prenez la tuile verte avec des épices. Avec les deux tuiles, le rubis est à vous.
ist-lesson-fountain = Pour récupérer les assistants encore dispersés dans le bazar, allez à la Fontaine et rappelez-les. On n’y paie personne, et il ne faut pas d’assistant.
ist-lesson-cards = Vous avez aussi des cartes bonus en main. Une carte brille quand elle peut être jouée : choisissez-la pour voir son effet. Pendant votre tour, vous pouvez en jouer autant que vous voulez. D’autres vous attendent au Caravansérail.
ist-lesson-family = Allez au Poste de police. Le membre de votre famille y attend : envoyez-le à la Poste, et il relève le courrier pour vous. Si quelqu’un l’attrape, il se retrouve de nouveau ici.
ist-lesson-market = Maintenant, gagnons de l’argent. Allez au Petit marché et vendez tout ce que réclame sa tuile Demande. Plus vous vendez de marchandises à la fois, meilleur est le prix.
ist-lesson-wainwright = Juste à côté se trouve le Fabricant de brouettes. Pour 7 liras, il agrandit votre brouette, et la troisième extension rapporte un rubis. S’il vous manque des liras, passez l’action cette fois.
ist-lesson-goal = Vous connaissez maintenant les lieux. D’autres rubis attendent à la Grande mosquée, au Palais du sultan contre des marchandises et chez le Négociant en pierres précieuses contre des liras. Demandez de l’aide sur un lieu, et il s’explique. Continuez, et gagnez !

### Les choses

## Ce qui est à moi et ce qu’ont les autres

ist-things-mine = Ce que vous avez
ist-things-barrow = Brouette, place pour { $n } de chaque marchandise
ist-things-track = { $good } : { $n } sur { $room }
ist-things-rubies = Rubis : { $n } sur { $goal }
ist-things-stack =
    { $n ->
        [0] Votre marchand { $at }, sans assistant
        [one] Votre marchand { $at }, avec { $n } assistant
       *[other] Votre marchand { $at }, avec { $n } assistants
    }
ist-things-posted =
    { $n ->
        [one] { $n } assistant resté { $at }
       *[other] { $n } assistants restés { $at }
    }
ist-things-family-home = Membre de la famille au Poste de police
ist-things-family-away = Membre de la famille { $at }
ist-things-companion-supply = Compagnon pas encore en jeu
ist-things-companion-hand = Compagnon en réserve, hors du plateau
ist-things-companion-out = Compagnon { $at }
ist-things-tile = { $tile }, acquise
ist-things-no-tile = { $tile }, pas acquise
ist-things-letter =
    { $n ->
        [one] Missive pour « { $place } »
       *[other] { $n } missives pour « { $place } »
    }
ist-things-delivered =
    { $n ->
        [one] { $n } missive livrée
       *[other] { $n } missives livrées
    }
ist-things-hand =
    { $n ->
        [one] { $n } carte bonus en main
       *[other] { $n } cartes bonus en main
    }
ist-things-card =
    { $n ->
        [one] Carte bonus « { $card } »
       *[other] { $n } cartes bonus « { $card } »
    }
ist-things-guild = Carte Guilde « { $card } »
ist-things-no-cards = Aucune carte en main
ist-things-player = Ce qu’a { $name }
ist-things-their-stack = Assistants : { $n } avec le marchand, { $away } dans le bazar

### Le plateau

## Le plateau lu à voix haute

ist-board = Le bazar
ist-board-preview = Le bazar : { $places }
ist-board-place = { $number }, { $name }
ist-board-fetch = votre assistant attend ici
ist-board-fee =
    { $lira ->
        [one] ici, on paie { $lira } lira aux marchands
       *[other] ici, on paie { $lira } liras aux marchands
    }
ist-board-ends = votre tour se terminerait ici
ist-board-extensions =
    { $n ->
        [0] plus d’extensions
        [one] reste { $n } extension à { $price } liras
       *[other] restent { $n } extensions à { $price } liras chacune
    }
ist-board-gives = donne { $things }
ist-board-deck =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
ist-board-discard = sur la défausse : { $card }
ist-board-demand = demande { $goods }
ist-board-tile = { $tile } : { $goods }
ist-board-mosque = { $tile } : il faut { $goods }, vous en donnez 1
ist-board-price = prochain rubis : { $price }
ist-board-letters =
    { $n ->
        [one] { $n } missive à vous est pour ce lieu
       *[other] { $n } missives à vous sont pour ce lieu
    }
ist-board-merchant =
    { $n ->
        [0] marchand du joueur { $name }, sans assistant
        [one] marchand du joueur { $name }, avec { $n } assistant
       *[other] marchand du joueur { $name }, avec { $n } assistants
    }
ist-board-assistant = assistant du joueur { $name }
ist-board-family = membre de la famille du joueur { $name }
ist-board-companion = compagnon du joueur { $name }
ist-board-neutral-merchant = marchand neutre
ist-board-neutral-assistant = assistant neutre

## Questions auxquelles on répond d’un geste

ist-sell-good = { $good } (demande : { $demand }, à vous : { $stock })
ist-sell-prices = Ce que rapportent une à cinq marchandises
ist-sell-nothing = Choisir quoi vendre
ist-sell-all = Tout ce qui est demandé
ist-deliver-wild = { $good } pour une case au choix (disponible : { $n })
ist-deliver-more =
    { $n ->
        [one] Encore { $n } marchandise à choisir
       *[other] Encore { $n } marchandises à choisir
    }
ist-recall-do =
    { $n ->
        [0] Choisir qui revient
        [one] Rappeler { $n } assistant
       *[other] Rappeler { $n } assistants
    }
ist-recall-all = Tous
ist-bid-numbers = Le nombre que vous annoncez
ist-bid-number =
    { $lira ->
        [one] { $number } : atteint par { $percent } % des jets, rapporte { $lira } lira
       *[other] { $number } : atteint par { $percent } % des jets, rapporte { $lira } liras
    }
ist-percent = { $percent } %
ist-bid-do = Annoncer { $number } et lancer
ist-bid-miss = Un jet manqué rapporte { $what }.
ist-bid-red = Chances calculées avec la tuile rouge.
ist-offer-high =
    { $n ->
        [one] { $name } offre { $n } lira.
       *[other] { $name } offre { $n } liras.
    }
ist-pick-jewelry = bijoux, selon le total des dés
ist-pick-mine = { $n } à vous
ist-pick-full = plein
ist-pick-own = { $what } (à vous : { $n })
ist-pick-lost = { $what } : il n’y a plus de place, ce sera perdu
ist-bend-keep = Garder
ist-bend-reroll = Relancer
ist-roast-do = Torréfier { $what }
ist-roast-nothing = Choisir quoi donner
ist-swap-kind = { $good } (à vous : { $n })
ist-give-do = Donner ces marchandises
ist-swap-do = Échanger
ist-give-more = Jusqu’à { $n } à donner
ist-give-due = Encore { $n } à donner
ist-take-more = Encore { $n } à prendre
ist-letters-do = Donner ces missives
ist-letters-more =
    { $n ->
        [one] Il manque encore { $n } sceau
       *[other] Il manque encore { $n } sceaux
    }
ist-letters-less = Une missive de trop

## La table en texte

ist-text-round = Manche { $n }
ist-text-goods = { $goods } ; place pour { $n } de chaque
ist-text-tiles = Tuiles : { $tiles }
ist-text-merchant =
    { $n ->
        [0] Marchand { $at }, sans assistant
        [one] Marchand { $at }, avec { $n } assistant
       *[other] Marchand { $at }, avec { $n } assistants
    }
ist-text-posted = Assistants restés dans ces lieux : { $places }
# What a place is for, in at most 18 letters, where nothing changes there from turn to turn.
ist-tag-7 = retour assistants
ist-tag-8 = produit + bijoux
ist-tag-9 = nombre et dés
ist-tag-12 = mission de famille
ist-tag-17 = jusqu’à 6 cafés
ist-tag-22 = missive + tuiles
ist-tag-23 = produit + enchères
ist-tag-25 = sortie partout
# $facts: short phrases, as a list.
ist-text-all = { $facts }
ist-text-row = Rangée { $n }
ist-text-figure = { $figure } { $at }
