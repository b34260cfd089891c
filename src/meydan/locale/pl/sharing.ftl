### Udostępnianie: co widać pod linkiem, obraz gry i zgłoszenia.

## Co pokazują komunikatory. $game (string): nazwa gry

preview-open = Czeka na Ciebie miejsce · { $game }
preview-open-text = { $n ->
    [0] Wszystkie miejsca są zajęte: obejrzyj grę, konto nie jest potrzebne.
    [one] Wolne jest { $n } miejsce. Usiądź, konto nie jest potrzebne.
    [few] Wolne są { $n } miejsca. Usiądź, konto nie jest potrzebne.
   *[many] Wolnych jest { $n } miejsc. Usiądź, konto nie jest potrzebne.
  }
preview-game = { $what } · { $game }
preview-names = { $names }
preview-playing-text = Zobacz, jak toczy się gra.
preview-replay-text = Obejrzyj całą grę, ruch po ruchu.
preview-moment-text = Spójrz na ten moment gry.
preview-analysis-text = Zobacz, co rozstrzygnęło grę: los, gra i punkty zwrotne.

## Obraz zakończonej gry

picture-show = Obraz do wysłania
picture-alt = Plansza na końcu gry i klasyfikacja. { $title }
picture-save = Zapisz obraz
picture-send = Wyślij

## Zgłaszanie

report-open = Zgłoś lub wycisz kogoś
# $name (string): kto
report-open-name = Zgłoś lub wycisz: { $name }
report-who = Kogo to dotyczy?
report-what = Czego to dotyczy?
report-person = Tej osoby w ogóle
report-table = Całego stołu
report-why = Dlaczego?
report-why-insult = Obraza
report-why-name = Obraźliwa nazwa
report-why-cheating = Nieuczciwa gra
report-why-spam = Spam
report-why-other = Coś innego
report-words = Chcesz coś dodać?
report-about = Przeczyta to osoba, która prowadzi ten serwer. Nikt nie dowie się o zgłoszeniu.
report-send = Zgłoś
report-sent = Dziękujemy. Osoba, która prowadzi ten serwer, przyjrzy się temu.
report-mute = Wycisz: { $name }
report-muted = Już nie słychać: { $name }.
