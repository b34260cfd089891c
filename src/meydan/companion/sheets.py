# uncompiled: asked by people, now and then
"""What is counted at the end of each game, how much of it there is, and how it is laid on a table of the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from meydan.games.istanbul.printed import FULL_CAPACITY
from meydan.games.istanbul.printed import GOODS as WARES
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul_dice.printed import CRYSTAL, LIRA, TOTALS
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.games.san_juan import cards
from meydan.games.san_juan.printed import LAST_BUILDING, SIX
from meydan.games.san_juan.scoring import breakdown, points, residence_sets, sixes_elsewhere
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.words.naming import card
from meydan.kernel.header import Header
from meydan.kernel.said import Said, Seat, said
from meydan.kernel.state import State

S = TypeVar("S", bound=State)
MANY: Final = 999  # of what no box limits


@dataclass(frozen=True, slots=True)
class ScoreField:
    """One thing that is counted: how many of it one player can have, and how many all have together.

    `icon` is a picture of the game; a card of the game goes by its name.
    """

    name: str
    said: Said
    most: int
    all: int
    icon: str = ""


@dataclass(frozen=True, slots=True)
class ScorePart:
    """Things that belong together, and what to know before they are counted."""

    title: Said
    fields: list[ScoreField]
    note: Said | None = None


@dataclass(frozen=True, slots=True)
class ScoreShare:
    """What so many of a thing bring, and how that comes about where it is reckoned; `name` is that of the field."""

    name: str
    said: Said
    count: int
    worth: int
    how: Said | None = None


class Sheet(ABC, Generic[S]):
    """The score sheet of a game."""

    shared: int | None = None  # which of the numbers compared is made of shares

    @abstractmethod
    def parts(self, header: Header) -> list[ScorePart]:
        """What is counted in a game like this."""

    @abstractmethod
    def put(self, state: S, seat: int, has: dict[str, int]) -> None:
        """Lay before a seat what it has, instead of what it began with."""

    def shares(self, state: S, seat: int) -> list[ScoreShare]:
        """What a number is made of."""
        return []

    def wrong(self, has: dict[str, int], name: Seat) -> Iterable[Said]:
        """What one player cannot have at once."""
        return ()

    def wrong_together(self, parts: list[ScorePart], has: list[dict[str, int]]) -> Iterable[Said]:
        """What all players cannot have at once."""
        return ()

    def lay(self, header: Header, entered: list[dict[str, int]]) -> S:
        """A table of the engine with what was entered."""
        state: S = header.game.initial(header)
        for seat, has in enumerate(entered):
            self.put(state, seat, has)
        return state


class IstanbulSheet(Sheet[Istanbul]):
    """Rubies, then lira, goods and cards. [IST-F.5]"""

    def parts(self, header: Header) -> list[ScorePart]:
        table: Istanbul = header.game.initial(header)
        rubies = (
            MANY if header.options["expansions"] else sum(table.rubies)
        )  # with those, tracks are refilled [IST-X.6]
        goods = FULL_CAPACITY * len(WARES)
        cards = sum(table.rules.card_copies)
        fields = [
            ScoreField("rubies", said("ist-label-rubies"), rubies, rubies, "ruby"),
            ScoreField("lira", said("ist-label-lira"), MANY, MANY * header.seats, "lira"),
            ScoreField("goods", said("ist-label-goods"), goods, goods * header.seats, "barrow"),
            ScoreField("cards", said("ist-label-cards"), cards, cards, "card"),
        ]
        return [ScorePart(said("score-part-have"), fields, said("score-note-istanbul"))]

    def put(self, state: Istanbul, seat: int, has: dict[str, int]) -> None:
        player = state.players[seat]
        player.rubies, player.lira, player.cards = has["rubies"], has["lira"], has["cards"]
        player.goods = [has["goods"]] + [0] * (len(WARES) - 1)  # of which kind makes no difference


class DiceSheet(Sheet[DiceGame]):
    """Rubies, then what everything else is worth. [DICE-Z.3-5]"""

    shared = 1

    def parts(self, header: Header) -> list[ScorePart]:
        table: DiceGame = header.game.initial(header)
        rubies, markers = sum(table.tracks), sum(TOTALS[:CRYSTAL])
        fields = [
            ScoreField("rubies", said("dice-label-rubies"), rubies, rubies, "ruby"),
            ScoreField("lira", said("score-lira"), TOTALS[LIRA], TOTALS[LIRA], "lira"),
            ScoreField("goods", said("score-markers"), markers, markers, "wild"),
            ScoreField("crystals", said("score-crystals"), TOTALS[CRYSTAL], TOTALS[CRYSTAL], "crystal"),
        ]
        return [ScorePart(said("score-part-have"), fields, said("score-note-istanbul-dice"))]

    def put(self, state: DiceGame, seat: int, has: dict[str, int]) -> None:
        player = state.players[seat]
        player.rubies, player.lira, player.crystals = has["rubies"], has["lira"], has["crystals"]
        player.goods, player.brown = [0] * len(player.goods), has["goods"]  # of which colour makes no difference

    def shares(self, state: DiceGame, seat: int) -> list[ScoreShare]:
        """What each thing would be worth if a player had nothing else."""
        has = {"lira": state.players[seat].lira, "goods": state.players[seat].markers()}
        has["crystals"] = state.players[seat].crystals
        names = {one.name: one.said for part in self.parts(state.header) for one in part.fields}
        found: list[ScoreShare] = []
        for name, count in has.items():
            alone = state.clone()
            self.put(alone, seat, {"rubies": 0, "lira": 0, "goods": 0, "crystals": 0, name: count})
            player: Player = alone.players[seat]
            found.append(ScoreShare(name, names[name], count, player.worth()))
        return [share for share in found if share.count]


UNDER: Final = "under"
HAND: Final = "hand"
ON: Final = "goods"
SORTS: Final = ("production", "city", "monument", "six")


class SanJuanSheet(Sheet[SanJuan]):
    """Buildings and the cards under them; then cards in the hand and goods. [SJ-Z.3-7]"""

    shared = 0

    def parts(self, header: Header) -> list[ScorePart]:
        table: SanJuan = header.game.initial(header)
        copies = table.rules.copies.copy()
        copies[cards.CATHEDRAL] = int(table.rules.cathedral)
        kinds = cards.kinds_in([cards.BASE, *header.options["expansions"]], header.rules)
        parts = [
            ScorePart(
                said(f"score-part-{sort}"),
                [
                    ScoreField(cards.NAMES[kind], card(kind), self.most(kind), copies[kind])
                    for kind in kinds
                    if sort_of(kind) == sort
                ],
            )
            for sort in SORTS
        ]
        deck = sum(copies)
        others = [
            ScoreField(UNDER, said("sj-scoring-under"), deck, deck, "under"),
            ScoreField(HAND, said("score-hand"), deck, deck, "card"),
            ScoreField(ON, said("score-goods-on"), LAST_BUILDING, LAST_BUILDING * header.seats, "crate"),
        ]
        return [*parts, ScorePart(said("score-part-cards"), others, said("score-note-san-juan"))]

    @staticmethod
    def most(kind: int) -> int:
        """How many of a building can stand in one town: of a city building only one. [SJ-B.7]"""
        return LAST_BUILDING if cards.IS_PRODUCTION[kind] else 1

    def wrong(self, has: dict[str, int], name: Seat) -> Iterable[Said]:
        town = town_of(has)
        if len(town) > LAST_BUILDING:
            yield said("score-wrong-town", name=name, found=len(town), most=LAST_BUILDING)
        holders = sum(cards.HOLDS_GOODS[kind] for kind in town)
        if has[ON] > holders:
            yield said("score-wrong-goods", name=name, found=has[ON], most=holders)

    def wrong_together(self, parts: list[ScorePart], has: list[dict[str, int]]) -> Iterable[Said]:
        """Whatever lies anywhere is a card of the deck, or the cathedral."""
        found = sum(sum(mine.values()) for mine in has)
        most = next(one.all for part in parts for one in part.fields if one.name == UNDER)
        if found > most:
            yield said("score-wrong-cards", found=found, most=most)

    def put(self, state: SanJuan, seat: int, has: dict[str, int]) -> None:
        player = state.players[seat]
        player.town, player.goods, player.tucked, player.sunk = [], [], [], []
        for kind in town_of(has):
            state.add_building(seat, kind)
        player.recount_owned()
        holders = [slot for slot, kind in enumerate(player.town) if cards.HOLDS_GOODS[kind]]
        for slot in holders[: has[ON]]:
            player.goods[slot] = cards.INDIGO_PLANT  # which card it is and under which building makes no difference
        player.sunk = [[cards.INDIGO_PLANT] * has[UNDER], *player.sunk[1:]]
        player.cards = has[HAND]

    def shares(self, state: SanJuan, seat: int) -> list[ScoreShare]:
        """Each kind of building once, with all points of it; then the cards under them."""
        *buildings, (_, under) = breakdown(state, seat)
        worths: dict[int, list[int]] = {}
        for kind, worth in buildings:
            worths.setdefault(kind, []).append(worth)
        found = [
            ScoreShare(cards.NAMES[kind], card(kind), len(worth), sum(worth), how(state, seat, kind))
            for kind, worth in worths.items()
        ]
        return [*found, ScoreShare(UNDER, said("sj-scoring-under"), under, under)] if under else found


def town_of(has: dict[str, int]) -> list[int]:
    """The kinds of buildings that somebody has, one by one."""
    return [kind for name, count in has.items() if name in cards.KIND for kind in [cards.KIND[name]] * count]


def sort_of(kind: int) -> str:
    """Among which buildings one is looked for."""
    if cards.IS_PRODUCTION[kind]:
        return "production"
    return "monument" if cards.IS_MONUMENT[kind] else "six" if cards.COST[kind] >= SIX else "city"


def _others(state: SanJuan, seat: int) -> int:
    """The points of all but the palace."""
    own = [worth for kind, worth in breakdown(state, seat) if kind == cards.PALACE]
    return points(state, seat) - sum(own)


# What the points of a building that are reckoned at the end depend on, as counted in a town.
COUNTED: Final[dict[int, Callable[[SanJuan, int], dict[str, int]]]] = {
    cards.GUILD_HALL: lambda state, seat: _plants(state.players[seat].town),
    cards.CITY_HALL: lambda state, seat: {
        "n": sum(not cards.IS_PRODUCTION[kind] for kind in state.players[seat].town),
    },
    cards.TRIUMPHAL_ARCH: lambda state, seat: {"n": sum(cards.IS_MONUMENT[kind] for kind in state.players[seat].town)},
    cards.PALACE: lambda state, seat: {"n": _others(state, seat)},
    cards.RESIDENCE: lambda state, seat: {"n": residence_sets(state.players[seat].town)},
    cards.CATHEDRAL: lambda state, seat: {"n": sixes_elsewhere(state, seat)},
}


def _plants(town: list[int]) -> dict[str, int]:
    plants = [kind for kind in town if cards.IS_PRODUCTION[kind]]
    return {"n": len(plants), "kinds": len(set(plants))}


def how(state: SanJuan, seat: int, kind: int) -> Said | None:
    """How the points of a building come about, where they are reckoned at the end."""
    if kind not in COUNTED:
        return None
    return said(f"score-how-{cards.NAMES[kind]}", **COUNTED[kind](state, seat))


SHEETS: Final[dict[str, Sheet[Any]]] = {
    "istanbul": IstanbulSheet(),
    "istanbul-dice": DiceSheet(),
    "san-juan": SanJuanSheet(),
}
