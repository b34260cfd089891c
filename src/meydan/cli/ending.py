"""How a game ended: who won by what, and who came where."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from meydan.cli.look import DIM, badge, paint
from meydan.cli.naming import listed
from meydan.kernel.game import Result


def ranking(result: Result, played_by: Sequence[str], names: Sequence[str]) -> Table:
    """Who came where, and what was compared."""
    table = Table(box=None, padding=(0, 2), header_style=DIM)
    for heading in ("", "", "", *result.compared):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        score = [str(number) for number in result.scores[seat]]
        style = "bold" if result.ranks[seat] == 1 else ""
        name = badge(seat) + paint(f" {names[seat]}", style)
        table.add_row(f"{result.ranks[seat]}.", name, paint(played_by[seat], DIM), *score)
    return table


def verdict(result: Result, names: Sequence[str]) -> str:
    """Who won, and by which comparison."""
    winners = [names[seat] for seat in result.winners]
    best = result.scores[result.winners[0]]
    won = f"{listed(winners)} {'share the victory' if len(winners) > 1 else 'won'} with {best[0]} {result.compared[0]}"
    rivals = [seat for seat, rank in enumerate(result.ranks) if rank > 1 and result.scores[seat][0] == best[0]]
    if len(winners) > 1:
        return f"{won}: they are equal in {listed(list(result.compared))}."
    if not rivals:
        return f"{won}, more than anybody else."
    rival = max(rivals, key=lambda seat: result.scores[seat])
    for what, own, other in zip(result.compared, best, result.scores[rival], strict=True):
        if own != other:
            equal = listed(list(result.compared[: result.compared.index(what)]))
            return f"{won}: equal in {equal} with {names[rival]}, ahead with {own} {what} to {other}."
    return f"{won}."
