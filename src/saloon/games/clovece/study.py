"""What is exactly known."""

from saloon.games.clovece.odds import odds
from saloon.games.clovece.rules import Clovece
from saloon.house.rooms import Study

STUDY: Study[Clovece] = Study(odds)
