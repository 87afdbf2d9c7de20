"""The page in one piece: the modules in the order they need each other, names that change with what they name."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.server.http.bundle import Bundle

INDEX = (
    '<link rel="stylesheet" href="/web/a.css">\n<link rel="stylesheet" href="/web/b.css">\n<script '
    'type="module" src="/web/main.js"></script>'
)


def page(folder: Path, **modules: str) -> Path:
    (folder / "index.html").write_text(INDEX)
    (folder / "a.css").write_text("a{}\n")
    (folder / "b.css").write_text("b{}\n")
    for name, text in modules.items():
        path = folder / f"{name}.js"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return folder


def test_what_is_needed_comes_first_and_once(tmp_path: Path) -> None:
    made = Bundle(
        page(
            tmp_path,
            main='import {\n  one,\n  two as three,\n} from "./low.js";\nimport { mid } from "./mid.js";\nconst '
            'later = () => import("./late.js");\n',
            mid='import { one } from "./low.js";\nexport const mid = one;\n',
            low="export const one = 1;\nexport async function two() {}\n",
            late="export class Late {}\n",
        )
    ).made
    script = made["all.js"].decode()
    places = [script.index(f"const ${name} = ") for name in ("low", "mid", "late", "main")]
    assert places == sorted(places)
    assert script.count("const one = 1;") == 1
    assert "const { one,\n  two: three } = $low;" in script
    assert "Promise.resolve($late)" in script
    assert "return { one, two };" in script
    assert made["all.css"] == b"a{}\nb{}\n"


def test_modules_in_folders_are_called_by_their_way_from_where_they_lie(tmp_path: Path) -> None:
    modules = {
        "main": 'const later = () => import("./over/same.js");\n',
        "over/same": 'import { same } from "../low/same.js";\nimport "./classic.js";\nexport const top = same;\n',
        "over/classic": "globalThis.classic = 1;\n",
        "low/same": "export const same = (lang) => import(`./${lang}.js`);\n",
    }
    script = Bundle(page(tmp_path, **modules)).made["all.js"].decode()
    assert script.index("const $low$same = ") < script.index("const $over$same = ") < script.index("const $main = ")
    assert "const { same } = $low$same;" in script
    assert "Promise.resolve($over$same)" in script
    assert "globalThis.classic = 1;" in script
    assert "import(`./low/${lang}.js`)" in script, "one script, which lies above the folders"


def test_a_change_gives_everything_another_name(tmp_path: Path) -> None:
    before = Bundle(page(tmp_path, main="1;\n"))
    assert f"/web/{before.tag}/all.js".encode() in before.index
    assert before.index.count(b"stylesheet") == 1
    assert before.fresh
    page(tmp_path, main="2; \n")
    assert not before.fresh
    assert Bundle(tmp_path).tag != before.tag


@pytest.mark.parametrize(
    "modules",
    [
        {
            "main": 'import { a } from "./a.js";\n',
            "a": 'import { b } from "./b.js";\n',
            "b": 'import { a } from "./a.js";\n',
        },
        {"main": 'import all from "./a.js";\n', "a": "export default {};\n"},
        {"main": 'export { a } from "./a.js";\n', "a": "export const a = 1;\n"},
    ],
)
def test_what_cannot_be_put_together_is_refused(tmp_path: Path, modules: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"circle|import|export"):
        Bundle(page(tmp_path, **modules))
