"""A match begins: the start, the pledges of the seats, the first of nature's events; and rematch."""

from __future__ import annotations

import secrets

from saloon.core.state import Seat
from saloon.match import Player
from saloon.match.fair import SECRET_BYTES
from saloon.server.deed import Doing
from saloon.server.faults import Refused, Unreadable
from saloon.server.protocol import Abandon, Open, Pledge, Rematch, Start
from saloon.server.records import Abandoned, Begun, Bot, Offered, Opened, Opening, Pledged, Started


def start(doing: Doing, message: Start) -> None:
    doing.need_host()
    doing.need_phase("setup", "over")
    for seat, chair in enumerate(doing.room.chairs):
        if chair.kind == "open":
            if message.fill is None:
                raise Refused("seats-open")
            doing.do(Bot(seat, message.fill))
    deal_in(doing)


def deal_in(doing: Doing) -> None:
    """A new match for those who sit here."""
    room = doing.room
    match = secrets.token_hex(16)
    secret = secrets.token_bytes(SECRET_BYTES)
    room.secrets[match] = secret
    doing.secret = (match, secret)
    players = [
        Player(chair.name, "human" if chair.kind == "person" else f"bot:{chair.level}").text() for chair in room.chairs
    ]
    doing.do(Started(match, room.setup, room.game.version, players, pledging(doing)))
    if not room.asked:
        begin(doing)


def pledging(doing: Doing) -> list[Seat]:
    """The seats whose people may add to chance."""
    room = doing.room
    if room.setup.chance != "fair" or not room.game.luck:
        return []
    return [seat for seat, chair in enumerate(room.chairs) if chair.kind == "person" and chair.guest in doing.here]


def begin(doing: Doing) -> None:
    """Play begins, and nature acts if it is to act first."""
    doing.do(Begun())
    doing.run_nature()


def pledge(doing: Doing, message: Pledge) -> None:
    seat = asked(doing, "pledge", message.seat)
    doing.do(Pledged(seat, message.hash))
    if not doing.room.asked:
        open_all(doing)


def open_all(doing: Doing) -> None:
    """No more pledges."""
    doing.do(Opening())
    if not doing.room.asked:
        begin(doing)


def redeem(doing: Doing, message: Open) -> None:
    seat = asked(doing, "open", message.seat)
    try:
        added = bytes.fromhex(message.bytes)
    except ValueError:
        raise Unreadable("pledge-form") from None
    doing.do(Opened(seat, added.hex()))
    if not doing.room.asked:
        begin(doing)


def asked(doing: Doing, step: str, seat: Seat | None) -> Seat:
    at = doing.seat(seat)
    if doing.room.step != step or at not in doing.room.asked:
        raise Refused("phase-wrong")
    return at


def step_on(doing: Doing) -> None:
    """Time is up: go on without those who are silent."""
    if doing.room.step == "pledge":
        open_all(doing)
    elif doing.room.step == "open":
        begin(doing)


def rematch(doing: Doing, message: Rematch) -> None:
    doing.need_player()
    doing.need_phase("over")
    if any(chair.kind == "open" for chair in doing.room.chairs):
        raise Refused("seats-open")
    doing.do(Offered(doing.guest, "rematch"))
    if doing.all_of("rematch"):
        deal_in(doing)


def abandon(doing: Doing, message: Abandon) -> None:
    doing.need_player()
    doing.need_phase("pledge", "play")
    doing.do(Offered(doing.guest, "abandon"))
    if doing.all_of("abandon"):
        doing.do(Abandoned())
