"""Who leads a house while dice are kept: by the dice in the rows, the town hall by the best hand so far."""

from __future__ import annotations

from saloon.core.state import Seat
from saloon.games.dice_town.data import FACE_OF, groups
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.speech.names import combination, kind_of
from saloon.kit.dice import Dice
from saloon.scene import Reader


def lead(view: DiceTown, name: str) -> tuple[tuple[Seat, ...], str]:
    """Who leads a house and with how many dice."""
    if name in FACE_OF:
        leaders = view.leaders(name)
        return leaders, f"{view.shows(leaders[0], name)}×" if leaders else ""
    if name == "hall":
        return best_so_far(view) if view.unfinished() else view.leaders(name), ""
    return (), ""


def best_so_far(view: DiceTown) -> tuple[Seat, ...]:
    """Whose dice make the best hand as they lie now."""
    marks = [so_far(row) for row in view.rows]
    best = max(marks)
    return tuple([seat for seat, mark in enumerate(marks) if mark == best]) if best else ()


def so_far(row: Dice) -> tuple[int, ...]:
    """What unfinished hands are compared by: the kind, then faces, larger groups first.

    >>> so_far((5, 5, 5)) > so_far((3, 3, 4, 4)) > so_far((4, 5, 5)) > so_far((5, 5)) > so_far((3, 4, 5)) > so_far(())
    True
    """
    return (kind_of(row), *[face for _, face in groups(row)]) if row else ()


def leader_words(view: DiceTown, name: str, reader: Reader) -> str:
    if name in ("coach", "doctor"):
        return ""
    leaders, what = lead(view, name)
    if not leaders:
        return reader("leads-nobody")
    return reader(
        "leads", who=reader.listed(leaders), what=what or combination(view.rows[leaders[0]], reader), count=len(leaders)
    )
