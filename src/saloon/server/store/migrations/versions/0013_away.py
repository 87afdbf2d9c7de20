"""Results of matches that were played elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("result", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
