"""A review as plain values: what is kept, sent and printed. The same in all languages; `wording` adds the sentences."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from saloon.core.origin import KINDS
from saloon.core.state import NATURE, Seat
from saloon.kit.intervals import Z
from saloon.reviews.differences import Part
from saloon.reviews.judging import Judgement
from saloon.reviews.reviewing import Review, ReviewedMoment, SeatChange, SeatLedger

DIGITS: Final = 6
Facts = dict[str, Any]


def facts(review: Review) -> Facts:
    """All of it, ready for JSON."""
    return {
        "game": review.game.key,
        "version": review.game.version,
        "match": review.match,
        "ended": review.ended,
        "points": review.points,
        "certainty": review.certainty,
        "reference": review.reference,
        "fingerprint": review.fingerprint,
        "worlds": review.worlds,
        "seats": [
            {**seat_facts(each), "fortune": fortune_facts(review, each.seat), "master": again_facts(review, each.seat)}
            for each in review.seats
        ],
        "moments": [moment_facts(review, each) for each in review.moments],
    }


def seat_facts(ledger: SeatLedger) -> Facts:
    """The others' choices carry the rounding, so that the numbers add up as they are written."""
    start, result = rounded(ledger.start), rounded(ledger.result)
    luck, mine, fog = told(ledger.luck), told(ledger.choices, most=0.0), told(ledger.fog)
    others = told(ledger.others, slack=abs(ledger.slack))
    spare = "others" if ledger.others.value or not ledger.fog.value else "fog"
    parts = {"luck": luck, "choices": mine, "others": others, "fog": fog}
    rest = result - start - sum([part["value"] for name, part in parts.items() if name != spare])
    parts[spare]["value"] = rounded(rest)
    adjusted = ledger.adjusted
    return {
        "seat": ledger.seat,
        "start": start,
        **parts,
        "result": result,
        "slack": rounded(ledger.slack),
        "decisions": ledger.decisions,
        "rate": rounded(ledger.rate),
        "adjusted": {"value": rounded(adjusted.value), "low": rounded(adjusted.low), "high": rounded(adjusted.high)},
    }


def told(part: Part, slack: float = 0.0, most: float = float("inf")) -> Facts:
    """A part with its interval, which is wider where the reference contradicts itself."""
    spread = sqrt((Z * Z) * part.variance + slack * slack)
    return {
        "value": rounded(part.value),
        "low": rounded(part.value - spread),
        "high": rounded(min(most, part.value + spread)),
        "n": part.n,
    }


def again_facts(review: Review, seat: Seat) -> Facts | None:
    """What a master made of the same chance; None where nobody tried."""
    played = review.once_more.get(seat)
    if played is None:
        return None
    value, low, high = map(rounded, played.result)
    known = {"level": played.level, "n": played.n, "same": rounded(played.same)}
    return {"value": value, "low": low, "high": high, **known}


def fortune_facts(review: Review, seat: Seat) -> list[Facts]:
    """The luck of a seat by what fell: dice, the deal, claims; together they are its luck."""
    found: dict[str, list[float]] = {}
    for moment in review.moments:
        if kind := kind_of(review, moment):
            found.setdefault(kind, []).append(moment.changes[seat].luck.value)
    sums = {kind: (sum(found[kind]), len(found[kind])) for kind in KINDS if kind in found}
    return [{"kind": kind, "value": rounded(value), "n": count} for kind, (value, count) in sums.items()]


def kind_of(review: Review, moment: ReviewedMoment) -> str:
    """What fell; empty where nothing else could have fallen."""
    if moment.event.seat != NATURE or len(moment.before.chances()) < 2:
        return ""
    origin = review.game.rules.origin
    return origin(moment.before).kind if origin else "dice"


def moment_facts(review: Review, moment: ReviewedMoment) -> Facts:
    kind = kind_of(review, moment)
    expected = [got - change.luck.value for got, change in zip(moment.chances, moment.changes, strict=True)]
    return {
        "number": moment.event.number,
        "seat": moment.event.seat,
        "move": review.game.notation.write(moment.event.action),
        "chances": [rounded(each) for each in moment.chances],
        "fortune": {"kind": kind, "expected": [rounded(each) for each in expected]} if kind else None,
        "changes": [change_facts(each) for each in moment.changes],
        "decision": decision_facts(review, moment.judgement) if moment.judgement else None,
    }


def change_facts(change: SeatChange) -> Facts:
    parts = {"luck": change.luck, "choices": change.choices, "others": change.others, "fog": change.fog}
    return {name: rounded(part.value) for name, part in parts.items() if rounded(part.value)}


def decision_facts(review: Review, judgement: Judgement) -> Facts:
    write = review.game.notation.write
    return {
        "cost": told(judgement.cost),
        "better": write(judgement.best) if judgement.best != judgement.chosen else None,
        "choices": [{"move": write(each.action), **told(each.promise)} for each in judgement.weighings],
    }


def rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0
