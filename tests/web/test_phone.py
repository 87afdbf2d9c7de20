"""On a phone: whatever is opened can be closed where the eye is, and the clock is seen while one plays."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from laws.walks import step
from ring import covering
from saloon.games import SHELF
from saloon.scene import Reader
from saloon.words import LANGS, words
from web.conftest import Invite
from web.house import Person, play_out

PHONE = {"size": (390, 844), "has_touch": True}
SMALL = {"size": (320, 640), "has_touch": True}
TABLET = {"size": (768, 1024), "has_touch": True}
CUT = """() => {
  const [lines, say] = ['.bar .lines', '.bar .say'].map((each) =>
    document.querySelector(each).getBoundingClientRect(),
  );
  const buttons = [...document.querySelectorAll('.bar .choices > button')].filter(
    (each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth,
  );
  return [...(say.bottom > lines.bottom + 1 ? ['the sentence'] : []), ...buttons.map((each) => each.textContent)];
}"""
LONGEST = f"""([sentence, labels]) => {{
  const say = document.querySelector('.bar .say'), choices = document.querySelector('.bar .choices');
  say.textContent = sentence;
  say.classList.add('long');
  const button = (each) => Object.assign(document.createElement('button'), {{ textContent: each }});
  choices.replaceChildren(...labels.map(button));
  const out = [...choices.children].filter((each) => each.getBoundingClientRect().right > innerWidth);
  return [...out.map((each) => each.textContent), ...({CUT})()];
}}"""
WHOLE = """async ([prompts, line]) => {
  const [lines, say] = ['.bar .lines', '.bar .say'].map((each) => document.querySelector(each));
  const { Bar } = await import('/web/bar/bar.js');
  const { Caption } = await import('/web/over/caption.js');
  const cut = prompts.filter((each) => {
    Bar.prototype.speak.call({ say, note: document.createElement('p') }, each);
    return say.getBoundingClientRect().bottom > lines.getBoundingClientRect().bottom + 1;
  });
  const [text, said, mark] = ['.said', '.told', '.mark'].map((each) => document.querySelector('.caption ' + each));
  Caption.prototype.tell.call(
    { text, said, mark, element: document.querySelector('.caption') },
    { text: line, seat: -1 },
  );
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = text;
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 2 ? [...cut, line] : cut;
}"""
UNDO = {"cs": "Vrátit?", "en": "Undo?", "ru": "Отменить?"}
STEPS = 120
TOOLS = """(back) => {
  const hint = document.querySelector('.bar .tools .tool');
  const undo = hint.cloneNode(true);
  undo.lastElementChild.textContent = back;
  hint.after(undo);
  const boxes = [...document.querySelectorAll('.bar .tools .tool:not([hidden]) span')].map((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getBoundingClientRect();
  });
  return [
    boxes.length,
    boxes.slice(1).filter((box, at) => box.left - boxes[at].right < 1).length,
    boxes.at(-1).right < innerWidth,
  ];
}"""
COVERED = """() => {
  const own = document.querySelector('.bar .note').getBoundingClientRect();
  const cut = (box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
  return [...document.querySelectorAll('.thing.hit')]
    .filter((each) => cut(each.getBoundingClientRect()))
    .map((each) => each.dataset.id);
}"""

OWN = """() => {
  const note = document.querySelector('.bar .note').getBoundingClientRect();
  const cut = (box) =>
    box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
  return [
    ...document.querySelectorAll(
      '.thing[data-kind=die], .thing[data-id^=chip-0-hand], .thing[data-kind=panel][data-id=seat-0]',
    ),
  ]
    .filter((each) => cut(each.getBoundingClientRect()))
    .map((each) => each.dataset.id);
}"""


ASIDE = """async ([words, places, low]) => {
  const { stepAside } = await import('/web/over/aside.js');
  const note = document.querySelector(words);
  if (!note.firstElementChild) note.textContent = 'Aim at Doc: probably an Outlaw, and weak.';
  note.hidden = false;
  const under = ['.thing[data-id=seat-2]', '.thing[data-kind=die]', ...(low ? ['.thing[data-kind=panel]'] : [])]
    .flatMap((each) => [...document.querySelectorAll(each)])
    .map((each) => each.getBoundingClientRect());
  stepAside(note, places, under);
  const own = note.getBoundingClientRect();
  return under.filter((box) => box.top < own.bottom && box.bottom > own.top).length;
}"""


def test_what_is_said_lies_on_nobody_who_can_be_aimed_at(invite: Invite) -> None:
    """Nor on dice: a hint finds the middle of the table, and so does an idea of the lessons, once it has been told."""
    eva = invite("Eva", likes={"speed": "brisk", "coach": True}, **PHONE)
    eva.play_bots("bang")
    idea = eva.page.locator("#toasts > .idea")
    while not idea.count():
        eva.find("#toasts > .idea, [data-key=throw], [data-key=hinted]").first.wait_for()
        for each in ("[data-key=throw]", "[data-key=hinted]"):
            if not idea.count() and eva.find(each).count():
                eva.find(each).click()
    expect(idea).to_have_attribute("data-at", re.compile("high|middle"))
    for said, places in ((".toast.idea", ["high", "middle"]), (".bar .note", ["low", "high", "middle"])):
        assert eva.page.evaluate(ASIDE, [said, places, said == ".bar .note"]) == 0, said


def test_rules_opened_from_a_refusal_can_be_closed(invite: Invite) -> None:
    """They open far down at their clause; the button that closes them stays in view."""
    eva = invite("Eva", **PHONE)
    eva.play_bots("dama")
    eva.my_turn()
    eva.find(".thing:not(.hit)[data-id*='a1'][role=img]").last.dispatch_event("click")
    eva.find(".about-thing a").click()
    expect(eva.find("dialog.reading .applies")).to_be_in_viewport()
    shut = eva.find("dialog.reading > .shut")
    expect(shut).to_be_in_viewport(ratio=1)
    shut.click()
    expect(eva.find("dialog")).to_have_count(0)


def test_the_clock_is_seen_on_the_table(invite: Invite) -> None:
    eva, jan = invite("Eva", **PHONE), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.find(".switches").get_by_label("3 min").check()
    expect(jan.find(".switches").get_by_label("3 min")).to_be_checked()
    eva.start()
    eva.my_turn()
    expect(eva.find(".frame .clock")).to_be_in_viewport()
    expect(eva.find(".frame .clock")).to_have_text(re.compile(r"^2:\d\d$"))


@pytest.mark.parametrize(
    ("screen", "lang"),
    covering([("tisicovka", PHONE), ("dice_town", PHONE), ("craps", PHONE), ("tisicovka", TABLET)], LANGS),
)
def test_all_buttons_of_a_coached_turn_are_in_view(
    invite: Invite, screen: tuple[str, dict[str, Any]], lang: str
) -> None:
    """Two choices as a rule, what the coach would do, and to send the coach away: four buttons, their words whole, and
    the sentence beside them. What the coach says lies on none of one's own dice and chips."""
    key, size = screen
    eva = invite("Eva", lang=lang, likes={"speed": "brisk"}, **size)
    eva.play_bots(key)
    while not eva.find("[data-key=hinted]").count():
        eva.find("[data-key=hinted], [data-key=throw]").first.wait_for()
        if eva.find("[data-key=throw]").count():
            eva.find("[data-key=throw]").click()
    expect(eva.find("[data-key=coach-away]")).to_be_visible()
    whole_bar(eva)
    if size != TABLET:
        covered = eva.page.evaluate(OWN)
        assert covered == [] or (size == SMALL and covered == ["seat-0"])


@pytest.mark.parametrize("key", ["tisicovka", "dice_town"])
def test_all_buttons_of_a_coached_turn_are_in_view_on_the_smallest_phone(invite: Invite, key: str) -> None:
    """In the language with the longest words."""
    test_all_buttons_of_a_coached_turn_are_in_view(invite, (key, SMALL), "ru")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_all_buttons_are_in_view_when_it_is_over(invite: Invite, size: dict[str, Any]) -> None:
    """Rematch, record, sharing, tables, and the change of the table, in the language with the longest words."""
    eva = invite("Eva", lang="ru", **size)
    eva.play_bots("oko")
    play_out(eva)
    whole_bar(eva)


@pytest.mark.parametrize("lang", LANGS)
def test_the_longest_words_of_a_throw_have_room(invite: Invite, lang: str) -> None:
    """Two buttons, one of which names what one stops with, and the sentence that says what is to be beaten."""
    eva = invite("Eva", lang=lang, **PHONE)
    eva.play_bots("maroko")
    eva.at_table()
    say = words(lang, SHELF["maroko"].folder)
    hand = str(say("hand", kind="great", number=6))
    assert (
        eva.page.evaluate(
            LONGEST,
            [str(say("prompt-beat", hand=hand, left=2)), [str(say("button-throw")), str(say("say-stop", hand=hand))]],
        )
        == []
    )


def prompts(key: str, lang: str) -> list[str]:
    """The longest sentences of a match by lot to its first seat, one above all."""
    game = SHELF[key]
    reader, chance, state = Reader.of(game, 0, lang=lang), Random(key), game.new(game.seats[1])
    found = set()
    for _ in range(STEPS):
        if not state.to_act():
            break
        state = state.after(*step(state, chance))
        found.add(game.board.scene(state.view(0), reader).prompt)
    return sorted(found, key=len)[-5:]


@pytest.mark.parametrize("lang", LANGS)
def test_on_the_smallest_phone_no_sentence_and_no_tool_is_cut(invite: Invite, lang: str) -> None:
    """What to do, what has happened (in two lines if need be), and the six words of the tools beside each other."""
    eva = invite("Eva", lang=lang, likes={"theme": "night"}, **SMALL)
    eva.play_bots("dice_town")
    eva.my_turn()
    assert eva.page.evaluate(TOOLS, UNDO[lang]) == [6, 0, True]
    longest = [each for key in ("bang", "craps", "dice_town", "fliptown", "maroko") for each in prompts(key, lang)]
    told = words(lang, SHELF["dice_town"].folder)("tell-joe", who="Annabelle", other="Belle", count=4)
    assert eva.page.evaluate(WHOLE, [longest, told]) == []


def whole_bar(person: Person) -> None:
    """All buttons are seen, none of them cut, and the whole sentence."""
    for button in person.find(".bar .choices > button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert person.page.evaluate(CUT) == []


def test_a_hint_lies_on_nothing_that_may_be_clicked(invite: Invite) -> None:
    """The cards of one's hand are at the lower edge, where hints lie otherwise."""
    eva = invite("Eva", **PHONE)
    eva.play_bots("fliptown")
    eva.my_turn()
    eva.find("[data-key=hint]").click()
    expect(eva.find("[data-key=hinted]")).to_be_visible()
    expect(eva.find(".bar .note")).to_be_in_viewport(ratio=1)
    assert eva.find(".thing.hit").count() >= 3
    assert eva.page.evaluate(COVERED) == []


def test_a_hint_asked_for_is_not_hidden_by_the_opening(invite: Invite) -> None:
    eva = invite("Eva", **PHONE)
    eva.play_bots("prsi")
    eva.my_turn()
    eva.page.evaluate("() => { document.querySelector('.opening').hidden = false; }")  # with no timer that ends it
    eva.find("[data-key=hint]").click()
    expect(eva.find("[data-key=hinted]")).to_be_visible()
    expect(eva.find(".opening:not([hidden])")).to_have_count(0)


OVER_THE_TOP = """() => {
  const [opening, note] = [document.querySelector('.opening'), document.querySelector('.bar .note')];
  opening.hidden = note.hidden = false;
  opening.dataset.at = note.dataset.at = 'high';
  note.className = 'note long';
  note.textContent = 'a long hint '.repeat(20);
  const rows = document.createRange();
  rows.selectNodeContents(document.querySelector('.wordy .board-text'));
  const first = rows.getClientRects()[0];
  return [opening, note, document.querySelector('.caption')].filter((each) => {
    const box = each.getBoundingClientRect();
    return !box.height || (box.bottom > first.top + 1 && box.top < first.bottom - 1);
  }).map((each) => each.className);
}"""


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1280, 800)], ids=["phone", "tablet", "laptop"])
def test_in_words_nothing_lies_on_the_first_line(invite: Invite, size: tuple[int, int]) -> None:
    """Neither who begins nor a long hint."""
    eva = invite("Eva", size=size, likes={"text": True})
    eva.play_bots("craps")
    eva.my_turn()
    expect(eva.find(".wordy .board-text")).not_to_be_empty()
    assert eva.page.evaluate(OVER_THE_TOP) == []
