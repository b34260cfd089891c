# uncompiled: words are for people and never on a hot path
"""The whole table in words: what is mine, each place with whoever is there, what the others have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meydan.games.istanbul.choices import MOVE
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.printed import AT_HAND, IN_SUPPLY, TAVERN_TILES
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.printed import (
    GOODS,
    POLICE_STATION,
    TILES,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words.board import Places, shown
from meydan.games.istanbul.words.parts import amount, at, card, figure, guild, has_coffee, has_letters, place, tile
from meydan.kernel.said import Said, Seat, said
from meydan.kernel.telling import Section, Thing

if TYPE_CHECKING:
    from meydan.games.istanbul.words.facts import Signs


def text(state: Istanbul, seat: int, places: Places, ways: dict[str, Signs]) -> list[Section]:
    """What is mine first, then the board row by row, then the others in turn order."""
    seats = len(state.players)
    order = [(one + max(0, seat)) % seats for one in range(seats)]
    mine = [Section(said("ist-things-mine"), having(state, seat), hand(state, seat), seat)] if seat >= 0 else []
    columns = state.rules.columns
    rows = [state.grid[first : first + columns] for first in range(0, len(state.grid), columns)]
    board = [
        Section(
            said("ist-text-row", n=number + 1),
            [],
            [Thing(f"place:{one}", place(one), _known(state, seat, one, places, ways)) for one in row],
        )
        for number, row in enumerate(rows)
    ]
    figures = [said("ist-text-figure", figure=figure(n), at=at(one)) for n, one in enumerate(state.figures) if one]
    others = [
        Section(said("ist-things-player", name=Seat(one)), having(state, one), seat=one) for one in order if one != seat
    ]
    round_now = Section(said("ist-board"), [said("ist-text-round", n=state.round), *figures])
    return [*mine, round_now, *board, *others]


def _known(state: Istanbul, seat: int, number: int, now: Places, ways: dict[str, Signs]) -> Said | None:
    facts = there(state, seat, number, now, ways.get(MOVE[number].text))
    return said("ist-text-all", facts=list(facts)) if facts else None


def having(state: Istanbul, seat: int) -> list[Said]:
    """What everybody may know about a player, as short phrases."""
    player: Any = state.players[seat]
    goods = [amount(name, n) for name, n in zip(GOODS, player.goods, strict=True)]
    found = [
        said("ist-things-rubies", n=player.rubies, goal=state.rules.target),
        amount("lira", player.lira),
        said("ist-text-goods", goods=list(goods), n=player.capacity),
    ]
    tiles = [tile(colour) for colour in range(len(TILES)) if player.has_tile(colour)]
    if has_coffee(state):
        found.append(amount("coffee", player.coffee))
        tiles += [tile(name) for number, name in enumerate(TAVERN_TILES) if player.has_tavern_tile(number)]
    found.append(amount("cards", player.cards))
    if has_coffee(state) and player.guild_cards:
        found.append(amount("guild-cards", player.guild_cards))
    if has_letters(state):
        found += [amount("letters", len(player.letters) + len(player.delivered)), amount("seals", player.seals())]
    if tiles:
        found.append(said("ist-text-tiles", tiles=list(tiles)))
    found.append(said("ist-text-merchant", at=at(player.place), n=len(player.stack)))
    if player.posted:
        found.append(said("ist-text-posted", places=[place(one) for one in player.posted]))
    found.append(family(player))
    return [*found, companion(player)] if has_letters(state) else found


def family(player: Any) -> Said:
    home = player.family == POLICE_STATION
    return said("ist-things-family-home") if home else said("ist-things-family-away", at=at(player.family))


def companion(player: Any) -> Said:
    if player.companion == IN_SUPPLY:
        return said("ist-things-companion-supply")
    if player.companion == AT_HAND:
        return said("ist-things-companion-hand")
    return said("ist-things-companion-out", at=at(player.companion))


def hand(state: Istanbul, seat: int) -> list[Thing]:
    """My cards, and letters that are to be delivered."""
    player: Any = state.players[seat]
    found = [
        Thing(
            f"card:{ALL_CARDS[kind]}",
            said("ist-things-card", card=card(kind), n=player.hand[kind]),
            Said(f"ist-card-{ALL_CARDS[kind]}-text"),
        )
        for kind in player.kinds
    ]
    if isinstance(state, ExpandedIstanbul):
        cards = [number for number, n in enumerate(player.guild) if n]
        found += [
            Thing(f"guild:{one}", said("ist-things-guild", card=guild(one)), Said(f"ist-guild-{one}-text"))
            for one in cards
        ]
        letters = {one: player.letters.count(one) for one in player.letters}
        found += [
            Thing(f"letter:{one}", said("ist-things-letter", place=place(one), n=n)) for one, n in letters.items()
        ]
        if player.delivered:
            found.append(Thing("delivered", said("ist-things-delivered", n=len(player.delivered))))
    return found


def there(state: Istanbul, seat: int, number: int, now: Places, signs: Signs | None) -> list[Said]:
    """All there is to know of a place: what a move there means, how things stand, who is there."""
    told: list[Said] = []
    if signs:
        told += [amount("steps", signs.steps)] if signs.steps else []
        told += [said("ist-board-fetch")] if signs.fetch else []
        told += [said("ist-board-fee", lira=signs.fee)] if signs.fee else []
        told += [said("ist-board-ends")] if signs.ends else []
    told += shown(state, now, number)
    if isinstance(state, ExpandedIstanbul):
        letters = state.player(seat).letters.count(number) if seat >= 0 else 0
        told += [said("ist-board-letters", n=letters)] if letters else []
        told += [said("ist-barrier")] if number in state.barrier else []
    return told + _pieces(state, number)


def _pieces(state: Istanbul, number: int) -> list[Said]:
    """Merchants, companions, figures, family members and assistants at a place, as they stand there."""
    players: list[Any] = list(state.players)
    owned = [
        said("ist-board-merchant", name=Seat(one), n=len(player.stack))
        for one, player in enumerate(players)
        if player.place == number
    ]
    owned += [said("ist-board-neutral-merchant")] * state.neutral_merchants.count(number)
    if isinstance(state, ExpandedIstanbul):
        owned += [said("ist-board-companion", name=Seat(one)) for one, p in enumerate(players) if p.companion == number]
    owned += [figure(n) for n, one in enumerate(state.figures) if one == number]
    owned += [said("ist-board-family", name=Seat(one)) for one, player in enumerate(players) if player.family == number]
    for one, player in enumerate(players):
        owned += [said("ist-board-assistant", name=Seat(one))] * player.posted.count(number)
    return owned + [said("ist-board-neutral-assistant")] * state.neutral_assistants[number]
