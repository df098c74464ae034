"""Whether a table has memory aids, and who agrees to them. Tables against bots have them, as new ones do."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for table in ("tables", "seats"):
        op.add_column(table, sa.Column("memory_aids", sa.Boolean, nullable=False, server_default=sa.false()))
    seats = sa.table("seats", sa.column("table"), sa.column("kind"), sa.column("memory_aids"))
    tables = sa.table("tables", sa.column("id"), sa.column("memory_aids"))
    people = sa.select(seats.c.table).where(seats.c.kind == "person").group_by(seats.c.table)
    alone = people.having(sa.func.count() == 1).scalar_subquery()
    person = sa.and_(seats.c.table.in_(alone), seats.c.kind == "person")
    op.execute(sa.update(tables).where(tables.c.id.in_(alone)).values(memory_aids=sa.true()))
    op.execute(sa.update(seats).where(person).values(memory_aids=sa.true()))
