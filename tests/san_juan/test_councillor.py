"""The councillor phase, with archive and prefecture."""

import pytest

from tests.san_juan.story import number


def draws(story, player, *kinds):
    """A player draws these cards."""
    assert story.asked == (player.name, "Council")
    return player.play("draw", *[f"card {kind}" for kind in kinds])


def keeps(story, player):
    """How many cards a player has to keep, keeping the first he may each time."""
    kept = 0
    while story.asked == (player.name, "Keep"):
        player.play(story.options[0])
        kept += 1
    return kept


def test_a_follower_keeps_one_of_two(san_juan):  # [SJ-C.1] [SJ-R.2]
    bruno = san_juan.bruno.follows("councillor")
    draws(san_juan, bruno, "well", "hero")
    assert san_juan.options == ["keep well", "keep hero"]
    bruno.play("keep hero")
    assert bruno.hand == ["hero"]
    assert san_juan.pile == ["well"]
    assert san_juan.asked == ("clara", "Council")


def test_the_councillor_keeps_one_of_five(san_juan):  # [SJ-C.2]
    ana = san_juan.ana.play("councillor")
    draws(san_juan, ana, "well", "hero", "statue", "quarry", "library")
    assert san_juan.asked == ("ana", "Keep")
    ana.play("keep library")
    assert ana.hand == ["library"]
    assert san_juan.pile == ["well", "quarry", "statue", "hero"]
    assert san_juan.asked == ("bruno", "Council")


def test_the_others_do_not_see_what_is_not_kept(san_juan):  # [SJ-C.3] [SJ-G.4]
    ana = san_juan.ana.play("councillor")
    draws(san_juan, ana, "well", "hero", "statue", "quarry", "library")
    ana.play("keep library")
    assert san_juan.shown == []
    views = [player.view for player in san_juan.players]
    for kind, change in ((number("hero"), -1), (number("palace"), 1)):
        san_juan.game.discard[kind] += change
        san_juan.game.deck[kind] -= change
        ana.pieces.seen[kind] += change
    assert [player.view == view for player, view in zip(san_juan.players, views, strict=True)] == [False, True, True]


def test_the_whole_draw_may_be_declined(san_juan):  # [SJ-C.4] [SJ-R.3]
    ana = san_juan.ana.play("councillor")
    assert san_juan.options == ["draw", "pass"]
    ana.play("pass")
    assert ana.hand == []
    assert san_juan.asked == ("bruno", "Council")
    san_juan.bruno.play("pass")
    assert san_juan.asked == ("clara", "Council")


@pytest.mark.parametrize("prefecture", [False, True])
def test_exactly_the_allowed_number_is_kept(san_juan, prefecture):  # [SJ-C.5] [SJ-K.21]
    ana = san_juan.ana.with_town(*["prefecture"] * prefecture).play("councillor")
    draws(san_juan, ana, "well", "hero", "statue", "quarry", "library")
    assert all(option.startswith("keep ") for option in san_juan.options)
    assert keeps(san_juan, ana) == 1 + prefecture
    assert len(ana.hand) == 1 + prefecture


def test_with_too_few_cards_the_usual_number_is_kept(san_juan):  # [SJ-C.6] [SJ-G.7]
    ana = san_juan.ana.with_town("prefecture")
    san_juan.deck("well", "hero", "statue").play("councillor")
    draws(san_juan, ana, "well", "hero", "statue")
    ana.play("keep statue", "keep hero")
    assert ana.hand == ["statue", "hero"]
    assert san_juan.pile == ["well"]


def test_with_one_card_it_is_kept(san_juan):  # [SJ-C.6]
    ana = san_juan.ana.with_town("prefecture")
    san_juan.deck("hero").play("councillor")
    draws(san_juan, ana, "hero")
    keeps(san_juan, ana)
    assert ana.hand == ["hero"]
    assert san_juan.pile == []


def test_with_an_archive_and_too_few_cards(san_juan):  # [SJ-C.6] [SJ-K.20]
    ana = san_juan.ana.with_town("archive").with_hand("well")
    san_juan.deck("hero", "statue").play("councillor")
    draws(san_juan, ana, "hero", "statue")
    assert san_juan.asked == ("ana", "Discard")
    ana.play("discard well")
    assert ana.hand == ["statue", "hero"]
    assert san_juan.whose != "ana"


def test_drawn_cards_are_not_shuffled_in(san_juan):  # [SJ-G.6] [SJ-G.5]
    """One card in the deck and two discarded: after three draws nothing is left, whatever lies on the table."""
    san_juan.deck("hero")
    san_juan.game.discard[11] = 2
    san_juan.game.discard_size = 2
    ana = san_juan.ana.play("councillor", "draw", "card hero")
    assert san_juan.options == ["card well"]
    ana.play("card well", "card well")
    assert san_juan.asked == ("ana", "Keep")
    assert san_juan.game.deck_size == 0
    assert san_juan.pile == []


def test_the_archive_lets_old_cards_go(san_juan):  # [SJ-K.20]
    bruno = san_juan.bruno.with_town("archive").with_hand("smithy", "quarry").follows("councillor")
    draws(san_juan, bruno, "well", "hero")
    assert san_juan.asked == ("bruno", "Discard")
    assert san_juan.options == ["discard smithy", "discard well", "discard quarry", "discard hero"]
    bruno.play("discard smithy")
    assert bruno.hand == ["well", "quarry", "hero"]
    assert san_juan.pile == ["smithy"]


def test_the_archive_lets_new_cards_go(san_juan):  # [SJ-K.20]
    bruno = san_juan.bruno.with_town("archive").with_hand("smithy", "quarry").follows("councillor")
    draws(san_juan, bruno, "well", "hero").play("discard well")
    assert bruno.hand == ["smithy", "quarry", "hero"]


def test_archive_and_prefecture_as_follower_discard_nothing(san_juan):  # [SJ-K.22] [SJ-K.21]
    bruno = san_juan.bruno.with_town("archive", "prefecture").with_hand("smithy").follows("councillor")
    draws(san_juan, bruno, "well", "hero")
    assert bruno.hand == ["smithy", "well", "hero"]
    assert san_juan.whose == "clara"


@pytest.mark.parametrize(("town", "drawn", "thrown"), [([], 5, 3), (["library"], 8, 6)])
def test_archive_and_prefecture_of_the_councillor(san_juan, town, drawn, thrown):  # [SJ-K.22] [SJ-K.27]
    """The rulebook's examples: 5 drawn and any 3 discarded; with a library 8 and 6."""
    ana = san_juan.ana.with_town("archive", "prefecture", *town).with_hand("smithy", "hero").play("councillor")
    draws(san_juan, ana, *["sugar-mill"] * drawn)
    for _ in range(thrown):
        assert san_juan.asked == ("ana", "Discard")
        ana.play("discard sugar-mill")
    assert san_juan.whose == "bruno"
    assert ana.hand == ["sugar-mill"] * 2 + ["smithy", "hero"]


@pytest.mark.parametrize(
    ("town", "chooser", "drawn", "kept"),
    [
        (["prefecture"], False, 2, 2),
        (["prefecture"], True, 5, 2),
        (["prefecture", "library"], True, 8, 2),
        (["library"], True, 8, 1),
        (["library"], False, 2, 1),
        ([], True, 5, 1),
        ([], False, 2, 1),
    ],
)
def test_how_many_cards(san_juan, town, chooser, drawn, kept):  # [SJ-K.21] [SJ-K.27] [SJ-K.28] [SJ-C.1] [SJ-C.2]
    """The rulebook's examples of the prefecture among them."""
    player = san_juan.ana if chooser else san_juan.bruno
    player.with_town(*town)
    san_juan.play("councillor")
    player.comes("Council").play("draw")
    for _ in range(drawn):
        assert san_juan.whose == "chance"
        san_juan.play("card sugar-mill")
    assert san_juan.whose != "chance"
    keeps(san_juan, player)
    assert len(player.hand) == kept
    assert san_juan.pile_size == drawn - kept


def test_the_next_player_draws_when_the_one_before_has_kept(san_juan):  # [SJ-R.13]
    san_juan.play("councillor", "draw").settle()
    assert san_juan.asked == ("ana", "Keep")
    san_juan.ana.play(san_juan.options[0])
    assert san_juan.asked == ("bruno", "Council")
