"""A slow line between page and house: everything comes through, in order, a while later."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter


class SlowLine:
    """Passes on what comes to its port, `lag` seconds later in each direction."""

    def __init__(self, house: int, lag: float) -> None:
        self.house, self.lag, self.port = house, lag, 0
        ready = threading.Event()
        threading.Thread(target=asyncio.run, args=[self.listen(ready)], daemon=True).start()
        ready.wait()

    async def listen(self, ready: threading.Event) -> None:
        server = await asyncio.start_server(self.meet, "localhost", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await server.serve_forever()

    async def meet(self, page: StreamReader, answer: StreamWriter) -> None:
        try:
            house, ask = await asyncio.open_connection("localhost", self.house)
        except OSError:  # nobody is there just now
            answer.close()
        else:
            await asyncio.gather(self.carry(page, ask), self.carry(house, answer))

    async def carry(self, source: StreamReader, target: StreamWriter) -> None:
        later = asyncio.get_running_loop().call_later
        while data := await read(source):
            later(self.lag, target.write, data)
        later(self.lag, target.close)


async def read(source: StreamReader) -> bytes:
    """Nothing, if the line is broken or at its end."""
    try:
        return await source.read(65536)
    except OSError:
        return b""
