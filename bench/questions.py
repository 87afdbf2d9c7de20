"""Whether one guest's questions starve those of others: `python bench/questions.py`; figures go to bench/faults.md.

One address asks for the chances at four tables on four sockets, again and again, as fast as it is answered. Meanwhile a guest from
another address asks for one hint and then for the chances at each of eight tables, every question a new one. `--try` writes nothing down.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from contextlib import AsyncExitStack
from datetime import date

import floods
from floods import OUT, serving
from websockets.asyncio.client import connect

from server.house import Client, House, start

MARK = "## Questions"
FLOODED = ("bang", "fliptown", "dice_town", "prsi")
ASKED = {"prsi": 2, "dice_town": 2, "maroko": 2, "mlyn": 2, "bang": 4, "dama": 2, "clovece": 4, "oko": 2}
HEAD = """{mark}

Four sockets of one address ask for the chances without a pause; a guest from another address asks for a hint, then for the chances, at each of eight tables, nothing twice. Seconds until the answer. The tables of the flood stand still, so after its first four questions it hears what is known already.
`python bench/questions.py`, {day}, {cores} cores, a load of {load:.0f}.

| who asks | what | answers | p50 | longest | refused |
|---|---|---|---|---|---|
"""
Answers = list[tuple[float, bool]]


async def sit(stack: AsyncExitStack, url: str, here: str, token: str) -> Client:
    """Somebody whose turn it is, against bots."""
    socket = await stack.enter_async_context(
        connect(
            url.replace("http", "ws", 1) + "/socket",
            max_size=None,
            compression=None,
            local_addr=(here, 0),
            open_timeout=30,
        )
    )
    client = Client(socket)
    await client.ask("hello", token=token)
    await start(client, fill="beginner")
    await client.to_move()
    return client


async def ask(client: Client, what: str, answers: Answers) -> None:
    since = time.perf_counter()
    told = await client.ask(what)
    answers.append((time.perf_counter() - since, told["type"] == "error"))


async def flood(client: Client, answers: Answers) -> None:
    while True:
        await ask(client, "chances", answers)
        await asyncio.sleep(0.05)


async def run(write: bool) -> None:
    hints: Answers = []
    chances: Answers = []
    theirs: Answers = []
    async with serving(1) as (url, _), AsyncExitStack() as stack:
        house = House(url, None)  # type: ignore[arg-type]
        stack.push_async_callback(house.http.aclose)
        guests = [
            await sit(stack, url, "127.0.0.3", (await house.room(game=game, seats=seats))["token"])
            for game, seats in ASKED.items()
        ]
        crowd = [
            await sit(stack, url, "127.0.0.2", (await house.room(game=game, seats=4))["token"]) for game in FLOODED
        ]
        asking = [asyncio.create_task(flood(client, theirs)) for client in crowd]
        for guest in guests:
            await ask(guest, "hint", hints)
            await ask(guest, "chances", chances)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    rows = [row("guest", "hint", hints), row("guest", "chances", chances), row("flood", "chances", theirs)]
    print(*rows, sep="\n")
    if write:
        head = HEAD.format(mark=MARK, day=date.today(), cores=os.cpu_count(), load=os.getloadavg()[0])
        before, _, rest = OUT.read_text("utf-8").partition(floods.MARK)
        OUT.write_text(
            before.partition(MARK)[0].rstrip() + "\n\n" + head + "\n".join(rows) + f"\n\n{floods.MARK}{rest}", "utf-8"
        )


def row(who: str, what: str, answers: Answers) -> str:
    took = sorted(seconds for seconds, _ in answers)
    return f"| {who} | {what} | {len(answers)} | {took[len(took) // 2]:.2f} | {took[-1]:.2f} | {sum(refused for _, refused in answers)} |"


if __name__ == "__main__":
    asyncio.run(run("--try" not in sys.argv))
