"""Why something cannot be done, with the clause behind it."""

from __future__ import annotations

from saloon.core.state import Action, Illegal
from saloon.games.bang.data import DYNAMITE
from saloon.games.bang.rules.actions import Clear, Drink, Enough, Gift, Reroll, Shoot, Stop
from saloon.games.bang.rules.position import Shootout


def why_not(s: Shootout, action: Action) -> Illegal:
    phase = "" if s.pending else s.phase
    match action:
        case Reroll(faces=faces) if phase == "reroll" and DYNAMITE in faces and DYNAMITE not in s.free_dice():
            return Illegal("illegal-locked" if DYNAMITE in s.dice else "illegal-no-such-dice", "3.5")
        case Reroll() if phase == "reroll":
            return Illegal("illegal-no-such-dice", "3.2")
        case Reroll() if phase in ("shoot", "beer", "kit"):
            return Illegal("illegal-rolled", "3.3")
        case Stop() | Drink() | Clear() | Enough() if phase == "shoot":
            return Illegal("illegal-shoot-first", "4.1")
        case Shoot(doubled=True) if phase == "shoot" and not s.can_double():
            return Illegal("illegal-double", "7.13")
        case Shoot() if phase == "shoot":
            return Illegal("illegal-reach", "4.3")
        case Drink(seat=seat) | Gift(seat=seat) if phase in ("beer", "gift") and not s.life[seat]:
            return Illegal("illegal-out", "5.3")
    return Illegal("illegal-here")
