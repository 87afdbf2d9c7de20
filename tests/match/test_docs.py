"""The documentation is true: its example holds, and its program draws as the house does."""

import re
from pathlib import Path
from random import Random
from typing import Any

from saloon.match import load, verify, write
from saloon.match.fair import commitment, draw
from saloon.match.pledge import pledge_of

DOCS = Path(__file__).parents[2] / "docs"


def block(name: str, kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", (DOCS / name).read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def documented() -> dict[str, Any]:
    """The program of the documentation, run as it stands there."""
    names: dict[str, Any] = {}
    exec(block("fairness.md", "python"), names)
    return names


def test_the_example_of_a_match_file_holds():
    text = block("match-file.md", "")
    report = verify(text)
    assert report.findings == ()
    assert report.draws == 11
    assert write(load(text)) == text


def test_the_documented_program_agrees_with_the_house():
    other, rng = documented(), Random(1)
    for _ in range(200):
        secret, added = rng.randbytes(32), [rng.randbytes(int(rng.random() * 20)) for _ in range(3)]
        number, total = rng.randrange(1, 10**6), rng.choice([1, 2, 6, 32, 7776, 2**255 + 1])
        assert other["place"](secret, added, number, total) == draw(secret, added, number, total)
        assert other["commitment"]("m", "prsi 1 3 ", secret) == commitment("m", "prsi 1 3 ", secret)
        assert other["pledge"]("m", 2, added[0]) == pledge_of("m", 1, added[0])


def test_the_documented_values_are_right():
    text, secret, added = (DOCS / "fairness.md").read_text("utf-8"), bytes(range(32)), [b"0123456789abcdef", b""]
    assert f"| commitment | `{commitment('example', 'prsi 1 2 deal=5', secret)}` |" in text
    assert f"| pledge of seat 1 | `{pledge_of('example', 0, added[0])}` |" in text
    places = re.findall(r"\| place of event (\d+) of (\d+) \| (\d+) \|", text)
    assert len(places) == 4
    for number, total, place in places:
        assert draw(secret, added, int(number), int(total)) == int(place)
