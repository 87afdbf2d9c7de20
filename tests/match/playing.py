"""Matches for tests: played at random from a seed, with takebacks and changed seats among the moves."""

from __future__ import annotations

from random import Random
from typing import Any

from saloon.core import NATURE, Illegal
from saloon.house import Game
from saloon.match import FairChance, Match, Undo, pledge_of
from saloon.match.chain import join
from saloon.match.fair import SECRET_BYTES


def secret_of(seed: int) -> bytes:
    return Random(seed).randbytes(SECRET_BYTES)


def new(game: Game[Any], seed: int, seats: int | None = None, **more: Any) -> Match:
    """A match of provable chance to which the first seat adds its bytes."""
    match = Match(game, seats, chance=FairChance(secret_of(seed)), id=f"test-{seed}", **more)
    match.pledge(0, pledge_of(match.id, 0, b"0123456789abcdef"))
    match.redeem(0, b"0123456789abcdef")
    return match


def step(match: Match, rng: Random) -> None:
    """Anybody who is to act does anything they may."""
    to_act = match.to_act()
    seat = to_act[int(rng.random() * len(to_act))]
    if seat == NATURE:
        match.nature()
    else:
        legal = match.position.legal(seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])


def meddle(match: Match, rng: Random) -> None:
    """Now and then somebody takes back, by consent if need be, or is replaced."""
    seat = int(rng.random() * match.seats)
    if rng.random() < 0.2:
        match.reseat(seat, "bot:regular" if match.players[seat].human else "human")
        return
    try:
        wish = match.ask(seat)
    except Illegal:
        return
    for other in wish.needed if isinstance(wish, Undo) else ():
        match.agree(other)


def played(
    game: Game[Any], seed: int, seats: int | None = None, steps: int = 2000, meddling: float = 0.15, **more: Any
) -> Match:
    """A match played at random, up to a number of steps."""
    match, rng = new(game, seed, seats, **more), Random(seed)
    for _ in range(steps):
        if match.over:
            break
        step(match, rng)
        if not match.over and rng.random() < meddling:
            meddle(match, rng)
    return match


def relink(text: str) -> str:
    """The file of a forger who works out all hashes anew."""
    return join(line.rpartition(" ")[0] for line in text.splitlines())
