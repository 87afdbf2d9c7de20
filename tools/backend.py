"""The build backend: setuptools, and mypy where the rules can be compiled."""

from __future__ import annotations

import compiled
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

MYPY = "mypy==2.4.1"


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    """An editable install asks for less: it stays interpreted."""
    needs = build_meta.get_requires_for_build_wheel(config_settings)
    by_hand = compiled.wanted() == "yes" or (compiled.wanted() == "auto" and compiled.compiler())
    return [*needs, MYPY] if by_hand else needs
