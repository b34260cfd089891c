### Wszystko przy stole, co nie należy do żadnej konkretnej gry.

## Stół

table-title = Stół
table-board = Plansza
table-side = Dziennik i czat
table-panels = Panele
table-tools = Narzędzia
table-menu = Menu
table-lost = Utracono połączenie. Próbujemy ponownie…
table-past = Tak było wcześniej
table-now = Wróć do gry
table-lesson-first = Najpierw zrób to, o co prosi lekcja
table-seat = Gracz { $number }
table-namesake = { $name } { $number }
table-sentence = { $name } { $clause }.
table-clause = { $clause }
table-say-asked = Twoja tura. { $question }
table-say-over = Koniec gry.
table-recalled = { $name } cofa swoją turę

panel-mine = Moje
panel-players = Gracze
panel-log = Dziennik
panel-chat = Czat
panel-tools = Menu

tool-home = Na plac
tool-help = Pomoc
tool-text = Stół słowami
tool-share = Pokaż innym
tool-leave = Opuść grę
tool-report = Zgłoś
tool-keys = Klawisze
tool-settings = Ustawienia

## Gracze

seat-turn = teraz gra
seat-your-turn = twoja tura
seat-standin = Na razie gra tu bot
# Somebody looks at the table
seat-here = przy stole
# Somebody left the table. $when (string): a time, or a day
seat-away = nieobecność od { $when }
seat-you = Ty
seat-label =
    { $name }{ $mine ->
        [true] {" "}(ty)
       *[false] {""}
    }{ $turn ->
        [true] , teraz gra
       *[false] {""}
    }, pozycja { $rank }, { $label }: { $value }
clock-late = po czasie
clock-hours = { $hours } godz. { $minutes } min
# A day or more left. $hours: number
clock-long = { $hours } godz.
clock-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }

## Pytanie

ask-title = Pytanie
ask-yours = Twoja tura
ask-roll = Rzuć kośćmi
ask-yours-in = Pytanie do ciebie w turze gracza { $name }
ask-waiting = Poczekaj
ask-watching = Oglądasz
ask-last = Ostatnia runda
ask-theirs = { $name } wybiera
# The same, if they do not look at the table. $when: a time, or a day
ask-away = Wybiera { $name }, nieobecność od { $when }
ask-question = „{ $question }”
ask-which = Co dokładnie?
ask-cancel = Wróć
# Where the answer is given on the board, not with a button.
ask-on-board = Wybierz na planszy.
# Of something that cannot be chosen now.
ask-how-help = Przytrzymaj palcem albo kliknij prawym przyciskiem, żeby przeczytać, co to jest.
ask-skip = Pokaż resztę od razu
ask-undo = Cofnij
ask-undo-key = Cofnij ostatni wybór (u)
ask-undo-not = Opcja „Cofnij” jest niedostępna: { $reason }
recall-title = Cofnąć swoją turę?
recall-about = Teraz wybiera { $name } i zobaczy, że cofasz swoją turę.
recall-clock = Twój zegar w tym czasie chodził: zostanie ci { $left }.
recall-limit = Twój czas na ruch w tym czasie płynął: zostanie ci { $left }.
recall-late = Twój czas w tym czasie minął: inni będą mogli od razu oddać twoje miejsce botowi.
recall-do = Cofnij
recall-not = Zostaw
ask-over = Koniec gry
ask-result = Pokaż wynik
ask-since =
    { $count ->
        [one] Od twojego ostatniego wyboru: { $count } zdarzenie
        [few] Od twojego ostatniego wyboru: { $count } zdarzenia
       *[many] Od twojego ostatniego wyboru: { $count } zdarzeń
    }
ask-late = Graczowi { $name } skończył się czas.
ask-late-unrated = Do powrotu gracza { $name } może grać nasz najlepszy bot. Gra nie jest rankingowa.
ask-late-rated = Do powrotu gracza { $name } może grać nasz najlepszy bot. Gra pozostaje rankingowa: wynik liczy się graczowi { $name }.
ask-hand = Niech zagra bot
ask-standin = Bot gra za ciebie.
ask-standin-unrated = Gdy wrócisz, twój zegar ruszy na nowo. Gra nie jest rankingowa.
ask-standin-rated = Gdy wrócisz, twój zegar ruszy na nowo. Gra pozostaje rankingowa: wynik liczy się tobie.
ask-take = Wróć na swoje miejsce
ask-resigned = Twoje miejsce zostało poddane. Dalej gra na nim bot.
ask-agreeing = { $n ->
    [one] { $names } chce zakończyć grę w tym miejscu.
    [few] { $names } chcą zakończyć grę w tym miejscu.
   *[many] { $names } chcą zakończyć grę w tym miejscu.
  }
table-resigned = { $name } poddaje grę.
table-agreeing = { $name } chce zakończyć grę w tym miejscu.

## Hints

hint-ask = Podpowiedź
hint-ask-key = Pokaż najlepsze odpowiedzi (a)
hint-thinking = Myślę…
hint-title = Warto rozważyć
hint-seen = Wszyscy przy stole widzą, że dostajesz podpowiedź.
hint-chance = { $percent } % ± { $error }
hint-chance-long = Szansa na wygraną: { $percent } %, z dokładnością do { $error }
hint-wins = To wygrywa grę.
hint-brings = To daje { $what }.
hint-brings-about = Średnio to daje { $what }.
hint-costs = To kosztuje { $what }.
hint-costs-about = Średnio to kosztuje { $what }.
hint-nothing = Od razu nic to nie daje, ale opłaci się później.
hint-more = Na koniec tury daje to o { $what } więcej.
hint-less = Na koniec tury daje to o { $what } mniej.
hint-later = Różnicę widać w następnych turach.
hint-helps =
    { $points ->
        [one] To daje o { $points } punkt szans na wygraną więcej graczowi { $name }.
        [few] To daje o { $points } punkty szans na wygraną więcej graczowi { $name }.
       *[many] To daje o { $points } punktów szans na wygraną więcej graczowi { $name }.
    }
hint-hurts =
    { $points ->
        [one] To odbiera { $points } punkt szans na wygraną graczowi { $name }.
        [few] To odbiera { $points } punkty szans na wygraną graczowi { $name }.
       *[many] To odbiera { $points } punktów szans na wygraną graczowi { $name }.
    }
note-hint = dostaje podpowiedź
note-undo = cofa swój wybór
note-resign = poddaje grę
note-agree = zgadza się zakończyć grę w tym miejscu

## The coach

coach-title = Na pewno?
coach-loss =
    { $points ->
        [one] Będzie cię to kosztować około { $points } punktu szans na wygraną.
        [few] Będzie cię to kosztować około { $points } punktów szans na wygraną.
       *[many] Będzie cię to kosztować około { $points } punktów szans na wygraną.
    }
coach-others = Inni zrobiliby tak:
coach-do = Mimo to tak
coach-not = Wybierz jeszcze raz

## Dziennik i czat

log-title = Co się działo
log-empty = Nic się jeszcze nie wydarzyło.
log-round = Runda { $round }
log-me = { $name } (ty)
log-setup = Przygotowanie
log-earlier =
    { $count ->
        [one] Wcześniej: { $count } runda
        [few] Wcześniej: { $count } rundy
       *[many] Wcześniej: { $count } rund
    }
log-barrier = Tego, co wyżej, nie można już cofnąć
chat-title = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-watching = Oglądasz. Pisać mogą tu tylko gracze.
# Said with one press; each reads it in their own language
chat-phrases = Gotowe zdania
phrase-bravo = Brawo!
phrase-wow = O, proszę!
phrase-laugh = Cha, cha!
phrase-ouch = Auć!
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-nice = Dobry ruch!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-moment = Chwileczkę, proszę.
phrase-game = Dobra partia!
phrase-again = Jeszcze raz?
dice-rolled = Kości pokazują { $dice }

## Pomoc i zasady

help-title = Pomoc
help-all = Wszystkie tematy
help-rules = W pełnych zasadach
help-english = Po angielsku: nikt jeszcze nie przetłumaczył tych zasad.
help-whole = Pełne zasady
rules-title = { $game }: zasady
rules-goal = Cel gry
rules-turn = Jak grać
rules-topics = Wszystko według tematów
rules-digest = Pełne zasady
rules-search = Szukaj w zasadach
rules-ours = Drukowane zasady tego nie mówią: to nasze rozstrzygnięcie.
rules-boxes = Pudełka
rules-players = Gracze
rules-any = dowolna liczba
rules-situations = Pytania przy stole
rules-folded =
    { $n ->
        [one] { $n } akapit nie dotyczy tej gry
        [few] { $n } akapity nie dotyczą tej gry
        [many] { $n } akapitów nie dotyczy tej gry
       *[other] { $n } akapitu nie dotyczy tej gry
    }
rules-nothing = Żadna zasada o tym nie mówi.
rules-print = Drukuj
rules-found =
    { $n ->
        [one] { $n } akapit
        [few] { $n } akapity
        [many] { $n } akapitów
       *[other] { $n } akapitu
    }
rules-ask = Co się dzieje, gdy …? Czy można …?

## Klawisze

keys-title = Klawisze
keys-tab = z jednej części stołu do następnej
keys-arrows = z pola na pole
keys-enter = wybierz to, co zaznaczone
keys-question = do pytania
keys-board = do planszy
keys-mine = do moich rzeczy
keys-undo = cofnij
keys-hint = podpowiedź
keys-log = dziennik
keys-chat = czat
keys-help = pomoc o tym, co zaznaczone
keys-text = stół słowami albo jako obraz
keys-skip = pomiń animację
keys-shift = przytrzymaj: bez animacji
keys-escape = zamknij to, co otwarte
keys-keys = te klawisze

## Koniec

end-title = Koniec
end-won =
    { $count ->
        [one] { $names } wygrywa
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
end-you-win = Wygrywasz!
end-you-share = Wspólne zwycięstwo: ty i { $names }
end-you-place =
    { $place ->
        [second] Zajmujesz drugie miejsce. Dobra gra!
        [third] Zajmujesz trzecie miejsce. Dobra gra!
        [fourth] Zajmujesz czwarte miejsce. Dobra gra!
       *[fifth] Zajmujesz piąte miejsce. Dobra gra!
    }
end-shared = remis z graczem { $name }
end-decided = przed graczem { $name }: { $what } ({ $more } do { $less })
end-compared = Porównujemy po kolei: { $what }
end-left = gra poddana
end-ended-resigned = Gra skończyła się, bo { $name } poddaje grę.
end-ended-agreed = Wszyscy zgodzili się zakończyć grę w tym miejscu, tak jak stoi. Rankingi się nie zmieniają.
end-rematch = Zagraj jeszcze raz
end-again-asked = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
    [few] { $names } chcą zagrać jeszcze raz.
   *[many] { $names } chcą zagrać jeszcze raz.
  }
end-again-open = Twój nowy stół czeka na innych.
end-again-begun = Następna gra już trwa i bierzesz w niej udział.
end-again-without = Następna gra zaczęła się bez ciebie.
end-again-watch = Oglądaj
end-again-join = Zagraj z nimi
end-again-go = Przejdź tam
end-share = Kopiuj link do tej gry
share-copied = Skopiowano link. Otworzy się każdemu, nawet jeśli stół był prywatny.
share-watch = Link dla widzów
share-watch-about = Kto go otworzy, zobaczy tylko to, co na stole jest jawne: bez ukrytych kart, czatu i miejsca przy stole.
share-replay = Link do zapisu gry
share-replay-about = Kto go otworzy, może obejrzeć całą grę.
end-replay = Obejrzyj ponownie
end-analyse = Analizuj
end-fork = Graj dalej od innego momentu
end-download = Pobierz zapis gry
end-verify = Sprawdź losowanie
end-luck = Szczęście w rzutach
end-no-rolls = ani jednego rzutu
chart-table = Jako tabela
chart-round = Runda

## Odtwarzanie

replay-title = Odtwarzanie
replay-first = Na początek
replay-back = Krok wstecz
replay-step = Krok naprzód
replay-turn = Następna tura
replay-turn-back = Poprzednia tura
replay-last = Na koniec
replay-charts = Wykresy
replay-analysis = Analiza
replay-analyse = Analizuj tę partię
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-position = Pozycja
replay-at = Pozycja { $position } z { $positions }
replay-round = Runda
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Widok
replay-all = Wszystko odkryte
replay-watch = Oczami widza
replay-seat = Oczami: { $name }
replay-share = Kopiuj link do tego momentu
replay-copied = Skopiowano link do tego momentu. Otworzy się każdemu, nawet jeśli stół był prywatny.
replay-fork = Graj dalej od tego momentu
replay-how = Znajdź wybrany moment i graj od niego dalej.
replay-forked = Nowy stół gotowy: grasz stąd dalej przeciw botom.

## Pierwsza gra z przewodnikiem

learn-title = Pierwsza gra z przewodnikiem
learn-coach = Lekcja
learn-count = { $number } z { $count }
learn-missed = Poprzedni krok tym razem się nie udał. Nadrobisz to później, a my idziemy dalej.
learn-hint = Plan lekcji tu nie pasuje. Oto dobra odpowiedź:
learn-next = Dalej
learn-leave = Graj bez lekcji
learn-done = To wszystko, czego potrzebujesz. Gra trwa dalej: miłej zabawy!

## A bundle of things to choose. $n: how many

bundle-do = Właśnie te
bundle-more =
    { $n ->
        [one] Jeszcze { $n }
        [few] Jeszcze { $n }
       *[many] Jeszcze { $n }
    }
bundle-less =
    { $n ->
        [one] O { $n } za dużo
        [few] O { $n } za dużo
       *[many] O { $n } za dużo
    }
bundle-other = Tak się nie da

## Something that can be clicked. $name: what it is, $text: what it does, $label: both, $doing: what can be done with it

thing-text = { $name }. { $text }
thing-can = { $label } (teraz możliwe)
thing-doing = { $label } (teraz możliwe: { $doing })

## So many of something. $what: of what

step-less = Mniej: { $what }
step-more = Więcej: { $what }

## The table in words

text-more = Więcej
text-more-about = Więcej: { $name }

## Why not, whatever the game

why-unknown-choice = W tej grze nie ma takiego ruchu.
why-game-over = Gra jest skończona.
why-not-your-turn = To nie twoja tura.
why-chance-to-answer = Teraz głos mają kości lub talia.
why-not-chance = Teraz nic się nie rzuca ani nie dobiera.
why-impossible-outcome = To nie może teraz wypaść.
why-other-question = Najpierw odpowiedz: pytanie dotyczy czegoś innego.
why-not-now = To nie jest na to pora.
why-nothing-to-undo = Od ostatniego rzutu, dobrania lub ruchu innego gracza nic jeszcze nie zrobiono.
why-not-your-undo = Można cofnąć tylko własny wybór.
why-handed-over = W grze rankingowej tury nie można cofnąć, gdy pytanie dostał już ktoś inny.
why-other = Teraz to niemożliwe.

# How a rated game changed a rating. $rating (string), $change (string): a number with its sign
end-rating = Ranking: { $rating } ({ $change })
end-rating-provisional = tymczasowy
