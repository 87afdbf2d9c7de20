"""People, the devices that hold a key to them, and in which rooms they are."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("shape", sa.Integer, nullable=False),
        sa.Column("tone", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("board", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "device",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_device_person", "device", ["person"])
    op.create_table(
        "place",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(16), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_place_room", "place", ["room"])


def downgrade() -> None:
    op.drop_table("place")
    op.drop_table("device")
    op.drop_table("person")
