"""The table of Tisícovka: six dice on felt, those put aside above them, and the slate."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import NATURE, Action, Seat
from saloon.games.tisicovka.notation import NOTATION
from saloon.games.tisicovka.rules import (
    CHOOSE,
    DICE,
    GOAL,
    LOST,
    NOBODY,
    SETTLED,
    SIX_ONES,
    STRAIGHT,
    Again,
    Aside,
    Bank,
    Lose,
    Lot,
    Throw,
    Tisicovka,
    is_three_pairs,
    points_of,
    scoring,
)
from saloon.house.rooms import Board
from saloon.kit.dice import Dice
from saloon.scene import Button, Choice, Node, Reader, Scene, Seated
from saloon.scene.dice import alike
from saloon.scene.layout import row
from saloon.scene.parts import ending
from saloon.scene.slate import Line, slate

# -- words ------------------------------------------------------------------------------------


def listed(dice: Dice) -> str:
    return ", ".join(map(str, dice))


def say(view: Tisicovka, action: Action, reader: Reader) -> str:
    match action:
        case Aside(dice=dice):
            rest = view.left - len(dice) or DICE
            return reader("say-aside", dice=listed(dice), points=points_of(dice) or 0, count=rest)
        case Again():
            return reader("say-again")
        case Bank():
            return reader("say-bank", points=view.at_stake())
    return tell(view, NATURE, action, reader)


def tell(before: Tisicovka, seat: Seat, action: Action, reader: Reader) -> str:
    said = told(before, action, reader)
    return said + turning(before, seat, action, reader) if isinstance(action, Bank | Lose) else said


def told(before: Tisicovka, action: Action, reader: Reader) -> str:
    who = reader.name(before.player) if before.player != NOBODY else ""
    match action:
        case Aside(dice=dice):
            return reader("tell-aside", who=who, dice=listed(dice), points=points_of(dice) or 0)
        case Again():
            return reader("tell-again", who=who)
        case Bank():
            total = before.totals[before.player] + before.at_stake()
            return reader("tell-bank", who=who, points=before.at_stake(), total=total)
        case Lose() if before.dice.count(2) >= 4:
            return reader("tell-wipe", who=who, total=before.totals[before.player])
        case Lose():
            return reader("tell-lose", who=who, points=before.points)
        case Lot(seat=first):
            return reader("tell-lot", who=reader.name(first))
        case Throw(dice=dice):
            return reader("tell-throw", who=who, dice=listed(dice), kind=kind(before, dice), points=gained(before, dice))
    raise TypeError(action)


def turning(before: Tisicovka, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence by which the last series begin, or one more for those who are level."""
    after = before.after(seat, action)
    if before.trigger == NOBODY:
        return "" if after.trigger == NOBODY else " " + reader("tell-final")
    if before.turns or after.player == NOBODY:
        return ""
    return " " + reader("tell-level", who=reader.listed(sorted((after.player, *after.turns))))


def kind(before: Tisicovka, dice: Dice) -> str:
    """What a throw is, as a word for the messages."""
    if dice.count(2) >= 4:
        return "twos"
    if dice == STRAIGHT:
        return "straight"
    if dice == SIX_ONES:
        return "ones"
    if is_three_pairs(dice, before.options.pairs):
        return "pairs"
    if before.left == 1:
        return "last" if scoring(dice) else "nothing" if before.second else "again"
    return "points" if scoring(dice) else "nothing"


def gained(before: Tisicovka, dice: Dice) -> int:
    """What the throw brings: at once, or if everything that counts is taken."""
    then = before.after(NATURE, Throw(dice))
    return then.at_stake() - before.points


def prompt(view: Tisicovka, reader: Reader) -> str:
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if view.player == NOBODY:
        return reader("prompt-nature")
    who = reader.name(view.player)
    if view.phase == LOST:
        return reader("prompt-lost", who=who)
    if view.to_act() == (NATURE,):
        return reader("prompt-shaking", who=who, count=view.left)
    if not reader.is_me(view.player):
        return reader("prompt-wait", who=who)
    if view.phase == SETTLED:
        return reader("prompt-settled", points=view.at_stake())
    return reader("prompt-choose", points=view.at_stake())


def clause(view: Tisicovka) -> str:
    if view.trigger != NOBODY:
        return "6.1"
    if view.phase == SETTLED:
        return "3.8" if view.dice == SIX_ONES else "5.2"
    if view.phase == LOST:
        return "3.11" if view.dice.count(2) >= 4 else "5.9" if view.left == 1 else "4.1"
    return "5.1" if view.left == 1 else "4.2" if view.phase == CHOOSE else "2.1"


# -- the picture ------------------------------------------------------------------------------


def scene(view: Tisicovka, reader: Reader) -> Scene:
    tall = reader.shape == "tall"
    return Scene(
        nodes=tuple(nodes(view, reader, tall)),
        seats=tuple(seated(view, seat, reader) for seat in range(len(view.totals))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        buttons=(Button("throw", reader("button-throw")),),
        shape=reader.shape,
        clause=clause(view),
        alike=alike(view.dice) if view.phase == CHOOSE else (),
    )


def nodes(view: Tisicovka, reader: Reader, tall: bool) -> Iterator[Node]:
    lines = [line(view, seat, reader) for seat in range(len(view.totals))]
    place = (320, 204, 600, 388) if tall else (806, 320, 364, 608)
    x, y, size = (320, 712, 132) if tall else (310, 356, 104)
    if not tall:
        yield Node("ring", "felt-ring", x, y - 56, 540, 540)
    yield from slate(lines, reader, *place, slate_title(view, reader))
    yield from cup(view, reader, x, y - size * 1.85, 0.8)
    yield from aside_row(view, reader, x, y - size * 1.05, size * 0.55)
    yield from dice_nodes(view, reader, x, y, size)
    yield Node("stake", x=x, y=974 if tall else 606, h=26, text=stake(view, reader))


def slate_title(view: Tisicovka, reader: Reader) -> str:
    if view.trigger == NOBODY or view.player == NOBODY:
        return reader("slate-title", goal=GOAL)
    return reader("slate-final", points=max(view.totals))


def cup(view: Tisicovka, reader: Reader, x: float, y: float, size: float) -> Iterator[Node]:
    full = view.to_act() == (NATURE,) and view.phase != LOST
    art, w, h = ("cup-full", 120, 150) if full else ("cup-tipped", 150, 120)
    yield Node("cup", art, x - 200, y, w * size, h * size, label=reader("cup", count=view.left if full else 0))


def aside_row(view: Tisicovka, reader: Reader, x: float, y: float, size: float) -> Iterator[Node]:
    """Dice put aside since all six were thrown."""
    for i, place in enumerate(row(len(view.aside), x + 60, y - size * 0.95, size * 1.1, size * 7)):
        face = view.aside[i]
        yield Node(f"die-{DICE - 1 - i}", f"die-{face}", place.x, place.y, size, size, label=reader("die-aside", number=face), marks=("kept",), origin="cup")


def dice_nodes(view: Tisicovka, reader: Reader, x: float, y: float, size: float) -> Iterator[Node]:
    """The last throw in two rows; dice still in the cup leave their places open."""
    count = DICE - len(view.aside)
    shown = view.dice if len(view.dice) <= count else ()
    counting = list(scoring(view.dice)) if view.phase == CHOOSE else []
    upper = (count + 1) // 2 if count > 3 else count
    places = [*row(upper, x, y, size * 1.25, size * 3)]
    places += row(count - upper, x, y + size * 1.25, size * 1.25, size * 3)
    for i, place in enumerate(places):
        if i >= len(shown):
            yield Node(f"place-{i}", "die-place", place.x, place.y, size, size)
            continue
        face = shown[i]
        worth = face in counting
        if worth:
            counting.remove(face)
        label = reader("die-counts" if worth else "die", number=face, place=i + 1)
        turn = (face * 7 + i * 5 + view.points) % 13 - 6
        yield Node(f"die-{i}", f"die-{face}", place.x, place.y, size, size, turn, label, marks=("rolled",), origin="cup")


def stake(view: Tisicovka, reader: Reader) -> str:
    return reader("stake", points=view.at_stake()) if view.player != NOBODY else ""


def line(view: Tisicovka, seat: Seat, reader: Reader) -> Line:
    total = view.totals[seat]
    leads = total > 0 and total == max(view.totals)
    waits = view.trigger != NOBODY and view.scores() is None and seat not in view.turns and seat != view.player
    acts = seat == view.player
    text = reader("note-series", total=total, points=view.at_stake()) if acts else reader("note-total", total=total)
    return Line(seat, f"{reader.name(seat)}, {text}", (), text, leads, acts, waits)


def choices(view: Tisicovka, reader: Reader) -> Iterator[Choice]:
    for action in view.legal(reader.seat):
        path: tuple[str, ...] = ()
        if isinstance(action, Aside):
            path = (*taken(view.dice, action.dice), "throw")
        elif isinstance(action, Again):
            path = ("throw",)
        yield Choice(NOTATION.write(action), say(view, action, reader), path, loose=bool(path))


def taken(dice: Dice, part: Dice) -> list[str]:
    """The nodes of the dice that a part is made of."""
    rest, found = list(part), []
    for i, face in enumerate(dice):
        if face in rest:
            rest.remove(face)
            found.append(f"die-{i}")
    return found


def seated(view: Tisicovka, seat: Seat, reader: Reader) -> Seated:
    return Seated(reader.name(seat), line(view, seat, reader).note, seat in view.to_act(), False, view.totals[seat])


def text_board(view: Tisicovka, reader: Reader) -> str:
    width = max(len(reader.name(seat)) for seat in range(len(view.totals)))
    lines = [
        f"{'*' if seat == view.player else ' '} {reader.name(seat):<{width}}  {total:>4}"
        for seat, total in enumerate(view.totals)
    ]
    lines.append(reader("text-table", dice=listed(view.dice) or "-", aside=listed(view.aside) or "-", points=view.at_stake()))
    return "\n".join(lines)


BOARD = Board(scene)
