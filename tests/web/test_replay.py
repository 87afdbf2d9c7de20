"""A finished match is walked through, linked to, downloaded, and checked without the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Download, expect

from web.conftest import Invite
from web.house import WEB, Browsers, House, Person


@pytest.fixture(scope="module")
def match(browsers: Browsers, house: House) -> str:
    """The id of a match of Prší that was played to its end."""
    person = Person(browsers, house, "Eva")
    person.play_bots("prsi")
    person.play_along(5)
    person.over()
    person.find(".bar [data-key=replay]").click()
    person.page.wait_for_url(re.compile("/m/"))
    found = re.search(r"/m/([0-9a-f]+)", person.page.url)
    assert found
    person.close()
    return found[1]


def opened(person: Person, match: str, place: str = "") -> int:
    """Open the replay; gives the number of entries."""
    person.go(f"/m/{match}{place}")
    person.at_table()
    expect(person.find(".steps .count")).to_contain_text("/")
    return int(person.find(".steps .count").inner_text().split("/")[1])


def at(person: Person) -> int:
    return int(person.find(".steps .count").inner_text().split("/")[0])


def test_keys_and_buttons_step_and_jump(eva: Person, match: str) -> None:
    total = opened(eva, match)
    assert at(eva) == total
    eva.page.keyboard.press("Home")
    expect(eva.find(".steps .count")).to_have_text(f"0 / {total}")
    eva.page.keyboard.press("ArrowRight")
    eva.page.keyboard.press("ArrowRight")
    expect(eva.find(".steps .count")).to_have_text(f"2 / {total}")
    eva.page.keyboard.press("ArrowLeft")
    expect(eva.find(".steps .count")).to_have_text(f"1 / {total}")
    eva.button("To the end").click()
    expect(eva.find(".steps .count")).to_have_text(f"{total} / {total}")
    eva.find(".slider").fill("3")
    expect(eva.find(".steps .count")).to_have_text(f"3 / {total}")


def test_a_line_of_the_log_jumps_there(eva: Person, match: str) -> None:
    total = opened(eva, match)
    eva.find(".log li button").nth(4).click()
    expect(eva.find(".steps .count")).to_have_text(f"5 / {total}")
    expect(eva.find(".log li.now")).to_have_count(1)
    expect(eva.find(".bar .say")).to_have_text(eva.find(".log li.now .said").inner_text())


def test_a_link_names_position_and_seat(eva: Person, match: str) -> None:
    total = opened(eva, match, "#12.1")
    expect(eva.find(".steps .count")).to_have_text(f"12 / {total}")
    expect(eva.find(".bar select")).to_have_value("1")
    eva.page.keyboard.press("ArrowRight")
    eva.page.wait_for_url(re.compile("#13.1$"))


def test_after_the_end_all_hands_lie_open(eva: Person, match: str) -> None:
    opened(eva, match, "#12")
    eva.find(".thing").first.wait_for(state="attached")
    assert eva.find(".thing[data-id^=card-]").count() >= 8


def test_pictures_and_the_match_file_are_handed_out(eva: Person, match: str, tmp_path: Path) -> None:
    opened(eva, match)
    for name, start in (("Picture (PNG)", b"\x89PNG"), ("Picture (SVG)", b"<svg"), ("Match file", b"saloon 1 ")):
        assert start == saved(eva, name, tmp_path).read_bytes()[: len(start)]


def test_on_a_phone_rare_tools_stand_behind_more(invite: Invite, match: str, tmp_path: Path) -> None:
    eva = invite("Eva", size=(360, 740), has_touch=True)
    opened(eva, match)
    for each in eva.find(".bar button:visible, .bar select:visible, .bar input:visible").all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    eva.button("More").click()
    assert saved(eva, "Match file", tmp_path).read_bytes().startswith(b"saloon 1 ")


def saved(person: Person, name: str, folder: Path) -> Path:
    with person.page.expect_download() as waiting:
        person.button(name).click()
    download: Download = waiting.value
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


def test_the_checking_page_finds_that_everything_holds(eva: Person, match: str, tmp_path: Path) -> None:
    opened(eva, match)
    file = saved(eva, "Match file", tmp_path)
    check(eva, eva.house.address + "/web/verify/index.html", file)
    expect(eva.find("#report")).to_have_attribute("data-holds", "true")
    expect(eva.find("#findings .good").last).to_contain_text("Sealed by")
    assert eva.find("#findings .good").count() >= 4  # lines, promise, numbers, seal; and each pledge that was opened
    assert eva.find("#draws tr").count() > 8


def test_the_checking_page_works_from_a_disk(eva: Person, match: str, tmp_path: Path) -> None:
    """No server: the page is opened as a file, and nothing is asked of anybody."""
    opened(eva, match)
    file = saved(eva, "Match file", tmp_path)
    asked: list[str] = []
    eva.page.on("request", lambda request: asked.append(request.url))
    check(eva, (WEB / "verify" / "index.html").as_uri(), file)
    expect(eva.find("#report")).to_have_attribute("data-holds", "true")
    assert all(url.startswith("file:") for url in asked)


def check(person: Person, address: str, file: Path) -> None:
    person.page.goto(address)
    person.find("#file").set_input_files(file)
    expect(person.find("#report")).to_be_visible()


@pytest.mark.parametrize("change", ["an action", "the secret", "a dropped line"])
def test_the_checking_page_finds_what_was_tampered_with(eva: Person, match: str, tmp_path: Path, change: str) -> None:
    opened(eva, match)
    file = saved(eva, "Match file", tmp_path)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    where = next(
        i
        for i, line in enumerate(lines)
        if line.startswith({"an action": "5 ", "the secret": "secret ", "a dropped line": "6 "}[change])
    )
    if change == "a dropped line":
        del lines[where]
    else:
        lines[where] = (
            lines[where].replace("+", "-", 1) if change == "an action" else lines[where][:7] + "00" + lines[where][9:]
        )
    file.write_text("".join(lines), "utf-8")
    check(eva, eva.house.address + "/web/verify/index.html", file)
    expect(eva.find("#report")).to_have_attribute("data-holds", "false")
    expect(eva.find("#findings .bad")).to_have_count(1)


def test_a_secret_that_was_not_promised_is_found_although_the_lines_hang_together(
    eva: Person, match: str, tmp_path: Path
) -> None:
    from saloon.match.chain import join

    opened(eva, match)
    file = saved(eva, "Match file", tmp_path)
    texts = [line.rsplit(" ", 1)[0] for line in file.read_text("utf-8").splitlines()]
    secret = next(number for number, text in enumerate(texts) if text.startswith("secret "))
    texts[secret:] = ["secret " + "00" * 32]
    file.write_text(join(texts), "utf-8")
    check(eva, eva.house.address + "/web/verify/index.html", file)
    expect(eva.find("#findings .bad")).to_contain_text("not the one that was promised")


def test_the_hash_of_the_page_is_sha256(eva: Person) -> None:
    """Where the browser's own is locked away, the page's few lines give the same."""
    import hashlib
    import hmac

    eva.go("/web/verify/index.html")
    for text in ("", "abc", "x" * 55, "x" * 56, "x" * 64, "příliš žluťoučký kůň" * 9):
        got = eva.page.evaluate(
            "text => { const { plain, hex, utf8 } = globalThis.saloonHash; return hex(plain(utf8(text))); }", text
        )
        assert got == hashlib.sha256(text.encode()).hexdigest()
    got = eva.page.evaluate(
        "async () => { const { hmac, hex, utf8 } = globalThis.saloonHash; return hex(await hmac(utf8('key'), "
        "utf8('message'))); }"
    )
    assert got == hmac.new(b"key", b"message", "sha256").hexdigest()


def test_numbers_are_those_of_the_house(invite: Invite) -> None:
    """The word of an event is the one that the house draws with (docs/fairness.md gives the values)."""
    eva = invite("Eva")
    eva.go("/web/verify/index.html")
    places = eva.page.evaluate(
        """async () => {
  const { hmac, pack, number, hex, utf8 } = globalThis.saloonHash;
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const word = async (at) =>
    hex(await hmac(secret, pack(utf8('0123456789abcdef'), '', 'event', number(at, 8), number(0, 8))));
  return Promise.all(
    [
      [1, 2],
      [2, 6],
      [3, 32],
      [4, 1000003],
    ].map(async ([at, total]) => globalThis.saloonCheck.place(await word(at), total)),
  );
}"""
    )
    assert places == [1, 4, 14, 381397]


def test_another_place_in_the_address_is_gone_to_by_the_page_that_is_open(eva: Person, match: str) -> None:
    """It is not opened anew, neither for a place that is typed nor for the way back."""
    total = opened(eva, match)
    eva.find(".slider").evaluate("slider => (slider.dataset.first = 'yes')")
    for place in (2, 3):
        eva.page.evaluate("place => (location.hash = place)", f"#{place}")
        expect(eva.find(".steps .count")).to_have_text(f"{place} / {total}")
    eva.page.go_back()
    expect(eva.find(".steps .count")).to_have_text(f"2 / {total}")
    expect(eva.find(".slider")).to_have_attribute("data-first", "yes")


def test_a_dialog_goes_with_the_page_that_asked(eva: Person, match: str) -> None:
    eva.go("/")
    eva.find(".lobby").wait_for()
    eva.page.evaluate(
        "path => document.body.appendChild(Object.assign(document.createElement('a'), { href: path })).click()",
        f"/m/{match}",
    )
    eva.at_table()
    eva.page.keyboard.press("?")
    expect(eva.find("dialog[open]")).to_be_visible()
    eva.page.go_back()
    eva.find(".lobby").wait_for()
    expect(eva.find("dialog")).to_have_count(0)
