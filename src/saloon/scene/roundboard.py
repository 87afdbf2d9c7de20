"""What the boards of contests in rounds share: the log, the rows of the slate, the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from saloon.core.state import ONLOOKER, Action, Seat
from saloon.kit.dice import Dice
from saloon.kit.rounds import NOBODY, Lot, Next, Rounds, Settle
from saloon.scene.account import MOST_ROUNDS, Account, Deed, Source, in_rounds
from saloon.scene.nodes import Seated
from saloon.scene.parts import missed
from saloon.scene.parts import near as nearly
from saloon.scene.reader import Reader
from saloon.scene.slate import Line


def tell_order(before: Rounds, action: Action, reader: Reader) -> str:
    """The sentence for the lot and for the cup that goes on."""
    match action:
        case Lot(seat=first):
            return reader("round-lot", who=reader.name(first))
        case Next():
            return reader("round-next", who=reader.name(before.waiting()[0]))
    raise TypeError(action)


def tell_settled(before: Rounds, result: str, reader: Reader) -> str:
    """Who wins the round with the best result, or that it goes on among the tied."""
    _, leaders = before.lead()
    who = reader.listed(leaders)
    if len(leaders) == 1:
        return reader("round-won", who=who, result=result)
    return reader("round-share" if before.options.ties == "share" else "round-level", who=who, result=result)


def is_acting(view: Rounds, seat: Seat) -> bool:
    """Whether the seat is in the middle of its turn."""
    return not view.over() and view.starter != NOBODY and seat == view.player and not view.results[seat]


def line(view: Rounds, seat: Seat, note: str, reader: Reader) -> Line:
    """The seat's row on the slate."""
    leads = seat in view.lead()[1]
    spoken = [reader.name(seat), note, reader("round-leads") if leads else ""]
    if view.options.rounds > 1:
        spoken.append(reader("rounds-won", count=view.wins[seat]))
    return Line(
        seat,
        ", ".join(filter(None, spoken)),
        view.results[seat],
        note,
        leads,
        acts=is_acting(view, seat),
        out=seat not in view.players,
        won=view.wins[seat],
    )


def seated(view: Rounds, seat: Seat, note: str, reader: Reader) -> Seated:
    score = view.wins[seat] if view.over() or view.options.rounds > 1 else None
    return Seated(reader.name(seat), note, seat in view.to_act(), seat not in view.players, score)


def tally(view: Rounds) -> tuple[int, ...]:
    return view.wins


def account(deeds: Sequence[Deed], view: Rounds, reader: Reader, short: Callable[[Dice], str]) -> Account:
    """Every round with its winner and everybody's result; `short` writes a result in a few letters."""
    settled = [deed for deed in deeds if isinstance(deed.action, Settle) and deed.after.wins != deed.before.wins]
    if len(settled) > MOST_ROUNDS:
        return Account(in_rounds(settled, tally, range(1, len(settled) + 1), reader, what="round"))
    return Account([round_of(number, deed, reader, short) for number, deed in enumerate(settled, 1)])


def round_of(number: int, deed: Deed, reader: Reader, short: Callable[[Dice], str]) -> Source:
    won = tuple([new - old for new, old in zip(deed.after.wins, deed.before.wins, strict=True)])
    return Source(
        reader("account-round", number=str(number), what="round"), won, tuple(map(short, deed.before.results))
    )


def near(view: Rounds, reader: Reader, named: Callable[[Dice], str]) -> str:
    """How far behind the seat was; after a single round, what decided it."""
    scores = view.scores() or ()
    standing = [strength if result else -1 for strength, result in zip(view.strengths(), view.results, strict=True)]
    seat = missed(scores, reader, standing)
    if seat is None:
        return ""
    if view.options.rounds > 1:
        return nearly("near-behind", scores, seat, reader, unit="rounds", count=max(scores) - scores[seat])
    if not view.results[seat]:  # it was played off without the reader
        seat = missed(scores, replace(reader, seat=ONLOOKER), standing)
        assert seat is not None
    winner = scores.index(max(scores))
    return nearly(
        "near-round", scores, seat, reader, mine=named(view.results[seat]), theirs=named(view.results[winner])
    )


def text_slate(lines: Sequence[Line], reader: Reader, rounds: int, dice: int) -> list[str]:
    """The slate in lines of text, with room for the given number of dice."""
    width = max(len(reader.name(each.seat)) for each in lines)
    return [text_row(each, reader, rounds, width, 2 * dice - 1) for each in lines]


def text_row(line: Line, reader: Reader, rounds: int, width: int, wide: int) -> str:
    sign = "*" if line.acts else " "
    dice = " ".join(map(str, line.dice)) or "-"
    wins = f"  {line.won}/{rounds}" if rounds > 1 else ""
    lead = f"  ({reader('round-leads')})" if line.leads else ""
    return f"{sign} {reader.name(line.seat):<{width}}{wins}  {dice:<{wide}}  {line.note}{lead}".rstrip()
