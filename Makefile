# The tools go into .venv in this folder. Only the tests may need packages of the system, and ask first.
PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin
# On Windows, run make in the bash of Git.
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
EXE := .exe
endif

# The browser client, as it was built from these.
CLIENT := curia/web/index.html
SOURCES := $(shell find web/src curia/locale curia/games/*/content -type f -not -name '*.py' -not -name '*.pyc') \
	web/index.html web/package-lock.json web/vite.config.ts

.PHONY: play client types docs tools check test test-fast test-long lint lint-python lint-client format system \
	release-check bench lock clean art

# Where there is a C compiler, the rules are compiled meanwhile; bots use them as soon as they are there.
play: .venv/.curia $(CLIENT)
	@$(BIN)/python compile_rules.py .venv/compiled & CURIA_COMPILED_RULES=.venv/compiled exec $(BIN)/curia

client: $(CLIENT)

# The client's types of the server's messages.
types: .venv/.tools $(CLIENT)
	@$(BIN)/python -m tests.browser.schema

# The documentation as a site, in build/docs. Warnings are errors; so are links that lead nowhere.
docs: .venv/.tools
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs build/docs

# All that checks and tests need besides packages of the system.
tools: .venv/.tools .venv/.node

# Format, lint, types and fast tests: for every commit. Needs no packages of the system.
check: tools
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) \
		lint-python lint-client test-fast

test: lint $(CLIENT) system
	@$(BIN)/pytest -m "not long" -n $(WORKERS)

test-long: .venv/.tools $(CLIENT) system
	@$(BIN)/pytest -m long -n $(WORKERS)

# The one list of fast tests: rules, words and the project itself, in one process each.
FAST := core locale lessons rulebook caesar quovadis \
	test_imports.py test_install.py test_locks.py test_project.py test_recipes.py
test-fast: .venv/.tools
	@$(BIN)/pytest $(FAST:%=tests/%) -m "not long" --ignore-glob="*oracle*" --quiet -n $(WORKERS)

lint: lint-python lint-client

lint-python: .venv/.tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

# The client, with its own tests, and the workflows.
lint-client: tools
	@$(BIN)/python hatch_client.py check

# Bring everything into the form that the checks ask for.
format: tools
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python hatch_client.py format

# Build what a release consists of, install it in clean environments, play a game there and open the page.
release-check: tools system
	@$(BIN)/python -m tests.release

# PostgreSQL, Chromium and the like.
system:
	@tests/system-packages

bench: .venv/.tools
	@$(BIN)/python -m bench

# The pictures: flat drawings laid in stone, one core, only those that changed. The results are committed.
art: .venv/.tools
	@$(BIN)/python -m art.build

# Needs uv (https://docs.astral.sh/uv/). The locks hold versions and hashes, and no addresses.
LOCK := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --no-annotate
lock:
	@$(LOCK) --all-extras --group dev --output-file requirements-dev.lock
	@$(LOCK) --extra server --extra print --extra tui --group build --constraint requirements-dev.lock \
		--output-file requirements.lock
	@$(LOCK:pyproject.toml=) --group node --output-file requirements-node.lock
	@$(LOCK:pyproject.toml=) --group compile --constraint requirements-dev.lock --output-file requirements-compile.lock
	@$(LOCK:pyproject.toml=) --group build --group compile --group node --constraint requirements-dev.lock \
		--constraint requirements-node.lock --output-file requirements-build.lock
	@$(LOCK) --extra server --extra postgres --constraint requirements-dev.lock --output-file requirements-server.lock

clean:
	@rm -rf .venv curia/web web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist docs/rules
	@find curia tests bench -type d -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python$(EXE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Curia needs Python 3.11 or newer. Name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv

# The stamps are newer than what they were made from: nothing is installed twice.
.venv/.curia: pyproject.toml requirements.lock | $(BIN)/python$(EXE)
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
