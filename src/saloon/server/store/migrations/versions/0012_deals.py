"""Cards to practise, tries of the deal of the day, and tables that share their chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "practice",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("drill", sa.String(80), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("own", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "attempt",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("match", sa.String(64), nullable=False, server_default=""),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("answers", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("ix_attempt_person", "attempt", ["person"])
    op.create_table(
        "deal",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("match", sa.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "duplicate",
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("party", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_duplicate_party", "duplicate", ["party"])
