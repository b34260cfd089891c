"""What a puzzle is about, told from what happens: the events of its line, its question, what becomes of the game."""

from __future__ import annotations

from typing import Any, Final

from meydan.bots.quick import quick_player
from meydan.kernel.events import Event
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.puzzles.puzzle import Evidence, Puzzle
from meydan.search.finding import find_mind
from meydan.search.rollout import Luck, play_on

WIN: Final = "win"  # the game is won with it, or as good as
LAST_ROUND: Final = "last-round"  # it is over before the seat's next turn
BEHIND: Final = "behind"  # even the best leaves others with better chances
DENY: Final = "deny"  # one rival pays for it
RESTRAINT: Final = "restraint"  # something that could be done is left
QUIET: Final = "quiet"  # nothing of all this

WON: Final = 0.95  # of win chance
DENIED: Final = 0.75  # of all that is gained
TRIES: Final = 8

# By the name of an event of the seat, in any game.
BY_EVENT: Final = {
    "took-ruby": "ruby",
    "took-tile": "tile",
    "played": "card",
    "played-guild": "card",
    "used-card": "card",
    "accepted": "card",
    "sent-family": "family",
    "caught": "family",
    "companion-placed": "companion",
    "companion-moved": "companion",
    "sold": "sale",
    "extended": "cart",
    "named": "bid",
    "offered": "bid",
    "paid-coffee": "coffee",
    "got-coffee": "coffee",
    "got-letter": "letter",
    "delivered-letter": "letter",
    "spent-letter": "letter",
    "picked-tile": "tile",
    "used-tile": "tile",
    "took-tavern-tile": "tile",
    "took-double-turn": "double-turn",
    "extra-turn": "double-turn",
    "took-role": "role",
    "took-event": "event",
    "built": "building",
    "produced": "production",
}
# By what is asked, where the answer itself tells it.
BY_QUESTION: Final = {"Reroll": "reroll", "ChooseRole": "role", "Discard": "hand", "Keep": "hand", "Bid": "bid"}

THEMES: Final = tuple(
    dict.fromkeys((WIN, LAST_ROUND, BEHIND, DENY, RESTRAINT, *BY_EVENT.values(), *BY_QUESTION.values(), QUIET))
)


def themes_of(puzzle: Puzzle) -> list[str]:
    """The themes of a puzzle, in the order of THEMES."""
    state: Any = puzzle.state()
    game = state.header.game
    found: set[str] = set()
    answer = game.space.find(puzzle.line[0])
    if answer in game.space.closers:
        found.add(RESTRAINT)
    elif state.question in BY_QUESTION:
        found.add(BY_QUESTION[state.question])
    events: list[Event] = []
    turn = find_mind(game).turn(state)
    state.events = events
    for text in puzzle.line:
        state.play(text)
    for event in events:
        if event.name in BY_EVENT and event.values().get("seat") == puzzle.seat:
            found.add(BY_EVENT[event.name])
    found |= by_chances(puzzle.evidence, puzzle.seat)
    if is_over_soon(state, turn):
        found.add(LAST_ROUND)
    return [theme for theme in THEMES if theme in found] or [QUIET]


def by_chances(evidence: Evidence, seat: int) -> set[str]:
    """What the win chances tell."""
    best, quick = evidence.best.chances, evidence.quick.chances
    found: set[str] = set()
    if best[seat] >= WON:
        found.add(WIN)
    elif best[seat] < max(best):
        found.add(BEHIND)
    costs = [before - after for other, (before, after) in enumerate(zip(quick, best, strict=True)) if other != seat]
    if len(costs) > 1 and max(costs) >= DENIED * evidence.quick.loss:
        found.add(DENY)
    return found


def is_over_soon(state: State, turn: int) -> bool:
    """Whether the game ends before everybody has had another turn, whatever the luck."""
    header = state.header
    mind, policy = find_mind(header.game), quick_player(header, Rng(1))
    for number in range(TRIES):
        ahead = state.clone()
        if ahead.stack:
            play_on(ahead, mind, policy, Luck(1, number), turn, header.seats)
        if ahead.stack:
            return False
    return True
