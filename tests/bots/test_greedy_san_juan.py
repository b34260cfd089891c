"""The greedy bot at San Juan: it answers every question legally, does the obvious and beats chance."""

import pytest

import meydan
from meydan.arena.simulate import simulate
from meydan.bots import GreedyBot, make_bot
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from tests.bots.playing import is_not_moved_by_what_it_cannot_see, plays_on, questions_of_wild_play
from tests.san_juan.story import Story
from tests.san_juan.story import number as kind_of

SAN_JUAN = meydan.find_game("san-juan")
BOXES = [[], ["new-buildings"], ["events"], ["new-buildings", "events"]]
NAMES = ["base", "new-buildings", "events", "both"]

RICH = ("indigo-plant", "silver-smelter", "coffee-roaster", "tobacco-storage")
ELEVEN = (*RICH, "sugar-mill", "smithy", "archive", "gold-mine", "poor-house", "well", "market-stand")


@pytest.fixture
def four():
    return Story(seats=4)


@pytest.fixture
def new():
    return Story(seats=4, expansions=["new-buildings"])


@pytest.fixture
def events():
    return Story(seats=4, expansions=["events"])


def answer(story):
    """What greedy would do for whoever is asked, as text."""
    return GreedyBot().choose(story.game.view(story.game.seat)).text


def answers(story):
    """All that greedy answers until somebody else is asked; chance comes out plain."""
    seat = story.settle().game.seat
    said = []
    while story.game.seat == seat:
        said.append(answer(story))
        story.play(said[-1]).settle()
    return said


# -- every question -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_answers_legally_in_every_mix(seats):
    """Greedy and random sit side by side, so that greedy also sees positions it would never make itself."""
    for number, (players, options) in enumerate(SAN_JUAN.mixes()):
        if players != seats:
            continue
        bots = [make_bot("greedy" if (seat + number) % 2 else "random", seat) for seat in range(seats)]
        plays_on(SAN_JUAN.start(seats, f"mix/{number}", options), bots, f"mix/{number}")


def test_it_answers_in_positions_of_random_play():
    """Wild hands and towns: every question of random games is put to greedy, whose answer is not played."""
    games = []
    for seed in range(20):
        options = {"expansions": BOXES[3], "setup": "drafted" if seed % 2 else "dealt"}
        games.append(SAN_JUAN.start(2 + seed % 3, f"wild/{seed}", options))
    assert len(questions_of_wild_play(GreedyBot(), games, Rng(7), 1500)) == 23  # every question there is


def test_it_plays_the_same_game_twice():
    games = [simulate("san-juan", 4, ["greedy"], 2, seed="twice") for _ in range(2)]
    assert games[0].decisions == games[1].decisions
    assert games[0].by_seat == games[1].by_seat


@pytest.mark.parametrize("boxes", BOXES, ids=NAMES)
def test_it_is_not_moved_by_what_it_cannot_see(boxes):
    is_not_moved_by_what_it_cannot_see(GreedyBot(), SAN_JUAN.start(3, "hidden", {"expansions": boxes}))


# -- strength -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", BOXES, ids=NAMES)
def test_it_beats_three_random_bots(boxes):
    summary = simulate("san-juan", 4, ["greedy", "random"], 40, seed=1, options={"expansions": boxes})
    assert summary.bots["greedy"].wins >= 36


@pytest.mark.parametrize("boxes", BOXES, ids=NAMES)
def test_four_of_them_play_a_game_of_human_length_and_score(boxes):
    summary = simulate("san-juan", 4, ["greedy"], 12, seed=1, options={"expansions": boxes}, rotate=False)
    assert 8 <= summary.rounds["median"] <= 16
    assert 28 <= summary.winner_score <= 45


# -- building -----------------------------------------------------------------------------------------------


def test_it_builds_its_engine_early_and_pays_with_what_it_needs_least(four):
    four.ana.with_town("indigo-plant", "tower", "well")
    four.ana.with_hand("library", "silver-smelter", "tower", "tower", "well", "well")
    four.bruno.with_hand("silver-smelter").play("builder")
    said = answers(four)
    assert said[0] in ("build library", "build silver-smelter")
    assert said[1:] == ["pay well", "pay well", "pay tower", "pay tower"]


def test_it_builds_production_before_sixes_early(four):
    four.ana.with_hand("silver-smelter", "palace", *["indigo-plant"] * 5)
    four.play("builder")
    assert answer(four) == "build silver-smelter"


def test_it_builds_the_guild_hall_for_many_plants_at_the_end(four):
    four.bruno.with_town(*ELEVEN)
    four.ana.with_town(*RICH, "sugar-mill", "indigo-plant", "chapel", "crane", "well").with_hand(
        "guild-hall", "quarry", "hero", *["indigo-plant"] * 5
    )
    four.play("builder")
    assert answer(four) == "build guild-hall"


def test_it_builds_the_arch_for_its_monuments(four):
    four.bruno.with_town(*ELEVEN)
    four.ana.with_town("indigo-plant", "statue", "hero", "victory-column", "well").with_hand(
        "triumphal-arch", "city-hall", "library", *["indigo-plant"] * 5
    )
    four.play("builder")
    assert answer(four) == "build triumphal-arch"


def test_the_last_building_is_the_one_with_most_points(four):
    four.ana.with_town(*ELEVEN).with_hand("hero", "library", "chapel", *["indigo-plant"] * 3)
    four.play("builder")
    assert answer(four) == "build hero"


def test_the_crane_builds_what_the_hand_cannot_pay(four):
    four.bruno.with_town(*ELEVEN)
    four.ana.with_town("indigo-plant", "crane", "tower", "statue").with_hand("palace", "indigo-plant", "hero")
    four.play("builder")
    said = answers(four)
    assert said[:2] in (["build hero", "over tower"], ["build hero", "over indigo-plant"])


def test_the_black_market_takes_indigo_rather_than_silver(four):
    four.ana.with_town("indigo-plant", "silver-smelter", "black-market").with_goods("indigo-plant", "silver-smelter")
    four.ana.with_hand("library", *["black-market"] * 2, "indigo-plant", "indigo-plant", "indigo-plant")
    four.play("builder")
    said = answers(four)
    assert "spend indigo-plant" in said and "spend silver-smelter" not in said


def test_it_builds_the_cathedral_when_the_others_have_sixes(new):
    new.bruno.with_town(*ELEVEN[:9], "guild-hall", "city-hall")
    new.clara.with_town("indigo-plant", "palace", "residence")
    new.ana.with_hand(*["indigo-plant"] * 4, "sugar-mill", "smithy")
    new.play("builder")
    assert answer(new) == "build cathedral"


# -- goods and cards ----------------------------------------------------------------------------------------


def test_it_produces_and_sells_the_dearest_goods(four):
    four.ana.with_town(*RICH)
    four.play("producer")
    assert answers(four)[:2] == ["produce coffee-roaster", "produce silver-smelter"]
    four = Story(seats=4)
    four.ana.with_town(*RICH).with_goods(*RICH)
    four.play("trader", "prices E")
    assert answers(four)[:2] == ["sell coffee-roaster", "sell silver-smelter"]


def test_it_keeps_the_best_card_of_the_councillor(four):
    four.ana.with_town("indigo-plant", "tower", "smithy")
    four.play("councillor", "draw", "card tower", "card smithy", "card silver-smelter", "card tower", "card smithy")
    assert answer(four) == "keep silver-smelter"


def test_above_the_limit_it_throws_away_what_it_has_built_already(four):
    four.bruno.with_town("indigo-plant", "tower", "smithy")
    four.last_turn()
    four.bruno.with_hand(
        "tower", "smithy", "library", "prefecture", "silver-smelter", "carpenter", "quarry", "chapel", "hero"
    )
    four.play("councillor").until("Limit")
    four.bruno.comes("Limit")
    assert answer(four).split()[1] in ("smithy", "tower")


def test_it_drafts_the_library_and_not_a_second_gold_mine():
    game = SAN_JUAN.start(4, None, {"setup": "drafted"})  # chance is answered here
    cards = ["library", "gold-mine", "gold-mine", "silver-smelter"]
    while game.seat == CHANCE:
        game.play(f"card {cards.pop(0)}" if cards else "card indigo-plant" if game.deck[0] else game.options()[-1])
    assert game.question == "Draft"
    assert GreedyBot().choose(game.view(0)).text == "discard gold-mine"


def test_useless_cards_go_under_the_chapel(four):
    four.bruno.with_town("indigo-plant", "chapel", "tower")
    four.last_turn()
    four.bruno.with_hand("tower", "library", "silver-smelter", "quarry")
    four.play("councillor").until("Chapel")
    assert answer(four) == "bury tower"


# -- New Buildings ------------------------------------------------------------------------------------------


def bank_asked(new, *buildings):
    """Bruno is asked what goes into his bank; Clara has these buildings."""
    new.bruno.with_town("indigo-plant", "bank", "tower")
    new.clara.with_town(*buildings)
    new.last_turn()
    new.bruno.with_hand("tower", "tower", "indigo-plant", "indigo-plant", "well", "hut")
    new.play("councillor").until("Bank")
    assert new.whose == "bruno"
    return new


def test_the_bank_waits_for_the_end(new):
    assert answer(bank_asked(new, "indigo-plant")) == "done"


def test_the_bank_is_filled_before_the_last_building(new):
    said = answers(bank_asked(new, *ELEVEN))
    assert len([choice for choice in said if choice.startswith("deposit")]) >= 4


def test_the_goldsmith_takes_what_it_finds(new):
    new.ana.with_town("indigo-plant", "goldsmith")
    new.play("prospector", "card well")
    assert answer(new) == "use"
    new.play("use", "card library")
    assert answer(new) == "take"


# -- roles --------------------------------------------------------------------------------------------------


def test_it_builds_with_a_full_hand_when_the_others_have_no_cards(four):
    four.ana.with_hand("library", "silver-smelter", *["indigo-plant"] * 4)
    assert answer(four) == "builder"


def test_it_sells_when_it_alone_has_goods(four):
    four.ana.with_town(*RICH).with_goods(*RICH)
    assert answer(four) == "trader"


def test_it_produces_when_it_alone_has_empty_plants_of_worth(four):
    four.ana.with_town(*RICH, "silver-smelter", "well", "aqueduct")
    for rival in (four.bruno, four.clara, four.diego):
        rival.with_goods("indigo-plant")
    assert answer(four) == "producer"


def test_it_ends_the_game_when_that_wins(four):
    four.ana.with_town(*ELEVEN).with_hand("hero", *["indigo-plant"] * 5)
    assert answer(four) == "builder"


def test_it_does_not_end_the_game_when_that_loses(four):
    four.ana.with_town(*ELEVEN).with_hand("smithy", "sugar-mill", "indigo-plant")
    four.bruno.with_town(
        "statue", "hero", "victory-column", "triumphal-arch", "city-hall", "palace", "library", "quarry"
    )
    assert answer(four) != "builder"


def test_the_library_is_saved_only_by_the_councillor():
    for role, then in (("prospector", "library"), ("councillor", "without")):
        story = Story(seats=2)
        story.ana.with_town("indigo-plant", "library").with_hand("well", "tower")
        story.play(role)
        assert answer(story) == then


# -- events -------------------------------------------------------------------------------------------------


def test_a_construction_boom_is_taken_by_who_alone_can_build(events):
    events.events_out("construction-boom").ana.with_hand("prefecture")
    assert answer(events) == "event construction-boom"
    assert answers(events)[:2] == ["event construction-boom", "build prefecture"]


def test_an_earthquake_takes_the_least_building(events):
    events.events_out("earthquake").ana.with_town("silver-smelter", "library", "gold-mine", "quarry")
    events.play("event earthquake")
    assert answer(events) == "lose gold-mine"


def test_it_keeps_the_plant_with_points_under_it(events):
    """Of two indigo plants the one with a good goes, not the one that stands on a chapel's cards."""
    events.events_out("earthquake")
    ana = events.ana.with_town("library", "indigo-plant", "indigo-plant", "quarry").with_goods("indigo-plant")
    ana.pieces.tucked = [[], [], [kind_of(events.from_deck("hero")) for _ in range(3)], []]
    events.play("event earthquake")
    assert answer(events) == "lose indigo-plant 1"


def test_it_knows_that_no_building_helps_in_a_visit(events):
    """With a quarry and a crane it would think of a palace; without them it builds what it can pay."""
    events.events_out("governors-visit").play("builder").until("ChooseRole")
    events.bruno.with_town("quarry", "crane", "library", "statue").with_hand("palace", "tower", "well", "smithy")
    events.play("event governors-visit", "builder")
    assert "build palace" not in events.options
    assert answer(events) == "build smithy"


def test_it_builds_over_another_building_if_it_meant_to(four):
    """And never goes back from what it chose."""
    bruno = four.bruno.with_town("crane", "tobacco-storage").with_hand("coffee-roaster", "archive").follows("builder")
    bruno.play("build coffee-roaster")
    assert four.options == ["over tobacco-storage", "back"]
    assert answer(four) == "over tobacco-storage"


def test_taxes_are_paid_with_the_least_useful_card(events):
    events.events_out("taxes").bruno.with_town("indigo-plant", "tower").with_hand("tower", "library", "silver-smelter")
    events.play("event taxes")
    assert events.asked == ("bruno", "Taxes")
    assert answer(events) == "discard tower"


def test_an_amnesty_changes_only_useless_cards(events):
    events.events_out("amnesty").ana.with_town("indigo-plant", "tower", "well").with_hand("tower", "well", "library")
    events.play("event amnesty")
    assert answers(events)[:3] == ["discard well", "discard tower", "done"]


def test_the_governor_visits_the_best_role(events):
    events.events_out("governors-visit").last_turn()
    events.diego.with_hand("library", "silver-smelter", *["indigo-plant"] * 5)
    events.play("event governors-visit")
    assert answer(events) == "builder"
