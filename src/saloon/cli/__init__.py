"""The command line: one file for each command. `saloon --help` lists them."""

import sys


def main() -> None:
    """The entry point of `saloon`."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows question marks
    from saloon.cli.group import app

    app()
