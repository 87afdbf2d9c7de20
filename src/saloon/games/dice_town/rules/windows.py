"""Windows for hidden cards: everybody who may hold the card is asked, whoever holds it.

Answers are sealed. When all are in, fortune shows the first card that was played, clockwise from
the Sheriff's left, or closes the window in silence. Who may hold a card is a question of public
facts alone, so being asked betrays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BLANK, BRUTE, CARD_OF, CHEATER, JOE_TAKES, WANTED, Card
from saloon.games.dice_town.rules import cups, doctor, houses
from saloon.games.dice_town.rules.actions import CHEAT, HUSH, OPEN, PASS, PLAY, REST, SEALED, Cheat, Play, Rest
from saloon.games.dice_town.rules.cards import ALL, move
from saloon.games.dice_town.rules.minds import DISCARDS, may_hold
from saloon.games.dice_town.rules.table import Phase, Table

# -- opening ----------------------------------------------------------------------------------


def open_window(s: Table, phase: Phase, seats: Sequence[Seat]) -> bool:
    """Ask these seats; False if there is nobody to ask."""
    s.asked = sum([1 << seat for seat in seats])
    s.answers = (None,) * s.seats()
    s.phase = phase
    return bool(seats)


def open_reveal(s: Table) -> None:
    """All cups are lifted, or a card of the reveal is settled: who plays another?"""
    asked = [seat for seat in range(s.seats()) if not s.heard >> seat & 1 and cups.may_play_at_reveal(s, seat)]
    if not open_window(s, "window", asked):
        cups.settle_fees(s)


def open_house(s: Table) -> bool:
    """The winner of a house is known: who plays its card?"""
    return open_window(s, "window", holders(s, CARD_OF[s.house], house_players(s)))


def house_players(s: Table) -> Sequence[Seat]:
    """Who may play the card of the house by its rule."""
    everybody = range(s.seats())
    if s.house == "bank":
        return [seat for seat in everybody if seat != s.winner]
    return everybody if s.house in ("sheriff", "doctor") else (s.winner,)


def open_wanted(s: Table) -> None:
    """A card has been played: who cancels it?"""
    others = [seat for seat in range(s.seats()) if seat != s.player]
    if not open_window(s, "wanted", holders(s, WANTED, others)):
        take_effect(s)


def askable(s: Table, seat: Seat) -> list[Card]:
    """What somebody who is asked may be asked for, as far as everybody can know."""
    if s.phase == "wanted":
        cards: tuple[Card, ...] = (WANTED,)
    elif s.house == "cups":
        cards = (*(() if s.last else (BRUTE,)), *((CHEATER,) if s.fresh[seat] else ()))
    else:
        cards = (CARD_OF[s.house],)
    return [card for card in cards if may_hold(s.public, seat, card)]


def holders(s: Table, card: Card, seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if may_hold(s.public, seat, card)]


# -- answering --------------------------------------------------------------------------------


def asking(s: Table) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(s.seats()) if s.asked >> seat & 1])


def answers_of(s: Table, seat: Seat) -> Sequence[Action]:
    """What somebody can answer: whoever has nothing to play can only pass."""
    plays = [] if s.resting >> seat & 1 else plays_from(s, seat, s.cards[seat])
    if s.house == "cups" and cups.must_play_brute(s, seat):
        return plays if s.phase == "window" else (*plays, PASS)
    return (*plays, PASS, REST) if plays else (PASS,)


def plays_from(s: Table, seat: Seat, held: Sequence[Card]) -> list[Play | Cheat]:
    """The answers that these cards in the hand allow."""
    if s.phase == "wanted":
        return [PLAY[WANTED]] if WANTED in held else []
    if s.house != "cups":
        return [PLAY[CARD_OF[s.house]]] if CARD_OF[s.house] in held else []
    plays: list[Play | Cheat] = [PLAY[BRUTE]] if BRUTE in held and not s.last else []
    if CHEATER in held:
        plays += [each for die in sorted(set(s.fresh[seat] or ())) for each in CHEAT[die]]
    return plays


def answer(s: Table, seat: Seat, action: Action) -> None:
    if isinstance(action, Rest):
        s.resting |= 1 << seat
        action = PASS
    s.answers = changed(s.answers, seat, action)
    s.asked &= ~(1 << seat)


def silence(s: Table, seat: Seat) -> Action | None:
    """What somebody who says nothing answers: no card, unless a Brute is owed."""
    if s.phase not in ("window", "wanted") or not s.asked >> seat & 1:
        return None
    return (
        answers_of(s, seat)[0] if s.house == "cups" and s.phase == "window" and cups.must_play_brute(s, seat) else PASS
    )


# -- closing ----------------------------------------------------------------------------------


def closings(s: Table) -> Sequence[tuple[Action, int]]:
    """What the window may bring: the first card played in order, or nothing."""
    found: list[tuple[Action, int]] = []
    for seat in s.round_from(s.sheriff):
        given = s.answers[seat]
        if isinstance(given, Play | Cheat):
            return [*found, (OPEN[seat][given], 1)]
        if given == SEALED:
            held = [card for card in (WANTED, BRUTE, CHEATER, *CARD_OF.values()) if may_hold(s.minds[0], seat, card)]
            found += [(OPEN[seat][play], 1) for play in plays_from(s, seat, held)]
    return [*found, (HUSH, 1)]


def hush(s: Table) -> None:
    """Nobody plays a card."""
    s.answers = (None,) * s.seats()
    if s.phase == "wanted":
        take_effect(s)
    elif s.house == "cups":
        cups.settle_fees(s)
    else:
        houses.perform(s)


def show(s: Table, seat: Seat, play: Play | Cheat) -> None:
    """The card is shown and goes to the discards; its effect waits for Wanted."""
    move(s, seat, DISCARDS, CHEATER if isinstance(play, Cheat) else play.card, ALL)
    s.answers = (None,) * s.seats()
    if s.phase == "wanted":
        resume(s)
        return
    if s.house == "cups":
        before = s.round_from(s.sheriff)
        for each in before[: before.index(seat)]:
            s.heard |= 1 << each
        s.tried |= (play == PLAY[BRUTE]) << seat
    s.player, s.played = seat, play
    open_wanted(s)


# -- the effect -------------------------------------------------------------------------------


def take_effect(s: Table) -> None:
    seat, play = s.player, s.played
    if play is None:
        joe_collects(s)
    elif isinstance(play, Cheat):
        cups.cheat(s, seat, play.die, play.face)
    elif play.card == BRUTE:
        s.free |= 1 << seat
    else:
        s.boon = seat
    resume(s)


def joe_collects(s: Table) -> None:
    """The victim of Nervous Joe hands over four dollars, or what there is."""
    dollars = min(JOE_TAKES, s.money[s.victim])
    s.money = changed(s.money, s.victim, s.money[s.victim] - dollars)
    s.money = changed(s.money, s.player, s.money[s.player] + dollars)
    s.gained |= (dollars > 0) << s.player


def resume(s: Table) -> None:
    """The game goes on where the card was played."""
    joe = s.played is None
    s.player, s.played = BLANK, None
    if s.house == "cups":
        open_reveal(s)
    elif joe and s.house == "doctor":
        doctor.next_patient(s)
    elif joe:
        houses.visited(s)
    else:
        houses.perform(s)
