"""Setting up and playing Dice Town in tests.

Seats are counted from 0 in Python and from 1 in notation, as players count them: `"2: keep QQ"`.
"""

from __future__ import annotations

from collections.abc import Mapping

from saloon.core import NATURE, Action
from saloon.games.dice_town.data import CARDS, FACES, FIRST_CLAIM
from saloon.games.dice_town.notation import NOTATION
from saloon.games.dice_town.rules import DiceTown, TownOptions, cups, flow, hall, start
from saloon.games.dice_town.rules.actions import TURN
from saloon.games.dice_town.rules.cards import ALL, leave, move
from saloon.games.dice_town.rules.flow import House
from saloon.games.dice_town.rules.minds import DECK, DISCARDS, PILE
from saloon.kit.dice import Dice

Named = Mapping[int, str]


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(map(CARDS.index, text.split())))


def dice(text: str) -> Dice:
    return tuple(sorted(map(FACES.index, text)))


def table(
    seats: int = 3,
    options: str = "",
    *,
    sheriff: int = 0,
    number: int = 2,
    hands: Named | None = None,
    fenced: Named | None = None,
    column: str = "claim1 claim2 claim3",
    discards: str = "",
    deck: str | None = None,
) -> DiceTown:
    """A table at the start of a round. Hands are known to their owners alone; `deck` is all that is left of it."""
    s = start(seats, TownOptions.read(options)).copy()
    s.sheriff, s.phase, s.round = sheriff, "column", number - 1
    for name in column.split():
        hall.turn(s, NATURE, TURN[CARDS.index(name)])
    for seat, text in (hands or {}).items():
        for card in cards(text):
            move(s, DECK if card >= FIRST_CLAIM else PILE, seat, card, 1 << seat)
    for card in cards(discards):
        move(s, PILE, DISCARDS, card, ALL)
    for seat, text in (fenced or {}).items():
        lay_open(s, seat, cards(text))
    if deck is not None:
        left = list(s.cards[DECK])
        for card in cards(deck):
            left.remove(card)
        lay_open(s, seats - 1, tuple(left))
    cups.begin_round(s)
    return s


def lay_open(s: DiceTown, seat: int, claims: tuple[int, ...]) -> None:
    for card in claims:
        leave(s, DECK, card)
    s.fenced = tuple(tuple(sorted(each + claims)) if at == seat else each for at, each in enumerate(s.fenced))


def owning(s: DiceTown, **heaps: int | tuple[int, ...]) -> DiceTown:
    """The table with other heaps: money, nuggets, bank, mine, coach."""
    s = s.copy()
    for name, heap in heaps.items():
        setattr(s, name, heap)
    return s


def town(s: DiceTown, rows: str, house: House = "mine", gained: tuple[int, ...] = ()) -> DiceTown:
    """The table as the street, or one of its houses, is entered with these hands."""
    s = s.copy()
    s.rows = tuple(map(dice, rows.split()))
    s.gained = sum(1 << seat for seat in gained)
    flow.enter(s, house)
    flow.settle(s)
    return s


def clinic(s: DiceTown, rows: str, gained: tuple[int, ...] = ()) -> DiceTown:
    """The table as the doctor opens: all have gained something whom `gained` names."""
    return town(s, rows, "doctor", gained)


def possible(s: DiceTown, seat: int) -> list[str]:
    """The texts of what may come from somebody."""
    actions = [action for action, _ in s.chances()] if seat == NATURE else s.legal(seat)
    return [NOTATION.write(action) for action in actions]


def go(s: DiceTown, *texts: str) -> DiceTown:
    """Play the actions: `2: pass` by seat 2, without a number by the only one to act."""
    for text in texts:
        who, colon, what = text.rpartition(": ")
        seat = int(who) - 1 if colon else s.to_act()[0]
        assert seat in s.to_act() and (colon or len(s.to_act()) == 1), (text, s.phase, s.to_act())
        action = NOTATION.read(what)
        assert NOTATION.write(action) in possible(s, seat), (what, s.phase, possible(s, seat)[:40])
        s = s.after(seat, action)
    return s


def hushed(s: DiceTown) -> DiceTown:
    """Everybody passes in whatever windows are open."""
    while s.phase in ("window", "wanted"):
        s = go(s, *(f"{seat + 1}: pass" for seat in s.to_act() if seat != NATURE), "hush")
    return s


def plays(s: DiceTown, seat: int, what: str) -> DiceTown:
    """One seat plays a card, the others pass; the window closes on it."""
    answers = [f"{each + 1}: {f'play {what}' if each == seat else 'pass'}" for each in s.to_act()]
    return go(s, *answers, f"open {seat + 1} {what}")


def until(s: DiceTown, *stops: str) -> DiceTown:
    """Let everything happen that needs nobody's will, up to a house or a phase: nobody plays cards or bribes."""
    while s.to_act() and s.house not in stops and s.phase not in stops:
        if s.phase in ("window", "wanted"):
            s = hushed(s)
        else:
            for seat in s.to_act():
                s = s.after(seat, plain(s, seat))
    return s


def plain(s: DiceTown, seat: int) -> Action:
    """The first thing that may come; nobody bribes, nobody goes to the doctor."""
    if seat == NATURE:
        return s.chances()[0][0]
    legal = s.legal(seat)
    return legal[-1] if s.phase == "patient" else legal[0]


def thrown(s: DiceTown, *faces: str) -> DiceTown:
    """The next dice fall, seat by seat from the Sheriff's left."""
    for each in faces:
        s = go(s, f"roll {cups.thrower(s) + 1} {each}")
    return s


def kept(s: DiceTown, *choices: str) -> DiceTown:
    """All choose, in the order of seats, and the cups are lifted."""
    s = go(s, *(f"{seat + 1}: keep {choice}" for seat, choice in zip(s.to_act(), choices, strict=True)))
    while s.phase == "lift":
        s = s.after(NATURE, s.chances()[0][0])
    return s
