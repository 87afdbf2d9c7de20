"""What an action does, and what comes next: the whole course of the game.

An action does its deed, and may leave things pending that come before the phase goes on. Then `settle` goes on until
there is something that somebody decides or everybody sees happen.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from saloon.core.state import Action, Seat
from saloon.games.bang.data import BEER, BLANK, CUP, GATLING, KIT, ONE, PEDRO, SAM, SID, SUZY, TWO
from saloon.games.bang.rules import actions as a
from saloon.games.bang.rules import characters, ending, resolving, rolling, setup

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang

Phase = Literal[
    # the set-up
    "roles",
    "sheriff",
    "cast",
    "choose",
    # a turn
    "gift",
    "roll",
    "reroll",
    "dynamite",
    "shoot",
    "thirst",
    "beer",
    "kit",
    "gatling",
    "rest",
    "next",
    # the end
    "over",
]
"""The set-up, the steps of a turn, and the end, in the order of the rules."""
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
AFTER: Final[dict[Phase, Phase]] = dict(pairwise(PHASES))

Pending = Literal["arrow", "indians", "dodge", "hits", "shed", "out", "judge", "feast", "gringo", "show"]
Due = tuple[Pending, int, int]
"""Something pending: what, and two numbers about it.

    arrow count          the player takes arrows for the dice          (fortune)
    indians              the pile is empty                             (fortune)
    dodge points         Bart may take arrows instead of life points   (Bart)
    hits                 the aimed shots hit                           (fortune)
    shed points          Pedro may put arrows back                     (Pedro)
    out seat             somebody shows the role and leaves            (fortune)
    judge killer fallen  has anybody won? `fallen` is a mask of seats  (nobody sees it)
    feast count          Vulture Sam gains                             (fortune)
    gringo count         the player takes arrows for El Gringo         (fortune)
    show seat            a role is turned up at the end                (fortune)
"""


def show(s: Bang, seat: Seat, card: a.Show) -> None:
    """The Sheriff begins; at the end it is the next one's turn to show."""
    s.turn_up(card.seat, card.role)
    if s.phase == "sheriff":
        s.player = card.seat
    else:
        s.pending = s.pending[1:]


DOES: Final[dict[type[Action], Callable[[Bang, Seat, Any], None]]] = {
    a.Deal: setup.deal,
    a.Show: show,
    a.Cast: setup.cast,
    a.Choose: setup.choose,
    a.Roll: rolling.roll,
    a.Reroll: rolling.reroll,
    a.Stop: rolling.stop,
    a.TakeArrow: rolling.take_arrow,
    a.Indians: rolling.indians,
    a.Blast: resolving.blast,
    a.Shoot: resolving.shoot,
    a.Hits: resolving.hits,
    a.Drink: resolving.drink,
    a.Fire: resolving.fire,
    a.Out: ending.out,
    a.Dodge: characters.dodge,
    a.Bear: characters.bear,
    a.Clear: characters.clear,
    a.Enough: characters.enough,
    a.Shed: characters.shed,
    a.Keep: characters.keep,
    a.Gift: characters.gift,
    a.Rest: characters.rest,
    a.Feast: characters.feast,
}
"""What each action does, in the order of the rulebook."""


def settle(s: Bang) -> None:
    """Go on to the next thing that somebody decides or everybody sees."""
    while True:
        if s.pending:
            if s.pending[0][0] == "judge":
                ending.judge(s)
            elif idle(s):
                s.pending = s.pending[1:]
            else:
                return
        elif s.phase == "over":
            s.won = ending.winners(s) if s.won == BLANK else s.won
            return
        elif waits(s):
            return
        else:
            go_on(s)


def idle(s: Bang) -> bool:
    """Whether the first pending thing has come to nothing."""
    what, count, _ = s.pending[0]
    if what == "dodge":
        return not count or s.pile < 2
    if what == "shed":
        pedro = s.seat_of(PEDRO)
        return not count or pedro == BLANK or not s.arrows[pedro]
    if what == "feast":
        sam = s.seat_of(SAM)
        return sam == BLANK or s.life[sam] == s.most(sam)
    return False


def waits(s: Bang) -> bool:
    """Whether the phase has something left to do."""
    match s.phase:  # what is asked most comes first
        case "roll":
            return True
        case "reroll":
            return s.rolls < s.most_rolls() and not s.blown()
        case "dynamite":
            return s.blown()
        case "shoot":
            return s.unused(ONE) != BLANK or s.unused(TWO) != BLANK
        case "beer":
            return s.unused(BEER) != BLANK
        case "kit":
            return s.plays(KIT) and s.unused(GATLING) != BLANK and any(s.arrows)
        case "gatling":
            return s.fires()
        case "rest":
            return s.plays(SUZY) and ONE not in s.dice and TWO not in s.dice and s.life[s.player] < s.most(s.player)
        case "gift":
            return s.plays(SID)
        case "roles":
            return len(s.roles) < s.seats()
        case "sheriff":
            return not s.shown
        case "cast":
            return len(s.offers) < 2 * s.seats() if s.options.characters == "choose" else BLANK in s.characters
        case "choose":
            return BLANK in s.characters
    return False


def go_on(s: Bang) -> None:
    """Leave the phase for the next one."""
    if s.phase == "next":
        next_turn(s)
        return
    if s.phase == "shoot" and s.wounds:
        resolving.volley(s)
    elif s.phase == "thirst":
        s.thirsty = s.own_beer(s.player, s.life[s.player]) > 1
    s.phase = AFTER[s.phase]


def next_turn(s: Bang) -> None:
    """The dice go to the next living player on the left."""
    seats = s.seats()
    s.player = (s.player + 1) % seats
    while not s.life[s.player]:
        s.player = (s.player + 1) % seats
    s.dice, s.rolls, s.kept, s.used = CUP, 0, 0, 0
    s.doubled = s.thirsty = False
    s.aimed = 0
    s.phase = "gift"
