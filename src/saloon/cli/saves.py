"""Where matches are kept while they are played: nothing is lost when the lights go out."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from saloon import userdata
from saloon.core.state import Unreadable
from saloon.match import FairChance, Match, OpenChance, SealedChance, load, read, write
from saloon.userdata import data

SUFFIX: Final = ".saloon"


class Keeper:
    """Keeps one match in one file: the one that was asked for, or one among the user's data."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.asked = path is not None
        self.path = path if path is not None else data() / "matches" / f"{match.game.key}-{match.id[:8]}{SUFFIX}"
        self.began = now()
        """When the match began; of one that is gone on with, when its secret was put aside."""
        self.works = True
        """Whether the user's data can be written at all."""
        if path is not None:
            check_free(path, match)

    def begin(self) -> bool:
        """Before the first event; whether the match can be kept. A file that was asked for must work."""
        try:
            self.put_secret()
            if self.secret.exists():
                self.began = int(self.secret.stat().st_mtime * 1000)
            self.keep()
        except OSError:
            if self.asked:
                raise
            self.works = False
        return self.works

    def put_secret(self) -> None:
        """The secret is put aside, so that the match can be gone on with."""
        if isinstance(self.match.chance, FairChance) and not self.secret.exists():
            self.secret.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.secret.touch(0o600)
            self.secret.write_text(self.match.chance.secret.hex())

    def keep(self) -> None:
        if self.works:
            put(self.path, write(self.match))

    def copy_to(self, path: Path) -> None:
        check_free(path, self.match)
        put(path, write(self.match))

    def finish(self) -> None:
        """The match is over: its file says everything, or nobody asked for one."""
        if self.asked:
            self.keep()
        elif self.works:
            self.path.unlink(missing_ok=True)
        if self.works:
            self.secret.unlink(missing_ok=True)

    @property
    def secret(self) -> Path:
        return secret_path(self.match.id)


def now() -> int:
    return int(time.time() * 1000)


def secret_path(match: str) -> Path:
    return data() / "secrets" / match


def put(path: Path, text: str) -> None:
    """Write the whole match or nothing of it."""
    userdata.put(path, lambda file: file.write(text.encode()))


def check_free(path: Path, match: Match) -> None:
    """A save never writes over anything but the same match."""
    if not path.exists():
        return
    if path.is_file():
        with path.open("rb") as file:
            if f"match {match.id} ".encode() in file.read(400):
                return
    raise Unreadable("cli-save-taken", file=str(path))


def resume(text: str, seed: int | None = None) -> Match:
    """The unfinished match of a file, ready to go on."""
    record = read(text)
    if record.end:
        raise Unreadable("cli-resume-over")
    match = load(text, kept_secret(record.match))
    if isinstance(match.chance, SealedChance):
        raise Unreadable("cli-resume-sealed")
    if isinstance(match.chance, OpenChance):
        match.chance = OpenChance(seed)
    return match


def kept_secret(match: str) -> bytes | None:
    path = secret_path(match)
    return bytes.fromhex(path.read_text()) if path.is_file() else None
