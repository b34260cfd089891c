### San Juan

## Cards

sj-card-indigo-plant = Teinturerie d’indigo
    .text = Produit de l’indigo
    .help = Produit et garde une marchandise, l’indigo : produite à la phase du Producteur, vendue à celle du Marchand. Vous pouvez en avoir plusieurs.
sj-card-sugar-mill = Raffinerie de sucre
    .text = Produit du sucre
    .help = Produit et garde une marchandise, le sucre : produite à la phase du Producteur, vendue à celle du Marchand. Vous pouvez en avoir plusieurs.
sj-card-tobacco-storage = Séchoir à tabac
    .text = Produit du tabac
    .help = Produit et garde une marchandise, le tabac : produite à la phase du Producteur, vendue à celle du Marchand. Vous pouvez en avoir plusieurs.
sj-card-coffee-roaster = Brûlerie de café
    .text = Produit du café
    .help = Produit et garde une marchandise, le café : produite à la phase du Producteur, vendue à celle du Marchand. Vous pouvez en avoir plusieurs.
sj-card-silver-smelter = Fonderie d’argent
    .text = Produit de l’argent
    .help = Produit et garde une marchandise, l’argent, la plus chère : produite à la phase du Producteur, vendue à celle du Marchand. Vous pouvez en avoir plusieurs.
sj-card-smithy = Forge
    .text = Bâtiments de production : 1 de moins
    .help = Vous payez 1 carte de moins pour chaque bâtiment de production. Les bâtiments urbains coûtent autant qu’avant.
sj-card-gold-mine = Mine d’or
    .text = Chercheur d’or : révélez 4 cartes ; coûts tous différents ? Gardez la moins chère
    .help = À chaque phase du Chercheur d’or, peu importe qui a pris ce rôle, vous pouvez révéler 4 cartes. Si leurs quatre coûts sont différents, vous prenez la moins chère ; si deux sont égaux, vous ne prenez rien.
sj-card-archive = Archives
    .text = Maire : défaussez parmi toute votre main
    .help = À la phase du Maire, toutes les cartes piochées vont en main ; puis vous en défaussez autant que d’habitude, parmi toute votre main.
sj-card-poor-house = Hospice
    .text = Après avoir bâti, 0 ou 1 carte en main ? Piochez 1
    .help = Si, après avoir bâti et payé, il vous reste 0 ou 1 carte en main, vous en piochez 1. Si vous ne bâtissez rien, vous ne piochez rien.
sj-card-black-market = Marché noir
    .text = Payez jusqu’à 2 du coût en marchandises
    .help = Quand vous bâtissez, vous pouvez défausser jusqu’à 2 de vos marchandises ; chacune vaut 1 carte du coût.
sj-card-trading-post = Comptoir
    .text = Vendez 1 marchandise de plus
    .help = À chaque phase du Marchand, vous pouvez vendre 1 marchandise de plus : 2, ou 3 dans le rôle du Marchand.
sj-card-well = Puits
    .text = 2 marchandises produites ou plus : 1 carte
    .help = Si vous produisez au moins 2 marchandises dans une phase du Producteur, vous piochez 1 carte.
sj-card-market-stand = Étal de marché
    .text = 2 marchandises vendues ou plus : 1 carte
    .help = Si vous vendez au moins 2 marchandises dans une phase du Marchand, vous piochez 1 carte de plus.
sj-card-crane = Grue
    .text = Bâtissez par-dessus, payez la différence
    .help = Vous pouvez bâtir par-dessus un de vos bâtiments et ne payer que la différence de coût. L’ancien disparaît, et le nombre de vos bâtiments ne change pas. La Grue elle-même ne peut pas être recouverte.
sj-card-chapel = Chapelle
    .text = À chaque manche 1 carte dessous : 1 point
    .help = Au début de chaque manche, avant de vérifier la limite de main, vous pouvez mettre dessous 1 carte de votre main. Chacune vaut 1 point à la fin.
sj-card-tower = Tour
    .text = Jusqu’à 12 cartes en main
    .help = Votre limite de main au début d’une manche est de 12 cartes au lieu de 7.
sj-card-aqueduct = Aqueduc
    .text = Produisez 1 marchandise de plus
    .help = À chaque phase du Producteur, vous pouvez produire 1 marchandise de plus : 2, ou 3 dans le rôle du Producteur, si vous avez assez de bâtiments de production vides.
sj-card-carpenter = Charpentier
    .text = 1 carte pour chaque bâtiment urbain
    .help = Chaque fois que vous bâtissez un bâtiment urbain, vous piochez 1 carte après l’avoir payé. Rien pour un bâtiment de production.
sj-card-prefecture = Préfecture
    .text = Maire : gardez 1 carte de plus
    .help = À chaque phase du Maire, vous gardez 2 des cartes piochées au lieu d’une.
sj-card-market-hall = Halle du marché
    .text = Vous vendez ? Piochez 1 carte
    .help = Si vous vendez quelque chose pendant une phase du Marchand, vous piochez 1 carte de plus : une seule, quel que soit le nombre de ventes.
sj-card-quarry = Carrière
    .text = Bâtiments urbains : 1 de moins
    .help = Vous payez 1 carte de moins pour chaque bâtiment urbain. Les bâtiments de production coûtent autant qu’avant.
sj-card-library = Bibliothèque
    .text = Double votre privilège
    .help = Elle double le privilège du rôle que vous prenez : 2 cartes de moins, 2 marchandises de plus, 2 ventes de plus, 8 cartes au choix ou 2 cartes. À deux joueurs, une fois par manche.
sj-card-statue = Statue
    .text = Monument, pour l’Arc de triomphe
    .help = Un monument : il ne fait que rapporter ses points, et il compte pour l’Arc de triomphe.
sj-card-victory-column = Colonne de la victoire
    .text = Monument, pour l’Arc de triomphe
    .help = Un monument : il ne fait que rapporter ses points, et il compte pour l’Arc de triomphe.
sj-card-hero = Héros
    .text = Monument, pour l’Arc de triomphe
    .help = Un monument : il ne fait que rapporter ses points, et il compte pour l’Arc de triomphe.
sj-card-guild-hall = Maison de la guilde
    .text = 1 point par bâtiment de production, 1 par sorte
    .help = À la fin : 1 point par bâtiment de production que vous avez, et 1 de plus par sorte différente.
sj-card-city-hall = Hôtel de ville
    .text = 1 point par bâtiment urbain, lui compris
    .help = À la fin : 1 point par bâtiment urbain que vous avez, y compris lui-même, les monuments et les autres bâtiments de coût 6.
sj-card-triumphal-arch = Arc de triomphe
    .text = 4, 6, 8 points pour 1, 2, 3 monuments
    .help = À la fin : 4, 6 ou 8 points si vous avez 1, 2 ou 3 monuments différents : Statue, Colonne de la victoire, Héros. L’Arc lui-même n’est pas un monument.
sj-card-palace = Palais
    .text = 1 point pour 4 autres points
    .help = Compté en dernier : 1 point pour chaque tranche de 4 points que vous avez par ailleurs.
sj-card-guard-room = Corps de garde
    .text = Les autres, sans lui, ne gardent que 6 cartes
    .help = Tous ceux qui n’ont pas de Corps de garde ne gardent que 6 cartes au début d’une manche. Vous en gardez 7 ; une Tour en permet toujours 12.
sj-card-office-building = Bureau
    .text = À chaque manche, remplacez jusqu’à 2 cartes
    .help = Au début de chaque manche, vous pouvez défausser 1 ou 2 cartes et en repiocher autant.
sj-card-hut = Cabane
    .text = Personne n’a rien vendu ? Piochez 1 carte
    .help = À la fin d’une phase du Marchand où personne n’a rien vendu, vous piochez 1 carte.
sj-card-tavern = Taverne
    .text = Le moins de bâtiments ? Piochez 1 carte
    .help = À la fin d’une phase du Bâtisseur, vous piochez 1 carte si personne n’a moins de bâtiments que vous et que quelqu’un en a plus.
sj-card-park = Parc
    .text = Compte pour 6 quand la grue le recouvre
    .help = Quand vous bâtissez par-dessus avec une Grue, il ôte 6 du coût au lieu de 3. Sinon, il ne fait rien.
sj-card-customs-office = Douane
    .text = Une marchandise à chaque phase du Maire, vendue 2 cartes
    .help = À chaque phase du Maire, elle reçoit une marchandise si elle est vide. À la phase du Marchand, celle-ci se vend 2 cartes, quoi que dise la carte de prix, et compte parmi vos ventes.
sj-card-bank = Banque
    .text = Une fois par partie : des cartes dessous, 1 point chacune
    .help = Une fois dans la partie, au début d’une manche, vous pouvez mettre dessous autant de cartes de votre main que vous voulez. Chacune vaut 1 point à la fin.
sj-card-harbor = Port
    .text = À chaque vente, 1 marchandise dessous : 1 point
    .help = À chaque phase du Marchand où vous vendez, la carte de la première marchandise vendue va sous le Port : 1 point à la fin. Vous touchez son prix comme d’habitude.
sj-card-goldsmith = Orfèvre
    .text = Chercheur d’or : révélez une carte ; personne ne l’a ? Prenez-la
    .help = À chaque phase du Chercheur d’or, peu importe qui a pris ce rôle, vous pouvez révéler la première carte de la pioche. Si personne n’a ce bâtiment, vous pouvez la prendre.
sj-card-residence = Résidence
    .text = 4, 7, 9, 10 points pour 1, 2, 3, 4 trios de bâtiments de même coût
    .help = À la fin : 4, 7, 9 ou 10 points pour 1, 2, 3 ou 4 trios de vos bâtiments, différents et de même coût. Chaque bâtiment ne compte que dans un trio.
sj-card-cathedral = Cathédrale
    .text = 4, 7, 9, 10 points pour 1, 2, 3, 4 bâtiments de coût 6 chez les adversaires
    .help = Elle est sur la table : chacun peut la bâtir à une phase du Bâtisseur au lieu d’une carte de sa main. À la fin : 4, 7, 9 ou 10 points pour 1, 2, 3, ou au moins 4 bâtiments de coût 6 chez les adversaires.
sj-card-earthquake = Tremblement de terre
    .text = Chacun perd un bâtiment
    .help = Chacun, en commençant par qui l’a pris, choisit un de ses bâtiments et le perd avec tout ce qui est dessus et dessous.
sj-card-debt-relief = Remise de dettes
    .text = Chacun pioche 3 cartes
    .help = Chacun, en commençant par qui l’a pris, pioche 3 cartes.
sj-card-taxes = Impôts
    .text = Tous les autres défaussent une carte
    .help = Tous les autres défaussent 1 carte de leur main.
sj-card-amnesty = Amnistie générale
    .text = Chacun peut remplacer des cartes
    .help = Chacun, en commençant par qui l’a pris, peut une fois défausser autant de cartes qu’il veut et en repiocher autant.
sj-card-construction-boom = Boom de la construction
    .text = Chacun peut bâtir gratuitement jusqu’au coût 4
    .help = Chacun peut bâtir gratuitement une carte de sa main dont le coût imprimé va de 1 à 4. Aucun bâtiment n’y aide, et la Cathédrale ne peut pas être bâtie.
sj-card-governors-visit = Visite du gouverneur
    .text = Répétez un rôle de cette manche
    .help = Vous rejouez un rôle déjà pris dans cette manche, avec son privilège ; les autres suivent. Pendant ce temps, aucun bâtiment n’a d’effet, pas même la Bibliothèque.

sj-facts = Coût { $cost }, vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sj-facts-six = Coût { $cost }. Ses points sont comptés à la fin.
sj-facts-works = Il n’agit pas encore dans la phase où il est bâti.
sj-the-card = { $kind ->
        [indigo-plant] la Teinturerie d’indigo
        [sugar-mill] la Raffinerie de sucre
        [tobacco-storage] le Séchoir à tabac
        [coffee-roaster] la Brûlerie de café
        [silver-smelter] la Fonderie d’argent
        [smithy] la Forge
        [gold-mine] la Mine d’or
        [archive] les Archives
        [poor-house] l’Hospice
        [black-market] le Marché noir
        [trading-post] le Comptoir
        [well] le Puits
        [market-stand] l’Étal de marché
        [crane] la Grue
        [chapel] la Chapelle
        [tower] la Tour
        [aqueduct] l’Aqueduc
        [carpenter] le Charpentier
        [prefecture] la Préfecture
        [market-hall] la Halle du marché
        [quarry] la Carrière
        [library] la Bibliothèque
        [statue] la Statue
        [victory-column] la Colonne de la victoire
        [hero] le Héros
        [guild-hall] la Maison de la guilde
        [city-hall] l’Hôtel de ville
        [triumphal-arch] l’Arc de triomphe
        [palace] le Palais
        [guard-room] le Corps de garde
        [office-building] le Bureau
        [hut] la Cabane
        [tavern] la Taverne
        [park] le Parc
        [customs-office] la Douane
        [bank] la Banque
        [harbor] le Port
        [goldsmith] l’Orfèvre
        [residence] la Résidence
        [cathedral] la Cathédrale
       *[any] { $card }
    }
    .obj = { $kind ->
            [indigo-plant] la Teinturerie d’indigo
            [sugar-mill] la Raffinerie de sucre
            [tobacco-storage] le Séchoir à tabac
            [coffee-roaster] la Brûlerie de café
            [silver-smelter] la Fonderie d’argent
            [smithy] la Forge
            [gold-mine] la Mine d’or
            [archive] les Archives
            [poor-house] l’Hospice
            [black-market] le Marché noir
            [trading-post] le Comptoir
            [well] le Puits
            [market-stand] l’Étal de marché
            [crane] la Grue
            [chapel] la Chapelle
            [tower] la Tour
            [aqueduct] l’Aqueduc
            [carpenter] le Charpentier
            [prefecture] la Préfecture
            [market-hall] la Halle du marché
            [quarry] la Carrière
            [library] la Bibliothèque
            [statue] la Statue
            [victory-column] la Colonne de la victoire
            [hero] le Héros
            [guild-hall] la Maison de la guilde
            [city-hall] l’Hôtel de ville
            [triumphal-arch] l’Arc de triomphe
            [palace] le Palais
            [guard-room] le Corps de garde
            [office-building] le Bureau
            [hut] la Cabane
            [tavern] la Taverne
            [park] le Parc
            [customs-office] la Douane
            [bank] la Banque
            [harbor] le Port
            [goldsmith] l’Orfèvre
            [residence] la Résidence
            [cathedral] la Cathédrale
           *[any] { $card }
        }

## Roles

sj-role-builder = Bâtisseur
    .of = Bâtisseur
    .text = Chacun peut bâtir. Vous payez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de moins.
    .short = coût −{ $n }
sj-role-producer = Producteur
    .of = Producteur
    .text = Chacun peut produire 1 marchandise. Vous en produisez { $n } de plus.
    .short = +{ $n } à produire
sj-role-trader = Marchand
    .of = Marchand
    .text = Chacun peut vendre 1 marchandise. Vous en vendez { $n } de plus.
    .short = +{ $n ->
        [one] { $n } vente
       *[other] { $n } ventes
    }
sj-role-councillor = Maire
    .of = Maire
    .text = Chacun pioche 2 cartes et en garde 1. Vous en piochez { $n } de plus.
    .short = choix parmi { $n }
sj-role-prospector = Chercheur d’or
    .of = Chercheur d’or
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
    .obj = de l’indigo
sj-good-sugar = sucre
    .obj = du sucre
sj-good-tobacco = tabac
    .obj = du tabac
sj-good-coffee = café
    .obj = du café
sj-good-silver = argent
    .obj = un lingot d’argent
sj-good-customs = marchandise de la Douane
    .obj = la marchandise de la Douane
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
    .obj =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
sj-goods = { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
    .obj =
        { $n ->
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
sj-ask-VisitRole = Quel rôle la visite répète-t-elle ? Les bâtiments n’y ont aucun effet.
sj-ask-VisitRole-first = Quel rôle la visite répète-t-elle ?
sj-ask-UseLibrary = Utiliser la Bibliothèque pour ce rôle ? Vous aurez encore un tour dans cette manche.
sj-ask-Build = Que bâtissez-vous ?
sj-ask-Build-pay = { $card } : choisissez { $what } pour payer.
sj-ask-Build-free = { $card } ne vous coûte rien. Bâtir ?
sj-ask-theirs = { $name } prend le rôle de { $role }. { $question }
sj-ask-Cover = Où bâtissez-vous { $card } ?
sj-ask-Spend = { $card } : { $due } à payer. Dépenser des marchandises ?
sj-ask-Pay = { $card } : choisissez { $what } pour payer.
sj-ask-Produce = { $allowed ->
        [one] Où produisez-vous une marchandise ?
       *[other] Où produisez-vous jusqu’à { $allowed } marchandises ?
    }
sj-ask-Sell = { $allowed ->
        [one] Quelle marchandise vendez-vous ?
       *[other] Quelles marchandises vendre, { $allowed } au plus ?
    }
sj-ask-Council = Piocher { $drawn } et en garder { $keep } ?
sj-ask-Council-archive = Piocher { $drawn }, puis défausser { $due } parmi toute votre main ?
sj-ask-Keep = { $left ->
        [one] Quelle carte gardez-vous ?
       *[other] Quelles { $left } cartes gardez-vous ?
    }
sj-ask-Discard = Vos Archives : défaussez { $what }.
sj-ask-Mine = Utiliser { $card } ?
sj-ask-TakeRevealed = Prendre { $revealed } ?
sj-ask-Office = Votre Bureau : défausser jusqu’à 2 cartes et en repiocher autant ?
sj-ask-Chapel = Mettre une carte sous la Chapelle ?
sj-ask-Bank = Mettre des cartes sous la Banque ? Une seule fois par partie.
sj-ask-Limit = Vous avez trop de cartes : défaussez { $what }.
sj-ask-Draft = Gardez quatre cartes : défaussez { $what }.
sj-ask-Taxes = Impôts : défaussez { $what }.
sj-ask-Amnesty = Quelles cartes défaussez-vous pour en repiocher autant ?
sj-ask-Boom = Que bâtissez-vous gratuitement ?
sj-ask-Earthquake = Quel bâtiment perdez-vous ?

## Options

sj-option-role = { $role }. { $text }
sj-option-event = { $card }. { $text }
sj-option-library = Utiliser la Bibliothèque : le privilège est doublé
sj-option-without = Garder la Bibliothèque pour le second tour
sj-option-build = Bâtir { $card } pour { $cost }. { $text }
    .short = Bâtir { $card } pour { $cost }
sj-option-build-free = Bâtir { $card } gratuitement. { $text }
    .short = Bâtir { $card } gratuitement
sj-option-build-crane = Bâtir { $card } pour { $cost }, ou à partir de { $crane } avec la Grue. { $text }
    .short = Bâtir { $card } pour { $cost }, ou à partir de { $crane } avec la Grue
sj-option-beside-for = À côté des autres, pour { $cost }
sj-option-over = Par-dessus { $card }
sj-option-over-for = Par-dessus { $card }, pour { $cost }
sj-option-spend = Dépenser { $good }
sj-option-pay = Payer avec { $card }
sj-option-produce = Produire { $good }
sj-option-sell-for = Vendre { $good } pour { $cost }
sj-option-draw = Piocher { $what }, en garder { $keep }
sj-option-draw-archive = Piocher { $what }, défausser { $due } parmi toute votre main
sj-option-keep = Garder { $card }
sj-option-discard = Défausser { $card }
sj-option-use = Révéler 4 cartes
sj-option-use-goldsmith = Révéler une carte
sj-option-take-card = Prendre { $card }. { $text }
sj-option-bury = Mettre { $card } sous la Chapelle
sj-option-deposit = Mettre { $card } sous la Banque
sj-option-lose = Perdre { $card }
sj-option-lose-good = Perdre { $card } et sa marchandise
sj-option-lose-cards = Perdre { $card } et { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dessous
sj-option-lose-both = Perdre { $card }, sa marchandise et { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dessous
sj-option-pass-build = Ne rien bâtir
sj-option-pass-council = Ne rien piocher
sj-option-pass-mine = Ne pas l’utiliser
sj-option-done-produce = Ne plus produire
sj-option-done-sell = Ne plus vendre
sj-option-done-spend = Payer le reste en cartes
sj-option-done-chapel = Ne rien mettre
sj-option-done-bank = Ne rien mettre
sj-option-done-office = Garder toutes les cartes
sj-option-leave = Laisser la carte
sj-option-back = Bâtir autre chose

## Events of the game

sj-event-round-began = La manche { $round } commence, gouverneur : { $name }.
sj-event-turn-began = choisit un rôle
sj-event-took-role = prend le rôle de { $role }
sj-event-took-event = prend l’événement « { $card } »
sj-event-visited = répète le rôle de { $role }
sj-event-doubled = utilise la Bibliothèque
sj-event-passed = passe
sj-event-ended = La partie est terminée.
sj-event-drew = pioche { $what }
sj-event-drew-hidden = pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
sj-event-event-shown = révèle l’événement « { $card } »
sj-event-turned-up = révèle { $what }
sj-event-reshuffled = { $n ->
        [one] { $n } carte défaussée forme
       *[other] { $n } cartes défaussées forment
    } une nouvelle pioche.
sj-event-prices-shown = Les prix sont maintenant : { $what }.
sj-event-built = bâtit { $card } pour { $what }
sj-event-built-free = bâtit { $card } gratuitement
sj-event-covered = recouvre { $card }
sj-event-spent = dépense { $what }
sj-event-paid = paie avec { $what }
sj-event-discarded = défausse { $what }
sj-event-discarded-hidden = défausse { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
sj-event-kept = garde { $what }
sj-event-kept-hidden = garde { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
sj-event-buried = met { $what } sous la Chapelle
sj-event-buried-hidden = met { $n ->
        [one] une carte
       *[other] { $n } cartes
    } sous la Chapelle
sj-event-deposited = met { $what } sous la Banque
sj-event-deposited-hidden = met { $n ->
        [one] une carte
       *[other] { $n } cartes
    } sous la Banque
sj-event-produced = produit { $what }
sj-event-sold = vend { $good } pour { $what }
sj-event-sank = met cette marchandise sous le Port
sj-event-helped = utilise { $card }
sj-event-found = prend { $card }
sj-event-found-nothing = n’obtient rien
sj-event-lost = perd { $card }

## Reasons

sj-reason-role-taken = Le rôle de { $role } est déjà pris dans cette manche.
sj-reason-role-unused = Le rôle de { $role } n’a pas encore été pris dans cette manche.
sj-reason-role-first = Prenez d’abord un rôle.
sj-reason-event-not-open = L’événement « { $event } » n’est pas visible.
sj-reason-nothing-to-visit = Aucun rôle n’a été pris dans cette manche : il n’y a rien à répéter.
sj-reason-visit-first = Dites d’abord quel rôle répéter.
sj-reason-library-first = Dites d’abord si vous utilisez la Bibliothèque.
sj-reason-build-first = Bâtissez d’abord quelque chose, ou passez.
sj-reason-not-in-hand = Vous n’avez pas { $card } en main.
sj-reason-already-built = Vous avez déjà { $building }, et chaque bâtiment urbain ne peut être qu’une fois dans une ville.
sj-reason-left-building = Vous venez de renoncer à bâtir { $building } par-dessus un autre bâtiment.
sj-reason-no-cathedral = La Cathédrale n’est pas sur la table.
sj-reason-cannot-pay = Pour { $building }, il faut { $cost }, et vous avez { $cards ->
        [0] aucune autre carte
        [one] { $cards } autre carte
       *[other] { $cards } autres cartes
    }.
sj-reason-too-dear = Trop cher : { $building } coûte plus de { $most }.
sj-reason-cover-first = Dites d’abord où se dresse le nouveau bâtiment.
sj-reason-no-such-building = Vous n’avez pas { $building }.
sj-reason-can-stand-beside = Rien n’est à recouvrir : il y a de la place pour { $building } à côté des autres.
sj-reason-crane-stays = La Grue elle-même ne peut pas être recouverte.
sj-reason-same-kind = Impossible : { $building } ne peut pas recouvrir un bâtiment identique.
sj-reason-spend-first = Dites d’abord quelles marchandises dépenser.
sj-reason-spend-more = { $due } à payer, et vous n’avez que { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
sj-reason-no-good = Il n’y a plus de marchandise ici : { $building }.
sj-reason-pick-first = Choisissez d’abord des cartes, ou dites que c’est terminé.
sj-reason-pick-upwards = Les cartes se choisissent dans l’ordre : { $card } vient avant { $last }.
sj-reason-too-few-after = Les cartes se choisissent dans l’ordre, et après { $card } il en resterait trop peu.
sj-reason-produce-first = Dites d’abord ce que vous produisez.
sj-reason-not-empty = Vous n’avez pas de bâtiment vide de cette sorte : { $building }.
sj-reason-sell-first = Dites d’abord ce que vous vendez.
sj-reason-council-first = Piochez d’abord des cartes, ou passez.
sj-reason-keep-first = Gardez d’abord une carte.
sj-reason-not-drawn = Choix impossible : { $card } n’est pas parmi les cartes piochées.
sj-reason-mine-first = Dites d’abord si vous utilisez { $building }.
sj-reason-take-first = Prenez ou laissez d’abord { $card }.
sj-reason-lose-first = Dites d’abord quel bâtiment vous perdez.
sj-reason-lose-alike = La perte est la même avec un autre bâtiment de cette sorte, que vous pouvez choisir : { $building }.

## Standing

sj-label-points = points
sj-label-wealth = cartes et marchandises
sj-chart-points = Points
sj-chart-buildings = Bâtiments
sj-chart-cards = Cartes en main

## Cost

sj-cost-printed = Coût imprimé
sj-cost-privilege = Privilège du Bâtisseur
sj-cost-library = Bibliothèque
sj-cost-smithy = Forge
sj-cost-quarry = Carrière
sj-cost-crane = Grue
sj-cost-boom = Boom de la construction
sj-cost-goods = Marchandises, au Marché noir
sj-cost-total = Vous payez
sj-cost-with-crane = Avec la Grue, à partir de { $n }
sj-cost-with-goods = Dont { $n } au plus en marchandises

## The table

sj-card-label = { $card }, coût { $cost }, { $points }. { $text }.
sj-card-label-six = { $card }, coût { $cost }. { $text }.
sj-event-label = { $card }. { $text }.
sj-hand-label = Votre main : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, limite { $of }
sj-hand-empty = Aucune carte en main
sj-hand-touch = Touchez une carte pour lire son effet.
# Why the limit is not the usual one. $n is the limit, $who one or more names.
sj-limit-guarded = Limite { $n } : Corps de garde ({ $who })
sj-limit-tower = Limite { $n } : votre carte Tour
# On the card itself.
sj-card-event = Événement
sj-drawn = Cartes piochées
sj-under-mine = Sous { $card }
sj-under-label = Sous { $card } : { $what }
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
sj-revealed = { $name } révèle{ $result ->
        [card] {" "}et prend { $card }
        [none] {" "}et n’obtient rien
       *[open] {" "}:
    }
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
sj-last = Dernière phase : quelqu’un a { $n } bâtiments
sj-round = Manche { $n }
sj-tag-new = nouvelle
sj-tag-owned = déjà bâti
sj-tagged = { $label } ({ $tag })
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
sj-gesture-pick = Choisissez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
sj-gesture-up-to = Choisissez jusqu’à { $n } cartes
sj-gesture-good = Choisissez une marchandise
sj-gesture-last = C’est votre { $n }e bâtiment : il met fin à la partie.
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
        [one] Remplacer { $n } carte
       *[other] Remplacer { $n } cartes
    }
sj-gesture-do-under = { $n ->
        [0] Ne rien mettre dessous
        [one] Mettre { $n } carte dessous
       *[other] Mettre { $n } cartes dessous
    }

## Text

sj-text-round = Manche { $n }. Gouverneur : { $name }.
sj-text-hand = Cartes en main
sj-text-card = Coût { $cost }, { $points }. { $text }.
sj-text-card-six = Coût { $cost }. { $text }.
sj-text-taken = Pris dans cette manche.
# “3 cards and 2 goods”, as a whole line.
sj-holds = { $what }

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
sj-topic-role = Qui prend un rôle agit en premier et en a le privilège. Les autres suivent à leur tour, avec l’action seulement.
sj-topic-cards = Les cartes font tout
    .text = Une carte face visible devant vous est un bâtiment, une carte en main est de l’argent ou un futur bâtiment, et une carte face cachée sur un bâtiment est une marchandise.
sj-topic-round = Une manche
    .text = À son tour, chacun prend un rôle encore libre, et tous agissent dans sa phase. À deux, le gouverneur prend deux rôles. Puis les rôles reviennent, et le joueur suivant devient gouverneur.
sj-topic-governor = Le gouverneur
    .text = Le gouverneur prend le premier rôle de la manche. Puis la carte passe à gauche.
sj-topic-hand = La limite de main
    .text = Au début d’une manche, vous gardez 7 cartes ; le reste est défaussé. Pendant la manche, il n’y a pas de limite.
sj-topic-price = La carte de prix
    .text = Le Marchand la révèle avant toute vente. Elle montre combien de cartes rapporte chaque marchandise. Il y en a cinq, toujours dans le même ordre.
sj-topic-deck = La pioche
    .text = Quand elle est épuisée, la défausse est mélangée et devient la nouvelle pioche.
sj-topic-discard = La pile de défausse
    .text = Ce qui est payé, vendu ou jeté repose ici face cachée.
sj-topic-goods = Marchandises
    .text = Une marchandise est une carte face cachée sur un bâtiment, une au plus. Sa sorte est celle du bâtiment, quoi que montre la carte.
sj-topic-cost = Ce que coûte un bâtiment
    .text = On paie avec d’autres cartes de sa main. Le Bâtisseur paie 1 de moins, une Forge ou une Carrière enlève encore 1, une Grue enlève le coût du bâtiment recouvert, et un Marché noir accepte des marchandises au lieu de cartes.
sj-topic-under = Cartes sous les bâtiments
    .text = Chaque carte sous une Chapelle, une Banque ou un Port vaut 1 point à la fin, même si le bâtiment est recouvert plus tard.
sj-topic-events = Événements
    .text = Un événement qui apparaît est posé sur la table, et une autre carte est piochée à sa place. À votre tour, vous pouvez en prendre un au lieu d’un rôle.
sj-topic-end = La fin et les points
    .text = Quand quelqu’un a 12 bâtiments, on finit la phase du Bâtisseur et la partie est terminée. Le joueur qui a le plus de points gagne ; en cas d’égalité, celui qui a le plus de cartes en main et de marchandises.

## A guided first game

sj-lesson-welcome = Bienvenue à San Juan. Vous bâtissez une ville. À votre tour, vous prenez l’un de ces cinq rôles, et chacun fait ce qu’il dit. Mais le privilège n’est que pour vous.
sj-lesson-hand = Voici vos cartes. Chacune est un bâtiment, et chacune est de l’argent : on paie l’une avec les autres. Le nombre en haut à gauche est son coût pour vous, l’étoile ses points. Elles sont sous la table ; survolez-en une ou touchez-la pour lire son effet.
sj-lesson-builder = Prenez le Bâtisseur. Chacun peut bâtir, et vous payez 1 carte de moins.
sj-lesson-build = Choisissez un bâtiment, puis les cartes qui le paient. Un bâtiment de production est un bon début.
sj-lesson-theirs = Maintenant, les autres peuvent bâtir aussi. Puis c’est à eux de prendre un rôle. Quel qu’il soit, vous participez quand on vous le demande.
sj-lesson-producer = Répondez quand les rôles des autres vous le demandent. Quand vous choisirez de nouveau, prenez le Producteur : chaque bâtiment de production porte une marchandise, et vous en produisez une de plus que les autres.
sj-lesson-produce = Choisissez les bâtiments qui produisent, et confirmez. Une marchandise est une carte face cachée sur son bâtiment.
sj-lesson-round = Quand chacun a pris un rôle, la manche est terminée : les rôles reviennent, et le joueur suivant devient gouverneur et prend le premier rôle de la nouvelle manche.
sj-lesson-trader = Participez au rôle de l’adversaire. Quand ce sera à vous de choisir, prenez le Marchand pour vendre ce que vous avez produit. On révèle d’abord la carte de prix.
sj-lesson-sell = La meilleure vente est déjà cochée : confirmez-la, ou changez-la. Les marchandises rapportent autant de cartes que l’indique la carte de prix. Les bâtiments plus chers donnent des marchandises plus chères.
sj-lesson-councillor = La prochaine fois que vous choisirez, prenez le Maire, s’il est là. Vous verrez cinq cartes et garderez la meilleure.
sj-lesson-keep = Piochez d’abord, puis choisissez la carte à garder. Le reste est défaussé, et personne ne le voit.
sj-lesson-discounts = Les bâtiments urbains, violets, vous aident jusqu’à la fin. Regardez une de vos cartes : elle dit ce qu’elle fait, ce qu’elle vous coûte maintenant et pourquoi.
sj-lesson-goal = La partie se termine quand quelqu’un a 12 bâtiments. Les bâtiments dorés, de coût 6, comptent beaucoup à la fin. Continuez : la ville est à vous.
