"""Invitations to people with whom one has played, and challenges brought along from a browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "invite",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_invite_person", "invite", ["person"])
    op.create_table(
        "trophy",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("part", sa.String(60), primary_key=True),
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
