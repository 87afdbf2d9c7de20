"""How often each level solves each theme of the drills, how large their data is, and how long they took to make.

python bench/school.py        writes bench/school.md from the drills that are shipped
"""

from __future__ import annotations

from pathlib import Path

from saloon.games import SHELF
from saloon.school.drills import FILE, Drill, drills, theme_title, themes
from saloon.school.rising import steps
from saloon.words import words

OUT = Path(__file__).parent / "school.md"
LEVELS = ("chance", "beginner", "regular", "expert", "master")
MADE = {
    "bang": 252,
    "clovece": 3,
    "craps": 62,
    "fliptown": 139,
    "krizovy_mlyn": 23,
    "maroko": 1,
    "mlyn": 98,
    "oko": 19,
    "prsi": 79,
    "tisicovka": 7,
}
"""Seconds of one core for `saloon drills KEY --make -j 1`."""
CLOCK = {"dama": 54, "dice_town": 143}
"""The same on cores busy with other work: an upper bound."""


def seconds(key: str) -> str:
    return str(MADE[key]) if key in MADE else f"at most {CLOCK[key]}"


def row(title: str, theme: str, some: list[Drill]) -> str:
    cells = []
    for level in LEVELS:
        if level not in some[0].costs:
            cells.append("")
            continue
        solved = sum(each.solved_by(level) for each in some)
        cost = sum(each.scale * each.costs[level] for each in some) / len(some)
        cells.append(f"{100 * solved / len(some):.0f} % ({cost:.2f})")
    return f"| {title} | {theme} | {len(some)} | {' | '.join(cells)} |"


def still() -> list[str]:
    """Steps from a level to the next that do not rise, with what the noise leaves open."""
    lines = [
        "",
        "## Where a step does not rise",
        "",
        "From each level to the next, what the upper one gives away less, drill by drill, with its interval of 95 %. "
        "Steps at which both do the same in every drill are left out: there the game has one way "
        "to play for both. "
        "Of all others only these do not rise, and none falls beyond its interval (a test says so).",
        "",
        "| game | theme | n | from | to | gives away less |",
        "|---|---|---:|---|---|---:|",
    ]
    for _, game in sorted(SHELF.items()):
        say = words("en", game.folder)
        for step in steps(drills(game), game.offered()):
            if step.gain <= 0 and step.spread > 0:
                lines.append(
                    f"| {say('title')} | {theme_title(say, step.theme)} | {step.drills} | {step.below} | {step.above} "
                    f"| {step.gain:.2f} ± {step.spread:.2f} |"
                )
    return lines


def report() -> str:
    lines = [
        "# School",
        "",
        "Made by `python bench/school.py`. [What drills are](../docs/school.md).",
        "",
        "## How often each level solves each theme",
        "",
        "Of *n* drills, the share in which a level gives away no more than a right answer may, "
        "and in brackets what it gives away on the mean, in wins of a hundred games (Fliptown: points). "
        "`chance` chooses by lot. A level that a game does not offer is left out. "
        "In Člověče, Oko and both mills drills that some level gets wrong are looked for, so a share is one of drills "
        "and not of decisions in play.",
        "",
        "| game | theme | n | chance | beginner | regular | expert | master |",
        "|---|---|---:|---|---|---|---|---|",
    ]
    sizes = ["", "## Sizes, and time to make", "", "| game | drills | bytes | seconds |", "|---|---:|---:|---:|"]
    for key, game in sorted(SHELF.items()):
        some, say = list(drills(game)), words("en", game.folder)
        if not some:
            continue
        for theme in themes(some):
            lines.append(row(say("title"), theme_title(say, theme), [each for each in some if each.theme == theme]))
        lines.append(row(say("title"), "**all**", some))
        sizes.append(f"| {say('title')} | {len(some)} | {(game.folder / FILE).stat().st_size:,} | {seconds(key)} |")
    lines += still()
    note = (
        "Seconds of one core; *at most*: on cores busy with other work. All twelve sets were made "
        "whole from their seed by the code that ships, and are equal to what ships. "
        "A test makes single games of the generator again, where their table is at hand."
    )
    return "\n".join([*lines, *sizes, "", note, ""])


if __name__ == "__main__":
    OUT.write_text(report(), "utf-8")
