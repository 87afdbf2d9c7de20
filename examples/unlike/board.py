"""The table of Unlike: a name, a die and points for each seat, six dice to pick from."""

from saloon.house.simple import sealed
from saloon.scene.pips import DIE_ART, DIE_FACES
from unlike.notation import NOTATION
from unlike.speech import SPEECH, prompt

BOARD = sealed(NOTATION, SPEECH, prompt, lambda view: view.points, "die-{}".format, "die", DIE_ART, (DIE_FACES,))
