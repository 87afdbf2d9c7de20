"""Drills found in real play: bots of all levels meet, and positions in which the choice matters are kept.

Everything follows from the seed and the number of a game, so the same set is found again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from saloon.bots.levels import CHANCE, make
from saloon.core.state import NATURE, Action, Seat, State, View
from saloon.crew import WorkPlace, results
from saloon.house.game import Game
from saloon.reviews.standards import reference_of
from saloon.school.drills import OWN, POINTS, READ, Drill, DrillChoice
from saloon.school.proving import distinct, ends_of, is_alone, source, weighed

MATTERS: Final = 0.01
"""How much more the best choice is worth than the worst, at least."""
NOISE: Final = 3
"""And at least this many times what the interval leaves open."""
EACH_GAME: Final = 3
"""Drills from one game: more would be alike."""
SEEDS: Final = 2
"""How often a level is asked: some choose by lot."""
MOST_LISTED: Final = 8
"""Choices of a drill where one plays alone."""
COMPANY: Final = ("beginner", "regular", CHANCE)
"""Who plays the games: people reach other positions than masters do."""
MOST_DECISIONS: Final = 400
MOST_GAMES: Final = 1_000_000
"""Games after which a search gives up."""

Told = Callable[[int, int], None]
"""Told how many drills there are, after how many games."""


class DrillSearch:
    """The drills found so far, and by which game of the generator: enough to go on where it stopped."""

    def __init__(
        self, game: Game[Any], count: int, seed: int = 0, begun: Sequence[Drill] = (), number: int = 0
    ) -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.number = number
        self.found = list(begun)
        self.known = {name for each in begun for name in likeness(game, each)}
        self.themes = Counter(each.theme for each in begun)
        self.plain = Counter(each.theme for each in begun if each.is_plain)

    def is_full(self, theme: str) -> bool:
        """Whether a theme has enough for now: half above its even share, or just that share where views tell themes."""
        themes = self.game.study.themes
        if themes is None:
            return False
        if theme not in themes.names:
            return True
        most = self.count / len(themes.names) * (1.0 if themes.apart else 1.5)
        return self.number < themes.patience * self.count and self.themes[theme] >= most

    def is_plain_enough(self, drill: Drill) -> bool:
        """Whether for now its theme has all the drills it may have that every level knows a right answer to."""
        themes = self.game.study.themes
        if not themes or not picky(self.game) or self.number >= themes.patience * self.count or not drill.is_plain:
            return False
        return self.plain[drill.theme] >= themes.plain * self.count / len(themes.names)

    def wanted(self) -> dict[str, int]:
        """Where views tell themes: those that are not full, each with its rank from the rarest on; else nothing."""
        themes = self.game.study.themes
        if not themes or not themes.apart:
            return {}
        counts = sorted({self.themes[name] for name in themes.names})
        return {name: counts.index(self.themes[name]) for name in themes.names if not self.is_full(name)}

    def step(self) -> list[Drill]:
        """One more game: what is new in it."""
        return self.take(list(of_game(self.game, self.seed, self.number, self.is_full, self.themes)))

    def take(self, drills: Sequence[Drill]) -> list[Drill]:
        """What is new in the next game: those that some level goes wrong in first."""
        new: list[Drill] = []
        for drill in sorted(drills, key=lambda each: picky(self.game) and each.is_plain):
            names = likeness(self.game, drill)
            if len(self.found) == self.count or len(new) == EACH_GAME:
                break
            if self.known & names or self.is_full(drill.theme) or self.is_plain_enough(drill):
                continue
            self.known |= names
            self.themes[drill.theme] += 1
            self.plain[drill.theme] += drill.is_plain
            self.found.append(drill)
            new.append(drill)
        self.number += 1
        return new


def gone_on(game: Game[Any], count: int, seed: int, kept: Path) -> DrillSearch:
    """A search that was stopped, as its file says, or a new one."""
    if not kept.exists():
        return DrillSearch(game, count, seed)
    number, *lines = kept.read_bytes().splitlines()
    return DrillSearch(game, count, seed, [READ.decode(line) for line in lines], int(number))


def find(game: Game[Any], count: int, seed: int = 0, told: Told | None = None) -> Iterator[Drill]:
    """Find this many drills, no two alike."""
    search = DrillSearch(game, count, seed)
    while len(search.found) < count:
        yield from search.step()
        if told is not None:
            told(len(search.found), search.number)


def search_on(search: DrillSearch, place: WorkPlace) -> Iterator[int]:
    """Search on at a place of work, until there are enough: after every game, how many were gone through.

    Games are gone through ahead of their turn. What one gives depends on its number and on the themes that are wanted
    by then, so when these change the games to come are given out anew, and the same drills are found everywhere.
    """
    while len(search.found) < search.count:
        wanted = search.wanted()
        errand = partial(of_games, search.game.key, search.seed, wanted)
        rounds = results(errand, range(search.number, search.number + MOST_GAMES), place)
        try:
            for drills in chain.from_iterable(rounds):
                search.take(drills)
                yield search.number
                if len(search.found) >= search.count or search.wanted() != wanted:
                    break
        finally:
            rounds.close()


def of_games(key: str, seed: int, wanted: dict[str, int], numbers: range) -> list[list[Drill]]:
    """In a worker: the drills of some games of the generator."""
    from saloon.games import SHELF

    return [list(of_game(SHELF[key], seed, number, lambda name: name not in wanted, wanted)) for number in numbers]


def of_game(
    game: Game[Any],
    seed: int,
    number: int,
    is_full: Callable[[str], bool] = lambda theme: False,
    found_before: Mapping[str, int] | None = None,
) -> Iterator[Drill]:
    """The drills of one game of the generator: of the rarest theme first, where views tell themes."""
    rng = Random(f"drills/{seed}/{game.key}/{number}")
    tables = game.seats[:1] if 1 in game.seats else game.seats[:3]
    seats = tables[0] if len(tables) == 1 else rng.choice(tables)
    candidates = [each for each in decisions(game, seats, rng) if is_known(game, *each)]
    rng.shuffle(candidates)
    themes = game.study.themes
    if themes and themes.apart:
        rare = found_before or {}
        named = [(themes.of(state.view(seat), seat, 0), (state, seat)) for state, seat in candidates]
        named = [row for row in named if row[0] in themes.names and not is_full(row[0])]
        candidates = [each for _, each in sorted(named, key=lambda row: rare.get(row[0], 0))]
    some = (made_of(game, state, seat, seats) for state, seat in candidates[: 4 * EACH_GAME])
    for drill in islice((drill for drill in some if drill is not None), 4 * EACH_GAME if picky(game) else EACH_GAME):
        yield replace(drill, number=number)


def picky(game: Game[Any]) -> bool:
    """Whether its themes have only some room for drills that every level knows a right answer to. Then a game is gone
    through further than to the first few."""
    return game.study.themes is not None and game.study.themes.plain < 1


def is_known(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Whether the position may become a drill. In a game with tables only what they know may: a search can be wrong."""
    return game.study.solution is None or reference_of(game, drills=True).certainty(state.view(seat)) != "searched"


def decisions(game: Game[Any], seats: int, rng: Random) -> Iterator[tuple[State, Seat]]:
    """Positions of one game in which somebody has a real choice."""
    bots = [make(game, rng.choice(COMPANY), seat, rng.getrandbits(32)) for seat in range(seats)]
    state: State = game.new(seats)
    for number in range(MOST_DECISIONS * 4):
        if not (acting := state.to_act()):
            return
        seat = acting[0]
        if seat == NATURE:
            state = state.after(seat, state.sample(rng))
            continue
        view = state.view(seat)
        if len(distinct(game, view, seat)) > 1:
            yield state, seat
        state = state.after(seat, bots[seat].choose(view, number=number))


def made_of(game: Game[Any], state: Any, seat: Seat, seats: int) -> Drill | None:
    """The drill of a position, if the choice matters there and the values can be told apart."""
    drill, view = kept_from(game, state, seat, seats), state.view(seat)
    found = drill.choices
    gap = found[0].value - found[-1].value
    if gap < MATTERS * (POINTS if is_alone(game, view) else 1) or gap < NOISE * max(each.spread for each in found):
        return None
    themes = game.study.themes
    theme = themes.of(view, seat, found[0].value) if themes else "play"
    if not theme:
        return None
    return replace(drill, theme=theme, costs=given_away(game, view, seat, found), ends=ends_of(game, view, seat, found))


def drill_id(game: Game[Any], view: View, seat: Seat) -> str:
    """The same for the same view."""
    text = game.notation.write_state(view)
    return sha256(f"{game.key} {seat} {text}".encode()).hexdigest()[:10]


def kept_from(game: Game[Any], state: Any, seat: Seat, seats: int) -> Drill:
    """The drill of a decision, whatever it is worth, as one of somebody's own match."""
    view = state.view(seat)
    found, certainty = weighed(game, view, seat, listed(game, view, seat))
    text = game.notation.write_state(view)
    return Drill(
        drill_id(game, view, seat),
        OWN,
        view.options.text(),
        seats,
        seat,
        text,
        found,
        certainty,
        {},
        source=source(game, view),
    )


def listed(game: Game[Any], view: View, seat: Seat) -> list[Action]:
    """The choices of a drill: all that differ. Alone they may be hundreds: what the reference and the levels would do,
    and some of the others, evenly."""
    every = distinct(game, view, seat)
    choose = reference_of(game, drills=True).weighed
    if not is_alone(game, view) or choose is None or len(every) <= MOST_LISTED:
        return every
    after = {view.after(seat, action): action for action in every}
    bots = [after.get(view.after(seat, chosen)) for _, chosen in levels_choose(game, view, seat)]
    good = dict.fromkeys([*choose(view, seat, every), *(action for action in bots if action is not None)])
    rest = [action for action in every if action not in good]
    some = max(1, MOST_LISTED - len(good))
    return [*good, *(rest[at * len(rest) // some] for at in range(some) if rest)]


def levels_choose(game: Game[Any], view: View, seat: Seat) -> Iterator[tuple[str, Action]]:
    """What each level does here, asked a few times."""
    for level in game.offered():
        for seed in range(SEEDS):
            yield level, make(game, level, seat, seed).choose(view, number=1)


def given_away(game: Game[Any], view: View, seat: Seat, found: Sequence[DrillChoice]) -> dict[str, float]:
    """By level, what its choice costs here on the mean; and what a choice by lot costs."""
    values = {each.move: each.value for each in found}
    after = {view.after(seat, action): game.notation.write(action) for action in distinct(game, view, seat)}
    costs = {CHANCE: round(found[0].value - sum(values.values()) / len(values), 4)}
    chosen = [(level, after.get(view.after(seat, action), "")) for level, action in levels_choose(game, view, seat)]
    for level in game.offered():
        worth = [values[move] for each, move in chosen if each == level and move in values]
        costs[level] = round(found[0].value - sum(worth) / len(worth), 4) if worth else 0.0
    return costs


def likeness(game: Game[Any], drill: Drill) -> set[object]:
    """What a drill shares with its near-duplicates: what it asks, and the position however the board lies."""
    themes = game.study.themes
    if themes is None or themes.like is None:
        return {alike(drill)}
    return {alike(drill), ("like", themes.like(View(drill.state(game)), drill.seat))}


def alike(drill: Drill) -> object:
    """Equal for drills that ask the same: the same choices that are worth the same."""
    return drill.theme, tuple((each.move, round(each.value, 2)) for each in drill.choices)
