"""A match begins: the start, the pledges of the seats, the first of nature's events; and rematch."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from saloon.core.state import Seat
from saloon.match import Player
from saloon.match.fair import SECRET_BYTES
from saloon.server.faults import Refused, Unreadable
from saloon.server.rooms import records
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.programs import check_rated
from saloon.server.wire.incoming import Abandon, OpenPledge, Pledge, Rematch, Resign, Start, Withdraw


def place_bot(attempt: Attempt, seat: Seat, level: str) -> None:
    """A bot of the level, or of the next one that the game offers."""
    attempt.do(records.BotPlaced(seat, level and attempt.room.game.level(level)))


def start(attempt: Attempt, message: Start) -> None:
    attempt.need_host()
    attempt.need_phase("setup", "over")
    for seat, chair in enumerate(attempt.room.chairs):
        if chair.kind == "open":
            if message.fill is None:
                raise Refused("seats-open")
            place_bot(attempt, seat, message.fill)
        elif chair.kind == "bot" and chair.level != attempt.room.game.level(chair.level):  # placed for another game
            place_bot(attempt, seat, chair.level)
    check_rated(attempt.room)
    deal_in(attempt)


def deal_in(attempt: Attempt, among: Collection[Seat] | None = None, secret: bytes | None = None) -> None:
    """A new match for those who sit here; only some of them may be asked to add to chance.

    Where chance is shared its secret is given, or that of the last match here: the deal of the day once more.
    """
    room = attempt.room
    match = secrets.token_hex(16)
    secret = secret or shared_secret(attempt) or secrets.token_bytes(SECRET_BYTES)
    room.keep(match, secret)
    attempt.secret = (match, secret)
    players = [
        Player(chair.name, room.kind_at(seat) if chair.kind == "person" else f"bot:{chair.level}").text()
        for seat, chair in enumerate(room.chairs)
    ]
    asking = [seat for seat in pledging(attempt) if among is None or seat in among]
    attempt.do(records.Started(match, room.setup, room.game.version, players, asking))
    if not room.asked:
        begin(attempt)


def shared_secret(attempt: Attempt) -> bytes | None:
    """The secret of the tables that share their chance; None where a table has its own."""
    room = attempt.room
    if room.setup.deal and room.match is not None:
        return room.secrets[room.match.id]
    if room.setup.party and attempt.shared is not None:
        return attempt.shared(room.setup.party, room.matches)
    return None


def pledging(attempt: Attempt) -> list[Seat]:
    """The seats whose people may add to chance."""
    room, here = attempt.room, attempt.presence.here()
    if room.setup.chance != "fair" or room.setup.shared or not room.game.luck:
        return []
    return [seat for seat, chair in enumerate(room.chairs) if chair.kind == "person" and chair.guest in here]


def begin(attempt: Attempt) -> None:
    """Play begins, and nature acts if it is to act first."""
    attempt.do(records.Begun())
    attempt.run_nature()


def pledge(attempt: Attempt, message: Pledge) -> None:
    seat = asked(attempt, "pledge", message.seat)
    attempt.do(records.Pledged(seat, message.hash))
    if not attempt.room.asked:
        open_all(attempt)


def open_all(attempt: Attempt) -> None:
    """No more pledges."""
    attempt.do(records.PledgesClosed())
    if not attempt.room.asked:
        begin(attempt)


def redeem(attempt: Attempt, message: OpenPledge) -> None:
    seat = asked(attempt, "open", message.seat)
    try:
        added = bytes.fromhex(message.bytes)
    except ValueError:
        raise Unreadable("pledge-form") from None
    attempt.do(records.Opened(seat, added.hex()))
    if not attempt.room.asked:
        begin(attempt)


def asked(attempt: Attempt, step: str, seat: Seat | None) -> Seat:
    at = attempt.seat(seat)
    if attempt.room.step != step or at not in attempt.room.asked:
        raise Refused("phase-wrong")
    return at


def step_on(attempt: Attempt) -> None:
    """Time is up: go on without those who are silent."""
    if attempt.room.step == "pledge":
        open_all(attempt)
    elif attempt.room.step == "open":
        begin_anew(attempt)


def begin_anew(attempt: Attempt) -> None:
    """Somebody has not opened their pledge. Leaving it out would let the house choose, so all chance is drawn anew."""
    kept = [seat for seat, added in enumerate(attempt.match.pledges.added) if added]
    attempt.do(records.Abandoned())
    deal_in(attempt, kept)


def rematch(attempt: Attempt, message: Rematch) -> None:
    attempt.need_player()
    attempt.need_phase("over")
    if any(chair.kind == "open" for chair in attempt.room.chairs):
        raise Refused("seats-open")
    offer(attempt, "rematch")
    if attempt.all_of("rematch"):
        check_rated(attempt.room)
        if len(attempt.room.chairs) == 2 and not attempt.room.setup.shared:  # sides alternate
            attempt.do(records.Reordered([1, 0]))
        deal_in(attempt)


def offer(attempt: Attempt, what: str) -> None:
    """An offer made again adds nothing to the log."""
    if attempt.guest not in attempt.room.offers[what]:
        attempt.do(records.Offered(attempt.guest, what))


def withdraw(attempt: Attempt, message: Withdraw) -> None:
    attempt.need_player()
    attempt.do(records.Withdrawn(attempt.guest, message.what))


def resign(attempt: Attempt, message: Resign) -> None:
    attempt.need_phase("play")
    attempt.do(records.Resigned(attempt.playing(message.seat)))


def abandon(attempt: Attempt, message: Abandon) -> None:
    attempt.need_player()
    attempt.need_phase("pledge", "play")
    offer(attempt, "abandon")
    if attempt.all_of("abandon"):
        attempt.do(records.Abandoned())
