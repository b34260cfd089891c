# make play     play Istanbul in the terminal        make play ARGS="play istanbul --seats 3 --bots greedy"
# make serve    the table service on this machine    make serve SERVE_ARGS="--port 8080"
# make test     all tests, on both builds
# make lint     style and types
# make bench    measurements                         make bench-server    of the table service
# make build    only set up and compile
# make clean    remove everything that was made here
#
# Needs make and Python 3.11 or newer; the rest is set up in .venv and build/. With a C compiler
# (and Python's headers) the rules and bots are compiled; without one they run as plain Python.

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
ARGS ?= play istanbul --seats 4 --bots greedy

PY = $(VENV)/bin/python
COMPILED = build/compiled
PIP = MEYDAN_PURE=1 $(PY) -m pip --disable-pip-version-check --no-input -qq install -c constraints.txt
EDITABLE = $(PIP) --no-build-isolation -e

# The folder to import meydan from: the compiled build where there is one.
BEST = $$(if test -d $(COMPILED); then echo $(COMPILED); else echo src; fi)

.PHONY: play serve test lint bench bench-server build clean
.NOTPARALLEL:

play: $(VENV)/.cli
	@$(MAKE) --no-print-directory build || echo "Going on without the compiled build."
	@PYTHONPATH=$(BEST) $(PY) -m meydan $(ARGS)

serve: $(VENV)/.server
	@$(MAKE) --no-print-directory build || echo "Going on without the compiled build."
	@PYTHONPATH=$(BEST) exec $(PY) -m meydan serve $(SERVE_ARGS)

test: $(VENV)/.dev build
	@echo "== Tests on the interpreted build"
	@MEYDAN_BUILD=interpreted PYTHONPATH=src $(PY) -m pytest -n $(JOBS) tests --ignore=tests/server
	@if test -d $(COMPILED); then \
	    echo "== Tests on the compiled build"; \
	    MEYDAN_BUILD=compiled PYTHONPATH=$(COMPILED) $(PY) -m pytest -n $(JOBS) tests --ignore=tests/server; \
	else \
	    echo "== No compiled build here, so no tests on it"; \
	fi
	@echo "== Tests of the table service, on the faster build"
	@PYTHONPATH=$(BEST) $(PY) -m pytest -n $(JOBS) tests/server

lint: $(VENV)/.dev
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy

bench: $(VENV)/.bench build
	@PYTHONPATH=$(BEST) $(PY) bench/run.py $(BENCH_ARGS)

bench-server: $(VENV)/.dev build
	@PYTHONPATH=$(BEST) $(PY) bench/server.py $(BENCH_ARGS)

build: $(VENV)/.compile
	@$(PY) tools/build.py $(COMPILED)

clean:
	rm -rf $(VENV) build dist src/meydan.egg-info __pycache__ .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Installing. Each step leaves a file in the environment, so that it is done once.

$(VENV)/.made:
	@command -v "$(PYTHON)" >/dev/null || \
	    { echo "Meydan needs Python 3.11 or newer, and there is no $(PYTHON) here. Try make PYTHON=python3.12 ..."; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Meydan needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try make PYTHON=python3.12 ..."; exit 1; }
	@echo "Making an environment in $(VENV) ..."
	@"$(PYTHON)" -m venv --clear $(VENV)
	@touch $@

$(VENV)/.cli: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing what the program needs ..."
	@$(PIP) setuptools
	@$(EDITABLE) '.[cli]'
	@touch $@

$(VENV)/.server: $(VENV)/.cli
	@echo "Installing what the table service needs ..."
	@$(EDITABLE) '.[server]'
	@touch $@

# No file is left without a compiler, so that one installed later is noticed.
$(VENV)/.compile: $(VENV)/.cli
	@if $(PY) tools/build.py --check; then \
	    echo "Installing what compiling needs ..." && $(EDITABLE) '.[compile]' && touch $@; \
	fi

$(VENV)/.dev: $(VENV)/.cli
	@echo "Installing what testing needs ..."
	@$(EDITABLE) '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.cli
	@echo "Installing what measuring needs ..."
	@$(EDITABLE) '.[bench]'
	@touch $@
