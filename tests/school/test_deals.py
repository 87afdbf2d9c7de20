"""The deal of the day: a public calendar, a promised secret, days that begin at midnight in every zone."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from saloon.core import Unreadable
from saloon.games import SHELF
from saloon.school import deals
from saloon.school.drills import drills

MONDAY = date(2026, 11, 16)
ZONES = ["Europe/Prague", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/Sao_Paulo", "UTC"]
KEY = deals.key_of_words("konik medak")


def test_the_calendar_says_what_comes() -> None:
    week = deals.coming(MONDAY)
    assert [each.kind for each in week] == list(deals.WEEK)
    assert {each.kind for each in week} == {"fliptown", "tisicovka", "drills", "prsi", "bang"}
    assert [each.day for each in week] == [MONDAY + timedelta(days=each) for each in range(7)]
    assert all(each.seats in SHELF[each.game].seats or each.kind == "drills" for each in week)


def test_a_drill_day_goes_through_the_games() -> None:
    wednesdays = [deals.deal_of(MONDAY + timedelta(days=2 + 7 * week)) for week in range(12)]
    assert {each.kind for each in wednesdays} == {"drills"}
    assert Counter(each.game for each in wednesdays) == Counter(list(SHELF))
    assert deals.deal_of(MONDAY - timedelta(days=5000)).game in SHELF


@pytest.mark.parametrize("name", ZONES)
def test_the_day_changes_at_the_midnight_of_the_house(name: str) -> None:
    """Also on days that have 23 or 25 hours."""
    zone = deals.zone_of(name)
    for first in (date(2026, 3, 28), date(2026, 10, 24), date(2026, 12, 31)):
        for day in (first + timedelta(days=each) for each in range(3)):
            start = deals.begins(day, zone)
            assert deals.day_at(start, zone) == day
            assert deals.day_at(start - 1, zone) == day - timedelta(days=1)
            assert datetime.fromtimestamp(start / 1000, ZoneInfo(name)).date() == day


def test_the_day_changes_right_after_midnight_in_every_zone() -> None:
    """On every day of a year whose clock is changed, and on the first; some zones change it at midnight itself."""
    for name in sorted(available_timezones()):
        zone, year = ZoneInfo(name), [date(2026, 1, 1) + timedelta(days=each) for each in range(366)]
        noons = [datetime.combine(day, time(12), zone).utcoffset() for day in year]
        for day in [year[0], *(day for day, one, two in zip(year[1:], noons, noons[1:], strict=False) if one != two)]:
            start = deals.begins(day, zone)
            found = deals.day_at(start, zone), deals.day_at(start - 1, zone)
            assert found == (day, day - timedelta(days=1)), (name, day)


def test_the_zone_of_the_machine_does(monkeypatch: pytest.MonkeyPatch) -> None:
    noon = int(datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp() * 1000)
    start = deals.begins(date(2026, 11, 18), None)
    assert abs(noon - start) <= 26 * 3600_000
    assert deals.day_at(start, None) == date(2026, 11, 18)
    with pytest.raises(Unreadable, match="zone-unknown"):
        deals.zone_of("Nowhere/Else")
    with pytest.raises(Unreadable, match="day-unreadable"):
        deals.read_day("18. 11.")


def test_equal_words_equal_deals_and_no_day_tells_of_another() -> None:
    days = [MONDAY + timedelta(days=each) for each in range(400)]
    secrets = {deals.secret_of(KEY, day) for day in days}
    assert len(secrets) == len(days)
    assert deals.secret_of(deals.key_of_words("konik medak"), MONDAY) == deals.secret_of(KEY, MONDAY)
    assert deals.secret_of(deals.key_of_words("konik medek"), MONDAY) not in secrets


def test_a_promise_fits_one_secret_and_one_day() -> None:
    secret = deals.secret_of(KEY, MONDAY)
    promise = deals.promise_of(MONDAY, secret)
    assert promise == deals.promise_of(MONDAY, secret)
    assert secret.hex() not in promise
    assert promise != deals.promise_of(MONDAY + timedelta(days=1), secret)
    assert promise != deals.promise_of(MONDAY, deals.secret_of(deals.key_of_words("another"), MONDAY))


def test_the_cards_of_a_day_grow_harder() -> None:
    some = drills(SHELF["tisicovka"])
    cards = deals.cards_of(some, deals.secret_of(KEY, MONDAY))
    assert len({each.id for each in cards}) == deals.CARDS
    assert [each.difficulty for each in cards] == sorted(each.difficulty for each in cards)
    assert cards == deals.cards_of(some, deals.secret_of(KEY, MONDAY))
    assert cards != deals.cards_of(some, deals.secret_of(KEY, MONDAY + timedelta(days=7)))
    assert deals.cards_score([(each, 0.0) for each in cards]) == 100
    assert deals.cards_score([(cards[0], 0.03), (cards[1], 0.5)]) == 7, "a card gives nothing back that was not there"


def test_what_is_compared() -> None:
    assert deals.score("fliptown", [deals.SeatScore(84, False)]) == 84
    assert deals.score("tisicovka", [deals.SeatScore(1010, True), deals.SeatScore(740, False)]) == 270
    assert deals.score("tisicovka", [deals.SeatScore(640, False), deals.SeatScore(1005, True)]) == -365
    assert deals.score("prsi", [deals.SeatScore(0, True), deals.SeatScore(4, False)]) == 4
    assert deals.score("bang", [deals.SeatScore(3, True), deals.SeatScore(0, False), deals.SeatScore(0, False)]) == 3
    assert deals.score("bang", [deals.SeatScore(0, False), deals.SeatScore(4, True), deals.SeatScore(0, False)]) == -4
