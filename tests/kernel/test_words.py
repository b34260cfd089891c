"""Reasons: codes that say themselves by the catalogues."""

from meydan.kernel.said import Said
from meydan.kernel.telling import why
from meydan.kernel.words import SHARED, Reason
from meydan.voice import LANGUAGES, Voice


def test_a_reason_says_itself_in_english():
    assert str(Reason("game-over")) == "The game is over."
    assert str(Reason("sj-role-first")) == "Take a role first."


def test_reasons_that_no_game_knows_have_words_in_every_language():
    for language in LANGUAGES:
        for code in SHARED:
            assert Voice(language).say(why(None, Reason(code)))


def test_a_code_without_words_shows_itself_and_its_values():
    assert str(Reason("never-heard", {"why": 3})) == "never-heard {'why': 3}"
    assert why(None, Reason("never-heard")) == Said("why-other")
