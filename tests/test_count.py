"""The house counts itself: what is planted in a small house is found."""

from __future__ import annotations

import ast
import doctest
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import count

LISTS = {
    "src/saloon/games/dice_town/rules/state.py:start": "a line for each field of a position",
}
"""What may be longer than a screen, because it is a list."""
LONG = "def long():\n" + "    print()\n" * 40 + "\n\n"
COPIED = "def {}(a):\n    b = a + {}\n    c = b\n    d = c\n    e = d\n    return e\n\n\n"


def planted(root: Path, files: dict[str, str]) -> dict[str, int]:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return count.counted(root)


def test_its_examples_hold() -> None:
    failed, tried = doctest.testmod(count)
    assert not failed and tried


def test_each_thing_is_counted(tmp_path: Path) -> None:
    found = planted(
        tmp_path,
        {
            "src/saloon/one.py": "from saloon import two\n\n" + LONG + COPIED.format("f", 1) + "class Box: ...\n",
            "src/saloon/two.py": "from saloon.one import (\n    f,\n)\n" + COPIED.format("g", 2) + "class Box: ...\n",
            "src/saloon/deep/two.py": f"# {'x' * 120}\nROW = (1,)  {count.MARK}\n",
            "tests/list.py": "from saloon.one import (\n" + "    f,\n" * 9 + ")\n",
            "tests/test_two.py": COPIED.format("h", 3),
        },
    )
    assert found["modules"] == 5
    assert found["functions over 40 lines"] == 1
    assert found["lines over 120 letters"] == 1
    assert found["lines of imports"] == 15
    assert found["lists of imports over 10 lines"] == 1
    assert found["marks that pass the formatter over"] == 1
    assert found["copies of functions*"] == 1
    assert found["modules in cycles*"] == 2
    assert found["class names used twice*"] == 1
    assert found["modules named alike*"] == 1


def test_types_and_what_is_imported_later_make_no_cycle(tmp_path: Path) -> None:
    found = planted(
        tmp_path,
        {
            "src/saloon/one.py": "from saloon import two\n",
            "src/saloon/two.py": "def f():\n    from saloon import one\n",
        },
    )
    assert found["modules in cycles*"] == 0


def test_the_page_has_a_row_for_each_count() -> None:
    page = (count.ROOT / "bench" / "house.md").read_text("utf-8")
    assert all(f"\n| {name} |" in page for name in count.counted(count.ROOT / "examples"))


def test_functions_fit_on_a_screen() -> None:
    long = {
        f"{path.relative_to(count.ROOT)}:{each.name}"
        for folder in count.FOLDERS
        for path in (count.ROOT / folder).rglob("*.py")
        for each in count.functions_of(ast.parse(path.read_text("utf-8")))
        if count.length(each) > count.LONG_FUNCTION
    }
    assert long == set(LISTS)
