"""The score pad: what is entered from the end of a game gives what the engine gives, and what cannot be is named."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from meydan.companion.scoring import BadScore, Entry, Scored, score, sheet_of
from meydan.games.san_juan.cards import NAMES
from meydan.games.san_juan.scoring import breakdown
from meydan.kernel.errors import BadOption, UnknownGame
from meydan.kernel.game import GAMES
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout
from meydan.kernel.said import Said
from meydan.voice import LANGUAGES, Voice

# How people would count what lies before a seat at the end.
COUNTED: dict[str, Callable[[Any], dict[str, int]]] = {
    "istanbul": lambda player: {
        "rubies": player.rubies, "lira": player.lira, "goods": sum(player.goods), "cards": sum(player.hand),
    },
    "istanbul-dice": lambda player: {
        "rubies": player.rubies, "lira": player.lira, "goods": player.markers(), "crystals": player.crystals,
    },
    "san-juan": lambda player: {
        **Counter(NAMES[kind] for kind in player.town),
        "under": sum(map(len, [*player.tucked, *player.sunk])),
        "hand": sum(player.hand),
        "goods": sum(good >= 0 for good in player.goods),
    },
}  # fmt: skip


def played(game: str, seats: int, options: dict[str, Any], seed: int) -> Any:
    """The end of a game that was played without plain harm; one that takes too long as it stands then."""
    state = GAMES[game].start(seats, seed, options)
    sensible_playout(state, Rng(seed), 1500)
    return state


def mixes(game: str) -> list[tuple[int, dict[str, Any]]]:
    """One layout and way of set-up for each number of seats and mix of boxes: the others count the same."""
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for seats, options in GAMES[game].mixes():
        boxes = {"expansions": options["expansions"]} if "expansions" in options else {}
        found[f"{seats} {boxes}"] = (seats, boxes)
    return list(found.values())


def entered(state: Any) -> list[Entry]:
    count = COUNTED[state.header.game.name]
    return [Entry(f"P{seat}", count(player)) for seat, player in enumerate(state.players)]


def say_all(found: Scored, language: str) -> str:
    """Everything that can be read of a score."""
    voice = Voice(language, [f"P{place.seat}" for place in found.places])
    saids = [one for part in found.sheet for one in (part.title, part.note, *(field.said for field in part.fields))]
    saids += [*found.compared, found.won, *(place.decided for place in found.places)]
    saids += [one for place in found.places for share in place.shares for one in (share.said, share.how)]
    return "\n".join(voice.say(said) for said in saids if said)


@pytest.mark.parametrize("game", COUNTED)
def test_games_that_were_played_come_out_as_the_engine_says(game: str) -> None:
    ties = 0
    for number, (seats, options) in enumerate(mixes(game)):
        for seed in range(2 if game == "istanbul" else 4):
            state = played(game, seats, options, 100 * number + seed)
            result = GAMES[game].result(state)
            found = score(game, options, entered(state))
            assert {place.seat: place.rank for place in found.places} == dict(enumerate(result.ranks))
            assert {place.seat: tuple(place.scores) for place in found.places} == dict(enumerate(result.scores))
            assert [place.rank for place in found.places] == sorted(result.ranks)
            if found.shared is not None:
                for place in found.places:
                    assert sum(share.worth for share in place.shares) == place.scores[found.shared]
            ties += sum(place.decided is not None for place in found.places)
        for language in LANGUAGES:
            say_all(found, language)
    assert ties or game == "san-juan"  # rubies are often equal


def test_every_building_is_worth_what_the_engine_says() -> None:
    for seed in range(6):
        state = played("san-juan", 4, {"expansions": ["new-buildings", "events"]}, seed)
        for place in score("san-juan", {"expansions": ["new-buildings", "events"]}, entered(state)).places:
            worths: Counter[str] = Counter()
            for kind, worth in breakdown(state, place.seat):
                worths[NAMES[kind] if kind >= 0 else "under"] += worth
            assert {share.name: share.worth for share in place.shares if share.worth} == {
                name: worth for name, worth in worths.items() if worth
            }


ADA = {
    "indigo-plant": 3, "silver-smelter": 1, "statue": 1, "hero": 1, "chapel": 1,
    "guild-hall": 1, "city-hall": 1, "triumphal-arch": 1, "palace": 1, "cathedral": 1, "under": 5,
}  # fmt: skip
BOB = {"indigo-plant": 1, "residence": 1, "guild-hall": 1, "well": 1, "crane": 1, "tavern": 1, "hand": 2}


def test_it_is_told_how_points_come_about() -> None:
    found = score("san-juan", {"expansions": ["new-buildings"]}, [Entry("Ada", ADA), Entry("Bob", BOB)])
    voice = Voice("en", ["Ada", "Bob"])
    ada, bob = found.places
    told = {share.name: (share.worth, voice.say(share.how)) for share in ada.shares if share.how}
    # 3 + 3 for plants, 3 + 5 for monuments, 2 for the chapel, 5 under it; by SJ-K.34-38 and SJ-N.26
    assert told == {
        "guild-hall": (6, "4 production buildings of 2 kinds"),
        "city-hall": (8, "8 city buildings"),
        "triumphal-arch": (6, "for 2 monuments"),
        "cathedral": (7, "2 buildings of cost 6 in other towns"),
        "palace": (12, "for 48 other points"),
    }
    assert [(place.seat, place.rank, place.scores) for place in found.places] == [(0, 1, [60, 0]), (1, 2, [10, 2])]
    assert voice.say(found.won) == "Ada wins"
    assert {share.name: share.worth for share in bob.shares}["residence"] == 4
    assert ada.decided is None


def test_a_tie_is_told_with_what_decided_it() -> None:
    voice = Voice("en", ["Ada", "Bob", "Eve"])
    rubies = [{"rubies": 5, "lira": 9}, {"rubies": 5, "lira": 9, "goods": 3}, {"rubies": 5, "lira": 9}]
    found = score("istanbul", {}, [Entry("Ada", rubies[0]), Entry("Bob", rubies[1]), Entry("Eve", rubies[2])])
    assert [(place.seat, place.rank) for place in found.places] == [(1, 1), (0, 2), (2, 2)]
    told = [voice.say(place.decided) for place in found.places if place.decided]
    assert told == ["ahead of Ada on Goods (3 to 0)", "tied with Eve"]


def test_the_dice_game_tells_what_wealth_is_made_of() -> None:
    has = {"rubies": 6, "lira": 7, "goods": 2, "crystals": 3}
    place = score("istanbul-dice", {}, [Entry("Ada", has), Entry("Bob", {"rubies": 6})]).places[0]
    assert {share.name: share.worth for share in place.shares} == {"lira": 7, "goods": 6, "crystals": 6}  # DICE-Z.4
    assert place.scores == [6, 19] and place.decided is not None


NEW = {"expansions": ["new-buildings"]}
RUBIES = "more rubies than there are"


@pytest.mark.parametrize(
    ("game", "options", "has", "told"),
    [
        ("san-juan", {}, [{"lighthouse": 1}, {}], "Ada: there is no “lighthouse” in this game."),
        ("san-juan", {}, [{"cathedral": 1}, {}], "Ada: there is no “cathedral” in this game."),
        ("san-juan", {}, [{"hero": 2}, {}], "Ada: “Hero” can stand in a town only once."),
        ("san-juan", {}, [{}, {"smithy": -1}], "Player 2: “Smithy” must be a whole number from 0 to 1."),
        ("san-juan", {}, [{"under": True}, {}], "Ada: “Cards under buildings” must be a whole number from 0 to 110."),
        ("san-juan", {}, [{"palace": 1}] * 3, "“Palace”: 3 were entered, but this game has only 2."),
        ("san-juan", NEW, [{"cathedral": 1}] * 2, "“Cathedral”: 2 were entered, but this game has only 1."),
        (
            "san-juan", {}, [{"indigo-plant": 9, "sugar-mill": 4}, {}],
            "Ada: 13 buildings were entered, but a town has at most 12.",
        ),
        (
            "san-juan", {}, [{"indigo-plant": 1, "well": 1, "goods": 2}, {}],
            "Ada: 2 goods were entered, but the buildings have room for only 1.",
        ),
        ("san-juan", {}, [{"under": 60}, {"hand": 60}], "120 cards were entered in all, but this game has only 110."),
        ("istanbul", {}, [{"rubies": 14}, {"rubies": 13}], RUBIES),
        ("istanbul-dice", {}, [{"rubies": 13}, {"rubies": 12}], RUBIES),
        ("istanbul-dice", {}, [{"lira": 50}, {"lira": 40}], "“Lira”: 90 were entered, but this game has only 87."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_named(game: str, options: dict[str, Any], has: list[dict[str, int]], told: str) -> None:
    names = ["Ada", "", "Eve"]
    with pytest.raises(BadScore) as caught:
        score(game, options, [Entry(name, one) for name, one in zip(names, has, strict=False)])
    if told == RUBIES:  # as many as lie there when the engine begins
        table: Any = GAMES[game].start(len(has), 1, options)
        there = sum(table.rubies if game == "istanbul" else table.tracks)
        assert caught.value.said.args["most"] == there < sum(one["rubies"] for one in has)
    else:
        assert str(caught.value) == told
    for language in LANGUAGES:
        assert Voice(language, names).say(caught.value.said)


def test_games_seats_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame):
        score("chess", {}, [])
    with pytest.raises(BadOption, match="2 to 4 seats, not 5"):
        score("san-juan", {}, [Entry()] * 5)
    with pytest.raises(BadOption, match="mocha"):
        score("san-juan", {"expansions": ["mocha"]}, [Entry()] * 2)
    assert sheet_of("san-juan").shared == 0


def test_a_score_is_plain_data() -> None:
    found = dataclasses.asdict(score("san-juan", {}, [Entry("Ada", {"palace": 1}), Entry("Bob")]))
    assert found["places"][0]["shares"][0]["how"] == dataclasses.asdict(Said("score-how-palace", {"n": 0}))
