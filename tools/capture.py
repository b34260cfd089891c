"""Pictures of the terminal for the README: python tools/capture.py docs/terminal.svg istanbul

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
from meydan.cli.face import face_for
from meydan.cli.scene import Scene, voice_for
from meydan.cli.screen import arrange
from meydan.cli.story import paragraphs, turn_end
from meydan.kernel.files import write_whole
from meydan.kernel.table import Table

SEATS: Final = 4
WIDTH: Final = 140
HEIGHT: Final = 37
SEED: Final = "bazaar"
BOT: Final = "greedy"

NIGHT: Final = TerminalTheme(
    (23, 26, 33),
    (239, 230, 216),
    [(34, 39, 51), (224, 86, 74), (63, 155, 79), (201, 154, 26), (63, 143, 214), (166, 120, 222), (43, 147, 200),
     (239, 230, 216)],
)  # fmt: skip


def middle_of_a_game(game: str = "istanbul") -> Table:
    """A game in the middle, in which the first seat is asked something typical."""
    pose = face_for(game).pose
    table = Table(game, seats=SEATS, seed=SEED, options=pose.options)
    bots = [make_bot(BOT, seat) for seat in range(SEATS)]
    while table.seat != 0 or table.view(0).round < pose.round or pose.question not in (table.state.question, ""):
        table.play(bots[table.seat].choose(table.view(table.seat)))
    return table


def capture(table: Table, language: str = "en") -> str:
    """What the seat to answer sees, as an SVG that needs nothing from elsewhere."""
    seat, game = table.seat, table.state.header.game
    voice = voice_for(language, SEATS)
    heard = table.heard(seat, turn_end(table.state.header, table.events, seat))
    told = paragraphs(face_for(game.name).words, table.state.header, heard, voice)
    played_by = ["" if other == seat else BOT for other in range(SEATS)]
    scene = Scene(table.view(seat), voice, played_by, told)
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True,
        color_system="truecolor", highlight=False,
    )  # fmt: skip
    console.print(arrange(console, scene, fit=True))
    console.print("R> ", end="")
    form = re.sub(r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("<svg ", '<svg xml:space="preserve" ', 1)  # some viewers drop spaces otherwise
    return console.export_svg(title=f"meydan play {game.name}", theme=NIGHT, code_format=form, unique_id="meydan")


if __name__ == "__main__":
    file, game = [*sys.argv[1:], *["docs/terminal.svg", "istanbul"][len(sys.argv) - 1 :]]
    write_whole(Path(file), capture(middle_of_a_game(game)) + "\n")
