"""Games of the house: what a game is, the rooms of its folder, and the shelf."""

from saloon.house.game import SHELF as SHELF
from saloon.house.game import Game as Game
from saloon.house.game import game_of as game_of
from saloon.house.game import open_rules as open_rules
