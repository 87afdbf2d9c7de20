"""Unlike: everybody picks a number in secret; what nobody else has picked counts. A worked example of a sealed choice."""

from saloon.house import Game
from unlike.notation import NOTATION
from unlike.rules import Unlike, UnlikeOptions, start

GAME = Game(
    key="unlike",
    title="Unlike",
    seats=range(2, 7),
    options=UnlikeOptions,
    version=1,
    state=Unlike,
    start=start,
    notation=NOTATION,
    luck=False,  # nature only reveals: a forced step is no luck
    secrets=True,
    minutes=5,
)
