"""Works out the beginning of Mlýn's table, three and four stones each, and writes `engine/small.bin`. Needs numba (the
extra `solve`).

    python train/mlyn_table.py

Every position is a byte, in the order of `engine/order.py`, all of them packed by LZMA.
"""

from __future__ import annotations

import lzma
from argparse import ArgumentParser
from pathlib import Path

from saloon.games.mlyn.engine.order import FEW
from saloon.games.mlyn.engine.solver import Work, terms_of
from saloon.games.mlyn.rules import MlynOptions
from saloon.kit.packed import pack, place


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=place("mlyn/engine/small"))
    work = Work(FEW, terms_of(MlynOptions()))
    file: Path = parser.parse_args().file
    while work.step():
        pass
    table = lzma.compress(work.table().tobytes(), preset=9 | lzma.PRESET_EXTREME)
    pack(file, "python train/mlyn_table.py", {"table": table})


if __name__ == "__main__":
    main()
