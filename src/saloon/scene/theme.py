"""Colours and shapes of the house, by day and by night."""

from __future__ import annotations

from typing import Final

DAY: Final = {
    "paper": "#f3e9d6",
    "sheet": "#fbf6ea",
    "ink": "#2a2018",
    "soft": "#6d5c4a",
    "line": "#d9c8a9",
    "walnut": "#5b3a22",
    "walnut-deep": "#3f2716",
    "felt": "#2f6a54",
    "felt-deep": "#245443",
    "brick": "#b4472a",
    "gold": "#d79f36",
    "sky": "#2f6690",
    "sage": "#6f8f5f",
    "ivory": "#fffaf0",
    "wood-light": "#e9cfa3",
    "wood-dark": "#9a6238",
    "chalk": "#eef3e8",
    "dark": "0%",
    "dusk": "0%",
    "lamp": "#5d7480",
}
NIGHT: Final = DAY | {
    "paper": "#1b1511",
    "sheet": "#271e18",
    "ink": "#f1e6d2",
    "soft": "#b7a78f",
    "line": "#43352a",
    "walnut": "#3d2818",
    "walnut-deep": "#2a1b10",
    "felt": "#1f4d3d",
    "felt-deep": "#173a2e",
    "brick": "#e2764f",
    "gold": "#e9bb5e",
    "sky": "#7fb2d8",
    "sage": "#9dbb8c",
    "ivory": "#f7efe0",
    "wood-light": "#c9a875",
    "wood-dark": "#6f4526",
    "chalk": "#d5ddcc",
    "dark": "100%",
    "dusk": "50%",
    "lamp": "#ffd98a",
}
"""`dark` mixes colours that the house has no name for: `color-mix(in srgb, NIGHT var(--dark), DAY)`."""
THEMES: Final = {"day": DAY, "night": NIGHT}

TONES: Final = ("#b4472a", "#2f6690", "#6f8f5f", "#d79f36", "#7b4f91", "#2b8a86", "#c2679b", "#7a6a58")
"""One colour for each seat, and in the same order the shape that goes with it."""
FIGURES: Final = ("disc", "square", "triangle", "diamond", "star", "pentagon", "cross", "ring")

TITLE_FONT: Final = '"Rockwell","Roboto Slab","Bitter","Zilla Slab","Rokkitt",Georgia,serif'


def css(theme: str) -> str:
    """The colours as CSS variables."""
    colours = ";".join(f"--{name}:{value}" for name, value in THEMES[theme].items())
    tones = ";".join(f"--tone-{seat}:{value}" for seat, value in enumerate(TONES))
    return f"{colours};{tones}"
