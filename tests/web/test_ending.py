"""Beginnings and ends: who begins and why, who has won, in words that fit who reads them; an abandoned match looks
abandoned."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Route, expect

from saloon.core import NATURE
from saloon.games import SHELF
from saloon.match import Match, OpenChance
from saloon.match.telling import Spectator
from saloon.server.library.archive import course
from saloon.server.wire.outgoing import EndingInfo
from web.conftest import Invite
from web.house import OVER, Person
from web.test_fold import LETTERS

FINALE = ".finale:not([hidden])"

BEGINS = """async (y) => {
  const { message, newScene, newTable, until } = await import('/alone.js');
  const table = await newTable('craps');
  const field = { id: 'bet-low', kind: 'field', art: 'bet-low-wide', x: 500, y, w: 900, h: 100, label: 'low' };
  const scene = newScene([field], [0, 1], [{ text: 'low', label: 'low', path: ['bet-low'] }]);
  const opening = { sentence: 'You begin.', about: 'The lot chose.', art: '' };
  table.onTable(message(0, scene, [0, 1], { log: [], opening }));
  await until(() => document.querySelector('.thing.hit'));
  const [own, lit] = ['.opening', '.thing.hit'].map((each) => document.querySelector(each).getBoundingClientRect());
  return { seen: own.width > 0, covers: lit.top < own.bottom && lit.bottom > own.top, above: own.top < lit.top };
}"""


def in_trouble(route: Route) -> None:
    route.fulfill(status=503, json={"code": "trouble", "text": "-", "clause": ""})


def test_the_end_is_told_to_the_winner_the_loser_and_a_spectator(invite: Invite) -> None:
    """Each reads a sentence of their own; the winner is raised, the places are listed, key moments are told, also
    when the house has had trouble with its disk just then."""
    eva, jan, ota = invite("Eva"), invite("Jan"), invite("Ota")
    code = eva.open_table("oko")
    jan.join(code)
    ota.go(f"/r/{code}")
    ota.find("input").fill("Ota")
    ota.button("Just watch").click()
    eva.start()
    for person in (eva, jan, ota):
        person.at_table()
    eva.page.route("**/api/matches/*/course?*", in_trouble, times=1)
    eva.play_along(1)
    jan.play_along(2)
    for person in (eva, jan, ota):
        expect(person.find(FINALE)).to_be_visible()
    said = {person.name: person.find(".finale h2").inner_text() for person in (eva, jan, ota)}
    winner, loser = ("Eva", "Jan") if said["Eva"] == "You win!" else ("Jan", "Eva")
    assert said == {winner: "You win!", loser: f"{winner} wins.", "Ota": f"{winner} wins."}
    best = eva.find(".finale .places .best")
    expect(best).to_have_count(1)
    expect(best).to_contain_text(winner)
    seat = 0 if winner == "Eva" else 1
    expect(ota.find(f'.thing.crowned[data-id="seat-{seat}"]')).to_have_count(1)
    expect(eva.find(".finale .moments li")).not_to_have_count(0)
    expect(eva.find(".finale .account tfoot td")).to_have_text(["1", "0"])
    expect((eva if winner == "Jan" else jan).find(".finale .near")).to_have_text(
        re.compile("^You had .* points.*, (Eva|Jan) had .* points")
    )
    outcomes = {person.find(".finale").get_attribute("data-outcome") for person in (eva, jan, ota)}
    assert outcomes == {"won", "lost", "decided"}


ENDED = """async ({ room, table: message, course }) => {
  const { Table } = await import('/web/table/table.js');
  const { once } = await import('/web/net/api.js');
  const usual = window.fetch;
  window.fetch = (...args) =>
    String(args[0]).includes('/course')
      ? Promise.resolve(new Response(JSON.stringify(course), { headers: { 'Content-Type': 'application/json' } }))
      : usual(...args);
  const table = new Table({ send: async () => ({}), token: () => '', lobby() {}, edit() {}, replay() {} });
  const main = document.querySelector('main');
  main.className = 'room playing';
  main.replaceChildren(table.element);
  await once(`/api/games/${room.game.key}`);
  await table.onRoom(room);
  table.onTable(message);
  while (!document.querySelector('.finale .account')) await new Promise((on) => setTimeout(on, 20));
}"""
LAID = """() => {
  const finale = document.querySelector('.finale');
  const [frame, own] = [document.querySelector('.frame'), finale].map((each) => each.getBoundingClientRect());
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const apart =
    own.left >= frame.right || own.right <= frame.left || own.top >= frame.bottom || own.bottom <= frame.top;
  const wide = [...finale.querySelectorAll('h2, p, li, li *, td, th, td *')]
    .filter(seen)
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return (
        box.left < own.left ||
        box.right > own.right ||
        (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
      );
    })
    .map((each) => each.textContent);
  finale.scrollTop = finale.scrollHeight;
  const last = finale.lastElementChild.getBoundingClientRect();
  const row = document.querySelector('.bar .choices');
  const rows = new Set([...row.children].map((each) => each.getBoundingClientRect().top)).size;
  const words = [...document.querySelectorAll('.tabs button:not([hidden]) > span:first-child')].map((each) =>
    each.getBoundingClientRect(),
  );
  const touching = words.slice(1).filter((box, at) => box.width && box.left - words[at].right < 3).length;
  return {
    rows,
    touching,
    frame: seen(document.querySelector('.frame')),
    end: seen(finale),
    apart,
    wide,
    within: own.bottom <= innerHeight + 1 && own.right <= innerWidth + 1,
    reached: last.bottom <= own.bottom + 1,
    buttons: row.scrollWidth - row.clientWidth,
  };
}"""


@cache
def played(key: str, seats: int) -> Match:
    """A match at random, to its end."""
    match, rng = (
        Match(
            SHELF[key],
            seats,
            names=("Eva", "Annabelle", "Jan", "Bob", "Ida", "Tex", "Mia", "Doc")[:seats],
            chance=OpenChance(2),
        ),
        Random(2),
    )
    while acting := match.to_act():
        if acting == (NATURE,):
            match.nature()
        else:
            match.submit(acting[0], rng.choice(list(match.position.legal(acting[0]))))
    return match


def ended(match: Match, lang: str, shape: str) -> dict[str, Any]:
    """What the page hears of a match that is over."""
    spectator, seats = Spectator(match.game, 0, lang, shape), range(match.seats)
    ending = EndingInfo(*spectator.ending(match.state, match.players, match.scores))
    room = {
        "phase": "over",
        "game": {"key": match.game.key, "title": "-", "odds": False},
        "setup": {"chat": "free"},
        "guests": [],
        "offers": {"rematch": [], "abandon": []},
        "you": {"role": "player", "seat": 0, "seats": [0], "guest": 1, "host": True},
        "series": [0] * match.seats,
        "seats": [
            {"kind": "person" if seat == 0 else "bot", "level": "regular", "guest": 1 - min(seat, 1), "online": True}
            for seat in seats
        ],
        "match": {"match": "m", "number": 0, "over": True, "ending": to_builtins(ending)},
    }
    scene = spectator.scene(match.state, match.players).json()
    table = {
        "match": "m",
        "number": 0,
        "scene": scene,
        "acts": [],
        "to_act": [],
        "nature": [],
        "clocks": None,
        "undo": "",
        "log": [],
        "opening": None,
    }
    return {"room": room, "table": table, "course": json.loads(course(match.aftermath(lang)))}


@pytest.mark.parametrize(("key", "seats"), [("bang", 8), ("dice_town", 5), ("tisicovka", 8)])
def test_an_end_is_told_whole_from_320_px_on(invite: Invite, key: str, seats: int) -> None:
    """Nothing is cut off or under the edge, and the scored table lies open beside it, on a phone behind the next
    tab."""
    eva = invite("Eva", lang="ru")
    eva.bare()
    for width, height in ((1280, 800), (768, 1024), (390, 844), (320, 568)):
        eva.page.set_viewport_size({"width": width, "height": height})
        eva.page.evaluate(ENDED, ended(played(key, seats), "ru", "wide" if width > 900 else "tall"))
        if width < 700:
            assert eva.page.evaluate(LAID)["frame"]
            assert eva.page.evaluate(LAID)["buttons"] <= 0
            expect(eva.find(FINALE)).not_to_be_visible()
            eva.find(".tabs [data-tab=result]").click()
        laid = eva.page.evaluate(LAID)
        expect(eva.find(".to-review")).to_be_visible(visible=width < 1100)
        assert (laid["end"], laid["wide"], laid["within"], laid["reached"]) == (True, [], True, True), width
        assert laid["frame"] == (width >= 700)
        assert not laid["touching"]
        assert laid["rows"] == 1 or width < 900
        assert laid["apart"] or width < 700


def test_feats_of_an_end_are_kept_on_this_device(eva: Person) -> None:
    eva.bare()
    told = ended(played("fliptown", 1), "en", "wide")
    told["room"]["match"]["ending"]["challenges"] = ["mine"]
    eva.page.evaluate(ENDED, told)
    assert eva.page.evaluate("Object.keys(JSON.parse(localStorage.getItem('saloon.challenges')).fliptown)") == ["mine"]
    eva.go("/g/fliptown")
    expect(eva.find(".challenges li")).to_have_count(20)


RAISED = """async () => {
  const { newStage } = await import('/alone.js');
  const stage = newStage();
  const tag = (seat) => ({
    id: `seat-${seat}`,
    kind: 'tag',
    art: 'tag',
    x: 100 + 300 * seat,
    y: 90,
    w: 190,
    h: 40,
    label: '-',
    text: '-',
    marks: ['dim'],
  });
  await stage.show({ size: [1000, 640], prompt: '-', nodes: [tag(0), tag(1)] });
  stage.crown([1]);
  return [0, 1].map((seat) => Number(getComputedStyle(stage.things.get(`seat-${seat}`).inner).opacity));
}"""


def test_a_winner_who_is_out_of_the_game_is_not_grey(eva: Person) -> None:
    """As the dead of the winning side in Bang!: the tag was dimmed, and now is raised."""
    eva.bare()
    lost, won = eva.page.evaluate(RAISED)
    assert lost < 1 == won


def test_sides_alternate_and_the_series_is_counted(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("oko"))
    eva.start()
    for turn in range(2):
        for person in (eva, jan):
            person.at_table()
            person.play_along(turn + 1)
        expect(eva.find(FINALE)).to_be_visible()
        expect(eva.find(".people .seat b").first).to_have_text("Eva (you)" if turn == 0 else "Jan")
        if turn == 0:
            eva.find(".bar button[data-key=rematch]").click()
            jan.find(".bar button[data-key=rematch]").click()
            expect(eva.find(FINALE)).to_have_count(0)
    series = eva.find(".finale .series")
    expect(series).to_be_visible()
    assert sum(map(int, re.findall(r"\d+", series.inner_text()))) == 2


def test_the_result_can_be_saved_as_a_picture_and_put_aside(eva: Person) -> None:
    eva.play_bots("oko")
    eva.play_along()
    expect(eva.find(FINALE)).to_be_visible()
    with eva.page.expect_download() as saved:
        expect(eva.find(".bar [data-key=share]")).to_have_text("Save picture")
        eva.find(".bar [data-key=share]").click()
    expect(eva.page.locator(".toast", has_text="Saved: oko.png")).to_be_visible()
    assert saved.value.suggested_filename == "oko.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    eva.page.keyboard.press("Escape")
    expect(eva.find(FINALE)).to_have_count(0)
    expect(eva.find(OVER)).to_be_visible()


def test_an_abandoned_match_looks_abandoned_also_after_a_reload(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    eva.button("More").click()
    eva.button("End without a result").click()
    eva.find("dialog .go").click()
    for _ in range(2):
        expect(eva.find(".finale h2")).to_have_text("The match was ended without a result.")
        expect(eva.find(".bar .say")).to_have_text("The match was ended without a result.")
        expect(eva.find(".frame.abandoned")).to_have_count(1)
        expect(eva.find(".thing.hit, .seat.on, .thing.crowned")).to_have_count(0)
        eva.page.reload()
        eva.at_table()


def test_before_the_first_decision_one_hears_who_begins_and_why(invite: Invite) -> None:
    eva = invite("Eva", likes={"speed": "brisk"})
    eva.play_bots("dama")
    opening = eva.find(".opening:not([hidden])")
    expect(opening).to_contain_text("begin")
    expect(opening).to_contain_text("White")
    opening.click()
    expect(opening).to_have_count(0)


@pytest.mark.parametrize("y", [90, 500])
def test_the_opening_lies_on_nothing_that_may_be_clicked(invite: Invite, y: int) -> None:
    eva = invite("Eva", likes={"speed": "normal", "coach": False})
    eva.bare()
    assert eva.page.evaluate(BEGINS, y) == {"seen": True, "covers": False, "above": y > 300}


def test_in_bang_the_role_card_turns_over_with_its_goal(invite: Invite) -> None:
    eva = invite("Eva", likes={"speed": "brisk"})
    eva.play_bots("bang")
    opening = eva.find(".opening:not([hidden])")
    expect(opening).to_contain_text(re.compile("You are (a|an|the) "))
    expect(opening.locator("use")).to_have_attribute("href", re.compile("#art-role-(sheriff|deputy|outlaw|renegade)"))
    expect(opening.locator("p")).not_to_be_empty()


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
def test_the_account_of_eight_is_seen_whole_on_a_laptop(eva: Person, lang: str) -> None:
    """With its sums; only what turned the match may be below the edge."""
    eva.bare()
    eva.page.set_viewport_size({"width": 1280, "height": 800})
    eva.page.evaluate(ENDED, ended(played("bang", 8), lang, "wide"))
    expect(eva.find(".finale tfoot")).to_be_in_viewport(ratio=1)


UNDER = """() =>
  [...document.querySelectorAll('.frame, .finale')]
    .map((each) => each.getBoundingClientRect())
    .reduce((frame, own) => own.top >= frame.bottom)"""


def test_the_end_of_a_broad_table_stands_under_it(eva: Person) -> None:
    """On a laptop the scored map keeps its width and its letters; how it ended is said, and why is a click away."""
    eva.bare()
    eva.page.set_viewport_size({"width": 1280, "height": 800})
    told = ended(played("fliptown", 2), "en", "wide")
    eva.page.evaluate(ENDED, told)
    expect(eva.find(FINALE)).not_to_be_in_viewport()
    assert eva.page.evaluate(LETTERS) == []
    ending = told["room"]["match"]["ending"]
    expect(eva.find(".bar .say")).to_have_text(f"{ending['sentence']} {ending['near']}")
    eva.button("Result").click()
    expect(eva.find(".finale tfoot")).to_be_in_viewport()
    assert eva.page.evaluate(UNDER)
    assert eva.page.evaluate(LAID)["wide"] == []
