"""Positions worth a picture that a match at random seldom reaches, with the taps of a choice half made."""

from __future__ import annotations

from typing import Final, NamedTuple


class Pose(NamedTuple):
    """A position seen by its first seat, or by an onlooker. What is tapped is sent nowhere."""

    name: str
    text: str
    options: str = ""
    seats: int = 1
    taps: tuple[str, ...] = ()
    watched: bool = False


def fields(words: str, **changes: str | int) -> str:
    """Words like `cash=17`, some of them changed."""
    return " ".join(
        f"{name}={changes.get(name, was)}" for name, _, was in (word.partition("=") for word in words.split())
    )


TABLE: Final = "round=1 turn=2 line=D6,C9,S10 sheriff=?"
MAP: Final = (
    "cash=17 gold=5 stars=16 wanted=4 pans=2 town=hideout,stables,store rooms=1R,2R,3C stops=3,5 at=5 targets=6,9 "
    "failed=6 "
    "tombs=CE,BM,BR owned=horse,pickaxe nights=0 land=- poker=C8,D8,HQ,SQ,D5,C10,H10 who=- used=0 tainted=yes hands=2"
)
"""In the middle of the game."""
WRITTEN: Final = fields(MAP, poker="C8,D8,HQ,SQ,D5,C10,H10,S10")
LATE: Final = (
    "cash=18 gold=18 stars=30 wanted=14 pans=2 hammers=3 town=stables,store,hotel rooms=1L,1R,2L,2M,3A,3B "
    "stops=9,10,Q at=12 targets=8,9 "
    "tombs=TM,ML,CE,BL,BM owned=workhorse nights=1 poker=H7,H8,SA,C9,HA,DK,HK,SJ,CK,DJ tainted=yes arrests=1 hands=1,6"
)
DOC: Final = (
    "cash=9 gold=4 stars=21 wanted=7 pans=1 hammers=3 town=stables,office rooms=1L,2L stops=9 at=9 targets=8,9,10,J "
    "failed=8,J "
    "tombs=ML,CE owned=workhorse poker=S3,S2,S5,SK,S4,D5,SJ who=- used=0 tainted=yes hands=5"
)
BELLE: Final = (
    "cash=22 gold=3 stars=13 wanted=2 town=undertaker,store,land rooms=1R stops=3 at=3 targets=2 tombs=TL,TM,CE,BL "
    "owned=quiet,bandana land=e,h,i poker=HA,DA,C2,C3,C9,DK,DQ tainted=yes hands=1"
)
MINE: Final = f"turn {TABLE} roles=D6+C9 suit=D value=9"
TOWN: Final = f"turn {TABLE} roles=C9+D6 suit=C value=8 acted=yes"
LAND: Final = fields(WRITTEN, town="hideout,stables,store,land", land="a,d")
POSTERS: Final = "bounties=rich,wanted,mine-gold turned=2"
FLIPTOWN: Final = (
    Pose("start", "arrange line=S2,D10,D2 sheriff=? |"),
    Pose("suit", f"arrange {TABLE} | {MAP}", taps=("card-D6",)),
    Pose("half", f"arrange {TABLE} | {MAP}", taps=("card-D6", "card-C9")),
    Pose("turn", f"{MINE} | {WRITTEN}"),
    Pose("changed", f"turn {TABLE} roles=D6+C9 suit=H value=8 | {fields(WRITTEN, gold=2)}"),
    Pose("chain", f"{MINE} | {WRITTEN}", taps=("mine-3",)),
    Pose("grave", f"{MINE} | {WRITTEN}", taps=("cemetery-5",)),
    Pose("bonuses", f"{TOWN} pending=E@C7,R@C7,H@D3 | {LAND}"),
    Pose("land", f"{TOWN} pending=E@C7 | {LAND}", taps=("square-4", "square-7")),
    Pose("cowbot", f"arrange {TABLE} stolen=?,?,? cleared=C2/C3/C4 bot=jane | {MAP}", "cowbot=jane level=hard"),
    Pose("characters", "choose |", "characters=chosen"),
    Pose(
        "ability",
        f"turn {TABLE} stolen=? cleared=C2 roles=D6+C9 suit=D value=9 bot=earp | {fields(WRITTEN, who='wild-card')}",
        "characters=dealt cowbot=earp",
        taps=("power",),
    ),
    Pose(
        "holdem",
        f"arrange {TABLE} holes=SJ+C7/?+? {POSTERS} | {fields(MAP, who='settler')} | "
        f"{fields(DOC, who='baroness', used=1)}",
        "holdem=yes characters=dealt",
        2,
        ("card-D6", "card-C9"),
    ),
    Pose("bribe", f"bribe round=1 turn=4 sheriff=? | {LATE}"),
    Pose("fine", f"fine round=1 turn=4 sheriff=C3 bribes=refuses | {fields(LATE, wanted=9)}"),
    Pose(
        "title",
        "over round=2 turn=4 sheriff=C3 bribes=refuses | "
        f"{fields(LATE, wanted=9, poker='H7,H8,SA,C9,HA,DK,HK,SJ,CK,DJ,C2,D2,C7,S7,H7', hands='1,6,2')}",
    ),
    Pose("rivals", f"arrange {TABLE} roles=-/?+?/- {POSTERS} | {MAP} | {DOC} | {BELLE}", "", 3, ("seat-1",)),
    Pose("watched", f"arrange {TABLE} roles=-/?+?/- {POSTERS} | {MAP} | {DOC} | {BELLE}", "", 3, watched=True),
)
POSES: Final = {"fliptown": FLIPTOWN}
