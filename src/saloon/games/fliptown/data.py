"""What is printed: the map of five areas, the cards, the tables. To be held against the map.

An area has the number of its suit in the French deck (clubs, diamonds, hearts, spades); the
cemetery comes last. A value is 1 for the ace up to 13 for the king.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from saloon.kit.cards import BLANK, FRENCH

# -- the deck ---------------------------------------------------------------------------------

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
SUITS: Final = "CDHS"
VALUES: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
SUIT: Final = tuple(FRENCH.suit(card) for card in FRENCH.cards)
VALUE: Final = tuple((FRENCH.rank(card) + 1) % 13 + 1 for card in FRENCH.cards)
"""The value of each card; an ace is 1 everywhere but in a poker hand."""
RED: Final = tuple(suit in (DIAMONDS, HEARTS) for suit in SUIT)
CARDS_IN_DECK: Final = 52
DECK: Final = (1 << CARDS_IN_DECK) - 1

ROUNDS, TURNS, LINE = 3, 5, 3
"""Rounds of a game, turns of a round, cards of a line-up."""

# -- areas and what they give -----------------------------------------------------------------

TOWN: Final = 0
MINE: Final = 1
TRAIL: Final = 2
BADLANDS: Final = 3
CEMETERY: Final = 4
AREAS: Final = ("town", "mine", "trail", "badlands", "cemetery")
SIGNS: Final = "CDHSR"
"""The letter of each area in text: its suit, R for the cemetery."""


class Reward(NamedTuple):
    """What a site gives, W included."""

    stars: int = 0
    cash: int = 0
    gold: int = 0
    wanted: int = 0
    pans: int = 0
    hammers: int = 0
    shed: int = 0
    """W to be crossed out."""
    bonus: int = BLANK
    """The area of a bonus action."""
    either: bool = False
    """A pan or a hammer, as the player likes."""


NOTHING: Final = Reward()
PANS = HAMMERS = 4
"""The most of each."""

# -- the trail: thirteen stops from left to right, ace to king --------------------------------

STOPS: Final = (
    Reward(stars=2),
    Reward(either=True),
    Reward(stars=1, bonus=CEMETERY),
    Reward(stars=3, wanted=1),
    Reward(cash=12),
    Reward(bonus=BADLANDS),
    Reward(stars=4, wanted=1),
    Reward(gold=8),
    Reward(bonus=TOWN),
    Reward(stars=5, wanted=2),
    Reward(shed=6),
    Reward(bonus=MINE),
    Reward(stars=6, wanted=3),
)

# -- the badlands: targets 2 to king, in rows of three ----------------------------------------

KINDS: Final = ("chicken", "cattle", "stagecoach", "train")
TARGETS: Final = (
    Reward(wanted=1, stars=2, cash=1), Reward(wanted=1, stars=2, cash=2), Reward(wanted=1, stars=2, cash=3),
    Reward(wanted=2, stars=4, cash=1), Reward(wanted=2, stars=4, cash=3), Reward(wanted=2, stars=4, cash=5),
    Reward(wanted=3, stars=6, cash=2), Reward(wanted=3, stars=6, cash=4), Reward(wanted=3, stars=6, cash=7),
    Reward(wanted=4, stars=8, cash=3), Reward(wanted=4, stars=8, cash=6), Reward(wanted=4, stars=8, cash=10),
)  # fmt: skip
ROW_BONUS: Final = (CEMETERY, MINE, TOWN, TRAIL)

# -- the mine: fourteen rooms on four levels --------------------------------------------------
#
#              1L          1R
#         2L        2M        2R
#     3A       3B        3C       3D
#   4A     4B       4C       4D      4E

ENTRANCE: Final = BLANK


class WayDown(NamedTuple):
    """A way down into a room: from a room above or the entrance, for values in a range."""

    above: int
    low: int
    high: int


class Chamber(NamedTuple):
    name: str
    doors: tuple[WayDown, ...]
    reward: Reward
    counts: int = BLANK
    """The area whose circled sites are silver stars at the end."""


(R1L, R1R, R2L, R2M, R2R, R3A, R3B, R3C, R3D, R4A, R4B, R4C, R4D, R4E) = range(14)
ROOMS: Final = (
    Chamber("1L", (WayDown(ENTRANCE, 1, 7),), Reward(hammers=1, gold=1)),
    Chamber("1R", (WayDown(ENTRANCE, 8, 13),), Reward(pans=1, gold=1)),
    Chamber("2L", (WayDown(R1L, 1, 4),), Reward(bonus=BADLANDS, gold=1)),
    Chamber("2M", (WayDown(R1L, 5, 7), WayDown(R1R, 8, 10)), Reward(bonus=TRAIL, gold=1)),
    Chamber("2R", (WayDown(R1R, 11, 13),), Reward(bonus=TOWN, gold=1)),
    Chamber("3A", (WayDown(R2L, 1, 3),), Reward(stars=1, gold=6, wanted=1)),
    Chamber("3B", (WayDown(R2L, 4, 5), WayDown(R2M, 6, 7)), Reward(stars=2, gold=4, wanted=1)),
    Chamber("3C", (WayDown(R2M, 8, 9), WayDown(R2R, 10, 11)), Reward(stars=3, gold=2, wanted=1)),
    Chamber("3D", (WayDown(R2R, 12, 13),), Reward(stars=4, wanted=1)),
    Chamber("4A", (WayDown(R3A, 1, 2),), Reward(wanted=1), CEMETERY),
    Chamber("4B", (WayDown(R3A, 3, 4), WayDown(R3B, 5, 6)), Reward(wanted=2), TOWN),
    Chamber("4C", (WayDown(R3B, 7, 8), WayDown(R3C, 9, 10)), Reward(wanted=3), MINE),
    Chamber("4D", (WayDown(R3C, 10, 11), WayDown(R3D, 11, 12)), Reward(wanted=2), TRAIL),
    Chamber("4E", (WayDown(R3D, 12, 13),), Reward(wanted=1), BADLANDS),
)

# -- the town: thirteen buildings, ace to king ------------------------------------------------

(
    UNDERTAKER,
    BANK,
    HIDEOUT,
    STABLES,
    STORE,
    CHURCH,
    HOTEL,
    LAND,
    GUNSMITH,
    BAIL,
    OFFICE,
    SALOON,
    CLUB,
) = range(13)
BUILDINGS: Final = (
    "undertaker",
    "bank",
    "hideout",
    "stables",
    "store",
    "church",
    "hotel",
    "land",
    "gunsmith",
    "bail",
    "office",
    "saloon",
    "club",
)
BOARDS: Final = (
    Reward(bonus=MINE),
    Reward(stars=1),
    Reward(stars=1),
    Reward(bonus=CEMETERY),
    Reward(bonus=TRAIL),
    Reward(stars=1),
    Reward(bonus=BADLANDS),
    Reward(bonus=CEMETERY),
    Reward(bonus=TRAIL),
    Reward(stars=1),
    Reward(bonus=MINE),
    Reward(stars=1),
    Reward(bonus=BADLANDS),
)
"""What the sign of each building gives on the first visit."""

QUIET: Final = 0
SHOVEL: Final = 1
DEPOSIT_RED: Final = 2
DEPOSIT_BLACK: Final = 3
WORK_HORSE: Final = 4
TRAIL_HORSE: Final = 5
PAN: Final = 6
PICKAXE: Final = 7
BANDANA: Final = 8
PISTOL: Final = 9
RIFLE: Final = 10
HUNT_J: Final = 11
HUNT_Q: Final = 12
HUNT_K: Final = 13
TOOLS: Final = (
    "quiet",
    "shovel",
    "red",
    "black",
    "workhorse",
    "horse",
    "pan",
    "pickaxe",
    "bandana",
    "pistol",
    "rifle",
    "J",
    "Q",
    "K",
)
"""What one can own: the undertaker's two gifts, deposits, horses, goods, guns, outlaws."""
PRICE: Final = (0, 0, 4, 4, 3, 4, 3, 2, 1, 3, 4, 0, 0, 0)
SOLD: Final = {
    UNDERTAKER: (QUIET, SHOVEL),
    BANK: (DEPOSIT_RED, DEPOSIT_BLACK),
    STABLES: (WORK_HORSE, TRAIL_HORSE),
    STORE: (PAN, PICKAXE, BANDANA),
    GUNSMITH: (PISTOL, RIFLE),
    BAIL: (HUNT_J, HUNT_Q, HUNT_K),
}
NEEDS: Final = {SHOVEL: QUIET, RIFLE: PISTOL}
"""What must be owned first."""
COMES_WITH: Final = {
    WORK_HORSE: Reward(hammers=1, stars=1),
    PAN: Reward(pans=1, stars=1),
    PICKAXE: Reward(stars=1),
}
"""What a thing brings at once."""

INTEREST: Final = (1, 2, 3)
"""Stars of a deposit by round."""
MOST: Final = {HIDEOUT: 4, CHURCH: 8, SALOON: 8, CLUB: 8}
"""How many times the exchange of a building may be made on one visit."""
DRINK: Final = 2
"""What a star costs in the saloon; a W in church and a star in the club cost one."""
NIGHT: Final = 2
NIGHTS: Final = (0, 2, 7, 14, 23)
"""Silver stars after a number of nights in the hotel."""
BAIL_CASH, BAIL_GOLD, BAIL_SHED = 4, 2, 2
"""What a caught outlaw is worth."""
OFFICE_STARS, OFFICE_SHED = 1, 2
HORSE_VALUE: Final = 6
PICKAXE_VALUE: Final = 2

SQUARES: Final = (
    3, 1, 1,
    1, 2, 1,
    1, 1, 3,
)  # fmt: skip
SHAPES: Final = {"domino": 4, "line": 6, "corner": 8}
"""Two squares in a row, three in a row, three round a corner, and their prices."""
WHOLE_LAND: Final = 7

# -- the cemetery: nine tombstones, the centre circled from the start -------------------------
#
#   TL  P   TM  2S  TR
#   4g      ham     H
#   ML  $4  CE  2g  MR
#   D       pan     $8
#   BL  2S  BM  C   BR

TOMBS: Final = ("TL", "TM", "TR", "ML", "CE", "MR", "BL", "BM", "BR")
CENTRE: Final = 4
PAIRS: Final = (
    (0, 1, Reward(bonus=BADLANDS)),
    (1, 2, Reward(stars=2)),
    (0, 3, Reward(gold=4)),
    (1, 4, Reward(hammers=1)),
    (2, 5, Reward(bonus=TRAIL)),
    (3, 4, Reward(cash=4)),
    (4, 5, Reward(gold=2)),
    (3, 6, Reward(bonus=MINE)),
    (4, 7, Reward(pans=1)),
    (5, 8, Reward(cash=8)),
    (6, 7, Reward(stars=2)),
    (7, 8, Reward(bonus=TOWN)),
)
GRAVE_WANTED: Final = 1

SITES: Final = (13, 14, 13, 12, 9)
"""How many sites each area has."""

# -- poker and the sheriff --------------------------------------------------------------------

POKER_CASH: Final = (0, 2, 3, 4, 5, 6, 7, 8, 9, 10)
POKER_STARS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
"""By category: nothing, pair, two pair, three, straight, flush, full house, four, straight flush, royal flush."""
FINE_CASH: Final = (10, 14, 18)
FINE_STARS: Final = (4, 6, 8)
STARS_ONLY: Final = 14
"""From this number of W on a fine cannot be paid in money."""
WORK_CASH, PAN_GOLD = 2, 1

# -- bounties ---------------------------------------------------------------------------------

BOUNTIES: Final = (
    "four-each",
    "trail-bonuses",
    "pans-hammers",
    "town-stars",
    "mine-gold",
    "each-kind",
    "tombstones",
    "far-or-outlaws",
    "wanted",
    "things",
    "rich",
    "five-bonuses",
)
OPEN_BOUNTIES: Final = 3
BOUNTY_FIRST, BOUNTY_LATER = 7, 4

# -- characters, in the order of their corners: ace to king, then the joker -------------------


class Character(NamedTuple):
    name: str
    cash: int
    gold: int
    wanted: int = 0
    stars: int = 0
    pans: int = 0
    hammers: int = 0
    shovel: bool = False


STANDARD: Final = Character("none", 4, 2)
(
    TRAILBLAZER,
    CHEAT,
    PROSPECTOR,
    SETTLER,
    BANDIT,
    MARSHAL,
    PREACHER,
    MINER,
    RANCH_HAND,
    GRAVE_ROBBER,
    MAN_IN_BLACK,
    BARONESS,
    MAYOR,
    WILD_CARD,
) = range(14)
CHARACTERS: Final = (
    Character("trailblazer", 3, 4),
    Character("cheat", 7, 1),
    Character("prospector", 3, 5, pans=1),
    Character("settler", 7, 2),
    Character("bandit", 7, 6, wanted=4),
    Character("marshal", 5, 2, stars=2),
    Character("preacher", 3, 3),
    Character("miner", 1, 5),
    Character("ranch-hand", 5, 1, hammers=1),
    Character("grave-robber", 3, 1, shovel=True),
    Character("man-in-black", 3, 4, wanted=6, stars=1),
    Character("baroness", 7, 1),
    Character("mayor", 3, 1, stars=3),
    Character("wild-card", 4, 0),
)
CALLS: Final = {
    TRAILBLAZER: (TRAIL,),
    SETTLER: (TOWN,),
    BANDIT: (BADLANDS,),
    MINER: (MINE,),
    GRAVE_ROBBER: (CEMETERY,),
    MAN_IN_BLACK: (TOWN, MINE, TRAIL, BADLANDS, CEMETERY),
}
"""The bonus actions that characters may take."""
JOKERS: Final = 2
PREACHES: Final = 6
RANCH_SHED: Final = 2
"""W crossed out for each hammer."""

# -- cowbots, by the suit that wakes them: in the order of the suits --------------------------

GOT_STAR, GOT_CASH, GOT_GOLD, GOT_WANTED, GOT_BONUS = (1 << bit for bit in range(5))
"""What was gained this turn, as a mask."""


class Cowbot(NamedTuple):
    name: str
    watches: int
    areas: tuple[int, int, int, int]
    """Counted four, three, two times and once."""


EARP, BART, JANE, BILLY = range(4)
BOTS: Final = (
    Cowbot("earp", GOT_BONUS, (TOWN, MINE, TRAIL, BADLANDS)),
    Cowbot("bart", GOT_GOLD, (MINE, TOWN, BADLANDS, TRAIL)),
    Cowbot("jane", GOT_STAR, (TRAIL, BADLANDS, TOWN, MINE)),
    Cowbot("billy", GOT_WANTED, (BADLANDS, TRAIL, MINE, TOWN)),
)
LEVELS: Final = ("easy", "normal", "hard")
"""At each level a stolen card counts one, two, three; two, three or all four areas count."""
BOT_CHARACTER = BOT_HOLDEM = 5

# -- titles and challenges --------------------------------------------------------------------

SCORE_WORDS: Final = ("greenhorn", "veteran", "fearless", "sharpshooter", "legendary")
SCORE_FROM: Final = (50, 60, 70, 80)
SCORE_SHIFT: Final = 5
"""Each of character and hold 'em moves the bands up by this."""
WANTED_WORDS: Final = ("deputy", "rancher", "cowboy", "desperado", "outlaw")
WANTED_FROM: Final = (4, 7, 10, 14)

CHALLENGES: Final = (
    "six-each",
    "pans-hammers",
    "clean-end",
    "mine-gold",
    "trail-stars",
    "town-stars",
    "each-kind",
    "tombstones",
    "great-hand",
    "never-wanted",
    "rich",
    "three-hands",
    "never-arrested",
    "all-bots",
    "hard-bot",
    "one-stolen",
    "wanted",
    "silver",
    "whole-area",
    "legendary",
)
