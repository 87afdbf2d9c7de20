"""`saloon me`: a match at the terminal counts for the person of this computer, in the house that is served here too."""

from __future__ import annotations

import asyncio
import json
import stat

import pytest

import saloon as house
from saloon.server.library import local
from saloon.server.settings import Settings
from saloon.server.store.database import Store
from saloon.server.store.schema import RESULT, ROOM
from saloon.server.tables.doctor import rebuilt, rooms


def mine(saloon, *args):
    return json.loads(saloon("me", "--json", *args).stdout)


def to_the_end(saloon, *args):
    result = saloon("play", "prsi", *args, stdin="1\n" * 400)
    assert result.exit_code == 0 and "could not be added" not in result.stdout, result.stdout[-500:]


async def doctored() -> tuple[list[int], list[str]]:
    address = Settings().address()
    return [wrong async for wrong in rebuilt(address)], [each.room async for _, each in rooms(address) if each.wrong]


def test_nobody_has_been_here_and_asking_makes_nothing(saloon, data):
    found = mine(saloon)
    assert found == {"me": None, "games": [], "bests": [], "rivals": [], "going": [], "files": []}
    assert not (data / "saloon.db").exists() and not (data / "key").exists()
    assert "Nobody has played" in saloon("me").stdout and "Nothing is running" in saloon("me").stdout
    assert mine(saloon, "--history") == []


def test_a_finished_match_stands_in_the_record(saloon, data):
    to_the_end(saloon, "--name", "Klára", "--bot", "beginner")
    found = mine(saloon)
    assert found["me"]["name"] == "Klára" and found["me"]["games"] == 1 and found["going"] == []
    assert [(each["game"], each["games"]) for each in found["games"]] == [("prsi", 1)]
    (past,) = mine(saloon, "--history")
    assert [each["kind"] for each in past["players"]] == ["human", "bot:beginner"] and past["ended"] == "played"
    assert stat.S_IMODE((data / "key").stat().st_mode) == 0o600
    assert asyncio.run(doctored()) == ([0], [])
    told = saloon("me", "--lang", "cs").stdout
    assert "Klára, 1 partie" in told and "Prší" in told and "Nic neběží." in told
    assert past["match"] in saloon("me", "--history").stdout


def test_matches_add_up_for_the_same_person(saloon):
    to_the_end(saloon, "--name", "Klára")
    to_the_end(saloon)
    found = mine(saloon)
    assert found["me"]["name"] == "Klára" and found["games"][0]["games"] == 2


def test_a_match_with_a_seed_or_of_bots_alone_counts_for_nothing(saloon, data):
    to_the_end(saloon, "--seed", "5")
    assert saloon("play", "oko", "--people", "0").exit_code == 0
    assert mine(saloon)["me"] is None and not (data / "saloon.db").exists()


def test_what_was_begun_is_listed_and_counts_once_it_is_over(saloon, data):
    assert saloon("play", "prsi", "--name", "Klára", stdin="1\n").exit_code == 0
    (kept,) = mine(saloon)["files"]
    assert (kept["game"], kept["players"][0]) == ("prsi", "Klára") and kept["file"] in saloon(
        "play", "--resume"
    ).stdout.replace("\n", "")
    assert saloon("play", "--resume", kept["file"], stdin="1\n" * 400).exit_code == 0
    found = mine(saloon)
    assert found["files"] == [] or found["files"][0]["entries"] > kept["entries"]
    assert found["games"][0]["games"] == 1
    (past,) = mine(saloon, "--history")
    assert past["took"] >= 0


def test_trouble_with_the_record_is_told_and_nothing_else_suffers(saloon, monkeypatch):
    def broken(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(local, "in_house", broken)
    result = saloon("play", "prsi", stdin="1\n" * 400)
    assert result.exit_code == 0 and "could not be added to your record" in result.stdout


def test_a_key_that_was_signed_out_begins_anew(saloon, data):
    to_the_end(saloon, "--name", "Klára")
    (data / "key").write_text("nonsense")
    assert mine(saloon)["me"] is None
    to_the_end(saloon, "--name", "Jan")
    assert mine(saloon)["me"]["name"] == "Jan"


def test_the_house_that_is_served_here_knows_the_same_person(saloon, data):
    from server.house import serve, settings

    to_the_end(saloon, "--name", "Klára")

    async def ask():
        async with serve(settings(Settings().address())) as served:
            key = (data / "key").read_text()
            return (await served.http.get("/api/me", headers={"Authorization": f"Bearer {key}"})).json()

    me = asyncio.run(ask())
    assert (me["name"], me["games"], me["devices"][0]["label"]) == ("Klára", 1, "saloon")


def test_python_gives_the_same(saloon):
    to_the_end(saloon, "--name", "Klára")
    found = house.me()
    assert found.me is not None and found.me.name == "Klára"
    assert [each.game for each in found.games] == ["prsi"] and [each.game for each in found.history] == ["prsi"]

    async def inside() -> str:
        return house.me().me.name  # type: ignore[union-attr]

    assert asyncio.run(inside()) == "Klára", "also where a loop runs"


@pytest.mark.parametrize("game", ["oko", "dama", "fliptown"])
def test_every_game_of_the_terminal_folds_into_the_same_match(saloon, game, tmp_path):
    """The log of the house gives the match file that the terminal has."""
    from random import Random

    from saloon.match import load, verify

    path = tmp_path / "match.saloon"
    rng = Random(3)
    lines = "".join(f"{rng.randint(1, 4)}\n1\n" for _ in range(3000))
    saloon(
        "play", game, "--save", path, "--people", 1, *([] if game == "fliptown" else ["--bot", "beginner"]), stdin=lines
    )
    match = load(path.read_text("utf-8"))
    assert match.over and verify(path.read_text("utf-8")).holds

    async def kept():
        store = Store(Settings().address())
        rows = await store.read(lambda link: link.execute(RESULT.select()).all())
        made = await store.read(lambda link: link.execute(ROOM.select()).all())
        await store.close()
        return rows, made

    rows, made = asyncio.run(kept())
    assert len(made) == 1 and {row.match for row in rows} == {match.id} and len(rows) == match.seats
    assert asyncio.run(doctored()) == ([0], [])


def test_terminal_and_browser_become_one_person_by_a_link_of_the_terminal(saloon, monkeypatch):
    from saloon.server.library import returning

    to_the_end(saloon, "--name", "Klára")
    path = local.offer_link()
    asked = local.in_house(lambda hall: returning.ask_pairing(hall, path.partition("=")[2], "Firefox"))
    assert local.asked_by() == "Firefox"
    local.answer_link(True)
    taken = local.in_house(lambda hall: returning.claim_pairing(hall, asked.claim, False))
    assert taken.person.person == mine(saloon)["me"]["person"]
    monkeypatch.setattr(local, "asked_by", lambda: None)
    said = saloon("me", "--pair").stdout
    assert "/#pair=" in said and "Nothing was changed" in said


def test_terminal_takes_the_place_of_a_browser_by_a_link_of_the_page(saloon):
    from saloon.server.library import registry, returning

    async def browser(hall):
        made = await registry.welcome(hall, "Eva", "Firefox", "en")
        return made, (await returning.pair(hall, await hall.visitor(made.key))).path

    made, path = local.in_house(browser)

    def yes(name: str) -> None:
        async def answer(hall):
            await returning.answer_pairing(hall, await hall.visitor(made.key), True)

        assert name == "Eva"
        local.in_house(answer)

    assert local.follow_link(f"http://localhost:8277{path}", yes) == "Eva"
    assert mine(saloon)["me"]["person"] == made.person
    result = saloon("me", "--pair", "http://localhost:8277/#pair=nonsense")
    assert result.exit_code == 2 and "opens nothing any more" in result.stderr
