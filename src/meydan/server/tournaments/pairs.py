"""Each against each in pairs: who meets whom is planned, and who has the first seat is found anew for each round.

So everybody has both seats as often, also after some have left.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Sequence

from meydan.server.tournaments.plan import Drawn, Plan, Played, Round
from meydan.server.tournaments.weighing import NOBODY

Game = list[int]  # who has the first seat, and who the second


def each_against_each(
    plan: Plan, places: Sequence[int], here: Sequence[int], past: Sequence[Played], number: int, rounds: int
) -> Round:
    """A round, of so many. Whose opponent is not here plays with a bot, or has a bye."""
    there = set(here)
    odd = len(places) % 2
    all_of_it = rounds >= len(places) - 1 + odd and not (odd and plan.bots)  # then the plan itself is even, if all
    as_planned = all_of_it and there.issuperset(places) and len(past) == (number - 1) * len(places)  # stay to the end
    last = number if as_planned else max(number, rounds)
    following = [_games(places, turn, there) for turn in range(number, last + 1)]
    byes = [] if plan.bots else [max(game) for game in following[0] if NOBODY in game]
    if not plan.bots:
        following = [[game for game in games if NOBODY not in game] for games in following]
    if not as_planned:
        _share_seats(following, past)
    return Round([Drawn(tuple(one or None for one in game)) for game in following[0]], byes)


def _games(places: Sequence[int], number: int, here: set[int]) -> list[Game]:
    """A round of the plan, which has been done for ever: one stays, the others move on by half the circle.

    In that order each has the seats by turns, as long as everybody plays.
    """
    circle = [*places, *[NOBODY] * (len(places) % 2)]
    half, last = len(circle) // 2, len(circle) - 1
    by = (number - 1) * half % (last or 1)
    turned = [*range(by, last), *range(by), last]
    games = []
    for one, other in zip(turned[:half], turned[: half - 1 : -1]):
        low, high = sorted((one, other))
        low_begins = 2 * low < last if high == last else (low + high) % 2 == 1
        pair = (low, high) if low_begins else (high, low)
        game = [circle[at] if circle[at] in here else NOBODY for at in pair]
        if any(game):
            games.append(game)
    return games


# -- seats --------------------------------------------------------------------------------------------------


def _share_seats(following: Sequence[list[Game]], past: Sequence[Played]) -> None:
    """Exchange seats in the rounds that follow, so that at the end nobody had one seat two times more than the other.

    In the round that is drawn, whoever had the first seat more often than the other has the second.
    """
    ahead: Counter[int] = Counter()  # how much more often they had the first seat than the second
    for played in past:
        if played.table:
            ahead[played.entrant] += 1 - 2 * played.seat
    free, settled = [], []
    for game in following[0]:
        first, second = game
        if ahead[first] == ahead[second] or NOBODY in game:
            free.append(game)
        else:
            settled.append(game)
            if ahead[first] > ahead[second]:
                game.reverse()
    _even_out(ahead, settled, [*free, *[game for games in following[1:] for game in games]])
    _even_out(ahead, [], [game for games in following for game in games])


def _even_out(ahead: Counter[int], settled: Sequence[Game], free: Sequence[Game]) -> None:
    """Exchange seats in games that are free to, along chains of them, as long as somebody is two ahead or behind."""
    final = Counter(ahead)
    for first, second in [*settled, *free]:
        final[first] += 1
        final[second] -= 1
    begun: dict[int, list[Game]] = defaultdict(list)
    for game in free:
        for one in game:
            begun[one].append(game)
    for one in [one for one in final if one != NOBODY]:
        while abs(final[one]) > 1:
            way = 1 if final[one] > 0 else -1
            other = _give(one, begun, final, way)
            if other is None:
                break
            final[one] -= 2 * way
            final[other] += 2 * way


def _give(one: int, begun: dict[int, list[Game]], final: Counter[int], way: int) -> int | None:
    """Give a first seat away, or a second one, along the shortest chain to somebody who then has less than they had."""
    mine, its = (0, 1) if way > 0 else (1, 0)
    came: dict[int, Game | None] = {one: None}
    waiting = deque([one])
    while waiting:
        at = waiting.popleft()
        if at != one and (at == NOBODY or way * (final[one] - final[at]) > 2):
            found = at
            while (back := came[at]) is not None:
                at = back[0] if back[1] == at else back[1]
                back.reverse()
            return found
        for game in begun[at]:
            if game[mine] == at and game[its] not in came:
                came[game[its]] = game
                waiting.append(game[its])
    return None
