"""Works out the beginning of Mlýn's table, three and four stones each, and writes it as `engine/small.py`. Needs numba (the extra `solve`).

    python bench/mlyn_table.py --file src/saloon/games/mlyn/engine/small.py
"""

from __future__ import annotations

import lzma
from argparse import ArgumentParser
from base64 import b85encode
from pathlib import Path

from saloon.games.mlyn.engine.labour import Work, terms_of
from saloon.games.mlyn.engine.layout import FEW
from saloon.games.mlyn.rules import MlynOptions

WIDTH = 120
HEAD = '''"""Made by `python bench/mlyn_table.py`: every position of three and four stones each, packed, in the order of `engine/layout.py`."""

from __future__ import annotations

from typing import Final

TABLE: Final = (
'''


def page(values: bytes) -> str:
    """The module."""
    packed = b85encode(lzma.compress(values, preset=9 | lzma.PRESET_EXTREME)).decode()
    lines = [f'    "{packed[at : at + WIDTH]}"' for at in range(0, len(packed), WIDTH)]
    return HEAD + "\n".join(lines) + "\n)  # fmt: skip\n"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, required=True)
    work = Work(FEW, terms_of(MlynOptions()))
    file: Path = parser.parse_args().file
    while work.step():
        pass
    file.write_text(page(work.table().tobytes()))


if __name__ == "__main__":
    main()
