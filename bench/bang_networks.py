"""Learns from games who wins from where in Bang!, and writes it like `advice/networks.py`. Needs numpy (the extra `solve`).

    python bench/bang_networks.py games --play plain                # games of plain sense, with some carelessness: what a position is worth among such players
    python bench/bang_networks.py games --file networks.py          # fits the networks to all games kept; they go into the package before the next step
    python bench/bang_networks.py games --play mixed                # one camp goes by the networks of the package, the others mostly by plain sense
    python bench/bang_networks.py games --file networks.py

A network for each role (`advice/outlook.py`, what it sees: `advice/sight.py`), and one for anybody among three, is drawn towards who won, from the views of seats at the beginning of turns:
of all seats in the plain games, of the masters in the mixed ones. Every tenth game is kept aside and says when to stop. The same games give the same file.

The mixed games behind the shipped networks were played by masters who went by a first fit, to a third of the plain games. Law and Outlaws gained by them; the
Renegade did not, and learns from the plain games alone, as do the three.
"""

from __future__ import annotations

from argparse import ArgumentParser
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from saloon.core.state import NATURE, Action, Seat
from saloon.games import SHELF
from saloon.games.bang.advice import rate
from saloon.games.bang.advice.glance import brawling, playout
from saloon.games.bang.advice.outlook import AMONG_THREE
from saloon.games.bang.advice.sight import inputs
from saloon.games.bang.data import DEPUTY, OUTLAW, RENEGADE, SHERIFF

BANG = SHELF["bang"]
GAMES: Final = {
    "plain": {3: (48000, 0.25), 4: (80000, 0.2), 5: (50000, 0.2), 6: (20000, 0.15), 7: (9000, 0.12), 8: (14000, 0.12)},
    "mixed": {4: (7000, 0.5), 5: (6000, 0.5)},
}
"""How many games of each table size, and how many of their turns are remembered."""
LEARNS: Final = {RENEGADE: "plain", AMONG_THREE: "plain"}
"""What a network is fitted to, where that is not all."""
HIDDEN: Final = 32
UNIT: Final = 2048
EPOCHS: Final = 10
HEAD: Final = '''"""Made by `python bench/bang_networks.py`: networks that foresee who wins, learned from games of bots."""

from __future__ import annotations

from typing import Final

'''

Mind = Callable[[Any, Seat, Sequence[Action], Random], Action]

# -- games ------------------------------------------------------------------------------------


def plain(state: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    return playout(state, seat, legal, Random(0))


def careless(state: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Plain sense, but one shot or beer in seven goes anywhere."""
    if rng.random() < 0.15 and state.phase != "reroll":
        return rng.choice(legal)
    return playout(state, seat, legal, rng)


def brawler(state: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    return max(legal, key=lambda action: brawling(state, seat, action))


def master(state: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    view = state.view(seat)
    return max(legal, key=lambda action: rate(view, seat, action))


def minds(kind: str, roles: Sequence[int], rng: Random) -> list[Mind]:
    """Who sits where: anybody of some sense, or one camp of masters, mostly among plain sense alone."""
    if kind == "plain":
        return [rng.choice((plain, plain, plain, careless, careless, brawler)) for _ in roles]
    camp = rng.choice([(SHERIFF, DEPUTY), (OUTLAW,), (RENEGADE,)] if len(roles) > 3 else [(DEPUTY,), (OUTLAW,), (RENEGADE,)])
    alone = rng.random() < 0.7
    return [master if role in camp else plain if alone else rng.choice((plain, careless, master)) for role in roles]


def played(kind: str, seats: int, number: int, share: float) -> Iterator[tuple[int, list[float], int]]:
    """Of the turns that are remembered: the network, what it sees, and whether that seat won."""
    rng = Random(f"{seats} {number} {kind}")
    state: Any = BANG.new(seats)
    while len(state.roles) < seats:
        state = state.after(NATURE, state.sample(rng))
    table = minds(kind, state.roles, rng)
    seen = []
    while state.to_act():
        (seat,) = state.to_act()
        if seat == NATURE:
            if state.phase == "roll" and not state.rolls and not state.pending and rng.random() < share:
                seen.append(state)
            action = state.sample(rng)
        else:
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else table[seat](state, seat, legal, rng)
        state = state.after(seat, action)
    won = state.scores()
    for each in seen:
        for seat, role in enumerate(state.roles):
            looks_on = kind == "mixed" and table[seat] is not master
            if not looks_on and (each.life[seat] or (role in (DEPUTY, OUTLAW) and seats > 3 and rng.random() < 0.3)):
                yield AMONG_THREE if seats == 3 else role, inputs(each.view(seat), seat, each.player), won[seat]


def keep(folder: Path, kind: str, seats: int) -> None:
    """A file for each size and kind; what is there is not played again."""
    path = folder / f"{kind}-{seats}.npz"
    if path.exists():
        return
    games, share = GAMES[kind][seats]
    rows: dict[int, list[tuple[np.ndarray, int, int]]] = {}
    for number in range(games):
        for net, row, won in played(kind, seats, number, share):
            rows.setdefault(net, []).append((np.array(row, np.float32), won, number))
    folder.mkdir(parents=True, exist_ok=True)
    found = {f"{name}{net}": np.array([row[part] for row in some], np.float32) for net, some in rows.items() for part, name in enumerate("xyg")}
    np.savez(path, **found)
    print(path.name, {net: len(some) for net, some in rows.items()}, flush=True)


# -- who wins ---------------------------------------------------------------------------------


class Adam:
    """Steps downhill (Kingma and Ba, 2014)."""

    def __init__(self, at: list[np.ndarray]) -> None:
        self.at, self.count = at, 0
        self.slope = [np.zeros_like(each) for each in at]
        self.square = [np.zeros_like(each) for each in at]

    def step(self, slopes: list[np.ndarray], rate: float) -> None:
        self.count += 1
        for number, slope in enumerate(slopes):
            self.slope[number] = 0.9 * self.slope[number] + 0.1 * slope
            self.square[number] = 0.999 * self.square[number] + 0.001 * slope * slope
            mean, spread = self.slope[number] / (1 - 0.9**self.count), self.square[number] / (1 - 0.999**self.count)
            self.at[number] = self.at[number] - rate * mean / (np.sqrt(spread) + 1e-8)


def chance(x: np.ndarray, at: list[np.ndarray]) -> np.ndarray:
    return 1 / (1 + np.exp(-np.tanh(x @ at[0]) @ at[1] - at[2]))


def foresee(x: np.ndarray, y: np.ndarray, aside: np.ndarray) -> tuple[float, list[np.ndarray]]:
    """The loss over what was kept aside; weights of all inputs, and of what comes out."""
    lots = np.random.default_rng(1)
    fit = Adam([lots.normal(0, 0.15, (x.shape[1], HIDDEN)).astype(np.float32), lots.normal(0, 0.3, HIDDEN).astype(np.float32), np.zeros(1, np.float32)])
    best, kept = np.inf, fit.at
    train = np.flatnonzero(~aside)
    for epoch in range(EPOCHS):
        order = lots.permutation(train)
        for some in np.array_split(order, max(1, len(order) // 512)):
            hidden = np.tanh(x[some] @ fit.at[0])
            off = (chance(x[some], fit.at) - y[some]) / len(some)
            back = np.outer(off, fit.at[1]) * (1 - hidden * hidden)
            slopes = [x[some].T @ back + 3e-5 * fit.at[0], hidden.T @ off + 3e-5 * fit.at[1], off.sum(keepdims=True)]
            fit.step(slopes, 0.006 * (1 - epoch / EPOCHS) + 0.0002)
        told = chance(x[aside], fit.at)
        loss = -np.log(np.clip(np.where(y[aside] > 0, told, 1 - told), 1e-6, 1)).mean()
        if loss < best:
            best, kept = loss, list(fit.at)
    return float(best), [*kept[0], np.concatenate(kept[1:])]


def fitted(folder: Path) -> Iterator[list[np.ndarray]]:
    for net in range(AMONG_THREE + 1):
        files = [np.load(path) for path in sorted(folder.glob(f"{LEARNS.get(net, '')}*.npz"))]
        x, y, game = (np.concatenate([each[f"{name}{net}"] for each in files if f"{name}{net}" in each.files]) for name in "xyg")
        best, weights = foresee(x, y, game % 10 == 0)
        share = y.mean()
        blind = -share * np.log(share) - (1 - share) * np.log(1 - share)
        print(f"network {net}: {len(x)} views, log-loss of those kept aside {best:.4f}, of the mean {blind:.4f}", flush=True)
        yield weights


def written(nets: list[list[np.ndarray]]) -> str:
    parts = [HEAD, f'SCALE: Final = 1 / {UNIT}\n"""Weights are whole numbers of two bytes, in these units."""\nNETS: Final = (\n']
    for net in nets:
        rows = [b64encode(np.clip(np.round(UNIT * row), -32768, 32767).astype("<i2").tobytes()).decode() for row in net]
        parts += ["    (\n", *[f'        "{row}",\n' for row in rows], "    ),\n"]
    parts.append(')\n"""For Sheriff, Deputy, Outlaw, Renegade and for anybody among three: a row for each input, the last one for what comes out."""\n')
    return "".join(parts)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--play", choices=sorted(GAMES))
    parser.add_argument("--file", type=Path)
    words = parser.parse_args()
    if words.play:
        for seats in GAMES[words.play]:
            keep(words.folder, words.play, seats)
    if words.file:
        words.file.write_text(written(list(fitted(words.folder))), "utf-8")


if __name__ == "__main__":
    main()
