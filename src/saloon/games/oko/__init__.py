"""Oko, or twenty-one with a die."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.oko.advice import ADVICE
from saloon.games.oko.board import say, scene, tell
from saloon.games.oko.notation import NOTATION
from saloon.games.oko.odds import odds
from saloon.games.oko.rules import Oko, OkoOptions, start

GAME = Game(
    key="oko",
    title="Oko",
    seats=range(2, 9),
    options=OkoOptions,
    version=1,
    state=Oko,
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
