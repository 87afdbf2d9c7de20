"""Draws the house into docs/house.md: packages, imports, three walks. `--check` fails if the drawing is out of date.

What the drawing says is read from the sources; that the walks go through their stations is tried by
tests/test_house.py.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "saloon"
PAGE = ROOT / "docs" / "house.md"

FLOORS = (
    ("cli", "web"),
    ("road",),
    ("server", "doors"),
    ("lab", "table", "front", "adapters", "school", "analysis"),
    ("reviews",),
    ("bots", "match", "shelf"),
    ("games",),
    ("house",),
    ("scene",),
    ("kit", "words"),
    ("crew", "solve"),
    ("core", "userdata"),
)
"""From the roof to the ground; each floor may use those below it."""

WALKS = {
    "A click in the browser": (
        "web/stage/touch:Touch.click",
        "web/stage/aim:nearest",
        "web/table/hand:Hand.click",
        "web/match/path:Paths.click",
        "web/match/store:Store.change",
        "web/table/turn:Turn.draw",
        "web/table/hand:Hand.act",
        "web/net/socket:Line.send",
        "saloon.server.tables.talking:Conversation.read",
        "saloon.server.tables.talking:Conversation.do",
        "saloon.server.tables.live:LiveTable.change",
        "saloon.server.rooms.attempt:Attempt.__init__",
        "saloon.server.rooms.playing:act",
        "saloon.core.notation:Notation.resolve",
        "saloon.games.oko.rules:Oko.legal",
        "saloon.server.rooms.room:Room.enter",
        "saloon.games.oko.rules:Oko.after",
        "saloon.server.store.writer:Writer.append",
        "saloon.server.tables.live:LiveTable.publish",
        "saloon.server.show.render:event",
        "saloon.games.oko.speech:tell",
        "saloon.games.oko.board:scene",
        "saloon.server.http.socket:SocketLine.send",
        "web/net/socket:Line.hear",
        "web/pages/room:Session.hear",
        "web/net/changes:Follower.hear",
        "web/match/store:Store.change",
        "web/stage/motion:Beats.add",
        "web/table/telling:Telling.beat",
        "web/table/table:Table.draw",
        "web/stage/scene:Stage.show",
        "web/stage/travel:travel",
        "web/stage/motion:glide",
        "web/table/table:Table.settle",
        "web/match/store:Store.change",
        "web/table/turn:Turn.draw",
        "web/stage/light:Light.set",
    ),
    "A turn in the terminal": (
        "saloon.cli.play:command",
        "saloon.cli.session:Session.advance",
        "saloon.table:Table.step",
        "saloon.cli.session:Session.decide",
        "saloon.cli.presenter:Presenter.scene",
        "saloon.games.oko.board:scene",
        "saloon.cli.session:Session.act",
        "saloon.table:Table.do",
        "saloon.match.match:Match.submit",
        "saloon.games.oko.rules:Oko.after",
        "saloon.cli.session:Session.keep",
    ),
    "saloon sim": (
        "saloon.cli.sim:command",
        "saloon.lab.simulate:counted",
        "saloon.lab.trial:play_game",
        "saloon.bots.levels:make",
        "saloon.core.play:play",
        "saloon.games.oko.rules:Oko.sample",
        "saloon.bots.bot:Thinker.choose",
        "saloon.games.oko.advice:rate",
        "saloon.games.oko.rules:Oko.after",
        "saloon.lab.tally:Tally.add",
    ),
}
"""What is called, first to last; what begins with `web/` in the browser."""


def sentence(doc: str | None) -> str:
    """The first sentence of a docstring."""
    assert doc, "everything here says what it is"
    first = " ".join(doc.strip().split("\n\n")[0].split())
    return first.split(". ")[0].rstrip(".")


def said(name: str) -> str:
    """What a package or module says of itself."""
    if name == "web":
        return "The page: plain ES modules, no rule of any game"
    path = SOURCE / name / "__init__.py" if (SOURCE / name).is_dir() else SOURCE / f"{name}.py"
    return sentence(ast.get_docstring(ast.parse(path.read_text("utf-8"))))


def uses(name: str) -> list[str]:
    """The other parts that a part imports."""
    paths = (SOURCE / name).rglob("*.py") if (SOURCE / name).is_dir() else [SOURCE / f"{name}.py"]
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            found |= {module.split(".")[1] for module in modules if module.startswith("saloon.")}
    return [part for floor in FLOORS for part in floor if part in found - {name}]


def floors() -> Iterator[str]:
    """The house in boxes."""
    wide = 62
    yield "┌" + "─" * wide + "┐"
    for number, floor in enumerate(FLOORS):
        if number:
            yield "├" + "─" * wide + "┤"
        yield "│" + "   ".join(floor).center(wide) + "│"
    yield "└" + "─" * wide + "┘"


def located(script: str, path: str) -> tuple[int, str]:
    """Where the body of a function or method of the page begins, and what its comment says."""
    owner, _, name = path.rpartition(".")
    start = script.index(f"\nexport class {owner} ") if owner else 0
    heads = rf"^  (?:async )?{name}\([^\n]*\{{$" if owner else rf"^export (?:async )?function {name}\([^\n]*\{{$"
    found = re.compile(heads, re.M).search(script, start)
    assert found, f"{path} is not in the page"
    said = re.search(r"/\*\*((?:(?!\*/).)*)\*/\s*\Z", script[: found.start()], re.S)
    words = re.sub(r"\s*@.*", "", re.sub(r"\n\s*\*", " ", said[1]), flags=re.S) if said else ""
    return found.end(), " ".join(words.split())


def page_station(name: str) -> str:
    module, _, path = name.partition(":")
    _, doc = located((SOURCE / f"{module}.js").read_text("utf-8"), path)
    where = f"`{module}.js` **{path}**"
    return f"{where} — {sentence(doc)}" if doc else where


def page_folders() -> Iterator[str]:
    """The folders of the page as docs/page.md tells them, and what each imports."""
    told = re.findall(r"^\| `(\w+)/` \| ([A-Z].*?) \|$", (PAGE.parent / "page.md").read_text("utf-8"), re.M)
    names = [name for name, _ in told]
    for name, what in told:
        text = "".join(path.read_text("utf-8") for path in sorted((SOURCE / "web" / name).glob("*.js")))
        used = set(re.findall(r'from "\.\./(\w+)/\w+\.js";$', text, re.M))
        yield f"| `{name}/` | {what} | {', '.join(each for each in names if each in used)} |"


def station(name: str) -> str:
    """A line of a walk: the function and what it says of itself."""
    if name.startswith("web/"):
        return page_station(name)
    module, _, path = name.partition(":")
    thing = import_module(module)
    for part in path.split("."):
        thing = inspect.getattr_static(thing, part)
    doc = getattr(thing, "__doc__", None)
    where = f"`{module.removeprefix('saloon.')}` **{path}**"
    return f"{where} — {sentence(doc)}" if doc else where


def drawing() -> str:
    lines = [
        "# The house",
        "",
        "Made by `python tools/house.py` from the sources; a test fails when it is out of date.",
        "",
        "## Floors",
        "",
        "Each may use those below it, never one above.",
        "",
        "```",
        *floors(),
        "```",
        "",
        "| part | what it is | uses |",
        "|---|---|---|",
    ]
    lines += [
        f"| `{part}` | {said(part)} | {', '.join(uses(part)) if part != 'web' else ''} |"
        for floor in FLOORS
        for part in floor
    ]
    lines += [
        "",
        "## The page",
        "",
        "The folders of `web/`, from the roof to the ground; each may use those below it. `main.js` stands over all.",
        "",
        "| folder | what it is | uses |",
        "|---|---|---|",
        *page_folders(),
    ]
    for title, stations in WALKS.items():
        lines += ["", f"## {title}", ""]
        lines += [f"{number}. {station(each)}" for number, each in enumerate(stations, 1)]
    return "\n".join([*lines, ""])


def main() -> int:
    now = drawing()
    if "--check" not in sys.argv:
        PAGE.write_text(now, "utf-8")
        return 0
    if PAGE.is_file() and PAGE.read_text("utf-8") == now:
        return 0
    print("docs/house.md is out of date: python tools/house.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
