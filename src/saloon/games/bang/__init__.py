"""Bang! The Dice Game: secret roles, five dice, nine arrows."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.bang.advice import ADVICE
from saloon.games.bang.board import say, scene, tell
from saloon.games.bang.notation import NOTATION
from saloon.games.bang.odds import odds
from saloon.games.bang.rules import Bang, facts, start
from saloon.games.bang.table import BangOptions

GAME = Game(
    key="bang",
    title="Bang! The Dice Game",
    seats=range(3, 9),
    options=BangOptions,
    version=1,
    state=Bang,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    luck=True,
    secrets=True,
    camps=True,
    minutes=20,
    facts=facts,
    odds=odds,
)
