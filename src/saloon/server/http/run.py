"""`saloon serve`: the server on this machine, and a browser that shows it."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import uvicorn
from litestar import Litestar

from saloon.server.http.app import make
from saloon.server.http.door import protocol
from saloon.server.settings import Settings
from saloon.server.store.holding import Holding
from saloon.server.store.soundness import examine
from saloon.words import own_lang, words

EVERYWHERE: Final = ("0.0.0.0", "::")


def run(
    host: str = "127.0.0.1",
    port: int = 8277,
    database: str = "",
    *,
    browser: bool = True,
    settings: Settings | None = None,
) -> None:  # fmt: skip
    """Serve until interrupted. Raises Refused if the data cannot be used. If the port is taken, the next free one is used; port 0 is any."""
    settings = replace(settings or Settings(), database=database or (settings.database if settings else ""))
    asyncio.run(examine(settings.address()))
    Holding(settings.address()).look()
    listener = bind(host, port)
    port = listener.getsockname()[1]
    address = f"http://{shown(host)}:{port}/"
    more_files()
    if not settings.public and host in EVERYWHERE and (lan := own_address()):
        settings = replace(settings, public=f"http://{lan}:{port}")
    server = uvicorn.Server(config(make(settings), settings))
    gc.set_threshold(100_000, 50, 50)  # a move makes many small things and hardly a ring of them
    gc.freeze()  # what is here now stays, so it need not be looked through again and again
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # told to end, it tidies up as after Ctrl+C
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(serve(server, listener, address, browser, settings.public))


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


def config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How the application is served: small messages, no compression, pings by the clients."""
    return uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, date_header=False, lifespan="on",
        ws="websockets-sansio", ws_max_size=settings.limits.message_bytes, ws_per_message_deflate=False,
        ws_ping_interval=None, timeout_graceful_shutdown=3, http=protocol(settings),
        forwarded_allow_ips=list(settings.proxies),
    )  # fmt: skip


async def serve(server: uvicorn.Server, listener: socket.socket, address: str, browser: bool, public: str = "") -> None:
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.02)
    if server.started:
        print(words(own_lang())("serve-ready", address=address), flush=True)
        if public:
            print(words(own_lang())("serve-public", address=f"{public}/"), flush=True)
        if browser:
            with suppress(webbrowser.Error):
                await asyncio.to_thread(webbrowser.open, address)
    await task


def bind(host: str, port: int) -> socket.socket:
    """A socket on the port, or on one of the next few if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, port + 20) if port else (0,):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, tried))
        except OSError:
            listener.close()
            continue
        listener.listen(512)
        return listener
    raise OSError(f"no free port from {port} on")


def shown(host: str) -> str:
    """The address a person on this machine would type."""
    return "localhost" if host in (*EVERYWHERE, "127.0.0.1") else f"[{host}]" if ":" in host else host


def own_address() -> str:
    """What others in the network call this machine, empty if it is alone. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        return "" if found.startswith("127.") or found == "0.0.0.0" else found
    return ""
