"""Bots: they get a view and a clock, and choose."""

from saloon.bots.bot import Bot as Bot
from saloon.bots.bot import Clock as Clock
from saloon.bots.bot import Ranked as Ranked
from saloon.bots.bot import Thought as Thought
from saloon.bots.levels import LEVELS as LEVELS
from saloon.bots.levels import decide as decide
from saloon.bots.levels import hint as hint
from saloon.bots.levels import make as make
