"""`saloon serve`: the server on this machine, and a browser that shows it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from threading import Thread
from typing import Any, Final

import uvicorn

from saloon.server.faults import Refused
from saloon.server.http import moving
from saloon.server.http.crew import Crew
from saloon.server.http.door import protocol
from saloon.server.http.frames import counted
from saloon.server.http.lines import Letter, Lines, Moved
from saloon.server.http.opening import Threshold, settle
from saloon.server.people.doorman import Doorman
from saloon.server.settings import Limits, Rate, Settings, Share
from saloon.server.store.files import files, found
from saloon.server.store.holding import Holding
from saloon.server.store.soundness import examine
from saloon.words import own_lang, words

LOG = logging.getLogger("saloon")
GIVE_WAY: Final = 0.001
"""Seconds after which a thread that works lets the loop go on."""
LAST: Final = 10.0
"""Seconds in which a worker that nobody looks after any more has ended."""
KEPT: Final = 30
"""Seconds that a connection stays open for the next request. Longer than clients keep theirs (5 s are usual):
who closes first decides, and a request sent at the moment when the house closes would be lost."""
EVERYWHERE: Final = ("0.0.0.0", "::")


def run(
    host: str = "127.0.0.1",
    port: int = 8277,
    database: str = "",
    *,
    browser: bool = True,
    settings: Settings | None = None,
    workers: int = 1,
) -> None:
    """Serve until interrupted. Raises Refused if the data cannot be used. If the port is taken, the next free one."""
    settings = replace(settings or Settings(), database=database or (settings.database if settings else ""))
    held = prepare(settings.address(), workers)
    listener = bind(host, port)
    port = listener.getsockname()[1]
    address = f"http://{typed_by_people(host)}:{port}/"
    more_files()
    if not settings.public and host in EVERYWHERE and (lan := own_address()):
        settings = replace(settings, public=f"http://{lan}:{port}")
    for each in held:
        each.say(settings.public or address)
    house = Serving(settings, listener, address, browser, held[0])
    if workers == 1:
        house.serve()
    else:
        settle()
        Crew(workers, house.worker).run()


def prepare(address: str, workers: int) -> list[Holding]:
    """Look at every file, take hold of it, and put each room into that of its worker; raises Refused."""
    if workers > 1 and not hasattr(os, "fork"):
        raise Refused("workers-here")
    every = max(found(address), files(address, workers), key=len)
    for each in every:
        asyncio.run(examine(each))
    held = [Holding(each) for each in every]
    for holding in held:
        holding.take(patience=LAST + 2)
    if len(every) > 1:
        from saloon.server.store.shares import arrange

        LOG.info("%d rooms had to move to the files of their workers", asyncio.run(arrange(address, workers)))
    return held


@dataclass(frozen=True)
class Serving:
    """What is served, where, and who is told of it."""

    settings: Settings
    listener: socket.socket
    address: str
    browser: bool
    holding: Holding | None = None
    """The hold on its file, from before the door opens until the house has closed; the first of several workers holds
    all."""

    def serve(self, lines: Lines | None = None, left: int | None = None) -> None:
        """Until interrupted; a worker also until the file `left` says that nobody looks after it any more."""
        sys.setswitchinterval(GIVE_WAY)
        doorman = Doorman(self.settings.limits)

        def read() -> Any:
            return made(self.settings, lines, self.holding if lines is None else None, doorman)

        server = uvicorn.Server(
            config(read() if lines else Threshold(self.settings, read), self.settings, doorman, lines)
        )
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # told to end, it tidies up as after Ctrl+C
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(self.opened(server, lines, left))

    def worker(self, number: int, lines: Lines, left: int, first: bool) -> None:
        """One of several, for its share of the rooms."""
        settings = replace(
            self.settings, share=Share(number, len(lines.pairs)), limits=shared(self.settings.limits, len(lines.pairs))
        )
        replace(self, settings=settings, address=self.address if first and not number else "").serve(lines, left)

    async def opened(self, server: uvicorn.Server, lines: Lines | None, left: int | None) -> None:
        if left is not None:
            Thread(target=end_with, args=(left, server), daemon=True).start()
        task = asyncio.create_task(server.serve(sockets=[self.listener]))
        while not server.started and not task.done():
            await asyncio.sleep(0.02)
        if server.started:
            if lines:
                attend(server, lines)
            if self.address:
                await self.tell()
        if (opening := getattr(server.config.app, "task", None)) is not None:
            await asyncio.wait({task, opening}, return_when=asyncio.FIRST_COMPLETED)
            server.should_exit = True
            await task
            await opening
        await task

    async def tell(self) -> None:
        print(words(own_lang())("serve-ready", address=self.address), flush=True)
        if self.settings.public:
            print(words(own_lang())("serve-public", address=f"{self.settings.public}/"), flush=True)
        if self.browser:
            with suppress(webbrowser.Error):
                await asyncio.to_thread(webbrowser.open, self.address)


def made(settings: Settings, lines: Lines | None, holding: Holding | None, doorman: Doorman) -> Any:
    """The application; importing it takes a while."""
    from saloon.server.http.app import make

    return make(settings, lines, holding, doorman)


def attend(server: uvicorn.Server, lines: Lines) -> None:
    """Take what the other workers send."""
    from saloon.server.http import errands

    app: Any = server.config.app

    def take(letter: Letter, file: int) -> None:
        work = moving.arrive(server, letter, file) if isinstance(letter, Moved) else errands.run(app, letter, file)
        app.state.hall.spawn(work)

    lines.open(take)


def end_with(left: int, server: uvicorn.Server) -> None:
    """End with the process at the other end of the file, even if the loop is busy; until then the files are held."""
    os.read(left, 1)
    server.should_exit = True
    time.sleep(LAST)
    os._exit(1)


def shared(limits: Limits, of: int) -> Limits:
    """Guesses at codes reach all workers alike: together they allow as many as one worker alone."""
    tried = (limits.codes, limits.faults, limits.rescues)
    codes, faults, rescues = (Rate(max(1.0, rate.burst / of), rate.per_second / of) for rate in tried)
    return replace(limits, codes=codes, faults=faults, rescues=rescues)


def more_files() -> None:
    """As many connections as the system allows."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one; elsewhere the loop of the standard library does."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def config(app: Any, settings: Settings, doorman: Doorman, lines: Lines | None = None) -> uvicorn.Config:
    """How the application is served: small messages, no compression, pings by the clients, everything counted."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="on",
        ws=moving.sockets(lines, doorman) if lines else counted(doorman),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=3,
        http=protocol(settings, doorman),
        forwarded_allow_ips=list(settings.proxies),
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket on the port, or on one of the next few if it is taken.

    It names its protocol: otherwise asyncio does not know that small messages should leave at once, and a reader waits
    40 ms for the second of two.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, port + 20) if port else (0,):
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, tried))
        except OSError:
            listener.close()
            continue
        listener.listen(512)
        return listener
    raise OSError(f"no free port from {port} on")


def typed_by_people(host: str) -> str:
    """The address a person on this machine would type."""
    return "localhost" if host in (*EVERYWHERE, "127.0.0.1") else f"[{host}]" if ":" in host else host


def own_address() -> str:
    """What others in the network call this machine, empty if it is alone. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        return "" if found.startswith("127.") or found == "0.0.0.0" else found
    return ""
