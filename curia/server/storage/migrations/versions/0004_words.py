"""What bots say, as words for every language."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chat", sa.Column("words", sa.JSON))
