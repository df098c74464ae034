"""Whether a table has hints, and who agrees to them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for table in ("tables", "seats"):
        op.add_column(table, sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
