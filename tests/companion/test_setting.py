"""What people with the box are told to lay out is what the engine has laid out, for every game, mix and seat count."""

from __future__ import annotations

import pytest

from meydan import GAMES
from meydan.companion.code import LUCKS
from meydan.companion.setting import laid, setting, setting_by_code
from meydan.kernel.errors import BadOption
from meydan.voice import LANGUAGES, Voice

LUCK = 4711
OWN_GRID = [7, 16, 1, 15, 2, 14, 3, 13, 4, 12, 5, 11, 6, 10, 8, 9]


def mixes(name):
    """Every mix of a game that has a name: a grid of one's own has no code."""
    return [(seats, options) for seats, options in GAMES[name].mixes() if options.get("layout") != OWN_GRID]


def made(name, seats, options):
    """The steps by name, and the game they were made of."""
    game = GAMES[name]
    found = setting(game, seats, options, LUCK)
    assert len({step.name for step in found.steps}) == len(found.steps)
    return {step.name: step for step in found.steps}, laid(game, seats, options, LUCK)


def counts(step):
    """By where they go and what picture they have, how many."""
    found = {}
    for lot in step.lots:
        for pile in lot.piles:
            found[lot.anchor, pile.icon] = found.get((lot.anchor, pile.icon), 0) + pile.count
    return found


def test_istanbul_is_laid_as_the_engine_lays_it():
    for seats, options in mixes("istanbul"):
        steps, state = made("istanbul", seats, options)
        grid = [cell.number for row in steps["board"].rows for cell in row]
        assert grid == state.grid and len(steps["board"].rows[0]) == state.rules.columns
        rubies = counts(steps["rubies"])
        assert sum(n for (_, icon), n in rubies.items() if icon == "ruby") == sum(state.rubies)
        assert all(rubies[f"place:{place}", "ruby"] == n for place, n in enumerate(state.rubies) if n)
        assert rubies["place:1", "extension"] == 3 * seats  # [IST-S.6]
        tiles = counts(steps["mosques"])
        assert [tiles["place:14", "tile-red"], tiles["place:15", "tile-blue"]] == state.tiles_left[:1] * 2
        figures = {icon: anchor for anchor, icon in counts(steps["figures"])}
        assert figures == {
            name: f"place:{place}"
            for name, place in zip(("governor", "smuggler", "trader", "courier"), state.figures, strict=False)
            if place
        }
        money = counts(steps["money"])
        assert [money[f"seat:{seat}", "lira"] for seat in range(seats)] == [one.lira for one in state.players]
        assert counts(steps["cards"])["deck", "deck"] == sum(state.rules.card_copies)
        assert ("neutral" in steps) == (seats == 2)  # [IST-S.10]
        boxes = options.get("expansions", [])
        assert ("mocha" in steps, "letters" in steps) == ("mocha" in boxes, "letters" in boxes)
        white = counts(steps["pieces"])["place:7", "assistant"]
        assert white == 4 * seats  # own ones and neutral ones [IST-S.4 IST-V.2]
    # What the last mix has besides: all boxes.
    assert counts(steps["mocha"]) == {("place:18", "guild"): 20, ("place:19", "tile-tavern"): 8}
    assert counts(steps["letters"]) == {("", "letter"): 36, ("place:22", "tile"): 24}


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_the_dice_game_is_laid_as_the_engine_lays_it(seats):
    steps, state = made("istanbul-dice", seats, {})
    assert [lot.piles[0].count for lot in steps["rubies"].lots] == state.tracks
    assert len(steps["tiles"].rows[0]) == len(state.row) == 6
    assert sum(pile.count for lot in steps["tiles"].lots for pile in lot.piles) == sum(state.tile_bag)
    money = counts(steps["money"])
    assert [money[f"seat:{seat}", "lira"] for seat in range(seats)] == [one.lira for one in state.players]
    assert [money[f"seat:{seat}", "crystal"] for seat in range(seats)] == [one.crystals for one in state.players]
    sides = {2: ["2", "3"], 3: ["2", "3"], 4: ["4"]}
    assert steps["board"].says[0].args["seats"] == sides[seats]  # [DICE-S.2]
    free = [lot.note.args["free"] for lot in steps["rubies"].lots]
    assert free == ([0, 0, 0, 0, 0, 1, 1] if seats == 2 else [0] * 7)  # [DICE-S.3]


def test_san_juan_is_dealt_as_the_engine_deals_it():
    for seats, options in mixes("san-juan"):
        steps, state = made("san-juan", seats, options)
        hands = [lot.piles[0].count for lot in steps["hands"].lots]
        assert hands == [one.cards for one in state.players]
        assert hands == ([5, 6, 7, 8][:seats] if options["setup"] == "drafted" else [4] * seats)  # [SJ-S.3 SJ-S.5]
        before = GAMES["san-juan"].initial(state.header)
        assert steps["deck"].lots[0].piles[0].count == before.deck_size
        assert [len(lot.piles) for lot in steps["plants"].lots] == [1] * seats
        icons = [pile.icon for pile in steps["middle"].lots[0].piles]
        assert len(icons) == 5 + ("new-buildings" in options["expansions"])
        assert len(steps["deck"].says) == 1 + ("events" in options["expansions"])
        assert steps["governor"].lots[0].anchor == f"seat:{state.governor}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language):
    voice = Voice(language)
    for name in GAMES:
        for seats, options in mixes(name)[::7]:
            for step in setting(GAMES[name], seats, options, LUCK).steps:
                notes = [lot.note for lot in step.lots if lot.note]
                piles = [pile.what for lot in step.lots for pile in lot.piles]
                cells = [cell.name for row in step.rows for cell in row]
                for one in (step.title, *step.says, *notes, *piles, *cells, *(lot.to for lot in step.lots)):
                    assert voice.say(one)


def test_a_code_lays_the_same_for_any_number_of_players():
    game = GAMES["istanbul"]
    options = {"expansions": ["mocha"], "layout": "random", "caravan_leader": True}
    first = setting(game, 4, options, LUCK)
    for seats in (2, 4, 5):
        again = setting_by_code(game, seats, first.code.lower().replace("-", " "))
        assert again.code == first.code and again.options == first.options
        assert again.steps[0] == first.steps[0]  # the board
        same = {step.name: step for step in again.steps}
        assert same["figures"].lots == {step.name: step for step in first.steps}["figures"].lots
    other = setting(game, 4, options, LUCK + 1)
    assert other.steps[0] != first.steps[0]


def test_luck_is_the_same_in_every_version():
    """Codes are written down and sent to friends: what they hold must not change."""
    found = setting_by_code(GAMES["istanbul"], 3, "P3E4-3CRA")
    assert found.options["expansions"] == ["mocha"] and found.options["layout"] == "random"
    grid = [cell.number for row in found.steps[0].rows for cell in row]
    assert grid == [5, 10, 11, 6, 20, 13, 12, 19, 7, 3, 15, 2, 4, 16, 9, 8, 18, 1, 17, 14]


def test_every_luck_has_a_code():
    for luck in (0, 1, LUCKS - 1):
        for name, game in GAMES.items():
            made = setting(game, 3, {}, luck)
            assert setting_by_code(game, 3, made.code) == made, name


def test_what_does_not_go_together_is_refused():
    with pytest.raises(BadOption, match="2 to 4 players"):
        setting(GAMES["istanbul"], 5, {"neutral_assistants": True}, LUCK)
    with pytest.raises(BadOption, match="no code can hold the layout"):
        setting(GAMES["istanbul"], 3, {"layout": OWN_GRID}, LUCK)
    with pytest.raises(BadOption, match="2 to 4 seats"):
        setting(GAMES["san-juan"], 5, {}, LUCK)
