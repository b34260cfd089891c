"""A small language to tell a position of Istanbul and what a player does in it, in the words of the game."""

from __future__ import annotations

from typing import Any

import meydan
from meydan.games.istanbul.chance import RollFigure
from meydan.games.istanbul.setup import place_action
from meydan.games.istanbul.state import changed
from meydan.games.istanbul.tables import CARDS, COLOURS, GOODS, NEUTRAL, OWN, PLACE_NAMES, TILES
from meydan.games.istanbul.turn import Encounters, Move


def number(place: int | str) -> int:
    """A place's number from its number or name."""
    if isinstance(place, int):
        return place
    names = [name.lower().replace("’", "'") for name in PLACE_NAMES]
    return names.index(place.lower())


class Teller:
    """One player in a story: describe what he has, then let him play. Every `with_…` returns the player."""

    def __init__(self, story: Story, seat: int) -> None:
        self.story = story
        self.seat = seat

    @property
    def pieces(self) -> Any:
        return self.story.game.players[self.seat]

    # -- describing -----------------------------------------------------------------------------------------

    def with_lira(self, lira: int) -> Teller:
        self.pieces.lira = lira
        return self

    def with_goods(self, **goods: int) -> Teller:
        """fabric=2, jewelry=1: the others are none. The barrow grows if need be."""
        self.pieces.goods = [goods.get(name, 0) for name in GOODS]
        self.pieces.capacity = max([self.pieces.capacity, *self.pieces.goods])
        return self

    def with_capacity(self, capacity: int) -> Teller:
        self.pieces.capacity = capacity
        return self

    def with_rubies(self, rubies: int) -> Teller:
        self.pieces.rubies = rubies
        return self

    def with_cards(self, *cards: str) -> Teller:
        """The hand is exactly these cards, by their short names; they come from the deck."""
        game = self.story.game
        for kind, held in enumerate(self.pieces.hand):
            game.deck[kind] += held
            game.deck_size += held
        self.pieces.hand = [cards.count(name) for name in CARDS]
        self.pieces.known = [0] * len(CARDS)
        self.pieces.cards = len(cards)
        for kind, held in enumerate(self.pieces.hand):
            game.deck[kind] -= held
            game.deck_size -= held
            assert game.deck[kind] >= 0, f"there are not so many cards {CARDS[kind]}"
        return self

    def with_tiles(self, *tiles: str) -> Teller:
        """Owns these mosque tiles, taken from their stacks (the fifth assistant comes with the blue one)."""
        for tile in tiles:
            colour = TILES.index(tile)
            self.pieces.tiles |= 1 << colour
            left = self.story.game.tiles_left
            self.story.game.tiles_left = changed(left, colour, left[colour] - 1)
            if tile == "blue":
                self.pieces.stack.insert(0, OWN)
        return self

    def with_stack(self, *discs: str) -> Teller:
        """The assistants under the merchant, bottom first: "own" or "neutral"; give none for an empty stack."""
        self.pieces.stack = [{"own": OWN, "neutral": NEUTRAL}[disc] for disc in discs]
        return self

    def with_posted(self, *places: int | str) -> Teller:
        """Own assistants left at these places; as many leave the stack."""
        self.pieces.posted = sorted(number(place) for place in places)
        for _ in places:
            if OWN in self.pieces.stack:
                self.pieces.stack.remove(OWN)
        return self

    def with_family_at(self, place: int | str) -> Teller:
        self.pieces.family = number(place)
        return self

    def standing_at(self, place: int | str) -> Teller:
        """The merchant stands here; nothing is asked."""
        self.pieces.place = number(place)
        return self

    def to_move(self, place: int | str | None = None) -> Teller:
        """It is this player's turn, before the move (from a place, if one is given)."""
        if place is not None:
            self.standing_at(place)
        self.story.game.stack = [Move(self.seat)]
        return self

    def at(self, place: int | str) -> Teller:
        """This player's merchant is at a place, assistant used and merchants paid: the action is asked."""
        self.standing_at(place)
        self.story.game.stack = [Encounters(self.seat), place_action(number(place), self.seat, False)]
        return self

    def meeting(self, place: int | str | None = None) -> Teller:
        """This player's action is over: encounters are asked."""
        if place is not None:
            self.standing_at(place)
        self.story.game.stack = [Encounters(self.seat)]
        return self

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, *choices: str) -> Teller:
        """Answer in order; chance is answered with its outcome, such as "roll 2 3" or "deal lira"."""
        for choice in choices:
            self.story.game.play(choice)
        return self

    def can(self, choice: str) -> bool:
        return choice in self.story.options

    def why_not(self, choice: str) -> str | None:
        """The code of the reason why a choice is not possible, or None if it is."""
        reason = self.story.game.why_not(choice)
        return None if reason is None else reason.code

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def lira(self) -> int:
        return self.pieces.lira

    @property
    def rubies(self) -> int:
        return self.pieces.rubies

    @property
    def place(self) -> int:
        return self.pieces.place

    @property
    def family(self) -> int:
        return self.pieces.family

    @property
    def capacity(self) -> int:
        return self.pieces.capacity

    @property
    def posted(self) -> list[int]:
        return list(self.pieces.posted)

    @property
    def carried(self) -> int:
        """How many assistants are under the merchant."""
        return len(self.pieces.stack)

    @property
    def stack(self) -> list[str]:
        """The assistants under the merchant, bottom first."""
        return ["own" if disc == OWN else "neutral" for disc in self.pieces.stack]

    @property
    def goods(self) -> dict[str, int]:
        """The goods that are not zero, by name."""
        return {name: amount for name, amount in zip(GOODS, self.pieces.goods) if amount}

    @property
    def cards(self) -> list[str]:
        """The hand, by short names, in the order of the kinds."""
        return [name for kind, name in enumerate(CARDS) for _ in range(self.pieces.hand[kind])]

    @property
    def tiles(self) -> list[str]:
        return [name for colour, name in enumerate(TILES) if self.pieces.has_tile(colour)]


class Story:
    """A described position. Hands are empty, the figures are off the board, red (seat 0) is to move."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        self.game = meydan.start("istanbul", seats=seats, seed=1, **options)
        self.players = [Teller(self, seat) for seat in range(seats)]
        for player in self.players:
            player.with_cards()
        self.game.figures = [0, 0]
        self.events: list[Any] = []
        self.game.events = self.events

    def __getattr__(self, name: str) -> Teller:
        if name in COLOURS and COLOURS.index(name) < len(self.players):
            return self.players[COLOURS.index(name)]
        raise AttributeError(name)

    @property
    def options(self) -> list[str]:
        return [choice.text for choice in self.game.options()]

    @property
    def happened(self) -> list[str]:
        """The names of all events so far."""
        return [event.name for event in self.events]

    def governor_at(self, place: int | str) -> Story:
        self.game.figures = changed(self.game.figures, 0, number(place))
        return self

    def smuggler_at(self, place: int | str) -> Story:
        self.game.figures = changed(self.game.figures, 1, number(place))
        return self

    def demand(self, market: str, *tiles: str) -> Story:
        """The demand tiles seen so far, the one in force last: demand("small", "S1", "S2")."""
        which = {"small": 0, "large": 1}[market]
        demand = [list(seen) for seen in self.game.demand]
        demand[which] = [int(tile[1]) - 1 for tile in tiles]
        self.game.demand = demand
        return self

    def mail(self, down: int) -> Story:
        """How many mail indicators are down."""
        self.game.mail = down
        return self

    def rubies_left(self, place: int | str, rubies: int) -> Story:
        self.game.rubies = changed(self.game.rubies, number(place), rubies)
        return self

    def neutral_merchants_at(self, *places: int | str) -> Story:
        self.game.neutral_merchants = [number(place) for place in places]
        return self

    def neutral_assistants_at(self, place: int | str, count: int = 1) -> Story:
        self.game.neutral_assistants = changed(self.game.neutral_assistants, number(place), count)
        return self

    def discarded(self, *cards: str) -> Story:
        """The discard pile, bottom first; the cards come from the deck."""
        for name in cards:
            kind = CARDS.index(name)
            self.game.deck[kind] -= 1
            self.game.deck_size -= 1
            self.game.discard.append(kind)
        return self

    def deck(self, *cards: str) -> Story:
        """The deck holds exactly these cards; all others are out of the game (so components do not add up)."""
        self.game.deck = [cards.count(name) for name in CARDS]
        self.game.deck_size = len(cards)
        return self

    def rolling(self, figure: int) -> Story:
        """Chance is asked where a figure goes."""
        self.game.stack = [*self.game.stack, RollFigure(figure)]
        return self

    @property
    def question(self) -> str:
        """The name of what is being asked, such as "Move"."""
        return self.game.question

    @property
    def pile(self) -> list[str]:
        """The discard pile of bonus cards, bottom first."""
        return [CARDS[kind] for kind in self.game.discard]

    @property
    def odds(self) -> dict[str, int]:
        """What chance may answer now, and how likely each outcome is in proportion."""
        frame = self.game.header.game.chance(self.game)
        return dict(zip(self.options, frame.weights(self.game), strict=True))

    # -- whose turn it is, and how turns go by --------------------------------------------------------------

    @property
    def whose(self) -> str:
        """The colour that is to answer, or "chance", or "nobody" when the game is over."""
        seat = self.game.seat
        return COLOURS[seat] if seat >= 0 else "nobody" if self.game.over else "chance"

    @property
    def governor(self) -> int:
        """The Governor's place."""
        return self.game.figures[0]

    @property
    def smuggler(self) -> int:
        """The Smuggler's place."""
        return self.game.figures[1]

    @property
    def leader(self) -> str | None:
        """The Caravan Leader's colour, or None while the tile lies on the Caravansary."""
        return COLOURS[self.game.leader] if self.game.leader >= 0 else None

    def led_by(self, colour: str) -> Story:
        """This colour is the Caravan Leader."""
        self.game.leader = COLOURS.index(colour)
        return self

    def neutral_assistants_left_at(self, place: int | str) -> int:
        """How many neutral assistants lie at a place."""
        return self.game.neutral_assistants[number(place)]

    def in_the_last_round(self) -> Story:
        """Somebody has begun the end of the game."""
        self.game.final = True
        return self

    def pass_turn(self) -> Story:
        """Whoever is to move walks to a place other than the Fountain and stops there at once."""
        assert self.question == "Move", "nobody is to move"
        self.game.play(next(text for text in self.options if text.startswith("move ") and text != "move 7"))
        self.game.play("stop")
        return self

    def reason(self, choice: str) -> tuple[str, dict[str, Any]]:
        """Why a choice is not possible: the code of the reason and its values."""
        found = self.game.why_not(choice)
        assert found is not None, f"{choice} is possible"
        return found.code, found.values
