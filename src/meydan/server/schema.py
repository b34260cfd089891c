"""What is stored. The truth of a game is the list of its moves: rows that never change, unique by table and number."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are whole milliseconds since 1970.
accounts = Table(
    "accounts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("password", Text),  # an argon2 hash; guests have none, nor need who has a passkey
    Column("login", String(40), unique=True),  # the name in lower case, of those who are no guests
    Column("epoch", Integer, nullable=False, default=0),  # raised to sign out everywhere
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Column("silenced", BigInteger),  # since when the host of the service lets them say nothing
    Column("calls", String(60)),  # the kinds of calls they asked for and can be reached by, such as "turn over"
    Column("private", Boolean, nullable=False, server_default=false()),  # whether others see no more than the name
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),  # the token itself is shown once and not kept
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("link", String(32), nullable=False, unique=True),  # opens a private table
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("host", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hints", Boolean),  # whether hints may be asked for; unless agreed, where one person plays with bots
    Column("speed", String(10), nullable=False),  # live or turns
    Column("base", Integer, nullable=False),  # seconds: the clock at the start, or the limit for a move
    Column("increment", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),  # open, playing, finished, closed
    Column("seed", String(64), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of the game's rules it is played by
    Column("prefix", Text),  # JSON: the choices of another game from which this one goes on
    Column("origin", String(32), index=True),  # the table it is a rematch or a fork of
    Column("group_id", String(32), index=True),  # the group it is for
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("begins", String(10), nullable=False, server_default="0"),  # a chair, lot or seats: see seating.py
    Column("seating", String(40)),  # how seats were taken at the start: the same, and the chair of each seat before
    Column("ended", String(10)),  # resigned or agreed, if it ended before its rules do
)

chairs = Table(
    "chairs",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), index=True),  # who holds it
    Column("invited", String(32), ForeignKey("accounts.id"), index=True),
    Column("bot", String(40)),  # a bot of ours sits here
    Column("colour", String(20)),
    Column("rank", Integer),  # at the end
    Column("score", Text),  # JSON, at the end
    Column("seen", BigInteger),  # when whoever holds it was last here, once they left
    Column("share", String(60)),  # what whoever holds it added to the luck of the game
)

moves = Table(
    "moves",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # choice, undo, hand (to a bot), take (back), hint, resign, agree
    Column("text", String(200), nullable=False),
    Column("key", String(100)),  # of the submission it ended; a repeated submission is known by it
)

# How the games that are being played stand, for lists and after a start. It follows from the moves and is stored with
# them; a game that has no row here, such as one of an older version, gets it when somebody looks.
standings = Table(
    "standings",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # the number of the last move
    Column("to_answer", Integer, nullable=False),  # a seat; -2 when the game is over
    Column("by_bot", Boolean, nullable=False),  # whether a bot answers for it
    Column("round", Integer),
    Column("deadline", BigInteger),  # when this seat will be late
    Column("moved", BigInteger, nullable=False),  # when something was done last
    Column("scores", String(40)),  # what wins, for each seat; unknown until something is done
    postgresql_with={"fillfactor": 70},  # a row that changes finds room on its page
)

queues = Table(
    "queues",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("choices", Text, nullable=False),  # JSON
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", String(400), nullable=False),
    Column("phrase", String(20)),  # of a line that readers see in their own language
)

mutes = Table(
    "mutes",
    METADATA,
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("accounts.id"), primary_key=True),
)

# What somebody chose about being called. The row is also held by whoever calls them at the moment.
callings = Table(
    "callings",
    METADATA,
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("language", String(2), nullable=False),
    Column("zone", String(40), nullable=False),  # of time, such as Europe/Kyiv
    Column("wishes", Text, nullable=False),  # JSON: the ways for each kind of call
    Column("always", Boolean, nullable=False),  # also while they look at the table
    Column("mail", String(254)),
    Column("confirmed", Boolean, nullable=False),  # whether the address is theirs
    Column("mailed", BigInteger, nullable=False),  # when they got the last mail
    Column("hook", String(500)),
    Column("secret", String(64)),  # that signs what is sent to the hook
    Column("claimed", BigInteger, nullable=False),  # until when some process calls them
)

pushes = Table(
    "pushes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("key", String(100), nullable=False),  # of the browser, with which everything is encrypted
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The outbox: who is to be called about a table or a group. It is stored with the move that is the reason, and goes
# when the call was sent or is no longer true; a new turn takes the place of the one before.
calls = Table(
    "calls",
    METADATA,
    Column("place", String(40), primary_key=True),  # the id of a table, or the name of a board: see news.py
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # turn, deadline, invited and so on: see outbox.py
    Column("version", Integer, nullable=False),  # of the table when it began to be true
    Column("due", BigInteger, nullable=False, index=True),  # when to call, or to try again
    Column("tries", Integer, nullable=False),
    Column("done", Text, nullable=False),  # the ways by which it was sent already
)

# Who looks at a table of theirs, at a group or at the lobby, by the process that holds the socket.
present = Table(
    "present",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("place", String(40), primary_key=True),  # the id of a table, or the name of a board: see news.py
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("until", BigInteger, nullable=False),  # unless the process says so again
)

records = Table(
    "records",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("text", Text, nullable=False),  # an uploaded record, verified
)

# Each analysis of a game is made once. A game goes by its digest, so that a record and its table share what was found.
analyses = Table(
    "analyses",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("effort", String(10), primary_key=True),
    Column("eyes", Integer, primary_key=True),  # a seat; -1 sees all
    Column("seed", Integer, primary_key=True),
    Column("version", Integer, primary_key=True),  # of the form in which it is written
    Column("made", BigInteger, nullable=False),
    Column("found", LargeBinary, nullable=False),  # JSON, packed with gzip
)

ratings = Table(
    "ratings",
    METADATA,
    Column("who", String(50), primary_key=True),  # an account, bot:name or puzzle:name
    Column("game", String(40), primary_key=True),  # or what is rated besides games, see solvers.py
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# Who wants a rating as a solver of puzzles, or wanted one once.
solvers = Table(
    "solvers",
    METADATA,
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("rated", Boolean, nullable=False),
)

# The first try of a puzzle by somebody who is rated: no other counts.
tries = Table(
    "tries",
    METADATA,
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
)

# -- tournaments --------------------------------------------------------------------------------------------

tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("link", String(32), nullable=False, unique=True),  # opens a private one
    Column("title", String(60), nullable=False),
    Column("organiser", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("group_id", String(32), index=True),  # whose members it is for
    Column("kind", String(10), nullable=False),  # swiss, robin or knockout
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),  # of a table, at most
    Column("rounds", Integer),  # as many as were wished for
    Column("advance", Integer, nullable=False),  # how many of a table go on, in a knock-out
    Column("bot", String(40)),  # that fills tables
    Column("rated", Boolean, nullable=False),
    Column("speed", String(10), nullable=False),
    Column("base", Integer, nullable=False),
    Column("increment", Integer, nullable=False),
    Column("round_limit", Integer),  # seconds
    Column("pause", Integer, nullable=False),  # seconds between two rounds
    Column("starts", BigInteger),  # when it begins by itself
    Column("status", String(10), nullable=False, index=True),  # open, playing, finished, cancelled
    Column("closed", Boolean, nullable=False),  # whether nobody else may enter
    Column("round", Integer, nullable=False),  # 0 before the first
    Column("ends", BigInteger),  # when this round is over, whatever is still played
    Column("goes_on", BigInteger),  # when all of this round is counted: the time of the next
    Column("version", Integer, nullable=False),  # raised by every change
    Column("seed", String(64), nullable=False),  # of all lots
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
)

entrants = Table(
    "entrants",
    METADATA,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, in the order in which they came
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("entered", Integer, nullable=False),  # the first round they could play
    Column("dropped", Integer),  # the last one, of those who left
    Column("removed", Boolean, nullable=False),  # by the organiser
    UniqueConstraint("tournament", "account", name="uq_entrants_account"),
)

# Who sits where in a round, or has a bye there; and what that is worth, once it is counted.
pairings = Table(
    "pairings",
    METADATA,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("entrant", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # of the table, from 1; 0 is a bye
    Column("table_id", String(32), ForeignKey("tables.id"), index=True),
    Column("seat", Integer, nullable=False),
    Column("seats", Integer, nullable=False),  # of the table
    Column("rank", Integer),
    Column("points", Integer),
)

# Games against bots that somebody does not want in their list.
unlisted = Table(
    "unlisted",
    METADATA,
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

# The code with which somebody who has forgotten everything else comes in again, once.
recoveries = Table(
    "recoveries",
    METADATA,
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("digest", String(64), nullable=False),  # the code itself is shown once and not kept
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),  # its own name, in base64
    Column("key", Text, nullable=False),  # the public one, in base64
    Column("count", BigInteger, nullable=False),  # of its signatures, where it counts them
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# What was asked of a passkey and is answered: no answer is good for a second time.
answered = Table(
    "answered",
    METADATA,
    Column("challenge", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),  # then it is too old anyway
)

Index("ix_tables_lobby", tables.c.public, tables.c.status, tables.c.created)
Index("ix_calls_account", calls.c.account)
Index("ix_present_place", present.c.place)
UniqueConstraint(moves.c.table_id, moves.c.key, name="uq_moves_key")

# -- profiles -------------------------------------------------------------------------------------------------

# How each finished game came out for whoever played it, one row for each of them: what profiles are made of. It
# follows from tables and chairs, and is written with the result.
results = Table(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("who", String(50), primary_key=True),  # an account, or bot:name
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mix", Text, nullable=False),  # JSON: the boxes and variants it was played with
    Column("public", Boolean, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("beaten", Integer),  # of a rated win: how the best of the others was rated before, in points
    Column("counted", Boolean, nullable=False),  # whether it was looked at for favourites
)

# How ratings went: one row for each game that changed one.
rating_steps = Table(
    "rating_steps",
    METADATA,
    Column("who", String(50), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the rated games, from 1
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("was", Float, nullable=False),  # mu before
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

# What somebody went to, took and built in all games that were counted.
favourites = Table(
    "favourites",
    METADATA,
    Column("who", String(50), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("things", Text, nullable=False),  # JSON: how often, by anchor
)

Index("ix_results_who", results.c.who, results.c.finished, results.c.table_id)
Index("ix_results_public", results.c.who, results.c.public, results.c.finished, results.c.table_id)
Index("ix_results_sums", results.c.who, results.c.game, results.c.seats, results.c.mix, results.c.rank)
Index("ix_results_beaten", results.c.who, results.c.beaten)
Index("ix_results_counted", results.c.counted, results.c.table_id)
Index("ix_ratings_best", ratings.c.game, ratings.c.mu)

# -- moderation -----------------------------------------------------------------------------------------------

# What people tell the host of the service about others, until it is settled.
reports = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("account", String(32), ForeignKey("accounts.id"), index=True),  # whom it is about
    Column("table_id", String(32), ForeignKey("tables.id")),
    Column("line", Integer),  # of the chat of this table
    Column("quoted", String(400)),  # what was said, or the name, as it was then
    Column("reason", String(20), nullable=False),
    Column("words", String(500), nullable=False),
    Column("settled", BigInteger),
)

# Names that the host of the service took from somebody: nobody gets them again.
removed = Table(
    "removed",
    METADATA,
    Column("login", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Everything the host of the service did to somebody, for good. A running service looks here for what is new.
audit = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(60), nullable=False),  # who, by the name this machine knows them by
    Column("act", String(20), nullable=False),
    Column("account", String(32)),
    Column("what", String(500), nullable=False),
    Column("report", String(32)),
    Column("pending", Boolean, nullable=False),  # whether a running service still has something to do
)

# -- being together -----------------------------------------------------------------------------------------

groups = Table(
    "groups",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("link", String(32), nullable=False, unique=True),  # lets anybody in
    Column("name", String(40), nullable=False),
    Column("owner", String(32), ForeignKey("accounts.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

members = Table(
    "members",
    METADATA,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

# The next evening on which a group wants to meet, and who comes.
nights = Table(
    "nights",
    METADATA,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("uid", String(32), nullable=False),  # of the event in everybody's calendar
    Column("at", BigInteger, nullable=False),
    Column("zone", String(40), nullable=False),  # of time, such as Europe/Kyiv
    Column("note", String(200), nullable=False),
    Column("changes", Integer, nullable=False),  # how often it was put off
    Column("changed", BigInteger, nullable=False),
)

comers = Table(
    "comers",
    METADATA,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("answer", String(5), nullable=False),  # yes, maybe, no
)

# Who looks for people to play with. A wish holds as long as its owner is here; who was seated finds the table there.
seekers = Table(
    "seekers",
    METADATA,
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mix", String(200)),  # JSON: the boxes; none: any
    Column("least", Integer, nullable=False),  # seats
    Column("most", Integer, nullable=False),
    Column("speed", String(10), nullable=False),
    Column("base", Integer, nullable=False, server_default="0"),
    Column("increment", Integer, nullable=False, server_default="0"),
    Column("near", Boolean, nullable=False),  # people of about the same level
    Column("rated", Boolean, nullable=False),  # if all want it
    Column("bot", String(40)),  # may take the chairs that stay empty
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),  # unless some process says that they are still here
    Column("table_id", String(32)),  # where they were seated
)
