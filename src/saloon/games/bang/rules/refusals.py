"""Why something cannot be done, with the clause behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.core.state import Action, Illegal
from saloon.games.bang.data import BLACK_JACK, BLANK, DUKE, DYNAMITE
from saloon.games.bang.rules.actions import Bear, Clear, Dodge, Drink, Enough, Gift, Keep, Reroll, Shed, Shoot, Stop

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang

ABILITIES: Final[dict[type[Action], str]] = {
    Dodge: "7.1",
    Bear: "7.1",
    Enough: "7.7",
    Clear: "7.7",
    Shed: "7.10",
    Keep: "7.10",
    Gift: "7.12",
}
"""The clauses of what only one character does."""


def why_not(s: Bang, action: Action) -> Illegal:
    if isinstance(action, Shoot | Drink | Gift | Clear) and not 0 <= action.seat < s.seats():
        return Illegal("illegal-nobody")
    if s.pending:
        return Illegal("illegal-answer", "7.1" if s.pending[0][0] == "dodge" else "7.10")
    match s.phase:
        case "reroll":
            return not_rolling(s, action)
        case "shoot":
            return not_aiming(s, action)
        case "beer" | "gift" | "kit":
            return not_giving(s, action)
    return not_here(s, action)


def not_here(s: Bang, action: Action) -> Illegal:
    return Illegal("illegal-here", ABILITIES.get(type(action), "3.4" if s.phase == "reroll" else "4.1"))


def not_rolling(s: Bang, action: Action) -> Illegal:
    match action:
        case Reroll(faces=faces) if DYNAMITE in faces and DYNAMITE in s.dice and not s.plays(BLACK_JACK):
            return Illegal("illegal-locked", "3.5")
        case Reroll():
            return Illegal("illegal-no-such-dice", "3.2")
        case Shoot() | Drink() | Clear() | Enough():
            return Illegal("illegal-rolling", "3.4")
    return not_here(s, action)


def rolled(s: Bang) -> Illegal:
    """Why no die is thrown again: three dynamites, a player who stopped, or the last throw."""
    if s.blown():
        return Illegal("illegal-blown", "3.13")
    if s.rolls < s.most_rolls():
        return Illegal("illegal-stopped", "3.4")
    return Illegal("illegal-rolled", "7.8" if s.plays(DUKE) else "3.3")


def not_aiming(s: Bang, action: Action) -> Illegal:
    match action:
        case Reroll():
            return rolled(s)
        case Stop() | Drink() | Clear() | Enough():
            return Illegal("illegal-shoot-first", "4.1")
        case Shoot(face=face) if s.unused(face) == BLANK:
            return Illegal("illegal-no-such-dice", "4.1")
        case Shoot(doubled=True) if not s.can_double():
            return Illegal("illegal-double", "7.13")
        case Shoot():
            return Illegal("illegal-reach", "4.3")
    return not_here(s, action)


def not_giving(s: Bang, action: Action) -> Illegal:
    """Beers, Sid's gift, and the arrows that Kit puts back."""
    match action:
        case Reroll() if s.phase != "gift":
            return rolled(s)
        case Shoot() if s.phase != "gift":
            return Illegal("illegal-no-such-dice", "4.1")
        case Drink(seat=seat) | Gift(seat=seat) if not s.life[seat]:
            return Illegal("illegal-out", "5.3")
        case Stop() | Enough() | Clear() if s.phase == "beer":
            return Illegal("illegal-beer-first", "4.1")
        case Clear(seat=seat) if s.phase == "kit" and not s.arrows[seat]:
            return Illegal("illegal-no-arrows", "7.7")
    return not_here(s, action)
