from typing import Final

TABLES: Final[dict[str, str]] = {}
