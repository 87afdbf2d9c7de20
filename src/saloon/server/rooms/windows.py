"""Windows: everybody who may hold a card is asked, and no answer is seen before the window closes.

Among people it stays open for a fixed time, no matter who holds what and how soon they answer; silence is an answer
too. So neither the number of messages nor their time or order tells anything. It closes on the beat of the bots, which
is the same whatever they hold, where nobody is waited for: no person is asked; all who are have waived it, as anybody
may with a card or without, or are away; or somebody is alone with bots and has answered or has nothing to answer. At a
pace of days it waits for everybody who is asked, whatever they hold, as long as their time runs.
"""

from __future__ import annotations

from collections.abc import Mapping

from saloon.core.event import Event
from saloon.core.state import Seat, State
from saloon.match import Match
from saloon.server.people.presence import Presence
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.playing import meant
from saloon.server.rooms.room import Room
from saloon.server.settings import PRESENCE_GRACE


def asked(match: Match, state: State) -> list[Seat]:
    """Who has not answered yet; nobody if there is no window."""
    silence = match.game.rules.silence
    if silence is None:
        return []
    return [seat for seat in state.to_act() if seat >= 0 and silence(state.view(seat), seat) is not None]


def settled(room: Room, match: Match, presence: Presence) -> bool:
    """Whether no person is waited for; or only one is here, alone, with an answer given or nothing to answer."""
    people = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "person"]
    open_seats = [seat for seat in asked(match, match.state) if seat in people]
    if room.paced:
        return all(seat in room.held or seat in room.waived for seat in open_seats)
    waiting = [
        seat
        for seat in open_seats
        if seat not in room.waived and presence.away(room.chairs[seat].guest) <= PRESENCE_GRACE
    ]
    if not waiting:
        return True
    alone = len(people) == 1 and presence.here() <= room.people() and not presence.watchers()
    return alone and all(seat in room.held or len(match.state.legal(seat)) == 1 for seat in waiting)


def close(attempt: Attempt, number: int, thoughts: Mapping[Seat, str]) -> None:
    """All answers are entered together: what people said, what bots thought, silence for the rest."""
    match, held = attempt.match, dict(attempt.room.held)
    if len(match.log) != number or attempt.room.phase != "play":
        return
    silence = match.game.rules.silence
    assert silence is not None
    for seat in asked(match, match.state):
        text = held.get(seat, "") or thoughts.get(seat, "")
        action = meant(match, seat, text) if text else silence(match.view(seat), seat)
        assert action is not None
        attempt.enter(Event(match.next, seat, action))
    attempt.run_nature()
