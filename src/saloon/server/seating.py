"""Before and between matches: what is played, who sits where; and people who go and come back."""

from __future__ import annotations

from typing import Any, Final

from saloon.core.options import Options
from saloon.core.state import Seat
from saloon.house.game import SHELF, Game
from saloon.match import Player, Reseated
from saloon.server.deed import Doing, tidy_name
from saloon.server.faults import Refused, Unreadable
from saloon.server.protocol import Back, Change, Leave, PutBot, Rename, Sit, Stand
from saloon.server.records import Arranged, Bot, Came, Renamed, Sat, Setup, Stood, Went
from saloon.server.settings import AWAY

BETWEEN: Final = ("setup", "over")
MOST_GUESTS: Final = 40


def game_named(key: str) -> Game[Any]:
    game = SHELF.get(key)
    if game is None:
        raise Unreadable("game-missing", game=key[:40])
    return game


def read_options(game: Game[Any], given: dict[str, bool | int | str], base: Options | None = None) -> Options:
    """The options with some changed; raises Unreadable."""
    chosen = {name: getattr(base, name) for name in game.options.choices()} if base else {}
    for name, value in given.items():
        values = game.options.choices().get(name)
        if values is None:
            raise Unreadable("option-unknown", option=name, options=", ".join(game.options.choices()) or "-")
        if not any(type(value) is type(each) and value == each for each in values):
            raise Unreadable("option-value", option=name, value=str(value), values=", ".join(map(str, values)))
        chosen[name] = value
    return game.options(**chosen)


def setup(doing: Doing, message: Change) -> None:
    doing.need_host()
    room = doing.room
    if any(each is not None for each in (message.game, message.seats, message.options, message.chance, message.clock, message.rated)):
        doing.need_phase(*BETWEEN)
    doing.do(Arranged(changed(room.setup, message)))


def changed(now: Setup, message: Change) -> Setup:
    """The setup with what the message changes; raises Unreadable."""
    game = game_named(now.game if message.game is None else message.game)
    same = game.key == now.game
    base = game.options.read(now.options) if same else None
    options = read_options(game, message.options or {}, base)
    seats = message.seats if message.seats is not None else min(max(now.seats, game.seats[0]), game.seats[-1])
    game.new(seats, options)
    clock = message.clock
    return Setup(
        game.key, seats, options.text(),
        now.chance if message.chance is None else message.chance,
        now.bank if clock is None else clock.bank,
        now.increment if clock is None else clock.increment if clock.bank else 0,
        now.rated if message.rated is None else message.rated,
        now.chat if message.chat is None else message.chat,
    )  # fmt: skip


def come(doing: Doing, name: str, key: str, sit: bool) -> None:
    """A new guest, on the first open seat if they wish."""
    room = doing.room
    if sum(not guest.gone for guest in room.guests.values()) >= MOST_GUESTS:
        raise Refused("room-full")
    doing.guest = len(room.guests) + 1
    doing.do(Came(doing.guest, tidy_name(name), key))
    seat = next((seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"), None)
    if sit and seat is not None and room.phase in BETWEEN:
        doing.do(Sat(seat, doing.guest, room.guests[doing.guest].name))


def sit(doing: Doing, message: Sit) -> None:
    room = doing.room
    seat = doing.chair(message.seat)
    chair = room.chairs[seat]
    name = tidy_name(message.name) if message.name else room.guests[doing.guest].name
    if room.phase in BETWEEN:
        if chair.kind != "open":
            raise Refused("seat-taken")
        doing.do(Sat(seat, doing.guest, name))
        return
    doing.need_phase("play")
    if chair.kind != "bot" or chair.guest or room.setup.rated:
        raise Refused("seat-taken")
    if room.game.secrets and room.seats_of(doing.guest):
        raise Refused("seat-second")
    doing.do(Sat(seat, doing.guest, name))
    doing.enter(Reseated(doing.match.next, seat, Player(name, "human")))


def stand(doing: Doing, message: Stand) -> None:
    doing.need_phase(*BETWEEN)
    doing.do(Stood(doing.seat(message.seat)))


def name(doing: Doing, message: Rename) -> None:
    """In play the log already knows people by their names."""
    doing.need_phase(*BETWEEN)
    new = tidy_name(message.name)
    if message.seat is not None:
        doing.do(Renamed(doing.guest, new, doing.seat(message.seat)))
        return
    doing.do(Renamed(doing.guest, new))
    held = doing.room.seats_of(doing.guest)
    if len(held) == 1:
        doing.do(Renamed(doing.guest, new, held[0]))


def bot(doing: Doing, message: PutBot) -> None:
    room = doing.room
    seat = doing.chair(message.seat)
    if room.phase in BETWEEN:
        put_between(doing, seat, message.level)
        return
    doing.need_phase("play")
    chair = room.chairs[seat]
    if not message.level:
        raise Refused("phase-wrong")
    if doing.guest not in (doing.host, chair.guest):
        doing.need_player()
        if chair.kind == "person" and (chair.guest in doing.here or doing.away(chair.guest) < AWAY):
            raise Refused("seat-present")
    hand_over(doing, seat, message.level)


def put_between(doing: Doing, seat: Seat, level: str) -> None:
    doing.need_host()
    chair = doing.room.chairs[seat]
    if chair.kind == "person" and chair.guest != doing.guest and chair.guest in doing.here:
        raise Refused("seat-taken")
    doing.do(Bot(seat, level))


def hand_over(doing: Doing, seat: Seat, level: str) -> None:
    """A bot plays the seat from now on, under the name it has."""
    player = doing.match.players[seat]
    if player.kind != f"bot:{level}":
        doing.enter(Reseated(doing.match.next, seat, Player(player.name, f"bot:{level}")))


def back(doing: Doing, message: Back) -> None:
    seat = doing.seat(message.seat)
    chair = doing.room.chairs[seat]
    if not chair.stand_in:
        raise Refused("seat-yours")
    if doing.room.phase in BETWEEN:
        doing.do(Sat(seat, doing.guest, chair.name))
        return
    doing.need_phase("play")
    doing.enter(Reseated(doing.match.next, seat, Player(chair.name, "human")))


def leave(doing: Doing, message: Leave) -> None:
    """Goes for good; in play bots take over what they held."""
    if doing.room.phase == "play":
        for seat in doing.room.seats_of(doing.guest):
            hand_over(doing, seat, message.level)
    elif doing.room.phase == "pledge":
        raise Refused("phase-wrong")
    doing.do(Went(doing.guest))
