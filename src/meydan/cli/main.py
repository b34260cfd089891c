"""The commands of `meydan`: what can be asked of it, and what each prints."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from typer.core import TyperGroup

import meydan
from meydan.bots import KINDS, LADDER, USUAL, bring_bot, strength
from meydan.cli import reports
from meydan.cli.analysing import analyse_file
from meydan.cli.face import face_for
from meydan.cli.files import find_file, new_game_file, read_record
from meydan.cli.helping import show_help, show_paragraphs
from meydan.cli.look import BRICK, DIM, paint
from meydan.cli.moderating import admin
from meydan.cli.options import flag_of, with_game_options
from meydan.cli.play import TerminalGame
from meydan.cli.puzzling import puzzles
from meydan.cli.scoring import score_game
from meydan.cli.seating import bots_of, people_at, people_of, seat_names
from meydan.cli.serving import serve
from meydan.cli.setting_up import set_up
from meydan.cli.training import train
from meydan.kernel.errors import BadOption, BadRecord, MeydanError
from meydan.kernel.files import FileTrouble, write_whole
from meydan.kernel.game import GAMES, Game, find_game
from meydan.kernel.table import Table
from meydan.rulebook.reading import BOXES, NoRule, rules_of
from meydan.voice import LANGUAGES, Voice, language_here


class Commands(TyperGroup):
    """Says errors in one line, without a traceback, and ends quietly when interrupted. Flags take no value."""

    def get_params(self, ctx: Any) -> list[Any]:
        return bare_flags(super().get_params(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is not None:
            bare_flags(found.get_params(ctx))
        return found

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MeydanError as error:
            Console(stderr=True, highlight=False).print(escape(str(error)), style=BRICK, soft_wrap=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            Console(stderr=True).print("Interrupted.")
            raise typer.Exit(130) from None


def bare_flags(params: list[Any]) -> list[Any]:
    """Parameters whose flags are shown without a type, as if they took a value."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params


app = typer.Typer(
    cls=Commands,
    help="Board games by their printed rules, in the terminal: play, simulate, replay and verify. Unofficial.",
    epilog="Example:  meydan play istanbul --seats 4 --bots trader",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

BEST_BOT = "greedy"
ANY_BOT = "random"

GameName = Annotated[str, typer.Argument(help="The game; `meydan games` lists them.", metavar="GAME")]
Seats = Annotated[int, typer.Option(help="How many players.")]
BOTS_HELP = "Bots by name or your own as file.py:Class, separated by commas; the last takes all seats left."
BotNames = Annotated[str | None, typer.Option(help=BOTS_HELP, show_default="greedy,random")]
Seed = Annotated[str | None, typer.Option(help="The seed of all luck.", show_default="one nobody can guess")]
SameSeed = Annotated[str, typer.Option(help="The seed of all luck: the same one gives the same games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else on stdout.")]
RecordFile = Annotated[str, typer.Argument(help="A record; also a name in the games folder, or last.", metavar="FILE")]


def screen() -> Console:
    return Console(highlight=False)


def bot_names(text: str | None, usual: Sequence[str] = (BEST_BOT,)) -> list[str]:
    """The bots in a list such as greedy,random; a wrong name is an error that lists the right ones."""
    if text is None:
        return list(usual)
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise BadOption(f"no bot is named; there are {', '.join(sorted(KINDS))}")
    for name in names:
        bring_bot(name)
    return names


def kept_to(
    rules: Game[Any], mixes: list[tuple[int, dict[str, Any]]], options: dict[str, Any]
) -> list[tuple[int, dict[str, Any]]]:
    """The mixes with exactly these options; one that no mix has is added to them all."""
    wanted = rules.header(rules.min_seats, None, options).options
    for name in options:
        fitting = [(seats, mix) for seats, mix in mixes if rules.header(seats, None, mix).options[name] == wanted[name]]
        mixes = fitting or [(seats, {**mix, name: wanted[name]}) for seats, mix in mixes]
    return mixes


def resumed(name: str, you: str | None, bots: str | None, voice: Voice) -> tuple[Table, Path]:
    """A saved game and its file; seats and bots are as they were, unless others are named."""
    path = find_file(name)
    record = read_record(path)
    try:
        table = Table.resume(record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", error.line) from None
    if you is not None or bots is not None:
        people = people_of(table.players) if you is None else people_at(you, record.seats, voice)
        table.players = tuple(seat_names(record.seats, people, bot_names(bots)))
    return table, path


@app.command(epilog="Example:  meydan games")
def games() -> None:
    """The games, how many can play, and their options."""
    console = screen()
    for game in GAMES.values():
        console.print(f"[bold]{game.name}[/bold]  {game.title}, for {game.min_seats} to {game.max_seats} players")
        for option in game.options:
            shown = str(option.default).lower() if isinstance(option.default, bool) else option.default or "none"
            flag = flag_of(option)
            name = "" if flag.endswith(option.name.replace("_", "-")) else f" ({option.name}, one by one)"
            console.print(Padding(f"[bold]{flag}[/bold]{name}  {option.about}", (0, 0, 0, 2)))
            console.print(Padding(f"{option.allowed}; {shown} unless given", (0, 0, 0, 6), style=DIM))


@app.command(epilog="Examples:  meydan bots  |  meydan bots san-juan")
def bots(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Who they are in this game.", metavar="GAME", show_default=False)] = "",
) -> None:
    """The computer players, from the weakest of the ladder to the strongest, and some without a face."""
    console, voice = screen(), Voice(context.obj)
    place = find_game(game).name if game else ""
    for name, kind in KINDS.items():
        about = (kind.__doc__ or "").strip().partition("\n")[0]
        if name in LADDER:
            about = f"{voice.bot(place, name, 'title')}: {voice.bot(place, name, 'about')}"
            about += f" ({strength(name, place)})" if place else ""
        console.print(f"[bold]{name}[/bold]  {escape(about)}", soft_wrap=True)


@app.command(
    epilog="Examples:  meydan play istanbul --seats 3 --bots apprentice,vizier  |  meydan play istanbul --you 1,2  |  "
    "meydan play istanbul --with mocha --with letters  |  "
    "meydan play --resume last"
)
@with_game_options
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game; `meydan games` lists them.", metavar="GAME")] = "istanbul",
    seats: Seats = 4,
    bots: Annotated[str | None, typer.Option(help=BOTS_HELP, show_default=USUAL)] = None,
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
    *,
    options: dict[str, Any],
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard."""
    if resume is not None:
        table, path = resumed(resume, you, bots, Voice(context.obj))
        taken = save is not None and Path(save).expanduser().exists() and not path.samefile(Path(save).expanduser())
    else:
        find_game(game).header(seats, None, options)
        people = people_at("1" if you is None else you, seats, Voice(context.obj))
        players = seat_names(seats, people, bot_names(bots, (USUAL,)))
        table = Table(game, seats=seats, seed=seed, players=players, options=options)
        path = new_game_file(game)
        taken = save is not None and Path(save).expanduser().exists()
    if taken:
        raise FileTrouble(f"{save} exists already; choose another name, or go on with --resume {save}")
    if save is not None:
        path = Path(save).expanduser()
    luck = int((table.state.header.commitment or "0")[:8], 16)
    TerminalGame(table, bots_of(table.players, luck), screen(), path, context.obj, auto=auto, pace=pace).run()


@app.command(epilog="Example:  meydan simulate istanbul --seats 4 --bots greedy,random --games 1000 --seed 1 --json")
@with_game_options
def simulate(
    game: GameName,
    seats: Seats = 4,
    bots: BotNames = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: SameSeed = "1",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    records: Annotated[
        Path | None, typer.Option(help="A new folder for the record of each game.", metavar="DIR", show_default=False)
    ] = None,
    as_json: AsJson = False,
    *,
    options: dict[str, Any],
) -> None:
    """Let bots play many games and count who wins."""
    from meydan.arena.simulate import simulate as run

    rules = find_game(game)
    names = bot_names(bots, (BEST_BOT, ANY_BOT))
    rules.header(seats, None, options)
    with reports.progress_bar() as bar:
        task = bar.add_task("playing", total=games)
        summary = run(
            rules.name, seats, names, games, seed, jobs=jobs, options=options, records=records,
            progress=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    told = summary.to_json_dict()
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        screen().print(reports.simulation(told))


@app.command(
    epilog="Examples:  meydan arena istanbul --bots greedy,random --seats 4  |  "
    "meydan arena san-juan --bots mybot.py:First,greedy,random --gauntlet --until sure --results arena.jsonl"
)
@with_game_options
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Two bots or more by name or your own as file.py:Class, separated by commas.")
    ],
    seats: Annotated[int, typer.Option(help="How many players: one seat of a bot against the others of another.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, help="Games of each pairing; all seats are rotated on every deal.")
    ] = 400,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="Only the first bot against each of the others.")
    ] = False,
    until: Annotated[str, typer.Option(help="With “sure” a pairing ends when it is decided.", metavar="sure")] = "",
    seed: SameSeed = "1",
    jobs: Annotated[int, typer.Option(min=0, help="How many processes.", show_default="one for each core")] = 0,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, or local.", metavar="ADDRESS")
    ] = None,
    anchor: Annotated[
        str | None, typer.Option(help="The bot with 0 points.", show_default="the last one named")
    ] = None,
    results: Annotated[
        Path | None, typer.Option(help="Keep every game here; the same command goes on from it.", metavar="FILE")
    ] = None,
    table: Annotated[Path | None, typer.Option("--csv", help="Write the pairings as a table.", metavar="FILE")] = None,
    chart: Annotated[Path | None, typer.Option(help="Draw the pairings as an SVG picture.", metavar="FILE")] = None,
    write: Annotated[
        Path | None, typer.Option(help="Put the result into a page, in place of an older one.", metavar="FILE.md")
    ] = None,
    as_json: AsJson = False,
    *,
    options: dict[str, Any],
) -> None:
    """Find out which bots are stronger: a tournament with intervals and ratings."""
    from meydan.arena import chart as charts
    from meydan.arena import tournament
    from meydan.arena.workers import workers

    if until not in ("", "sure"):
        raise BadOption(f"--until takes sure, not {until!r}")
    names = bot_names(bots)
    if anchor is not None and anchor not in names:
        raise BadOption(f"the anchor is one of the bots, {', '.join(names)}, not {anchor!r}")
    plan = tournament.Plan.of(
        game, names, seats=seats, games=games, seed=seed, options=options, gauntlet=gauntlet, until_sure=until == "sure"
    )
    found = tournament.Results(plan, results)
    crew = jobs or os.cpu_count() or 1
    with reports.progress_bar() as bar, workers(crew, ray) as team:
        task = bar.add_task("playing", total=plan.games * len(plan.pairings), completed=found.played())
        tournament.play(found, team, crew, lambda now: bar.update(task, completed=now.played()))
    told = tournament.as_json(found, anchor)
    title = reports.title_of(told)
    if table is not None:
        write_whole(table, tournament.as_csv(found.outcomes()))
    if chart is not None:
        write_whole(chart, charts.chart(title, found.outcomes(), seats))
    if write is not None:
        write_whole(write, reports.in_a_page(write, title, told))
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        screen().print(reports.tournament(told))


@app.command(epilog="Example:  meydan replay game.json --step 40")
def replay(
    context: typer.Context,
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
    show_replay(screen(), context.obj, path, record, step, every, seat - 1)


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
        if found.shares:
            luck += f", to which {found.shares} players added something of their own"
        end = "played to the end" if found.finished else "not finished"
        console.print(f"{escape(str(path))}: {found.steps} steps are legal, {luck}, {end}.", soft_wrap=True)
    if failed:
        raise typer.Exit(1)


@app.command(epilog="Examples:  meydan check istanbul --games 2  |  meydan check istanbul --with letters")
@with_game_options
def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Games for each mix of seats and options.")] = 1,
    seed: SameSeed = "1",
    *,
    options: dict[str, Any],
) -> None:
    """Run the conformance suite: what must hold at every moment of every game."""
    from meydan.kernel.conformance import check_mix, mixes

    rules = find_game(game)
    chosen = kept_to(rules, mixes(rules), options)
    rows: list[tuple[int, dict[str, Any], list[str]]] = []
    with reports.progress_bar() as bar:
        for seats, mix in bar.track(chosen, description="checking"):
            rows.append((seats, mix, check_mix(rules, seats, mix, seed, games)))
    console = screen()
    console.print(reports.checks(rows))
    problems = [problem for row in rows for problem in row[2]]
    for problem in problems:
        console.print(paint(problem, BRICK))
    if problems:
        raise typer.Exit(1)
    console.print(f"{len(rows)} mixes, {games * len(rows)} games, seed {seed}: everything holds.")


@app.command(epilog="Examples:  meydan bench istanbul --json  |  meydan bench istanbul --with mocha --with letters")
@with_game_options
def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 2.0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes for the measurement with several.")] = 2,
    as_json: AsJson = False,
    *,
    options: dict[str, Any],
) -> None:
    """Measure how fast games are played here."""
    from meydan.arena.bench import bench as run

    rules = find_game(game)
    settled = rules.header(rules.min_seats, None, options).options
    told = {**run(rules.name, seconds=seconds, jobs=jobs, options=options), "options": dict(settled)}
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        screen().print(reports.measurements(told))


@app.command(
    epilog="Examples:  meydan rules istanbul 9  |  meydan rules istanbul smugler  |  meydan rules san-juan --lang pl"
)
def rules(
    context: typer.Context,
    game: GameName,
    query: Annotated[
        list[str] | None, typer.Argument(help="An id, a place, a card, or words.", metavar="[ID or words]")
    ] = None,
    boxes: Annotated[
        list[str] | None, typer.Option("--with", help="Only what holds with these expansions; 'none' is the base game.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Only what holds with so many players.")] = None,
    lang: Annotated[
        str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.", show_default="that of games")
    ] = "",
) -> None:
    """Show the rules: one paragraph, a chapter, or all that speaks of something; mistyped words are found, too."""
    voice = Voice(known_language(lang) if lang else context.obj)
    known = find_game(game)
    mix = None if boxes is None else {BOXES: [box for box in boxes if box != "none"]}
    settled = known.header(known.min_seats if seats is None else seats, None, mix or {}).options
    among = (None if mix is None else settled[BOXES], seats)
    text = rules_of(known.name, voice.language)
    if not query:
        show_paragraphs(screen(), text, text.paragraphs, among)
    elif not show_help(screen(), face_for(known.name), None, voice, " ".join(query), among):
        titles = [f"{part.chapter}: {part.title}" for part in text.parts if part.chapter and not part.within]
        raise NoRule(f"no rule of {known.name} speaks of {' '.join(query)!r}; the chapters are {', '.join(titles)}")


app.command(
    "setup", epilog="Examples:  meydan setup istanbul --with mocha --seats 4  |  meydan setup istanbul --code PC94-3CRD"
)(with_game_options(set_up))
app.command("analyse", epilog="Examples:  meydan analyse last  |  meydan analyse game.json --eyes 2")(analyse_file)
app.command(
    epilog="Examples:  meydan train nets --box istanbul-dice --generations 3  |  meydan train nets --games 5000 --ship"
)(train)
app.command(
    "score", epilog="Examples:  meydan score san-juan --with new-buildings  |  meydan score istanbul --from table.json"
)(score_game)
app.add_typer(puzzles, name="puzzles")
app.add_typer(admin, name="admin")
app.command(epilog="Example:  meydan serve --port 8080 --data ~/club")(serve)


def known_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadOption(f"there are no words in {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang


def version(wanted: bool) -> None:
    if wanted:
        print(f"meydan {meydan.__version__}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    lang: Annotated[
        str, typer.Option(help=f"The language of games: {', '.join(LANGUAGES)}.", show_default="the machine’s")
    ] = "",
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    context.obj = known_language(lang) if lang else language_here()


def app_main() -> None:
    """The entry point of the `meydan` command."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # one that cannot is left as it is
    app(prog_name="meydan")
