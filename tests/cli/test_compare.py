"""`saloon compare`: what options change, as a table and as JSON."""

from __future__ import annotations

import json
from typing import Any


def test_the_command_tells_it(saloon: Any) -> None:
    words = ["compare", "oko", "-o", "rounds=3", "-n", 60, "-j", 1]
    told = json.loads(saloon(*words, "--json").stdout)
    assert told["settings"][0] != told["settings"][1]
    assert {row["measure"] for row in told["contrasts"]} >= {"decisions", "first", "tied"}
    for lang in ("cs", "en", "ru"):
        assert saloon(*words, "--lang", lang).exit_code == 0
    assert saloon("compare", "oko").exit_code == 2
