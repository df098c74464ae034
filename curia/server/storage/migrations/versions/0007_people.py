"""Who was removed or muted at a table, who has held which seat, and who asks to be let in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.JSON, nullable=False, server_default="{}"))
