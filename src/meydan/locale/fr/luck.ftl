### Le hasard de tous : qui commence, ce qui est scellé avant la partie, et la vérification après.

## Qui commence

begins = Qui commence
begins-lot = Par tirage au sort ; l’ordre reste
begins-seats = Toutes les places au sort

## Avant la partie

luck-title = Un hasard que personne ne peut forcer
luck-about = Tous les dés et toutes les cartes découlent d’un nombre secret déjà fixé. Son empreinte figure ci-dessous et votre navigateur la retient. Ajoutez quelque chose à vous, et personne n’aura pu savoir ce qui viendra. Après la partie, chaque jet et chaque carte peuvent être vérifiés.
luck-about-now = Tous les dés et toutes les cartes découlent d’un nombre secret, fixé avant que votre navigateur ne dise ce que vous ajoutez ici. Personne n’aura donc pu savoir ce qui viendra. Après la partie, chaque jet et chaque carte peuvent être vérifiés.
luck-fingerprint = Empreinte :
luck-own = Un nombre ou quelques mots à vous
luck-add = Ajouter
luck-take-back = Retirer
luck-mine = Vous ajoutez « { $share } ».
luck-added = { $name } ajoute « { $share } ».
luck-sealed = Le hasard de cette partie est scellé : { $hash }…
luck-drawn-lot = Le sort a désigné qui commence.
luck-drawn-seats = Les places ont été tirées au sort.

## Après la partie

fair-yes = Le hasard était honnête. Votre navigateur a tout vérifié :
fair-not = Le compte n’y est pas.
fair-seed = Le nombre secret correspond à l’empreinte publiée avant le premier coup.
fair-seed-remembered = Le nombre secret correspond à l’empreinte que ce navigateur a vue avant le premier coup.
fair-shares = { $n ->
    [one] L’ajout de { $n } personne en fait partie : { $shares }.
   *[other] Les ajouts de { $n } personnes en font partie : { $shares }.
  }
fair-share = « { $share } » ({ $name })
fair-lot = Qui commence en découle.
fair-seats = Les places en découlent.
fair-draws = { $n ->
    [one] { $n } jet ou tirage en découle, sans trou.
   *[other] Les { $n } jets et tirages en découlent tous, sans trou.
  }
fair-not-seed = Le nombre secret ne correspond pas à l’empreinte publiée avant le premier coup.
fair-not-sealed = Ce navigateur a vu une autre empreinte avant le premier coup.
fair-not-share = Vous avez ajouté « { $share } » dans ce navigateur, et cela n’y figure pas.
fair-not-seats = Les places ne sont pas celles du tirage.
fair-not-gap = À l’étape { $step }, un nombre manque ou a servi deux fois.
fair-not-draw = L’étape { $step } dit « { $said } », mais les nombres donnent « { $gives } ».
fair-details = Comment c’est vérifié
fair-how = Pour chaque jet et chaque carte, votre navigateur a calculé le nombre suivant à partir du nombre secret et de tous les ajouts, puis regardé ce qu’il donne. « meydan verify » fait de même avec la partie téléchargée, et vérifie aussi les règles.
fair-value-seed = Le nombre secret
fair-value-sealed = Son empreinte (SHA-256 de « meydan: » et du nombre)
fair-value-luck = Mélangé aux ajouts
