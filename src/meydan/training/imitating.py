"""A quick player learns to answer as its teacher did: numpy, one processor, minutes."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from meydan.kernel.game import Game
from meydan.search.finding import FORMAT, find_mind
from meydan.search.policy import asked_names, asked_numbers, tokens_of
from meydan.training.learning import HELD_OUT, Adam, numpy, shortened, write_rows
from meydan.training.selfplay import lessons, seed_of

MOST_OPTIONS: Final = 40  # of more, so many are learned from
MOST_LESSONS: Final = 400_000
BATCH: Final = 512
AWAY: Final = -1  # no option
DIGITS: Final = 3  # of each weight


class Lessons:
    """Questions with their options, as arrays."""

    def __init__(self, np: Any, rules: Game[Any], lines: list[str]) -> None:
        told = json.loads(lines[0])
        self.header = rules.header(told["n"], None, told["o"])
        mind = find_mind(rules)
        names = mind.situation_names(self.header)
        number = {name: at for at, name in enumerate(names)}
        aims = len(mind.aim_names(self.header))
        rows: list[list[tuple[int, int]]] = []
        situations: list[Any] = []
        offered: list[list[int]] = []
        taught: list[int] = []
        led: list[Any] = []  # the aims, of those lessons that have any
        self.leads: list[int] = []
        self.games: list[int] = []
        for game, line in enumerate(lines):
            for state, options, answer in lessons(rules, line):
                if len(options) > MOST_OPTIONS:
                    others = [option for option in options if option is not answer]
                    others.sort(key=lambda option: seed_of(option.text, len(taught)))
                    options = [answer, *others[: MOST_OPTIONS - 1]]
                frame = state.stack[-1]
                asked = zip(asked_names(frame), asked_numbers(frame), strict=True)
                rows.append([(number.setdefault(name, len(number)), value) for name, value in asked])
                situations.append(np.array(mind.situation(state, frame.seat), np.int16))
                offered.append([option.index for option in options] + [AWAY] * (MOST_OPTIONS - len(options)))
                taught.append(options.index(answer))
                found = mind.aims(state, frame.seat, options)
                self.leads.append(len(led) if found else -1)
                if found:
                    block = np.zeros((MOST_OPTIONS, aims), np.int8)
                    for at, aim in enumerate(found):
                        block[at, : len(aim)] = aim
                    led.append(block)
                self.games.append(game)
            if len(taught) > MOST_LESSONS:
                break
        self.names = list(number)
        self.seen = np.zeros((len(taught), len(number)), np.int16)
        for at, row in enumerate(situations):
            self.seen[at, : len(row)] = row
        for at, pairs in enumerate(rows):
            for where, value in pairs:
                self.seen[at, where] = value
        self.offered = np.array(offered, np.int32)
        self.taught = np.array(taught)
        self.aims = np.array(led) if led else np.zeros((1, MOST_OPTIONS, max(1, aims)), np.int8)
        self.led = np.array(self.leads)
        self.game = np.array(self.games)


def imitate(
    rules: Game[Any],
    lines: list[str],
    hidden: int = 32,
    rounds: int = 6,
    rate: float = 2e-3,
    decay: float = 1e-5,
    say: Callable[[str], None] = print,
) -> dict[str, Any]:
    """The quick player that these lessons of one mix of boxes make, as it is written to a file."""
    np = numpy()
    told = Lessons(np, rules, lines)
    mind = find_mind(rules)
    used = np.unique(told.offered[told.offered >= 0])
    tokens, table = _tokens(np, [rules.space.actions[index].text for index in used])
    place = np.full(len(rules.space.actions) + 1, AWAY)
    place[used] = np.arange(len(used))
    offered = place[told.offered]  # the last entry stands for no option
    test = told.game % HELD_OUT == 0
    mean, spread = told.seen[~test].mean(0), told.seen[~test].std(0)
    alive = spread > 0
    spread = np.where(alive, spread + 1e-2, 1.0)
    most = np.maximum(1, np.abs(told.aims).reshape(-1, told.aims.shape[2]).max(0)).astype(np.float32)
    net = _Net(np, told.seen.shape[1], table, told.aims.shape[2], hidden, rate, decay)
    chosen, held = np.flatnonzero(~test), np.flatnonzero(test)

    def some(at: Any) -> tuple[Any, Any, Any, Any]:
        leads = told.led[at]
        has = leads >= 0
        seen = ((told.seen[at] - mean) / spread).astype(np.float32)
        return seen, offered[at], told.aims[leads[has]] / most, has

    right = loss = 0.0
    for number in range(rounds):
        share = 0.5 * (1 + math.cos(math.pi * number / rounds)) + 0.01
        order = net.random.permutation(chosen)
        for first in range(0, max(1, len(order) - BATCH + 1), BATCH):
            at = order[first : first + BATCH]
            net.learn(some(at), told.taught[at], share)
        right = loss = 0.0
        for first in range(0, len(held), 4096):
            at = held[first : first + 4096]
            _, liked = net.think(*some(at))
            right += float((liked.argmax(1) == told.taught[at]).sum())
            loss -= float(np.log(liked[np.arange(len(at)), told.taught[at]] + 1e-9).sum())
        right, loss = right / max(1, len(held)), loss / max(1, len(held))
        say(f"round {number + 1}: loss {loss:.4f}, answered as taught in {right:.1%}")
    first_layer, bias, words, word_bias, led, led_bias = net.parts
    bias = bias - (mean / spread) @ first_layer
    first_layer = first_layer / spread[:, None]
    led, led_bias = led / most[:, None], led_bias / most
    rows = {
        "features": {name: row for name, row, lives in zip(told.names, first_layer, alive, strict=True) if lives},
        "tokens": dict(zip(tokens, np.column_stack([words, word_bias]), strict=True)),
        "aims": dict(zip(mind.aim_names(told.header), np.column_stack([led, led_bias]), strict=False)),
    }
    return {
        "format": FORMAT,
        "box": mind.box(told.header),
        "rules": rules.rules_version,
        "made": {
            "games": len(lines),
            "lessons": len(told.taught),
            "rounds": rounds,
            "loss": round(loss, 4),
            "answered as taught": round(right, 4),
        },
        "bias": shortened(bias, DIGITS),
        **{name: {word: shortened(row, DIGITS) for word, row in table.items()} for name, table in rows.items()},
    }


def write_policy(told: dict[str, Any], folder: Path) -> Path:
    return write_rows(told, folder / f"{told['box']}.policy.json", ("features", "tokens", "aims"))


def _tokens(np: Any, texts: list[str]) -> tuple[list[str], Any]:
    """All words by which these answers are known, and how often each answer has each."""
    number: dict[str, int] = {}
    rows = [
        [(number.setdefault(token, len(number)), count) for token, count in tokens_of(text).items()] for text in texts
    ]
    table = np.zeros((len(texts), len(number)), np.float32)
    for at, row in enumerate(rows):
        for token, count in row:
            table[at, token] = count
    return list(number), table


class _Net:
    """What is seen makes hidden units speak; they say how much each word of an answer, and each aim, is liked."""

    def __init__(self, np: Any, seen: int, table: Any, aims: int, hidden: int, rate: float, decay: float) -> None:
        self.np = np
        self.table = table
        self.decay = decay
        self.random = np.random.default_rng(0)

        def small(count: int, size: float) -> Any:
            return self.random.normal(0, size, (count, hidden)).astype(np.float32)

        words = table.shape[1]
        self.parts = [
            small(seen, math.sqrt(2 / seen)),
            np.zeros(hidden, np.float32),
            small(words, 0.1 / math.sqrt(hidden)),
            np.zeros(words, np.float32),
            small(aims, 0.1 / math.sqrt(hidden)),
            np.zeros(aims, np.float32),
        ]
        self.adam = Adam(np, self.parts, rate)

    def think(self, seen: Any, offered: Any, aims: Any, has: Any) -> tuple[Any, Any]:
        np = self.np
        first, bias, words, word_bias, led, led_bias = self.parts
        hidden = np.maximum(seen @ first + bias, 0)
        every = hidden @ (self.table @ words).T + self.table @ word_bias
        liked = np.take_along_axis(every, np.maximum(offered, 0), 1)
        if has.any():
            liked[has] += np.einsum("qoa,qa->qo", aims, hidden[has] @ led.T + led_bias)
        liked = np.where(offered >= 0, liked, -1e9)
        liked = np.exp(liked - liked.max(1, keepdims=True))
        return hidden, liked / liked.sum(1, keepdims=True)

    def learn(self, some: tuple[Any, ...], taught: Any, share: float) -> None:
        seen, offered, aims, has = some
        np = self.np
        first, _, words, _, led, led_bias = self.parts
        hidden, wrong = self.think(seen, offered, aims, has)
        count = len(seen)
        wrong[np.arange(count), taught] -= 1
        wrong /= count
        every = np.zeros((count, len(self.table)), np.float32)
        there = offered >= 0
        np.add.at(every, (np.repeat(np.arange(count), there.sum(1)), offered[there]), wrong[there])
        by_word = every @ self.table
        back = by_word @ words
        by_aim = np.zeros_like(led)
        by_aim_bias = np.zeros_like(led_bias)
        if has.any():
            wanted = np.einsum("qoa,qo->qa", aims, wrong[has])
            by_aim, by_aim_bias = wanted.T @ hidden[has], wanted.sum(0)
            back[has] += wanted @ led
        back *= hidden > 0
        self.adam.step(
            [
                seen.T @ back + self.decay * first,
                back.sum(0),
                by_word.T @ hidden + self.decay * words,
                by_word.sum(0),
                by_aim + self.decay * led,
                by_aim_bias,
            ],
            share,
        )
