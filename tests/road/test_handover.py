"""With a net again: what was played in the house that was taken along is handed over to the house it came from."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import Playwright, expect

from road.space import Traveller
from saloon.road.site import LIST
from saloon.road.taking import HOME
from web.house import House


def taken_along(folder: Path, copy: Path) -> Path:
    """As the server writes it: it knows the way home."""
    shutil.copytree(folder, copy)
    listed = json.loads((copy / LIST).read_text("utf-8"))
    (copy / LIST).write_text(json.dumps(listed | {"home": HOME}), "utf-8")
    return copy


def test_matches_of_the_road_come_home(playwright: Playwright, folder: Path, tmp_path: Path) -> None:
    """Nobody known there yet: said. Then each match is checked, marked as played elsewhere, and counts once."""
    house = House(tmp_path, along=taken_along(folder, tmp_path / "along"))
    eva = Traveller(playwright, tmp_path / "profile", f"{house.address}/road/")
    eva.kept()
    eva.context.set_offline(True)
    eva.play_bots("oko")
    eva.play_along(3)
    eva.over()
    eva.context.set_offline(False)
    eva.go("/me#keep")
    bring = eva.button("Hand over to the house")
    state = eva.find(".luggage [role=status]")
    bring.click()
    expect(state).to_have_text(re.compile("^Not taken: 1. .* play there first"))
    eva.page.goto(f"{house.address}/g/oko")
    eva.choose_fewest()
    eva.find(".way.bots .go").click()
    eva.at_table()
    eva.page.goto(f"{eva.at}#/me#keep")
    bring.click()
    expect(state).to_have_text(re.compile("^New here: matches 1,"))
    bring.click()
    expect(state).to_have_text("Nothing new: all of it was here already.")
    eva.page.goto(f"{house.address}/me")
    expect(eva.find("main")).to_contain_text("played elsewhere", ignore_case=True)
    eva.close()
    house.end()
