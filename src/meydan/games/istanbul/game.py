# uncompiled: a description, looked at once per game
"""Istanbul as a game of the kernel: its options, how one begins, who sees what and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from meydan.games.istanbul.boxes import (
    EXPANSIONS,
    cleared_table,
    default_layout,
    empty_table,
    layouts_of,
    places_of,
)
from meydan.games.istanbul.choices import SPACE
from meydan.games.istanbul.conserved import check_components
from meydan.games.istanbul.deck import RULES_VERSION
from meydan.games.istanbul.printed import RANDOM_LAYOUTS
from meydan.games.istanbul.prospects import prospect
from meydan.games.istanbul.sensible import sensible
from meydan.games.istanbul.setup import lay_table
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import ExpandedView, IstanbulView, make_view, world_from_view
from meydan.kernel.choice import Choice
from meydan.kernel.game import Game, Prospect, Result, register
from meydan.kernel.header import Header
from meydan.kernel.options import FLAG, ONE, SOME, Case, Option
from meydan.kernel.rng import Source

AN_OWN_GRID = [7, 16, 1, 15, 2, 14, 3, 13, 4, 12, 5, 11, 6, 10, 8, 9]  # for the mixes: a layout nobody printed

MIXES: Final = ((), ("mocha",), ("letters",), EXPANSIONS)


def _layouts(boxes: tuple[str, ...]) -> Case:
    """The layouts of a mix of boxes; the Grand Bazaar is always random."""
    names = (*layouts_of(boxes), *RANDOM_LAYOUTS)
    usual = default_layout(boxes)
    return Case(boxes, usual, (usual, *(name for name in names if name != usual)), tuple(places_of(boxes)))


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
    rules_version = RULES_VERSION
    space = SPACE
    views = (IstanbulView, ExpandedView)
    options = (
        Option(
            "layout", ONE,  # [IST-L.2-5]
            "how the places lie: short or long paths, in order, at random within the recommended limits"
            " (2014, or the stricter ones of 2023), or any grid of your own",
            by="expansions", cases=tuple(_layouts(boxes) for boxes in MIXES),
        ),
        Option("expansions", SOME, "which boxes are added; both are the Grand Bazaar", EXPANSIONS),
        Option("new_cards_only", FLAG, "without the base game’s bonus cards", only_with=("expansions", ("letters",))),
        Option("neutral_assistants", FLAG, "one assistant of each stack is anybody’s", seats=(2, 4)),  # [IST-V.1]
        Option("caravan_leader", FLAG, "who last used the Caravansary keeps both cards there"),  # [IST-V.1]
    )  # fmt: skip

    def settle_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """A grid that has a name goes by it. [IST-L.5 IST-K.2]"""
        settled = super().settle_options(seats, given)
        named = layouts_of(tuple(settled["expansions"]))
        settled["layout"] = next((name for name, grid in named.items() if grid == settled["layout"]), settled["layout"])
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

    def see(self, state: Istanbul, seat: int) -> IstanbulView:
        return make_view(state, seat)

    def sample_world(self, view: IstanbulView, source: Source) -> Istanbul:
        return world_from_view(view, source)

    def result(self, state: Istanbul) -> Result:  # [IST-F.5]
        return Result.ranking([player.score() for player in state.players], ("rubies", "lira", "goods", "cards"))

    def leading(self, state: Istanbul) -> list[int]:
        return [player.rubies for player in state.players]

    def sensible(self, state: Istanbul, options: list[Choice]) -> list[Choice]:
        return sensible(state, options)

    def prospect(self, state: Istanbul, seat: int) -> Prospect | None:
        return prospect(state, seat)

    def mixes(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = []
        for boxes in map(list, MIXES):
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


GAME = IstanbulGame()
register(GAME)
