"""Passkeys, and people who have left the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "gone", sa.Column("person", sa.String(32), primary_key=True), sa.Column("at", sa.BigInteger, nullable=False)
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "dare",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
