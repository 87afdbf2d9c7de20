"""How an evening in town ended: what ran out, how close it was, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import winners
from saloon.games.dice_town.data import BADGE_POINTS, BLANK, DOLLARS_A_POINT, FIRST_CLAIM, POINTS
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.ending import standing
from saloon.scene import Reader
from saloon.scene.account import Account, Deed, Source
from saloon.scene.parts import missed
from saloon.scene.parts import near as nearly


def end(view: DiceTown, reader: Reader) -> str:
    """Why the game is over: what ran out."""
    return reader("end-claims" if view.mine else "end-mine")


def near(view: DiceTown, reader: Reader) -> str:
    """How close it was: the points behind, or what decided where points were level."""
    scores = view.scores() or ()
    seat = missed(scores, reader)
    if seat is None:
        return ""
    best, mine = standing(view, winners(scores)[0]), standing(view, seat)
    if best[0] > mine[0]:
        return nearly("near-behind", scores, seat, reader, unit="points", count=best[0] - mine[0])
    return nearly("near-level", scores, seat, reader, by="sheriff" if best == mine else "claims")


def tally(view: DiceTown) -> Sequence[int]:
    """Points, as far as the viewer can count them."""
    return tuple([view.points(seat) for seat in range(view.seats())])


def account(deeds: Sequence[Deed], view: DiceTown, reader: Reader) -> Account:
    """Where the points came from: claims, gear, nuggets, dollars and the badge."""
    seats = range(view.seats())
    owned = [[card for card in (*view.cards[seat], *view.fenced[seat]) if card != BLANK] for seat in seats]
    claims = [[card for card in cards if card >= FIRST_CLAIM] for cards in owned]
    gear = [[card for card in cards if card < FIRST_CLAIM] for cards in owned]
    badge = [BADGE_POINTS if seat == view.sheriff else 0 for seat in seats]
    found = {
        "claims": (worth(claims), [f"{len(cards)}×" if cards else "" for cards in claims]),
        "gear": (worth(gear), ()),
        "nuggets": (view.nuggets[: view.seats()], ()),
        "dollars": (
            [money // DOLLARS_A_POINT for money in view.money],
            [reader("money", count=money) if money else "" for money in view.money],
        ),
        "badge": (badge, ()),
    }
    return Account(
        [
            Source(reader("source", what=what), tuple(amounts), tuple(told))
            for what, (amounts, told) in found.items()
            if any(amounts)
        ]
    )


def worth(hands: Sequence[Sequence[int]]) -> list[int]:
    return [sum([POINTS[card] for card in cards]) for cards in hands]
