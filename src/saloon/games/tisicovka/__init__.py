"""Tisícovka, six dice and a thousand points."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.tisicovka.advice import ADVICE
from saloon.games.tisicovka.board import say, scene, tell
from saloon.games.tisicovka.notation import NOTATION
from saloon.games.tisicovka.odds import odds
from saloon.games.tisicovka.rules import Tisicovka, TisicovkaOptions, start

GAME = Game(
    key="tisicovka",
    title="Tisícovka",
    seats=range(2, 9),
    options=TisicovkaOptions,
    version=1,
    state=Tisicovka,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    minutes=30,
    odds=odds,
)
