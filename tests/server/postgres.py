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
    done = subprocess.run(as_somebody(command), cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database on a free port."""
    bin = binaries()
    assert bin is not None, "PostgreSQL is not installed; tools/needs installs it"
    folder = Path(tempfile.mkdtemp(prefix="saloon-pg-", dir="/tmp"))
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    data, port = folder / "data", free_port()
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c shared_buffers=32MB -c max_connections=60"
    try:
        run([str(bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "saloon", "--no-sync", "-E", "UTF8", "--locale=C"], folder)
        run([str(bin / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w", "-t", "60", "-o", options, "start"], folder)
        try:
            yield f"postgresql+asyncpg://saloon@127.0.0.1:{port}/"
        finally:
            run([str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop"], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
