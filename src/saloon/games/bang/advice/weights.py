"""Made by `python train/bang_weights.py`: what deeds tell of roles, fitted to games of bots."""

from __future__ import annotations

from typing import Final

Table = tuple[tuple[float, ...], ...]

SHOT: Final[Table] = (
    (0.00, 0.03, -0.07, 0.04),
    (-2.19, 0.15, 0.38, 0.22),
    (2.23, -0.29, -0.58, -0.34),
    (-1.60, 0.33, 0.38, 0.12),
)
"""What a shot tells, by the shooter's role and the target's."""
SPARED: Final[Table] = (
    (0.00, 0.07, -0.09, 0.02),
    (1.84, -0.01, -0.10, -0.01),
    (-2.23, 0.06, 0.17, 0.05),
    (1.84, -0.03, -0.08, -0.04),
)
"""What it tells that somebody within reach was not shot at."""
HELPED: Final[Table] = (
    (0.00, 0.11, -0.02, -0.09),
    (1.10, 0.14, -1.58, -0.36),
    (-2.38, 1.13, 1.59, 1.35),
    (0.26, -0.32, -1.68, -0.32),
)
"""What help tells. Deputies and Renegades are drawn together to three tenths of their difference: good Renegades help
too (`bench/bang_belief.py`)."""
DOUBTED: Final[Table] = (
    (0.00, 0.69, -0.84, 0.57),
    (0.00, -0.31, 0.55, -0.25),
    (0.00, -0.79, 0.91, -0.11),
)
"""Shot, spared, helped: what each tells besides, by the doer's role, if the other looks like an Outlaw."""
