# The tools go into .venv in this folder. Only the tests may need packages of the system, and ask first.
PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin

# The browser client, as it was built from these.
CLIENT := curia/web/index.html
SOURCES := $(shell find web/src curia/locale curia/rulebook -type f -not -name '*.py' -not -name '*.pyc') \
	web/index.html web/package-lock.json web/vite.config.ts

.PHONY: play client types docs test test-long lint system bench lock clean

play: .venv/.curia $(CLIENT)
	@$(BIN)/curia

client: $(CLIENT)

# The client's types of the server's messages.
types: .venv/.tools $(CLIENT)
	@$(BIN)/python -m tests.browser.schema

# The documentation as a site, in build/docs. Warnings are errors; so are links that lead nowhere.
docs: .venv/.tools
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs build/docs

test: lint system
	@$(BIN)/pytest -m "not long" -n $(WORKERS)

test-long: .venv/.tools $(CLIENT) system
	@$(BIN)/pytest -m long -n $(WORKERS)

lint: .venv/.tools $(CLIENT)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python hatch_client.py check

# PostgreSQL, Chromium and the like.
system:
	@tests/system-packages

bench: .venv/.tools
	@$(BIN)/python -m bench

# Needs uv (https://docs.astral.sh/uv/). The locks hold versions and hashes, and no addresses.
LOCK := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --no-annotate
lock:
	@$(LOCK) --extra print --extra tui --group build --output-file requirements.lock
	@$(LOCK) --group dev --output-file requirements-dev.lock
	@$(LOCK:pyproject.toml=) --group node --output-file requirements-node.lock

clean:
	@rm -rf .venv curia/web web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist docs/rules
	@find curia tests bench -type d -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Curia needs Python 3.11 or newer. Name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv

# The stamps are newer than what they were made from: nothing is installed twice.
.venv/.curia: pyproject.toml requirements.lock | $(BIN)/python
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.tools: .venv/.curia requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	@touch $@

# Node only where the machine has none that is new enough.
.venv/.node: requirements-node.lock | .venv/.curia
	@$(BIN)/python -c 'import hatch_client, sys; sys.exit(not hatch_client.has_node())' \
		|| $(BIN)/python -m pip install --quiet --require-hashes -r requirements-node.lock
	@touch $@

$(CLIENT): $(SOURCES) hatch_client.py | .venv/.node
	@$(BIN)/python hatch_client.py
