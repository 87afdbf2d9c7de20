"""Build the documentation site: `make docs`.

    python tools/docs.py [FOLDER]      the site goes to FOLDER, or to build/site

The pages are the ones in the repository: README, docs/, bench/, the rules of every game. They are copied to build/docs
with their folders, so that links between them hold. The API reference is made from the docstrings of what
`saloon.__all__` names.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import reports
import yaml

from saloon.words import words

ROOT: Final = Path(__file__).parents[1]
COPY: Final = ROOT / "build" / "docs"
LINK: Final = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
CHAPTERS: Final = {
    "Use": ["tour", "bots-and-lab", "lab", "agents", "school", "review", "solved", "fairness"],
    "Run a house": ["server", "home", "road", "protocol", "page"],
    "Build": ["contract", "add-a-game", "add-a-lesson", "house", "glossary"],
    "Formats": ["match-file", "match-by-link", "json"],
}
"""Pages of docs/ by chapter. A page that stands in no chapter comes at the end of the first."""
REFERENCE: Final = {
    "Playing": ["play", "Table", "games", "game", "Game", "Position", "hint", "Tip", "LEVELS"],
    "Matches": ["load", "write", "verify", "Match"],
    "Studying": [
        "simulate",
        "report",
        "LabReport",
        "compare",
        "RuleDiff",
        "review",
        "Review",
        "weigh",
        "WeighedPosition",
    ],
    "Oneself": ["me", "Myself"],
    "The contract": ["State", "View", "Action", "Event", "Options", "NATURE", "ONLOOKER"],
    "What can go wrong": ["Fault", "Illegal", "Unreadable"],
}
"""The names of the API in the order in which one meets them. A name that is missing here comes at the end."""
LANGUAGES: Final = {"": "English", ".cs": "Čeština", ".ru": "Русский"}


def pages() -> list[Path]:
    """The pages of the repository, as paths below its root."""
    found = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    for folder in ("docs", "bench", "train", "examples"):
        found += sorted((ROOT / folder).rglob("*.md"))
    return [path.relative_to(ROOT) for path in found if "unlike" not in path.parts]


def rules() -> dict[str, dict[str, Path]]:
    """For each game the rules in each language."""
    folders = sorted(path.parent for path in (ROOT / "src" / "saloon" / "games").glob("*/RULES.md"))
    return {
        folder.name: {language: folder / f"RULES{mark}.md" for mark, language in LANGUAGES.items()}
        for folder in folders
    }


def copy() -> None:
    """All pages, and the files they link to."""
    shutil.rmtree(COPY, ignore_errors=True)
    for page in pages():
        bring(page)
        for link in LINK.findall((ROOT / page).read_text("utf-8")):
            target = (ROOT / page.parent / link).resolve()
            if target.is_file() and target.suffix != ".md" and target.is_relative_to(ROOT):
                bring(target.relative_to(ROOT))
    drawn = draw_reports()
    for game, texts in rules().items():
        for language, path in texts.items():
            put(Path("rules", game, f"{language}.md"), path.read_text("utf-8") + drawn.get((game, language), ""))


def draw_reports() -> dict[tuple[str, str], str]:
    """The report of each game, in each language; and the line of its page that leads there."""
    said = {}
    for game, lang, text in reports.pages(reports.kept()):
        put(Path("reports", game, f"{lang}.html"), text)
        language = LANGUAGES["" if lang == "en" else f".{lang}"]
        link = f"[{words(lang)('report-linked')}](../../reports/{game}/{lang}.html)"
        said[game, language] = f"\n---\n\n{link}\n"
    return said


def bring(path: Path) -> None:
    (COPY / path).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / path, COPY / path)


def put(path: Path, text: str) -> None:
    (COPY / path).parent.mkdir(parents=True, exist_ok=True)
    (COPY / path).write_text(text, "utf-8")


def reference() -> str:
    """A page that names everything public; mkdocstrings fills in the docstrings."""
    import saloon

    chapters = {title: [name for name in names if name in saloon.__all__] for title, names in REFERENCE.items()}
    told = {name for names in chapters.values() for name in names}
    if left := [name for name in saloon.__all__ if name not in told]:
        chapters["More"] = left
    lines = ["# API reference\n", "Everything that `import saloon` offers; `dir(saloon)` lists the same names.\n"]
    for title, names in chapters.items():
        lines.append(f"## {title}\n")
        lines += [f"::: {home_of(name)}\n" for name in names]
    return "\n".join(lines)


def home_of(name: str) -> str:
    """Where a public name is defined: the package only hands it on."""
    import saloon

    value = getattr(saloon, name)
    module = getattr(value, "__module__", None)
    if module and getattr(value, "__name__", None) == name:
        return f"{module}.{name}"
    return "saloon.games" if name == "games" else f"{saloon.PUBLIC[name]}.{name}"


def contents() -> list[object]:
    """What the menu of the site lists."""
    names = [path.stem for path in sorted((ROOT / "docs").glob("*.md"))]
    placed = {name for names in CHAPTERS.values() for name in names}
    chapters = {title: list(listed) for title, listed in CHAPTERS.items()}
    chapters["Use"] += [name for name in names if name not in placed]
    menu: list[object] = [{"Saloon": "README.md"}]
    for title, listed in chapters.items():
        menu.append({title: [f"docs/{name}.md" for name in listed if name in names]})
    menu.append({"API reference": "reference.md"})
    menu.append(
        {"Rules": [{game: [{lang: f"rules/{game}/{lang}.md"} for lang in texts]} for game, texts in rules().items()]}
    )
    menu.append({"Figures": [str(page) for page in pages() if page.parts[0] == "bench"]})
    menu.append({"Decisions": [str(page) for page in pages() if "decisions" in page.parts]})
    menu.append({"The project": ["CONTRIBUTING.md", "CHANGELOG.md"]})
    return menu


def main(words: list[str]) -> int:
    copy()
    put(Path("reference.md"), reference())
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    settings |= {"docs_dir": str(COPY), "nav": contents()}
    made = ROOT / "build" / "mkdocs.yml"
    made.write_text(yaml.safe_dump(settings, allow_unicode=True, sort_keys=False), "utf-8")
    site = Path(words[0] if words else ROOT / "build" / "site").resolve()
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-f", str(made), "-d", str(site)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
