"""A stable table: nothing that appears beside it, under it or on it moves the board or anything that lies there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ring import covering
from web.conftest import Invite
from web.house import Person

SIZES = {"laptop": (1280, 800), "phone": (390, 844), "tablet": (768, 1024)}
PLACES = """() => {
  const box = document.querySelector('.frame').getBoundingClientRect();
  const places = { frame: [box.x, box.y, box.width, box.height] };
  for (const each of document.querySelectorAll('.scene .thing:not(.gone)')) {
    const { a, e, f } = each.getScreenCTM();
    places[each.dataset.id] = [a, e, f];
  }
  return Object.fromEntries(
    Object.entries(places).map(([id, row]) => [id, row.map((each) => Math.round(each * 10) / 10)]),
  );
}"""


def places(person: Person) -> Any:
    return person.page.evaluate(PLACES)


@pytest.mark.parametrize(("key", "size"), covering(["dama", "bang", "tisicovka"], list(SIZES)))
def test_nothing_moves_when_something_is_chosen_or_hinted(invite: Invite, key: str, size: str) -> None:
    eva = invite("Eva", size=SIZES[size], lang="ru")
    eva.play_bots(key)
    eva.my_turn_on_the_table()
    before = places(eva)
    eva.find(".thing.hit").first.dispatch_event("click")
    if eva.find(".bar [data-key=back]").count():
        eva.page.wait_for_timeout(250)
        assert places(eva) == before
        eva.page.keyboard.press("Escape")
    else:  # one click was a whole move: the next turn will do for the hint
        eva.my_turn()
        before = places(eva)
    eva.find("[data-key=hint]").dispatch_event("click")
    expect(eva.find(".bar .note")).not_to_be_empty()
    expect(eva.find("[data-key=hinted]")).to_be_visible()
    assert places(eva) == before


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_as_large_as_its_table(invite: Invite, size: str) -> None:
    """The scene fills its frame one way or the other, and the page does not scroll sideways."""
    eva = invite("Eva", size=SIZES[size])
    eva.play_bots("dama")
    eva.my_turn()
    board, scene, whole = eva.page.evaluate(
        """() => [
          document.querySelector('[data-id=board]').getBoundingClientRect().height,
          document.querySelector('.scene').getBoundingClientRect().height,
          document.documentElement.scrollWidth,
        ]"""
    )
    least = {"laptop": 520, "phone": 330, "tablet": 440}[size]
    assert board >= least and scene > board
    assert whole <= SIZES[size][0]
