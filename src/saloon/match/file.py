"""The match file, `.saloon`: a header, a line for each entry of the log, the end.

`docs/match-file.md` describes it. `read` takes the text apart and needs no game; `load`
plays the entries through the rules and gives the match back, to look at or to go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from saloon.core.notation import write_seat
from saloon.core.options import Options
from saloon.core.state import Fault, State, Unreadable
from saloon.house.game import SHELF, Game
from saloon.match.begun import begin_at
from saloon.match.chain import first_break, join, link, split
from saloon.match.entries import read_entry, write_entry
from saloon.match.fair import PROVABLE, Chance, FairChance, OpenChance, SealedChance, TypedChance
from saloon.match.match import Match
from saloon.match.placed import PlacedChance
from saloon.match.pledge import Pledges
from saloon.match.record import FORMAT, Misread, Record, check_format, parse

if TYPE_CHECKING:
    from saloon.match.seal import Seal

# -- writing ----------------------------------------------------------------------------------


def write(match: Match, seal: Seal | None = None) -> str:
    """The file of a match, finished or not; a house that has a seal puts it under one that is over."""
    text = join([*header(match), *(write_entry(match.game, entry) for entry in match.log), *ending(match)])
    if seal is None or not match.over or match.away:
        return text
    head = head_of(text)
    signed = f"signed {seal.key} {seal.sign(match.id, head)}"
    return f"{text}{signed} {link(head, signed)}\n"


def head_of(text: str) -> str:
    """The last hash."""
    return text[-65:-1]


def header(match: Match) -> Iterator[str]:
    yield f"saloon {FORMAT}"
    yield f"match {match.id}"
    yield f"game {match.game.key} {match.version}"
    yield f"options {match.options.text(match.version) or '-'}"
    yield f"play {'rated' if match.rated else 'friendly'}"
    if not match.fresh:
        yield f"position {match.position_text}"
    for number, player in enumerate(match.first_players, 1):
        yield f"seat {number} {player.text()}"
    yield f"chance {match.chance.kind}"
    if match.chance.kind in PROVABLE:
        yield f"commitment {match.commitment}"
    for number, (hash, added) in enumerate(zip(match.pledges.hashes, match.pledges.added, strict=True), 1):
        if hash:
            yield f"adds {number} {hash} {added.hex() or '-'}"


def ending(match: Match) -> Iterator[str]:
    """The last lines: nothing while the match goes on, then its result and the secret."""
    if match.abandoned:
        yield "end abandoned"
    elif match.resigned is not None:
        yield f"end resigned {write_seat(match.resigned)}"
    elif match.scores is not None:
        yield f"end finished {','.join(map(str, match.scores))}"
    if match.secret is not None:
        yield f"secret {match.secret.hex()}"


# -- reading ----------------------------------------------------------------------------------


def read(text: str | bytes) -> Record:
    """The file taken apart; raises Unreadable with the line where it makes no sense."""
    links = split(text)
    check_format(links)
    broken = first_break(links)
    if broken:
        raise Unreadable("file-chain", line=broken.line)
    return parse(links)


def load(text: str | bytes, secret: bytes | None = None) -> Match:
    """The match of a file. To go on with an unfinished one of provable chance its secret is needed."""
    record = read(text)
    match = empty(record, game_of(record))
    unseal(match, record, record.secret if secret is None else secret)
    for line in record.entries:
        try:
            match.accept(read_entry(match.game, match.seats, line.text))
        except Fault as fault:
            raise Misread(line.line, fault, match.game.folder) from fault
    if record.end:
        close(match, record)
    return match


def game_of(record: Record) -> Game[Any]:
    """The game of the file, if it knows the rules the file was played with."""
    import saloon.games  # noqa: F401 - fills the shelf

    line, game = record.lines["game"], SHELF.get(record.key)
    if game is None:
        raise Unreadable("file-game", line=line, game=record.key[:40])
    if game.version < record.version:
        raise Unreadable("file-version", line=line, game=game.title, version=record.version, known=game.version)
    return game


def empty(record: Record, game: Game[Any]) -> Match:
    """The match of the file before its first entry, its secret still sealed."""
    try:
        options = game.options.read(record.options, record.version)
        if options.text(record.version) != record.options:
            raise Unreadable("file-options")
        names, kinds = [each.name for each in record.players], [each.kind for each in record.players]
        match = Match(
            game,
            len(names),
            options,
            names,
            chance_of(record),
            kinds=kinds,
            rated=record.rated,
            id=record.match,
            version=record.version,
            start=start_of(record, game, options),
        )
    except Misread:
        raise
    except Unreadable as fault:
        raise Misread(record.lines["options"], fault, game.folder) from fault
    match.pledges = pledges_of(record)
    return match


def start_of(record: Record, game: Game[Any], options: Options) -> State | None:
    """Where the match begins, if not at the beginning."""
    if not record.position:
        return None
    try:
        start = begin_at(game, record.position, options, len(record.players))
        if start == game.new(len(record.players), options):
            raise Unreadable("begun-other", seats=len(record.players))
    except Unreadable as fault:
        raise Misread(record.lines["position"], fault, game.folder) from fault
    return start


def chance_of(record: Record) -> Chance:
    if record.chance in PROVABLE:
        return SealedChance(record.commitment, record.chance)
    return OpenChance() if record.chance == "open" else TypedChance()


def pledges_of(record: Record) -> Pledges:
    """What the seats added to chance; each opening must fit its pledge."""
    pledges = Pledges.none(record.match, len(record.players))
    for _, seat, hash, _ in record.added:
        pledges = pledges.pledge(seat, hash)
    for line, seat, _, added in record.added:
        try:
            pledges = pledges.redeem(seat, added) if added else pledges
        except Fault as fault:
            raise Misread(line, fault) from fault
    return pledges


def unseal(match: Match, record: Record, secret: bytes | None) -> None:
    """Give the match its secret back, if it is the one that was promised."""
    if secret is None or record.chance not in PROVABLE:
        return
    match.chance = PlacedChance(secret) if record.chance == "placed" else FairChance(secret)
    if match.commitment != record.commitment:
        raise Unreadable("secret-wrong", line=record.lines.get("secret", record.lines["commitment"]))


def close(match: Match, record: Record) -> None:
    """The match ends as the file says, which must be true."""
    if record.end == "abandoned" and not match.over:
        match.abandon()
    elif record.resigned is not None and not match.over and match.seats == 2:
        match.resign(record.resigned)
    elif match.scores != record.scores or record.resigned is not None:
        raise Unreadable("file-result", line=record.lines["end"])
