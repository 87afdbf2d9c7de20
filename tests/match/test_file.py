"""The match file: written, read, loaded and gone on with; and whatever is no match file."""

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core import NATURE, Fault, Illegal, Unreadable
from saloon.house import SHELF
from saloon.match import (
    FairChance,
    Match,
    OpenChance,
    Player,
    Reseated,
    SealedChance,
    TypedChance,
    Undone,
    load,
    pledge_of,
    read,
    write,
)
from saloon.match.chain import START, join, link
from saloon.match.file import header
from saloon.match.seats import quote, unquote
from toys import CARDS, FACES, RACE, ROLL, WALK, RaceOptions

from .playing import new, played, relink, secret_of

GAMES = [RACE, CARDS]


def same(one: Match, other: Match) -> None:
    """Two matches that nobody can tell apart."""
    for name in (
        "id",
        "state",
        "log",
        "players",
        "first_players",
        "pledges",
        "commitment",
        "rated",
        "abandoned",
        "over",
    ):
        assert getattr(one, name) == getattr(other, name), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(6))
def test_a_finished_match_comes_back_from_its_file(game, seed: int):
    match = played(game, seed, seats=2 + seed % 2, meddling=0.1, names=["Eva", "Žofie Ťuhýková"])
    assert match.over
    back = load(write(match))
    same(match, back)
    assert back.secret == secret_of(seed)
    assert write(back) == write(match)


@settings(max_examples=40)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(0, 40), st.booleans())
def test_an_unfinished_match_goes_on_as_if_never_put_down(game, seed: int, steps: int, rated: bool):
    """Saved after any number of steps and loaded with its secret, it ends the very same way."""
    match = played(game, seed, steps=steps, rated=rated)
    back = load(write(match), secret_of(seed))
    same(match, back)
    for each in (match, back):
        for _ in range(6):
            each.run_nature()
            if each.over:
                break
            each.submit(each.to_act()[0], each.state.legal(each.to_act()[0])[0])
    assert write(match) == write(back)


def test_without_its_secret_an_unfinished_match_can_be_looked_at_only():
    match = new(RACE, 3)
    match.submit(0, ROLL)
    text = write(match)
    assert secret_of(3).hex() not in text
    back = load(text)
    assert isinstance(back.chance, SealedChance)
    assert write(back) == text
    with pytest.raises(Illegal, match="chance-sealed"):
        back.nature()


def test_a_wrong_secret_is_refused():
    with pytest.raises(Unreadable, match="secret-wrong"):
        load(write(new(RACE, 3)), secret_of(4))


def test_an_abandoned_match_publishes_its_secret():
    match = new(RACE, 3)
    match.submit(0, WALK)
    match.abandon()
    text = write(match)
    assert re.search(rf"\nend abandoned {'.' * 64}\nsecret {secret_of(3).hex()} {'.' * 64}\n$", text)
    assert load(text).abandoned
    assert write(load(text)) == text


@pytest.mark.parametrize(("chance", "kind"), [(OpenChance(1), OpenChance), (TypedChance(), TypedChance)])
def test_chance_without_a_claim_stays_so(chance, kind):
    match = Match(RACE, chance=chance, id="x")
    match.submit(0, ROLL)
    match.submit(NATURE, FACES[0])
    text = write(match)
    assert "commitment" not in text
    assert isinstance(load(text).chance, kind)


def test_the_file_says_what_the_documentation_says():
    match = Match(
        RACE, 2, RaceOptions(7), ['Eva "Kid"', "Robo"], FairChance(bytes(32)), kinds=["human", "bot:expert"], id="demo"
    )
    match.pledge(0, pledge_of("demo", 0, b"0123456789abcdef"))
    match.redeem(0, b"0123456789abcdef")
    match.submit(0, WALK)
    match.undo(0)
    match.reseat(1, "human", "Jan")
    texts = [line.rpartition(" ")[0] for line in write(match).splitlines()]
    assert texts == [
        "saloon 1",
        "match demo",
        "game race 1",
        "options goal=7",
        "play friendly",
        'seat 1 human "Eva \\"Kid\\""',
        'seat 2 bot:expert "Robo"',
        "chance fair",
        f"commitment {match.commitment}",
        f"adds 1 {pledge_of('demo', 0, b'0123456789abcdef')} {b'0123456789abcdef'.hex()}",
        "1 1 walk",
        "2 back 1 1",
        '3 seat 2 human "Jan"',
    ]


def test_a_pledge_that_was_never_opened_is_kept():
    match = Match(RACE, id="m")
    match.pledge(1, pledge_of("m", 1, bytes(16)))
    assert f"adds 2 {pledge_of('m', 1, bytes(16))} - " in write(match)
    assert load(write(match)).pledges == match.pledges


def test_each_line_hangs_on_the_one_before():
    one, two, *_ = write(new(RACE, 1)).splitlines()
    assert one == f"saloon 1 {link(START, 'saloon 1')}"
    assert two == f"match test-1 {link(one[-64:], 'match test-1')}"


def test_undos_and_changed_seats_come_back():
    match = played(RACE, 11, seats=3, meddling=0.5, steps=30)
    assert {Undone, Reseated} <= {type(entry) for entry in match.log}
    same(match, load(write(match), secret_of(11)))


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm():
    match = played(RACE, 1)
    text = "\ufeff" + write(match).replace("\n", "\r\n")
    same(match, load(text))


# -- names ----------------------------------------------------------------------------------------

NAMES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=40).map(str.strip)


@given(NAMES)
def test_any_name_is_written_on_one_line_and_read_back(name: str):
    match = Match(RACE, names=[name], chance=OpenChance(1), id="x")
    text = write(match)
    assert len(text.splitlines()) == len(list(header(match)))
    assert load(text).names == (name, "")
    assert unquote(quote(name)) == name


@pytest.mark.parametrize("name", ["\u202eevil", "a\u2028b", '"', "\\", "a b  c", "💃", "ǅ", "\ufeffx"])
def test_names_that_are_hard_to_write(name: str):
    player = Player(name)
    assert len(player.text().splitlines()) == 1
    assert Player.read(player.text()) == player


@pytest.mark.parametrize("text", ['"a', "a", '["a"]', "[" * 5000, '"\\u0061"', "1", "null", '"a" ', ""])
def test_a_name_has_one_spelling(text: str):
    with pytest.raises(Unreadable, match="name-spelling"):
        unquote(text)


@pytest.mark.parametrize("name", ["a\nb", "\x00", "\x85", "\ud800", "x" * 41, " a", "a\t"])
def test_names_that_cannot_be(name: str):
    with pytest.raises(Unreadable, match="name-unfit"):
        Player(name)


# -- whatever is no match file ----------------------------------------------------------------------


def edited(old: str, new_text: str, hashed: bool = True) -> str:
    """A good file with one line changed, by a forger who can count hashes or by one who cannot."""
    text = write(played(RACE, 1, names=["Eva", "Jan"]))
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.rpartition(" ")[0] == old or line.startswith(old + " "))
    lines[at] = f"{new_text} {lines[at][-64:]}"
    text = "\n".join(lines) + "\n"
    return relink(text) if hashed else text


@pytest.mark.parametrize(
    ("old", "new_text", "message", "line"),
    [
        ("saloon 1", "solitaire 1", "file-not-saloon", 1),
        ("saloon 1", "saloon 2", "file-format", 1),
        ("match", "match no/slashes", "file-value", 2),
        ("match", "1 1 walk", "file-expected", 2),
        ("game race 1", "game chess 1", "file-game", 3),
        ("game race 1", "game race 2", "file-version", 3),
        ("game race 1", "game race one", "unreadable-number", 3),
        ("game race 1", "game race", "file-expected", 3),
        ("options -", "options speed=9", "option-unknown", 4),
        ("options -", "options goal=99", "option-value", 4),
        ("options -", "options goal=12", "file-options", 4),
        ("play friendly", "play nice", "file-value", 5),
        ("seat 1", 'seat 2 human "Eva"', "file-value", 6),
        ("seat 1", "seat 1 human Eva", "name-spelling", 6),
        ("seat 1", 'seat 1 cat "Eva"', "seat-kind", 6),
        ("chance fair", "chance good", "file-value", 8),
        ("commitment", "commitment 12", "file-value", 9),
        ("adds", f"adds 3 {'0' * 64} -", "unreadable-seat", 10),
        ("adds", f"adds 1 {'0' * 64} zz", "file-value", 10),
        ("adds", f"adds 1 {'0' * 64} {'00' * 16}", "redeem-wrong", 10),
        ("1 1", "one 1 walk", "unreadable-number", 11),
        ("1 1", "1 9 walk", "unreadable-seat", 11),
        ("1 1", f"1 {'9' * 5000} walk", "unreadable-seat", 11),
        ("1 1", "1 1 fly", "unreadable-action", 11),
        ("1 1", "1 1 WALK", "unreadable-action", 11),
        ("1 1", "1 2 walk", "illegal-turn", 11),
        ("1 1", "1 * 3", "illegal-turn", 11),
        ("1 1", "2 1 walk", "entry-number", 11),
        ("1 1", "1 undo 1 1", "undo-nothing", 11),
        ("1 1", "1 undo 1", "unreadable-number", 11),
        ("1 1", "1 undo", "unreadable-number", 11),
        ("1 1", "1 undo 1 1 2 2", "unreadable-seat", 11),
        ("1 1", "1 seat 1 human", "name-spelling", 11),
    ],
)
def test_what_makes_no_sense_is_told_with_its_line(old: str, new_text: str, message: str, line: int):
    with pytest.raises(Unreadable) as caught:
        load(edited(old, new_text))
    fault = caught.value
    assert fault.args_by_name["line"] == line
    assert getattr(fault, "cause", fault).message == message


def test_a_seat_adds_its_bytes_once_and_in_order():
    match = Match(RACE, id="m")
    for seat in (0, 1):
        match.pledge(seat, pledge_of("m", seat, bytes(16)))
    lines = [line.rpartition(" ")[0] for line in write(match).splitlines()]
    for forged in ([*lines[:-1], lines[-2]], [*lines[:-2], lines[-1], lines[-2]]):
        with pytest.raises(Unreadable, match=f"file-value line={len(lines)}"):
            load(join(forged))


def test_a_changed_line_is_not_even_parsed():
    with pytest.raises(Unreadable, match="file-chain line=6"):
        read(edited("seat 1", 'seat 1 human "Ewa"', hashed=False))


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "saloon 1", f"saloon 1 {'0' * 63}", "\ud800 " + "0" * 64, "\0" * 100]
)
def test_other_files_are_no_match_files(text: str):
    with pytest.raises(Unreadable, match="file-line"):
        read(text)


@pytest.mark.parametrize(("damage", "line"), [(b"\xff", 1), (b"saloon 1 " + b"0" * 64 + b"\nmatch \xc3( ", 2)])
def test_bytes_that_are_no_text_are_told_with_their_line(damage: bytes, line: int):
    with pytest.raises(Unreadable, match=f"file-line line={line}"):
        read(damage)


def test_a_file_can_be_given_as_bytes():
    match = played(RACE, 1, names=["Žofie"])
    same(match, load(write(match).encode()))


def test_an_endless_file_is_not_read():
    with pytest.raises(Unreadable, match="file-long"):
        read("x" * 5_000_000)


def test_a_result_that_is_not_true_is_refused():
    text = write(played(RACE, 1))
    lines = text.splitlines()
    for end in ("end finished 1,2", "end abandoned"):
        lines[-2] = f"{end} {'0' * 64}"
        with pytest.raises(Unreadable, match=f"file-result line={len(lines) - 1}"):
            load(relink("\n".join(lines)))


@pytest.mark.parametrize("more", ["99 1 walk", "end abandoned", f"secret {'0' * 64}", "hello"])
def test_nothing_follows_the_end(more: str):
    text = write(played(RACE, 1))
    lines = [line.rpartition(" ")[0] for line in text.splitlines()]
    with pytest.raises(Unreadable, match=f"file-after-end line={len(lines) + 1}"):
        read(join([*lines, more]))


@settings(max_examples=150)
@given(st.data())
def test_no_file_makes_loading_fail_in_any_other_way(data: st.DataObject):
    """Lines replaced, dropped, doubled, words swapped in, hashes right: a fault or a match, nothing else."""
    lines = [
        line.rpartition(" ")[0] for line in write(played(data.draw(st.sampled_from(GAMES)), 5, steps=25)).splitlines()
    ]
    at = data.draw(st.integers(1, len(lines) - 1))
    words = lines[at].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    words[word] = data.draw(
        st.sampled_from(["", "-", "*", "0", "-1", "1", "2", "undo", "seat", "end", "9" * 20, "²", "abandoned"])
    )
    lines[at : at + data.draw(st.integers(0, 1))] = [" ".join(words)] * data.draw(st.integers(0, 2))
    with suppress(Fault):
        load(join(lines))


def test_a_game_is_found_on_the_shelf_only():
    SHELF.pop("race")
    with pytest.raises(Unreadable, match="file-game"):
        load(write(new(RACE, 1)))
