"""A board to think on: analysis from a text, moves and branches, set-up with its reasons, links, playing on; and a
costly moment tried again."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from ring import covering
from web.conftest import Invite
from web.house import Person
from web.test_pages import faults

MILL = "g7,f4,d2/g4,a1,f2 0:0 1:0 0 .... - -"
SLOW = 60_000


def think(person: Person, key: str, position: str = "") -> None:
    person.go(f"/analysis/{key}" + (f"?position={quote(position)}" if position else ""))
    expect(person.find(".think .frame .thing").first).to_be_attached()


@pytest.mark.parametrize(("theme", "size"), covering(["day", "night"], [(1280, 800), (390, 844)]))
def test_a_solved_position_is_told_played_and_branched(invite: Invite, theme: str, size: tuple[int, int]) -> None:
    eva = invite("Eva", size=size, likes={"theme": theme}, bypass_csp=True)
    think(eva, "mlyn", MILL)
    rows = eva.find(".value-rows li")
    expect(rows.first.locator(".worth")).to_contain_text("won in", timeout=SLOW)
    expect(eva.find(".sure")).to_contain_text("Exact")
    assert faults(eva) == []
    rows.first.locator("button").click()
    moves = eva.find(".variations button")
    expect(moves).to_have_count(1)
    eva.page.keyboard.press("ArrowLeft")
    expect(rows.nth(1)).to_be_visible(timeout=SLOW)
    rows.nth(1).locator("button").click()
    expect(moves).to_have_count(2)
    expect(eva.find(".variations .branch .branch")).to_have_count(1)
    note = eva.find(".lines-of textarea")
    note.fill("slower")
    note.blur()
    expect(eva.find(".variations .note")).to_have_text("slower")


def test_stones_are_put_by_clicks_and_what_is_impossible_is_refused(eva: Person) -> None:
    think(eva, "dama")
    eva.page.keyboard.press("s")
    eva.button("Empty board").click()
    expect(eva.find(".set-up .fault")).not_to_be_empty(timeout=SLOW)
    board = eva.find(".table-col .frame").nth(1)
    for piece, square in (("white king", "c3"), ("black man", "d8")):
        eva.button(piece).click()
        board.locator(f"[data-id=square-{square}]").dispatch_event("click")
        expect(board.locator(f"[data-id=stone-{square}]")).to_be_attached()
    expect(eva.find(".set-up .fault")).to_be_hidden(timeout=SLOW)
    eva.button("Think on from here").click()
    expect(eva.find(".position input")).to_have_value("W:WKc3:Bd8")
    assert "position=W%3AWKc3%3ABd8" in eva.page.url


def test_a_tree_goes_with_its_link_and_its_file(eva: Person, invite: Invite) -> None:
    think(eva, "dama")
    eva.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    for _ in range(2):
        expect(eva.find(".value-rows li").first).to_be_visible(timeout=SLOW)
        made = eva.find(".variations button").count()
        eva.find(".value-rows li button").first.click()
        expect(eva.find(".variations button")).to_have_count(made + 1)
    eva.button("Link to this analysis").click()
    link = str(eva.page.wait_for_function("() => window.copied").json_value())
    jan = invite("Jan")
    jan.go(link.partition("/analysis")[1] + link.partition("/analysis")[2])
    expect(jan.find(".variations button")).to_have_count(2, timeout=SLOW)
    with eva.page.expect_download() as saved:
        eva.button("Save").click()
    assert len(json.loads(saved.value.path().read_text())["nodes"]) == 2
    with eva.page.expect_download() as exported:
        eva.button("PDN").click()
    assert "1. " in exported.value.path().read_text()


def test_two_people_and_a_link_move_in_one_tree(eva: Person, invite: Invite) -> None:
    """Both move, both look at the same place, and who goes on alone changes nothing for the other."""
    eva.go("/g/dama")
    eva.find("a.button[href='/analysis/dama']").click()
    expect(eva.find(".think .frame .thing").first).to_be_attached()
    eva.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    eva.button("Think together").click()
    link = str(eva.page.wait_for_function("() => window.copied").json_value())
    jan = invite("Jan", size=(390, 844))
    jan.go(link[link.index("/analysis") :])
    for person in (eva, jan):
        expect(person.find(".together h2")).to_have_text("Analysis room: 2 here", timeout=SLOW)
    mover = jan
    for made in range(1, 4):
        play(mover)
        for person in (eva, jan):
            expect(person.find(".variations button[aria-current=step]")).to_have_count(1, timeout=SLOW)
            expect(person.find(".variations button")).to_have_count(made, timeout=SLOW)
        mover = eva if mover is jan else jan
    text = jan.find(".position input").input_value()
    eva.page.keyboard.press("Home")
    expect(jan.find(".position input")).not_to_have_value(text, timeout=SLOW)
    eva.page.keyboard.press("End")
    expect(jan.find(".position input")).to_have_value(text, timeout=SLOW)
    jan.button("Go on alone").click()
    expect(eva.find(".together h2")).to_have_text("Analysis room: you alone", timeout=SLOW)
    play(jan)
    expect(jan.find(".variations button")).to_have_count(4, timeout=SLOW)
    assert eva.find(".variations button").count() == 3
    eva.go(link[link.index("/analysis") :])
    expect(eva.find(".variations button")).to_have_count(3, timeout=SLOW)


def play(person: Person) -> None:
    """The first choice of all, from the list."""
    expect(person.find(".value-rows li").first).to_be_visible(timeout=SLOW)
    person.find(".value-rows li button").first.click()


def test_the_hint_and_what_is_threatened_are_told_when_asked_for(eva: Person) -> None:
    think(eva, "mlyn", MILL)
    eva.button("What the hint sees").click()
    expect(eva.find(".seen-hint .advice")).to_contain_text("Move f4 to a7", timeout=SLOW)
    expect(eva.find(".seen-hint .threat")).to_contain_text("threatens: Move g4 to a7")
    think(eva, "dama")
    expect(eva.find(".value-rows .worth").first).to_have_text(
        re.compile("^(much )?(better|worse)$|^even$"), timeout=SLOW
    )
    expect(eva.find(".value-rows .cost").first).to_be_empty()


def test_one_plays_on_from_here_against_a_level(eva: Person) -> None:
    think(eva, "mlyn", MILL)
    eva.find(".think select[aria-label='How strong']").select_option("beginner")
    eva.button(re.compile("^Play$")).click()
    eva.page.wait_for_url(re.compile("/r/"))
    eva.at_table()
    expect(eva.find("[data-id=stone-d2]")).to_be_attached()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_moment_of_a_match_is_tried_again_without_the_answer(invite: Invite, size: tuple[int, int]) -> None:
    eva = invite("Eva", size=size, bypass_csp=True)
    eva.play_bots("prsi")
    eva.play_along(5)
    eva.over()
    eva.find(".bar [data-key=replay]").click()
    eva.page.wait_for_url(re.compile("/m/[0-9a-f]+"))
    id = re.search("/m/([0-9a-f]+)", eva.page.url)[1]  # type: ignore[index]
    number = decision(eva, id)
    eva.go(f"/m/{id}/try?at={number}")
    expect(eva.find(".try .thing.hit").first).to_be_attached(timeout=SLOW)
    expect(eva.find(".cost-bars")).to_have_count(0)
    assert faults(eva) == []
    eva.page.keyboard.press("s")
    expect(eva.find(".cost-bars tbody tr").first).to_be_visible(timeout=SLOW)
    eva.page.keyboard.press("u")
    expect(eva.find(".cost-bars")).to_have_count(0)
    eva.page.keyboard.press("1")
    expect(eva.find(".verdict h2")).to_be_visible(timeout=SLOW)
    assert faults(eva) == []


def decision(eva: Person, id: str) -> int:
    """The first moment at which somebody had a choice."""
    return int(
        eva.page.evaluate(
            """async (id) => {
  for (let number = 1; number < 200; number++) {
    const moment = await (await fetch(`/api/matches/${id}/moment?number=${number}`)).json();
    if (moment.seat < 0) continue;
    const body = { position: moment.text, options: moment.options };
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const now = await (await fetch(`/api/analysis/${moment.game}`, asked)).json();
    if (now.scene.choices.length > 1) return number;
  }
}""",
            id,
        )
    )
