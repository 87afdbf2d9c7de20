"""Prší's regular is no worse than good sense: it wins more than half against a plain heuristic, over paired deals."""

from __future__ import annotations

from saloon.games.prsi import GAME
from saloon.lab.bout import deals, paired_experiment


def test_a_regular_beats_a_plain_heuristic() -> None:
    """The same deals, each played once on either seat; with these seeds nothing is left to chance."""
    won = [deal.mine for deal in deals(paired_experiment(GAME, 2, "regular", "plain"), range(150), 1)]
    assert sum(won) / len(won) > 0.5
