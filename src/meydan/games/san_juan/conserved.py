# uncompiled: it checks, it does not play fast
"""Nothing is lost and nothing is made up: what must add up on every table."""

from __future__ import annotations

from meydan.games.san_juan.build import Cover
from meydan.games.san_juan.cards import CATHEDRAL, HOLDS_GOODS, IS_EVENT, IS_PRODUCTION, KINDS, NAMES
from meydan.games.san_juan.printed import LAST_BUILDING
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.counting import Count


def check_components(state: SanJuan) -> list[str]:
    """Every card is somewhere once, and every town and pile is as it can be; empty when all is well."""
    count = Count()
    _cards(state, count)
    _piles(state, count)
    for seat, player in enumerate(state.players):
        _player(player, seat, count)
    return count.wrong


def _cards(state: SanJuan, count: Count) -> None:
    found = [deck + discard for deck, discard in zip(state.deck, state.discard, strict=True)]
    building = [frame.kind for frame in state.stack if isinstance(frame, Cover)]
    for kind in (*state.events_open, *state.events_gone, *state.revealed, *building):
        found[kind] += 1
    for player in state.players:
        for kind, held in enumerate(player.hand):
            found[kind] += held
        below = [kind for cards in (*player.tucked, *player.sunk) for kind in cards]
        for kind in (*player.town, *player.looking, *player.picked, *below, *(g for g in player.goods if g >= 0)):
            found[kind] += 1
    found[CATHEDRAL] += state.cathedral
    for kind, copies in enumerate(state.rules.copies):
        wanted = int(state.rules.cathedral) if kind == CATHEDRAL else copies
        count.expect(f"cards {NAMES[kind]!r}", found[kind], wanted)


def _piles(state: SanJuan, count: Count) -> None:
    count.expect("size of the deck", state.deck_size, sum(state.deck))
    count.expect("size of the discard pile", state.discard_size, sum(state.discard))
    count.expect("open events", state.events_open, sorted(set(state.events_open)))
    count.expect("price cards", len(state.prices), len(set(state.prices)))
    for kind in range(KINDS):
        own = sum(player.seen[kind] for player in state.players if kind < len(player.seen))
        count.never(
            state.shown[kind] + own > state.discard[kind],
            f"more {NAMES[kind]} were seen in the discard pile than lie there",
        )


def _player(player: Player, seat: int, count: Count) -> None:
    count.expect(f"cards of seat {seat}", player.cards, sum(player.hand))
    owned = 0
    for kind in player.town:
        owned |= 1 << kind
    count.expect(f"buildings of seat {seat}", player.owned, owned)
    city = [kind for kind in player.town if not IS_PRODUCTION[kind]]
    count.expect(f"city buildings of seat {seat}", sorted(city), sorted(set(city)))
    count.never(len(player.town) > LAST_BUILDING, f"seat {seat} has {len(player.town)} buildings")
    for what in (player.goods, player.tucked, player.sunk):
        count.expect(f"places of seat {seat}", len(what), len(player.town))
    for kind, good in zip(player.town, player.goods, strict=False):
        count.never(good >= 0 and not HOLDS_GOODS[kind], f"seat {seat} has a good on {NAMES[kind]}")
    known = [*player.looking, *player.picked, *(kind for cards in player.tucked for kind in cards)]
    count.never(any(IS_EVENT[kind] for kind in known), f"seat {seat} holds an event")
    count.never(
        any(player.known.count(kind) > player.hand[kind] for kind in player.known),
        f"seat {seat} is known to hold {player.known}",
    )
    for ordered in (player.looking, player.picked):
        count.expect(f"order of cards of seat {seat}", ordered, sorted(ordered))
