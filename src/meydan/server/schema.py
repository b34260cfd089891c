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
    Column("password", Text),  # an argon2 hash; guests have none
    Column("login", String(40), unique=True),  # the name in lower case, of those who have a password
    Column("epoch", Integer, nullable=False, default=0),  # raised to sign out everywhere
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Column("calls", String(60)),  # the kinds of calls they asked for and can be reached by, such as "turn over"
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
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
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
)

moves = Table(
    "moves",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # choice, undo, hand (to a bot), take (back), hint
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

# The outbox: who is to be called about a table. It is stored with the move that is the reason, and goes when the call
# was sent or is no longer true; a new turn takes the place of the one before.
calls = Table(
    "calls",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # turn, deadline, invited, over
    Column("version", Integer, nullable=False),  # of the table when it began to be true
    Column("due", BigInteger, nullable=False, index=True),  # when to call, or to try again
    Column("tries", Integer, nullable=False),
    Column("done", Text, nullable=False),  # the ways by which it was sent already
)

# Who looks at a table of theirs, by the process that holds the socket.
present = Table(
    "present",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
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

Index("ix_tables_lobby", tables.c.public, tables.c.status, tables.c.created)
Index("ix_calls_account", calls.c.account)
Index("ix_present_table", present.c.table_id)
UniqueConstraint(moves.c.table_id, moves.c.key, name="uq_moves_key")
