### Accounts that last: making one, getting back into it, passkeys, one's own data.

## Mails

mail-recover-subject = Un nouveau mot de passe
mail-recover = Quelqu’un, sans doute vous, a oublié le mot de passe de ce compte. Ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe ; tous les appareils seront alors déconnectés :
mail-recover-not = Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

## Getting in

lasting-forgot = Mot de passe oublié ?
lasting-enter = Se connecter avec une clé d’accès
lasting-make = Le créer plutôt avec une clé d’accès
lasting-make-about = Votre appareil vous reconnaît alors, et il n’y a pas de mot de passe à retenir.
lasting-passkey-stopped = Rien n’a été signé. Réessayez quand vous voulez.

## Getting back in

recover-title = Retrouver votre compte
recover-code = Avec un code de secours
recover-code-about = Il s’est affiché à la création de votre compte, ou plus tard sur sa page. Il sert une fois ; vous choisissez ensuite un nouveau mot de passe.
recover-code-field = Code de secours
recover-new = Nouveau mot de passe
recover-do = Choisir ce mot de passe
recover-done = Bon retour. Tous les autres appareils ont été déconnectés.
recover-mail = Avec un lien par e-mail
recover-mail-about = Si votre compte a une adresse confirmée, nous y envoyons un lien. Il sert une fois, dans l’heure.
recover-mail-cannot = Ce service n’envoie pas d’e-mails : seul un code de secours peut aider.
recover-mail-field = Votre nom ou votre adresse
recover-mail-do = M’envoyer un lien
recover-mail-asked = Si un tel compte existe avec une adresse confirmée, un lien est en route.
recover-link-about = Choisissez un nouveau mot de passe. Tous les appareils seront déconnectés, et vous serez de retour ici.
recover-wrong = Aucun compte ne s’est ouvert. Les codes et les liens servent une fois, et les liens pendant une heure seulement.

## The code, shown once

code-title = Votre code de secours
code-about = Notez-le ou gardez-le en lieu sûr : si vous oubliez votre mot de passe ou perdez vos clés d’accès, il ouvre votre compte, une fois. Il ne s’affichera plus.
code-copy = Copier le code
code-copied = Code copié.
code-done = C’est noté

## On the page of the account

safe-title = Entrer et revenir
safe-password = Changer le mot de passe
safe-password-first = Choisir un mot de passe
safe-password-changed = Votre mot de passe a changé. Tous les autres appareils ont été déconnectés.
safe-passkeys = Clés d’accès
safe-passkeys-about = Connectez-vous avec votre empreinte, votre visage ou une clé au lieu d’un mot de passe.
safe-passkeys-cannot = Ce navigateur, ou une page à une adresse en chiffres, ne permet pas les clés d’accès.
safe-passkey-add = Ajouter une clé d’accès
safe-passkey-name = Son nom
safe-passkey-example = mon téléphone
safe-passkey-rename = Renommer la clé d’accès « { $name } »
safe-passkey-remove = Retirer la clé d’accès « { $name } »
safe-passkey-last = C’est le seul moyen d’entrer dans votre compte. Choisissez d’abord un mot de passe ou ajoutez une autre clé.
safe-passkey-used = dernier usage : { $when }
safe-remove = Retirer
safe-code = Code de secours
safe-code-made = Vous en avez un, créé le { $when }.
safe-code-none = Vous n’en avez pas : sans lui, un mot de passe oublié ne se remplace que par e-mail.
safe-code-new = Afficher un nouveau code
safe-mail = Les liens pour un nouveau mot de passe vont à { $address }.
safe-mail-none = Confirmez une adresse dans « Les appels », et un lien pourra vous ramener.
safe-data = Toutes mes données
safe-data-about = Un seul fichier avec tout ce qui est gardé de vous : compte, tables, vos choix et vos messages, classements, parties enregistrées.
safe-data-get = Le télécharger
safe-sure = Est-ce bien vous ?
safe-sure-about = Confirmez avec votre mot de passe ou une clé d’accès.
safe-sure-passkey = Confirmer avec une clé d’accès
safe-sure-do = Confirmer
safe-wrong = Ce n’est pas votre mot de passe. Réessayez.
