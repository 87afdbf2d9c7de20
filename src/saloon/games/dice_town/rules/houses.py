"""Phase II: the houses of the town, one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BLANK, COLUMN, JOE, Card
from saloon.games.dice_town.rules import bribe, doctor, windows
from saloon.games.dice_town.rules.actions import DRAW, NOTHING, PICK, RENEW, STEAL, TAKE, TURN
from saloon.games.dice_town.rules.cards import ALL, arrive, contents, leave, move, sweep
from saloon.games.dice_town.rules.minds import COUNTER, DECK, DISCARDS, LOOT, PILE
from saloon.games.dice_town.rules.table import House, Table

NEXT: Final[dict[House, House]] = {
    "mine": "bank", "bank": "store", "store": "saloon", "saloon": "sheriff", "sheriff": "hall", "hall": "doctor",
}  # fmt: skip
"""The order of the houses; at the stagecoach nobody acts."""
Chances = Sequence[tuple[Action, int]]


def enter(s: Table, house: House) -> None:
    """Who wins the house? A house nobody shows is passed by."""
    s.house, s.winner, s.boon, s.victim = house, BLANK, BLANK, BLANK
    if house == "doctor":
        doctor.opens(s)
        return
    leaders = s.leaders(house)
    if not leaders:
        leave_house(s)
    elif len(leaders) == 1:
        s.winner = leaders[0]
        won(s)
    else:
        bribe.tie(s, leaders)


def leave_house(s: Table) -> None:
    enter(s, NEXT[s.house])


def won(s: Table) -> None:
    """The winner is known; the card of the house can be played."""
    s.tied, s.laid, s.offers = 0, 0, (NOTHING,) * s.seats()
    if s.house == "hall":
        s.phase = "act"
    elif not windows.open_house(s):
        perform(s)


def perform(s: Table) -> None:
    """The house acts on its winner, once its card is played or not."""
    match s.house:
        case "store" | "saloon":
            s.times = 2 if s.boon != BLANK or (s.house == "store" and s.round == 1) else 1
            visit(s)
        case "hall":
            after_grant(s)
        case "doctor":
            doctor.line_up(s)
        case "sheriff" if s.boon != BLANK:
            leave_house(s)
        case _:
            s.phase = "act"


def gain(s: Table, seat: Seat, amount: int) -> None:
    """Whatever really came to somebody keeps them from the doctor."""
    s.gained |= (amount > 0) << seat


# -- mine, bank, badge ------------------------------------------------------------------------


def dig(s: Table) -> None:
    haul = s.haul()
    s.mine -= haul
    s.nuggets = changed(s.nuggets, s.winner, s.nuggets[s.winner] + haul)
    gain(s, s.winner, haul)
    leave_house(s)


def rob(s: Table) -> None:
    share = s.share()
    for seat, dollars in ((s.winner, s.bank - share), (s.boon, share)):
        if dollars:
            s.money = changed(s.money, seat, s.money[seat] + dollars)
            gain(s, seat, dollars)
    s.bank = 0
    leave_house(s)


def pin_badge(s: Table) -> None:
    gain(s, s.winner, s.winner != s.sheriff or s.options.badge_gain)
    s.sheriff = s.winner
    leave_house(s)


# -- the general store ------------------------------------------------------------------------


def visit(s: Table) -> None:
    """One visit to the store or the saloon begins."""
    if s.house == "store":
        s.owed = s.shows(s.winner, "store")
        s.phase = "draw"
        next_card(s)
    elif victims(s):
        s.phase = "steal"
    else:
        leave_house(s)


def visited(s: Table) -> None:
    s.times -= 1
    s.victim = BLANK
    if s.times:
        visit(s)
    else:
        leave_house(s)


def next_card(s: Table) -> None:
    """Another card is drawn while there is one; then the winner keeps one of them."""
    if s.owed and (s.cards[PILE] or s.cards[DISCARDS]):
        return
    s.owed = 0
    if s.cards[COUNTER]:
        s.phase = "pick"
    else:
        visited(s)


def store_draws(s: Table) -> Chances:
    if not s.cards[PILE]:
        return [(RENEW, 1)]
    return [(DRAW[card], weight) for card, weight in contents(s, PILE).items()]


def renew(s: Table) -> None:
    sweep(s, DISCARDS, PILE)


def draw(s: Table, card: Card) -> None:
    """A card from the pile onto the counter, to the doctor's patient, or a claim for the corrupt."""
    eyes = 1 << s.winner
    if s.house == "doctor":
        doctor.prescribe(s, card)
    elif s.house == "hall":
        claim_from_deck(s, card)
        refill(s)
    else:
        move(s, PILE, COUNTER, card, eyes)
        s.owed -= 1
        next_card(s)


def picks(s: Table) -> list[Action]:
    return [PICK[card] for card in sorted(set(s.cards[COUNTER if s.house == "store" else LOOT]))]


def pick(s: Table, card: Card) -> None:
    """One card is kept, the others are discarded or given back."""
    gain(s, s.winner, 1)
    if s.house == "saloon":
        move(s, LOOT, s.winner, card, 1 << s.winner | 1 << s.victim)
        sweep(s, LOOT, s.victim)
        visited(s)
        return
    joe = card == JOE
    move(s, COUNTER, DISCARDS if joe else s.winner, card, ALL if joe else 1 << s.winner)
    sweep(s, COUNTER, DISCARDS)
    if joe:
        s.phase = "joe"
    else:
        visited(s)


# -- the saloon -------------------------------------------------------------------------------


def victims(s: Table) -> list[Seat]:
    """Whom the winner of the saloon can rob."""
    return [seat for seat in range(s.seats()) if seat != s.winner and s.cards[seat]]


def steals(s: Table) -> list[Action]:
    return [STEAL[seat] for seat in victims(s)]


def steal(s: Table, victim: Seat) -> None:
    s.victim = victim
    s.owed = min(s.shows(s.winner, "saloon"), len(s.cards[victim]))
    s.phase = "take"


def takes(s: Table) -> Chances:
    return [(TAKE[card], weight) for card, weight in contents(s, s.victim).items()]


def take(s: Table, card: Card) -> None:
    move(s, s.victim, LOOT, card, 1 << s.winner | 1 << s.victim)
    s.owed -= 1
    if not s.owed:
        s.phase = "pick"


# -- the town hall ----------------------------------------------------------------------------


def grant(s: Table) -> None:
    """The first claims of the column, one more for each ace."""
    count = s.grants()
    for card in s.column[:count]:
        arrive(s, s.winner, card)
    s.column = s.column[count:]
    gain(s, s.winner, count)
    if not windows.open_house(s):
        after_grant(s)


def after_grant(s: Table) -> None:
    """Corruption takes the top of the deck before the column is filled again."""
    if s.boon != BLANK and s.deck():
        s.phase = "draw"
    else:
        refill(s)


def deck_draws(s: Table, actions: Mapping[Card, Action]) -> Chances:
    """The next claim: any of those nobody has seen, then those put under the deck."""
    if not s.cards[DECK]:
        return [(actions[s.under[0]], 1)]
    return [(actions[card], weight) for card, weight in contents(s, DECK).items()]


def claim_from_deck(s: Table, card: Card) -> None:
    if s.cards[DECK]:
        move(s, DECK, s.winner, card, 1 << s.winner)
    else:
        s.under = s.under[1:]
        arrive(s, s.winner, card)


def refill(s: Table) -> None:
    """Claims left over go under the deck if the book says so; then the column is filled."""
    if s.column and s.options.rule("refill") == "cycle":
        s.phase = "shift"
    else:
        fill(s)


def shift(s: Table) -> None:
    s.under += s.column
    s.column = ()
    fill(s)


def fill(s: Table) -> None:
    if len(s.column) < COLUMN and s.deck():
        s.phase = "turn"
    else:
        leave_house(s)


def turn(s: Table, card: Card) -> None:
    """The next claim lies face up in the lowest free slot."""
    if s.cards[DECK]:
        leave(s, DECK, card)
    else:
        s.under = s.under[1:]
    s.column += (card,)


def turns(s: Table) -> Chances:
    return deck_draws(s, TURN)
