"""Compiled rules: the sources for the compiler say what the decorator does.

That both builds play alike is for `make compiled`.
"""

from __future__ import annotations

import re
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import saloon.games
from saloon.core.value import fields
from saloon.house import SHELF

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import compiled  # noqa: E402
import unroll  # noqa: E402

SOURCES = {unroll.module_of(name): (ROOT / "src" / name).read_text("utf-8") for name in compiled.modules()}
VALUES = unroll.values_in(SOURCES)
BASE = """from __future__ import annotations
from saloon.core.value import value
from saloon.core.state import State

@value
class Point(State):
    \"\"\"Two numbers.\"\"\"

    x: int
    y: int  # upwards

    def sum(self) -> int:
        return self.x + self.y
"""
CLOSER = (
    BASE
    + """

@value
class Mark(Point):
    y: bool
    z: int
"""
)


@pytest.fixture(scope="session", autouse=True)
def _shelf() -> None:
    assert saloon.games.SHELF


def made(text: str) -> dict[str, type]:
    space: dict[str, type] = {"__name__": "made"}
    exec(compile(text.replace("@mypyc_attr(allow_interpreted_subclasses=True)\n", ""), "made", "exec"), space)
    return space


def test_a_class_is_written_out_as_the_decorator_makes_it() -> None:
    text = unroll.unrolled(CLOSER, "made", unroll.values_in({"made": CLOSER}))
    assert "@value" not in text
    plain, written = made(CLOSER), made(text)
    for name in ("Point", "Mark"):
        one, other = plain[name], written[name]
        given = (3, True, 5)[: len(fields(one))]
        assert fields(other) == fields(one)
        assert other(*given).parts() == one(*given).parts() == given
        assert other(*given).copy() == other(*given)
        assert type(other(*given).copy()) is other
        assert other(*given).sum() == one(*given).sum()
    assert written["Point"].__doc__ == "Two numbers."


def test_a_field_named_again_has_one_type() -> None:
    text = unroll.unrolled(CLOSER, "made", unroll.values_in({"made": CLOSER}))
    assert re.search(r"^    y: Any +# upwards$", text, re.M)
    assert "y: bool\n" not in text


DEEDS = """from __future__ import annotations

class Step: ...
class Huff: ...

def step(s: list[str], seat: int, action: Step) -> None:
    s.append(f"{seat} steps")

def huff(s: list[str], seat: int, action: Huff) -> None:
    s.append(f"{seat} huffs")

DOES: Final[dict[type[Action], Callable[[Dama, Seat, Any], None]]] = {Step: step, Huff: huff}
"""


def test_a_table_of_deeds_becomes_a_chain_that_does_the_same() -> None:
    space: Any = made(unroll.unrolled(DEEDS, "made", {}))
    for seat, kind in enumerate((space["Step"], space["Huff"])):
        by_table: list[str] = []
        by_chain: list[str] = []
        space["DOES"][kind](by_table, seat, kind())
        space["does"](by_chain, seat, kind())
        assert by_table == by_chain == [f"{seat} {kind.__name__.lower()}s"]
    with pytest.raises(KeyError):
        space["does"]([], 0, object())


FLOWS = sorted(module for module in SOURCES if module.endswith(".rules.flow"))


@pytest.mark.parametrize("module", FLOWS)
def test_positions_ask_the_chain(module: str) -> None:
    flow = unroll.unrolled(SOURCES[module], module, VALUES)
    state = f"{module.removesuffix('flow')}state"
    written = unroll.unrolled(SOURCES[state], state, VALUES)
    assert "\ndef does(" in flow
    assert "does(s, seat, action)" in written
    assert "DOES" not in written


@pytest.mark.parametrize("key", sorted(SHELF))
def test_every_position_of_the_house_is_written_out(key: str) -> None:
    state = SHELF[key].state
    written = unroll.unrolled(SOURCES[state.__module__], state.__module__, VALUES)
    assert "@value" not in written
    compile(written, key, "exec")
    assert f"{unroll.methods(state.__name__, dict.fromkeys(fields(state), '')).splitlines()[0]}\n" in written


def test_all_rules_searches_tables_and_sentences_are_compiled() -> None:
    assert {"saloon.core.state", "saloon.core.play", "saloon.bots.ismcts", "saloon.bots.alphabeta"} <= set(SOURCES)
    assert {"saloon.scene.changes", "saloon.scene.json", "saloon.scene.parts", "saloon.words"} <= set(SOURCES)
    for key, room in product(SHELF, ("rules", "board", "speech")):
        assert any(name.startswith(f"saloon.games.{key}.{room}") for name in SOURCES)


def test_it_is_left_where_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_COMPILE", "no")
    assert compiled.extensions() == []
    monkeypatch.setenv("SALOON_COMPILE", "perhaps")
    with pytest.raises(SystemExit, match="auto, yes or no"):
        compiled.wanted()


def test_without_a_c_compiler_plain_python_is_installed_and_yes_means_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(names: list[str]) -> list[str]:
        raise SystemExit("no such compiler")

    monkeypatch.setattr(compiled, "prepared", fails)
    monkeypatch.setenv("SALOON_COMPILE", "auto")
    assert compiled.extensions() == []
    monkeypatch.setenv("SALOON_COMPILE", "yes")
    with pytest.raises(SystemExit, match="no such compiler"):
        compiled.extensions()


def test_a_game_that_does_not_compile_leaves_the_others(tmp_path: Path) -> None:
    """Mypy refuses one of two games; the other one, and what they share, goes on to the compiler."""
    for name, body in {"good": "x: int = 1\n", "bad": "x: int = 'one'\n"}.items():
        folder = tmp_path / "src" / "saloon" / "games" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "rules.py").write_text(f"from __future__ import annotations\n{body}")
    for folder in ("saloon", "saloon/games"):
        (tmp_path / "src" / folder / "__init__.py").touch()
    names = compiled.modules(tmp_path / "src")
    assert names == ["saloon/games/bad/rules.py", "saloon/games/good/rules.py"]
    assert compiled.prepared(names, tmp_path / "src", tmp_path / "work") == ["saloon/games/good/rules.py"]
