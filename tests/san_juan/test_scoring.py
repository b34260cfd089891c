"""The end of the game, and the points."""

import pytest

from tests.san_juan.story import Story

ELEVEN = [*["sugar-mill"] * 8, "well", "statue", "hero"]


def finish(story):
    """Everybody passes until the game is over."""
    while not story.game.over:
        assert story.question == "Build"
        story.play("pass")
    return story.game.result()


def test_twelve_buildings_end_the_game_after_the_phase(san_juan):  # [SJ-Z.1]
    san_juan.bruno.with_hand("smithy", "archive")
    ana = san_juan.ana.with_town(*ELEVEN).with_hand("smithy").play("builder", "build smithy")
    assert len(ana.town) == 12
    assert san_juan.asked == ("bruno", "Build")
    san_juan.play("build smithy", "pay archive")
    finish(san_juan)
    assert san_juan.bruno.town == ["indigo-plant", "smithy"]


def test_the_rest_of_the_round_and_the_next_start_are_dropped(san_juan):  # [SJ-Z.1]
    clara = san_juan.clara.with_town("chapel").with_hand(*["coffee-roaster"] * 8)
    san_juan.ana.with_town(*ELEVEN).with_hand("smithy").play("builder", "build smithy")
    finish(san_juan)
    assert len(clara.hand) == 8
    assert clara.under(0) == 0
    assert san_juan.game.round == 1


def test_eleven_buildings_do_not_end_it(san_juan):  # [SJ-Z.1]
    san_juan.ana.with_town(*ELEVEN[1:]).with_hand("smithy").play("builder", "build smithy")
    san_juan.until("ChooseRole")
    assert not san_juan.game.over


def test_the_cathedral_counts_among_the_twelve(new):  # [SJ-Z.2]
    new.ana.with_town(*ELEVEN).with_hand(*["coffee-roaster"] * 6).play("builder").builds(
        "cathedral", *["coffee-roaster"] * 6
    )
    finish(new)
    assert new.game.over


def test_cards_under_buildings_are_no_buildings(san_juan):  # [SJ-Z.2]
    ana = san_juan.ana.with_town("chapel", *["sugar-mill"] * 8).with_under("chapel", "hero", "statue", "well", "quarry")
    ana.with_hand("smithy").play("builder", "build smithy")
    san_juan.until("ChooseRole")
    assert not san_juan.game.over


# -- points ---------------------------------------------------------------------------------------------------


def test_printed_points_add_up(san_juan):  # [SJ-Z.3] [SJ-K.34]
    ana = san_juan.ana.with_town(
        "indigo-plant", "silver-smelter", "well", "library", "statue", "victory-column", "hero"
    )
    assert ana.points == 1 + 3 + 1 + 3 + 3 + 4 + 5


def test_cards_under_chapel_bank_and_harbor(new):  # [SJ-Z.3]
    ana = new.ana.with_town("chapel", "bank", "harbor")
    ana.with_under("chapel", "hero").with_under("bank", "palace", "well").with_under(
        "harbor", "smithy", "quarry", "hero"
    )
    assert ana.points == 2 + 2 + 2 + 1 + 2 + 3


def test_monuments_do_nothing_else(san_juan):  # [SJ-K.34]
    """Two different monuments may stand side by side, the same twice may not."""
    ana = san_juan.ana.with_town("statue").with_hand("statue", "victory-column", *["sugar-mill"] * 3).play("builder")
    assert "build victory-column" in san_juan.options
    assert "build statue" not in san_juan.options
    assert ana.points == 3


def test_the_guild_hall(san_juan):  # [SJ-K.35]
    """The rulebook's example: three indigo plants, a sugar mill, two tobacco storages: 6 + 3."""
    town = [*["indigo-plant"] * 3, "sugar-mill", *["tobacco-storage"] * 2]
    without = san_juan.ana.with_town(*town).points
    assert without == 3 + 1 + 4
    assert san_juan.ana.with_town(*town, "guild-hall").points == without + 9


def test_the_city_hall(san_juan):  # [SJ-K.36]
    """The rulebook's example: nine city buildings, itself and a palace among them."""
    town = ["poor-house", "aqueduct", "carpenter", "chapel", "quarry", "library", "statue"]
    printed = 1 + 2 + 2 + 2 + 2 + 3 + 3
    assert san_juan.ana.with_town(*town, "indigo-plant", "city-hall").points == printed + 1 + 8
    before_palace = printed + 9
    assert san_juan.ana.with_town(*town, "palace", "city-hall").points == before_palace + before_palace // 4


@pytest.mark.parametrize(
    ("monuments", "worth"),
    [
        ([], 0),
        (["hero"], 4),
        (["statue", "hero"], 6),
        (["statue", "victory-column", "hero"], 8),
    ],
)
def test_the_triumphal_arch(san_juan, monuments, worth):  # [SJ-K.37]
    without = san_juan.ana.with_town(*monuments).points
    assert san_juan.ana.with_town(*monuments, "triumphal-arch").points == without + worth


def test_arch_and_city_hall_together(san_juan):  # [SJ-K.37] [SJ-K.36]
    """The rulebook's example: statue, hero, arch and city hall: 6 for the arch, 4 for the city hall."""
    assert san_juan.ana.with_town("statue", "hero", "triumphal-arch", "city-hall").points == 3 + 5 + 6 + 4


def test_the_palace_gives_a_quarter_of_everything_else(san_juan):  # [SJ-K.38] [SJ-Z.3]
    """The rulebook's example: 34 points before the palace give 8 more."""
    town = ["statue", "victory-column", "hero", "triumphal-arch", "city-hall", "chapel", "library"]
    ana = san_juan.ana.with_town(*town, "palace").with_under("chapel", "well")
    before = 3 + 4 + 5 + 8 + 8 + 2 + 3 + 1
    assert before == 34
    assert ana.points == 42


def test_cards_below_count_for_the_palace(san_juan):  # [SJ-K.38] [SJ-Z.3]
    ana = san_juan.ana.with_town("palace", "chapel").with_under("chapel", "hero", "well")
    assert ana.points == 2 + 2 + 1


@pytest.mark.parametrize(("points", "palace"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_the_palace_counts_full_fours(san_juan, points, palace):  # [SJ-K.38]
    ana = san_juan.ana.with_town("palace", *["sugar-mill"] * points)
    assert ana.points == points + palace


SETS = [
    # The rulebook's first example: a set of cost 2 and one of cost 6; cost 3 has only two kinds.
    (
        [
            *["indigo-plant", "indigo-plant", "sugar-mill", "black-market", "well"],
            *["tobacco-storage", "tobacco-storage", "aqueduct", "palace", "guild-hall"],
        ],
        7,
    ),
    # The second: two indigo plants serve in two sets of cost 1.
    (
        [
            *["indigo-plant", "indigo-plant", "archive", "gold-mine", "guard-room", "office-building"],
            *["carpenter", "tobacco-storage", "aqueduct", "palace", "city-hall"],
        ],
        10,
    ),
    (["indigo-plant", "indigo-plant", "indigo-plant"], 0),
    (["indigo-plant", "indigo-plant", "archive"], 0),
    (["indigo-plant", "archive", "gold-mine"], 4),
    (["indigo-plant", "archive", "gold-mine", "smithy", "hut"], 4),
    (["indigo-plant", "archive", "gold-mine", "smithy", "hut", "guard-room"], 7),
    (["palace"], 0),
    (["palace", "guild-hall"], 4),
    (["well", "crane", "tavern", "statue", "chapel", "park", "smithy", "hut", "archive"], 9),
]


@pytest.mark.parametrize(("town", "worth"), SETS)
def test_the_residence(new, town, worth):  # [SJ-N.23] [SJ-N.24]
    assert new.ana.with_town(*town, "residence").worth("residence") == worth


def test_the_residence_stays_at_ten(new):  # [SJ-N.24]
    """Five sets cannot be had with twelve buildings; the table ends at four."""
    town = [*["smithy", "gold-mine", "archive"], *["well", "crane", "tavern"], *["chapel", "tower", "park"]]
    assert new.ana.with_town(*town, "palace", "city-hall", "residence").worth("residence") == 10
    five = [*town, "prefecture", "quarry", "harbor", "palace", "city-hall", "residence"]
    assert new.ana.with_town(*five).worth("residence") == 10


@pytest.mark.parametrize(("sixes", "worth"), [(0, 0), (1, 4), (2, 7), (3, 9), (4, 10), (6, 10)])
def test_the_cathedral_counts_the_sixes_of_the_opponents(new, sixes, worth):  # [SJ-N.26]
    """With six, two guild halls, two city halls, a residence and a palace, the rulebook's example."""
    first = ["guild-hall", "city-hall", "residence", "palace"][:sixes]
    second = ["guild-hall", "city-hall"][: max(0, sixes - 4)]
    new.bruno.with_town(*first)
    new.clara.with_town(*second)
    ana = new.ana.with_town("cathedral", "triumphal-arch")
    assert ana.points == worth


def test_the_cathedral_is_no_six_and_own_sixes_do_not_count(new):  # [SJ-N.26]
    new.bruno.with_town("well")
    ana = new.ana.with_town("cathedral", "triumphal-arch", "guild-hall")
    assert ana.points == 0
    assert new.bruno.with_town("residence").worth("residence") == 0
    assert new.ana.with_town("cathedral", "residence", "palace").worth("residence") == 0


def test_a_covered_six_counts_for_nobody(new):  # [SJ-Z.4] [SJ-N.26]
    ana = new.ana.with_town("cathedral")
    bruno = new.bruno.with_town("crane", "guild-hall", "sugar-mill").with_hand("statue")
    assert ana.points == 4
    assert bruno.points == 1 + 1 + 2
    bruno.follows("builder").builds("statue", over="guild-hall")
    assert ana.points == 0
    assert bruno.points == 1 + 1 + 3


def test_a_lost_building_brings_nothing():  # [SJ-Z.4]
    story = Story(2, expansions=["events"]).events_out("earthquake")
    ana = story.ana.with_town("hero", "guild-hall", "sugar-mill")
    assert ana.points == 5 + 1 + 2
    story.play("event earthquake", "lose guild-hall")
    assert ana.points == 5 + 1


# -- winning --------------------------------------------------------------------------------------------------


def test_most_points_win(san_juan):  # [SJ-Z.5]
    san_juan.bruno.with_town("hero", "statue", "victory-column", "triumphal-arch")
    san_juan.ana.with_town(*ELEVEN).with_hand("smithy").play("builder", "build smithy")
    result = finish(san_juan)
    assert result.ranks == (2, 1, 3)
    assert [scores[0] for scores in result.scores] == [8 + 1 + 3 + 5 + 1, 20, 1]


def tie(story, *, hand=(), goods=()):
    """Ana ends the game with 18 points and no card; Bruno has 18 points too, and these cards and goods."""
    story.ana.with_town(*ELEVEN).with_hand("smithy")
    bruno = story.bruno.with_town("hero", "victory-column", "triumphal-arch", "indigo-plant", "tobacco-storage")
    assert bruno.points == 5 + 4 + 6 + 1 + 2
    bruno.with_hand(*hand).with_goods(*goods)
    story.play("builder", "build smithy")
    return finish(story)


def test_a_tie_is_won_by_cards(san_juan):  # [SJ-Z.5]
    assert tie(san_juan, hand=["palace"]).ranks == (2, 1, 3)


def test_a_tie_is_won_by_goods(san_juan):  # [SJ-Z.5]
    result = tie(san_juan, goods=["indigo-plant", "tobacco-storage"])
    assert result.ranks == (2, 1, 3)
    assert result.scores[1] == (18, 2)


def test_cards_and_goods_are_added(san_juan):  # [SJ-Z.5]
    assert tie(san_juan, hand=["palace"], goods=["indigo-plant"]).scores[1] == (18, 2)


def test_a_shared_victory(san_juan):  # [SJ-Z.6]
    result = tie(san_juan)
    assert result.ranks == (1, 1, 3)
    assert result.winners == (0, 1)


def test_a_customs_good_counts_in_a_tie_and_cards_below_do_not(new):  # [SJ-Z.5]
    bruno = new.bruno.with_town("hero", "victory-column", "triumphal-arch", "customs-office").with_goods(
        "customs-office"
    )
    bruno.with_under("customs-office", "palace")
    assert bruno.points == 5 + 4 + 6 + 2 + 1
    new.ana.with_town(*ELEVEN).with_hand("smithy").play("builder", "build smithy")
    result = finish(new)
    assert result.scores[:2] == ((18, 0), (18, 1))
    assert result.winners == (1,)


def test_an_undiscovered_event_counts_as_a_good(events):  # [SJ-Z.7]
    events.bruno.with_town("hero", "victory-column", "triumphal-arch", "indigo-plant", "tobacco-storage")
    events.bruno.with_goods("tobacco-storage", card="taxes")
    events.ana.with_town(*ELEVEN).with_hand("smithy").play("builder", "build smithy")
    assert finish(events).scores[1] == (18, 1)


def test_a_hundred_rounds_are_enough():  # [SJ-Z.8]
    story = Story(2)
    for _ in range(99):
        story.next_round()
    assert story.game.round == 100
    assert not story.game.over
    for _ in range(200):
        if story.game.over:
            break
        story.close()
    assert story.game.over
    assert story.game.round == 100
    assert story.game.result().scores[0][0] == story.ana.points
