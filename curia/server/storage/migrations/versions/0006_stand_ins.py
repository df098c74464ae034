"""For whom a bot plays on, and whether they may take the seat back."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("former", sa.Integer))
    op.create_index("ix_seats_former", "seats", ["former"])
    op.add_column("seats", sa.Column("former_name", sa.String(40)))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
