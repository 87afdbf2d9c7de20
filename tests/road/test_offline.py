"""The folder in a real browser: visited once, and from then on nothing answers at its address any more."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from ring import covering
from road.space import LINES, Traveller, WebSpace
from saloon.games import SHELF
from saloon.words import LANGS
from web.house import READY
from web.test_device import real_dice, tell_dice
from web.test_school import answer_by_hint

ASKING = (
    "await fetch('http://elsewhere.invalid/fetched')",
    "new XMLHttpRequest().open('GET', 'http://elsewhere.invalid/opened')",
    "new WebSocket('ws://elsewhere.invalid/')",
    "new EventSource('http://elsewhere.invalid/')",
)
"""What code in a worker could try."""
BELOW = "document.documentElement.scrollHeight - innerHeight"
"""How much of the page lies below what is seen."""


@pytest.fixture(scope="module")
def eva(playwright: Playwright, fated: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Traveller]:
    """Has visited the house once, closed the browser, and opened it again without a net."""
    root = tmp_path_factory.mktemp("web")
    shutil.copytree(fated, root / "some" / "house")
    space = WebSpace(root)
    eva = Traveller(playwright, tmp_path_factory.mktemp("eva") / "profile", space.house)
    eva.kept()
    eva.shut()
    space.close()
    eva.open()
    eva.context.set_offline(True)
    eva.go("/")
    yield eva
    eva.close()
    elsewhere = {url for url in eva.reached if not url.startswith((space.house, "data:", "blob:"))}
    assert not elsewhere, elsewhere
    assert any(url.endswith("/pyodide.asm.wasm") for url in eva.reached), "workers are watched too"


@pytest.fixture(autouse=True)
def _english(eva: Traveller) -> Iterator[None]:
    yield
    eva.go("/")
    eva.speak("en")


def play(eva: Traveller, key: str) -> None:
    """A match against as few bots as there can be."""
    eva.go("/")
    eva.play_bots(key)


@pytest.mark.parametrize(("key", "lang"), covering(list(SHELF), LANGS))
def test_every_game_is_begun_and_played_on_in_every_language(eva: Traveller, key: str, lang: str) -> None:
    """In one language a match is begun and played on; its table and its log are told in the others, too."""
    eva.go("/")
    eva.speak(lang)
    play(eva, key)
    eva.one_turn()
    told = []
    for each in sorted(LANGS, key=lambda each: each != lang):
        eva.speak(each)
        expect(eva.page.locator("html")).to_have_attribute("lang", each)
        for before in told:
            expect(eva.find(LINES).first).not_to_have_text(before)
        told.append(eva.find(LINES).first.text_content() or "")


@pytest.mark.parametrize("key", ["oko", "prsi"])
def test_a_match_is_played_to_its_end_and_reviewed(eva: Traveller, key: str) -> None:
    """The ending, the replay, the file for the checking page, the review: all of it without a net."""
    play(eva, key)
    eva.play_along(3)
    eva.over()
    eva.find(".bar [data-key=review]").click()
    eva.page.wait_for_url(re.compile("#/m/[0-9a-f]+/review$"))
    expect(eva.find(".review .ledger tr")).to_have_count(6)
    expect(eva.find(".review .said")).not_to_be_empty()
    eva.go(eva.page.url.partition("#")[2].removesuffix("/review"))
    with eva.page.expect_download() as coming:
        eva.page.get_by_role("button", name="Match file").click()
    file = coming.value.path()
    assert file.read_text("utf-8").startswith("saloon")
    eva.go("/")
    with eva.context.expect_page() as opened:
        eva.find(".foot a").first.click(modifiers=["Control"])
    opened.value.locator("#file").set_input_files(file)
    expect(opened.value.locator("main")).to_contain_text(re.compile(r"All \d+ lines hang together"))
    opened.value.close()
    eva.go("/me#keep")
    eva.find(".luggage input").set_input_files(file)
    eva.page.wait_for_url(re.compile("#/m/[0-9a-f]+$"))
    expect(eva.find(".replay .scene .thing").first).to_be_attached()


def test_no_worker_can_ask_another_host(eva: Traveller) -> None:
    """A plain web space cannot give them a policy, so they keep to their own."""
    play(eva, "oko")
    eva.one_turn()
    house, bots = eva.page.workers
    for worker in (house, bots):
        for asking in ASKING:
            said = worker.evaluate(f"async () => {{ try {{ {asking} }} catch (fault) {{ return fault.name; }} }}")
            assert said in ("TypeError", "ReferenceError"), asking
    assert not [url for url in eva.reached if "elsewhere" in url]


def test_hidden_hands_are_passed_round_behind_a_curtain(eva: Traveller) -> None:
    eva.go("/g/prsi")
    eva.button("Set the seats").click()
    eva.find("dialog li input").last.fill("Jan")
    eva.find("dialog .go").click()
    for name in ("Eva", "Jan", "Eva"):
        expect(eva.find(".curtain")).to_be_visible()
        expect(eva.find(".curtain h2")).to_contain_text(name)
        expect(eva.find(".thing[data-id^=card-]").nth(5)).not_to_be_attached()
        eva.find(".curtain button").click()
        eva.my_turn()
        lines = eva.find(LINES).count()
        while eva.find(LINES).count() == lines:
            eva.click_something()
            eva.find(f"{READY}, .curtain:not([hidden])").first.wait_for(state="attached")


def test_a_drill_is_answered(eva: Traveller) -> None:
    eva.go("/drill/maroko")
    eva.find(".drill-moves button").last.click()
    expect(eva.find(".drill-values .mine")).to_have_count(1)


def test_a_level_that_is_slow_says_so_and_offers_the_one_below(eva: Traveller) -> None:
    eva.go("/g/dama")
    said = eva.find(".patience")
    expect(said).to_be_hidden()
    eva.find(".way.bots input[value=master]").dispatch_event("click")
    expect(said).to_contain_text(re.compile(r"On a slow phone this bot may think for up to 8 seconds a move"))
    said.get_by_role("button", name="Take expert instead").click()
    expect(eva.find(".way.bots input[value=expert]")).to_be_checked()
    expect(said).to_be_hidden()


def test_one_tab_has_the_house_and_another_may_take_it(eva: Traveller) -> None:
    """What has been played is still there."""
    play(eva, "mlyn")
    eva.one_turn()
    eva.my_turn()
    said, table = eva.find(LINES).all_inner_texts(), eva.page.url
    first, second = eva.page, eva.tab()
    second.goto(table)
    note = second.locator(".roadnote")
    expect(note).to_contain_text("open in another tab")
    expect(second.locator(".roadsight figure")).to_have_attribute("data-game", "mlyn")
    note.get_by_role("button", name="Open it here").click()
    expect(first.locator(".roadnote")).to_contain_text("was opened in another tab")
    first.close()
    eva.page = second
    eva.my_turn()
    assert eva.find(LINES).all_inner_texts() == said
    eva.one_turn()


def test_a_full_device_says_so_and_nothing_is_lost(eva: Traveller) -> None:
    """The move is not made; with room again it is, and the match is whole when the browser was closed meanwhile."""
    play(eva, "krizovy_mlyn")
    eva.one_turn()
    eva.my_turn()
    eva.room(False)
    said = eva.find(LINES).all_inner_texts()
    note = eva.find(".roadnote:not([hidden])")
    while not note.count():
        eva.click_something()
        eva.find(f"{READY}, .roadnote:not([hidden])").first.wait_for(state="attached")
    expect(note).to_contain_text("No room on this device")
    assert eva.page.evaluate(BELOW) == 0, "the table has what the note leaves it"
    assert eva.find(LINES).all_inner_texts() == said
    eva.room(True)
    expect(eva.find(LINES).nth(len(said))).to_be_attached()
    eva.notice().to_be_hidden()
    eva.my_turn()
    table, said = eva.page.url, eva.find(LINES).all_inner_texts()
    eva.shut()
    eva.open()
    eva.context.set_offline(True)
    eva.page.goto(table)
    eva.my_turn()
    assert eva.find(LINES).all_inner_texts() == said
    eva.one_turn()


def test_storage_that_is_cleared_leaves_an_empty_house(eva: Traveller) -> None:
    """What was saved to a file before can be read again, and replayed."""
    play(eva, "oko")
    eva.play_along(3)
    eva.over()
    eva.go("/me#keep")
    with eva.page.expect_download() as coming:
        eva.button("Save to a file").click()
    file = coming.value.path()
    eva.find("dialog .shut").click()
    play(eva, "oko")
    eva.my_turn()
    eva.go("/")
    expect(eva.find(".running")).not_to_have_count(0)
    session = eva.context.new_cdp_session(eva.page)
    kinds = "indexeddb,local_storage"
    session.send("Storage.clearDataForOrigin", {"origin": eva.origin, "storageTypes": kinds})
    eva.page.reload()
    expect(eva.find("h1")).to_have_text("Welcome to the Saloon")
    expect(eva.find(".running")).to_have_count(0)
    play(eva, "oko")
    eva.my_turn()
    eva.go("/me#keep")
    eva.find(".luggage input").set_input_files(file)
    expect(eva.find(".luggage [role=status]")).to_have_text(re.compile("^New here: matches [1-9]"))
    eva.find("dialog .shut").click()
    eva.find(".history .does a").first.click()
    eva.page.wait_for_url(re.compile("#/m/[0-9a-f]+$"))
    expect(eva.find(".replay .scene .thing").first).to_be_attached()
    expect(eva.find(LINES)).not_to_have_count(0)


def test_real_dice_are_thrown_on_the_own_table(eva: Traveller) -> None:
    eva.go("/")
    real_dice(eva, "maroko")
    tell_dice(eva, "525")


def test_a_lesson_is_begun(eva: Traveller) -> None:
    """And its hint is right; on a phone."""
    eva.page.set_viewport_size({"width": 390, "height": 844})
    eva.go("/school/oko/play")
    answer_by_hint(eva)
    eva.page.set_viewport_size({"width": 1280, "height": 800})
