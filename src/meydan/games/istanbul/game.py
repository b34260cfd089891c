# uncompiled: a description, looked at once per game
"""Istanbul as a game of the kernel: its options, how one begins, who sees what and who has won."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from meydan.games.istanbul import cards, chance, turn
from meydan.games.istanbul.choices import SPACE
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
from meydan.games.istanbul.sensible import sensible
from meydan.games.istanbul.setup import lay_table, rules_for
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import (
    BLUE,
    CARD_COPIES,
    CARDS,
    DEALER_RUBIES,
    DEMAND,
    LAYOUTS,
    MOSQUE_RUBIES,
    NEUTRAL,
    OWN,
    PALACE_RUBIES,
    PLACES,
    RANDOM_LAYOUTS,
    TILES,
    WAINWRIGHT_RUBIES,
)
from meydan.games.istanbul.view import IstanbulView, make_view, world_from_view
from meydan.games.istanbul.words import ENGLISH as WORDS
from meydan.kernel.choice import Choice
from meydan.kernel.errors import BadOption
from meydan.kernel.frame import Frame
from meydan.kernel.game import Game, Option, Result, register
from meydan.kernel.header import Header
from meydan.kernel.rng import Source
from meydan.kernel.words import ENGLISH

ENGLISH.update(WORDS)

AN_OWN_GRID = [7, 16, 1, 15, 2, 14, 3, 13, 4, 12, 5, 11, 6, 10, 8, 9]  # for the mixes: a layout nobody printed

_MODULES = (
    cards, chance, turn, caravansary, dealer, dice, fountain, markets, mosques, palace, police, post_office,
    wainwright, warehouses,
)  # fmt: skip


def _frames() -> dict[str, type[Frame[Any]]]:
    """Every kind of question of the game, by name."""
    found: dict[str, type[Frame[Any]]] = {}
    for module in _MODULES:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module.__name__:
                found[name] = thing
    return found


class IstanbulGame(Game[Istanbul]):
    """Istanbul, base game with its variants, for 2 to 5 players."""

    name = "istanbul"
    title = "Istanbul"
    min_seats = 2
    max_seats = 5
    rules_version = 1
    space = SPACE
    frames = _frames()
    options = (
        Option(
            "layout",
            "short",
            "short, long, order, random, random-2023, or a grid of the 16 places row by row",
            "how the places lie: short or long paths, in order, at random within the recommended limits"
            " (2014, or the stricter ones of 2023), or any grid of your own",
        ),
        Option("neutral_assistants", False, "true or false", "one assistant of each stack is anybody’s (2-4 players)"),
        Option("caravan_leader", False, "true or false", "who last used the Caravansary keeps both cards there"),
    )

    def settle_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        settled = {
            "layout": _layout(given.get("layout", "short")),
            "neutral_assistants": _flag("neutral_assistants", given.get("neutral_assistants", False)),
            "caravan_leader": _flag("caravan_leader", given.get("caravan_leader", False)),
        }
        if settled["neutral_assistants"] and seats == 5:
            raise BadOption("neutral_assistants is for 2 to 4 players: with five no colour is left for them")
        return settled

    def initial(self, header: Header) -> Istanbul:
        layout = header.options["layout"]
        if isinstance(layout, str):
            layout = LAYOUTS.get(layout, [])  # a random layout is laid by chance
        return lay_table(header, rules_for(header), layout)

    def blank(self, header: Header) -> Istanbul:
        return Istanbul(header, rules_for(header))

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

    def sensible(self, state: Istanbul, options: list[Choice]) -> list[Choice]:
        return sensible(state, options)

    def mixes(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (seats, {"layout": layout, "neutral_assistants": neutral, "caravan_leader": leader})
            for seats in range(self.min_seats, self.max_seats + 1)
            for layout in (*LAYOUTS, *RANDOM_LAYOUTS, AN_OWN_GRID)
            for neutral in (False, True)
            for leader in (False, True)
            if not (neutral and seats == self.max_seats)
        ]

    def check(self, state: Istanbul) -> list[str]:
        """Components are conserved: cards, rubies, assistants, mosque tiles, and no barrow holds too much."""
        wrong: list[str] = []
        seats = len(state.players)

        def expect(what: str, found: object, wanted: object) -> None:
            if found != wanted:
                wrong.append(f"{what}: {found} instead of {wanted}")

        played = [frame.kind for frame in state.stack if isinstance(frame, cards.LayDown)]
        for kind, copies in enumerate(CARD_COPIES):
            held = sum(player.hand[kind] for player in state.players)
            found = held + state.deck[kind] + state.discard.count(kind) + played.count(kind)
            expect(f"bonus cards {CARDS[kind]!r}", found, copies)
        expect("size of the deck", state.deck_size, sum(state.deck))
        rubies = WAINWRIGHT_RUBIES[seats] + 2 * MOSQUE_RUBIES[seats] + PALACE_RUBIES[seats] + DEALER_RUBIES[seats]
        expect("rubies", sum(state.rubies) + sum(player.rubies for player in state.players), rubies)
        own = 3 if state.rules.neutral_assistants else 4
        for seat, player in enumerate(state.players):
            mine = player.stack.count(OWN) + len(player.posted)
            expect(f"assistants of seat {seat}", mine, own + player.has_tile(BLUE))
            expect(f"cards of seat {seat}", player.cards, sum(player.hand))
            expect(f"places of assistants of seat {seat}", player.posted, sorted(set(player.posted)))
            if not all(0 <= amount <= player.capacity for amount in player.goods):
                wrong.append(f"the barrow of seat {seat} holds {player.goods} with room for {player.capacity}")
            if player.lira < 0:
                wrong.append(f"seat {seat} has {player.lira} lira")
            if any(not 0 <= known <= held for known, held in zip(player.known, player.hand, strict=True)):
                wrong.append(f"seat {seat} is known to hold {player.known} but holds {player.hand}")
        neutral = sum(player.stack.count(NEUTRAL) for player in state.players) + sum(state.neutral_assistants)
        expect("neutral assistants", neutral, seats if state.rules.neutral_assistants else 0)
        for colour, name in enumerate(TILES):
            taken = sum(player.has_tile(colour) for player in state.players)
            expect(f"mosque tiles {name}", state.tiles_left[colour] + taken, len(state.rules.mosque_costs))
        for market, tiles in enumerate(state.demand):
            if len(set(tiles)) != len(tiles) or len(tiles) > len(DEMAND[market]):
                wrong.append(f"demand tiles {tiles} of market {market}")
        return wrong


def _flag(name: str, value: Any) -> bool:
    if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
        return value.lower() in ("true", "yes", "on", "1")
    if isinstance(value, bool):
        return value
    raise BadOption(f"{name} is true or false, not {value!r}")


def _layout(value: Any) -> str | list[int]:
    """A layout's name, or a grid given as numbers, or as text with any separators."""
    if isinstance(value, str):
        if value in LAYOUTS or value in RANDOM_LAYOUTS:
            return value
        numbers = [int(number) for number in re.findall(r"\d+", value)]
        if not numbers or re.sub(r"[\d\s,;/|]", "", value):
            names = ", ".join([*LAYOUTS, *RANDOM_LAYOUTS])
            raise BadOption(f"there is no layout {value!r}; there are {names}, or a grid of the 16 places")
    else:
        rows = value if isinstance(value, list | tuple) else []
        numbers = [number for row in rows for number in (row if isinstance(row, list | tuple) else [row])]
        if not numbers or any(type(number) is not int for number in numbers):
            raise BadOption(f"a layout is a name or a grid of the 16 places, not {value!r}")
    if sorted(numbers) != list(range(1, PLACES + 1)):
        raise BadOption(f"a grid names each of the places 1 to {PLACES} once, row by row; this one is {numbers}")
    for name, grid in LAYOUTS.items():
        if grid == numbers:
            return name
    return numbers


GAME = IstanbulGame()
register(GAME)
