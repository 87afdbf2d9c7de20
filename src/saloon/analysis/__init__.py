"""A board to think on: any position of any game, every choice with what it promises, and the tree of what was tried."""

from saloon.analysis.weighing import WeighedPosition as WeighedPosition
from saloon.analysis.weighing import weigh as weigh
