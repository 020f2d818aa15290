# make play and make test are all that a newcomer needs: each installs what it uses into .venv.

PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv)
SOURCES := $(shell find src -name '*.py')

# The compiled rules, where they are there and no source is newer: an old overlay is never used.
NATIVE := build/native
OVERLAY = $(shell [ -f $(NATIVE)/.stamp ] && [ -z "$$(find src setup.py -name '*.py' -newer $(NATIVE)/.stamp)" ] && echo $(CURDIR)/$(NATIVE))

.PHONY: help play test lint native bench soak clean

help:
	@echo "make play     install everything and open the table"
	@echo "make test     install what the tests need and run them all"
	@echo "make native   compile the rules; play, arena and bench use them from then on"
	@echo "make bench    the same work on Kodeks and its peers, side by side"
	@echo "make soak     random games of every kind for a long while"
	@echo "make clean    remove everything that was made"

.venv/.made:
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.run: .venv/.made requirements.lock pyproject.toml
	@echo "installing into .venv ..."
ifdef UV
	@uv pip install -q --python $(BIN)/python --require-hashes -r requirements.lock
	@uv pip install -q --python $(BIN)/python --no-deps -e .
else
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
endif
	@touch $@

.venv/.dev: .venv/.run requirements-dev.lock
	@echo "installing what the tests need ..."
ifdef UV
	@uv pip install -q --python $(BIN)/python --require-hashes -r requirements-dev.lock
else
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
endif
	@touch $@

play: .venv/.run
	@PYTHONPATH=$(OVERLAY) $(BIN)/kodeks play

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: lint
	$(BIN)/python -m pytest -q -n auto
	@$(MAKE) --no-print-directory native
	@if [ -f $(NATIVE)/.stamp ]; then \
		PYTHONPATH=$(CURDIR)/$(NATIVE) $(BIN)/python -m pytest -q -n auto tests/kernel tests/contract tests/games tests/docs tests/test_scenarios.py; \
	fi

native: .venv/.dev
	@if ! command -v cc >/dev/null; then \
		echo "no C compiler here: the rules stay interpreted"; \
	elif [ -z "$(OVERLAY)" ]; then \
		echo "compiling the rules (about a minute) ..."; \
		rm -rf $(NATIVE); \
		KODEKS_NATIVE=1 $(BIN)/python setup.py -q build --build-base build/work --build-lib $(NATIVE) 2>build/native.log >&2 \
			&& touch $(NATIVE)/.stamp && echo "compiled into $(NATIVE)" \
			|| { tail -n 20 build/native.log; rm -rf $(NATIVE); echo "it did not compile: the rules stay interpreted"; exit 1; }; \
	fi

bench: native
	@PYTHONPATH=$(OVERLAY) $(BIN)/python bench/run.py

soak: native
	@PYTHONPATH=$(OVERLAY) $(BIN)/python -m tests.soak

clean:
	rm -rf .venv build bench/build *.egg-info src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
