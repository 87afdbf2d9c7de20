"""Writes tools/types/wire.d.ts: the messages of the protocol as types for the page's modules. `--check` fails if it is
out of date.

They are read from the server's structs, so that the checker of the page (`make script`) knows what really comes and
goes.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from msgspec import Raw, Struct, UnsetType

from saloon.scene import nodes
from saloon.scene.json import FIELDS, OPTIONAL
from saloon.server import http, wire
from saloon.server.http import requests
from saloon.server.wire.incoming import Message

FILE = Path(__file__).parent / "types" / "wire.d.ts"
INCOMING, OUTGOING = "saloon.server.wire.incoming", "saloon.server.wire.outgoing"
WRITTEN = {"scene": "Scene", "changes": "SceneChanges"}
"""Fields whose value is JSON already, and what it is."""
ALWAYS = {nodes.Node: ("id", "x", "y"), nodes.Choice: ("text", "label", "path", "loose"), nodes.Button: ("id", "label")}
"""What a scene always says of a thing; the rest only where it is not as usual."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def written(kind: Any) -> str:
    """A type of Python as one of TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Annotated:
        return written(args[0])
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in args if each is not UnsetType))
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(written(each) for each in args)}]"
    if origin in (list, tuple):
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    assert inspect.isclass(kind), kind
    return kind.__name__


def line(name: str, kind: Any, always: bool) -> str:
    packed = Raw in (kind, *get_args(kind)) or (name in WRITTEN and get_origin(kind) is dict)
    return f"    {name}{'' if always else '?'}: {WRITTEN[name] if packed else written(kind)};"


def interface(cls: type, lines: list[str]) -> Iterator[str]:
    doc = (cls.__doc__ or "").split("\n\n")[0]
    if doc and not doc.startswith(cls.__name__):
        yield f"  /** {' '.join(doc.split())} */"
    yield from (f"  interface {cls.__name__} {{", *lines, "  }")


def struct(cls: type[Struct], answered: bool) -> Iterator[str]:
    """A message or a part of one. What the server sends has all its fields, unless it leaves out what is usual."""
    config = cls.__struct_config__
    lines = [f'    {config.tag_field}: "{config.tag}";'] if config.tag is not None else []
    for each in msgspec.structs.fields(cls):
        whole = each.name in ALWAYS[cls] if cls in ALWAYS else each.required or (answered and not config.omit_defaults)
        unset = UnsetType in get_args(each.type)
        lines.append(line(each.encode_name, each.type, whole and not unset))
    return interface(cls, lines)


def scene() -> Iterator[str]:
    """A scene as `scene/json.py` writes it."""
    hints = {**get_type_hints(nodes.Scene), "size": tuple[int, int]}
    return interface(nodes.Scene, [line(name, hints[name], name in FIELDS) for name in (*FIELDS, *OPTIONAL)])


def addresses(methods: set[str]) -> Iterator[str]:
    """What HTTP answers with JSON at which address; an address comes before those that it would fit too."""
    modules = [import_module(f"{http.__name__}.{each.name}") for each in iter_modules(http.__path__)]
    rows = []
    for handler in (
        each for module in modules for each in getattr(module, "ROUTES", ()) if methods & each.http_methods
    ):
        spec = (handler.responses or {}).get(200)
        kind = spec.data_container if spec else get_type_hints(handler.fn)["return"]
        if get_origin(kind) is Response:
            (kind,) = get_args(kind)
        if not inspect.isclass(kind) or issubclass(kind, Struct | NoneType):
            rows += [(path, kind) for path in handler.paths]
    for path, kind in sorted(rows, key=lambda row: (-row[0].count("/"), "{" in row[0], row[0], row[1] is NoneType)):
        given = re.sub(r"\{\w+:\w+\}", "${string}", path)
        yield f"    [{f'`{given}`' if '$' in given else json.dumps(given)}, {written(kind)}],"


def drawing() -> str:
    modules = [import_module(f"{wire.__name__}.{each.name}") for each in iter_modules(wire.__path__)]
    lines = [
        "// Made by `python tools/wiretypes.py` from the server's messages; a test fails when it is out of date.",
        "",
        "declare namespace wire {",
    ]
    tagged: dict[str, list[str]] = {INCOMING: [], OUTGOING: []}
    for module in [*modules, requests, nodes]:
        for name, each in vars(module).items():
            if get_origin(each) is Literal:
                lines.append(f"  type {name} = {written(each)};")
            if not inspect.isclass(each) or each.__module__ != module.__name__ or each is Message:
                continue
            if each is nodes.Scene:
                lines += scene()
            elif issubclass(each, Struct):
                lines += struct(each, module.__name__ not in (INCOMING, requests.__name__))
                if each.__struct_config__.tag is not None and module.__name__ in tagged:
                    tagged[module.__name__].append(name)
    for name, members in (("ToServer", tagged[INCOMING]), ("ToClient", tagged[OUTGOING])):
        lines += [f"  type {name} =", *(f"    | {each}" for each in members)]
        lines[-1] += ";"
    for name, methods in (("Gets", {"GET"}), ("Posts", {"POST", "PUT", "PATCH", "DELETE"})):
        lines += [f"  type {name} = [", *addresses(methods), "  ];"]
    return "\n".join([*lines, "}", ""])


def main() -> int:
    now = drawing()
    if "--check" not in sys.argv:
        FILE.write_text(now, "utf-8")
        return 0
    if FILE.is_file() and FILE.read_text("utf-8") == now:
        return 0
    print(f"{FILE.name} is out of date: python tools/wiretypes.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
