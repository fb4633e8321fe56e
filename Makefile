# make play   sets up and opens the playground in a browser; on Discord when DISCORD_TOKEN is set
# make test   sets up and runs the tests
# The plain commands behind them stand in the README.

PYTHON ?= python3
RUN = .venv/bin/python

.PHONY: play test check soak bench pins clean

play: .venv/ready
	$(RUN) -m bot

test: .venv/ready-dev
	$(RUN) -m pytest -n auto

check: .venv/ready-dev
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	.venv/bin/lint-imports

soak: .venv/ready-dev
	$(RUN) -m pytest -m soak -s

bench: .venv/ready-dev
	$(RUN) -m tests.benchmarks

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit("Roundhouse needs Python 3.11 or newer; name one with PYTHON=python3.12") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv .venv
	@touch $@

.venv/ready: .venv/made requirements.txt
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/ready-dev: .venv/ready requirements-dev.txt
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

# Renew the pinned versions; needs uv. No index address goes into the files.
PIN = uv pip compile --quiet pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make pins"
pins:
	$(PIN) -o requirements.txt
	$(PIN) --extra dev -o requirements-dev.txt
	$(PIN) --extra cluster -o requirements-cluster.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
