"""Looks for better weights of Mlýn, by games against those there are.

    python train/mlyn_weights.py late.two=20 late.step=20 -n 200     # with these changes, against the shipped ones
    python train/mlyn_weights.py --tries 26                          # two weights of a stage at a time; keeps winners

Both sides look at the same number of positions. Games go in pairs with the sides exchanged, the first two stones laid
by lot.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

from saloon.games.mlyn import GAME
from saloon.games.mlyn.engine.play import leads_to, seen
from saloon.games.mlyn.engine.search import Search
from saloon.games.mlyn.engine.stand import Scales
from saloon.games.mlyn.engine.weights import WEIGHTS, Stages, Weights
from saloon.games.mlyn.rules import Mlyn

PACE = Weights(stone=25, mill=30, two=30, step=12, shut=25, turn=30)
"""How far a try goes, more or less."""
BETTER = 53.5
"""Points in per cent at which a try is played once more; it is kept with a little less in both together."""


def move(state: Mlyn, scales: Scales, positions: int, rng: Random) -> Mlyn:
    seat, options = state.player, state.options
    actions = rng.sample(state.legal(seat), len(state.legal(seat)))
    rate = GAME.advice.rate
    actions.sort(key=lambda action: rate(state, seat, action), reverse=True)
    after = [state.after(seat, action) for action in actions]
    search = Search(
        options.double == "two", options.blocked == "passes", 2 * options.quiet, positions, None, seen(state)
    )
    search.scales = scales
    ranked = search.deepen([leads_to(then, seat) for then in after], [2 * options.quiet - then.quiet for then in after])
    return after[ranked[0][0]]


def match(one: Stages, other: Stages, games: int, positions: int, seed: str) -> float:
    """Points of the first in per cent."""
    sides, total = (Scales(one), Scales(other)), 0.0
    for number in range(games):
        rng, state, me = Random(f"{seed} {number // 2}"), GAME.new(), number % 2
        for _ in range(2):
            state = state.after(state.player, rng.choice(state.legal(state.player)))
        while state.to_act():
            state = move(state, sides[state.player ^ me], positions, rng)
        mine, theirs = state.scores()[me], state.scores()[1 - me]
        total += (mine > theirs) + (mine == theirs) / 2
    return 100 * total / games


def changed(weights: Stages, changes: list[str]) -> Stages:
    for change in changes:
        name, value = change.split("=")
        stage, part = name.split(".")
        weights = weights._replace(**{stage: getattr(weights, stage)._replace(**{part: int(value)})})
    return weights


def tried(weights: Stages, rng: Random) -> Stages:
    stage = rng.choice(Stages._fields)
    parts = rng.sample(Weights._fields, 2)
    before = getattr(weights, stage)

    def near(part: str) -> int:
        step = rng.choice((-1, 1)) * round(getattr(PACE, part) * rng.uniform(0.5, 1.5))
        return int(getattr(before, part)) + step

    return changed(weights, [f"{stage}.{part}={near(part)}" for part in parts])


def climb(weights: Stages, tries: int, games: int, positions: int) -> None:
    rng = Random(5)
    for number in range(tries):
        other = tried(weights, rng)
        first = match(other, weights, games, positions, f"{number} first")
        again = match(other, weights, games, positions, f"{number} again") if first >= BETTER else 0.0
        if first + again >= 2 * BETTER - 1:
            weights = other
            print(number, f"{first:.1f} {again:.1f}", weights, flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("changes", nargs="*", help="stage.weight=value")
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("-n", dest="games", type=int, default=240)
    parser.add_argument("--positions", type=int, default=1500)
    words = parser.parse_args()
    weights = changed(WEIGHTS, words.changes)
    if words.tries:
        climb(weights, words.tries, words.games, words.positions)
    else:
        print(f"{words.games} games: {match(weights, WEIGHTS, words.games, words.positions, 'changed'):.1f} %")


if __name__ == "__main__":
    main()
