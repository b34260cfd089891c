"""There is a sentence for everything: events, reasons, questions, options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meydan
from meydan.games.istanbul import events, words
from meydan.games.istanbul.choices import SPACE
from meydan.games.istanbul.expansions import events as more_events
from meydan.games.istanbul.expansions.tables import GUILD_CARDS, KIOSK_KINDS, TAVERN_TILES
from meydan.games.istanbul.game import GAME
from meydan.games.istanbul.tables import ALL_CARDS, ALL_PLACES, FIGURES, PLACE_NAMES, TILES
from meydan.games.istanbul.words.phrases import CARD_PHRASES
from meydan.kernel.events import Event, EventKind
from meydan.kernel.frame import Chance, Step
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table
from meydan.kernel.words import ENGLISH
from tests.istanbul.story import Story


@pytest.fixture
def istanbul() -> Story:
    return Story()


KINDS = [kind for kind in [*vars(events).values(), *vars(more_events).values()] if isinstance(kind, EventKind)]
MIXES = [[], ["mocha"], ["letters"], ["mocha", "letters"]]
SOURCE = Path(meydan.__file__).parent


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_has_a_sentence(kind):
    for filler in (0, 1):
        said = words.tell(Event(kind, (filler,) * len(kind.params)), ["You", "Green", "Blue"])
        assert said[0].isupper() and said.endswith(".") and "{" not in said


def test_no_sentence_is_left_over():
    names = {kind.name for kind in KINDS}
    assert {key.split()[0] for key in words.EVENTS} == names


def test_every_reason_has_a_sentence():
    codes = {
        code for path in SOURCE.rglob("*.py") for code in re.findall(r'Reason\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(codes) > 50
    assert codes <= set(ENGLISH)


def test_every_question_to_a_seat_is_put_into_words():
    asked = {name for name, frame in GAME.frames.items() if not issubclass(frame, Chance | Step)}
    asked -= {"PlaceAction"}
    assert asked == {key.split()[0] for key in words.QUESTIONS}


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
def test_every_action_has_a_sentence_at_any_time(boxes):
    table = Table("istanbul", seats=4, seed=1, options={"expansions": boxes})
    view = table.view(0)
    for choice in SPACE.actions:
        said = words.describe_choice(view, choice)
        assert said and "{" not in said and not said.endswith(": "), choice.text


def test_cards_and_tiles_have_names_and_texts():
    assert len(words.CARD_NAMES) == len(words.CARD_TEXTS) == len(set(words.CARD_NAMES)) == len(ALL_CARDS)
    assert len(words.TILE_TEXTS) == len(TILES)
    assert len(words.TAVERN_TEXTS) == len(TAVERN_TILES)
    assert len(words.GUILD_TEXTS) == GUILD_CARDS + 1 and all(words.GUILD_TEXTS[1:])
    assert len(words.KIOSK_TEXTS) == KIOSK_KINDS + 1 and all(words.KIOSK_TEXTS[1:])
    assert len(words.FIGURE_NAMES) == len(FIGURES) and len(PLACE_NAMES) == ALL_PLACES + 1


def test_no_phrase_is_left_over():
    """Every phrase is the beginning of some choice's words."""
    texts = [choice.text + " " for choice in SPACE.actions]
    for phrase in words.PHRASES:
        assert any(text.startswith(f"{phrase} ") for text in texts), phrase
    for phrase in CARD_PHRASES:
        assert any(text.startswith(f"card {phrase} ") for text in texts), phrase


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_that_is_offered_in_whole_games_is_put_into_words(seats, boxes):
    options = {"caravan_leader": True, "neutral_assistants": seats < 5, "layout": "random", "expansions": boxes}
    table = Table("istanbul", seats=seats, seed="words", options=options)
    rng = Rng(seats)
    for _ in range(400 if boxes else 700):
        if table.over:
            break
        view = table.view(table.seat)
        state = words.as_state(view)
        assert words.question(state)[-1] in "?."
        answers = [option for option in view.options if rng.below(4) == 0] or list(view.options)
        for option in answers[:6]:
            assert words.describe_choice(state, option)
        # The type is ignored: a state of this game.
        wise = GAME.sensible(table.state, list(view.options)) if rng.below(5) else list(view.options)  # type: ignore[arg-type]
        for event in table.play(wise[rng.below(len(wise))]):
            assert words.tell(event)


def test_a_move_tells_assistant_fee_and_whom_one_meets(istanbul):
    istanbul.green.standing_at("tea house")
    istanbul.blue.with_family_at("tea house")
    red = istanbul.red.to_move("fountain").with_lira(3)
    move = SPACE.by_text["move 9"]
    assert words.describe_choice(istanbul.game, move) == (
        "Tea House: leave an assistant, pay 2 lira to Green, catch Blue’s family member"
    )
    red.with_lira(1)
    assert words.describe_choice(istanbul.game, move) == (
        "Tea House: leave an assistant, but 2 lira for Green are too much: your turn ends"
    )
    red.with_stack()
    assert words.describe_choice(istanbul.game, move) == "Tea House: no assistant to leave, so your turn ends"
    red.with_posted("tea house").with_lira(9)
    assert words.describe_choice(istanbul.game, move).startswith("Tea House: pick up your assistant, pay 2 lira")


def test_an_option_tells_what_it_brings_and_what_does_not_fit(istanbul):
    red = istanbul.red.with_goods(fabric=2).at("post office")
    assert (
        words.describe_choice(istanbul.game, SPACE.by_text["collect"])
        == "collect the mail: +1 spice, +1 fruit, +2 lira"
    )
    red.with_goods(spice=2)
    assert words.describe_choice(istanbul.game, SPACE.by_text["collect"]) == (
        "collect the mail: +1 fruit, +2 lira, no room for 1 spice"
    )


def test_what_cannot_be_done_is_said_with_its_reason(istanbul):
    istanbul.red.with_lira(3).at("gemstone dealer")
    assert words.question(istanbul.game) == ("You cannot act at the Gemstone Dealer: it costs 14 lira and you have 3.")


def said(story, text):
    return words.describe_choice(story.game, SPACE.by_text[text])


def test_a_figure_from_afar_is_paid_whatever_tile_one_has():
    story = Story(4, expansions=["mocha", "letters"]).governor_at(5)
    red = story.red.with_tavern_tiles("encounter").with_cards("figure").meeting(5)
    assert "for nothing" in said(story, "governor")
    assert "pay 2 lira" in said(story, "card figure governor")
    red.to_move(7)
    assert "pay 2 lira" in said(story, "card figure courier")


def test_an_empty_caravansary_speaks_of_its_coffee():
    story = Story(3, expansions=["mocha"]).deck()
    story.red.at("caravansary")
    assert words.question(story.game) == "No bonus card is left here. Do you take the coffee?"
    assert said(story, "collect").startswith("take the coffee")
