"""Choices in the town: cards at their moment, the Sheriff's decisions, offers, thefts, the doctor."""

from __future__ import annotations

from saloon.core.state import Seat
from saloon.games.dice_town import data as d
from saloon.games.dice_town.advice import worths
from saloon.games.dice_town.advice.gains import Considers, consolations
from saloon.games.dice_town.advice.hands import standing
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Cheat, Offer, Play
from saloon.kit.dice import rest_of

# -- cards at their moment ------------------------------------------------------------------


def play(s: DiceTown, seat: Seat, action: Play | Cheat) -> float:
    """What playing the card now brings beyond what keeping it promises; a pass is 0."""
    if s.phase == "wanted":
        return cancel_gain(s, seat) - worths.card(s, d.WANTED)
    if isinstance(action, Cheat):
        return turned(s, seat, action) - worths.card(s, d.CHEATER)
    if action.card == d.BRUTE:
        fee = s.fee(seat)
        saved = -worths.money_gain(s, seat, -fee) if fee <= s.money[seat] else 9.0
        return saved - worths.card(s, d.BRUTE)
    return effect(s, seat, action.card) - worths.card(s, action.card)


def turned(s: DiceTown, seat: Seat, cheat: Cheat) -> float:
    row = s.rows[seat]
    other = tuple(sorted((*rest_of(row, (cheat.die,)), cheat.face)))
    return standing(s, seat, other) - standing(s, seat, row)


def effect(s: DiceTown, seat: Seat, card: d.Card) -> float:
    """What the card of a house brings the player of it, others' losses included."""
    spite = worths.spite(s, seat)
    shows = s.shows(s.winner, s.house) if s.house in d.FACE_OF else 0
    match card:
        case _ if card == d.DYNAMITE:
            return float(min(s.mine, 2 * shows) - min(s.mine, shows))
        case _ if card == d.SPLIT:
            half = s.bank // 2
            return worths.money_gain(s, seat, half) + spite[s.winner] * half / 2
        case _ if card == d.CREDIT:
            return worths.store_visit(s, shows)
        case _ if card == d.GIRLS:
            return max([steal(s, seat, each) for each in range(s.seats()) if each != seat])
        case _ if card == d.MARSHAL:
            return marshal(s, seat, spite)
        case _ if card == d.CORRUPTION:
            return worths.unseen_claim(s)
        case _ if card == d.ELIXIR:
            return solace(s, seat) if s.gained >> seat & 1 else 0.0
    return 0.0


def marshal(s: DiceTown, seat: Seat, spite: list[float]) -> float:
    """The badge stays with the old Sheriff instead of the winner."""
    feeling = [1.0 if each == seat else -spite_of for each, spite_of in enumerate(spite)]
    return worths.badge(s) * (feeling[s.sheriff] - feeling[s.winner])


def solace(s: DiceTown, seat: Seat) -> float:
    return max([each for face, each in enumerate(consolations(s, seat)) if face in s.rows[seat]])


def cancel_gain(s: DiceTown, seat: Seat) -> float:
    """What cancelling the card just played brings a seat."""
    spite = worths.spite(s, seat)
    if s.played is None:
        own = min(d.JOE_TAKES, s.money[s.victim]) / 2
        return own * (spite[s.player] + (1.0 if s.victim == seat else -spite[s.victim]))
    if isinstance(s.played, Cheat):
        return spite[s.player] * 1.5
    if s.played.card == d.BRUTE:
        return spite[s.player] * s.fee(s.player) / 2
    if s.played.card == d.MARSHAL:
        return -marshal(s, seat, spite)
    own = effect(s, s.player, s.played.card)
    if s.played.card == d.SPLIT and s.winner == seat:
        return own
    return spite[s.player] * own


# -- the Sheriff's decisions --------------------------------------------------------------------


def gain_to(s: DiceTown, seat: Seat, house: str, winner: Seat) -> float:
    """What it is worth to a seat that somebody wins a house."""
    shows = s.shows(winner, house) if house in d.FACE_OF else 0
    won = worths.house_win(s, house, winner, shows, s.rows[winner].count(d.ACE))
    spite = worths.spite(s, seat)
    gain = won if winner == seat else -spite[winner] * won
    if house == "saloon" and winner != seat:
        gain -= worths.stolen_card(s, seat, shows) / (s.seats() - 1)
    if house == "sheriff":
        gain += won * (spite[s.sheriff] if s.sheriff != seat else -1.0)  # the badge is taken from somebody
    return gain


def price(s: DiceTown, offer: Offer) -> float:
    """What an offer is worth to the Sheriff."""
    cards = [*[card for card in offer.cards if card != d.BLANK], *offer.fenced]
    return (
        worths.money_gain(s, s.sheriff, offer.dollars) + offer.nuggets + sum([worths.card(s, card) for card in cards])
    )


def decide(s: DiceTown, seat: Seat, winner: Seat, considers: Considers) -> float:
    """The winner's gain or loss to the Sheriff, and what is paid for it."""
    if not considers.bribes:
        return (2.0 if winner == seat else 0.0) + paid(s, seat, winner)
    return gain_to(s, seat, s.house, winner) + paid(s, seat, winner)


def paid(s: DiceTown, seat: Seat, winner: Seat) -> float:
    """What the offers for a player are worth to the Sheriff, the givers' loss included."""
    spite = worths.spite(s, seat)
    return sum([price(s, offer) * (1 + spite[giver]) for giver, offer in enumerate(s.offers) if offer.seat == winner])


# -- thefts -----------------------------------------------------------------------------------


def steal(s: DiceTown, seat: Seat, victim: Seat) -> float:
    """What robbing a hand brings, the victim's loss included."""
    return worths.stolen_card(s, victim, s.shows(seat, "saloon")) * (1 + worths.spite(s, seat)[victim])


def joe(s: DiceTown, seat: Seat, victim: Seat) -> float:
    return min(d.JOE_TAKES, s.money[victim]) / 2 * (1 + worths.spite(s, seat)[victim])


def pick(s: DiceTown, seat: Seat, card: d.Card) -> float:
    worth = worths.card(s, card)
    if s.house == "saloon":
        worth *= 1 + worths.spite(s, seat)[s.victim]
    return worth


# -- the doctor -------------------------------------------------------------------------------


def remedy(s: DiceTown, seat: Seat, kind: str) -> float:
    face = {"card": d.JACK, "dollars": d.KING, "nuggets": d.ACE}[kind]
    return consolations(s, seat)[face]


def call(s: DiceTown, seat: Seat, patient: Seat) -> float:
    """Oneself first, then whom one likes best."""
    return 1.0 if patient == seat else -worths.spite(s, seat)[patient]


def crown(s: DiceTown, seat: Seat, winner: Seat) -> float:
    return 1.0 if winner == seat else -worths.spite(s, seat)[winner]


def take_back(s: DiceTown, seat: Seat, face: int) -> float:
    """The die whose loss costs least."""
    return standing(s, seat, rest_of(s.rows[seat], (face,)))
