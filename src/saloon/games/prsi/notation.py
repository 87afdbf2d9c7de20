"""Prší in text: `H7` lays the seven of hearts, `AO=B` an over as bells, `+H7` is a card dealt."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.notation import Lexicon, read_seat, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Unreadable
from saloon.games.prsi.rules import (
    BIT,
    DRAW,
    FACE_DOWN,
    LOT,
    NAMED,
    OVER,
    PASS,
    PLAY,
    RANK,
    RENEW,
    SHOW,
    STAND,
    TURN,
    Prsi,
    PrsiOptions,
)  # fmt: skip
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
    """A position: hands | pile and top | suit | what is due | the known talon | who is out."""

    def write_state(self, s: Prsi) -> str:
        cards = MARIAS.write_all
        hands = "/".join(cards(hand) for hand in s.hands)
        due = f"{write_seat(s.player)}:{s.owed}:{s.feed}:{'stop' if s.stopped else '-'}"
        suit = "?" if s.suit == BLANK else SUITS[s.suit]
        shown = cards(card for card in MARIAS.cards if s.shown & BIT[card])
        dealer = "?" if s.dealer == BLANK else write_seat(s.dealer)
        out = ",".join(map(write_seat, s.out)) or "-"
        return f"{hands} {cards(s.pile)} {MARIAS.write(s.top)}={suit} {dealer} {due} {cards(s.known)} {shown} {out}"

    def read_state(self, text: str, options: Options) -> Prsi:
        assert isinstance(options, PrsiOptions)
        try:
            hands_text, pile, face, dealer, due, known, shown, out = text.split()
            player, owed, feed, stop = due.split(":")
            top, suit = face.split("=")
            hands = tuple(MARIAS.read_all(hand) for hand in hands_text.split("/"))
            seats = len(hands)
            return Prsi(
                options, hands, MARIAS.read_all(pile), MARIAS.read(top), BLANK if suit == "?" else SUITS.index(suit),
                BLANK if dealer == "?" else read_seat(dealer, seats), read_seat(player, seats), int(owed), int(feed),
                stop == "stop", MARIAS.read_all(known), sum(BIT[card] for card in MARIAS.read_all(shown)),
                () if out == "-" else tuple(read_seat(each, seats) for each in out.split(",")),
            )  # fmt: skip
        except ValueError as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error


NOTATION = PrsiNotation(words())
