"""Pictures of every screen, to be looked at: lobby, room, replay, and each game in several phases.

python tools/shots.py [pages | GAME …]        into shots/, by day on a laptop and by night on a phone,
                                              and the other way round
python tools/shots.py endings [GAME …]        only how matches end
python tools/shots.py doors                   only what is seen before a match, in all sizes by day and by night
"""

from __future__ import annotations

import json
import multiprocessing
import random
import socket
import sys
import tempfile
import time
import urllib.request
from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import which
from typing import Any
from urllib.parse import quote

import msgspec
from playwright.sync_api import Browser, Error, Page, WebSocketRoute, sync_playwright
from poses import POSES, Pose

import saloon.games  # noqa: F401 - fills the shelf
from saloon.core import NATURE, ONLOOKER, Action, State
from saloon.house import SHELF, Game
from saloon.match import Match, OpenChance
from saloon.match.file import write
from saloon.match.telling import Spectator
from saloon.scene import Reader
from saloon.server.http.run import run
from saloon.server.library.archive import course
from saloon.server.settings import Limits, Rate, Settings
from saloon.server.wire.outgoing import EndingInfo

OUT = Path(__file__).parent.parent / "shots"
CHROMIUM = which("chromium-headless-shell") or which("chromium") or "/usr/bin/chromium"
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DAILY = (
    ("/deal", "deal"),
    ("/drill/tisicovka", "drill"),
    ("/school/dice_town", "school"),
    ("/school/prsi/play", "lesson"),
)
"""The deal of the day, a drill, the school of a game, a lesson."""
SIZES = {"laptop": (1280, 800), "large": (1920, 1080), "phone": (390, 844), "tablet": (768, 1024), "small": (320, 640)}
LOOKS = (
    ("laptop", "day", "cs"),
    ("phone", "night", "cs"),
    ("laptop", "night", "cs"),
    ("phone", "day", "cs"),
    ("tablet", "day", "cs"),
    ("laptop", "day", "ru"),
    ("phone", "day", "en"),
)
ENDS = (
    ("laptop", "day", "en"),
    ("laptop", "night", "cs"),
    ("phone", "day", "cs"),
    ("phone", "night", "ru"),
    ("small", "day", "ru"),
    ("small", "night", "en"),
    ("tablet", "day", "cs"),
)
"""How ends are looked at: beside the table, or on a phone the table and then the result."""
DOORS = [(size, theme, "en") for size in ("laptop", "large", "phone", "small") for theme in ("day", "night")]
"""How the lobby, a game's page, a room for four and the checking page are looked at."""
THOUGHT = {"prsi": "H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -", "mlyn": "g7,f4,d2/g4,a1,f2 0:0 1:0 0 .... - -"}
"""Positions that are thought about."""
PHASES = (1, 6, 20)
"""Before which of the reader's clicks a picture is taken; the last is at the end."""
READY = ".thing.hit, .bar .choices button:not([aria-disabled]):not([data-key=back])"
OVER = ".bar [data-key=replay]"
COACH = "[data-key=hinted]"
WHY = "[data-key=hint-why]"
THROW = "[data-key=throw]"
THROWS = 4
"""How many throws by hand may come before the first decision."""
GROWS = ".thing.mark-grows:not(.below)"
MOST_CLICKS = 500
SEATS = {"bang": (3, 5, 8), "dice_town": (2, 4, 5)}
"""Tables whose look depends on how many sit round them."""
TABLES = {"bang": 8, "dice_town": 4, "tisicovka": 3, "craps": 3, "clovece": 4, "prsi": 3, "oko": 4, "maroko": 3}
"""How many sat at a table whose end is looked at; elsewhere as few as can play."""
NAMES = ("Eva", "Doc", "Belle", "Jim", "Hank", "Annabelle", "Tex", "Bob")
MATCHES = 4
WHIMS = 0.2
SHEETS = (("actor", "wide", "day"), ("actor", "tall", "night"), ("actor", "tall", "day"), ("onlooker", "wide", "night"))


def serve(port: int, folder: str) -> None:
    wide = Rate(10_000, 1_000)
    limits = Limits(
        messages=wide,
        requests=wide,
        rooms=wide,
        codes=wide,
        frames=wide,
        frame_bytes=wide,
        work=wide,
        haste=wide,
        sockets=500,
        strangers=500,
    )
    run(
        port=port,
        browser=False,
        settings=Settings(
            database=f"sqlite+aiosqlite:///{folder}/shots.db",
            pace=0.02,
            think=0.3,
            thinkers=1,
            step=5.0,
            window=0.4,
            limits=limits,
        ),
    )


@contextmanager
def house() -> Iterator[str]:
    """A server of its own while pictures are taken."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(port, folder))
        process.start()
        address = f"http://localhost:{port}"
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.join(10)


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not open")


class Camera:
    """A browser of one size and theme that knows where its pictures go."""

    def __init__(
        self, browser: Browser, address: str, size: str, theme: str, lang: str = "cs", speed: str = "instant"
    ) -> None:
        width, height = SIZES[size]
        self.address = address
        self.look = f"{size}-{theme}" if lang == "cs" else f"{size}-{theme}-{lang}"
        self.lang = lang
        likes = json.dumps({"speed": speed, "sound": False, "lang": lang, "name": "Eva", "theme": theme})
        self.context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=1)
        self.size = width, height
        self.context.add_init_script(f"localStorage.setItem('saloon.settings', '{likes}')")
        self.page: Page = self.context.new_page()
        self.posed: Pose
        self.match_over: Match

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")

    def shoot(self, name: str, whole: bool = False) -> None:
        self.page.screenshot(path=OUT / f"{name}-{self.look}.png", full_page=whole)

    def doors(self) -> None:
        """What is seen before a match, as far as the screen goes: lobby, game, a room with four chairs, checking
        page."""
        self.go("/")
        self.shoot("lobby-first")
        self.go("/g/dice_town")
        self.shoot("game-first")
        code = self.page.evaluate(OPEN_TABLE, ["dice_town", 4])
        self.go(f"/r/{code}")
        self.page.wait_for_selector(".chairs .chair")
        self.shoot("room-of-four")
        self.page.locator(".startrow .big:visible").click()
        self.page.wait_for_selector(".scene .thing")
        self.home()
        self.go("/web/verify/index.html")
        self.page.set_input_files(
            "input[type=file]",
            {"name": "match.saloon", "mimeType": "application/json", "buffer": write(played(SHELF["oko"], 2)).encode()},
        )
        self.page.wait_for_timeout(500)
        self.shoot("verify-done")

    def home(self) -> None:
        """What somebody sees who comes back: lobby, my page, keeping one's place, what is kept."""
        self.go("/")
        self.page.wait_for_load_state("networkidle")
        self.shoot("lobby-back", whole=True)
        for path, name in (
            ("/me", "me"),
            ("/me#keep", "keep"),
            ("/privacy", "privacy"),
            ("/g/oko", "game-back"),
            *DAILY,
        ):
            self.go(path)
            self.page.wait_for_load_state("networkidle")
            self.shoot(name)

    def pages(self) -> None:
        """What is not a game: lobby, game, room, invitation, settings, checking page."""
        self.go("/")
        self.page.evaluate("() => { for (const each of document.images) each.loading = 'eager'; }")
        self.page.wait_for_load_state("networkidle")
        self.shoot("lobby", whole=True)
        self.go("/g/prsi")
        self.shoot("game")
        self.page.locator(".friends > button").click()
        self.page.wait_for_selector(".chairs .chair")
        self.page.wait_for_load_state("networkidle")
        self.shoot("room", whole=True)
        self.page.locator("#top button").last.click()
        self.shoot("settings")
        for key, position in THOUGHT.items():
            self.go(f"/analysis/{key}?position={quote(position)}")
            self.page.wait_for_selector(".sure p")
            self.shoot(f"analysis-{key}", whole=True)
        self.page.keyboard.press("s")
        self.page.wait_for_selector(".set-up:not([hidden])")
        self.shoot("analysis-set-up", whole=True)
        self.go("/web/verify/index.html")
        self.shoot("verify")

    def game(self, key: str, phases: tuple[int, ...]) -> None:
        """A match against bots, clicked through at random."""
        self.go(f"/g/{key}")
        self.page.locator(".way.bots .go").click()
        self.match(key, phases)

    def table_of(self, key: str, seats: int, phases: tuple[int, ...]) -> None:
        """The same at a table of this size, whose other chairs are left to bots."""
        self.go(f"/g/{key}")
        self.page.locator(".friends > button").click()
        self.page.wait_for_selector(".chairs .chair")
        self.page.get_by_role("button", name=str(seats)).first.click()
        self.page.get_by_role("button", name=str(seats), pressed=True).wait_for()
        self.page.locator(".startrow .big:visible").click()
        self.match(f"{key}-of-{seats}", phases)

    def match(self, key: str, phases: tuple[int, ...]) -> None:
        chosen = random.Random(key)
        for click in range(1, MOST_CLICKS):
            try:
                self.page.wait_for_selector(f"{READY}, {OVER}", state="attached", timeout=20_000)
            except Error:
                print(f"{key}: nothing to click after {click} clicks", file=sys.stderr)
                break
            if self.page.locator(OVER).count():
                break
            if click in phases:
                self.shoot(f"{key}-{click:02}")
            self.page.evaluate(CLICK, chosen.random())
        self.page.wait_for_timeout(600)
        self.shoot(f"{key}-end")
        if self.page.locator(OVER).count():
            self.replay(key)

    def poses(self, key: str, poses: Sequence[Pose]) -> None:
        """Tables of the house that show other positions than their own, on a page of their own: a socket once routed
        stays routed."""
        usual, self.page = self.page, self.context.new_page()
        self.page.route_web_socket("**/socket", lambda socket: self.posing(socket, key))
        tables: dict[int, str] = {}
        for self.posed in poses:
            if self.posed.seats not in tables:
                self.go(f"/g/{key}")
                tables[self.posed.seats] = self.page.evaluate(OPEN_TABLE, [key, self.posed.seats])
                self.page.goto(f"{self.address}/r/{tables[self.posed.seats]}")
                self.page.locator(".startrow .big:visible").click()
            else:
                self.page.goto(f"{self.address}/r/{tables[self.posed.seats]}")
            self.page.wait_for_selector(".scene .thing", state="attached")
            self.page.wait_for_timeout(500)
            for tap in self.posed.taps:
                self.page.locator(f'[data-id="{tap}"]').dispatch_event("click")
            self.page.wait_for_timeout(300)
            self.shoot(f"{key}-{self.posed.name}")
        self.page.close()
        self.page = usual

    def posing(self, socket: WebSocketRoute, key: str) -> None:
        """Hand everything on but the scenes."""
        server = socket.connect_to_server()
        game, pose = SHELF[key], self.posed
        seat = ONLOOKER if pose.watched else 0
        view = game.notation.read_state(pose.text, game.options.read(pose.options)).view(seat)

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if "scene" in told:
                reader = Reader.of(game, seat, NAMES, self.lang, told["scene"]["shape"])
                told |= {
                    "scene": game.board.scene(view, reader).json(),
                    "to_act": view.to_act(),
                    "acts": [seat],
                    "opening": None,
                }
            socket.send(json.dumps(told))

        server.on_message(heard)

    def ending(self, key: str) -> None:
        """How a match ended that was played here, on a table of the house that tells of it instead of its own."""
        usual, self.page = self.page, self.context.new_page()
        self.match_over = played(SHELF[key], TABLES.get(key, SHELF[key].seats[0]))
        seats, told = self.match_over.seats, course(self.match_over.aftermath(self.lang))
        self.page.route("**/course*", lambda route: route.fulfill(body=told, content_type="application/json"))
        self.page.route_web_socket("**/socket", self.ended)
        self.go(f"/g/{key}")
        code = self.page.evaluate(OPEN_TABLE, [key, seats])
        self.page.goto(f"{self.address}/r/{code}")
        self.page.locator(".startrow .big:visible").click()
        self.page.wait_for_selector(OVER, state="attached")
        self.page.wait_for_timeout(900)
        self.shoot(f"{key}-ending")
        if self.page.locator(".tabs [data-tab=result]").is_visible():
            self.page.locator(".tabs [data-tab=result]").click()
            self.page.set_viewport_size({"width": self.size[0], "height": max(self.size[1], 1000)})
            self.page.wait_for_timeout(200)
            self.shoot(f"{key}-ending-why")
            self.page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        self.page.close()
        self.page = usual

    def ended(self, socket: WebSocketRoute) -> None:
        """Hand on the room and the table, both as if the match were theirs and over; nothing else happens."""
        server, match = socket.connect_to_server(), self.match_over
        spectator = Spectator(match.game, 0, self.lang, "wide")
        spectator.over = True
        ending = EndingInfo(*spectator.ending(match.state, match.players, match.scores))

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "room" and told.get("match"):
                told |= {"phase": "over", "series": [0] * match.seats}
                told["match"] |= {"over": True, "number": 0, "ending": msgspec.to_builtins(ending)}
            elif told["type"] == "table":
                spectator.shape = spectator.latest.shape if "scene" not in told else told["scene"]["shape"]
                spectator.met = ()
                told |= {
                    "scene": spectator.scene(match.state, match.players).json(),
                    "number": 0,
                    "log": [],
                    "to_act": [],
                    "acts": [],
                    "opening": None,
                }
            elif told["type"] in ("event", "draft"):
                return
            socket.send(json.dumps(told))

        server.on_message(heard)

    def beginning(self, key: str) -> None:
        """The opening, help with how to play, the coach, and what a thing is, at a pace at which they are seen."""
        self.go(f"/g/{key}")
        self.page.locator(".way.bots .go").click()
        self.page.wait_for_selector(".opening:not([hidden])", timeout=30_000)
        self.page.wait_for_timeout(900)
        self.shoot(f"{key}-opening")
        self.page.keyboard.press("?")
        self.page.wait_for_load_state("networkidle")
        self.shoot(f"{key}-help")
        self.page.keyboard.press("Escape")
        for _ in range(THROWS):
            self.page.wait_for_selector(f"{COACH}, {THROW}", timeout=60_000)
            if self.page.locator(COACH).count():
                break
            self.page.locator(THROW).click()
        self.page.wait_for_timeout(300)
        self.shoot(f"{key}-coach")
        self.page.evaluate(LEARN)
        self.page.wait_for_selector(".about-thing:not([hidden])")
        self.shoot(f"{key}-about")
        self.page.keyboard.press("Escape")
        if self.page.locator(WHY).count():
            self.page.locator(WHY).click()
            self.page.wait_for_timeout(300)
            self.shoot(f"{key}-why")
        self.page.locator("[data-key=text]").click()
        self.page.wait_for_timeout(300)
        self.shoot(f"{key}-text")
        self.page.locator("[data-key=text]").click()
        if self.page.locator(GROWS).count():
            box = self.page.locator(GROWS).nth(2).bounding_box()
            assert box
            self.page.keyboard.press("Escape")
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.wait_for_selector(".lens:not([hidden])")
            self.shoot(f"{key}-grown")

    def lookers(self, key: str) -> None:
        """What a spectator and the screen on the table see of a match."""
        self.go(f"/g/{key}")
        self.page.locator(".way.bots .go").click()
        self.page.wait_for_selector(READY, state="attached")
        self.page.locator("[data-key=more]").click()
        self.page.locator("dialog .menu button").first.click()
        links = [self.page.locator("dialog .linkrow input").nth(at).input_value() for at in (1, 2)]
        for name, link in zip(("watched", "screen"), links, strict=True):
            self.page.goto(link)
            self.page.wait_for_selector(".scene .thing", state="attached")
            self.page.wait_for_timeout(500)
            self.shoot(f"{key}-{name}")

    def replay(self, key: str) -> None:
        self.page.locator(OVER).click()
        self.page.wait_for_selector(".steps")
        self.page.wait_for_selector(".log li", state="attached")
        self.page.keyboard.press("ArrowLeft")
        self.shoot(f"{key}-replay")


OPEN_TABLE = """async ([game, seats]) => {
  const body = JSON.stringify({ game, name: 'Eva', seats });
  const joined = await (
    await fetch('/api/rooms', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  ).json();
  const rooms = JSON.parse(localStorage.getItem('saloon.rooms') ?? '[]');
  localStorage.setItem(
    'saloon.rooms',
    JSON.stringify([...rooms, { code: joined.code, token: joined.token, game }]),
  );
  return joined.code;
}"""


# -- every kind of moment ---------------------------------------------------------------------


def moments(game: Game[Any], seats: int) -> dict[str, State]:
    """Positions of matches in which most choices are sensible, one for each clause that was in force, the later the
    better."""
    found: dict[str, State] = {}
    for seed in range(MATCHES):
        rng = random.Random(seed)
        state: State = game.new(seats)
        while acting := state.to_act():
            if acting[0] != NATURE:
                found[game.board.scene(state.view(ONLOOKER), Reader.of(game)).clause] = state
            state = state.after(acting[0], sensible(game, state, acting[0], rng))
        found["end"] = state
    return found


@cache
def played(game: Game[Any], seats: int, seed: int = 3) -> Match:
    """A match between quick people, to its end."""
    match, rng = Match(game, seats, names=NAMES[:seats], chance=OpenChance(seed)), random.Random(seed)
    while acting := match.to_act():
        if acting == (NATURE,):
            match.nature()
            continue
        seat, playout = acting[0], game.advice.playout
        view, legal = match.state.view(seat), list(match.state.legal(seat))
        match.submit(seat, playout(view, seat, legal, rng) if playout else sensible(game, match.state, seat, rng))
    return match


def sensible(game: Game[Any], state: State, seat: int, rng: random.Random) -> Action:
    if seat == NATURE:
        return state.sample(rng)
    view, legal = state.view(seat), list(state.legal(seat))
    return (
        rng.choice(legal) if rng.random() < WHIMS else max(legal, key=lambda each: game.advice.rate(view, seat, each))
    )


def sheets(browser: Browser, key: str, seats: int) -> None:
    """All these moments on one sheet, as the one who acts and as an onlooker sees them, by day and by night, wide and
    tall."""
    game = SHELF[key]
    states = moments(game, seats)
    for who, shape, theme in SHEETS:
        width = 900 if shape == "wide" else 390
        page = browser.new_page(viewport={"width": 4 * width, "height": 100})
        drawn = [picture(game, state, who, shape, theme) for state in states.values()]
        page.set_content(
            "".join(
                f'<img width="{width - 4}" src="data:image/svg+xml;base64,{b64encode(each.encode()).decode()}">'
                for each in drawn
            )
        )
        page.screenshot(path=OUT / f"{key}-of-{seats}-moments-{who}-{shape}-{theme}.png", full_page=True)
        page.close()


def picture(game: Game[Any], state: State, who: str, shape: str, theme: str) -> str:
    acting = state.to_act()
    seat = ONLOOKER if who == "onlooker" else acting[0] if acting else 0
    scene = game.board.scene(state.view(seat), Reader.of(game, seat, lang="cs", shape=shape))
    return str(scene.svg(theme))


LEARN = """() => {
  const things = [...document.querySelectorAll('.scene .thing.hit, .scene .thing[aria-label]')].filter(
    (each) => each.getBoundingClientRect().width,
  );
  const box = things[0].getBoundingClientRect();
  things[0].dispatchEvent(
    new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      clientX: box.x + box.width / 2,
      clientY: box.y + box.height / 2,
    }),
  );
}"""
CLICK = """(at) => {
  const all = [
    ...document.querySelectorAll('.thing.hit, .bar .choices button:not([aria-disabled]):not([data-key=back])'),
  ];
  const list = document.querySelector('dialog[open] .move-list button');
  (list ?? all[Math.floor(at * all.length)])?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""


def main(keys: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for size, theme, lang in DOORS if not keys or keys[0] in ("doors", "pages") else ():
            camera = Camera(browser, address, size, theme, lang)
            camera.doors()
            camera.context.close()
        for size, theme, lang in ENDS if not {"pages", "doors"} & {*keys} else ():
            camera = Camera(browser, address, size, theme, lang)
            for key in [key for key in keys if key in SHELF] or sorted(SHELF):
                camera.ending(key)
            camera.context.close()
        for nth, (size, theme, lang) in enumerate(LOOKS if not {"endings", "doors"} & {*keys} else ()):
            camera = Camera(browser, address, size, theme, lang)
            if not keys or "pages" in keys:
                camera.pages()
            for key in [key for key in keys if key in SHELF] if keys else sorted(SHELF):
                phases = PHASES if nth < 2 else PHASES[1:2]
                if key not in SEATS:
                    camera.game(key, phases)
                for seats in SEATS.get(key, ()):
                    camera.table_of(key, seats, phases)
                if key in POSES:
                    camera.poses(key, POSES[key])
                if nth < 2:
                    camera.lookers(key)
            camera.context.close()
            lively = Camera(browser, address, size, theme, lang, speed="brisk")
            for key in [key for key in keys if key in SHELF] if keys else sorted(SHELF):
                lively.beginning(key)
            lively.context.close()
        for key, tables in SEATS.items():
            for seats in tables if not keys or (key in keys and "endings" not in keys) else ():
                sheets(browser, key, seats)
        browser.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.name}/")


if __name__ == "__main__":
    main(sys.argv[1:])
