"""The certificate of a drill: every choice worked out again by the reference of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from saloon.core.state import Action, Seat, View
from saloon.house.game import Game
from saloon.house.rooms.reference import Certainty
from saloon.reviews.differences import difference
from saloon.reviews.judging import Comparison
from saloon.reviews.prospects import Prospects, choices
from saloon.reviews.standards import reference_of
from saloon.school.drills import Drill, DrillChoice
from saloon.solve import Kept, stamp

DIGITS: Final = 4
"""Digits of a value as it is written: a hundredth of a point."""
WORLDS: Final = 256
"""Worlds in which a choice is tried, where something is hidden or falls by lot."""
ALONE: Final = 64
"""The same where one plays alone: there choices are compared world by world."""


def weighed(
    game: Game[Any], view: Any, seat: Seat, actions: Sequence[Action]
) -> tuple[tuple[DrillChoice, ...], Certainty]:
    """These choices of the seat with their values, best first, and how sure they are."""
    reference = reference_of(game, drills=True)
    alone = is_alone(game, view)
    prospects = Prospects(game, reference, alone, ALONE if alone else WORLDS)
    comparison = Comparison(prospects, view, seat)
    worlds = comparison.worlds
    values = {action: comparison.values(action, 0, worlds) for action in actions}
    best = max(actions, key=lambda action: sum(values[action]))
    found = []
    for action in actions:
        promise = comparison.promise(action)
        spread = (difference(values[best], values[action]) if alone else promise).spread
        found.append(DrillChoice(game.notation.write(action), round(promise.value, DIGITS), round(spread, DIGITS)))
    sure: Certainty = "sampled" if worlds > 1 else reference.certainty(view)
    return tuple(sorted(found, key=lambda each: (-each.value, each.move))), sure


def source(game: Game[Any], view: Any) -> str:
    """The fingerprint of what values come from: the rules, the evaluation, and the numbers that ship with it; where
    none do, the solved table."""
    numbers, solution = shipped(game.folder), game.study.solution
    if not numbers and solution is not None:
        numbers = stamp(Kept(game.key, game.version, solution(game.seats[0]).matters(view.options)))
    parts = game.key, game.version, reference_of(game, drills=True).name, WORLDS, ALONE, numbers
    return sha256(repr(parts).encode()).hexdigest()[:16]


@cache
def shipped(folder: Path) -> str:
    """The fingerprint of the numbers in the rooms of a game; empty where there are none."""
    found = [sha256(file.read_bytes()).hexdigest() for file in sorted(folder.glob("*/*.bin"))]
    return " ".join(found)


def ends_of(game: Game[Any], view: Any, seat: Seat, choices: Sequence[DrillChoice]) -> dict[str, int]:
    """Where the task is to win in a number of moves: in how many each winning choice does. What would win but repeats
    the position once too often is none."""
    themes = game.study.themes
    found = themes.ends(view, seat) if themes and themes.ends else {}
    moves = {game.notation.write(action): count for action, count in found.items()}
    return {each.move: moves[each.move] for each in choices if each.value == 1 and each.move in moves}


def is_alone(game: Game[Any], view: Any) -> bool:
    """Whether one plays alone, for points."""
    points = reference_of(game, drills=True).points
    return points is not None and points(view)


def distinct(game: Game[Any], view: Any, seat: Seat) -> list[Action]:
    """The choices without those that lead to the same position, as the seat sees it."""
    found: dict[object, Action] = {}
    for action in choices(game, view, seat):
        found.setdefault(view.after(seat, action), action)
    return list(found.values())


def differs(game: Game[Any], drill: Drill) -> str:
    """What is wrong with a certificate; nothing if all of it comes out again, or its table is missing."""
    return proof(game, drill).wrong


class DrillProof(NamedTuple):
    """What came of proving a certificate again."""

    wrong: str = ""
    passed: bool = False
    """Passed over: the table is missing."""


def proof(game: Game[Any], drill: Drill) -> DrillProof:
    """Work a certificate out again.

    Where a table says more now than when the drill was made, what was called right must be right by the table. Where a
    table is missing that the drill was made with, nothing can be said against it.
    """
    view = View(drill.state(game))
    if drill.seat not in view.to_act():
        return DrillProof("the seat is not to act")
    listed = [drill.action(game, each.move) for each in drill.choices]
    actions = listed if is_alone(game, view) else distinct(game, view, drill.seat)
    found, sure = weighed(game, view, drill.seat, actions)
    if is_out_of_reach(drill, sure):
        return DrillProof(passed=True)
    if sure == "exact" != drill.certainty:
        known = msgspec.structs.replace(drill, choices=found)
        wrong = [move for move in drill.right() if not known.is_right(move)]
        return DrillProof(f"the table says that {', '.join(wrong)} is not right" if wrong else "")
    if found != drill.choices:
        return DrillProof(f"worth {[*map(tuple_of, found)]}, not {[*map(tuple_of, drill.choices)]}")
    if sure != drill.certainty:
        return DrillProof(f"{sure}, not {drill.certainty}")
    if (ends := ends_of(game, view, drill.seat, found)) != drill.ends:
        return DrillProof(f"won in {ends}, not in {drill.ends}")
    now = source(game, view)
    return DrillProof("" if now == drill.source else f"made by {drill.source or 'nothing named'}, not by {now}")


def is_out_of_reach(drill: Drill, sure: Certainty) -> bool:
    """Whether the drill is exact by a table that is not here (`saloon solve`)."""
    return drill.certainty == "exact" != sure


def tuple_of(choice: DrillChoice) -> tuple[str, float, float]:
    return choice.move, choice.value, choice.spread
