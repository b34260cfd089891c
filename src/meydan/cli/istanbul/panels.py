"""What stands around the board: whose turn it is, the players, the hand."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul.look import COFFEE, COFFEE_STYLE, COMPANION, stock, tiles
from meydan.cli.look import BRASS, DIM, RUBY, RUBY_STYLE, badge, label, packed, paint, rubies
from meydan.cli.scene import Scene
from meydan.games.istanbul.boxes import rules_for
from meydan.games.istanbul.expansions.printed import TAVERN_TILES
from meydan.games.istanbul.printed import TILES
from meydan.games.istanbul.view import ExpandedPlayerView, ExpandedView, IstanbulView, PlayerView
from meydan.games.istanbul.words.parts import amount, card, guild, tile
from meydan.games.istanbul.words.table import companion
from meydan.kernel.said import Said, said

BESIDE: Final = 116  # from this width on what expansions add stands beside the rest


def _owned(player: PlayerView) -> list[bool]:
    return [player.has_tile(colour) for colour in range(len(TILES))]


def _cards(scene: Scene, player: PlayerView) -> str:
    return scene.voice.say(amount("cards", player.cards))


def _lira(scene: Scene, player: PlayerView) -> Text:
    return paint(scene.voice.say(amount("lira", player.lira)), BRASS)


def _boxes(view: IstanbulView) -> tuple[bool, bool]:
    """Whether Mocha & Baksheesh and Letters & Seals are played."""
    played = view.header.options["expansions"]
    return "mocha" in played, "letters" in played


def _letters(scene: Scene, seat: int) -> str:
    """The letters a player has: where the undelivered ones go, how many were delivered, and their seals."""
    voice, player = scene.voice, scene.view.players[seat]
    told = [" ".join(str(one) for one in player.letters)] if player.letters else []
    told += [voice("ist-things-delivered", n=len(player.delivered))] if player.delivered else []
    seals = voice.say(amount("seals", scene.asked.facts.seals[seat]))
    return f"{voice('ist-letter')} {', '.join(told)}: {seals}" if told else voice.say(amount("letters", 0))


def _extras(scene: Scene, seat: int) -> list[Text]:
    """What the expansions give a player, in a few words each."""
    player = scene.view.players[seat]
    if not isinstance(player, ExpandedPlayerView):
        return []
    mocha, letters = _boxes(scene.view)
    told: list[Text] = []
    if mocha:
        told.append(paint(scene.voice.say(amount("coffee", player.coffee)), COFFEE_STYLE if player.coffee else DIM))
        told.append(
            paint(scene.voice.say(amount("guild-cards", player.guild_cards)), "" if player.guild_cards else DIM)
        )
        owned = [
            scene.voice.say(tile(name)) for number, name in enumerate(TAVERN_TILES) if (player.tavern >> number) & 1
        ]
        told += [paint(" ".join(owned), COFFEE_STYLE)] if owned else []
    if letters:
        told.append(paint(_letters(scene, seat), "" if scene.asked.facts.seals[seat] else DIM))
        told += [Text(scene.voice.say(companion(player)))] if player.companion else []
    return told


def players_table(scene: Scene, width: int) -> Table:
    """A line for each player in turn order: rubies, money, goods, tiles, cards; what expansions add beside or below."""
    view: IstanbulView = scene.view
    table = Table.grid(padding=(0, 2))
    target = rules_for(view.header).target
    for _ in range(6):
        table.add_column(no_wrap=True)
    beside = isinstance(view, ExpandedView) and width >= BESIDE
    if beside:
        table.add_column()
    for seat, player in enumerate(view.players):
        owned = _owned(player)
        leader = paint(" ★", BRASS) if view.leader == seat else Text()
        table.add_row(
            label(scene, seat),
            rubies(player.rubies, target),
            _lira(scene, player),
            stock(player.goods) + paint(f" /{player.capacity}", DIM),
            paint(_cards(scene, player), "" if player.cards else DIM) + leader,
            Text("▢ ") + tiles(owned) if any(owned) else Text(),
            *([Text("  ").join(_extras(scene, seat))] if beside else []),
        )
    if beside or not isinstance(view, ExpandedView):
        return table
    more = Table.grid(padding=(0, 2))
    more.add_column(no_wrap=True)
    more.add_column()
    for seat in range(len(view.players)):
        more.add_row(Text(" ") + badge(seat), Text("  ").join(_extras(scene, seat)))
    both = Table.grid(padding=0)
    both.add_row(table)
    both.add_row(more)
    return both


def players_short(scene: Scene) -> Table:
    """One line for each player, for a small screen with expansions."""
    view: IstanbulView = scene.view
    table = Table.grid(padding=(0, 1))
    mocha, letters = _boxes(view)
    for _ in range(8):
        table.add_column(no_wrap=True)
    for seat, player in enumerate(view.players):
        if not isinstance(player, ExpandedPlayerView):
            continue
        guild = f"+{player.guild_cards}" if mocha else ""
        owned = tiles(_owned(player)) + Text("".join("ME"[tile] for tile in (0, 1) if (player.tavern >> tile) & 1))
        seals = [scene.voice.say(amount("seals", scene.asked.facts.seals[seat]))] if letters else []
        seals += [f"{COMPANION}{player.companion if player.companion > 0 else ''}"] if player.companion else []
        table.add_row(
            label(scene, seat, who=False),
            paint(f"{RUBY}{player.rubies}", RUBY_STYLE),
            _lira(scene, player),
            stock(player.goods) + paint(f"/{player.capacity}", DIM),
            paint(f"{COFFEE}{player.coffee}", COFFEE_STYLE if player.coffee else DIM) if mocha else Text(),
            _cards(scene, player) + guild,
            " ".join(seals),
            owned,
        )
    return table


def players_column(scene: Scene) -> Table:
    """The same beside the board: two lines for each player, and one or two more with expansions."""
    view: IstanbulView = scene.view
    target = rules_for(view.header).target
    lines = Table.grid(padding=0)
    lines.add_column(no_wrap=True)
    table = _column_pair(view)
    for seat, player in enumerate(view.players):
        owned = _owned(player)
        table.add_row(label(scene, seat), rubies(player.rubies, target))
        cards = _cards(scene, player) + (" ★" if view.leader == seat else "")
        table.add_row(
            Text("   ") + stock(player.goods) + paint(f" /{player.capacity}", DIM),
            _lira(scene, player) + Text(f", {cards}"),
        )
        if any(owned):
            table.add_row(paint("   ▢ ", DIM) + tiles(owned), "")
        if isinstance(view, ExpandedView):  # long lines would push the second column away
            lines.add_row(table)
            for part in packed(_extras(scene, seat), 40, ", "):
                lines.add_row(Text("   ") + part)
            table = _column_pair(view)
    return lines if isinstance(view, ExpandedView) else table


def _column_pair(view: IstanbulView) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=20 if isinstance(view, ExpandedView) else None)
    table.add_column(no_wrap=True)
    return table


def hand_lines(scene: Scene) -> Table:
    """The own bonus and guild cards, each with what it does."""
    view: IstanbulView = scene.view
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    if not any(view.hand):
        table.add_row(paint(scene.voice.say(said("ist-things-no-cards")), DIM), "")
    for kind, count in enumerate(view.hand):
        if count:
            name = scene.voice.say(said("ist-things-card", card=card(kind), n=count))
            table.add_row(Text(name), paint(scene.voice.say(Said(f"{card(kind).id}-text")), DIM))
    for number in _guild(view):
        name = f"{number} {scene.voice.say(said('ist-things-guild', card=guild(number)))}"
        table.add_row(paint(name, COFFEE_STYLE), paint(scene.voice.say(Said(f"{guild(number).id}-text")), DIM))
    return table


def _guild(view: IstanbulView) -> list[int]:
    """The own guild cards by number."""
    return [number for number, held in enumerate(view.guild) if held] if isinstance(view, ExpandedView) else []


def hand_short(scene: Scene) -> Text:
    """The own bonus and guild cards in one line."""
    view: IstanbulView = scene.view
    held = [f"“{scene.voice.say(card(kind))}”" + (f" ×{n}" if n > 1 else "") for kind, n in enumerate(view.hand) if n]
    text = paint(", ".join(held), "") if held else paint(scene.voice.say(said("ist-things-no-cards")), DIM)
    cards = [f"{number} “{scene.voice.say(guild(number))}”" for number in _guild(view)]
    return text + paint(f"; {', '.join(cards)}", COFFEE_STYLE) if cards else text


def letters_short(scene: Scene) -> list[Text]:
    """The own letters in one line, where the table of players has no room for them."""
    view: IstanbulView = scene.view
    player = view.players[view.seat]
    mine = isinstance(player, ExpandedPlayerView) and bool(player.letters or player.delivered)
    return [Text(_letters(scene, view.seat))] if mine else []
