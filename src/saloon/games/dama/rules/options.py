"""The choices of a table of Dáma."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.core.options import Options, choice


@dataclass(frozen=True)
class DamaOptions(Options):
    """How this table plays; the first value is the house's."""

    capture: str = choice("forced", "huff")
    chain: str = choice("whole", "free")
    removal: str = choice("end", "each")
    king_first: bool = choice(False, True)
    blocked: str = choice("loses", "draws")
    repetition: bool = choice(True, False)
    calm: int = choice(30, 15)
    offers: str = choice("calm", "any", "no")
