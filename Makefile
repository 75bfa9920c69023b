# make help says what there is.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

HOST ?= 127.0.0.1
PORT ?= 8080
PYTEST_ARGS ?=

BIN := .venv/bin
PAGE := src/croupier/server/static/index.html
SITE := src/croupier/server/site/index.html
WRITTEN := zensical.toml tools/docs.py tools/docstrings.py $(shell find docs -type f) \
           $(shell find src/croupier -name '*.py' -o -path '*/rulebook/data/*')
KERNELS := $(shell find src/croupier -name '*.[ch]pp')
CORE := $(wildcard src/croupier/cards/*.py src/croupier/ranks/*.py src/croupier/play/*.py) \
        $(patsubst %,src/croupier/pit/%.py,betting category felt round) \
        benchmarks/engine/croupier_table.py benchmarks/engine/policies.py
COMPILED := build/compiled/.made
LOCKED := pyproject.toml uv.lock CMakeLists.txt src/croupier/__init__.py $(KERNELS)
WEB := $(shell find web -mindepth 1 \( -name node_modules -o -name tests \) -prune -o -print 2>/dev/null) \
       $(wildcard src/croupier/text/*/*.ftl)
NPM := tools/with-node npm --prefix web
# What `make test` ran besides pytest's own tests, a line each; conftest.py tells it at the end.
TOLD := .make/told
, := ,
TELL = @if [ -n "$${CROUPIER_TOLD:-}" ]; then printf '%s\n' $(1) >> "$$CROUPIER_TOLD"; fi

# Everything goes into this checkout's own .venv, whatever environment the shell is in.
unexport VIRTUAL_ENV CONDA_PREFIX PYTHONHOME PYTHONPATH PYTHONDONTWRITEBYTECODE
export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
export NPM_CONFIG_UPDATE_NOTIFIER := false
UV_SYNC := $(BIN)/uv sync --frozen --inexact

# A virtual environment holds the path it was made in: one that moved is made anew.
MADE_IN := $(shell $(BIN)/python -c 'print(open(".venv/.made-in").read(), end="")' 2>/dev/null)
ifneq ($(MADE_IN),$(CURDIR))
.PHONY: .venv/.made-in
endif

.venv/.made-in: tools/venv
	@tools/venv

.venv/.installed: .venv/.made-in $(LOCKED)
	@$(UV_SYNC) --no-default-groups --compile-bytecode
	@touch $@

.venv/.installed-dev: .venv/.made-in $(LOCKED)
	@$(UV_SYNC)
	@touch $@ .venv/.installed

.venv/.installed-bench: .venv/.made-in $(LOCKED)
	@$(UV_SYNC) --no-default-groups --group bench
	@touch $@ .venv/.installed

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | .venv/.made-in
	@$(NPM) ci --include=dev --no-audit --no-fund
	@touch $@

$(PAGE): $(WEB) web/node_modules/.package-lock.json
	@$(NPM) run build
	@touch $@

$(SITE): $(WRITTEN) | .venv/.installed-dev
	@$(BIN)/python tools/docs.py
	@touch $@

$(COMPILED): tools/compiled.py $(CORE) | .venv/.installed-dev
	@$(BIN)/python tools/compiled.py
	@touch $@

.PHONY: run test test-compiled test-room-on-postgresql lint format types web check-web docs compiled bench coverage nightly sdist wheel clean help

run: .venv/.installed $(PAGE) ## set everything up and open the room (HOST=127.0.0.1 PORT=8080)
	@mkdir -p var
	@exec $(BIN)/croupier serve --host "$(HOST)" --port "$(PORT)"

test: export CROUPIER_TOLD := $(CURDIR)/$(TOLD)
test: .venv/.installed-dev $(PAGE) $(SITE) ## all checks and tests, as CI runs them (PYTEST_ARGS=…)
	@tools/chromium
	@tools/servers
	@mkdir -p $(dir $(TOLD)) && : > $(TOLD)
	@$(MAKE) -j2 --output-sync lint check-web compiled
	@$(MAKE) test-compiled
	@tools/in-memory $(BIN)/pytest -n auto --maxprocesses 8 --dist loadgroup $(PYTEST_ARGS)

docs: $(SITE) ## the documentation site, into build/site and the package; /docs of a house shows it

test-compiled: $(COMPILED) ## the tests of the rules core against its compiled build
	@PYTHONPATH=tools $(BIN)/pytest -p compiled -n auto --maxprocesses 8 tests/cards tests/ranks tests/play tests/pit/test_round*.py

test-room-on-postgresql: .venv/.installed-dev ## the tests of the room with every house on a PostgreSQL server of their own
	@tools/servers
	@CROUPIER_DATABASE=postgresql tools/in-memory $(BIN)/pytest -n auto --maxprocesses 8 --dist loadgroup tests/room $(PYTEST_ARGS)

lint: .venv/.installed-dev ## ruff, mypy and the layer contract
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	$(call TELL,"lint: ruff$(,) mypy$(,) import contracts")

format: .venv/.installed-dev ## put the Python in form
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

web: $(PAGE) ## build the page into the package

check-web: web/node_modules/.package-lock.json ## the page's form, types and unit tests
	@$(NPM) run lint
	@$(NPM) run check
	@$(NPM) test -- --reporter=default --reporter=json --outputFile.json="$(CURDIR)/build/web-tests.json"
	$(call TELL,"web: $$(tools/with-node node -p 'require("./build/web-tests.json").numPassedTests') passed")

compiled: $(COMPILED) ## the rules core as machine code (mypyc), into build/compiled

bench: .venv/.installed-bench $(COMPILED) ## measure beside the peers
	@$(BIN)/python -m benchmarks

coverage: .venv/.installed-dev ## lines and branches that the tests below the room run, package by package
	@$(BIN)/python tools/coverage_told.py

nightly: .venv/.installed-dev $(PAGE) ## the tests with many more examples, and the rules broken one by one
	@tools/chromium
	@tools/servers
	@HYPOTHESIS_PROFILE=nightly tools/in-memory $(BIN)/pytest -n auto --maxprocesses 8 --dist loadgroup $(PYTEST_ARGS)
	@$(MAKE) test-room-on-postgresql
	@$(BIN)/python tools/mutants.py
	@$(BIN)/python tools/mutants.py $(foreach package,ranks pots ledger settlement,--package $(package)) --sample 200

sdist: .venv/.installed-dev $(PAGE) $(SITE) ## the sdist, page and documentation inside, into dist/
	@rm -rf dist
	@$(BIN)/uv build --sdist --out-dir dist

wheel: sdist ## sdist and wheel, page, documentation, compiled core and kernels inside, into dist/
	@CROUPIER_COMPILED=always $(BIN)/uv build --wheel --out-dir dist dist/*.tar.gz

clean: ## remove everything that was made, except var/ (the room's books)
	@rm -rf .venv .make build dist web/node_modules src/croupier/server/static src/croupier/server/site test-results
	@rm -rf .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort | while IFS=$$'\t' read -r name what; \
	do printf '  make %-10s %s\n' "$$name" "$$what"; done
