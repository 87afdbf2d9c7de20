"""What is said at the table of Křížový mlýn: choices, the log, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.house.rooms import Opening, Speech, begins, explained
from saloon.kit.mill import LINES, NAMES, mills_at, points
from saloon.kit.stones import OPEN, Move, free_points, slides, starts
from saloon.scene import Reader
from saloon.scene.account import Account, Deed, Source
from saloon.scene.millboard import shut_in
from saloon.scene.parts import ending, missed, waiting
from saloon.scene.parts import near as nearly


def say(view: KrizovyMlyn, action: Action, reader: Reader) -> str:
    assert isinstance(action, Move)
    return reader("say-move", start=NAMES[action.start], end=NAMES[action.end])


def tell(before: KrizovyMlyn, seat: Seat, action: Action, reader: Reader) -> str:
    assert isinstance(action, Move)
    after = before.after(seat, action)
    how = after.how_ended() if after.result != OPEN else ""
    said = reader(
        "tell-move",
        who=reader.name(seat),
        start=NAMES[action.start],
        end=NAMES[action.end],
        wins="yes" if how == "mill" else "no",
    )
    return f"{said} {end(after, reader)}".rstrip()


def end(view: KrizovyMlyn, reader: Reader) -> str:
    """Why the game is over; a mill is seen."""
    how = view.how_ended() if view.result != OPEN else "mill"
    return (
        ""
        if how == "mill"
        else reader("mill-end", how=how, who=reader.name(view.player), count=view.options.repetition)
    )


def prompt(view: KrizovyMlyn, reader: Reader) -> str:
    if (scores := view.scores()) is not None:
        return f"{end(view, reader)} {ending(scores, reader)}".lstrip()
    if reader.is_me(view.player):
        return reader("prompt-move")
    return waiting([view.player], reader)


ENDS: Final = {"mill": "3.1", "blocked": "3.2", "stuck": "3.2", "repeated": "3.3"}
"""The clause behind each end."""


def clause(view: KrizovyMlyn) -> str:
    return "2.1" if view.result == OPEN else ENDS[view.how_ended()]


def opening(view: KrizovyMlyn, reader: Reader) -> Opening:
    return begins(view, reader, side=view.options.first)


def tally(view: KrizovyMlyn) -> Sequence[int]:
    """Nothing is counted but the victory."""
    return view.scores() or (0, 0)


def account(deeds: Sequence[Deed], view: KrizovyMlyn, reader: Reader) -> Account:
    """The mill that won, by its points, or that the other could not move."""
    won = tuple(tally(view))
    if not any(won):
        return Account(())
    mine = view.stones[won.index(1)]
    mills = [" ".join([NAMES[at] for at in points(line)]) for line in LINES if line & mine == line]
    return Account([Source(reader("source-mill", points=mills[0]) if mills else reader("source-blocked"), won)])


def near(view: KrizovyMlyn, reader: Reader) -> str:
    """How close it was: whether the loser could have closed a mill with the next move."""
    scores = view.scores() or ()
    seat = missed(scores, reader)
    if seat is None or view.how_ended() != "mill":
        return ""
    mine = view.stones[seat]
    moves = slides(starts(mine), free_points(view.stones))
    ready = any(
        mills_at(move.end, mine & ~(1 << move.start) | 1 << move.end) for move in moves if isinstance(move, Move)
    )
    return nearly("near", scores, seat, reader, ready="yes" if ready else "no")


THINGS: Final = {
    "stone": ("stone", "2.1"),
    "point": ("point", "2.1"),
    "seat": ("seat", "1.1"),
}
"""For each id what the thing is, and its clause."""
SPEECH = Speech(
    say,
    tell,
    opening=opening,
    end=end,
    near=near,
    tally=tally,
    account=account,
    about=shut_in(explained(THINGS)),
    clause=clause,
)
