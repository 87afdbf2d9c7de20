"""Dáma, Czech draughts."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.dama.advice import ADVICE
from saloon.games.dama.board import say, scene, tell
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.rules import Dama, DamaOptions, start

GAME = Game(
    key="dama",
    title="Dáma",
    seats=range(2, 3),
    options=DamaOptions,
    version=1,
    state=Dama,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    luck=False,
    secrets=False,
    minutes=20,
)
