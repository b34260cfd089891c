"""The options of the games as flags of a command: `--layout long`, `--caravan-leader`, `--with mocha`.

Nothing is listed here: flags are made from the options that the games themselves tell of. A yes-or-no option is a bare
flag, a list is `--with` and may be repeated, anything else takes a text, which the game checks.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from meydan.kernel.game import GAMES
from meydan.kernel.options import FLAG, SOME, Option

OF_GAMES: Final = "Options of the games"  # their own panel in the help
LISTS: Final = {"expansions": "--with"}  # what is listed one by one, and how that is typed
NOTHING: Final = "none"  # an empty list, as typed


def flag_of(option: Option) -> str:
    """How an option is typed."""
    return LISTS.get(option.name, f"--{option.name.replace('_', '-')}")


def all_options() -> dict[str, list[tuple[str, Option]]]:
    """The options of all games by name, each with the titles of the games that have it."""
    found: dict[str, list[tuple[str, Option]]] = {}
    for game in GAMES.values():
        for option in game.options:
            found.setdefault(option.name, []).append((game.title, option))
    return found


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the flags of all games; it receives those that were typed as `options`."""
    known = all_options()
    own = dict(inspect.signature(command, eval_str=True).parameters)
    own.pop("options")
    flags = [_parameter(name, meant) for name, meant in known.items()]

    def run(**given: Any) -> None:
        typed = {name: _value(given.pop(name)) for name in known}
        command(**given, options={name: value for name, value in typed.items() if value is not None})

    run.__name__, run.__doc__ = command.__name__, command.__doc__
    # The type is ignored: functions may carry one, though their type has none.
    run.__signature__ = inspect.Signature([*own.values(), *flags])  # type: ignore[attr-defined]
    run.__annotations__ = {given.name: given.annotation for given in (*own.values(), *flags)}
    return run


def _parameter(name: str, meant: list[tuple[str, Option]]) -> inspect.Parameter:
    """The flag of an option as typer wants to have it."""
    option = meant[0][1]
    yes_or_no, listed = option.kind == FLAG, option.kind == SOME
    help_text = ". ".join(f"{title}: {one.about if yes_or_no else one.allowed}" for title, one in meant)
    kind: Any = list[str] | None if listed else bool if yes_or_no else str | None
    told = typer.Option(
        flag_of(option), help=help_text, metavar="BOX" if listed else None, show_default=False,
        rich_help_panel=OF_GAMES,
    )  # fmt: skip
    default = False if kind is bool else None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, told])


def _value(typed: Any) -> Any:
    """What was typed as the value of an option, or None if nothing was: `--with a,b` is as good as two flags."""
    if isinstance(typed, list | tuple):
        parts = [part.strip() for text in typed for part in text.split(",")]
        return [part for part in parts if part != NOTHING] if parts else None
    return None if typed is False else typed
