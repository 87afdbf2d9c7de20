"""Letters for one reader: read, answered and packed again. Nothing is kept, and nothing is signed here."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Final

from saloon.analysis.promises import acting
from saloon.core.state import ONLOOKER, Fault, Seat, Unreadable, winners
from saloon.match import write
from saloon.match.correspondence import ACCEPT, MOVE, OPEN, OVER, Correspondence, follow, read_letter
from saloon.match.letter import RESIGNS, Letter, LetterSignature, LetterWriter, pack_letter, unpack_letter
from saloon.match.match import Match
from saloon.match.seats import Player
from saloon.match.telling import reader as reader_of
from saloon.scene import Reader
from saloon.server.faults import Refused
from saloon.server.rooms.seating import game_named
from saloon.server.wire.correspondent import LetterAsked, LetterNow, LetterSigned

MOST_LINES: Final = 40
"""Sentences of what has happened."""
QR_BYTES: Final = 2331
"""What the largest QR picture holds, at its second level of error correction."""


def answered(asked: LetterAsked, lang: str) -> LetterNow:
    """Do what is asked and tell how the letter stands; raises Fault with the reason."""
    told = done(asked)
    return shown(told, asked, lang, pictured(asked, pack_letter(told.letter)) if asked.does == "sign" else "")


def done(asked: LetterAsked) -> Correspondence:
    if asked.does == "invite":
        game = game_named(asked.game)
        options = game.options.read(asked.options).text(game.version)
        return follow(Letter(asked.match, game.key, game.version, options, (writer(asked),)))
    letter = unpack_letter(asked.letter)
    if asked.does == "read":
        return read_letter(letter)
    told = followed(letter)
    if asked.does == "accept":
        need(told.due == ACCEPT and seat_of(letter, asked.key) == ONLOOKER)
        return follow(replace(letter, writers=(*letter.writers, writer(asked))))
    seat = seat_of(letter, asked.key)
    if asked.does == "sign":
        need(seat != ONLOOKER)
        signed = letter.with_signature(seat, LetterSignature(len(told.lines), bytes.fromhex(asked.signature)))
        return read_letter(unpack_letter(pack_letter(signed)))
    need(seat == told.writes)
    if asked.does == "open":
        need(told.due == OPEN)
        return follow(letter.with_share(seat, bytes.fromhex(asked.share)))
    if asked.does == "resign":
        return follow(letter.with_move(f"{RESIGNS}{seat + 1}"))
    need(told.due == MOVE)
    return follow(letter.with_move(meant(told.match, seat, asked.move)))


def followed(letter: Letter) -> Correspondence:
    try:
        return follow(letter)
    except Fault:
        raise
    except (ValueError, LookupError, TypeError):
        raise Unreadable("letter-unreadable") from None


def meant(match: Match, seat: Seat, text: str) -> str:
    """The choice as the notation writes it."""
    try:
        action = match.game.notation.resolve(match.state.view(seat), seat, text)
    except Fault:
        raise
    except (ValueError, LookupError):
        raise Unreadable("unreadable-action", text=text[:40]) from None
    return match.game.notation.write(action)


def need(good: bool) -> None:
    if not good:
        raise Refused("letter-not-yours")


def writer(asked: LetterAsked) -> LetterWriter:
    if len(asked.key) != 64 or len(asked.top) != 64:
        raise Unreadable("letter-unreadable")
    return LetterWriter(Player(asked.name.strip()).name, bytes.fromhex(asked.key), bytes.fromhex(asked.top))


def seat_of(letter: Letter, key: str) -> Seat:
    found = [seat for seat, each in enumerate(letter.writers) if key and each.key.hex() == key]
    return found[0] if found else ONLOOKER


def shown(told: Correspondence, asked: LetterAsked, lang: str, qr: str = "") -> LetterNow:
    letter, match = told.letter, told.match
    seat = seat_of(letter, asked.key)
    reader = reader_of(match.game, match.shown, ONLOOKER, lang)
    mine = told.due == MOVE and told.writes == seat
    return LetterNow(
        pack_letter(letter),
        letter.match,
        letter.game,
        reader("title"),
        letter.options,
        [reader.name(each) for each in range(2)],
        [each.key.hex() for each in letter.writers],
        seat,
        told.writes,
        told.due,
        told.number,
        told.to_sign.hex(),
        told.heads[-1],
        [LetterSigned(each.lines, told.heads[each.lines - 1]) if each else None for each in letter.signed],
        match.scene(seat, lang, asked.shape).json(),
        [told.writes] if told.due != OVER else [],
        seat if mine else ONLOOKER,
        [],
        acting(match.game, match.state, reader),
        result(match, reader),
        match.lines(ONLOOKER, lang)[-MOST_LINES:],
        write(match) if told.due == OVER else "",
        qr,
    )


def result(match: Match, reader: Reader) -> str:
    """Who has won."""
    if not match.over or match.scores is None:
        return ""
    best = winners(match.scores)
    return reader("analysis-won", names=reader.listed(best)) if best else reader("value-drawn")


def pictured(asked: LetterAsked, letter: str) -> str:
    """The link as a QR picture, as small as it can be."""
    link = f"{asked.base}#{letter}"
    if not asked.base or len(link) > QR_BYTES or not link.isascii():
        return ""
    import segno  # a moment to read, and nobody needs it before

    picture = BytesIO()
    segno.make(link, error="l", micro=False).save(
        picture, kind="svg", xmldecl=False, scale=4, dark="#2a2018", light="#fffaf0"
    )
    return picture.getvalue().decode()
