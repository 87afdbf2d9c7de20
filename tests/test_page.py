"""The page's sources: which folder may use which, and that docs/page.md knows them all."""

from __future__ import annotations

import json
import posixpath
import re
import runpy
from pathlib import Path

import pytest

import saloon
from node import run_node

ROOT = Path(__file__).parent.parent
WEB = Path(saloon.__file__).parent / "web"
DOCS = (ROOT / "docs" / "page.md").read_text("utf-8")
FOLDERS = re.findall(r"^\| `(\w+)/` \| [A-Z]", DOCS, re.M)
ASIDE = {"css", "icons", "verify"}
MODULES = sorted(path for path in WEB.rglob("*.js") if path.parent.name not in ASIDE)


def test_every_folder_is_told_in_the_docs() -> None:
    assert {path.name for path in WEB.iterdir() if path.is_dir()} - ASIDE == set(FOLDERS)
    assert [path.name for path in MODULES if path.parent == WEB] == ["main.js", "worker.js"]


def test_every_module_is_told_in_the_docs() -> None:
    told = {
        f"{row[1]}/{name}"
        for row in re.finditer(r"^\| `(\w+)/(\w*)` ?([^|]*)\|", DOCS, re.M)
        for name in [row[2], *re.findall(r"`(\w+)`", row[3])]
    }
    assert {str(path.relative_to(WEB).with_suffix("")) for path in MODULES} - {"main", "worker"} <= told


def test_a_folder_uses_those_below_it_alone() -> None:
    wrong = []
    for path in MODULES:
        folder = path.parent.relative_to(WEB).as_posix()
        own = FOLDERS.index(folder) if folder != "." else -1
        for asked in re.findall(r'^import .*"(\..+)";|[^{]import\("(\..+?)"\)', path.read_text("utf-8"), re.M):
            used = posixpath.normpath(posixpath.join(folder, asked[0] or asked[1])).split("/")[0]
            if used not in ASIDE and FOLDERS.index(used) < own:
                wrong.append(f"{path.relative_to(WEB)}: {asked}")
    assert wrong == []


def test_no_line_is_too_long_to_read() -> None:
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in WEB.rglob("*")
        if path.suffix in {".js", ".css", ".html"}
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 160
    ]
    assert long == []


def parted(text: str, at: str) -> list[str]:
    """A text parted at characters that stand in no bracket."""
    found, depth = [""], 0
    for each in text:
        depth += (each in "([") - (each in ")]")
        if each in at and not depth:
            found.append("")
        else:
            found[-1] += each
    return [each.strip() for each in found if each.strip()]


def selectors() -> list[str]:
    """Of all rules for screens, one by one."""
    texts = [re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S) for path in (WEB / "css").glob("*.css")]
    rules = re.sub(r"@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}", "", "".join(texts))
    return [each for row in re.findall(r"([^{};@]+)\{", rules) for each in parted(row, ",")]


def test_what_a_thing_holds_styles_named_things_near_it_alone() -> None:
    """Whenever something changes in such a thing, a browser works out anew all that the rule may mean: were that
    "whatever is in it", or the thing the whole page, it would be everything, at every move."""
    looking = [each for each in selectors() if ":has(" in each]
    assert looking
    for each in looking:
        *_, last = parted(each, " >+~")
        named = re.sub(r":(not|nth-child|[a-z-]+-of-type)\([^()]*\)|:[a-z-]+(?!\()", "", last.replace("*", ""))
        assert named or ":has(" in last, each
        assert not re.match(r"(:root|html|body)\b[^ ]*:has\(", each), each


def test_nobody_reaches_through_the_table_into_another_part() -> None:
    """Those who act and those who draw know the store and what they were given; the state is changed by its named
    changes alone."""
    for path in (path for path in MODULES if path.parent.name in {"table", "bar", "over", "beside", "match"}):
        text = path.read_text("utf-8")
        assert re.findall(r"\btable\.\w+\.\w+", text) == [], path.name
        assert path.stem == "store" or not re.search(r"\bstate(\.\w+)? = ", text), path.name


def test_types_are_checked_strictly_in_every_module() -> None:
    config = json.loads((ROOT / "tsconfig.json").read_text("utf-8"))
    assert config["compilerOptions"]["strict"] and config["compilerOptions"]["checkJs"]
    assert "src/saloon/web/**/*.js" in config["include"]
    assert config["exclude"] == ["src/saloon/web/verify"]
    assert [path.name for path in MODULES if re.search(r"@ts-(nocheck|ignore)", path.read_text("utf-8"))] == []


def test_the_types_hold() -> None:
    checker = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    if not checker.exists():
        pytest.skip("`make script` installs the checker, and runs it")
    assert run_node(str(checker), "--project", str(ROOT)) == ""


def test_the_types_of_messages_are_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "wiretypes.py"))
    assert made["FILE"].read_text("utf-8") == made["drawing"](), "python tools/wiretypes.py"


def test_the_modules_that_need_no_browser_do_what_they_say() -> None:
    """Their own tests lie in tests/page; every one of them is run."""
    files = sorted((ROOT / "tests" / "page").glob("*.test.js"))
    said = run_node("--test", "--test-isolation=none", "--test-reporter=tap", *map(str, files))
    count = sum(len(re.findall(r"^test\(", path.read_text("utf-8"), re.M)) for path in files)
    assert re.findall(r"^# (tests|pass|fail) (\d+)$", said, re.M) == [
        ("tests", str(count)),
        ("pass", str(count)),
        ("fail", "0"),
    ], said


def test_the_page_can_be_installed_with_icons_of_the_sizes_it_says() -> None:
    """Phones ask for 192 and 512, whole and to be cut out; the one for Apple stands in the page."""
    manifest = json.loads((WEB / "manifest.json").read_text("utf-8"))
    page = (WEB / "index.html").read_text("utf-8")
    drawn = [each for each in manifest["icons"] if each["type"] == "image/png"]
    assert {(each["sizes"], each["purpose"]) for each in drawn} == {
        (size, use) for size in ("192x192", "512x512") for use in ("any", "maskable")
    }
    apple = re.findall(r'rel="apple-touch-icon" href="(.+?)"', page)
    for src, sizes in [*((each["src"], each["sizes"]) for each in drawn), (apple[0], "180x180")]:
        head = (WEB.parent / src.lstrip("/")).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert f"{int.from_bytes(head[16:20])}x{int.from_bytes(head[20:24])}" == sizes
