"""`meydan score`: what a game with the real box came to, asked line by line, or read from options or a file."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from meydan.cli.look import ACCENT, BRICK, DIM, badge, paint
from meydan.companion.scoring import BadScore, Entry, Scored, called, score, sheet_of
from meydan.companion.sheets import ScoreField
from meydan.kernel.errors import BadOption
from meydan.kernel.files import FileTrouble
from meydan.kernel.game import find_game
from meydan.voice import LANGUAGES, Voice

STDIN: Final = "-"


def score_game(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game; `meydan games` lists them.", metavar="GAME")],
    boxes: Annotated[
        list[str] | None, typer.Option("--with", help="An expansion on the table; may be repeated.", metavar="BOX")
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="What somebody has, such as 'Ada: 3 indigo plant, palace, 4 under'; repeated.", metavar="HAS"
        ),
    ] = None,
    source: Annotated[
        str, typer.Option("--from", help="A file of JSON with all of it; - is standard input.", metavar="FILE")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else on stdout.")] = False,
    lang: Annotated[
        str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.", show_default="that of games")
    ] = "",
) -> None:
    """Rank a game that was played with the real box: by the rules, with how points come about and what broke a tie."""
    if lang and lang not in LANGUAGES:
        raise BadOption(f"there are no words in {lang!r}; there are {', '.join(LANGUAGES)}")
    voice, console = Voice(lang or context.obj), Console(highlight=False)
    options: dict[str, Any] = {"expansions": [box for text in boxes for box in text.split(",")]} if boxes else {}
    if source and player:
        raise BadOption("--from and --player cannot both tell what everybody has")
    if source:
        given, entries = read(source)
        options = {**given, **options}
    else:
        sheet = Lines(game, options, voice)
        entries = [sheet.whole(text) for text in player] if player else sheet.ask(console)
    try:
        found = score(game, options, entries)
    except BadScore as error:
        names = called(voice, error.names)
        raise BadOption(Voice(voice.language, names).say(error.said)) from None
    if as_json:
        print(json.dumps(asdict(found), ensure_ascii=False))
    else:
        show(console, found, Voice(voice.language, called(voice, [entry.name for entry in entries])))


def read(source: str) -> tuple[dict[str, Any], list[Entry]]:
    """Options and entries out of a file, as the service takes them."""
    try:
        text = sys.stdin.read() if source == STDIN else Path(source).expanduser().read_text(encoding="utf-8")
        told = json.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise FileTrouble(f"{source} cannot be read: {error}") from None
    except json.JSONDecodeError as error:
        raise FileTrouble(f"{source} is no JSON: {error}") from None
    wanted = 'wanted is {"options": {}, "players": [{"name": "Ada", "has": {"rubies": 5}}]}'
    players = told.get("players") if isinstance(told, dict) else None
    options = told.get("options", {}) if isinstance(told, dict) else None
    fits = isinstance(players, list) and isinstance(options, dict) and all(isinstance(one, dict) for one in players)
    if not fits or not players or not isinstance(options, dict):
        raise FileTrouble(f"{source} tells of no players; {wanted}")
    for one in players:
        if not isinstance(one.get("name", ""), str) or not isinstance(one.get("has", {}), dict):
            raise FileTrouble(f"{source} has a player who does not fit; {wanted}")
    return options, [Entry(one.get("name", ""), one.get("has", {})) for one in players]


class Lines:
    """Reads what people type of a sheet, by its names in their language or those of the rules."""

    def __init__(self, game: str, options: dict[str, Any], voice: Voice) -> None:
        self.game, self.voice = find_game(game), voice
        header = self.game.header(self.game.min_seats, None, options)
        self.parts = sheet_of(game).parts(header)
        self.fields = [field for part in self.parts for field in part.fields]

    def whole(self, text: str) -> Entry:
        """What follows a name and a colon."""
        name, colon, listed = text.partition(":")
        if not colon:
            raise BadOption(f"{text!r} names nobody; wanted is such as 'Ada: 3 {self.fields[0].name}'")
        return Entry(name.strip(), self.some(name.strip(), listed, self.fields))

    def some(self, who: str, listed: str, fields: list[ScoreField]) -> dict[str, int]:
        """So many of some things: “3 indigo plant, palace”."""
        has: dict[str, int] = {}
        for typed in filter(None, (part.strip() for part in re.split(r"[,;]", listed))):
            match = re.fullmatch(r"(?:(\d+)\s*[x×]?\s*)?(.*?)(?:\s+[x×]?\s*(\d+))?", typed)
            first, name, last = match.groups() if match else (None, typed, None)
            field = self.field(name, fields)
            if field is None:
                raise BadOption(self.voice("score-wrong-unknown", name=who, what=name))
            has[field.name] = has.get(field.name, 0) + int(first or last or 1)
        return has

    def field(self, typed: str, fields: list[ScoreField]) -> ScoreField | None:
        """The one thing that is called so, or whose name alone begins so."""
        names = [(field, {plain(field.name), plain(self.voice.say(field.said))}) for field in fields]
        exact = [field for field, called in names if plain(typed) in called]
        begun = [field for field, called in names if any(name.startswith(plain(typed)) for name in called)]
        found = exact or (begun if plain(typed) else [])
        return found[0] if len(found) == 1 else None

    def ask(self, console: Console) -> list[Entry]:
        """Ask for everybody's name and what they have; what does not fit is asked again."""
        entries: list[Entry] = []
        while len(entries) < self.game.max_seats:
            name = self.line(self.voice("score-ask-name", number=len(entries) + 1))
            if not name and len(entries) >= self.game.min_seats:
                break
            entries.append(Entry(name))
        voice = Voice(self.voice.language, called(self.voice, [entry.name for entry in entries]))
        for note in (voice.say(part.note) for part in self.parts if part.note):
            console.print(paint(note, DIM))
        return [Entry(entry.name, self.asked(console, voice.names[seat])) for seat, entry in enumerate(entries)]

    def asked(self, console: Console, who: str) -> dict[str, int]:
        has: dict[str, int] = {}
        for part in self.parts:
            cards = not any(field.icon for field in part.fields)  # which are named, for there are many
            groups = [part.fields] if cards else [[field] for field in part.fields]
            for fields in groups:
                has |= self.until(console, who, self.voice.say(part.title), fields)
        return has

    def until(self, console: Console, who: str, title: str, fields: list[ScoreField]) -> dict[str, int]:
        """Ask for one field, or some of many, until the answer can be read; an empty line is none."""
        one = fields[0] if len(fields) == 1 else None
        what = self.voice.say(fields[0].said)
        asked = ("score-ask-number", {"name": who, "what": what})
        if one is None:
            many = "2 " if fields[0].most > 1 else ""
            some = f"{many}{what}, {self.voice.say(fields[1].said)}"
            asked = ("score-ask-some", {"name": who, "title": title, "what": some})
        while True:
            typed = self.line(self.voice(asked[0], **asked[1]))
            try:
                if one is None:
                    return self.some(who, typed, fields)
                if not typed or (typed.isdecimal() and int(typed) <= one.most):
                    return {one.name: int(typed or 0)}
                raise BadOption(self.voice("score-wrong-number", name=who, what=what, most=one.most))
            except BadOption as error:
                console.print(paint(str(error), BRICK))

    @staticmethod
    def line(question: str) -> str:
        return str(typer.prompt(question, default="", show_default=False, prompt_suffix=" ")).strip()


def plain(name: str) -> str:
    """A name as it is compared."""
    return name.casefold().replace("-", " ").strip()


def show(console: Console, found: Scored, voice: Voice) -> None:
    """Who won, the ranking with what was compared, and what the numbers are made of."""
    compared = [voice.say(one) for one in found.compared]
    table = Table(box=None, padding=(0, 2), header_style=DIM)
    for heading in ("", "", *compared):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for place in found.places:
        name = badge(place.seat) + paint(f" {voice.names[place.seat]}", "bold" if place.rank == 1 else "")
        table.add_row(f"{place.rank}.", name, *map(str, place.scores))
    console.print(paint(voice.say(found.won), f"bold {ACCENT}"))
    console.print(table)
    for place in found.places:
        if place.decided:
            console.print(paint(f"  {voice.names[place.seat]}: {voice.say(place.decided)}", DIM))
    for place in found.places if found.shared is not None else ():
        made = Table(box=None, padding=(0, 2), show_header=False)
        for share in place.shares:
            many = f"{share.count} × " if share.count > 1 else ""
            how = voice.say(share.how) if share.how else ""
            made.add_row(f"{many}{voice.say(share.said)}", str(share.worth), paint(how, DIM))
        if place.shares:
            total = f"{voice.names[place.seat]}: {place.scores[found.shared or 0]} ({compared[found.shared or 0]})"
            console.print(paint(f"\n{total}", "bold"))
            console.print(made)
    console.print(paint(voice("end-compared", what=" → ".join(compared)), DIM))
