"""A contest in rounds: turns one after another, the best result wins, ties and void rounds go on.

What the games share in which a cup goes round: who throws when, who leads, how a round is
settled. A game adds what lies on the table, what a result is worth, and its choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from saloon.core.notation import read_seat, write_seat
from saloon.core.options import Options, choice
from saloon.core.origin import BY_LOT, FortuneOrigin, throw_of
from saloon.core.state import Action, Seat, State
from saloon.core.value import changed, value
from saloon.kit.dice import Dice

MOST_SEATS: Final = 8
NOBODY: Final = -1


@dataclass(frozen=True)
class RoundsOptions(Options):
    """How many rounds somebody has to win, and what becomes of ties."""

    rounds: int = choice(1, 2, 3, 5)
    ties: str = choice("again", "share")


# -- actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Be content with what has fallen."""


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """The lot decides who throws first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Next(Action):
    """The cup goes on to the next player."""


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """All have thrown: the round is won, drawn or void."""


STOP: Final = Stop()
NEXT: Final = Next()
SETTLE: Final = Settle()
LOT: Final = tuple(Lot(seat) for seat in range(MOST_SEATS))
NEXT_ONLY: Final = ((NEXT, 1),)
SETTLE_ONLY: Final = ((SETTLE, 1),)


@value
class Rounds(State):
    """A position of such a contest. Nothing is hidden."""

    options: RoundsOptions
    starter: Seat  # of this round; NOBODY before the lot
    players: tuple[Seat, ...]  # of this round, in the order of their turns
    player: Seat
    results: tuple[Dice, ...]  # by seat; () who has not finished a turn in this round
    wins: tuple[int, ...]  # rounds won, by seat

    # -- what a game adds ---------------------------------------------------------------

    def take_cup(self, player: Seat) -> None:
        """The player's turn begins."""
        raise NotImplementedError

    def strengths(self) -> Sequence[int]:
        """What the results are worth, by seat: more is better; 0 for nothing, and for anyone who has not finished."""
        raise NotImplementedError

    # -- what nature does ---------------------------------------------------------------

    def passing_on(self) -> Sequence[tuple[Action, int]]:
        """When a turn is over: the cup goes on, or the round is settled."""
        return NEXT_ONLY if self.waiting() else SETTLE_ONLY

    def go_on(self, action: Action) -> None:
        if isinstance(action, Next):
            self.take_cup(self.waiting()[0])
        elif isinstance(action, Settle):
            self.settle()
        elif isinstance(action, Lot):
            self.begin(action.seat, range(len(self.wins)))

    # -- the order ----------------------------------------------------------------------

    def begin(self, starter: Seat, players: Sequence[Seat]) -> None:
        """A round, from the starter on; of a play-off only who is tied takes part."""
        seats = len(self.wins)
        self.starter = starter
        self.players = in_order(players, starter, seats)
        self.results = ((),) * seats
        self.take_cup(self.players[0])

    def waiting(self) -> list[Seat]:
        """The players who still have a turn in this round, without the one whose turn it is."""
        return [seat for seat in self.players if not self.results[seat] and seat != self.player]

    def finish(self, result: Dice) -> None:
        """The player's turn is over."""
        self.results = changed(self.results, self.player, result)

    # -- the round and the end ----------------------------------------------------------

    def lead(self) -> tuple[int, tuple[Seat, ...]]:
        """The best strength of this round so far and whose it is; 0 is nothing, and nobody's."""
        return lead(self.players, self.strengths())

    def settle(self) -> None:
        """The best one wins; tied players share the round or throw again; a void round is played again."""
        _, leaders = self.lead()
        players: Sequence[Seat] = leaders or self.players
        if len(leaders) == 1 or self.options.ties == "share":
            self.wins = tuple([won + (seat in leaders) for seat, won in enumerate(self.wins)])
            players = range(len(self.wins)) if leaders else self.players
        if not self.over():
            self.begin((self.starter + 1) % len(self.wins), players)

    def over(self) -> bool:
        return max(self.wins) >= self.options.rounds

    def scores(self) -> tuple[int, ...] | None:
        """The rounds each seat has won."""
        return self.wins if self.over() else None


def origin(state: Rounds) -> FortuneOrigin:
    """The starter changes with every round."""
    turn = f"{state.player + 1} of {state.starter + 1}"
    return BY_LOT if state.starter == NOBODY else throw_of(state.player, turn)


def gives_up(view: Rounds, seat: Seat, action: Action) -> bool:
    """Whether the seat stops behind the best although everyone who may still win the round would win
    the match with it."""
    if not isinstance(action, Stop):
        return False
    stopped = view.after(seat, action)
    _, leaders = stopped.lead()
    rivals = {*leaders, *stopped.waiting()}
    return (
        bool(leaders)
        and seat not in leaders
        and all(stopped.wins[rival] == view.options.rounds - 1 for rival in rivals)
    )


def in_order(players: Sequence[Seat], starter: Seat, seats: int) -> tuple[Seat, ...]:
    """The players of a round as their turns come, from the starter's seat on.

    >>> in_order((0, 2, 3), 1, 4)
    (2, 3, 0)
    """
    return tuple([seat for i in range(seats) if (seat := (starter + i) % seats) in players])


def lead(players: Sequence[Seat], strengths: Sequence[int]) -> tuple[int, tuple[Seat, ...]]:
    """The best strength and whose it is; 0 is nobody's.

    >>> lead((0, 1, 2), (5, 3, 5)), lead((0, 1), (0, 0))
    ((5, (0, 2)), (0, ()))
    """
    best = max([strengths[seat] for seat in players])
    return best, tuple([seat for seat in players if strengths[seat] == best]) if best else ()


# -- text -------------------------------------------------------------------------------------


def flaw(s: Rounds) -> str:
    """Why the contest cannot stand like this, whatever lies on the table; nothing if it can."""
    seats = len(s.wins)
    if (
        not 2 <= seats <= MOST_SEATS
        or len(s.results) != seats
        or not 0 <= min(s.wins) <= max(s.wins) <= s.options.rounds
    ):
        return "number"
    if not is_in_turn(s):
        return "turn"
    return "over" if s.over() and not is_won(s) else ""


def is_in_turn(s: Rounds) -> bool:
    """Whether the players of the round, the one who plays and those who have played fit together."""
    seats = len(s.wins)
    if s.starter == NOBODY:
        return s.players == tuple(range(seats)) and s.player == 0 and not any(s.results) and not any(s.wins)
    if s.player not in s.players or s.players != in_order(s.players, s.starter, seats):
        return False
    least = seats if s.options.ties == "share" else 2
    finished = {seat for seat in range(seats) if s.results[seat]}
    return len(s.players) >= least and finished - {s.player} == set(s.players[: s.players.index(s.player)])


def is_won(s: Rounds) -> bool:
    """Whether the last round is settled and gave its winners the rounds they needed."""
    _, leaders = s.lead()
    winners = {seat for seat, won in enumerate(s.wins) if won == s.options.rounds}
    return (
        bool(s.results[s.players[-1]]) and winners <= set(leaders) and (len(leaders) == 1 or s.options.ties == "share")
    )


def words() -> Iterator[tuple[str, Action]]:
    """The actions of every such contest."""
    yield from (("stop", STOP), ("next", NEXT), ("settle", SETTLE))
    yield from ((f"start {write_seat(seat)}", lot) for seat, lot in enumerate(LOT))


def write_starter(starter: Seat) -> str:
    return "?" if starter == NOBODY else write_seat(starter)


def read_starter(text: str, seats: int) -> Seat:
    return NOBODY if text == "?" else read_seat(text, seats)
