"""A report as one page by itself: nothing is loaded from anywhere, so it can be kept, printed and sent."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from saloon.crew.sources import fingerprint
from saloon.games import SHELF
from saloon.lab.charts import Row, course, histogram, share_bar, whisker
from saloon.lab.printing import name_of
from saloon.lab.style import STYLE
from saloon.lab.trace import MOMENTS
from saloon.words import Words, words

Facts = dict[str, Any]


def page(facts: Facts, lang: str) -> str:
    """The whole file."""
    say = speaking(facts, lang)
    title = say("report-title", title=called(facts, lang))
    parts = [wins, length, tension, luck, uses, waiting, made]
    body = f"{heading(facts, say, title)}{''.join(part(facts, say) for part in parts)}"
    return document(title, lang, body)


def document(title: str, lang: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{escape(title)}</title><style>body{{margin:0}}{STYLE}</style></head><body><main class="lab">{body}'
        "</main></body></html>\n"
    )


def framed(html: str, height: int = 760) -> str:
    """For a notebook: the page in a frame of its own, so that styles do not meet."""
    return (
        f'<iframe srcdoc="{escape(html)}" style="width:100%;height:{height}px;border:0" title="Saloon" '
        'sandbox="allow-popups"></iframe>'
    )


def speaking(facts: Facts, lang: str) -> Words:
    return words(lang, SHELF[facts["game"]].folder)


def called(facts: Facts, lang: str) -> str:
    return SHELF[facts["game"]].called(lang)


# -- numbers ------------------------------------------------------------------------------------


def share(row: Row, say: Words, digits: int = 1) -> str:
    """A share with its interval, in per cent."""
    value, low, high = (say.decimal(100 * row[each], digits) for each in ("value", "low", "high"))
    return f"{say('percent', number=value)} ({low}–{high})"


def number(row: Row, say: Words, digits: int = 1) -> str:
    value, low, high = (say.decimal(row[each], digits) for each in ("value", "low", "high"))
    return f"{value} ({low}–{high})"


def signed(row: Row, say: Words, scale: float) -> str:
    """A difference with its interval."""
    value, low, high = (say.decimal(scale * row[each], 1) for each in ("value", "low", "high"))
    sign = "+" if row["value"] > 0 and value.strip("0.,") else ""
    return f"{sign}{value} ({low} … {high})"


def count(row: Row, say: Words) -> str:
    return escape(say("report-n", count=row["n"]))


# -- parts --------------------------------------------------------------------------------------


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def soft(text: str) -> str:
    return f'<p class="soft">{escape(text)}</p>' if text else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """The first cell of a row is its head. Each cell knows its column, for where there is no room for heads."""
    top = "".join(f'<th scope="col">{escape(each)}</th>' if each else "<td></td>" for each in head)
    told = "".join(f'<tr><th scope="row">{row[0]}</th>{"".join(map(cell, head[1:], row[1:]))}</tr>' for row in rows)
    return f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{told}</tbody></table>'


def cell(head: str, value: str) -> str:
    return f'<td data-head="{escape(head)}">{value}</td>' if head else f"<td>{value}</td>"


def heading(facts: Facts, say: Words, title: str) -> str:
    bots = ", ".join(name_of("bot", each, say) for each in facts["bots"])
    about = say("report-about", games=facts["games"], seats=facts["seats"], bots=bots)
    options = f"<p>{escape(say('report-options', options=facts['options']))}</p>" if facts["options"] else ""
    cards = "".join(
        f'<div class="card"><dt>{escape(name)}</dt><dd><strong>{escape(value)}</strong>{escape(rest)}</dd></div>'
        for name, value, rest in headlines(facts, say)
    )
    return f'<header><h1>{escape(title)}</h1><p>{escape(about)}</p>{options}</header><dl class="cards">{cards}</dl>'


def headlines(facts: Facts, say: Words) -> list[tuple[str, str, str]]:
    """What one wants to know at a glance: a value and its interval."""
    first, length, tension = facts["groups"]["seat"][0], facts["length"], facts["tension"]
    found = []
    if facts["seats"] == 1:
        found.append(("report-short-points", *cut(number(first["score"], say))))
    else:
        found.append(("report-short-wins", *cut(share(first["wins"], say))))
    if length["minutes"]:
        found.append(("report-short-minutes", *cut(number(length["minutes"], say))))
    if facts["luck"]:
        found.append(("report-short-luck", *cut(share(facts["luck"], say, 0))))
    if tension and tension["settled"]:
        found.append(("report-short-settled", *cut(share(tension["settled"], say, 0))))
    if tension and tension["changes"]:
        found.append(("report-short-changes", *cut(number(tension["changes"], say))))
    return [(say(name), value, rest) for name, value, rest in found]


def cut(text: str) -> tuple[str, str]:
    value, _, rest = text.partition(" (")
    return value, f" ({rest}"


def wins(facts: Facts, say: Words) -> str:
    """By seat, level and whatever the game tells of its seats."""
    alone = facts["seats"] == 1
    fair = None if alone or facts["camps"] else 1 / facts["seats"]
    shown = [key for key, rows in facts["groups"].items() if key != "bot" or len(rows) > 1]  # equals win as equals do
    tables = [group(facts, key, facts["groups"][key], fair, say) for key in shown]
    return section(say("report-wins"), f"<p>{escape(favoured(facts, fair, say))}</p>{''.join(tables)}")


def favoured(facts: Facts, fair: float | None, say: Words) -> str:
    """What the intervals carry, seat by seat."""
    if facts["seats"] == 1:
        return say("report-wins-alone")
    if fair is None:
        return say("report-wins-camps")
    told = []
    for row in facts["groups"]["seat"]:
        if not row["wins"]["low"] <= fair <= row["wins"]["high"]:
            side, even = "more" if row["wins"]["value"] > fair else "less", say.percent(fair, 1)
            told.append(
                say("report-wins-seat", seat=int(row["value"]), side=side, wins=share(row["wins"], say), fair=even)
            )
    return " ".join(told) or say("report-wins-even", fair=say.percent(fair, 1))


def group(facts: Facts, key: str, rows: Sequence[Row], fair: float | None, say: Words) -> str:
    alone = facts["seats"] == 1
    title = say(f"sim-by-{key}") if key in ("bot", "seat") else say(f"{key}.heading") if say.has(key) else key
    name = "score" if alone else "wins"
    low = min([row[name]["low"] for row in rows])
    high = max([row[name]["high"] for row in rows])
    if not alone:
        low, high = 0.0, max(high, 2 * (fair or 0.0), 0.5)
    lines = [
        [
            escape(name_of(key, row["value"], say)),
            whisker(row[name], low, high, fair),
            escape(number(row[name], say) if alone else share(row[name], say)),
            str(row["games"]),
        ]
        for row in rows
    ]
    heads = [title, "", say("sim-score" if alone else "sim-wins"), say("sim-games")]
    return table(heads, lines if key in ("bot", "seat") else sorted(lines), "dots")


def length(facts: Facts, say: Words) -> str:
    rows = []
    for name in ("minutes", "turns", "decisions", "events"):
        row, spread = facts["length"][name], facts["spreads"].get(name)
        if row:
            quantiles = spread["quantiles"] if spread else ()
            told = " · ".join(say.decimal(each, 0 if name == "turns" else 1) for each in quantiles)
            rows.append([escape(say(f"report-{name}")), escape(number(row, say)), escape(told), count(row, say)])
    drawn = "".join(
        f"<figure><figcaption>{escape(say(f'report-{name}'))}</figcaption>{bars(facts, name, say)}</figure>"
        for name in ("minutes", "turns", "decisions")
        if name in facts["spreads"]
    )
    minutes = facts["spreads"]["minutes"]["quantiles"]
    said = say("report-length-said", middle=say.decimal(minutes[1], 1), most=say.decimal(minutes[2], 1))
    pace = say(
        "report-length-pace",
        pace=say.decimal(facts["pace"], 0),
        event=say.decimal(facts["event"], 0),
        minutes=SHELF[facts["game"]].minutes,
    )
    heads = ["", say("report-mean"), say("report-quantiles"), ""]
    figures = f'<div class="figures">{drawn}</div>'
    return section(say("report-length"), f"<p>{escape(said)}</p>{figures}{table(heads, rows)}{soft(pace)}")


def bars(facts: Facts, name: str, say: Words, label: str = "") -> str:
    bins = facts["spreads"][name]["bins"]
    ends = say.decimal(bins[0][0], 0), say.decimal(bins[-1][1], 0)
    told = say("report-histogram", what=label or say(f"report-{name}"), low=ends[0], high=ends[1])
    return histogram(bins, told, lambda value: say.decimal(value, 0))


def tension(facts: Facts, say: Words) -> str:
    found, close = facts["tension"], facts["close"]
    if not found:
        return ""
    rows = []
    for name, write in (
        ("changes", number),
        ("settled", share),
        ("decided", share),
        ("margin", number),
        ("tied", share),
    ):
        if row := {**found, **close}[name]:
            rows.append([escape(say(f"report-{name}")), escape(write(row, say)), count(row, say)])
    said = ""
    if found["settled"] and found["changes"]:
        settled, changes = say.percent(found["settled"]["value"], 0), say.decimal(found["changes"]["value"], 1)
        said = f"<p>{escape(say('report-tension-said', settled=settled, changes=changes))}</p>"
    label = say("report-tension-curve")
    drawn = f"<figure><figcaption>{escape(label)}</figcaption>{course(found['curve'], label, say.percent)}</figure>"
    means = say("report-tension-means", moments=MOMENTS)
    return section(say("report-tension"), f"{said}{drawn}{table(['', say('report-mean'), ''], rows)}{soft(means)}")


def luck(facts: Facts, say: Words) -> str:
    row = facts["luck"]
    if not SHELF[facts["game"]].luck:
        return section(say("report-luck"), f"<p>{escape(say('report-luck-none'))}</p>")
    if not row:
        return ""
    said, means = say("report-luck-said", share=share(row, say, 0)), say("report-luck-means", count=row["n"])
    keys = (
        f'<span class="key luck">{escape(say("report-luck-label"))}</span>'
        f'<span class="key">{escape(say("report-choices-label"))}</span>'
    )
    drawn = f'{share_bar(row, "big")}<p class="keys">{keys}</p>'
    return section(say("report-luck"), f"<p>{escape(said)}</p>{drawn}{soft(means)}")


def uses(facts: Facts, say: Words) -> str:
    """How often each thing is chosen, who wins with it, and what a seat loses without it."""
    rows = [row for row in facts["uses"] if row["taken"]]
    if not rows:
        return ""
    names = {row["name"]: told_use(facts, row["name"], say) for row in rows}
    rows = sorted(rows, key=lambda row: (-row["taken"]["value"], row["name"]))
    scale = 1 if facts["seats"] == 1 else 100
    worth = [row["worth"] for row in rows if row["worth"]]
    low, high = min([0.0, *(each["low"] for each in worth)]), max([0.0, *(each["high"] for each in worth)])
    lines = [
        [
            escape(names[row["name"]]),
            f"{share_bar(row['taken'])}{escape(share(row['taken'], say, 0))}",
            escape(number(row["a_game"], say) if row["a_game"] else "–"),
            escape((number if scale == 1 else share)(row["won"], say) if row["won"] else "–"),
            f"{whisker(row['worth'], low, high, 0.0, 'worth')}{escape(signed(row['worth'], say, scale))}"
            if row["worth"]
            else "–",
        ]
        for row in rows
    ]
    heads = [say(f"report-{name}") for name in ("use", "taken", "a-game", "won", "worth")]
    said = say("report-uses-said", most=names[rows[0]["name"]], least=names[rows[-1]["name"]])
    means = say("report-worth-means", count=worth[0]["n"]) if worth else ""
    told = f"<p>{escape(said)}</p>" if len(rows) > 1 else ""
    return section(say("report-uses"), f"{told}{table(heads, lines, 'uses')}{soft(means)}")


def told_use(facts: Facts, name: str, say: Words) -> str:
    uses = SHELF[facts["game"]].study.uses
    assert uses is not None
    message, args = uses.told(name)
    return say(message, **args)


def waiting(facts: Facts, say: Words) -> str:
    mean, longest = facts["length"]["wait"], facts["length"]["longest"]
    if not mean or not longest:
        return ""
    rows = [
        [escape(say("report-wait-mean")), escape(number(mean, say)), count(mean, say)],
        [escape(say("report-wait-longest")), escape(number(longest, say)), count(longest, say)],
    ]
    said = say("report-wait-said", mean=say.decimal(mean["value"], 0), longest=say.decimal(longest["value"], 0))
    label = say("report-wait-label")
    drawn = f"<figure><figcaption>{escape(label)}</figcaption>{bars(facts, 'wait', say, label)}</figure>"
    return section(say("report-wait"), f"<p>{escape(said)}</p>{drawn}{table(['', say('report-mean'), ''], rows)}")


def made(facts: Facts, say: Words, each: bool = True) -> str:
    """How to make it again: command, version, seed; and whether each interval holds by itself."""
    import saloon

    version = f"Saloon {facts.get('saloon', saloon.__version__)}, {facts['game']} {facts['version']}"
    sources = facts.get("sources") or fingerprint()
    rows = [
        (say("report-made-command"), facts["command"]),
        (say("report-made-version"), version),
        (say("report-made-sources"), sources),
        (say("report-made-seed"), str(facts["seed"])),
    ]
    told = "".join(f"<dt>{escape(name)}</dt><dd><code>{escape(value)}</code></dd>" for name, value in rows if value)
    said = f"{say('report-made-said')} {say('report-made-each') if each else ''}".strip()
    return section(say("report-made"), f'<dl class="made">{told}</dl>{soft(said)}')
