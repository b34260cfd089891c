"""Rounds and roles, and what happens when a round starts."""

import pytest

from tests.san_juan.story import Story

ROLES = ["builder", "producer", "trader", "councillor", "prospector"]


def choosers(story):
    """Who takes a role in this round, in order."""
    order = []
    now = story.game.round
    while story.game.round == now:
        if story.question == "ChooseRole":
            order.append(story.whose)
            story.play(story.options[0])
        else:
            story.close()
    return order


def test_roles_are_taken_clockwise_from_the_governor(san_juan):  # [SJ-R.1] [SJ-R.4]
    assert choosers(san_juan) == ["ana", "bruno", "clara"]


def test_all_roles_are_there_at_first(san_juan):  # [SJ-R.1] [SJ-S.4]
    assert san_juan.asked == ("ana", "ChooseRole")
    assert san_juan.options == ROLES


@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_taken_once_in_a_round(san_juan, role):  # [SJ-R.1]
    san_juan.play(role).until("ChooseRole")
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert san_juan.options == [other for other in ROLES if other != role]
    assert san_juan.bruno.why_not(role) is not None


def test_the_phase_is_played_at_once(san_juan):  # [SJ-R.1]
    san_juan.ana.with_hand("smithy").play("builder")
    assert san_juan.asked == ("ana", "Build")


def test_the_chooser_acts_first_then_clockwise(san_juan):  # [SJ-R.2]
    for player in san_juan.players:
        player.with_hand("smithy", "hero")
    san_juan.play("producer").until("ChooseRole")
    order = []
    san_juan.bruno.play("builder")
    while san_juan.question == "Build":
        order.append(san_juan.whose)
        san_juan.play("pass")
    assert order == ["bruno", "clara", "ana"]


def test_a_role_must_be_taken(san_juan):  # [SJ-R.3]
    assert san_juan.options == ROLES
    assert san_juan.ana.why_not("pass") is not None
    san_juan.ana.with_town().with_hand().play("trader", "prices A")
    assert san_juan.asked == ("bruno", "ChooseRole")


@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, ["ana", "bruno", "ana"]), (3, ["ana", "bruno", "clara"]), (4, ["ana", "bruno", "clara", "diego"])],
)
def test_how_many_roles_are_taken(seats, order):  # [SJ-R.4] [SJ-R.5]
    assert choosers(Story(seats)) == order


def test_two_players_three_different_roles():  # [SJ-R.5]
    story = Story(2)
    story.play("prospector").until("ChooseRole")
    story.play("councillor").until("ChooseRole")
    assert story.asked == ("ana", "ChooseRole")
    assert story.options == ["builder", "producer", "trader"]


def test_two_players_both_follow_in_every_phase():  # [SJ-R.5]
    story = Story(2)
    for role, order in (("councillor", ["ana", "bruno"]), ("producer", ["bruno", "ana"])):
        story.play(role)
        asked = []
        while story.question != "ChooseRole":
            asked.append(story.whose)
            story.close()
        assert [name for name in asked if name != "chance"] == order


def test_roles_go_back_and_the_governor_changes(san_juan):  # [SJ-R.6]
    san_juan.next_round()
    assert san_juan.game.round == 2
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert san_juan.options == ROLES
    assert choosers(san_juan) == ["bruno", "clara", "ana"]


def test_two_players_the_governor_changes_every_round():  # [SJ-R.5] [SJ-R.6]
    story = Story(2)
    story.next_round()
    assert choosers(story) == ["bruno", "ana", "bruno"]


# -- round start ----------------------------------------------------------------------------------------------


def steps(story):
    """Who is asked what until a role can be taken; the last answer each time."""
    asked = []
    while story.question != "ChooseRole":
        if story.whose != "chance" and (not asked or asked[-1] != story.asked):
            asked.append(story.asked)
        story.close()
    return asked


def test_office_then_chapel_and_bank_then_the_limits(new):  # [SJ-R.7] [SJ-R.8] [SJ-N.4]
    """Every step for all players, clockwise from the new governor, Bruno."""
    new.last_turn()
    for player in new.players:
        player.with_town("office-building", "chapel", "bank").with_hand(*["sugar-mill"] * 2)
    new.ana.with_hand(*["indigo-plant"] * 8)
    new.play("trader", "prices A")
    assert steps(new) == [
        ("bruno", "Office"),
        ("clara", "Office"),
        ("ana", "Office"),
        ("bruno", "Chapel"),
        ("bruno", "Bank"),
        ("clara", "Chapel"),
        ("clara", "Bank"),
        ("ana", "Chapel"),
        ("ana", "Bank"),
        ("ana", "Limit"),
    ]
    assert new.asked == ("bruno", "ChooseRole")


def test_the_first_round_starts_with_the_choice():  # [SJ-R.9]
    story = Story(3, expansions=["new-buildings"])
    assert story.game.round == 1
    assert story.asked == ("ana", "ChooseRole")
    again = Story(3)
    assert again.asked == ("ana", "ChooseRole")


@pytest.mark.parametrize(("cards", "thrown"), [(6, 0), (7, 0), (8, 1), (11, 4)])
def test_the_hand_limit_is_seven(san_juan, cards, thrown):  # [SJ-R.10]
    san_juan.last_turn()
    clara = san_juan.clara.with_hand(*(["indigo-plant"] * 6 + ["sugar-mill"] * 5)[:cards])
    clara.play("trader", "prices A")
    for _ in range(thrown):
        assert san_juan.asked == ("clara", "Limit")
        assert "pass" not in san_juan.options
        assert "done" not in san_juan.options
        clara.play(san_juan.options[-1])
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert len(clara.hand) == cards - thrown
    assert san_juan.pile_size == thrown


def test_the_new_governor_too(san_juan):  # [SJ-R.10]
    san_juan.last_turn()
    bruno = san_juan.bruno.with_hand(*["sugar-mill"] * 7, "hero", "statue")
    san_juan.play("trader", "prices A")
    assert san_juan.asked == ("bruno", "Limit")
    bruno.play("discard sugar-mill", "discard statue")
    assert bruno.hand == ["sugar-mill"] * 6 + ["hero"]
    assert san_juan.pile == ["sugar-mill", "statue"]


def test_no_limit_during_a_round(san_juan):  # [SJ-R.11]
    ana = san_juan.ana.with_hand(*["sugar-mill"] * 8, *["indigo-plant"] * 6).play("prospector", "card hero")
    assert len(ana.hand) == 15
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_what_was_built_in_the_last_phase_works(san_juan):  # [SJ-R.12] [SJ-K.33]
    for role in ("producer", "prospector"):
        san_juan.play(role).until("ChooseRole")
    clara = san_juan.clara.with_hand("tower", *["sugar-mill"] * 8, "well", "hero", "statue")
    clara.play("builder", "build tower", "pay sugar-mill", "pay sugar-mill")
    san_juan.until("ChooseRole")
    assert san_juan.game.round == 2
    assert len(clara.hand) == 9


# -- chapel and tower -----------------------------------------------------------------------------------------


def round_start(story, player, *hand, town=("chapel",)):
    """The round is over; this player has these buildings and cards."""
    story.last_turn()
    player.with_town(*town).with_hand(*hand)
    story.play("trader", "prices A")
    return player


def test_the_chapel_takes_one_card_a_round(san_juan):  # [SJ-K.31]
    ana = round_start(san_juan, san_juan.ana, "well", "hero", "statue")
    assert san_juan.asked == ("ana", "Chapel")
    assert san_juan.options == ["bury well", "bury statue", "bury hero", "done"]
    ana.play("bury hero")
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert ana.hand == ["well", "statue"]
    assert ana.under(0) == 1
    assert ana.points == 2 + 1


def test_the_chapel_may_be_left(san_juan):  # [SJ-K.31] [SJ-G.16]
    ana = round_start(san_juan, san_juan.ana, "well").play("done")
    assert ana.hand == ["well"]
    assert ana.under(0) == 0
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_a_card_under_the_chapel_stays(san_juan):  # [SJ-K.31]
    ana = round_start(san_juan, san_juan.ana, "well", "hero").play("bury hero")
    san_juan.next_round()
    assert ana.pieces.tucked[0] == [24]


def test_without_cards_the_chapel_is_not_asked(san_juan):  # [SJ-G.18]
    round_start(san_juan, san_juan.ana)
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_seven_cards_under_a_chapel_are_worth_nine_with_it(san_juan):  # [SJ-K.31] [SJ-Z.3]
    """The rulebook's figure: whatever is printed on the cards."""
    ana = san_juan.ana.with_town("chapel").with_under("chapel", *["hero"] * 3, *["statue"] * 3, "palace")
    assert ana.points == 9


def test_the_chapel_comes_before_the_limit(san_juan):  # [SJ-K.32] [SJ-R.7]
    ana = round_start(san_juan, san_juan.ana, *["sugar-mill"] * 8)
    ana.play("bury sugar-mill")
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert len(ana.hand) == 7


@pytest.mark.parametrize(("cards", "thrown"), [(12, 0), (13, 1)])
def test_the_tower_holds_twelve(san_juan, cards, thrown):  # [SJ-K.33]
    hand = (["sugar-mill"] * 8 + ["coffee-roaster"] * 5)[:cards]
    ana = round_start(san_juan, san_juan.ana, *hand, town=["tower"])
    if thrown:
        assert san_juan.asked == ("ana", "Limit")
        ana.play("discard sugar-mill")
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert len(ana.hand) == 12


# -- guard room -----------------------------------------------------------------------------------------------


def limits(story):
    """How many cards everybody holds after the limits, starting with twelve-and-more."""
    story.last_turn()
    kinds = ["indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster", "silver-smelter"]
    for player, kind in zip(story.players, kinds, strict=False):
        player.with_hand(*[kind] * 6, *["silver-smelter"] * 1)
    for player, kind in zip(story.players, ["well", "hero", "statue", "quarry"], strict=False):
        player.with_hand(*player.hand, *[kind] * 2)
    story.play("trader", "prices A").until("ChooseRole")
    return [len(player.hand) for player in story.players]


def test_without_a_guard_room_seven_for_all(new):  # [SJ-N.3]
    assert limits(new) == [7, 7, 7]


def test_with_a_guard_room_six_for_the_others(new):  # [SJ-N.2]
    new.ana.with_town("guard-room")
    assert limits(new) == [7, 6, 6]


@pytest.mark.parametrize(("cards", "left"), [(6, 6), (7, 6), (8, 6)])
def test_seven_are_one_too_many_then(new, cards, left):  # [SJ-N.2]
    new.last_turn()
    new.ana.with_town("guard-room")
    bruno = new.bruno.with_hand(*["sugar-mill"] * cards)
    new.play("trader", "prices A").until("ChooseRole")
    assert len(bruno.hand) == left


def test_every_owner_of_a_guard_room_keeps_seven(new):  # [SJ-N.2]
    new.ana.with_town("guard-room")
    new.clara.with_town("guard-room")
    assert limits(new) == [7, 6, 7]


def test_a_tower_gives_twelve_in_any_case(new):  # [SJ-N.3] [SJ-N.2]
    new.ana.with_town("guard-room", "tower")
    new.bruno.with_town("tower")
    assert limits(new) == [9, 9, 6]


# -- office building and bank ---------------------------------------------------------------------------------


@pytest.mark.parametrize("thrown", [0, 1, 2])
def test_the_office_building_exchanges_up_to_two(new, thrown):  # [SJ-N.4] [SJ-G.16]
    ana = round_start(new, new.ana, "smithy", "well", "hero", town=["office-building"])
    assert new.asked == ("ana", "Office")
    ana.play(*["discard smithy", "discard well"][:thrown])
    if thrown < 2:
        ana.play("done")
    new.play(*["card statue", "card quarry"][:thrown])
    assert new.asked == ("bruno", "ChooseRole")
    assert sorted(ana.hand) == sorted(["smithy", "well", "hero"][thrown:] + ["statue", "quarry"][:thrown])


def test_the_office_building_with_one_card(new):  # [SJ-N.4]
    ana = round_start(new, new.ana, "well", town=["office-building"]).play("discard well", "card statue")
    assert new.asked == ("bruno", "ChooseRole")
    assert ana.hand == ["statue"]


def test_the_office_discards_before_it_draws(new):  # [SJ-G.8] [SJ-N.4]
    """With an empty deck the discarded cards themselves come back."""
    new.last_turn()
    ana = new.ana.with_town("office-building").with_hand("well", "hero")
    new.deck()
    new.game.discard = [0] * len(new.game.discard)
    new.game.discard_size = 0
    new.play("trader", "prices A", "discard well", "discard hero")
    assert new.options == ["card well", "card hero"]
    assert ana.hand == []


def test_the_bank_takes_any_number_once(new):  # [SJ-N.5]
    ana = round_start(new, new.ana, "smithy", "well", "hero", "statue", town=["bank"])
    assert new.asked == ("ana", "Bank")
    ana.play("deposit well", "deposit statue", "deposit hero", "done")
    assert ana.hand == ["smithy"]
    assert ana.under(0) == 3
    assert ana.points == 2 + 3
    ana.with_hand("smithy", "well")
    assert new.asked == ("bruno", "ChooseRole")
    new.next_round()
    assert ana.under(0) == 3
    assert ana.pieces.banked


def test_all_cards_may_be_deposited(new):  # [SJ-N.5]
    ana = round_start(new, new.ana, "well", "hero", town=["bank"]).play("deposit well", "deposit hero")
    assert new.asked == ("bruno", "ChooseRole")
    assert ana.hand == []


def test_after_a_deposit_the_bank_is_not_asked_again(new):  # [SJ-N.5]
    ana = round_start(new, new.ana, "well", "hero", town=["bank"]).play("deposit well", "done")
    questions = set()
    for _ in range(60):
        questions.add(new.asked)
        new.close()
    assert ("ana", "Bank") not in questions
    assert new.game.round > 3
    assert ana.under(0) == 1


def test_no_card_does_not_use_the_bank_up(new):  # [SJ-N.6] [SJ-G.16]
    ana = round_start(new, new.ana, "well", town=["bank"]).play("done")
    assert not ana.pieces.banked
    ana.with_hand("well")
    ana.comes("Bank")
    ana.play("deposit well")
    assert ana.under(0) == 1


def test_a_second_bank_gives_no_second_deposit(new):  # [SJ-N.6]
    ana = round_start(new, new.ana, "well", town=["bank", "crane"]).play("deposit well")
    ana.with_hand("statue")
    new.bruno.play("builder")
    ana.comes("Build").builds("statue", over="bank")
    assert ana.under(0) == 1
    new.next_round()
    ana.with_hand("bank", *["sugar-mill"] * 6)
    new.clara.play("builder")
    ana.comes("Build").builds("bank", *["sugar-mill"] * 3)
    assert ana.town == ["statue", "crane", "bank"]
    questions = set()
    for _ in range(60):
        questions.add(new.asked)
        new.close()
    assert new.game.round > 4
    assert ("ana", "Bank") not in questions


def test_a_bank_comes_before_the_limit(new):  # [SJ-N.5] [SJ-R.7]
    ana = round_start(new, new.ana, *["sugar-mill"] * 8, "hero", town=["bank"])
    ana.play("deposit sugar-mill", "deposit hero", "done")
    assert new.asked == ("bruno", "ChooseRole")
    assert len(ana.hand) == 7
