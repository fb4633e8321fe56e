# make play   sets up and opens the playground in a browser; on Discord when DISCORD_TOKEN is set
# make test   sets up and runs the tests
# The plain commands behind them stand in the README.

PYTHON ?= python3
RUN = .venv/bin/python

.PHONY: play test check soak bench pins clean

play: .venv/ready
	@echo "3 of 3: starting …"
	@$(RUN) -m bot

test: .venv/ready-dev
	$(RUN) -m pytest -n auto --dist worksteal

check: .venv/ready-dev
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	.venv/bin/lint-imports

soak: .venv/ready-dev
	$(RUN) -m pytest -m soak -s

bench: .venv/ready-dev
	$(RUN) -m tests.benchmarks

# An environment without pip is made at once; the pip that makes it installs into it. Older ones
# cannot, so their environment gets one of its own, which takes some seconds. uv is used where it is.
PIP_FLAGS = --disable-pip-version-check --quiet --no-compile --no-deps --require-hashes
ifneq ($(shell command -v uv),)
INSTALL = uv pip install --quiet --python $(RUN) --no-deps --require-hashes -r
else
INSTALL = if $(RUN) -m pip --version >/dev/null 2>&1; then $(RUN) -m pip install $(PIP_FLAGS) -r "$$0"; \
	else $(PYTHON) -m pip --python $(RUN) install $(PIP_FLAGS) -r "$$0"; fi
INSTALL := sh -c '$(INSTALL)'
endif

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit("Roundhouse needs Python 3.11 or newer; name one with PYTHON=python3.12") if sys.version_info < (3, 11) else 0'
	@echo "1 of 3: making .venv, an environment of its own for $$($(PYTHON) --version) …"
	@if command -v uv >/dev/null || $(PYTHON) -m pip --python "$$(command -v $(PYTHON))" --version >/dev/null 2>&1; \
	then $(PYTHON) -m venv --without-pip .venv; else $(PYTHON) -m venv .venv; fi
	@touch $@

.venv/ready: .venv/made requirements-playground.txt
	@echo "2 of 3: downloading and installing $$(grep -c == requirements-playground.txt) packages, some 40 MB …"
	@$(INSTALL) requirements-playground.txt
	@touch $@

.venv/ready-dev: .venv/ready requirements-dev.txt
	@echo "Downloading and installing what the tests need …"
	@$(INSTALL) requirements-dev.txt
	@touch $@

# Renew the pinned versions; needs uv. No index address goes into the files. Every package is in them
# but pip, which sqlite-utils names for a command of its own: so they are installed without looking
# for more (--no-deps).
PIN = uv pip compile --quiet pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-package pip --no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make pins"
pins:
	$(PIN) -o requirements.txt
	$(PIN) --extra playground -o requirements-playground.txt
	$(PIN) --extra dev -o requirements-dev.txt
	$(PIN) --extra cluster -o requirements-cluster.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
