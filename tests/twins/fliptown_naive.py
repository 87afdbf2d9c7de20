"""Fliptown told a second time: one plain story of a game, straight from the rulebook and the printed map.

The story is a generator. It asks for one thing after another, as the texts that each seat (or
fortune) may send, and is sent a seat and its text. Nothing is shared with the game but its notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import cache
from itertools import combinations, permutations
from typing import Any

NATURE = -1
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
DECK = [suit + rank for suit in "CDHS" for rank in RANKS]
AREA = {"C": "town", "D": "mine", "H": "trail", "S": "badlands", "R": "cemetery"}
VERB = {"C": "visit", "D": "enter", "H": "stop", "S": "rob", "R": "dig"}

STOPS = {
    "A": "2S",
    "2": "pan/hammer",
    "3": "R 1S",
    "4": "3S 1W",
    "5": "12$",
    "6": "S",
    "7": "4S 1W",
    "8": "8g",
    "9": "C",
    "10": "5S 2W",
    "J": "-6W",
    "Q": "D",
    "K": "6S 3W",
}
TARGETS = {
    "2": (1, 2, 1),
    "3": (1, 2, 2),
    "4": (1, 2, 3),
    "5": (2, 4, 1),
    "6": (2, 4, 3),
    "7": (2, 4, 5),
    "8": (3, 6, 2),
    "9": (3, 6, 4),
    "10": (3, 6, 7),
    "J": (4, 8, 3),
    "Q": (4, 8, 6),
    "K": (4, 8, 10),
}
ROWS = {("2", "3", "4"): "R", ("5", "6", "7"): "D", ("8", "9", "10"): "C", ("J", "Q", "K"): "H"}
ROOMS = {
    "1L": ("ham 1g", {"": "A-7"}),
    "1R": ("pan 1g", {"": "8-K"}),
    "2L": ("S 1g", {"1L": "A-4"}),
    "2M": ("H 1g", {"1L": "5-7", "1R": "8-10"}),
    "2R": ("C 1g", {"1R": "J-K"}),
    "3A": ("1S 6g 1W", {"2L": "A-3"}),
    "3B": ("2S 4g 1W", {"2L": "4-5", "2M": "6-7"}),
    "3C": ("3S 2g 1W", {"2M": "8-9", "2R": "10-J"}),
    "3D": ("4S 1W", {"2R": "Q-K"}),
    "4A": ("1W", {"3A": "A-2"}),
    "4B": ("2W", {"3A": "3-4", "3B": "5-6"}),
    "4C": ("3W", {"3B": "7-8", "3C": "9-10"}),
    "4D": ("2W", {"3C": "10-J", "3D": "J-Q"}),
    "4E": ("1W", {"3D": "Q-K"}),
}
SIGNS = {
    "undertaker": "D",
    "bank": "1S",
    "hideout": "1S",
    "stables": "R",
    "store": "H",
    "church": "1S",
    "hotel": "S",
    "land": "R",
    "gunsmith": "H",
    "bail": "1S",
    "office": "D",
    "saloon": "1S",
    "club": "S",
}
TOWN = list(SIGNS)
GRAVES = {
    ("TL", "TM"): "S",
    ("TM", "TR"): "2S",
    ("ML", "CE"): "4$",
    ("CE", "MR"): "2g",
    ("BL", "BM"): "2S",
    ("BM", "BR"): "C",
    ("TL", "ML"): "4g",
    ("TM", "CE"): "ham",
    ("TR", "MR"): "H",
    ("ML", "BL"): "D",
    ("CE", "BM"): "pan",
    ("MR", "BR"): "8$",
}
TOMBS = ["TL", "TM", "TR", "ML", "MR", "BL", "BM", "BR"]
GOODS = {
    "bank": {"red": 4, "black": 4},
    "stables": {"workhorse": 3, "horse": 4},
    "gunsmith": {"pistol": 3, "rifle": 4},
    "store": {"pan": 3, "pickaxe": 2, "bandana": 1},
    "bail": {"J": 0, "Q": 0, "K": 0},
    "undertaker": {"quiet": 0, "shovel": 0},
}
LAND = {"a": 3, "b": 1, "c": 1, "d": 1, "e": 2, "f": 1, "g": 1, "h": 1, "i": 3}
PAYS = [(0, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 8), (10, 9)]
FINES = [(10, 4), (14, 6), (18, 8)]
STARTS = {
    "trailblazer": "3$ 4g",
    "cheat": "7$ 1g",
    "prospector": "3$ 5g pan",
    "settler": "7$ 2g",
    "bandit": "7$ 6g 4W",
    "marshal": "5$ 2g 2S",
    "preacher": "3$ 3g",
    "miner": "1$ 5g",
    "ranch-hand": "5$ 1g ham",
    "grave-robber": "3$ 1g",
    "man-in-black": "3$ 4g 6W 1S",
    "baroness": "7$ 1g",
    "mayor": "3$ 1g 3S",
    "wild-card": "4$ 0g",
}
CALLS = {"trailblazer": "H", "settler": "C", "bandit": "S", "miner": "D", "grave-robber": "R", "man-in-black": "CDHSR"}
BOTS = {
    "earp": ("C", "bonus", "CDHS"),
    "bart": ("D", "g", "DCSH"),
    "jane": ("H", "S", "HSCD"),
    "billy": ("S", "W", "SHDC"),
}
BOUNTIES = [
    "four-each",
    "trail-bonuses",
    "pans-hammers",
    "town-stars",
    "mine-gold",
    "each-kind",
    "tombstones",
    "far-or-outlaws",
    "wanted",
    "things",
    "rich",
    "five-bonuses",
]

Story = Generator[dict[int, set[str]], tuple[int, str], Any]


def number(card: str) -> int:
    return RANKS.index(card[1:]) + 1


@cache
def shapes() -> dict[str, int]:
    """All claims by their squares, with the price."""
    found = {}
    at = {name: divmod(place, 3) for place, name in enumerate("abcdefghi")}
    for size in (2, 3):
        for squares in combinations("abcdefghi", size):
            cells = [at[name] for name in squares]
            near = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in combinations(cells, 2))
            straight = len({row for row, _ in cells}) == 1 or len({column for _, column in cells}) == 1
            if near == size - 1:
                found["".join(squares)] = 4 if size == 2 else 6 if straight else 8
    return found


def rate(cards: list[str]) -> tuple[int, list[int]]:
    """Category and deciding ranks of five cards, the ace high where it helps."""
    ranks = sorted((13 if card[1:] == "A" else RANKS.index(card[1:]) for card in cards), reverse=True)
    flush = len({card[0] for card in cards}) == 1
    run = (
        ranks
        if ranks == list(range(ranks[0], ranks[0] - 5, -1))
        else [4, 3, 2, 1, 0]
        if ranks == [13, 4, 3, 2, 1]
        else []
    )
    count = sorted(Counter(ranks).items(), key=lambda each: (-each[1], -each[0]))
    sizes = [size for _, size in count]
    grouped = [rank for rank, size in count for _ in range(size)]
    if run and flush:
        return (9 if run[0] == 13 else 8), run
    if sizes[0] >= 4:
        return 7, grouped
    if sizes == [3, 2]:
        return 6, grouped
    if flush:
        return 5, ranks
    if run:
        return 4, run
    return {3: 3, 2: 2 if sizes[:2] == [2, 2] else 1, 1: 0}[sizes[0]], grouped


class Player:
    def __init__(self) -> None:
        self.have: Counter[str] = Counter({"$": 4, "g": 2})
        self.marks: dict[str, list[str]] = {"C": [], "D": [], "H": [], "S": [], "R": ["CE"]}
        self.owned: set[str] = set()
        self.failed: set[str] = set()
        self.land: set[str] = set()
        self.nights = 0
        self.poker: list[str] = []
        self.who, self.used = "", 0
        self.got: set[str] = set()
        self.sources: set[str] = set()
        self.kinds: set[str] = set()
        self.scored: set[str] = set()
        self.waits: list[str] = []
        self.new_rooms: set[str] = set()
        self.hands: list[int] = []

    def lose(self, what: str, count: int) -> None:
        self.have[what] = max(0, self.have[what] - count)


class Naive:
    """A whole game from the first card on."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.players = [Player() for _ in range(seats)]
        self.bot = options["cowbot"] if seats == 1 and options["cowbot"] in BOTS else ""
        self.stolen: list[str] = []
        self.bounties: list[str] = []
        self.worth: dict[str, int] = {}
        self.round = 0

    # -- a whole game -------------------------------------------------------------------

    def play(self) -> Story:
        yield from self.set_up()
        for self.round in range(3):
            self.deck = [card for card in DECK if card not in self.stolen]
            self.discards: list[str] = []
            self.line: list[str] = []
            self.sheriff = (yield from self.nature({f"sheriff {card}" for card in self.deck})).split()[1]
            self.deck.remove(self.sheriff)
            self.holes: list[list[str]] = [[] for _ in self.players]
            if self.options["holdem"] != "no":
                for seat in range(self.seats):
                    for _ in range(2):
                        text = yield from self.nature({f"hole {seat + 1} {card}" for card in self.deck})
                        self.holes[seat].append(text.split()[2])
                        self.deck.remove(text.split()[2])
            for turn in range(5):
                yield from self.one_turn(last=turn == 4)
            yield from self.poker()
            yield from self.sheriff_comes()
            self.flip_bounties()

    def set_up(self) -> Story:
        if self.seats == 1 and self.options["cowbot"] == "card":
            card = (yield from self.nature({f"lot {card}" for card in DECK})).split()[1]
            self.bot = next(bot for bot, (suit, _, _) in BOTS.items() if suit == card[0])
            self.become(0, list(STARTS)[RANKS.index(card[1:])])
            return
        if self.seats == 1 and self.options["cowbot"] == "drawn":
            self.bot = (yield from self.nature({f"bot {bot}" for bot in BOTS})).split()[1]
        while self.seats > 1 and len(self.bounties) < 3:
            text = yield from self.nature({f"bounty {each}" for each in BOUNTIES if each not in self.bounties})
            self.bounties.append(text.split()[1])
        self.worth = dict.fromkeys(self.bounties, 7)
        for seat in range(self.seats):
            left = [who for who in STARTS if who not in [each.who for each in self.players]]
            if self.options["characters"] == "dealt":
                self.become(seat, (yield from self.nature({f"cast {seat + 1} {who}" for who in left})).split()[2])
            elif self.options["characters"] == "chosen":
                who = (yield from self.ask(seat, {f"be {who}" for who in [*left, "nobody"]})).split()[1]
                if who != "nobody":
                    self.become(seat, who)

    def become(self, seat: int, who: str) -> None:
        me = self.players[seat]
        me.who, me.have = who, Counter()
        self.receive(me, STARTS[who], "")
        if who == "grave-robber":
            me.owned.add("shovel")

    # -- asking -------------------------------------------------------------------------

    def nature(self, texts: set[str]) -> Story:
        _, text = yield {NATURE: texts}
        return text

    def ask(self, seat: int, texts: set[str]) -> Story:
        """A decision; the Baroness and the Ranch hand may use their power first."""
        me = self.players[seat]
        power = set() if {"fine cash", "be nobody"} & texts else self.power(me)
        _, text = yield {seat: texts | power}
        if text == "power":
            self.use_power(me)
        return text

    def power(self, me: Player) -> set[str]:
        ready = me.who == "baroness" or (me.who == "ranch-hand" and me.have["ham"])
        return {"power"} if ready and not me.used and me.have["W"] else set()

    def use_power(self, me: Player) -> None:
        me.used = 1
        if me.who == "baroness":
            self.receive(me, f"{me.have['W']}g", "")
        else:
            me.lose("W", 2 * me.have["ham"])
        self.look(me)

    def draw(self, verb: str) -> Story:
        """The top card of the deck."""
        if not self.deck:
            yield from self.nature({"refill"})
            self.deck, self.discards = self.discards, []
        text = yield from self.nature({f"{verb} {card}" for card in self.deck})
        self.deck.remove(text.split()[1])
        return text.split()[1]

    # -- a turn -------------------------------------------------------------------------

    def one_turn(self, last: bool) -> Story:
        for me in self.players:
            me.got, me.new_rooms = set(), set()
        yield from self.line_up()
        colours = {card[0] in "DH" for card in self.line}
        colour = "" if len(colours) > 1 else "red" if colours == {True} else "black"
        if any(colour in me.owned for me in self.players):
            yield from self.nature({"interest"})
            for me in self.players:
                if colour in me.owned:
                    self.receive(me, f"{self.round + 1}S", "")
                    self.look(me)
        for seat, me in enumerate(self.players):
            caught = sum(card[1:] in me.owned for card in self.line)
            while caught:
                text = yield from self.ask(seat, {"take cash", "take gold", "take wanted"})
                if text != "power":
                    caught -= 1
                    self.receive(me, {"take cash": "4$", "take gold": "2g", "take wanted": "-2W"}[text], "")
                    self.look(me)
        roles = yield from self.seal_roles()
        for seat, (suit, value) in enumerate(roles):
            yield from self.own_turn(seat, suit, value)
        if self.bot and self.steals(roles[0]):
            self.stolen.append((yield from self.draw("theft")))
        self.discards += self.line
        self.line = []
        if not last:
            self.flip_bounties()

    def line_up(self) -> Story:
        while True:
            while len(self.line) < 3:
                self.line.append((yield from self.draw("turn")))
            mayor = [seat for seat, me in enumerate(self.players) if me.who == "mayor" and not me.used]
            if not mayor or (yield from self.ask(mayor[0], {"redeal", "decline"})) == "decline":
                return
            self.players[mayor[0]].used = 1
            self.discards += self.line
            self.line = []

    def seal_roles(self) -> Story:
        roles: dict[int, tuple[str, str]] = {}
        choices = {f"{suit} {value}" for suit, value in permutations(self.line, 2)}
        while len(roles) < self.seats:
            waiting = [seat for seat in range(self.seats) if seat not in roles]
            seat, text = yield {each: choices | self.power(self.players[each]) for each in waiting}
            if text == "power":
                self.use_power(self.players[seat])
            else:
                suit, value = text.split()
                roles[seat] = suit, value
        for seat in range(self.seats):
            suit, value = roles[seat]
            if self.seats > 1:
                yield from self.nature({f"roles {seat + 1} {suit} {value}"})
            self.players[seat].poker.append(next(card for card in self.line if card not in (suit, value)))
        return [roles[seat] for seat in range(self.seats)]

    def own_turn(self, seat: int, suit_card: str, value_card: str) -> Story:
        me = self.players[seat]
        self.suit, self.value, acted = suit_card[0], number(value_card), False
        me.waits = []
        while True:
            self.drop_hopeless(me)
            calls = {f"call {sign}" for sign in CALLS.get(me.who, "") if not me.used and self.open_sites(me, sign)}
            if acted and not me.waits and not calls:
                return
            if me.waits:
                texts = {text for each in me.waits for text in self.offers(me, each)} | {"leave"}
            else:
                texts = {"leave"} if acted else self.own_actions(me) | self.changes(me)
            text = yield from self.ask(seat, texts | calls)
            if text == "leave":
                me.waits = []
                if acted:
                    return
            elif text == "pass":
                acted = True
            elif text.startswith("call"):
                me.used = 1
                self.receive(me, text.split()[1], "")
            elif text.split()[0] in ("suit", "value", "joker", "prospect"):
                self.change(me, *text.split())
            elif text.split()[0] in VERB.values():
                kind = next(sign for sign, verb in VERB.items() if verb == text.split()[0])
                if kind in me.waits:
                    me.waits.remove(kind)
                else:
                    acted = True
                yield from self.go(seat, kind, text.split()[1])
            elif text != "power":
                yield from self.use(seat, *text.split())
            self.look(me)

    def own_actions(self, me: Player) -> set[str]:
        found = self.sites_by_card(me) | self.open_sites(me, "R")
        return found | {"pass"} if not found or self.options["passing"] == "always" else found

    def sites_by_card(self, me: Player) -> set[str]:
        value = self.value
        if self.suit == "H":
            reach = value + 6 if "horse" in me.owned else value
            return {text for text in self.open_sites(me, "H") if RANKS.index(text.split()[1]) + 1 <= reach}
        if self.suit == "S":
            return {f"rob {RANKS[value - 1]}"} & self.open_sites(me, "S")
        if self.suit == "C":
            return {f"visit {TOWN[value - 1]}"}
        values = {value, value - 2, value + 2} if "pickaxe" in me.owned else {value}
        return {text for each in values if 1 <= each <= 13 for text in self.rooms(me, each)}

    def rooms(self, me: Player, value: int | None) -> set[str]:
        found = set()
        for room, (_, ways) in ROOMS.items():
            for above, span in ways.items():
                low, high = (RANKS.index(each) + 1 for each in span.split("-"))
                known = not above or above in me.marks["D"]
                if self.options["descent"] == "later" and above in me.new_rooms:
                    known = False
                if known and room not in me.marks["D"] and (value is None or low <= value <= high):
                    found.add(f"enter {room}")
        return found

    def open_sites(self, me: Player, kind: str) -> set[str]:
        """Where a bonus action may go."""
        if kind == "H":
            last = RANKS.index(me.marks["H"][-1]) if me.marks["H"] else -1
            return {f"stop {rank}" for rank in RANKS[last + 1 :]}
        if kind == "S":
            return {f"rob {rank}" for rank in TARGETS if rank not in me.marks["S"]}
        if kind == "D":
            return self.rooms(me, None)
        if kind == "C":
            return {f"visit {building}" for building in TOWN}
        return {f"dig {tomb}" for tomb in TOMBS if tomb not in me.marks["R"]}

    def changes(self, me: Player) -> set[str]:
        gold = me.have["g"]
        found = {f"suit {suit}" for suit in "CDHS" if suit != self.suit} if gold >= 2 else set()
        found |= {f"value {rank}" for at, rank in enumerate(RANKS, 1) if 0 < abs(at - self.value) <= gold}
        if me.who == "wild-card" and me.used < 2:
            found |= {f"joker {suit}" for suit in "CDHS" if suit != self.suit}
            found |= {f"joker {rank}" for at, rank in enumerate(RANKS, 1) if at != self.value}
        if me.who == "prospector" and not me.used and me.have["pan"]:
            found |= {"prospect up"} if self.value + me.have["pan"] <= 13 else set()
            found |= {"prospect down"} if self.value - me.have["pan"] >= 1 else set()
        return found

    def change(self, me: Player, verb: str, to: str) -> None:
        if verb == "prospect":
            me.used = 1
            self.value += me.have["pan"] if to == "up" else -me.have["pan"]
            return
        if verb == "joker":
            me.used += 1
        if to in "CDHS":
            me.have["g"] -= 2 if verb == "suit" else 0
            self.suit = to
        else:
            me.have["g"] -= abs(RANKS.index(to) + 1 - self.value) if verb == "value" else 0
            self.value = RANKS.index(to) + 1

    def drop_hopeless(self, me: Player) -> None:
        me.waits = [each for each in me.waits if each in TOWN or self.open_sites(me, each)]
        calls = [sign for sign in CALLS.get(me.who, "") if not me.used and self.open_sites(me, sign)]
        hope = self.options["abilities"] == "wait" and (calls or self.power(me))
        if not hope and not any(self.offers(me, each) for each in me.waits):
            me.waits = []

    # -- the areas ----------------------------------------------------------------------

    def receive(self, me: Player, text: str, area: str) -> None:
        """A reward as printed: `2S`, `12$`, `8g`, `3W`, `-6W`, `pan`, `ham`, or the sign of a bonus action."""
        for word in text.split():
            if word in AREA:
                me.got.add("bonus")
                me.kinds.add(word)
                me.sources |= {area} - {""}
                me.waits.append(word)
            elif word in ("pan", "ham"):
                me.have[word] = min(4, me.have[word] + 1)
            elif word.startswith("-"):
                me.lose("W", int(word[1:-1]))
            elif int(word[:-1]):
                me.have[word[-1]] += int(word[:-1])
                me.got.add(word[-1])

    def go(self, seat: int, kind: str, site: str) -> Story:
        me = self.players[seat]
        if kind == "S":
            yield from self.rob(me, site)
            return
        first = site not in me.marks[kind]
        if first:
            me.marks[kind].append(site)
        if kind == "H" and site == "2":
            yield from self.pan_or_hammer(seat)
        elif kind == "H":
            self.receive(me, STOPS[site], kind)
        elif kind == "D":
            me.new_rooms.add(site)
            self.receive(me, ROOMS[site][0], kind)
        elif kind == "C":
            me.waits.append(site)
            self.receive(me, SIGNS[site] if first else "", kind)
        else:
            self.receive(me, "" if "quiet" in me.owned else "1W", kind)
            self.receive(me, "1S" if "shovel" in me.owned else "", kind)
            for pair, reward in GRAVES.items():
                if site in pair and set(pair) <= set(me.marks["R"]):
                    self.receive(me, reward, kind)

    def pan_or_hammer(self, seat: int) -> Story:
        while True:
            self.look(self.players[seat])
            text = yield from self.ask(seat, {"take pan", "take hammer"})
            if text != "power":
                self.receive(self.players[seat], "pan" if text == "take pan" else "ham", "")
                return

    def rob(self, me: Player, target: str) -> Story:
        me.marks["S"].append(target)
        wanted, stars, cash = TARGETS[target]
        self.receive(me, f"{wanted - ('bandana' in me.owned)}W", "")
        self.look(me)
        card = yield from self.draw("robbery")
        self.discards.append(card)
        gun = self.options["guns"]
        more = 2 * gun if "rifle" in me.owned else gun if "pistol" in me.owned else 0
        if number(card) + more >= RANKS.index(target) + 1:
            self.receive(me, f"{stars}S {cash}$", "")
        else:
            me.failed.add(target)
            self.receive(me, f"{stars // 2}S", "")
        for row, bonus in ROWS.items():
            if target in row and set(row) <= set(me.marks["S"]):
                self.receive(me, bonus, "S")

    def offers(self, me: Player, what: str) -> set[str]:
        """What a waiting bonus action or effect offers."""
        cash, wanted = me.have["$"], me.have["W"]
        if what in AREA:
            return self.open_sites(me, what)
        if what in GOODS:
            needs = {"shovel": {"quiet"}, "rifle": {"pistol"}}
            sold = {
                thing for thing, price in GOODS[what].items() if price <= cash and needs.get(thing, set()) <= me.owned
            }
            return {f"{what} {thing}" for thing in sold - me.owned}
        if what == "land":
            return {
                f"land {squares}" for squares, price in shapes().items() if price <= cash and not set(squares) & me.land
            }
        if what == "hotel":
            return {"hotel"} if me.nights < 4 and cash >= 2 else set()
        if what == "office":
            return {"office"}
        most = {
            "hideout": min(4, wanted),
            "church": min(8, wanted, cash),
            "saloon": min(8, cash // 2),
            "club": min(8, me.have["g"]),
        }
        return {f"{what} {count}" for count in range(1, most[what] + 1)}

    def use(self, seat: int, building: str, what: str = "") -> Story:
        me = self.players[seat]
        me.waits.remove(building)
        if building in GOODS:
            me.have["$"] -= GOODS[building][what]
            me.owned.add(what)
            self.receive(me, {"workhorse": "ham 1S", "pan": "pan 1S", "pickaxe": "1S"}.get(what, ""), "")
        elif building == "land":
            me.have["$"] -= shapes()[what]
            me.land |= set(what)
            self.receive(me, f"{sum(LAND[square] for square in what) + 7 * (len(me.land) == 9)}S", "")
        elif building == "hotel":
            me.have["$"] -= 2
            me.nights += 1
        elif building == "office":
            yield from self.nature({f"peek {self.sheriff}"})
            while (text := (yield from self.ask(seat, {"take star", "take wanted"}))) == "power":
                pass
            self.receive(me, "1S" if text == "take star" else "-2W", "")
        elif building in ("hideout", "church"):
            self.receive(me, f"-{what}W", "")
            me.have["$"] -= int(what) if building == "church" else 0
        else:
            self.receive(me, f"{what}S", "")
            me.have["$" if building == "saloon" else "g"] -= int(what) * (2 if building == "saloon" else 1)

    # -- bounties and bots --------------------------------------------------------------

    def look(self, me: Player) -> None:
        """Whether a bounty is met just now."""
        for bounty in self.bounties:
            if bounty not in me.scored and self.meets(me, bounty):
                me.scored.add(bounty)
                self.receive(me, f"{self.worth[bounty]}S", "")

    def flip_bounties(self) -> None:
        for bounty in self.bounties:
            if any(bounty in me.scored for me in self.players):
                self.worth[bounty] = 4

    def meets(self, me: Player, bounty: str) -> bool:
        marks, have = me.marks, me.have
        gold = sum(int(word[:-1]) for room in marks["D"] for word in ROOMS[room][0].split() if word.endswith("g"))
        goods = ["horse", "quiet", "bandana", "pickaxe", "pistol"]
        areas = me.kinds if self.options["fifth"] == "kind" else me.sources
        return {
            "four-each": all(len(marks[area]) >= 4 for area in "CDHS"),
            "trail-bonuses": {"3", "6", "9", "Q"} <= set(marks["H"]),
            "pans-hammers": have["pan"] + have["ham"] >= 5,
            "town-stars": {"bank", "hideout", "church", "bail", "saloon"} <= set(marks["C"]),
            "mine-gold": gold >= 9,
            "each-kind": all(set(row) & set(marks["S"]) for row in ROWS),
            "tombstones": len(marks["R"]) >= 6,
            "far-or-outlaws": "K" in marks["H"] or len({"J", "Q", "K"} & me.owned) >= 2,
            "wanted": have["W"] >= 9,
            "things": sum(each in me.owned for each in goods) + bool(have["pan"]) + bool(have["ham"]) >= 4,
            "rich": have["$"] >= 30 or have["g"] >= 15,
            "five-bonuses": areas == set("CDHSR"),
        }[bounty]

    def steals(self, roles: tuple[str, str]) -> bool:
        suit, watched, _ = BOTS[self.bot]
        if self.bot == "jane" and self.options["jane"] == "cash":
            watched = "$"
        suits = {card[0] for card in self.line if card != roles[0]} | {self.suit}
        return suit in suits and watched in self.players[0].got

    # -- the end of a round -------------------------------------------------------------

    def poker(self) -> Story:
        if self.options["holdem"] != "no" and self.seats > 1:
            for seat, hole in enumerate(self.holes):
                for card in hole:
                    yield from self.nature({f"unveil {seat + 1} {card}"})
        hands = [me.poker[-5:] + hole for me, hole in zip(self.players, self.holes, strict=True)]
        for seat, me in enumerate(self.players):
            if me.who == "cheat" and not me.used:
                while (
                    text := (yield from self.ask(seat, {f"mark {card}" for card in hands[seat]} | {"decline"}))
                ) != "decline":
                    marked = text.split()[1]
                    text = yield from self.ask(
                        seat, {f"declare {card}" for card in DECK if card != marked} | {"decline"}
                    )
                    if text != "decline":
                        me.used = 1
                        hands[seat][hands[seat].index(marked)] = text.split()[1]
                        break
        yield from self.nature({"pay"})
        best = [max(rate(list(five)) for five in combinations(hand, 5)) for hand in hands]
        if self.options["ties"] == "raw":
            order = [(kind, sorted(ranks, reverse=True)) for kind, ranks in best]
        else:
            order = list(best)
        rivals = self.options["holdem"] == "competitive" and self.seats > 1
        share = order.count(max(order)) if rivals else 1
        for me, (kind, _), rank in zip(self.players, best, order, strict=True):
            me.hands.append(kind)
            if not rivals or rank == max(order):
                me.have["$"] += PAYS[kind][0] // share
                me.have["S"] += PAYS[kind][1] // share
            self.look(me)
        self.discards += [card for hole in self.holes for card in hole]

    def sheriff_comes(self) -> Story:
        if any(me.have["pan"] or me.have["ham"] for me in self.players):
            yield from self.nature({"work"})
            for me in self.players:
                me.have["g"] += me.have["pan"]
                me.have["$"] += 2 * me.have["ham"]
                self.look(me)
        for seat, me in enumerate(self.players):
            if me.who == "preacher" and not me.used and me.have["W"]:
                most = min(6, me.have["W"])
                text = yield from self.ask(seat, {f"preach {count}" for count in range(1, most + 1)} | {"decline"})
                if text != "decline":
                    me.used = 1
                    me.lose("W", int(text.split()[1]))
        bribed = yield from self.bribes()
        yield from self.nature({f"show {self.sheriff}"})
        for seat, me in enumerate(self.players):
            if seat not in bribed:
                yield from self.judge(seat, me)

    def bribes(self) -> Story:
        answers: dict[int, bool] = {}
        while True:
            asked: dict[int, set[str]] = {}
            for seat, me in enumerate(self.players):
                pays = {"bribe"} if 0 < me.have["W"] <= me.have["g"] else set()
                if seat not in answers and pays | self.power(me):
                    asked[seat] = pays | self.power(me) | {"refuse"}
            if not asked:
                break
            seat, text = yield asked
            if text == "power":
                self.use_power(self.players[seat])
            else:
                answers[seat] = text == "bribe"
        for seat, me in enumerate(self.players):
            if seat in answers and 0 < me.have["W"] <= me.have["g"]:
                if self.seats > 1:
                    yield from self.nature({f"tell {seat + 1} {'bribes' if answers[seat] else 'refuses'}"})
                me.have["g"] -= me.have["W"] * answers[seat]
        return [seat for seat, pays in answers.items() if pays]

    def judge(self, seat: int, me: Player) -> Story:
        card = self.sheriff
        if me.who == "marshal" and not me.used and (yield from self.ask(seat, {"draw", "decline"})) == "draw":
            me.used = 1
            card = yield from self.draw("judge")
            self.discards.append(card)
        if number(card) >= me.have["W"]:
            return
        cash, stars = FINES[self.round]
        ways = {"fine cash"} if me.have["W"] < 14 and me.have["$"] >= cash else set()
        ways |= {"fine stars"} if me.have["S"] >= stars else set()
        text = min(ways, default="fine stars")
        if len(ways) == 2:
            text = yield from self.ask(seat, ways)
        else:
            yield from self.nature({f"fined {seat + 1}"})
        if text == "fine cash":
            me.have["$"] -= cash
        else:
            me.lose("S", stars)

    # -- the score ----------------------------------------------------------------------

    def points(self, me: Player) -> int:
        silver = [0, 2, 7, 14, 23][me.nights]
        for room, area in (("4A", "R"), ("4B", "C"), ("4C", "D"), ("4D", "H"), ("4E", "S")):
            silver += len(me.marks[area]) if room in me.marks["D"] else 0
        return me.have["$"] // 4 + me.have["g"] // 2 + silver + me.have["S"]

    def bot_points(self) -> int:
        me, level = self.players[0], ["easy", "normal", "hard"].index(self.options["level"])
        total = {"C": 13, "D": 14, "H": 13, "S": 12}
        points = (level + 1) * len(self.stolen) + 5 * bool(me.who) + 5 * (self.options["holdem"] != "no")
        for times, area in list(zip((4, 3, 2, 1), BOTS[self.bot][2], strict=True))[: level + 2]:
            points += times * (total[area] - len(me.marks[area]))
        return points

    def scores(self) -> list[int]:
        if self.seats == 1:
            mine = self.points(self.players[0])
            return [int(mine > self.bot_points())] if self.bot else [mine]
        standing = [(self.points(me), -me.have["W"], me.have["g"], me.have["$"]) for me in self.players]
        return [sum(other < own for other in standing) for own in standing]
