"""In play: decisions, what fell, taking back, and talking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.state import NATURE, Action, Fault, Seat
from saloon.match import Match, Undone
from saloon.match import Undo as Wish
from saloon.match.entries import read_action
from saloon.match.undo import decision
from saloon.server import seating, starting
from saloon.server.deed import MOST_TEXT, Doing, tidy_text
from saloon.server.faults import Illegal, Refused, Unreadable
from saloon.server.protocol import (
    Abandon,
    Act,
    Agree,
    Back,
    Change,
    Leave,
    Message,
    Nature,
    Open,
    Pledge,
    PutBot,
    Refuse,
    Rematch,
    Rename,
    Say,
    Sit,
    Stand,
    Start,
    Undo,
)  # fmt: skip
from saloon.server.records import Agreed, Denied, Said, Wished

PHRASES: Final = ("hello", "luck", "nice", "thanks", "sorry", "wait", "turn", "oops", "laugh", "close", "again", "bye")


def act(doing: Doing, message: Act) -> None:
    doing.need_match(message.match)
    decide(doing, doing.playing(message.seat), message.action)


def decide(doing: Doing, seat: Seat, text: str) -> None:
    """The seat decides, and nature answers."""
    doing.need_phase("play", "over")
    match = doing.match
    action = meant(match, seat, text)
    doing.enter(Event(match.next, seat, action))
    doing.run_nature()


def meant(match: Match, seat: Seat, text: str) -> Action:
    """The legal action that the text means; raises Unreadable, or Illegal with the reason."""
    try:
        return match.game.notation.resolve(match.view(seat), seat, text)
    except Fault:
        raise
    except (ValueError, LookupError):
        raise Unreadable("unreadable-action", text=text[:40]) from None


def nature(doing: Doing, message: Nature) -> None:
    doing.need_match(message.match)
    doing.need_player()
    doing.need_phase("play", "over")
    match = doing.match
    if not match.chance.typed:
        raise Illegal("chance-not-typed")
    if match.to_act() != (NATURE,):
        raise Illegal("nature-not-due")
    doing.enter(Event(match.next, NATURE, read_action(match.game, message.action)))
    doing.run_nature()


def undo(doing: Doing, message: Undo) -> None:
    doing.need_phase("play", "over")
    seat = doing.playing(message.seat)
    match = doing.match
    if match.needed(seat):
        doing.do(Wished(seat))
    else:
        doing.enter(Undone(match.next, seat, decision(match.log, seat).number))
        doing.run_nature()


def agree(doing: Doing, message: Agree) -> None:
    doing.need_phase("play", "over")
    seat = asked(doing, message.seat)
    match = doing.match
    wish = wish_of(doing).agree(seat)
    if wish.granted:
        doing.enter(Undone(match.next, wish.seat, wish.back_to, wish.agreed))
        doing.run_nature()
    else:
        doing.do(Agreed(seat))


def refuse(doing: Doing, message: Refuse) -> None:
    doing.need_phase("play", "over")
    wish = wish_of(doing)
    mine = wish.seat in doing.room.seats_of(doing.guest) and message.seat in (None, wish.seat)
    doing.do(Denied(wish.seat if mine else asked(doing, message.seat)))


def wish_of(doing: Doing) -> Wish:
    wish = doing.match.wish
    if wish is None:
        raise Illegal("undo-no-wish")
    return wish


def asked(doing: Doing, seat: Seat | None) -> Seat:
    """Whose answer it is; with several seats on one device, the first that has not answered."""
    wish = wish_of(doing)
    open_seats = [each for each in wish.needed if each in doing.room.seats_of(doing.guest) and each not in wish.agreed]
    if seat is None and open_seats:
        return open_seats[0]
    return doing.playing(seat)


def say(doing: Doing, message: Say) -> None:
    chat = doing.room.setup.chat
    if chat == "off" or (message.text and chat != "free"):
        raise Refused("chat-off")
    text = tidy_text(message.text)
    if message.phrase:
        if message.phrase not in PHRASES:
            raise Unreadable("phrase-unknown")
        doing.do(Said(doing.guest, message.phrase))
    elif 1 <= len(text) <= MOST_TEXT:
        doing.do(Said(doing.guest, "", text))
    else:
        raise Unreadable("text-long", most=MOST_TEXT)


DEEDS: Final[dict[type[Message], Callable[[Doing, Any], None]]] = {
    Act: act, Nature: nature, Undo: undo, Agree: agree, Refuse: refuse, Say: say,
    Change: seating.setup, Sit: seating.sit, Stand: seating.stand, Rename: seating.name, PutBot: seating.bot,
    Back: seating.back, Leave: seating.leave,
    Start: starting.start, Pledge: starting.pledge, Open: starting.redeem, Rematch: starting.rematch,
    Abandon: starting.abandon,
}  # fmt: skip
