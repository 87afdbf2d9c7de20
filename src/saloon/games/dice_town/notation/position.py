"""Positions of Dice Town in text: every field of the table in its order.

A mind is written pool by pool, `wanted,claim3@1,3` for two cards that seats 1 and 3 hold between
them; `claim1*5` stands for five alike, `=` for a mind that knows what everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final, TypeVar, get_args

from saloon.core.state import NATURE, ONLOOKER, Action, Seat
from saloon.games.dice_town.notation import spelling
from saloon.games.dice_town.rules import DiceTown, TownOptions
from saloon.games.dice_town.rules.actions import NOTHING, PASS, PLAYS, SEALED, Cheat, Offer, Play
from saloon.games.dice_town.rules.flow import House, Phase
from saloon.games.dice_town.rules.minds import Mind, Pool
from saloon.games.dice_town.rules.sound import flaw

T = TypeVar("T")
Spelling = tuple[Callable[[Any], str], Callable[[str], Any]]

# -- spellings --------------------------------------------------------------------------------


def rows(write: Callable[[T], str], read: Callable[[str], T]) -> Spelling:
    """Something for each seat or place."""
    return lambda row: "/".join(map(write, row)), lambda text: tuple(map(read, text.split("/")))


def maybe(write: Callable[[T], str], read: Callable[[str], T]) -> Spelling:
    """Something or None."""
    return lambda each: "." if each is None else write(each), lambda text: None if text == "." else read(text)


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


def flag(text: str) -> bool:
    return bool("01".index(text))


def write_mask(mask: int) -> str:
    return "".join(str(seat + 1) for seat in range(5) if mask >> seat & 1) or "-"


def read_mask(text: str) -> int:
    seats = [] if text == "-" else [spelling.read_who(each) for each in text]
    if sorted(set(seats)) != seats:
        raise ValueError(text)
    return sum(1 << seat for seat in seats)


def write_viewer(seat: Seat) -> str:
    return {NATURE: "*", ONLOOKER: "o"}.get(seat, str(seat + 1))


def read_viewer(text: str) -> Seat:
    return {"*": NATURE, "o": ONLOOKER}[text] if text in "*o" else spelling.read_who(text)


def read_word(kind: Any) -> Callable[[str], str]:
    return lambda text: get_args(kind)[get_args(kind).index(text)]


PLACE_NAMES: Final = ("1", "2", "3", "4", "5", "pile", "discards", "counter", "loot", "deck")


def write_runs(words: list[str]) -> str:
    runs = [(word, len(list(same))) for word, same in groupby(words)]
    return ",".join(word if count == 1 else f"{word}*{count}" for word, count in runs)


def read_runs(text: str) -> list[str]:
    found = []
    for run in text.split(","):
        word, _, count = run.partition("*")
        found += [word] * min(number(count or "1"), 44)
    return found


def write_mind(mind: Mind) -> str:
    pools = [
        f"{write_runs(spelling.write_cards(cards).split(','))}@{write_runs([PLACE_NAMES[place] for place in places])}"
        for cards, places in mind
    ]
    return ";".join(pools)


def read_mind(text: str) -> Mind:
    return tuple(map(read_pool, text.split(";")))


def read_pool(text: str) -> Pool:
    cards, places = text.split("@")
    pool = spelling.read_cards(",".join(read_runs(cards))), tuple(map(PLACE_NAMES.index, read_runs(places)))
    if len(pool[0]) != len(pool[1]) or any(list(part) != sorted(part) for part in pool):
        raise ValueError(text)
    return pool


BY_PLAY: Final = {spelling.write_play(play).replace(" ", "_"): play for play in PLAYS}


def write_answer(answer: Action) -> str:
    if isinstance(answer, Play | Cheat):
        return spelling.write_play(answer).replace(" ", "_")
    return "pass" if answer == PASS else "sealed"


def read_answer(text: str) -> Action:
    return {"pass": PASS, "sealed": SEALED}.get(text) or BY_PLAY[text]


def write_laid(offer: Offer) -> str:
    return "-" if offer == NOTHING else spelling.write_offer(offer).replace(" ", "_")


def read_laid(text: str) -> Offer:
    return NOTHING if text == "-" else spelling.read_offer(text.replace("_", " "))


COUNT: Final[Spelling] = (str, number)
WHO: Final[Spelling] = (spelling.write_who, spelling.read_who)
MASK: Final[Spelling] = (write_mask, read_mask)
DICE: Final[Spelling] = (spelling.write_faces, spelling.read_faces)
CARDS: Final[Spelling] = (spelling.write_cards, spelling.read_cards)
RUNS: Final[Spelling] = (
    lambda cards: write_runs(spelling.write_cards(cards).split(",")),
    lambda text: spelling.read_cards(",".join(read_runs(text))),
)
COUNTS: Final = rows(str, number)
FIELDS: Final[dict[str, Spelling]] = {
    "viewer": (write_viewer, read_viewer),
    "house": (str, read_word(House)),
    "phase": (str, read_word(Phase)),
    "round": COUNT,
    "sheriff": WHO,
    "money": COUNTS,
    "nuggets": COUNTS,
    "mine": COUNT,
    "bank": COUNT,
    "coach": COUNT,
    "rows": rows(*DICE),
    "cups": rows(*DICE),
    "picks": rows(*maybe(*DICE)),
    "fresh": rows(*maybe(*DICE)),
    "last": (lambda last: str(int(last)), flag),
    "free": MASK,
    "tried": MASK,
    "heard": MASK,
    "cards": rows(*RUNS),
    "column": CARDS,
    "under": CARDS,
    "fenced": rows(*CARDS),
    "public": (write_mind, read_mind),
    "minds": (" ".join, str.split),
    "asked": MASK,
    "answers": rows(*maybe(write_answer, read_answer)),
    "resting": MASK,
    "player": WHO,
    "played": maybe(write_answer, BY_PLAY.__getitem__),
    "winner": WHO,
    "tied": MASK,
    "laid": MASK,
    "offers": rows(write_laid, read_laid),
    "boon": WHO,
    "times": COUNT,
    "owed": COUNT,
    "victim": WHO,
    "gained": MASK,
    "patients": (
        lambda seats: "".join(map(spelling.write_who, seats)) or "-",
        lambda text: tuple(map(spelling.read_who, text.strip("-"))),
    ),
    "crowned": WHO,
}
"""Each field of the table but the options, in its order, with its spelling."""

# -- a whole position -------------------------------------------------------------------------


def write_position(s: DiceTown) -> str:
    texts = {name: write(getattr(s, name)) for name, (write, _) in FIELDS.items() if name != "minds"}
    texts["minds"] = "|".join("=" if mind == s.public else write_mind(mind) for mind in s.minds)
    return " ".join(texts[name] for name in FIELDS)


def read_position(text: str, options: TownOptions) -> DiceTown:
    """Raises ValueError, KeyError or IndexError for what is no position of this game."""
    words = dict(zip(FIELDS, text.split(" "), strict=True))
    minds = words.pop("minds").split("|")
    values = {name: FIELDS[name][1](word) for name, word in words.items()}
    values["minds"] = tuple(values["public"] if mind == "=" else read_mind(mind) for mind in minds)
    s = DiceTown(options=options, **values)
    if flaw(s):
        raise ValueError(text)
    return s
