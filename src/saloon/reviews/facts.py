"""A review as plain values: what is kept, sent and printed. The same in all languages; `wording` adds the sentences."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from saloon.kit.intervals import Z
from saloon.reviews.differences import Part
from saloon.reviews.judging import Judgement
from saloon.reviews.reviewing import Review, ReviewedMoment, SeatChange, SeatLedger
from saloon.reviews.standards import reference_of

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
        "reference": reference_of(review.game).name,
        "fingerprint": review.fingerprint,
        "worlds": review.worlds,
        "seats": [seat_facts(each) for each in review.seats],
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
    """A part with its interval, which is wider by what the reference contradicts itself."""
    spread = sqrt((Z * Z) * part.variance + slack * slack)
    return {
        "value": rounded(part.value),
        "low": rounded(part.value - spread),
        "high": rounded(min(most, part.value + spread)),
        "n": part.n,
    }


def moment_facts(review: Review, moment: ReviewedMoment) -> Facts:
    return {
        "number": moment.event.number,
        "seat": moment.event.seat,
        "move": review.game.notation.write(moment.event.action),
        "chances": [rounded(each) for each in moment.chances],
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
