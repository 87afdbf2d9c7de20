"""The HTTP side: games, drawings, rules, replay, headers; and the schema under fire."""

from __future__ import annotations

import asyncio
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from httpx._config import DEFAULT_LIMITS
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as budget

from ring import many
from saloon.core.state import Illegal
from saloon.games import SHELF
from saloon.house.drawings import names
from saloon.server import Limits, Rate, Settings, make
from saloon.server.http.headers import FOR_EVER
from saloon.server.http.run import config
from saloon.server.library import lobby
from saloon.server.library.rulebook import html
from saloon.server.people.doorman import Doorman
from saloon.words import LANGS, words
from server.house import ANY, House, play_on, serve, settings, start

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", LANGS)
async def test_the_lobby_lists_every_game_in_the_language_of_the_reader(house: House, lang: str) -> None:
    games = await house.get("/api/games", lang=lang)
    assert {game["key"] for game in games} == set(SHELF)
    assert all(game["title"] and game["summary"] and game["seats"][0] <= game["seats"][1] for game in games)
    for game in games:
        full = await house.get(f"/api/games/{game['key']}", lang=lang)
        assert {option["name"] for option in full["options"]} == set(SHELF[game["key"]].options.choices())
        assert all(option["label"] and option["about"] and len(option["values"]) > 1 for option in full["options"])


def test_a_line_is_kept_longer_than_clients_keep_theirs() -> None:
    """Else the house may close it at the moment when the next request is on its way, and that request is lost."""
    ours = config(None, Settings(), Doorman(Limits())).timeout_keep_alive
    assert ours >= 2 * (DEFAULT_LIMITS.keepalive_expiry or ours)


async def test_the_browser_says_which_language_it_wants(house: House) -> None:
    answer = await house.http.get("/api/phrases", headers={"Accept-Language": "de-DE, cs;q=0.9, en;q=0.5"})
    assert answer.json()[0]["text"] == "Ahoj!"
    assert (await house.http.get("/api/phrases", params={"lang": "ru"})).json()[0]["text"] == "Привет!"


@pytest.mark.parametrize("key", sorted(SHELF))
async def test_the_sheet_has_every_drawing_that_the_board_lists(house: House, key: str) -> None:
    """And the faces of the dice say which they are, for the one who lets them tumble or taps them in."""
    game = SHELF[key]
    answer = await house.http.get(f"/art/{key}.svg")
    assert "immutable" in answer.headers["cache-control"]
    symbols = {each.get("id"): each for each in ElementTree.fromstring(answer.text).iter(f"{SVG}symbol")}
    assert set(symbols) == {f"art-{name}" for name in names(game)}
    for number, die in enumerate(game.board.dice):
        for face, name in die.items():
            assert (symbols[f"art-{name}"].get("data-die"), symbols[f"art-{name}"].get("data-face")) == (
                str(number),
                face,
            )


@pytest.mark.parametrize("key", sorted(SHELF))
async def test_each_game_has_a_picture_of_its_table(house: House, key: str) -> None:
    for query in ({}, {"shape": "tall", "theme": "night"}):
        picture = await house.http.get(f"/api/games/{key}/picture.svg", params=query)
        assert ElementTree.fromstring(picture.text).tag == f"{SVG}svg"


def test_clauses_of_the_rules_can_be_linked_to() -> None:
    page = html("# Game\n\n## 3 Play\n\n**3.1** Lay a card.\n\n- 3.2 Draw.\n\n<script>alert(1)</script>\n")
    assert re.findall(r'id="(clause-[^"]+)"', page) == ["clause-3", "clause-3.1", "clause-3.2"]
    assert "<script>" not in page


@pytest.mark.parametrize("key", [key for key, game in SHELF.items() if (game.folder / "RULES.md").is_file()])
async def test_the_rules_of_each_game_have_their_clauses(house: House, key: str) -> None:
    numbers = set()
    for lang in LANGS:
        page = await house.http.get(f"/api/games/{key}/rules", params={"lang": lang})
        assert page.status_code == 200
        numbers.add(tuple(re.findall(r'id="clause-([^"]+)"', page.text)))
    assert len(numbers.pop()) > 5


async def test_odds_follow_the_options_and_the_language(house: House) -> None:
    """DON'T PASS BAR as printed and on the casino's side; a game without luck has none."""
    games = {game["key"]: game["odds"] for game in (await house.http.get("/api/games")).json()}
    assert games["craps"] and not games["mlyn"]
    found = {}
    for options in ("", "dont=casino"):
        rows = (await house.http.get("/api/games/craps/odds", params={"options": options, "lang": "cs"})).json()
        found[options] = {row["label"]: (row["fraction"], row["value"]) for row in rows}[
            "DON’T PASS BAR: pravděpodobnost výhry"
        ]
    assert found[""] == ("8687/23760", "36,561\u00a0%")
    assert found["dont=casino"][0] == "11663/23760"
    assert (await house.http.get("/api/games/mlyn/odds")).json() == []
    assert (await house.http.get("/api/games/craps/odds", params={"options": "dont=never"})).status_code == 400


async def test_answers_carry_the_headers_that_protect_the_page(house: House) -> None:
    for path in ("/api/games", "/nowhere", "/api/qr.svg?path=/r/KONIK-271"):
        headers = (await house.http.get(path)).headers
        assert "script-src" in headers["content-security-policy"] or "image/svg" in headers["content-type"]
        assert "'unsafe-inline'" not in headers["content-security-policy"] or "image/svg" in headers["content-type"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_files_of_the_page_are_sent_once_and_nothing_else_is(house: House) -> None:
    page = await house.http.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert (await house.http.get("/r/KONIK-271")).text == page.text
    again = await house.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for path in re.findall(r'(?:src|href)="(/web/[^"]+)"', page.text):
        answer = await house.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_EVER), path
    tag = re.search(r"/web/(\w+)/all.js", page.text)
    assert tag, "the page names its files so that a change gives them other names"
    for path in ("/web/main.js", "/web/words/cs.js", f"/web/{'0' * 12}/main.js"):
        answer = await house.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache"), path
    assert (await house.http.get(f"/web/{tag[1]}/words/cs.js")).headers["cache-control"] == FOR_EVER
    for path in (
        f"/web/{tag[1]}/../../pyproject.toml",
        f"/web/{tag[1]}/nothing.js",
        f"/web/{tag[1]}//etc/passwd",
        "/web/nothing.js",
        "/web/%2e%2e/server/app.py",
        "/web/..%2fserver%2fapp.py",
        "/web//etc/passwd",
        "/web/",
    ):
        assert (await house.http.get(path)).status_code == 404, path


async def test_a_foreign_page_may_not_make_rooms(house: House) -> None:
    body = {"game": "prsi", "name": "Eva"}
    answer = await house.http.post("/api/rooms", json=body, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"game": "prsi"}, 400),
        ({"game": "chess", "name": "Eva"}, 404),
        ({"game": "prsi", "name": ""}, 400),
        ({"game": "prsi", "name": 3}, 400),
        ({"game": "prsi", "name": "Eva", "seats": 99}, 400),
        ({"game": "prsi", "name": "Eva", "options": {"deal": "x"}}, 400),
        ({"game": "prsi", "name": "Eva", "clock": {"bank": -1}}, 400),
        ({"game": "prsi", "name": "x" * 17_000}, 413),
    ],
)
async def test_rooms_that_make_no_sense_are_refused(house: House, body: dict[str, Any], status: int) -> None:
    answer = await house.http.post("/api/rooms", json=body)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text", "clause"}
    assert len(answer.content) < 500, "errors are small"


async def test_too_many_requests_are_turned_away(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database, limits=Limits(requests=Rate(3, 0), rooms=ANY))) as house:
        answers = [await house.http.get("/api/health") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["code"] == "too-fast"
        assert "retry-after" in answers[-1].headers


async def test_too_many_rooms_from_one_address_are_refused(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database, limits=Limits(rooms=Rate(1, 0)))) as house:
        await house.room()
        answer = await house.http.post("/api/rooms", json={"game": "prsi", "name": "Eva"})
        assert answer.status_code == 429


async def test_a_qr_picture_leads_to_this_server_only(house: House) -> None:
    answer = await house.http.get("/api/qr.svg", params={"path": "/r/KONIK-271"})
    assert ElementTree.fromstring(answer.text).tag == f"{SVG}svg"
    for path in ("https://elsewhere.example/", "//elsewhere", "/api/rooms", ""):
        assert (await house.http.get("/api/qr.svg", params={"path": path})).status_code == 404


async def finished(house: House) -> str:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await asyncio.gather(play_on(eva), play_on(jan))
        return str(eva.room["match"]["match"])


async def test_a_finished_match_can_be_stepped_through_all_open_or_from_a_seat(house: House) -> None:
    match = await finished(house)
    info = await house.get(f"/api/matches/{match}")
    assert (info["over"], info["result"], len(info["scores"])) == (True, "finished", 2)
    steps = await house.get(f"/api/matches/{match}/steps", first=0, last=12)
    assert [step["number"] for step in steps["steps"]] == list(range(13))
    assert steps["total"] == info["number"]
    assert steps["steps"][0]["line"] is None
    assert all(step["line"]["number"] == step["number"] and step["line"]["text"] for step in steps["steps"][1:])
    dealt = steps["steps"][9]["scene"]["nodes"]
    assert not [node for node in dealt if node.get("art") == "card-back" and node["id"].startswith("back-")], "all open"
    seat = await house.get(f"/api/matches/{match}/steps", first=9, last=9, seat=1)
    assert [node for node in seat["steps"][0]["scene"]["nodes"] if node.get("art") == "card-back"]
    many = await house.get(f"/api/matches/{match}/steps", first=0, last=100_000)
    assert len(many["steps"]) == min(50, info["number"] + 1)
    beyond = await house.get(f"/api/matches/{match}/steps", first=99_999, last=100_000)
    assert beyond["steps"] == []
    for query in ({}, {"number": 3, "seat": 0, "theme": "night", "shape": "tall"}):
        picture = await house.http.get(f"/api/matches/{match}/picture.svg", params=query)
        assert ElementTree.fromstring(picture.text).tag == f"{SVG}svg"
    verdict = await house.get(f"/api/matches/{match}/verify", lang="cs")
    assert verdict["holds"]
    assert verdict["claim"]
    assert all(verdict["lines"])


async def test_a_picture_of_a_running_match_shows_what_lies_open(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        match = eva.room["match"]["match"]
        own = await house.http.get(f"/api/matches/{match}/picture.svg", params={"seat": 0, "number": 3})
        plain = await house.http.get(f"/api/matches/{match}/picture.svg")
        assert own.text == plain.text
        hand = [
            node["id"] for node in eva.table["scene"]["nodes"] if node["id"].startswith("card-") and node["y"] > 450
        ]
        assert hand
        assert not [card for card in hand if f'id="{card}"' in own.text]


async def test_what_is_not_there_is_not_there(house: House) -> None:
    for path in (
        "/api/matches/nothing",
        "/api/games/chess",
        "/api/games/chess/rules",
        "/art/chess.svg",
        "/api/rooms/KONIK-1",
        "/nowhere",
        "/web/../pyproject.toml",
    ):
        answer = await house.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["text"]


async def test_a_person_at_a_wrong_address_gets_the_page_and_a_program_gets_data(house: House) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    shown = await house.http.get("/no/such/table", headers=browser)
    assert (shown.status_code, shown.text) == (404, (await house.http.get("/")).text)
    assert "script-src 'self'" in shown.headers["content-security-policy"]
    for path, headers in (("/no/such/table", {}), ("/api/nothing", browser)):
        answer = await house.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_a_position_that_is_none_is_refused(house: House) -> None:
    tried = [(key, text) for key in sorted(SHELF) for text in ("nonsense", "x" * 1999, "💥", "0 0 0 0 0", "1|2|3")]
    answers = {
        (key, text): await house.http.get(f"/api/games/{key}/position", params={"text": text}) for key, text in tried
    }
    assert {asked: answer.status_code for asked, answer in answers.items() if answer.status_code != 400} == {}


def test_every_answer_fits_the_schema(sqlite_database: str) -> None:
    """Schemathesis sends what the schema allows and what it forbids; nothing may break."""
    import schemathesis

    app = make(settings(sqlite_database, hosts=("testserver",)))
    schema = schemathesis.openapi.from_asgi("/schema/openapi.json", app)
    broken: list[str] = []
    for operation in schema.get_all_operations():
        run_one(operation.ok(), broken)
    assert not broken


def run_one(operation: Any, broken: list[str]) -> None:
    @given(case=operation.as_strategy())
    @budget(
        max_examples=many(2, 12),
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    def try_one(case: Any) -> None:
        answer = case.call()
        if answer.status_code >= 500:
            broken.append(f"{operation.label} {answer.status_code} {answer.text[:200]}")
        elif answer.status_code < 400:
            case.validate_response(answer)

    try_one()


async def test_what_a_game_refuses_is_told_in_its_words_on_every_road(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever a request leads into a game.

    That every refusal of every game has words, `words/test_refusals.py` shows.
    """
    for lang in LANGS:
        answer = await house.http.get("/api/games/dama/position", params={"text": "W:Wc8:Bb6", "lang": lang})
        assert answer.status_code == 400 and answer.json()["text"] == words(lang, SHELF["dama"].folder)(
            "unreadable-light", text="c8"
        )
    for game, name in ((SHELF["clovece"], "illegal-must-capture"), (SHELF["dama"], "illegal-must-capture")):

        def refuse(*_: object, name: str = name) -> None:
            raise Illegal(name, "1.1")

        with monkeypatch.context() as patch:
            patch.setattr(type(game.notation), "read_state", refuse)
            patch.setattr(lobby, "odds", refuse)
            for road, lang in (("position?text=x", "cs"), ("position.svg?text=x", "en"), ("odds?", "ru")):
                answer = await house.http.get(f"/api/games/{game.key}/{road}&lang={lang}")
                assert answer.status_code == 409, (game.key, name)
                assert answer.json()["text"] == words(lang, game.folder).fault(Illegal(name, "1.1"))
