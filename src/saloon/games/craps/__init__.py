"""Craps mini, the banker's game with 24 chips."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.craps.advice import ADVICE
from saloon.games.craps.board import say, scene, tell
from saloon.games.craps.notation import NOTATION
from saloon.games.craps.odds import odds
from saloon.games.craps.rules import Craps, CrapsOptions, start

GAME = Game(
    key="craps",
    title="Craps mini",
    seats=range(2, 5),
    options=CrapsOptions,
    version=1,
    state=Craps,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    minutes=20,
    odds=odds,
)
