# make play      run Saloon in the browser        make table     play in this terminal
# make test      all that must hold, quickly      make test-all  the same with all long walks, solvers and sieges
# make game KEY=prsi   all about one game         make quick     what the changed files touch
# make page      the browser's tests              make check     lint and types
# make bench     figures into bench/results.md    make shots     pictures of every screen
# make faults    a long siege of the server       make slow      the page tested on a slow line
# make suite     where the time of the tests goes make compiled  the compiled rules play as the plain ones do
# make script    the page's lint, format and types
# make setup     the environment alone            make wheel     a compiled and a plain wheel into dist/
# make reports   the report of each game for it (KEY=oko: of one)
# make docs      the documentation as a site      make release VERSION=0.2.0   tests, changelog, tag, wheels

PYTHON ?= python3
BIN := .venv/bin
# One more than there are cores: tests of the server and the page often wait.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal
COMPILED_inner := --every 3 tests/laws tests/test_tables.py tests/bots/test_bots.py tests/server/test_play.py
COMPILED_all := tests/laws tests/games tests/bots tests/scene tests/test_tables.py tests/server/test_play.py
COMPILED := $(COMPILED_$(or $(SALOON_RING),inner))

# Where this is set, Python would compile the whole house anew for every process it starts.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: setup play table check script read ring build compiled test test-all game page quick suite bench faults shots slow wheel docs reports release clean

PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt

setup: .venv/full

# What playing needs; what testing needs besides.
.venv/base: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) -e .
	touch $@

# In one go where nothing is there yet. Most modules are never read: those that are, Python compiles when it reads them.
.venv/full: pyproject.toml constraints.txt
	test -e .venv/base || $(PYTHON) -m venv .venv
	$(PIP) --no-compile -e ".[test,dev,postgres,solve]"
	touch .venv/base $@

play: .venv/base
	$(BIN)/python tools/begin.py serve

table: .venv/base
	$(BIN)/python tools/begin.py play

check: setup script
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy

# Node and what it runs check the page; they came with the environment, and playing needs none of them.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

node_modules/ready: .venv/full package.json
	$(NODE) npm install --silent
	touch $@

script: node_modules/ready
	$(NODE) node_modules/.bin/biome check --error-on-warnings
	$(NODE) node_modules/.bin/tsc

# The tests are read once, so that not every process that runs some of them has to compile them all.
read: setup
	$(BIN)/pytest --collect-only -qq > /dev/null || true     # the ring says what is wrong

# The inner ring of tests, or with SALOON_RING=all both rings: tests/ring.py says what belongs where.
ring: setup
	tools/needs
	$(PYTEST)

# Types and the compiler take a core each; the tests take all.
test: setup
	$(MAKE) --no-print-directory -j2 --output-sync=target check build read
	$(MAKE) --no-print-directory ring compiled

test-all:
	SALOON_RING=all $(MAKE) test

game: setup
	$(PYTEST) --game $(KEY) tests/games/$(KEY) tests/laws tests/words tests/twins tests/test_clauses.py tests/test_tables.py

page: setup
	tools/needs
	$(PYTEST) tests/web

quick: setup
	tools/needs
	$(BIN)/python tools/quick.py

suite: setup
	tools/needs
	$(BIN)/python tools/suite.py inner

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
	SALOON_LAG=0.15 $(PYTEST) tests/web

wheel: setup
	SALOON_COMPILE=no $(BIN)/python -m pip wheel -q --no-deps -w dist .
	SALOON_COMPILE=yes $(BIN)/python -m pip wheel -q --no-deps -w dist .

.venv/docs: .venv/base
	$(PIP) -e ".[docs]"
	touch $@

reports: setup
	$(BIN)/python tools/reports.py $(KEY)

docs: .venv/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python tools/docs.py

release: setup
	$(BIN)/python tools/release.py --check "$(VERSION)"
	$(MAKE) test
	$(BIN)/python tools/release.py "$(VERSION)"
	$(MAKE) wheel

build: setup
	tools/needs
	$(BIN)/python tools/compiled.py -O0 build/house

# The compiled build: equal checksums of seeded play, then laws, clauses, recorded tables, bots and a server that plays.
compiled: build
	PYTHONPATH="build/house$${PYTHONPATH:+:$$PYTHONPATH}" $(BIN)/python tests/seeded.py > build/compiled.txt & quick=$$!; \
	$(BIN)/python tests/seeded.py > build/plain.txt && wait $$quick
	grep -qx compiled build/compiled.txt
	test "$$(tail -n +2 build/compiled.txt)" = "$$(tail -n +2 build/plain.txt)"
	PYTHONPATH="build/house$${PYTHONPATH:+:$$PYTHONPATH}" $(PYTEST) $(COMPILED)

clean:
	rm -rf build dist node_modules .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
