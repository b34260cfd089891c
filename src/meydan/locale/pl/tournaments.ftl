### Tournaments: made, entered, played round by round.

## The list

tournaments-about = Kilka rund i jedno zwycięstwo. Turniej może urządzić każda osoba: dla wszystkich albo dla znajomych.
tournament-make = Urządź turniej
tournaments-mine = Moje turnieje
tournaments-open = Turnieje, do których można dołączyć
tournaments-over = Zakończone turnieje
tournaments-none = Teraz żaden turniej nie jest otwarty.
tournaments-none-about = Urządź własny: inni znajdą go tutaj albo dostaną od ciebie link.
# $name (string): a person
tournament-by = Organizacja: { $name }
# $n (number): how many take part
tournament-people = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
  }
# $n (number): seats at a table
tournament-tables = { $n ->
    [one] stoły { $n }-osobowe
    [few] stoły { $n }-osobowe
    [many] stoły { $n }-osobowe
   *[other] stoły { $n }-osobowe
  }
tournament-rated = rankingowy
# $round (number), $rounds (number): this round, and how many there will be
tournament-round-of = Runda { $round } z { $rounds }
# $when (string): a time, perhaps with a day
tournament-starts = Początek: { $when }
tournament-closed = Zapisy zamknięte
tournament-status-open = Zapisy otwarte
tournament-status-playing = W toku
tournament-status-finished = Zakończony
tournament-status-cancelled = Odwołany

## Kinds

tournament-kind = System gry
tournament-kind-swiss = System szwajcarski
tournament-kind-swiss-about = Wszyscy grają w każdej rundzie, przy stołach z osobami o podobnej liczbie punktów.
tournament-kind-swiss-places = O miejscach decydują punkty. Przy równej liczbie rozstrzygają kolejno:
tournament-kind-robin = Każdy z każdym
tournament-kind-robin-about = Wszyscy grają ze wszystkimi, możliwie równo.
tournament-kind-robin-places = O miejscach decydują punkty; przy równej liczbie rozstrzygają kolejno:
tournament-kind-knockout = System pucharowy
tournament-kind-knockout-about = Najlepsze osoby z każdego stołu przechodzą dalej, aż zostanie jeden stół.
tournament-kind-knockout-places = Wyżej jest ten, kto zaszedł dalej, potem decyduje wynik przy ostatnim stole, potem punkty. Następnie rozstrzygają kolejno:

## Making one

tournament-what = Turniej
tournament-title = Nazwa
tournament-rounds = Rundy
tournament-advance = Ile osób z każdego stołu przechodzi dalej
tournament-seats = Osób przy stole, najwyżej
tournament-bots = Puste miejsca zajmują boty
tournament-bots-about = Inaczej niektóre stoły są o jedno miejsce mniejsze albo ktoś pauzuje.
tournament-time = Czas
tournament-live = Na żywo, w jeden wieczór
tournament-turns = Ruch po ruchu, przez dni lub tygodnie
tournament-late-bot = Gdy komuś skończy się czas, od razu gra za tę osobę bot. Miejsce można odzyskać; jeśli bot gra do końca, przy tym stole jest to ostatnie miejsce.
tournament-limit = Runda trwa najwyżej
tournament-limit-none = ile potrzeba
tournament-limit-about = Gdy czas rundy minie, niedokończone stoły liczą się tak, jak stoją: na kogo się czeka, ten jest ostatni, reszta według punktów w tej chwili.
tournament-pause = Przerwa między rundami
tournament-pause-none = bez przerwy
tournament-start-at = Zaczyna się sam
tournament-start-at-about = Zostaw puste, aby zacząć w dowolnej chwili.
tournament-public = Dla wszystkich
tournament-public-about = Każdy go widzi i może się zapisać. Inaczej tylko osoby, które mają link.

## One tournament

tournament-now = Teraz
tournament-enter = Weź udział
tournament-enter-about = Zapisać się może każdy, kto chce grać.
tournament-enter-late = Można się jeszcze zapisać: gra od następnej rundy, bez punktów za poprzednie.
tournament-start = Rozpocznij
tournament-close = Zamknij zapisy
tournament-reopen = Otwórz zapisy ponownie
tournament-leave = Opuść turniej
tournament-leave-sure = Opuścić ten turniej?
tournament-leave-open = Do rozpoczęcia można zapisać się ponownie.
tournament-leave-playing = W następnych rundach nie grasz. To, co rozegrane, się liczy. Prosimy dokończyć stół: inaczej, gdy minie czas, zagra za ciebie bot, a to oznacza ostatnie miejsce.
tournament-cancel = Odwołaj turniej
tournament-cancel-sure = Odwołać ten turniej?
tournament-cancel-about = Nikt go nie wygra. Trwające partie toczą się dalej, ale tu się nie liczą.
tournament-stay = Nie, zostaw, jak jest
tournament-remove = Usuń
# $name (string): a person
tournament-remove-whom = Usuń z turnieju: { $name }
tournament-remove-about = Ta osoba nie zagra w następnych rundach i nie zapisze się ponownie.
tournament-not-now = To już niemożliwe. Spójrz jeszcze raz.
# $name (string): a person
tournament-won = Turniej wygrywa { $name }!
tournament-your-table = Twój stół czeka.
# $round (number)
tournament-new-round = Zaczęła się runda { $round }.
# $when (string): a time, perhaps with a day
tournament-goes-on = Następna runda: { $when }
tournament-wait = Następna runda zacznie się, gdy skończą wszystkie stoły.
tournament-you-left = To już nie twój turniej: nie grasz w dalszych rundach.
tournament-you-out = Dla ciebie turniej się skończył. Możesz dalej oglądać innych.
tournament-you-off = W tej rundzie pauzujesz: liczy się ona jak wygrany stół.
# $when (string): a time, perhaps with a day
tournament-ends = Koniec rundy: { $when }
# $name (string): a bot
tournament-bots-sit = Na pustych miejscach: { $name }
# $span (string): a length of time
tournament-pause-told = Przerwa między rundami: { $span }
tournament-invite = Zaproś ludzi
tournament-invite-about = Kto ma ten link, widzi turniej i może się zapisać.

## Standings

tournament-standings = Tabela
tournament-entrants = Kto bierze udział
tournament-nobody = Na razie nikt.
# $n (number): ile osób gra
tournament-all = Pokaż wszystkich: { $n }
tournament-place = Miejsce
tournament-name = Imię
tournament-points = Punkty
tournament-opponents = Rywale
tournament-direct = Bezpośr.
tournament-wins = Wygrane
tournament-left = odejście
tournament-out = odpada
# $round (number)
tournament-came-late = od rundy { $round }
tournament-how = Jak liczy się punkty i miejsca
tournament-points-about = Stół jest wart 24 punkty dla kogoś, kto pokona tam wszystkich. Każda pokonana osoba to równa część, remis połowa: przy czterech osobach 24, 16, 8 i 0, przy trzech 24, 12 i 0. Pauza jest warta wygranego stołu.
tournament-break-opponents = średnia punktów osób, z którymi się grało;
tournament-break-direct = wynik między osobami z równą liczbą punktów, jeśli wszystkie się spotkały;
tournament-break-wins = wygrane stoły;
tournament-break-lot = los, wyciągnięty przed pierwszym zapisem.
tournament-commitment = Losy i rundy wynikają z tajnej liczby. Oto jej pieczęć od samego początku:
tournament-seed = A oto ta liczba:

## Rounds

# $n (number)
tournament-table = Stół { $n }
tournament-table-playing = w toku
tournament-table-finished = zakończony
tournament-table-decided = zaliczony tak, jak stał
tournament-play = Do mojego stołu
tournament-watch = Oglądaj
tournament-replay = Zobacz ponownie
# $verb (string): what can be done; $n (number): the table
tournament-way = { $verb }: stół { $n }
# $n (number)
tournament-got = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
  }
# $names (string): people, as a list
tournament-byes = Pauza w tej rundzie: { $names }
