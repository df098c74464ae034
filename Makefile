# Everything happens inside this folder: the tools go into .venv, nothing else on the system changes.
PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin

.PHONY: play test test-long lint bench lock clean

play: .venv/.curia
	@$(BIN)/curia play

test: lint
	@$(BIN)/pytest -m "not long" -n $(WORKERS)

test-long: .venv/.tools
	@$(BIN)/pytest -m long -n $(WORKERS)

lint: .venv/.tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: .venv/.tools
	@$(BIN)/python -m bench

# Needs uv (https://docs.astral.sh/uv/). The locks hold versions and hashes, and no addresses.
LOCK := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --no-annotate
lock:
	@$(LOCK) --group build --output-file requirements.lock
	@$(LOCK) --group dev --output-file requirements-dev.lock

clean:
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
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
