"""The number of a key that was deleted is not given to another one. (PostgreSQL never did.)"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "new_keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.execute("INSERT INTO new_keys (id, hash, made, seen) SELECT id, hash, made, seen FROM keys")
    op.drop_table("keys")
    op.rename_table("new_keys", "keys")
