"""Learns from games of bots what deeds tell of roles in Bang! and who wins from where; writes it like `advice/weights.py`. Needs numpy (the extra `solve`).

    python bench/bang_weights.py --folder games --games 1000 --play         # plays and keeps games, a file for each table size and hundred
    python bench/bang_weights.py --folder games --file weights.py           # fits both to all games kept

Seats are taken by lot by the levels as they stand; played again with the new file, the next round learns from better games. The same games give the same
file. The shipped factors and the networks of the four roles come from a first round: 900 and 1500 turns of each table size from games of plain bots and of
a master that went by hand-made weights; the network of three from 600 games of the second.

What deeds tell: the chance of a deal is the product over all deeds of a factor for each (`advice/belief.py`); the factors are those under which the
true deals of all games are likeliest. Who wins: a small network for each role (`advice/outlook.py`) is drawn towards who won, from the views of all seats at
the beginning of turns; every sixth game is kept aside and says when to stop.
"""

from __future__ import annotations

import pickle
from argparse import ArgumentParser
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from saloon.bots import make
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.bang.advice.belief import deals, doubts, known_roles
from saloon.games.bang.advice.outlook import AMONG_THREE, INPUTS, inputs
from saloon.games.bang.data import AT_TABLE, BLANK, DEPUTY, OUTLAW

BANG = SHELF["bang"]
LEVELS = ("plain", "master", "master", "beginner")
SHARE = 0.25
"""Turns that are remembered."""
HIDDEN = 12
UNIT = 2048
EPOCHS = 14
MOST = 4500
"""Turns that the deeds are learned from; more tell little more."""
HEAD = '''"""Made by `python bench/bang_weights.py`: what deeds tell of roles, and networks that foresee who wins, learned from games of bots."""

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
                path.write_bytes(pickle.dumps([each for number in range(first, first + 100) for each in played(seats, number)]))
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
    doubt = [0.0 if seat == viewer else doubts(known, seat, state.shots, state.spared, state.helped) for seat in range(seats)]
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
    fit = Adam([np.zeros(x.shape[1])], 0.03)
    for _ in range(steps):
        z = np.exp(np.clip(x @ fit.at[0], -50, 50))
        loss = np.bincount(of, z)
        fit.step([(z / loss[of]) @ x / len(rows) + 3e-4 * fit.at[0]])
    print(f"deals: {len(rows)} views, log-loss {np.log(loss).mean():.4f}")
    return fit.at[0]


class Adam:
    """Steps downhill (Kingma and Ba, 2014)."""

    def __init__(self, at: list[np.ndarray], rate: float) -> None:
        self.at, self.rate, self.count = at, rate, 0
        self.slope = [np.zeros_like(each) for each in at]
        self.square = [np.zeros_like(each) for each in at]

    def step(self, slopes: list[np.ndarray]) -> None:
        self.count += 1
        for number, slope in enumerate(slopes):
            self.slope[number] = 0.9 * self.slope[number] + 0.1 * slope
            self.square[number] = 0.999 * self.square[number] + 0.001 * slope**2
            mean, spread = self.slope[number] / (1 - 0.9**self.count), self.square[number] / (1 - 0.999**self.count)
            self.at[number] = self.at[number] - self.rate * mean / (np.sqrt(spread) + 1e-8)


# -- who wins ---------------------------------------------------------------------------------


def views(games: list[Seen], net: int, rng: Random) -> Iterator[tuple[list[float], int, bool]]:
    """What the network of a role sees, whether that seat won, and whether it is kept aside; of the fallen some."""
    for state, scores, roles, game in games:
        for seat, role in enumerate(roles):
            if net == (AMONG_THREE if len(roles) == 3 else role) and (state.life[seat] or (role in (DEPUTY, OUTLAW) and rng.random() < 0.3)):
                yield inputs(state.view(seat), seat, state.player), scores[seat], game % 6 == 0


def foresee(games: list[Seen], net: int, rng: Random) -> list[np.ndarray]:
    """Weights of all inputs, and those of what comes out."""
    rows = list(views(games, net, rng))
    x, y, aside = (np.array([row[part] for row in rows], float) for part in range(3))
    test = aside > 0
    lots = np.random.default_rng(1)
    fit = Adam([lots.normal(0, 0.3, (INPUTS, HIDDEN)), lots.normal(0, 0.3, HIDDEN), np.zeros(1)], 0.0)
    best, kept = np.inf, fit.at
    train = np.flatnonzero(~test)
    for epoch in range(EPOCHS):
        fit.rate = 0.01 * (1 - epoch / EPOCHS) + 0.0005
        order = lots.permutation(train)
        for some in np.array_split(order, max(1, len(order) // 256)):
            hidden = np.tanh(x[some] @ fit.at[0])
            off = (1 / (1 + np.exp(-hidden @ fit.at[1] - fit.at[2])) - y[some]) / len(some)
            back = np.outer(off, fit.at[1]) * (1 - hidden**2)
            fit.step([x[some].T @ back + 2e-4 * fit.at[0], hidden.T @ off + 2e-4 * fit.at[1], off.sum(keepdims=True)])
        chance = 1 / (1 + np.exp(-np.tanh(x[test] @ fit.at[0]) @ fit.at[1] - fit.at[2]))
        loss = -np.log(np.clip(np.where(y[test] > 0, chance, 1 - chance), 1e-6, 1)).mean()
        if loss < best:
            best, kept = loss, list(fit.at)
    share = y[train].mean()
    blind = -share * np.log(share) - (1 - share) * np.log(1 - share)
    print(f"network {net}: {len(train)} views, log-loss of those kept aside {best:.4f}, of the mean {blind:.4f}", flush=True)
    return [*kept[0], np.concatenate(kept[1:])]


# -- the file ---------------------------------------------------------------------------------


def written(told: np.ndarray, nets: list[list[np.ndarray]]) -> str:
    parts = [HEAD]
    for name, first, size, doc in (
        ("SHOT", 0, 16, "What a shot tells, by the shooter's role and the target's."),
        ("SPARED", 16, 16, "What it tells that somebody within reach was not shot at."),
        ("HELPED", 32, 16, "What help tells."),
        ("DOUBTED", 48, 12, "What a shot, a shot elsewhere and help tell besides, by the doer's role, where the other looks like an Outlaw."),
    ):  # fmt: skip
        rows = [f"    ({', '.join(f'{each + 0.0:.2f}' for each in row)}),\n" for row in told[first : first + size].reshape(-1, 4)]
        parts.append(f'{name}: Final[Table] = (\n{"".join(rows)})\n"""{doc}"""\n')
    parts.append(f'\nSCALE: Final = 1 / {UNIT}\n"""Weights are whole numbers of two bytes, in these units."""\nNETS: Final = (\n')
    for net in nets:
        rows = [b64encode(np.clip(np.round(UNIT * row), -32768, 32767).astype("<i2").tobytes()).decode() for row in net]
        parts += ["    (\n", *[f'        "{row}",\n' for row in rows], "    ),\n"]
    parts.append(')\n"""For Sheriff, Deputy, Outlaw, Renegade and for anybody among three: a row for each input, the last one for what comes out."""\n')
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
        words.file.write_text(written(told, [foresee(games, net, Random(2)) for net in range(AMONG_THREE + 1)]), "utf-8")


if __name__ == "__main__":
    main()
