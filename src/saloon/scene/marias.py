"""The 32 Mariáš cards, drawn: heart, leaf, acorn, bell; pips, ink figures, backs.

An under carries its suit low, an over high, a king wears a crown; a card of the deck is
told by its picture as well as by the letter in its corner.
"""

from __future__ import annotations

from typing import Final

INK: Final = "#2a2018"
SUITS: Final = {
    "H": '<path d="M0 -6C-8 -19 -24 -13 -19 2 -15 12 -5 16 0 25 5 16 15 12 19 2 24 -13 8 -19 0 -6z" fill="#b4372a"/>'
    '<path d="M-13 -6Q-14 0 -9 5" fill="none" stroke="#e58a70" stroke-width="2.5" stroke-linecap="round"/>',
    "L": '<path d="M0 -25C17 -14 20 6 0 16 -20 6 -17 -14 0 -25z" fill="#3f7d4b"/>'
    '<path d="M0 -19V27M0 -4 9 -11M0 -4 -9 -11M0 7 10 -1M0 7 -10 -1" stroke="#24502e" stroke-width="2.4" '
    'fill="none" stroke-linecap="round"/>',
    "A": '<path d="M-12 -3C-13 12 -5 20 0 26 5 20 13 12 12 -3z" fill="#b57f42"/>'
    '<path d="M-17 -2C-16 -13 -8 -18 0 -18S16 -13 17 -2Q0 4 -17 -2z" fill="#6a4a22"/>'
    '<path d="M0 -18q1 -5 5 -8" stroke="#6a4a22" stroke-width="4" fill="none" stroke-linecap="round"/>'
    '<path d="M-6 4Q-6 12 -2 17" stroke="#dcb07a" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
    "B": '<circle r="19" fill="#d79f36" stroke="#7c5412" stroke-width="2.2"/>'
    '<path d="M-19 0Q0 7 19 0M0 5V18" stroke="#7c5412" stroke-width="3" fill="none"/>'
    '<circle cy="6" r="4" fill="#7c5412"/><circle cy="-22" r="4" fill="none" stroke="#7c5412" stroke-width="2.4"/>'
    '<path d="M-11 -8Q-8 -13 -2 -14" stroke="#f5dc9c" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
}
COAT: Final = {
    "H": ("#b4472a", "#e9bb5e"),
    "L": ("#3f7d4b", "#e9cfa3"),
    "A": ("#8a5a2b", "#d9c8a9"),
    "B": ("#2f6690", "#e9bb5e"),
}
PIPS: Final = {
    "7": ((-13, -34), (19, -34), (-13, -4), (19, -4), (3, -19), (-13, 26), (19, 26)),
    "8": ((-13, -36), (19, -36), (-13, -12), (19, -12), (-13, 12), (19, 12), (-13, 36), (19, 36)),
    "9": ((-13, -36), (19, -36), (-13, -12), (19, -12), (3, 0), (-13, 12), (19, 12), (-13, 36), (19, 36)),
    "10": ((-13, -38), (19, -38), (3, -25), (-13, -12), (19, -12), (-13, 13), (19, 13), (3, 26), (-13, 39), (19, 39)),
}
RANKS: Final = ("7", "8", "9", "10", "U", "O", "K", "A")
MARIAS_ART: Final = (
    *(f"card-{suit}{rank}" for suit in SUITS for rank in RANKS),
    "card-back",
    "card-gap",
    *(f"sign-{suit}" for suit in SUITS),
)


def face(which: str) -> str:
    """The card of a text like `H7`, or `back`."""
    if which == "back":
        return back()
    suit, rank = which[0], which[1:]
    inside = pips(suit, PIPS[rank]) if rank in PIPS else FIGURES[rank](suit)
    return _card(
        '<rect x="-44" y="-66" width="88" height="132" rx="9" fill="#fffaf0" stroke="#2a2018" stroke-width="2.5"/>'
        '<rect x="-38.500" y="-60.500" width="77" height="121" rx="6" fill="none" stroke="#e3d3b4" '
        'stroke-width="1.500"/>'
        f"{inside}{sign(suit, -31.5, -36, 0.26)}"
    )


def back() -> str:
    lattice = "".join(f"M{x} -54L{x + 27} 0L{x} 54" for x in (-27, 0)) + "M-27 0L0 54M27 0L0 -54M-27 0L0 -54M27 0L0 54"
    return _card(
        '<rect x="-44" y="-66" width="88" height="132" rx="9" fill="#8d3420" stroke="#2a2018" stroke-width="2.5"/>'
        '<rect x="-37" y="-59" width="74" height="118" rx="6" fill="#7a2a18" stroke="#e8c98f" stroke-width="2"/>'
        f'<path d="{lattice}" fill="none" stroke="#e8c98f" stroke-width="1.2" opacity=".45"/>'
        '<path d="M0 -40 28 0 0 40 -28 0z" fill="#8d3420" stroke="#e8c98f" stroke-width="2"/>'
        '<path d="M0 -22 15 0 0 22 -15 0z" fill="#e8c98f"/><circle r="5" fill="#8d3420"/>'
    )


def _card(inside: str) -> str:
    return f'<svg viewBox="-44 -66 88 132">{inside}</svg>'


def sign(suit: str, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({x} {y}) scale({size})">{SUITS[suit]}</g>'


def badge(suit: str) -> str:
    """A suit by itself on a round ivory ground: what is to be followed."""
    return (
        '<svg viewBox="-36 -36 72 72"><circle r="34" fill="#fffaf0" stroke="#2a2018" stroke-width="2.500"/>'
        f'<circle r="30" fill="none" stroke="#d79f36" stroke-width="2"/>{sign(suit, 0, 0, 0.95)}</svg>'
    )


def pips(suit: str, places: tuple[tuple[int, int], ...]) -> str:
    return "".join(sign(suit, x, y + 2, 0.44) for x, y in places)


def ace(suit: str) -> str:
    ring = "M-26 34Q0 50 26 34M-26 -24Q0 -40 26 -24"
    return (
        f'<path d="{ring}" fill="none" stroke="{COAT[suit][0]}" stroke-width="2.5" stroke-linecap="round"/>'
        f'<circle cx="-30" cy="31" r="2.5" fill="{COAT[suit][0]}"/>'
        f'<circle cx="30" cy="31" r="2.5" fill="{COAT[suit][0]}"/>'
        f"{sign(suit, 0, 5, 1.3)}"
    )


def person(suit: str, hat: str, face_: str, extra: str) -> str:
    """Head, shoulders and coat of a court card in ink."""
    coat, trim = COAT[suit]
    return (
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="M-27 58V34Q-26 14 -8 11H8Q26 14 27 34V58z" fill="{coat}"/>'
        f'<path d="M-8 11 0 24 8 11z" fill="{trim}"/><path d="M0 24V58" fill="none"/>'
        f'<circle cx="0" cy="34" r="1.800" fill="{trim}"/><circle cx="0" cy="46" r="1.800" fill="{trim}"/>'
        f'<path d="M-27 46h8M27 46h-8" fill="none" stroke="{trim}"/>'
        '<path d="M-5 4h10v8q-5 4 -10 0z" fill="#eac7a0"/>'
        '<path d="M-12 -10Q-13 6 0 9 13 6 12 -10 8 -17 0 -17 -8 -17 -12 -10z" fill="#f3d6b3"/>'
        '<path d="M-5 -6v1.500M5 -6v1.500" fill="none"/><path d="M0 -5q2 3 -1 4" fill="none" stroke-width="1.400"/>'
        f"{face_}{hat}{extra}</g>"
    )


def under(suit: str) -> str:
    coat, trim = COAT[suit]
    hat = (
        f'<path d="M-15 -11Q-16 -24 0 -25 16 -24 15 -11 0 -17 -15 -11z" fill="{coat}"/>'
        f'<path d="M9 -21Q20 -32 24 -22 18 -22 13 -17z" fill="{trim}"/>'
    )
    smile = '<path d="M-4 2Q0 5 4 2" fill="none" stroke-width="1.500"/>'
    return person(suit, hat, smile, "") + sign(suit, 24, 44, 0.5)


def over(suit: str) -> str:
    coat, trim = COAT[suit]
    hat = (
        f'<path d="M-22 -13Q0 -21 22 -13 12 -17 10 -29 0 -33 -10 -29 -12 -17 -22 -13z" fill="{coat}"/>'
        f'<path d="M-10.500 -21Q0 -25 10.500 -21" fill="none" stroke="{trim}" stroke-width="3"/>'
    )
    moustache = '<path d="M-8 3Q-3 -1 0 1 3 -1 8 3 3 4 0 3 -3 4 -8 3z" fill="#5b3a22" stroke-width="1"/>'
    staff = (
        f'<path d="M27 -26V56" fill="none" stroke="{INK}" stroke-width="5"/>'
        f'<path d="M27 -26V56" fill="none" stroke="{trim}" stroke-width="2"/>'
    )
    return person(suit, hat, moustache, staff) + sign(suit, 26, -38, 0.5)


def king(suit: str) -> str:
    hat = (
        '<path d="M-14 -12V-29L-7 -21 0 -33 7 -21 14 -29V-12Q0 -17 -14 -12z" fill="#e9bb5e"/>'
        '<circle cx="0" cy="-20" r="2.200" fill="#b4372a" stroke-width="1"/>'
    )
    beard = (
        '<path d="M-12 -4Q-11 18 0 20 11 18 12 -4 8 2 0 1 -8 2 -12 -4z" fill="#d9d3c7"/>'
        '<path d="M-4 5Q0 7 4 5" fill="none" stroke-width="1.500"/>'
    )
    mantle = (
        '<path d="M-27 36Q-18 20 -9 13M27 36Q18 20 9 13" fill="none" stroke="#fffaf0" stroke-width="6"/>'
        '<path d="M-22 27l1 1M-15 19l1 1M22 27l-1 1M15 19l-1 1" fill="none"/>'
    )
    return person(suit, hat, beard, mantle) + sign(suit, 25, -38, 0.48) + sign(suit, -24, 48, 0.42)


FIGURES: Final = {"U": under, "O": over, "K": king, "A": ace}
