"""What is exactly known about Fliptown: poker, robberies and arrests, counted over the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, new_table
from saloon.games.fliptown.rules.actions import ChangeSuit, ChangeValue, Dig, Enter, Rob, Stop, Visit
from saloon.games.fliptown.rules.challenges import easy_win, fulfilled
from saloon.games.fliptown.rules.map import new_map
from saloon.games.fliptown.rules.scoring import points, title
from saloon.house.feats import one_each, together
from saloon.house.rooms import Axis, Challenges, Feat, Feats, OddsRow, Reason, Study, Themes, Uses
from saloon.house.rooms.study import plain_use
from saloon.kit.cards import BLANK, FRENCH, Card
from saloon.kit.odds import share
from saloon.kit.poker import CATEGORIES, NOTHING, ROYAL_FLUSH, category
from saloon.scene.account import Deed
from saloon.words import Words

GUNS: Final = {"none": 0, "pistol": 1 << d.PISTOL, "rifle": 1 << d.PISTOL | 1 << d.RIFLE}
OUTS: Final = (1, 2, 3, 4, 6, 8, 9)
"""How many cards may help: an inside straight four, an open one eight, a flush nine."""
UNSEEN: Final = d.CARDS_IN_DECK - d.LINE * (d.TURNS - 1)
"""The cards nobody has seen before the last turn of a round without robberies, the sheriff card among them."""
MOST_WANTED: Final = 14


def odds(options: FliptownOptions) -> Sequence[OddsRow]:
    rows = [OddsRow("odds-hand", {"hand": CATEGORIES[kind]}, chance) for kind, chance in hands().items()]
    rows += [OddsRow("odds-outs", {"count": count, "left": UNSEEN}, helped(count)) for count in OUTS]
    for gun, owned in GUNS.items():
        for target in range(len(d.TARGETS)):
            rows.append(
                OddsRow("odds-rob", {"value": d.VALUES[target + 2], "gun": gun}, robbed(options, target, owned))
            )
    rows += [OddsRow("odds-arrest", {"count": count}, arrested(options, count)) for count in range(1, MOST_WANTED + 1)]
    return rows


# -- poker ------------------------------------------------------------------------------------


@cache
def hands() -> dict[int, Fraction]:
    """How often five cards of the whole deck make each category: rank by rank, then one suit or several."""
    counts = dict.fromkeys(range(NOTHING, ROYAL_FLUSH + 1), 0)
    for ranks in combinations_with_replacement(range(13), d.TURNS):
        each = [ranks.count(rank) for rank in set(ranks)]
        if max(each) > 4:
            continue
        ways = prod([comb(4, count) for count in each])
        suited = 4 if len(each) == d.TURNS else 0
        counts[category(mixed(ranks))] += ways - suited
        if suited:
            counts[category([FRENCH.cards[rank] for rank in ranks])] += suited
    return {kind: Fraction(count, comb(d.CARDS_IN_DECK, d.TURNS)) for kind, count in counts.items()}


def mixed(ranks: tuple[int, ...]) -> list[Card]:
    """Cards of these ranks that are not all of one suit."""
    return [FRENCH.cards[13 * (at % 4) + rank] for at, rank in enumerate(ranks)]


def helped(count: int, unseen: int = UNSEEN) -> Fraction:
    """The chance that one of `count` cards is in the next line-up."""
    return 1 - Fraction(comb(unseen - count, d.LINE), comb(unseen, d.LINE))


# -- robberies and arrests --------------------------------------------------------------------


def robbed(options: FliptownOptions, target: int, owned: int) -> Fraction:
    """The chance that a card of the whole deck is enough for the target."""
    me = new_map()
    me.owned, me.targets = owned, 1 << target
    s = new_table(options, (me,))
    s.phase, s.target = "rob", target
    return share(s, lambda after: not after.maps[0].failed)


def arrested(options: FliptownOptions, wanted: int) -> Fraction:
    """The chance that a sheriff card nobody knows lies below a number of W."""
    me = new_map()
    me.wanted = wanted
    s = new_table(options, (me,))
    s.phase, s.sheriff, s.bribes = "show", BLANK, (0,)
    return share(s, lambda after: after.phase in ("fine", "fined"))


def facts(state: Fliptown) -> Sequence[Mapping[str, str]]:
    """What each seat was and has become, to group results by."""
    return [
        {"who": "nobody" if me.who == BLANK else d.CHARACTERS[me.who].name, "word": title(state, seat)[0]}
        for seat, me in enumerate(state.maps)
    ]


def met(state: Fliptown) -> list[str]:
    """The challenges of a finished solo match; a cowbot beaten on easy is a part of one."""
    bot = easy_win(state)
    parts = [f"all-bots:{bot}"] if bot != BLANK and len(state.maps) == 1 else []
    return [d.CHALLENGES[number] for number in fulfilled(state)] + parts


def feats(deeds: Sequence[Deed], state: Fliptown) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the best map, and the titles (a word for the points, a word for the W)."""
    titles = [[Feat("title", 1, " ".join(title(state, seat)))] for seat in range(len(state.maps))]
    return together(one_each("points", [points(me) for me in state.maps]), titles)


def told(part: str, say: Words) -> str:
    """A title in words."""
    score, wanted = part.split()
    return say("title-of", score=say("title-score", word=score), wanted=say("title-wanted", word=wanted))


def theme(view: Fliptown, seat: Seat, best: float) -> str:
    """The theme of a position: which card is what, what to do with them, or the end of a round."""
    if view.phase == "arrange":
        return "arrange"
    return "turn" if view.phase in ("turn", "rob", "pick") else "sheriff"


def used(view: Fliptown, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: the area, in town the building, or a card changed for gold."""
    if isinstance(action, Visit):
        return (d.BUILDINGS[action.building],)
    kinds: Mapping[type[Action], str] = {
        Stop: "trail",
        Rob: "badlands",
        Enter: "mine",
        Dig: "cemetery",
        ChangeSuit: "change",
        ChangeValue: "change",
    }
    return (kinds[type(action)],) if type(action) in kinds else ()


def said(name: str) -> Reason:
    if name in AREAS:
        return Reason("area", {"area": name})
    return plain_use(name) if name == "change" else Reason("building-name", {"building": name})


AREAS: Final = ("trail", "badlands", "mine", "cemetery")
USES: Final = Uses((*AREAS, *d.BUILDINGS, "change"), used, said)


STUDY: Study[Fliptown] = Study(
    odds,
    facts,
    Challenges(d.CHALLENGES, met, {"all-bots": len(d.BOTS)}),
    feats=Feats(
        {"points": "most", "title": "often"},
        feats,
        told,
        {"title": (Axis(d.SCORE_WORDS, "title-score"), Axis(d.WANTED_WORDS, "title-wanted"))},
    ),
    themes=Themes(("arrange", "turn", "sheriff"), theme, apart=True),
    stretch=lambda state: 1 + d.TURNS * state.round + state.turn,
    uses=USES,
)
