"""What a thing on the table is, and the clause that speaks of it."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Seat
from saloon.games.bang import data as d
from saloon.games.bang.rules import Bang
from saloon.house.rooms import About
from saloon.scene import Reader

GOAL_CLAUSES: Final = {d.SHERIFF: "1.1", d.DEPUTY: "1.2", d.OUTLAW: "1.3", d.RENEGADE: "1.4"}
FACE_CLAUSES: Final = {d.ARROW: "3.6", d.DYNAMITE: "4.2", d.ONE: "4.3", d.TWO: "4.3", d.BEER: "4.6", d.GATLING: "4.8"}


def about(view: Bang, id: str, reader: Reader) -> About | None:
    """A die by its face, a portrait by its ability, a role by its goal."""
    start, *rest = id.split("-")
    if start == "offer":
        return about_character(next(name for name in d.CHARACTERS if id.startswith(f"offer-{name}")), reader)
    if start == "die":
        face = view.dice[int(rest[0])]
        return About(
            "", reader("about", thing="cup" if face == d.BLANK else d.FACES[face]), FACE_CLAUSES.get(face, "3.1")
        )
    if start == "seat" and rest[1:] == ["who"] and view.characters[int(rest[0])] != d.BLANK:
        return about_character(d.CHARACTERS[view.characters[int(rest[0])]], reader)
    if start == "seat" and rest[1:] == ["role"]:
        return about_role(view, int(rest[0]), reader)
    thing = "arrow" if start in ("pile", "arrow") or "arrow" in rest else "seat"
    return About("", reader("about", thing=thing), "3.6" if thing == "arrow" else "2.5")


def about_character(name: str, reader: Reader) -> About:
    """The abilities stand in the rules in the order of the characters."""
    return About("", reader("ability", character=name), f"7.{d.CHARACTERS.index(name) + 1}")


def about_role(view: Bang, seat: Seat, reader: Reader) -> About:
    which = view.roles[seat] if seat < len(view.roles) else d.BLANK
    if which == d.BLANK:
        return About("", reader("about", thing="unknown"), "5.1")
    return About(
        "",
        reader("goal-three" if view.seats() == 3 else "goal", role=d.ROLES[which]),
        "8.4" if view.seats() == 3 else GOAL_CLAUSES[which],
    )
