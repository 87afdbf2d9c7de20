"""Coming home: what somebody has made on the road is packed into one file, and unpacked in a house.

A house plays every match through again, marks it as played elsewhere, and neither seals nor rates it: the file proves
that the rules were kept, not who played. Handed over twice, it counts once.
"""

from __future__ import annotations

import asyncio
import gzip
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Connection, select

from saloon.core.state import Fault, Seat
from saloon.house.game import SHELF
from saloon.match import FairChance, Match, explain, load, verify
from saloon.school.deck import PracticeCard
from saloon.school.drills import OWN, Drill
from saloon.school.lessons import book
from saloon.server.faults import Refused, Unreadable
from saloon.server.library.belongings import rooms_of, share_of
from saloon.server.library.portrait import Portrait
from saloon.server.library.practising import shipped, told, verdict
from saloon.server.moment import now
from saloon.server.people.codes import new_code, new_watch
from saloon.server.people.doorman import Doorman
from saloon.server.people.visitor import Visitor
from saloon.server.rooms import records
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.ledger import results
from saloon.server.rooms.room import Room
from saloon.server.store.learning import Learnt, all_learnt, learn
from saloon.server.store.port import Append, Consequence
from saloon.server.store.practice import deck_of, has_room, own_drills, put_card
from saloon.server.store.schema import RESULT
from saloon.server.tables.live import ended
from saloon.server.wire.luggage import (
    Luggage,
    PackedCard,
    PackedLesson,
    PackedMatch,
    RefusedMatch,
    Unpacked,
)
from saloon.server.wire.outgoing import encode
from saloon.words import words

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

CHANCES: Final = ("fair", "typed")
"""Kinds of chance that may come home: its secret is told in the file, or there never was one."""
LOCKS: Final[WeakKeyDictionary[Hall, asyncio.Lock]] = WeakKeyDictionary()
"""One match comes home at a time, so that none comes twice."""


# -- packing ------------------------------------------------------------------------------------


async def packed(portrait: Portrait, doorman: Doorman, address: str) -> Luggage:
    """All that somebody could want elsewhere; each room is read separately, and the one who asks waits for a turn."""
    id, people = portrait.who.id, portrait.hall.people
    found = Luggage("luggage 1")
    for number, code in await rooms_of(portrait):
        await doorman.turn(address)
        share = await share_of(portrait, number, code)
        ends = await portrait.hall.stores[number].read(partial(ends_of, person=id, room=code))
        found.matches += [PackedMatch(share.files[match], seat, at) for match, seat, at in ends if match in share.files]
    found.lessons = [PackedLesson(*each) for each in await people.read(lambda link: all_learnt(link, id))]
    deck, own = await people.read(lambda link: (deck_of(link, id), own_drills(link, id)))
    found.cards = [
        PackedCard(msgspec.to_builtins(card), own.get(name, "")) for name, card in sorted(deck.cards.items())
    ]
    return found


def written(found: Luggage, small: bool) -> bytes:
    """As it is sent."""
    text = encode(found).encode()
    return gzip.compress(text, 5) if small else text


def ends_of(link: Connection, person: str, room: str) -> list[tuple[str, int, int]]:
    """Matches of a room that are over: which, at which seat, when."""
    wanted = select(RESULT.c.match, RESULT.c.seat, RESULT.c.at).where(
        RESULT.c.person == person, RESULT.c.room == room, RESULT.c.ended != "abandoned"
    )
    return [(row.match, row.seat, row.at) for row in link.execute(wanted.order_by(RESULT.c.at))]


# -- unpacking ----------------------------------------------------------------------------------


async def unpacked(hall: Hall, who: Visitor, luggage: Luggage, lang: str, address: str) -> Unpacked:
    """What is new is kept; what is wrong is told and keeps nothing else away. Raises Refused for too much at once: what
    was taken by then counts once when all of it is handed over again."""
    found = Unpacked(refused=[])
    for each in luggage.matches:
        await hall.doorman.turn(address)
        try:
            if await entered(hall, who, each, lang, address):
                found.matches += 1
            else:
                found.known += 1
        except Refused:
            raise
        except Fault as fault:
            found.refused.append(RefusedMatch(named(each.file), explain(fault, words(lang))))
    await unpack_school(hall, who, luggage, found)
    return found


def named(file: str) -> str:
    """The id of the match; empty if the file has none."""
    word, _, rest = file.partition("\n")[2].partition(" ")
    return rest.partition(" ")[0][:64] if word == "match" else ""


async def entered(hall: Hall, who: Visitor, packed: PackedMatch, lang: str, address: str) -> bool:
    """Whether the match is new here. Raises Fault where it is not what it says, Refused where too many come."""
    match = await hall.workers.aside(checked, packed, lang)
    async with LOCKS.setdefault(hall, asyncio.Lock()):
        for store in hall.stores:
            if await store.place_of(match.id) is not None:
                return False
        hall.doorman.check("homecomings", address)
        watch, code = new_watch(), new_code()
        while not hall.share.has(code) or not await hall.store.make_room(code, watch):
            code = new_code()
        at = min(packed.at or now(), now())
        row = await asyncio.to_thread(row_of, Room(code, watch), match, who, packed.seat, at)
        return await hall.store.append(row)


def checked(packed: PackedMatch, lang: str) -> Match:
    """Played through again; raises Fault with what is wrong."""
    report = verify(packed.file)
    if not report.holds:
        raise Unreadable("luggage-wrong", about=report.lines(lang)[0])
    match = load(packed.file)
    if match.chance.kind not in CHANCES or match.abandoned or not match.over:
        raise Unreadable("luggage-unfinished")
    if packed.seat >= match.seats or match.first_players[packed.seat].kind != "human":
        raise Unreadable("luggage-seat")
    return match


def row_of(room: Room, match: Match, who: Visitor, seat: Seat, at: int) -> Append:
    """The whole match as one row of the log of its own room, so that it is here whole or not at all."""
    attempt = Attempt(room.copy(), 0, at)
    sit_all(attempt, match, who, seat, away=True)
    for entry in match.log:
        attempt.enter(entry)
    if match.resigned is not None:
        attempt.do(records.Resigned(match.resigned))
    after = attempt.room
    return Append(
        room.code,
        1,
        at,
        records.write_row(records.LogRow(attempt.records, 0, "")),
        attempt.secret,
        ended(room, after),
        after.persons(),
        Consequence(results(after, at), []),
    )


def sit_all(attempt: Attempt, match: Match, who: Visitor, seat: Seat, away: bool = False, deal: str = "") -> None:
    """The table as it was set: one chair is the person's, and the other people are guests."""
    setup = records.Setup(
        match.game.key,
        match.seats,
        match.options.text(match.version),
        "fair" if deal else match.chance.kind,
        rated=match.rated and not away and not deal,
        chat="off",
        position=match.position_text,
        away=away,
        deal=deal,
    )
    attempt.do(records.Arranged(setup))
    attempt.do(records.Came(1, match.first_players[seat].name or who.name, "", who.id))
    for at in range(match.seats):
        attempt.do(chair(match, at, seat, who))
    secret = match.chance.secret if isinstance(match.chance, FairChance) else b""
    attempt.room.keep(match.id, secret)
    attempt.secret = (match.id, secret)
    players = [player.text() for player in match.first_players]
    attempt.do(records.Started(match.id, setup, match.version, players))
    attempt.do(records.Begun())


def chair(match: Match, at: Seat, mine: Seat, who: Visitor) -> records.Sat | records.BotPlaced:
    player = match.first_players[at]
    if player.human:
        return records.Sat(at, 1, player.name or who.name, who.id if at == mine else "")
    return records.BotPlaced(at, match.game.level(player.level))


# -- lessons and decks --------------------------------------------------------------------------


async def unpack_school(hall: Hall, who: Visitor, luggage: Luggage, found: Unpacked) -> None:
    lessons, cards = await hall.workers.aside(learnt_of, luggage)

    def put(link: Connection) -> None:
        before = {(each.game, each.lesson): each.done for each in all_learnt(link, who.id)}
        for each in lessons:
            if each.done <= before.get((each.game, each.lesson), 0):
                found.known += 1
                continue
            found.lessons += 1
            learn(link, who.id, *Learnt(each.game, each.lesson, each.done, min(each.at, now())))
        kept = deck_of(link, who.id).cards
        for card, own in cards:
            old = kept.get(f"{card.game}/{card.drill}")
            if old is not None and len(old.answers) >= len(card.answers):
                found.known += 1
                continue
            if own and not has_room(link, who.id):
                continue
            found.cards += 1
            put_card(link, who.id, card, own)

    if lessons or cards:
        await hall.people.write(put)


def learnt_of(luggage: Luggage) -> tuple[list[PackedLesson], list[tuple[PracticeCard, str]]]:
    """Lessons that there are, and cards that can be dealt."""
    lessons = [each for each in luggage.lessons if is_lesson(each)]
    return lessons, [card for each in luggage.cards if (card := card_of(each)) is not None]


def is_lesson(packed: PackedLesson) -> bool:
    game = SHELF.get(packed.game)
    found = book(game).named(packed.lesson) if game else None
    return found is not None and packed.done <= len(found.scene)


def card_of(packed: PackedCard) -> tuple[PracticeCard, str] | None:
    """The card, if there is such a drill and it can be dealt again."""
    try:
        card = msgspec.convert(packed.card, PracticeCard)
        due: datetime = card.due
        game = SHELF.get(card.game)
        if game is None or due.tzinfo is None or len(card.drill) > 80:
            return None
        if packed.own:
            drill = msgspec.json.decode(packed.own, type=Drill)
            told(game.key, drill, "en", "wide")
            verdict(game.key, drill, drill.best.move, "en", 0, ())
            return (card, packed.own) if card.drill == drill.id and drill.theme == OWN else None
    except Exception:  # a position that no match can reach may break whatever draws it
        return None
    return (card, "") if f"{game.key}/{card.drill}" in shipped(game.key) else None


__all__ = ["packed", "sit_all", "unpacked"]
