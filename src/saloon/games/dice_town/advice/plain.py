"""A beginner at the table: sees what lies there now, wants more of the same, keeps the money together."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import POINTS
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules import actions as a
from saloon.kit.dice import Dice


def rate(view: DiceTown, seat: Seat, action: Action) -> float:
    match action:
        case a.Keep(faces=faces):
            return keep(view.rows[seat], faces)
        case a.Play():
            return 1.0
        case a.Cheat(die=die, face=face):
            return float(view.rows[seat].count(face) + 1 > view.rows[seat].count(die)) - 0.5
        case a.Decide(seat=winner) | a.Crown(seat=winner) | a.Call(seat=winner):
            return float(winner == seat)
        case a.Pick(card=card):
            return float(POINTS[card] or 2)
        case a.Steal(seat=victim):
            return float(len(view.cards[victim]))
        case a.Joe(seat=victim):
            return float(view.money[victim])
        case a.Fence(cards=cards):
            return 0.1 * len(cards)
        case a.Remedy():
            return 1.0
        case a.NoOffer() | a.Pass():
            return 0.0
        case a.Decline():
            return -0.5
    return -1.0


def keep(row: Dice, faces: Dice) -> float:
    """Dice that match what is kept, or one another; a second die if it matches, too."""
    if not faces:
        return -1.0
    hand = row + faces
    alike = max([hand.count(face) for face in faces])
    return alike + 0.1 * max(faces) - 1.2 * (len(faces) - 1) * (len(faces) > 2 or len(set(faces)) > 1)
