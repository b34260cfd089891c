# uncompiled: views cross wires, so they are plain dataclasses
"""Who may see what: a view holds what one seat may know, and has no room for anything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meydan.games.istanbul.cards import LayDown
from meydan.games.istanbul.setup import rules_for
from meydan.games.istanbul.state import Istanbul, Player, blank_table
from meydan.games.istanbul.tables import CARD_COPIES
from meydan.kernel.choice import Choice
from meydan.kernel.codec import copied, plain
from meydan.kernel.frame import Frame
from meydan.kernel.header import Header
from meydan.kernel.rng import Source


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know about a player. `known` are cards seen going from the discard pile to the hand."""

    place: int
    family: int
    lira: int
    rubies: int
    capacity: int
    tiles: int
    cards: int
    goods: tuple[int, ...]
    known: tuple[int, ...]
    stack: tuple[int, ...]
    posted: tuple[int, ...]

    def has_tile(self, colour: int) -> bool:
        return (self.tiles >> colour) & 1 == 1


@dataclass(frozen=True, slots=True)
class IstanbulView:
    """What one seat may know of a game; seat -1 watches and holds no hand.

    `hand` is the seat's own; of the other cards only their number is told: in `players[i].cards` and `deck_size`.
    `options` is filled only while this seat is the one to answer.
    """

    header: Header
    seat: int
    to_answer: int
    question: str
    options: tuple[Choice, ...]
    hand: tuple[int, ...]
    players: tuple[PlayerView, ...]
    stack: tuple[Frame[Any], ...]
    grid: tuple[int, ...]
    rubies: tuple[int, ...]
    tiles_left: tuple[int, ...]
    mail: int
    demand: tuple[tuple[int, ...], ...]
    deck_size: int
    discard: tuple[int, ...]
    figures: tuple[int, ...]
    neutral_merchants: tuple[int, ...]
    neutral_assistants: tuple[int, ...]
    leader: int
    claimed: bool
    round: int
    final: bool
    fetched: bool
    met: int
    acted: int
    low: int
    high: int

    def to_dict(self) -> dict[str, Any]:
        """The view as plain values, for a wire or a comparison."""
        told: dict[str, Any] = {
            "game": self.header.game.name,
            "seats": self.header.seats,
            "game_options": copied(self.header.options),
        }
        for name in self.__dataclass_fields__:
            value = getattr(self, name)
            if name == "players":
                told[name] = [
                    {key: plain(getattr(player, key)) for key in player.__dataclass_fields__} for player in value
                ]
            elif name == "options":
                told[name] = [choice.text for choice in value]
            elif name != "header":
                told[name] = plain(value)
        return told


def _player(player: Player) -> PlayerView:
    return PlayerView(
        place=player.place,
        family=player.family,
        lira=player.lira,
        rubies=player.rubies,
        capacity=player.capacity,
        tiles=player.tiles,
        cards=player.cards,
        goods=tuple(player.goods),
        known=tuple(player.known),
        stack=tuple(player.stack),
        posted=tuple(player.posted),
    )


def _without_seed(header: Header) -> Header:
    """What was agreed, without the seed: it would tell every card and roll to come. [IST-G.9]"""
    return header if header.seed is None else Header(header.game, header.seats, header.options, None, header.commitment)


def make_view(state: Istanbul, seat: int) -> IstanbulView:
    """Build what a seat may know."""
    asked = state.seat
    return IstanbulView(
        header=_without_seed(state.header),
        seat=seat,
        to_answer=asked,
        question=state.question,
        options=tuple(state.answers()) if seat >= 0 and asked == seat else (),
        hand=tuple(state.players[seat].hand) if seat >= 0 else (),
        players=tuple(_player(player) for player in state.players),
        stack=tuple(state.stack),
        grid=tuple(state.grid),
        rubies=tuple(state.rubies),
        tiles_left=tuple(state.tiles_left),
        mail=state.mail,
        demand=tuple(tuple(tiles) for tiles in state.demand),
        deck_size=state.deck_size,
        discard=tuple(state.discard),
        figures=tuple(state.figures),
        neutral_merchants=tuple(state.neutral_merchants),
        neutral_assistants=tuple(state.neutral_assistants),
        leader=state.leader,
        claimed=state.claimed,
        round=state.round,
        final=state.final,
        fetched=state.fetched,
        met=state.met,
        acted=state.acted,
        low=state.low,
        high=state.high,
    )


def unseen_cards(view: IstanbulView) -> list[int]:
    """By kind, the cards of which the seat does not know where they are: in the deck or in other hands."""
    unseen = list(CARD_COPIES)
    for kind in view.discard:
        unseen[kind] -= 1
    for kind, count in enumerate(view.hand):
        unseen[kind] -= count
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            for kind, count in enumerate(player.known):
                unseen[kind] -= count
    for frame in view.stack:
        if isinstance(frame, LayDown):  # a card being played: in no hand and not yet discarded
            unseen[frame.kind] -= 1
    return unseen


def world_from_view(view: IstanbulView, source: Source) -> Istanbul:
    """A whole state that fits a view: unknown hands are dealt from the unseen cards, the rest is the deck."""
    state = blank_table(view.header, rules_for(view.header))
    for name in Istanbul.FIELDS:
        if name not in ("players", "deck"):
            setattr(state, name, _listed(getattr(view, name)))
    state.stack = list(view.stack)
    unseen = unseen_cards(view)
    for seat, seen in enumerate(view.players):
        player = Player()
        for name in Player.FIELDS:
            if name != "hand":
                setattr(player, name, _listed(getattr(seen, name)))
        if seat == view.seat:
            player.hand = list(view.hand)
        else:
            player.hand = list(seen.known)
            for _ in range(seen.cards - sum(seen.known)):
                kind = _take_one(unseen, source)
                player.hand[kind] += 1
        state.players.append(player)
    state.deck = unseen
    state.decoded()
    return state


def _listed(value: Any) -> Any:
    return [_listed(item) for item in value] if isinstance(value, tuple) else value


def _take_one(counts: list[int], source: Source) -> int:
    left = source.below(sum(counts))
    for kind, count in enumerate(counts):
        if left < count:
            counts[kind] -= 1
            return kind
        left -= count
    raise ValueError("no card is left to deal")
