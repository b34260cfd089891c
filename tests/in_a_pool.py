"""A program as a user writes it: states, views and tables go to the processes of a pool and come back."""

import multiprocessing
import sys

import meydan

GAMES = (
    ("istanbul", {}),
    ("istanbul", {"expansions": ["mocha", "letters"]}),
    ("san-juan", {"expansions": ["new-buildings", "events"]}),
    ("istanbul-dice", {}),
)


def play_first(state):
    state.play(state.options()[0])
    return state


def first_option(view):
    return view.options[0]


def play_and_take_back(table):
    table.play(table.options()[0])
    return table, table.why_no_undo()


def play_nonsense(state):
    state.play("fly to the moon")


def main(method):
    states = [meydan.start(game, seats=3, seed=5, **options) for game, options in GAMES]
    with multiprocessing.get_context(method).Pool(2) as pool:
        for state, played in zip(states, pool.map_async(play_first, states).get(100), strict=True):
            assert played == play_first(state.clone())
            assert played.choices() == [*state.choices(), state.options()[0]]
        views = [state.view(state.seat) for state in states]
        for view, option in zip(views, pool.map_async(first_option, views).get(100), strict=True):
            assert option is view.options[0]
        tables = [meydan.Table(game, seats=3, seed=5, options=options) for game, options in GAMES]
        for table, (played, why_no_undo) in zip(
            tables, pool.map_async(play_and_take_back, tables).get(100), strict=True
        ):
            assert (played, why_no_undo) == play_and_take_back(table)
        try:
            pool.apply_async(play_nonsense, states[:1]).get(100)
        except meydan.IllegalChoice as refused:
            assert refused.allowed == [option.text for option in states[0].options()]
        else:
            raise AssertionError("an error was lost on its way")
    print("all came back")


if __name__ == "__main__":
    main(sys.argv[1])
