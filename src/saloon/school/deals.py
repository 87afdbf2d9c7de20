"""The deal of the day: one for everybody, so that people compare choices and not dice.

What comes on which day is public; its chance follows from a secret of the house that is promised by its hash before,
and opened when the day is over (`docs/decisions/006-deal-of-the-day.md`). Houses with the same key have the same deals.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from datetime import time as daytime
from random import Random
from typing import Any, Final, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from saloon.core.state import Unreadable
from saloon.house.game import Game
from saloon.match.fair import pack
from saloon.school.drills import Drill

DealKind = Literal["fliptown", "tisicovka", "drills", "prsi", "bang"]
WEEK: Final[tuple[DealKind, ...]] = ("fliptown", "tisicovka", "drills", "prsi", "fliptown", "bang", "tisicovka")
"""From Monday to Sunday."""
SEATS: Final = {"fliptown": 1, "tisicovka": 2, "prsi": 2, "bang": 3}
"""One person, and masters on the other seats; at the duel of Bang! the third is out before it begins."""
DRILLED: Final = (
    "tisicovka",
    "mlyn",
    "prsi",
    "craps",
    "fliptown",
    "oko",
    "bang",
    "clovece",
    "dice_town",
    "maroko",
    "krizovy_mlyn",
    "dama",
)
"""The games whose drills the weeks have, one after another."""
CARDS: Final = 10
EACH: Final = 10
"""Points for a card that gives nothing away; each win in a hundred games that is given away takes one."""
EPOCH: Final = date(2026, 1, 5)
"""A Monday, from which weeks are counted."""


class DayDeal(NamedTuple):
    """What is played on a day."""

    day: date
    kind: DealKind
    game: str
    seats: int


class SeatScore(NamedTuple):
    """How a seat of a deal's match ended: what its game counts, and whether it won."""

    points: int
    won: bool


def deal_of(day: date) -> DayDeal:
    """By the public calendar."""
    kind = WEEK[day.weekday()]
    if kind != "drills":
        return DayDeal(day, kind, kind, SEATS[kind])
    return DayDeal(day, kind, DRILLED[(day - EPOCH).days // 7 % len(DRILLED)], 1)


# -- which day it is ------------------------------------------------------------------------------


def zone_of(name: str) -> tzinfo | None:
    """The zone of a house; None for that of the machine. Raises Unreadable."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Unreadable("zone-unknown", zone=name[:40]) from None


def day_at(moment: int, zone: tzinfo | None) -> date:
    """The day of the house at a moment (milliseconds since 1970): by its own midnight."""
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone).date()


def begins(day: date, zone: tzinfo | None) -> int:
    """When a day begins in the house."""
    midnight = datetime.combine(day, daytime.min, zone)
    return int((midnight if zone else midnight.astimezone()).timestamp() * 1000)


def read_day(text: str) -> date:
    """Raises Unreadable."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Unreadable("day-unreadable", text=text[:20]) from None


def coming(day: date, count: int = 7) -> list[DayDeal]:
    """The calendar from a day on."""
    return [deal_of(day + timedelta(days=each)) for each in range(count)]


# -- its chance -----------------------------------------------------------------------------------


def key_of_words(words: str) -> bytes:
    """The key of houses that wish to have the same deals and have agreed on these words."""
    return hashlib.sha256(pack(b"saloon deal key 1", words.encode())).digest()


def secret_of(key: bytes, day: date) -> bytes:
    """The secret of a day; without the key nobody knows it before the house opens it."""
    return hmac.digest(key, pack(b"saloon deal 1", day.isoformat().encode()), "sha256")


def promise_of(day: date, secret: bytes) -> str:
    """What the house says of a secret before its day: with the secret one can compare later."""
    return hashlib.sha256(pack(b"saloon deal promise 1", day.isoformat().encode(), secret)).hexdigest()


def begins_at(game: Game[Any], secret: bytes) -> str:
    """The position that the match of a day begins from; empty for the beginning of the game."""
    if (daily := game.study.daily) is None:
        return ""
    text: str = game.notation.write_state(daily(game.options(), Random(hmac.digest(secret, b"position", "sha256"))))
    return text


def cards_of(some: Sequence[Drill], secret: bytes) -> list[Drill]:
    """The drills of a day: one from each tenth of the set, by the secret, so that they grow harder."""
    found = []
    for part in range(CARDS):
        tenth = some[part * len(some) // CARDS : (part + 1) * len(some) // CARDS]
        ranked = sorted(tenth, key=lambda each: hmac.digest(secret, pack(b"card", each.id.encode()), "sha256"))
        found += ranked[:1]
    return found


# -- what a try came to -----------------------------------------------------------------------------


def score(kind: DealKind, seats: Sequence[SeatScore]) -> int:
    """What is compared, seen from the first seat.

    Fliptown: points. Tisícovka: points before the master. Prší: cards that the master has left, or minus one's own.
    Bang!: own life points, or minus those that the master has left.
    """
    mine, *others = seats
    if kind == "fliptown":
        return mine.points
    if kind == "tisicovka":
        return mine.points - others[0].points
    if kind == "prsi":
        return others[0].points - mine.points
    return max(1, mine.points) if mine.won else -max(1, sum([max(0, each.points) for each in others]))


def card_points(drill: Drill, cost: float) -> float:
    """The points for one card."""
    return max(0.0, EACH - drill.scale * cost)


def cards_score(some: Sequence[tuple[Drill, float]]) -> int:
    """The points for a drill set: its cards, and what was given away at each."""
    return round(sum([card_points(drill, cost) for drill, cost in some]))
