"""After the end: hands lie open however it ended, key moments are what turned the match, and nothing is told before."""

from __future__ import annotations

from random import Random

import pytest

from match.playing import new, step
from saloon.core import Illegal
from saloon.games.dice_town.rules.actions import Show
from saloon.house import SHELF
from saloon.kit.cards import MARIAS
from saloon.match import Match, OpenChance
from saloon.match.telling import Spectator
from saloon.scene import Scene


def prsi_begun() -> Match:
    match, rng = Match(SHELF["prsi"], 2, names=("Eva", "Jan"), chance=OpenChance(1)), Random(1)
    while match.place < 14:
        step(match, rng)
    return match


def drawn(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes}


def test_a_resigned_match_shows_the_hands() -> None:
    """As one that was played to its end does, to everybody; while it goes on nobody sees another's."""
    match = prsi_begun()
    hands = [{f"card-{name}" for name in names(match, seat)} for seat in (0, 1)]
    assert hands[0] <= drawn(match.scene(0))
    assert not hands[1] & drawn(match.scene(0))
    match.resign(0)
    for viewer in (0, 1, -2):
        assert hands[0] | hands[1] <= drawn(match.scene(viewer))


def names(match: Match, seat: int) -> list[str]:
    return [MARIAS.write(card) for card in match.state.hands[seat]]  # type: ignore[attr-defined]


def test_nothing_is_told_while_the_match_goes_on() -> None:
    with pytest.raises(Illegal):
        prsi_begun().aftermath()


def test_the_loser_hears_how_close_it_was_and_the_one_who_resigned_does_not() -> None:
    match, rng = new(SHELF["tisicovka"], 3, 2), Random(3)
    while match.to_act():
        step(match, rng)
    assert match.scores is not None
    loser = match.scores.index(min(match.scores))
    behind = max(match.scores) - min(match.scores)
    assert (
        f"{behind} points behind"
        in Spectator(match.game, loser, "en").ending(match.state, match.players, match.scores).near
    )
    given_up = prsi_begun()
    given_up.resign(1)
    assert Spectator(given_up.game, 1, "en").ending(given_up.state, given_up.players, given_up.scores).near == ""


def test_hands_laid_open_at_the_end_turn_nothing() -> None:
    """They are the last that happens in Dice Town; key moments are those that changed the chances."""
    match, rng = Match(SHELF["dice_town"], 2, chance=OpenChance(5)), Random(5)
    while match.to_act():
        step(match, rng)
    shown = {event.number for event in match.events if isinstance(event.action, Show)}
    told = match.aftermath().turnings
    assert shown
    assert told
    assert not shown & {moment.number for moment in told}
