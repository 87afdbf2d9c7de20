"""Člověče, nezlob se once more, slow and obvious: one ring of forty squares, who stands on each.

Written from the text of the rules. Everything is looked up on the ring; a turn is told by
a few notes on what the player still has to do.
"""

from __future__ import annotations

from saloon.games.clovece.rules import CloveceOptions

CORNERS = {
    ("opposite", 2): [0, 20],
    ("left", 2): [0, 10],
    ("right", 2): [0, 30],
    ("opposite", 3): [0, 10, 30],
    ("left", 3): [0, 20, 30],
    ("right", 3): [0, 10, 20],
}


class Naive:
    def __init__(self, seats: int, options: CloveceOptions) -> None:
        self.options = options
        self.seats = seats
        self.starts = CORNERS.get((options.sides, seats), [0, 10, 20, 30])
        self.ring: dict[int, int] = {}
        self.house: list[set[int]] = [set() for _ in range(seats)]
        self.base = [4] * seats
        self.finished: list[int] = []
        self.over = False
        # the throws for the beginning
        self.contenders: list[int] = list(range(seats))
        self.first_throws: dict[int, int] = {}
        # the turn
        self.player = 0
        self.tries = 0
        self.collected = 0  # sixes waiting to be added
        self.new_pawn = False  # the pawn on the start must take the next throw
        self.task: tuple[str, int] | None = None  # ("enter", 0) or ("move", steps)
        self.again = False  # one more throw after the task
        if options.quick:
            for seat in range(seats):
                self.base[seat] -= 1
                self.ring[self.starts[seat]] = seat

    # -- asking -------------------------------------------------------------------------

    def way(self, seat: int, steps: int) -> int:
        """The square of the ring a number of steps from a seat's start."""
        return (self.starts[seat] + steps) % 40

    def steps_of(self, seat: int, square: int) -> int:
        return (square - self.starts[seat]) % 40

    def on_ring(self, seat: int) -> list[int]:
        return [self.steps_of(seat, square) for square, who in self.ring.items() if who == seat]

    def landing(self, at: int, steps: int) -> str:
        """What would happen to the player's pawn: `no`, `free`, `own`, `other`."""
        me, to = self.player, at + steps
        if to > 43:
            return "no"
        if to >= 40:
            if to in self.house[me]:
                return "no"
            passed = {step for step in range(at + 1, to) if step in self.house[me]}
            return "no" if passed and not self.options.jumps else "free"
        square = self.way(me, to)
        there = self.ring.get(square)
        if there is None:
            return "free"
        if there == me:
            return "no" if self.options.own == "spared" else "own"
        if self.options.safe_start and square == self.starts[there]:
            return "no"
        return "other"

    def choices(self) -> set[str]:
        assert self.task is not None
        kind, steps = self.task
        if kind == "enter":
            return {"enter"}
        if self.new_pawn and self.landing(0, steps) != "no":
            return {"move 0"}
        places = [*self.on_ring(self.player), *self.house[self.player]]
        found = {at: self.landing(at, steps) for at in places if self.landing(at, steps) != "no"}
        if self.options.capture == "must" and "other" in found.values():
            found = {at: what for at, what in found.items() if what == "other"}
        return {f"move {at}" if at < 40 else f"move h{at - 39}" for at in found}

    def to_act(self) -> str:
        return "nobody" if self.over else "die" if self.task is None else str(self.player)

    def no_pawn_in_play(self) -> bool:
        me = self.player
        if self.options.three == "base":
            return self.base[me] == 4
        if self.on_ring(me):
            return False
        if self.options.three == "track":
            return True
        return not any(any(to not in self.house[me] for to in range(at + 1, 44)) for at in self.house[me])

    # -- doing --------------------------------------------------------------------------

    def throw(self, face: int) -> None:
        if self.contenders:
            self.throw_for_the_beginning(face)
            return
        me = self.player
        self.again = face == 6
        if self.new_pawn:
            self.task = ("move", face)
        elif face == 6 and self.base[me] and not (self.options.own == "spared" and 0 in self.on_ring(me)):
            self.tries = 0
            self.task = ("enter", 0)
        elif face == 6 and not self.base[me] and self.options.base_empty == "sum":
            self.collected += 6
            return
        elif self.tries:
            self.tries -= 1
            if not self.tries:
                self.next_player()
            return
        else:
            self.task = ("move", self.collected + face)
        if not self.choices():
            self.done()

    def throw_for_the_beginning(self, face: int) -> None:
        self.first_throws[self.player] = face
        waiting = [seat for seat in self.contenders if seat not in self.first_throws]
        if waiting:
            self.player = waiting[0]
            return
        best = max(self.first_throws.values())
        self.contenders = [seat for seat in self.contenders if self.first_throws[seat] == best]
        self.first_throws = {}
        self.player = self.contenders[0]
        if len(self.contenders) == 1:
            self.contenders = []
            self.new_turn()

    def choose(self, text: str) -> None:
        assert self.task is not None
        me = self.player
        if text == "enter":
            self.base[me] -= 1
            self.come_to(self.starts[me])
            self.new_pawn, self.task = True, None
            return
        word = text.split()[1]
        at = 39 + int(word[1:]) if word.startswith("h") else int(word)
        to = at + self.task[1]
        if at >= 40:
            self.house[me].remove(at)
        else:
            del self.ring[self.way(me, at)]
        if to >= 40:
            self.house[me].add(to)
        else:
            self.come_to(self.way(me, to))
        if len(self.house[me]) == 4:
            self.finished.append(me)
            self.over = len(self.finished) == self.seats - 1
            self.task = None
            if not self.over:
                self.next_player()
            return
        start_taken = self.ring.get(self.starts[me]) == me
        if self.again and self.new_pawn and self.options.six_again == "chain" and self.base[me] and not start_taken:
            self.new_pawn, self.task = False, ("enter", 0)
            return
        self.done()

    def come_to(self, square: int) -> None:
        if square in self.ring:
            self.base[self.ring[square]] += 1
        self.ring[square] = self.player

    def done(self) -> None:
        self.task, self.new_pawn, self.collected = None, False, 0
        if not self.again:
            self.next_player()

    def next_player(self) -> None:
        self.player = (self.player + 1) % self.seats
        while self.player in self.finished:
            self.player = (self.player + 1) % self.seats
        self.new_turn()

    def new_turn(self) -> None:
        self.collected, self.new_pawn, self.task = 0, False, None
        self.tries = 3 if self.no_pawn_in_play() else 0

    def pawns(self) -> list[list[int]]:
        """Where everybody's pawns are, counted from their starts, -1 for the base."""
        return [
            sorted([-1] * self.base[seat] + self.on_ring(seat) + list(self.house[seat])) for seat in range(self.seats)
        ]
