"""Where a table was opened from, as a keyed hash: how many one address has is limited."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.String(64)))
