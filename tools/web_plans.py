"""Positions of Istanbul with every way to answer them, for the tests of the page: a gesture is several answers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from meydan import start
from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.game import GAME
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import PALACE
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import settle

HERE = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "istanbul" / "gestures"
PICKED_FROM = 40  # games in which positions are looked for, each for so many answers
ANSWERS = 600
OF_EACH = 4  # positions kept of each question
LIKELY = 0.4
MANY_PLANS = 120  # a position with more ways to answer is left out

# Questions that are one gesture, with those that follow as part of it.
GESTURES = {
    "RecallAssistants": ("RecallMore",),
    "GatherAtFountain": ("GatherMore",),
    "Roast": ("RoastMore",),
    "RoastMore": ("RoastMore",),
    "SwapGive": ("SwapGive", "SwapTake"),
    "SwapTake": ("SwapTake",),
    "GiveGoods": ("GiveGoods",),
    "SpendLetters": ("SpendLetters",),
}
BOXES: tuple[list[str], ...] = ([], ["mocha"], ["letters"], ["mocha", "letters"])
PUBLIC = ("lira", "cards", "goods", "posted", "coffee", "guild_cards", "letters", "delivered", "companion")


def positions() -> list[dict[str, Any]]:
    """Positions of every such question, with all plans that answer it."""
    random = Random(8)
    chance = Rng(8)
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in GESTURES}
    for number in range(PICKED_FROM):
        state = start("istanbul", seats=3, seed=number, expansions=BOXES[number % len(BOXES)])
        if isinstance(state, Bazaar) and state.big.mocha:
            state.receive_guild(0, PALACE)  # its question is rare
            state.players[0].goods = [2, 2, 2, 1]
        for _ in range(ANSWERS):
            kept = found.get(state.question, [])
            if state.question in found and len(kept) < OF_EACH and random.random() < LIKELY:
                plans = _plans(state)
                if 1 < len(plans) <= MANY_PLANS:
                    kept.append({"view": _seen(state), "plans": plans})
            answers = state.options()
            if random.random() < LIKELY:
                answers = GAME.sensible(state, answers)  # which keep the cards
            state.play(random.choice(answers))
            settle(state, chance)
            if state.over:
                break
    return [one for kept in found.values() for one in kept]


def _plans(state: Istanbul) -> list[str]:
    """Every sequence of answers that one gesture can mean here, without cards and without skipping the place."""
    names = GESTURES[state.question]
    found: list[str] = []
    ways: list[tuple[Any, list[str]]] = [(state, [])]
    while ways:
        here, done = ways.pop()
        for choice in here.options():
            if choice.provider >= 0 or choice.text == "skip":
                continue
            after = here.clone()
            after.apply(choice)
            plan = [*done, choice.text]
            if after.question in names:
                ways.append((after, plan))
            else:
                found.append(",".join(plan))
    return sorted(found)


def _seen(state: Istanbul) -> dict[str, Any]:
    """As much of the view as the plans of the page look at."""
    view = state.view(state.seat).to_dict()
    names = ("seat", "rules", "seats", "game_options", "to_answer", "question", "stack", "options")
    players = [
        {name: player[name] for name in PUBLIC if name in player} if seat == state.seat else {}
        for seat, player in enumerate(view["players"])
    ]
    return {**{name: view[name] for name in names}, "players": players}


def written() -> dict[Path, list[dict[str, Any]]]:
    """The files and what is to stand in them."""
    return {HERE / "plans.json": positions()}
