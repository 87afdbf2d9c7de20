"""Mlýn, nine men's morris."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.mlyn.advice import ADVICE
from saloon.games.mlyn.board import say, scene, tell
from saloon.games.mlyn.notation import NOTATION
from saloon.games.mlyn.rules import Mlyn, MlynOptions, start

GAME = Game(
    key="mlyn",
    title="Mlýn",
    seats=range(2, 3),
    options=MlynOptions,
    version=1,
    state=Mlyn,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    luck=False,
    minutes=15,
)
