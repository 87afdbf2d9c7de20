"""Results of finished matches by seat, and the index of those that go on. Old logs are read while the house is open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("match", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "result",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.String(1000), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("took", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(16), nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("fair", sa.Float, nullable=False),
        sa.Column("against", sa.String(300), nullable=False),
        sa.Column("feats", sa.Text, nullable=False),
    )
    op.create_index("ix_result_room", "result", ["room"])
    op.create_index("ix_result_person", "result", ["person", "at"])
    op.create_index("ix_result_board", "result", ["game", "person"])
    op.create_table(
        "running",
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_running_person", "running", ["person"])
