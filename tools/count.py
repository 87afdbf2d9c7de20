"""How the house is built, in numbers: lines, long functions and lines, imports, copies, cycles, names used twice.

python tools/count.py [COMMIT …]        one column for each commit, the last one for the files as they are
python tools/count.py --write COMMIT    the same as bench/house.md
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "tools", "bench", "train", "examples")
LONG_FUNCTION = 40
LONG_LINE = 120
LONG_LIST = 10
MARK = "# fmt: " + "skip"
COPY = 5
"""Statements from which on two functions of the same shape are a copy."""
SHARED = {"__init__", "__main__"}
PAGE = f"""# The house in numbers

`python tools/count.py --write {{commit}}`: Python in {", ".join(f"`{folder}`" for folder in FOLDERS)}; the rows marked
with a star look at `src` alone. A copy is a function of {COPY} statements or more that has the shape of another one,
names and constants aside. A cycle is a group of modules that need each other when they are imported. Modules are named
alike when two outside the games have the same name; the rooms of games have the same names by design. What is left of
names used twice are the words of rulebooks, and commands beside what they run: `tests/test_names.py` allows no others.

"""

Trees = dict[str, ast.Module]
Function = ast.FunctionDef | ast.AsyncFunctionDef


def counted(root: Path) -> dict[str, int]:
    """What is counted, by its name."""
    files = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py"))]
    texts = {str(path.relative_to(root)): path.read_text("utf-8") for path in files}
    trees = {name: ast.parse(text) for name, text in texts.items()}
    source = {name: tree for name, tree in trees.items() if name.startswith("src/")}
    lines = [line for text in texts.values() for line in text.splitlines()]
    functions = [each for tree in trees.values() for each in functions_of(tree)]
    imported = sum(length(node) for tree in trees.values() for node in imports_of(tree))
    return {
        "modules": len(trees),
        "lines": len(lines),
        f"functions over {LONG_FUNCTION} lines": sum(length(each) > LONG_FUNCTION for each in functions),
        f"lines over {LONG_LINE} letters": sum(len(line) > LONG_LINE for line in lines),
        "lines of imports": imported,
        "lines of imports in 1,000": round(1000 * imported / max(1, len(lines))),
        f"lists of imports over {LONG_LIST} lines": sum(
            length(node) > LONG_LIST for tree in trees.values() for node in imports_of(tree)
        ),
        "marks that pass the formatter over": sum(line.endswith(MARK) for line in lines),
        "copies of functions*": copies(source),
        "modules in cycles*": in_cycles(needs(source)),
        "class names used twice*": twice(class_names(source)),
        "modules named alike*": twice(module_names(source)),
    }


def length(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def functions_of(tree: ast.Module) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def imports_of(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))


# -- copies -----------------------------------------------------------------------------------


def copies(trees: Trees) -> int:
    """How many functions there are beside the first one of their shape."""
    shapes = Counter(
        shape(each)
        for tree in trees.values()
        for each in functions_of(tree)
        if sum(isinstance(node, ast.stmt) for node in ast.walk(each)) > COPY
    )
    return sum(count - 1 for count in shapes.values())


def shape(node: ast.AST) -> str:
    """The kinds of nodes, without names, constants, types and docstrings.

    >>> one, two = ast.parse("def f(a): return a + 1"), ast.parse("def g(b: int): return b + 2")
    >>> shape(one) == shape(two)
    True
    """
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return ""
    below = [
        shape(child)
        for name, field in ast.iter_fields(node)
        if name not in {"annotation", "returns", "decorator_list"}
        for child in (field if isinstance(field, list) else [field])
        if isinstance(child, ast.AST)
    ]
    return f"{type(node).__name__}({','.join(filter(None, below))})"


# -- cycles -----------------------------------------------------------------------------------


def needs(trees: Trees) -> dict[str, set[str]]:
    """The modules of the house that each module imports when it is imported itself."""
    named = {dotted(name): tree for name, tree in trees.items()}
    found: dict[str, set[str]] = {}
    for name, tree in named.items():
        wanted = set()
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                wanted |= {f"{node.module}.{alias.name}" for alias in node.names} & named.keys() or {node.module}
            elif isinstance(node, ast.Import):
                wanted |= {alias.name for alias in node.names}
        found[name] = wanted & named.keys() - {name}
    return found


def dotted(path: str) -> str:
    """The name of a module.

    >>> dotted("src/saloon/kit/__init__.py"), dotted("src/saloon/kit/dice.py")
    ('saloon.kit', 'saloon.kit.dice')
    """
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def in_cycles(edges: dict[str, set[str]]) -> int:
    """How many modules need themselves by way of others.

    >>> in_cycles({"a": {"b"}, "b": {"a"}, "c": {"a"}})
    2
    """
    return sum(name in reached(edges, name) for name in edges)


def reached(edges: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    open_ = list(edges[start])
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            open_ += edges[name]
    return found


# -- names ------------------------------------------------------------------------------------


def twice(names: Counter[str]) -> int:
    return sum(count > 1 for count in names.values())


def class_names(trees: Trees) -> Counter[str]:
    return Counter(node.name for tree in trees.values() for node in tree.body if isinstance(node, ast.ClassDef))


def module_names(trees: Trees) -> Counter[str]:
    """Of modules outside the games."""
    outside = [Path(name).stem for name in trees if "/games/" not in name]
    return Counter(stem for stem in outside if stem not in SHARED and not stem[0].isdigit())


# -- the table --------------------------------------------------------------------------------


def at(commit: str) -> dict[str, int]:
    """What is counted in the files of a commit."""
    packed = subprocess.run(["git", "-C", ROOT, "archive", commit], check=True, capture_output=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
            tar.extractall(folder, filter="data")
        return counted(Path(folder))


def table(commits: list[str]) -> str:
    columns = [at(commit) for commit in commits] + [counted(ROOT)]
    rows = [f"| | {' | '.join([*commits, 'now'])} |", f"|---|{'---:|' * len(columns)}"]
    rows += [f"| {name} | {' | '.join(f'{column[name]:,}' for column in columns)} |" for name in columns[0]]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commits", nargs="*")
    parser.add_argument("--write", action="store_true", help="into bench/house.md")
    words = parser.parse_args()
    told = table(words.commits)
    print(told, end="")
    if words.write:
        page = PAGE.format(commit=" ".join(words.commits)) + told
        (ROOT / "bench" / "house.md").write_text(page, "utf-8")


if __name__ == "__main__":
    main()
