"""Hidden hands never reach the other browser: checked on everything its socket hears."""

from __future__ import annotations

import json
from typing import Any

from web.conftest import Invite
from web.house import READY, Person


def positions(person: Person) -> list[dict[str, Any]]:
    return [each for each in person.heard if each["type"] in ("table", "event")]


def cards(message: dict[str, Any]) -> set[str]:
    """Faces in a scene of Prší."""
    return {node["id"] for node in message["scene"]["nodes"] if node["id"].startswith("card-")}


def first_turn(person: Person) -> dict[str, Any]:
    """The position after the deal, before anything is laid."""
    return next(each for each in positions(person) if each["to_act"] and each["to_act"][0] >= 0)


def played(person: Person) -> set[str]:
    """Cards a person has laid, by the actions sent: `HO=L` is the Ober of hearts."""
    return {
        "card-" + each["action"].split("=")[0].split()[0]
        for each in person.said
        if each["type"] == "act" and each["action"] not in ("draw", "stand", "pass")
    }


def test_a_dealt_card_is_unknown_to_the_other_until_it_is_laid(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("prsi"))
    eva.start()
    for number, person in enumerate((eva, jan)):
        person.at_table()
        person.play_along(number + 3)
    eva.over()
    jan.over()
    for me, other in ((eva, jan), (jan, eva)):
        known_to_other: set[str] = set()
        for message in positions(other):
            if message["to_act"]:
                known_to_other |= cards(message)
        mine = set().union(*(cards(each) for each in positions(me)))
        kept = mine - known_to_other
        assert played(me) <= set().union(*(cards(each) for each in positions(other)))
        dealt = cards(first_turn(me)) - cards(first_turn(other))
        assert len(dealt) == 4
        assert dealt <= mine
        early = json.dumps([each for each in positions(other) if each["number"] <= first_turn(me)["number"]])
        assert not [card for card in dealt if f'"{card}"' in early]
        running = [each for each in other.heard if each["type"] != "room" and each.get("to_act")]
        heard = json.dumps(running)
        for card in kept:
            assert f'"{card}"' not in heard


def test_lines_about_a_dealt_card_differ(invite: Invite) -> None:
    """The one who gets a card reads which; the other reads only that a card was taken."""
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("prsi"))
    eva.start()
    eva.at_table()
    jan.at_table()
    eva.find(".log li:nth-child(9)").wait_for()
    jan.find(".log li:nth-child(9)").wait_for()
    mine, theirs = (
        {
            line["number"]: line["text"]
            for each in positions(who)
            for line in each.get("log", [each.get("line")])
            if line
        }
        for who in (eva, jan)
    )
    assert [number for number in mine if mine[number] != theirs.get(number)]


def test_tokens_and_the_secret_stay_with_the_house(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("prsi"))
    eva.start()
    eva.at_table()
    jan.at_table()
    token = eva.page.evaluate("() => JSON.parse(localStorage.getItem('saloon.rooms'))[0].token")
    heard = json.dumps(jan.heard)
    assert token not in heard
    assert all(not each["match"]["secret"] for each in jan.heard if each["type"] == "room" and each["match"])


def test_an_onlooker_sees_what_lies_open_and_can_do_nothing(invite: Invite) -> None:
    eva, watcher = invite("Eva"), invite("Olga")
    eva.open_table("prsi")
    eva.page.get_by_text("More links").click()
    watcher.page.goto(eva.find(".linkrow input").nth(1).input_value())
    eva.start()
    eva.my_turn()
    watcher.at_table()
    assert watcher.find(READY).count() == 0
    assert watcher.find(".write").is_hidden()
    shown = positions(watcher)
    assert shown
    for message in shown:
        assert not message["scene"]["choices"]
        assert len(cards(message)) <= 4, "the pile and nothing else"


def test_a_link_takes_the_seat_to_another_device(invite: Invite) -> None:
    """The token is behind `#`, goes from the address at once, and gives the same hand."""
    eva, phone = invite("Eva"), invite("Phone")
    eva.play_bots("prsi")
    eva.my_turn()
    token = eva.page.evaluate("() => JSON.parse(localStorage.getItem('saloon.rooms'))[0].token")
    path = eva.page.url.removeprefix(eva.house.address)
    phone.go(f"{path}#token={token}")
    phone.button("Go on as Eva").click()
    phone.my_turn()
    assert token not in phone.page.url
    assert cards(positions(phone)[-1]) == cards(positions(eva)[-1])
