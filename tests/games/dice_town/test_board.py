"""The table of Dice Town: the street, the cups, the bribe, and what each pair of eyes sees of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest

from ring import covering, some
from saloon.core.state import NATURE, ONLOOKER, Action
from saloon.core.value import changed
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import ACE, CARDS, CLAIMS, DYNAMITE, HOUSES, JACK, KING, NINE, QUEEN, TEN, WANTED
from saloon.games.dice_town.rules import DiceTown, TownOptions
from saloon.games.dice_town.rules.actions import ADD, DOLLARS, KEEP, NOTHING, Decline, Keep, NoOffer, Offer
from saloon.games.dice_town.speech.names import card
from saloon.scene import Node, Reader, Scene
from saloon.words import LANGS

NAMES = ("Eva", "Doc", "Tex", "Belle", "Hank")


def shown(state: DiceTown, seat: int = 0, lang: str = "en", shape: str = "wide") -> Scene:
    return GAME.board.scene(state.view(seat), Reader.of(GAME, seat, NAMES[: state.seats()], lang, shape))


def walk(seats: int, seed: int, options: str = "") -> Iterator[DiceTown]:
    """A match of players who do anything."""
    rng, state = Random(seed), GAME.new(seats, TownOptions.read(options))
    while state.to_act():
        seat = state.to_act()[0]
        action: Action = state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat)))
        state = state.after(seat, action)
        yield state


def choosing(seats: int = 4) -> DiceTown:
    """The first throw lies under the cups; the rows are set as an example."""
    state = next(state for state in walk(seats, 1) if state.phase == "keep").copy()
    state.rows = ((KING,), (NINE, NINE), (JACK,), (JACK,), ())[:seats]
    state.cups = changed(
        tuple([cup[len(row) :] for cup, row in zip(state.cups, state.rows, strict=True)]), 0, (NINE, TEN, QUEEN, QUEEN)
    )
    return state


class TestTheStreet:
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_every_house_has_a_name_and_says_who_leads(self, shape: str) -> None:
        scene = shown(choosing(), shape=shape)
        assert [scene.node(f"name-{house}").text for house in HOUSES][:2] == ["Mine", "Bank"]
        assert "Doc leads: 2×" in scene.node("house-mine").label
        assert scene.node("pill-mine-text").text == "2×"
        assert scene.node("pill-mine-figure-1").tone == 1

    @pytest.mark.parametrize("lang", LANGS)
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_names_have_room_on_their_plates_beside_the_numbers(self, shape: str, lang: str) -> None:
        """In letters that can be read: in the broadest ones hardly smaller than they should be."""
        scene = shown(choosing(), lang=lang, shape=shape)
        for house in HOUSES:
            name, number, plate = (scene.node(f"{part}-{house}") for part in ("name", "number", "plate"))
            left, _, right, _ = box(name)
            assert box(plate)[0] + 2 <= left and right <= box(plate)[2] - 2
            assert shape == "wide" or box(number)[2] <= left
            assert len(name.text) * LETTER[lang] * name.h * 0.95 <= name.w
            assert box(plate)[1] <= name.y - 0.72 * name.h, "a hook above a capital lies on the plate too"

    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_who_bribes_without_a_card_can_read_that_beside_their_dice(self, shape: str) -> None:
        state = next(
            state
            for seed in range(9)
            for state in walk(3, seed)
            if state.phase == "offers" and not state.view(0).hand(0)
        )
        scene = shown(state, shape=shape)
        dice = [node for node in scene.nodes if node.id.startswith("seat-0-die-")]
        assert dice
        assert not [each.id for each in dice if touch(box(each), box(scene.node("eye-text")))]
        assert not scene.node("purse-says").text, "no cards are to be picked"
        assert shape == "wide" or scene.node("hand-slot-0"), "the panel shows where cards would lie"

    def test_dollars_stand_where_the_language_puts_them(self) -> None:
        texts = {lang: shown(choosing(), lang=lang).node("price-2-cost").text for lang in LANGS}
        assert texts == {"cs": "1\N{NO-BREAK SPACE}$", "en": "$1", "ru": "1\N{NO-BREAK SPACE}$"}

    def test_a_tie_shows_both_shapes(self) -> None:
        scene = shown(choosing())
        assert scene.node("pill-store-text").text == "= 1×"
        assert scene.node("pill-store-figure-2") and scene.node("pill-store-figure-3")

    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_the_lamp_burns_at_the_house_whose_turn_it_is(self, shape: str) -> None:
        for state in some(walk(3, 2), 80):
            lamps = [node for node in shown(state, shape=shape).nodes if node.id.startswith("lamp-")]
            assert [lamp.id for lamp in lamps] == ([f"lamp-{state.house}"] if state.house in HOUSES else [])
            assert all(
                lamp.x - lamp.w / 2 < shown(state, shape=shape).node(f"house-{state.house}").x < lamp.x + lamp.w / 2
                for lamp in lamps
            )

    def test_what_shows_whose_turn_it_is_stays_until_an_event_is_told(self) -> None:
        """The lamp, the ticks of houses that are done, the gold under dice that count."""
        before, after = next(
            (before, after)
            for before, after in pairwise(walk(3, 2))
            if (before.house, after.house) == ("bank", "store")
        )
        old, new = ({node.id: node for node in shown(state).nodes} for state in (before, after))
        turned = [
            node
            for id, node in (old | new).items()
            if ((id in old) != (id in new) and node.id.startswith(("lamp", "pill"))) or "-gold-" in node.id
        ]
        assert {"lamp-bank", "lamp-store", "pill-bank-done"} <= {node.id for node in turned}
        assert all("stays" in node.marks for node in turned)


class TestInText:
    """What a terminal of eighty columns shows."""

    def test_it_says_who_leads_where(self) -> None:
        text = shown(choosing()).text
        assert "9: Doc 2×" in text and "J: Tex = Belle 1×" in text and "Town hall: Doc a pair" in text

    def test_offers_lie_before_the_sheriff(self) -> None:
        state, seat, which = bidding()
        offer = Offer(1, 0, (which,), (), seat)
        laid = state.after(seat, offer)
        line = f"{NAMES[seat]}: 1 dollar and {card(which, Reader.of(GAME))}"
        assert line in shown(laid, state.sheriff).text.splitlines()
        assert f"{NAMES[seat]}: 1 dollar and a card" in shown(laid, ONLOOKER).text.splitlines()
        assert "Your offer: 1 dollar" in shown(state.after(seat, DOLLARS[1]), seat).text.splitlines()

    @pytest.mark.parametrize("lang", LANGS)
    def test_no_line_is_too_long(self, lang: str) -> None:
        for number, state in enumerate(walk(5, 3)):
            if number % 37 == 0:
                assert all(len(line) <= 80 for line in shown(state, 0, lang).text.splitlines())


class TestTheCups:
    def test_nobody_else_sees_what_lies_under_a_cup_or_how_much_is_kept(self) -> None:
        state = choosing()
        one = state.after(0, KEEP[(QUEEN,)])
        two = state.after(0, KEEP[(NINE, QUEEN, QUEEN)])
        for viewer in (1, ONLOOKER):
            assert shown(one, viewer).packed() == shown(two, viewer).packed()
        assert shown(one).packed() != shown(two).packed()

    def test_own_dice_kept_show_at_once_who_would_lead_to_oneself_alone(self) -> None:
        state = choosing().after(0, KEEP[(QUEEN, QUEEN)])
        assert shown(state).node("pill-saloon").art.endswith("-own")
        assert not shown(state, 1).node("pill-saloon").art.endswith("-own")

    def test_a_choice_shows_its_price_and_the_houses_it_would_win(self) -> None:
        scene = shown(choosing())
        choice = next(each for each in scene.choices if each.text == "keep 9QQ")
        assert {"ghost-price-3", "ghost-saloon-2-0", "ghost-hall-1-0"} <= set(choice.shows)
        assert not any(id.startswith("ghost-mine") for id in choice.shows), "Doc has more nines"
        assert all(scene.node(id).marks[-1] == "ghost" for id in choice.shows)
        assert choice.path == ("die-0", "die-2", "die-3", "keep") and choice.loose

    def test_the_last_throw_has_no_prices(self) -> None:
        state = next(state for state in walk(3, 5) if state.last)
        ids = {node.id for node in shown(state).nodes}
        assert "last-throw" in ids and "prices" not in ids


def bidding() -> tuple[DiceTown, int, int]:
    """A tie among two who own something: who bids first, and a card in that hand."""
    for seed in range(30):
        for state in walk(4, seed, "bribes=tied"):
            if state.phase == "offers" and len(state.to_act()) == 2 and is_plain(state):
                seat = state.to_act()[0]
                return state, seat, state.cards[seat][0]
    raise AssertionError("no such tie")


def is_plain(state: DiceTown) -> bool:
    """Nothing is offered yet, and the first bidder has a dollar and a card."""
    seat = state.to_act()[0]
    return bool(state.money[seat] and state.cards[seat]) and all(offer == NOTHING for offer in state.offers)


class TestABribe:
    def test_three_taps_make_an_offer(self) -> None:
        """A dollar more, a card, and laid: each is one click."""
        state, seat, card = bidding()
        paths = {choice.text: choice.path for choice in shown(state, seat).choices}
        assert paths["give $1"] == ("more-dollars",)
        (tapped,) = paths[f"add {CARDS[card]}"]
        assert tapped.startswith(f"card-{CARDS[card]}-")
        state = state.after(seat, DOLLARS[1]).after(seat, ADD[card, False])
        scene = shown(state, seat)
        laid = next(choice for choice in scene.choices if choice.text.startswith("offer"))
        assert laid.path == () and laid.label.startswith("Offer: 1 dollar and ")
        assert scene.node(tapped).marks == ("kept",)

    def test_a_draft_is_seen_by_its_maker_alone(self) -> None:
        state, seat, _ = bidding()
        drafted = state.after(seat, DOLLARS[1])
        for viewer in (*(each for each in range(4) if each != seat), ONLOOKER):
            assert shown(drafted, viewer).packed() == shown(state, viewer).packed()

    def test_the_face_of_an_offered_card_is_for_the_sheriff(self) -> None:
        state, seat, card = bidding()
        state = state.after(seat, ADD[card, False])
        state = state.after(seat, next(action for action in state.legal(seat) if isinstance(action, Offer)))
        other = next(each for each in range(4) if each not in (seat, state.sheriff))
        assert shown(state, state.sheriff).node(f"tray-{seat}-card-0").art == f"card-{CARDS[card]}"
        assert shown(state, other).node(f"tray-{seat}-card-0").art == "town-back"


Edges = tuple[float, float, float, float]
LETTER = {"en": 0.64, "cs": 0.62, "ru": 0.75}
"""How wide a letter of the broadest kind is on an average, as a share of its height."""
DIGIT = 0.7
"""How wide a digit of the broadest letters is, as a share of its height."""


def changed_by(state: DiceTown, **fields: object) -> DiceTown:
    s = state.copy()
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def crowded(seats: int) -> Iterator[DiceTown]:
    """Tables on which everybody has plenty: while dice are chosen, when all five lie, and when the cards are
    counted."""
    states = list(walk(seats, 4))
    much = {"money": (24,) * seats, "nuggets": (28,) * seats}
    hands = {"cards": (*((WANTED,) * 12 for _ in range(seats)), *states[0].cards[seats:])}
    for many in (1, 3, 6):
        fenced = ((CLAIMS[0],) * many,) * seats
        yield changed_by(choosing(seats), **much, **hands, fenced=fenced)
        yield changed_by(next(state for state in states if state.house == "hall"), **much, **hands, fenced=fenced)
    yield changed_by(states[-1], **much, fenced=((CLAIMS[0],) * 14,) * seats)


def box(node: Node) -> Edges:
    """Left, top, right and bottom of a node; bare letters take the room they have, or as much as they need."""
    width = node.w if node.art or node.w else node.h * DIGIT * len(node.text)
    height = node.h if node.art else node.h * 0.8
    left = node.x if node.align == "start" and not node.art else node.x - width / 2
    return left, node.y - height / 2, left + width, node.y + height / 2


def touch(one: Edges, two: Edges) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def family(id: str) -> str:
    """Things that may lie on each other: a pile, a die on its gold, claims with their wire, a cup and its tick."""
    part = id.split("-", 2)[2] if id.startswith("seat-") else id
    if part.endswith(("-number", "name")):
        return part
    return {"gold": "die", "slot": "die", "state": "cup"}.get(part.split("-")[0], part.split("-")[0]) + (
        part[-1] if part[:4] in ("die-", "gold", "slot") else ""
    )


def on_panel(scene: Scene, seat: int, own: bool, badge: bool) -> dict[str, Edges]:
    """What lies on somebody's panel, and where; of one's own place the line with name and purse."""
    found = {
        node.id: box(node)
        for node in scene.nodes
        if node.id.startswith(f"seat-{seat}-") or (badge and node.id == "badge")
    }
    line = found[f"seat-{seat}-name"]
    return {id: at for id, at in found.items() if not own or (at[1] < line[3] and at[3] > line[1])}


def beside(a: Node, b: Node) -> bool:
    """Whether one stands above the other; letters that begin somewhere reach a bit further."""
    width = max(b.w, b.h * 0.6 * len(b.text)) if b.text and not b.art else b.w
    middle = b.x + width / 2 if b.align == "start" else b.x
    return abs(a.x - middle) < (a.w + width) / 2


class TestTheOthers:
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    @pytest.mark.parametrize("viewer", [0, ONLOOKER])
    def test_panels_lie_apart_and_on_the_table(self, seats: int, shape: str, viewer: int) -> None:
        scene = shown(choosing(seats), viewer, shape=shape)
        panels = [node for node in scene.nodes if node.kind == "panel"]
        assert len(panels) == seats
        for i, one in enumerate(panels):
            assert one.w / 2 - 1 <= one.x <= scene.size[0] - one.w / 2 + 1
            assert one.h / 2 - 1 <= one.y <= scene.size[1] - one.h / 2 + 1
            for other in panels[:i]:
                assert (
                    abs(one.x - other.x) >= (one.w + other.w) / 2 - 3
                    or abs(one.y - other.y) >= (one.h + other.h) / 2 - 3
                )

    @pytest.mark.parametrize("viewer", [0, ONLOOKER])
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_cards_laid_open_at_the_end_cover_no_name_and_no_purse(self, seats: int, shape: str, viewer: int) -> None:
        *_, state = walk(seats, 4)
        scene = shown(state, viewer, shape=shape)
        for seat in range(seats):
            if seat == viewer:
                continue
            sheet = scene.node(f"seat-{seat}")
            mine = [node for node in scene.nodes if node.id.startswith(f"seat-{seat}-")]
            cards = [node for node in mine if "-fenced-" in node.id]
            others = [node for node in mine if node.kind == "token" or node.id.endswith(("-number", "-name"))]
            assert cards, "somebody has claims"
            for card_node in cards:
                assert abs(card_node.x - sheet.x) + card_node.w / 2 <= sheet.w / 2
                assert abs(card_node.y - sheet.y) + card_node.h / 2 <= sheet.h / 2
                assert not [
                    other.id
                    for other in others
                    if beside(card_node, other) and abs(card_node.y - other.y) < (card_node.h + other.h) / 2
                ]

    @pytest.mark.parametrize(("seats", "shape", "viewer"), covering([2, 3, 4, 5], ["wide", "tall"], [0, ONLOOKER]))
    def test_nothing_on_a_panel_covers_another_thing(self, seats: int, shape: str, viewer: int) -> None:
        """Whatever somebody has gathered: purses and hands of two digits, many claims behind wire, the badge."""
        for state in crowded(seats):
            for sheriff in range(seats):
                scene = shown(changed_by(state, sheriff=sheriff), viewer, shape=shape)
                for seat in range(seats):
                    things = on_panel(scene, seat, own=seat == viewer, badge=seat == sheriff)
                    assert not [
                        (a, b)
                        for (a, one), (b, two) in combinations(things.items(), 2)
                        if family(a) != family(b) and touch(one, two)
                    ]
                    if seat != viewer:
                        sheet = box(scene.node(f"seat-{seat}"))
                        assert not [
                            id
                            for id, (left, top, right, bottom) in things.items()
                            if left < sheet[0] or top < sheet[1] or right > sheet[2] or bottom > sheet[3]
                        ]

    def test_closed_purses_show_no_number_but_ones_own(self) -> None:
        """2.7"""
        state = next(state for state in walk(3, 1, "open_money=no") if state.phase == "keep")
        scene = shown(state)
        assert scene.node("seat-1-town-coin-number").text == "?"
        assert scene.node("seat-0-town-coin-number").text == "8"
        assert "dollar" not in scene.seats[1].note


class TestWords:
    @pytest.mark.parametrize("lang", LANGS)
    def test_every_house_card_and_face_can_be_asked_about(self, lang: str) -> None:
        """A name, what it does, and a clause that stands in the rules."""
        state = choosing().copy()
        state.cards = changed(state.cards, 0, tuple(sorted((DYNAMITE, WANTED, CLAIMS[0]))))
        reader, view = Reader.of(GAME, 0, NAMES[:4], lang), state.view(0)
        rules = (GAME.folder / "RULES.md").read_text("utf-8")
        assert GAME.speech.about is not None
        for id in (
            *(f"house-{house}" for house in HOUSES),
            "card-dynamite-0",
            "card-wanted-0",
            "card-claim1-0",
            "die-0",
            "die-2",
            "seat-1-cards",
            "badge",
            "column-0",
        ):
            found = GAME.speech.about(view, id, reader)
            assert found and found.name and found.text, id
            assert f"**{found.clause}**" in rules, id

    def test_what_one_knows_of_a_hand_is_told_to_oneself_alone(self) -> None:
        """Claims taken before all eyes are remembered (14.1)."""
        state = next(
            state
            for state in walk(3, 4)
            if state.house == "hall" and any(card in CLAIMS for card in state.view(ONLOOKER).hand(1))
        )
        assert GAME.speech.about is not None
        found = GAME.speech.about(state.view(2), "seat-1-cards", Reader.of(GAME, 2, NAMES[:3]))
        assert found and "claim" in found.text

    def test_an_answer_in_a_window_has_no_line(self) -> None:
        state = next(state for state in walk(3, 3) if state.phase == "window")
        seat = state.to_act()[0]
        for action in state.legal(seat):
            for viewer in (0, 1, 2, ONLOOKER):
                assert GAME.speech.weight(state.view(viewer), seat, state.witness(viewer, seat, action)) == "silent"

    def test_to_offer_or_take_nothing_turns_no_match(self) -> None:
        """An ending that names it as what decided would puzzle everybody; what comes of it is told instead."""
        for idle in (NoOffer, Decline):
            state, seat, action = next(
                (state, seat, action)
                for state in walk(3, 3)
                for seat in state.to_act()
                if seat != NATURE
                for action in state.legal(seat)
                if isinstance(action, idle)
            )
            assert GAME.speech.weight(state.view(seat), seat, action) == "routine"

    def test_the_price_is_in_the_words_of_the_choice(self) -> None:
        state = choosing()
        said = {action: GAME.speech.say(state.view(0), action, Reader.of(GAME, 0)) for action in state.legal(0)}
        assert said[KEEP[(QUEEN,)]] == "Keep Q for free"
        assert said[KEEP[(QUEEN, QUEEN)]] == "Keep Q Q for $1"
        assert all(isinstance(action, Keep) for action in said)
        assert ACE not in {face for action in said if isinstance(action, Keep) for face in action.faces}
