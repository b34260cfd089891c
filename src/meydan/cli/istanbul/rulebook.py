"""How Istanbul's rules are found by the names of its places and cards."""

from __future__ import annotations

import re
from typing import Final

from meydan.cli.rulebook import Paragraph
from meydan.games.istanbul.tables import ALL_CARDS, PLACE_NAMES
from meydan.games.istanbul.words import CARD_NAMES

CARD_CHAPTERS: Final = ("IST-C.", "IST-D.")
GUILD_CHAPTER: Final = "IST-B."


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
    names = zip(ALL_CARDS, [full.lower() for full in CARD_NAMES], strict=True)
    known = [full for short, full in names if name == full or (says_card and name == short)]
    quoted = [re.sub(r"^a (fabric|spice|fruit) ", "a fabric (spice, fruit) ", full) for full in known]
    about = [rule for rule in rules if rule.id.startswith(CARD_CHAPTERS)]
    return [rule for rule in about if quoted and f'"{quoted[0]}"' in rule.text.lower()]


def by_guild(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    """A guild card by its number: guild 7, guild card 7."""
    wanted = re.fullmatch(r"guild (?:card )?(\d+)", asked)
    if wanted is None:
        return []
    about = [rule for rule in rules if rule.id.startswith(GUILD_CHAPTER)]
    named = [re.findall(r"\bcards? ((?:\d+(?:, | and )?)+)", rule.text.lower()) for rule in about]
    return [rule for rule, lists in zip(about, named, strict=True) if wanted[1] in re.findall(r"\d+", " ".join(lists))]
