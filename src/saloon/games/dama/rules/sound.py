"""Which positions can come about."""

from __future__ import annotations

from saloon.games.dama.rules import flow
from saloon.games.dama.rules.state import Dama


def flaw(s: Dama) -> str:
    """Why the position cannot come about: a word for `impossible`, nothing if it can."""
    plain = s.copy()
    plain.end = ""
    flow.settle(plain)
    if s.missed & ~(s.white if s.player else s.black) or (s.missed and s.options.capture == "forced"):
        return "turn"
    if s.offered and (s.missed or plain.end or not s.may_offer()):
        return "turn"
    agreed = s.end == "agreed" and not (plain.end or s.missed or s.offered)
    return "" if s.end == plain.end or agreed else "over"
