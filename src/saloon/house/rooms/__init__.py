"""What one does with a game: small typed values that the rooms of its folder hold.

`board.py` draws, `speech.py` talks, `advice.py` knows what is good and how the levels play, `study.py` what is exact,
`reference.py` what positions are worth to a review.
"""

from saloon.house.rooms.advice import Advice as Advice
from saloon.house.rooms.advice import Reason as Reason
from saloon.house.rooms.advice import Sampling as Sampling
from saloon.house.rooms.board import Board as Board
from saloon.house.rooms.reference import Reference as Reference
from saloon.house.rooms.speech import About as About
from saloon.house.rooms.speech import Opening as Opening
from saloon.house.rooms.speech import Speech as Speech
from saloon.house.rooms.speech import Weight as Weight
from saloon.house.rooms.speech import begins as begins
from saloon.house.rooms.speech import explained as explained
from saloon.house.rooms.speech import usual as usual
from saloon.house.rooms.strengths import FOLLOWING as FOLLOWING
from saloon.house.rooms.strengths import LEVELS as LEVELS
from saloon.house.rooms.strengths import PLAIN as PLAIN
from saloon.house.rooms.strengths import SEARCHING as SEARCHING
from saloon.house.rooms.strengths import Exact as Exact
from saloon.house.rooms.strengths import Follow as Follow
from saloon.house.rooms.strengths import Levels as Levels
from saloon.house.rooms.strengths import LookAhead as LookAhead
from saloon.house.rooms.strengths import OwnSearch as OwnSearch
from saloon.house.rooms.strengths import Plan as Plan
from saloon.house.rooms.strengths import Sample as Sample
from saloon.house.rooms.strengths import Sure as Sure
from saloon.house.rooms.strengths import Way as Way
from saloon.house.rooms.strengths import everywhere as everywhere
from saloon.house.rooms.study import Axis as Axis
from saloon.house.rooms.study import Challenges as Challenges
from saloon.house.rooms.study import Feat as Feat
from saloon.house.rooms.study import Feats as Feats
from saloon.house.rooms.study import OddsRow as OddsRow
from saloon.house.rooms.study import Study as Study
from saloon.house.rooms.study import Themes as Themes
from saloon.house.rooms.study import Uses as Uses
