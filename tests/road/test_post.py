"""A match by letters between two houses in two browsers, which share nothing but links."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from ring import outer
from road.space import LINES, Traveller, WebSpace
from saloon.match.letter import Letter, pack_letter, unpack_letter
from web.test_post import answer, begin, read, sent

LOT = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(10) : random(bytes));
}"""
"""Shares in chance have 32 bytes: the dice are always the same, and both get in."""
ROUNDS = 3


@pytest.fixture
def pair(playwright: Playwright, folder: Path, tmp_path: Path) -> Iterator[list[Traveller]]:
    """Both have been at the same address once; then nothing answers there any more."""
    shutil.copytree(folder, tmp_path / "web" / "some" / "house")
    space = WebSpace(tmp_path / "web")
    pair = [Traveller(playwright, tmp_path / name, space.house, name=name) for name in ("Eva", "Jan")]
    for person in pair:
        person.context.add_init_script(LOT)
        person.kept()
        person.page.reload()
        person.context.set_offline(True)
    space.close()
    yield pair
    for person in pair:
        person.close()


def forged(letter: Letter) -> dict[str, Letter]:
    """Another last share of Eva's, on which the dice depend, another move of hers, another name; and why not."""
    eva, jan = letter.writers
    return {
        "The shares in chance do not fit": replace(letter, shares=(bytes(32), letter.shares[1])),
        "Only a six brings a pawn out": replace(letter, moves=(*letter.moves[:-1], "enter")),
        "The signature of Ada does not fit": replace(letter, writers=(replace(eva, name="Ada"), jan)),
    }


@outer("web/test_post.py::test_two_devices_play_by_letters_alone")
def test_a_match_goes_by_letters_between_two_folders(pair: list[Traveller]) -> None:
    """Invitation, acceptance, throws from the shares of both, a browser closed meanwhile, forged letters, the end."""
    eva, jan = pair
    read(jan, begin(eva, "clovece"))
    expect(jan.find(".letter h1")).to_contain_text("Eva invites you")
    jan.find(".letter form button").click()
    letter = sent(jan)
    for _ in range(ROUNDS):
        read(eva, letter)
        read(jan, answer(eva))
        letter = answer(jan)
    said = jan.find(LINES).all_inner_texts()
    eva.shut()
    eva.open()
    eva.context.set_offline(True)
    read(eva, letter)
    expect(eva.find(LINES).nth(len(said) - 1)).to_be_attached()
    assert eva.find(LINES).all_inner_texts()[: len(said)] == said
    letter = answer(eva)
    told = unpack_letter(letter)
    assert len(told.moves) > ROUNDS
    for why, each in forged(told).items():
        read(jan, pack_letter(each))
        expect(jan.find(".letter .fault")).to_contain_text(why)
    read(jan, letter)
    read(eva, answer(jan))
    eva.page.locator(".letter .side button", has_text="Give up").click()
    eva.find("dialog .go").click()
    read(jan, sent(eva))
    expect(jan.find(".letter .side [role=status]")).to_have_text("Won by Jan.")
    with jan.page.expect_download() as coming:
        jan.page.locator(".letter .side button", has_text="Save the match file").click()
    assert coming.value.path().read_text("utf-8").startswith("saloon")
