"""A small language to tell a position of Istanbul and what a player does in it, in the words of the game."""

from __future__ import annotations

from typing import Any

import meydan
from meydan.games.istanbul.chance import RollFigure
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.printed import AT_HAND, GUILD_CARDS, TAVERN_TILES
from meydan.games.istanbul.printed import (
    COLOURS,
    GOODS,
    NEUTRAL,
    OWN,
    PLACE_NAMES,
    TILES,
)
from meydan.games.istanbul.state import changed
from meydan.games.istanbul.turn import Encounters, Move
from meydan.kernel.chance import SeedChance
from meydan.kernel.events import EVERYONE
from meydan.kernel.frame import CHANCE
from tests import story


def number(place: int | str) -> int:
    """A place's number from its number or name."""
    if isinstance(place, int):
        return place
    names = [name.lower().replace("’", "'") for name in PLACE_NAMES]
    return names.index(place.lower())


class Teller(story.Teller):
    """One player of Istanbul."""

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
        self.pieces.hand = [cards.count(name) for name in self.story.kinds]
        self.pieces.known = [0] * len(self.story.kinds)
        self.pieces.cards = len(cards)
        self.pieces.sort_kinds()
        for kind, held in enumerate(self.pieces.hand):
            game.deck[kind] -= held
            game.deck_size -= held
            assert game.deck[kind] >= 0, f"there are not so many cards {ALL_CARDS[kind]}"
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

    def with_coffee(self, coffee: int) -> Teller:
        self.pieces.coffee = coffee
        return self

    def with_guild(self, *cards: int) -> Teller:
        """The guild cards in hand are exactly these, by their numbers; they come from their deck."""
        game = self.story.game
        for card in range(1, GUILD_CARDS + 1):
            game.guild_deck[card] += self.pieces.guild[card]
        self.pieces.guild = [cards.count(card) for card in range(GUILD_CARDS + 1)]
        self.pieces.guild_cards = len(cards)
        for card in cards:
            game.guild_deck[card] -= 1
            assert game.guild_deck[card] >= 0, f"guild card {card} is elsewhere"
        return self

    def with_tavern_tiles(self, *tiles: str) -> Teller:
        """Owns these tavern tiles, "movement" or "encounter", taken from their stacks."""
        for tile in tiles:
            kind = TAVERN_TILES.index(tile)
            self.pieces.tavern |= 1 << kind
            left = self.story.game.tavern_left
            self.story.game.tavern_left = changed(left, kind, left[kind] - 1)
        return self

    def with_barrier(self, one: int | str, other: int | str) -> Teller:
        """The barrier stands between two places, and this player holds its control tile."""
        self.story.game.set_barrier(self.seat, *sorted([number(one), number(other)]))
        return self

    def with_letters(self, *places: int | str) -> Teller:
        """The undelivered letters are exactly these; they come from the pile. Nothing is delivered by this."""
        self.pieces.letters = self.story.letters_from_pile(self.pieces.letters, places)
        return self

    def with_delivered(self, *places: int | str) -> Teller:
        """The delivered letters are exactly these; they come from the pile."""
        self.pieces.delivered = self.story.letters_from_pile(self.pieces.delivered, places)
        return self

    def with_companion_at(self, place: int | str) -> Teller:
        """The companion is on the board."""
        self.pieces.companion = number(place)
        return self

    def with_companion_at_hand(self) -> Teller:
        """The companion is in the player's own supply."""
        self.pieces.companion = AT_HAND
        return self

    def companion_acting_at(self, place: int | str) -> Teller:
        """The companion has moved to a place and paid the merchants: the action is asked."""
        self.with_companion_at(place)
        self.story.game.companion_acts = True
        self.story.game.spot = number(place)
        self.story.game.stack = [Encounters(self.seat), self.story.game.rules.actions[number(place)][self.seat]]
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
        self.story.game.spot = number(place)
        self.story.game.stack = [Encounters(self.seat), self.story.game.rules.actions[number(place)][self.seat]]
        return self

    def meeting(self, place: int | str | None = None) -> Teller:
        """This player's action is over: encounters are asked."""
        if place is not None:
            self.standing_at(place)
        self.story.game.spot = self.pieces.place
        self.story.game.stack = [Encounters(self.seat)]
        return self

    # -- looking --------------------------------------------------------------------------------------------

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
        return [name for kind, name in enumerate(self.story.kinds) for _ in range(self.pieces.hand[kind])]

    @property
    def guild(self) -> list[int]:
        """The guild cards in hand, by their numbers."""
        return [card for card in range(1, GUILD_CARDS + 1) if self.pieces.guild[card]]

    @property
    def tavern_tiles(self) -> list[str]:
        return [name for kind, name in enumerate(TAVERN_TILES) if self.pieces.has_tavern_tile(kind)]

    @property
    def letters(self) -> list[int]:
        """The places of the undelivered letters."""
        return list(self.pieces.letters)

    @property
    def delivered(self) -> list[int]:
        """The places of the delivered letters."""
        return list(self.pieces.delivered)

    @property
    def companion(self) -> int | str:
        """The companion's place, or "supply" or "hand"."""
        place = self.pieces.companion
        return place if place > 0 else "hand" if place == AT_HAND else "supply"

    @property
    def tiles(self) -> list[str]:
        return [name for colour, name in enumerate(TILES) if self.pieces.has_tile(colour)]


class Story(story.Story):
    """A described position. Hands are empty, the figures are off the board, red (seat 0) is to move.

    It is played by the newest rules, unless an older version is asked for.
    """

    NAMES = COLOURS
    TELLER = Teller

    def __init__(self, seats: int = 3, *, seed: int = 1, rules: int = 0, **options: Any) -> None:
        istanbul = meydan.find_game("istanbul")
        super().__init__(istanbul.initial(istanbul.header(seats, seed, options, rules)))
        luck = SeedChance(str(seed))
        while self.game.seat == CHANCE:
            self.game.play(luck.answer(self.game))
        for player in self.players:
            player.with_cards()
        # With expansions a turn may happen nowhere, at 0: figures off the board are not there either.
        self.game.figures = [0, 0] if len(self.game.figures) == 2 else [-1] * len(self.game.figures)
        self.listen()

    @property
    def kinds(self) -> list[str]:
        """The kinds of bonus cards of this mix, by their short names."""
        return ALL_CARDS[: len(self.game.deck)]

    def told(self, name: str) -> list[dict[str, int]]:
        """What everybody heard of one kind of event: the numbers of each."""
        return [event.values() for event in self.events if event.name == name and event.audience == EVERYONE]

    def governor_at(self, place: int | str) -> Story:
        self.game.figures = changed(self.game.figures, 0, number(place))
        return self

    def smuggler_at(self, place: int | str) -> Story:
        self.game.figures = changed(self.game.figures, 1, number(place))
        return self

    def trader_at(self, place: int | str) -> Story:
        self.game.figures = changed(self.game.figures, 2, number(place))
        return self

    def courier_at(self, place: int | str) -> Story:
        self.game.figures = changed(self.game.figures, 3, number(place))
        return self

    def letters_from_pile(self, back: list[int], places: tuple[int | str, ...]) -> list[int]:
        """Put some letters back to the pile and take others; the latter, in ascending order."""
        bag = self.game.letter_bag.copy()
        for place in back:
            bag[place] += 1
        taken = sorted(number(place) for place in places)
        for place in taken:
            bag[place] -= 1
            assert bag[place] >= 0, f"there are not so many letters for {place}"
        self.game.letter_bag = bag
        return taken

    def letter_pile(self, *places: int) -> Story:
        """The pile holds exactly these letters; all others are out of the game (so components do not add up)."""
        self.game.letter_bag = [places.count(place) for place in range(len(self.game.letter_bag))]
        return self

    def letters_spent(self, *places: int) -> Story:
        """These letters, from the pile, are spent."""
        for place in places:
            self.game.letter_bag = changed(self.game.letter_bag, place, self.game.letter_bag[place] - 1)
            self.game.letter_discard = changed(self.game.letter_discard, place, self.game.letter_discard[place] + 1)
        return self

    def kiosk_stacks(self, *tiles: int) -> Story:
        """The stacks of the Kiosk hold exactly these tiles; all others are used."""
        bag, used = self.game.kiosk_bag, self.game.kiosk_discard
        every = [one + other for one, other in zip(bag, used, strict=True)]
        self.game.kiosk_bag = [tiles.count(tile) for tile in range(len(every))]
        self.game.kiosk_discard = [all_of - left for all_of, left in zip(every, self.game.kiosk_bag, strict=True)]
        return self

    def guild_discarded(self, *cards: int) -> Story:
        """The discard pile of guild cards, bottom first; they come from their deck."""
        for card in cards:
            self.game.guild_deck[card] -= 1
            self.game.guild_discard.append(card)
        return self

    def guild_deck(self, *cards: int) -> Story:
        """The deck of guild cards holds exactly these; all others are out of the game."""
        self.game.guild_deck = [cards.count(card) for card in range(GUILD_CARDS + 1)]
        return self

    def tavern_left(self, tile: str, tiles: int) -> Story:
        """So many tiles are left in a stack of the Tavern."""
        self.game.tavern_left = changed(self.game.tavern_left, TAVERN_TILES.index(tile), tiles)
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
            kind = ALL_CARDS.index(name)
            self.game.deck[kind] -= 1
            self.game.deck_size -= 1
            self.game.discard.append(kind)
        return self

    def deck(self, *cards: str) -> Story:
        """The deck holds exactly these cards; all others are out of the game (so components do not add up)."""
        self.game.deck = [cards.count(name) for name in self.kinds]
        self.game.deck_size = len(cards)
        return self

    def rolling(self, figure: int) -> Story:
        """Chance is asked where a figure goes."""
        self.game.stack = [*self.game.stack, RollFigure(figure)]
        return self

    @property
    def pile(self) -> list[str]:
        """The discard pile of bonus cards, bottom first."""
        return [ALL_CARDS[kind] for kind in self.game.discard]

    # -- whose turn it is, and how turns go by --------------------------------------------------------------

    @property
    def governor(self) -> int:
        """The Governor's place."""
        return self.game.figures[0]

    @property
    def smuggler(self) -> int:
        """The Smuggler's place."""
        return self.game.figures[1]

    @property
    def trader(self) -> int:
        """The Coffee Trader's place."""
        return self.game.figures[2]

    @property
    def courier(self) -> int:
        """The Courier's place."""
        return self.game.figures[3]

    @property
    def spent(self) -> list[int]:
        """The places of the letters spent, ascending."""
        return [place for place, letters in enumerate(self.game.letter_discard) for _ in range(letters)]

    @property
    def guild_pile(self) -> list[int]:
        """The discard pile of guild cards, bottom first."""
        return list(self.game.guild_discard)

    @property
    def gatekeeper(self) -> str | None:
        """The colour that holds the control tile of the barrier, or None."""
        return COLOURS[self.game.gatekeeper] if self.game.gatekeeper >= 0 else None

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
