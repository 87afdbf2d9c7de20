"""What is exactly known."""

from saloon.games.tisicovka.odds import odds
from saloon.games.tisicovka.rules import Tisicovka
from saloon.house.rooms import Study

STUDY: Study[Tisicovka] = Study(odds)
