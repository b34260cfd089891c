### Joueurs et bots : leurs profils, leurs parties et les meilleurs de chaque jeu.

profile-guest = Sans compte
profile-bot = Bot
# $date (string): a day
profile-since = Ici depuis le { $date }
profile-private = Ce profil est privé.
profile-private-mine = Votre profil est privé : les autres ne voient que votre nom.
profile-none = Aucune partie terminée pour l’instant.

## Ratings

profile-ratings = Classements
profile-provisional = provisoire
profile-provisional-about = Un classement provisoire se stabilise après dix à vingt parties classées.
profile-rated-games =
    { $n ->
        [one] { $n } partie classée
       *[other] { $n } parties classées
    }
profile-curve = Le classement de partie en partie
profile-curve-game = Partie
profile-rating = Classement

## Results, favourites and wins

profile-results = Résultats
profile-game = Jeu
profile-players = Joueurs
profile-played = Jouées
profile-won = Gagnées
profile-place = Place moyenne
profile-favourites = Préférences
profile-times =
    { $n ->
        [one] { $n } fois
       *[other] { $n } fois
    }
profile-best = Plus belles victoires
# $rating (string): how the best opponent was rated
profile-beaten = contre un classement de { $rating }

## Two who met

profile-against = Face à face
# $name (string): who
profile-with = Avec { $name }
profile-with-you = Avec vous
profile-ahead = Qui était devant, et combien de fois
profile-level = À égalité
profile-not-met = Aucune partie ensemble pour l’instant.
profile-compare = Comparer avec
profile-compare-go = Comparer
profile-nobody = Personne ne porte ce nom ici.

## Games

profile-history = Parties
profile-opponent = Adversaire
profile-any-game = Tous les jeux
profile-result = Résultat
profile-any-result = Tous
profile-result-won = Victoire
profile-result-lost = Sans victoire
profile-result-last = Dernière place
profile-search = Chercher
profile-found-none = Aucune partie de ce genre.
profile-more = En voir plus

## The best of a game

leaders-about = Seuls les classements stables figurent ici : dix à vingt parties classées environ. Les bots en font partie.
leaders-none = Personne n’a encore de classement stable ici.
leaders-name = Nom
