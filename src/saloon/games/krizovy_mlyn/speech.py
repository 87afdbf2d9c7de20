"""What is said at the table."""

from saloon.games.krizovy_mlyn.board import say, tell
from saloon.house.rooms import Speech

SPEECH = Speech(say, tell)
