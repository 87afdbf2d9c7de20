"""When the house must look at a match that is played at a pace of days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "due",
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_due_at", "due", ["at"])
