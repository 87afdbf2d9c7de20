"""Křížový mlýn, the cross mill."""

from pathlib import Path

from saloon.core.game import Game
from saloon.games.krizovy_mlyn.advice import ADVICE
from saloon.games.krizovy_mlyn.board import say, scene, tell
from saloon.games.krizovy_mlyn.notation import NOTATION
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions, start

GAME = Game(
    key="krizovy_mlyn",
    title="Křížový mlýn",
    seats=range(2, 3),
    options=KrizovyMlynOptions,
    version=1,
    state=KrizovyMlyn,
    start=start,
    notation=NOTATION,
    scene=scene,
    say=say,
    tell=tell,
    advice=ADVICE,
    folder=Path(__file__).parent,
    luck=False,
    minutes=8,
)
