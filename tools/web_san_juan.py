"""The numbers of San Juan that the browser client shows, and positions of real games that its tests reckon with."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from meydan import start
from meydan.cli.rulebook import paragraphs
from meydan.games.san_juan import events, tables
from meydan.games.san_juan.build import NOWHERE, goods_to_spend, price
from meydan.games.san_juan.choices import BACK, SPACE
from meydan.games.san_juan.game import GAME
from meydan.games.san_juan.scoring import breakdown
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.words import ENGLISH, QUESTIONS
from meydan.kernel.events import EventKind
from meydan.kernel.frame import Chance, Step
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import settle

HERE = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "san_juan"
PICKED_FROM = 36  # games in which positions are looked for
OF_EACH = 3  # positions kept of each question
OF_PRICES = 10
OF_SCORES = 9
LIKELY = 0.3
MANY_PLANS = 500  # a position with more ways to answer is left out


def page_tables() -> dict[str, Any]:
    """What is printed on the components, as far as the page shows or reckons with it."""
    return {
        "cards": tables.NAMES,
        "titles": tables.TITLES,
        "cost": tables.COST,
        "points": tables.POINTS,
        "coverValue": tables.COVER_VALUE,
        "production": tables.PRODUCTION,
        "baseKinds": tables.BASE_KINDS,
        "handKinds": tables.HAND_KINDS,
        "firstEvent": tables.FIRST_EVENT,
        "monuments": tables.MONUMENTS,
        "goods": tables.GOODS,
        "roles": tables.ROLES,
        "prices": tables.PRICES,
        "customsPrice": tables.CUSTOMS_PRICE,
        "lastBuilding": tables.LAST_BUILDING,
        "handLimit": tables.HAND_LIMIT,
        "guardedLimit": tables.GUARDED_LIMIT,
        "towerLimit": tables.TOWER_LIMIT,
        "councilCards": tables.COUNCIL_CARDS,
        "councilPrivilege": tables.COUNCIL_PRIVILEGE,
        "mostSpent": tables.MOST_SPENT,
        "mostOffice": tables.MOST_OFFICE,
        "archPoints": tables.ARCH_POINTS,
        "setPoints": tables.SET_POINTS,
        "six": tables.SIX,
        "palaceShare": tables.PALACE_SHARE,
        "rules": _chapters(),
        "cardRules": [_card_rules(title) for title in tables.TITLES],
        "frames": {name: list(frame.FIELDS) for name, frame in GAME.frames.items() if _asks(frame)},
    }


def whole_space() -> dict[str, Any]:
    """All that can be asked, chosen, told and refused: every bit of it must have words."""
    return {
        "choices": [choice.text for choice in SPACE.actions],
        "closing": [choice.text for choice in SPACE.closers],
        "events": {kind.name: list(kind.params) for kind in vars(events).values() if isinstance(kind, EventKind)},
        "questions": [key for key in QUESTIONS if " " not in key],
        "view": start("san-juan", seats=3, seed="7", expansions=["new-buildings", "events"]).view(0).to_dict(),
        "reasons": sorted(ENGLISH),
    }


def _chapters() -> dict[str, int]:
    """How many paragraphs each chapter of the rules has."""
    chapters = [rule.id.partition(".")[0].removeprefix("SJ-") for rule in paragraphs("san-juan")]
    return {chapter: chapters.count(chapter) for chapter in dict.fromkeys(chapters)}


def _card_rules(title: str) -> list[str]:
    """The paragraphs that begin with a card's name, or speak of it in the chapters of the cards."""
    name = re.escape(title).replace("’", ".")
    return [
        rule.id
        for rule in paragraphs("san-juan")
        if re.match(r"SJ-([KN]\.(?!1$)|[EP]\.)", rule.id) and re.search(rf"\b{name}s?\b", rule.text, re.IGNORECASE)
    ]


def _asks(frame: type) -> bool:
    """Whether a frame asks a player, other than chance and what goes on by itself."""
    return not issubclass(frame, Chance | Step)


# -- positions for the tests of the page ------------------------------------------------------------------------


def positions() -> dict[str, Any]:
    """Positions of every question that is one gesture, with all ways to answer it; prices and points beside them."""
    random = Random(8)
    chance = Rng(8)
    asked: dict[str, list[dict[str, Any]]] = {name: [] for name in GESTURES}
    prices: list[dict[str, Any]] = []
    scores: list[dict[str, Any]] = []
    for number in range(PICKED_FROM):
        boxes = [[], ["new-buildings"], ["new-buildings", "events"]][number % 3]
        state = start("san-juan", seats=2 + number % 3, seed=number, expansions=boxes, setup=SETUPS[number % 2])
        settle(state, chance)
        while not state.over:
            name = state.question
            crowded = len(state.players[state.seat].town) > random.randrange(10) or name not in OFTEN
            sort = _sort(state)
            if sort in asked and crowded and len(asked[sort]) < OF_EACH and random.random() < LIKELY:
                plans = _plans(state)
                if plans is not None:
                    asked[sort].append({"view": state.view(state.seat).to_dict(), "plans": plans})
            if name == "Build" and crowded and len(prices) < OF_PRICES and random.random() < LIKELY:
                prices.append({"view": state.view(state.seat).to_dict(), "prices": _prices(state)})
            state.play(random.choice(GAME.sensible(state, state.options())))
            settle(state, chance)
        if number < OF_SCORES:
            scores.append(_scored(state))
    return {"asked": [one for found in asked.values() for one in found], "prices": prices, "scores": scores}


SETUPS = ("dealt", "drafted")
OFTEN = ("Build", "Produce", "Sell", "Keep", "Pay")
GESTURES = (
    "Build", "Build crane", "Build market", "Build both",
    "Cover", "Spend", "Pay", "Boom", "Produce", "Sell", "Keep", "Discard", "Limit", "Draft", "Taxes", "Office",
    "Chapel", "Bank", "Amnesty",
)  # fmt: skip
ONE_GESTURE = {"Build": ("Cover", "Spend", "Pay"), "Cover": ("Cover", "Spend", "Pay"), "Spend": ("Spend", "Pay")}


def _sort(state: SanJuan) -> str:
    """The question, and what makes its answer special."""
    if state.question != "Build":
        return str(state.question)
    player = state.players[state.seat]
    crane, market = player.has(tables.CRANE), goods_to_spend(state, state.seat, NOWHERE) > 0
    return "Build both" if crane and market else "Build crane" if crane else "Build market" if market else "Build"


def _plans(state: SanJuan) -> list[str] | None:
    """Every sequence of answers that one gesture can mean here; nothing where there are too many."""
    seat, names = state.seat, ONE_GESTURE.get(state.question, (state.question,))
    found: list[str] = []
    ways: list[tuple[Any, list[str]]] = [(state, [])]
    while ways:
        here, done = ways.pop()
        for choice in here.options():
            if choice is BACK:  # the page has it before anything is sent
                continue
            if len(found) + len(ways) > MANY_PLANS:
                return None
            after = here.clone()
            after.apply(choice)
            plan = [*done, choice.text]
            if not after.over and after.seat == seat and after.question in names:
                ways.append((after, plan))
            else:
                found.append(",".join(plan))
    return sorted(found)


def _prices(state: SanJuan) -> list[list[int]]:
    """Kind, slot that is covered or -1, price: all of them for who is to build."""
    seat = state.seat
    slots = [NOWHERE, *range(len(state.players[seat].town))]
    return [[kind, slot, price(state, seat, kind, slot)] for kind in (0, 4, 13, 21, 28) for slot in slots]


def _scored(state: SanJuan) -> dict[str, Any]:
    parts = [[list(part) for part in breakdown(state, seat)] for seat in range(len(state.players))]
    return {
        "view": state.view(-1).to_dict(),
        "breakdown": parts,
        "scores": [list(one) for one in state.result().scores],
    }


def written() -> dict[Path, dict[str, Any]]:
    """The files and what is to stand in them."""
    return {
        HERE / "tables.json": page_tables(),
        HERE / "space.json": whole_space(),
        HERE / "positions.json": positions(),
    }
