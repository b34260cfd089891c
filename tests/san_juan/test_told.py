"""What San Juan tells of a position is what its rules do; that all of it has words is found in tests/test_said.py."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any

import meydan
from meydan.games.san_juan.build import NOWHERE, price
from meydan.games.san_juan.cards import HAND_KINDS, IS_PRODUCTION, KINDS, NAMES
from meydan.games.san_juan.choices import BACK
from meydan.games.san_juan.rounds import hand_limit
from meydan.games.san_juan.scoring import breakdown, points
from meydan.games.san_juan.words import WORDS, costs
from meydan.games.san_juan.words.table import SanJuanFacts
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import settle
from meydan.kernel.telling import joined
from meydan.rulebook.reading import rules_of
from meydan.voice import LANGUAGES, Voice
from tests.san_juan.story import Story

GAME = meydan.find_game("san-juan")
VOICES = [Voice(language, ["Ana", "Bruno", "Clara", "Diego"]) for language in LANGUAGES]
ENGLISH = VOICES[0]


# -- several answers as one ---------------------------------------------------------------------------------------

GESTURES = {"Build": ("Cover", "Spend", "Pay"), "Cover": ("Spend", "Pay"), "Spend": ("Spend", "Pay")}
MANY = 400


def engine_answers(state) -> set[tuple[str, ...]] | None:
    """Every sequence of answers that one gesture can mean here; nothing where there are too many."""
    seat, names = state.seat, GESTURES.get(state.question, (state.question,))
    found: set[tuple[str, ...]] = set()
    ways: list[tuple[Any, tuple[str, ...]]] = [(state, ())]
    while ways:
        here, done = ways.pop()
        for choice in here.options():
            if choice is BACK:
                continue
            if len(found) + len(ways) > MANY:
                return None
            after = here.clone()
            after.apply(choice)
            if not after.over and after.seat == seat and after.question in names:
                ways.append((after, (*done, choice.text)))
            else:
                found.add((*done, choice.text))
    return found


def picked(pick, counts: Mapping[int, int]) -> Iterator[tuple[int, list[str]]]:
    """Every way to pick, as people do who know no rules: how many things, and the answers that say so."""
    things = [thing for thing in pick.things for _ in range(counts.get(thing.at, 1))]
    for count in range(pick.least, min(pick.most, len(things)) + 1):
        for some in combinations(range(len(things)), count):
            plan = [things[at].text for at in some]
            rest = [at for at in range(len(things)) if at not in some]
            more = any(not some or at > some[-1] or things[at].text == plan[-1] for at in rest)
            yield count, plan + ([pick.end] if pick.end and count < pick.most and (more or not pick.stops) else [])


def told_answers(state, facts: SanJuanFacts) -> set[tuple[str, ...]]:
    """The same from what is told."""
    player = state.players[state.seat]
    held = {
        kind: (player.looking if player.looking else []).count(kind) or player.hand[kind] for kind in range(HAND_KINDS)
    }
    if facts.plans is None:
        goods = state.question in ("Produce", "Sell")
        found = {tuple(plan) for _, plan in picked(facts.pick, {} if goods else held)}
        return found
    found = {("pass",)} if state.question in ("Build", "Boom") else set()
    for plan in facts.plans:
        for site in plan.sites:
            for spent, spending in picked(site.goods, {}) if site.goods else [(0, [])]:
                cards = [
                    thing.text
                    for thing in facts.pay
                    for _ in range(held[thing.at] - (state.question == "Build" and thing.at == plan.kind))
                ]
                for paid in combinations(cards, site.due - spent):
                    found.add((*plan.choices, *site.choices, *spending, *paid))
    return found


def positions() -> Iterator[Any]:
    """Positions of many games, of every question that is answered with several things at once."""
    for number in range(30):
        random, chance = Random(number), Rng(number)
        boxes = [[], ["new-buildings"], ["new-buildings", "events"]][number % 3]
        state = GAME.start(2 + number % 3, number, {"expansions": boxes, "setup": ["dealt", "drafted"][number % 2]})
        settle(state, chance)
        while not state.over:
            yield state
            state.play(random.choice(GAME.sensible(state, state.options())))
            settle(state, chance)


def test_what_is_told_to_pick_and_build_is_what_the_engine_takes():
    seen: dict[str, int] = {}
    for state in positions():
        view = state.view(state.seat)
        facts = WORDS.facts(WORDS.whole(view), view)
        sort = state.question + " goods" * any(site.goods for plan in facts.plans or [] for site in plan.sites)
        if (facts.pick or facts.plans is not None) and seen.get(sort, 0) < 12:
            answers = engine_answers(state)
            if answers is not None:
                seen[sort] = seen.get(sort, 0) + 1
                assert told_answers(state, facts) == answers, state.question
    assert {"Build", "Build goods", "Boom", "Produce", "Sell", "Keep", "Discard", "Limit", "Draft"} <= set(seen)
    assert {"Cover", "Spend goods", "Pay", "Taxes", "Amnesty", "Office", "Chapel", "Bank"} <= set(seen)


# -- what is reckoned ---------------------------------------------------------------------------------------------


def test_prices_are_those_of_the_engine_whatever_is_covered():
    checked = 0
    for state in positions():
        if state.question == "Build":
            for kind in (0, 4, 13, 21, 28):
                for over in range(NOWHERE, len(state.players[state.seat].town)):
                    told = costs.cost(state, state.seat, kind, over)
                    assert told.total == price(state, state.seat, kind, over)
                    assert told.printed - sum(part.off for part in told.parts) == told.total
                    checked += 1
    assert checked > 1000


def test_points_and_limits_are_those_of_the_engine_at_the_end_and_before():
    for at, state in enumerate(positions()):
        if at % 40 == 0:
            view = state.view(-1)
            for seat, town in enumerate(WORDS.facts(WORDS.whole(view), view).towns):
                assert (town.points, town.limit) == (points(state, seat), hand_limit(state, seat))
                assert [*town.worth, town.under] == [worth for _, worth in breakdown(state, seat)]
                assert WORDS.standing(state, seat)[0].value == town.points


def facts_of(story: Story) -> SanJuanFacts:
    view = story.game.view(story.game.seat)
    return WORDS.facts(WORDS.whole(view), view)


def said_of(story: Story) -> dict[str, str]:
    """What the options of who is asked say, in English."""
    view = story.game.view(story.game.seat)
    return {told.text: ENGLISH.say(told.said) for told in WORDS.options(WORDS.whole(view), view)}


def test_an_option_says_its_price(san_juan):
    san_juan.ana.with_town("crane", "library").with_hand("smithy", "palace", *["indigo-plant"] * 5).play("builder")
    told = said_of(san_juan)
    assert told["build smithy"].startswith("Build Smithy for free")
    assert "for 4 cards, or from nothing with the crane" in told["build palace"]
    plan = {plan.kind: plan for plan in facts_of(san_juan).plans}[NAMES.index("palace")]
    assert [(site.over, site.choices, site.due) for site in plan.sites] == [
        (-1, ["beside"], 4),
        (1, ["over library"], 0),
    ]
    assert [ENGLISH.say(part.said) for part in plan.sites[0].cost.parts] == ["Builder’s privilege", "Library"]


def test_the_privilege_is_told_twice_with_a_library_and_only_to_who_chooses(san_juan):
    san_juan.ana.with_town("library")
    roles = facts_of(san_juan).roles
    assert ENGLISH.say(roles[0].text) == "Everybody may build. You pay 2 cards less."
    assert ENGLISH.say(roles[3].short) == "choose from 8"
    other = san_juan.game.view(1)
    assert ENGLISH.say(WORDS.facts(WORDS.whole(other), other).roles[3].short) == "choose from 5"


def test_out_of_the_builder_phase_nobody_has_its_privilege(san_juan):
    san_juan.ana.with_hand("hero")
    assert [one.cost.total for one in facts_of(san_juan).costs] == [5]
    san_juan.ana.with_hand("hero", "statue").play("builder")
    assert [one.cost.total for one in facts_of(san_juan).costs] == [2, 4]


def test_a_building_lost_says_what_is_lost_with_it():
    story = Story(2, expansions=["events"]).events_out("earthquake")
    story.ana.with_town("sugar-mill", "sugar-mill", "chapel").with_goods("sugar-mill").with_under(
        "chapel", "hero", "well"
    )
    story.ana.play("event earthquake")
    assert said_of(story) == {
        "lose sugar-mill": "Lose Sugar mill",
        "lose chapel": "Lose Chapel with the 2 cards under it",
        "lose sugar-mill 1": "Lose Sugar mill with its good",
    }


def test_the_question_of_somebody_elses_role_says_so(san_juan):
    san_juan.bruno.with_hand("smithy").follows("builder")
    assert ENGLISH.say(WORDS.question(san_juan.game, 1)) == "Ana takes the role of Builder. What do you build?"
    view = san_juan.game.view(san_juan.game.seat)
    assert WORDS.asked(view).auto == "pass"


def test_a_click_on_what_does_not_glow_means_something(san_juan):
    san_juan.ana.with_hand("hero")
    assert WORDS.wanted("role:builder", san_juan.game) == "builder"
    assert WORDS.wanted("card:smithy", san_juan.game) is None
    san_juan.play("builder")
    assert WORDS.wanted("card:smithy", san_juan.game) == "build smithy"
    assert WORDS.wanted("cathedral", san_juan.game) == "build cathedral"
    reason = san_juan.game.why_not("build hero")
    assert ENGLISH.say(WORDS.reason(reason)) == "Hero costs 4 cards now, and you have no other card."
    assert str(reason) == ENGLISH.say(WORDS.reason(reason))


def test_goods_that_paid_are_told_with_what_was_built(san_juan):
    san_juan.ana.with_town("black-market", "sugar-mill", "coffee-roaster").with_goods("sugar-mill", "coffee-roaster")
    san_juan.ana.with_hand("library", "smithy", "smithy").play("builder", "build library")
    san_juan.play("spend sugar-mill", "spend coffee-roaster", "pay smithy", "pay smithy")
    told = [line and ENGLISH.say(line.said) for line in WORDS.lines(san_juan.events, san_juan.game.header)]
    assert "builds Library for 2 cards and 2 goods" in told


def test_an_office_building_is_told_with_what_it_exchanges(new):
    new.ana.with_town("office-building")
    new.last_turn().ana.with_hand("hero", "hero")
    new.until("Office").play("discard hero", "discard hero").settle()
    heard = [event for event in new.events if event.heard_by(0)]
    said = [ENGLISH.say(line.said) for line in joined(WORDS.lines(heard, None))]
    at = said.index("uses Office building")
    assert said[at - 1] == "discards Hero and Hero" and said[at + 1].startswith("draws ")


def test_cards_that_others_draw_are_counted(san_juan):
    san_juan.play("councillor", "draw").settle()
    heard = [event for event in san_juan.events if event.heard_by(1)]
    assert [ENGLISH.say(line.said) for line in joined(WORDS.lines(heard, None))][-1] == "draws 5 cards"


def test_a_tower_and_a_guard_room_of_others_explain_the_limit(new):
    new.bruno.with_town("guard-room")
    assert ENGLISH.say(facts_of(new).limit) == "Limit 6: guard room of Bruno"
    new.ana.with_town("tower")
    assert ENGLISH.say(facts_of(new).limit) == "Limit 12: your tower"


def test_help_names_rules_that_there_are_and_that_speak_of_the_card():
    rules = {
        rule.id: rule.markdown().lower().replace("’", "").replace("'", "") for rule in rules_of("san-juan").paragraphs
    }
    header = GAME.header(2, 1, {"expansions": ["new-buildings", "events"]})
    for _, anchors in WORDS.topics(header):
        for anchor in anchors:
            topic = WORDS.topic(anchor, header)
            assert topic is not None and topic.rules
            named = [re.sub(r"\.(\d+)-\d+$", r".\1", rule) for rule in topic.rules]
            assert all(any(id == rule or id.startswith(f"{rule}.") for id in rules) for rule in named), anchor
    for kind in range(KINDS):
        if IS_PRODUCTION[kind]:
            continue
        name = NAMES[kind].replace("-", " ")
        assert all(name in rules[rule] for rule in WORDS.topic(f"card:{NAMES[kind]}", header).rules), name
    for anchor in ("own:smithy", "town:park", "drawn:hero", "cathedral", "player:1", "good:indigo"):
        assert WORDS.topic(anchor, header) is not None
    assert WORDS.topic("nothing", header) is None


def test_cards_goods_and_roles_take_the_form_that_their_sentence_asks_for(san_juan):
    san_juan.ana.with_town("coffee-roaster").with_goods("coffee-roaster").play(
        "trader", "prices A", "sell coffee-roaster"
    )
    lines = [line.said for line in WORDS.lines(san_juan.events, san_juan.game.header) if line]
    took, _, sold = lines[:3]
    assert [(voice.say(took), voice.say(sold)) for voice in VOICES] == [
        ("takes the role of Trader", "sells coffee for 2 cards"),
        ("бере роль Купця", "продає каву за 2 карти"),
        ("берёт роль Торговца", "продаёт кофе за 2 карты"),
        ("prend le rôle de Marchand", "vend du café pour 2 cartes"),
        ("bierze postać Kupca", "sprzedaje kawę za 2 karty"),
    ]
