"""Rules side by side as a page by itself: every measure under each set of rules, and what surely differs."""

from __future__ import annotations

from html import escape
from itertools import groupby

from saloon.games import SHELF
from saloon.kit.intervals import Estimate
from saloon.lab.charts import whisker
from saloon.lab.comparing import Contrast, RuleDiff, shorter
from saloon.lab.measures import called, is_share
from saloon.lab.printing import name_of
from saloon.lab.report_page import document, made, number, section, share, signed, soft, table
from saloon.words import Words, words


def page(found: RuleDiff, lang: str) -> str:
    """The whole file."""
    game = SHELF[found.game]
    say = words(lang, game.folder)
    title = say("compare-page", title=game.called(lang))
    bots = ", ".join(name_of("bot", each, say) for each in dict.fromkeys(found.bots))
    about = say("compare-played", games=found.games, seats=found.seats, bots=bots)
    base = say("compare-against", base=found.settings[0] or say("compare-usual"))
    head = f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p><p>{escape(base)}</p></header>"
    order = {name: at for at, name in enumerate(found.settings)}
    rows = sorted(found.contrasts, key=lambda each: order[each.setting])
    parts = [setting(name, list(some), found, say) for name, some in groupby(rows, key=lambda each: each.setting)]
    ending = "".join(map(soft, closing(found, say)))
    facts = {"game": found.game, "version": found.version, "seed": found.seed, "command": found.command}
    return document(title, lang, f"{head}{''.join(parts)}{ending}{made(facts, say, each=False)}")


def setting(name: str, rows: list[Contrast], found: RuleDiff, say: Words) -> str:
    """One set of rules beside the base: what surely differs in a sentence, then all measures."""
    game = SHELF[found.game]
    clear = [called(each.measure, game, say) for each in rows if each.clear]
    said = say("compare-differs", measures="; ".join(clear)) if clear else say("compare-alike")
    lines = [
        [
            f"<strong>{escape(called(each.measure, game, say))}</strong>"
            if each.clear
            else escape(called(each.measure, game, say)),
            escape(told(each.base, each, say)),
            escape(told(each.value, each, say)),
            f"{drawn(each)}{escape(signed(each.difference._asdict(), say, 100 if is_share(each.measure) else 1))}",
            str(each.n),
        ]
        for each in rows
    ]
    heads = [say(f"compare-{each}") for each in ("measure", "base", "value", "difference")] + [say("sim-games")]
    body = f"<p>{escape(said)}</p>{table(heads, lines, 'uses diff')}"
    return section(name or say("compare-usual"), body)


def told(estimate: Estimate, contrast: Contrast, say: Words) -> str:
    row = estimate._asdict()
    return share(row, say) if is_share(contrast.measure) else number(row, say)


def drawn(contrast: Contrast) -> str:
    """The difference and its interval about no difference, each on a scale of its own."""
    row = contrast.difference
    reach = max(abs(row.low), abs(row.high)) or 1.0
    return whisker(row._asdict(), -reach, reach, 0.0, "worth")


def closing(found: RuleDiff, say: Words) -> list[str]:
    """What the intervals hold for, and which sets are shorter without more luck."""
    said = [say("compare-about", count=len(found.contrasts))]
    if any(each.measure == "luck" for each in found.contrasts):
        better = shorter(found)
        said.append(say("compare-luck-means"))
        said.append(say("compare-shorter", sets=", ".join(better)) if better else say("compare-not-shorter"))
    return said
