# uncompiled: a description, looked at once per game
"""Istanbul: The Dice Game as a game of the kernel: how one begins, who sees what and who has won."""

from __future__ import annotations

from meydan.games.istanbul_dice.choices import SPACE
from meydan.games.istanbul_dice.conserved import check_components
from meydan.games.istanbul_dice.printed import RULES
from meydan.games.istanbul_dice.sensible import sensible
from meydan.games.istanbul_dice.setup import lay_table
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.view import DiceView, make_view, world_from_view
from meydan.kernel.choice import Choice
from meydan.kernel.game import Game, Result, register
from meydan.kernel.header import Header
from meydan.kernel.rng import Source


class IstanbulDiceGame(Game[DiceGame]):
    """Istanbul: The Dice Game, for 2 to 4 players."""

    name = SPACE.game
    title = "Istanbul: The Dice Game"
    min_seats = 2
    max_seats = 4
    rules_version = RULES
    space = SPACE
    pieces = DiceGame
    views = (DiceView,)

    def initial(self, header: Header) -> DiceGame:
        return lay_table(header)

    def see(self, state: DiceGame, seat: int) -> DiceView:
        return make_view(state, seat)

    def sample_world(self, view: DiceView, source: Source) -> DiceGame:
        return world_from_view(view)

    def result(self, state: DiceGame) -> Result:
        """Most rubies, then most lira with markers and crystals sold; still tied, the win is shared. [DICE-Z.3-6]"""
        return Result.ranking([(player.rubies, player.worth()) for player in state.players], ("rubies", "worth"))

    def standing(self, state: DiceGame) -> list[dict[str, int]]:
        return [
            {
                "rubies": player.rubies,
                "lira": player.lira,
                "goods": player.markers(),
                "crystals": player.crystals,
                "tiles": player.tile_count(),
            }
            for player in state.players
        ]

    def leading(self, state: DiceGame) -> list[int]:
        return [player.rubies for player in state.players]

    def sensible(self, state: DiceGame, options: list[Choice]) -> list[Choice]:
        return sensible(state, options)

    def check(self, state: DiceGame) -> list[str]:
        return check_components(state)


GAME = IstanbulDiceGame()
register(GAME)
