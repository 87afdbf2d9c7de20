"""Rooms, their logs, and where matches lie in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("watch", sa.String(32), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("result", sa.String(16), nullable=False, server_default=""),
    )
    op.create_index("ix_match_room", "match", ["room"])


def downgrade() -> None:
    op.drop_table("match")
    op.drop_table("log")
    op.drop_table("room")
