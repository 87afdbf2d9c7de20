"""Who is at the table: tabs of the maps, bounties, the cowbot, characters, the land."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from saloon.core.state import Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.layout import LAYOUTS, MINIS, WIDE, on_wide
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.abilities import ready
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.games.fliptown.rules.scoring import points
from saloon.games.fliptown.rules.setup import box
from saloon.games.fliptown.speech.names import bot_name, who_name
from saloon.kit.cards import BLANK
from saloon.scene import Node, Reader
from saloon.scene.panel import clipped


def has_decided(view: Fliptown, seat: Seat) -> bool:
    return view.phase in ("arrange", "bribe") and seat not in view.to_act()


# -- tabs -------------------------------------------------------------------------------------


def tabs(view: Fliptown, mine: Seat, reader: Reader) -> Iterator[Node]:
    """One for each map; alone there is none on a tall table."""
    seats = [mine, *(seat for seat in range(len(view.maps)) if seat != mine)]
    tall = reader.shape == "tall"
    if tall and len(seats) == 1:
        return
    for at, seat in enumerate(seats):
        name, count = reader.name(seat), points(view.maps[seat])
        decided = has_decided(view, seat)
        text = f"{clipped(name, 8 if decided else 9)} {count}{' ✓' if decided else ''}"
        label = reader("tab-label", who=name, count=count)
        acts = seat in view.to_act() or (view.phase in ("turn", "rob", "pick", "office") and view.player == seat)
        yield from tab(seat, at, text, label, acts, tall, opens(seat, mine, tall))


def opens(seat: Seat, mine: Seat, tall: bool) -> str:
    return d.AREAS[MINIS[0]] if tall and seat == mine else f"map-{seat}"


def tab(seat: Seat, at: int, text: str, label: str, acts: bool, tall: bool, pane: str) -> Iterator[Node]:
    x, y = (82 + 159 * at, 161) if tall else on_wide(72 + 120 * at, 131)
    w, h = (155, 44) if tall else (118 * WIDE, 22 * WIDE)
    yield Node(f"seat-{seat}", "tab-on" if acts else "tab", x, y, w, h, label=label, kind="tag", opens=pane)
    yield Node(f"seat-{seat}-figure", f"figure-{seat}", x - w / 2 + 16, y + 1, h * 0.6, h * 0.6, tone=seat)
    marks = ("on-paper",) if acts else ()
    yield Node(
        f"seat-{seat}-name",
        x=x - w / 2 + 31,
        y=y + 1,
        w=w - 39,
        h=18 if tall else 17,
        text=text,
        align="start",
        marks=marks,
    )


def mini_at(view: Fliptown, area: int) -> tuple[float, float, float, float]:
    """Place and size of an area in the strip of a tall table."""
    alone = len(view.maps) == 1 and view.bot == BLANK
    return 64 + 128 * MINIS.index(area), 122 if alone else 104, 124, 104 if alone else 68


def minis(view: Fliptown, seat: Seat, reader: Reader) -> Iterator[Node]:
    """The strip of a tall table: every area small, with what is circled and crossed out."""
    me = view.maps[seat]
    for area in MINIS:
        x, y, w, h = mini_at(view, area)
        name, circled = d.AREAS[area], me.circled()[area]
        label = reader("mini-label", area=name, count=circled.bit_count(), most=d.SITES[area])
        yield Node(f"mini-{name}", f"mini-{name}", x, y, w, h, label=label, kind="field", opens=name)
        yield Node(f"mini-{name}-sign", f"suit-{'CDHSR'[area]}", x - 50, y - h / 2 + 17, 17, 17)
        yield Node(
            f"mini-{name}-name",
            x=x - 39,
            y=y - h / 2 + 17,
            w=w / 2 + 34,
            h=17.5,
            text=reader("area", area=name),
            align="start",
            marks=("on-paper",),
        )
        signs = [dot(area, site, circled, me.at) for site in range(d.SITES[area])]
        rows = {
            d.TOWN: (7, 6),
            d.AREAS.index("trail"): (7, 6),
            d.AREAS.index("mine"): (2, 3, 4, 5),
            d.AREAS.index("badlands"): (3, 3, 3, 3),
        }.get(area, (3, 3, 3))
        step = min(22, (h - 30) / len(rows))
        for line, many in enumerate(rows):
            text = " ".join(signs[sum(rows[:line]) : sum(rows[:line]) + many])
            yield Node(
                f"mini-{name}-{line}",
                x=x,
                y=y - h / 2 + 28 + step * (line + 0.5),
                w=w - 10,
                h=min(15.5, step),
                text=text,
                marks=("on-paper",),
            )


def dot(area: int, site: int, circled: int, at: int) -> str:
    if circled >> site & 1:
        return "●"
    return "×" if d.AREAS[area] == "trail" and site < at else "○"


# -- papers -----------------------------------------------------------------------------------


def papers(view: Fliptown, seat: Seat, reader: Reader, pane: str) -> Iterator[Node]:
    yield from bounties(view, seat, reader, pane)
    yield from character(view, seat, reader, pane)
    yield from cowbot(view, reader)


def bounties(view: Fliptown, seat: Seat, reader: Reader, pane: str) -> Iterator[Node]:
    x, y, step = LAYOUTS[reader.shape].bounty
    for at, which in enumerate(view.bounties):
        place = (x, y + (at - 2) * -step) if step < 0 else (x + step * at, y)
        w, h = (230, 34) if step < 0 else (222, 40)
        name = d.BOUNTIES[which]
        stars = d.BOUNTY_LATER if view.turned >> at & 1 else d.BOUNTY_FIRST
        label = reader("bounty-label", stars=stars, text=reader("bounty", bounty=name))
        got = view.maps[seat].scored >> at & 1
        yield Node(
            f"bounty-{at}", "bounty", *place, w, h, label=label, kind="panel", marks=("dim",) if got else (), pane=pane
        )
        yield Node(
            f"bounty-{at}-stars",
            "star",
            place[0] - w / 2 + (22 if step > 0 else 16),
            place[1],
            h * 0.95,
            h * 0.95,
            text=str(stars),
            pane=pane,
        )
        text = ("✓ " if got else "") + reader("bounty-short", bounty=name)
        yield Node(
            f"bounty-{at}-name",
            x=place[0] - w / 2 + (44 if step > 0 else 38),
            y=place[1],
            w=0 if step < 0 else 172,
            h=17,
            text=clipped(text, 24),
            align="start",
            marks=("on-paper",),
            pane=pane,
        )


def character(view: Fliptown, seat: Seat, reader: Reader, pane: str) -> Iterator[Node]:
    """One's character; a tap uses the ability where it can be used."""
    who = view.maps[seat].who
    if who == BLANK:
        return
    x, y = LAYOUTS[reader.shape].who
    tall = reader.shape == "tall"
    w, h = (190, 34) if tall else (196, 36)
    spent = not ready(view.maps[seat], who)
    label = reader("who-label", who=who_name(who, reader), ability=reader("ability", who=d.CHARACTERS[who].name))
    label += f" ({reader('who-used')})" if spent else ""
    yield Node("power", "bounty", x, y, w, h, label=label, kind="panel", marks=("dim",) if spent else ())
    text = ("✓ " if spent else "") + who_name(who, reader)
    yield Node(
        "power-face",
        f"who-{d.CHARACTERS[who].name}",
        x - w / 2 + h * 0.42,
        y,
        h * 1.3,
        h * 1.3,
        marks=("dim",) if spent else (),
    )
    yield Node(
        "power-name", x=x - w / 2 + h * 1.15, y=y, w=w - h * 1.3, h=17, text=text, align="start", marks=("on-paper",)
    )


def cowbot(view: Fliptown, reader: Reader) -> Iterator[Node]:
    """The opponent of somebody who plays alone, always in sight."""
    if view.bot == BLANK:
        return
    x, y = LAYOUTS[reader.shape].bot
    tall = reader.shape == "tall"
    w, h = (620, 42) if tall else (330, 40)
    count = bot_points(view)
    label = reader("bot-label", bot=bot_name(view.bot, reader), count=count, stolen=len(view.stolen))
    yield Node("bot", "bounty", x, y, w, h, label=label, kind="panel")
    yield Node("bot-sign", f"bot-{d.BOTS[view.bot].name}", x - w / 2 + 20, y, h * 1.25, h * 1.25)
    yield Node("bot-suit", f"suit-{d.SUITS[view.bot]}", x + w / 2 - 18, y, h * 0.8, h * 0.8)
    text = f"{bot_name(view.bot, reader)} · {count} · {len(view.stolen)}×"
    yield Node(
        "bot-name",
        x=x - w / 2 + 46,
        y=y,
        w=w - 46 - h,
        h=20 if tall else 18,
        text=text,
        align="start",
        marks=("on-paper",),
    )


# -- over the table ---------------------------------------------------------------------------


def offers(view: Fliptown, reader: Reader) -> Iterator[Node]:
    """The characters to choose from, over the map."""
    tall = reader.shape == "tall"
    columns, w, h = (3, 206, 150) if tall else (5, 268, 176)
    for at, who in enumerate(box(view)):
        x = (108 + 212 * (at % columns)) if tall else 142 + 279 * (at % columns)
        y = (272 + 158 * (at // columns)) if tall else 136 + 186 * (at // columns)
        name = d.CHARACTERS[who].name
        about = reader("ability", who=name)
        key, called = f"offer-{name}", who_name(who, reader)
        yield Node(key, "paper", x, y, w, h, label=f"{called}: {about}", kind="panel")
        top, left, letters = y - h / 2, x - w / 2, 15 if tall else 16.5
        yield Node(f"{key}-face", f"who-{name}", left + 27, top + 27, 44, 44)
        high = min(17 if tall else 20, (180 if tall else 330) / len(called))
        yield on_paper(f"{key}-name", left + 56, top + 19, high, called)
        start = purse(d.CHARACTERS[who])
        yield on_paper(f"{key}-start", left + 56, top + 39, min(letters, (220 if tall else 340) / len(start)), start)
        for line, words in enumerate(wrap(about, 21 if tall else 26)[:6]):
            yield on_paper(f"{key}-{line}", left + 9, top + 61 + (letters + 2) * line, letters, words)


def on_paper(id: str, x: float, y: float, h: float, text: str) -> Node:
    return Node(id, x=x, y=y, h=h, text=text, align="start", marks=("on-paper",))


def purse(who: d.Character) -> str:
    """What a character starts with, in signs."""
    more = ((who.stars, "★"), (who.wanted, "W"))
    return " · ".join([f"${who.cash}", f"{who.gold} ⬢", *(f"{count} {sign}" for count, sign in more if count)])


def land(view: Fliptown, seat: Seat, reader: Reader, pane: str) -> Iterator[Node]:
    """The land large, to be claimed square by square."""
    if view.player != seat or (EFFECT, d.TOWN, d.LAND) not in view.pending or view.phase != "turn":
        return
    tall = reader.shape == "tall"
    size = 110 if tall else 62
    x, y = (320, 414) if tall else (845, 300)
    yield Node("land-paper", "paper", x, y + size * 0.3, size * 3.5, size * 4.1, pane=pane)
    yield Node("land-shapes", "shapes", x, y + size * 1.98, size * 3.2, size * 0.64, pane=pane)
    for square, worth in enumerate(d.SQUARES):
        taken = view.maps[seat].land >> square & 1
        label = reader("square", square="abcdefghi"[square], count=worth)
        place = (x + size * 1.08 * (square % 3 - 1), y + size * 1.08 * (square // 3 - 1))
        yield Node(
            f"square-{square}",
            "square-taken" if taken else "square",
            *place,
            size,
            size,
            text=str(worth),
            label=label,
            kind="field",
            marks=("on-paper",),
            pane=pane,
        )
