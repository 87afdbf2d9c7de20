"""Mlýn once more, slow and obvious: stones on named points, mills found by looking along lines.

Written from the text of the rules: placing, moving, flying, taking. No draws.
"""

from __future__ import annotations

FILES = "abcdefg"


def all_points() -> list[str]:
    """A point lies on the square at distance 1, 2 or 3 from the middle d4, at a corner or mid-side."""
    return [
        f"{FILES[3 + dx]}{4 + dy}"
        for distance in (1, 2, 3)
        for dx in (-distance, 0, distance)
        for dy in (-distance, 0, distance)
        if (dx, dy) != (0, 0)
    ]


POINTS = all_points()


def lines() -> list[list[str]]:
    """All rows and columns of points; the d column and the 4 row are broken by the empty middle."""
    found: list[list[str]] = []
    for sign in "abcdefg1234567":
        line = sorted(point for point in POINTS if sign in point)
        found += [line] if len(line) == 3 else [line[:3], line[3:]]
    return found


LINES = lines()


def neighbours(point: str) -> set[str]:
    near = set()
    for line in LINES:
        if point in line:
            at = line.index(point)
            near |= {line[i] for i in (at - 1, at + 1) if 0 <= i < 3}
    return near


class Naive:
    def __init__(self) -> None:
        self.board: dict[str, int] = {}
        self.hand = [9, 9]
        self.player = 0
        self.taking = False

    def count(self, who: int) -> int:
        return sum(owner == who for owner in self.board.values())

    def in_mill(self, point: str) -> bool:
        who = self.board[point]
        return any(point in line and all(self.board.get(each) == who for each in line) for line in LINES)

    def legal(self) -> set[str]:
        me, other = self.player, 1 - self.player
        if self.taking:
            theirs = {p for p, who in self.board.items() if who == other}
            return {f"x{p}" for p in ({p for p in theirs if not self.in_mill(p)} or theirs)}
        free = {p for p in POINTS if p not in self.board}
        if self.hand[me]:
            return free
        mine = {p for p, who in self.board.items() if who == me}
        if len(mine) == 3:
            return {f"{a}-{b}" for a in mine for b in free}
        return {f"{a}-{b}" for a in mine for b in neighbours(a) & free}

    def play(self, text: str) -> None:
        if text.startswith("x"):
            del self.board[text[1:]]
            self.taking = False
        else:
            start, _, end = text.partition("-")
            if end:
                del self.board[start]
            else:
                self.hand[self.player] -= 1
                end = start
            self.board[end] = self.player
            self.taking = self.in_mill(end)
        if not self.taking:
            self.player = 1 - self.player

    def loser(self) -> int | None:
        for who in (0, 1):
            if self.count(who) + self.hand[who] < 3:
                return who
        return None if self.legal() else self.player
