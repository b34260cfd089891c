"""`meydan puzzles`: makes, lists, checks and solves positions with one clearly best answer."""

from __future__ import annotations

import os
import sys
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from meydan.cli import reports
from meydan.cli.files import find_file, read_record
from meydan.cli.helping import show_help
from meydan.cli.look import BRASS, BRICK, DIM, PLAYER_LETTERS, badge, paint
from meydan.cli.menu import Menu
from meydan.cli.scene import Scene, voice_for
from meydan.cli.screen import arrange
from meydan.cli.story import paragraphs, story_lines
from meydan.kernel.choice import Choice
from meydan.kernel.errors import BadOption
from meydan.kernel.game import find_game
from meydan.kernel.said import Arg
from meydan.puzzles import THEMES, Outcome, Puzzle, at_once, find_puzzle, of_the_day, shipped, what_follows
from meydan.puzzles.reading import SHIPPED, read_file
from meydan.voice import Voice

puzzles = typer.Typer(
    help="Positions with one clearly best answer: solve them, or find more.",
    epilog="Example:  meydan puzzles solve",
    no_args_is_help=True,
)

GameWish = Annotated[str, typer.Option(help="Of this game only.", metavar="GAME", show_default="all")]
ThemeWish = Annotated[str, typer.Option(help="Of this theme only, such as ruby.", metavar="THEME", show_default="all")]


@puzzles.command(
    epilog="Examples:  meydan puzzles make found --want 10  |  meydan puzzles make found --box san-juan --from last"
)
def make(
    folder: Annotated[Path, typer.Argument(help="Where puzzles are kept; the same command goes on from there.")],
    box: Annotated[
        list[str] | None,
        typer.Option(help="Where to look, such as san-juan-events; may be repeated.", show_default="all"),
    ] = None,
    want: Annotated[int, typer.Option(min=1, help="How many of each game, spread evenly over its boxes.")] = 100,
    games: Annotated[int, typer.Option(min=0, help="Look through so many games of each box at most; 0: any.")] = 0,
    record: Annotated[
        list[str] | None,
        typer.Option("--from", help="A finished game to look through first; may be repeated.", metavar="FILE"),
    ] = None,
    seed: Annotated[str, typer.Option(help="The seed of all luck: the same one finds the same puzzles.")] = "1",
    jobs: Annotated[int, typer.Option(min=0, help="How many processes.", show_default="one for each core")] = 0,
) -> None:
    """Find puzzles in games that the search plays against itself, and in records."""
    from meydan.puzzles.making import make as run
    from meydan.training.boxes import boxes

    chosen = boxes(box or ())
    records = [(path.name, read_record(path)) for path in map(find_file, record or ())]
    with reports.progress_bar() as bar:
        tasks = {one.name: bar.add_task(one.name, total=None) for one in chosen}
        made = run(
            folder.expanduser(), chosen, want, seed=seed, jobs=jobs or os.cpu_count() or 1, games=games,
            records=records, progress=lambda name, done, total: bar.update(tasks[name], completed=done, total=total),
        )  # fmt: skip
    Console(highlight=False).print(reports.table_of(["box", "puzzles"], [[one, str(n)] for one, n in made.items()]))


@puzzles.command("list", epilog="Example:  meydan puzzles list --game san-juan --theme building")
def list_them(context: typer.Context, game: GameWish = "", theme: ThemeWish = "") -> None:
    """The puzzles that come with Meydan, with their themes and how much the answer wins."""
    voice = Voice(context.obj)
    console = Console(highlight=False)
    for one in wanted(game, theme):
        gain = f"+{100 * one.evidence.quick.loss:.0f}"
        about = Text(f"{one.box} · {one.seats} · {gain} · {themes_said(one, voice)}")
        console.print(paint(one.id, "bold"), about, soft_wrap=True)


@puzzles.command(
    epilog="Examples:  meydan puzzles solve  |  meydan puzzles solve 3f0c9a1b22  |  meydan puzzles solve --theme ruby"
)
def solve(
    context: typer.Context,
    puzzle: Annotated[
        str, typer.Argument(help="Which one; `meydan puzzles list` lists them.", show_default="that of the day")
    ] = "",
    game: GameWish = "",
    theme: ThemeWish = "",
) -> None:
    """Solve a puzzle at this terminal: the one of today, or another."""
    if puzzle:
        found = find_puzzle(puzzle)
    elif game or theme:
        some = wanted(game, theme)
        if not some:
            raise BadOption(Voice(context.obj)("cli-puzzle-none"))
        found = some[date.today().toordinal() % len(some)]
    else:
        found = of_the_day(date.today())
    Solving(found, Console(highlight=False), context.obj).run()


@puzzles.command(epilog="Examples:  meydan puzzles check  |  meydan puzzles check found/san-juan.jsonl --tries 256")
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Files of puzzles.", metavar="FILE...", show_default="those shipped")
    ] = None,
    tries: Annotated[int, typer.Option(min=0, help="Measure each anew, with so many tries; 0: do not.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the luck in that.")] = 2,
) -> None:
    """Check puzzles: positions are whole, answers possible, the evidence clear; with --tries it is measured again."""
    from meydan.puzzles.checking import faults_of

    console = Console(highlight=False)
    paths = files or sorted(SHIPPED.glob("*.jsonl"))
    seen: set[str] = set()
    failed = count = 0
    for path in paths:
        for one in read_file(path):
            faults = [*(["there twice"] if one.id in seen else []), *faults_of(one, tries, seed)]
            seen.add(one.id)
            count += 1
            for fault in faults:
                console.print(paint(f"{path.name}: {one.id}: {fault}", BRICK), soft_wrap=True)
            failed += bool(faults)
    console.print(f"{count} puzzles, {failed} with faults.")
    if failed:
        raise typer.Exit(1)


def wanted(game: str, theme: str) -> list[Puzzle]:
    """The shipped puzzles of a game and a theme; an error for a wrong name lists the right ones."""
    name = find_game(game).name if game else ""
    if theme and theme not in THEMES:
        raise BadOption(f"there is no theme {theme!r}; there are {', '.join(THEMES)}")
    return [one for one in shipped() if name in ("", one.game) and (not theme or theme in one.themes)]


def themes_said(puzzle: Puzzle, voice: Voice) -> str:
    return ", ".join(voice(f"theme-{theme}") for theme in puzzle.themes)


class Solving:
    """One puzzle at one terminal."""

    def __init__(self, puzzle: Puzzle, console: Console, language: str) -> None:
        self.puzzle = puzzle
        self.console = console
        self.voice = voice_for(language, puzzle.seats)
        self.view: Any = puzzle.state().view(puzzle.seat)
        self.scene = Scene(self.view, self.voice)

    def run(self) -> None:
        """Ask until it is solved, or somebody leaves."""
        puzzle = self.puzzle
        game = self.voice(f"game-{puzzle.game}")
        self.say("cli-puzzle-of", f"bold {BRASS}", game=game, n=puzzle.seats, themes=themes_said(puzzle, self.voice))
        self.console.print(arrange(self.console, self.scene, fit=False))
        self.say("puzzle-find", "bold")
        self.say("cli-puzzle-commands", DIM)
        menu = Menu(self.scene)
        while True:
            typed = self.read()
            if typed is None or typed.lower() in ("q", "quit", "exit"):
                return
            if typed.lower() == "show":
                return self.show()
            meant = menu.meant(typed)
            if len(meant) == 1:
                if self.answered(meant[0]):
                    return
                menu = Menu(self.scene)
            elif meant:
                menu = Menu(self.scene, meant)
                self.console.print(menu.lines(self.console.width))
            elif typed.startswith("?"):
                asked = typed[1:].strip() or self.scene.face.topic(self.scene.state)
                if not show_help(self.console, self.scene.face, self.view.header, self.voice, asked):
                    self.say("cli-no-rule", BRICK, asked=asked)
            else:
                self.say("cli-not-an-option", BRICK, typed=typed)

    def answered(self, choice: Choice) -> bool:
        """Whether it was right; if not, what could happen then."""
        if self.puzzle.solves(choice.text):
            self.say("puzzle-right", f"bold {BRASS}")
            self.show()
            return True
        self.say("puzzle-wrong", f"bold {BRICK}")
        self.say("puzzle-then", DIM)
        self.story(what_follows(self.puzzle, choice.text))
        self.say("puzzle-again")
        return False

    def show(self) -> None:
        """The answer, what it comes to, and how sure that is."""
        evidence, seat = self.puzzle.evidence, self.puzzle.seat
        answer = next(told.said for told in self.scene.asked.options if told.text == self.puzzle.line[0])
        quick = next(told.said for told in self.scene.asked.options if told.text == evidence.quick.choice)
        self.console.print(badge(seat), paint(self.voice.say(answer), "bold"))
        self.story(at_once(self.puzzle, self.puzzle.line))
        self.say("puzzle-wins", best=round(100 * evidence.best.chances[seat]))
        self.say("puzzle-quick", DIM, choice=quick, other=round(100 * evidence.quick.chances[seat]))

    def story(self, outcome: Outcome) -> None:
        self.console.print(
            story_lines(paragraphs(self.scene.words, self.view.header, outcome.events, self.voice)), soft_wrap=False
        )

    def read(self) -> str | None:
        prompt = f"{PLAYER_LETTERS[self.puzzle.seat]}> "
        if sys.stdin.isatty():
            try:
                return input(prompt).strip()
            except EOFError:
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.console.print(f"{prompt}{escape(line.strip())}")
        return line.strip()

    def say(self, id: str, style: str = "", /, **args: Arg) -> None:
        self.console.print(Text(self.voice(id, **args), style=style), soft_wrap=True)
