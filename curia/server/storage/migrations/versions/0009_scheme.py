"""How the deals of a table are drawn. Tables that are there keep their way, also where play has not begun."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("scheme", sa.String(10), nullable=False, server_default="curia-1"))
