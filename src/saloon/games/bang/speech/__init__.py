"""What is said in Bang!: choices, the log, whose turn it is, what things are."""

from __future__ import annotations

from saloon.core.state import NATURE, Action, Seat
from saloon.games.bang.data import ROLES
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules import actions as a
from saloon.games.bang.speech.about import about
from saloon.games.bang.speech.ending import account, end, near, tally
from saloon.games.bang.speech.prompting import clause, hand_of
from saloon.games.bang.speech.saying import say
from saloon.games.bang.speech.telling import tell
from saloon.house.rooms import Opening, Speech, Weight
from saloon.scene import Reader


def weight(before: Bang, seat: Seat, action: Action) -> Weight:
    """Deaths, shots and attacks are shown at length; the deal and the pile of arrows are quick."""
    match action:
        case a.Out() | a.Indians() | a.Fire() | a.Blast():
            return "dramatic"
        case a.Hits():
            return "dramatic" if any(before.wounds) else "notable"
        case a.Deal() | a.TakeArrow():
            return "routine"
    return "notable" if seat != NATURE or isinstance(action, a.Roll | a.Show | a.Feast | a.Rest) else "routine"


def opening(view: Bang, reader: Reader) -> Opening:
    """The reader's role and goal; spectators hear who begins."""
    three = view.seats() == 3
    if reader.is_me(view.player):
        begin = reader("opening-three-own" if three else "opening-sheriff-own")
    else:
        begin = reader("opening-three" if three else "opening-sheriff", who=reader.name(view.player))
    if reader.seat < 0:
        return Opening(begin)
    mine = ROLES[view.roles[reader.seat]]
    goal = reader("goal-three" if three else "goal", role=mine)
    return Opening(reader("opening-role", role=mine), f"{goal} {begin}", f"role-{mine}")


SPEECH = Speech(
    say,
    tell,
    weight=weight,
    hand=hand_of,
    throws=(a.Reroll,),
    opening=opening,
    end=end,
    near=near,
    tally=tally,
    account=account,
    about=about,
    clause=clause,
)
