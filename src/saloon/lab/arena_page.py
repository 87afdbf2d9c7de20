"""An arena as a page by itself: how each agent fared, pair by pair, and what each tried that is not allowed."""

from __future__ import annotations

from html import escape

from saloon.games import SHELF
from saloon.kit.intervals import Estimate
from saloon.lab.charts import whisker
from saloon.lab.report_page import document, made, number, section, share, signed, soft, table
from saloon.lab.standings import ArenaResult
from saloon.words import Words, words


def page(found: ArenaResult, lang: str) -> str:
    """The whole file."""
    game = SHELF[found.game]
    say = words(lang, game.folder)
    title = f"{game.called(lang)}: {say('arena-title', seats=found.seats, games=found.games)}"
    options = f"<p>{escape(say('report-options', options=found.options))}</p>" if found.options else ""
    head = f"<header><h1>{escape(title)}</h1>{options}<p>{escape(ending(found, say))}</p></header>"
    parts = [agents(found, say), given_away(found, say), pairs(found, say), illegal(found, say)]
    facts = {"game": found.game, "version": found.version, "seed": found.seed, "command": found.command}
    return document(title, lang, f"{head}{''.join(parts)}{soft(about(found, say))}{made(facts, say, each=False)}")


def about(found: ArenaResult, say: Words) -> str:
    """What the numbers rest on."""
    told = say("arena-about" if found.reference else "arena-about-bare", reference=found.reference)
    return f"{told} {say('arena-legal', legal=found.legal)}"


def ending(found: ArenaResult, say: Words) -> str:
    """Which pairs are clear, and who failed."""
    clear = [
        say("arena-better", better=first, worse=second)
        for each in found.pairs
        if each.clear
        for first, second in [(each.first, each.second) if each.wins.value > 0 else (each.second, each.first)]
    ]
    failed = [say("arena-failed", name=each.name, games=each.failures) for each in found.agents if each.failures]
    return " ".join([*(clear or [say("arena-open")]), *failed])


def agents(found: ArenaResult, say: Words) -> str:
    even = None if found.points else 1 / found.seats
    low, high = (min_of(found), max_of(found)) if found.points else (0.0, 1.0)
    rows = [
        [
            f"{escape(each.name)}<br><span class='soft'>{escape(each.entrant)}</span>"
            if each.name != each.entrant
            else escape(each.name),
            whisker(each.wins._asdict(), low, high, even),
            escape((number if found.points else share)(each.wins._asdict(), say)),
            escape(say("report-n", count=each.games)),
        ]
        for each in found.agents
    ]
    heads = [say("arena-agent"), "", say("arena-points" if found.points else "arena-wins"), ""]
    return section(say("report-wins"), table(heads, rows, "dots"))


def min_of(found: ArenaResult) -> float:
    return min(each.wins.low for each in found.agents)


def max_of(found: ArenaResult) -> float:
    return max(each.wins.high for each in found.agents)


def given_away(found: ArenaResult, say: Words) -> str:
    """What decisions gave away by the measure of a review, for an agent by itself."""
    judged = [(each, each.regret) for each in found.agents if each.regret is not None]
    if not judged:
        return ""
    high = max(regret.high for _, regret in judged) or 1.0
    rows = [
        [
            escape(each.name),
            whisker(regret._asdict(), 0.0, high),
            escape(number(regret._asdict(), say, 2)),
            escape(say("report-n", count=each.decisions)),
        ]
        for each, regret in judged
    ]
    return section(say("arena-regret"), table([say("arena-agent"), "", say("report-mean"), ""], rows, "dots"))


def pairs(found: ArenaResult, say: Words) -> str:
    scale = 1 if found.points else 100

    def told(estimate: Estimate | None, times: float) -> str:
        return escape(signed(estimate._asdict(), say, times)) if estimate else "–"

    rows = [
        [
            escape(f"{each.first} : {each.second}"),
            told(each.wins, scale),
            told(each.regret, 1),
            escape(say("ladder-yes" if each.clear else "ladder-no")),
            str(each.deals),
        ]
        for each in found.pairs
    ]
    heads = [say(f"arena-{name}") for name in ("pair", "gain", "cost", "clear", "deals")]
    return section(say("arena-pairs"), table(heads, rows, "uses diff"))


def clause_told(clause: str, say: Words) -> str:
    """A clause by its number; what names no clause in words: it could not be read, or it was not its turn."""
    if clause.startswith("unreadable"):
        return say("arena-unreadable")
    return say("arena-unnumbered") if clause.startswith("illegal") else clause


def illegal(found: ArenaResult, say: Words) -> str:
    """Tries that were not allowed, by clause."""
    rows = [
        [escape(each.name), escape(clause_told(clause, say)), str(tries), escape(say.decimal(each.illegal, 1))]
        for each in found.agents
        for clause, tries in each.refusals.items()
    ]
    if not rows:
        return section(say("arena-refused"), f"<p>{escape(say('arena-none'))}</p>")
    heads = [say(f"arena-{name}") for name in ("agent", "clause", "tries", "illegal")]
    return section(say("arena-refused"), table(heads, rows, "uses diff"))
