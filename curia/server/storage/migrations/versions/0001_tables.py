"""Tables, seats, entries, chat: the first of them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("takeback", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("host", sa.Integer),
        sa.Column("invite", sa.String(64)),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("choices", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.String(16)),
        sa.Column("wake", sa.Double, index=True),
    )
    op.create_table(
        "seats",
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
    )
    op.create_table(
        "watchers",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.Integer, primary_key=True, autoincrement=False, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("key", sa.Integer),
        sa.Column("request", sa.String(64)),
        sa.UniqueConstraint("table", "key", "request"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(20)),
        sa.Column("name", sa.String(40)),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("key", sa.Integer, index=True),
        sa.Column("request", sa.String(64)),
        sa.UniqueConstraint("table", "key", "request"),
    )
    op.create_table(
        "handovers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("key", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
