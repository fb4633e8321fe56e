"""Every worker of a parallel run imports the whole house and all tests. All is compiled before they
start, each file once: nothing is in a fresh checkout, and not every machine keeps what it compiles.
"""

import compileall
import multiprocessing
import os
import shutil
import sys
from functools import partial
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

ROOT = Path(__file__).parents[2]
MEMORY, ROOM = Path("/dev/shm"), 2 * 10**9
HOUSE = ("data", "rules", "render", "bot", "cogs", "tests")


def keep_bytecode() -> None:
    """What workers and the processes of tests import is compiled once, packages too: compiling
    them again takes each process longer than all else before its first test."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


def write_to_memory() -> None:
    """Databases and whatever else tests write are kept in memory, where there is room: thousands of
    them are written, synced and removed."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def compile_all(config: pytest.Config) -> None:
    """By all processors, where processes can be forked; else each worker does it for itself."""
    if "fork" not in multiprocessing.get_all_start_methods():
        return
    global _config
    _config = config
    files = {path for folder in HOUSE for path in (ROOT / folder).rglob("*.py")}
    tests = {path for path in files if path.name.startswith("test_") or path.name == "conftest.py"}
    with multiprocessing.get_context("fork").Pool() as pool:
        pool.map(_with_assertions, sorted(tests), chunksize=4)
        pool.map(partial(compileall.compile_file, quiet=2), sorted(files - tests), chunksize=20)


def _with_assertions(path: Path) -> None:
    """As pytest writes it for itself."""
    folder = rewrite.get_cache_dir(path)
    compiled = folder / (path.stem + rewrite.PYC_TAIL)
    if rewrite.try_makedirs(folder) and rewrite._read_pyc(path, compiled) is None:
        source, code = rewrite._rewrite_test(path, _config)
        rewrite._write_pyc(_config.stash[rewrite.assertstate_key], code, source, compiled)
