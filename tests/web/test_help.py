"""Help where the eye is: anything can be tapped, refusals name their reason, odds are those of this position."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from ring import many, some
from saloon.games import SHELF
from web.conftest import Invite
from web.house import OVER, PATIENCE, READY, Person

CARD = ".about-thing:not([hidden])"
KINDS = """() => {
  const found = {};
  const things = [...document.querySelectorAll('.scene .thing[aria-label]')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const still = (each) => !each.classList.contains('hit') && !each.classList.contains('opens');
  for (const each of [...things.filter(still), ...things.filter((each) => !still(each))])
    found[each.dataset.kind] ??= [each.dataset.id, still(each)];
  return found;
}"""
TURNS = many(1, 4)


@pytest.mark.parametrize("key", sorted(SHELF))
def test_one_thing_of_every_kind_can_be_tapped_to_learn_it(eva: Person, key: str) -> None:
    """Its name and what it does stand beside it, with the clause; what can be clicked is asked about by its key."""
    eva.play_bots(key)
    known: set[str] = set()
    for _ in range(TURNS):
        eva.find(f"{READY}, {OVER}").first.wait_for(state="attached")
        if eva.find(OVER).count():
            break
        others_have_decided(eva)
        for kind, (id, still) in eva.page.evaluate(KINDS).items():
            if kind not in known:
                learn(eva, id, still)
                known.add(kind)
        eva.page.keyboard.press("m")
        eva.find("dialog .move-list button").first.click()
        expect(eva.find("dialog")).to_have_count(0)
    assert known


def others_have_decided(person: Person) -> None:
    """Where all decide at once, what others do would close what is being read."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        last = [each for each in person.heard if each["type"] in ("event", "table")][-1]
        if set(last["to_act"]) <= set(last["acts"]):
            return
        assert time.monotonic() < until, last["to_act"]
        person.page.wait_for_timeout(20)


def learn(person: Person, id: str, still: bool) -> None:
    thing = person.find(f'.thing[data-id="{id}"]')
    if still:
        thing.dispatch_event("click")
    else:
        thing.focus()
        person.page.keyboard.press("i")
    told = person.find(CARD)
    expect(told.or_(person.find("dialog[open]"))).to_be_visible()
    if told.count():  # else it leads somewhere after all
        expect(told.locator("b")).not_to_be_empty()
        expect(told.locator("p").first).not_to_be_empty()
        expect(told.locator("a")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.find(f"{CARD}, dialog[open]")).to_have_count(0)


def test_escape_closes_what_was_opened_last(eva: Person) -> None:
    """First the card that explains, then the half-made choice is taken back."""
    eva.play_bots("dama")
    eva.my_turn()
    eva.find(".thing.hit").first.click()
    expect(eva.find(".thing.picked")).not_to_have_count(0)
    eva.find(".thing.picked").first.click(button="right")
    expect(eva.find(CARD)).to_be_visible()
    eva.page.keyboard.press("Escape")
    expect(eva.find(CARD)).to_have_count(0)
    expect(eva.find(".thing.picked")).not_to_have_count(0)
    eva.page.keyboard.press("Escape")
    expect(eva.find(".thing.picked")).to_have_count(0)


def test_what_can_be_clicked_is_explained_by_the_other_button_and_by_a_key(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    eva.find(".thing.hit").first.click(button="right")
    expect(eva.find(CARD)).to_contain_text("diagonally")
    eva.page.keyboard.press("Escape")
    eva.page.keyboard.press("b")
    eva.page.keyboard.press("i")
    expect(eva.find(CARD)).to_contain_text("diagonally")
    eva.find(f"{CARD} a").click()
    expect(eva.find("dialog.reading .applies")).to_be_visible()


def test_spectators_may_ask_as_well(invite: Invite) -> None:
    eva, ota = invite("Eva"), invite("Ota")
    eva.play_bots("bang")
    eva.my_turn()
    ota.go(f"/r/{eva.page.url.rsplit('/', 1)[1]}")
    ota.find("input").fill("Ota")
    ota.button("Just watch").click()
    ota.at_table()
    ota.find('.thing[data-id="pile"]').dispatch_event("click")
    expect(ota.find(CARD)).to_contain_text("Indians")


def test_the_odds_of_this_position_come_first(eva: Person) -> None:
    eva.play_bots("oko")
    eva.my_turn()
    eva.button("Odds").click()
    rows = eva.find("dialog .weighed li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile("%|has already won"))  # the bot before may have thrown too much


def test_chances_are_told_when_asked_for_and_grow_better_while_one_looks(eva: Person) -> None:
    """In every game, inside the odds: here one without exact odds, in which nothing is hidden."""
    eva.play_bots("dama")
    eva.my_turn()
    eva.button("Odds").click()
    eva.find("dialog .chances button").click()
    told = eva.find("dialog .chances p")
    expect(told).to_contain_text(
        re.compile(r"You win with a chance of about \d+% \(\d+–\d+\)\. Games that bots played on from here: \d+\.")
    )
    expect(eva.find("dialog .chances tr")).to_have_count(2)
    first = next(each["text"] for each in eva.heard if each["type"] == "chances")
    expect(told).not_to_have_text(first)


def test_help_explains_before_it_lists_keys(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    eva.page.keyboard.press("?")
    expect(eva.find("dialog .lesson p")).to_contain_text("Draughts")
    expect(eva.find("dialog .helps li")).to_have_count(4)
    expect(eva.find("dialog .keys")).not_to_be_visible()


def test_a_coach_looks_on_in_the_first_turns_and_can_be_sent_away(invite: Invite) -> None:
    eva = invite("Eva", likes={"speed": "brisk"})
    eva.play_bots("dama")
    expect(eva.find(".bar .note")).not_to_be_empty()
    expect(eva.find("[data-key=hinted]")).to_be_visible()
    eva.find("[data-key=coach-away]").click()
    expect(eva.find("[data-key=hinted]")).to_have_count(0)
    eva.page.reload()
    eva.my_turn()
    eva.page.wait_for_timeout(1500)
    assert not [each for each in eva.said if each["type"] == "hint"][1:]


@pytest.mark.parametrize("late", [False, True], ids=["hinted", "still-thinking"])
def test_a_coach_stays_when_others_decide_meanwhile(invite: Invite, late: bool) -> None:
    """All choose under their cups at once: what somebody else keeps takes no hint away, whether it lies there or is on
    its way, and asks for none anew."""
    eva, jan = invite("Eva", likes={"speed": "brisk"}), invite("Jan", likes={"coach": False})
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        house.on_message(
            lambda frame: held.append((page, frame)) if late and '"type":"hint"' in str(frame) else page.send(frame)
        )

    eva.page.route_web_socket(re.compile("."), between)
    jan.join(eva.open_table("dice_town"))
    eva.start()
    while not held and not eva.find("[data-key=hinted]").count():
        eva.page.wait_for_timeout(50)
        if eva.find("[data-key=throw]").count():
            eva.find("[data-key=throw]").click()
    jan.my_turn()
    before = len(eva.heard)
    jan.page.keyboard.press("m")
    jan.find("dialog .move-list button").first.click()
    while not any(each["type"] == "event" for each in eva.heard[before:]):
        eva.page.wait_for_timeout(50)
    eva.page.wait_for_timeout(300)
    for page, frame in held:
        page.send(frame)
    expect(eva.find("[data-key=hinted]")).to_be_visible()
    expect(eva.find("[data-key=coach-away]")).to_be_visible()
    assert len([each for each in eva.said if each["type"] == "hint"]) == 1


@pytest.mark.parametrize("key", some(sorted(SHELF), 4))
def test_how_to_play_fits_one_screen(eva: Person, key: str) -> None:
    """Three pictures of real positions with a sentence each, on the page of the game."""
    eva.go(f"/g/{key}")
    steps = eva.find(".lesson li")
    expect(steps).to_have_count(3)
    for picture in steps.locator("img").all():
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("each => each.decode().then(() => each.naturalWidth)") > 0
    expect(steps.locator("span").first).not_to_be_empty()


def test_variants_are_folded_away_and_have_names_in_the_rules(eva: Person) -> None:
    eva.open_table("prsi")
    expect(eva.find(".house-rules summary")).to_be_visible()
    expect(eva.find(".house-rules fieldset").first).not_to_be_visible()
    eva.go("/g/prsi")
    eva.find(".gamepage .rules").first.wait_for(state="attached")
    eva.page.wait_for_function("() => document.querySelectorAll('.rules .switch-name').length > 3")
    codes = eva.page.evaluate(
        "() => [...document.querySelectorAll('.rules code')].map((each) => each.textContent).filter((each) => "
        "each.includes('='))"
    )
    assert codes == []
