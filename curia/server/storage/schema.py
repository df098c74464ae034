"""The database's tables as they are now. How they came about is in `migrations/`."""

import sqlalchemy as sa

metadata = sa.MetaData()

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    # No number is ever given twice: something that is being done for a key that is gone is nobody else's.
    sqlite_autoincrement=True,
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    # Raised by every change, public or not: who writes names the version seen. Never sent to anyone.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("takeback", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("memory_aids", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("clock", sa.JSON),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("host", sa.Integer),
    sa.Column("invite", sa.String(64)),
    # A keyed hash of the address that it was opened from, until it is over.
    sa.Column("opener", sa.String(64)),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("scheme", sa.String(10), nullable=False, server_default="curia-1"),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    # How many entries, changes that can be seen, and lines of chat there are: positions in the stream.
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("public", sa.Integer, nullable=False),
    sa.Column("said", sa.Integer, nullable=False),
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("choices", sa.JSON, nullable=False),
    sa.Column("people", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("result", sa.JSON),
    sa.Column("rematch", sa.String(16)),
    # When the server has something to do here by itself: a bot's move, a standing answer, a clock.
    sa.Column("wake", sa.Double, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.String(20), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("bot", sa.String(40)),
    sa.Column("key", sa.Integer, index=True),
    sa.Column("name", sa.String(40)),
    sa.Column("nonce", sa.String(64)),
    sa.Column("standing", sa.JSON),
    sa.Column("muted", sa.Boolean, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("late", sa.Boolean, nullable=False),
    sa.Column("left", sa.Double),
    sa.Column("since", sa.Double),
    sa.Column("notice", sa.String(500)),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("memory_aids", sa.Boolean, nullable=False, server_default=sa.false()),
    # Who had the seat before a bot played on, or before they left it in the middle of a match.
    sa.Column("former", sa.Integer, index=True),
    sa.Column("former_name", sa.String(40)),
    sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
)

watchers = sa.Table(
    "watchers",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("key", sa.Integer, primary_key=True, autoincrement=False, index=True),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.String(20), nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    # Whose request it was, to know it again.
    sa.Column("key", sa.Integer),
    sa.Column("request", sa.String(64)),
    sa.UniqueConstraint("table", "key", "request"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.String(20)),
    sa.Column("name", sa.String(40)),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("key", sa.Integer, index=True),
    sa.Column("request", sa.String(64)),
    # Of a bot's sentence, so that everyone reads it in their own language.
    sa.Column("words", sa.JSON),
    sa.UniqueConstraint("table", "key", "request"),
)

handovers = sa.Table(
    "handovers",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("key", sa.Integer, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)

# One row: when the server last gave a sign of life.
life = sa.Table(
    "life",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seen", sa.Double, nullable=False),
)
