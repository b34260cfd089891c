"""The six events."""

import pytest

from tests.san_juan.story import Story

ROLES = ["builder", "producer", "trader", "councillor", "prospector"]


# -- how they appear ------------------------------------------------------------------------------------------


def test_an_event_drawn_to_a_hand_is_laid_out_and_replaced(events):  # [SJ-E.1]
    ana = events.ana.play("prospector", "card taxes")
    assert events.events_lying_out == ["taxes"]
    assert events.whose == "chance"
    events.play("card hero")
    assert ana.hand == ["hero"]
    assert events.asked == ("bruno", "ChooseRole")


def test_a_replacement_that_is_an_event_is_replaced_too(events):  # [SJ-E.1]
    ana = events.ana.play("prospector", "card taxes", "card earthquake", "card hero")
    assert events.events_lying_out == ["earthquake", "taxes"]
    assert ana.hand == ["hero"]


def test_an_event_drawn_at_round_start_can_be_taken_at_once():  # [SJ-E.1] [SJ-E.4]
    story = Story(3, expansions=["new-buildings", "events"]).last_turn()
    ana = story.ana.with_town("office-building").with_hand("well", "crane")
    story.play("trader", "prices A", "discard well", "done", "card taxes", "card hero")
    assert ana.hand == ["crane", "hero"]
    assert story.asked == ("bruno", "ChooseRole")
    assert story.bruno.can("event taxes")


def test_an_event_in_the_income_of_a_sale_is_replaced(events):  # [SJ-E.1]
    ana = events.ana.with_town("silver-smelter").with_goods("silver-smelter")
    ana.play("trader", "prices A", "sell silver-smelter", "card hero", "card amnesty", "card well")
    assert ana.hand == ["well", "hero"]
    assert events.events_lying_out == ["amnesty"]
    assert events.asked == ("bruno", "ChooseRole")


def test_a_councillor_chooses_from_the_full_number(events):  # [SJ-E.2] [SJ-E.1]
    events.ana.play("councillor", "draw", "card well", "card taxes", *["card sugar-mill"] * 3)
    assert events.whose == "chance"
    events.play("card hero")
    assert events.options == ["keep sugar-mill", "keep well", "keep hero"]


def test_a_gold_mine_compares_four_buildings(events):  # [SJ-E.2]
    ana = events.ana.with_town("gold-mine").play("prospector", "card smithy", "use")
    ana.play("card hero", "card amnesty", "card sugar-mill", "card statue", "card palace")
    assert ana.hand == ["sugar-mill", "smithy"]
    assert events.events_lying_out == ["amnesty"]


def test_a_goldsmith_judges_the_replacement():  # [SJ-E.2]
    story = Story(3, expansions=["new-buildings", "events"])
    ana = story.ana.with_town("goldsmith").play("prospector", "card smithy", "use", "card taxes", "card hero", "take")
    assert ana.hand == ["smithy", "hero"]
    assert story.events_lying_out == ["taxes"]


def test_an_event_may_be_a_good_and_stays_undiscovered(events):  # [SJ-E.3] [SJ-G.10]
    ana = events.ana.play("producer", "produce indigo-plant", "card taxes")
    assert ana.goods == ["indigo-plant"]
    assert events.events_lying_out == []
    events.until("ChooseRole")
    other = events.game.clone()
    other.players[0].goods = [24]
    other.deck[24] -= 1
    other.deck[42] += 1
    for seat in (-1, 0, 1):
        assert other.view(seat).to_dict() == events.game.view(seat).to_dict()


def test_an_event_sold_as_a_good_goes_to_the_discard_pile(events):  # [SJ-E.3]
    ana = events.ana.with_goods("indigo-plant", card="taxes").play(
        "trader", "prices A", "sell indigo-plant", "card hero"
    )
    assert events.pile == ["taxes"]
    assert events.events_lying_out == []
    assert ana.hand == ["hero"]


def test_an_event_may_come_back_with_the_next_shuffle(events):  # [SJ-E.3] [SJ-G.5]
    ana = events.ana.with_town("library")
    events.deck("well")
    events.game.discard[42] = 1
    events.game.discard_size = 1
    ana.play("prospector", "card well")
    assert events.options == ["card taxes"]
    ana.play("card taxes")
    assert events.events_lying_out == ["taxes"]
    assert ana.hand == ["well"]


def test_an_event_may_lie_under_a_harbor():  # [SJ-E.3] [SJ-Z.7]
    story = Story(3, expansions=["new-buildings", "events"])
    ana = story.ana.with_town("harbor", "indigo-plant").with_goods("indigo-plant", card="taxes")
    ana.play("trader", "prices A", "sell indigo-plant", "card hero")
    assert ana.under(0) == 1
    assert ana.points == 2 + 1 + 1
    assert story.events_lying_out == []


# -- how they are taken ---------------------------------------------------------------------------------------


def test_an_event_is_taken_instead_of_a_role(events):  # [SJ-E.4]
    events.events_out("debt-relief", "taxes")
    assert events.options == [*ROLES, "event debt-relief", "event taxes"]
    events.ana.play("event debt-relief").story.settle()
    assert events.asked == ("bruno", "ChooseRole")
    assert events.options == [*ROLES, "event taxes"]


def test_an_event_happens_once(events):  # [SJ-E.4]
    events.events_out("debt-relief")
    events.play("event debt-relief").settle()
    assert "debt-relief" not in events.pile
    assert events.game.deck[41] == 0
    assert events.events_lying_out == []
    assert events.bruno.why_not("event debt-relief") is not None


def test_an_event_of_the_phase_before_can_be_taken(events):  # [SJ-E.4]
    events.ana.play("prospector", "card debt-relief", "card hero")
    assert events.bruno.can("event debt-relief")


def test_events_stay_for_later_turns(events):  # [SJ-E.5]
    events.events_out("taxes")
    events.next_round()
    assert events.events_lying_out == ["taxes"]
    assert events.bruno.can("event taxes")


def test_buildings_do_nothing_in_an_event(events):  # [SJ-E.21]
    """No library with debt relief, no archive with taxes."""
    events.events_out("debt-relief", "taxes")
    events.ana.with_town("library", "prefecture")
    events.clara.with_town("archive", "tower")
    events.play("event debt-relief", *["card hero"] * 3, *["card well"] * 3, *["card crane"] * 3)
    assert len(events.ana.hand) == 3
    events.play("event taxes", "discard crane", "discard hero")
    assert [player.hand for player in events.players] == [["hero"] * 2, ["well"] * 3, ["crane"] * 2]


def test_two_players_an_event_replaces_one_of_three_roles():  # [SJ-E.6]
    story = Story(2, expansions=["events"]).events_out("debt-relief")
    story.play("event debt-relief").settle()
    assert story.asked == ("bruno", "ChooseRole")
    story.play("prospector").settle()
    assert story.asked == ("ana", "ChooseRole")
    story.play("councillor").until("ChooseRole")
    assert story.game.round == 2


def test_two_players_an_event_leaves_the_library_alone():  # [SJ-E.6] [SJ-K.29]
    story = Story(2, expansions=["events"]).events_out("debt-relief")
    story.ana.with_town("library")
    story.play("event debt-relief").settle()
    story.play("producer").until("ChooseRole")
    story.ana.with_hand().play("prospector", "card hero", "card hero")
    assert story.ana.hand == ["hero", "hero"]


# -- earthquake -----------------------------------------------------------------------------------------------


def test_everybody_loses_a_building(events):  # [SJ-E.7]
    events.events_out("earthquake")
    events.ana.with_town("well", "statue")
    events.bruno.with_town("indigo-plant")
    events.clara.with_town("hero", "sugar-mill")
    events.play("event earthquake")
    assert events.asked == ("ana", "Earthquake")
    assert events.options == ["lose well", "lose statue"]
    events.play("lose statue", "lose indigo-plant", "lose hero")
    assert [player.town for player in events.players] == [["well"], [], ["sugar-mill"]]
    assert events.pile == ["indigo-plant", "statue", "hero"]
    assert events.shown == ["indigo-plant", "statue", "hero"]
    assert events.asked == ("bruno", "ChooseRole")


def test_the_earthquake_goes_round_from_the_activator(events):  # [SJ-E.7]
    events.events_out("earthquake")
    for player in events.players:
        player.with_town("indigo-plant", "sugar-mill")
    events.play("prospector").until("ChooseRole")
    events.bruno.play("event earthquake")
    order = []
    while events.question == "Earthquake":
        order.append(events.whose)
        events.play("lose sugar-mill")
    assert order == ["bruno", "clara", "ana"]


def test_without_a_building_one_is_spared(events):  # [SJ-E.7]
    events.events_out("earthquake")
    events.ana.with_town()
    events.bruno.with_town("well", "hero")
    events.play("event earthquake")
    assert events.asked == ("bruno", "Earthquake")


def test_everything_on_and_under_it_is_lost(events):  # [SJ-E.7]
    events.events_out("earthquake")
    ana = events.ana.with_town("chapel", "sugar-mill").with_under("chapel", "hero", "statue").with_goods("sugar-mill")
    events.play("event earthquake", "lose chapel")
    assert ana.town == ["sugar-mill"]
    assert events.pile == ["chapel", "statue", "hero"]
    assert events.shown == ["chapel"]
    assert ana.goods == ["sugar-mill"]


def test_cards_under_a_harbor_are_lost_unseen():  # [SJ-E.7]
    story = Story(3, expansions=["new-buildings", "events"]).events_out("earthquake")
    ana = story.ana.with_town("harbor", "well").with_under("harbor", "hero", "statue")
    story.play("event earthquake", "lose harbor")
    assert story.pile == ["statue", "hero", "harbor"]
    assert story.shown == ["harbor"]
    assert sum(ana.pieces.seen) == 0


def test_a_good_is_lost_with_its_building(events):  # [SJ-E.7]
    events.events_out("earthquake")
    ana = events.ana.with_town("well", "sugar-mill").with_goods("sugar-mill", card="hero")
    events.play("event earthquake", "lose sugar-mill")
    assert ana.town == ["well"]
    assert ana.goods == []
    assert events.pile == ["sugar-mill", "hero"]
    assert events.shown == ["sugar-mill"]


def test_crane_and_start_plant_can_be_lost(events):  # [SJ-E.8]
    events.events_out("earthquake")
    events.ana.with_town("indigo-plant", "crane")
    events.play("event earthquake")
    assert events.options == ["lose indigo-plant", "lose crane"]


def test_cards_of_a_covered_chapel_go_with_what_covers_it(events):  # [SJ-E.8]
    bruno = (
        events.bruno.with_town("crane", "chapel").with_under("chapel", "hero").with_hand("statue").follows("builder")
    )
    bruno.builds("statue", over="chapel")
    events.until("ChooseRole").events_out("earthquake")
    events.play("event earthquake", "lose statue")
    assert bruno.town == ["crane"]
    assert events.pile.count("hero") == 1
    assert bruno.points == 1


def test_of_two_alike_the_one_without_a_good_is_lost(events):  # [SJ-G.14]
    events.events_out("earthquake")
    ana = events.ana.with_town("sugar-mill", "sugar-mill", "well").with_goods("sugar-mill")
    events.play("event earthquake", "lose sugar-mill")
    assert ana.goods == ["sugar-mill"]


def test_of_two_alike_the_one_with_fewest_cards_under_it_is_lost(events):  # [SJ-G.14]
    """Two sugar mills, the first of which was built over a chapel."""
    events.events_out("earthquake")
    ana = events.ana.with_town("sugar-mill", "sugar-mill").with_under("sugar-mill", "hero")
    events.play("event earthquake", "lose sugar-mill")
    assert ana.town == ["sugar-mill"]
    assert ana.under(0) == 1


def mills_after_a_crane(events):
    """Ana has one sugar mill with a good, another over a chapel with five cards; she is to lose something."""
    events.events_out("earthquake")
    ana = events.ana.with_town("crane", "sugar-mill", "chapel").with_goods("sugar-mill")
    ana.with_under("chapel", *["silver-smelter"] * 5).with_hand("sugar-mill")
    events.play("builder")
    ana.builds("sugar-mill", over="chapel")
    events.until("ChooseRole").play("event earthquake")
    return ana.comes()


def test_of_two_alike_with_unlike_loads_the_owner_chooses(events):  # [SJ-E.22]
    """The one without a good, or the first of the two."""
    ana = mills_after_a_crane(events)
    before = ana.points
    assert events.options == ["lose sugar-mill", "lose crane", "lose sugar-mill 1"]
    ana.play("lose sugar-mill 1")
    assert ana.points == before - 1
    assert ana.goods == []
    assert ana.under(1) == 5


def test_without_a_number_it_is_the_one_without_a_good(events):  # [SJ-E.22] [SJ-G.14]
    ana = mills_after_a_crane(events)
    ana.play("lose sugar-mill")
    assert ana.goods == ["sugar-mill"]
    assert ana.under(1) == 0


def test_each_difference_is_offered_once(events):  # [SJ-E.22]
    events.events_out("earthquake")
    ana = events.ana.with_town("sugar-mill", "indigo-plant", "sugar-mill", "sugar-mill", "sugar-mill")
    ana.with_under("sugar-mill", "hero", "well").with_goods("sugar-mill", "sugar-mill", "indigo-plant")
    events.play("event earthquake")
    assert events.options == ["lose indigo-plant", "lose sugar-mill", "lose sugar-mill 1", "lose sugar-mill 2"]
    assert ana.why_not("lose sugar-mill 4") == "sj-lose-alike"
    assert ana.why_not("lose sugar-mill 5") == "sj-no-such-building"
    assert ana.why_not("lose indigo-plant 1") == "sj-lose-alike"
    ana.play("lose sugar-mill 2")
    assert ana.town == ["sugar-mill", "indigo-plant", "sugar-mill", "sugar-mill"]
    assert ana.goods == ["sugar-mill", "indigo-plant"]
    assert ana.under(0) == 2


def test_a_lost_city_building_may_be_built_again(events):  # [SJ-B.7] [SJ-B.10]
    events.events_out("earthquake")
    ana = events.ana.with_town("well", "smithy")
    events.play("event earthquake", "lose smithy").until("ChooseRole")
    ana.with_hand("smithy", "hero")
    events.bruno.play("builder")
    assert ana.comes("Build").can("build smithy")


# -- debt relief, taxes, amnesty ------------------------------------------------------------------------------


def test_debt_relief_gives_everybody_three_cards(events):  # [SJ-E.9]
    events.events_out("debt-relief")
    events.play("event debt-relief", *["card hero"] * 3, *["card statue"] * 3, *["card well"] * 3)
    assert [player.hand for player in events.players] == [["hero"] * 3, ["statue"] * 3, ["well"] * 3]
    assert events.asked == ("bruno", "ChooseRole")


def test_an_event_during_an_event_waits(events):  # [SJ-E.20] [SJ-E.1]
    events.events_out("debt-relief")
    events.play("event debt-relief", "card hero", "card taxes", "card hero", "card hero")
    events.settle()
    assert events.ana.hand == ["hero"] * 3
    assert events.asked == ("bruno", "ChooseRole")
    assert events.bruno.can("event taxes")


def test_taxes_take_a_card_from_all_others(events):  # [SJ-E.10]
    events.events_out("taxes")
    events.ana.with_hand("hero")
    events.bruno.with_hand("well", "statue")
    events.clara.with_hand("smithy", "quarry")
    events.play("event taxes")
    assert events.asked == ("bruno", "Taxes")
    assert events.options == ["discard well", "discard statue"]
    events.play("discard well", "discard quarry")
    assert [player.hand for player in events.players] == [["hero"], ["statue"], ["smithy"]]
    assert events.pile == ["well", "quarry"]
    assert events.shown == []
    assert events.asked == ("bruno", "ChooseRole")


def test_taxes_spare_who_has_no_card(events):  # [SJ-E.10] [SJ-G.18]
    events.events_out("taxes")
    events.clara.with_hand("smithy", "quarry")
    events.play("event taxes")
    assert events.asked == ("clara", "Taxes")


def test_an_amnesty_exchanges_any_number(events):  # [SJ-E.11]
    events.events_out("amnesty")
    ana = events.ana.with_hand("well", "quarry", "hero")
    bruno = events.bruno.with_hand("smithy", "statue")
    events.play("event amnesty")
    assert events.asked == ("ana", "Amnesty")
    ana.play("discard well", "discard hero", "done", "card palace", "card city-hall")
    assert ana.hand == ["quarry", "city-hall", "palace"]
    assert events.asked == ("bruno", "Amnesty")
    bruno.play("discard smithy", "discard statue", "card sugar-mill", "card sugar-mill")
    assert bruno.hand == ["sugar-mill", "sugar-mill"]
    assert events.asked == ("bruno", "ChooseRole")


def test_an_amnesty_may_be_declined(events):  # [SJ-E.11]
    events.events_out("amnesty")
    ana = events.ana.with_hand("well").play("event amnesty", "done")
    assert ana.hand == ["well"]
    assert events.asked == ("bruno", "ChooseRole")


def test_an_amnesty_discards_before_it_draws(events):  # [SJ-G.8] [SJ-E.11]
    events.events_out("amnesty").ana.with_hand("well", "hero")
    events.deck()
    events.play("event amnesty", "discard well", "discard hero")
    assert events.options == ["card well", "card hero"]


# -- construction boom ----------------------------------------------------------------------------------------


def boom(story):
    story.events_out("construction-boom")
    return story


def test_a_boom_builds_for_nothing(events):  # [SJ-E.12]
    boom(events).ana.with_hand("quarry").story.bruno.with_hand("coffee-roaster")
    events.play("event construction-boom")
    assert events.asked == ("ana", "Boom")
    events.play("build quarry", "build coffee-roaster")
    assert events.ana.town == ["indigo-plant", "quarry"]
    assert events.bruno.town == ["indigo-plant", "coffee-roaster"]
    assert events.pile == []
    assert events.asked == ("bruno", "ChooseRole")


def test_a_boom_may_be_declined(events):  # [SJ-E.12] [SJ-R.3]
    ana = boom(events).ana.with_hand("quarry").play("event construction-boom", "pass")
    assert ana.hand == ["quarry"]
    assert ana.town == ["indigo-plant"]


def test_a_boom_reaches_up_to_cost_four(events):  # [SJ-E.12]
    kinds = ["silver-smelter", "smithy", "well", "chapel", "quarry", "library", "palace"]
    boom(events).ana.with_hand(*kinds).play("event construction-boom")
    assert events.options == ["build smithy", "build well", "build chapel", "build quarry", "pass"]


def test_a_boom_never_builds_the_cathedral():  # [SJ-E.12]
    story = boom(Story(2, expansions=["new-buildings", "events"]))
    story.ana.with_town("crane", "park", "quarry").with_hand("smithy").play("event construction-boom")
    assert story.options == ["build smithy", "pass"]


def test_no_building_helps_in_a_boom(events):  # [SJ-E.13] [SJ-K.6] [SJ-K.7]
    ana = boom(events).ana.with_town("crane", "carpenter", "poor-house", "chapel").with_hand("well")
    ana.play("event construction-boom", "build well")
    assert ana.town == ["crane", "carpenter", "poor-house", "chapel", "well"]
    assert ana.hand == []
    assert events.whose != "chance"


def test_no_tavern_in_a_boom():  # [SJ-E.13]
    story = boom(Story(2, expansions=["new-buildings", "events"]))
    story.bruno.with_town("tavern")
    story.ana.with_hand("well").play("event construction-boom", "build well")
    assert story.asked == ("bruno", "ChooseRole")
    assert story.bruno.hand == []


def test_no_second_city_building_in_a_boom(events):  # [SJ-E.13] [SJ-B.6]
    boom(events).ana.with_town("smithy").with_hand("smithy", "indigo-plant").play("event construction-boom")
    assert events.options == ["build indigo-plant", "pass"]
    assert events.ana.why_not("build smithy") is not None


def test_a_twelfth_building_in_a_boom_ends_the_game_when_all_have_built(events):  # [SJ-E.14]
    boom(events).ana.with_town(*["sugar-mill"] * 8, "well", "statue", "hero").with_hand("smithy")
    events.bruno.with_hand("smithy")
    events.clara.with_hand("smithy")
    events.play("event construction-boom", "build smithy")
    assert events.asked == ("bruno", "Boom")
    events.play("build smithy", "build smithy")
    assert events.game.over
    assert events.clara.town == ["indigo-plant", "smithy"]


# -- governor's visit -----------------------------------------------------------------------------------------


def visit(story, role="prospector"):
    """The first player took a role; Bruno takes the governor's visit."""
    story.events_out("governors-visit")
    story.play(role).until("ChooseRole")
    for player in story.players:
        player.with_hand()
    return story.bruno


def takes_visit(story, role):
    story.play("event governors-visit", role)


def test_a_visit_repeats_a_used_role_with_its_privilege(events):  # [SJ-E.15]
    bruno = visit(events)
    takes_visit(events, "prospector")
    events.play("card hero")
    assert bruno.hand == ["hero"]
    assert events.asked == ("clara", "ChooseRole")
    assert events.options == ROLES[:4]


def test_the_visitor_chooses_among_the_used_roles(events):  # [SJ-E.15]
    visit(events)
    events.play("producer").until("ChooseRole")
    events.play("event governors-visit")
    assert events.question == "VisitRole"
    assert events.options == ["producer", "prospector"]


def test_the_others_follow_as_usual(events):  # [SJ-E.15]
    bruno = visit(events, "councillor")
    takes_visit(events, "councillor")
    assert events.asked == ("bruno", "Council")
    bruno.play("draw", *["card sugar-mill"] * 5, "keep sugar-mill")
    assert events.asked == ("clara", "Council")
    events.play("draw", "card well", "card hero", "keep hero")
    assert events.asked == ("ana", "Council")


def test_a_visit_may_repeat_ones_own_role():  # [SJ-E.15]
    story = Story(2, expansions=["events"]).events_out("governors-visit")
    story.play("prospector").until("ChooseRole")
    story.play("producer").until("ChooseRole")
    ana = story.ana.with_hand()
    story.play("event governors-visit", "prospector", "card hero")
    assert ana.hand == ["hero"]


def test_no_visit_before_a_role_was_taken(events):  # [SJ-E.16]
    events.events_out("governors-visit", "debt-relief")
    assert events.options == [*ROLES, "event debt-relief"]
    assert events.ana.why_not("event governors-visit") is not None
    events.play("event debt-relief").settle()
    assert not events.bruno.can("event governors-visit")


def test_no_visit_at_the_beginning_of_a_later_round(events):  # [SJ-E.16]
    events.events_out("governors-visit").next_round()
    assert "event governors-visit" not in events.options


def test_a_library_does_nothing_in_a_visit(events):  # [SJ-E.17]
    bruno = visit(events).with_town("library")
    takes_visit(events, "prospector")
    events.play("card hero")
    assert bruno.hand == ["hero"]
    assert events.asked == ("clara", "ChooseRole")


def test_nor_is_it_used_up():  # [SJ-E.17] [SJ-E.6]
    story = Story(2, expansions=["events"]).events_out("governors-visit")
    story.play("producer").until("ChooseRole")
    story.play("prospector").until("ChooseRole")
    ana = story.ana.with_town("library").with_hand()
    story.play("event governors-visit", "prospector", "card hero")
    assert ana.hand == ["hero"]
    assert not ana.pieces.library_used


def test_no_building_helps_a_visiting_builder(events):  # [SJ-E.17] [SJ-E.21]
    """No quarry, no carpenter, no crane, no black market: a well (2) costs the visitor one card."""
    bruno = visit(events, "builder").with_town(
        "quarry", "carpenter", "poor-house", "crane", "black-market", "sugar-mill"
    )
    bruno.with_goods("sugar-mill").with_hand("well", "hero")
    takes_visit(events, "builder")
    bruno.play("build well")
    assert events.asked == ("bruno", "Pay")
    bruno.play("pay hero")
    assert bruno.town[-1] == "well"
    assert bruno.hand == []
    assert bruno.goods == ["sugar-mill"]


def test_nor_a_visiting_producer(events):  # [SJ-E.17]
    bruno = visit(events, "producer").with_town("aqueduct", "well", *["sugar-mill"] * 4)
    takes_visit(events, "producer")
    bruno.play("produce sugar-mill", "produce sugar-mill")
    events.settle()
    assert bruno.goods == ["sugar-mill"] * 2
    assert bruno.hand == []


def test_nor_a_visiting_trader():  # [SJ-E.17] [SJ-N.15]
    """Trading post, market stand, market hall and harbor do nothing; the customs office's good still brings 2."""
    story = Story(3, expansions=["new-buildings", "events"])
    town = ["trading-post", "market-stand", "market-hall", "harbor", "customs-office", "indigo-plant", "indigo-plant"]
    bruno = visit(story, "trader").with_town(*town).with_goods("indigo-plant", "indigo-plant", "customs-office")
    takes_visit(story, "trader")
    bruno.play("sell indigo-plant", "sell customs-office")
    story.settle()
    assert len(bruno.hand) == 1 + 2
    assert bruno.under(3) == 0
    assert bruno.goods == ["indigo-plant"]


def test_nor_a_visiting_councillor():  # [SJ-E.17]
    story = Story(3, expansions=["new-buildings", "events"])
    bruno = visit(story, "councillor").with_town("archive", "prefecture", "customs-office")
    takes_visit(story, "councillor")
    assert story.asked == ("bruno", "Council")
    assert bruno.goods == []
    bruno.play("draw")
    story.settle()
    assert story.question == "Keep"
    bruno.play(story.options[0])
    assert len(bruno.hand) == 1


def test_nor_a_visiting_prospector_nor_the_others():  # [SJ-E.17]
    story = Story(3, expansions=["new-buildings", "events"])
    visit(story, "prospector").with_town("gold-mine", "goldsmith")
    story.clara.with_town("gold-mine")
    takes_visit(story, "prospector")
    story.settle()
    assert story.asked == ("clara", "ChooseRole")


def test_no_tavern_and_no_hut_after_a_visit():  # [SJ-E.17]
    story = Story(3, expansions=["new-buildings", "events"])
    bruno = visit(story, "trader").with_town("hut", "tavern")
    takes_visit(story, "trader")
    story.until("ChooseRole")
    assert bruno.hand == []
    story = Story(3, expansions=["new-buildings", "events"])
    bruno = visit(story, "builder").with_town("tavern").with_hand()
    takes_visit(story, "builder")
    story.until("ChooseRole")
    assert bruno.hand == []


def test_after_a_visit_buildings_help_again(events):  # [SJ-E.17]
    visit(events, "prospector")
    takes_visit(events, "prospector")
    clara = events.settle().clara.with_town("smithy", "sugar-mill").with_hand("sugar-mill")
    clara.play("builder", "build sugar-mill")
    assert clara.town == ["smithy", "sugar-mill", "sugar-mill"]


def test_by_the_first_version_of_the_rules_other_buildings_worked_in_a_visit():
    story = Story(3, rules=1, expansions=["events"])
    bruno = visit(story, "builder").with_town("quarry", "carpenter").with_hand("well")
    takes_visit(story, "builder")
    bruno.play("build well", "card hero")
    assert bruno.town == ["quarry", "carpenter", "well"]
    assert bruno.hand == ["hero"]


def test_a_visiting_trader_turns_up_the_next_price_card(events):  # [SJ-E.18]
    events.events_out("governors-visit").play("trader", "prices C").until("ChooseRole")
    takes_visit(events, "trader")
    assert events.options == ["prices A", "prices B", "prices D", "prices E"]
    events.play("prices A")
    assert events.game.prices == [2, 0]
    assert events.game.trades == 2


def test_a_visiting_builder_may_end_the_game(events):  # [SJ-E.19] [SJ-Z.1]
    bruno = visit(events, "builder").with_town(*["sugar-mill"] * 8, "well", "statue", "hero").with_hand("smithy")
    clara = events.clara.with_hand("smithy", "archive")
    takes_visit(events, "builder")
    bruno.play("build smithy")
    assert events.asked == ("clara", "Build")
    clara.play("pass")
    while events.question == "Build":
        events.play("pass")
    assert events.game.over


@pytest.mark.parametrize("role", ROLES)
def test_every_role_can_be_visited(events, role):  # [SJ-E.15]
    visit(events, role)
    takes_visit(events, role)
    events.until("ChooseRole")
    assert events.asked == ("clara", "ChooseRole")
    assert events.options == [other for other in ROLES if other != role]
