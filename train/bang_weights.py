"""Learns from games of bots what deeds tell of roles in Bang!, and writes it like `advice/weights.py`. Needs numpy (the
extra `solve`).

    python train/bang_weights.py --folder games --games 1000 --play    # plays and keeps games
    python train/bang_weights.py --folder games --file weights.py      # fits the factors to all games kept

There is a file for each table size and each hundred games.

Seats are taken by lot by the levels as they stand; played again with the new file, the next round learns from better
games. The same games give the same file. The shipped factors come from a first round: 900 turns of each table size from
games of plain bots and of a master that went by hand-made weights. By hand: what help tells of Deputies against
Renegades was drawn together to three tenths, as masters who are Renegades help far more than those first ones did.

The chance of a deal is the product over all deeds of a factor for each (`advice/belief.py`); the factors are those
under which the true deals of all games are likeliest. Who wins from where is learned by `train/bang_networks.py`.
"""

from __future__ import annotations

import pickle
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from bang_networks import Adam

from saloon.bots import make
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.bang.advice.belief import deals, doubts, known_roles
from saloon.games.bang.data import AT_TABLE, BLANK

BANG = SHELF["bang"]
LEVELS = ("plain", "master", "master", "beginner")
SHARE = 0.25
"""Turns that are remembered."""
MOST = 4500
"""Turns that the deeds are learned from; more tell little more."""
HEAD = '''"""Made by `python train/bang_weights.py`: what deeds tell of roles, learned from games of bots."""

from __future__ import annotations

from typing import Final

Table = tuple[tuple[float, ...], ...]

'''


class Seen(NamedTuple):
    """The beginning of a turn, and what came of it."""

    state: Any
    scores: tuple[int, ...]
    roles: tuple[int, ...]
    game: int


# -- games ------------------------------------------------------------------------------------


def played(seats: int, number: int) -> Iterator[Seen]:
    rng = Random(f"{seats} {number}")
    bots = [make(BANG, rng.choice(LEVELS), seat, rng.getrandbits(30)) for seat in range(seats)]
    state: Any = BANG.new(seats)
    seen, events = [], 0
    while state.to_act():
        (seat,) = state.to_act()
        events += 1
        if seat != NATURE:
            action = bots[seat].choose(state.view(seat), number=events)
        else:
            if state.phase == "roll" and not state.rolls and rng.random() < SHARE:
                seen.append(state)
            action = state.sample(rng)
        state = state.after(seat, action)
    for each in seen:
        yield Seen(each, state.scores(), state.roles, number)


def keep(folder: Path, games: int) -> None:
    """A file for each size and hundred; what is there is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, 100):
        for seats in AT_TABLE:
            path = folder / f"{seats}-{first}.pickle"
            if not path.exists():
                path.write_bytes(
                    pickle.dumps([each for number in range(first, first + 100) for each in played(seats, number)])
                )
                print(path.name, flush=True)


# -- what deeds tell --------------------------------------------------------------------------


def features(seen: Seen, viewer: int) -> tuple[np.ndarray, int] | None:
    """Every deal that fits, as what was done by which role to which; and which of them is true."""
    state, seats = seen.state, len(seen.roles)
    known = known_roles(state, viewer)
    unseen = list(AT_TABLE[seats])
    for role in known:
        if role != BLANK:
            unseen.remove(role)
    ways = deals(tuple(unseen))
    if len(ways) < 2:
        return None
    whole = np.tile(known, (len(ways), 1))
    whole[:, [seat for seat in range(seats) if known[seat] == BLANK]] = ways
    tallies = [np.array(row, float).reshape(seats, seats) for row in (state.shots, state.spared, state.helped)]
    for each in tallies:
        each[viewer] = 0
    doubt = [
        0.0 if seat == viewer else doubts(known, seat, state.shots, state.spared, state.helped) for seat in range(seats)
    ]
    roles = np.eye(4)[whole]
    parts = [np.einsum("asr,st,atq->arq", roles, each, roles).reshape(len(ways), 16) for each in tallies]
    parts += [np.einsum("asr,st,t->ar", roles, each, doubt) for each in tallies]
    true = int(np.flatnonzero((whole == seen.roles).all(axis=1))[0])
    return np.concatenate(parts, axis=1), true


def tell(games: list[Seen], rng: Random, steps: int = 600) -> np.ndarray:
    """The factors, as logarithms, under which what was dealt is likeliest."""
    some = [each for each in games if len(each.roles) > 3]
    found = [features(each, rng.choice(each.state.living())) for each in rng.sample(some, min(MOST, len(some)))]
    rows = [each for each in found if each is not None]
    x = np.concatenate([ways - ways[true] for ways, true in rows])
    of = np.repeat(np.arange(len(rows)), [len(ways) for ways, _ in rows])
    fit = Adam([np.zeros(x.shape[1])])
    for _ in range(steps):
        z = np.exp(np.clip(x @ fit.at[0], -50, 50))
        loss = np.bincount(of, z)
        fit.step([(z / loss[of]) @ x / len(rows) + 3e-4 * fit.at[0]], 0.03)
    print(f"deals: {len(rows)} views, log-loss {np.log(loss).mean():.4f}")
    return fit.at[0]


# -- the file ---------------------------------------------------------------------------------


def written(told: np.ndarray) -> str:
    parts = [HEAD]
    for name, first, size, doc in (
        ("SHOT", 0, 16, "What a shot tells, by the shooter's role and the target's."),
        ("SPARED", 16, 16, "What it tells that somebody within reach was not shot at."),
        ("HELPED", 32, 16, "What help tells."),
        (
            "DOUBTED",
            48,
            12,
            "What a shot, a shot elsewhere and help tell besides, by the doer's role, where the "
            "other looks like an Outlaw.",
        ),
    ):
        rows = [
            f"    ({', '.join(f'{each + 0.0:.2f}' for each in row)}),\n"
            for row in told[first : first + size].reshape(-1, 4)
        ]
        parts.append(f'{name}: Final[Table] = (\n{"".join(rows)})\n"""{doc}"""\n')
    return "".join(parts)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--file", type=Path)
    words = parser.parse_args()
    if words.play:
        keep(words.folder, words.games)
    if words.file:
        games = [each for path in sorted(words.folder.glob("*.pickle")) for each in pickle.loads(path.read_bytes())]
        told = tell(games, Random(1))
        words.file.write_text(written(told), "utf-8")


if __name__ == "__main__":
    main()
