# make play and make test are all that a newcomer needs: each installs what it uses into .venv.
#
# The rules run in two forms: interpreted, as they stand in src, or compiled, from build/native, which make native
# makes. src/kodeks/_overlay.py takes the compiled ones for every program alike (play, arena, bench, your own bot)
# while their stamp fits the sources and this Python; after any change they run interpreted until the next
# make native. Programs say at their start which form they run. KODEKS_RULES=interpreted or KODEKS_RULES=compiled
# insists on one.

FITTING = import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c '$(FITTING)' 2>/dev/null && echo "$$p" && break; done)
UV := $(shell command -v uv)
BIN := .venv/bin
LOCK := uv pip compile -q pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
RULE_TESTS := tests/kernel tests/games tests/contract tests/bench tests/docs tests/test_scenarios.py

.PHONY: help play terminal lint quick test postgres native bench load siege soak clicks waiting mutants wheel lock clean

help:
	@echo "make play     install everything and open the tables in the browser (PORT, HOST, DATABASE_URL)"
	@echo "make terminal the same games in the terminal"
	@echo "make quick    an answer within a minute for who changes something: lint, scenarios, kernel"
	@echo "make test     install what the tests need and run them all"
	@echo "make postgres the tests of the browser's tables once more, all on a real PostgreSQL"
	@echo "make native   compile the rules; play, arena and bench use them from then on"
	@echo "make bench    the same work on Kodeks and on its peers, side by side"
	@echo "make load     a server with 200 tables and 1,000 spectators, for a minute"
	@echo "make siege    every attack on a server that we know of, against one on this machine: some minutes"
	@echo "make clicks   200 clicks at random moments of each game, and a film of it"
	@echo "make waiting  how long one waits for bots, in whole games"
	@echo "make soak     random games of every kind, until you stop it"
	@echo "make mutants  single breaks of the rules, and which of them no test notices (SEED, COUNT, JOBS, ONLY)"
	@echo "make wheel    build the source package and the compiled wheel into dist/, and try it in a fresh venv"
	@echo "make lock     choose the newest fitting versions of what is installed (needs uv)"
	@echo "make clean    remove everything that was made"

# Debian ships venv without pip; the pip outside can install into it as well.
.venv/.made:
	$(if $(PYTHON),,$(error Kodeks needs Python 3.11 or newer: install it, or say make PYTHON=/where/it/is))
ifdef UV
	@uv venv -q --allow-existing --no-python-downloads --python "$(PYTHON)" .venv
else
	@"$(PYTHON)" -m venv .venv >/dev/null 2>&1 || "$(PYTHON)" -m venv --clear --without-pip .venv
endif
	@touch $@

define install
	@if [ -n "$(UV)" ]; then uv pip install -q --python $(BIN)/python $(1); \
	elif [ -x $(BIN)/pip ]; then $(BIN)/python -m pip install -qq --disable-pip-version-check $(1); \
	else "$(PYTHON)" -m pip --python $(BIN)/python install -qq --disable-pip-version-check $(1); fi
endef

.venv/.run: .venv/.made requirements.lock pyproject.toml
	@echo "Installing into .venv ..."
	$(call install,--require-hashes -r requirements.lock)
	$(call install,--no-deps -e .)
	@touch $@

.venv/.dev: .venv/.run requirements-dev.lock
	@echo "Installing what the tests need ..."
	$(call install,--require-hashes -r requirements-dev.lock)
	@touch $@

play: .venv/.run
	@$(BIN)/kodeks serve --open

terminal: .venv/.run
	@$(BIN)/kodeks play

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --cache-dir .mypy_cache/imports

quick: lint
	KODEKS_RULES=interpreted $(BIN)/python -m pytest -q tests/test_scenarios.py tests/test_goldens.py tests/kernel

test: .venv/.dev
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint native
	KODEKS_RULES=interpreted $(BIN)/python -m pytest -q -n auto
	@if [ -f build/native/stamp ]; then set -x; \
		KODEKS_RULES=compiled $(BIN)/python -m pytest -q -n auto $(RULE_TESTS); fi

postgres: .venv/.dev
	KODEKS_TESTS_ON=postgresql $(BIN)/python -m pytest -q -n auto tests/web tests/store

native: .venv/.dev
	@$(BIN)/python native.py

bench: native
	@$(BIN)/python bench/run.py

load: native
	@$(BIN)/python load/run.py

siege: .venv/.dev
	@$(BIN)/python -m siege.run $(ONLY)

clicks: .venv/.dev
	@for game in archimedes arcanon starwars berserk; do $(BIN)/python -m tests.web.clicking $$game 200; done

waiting: .venv/.dev
	@for game in arcanon starwars; do $(BIN)/python -m tests.web.waiting $$game 1000; done

soak: native
	@$(BIN)/python -m tests.soak

mutants: .venv/.dev
	@nice -n 10 $(BIN)/python -m tests.mutants --seed $(or $(SEED),1) --count $(or $(COUNT),100) --jobs $(or $(JOBS),2) $(ONLY)

wheel: .venv/.dev
	KODEKS_WHEEL=compiled $(BIN)/python -m pytest -q tests/wheel

lock:
	$(LOCK) --upgrade -o requirements.lock
	$(LOCK) --upgrade --extra dev -c requirements.lock -o requirements-dev.lock

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
