"""Dáma's master within its table, from positions of four or five pieces by lot: whether a move is worth less than the
best.

python bench/dama.py -n 1000        # after `saloon solve dama`
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random

from saloon.bots import make
from saloon.games import SHELF
from saloon.games.dama.data import AT, set_of
from saloon.games.dama.engine import oracle
from saloon.games.dama.engine.order import MOST
from saloon.games.dama.rules import Dama, DamaOptions, flow

WORDS = {1.0: "won", 0.5: "drawn", 0.0: "lost"}


def somewhere(rng: Random) -> Dama:
    """Four or five pieces anywhere, some of them kings, either side to move."""
    squares = rng.sample([AT[bit] for bit in range(36) if AT[bit] >= 0], rng.choice((4, MOST)))
    first = rng.randint(1, len(squares) - 1)
    far = [square for i, square in enumerate(squares) if square // 8 == (7 if i < first else 0)]
    kings = set_of([*far, *(square for square in squares if rng.random() < 0.4)])
    state = Dama(
        DamaOptions(),
        set_of(squares[:first]),
        set_of(squares[first:]),
        kings,
        rng.randrange(2),
        0,
        (),
        (),
        False,
        0,
        "",
    )
    flow.settle(state)
    return somewhere(rng) if state.end else state


def exact(games: int) -> None:
    """Against any legal moves, offers of a draw too."""
    rng, table, tally = Random(5), oracle.table_for(DamaOptions()), Counter[str]()
    assert table is not None, "saloon solve dama"

    def worth(state: Dama, seat: int) -> float:
        found = oracle.verdict(state, seat, table)
        assert found is not None
        return found.value

    for number in range(games):
        state, me = somewhere(rng), number % 2
        bot, begun = make(SHELF["dama"], "master", me, number), worth(state, me)
        while who := state.to_act():
            action = bot.choose(state.view(me), number=0) if who == (me,) else rng.choice(state.legal(1 - me))
            then = state.after(who[0], action)
            if who == (me,):
                tally["moves"] += 1
                tally["lost value"] += worth(then, me) < worth(state, me)
            state = then
        tally[f"{WORDS[begun]}, ended {WORDS[worth(state, me)]}"] += 1
    print(f"{games} games: {dict(tally)}")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("-n", dest="games", type=int, default=300)
    exact(parser.parse_args().games)
