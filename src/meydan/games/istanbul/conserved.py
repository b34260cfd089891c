# uncompiled: it checks, it does not play fast
"""Nothing is lost and nothing is made up: what must add up on every table."""

from __future__ import annotations

from collections.abc import Sequence
from operator import gt

from meydan.games.istanbul.cards import LayDown
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.mocha.guild import LayDownGuild
from meydan.games.istanbul.expansions.printed import (
    GUILD_CARDS,
    KIOSK_COPIES,
    LETTER_COPIES,
    TAVERN_COSTS,
    TAVERN_TILES,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.printed import (
    BLUE,
    DEMAND,
    FULL_CAPACITY,
    MOSQUE_TILES,
    MOSQUES,
    NEUTRAL,
    OWN,
    RUBIES,
    TILES,
    WAINWRIGHT,
)
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.counting import Count, all_of


def check_components(state: Istanbul) -> list[str]:
    """Cards, rubies, assistants and tiles are conserved, and no barrow holds too much; empty when all is well."""
    count = Count()
    _cards(state, count)
    _rubies(state, count)
    _players(state, count)
    _tiles(state, count)
    if isinstance(state, ExpandedIstanbul):
        _expansions(state, count)
    return count.wrong


def _cards(state: Istanbul, count: Count) -> None:
    played = [frame.kind for frame in state.stack if isinstance(frame, LayDown)]
    found = all_of([state.deck, *(player.hand for player in state.players)], [*state.discard, *played])
    copies = state.rules.card_copies
    count.expect_each("bonus cards", ALL_CARDS[: len(copies)], found, copies)
    count.expect("size of the deck", state.deck_size, sum(state.deck))


def _rubies(state: Istanbul, count: Count) -> None:
    """Piles always add up; tracks do where they are not refilled from the supply. [IST-S.6-7 IST-X.6-7]"""
    seats = len(state.players)
    complete = sum(player.capacity == FULL_CAPACITY for player in state.players)
    count.expect("rubies at the Wainwright", state.rubies[WAINWRIGHT] + complete, RUBIES[WAINWRIGHT][seats])
    for mosque in MOSQUES:
        both = sum(all(player.has_tile(colour) for colour in MOSQUE_TILES[mosque]) for player in state.players)
        count.expect(f"rubies at the mosque {mosque}", state.rubies[mosque] + both, RUBIES[mosque][seats])
    if not isinstance(state, ExpandedIstanbul):
        rubies = sum(RUBIES[place][seats] for place in state.rules.places)
        count.expect("rubies", sum(state.rubies) + sum(player.rubies for player in state.players), rubies)


def _players(state: Istanbul, count: Count) -> None:
    own = 3 if state.rules.neutral_assistants else 4  # [IST-V.3]
    for seat, player in enumerate(state.players):
        mine = player.stack.count(OWN) + len(player.posted)
        count.expect(f"assistants of seat {seat}", mine, own + player.has_tile(BLUE))
        count.expect(f"cards of seat {seat}", player.cards, sum(player.hand))
        count.expect(f"places of assistants of seat {seat}", player.posted, sorted(set(player.posted)))
        if min(player.goods) < 0 or max(player.goods) > player.capacity:
            count.wrong.append(f"the barrow of seat {seat} holds {player.goods} with room for {player.capacity}")
        count.never(player.lira < 0, f"seat {seat} has {player.lira} lira")
        if min(player.known) < 0 or any(map(gt, player.known, player.hand)):
            count.wrong.append(f"seat {seat} is known to hold {player.known} but holds {player.hand}")
    neutral = sum(player.stack.count(NEUTRAL) for player in state.players) + sum(state.neutral_assistants)
    count.expect("neutral assistants", neutral, len(state.players) if state.rules.neutral_assistants else 0)


def _tiles(state: Istanbul, count: Count) -> None:
    for colour, name in enumerate(TILES):
        taken = sum(player.has_tile(colour) for player in state.players)
        count.expect(f"mosque tiles {name}", state.tiles_left[colour] + taken, len(state.rules.mosque_costs))
    for market, tiles in enumerate(state.demand):
        count.never(
            len(set(tiles)) != len(tiles) or len(tiles) > len(DEMAND[market]),
            f"demand tiles {tiles} of market {market}",
        )


def _expansions(state: ExpandedIstanbul, count: Count) -> None:
    traders = [state.player(seat) for seat in range(len(state.players))]
    played = [frame.card for frame in state.stack if isinstance(frame, LayDownGuild)]
    found = all_of([state.guild_deck, *(player.guild for player in traders)], [*state.guild_discard, *played])
    count.expect_each("guild cards", range(GUILD_CARDS + 1), found, [0] + [int(state.mix.mocha)] * GUILD_CARDS)
    for tile, name in enumerate(TAVERN_TILES):
        taken = sum(player.has_tavern_tile(tile) for player in traders)
        count.expect(f"tavern tiles {name}", state.tavern_left[tile] + taken, len(TAVERN_COSTS))
    for seat, player in enumerate(traders):
        count.never(player.coffee < 0, f"seat {seat} has {player.coffee} coffee")
        count.expect(f"guild cards of seat {seat}", player.guild_cards, sum(player.guild))
        count.never(
            any(player.is_at(place) for place in player.letters),
            f"seat {seat} has letters to deliver: {player.letters}",
        )
    if state.mix.letters:
        out = [place for player in traders for place in (*player.letters, *player.delivered)]
        found = all_of([state.letter_bag, state.letter_discard], out)
        count.expect_each("letters", range(len(LETTER_COPIES)), found, LETTER_COPIES)
        found = all_of([state.kiosk_bag, state.kiosk_discard], _on_show(state))
        count.expect_each("kiosk tiles", range(len(KIOSK_COPIES)), found, KIOSK_COPIES)


def _on_show(state: ExpandedIstanbul) -> Sequence[int]:
    """The tiles that lie open at the Kiosk: they are in the question that is asked about them."""
    return max((getattr(frame, "shown", []) for frame in state.stack), key=len, default=[])
