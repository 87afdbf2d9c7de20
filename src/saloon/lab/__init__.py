"""The lab: many games at once, counted honestly."""

from saloon.lab.printing import ResultTable as ResultTable
from saloon.lab.printing import tables as tables
from saloon.lab.simulate import Failed as Failed
from saloon.lab.simulate import Interrupted as Interrupted
from saloon.lab.simulate import simulate as simulate
from saloon.lab.tally import Result as Result
