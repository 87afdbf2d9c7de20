"""Prší in text: `H7` lays the seven of hearts, `AO=B` an over as bells, `+H7` is a card dealt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saloon.core.notation import Lexicon, impossible, read_player, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action
from saloon.games.prsi.data import ACE, BIT, DECK, OVER, RANK, SEVEN, SUIT, mask_of
from saloon.games.prsi.rules import DRAW, FACE_DOWN, LOT, NAMED, PASS, PLAY, RENEW, SHOW, STAND, TURN, Prsi, PrsiOptions
from saloon.kit.cards import BLANK, MARIAS

SUITS = "HLAB"


def words() -> Iterator[tuple[str, Action]]:
    yield from (("draw", DRAW), ("stand", STAND), ("pass", PASS), ("turn", RENEW), ("+?", FACE_DOWN))
    yield from ((f"dealer {seat + 1}", LOT[seat]) for seat in range(5))
    for card in MARIAS.cards:
        text = MARIAS.write(card)
        yield f"+{text}", TURN[card]
        yield f"bottom {text}", SHOW[card]
        if RANK[card] == OVER:
            yield from ((f"{text}={SUITS[suit]}", NAMED[card][suit]) for suit in range(4))
        yield text, PLAY[card]  # an over's own suit need not be named


class PrsiNotation(Lexicon[Prsi]):
    """A position: hands | pile and top | suit | what is due | the known talon | who is out | what hands surely lack."""

    fields = ("hands", "pile", "top", "dealer", "due", "known", "shown", "out", "lacks")

    def write_state(self, s: Prsi) -> str:
        cards = MARIAS.write_all
        hands = "/".join(cards(hand) for hand in s.hands)
        due = f"{write_seat(s.player)}:{s.owed}:{s.feed}:{'stop' if s.stopped else '-'}"
        suit = "?" if s.suit == BLANK else SUITS[s.suit]
        shown = cards(card for card in MARIAS.cards if s.shown & BIT[card])
        dealer = "?" if s.dealer == BLANK else write_seat(s.dealer)
        out = ",".join(map(write_seat, s.out)) or "-"
        lacks = (
            " " + "/".join([",".join([f"{lack:x}" for lack in each]) or "-" for each in s.lacks])
            if any(s.lacks)
            else ""
        )
        return (
            f"{hands} {cards(s.pile)} {MARIAS.write(s.top)}={suit} {dealer} {due} {cards(s.known)} {shown} {out}{lacks}"
        )

    def read_state(self, text: str, options: Options) -> Prsi:
        assert isinstance(options, PrsiOptions)
        with reading(text):
            hands_text, pile, face, dealer, due, known, shown, out, *lacks = text.split()
            player, owed, feed, stop = due.split(":")
            top, suit = face.split("=")
            hands = [MARIAS.read_all(hand) for hand in hands_text.split("/")]
            held = [card for hand in hands for card in hand]
            laid, below = (*MARIAS.read_all(pile), MARIAS.read(top)), MARIAS.read_all(known)
            seats = len(hands)
            found = Prsi(
                options=options,
                held=tuple(map(mask_of, hands)),
                backs=tuple(hand.count(BLANK) for hand in hands),
                pile=laid[:-1],
                top=laid[-1],
                suit=BLANK if suit == "?" else SUITS.index(suit),
                dealer=BLANK if dealer == "?" else read_player(dealer, seats),
                player=read_player(player, seats),
                owed=int(owed),
                feed=int(feed),
                stopped={"stop": True, "-": False}[stop],
                talon=32 - len(held) - len(laid) + (laid[-1] == BLANK),
                unseen=DECK & ~mask_of([*held, *laid, *below]),
                known=below,
                shown=mask_of(MARIAS.read_all(shown)),
                out=() if out == "-" else tuple(read_player(each, seats) for each in out.split(",")),
                lacks=read_lacks(lacks, seats),
            )
        if why := flaw(found):
            raise impossible(why)
        return found


def read_lacks(texts: Sequence[str], seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, masks in sixteens; nothing need be said where nothing is known."""
    if not texts:
        return ((),) * seats
    (text,) = texts
    found = tuple(() if each == "-" else tuple(int(lack, 16) for lack in each.split(",")) for each in text.split("/"))
    if not any(found) or len(found) != seats:
        raise ValueError(text)
    return found


# -- what can be ------------------------------------------------------------------------------


def flaw(s: Prsi) -> str:
    """Why the position cannot come about; nothing if it can."""
    if not 2 <= len(s.held) <= 5 or BLANK in s.pile or BLANK in s.known or s.talon < len(s.known):
        return "count"
    if s.unseen.bit_count() != s.talon - len(s.known) + sum(s.backs) or s.shown & (
        s.unseen | mask_of((*s.pile, s.top, *s.known))
    ):
        return "shared"
    if any(
        len(lacks) > s.covered(seat) or not all(0 < lack <= DECK for lack in lacks)
        for seat, lacks in enumerate(s.lacks)
    ):
        return "count"
    if s.owed < 0 or s.feed % 2 or not 0 <= s.feed <= 2 * sum(RANK[card] == SEVEN for card in (*s.pile, s.top)):
        return "number"
    if not is_ended_right(s):
        return "over"
    return "" if (is_deal(s) if s.top == BLANK else is_due(s)) else "turn"


def is_ended_right(s: Prsi) -> bool:
    """Whether everybody without cards is out. With the red seven one may still come back."""
    done = {seat for seat in range(len(s.held)) if s.is_done(seat) and s.top != BLANK}
    over = bool(s.out) and s.over()
    known = done == set(s.out) or (s.options.red_seven and done > set(s.out))
    return (
        known
        and len(s.out) == len(set(s.out)) <= (len(s.held) - 1 if s.options.places else 1)
        and not (over and s.owed)
    )


def is_deal(s: Prsi) -> bool:
    """Whether cards are still dealt, from the dealer's left, before the pile is opened."""
    deal, seats = s.options.deal, len(s.held)
    dealt = deal * seats + 1 - s.owed
    if s.pile or s.known or s.shown or s.feed or s.stopped or s.suit != BLANK or not 0 <= dealt <= deal * seats:
        return False
    if s.dealer == BLANK:
        return dealt == 0
    return all(s.count((s.dealer + 1 + i) % seats) == (dealt - i + seats - 1) // seats for i in range(seats))


def is_due(s: Prsi) -> bool:
    """Whether what lies on top asks for what is due."""
    rank = RANK[s.top]
    if s.dealer == BLANK or (s.suit != SUIT[s.top] and rank != OVER):
        return False
    if s.suit == BLANK and (s.options.start != "acts" or s.pile or s.owed):
        return False
    if (s.feed and rank != SEVEN) or (s.stopped and rank != ACE) or (s.feed and s.stopped):
        return False
    if s.owed and (s.feed or s.stopped or s.owed > 8 or s.nothing_left()):
        return False
    return s.player not in s.out or s.over()


NOTATION = PrsiNotation(words())
