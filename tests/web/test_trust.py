"""What the page does so that nobody need trust the house: it remembers, compares, says what was not kept, and sends
again what was lost."""

from __future__ import annotations

import re
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from web.conftest import Invite
from web.house import Browsers, House, Person

BROKEN = re.compile("does not fit what this device was promised")
CUT = """when => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!text.includes('"type":"act"')) return send.call(this, text);
    WebSocket.prototype.send = send;
    if (when === 'after') send.call(this, text);
    this.close();
  };
}"""
"""The line breaks once, before or after a move has left the page; either way its answer is lost."""
SILENT = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { if (!text.includes('"type":"open"')) send.call(this, text); };"""
"""A page that does not open what it has promised."""


def end_without_result(person: Person) -> None:
    person.button("More").click()
    person.find("dialog").get_by_role("button", name="End without a result").click()
    person.find("dialog .go").click()


@pytest.mark.parametrize("part", ["commitment", "adds", "head", ""])
def test_the_page_compares_the_file_with_what_it_remembers(eva: Person, part: str) -> None:
    """The promise, the own bytes and the sealed last hash: whichever the house changes, the page itself finds it;
    nothing otherwise."""
    given: list[str] = []

    def forge(route: Route) -> None:
        text = route.fetch().text()
        head = eva.page.evaluate(
            "() => Object.entries(localStorage).filter(([key]) => key.startsWith('saloon.match.')).map(([, kept]) => "
            "JSON.parse(kept).head)[0]"
        )
        pattern = {
            "commitment": r"(?<=^commitment )[0-9a-f]{64}",
            "adds": r"(?<=^adds 1 )(\S+ )[0-9a-f]{32}",
            "head": f"{head}$",
        }.get(part)
        given.append(
            re.sub(
                pattern,
                lambda found: re.sub("[0-9a-f](?=$)", lambda last: "0" if last[0] != "0" else "1", found[0]),
                text,
                flags=re.M,
            )
            if pattern
            else text
        )
        assert (given[0] != text) == bool(part)
        route.fulfill(body=given[0])

    eva.page.route("**/api/matches/*/file", forge)
    eva.play_bots("prsi")
    eva.my_turn()
    with eva.page.expect_response("**/api/matches/*/file"):
        end_without_result(eva)
    if part:
        expect(eva.find(".toast.bad")).to_have_text(BROKEN)
    else:
        expect(eva.find(".finale")).to_be_visible()
        eva.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert eva.find(".toast.bad").count() == 0


OLD = """() => {
  for (let n = 0; n < 60; n++)
    localStorage.setItem(`saloon.match.old${n}`, JSON.stringify({ commitment: '-', shares: {}, at: n }));
}"""
PROMISES = "() => Object.keys(localStorage).filter((key) => key.startsWith('saloon.match.'))"


def test_promises_of_matches_long_ago_are_not_kept_for_ever(eva: Person) -> None:
    """Somebody who leaves matches unfinished does not fill the browser; the newest stay, the one that is played among
    them."""
    eva.bare()
    eva.page.evaluate(OLD)
    eva.play_bots("prsi")
    eva.my_turn()
    kept = set(eva.page.evaluate(PROMISES))
    old = {f"saloon.match.old{n}" for n in range(60)}
    assert kept & old == {f"saloon.match.old{n}" for n in range(21, 60)}
    assert len(kept - old) == 1


@pytest.fixture
def hasty(tmp_path: Path, browsers: Browsers) -> Iterator[House]:
    house = House(tmp_path, step=5)
    yield house
    house.end()


def test_a_pledge_that_was_not_opened_is_said(hasty: House, invite: Invite) -> None:
    eva, jan = invite("Eva", house=hasty), invite("Jan", house=hasty)
    jan.page.add_init_script(SILENT)
    jan.join(eva.open_table("prsi"))
    eva.start()
    expect(eva.find(".toast.bad")).to_contain_text("Jan did not open what had been promised to chance")
    eva.at_table()
    jan.at_table()


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_move_whose_answer_was_lost_is_sent_again_and_acts_once(eva: Person, when: str) -> None:
    eva.play_bots("mlyn")
    eva.my_turn()
    eva.page.evaluate(CUT, when)
    eva.click_something()
    mine = eva.find(".log li").filter(has_text="Eva")
    expect(mine).to_have_count(1)
    expect(eva.find(".lost")).to_be_hidden()
    eva.my_turn()
    moves = [message["id"] for message in eva.said if message["type"] == "act"]
    assert len(set(moves)) == 1
    assert len(moves) == (2 if when == "after" else 1)
    expect(mine).to_have_count(1)


@pytest.fixture
def frail(tmp_path: Path, browsers: Browsers) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.end()


def limit(house: House, size: int) -> None:
    """No file of the house may grow beyond this."""
    assert house.process is not None
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_trouble_with_the_disk_is_shown_until_it_is_over_and_no_move_is_lost(frail: House, invite: Invite) -> None:
    eva = invite("Eva", house=frail)
    eva.play_bots("mlyn")
    eva.my_turn()
    limit(frail, 0)
    eva.click_something()
    expect(eva.find(".trouble")).to_have_text(
        "The house has trouble with its disk. Your move is not lost: it is tried again."
    )
    assert eva.find(".log li").count() == 0
    limit(frail, resource.RLIM_INFINITY)
    expect(eva.find(".trouble")).to_be_hidden()
    expect(eva.find(".log li").filter(has_text="Eva")).to_have_count(1)
    eva.my_turn()
