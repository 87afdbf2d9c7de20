"""What an action does, and what comes next: the whole course of the game.

An action does its deed and may set another phase. Then `settle` goes on from phase to phase until
there is something that somebody decides or everybody sees happen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import ROUNDS, TURNS
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules import (
    arrest,
    badlands,
    bounties,
    cards,
    cemetery,
    characters,
    cowbots,
    mine,
    poker,
    roles,
    setup,
    town,
    trail,
    turn,
)
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

Phase = Literal[
    # the set-up
    "setup",
    "lot",
    "come",
    "cast",
    "choose",
    "post",
    # the cards of a round and of a turn
    "round",
    "sheriff",
    "hole",
    "flip",
    "mayor",
    "interest",
    "outlaws",
    "arrange",
    "announce",
    # one's own turn
    "turn",
    "rob",
    "pick",
    "peek",
    "office",
    "next",
    "theft",
    "clear",
    # poker at the end of a round
    "unveil",
    "cheat",
    "declare",
    "pay",
    # wanted: work, bribes, arrest
    "work",
    "preach",
    "bribe",
    "tell",
    "show",
    "marshal",
    "judge",
    "fine",
    "fined",
    # the end
    "end",
    "over",
]
"""The set-up, the cards of a round and a turn, the own turn, the end of a round, in the order of the rules.

    pick     a pan or a hammer        office   a star or two W less, after looking
    outlaws  what each caught outlaw brings, seat by seat
    fine     the arrested player chooses; fined: there is nothing to choose

Some phases only lead on to others (see COURSE).
"""

# -- what several chapters answer -------------------------------------------------------------


def take(s: Fliptown, seat: Seat, action: a.Take) -> None:
    """A choice that had to be made: an outlaw's reward, the sheriff's favour, a pan or a hammer."""
    if s.phase == "outlaws":
        cards.take_reward(s, seat, action)
    elif s.phase == "office":
        town.take_favour(s, seat, action)
    else:
        turn.take_pick(s, seat, action)


def decline(s: Fliptown, seat: Seat, action: a.Decline) -> None:
    match s.phase:
        case "mayor":
            cards.collect(s)
        case "cheat":
            s.phase = "pay"
        case "declare":
            s.phase, s.marked = "cheat", BLANK
        case "preach":
            arrest.ask_bribes(s)
        case "marshal":
            arrest.spare(s)


# -- from chapter to chapter ------------------------------------------------------------------


def first_player(s: Fliptown) -> None:
    turn.begin(s, 0)


def next_player(s: Fliptown) -> None:
    """The next seat carries out its turn; after the last the line-up goes."""
    if s.player + 1 < len(s.maps):
        turn.begin(s, s.player + 1)
    elif cowbots.steals(s):
        s.phase = "theft"
    else:
        clear(s)


def clear(s: Fliptown) -> None:
    """Everybody has had a turn: another line-up, or the poker hands."""
    cards.throw_away(s)
    turn.rest(s)
    s.player, s.roles = 0, ((),) * len(s.maps)
    if s.turn + 1 < TURNS:
        bounties.turn_over(s)
        s.turn += 1
        cards.new_turn(s)
    else:
        poker.begin(s)


def end_round(s: Fliptown) -> None:
    bounties.turn_over(s)
    s.player = 0
    if s.round + 1 == ROUNDS:
        s.phase = "over"
    else:
        s.round += 1
        s.phase = "round"


# -- the tables, in the order of the rulebook -------------------------------------------------

DOES: Final[dict[type[Action], Callable[[Fliptown, Seat, Any], None]]] = {
    a.Lot: setup.lot,
    a.Come: setup.come,
    a.Cast: setup.cast,
    a.Choose: setup.cast,
    a.Post: setup.post,
    a.Aside: cards.put_aside,
    a.Hole: cards.deal_hole,
    a.Turn: cards.turn_up,
    a.Refill: cards.refill,
    a.Redeal: cards.redeal,
    a.Interest: cards.pay_interest,
    a.Take: take,
    a.Decline: decline,
    a.Arrange: roles.seal,
    a.Announce: roles.announce,
    a.ChangeSuit: turn.change_suit,
    a.ChangeValue: turn.change_value,
    a.Pass: turn.do_nothing,
    a.LeaveIt: turn.leave,
    a.Stop: trail.ride,
    a.Rob: badlands.rob,
    a.Robbery: badlands.resolve,
    a.Enter: mine.enter,
    a.Visit: town.visit,
    a.Use: town.use,
    a.Peek: town.peek,
    a.Dig: cemetery.dig,
    a.Unveil: poker.unveil,
    a.Mark: poker.mark,
    a.Declare: poker.declare,
    a.Pay: poker.pay,
    a.Work: arrest.work,
    a.Preach: arrest.preach,
    a.Bribe: arrest.bribe,
    a.Tell: arrest.tell,
    a.Show: arrest.show,
    a.Draw: arrest.draw,
    a.Judge: arrest.judge,
    a.Fine: arrest.fine,
    a.Fined: arrest.fined,
    a.WildSuit: characters.wild_suit,
    a.WildValue: characters.wild_value,
    a.Prospect: characters.prospect,
    a.Call: characters.call,
    a.Power: characters.power,
    a.Theft: cowbots.steal,
}
"""What each action does to the table."""
COURSE: Final[dict[Phase, tuple[Callable[[Fliptown], bool] | None, Callable[[Fliptown], None]]]] = {
    "setup": (None, setup.go_on),
    "round": (None, cards.new_round),
    "announce": (roles.are_secret, first_player),
    "turn": (turn.goes_on, next_player),
    "next": (None, next_player),
    "clear": (None, clear),
    "work": (arrest.has_work, arrest.ask_preacher),
    "bribe": (arrest.is_weighing, arrest.all_bribed),
    "end": (None, end_round),
}
"""How long a phase lasts, and what follows. Without a first entry it only leads on; phases not named here wait for the
action that ends them."""
PHASES: Final[tuple[Phase, ...]] = tuple(
    phase for phase in get_args(Phase) if phase not in COURSE or COURSE[phase][0] is not None
)
"""The phases that last. Every position is in one of them."""


def settle(s: Fliptown, before: tuple[Map, ...]) -> None:
    """Bounties that a changed map meets are paid; then on to what somebody decides or everybody sees."""
    if s.bounties and s.maps is not before:
        for seat, me in enumerate(s.maps):
            if me is not before[seat]:
                bounties.check(s, me)
    while s.phase in COURSE:
        lasts, then = COURSE[s.phase]
        if lasts is not None and lasts(s):
            return
        then(s)
