"""Numbers that come with the package are those that were made, and each file says how."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.kit.packed import GAMES, NotAsMade, pack, packed, place, unpack

ROOT = Path(__file__).parents[2]
FILES = sorted(GAMES.rglob("*.bin"))
PARTS = {"two": b"\n\x00\xff", "one": b"", "3 rounds=2": bytes(range(256))}


def test_what_is_packed_comes_back(tmp_path: Path) -> None:
    pack(tmp_path / "file", "python train/it.py", PARTS)
    assert unpack(tmp_path / "file") == PARTS


def test_the_same_parts_make_the_same_file(tmp_path: Path) -> None:
    pack(tmp_path / "one", "python train/it.py", PARTS)
    pack(tmp_path / "other", "python train/it.py", dict(reversed(PARTS.items())))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_a_damaged_file_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    pack(path, "python train/it.py", PARTS)
    whole = path.read_bytes()
    changed = whole[:-1] + bytes([whole[-1] ^ 1])
    for bad in (b"", b"\n", b"[]\n", b"{}\n", whole[:-1], whole + b"\0", changed, whole.replace(b'"one"', b'"ONE"')):
        path.write_bytes(bad)
        with pytest.raises(NotAsMade, match="file is damaged"):
            unpack(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_every_file_is_whole_and_names_a_command_that_is_there(path: Path) -> None:
    assert packed(path.relative_to(GAMES).with_suffix("").as_posix()) == unpack(path)
    made = json.loads(path.read_bytes().partition(b"\n")[0])["made"]
    found = re.match(r"python (train/\w+\.py)\b", made)
    assert found and (ROOT / found[1]).is_file()


def test_nothing_is_read_before_it_is_asked_for() -> None:
    """Neither by the list of games nor by any advice at its import."""
    games = sorted({path.relative_to(GAMES).parts[0] for path in FILES})
    lines = "; ".join(f"import saloon.games.{key}.advice" for key in games)
    code = f"from saloon.kit import packed; {lines}; assert packed.packed.cache_info().currsize == 0"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_file_lies_beside_the_code_that_reads_it() -> None:
    """But for games of masters: one explorer reads those of every game."""
    for path in FILES:
        if path.stem == "masters":
            continue
        name = path.relative_to(GAMES).with_suffix("").as_posix()
        assert place(name) == path
        assert any(f'"{name}"' in each.read_text("utf-8") for each in path.parent.glob("*.py")), name
