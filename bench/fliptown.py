"""How many points the bots of Fliptown make over fixed deals of the solo game, and how often they beat a cowbot.

python bench/fliptown.py --level master --deals 1000
python bench/fliptown.py --level master --cowbot earp          # on hard
python bench/fliptown.py --level clairvoyant                   # knows the deck: a measure, not a bot
python bench/fliptown.py --keep master.jsonl                   # a run that was broken off goes on from this file
python bench/fliptown.py --gain 12,800,5 --deals 100           # what planning so adds to the quick policy, turn by turn
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean, quantiles, stdev
from time import process_time
from typing import Any, NamedTuple

import saloon.games  # noqa: F401
from saloon.bots import make
from saloon.bots.bot import Clock
from saloon.bots.planner import MOST_TURNS, Futures
from saloon.core.state import NATURE, Action
from saloon.games.fliptown.advice import turn_number
from saloon.games.fliptown.advice import ways as ways_of
from saloon.games.fliptown.data import ROUNDS, SCORE_WORDS, TURNS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.scoring import points, title
from saloon.house import SHELF
from saloon.house.rooms import Plan
from saloon.kit.cards import BLANK

CLAIRVOYANT = "clairvoyant"
WIDE = 40
"""Ways that the clairvoyant compares."""
REFEREE = 200
"""Futures over which two ways are compared."""


class Deal(NamedTuple):
    points: int
    bot: int
    title: str
    slowest: float


def fortune(deal: int, state: Fliptown) -> Action:
    """What comes in a deal follows from the turn and the kind of event: the same cards taken meet the same
    ones."""
    return state.sample(Random(f"{deal} {turn_number(state)} {state.phase} {len(state.line)}"))


def clairvoyant(deal: int, state: Fliptown) -> Action:
    """The way that ends best with the cards that will come, the rest played quickly."""
    return max(ways(state, WIDE), key=lambda way: ending(deal, state, way))[0]


def ways(state: Fliptown, most: int) -> Sequence[Sequence[Action]]:
    return ways_of(state, 0, most)


def ending(deal: int, state: Any, way: Sequence[Action]) -> int:
    row = list(way)
    while who := state.to_act():
        if who[0] == NATURE:
            action = fortune(deal, state)
        else:
            legal = state.legal(0)
            if not row or row[0] not in legal:
                row = list(ways(state, 1)[0])
            action = row.pop(0)
        state = state.after(who[0], action)
    return points(state.maps[0])


def played(level: str, options: str, deal: int) -> Deal:
    game = SHELF["fliptown"]
    state = game.new(1, game.options.read(options))
    bot = None if level == CLAIRVOYANT else make(game, level, 0, deal)
    slowest, number = 0.0, 0
    while who := state.to_act():
        before = process_time()
        if who[0] == NATURE:
            action = fortune(deal, state)
        elif bot is None:
            action = clairvoyant(deal, state)
        else:
            action = bot.choose(state.view(0), number=number)
            slowest = max(slowest, process_time() - before)
        state, number = state.after(who[0], action), number + 1
    me = state.maps[0]
    return Deal(points(me), 0 if state.bot == BLANK else bot_points(state), title(state, 0)[0], slowest)


# -- what planning adds -------------------------------------------------------------------------


class Gain(NamedTuple):
    """One turn in a deal that the quick policy plays: what the plan would do instead, and what came of that."""

    points: float
    other: bool
    seconds: float


def gain(plan: Plan, deal: int) -> Gain:
    """Points that the way of the plan brings more than the quick policy's, both played to the end over the same
    futures."""
    game = SHELF["fliptown"]
    state = at_turn(deal, Random(f"turn {deal}").randrange(ROUNDS * TURNS))
    before = process_time()
    futures = Futures(game, 0, state.view(0), Random(deal), plan, Clock(iterations=plan.decisions))
    first = futures.trials[0].row
    best = futures.halved()[0].row
    seconds = process_time() - before
    if best == first:
        return Gain(0.0, False, seconds)
    referee = Futures(
        game,
        0,
        state.view(0),
        Random(f"referee {deal}"),
        Plan(ways_of, turn_number, compared=1, decisions=0, turns=MOST_TURNS),
        Clock(),
    )
    seeds = [referee.seed(at) for at in range(REFEREE)]
    return Gain(100 * mean([referee.future(best, seed) - referee.future(first, seed) for seed in seeds]), True, seconds)


def at_turn(deal: int, turn: int) -> Any:
    """The beginning of a turn, before the cards have their roles."""
    state: Any = SHELF["fliptown"].new(1)
    row: list[Action] = []
    while turn_number(state) < turn or state.phase != "arrange":
        who = state.to_act()[0]
        if who != NATURE and (not row or row[0] not in state.legal(0)):
            row = list(ways(state, 1)[0])
        state = state.after(who, fortune(deal, state) if who == NATURE else row.pop(0))
    return state


def report_gain(plan: Plan, gains: Sequence[Gain]) -> None:
    row = [each.points for each in gains]
    error = 1.96 * stdev(row) / len(row) ** 0.5
    print(
        f"{plan.compared} ways, {plan.decisions} decisions, {plan.turns} turns ahead: over {len(row)} turns "
        f"{mean(row):.3f} ± {error:.3f} points a turn, {15 * mean(row):.1f} ± {15 * error:.1f} a game"
    )
    print(
        f"  another way in {100 * mean([each.other for each in gains]):.0f} %, "
        f"{mean([each.seconds for each in gains]):.2f} s of processor time"
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="master")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--cowbot", default="none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--gain", help="ways, decisions, turns ahead")
    args = parser.parse_args()
    if args.gain:
        plan = Plan(ways_of, turn_number, *map(int, args.gain.split(",")))
        with Pool(args.jobs) as pool:
            return report_gain(plan, pool.map(partial(gain, plan), range(args.deals), chunksize=1))
    options = f"cowbot={args.cowbot} level=hard" if args.cowbot != "none" else ""
    found = kept(args.keep) if args.keep else {}
    with Pool(args.jobs) as pool:
        for deal, result in pool.imap_unordered(
            partial(numbered, args.level, options), [each for each in range(args.deals) if each not in found]
        ):
            found[deal] = result
            if args.keep:
                with args.keep.open("a") as file:
                    file.write(json.dumps([deal, *result]) + "\n")
    report(args.level, args.cowbot, [found[deal] for deal in range(args.deals)])


def kept(file: Path) -> dict[int, Deal]:
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return {deal: Deal(*result) for deal, *result in rows}


def numbered(level: str, options: str, deal: int) -> tuple[int, Deal]:
    return deal, played(level, options, deal)


def report(level: str, cowbot: str, deals: Sequence[Deal]) -> None:
    scores = [deal.points for deal in deals]
    cuts = quantiles(scores, n=20)
    words = Counter(deal.title for deal in deals)
    print(f"{level}, cowbot {cowbot}, {len(deals)} deals")
    print(
        f"  mean {mean(scores):.2f} ± {1.96 * stdev(scores) / len(scores) ** 0.5:.2f} (95 %), deviation "
        f"{stdev(scores):.1f}"
    )
    print(f"  quantiles 5/25/50/75/95 %: {' '.join(f'{cuts[at]:.0f}' for at in (0, 4, 9, 14, 18))}, best {max(scores)}")
    print("  titles " + ", ".join(f"{word} {100 * words[word] / len(deals):.1f} %" for word in SCORE_WORDS))
    if cowbot != "none":
        wins = mean([deal.points > deal.bot for deal in deals])
        print(f"  wins {100 * wins:.1f} %, cowbot's points {mean([deal.bot for deal in deals]):.1f}")
    print(f"  slowest decision {max(deal.slowest for deal in deals):.2f} s of processor time")


if __name__ == "__main__":
    main()
