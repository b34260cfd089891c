"""The rules of a game over HTTP, as a whole, so that a page can show and search them without a connection."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from meydan.kernel.game import GAMES, find_game
from meydan.kernel.telling import Topic, Words
from meydan.rulebook.naming import names_of
from meydan.rulebook.reading import BOXES, RulesPart, Situation, rules_of
from meydan.server.api import refusals
from meydan.server.problems import Problem
from meydan.server.views import Group
from meydan.voice import LANGUAGES


class Rulebook(Struct, frozen=True):
    """The rules of a game in a language (English, where nobody translated them), and what is needed to find one's way.

    Which boxes there are and for how many it is; `topics` and `help` as with the things of a table; `names` of each
    thing with help in all languages, so that whoever knows another edition finds it.
    """

    game: str
    language: str
    boxes: list[str]
    seats: tuple[int, int]
    parts: tuple[RulesPart, ...]
    situations: tuple[Situation, ...]
    topics: list[Group]
    help: dict[str, Topic]
    names: dict[str, tuple[str, ...]]


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules of a game",
    tags=["tables"],
    responses=refusals("bad-request", "not-found"),
)
async def rules_to_read(game: FromPath[str], language: FromPath[str]) -> Rulebook:
    """All rules in numbered paragraphs, with the boxes and numbers of players for which each of them holds."""
    if game not in GAMES or language not in LANGUAGES:
        raise Problem(
            "not-found", f"there are no rules of {game!r} in {language!r}", allowed=[*sorted(GAMES), *LANGUAGES]
        )
    return await asyncio.to_thread(rulebook, game, language)


@cache
def rulebook(game: str, language: str) -> Rulebook:
    known = find_game(game)
    rules = rules_of(game, language)
    words: Words[Any, Any, Any] = known.words()
    groups = words.topics(None)
    languages = tuple(sorted(LANGUAGES, key=lambda one: one != rules.language))
    names = {named.anchor: named.names for named in names_of(game, languages)}
    found = {anchor: words.topic(anchor, None) for anchor in names}
    return Rulebook(
        game=game,
        language=rules.language,
        boxes=[value for option in known.options if option.name == BOXES for value in option.values],
        seats=(known.min_seats, known.max_seats),
        parts=rules.parts,
        situations=rules.situations,
        topics=[Group(title, group) for title, group in groups],
        help={anchor: topic for anchor, topic in found.items() if topic is not None},
        names=names,
    )


HANDLERS = [rules_to_read]
