"""What is said at the table of Tisícovka: choices, the log, whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from saloon.core.state import NATURE, Action, Seat
from saloon.games.tisicovka import rules
from saloon.games.tisicovka.data import DICE, SIX_ONES, STRAIGHT, is_three_pairs, points_of, scoring
from saloon.house.rooms import About, Speech, Weight, begins, usual
from saloon.kit.dice import Dice
from saloon.scene import Reader
from saloon.scene.account import Account, Deed, in_rounds
from saloon.scene.parts import addressed, ending, missed, waiting
from saloon.scene.parts import near as nearly


def listed(dice: Dice) -> str:
    return ", ".join(map(str, dice))


def say(view: rules.Tisicovka, action: Action, reader: Reader) -> str:
    match action:
        case rules.Aside(dice=dice):
            rest = view.left - len(dice) or DICE
            return reader("say-aside", dice=listed(dice), points=points_of(dice) or 0, count=rest)
        case rules.Again():
            return reader("say-again", count=view.left)
        case rules.Bank():
            return reader("say-bank", points=view.at_stake())
    return tell(view, NATURE, action, reader)


def tell(before: rules.Tisicovka, seat: Seat, action: Action, reader: Reader) -> str:
    said = told(before, action, reader)
    return said + turning(before, seat, action, reader) if isinstance(action, rules.Bank | rules.Lose) else said


def told(before: rules.Tisicovka, action: Action, reader: Reader) -> str:
    who = reader.name(before.player) if before.player != rules.NOBODY else ""
    match action:
        case rules.Aside(dice=dice):
            return reader("tell-aside", who=who, dice=listed(dice), points=points_of(dice) or 0)
        case rules.Again():
            return reader("tell-again", who=who, count=before.left)
        case rules.Bank():
            total = before.totals[before.player] + before.at_stake()
            return reader("tell-bank", who=who, points=before.at_stake(), total=total)
        case rules.Lose() if before.dice.count(2) >= 4:
            return reader("tell-wipe", who=who, total=before.totals[before.player])
        case rules.Lose():
            return reader("tell-lose", who=who, points=before.points)
        case rules.Lot(seat=first):
            return reader("tell-lot", who=reader.name(first))
        case rules.Throw(dice=dice):
            return reader(
                "tell-throw",
                who=who,
                dice=listed(dice),
                kind=kind(before, dice),
                points=gained(before, dice),
                twos=dice.count(2),
            )
    raise TypeError(action)


def turning(before: rules.Tisicovka, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence by which the last series begin, or one more for those who are level."""
    after = before.after(seat, action)
    if before.trigger == rules.NOBODY:
        return "" if after.trigger == rules.NOBODY else " " + reader("tell-final")
    if before.turns or after.player == rules.NOBODY:
        return ""
    return " " + reader("tell-level", who=reader.listed(sorted((after.player, *after.turns))))


def kind(before: rules.Tisicovka, dice: Dice) -> str:
    """What a throw is, as a word for the messages."""
    if dice.count(2) >= 4:
        return "twos"
    if dice == STRAIGHT:
        return "straight"
    if dice == SIX_ONES:
        return "ones"
    if is_three_pairs(dice, before.options.pairs):
        return "pairs"
    if before.left == 1:
        return "last" if scoring(dice) else "nothing" if before.second else "again"
    return "points" if scoring(dice) else "nothing"


def gained(before: rules.Tisicovka, dice: Dice) -> int:
    """What the throw brings: at once, or if everything that counts is taken."""
    then = before.after(NATURE, rules.Throw(dice))
    return then.at_stake() - before.points


def prompt(view: rules.Tisicovka, reader: Reader) -> str:
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if view.player == rules.NOBODY:
        return reader("prompt-nature")
    if view.phase == rules.LOST:
        return reader("prompt-lost", who=reader.name(view.player))
    if view.to_act() == (NATURE,):
        return addressed("prompt-shaking", view.player, reader, count=view.left)
    if not reader.is_me(view.player):
        return waiting([view.player], reader)
    if view.phase == rules.SETTLED:
        return reader("prompt-settled", points=view.at_stake())
    if rules.AGAIN in view.legal(view.player):
        return reader("prompt-last", points=view.at_stake(), hot="yes" if view.options.hot else "no")
    return reader("prompt-choose", points=view.at_stake())


def clause(view: rules.Tisicovka) -> str:
    if view.trigger != rules.NOBODY:
        return "6.1"
    if view.phase == rules.SETTLED:
        return "3.8" if view.dice == SIX_ONES else "5.2"
    if view.phase == rules.LOST:
        return "3.11" if view.dice.count(2) >= 4 else "5.9" if view.left == 1 else "4.1"
    return "5.1" if view.left == 1 else "4.2" if view.phase == rules.CHOOSE else "2.1"


def weight(before: rules.Tisicovka, seat: Seat, action: Action) -> Weight:
    """A series lost, and throws that are talked about; the cup is shaken while one waits."""
    match action:
        case rules.Lose():
            return "dramatic"
        case rules.Throw(dice=dice):
            return "dramatic" if kind(before, dice) in ("twos", "straight", "ones", "pairs") else "notable"
        case rules.Again():
            return "routine"
    return usual(before, seat, action)


def tally(view: rules.Tisicovka) -> tuple[int, ...]:
    return view.totals


def account(deeds: Sequence[Deed], view: rules.Tisicovka, reader: Reader) -> Account:
    """Where the points came from: what everybody wrote down, series by series."""
    return Account(in_rounds(deeds, tally, series(deeds), reader, what="round"))


def series(deeds: Sequence[Deed]) -> Iterator[int]:
    """Which of the player's series each deed belongs to."""
    ended: Counter[Seat] = Counter()
    for deed in deeds:
        player = deed.before.player
        yield ended[player] + 1
        ended[player] += isinstance(deed.action, rules.Bank | rules.Lose)


def near(view: rules.Tisicovka, reader: Reader) -> str:
    scores = view.scores() or ()
    seat = missed(scores, reader)
    return (
        ""
        if seat is None
        else nearly("near-behind", scores, seat, reader, unit="points", count=max(scores) - scores[seat])
    )


def hand_of(view: rules.Tisicovka) -> Seat:
    return view.player if view.phase == rules.ROLL and view.player != rules.NOBODY else NATURE


def about(view: rules.Tisicovka, id: str, reader: Reader) -> About | None:
    start, _, which = id.partition("-")
    thing = "kept" if start == "die" and int(which) >= DICE - len(view.aside) else start
    clause = {"die": "3.1", "kept": "4.2", "cup": "4.1", "seat": "6.1"}.get(thing)
    return About("", reader("about", thing=thing), clause) if clause else None


SPEECH = Speech(
    say,
    tell,
    weight,
    hand_of,
    (rules.Aside, rules.Again),
    begins,
    near=near,
    tally=tally,
    account=account,
    about=about,
    clause=clause,
)
