"""Ledgers of matches by level, how long a review takes, and whether the reference values come true.

    python bench/review.py                         # 20 matches a level and game, then bench/review.md
    python bench/review.py --games oko prsi -n 5   # some games; what was measured before is kept in bench/review.json
    python bench/review.py --report                # bench/review.md again

All seats of a match play at one level. Matches are reviewed at a quick look (`--whole`: wholly). Times are seconds of
one core.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from time import process_time
from typing import Any

import saloon
from saloon.games import SHELF
from saloon.house.rooms import LEVELS
from saloon.kit.intervals import Mean
from saloon.reviews.reviewing import Review, Reviewer

HERE = Path(__file__).parent
DATA, PAGE = HERE / "review.json", HERE / "review.md"
SEATS = {"bang": 4, "fliptown": 1, "craps": 3, "tisicovka": 2}
"""Tables that are not for two."""
BINS = 5


def measure(key: str, level: str, count: int, whole: bool) -> dict[str, Any]:
    """The ledgers of a number of matches of a level."""
    game, rows, foretold = SHELF[key], [], []
    for seed in range(count):
        table = saloon.play(game, seats=SEATS.get(key, game.seats[0]), bots=[level], people=0, seed=1000 + seed)
        table.run()
        began = process_time()
        found = Reviewer(table.match, quick=not whole).run(lambda done, of: None)
        rows.append({"seconds": process_time() - began, "seats": [row_of(each) for each in found.seats]})
        foretold += told(found)
    return {"matches": rows, "foretold": foretold, "whole": whole}


def row_of(ledger: Any) -> dict[str, float]:
    return {
        "start": ledger.start, "luck": ledger.luck.value, "choices": ledger.choices.value,
        "others": ledger.others.value,
        "fog": ledger.fog.value, "result": ledger.result, "slack": ledger.slack, "decisions": ledger.decisions,
    }  # fmt: skip


def told(found: Review) -> list[tuple[float, float]]:
    """What was foretold at a quarter, the half and three quarters of the match, and what came."""
    if found.points:
        return []
    last = len(found.moments) - 1
    return [
        (round(found.moments[last * part // 4].chances[each.seat], 4), each.result)
        for part in (1, 2, 3)
        for each in found.seats
    ]


def report(data: dict[str, Any]) -> str:
    lines = [
        "# Reviews", "",
        "Made by `python bench/review.py`; [what the numbers mean](../docs/review.md). All seats of a match play at "
        "one level. In points of a hundred (Fliptown: points).", "",
        "## The mean cost of choices by level", "",
        "Per real decision, with the 95 % interval of the mean over matches. Sampled games were given a quick look.",
        "",
        "| game | seats | matches | " + " | ".join(LEVELS) + " |", "|---|---|---|" + "---|" * len(LEVELS),
    ]  # fmt: skip
    for key in sorted(data):
        levels = data[key]
        counts = sorted({len(found["matches"]) for found in levels.values()})
        cells = [cost(levels[level], key) if level in levels else "" for level in LEVELS]
        lines.append(f"| {SHELF[key].title} | {SEATS.get(key, SHELF[key].seats[0])} | {'–'.join(map(str, counts))} | "
                     f"{' | '.join(cells)} |")  # fmt: skip
    lines += [
        "", "## Luck, slack, time", "",
        "*Luck*: its mean over all matches, which should be 0. *Slack*: how far the reference contradicts itself in "
        "a match, root of the mean square. "
        "*Games saved*: variance of the result divided by that of the result without luck, over the best level: so "
        "many times fewer games tell as much (*all*: nothing but luck decides between equals that play the "
        "reference). *Seconds*: the mean and the longest of a quick look.", "",
        "| game | luck | slack | games saved | seconds |", "|---|---|---|---|---|",
    ]  # fmt: skip
    lines += [line(key, data[key]) for key in sorted(data)]
    lines += ["", "## The values against what came", "",
    "Chances foretold at a quarter, the half and three quarters of the match, by fifths: foretold → came (how many). "
    "Best level.", ""]  # fmt: skip
    lines += ["| game | " + " | ".join(f"{20 * at}–{20 * at + 20}" for at in range(BINS)) + " |",
    "|---|" + "---|" * BINS]  # fmt: skip
    lines += [calibration(key, data[key]) for key in sorted(data) if best(data[key])["foretold"]]
    return "\n".join(lines) + "\n"


def best(levels: dict[str, Any]) -> Any:
    return levels[[level for level in LEVELS if level in levels][-1]]


def scale(key: str) -> float:
    return 1.0 if SEATS.get(key) == 1 else 100.0


def cost(found: Any, key: str) -> str:
    mean = Mean()
    for match in found["matches"]:
        decisions = sum(seat["decisions"] for seat in match["seats"])
        mean.add(-scale(key) * sum(seat["choices"] for seat in match["seats"]) / max(1, decisions))
    value, _, high = mean.estimate()
    return f"{value:.2f} ± {high - value:.2f}"


def line(key: str, levels: dict[str, Any]) -> str:
    luck, seconds, slack = Mean(), [], []
    for same in zip(*(found["matches"] for found in levels.values()), strict=False):  # the same chance at every level
        luck.add(scale(key) * sum(match["seats"][0]["luck"] for match in same) / len(same))
    for found in levels.values():
        for match in found["matches"]:
            seconds.append(match["seconds"])
            slack += [seat["slack"] for seat in match["seats"]]
    value, _, high = luck.estimate()
    root = scale(key) * (sum(each * each for each in slack) / len(slack)) ** 0.5
    plain, adjusted = Mean(), Mean()
    for match in best(levels)["matches"]:
        seat = match["seats"][0]
        plain.add(seat["result"])
        adjusted.add(seat["result"] - seat["luck"])
    saved = f"{plain.squares / adjusted.squares:.1f}" if adjusted.squares > 1e-4 * plain.squares else "all"
    if not SHELF[key].luck:
        saved = "–"
    return f"| {SHELF[key].title} | {value:.1f} ± {high - value:.1f} | {root:.1f} | {saved} | {sum(seconds) / len(seconds):.1f}, {max(seconds):.1f} |"  # fmt: skip


def calibration(key: str, levels: dict[str, Any]) -> str:
    cells = []
    foretold = best(levels)["foretold"]
    for at in range(BINS):
        here = [(one, came) for one, came in foretold if min(BINS - 1, int(one * BINS)) == at]
        mean = [sum(each) / len(here) for each in zip(*here, strict=True)] if here else []
        cells.append(f"{100 * mean[0]:.0f} → {100 * mean[1]:.0f} ({len(here)})" if here else "")
    return f"| {SHELF[key].title} | {' | '.join(cells)} |"


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", nargs="*", default=sorted(SHELF))
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    data: dict[str, Any] = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
    for key in [] if given.report else given.games:
        for level in SHELF[key].offered():
            if level in given.levels:
                data.setdefault(key, {})[level] = measure(key, level, given.n, given.whole)
                DATA.write_text(json.dumps(data, separators=(",", ":")), "utf-8")
                print(key, level, cost(data[key][level], key), flush=True)
    PAGE.write_text(report(data), "utf-8")


if __name__ == "__main__":
    main()
