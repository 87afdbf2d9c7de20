"""`saloon review`: was it luck, was it me, and what was better?"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import crew, json, lang, number, text_of
from saloon.cli.manual import ManualPage
from saloon.cli.verify import only_unproven
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.core.state import Seat
    from saloon.crew import Jobs
    from saloon.match import Match
    from saloon.reviews.facts import Facts
    from saloon.reviews.reviewing import Progress


@click.command(cls=ManualPage)
@click.argument("file", metavar="FILE…", nargs=-1, required=True)
@number("--seat", least=1)
@click.option("--quick", is_flag=True)
@click.option("--deep", is_flag=True)
@click.option("--master", is_flag=True)
@click.option("--practise", is_flag=True)
@click.option("--html", default="", metavar="FILE")
@crew
@lang
@json
def command(
    file: tuple[str, ...],
    seat: int | None,
    quick: bool,
    deep: bool,
    master: bool,
    practise: bool,
    html: str,
    place: Jobs,
    lang: str | None,
    json: bool,
) -> None:
    """Review a finished match: luck, own choices, others' choices and fog, and what was better."""
    from saloon.reviews.wording import worded

    voice = Voice(lang)
    if len(file) > 1:
        from saloon.cli.reviews import many

        if html or master or practise or seat or deep:
            raise Unreadable("cli-review-one")
        many(file, quick, place, voice, json)
        return
    match = sound(file[0], voice)
    voice = voice.of(match.game)
    if seat is not None and seat > match.seats:
        raise Unreadable("unreadable-seat", text=str(seat))
    found = found_out(match, quick, deep, master, voice)
    told = worded(found, match, voice.lang)
    write_sheet(html, told, match, voice, seat)
    kept = practised(match, found, first_seat(match, seat)) if practise else 0
    if json:
        voice.json(told)
    else:
        show(told, voice, [seat - 1] if seat else range(match.seats))
        if html:
            voice.tell(f"\n{voice('cli-review-html', file=html)}")
        if practise:
            voice.tell(f"\n{voice('cli-review-practise', count=kept)}")


def found_out(match: Match, quick: bool, deep: bool, master: bool, voice: Voice) -> Facts:
    """The facts of the review, as deep as one wishes."""
    from saloon.reviews.keeping import looked_up

    with progress(voice) as tick:
        return deeply(match, tick) if deep else looked_up(match, quick, tick, master)


def deeply(match: Match, tick: Progress) -> Facts:
    """The facts of a deep review."""
    from saloon.analysis.deeper import deeper

    found: Facts | None = None
    for look in deeper(match):
        tick(look.done, look.of)
        found = look.facts
    assert found is not None
    return found


def write_sheet(file: str, told: Any, match: Match, voice: Voice, seat: int | None) -> None:
    """The review as a page, if somebody wants one."""
    if not file:
        return
    from saloon.reviews.sheet import sheet

    Path(file).write_text(sheet(told, match, voice.lang, first_seat(match, seat)), "utf-8")


def practised(match: Match, found: Facts, seat: Seat) -> int:
    """What cost the seat most goes into the deck of this device; how many choices came in."""
    from saloon.school import deck as decks
    from saloon.school.making import kept_from

    deck, befores, kept = decks.load(), match.befores(), 0
    for at, move in decks.dearest(found, [seat]):
        drill = kept_from(match.game, befores[at - 1], seat, match.seats)
        known = {each.move for each in drill.choices}
        if move not in known or not drill.is_right(move):
            kept += deck.keep(match.game.key, drill, decks.today())
    decks.save(deck)
    return kept


def sound(file: str, voice: Voice) -> Match:
    """The match of a file that hangs together; what was never finished may be unproven."""
    from saloon.match import load, verify

    text = text_of(file)
    match = load(text)
    report = verify(text)
    if not report.holds and not only_unproven(report):
        raise Unreadable("cli-review-broken", command=f"saloon verify {file}")
    return match


def first_seat(match: Match, seat: int | None) -> int:
    """Whose review opens first: the one asked for, else the first person's."""
    if seat is not None:
        return seat - 1
    return next((at for at, player in enumerate(match.players) if player.human), 0)


@contextmanager
def progress(voice: Voice) -> Iterator[Progress]:
    """A bar on a terminal, nothing otherwise; on stderr, so that what is printed can be piped on."""
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(voice("cli-review-working")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        yield lambda done, of: bar.update(task, completed=done, total=of)


def show(told: dict[str, Any], voice: Voice, seats: Any) -> None:
    """The sentence of each seat, everybody's ledger, and the costliest choices."""
    from saloon.reviews.wording import PARTS, digits, figure, interval, signed

    words = voice.words
    for seat in seats:
        each = told["seats"][seat]
        voice.tell(f"{each['name']}: {each['headline']}")
    voice.tell("")
    columns = ["", *(voice(f"review-{name}") for name in ("start", *PARTS, "result", "rate"))]
    rows = [
        [
            each["name"],
            figure(each["start"], told, words),
            *(interval(each[part], told, words) for part in PARTS),
            figure(each["result"], told, words),
            words.decimal(each["rate"] / (100 if told["points"] else 1), digits(told) + 1),
        ]
        for each in told["seats"]
    ]
    voice.grid(columns, rows)
    for seat in seats:
        fortune(told, voice, seat)
    for seat in seats:
        mistakes(told, voice, seat)
    scale = 1 if told["points"] else 100
    slack = signed(scale * max(abs(each["slack"]) for each in told["seats"]), words, digits(told)).lstrip("+")
    voice.tell(
        f"\n{voice('review-certainty', certainty=told['certainty'], worlds=told['worlds'])} "
        f"{voice('review-slack', slack=slack)}"
    )
    voice.tell(voice("review-rate-means", points="yes" if told["points"] else "no"))


def fortune(told: dict[str, Any], voice: Voice, seat: int) -> None:
    """What fell, for one seat: how much luck in what, the greatest strokes, and what a master makes of the same."""
    from saloon.reviews.wording import digits, signed, strokes

    each, scale = told["seats"][seat], 1 if told["points"] else 100
    if each["fortune"]:
        voice.tell(f"\n{voice('review-luck-of', name=each['name'])} {each['fortune_said']}")
    for moment in strokes(told, seat):
        value = signed(scale * moment["changes"][seat]["luck"], voice.words, digits(told))
        voice.tell(f"{moment['number']:>5}  {moment['text']}  {value}")
    if each["once_more"]:
        voice.tell(each["once_more"])


def mistakes(told: dict[str, Any], voice: Voice, seat: int) -> None:
    from saloon.reviews.curves import dearest
    from saloon.reviews.wording import digits

    scale, dear = 1 if told["points"] else 100, dearest(told, seat)
    voice.tell("")
    if not dear:
        voice.tell(voice("review-no-mistakes", name=told["seats"][seat]["name"]))
        return
    voice.tell(voice("review-mistakes", name=told["seats"][seat]["name"]))
    for each in dear:
        decision = each["decision"]
        better = next(choice["text"] for choice in decision["choices"] if choice["move"] == decision["better"])
        cost = voice.words.decimal(scale * decision["cost"]["value"], digits(told))
        voice.tell(f"{each['number']:>5}  {each['text']}  −{cost}")
        voice.tell(f"       {voice('review-better', action=better)} {decision['why']}".rstrip())
