# uncompiled: a description, looked at once per game
"""San Juan as a game of the kernel: its options, how one begins, who sees what and who has won."""

from __future__ import annotations

from typing import Literal, TypedDict

from meydan.games.san_juan.cards import EXPANSIONS, RULES
from meydan.games.san_juan.choices import SPACE
from meydan.games.san_juan.conserved import check_components
from meydan.games.san_juan.scoring import points, score
from meydan.games.san_juan.sensible import sensible
from meydan.games.san_juan.setup import lay_table
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.view import SanJuanView, cleared_table, empty_table, make_view, world_from_view
from meydan.kernel.choice import Choice
from meydan.kernel.game import Game, Result, register
from meydan.kernel.header import Header
from meydan.kernel.options import ONE, SOME, Option
from meydan.kernel.rng import Source

SETUPS = ("dealt", "drafted")


class SanJuanOptions(TypedDict, total=False):
    """The options of `SanJuanGame.options`, for type checkers."""

    expansions: str | list[str] | tuple[str, ...]
    setup: Literal["dealt", "drafted"]


class SanJuanGame(Game[SanJuan]):
    """San Juan, second edition, with New Buildings and Events, for 2 to 4 players."""

    name = SPACE.game
    title = "San Juan"
    min_seats = 2
    max_seats = 4
    rules_version = RULES
    space = SPACE
    views = (SanJuanView,)
    options = (
        Option("expansions", SOME, "which cards are added to the base game", EXPANSIONS),
        Option("setup", ONE, "four cards each, or 5, 6, 7 and 8 in turn order, of which each keeps four", SETUPS),
    )

    def initial(self, header: Header) -> SanJuan:
        state = cleared_table(header)
        lay_table(state)
        return state

    def blank(self, header: Header) -> SanJuan:
        return empty_table(header)

    def see(self, state: SanJuan, seat: int) -> SanJuanView:
        return make_view(state, seat)

    def sample_world(self, view: SanJuanView, source: Source) -> SanJuan:
        return world_from_view(view, source)

    def result(self, state: SanJuan) -> Result:  # [SJ-Z.5-6]
        return Result.ranking([score(state, seat) for seat in range(len(state.players))], ("points", "cards and goods"))

    def standing(self, state: SanJuan) -> list[dict[str, int]]:
        return [
            {
                "points": points(state, seat),
                "buildings": len(player.town),
                "cards": player.cards,
                "goods": player.goods_held(),
            }
            for seat, player in enumerate(state.players)
        ]

    def leading(self, state: SanJuan) -> list[int]:
        return [points(state, seat) for seat in range(len(state.players))]

    def sensible(self, state: SanJuan, options: list[Choice]) -> list[Choice]:
        return sensible(state, options)

    def check(self, state: SanJuan) -> list[str]:
        return check_components(state)


GAME = SanJuanGame()
register(GAME)
