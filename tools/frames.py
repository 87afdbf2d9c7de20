"""One dramatic beat of a game as a strip of frames, to be looked at: what flies, what falls, and when results are told.

python tools/frames.py [GAME …]        into shots/GAME-frames.png
"""

from __future__ import annotations

import json
import random
import sys
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from shots import ARGS, CHROMIUM, NAMES, OUT, house, sensible

from saloon.core import NATURE, Action, Seat, State
from saloon.games import SHELF
from saloon.house import Game
from saloon.scene import Reader

FRAMES, STEP = 12, 220
"""How many pictures, and how many milliseconds apart."""
BEFORE = 2
"""How many entries before the dramatic one are shown as well."""
LONGEST = 4000
PATIENCE = 120_000
SHOW = """async ([key, title, seats, messages]) => {
  const { Table } = await import('/web/table/table.js');
  const { once } = await import('/web/net/api.js');
  const table = new Table({ send: async () => ({}), token: () => '' });
  const room = Object.assign(document.createElement('div'), { className: 'room playing' });
  room.append(table.element);
  document.body.replaceChildren(room);
  for (const id of ['speech', 'toasts', 'art'])
    if (!document.getElementById(id))
      document.body.append(Object.assign(document.createElement('div'), { id, hidden: true }));
  await once(`/api/games/${key}`);
  await table.onRoom({
    phase: 'play',
    game: { key, title },
    you: { role: 'player', seat: 0, seats: [0], guest: 1 },
    setup: { chat: 'free' },
    seats,
    guests: [],
    offers: { abandon: [], rematch: [] },
    match: null,
  });
  const [first, ...rest] = messages;
  table.onTable(first);
  for (let tries = 0; !table.store.state.now && tries < 300; tries++) await new Promise((on) => setTimeout(on, 20));
  for (const each of rest) table.onEvent(each);
}"""


def told(game: Game[Any], before: State, seat: Seat, action: Action, reader: Reader, number: int) -> dict[str, Any]:
    """An entry as the server would tell it to the first seat."""
    after, view, shown = before.after(seat, action), before.view(0), before.witness(0, seat, action)
    line = {
        "number": number,
        "kind": "event",
        "seat": seat,
        "text": game.speech.tell(view, seat, shown, reader),
        "clause": "",
        "at": 0,
        "weight": game.speech.weight(view, seat, shown),
        "hand": game.speech.hand(view) if game.speech.hand and seat == NATURE else NATURE,
    }
    return message(game, after, reader, number) | {"line": line}


def message(game: Game[Any], state: State, reader: Reader, number: int) -> dict[str, Any]:
    scene = json.loads(game.board.scene(state.view(0), reader).packed())
    return {
        "match": "m",
        "number": number,
        "scene": scene,
        "acts": [],
        "to_act": list(state.to_act()),
        "nature": [],
        "clocks": None,
        "undo": "",
        "log": [],
    }


def matches(game: Game[Any], seats: int) -> Iterator[list[tuple[State, Seat, Action]]]:
    """The way of one match after another, growing entry by entry."""
    for seed in range(9):
        rng, state, way = random.Random(seed), game.new(seats), list[tuple[State, Seat, Action]]()
        while state.to_act() and len(way) < LONGEST:
            seat = state.to_act()[0]
            way.append((state, seat, sensible(game, state, seat, rng)))
            yield way
            state = state.after(seat, way[-1][2])


def beat(game: Game[Any], reader: Reader, seats: int) -> list[dict[str, Any]]:
    """The table before a dramatic entry, what led to it, and the entry itself."""
    for way in matches(game, seats):
        state, seat, action = way[-1]
        if len(way) > BEFORE and game.speech.weight(state.view(0), seat, state.witness(0, seat, action)) == "dramatic":
            last = way[-BEFORE - 1 :]
            return [
                message(game, last[0][0], reader, 0),
                *(told(game, *each, reader, number) for number, each in enumerate(last, 1)),
            ]
    raise LookupError(game.key)


def strip(browser: Browser, address: str, key: str) -> None:
    game = SHELF[key]
    seats = max(2, game.seats[0])
    reader = Reader.of(game, 0, NAMES, "en", "wide")
    likes = json.dumps({"speed": "normal", "sound": False, "lang": "en", "name": "Eva", "theme": "day", "coach": False})
    page = browser.new_page(viewport={"width": 1000, "height": 620})
    page.add_init_script(f"localStorage.setItem('saloon.settings', '{likes}')")
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.wait_for_selector("[data-game]")
    page.evaluate(
        SHOW,
        [
            key,
            game.title,
            [{"seat": seat, "kind": "bot", "level": "regular", "name": NAMES[seat]} for seat in range(seats)],
            beat(game, reader, seats),
        ],
    )
    frames = []
    for _ in range(FRAMES):
        frames.append(page.screenshot())
        page.wait_for_timeout(STEP)
    page.set_viewport_size({"width": 1640, "height": 100})
    page.set_content(
        "".join(f'<img width="400" src="data:image/png;base64,{b64encode(each).decode()}">' for each in frames)
    )
    page.screenshot(path=OUT / f"{key}-frames.png", full_page=True)
    page.close()


def main(keys: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for key in keys or sorted(SHELF):
            strip(browser, address, key)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
