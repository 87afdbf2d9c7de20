"""Which positions can come about."""

from __future__ import annotations

from typing import Final

from saloon.core.state import NATURE
from saloon.games.dice_town.data import DICE, LAND, NUGGETS, PURSE, STORE, VAULT
from saloon.games.dice_town.rules.flow import waits
from saloon.games.dice_town.rules.minds import PLACES, Mind, fits, shown
from saloon.games.dice_town.rules.state import DiceTown
from saloon.kit.dice import Dice

PHASES: Final = {
    "cups": "lot column roll keep lift back pay last window wanted",
    "mine": "offers decide unfold window wanted act",
    "bank": "offers decide unfold window wanted act",
    "store": "offers decide unfold window wanted draw pick joe",
    "saloon": "offers decide unfold window wanted steal take pick",
    "sheriff": "offers decide unfold window wanted act",
    "hall": "offers decide unfold act window wanted draw shift turn",
    "doctor": "window wanted call patient draw joe ride",
    "end": "show crown over",
}
"""What can be done where."""


def flaw(s: DiceTown) -> str:
    """Why the position cannot come about; nothing if it can."""
    if not fits_the_table(s):
        return "number"
    if not adds_up(s) or not all(is_known_well(s, mind) for mind in (s.public, *s.minds)):
        return "count"
    return "" if is_due(s) else "turn"


def fits_the_table(s: DiceTown) -> bool:
    """Two to five seats, everything there for each of them, nobody else named."""
    seats = s.seats()
    by_seat = (s.nuggets, s.rows, s.cups, s.picks, s.fresh, s.fenced, s.answers, s.offers)
    named = (s.sheriff, s.player, s.winner, s.boon, s.victim, s.crowned, s.viewer, *s.patients)
    masks = s.free | s.tried | s.heard | s.asked | s.resting | s.tied | s.laid | s.gained
    return (
        2 <= seats <= 5
        and all(len(row) == seats for row in by_seat)
        and max(named) < seats
        and masks < 1 << seats
        and len(s.cards) == len(PLACES)
        and len(s.minds) == (seats if s.viewer == NATURE else 1)
        and all(map(fits_the_cup, s.rows, s.cups, s.picks, s.fresh))
    )


def fits_the_cup(row: Dice, cup: Dice, pick: Dice | None, fresh: Dice | None) -> bool:
    """Five dice, and no more taken than there are."""
    chosen = pick is None or all(pick.count(face) <= cup.count(face) for face in pick)
    shown = fresh or ()
    return len(row) + len(cup) <= DICE and chosen and all(row.count(face) >= shown.count(face) for face in shown)


def adds_up(s: DiceTown) -> bool:
    """No dollar, nugget or card is missing or doubled."""
    dollars = sum(s.money) + s.bank + s.coach == PURSE * s.seats() + VAULT
    if not dollars or sum(s.nuggets) + s.mine != NUGGETS or any(s.cards[s.seats() : 5]):
        return False
    if s.viewer != NATURE:
        return s.cards == shown(s.minds[0])
    cards = sorted([*sum(s.cards, ()), *s.column, *s.under, *sum(s.fenced, ())])
    return cards == [*STORE, *LAND] and all(fits(card, place) for place in PLACES for card in s.cards[place])


def is_known_well(s: DiceTown, mind: Mind) -> bool:
    """Whether a mind holds just the cards there are, in the places where they lie."""
    cards = sorted([card for pool, _ in mind for card in pool] + [*s.column, *s.under, *sum(s.fenced, ())])
    sizes = [sum(places.count(place) for _, places in mind) for place in PLACES]
    return cards == [*STORE, *LAND] and sizes == [len(held) for held in s.cards]


# -- what comes next --------------------------------------------------------------------------


def is_due(s: DiceTown) -> bool:
    """Whether what comes next can come next, and everybody who is to act can."""
    if s.phase not in PHASES[s.house].split() or (s.sheriff >= 0) != (s.phase != "lot"):
        return False
    if not names_whom_it_is_about(s) or not waits(s):
        return False
    to_act = s.to_act()
    if to_act == (NATURE,):
        return bool(s.chances())
    able = all(s.legal(seat) for seat in to_act if s.viewer in (NATURE, seat))
    return able and bool(to_act) == (s.phase != "over")


def names_whom_it_is_about(s: DiceTown) -> bool:
    """Whether somebody has won where a winner acts, is robbed where somebody robs, has played what may be cancelled."""
    match s.phase:
        case "column":
            return s.round == 0
        case "act" | "draw" | "pick" | "steal" | "joe" | "patient" | "unfold":
            return s.winner >= 0 and (s.house != "saloon" or s.phase != "pick" or s.victim >= 0)
        case "take":
            return s.winner >= 0 and s.victim >= 0
        case "wanted":
            return s.player >= 0
    return True
