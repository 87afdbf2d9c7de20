"""Bang! in text: `roll AAD1B`, `again A1`, `1>3` aims a one at seat 3, `beer>2`, `dodge`.

Faces are A arrow, D dynamite, 1, 2, B beer, G Gatling; a die in the cup is `_`. Roles are
S, D, O, R: capital where they lie open, `?` where one does not know them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from saloon.core.notation import Lexicon, impossible, read_player, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action
from saloon.games.bang.data import AT_TABLE, BLANK, CHARACTERS, DICE, LETTERS, ROLES
from saloon.games.bang.rules import Bang, BangOptions
from saloon.games.bang.rules import actions as a
from saloon.games.bang.rules.flow import PHASES, Due, Pending, Phase
from saloon.games.bang.rules.sound import flaw
from saloon.kit.dice import Dice

ROLE_LETTERS = "SDOR"
PHASE: Final[dict[str, Phase]] = {phase: phase for phase in PHASES}
PENDING: Final[dict[str, Pending]] = {what: what for what in get_args(Pending)}


def words() -> Iterator[tuple[str, Action]]:
    yield from (
        ("stop", a.STOP),
        ("dodge", a.DODGE),
        ("bear", a.BEAR),
        ("shed", a.SHED),
        ("keep", a.KEEP),
        ("enough", a.ENOUGH),
        ("arrow", a.TAKE_ARROW),
        ("indians", a.INDIANS),
        ("dynamite", a.BLAST),
        ("hits", a.HITS),
        ("gatling", a.FIRE),
        ("feast", a.FEAST),
        ("rest", a.REST),
    )
    for seat in a.SEATS:
        number = write_seat(seat)
        yield f"role {number} ?", a.FACE_DOWN[seat]
        for role, name in enumerate(ROLES):
            yield f"role {number} {name}", a.DEAL[seat][role]
            yield f"show {number} {name}", a.SHOW[seat][role]
            yield f"out {number} {name}", a.OUT[seat][role]
        yield from ((f"cast {number} {name}", a.CAST[seat][who]) for who, name in enumerate(CHARACTERS))
        yield from ((f"{LETTERS[face]}>{number}", shots[seat]) for face, shots in a.SHOOT.items())
        yield from ((f"{LETTERS[face]}B>{number}", shots[seat]) for face, shots in a.DOUBLE.items())
        yield f"beer>{number}", a.DRINK[seat]
        yield f"gift>{number}", a.GIFT[seat]
        yield f"clear>{number}", a.CLEAR[seat]
    yield from ((f"be {name}", a.CHOOSE[who]) for who, name in enumerate(CHARACTERS))
    yield from ((f"roll {write_faces(faces)}", action) for faces, action in a.ROLL.items() if faces)
    yield from ((f"again {write_faces(faces)}", action) for faces, action in a.REROLL.items())


def write_faces(faces: Dice) -> str:
    return "".join("_" if face == BLANK else LETTERS[face] for face in faces)


def read_faces(text: str) -> Dice:
    if len(text) != DICE:
        raise ValueError(text)
    return tuple(BLANK if letter == "_" else LETTERS.index(letter) for letter in text)


def write_role(role: int, shown: bool) -> str:
    if role == BLANK:
        return "?"
    return ROLE_LETTERS[role] if shown else ROLE_LETTERS[role].lower()


def read_role(letter: str) -> int:
    return BLANK if letter == "?" else ROLE_LETTERS.index(letter.upper())


def write_row(row: tuple[int, ...]) -> str:
    return ",".join(map(str, row)) or "-"


def read_row(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split(",")))


def write_who(row: tuple[int, ...]) -> str:
    return ",".join("?" if who == BLANK else CHARACTERS[who] for who in row) or "-"


def read_who(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(BLANK if who == "?" else CHARACTERS.index(who) for who in text.split(","))


def write_deeds(deeds: tuple[int, ...], seats: int) -> str:
    """Who did it to whom how often: `1>3:2`."""
    return ",".join(f"{at // seats + 1}>{at % seats + 1}:{count}" for at, count in enumerate(deeds) if count) or "-"


def read_deeds(text: str, seats: int) -> tuple[int, ...]:
    deeds = [0] * (seats * seats)
    for each in text.split(",") if text != "-" else ():
        who, count = each.split(":")
        doer, other = who.split(">")
        deeds[read_player(doer, seats) * seats + read_player(other, seats)] = int(count)
    return tuple(deeds)


def read_due(text: str) -> Due:
    what, one, two = text.split(":")
    return PENDING[what], int(one), int(two)


class BangNotation(Lexicon[Bang]):
    """A position: roles, characters, offers, life, arrows, whose turn, dice, phase, what is pending, deeds."""

    fields = (
        "roles",
        "characters",
        "offers",
        "life",
        "arrows",
        "player",
        "dice",
        "phase",
        "pending",
        "wounds",
        "shots",
        "spared",
        "helped",
        "won",
    )

    def read(self, text: str) -> Action:
        """Faces may be given in any order."""
        verb, _, faces = text.strip().partition(" ")
        if verb.lower() in ("roll", "again"):
            text = f"{verb} {''.join(sorted(faces.upper(), key=LETTERS.find))}"
        return super().read(text)

    def write_state(self, s: Bang) -> str:
        roles = "".join(write_role(role, bool(s.shown >> seat & 1)) for seat, role in enumerate(s.roles))
        dice = f"{write_faces(s.dice)}:{s.rolls}:{s.kept}:{s.used}"
        pending = "/".join(f"{what}:{one}:{two}" for what, one, two in s.pending)
        seats = s.seats()
        return " ".join(
            (
                roles or "-",
                write_who(s.characters),
                write_who(s.offers),
                write_row(s.life),
                f"{write_row(s.arrows)}:{s.pile}",
                write_seat(s.player),
                dice,
                s.phase,
                pending or "-",
                f"{write_row(s.wounds)}:{s.struck}:{int(s.doubled)}:{int(s.thirsty)}"
                + (f":{s.aimed}" if s.aimed else ""),
                *(write_deeds(deeds, seats) for deeds in (s.shots, s.spared, s.helped)),
                str(s.won),
            )
        )

    def read_state(self, text: str, options: Options) -> Bang:
        assert isinstance(options, BangOptions)
        with reading(text):
            found = self.parse(text.split(), options)
            why = flaw(found)
        if why:
            raise impossible(why)
        return found

    def parse(self, fields: list[str], options: BangOptions) -> Bang:
        roles_text, characters, offers, life_text, held, player, dice, phase, due, shot, shots, spared, helped, won = (
            fields
        )
        roles = "" if roles_text == "-" else roles_text
        life = read_row(life_text)
        seats = len(life)
        arrows, pile = held.split(":")
        faces, rolls, kept, used = dice.split(":")
        wounds, struck, doubled, thirsty, aimed = (shot if shot.count(":") > 3 else f"{shot}:0").split(":")
        pending = () if due == "-" else tuple(read_due(each) for each in due.split("/"))
        if seats not in AT_TABLE:
            raise ValueError(seats)
        return Bang(
            options=options,
            roles=tuple(map(read_role, roles)),
            shown=sum(1 << at for at, letter in enumerate(roles) if letter.isupper()),
            characters=read_who(characters),
            offers=read_who(offers),
            life=life,
            arrows=read_row(arrows),
            pile=int(pile),
            player=read_player(player, seats),
            dice=read_faces(faces),
            rolls=int(rolls),
            kept=int(kept),
            used=int(used),
            phase=PHASE[phase],
            pending=pending,
            wounds=read_row(wounds),
            struck=int(struck),
            doubled=doubled == "1",
            thirsty=thirsty == "1",
            aimed=int(aimed),
            shots=read_deeds(shots, seats),
            spared=read_deeds(spared, seats),
            helped=read_deeds(helped, seats),
            won=int(won),
        )


NOTATION = BangNotation(words())
