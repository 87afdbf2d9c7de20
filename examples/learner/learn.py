"""Teach a small network a game by playing: `python examples/learner/learn.py prsi --seconds 120 -o prsi.npz`.

It plays one seat of the Gymnasium adapter against bots of the house and makes what led to wins more likely
(REINFORCE with a baseline). Needs numpy and `pip install 'saloon[agents]'`.
"""

from __future__ import annotations

import argparse
from time import perf_counter

import numpy as np

from saloon.adapters import gymnasium

HIDDEN = 64
RATE = 2e-3
DISCOUNT = 0.98
ENTROPY = 0.01
EPISODES = 16  # games between two steps of learning


class Net:
    """One hidden layer. Choices that are not legal have no chance."""

    def __init__(self, inputs: int, choices: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.01, (HIDDEN, choices)),
            np.zeros(choices),
        ]
        self.first = [np.zeros_like(each) for each in self.weights]
        self.second = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        logits = np.where(mask > 0, hidden @ self.weights[2] + self.weights[3], -1e9)
        grown = np.exp(logits - logits.max(-1, keepdims=True))
        return grown / grown.sum(-1, keepdims=True), hidden

    def learn(self, seen: np.ndarray, mask: np.ndarray, chosen: np.ndarray, worth: np.ndarray) -> None:
        """A step of Adam towards choices that were worth more than usual, and away from being sure too early."""
        chances, hidden = self.chances(seen, mask)
        logs = np.log(chances + 1e-12)
        wanted = -chances * worth[:, None]
        wanted[np.arange(len(chosen)), chosen] += worth
        wanted -= ENTROPY * chances * (logs - (chances * logs).sum(-1, keepdims=True))
        back = (wanted @ self.weights[2].T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ wanted, wanted.sum(0)]
        self.steps += 1
        for at, slope in enumerate(slopes):
            slope = slope / len(chosen)
            self.first[at] = 0.9 * self.first[at] + 0.1 * slope
            self.second[at] = 0.999 * self.second[at] + 0.001 * slope**2
            mean, square = self.first[at] / (1 - 0.9**self.steps), self.second[at] / (1 - 0.999**self.steps)
            self.weights[at] += RATE * mean / (np.sqrt(square) + 1e-8)


def scaled(row: np.ndarray, low: np.ndarray, high: np.ndarray) -> np.ndarray:
    """Every number of a row between 0 and 1."""
    return (row - low) / np.maximum(high - low, 1)


def train(key: str, seconds: float, opponents: list[str], seed: int = 0, most: int = 10**9) -> tuple[list[Net], float]:
    """A net for each seat of two, and the mean reward of the last games."""
    rng = np.random.default_rng(seed)
    envs = [[gymnasium.env(key, bots=[bot], seat=seat, seats=2) for bot in opponents] for seat in (0, 1)]
    box = envs[0][0].observation_space["observation"]
    nets = [Net(len(box.low), int(envs[0][0].action_space.n), rng) for _ in (0, 1)]
    usual, rewards, games, began = [0.0, 0.0], [], 0, perf_counter()
    while perf_counter() - began < seconds and games < most:
        seat = games // EPISODES % 2
        rows, masks, chosen, worths = [], [], [], []
        for _ in range(EPISODES):
            env = envs[seat][games % len(opponents)]
            seen, _ = env.reset(seed=seed * 10**6 + games)
            games, over, length, reward = games + 1, False, len(rows), 0.0
            while not over:
                row = scaled(seen["observation"], box.low, box.high)
                chances, _ = nets[seat].chances(row, seen["action_mask"])
                choice = int(rng.choice(len(chances), p=chances))
                rows.append(row)
                masks.append(seen["action_mask"])
                chosen.append(choice)
                seen, reward, over, _, _ = env.step(choice)
            moves = len(rows) - length
            worths += [reward * DISCOUNT ** (moves - 1 - at) for at in range(moves)]
            rewards.append(reward)
        worth = np.array(worths)
        nets[seat].learn(np.array(rows), np.array(masks), np.array(chosen), worth - usual[seat])
        usual[seat] = 0.95 * usual[seat] + 0.05 * float(worth.mean())
    last, gone = float(np.mean(rewards[-500:])), perf_counter() - began
    print(f"{key}: {games} games in {gone:.0f} s, mean reward of the last 500: {last:.2f}")
    return nets, last


def save(path: str, nets: list[Net]) -> None:
    np.savez(path, **{f"{seat}{at}": each for seat, net in enumerate(nets) for at, each in enumerate(net.weights)})


if __name__ == "__main__":
    given = argparse.ArgumentParser()
    given.add_argument("key")
    given.add_argument("--seconds", type=float, default=120)
    given.add_argument("--opponents", default="chance,beginner")
    given.add_argument("-o", "--out", required=True)
    asked = given.parse_args()
    save(asked.out, train(asked.key, asked.seconds, asked.opponents.split(","))[0])
