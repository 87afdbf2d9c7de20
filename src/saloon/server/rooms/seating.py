"""Before and between matches: what is played, who sits where; and people who go and come back."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace as changed_to

from saloon.core.options import Options
from saloon.core.state import Seat
from saloon.house.game import SHELF, Game
from saloon.house.position import Position, read
from saloon.match import Player, Reseated
from saloon.match.begun import begin_at
from saloon.server.faults import Refused, Unreadable
from saloon.server.people.codes import tidy_code
from saloon.server.people.names import tidy_name
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Arranged, Came, Forgotten, Renamed, Reordered, Sat, Setup, Stood, Went
from saloon.server.rooms.room import Room
from saloon.server.rooms.starting import place_bot
from saloon.server.wire.incoming import Back, Change, Kick, LeaveRoom, PutBot, Rename, SitDown, StandUp, Swap

BETWEEN: Final = ("setup", "over")
MOST_GUESTS: Final = 40
MOST_EVER: Final = 2_000
"""Guests that a room ever has, those who have left included."""


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


def setup(attempt: Attempt, message: Change) -> None:
    attempt.need_host()
    room = attempt.room
    if any(
        each is not None
        for each in (
            message.game,
            message.seats,
            message.options,
            message.chance,
            message.clock,
            message.rated,
            message.pace,
            message.party,
        )
    ):
        attempt.need_phase(*BETWEEN)
    attempt.do(Arranged(changed(room.setup, message)))


def changed(now: Setup, message: Change) -> Setup:
    """The setup with what the message changes; raises Unreadable."""
    game = game_named(now.game if message.game is None else message.game)
    same = game.key == now.game
    base = game.options.read(now.options) if same else None
    options = read_options(game, message.options or {}, base)
    seats = message.seats if message.seats is not None else min(max(now.seats, game.seats[0]), game.seats[-1])
    game.new(seats, options)
    bank, increment, days, late = timed(now, message, seats)
    position = now.position if (game.key, seats, options.text()) == (now.game, now.seats, now.options) else ""
    if position and message.rated:
        raise Unreadable("begun-rated")
    return Setup(
        game.key,
        seats,
        options.text(),
        now.chance if message.chance is None else message.chance,
        bank,
        increment,
        now.rated if message.rated is None else message.rated,
        now.chat if message.chat is None else message.chat,
        now.locked if message.locked is None else message.locked,
        days,
        late,
        position,
        party=party_of(now, message),
    )


def placed(setup: Setup, text: str, options: str) -> Setup:
    """The setup of a match that begins from a position, never a rated one; raises Unreadable."""
    game = game_named(setup.game)
    with game.speaks():
        chosen = game.options.read(options)
        state = read(game, text, chosen)
    seats = Position(game, state).seats
    begin_at(game, written := game.notation.write_state(state), chosen, seats)
    position = "" if state == game.new(seats, chosen) else written
    return changed_to(setup, seats=seats, options=chosen.text(), position=position, rated=False)


def party_of(now: Setup, message: Change) -> str:
    """Duplicate: whose chance the table shares; nothing of it where people say themselves what fell."""
    party = now.party if message.party is None else message.party and tidy_code(message.party)
    return "" if (message.chance or now.chance) == "typed" else party


def timed(now: Setup, message: Change, seats: int) -> tuple[int, int, int, str]:
    """Bank and increment, days and what becomes of the late: a clock or a pace, never both. Raises Unreadable."""
    bank, increment, days, late = now.bank, now.increment, now.days, now.late
    if (clock := message.clock) is not None:
        bank, increment, days = clock.bank, clock.increment if clock.bank else 0, 0 if clock.bank else days
    if (pace := message.pace) is not None:
        if pace.late == "lost" and seats != 2:
            raise Unreadable("pace-lost-two")
        days, late = pace.days, pace.late
        bank, increment = (0, 0) if days else (bank, increment)
    return bank, increment, days, "move" if late == "lost" and seats != 2 else late


def come(attempt: Attempt, name: str, key: str, sit: bool, person: str = "", program: bool = False) -> None:
    """A new guest, on the first open seat if they wish."""
    room = attempt.room
    if room.setup.locked:
        raise Refused("room-locked")
    if len(room.members) >= MOST_GUESTS or len(room.guests) >= MOST_EVER:
        raise Refused("room-full")
    attempt.guest = len(room.guests) + 1
    attempt.do(Came(attempt.guest, tidy_name(name, names(room)), key, person, program))
    seat = next((seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"), None)
    if sit and seat is not None and room.phase in BETWEEN:
        attempt.do(Sat(seat, attempt.guest, room.guests[attempt.guest].name, own_person(attempt, seat)))


def own_person(attempt: Attempt, seat: Seat) -> str:
    """The guest's own person, who sits on one chair at most: one who plays both sides plays one of them as nobody."""
    person = attempt.room.guests[attempt.guest].person
    return "" if attempt.room.sits(person, seat) else person


def names(room: Room, *but: Seat) -> set[str]:
    """Names that are taken, those of some seats left out."""
    seated = {chair.name for seat, chair in enumerate(room.chairs) if chair.name and seat not in but}
    return seated | {room.guests[guest].name for guest in room.members}


def sit(attempt: Attempt, message: SitDown, person: str = "", called: str = "") -> None:
    """The guest sits down, or somebody else on the same device: another person whom the house knows, or just a name."""
    room = attempt.room
    seat = attempt.chair(message.seat)
    chair = room.chairs[seat]
    if person and person != room.guests[attempt.guest].person:
        name = tidy_name(message.name or called, names(room, seat))
        person = "" if room.sits(person, seat) else person
    else:
        name = tidy_name(message.name, names(room, seat)) if message.name else room.guests[attempt.guest].name
        person = own_person(attempt, seat) if person or not message.name else ""
    if room.phase in BETWEEN:
        if chair.kind != "open":
            raise Refused("seat-taken")
        attempt.do(Sat(seat, attempt.guest, name, person))
        return
    attempt.need_phase("play")
    if chair.kind != "bot" or chair.guest or room.setup.rated:
        raise Refused("seat-taken")
    if room.game.secrets and room.people():  # a newcomer may be one of those who play, in a second window
        raise Refused("seat-second")
    attempt.do(Sat(seat, attempt.guest, name, person))
    attempt.enter(Reseated(attempt.match.next, seat, Player(name, "human")))


def stand(attempt: Attempt, message: StandUp) -> None:
    attempt.need_phase(*BETWEEN)
    attempt.do(Stood(attempt.seat(message.seat)))


def name(attempt: Attempt, message: Rename) -> None:
    """A guest takes another name, between matches only: in play the log already calls people by their names."""
    attempt.need_phase(*BETWEEN)
    room, own = attempt.room, message.seat
    mine = {room.guests[attempt.guest].name}
    if own is not None:
        attempt.do(Renamed(attempt.guest, tidy_name(message.name, names(room, attempt.seat(own)) - mine), own))
        return
    held = room.seats_of(attempt.guest)
    new = tidy_name(message.name, names(room, *held) - mine)
    attempt.do(Renamed(attempt.guest, new))
    if len(held) == 1:
        attempt.do(Renamed(attempt.guest, new, held[0]))


def bot(attempt: Attempt, message: PutBot) -> None:
    room = attempt.room
    seat = attempt.chair(message.seat)
    if room.phase in BETWEEN:
        put_between(attempt, seat, message.level)
        return
    attempt.need_phase("play")
    chair = room.chairs[seat]
    if not message.level:
        raise Refused("phase-wrong")
    if attempt.guest != chair.guest and (attempt.is_firm or attempt.guest != attempt.host):
        attempt.need_player()
        if chair.kind == "person" and not attempt.is_away(chair.guest):
            raise Refused("seat-present")
    hand_over(attempt, seat, message.level)


def put_between(attempt: Attempt, seat: Seat, level: str) -> None:
    attempt.need_host()
    chair = attempt.room.chairs[seat]
    if chair.kind == "person" and chair.guest != attempt.guest and attempt.presence.online(chair.guest):
        raise Refused("seat-taken")
    place_bot(attempt, seat, level)


def hand_over(attempt: Attempt, seat: Seat, level: str) -> None:
    """A bot plays the seat from now on, under the name it has."""
    player, level = attempt.match.players[seat], attempt.match.game.level(level)
    if player.kind != f"bot:{level}":
        replace(attempt, seat, player.name, level)


def replace(attempt: Attempt, seat: Seat, name: str, level: str) -> None:
    """A bot sits down; it throws at once."""
    attempt.enter(Reseated(attempt.match.next, seat, Player(name, f"bot:{level}")))
    attempt.run_nature()


def back(attempt: Attempt, message: Back) -> None:
    seat = attempt.seat(message.seat)
    chair = attempt.room.chairs[seat]
    if not chair.stand_in:
        raise Refused("seat-yours")
    if attempt.room.phase in BETWEEN:
        attempt.do(Sat(seat, attempt.guest, chair.name, chair.person))
        return
    attempt.need_phase("play")
    attempt.enter(Reseated(attempt.match.next, seat, Player(chair.name, "human")))


def swap(attempt: Attempt, message: Swap) -> None:
    """The host says who sits where."""
    attempt.need_host()
    attempt.need_phase(*BETWEEN)
    exchange(attempt, attempt.chair(message.seat), attempt.chair(message.other))


def exchange(attempt: Attempt, one: Seat, two: Seat) -> None:
    """Two chairs change places, with who sits there."""
    order = list(range(len(attempt.room.chairs)))
    order[one], order[two] = two, one
    attempt.do(Reordered(order))


def kick(attempt: Attempt, message: Kick) -> None:
    """The host shows somebody out; in a rated match and at a pace nobody who plays."""
    attempt.need_host()
    room = attempt.room
    if room.is_gone(message.guest) or message.guest == attempt.guest:
        raise Refused("guest-unknown")
    if attempt.is_firm and room.seats_of(message.guest):
        raise Refused("phase-wrong")
    go(attempt, message.guest, "regular")


def leave(attempt: Attempt, message: LeaveRoom) -> None:
    """Goes for good; in play bots take over what they held."""
    go(attempt, attempt.guest, message.level)


def forget_person(attempt: Attempt, person: str) -> None:
    """Somebody leaves the house; in play bots take over what they held, under names of their own."""
    room = attempt.room
    if room.phase == "pledge":
        raise Refused("phase-wrong")
    held = [seat for seat, chair in enumerate(room.chairs) if chair.person == person and room.phase == "play"]
    attempt.do(Forgotten(person))
    for seat in held:
        if not attempt.match.over:
            replace(attempt, seat, room.bot_name(seat), attempt.match.game.level("regular"))


def go(attempt: Attempt, guest: int, level: str) -> None:
    if attempt.room.phase == "play":
        for seat in attempt.room.seats_of(guest):  # who does not come back leaves their name to nobody
            replace(attempt, seat, attempt.room.bot_name(seat), level)
    elif attempt.room.phase == "pledge":
        raise Refused("phase-wrong")
    attempt.do(Went(guest))
