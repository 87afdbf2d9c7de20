"""Match files of earlier rules are still true, and positions that cannot be are not read."""

from __future__ import annotations

from pathlib import Path

import pytest

from clauses import clause
from games.bang.shootout import table
from saloon.core import Unreadable
from saloon.games.bang import GAME
from saloon.games.bang.rules import BangOptions
from saloon.match import load, verify, write
from saloon.server.rooms.beats import match_of
from saloon.server.rooms.records import Setup, Started

FILES = sorted((Path(__file__).parent / "files").glob("v1-*.saloon"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_the_first_version_is_true_and_written_as_it_was(path: Path) -> None:
    """Three who fall together, and a Bart who dodges with the shooter's arrows: both decided otherwise today."""
    text = path.read_text("utf-8")
    report = verify(text)
    assert report.findings == ()
    assert report.draws > 50
    match = load(text)
    assert (match.version, match.options) == (1, BangOptions(all_dead="draw", gatling="arrows"))
    assert write(match) == text
    assert match.rules == f"bang 1 {match.seats} "


def test_a_room_goes_on_by_the_rules_it_began_with() -> None:
    setup = Setup("bang", 3, chance="typed")
    players = ['human "Anna"', 'human "Ben"', 'human "Eva"']
    match = match_of(Started("old", setup, 1, players), {})
    assert match is not None
    assert (match.version, match.options) == (1, BangOptions(all_dead="draw", gatling="arrows"))
    assert match_of(Started("later", setup, 3, players), {}) is None


@clause("8.10", "8.11")
def test_the_result_of_then_stands() -> None:
    assert load(next(path for path in FILES if "dead" in path.stem).read_text("utf-8")).scores == (0, 0, 0)


def test_a_position_comes_back_from_its_text() -> None:
    state = table("Soor", life={2: 3}, arrows={1: 2})
    assert GAME.notation.read_state(GAME.notation.write_state(state), state.options) == state


ROLLING = "Soor paul,duke,willy,suzy - 11,8,8,8 2,0,0,0:7 1 A1BBG:1:0:0 reroll - -:0:0:0 - - - -1"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("Soor", "SSor", "count"),  # two Sheriffs
        ("Soor", "Sddr", "count"),  # no Outlaws
        ("paul,duke", "paul,paul", "count"),
        (":7 1", ":8 1", "count"),  # ten arrows
        ("11,8,8,8", "12,8,8,8", "number"),
        ("11,8,8,8", "11,8,-1,8", "number"),
        (":1:0:0 ", ":4:0:0 ", "number"),  # four throws without Lucky Duke
        ("A1BBG:1:0:0", "A1BBG:1:99:0", "number"),
        ("11,8,8,8", "11,8,0,8", "turn"),  # out with a role that nobody has seen
        ("A1BBG", "A1B_G", "turn"),
        ("A1BBG", "DDDBG", "turn"),  # three dynamites end the rolling
        ("reroll -", "shoot feast:1:0", "turn"),  # there is no vulture
        ("reroll", "rest", "turn"),  # Paul Regret never rests
        ("- - - -1", "- - - 3", "over"),  # winners of a game that goes on
        ("Soor paul,duke,willy,suzy - 11,8,8,8", "SOOR paul,duke,willy,suzy - 11,0,0,0", "over"),
        ("reroll", "over", "over"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    GAME.notation.read_state(ROLLING, BangOptions())
    assert old in ROLLING
    with pytest.raises(Unreadable) as caught:
        GAME.notation.read_state(ROLLING.replace(old, new, 1), BangOptions())
    assert (caught.value.message, caught.value.args_by_name) == ("impossible-position", {"why": why})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Soor",
        ROLLING.replace("reroll", "sleep"),
        ROLLING.replace("-:0:0:0", "-:0:0"),
        ROLLING.replace("reroll -", "reroll nap:1:0"),
    ],
)
def test_what_is_no_position_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="unreadable-position"):
        GAME.notation.read_state(text, BangOptions())
