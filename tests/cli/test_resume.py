"""Saves: resumed where they stopped, never written over anything else, never made up."""

from __future__ import annotations

import pytest

from saloon.match import load, verify


def begun(saloon, path, *args, stdin="1\n1\n"):
    assert saloon("play", "prsi", "--save", path, *args, stdin=stdin).exit_code == 0
    return load(path.read_text("utf-8")).events


@pytest.mark.parametrize("chance", [(), ("--seed", 4)])
def test_a_match_goes_on_where_it_stopped_and_proves_to_the_end(saloon, tmp_path, chance):
    path = tmp_path / "match.saloon"
    before = begun(saloon, path, *chance)
    result = saloon("play", "--resume", path, stdin="1\n" * 300)
    assert result.exit_code == 0
    match = load(path.read_text("utf-8"))
    assert match.over
    assert match.events[: len(before)] == before
    assert verify(path.read_text("utf-8")).holds


def test_an_autosave_goes_on_too(saloon, data):
    saloon("play", "prsi", stdin="1\n")
    (kept,) = (data / "matches").iterdir()
    assert saloon("play", "--resume", kept, stdin="1\n" * 300).exit_code == 0
    assert verify(kept.read_text("utf-8")).holds


def test_the_secret_is_kept_apart_and_only_for_the_owner(saloon, data, tmp_path):
    begun(saloon, tmp_path / "match.saloon")
    (secret,) = (data / "secrets").iterdir()
    assert secret.stat().st_mode & 0o077 == 0
    assert secret.read_text() not in (tmp_path / "match.saloon").read_text("utf-8")


def test_without_its_secret_a_match_cannot_go_on_and_is_left_alone(saloon, data, tmp_path):
    path = tmp_path / "match.saloon"
    begun(saloon, path)
    kept = path.read_bytes()
    for secret in (data / "secrets").iterdir():
        secret.unlink()
    result = saloon("play", "--resume", path, stdin="1\n" * 300)
    assert result.exit_code == 2
    assert "secret of this match is not on this computer" in result.stderr
    assert path.read_bytes() == kept


def test_a_finished_match_is_not_resumed(saloon, match_file):
    result = saloon("play", "--resume", match_file)
    assert result.exit_code == 2
    assert "saloon replay" in result.stderr


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"saloon 1\n", b"x" * 5000])
def test_a_foreign_file_is_no_match(saloon, tmp_path, content):
    path = tmp_path / "foreign"
    path.write_bytes(content)
    result = saloon("play", "--resume", path, "--lang", "cs")
    assert result.exit_code == 2
    assert result.stderr.startswith("saloon: ")
    assert path.read_bytes() == content


def test_a_changed_save_is_not_resumed(saloon, tmp_path):
    path = tmp_path / "match.saloon"
    begun(saloon, path)
    path.write_text(path.read_text("utf-8").replace("bot:regular", "bot:beginner"), "utf-8")
    assert saloon("play", "--resume", path).exit_code == 2


def test_a_save_never_overwrites_anything_else(saloon, tmp_path, match_file):
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    for taken in (notes, match_file, tmp_path):
        result = saloon("play", "prsi", "--save", taken)
        assert result.exit_code == 2
        assert "choose another name" in result.stderr
        assert "choose another name" in saloon("play", "prsi", stdin=f"save {taken}\n").stdout
    assert notes.read_text() == "dear diary"
    assert verify(match_file.read_text("utf-8")).holds


def test_saving_where_one_may_not_is_told_and_play_goes_on(saloon, tmp_path):
    (tmp_path / "file").touch()
    result = saloon("play", "prsi", stdin=f"save {tmp_path}/file/deeper.saloon\nlog\n")
    assert result.exit_code == 0
    assert "file" in result.stdout
    assert result.stdout.count("to deal.") == 2


def test_a_home_that_cannot_be_written_does_not_stop_the_game(saloon, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("SALOON_DATA", str(tmp_path / "file"))
    path = tmp_path / "saved.saloon"
    result = saloon("play", "prsi", stdin=f"1\nsave {path}\nquit\n")
    assert result.exit_code == 0
    assert "cannot be written" in result.stderr
    assert "--resume" not in result.stdout
    assert any(event.seat == 0 for event in load(path.read_text("utf-8")).events)


def test_a_file_that_was_asked_for_must_be_writable(saloon, tmp_path):
    (tmp_path / "file").touch()
    result = saloon("play", "prsi", "--save", tmp_path / "file" / "deeper", stdin="1\n")
    assert result.exit_code == 2
    assert result.stdout == ""
