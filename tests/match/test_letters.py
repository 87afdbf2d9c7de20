"""A match by letters: genuine ones are read; what was changed, reordered or withheld is refused with its reason."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from saloon.core.state import Fault
from saloon.games import SHELF
from saloon.match import verify, write
from saloon.match.correspondence import ACCEPT, MOVE, OPEN, OVER, LetterReport, follow, read_letter, suits
from saloon.match.letter import Letter, LetterSignature, pack_letter, unpack_letter
from saloon.match.signature import is_signed, is_signed_plainly
from saloon.match.twofold import chain, share_before
from saloon.words import LANGS, words

from .post import Device, exchange, invitation, pair

QR_BYTES = 2331
"""What the largest QR picture of middling safety holds."""
OPEN_GAMES = sorted(key for key, game in SHELF.items() if suits(game))


def refused(letter: Letter | str) -> str:
    """The reason why a letter is not believed."""
    with pytest.raises(Fault) as found:
        read_letter(unpack_letter(letter if isinstance(letter, str) else pack_letter(letter)))
    for lang in LANGS:
        assert words(lang, found.value.folder).fault(found.value)
    return found.value.message


@pytest.fixture(scope="module")
def dice() -> list[str]:
    """A match with dice, as far as some letters go."""
    return exchange("oko", 40)


@pytest.fixture(scope="module")
def board() -> list[str]:
    """A match without any chance."""
    return exchange("krizovy_mlyn", 9)


def test_games_without_secrets_go_by_letter() -> None:
    assert OPEN_GAMES == ["clovece", "craps", "dama", "krizovy_mlyn", "maroko", "mlyn", "oko", "tisicovka"]


@pytest.mark.parametrize("key", OPEN_GAMES)
def test_every_open_game_goes_by_letters_that_fit_a_picture(key: str) -> None:
    """Both take turns; every letter holds the whole match, and both read the same from it."""
    letters = exchange(key, 14)
    for text in letters:
        assert len(text) < QR_BYTES
        assert unpack_letter(pack_letter(unpack_letter(text))) == unpack_letter(text)
    seats = [read_letter(unpack_letter(text)).writes for text in letters]
    assert seats[0] == 1 and all(one != two for one, two in pairwise(seats) if two >= 0)
    told = [read_letter(unpack_letter(text)) for text in letters]
    assert all(later.lines[: len(earlier.lines)] == earlier.lines for earlier, later in pairwise(told))


def test_a_match_by_letters_comes_to_its_end_and_becomes_a_file(dice: list[str]) -> None:
    told = read_letter(unpack_letter(dice[-1]))
    assert told.due == OVER and told.match.scores is not None
    assert verify(write(told.match)).holds
    for lang in LANGS:
        assert len(LetterReport(told).lines(lang)) == 6


def test_a_letter_may_come_as_a_whole_link(dice: list[str]) -> None:
    assert unpack_letter(f" https://example.org/saloon/letter#{dice[3]}\n") == unpack_letter(dice[3])


def test_the_one_who_decides_opens_first_and_the_other_sees_what_falls(dice: list[str]) -> None:
    """A share is opened with the decision, unknown to the one who decides until the other answers."""
    told = [read_letter(unpack_letter(text)) for text in dice]
    assert told[0].due == ACCEPT and told[1].due == OPEN
    opens = [line.split()[1] for line in told[-1].lines if line.startswith("open ")]
    assert opens[:2] == ["2", "1"]
    assert {each.due for each in told[2:-1]} <= {OPEN, MOVE}


def signed_by(device: Device, letter: Letter) -> Letter:
    return device.sign(letter)


def with_shares(letter: Letter, seat: int, opened: int, share: bytes) -> Letter:
    opens, shares = list(letter.opened), list(letter.shares)
    opens[seat], shares[seat] = opened, share
    return replace(letter, opened=(opens[0], opens[1]), shares=(shares[0], shares[1]))


def test_whatever_is_changed_on_the_way_is_refused(dice: list[str]) -> None:
    """Names, options, decisions, the number of the match, a signature: the reason is told."""
    letter = unpack_letter(dice[5])
    name = replace(letter.writers[1], name="Ivo")
    assert refused(replace(letter, writers=(letter.writers[0], name))) == "letter-forged"
    assert refused(replace(letter, match="other")) == "letter-shares"
    assert refused(replace(letter, signed=(None, letter.signed[1]))) == "letter-unsigned"
    for seat in (0, 1):
        signed = letter.signed[seat]
        assert signed is not None
        broken = signed.signature[:-1] + bytes([signed.signature[-1] ^ 1])
        assert refused(letter.with_signature(seat, LetterSignature(signed.lines, broken))) == "letter-forged"
        assert refused(letter.with_signature(seat, LetterSignature(10_000, signed.signature))) == "letter-forged"


def test_nobody_decides_for_the_other(board: list[str]) -> None:
    """Eva adds a move of hers and one of Jan's, or changes his last one, and signs it all."""
    eva, jan = pair()
    letter = unpack_letter(board[-1])
    told = read_letter(letter)
    writer, victim = (eva, jan) if told.writes == 0 else (jan, eva)
    forged = letter
    for seat in (writer.seat, victim.seat):
        state = follow(forged).match.state
        forged = forged.with_move(SHELF["krizovy_mlyn"].notation.write(state.legal(seat)[0]))
    assert refused(signed_by(writer, forged)) == "letter-unsigned"
    before = follow(replace(letter, moves=letter.moves[:-1]))
    other = next(
        text
        for text in map(SHELF["krizovy_mlyn"].notation.write, before.match.state.legal(victim.seat))
        if text != letter.moves[-1]
    )
    assert refused(signed_by(writer, replace(letter, moves=(*letter.moves[:-1], other)))) == "letter-forged"


def test_moves_in_another_order_are_refused(board: list[str]) -> None:
    letter = unpack_letter(board[-1])
    swapped = replace(letter, moves=(letter.moves[2], letter.moves[1], letter.moves[0], *letter.moves[3:]))
    assert refused(swapped) in {"letter-forged", "illegal-here"}


def test_dice_cannot_be_chosen(dice: list[str]) -> None:
    """Another share than the promised one is refused, also if the one who opens it signs the whole letter."""
    eva, _ = pair()
    letter = unpack_letter(dice[1])
    told = read_letter(letter)
    assert told.due == OPEN and told.writes == 0
    for number in range(5):
        chosen = with_shares(letter, 0, 1, bytes([number]) * 32)
        with pytest.raises(Fault, match="letter-shares"):
            follow(chosen)
    own = Device("Eva", 0, "elsewhere")
    with pytest.raises(Fault, match="letter-shares"):
        follow(with_shares(letter, 0, 1, own.links[1]))
    assert follow(eva.open(letter)).due in {OPEN, MOVE}


def test_shares_are_neither_withheld_nor_opened_early(dice: list[str]) -> None:
    eva, jan = pair()
    letter = unpack_letter(dice[1])
    withheld = with_shares(letter, 1, 0, b"")
    assert refused(signed_by(jan, withheld)) == "letter-unfinished"
    for device, count in ((eva, 2), (jan, 2), (jan, 5)):
        with pytest.raises(Fault, match="letter-shares"):
            follow(with_shares(letter, device.seat, count, device.links[count]))


def test_the_order_of_opening_does_not_change_what_falls() -> None:
    """What falls follows from both chains and the number alone."""
    one, two = exchange("oko", 6, seed=1), exchange("oko", 6, seed=2)
    falls = [[line for line in read_letter(unpack_letter(each[2])).lines if " * " in line] for each in (one, two)]
    assert falls[0] and falls[0] == falls[1]


def test_a_letter_must_be_finished_by_its_sender(dice: list[str]) -> None:
    """Eva looks at what has fallen, and sends it back without deciding."""
    eva, _ = pair()
    opened = eva.open(unpack_letter(dice[1]))
    assert (follow(opened).writes, follow(opened).due) == (0, MOVE)
    assert refused(signed_by(eva, opened)) == "letter-unfinished"


def test_one_may_give_up(board: list[str]) -> None:
    letter = unpack_letter(board[-1])
    device = pair()[read_letter(letter).writes]
    given = signed_by(device, letter.with_move(f"#{device.seat + 1}"))
    told = read_letter(given)
    assert told.due == OVER and told.match.resigned == device.seat
    assert refused(signed_by(device, letter.with_move(f"#{2 - device.seat}"))) == "letter-unsigned"
    assert refused(given.with_move(letter.moves[0])) == "letter-unreadable"


@pytest.mark.parametrize(
    ("game", "options", "why"),
    [("prsi", "", "letter-game"), ("nothing", "", "letter-game"), ("oko", "x=1", "option-unknown")],
)
def test_only_open_games_of_the_house_go_by_letter(game: str, options: str, why: str) -> None:
    eva, _ = pair()
    letter = replace(unpack_letter(invitation(eva, "oko")), game=game, options=options)
    assert refused(letter) == why


def test_rules_of_another_day() -> None:
    eva, _ = pair()
    letter = unpack_letter(invitation(eva, "oko"))
    assert refused(replace(letter, version=letter.version + 1)) == "letter-version"


@pytest.mark.parametrize("text", ["", "x", "%%%", "a" * 30_000, "AAAA", "#", "bXVzaWM", pack_letter.__doc__ or ""])
def test_what_is_no_letter_is_told(text: str) -> None:
    with pytest.raises(Fault, match="letter-"):
        unpack_letter(text)


def test_a_letter_cut_short_or_mangled_is_told(dice: list[str]) -> None:
    """Every cut, and many changed letters: refused, never a crash, never believed."""
    text = dice[5]
    rng = random.Random(5)
    for at in rng.sample(range(len(text)), 60):
        with pytest.raises(Fault):
            read_letter(unpack_letter(text[:at]))
        mangled = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        with pytest.raises(Fault):
            read_letter(unpack_letter(mangled))


def test_signatures_are_checked_alike_with_and_without_the_library() -> None:
    rng = random.Random(7)
    for _ in range(6):
        private = Ed25519PrivateKey.from_private_bytes(rng.randbytes(32))
        key, message = private.public_key().public_bytes_raw(), rng.randbytes(40)
        signature = private.sign(message)
        assert is_signed(key, message, signature) and is_signed_plainly(key, message, signature)
        at = rng.randrange(64)
        wrong = signature[:at] + bytes([signature[at] ^ 4]) + signature[at + 1 :]
        assert not is_signed(key, message, wrong) and not is_signed_plainly(key, message, wrong)
        assert not is_signed_plainly(key, message + b"x", signature)
        assert not is_signed_plainly(rng.randbytes(32), message, signature)
    assert not is_signed_plainly(b"", b"", b"")


def test_chains_hang_together() -> None:
    links = chain("m", 1, bytes(32), 5)
    assert links[5] == bytes(32)
    assert all(share_before("m", 1, two) == one for one, two in pairwise(links))
