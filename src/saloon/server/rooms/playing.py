"""In play: decisions, what fell, taking back, and talking."""

from __future__ import annotations

from typing import Final

from saloon.core.event import Event
from saloon.core.state import NATURE, Action, Fault, Seat, State
from saloon.match import Match, Undone
from saloon.match import Undo as Wish
from saloon.match.entries import read_action
from saloon.match.undo import decision
from saloon.server.faults import Illegal, Refused, Unreadable
from saloon.server.people.names import MOST_TEXT, tidy_text
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.preparing import follow
from saloon.server.rooms.records import Agreed, Denied, Drafted, Handed, Held, Talked, Wished
from saloon.server.wire.incoming import Act, AgreeUndo, AskUndo, LetFall, Nature, RefuseUndo, Say, ThrowOwn

MOST_UNDONE: Final = 100
"""Times a seat may take back in one match."""
BREATH: Final = 10_000
MOST_AT_ONCE: Final = 12
"""Lines that one guest may say in `BREATH` milliseconds."""
PHRASES: Final = ("hello", "luck", "nice", "thanks", "sorry", "wait", "turn", "oops", "laugh", "close", "again", "bye")


def act(attempt: Attempt, message: Act) -> None:
    attempt.need_match(message.match)
    decide(attempt, attempt.playing(message.seat), message.action, message.number, message.waive)
    follow(attempt)


def decide(attempt: Attempt, seat: Seat, text: str, number: int | None = None, waive: bool = False) -> None:
    """The seat decides, in the position after the entry of that number, and nature answers."""
    attempt.need_phase("play", "over")
    attempt.need_position(number, seat)
    match = attempt.match
    action = meant(match, seat, text, attempt.room.position)
    if match.game.rules.drafts is not None and match.game.rules.drafts(action):
        attempt.do(Drafted(seat, match.game.notation.write(action)))
        return
    if match.game.rules.silence is not None and match.game.rules.silence(match.view(seat), seat) is not None:
        attempt.do(Held(seat, match.game.notation.write(action), waive))
        return
    attempt.enter(Event(match.next, seat, action))
    attempt.run_nature()


def meant(match: Match, seat: Seat, text: str, position: State | None = None) -> Action:
    """The legal action that the text means; raises Unreadable, or Illegal with the reason."""
    try:
        return match.game.notation.resolve((position or match.state).view(seat), seat, text)
    except Fault:
        raise
    except (ValueError, LookupError):
        raise Unreadable("unreadable-action", text=text[:40]) from None


def nature(attempt: Attempt, message: Nature) -> None:
    attempt.need_match(message.match)
    attempt.need_player()
    attempt.need_phase("play", "over")
    attempt.need_position(message.number, NATURE)
    match = attempt.match
    if not match.chance.typed:
        raise Illegal("chance-not-typed")
    if match.to_act() != (NATURE,):
        raise Illegal("nature-not-due")
    attempt.enter(Event(match.next, NATURE, read_action(match.game, message.action)))
    attempt.run_nature()


def throw(attempt: Attempt, message: LetFall) -> None:
    """The dice fall out of the hand that they lie in."""
    attempt.need_match(message.match)
    attempt.need_phase("play", "over")
    attempt.need_position(message.number, NATURE)
    seat = attempt.room.throw()
    if seat == NATURE:
        raise Illegal("throw-not-due")
    attempt.playing(seat)
    attempt.throw()


def throws(attempt: Attempt, message: ThrowOwn) -> None:
    """The guest throws for themself, or lets the house do it: then nothing waits for them."""
    if message.own != (attempt.guest in attempt.room.hands):
        attempt.do(Handed(attempt.guest, message.own))
        if attempt.room.phase == "play":
            attempt.run_nature()


def undo(attempt: Attempt, message: AskUndo) -> None:
    attempt.need_phase("play", "over")
    match = attempt.match
    held = attempt.room.seats_of(attempt.guest)
    one = message.seat is not None or len(held) < 2
    seat = attempt.playing(
        message.seat if one else decision(match.log, *held).seat
    )  # on one device the last of theirs is meant
    if sum(isinstance(entry, Undone) and entry.seat == seat for entry in match.log) >= MOST_UNDONE:
        raise Refused("undo-enough")
    needed = match.needed(seat)
    if set(needed) <= set(held):  # nobody else is to be asked
        attempt.enter(Undone(match.next, seat, decision(match.log, seat).number, needed))
        attempt.run_nature()
    else:
        attempt.do(Wished(seat))


def agree(attempt: Attempt, message: AgreeUndo) -> None:
    attempt.need_phase("play", "over")
    seat = asked(attempt, message.seat)
    match = attempt.match
    wish = wish_of(attempt).agree(seat)
    if wish.granted:
        attempt.enter(Undone(match.next, wish.seat, wish.back_to, wish.agreed))
        attempt.run_nature()
    else:
        attempt.do(Agreed(seat))


def refuse(attempt: Attempt, message: RefuseUndo) -> None:
    attempt.need_phase("play", "over")
    wish = wish_of(attempt)
    mine = wish.seat in attempt.room.seats_of(attempt.guest) and message.seat in (None, wish.seat)
    attempt.do(Denied(wish.seat if mine else asked(attempt, message.seat)))


def wish_of(attempt: Attempt) -> Wish:
    wish = attempt.match.wish
    if wish is None:
        raise Illegal("undo-no-wish")
    return wish


def asked(attempt: Attempt, seat: Seat | None) -> Seat:
    """Whose answer it is; with several seats on one device, the first that has not answered."""
    wish = wish_of(attempt)
    open_seats = [
        each for each in wish.needed if each in attempt.room.seats_of(attempt.guest) and each not in wish.agreed
    ]
    if seat is None and open_seats:
        return open_seats[0]
    return attempt.playing(seat)


def say(attempt: Attempt, message: Say) -> None:
    chat = attempt.room.setup.chat
    if chat == "off" or (message.text and chat != "free"):
        raise Refused("chat-off")
    lately = [line for line in attempt.room.chat if line.guest == attempt.guest and line.at > attempt.now - BREATH]
    if len(lately) >= MOST_AT_ONCE:
        raise Refused("too-fast")
    text = tidy_text(message.text)
    if message.phrase:
        if message.phrase not in PHRASES:
            raise Unreadable("phrase-unknown")
        attempt.do(Talked(attempt.guest, message.phrase))
    elif 1 <= len(text) <= MOST_TEXT:
        attempt.do(Talked(attempt.guest, "", text))
    else:
        raise Unreadable("text-long", most=MOST_TEXT)
