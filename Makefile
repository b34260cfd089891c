# make play      play in the browser, on this machine   make play SERVE_ARGS="--port 8080"
# make terminal  play Istanbul in the terminal          make terminal ARGS="play istanbul --seats 3 --bots vizier"
# make serve     the table service on this machine      make serve SERVE_ARGS="--port 8080"
# make test      all tests; of the rules on both builds
# make lint      style and types                        make types           of the page, from those of the service
# make bench     measurements                           make bench-server    of the table service
#                                                       make bench-tables    of very many stored tables
#                                                       make bench-web       of the page
# make build     only set up and compile                make web             only the page
# make dist      a wheel and a source archive in dist/, with the page inside
# make clean     remove everything that was made here
#
# Needs make and Python 3.11 or newer; the rest is set up in .venv, web/node_modules and build/. With a
# C compiler (and Python's headers) the rules and bots are compiled; without one they run as plain Python.

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
ARGS ?= play istanbul --seats 4 --bots trader

PY = $(VENV)/bin/python
COMPILED = build/compiled
PIP = MEYDAN_PURE=1 $(PY) -m pip --disable-pip-version-check --no-input -qq install --no-compile -c constraints.txt
EDITABLE = $(PIP) --no-build-isolation -e
# Node.js is that of the machine, unless a newer one had to be put into the environment.
NPM = cd web && PATH="$(abspath $(VENV))/bin:$$PATH" npm --loglevel=error
PYTEST = $(PY) -m pytest --dist worksteal

# What was imported once is kept as bytecode, whatever the environment says: tests start very many processes.
unexport PYTHONDONTWRITEBYTECODE

# The folder to import meydan from: the compiled build where there is one.
BEST = $$(if test -d $(COMPILED); then echo $(COMPILED); else echo src; fi)

PAGE = src/meydan/page/index.html
# Folders too, so that a file that went away is noticed.
PAGE_SOURCES = $(shell find web/src web/public src/meydan/locale web/*.ts web/*.js web/*.json web/index.html 2>/dev/null)

.PHONY: play terminal serve web types test test-interpreted test-compiled test-parts test-server test-web lint bench bench-server bench-tables bench-web build dist clean
.NOTPARALLEL:

# The page is built while Python's packages are installed, where there is a Node.js that is none of them.
play: $(VENV)/.made
	@if $(NODE_HERE); then \
	    $(MAKE) -s web & building=$$!; \
	    $(MAKE) -s $(VENV)/.server $(VENV)/.compile; set_up=$$?; \
	    wait $$building && exit $$set_up; \
	else \
	    $(MAKE) -s $(VENV)/.server $(VENV)/.compile web; \
	fi
	@PYTHONPATH=$$($(PY) tools/build.py --now $(COMPILED)) exec $(PY) -m meydan serve --open $(SERVE_ARGS)

terminal: $(VENV)/.cli
	@$(MAKE) --no-print-directory build || echo "Going on without the compiled build."
	@PYTHONPATH=$(BEST) $(PY) -m meydan $(ARGS)

serve: $(VENV)/.server
	@$(MAKE) --no-print-directory web || echo "Going on without the page."
	@$(MAKE) --no-print-directory build || echo "Going on without the compiled build."
	@PYTHONPATH=$(BEST) exec $(PY) -m meydan serve $(SERVE_ARGS)

web: $(PAGE)

# While the rules are being compiled, they are tested as they are, and so are the parts of the page; then everything on
# the compiled build. What compiling has to say is shown after those first tests, so that it does not run into them.
test: $(VENV)/.dev $(VENV)/.compile web
	@mkdir -p build; $(MAKE) --no-print-directory build >build/made.log 2>&1 & making=$$!; \
	$(MAKE) --no-print-directory test-interpreted test-parts; tested=$$?; \
	wait $$making; made=$$?; cat build/made.log; exit $$((tested + made))
	@$(MAKE) --no-print-directory test-compiled

# Where there is a compiler, the compiled build does the long sweeps whole, and all that is the same on either build.
test-interpreted:
	@echo "== Tests of the rules on the interpreted build"
	@sample=$$($(PY) tools/build.py --check && echo 1); \
	MEYDAN_BUILD=interpreted MEYDAN_SAMPLE=$$sample PYTHONPATH=src $(PYTEST) -n $(JOBS) tests \
	    --ignore=tests/server --ignore=tests/web -m "$${sample:+not once}"

# Tests of the service and of the page wait for much, so more of them run at a time than there are processors. Those of the
# page have processes of their own: what drives the browser there leaves no room for another loop of events.
test-compiled:
	@$(PY) tools/browser.py >/dev/null || true
	@if test -d $(COMPILED); then \
	    echo "== Tests of the rules and the table service on the compiled build"; \
	    MEYDAN_BUILD=compiled PYTHONPATH=$(COMPILED) $(PYTEST) -n $$(($(JOBS) + 2)) tests --ignore=tests/web; \
	else \
	    echo "== No compiled build here: tests of the table service as plain Python"; \
	    PYTHONPATH=src $(PYTEST) -n $$(($(JOBS) + 1)) tests/server; \
	fi
	@echo "== Tests of the page in a browser"
	@PYTHONPATH=$(BEST) $(PYTEST) -n $$(($(JOBS) + 1)) tests/web

test-parts:
	@echo "== Tests of the parts of the page"
	@$(NPM) run --silent test

test-server:
	@PYTHONPATH=$(BEST) $(PYTEST) -n $(JOBS) tests/server

test-web:
	@$(PY) tools/browser.py >/dev/null || true
	@PYTHONPATH=$(BEST) $(PYTEST) -n $(JOBS) tests/web

lint: $(VENV)/.dev web/node_modules/.made
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@PATH="$(abspath $(VENV))/bin:$$PATH" $(PY) tools/page_types.py --check
	@$(NPM) run --silent check

types: $(VENV)/.dev web/node_modules/.made
	@PATH="$(abspath $(VENV))/bin:$$PATH" $(PY) tools/page_types.py

bench: $(VENV)/.bench build
	@PYTHONPATH=$(BEST) $(PY) bench/run.py $(BENCH_ARGS)

bench-server: $(VENV)/.dev build
	@PYTHONPATH=$(BEST) $(PY) -m bench.server $(BENCH_ARGS)

bench-tables: $(VENV)/.dev build
	@PYTHONPATH=$(BEST) $(PY) -m bench.many_tables $(BENCH_ARGS)

bench-web: $(VENV)/.dev web build
	@PYTHONPATH=$(BEST) $(PY) -m bench.web $(BENCH_ARGS)

build: $(VENV)/.compile
	@$(PY) tools/build.py $(COMPILED)

dist: $(VENV)/.server web build
	@$(PY) tools/dist.py dist $(COMPILED)

clean:
	rm -rf $(VENV) build dist src/meydan.egg-info src/meydan/page web/node_modules
	rm -rf __pycache__ .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Installing. Each step leaves a file behind, so that it is done once.

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
	@$(EDITABLE) .
	@touch $@

# All that `make play` needs at once: asking for the parts one after the other takes twice as long.
$(VENV)/.server: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing what the table service needs ..."
	@$(PIP) setuptools
	@if $(PY) tools/build.py --check; then \
	    $(EDITABLE) '.[server,compile]' && touch $(VENV)/.cli $(VENV)/.compile; \
	else \
	    $(EDITABLE) '.[server]' && touch $(VENV)/.cli; \
	fi
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

# What builds the page: Node.js 20.19, 22.12 or newer, from the machine or else from PyPI.
NODE_WILL_DO = const [a, b] = process.versions.node.split("."); process.exit(a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19 ? 0 : 1)
NODE_HERE = { command -v npm && node -e '$(NODE_WILL_DO)'; } >/dev/null 2>&1
$(VENV)/.node: | $(VENV)/.made
	@if ! $(NODE_HERE); then \
	    $(MAKE) --no-print-directory $(VENV)/.cli || exit 1; \
	    echo "Installing Node.js for the page ..."; \
	    $(EDITABLE) '.[web]' || { echo "The page needs Node.js 20.19 or newer. There is none here, and it" \
	        "could not be installed from PyPI. Without a page you can still play: make terminal"; exit 1; }; \
	fi
	@touch $@

web/node_modules/.made: web/package.json | $(VENV)/.node
	@echo "Installing what the page needs ..."
	@$(NPM) install --no-package-lock --no-audit --no-fund --silent || \
	    { echo "The packages named in web/package.json could not be installed: is there a way to an npm registry" \
	        "(npm config get registry)? Without a page you can still play: make terminal"; exit 1; }
	@touch $@

$(PAGE): web/node_modules/.made $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel error || \
	    { echo "The page could not be built. Without it you can still play: make terminal"; exit 1; }
	@touch $@
