"""The person of this computer: known by a key in the user's data, in the database that `saloon serve` opens here
too."""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct

import saloon.games
from saloon.core.state import Fault
from saloon.match import Match, read
from saloon.server.faults import Refused, Unreadable
from saloon.server.library import returning
from saloon.server.library.homecoming import sit_all
from saloon.server.library.portrait import Portrait
from saloon.server.library.registry import welcome
from saloon.server.people.codes import new_code, new_watch
from saloon.server.people.names import tidy_name
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.room import Room
from saloon.server.settings import Settings, Share
from saloon.server.store.accounts import forget_end
from saloon.server.store.files import found
from saloon.server.tables.hall import Hall, house_key
from saloon.server.tables.live import LiveTable
from saloon.server.wire.mine import BestInfo, GameRecordInfo, GoingInfo, MeInfo, PastMatch, RivalInfo
from saloon.userdata import data, put

T = TypeVar("T")
KEY: Final = "key"
"""The file of the key, for its owner's eyes only."""
LABEL: Final = "saloon"
"""What the terminal is called in the list of devices."""
LOOK: Final = 0.5
"""Seconds between looks at whether the other device has answered."""
SHELF_FOLDER: Final = Path(str(saloon.games.__file__)).parent


class QuietHall(Hall):
    """The house of this computer, read and written without its door being open: nobody plays in it from here."""

    def __init__(self, deals: str = "", zone: str = "") -> None:
        address = Settings().address()
        super().__init__(Settings(share=Share(0, len(found(address))), deals=deals, zone=zone))

    def stir(self, table: LiveTable) -> None:
        pass


@asynccontextmanager
async def quiet_hall(deals: str = "", zone: str = "") -> AsyncIterator[QuietHall]:
    hall = QuietHall(deals, zone)
    await hall.store.open()
    try:
        hall.deal_key = await house_key(hall.people, deals)
        yield hall
    finally:
        for task in list(hall.tasks):
            await asyncio.wait({task})
        for store in hall.stores:
            await store.close()


def in_house(work: Callable[[QuietHall], Coroutine[Any, Any, T]], deals: str = "", zone: str = "") -> T:
    """Done in a loop of its own, so that a program that has one already may ask too."""

    async def inside() -> T:
        async with quiet_hall(deals, zone) as hall:
            return await work(hall)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, inside()).result()


# -- who ----------------------------------------------------------------------------------------


async def local_person(hall: Hall) -> Visitor | None:
    """Whose key lies here; nobody if there is none, or it opens nothing any more."""
    path = data() / KEY
    try:
        return await hall.visitor(path.read_text("utf-8").strip()) if path.is_file() else None
    except (Refused, OSError):
        return None


async def local_or_new(hall: Hall, name: str) -> Visitor:
    """A person comes into being with the first match."""
    if known := await local_person(hall):
        return known
    made = await welcome(hall, name, LABEL, "en")
    keep_key(made.key)
    return await hall.visitor(made.key)


def keep_key(key: str) -> None:
    path = data() / KEY
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    path.chmod(0o600)
    put(path, lambda file: file.write(key.encode()))
    path.chmod(0o600)


def own_name(named: str) -> str:
    """As somebody calls themself, else as the computer calls them."""
    for name in (named, getpass.getuser().title()):
        try:
            return tidy_name(name)
        except Unreadable:
            continue
    return ""


# -- a match of the terminal --------------------------------------------------------------------


def counts(match: Match, deal: str = "") -> bool:
    """A match of a game of the house with a person in it, to its end; what was played with a seed can be played until
    it is won."""
    kinds = ("placed",) if deal else ("fair", "typed")
    return (
        match.over
        and match.chance.kind in kinds
        and any(player.human for player in match.first_players)
        and (SHELF_FOLDER / match.game.key).is_dir()
    )


def enroll(match: Match, began: int, named: str = "", deal: str = "") -> None:
    """A finished match stands in the house like any other: a room of its own whose log is that of the match.

    `deal` is the day of which it is the deal.
    """
    if counts(match, deal):
        in_house(lambda hall: entered(hall, match, began, named, deal))


async def entered(hall: QuietHall, match: Match, began: int, named: str, deal: str) -> None:
    who = await local_or_new(hall, own_name(named))
    watch, code = new_watch(), new_code()
    while not hall.share.has(code) or not await hall.store.make_room(code, watch):
        code = new_code()
    table = LiveTable(hall, Room(code, watch))
    *most, last = match.log

    def play(attempt: Attempt) -> None:
        attempt.now = min(began, attempt.now)
        people = [seat for seat, player in enumerate(match.first_players) if player.human]
        sit_all(attempt, match, who, people[0], deal=deal)
        for entry in most:
            attempt.enter(entry)

    await table.change(0, "", play)
    await table.change(0, "", lambda attempt: attempt.enter(last))
    await hall.store.write(lambda link: forget_end(link, code, who.id))


# -- what there is of me --------------------------------------------------------------------------


class KeptFile(Struct):
    """A match that was begun at the terminal and is not over."""

    file: str
    game: str
    players: list[str]
    entries: int
    """How many entries its log has: how far it has come."""
    at: int
    """When something last happened."""


class Myself(Struct):
    """What the house on this computer keeps of me; `me` is None until somebody has played here."""

    me: MeInfo | None
    games: list[GameRecordInfo]
    bests: list[BestInfo]
    rivals: list[RivalInfo]
    going: list[GoingInfo]
    """Matches in the house: my move first."""
    files: list[KeptFile]
    """Matches of the terminal, to be gone on with by `saloon play --resume`."""

    @property
    def history(self) -> list[PastMatch]:
        """Everything I have played, the latest first."""
        return past()


def me(lang: str = "en") -> Myself:
    """My record and what goes on, as `saloon me` tells it."""

    async def ask(hall: Hall) -> Myself:
        who = await local_person(hall)
        if who is None:
            return Myself(None, [], [], [], [], kept_files())
        portrait = Portrait(hall, who, lang)
        record = await portrait.record()
        going = await portrait.going()
        return Myself(await portrait.me(), record.games, record.bests, record.rivals, going, kept_files())

    return in_house(ask) if is_there() else Myself(None, [], [], [], [], kept_files())


def past(lang: str = "en") -> list[PastMatch]:
    """All matches that are over, the latest first."""

    async def ask(hall: Hall) -> list[PastMatch]:
        who = await local_person(hall)
        return await Portrait(hall, who, lang).whole_history() if who else []

    return in_house(ask) if is_there() else []


def is_there() -> bool:
    """Whether anybody has a key here; asking makes nothing."""
    return (data() / KEY).is_file()


def kept_files() -> list[KeptFile]:
    """The last played first; what cannot be read is left out."""
    found = []
    for path in (data() / "matches").glob("*.saloon"):
        with suppress(OSError, Fault, UnicodeError):
            record = read(path.read_text("utf-8"))
            names = [player.name for player in record.players]
            at = int(path.stat().st_mtime * 1000)
            found.append(KeptFile(str(path), record.key, names, len(record.entries), at))
    return sorted(found, key=lambda each: -each.at)


# -- the same person in the browser ---------------------------------------------------------------


def offer_link() -> str:
    """A link for the browser, good once and for five minutes; if nobody is known here yet, a person is made."""

    async def ask(hall: Hall) -> str:
        return (await returning.pair(hall, await local_or_new(hall, own_name("")))).path

    return in_house(ask)


def asked_by() -> str | None:
    """What the device calls itself that has followed the link; None if nobody does in time."""

    async def wait(hall: Hall) -> str | None:
        who = await local_person(hall)
        while who is not None:
            found = await returning.pairing(hall, who)
            if found.state != "open":
                return found.label if found.state == "asked" else None
            await asyncio.sleep(LOOK)
        return None

    return in_house(wait)


def answer_link(yes: bool) -> None:
    async def answer(hall: Hall) -> None:
        if (who := await local_person(hall)) is not None:
            await returning.answer_pairing(hall, who, yes)

    in_house(answer)


def follow_link(link: str, waits: Callable[[str], None]) -> str:
    """The place of the one who made the link, once they have said yes: their name; empty if they do not.

    Raises Refused for a link that opens nothing.
    """

    async def follow(hall: Hall) -> str:
        asked = await returning.ask_pairing(hall, link.rpartition("pair=")[2].strip(), LABEL)
        waits(asked.name)
        while (answer := await returning.claim_pairing(hall, asked.claim, False)).state == "asked":
            await asyncio.sleep(LOOK)
        if answer.person is None:
            return ""
        keep_key(answer.person.key)
        return answer.person.name

    return in_house(follow)
