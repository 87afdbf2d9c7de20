"""What is said at the table."""

from saloon.games.oko.board import say, tell
from saloon.house.rooms import Speech

SPEECH = Speech(say, tell)
