"""How a match ended, in lines for a terminal: places, where everything came from, what turned it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.cli.voice import Voice
from saloon.core.state import Seat
from saloon.match import Match
from saloon.match.aftermath import Aftermath
from saloon.match.telling import Spectator

GAP: Final = "  "


def ending(match: Match, viewer: Seat, voice: Voice) -> list[str]:
    """For a match that is over; one without a result has nothing to tell."""
    if match.scores is None:
        return []
    told, spectator = match.aftermath(voice.lang), Spectator(match.game, viewer, voice.lang)
    names = spectator.reader(match.players).names
    end = spectator.ending(match.state, match.players, match.scores, not match.crossed)
    order = sorted(range(match.seats), key=lambda seat: (seat not in end.winners, -(match.scores or ())[seat]))
    lines = [line for line in (end.near, end.why) if line]
    turned = (
        [voice("cli-turned"), *(f" {moment.number}. {moment.text}" for moment in told.turnings)]
        if told.turnings
        else []
    )
    return [*lines, *places(order, names, told), *account(order, told), *turned]


def places(order: Sequence[Seat], names: Sequence[str], told: Aftermath) -> list[str]:
    """Who came where; the number is the head of the column below."""
    if len(order) == 1:
        return list(told.account.notes)
    notes = told.account.notes or ("",) * len(order)
    wide = max(map(len, names))
    return [f" {at}. {names[seat]:<{wide}}{GAP}{notes[seat]}".rstrip() for at, seat in enumerate(order, 1)]


def account(order: Sequence[Seat], told: Aftermath) -> list[str]:
    """A row for each source and the total, a column for each place."""
    rows = told.account.rows
    if not rows:
        return []
    table = [
        [row.name, *(cell(row.amounts[seat], row.told[seat] if row.told else "") for seat in order)] for row in rows
    ]
    total = [told.label, *(str(told.account.totals()[seat]) for seat in order)]
    heads = [["", *(f"{at}." for at in range(1, len(order) + 1))]] if len(order) > 1 else []
    table = [*heads, *table, total]
    widths = [max(len(row[at]) for row in table) for at in range(len(order) + 1)]
    lines = [
        " "
        + GAP.join(
            [f"{row[0]:<{widths[0]}}", *(f"{each:>{wide}}" for each, wide in zip(row[1:], widths[1:], strict=True))]
        ).rstrip()
        for row in table
    ]
    return [*lines[:-1], " " + "─" * (sum(widths) + len(GAP) * len(order)), lines[-1]]


def cell(amount: int, told: str) -> str:
    return f"({told}) {amount}" if told else str(amount) if amount else "·"
