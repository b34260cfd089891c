"""A reason is true: its numbers are those of the table, and what it says is missing is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import meydan
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.choices import (
    BARRIER,
    DISCARD_GUILD,
    GUILD,
    OFFER,
    ROAST_CARD,
    ROAST_GUILD,
    TAVERN_RUBY,
    TAVERN_TILE,
    USE,
)
from meydan.games.istanbul.expansions.mocha.cards import corners
from meydan.games.istanbul.expansions.mocha.tavern import tavern_cost
from meydan.games.istanbul.expansions.printed import AT_HAND, BARRIER_PRICE, IN_SUPPLY, TAVERN_TILES
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.printed import (
    DEALER,
    FULL_CAPACITY,
    GOODS,
    PALACE,
    POLICE_STATION,
    TILE_MOSQUE,
    TILES,
)
from meydan.games.istanbul.sensible import sensible
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from tests.istanbul.story import Story

# -- reasons that were not true ---------------------------------------------------------------------------------


def test_what_is_not_on_the_board_is_not_there_for_any_choice():
    story = Story()
    story.red.with_cards("far").to_move("fountain")
    off_board = ("not-on-board", {"place": 20})
    assert story.reason("card far 20") == story.reason("move 20") == off_board
    story.red.at("police station")
    assert story.reason("send 20") == off_board
    assert story.reason("send 12") == ("not-here", {})
    mocha = Story(expansions=["mocha"])
    mocha.red.with_coffee(8).at("tavern")
    assert mocha.reason("barrier 21") == ("not-on-board", {"place": 21})
    mocha.red.with_guild(12).to_move("fountain").play("guild 12")
    assert mocha.reason("use 21") == ("not-on-board", {"place": 21})
    assert mocha.reason("use 13") == ("nothing-there", {})


def test_a_second_card_is_not_roasted_though_it_is_held():
    story = Story(expansions=["mocha"])
    story.red.with_lira(2).with_cards("stay", "far").with_guild(3).at("roasting plant").play("roast card stay")
    for held in ("roast card far", "roast guild 3"):
        assert story.reason(held) == ("roasted-already", {})
    for other in ("roast card lira", "roast guild 4"):
        assert story.reason(other) == ("no-such-card", {})


def test_the_tavern_run_speaks_of_its_own_prices():
    story = Story(expansions=["mocha"])
    red = story.red.with_guild(19).with_coffee(1).to_move(5).play("guild 19")
    assert story.reason("barrier 20") == ("barrier-lower", {})
    red.with_coffee(0)
    assert story.reason("barrier 5") == ("needs-coffee", {"need": 1, "have": 0})
    red.with_coffee(2).with_goods(fruit=3)
    assert story.reason("tavern ruby 13") == ("needs-coffee", {"need": 3, "have": 2})
    story.tavern_left("movement", 2)
    red.with_coffee(1)
    assert story.reason("tavern movement") == ("needs-coffee", {"need": 2, "have": 1})
    red.play("barrier 1")
    red.play(story.options[0], "skip")
    assert story.reason("barrier 5") == ("needs-coffee", {"need": 2, "have": 0})


def test_a_guild_card_for_a_mosque_names_what_is_missing():
    story = Story(expansions=["mocha"])
    story.red.with_guild(14).with_goods(fabric=1).to_move("fountain").play("guild 14")
    assert story.reason("tile green") == ("no-good", {"good": "spice"})
    assert story.reason("tile blue") == ("other-mosque", {"tile": "blue"})


def test_what_is_not_there_cannot_be_swapped():
    story = Story(expansions=["mocha"])
    story.red.with_cards("swap").with_goods(spice=1, fruit=2).to_move("fountain").play("card swap", "give fruit")
    assert story.reason("give spice") == ("give-in-order", {})
    assert story.reason("give fabric") == ("no-good", {"good": "fabric"})
    assert story.reason("give coffee") == ("no-good", {"good": "coffee"})


def test_the_last_card_is_owed_to_the_governor():
    story = Story(expansions=["mocha", "letters"]).governor_at(5)
    red = story.red.with_lira(0).with_coffee(5).meeting(5).play("governor", "deal guild")
    assert story.options == ["discard guild"]
    assert red.why_not("card guild") == "last-card"
    red.with_cards("letter")
    assert red.why_not("card letter") == "last-card"


def test_mosque_twice_belongs_to_both_mosques():
    story = Story(expansions=["letters"])
    assert story.red.with_cards("mosque").meeting("great mosque").why_not("card mosque") == "act-at-mosque"


# -- all reasons against all choices ----------------------------------------------------------------------------

Check = Callable[[Any, Any, Choice, dict[str, Any]], bool]


def owned(player: Any, name: str) -> int:
    return player.coffee if name == "coffee" else player.goods[GOODS.index(name)]


def short(have: Callable[[Any, dict[str, Any]], int]) -> Check:
    """Something is had, but less than is needed."""
    return lambda state, player, choice, said: said["have"] == have(player, said) < said["need"]


def steps(state: Any, seat: int, start: int, said: dict[str, Any]) -> int:
    found: int = state.board_of(seat).distance(start, said["place"])
    return found if found == said["steps"] and said["place"] in state.board.places else -1


def holds(player: Any, choice: Choice) -> bool:
    if choice in ROAST_GUILD or choice in DISCARD_GUILD or choice in GUILD:
        return bool(player.guild[choice.what])
    return choice.what in player.kinds


def cards_left(state: Any, choice: Choice) -> int:
    return int(state.deck_size + len(state.discard) if choice.text == "guild 6" else state.guild_left())


def affords_barrier(state: Any, player: Any) -> bool:
    first = state.question == "TavernRun" and state.stack[-1].first
    return bool(player.coffee + first >= BARRIER_PRICE)


def no_tile(state: Any, said: dict[str, Any]) -> bool:
    if said["tile"] in TAVERN_TILES:
        return not state.tavern_left[TAVERN_TILES.index(said["tile"])]
    return not state.tiles_left[TILES.index(said["tile"])]


def has_tile(player: Any, said: dict[str, Any]) -> bool:
    if said["tile"] in TAVERN_TILES:
        return bool(player.has_tavern_tile(TAVERN_TILES.index(said["tile"])))
    return bool(player.has_tile(TILES.index(said["tile"])))


# What must hold where a reason is given, for all that speak of the table.
CHECKS: dict[str, Check] = {
    "already-there": lambda s, p, c, v: v["place"] == p.place,
    "not-on-board": lambda s, p, c, v: v["place"] not in s.board.places,
    "too-far": lambda s, p, c, v: steps(s, s.seat, p.place, v) > 2,
    "not-3-or-4": lambda s, p, c, v: steps(s, s.seat, p.place, v) in (0, 1, 2, 5, 6, 7, 8, 9, 10),
    "companion-steps": lambda s, p, c, v: steps(s, s.seat, p.companion, v) not in (-1, v["need"]),
    "not-straight": lambda s, p, c, v: p.has_tavern_tile(0),
    "no-corner": lambda s, p, c, v: v["place"] not in corners(s) or v["place"] == p.place,
    "no-assistant-here": lambda s, p, c, v: v["place"] == p.place not in p.posted,
    "no-assistant-there": lambda s, p, c, v: v["place"] not in p.posted,
    "no-neutral-here": lambda s, p, c, v: v["place"] == p.place and not s.neutral_assistants[p.place],
    "must-pick-up": lambda s, p, c, v: v["place"] == p.place in p.posted,
    "no-assistants": lambda s, p, c, v: not p.stack,
    "recall-upwards": lambda s, p, c, v: v["place"] >= c.what in p.posted,
    "needs-lira": short(lambda p, v: p.lira),
    "needs-coffee": short(lambda p, v: p.coffee),
    "needs-goods": short(lambda p, v: owned(p, v["good"])),
    "needs-any-goods": short(lambda p, v: p.stock()),
    "needs-seals": short(lambda p, v: p.seals()),
    "no-goods": lambda s, p, c, v: not p.stock(),
    "no-good": lambda s, p, c, v: not owned(p, v["good"]),
    "too-few-goods": lambda s, p, c, v: s.rubies[PALACE] > 0 and v["price"] == price_now(s),
    "no-demand": lambda s, p, c, v: v["demand"] < p.goods[GOODS.index(v["good"])],
    "wild-count": lambda s, p, c, v: v["need"] != c.how,
    "no-rubies": lambda s, p, c, v: 0 in (s.rubies[PALACE], s.rubies[DEALER]),
    "other-place": lambda s, p, c, v: v["place"] == s.stack[-1].place,
    "barrow-complete": lambda s, p, c, v: p.capacity == FULL_CAPACITY,
    "no-cards-left": lambda s, p, c, v: not s.can_draw(),
    "discard-empty": lambda s, p, c, v: not s.discard,
    "no-card": lambda s, p, c, v: ALL_CARDS.index(v["card"]) not in p.kinds,
    "no-such-card": lambda s, p, c, v: not holds(p, c),
    "last-card": lambda s, p, c, v: p.kinds == [c.provider] and p.cards == 1 and p.lira < 2,
    "moment": lambda s, p, c, v: (
        v == {"provider": c.provider, "which": c.what}
        and not s.rules.providers[c.provider].windows() & s.stack[-1].window(s)
    ),
    "act-first": lambda s, p, c, v: v["place"] != s.acted,
    "turn-pointless": lambda s, p, c, v: s.low == s.high or 4 in (s.low, s.high),
    "six-pointless": lambda s, p, c, v: s.low == s.high or 6 in (s.low, s.high),
    "no-red-tile": lambda s, p, c, v: not s.stack[-1].red,
    "family-out": lambda s, p, c, v: v["place"] == p.family != POLICE_STATION,
    "family-home": lambda s, p, c, v: p.family == POLICE_STATION,
    "not-here": lambda s, p, c, v: c.what == POLICE_STATION,
    "other-mosque": lambda s, p, c, v: TILE_MOSQUE[TILES.index(v["tile"])] != mosque_of(s),
    "has-tile": lambda s, p, c, v: has_tile(p, v),
    "lacks-tile": lambda s, p, c, v: not has_tile(p, v),
    "no-tiles": lambda s, p, c, v: no_tile(s, v),
    "figure-elsewhere": lambda s, p, c, v: v["place"] in s.figures and v["place"] != s.spot,
    "figure-used": lambda s, p, c, v: s.met > 0,
    "nothing-to-give": lambda s, p, c, v: p.lira < 2 and not p.stock(),
    "not-a-rival": lambda s, p, c, v: c.what >= len(s.players) or c.what == s.seat,
    "family-elsewhere": lambda s, p, c, v: v["place"] == s.players[c.what].family != s.spot,
    "at-police": lambda s, p, c, v: s.spot == POLICE_STATION,
    "fetched-already": lambda s, p, c, v: s.fetched,
    "roasted-already": lambda s, p, c, v: s.stack[-1].made > 0 and (c not in ROAST_CARD or holds(p, c)),
    "too-few-cards": lambda s, p, c, v: cards_left(s, c) < {"guild 6": 3, "guild 18": 2}.get(c.text, 1),
    "nothing-there": lambda s, p, c, v: c in USE and c.what in s.board.places,
    "barrier-lower": lambda s, p, c, v: (
        c in BARRIER and affords_barrier(s, p) and max(s.board.neighbours(c.what)) < c.what
    ),
    "barrier-beside": lambda s, p, c, v: c.what < s.stack[-1].one or c.what not in s.board.neighbours(s.stack[-1].one),
    "copying": lambda s, p, c, v: s.copying >= 0,
    "no-letter": lambda s, p, c, v: v["place"] not in p.letters,
    "no-delivered-letter": lambda s, p, c, v: not p.delivered,
    "no-letters-left": lambda s, p, c, v: not s.letters_left(),
    "letters-upwards": lambda s, p, c, v: v["place"] == s.stack[-1].after,
    "too-few-seals": lambda s, p, c, v: v["need"] == s.stack[-1].need and c.what in p.letters,
    "spend-first": lambda s, p, c, v: v["need"] == s.stack[-1].need,
    "companion-in-supply": lambda s, p, c, v: p.companion == IN_SUPPLY,
    "companion-at-hand": lambda s, p, c, v: p.companion == AT_HAND,
    "companion-on-board": lambda s, p, c, v: p.companion > 0,
    "no-coffee-here": lambda s, p, c, v: not s.mix.mocha or s.question == "VisitAuction",
    "no-such-tile": lambda s, p, c, v: v["tile"] not in s.stack[-1].shown,
    "tile-first": lambda s, p, c, v: v["tile"] == s.stack[-1].tile,
    "must-open": lambda s, p, c, v: s.stack[-1].high == 0,
    "offer-too-low": lambda s, p, c, v: c in OFFER and c.what <= v["high"] == s.stack[-1].high,
    "nothing-to-copy": lambda s, p, c, v: not s.discard or ALL_CARDS[s.discard[-1]] == "copy",
    "copied-not-now": lambda s, p, c, v: ALL_CARDS[s.discard[-1]] == v["card"],
    "no-such-figure": lambda s, p, c, v: c.how not in [figure.number for figure in s.rules.figures],
    "errand-police": lambda s, p, c, v: POLICE_STATION in (p.family, c.what),
    "errand-far": lambda s, p, c, v: p.family == v["family"] and v["place"] in s.board.places,
    "act-at-mosque": lambda s, p, c, v: s.acted not in (14, 15),
}
# What is said of the order of things, or of a card that as a whole cannot be carried out.
ORDER = {
    "move-first", "assistant-first", "pay-first", "extra-first", "card-first", "discard-first", "recall-first",
    "take-first", "dice-first", "must-catch", "toll-first", "turn-nearly-over", "roast-first", "discard-guild-first",
    "not-in-full", "guild-first", "must-act", "give-in-order", "swap-first", "swap-others", "tavern-first",
    "barrier-first", "beside-barrier-only", "who-goes-first", "pick-first", "good-first", "bid-first", "turn-over",
    "no-tile-to-take", "not-chance",
}  # fmt: skip


def mosque_of(state: Any) -> int:
    frame = state.stack[-1]
    return int(frame.mosque if state.question == "FreeTile" else frame.place)


def enrich(state: Any, rng: Rng) -> None:
    """Give everybody something of everything, so that most choices fail for a reason of their own."""
    for seat, player in enumerate(state.players):
        player.lira += rng.below(9)
        player.goods = [min(player.capacity, amount + rng.below(3)) for amount in player.goods]
        player.tiles |= rng.below(16)
        for kind in range(len(state.deck)):
            if state.deck[kind] and rng.below(3) == 0:
                state.deck[kind] -= 1
                state.deck_size -= 1
                player.add_card(kind)
        if hasattr(player, "coffee"):
            player.coffee += rng.below(5)
            for card in range(1, len(state.guild_deck)):
                if state.guild_deck[card] and rng.below(4) == 0:
                    state.guild_deck[card] -= 1
                    player.guild[card] += 1
                    player.guild_cards += 1
            if state.mix.letters:
                player.companion = [IN_SUPPLY, AT_HAND, state.board.places[rng.below(20)]][(seat + rng.below(3)) % 3]


def impoverish(state: Any) -> None:
    """Nothing is left to be had: no cards, letters, tiles and rubies, and barrows are complete but empty."""
    state.deck = [0] * len(state.deck)
    state.deck_size = 0
    state.discard = []
    state.tiles_left = [0] * len(TILES)
    if hasattr(state, "letter_bag"):
        state.letter_bag = [0] * len(state.letter_bag)
        state.guild_deck = [0] * len(state.guild_deck)
    else:  # with an expansion the tracks never run dry
        state.rubies = [0] * len(state.rubies)
    for player in state.players:
        player.capacity = FULL_CAPACITY
        player.goods = [0] * len(GOODS)
        player.lira = 1


def untrue(state: Any, choice: Choice) -> str:
    """What is wrong with the reason against a choice that is not an option, or nothing."""
    reason = state.reason_against(choice)
    player = state.players[state.seat]
    if reason.code in CHECKS:
        right = CHECKS[reason.code](state, player, choice, reason.values)
    else:
        right = reason.code in ORDER and not reason.values
    return "" if right else f"{state.question}: {choice.text}: {reason.code} {reason.values}: {reason}"


@pytest.mark.parametrize("boxes", [[], ["mocha"], ["letters"], ["mocha", "letters"]], ids="+".join)
def test_every_reason_against_every_choice_is_true(boxes: list[str]):
    wrong: set[str] = set()
    for seed in range(6):
        state: Any = meydan.start("istanbul", seats=2 + seed % 4, seed=seed, expansions=boxes)
        assert isinstance(state, Istanbul)
        rng = Rng(seed)
        enrich(state, rng)
        if seed == 5:
            impoverish(state)
        for step in range(400):
            if state.over:
                break
            options = state.options()
            if state.seat != CHANCE and step % 3 == 0:
                refused = [choice for choice in state.header.game.space.actions if choice not in options]
                wrong |= {untrue(state, choice) for choice in refused}
            wise = sensible(state, options) if state.seat != CHANCE and rng.below(2) else options
            state.play(wise[rng.below(len(wise))])
    assert sorted(wrong - {""}) == []


def test_a_deal_costs_what_the_tavern_says():
    """The prices in the reasons are those at which the deal is offered."""
    for card, discount in ((False, 0), (True, 1)):
        for coffee in range(5):
            story = Story(expansions=["mocha"])
            red = story.red.with_guild(19).with_coffee(9).with_goods(fruit=3)
            red = red.to_move(5).play("guild 19") if card else red.at("tavern")
            red.with_coffee(coffee)
            for choice in (*TAVERN_TILE, *TAVERN_RUBY, BARRIER[1]):
                need = 4 if choice in TAVERN_RUBY else BARRIER_PRICE
                need = tavern_cost(story.game, choice.what) if choice in TAVERN_TILE else need
                if red.can(choice.text):
                    assert coffee >= need - discount
                else:
                    assert story.reason(choice.text) == ("needs-coffee", {"need": need - discount, "have": coffee})
