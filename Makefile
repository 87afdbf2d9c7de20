# make play   run Saloon in the browser         make test   everything that must hold
# make check  lint, types, format               make bench  figures into bench/results.md
# make shots  pictures of every screen          make setup  the environment alone

PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test check bench shots clean

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e ".[test,dev,postgres]"
	touch $@

play: setup
	$(BIN)/saloon serve

check: setup
	$(BIN)/ruff check .
	$(BIN)/mypy

test: setup check
	tools/needs
	$(BIN)/pytest -n 2

bench: setup
	$(BIN)/python bench/run.py

shots: setup
	tools/needs
	$(BIN)/python tools/shots.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
