"""There is a sentence for everything: events, reasons, questions, options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meydan
from meydan.cli.face import face_for
from meydan.cli.scene import voice_for
from meydan.cli.story import paragraphs
from meydan.games.istanbul import events, words
from meydan.games.istanbul.choices import SPACE
from meydan.games.istanbul.expansions import events as more_events
from meydan.games.istanbul.expansions.tables import GUILD_CARDS, KIOSK_KINDS, TAVERN_TILES
from meydan.games.istanbul.game import GAME
from meydan.games.istanbul.tables import ALL_CARDS, ALL_PLACES, FIGURES, PLACE_NAMES, TILES
from meydan.games.istanbul.words.phrases import CARD_PHRASES
from meydan.games.istanbul.words.reasons import CODES
from meydan.kernel.events import Event, EventKind
from meydan.kernel.frame import Chance, Step
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table
from meydan.kernel.words import ENGLISH
from tests.istanbul.story import Story


@pytest.fixture
def istanbul() -> Story:
    return Story()


def told_of(game, events):
    return paragraphs(face_for("istanbul").words, game.header, events, voice_for("en", len(game.players)))


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
    codes = {code for code in codes if not code.startswith("dice-")}  # told by the game itself
    assert len(codes) > 50
    told = ("sj-", "dice-")  # by their games' own words: tests/test_locale.py
    assert {code for code in codes if not code.startswith(told)} <= set(ENGLISH) | CODES


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
    assert words.question(istanbul.game) == ("You cannot act at the Gemstone Dealer: It costs 14 lira, but you have 3.")


# -- what own cards and tiles add -------------------------------------------------------------------------------


def test_a_turn_does_not_end_where_a_card_or_tile_brings_an_assistant(istanbul):
    red = istanbul.red.with_posted(1, 3, 9, 11).with_lira(2).with_cards("good", "good").to_move("fountain")
    move = SPACE.by_text["move 2"]
    ends = "Fabric Warehouse: no assistant to leave, so your turn ends"
    assert words.describe_choice(istanbul.game, move) == ends
    red.with_tiles("yellow")
    told = "Fabric Warehouse: no assistant to leave unless you use your yellow tile"
    assert words.describe_choice(istanbul.game, move) == told
    red.with_cards("return")
    told = "Fabric Warehouse: no assistant to leave unless you play “return an assistant” or use your yellow tile"
    assert words.describe_choice(istanbul.game, move) == told
    red.with_cards("lira").with_lira(1)
    told = "Fabric Warehouse: no assistant to leave unless you play “5 lira”"
    assert words.describe_choice(istanbul.game, move) == told
    assert words.describe_choice(istanbul.game, move, brief=True) == "Fabric Warehouse: card or tile"
    istanbul.game.fetched = True
    assert words.describe_choice(istanbul.game, move) == ends


def test_a_fee_is_not_too_much_where_a_card_brings_the_lira(istanbul):
    istanbul.green.standing_at("fabric warehouse")
    istanbul.red.with_lira(1).with_cards("lira", "good").to_move("fountain")
    move = SPACE.by_text["move 2"]
    assert words.describe_choice(istanbul.game, move) == (
        "Fabric Warehouse: leave an assistant, but 2 lira for Green are too much unless you play “5 lira”"
    )
    assert words.describe_choice(istanbul.game, move, brief=True) == "Fabric Warehouse: leave, pay 2 by card"


def test_a_place_has_something_to_do_where_a_card_makes_it_so(istanbul):
    istanbul.demand("small", "S1").red.with_goods(jewelry=2).with_cards("any").at("small market")
    assert words.question(istanbul.game) == (
        "You cannot act at the Small Market unless you play “sell any goods”: you have nothing it asks for."
    )
    istanbul.red.with_family_at("post office").with_cards("family").at("police station")
    assert words.question(istanbul.game) == (
        "You cannot act at the Police Station unless you play “family member to the police”: "
        "Your family member is at the Post Office, not at the Police Station."
    )
    istanbul.red.with_lira(3).with_cards("lira", "lira").at("gemstone dealer")
    assert words.question(istanbul.game).startswith("You cannot act at the Gemstone Dealer: It costs 14 lira")
    istanbul.red.with_lira(4)
    assert words.question(istanbul.game).startswith("You cannot act at the Gemstone Dealer unless you play “5 lira”")


def test_what_luck_may_bring_helps_too():
    letters = Story(expansions=["letters"])
    letters.red.with_delivered(1, 2).with_letters(3).with_cards("letter").at("secret society")
    assert words.question(letters.game) == (
        "You cannot act at the Secret Society unless you play “a letter”: "
        "It takes 6 seals, but your letters are worth 5."
    )


def plain_answers(state):
    return [option for option in state.options() if option.provider < 0 and option not in SPACE.closers]


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
def test_what_is_said_to_end_or_forbid_is_so(boxes):
    """Where a hint says that a turn ends or a place has no action, no use of one card or tile changes that."""
    hopeless = 0
    for seed in range(4):
        table = Table("istanbul", seats=3, seed=f"hints {seed}", options={"expansions": boxes})
        rng = Rng(seed)
        for _ in range(300):
            if table.over:
                break
            state = table.state
            said = words.question(state) if state.seat >= 0 else ""
            positions = [state] if said.startswith("You cannot act") and " unless " not in said else []
            for option in table.options():
                if option.text.startswith("move ") and words.describe_choice(state, option).endswith("turn ends"):
                    after = state.clone()
                    after.apply(option)
                    if after.question == "AssistantStep" and plain_answers(after):
                        after.apply(plain_answers(after)[0])
                    positions.append(after)
            for position in positions:
                assert plain_answers(position) == []
                for use in position.options():
                    if use.provider >= 0:
                        after = position.clone()
                        after.apply(use)
                        assert after.question != position.question or not plain_answers(after), use.text
            hopeless += len(positions)
            choices = table.options()
            table.play(choices[rng.below(len(choices))])
    assert hopeless > 20


def test_the_odds_of_a_bid_are_those_of_the_dice_and_the_red_tile(istanbul):
    def told(number: int) -> str:
        return words.describe_choice(istanbul.game, SPACE.by_text[f"bid {number}"])

    red = istanbul.red.at("tea house")
    assert [told(5), told(12)] == ["5 lira in 30 of 36 rolls, otherwise 2", "12 lira in 1 of 36 rolls, otherwise 2"]
    red.with_tiles("red")
    assert [told(3), told(5)] == ["3 lira for sure", "5 lira for sure"]
    # 8: a die of 4 or more, or both together; else both are rolled again: 27/36 + 9/36 * 15/36
    assert told(8) == "8 lira in about 85 of 100 rolls, otherwise 2"
    # 10: a 6 or two 5s; else once more: 12/36 + 24/36 * 6/36
    assert told(10) == "10 lira in 16 of 36 rolls, otherwise 2"
    mocha = Story(expansions=["mocha"])
    mocha.red.with_tiles("red").with_guild(9).to_move("fountain").play("guild 9")
    said = words.describe_choice(mocha.game, SPACE.by_text["bid 5"])
    assert said == "10 lira in 30 of 36 rolls, otherwise 4"  # the red tile does not help with a guild card


# -- who did it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
def test_whoever_catches_a_family_member_did_it_in_one_sentence(boxes):
    story = Story(expansions=boxes)
    story.blue.with_family_at("post office")
    story.red.meeting("post office").play("catch 2 lira")
    told = told_of(story.game, story.events)
    assert told == [
        (0, "Red caught Blue’s family member. Blue’s family member went to the Police Station. Red got 3 lira.")
    ]
    sentences = [words.tell(event) for event in story.events]
    assert sentences[1] == "Blue’s family member went to the Police Station."


def test_the_own_family_member_comes_back_by_card(istanbul):
    istanbul.red.with_family_at("post office").with_cards("family").to_move("fountain").play("card family lira")
    told = told_of(istanbul.game, istanbul.events)
    assert told == [
        (0, "Red played “family member to the police”. Red’s family member went to the Police Station. Red got 3 lira.")
    ]


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
