"""The picture of the terminal for the README: python -m meydan.cli.capture docs/terminal.svg

Bots play a game with a fixed seed up to a question in the middle of it, which is drawn as it would be for that player.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from meydan.bots import make_bot
from meydan.cli.files import write_whole
from meydan.cli.menu import Menu
from meydan.cli.panels import names_for
from meydan.cli.play import last_turn_end
from meydan.cli.screen import Scene, arrange
from meydan.cli.story import paragraphs
from meydan.games.istanbul.words import as_state, question
from meydan.kernel.table import Table

SEED: Final = "bazaar"
SEATS: Final = 4
BOT: Final = "greedy"
ROUND: Final = 11
WIDTH: Final = 140
HEIGHT: Final = 37

NIGHT: Final = TerminalTheme(
    (23, 26, 33),
    (239, 230, 216),
    [(34, 39, 51), (224, 86, 74), (63, 155, 79), (201, 154, 26), (63, 143, 214), (166, 120, 222), (43, 147, 200),
     (239, 230, 216)],
)  # fmt: skip


def middle_of_a_game() -> Table:
    """A game in which the first seat is asked where to go, in the middle."""
    table = Table("istanbul", seats=SEATS, seed=SEED)
    bots = [make_bot(BOT, seat) for seat in range(SEATS)]
    while not table.over and not (table.seat == 0 and table.view(0).round == ROUND and table.state.question == "Move"):
        table.play(bots[table.seat].choose(table.view(table.seat)))
    return table


def capture(table: Table) -> str:
    """What the seat to answer sees, as an SVG that needs nothing from elsewhere."""
    seat = table.seat
    view = table.view(seat)
    state = as_state(view)
    names = names_for(SEATS, seat)
    told = paragraphs(table.heard(seat, last_turn_end(table.events, seat, SEATS)), names)
    played_by = ["" if other == seat else BOT for other in range(SEATS)]
    menu = Menu(view.options, state, names)
    scene = Scene(view, state, table.state.header.game.title, played_by, told, question(state, names), menu)
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False,
    )  # fmt: skip
    console.print(arrange(console, scene, fit=True))
    console.print("R> ", end="")
    form = re.sub(r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("<svg ", '<svg xml:space="preserve" ', 1)  # some viewers drop spaces otherwise
    return console.export_svg(title="meydan play istanbul", theme=NIGHT, code_format=form, unique_id="meydan")


if __name__ == "__main__":
    write_whole(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/terminal.svg"), capture(middle_of_a_game()) + "\n")
