### What only the terminal says. All ids begin with cli-.

# Players are called by their colours.
cli-colour-0 = Czerwony
cli-colour-1 = Zielony
cli-colour-2 = Niebieski
cli-colour-3 = Żółty
cli-colour-4 = Biały
# After one’s own colour.
cli-you = ty

## The screen

# $names: who has most of what wins; $what: such as “rubies”
cli-ahead = Na prowadzeniu: { $names } ({ $what }: { $n })
cli-since = Od twojej ostatniej tury
# Numbers that can be typed although they are not listed. $n: the last of them
cli-up-to = albo więcej, do { $n }
# Options that are not listed singly. $n: how many
cli-others = jeszcze { $n }
# Short headings of lines: what is left, what it costs.
cli-label-left = zostało
cli-label-cost = cena
# What somebody did, and what they did next: clauses without their subject
cli-then = { $clause }; { $next }

## Playing

cli-choose = Wybierz jedno albo wpisz „back”, żeby wrócić.
# $hash: a checksum
cli-sealed = Skrót ziarna: { $hash }
cli-bye = Gra zapisana. Aby ją wznowić: { $command }
cli-saved = Zapisano w pliku { $file }
cli-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
# $seat: what was typed; $seats: how many there are; “none” is typed as it stands
cli-no-seat = Nie ma miejsca „{ $seat }”: są miejsca od 1 do { $seats }, a „none” zostawia grę samym botom.
cli-no-input = Nie ma więcej danych wejściowych.
# $name: who is to play at the same keyboard
cli-keyboard = Teraz gra { $name }: przekaż klawiaturę i naciśnij Enter
cli-taken-back = Cofnięto: { $choice }
cli-enter-nothing = Sam Enter tu nie wystarczy: wpisz numer opcji.
cli-not-an-option = „{ $typed }” to nie jest opcja. Wpisz numer albo tekst opcji; resztę pokaże „help”.
cli-why-what = Ale co? Wpisz „why” i opcję, na przykład „why { $example }”.
cli-possible = „{ $choice }” jest możliwe: to jedna z opcji.
# $reason: a sentence
cli-not-possible = „{ $choice }” jest niemożliwe. { $reason }

## The end, and a game told again

cli-seed = Ziarno: { $seed }; jego skrót przed pierwszym ruchem: { $hash }
cli-record = Zapis gry: { $file }
cli-verify = Aby sprawdzić każdy rzut i każdą kartę: { $command }
cli-game-of = { $game }, liczba graczy: { $n }
# $n: how many steps were played; $hash: a checksum
cli-finished = gra dokończona, kroków: { $n }, skrót { $hash }
cli-unfinished = gra niedokończona, kroków: { $n }, skrót { $hash }
cli-step = Tak jest po kroku { $step } z { $steps }. Następny: { $next }

## Help: what can be typed, and what it means

# $asked: what was looked for; a list of topics follows
cli-no-rule = Żadna zasada nie mówi o „{ $asked }”. Pomoc jest na tematy:
cli-help-number = opcja o tym numerze; 0 kończy lub odmawia; wystarczy też początek wiersza
cli-help-enter = opcja oznaczona ← Enter
cli-help-several = kilka naraz, gdy wybiera się po kolei
cli-help-rules = zasady dotyczące tego pytania albo tego, co wpiszesz dalej
cli-help-why = i opcja: dlaczego jest niemożliwa
cli-help-hint = dwie lub trzy dobre odpowiedzi, ich szanse i dlaczego
cli-help-undo = cofnij ostatni wybór, jeśli od tego czasu nic nie rzucono, nie dobrano ani nie pokazano
cli-help-board = wszystko jeszcze raz
cli-help-log = wszystko, co się działo
cli-help-save = i plik: zapisz pod własną nazwą; po każdym wyborze gra zapisuje się sama
cli-help-quit = wyjdź; grę można wznowić

## Istanbul

cli-ist-numbers = miejsca i deklaracje mają własne numery
cli-ist-goods = opcja po tekście; towary po literach, w dowolnej kolejności
# What the signs on the screen mean
cli-ist-signs =
    R● G■ B▲ Y◆ W⬢: kupcy i liczba pomocników pod nimi
    ○r □g △b ◇y ⬡w: pozostawieni pomocnicy; ♙R: członek rodziny
    N◉: neutralny kupiec; ◎n: neutralny pomocnik; ✦: rubin
    ▣R: towarzysz; ▌8: bariera w stronę miejsca 8; 2+1: karty bonusowe i gildii
    M1 E2: kawa za żetony ruchu i spotkania w Tawernie
    R tkaniny, G przyprawy, Y owoce, B biżuteria, C kawa

## San Juan

cli-sj-names = opcja po tekście; wystarczy sama nazwa
# What the signs on the screen mean
cli-sj-signs =
    ■: towar na budynku; □: bez towaru; +2: tyle kart pod nim, po punkcie za każdą
    5→4: koszt z karty i koszt dla ciebie teraz
    postać w nawiasie została wzięta w tej rundzie
    9/12 5c 21p: budynki, karty na ręce, punkty; 5+2c: jeszcze dwie dobrane lub wybrane

## Istanbul: The Dice Game

cli-dice-letters = kości po literach, w dowolnej kolejności: po rzucie się je przerzuca
cli-dice-keep = po rzucie: przerzuć wszystkie kości oprócz tych
cli-dice-goods = akcja według tego, czym się płaci; l wymienia monety, cc odkrywa dwie karty
# What the signs on the screen mean
cli-dice-signs =
    R Y G B: czerwone, żółte, zielone i niebieskie towary; L: moneta; C: karta
    ✦: rubin; 2◈: kryształy, do przerzutów
    R2 Y0 G1 B0: znaczniki towarów; ✱1: brązowe, które zastępują dowolny kolor
    3/5: żetony meczetu i ile ich daje rubin; +9: żetony w stosie
# Mosque tiles, in short
cli-dice-tiles =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
# Areas of the board, in a word
cli-dice-area-carpet = dywan
cli-dice-area-lira = liry
cli-dice-area-mosque = meczet
# What a tile brings, in a word
cli-dice-tile-lira = liry
cli-dice-tile-crystal = kryształ
cli-dice-tile-card = karta
cli-dice-tile-action = akcja
cli-dice-tile-die = kość
cli-dice-tile-goods = towar
