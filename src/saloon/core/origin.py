"""Where a turn of fortune comes from, so that chance can be tied to its place: the third throw of the second turn."""

from __future__ import annotations

from typing import Final, NamedTuple


class FortuneOrigin(NamedTuple):
    """Whose dice fall, or what is drawn from."""

    name: str
    """Throws are counted by it. A pile has its own."""
    turn: str = ""
    """The same through one turn and another in the next; empty: throws are counted through the whole match."""
    pile: bool = False
    """Whether these are cards that lie in one order and are drawn one after another, by anybody."""
    kind: str = "dice"
    """What a review calls it: one of KINDS."""


KINDS: Final = ("lot", "deal", "roles", "characters", "setup", "dice", "cards", "claims", "store", "theft")
BY_LOT: Final = FortuneOrigin("lot", kind="lot")


def throw_of(seat: int, turn: str = "") -> FortuneOrigin:
    """Dice of a seat, counted from the beginning of its turn."""
    return FortuneOrigin(f"seat {seat + 1}", turn or f"{seat + 1}")


def pile_of(name: str, kind: str = "cards") -> FortuneOrigin:
    return FortuneOrigin(name, pile=True, kind=kind)
