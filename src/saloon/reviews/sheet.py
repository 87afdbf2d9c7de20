"""A review as one page by itself: nothing is loaded from anywhere, so it can be kept, printed and sent."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from saloon.match.match import Match
from saloon.match.replay import Replay
from saloon.reviews.curves import DASHES, bars, curve, dearest
from saloon.reviews.wording import PARTS, digits, figure, interval, strokes
from saloon.words import Words, words

STYLE: Final = Path(__file__).with_name("sheet.css").read_text("utf-8")


def sheet(told: dict[str, Any], match: Match, lang: str, seat: int) -> str:
    """The whole page; the seat's review is open, the others' can be opened."""
    spoken = words(lang, match.game.folder)
    order = [seat, *(each for each in range(match.seats) if each != seat)]
    parts = [own(told, match, lang, each, spoken, each == seat) for each in order]
    title = escape(f"{told['title']}: {spoken('review-title')}")
    certain = spoken("review-certainty", certainty=told["certainty"], worlds=told["worlds"])
    foot = f"{certain} {spoken('review-rate-means', points='yes' if told['points'] else 'no')}"
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>"
        f"{''.join(parts)}<section><h2>{spoken('review-everybody')}</h2>"
        f'<div class="wide">{everybody(told, spoken)}</div></section>'
        f'<p class="soft">{escape(foot)}</p></main></body></html>\n'
    )


def own(told: dict[str, Any], match: Match, lang: str, seat: int, spoken: Words, opened: bool) -> str:
    """One seat: the sentence, the ledger, the curve, what cost most."""
    ledger = told["seats"][seat]
    drawn = bars(ledger)
    rows = [f"<tr><td>{spoken('review-start')}</td><td></td><td>{figure(ledger['start'], told, spoken)}</td></tr>"]
    rows += [
        f"<tr><td>{spoken(f'review-{part}')}</td><td>{drawn[part]}</td>"
        f"<td>{interval(ledger[part], told, spoken)}</td></tr>"
        for part in PARTS
    ]
    rows.append(
        f"<tr><th>{spoken('review-result')}</th><th></th><th>{figure(ledger['result'], told, spoken)}</th></tr>"
    )
    return (
        f"<details{' open' if opened else ''}><summary>{escape(ledger['name'])}</summary>"
        f'<p class="said">{escape(ledger["headline"])}</p><table class="ledger">{"".join(rows)}</table>'
        f"{fell(told, seat, spoken)}"
        f"<h2>{spoken('review-curve')}</h2>{curve(told, seat, escape(ledger['headline']))}"
        f"{mistakes(told, match, lang, seat, spoken)}</details>"
    )


def fell(told: dict[str, Any], seat: int, spoken: Words) -> str:
    """Luck by what fell, its greatest strokes with what was expected, and what a master makes of the same chance."""
    ledger = told["seats"][seat]
    if not ledger["fortune"]:
        return f"<p>{escape(ledger['once_more'])}</p>" if ledger["once_more"] else ""
    items = [
        f"<li>{escape(each['text'])} {figure(each['fortune']['expected'][seat], told, spoken)} → "
        f"{figure(each['chances'][seat], told, spoken)}</li>"
        for each in strokes(told, seat)
    ]
    said = f"{spoken('review-luck-of', name=ledger['name'])} {ledger['fortune_said']}"
    greatest = f"<h2>{spoken('review-strokes')}</h2><ul>{''.join(items)}</ul>" if items else ""
    once_more = f"<p>{escape(ledger['once_more'])}</p>" if ledger["once_more"] else ""
    return f"<p>{escape(said)}</p>{greatest}{once_more}"


def mistakes(told: dict[str, Any], match: Match, lang: str, seat: int, spoken: Words) -> str:
    """What was done, what was better and why, and the table of that moment."""
    name = told["seats"][seat]["name"]
    found = dearest(told, seat)
    if not found:
        return f"<p>{escape(spoken('review-no-mistakes', name=name))}</p>"
    replay = Replay(match, lang=lang)
    items = [mistake(each, replay.table(each["number"] - 1)._repr_svg_(), told, spoken) for each in found]
    return f"<h2>{escape(spoken('review-mistakes', name=name))}</h2><ol>{''.join(items)}</ol>"


def mistake(moment: dict[str, Any], board: str, told: dict[str, Any], spoken: Words) -> str:
    decision = moment["decision"]
    better = next(each["text"] for each in decision["choices"] if each["move"] == decision["better"])
    cost = interval({**decision["cost"], "value": -decision["cost"]["value"]}, told, spoken)
    return (
        f"<li><strong>{escape(moment['text'])}</strong> {cost}<br>{escape(spoken('review-better', action=better))} "
        f'{escape(decision["why"])}<div class="board">{board}</div></li>'
    )


def everybody(told: dict[str, Any], spoken: Words) -> str:
    columns = ("start", *PARTS, "result", "rate")
    head = "".join(f"<th>{spoken(f'review-{each}')}</th>" for each in columns)
    rows = []
    for each in told["seats"]:
        line = (
            '<svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">'
            f'<path class="seat seat{each["seat"] % 8}" stroke-dasharray="{DASHES[each["seat"] % 8]}" d="M0 '
            '4H28"/></svg>'
        )
        cells = [figure(each["start"], told, spoken), *(interval(each[part], told, spoken) for part in PARTS)]
        cells += [
            figure(each["result"], told, spoken),
            spoken.decimal(each["rate"] / (100 if told["points"] else 1), digits(told) + 1),
        ]
        rows.append(f"<tr><td>{line}{escape(each['name'])}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"
