"""Everything Istanbul tells can be said in all five languages; and what it reckons is what the rules do."""

from dataclasses import fields, is_dataclass
from itertools import combinations
from random import Random
from typing import Any

import pytest

import meydan
from meydan.games.istanbul import events
from meydan.games.istanbul.expansions import events as more_events
from meydan.games.istanbul.game import GAME
from meydan.kernel.events import Event, EventKind
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import settle
from meydan.kernel.said import Said, Seat
from meydan.rulebook.reading import rules_of
from meydan.voice import LANGUAGES, Voice
from tests.istanbul.story import Story

BOXES: tuple[list[str], ...] = ([], ["mocha"], ["letters"], ["mocha", "letters"])
MANY = 220  # answers of a game before which everything is said
NAMES = ("Ada", "Baran", "Cleo", "Deniz", "Eda")
VOICES = [Voice(language, NAMES) for language in LANGUAGES]
WORDS = GAME.words()
ANCHORS = [
    "deck", "discard", "delivered", "card:far", "card:six", "card:copy", "guild:7", "tile:yellow", "tile:red",
    "tavern:movement", "figure:smuggler", "letter:3", "kiosk:4",
]  # fmt: skip


class Heard:
    """What was said already needs not be said again."""

    def __init__(self) -> None:
        self.said: set[str] = set()

    def __call__(self, told: Any) -> None:
        if isinstance(told, Said):
            known = repr(told)
            if known not in self.said:
                self.said.add(known)
                for voice in VOICES:
                    voice.say(told)
        elif is_dataclass(told) and not isinstance(told, Seat):
            self([getattr(told, field.name) for field in fields(told)])
        elif isinstance(told, dict):
            self(list(told.values()))
        elif isinstance(told, (list, tuple)):
            for one in told:
                self(one)


def look(state: meydan.State, seat: int, heard: Heard, random: Random) -> None:
    """Say all that a seat is told of a position, and why some things are not possible."""
    asked = WORDS.asked(state.view(seat))
    heard([asked.question, asked.facts, asked.opened, asked.groups])
    for section in asked.text:
        heard([section.title, section.lines, [[thing.name, thing.text] for thing in section.things]])
    heard([said for _, said in asked.shape.things])
    assert [option.text for option in asked.options] == [choice.text for choice in state.view(seat).options]
    for option in asked.options:
        heard([option.said, option.short, option.hints])
    for figures in asked.standing:
        heard([figure.label for figure in figures])
    tried = [random.choice(GAME.space.actions).text for _ in range(3)]
    tried += [WORDS.wanted(anchor, state) for anchor in (*ANCHORS, f"place:{random.randint(1, 25)}")]
    for text in tried:
        why = state.why_not(text) if text else None
        if why is not None:
            assert WORDS.knows(why) or why.code == "other-question", why
            heard([WORDS.reason(why, state), WORDS.reason(why, None)])


def play(seats: int, seed: int, heard: Heard, **options: Any) -> meydan.State:
    """A whole game: everything of its first part is said, and of the rest now and then."""
    random, chance = Random(seed), Rng(seed)
    state = meydan.start("istanbul", seats=seats, seed=seed, **options)
    state.events = []
    step = 0
    while not state.over:
        step += 1
        everything = step < MANY
        if everything or step % 25 == 0:
            look(state, state.seat if step % 10 else -1, heard, random)
        allowed = state.options()
        state.play(random.choice(allowed if everything and step % 2 else GAME.sensible(state, allowed)))
        settle(state, chance)
        heard([line.said for line in WORDS.lines(state.events, state.header) if line is not None])
        state.events = []
    return state


@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_is_told_in_every_language(boxes, seats):
    heard = Heard()
    variants = {"neutral_assistants": seats < 5, "caravan_leader": seats == 3}
    state = play(seats, 10 * seats + len(boxes), heard, expansions=boxes, **variants)
    assert len(heard.said) > 500
    heard(WORDS.asked(state.view(0)).question)


SWITCHES = ("amount", "lost", "neutral", "delivered", "seat", "market")


def test_every_kind_of_event_has_words():
    heard = Heard()
    header = meydan.start("istanbul", seats=3, seed=1, expansions=["mocha", "letters"]).header
    for kind in [*vars(events).values(), *vars(more_events).values()]:
        if isinstance(kind, EventKind):
            for value in (0, 1):
                given = [0 if name == "side" else value if name in SWITCHES else 1 for name in kind.params]
                (line,) = WORDS.lines([Event(kind, tuple(given))], header)
                heard(line.said)


@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
def test_there_is_help_for_all_that_is_on_the_table(boxes):
    heard = Heard()
    numbers = {rule.id for rule in rules_of("istanbul").paragraphs}
    chapters = {number.partition(".")[0] for number in numbers}
    header = meydan.start("istanbul", seats=3, seed=1, expansions=boxes).header
    for title, anchors in WORDS.topics(header):
        heard(title)
        for anchor in anchors:
            topic = WORDS.topic(anchor, header)
            assert topic.text and topic.rules, anchor
            assert all(one in numbers or one in chapters for rule in topic.rules for one in rule_ends(rule)), anchor
            heard([topic.title, topic.text])


def rule_ends(rule):
    """A chapter or a paragraph is itself; of some in a row the first and the last."""
    chapter, _, some = rule.partition(".")
    return [f"{chapter}.{one}" for one in some.split("-")] if some else [chapter]


# -- what is reckoned -------------------------------------------------------------------------------------------


def asked(story):
    return WORDS.asked(story.game.view(story.game.seat))


def test_prices_are_those_that_are_paid(istanbul):
    istanbul.red.with_lira(30).with_goods(fabric=5, spice=5, fruit=5, jewelry=5).at("gemstone dealer")
    price = asked(istanbul).facts.places.dealer
    istanbul.red.play("buy")
    assert istanbul.red.lira == 30 - price
    assert asked(istanbul).facts.places.dealer == price + 1


def test_a_market_tells_what_i_could_sell(istanbul):
    istanbul.demand("small", "S2").red.with_goods(fabric=2, spice=1).to_move("fountain")
    market = asked(istanbul).facts.places.markets[11]
    assert (market.wanted, market.best, market.pays[market.best - 1]) == ([1, 2, 1, 1], 2, 5)


def percents(story):
    return {option.number: option.said.args["percent"] for option in asked(story).options if option.number}


def test_the_odds_of_a_bid_count_the_red_tile(istanbul):
    istanbul.red.at("tea house")
    plain = {n: sum(a + b >= n for a in range(1, 7) for b in range(1, 7)) / 36 for n in range(3, 13)}
    assert percents(istanbul) == {n: round(100 * often) for n, often in plain.items()}
    istanbul.red.with_tiles("red")
    dice = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    turned = {n: sum(max(a + b, 4 + a, 4 + b) >= n for a, b in dice) / 36 for n in plain}
    assert percents(istanbul) == {n: round(100 * (turned[n] + (1 - turned[n]) * plain[n])) for n in plain}


def ends(story, place):
    return asked(story).facts.ways[f"move {place}"].ends


def test_a_turn_does_not_end_where_a_tile_or_card_brings_an_assistant(istanbul):
    red = istanbul.red.with_cards().with_lira(2).with_stack().with_posted(3, 4, 5, 13).to_move("fountain")
    assert ends(istanbul, 2)
    red.with_tiles("yellow")
    assert not ends(istanbul, 2)
    red.with_lira(0)
    assert ends(istanbul, 2)
    red.with_cards("lira")
    assert not ends(istanbul, 2), "the card pays for the tile"
    red.with_tiles().with_cards("return")
    assert not ends(istanbul, 2)


def test_who_is_joined_is_not_paid():
    story = Story(expansions=["letters"])
    for other in (story.green, story.blue):
        other.standing_at(10)
    story.red.with_cards("join").with_lira(9).to_move("fountain").play("card join 1", "leave")
    pay = next(option for option in asked(story).options if option.text == "pay")
    assert pay.said.args["what"].args["n"] == 2


def test_what_goes_along_with_a_move(istanbul):
    istanbul.red.with_cards().with_posted(2).to_move("fountain")
    along = {option.text: option.along for option in asked(istanbul).options}
    assert (along["move 2"], along["move 12"]) == (["pick up"], ["leave"])


def test_several_answers_are_closed_only_where_more_is_asked():
    story = Story(expansions=["mocha", "letters"])
    red = story.red.with_lira(9).with_goods(fabric=1, jewelry=2).with_cards("far").with_posted(3, 5)
    for place in ("fountain", "roasting plant"):
        red.at(place)
        ways = {tuple(way.choices) for way in asked(story).shape.ways}
        answers = [one.text for one in asked(story).options if not one.closes]
        for picks in [some for n in range(1, 4) for some in combinations(answers, n)]:
            after = story.game.clone()
            if all(plays(after, pick) for pick in picks):
                asks_more = "done" in [choice.text for choice in after.options()]
                assert ((*picks, "done") in ways) == asks_more
                assert (picks in ways) != asks_more or picks[0].startswith("roast")


def plays(state, text):
    if state.why_not(text) is not None:
        return False
    state.play(text)
    return True


def option(story, text):
    return next(one for one in asked(story).options if one.text == text)


def test_a_figure_from_afar_is_paid_whatever_tile_one_has():
    story = Story(4, expansions=["mocha", "letters"]).governor_at(5)
    story.red.with_tavern_tiles("encounter").with_cards("figure").meeting(5)
    assert option(story, "governor").said.id == "ist-option-governor"
    assert option(story, "card figure governor").said.id == "ist-option-priced"


def test_what_has_no_room_is_said(istanbul):
    istanbul.red.with_goods(spice=2).at("post office")
    told = option(istanbul, "collect").said
    assert (told.id, [lost.id for lost in told.args["lost"]]) == ("ist-option-no-room-for", ["ist-spice.obj"])


def test_a_place_that_offers_nothing_says_why_and_whether_a_card_may_help(istanbul):
    red = istanbul.red.with_lira(3).with_cards().at("gemstone dealer")
    told = asked(istanbul).question
    assert (told.id, told.args["reason"].id) == ("ist-ask-nothing-why", "ist-reason-needs-lira")
    red.with_cards("lira")
    assert asked(istanbul).question.id == "ist-ask-nothing-card"


@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
def test_where_a_turn_is_said_to_end_no_card_or_tile_saves_it(boxes):
    random, chance, hopeless = Random(3), Rng(3), 0
    for seed in range(3):
        state = meydan.start("istanbul", seats=3, seed=seed, expansions=boxes)
        for _ in range(250):
            if state.question == "Move":
                for text, signs in WORDS.asked(state.view(state.seat)).facts.ways.items():
                    if signs.ends:
                        after = state.clone()
                        after.play(text)
                        hopeless += 1
                        for use in after.options():
                            saved = after.clone()
                            saved.play(use)
                            answers = [one.text for one in saved.options()] if saved.seat == after.seat else []
                            assert saved.question != "AssistantStep" or not {"leave", "pick up"} & set(answers), (
                                use.text
                            )
            if state.over:
                break
            state.play(random.choice(state.options()))
            settle(state, chance)
    assert hopeless > 5
