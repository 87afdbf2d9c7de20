"""Who somebody is in a room: what the log says of people, and what of it lies beside it."""

from __future__ import annotations

from sqlalchemy import select

import saloon.games  # noqa: F401 - fills the shelf
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Arranged, LogRow, Recognized, Setup, read_row, write_row
from saloon.server.rooms.room import Room
from saloon.server.rooms.seating import back, bot, come, leave, sit
from saloon.server.rooms.starting import start
from saloon.server.store.schema import PLACE
from saloon.server.wire.incoming import Back, LeaveRoom, PutBot, SitDown, Start
from server.house import House

EVA, JAN = "e" * 32, "j" * 32


def table(seats: int = 2, game: str = "mlyn", person: str = EVA) -> Attempt:
    attempt = Attempt(Room("KONIK-271", ""), 1, 5)
    attempt.do(Arranged(Setup(game, seats)))
    come(attempt, "Eva", "key", True, person)
    return attempt


def folded(attempt: Attempt) -> Room:
    """The same room from its log alone."""
    room = Room("KONIK-271", "", attempt.room.secrets)
    room.fold(1, 5, read_row(write_row(LogRow(attempt.records, 1))))
    return room


def who(room: Room) -> list[str]:
    return [room.person_at(seat) for seat in range(len(room.chairs))]


def test_a_guest_of_a_person_sits_as_that_person() -> None:
    attempt = table()
    assert who(attempt.room) == who(folded(attempt)) == [EVA, ""]
    assert folded(attempt).guests[1].person == EVA
    assert attempt.room.persons() == {EVA}


def test_nobody_sits_on_two_chairs() -> None:
    attempt = table()
    sit(attempt, SitDown("m", 1))
    assert who(attempt.room) == [EVA, ""]


def test_one_who_plays_under_another_name_is_not_the_guest() -> None:
    attempt = table()
    sit(attempt, SitDown("m", 1, "Grandpa"))
    assert who(attempt.room) == [EVA, ""]


def test_an_old_log_folds_into_a_room_without_people() -> None:
    old = (
        b'{"records":[{"type":"arranged","setup":{"game":"mlyn","seats":2}},'
        b'{"type":"came","guest":1,"name":"Eva","key":"k"},'
        b'{"type":"sat","seat":0,"guest":1,"name":"Eva"}],"guest":1}'
    )
    room = Room("KONIK-271", "")
    room.fold(1, 5, read_row(old))
    assert room.guests[1].person == "" and who(room) == ["", ""] and room.persons() == frozenset()
    assert write_row(read_row(old)).count(b"person") == 0


def test_a_guest_who_becomes_known_is_known_on_the_own_chair_only() -> None:
    attempt = table(3, "prsi", "")
    sit(attempt, SitDown("m", 1, "Grandpa"))
    attempt.do(Recognized(1, EVA))
    assert who(attempt.room) == who(folded(attempt)) == [EVA, "", ""]
    assert attempt.room.guests[1].person == EVA


def test_a_bot_that_stands_in_keeps_the_chair_for_its_person() -> None:
    attempt = table()
    start(attempt, Start("m", "beginner"))
    bot(attempt, PutBot("m", 0, "beginner"))
    assert who(attempt.room) == [EVA, ""]
    back(attempt, Back("m", 0))
    assert who(attempt.room) == [EVA, ""]


def test_one_who_leaves_for_good_stands_in_this_match_and_in_no_other() -> None:
    attempt = table(3, "prsi")
    come(attempt, "Jan", "other", True, JAN)
    attempt.guest = 1
    start(attempt, Start("m", "beginner"))
    attempt.guest = 2
    leave(attempt, LeaveRoom("m"))
    assert who(attempt.room) == [EVA, JAN, ""]
    attempt.guest = 1
    start_again(attempt)
    assert who(attempt.room) == [EVA, "", ""]


def start_again(attempt: Attempt) -> None:
    attempt.match.abandon()
    start(attempt, Start("m", "beginner"))


async def test_a_room_without_people_lies_in_no_list(house: House) -> None:
    made = await house.room()
    await house.join(made["code"])
    assert await house.hall.store.read(lambda link: list(link.execute(select(PLACE)))) == []
