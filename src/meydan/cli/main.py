"""The commands of `meydan`: what can be asked of it, and what each prints."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from typer.core import TyperGroup

import meydan
from meydan.bots import BOTS, make_bot
from meydan.cli import reports
from meydan.cli.files import FileTrouble, find_file, new_game_file, read_record
from meydan.cli.helping import show_rules
from meydan.cli.look import BRICK, DIM, paint
from meydan.cli.play import Session
from meydan.cli.rulebook import look_up, paragraphs
from meydan.cli.seating import bots_of, people_at, people_of, seat_names
from meydan.kernel.errors import BadOption, BadRecord, MeydanError
from meydan.kernel.game import GAMES, find_game
from meydan.kernel.table import Table


class Commands(TyperGroup):
    """Says errors in one line, without a traceback, and ends quietly when interrupted."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MeydanError as error:
            Console(stderr=True, highlight=False).print(escape(str(error)), style=BRICK, soft_wrap=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            Console(stderr=True).print("Interrupted.")
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands,
    help="Board games by their printed rules, in the terminal: play, simulate, replay and verify. Unofficial.",
    epilog="Example:  meydan play istanbul --seats 4 --bots greedy",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

BEST_BOT = "greedy"

GameName = Annotated[str, typer.Argument(help="The game; `meydan games` lists them.", metavar="GAME")]
Seats = Annotated[int, typer.Option(help="How many players.")]
BOTS_HELP = "Bots by name, separated by commas; the last takes all seats left. `meydan bots` lists them."
BotNames = Annotated[str, typer.Option(help=BOTS_HELP)]
Layout = Annotated[
    str | None,
    typer.Option(
        help="short, long (base game), first (an expansion), order, random, random-2023, or the places row by row.",
        show_default="short; first with an expansion; random-2023 with both",
    ),
]
With = Annotated[
    list[str] | None,
    typer.Option("--with", help="An expansion: mocha or letters; twice for both.", metavar="BOX", show_default="none"),
]
NewCards = Annotated[bool, typer.Option("--new-cards-only", help="With letters alone: no cards of the base game.")]
Neutral = Annotated[bool, typer.Option("--neutral-assistants", help="One assistant of each stack is anybody’s.")]
Leader = Annotated[bool, typer.Option("--caravan-leader", help="The last at the Caravansary keeps both cards there.")]
Seed = Annotated[str | None, typer.Option(help="The seed of all luck.", show_default="one nobody can guess")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else on stdout.")]
RecordFile = Annotated[str, typer.Argument(help="A record; also a name in the games folder, or last.", metavar="FILE")]


# Options of a game that are typed otherwise than they are called.
FLAGS = {"expansions": "typed --with mocha, --with letters"}


def screen() -> Console:
    return Console(highlight=False)


def bot_names(text: str) -> list[str]:
    """The bots in a list such as greedy,random; a wrong name is an error that lists the right ones."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise BadOption(f"no bot is named; there are {', '.join(sorted(BOTS))}")
    for name in names:
        make_bot(name)
    return names


def game_options(
    layout: str | None, neutral: bool, leader: bool, boxes: list[str] | None, new_cards_only: bool
) -> dict[str, Any]:
    """What was asked for, by the names of the game's options."""
    asked: dict[str, Any] = {} if layout is None else {"layout": layout}
    if boxes:
        asked["expansions"] = boxes_named(boxes)
    if new_cards_only:
        asked["new_cards_only"] = True
    if neutral:
        asked["neutral_assistants"] = True
    if leader:
        asked["caravan_leader"] = True
    return asked


def boxes_named(boxes: list[str]) -> list[str]:
    """Expansions as typed: --with mocha --with letters, or --with mocha,letters."""
    return [box.strip() for text in boxes for box in text.split(",")]


def resumed(name: str, you: str | None, bots: str | None) -> tuple[Table, Path]:
    """A saved game and its file; seats and bots are as they were, unless others are named."""
    path = find_file(name)
    record = read_record(path)
    try:
        table = Table.resume(record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", error.line) from None
    if you is not None or bots is not None:
        people = people_of(table.players) if you is None else people_at(you, record.seats)
        table.players = tuple(seat_names(record.seats, people, bot_names(bots or BEST_BOT)))
    return table, path


@app.command(epilog="Example:  meydan games")
def games() -> None:
    """The games, how many can play, and their options."""
    console = screen()
    for game in GAMES.values():
        console.print(f"[bold]{game.name}[/bold]  {game.title}, for {game.min_seats} to {game.max_seats} players")
        for option in game.options:
            shown = str(option.default).lower() if isinstance(option.default, bool) else option.default or "none"
            flag = f" ({FLAGS[option.name]})" if option.name in FLAGS else ""
            console.print(f"  [bold]--{option.name.replace('_', '-')}[/bold]{flag}  {option.about}")
            console.print(f"      {option.allowed}; {shown} unless given", style=DIM)


@app.command(epilog="Example:  meydan bots")
def bots() -> None:
    """The computer players."""
    console = screen()
    for name, kind in sorted(BOTS.items()):
        about = (kind.__doc__ or "").strip().partition("\n")[0]
        console.print(f"[bold]{name}[/bold]  {escape(about)}", soft_wrap=True)


@app.command(
    epilog="Examples:  meydan play istanbul --seats 4 --bots greedy  |  meydan play istanbul --seats 3 --you 1,2  |  "
    "meydan play istanbul --with mocha --with letters  |  "
    "meydan play --resume last"
)
def play(
    game: Annotated[str, typer.Argument(help="The game; `meydan games` lists them.", metavar="GAME")] = "istanbul",
    seats: Seats = 4,
    bots: Annotated[str | None, typer.Option(help=BOTS_HELP, show_default="greedy")] = None,
    boxes: With = None,
    new_cards_only: NewCards = False,
    layout: Layout = None,
    neutral_assistants: Neutral = False,
    caravan_leader: Leader = False,
    seed: Seed = None,
    you: Annotated[
        str | None, typer.Option(help="Seats played by people, such as 1,2; none to watch.", show_default="1")
    ] = None,
    save: Annotated[
        str | None, typer.Option(help="Where to keep the game.", metavar="FILE", show_default="the games folder")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(help="Go on with a saved game: a file, or last.", metavar="FILE")
    ] = None,
    auto: Annotated[
        bool, typer.Option("--auto", help="Skip and end by itself where nothing else is possible.")
    ] = False,
    pace: Annotated[float, typer.Option(help="Seconds to wait after a bot’s turn, at a terminal.")] = 0.5,
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard."""
    if resume is not None:
        table, path = resumed(resume, you, bots)
        taken = save is not None and Path(save).expanduser().exists() and not path.samefile(Path(save).expanduser())
    else:
        options = game_options(layout, neutral_assistants, caravan_leader, boxes, new_cards_only)
        find_game(game).header(seats, None, options)
        people = people_at("1" if you is None else you, seats)
        players = seat_names(seats, people, bot_names(bots or BEST_BOT))
        table = Table(game, seats=seats, seed=seed, players=players, options=options)
        path = new_game_file(game)
        taken = save is not None and Path(save).expanduser().exists()
    if taken:
        raise FileTrouble(f"{save} exists already; choose another name, or go on with --resume {save}")
    if save is not None:
        path = Path(save).expanduser()
    luck = int((table.state.header.commitment or "0")[:8], 16)
    Session(table, bots_of(table.players, luck), screen(), path, auto=auto, pace=pace).run()


@app.command(epilog="Example:  meydan simulate istanbul --seats 4 --bots greedy,random --games 1000 --seed 1 --json")
def simulate(
    game: GameName,
    seats: Seats = 4,
    bots: BotNames = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    boxes: With = None,
    new_cards_only: NewCards = False,
    layout: Layout = None,
    neutral_assistants: Neutral = False,
    caravan_leader: Leader = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count who wins."""
    from meydan.arena.simulate import simulate as run

    rules = find_game(game)
    names = bot_names(bots)
    options = game_options(layout, neutral_assistants, caravan_leader, boxes, new_cards_only)
    rules.header(seats, None, options)
    with reports.progress_bar() as bar:
        task = bar.add_task("playing", total=games)
        summary = run(
            rules.name, seats, names, games, seed, jobs=jobs, options=options,
            progress=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    told = summary.to_json_dict()
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        screen().print(reports.simulation(told))


@app.command(epilog="Example:  meydan replay game.json --step 40")
def replay(
    file: RecordFile,
    step: Annotated[int | None, typer.Option(min=0, help="Stop after so many steps and show the board there.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Show the board after every turn.")] = False,
    seat: Annotated[int, typer.Option(min=0, help="See it as one seat saw it, from 1; 0 watches.")] = 0,
) -> None:
    """Tell a recorded game turn by turn, and show the board at its end or at a step."""
    from meydan.cli.replaying import show_replay

    path = find_file(file)
    record = read_record(path)
    if seat > record.seats:
        raise BadOption(f"there is no seat {seat}; the seats are 1 to {record.seats}")
    show_replay(screen(), path, record, step, every, seat - 1)


@app.command(epilog="Example:  meydan verify game.json other.json")
def verify(files: Annotated[list[str], typer.Argument(help="Records to check.", metavar="FILE...")]) -> None:
    """Play records through again: every choice legal, every roll and draw as the seed gives it."""
    console = screen()
    failed = False
    for name in files:
        try:
            path = find_file(name)
            found = read_record(path).verify()
        except MeydanError as error:
            failed = True
            said = str(error) if name in str(error) else f"{name}: {error}"
            Console(stderr=True, highlight=False).print(escape(said), style=BRICK, soft_wrap=True)
            continue
        luck = (
            f"{found.outcomes} rolls and draws follow from the seed" if found.seed_known else "its seed is not revealed"
        )
        end = "played to the end" if found.finished else "not finished"
        console.print(f"{escape(str(path))}: {found.steps} steps are legal, {luck}, {end}.", soft_wrap=True)
    if failed:
        raise typer.Exit(1)


@app.command(epilog="Examples:  meydan check istanbul --games 2  |  meydan check istanbul --with letters")
def check(
    game: GameName,
    boxes: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            help="Only mixes with exactly these expansions; none for those without any.",
            metavar="BOX",
            show_default="all mixes",
        ),
    ] = None,
    new_cards_only: NewCards = False,
    games: Annotated[int, typer.Option(min=1, help="Games for each mix of seats and options.")] = 1,
    seed: Annotated[int, typer.Option(help="The seed of the games.")] = 1,
) -> None:
    """Run the conformance suite: what must hold at every moment of every game."""
    from meydan.kernel.conformance import check_mix, mixes

    rules = find_game(game)
    chosen = mixes(rules)
    if boxes or new_cards_only:
        asked = [box for box in boxes_named(boxes or []) if box != "none"]
        wanted = rules.header(rules.min_seats, None, game_options(None, False, False, asked, new_cards_only)).options
        chosen = [(seats, mix) for seats, mix in chosen if mix.get("expansions", []) == wanted["expansions"]]
        chosen = [(seats, {**mix, "new_cards_only": True} if new_cards_only else mix) for seats, mix in chosen]
    rows: list[tuple[int, dict[str, Any], list[str]]] = []
    with reports.progress_bar() as bar:
        for seats, options in bar.track(chosen, description="checking"):
            rows.append((seats, options, check_mix(rules, seats, options, seed, games)))
    console = screen()
    console.print(reports.checks(rows))
    problems = [problem for row in rows for problem in row[2]]
    for problem in problems:
        console.print(paint(problem, BRICK))
    if problems:
        raise typer.Exit(1)
    console.print(f"{len(rows)} mixes, {games * len(rows)} games, seed {seed}: everything holds.")


@app.command(epilog="Examples:  meydan bench istanbul --json  |  meydan bench istanbul --with mocha --with letters")
def bench(
    game: GameName,
    boxes: With = None,
    new_cards_only: NewCards = False,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 2.0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes for the measurement with several.")] = 2,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games are played here."""
    from meydan.arena.bench import bench as run

    rules = find_game(game)
    options = game_options(None, False, False, boxes, new_cards_only)
    settled = rules.header(rules.min_seats, None, options).options
    told = {**run(rules.name, seconds=seconds, jobs=jobs, options=options), "options": dict(settled)}
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        screen().print(reports.measurements(told))


@app.command(
    epilog="Examples:  meydan rules istanbul 9  |  meydan rules istanbul IST-C.12  |  meydan rules istanbul smuggler"
)
def rules(
    game: GameName,
    query: Annotated[
        list[str] | None, typer.Argument(help="An id, a place, a card, or words.", metavar="[ID or words]")
    ] = None,
) -> None:
    """Show the rules: one paragraph, a chapter, or all that speaks of something."""
    name = find_game(game).name
    show_rules(screen(), look_up(name, " ".join(query)) if query else paragraphs(name))


def version(wanted: bool) -> None:
    if wanted:
        print(f"meydan {meydan.__version__}")
        raise typer.Exit


@app.callback()
def common(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


def app_main() -> None:
    """The entry point of the `meydan` command."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app(prog_name="meydan")
