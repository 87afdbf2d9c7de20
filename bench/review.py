"""Ledgers of matches by level, how long a review takes, and whether the reference values come true.

    python bench/review.py                          # 200 matches a level and game, then bench/review.md
    python bench/review.py --games oko prsi -n 50   # some games; what was measured before is gone on with
    python bench/review.py --seconds 600            # at most so long for a level
    python bench/review.py --whole 3                # three whole reviews of a game, to see how long they take
    python bench/review.py --report                 # bench/review.md again

One seat plays at the level, in turn each of them; the others are the same company for every level, so that all levels
meet the same kind of positions. The same numbers deal the same chance at every level. Where nothing falls by lot bots
would play the same match again and again: there the first moves are drawn by lot and not counted. Matches are reviewed
at a quick look. What was measured with another reference is thrown away. Times are seconds of one core, and say whether
the rules were compiled.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from time import process_time, time
from typing import Any

import saloon
from saloon import reviews
from saloon.core.build import form
from saloon.games import SHELF
from saloon.house.rooms import LEVELS
from saloon.kit.intervals import Estimate, Mean
from saloon.reviews.reviewing import Review, Reviewer
from saloon.reviews.standards import reference_of

HERE = Path(__file__).parent
DATA, PAGE = HERE / "review.json", HERE / "review.md"
WHOLE = HERE / "review_whole.json"
SEATS = {"bang": 4, "fliptown": 1, "craps": 3, "tisicovka": 2}
"""Tables that are not for two."""
ROOMS = ("data", "rules", "engine", "advice", "reference")
"""What of a game a ledger depends on."""
BINS, SAMPLES, FEW = 5, 1000, 10
TELLING = ("wording.py", "sheet.py")
"""Files of the reviews that only say what was found."""
OPENED, FAIR = 4, 0.7
"""Moves that are drawn by lot where nothing else is, and what they may at most bring one side."""


def measure(key: str, level: str, count: int, seconds: float, before: Any) -> dict[str, Any]:
    """The ledgers of a number of matches of a level, those of before among them if they were made the same way."""
    print_of = made_by(key)
    kept = before if before and before.get("print") == print_of else {"print": print_of, "matches": [], "foretold": []}
    began = time()
    while len(kept["matches"]) < count and time() - began < seconds:
        row, found = one(key, level, 1000 + len(kept["matches"]))
        kept["matches"].append(row)
        kept["foretold"] += told(found)
    return kept  # type: ignore[no-any-return]


def made_by(key: str) -> str:
    """A short name for what a ledger depends on: how the game is played, its reference, the way of reviewing."""
    folder, found = SHELF[key].folder, sha256(str(SHELF[key].version).encode())
    rooms = [each for each in sorted(folder.iterdir()) if each.stem in ROOMS]
    files = [file for room in rooms for file in (room, *sorted(room.rglob("*")))]
    for file in (*files, *sorted(Path(reviews.__file__).parent.glob("*.py"))):
        if file.suffix in (".py", ".bin") and file.name not in TELLING:
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def one(key: str, level: str, seed: int, whole: bool = False) -> tuple[dict[str, Any], Review]:
    game = SHELF[key]
    seats = SEATS.get(key, game.seats[0])
    mine = seed % seats
    bots = [level if seat == mine else company(key) for seat in range(seats)]
    table = saloon.play(game, seats=seats, bots=bots, people=0, seed=seed)
    opening = [] if game.luck else opened(game, table.match.state, Random(seed))
    for mover, action in opening:
        table.match.submit(mover, action)
    table.run()
    began = process_time()
    reviewer = Reviewer(table.match, quick=not whole)
    found = reviewer.run(lambda done, of: None)
    seconds = round(process_time() - began, 3)
    if opening:
        start, counted = found.moments[len(opening) - 1].chances, found.moments[len(opening) :]
        ledgers = tuple([reviewer.ledger(each, start, counted) for each in range(seats)])
        found = replace(found, start=start, moments=counted, seats=ledgers)
    return {"seconds": seconds, "seat": mine, "seats": [row_of(each) for each in found.seats]}, found


def opened(game: Any, start: Any, lots: Random) -> list[tuple[int, Any]]:
    """Each move one of the best by the reference, until neither side is much better."""
    reference = reference_of(game, quick=True)
    while True:
        state, moves = start, []
        for _ in range(OPENED):
            (seat,) = state.to_act()
            moves.append((seat, lots.choice(reference.weighed(state, seat, state.legal(seat)))))
            state = state.after(*moves[-1])
        value = reference.value(state, lots) if state.scores() is None else None
        if value and max(value) <= FAIR:
            return moves


def company(key: str) -> str:
    """Those the levels are tried against: the best level that does not think long."""
    return next(level for level in ("expert", "master") if level in SHELF[key].offered())


def row_of(ledger: Any) -> dict[str, float]:
    parts = {
        "start": ledger.start,
        "luck": ledger.luck.value,
        "choices": ledger.choices.value,
        "others": ledger.others.value,
        "fog": ledger.fog.value,
        "result": ledger.result,
        "slack": ledger.slack,
        "decisions": ledger.decisions,
    }
    return {name: round(value, 5) for name, value in parts.items()}


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


HEAD = """# Reviews

Made by `python bench/review.py`; [what the numbers mean](../docs/review.md). One seat plays at the level, the \
others are the same company at every level (expert, master where there is no expert). In points of a hundred \
(Fliptown: points).

## The mean cost of choices by level

Per real decision, with the 95 % interval of the mean over matches, reviewed at a quick look. Where intervals of \
neighbours overlap the matches are too few to tell: {overlaps}.
"""
LUCK = """
## Luck, slack, time

*Luck*: its mean over all matches, which should be 0. *Slack*: how far the reference contradicts itself in a match, \
root of the mean square. *Games saved*: variance of the result divided by that of the result without luck, over the \
best level: that many times fewer games tell as much (*all*: nothing but luck decides between equals that play the \
reference); in brackets its 95 % interval, from {samples} samples of the matches drawn anew (–: no luck, or fewer than \
{few} matches). *Seconds*: the mean and the longest of a quick look, of one core that was busy with other work, the \
rules compiled.

| game | luck | slack | games saved | seconds |
|---|---|---|---|---|"""
TIMES = """
## How long a whole review takes

Of a match among the company above, in seconds of one core that was busy with other work: the quick look, then the \
whole review of the same match in the same process, so what the look worked out (Craps mini: all of it) is there \
already; the mean and the longest.

| game | seats | matches | rules | events | quick look | whole |
|---|---|---|---|---|---|---|"""
CAME = """
## The values against what came

Chances foretold at a quarter, the half and three quarters of the match, by fifths: foretold → came (how many). \
Best level.
"""


def report(data: dict[str, Any], whole: dict[str, Any]) -> str:
    lines = [HEAD.format(overlaps=overlaps(data)), f"| game | seats | matches | {' | '.join(LEVELS)} |"]
    lines.append("|---|---|---|" + "---|" * len(LEVELS))
    for key in sorted(data):
        levels = data[key]
        counts = sorted({len(found["matches"]) for found in levels.values()})
        cells = [cost(levels[level], key) if level in levels else "" for level in LEVELS]
        lines.append(
            f"| {SHELF[key].title} | {SEATS.get(key, SHELF[key].seats[0])} | {'–'.join(map(str, counts))} | "
            f"{' | '.join(cells)} |"
        )
    lines += [LUCK.format(samples=SAMPLES, few=FEW), *(line(key, data[key]) for key in sorted(data))]
    lines += [TIMES, *(taken(key, whole[key]) for key in sorted(whole)), CAME]
    fifths = " | ".join(f"{20 * at}–{20 * at + 20}" for at in range(BINS))
    lines += [f"| game | {fifths} |", "|---|" + "---|" * BINS]
    lines += [calibration(key, data[key]) for key in sorted(data) if best(data[key])["foretold"]]
    return "\n".join(lines) + "\n"


def best(levels: dict[str, Any]) -> Any:
    return levels[[level for level in LEVELS if level in levels][-1]]


def scale(key: str) -> float:
    return 1.0 if SEATS.get(key) == 1 else 100.0


def cost(found: Any, key: str) -> str:
    value, _, high = rate(found, key)
    return f"{value:.2f} ± {high - value:.2f}"


def rate(found: Any, key: str) -> Estimate:
    """What a real decision gives away."""
    mean = Mean()
    for match in found["matches"]:
        seat = match["seats"][match["seat"]]
        if seat["decisions"]:
            mean.add(-scale(key) * seat["choices"] / seat["decisions"])
    return mean.estimate()


def overlaps(data: dict[str, Any]) -> str:
    """Levels whose intervals overlap with those of the next."""
    found = []
    for key in sorted(data):
        levels = [level for level in LEVELS if level in data[key]]
        for below, above in pairwise(levels):
            one, other = rate(data[key][below], key), rate(data[key][above], key)
            if other.high >= one.low:
                turned = " (the wrong way round)" if other.value > one.value else ""
                found.append(f"{SHELF[key].title} {below} and {above}{turned}")
    return "; ".join(found) or "they do nowhere"


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
    saved = games_saved(best(levels)["matches"]) if SHELF[key].luck else "–"
    time = f"{sum(seconds) / len(seconds):.1f}, {max(seconds):.1f}"
    return f"| {SHELF[key].title} | {value:.1f} ± {high - value:.1f} | {root:.1f} | {saved} | {time} |"


def games_saved(matches: list[Any]) -> str:
    """How many times less variance a result without luck has, with its interval by the bootstrap."""
    first = [match["seats"][0] for match in matches]
    pairs = [(seat["result"], seat["result"] - seat["luck"]) for seat in first]
    if len(pairs) < FEW:
        return "–"
    ratio, lots = less_spread(pairs), Random(0)
    if ratio > 1e4:
        return "all"
    drawn = sorted(less_spread(lots.choices(pairs, k=len(pairs))) for _ in range(SAMPLES))
    return f"{ratio:.1f} ({drawn[SAMPLES // 40]:.1f}–{drawn[-1 - SAMPLES // 40]:.1f})"


def less_spread(pairs: list[tuple[float, float]]) -> float:
    plain, adjusted = (variance(each) for each in zip(*pairs, strict=True))
    return plain / adjusted if adjusted else inf


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((each - mean) ** 2 for each in values)


def timed(key: str, count: int) -> dict[str, Any]:
    """Quick looks and whole reviews of the same matches."""
    rows = []
    for seed in range(1000, 1000 + count):
        looks = [one(key, company(key), seed, whole=whole) for whole in (False, True)]
        rows.append([len(looks[0][1].moments), *(row["seconds"] for row, _ in looks)])
    return {"form": form(), "rows": rows}


def taken(key: str, found: Any) -> str:
    events, quick, whole = zip(*found["rows"], strict=True)
    cells = [f"{sum(each) / len(each):.1f}, {max(each):.1f}" for each in (quick, whole)]
    return (
        f"| {SHELF[key].title} | {SEATS.get(key, SHELF[key].seats[0])} | {len(events)} | {found['form']} | "
        f"{sum(events) / len(events):.0f} | {' | '.join(cells)} |"
    )


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
    parser.add_argument("-n", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--whole", type=int, default=0)
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    whole: dict[str, Any] = json.loads(WHOLE.read_text("utf-8")) if WHOLE.exists() else {}
    for key in given.games if given.whole else []:
        whole[key] = timed(key, given.whole)
        WHOLE.write_text(json.dumps(whole, separators=(",", ":")), "utf-8")
        print(taken(key, whole[key]), flush=True)
    data: dict[str, Any] = json.loads(given.data.read_text("utf-8")) if given.data.exists() else {}
    for key in [] if given.report or given.whole else given.games:
        levels = data.setdefault(key, {})
        for level in [each for each in SHELF[key].offered() if each in given.levels]:
            levels[level] = measure(key, level, given.n, given.seconds, levels.get(level))
            given.data.write_text(json.dumps(data, separators=(",", ":")), "utf-8")
            print(key, level, len(levels[level]["matches"]), cost(levels[level], key), flush=True)
    if given.data == DATA:
        PAGE.write_text(report(data, whole), "utf-8")


if __name__ == "__main__":
    main()
