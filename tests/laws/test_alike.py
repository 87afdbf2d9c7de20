"""Two matches that look alike to somebody have been told alike: by a match, a table and the terminal.

One match is a walk. In its twin everybody decides and draws otherwise, as long as the viewer sees the same positions;
where one seat acts alone and in the open, as long as the viewer sees the same act.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.test_laws import law
from laws.walks import GAMES, Walk, walk, walks
from saloon.cli.presenter import Presenter
from saloon.cli.voice import Voice
from saloon.core import NATURE, ONLOOKER, Action, Event, Seat, State
from saloon.games.dice_town.rules.actions import SEALED
from saloon.match import Match, TypedChance
from saloon.table import Table, play


def told(match: Match, viewer: Seat) -> list[object]:
    """Everything that somebody hears and reads of a match."""
    table, terminal = Table(match, seed=1), Presenter(match, Voice("en"))
    shown = [table.lines(viewer, "cs"), str(table.scene(viewer)), table.to_act(), repr(table)]
    typed = [terminal.fallen(viewer), terminal.what_falls()] if match.to_act() == (NATURE,) else []
    return [
        match.witnessed(viewer),
        match.lines(viewer),
        *shown,
        terminal.lines(viewer, 0),
        terminal.scene(viewer).text,
        *typed,
    ]


def otherwise(match: Match, twin: Match, before: State, seat: Seat, action: Action, viewer: Seat, rng: Random) -> bool:
    """The twin goes on so that the viewer sees the same; False if it cannot."""
    state, seen = twin.position, before.witness(viewer, seat, action)
    found = [each for each, _ in state.chances()] if seat == NATURE else list(state.legal(seat))
    rng.shuffle(found)
    same = [action] if action in found or (seat != NATURE and state.allows(seat, action)) else []
    for each in same if seat == viewer else [*found[:8], *same]:
        alike = len(before.to_act()) > 1 or state.witness(viewer, seat, each) == seen
        if alike and not is_draft(match, each) and state.after(seat, each).view(viewer) == match.view(viewer):
            twin.submit(seat, each)
            return True
    return False


def is_draft(match: Match, action: Action) -> bool:
    drafts = match.game.rules.drafts
    return drafts is not None and drafts(action)


def play_both(w: Walk, viewer: Seat, rng: Random) -> None:
    options: Any = w.state.options  # type: ignore[attr-defined]
    match = Match(w.game, w.seats, options, chance=TypedChance(), kinds=["human"] * w.seats, id="twin")
    twin = match.copy()
    for _, seat, action in w.log:
        before = match.position
        match.submit(seat, action)
        if is_draft(match, action):
            if seat == viewer:
                twin.submit(seat, action)
        elif not otherwise(match, twin, before, seat, action, viewer, rng):
            twin = match.copy()
    assert told(match, viewer) == told(twin, viewer)


@pytest.mark.parametrize("key", [key for key in sorted(GAMES) if GAMES[key].secrets])
@settings(law, max_examples=12)
@given(data=st.data())
def test_matches_that_look_alike_are_told_alike(key: str, data: st.DataObject) -> None:
    w = data.draw(walks(key))
    rng = Random(w.seed)
    play_both(w._replace(log=w.log[:100]), rng.choice(w.viewers), rng)


def test_nobody_learns_whether_there_is_a_sealed_offer() -> None:
    """Somebody puts a sealed offer together, in the twin nobody does: the others hear the same."""
    game = GAMES["dice_town"]
    w = walk(game, 3, game.options(bribes="sealed"), 0, 400)
    drafted = next(at for at, (_, _, action) in enumerate(w.log) if game.rules.drafts and game.rules.drafts(action))
    for viewer in (*range(3), ONLOOKER):
        play_both(w._replace(log=w.log[: drafted + 20]), viewer, Random(1))


def test_sealed_answers_have_no_line() -> None:
    """A log in sentences tells what came to light, not that somebody kept still; a draft is in no log."""
    table = play("dice_town", 3, people=0, options="bribes=sealed", seed=3, bots="regular")
    while len(table.match.log) < 150 and table.step():
        pass
    assert SEALED in [each.action for each in table.match.witnessed() if isinstance(each, Event)]
    assert not [line for line in table.lines() if "gives nothing away" in line or "digs in the purse" in line]
    assert not [each for each in table.match.events if is_draft(table.match, each.action)]
