"""Bang! The Dice Game told a second time: one plain story of a game, straight from the rulebook.

The story is a generator. It asks for one thing after another, as a seat and the set of texts that
may come, and is sent the text that came. Nothing is shared with the game but its notation.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from itertools import combinations

NATURE = -1
PRINTED = {
    "bart": 8,
    "black-jack": 8,
    "janet": 8,
    "gringo": 7,
    "jesse": 9,
    "jourdonnais": 7,
    "kit": 7,
    "duke": 8,
    "paul": 9,
    "pedro": 8,
    "rose": 9,
    "sid": 8,
    "slab": 8,
    "suzy": 8,
    "sam": 9,
    "willy": 8,
}
HUNTS = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
ORDER = "AD12BG"

Asked = tuple[int, set[str]]
Story = Generator[Asked, str, None]


class TurnOver(Exception):
    """The player whose turn it is has fallen."""


class GameOver(Exception):
    """Somebody has won, or nobody can."""


def sorted_faces(faces: list[str]) -> str:
    return "".join(sorted(faces, key=ORDER.index))


class Naive:
    """A table after the deal, seats from 0."""

    def __init__(self, roles: list[str], cast: list[str], options: dict[str, object]) -> None:
        self.roles, self.cast, self.options = roles, cast, options
        self.most = [PRINTED[who] + (2 if role == "sheriff" else 0) for who, role in zip(cast, roles, strict=True)]
        self.life = list(self.most)
        self.arrows = [0] * len(roles)
        self.pile = 9
        self.player = roles.index("deputy" if len(roles) == 3 else "sheriff")
        self.shown = {self.player} if len(roles) > 3 else {0, 1, 2}
        self.won: set[int] = set()

    # -- who is where -------------------------------------------------------------------

    def alive(self) -> list[int]:
        return [seat for seat in range(len(self.life)) if self.life[seat] > 0]

    def step(self, seat: int, steps: int) -> int:
        """The player a number of living players to the left of a seat, to the right if negative."""
        way = 1 if steps > 0 else -1
        for _ in range(abs(steps)):
            seat = (seat + way) % len(self.life)
            while self.life[seat] == 0:
                seat = (seat + way) % len(self.life)
        return seat

    def targets(self, face: str) -> set[int]:
        me, few = self.player, len(self.alive()) <= 3
        far = {1} if face == "1" or few else {2}
        if self.cast[me] == "janet" and not few:
            far = {1, 2}
        if self.cast[me] == "rose":
            far |= {max(far) + 1}
        return {self.step(me, way * steps) for steps in far for way in (1, -1)} - {me}

    # -- the game -----------------------------------------------------------------------

    def play(self) -> Story:
        try:
            while True:
                if self.life[self.player]:
                    with suppress(TurnOver):
                        yield from self.turn()
                self.player = (self.player + 1) % len(self.life)
        except GameOver:
            for seat in range(len(self.roles)):
                if seat not in self.shown:
                    yield NATURE, {f"show {seat + 1} {self.roles[seat]}"}
                    self.shown.add(seat)

    def turn(self) -> Story:
        me = self.player
        who = self.cast[me]
        if who == "sid":
            text = yield me, {f"gift>{seat + 1}" for seat in self.alive()}
            self.heal(int(text[5:]) - 1, 1)
        dice: list[str] = []
        yield from self.roll(dice)
        if dice.count("D") >= 3:
            yield NATURE, {"dynamite"}
            yield from self.losses({me: 1}, None)
        yield from self.shoot(dice)
        jesse = who == "jesse" and self.life[me] <= 4
        for _ in range(dice.count("B")):
            text = yield me, {f"beer>{seat + 1}" for seat in self.alive()}
            to = int(text[5:]) - 1
            self.heal(to, 2 if jesse and to == me else 1)
        yield from self.gatlings(dice)
        if who == "suzy" and "1" not in dice and "2" not in dice and self.life[me] < self.most[me]:
            yield NATURE, {"rest"}
            self.heal(me, 2)

    def roll(self, dice: list[str]) -> Story:
        who, thrown = self.cast[self.player], 0
        while True:
            text = yield NATURE, set()
            faces = list(text.removeprefix("roll "))
            assert len(faces) == 5 - len(dice)
            dice += faces
            thrown += 1
            for _ in range(faces.count("A")):
                yield from self.take_arrow()
            if dice.count("D") >= 3 or thrown == (4 if who == "duke" else 3):
                return
            free = [face for face in dice if face != "D" or who == "black-jack"]
            again = {sorted_faces(list(part)) for size in range(1, 6) for part in combinations(free, size)}
            text = yield self.player, {"stop", *(f"again {part}" for part in again)}
            if text == "stop":
                return
            for face in text.removeprefix("again "):
                dice.remove(face)

    def take_arrow(self) -> Story:
        yield NATURE, {"arrow"}
        self.arrows[self.player] += 1
        self.pile -= 1
        if self.pile == 0:
            yield NATURE, {"indians"}
            lost = {seat: self.arrows[seat] for seat in self.alive()}
            for seat in lost:
                if self.cast[seat] == "jourdonnais" and lost[seat] > 1:
                    lost[seat] = 1
            self.arrows = [0] * len(self.arrows)
            self.pile = 9
            yield from self.losses(lost, self.player if self.options["indians_credit"] == "active" else None)

    def shoot(self, dice: list[str]) -> Story:
        """All bull's-eyes are aimed in any order, then all hit. Slab's beer is taken out of the dice."""
        aimed: list[tuple[int, int]] = []
        doubled = self.cast[self.player] != "slab"
        left = [face for face in dice if face in "12"]
        while left:
            shots = {(face, seat + 1) for face in left for seat in self.targets(face)}
            may = {f"{face}>{seat}" for face, seat in shots}
            if not doubled and "B" in dice:
                may |= {f"{face}B>{seat}" for face, seat in shots}
            text = yield self.player, may
            left.remove(text[0])
            twice = "B>" in text
            if twice:
                doubled = True
                dice.remove("B")
            aimed.append((int(text[-1]) - 1, 2 if twice else 1))
        if aimed:
            yield from self.volley(aimed)

    def gatlings(self, dice: list[str]) -> Story:
        me, guns = self.player, dice.count("G")
        who = self.cast[me]
        if who == "kit":
            for _ in range(guns):
                if not any(self.arrows):
                    break
                text = yield me, {"enough", *(f"clear>{seat + 1}" for seat, count in enumerate(self.arrows) if count)}
                if text == "enough":
                    break
                self.put_back(int(text[6:]) - 1, 1)
        if guns >= (2 if who == "willy" else 3):
            yield NATURE, {"gatling"}
            if self.options["gatling"] == "arrows":
                self.put_back(me, self.arrows[me])
            hit = [(seat, 1) for seat in self.alive() if seat != me and self.cast[seat] != "paul"]
            if hit:
                yield from self.volley(hit, gatling=True)
            else:
                self.put_back(me, self.arrows[me])

    # -- losses -------------------------------------------------------------------------

    def volley(self, aimed: list[tuple[int, int]], gatling: bool = False) -> Story:
        """One entry for each die (or barrel): whom it hits, and for how much."""
        points: dict[int, int] = {}
        for seat, much in aimed:
            points[seat] = points.get(seat, 0) + much
        for seat in list(points):
            if self.cast[seat] == "bart":
                for _ in range(points[seat]):
                    if self.pile >= 2:
                        text = yield seat, {"dodge", "bear"}
                        if text == "dodge":
                            points[seat] -= 1
                            self.arrows[seat] += 1
                            self.pile -= 1
        yield NATURE, {"hits"}
        if gatling:
            self.put_back(self.player, self.arrows[self.player])
        owed = self.owed_to_gringo(aimed)
        yield from self.losses(points, self.player)
        for _ in range(owed):
            yield from self.take_arrow()

    def owed_to_gringo(self, aimed: list[tuple[int, int]]) -> int:
        if "gringo" not in self.cast:
            return 0
        gringo = self.cast.index("gringo")
        struck = [much for seat, much in aimed if seat == gringo]
        lost = min(sum(struck), self.life[gringo])
        if not lost or (lost == self.life[gringo] and not self.options["gringo_last"]):
            return 0
        return min(len(struck), lost) if self.options["gringo"] == "hit" else 1

    def losses(self, points: dict[int, int], killer: int | None) -> Story:
        """All at once; then Pedro, the fallen, the end, Vulture Sam."""
        lost = {seat: min(much, self.life[seat]) for seat, much in points.items()}
        for seat, much in lost.items():
            self.life[seat] -= much
        for seat, much in lost.items():
            if self.cast[seat] == "pedro" and self.life[seat]:
                for _ in range(much):
                    if self.arrows[seat]:
                        text = yield seat, {"shed", "keep"}
                        self.put_back(seat, text == "shed")
        around = [(self.player + steps) % len(self.life) for steps in range(len(self.life))]
        fallen = [seat for seat in around if lost.get(seat) and not self.life[seat]]
        for seat in fallen:
            yield NATURE, {f"out {seat + 1} {self.roles[seat]}"}
            self.shown.add(seat)
            self.put_back(seat, self.arrows[seat])
        if fallen:
            self.look_for_the_end(fallen, killer)
            if "sam" in self.cast:
                sam = self.cast.index("sam")
                if 0 < self.life[sam] < self.most[sam]:
                    yield NATURE, {"feast"}
                    self.heal(sam, 2 * len(fallen))
        if not self.life[self.player]:
            raise TurnOver

    def heal(self, seat: int, points: int) -> None:
        self.life[seat] = min(self.most[seat], self.life[seat] + points)

    def put_back(self, seat: int, count: int) -> None:
        self.arrows[seat] -= count
        self.pile += count

    # -- the end ------------------------------------------------------------------------

    def look_for_the_end(self, fallen: list[int], killer: int | None) -> None:
        if len(self.roles) == 3:
            self.look_among_three(fallen, killer)
            return
        left = [self.roles[seat] for seat in self.alive()]
        if "sheriff" not in left:
            if left == ["renegade"]:
                self.won = set(self.alive())
            else:
                self.won = {seat for seat, role in enumerate(self.roles) if role == "outlaw"}
            raise GameOver
        if "outlaw" not in left and "renegade" not in left:
            self.won = {seat for seat, role in enumerate(self.roles) if role in ("sheriff", "deputy")}
            raise GameOver

    def look_among_three(self, fallen: list[int], killer: int | None) -> None:
        alive = self.alive()
        if (
            killer in alive
            and killer is not None
            and HUNTS[self.roles[killer]] in [self.roles[seat] for seat in fallen]
        ):
            self.won = {killer}
        elif len(alive) == 1:
            self.won = set(alive)
        elif not alive:
            self.won = {self.roles.index("outlaw")} if self.options["all_dead"] == "outlaw" else set()
        else:
            return
        raise GameOver
