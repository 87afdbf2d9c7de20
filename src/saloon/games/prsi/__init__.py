"""Prší, the Czech game of sevens, aces and overs."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.prsi.advice import ADVICE
from saloon.games.prsi.board import say, scene, tell
from saloon.games.prsi.notation import NOTATION
from saloon.games.prsi.rules import Prsi, PrsiOptions, start

GAME = Game(
    key="prsi",
    title="Prší",
    seats=range(2, 6),
    options=PrsiOptions,
    version=1,
    state=Prsi,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    secrets=True,
    minutes=10,
)
