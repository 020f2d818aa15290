"""Each row says by which version of the rules it was played. Of the rows of before it is unknown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("rows", sa.Column("rules", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("rows") as rows:
        rows.drop_column("rules")
