"""Every sentence a game tells has words in all five languages, with its values: whole games of every mix are told."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from meydan import GAMES, Rng
from meydan.kernel.frame import CHANCE
from meydan.kernel.said import Said, Seat
from meydan.voice import LANGUAGES, Voice

TELLING = [game for game in GAMES.values() if game.words() is not None]


def mixes(game):
    """Every mix of boxes and variants, with all numbers of players in turn; how the places lie is not told."""
    found = {}
    for at, (seats, options) in enumerate(game.mixes()):
        key = str({**options, "layout": None})
        found.setdefault(key, {}).setdefault(seats, at)
    return [list(by_seats.values())[turn % len(by_seats)] for turn, by_seats in enumerate(found.values())]


MIXES = [(game.name, at) for game in TELLING for at in mixes(game)]
VOICES = [Voice(language, ["Ada", "Bob", "Eve", "Olga", "Jan"]) for language in LANGUAGES]
STEPS = 120  # decisions of each game that are told


def spoken(told, seen):
    """Every sentence in some plain data, said once in each language; a voice refuses what it has no words for."""
    if isinstance(told, Said):
        key = repr(told)
        if key not in seen:
            seen.add(key)
            for voice in VOICES:
                text = voice.say(told)
                assert text.strip() and "{" not in text, (told, voice.language, text)
    elif is_dataclass(told) and not isinstance(told, Seat):
        for field in fields(told):
            spoken(getattr(told, field.name), seen)
    elif isinstance(told, dict):
        for value in told.values():
            spoken(value, seen)
    elif isinstance(told, (list, tuple)):
        for value in told:
            spoken(value, seen)


@pytest.mark.parametrize("name, mix", MIXES)
def test_a_whole_game_is_told_in_five_languages(name, mix):
    game = GAMES[name]
    words = game.words()
    seats, options = game.mixes()[mix]
    rng = Rng(mix)
    state = game.start(seats, str(mix), options)
    seen: set[str] = set()
    spoken(words.printed(state.header), seen)
    spoken([words.compared, words.charts], seen)
    if words.luck is not None:
        spoken(Said(words.luck.said, {"rolls": 3, "mean": 6, "expected": 7}), seen)
    for title, anchors in words.topics(state.header):
        spoken(title, seen)
        for anchor in anchors:
            topic = words.topic(anchor, state.header)
            assert topic is not None, anchor
            spoken(topic, seen)
    happened = state.events = []
    told = 0
    space = game.space.actions
    while not state.over and told < STEPS:
        if state.seat == CHANCE:
            state.apply(game.chance(state).sample(state, rng))
            continue
        told += 1
        if told % 3 == 0:
            for looker in {state.seat, (state.seat + 1) % seats, -1}:
                view = state.view(looker)
                asked = words.asked(view)
                hidden = game.shuffle_hidden(state, looker, rng) if looker >= 0 else state
                assert words.asked(hidden.view(looker)) == asked, "words tell what a seat may not know"
                assert [option.text for option in asked.options] == [option.text for option in view.options]
                spoken(asked, seen)
                assert {section.seat for section in asked.text} == {None, *range(seats)}, "everybody has a part"
                assert asked.auto is None or asked.auto in [option.text for option in view.options]
                for anchor in [*asked.now, *(option.about for option in asked.options if option.about)]:
                    assert words.topic(anchor, state.header) is not None, anchor
            for _ in range(5):
                choice = space[rng.below(len(space))]
                why = state.why_not(choice)
                if why is not None:
                    spoken(words.reason(why, state), seen)
        seat = state.seat
        answers = game.sensible(state, state.answers()) if told % 4 else state.answers()
        state.apply(answers[rng.below(len(answers))])
        if state.seat != seat or state.over:
            for listener in range(-1, seats):
                heard = [event for event in happened if event.heard_by(listener)]
                lines = words.lines(heard, state.header)
                assert len(lines) == len(heard)
                spoken(lines, seen)
            happened.clear()
    assert len(seen) > 100
