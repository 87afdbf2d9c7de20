"""Take a seat at a table of Saloon and play: `python seat.py http://localhost:8277 KONIK-271 Robbie`.

Plays any game, for it knows none: it takes one of the choices the server lists. Needs `websockets`.
"""

import asyncio
import json
import random
import sys
import urllib.request
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def join(server, code, name):
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{server}/api/rooms/{code}/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


async def play(server, token, choose=random.choice):
    """Sit at the table until the match is over; gives the scores."""
    sent, told, seen, choices = {}, 0, {}, []

    async def send(kind, **fields):
        nonlocal told
        told += 1
        message = {"type": kind, "id": f"{random.getrandbits(64):x}-{told}", **fields}
        sent[message["id"]] = message
        await socket.send(json.dumps(message))

    async for socket in connect(server.replace("http", "ws", 1) + "/socket", max_size=None):
        with suppress(ConnectionClosed):  # a broken line is made again; what was not answered is sent again
            waiting = [message for message in sent.values() if message["type"] != "hello"]
            await send("hello", token=token, changes=True, **({"after": seen} if seen else {}))
            for message in waiting:
                await socket.send(json.dumps(message))
            async for text in socket:
                message = json.loads(text)
                if "id" in message:
                    sent.pop(message["id"], None)
                if message["type"] == "room":  # what is not said is as it was
                    if (message.get("pledge") or {}).get("step") == "pledge":
                        await send("pledge", hash="")
                    if message.get("phase") == "over":
                        return message["match"]["scores"]
                if message["type"] in ("table", "event", "draft"):
                    seen = {"match": message.get("match") or seen["match"], "number": message["number"]}
                    offered = (message.get("scene") or message["changes"]).get("choices", choices)
                    choices = [each if isinstance(each, str) else each["text"] for each in offered]
                    if message.get("acts") and not message.get("more"):
                        await send("act", match=seen["match"], action=choose(choices))


if __name__ == "__main__":
    server, code, name = sys.argv[1:]
    print(asyncio.run(play(server, join(server, code, name))))
