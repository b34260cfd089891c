"""What stands around the board: whose turn it is, the players, the hand, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from meydan.cli.look import ACCENT, BRASS, BRICK, DIM, badge, paint, rubies, stock, tiles
from meydan.games.istanbul.tables import COLOURS, TARGET, TILES
from meydan.games.istanbul.view import IstanbulView, PlayerView
from meydan.games.istanbul.words import CARD_NAMES, CARD_TEXTS, NAMES, YOU, listed, object_name
from meydan.kernel.game import Result


def names_for(seats: int, listener: int) -> list[str]:
    """The players' names as one seat hears them; a watcher hears colours only."""
    return [YOU if seat == listener else NAMES[seat] for seat in range(seats)]


def headline(view: IstanbulView, title: str) -> Text:
    """Whose turn it is, which round, and who is ahead: the first thing to see."""
    target = TARGET[len(view.players)]
    text = paint(f"{title}, round {view.round}  ", "bold")
    names = names_for(len(view.players), view.seat)
    if view.to_answer == view.seat >= 0:
        text += badge(view.seat) + paint(" Your turn", f"bold {ACCENT}")
    elif view.to_answer >= 0:
        text += badge(view.to_answer) + paint(f" {NAMES[view.to_answer]}’s turn", "bold")
    else:
        text.append("The game is over", "bold")
    most = max(player.rubies for player in view.players)
    ahead = [seat for seat, player in enumerate(view.players) if player.rubies == most]
    leaders = listed([object_name(names[seat]) for seat in ahead])
    if most:
        verb = "lead" if len(ahead) > 1 or view.seat in ahead else "leads"
        count = f"{most} of {target} rubies" if most <= target else f"{most} rubies"
        text.append(f"   {leaders[0].upper()}{leaders[1:]} {verb} with {count}")
    else:
        text.append(f"   {target} rubies end the game")
    if view.final and view.to_answer >= 0:
        text.append("  Last round!", f"bold {BRICK}")
    return text


def _name(view: IstanbulView, seat: int, played_by: Sequence[str]) -> Text:
    mark = paint("▸" if seat == view.to_answer else " ", f"bold {ACCENT}")
    name = paint(f" {COLOURS[seat].capitalize()}", "bold" if seat in (view.to_answer, view.seat) else "")
    who = "you" if seat == view.seat else played_by[seat]
    return mark + badge(seat) + name + (paint(f" {who}", DIM) if who else Text())


def _owned(player: PlayerView) -> list[bool]:
    return [player.has_tile(colour) for colour in range(len(TILES))]


def players_table(view: IstanbulView, played_by: Sequence[str], wide: bool) -> Table:
    """A line for each player in turn order: rubies, money, goods, tiles, cards."""
    table = Table.grid(padding=(0, 2))
    target = TARGET[len(view.players)]
    for _ in range(6):
        table.add_column(no_wrap=True)
    for seat, player in enumerate(view.players):
        owned = _owned(player)
        leader = paint(" caravan", DIM) if view.leader == seat else Text()
        table.add_row(
            _name(view, seat, played_by),
            rubies(player.rubies, target),
            paint(f"{player.lira:2} lira", BRASS),
            stock(player.goods) + paint(f" of {player.capacity}", DIM),
            paint(f"{player.cards} card{'s'[: player.cards != 1]}", "" if player.cards else DIM) + leader,
            Text("tiles ") + tiles(owned, TILES if wide else ()) if any(owned) else paint("no tiles", DIM),
        )
    return table


def players_column(view: IstanbulView, played_by: Sequence[str]) -> Table:
    """The same beside the board: two lines for each player."""
    table = Table.grid(padding=(0, 2))
    target = TARGET[len(view.players)]
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for seat, player in enumerate(view.players):
        owned = _owned(player)
        table.add_row(_name(view, seat, played_by), rubies(player.rubies, target))
        cards = f"{player.cards} card{'s'[: player.cards != 1]}" + (", caravan leader" if view.leader == seat else "")
        table.add_row(
            Text("   ") + stock(player.goods) + paint(f" of {player.capacity}", DIM),
            paint(f"{player.lira} lira", BRASS) + Text(f", {cards}"),
        )
        if any(owned):
            table.add_row(paint("   tiles ", DIM) + tiles(owned, TILES), "")
    return table


def hand_lines(view: IstanbulView) -> Table:
    """The own bonus cards, each with what it does."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    if not any(view.hand):
        table.add_row(paint("Your cards: none", DIM), "")
    for kind, count in enumerate(view.hand):
        if count:
            times = f" ×{count}" if count > 1 else ""
            table.add_row(Text(f"Card “{CARD_NAMES[kind]}”{times}"), paint(CARD_TEXTS[kind], DIM))
    return table


def hand_short(view: IstanbulView) -> Text:
    """The own bonus cards in one line."""
    held = [
        f"“{CARD_NAMES[kind]}”" + (f" ×{count}" if count > 1 else "") for kind, count in enumerate(view.hand) if count
    ]
    return paint("Your cards: " + (", ".join(held) if held else "none"), "" if held else DIM)


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
