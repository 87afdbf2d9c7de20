"""House rules in a module of one's own, by a text that travels to other processes: `my_rules`, `my_rules:draw=3`.

The module has a function `variant` that returns a game (`Game.variant`), with parameters that have defaults; or `GAME`,
where there are none. `PARAMETERS` says what values each may have, for `saloon tune`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

from saloon.core.state import Unreadable
from saloon.house.game import Game

Parameter = int | float | str


def module_of(text: str) -> ModuleType:
    """Modules of the folder one stands in are found too."""
    name = text.partition(":")[0]
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise Unreadable("variant-missing", module=name[:60]) from None


@cache
def built(text: str) -> Game[Any]:
    """The game of the text; raises Unreadable."""
    module = module_of(text)
    _, _, words = text.partition(":")
    try:
        if hasattr(module, "variant"):
            found: Game[Any] = module.variant(**dict(parameter(word) for word in words.split()))
        else:
            found = module.GAME
    except (AttributeError, TypeError, ValueError) as error:
        raise Unreadable("variant-broken", module=text[:60], why=str(error)[:200]) from error
    return found


@cache
def written_by(text: str) -> str:
    """A fingerprint of the module, as it was when this process read it first."""
    file = module_of(text).__file__
    return sha256(Path(file).read_bytes()).hexdigest()[:16] if file else ""


def parameter(word: str) -> tuple[str, Parameter]:
    """
    >>> parameter("draw=3"), parameter("share=0.5"), parameter("over=free")
    (('draw', 3), ('share', 0.5), ('over', 'free'))
    """
    name, _, value = word.partition("=")
    for kind in (int, float):
        try:
            return name, kind(value)
        except ValueError:
            continue
    return name, value


def written(module: str, values: Mapping[str, Parameter]) -> str:
    """
    >>> written("my_rules", {"draw": 3}), written("my_rules", {})
    ('my_rules:draw=3', 'my_rules')
    """
    return ":".join(filter(None, (module, " ".join(f"{name}={value}" for name, value in values.items()))))


def defaults_of(text: str) -> Mapping[str, Parameter]:
    """What the parameters are where nothing is said."""
    made = getattr(module_of(text), "variant", None)
    return {name: each.default for name, each in signature(made).parameters.items()} if made else {}


def parameters_of(text: str) -> Mapping[str, Sequence[Parameter]]:
    """The values that each parameter may have, as the module says it."""
    found: Mapping[str, Sequence[Parameter]] = getattr(module_of(text), "PARAMETERS", {})
    return found
