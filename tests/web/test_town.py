"""A table of four at Dice Town: one person reads Czech, another Russian, and two bots; nobody needs to click in a
window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from playwright.sync_api import expect

from ring import outer
from saloon.core.state import NATURE, Action, Seat
from saloon.games.dice_town import GAME
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Rob
from saloon.scene import Reader
from web.conftest import Invite
from web.house import Person, play_out

LIT = """async ([seats, messages]) => {
  const { newTable, shown } = await import('/alone.js');
  const table = await newTable('dice_town', { seats });
  const lamps = () => [...table.parts.stage.things.keys()].filter((id) => id.startsWith('lamp-')).join();
  const seen = [];
  new MutationObserver(() => setTimeout(() => seen.push([table.parts.caption.text.textContent, lamps()]))).observe(
    table.parts.caption.text,
    { childList: true, characterData: true, subtree: true },
  );
  const [first, ...rest] = messages;
  table.onTable(first);
  await shown(table);
  for (const each of rest) table.onEvent(each);
  await shown(table);
  return [...seen, ['', lamps()]];
}"""
SPARED = """async () => {
  const { never, rests, waives } = await import('/web/table/never.js');
  const { change } = await import('/web/ui/settings.js');
  const pass = { text: 'pass', path: [] },
    rest = { text: 'not this round', path: [] };
  const play = (card) => ({ text: `play ${card}`, path: ['card'] });
  const sent = [];
  const table = (round, topics, held, others = 'person') => ({
    room: { you: { seat: 0, seats: [0] }, seats: [{ kind: 'person' }, { kind: others }] },
    now: {
      match: 'm',
      scene: {
        asks: { round, topics, rest: 'not this round' },
        choices: held.length ? [...held.map(play), pass, rest] : [pass],
      },
    },
  });
  const deeds = { act: (choice) => sent.push(choice.text) };
  const mine = ['play dynamite'],
    reveal = ['play brute', 'play cheater'];
  const all = (round) =>
    [
      [mine, []],
      [mine, ['dynamite']],
      [reveal, []],
      [reveal, ['brute']],
    ].map(([topics, held]) => waives(table(round, topics, held)));
  const keys = (each) =>
    never(each, deeds)
      .map((item) => item.key)
      .join();
  const seen = {
    offered: [keys(table(1, mine, [])), keys(table(1, mine, ['dynamite'])), keys(table(1, mine, [], 'bot'))],
    before: all(1),
  };
  never(table(1, mine, []), deeds)[0].act();
  seen.resting = all(1);
  seen.next = all(2);
  rests(table(2, mine, ['dynamite']).now, rest);
  seen.held = all(2);
  never(table(3, mine, []), deeds)[1].act();
  seen.never = all(3);
  seen.alone = waives(table(3, mine, ['dynamite'], 'bot'));
  change({ never: [] });
  return { ...seen, sent };
}"""
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def sit_down(person: Person, code: str) -> None:
    person.go(f"/r/{code}")
    person.find("input").fill(person.name)
    person.find("input").press("Enter")
    expect(person.find(".chairs .chair").first).to_be_visible()


def open_table(person: Person, seats: int) -> str:
    person.go("/g/dice_town")
    person.find(".friends > button").click()
    expect(person.find(".chairs .chair").first).to_be_visible()
    person.button(str(seats)).first.click()
    expect(person.find(".chairs .chair")).to_have_count(seats)
    return person.page.url.rsplit("/", 1)[1]


def two_and_two_bots(invite: Invite) -> tuple[Person, Person]:
    eva, boris = invite("Eva", lang="cs"), invite("Boris", lang="ru", size=(390, 844))
    code = open_table(eva, 4)
    sit_down(boris, code)
    expect(eva.find(".chairs")).to_contain_text("Boris")
    eva.start()
    return eva, boris


@outer("web/test_town.py::test_two_people_among_bots_read_the_same_match_in_their_languages")
def test_two_people_and_two_bots_play_a_whole_match(invite: Invite) -> None:
    play_out(*two_and_two_bots(invite), seconds=1200)


def test_two_people_among_bots_read_the_same_match_in_their_languages(invite: Invite) -> None:
    people = two_and_two_bots(invite)
    for number, person in enumerate(people, 1):
        person.play_along(number)
    for person in people:
        person.find(".log li:nth-child(40)").wait_for(state="attached")
    told, read = (person.find(".log li:not([hidden])").all_inner_texts() for person in people)
    assert len(told) > 12 and len(read) > 12
    assert not any(CYRILLIC.search(line) for line in told)
    assert sum(bool(CYRILLIC.search(line)) for line in read) == len(read)


def test_picked_dice_show_their_price_and_the_house_they_would_win(eva: Person) -> None:
    """What only oneself sees coming: ghosts come to light with the dice that are picked."""
    eva.play_bots("dice_town")
    eva.find('[data-id="die-0"].hit').wait_for(state="attached")
    assert eva.find(".mark-ghost.shown").count() == 0
    eva.find('[data-id="die-0"]').dispatch_event("click")
    expect(eva.find('[data-id="ghost-price-1"].shown')).to_be_attached()
    expect(eva.find(".bar .choices button.go")).to_contain_text("for free")
    eva.find('[data-id="die-0"]').dispatch_event("click")
    expect(eva.find(".mark-ghost.shown")).to_have_count(0)


def walk() -> Iterator[tuple[DiceTown, Seat, Action]]:
    """A match of three who do anything, entry by entry."""
    rng, state = Random(2), GAME.new(3)
    while state.to_act():
        seat = state.to_act()[0]
        action: Action = state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat)))
        yield state, seat, action
        state = state.after(seat, action)


def test_the_house_that_an_event_tells_of_is_lit_until_it_is_told(invite: Invite) -> None:
    """A robbery ends the turn of the bank; the light stays there while it is read, and then goes on."""
    ana = invite("Ana", likes={"speed": "normal"})
    ana.bare()
    reader = Reader.of(GAME, 0, ("Ana", "Doc", "Tex"))
    state, seat, action = next(each for each in walk() if isinstance(each[2], Rob))
    after = state.after(seat, action)
    assert (state.house, after.house) == ("bank", "store")
    line = {"number": 1, "kind": "event", "seat": seat, "text": "robs", "clause": "", "at": 0, "weight": "notable"}
    same = {"match": "m", "acts": [], "to_act": [], "nature": [], "clocks": None, "undo": ""}
    first, next_ = (GAME.board.scene(each.view(0), reader).json() for each in (state, after))
    messages = [{**same, "number": 0, "scene": first, "log": []}, {**same, "number": 1, "scene": next_, "line": line}]
    assert ana.page.evaluate(LIT, [[{"kind": "person"}] * 3, messages]) == [["robs", "lamp-bank"], ["", "lamp-store"]]


def test_who_need_not_be_waited_for_in_a_window_hangs_on_nothing_that_is_held(eva: Person) -> None:
    """Not this round and never are offered with the card and without, last as long as they say, and count among people
    only."""
    eva.bare()
    seen = eva.page.evaluate(SPARED)
    assert seen["offered"] == ["rest,never", "never", ""]  # with the card, not this round is a choice of the game
    assert seen["before"] == [False] * 4
    assert seen["resting"] == [True] * 4
    assert seen["next"] == [False] * 4
    assert seen["held"] == [True] * 4
    assert seen["never"] == [True, True, False, False]
    assert not seen["alone"]
    assert seen["sent"] == ["pass", "pass"]
