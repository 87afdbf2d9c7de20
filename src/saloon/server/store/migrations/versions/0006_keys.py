"""Rescue codes, the pairing of a second device, and when a device was last signed out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("person", sa.Column("shut", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "rescue",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "guess", sa.Column("id", sa.String(32), primary_key=True), sa.Column("at", sa.BigInteger, nullable=False)
    )
    op.create_index("ix_guess_at", "guess", ["at"])
    op.create_table(
        "pairing",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("claim", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
