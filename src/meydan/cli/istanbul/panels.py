"""What stands around the board: whose turn it is, the players, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul.look import COFFEE, COFFEE_STYLE, COMPANION, stock, tiles
from meydan.cli.look import BRASS, DIM, RUBY, RUBY_STYLE, badge, paint, rubies
from meydan.cli.older import label
from meydan.games.istanbul.boxes import rules_for
from meydan.games.istanbul.expansions.tables import AT_HAND, TAVERN_TILES
from meydan.games.istanbul.tables import TILES
from meydan.games.istanbul.view import BazaarView, IstanbulView, PlayerView, TraderView
from meydan.games.istanbul.words import CARD_NAMES, CARD_TEXTS, GUILD_TEXTS

BESIDE: Final = 116  # from this width on what expansions add stands beside the rest


def _owned(player: PlayerView) -> list[bool]:
    return [player.has_tile(colour) for colour in range(len(TILES))]


def _cards(player: PlayerView) -> str:
    return f"{player.cards} card{'s'[: player.cards != 1]}"


def _boxes(view: IstanbulView) -> tuple[bool, bool]:
    """Whether Mocha & Baksheesh and Letters & Seals are played."""
    played = view.header.options["expansions"]
    return "mocha" in played, "letters" in played


def _seals(player: TraderView) -> int:
    return len(player.letters) + 2 * len(player.delivered)


def _companion(player: TraderView) -> str:
    if player.companion == AT_HAND:
        return "companion at hand"
    return f"companion at {player.companion}" if player.companion else ""


def _letters(player: TraderView) -> str:
    """The letters a player has: where the undelivered ones go, and how many were delivered."""
    told = ["letters " + " ".join(str(place) for place in player.letters)] if player.letters else []
    told += [f"{len(player.delivered)} delivered"] if player.delivered else []
    seals = _seals(player)
    return f"{', '.join(told)}: {seals} seal{'s'[: seals != 1]}" if told else "no letters"


def _extras(view: IstanbulView, player: PlayerView) -> list[Text]:
    """What the expansions give a player, in a few words each."""
    if not isinstance(player, TraderView):
        return []
    mocha, letters = _boxes(view)
    told: list[Text] = []
    if mocha:
        told.append(paint(f"{player.coffee} coffee", COFFEE_STYLE if player.coffee else DIM))
        told.append(paint(f"{player.guild_cards} guild", "" if player.guild_cards else DIM))
        owned = [name for tile, name in enumerate(TAVERN_TILES) if (player.tavern >> tile) & 1]
        told += [paint(" ".join(owned), COFFEE_STYLE)] if owned else []
    if letters:
        told.append(paint(_letters(player), "" if _seals(player) else DIM))
        told += [Text(_companion(player))] if player.companion else []
    return told


def players_table(view: IstanbulView, played_by: Sequence[str], width: int) -> Table:
    """A line for each player in turn order: rubies, money, goods, tiles, cards; what expansions add beside or below."""
    table = Table.grid(padding=(0, 2))
    target = rules_for(view.header).target
    for _ in range(6):
        table.add_column(no_wrap=True)
    beside = isinstance(view, BazaarView) and width >= BESIDE
    if beside:
        table.add_column()
    for seat, player in enumerate(view.players):
        owned = _owned(player)
        leader = paint(" caravan", DIM) if view.leader == seat else Text()
        names = TILES if width >= 96 and not beside else ()
        table.add_row(
            label(view, seat, played_by),
            rubies(player.rubies, target),
            paint(f"{player.lira:2} lira", BRASS),
            stock(player.goods) + paint(f" of {player.capacity}", DIM),
            paint(_cards(player), "" if player.cards else DIM) + leader,
            Text("tiles ") + tiles(owned, names) if any(owned) else paint("no tiles", DIM),
            *([Text("  ").join(_extras(view, player))] if beside else []),
        )
    if beside or not isinstance(view, BazaarView):
        return table
    more = Table.grid(padding=(0, 2))
    more.add_column(no_wrap=True)
    more.add_column()
    for seat, player in enumerate(view.players):
        more.add_row(Text(" ") + badge(seat), Text("  ").join(_extras(view, player)))
    both = Table.grid(padding=0)
    both.add_row(table)
    both.add_row(more)
    return both


def players_short(view: IstanbulView) -> Table:
    """One line for each player, for a small screen with expansions."""
    table = Table.grid(padding=(0, 1))
    mocha, letters = _boxes(view)
    for _ in range(8):
        table.add_column(no_wrap=True)
    for seat, player in enumerate(view.players):
        if not isinstance(player, TraderView):
            continue
        guild = f"+{player.guild_cards}" if mocha else ""
        owned = tiles(_owned(player)) + Text("".join("ME"[tile] for tile in (0, 1) if (player.tavern >> tile) & 1))
        seals = [f"{_seals(player)} seal{'s'[: _seals(player) != 1]}"] if letters else []
        seals += [f"{COMPANION}{player.companion if player.companion > 0 else ''}"] if player.companion else []
        table.add_row(
            label(view, seat),
            paint(f"{RUBY}{player.rubies}", RUBY_STYLE),
            paint(f"{player.lira:2} lira", BRASS),
            stock(player.goods) + paint(f"/{player.capacity}", DIM),
            paint(f"{COFFEE}{player.coffee}", COFFEE_STYLE if player.coffee else DIM) if mocha else Text(),
            f"{player.cards}{guild}" + (" card" if f"{player.cards}{guild}" == "1" else " cards"),
            " ".join(seals),
            owned,
        )
    return table


def players_column(view: IstanbulView, played_by: Sequence[str]) -> Table:
    """The same beside the board: two lines for each player, and one or two more with expansions."""
    target = rules_for(view.header).target
    lines = Table.grid(padding=0)
    lines.add_column(no_wrap=True)
    table = _column_pair(view)
    for seat, player in enumerate(view.players):
        owned = _owned(player)
        table.add_row(label(view, seat, played_by), rubies(player.rubies, target))
        cards = _cards(player) + (", caravan leader" if view.leader == seat else "")
        table.add_row(
            Text("   ") + stock(player.goods) + paint(f" of {player.capacity}", DIM),
            paint(f"{player.lira} lira", BRASS) + Text(f", {cards}"),
        )
        if any(owned):
            table.add_row(paint("   tiles ", DIM) + tiles(owned, TILES), "")
        if isinstance(view, BazaarView):  # long lines would push the second column away
            lines.add_row(table)
            for part in _packed(_extras(view, player), 40):
                lines.add_row(Text("   ") + part)
            table = _column_pair(view)
    return lines if isinstance(view, BazaarView) else table


def _column_pair(view: IstanbulView) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=20 if isinstance(view, BazaarView) else None)
    table.add_column(no_wrap=True)
    return table


def _packed(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts side by side with commas, on as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + 2 + len(part) <= width:
            lines[-1] = Text(", ").join([lines[-1], part])
        else:
            lines.append(part)
    return lines


def hand_lines(view: IstanbulView) -> Table:
    """The own bonus and guild cards, each with what it does."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    if not any(view.hand):
        table.add_row(paint("Your cards: none", DIM), "")
    for kind, count in enumerate(view.hand):
        if count:
            times = f" ×{count}" if count > 1 else ""
            table.add_row(Text(f"Card “{CARD_NAMES[kind]}”{times}"), paint(CARD_TEXTS[kind], DIM))
    for card in _guild(view):
        table.add_row(paint(f"Guild card {card}", COFFEE_STYLE), paint(GUILD_TEXTS[card], DIM))
    return table


def _guild(view: IstanbulView) -> list[int]:
    """The own guild cards by number."""
    return [card for card, held in enumerate(view.guild) if held] if isinstance(view, BazaarView) else []


def hand_short(view: IstanbulView) -> Text:
    """The own bonus and guild cards in one line."""
    held = [
        f"“{CARD_NAMES[kind]}”" + (f" ×{count}" if count > 1 else "") for kind, count in enumerate(view.hand) if count
    ]
    guild = _guild(view)
    text = paint("Your cards: " + (", ".join(held) if held else "none"), "" if held else DIM)
    return text + paint(f"; guild {', '.join(str(card) for card in guild)}", COFFEE_STYLE) if guild else text


def letters_short(view: IstanbulView) -> list[Text]:
    """The own letters in one line, where the table of players has no room for them."""
    player = view.players[view.seat]
    mine = isinstance(player, TraderView) and bool(player.letters or player.delivered)
    return [Text(f"Your {_letters(player)}")] if mine and isinstance(player, TraderView) else []
