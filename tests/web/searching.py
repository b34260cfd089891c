"""What a page was told, searched for what its seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from tests.web.conftest import Frames

OF_A_SEAT = ("hand", "guild")  # fields of a view that only its own seat may read
NEVER = ("deck", "guild_deck", "seed", "private")  # before the end


def told_before_the_end(heard: Frames) -> list[Any]:
    """Everything the page was told while the game was under way, as values."""
    bodies = [json.loads(body) for body in heard.received]
    over = next(at for at, body in enumerate(bodies) if body.get("over"))
    bodies = bodies[:over]
    for address, body in heard.answered:
        if "/api/tables/" in address and body.startswith(("{", "[")) and not _after_the_end(address):
            bodies.append(json.loads(body))
    return bodies


def _after_the_end(address: str) -> bool:
    return address.partition("?")[0].endswith(("/record", "/statistics")) or "seat=all" in address


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every dict in a value, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


def check_no_secret(bodies: list[Any], seat: int) -> int:
    """No field for what is hidden, no card that another seat drew; how many draws of others were told without one."""
    hidden = 0
    for part in parts(bodies):
        assert not set(NEVER) & set(part), part.keys()
        if "options" in part and "players" in part and "stack" in part:  # a view
            assert part["seat"] in (seat, -1), "somebody else's view"
            assert part["seat"] == seat or not any(part["hand"]), "a watcher holds no cards"
            for player in part["players"]:
                assert not set(OF_A_SEAT) & set(player), player
        elif set(OF_A_SEAT) & set(part):
            raise AssertionError(f"cards outside a view: {part}")
        name = part.get("name")
        if name in ("drew", "drew-guild"):
            assert part["seat"] == seat, part
        elif name in ("drew-hidden", "drew-guild-hidden"):
            assert part["seat"] != seat and "card" not in part, part
            hidden += 1
    return hidden


def check_views_survive_shuffling(bodies: list[Any], record: str, seat: int) -> int:
    """Whatever the others hold, the page would have been told the same; how many positions were compared."""
    truth = Record.from_json(record)
    compared = 0
    for body in bodies:
        if not (isinstance(body, dict) and body.get("type") in ("view", "events") and body.get("view")):
            continue
        state = truth.replay(body["step"])
        told = {name: value for name, value in body["view"].items() if name != "told"}  # words come from the rest
        assert state.view(seat).to_dict() == told, "not what happened"
        other = state.header.game.shuffle_hidden(state, seat, Rng(body["step"]))
        assert other.view(seat).to_dict() == told, "it tells of what is hidden"
        compared += 1
    return compared
