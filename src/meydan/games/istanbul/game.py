# uncompiled: a description, looked at once per game
"""Istanbul as a game of the kernel: its options, how one begins, who sees what and who has won."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from meydan.games.istanbul import cards, cashing, chance, turn
from meydan.games.istanbul.boxes import (
    EXPANSIONS,
    cleared_table,
    default_layout,
    empty_table,
    layouts_of,
    places_of,
)
from meydan.games.istanbul.choices import SPACE
from meydan.games.istanbul.components import check_components
from meydan.games.istanbul.expansions.letters import auction, courier, double, kiosk, spending
from meydan.games.istanbul.expansions.letters import cards as letters_cards
from meydan.games.istanbul.expansions.letters import chance as letters_chance
from meydan.games.istanbul.expansions.letters import fountain as letters_fountain
from meydan.games.istanbul.expansions.letters import places as letters_places
from meydan.games.istanbul.expansions.mocha import cards as mocha_cards
from meydan.games.istanbul.expansions.mocha import chance as mocha_chance
from meydan.games.istanbul.expansions.mocha import guild, tavern
from meydan.games.istanbul.expansions.mocha import places as mocha_places
from meydan.games.istanbul.places import (
    caravansary,
    dealer,
    dice,
    fountain,
    markets,
    mosques,
    palace,
    police,
    post_office,
    wainwright,
    warehouses,
)
from meydan.games.istanbul.prospects import prospect
from meydan.games.istanbul.sensible import sensible
from meydan.games.istanbul.setup import lay_table
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import RANDOM_LAYOUTS
from meydan.games.istanbul.view import IstanbulView, make_view, world_from_view
from meydan.kernel.choice import Choice
from meydan.kernel.errors import BadOption
from meydan.kernel.game import Game, Option, Result, frames_of, register
from meydan.kernel.header import Header
from meydan.kernel.rng import Source
from meydan.kernel.telling import Words

AN_OWN_GRID = [7, 16, 1, 15, 2, 14, 3, 13, 4, 12, 5, 11, 6, 10, 8, 9]  # for the mixes: a layout nobody printed

_MODULES = (
    cards, cashing, chance, turn, caravansary, dealer, dice, fountain, markets, mosques, palace, police, post_office,
    wainwright, warehouses, mocha_cards, mocha_chance, mocha_places, guild, tavern,
    auction, courier, double, kiosk, spending, letters_cards, letters_chance, letters_fountain, letters_places,
)  # fmt: skip


class IstanbulOptions(TypedDict, total=False):
    """The options of `IstanbulGame.options`, for type checkers."""

    layout: str | Sequence[int] | Sequence[Sequence[int]]
    expansions: str | list[str] | tuple[str, ...]
    new_cards_only: bool
    neutral_assistants: bool
    caravan_leader: bool


class IstanbulGame(Game[Istanbul]):
    """Istanbul, base game with its variants, for 2 to 5 players."""

    name = SPACE.game
    title = "Istanbul"
    min_seats = 2
    max_seats = 5
    rules_version = 2
    space = SPACE
    frames = frames_of(*_MODULES)
    options = (
        Option(
            "layout",
            "short",
            "short, long, order, random, random-2023, or a grid of the places row by row;"
            " with an expansion first (the printed one), order, random, random-2023 or a grid",
            "how the places lie: short or long paths, in order, at random within the recommended limits"
            " (2014, or the stricter ones of 2023), or any grid of your own",
        ),
        Option("expansions", [], "a list of mocha and letters", "which boxes are added; both are the Grand Bazaar"),
        Option("new_cards_only", False, "true or false", "letters alone: without the base game’s bonus cards"),
        Option("neutral_assistants", False, "true or false", "one assistant of each stack is anybody’s (2-4 players)"),
        Option("caravan_leader", False, "true or false", "who last used the Caravansary keeps both cards there"),
    )

    def settle_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        boxes = _expansions(given.get("expansions", []))
        settled = {
            "layout": _layout(given.get("layout", default_layout(boxes)), boxes),
            "expansions": list(boxes),
            "new_cards_only": _flag("new_cards_only", given.get("new_cards_only", False)),
            "neutral_assistants": _flag("neutral_assistants", given.get("neutral_assistants", False)),
            "caravan_leader": _flag("caravan_leader", given.get("caravan_leader", False)),
        }
        if settled["neutral_assistants"] and seats == 5:  # [IST-V.1]
            raise BadOption("neutral_assistants is for 2 to 4 players: with five no colour is left for them")
        if settled["new_cards_only"] and boxes != ("letters",):
            raise BadOption("new_cards_only goes with the expansion letters alone: every other mix uses all its cards")
        return settled

    def initial(self, header: Header) -> Istanbul:
        layout = header.options["layout"]
        if isinstance(layout, str):
            layout = layouts_of(tuple(header.options["expansions"])).get(layout, [])  # a random one is laid by chance
        state = cleared_table(header)
        lay_table(state, layout)
        return state

    def blank(self, header: Header) -> Istanbul:
        return empty_table(header)

    def view(self, state: Istanbul, seat: int) -> IstanbulView:
        if not -1 <= seat < len(state.players):
            raise BadOption(f"there is no seat {seat}; seats are 0 to {len(state.players) - 1}, and -1 watches")
        return make_view(state, seat)

    def sample_world(self, view: IstanbulView, source: Source) -> Istanbul:
        return world_from_view(view, source)

    def shuffle_hidden(self, state: Istanbul, seat: int, source: Source) -> Istanbul:
        return world_from_view(make_view(state, seat), source)

    def result(self, state: Istanbul) -> Result:
        return Result.ranking([player.score() for player in state.players], ("rubies", "lira", "goods", "cards"))

    def standing(self, state: Istanbul) -> list[dict[str, int]]:
        names = ("rubies", "lira", "goods", "cards")
        return [dict(zip(names, player.score(), strict=True)) for player in state.players]

    def sensible(self, state: Istanbul, options: list[Choice]) -> list[Choice]:
        return sensible(state, options)

    def words(self) -> Words[Istanbul]:
        from meydan.games.istanbul.words.telling import WORDS

        return WORDS

    def prospect(self, state: Istanbul, seat: int) -> dict[str, Any]:
        return prospect(state, seat)

    def mixes(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = []
        for boxes in ([], ["mocha"], ["letters"], ["mocha", "letters"]):
            layouts: list[Any] = [*layouts_of(tuple(boxes)), *RANDOM_LAYOUTS]
            if not boxes:
                layouts.append(AN_OWN_GRID)
            for seats in range(self.min_seats, self.max_seats + 1):
                for layout in layouts:
                    for neutral in (False, True) if seats < self.max_seats else (False,):
                        for leader in (False, True):
                            mix = {"layout": layout, "neutral_assistants": neutral, "caravan_leader": leader}
                            found.append((seats, {**mix, "expansions": boxes} if boxes else mix))
        return found

    def check(self, state: Istanbul) -> list[str]:
        return check_components(state)


def _flag(name: str, value: Any) -> bool:
    if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
        return value.lower() in ("true", "yes", "on", "1")
    if isinstance(value, bool):
        return value
    raise BadOption(f"{name} is true or false, not {value!r}")


def _expansions(value: Any) -> tuple[str, ...]:
    """The boxes asked for, in canonical order."""
    asked = re.split(r"[\s,+]+", value.strip()) if isinstance(value, str) else value
    if not isinstance(asked, list | tuple):
        raise BadOption(f"expansions is a list of {' and '.join(EXPANSIONS)}, not {value!r}")
    for box in asked:
        if box and box not in EXPANSIONS:
            raise BadOption(f"there is no expansion {box!r}; there are {', '.join(EXPANSIONS)}")
    return tuple(box for box in EXPANSIONS if box in asked)


def _layout(value: Any, boxes: tuple[str, ...]) -> str | list[int]:
    """A layout's name, or a grid given as numbers, or as text with any separators."""
    named = layouts_of(boxes)
    places = places_of(boxes)
    if isinstance(value, str):
        if value in named or value in RANDOM_LAYOUTS:
            return value
        numbers = [int(number) for number in re.findall(r"\d+", value)]
        if not numbers or re.sub(r"[\d\s,;/|]", "", value):
            names = ", ".join([*named, *RANDOM_LAYOUTS])
            raise BadOption(f"there is no layout {value!r}; there are {names}, or a grid of the {len(places)} places")
    else:
        rows = value if isinstance(value, list | tuple) else []
        numbers = [number for row in rows for number in (row if isinstance(row, list | tuple) else [row])]
        if not numbers or any(type(number) is not int for number in numbers):
            raise BadOption(f"a layout is a name or a grid of the {len(places)} places, not {value!r}")
    if sorted(numbers) != places:
        which = f"1 to {len(places)}" if places[-1] == len(places) else ", ".join(str(place) for place in places)
        raise BadOption(f"a grid names each of the places {which} once, row by row; this one is {numbers}")
    for name, grid in named.items():
        if grid == numbers:
            return name
    return numbers


GAME = IstanbulGame()
register(GAME)
