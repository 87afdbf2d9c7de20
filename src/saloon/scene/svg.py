"""A scene as a standalone SVG picture."""

from __future__ import annotations

from html import escape
from typing import Final

from saloon.scene.art import sheet
from saloon.scene.nodes import Node, Scene
from saloon.scene.theme import TITLE_FONT, css

GROUNDS: Final = {
    "felt": ("felt", "felt-deep"),
    "wood": ("walnut", "walnut-deep"),
    "parchment": ("sheet", "paper"),
    "paper": ("sheet", "sheet"),
}
WIDE: Final = 0.58
WIDER: Final = 0.68
"""The width of a letter as a share of its height; Cyrillic takes more."""
STYLE: Final = (
    ":where(text:not([fill])){{font-family:{font};font-weight:700;fill:var(--chalk)}}"
    ".corner{{fill:#2a2018}}.ghost{{display:none}}.veil{{mix-blend-mode:saturation}}.dim{{opacity:.55}}"
    ".on-paper{{fill:var(--ink)}}.on-wood{{fill:#3f2716}}"
    ".on-red{{fill:color-mix(in srgb,#ff8a66 var(--dark),#b4372a)}}"
    ".lit,.last{{filter:drop-shadow(0 0 5px var(--gold))}}"
)


def draw(scene: Scene, theme: str = "day") -> str:
    width, height = scene.size
    near, far = GROUNDS[scene.ground]
    style = f"svg{{{css(theme)}}}" + STYLE.format(font=TITLE_FONT)
    ground = (
        f'<radialGradient id="ground" cx="50%" cy="40%" r="90%"><stop offset="0" stop-color="var(--{near})"/>'
        f'<stop offset="1" stop-color="var(--{far})"/></radialGradient>'
    )
    nodes = scene.seen()
    used = sheet((node.art for node in nodes if node.art), scene.art)
    things = "".join(element(node) for node in nodes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{escape(scene.prompt)}</title><desc>{escape(scene.text)}</desc>"
        f"<style>{style}</style><defs>{ground}{used}</defs>"
        f'<rect width="{width}" height="{height}" rx="18" fill="url(#ground)"/>{things}</svg>'
    )


def element(node: Node) -> str:
    """One node: its drawing and its text, turned about its place."""
    place = f"translate({node.x:.4g} {node.y:.4g})" + (f" rotate({node.turn:.4g})" if node.turn else "")
    marks = f' class="{" ".join(node.marks)}"' if node.marks else ""
    tone = f' style="--tone:var(--tone-{node.tone})"' if node.tone >= 0 else ""
    inside = ""
    if node.art:
        corner = f'x="{-node.w / 2:.4g}" y="{-node.h / 2:.4g}"'
        inside += f'<use href="#art-{node.art}" {corner} width="{node.w:.4g}" height="{node.h:.4g}"/>'
    if node.text:
        inside += lettering(node)
    return f'<g id="{escape(node.id)}" transform="{place}"{marks}{tone}>{inside}</g>'


def fitted(text: str, size: float, room: float) -> float:
    """The height of letters at which a text fits its room. The width of most letters is an estimate."""
    wide = WIDE if text.isascii() else WIDER
    return min(size, room / (len(text) * wide)) if room else size


def lettering(node: Node) -> str:
    text = escape(node.text)
    if node.align == "corner":
        size = node.w * 0.2
        return (
            f'<text class="corner" x="{-node.w * 0.42:.4g}" y="{-node.h / 2 + size * 1.05:.4g}" '
            f'font-size="{size:.4g}">{text}</text>'
        )
    size = fitted(node.text, node.h * 0.55, node.w * 0.94) if node.art else fitted(node.text, node.h, node.w)
    kind = " ".join(mark for mark in node.marks if mark.startswith("on-"))
    return f'<text class="{kind}" y="{size * 0.35:.4g}" text-anchor="{node.align}" font-size="{size:.4g}">{text}</text>'
