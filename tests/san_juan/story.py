"""A small language to tell a position of San Juan and what players do in it, in the words of the game."""

from __future__ import annotations

from typing import Any

import meydan
from meydan.games.san_juan.cards import NAMES, PLANTS
from meydan.games.san_juan.printed import PRICE_NAMES
from meydan.games.san_juan.scoring import breakdown, points
from meydan.kernel.frame import CHANCE
from tests import story

PLAYERS = ["ana", "bruno", "clara", "diego"]


def number(kind: str) -> int:
    """A kind's number from its name."""
    return NAMES.index(kind)


def names(counts: list[int]) -> list[str]:
    """Counts by kind as a list of names, in the order of the kinds."""
    return [NAMES[kind] for kind, cards in enumerate(counts) for _ in range(cards)]


class Teller(story.Teller):
    """One player of San Juan."""

    def __init__(self, told: Story, seat: int) -> None:
        super().__init__(told, seat)
        self.name = PLAYERS[seat]

    # -- describing -----------------------------------------------------------------------------------------

    def with_hand(self, *kinds: str) -> Teller:
        """The hand is exactly these cards; they come from the deck, and the old ones go back to it."""
        for kind in self.hand:
            self.story.into_deck(kind)
        for kind in kinds:
            self.story.from_deck(kind)
        hand = [0] * len(self.pieces.hand)
        for kind in kinds:
            hand[number(kind)] += 1
        self.pieces.hand = hand
        self.pieces.cards = len(kinds)
        self.pieces.known = []
        return self

    def with_town(self, *kinds: str) -> Teller:
        """The buildings are exactly these, in this order, with nothing on or under them."""
        for kind in self.town:
            self.story.into_deck(kind)
        for kind in kinds:
            self.story.from_deck(kind)
        self.pieces.town = [number(kind) for kind in kinds]
        self.pieces.owned = 0
        for kind in self.pieces.town:
            self.pieces.owned |= 1 << kind
        self.pieces.goods = [-1] * len(kinds)
        self.pieces.tucked = [[] for _ in kinds]
        self.pieces.sunk = [[] for _ in kinds]
        return self

    def with_goods(self, *kinds: str, card: str = "") -> Teller:
        """A good on the first empty building of each of these kinds; the card itself, if it matters, is `card`."""
        goods = list(self.pieces.goods)
        for kind in kinds:
            slot = next(slot for slot, town in enumerate(self.town) if town == kind and goods[slot] < 0)
            goods[slot] = number(self.story.from_deck(card or self.story.commonest()))
        self.pieces.goods = goods
        return self

    def with_under(self, building: str, *kinds: str) -> Teller:
        """Cards under a building, known to the owner under chapel and bank, to nobody under a harbor."""
        slot = self.town.index(building)
        where = "sunk" if building == "harbor" else "tucked"
        piles = [list(pile) for pile in getattr(self.pieces, where)]
        piles[slot] = sorted(number(self.story.from_deck(kind)) for kind in kinds)
        setattr(self.pieces, where, piles)
        return self

    # -- playing --------------------------------------------------------------------------------------------

    def builds(self, kind: str, *pays: str, over: str = "") -> Teller:
        """Build a card and pay it exactly so; over a building, or beside the others if none is named.

        With a crane the place is asked only if it can be over another building.
        """
        self.story.play(f"build {kind}")
        if self.story.question == "Cover":
            self.story.play(f"over {over}" if over else "beside")
        for card in pays:
            assert self.story.asked == (self.name, "Pay")
            self.story.play(f"pay {card}")
        assert self.story.asked != (self.name, "Pay"), "there is more to pay"
        return self

    def comes(self, question: str = "") -> Teller:
        """The others close what they are asked until this player is asked (a certain question)."""
        for _ in range(200):
            if self.story.whose == self.name and question in ("", self.story.question):
                return self
            self.story.close()
        raise AssertionError(f"{self.name} is never asked {question}")

    def follows(self, role: str) -> Teller:
        """The player whose turn it is takes a role, and all before this player close what they are asked."""
        assert self.story.question == "ChooseRole"
        assert self.story.whose != self.name
        self.story.play(role)
        return self.comes()

    def closes(self) -> Teller:
        """This player closes what he is asked, if he is asked anything."""
        while self.story.whose == self.name:
            self.story.close()
        return self

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        """The hand in the order of the kinds."""
        return names(self.pieces.hand)

    @property
    def town(self) -> list[str]:
        """The buildings in the order in which they were built."""
        return [NAMES[kind] for kind in self.pieces.town]

    @property
    def goods(self) -> list[str]:
        """The kinds of the buildings that hold a good."""
        return [kind for kind, good in zip(self.town, self.pieces.goods, strict=True) if good >= 0]

    def under(self, slot: int) -> int:
        """How many cards lie under the building in a slot."""
        return len(self.pieces.tucked[slot]) + len(self.pieces.sunk[slot])

    @property
    def points(self) -> int:
        """What the player would have if the game ended now."""
        return int(points(self.story.game, self.seat))

    def worth(self, building: str) -> int:
        """What one building is worth to the player now."""
        return sum(worth for kind, worth in breakdown(self.story.game, self.seat) if kind == number(building))

    @property
    def view(self) -> Any:
        """What the player may know, as plain data."""
        return self.story.game.view(self.seat).to_dict()


class Story(story.Story):
    """A described position. Hands are empty, everybody has an indigo plant, Ana (seat 0) is governor and to choose."""

    NAMES = PLAYERS
    TELLER = Teller

    def __init__(self, seats: int = 3, rules: int = 0, **options: Any) -> None:
        super().__init__(meydan.Table("san-juan", seats=seats, seed=1, options=options, rules=rules).state)
        for player in self.players:
            player.with_hand()
        for event in self.game.events_open:
            self.into_deck(NAMES[event])
        self.game.events_open = []
        self.listen()

    # -- describing -----------------------------------------------------------------------------------------

    def from_deck(self, kind: str) -> str:
        """Take one card out of the deck (the cathedral from the table)."""
        if kind == "cathedral":
            self.game.cathedral = False
            return kind
        assert self.game.deck[number(kind)] > 0, f"there are not so many cards {kind}"
        self.game.deck[number(kind)] -= 1
        self.game.deck_size -= 1
        return kind

    def into_deck(self, kind: str) -> None:
        if kind == "cathedral":
            self.game.cathedral = True
            return
        self.game.deck[number(kind)] += 1
        self.game.deck_size += 1

    def commonest(self) -> str:
        """The production building of which most cards are in the deck."""
        return NAMES[max(PLANTS, key=lambda kind: self.game.deck[kind])]

    def discarded(self, *kinds: str) -> Story:
        """These cards, from the deck, lie on the discard pile; nobody knows them."""
        for kind in kinds:
            self.from_deck(kind)
            self.game.discard[number(kind)] += 1
            self.game.discard_size += 1
        return self

    def events_out(self, *kinds: str) -> Story:
        """These events lie out; they come from the deck."""
        self.game.events_open = sorted(number(self.from_deck(kind)) for kind in kinds)
        return self

    def deck(self, *kinds: str) -> Story:
        """The deck holds exactly these cards; all others are out of the game (so components do not add up)."""
        self.game.deck = [kinds.count(kind) for kind in NAMES[: len(self.game.deck)]]
        self.game.deck_size = len(kinds)
        return self

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, *choices: str) -> Story:
        """Answer in order. Chance may be answered with its outcome ("card well", "prices C"); what is not told of it
        before a player's choice comes out plain."""
        for choice in choices:
            if not choice.startswith(("card ", "prices ")):
                self.settle()
            self.game.play(choice)
        return self

    def settle(self) -> Story:
        """Chance answers with its first outcome while it is asked."""
        while self.game.seat == CHANCE:
            self.game.play(self.options[0])
        return self

    def close(self) -> Story:
        """Chance answers plainly; a player closes his question, or gives the last answer (no event) otherwise."""
        if self.game.seat == CHANCE:
            return self.settle()
        self.game.play([option for option in self.options if not option.startswith("event ")][-1])
        return self

    def until(self, question: str) -> Story:
        """Everybody closes what he is asked until a certain question is asked."""
        for _ in range(400):
            if self.game.over or (self.game.seat != CHANCE and self.question == question):
                return self
            self.close()
        raise AssertionError(f"{question} is never asked")

    def last_turn(self) -> Story:
        """All turns of this round but the last are over; the last player can take trader or councillor.

        Nobody has built or produced anything; the hands are empty again.
        """
        for role in ("builder", "producer", "prospector")[: self.turns - 1]:
            self.play(role).until("ChooseRole")
        for player in self.players:
            player.with_hand()
        return self

    def next_round(self) -> Story:
        """What is left of this round goes by, everybody closing what he is asked, until the next one begins."""
        now = self.game.round
        for _ in range(400):
            if self.game.over or (self.game.round > now and self.question == "ChooseRole"):
                return self
            self.close()
        raise AssertionError("the round never ends")

    @property
    def turns(self) -> int:
        """How many turns a round has."""
        return max(3, len(self.players))

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        return self.whose, self.question

    @property
    def pile(self) -> list[str]:
        """The discard pile in the order of the kinds."""
        return names(self.game.discard)

    @property
    def pile_size(self) -> int:
        return self.game.discard_size

    @property
    def shown(self) -> list[str]:
        """The cards of the discard pile that everybody saw."""
        return names(self.game.shown)

    @property
    def price(self) -> str:
        """The price card in force, or nothing."""
        return PRICE_NAMES[self.game.price] if self.game.price >= 0 else ""

    @property
    def events_lying_out(self) -> list[str]:
        return [NAMES[kind] for kind in self.game.events_open]
