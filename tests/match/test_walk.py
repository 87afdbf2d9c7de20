"""The one walk through a match, and everything that goes along it: each seat is called as it was then."""

from __future__ import annotations

import pytest

from saloon.core import ONLOOKER, fold
from saloon.games import SHELF
from saloon.kit.cards import MARIAS
from saloon.match import Match, OpenChance, Player, Replay
from saloon.match.telling import Spectator
from toys import CARDS, RACE, ROLL, WALK

from .playing import played


def handed_over() -> Match:
    """A bot walks, Jan takes its seat and walks, and the bot comes back under another name."""
    match = Match(RACE, names=["Eva", "Rosie"], kinds=["human", "bot:regular"], chance=OpenChance(1))
    for newcomer in ("", "Jan", "Doc"):
        if newcomer:
            match.reseat(1, "human" if newcomer == "Jan" else "bot:expert", newcomer)
        match.submit(0, WALK)
        match.submit(1, WALK)
    return match


def test_each_moment_knows_who_sat_there_then():
    match = handed_over()
    assert [moment.players[1].name for moment in match.walk()] == ["Rosie"] * 2 + ["Jan"] * 3 + ["Doc"] * 3
    assert {moment.players[0] for moment in match.walk()} == {Player("Eva")}


@pytest.mark.parametrize("seed", range(6))
def test_each_moment_begins_where_the_one_before_ended(seed: int):
    match = played(CARDS, seed, seats=3, steps=60, meddling=0.5)
    moments = list(match.walk())
    assert [moment.entry for moment in moments] == match.log
    assert [moment.before for moment in moments] == [match.start, *(moment.after for moment in moments[:-1])]
    assert moments[-1].after == match.state == fold(match.start, match.events)
    assert moments[-1].players == tuple(match.players)


def test_a_walk_ends_where_the_match_was_when_it_began():
    match = Match(RACE)
    match.submit(0, WALK)
    way = match.walk()
    match.submit(1, ROLL)
    assert len(list(way)) == 1


def in_play() -> Match:
    """Rosie, a bot, makes the second move of a game of Dáma, and Jan the fourth."""
    match = Match(SHELF["dama"], names=["Eva", "Rosie"], kinds=["human", "bot:regular"])
    for number in range(4):
        if number == 2:
            match.reseat(1, "human", "Jan")
        match.run_nature()
        (seat,) = match.to_act()
        match.submit(seat, match.state.legal(seat)[0])
    return match


def test_moves_are_told_of_those_who_made_them():
    match = in_play()
    lines = match.lines(0)
    assert match.log[-1].seat == 1, "the newcomer's own move comes last"
    assert [name for line in lines for name in ("Rosie", "Jan") if name in line] == ["Rosie", "Jan", "Jan"]
    assert list(map(Spectator(match.game, 0, "en").tell, match.walk())) == lines


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_are_turned_up_when_the_game_is_over_and_not_before(seats: int):
    """The losers' cards lie open to everybody, spectators included; up to the last card they were backs."""
    match = played(SHELF["prsi"], 1, seats=seats, steps=2000)
    *_, before, last = [moment.after for moment in match.walk()]
    assert last.scores() is not None
    for viewer in (0, 1, ONLOOKER):
        spectator = Spectator(match.game, viewer, "en")
        earlier, now = ([node.id for node in spectator.scene(state, match.players).nodes] for state in (before, last))
        assert any(id.startswith("back-") for id in earlier)
        assert not any(id.startswith("back-") for id in now)
        assert {f"card-{MARIAS.write(card)}" for hand in last.hands for card in hand} <= set(now)


def test_a_replay_shows_the_table_with_those_who_sat_at_it():
    match = in_play()
    replay = Replay(match, 0)
    names = [" ".join(seat.name for seat in replay.table(number).seats) for number in range(len(match.log) + 1)]
    at = next(moment.entry.number for moment in match.walk() if moment.players[1].name == "Jan")
    assert names == ["Eva Rosie"] * at + ["Eva Jan"] * (len(match.log) + 1 - at)
