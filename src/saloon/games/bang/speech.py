"""Bang! in words: the choices, the sentences of the log, and whose turn it is."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.bang.data import (
    ARROW,
    BEER,
    BLANK,
    CHARACTERS,
    DEPUTY,
    DYNAMITE,
    FACES,
    GATLING,
    ONE,
    OUTLAW,
    PAUL,
    RENEGADE,
    ROLES,
    SAM,
    SHERIFF,
    TWO,
)
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.actions import (
    Bear,
    Blast,
    Cast,
    Choose,
    Clear,
    Deal,
    Dodge,
    Drink,
    Enough,
    Feast,
    Fire,
    Gift,
    Hits,
    Indians,
    Keep,
    Out,
    Reroll,
    Rest,
    Roll,
    Shed,
    Shoot,
    Show,
    Stop,
    TakeArrow,
)  # fmt: skip
from saloon.games.bang.rules.damage import indian_losses
from saloon.house.rooms import About, Opening, Speech, Weight
from saloon.kit.dice import Dice
from saloon.scene import Reader
from saloon.scene.account import START, Account, Deed, gathered, rows
from saloon.scene.parts import ending, waiting

FORCED: Final = frozenset({"arrow", "gringo", "indians", "hits", "out", "show", "dynamite", "gatling"})
"""Steps of fortune that are announced."""


def faces(dice: Dice, reader: Reader) -> str:
    """Dice in words: `2× arrow, beer`."""
    found = []
    for face in sorted(set(dice)):
        count = dice.count(face)
        name = reader("face", face=FACES[face])
        found.append(f"{count}× {name}" if count > 1 else name)
    return ", ".join(found)


def losses(points: Sequence[int], reader: Reader) -> str:
    """Who loses how much: `Anna −2, Ben −1`."""
    return ", ".join(f"{reader.name(seat)} −{count}" for seat, count in enumerate(points) if count)


def gain(before: Bang, seat: Seat, points: int) -> int:
    return min(points, before.most(seat) - before.life[seat])


def character(who: int, reader: Reader) -> str:
    return reader("character", character=CHARACTERS[who])


def role(which: int, reader: Reader) -> str:
    return reader("role", role="unknown" if which == BLANK else ROLES[which])


# -- the choice in words ----------------------------------------------------------------------


def say(view: Bang, action: Action, reader: Reader) -> str:
    match action:
        case Stop():
            return reader("say-stop")
        case Reroll(faces=dice):
            return reader("say-again", dice=faces(dice, reader))
        case Shoot(face=face, seat=seat, doubled=doubled):
            return reader("say-double" if doubled else "say-shoot", face=FACES[face], other=reader.name(seat))
        case Drink(seat=seat):
            return say_to("beer", seat, reader)
        case Gift(seat=seat):
            return say_to("gift", seat, reader)
        case Clear(seat=seat):
            return say_to("clear", seat, reader)
        case Choose(character=who):
            return reader("say-choose", who=character(who, reader))
        case Dodge() | Bear() | Shed() | Keep() | Enough():
            return reader(f"say-{type(action).__name__.lower()}")
    return tell(view, NATURE, action, reader)


def say_to(what: str, seat: Seat, reader: Reader) -> str:
    return reader(f"say-{what}-own") if reader.is_me(seat) else reader(f"say-{what}", other=reader.name(seat))


# -- the sentence of the log ------------------------------------------------------------------


def tell(before: Bang, seat: Seat, action: Action, reader: Reader) -> str:
    who = reader.name(before.player if seat == NATURE else seat)
    match action:
        case Roll(faces=dice):
            return reader("tell-roll", who=who, dice=faces(dice, reader))
        case Reroll(faces=dice):
            return reader("tell-again", who=who, dice=faces(dice, reader))
        case TakeArrow() if before.pending and before.pending[0][0] == "gringo":
            return reader("tell-arrow-gringo", who=who, count=before.pile - 1)
        case TakeArrow():
            return reader("tell-arrow", who=who, count=before.pile - 1)
        case Shoot(face=face, seat=other, doubled=doubled):
            return reader(
                "tell-double" if doubled else "tell-shoot", who=who, face=FACES[face], other=reader.name(other)
            )
        case Hits():
            return tell_hits(before, reader)
        case Indians():
            return reader("tell-indians", losses=losses(indian_losses(before), reader))
        case Fire():
            return reader("tell-fire", who=who, count=0 if later_arrows(before) else before.arrows[before.player])
        case Out(seat=other, role=which):
            return reader("tell-out", who=reader.name(other), role=role(which, reader))
        case Stop() | Blast() | Dodge() | Bear() | Shed() | Keep() | Enough():
            return reader(f"tell-{type(action).__name__.lower()}", who=who)
    return tell_gain(before, who, action, reader)


def tell_hits(before: Bang, reader: Reader) -> str:
    points = [min(points, life) for points, life in zip(before.wounds, before.life, strict=True)]
    told = reader("tell-hits", count=sum(points), losses=losses(points, reader)) if any(points) else reader("tell-miss")
    arrows = before.arrows[before.player] if before.phase == "rest" else 0
    return f"{told} {reader('tell-returned', who=reader.name(before.player), count=arrows)}" if arrows else told


def later_arrows(before: Bang) -> bool:
    """Whether the Gatling's player puts arrows back only when it has hit somebody."""
    hit = [seat for seat in before.living() if seat != before.player and before.characters[seat] != PAUL]
    return before.options.gatling == "losses" and bool(hit)


def tell_gain(before: Bang, who: str, action: Action, reader: Reader) -> str:
    match action:
        case Drink(seat=other):
            points = gain(before, other, 2 if before.thirsty and other == before.player else 1)
            if other == before.player:
                return reader("tell-beer-own", who=who, count=points)
            return reader("tell-beer", who=who, other=reader.name(other), count=points)
        case Gift(seat=other) if other == before.player:
            return reader("tell-gift-own", who=who, count=gain(before, other, 1))
        case Gift(seat=other):
            return reader("tell-gift", who=who, other=reader.name(other), count=gain(before, other, 1))
        case Clear(seat=other):
            own = "-own" if other == before.player else ""
            return reader(f"tell-clear{own}", who=who, other=reader.name(other))
        case Feast():
            sam = before.seat_of(SAM)
            return reader("tell-feast", who=reader.name(sam), count=gain(before, sam, 2 * before.pending[0][1]))
        case Rest():
            return reader("tell-rest", who=who, count=gain(before, before.player, 2))
    return tell_set_up(before, who, action, reader)


def tell_set_up(before: Bang, who: str, action: Action, reader: Reader) -> str:
    match action:
        case Deal(seat=other, role=which):
            message = "tell-role-hidden" if which == BLANK else "tell-role"
            return reader(message, who=reader.name(other), role=role(which, reader))
        case Show(seat=other, role=which):
            message = "tell-sheriff" if before.phase == "sheriff" else "tell-show"
            return reader(message, who=reader.name(other), role=role(which, reader))
        case Cast(seat=other, character=card):
            message = "tell-offer" if before.options.characters == "choose" else "tell-cast"
            return reader(message, who=reader.name(other), character=character(card, reader))
        case Choose(character=card):
            return reader("tell-cast", who=who, character=character(card, reader))
    raise TypeError(action)


# -- whose turn it is -------------------------------------------------------------------------


def prompt(view: Bang, reader: Reader) -> str:
    scores = view.scores()
    if scores is not None:
        return victory(view, scores, reader)
    seat = view.to_act()[0]
    if seat == NATURE:
        return prompt_nature(view, reader)
    if not reader.is_me(seat):
        return waiting([seat], reader)
    if view.pending:
        what, count, _ = view.pending[0]
        return reader(f"prompt-{what}", count=count)
    match view.phase:
        case "reroll":
            return reader("prompt-reroll", count=view.most_rolls() - view.rolls)
        case "shoot":
            aimed = view.bulls_eyes()
            return reader("prompt-shoot", face=FACES[aimed[0]] if len(aimed) == 1 else "both")
        case "beer" | "kit":
            face = BEER if view.phase == "beer" else GATLING
            left = sum(each == face and not view.used >> at & 1 for at, each in enumerate(view.dice))
            return reader(f"prompt-{view.phase}", count=left)
    return reader(f"prompt-{view.phase}")


def prompt_nature(view: Bang, reader: Reader) -> str:
    """What is about to happen, where people should see it coming."""
    what, seat = (view.pending[0][0], view.pending[0][1]) if view.pending else (view.phase, view.player)
    if (thrower := hand_of(view)) != NATURE:
        return reader("prompt-throw", who=reader.name(thrower))
    if what not in FORCED:
        return reader("prompt-nature")
    return reader(f"prompt-{what}", who=reader.name(seat if what == "out" else view.player))


def victory(view: Bang, scores: Sequence[int], reader: Reader) -> str:
    """Which camp has won, and who that is."""
    if view.seats() == 3:
        return ending(scores, reader)
    winners = [seat for seat, score in enumerate(scores) if score]
    camp = {OUTLAW: "outlaws", RENEGADE: "renegade"}.get(view.roles[winners[0]], "law")
    return reader("prompt-victory", camp=camp, who=reader.listed(winners))


def clause(view: Bang) -> str:
    """The clause of the rules that matters most right now."""
    if view.phase == "over":
        return "8.5" if view.seats() == 3 else "6.1"
    if view.pending:
        return {"arrow": "3.6", "indians": "3.8", "dodge": "7.1", "shed": "7.10", "hits": "4.5", "out": "5.1",
                "feast": "7.15", "gringo": "7.4", "show": "6.1"}[view.pending[0][0]]  # fmt: skip
    return {"roles": "2.2", "sheriff": "2.2", "cast": "2.3", "choose": "2.4", "gift": "7.12", "roll": "3.1",
            "reroll": "3.2", "dynamite": "4.2", "shoot": "4.3", "beer": "4.6", "kit": "7.7", "gatling": "4.8",
            "rest": "7.14"}[view.phase]  # fmt: skip


def weight(before: Bang, seat: Seat, action: Action) -> Weight:
    """Whoever dies, is shot or is attacked is seen to be; the deal and the pile of arrows are quick."""
    match action:
        case Out() | Indians() | Fire() | Blast():
            return "dramatic"
        case Hits():
            return "dramatic" if any(before.wounds) else "notable"
        case Deal() | TakeArrow():
            return "routine"
    return "notable" if seat != NATURE or isinstance(action, Roll | Show | Feast | Rest) else "routine"


def opening(view: Bang, reader: Reader) -> Opening:
    """Who one is and what one wants; spectators hear who begins."""
    three = view.seats() == 3
    if reader.is_me(view.player):
        begin = reader("opening-three-own" if three else "opening-sheriff-own")
    else:
        begin = reader("opening-three" if three else "opening-sheriff", who=reader.name(view.player))
    if reader.seat < 0:
        return Opening(begin)
    mine = ROLES[view.roles[reader.seat]]
    goal = reader("goal-three" if three else "goal", role=mine)
    return Opening(reader("opening-role", role=mine), f"{goal} {begin}", f"role-{mine}")


def end(view: Bang, reader: Reader) -> str:
    scores = view.scores()
    return victory(view, scores, reader) if scores and any(scores) and view.seats() > 3 else ""


def near(view: Bang, reader: Reader) -> str:
    """What those who were after the winners had still to take."""
    scores = view.scores() or ()
    won = [seat for seat, score in enumerate(scores) if score]
    if not won or len(won) == len(scores):
        return ""
    camp = "three" if view.seats() == 3 else {OUTLAW: "outlaws", RENEGADE: "renegade"}.get(view.roles[won[0]], "law")
    last = (
        [view.sheriff()]
        if camp == "law"
        else [seat for seat, role in enumerate(view.roles) if role >= OUTLAW]
        if camp == "outlaws"
        else won
    )
    return reader("near", camp=camp, who=reader.listed(won), count=sum([view.life[seat] for seat in last]))


def tally(view: Bang) -> tuple[int, ...]:
    return view.life if len(view.characters) == view.seats() and BLANK not in view.characters else ()


def account(deeds: Sequence[Deed], view: Bang, reader: Reader) -> Account:
    """Who shot whom: where everybody's life points came from and went."""
    seats = range(view.seats())
    shots: dict[Hashable, str] = {seat: reader("source-shots", who=reader.name(seat)) for seat in seats}
    names: dict[Hashable, str] = {
        START: reader("account-start"),
        **shots,
        **{what: reader("source", what=what) for what in CAUSES},
    }
    known = [
        (role(which, reader), character(who, reader)) for which, who in zip(view.roles, view.characters, strict=False)
    ]
    return Account(rows(gathered(deeds, tally, cause), names), tuple(map(" · ".join, known)))


def cause(deed: Deed, seat: Seat) -> Hashable:
    """What changed a seat's life points: the shots of a seat, or a word."""
    match deed.action:
        case Hits():
            return int(deed.before.player)
        case Indians():
            return "indians"
        case Blast():
            return "dynamite"
    return "beer"


def hand_of(view: Bang) -> Seat:
    return view.player if view.phase == "roll" and not view.pending else NATURE


def about(view: Bang, id: str, reader: Reader) -> About | None:
    """A die by its face, a portrait by its ability, a role by its goal."""
    start, *rest = id.split("-")
    if start == "offer":
        return about_character(next(name for name in CHARACTERS if id.startswith(f"offer-{name}")), reader)
    if start == "die":
        face = view.dice[int(rest[0])]
        return About("", reader("about", thing="cup" if face == BLANK else FACES[face]), FACE_CLAUSES.get(face, "3.1"))
    if start == "seat" and rest[1:] == ["who"] and view.characters[int(rest[0])] != BLANK:
        return about_character(CHARACTERS[view.characters[int(rest[0])]], reader)
    if start == "seat" and rest[1:] == ["role"]:
        return about_role(view, int(rest[0]), reader)
    thing = "arrow" if start in ("pile", "arrow") or "arrow" in rest else "seat"
    return About("", reader("about", thing=thing), "3.6" if thing == "arrow" else "2.5")


def about_character(name: str, reader: Reader) -> About:
    """The abilities stand in the rules in the order of the characters."""
    return About("", reader("ability", character=name), f"7.{CHARACTERS.index(name) + 1}")


def about_role(view: Bang, seat: Seat, reader: Reader) -> About:
    which = view.roles[seat] if seat < len(view.roles) else BLANK
    if which == BLANK:
        return About("", reader("about", thing="unknown"), "5.1")
    return About(
        "",
        reader("goal-three" if view.seats() == 3 else "goal", role=ROLES[which]),
        "8.4" if view.seats() == 3 else GOAL_CLAUSES[which],
    )


CAUSES: Final = ("indians", "dynamite", "beer")
GOAL_CLAUSES: Final = {SHERIFF: "1.1", DEPUTY: "1.2", OUTLAW: "1.3", RENEGADE: "1.4"}
FACE_CLAUSES: Final = {ARROW: "3.6", DYNAMITE: "4.2", ONE: "4.3", TWO: "4.3", BEER: "4.6", GATLING: "4.8"}
SPEECH = Speech(
    say,
    tell,
    weight,
    hand_of,
    (Reroll,),
    opening,
    end=end,
    near=near,
    tally=tally,
    account=account,
    about=about,
    clause=clause,
)
