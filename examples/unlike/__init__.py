"""Unlike: everybody picks a number in secret; what nobody else has picked counts. An example of a sealed choice."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="unlike",
    title="Unlike",
    seats=range(2, 7),
    version=1,
    luck=False,  # nature only turns up what was picked: a forced step is no luck
    secrets=True,
    minutes=5,
    home=__name__,
)
