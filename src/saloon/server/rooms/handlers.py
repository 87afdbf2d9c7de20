"""Which message is answered by what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.server.rooms import lateness, playing, preparing, programs, seating, starting
from saloon.server.rooms.attempt import Attempt
from saloon.server.wire import incoming as wire

HANDLERS: Final[dict[type[wire.Message], Callable[[Attempt, Any], None]]] = {
    wire.Act: playing.act,
    wire.Nature: playing.nature,
    wire.LetFall: playing.throw,
    wire.ThrowOwn: playing.throws,
    wire.AskUndo: playing.undo,
    wire.AgreeUndo: playing.agree,
    wire.RefuseUndo: playing.refuse,
    wire.Say: playing.say,
    wire.Prepare: preparing.prepare,
    wire.Change: seating.setup,
    wire.SitDown: seating.sit,
    wire.StandUp: seating.stand,
    wire.Rename: seating.name,
    wire.PutBot: seating.bot,
    wire.Back: seating.back,
    wire.Kick: seating.kick,
    wire.Swap: seating.swap,
    wire.LeaveRoom: seating.leave,
    wire.Start: starting.start,
    wire.Pledge: starting.pledge,
    wire.OpenPledge: starting.redeem,
    wire.Rematch: starting.rematch,
    wire.Abandon: starting.abandon,
    wire.Withdraw: starting.withdraw,
    wire.Resign: starting.resign,
    wire.TakeHoliday: lateness.rest,
    wire.Admit: programs.admit,
}
