"""Which message is answered by what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.server.rooms import lateness, playing, preparing, programs, seating, starting
from saloon.server.rooms.attempt import Attempt
from saloon.server.wire.incoming import (
    Abandon,
    Act,
    Admit,
    AgreeUndo,
    AskUndo,
    Back,
    Change,
    Kick,
    LeaveRoom,
    LetFall,
    Message,
    Nature,
    OpenPledge,
    Pledge,
    Prepare,
    PutBot,
    RefuseUndo,
    Rematch,
    Rename,
    Resign,
    Say,
    SitDown,
    StandUp,
    Start,
    Swap,
    TakeHoliday,
    ThrowOwn,
    Withdraw,
)  # fmt: skip

HANDLERS: Final[dict[type[Message], Callable[[Attempt, Any], None]]] = {
    Act: playing.act, Nature: playing.nature, LetFall: playing.throw, ThrowOwn: playing.throws, AskUndo: playing.undo,
    AgreeUndo: playing.agree, RefuseUndo: playing.refuse, Say: playing.say,
    Prepare: preparing.prepare,
    Change: seating.setup, SitDown: seating.sit, StandUp: seating.stand, Rename: seating.name, PutBot: seating.bot,
    Back: seating.back, Kick: seating.kick, Swap: seating.swap, LeaveRoom: seating.leave,
    Start: starting.start, Pledge: starting.pledge, OpenPledge: starting.redeem, Rematch: starting.rematch,
    Abandon: starting.abandon, Withdraw: starting.withdraw, Resign: starting.resign, TakeHoliday: lateness.rest,
    Admit: programs.admit,
}  # fmt: skip
