### Razem: grupy znajomych i szukanie graczy.

## Finding people

find-about = Powiedz, w co masz ochotę zagrać. Gdy zbierze się dość chętnych, gra zacznie się sama.
find-least = Graczy co najmniej
find-most = Graczy co najwyżej
# $least, $most (number): how many players
find-seats-range = od { $least } do { $most } graczy
find-live-about = Wszyscy grają od razu, z zegarem.
find-turns-about = Zaglądaj, kiedy wygodnie.
find-mix-any = Dowolne pudełka
find-mix-plain = Sama gra podstawowa
find-near = Mniej więcej na moim poziomie
find-near-about = Im dłużej czekasz, tym większa może być różnica.
find-rated-about = Jeśli chcą tego wszyscy przy stole.
find-go = Szukaj graczy
find-stop = Przerwij szukanie
find-waiting = Szukamy graczy…
# $n (number): how many others fit so far
find-others = { $n ->
    [one] Jest jeszcze { $n } osoba, szukamy dalej…
    [few] Są jeszcze { $n } osoby, szukamy dalej…
   *[many] Jest jeszcze { $n } osób, szukamy dalej…
  }
# $n (number): seconds
find-waited = { $n ->
    [one] Minęła { $n } sekunda
    [few] Minęły { $n } sekundy
   *[many] Minęło { $n } sekund
  }
find-stay = Zostań na tej stronie: gdy ją opuścisz, szukanie się skończy.
find-bots-offer = Czy wolne miejsca mają zająć boty?
find-bots-about = Wtedy gra zacznie się od razu, ze wszystkimi, którzy się zgodzą.
find-bots = Graj z botami
find-found = Gracze są, gra się zaczyna.
# $people (number): how many look at the square; $looking (number): how many of them look for players
find-here = Teraz na placu: { $people }. Szuka gry: { $looking }.

## Groups

groups-about = Grupa to jeden stały link dla kręgu znajomych: wasze stoły, wynik i następny wieczór.
group-new = Nowa grupa
group-name-example = Piątkowy wieczór
group-found = Załóż grupę
# $n (number): how many belong to it
group-members-count = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
  }
# $when (string): a day and a time
group-night-next = Następnie: { $when }
group-lost = Tej grupy tu nie ma
group-lost-about = Może ma nowy link albo widzą ją tylko członkowie. Poproś znajomych o link.
# $name (string): of the group
group-door = Dołącz do grupy „{ $name }”
# $n (number): how many; $names (string): who, as a list
group-door-people = { $n ->
    [one] Jest tam już { $names }.
    [few] Są tam już { $names }.
   *[many] Są tam już { $names }.
  }
group-door-name = Jak się nazywasz?
group-join = Dołącz do grupy
# $names (string): who, as a list
group-here = Teraz są tu: { $names }
group-here-alone = Teraz nie ma tu nikogo innego.
group-here-now = teraz tutaj
group-again = Ten sam stół jeszcze raz
group-again-about = Z ustawieniami ostatniego; zaproszeni są wszyscy, którzy przy nim grali.
group-table = Stół dla grupy
group-tournament = Turniej dla grupy
group-tables-none = Nie ma jeszcze stołu. Zobaczy go cała grupa i każdy będzie mógł usiąść.
group-invite = Zaproś znajomych
group-invite-about = Kto ma ten link, może dołączyć, także bez konta. Link się nie zmienia.

## The next evening

group-night = Następny wieczór
group-night-none = Nie ustalono wieczoru.
group-night-plan = Ustal wieczór
group-night-when = Dzień i godzina
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-zone = Twój czas: { $zone }. Każdy widzi swój.
# $zone (string): a zone of time, such as Europe/Kyiv
group-night-there = Według twojego czasu; ustalono w strefie { $zone }.
group-night-note = Gdzie i co przynieść
group-night-set = Ustal
group-night-move = Zmień
group-night-off = Odwołaj
group-night-file = Do mojego kalendarza
group-coming = Przyjdziesz?
group-coming-yes = Tak
group-coming-maybe = Może
group-coming-no = Nie
group-comers-yes = Przyjdą
group-comers-maybe = Może przyjdą
group-comers-no = Nie przyjdą

## Scores

group-scores = Wynik
group-evening = Ten wieczór
# $day (string): a day
group-evening-last = Wieczór { $day }
group-overall = Wszystkie gry
# $n (number): how many games
group-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
  }
group-who = Kto
group-won = Wygrane
group-points = Punkty
group-played = Gry
group-points-about = Punkt za każdego, kto zajął dalsze miejsce, także za boty.
group-meetings = Bezpośrednie starcia
group-meetings-about = Ile razy osoba z lewej była przed osobą u góry, a ile za nią.

## Members, and what the owner does

group-members = Członkowie
group-me = ty
group-owner = prowadzi
group-manage = Zarządzaj
group-name = Nazwa grupy
group-rename = Zmień nazwę
group-renamed = Grupa ma nową nazwę.
group-link = Nowy link
group-link-about = Stary link przestanie działać. Członkowie zostają.
group-remove = Usuń
# $name (string): a member
group-remove-about = { $name } nie zobaczy już grupy ani jej stołów. Z linkiem można wrócić, więc zrób też nowy.
group-hand = Przekaż
# $name (string): a member
group-hand-about = Grupę poprowadzi { $name }, a ty zostajesz wśród członków.
group-leave = Opuść grupę
group-leave-about = Nie zobaczysz już jej stołów i wyników. Z linkiem można wrócić.
group-end = Rozwiąż grupę
group-end-about = Zniknie dla wszystkich. Gry zostaną na listach graczy.
group-sure = Na pewno?
group-cancel = Anuluj
