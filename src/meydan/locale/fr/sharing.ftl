### Partager : ce qu’un lien montre, l’image d’une partie, et les signalements.

## Ce que montrent les messageries. $game (string) : le nom d’un jeu

preview-open = Une place vous attend · { $game }
preview-open-text = { $n ->
    [0] Toutes les places sont prises : regardez la partie, sans compte.
    [one] { $n } place est libre. Prenez-la, sans compte.
   *[other] { $n } places sont libres. Prenez-en une, sans compte.
  }
preview-game = { $what } · { $game }
preview-names = { $names }
preview-playing-text = Regardez la partie en cours.
preview-replay-text = Revoyez toute la partie, coup par coup.
preview-moment-text = Regardez ce moment de la partie.
preview-analysis-text = Voyez ce qui a décidé de la partie : le hasard, le jeu et les tournants.

## L’image d’une partie terminée

picture-show = Une image à partager
picture-alt = Le plateau à la fin et le classement. { $title }
picture-save = Enregistrer l’image
picture-send = L’envoyer

## Signaler

report-open = Signaler ou ne plus entendre quelqu’un
# $name (string) : qui
report-open-name = Signaler ou ne plus entendre { $name }
report-who = De qui s’agit-il ?
report-what = De quoi s’agit-il ?
report-person = De la personne en général
report-table = De la table entière
report-why = Pourquoi ?
report-why-insult = Une insulte
report-why-name = Un nom offensant
report-why-cheating = De la triche
report-why-spam = Du spam
report-why-other = Autre chose
report-words = Quelque chose à ajouter ?
report-about = La personne qui gère ce serveur le lira. Personne n’apprend qu’un signalement a été fait.
report-send = Signaler
report-sent = Merci. La personne qui gère ce serveur va regarder.
report-mute = Ne plus entendre { $name }
report-muted = Vous n’entendez plus { $name }.
