"""What one does with a game: small typed values that the rooms of its folder hold.

`board.py` draws, `speech.py` talks, `advice.py` knows what is good, `study.py` what is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple

from saloon.core.state import NATURE, Action, S, Seat

if TYPE_CHECKING:  # opened with the board, not with the game
    from saloon.scene import Reader, Scene
    from saloon.scene.account import Account, Deed
    from saloon.solve import Solution
    from saloon.words import Words


@dataclass(frozen=True)
class Board(Generic[S]):
    """How a position looks."""

    scene: Callable[[S, Reader], Scene]
    art: Sequence[str] = ()
    """The drawings of the house it uses, from the lists of their makers; those in its own `art/` need no list."""
    dice: Sequence[Mapping[str, str]] = ()
    """For each kind of die: the drawing of every face, by the face as the notation writes it."""
    inks: Mapping[str, str] = field(default_factory=dict)
    """Colours on a terminal for what the text board writes, by pattern; they repeat what letters say."""
    lesson: Sequence[str] = ()
    """Positions as the notation writes them, to show how it is played; `lesson-1`, `lesson-2` … say what is to be seen."""


Weight = Literal["silent", "routine", "notable", "dramatic"]
"""How long an event stays before the eyes: a dealt card a moment, a decision a breath, a death as long as it takes; a
sealed answer not at all, and it has no line in the log."""


def usual(view: Any, seat: Seat, action: Action) -> Weight:
    """What people decide is notable, what decides the match dramatic; what nature does is routine."""
    if seat == NATURE:
        return "routine"
    return "notable" if view.after(seat, action).to_act() else "dramatic"


class Opening(NamedTuple):
    """What somebody is told before the first decision: who begins and why, or who they are and what they want."""

    sentence: str
    about: str = ""
    art: str = ""
    """A drawing that is turned over beside it: a role card."""


def begins(view: Any, reader: Reader, **args: str | int) -> Opening:
    """Whose turn is the first; the game's message `opening` says why."""
    first = view.player
    said = reader("opening-you") if reader.is_me(first) else reader("opening-other", who=reader.name(first))
    return Opening(said, reader("opening", **args))


class About(NamedTuple):
    """A thing on the table explained: its name (empty: its label), what it does, and the clause that says so."""

    name: str
    text: str
    clause: str = ""


def explained(things: Mapping[str, tuple[str, str]]) -> Callable[[Any, str, Reader], About | None]:
    """An `about` for things told apart by how their ids begin: the word by which the message `about` knows them, and a clause."""
    starts = sorted(things, key=len, reverse=True)

    def about(view: Any, id: str, reader: Reader) -> About | None:
        for start in starts:
            if id.startswith(start):
                return About("", reader("about", thing=things[start][0]), things[start][1])
        return None

    return about


@dataclass(frozen=True)
class Speech(Generic[S]):
    """What is said about a position. All but `say` and `tell` may be left out."""

    say: Callable[[S, Action, Reader], str]
    """(view, action, reader) -> the choice in words"""
    tell: Callable[[S, Seat, Action, Reader], str]
    """(view before, seat, witnessed action, reader) -> the sentence of the log"""
    weight: Callable[[S, Seat, Action], Weight] = usual
    """(view before, seat, witnessed action) -> how much it matters"""
    hand: Callable[[S], Seat] | None = None
    """(view in which nature is to act) -> whose hand throws the dice; NATURE if nobody's"""
    throws: tuple[type[Action], ...] = ()
    """Decisions that are throws: the dice fall at once, and nobody is asked to throw them"""
    opening: Callable[[S, Reader], Opening | None] | None = None
    """(view at the first decision or throw, reader) -> what the reader is told then; None: not yet"""
    about: Callable[[S, str, Reader], About | None] | None = None
    """(view, id of a node, reader) -> what that thing is; None: nothing beyond its label"""
    end: Callable[[S, Reader], str] | None = None
    """(final view, reader) -> why the game is over, in a sentence; who has won is said by the house"""
    near: Callable[[S, Reader], str] | None = None
    """(final view, reader) -> how close it was, in a sentence: to the reader who has lost, or about whoever came next; empty after a draw"""
    tally: Callable[[S], Sequence[int]] | None = None
    """(view) -> what is counted for each seat as the game goes on: points, life, men; the message `tally` names it. Nothing
    while the table is set up"""
    account: Callable[[Sequence[Deed], S, Reader], Account] | None = None
    """(the match, its last view, reader) -> where what is counted came from; the rows add up to the tally"""
    clause: Callable[[S], str] | None = None
    """(view) -> the clause of the rules that matters most there, as its scene names it"""


class Reason(NamedTuple):
    """Why an action is a good idea: a message of the game and its arguments."""

    message: str
    args: Mapping[str, str | int] = MappingProxyType({})


class Sure(NamedTuple):
    """What an action leads to when nobody goes wrong any more."""

    value: float
    """1 won, 0.5 drawn, 0 lost"""
    moves: int = 0
    """How many moves of all it takes to the end, this one counted; nothing where it has no end."""
    traps: float = 0.0
    """The share of the other's answers that would be mistakes."""

    def merit(self) -> tuple[float, float, float]:
        """What is better is more: a win soon, a loss late, a draw in which the other may go wrong."""
        return self.value, -self.moves if self.value > 0.5 else self.moves, self.traps


class Sampling(NamedTuple):
    """How worlds that fit a view are played out when somebody asks for the chances."""

    worlds: int = 200
    """As many as take about a second."""
    quick: bool = False
    """Whether the playout plays on all seats, since regular bots would take too long over it."""


SAMPLING: Final = Sampling()


def everywhere(view: Any) -> bool:
    return True


Look = Callable[[Any, Seat, Sequence[Action], int | None, float | None, bool], Sequence[tuple[Action, float]] | None]
"""(view, seat, actions, positions, seconds, from tables too) -> the actions and what they promise, best first; None where it cannot tell"""


@dataclass(frozen=True)
class Advice(Generic[S]):
    """What a bot should know about a game. Everything works on what the seat may know."""

    rate: Callable[[S, Seat, Action], float]
    """How good the action looks from the view of the seat; only the order counts."""
    worth: Callable[[S, Seat], float]
    """What the position promises the seat, 0 (lost) to 1 (won); called inside searches."""
    reason: Callable[[S, Seat, Action], Reason]
    """Why one would do this, for hints."""
    playout: Callable[[S, Seat, Sequence[Action], Random], Action] | None = None
    """A quick sensible choice among the legal actions; None: any of them."""
    glance: Callable[[S, Seat, Action], float] | None = None
    """Where `rate` is dear, a quick one that says in which order a search tries actions; None: `rate`."""
    identity: Callable[[S], Hashable] | None = None
    """What of a position decides how it goes on, so that a search knows it again however it came about; None: all."""
    absurd: Callable[[S, Seat, Action], bool] | None = None
    """What no bot does while anything else is allowed: people would shake their heads."""
    hopeless: Callable[[S, Seat, Action], bool] | None = None
    """Whether the rules alone show that the seat cannot win any more after it, although others still decide something."""
    ways: Callable[[S, Seat, int], Sequence[Sequence[Action]]] | None = None
    """(position, seat, how many) -> rows of own actions worth a thought, best first, for planning whole turns."""
    beat: Callable[[S], int] | None = None
    """The number of the turn: a plan looks so many beats ahead, and its lots fall anew with each."""
    sure: Callable[[S, Seat], Mapping[Action, Sure] | None] | None = None
    """(view, seat) -> what every legal action leads to, from the table of a solved game; None where there is no table."""
    search: Look | None = None
    """The game's own search, where it has one; else, or where that does not know the options, the general one is asked."""
    guarded: bool = True
    """Whether others gain by foretelling a choice, so that it is drawn by lot among equals."""
    margin: float | None = None
    """Rates so near to the best are as good, where a sealed choice is drawn by lot; None: each place down the order less often."""
    chances: Callable[[S], Sequence[float] | None] | None = None
    """(view) -> the exact chance of each seat to win when everybody plays as well as can be; None where that is not worked out."""
    sampling: Sampling = SAMPLING
    weighs: Callable[[S], bool] | None = None
    """(view) -> whether rates are chances to win there, so that the cost of another choice can be told; None: never."""
    alone: Callable[[S], bool] | None = None
    """(view) -> whether one plays for points with nobody to beat, so that a worth is a hundredth of them; None: never."""
    finish: Callable[[S, Random, int], S] | None = None
    """(position, chance, decisions) -> where quick play leads in so many decisions at most, faster than choice by choice; None: by `playout`."""
    believed: Callable[[S, Seat, Random], S] | None = None
    """(view, seat, chance) -> a world, as likely as the seat takes it to be by what all have done; None: any that fits."""

    def world(self, view: Any, seat: Seat, rng: Random) -> Any:
        return self.believed(view, seat, rng) if self.believed else view.guess(rng)


class Follow(NamedTuple):
    """A level that takes what the advice rates best."""

    rate: Callable[[Any, Seat, Action], float] | None = None
    """What a level that sees less goes by instead of the advice's rate."""


class LookAhead(NamedTuple):
    """A level that looks ahead: so many playouts, or positions where neither luck nor secrets are."""

    playouts: int
    positions: int


class Plan(NamedTuple):
    """A level that plays its best ways out over sampled futures, the same for all, and drops the worse half again and again."""

    ways: int
    """How many are compared."""
    decisions: int
    """The budget: quick decisions of all futures together."""
    beats: int
    """How far each is played out before the position is judged."""


class Sample(NamedTuple):
    """A level that tries every choice in the same guessed worlds, each played on quickly."""

    worlds: int


class Exact(NamedTuple):
    """A level that never goes wrong: it plays from the table of a solved game, and as otherwise where there is none."""

    otherwise: LookAhead
    probes: bool = True
    """Whether the search looks into the table too, or only the position at the board is looked up."""


Way = Follow | LookAhead | Plan | Sample | Exact
"""How a level plays."""
Levels = Mapping[str, Way]

LEVELS: Final = ("beginner", "regular", "expert", "master")
"""The words for how well bots play, the same in every game; a game that leaves no room for four offers fewer."""
PLAIN: Final = "plain"
"""A fixed bot of plain good sense, for measuring the others; nobody is offered it."""

FOLLOWING: Final[Levels] = {"master": Follow()}
"""Where the advice beats the searches, or has worked everything out, and nobody has thought of a lesser head."""
SEARCHING: Final[Levels] = {
    "beginner": Follow(), "regular": LookAhead(40, 300), "expert": LookAhead(300, 2500), "master": LookAhead(2000, 20000), PLAIN: Follow(),
}  # fmt: skip
"""Where looking ahead is what makes strength: a beginner sees one move, the others further and further."""


class OddsRow(NamedTuple):
    """One line of a table of exact chances or means: a message of the game, its arguments, the number."""

    message: str
    args: Mapping[str, str | int]
    value: Fraction
    amount: bool = False
    """Whether it counts something (dollars, points), so that below 1 it is no share either."""


@dataclass(frozen=True)
class Challenges(Generic[S]):
    """Feats that somebody who plays alone gathers over many matches. The message `challenge` says what each asks."""

    names: Sequence[str]
    met: Callable[[S], Sequence[str]]
    """(final position) -> the names fulfilled; `name:part` where several matches make one"""
    parts: Mapping[str, int]
    """How many different parts make a challenge, where it is more than one."""

    def done(self, name: str, met: Container[str]) -> bool:
        """Whether what was met in all matches fulfils the challenge."""
        return name in met or sum(
            [f"{name}:{part}" in met for part in range(self.parts.get(name, 0))]
        ) >= self.parts.get(name, 1)


class Feat(NamedTuple):
    """Something that somebody has done in a match: a greatest series of 2,150, a win in 14 moves, a title."""

    name: str
    value: int = 1
    part: str = ""
    """Which of several: a role, a title, a challenge."""


Counted = Literal["most", "least", "often"]
"""Which feats of a name are remembered: the greatest, the smallest, or how often there was one."""


@dataclass(frozen=True)
class Feats(Generic[S]):
    """What players of a game are proud of. The message `feat-NAME` says it, with `value` and `part`."""

    names: Mapping[str, Counted]
    done: Callable[[Sequence[Deed], S], Sequence[Sequence[Feat]]]
    """(the match, its last position) -> by seat, what was done in a match that was played out"""
    told: Callable[[str, Words], str] | None = None
    """(part, words) -> what the part is called, where no message says it"""


@dataclass(frozen=True)
class Study(Generic[S]):
    """What is exactly known about a game."""

    odds: Callable[[Any], Sequence[OddsRow]] | None = None
    """(options) -> exact numbers worth knowing, worked out from the rules."""
    facts: Callable[[S], Sequence[Mapping[str, str]]] | None = None
    """(final position) -> what each seat was (role, character …), to group results by; a message for each key names it."""
    challenges: Challenges[S] | None = None
    solution: Callable[[int], Solution] | None = None
    """(seats) -> how the game is solved, where it can be."""
    feats: Feats[S] | None = None
    """What one remembers of a match for ever."""
    fair: Callable[[S], Sequence[float]] | None = None
    """(final position) -> by seat, what equal players win on average there; as much for each where nothing is said."""
