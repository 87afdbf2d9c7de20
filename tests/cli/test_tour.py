"""What the README and the tour show of the command line happens as shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click import Context

from ring import whole
from saloon.cli.group import app
from saloon.games import SHELF

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.M | re.S)
NOT_HERE = ("pip", "make", "saloon serve")
"""Lines that install or that stay open."""
LONG = ("saloon compare", "saloon ladder", "saloon report", "saloon site", "saloon solve")
"""Lines that take a while; the inner ring only reads them, and what they do is tested by the tests of their
commands."""


def shown(page: str) -> list[tuple[str, str]]:
    """The commands of a page, each with the output that is shown under it."""
    blocks = BLOCK.findall((ROOT / page).read_text("utf-8"))
    parts = [part.partition("\n") for block in blocks for part in re.split(r"^\$ ", block, flags=re.M)[1:]]
    return [(command.partition("#")[0].strip(), output) for command, _, output in parts]


def pattern(output: str) -> str:
    """Dots stand for anything; on a line of their own for any lines, or none. Columns may be wider."""
    lines = []
    for line in output.splitlines():
        parts = [r"\s+".join(map(re.escape, part.split())) for part in line.split("...")]
        lines.append(r"(?:.*\n)*" if line == "..." else r"[^\S\n]*" + r"\s*.*?\s*".join(parts) + r"[^\S\n]*\n")
    return "".join(lines)


@pytest.mark.timeout(1800)  # in the outer ring a whole game is solved
@pytest.mark.parametrize("page", ["README.md", "docs/tour.md"])
def test_commands_do_what_the_page_shows(saloon, page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    commands = [each for each in shown(page) if not each[0].startswith(NOT_HERE)]
    assert len(commands) > 1
    for command, output in commands:
        word, *args = shlex.split(command)
        assert word == "saloon"
        if args[0] == "odds" and args[1] not in SHELF:
            continue
        if command.startswith(LONG) and not whole():
            found = app.get_command(Context(app), args[0])
            assert found and found.make_context(args[0], args[1:])
            continue
        result = saloon(*args)
        assert result.exit_code == (3 if args[0] == "verify" else 0), (
            result.output
        )  # consistent, and nobody has sealed it
        assert not output or re.fullmatch(pattern(output), result.stdout), result.stdout
