"""The style of the lab's pages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

STYLE: Final = Path(__file__).with_name("lab.css").read_text("utf-8")
