"""Whether the chances that are told come true: positions of games between regular bots, written to
bench/calibration.md.

    python bench/calibration.py                     all games
    python bench/calibration.py -j 2                on two processes; --cluster tcp://…:8786 on a Dask cluster
    python bench/calibration.py oko prsi -n 300     these games again, the others as they stand
    python bench/calibration.py fliptown --seats 1 --options "cowbot=jane level=normal" -n 1000 --worlds 60

Of every game one position is taken by lot, and one seat. What the seat is told there (`saloon.bots.forecast`, from its
view alone) is held against what it has won in the end.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

from saloon.cli.common import place_of
from saloon.crew import results
from saloon.games import SHELF
from saloon.kit.intervals import Mean, wilson
from saloon.lab.calibrating import ToldChance, told_some
from saloon.lab.simulate import on

HERE = Path(__file__).parent
FIGURES = HERE / "calibration.json"
TEXT = HERE / "calibration.md"
BINS = 5
HEAD = """# Chances, held against what came

    python bench/calibration.py KEY … -n GAMES --worlds WORLDS      these games again, and this page

Games of regular bots; of each one position by lot, and one seat. The seat is told its chances from its own view
alone, from sampled worlds or exactly; then the game goes on as it did. The Brier score is the mean of (chance −
outcome)², with its 95 % interval: 0 is clairvoyance; *nothing known* is the score of somebody who always says what
the seats win in the mean. Told and won are the means of both; the table below has them by what was told.

Few worlds make the ends of the second table too bold: who is told 95 % from twenty worlds has been lucky with them as
well. A table of the house takes more (`Advice.sampling`). In Dáma and Mlýn most games between regular bots are drawn,
and worlds are played out by bots in a hurry, who go wrong more often: there the score is hardly better than nothing
known, and what is told is too sure of itself.
"""


def figures(all_told: list[ToldChance], worlds: int | None) -> dict[str, Any]:
    """The score, what it would be with nothing known, and the rows of the table."""
    score, chance, won = Mean(), Mean(), Mean()
    for each in all_told:
        score.add((each.chance - each.won) ** 2)
        chance.add(each.chance)
        won.add(each.won)
    base = sum((won.mean - each.won) ** 2 for each in all_told) / len(all_told)
    return {
        "games": len(all_told),
        "worlds": worlds,
        "exact": sum(each.exact for each in all_told),
        "score": [round(value, 4) for value in score.estimate()],
        "base": round(base, 4),
        "told": round(chance.mean, 3),
        "won": round(won.mean, 3),
        "bins": bins(all_told),
    }


def bins(all_told: list[ToldChance]) -> list[list[float]]:
    """By what was told: how many, what was told in the mean, what was won."""
    found = []
    for at in range(BINS):
        some = [each for each in all_told if min(BINS - 1, int(each.chance * BINS)) == at]
        found.append(
            [len(some), *(round(sum(each[i] for each in some) / len(some), 3) for i in (0, 1))] if some else [0]
        )
    return found


def page(found: dict[str, Any]) -> str:
    lines = [
        "| game | seats | games | worlds | exact | Brier score (95 %) | nothing known | told | won |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    order = sorted(found.items(), key=lambda each: SHELF[each[0].split()[0]].title)
    for name, each in order:
        key, seats, *options = name.split(maxsplit=2)
        low, high = each["score"][1:]
        row = [
            ", ".join([SHELF[key].title, *options]),
            seats,
            each["games"],
            "–" if each["exact"] == each["games"] else each["worlds"] or SHELF[key].advice.sampling.worlds,
            each["exact"],
            f"{each['score'][0]:.3f} ({low:.3f} … {high:.3f})",
            f"{each['base']:.3f}",
            f"{100 * each['told']:.0f} %",
            f"{100 * each['won']:.0f} %",
        ]
        lines.append("| " + " | ".join(map(str, row)) + " |")
    lines += ["", "How often those won who were told this chance (positions: told → won, in per cent, 95 %):", ""]
    lines += [
        "| game | " + " | ".join(f"{100 * at // BINS}–{100 * (at + 1) // BINS}" for at in range(BINS)) + " |",
        "|---|" + "---:|" * BINS,
    ]
    for name, each in order:
        key, seats, *options = name.split(maxsplit=2)
        cells = [came(*row) if row[0] else "–" for row in each["bins"]]
        lines.append(f"| {', '.join([SHELF[key].title, *options])}, {seats} | " + " | ".join(cells) + " |")
    return HEAD + "\n" + "\n".join(lines) + "\n"


def came(count: int, told: float, won: float) -> str:
    """
    >>> came(200, 0.68, 0.62)
    '200: 68 → 62 (55–68)'
    """
    _, low, high = wilson(won * count, count)
    return f"{count}: {100 * told:.0f} → {100 * won:.0f} ({100 * low:.0f}–{100 * high:.0f})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("-n", dest="number", type=int, default=100)
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", default="")
    parser.add_argument("-j", "--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    words = parser.parse_args()
    found = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    for key in words.games or sorted(SHELF):
        seats = words.seats or max(2, SHELF[key].seats[0])
        name = f"{key} {seats} {words.options}".strip()
        errand = partial(told_some, key, seats, words.worlds, words.options)
        rounds = results(errand, range(words.number), on(place_of(words.jobs, words.cluster)))
        found[name] = figures([each for some in rounds for each in some], words.worlds)
        print(name, found[name], flush=True)
        FIGURES.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")
        TEXT.write_text(page(found), "utf-8")
