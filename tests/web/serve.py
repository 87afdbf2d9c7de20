"""A server for the browser tests: python serve.py DATABASE PORT STEP PEOPLE [ALONG].

STEP is the seconds for each step of chance; PEOPLE is on or off; ALONG is the folder of a house to take along. Bots are
quick, limits are wide, and no lot decides a test: every match has the same secret, which SALOON_SEED may change.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

from saloon.server.http.run import run
from saloon.server.rooms import starting
from saloon.server.settings import Limits, Rate, Settings
from saloon.server.tables import asking

WIDE = Rate(10_000, 1_000)

if __name__ == "__main__":
    database, port, step, people, *along = sys.argv[1:]
    secret = sha256(os.environ.get("SALOON_SEED", "1").encode()).digest()
    starting.secrets = SimpleNamespace(token_hex=starting.secrets.token_hex, token_bytes=lambda size: secret[:size])
    asking.SOON = 0.05  # type: ignore[misc]  # a first answer is not the last one, however quick the machine
    limits = Limits(
        messages=WIDE,
        requests=WIDE,
        rooms=WIDE,
        people=WIDE,
        rescues=WIDE,
        archives=WIDE,
        joins=WIDE,
        codes=WIDE,
        faults=WIDE,
        frames=WIDE,
        frame_bytes=WIDE,
        work=WIDE,
        haste=WIDE,
        sockets=500,
        strangers=500,
        request_seconds=600,
        hello_seconds=600,
        silent_seconds=600,
    )
    run(
        port=int(port),
        browser=False,
        settings=Settings(
            database=database,
            people=people == "on",
            along=Path(along[0]) if along else None,
            pace=0.02,
            think=0.2,
            thinkers=1,
            step=float(step),
            window=0.1,
            limits=limits,
        ),
    )
