"""How a table or a record looks to whoever is sent a link to it: a title, a sentence, and what its picture shows."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from babel.dates import format_date
from msgspec import Struct

from meydan.kernel.game import find_game
from meydan.kernel.record import Record
from meydan.pictures import Player, Shown, card
from meydan.server.calling.wording import called
from meydan.server.replaying import resting_places
from meydan.server.seating import COLOURS
from meydan.server.store import TableRow
from meydan.voice import LANGUAGES, Voice

BOT: Final = " (bot)"  # how records mark names of bots


class Preview(Struct, frozen=True):
    """What messengers show of a link, before anybody opens it."""

    title: str
    description: str
    picture: str  # its path


def language_of(accepted: str) -> str:
    """The first language of a reader that we have."""
    asked = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((one for one in asked if one in LANGUAGES), LANGUAGES[0])


def told(row: TableRow, language: str, picture: str, about: str = "") -> Preview:
    """A table as it is now; `about` is what of a finished game is shown: a moment, or an analysis."""
    say = Voice(language)
    game = _game(say, row.game)
    if row.status == "open":
        free = sum(chair.free for chair in row.chairs)
        return Preview(say("preview-open", game=game), say("preview-open-text", n=free), picture)
    names = [called(say, row, chair) for chair in row.chairs]
    if row.status != "finished":
        return Preview(say("preview-game", what=_listed(say, names), game=game), say("preview-playing-text"), picture)
    headline = _won(say, [(name, chair.rank) for name, chair in zip(names, row.chairs, strict=True)])
    return Preview(say("preview-game", what=headline, game=game), say(f"preview-{about or 'replay'}-text"), picture)


def told_record(record: Record, language: str, picture: str, about: str = "") -> Preview:
    """The same of an uploaded record."""
    say = Voice(language)
    shown = shown_record(record, language)
    return Preview(
        say("preview-game", what=shown.headline, game=shown.game), say(f"preview-{about or 'replay'}-text"), picture
    )


def shown_table(row: TableRow, language: str) -> Shown:
    """What the picture of a table says besides its board."""
    say = Voice(language)
    players = [
        Player(
            called(say, row, chair) if not chair.free else say("seat-free"),
            chair.colour or "",
            chair.rank,
            chair.score[0] if chair.score else None,
        )
        for chair in row.chairs
    ]
    names = [player.name for player, chair in zip(players, row.chairs, strict=True) if not chair.free]
    over = row.status == "finished"
    won = _won(say, [(player.name, player.rank) for player in players]) if over else _listed(say, names)
    day = datetime.fromtimestamp((row.finished or row.started or row.created) / 1000, UTC)
    return Shown(won, _game(say, row.game), format_date(day, "long", locale=language), players, language)


def shown_record(record: Record, language: str) -> Shown:
    """What the picture of an uploaded record says besides its board."""
    say = Voice(language)
    names = [*record.players, *[""] * record.seats][: record.seats]
    result = record.result

    def called_there(seat: int, name: str) -> str:
        bot = name.endswith(BOT)
        return say.bot(record.game, name.removesuffix(BOT)) if bot else name or say("seat-number", n=seat + 1)

    players = [
        Player(
            called_there(seat, name),
            COLOURS[seat % len(COLOURS)],
            result["ranks"][seat] if result else None,
            result["scores"][seat][0] if result else None,
        )
        for seat, name in enumerate(names)
    ]
    everybody = [player.name for player in players]
    won = _won(say, [(player.name, player.rank) for player in players]) if result else _listed(say, everybody)
    return Shown(won, _game(say, record.game), "", players, language)


def drawn_table(row: TableRow, language: str, record: Record | None, position: int | None) -> bytes:
    """The picture of a table; of a finished game with its board, at the end or at a position before."""
    return card(shown_table(row, language), record, None if record is None else _step(record, position))


def drawn_record(text: str, language: str, position: int | None) -> bytes:
    record = Record.from_json(text)
    return card(shown_record(record, language), record, _step(record, position))


def _step(record: Record, position: int | None) -> int | None:
    """After how many steps a position was reached; None is the end, and so is what there is not."""
    rests = resting_places(find_game(record.game), record.steps)
    return rests[position] if position is not None and position < len(rests) else None


def _game(say: Voice, game: str) -> str:
    return say(f"game-{game}") if say.has(f"game-{game}") else find_game(game).title


def _won(say: Voice, ranked: list[tuple[str, int | None]]) -> str:
    winners = [name for name, rank in ranked if rank == 1]
    return say("end-won", names=winners, count=len(winners))


def _listed(say: Voice, names: list[str]) -> str:
    return say("preview-names", names=names)
