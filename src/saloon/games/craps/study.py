"""What is exactly known."""

from saloon.games.craps.odds import odds
from saloon.games.craps.rules import Craps
from saloon.house.rooms import Study

STUDY: Study[Craps] = Study(odds)
