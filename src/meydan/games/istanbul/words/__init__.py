# uncompiled: words are for people and never on a hot path
"""What Istanbul tells people: what is asked, what an option does, what happened, why not, how it stands."""

from meydan.games.istanbul.words.telling import WORDS

__all__ = ["WORDS"]
