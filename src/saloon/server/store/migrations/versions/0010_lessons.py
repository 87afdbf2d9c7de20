"""Lessons that somebody has played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
