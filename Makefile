# Every target sets up what it needs. PYTHON is only used to make the virtual environment.
PYTHON ?= python3
PYTHONS ?=# whose wheels `make wheel` tries: by default that of the virtual environment
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src -name '*.pxd' -o -name '*.pyx') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
CLIENT := src/vaka/table/client/index.html
FOR_BROWSERS := build/browser/modules.json# the engine once more, compiled for Python in a browser
WEB := $(filter-out $(wildcard web/src/gallery/*),$(wildcard web/*.json web/index.html web/*.ts) $(shell find web/src web/public -type f))
ADAPTERS := $(addprefix learn/test_,datasets.py gymnasium.py openspiel.py opponents.py pettingzoo.py policies.py training.py)
BEYOND := $(addprefix --ignore=tests/,arena benchmarks bots/test_endgames.py browser $(addprefix cli/test_cli_,bench_table.py puzzles.py static.py) docs/test_commands.py docs/test_deploy.py puzzles release table tasks teacher $(addprefix tools/test_,duel.py hunt_weaknesses.py self_play.py tune_weights.py) web $(ADAPTERS))# what only uses the engine runs once
COVERED := core engine errors games match testing text words
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check
PROCESSES := $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))# half of the time tests wait for pages and servers
PARALLEL := -n $(PROCESSES) --dist worksteal# neighbours share servers and browsers; who is done helps the others
EXTRAS := arena,cluster,table,postgres,learn,openspiel,datasets# so that the tests play on a real cluster and table

PLAY ?= site-play# where `make site-play` writes

unexport PYTHONDONTWRITEBYTECODE# tests start hundreds of processes: none compiles what another has

.PHONY: help play client build site-play test test-all test-rest check format bench ladder fuzz fuzz-native docs lock wheel clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

play: $(VENV)/built $(CLIENT) ## open the table in the browser
	@$(BIN)/vaka serve

client: $(CLIENT) ## build the browser client

site-play: $(VENV)/built $(CLIENT) web/python/node_modules $(FOR_BROWSERS) ## write the table as a folder that needs no server
	@$(BIN)/vaka static $(PLAY)

build: $(VENV)/built ## compile the engine in place
	@$(BIN)/vaka --version

# What `make test` leaves to `make test-rest`: tests marked `long`, such as a thousand matches of each
# game compared move by move on both engines (`make test` compares a few), all laws on matches of the
# three larger games, most pages of the other games and all pages at night (`make test` tries Rapa Nui
# 2011 by day, and Tongiaki where the board itself is the point), and whole matches in the browser by
# list, by keyboard and on a phone (`make test` plays by board), one page in English that it tries in
# Dutch and German, further matches in which a bag could tell who opened an act; every test of rules
# and contract once more with the plain engine, and how much of the code they reach; random matches for
# minutes with all laws watching, and tampered positions on an engine that stops at any access outside
# its rows; wheel and source distribution, installed and tried. Import directions and generated files
# are a matter of `make check`.
test: $(VENV)/dev $(CLIENT) tests/browser/node_modules web/python/node_modules $(FOR_BROWSERS) ## run the tests with the compiled engine, the page in a browser
	@$(BIN)/python tools/find_chromium.py
	@# Pytest rewrites every assertion once: beforehand, or each of the processes does it. The page's own
	@# tests run beside all this; what they say is shown if they fail, below the rest.
	@mkdir -p build
	@$(BIN)/python tools/build_client.py --test >build/page-tests.txt 2>&1 & page=$$!; \
	$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1; \
	$(BIN)/python -m pytest $(PARALLEL); failed=$$?; \
	wait $$page || { failed=1; cat build/page-tests.txt; }; \
	exit $$failed

test-all: test test-rest ## run the tests and what they leave out

test-rest: $(VENV)/dev $(CLIENT) tests/browser/node_modules web/python/node_modules $(FOR_BROWSERS) ## the plain engine in full with coverage, random matches, wheels
	@$(BIN)/python tools/find_chromium.py
	$(BIN)/python -m pytest $(PARALLEL) -m 'long and not alone'
	$(BIN)/python -m pytest -m alone
	VAKA_PURE=1 $(BIN)/python -m pytest $(PARALLEL) $(BEYOND) $(COVERED:%=--cov=vaka.%) --cov-report=term
	$(BIN)/python tools/fuzz.py --minutes 3
	$(MAKE) fuzz-native MINUTES=2
	$(MAKE) wheel

check: $(VENV)/dev ## check format, lint, types, import directions and generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/build_client.py --check
	$(BIN)/python tools/generate.py --check

format: $(VENV)/dev ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/build_client.py --format

bench: $(VENV)/bench ## print the figures that the README quotes
	$(BIN)/vaka bench
	for game in $$($(BIN)/python -c 'import vaka; print(*vaka.games())'); do \
		[ $$game = rapanui2011 ] || $(BIN)/vaka bench --game $$game --no-peers || exit 1; done
	$(BIN)/vaka bench --batch --seats 2
	for game in $$($(BIN)/python -c 'import vaka; print(*vaka.games())'); do \
		[ $$game = rapanui2011 ] || $(BIN)/vaka bench --batch --game $$game --no-peers || exit 1; done
	$(BIN)/vaka bench --table
	$(BIN)/vaka bench --table --game tongiaki
	$(BIN)/python -m benchmarks.arena_speedup

# What was played is kept in the folder, so that a day of it can be had an hour at a time.
HOURS ?= 8
ladder: $(VENV)/dev ## measure how strong the bots are and write docs/ladder.md (hours)
	$(BIN)/python -m benchmarks.duels ladder time longer old asking --seconds $$((3600 * $(HOURS))) --out ladder
	$(BIN)/python tools/write_ladder.py ladder

fuzz: $(VENV)/built ## play random matches on both engines for ten minutes, all laws watching
	$(BIN)/python tools/fuzz.py --minutes 10

# Minutes in CI, an hour before a release: make fuzz-native MINUTES=60
MINUTES ?= 10
fuzz-native: $(VENV)/dev ## send tampered positions to an engine built with sanitizers
	$(BIN)/python tools/fuzz_native.py --minutes $(MINUTES)

docs: $(VENV)/docs ## build the documentation site into site/
	$(BIN)/python tools/write_statistics.py --plots
	$(BIN)/python tools/write_tasks.py --plots
	$(BIN)/python tools/write_ladder.py --plots
	$(BIN)/sphinx-build -q -W -b html docs site
	@echo "open site/index.html"

lock: $(VENV)/pip ## pin what the table needs at run time into deploy/requirements.lock
	@$(INSTALL) --quiet --group lock
	$(BIN)/python tools/lock.py

wheel: $(VENV)/dev $(CLIENT) ## build wheel and source distribution into dist/ and try both
	rm -rf dist
	VAKA_ABI3=1 VAKA_REQUIRE_COMPILED=1 $(BIN)/python -m build --quiet
	$(BIN)/python tools/try_wheel.py $(PYTHONS)

clean: ## remove everything that was built
	rm -rf $(VENV) build dist site docs/statistics/plots src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf .import_linter_cache .coverage* src/vaka/table/client web/node_modules web/python/node_modules tests/browser/node_modules site-play
	find src tests tools examples benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# -- stamps: each says what is installed in the virtual environment --------------------------------

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "vaka needs Python 3.11 or newer; say which: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python's venv module is missing: install it (Debian: apt install python3-venv)"; exit 1; }

$(VENV)/built: $(VENV)/bin/python pyproject.toml setup.py $(ENGINE)
	@echo "setting vaka up in $(VENV) (about a minute, once) ..."
	@$(INSTALL) -e '.[table]'
	@$(BIN)/python -m compileall -q src
	@touch $@

$(CLIENT): $(WEB) LICENSE FONTLICENSE tools/build_client.py | $(VENV)/bin/python
	@$(BIN)/python tools/build_client.py
	@touch $@

tests/browser/node_modules: tests/browser/package-lock.json | $(VENV)/bin/python
	@$(BIN)/python tools/build_client.py --axe
	@touch $@

web/python/node_modules: web/python/package-lock.json | $(VENV)/bin/python
	@$(BIN)/python tools/build_client.py --python
	@touch $@

$(FOR_BROWSERS): $(VENV)/browser-engine tools/build_browser_engine.py web/python/pyconfig.h setup.py $(ENGINE)
	@$(BIN)/python tools/build_browser_engine.py

$(VENV)/pip: $(VENV)/bin/python
	@$(INSTALL) --quiet --upgrade 'pip>=25.1'  # which knows dependency groups
	@touch $@

$(VENV)/dev: $(VENV)/built $(VENV)/pip
	@echo "installing the tools for tests and checks ..."
	@$(INSTALL) -e '.[$(EXTRAS)]' --group dev
	@for group in linters actionlint; do \
		$(INSTALL) --quiet --group $$group 2>/dev/null \
			|| echo "$$group: not to be had here, so its tests are skipped (pip install --group $$group says why)"; done
	@$(BIN)/python tools/install_postgres.py
	@$(BIN)/python tools/install_torch.py
	@touch $@

$(VENV)/browser-engine: $(VENV)/built $(VENV)/pip
	@echo "installing the compiler for browsers ..."
	@$(INSTALL) --quiet --group browser-engine && touch $@ \
		|| echo "it is not to be had now, and asked for again the next time: bots of a folder search less with the plain engine"

$(VENV)/bench: $(VENV)/built $(VENV)/pip
	@echo "installing the peers that the benchmark compares with ..."
	@$(INSTALL) -e '.[table,learn]' --group bench
	@touch $@

$(VENV)/docs: $(VENV)/built $(VENV)/pip
	@echo "installing what builds the documentation ..."
	@$(INSTALL) -e '.[arena]' --group docs
	@touch $@
