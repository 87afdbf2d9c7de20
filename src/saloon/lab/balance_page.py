"""The balance of a game as a page by itself: the matrix, the seats, the verdict."""

from __future__ import annotations

from html import escape

from saloon.games import SHELF
from saloon.lab.balance import BalanceResult
from saloon.lab.charts import whisker
from saloon.lab.report_page import document, made, section, share, soft, table
from saloon.words import Words, words


def verdict(found: BalanceResult, say: Words) -> str:
    """The score, who is favoured, and what would make it fair."""
    told = [say("balance-score", score=round(found.score))]
    if found.favoured is None:
        told.append(say("balance-even"))
    elif found.handicap is None:
        told.append(say("balance-favoured", seat=found.favoured + 1))
    else:
        wins = share(found.handicap.wins._asdict(), say)
        told.append(say("balance-handicap", seat=found.favoured + 1, points=found.handicap.points, wins=wins))
    return " ".join(told)


def page(found: BalanceResult, lang: str) -> str:
    """The whole file."""
    game = SHELF[found.game]
    say = words(lang, game.folder)
    title = f"{game.called(lang)}: {say('balance-title', seats=found.seats)}"
    head = f"<header><h1>{escape(title)}</h1><p>{escape(verdict(found, say))}</p></header>"
    command = f"saloon balance {found.game} --seats {found.seats} -n {found.cells[0].n} --seed {found.seed}"
    command += "".join(f" -o {word}" for word in found.options.split())
    facts = {"game": found.game, "version": found.version, "seed": found.seed, "command": command}
    body = f"{head}{matrix(found, say)}{seats(found, say)}{soft(say('balance-about'))}{made(facts, say)}"
    return document(title, lang, body)


def matrix(found: BalanceResult, say: Words) -> str:
    levels = [each.level for each in found.first]
    by = {(each.level, each.other): each for each in found.cells}
    rows = []
    for level in reversed(levels):
        cells = []
        for other in levels:
            known = by.get((level, other))
            if known is None:
                cells.append('<span class="own">·</span>')
                continue
            wins = known.wins._asdict()
            target = say.percent(known.target, 0)
            cells.append(
                f"{whisker(wins, 0.0, 1.0, known.target)}{escape(share(wins, say, 0))}<br>"
                f'<span class="own">{escape(say("balance-target"))} {escape(target)}</span>'
            )
        rows.append([escape(say(f"level-{level}")), *cells[:-1]])
    return section(
        say("balance-matrix"), table(["", *(say(f"level-{level}") for level in levels[:-1])], rows[:-1], "grid")
    )


def seats(found: BalanceResult, say: Words) -> str:
    rows = [
        [
            escape(say(f"level-{each.level}")),
            whisker(each.wins._asdict(), 0.0, max(0.5, 2 * found.first_target), found.first_target),
            escape(share(each.wins._asdict(), say)),
            escape(say("report-n", count=each.n)),
        ]
        for each in found.first
    ]
    return section(say("balance-seat"), table(["", "", say("sim-wins"), ""], rows, "dots"))
