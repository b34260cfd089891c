"""How Istanbul's rules are found by the names of its places and cards."""

from __future__ import annotations

import re

from meydan.cli.istanbul.saying import say
from meydan.cli.rulebook import Paragraph
from meydan.games.istanbul.tables import ALL_CARDS, PLACE_NAMES
from meydan.games.istanbul.words.helping import CARD_RULES, GUILD_RULES
from meydan.games.istanbul.words.parts import card


def chapter(asked: str) -> str:
    """The chapter of a place by its name, and of a kiosk tile."""
    if re.fullmatch(r"k\d+", asked):
        return "kiosk"
    names = [name.lower().replace("’", "'") for name in PLACE_NAMES]
    return str(names.index(asked)) if asked in names[1:] else asked


def by_card(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    """A bonus card by its name, or by its short name after the word card."""
    name = re.sub(r" \d+$| (fabric|spice|fruit|jewelry)$", "", asked) if asked.count(" ") > 1 else asked
    name = name.removeprefix("card ").removesuffix(" card")
    says_card = name != asked  # the short names are everyday words: far, palace, letter
    known = [kind for kind in ALL_CARDS if name == say(card(kind)).lower() or (says_card and name == kind)]
    return _named(rules, CARD_RULES[known[0]]) if known else []


def by_guild(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    """A guild card by its number: guild 7, guild card 7."""
    wanted = re.fullmatch(r"guild (?:card )?(\d+)", asked)
    known = wanted is not None and int(wanted[1]) < len(GUILD_RULES)
    return _named(rules, GUILD_RULES[int(wanted[1])]) if wanted is not None and known else []


def _named(rules: list[Paragraph], spec: str) -> list[Paragraph]:
    """The paragraphs of a short list, such as C.18-19 C.23."""
    wanted = set()
    for one in spec.split():
        chapter, _, some = one.partition(".")
        first, _, last = some.partition("-")
        wanted |= {f"IST-{chapter}.{number}" for number in range(int(first), int(last or first) + 1)}
    return [rule for rule in rules if rule.id in wanted]
