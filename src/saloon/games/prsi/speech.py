"""What is said at the table of Prší: choices, the log, whose turn it is."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.prsi.data import ACE, OVER, RANK, SEVEN, SUIT
from saloon.games.prsi.rules import DRAW, Draw, Lot, Pass, Play, Prsi, Renew, Show, Stand, Turn
from saloon.house.rooms import About, Speech, Weight, begins
from saloon.kit.cards import BLANK, MARIAS, MARIAS_SUITS, marias_words
from saloon.scene import Reader
from saloon.scene.account import START, Account, Deed, gathered, rows
from saloon.scene.parts import ending, missed, waiting
from saloon.scene.parts import near as nearly


def say(view: Prsi, action: Action, reader: Reader) -> str:
    """The choice in words."""
    match action:
        case Play(card=card, suit=suit) if suit != SUIT[card] or (RANK[card] == OVER and view.options.over == "free"):
            return reader("say-play-as", **marias_words(card), named=MARIAS_SUITS[suit])
        case Play(card=card):
            return reader("say-play", **marias_words(card))
        case Draw():
            return reader("say-draw", count=view.to_draw())
        case Stand():
            return reader("say-stand")
        case Pass():
            return reader("say-pass")
    return tell(view, NATURE, action, reader)


def tell(before: Prsi, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    who = reader.name(seat)
    match action:
        case Play():
            return tell_play(before, seat, action, reader)
        case Draw():
            return reader("tell-draw", who=who, count=before.to_draw())
        case Stand():
            return reader("tell-stand", who=who)
        case Pass():
            return reader("tell-pass", who=who)
        case Lot(dealer=dealer):
            return reader("tell-lot", who=reader.name(dealer))
        case Renew():
            return reader("tell-renew-shuffled" if before.options.pile == "shuffled" else "tell-renew")
        case Show(card=card):
            return reader("tell-show", **marias_words(card))
        case Turn(card=card) if before.receiver() == BLANK:
            return reader("tell-open", **marias_words(card))
        case Turn(card=card) if card == BLANK:
            return reader("tell-gets", who=reader.name(before.receiver()))
        case Turn(card=card):
            return reader("tell-gets-card", who=reader.name(before.receiver()), **marias_words(card))
    raise TypeError(action)


def tell_play(before: Prsi, seat: Seat, action: Play, reader: Reader) -> str:
    """A card is laid; with the last one the table calls Prší (7.1)."""
    words = {"who": reader.name(seat), **marias_words(action.card)}
    if action.suit != SUIT[action.card] or (RANK[action.card] == OVER and before.options.over == "free"):
        told = reader("tell-play-as", **words, named=MARIAS_SUITS[action.suit])
    else:
        told = reader("tell-play", **words)
    return f"{told} {reader('tell-call')}" if len(before.hands[seat]) == 1 else told


def prompt(view: Prsi, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if view.to_act() == (NATURE,):
        return reader("prompt-nature")
    if not reader.is_me(view.player):
        return waiting([view.player], reader)
    legal = view.legal(view.player)
    plays = [action.card for action in legal if isinstance(action, Play)]
    can_play = bool(plays)
    if view.stopped:
        return reader("prompt-ace" if can_play else "prompt-stand")
    if view.feed:
        if view.nothing_left():
            return reader("prompt-seven-pass" if can_play else "prompt-pass")
        return reader("prompt-seven" if can_play else "prompt-feed", count=view.to_draw())
    if not can_play:
        return reader("prompt-pass" if view.nothing_left() else "prompt-none")
    if not any(map(view.matches, plays)):
        return reader("prompt-over" if DRAW in legal else "prompt-over-pass")
    return reader("prompt-play", suit=MARIAS_SUITS[view.suit], rank=marias_words(view.top)["rank"])


def clause(view: Prsi) -> str:
    if view.scores() is not None:
        return "7.1"
    if view.feed:
        return "5.1"
    return "6.1" if view.stopped else "3.1"


def weight(before: Prsi, seat: Seat, action: Action) -> Weight:
    """A last card and a feast of sevens are dramatic, the deal is quick."""
    match action:
        case Play(card=card):
            sevens = RANK[card] == SEVEN and before.feed
            return "dramatic" if sevens or len(before.hands[seat]) == 1 else "notable"
        case Draw():
            return "dramatic" if before.feed > 2 else "notable"
        case Turn() | Renew():
            return "routine"
    return "notable"


def tally(view: Prsi) -> list[int]:
    return [len(hand) for hand in view.hands] if view.suit != BLANK else []


def account(deeds: Sequence[Deed], view: Prsi, reader: Reader) -> Account:
    """Where the cards came from and went: dealt, drawn, laid."""
    names = {START: reader("source-dealt"), "played": reader("source-played"), "drawn": reader("source-drawn")}
    return Account(rows(gathered(deeds, tally, way_of), names))


def way_of(deed: Deed, seat: Seat) -> Hashable:
    return "played" if isinstance(deed.action, Play) else "drawn"


def near(view: Prsi, reader: Reader) -> str:
    """How close it was: the cards still in the hand, or the place reached."""
    scores = view.scores() or ()
    seat = missed(scores, reader, [-count for count in tally(view)])
    if seat is None:
        return ""
    if seat in view.out:
        return nearly("near-place", scores, seat, reader, place=view.out.index(seat) + 1)
    return nearly("near", scores, seat, reader, count=len(view.hands[seat]))


def about(view: Prsi, id: str, reader: Reader) -> About | None:
    """A card by what it does; the rest by its place."""
    start, _, which = id.partition("-")
    if start == "card":
        thing, clause = POWERS.get(RANK[MARIAS.read(which)], ("card", "3.1"))
        return About("", reader("about", thing=thing), clause)
    if start in ("feed", "stop"):
        thing, clause = POWERS[SEVEN if start == "feed" else ACE]
        return About("", reader("about", thing=thing), clause)
    if start in ("talon", "suit", "seat"):
        return About("", reader("about", thing=start), {"talon": "3.3", "suit": "4.2", "seat": "1.1"}[start])
    return None


POWERS: Final = {SEVEN: ("seven", "5.1"), ACE: ("ace", "6.1"), OVER: ("over", "4.1")}
"""Ranks that do something, as the words know them, with the clause."""
SPEECH = Speech(say, tell, weight, opening=begins, near=near, tally=tally, account=account, about=about, clause=clause)
