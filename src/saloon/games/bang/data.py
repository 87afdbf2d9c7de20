"""What is in the box: faces of the dice, roles, characters, arrows."""

from __future__ import annotations

from typing import Final

BLANK: Final = -1
"""A role one does not know, a character not yet dealt, a die in the cup."""

# -- the dice: five alike, one of each face ---------------------------------------------------

ARROW, DYNAMITE, ONE, TWO, BEER, GATLING = range(6)
FACES: Final = ("arrow", "dynamite", "shot-1", "shot-2", "beer", "gatling")
LETTERS: Final = "AD12BG"
DICE: Final = 5
CUP: Final = (BLANK,) * DICE
"""All dice in the cup."""

# -- the roles --------------------------------------------------------------------------------

SHERIFF, DEPUTY, OUTLAW, RENEGADE = range(4)
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
AT_TABLE: Final = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, OUTLAW, OUTLAW, RENEGADE),
    5: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE),
    6: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    7: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    8: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE),
}
"""The role cards for each number of players."""
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Whom each hunts at a table of three."""
BADGE: Final = 2
"""The extra life of the Sheriff."""

# -- the characters ---------------------------------------------------------------------------

(
    BART,
    BLACK_JACK,
    JANET,
    GRINGO,
    JESSE,
    JOURDONNAIS,
    KIT,
    DUKE,
    PAUL,
    PEDRO,
    ROSE,
    SID,
    SLAB,
    SUZY,
    SAM,
    WILLY,
) = range(16)
CHARACTERS: Final = (
    "bart",
    "black-jack",
    "janet",
    "gringo",
    "jesse",
    "jourdonnais",
    "kit",
    "duke",
    "paul",
    "pedro",
    "rose",
    "sid",
    "slab",
    "suzy",
    "sam",
    "willy",
)
LIFE: Final = (8, 8, 8, 7, 9, 7, 7, 8, 9, 8, 9, 8, 8, 8, 9, 8)
"""The life points printed on each character."""

ARROWS: Final = 9
ROLLS: Final = 3
"""The first throw and two more."""
