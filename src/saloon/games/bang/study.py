"""What is exactly known."""

from saloon.games.bang.odds import odds
from saloon.games.bang.rules import facts
from saloon.house.rooms import Study

STUDY = Study(odds, facts)
