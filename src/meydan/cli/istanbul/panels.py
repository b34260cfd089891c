"""What stands around the board: whose turn it is, the players, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul.look import COFFEE, COFFEE_STYLE, COMPANION, stock, tiles
from meydan.cli.istanbul.saying import say
from meydan.cli.look import ACCENT, BRASS, BRICK, DIM, RUBY, RUBY_STYLE, badge, label, paint, rubies
from meydan.games.istanbul.boxes import rules_for
from meydan.games.istanbul.expansions.tables import TAVERN_TILES
from meydan.games.istanbul.tables import TILES
from meydan.games.istanbul.view import BazaarView, IstanbulView, PlayerView, TraderView
from meydan.games.istanbul.words.parts import amount, card, guild, tile
from meydan.games.istanbul.words.table import companion
from meydan.kernel.said import Said, Seat, said

BESIDE: Final = 116  # from this width on what expansions add stands beside the rest


def headline(view: IstanbulView, title: str) -> Text:
    """Whose turn it is, which round, and who is ahead: the first thing to see."""
    text = paint(f"{title}  {say(said('ist-text-round', n=view.round))}  ", "bold")
    if view.to_answer == view.seat >= 0:
        host = getattr(view.stack[-1], "host", view.seat)  # at Kiosk and Auction House others are asked too
        mine = said("ask-yours") if host == view.seat else said("ask-yours-in", name=Seat(host))
        text += badge(view.seat) + paint(f" {say(mine)}", f"bold {ACCENT}")
    elif view.to_answer >= 0:
        waiting = said("ist-text-waiting", name=Seat(view.to_answer))
        text += badge(view.to_answer) + paint(f" {say(waiting)}", "bold")
    else:
        text.append(say(said("ask-over")), "bold")
    most = max(player.rubies for player in view.players)
    if most:
        for seat, player in enumerate(view.players):
            text += Text("  ") + badge(seat) if player.rubies == most else Text()
    text += paint(f"  {RUBY} {most}/{rules_for(view.header).target}", RUBY_STYLE)
    if view.final and view.to_answer >= 0:
        text.append(f"  {say(said('ask-last'))}", f"bold {BRICK}")
    return text


def _owned(player: PlayerView) -> list[bool]:
    return [player.has_tile(colour) for colour in range(len(TILES))]


def _cards(player: PlayerView) -> str:
    return say(amount("cards", player.cards))


def _lira(player: PlayerView) -> Text:
    return paint(say(amount("lira", player.lira)), BRASS)


def _boxes(view: IstanbulView) -> tuple[bool, bool]:
    """Whether Mocha & Baksheesh and Letters & Seals are played."""
    played = view.header.options["expansions"]
    return "mocha" in played, "letters" in played


def _seals(player: TraderView) -> int:
    return len(player.letters) + 2 * len(player.delivered)


def _letters(player: TraderView) -> str:
    """The letters a player has: where the undelivered ones go, how many were delivered, and their seals."""
    told = [" ".join(str(one) for one in player.letters)] if player.letters else []
    told += [say(said("ist-things-delivered", n=len(player.delivered)))] if player.delivered else []
    return (
        f"{say(Said('ist-letter'))} {', '.join(told)}: {say(amount('seals', _seals(player)))}"
        if told
        else _none("letters")
    )


def _none(what: str) -> str:
    return say(amount(what, 0))


def _extras(view: IstanbulView, player: PlayerView) -> list[Text]:
    """What the expansions give a player, in a few words each."""
    if not isinstance(player, TraderView):
        return []
    mocha, letters = _boxes(view)
    told: list[Text] = []
    if mocha:
        told.append(paint(say(amount("coffee", player.coffee)), COFFEE_STYLE if player.coffee else DIM))
        told.append(paint(say(amount("guild-cards", player.guild_cards)), "" if player.guild_cards else DIM))
        owned = [say(tile(name)) for number, name in enumerate(TAVERN_TILES) if (player.tavern >> number) & 1]
        told += [paint(" ".join(owned), COFFEE_STYLE)] if owned else []
    if letters:
        told.append(paint(_letters(player), "" if _seals(player) else DIM))
        told += [Text(say(companion(player)))] if player.companion else []
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
        leader = paint(" ★", BRASS) if view.leader == seat else Text()
        table.add_row(
            label(view, seat, played_by),
            rubies(player.rubies, target),
            _lira(player),
            stock(player.goods) + paint(f" /{player.capacity}", DIM),
            paint(_cards(player), "" if player.cards else DIM) + leader,
            Text("▢ ") + tiles(owned) if any(owned) else Text(),
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
        seals = [say(amount("seals", _seals(player)))] if letters else []
        seals += [f"{COMPANION}{player.companion if player.companion > 0 else ''}"] if player.companion else []
        table.add_row(
            label(view, seat),
            paint(f"{RUBY}{player.rubies}", RUBY_STYLE),
            _lira(player),
            stock(player.goods) + paint(f"/{player.capacity}", DIM),
            paint(f"{COFFEE}{player.coffee}", COFFEE_STYLE if player.coffee else DIM) if mocha else Text(),
            _cards(player) + guild,
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
        cards = _cards(player) + (" ★" if view.leader == seat else "")
        table.add_row(
            Text("   ") + stock(player.goods) + paint(f" /{player.capacity}", DIM), _lira(player) + Text(f", {cards}")
        )
        if any(owned):
            table.add_row(paint("   ▢ ", DIM) + tiles(owned), "")
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
        table.add_row(paint(say(said("ist-things-no-cards")), DIM), "")
    for kind, count in enumerate(view.hand):
        if count:
            name = say(said("ist-things-card", card=card(kind), n=count))
            table.add_row(Text(name), paint(say(Said(f"{card(kind).id}-text")), DIM))
    for number in _guild(view):
        name = f"{number} {say(said('ist-things-guild', card=guild(number)))}"
        table.add_row(paint(name, COFFEE_STYLE), paint(say(Said(f"{guild(number).id}-text")), DIM))
    return table


def _guild(view: IstanbulView) -> list[int]:
    """The own guild cards by number."""
    return [number for number, held in enumerate(view.guild) if held] if isinstance(view, BazaarView) else []


def hand_short(view: IstanbulView) -> Text:
    """The own bonus and guild cards in one line."""
    held = [f"“{say(card(kind))}”" + (f" ×{n}" if n > 1 else "") for kind, n in enumerate(view.hand) if n]
    text = paint(", ".join(held), "") if held else paint(say(said("ist-things-no-cards")), DIM)
    cards = [f"{number} “{say(guild(number))}”" for number in _guild(view)]
    return text + paint(f"; {', '.join(cards)}", COFFEE_STYLE) if cards else text


def letters_short(view: IstanbulView) -> list[Text]:
    """The own letters in one line, where the table of players has no room for them."""
    player = view.players[view.seat]
    mine = isinstance(player, TraderView) and bool(player.letters or player.delivered)
    return [Text(_letters(player))] if mine and isinstance(player, TraderView) else []
