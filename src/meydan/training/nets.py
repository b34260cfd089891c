"""The nets while they learn: arrays of numpy, for features in a scale in which all vary alike."""

from __future__ import annotations

import json
import math
import os
from copy import copy
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Self

from meydan.kernel.choice import Choice
from meydan.kernel.errors import MeydanError
from meydan.kernel.files import write_whole
from meydan.kernel.mind import Mind
from meydan.search.net import Net
from meydan.search.policy import LearnedPolicy, tokens_of

POLICY_UNITS: Final = 32
VALUE_UNITS: Final = 64
ABSENT: Final = -1e9  # how an empty seat stands
LEAST_SPREAD: Final = 0.05
DIGITS: Final = 3  # of the largest weight of a row in a file

TABLES: Final = ("features", "tokens", "aims")

Rows = dict[str, Any]  # weights by the name of what they weigh


class NoNumpy(MeydanError):
    """What is needed to learn, and only for that, is not here."""


def numpy() -> Any:
    """The package; without it, an error that says how to get it."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # products are small, and other processors play
    try:
        return import_module("numpy")
    except ImportError:
        raise NoNumpy("learning needs numpy; install the extra: pip install 'meydan[train]'") from None


@dataclass(slots=True)
class Questions:
    """Many questions, the options of each after those of the one before."""

    seen: Any  # a row for each question
    starts: Any  # where its options begin
    question: Any  # of each option, to which it belongs
    offered: Any  # of each option, the number of the choice
    aimed: Any  # of each option, whether it has aims
    aims: Any  # a row for each option that has
    chosen: Any  # of each question, the place of the answer among all options
    likely: Any  # how likely that was
    gained: Any  # and what it gained

    def some(self, np: Any, at: Any) -> Questions:
        """Those of some numbers only."""
        sizes = np.diff(np.append(self.starts, len(self.offered)))[at]
        starts = first_of(np, sizes)
        question = np.repeat(np.arange(len(at)), sizes)
        options = np.arange(len(question)) - starts[question] + self.starts[at][question]
        aimed = self.aimed[options]
        return Questions(
            self.seen[at], starts, question, self.offered[options], aimed,
            self.aims[(np.cumsum(self.aimed) - 1)[options[aimed]]],
            starts + self.chosen[at] - self.starts[at], self.likely[at], self.gained[at],
        )  # fmt: skip


def first_of(np: Any, sizes: Any) -> Any:
    """Where each of several parts begins that follow one another."""
    return np.cumsum(sizes) - sizes


class Adam:
    """How weights learn: each by its own pace, in place."""

    def __init__(self, parts: list[Any], rate: float) -> None:
        np = numpy()
        self.parts = parts
        self.rate = rate
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, slopes: list[Any], share: float) -> None:
        """One step down the slopes, at a share of the rate."""
        self.steps += 1
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            steady = mean / (1 - 0.9**self.steps)
            sure = numpy().sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= self.rate * share * steady / sure


class LearningNet:
    """What both have in common: a hidden layer over features in their own scale, and a file it came from."""

    parts: list[Any]  # the first are the rows of the features and the bias of the hidden units

    def __init__(self, names: list[str], told: Rows | None, units: int) -> None:
        np = numpy()
        self.names = names
        self.random = np.random.default_rng(0)
        self.told: Rows = told or {"bias": [], "out": [], "features": {}, "tokens": {}, "aims": {}}
        self.old = len(self.told["bias"])  # units that have learned something; who has fewer than are wanted grows
        self.hidden = max(units, self.old)
        self.mean = np.zeros(len(names), np.float32)
        self.spread = np.ones(len(names), np.float32)
        self.steady: list[Any] | None = None

    def array(self, table: str, names: list[str], more: int = 0) -> Any:
        """Weights as the file has them; nothing is made of what it does not know."""
        np = numpy()
        found = np.zeros((len(names), self.hidden + more), np.float32)
        for row, name in enumerate(names):
            known = self.told[table].get(name)
            if known is not None:
                found[row, : self.old] = known[: self.old]
                found[row, self.hidden :] = known[self.old :]
        return found

    def vector(self, name: str) -> Any:
        """One weight for each unit; 0 for those that are new."""
        np = numpy()
        return np.array(self.told[name] + [0.0] * (self.hidden - self.old), np.float32)

    def look_at(self, seen: Any) -> None:
        """From now on features are seen in the scale in which these vary, and mean the same as before."""
        np = numpy()
        spread = seen.std(0)
        self.mean, self.spread = seen.mean(0), np.where(spread > 0, spread + LEAST_SPREAD, 1).astype(np.float32)
        first, bias = self.parts[:2]
        bias += self.mean @ first
        first *= self.spread[:, None]
        new = first[:, self.old :]  # which need something to begin with, where there is anything to see
        new[:] = self.random.normal(0, math.sqrt(2 / len(self.names)), new.shape) * (spread > 0)[:, None]

    def settle(self, share: float) -> None:
        """Remember the mean of how it was lately, which is steadier than how it is."""
        if self.steady is None:
            self.steady = [part.copy() for part in self.parts]
        for mean, part in zip(self.steady, self.parts, strict=True):
            mean += share * (part - mean)

    def settled(self) -> Self:
        """The net as it was lately in the mean."""
        other = copy(self)
        other.parts = self.steady or self.parts
        return other

    def first(self) -> Rows:
        """The features and the bias, as they are where features are not scaled."""
        first = self.parts[0] / self.spread[:, None]
        return {"bias": self.parts[1] - self.mean @ first, "features": dict(zip(self.names, first, strict=True))}


class ValueNet(LearningNet):
    """How likely each seat is to win: a softmax over the seats."""

    def __init__(self, names: list[str], told: Rows | None, rate: float) -> None:
        super().__init__(names, told, VALUE_UNITS)
        out = self.vector("out")
        self.parts = [self.array("features", names), self.vector("bias"), out]
        if not self.old:
            out[:] = self.random.normal(0, math.sqrt(0.1 / self.hidden), out.shape)
        self.adam = Adam(self.parts, rate)

    def chances(self, rows: Any, seated: Any) -> Any:
        np = numpy()
        first, bias, out = self.parts
        self.seen = ((rows - self.mean) / self.spread).reshape(-1, rows.shape[2])
        self.felt = np.maximum(self.seen @ first + bias, 0)
        scores = np.where(seated, (self.felt @ out).reshape(seated.shape), ABSENT)
        scores = np.exp(scores - scores.max(1, keepdims=True))
        return scores / scores.sum(1, keepdims=True)

    def learn(self, rows: Any, seated: Any, won: Any, share: float) -> float:
        """From who won; how wrong it was before, as the mean of minus the logarithm."""
        np = numpy()
        chances = self.chances(rows, seated)
        wrong = ((chances - won) / len(rows)).reshape(-1).astype(np.float32)
        back = wrong[:, None] * self.parts[2] * (self.felt > 0)
        self.adam.step([self.seen.T @ back, back.sum(0), self.felt.T @ wrong], share)
        return -float((won * np.log(chances + 1e-9)).sum(1).mean())

    def rows(self) -> Rows:
        """As it is written to a file."""
        return {**self.first(), "out": self.parts[2]}


class PolicyNet(LearningNet):
    """How much each answer is liked: hidden units weigh its words, and its aims."""

    def __init__(
        self, names: list[str], aims: list[str], choices: list[Choice], told: Rows | None, rate: float
    ) -> None:
        super().__init__(names, told, POLICY_UNITS)
        np = numpy()
        self.aim_names = aims
        number: dict[str, int] = {}
        known = [tokens_of(choice.text) for choice in choices]
        for words in known:
            for word in words:
                number.setdefault(word, len(number))
        self.tokens = list(number)
        self.table = np.zeros((len(choices), len(number)), np.float32)  # how often each answer has each word
        for at, words in enumerate(known):
            for word, count in words.items():
                self.table[at, number[word]] = count
        self.most = np.ones(len(aims), np.float32)
        words_rows, aim_rows = self.array("tokens", self.tokens, 1), self.array("aims", aims, 1)
        self.parts = [
            self.array("features", names), self.vector("bias"),
            words_rows[:, :-1].copy(), words_rows[:, -1].copy(), aim_rows[:, :-1].copy(), aim_rows[:, -1].copy(),
        ]  # fmt: skip
        self.adam = Adam(self.parts, rate)

    def look_at_aims(self, aims: Any) -> None:
        """As `look_at`: aims are seen as parts of the largest."""
        if len(aims):
            self.most = numpy().maximum(1, numpy().abs(aims).max(0))
            self.parts[4] *= self.most[:, None]
            self.parts[5] *= self.most

    def likely(self, asked: Questions) -> Any:
        """How likely each option is to be chosen."""
        np = numpy()
        first, bias, words, word_bias, led, led_bias = self.parts
        self.seen = (asked.seen - self.mean) / self.spread
        self.felt = np.maximum(self.seen @ first + bias, 0)
        self.used, self.place = np.unique(asked.offered, return_inverse=True)
        table = self.table[self.used]
        self.liking = table @ words
        liked = np.einsum("oh,oh->o", self.felt[asked.question], self.liking[self.place])
        liked += (table @ word_bias)[self.place]
        if len(asked.aims):
            wanted = self.felt @ led.T + led_bias
            liked[asked.aimed] += np.einsum("oa,oa->o", asked.aims / self.most, wanted[asked.question[asked.aimed]])
        liked = np.exp(liked - np.maximum.reduceat(liked, asked.starts)[asked.question])
        return liked / np.add.reduceat(liked, asked.starts)[asked.question]

    def step(self, asked: Questions, wrong: Any, share: float) -> None:
        """One step, from how much too likely each option was just now."""
        np = numpy()
        led, led_bias = self.parts[4:]
        wrong = (wrong / len(self.seen)).astype(np.float32)
        order = np.argsort(self.place, kind="stable")
        bounds = np.searchsorted(self.place[order], np.arange(len(self.used)))
        by_choice = np.add.reduceat((wrong[:, None] * self.felt[asked.question])[order], bounds)
        by_choice_bias = np.add.reduceat(wrong[order], bounds)
        back = np.add.reduceat(wrong[:, None] * self.liking[self.place], asked.starts)
        by_led, by_led_bias = np.zeros_like(led), np.zeros_like(led_bias)
        if len(asked.aims):
            total = np.zeros((len(self.seen), len(led)), np.float32)
            np.add.at(total, asked.question[asked.aimed], wrong[asked.aimed][:, None] * (asked.aims / self.most))
            by_led, by_led_bias = total.T @ self.felt, total.sum(0)
            back += total @ led
        back *= self.felt > 0
        table = self.table[self.used]
        self.adam.step(
            [self.seen.T @ back, back.sum(0), table.T @ by_choice, table.T @ by_choice_bias, by_led, by_led_bias], share
        )

    def rows(self) -> Rows:
        """As it is written to a file."""
        np = numpy()
        _, _, words, word_bias, led, led_bias = self.parts
        led, led_bias = led / self.most[:, None], led_bias / self.most
        return {
            **self.first(),
            "tokens": dict(zip(self.tokens, np.column_stack([words, word_bias]), strict=True)),
            "aims": dict(zip(self.aim_names, np.column_stack([led, led_bias]), strict=True)),
        }

    def met(self) -> Rows:
        """The same without what never came up."""
        return {
            name: {word: row for word, row in table.items() if row.any()} if name in TABLES else table
            for name, table in self.rows().items()
        }


def plain(rows: Rows) -> Rows:
    """The same without arrays, with as many digits as count."""
    return {
        name: {word: shortened(row) for word, row in table.items()} if isinstance(table, dict) else shortened(table)
        for name, table in rows.items()
    }


def shortened(row: Any) -> list[float]:
    """Numbers as exact as bytes can be: with so many places that the largest has three digits or four."""
    largest = max((abs(float(value)) for value in row), default=0.0)
    places = DIGITS - 1 - math.floor(math.log10(largest)) if largest else 0
    return [round(float(value), places) for value in row]


def write_rows(told: Rows, path: Path) -> None:
    """One line for each row of a table, so that a change can be read."""
    parts: list[str] = []
    for name, value in told.items():
        if name in TABLES:
            rows = ",\n".join(f"    {json.dumps(word)}: {_in_a_line(row)}" for word, row in value.items())
            parts.append(f"  {json.dumps(name)}: {{\n{rows}\n  }}")
        else:
            parts.append(f"  {json.dumps(name)}: {json.dumps(value)}")
    text = ",\n".join(parts)
    write_whole(path, f"{{\n{text}\n}}\n")


def _in_a_line(row: list[float]) -> str:
    """As short as JSON can be."""
    return json.dumps([int(value) if value == int(value) else value for value in row], separators=(",", ":"))


def as_net(told: Rows) -> Net:
    """The value of a file's rows, to play with."""
    return Net(list(told["features"].values()), told["bias"], told["out"])


def as_policy(mind: Mind, told: Rows) -> LearnedPolicy:
    """The quick player of a file's rows, to play with."""
    return LearnedPolicy(mind, told["features"], told["bias"], told["tokens"], list(told["aims"].values()))
