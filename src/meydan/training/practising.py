"""A quick player and a value become better by practice: many games against themselves, a small step after each few.

What turned out better than the value had expected is answered more often from then on, what turned out worse less
often; and the value learns from who won. Both may begin with nothing at all.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from meydan.arena.seeds import seed_of
from meydan.arena.workers import Workers
from meydan.bots import Bot, bring_bot
from meydan.kernel.files import write_whole
from meydan.kernel.frame import Chance
from meydan.kernel.rng import Rng
from meydan.search.finding import find_mind
from meydan.search.paired import OPEN
from meydan.search.policy import asked_names
from meydan.search.practice import Practice, Teacher, practise
from meydan.training.boxes import Box
from meydan.training.nets import PolicyNet, Questions, Rows, ValueNet, as_net, as_policy, first_of, numpy

TOGETHER: Final = 64  # games between two steps
APART: Final = 8  # of those, what one process plays at once
FADING: Final = 0.9  # how much less each later turn counts for what was answered
CLIP: Final = 0.2  # by how much an answer becomes likelier in one step at most
CURIOUS: Final = 0.004  # how much is given for not being sure
ROUNDS: Final = 2  # how often each question is learned from
BATCH: Final = 2048
POLICY_RATE: Final = 2e-3
VALUE_RATE: Final = 1e-3
LEAST_SHARE: Final = 0.05  # of these rates, at the end
SETTLING: Final = 0.05  # nets are written as they were in the last twenty steps or so
KEPT_EVERY: Final = 16  # steps
RECENT: Final = 30  # steps whose games tell how good the value is
SEATS: Final = 5
GAMES_TO_LOOK: Final = 4  # of each mix, to find out which questions there are


@dataclass(slots=True)
class Played:
    """Some games as arrays: what was asked, and the position at the start of each turn."""

    asked: Questions
    rows: Any
    seated: Any
    won: Any
    games: int


class Course:
    """Both nets of a box while they practise. It can be put down after any step and taken up again."""

    def __init__(
        self, box: Box, policy: Rows | None, value: Rows | None, wanted: int, seed: str, teacher: str = ""
    ) -> None:
        self.box = box
        self.teacher = teacher  # a bot by its name, whose answers are learned instead of what gained
        self.wanted = wanted  # games in all
        self.steps = -(-wanted // TOGETHER)
        self.seed = seed
        self.done = 0
        self.games = 0
        self.questions = 0
        self.loss = 0.0  # of the value, in the newest games before it learned from them
        self.loss_of_chance = 0.0
        mind = find_mind(box.rules)
        seats, options = box.mixes[0]
        header = box.rules.header(seats, None, options)
        seen = [*mind.situation_names(header), *(questions_of(box) if policy is None else policy["features"])]
        self.policy = PolicyNet(
            list(dict.fromkeys(seen)), mind.aim_names(header), box.rules.space.actions, policy, POLICY_RATE
        )
        self.value = ValueNet(mind.names(header), value, VALUE_RATE)

    def practise(self, team: Workers, keep: Path, tell: Callable[[int], None]) -> None:
        """All steps that are left; every few of them it is kept in a file."""
        while self.done < self.steps:
            numbers = range(self.done * TOGETHER, min((self.done + 1) * TOGETHER, self.wanted))
            batches = [numbers[first : first + APART] for first in range(0, len(numbers), APART)]
            nets = lists(self.policy.rows()), lists(self.value.rows())
            play = partial(play_games, self.box, self.seed, *nets, teacher=self.teacher)
            found = sorted(team.each(partial(_numbered, play), batches), key=lambda one: one[0])
            self.learn(together(numpy(), [played for _, played in found if played is not None]))
            self.done += 1
            if self.done % KEPT_EVERY == 0 or self.done == self.steps:
                write_whole(keep, pickle.dumps(self))
            tell(self.done)

    def learn(self, played: Played) -> None:
        np = numpy()
        asked = played.asked
        if self.done == 0:
            self.policy.look_at(asked.seen)
            self.policy.look_at_aims(asked.aims)
            self.value.look_at(played.rows[played.seated])
        self.games += played.games
        self.questions += len(asked.gained)
        share = max(LEAST_SHARE, 1 - self.done / self.steps)
        random = np.random.default_rng(self.done)
        asked.gained = ((asked.gained - asked.gained.mean()) / (asked.gained.std() + 1e-6)).astype(np.float32)
        for _ in range(ROUNDS):
            for at in batches_of(random.permutation(len(asked.gained)), BATCH):
                (imitate if self.teacher else step)(np, self.policy, asked.some(np, at), share)
        losses = [
            self.value.learn(played.rows[at], played.seated[at], played.won[at], share)
            for at in batches_of(random.permutation(len(played.rows)), BATCH // 4)
        ]
        self.policy.settle(SETTLING)
        self.value.settle(SETTLING)
        self.loss += (sum(losses) / len(losses) - self.loss) / min(RECENT, self.done + 1)
        chance = float(np.log(played.seated.sum(1)).mean())
        self.loss_of_chance += (chance - self.loss_of_chance) / min(RECENT, self.done + 1)


def batches_of(order: Any, size: int) -> list[Any]:
    """Parts of about this size; at least one."""
    return [order[first : first + size] for first in range(0, max(1, len(order) - size + 1), size)]


def step(np: Any, net: PolicyNet, asked: Questions, share: float) -> None:
    """More of what gained, less of what lost; but not much more or less at once, and not too sure too soon."""
    likely = net.likely(asked)
    logs = np.log(likely + 1e-12)
    unsure = -np.add.reduceat(likely * logs, asked.starts)
    ratio = likely[asked.chosen] / asked.likely
    free = np.where(asked.gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(free, asked.gained * ratio, 0.0)
    wrong = push[asked.question] * likely
    wrong[asked.chosen] -= push
    wrong += CURIOUS * likely * (logs + unsure[asked.question])
    net.step(asked, wrong, share)


def imitate(np: Any, net: PolicyNet, asked: Questions, share: float) -> None:
    """More of what was answered."""
    wrong = net.likely(asked)
    wrong[asked.chosen] -= 1
    net.step(asked, wrong, share)


# -- games --------------------------------------------------------------------------------------------------


def lists(rows: Rows) -> Rows:
    """Rows without arrays: to play with, and for another process."""
    return {
        name: {word: row.tolist() for word, row in table.items()} if isinstance(table, dict) else table.tolist()
        for name, table in rows.items()
    }


def _numbered(play: Callable[[Sequence[int]], Played | None], numbers: Sequence[int]) -> tuple[int, Played | None]:
    return numbers[0], play(numbers)


def play_games(
    box: Box, seed: str, policy: Rows, value: Rows, numbers: Sequence[int], teacher: str = ""
) -> Played | None:
    """The games of these numbers; None if not one of them came to an end."""
    rules = box.rules
    mind = find_mind(rules)
    player, net = as_policy(mind, policy), as_net(value)
    games: list[tuple[Practice, list[float]]] = []
    for number in numbers:
        name = f"{seed}/{number}"
        seats, options = box.mixes[seed_of(name, "mix") % len(box.mixes)]
        state: Any = rules.initial(rules.header(seats, None, options))
        taught = answers_of(bring_bot(teacher, seed_of(name, "teacher"))) if teacher else None
        own, luck = Rng(seed_of(name)), Rng(seed_of(name, "luck"))
        game = practise(state, player, net, len(policy["aims"]), own, luck, taught)
        if game.ended:
            ranks = rules.result(state).ranks
            games.append((game, [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]))
    return as_arrays(numpy(), games, len(policy["features"]), len(policy["aims"])) if games else None


def answers_of(bot: Bot) -> Teacher:
    """What a bot answers in a position: from what its seat may know."""
    return lambda state: bot.choose(state.view(state.seat))


def as_arrays(np: Any, games: Sequence[tuple[Practice, list[float]]], width: int, aims: int) -> Played:
    """All questions of some games, with what each answer gained, and all positions."""
    parts = [_questions(np, game, won, width, aims) for game, won in games]
    blocks: list[Any] = []
    won_by: list[Any] = []
    for game, won in games:
        rows = np.array(game.rows, np.float32)
        block = np.zeros((len(rows), SEATS, rows.shape[2]), np.float32)
        block[:, : len(won)] = rows
        blocks.append(block)
        won_by += [[*won, *[-1.0] * (SEATS - len(won))]] * len(rows)
    told = np.array(won_by, np.float32)
    return Played(joined(np, parts), np.concatenate(blocks), told >= 0, np.maximum(told, 0), len(games))


def _questions(np: Any, game: Practice, won: list[float], width: int, aims: int) -> Questions:
    values = np.array([*game.values, won], np.float32)
    values[:-1] = OPEN * values[:-1] + (1 - OPEN) / len(won)  # so that who has as good as won makes an end of it
    gains = values[1:] - values[:-1]
    for at in range(len(gains) - 2, -1, -1):
        gains[at] += FADING * gains[at + 1]
    pairs = np.array(game.seen, np.int32).reshape(-1, 2)
    seen = np.zeros((len(game.seen_lengths), width), np.float32)
    seen[np.repeat(np.arange(len(seen)), game.seen_lengths), pairs[:, 0]] = pairs[:, 1]
    sizes = np.array(game.offered_lengths)
    starts = first_of(np, sizes)
    question = np.repeat(np.arange(len(sizes)), sizes)
    return Questions(
        seen, starts, question, np.array(game.offered), np.array(game.aimed)[question],
        np.array(game.aims, np.float32).reshape(-1, max(1, aims)), starts + np.array(game.chosen),
        np.array(game.likely, np.float32), gains[game.turns, game.seats],
    )  # fmt: skip


def joined(np: Any, parts: Sequence[Questions]) -> Questions:
    """All questions of several lists in one."""
    options = first_of(np, np.array([len(part.offered) for part in parts]))
    asked = first_of(np, np.array([len(part.seen) for part in parts]))

    def all_of(name: str, more: Any = None) -> Any:
        arrays = [getattr(part, name) for part in parts]
        return np.concatenate(arrays if more is None else [one + add for one, add in zip(arrays, more, strict=True)])

    return Questions(
        all_of("seen"), all_of("starts", options), all_of("question", asked), all_of("offered"), all_of("aimed"),
        all_of("aims"), all_of("chosen", options), all_of("likely"), all_of("gained"),
    )  # fmt: skip


def together(np: Any, parts: Sequence[Played]) -> Played:
    """Several lists of games in one."""
    if not parts:
        raise ValueError("no game came to an end")
    rows, seated, won = (np.concatenate([getattr(part, name) for part in parts]) for name in ("rows", "seated", "won"))
    return Played(joined(np, [part.asked for part in parts]), rows, seated, won, sum(part.games for part in parts))


def questions_of(box: Box) -> list[str]:
    """What the questions of a box tell of themselves, as far as they come up in some games of any sensible play."""
    found: dict[str, None] = {}
    for number in range(GAMES_TO_LOOK * len(box.mixes)):
        seats, options = box.mixes[number % len(box.mixes)]
        rng = Rng(seed_of("questions", number))
        state: Any = box.rules.initial(box.rules.header(seats, None, options))
        while state.stack:
            frame = state.stack[-1]
            if isinstance(frame, Chance):
                state.apply(frame.sample(state, rng))
                continue
            found.update(dict.fromkeys(asked_names(frame)))
            answers = box.rules.sensible(state, state.answers())
            state.apply(answers[rng.below(len(answers))])
    return list(found)
