"""Windows for hidden cards: everybody who may hold the card is asked, not only the one who does.

Answers are sealed. When all are in, fortune shows the first card that was played, clockwise from
the Sheriff's left, or closes the window in silence. Who may hold a card follows from public facts
alone, so being asked betrays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BRUTE, CARD_OF, CHEATER, JOE_TAKES, WANTED, Card
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.cards import ALL, move
from saloon.games.dice_town.rules.minds import DISCARDS, may_hold
from saloon.kit.dice import rest_of

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown

# -- opening ----------------------------------------------------------------------------------


def ask(s: DiceTown, seats: Sequence[Seat]) -> None:
    """A window opens for these seats; without anybody to ask it is shut at once."""
    s.asked = sum([1 << seat for seat in seats])
    s.answers = (None,) * s.seats()


def is_open(s: DiceTown) -> bool:
    """Whether somebody is still to answer, or the answers are still to come to light."""
    return bool(s.asked) or any(s.answers)


def open_reveal(s: DiceTown) -> None:
    """All cups are lifted, or a card of the reveal is settled: who plays another?"""
    s.phase = "window"
    ask(s, [seat for seat in range(s.seats()) if not s.heard >> seat & 1 and may_play_at_reveal(s, seat)])


def may_play_at_reveal(s: DiceTown, seat: Seat) -> bool:
    """Whether somebody may hold a card for this reveal, as far as everybody knows."""
    fresh = s.fresh[seat]
    if fresh is None:
        return False
    return (not s.last and may_hold(s.public, seat, BRUTE)) or (bool(fresh) and may_hold(s.public, seat, CHEATER))


def open_house(s: DiceTown) -> None:
    """The winner of a house is known, or the doctor opens: who plays the card of the house?"""
    s.phase = "window"
    ask(s, holders(s, CARD_OF[s.house], house_players(s)))


def house_players(s: DiceTown) -> Sequence[Seat]:
    """Who may play the card of the house by its rule."""
    everybody = range(s.seats())
    if s.house == "bank":
        return [seat for seat in everybody if seat != s.winner]
    return everybody if s.house in ("sheriff", "doctor") else (s.winner,)


def open_wanted(s: DiceTown) -> None:
    """A card has been played: who cancels it?"""
    s.phase = "wanted"
    ask(s, holders(s, WANTED, [seat for seat in range(s.seats()) if seat != s.player]))


def holders(s: DiceTown, card: Card, seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if may_hold(s.public, seat, card)]


def askable(s: DiceTown, seat: Seat) -> list[Card]:
    """What somebody who is asked may be asked for, as far as everybody can know."""
    if s.phase == "wanted":
        cards: tuple[Card, ...] = (WANTED,)
    elif s.house == "cups":
        cards = (*(() if s.last else (BRUTE,)), *((CHEATER,) if s.fresh[seat] else ()))
    else:
        cards = (CARD_OF[s.house],)
    return [card for card in cards if may_hold(s.public, seat, card)]


# -- answering --------------------------------------------------------------------------------


def asking(s: DiceTown) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(s.seats()) if s.asked >> seat & 1])


def answers_of(s: DiceTown, seat: Seat) -> Sequence[Action]:
    """What somebody can answer: without a card to play, only pass."""
    plays = [] if s.resting >> seat & 1 else plays_from(s, seat, s.cards[seat])
    if s.house == "cups" and must_play_brute(s, seat):
        return plays if s.phase == "window" else (*plays, a.PASS)
    return (*plays, a.PASS, a.REST) if plays else (a.PASS,)


def plays_from(s: DiceTown, seat: Seat, held: Sequence[Card]) -> list[a.Play | a.Cheat]:
    """The answers that these cards in the hand allow."""
    if s.phase == "wanted":
        return [a.PLAY[WANTED]] if WANTED in held else []
    if s.house != "cups":
        return [a.PLAY[CARD_OF[s.house]]] if CARD_OF[s.house] in held else []
    plays: list[a.Play | a.Cheat] = [a.PLAY[BRUTE]] if BRUTE in held and not s.last else []
    if CHEATER in held:
        plays += [each for die in sorted(set(s.fresh[seat] or ())) for each in a.CHEAT[die]]
    return plays


def must_play_brute(s: DiceTown, seat: Seat) -> bool:
    """Whether somebody has kept more than can be paid and has not played a Brute yet."""
    return not s.tried >> seat & 1 and s.fee(seat) > s.money[seat]


def answer(s: DiceTown, seat: Seat, action: Action) -> None:
    s.answers = changed(s.answers, seat, action)
    s.asked &= ~(1 << seat)


def rest(s: DiceTown, seat: Seat, action: a.Rest) -> None:
    """A pass, here and for the rest of the round."""
    s.resting |= 1 << seat
    answer(s, seat, a.PASS)


def silence(s: DiceTown, seat: Seat) -> Action | None:
    """What somebody who says nothing answers: no card, unless a Brute is owed."""
    if s.phase not in ("window", "wanted") or not s.asked >> seat & 1:
        return None
    owed = s.house == "cups" and s.phase == "window" and must_play_brute(s, seat)
    return answers_of(s, seat)[0] if owed else a.PASS


# -- closing ----------------------------------------------------------------------------------


def closings(s: DiceTown) -> Sequence[tuple[Action, int]]:
    """What the window may bring: the first card played in order, or nothing."""
    found: list[tuple[Action, int]] = []
    for seat in s.round_from(s.sheriff):
        given = s.answers[seat]
        if isinstance(given, a.Play | a.Cheat):
            return [*found, (a.OPEN[seat][given], 1)]
        if given == a.SEALED:
            held = [card for card in (WANTED, BRUTE, CHEATER, *CARD_OF.values()) if may_hold(s.minds[0], seat, card)]
            found += [(a.OPEN[seat][play], 1) for play in plays_from(s, seat, held)]
    return [*found, (a.HUSH, 1)]


def hush(s: DiceTown, seat: Seat, action: a.Hush) -> None:
    """Nobody plays a card."""
    s.answers = (None,) * s.seats()


def show(s: DiceTown, seat: Seat, action: a.Open) -> None:
    """The card is shown and goes to the discards; its effect waits for Wanted, which cancels it."""
    player, play = action.seat, action.play
    move(s, player, DISCARDS, CHEATER if isinstance(play, a.Cheat) else play.card, ALL)
    if s.phase == "wanted":
        s.answers = (None,) * s.seats()
        s.phase = "settled"
        return
    if s.house == "cups":
        order = s.round_from(s.sheriff)
        for each in order[: order.index(player)]:
            s.heard |= 1 << each
        s.tried |= (play == a.PLAY[BRUTE]) << player
    s.player, s.played = player, play
    open_wanted(s)


def victims(s: DiceTown) -> list[Action]:
    """Whom Nervous Joe may be sent to."""
    return [a.JOES[seat] for seat in range(s.seats()) if seat != s.winner]


def send_joe(s: DiceTown, seat: Seat, action: a.Joe) -> None:
    """Nervous Joe is played against somebody, as any card: Wanted may cancel him."""
    s.player, s.played, s.victim = s.winner, None, action.seat
    open_wanted(s)


# -- the effect -------------------------------------------------------------------------------


def take_effect(s: DiceTown) -> None:
    """Nobody has cancelled the card."""
    seat, play = s.player, s.played
    if play is None:
        joe_collects(s)
    elif isinstance(play, a.Cheat):
        turn_die(s, seat, play)
    elif play.card == BRUTE:
        s.free |= 1 << seat
    else:
        s.boon = seat
    s.phase = "settled"


def joe_collects(s: DiceTown) -> None:
    """The victim of Nervous Joe hands over four dollars, or what there is."""
    dollars = min(JOE_TAKES, s.money[s.victim])
    s.money = changed(s.money, s.victim, s.money[s.victim] - dollars)
    s.money = changed(s.money, s.player, s.money[s.player] + dollars)
    s.gained |= (dollars > 0) << s.player


def turn_die(s: DiceTown, seat: Seat, play: a.Cheat) -> None:
    """The Cheater turns a die just revealed to another face."""
    fresh = s.fresh[seat]
    assert fresh is not None
    s.fresh = changed(s.fresh, seat, tuple(sorted((*rest_of(fresh, (play.die,)), play.face))))
    s.rows = changed(s.rows, seat, tuple(sorted((*rest_of(s.rows[seat], (play.die,)), play.face))))
