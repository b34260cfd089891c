"""How everybody stood by round, as the charts of the end draw it."""

import pytest

from meydan.bots import make_bot
from meydan.kernel.record import play_step
from meydan.kernel.table import Table
from meydan.server.replaying import standings


@pytest.mark.parametrize(("game", "seats"), [("istanbul", 3), ("istanbul-dice", 3), ("san-juan", 2), ("san-juan", 4)])
def test_what_the_last_seat_does_belongs_to_its_round(game, seats):
    table = Table(game, seats=seats, seed="5")
    bot = make_bot("greedy")
    while not table.over:
        table.play(bot.choose(table.view(table.seat)))
    record = table.record()

    header = record.header()
    state = header.game.initial(header)
    ends = {}  # by round: how everybody stood when it was over
    for at, step in enumerate(record.steps, 1):
        before = state.round
        play_step(state, at, step)
        if state.round != before:
            ends[max(1, before)] = header.game.standing(state)
    ends[state.round] = header.game.standing(state)

    told = {row.round: row.standing for row in standings(record)}
    assert len(ends) > 5
    assert told == ends
