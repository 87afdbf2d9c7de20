"""Dice Town told a second time: one plain story of a game, straight from the rulebook.

The story is a generator. It asks for one thing after another, as seats and the texts that may come
from them, and is sent who did what. Windows for hidden cards are asked for with the cards that the
hands really hold; who else may be asked is left to the game. Nothing is shared but the notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

NATURE = -1
FACES = "9TJQKA"
ACTIONS = {"brute": 2, "cheater": 2} | dict.fromkeys(
    ("credit", "girls", "corruption", "dynamite", "joe", "marshal", "split", "wanted", "elixir"), 1
)
GEAR = {f"gear{worth}": worth for worth in (1, 2, 3, 4, 5, 8)}
NAMES = (
    "credit",
    "girls",
    "brute",
    "cheater",
    "corruption",
    "dynamite",
    "joe",
    "marshal",
    "split",
    "wanted",
    "elixir",
    *GEAR,
    *(f"claim{worth}" for worth in range(1, 6)),
)
BOOKS = {
    "cs": {"refill": "cycle", "brute_none": "yes", "bribes": "tied"},
    "ru": {"refill": "slide", "brute_none": "no", "bribes": "all"},
}


class Act(NamedTuple):
    """Somebody does one of these."""

    texts: dict[int, set[str]]


class Window(NamedTuple):
    """For which card; who can answer with what; who still has to play a Brute; who else may be asked."""

    where: str
    plays: dict[int, set[str]]
    obliged: set[int]
    others: set[int]


Story = Generator[Act | Window, Any, Any]


def parts(dice: str) -> set[str]:
    return {"".join(each) for size in range(len(dice) + 1) for each in combinations(in_order(dice), size)}


def in_order(dice: Iterable[str]) -> str:
    return "".join(sorted(dice, key=FACES.index))


def by_name(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=NAMES.index)


def strength(dice: str, kickers: bool) -> tuple[object, ...]:
    """A hand as something that compares."""
    if in_order(dice) in ("9TJQK", "TJQKA"):
        return 4.0, [FACES.index(max(dice, key=FACES.index))]
    groups = sorted(((count, FACES.index(face)) for face, count in Counter(dice).items()), reverse=True)
    sizes = [size for size, _ in groups]
    rank = [[1, 1, 1, 1, 1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], [], [3, 2], [4, 1], [5]].index(sizes)
    return float(rank), [face for size, face in groups if kickers or size > 1]


class Naive:
    """A table of a number of seats."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = range(seats)
        book = BOOKS[options["book"]]
        self.options = {name: book[name] if value == "book" else value for name, value in options.items()}
        self.money, self.nuggets = [8] * seats, [0] * seats
        self.mine, self.bank, self.coach = 30, 3, 0
        self.pile = [name for name, copies in ACTIONS.items() for _ in range(copies)] + list(GEAR)
        self.discards: list[str] = []
        self.deck = [f"claim{worth}" for worth in range(1, 6) for _ in range(5)]
        self.under: list[str] = []
        self.column: list[str] = []
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.fenced: list[list[str]] = [[] for _ in self.seats]
        self.rows = [""] * seats
        self.sheriff, self.round = 0, 0
        self.gained: set[int] = set()
        self.resting: set[int] = set()
        self.obliged: set[int] = set()  # to play a Brute at this reveal
        self.winner: int | None = None

    # -- asking -------------------------------------------------------------------------

    def nature(self, *texts: str) -> Story:
        _, text = yield Act({NATURE: set(texts)})
        return text

    def one(self, seat: int, *texts: str) -> Story:
        _, text = yield Act({seat: set(texts)})
        return text

    def clockwise(self) -> list[int]:
        return [(self.sheriff + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]

    def window(self, seats: Iterable[int], card: str) -> Story:
        """Who of these plays the card, if anybody."""
        plays = {seat: {card} if card in self.hands[seat] else set() for seat in seats}
        return (yield from self.ask(card, plays))

    def ask(self, where: str, plays: dict[int, set[str]]) -> Story:
        """The first in order who plays something, and what; or nobody."""
        can = {seat: texts for seat, texts in plays.items() if texts and seat not in self.resting}
        result = yield Window(where, can, self.obliged, {seat for seat in plays if self.hands[seat]})
        if result is None:
            return None
        answers, closing = result
        self.resting |= {seat for seat, text in answers.items() if text == "not this round"}
        for seat in self.clockwise():
            if answers.get(seat, "pass").startswith("play "):
                what = answers[seat].removeprefix("play ")
                assert closing == f"open {seat + 1} {what}", (closing, what)
                self.hands[seat].remove(what.split()[0])
                self.discards.append(what.split()[0])
                return seat, what
        assert closing == "hush", closing
        return None

    def stands(self, player: int) -> Story:
        """Whether a card just played is not cancelled."""
        return (yield from self.window([seat for seat in self.seats if seat != player], "wanted")) is None

    def played(self, seats: Iterable[int], card: str) -> Story:
        """Who plays the card of a house with effect, if anybody."""
        found = yield from self.window(seats, card)
        if found and (yield from self.stands(found[0])):
            return found[0]
        return None

    # -- the game -----------------------------------------------------------------------

    def play(self) -> Story:
        if self.options["first_sheriff"] == "lot":
            self.sheriff = int((yield from self.nature(*(f"sheriff {seat + 1}" for seat in self.seats))).split()[1]) - 1
        yield from self.fill()
        while True:
            self.round += 1
            self.rows, self.gained, self.resting = [""] * len(self.seats), set(), set()
            yield from self.cups()
            yield from self.town()
            if not self.mine or not (self.deck or self.under or self.column):
                break
            yield from self.nature("ride")
            self.bank, self.coach = self.bank + self.coach, 0
        yield from self.count()

    # -- phase one ----------------------------------------------------------------------

    def cups(self) -> Story:
        while not any(len(row) == 5 for row in self.rows):
            yield from self.throw()
        late = [seat for seat in self.clockwise() if len(self.rows[seat]) < 5]
        if late:
            fresh = {}
            for seat in late:
                fresh[seat] = yield from self.roll(seat)
                self.rows[seat] += fresh[seat]
            yield from self.cards_of_reveal(fresh, last=True)

    def roll(self, seat: int) -> Story:
        dice = 5 - len(self.rows[seat])
        texts = [f"roll {seat + 1} {''.join(faces)}" for faces in combinations_with_replacement(FACES, dice)]
        return (yield from self.nature(*texts)).split()[2]

    def throw(self) -> Story:
        cups = {}
        for seat in self.clockwise():
            if len(self.rows[seat]) < 5:
                cups[seat] = yield from self.roll(seat)
        kept: dict[int, str] = {}
        while len(kept) < len(cups):
            seat, text = yield Act({seat: self.keeps(seat, cup) for seat, cup in cups.items() if seat not in kept})
            kept[seat] = text.split()[1].strip("-")
        fresh = {}
        for seat in self.clockwise():
            if seat in kept:
                yield from self.nature(f"lift {seat + 1} {kept[seat] or '-'}")
                fresh[seat] = kept[seat]
                self.rows[seat] += kept[seat]
        free = yield from self.cards_of_reveal(fresh, last=False)
        yield from self.pay(fresh, free)

    def keeps(self, seat: int, cup: str) -> set[str]:
        trust = "brute" in self.hands[seat] and seat not in self.resting
        return {
            f"keep {part or '-'}" for part in parts(cup) if (self.price(part) <= self.money[seat]) or (trust and part)
        }

    @staticmethod
    def price(kept: str) -> int:
        return len(kept) - 1 if kept else 1

    def cards_of_reveal(self, fresh: dict[int, str], last: bool) -> Story:
        """Players come in turn; each plays as many cards as they like."""
        free: set[int] = set()
        tried: set[int] = set()
        waiting = [seat for seat in self.clockwise() if seat in fresh]
        while waiting:
            plays: dict[int, set[str]] = {}
            self.obliged = set()
            for seat in waiting:
                held = self.hands[seat]
                plays[seat] = {"brute"} if "brute" in held and not last else set()
                if "cheater" in held:
                    plays[seat] |= {f"cheater {die}>{face}" for die in fresh[seat] for face in FACES if face != die}
                covered = seat in free and (fresh[seat] or self.options["brute_none"] == "yes")
                if not last and not covered and seat not in tried and self.price(fresh[seat]) > self.money[seat]:
                    self.obliged.add(seat)
            found = yield from self.ask("reveal", plays)
            if found is None:
                return free
            seat, what = found
            waiting = waiting[waiting.index(seat) :]
            tried |= {seat} if what == "brute" else set()
            self.obliged -= tried
            if (yield from self.stands(seat)):
                if what == "brute":
                    free.add(seat)
                else:
                    die, face = what.split()[1].split(">")
                    fresh[seat] = in_order(fresh[seat].replace(die, face, 1))
                    self.rows[seat] = self.rows[seat].replace(die, face, 1)
        return free

    def pay(self, fresh: dict[int, str], free: set[int]) -> Story:
        fees = {}
        for seat in self.clockwise():
            if seat in fresh:
                covered = seat in free and (fresh[seat] or self.options["brute_none"] == "yes")
                while not covered and self.price(fresh[seat]) > self.money[seat]:
                    text = yield from self.one(seat, *(f"back {die}" for die in fresh[seat]))
                    fresh[seat] = fresh[seat].replace(text[-1], "", 1)
                    self.rows[seat] = self.rows[seat].replace(text[-1], "", 1)
                fees[seat] = 0 if covered else self.price(fresh[seat])
        for seat, fee in fees.items():
            if fee:
                yield from self.nature(f"pay {seat + 1} ${fee}")
                self.money[seat] -= fee
                self.coach += fee

    # -- phase two ----------------------------------------------------------------------

    def town(self) -> Story:
        for face, visit in (
            ("9", self.at_mine),
            ("T", self.at_bank),
            ("J", self.at_store),
            ("Q", self.at_saloon),
            ("K", self.at_office),
        ):
            best = max(row.count(face) for row in self.rows)
            if best:
                yield from visit(
                    (yield from self.decided([s for s in self.seats if self.rows[s].count(face) == best])), best
                )
        marks = [strength(row, self.options["kickers"]) for row in self.rows]
        yield from self.at_hall((yield from self.decided([seat for seat in self.seats if marks[seat] == max(marks)])))
        yield from self.at_doctor()

    def gain(self, seat: int, amount: int) -> None:
        if amount:
            self.gained.add(seat)

    def at_mine(self, winner: int, nines: int) -> Story:
        factor = 1 if (yield from self.played([winner], "dynamite")) is None else 2
        yield from self.nature("dig")
        found = min(self.mine, factor * nines)
        self.mine -= found
        self.nuggets[winner] += found
        self.gain(winner, found)

    def at_bank(self, winner: int, _: int) -> Story:
        sharer = yield from self.played([seat for seat in self.seats if seat != winner], "split")
        yield from self.nature("rob")
        if sharer is not None:
            half = self.bank // 2
            self.bank -= half
            self.money[sharer] += half
            self.gain(sharer, half)
        self.money[winner] += self.bank
        self.gain(winner, self.bank)
        self.bank = 0

    def at_store(self, winner: int, jacks: int) -> Story:
        credit = yield from self.played([winner], "credit")
        for _ in range(1 if credit is None and self.round > 1 else 2):
            drawn = []
            for _ in range(jacks):
                card = yield from self.draw()
                drawn += [card] if card else []
            if not drawn:
                continue
            self.gain(winner, 1)
            kept = (yield from self.one(winner, *(f"pick {card}" for card in drawn))).split()[1]
            drawn.remove(kept)
            self.discards += drawn
            if kept == "joe":
                yield from self.joe(winner)
            else:
                self.hands[winner].append(kept)

    def draw(self) -> Story:
        if not self.pile and self.discards:
            yield from self.nature("renew")
            self.pile, self.discards = self.discards, []
        if not self.pile:
            return None
        card = (yield from self.nature(*(f"draw {card}" for card in self.pile))).split()[1]
        self.pile.remove(card)
        return card

    def joe(self, owner: int) -> Story:
        self.discards.append("joe")
        victim = int((yield from self.one(owner, *(f"joe {s + 1}" for s in self.seats if s != owner))).split()[1]) - 1
        if (yield from self.stands(owner)):
            dollars = min(4, self.money[victim])
            self.money[victim] -= dollars
            self.money[owner] += dollars
            self.gain(owner, dollars)

    def at_saloon(self, winner: int, queens: int) -> Story:
        girls = yield from self.played([winner], "girls")
        for _ in range(1 if girls is None else 2):
            robbed = [seat for seat in self.seats if seat != winner and self.hands[seat]]
            if not robbed:
                continue
            victim = int((yield from self.one(winner, *(f"steal {seat + 1}" for seat in robbed))).split()[1]) - 1
            loot = []
            for _ in range(min(queens, len(self.hands[victim]))):
                card = (yield from self.nature(*(f"take {card}" for card in self.hands[victim]))).split()[1]
                self.hands[victim].remove(card)
                loot.append(card)
            kept = (yield from self.one(winner, *(f"pick {card}" for card in loot))).split()[1]
            loot.remove(kept)
            self.hands[victim] += loot
            self.hands[winner].append(kept)
            self.gain(winner, 1)

    def at_office(self, winner: int, _: int) -> Story:
        if (yield from self.played(self.seats, "marshal")) is None:
            yield from self.nature("badge")
            self.gain(winner, winner != self.sheriff or self.options["badge_gain"])
            self.sheriff = winner

    def at_hall(self, winner: int) -> Story:
        yield from self.nature("grant")
        taken = self.column[: 1 + self.rows[winner].count("A")]
        self.column = self.column[len(taken) :]
        self.hands[winner] += taken
        self.gain(winner, len(taken))
        if (yield from self.played([winner], "corruption")) is not None and (self.deck or self.under):
            self.hands[winner].append((yield from self.claim("draw")))
        if self.options["refill"] == "cycle" and self.column:
            yield from self.nature("shift")
            self.under += self.column
            self.column = []
        yield from self.fill()

    def fill(self) -> Story:
        while len(self.column) < 3 and (self.deck or self.under):
            self.column.append((yield from self.claim("turn")))

    def claim(self, verb: str) -> Story:
        card = (yield from self.nature(*(f"{verb} {card}" for card in self.deck or self.under[:1]))).split()[1]
        (self.deck or self.under).remove(card)
        return card

    # -- the Sheriff --------------------------------------------------------------------

    def decided(self, tied: list[int]) -> Story:
        if len(tied) == 1:
            return tied[0]
        offers = yield from self.offers(tied)
        winner = int((yield from self.one(self.sheriff, *(f"choose {seat + 1}" for seat in tied))).split()[1]) - 1
        if self.options["bribes"] == "sealed" and winner in offers:
            text = offers[winner] or "offer $0 0n - fenced - for -"
            yield from self.nature(f"unfold {winner + 1} {text}")
        for giver, text in offers.items():
            if text and text.endswith(f"for {winner + 1}"):
                self.hand_over(giver, text)
        return winner

    def offers(self, tied: list[int]) -> Story:
        """What each bidder lays: the text of the offer, empty without one."""
        mode = self.options["bribes"]
        rich = [s for s in self.seats if self.money[s] or self.nuggets[s] or self.hands[s] or self.fenced[s]]
        bidders = [s for s in rich if s != self.sheriff and mode != "off" and (mode == "all" or s in tied)]
        drafts: dict[int, dict[str, Any]] = {
            seat: {"$": 0, "n": 0, "cards": [], "fenced": [], "for": None if mode == "all" else seat}
            for seat in bidders
        }
        laid: dict[int, str] = {}
        while len(laid) < len(bidders):
            open_ = {seat: self.pieces(seat, draft, tied) for seat, draft in drafts.items() if seat not in laid}
            seat, text = yield Act(open_)
            if text.startswith(("offer", "no offer")):
                laid[seat] = text if text.startswith("offer") else ""
            else:
                self.piece(drafts[seat], text)
        return {seat: laid[seat] for seat in bidders}

    def pieces(self, seat: int, draft: dict[str, Any], tied: list[int]) -> set[str]:
        texts = {"no offer"}
        texts |= {f"give ${count}" for count in range(self.money[seat] + 1) if count != draft["$"]}
        texts |= {f"give {count}n" for count in range(self.nuggets[seat] + 1) if count != draft["n"]}
        for word, held in (("", self.hands[seat]), ("fenced ", self.fenced[seat])):
            given = draft["fenced" if word else "cards"]
            texts |= {f"add {word}{card}" for card in (Counter(held) - Counter(given))}
            texts |= {f"drop {word}{card}" for card in given}
        if self.options["bribes"] == "all":
            texts |= {f"for {each + 1}" for each in tied if each != draft["for"]}
        if draft["for"] is not None and (draft["$"] or draft["n"] or draft["cards"] or draft["fenced"]):
            goods = [",".join(by_name(draft[kind])) or "-" for kind in ("cards", "fenced")]
            texts.add(f"offer ${draft['$']} {draft['n']}n {goods[0]} fenced {goods[1]} for {draft['for'] + 1}")
        return texts

    def piece(self, draft: dict[str, Any], text: str) -> None:
        verb, *rest = text.split()
        if verb == "for":
            draft["for"] = int(rest[0]) - 1
        elif verb == "give" and rest[0][0] == "$":
            draft["$"] = int(rest[0][1:])
        elif verb == "give":
            draft["n"] = int(rest[0][:-1])
        else:
            kind = draft["fenced" if len(rest) == 2 else "cards"]
            (kind.append if verb == "add" else kind.remove)(rest[-1])

    def hand_over(self, giver: int, text: str) -> None:
        _, dollars, gold, cards, _, fenced, _, _ = text.split()
        self.money[giver] -= int(dollars[1:])
        self.money[self.sheriff] += int(dollars[1:])
        self.nuggets[giver] -= int(gold[:-1])
        self.nuggets[self.sheriff] += int(gold[:-1])
        for named, held in ((cards, self.hands[giver]), (fenced, self.fenced[giver])):
            for card in named.split(",") if named != "-" else ():
                held.remove(card)
                self.hands[self.sheriff].append(card)
        self.gain(self.sheriff, self.options["bribe_gain"])

    # -- the doctor ---------------------------------------------------------------------

    def at_doctor(self) -> Story:
        drinker = yield from self.played(self.seats, "elixir")
        waiting = [seat for seat in self.seats if seat not in self.gained or seat == drinker]
        order = []
        while len(waiting) > 1:
            order.append(
                int((yield from self.one(self.sheriff, *(f"call {seat + 1}" for seat in waiting))).split()[1]) - 1
            )
            waiting.remove(order[-1])
        for patient in order + waiting:
            yield from self.treat(patient)

    def treat(self, patient: int) -> Story:
        row, hand = self.rows[patient], self.hands[patient]
        claims = [card for card in hand if card.startswith("claim")]
        texts = {"decline"}
        if claims and set(row) & set("9T"):
            texts |= {f"fence {' '.join(sorted(each))}" for each in combinations(claims, min(2, len(claims)))}
        for faces, what in (("JQ", "card"), ("K", "dollars"), ("A", "nuggets")):
            texts |= {f"ask {what}"} if set(row) & set(faces) else set()
        if texts == {"decline"} and not (yield Window("doctor", {}, set(), {patient})):
            return  # passed over, as far as everybody knows
        verb, *what = (yield from self.one(patient, *texts)).split()
        if verb == "fence":
            for card in what:
                hand.remove(card)
            self.fenced[patient] += what
        elif what == ["card"]:
            card = yield from self.draw()
            if card == "joe":
                yield from self.joe(patient)
            elif card:
                hand.append(card)
        elif verb == "ask":
            heap, each = (self.money, 2) if what == ["dollars"] else (self.nuggets, 1)
            for other in self.seats:
                given = min(each, heap[other]) if other != patient else 0
                heap[other] -= given
                heap[patient] += given

    # -- the end ------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        owned = self.hands[seat] + self.fenced[seat]
        printed = sum(GEAR.get(card, 0) + (int(card[-1]) if card.startswith("claim") else 0) for card in owned)
        return self.nuggets[seat] + self.money[seat] // 2 + 5 * (seat == self.sheriff) + printed

    def count(self) -> Story:
        claims = [sum(card.startswith("claim") for card in self.hands[s] + self.fenced[s]) for s in self.seats]
        marks = [(self.points(seat), claims[seat]) for seat in self.seats]
        for seat in self.seats:
            for card in by_name(self.hands[seat]):
                yield from self.nature(f"show {seat + 1} {card}")
                self.hands[seat].remove(card)
                self.fenced[seat].append(card)
        best = [seat for seat in self.seats if marks[seat] == max(marks)]
        self.winner = best[0]
        if len(best) > 1:
            self.winner = (
                int((yield from self.one(self.sheriff, *(f"crown {seat + 1}" for seat in best))).split()[1]) - 1
            )
