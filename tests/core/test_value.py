"""Values: fields are named once; slots, `__init__`, `copy` and `parts` follow."""

from __future__ import annotations

import pickle

import pytest

from saloon.core.state import State
from saloon.core.value import changed, value


@value
class Point(State):
    """Two numbers."""

    x: int
    y: int

    def sum(self) -> int:
        return self.x + self.y


@value
class Place(Point):
    z: int


def test_fields_come_in_order_those_of_the_base_first() -> None:
    place = Place(1, 2, 3)
    assert (place.x, place.y, place.z) == (1, 2, 3)
    assert place.parts() == (1, 2, 3)
    assert place.sum() == 3


def test_a_field_of_the_base_may_be_named_again() -> None:
    @value
    class Mark(Point):
        y: bool
        z: int

    assert Mark(1, True, 3).parts() == (1, True, 3)
    assert Mark.__slots__ == ("z",)


def test_a_copy_is_equal_and_its_own() -> None:
    place = Place(1, 2, 3)
    other = place.copy()
    assert type(other) is Place
    assert other == place
    other.z = 9
    assert place.z == 3


def test_there_is_no_room_for_anything_else() -> None:
    with pytest.raises(AttributeError):
        Place(1, 2, 3).w = 4  # type: ignore[attr-defined]


def test_a_field_is_not_forgotten() -> None:
    with pytest.raises(TypeError, match="missing 1 required"):
        Place(1, 2)  # type: ignore[call-arg]


def test_it_survives_pickling_and_keeps_its_words() -> None:
    assert pickle.loads(pickle.dumps(Place(1, 2, 3))) == Place(1, 2, 3)
    assert Point.__doc__ == "Two numbers."
    assert Point.copy.__qualname__ == "Point.copy"


def test_one_of_a_row_is_changed() -> None:
    assert changed(((1,), (2,), (3,)), 1, ()) == ((1,), (), (3,))
