"""Dáma, Czech draughts: what can be done (`actions`), how captures run (`captures`), and the position (`table`)."""

from saloon.core.rules import Rules
from saloon.games.dama.rules.actions import ACCEPT as ACCEPT
from saloon.games.dama.rules.actions import DECLINE as DECLINE
from saloon.games.dama.rules.actions import FORGIVE as FORGIVE
from saloon.games.dama.rules.actions import HUFF as HUFF
from saloon.games.dama.rules.actions import OFFER as OFFER
from saloon.games.dama.rules.actions import STEP as STEP
from saloon.games.dama.rules.actions import Accept as Accept
from saloon.games.dama.rules.actions import Decline as Decline
from saloon.games.dama.rules.actions import Forgive as Forgive
from saloon.games.dama.rules.actions import Huff as Huff
from saloon.games.dama.rules.actions import Jump as Jump
from saloon.games.dama.rules.actions import Offer as Offer
from saloon.games.dama.rules.actions import Step as Step
from saloon.games.dama.rules.table import CALM_TO_OFFER as CALM_TO_OFFER
from saloon.games.dama.rules.table import Dama as Dama
from saloon.games.dama.rules.table import DamaOptions as DamaOptions
from saloon.games.dama.rules.table import End as End
from saloon.games.dama.rules.table import Position as Position
from saloon.games.dama.rules.table import start as start

RULES = Rules(DamaOptions, Dama, start)
