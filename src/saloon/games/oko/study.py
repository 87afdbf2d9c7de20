"""What is exactly known."""

from saloon.games.oko.odds import odds
from saloon.games.oko.rules import Oko
from saloon.house.rooms import Study

STUDY: Study[Oko] = Study(odds)
