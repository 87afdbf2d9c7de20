"""What is said at the table of Craps mini: choices, the log, the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.craps.data import BAR, FIELDS, LEFT, LOST, RIGHT, TWELVE, WON, WORDS
from saloon.games.craps.rules import Craps
from saloon.games.craps.rules import actions as a
from saloon.house.rooms import About, Opening, Speech, Weight, explained
from saloon.kit.dice import Dice
from saloon.scene import Reader
from saloon.scene.account import Account, Deed, in_rounds
from saloon.scene.parts import addressed, ending, missed
from saloon.scene.parts import near as nearly


def amounts(by_seat: list[int], reader: Reader) -> str:
    """Who has how many: `Eva (2), Jan (1)`."""
    return ", ".join(f"{reader.name(seat)} ({count})" for seat, count in enumerate(by_seat) if count)


def say(view: Craps, action: Action, reader: Reader) -> str:
    """The choice in words."""
    match action:
        case a.Put(field=field):
            return reader("say-put", field=WORDS[field])
        case a.Done():
            placed = sum(view.bets[reader.seat][field] for field in FIELDS) if reader.seat >= 0 else 0
            return reader("say-done" if placed else "say-none")
        case a.Propose():
            return reader("say-join" if view.ayes else "say-propose")
        case a.Agree():
            return reader("say-agree")
        case a.Decline():
            return reader("say-decline")
    return tell(view, NATURE, action, reader)


def tell(before: Craps, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    who = reader.name(seat)
    match action:
        case a.Put(field=field):
            return reader("tell-put", who=who, field=WORDS[field])
        case a.Done():
            return reader("tell-done" if any(before.bets[seat][field] for field in FIELDS) else "tell-none", who=who)
        case a.Propose():
            return reader("tell-join" if before.ayes else "tell-propose", who=who)
        case a.Agree():
            return reader("tell-agree", who=who)
        case a.Decline():
            return reader("tell-decline", who=who)
        case a.Banker(seat=banker):
            return reader("tell-banker", who=reader.name(banker))
        case a.Roll(dice=dice):
            return tell_roll(before, dice, reader)
        case a.Shoot(face=face):
            return tell_shoot(before, face, reader)
    return tell_settling(before, action, reader)


def tell_roll(before: Craps, dice: Dice, reader: Reader) -> str:
    first, second = dice
    who = reader.name(before.banker)
    return reader("tell-roll", who=who, first=first, second=second, total=first + second, chips=before.on_board())


def tell_settling(before: Craps, action: Action, reader: Reader) -> str:
    """What becomes of the chips after a throw."""
    seats = range(len(before.chips))
    match action:
        case a.Lose():
            return reader("tell-lose", who=amounts([before.lost(seat) for seat in seats], reader)) + tell_out(
                before, action, reader
            )
        case a.Pay(seat=seat):
            won, paid = before.owed[seat], min(before.owed[seat], before.bank)
            return reader("tell-pay" if won == paid else "tell-short", who=reader.name(seat), count=won, paid=paid)
        case a.Move():
            return tell_move(before, reader)
        case a.Sweep():
            return tell_sweep(before, reader) + tell_out(before, action, reader)
        case a.Close():
            return tell_close(before, reader)
    raise TypeError(action)


def tell_out(before: Craps, action: Action, reader: Reader) -> str:
    """Who has lost the last of their chips with this step."""
    after = before.after(NATURE, action)
    out = [seat for seat in range(len(before.chips)) if before.is_in(seat) and not after.is_in(seat)]
    return " " + reader("tell-out", who=reader.listed(out)) if out else ""


def tell_move(before: Craps, reader: Reader) -> str:
    """Chips on their way to a point, left or right; after a 12 Don't Pass stands."""
    total = sum(before.dice)
    if total == 12:
        return reader("tell-stand", who=amounts(gained(before, BAR), reader))
    left, right = gained(before, LEFT[total]), gained(before, RIGHT[total])
    parts = [
        reader("moved", side=side, who=amounts(each, reader))
        for side, each in (("left", left), ("right", right))
        if any(each)
    ]
    return reader("tell-move", point=total, list="; ".join(parts))


def gained(before: Craps, spot: int) -> list[int]:
    """By seat, how many chips move to a spot."""
    return [before.moved(bets)[spot] - bets[spot] for bets in before.bets]


def tell_sweep(before: Craps, reader: Reader) -> str:
    winners, chips = before.sweepers(), before.on_board()
    if len(winners) == 1:
        return reader("tell-sweep", who=reader.name(winners[0]), count=chips)
    return reader("tell-share", who=reader.listed(winners), count=chips, share=chips // len(winners))


def tell_shoot(before: Craps, face: int, reader: Reader) -> str:
    """A die of the throw-off; the last one may leave several level."""
    who = reader.name(before.shooter())
    again = before.after(NATURE, a.Shoot(face))
    if before.shots.count(0) == 1 and 0 in again.shots:
        level = [seat for seat, shot in enumerate(again.shots) if shot == 0]
        return reader("tell-level", who=who, face=face, names=reader.listed(level))
    return reader("tell-shoot", who=who, face=face)


def tell_close(before: Craps, reader: Reader) -> str:
    why = before.why_closed()
    last = before.seats_of(before.all_in())
    who = reader.name(last[0]) if why == "last" else ""
    return reader("tell-close", why=why, who=who)


def prompt(view: Craps, reader: Reader) -> str:
    """Who is to do what."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    mine = reader.seat in view.to_act()
    if view.phase == "bet":
        return (
            reader("prompt-bet", count=view.chips[reader.seat], button=say(view, a.DONE, reader))
            if mine
            else reader("prompt-betting", who=reader.listed(view.to_act()))
        )
    if view.phase == "ask":
        who = reader.listed(view.seats_of(view.ayes))
        return reader("prompt-ask" if mine else "prompt-asked", who=who)
    if view.phase == "throw":
        return addressed("prompt-throw", view.banker, reader)
    if view.phase == "shoot":
        return addressed("prompt-shoot", view.shooter(), reader)
    if view.phase in ("lot", "close"):
        return reader("prompt-nature" if view.phase == "lot" else "prompt-close")
    return reader("prompt-settle", total=sum(view.dice))


def clause(view: Craps) -> str:
    """The clause that matters most now."""
    if view.phase in ("lot", "bet", "throw"):
        return "1.3" if view.phase == "lot" else "2.1" if view.phase == "bet" else "3.1"
    if view.phase == "ask":
        return "8.6"
    if view.phase in ("close", "over"):
        return "8.9"
    return "7.1" if sum(view.dice) == 12 and any(bets[TWELVE] for bets in view.bets) else "3.4"


def fortune(view: Craps, spot: int) -> tuple[str, ...]:
    """Marks of what lies on a spot while a throw is settled: won, or about to be lost."""
    if not view.settling():
        return ()
    if view.phase in ("shoot", "sweep"):
        return ("last",) if spot == TWELVE else ()
    fate = view.outcome().fates[spot]
    return ("last",) if fate == WON else ("dim",) if fate == LOST else ()


def weight(before: Craps, seat: Seat, action: Action) -> Weight:
    """A throw is watched, a sweep and somebody's last chip are remembered; bets and their moves are quick."""
    match action:
        case a.Sweep() | a.Close():
            return "dramatic"
        case a.Lose():
            after = before.after(seat, action)
            out = any(before.is_in(each) and not after.is_in(each) for each in range(len(before.chips)))
            return "dramatic" if out else "notable"
        case a.Roll() | a.Pay() | a.Propose() | a.Banker():
            return "notable"
    return "routine"


def opening(view: Craps, reader: Reader) -> Opening:
    mine = reader.is_me(view.banker)
    said = reader("opening-banker-you") if mine else reader("opening-banker", who=reader.name(view.banker))
    return Opening(said, reader("opening"))


def tally(view: Craps) -> list[int]:
    return [chips + sum(bets) for chips, bets in zip(view.chips, view.bets, strict=True)]


def account(deeds: Sequence[Deed], view: Craps, reader: Reader) -> Account:
    """Where the chips came from: those one began with, and what each throw brought."""
    return Account(
        in_rounds(deeds, tally, accumulate([isinstance(deed.action, a.Roll) for deed in deeds]), reader, what="throw")
    )


def near(view: Craps, reader: Reader) -> str:
    scores = view.scores() or ()
    seat = missed(scores, reader)
    return (
        ""
        if seat is None
        else nearly("near-behind", scores, seat, reader, unit="chips", count=max(scores) - scores[seat])
    )


def hand_of(view: Craps) -> Seat:
    """The banker throws; in a throw-off each throws a die."""
    return view.banker if view.phase == "throw" else view.shooter() if view.phase == "shoot" else NATURE


THINGS: Final = {
    "bet-pass": ("pass", "4.1"),
    "bet-dont": ("dont", "5.1"),
    "bet-low": ("low", "6.1"),
    "bet-high": ("high", "6.2"),
    "bet-twelve": ("twelve", "7.1"),
    "point": ("point", "4.4"),
    "chip": ("chip", "2.2"),
    "bank": ("bank", "3.3"),
    "die": ("die", "3.1"),
    "shot": ("die", "3.1"),
    "sign": ("sign", "2.3"),
    "seat": ("seat", "1.4"),
}
"""For each id what the thing is, and its clause."""
USUAL: Final = explained(THINGS)


def about(view: Craps, id: str, reader: Reader) -> About | None:
    """By the start of the id; where casino rules hold, bets from DON'T PASS BAR go the other way on a point."""
    if view.options.dont == "casino" and id.startswith("bet-dont"):
        return About("", reader("about", thing="dont-casino"), "5.7")
    return USUAL(view, id, reader)


SPEECH = Speech(
    say, tell, weight, hand_of, (a.Done,), opening, near=near, tally=tally, account=account, about=about, clause=clause
)
