"""What is exactly known."""

from saloon.games.maroko.odds import odds
from saloon.games.maroko.rules import Maroko
from saloon.house.rooms import Study

STUDY: Study[Maroko] = Study(odds)
