"""`saloon deal`: the deal of the day at the terminal, one try, the same in the house that is served here."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime

import pytest

from saloon.school.deals import key_of_words, read_day, secret_of
from saloon.server.library import dealing
from saloon.server.settings import Settings
from saloon.server.tables.doctor import rebuilt, rooms

WORDS = ("--deals", "konik medak", "--zone", "UTC")
WEDNESDAY, THURSDAY = "2026-11-18", "2026-11-19"


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """Noon of a day that a test chooses."""

    def stand(day):
        moment = int(datetime.fromisoformat(day).replace(hour=12, tzinfo=UTC).timestamp() * 1000)
        monkeypatch.setattr(dealing, "now", lambda: moment)

    stand(THURSDAY)
    return stand


def told(saloon, *args):
    return json.loads(saloon("deal", "--json", *WORDS, *args).stdout)


async def doctored():
    address = Settings().address()
    return [wrong async for wrong in rebuilt(address)], [each.room async for _, each in rooms(address) if each.wrong]


def test_the_deal_is_told_in_words_and_for_programs(saloon):
    found = told(saloon)
    assert (found["kind"], found["state"], found["day"], found["secret"]) == ("prsi", "open", THURSDAY, "")
    assert [each["kind"] for each in found["calendar"]][:3] == ["prsi", "fliptown", "bang"]
    shown = saloon("deal", *WORDS, "--lang", "cs").stdout
    assert "Prší proti mistrovi" in shown and found["promise"] in shown
    over = told(saloon, "--day", WEDNESDAY)
    assert over["secret"] == secret_of(key_of_words("konik medak"), read_day(WEDNESDAY)).hex()
    assert saloon("deal", *WORDS, "--day", "2027-01-01").exit_code == 2, "not begun"
    assert saloon("deal", *WORDS, "--day", "soon").exit_code == 2


def test_one_try_is_played_left_gone_on_with_and_counted(saloon, data):
    left = saloon("deal", "--play", *WORDS, stdin="hint\n1\n")
    assert left.exit_code == 0 and "There are no hints" in left.stdout and "saloon deal --play" in left.stdout
    assert told(saloon)["state"] == "playing"
    assert json.loads(saloon("me", "--json").stdout)["files"] == [], "it is not gone on with by play --resume"
    done = saloon("deal", "--play", *WORDS, stdin="1\n" * 400)
    assert done.exit_code == 0 and "Your result:" in done.stdout, done.stdout[-600:]
    found = told(saloon)
    assert found["state"] == "done" and found["played"] == 1 and found["master"] is not None
    assert f"Your result: {found['score']}" in done.stdout and f"The master: {found['master']}" in done.stdout
    assert asyncio.run(doctored()) == ([0, 0], []), "the try and the master"
    assert not list((data / "deals").glob("*"))
    again = saloon("deal", "--play", *WORDS)
    assert again.exit_code == 2 and "try that counts" in again.stderr


def test_drill_cards_are_answered_at_the_terminal(saloon, clock):
    clock(WEDNESDAY)
    assert saloon("deal", "--play", *WORDS, stdin="1\n1\n\n").exit_code == 0
    assert told(saloon)["state"] == "playing"
    done = saloon("deal", "--play", *WORDS, stdin="1\n" * 10)
    assert "10/10" in done.stdout and "3/10" in done.stdout and "2/10" not in done.stdout
    found = told(saloon)
    assert found["state"] == "done" and 0 <= found["score"] <= 100 and found["master"] is not None
