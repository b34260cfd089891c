### Los należy do wszystkich: kto zaczyna, co zapieczętowano przed grą i sprawdzenie po niej.

## Kto zaczyna

begins = Kto zaczyna
begins-lot = Kto, rozstrzyga los; kolejność zostaje
begins-seats = Wszystkie miejsca losowo

## Przed grą

luck-title = Los, na który nikt nie ma wpływu
luck-about = Wszystkie kości i karty wynikają z tajnej liczby, która jest już ustalona. Jej skrót widać poniżej, a Twoja przeglądarka go zapamięta. Dodaj coś od siebie, a nikt nie będzie mógł wiedzieć z góry, co wypadnie. Po grze można sprawdzić każdy rzut i każdą kartę.
luck-about-now = Wszystkie kości i karty wynikają z tajnej liczby, ustalonej, zanim przeglądarka powie, co tu dodajesz. Nikt więc nie mógł wiedzieć z góry, co wypadnie. Po grze można sprawdzić każdy rzut i każdą kartę.
luck-fingerprint = Skrót:
luck-own = Twoja liczba albo kilka słów
luck-add = Dodaj
luck-take-back = Wycofaj
luck-mine = Dodajesz „{ $share }”.
luck-added = { $name } dodaje „{ $share }”.
luck-sealed = Los tej gry jest zapieczętowany: { $hash }…
luck-drawn-lot = Kto zaczyna, rozstrzygnął los.
luck-drawn-seats = Miejsca rozdzielił los.

## Po grze

fair-yes = Losowanie było uczciwe. Przeglądarka sprawdziła wszystko:
fair-not = Coś się tu nie zgadza.
fair-seed = Tajna liczba zgadza się ze skrótem ogłoszonym przed pierwszym ruchem.
fair-seed-remembered = Tajna liczba zgadza się ze skrótem, który ta przeglądarka widziała przed pierwszym ruchem.
fair-shares = { $n ->
    [one] Uwzględniono to, co dodała { $n } osoba: { $shares }.
    [few] Uwzględniono to, co dodały { $n } osoby: { $shares }.
   *[many] Uwzględniono to, co dodało { $n } osób: { $shares }.
  }
fair-share = „{ $share }” ({ $name })
fair-lot = Wynika z tego, kto zaczyna.
fair-seats = Wynikają z tego miejsca przy stole.
fair-draws = { $n ->
    [one] Bez luk wynika z tego wszystko: { $n } rzut lub karta.
    [few] Bez luk wynika z tego wszystko: { $n } rzuty i karty.
   *[many] Bez luk wynika z tego wszystko: { $n } rzutów i kart.
  }
fair-not-seed = Tajna liczba nie zgadza się ze skrótem ogłoszonym przed pierwszym ruchem.
fair-not-sealed = Przed pierwszym ruchem ta przeglądarka widziała inny skrót.
fair-not-share = W tej przeglądarce dodano od Ciebie „{ $share }”, a tutaj tego nie ma.
fair-not-seats = Miejsca są inne niż wylosowane.
fair-not-gap = W kroku { $step } jakąś liczbę pominięto albo użyto dwa razy.
fair-not-draw = W kroku { $step } zapisano „{ $said }”, a z liczb wychodzi „{ $gives }”.
fair-details = Jak to sprawdzono
fair-how = Dla każdego rzutu i każdej karty przeglądarka obliczyła następną liczbę z tajnej liczby i wszystkiego, co dodano, i sprawdziła, co z niej wychodzi. „meydan verify” robi to samo z pobranym zapisem i sprawdza też zasady.
fair-value-seed = Tajna liczba
fair-value-sealed = Jej skrót (SHA-256 z „meydan:” i liczby)
fair-value-luck = Razem z tym, co dodano
