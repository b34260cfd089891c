"""A small net learns from positions who will win: numpy, one processor, seconds to minutes."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from meydan.kernel.errors import MeydanError
from meydan.kernel.files import write_whole
from meydan.kernel.game import Game
from meydan.search.finding import FORMAT, find_mind
from meydan.training.selfplay import positions

HELD_OUT = 10  # every so-many-th game is not learned from: it tells when to stop, and how good the net is
BATCH = 512
MOST_SEATS = 5
ABSENT = -1e9
DIGITS = 5  # of each weight


class NoNumpy(MeydanError):
    """What is needed to learn, and only for that, is not here."""


def numpy() -> Any:
    """The package; without it, an error that says how to get it."""
    try:
        return import_module("numpy")
    except ImportError:
        raise NoNumpy("learning needs numpy; install the extra: pip install 'meydan[train]'") from None


def learn(
    rules: Game[Any],
    lines: list[str],
    hidden: int = 32,
    rounds: int = 6,
    rate: float = 2e-3,
    decay: float = 1e-5,
    say: Callable[[str], None] = print,
) -> dict[str, Any]:
    """The net that these games of one mix of boxes teach, as it is written to a file."""
    np = numpy()
    told = json.loads(lines[0])
    header = rules.header(told["n"], None, told["o"])
    mind = find_mind(rules)
    features, parts, games = _arrays(np, rules, lines)
    seated = parts >= 0
    parts = np.where(seated, parts, 0).astype(np.float32)
    test = games % HELD_OUT == 0
    flat = features[~test][seated[~test]].astype(np.float32)
    mean, spread = flat.mean(0), flat.std(0) + 1e-3
    del flat
    net = _Net(np, features.shape[2], hidden, rate, decay)
    chosen = np.flatnonzero(~test)
    held = np.flatnonzero(test)
    best: tuple[float, list[Any]] = (math.inf, [])
    for number in range(rounds):
        share = 0.5 * (1 + math.cos(math.pi * number / rounds)) + 0.01
        order = net.random.permutation(chosen)
        for first in range(0, max(1, len(order) - BATCH + 1), BATCH):
            at = order[first : first + BATCH]
            net.learn((features[at] - mean) / spread, parts[at], seated[at], share)
        loss, right = _tested(np, net, features, parts, seated, held, mean, spread)
        say(f"round {number + 1}: loss {loss:.4f}, winner named in {right:.1%}")
        if loss < best[0]:
            best = (loss, [part.copy() for part in net.parts])
    first_layer, bias, out, _ = best[1]
    bias = bias - (mean / spread) @ first_layer
    first_layer = first_layer / spread[:, None]
    return {
        "format": FORMAT,
        "box": mind.box(header),
        "rules": rules.rules_version,
        "made": {
            "games": len(lines),
            "positions": len(games),
            "by": "greedy players who err",
            "rounds": rounds,
            "rate": rate,
            "decay": decay,
            "loss": round(best[0], 4),
            "loss of chance": round(float(np.log(seated[held].sum(1)).mean()), 4),
        },
        "bias": shortened(bias),
        "out": shortened(out[:, 0]),
        "features": dict(zip(mind.names(header), map(shortened, first_layer), strict=True)),
    }


def write(told: dict[str, Any], folder: Path) -> Path:
    return write_rows(told, folder / f"{told['box']}.json", ("features",))


def write_rows(told: dict[str, Any], path: Path, tables: tuple[str, ...]) -> Path:
    """One line for each row of a table, so that a change can be read."""
    parts: list[str] = []
    for name, value in told.items():
        if name in tables:
            rows = ",\n".join(f"    {json.dumps(word)}: {json.dumps(row)}" for word, row in value.items())
            parts.append(f"  {json.dumps(name)}: {{\n{rows}\n  }}")
        else:
            parts.append(f"  {json.dumps(name)}: {json.dumps(value)}")
    text = ",\n".join(parts)
    write_whole(path, f"{{\n{text}\n}}\n")
    return path


def shortened(row: Any, digits: int = DIGITS) -> list[float]:
    """Numbers with so many digits that count; whole ones without a point."""
    return [float(f"{value:.{digits}g}") for value in row]


def _arrays(np: Any, rules: Game[Any], lines: list[str]) -> tuple[Any, Any, Any]:
    """All positions, padded to the same number of seats; an absent seat has no part in the win: -1."""
    features: list[Any] = []
    parts: list[Any] = []
    games: list[int] = []
    for number, line in enumerate(lines):
        rows, won = positions(rules, line)
        block = np.zeros((len(rows), MOST_SEATS, len(rows[0][0])), np.int16)
        block[:, : len(won)] = rows
        features.append(block)
        parts += [[*won, *[-1.0] * (MOST_SEATS - len(won))]] * len(rows)
        games += [number] * len(rows)
    return np.concatenate(features), np.array(parts, np.float32), np.array(games)


def _tested(np: Any, net: Any, features: Any, parts: Any, seated: Any, at: Any, mean: Any, spread: Any) -> Any:
    loss = right = 0.0
    for first in range(0, len(at), 4096):
        some = at[first : first + 4096]
        _, _, chances = net.think((features[some] - mean) / spread, seated[some])
        loss -= float((parts[some] * np.log(chances + 1e-9)).sum())
        right += float((chances.argmax(1) == parts[some].argmax(1)).sum())
    return loss / len(at), right / len(at)


class Adam:
    """How weights learn: each by its own pace, in place."""

    def __init__(self, np: Any, parts: list[Any], rate: float) -> None:
        self.np = np
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
            sure = self.np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= self.rate * share * steady / sure


class _Net:
    """A hidden layer over the features of a seat, and a softmax over the seats; learned by Adam."""

    def __init__(self, np: Any, features: int, hidden: int, rate: float, decay: float) -> None:
        self.np = np
        self.decay = decay
        self.random = np.random.default_rng(0)
        self.parts = [
            self.random.normal(0, math.sqrt(2 / features), (features, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            self.random.normal(0, math.sqrt(0.1 / hidden), (hidden, 1)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.adam = Adam(np, self.parts, rate)

    def think(self, rows: Any, seated: Any) -> tuple[Any, Any, Any]:
        first, bias, out, _ = self.parts
        flat = rows.reshape(-1, rows.shape[2]).astype(self.np.float32)
        hidden = self.np.maximum(flat @ first + bias, 0)
        scores = self.np.where(seated, (hidden @ out).reshape(seated.shape), ABSENT)
        scores = self.np.exp(scores - scores.max(1, keepdims=True))
        return flat, hidden, scores / scores.sum(1, keepdims=True)

    def learn(self, rows: Any, parts: Any, seated: Any, share: float) -> None:
        flat, hidden, chances = self.think(rows, seated)
        first, _, out, _ = self.parts
        wrong = ((chances - parts) / len(rows)).reshape(-1, 1).astype(self.np.float32)
        back = (wrong @ out.T) * (hidden > 0)
        slopes = [
            flat.T @ back + self.decay * first,
            back.sum(0),
            hidden.T @ wrong + self.decay * out,
            wrong.sum(0),
        ]
        self.adam.step(slopes, share)
