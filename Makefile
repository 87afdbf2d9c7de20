# make play   run Saloon in the browser         make table  play in this terminal
# make test   everything that must hold         make check  lint and types
# make bench  figures into bench/results.md     make shots  pictures of every screen
# make faults    a long siege of the server       make compiled  build the rules and test them compiled
# make setup     the environment alone            make wheel     a compiled and a plain wheel into dist/
# make slow      the page tested on a slow line

PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play table test check bench faults shots slow wheel compiled clean

PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt

setup: .venv/full

# What playing needs; what testing needs besides.
.venv/base: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) -e .
	touch $@

.venv/full: .venv/base
	$(PIP) -e ".[test,dev,postgres,solve]"
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
	$(BIN)/pytest -n 2 --dist worksteal
	$(MAKE) compiled

bench: setup
	$(BIN)/python bench/run.py

faults: setup
	tools/needs
	$(BIN)/python bench/faults.py

shots: setup
	tools/needs
	$(BIN)/python tools/shots.py

slow: setup
	tools/needs
	SALOON_LAG=0.15 $(BIN)/pytest -n 2 --dist worksteal tests/web

wheel: setup
	SALOON_COMPILE=no $(BIN)/python -m pip wheel -q --no-deps -w dist .
	SALOON_COMPILE=yes $(BIN)/python -m pip wheel -q --no-deps -w dist .

# The compiled build: equal checksums of seeded play, then laws, clauses, recorded tables, bots and a server that plays.
compiled: setup
	tools/needs
	rm -rf build/house
	$(BIN)/python tools/compiled.py build/house
	PYTHONPATH=build/house $(BIN)/python tests/seeded.py > build/compiled.txt
	$(BIN)/python tests/seeded.py > build/plain.txt
	grep -qx compiled build/compiled.txt
	test "$$(tail -n +2 build/compiled.txt)" = "$$(tail -n +2 build/plain.txt)"
	PYTHONPATH=build/house $(BIN)/pytest -n 2 --dist worksteal tests/laws tests/games tests/bots tests/test_tables.py tests/server/test_play.py

clean:
	rm -rf build dist .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
