"""Fliptown with real browsers: alone against a cowbot on hard, and three at a table with two people; panes and
leads."""

from __future__ import annotations

from playwright.sync_api import expect

from ring import outer
from web.conftest import Invite
from web.house import Person, play_out


def table(person: Person, seats: int, options: dict[str, str]) -> str:
    """A table with these options, made as the page makes it."""
    person.go("/g/fliptown")
    code: str = person.page.evaluate(
        """async ([seats, options]) => {
  const body = JSON.stringify({ game: 'fliptown', name: 'Eva', seats, options });
  const joined = await (
    await fetch('/api/rooms', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  ).json();
  localStorage.setItem(
    'saloon.rooms',
    JSON.stringify([{ code: joined.code, token: joined.token, game: 'fliptown' }]),
  );
  return joined.code;
}""",
        [seats, options],
    )
    person.go(f"/r/{code}")
    expect(person.find(".chairs .chair").first).to_be_visible()
    return code


@outer("web/test_ending.py::test_feats_of_an_end_are_kept_on_this_device")
def test_alone_against_a_cowbot_on_hard_to_the_end(eva: Person) -> None:
    """The end says who has won and the title; what was fulfilled is kept on this device."""
    table(eva, 1, {"cowbot": "jane", "level": "hard"})
    eva.start()
    eva.at_table()
    eva.play_along(3)
    eva.over()
    assert "Calamity Jane" in eva.prompt()
    expect(eva.find(".finale .account tfoot")).to_contain_text("Points")
    met = [
        each["match"]["ending"]["challenges"]
        for each in eva.heard
        if each["type"] == "room" and each["match"] and each["match"]["over"]
    ][-1]
    kept = eva.page.evaluate(
        "Object.keys(JSON.parse(localStorage.getItem('saloon.challenges') ?? '{}').fliptown ?? {})"
    )
    assert sorted(kept) == sorted(met)
    eva.go("/g/fliptown")
    expect(eva.find(".challenges li")).to_have_count(20)


@outer("web/test_games.py::test_two_people_play_a_whole_match")
def test_three_at_a_table_with_two_people(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    code = table(eva, 3, {})
    jan.join(code)
    expect(eva.find(".chairs")).to_contain_text("Jan")
    eva.start()
    play_out(eva, jan, seconds=1200)
    assert eva.find(".log li").count() == jan.find(".log li").count() > 0


def test_a_turn_takes_four_taps_and_each_shows_where_it_leads(eva: Person) -> None:
    """A card: its area is framed, others step back. Another: reachable sites glow, the third goes to poker.
    A site: pencilled in, with its gains. Confirm."""
    table(eva, 1, {})
    eva.start()
    eva.my_turn()
    cards = eva.page.evaluate(
        "[...document.querySelectorAll('.thing.hit[data-kind=card]')].map((each) => each.dataset.id)"
    )
    assert len(cards) == 3 and not eva.find(".thing.led, .mark-ghost.shown").count()
    tap(eva, cards[0])
    expect(eva.find(".mark-veil.shown")).to_have_count(3)
    tap(eva, cards[1])
    assert eva.find(".thing.led").count() >= 8
    expect(eva.find(f'[data-id="would-{cards[2]}"].shown')).to_be_attached()
    tap(eva, "cemetery-0")
    expect(eva.find('[data-id="pencil-cemetery-0"].shown')).to_be_attached()
    expect(eva.find('[data-id="pill-wanted-+1"].shown')).to_be_visible()
    assert not eva.find('[data-id="cemetery-0-loop"]').count()
    eva.button("Confirm").click()
    expect(eva.find('[data-id="cemetery-0-loop"]')).to_be_attached()
    assert acts(eva)[1:] == ["dig TL"]


def test_what_is_pointed_at_shows_what_it_would_bring(eva: Person) -> None:
    """With the mouse, or by the keyboard; nothing is picked by it.

    The area itself is shown larger beside itself, and nothing moves for it.
    """
    table(eva, 1, {})
    eva.start()
    eva.my_turn()
    card = eva.find(".thing.hit[data-kind=card]").first
    card.hover()
    expect(eva.find(".mark-veil.shown")).to_have_count(3)
    eva.find(".bar .say").hover()
    expect(eva.find(".mark-ghost.shown")).to_have_count(0)
    card.focus()
    expect(eva.find(".mark-veil.shown")).to_have_count(3)
    glass, places = eva.find(".lens"), eva.page.evaluate(PLACES)
    for area in sorted(AREAS):
        left, top, right, bottom = eva.page.evaluate(AREA, area)
        eva.page.mouse.move((left + right) / 2, (top + bottom) / 2)
        expect(glass).to_be_visible()
        box = eva.page.evaluate(GLASS)
        assert not (box["left"] < right and box["right"] > left and box["top"] < bottom and box["bottom"] > top), area
        assert box["growth"] > 1.5
        assert box["within"]
    eva.find(".bar .say").hover()
    expect(glass).to_be_hidden()
    assert eva.page.evaluate(PLACES) == places
    tap(eva, card.get_attribute("data-id") or "")
    tap(eva, eva.find(".thing.hit[data-kind=card]:not(.picked)").first.get_attribute("data-id") or "")
    eva.page.keyboard.press("Tab")
    eva.find(".thing.led[data-id^=cemetery]").first.focus()
    expect(glass).to_be_visible()


def test_all_of_a_turn_can_be_taken_back(eva: Person) -> None:
    """A tapped site before it is confirmed; the roles of the cards after that; both at once is what one began with."""
    table(eva, 1, {})
    eva.start()
    eva.my_turn()
    first, second, _ = eva.page.evaluate(
        "[...document.querySelectorAll('.thing.hit[data-kind=card]')].map((each) => each.dataset.id)"
    )
    for id in (first, second, "cemetery-1"):
        tap(eva, id)
    eva.find('[data-id="cemetery-1"].picked').wait_for(state="attached")
    tap(eva, "cemetery-1")
    expect(eva.find(".thing.picked")).to_have_count(0)
    undo = eva.find("[data-key=undo]")
    expect(undo).to_be_visible()
    undo.click()
    expect(eva.find(f'[data-id="{first}"].hit')).to_be_attached()
    assert acts(eva) == [each for each in acts(eva) if " " in each] and len(acts(eva)) == 1
    assert [each["undo"] for each in eva.heard if each["type"] == "event"][-2:-1] == ["free"]


PICKED = """async () => {
  const { Stage } = await import('/web/stage/scene.js');
  const stage = new Stage({ clicked() {}, asked() {}, missed() {} });
  const nodes = ['here', 'there'].map((pane) => ({
    id: `at-${pane}`,
    pane,
    kind: 'site',
    x: 10,
    y: 10,
    w: 10,
    h: 10,
  }));
  await stage.show({ size: [100, 100], nodes, pane: 'here', prompt: '', choices: [] });
  const pick = () => {
    stage.light.set({ next: new Set(), picked: ['at-there'], hinted: [] });
    return stage.panes.open;
  };
  const brought = pick();
  stage.panes.show('here');
  return [brought, pick()];
}"""


def test_what_is_picked_brings_its_pane_up_once(eva: Person) -> None:
    """A tap that leaps may pick something on another pane than the new position wants to be seen; one may look
    elsewhere then."""
    eva.bare()
    assert eva.page.evaluate(PICKED) == ["there", "here"]


def test_on_a_phone_the_areas_are_seen_one_at_a_time_and_each_can_be_played(invite: Invite) -> None:
    """The strip opens each; choosing a suit opens its area; the poker slot opens the columns."""
    eva = invite("Eva", size=(390, 844))
    table(eva, 1, {})
    eva.start()
    eva.my_turn()
    for area, most in {"trail": 13, "badlands": 12, "mine": 14, "town": 13, "cemetery": 9}.items():
        tap(eva, f"mini-{area}")
        seen = eva.page.evaluate("[...document.querySelectorAll('.thing:not(.below)')].map((each) => each.dataset.id)")
        assert {f"{area}-{site}" for site in range(most)} <= set(seen)
        assert not any(id.split("-")[0] in AREAS - {area} and id.count("-") == 1 for id in seen)
        expect(eva.find(f'[data-id="mini-{area}"].opened')).to_be_attached()
    tap(eva, "slot-poker")
    expect(eva.find('[data-id="poker"]')).to_be_visible()
    first, second, _ = eva.page.evaluate(
        "[...document.querySelectorAll('.thing.hit[data-kind=card]')].map((each) => each.dataset.id)"
    )
    tap(eva, first)
    tap(eva, second)
    opened = {"H": "trail", "S": "badlands", "D": "mine", "C": "town"}[first.removeprefix("card-")[0]]
    reached = eva.page.evaluate(
        "[...document.querySelectorAll('.thing.led')].map((each) => each.dataset.id.split('-')[0])"
    )
    expect(eva.find(f'[data-id="mini-{opened if opened in reached else "cemetery"}"].opened')).to_be_attached()
    site = eva.page.evaluate("document.querySelector('.thing.led:not(.below)').dataset.id")
    tap(eva, site)
    expect(eva.find(f'[data-id="{site}"].picked')).to_be_visible()


AREA = (
    "(id) => { const box = document.querySelector(`[data-id=${id}] > .inner`).getBoundingClientRect(); return "
    "[box.left, box.top, box.right, box.bottom]; }"
)
PLACES = "() => [...document.querySelectorAll('.thing')].map((each) => each.style.transform).join()"
GLASS = """() => {
  const [own, glass, scene] = ['.lens', '.lens svg', '.scene'].map((each) => document.querySelector(each));
  const { left, top, right, bottom } = own.getBoundingClientRect();
  const frame = own.parentElement.getBoundingClientRect();
  const unit = (each) => each.getScreenCTM().a;
  return {
    left,
    top,
    right,
    bottom,
    growth: unit(glass) / unit(scene),
    within: left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
  };
}"""
AREAS = {"trail", "badlands", "mine", "town", "cemetery"}


def tap(person: Person, id: str) -> None:
    person.find(f'[data-id="{id}"]').dispatch_event("click")


def acts(person: Person) -> list[str]:
    return [each["action"] for each in person.said if each["type"] == "act"]
