"""A PostgreSQL of the tests' own, in a temporary folder, run by a user who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path | None:
    """Where initdb is; the newest version wins."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return command
    user = pwd.getpwnam("postgres")
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", *command]


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(as_somebody(command), cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Postgres:
    """Can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        bin = binaries()
        assert bin is not None, "PostgreSQL is not installed; tools/needs installs it"
        self.bin, self.folder, self.port = bin, folder, free_port()
        self.address = f"postgresql+asyncpg://saloon@127.0.0.1:{self.port}/"

    def make(self) -> None:
        self.run("initdb", "-A", "trust", "-U", "saloon", "--no-sync", "-E", "UTF8", "--locale=C")

    def start(self) -> None:
        """Only the machine can fail to keep what was not forced to the disk, and that does not happen here; forcing it
        takes a minute on a busy one."""
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c "
            "shared_buffers=32MB -c max_connections=60 -c fsync=off -c full_page_writes=off"
        )
        self.run("pg_ctl", "-l", str(self.folder / "log"), "-w", "-t", "200", "-o", options, "start")

    def stop(self) -> None:
        """At once, as if the power had failed."""
        self.run("pg_ctl", "-m", "immediate", "-w", "stop")

    def run(self, program: str, *more: str) -> None:
        run([str(self.bin / program), "-D", str(self.folder / "data"), *more], self.folder)

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])


@contextmanager
def postgres() -> Iterator[Postgres]:
    """One with an empty cluster, on a free port."""
    folder = Path(tempfile.mkdtemp(prefix="saloon-pg-", dir="/tmp"))
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    made = Postgres(folder)
    try:
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
