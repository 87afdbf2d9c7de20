"""What reviews say of matches in short."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "glance",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), nullable=False),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("ix_glance_room", "glance", ["room"])
