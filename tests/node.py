"""Modules of the page, run without a browser by the Node that came with the environment."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Any

import saloon

WEB = Path(saloon.__file__).parent / "web"
NODE = which("node", path=str(Path(sys.executable).parent)) or which("node") or "node"


def run_node(*args: str, stdin: str = "") -> str:
    """What it says, also when it fails."""
    run = subprocess.run(
        [NODE, *args], input=stdin, capture_output=True, text=True, encoding="utf-8", timeout=300, check=False
    )
    return run.stdout + run.stderr


def called(module: str, function: str, given: Any) -> Any:
    """What a function of JavaScript makes of the module and of a value."""
    text = f"""
        import {{ text }} from "node:stream/consumers";
        const given = JSON.parse(await text(process.stdin));
        const made = await ({function})(await import({json.dumps((WEB / module).as_uri())}), given);
        process.stdout.write(JSON.stringify(made));
    """
    said = run_node("--input-type=module", "-e", text, stdin=json.dumps(given))
    try:
        return json.loads(said)
    except ValueError:
        raise AssertionError(said) from None
