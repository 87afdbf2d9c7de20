"""Maroko, three dice in three throws."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.maroko.advice import ADVICE
from saloon.games.maroko.board import say, scene, tell
from saloon.games.maroko.notation import NOTATION
from saloon.games.maroko.odds import odds
from saloon.games.maroko.rules import Maroko, MarokoOptions, start

GAME = Game(
    key="maroko",
    title="Maroko",
    seats=range(2, 9),
    options=MarokoOptions,
    version=1,
    state=Maroko,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    minutes=5,
    odds=odds,
)
