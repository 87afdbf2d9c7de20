"""A table of Fliptown for the tests: positions in a short form, and what may happen at them."""

from __future__ import annotations

from random import Random

from saloon.core import NATURE
from saloon.games.fliptown import GAME as GAME
from saloon.games.fliptown.notation import NOTATION
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, Map
from saloon.games.fliptown.rules.sound import LAST, OWN_TURN
from saloon.kit.cards import FRENCH

COLUMN = "C2,D4,H6,S8,C10"
"""A poker hand worth nothing."""
PAID = LAST - {"unveil", "cheat", "declare", "pay"}


def table(
    phase: str,
    line: str,
    *maps: str,
    round: int = 1,
    turn: int = 1,
    player: int = 1,
    options: str = "",
    **fields: object,
) -> Fliptown:
    """A position in mid-game: round and turn from 1, each map as its words, the rest as fields of the table.

    The suit card is the first of the line-up, the value card the second. Cards of earlier turns are
    in the deck again; the sheriff card is the jack of diamonds unless it is named.
    """
    cards = line.split()
    own = phase in OWN_TURN
    seats = len(maps) or 1
    values: dict[str, object] = {
        "round": round - 1,
        "turn": turn - 1,
        "player": player,
        "line": ",".join(cards) or "-",
        "sheriff": "DJ",
        "seen": ",".join(sorted(cards, key=FRENCH.read)) or "-",
    }
    if own or phase == "announce":
        values["roles"] = "/".join(["+".join(cards[:2])] * seats)
    if own:
        values["suit"], values["value"] = cards[0][0], cards[1][1:]
    values |= fields
    words = [f"{name}={values[name]}" for name in NAMES if name in values]
    written = [map_words(each, phase, round, turn, cards, seat < player) for seat, each in enumerate(maps or ("",), 1)]
    return NOTATION.read_state(" ".join((phase, *words, *written)), FliptownOptions.read(options))


def map_words(given: str, phase: str, round: int, turn: int, cards: list[str], told: bool) -> str:
    """A map with its poker columns filled in, unless they are given; W make one tainted."""
    words = dict(word.split("=") for word in given.split())
    column = COLUMN.split(",")
    poker = column * (round - 1) + column[: turn - 1]
    if phase in OWN_TURN or (phase == "announce" and told):
        poker.append(cards[2])
    elif phase in LAST:
        poker = column * round
    filled = {"poker": ",".join(poker) or "-", "hands": ",".join(["0"] * (round - 1 + (phase in PAID))) or "-"}
    filled |= {"tainted": "yes"} if words.get("wanted", "0") != "0" else {}
    filled |= words
    if "stops" in words:
        filled["at"] = str(1 + STOPS.index(words["stops"].split(",")[-1]))
    return " ".join(("|", *(f"{name}={filled[name]}" for name in MAP_NAMES if name in filled)))


NAMES = [
    "round",
    "turn",
    "player",
    "line",
    "sheriff",
    "peeked",
    "holes",
    "discards",
    "seen",
    "stolen",
    "cleared",
    "roles",
    "suit",
    "value",
    "acted",
    "pending",
    "fresh",
    "target",
    "left",
    "bribes",
    "marked",
    "declared",
    "bounties",
    "turned",
    "met",
    "bot",
]
MAP_NAMES = [
    "cash",
    "gold",
    "stars",
    "wanted",
    "pans",
    "hammers",
    "town",
    "rooms",
    "stops",
    "at",
    "targets",
    "failed",
    "tombs",
    "owned",
    "nights",
    "land",
    "poker",
    "who",
    "used",
    "scored",
    "sources",
    "kinds",
    "got",
    "tainted",
    "arrests",
    "hands",
]
STOPS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def turn(line: str, *maps: str, **fields: object) -> Fliptown:
    """The first player's own turn: suit card, value card, poker card."""
    return table("turn", line, *maps, **fields)  # type: ignore[arg-type]


def legal(state: Fliptown, seat: int = 0) -> list[str]:
    """What the seat, counted from 1, or the one to act may do."""
    return [NOTATION.write(action) for action in state.legal(seat - 1 if seat else state.to_act()[0])]


def sites(state: Fliptown) -> list[str]:
    """Where the own action may go, tombstones left out."""
    return [text for text in legal(state) if text.split()[0] in ("stop", "rob", "enter", "visit")]


def coming(state: Fliptown) -> list[str]:
    """What fortune may do."""
    assert state.to_act() == (NATURE,)
    return [NOTATION.write(action) for action, _ in state.chances()]


def play(state: Fliptown, *texts: str) -> Fliptown:
    """Play the actions, each by the one to act; `2: H4 S9` says who where several are. Each must be possible."""
    for text in texts:
        who, _, what = text.rpartition(": ")
        seat = int(who) - 1 if who else state.to_act()[0]
        action = NOTATION.read(what)
        possible = [each for each, _ in state.chances()] if seat == NATURE else state.legal(seat)
        assert action in possible, f"{text} not among {[NOTATION.write(each) for each in possible]}"
        state = state.after(seat, action)
    return state


def forced(state: Fliptown) -> Fliptown:
    """Let fortune do all forced steps until somebody decides, a card is turned or the game is over."""
    while state.to_act() == (NATURE,) and len(state.chances()) == 1:
        state = state.after(NATURE, state.chances()[0][0])
    return state


def refusal(state: Fliptown, text: str, seat: int = 1) -> str:
    """The message and the clause of a refusal."""
    action = NOTATION.read(text)
    assert action not in state.legal(seat - 1)
    why = state.why_not(seat - 1, action)
    return f"{why.message} {why.clause}".strip()


def new(seats: int = 1, options: str = "") -> Fliptown:
    return GAME.new(seats, FliptownOptions.read(options))


def dealt(seats: int = 1, options: str = "", seed: int = 1) -> Fliptown:
    """After the set-up, before the first card."""
    state, rng = new(seats, options), Random(seed)
    while state.phase != "sheriff":
        seat = state.to_act()[0]
        state = state.after(seat, state.sample(rng) if seat == NATURE else state.legal(seat)[0])
    return state


def me(state: Fliptown, seat: int = 1) -> Map:
    return state.maps[seat - 1]


def has(state: Fliptown, words: str, seat: int = 1) -> bool:
    """Whether a map shows these values: `has(state, "cash=4 stars=2 town=bank")`."""
    shown = NOTATION.write_state(state).split("|")[seat].split()
    start_values = {"cash": "4", "gold": "2", "tombs": "CE"}
    named = dict(word.split("=") for word in shown)
    return all(
        named.get(name, start_values.get(name, "0")) == value
        for name, value in (word.split("=") for word in words.split())
    )
