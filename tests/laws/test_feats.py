"""What players are proud of: every game remembers something, says it in three languages, and says it of the one who did
it."""

from __future__ import annotations

import pytest

import saloon
from saloon.core.state import winners
from saloon.games import SHELF
from saloon.house.rooms import Feat
from saloon.match import Match
from saloon.match.outcome import outcomes
from saloon.words import LANGS, words


def played(key: str, seed: int, seats: int | None = None) -> Match:
    table = saloon.play(key, seats=seats or max(2, SHELF[key].seats[0]), bots="beginner", people=0, seed=seed)
    table.run()
    return table.match


@pytest.mark.parametrize("key", sorted(SHELF))
def test_every_feat_has_a_name_and_a_value_in_every_language(key: str) -> None:
    feats = SHELF[key].study.feats
    assert feats is not None and feats.names
    for lang in LANGS:
        say = words(lang, SHELF[key].folder)
        for name in feats.names:
            for value in (1, 2, 5, 1000):
                assert say(f"feat-{name}", part="sheriff", value=value) and str(value)[0] in say(
                    f"feat-{name}.value", value=value
                )


@pytest.mark.parametrize("key", sorted(SHELF))
def test_shares_add_up_and_feats_are_of_known_kinds(key: str) -> None:
    match = played(key, 4)
    found, names = outcomes(match), SHELF[key].study.feats.names  # type: ignore[union-attr]
    assert [each.won for each in found] == [each.seat in winners(match.scores or ()) for each in found]
    assert {feat.name for each in found for feat in each.feats} <= set(names)
    if not match.game.camps:
        assert sum(each.share for each in found) == pytest.approx(1) and sum(
            each.fair for each in found
        ) == pytest.approx(1)
    for each in found:
        assert 0 < each.fair < 1
        if any(feat.name == "win" for feat in each.feats):
            assert each.won


def test_the_quickest_win_counts_the_winners_own_moves() -> None:
    match = played("krizovy_mlyn", 3)
    (winner,) = winners(match.scores or ())
    own = sum(event.seat == winner for event in match.events)
    assert outcomes(match)[winner].feats == (Feat("win", own),)


def test_the_greatest_series_is_what_was_written_down_at_once() -> None:
    match, best = played("tisicovka", 5), {0: 0, 1: 0}
    totals = (0, 0)
    for moment in match.walk():
        after = moment.after.totals  # type: ignore[attr-defined]
        for seat in (0, 1):
            best[seat] = max(best[seat], after[seat] - totals[seat])
        totals = after
    assert [each.feats for each in outcomes(match)] == [(Feat("series", best[seat]),) for seat in (0, 1)]


def test_titles_and_challenges_of_a_map_filled_in_alone() -> None:
    match = played("fliptown", 1, seats=1)
    (mine,) = outcomes(match)
    names = [feat.name for feat in mine.feats]
    assert names.count("title") == 1 and names.count("points") == 1
    met = SHELF["fliptown"].study.challenges.met(match.state)  # type: ignore[union-attr]
    assert [feat.part for feat in mine.feats if feat.name == "challenge"] == list(met)
    assert mine.fair == mine.share == 0 and mine.against == ""
