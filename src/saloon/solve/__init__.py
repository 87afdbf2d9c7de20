"""Solved games: tables that the house works out from its own rules and keeps for its user."""

from saloon.solve.kept import Kept as Kept
from saloon.solve.kept import all_kept as all_kept
from saloon.solve.kept import opened as opened
from saloon.solve.kept import read as read
from saloon.solve.kept import stamp as stamp
from saloon.solve.solution import Filling as Filling
from saloon.solve.solution import Progress as Progress
from saloon.solve.solution import Solution as Solution
from saloon.solve.solution import SolverWork as SolverWork
from saloon.solve.solution import solve as solve
