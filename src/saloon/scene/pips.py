"""Faces of an ordinary die: ivory, ink pips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

PIPS: Final = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "blank": (),
}
DIE_FACES: Final = {face: f"die-{face}" for face in "123456"}
"""The drawings of what a die may show, by the face as it is written."""
DIE_ART: Final = (*(f"die-{which}" for which in PIPS), "die-place", "die-ring")


def body(inside: str) -> str:
    """A die with something drawn on its face, 100 units wide."""
    return (
        '<svg viewBox="-50 -50 100 100">'
        '<rect x="-44" y="-38" width="88" height="86" rx="18" fill="#2a2018" opacity=".28"/>'
        '<rect x="-44" y="-44" width="88" height="88" rx="18" fill="#fffaf0" stroke="#2a2018" stroke-width="4"/>'
        '<path d="M-34 -30Q-32 -36 -24 -37H24" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'
        f"{inside}</svg>"
    )


def face(which: str) -> str:
    red = "#b4372a" if which == "1" else "#2a2018"
    r = 11 if which == "1" else 8.5
    return body("".join(f'<circle cx="{24 * x}" cy="{24 * y}" r="{r}" fill="{red}"/>' for x, y in PIPS[which]))


def alike(faces: Iterable[int], first: int = 0) -> tuple[tuple[str, ...], ...]:
    """The dice `die-0`, `die-1` … in groups of the same face: either of two sixes may be clicked.

    >>> alike((6, 2, 6))
    (('die-0', 'die-2'),)
    """
    groups: dict[int, list[str]] = {}
    for i, face in enumerate(faces, first):
        groups.setdefault(face, []).append(f"die-{i}")
    return tuple(tuple(ids) for face, ids in groups.items() if face and len(ids) > 1)


def dice_with(dice: Sequence[int], faces: Sequence[int]) -> Iterator[str]:
    """The dice to click: the first ones with these faces."""
    left = list(faces)
    for at, face in enumerate(dice):
        if face in left:
            left.remove(face)
            yield f"die-{at}"
