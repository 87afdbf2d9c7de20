"""Sources for the compiler: each `@value` class with the methods that the decorator would give it, written out.

The table of deeds in a game's flow (`DOES`) becomes a chain of questions: calls through a table go by Python's own
objects, and plain Python is quicker with the table.

A field that a class names again, to say its type more closely, is `Any` in the base: compiled
classes have one type for a field. Classes in `OPEN` may have subclasses that are not compiled.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OPEN = {"Action", "Fault", "Options", "Rounds", "State", "Thinker", "Value"}
HEAD = """from typing import TYPE_CHECKING, Any, ClassVar
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""

PLAIN = {
    "@dataclass(frozen=True, slots=True)\n": "@dataclass(frozen=True)\n",  # compiled fields lie in slots anyway
    # for the type checker; it marks a function, which a compiled one refuses
    "@dataclass_transform(eq_default=False)\n": "",
}


DEED = "DOES[type(action)](s, seat, action)"
"""How a position asks the table, and what stands there for the compiler."""
CHAIN = "does(s, seat, action)"


class Fields(NamedTuple):
    """Of a value class: its base and its own fields with their annotations, in order."""

    base: str
    fields: dict[str, str]


Values = dict[str, Fields]
"""By the name of the module and the class."""


def values_in(texts: dict[str, str]) -> Values:
    """The value classes of these sources, which are named by their modules."""
    found = {}
    for module, text in texts.items():
        tree = ast.parse(text)
        for node in value_classes(tree):
            found[f"{module}.{node.name}"] = Fields(base_of(node, module, tree), own_fields(node))
    return found


def unrolled(text: str, module: str, values: Values) -> str:
    """The source of a module with its value classes written out."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    for node in reversed(classes(tree)):
        if is_value(node):
            write_out(lines, node, f"{module}.{node.name}", values)
        if node.name in OPEN:
            lines[first_line(node)] = "@mypyc_attr(allow_interpreted_subclasses=True)\n" + lines[first_line(node)]
    if needs(tree):
        lines.insert(after_future(tree), HEAD)
    for line, instead in PLAIN.items():
        lines = [instead if each == line else each for each in lines]
    return asking("".join([*lines, *chain(tree)]))


def write_out(lines: list[str], node: ast.ClassDef, cls: str, values: Values) -> None:
    """Exchange the fields of one class, and put its methods behind them."""
    inherited = inherited_by(cls, values)
    renamed = {name for name in values[cls].fields if name in inherited}
    closer = {name for each in values for name in closer_in(each, cls, values)}
    found = fields_of(node)
    last = (found[-1].end_lineno or found[-1].lineno) if found else node.body[0].end_lineno or node.body[0].lineno
    lines[last - 1] += methods(node.name, {**inherited, **values[cls].fields})
    for each in found:
        name = each.target.id if isinstance(each.target, ast.Name) else ""
        if name in renamed:
            lines[each.lineno - 1] = "\n" + lines[each.lineno - 1].partition("\n")[2]
        elif name in closer:
            lines[each.lineno - 1] = re.sub(r":[^#\n]*", ": Any  ", lines[each.lineno - 1], count=1)
    for decorator in node.decorator_list:
        if is_word(decorator, "value"):
            lines[decorator.lineno - 1] = "\n"


def methods(cls: str, fields: dict[str, str]) -> str:
    """`__init__`, `copy` and `parts`, as `saloon.core.value` writes them, with types.

    >>> print(methods("Die", {"face": "int"}))
        FIELDS: ClassVar[tuple[str, ...]] = ('face',)
    <BLANKLINE>
        def __init__(self, face: int) -> None:
            self.face = face
    <BLANKLINE>
        def copy(self) -> Die:
            return Die(self.face)
    <BLANKLINE>
        def parts(self) -> tuple[object, ...]:
            return (self.face,)
    <BLANKLINE>
    """
    own = [f"self.{name}" for name in fields]
    given = "".join(f", {name}: {kind}" for name, kind in fields.items())
    return "\n".join(
        [
            f"    FIELDS: ClassVar[tuple[str, ...]] = {tuple(fields)!r}",
            "",
            f"    def __init__(self{given}) -> None:",
            *([f"        self.{name} = {name}" for name in fields] or ["        pass"]),
            "",
            f"    def copy(self) -> {cls}:",
            f"        return {cls}({', '.join(own)})",
            "",
            "    def parts(self) -> tuple[object, ...]:",
            f"        return ({''.join(f'{each}, ' for each in own).rstrip()})",
            "",
        ]
    )


def asking(text: str) -> str:
    """The source of a position, which then asks the chain; it has the table from its flow, by name or with the module.

    >>> asking("from town.flow import DOES, settle\\nDOES[type(action)](s, seat, action)\\n")
    'from town.flow import does, settle\\ndoes(s, seat, action)\\n'
    """
    if DEED not in text:
        return text
    return re.sub(r"^(from \S+\.flow import .*)\bDOES\b", r"\1does", text.replace(DEED, CHAIN), flags=re.M)


def chain(tree: ast.Module) -> Iterator[str]:
    """The table of deeds as a function, if the module has one.

    >>> deeds = "DOES: dict[type[Action], Callable[[Dama, Seat, Any], None]] = {a.Step: moving.step, a.Huff: huff.huff}"
    >>> print("".join(chain(ast.parse(deeds))))
    <BLANKLINE>
    <BLANKLINE>
    def does(s: Dama, seat: Seat, action: Action) -> None:
        if isinstance(action, a.Step):
            moving.step(s, seat, action)
        elif isinstance(action, a.Huff):
            huff.huff(s, seat, action)
        else:
            raise KeyError(type(action))
    <BLANKLINE>
    """
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and is_word(node.target, "DOES") and isinstance(node.value, ast.Dict):
            (state,) = re.findall(r"Callable\[\[(\w+), Seat, Any\], None\]", ast.unparse(node.annotation))
            yield f"\n\ndef does(s: {state}, seat: Seat, action: Action) -> None:\n"
            ask = "if"
            for kind, deed in zip(node.value.keys, node.value.values, strict=True):
                assert kind is not None
                yield f"    {ask} isinstance(action, {ast.unparse(kind)}):\n"
                yield f"        {ast.unparse(deed)}(s, seat, action)\n"
                ask = "elif"
            yield "    else:\n        raise KeyError(type(action))\n"


# -- fields -----------------------------------------------------------------------------------


def inherited_by(name: str, values: Values) -> dict[str, str]:
    """The fields of its bases; their types may be named in other modules, so the compiler is not told."""
    base = values[name].base
    return dict.fromkeys([*inherited_by(base, values), *values[base].fields], "Any") if base in values else {}


def closer_in(name: str, base: str, values: Values) -> Iterator[str]:
    """The fields of the base that the class names again."""
    above = values[name].base
    if above == base or (above in values and base in lineage(above, values)):
        yield from (field for field in values[name].fields if field in values[base].fields)


def lineage(name: str, values: Values) -> Iterator[str]:
    while name in values:
        name = values[name].base
        yield name


# -- the tree ---------------------------------------------------------------------------------


def classes(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def value_classes(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in classes(tree) if is_value(node)]


def is_value(node: ast.ClassDef) -> bool:
    return any(is_word(decorator, "value") for decorator in node.decorator_list)


def is_word(node: ast.expr, word: str) -> bool:
    return isinstance(node, ast.Name) and node.id == word


def base_of(node: ast.ClassDef, module: str, tree: ast.Module) -> str:
    """The module and the class of its base, which stands in the same file or is imported by name."""
    base = ast.unparse(node.bases[0])
    froms = [each for each in tree.body if isinstance(each, ast.ImportFrom)]
    homes = [each.module for each in froms for alias in each.names if alias.name == base]
    return f"{homes[0] if homes else module}.{base}"


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [each for each in node.body if isinstance(each, ast.AnnAssign)]


def own_fields(node: ast.ClassDef) -> dict[str, str]:
    return {ast.unparse(each.target): ast.unparse(each.annotation) for each in fields_of(node)}


def first_line(node: ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1


def needs(tree: ast.Module) -> bool:
    return any(is_value(node) or node.name in OPEN for node in classes(tree))


def after_future(tree: ast.Module) -> int:
    """The line behind `from __future__ import annotations`."""
    return next(node.lineno for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")


def copy_tree(source: Path, target: Path, names: list[str]) -> None:
    """The named files, unrolled, in a folder of the same shape."""
    texts = {name: (source / name).read_text("utf-8") for name in names}
    values = values_in({module_of(name): text for name, text in texts.items()})
    for name, text in texts.items():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(unrolled(text, module_of(name), values), "utf-8")


def module_of(name: str) -> str:
    """
    >>> module_of("saloon/core/state.py"), module_of("saloon/games/craps/rules/__init__.py")
    ('saloon.core.state', 'saloon.games.craps.rules')
    """
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
