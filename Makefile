# make play   run Saloon in the browser         make table  play in this terminal
# make test   everything that must hold         make check  lint and types
# make bench  figures into bench/results.md     make shots  pictures of every screen
# make faults a long siege of the server    make setup  the environment alone

PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play table test check bench faults shots clean

PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt

setup: .venv/full

# What playing needs; what testing needs besides.
.venv/base: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) -e .
	touch $@

.venv/full: .venv/base
	$(PIP) -e ".[test,dev,postgres]"
	touch $@

play: .venv/base
	$(BIN)/saloon serve

table: .venv/base
	$(BIN)/saloon play

check: setup
	$(BIN)/ruff check .
	$(BIN)/mypy

test: setup check
	tools/needs
	$(BIN)/pytest -n 2

bench: setup
	$(BIN)/python bench/run.py

faults: setup
	tools/needs
	$(BIN)/python bench/faults.py

shots: setup
	tools/needs
	$(BIN)/python tools/shots.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
