"""A simulation as a small page: who won and how long it took, with all that is needed to play it again."""

from __future__ import annotations

from html import escape
from typing import Any

from saloon.crew.sources import fingerprint
from saloon.lab import report_page as sheets
from saloon.lab.printing import name_of
from saloon.lab.report_page import Facts
from saloon.lab.style import STYLE
from saloon.lab.tally import Result
from saloon.words import Words


def facts_of(result: Result, command: str = "") -> Facts:
    """What the parts of a report ask for."""
    import saloon

    told: dict[str, Any] = result.plain()
    return told | {
        "bots": list(dict.fromkeys(result.bots)),
        "saloon": saloon.__version__,
        "sources": fingerprint(),
        "command": command or command_of(result),
    }


def leaf(result: Result, lang: str = "en", command: str = "") -> str:
    """The whole file."""
    facts = facts_of(result, command)
    say = sheets.speaking(facts, lang)
    return sheets.document(sheets.called(facts, lang), lang, body(facts, say))


def fragment(result: Result, lang: str = "en") -> str:
    """The same for a notebook."""
    facts = facts_of(result)
    return f'<style>{STYLE}</style><div class="lab">{body(facts, sheets.speaking(facts, lang))}</div>'


def body(facts: Facts, say: Words) -> str:
    bots = ", ".join(name_of("bot", each, say) for each in facts["bots"])
    about = say("report-about", games=facts["games"], seats=facts["seats"], bots=bots)
    options = f"<p>{escape(say('report-options', options=facts['options']))}</p>" if facts["options"] else ""
    head = f"<header><h1>{escape(sheets.called(facts, say.lang))}</h1><p>{escape(about)}</p>{options}</header>"
    return f"{head}{sheets.wins(facts, say)}{length(facts, say)}{sheets.made(facts, say)}"


def length(facts: Facts, say: Words) -> str:
    count = {"n": facts["games"]}
    rows = [
        [escape(say(f"sim-{name}")), escape(sheets.number(facts[name], say)), sheets.count(count, say)]
        for name in ("events", "decisions")
    ]
    return sheets.section(say("sim-length"), sheets.table(["", say("report-mean"), ""], rows))


def command_of(result: Result) -> str:
    """What plays it again."""
    words = [f"saloon sim {result.game} -n {result.planned} --seats {result.seats}"]
    words.append(f"--bots {','.join(dict.fromkeys(result.bots))}")
    words += [f"-o {word}" for word in result.options.split()]
    return " ".join([*words, f"--seed {result.seed}"])
