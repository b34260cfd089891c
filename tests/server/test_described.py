"""What travels is what is described: everything sent is read again by its published type, and nothing is left over."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import msgspec
import pytest

from meydan import GAMES
from meydan.games.istanbul.words.facts import RECKONED, IstanbulFacts
from meydan.kernel.rng import Rng
from meydan.kernel.said import Arg, Said, Seat
from meydan.kernel.table import Table
from meydan.server import together, told
from meydan.server.accounts import Account
from meydan.server.api.accounts import Token
from meydan.server.clock import TURNS
from meydan.server.described import NAMED, components
from meydan.server.messages import Message
from meydan.server.replaying import ALL, moments, previews, standings, view_told
from meydan.server.room import CHOICE, UNDO, Agreed, Move, Room
from meydan.server.telling import things
from meydan.server.views import Things
from tests.server.people import Person

MIXES = [
    ("istanbul", 3, {}),
    ("istanbul", 2, {"expansions": ["mocha"]}),
    ("istanbul", 4, {"expansions": ["letters"]}),
    ("istanbul", 5, {"expansions": ["mocha", "letters"], "caravan_leader": True}),
    ("istanbul", 2, {"neutral_assistants": True}),
    ("san-juan", 3, {"expansions": ["new-buildings", "events"], "setup": "drafted"}),
    ("istanbul-dice", 4, {}),
]
MOVES = 240


def arg(kind: Any, value: Any) -> Any:
    """What goes into a sentence, which msgspec does not know: sentences and players are told apart by their fields."""
    assert kind is Arg
    if isinstance(value, list):
        return [arg(kind, one) for one in value]
    if isinstance(value, dict):
        return msgspec.convert(value, Seat if "seat" in value else Said, dec_hook=arg)
    assert type(value) in (int, str), value
    return value


def fits(sent: bytes | str, kind: Any) -> Any:
    """Read something by its type; written again it must be the same, so that no field is unknown, missing or other."""
    read = msgspec.json.decode(sent, type=kind, dec_hook=arg)
    again = msgspec.json.decode(msgspec.json.encode(read))
    assert again == msgspec.json.decode(sent)
    return read


def sent(value: Any) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("game, seats, options", MIXES)
def test_what_a_game_tells_fits_its_types(game, seats, options):
    rng = Rng(seats)
    settled = GAMES[game].settle_options(seats, options)
    room = Room(Agreed("t", game, settled, seats, "seed", TURNS, 3600, 0, 1000))
    fits(sent(things(GAMES[game], room.table.state.header)), Things)
    fits(sent(things(GAMES[game], None)), Things)
    for number in range(1, MOVES):
        if room.over:
            break
        answers = GAMES[game].sensible(room.table.state, room.table.options()) if number % 3 else room.table.options()
        room.apply(Move(room.version + 1, 1000 + number, room.seat, CHOICE, answers[rng.below(len(answers))].text))
        if number % 8 == 0:
            look(room, rng)
        if number % 50 == 0 and room.why_no_undo(room.seat) is None:
            room.apply(Move(room.version + 1, 1000 + number, room.seat, UNDO, room.taken_back()[0]))
            look(room, rng)
    steps = [choice.text for choice in room.table.state.choices()]
    for asker in (ALL, 0, -1):
        for first in (0, len(steps) // 3):
            past = moments(room.table.state.header, steps, asker, first, 4, views=True, over=True, words=asker != 0)
            fits(sent(past), told.Moments)
    if room.over:
        fits(sent(standings(room.record([]))), list[told.Turn])


def test_all_that_is_reckoned_at_istanbul_fits_its_type():
    """Whatever the questions of all boxes ask to reckon with."""
    game, seen = GAMES["istanbul"], set()
    for number, boxes in enumerate(([], ["mocha"], ["letters"], ["mocha", "letters"])):
        rng, table = Rng(number), Table("istanbul", seats=3, seed=number, options={"expansions": boxes})
        for _ in range(MOVES * 2):
            view = table.view(table.seat)
            if table.state.question in RECKONED:
                told = fits(sent(game.words().asked(view).facts), IstanbulFacts)
                seen |= {one.name for one in fields(told) if getattr(told, one.name) is not None}
            answers = game.sensible(table.state, list(view.options))
            table.play(answers[rng.below(len(answers))])
    assert seen == {one.name for one in fields(IstanbulFacts)}


def look(room: Room, rng: Rng) -> None:
    for seat in {room.seat, (room.seat + 1) % room.agreed.seats, -1}:
        for words in (False, True):
            fits(Message(room.news(seat, room.version - 1, words=words)).text, told.Message)
            fits(Message(room.news(seat, -1, words=words)).text, told.Message)
        fits(Message(room.news(seat, 0, sparing=True)).text, told.Message)
        fits(sent(room.whole(seat, True)), told.Whole)
    if room.seat >= 0:
        view = room.table.view(room.seat)
        fits(sent(told.Previews(room.version, previews(view, room.step, True))), told.Previews)
        space = view.header.game.space.actions
        for _ in range(5):
            why = room.why_not(room.seat, space[rng.below(len(space))].text, "place:7")
            fits(sent(told.Why(why is None, why)), told.Why)
    fits(sent(told.Sample(view_told(room.table.state, -1, True))), told.Sample)


def test_what_the_service_answers_fits_its_types(shared_sqlite):
    with Person(shared_sqlite.url, "Ada") as ada:

        def got(path: str, kind: Any, **query: Any) -> Any:
            return fits(ada.web.get(path, params=query).content, kind)

        def did(path: str, kind: Any, **body: Any) -> Any:
            return fits(ada.web.post(path, json=body).content, kind)

        got("/api/me", Account)
        got("/api/games", list[told.GameTold])
        did("/api/tokens", msgspec.defstruct("NewToken", [("id", str), ("token", str)]), name="one")
        got("/api/tokens", list[Token])
        chairs = [{"kind": "me"}, {"kind": "bot"}]
        table = did("/api/tables", told.Table, game="istanbul-dice", seats=2, public=True, chairs=chairs).id
        did(f"/api/tables/{table}/start", told.Table)
        path = f"/api/tables/{table}"
        seen = got(f"{path}/view", told.Whole, seat=0)
        while seen.to_answer != 0:
            seen = got(f"{path}/view", told.Whole, seat=0)
        with ada.socket(table, 0) as socket:
            heard = [fits(socket.recv(timeout=30), told.Message) for _ in range(2)]
            socket.send(json.dumps({"type": "choose", "version": seen.version, "choices": ["fly"], "key": "a"}))
            while not isinstance(heard[-1], told.RefusedMessage):
                heard.append(fits(socket.recv(timeout=30), told.Message))
            choice = {"type": "choose", "version": seen.version, "choices": seen.view.options[:1], "key": "b"}
            socket.send(json.dumps(choice))
            while not (isinstance(heard[-1], told.EventsMessage) and heard[-1].answer):
                heard.append(fits(socket.recv(timeout=30), told.Message))
        did(f"{path}/chat", told.Spoken, text="hello")
        got(f"{path}/chat", list[told.ChatLine])
        fits(ada.web.put(f"{path}/queue", json={"seat": 0, "choices": []}).content, told.Queue)
        got(f"{path}/events", told.News, seat=0, since=0)
        got(f"{path}/why", told.Why, seat=0, choice="keep")
        got(path, told.Table)
        got("/api/tables", list[told.Table])
        got("/api/my/tables", list[told.Table])
        got("/api/waiting", list[told.Asking])
        got("/api/ratings/istanbul", list[told.Rated])
        group = did("/api/groups", together.GroupTold, name="Friday").id
        with ada.listen(f"/api/groups/{group}/socket") as socket:
            assert isinstance(fits(socket.recv(timeout=30), together.BoardMessage), together.GroupMessage)
        with ada.listen("/api/lobby/socket?finding=1") as socket:
            wish = {"game": "istanbul-dice", "least": 2, "most": 2, "speed": "turns"}
            fits(ada.web.put("/api/my/wish", json=wish).content, together.Wish)
            heard = {type(fits(socket.recv(timeout=30), together.BoardMessage)) for _ in range(3)}
            assert heard <= {together.LobbyMessage, together.WishMessage}
            ada.delete("/api/my/wish")
        got("/api/groups", list[together.GroupListed])
        got("/healthz", told.Health)
        got(f"{path}/view", told.ProblemDocument, seat=1)
        did("/api/tables", told.ProblemDocument, game="chess", seats=2)
        with ada.socket("nowhere") as socket:
            assert isinstance(fits(socket.recv(timeout=30), told.Message), told.ProblemMessage)


def test_everything_described_has_a_name_and_words():
    """No name is that of a module, and only events speak for themselves."""
    schemas = components()
    assert set(NAMED) <= set(schemas)
    for name, schema in schemas.items():
        assert name.isalnum(), name
        assert name.endswith("Event") or schema.get("description"), name
