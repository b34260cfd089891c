"""What everybody has in the Dice Game."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul_dice.look import FACE_STYLES, crystals, markers
from meydan.cli.look import BRASS, DIM, RUBY, RUBY_STYLE, label, paint, rubies
from meydan.cli.scene import Scene
from meydan.games.istanbul_dice.printed import GOODS_TILES, LETTERS, MOSQUE_NEEDS, TARGET, TILE_COLOUR, TILE_SORTS
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.games.istanbul_dice.words.names import so_many, tile_kind
from meydan.voice import Voice


def tiles_of(voice: Voice, player: Player) -> Text:
    """A player's tiles by what they bring: lira×2, die, goods R."""
    counts = dict.fromkeys(TILE_SORTS, 0)
    for tile, count in enumerate(player.tiles):
        counts[tile_kind(tile)[0]] += count
    goods = [
        paint(LETTERS[TILE_COLOUR[tile]], FACE_STYLES[TILE_COLOUR[tile]]) for tile in GOODS_TILES if player.tiles[tile]
    ]
    parts = [
        Text(voice(f"cli-dice-tile-{kind}")) + Text().join([Text(" "), *goods] if kind == "goods" else _times(n))
        for kind, n in counts.items()
        if n
    ]
    return Text(", ").join(parts)


def _times(n: int) -> list[Text]:
    return [Text(f"×{n}")] if n > 1 else []


def _owned(scene: Scene, player: Player) -> Text:
    """How many tiles of those that bring a ruby, and what they are."""
    count, need = player.tile_count(), MOSQUE_NEEDS[len(scene.state.players)]
    if not count:
        return paint(f"0/{scene.voice('cli-dice-tiles', n=need)}", DIM)
    done = paint(f" {RUBY}", RUBY_STYLE) if player.mosque_done else paint(f"/{need}", DIM)
    return Text(f"{count}") + done + Text(" ") + tiles_of(scene.voice, player)


def players_table(scene: Scene, width: int, *, brief: bool) -> Table:
    """A line for each player: rubies, lira, crystals, markers, tiles."""
    state: DiceGame = scene.state
    table = Table.grid(padding=(0, 2 if width >= 100 else 1))
    for _ in range(5):
        table.add_column(no_wrap=True)
    table.add_column(no_wrap=brief)
    for seat, player in enumerate(state.players):
        target = TARGET[len(state.players)]
        table.add_row(
            label(scene, seat, who=not brief and width >= 90),
            rubies(player.rubies, target) if not brief else paint(f"{RUBY}{player.rubies}", RUBY_STYLE),
            paint(scene.voice.say(so_many("lira", player.lira)), BRASS),
            crystals(player.crystals),
            markers(player.goods, player.brown),
            _owned(scene, player),
        )
    return table


def players_column(scene: Scene) -> Table:
    """Three lines for each player, beside the table."""
    state: DiceGame = scene.state
    lines = Table.grid(padding=0)
    lines.add_column()
    for seat, player in enumerate(state.players):
        head = label(scene, seat)
        head.append(" " * max(1, 22 - len(head)))
        lines.add_row(head + rubies(player.rubies, TARGET[len(state.players)]))
        money = Text("   ") + paint(scene.voice.say(so_many("lira", player.lira)), BRASS) + Text("  ")
        money += crystals(player.crystals)
        money.append(" " * max(1, 16 - len(money)))
        lines.add_row(money + markers(player.goods, player.brown))
        lines.add_row(Text("   ") + _owned(scene, player))
    return lines
