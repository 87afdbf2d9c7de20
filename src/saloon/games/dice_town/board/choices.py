"""What can be done, and the clicks that do it: mostly one or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saloon.core.state import Action
from saloon.games.dice_town.board.own import card_ids, looked_at, shown_by
from saloon.games.dice_town.data import CARDS, CHEATER, FACES, Card
from saloon.games.dice_town.notation import NOTATION
from saloon.games.dice_town.rules import DiceTown, windows
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.speech.names import SEEN
from saloon.games.dice_town.speech.saying import say
from saloon.scene import Asks, Button, Choice, Node, Reader
from saloon.scene.pips import alike as alike_dice
from saloon.scene.pips import dice_with


def buttons(view: DiceTown, reader: Reader) -> Iterator[Button]:
    """Steps that are no things on the table."""
    if view.phase == "keep":
        yield Button("keep", reader("button-keep"), told=True)
    elif view.phase == "patient":
        yield Button("fence", reader("button-fence"))
    elif view.phase == "offers" and reader.seat >= 0:
        yield from (
            Button(f"amount-{each}", str(each))
            for each in range(max(view.money[reader.seat], view.nuggets[reader.seat]) + 1)
        )
    elif view.phase == "window":
        yield from (Button(f"face-{FACES[face]}", SEEN[face]) for face in range(6))


def choices(view: DiceTown, reader: Reader, nodes: Sequence[Node]) -> Iterator[Choice]:
    ghosts = [node.id for node in nodes if node.id.startswith("ghost-")]
    for action in view.legal(reader.seat):
        path, loose = clicks(view, action, reader.seat)
        shows = shown_by(action, view, reader.seat, ghosts) if isinstance(action, a.Keep) else ()
        yield Choice(NOTATION.write(action), say(view, action, reader), path, loose, shows=shows)


def asks(view: DiceTown, seat: int) -> Asks | None:
    """What somebody who is asked in a window might play, as far as everybody can know."""
    if view.phase not in ("window", "wanted") or seat not in view.to_act():
        return None
    return Asks(
        view.round, tuple([f"play {CARDS[card]}" for card in windows.askable(view, seat)]), NOTATION.write(a.REST)
    )


def clicks(view: DiceTown, action: Action, seat: int) -> tuple[tuple[str, ...], bool]:
    """The path of a choice, and whether its steps may come in any order."""
    hand = view.hand(seat)
    match action:
        case a.Keep(faces=faces) if faces:
            return (*dice_with(view.cups[seat], faces), "keep"), True
        case a.Fence(cards=claims):
            return (*cards_with(hand, claims), "fence"), True
        case a.Play(card=which):
            return (in_hand(hand, which),), False
        case a.Cheat(die=die, face=face):
            return (
                in_hand(hand, CHEATER),
                f"seat-{seat}-die-{view.rows[seat].index(die)}",
                f"face-{FACES[face]}",
            ), False
        case a.TakeBack(face=face):
            return (f"seat-{seat}-die-{view.rows[seat].index(face)}",), False
        case a.Pick(card=which):
            held = looked_at(view)
            return (card_ids(held, "look")[held.index(which)],), False
        case a.Remedy(kind=kind):
            return (f"remedy-{kind}",), False
        case a.Joe(seat=other) | a.Steal(seat=other) | a.Call(seat=other) | a.Crown(seat=other):
            return (f"seat-{other}",), False
        case a.Decide(seat=other) | a.Favour(seat=other):
            return (f"tray-{other}",), False
    return clicks_of_offer(view, action, seat), False


def clicks_of_offer(view: DiceTown, action: Action, seat: int) -> tuple[str, ...]:
    draft = view.offers[seat]
    match action:
        case a.Dollars(count=count):
            return amount("dollars", draft.dollars, count)
        case a.Nuggets(count=count):
            return amount("nuggets", draft.nuggets, count)
        case a.Add(card=which, fenced=True):
            return (f"seat-{seat}-fenced-{last_place(view.fenced[seat], which, draft.fenced.count(which))}",)
        case a.Drop(card=which, fenced=True):
            return (f"seat-{seat}-fenced-{last_place(view.fenced[seat], which, draft.fenced.count(which) - 1)}",)
        case a.Add(card=which):
            return (card_ids(view.hand(seat))[last_place(view.hand(seat), which, draft.cards.count(which))],)
        case a.Drop(card=which):
            return (card_ids(view.hand(seat))[last_place(view.hand(seat), which, draft.cards.count(which) - 1)],)
    return ()


def amount(what: str, now: int, then: int) -> tuple[str, ...]:
    """One less and one more by the knobs, any other number by the heap and a button."""
    if abs(then - now) == 1:
        return (f"{'more' if then > now else 'less'}-{what}",)
    return f"give-{what}", f"amount-{then}"


def last_place(held: Sequence[Card], which: Card, given: int) -> int:
    """Where the next of several equal cards lies: the last one is given first."""
    return len(held) - 1 - list(reversed(held)).index(which) - given


def in_hand(hand: Sequence[Card], which: Card) -> str:
    return card_ids(hand)[hand.index(which)]


def cards_with(hand: Sequence[Card], claims: Sequence[Card]) -> Iterator[str]:
    left = list(claims)
    for each, id in zip(hand, card_ids(hand), strict=True):
        if each in left:
            left.remove(each)
            yield id


def alike(view: DiceTown, reader: Reader) -> tuple[tuple[str, ...], ...]:
    """Dice with one face and copies of one claim, any of which may be clicked."""
    if reader.seat < 0:
        return ()
    if view.phase == "patient":
        hand = view.hand(reader.seat)
        ids = card_ids(hand)
        groups = [tuple(id for id, each in zip(ids, hand, strict=True) if each == which) for which in sorted(set(hand))]
        return tuple(group for group in groups if len(group) > 1)
    return alike_dice([face + 1 for face in view.cups[reader.seat]])
