"""The 52 French cards, drawn: a letter and its suit in the corner, the suit large; court cards wear hats."""

from __future__ import annotations

from typing import Final

INK, RED = "#2a2018", "#b4372a"
SUITS: Final = {
    "H": "M0 10C-13 1-11-9-5.2-9-2.4-9-.6-7.4 0-5.2 .6-7.4 2.4-9 5.2-9 11-9 13 1 0 10z",
    "S": "M0-11C3-5.5 10.5-2.5 10.5 3.6 10.5 8.2 5 9.6 1.6 6.2 1.8 8.8 2.8 10.2 4.2 11H-4.2C-2.8 10.2-1.8 8.8-1.6 "
    "6.2-5 9.6-10.5 8.2-10.5 3.6"
    "-10.5-2.5-3-5.5 0-11z",
    "D": "M0-11.5Q3.5-4.5 8.5 0 3.5 4.5 0 11.5-3.5 4.5-8.5 0-3.5-4.5 0-11.5z",
    "C": "M0-11A4.9 4.9 0 0 1 3.4-2.6 4.9 4.9 0 1 1 1.5 4.6C1.7 8 2.7 9.8 4.2 11H-4.2C-2.7 9.8-1.7 8-1.5 4.6A4.9 4.9 "
    "0 1 1"
    "-3.4-2.6 4.9 4.9 0 0 1 0-11z",
}
COLOUR: Final = {"H": RED, "D": RED, "S": INK, "C": INK}
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
HATS: Final = {
    "J": '<path d="M-16-9Q0-4 16-9 11-12 8-12L6-21Q0-25-6-21L-8-12Q-11-12-16-9z" fill="#5b3a22"/>',
    "Q": '<path d="M-13-8Q-16-22 0-23 16-22 13-8 8-14 0-14-8-14-13-8z" fill="#8d3420"/>'
    '<circle cx="9" cy="-17" r="3.5" fill="#e9bb5e"/>',
    "K": '<path d="M-12-9V-24L-6-17 0-26 6-17 12-24V-9Q0-13-12-9z" fill="#e9bb5e"/>',
}
FRENCH_ART: Final = (*(f"french-{suit}{rank}" for suit in SUITS for rank in RANKS), "french-back")


def face(which: str) -> str:
    """The card of a text like `H7`, or `back`."""
    if which == "back":
        return back()
    suit, rank = which[0], which[1:]
    squeezed = ' textLength="24" lengthAdjust="spacingAndGlyphs"' if len(rank) > 1 else ""
    return _card(
        '<rect x="-44" y="-66" width="88" height="132" rx="9" fill="#fffaf0" stroke="#2a2018" stroke-width="2.5"/>'
        '<rect x="-38.5" y="-60.5" width="77" height="121" rx="6" fill="none" stroke="#e3d3b4" stroke-width="1.5"/>'
        f'<text x="-22" y="-28" font-size="38" font-weight="700" text-anchor="middle" fill="{COLOUR[suit]}" '
        f"font-family=\"Rockwell,'Roboto Slab',Bitter,Georgia,serif\"{squeezed}>{rank}</text>"
        f"{sign(suit, -22, -8, 0.95)}{person(suit, rank) if rank in HATS else sign(suit, 9, 24, 2.5)}"
    )


def sign(suit: str, x: float, y: float, size: float) -> str:
    return f'<path d="{SUITS[suit]}" transform="translate({x} {y}) scale({size})" fill="{COLOUR[suit]}"/>'


def person(suit: str, rank: str) -> str:
    """Head and shoulders under a hat, the suit on the coat."""
    return (
        '<g transform="translate(10 22)" stroke="#2a2018" stroke-width="2" stroke-linejoin="round">'
        f'<path d="M-24 40V26Q-23 12-7 10H7Q23 12 24 26V40z" fill="{COLOUR[suit]}"/>'
        '<path d="M-10-9Q-11 6 0 9 11 6 10-9 7-13 0-13-7-13-10-9z" fill="#f3d6b3"/>'
        f'<path d="M-4-4v1.5M4-4v1.5M-3 3Q0 5 3 3" fill="none" stroke-width="1.5"/>{HATS[rank]}</g>'
        f'<path d="{SUITS[suit]}" transform="translate(10 49) scale(.7)" fill="#fffaf0"/>'
    )


def back() -> str:
    return _card(
        '<rect x="-44" y="-66" width="88" height="132" rx="9" fill="#8d3420" stroke="#2a2018" stroke-width="2.5"/>'
        '<rect x="-37" y="-59" width="74" height="118" rx="6" fill="none" stroke="#e8c98f" stroke-width="2"/>'
        '<path d="M0-42 28 0 0 42-28 0z" fill="none" stroke="#e8c98f" stroke-width="2"/>'
        '<path d="M0-21 14 0 0 21-14 0z" fill="#e8c98f"/>'
    )


def _card(inside: str) -> str:
    return f'<svg viewBox="-44 -66 88 132">{inside}</svg>'
