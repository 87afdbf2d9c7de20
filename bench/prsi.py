"""One level of Prší against another in paired deals, and how long its choices take.

    python bench/prsi.py                                            master against plain, 5,000 deals at two seats
    python bench/prsi.py --bots expert,regular --seats 4 -n 500

A deal is played once for each seat of the first level, with the same chance, the second on all other seats. The
interval is the normal one at 95 %. Moves are choices among several actions; their time is the processor's.
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time
from typing import Any

from saloon.bots import Bot, make
from saloon.bots.bot import UNHURRIED, Clock, Thought
from saloon.core.build import form
from saloon.core.state import Action, Seat, View
from saloon.games import SHELF
from saloon.house import Game
from saloon.kit.intervals import Mean
from saloon.lab.bout import deals, paired_experiment


class Timed:
    """A bot with a stop watch."""

    def __init__(self, bot: Bot, moves: Mean) -> None:
        self.bot = bot
        self.seat = bot.seat
        self.moves = moves

    def choose(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Action:
        since = process_time()
        action = self.bot.choose(view, clock, number)
        if len(view.legal(self.seat)) > 1:
            self.moves.add(process_time() - since)
        return action

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Thought:
        return self.bot.explain(view, clock, number)


def measure(first: str, second: str, seats: int, count: int) -> None:
    """Tells how it stands now and then, and at the end."""
    won, moves = Mean(), Mean()

    def timed(game: Game[Any], seat: Seat, seed: int) -> Timed:
        return Timed(make(game, first, seat, seed), moves)

    experiment = paired_experiment(SHELF["prsi"], seats, timed, second)
    for at, deal in enumerate(deals(experiment, range(count), 1), 1):
        won.add(deal.mine)
        if at % 250 == 0 or at == count:
            share, low, high = [100 * each for each in won.estimate()]
            print(
                f"{first} against {second}, {seats} seats, {at} deals: {share:.2f} % ({low:.2f} … {high:.2f}), fair "
                f"{100 / seats:.0f}; "
                f"{moves.count} moves of {1000 * moves.mean:.1f} ms on average, {form()}",
                flush=True,
            )


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="master,plain")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", dest="deals", type=int, default=5000)
    args = parser.parse_args()
    measure(*args.bots.split(","), args.seats, args.deals)
