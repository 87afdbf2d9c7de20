"""The masters of the board games against what is known or plain.

    python bench/boards.py expert mlyn -n 200          won, drawn, lost against the expert, and the time of a move
    python bench/boards.py openspiel -n 40             Mlýn against OpenSpiel's MCTS of 5,000 simulations
    python bench/boards.py uct -n 20                   Dáma against plain UCT of one second a move (of the processor)
    python bench/boards.py exact krizovy_mlyn -n 10000 every move of a master checked against the table
    python bench/boards.py search -n 100               Křížový mlýn: what the master's search without the table finds,
                                                       checked against it
    python bench/boards.py endings -n 500              Mlýn: four stones against three and their like,
                                                       every level checked against the table

Games in pairs with the sides exchanged; the same numbers give the same games but for what depends on time.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from itertools import count
from math import inf, log, sqrt
from random import Random
from statistics import median
from time import process_time
from typing import Any

from saloon.bots import make
from saloon.core.state import Action
from saloon.games import SHELF
from saloon.games.krizovy_mlyn.data import SETUPS
from saloon.games.mlyn.engine.oracle import sure
from saloon.games.mlyn.rules import Mlyn, MlynOptions, Place, Remove
from saloon.house.rooms import Exact
from saloon.kit.intervals import wilson
from saloon.kit.mill import ORDER, POINTS
from saloon.kit.past import past_of
from saloon.kit.stones import NO_WAY, OPEN, Move, key

LADDER = ("beginner", "regular", "expert", "master")
Chooser = Callable[[Any, int, int], Action]
"""(position, seat, number of the move) -> what is done"""


def master(key: str, seed: int, times: list[float]) -> Chooser:
    bots = [make(SHELF[key], "master", seat, seed) for seat in (0, 1)]

    def choose(state: Any, seat: int, number: int) -> Action:
        began = process_time()
        action = bots[seat].choose(state.view(seat), number=number)
        if len(state.legal(seat)) > 1:
            times.append(process_time() - began)
        return action

    return choose


def level(key: str, name: str, seed: int) -> Chooser:
    bots = [make(SHELF[key], name, seat, seed) for seat in (0, 1)]
    return lambda state, seat, number: bots[seat].choose(state.view(seat), number=number)


def game(key: str, sides: tuple[Chooser, Chooser]) -> str:
    """Played out: whether the first of the two, on seat 0, has won, drawn or lost."""
    state = SHELF[key].new(2)
    for number in count():
        who = state.to_act()
        if not who:
            mine, theirs = state.scores()
            return "won" if mine > theirs else "lost" if mine < theirs else "drawn"
        state = state.after(who[0], sides[who[0]](state, who[0], number))
    raise AssertionError


TURNED = {"won": "lost", "lost": "won", "drawn": "drawn"}


def pairs(key: str, games: int, against: Callable[[int], Chooser], first: int = 0) -> None:
    tally: Counter[str] = Counter()
    times: list[float] = []
    for number in range(first, first + games):
        mine, theirs = master(key, number // 2, times), against(number // 2)
        tally[TURNED[game(key, (theirs, mine))] if number % 2 else game(key, (mine, theirs))] += 1
        report(tally, times)


def report(tally: Counter[str], times: list[float]) -> None:
    games = tally.total()
    share = wilson(tally["won"] + tally["drawn"] / 2, games)
    pace = (
        f"; a move took {1000 * median(times):.0f} ms in the middle, {1000 * max(times):.0f} ms at most"
        if times
        else ""
    )
    print(
        f"{games} games: {tally['won']} won, {tally['drawn']} drawn, {tally['lost']} lost, points "
        f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f}){pace}",
        flush=True,
    )


# -- plain UCT --------------------------------------------------------------------------------


class Node:
    __slots__ = ("children", "tries", "total")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.tries = 0
        self.total = 0.0


def uct(seed: int, seconds: float) -> Chooser:
    """Upper confidence bounds and blind playouts to the end, nothing else."""
    rng = Random(seed)

    def choose(state: Any, seat: int, number: int) -> Action:
        root, until = Node(), process_time() + seconds
        while process_time() < until:
            descend(root, state, rng)
        return max(state.legal(seat), key=lambda action: root.children[action].tries if action in root.children else 0)

    return choose


def descend(root: Node, state: Any, rng: Random) -> None:
    path, seats = [root], [-1]
    while who := state.to_act():
        node, (seat, *_), legal = path[-1], who, state.legal(who[0])
        fresh = [action for action in legal if action not in node.children]
        if fresh:
            action = rng.choice(fresh)
            node.children[action] = Node()
        else:
            action = max(legal, key=lambda each: bound(node.children[each], node.tries))
        path.append(node.children[action])
        seats.append(seat)
        state = state.after(seat, action)
        if fresh:
            break
    while who := state.to_act():
        state = state.after(who[0], rng.choice(state.legal(who[0])))
    scores = state.scores()
    for node, seat in zip(path, seats, strict=True):
        node.tries += 1
        node.total += 0.5 if scores[0] == scores[1] else float(scores[seat] == max(scores)) if seat >= 0 else 0.0


def bound(node: Node, tries: int) -> float:
    return node.total / node.tries + sqrt(2 * log(tries) / node.tries) if node.tries else inf


# -- OpenSpiel --------------------------------------------------------------------------------


def number_there(action: Action) -> int:
    """Our action as nine_mens_morris numbers it; its points go row by row."""
    match action:
        case Place(at=at) | Remove(at=at):
            return ORDER.index(at)
        case Move(start=start, end=end):
            return 24 + 24 * ORDER.index(start) + ORDER.index(end)
    raise TypeError(action)


def openspiel(games: int, simulations: int) -> None:
    """Played on both boards at once.

    Theirs ends drawn after 200 turns and knows no repetition; ours here after five or a hundred quiet moves each.
    """
    import pyspiel

    there = pyspiel.load_game("nine_mens_morris")
    options = MlynOptions(quiet=100, repetition=5)
    tally: Counter[str] = Counter()
    times: list[float] = []
    for number in range(games):
        me, choose = number % 2, master("mlyn", number // 2, times)
        theirs = pyspiel.MCTSBot(
            there, pyspiel.RandomRolloutEvaluator(1, number), 2.0, simulations, 64, False, number, False
        )
        ours, other, moves = SHELF["mlyn"].new(2, options), there.new_initial_state(), 0
        while ours.to_act() and not other.is_terminal():
            seat = ours.to_act()[0]
            legal = {number_there(action): action for action in ours.legal(seat)}
            assert other.current_player() == seat and set(other.legal_actions()) == set(legal), "other rules"
            step = number_there(choose(ours, seat, moves)) if seat == me else theirs.step(other)
            ours, moves = ours.after(seat, legal[step]), moves + 1
            other.apply_action(step)
        value = other.returns()[me] if other.is_terminal() else float(ours.scores()[me] - ours.scores()[1 - me])
        tally["won" if value > 0 else "lost" if value < 0 else "drawn"] += 1
        report(tally, times)


# -- the table --------------------------------------------------------------------------------


def exact(key: str, games: int) -> None:
    """A master against a beginner, an expert, chance and itself in turn; whether one of its moves is worth less than
    the best."""
    master = SHELF[key].levels["master"]
    assert isinstance(master, Exact)
    moves = wrong = 0
    tally: Counter[str] = Counter()
    for number in range(games):
        rivals = ("chance", "beginner", "chance", "regular") if number % 50 else ("master",)
        state, me = SHELF[key].new(2), number % 2
        bots = [
            make(SHELF[key], "master" if seat == me else rivals[number // 2 % len(rivals)], seat, number)
            for seat in (0, 1)
        ]
        for step in count():
            who = state.to_act()
            if not who:
                break
            action = bots[who[0]].choose(state.view(who[0]), number=step)
            if who[0] == me and len(state.legal(me)) > 1 and (sure := master.sure(state, me)) is not None:
                moves += 1
                wrong += sure[action].value < max([each.value for each in sure.values()])
            state = state.after(who[0], action)
        mine, theirs = state.scores()[me], state.scores()[1 - me]
        tally["won" if mine > theirs else "lost" if mine < theirs else "drawn"] += 1
        if number % 100 == 99 or number == games - 1:
            print(f"{number + 1} games: {moves} moves checked, {wrong} lost value; {dict(tally)}", flush=True)


def search(positions: int) -> None:
    """Positions by lot, from games by lot and by beginners, in which not all moves are worth the same."""
    game = SHELF["krizovy_mlyn"]
    advice, master = game.advice, game.levels["master"]
    assert isinstance(master, Exact) and master.otherwise.search is not None
    wrong, times = 0, []
    for seed in count():
        rng = Random(seed)
        state = game.new(2, game.options(setup=rng.choice(sorted(SETUPS))))
        bots = [make(game, rng.choice(("beginner", "chance")), seat, seed) for seat in (0, 1)]
        for number in range(rng.randrange(2, 40)):
            if state.to_act():
                state = state.after(state.player, bots[state.player].choose(state.view(state.player), number=number))
        sure = master.sure(state, state.player) if state.to_act() else {}
        assert sure is not None, "there is no table"
        if len({each.value for each in sure.values()}) < 2:
            continue
        order = sorted(
            state.legal(state.player), key=lambda action: advice.rate(state, state.player, action), reverse=True
        )
        began = process_time()
        found = master.otherwise.search(
            state, state.player, order, positions=master.otherwise.positions, seconds=None, tables=True
        )
        times.append(process_time() - began)
        assert found is not None
        wrong += sure[found[0][0]].value < max([each.value for each in sure.values()])
        if len(times) == positions:
            break
    print(
        f"{positions} positions: {wrong} lost value; a move took {1000 * median(times):.0f} ms in the middle, "
        f"{1000 * max(times):.0f} ms at most"
    )


def somewhere(rng: Random, own: int, other: int) -> Mlyn:
    """White to move with this number of stones against that, nothing gone before."""
    chosen = rng.sample(POINTS, own + other)
    stones = sum(1 << point for point in chosen[:own]), sum(1 << point for point in chosen[own:])
    state = Mlyn(MlynOptions(), stones, (0, 0), 0, 0, 0, past_of([key(stones, 0)]), NO_WAY, OPEN)
    state.result = state.outcome()
    return state


def endings(positions: int) -> None:
    """Positions in which not all moves are worth the same, as many of each kind; which levels give value away."""
    game = SHELF["mlyn"]
    for men in ((4, 3), (3, 4), (3, 3)):
        wrong, asked, rng = Counter[str](), 0, Random(7)
        while asked < positions:
            state = somewhere(rng, *men)
            known = sure(state, 0) if state.result == OPEN else None
            if known is None or len({each.value for each in known.values()}) < 2:
                continue
            best = max([each.value for each in known.values()])
            for name in LADDER:
                wrong[name] += known[make(game, name, 0, asked).choose(state.view(0), number=0)].value < best
            asked += 1
        told = ", ".join(f"{name} {wrong[name]}" for name in LADDER)
        print(f"{men[0]} stones against {men[1]}, {positions} positions, value lost: {told}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("expert", "openspiel", "uct", "exact", "search", "endings"))
    parser.add_argument("game", nargs="?", default="mlyn")
    parser.add_argument("-n", dest="games", type=int, default=20)
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        help="number of the first game against UCT, so that a long match can be played in parts",
    )
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--simulations", type=int, default=5000)
    words = parser.parse_args()
    match words.what:
        case "expert":
            pairs(words.game, words.games, lambda seed: level(words.game, "expert", seed))
        case "uct":
            pairs("dama", words.games, lambda seed: uct(seed, words.seconds), words.first)
        case "openspiel":
            openspiel(words.games, words.simulations)
        case "exact":
            exact(words.game, words.games)
        case "search":
            search(words.games)
        case "endings":
            endings(words.games)


if __name__ == "__main__":
    main()
