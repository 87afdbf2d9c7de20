"""What is said at the table."""

from saloon.games.dama.board import say, tell
from saloon.house.rooms import Speech

SPEECH = Speech(say, tell)
