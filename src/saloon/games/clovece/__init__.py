"""Člověče, nezlob se, the Czech ludo."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.clovece.advice import ADVICE
from saloon.games.clovece.board import scene
from saloon.games.clovece.notation import NOTATION
from saloon.games.clovece.odds import odds
from saloon.games.clovece.rules import Clovece, CloveceOptions, start
from saloon.games.clovece.telling import say, tell

GAME = Game(
    key="clovece",
    title="Člověče, nezlob se",
    seats=range(2, 5),
    options=CloveceOptions,
    version=1,
    state=Clovece,
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
