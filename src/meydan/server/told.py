"""What the service tells, by type: its answers over HTTP, and the messages of its sockets. All times are milliseconds.

What has nothing to tell is left out: fields with a default are there only while they differ from it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from meydan.kernel.record import Note
from meydan.kernel.said import Said
from meydan.kernel.words import Value
from meydan.server.views import GameEvent, View

Speed = Literal["live", "turns"]
Status = Literal["open", "playing", "finished", "closed"]
Ended = Literal["resigned", "agreed"]
Colour = Literal["red", "green", "blue", "yellow", "white"]
Options = dict[str, bool | str | list[str | int]]
Begins = int | Literal["lot", "seats"]  # whoever sits on a chair; by lot, or everybody draws a seat

# -- a table that is being played -----------------------------------------------------------------------------


class Clock(Struct):
    """Whose time runs: what each seat has left (if live) when `asked` was, and when that seat will be late.

    `now` is when this was told.
    """

    speed: Speed
    left: list[int]
    asked: int
    since: int
    deadline: int | None
    now: int


class Recall(Struct):
    """Who took back a turn although another seat had been asked, and the step it went back to."""

    seat: int
    step: int


class Result(Struct):
    """How a game ended: the rank of each seat, and the numbers that were compared."""

    ranks: list[int]
    scores: list[list[int]]


class Reason(Struct, omit_defaults=True):
    """Why something is not possible: a stable code, the values that explain it, and where asked for a sentence."""

    code: str
    values: dict[str, Value] = {}
    sentence: str | None = None
    said: Said | None = None


class Public(Struct, omit_defaults=True, kw_only=True):
    """What everybody may know of a table that is being played, besides the board. `to_answer` is -2 after the end.

    `standins` are bots that play for a seat's owner, by seat; `notes` tell who was given a hint, took a choice back or
    left. Seats that were given up are `resigned`, those that would end the game now `agreeing`; `ended` tells how it
    ended, if not by its rules.
    """

    to_answer: int
    round: int | None
    over: bool
    clock: Clock
    standins: dict[str, str] = {}
    resigned: list[int] = []
    agreeing: list[int] = []
    ended: Ended | None = None
    recalled: list[Recall] = []
    notes: list[Note] = []
    result: Result | None = None


class Whole(Public, omit_defaults=True, kw_only=True):
    """All that a seat may know now. `step` counts the choices and outcomes so far.

    `undo_deadline`: where taking back would take a turn from whoever was given it, when the seat will be late then.
    """

    version: int
    step: int
    seat: int
    view: View
    undo: bool
    commitment: str
    undo_reason: Reason | None = None
    undo_deadline: int | None = None


class Done(Struct):
    """What came of a submission: the version it led to, and whether it had been made before."""

    version: int
    repeated: bool
    key: str | UnsetType | None = UNSET


class Handed(Struct):
    """A seat went to a bot: whether the result still counts."""

    version: int
    repeated: bool
    bot: str
    rated: bool


class Taken(Struct):
    """A seat came back from a bot: whether the result still counts."""

    version: int
    repeated: bool
    rated: bool


class Way(Struct):
    """A way to leave a game, and whether it is open: if not, why, as a stable code.

    `ends` tells whether the game would be over, `rank` how the seat would come out, `rated` whether ratings change.
    """

    possible: bool
    reason: str | None = None
    ends: bool = False
    rank: int | None = None
    rated: bool = False


class Leaving(Struct):
    """How a seat can leave, and what that does: known before anybody does it.

    `missing` are the seats that still have to agree to end the game.
    """

    hand: Way
    resign: Way
    agree: Way
    remove: Way
    missing: list[int]


class Left(Struct):
    """A seat was given up, or has agreed to end the game: whether it is over, and whether ratings change."""

    version: int
    repeated: bool
    over: bool
    rated: bool


class Removed(Struct):
    """A table that is in my list no more, or is there again."""

    table: str
    removed: bool


class Why(Struct):
    """Whether a choice is possible; null where nobody knows what was wanted."""

    possible: bool | None
    reason: Reason | None


class Queue(Struct):
    """Choices that wait to be made."""

    choices: list[str]


# -- hints ----------------------------------------------------------------------------------------------------


class HintTold(Struct):
    """An answer worth a thought: how it goes on up to luck or another seat, how likely it is to win, and why.

    `line` are the choices, `said` the same in words. The chance is told with its standard error.
    """

    choice: str
    line: list[str]
    said: list[Said]
    chance: float
    error: float
    why: list[Said]


class Hints(Struct):
    """The best answers to what a seat is asked, the best first; the version that tells everybody of the hint."""

    version: int
    hints: list[HintTold]


class Doubt(Struct):
    """What a choice would lose, in win chance with its standard error, and what would be better."""

    loss: float
    error: float
    better: HintTold


class Coached(Struct):
    """What the coach says to a choice: a doubt, or nothing if it does no great harm."""

    version: int
    doubt: Doubt | None


# -- what was and what would be -------------------------------------------------------------------------------


class Moment(Struct):
    """A position where the table came to rest, and what led to it: who chose what, as far as the asker may know."""

    step: int
    seat: int
    choice: str | None
    events: list[GameEvent]
    view: View | UnsetType = UNSET


class Moments(Struct):
    """Some of the positions a game went through, and who was given a hint or took a choice back in all of it."""

    steps: int
    positions: int
    moments: list[Moment]
    notes: list[Note] = []


class DrawTold(Struct):
    """One answer of chance: which step of the record it is, and how it came from numbers of a stream.

    The first of them has this number in the stream; each is one of so many (`sizes`). `earlier` are all of them but
    the last, and `table` tells what comes of the last one.
    """

    step: int
    stream: str
    number: int
    sizes: list[int]
    earlier: list[int]
    table: int


class Draws(Struct):
    """Every draw of a finished game, so that it can be recomputed from its record without knowing the rules.

    A table tells what comes of numbers from 0 on: a text (its place in `texts`), and of how many numbers in a row.
    """

    texts: list[str]
    tables: list[list[tuple[int, int]]]
    draws: list[DrawTold]


class Turn(Struct):
    """How everybody stood at the end of a turn, by the numbers people compare."""

    step: int
    round: int
    seat: int
    standing: list[dict[str, int]]


class Ahead(Struct):
    """What surely follows a choice, and whether somebody else or chance is asked then.

    Where a game tells what awaits: whether nothing can be done (`idle`), who is paid how much (-1: nobody's merchant),
    what is lacking by name and number or `why` nothing would help, and whether cards in hand may.
    """

    events: list[GameEvent]
    ends: bool
    idle: bool | UnsetType = UNSET
    pays: list[tuple[int, int]] | UnsetType = UNSET
    lacks: list[tuple[str, int]] | UnsetType = UNSET
    why: Reason | UnsetType | None = UNSET
    cards: bool | UnsetType = UNSET


class Previews(Struct):
    """What surely follows each choice of the seat that is asked, by choice."""

    version: int
    previews: dict[str, Ahead]


class Catalogue(Struct):
    """The words of a game in one language, as a Fluent catalogue."""

    text: str


class Sample(Struct):
    """How a game could begin, as everybody sees it."""

    view: View


# -- tables and people ----------------------------------------------------------------------------------------


class Chair(Struct):
    """A seat: who holds it, which bot plays it, for whom it is kept; and at the end how it came out.

    `share` is what its holder added to the luck of the game before it began.
    """

    seat: int
    account: str | None
    name: str | None
    guest: bool
    bot: str | None
    invited: str | None
    invited_name: str | None
    colour: Colour | None
    rank: int | None
    score: list[int] | None
    share: str | None


class Table(Struct, kw_only=True):
    """A table. `rules` is their version, `origin` the table it is a rematch or fork of, `mine` the asker's seats.

    A table for a `group` is open to all who belong to it.

    `link` opens it, for those who belong to it; `look` lets others look on, once it has begun. A `damaged` one can be
    listed, but not opened any more. `hints` tells whether those who play may ask for some. How it stands is told while
    it is being played.

    `commitment` is the hash of the seed, from which with all shares its luck follows; `begins` who begins and, once it
    has begun, `seating` on which chair each seat's holder sat before, where that was another.
    """

    id: str
    game: str
    options: Options
    rules: int
    seats: int
    host: str
    public: bool
    rated: bool
    hints: bool
    speed: Speed
    base: int
    increment: int
    status: Status
    origin: str | None
    created: int
    started: int | None
    finished: int | None
    ended: Ended | None
    group: str | None
    look: str | None
    chairs: list[Chair]
    damaged: bool
    link: str | None
    mine: list[int]
    commitment: str
    begins: Begins
    seating: list[int] | None
    version: int | UnsetType = UNSET
    to_answer: int | UnsetType = UNSET
    round: int | UnsetType | None = UNSET
    deadline: int | UnsetType | None = UNSET
    scores: list[int] | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET
    standins: dict[str, str] | UnsetType = UNSET
    resigned: list[int] | UnsetType = UNSET
    agreeing: list[int] | UnsetType = UNSET
    recalled: list[Recall] | UnsetType = UNSET
    notes: list[Note] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    clock: Clock | UnsetType = UNSET


# What can be said with one press: what one feels, then what one says.
Phrase = Literal[
    "bravo", "wow", "laugh", "ouch",
    "hello", "luck", "nice", "thanks", "sorry", "moment", "game", "again",
]  # fmt: skip


class ChatLine(Struct, omit_defaults=True):
    """Something that was said at a table; a `phrase` is one that readers see in their own language."""

    number: int
    account: str
    name: str
    at: int
    text: str
    phrase: Phrase | None = None


class Attendance(Struct):
    """Who is at a table: the seats of those who look at it, and of the others, by seat, since when they are away."""

    here: list[int]
    away: dict[str, int]


class Asking(Struct):
    """A table where somebody is to answer, for which seat, and until when."""

    table: Table
    seat: int
    deadline: int | None


class Condition(Struct):
    """What can be chosen for an option if another one is just so; `order` are the pieces of an order of one's own."""

    when: list[str]
    usual: str
    values: list[str]
    order: list[int]


class OptionTold(Struct):
    """One thing that can be agreed before a game.

    `values` are those of one or some; where they depend on another option, `by` names it and `cases` tell them. A flag
    may be for so many players only (`seats`), or go with exactly these values of another option (`only_with`).
    """

    name: str
    kind: Literal["flag", "one", "some"]
    about: str
    values: list[str]
    by: str
    cases: list[Condition]
    seats: tuple[int, int]
    only_with: tuple[str, list[str]] | None
    default: bool | str | list[str]
    allowed: str


class LevelTold(Struct):
    """A bot of the ladder in a game: what it is called at a table and in full, how it plays, its points of Elo."""

    name: str
    called: Said
    title: Said
    about: Said
    strength: int


class GameTold(Struct):
    """A game with its seats, options and bots."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    rules: int
    options: list[OptionTold]
    bots: list[str]
    ladder: list[LevelTold]
    colours: list[Colour]


class Closed(Struct):
    """A table that was given up."""

    closed: str


class Uploaded(Struct):
    """A record that was replayed, and what was found."""

    id: str
    steps: int
    finished: bool
    seed_known: bool


class Rated(Struct):
    """Somebody who is rated in a game, person or bot."""

    who: str
    name: str
    bot: bool
    mu: float
    sigma: float
    rating: float
    games: int


class Spoken(Struct):
    """The number of a line of chat."""

    number: int


class Muted(Struct):
    """Somebody who is not heard any more."""

    muted: str


class Unmuted(Struct):
    """Somebody who is heard again."""

    unmuted: str


ReportReason = Literal["insult", "name", "cheating", "spam", "other"]


class Reported(Struct):
    """A report that the host of the service will read."""

    id: str


class Health(Struct):
    """How the service is, and whether its bots can think."""

    status: str
    version: str
    bots: str


# -- being called ---------------------------------------------------------------------------------------------

CallWay = Literal["push", "mail", "hook"]


class CallWishes(Struct, forbid_unknown_fields=True):
    """By which ways somebody wants to be called for what."""

    turn: list[CallWay] = []
    deadline: list[CallWay] = []
    invited: list[CallWay] = []
    round: list[CallWay] = []
    over: list[CallWay] = []
    agree: list[CallWay] = []
    night: list[CallWay] = []
    soon: list[CallWay] = []


class Calls(Struct, kw_only=True):
    """What somebody chose about being called, and how they can be reached.

    `push_key` is what a browser needs to take pushes, `devices` how many do; `can_mail` tells whether the service
    sends mails at all. The `secret` that signs what the hook gets is told to its owner only.
    """

    wishes: CallWishes
    always: bool
    language: str
    zone: str
    mail: str | None
    confirmed: bool
    can_mail: bool
    hook: str | None
    secret: str | None
    devices: int
    push_key: str


class MailSettled(Struct):
    """An address to which mails go from now on, or no more."""

    mail: str


# -- accounts that last ---------------------------------------------------------------------------------------


class PasskeyTold(Struct):
    """A passkey: what its owner calls it, and when it was made and last used."""

    id: str
    name: str
    created: int
    used: int | None


class Ceremony(Struct):
    """What is asked of a passkey, as browsers take it, and the ticket that comes back with the answer."""

    ticket: str
    options: dict[str, Any]


class AccountWays(Struct, kw_only=True):
    """How somebody gets into their account, and back into it.

    `recovery` is when the code was made, `mail` the confirmed address to which a link goes if the service sends mails.
    """

    guest: bool
    password: bool
    passkeys: list[PasskeyTold]
    recovery: int | None
    mail: str | None
    can_mail: bool


class AccountMade(Struct):
    """An account, and the code that opens it once if everything else is forgotten: shown this once."""

    id: str
    name: str
    guest: bool
    recovery: str

    def __repr__(self) -> str:
        return f"AccountMade({self.name!r})"


class RecoveryCode(Struct):
    """A code that opens an account once, shown this once."""

    code: str

    def __repr__(self) -> str:
        return "RecoveryCode(…)"


class LinkAsked(Struct):
    """If somebody has this name or address, a mail is on its way; nobody is told whether."""

    asked: bool


# -- refusals -------------------------------------------------------------------------------------------------


class Fault(Struct):
    """A part of a request that did not fit, and why."""

    field: str
    fault: str


class Refusal(Struct, omit_defaults=True, kw_only=True):
    """What every refusal tells: a stable code, and what would have been allowed where that is known.

    Of a plan, `at` is the choice that was refused and `reason` why; `version` is where the table is. What people typed
    wrong themselves is `said` in words.
    """

    title: str
    status: int
    detail: str
    code: str
    allowed: list[str] = []
    retry_after: int | None = None
    at: int | None = None
    reason: str | None = None
    version: int | None = None
    faults: list[Fault] = []
    said: Said | None = None


class ProblemDocument(Refusal, omit_defaults=True, kw_only=True):
    """How every refusal is told over HTTP: an RFC 9457 document."""

    type: str


# -- messages of a socket -------------------------------------------------------------------------------------


class ViewMessage(Whole, tag_field="type", tag="view", omit_defaults=True, kw_only=True):
    """All that the seat may know, for who was never here, or to whom events alone would not do."""

    answer: Done | UnsetType = UNSET


class EventsMessage(Public, tag_field="type", tag="events", omit_defaults=True, kw_only=True):
    """What happened after a version, and all that the seat may know now; that only when it is asked, if wished so."""

    since: int
    events: list[GameEvent]
    version: int
    seat: int
    step: int | UnsetType = UNSET
    view: View | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    undo_reason: Reason | None = None
    undo_deadline: int | None = None
    answer: Done | UnsetType = UNSET


class AnswerMessage(Struct, tag_field="type", tag="answer"):
    """The answer to choices that brought nothing new: they had been made before."""

    answer: Done


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table has changed: somebody sat down, it began or ended."""

    table: Table


class RematchMessage(Struct, tag_field="type", tag="rematch"):
    """Where the others gather to play once more; null: not there any more."""

    table: Table | None


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """What was said at the table."""

    lines: list[ChatLine]


class PresenceMessage(Attendance, tag_field="type", tag="presence"):
    """Who is at the table now, for who asked to be told."""


class RefusedMessage(Refusal, tag_field="type", tag="refused", omit_defaults=True, kw_only=True):
    """Choices said over the socket were refused; `key` is that of the submission."""

    key: str | UnsetType | None = UNSET


class ProblemMessage(Refusal, tag_field="type", tag="problem", omit_defaults=True, kw_only=True):
    """Why the socket is being closed."""


News = ViewMessage | EventsMessage
Message = (
    ViewMessage | EventsMessage | AnswerMessage | TableMessage | RematchMessage | ChatMessage
    | PresenceMessage | RefusedMessage | ProblemMessage
)  # fmt: skip
