"""Learns from games who wins from where in Bang!, and writes `advice/networks.bin`. Needs numpy (the extra `solve`).

    python train/bang_networks.py games --play plain                 (1)
    python train/bang_networks.py games --file networks.bin          (2)
    python train/bang_networks.py games --play mixed                 (3)
    python train/bang_networks.py games --file networks.bin          (2)
    python train/bang_networks.py games --play own                   (4)
    python train/bang_networks.py games --tune --file networks.bin   (5)

(1) Games of plain sense, with some carelessness: what a position is worth among such players. (2) Fits the networks to
all games kept; they go into the package before the next step. (3) One camp goes by the networks of the package, the
others mostly by plain sense. (4) The Renegade, or one of three, goes by the networks of the package among plain sense.
(5) Draws the networks of the package on towards how these games ended.

A network for each role (`advice/outlook.py`, what it sees: `advice/network_inputs.py`), and one for anybody among
three, is drawn towards who won, from the views of seats at the beginning of turns: of all seats in the plain games, of
the masters in the mixed ones. Every tenth game is kept aside and says when to stop. The same games give the same file.

The Renegade's and that of three are then drawn on, turn by turn, towards what the next turn promises and the end brings
(TD(λ)), in games that masters play by them: every turn but those of the last two, for whom the table of duels stands.
That is exact between equals; what masters make of duels with plain sense, by who they are, is a logistic regression on
what it tells (the lifts).

The mixed games behind the shipped networks were played by masters who went by a first fit, to a third of the plain
games; the own ones in three rounds, each by what the ones before had taught: 11,500, 6,000 and 6,500 of Renegades,
18,000, 7,000 and 7,000 of three.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from saloon.bots import make
from saloon.core.state import NATURE, Action, Seat
from saloon.games import SHELF
from saloon.games.bang.advice import rate
from saloon.games.bang.advice.duel import duel
from saloon.games.bang.advice.network_inputs import KINDS, TRAITS, WHO, inputs
from saloon.games.bang.advice.outlook import AMONG_THREE, HIDDEN, SURE, UNIT, network
from saloon.games.bang.advice.quick import brawler_rate, playout
from saloon.games.bang.data import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kit.packed import pack

BANG = SHELF["bang"]
GAMES: Final = {
    "plain": {3: (48000, 0.25), 4: (80000, 0.2), 5: (50000, 0.2), 6: (20000, 0.15), 7: (9000, 0.12), 8: (14000, 0.12)},
    "mixed": {4: (7000, 0.5), 5: (6000, 0.5)},
    "own": {3: (32000, 1.0), 4: (2500, 1.0), 5: (6000, 1.0), 6: (8500, 1.0), 7: (4500, 1.0), 8: (2500, 1.0)},
}
"""How many games of each table size, and how many of their turns are remembered."""
LEARNS: Final = {RENEGADE: "plain", AMONG_THREE: "plain"}
"""What a network is fitted to, where that is not all."""
TUNED: Final = (RENEGADE, AMONG_THREE)
"""The networks that own games draw on."""
TRUST: Final = 0.9
"""How much of what is to come is learned from the end rather than from the next turn."""
EPOCHS: Final = 10
TUNING: Final = 6

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
    return max(legal, key=lambda action: brawler_rate(state, seat, action))


def master(state: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    view = state.view(seat)
    return max(legal, key=lambda action: rate(view, seat, action))


def mannered(seat: Seat, seed: int) -> Mind:
    """The master as one meets it."""
    bot = make(BANG, "master", seat, seed)

    def choose(state: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return bot.choose(state.view(seat), number=rng.getrandbits(30))

    return choose


def minds(kind: str, roles: Sequence[int], rng: Random) -> list[Mind]:
    """Who sits where: anybody of some sense, or one camp of masters, mostly among plain sense alone."""
    if kind == "plain":
        return [rng.choice((plain, plain, plain, careless, careless, brawler)) for _ in roles]
    if kind == "own":
        role, others = RENEGADE if len(roles) > 3 else rng.choice(roles), careless if rng.random() < 0.25 else plain
        return [mannered(seat, rng.getrandbits(30)) if each == role else others for seat, each in enumerate(roles)]
    camp = rng.choice(
        [(SHERIFF, DEPUTY), (OUTLAW,), (RENEGADE,)] if len(roles) > 3 else [(DEPUTY,), (OUTLAW,), (RENEGADE,)]
    )
    alone = rng.random() < 0.7
    return [master if role in camp else plain if alone else rng.choice((plain, careless, master)) for role in roles]


class Row(NamedTuple):
    """The beginning of a turn as a seat sees it."""

    sees: np.ndarray
    won: int
    game: int
    seat: Seat
    duel: float
    """Of the last two, what the table tells; else 0."""


def played(kind: str, seats: int, number: int, share: float) -> Iterator[tuple[int, Row]]:
    """Of the turns that are remembered: the network, and what it is to learn; seat by seat."""
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
    for seat, role in enumerate(state.roles):
        if kind == "plain" or table[seat] not in (plain, careless, brawler):
            for each in seen:
                if each.life[seat] or (kind != "own" and role in (DEPUTY, OUTLAW) and seats > 3 and rng.random() < 0.3):
                    row = np.array(inputs(each.view(seat), seat, each.player), np.float32)
                    yield (
                        AMONG_THREE if seats == 3 else role,
                        Row(row, state.scores()[seat], number, seat, told(each, seat)),
                    )


def told(state: Any, seat: Seat) -> float:
    """What the table of duels tells of the last two, before the turn of one of them."""
    living = state.living()
    if len(living) > 2 or seat not in living:
        return 0.0
    one, other = state.player, sum(living) - state.player
    chance = duel(state.life[one], state.life[other], state.arrows[one], state.arrows[other])
    return chance if one == seat else 1 - chance


def keep(folder: Path, kind: str, seats: int) -> None:
    """A file for each size and kind; what is there is not played again."""
    path = folder / f"{kind}-{seats}.npz"
    if path.exists():
        return
    games, share = GAMES[kind][seats]
    rows: dict[int, list[Row]] = {}
    for number in range(games):
        for net, row in played(kind, seats, number, share):
            rows.setdefault(net, []).append(row)
    folder.mkdir(parents=True, exist_ok=True)
    found = {
        f"{name}{net}": np.array([row[part] for row in some], np.float32)
        for net, some in rows.items()
        for part, name in enumerate(Row._fields)
    }
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


def loss_of(told: np.ndarray, y: np.ndarray) -> float:
    return round(float(-np.log(np.clip(np.where(y > 0, told, 1 - told), 1e-6, 1)).mean()), 4)


def slopes(x: np.ndarray, y: np.ndarray, at: list[np.ndarray], pull: list[np.ndarray]) -> list[np.ndarray]:
    """Of the loss, by all weights; those but of the outcome itself are pulled back a little."""
    hidden = np.tanh(x @ at[0])
    off = (chance(x, at) - y) / len(x)
    back = np.outer(off, at[1]) * (1 - hidden * hidden)
    return [x.T @ back + 3e-5 * pull[0], hidden.T @ off + 3e-5 * pull[1], off.sum(keepdims=True)]


def foresee(x: np.ndarray, y: np.ndarray, aside: np.ndarray) -> tuple[float, list[np.ndarray]]:
    """The loss over what was kept aside; weights of all inputs, and of what comes out."""
    lots = np.random.default_rng(1)
    fit = Adam(
        [
            lots.normal(0, 0.15, (x.shape[1], HIDDEN)).astype(np.float32),
            lots.normal(0, 0.3, HIDDEN).astype(np.float32),
            np.zeros(1, np.float32),
        ]
    )
    best, kept = np.inf, fit.at
    train = np.flatnonzero(~aside)
    for epoch in range(EPOCHS):
        order = lots.permutation(train)
        for some in np.array_split(order, max(1, len(order) // 512)):
            fit.step(slopes(x[some], y[some], fit.at, fit.at), 0.006 * (1 - epoch / EPOCHS) + 0.0002)
        loss = loss_of(chance(x[aside], fit.at), y[aside])
        if loss < best:
            best, kept = loss, list(fit.at)
    return float(best), [*kept[0], np.concatenate(kept[1:])]


def kept(folder: Path, kind: str, net: int) -> Iterator[np.ndarray]:
    """What is kept of games of a kind for a network, column by column as in a `Row`; games of different files are told
    apart."""
    files = [np.load(path) for path in sorted(folder.glob(f"{kind}*.npz"))]
    some = [each for each in files if f"sees{net}" in each.files]
    for name in Row._fields:
        parts = [each[f"{name}{net}"] for each in some]
        yield np.concatenate(
            [part.astype(np.int64) + at * 10**6 for at, part in enumerate(parts)] if name == "game" else parts
        )


def fitted(folder: Path) -> Iterator[list[np.ndarray]]:
    for net in range(AMONG_THREE + 1):
        x, y, game, _, _ = kept(folder, LEARNS.get(net, "[pm]"), net)
        best, weights = foresee(x, y, game % 10 == 0)
        share = y.mean()
        blind = -share * np.log(share) - (1 - share) * np.log(1 - share)
        print(
            f"network {net}: {len(x)} views, log-loss of those kept aside {best:.4f}, of the mean {blind:.4f}",
            flush=True,
        )
        yield weights


# -- what masters make of it ------------------------------------------------------------------

Lift = tuple[float, ...]


def shipped(net: int) -> list[np.ndarray]:
    *rows, out = [np.array(row, np.float32) for row in network(net)]
    return [np.array(rows), out[:-1], out[-1:]]


def duelled(sees: np.ndarray, chances: np.ndarray) -> np.ndarray:
    """What lifts a duel: something for all, what the table tells, who one is, who the other."""
    by_kind = sees[:, : KINDS * TRAITS].reshape(-1, KINDS, TRAITS)
    odds = np.clip(chances, SURE, 1 - SURE)
    return np.column_stack(
        [np.ones(len(odds)), np.log(odds / (1 - odds)), by_kind[:, -1, WHO:], by_kind[:, :-1, WHO:].sum(axis=1)]
    )


def lift(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Newton's steps to the likeliest weights. Those of characters are held near zero: luck is not to make them."""
    at = np.eye(x.shape[1])[1]
    held = np.where(np.arange(len(at)) < 2, 0.01, 3.0)
    for _ in range(30):
        told = 1 / (1 + np.exp(-x @ at))
        slope = x.T @ (y - told) - held * (at - np.eye(len(at))[1])
        at = at + np.linalg.solve((x * (told * (1 - told))[:, None]).T @ x + np.diag(held), slope)
    return at


def hoped(worth: np.ndarray, y: np.ndarray, last: np.ndarray) -> np.ndarray:
    """What each turn is drawn towards: partly the worth of the next, partly what comes of that."""
    found, coming = np.empty_like(worth), 0.0
    for turn in range(len(worth) - 1, -1, -1):
        coming = y[turn] if last[turn] else (1 - TRUST) * worth[turn + 1] + TRUST * coming
        found[turn] = coming
    return found


def tuned(folder: Path, net: int) -> tuple[list[np.ndarray], Lift]:
    x, y, game, seat, told = kept(folder, "own", net)
    last = np.append((game[1:] != game[:-1]) | (seat[1:] != seat[:-1]), True)
    aside, duels = game % 10 == 0, told > 0
    lifting = lift(duelled(x[duels & ~aside], told[duels & ~aside]), y[duels & ~aside])
    settled = 1 / (1 + np.exp(-duelled(x[duels], told[duels]) @ lifting))
    start = shipped(net)
    fit, lots, losses = Adam(shipped(net)), np.random.default_rng(1), []
    train, check = np.flatnonzero(~aside & ~duels), aside & ~duels
    for epoch in range(TUNING):
        worth = chance(x, fit.at)
        worth[duels] = settled
        aim = hoped(worth, y, last)
        order = lots.permutation(train)
        for some in np.array_split(order, max(1, len(order) // 512)):
            pull = [3 * (at - before) for at, before in zip(fit.at, start, strict=True)]
            fit.step(slopes(x[some], aim[some], fit.at, pull), 0.0005 * (1 - epoch / TUNING) + 0.00002)
        losses.append(loss_of(chance(x[check], fit.at), y[check]))
    before = chance(x[check], start)
    print(
        f"network {net}: {len(x)} views, told {before.mean():.3f}, won {y[check].mean():.3f}; log-loss of those kept "
        f"aside {loss_of(before, y[check]):.4f} before, then {losses}"
    )
    print(f"  duels: {duels.sum()}, told {told[duels].mean():.3f}, won {y[duels].mean():.3f}", flush=True)
    return [*fit.at[0], np.concatenate(fit.at[1:])], tuple(np.round(lifting, 2).tolist())


# -- the file ---------------------------------------------------------------------------------


def written(nets: list[list[np.ndarray]], lifts: dict[int, Lift]) -> dict[str, bytes]:
    """For Sheriff, Deputy, Outlaw, Renegade and for anybody among three: a row for each input, the last one for what
    comes out; and what lifts duels."""
    weights = [np.clip(np.round(UNIT * np.concatenate(net)), -32768, 32767).astype("<i2") for net in nets]
    parts = {f"network {net}": found.tobytes() for net, found in enumerate(weights)}
    return parts | {f"lift {net}": np.array(found, "<f8").tobytes() for net, found in lifts.items()}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--play", choices=sorted(GAMES))
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--file", type=Path)
    words = parser.parse_args()
    if words.play:
        for seats in GAMES[words.play]:
            keep(words.folder, words.play, seats)
    if words.file:
        nets = (
            [[*at[0], np.concatenate(at[1:])] for at in map(shipped, range(AMONG_THREE + 1))]
            if words.tune
            else list(fitted(words.folder))
        )
        lifts: dict[int, Lift] = {}
        for net in TUNED if words.tune else ():
            nets[net], lifts[net] = tuned(words.folder, net)
        pack(words.file, "python train/bang_networks.py games --tune --file networks.bin", written(nets, lifts))


if __name__ == "__main__":
    main()
