"""The command line: one file for each command. `saloon --help` lists them."""


def main() -> None:
    """The entry point of `saloon`."""
    from saloon.cli.app import app

    app()
