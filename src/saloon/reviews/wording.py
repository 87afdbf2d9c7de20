"""A review in words: the sentence on top, which says only what the intervals carry, and every moment told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Seat
from saloon.match.match import Match
from saloon.match.telling import Spectator, reader
from saloon.reviews.facts import Facts
from saloon.scene import Reader
from saloon.words import Words

EVEN: Final = 1e-6
"""A result that differs less from the start is neither won nor lost."""
NEGLIGIBLE: Final = 0.02
"""Parts that differ by less decide nothing over each other."""
PARTS: Final = ("luck", "choices", "others", "fog")


def headline(found: Facts, seat: Seat, words: Words) -> str:
    """How it ended for the seat, and what decided it."""
    ledger = found["seats"][seat]
    scale = 1.0 if found["points"] else 100.0
    numbers = {name: signed(scale * ledger[name]["value"], words, digits(found)) for name in PARTS}
    said = words("review-head", cause=cause(found, seat), **numbers)
    return f"{words('review-ended', how=outcome(found, seat), result=figure(ledger['result'], found, words))} {said}"


def outcome(found: Facts, seat: Seat) -> str:
    ledger = found["seats"][seat]
    if found["ended"] == "abandoned":
        return "abandoned"
    if found["points"]:
        return "points"
    if abs(ledger["result"] - ledger["start"]) < EVEN or 0 < ledger["result"] < 1:
        return "drawn"
    return "won" if ledger["result"] > ledger["start"] else "lost"


def cause(found: Facts, seat: Seat) -> str:
    """The part that moved the result most in its direction, if it did so clearly: by more than both errors."""
    ledger = found["seats"][seat]
    up = 1 if ledger["result"] >= ledger["start"] else -1
    order = sorted(PARTS, key=lambda name: -up * ledger[name]["value"])
    first, second = (ledger[name] for name in order[:2])
    least = NEGLIGIBLE * (100 if found["points"] else 1)
    gap = up * (first["value"] - max(0.0, up * second["value"]) * up)
    errors = sum([(each["high"] - each["low"]) / 2 for each in (first, second)])
    if up * first["value"] < least:
        return "nothing"
    return order[0] if gap > max(least, errors) else "close"


def digits(found: Facts) -> int:
    """How many digits after the decimal mark: what was found by looking ahead is not known to a tenth of a point."""
    return 0 if found["certainty"] == "searched" else 1


def signed(value: float, words: Words, digits: int = 1) -> str:
    """With its sign, and no minus before a zero.

    >>> from saloon.words import words
    >>> signed(2.04, words("en")), signed(-0.02, words("cs")), signed(-20.96, words("cs"))
    ('+2.0', '0,0', '−21,0')
    """
    text = words.decimal(value, digits)
    if not float(f"{value:.{digits}f}"):
        return words.decimal(0.0, digits)
    return f"+{text}" if value > 0 else text


def fortune_said(fortune: Sequence[Facts], found: Facts, words: Words) -> str:
    """How much luck in what: "dice +3.1 (24), claims −1.0 (6)"."""
    scale = 1.0 if found["points"] else 100.0
    names = [words("review-from", kind=each["kind"]) for each in fortune]
    values = [f"{signed(scale * each['value'], words, digits(found))} ({each['n']})" for each in fortune]
    return ", ".join([f"{name} {value}" for name, value in zip(names, values, strict=True)])


def strokes(found: Facts, seat: Seat, most: int = 3) -> list[Facts]:
    """The moments of the greatest luck of a seat, good or bad; less than two points are none."""
    least = NEGLIGIBLE * (100 if found["points"] else 1)
    moments = [each for each in found["moments"] if abs(each["changes"][seat].get("luck", 0.0)) >= least]
    return sorted(moments, key=lambda each: -abs(each["changes"][seat]["luck"]))[:most]


def once_more(master: Facts | None, found: Facts, words: Words) -> str:
    """What a master would have made of the same chance; empty where nobody tried."""
    if master is None:
        return ""
    low, high = (figure(master[each], found, words) for each in ("low", "high"))
    came = figure(master["value"], found, words)
    return words(
        "review-master",
        result=came,
        low=low,
        high=high,
        count=master["n"],
        points="yes" if found["points"] else "no",
        same=words.percent(master["same"], 0),
        level=master["level"],
    )


def figure(value: float, found: Facts, words: Words) -> str:
    """A value by itself: a chance in per cent, or points."""
    return words.decimal(value, digits(found)) if found["points"] else words.percent(value, digits(found))


def interval(part: Facts, found: Facts, words: Words) -> str:
    """A part as it is shown: its number, and how far off it may be: by what was sampled, by contradiction."""
    scale = 1.0 if found["points"] else 100.0
    half = scale * (part["high"] - part["low"]) / 2
    number = signed(scale * part["value"], words, digits(found))
    return f"{number} ± {words.decimal(half, digits(found))}" if half >= 0.5 * 10 ** -digits(found) else number


class ReviewTeller:
    """The moments of a match in one language; after its end everything lies open."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.game = match.game
        self.by = Spectator(match.game, ONLOOKER, lang, all_open=True)
        self.moments = {each.entry.number: each for each in match.walk() if isinstance(each.entry, Event)}

    @property
    def reader(self) -> Reader:
        return reader(self.game, self.match.shown, ONLOOKER, self.by.lang)

    def name(self, seat: Seat) -> str:
        return self.reader.name(seat)

    def text(self, number: int) -> str:
        moment = self.moments[number]
        return "" if self.by.weight(moment) == "silent" else self.by.tell(moment)

    def alone(self, moment: Facts) -> str:
        """A choice of which the log tells only together with those of others: who, and what they chose."""
        seat = moment["seat"]
        return "" if seat == NATURE else f"{self.name(seat)}: {self.say(moment['number'], moment['move'])}"

    def view(self, number: int) -> Any:
        """What the one who decided saw."""
        moment = self.moments[number]
        return moment.before.view(moment.entry.seat)

    def say(self, number: int, move: str) -> str:
        """A choice of the moment in words."""
        view, seat = self.view(number), self.moments[number].entry.seat
        return self.game.speech.say(view, self.game.notation.read(move), self.seated(seat))

    def why(self, number: int, move: str) -> str:
        """What speaks for a choice, as a hint tells it."""
        view, seat = self.view(number), self.moments[number].entry.seat
        action = self.game.notation.read(move)
        if action not in view.legal(seat):
            return ""
        message, args = self.game.advice.reason(view, seat, action)
        return self.seated(seat)(message, **args)

    def seated(self, seat: Seat) -> Reader:
        return reader(self.game, self.match.shown, seat, self.by.lang)


def worded(found: Facts, match: Match, lang: str) -> Facts:
    """The same with its sentences: what `saloon review --json` prints and the page gets."""
    told = ReviewTeller(match, lang)
    words = told.reader.words
    return {
        **found,
        "title": match.game.called(lang),
        "seats": [
            {
                **each,
                "name": told.name(each["seat"]),
                "kind": player.kind,
                "headline": headline(found, each["seat"], words),
                "fortune_said": fortune_said(each["fortune"], found, words),
                "once_more": once_more(each["master"], found, words),
            }
            for each, player in zip(found["seats"], match.shown, strict=True)
        ],
        "moments": [worded_moment(each, told) for each in found["moments"]],
    }


def worded_moment(moment: Facts, told: ReviewTeller) -> Facts:
    number, decision = moment["number"], moment["decision"]
    if decision is not None:
        better = decision["better"]
        decision = {
            **decision,
            "why": told.why(number, better) if better else "",
            "choices": [{**each, "text": told.say(number, each["move"])} for each in decision["choices"]],
        }
    return {**moment, "text": told.text(number) or told.alone(moment), "decision": decision}
