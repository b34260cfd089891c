"""A quick player that was learned: a small net looks at the question and at who is asked, and likes some answers more.

An answer is known by its words: `sell RRG` is selling, twice red and once green. So what was learned of one answer
serves all that are like it, and a game needs no list of them. Where it matters what an answer leads to (a place to go
to), the game tells that as numbers for each option: its aims.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meydan.kernel.choice import Choice
from meydan.kernel.mind import Mind
from meydan.kernel.state import State
from meydan.search.layer import ONE, ZERO, Layer, as_bytes, scale_of
from meydan.search.rollout import Policy

if TYPE_CHECKING:
    from mypy_extensions import i64

LEAST: Final = -1  # numbers in a question are told from here
MOST: Final = 50  # to here


def tokens_of(text: str) -> dict[str, int]:
    """The words by which an answer is known, and how often each counts.

    >>> tokens_of("move 7")
    {'move': 1, 'move 7': 1}
    >>> tokens_of("sell RRG")
    {'sell': 1, 'sell R': 2, 'sell G': 1, 'sell #': 3}
    """
    words = text.split()
    verb = words[0]
    found = {verb: 1}
    if len(words) > 1:
        word = words[1]
        if word.isalpha() and word.isupper():
            for letter in word:
                name = f"{verb} {letter}"
                found[name] = found.get(name, 0) + 1
            found[f"{verb} #"] = len(word)
        else:
            found[f"{verb} {word}"] = 1
        if len(words) > 2:
            found[" ".join(words)] = 1
    return found


def asked_names(frame: Any) -> list[str]:
    """What a question tells of itself: which it is, and each number in it: as it is, and whether there is any."""
    kind = type(frame).__name__
    names = [f"asked {kind}"]
    for field in type(frame).FIELDS:
        if field != "seat":
            names += [f"{kind} {field}", f"{kind} with {field}"]
    return names


def asked_numbers(frame: Any) -> list[int]:
    """The same as numbers."""
    found = [1]
    for field in type(frame).FIELDS:
        if field != "seat":
            told = getattr(frame, field)
            number = len(told) if isinstance(told, list) else int(told)
            found.append(LEAST if number < LEAST else MOST if number > MOST else number)
            found.append(int(number > 0))
    return found


class Words:
    """What hidden units make of one answer, in bytes as in a layer; what comes last is how it is liked anyway."""

    def __init__(self, row: list[float]) -> None:
        scale = scale_of(row[:-1])
        self.weights = as_bytes(row[:-1], scale)
        self.scale = scale / ONE / ONE
        self.anyway = row[-1]

    def liked(self, speaking: list[int]) -> float:
        weights = self.weights
        total: i64 = 0
        at: i64 = 0
        count: i64 = len(speaking)
        while at < count:
            unit: i64 = speaking[at]
            loud: i64 = speaking[at + 1]
            total += (weights[unit] - ZERO) * loud
            at += 2
        return self.anyway + float(total) * self.scale


class LearnedPolicy(Policy):
    """Answers for any seat. Rows have one entry for each hidden unit; those of tokens and aims one more, a bias."""

    def __init__(
        self,
        mind: Mind,
        features: dict[str, list[float]],
        bias: list[float],
        tokens: dict[str, list[float]],
        aims: list[list[float]],
    ) -> None:
        self.mind = mind
        self.hidden = len(bias)
        self.number = {name: at for at, name in enumerate(features)}
        self.layer = Layer(list(features.values()), bias)
        self.tokens = tokens
        # What hidden units make of an aim; their bias is in units of them, since those are told in parts of ONE.
        self.wants = Layer(
            [[row[unit] for row in aims] for unit in range(len(bias))], [row[-1] * ONE for row in aims], False
        )
        self.asked: dict[str, list[int]] = {}  # by question: where its numbers are among the features
        self.known: dict[int, Words] = {}  # by the number of a choice

    def answer(self, state: State, seat: int, options: list[Choice]) -> Choice:
        scores = self.scores(state, seat, options)
        best = 0
        for at in range(1, len(scores)):
            if scores[at] > scores[best]:
                best = at
        return options[best]

    def ranked(self, state: State, seat: int, options: list[Choice]) -> list[Choice]:
        scores = self.scores(state, seat, options)
        order = sorted(range(len(options)), key=lambda at: -scores[at])
        return [options[at] for at in order]

    def scores(self, state: State, seat: int, options: list[Choice]) -> list[float]:
        """How much each option is liked."""
        return self.liked(self.look(state, seat), options, self.mind.aims(state, seat, options))

    def liked(self, seen: list[int], options: list[Choice], aims: list[list[int]]) -> list[float]:
        """The same, from what is seen and what the options lead to."""
        speaking = self.layer.feel(seen)
        scores = [self.words_of(option).liked(speaking) for option in options]
        if len(aims) > 0:
            wanted = [0.0] * self.wants.units
            wants = self.wants.feel(speaking)
            for at in range(0, len(wants), 2):
                wanted[wants[at]] = wants[at + 1] / ONE / ONE
            for number, aim in enumerate(aims):
                score = scores[number]
                for at, much in enumerate(aim):
                    if much:
                        score += wanted[at] * much
                scores[number] = score
        return scores

    def look(self, state: State, seat: int) -> list[int]:
        """All features that are not 0: by turns where and what."""
        found: list[int] = []
        for at, value in enumerate(self.mind.situation(state, seat)):
            if value:
                found.append(at)
                found.append(value)
        frame: Any = state.stack[-1]
        places = self.places_of(frame)
        numbers = asked_numbers(frame)
        for part in range(len(places)):
            if places[part] >= 0 and numbers[part]:
                found.append(places[part])
                found.append(numbers[part])
        return found

    def places_of(self, frame: Any) -> list[int]:
        kind = type(frame).__name__
        places = self.asked.get(kind)
        if places is None:
            places = [self.number.get(name, -1) for name in asked_names(frame)]
            self.asked[kind] = places
        return places

    def words_of(self, choice: Choice) -> Words:
        """What hidden units make of an answer: the sum of what they make of its words."""
        words = self.known.get(choice.index)
        if words is None:
            row = [0.0] * (self.hidden + 1)
            for token, count in tokens_of(choice.text).items():
                learned = self.tokens.get(token)
                if learned is not None:
                    for at in range(len(row)):
                        row[at] += learned[at] * count
            words = Words(row)
            self.known[choice.index] = words
        return words
