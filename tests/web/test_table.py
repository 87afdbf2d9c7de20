"""At the table: what can be clicked is lit, half-made choices can be left, and everything says why."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import READY, Person


def test_a_piece_is_lit_then_chosen_then_moves(eva: Person) -> None:
    """A man is clicked, then its square; the half-made choice is to be seen, and the log tells the move."""
    eva.play_bots("dama")
    eva.my_turn()
    first = eva.find(".thing.hit").first
    chosen = first.get_attribute("data-id")
    first.click()
    man = eva.find(f'.thing[data-id="{chosen}"]')
    expect(man).to_have_class(re.compile("picked"))
    expect(man).to_have_attribute("aria-pressed", "true")
    expect(eva.find(".bar .note")).to_contain_text("Chosen")
    eva.find(".thing.hit").last.click()
    expect(eva.find(".log li")).not_to_have_count(0)


def test_a_half_made_choice_is_left_by_escape_by_the_button_and_by_a_click_elsewhere(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    eva.find(".thing.hit").first.click()
    eva.page.keyboard.press("Escape")
    expect(eva.find(".thing.picked")).to_have_count(0)
    eva.find(".thing.hit").first.click()
    eva.find(".bar [data-key=back]").click()
    expect(eva.find(".thing.picked")).to_have_count(0)
    eva.find(".thing.hit").first.click()
    eva.find(".frame").click(position={"x": 6, "y": 60})
    expect(eva.find(".thing.picked")).to_have_count(0)
    assert not [each for each in eva.said if each["type"] == "act"]


def test_one_who_clicks_elsewhere_is_told_why_not_with_the_rule(eva: Person) -> None:
    """A man that cannot move answers with a sentence; its rule opens at the clause."""
    eva.play_bots("dama")
    eva.my_turn()
    eva.find(".thing:not(.hit)[data-id*='a1'][role=img]").last.click()
    told = eva.find(".about-thing:not([hidden])")
    expect(told.locator(".why")).not_to_be_empty()
    told.locator("a").click()
    expect(eva.find("dialog.reading .applies")).to_be_visible()


def test_all_moves_are_listed_and_one_can_be_typed(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    eva.button(re.compile("Moves")).click()
    expect(eva.find("dialog .move-list button")).to_have_count(7)
    text = next(each["scene"]["choices"][3]["text"] for each in reversed(eva.heard) if each["type"] == "table")
    eva.find("dialog input").fill(text)
    eva.page.keyboard.press("Enter")
    expect(eva.find(".log li")).not_to_have_count(0)
    assert [each["action"] for each in eva.said if each["type"] == "act"] == [text]


def test_a_hint_has_a_reason_and_shows_its_way(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    eva.button("Hint").click()
    expect(eva.find(".thing.hinted").first).to_be_visible()
    hint = next(each for each in reversed(eva.heard) if each["type"] == "hint")
    expect(eva.find(".bar .note")).to_have_text(hint["text"])
    assert eva.find(".bar").inner_text().count(hint["label"]) == 1
    eva.button("Do that").click()
    expect(eva.find(".log li")).not_to_have_count(0)
    assert [each["action"] for each in eva.said if each["type"] == "act"] == [hint["action"]]


def test_a_hint_goes_with_its_position(eva: Person) -> None:
    """When the move is taken back nothing of the hint is left, nor the button that would do it."""
    eva.play_bots("dama")
    eva.click_something()
    eva.find(".thing.hit").last.dispatch_event("click")
    expect(eva.find(".log li")).not_to_have_count(0)
    eva.my_turn()
    eva.button("Hint").click()
    expect(eva.find("[data-key=hinted]")).to_be_visible()
    eva.button("Undo").click()
    expect(eva.find(".log li.undo")).to_have_count(1)
    eva.my_turn()
    expect(eva.find("[data-key=hinted], .thing.hinted")).to_have_count(0)
    expect(eva.find(".bar .note")).to_be_hidden()


def test_hints_and_moves_rest_while_others_are_to_move(invite: Invite) -> None:
    """Their buttons keep their places and do nothing; for a spectator there are none."""
    eva, jan, ota = invite("Eva"), invite("Jan"), invite("Ota")
    code = eva.open_table("dama")
    jan.join(code)
    ota.go(f"/r/{code}")
    ota.find("input").fill("Ota")
    ota.button("Just watch").click()
    eva.start()
    eva.my_turn()
    expect(jan.find("[data-key=hint][aria-disabled], [data-key=all][aria-disabled]")).to_have_count(2)
    for key in ("h", "m"):
        jan.page.keyboard.press(key)
    expect(jan.find("dialog")).to_have_count(0)
    expect(ota.find("[data-key=more]")).to_be_visible()
    expect(ota.find("[data-key=hint], [data-key=all]")).to_have_count(0)
    assert not [each for each in jan.said if each["type"] == "hint"]


def test_exact_odds_are_shown_on_request(eva: Person) -> None:
    """At the table by its button and its key, before it on the page of the game."""
    eva.play_bots("craps")
    eva.my_turn()
    eva.button("Odds").click()
    expect(eva.find("dialog table.odds tr").filter(has_text="7–11: chance to win")).to_contain_text("5/9")
    eva.page.keyboard.press("Escape")
    expect(eva.find("dialog")).to_have_count(0)
    eva.page.keyboard.press("o")
    expect(eva.find("dialog table.odds")).to_contain_text("8687/23760")
    eva.go("/g/craps")
    eva.find(".gamepage summary").filter(has_text="Odds").click()
    expect(eva.find(".gamepage table.odds")).to_contain_text("244/495")


def test_undo_takes_the_own_move_back_after_the_other_agrees(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.start()
    eva.my_turn()
    eva.click_something()
    eva.click_something()
    jan.my_turn()
    jan.click_something()
    jan.click_something()
    eva.my_turn()
    eva.button("Undo?").click()
    expect(eva.find(".notice")).to_contain_text("Waiting")
    expect(jan.find(".notice")).to_contain_text("Eva")
    jan.find(".notice").get_by_role("button", name="Agree").click()
    expect(jan.find(".log li.undo")).to_have_count(1)
    expect(eva.find(".notice")).to_have_count(0)
    eva.my_turn()


def test_the_table_can_be_read_and_played_as_text(eva: Person) -> None:
    eva.play_bots("prsi")
    eva.my_turn()
    eva.page.keyboard.press("t")
    expect(eva.find(".board-text")).to_be_visible()
    expect(eva.find(".board-text")).to_contain_text("Eva")
    before = eva.find(".log li").count()
    eva.find(".wordy .move-list button").first.click()
    expect(eva.find(f".log li:nth-child({before + 1})")).to_be_visible()


def test_the_keyboard_alone_plays(eva: Person) -> None:
    """b goes to the table, arrows move about, Enter clicks, Escape goes back; focus is never lost."""
    eva.play_bots("dama")
    eva.my_turn()
    eva.page.keyboard.press("b")
    expect(eva.find(".thing:focus")).to_have_count(1)
    eva.page.keyboard.press("ArrowRight")
    expect(eva.find(".thing.hit:focus")).to_have_count(1)
    for _ in range(3):
        moves = len([each for each in eva.said if each["type"] == "act"])
        eva.my_turn()
        eva.page.keyboard.press("b")
        eva.page.keyboard.press("Enter")
        expect(eva.find(".thing.picked")).to_have_count(1)
        eva.page.keyboard.press("b")
        eva.page.keyboard.press("ArrowUp")
        focused = eva.find(".thing.hit:focus")
        if focused.count() == 0:
            eva.find(".thing.hit:not(.picked)").first.focus()
        eva.page.keyboard.press("Enter")
        eva.my_turn()
        assert len([each for each in eva.said if each["type"] == "act"]) == moves + 1
        assert eva.page.evaluate("() => document.activeElement !== document.body")


def test_after_a_move_the_arrows_go_on_from_where_it_ended(eva: Person) -> None:
    """The man that has moved has another name now; the keyboard is not stuck on the old one."""
    eva.play_bots("dama")
    for _ in range(3):
        eva.my_turn()
        eva.page.keyboard.press("b")
        eva.page.keyboard.press("Enter")
        expect(eva.find(".thing.picked")).to_have_count(1)
        eva.find(".thing.hit:not(.picked)").first.focus()
        eva.page.keyboard.press("Enter")
        expect(eva.find(".thing.picked")).to_have_count(0)
        eva.my_turn()
        for way in ("Left", "Right", "Up", "Down"):
            eva.page.keyboard.press(f"Arrow{way}")
        expect(eva.find(".thing.hit:focus")).to_have_count(1)


def test_letters_rest_while_somebody_types(eva: Person) -> None:
    eva.play_bots("prsi")
    eva.my_turn()
    eva.page.keyboard.press("c")
    expect(eva.find(".write input")).to_be_focused()
    eva.page.keyboard.type("tz hm?")
    expect(eva.find(".write input")).to_have_value("tz hm?")
    expect(eva.find(".board-text")).to_be_hidden()
    eva.page.keyboard.press("Enter")
    expect(eva.find(".talk li")).to_contain_text("tz hm?")


def test_the_question_mark_lists_the_keys(eva: Person) -> None:
    eva.play_bots("prsi")
    eva.page.keyboard.press("?")
    eva.find("dialog summary").click()
    expect(eva.find("dialog .keys kbd").first).to_be_visible()
    eva.page.keyboard.press("Escape")
    expect(eva.find("dialog")).to_have_count(0)


def test_leaving_is_asked_first_and_a_bot_takes_over(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("prsi"))
    eva.start()
    eva.at_table()
    jan.at_table()
    jan.button("More").click()
    jan.button("Leave the room").click()
    jan.find("dialog").get_by_role("button", name="No").click()
    expect(jan.find(".scene")).to_be_visible()
    jan.button("More").click()
    jan.button("Leave the room").click()
    jan.find("dialog").get_by_role("button", name="Leave the room").click()
    expect(jan.find(".shelf")).to_be_visible()
    expect(eva.find(".seats")).to_contain_text("bot")
    expect(eva.find(".seats")).not_to_contain_text("Jan")
    expect(eva.find(".log")).to_contain_text("a bot, now plays instead of Jan")


def test_a_bot_stands_in_and_the_seat_is_taken_back(invite: Invite) -> None:
    """The bot makes one move and waits for the other person, so there is time to come back."""
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.start()
    eva.my_turn()
    eva.button("More").click()
    eva.button("Let a bot play for me").click()
    notice = eva.find(".notice")
    expect(notice).to_contain_text("A bot plays for Eva")
    jan.my_turn()
    notice.get_by_role("button", name="Take the seat back").click()
    expect(notice).to_have_count(0)
    jan.click_something()
    jan.click_something()
    eva.my_turn()


def test_a_rematch_starts_when_both_want_it(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("maroko"))
    eva.start()
    for number, person in enumerate((eva, jan)):
        person.at_table()
        person.play_along(number)
    eva.over()
    jan.over()
    eva.button("Rematch").click()
    expect(jan.find(".notice")).to_contain_text("Eva offers a rematch")
    jan.button("Rematch").click()
    expect(eva.find(".bar [data-key=replay]")).to_have_count(0)
    expect(jan.find(READY + ", .seat.on").first).to_be_visible()


def test_a_match_is_abandoned_when_all_agree(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("prsi"))
    eva.start()
    eva.at_table()
    jan.at_table()
    eva.button("More").click()
    eva.button("End without a result").click()
    eva.find("dialog").get_by_role("button", name="End without a result").click()
    expect(jan.find(".notice")).to_contain_text("Eva")
    jan.find(".notice").get_by_role("button", name="End without a result").click()
    expect(eva.find(".bar [data-key=rematch]")).to_be_visible()
