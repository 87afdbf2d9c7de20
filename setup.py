"""The rules and searches compiled where that can be done; everything else is said in pyproject.toml."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import compiled


class BuildOrLeave(build_ext):
    """Where the C compiler fails, plain Python is installed."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as trouble:
            if compiled.wanted() == "yes":
                raise
            print(f"saloon stays with plain Python: {trouble}", file=sys.stderr)
            for each in self.extensions:
                Path(self.get_ext_fullpath(each.name)).unlink(missing_ok=True)
            self.extensions = []


# An editable install stays interpreted: binaries beside the sources would hide what is edited.
builds = {"bdist_wheel", "build_ext", "install"} & set(sys.argv) and "editable_wheel" not in sys.argv
setup(ext_modules=compiled.extensions() if builds else [], cmdclass={"build_ext": BuildOrLeave})
