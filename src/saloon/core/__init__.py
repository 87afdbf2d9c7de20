"""The contract: state, action, view, notation, chance, event. Standard library only."""

from saloon.core.event import Event as Event
from saloon.core.event import fold as fold
from saloon.core.event import witnessed as witnessed
from saloon.core.notation import Lexicon as Lexicon
from saloon.core.notation import Notation as Notation
from saloon.core.options import Options as Options
from saloon.core.options import choice as choice
from saloon.core.play import anything as anything
from saloon.core.play import outcome as outcome
from saloon.core.play import play as play
from saloon.core.state import NATURE as NATURE
from saloon.core.state import ONLOOKER as ONLOOKER
from saloon.core.state import Action as Action
from saloon.core.state import Fault as Fault
from saloon.core.state import Illegal as Illegal
from saloon.core.state import Seat as Seat
from saloon.core.state import State as State
from saloon.core.state import Unreadable as Unreadable
from saloon.core.state import View as View
from saloon.core.value import changed as changed
from saloon.core.value import value as value
