"""What an action does, and what comes next: the whole course of the game.

An action does its deed and may set another phase. Then `settle` goes on from phase to phase until
there is something that somebody decides or everybody sees happen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules import bribe, cups, doctor, ending, hall, houses, saloon, setup, store, windows

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown

House = Literal["cups", "mine", "bank", "store", "saloon", "sheriff", "hall", "doctor", "end"]
"""Where we are in a round: the cups, the houses in their order, the counting."""
Phase = Literal[
    # the beginning
    "lot",
    "column",
    "round",
    # the cups
    "roll",
    "keep",
    "lift",
    "last",
    "reveal",
    # cards in the cups
    "window",
    "wanted",
    "settled",
    "back",
    "pay",
    # a tie before the sheriff
    "offers",
    "decide",
    "unfold",
    "won",
    "card",
    # in town
    "act",
    "visit",
    "draw",
    "pick",
    "joe",
    "steal",
    "take",
    "visited",
    "shift",
    "refill",
    "turn",
    "leave",
    # at the doctor's
    "call",
    "next",
    "patient",
    # the end of a round and of the game
    "evening",
    "ride",
    "show",
    "crown",
    "over",
]
"""What is being done there; some phases only lead on to others (see COURSE)."""

# -- what the houses do each in their own way -------------------------------------------------


def draw(s: DiceTown, seat: Seat, action: a.Draw) -> None:
    if s.house == "store":
        store.draw(s, seat, action)
    elif s.house == "hall":
        hall.draw(s, seat, action)
    else:
        doctor.draw(s, seat, action)


def draws(s: DiceTown) -> Sequence[tuple[Action, int]]:
    """The next claim for the corrupt, or the next card of the store."""
    return hall.draws(s) if s.house == "hall" else store.draws(s)


def is_drawing(s: DiceTown) -> bool:
    """Whether a card is to be drawn; from the deck and at the doctor's it is just one."""
    return s.house != "store" or store.is_drawing(s)


def pick(s: DiceTown, seat: Seat, action: a.Pick) -> None:
    if s.house == "store":
        store.pick(s, seat, action)
    else:
        saloon.pick(s, seat, action)


def visit(s: DiceTown) -> None:
    if s.house == "store":
        store.visit(s)
    else:
        saloon.visit(s)


def visited(s: DiceTown) -> None:
    """The store or the saloon is done once; it may be done twice."""
    s.times -= 1
    s.victim = BLANK
    s.phase = "visit" if s.times else "leave"


# -- from house to house ----------------------------------------------------------------------


def after_fees(s: DiceTown) -> None:
    """The next throw; the forced one if somebody is complete; the town if all are."""
    unfinished = s.unfinished()
    if unfinished:
        s.last = len(unfinished) < s.seats()
        cups.begin_throw(s)
    else:
        enter(s, "mine")


def enter(s: DiceTown, house: House) -> None:
    """Who wins the house? One that nobody shows is passed by; the doctor is for all."""
    s.house, s.winner, s.boon, s.victim = house, BLANK, BLANK, BLANK
    if house == "doctor":
        s.phase = "card"
        return
    leaders = s.leaders(house)
    if not leaders:
        s.phase = "leave"
    elif len(leaders) == 1:
        s.winner, s.phase = leaders[0], "won"
    else:
        bribe.tie(s, leaders)


def won(s: DiceTown) -> None:
    """The winner is known: the card of the house can be played, in the town hall when claims are taken."""
    s.tied, s.laid, s.offers = 0, 0, (a.NOTHING,) * s.seats()
    s.phase = "act" if s.house == "hall" else "card"


def act(s: DiceTown) -> None:
    """The house acts on its winner, now that its card is played or not."""
    match s.house:
        case "store":
            store.opens(s)
        case "saloon":
            saloon.opens(s)
        case "hall":
            hall.granted(s)
        case "doctor":
            doctor.line_up(s)
        case "sheriff" if s.boon != BLANK:
            s.phase = "leave"
        case _:
            s.phase = "act"


def leave(s: DiceTown) -> None:
    enter(s, NEXT_HOUSE[s.house])


def after_window(s: DiceTown) -> None:
    """Nobody plays a card: the dice of the reveal are paid, or the house acts."""
    if s.house == "cups":
        s.heard, s.phase = 0, "back"
    else:
        act(s)


def after_card(s: DiceTown) -> None:
    """The game goes on where the card was played."""
    joe = s.played is None
    s.player, s.played = BLANK, None
    if s.house == "cups":
        s.phase = "reveal"
    elif not joe:
        act(s)
    elif s.house == "doctor":
        doctor.dismiss(s)
    else:
        s.phase = "visited"


def evening(s: DiceTown) -> None:
    """The game is over when the mine is empty or every claim has an owner."""
    if s.mine and (s.column or s.deck()):
        s.phase = "ride"
    else:
        s.house, s.phase = "end", "show"


# -- the tables, in the order of the rulebook -------------------------------------------------

DOES: Final[dict[type[Action], Callable[[DiceTown, Seat, Any], None]]] = {
    a.Lot: setup.lot,
    a.Turn: hall.turn,
    a.Roll: cups.roll,
    a.Keep: cups.keep,
    a.Lift: cups.lift,
    a.TakeBack: cups.take_back,
    a.Pay: cups.pay,
    a.Play: windows.answer,
    a.Cheat: windows.answer,
    a.Pass: windows.answer,
    a.Sealed: windows.answer,
    a.Rest: windows.rest,
    a.Hush: windows.hush,
    a.Open: windows.show,
    a.Joe: windows.send_joe,
    a.Dollars: bribe.change,
    a.Nuggets: bribe.change,
    a.Add: bribe.change,
    a.Drop: bribe.change,
    a.Favour: bribe.change,
    a.Weighing: bribe.weigh,
    a.Offer: bribe.lay,
    a.NoOffer: bribe.lay_nothing,
    a.Envelope: bribe.lay_nothing,
    a.Decide: bribe.decide,
    a.Unfold: bribe.unfold,
    a.Dig: houses.dig,
    a.Rob: houses.rob,
    a.Draw: draw,
    a.Renew: store.renew,
    a.Steal: saloon.steal,
    a.Take: saloon.take,
    a.Pick: pick,
    a.Badge: houses.pin,
    a.Grant: hall.grant,
    a.Shift: hall.shift,
    a.Call: doctor.call,
    a.Fence: doctor.fence,
    a.Remedy: doctor.remedy,
    a.Decline: doctor.decline,
    a.Ride: houses.ride,
    a.Show: ending.show,
    a.Crown: ending.crown,
}
"""What each action does to the table."""
COURSE: Final[dict[Phase, tuple[Callable[[DiceTown], object] | None, Phase | Callable[[DiceTown], None]]]] = {
    "column": (hall.has_room, "round"),
    "round": (None, cups.begin_round),
    "roll": (cups.is_throwing, "keep"),
    "keep": (cups.choosing, "lift"),
    "lift": (cups.is_covered, "reveal"),
    "last": (cups.is_throwing, "reveal"),
    "reveal": (None, windows.open_reveal),
    "window": (windows.is_open, after_window),
    "wanted": (windows.is_open, windows.take_effect),
    "settled": (None, after_card),
    "back": (cups.debtors, "pay"),
    "pay": (cups.payers, after_fees),
    "offers": (bribe.is_weighing, "decide"),
    "won": (None, won),
    "card": (None, windows.open_house),
    "visit": (None, visit),
    "draw": (is_drawing, store.drawn),
    "take": (saloon.is_taking, "pick"),
    "visited": (None, visited),
    "refill": (None, hall.refill),
    "turn": (hall.has_room, "leave"),
    "leave": (None, leave),
    "call": (doctor.is_calling, doctor.called),
    "next": (None, doctor.admit),
    "evening": (None, evening),
    "show": (ending.is_counting, ending.counted),
}
"""How long a phase lasts, and what follows. Without a first entry it only leads on; phases not named here wait for the
action that ends them."""
NEXT_HOUSE: Final[dict[House, House]] = {
    "mine": "bank",
    "bank": "store",
    "store": "saloon",
    "saloon": "sheriff",
    "sheriff": "hall",
    "hall": "doctor",
}
"""The order of the houses; at the stagecoach nobody acts."""


def waits(s: DiceTown) -> bool:
    """Whether the phase has something left to do."""
    if s.phase not in COURSE:
        return True
    lasts, _ = COURSE[s.phase]
    return lasts is not None and bool(lasts(s))


def settle(s: DiceTown) -> None:
    """Go on to the next thing that somebody decides or everybody sees."""
    while s.phase in COURSE:
        lasts, then = COURSE[s.phase]
        if lasts is not None and lasts(s):
            return
        if isinstance(then, str):
            s.phase = then
        else:
            then(s)
