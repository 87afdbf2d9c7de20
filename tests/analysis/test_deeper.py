"""A deeper review: the same ledger, known more surely."""

from __future__ import annotations

import pytest

from review.matches import by_lot
from saloon.analysis.deeper import TIMES, deep
from saloon.games import SHELF
from saloon.reviews.facts import Facts, facts
from saloon.reviews.reviewing import Reviewer


def width(told: Facts) -> float:
    return sum([seat[part]["high"] - seat[part]["low"] for seat in told["seats"] for part in ("luck", "choices")])


def test_four_times_the_worlds_make_narrower_intervals_around_the_same() -> None:
    match = by_lot(SHELF["prsi"], 2, 3, 14)
    whole, surer = (facts(each.run(lambda done, of: None)) for each in (Reviewer(match), deep(match)))
    assert surer["worlds"] == TIMES * whole["worlds"] and surer["fingerprint"] != whole["fingerprint"]
    assert 0 < width(surer) < 0.75 * width(whole)
    for one, other in zip(whole["seats"], surer["seats"], strict=True):
        assert one["luck"]["value"] == pytest.approx(other["luck"]["value"], abs=width(whole))
        parts = sum([other[part]["value"] for part in ("luck", "choices", "others", "fog")])
        assert other["start"] + parts == pytest.approx(other["result"], abs=1e-9)
