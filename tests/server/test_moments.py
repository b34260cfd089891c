"""Past positions: each is told as it was seen and heard then, to those who may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.server.clock import TURNS
from meydan.server.replaying import ALL, moments
from meydan.server.room import CHOICE, UNDO, Agreed, Move, Room
from meydan.server.told import Reason
from tests.server.conftest import Server
from tests.server.people import Person

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("istanbul", {}),
    ("istanbul", {"expansions": ["mocha", "letters"]}),
    ("san-juan", {"expansions": ["new-buildings", "events"]}),
    ("istanbul-dice", {}),
]
SEATS = 3


def new_room(game: str, options: dict[str, Any], prefix: Record | None = None) -> Room:
    return Room(Agreed("t", game, options, SEATS, "seed", TURNS, 3600, 0, 1000, prefix=prefix))


def do(room: Room, kind: str, text: str) -> Move:
    move = Move(room.version + 1, 2000, room.seat, kind, text)
    room.apply(move)
    return move


def play(room: Room, rng: Rng, choices: int) -> list[Move]:
    """Random choices, of which some are taken back."""
    done: list[Move] = []
    for _ in range(choices):
        if room.over:
            break
        seat = room.seat
        options = room.table.options()
        done.append(do(room, CHOICE, options[rng.below(len(options))].text))
        if rng.below(4) == 0 and room.why_no_undo(seat) is None:
            done.append(Move(room.version + 1, 2000, seat, UNDO, done[-1].text))
            room.apply(done[-1])
    return done


def told(room: Room, asker: int | str, first: int = 0, count: int = 10_000, **how: bool) -> dict[str, Any]:
    steps = [choice.text for choice in room.table.state.choices()]
    return read(
        moments(room.table.state.header, steps, asker, first, count, **{"views": True, "over": room.over, **how})
    )


def read(sent: Any) -> Any:
    """What somebody reads who was sent something."""
    return msgspec.json.decode(msgspec.json.encode(sent))


def view_told(room: Room, asker: int) -> Any:
    return read(room.whole(asker).view)


# -- what is told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game, options", GAMES)
@pytest.mark.parametrize("asker", [-1, 0, 2])
def test_a_past_position_is_told_as_it_was_when_it_was_there(game, options, asker):
    """What a room said at each moment, and what is said about the moment afterwards, are the same."""
    room = new_room(game, options)
    lived = [{"step": room.step, "seat": -1, "choice": None, "view": view_told(room, asker)}]
    rng = Rng(3)
    for _ in range(150):
        seat, version = room.seat, room.version
        choices = room.table.options()
        text = choices[rng.below(len(choices))].text
        do(room, CHOICE, text)
        lived.append(
            {
                "step": room.step,
                "seat": seat,
                "choice": text if seat == asker else None,
                "view": view_told(room, asker),
                "events": room.events_since(asker, version),
            }
        )
        if rng.below(4) == 0 and room.why_no_undo(seat) is None:
            room.apply(Move(room.version + 1, 2000, seat, UNDO, text))
            lived.pop()
    answer = told(room, asker)
    lived[0]["events"] = answer["moments"][0]["events"]  # of the set-up nobody was told by a room
    assert answer["moments"] == lived
    assert (answer["steps"], answer["positions"]) == (room.step, len(lived))


@pytest.mark.parametrize("game, options", GAMES)
def test_parts_make_the_whole(game, options):
    room = new_room(game, options)
    play(room, Rng(5), 60)
    whole = told(room, 1)["moments"]
    parts = [told(room, 1, first, 7)["moments"] for first in range(0, len(whole) + 7, 7)]
    assert [moment for part in parts for moment in part] == whole
    assert parts[-1] == []
    assert len(parts[0]) == 7
    assert "view" not in told(room, 1, views=False)["moments"][3]


@pytest.mark.parametrize("game, options", GAMES)
def test_a_step_names_a_position_from_which_a_game_goes_on(game, options):
    room = new_room(game, options)
    play(room, Rng(6), 40)
    record = room.table.record()
    past = told(room, 1)["moments"]
    for moment in past[::6]:
        cut = Record(
            record.game, record.rules, SEATS, record.options, None, None, (), record.steps[: moment["step"]], None
        )
        fork = new_room(game, options, cut)
        assert fork.step == moment["step"]
        assert view_told(fork, 1) == moment["view"]
        again = told(fork, 1)["moments"]
        assert again == past[: len(again)]


OF_THE_ASKER = ("seat", "to_answer", "question", "options")  # in a view: they tell nothing of the position


@pytest.mark.parametrize("game, options", GAMES)
def test_who_sees_all_sees_what_each_seat_saw(game, options):
    room = new_room(game, options)
    play(room, Rng(7), 80)
    for moment, *of_seats in zip(*(told(room, asker)["moments"] for asker in (ALL, *range(SEATS)))):
        private = moment["view"].pop("private")
        for own, seen in zip(private, of_seats):
            mine = {name: value for name, value in seen["view"].items() if name not in OF_THE_ASKER}
            assert {**moment["view"], **own}.items() >= mine.items()


def test_who_sees_all_hears_of_every_card():
    room = new_room("istanbul", {})
    heard = told(room, ALL)["moments"][0]["events"]
    assert [event["seat"] for event in heard if event["name"] == "drew"] == [0, 1, 2]
    assert "drew-hidden" not in {event["name"] for event in heard}


def test_a_text_is_told_to_who_chose_it_until_the_game_is_over():
    room = new_room("istanbul", {})
    play(room, Rng(8), 60)
    for asker in (-1, 0, 1, 2):
        moments_told = told(room, asker)["moments"][1:]
        assert {moment["seat"] for moment in moments_told} == {0, 1, 2}
        assert all((moment["choice"] is not None) == (moment["seat"] == asker) for moment in moments_told)
        assert all(moment["choice"] for moment in told(room, asker, over=True)["moments"][1:])


def test_a_record_that_stops_before_a_roll_is_told_to_its_last_step():
    room = new_room("istanbul", {})
    for text in ("move 9", "leave", "bid 9"):
        do(room, CHOICE, text)
    steps = [choice.text for choice in room.table.state.choices()]
    header = room.table.state.header
    for kept in range(len(steps) + 1):
        answer = read(moments(header, steps[:kept], -1, 0, 200, views=True, over=True))
        assert answer["moments"][-1]["step"] == kept
        assert answer["positions"] == len(answer["moments"]) >= 1
    answer = read(moments(header, steps[:-1], -1, 0, 200, views=True, over=True))
    assert answer["moments"][-1]["view"]["to_answer"] == -1


# -- steps in rooms -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game, options", GAMES)
def test_a_room_that_is_built_again_counts_the_same_steps(game, options):
    room = new_room(game, options)
    moves = play(room, Rng(9), 120)
    assert any(move.kind == UNDO for move in moves)
    again = new_room(game, options)
    for move in moves:
        again.apply(move)
    assert again.step == room.step == len(room.table.record().steps)
    since = room.whole_since
    assert again.events_since(0, since) == room.events_since(0, since)


def test_a_choice_and_the_roll_it_caused_lead_to_one_step():
    room = new_room("istanbul", {})
    begin = room.step
    for text in ("move 9", "leave", "bid 9"):
        do(room, CHOICE, text)
    steps = {event["name"]: event["step"] - begin for event in room.events_since(0, 0) or []}
    assert steps == {"moved": 1, "left": 2, "named": 4, "rolled": 4, "earned": 4}
    assert room.whole(0).step == begin + 4


def test_a_seat_is_told_why_it_cannot_take_back():
    room = new_room("istanbul", {})
    assert room.whole(0).undo_reason == Reason("nothing-to-undo")
    do(room, CHOICE, "move 9")
    assert (room.whole(0).undo, room.whole(0).undo_reason) == (True, None)
    for other in (1, -1):
        assert (room.whole(other).undo, room.whole(other).undo_reason.code) == (False, "not-your-undo")


def test_a_game_that_is_over_stays_over():
    room = new_room("istanbul-dice", {})
    rng = Rng(1)
    while not room.over:
        seat = room.seat
        options = room.table.options()
        do(room, CHOICE, options[rng.below(len(options))].text)
    assert room.table.why_no_undo(seat) is None  # as far as the table knows
    assert room.whole(seat).undo_reason.code == "game-over"


# -- over HTTP ----------------------------------------------------------------------------------------------


@pytest.fixture
def people(shared_server: Server) -> Iterator[list[Person]]:
    """Two who play and one who belongs to nothing."""
    with (
        Person(shared_server.url, "Ada", seed=1) as ada,
        Person(shared_server.url, "Bob", seed=2) as bob,
        Person(shared_server.url, "Eve", seed=3) as eve,
    ):
        yield [ada, bob, eve]


def begun(host: Person, other: Person, game: str = "san-juan", **more: Any) -> str:
    table = host.post("/api/tables", game=game, seats=2, chairs=[{"kind": "me"}], **more)
    other.post(f"/api/tables/{table['id']}/sit", seat=1, link=table["link"])
    host.post(f"/api/tables/{table['id']}/start")
    found: str = table["id"]
    return found


def choose(person: Person, table: str, seat: int) -> None:
    seen = person.get(f"/api/tables/{table}/view", seat=seat)
    person.choose(table, seat, seen["version"], [seen["view"]["options"][0]])


def test_while_a_game_runs_each_sees_the_past_of_his_own_seat(people):
    ada, bob, eve = people
    table = begun(ada, bob, public=True)
    path = f"/api/tables/{table}/moments"
    choose(ada, table, 0)
    for seat, owner in ((0, ada), (1, bob)):
        now = owner.get(f"/api/tables/{table}/view", seat=seat)
        past = owner.get(path, seat=seat, views=1)
        assert past["moments"][-1]["view"] == now["view"]
        assert (past["steps"], past["moments"][-1]["seat"]) == (now["step"], 0)
        assert (past["moments"][-1]["choice"] is not None) == (seat == 0)
    assert eve.get(path) == bob.get(path)
    for stranger, seat in ((bob, 0), (eve, 1), (ada, 9)):
        problem = stranger.refused("GET", f"{path}?seat={seat}")
        assert problem["code"] == ("bad-request" if seat == 9 else "not-your-seat")
    for anybody in people:
        assert anybody.refused("GET", f"{path}?seat=all")["code"] == "not-now"


def test_a_choice_that_was_taken_back_is_not_told(people):
    ada, bob, _ = people
    table = begun(ada, bob, "istanbul")
    seen = ada.get(f"/api/tables/{table}/view", seat=0)
    ada.choose(table, 0, seen["version"], [seen["view"]["options"][0]])
    assert ada.get(f"/api/tables/{table}/moments", seat=0)["positions"] == 2
    ada.post(f"/api/tables/{table}/undo", seat=0, version=1)
    after = ada.get(f"/api/tables/{table}/view", seat=0)
    past = ada.get(f"/api/tables/{table}/moments", seat=0)
    assert (past["positions"], past["steps"]) == (1, seen["step"]) == (1, after["step"])


def test_after_the_end_everything_is_told_to_whoever_reaches_the_table(people):
    ada, bob, eve = people
    table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}, {"kind": "me"}])
    path = f"/api/tables/{table['id']}/moments"
    assert ada.refused("GET", path)["code"] == "not-now"  # not begun
    ada.post(f"/api/tables/{table['id']}/start")
    end = ada.play_over_http(table["id"], [0, 1])
    assert (end["undo"], end["undo_reason"]["code"]) == (False, "game-over")
    assert (
        ada.refused("POST", f"/api/tables/{table['id']}/undo", seat=0, version=end["version"])["code"] == "cannot-undo"
    )

    assert eve.refused("GET", f"{path}?seat=all")["code"] == "not-found"
    link = table["link"]
    last = eve.get(path, link=link)["positions"] - 1
    for seat in (-1, 0, 1, "all"):
        answer = eve.get(path, seat=seat, link=link, first=last, views=1)
        (moment,) = answer["moments"]
        assert moment["choice"]
        assert moment["step"] == answer["steps"] == end["step"]
        assert moment["view"]["to_answer"] == -2
    assert len(moment["view"]["private"]) == 2
    assert eve.get(path, link=link, first=last + 1)["moments"] == []
    assert eve.refused("GET", f"{path}?link={link}&seat=2")["code"] == "bad-request"

    text = ada.web.get(f"/api/tables/{table['id']}/record").text
    record = ada.web.post("/api/records", content=text).json()["id"]
    for seat in ("all", "0"):
        asked = {"seat": seat, "views": 1, "first": 3, "count": 20}
        assert bob.get(f"/api/records/{record}/moments", **asked) == ada.get(path, **asked)
    assert bob.refused("GET", f"/api/records/{record}/moments?seat=2")["code"] == "bad-request"
    assert bob.refused("GET", "/api/records/none/moments")["code"] == "not-found"


@pytest.mark.parametrize("query", ["count=201", "count=0", "first=-1", "seat=-2", "seat=10", "seat=x", "views=2"])
def test_what_cannot_be_asked_is_refused(people, query):
    ada, bob, _ = people
    path = f"/api/tables/{begun(ada, bob)}/moments"
    assert ada.refused("GET", f"{path}?{query}")["code"] == "bad-request"


def test_my_tables_tell_who_is_asked(people):
    ada, bob, _ = people
    table, other = begun(ada, bob), begun(ada, bob, "istanbul-dice")
    waits = ada.post("/api/tables", game="istanbul", seats=2)["id"]
    told_of = {entry["id"]: entry for entry in bob.get("/api/my/tables")}
    for begun_table in (table, other):
        seen = bob.get(f"/api/tables/{begun_table}/view", seat=1)
        entry = told_of[begun_table]
        assert (entry["to_answer"], entry["round"]) == (seen["to_answer"], seen["view"]["round"])
        assert entry["scores"] == ([1, 1] if begun_table == table else [0, 0]), "points of a first plant, and rubies"
    assert waits not in told_of  # nobody is asked there, and he does not belong to it
    assert "to_answer" not in {entry["id"]: entry for entry in ada.get("/api/my/tables")}[waits]
