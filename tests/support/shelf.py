"""What every process of a run, and every run, would work out again from the same files: kept in a
file until one of them changes."""

import pickle
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
SHELF = ROOT / ".pytest_cache" / "shelf"
DEPENDS_ON = ("data", "rules", "tests/conformance", "tests/example", "tests/games", "tests/support")
"""Whatever is kept follows from the files of these folders alone."""


def load_or_make(name: str, work: Callable[[], T]) -> T:
    """What is kept under this name, or what `work` returns, which is kept from now on."""
    value: T | None = look_up(name)
    return keep(name, work()) if value is None else value


def look_up(name: str) -> Any:
    """What is kept under this name; None if nothing is."""
    path = _folder() / name
    return pickle.loads(path.read_bytes()) if path.exists() else None


def keep(name: str, value: T) -> T:
    """Keep this under the name; return it."""
    with tempfile.NamedTemporaryFile(dir=_folder(), delete=False) as file:
        file.write(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
    Path(file.name).replace(_folder() / name)
    return value


@cache
def _folder() -> Path:
    """The folder of what the files as they are now lead to; those of other states are removed."""
    digest = sha256()
    for folder in DEPENDS_ON:
        for path in sorted((ROOT / folder).rglob("*.*")):
            if path.suffix in (".py", ".ftl", ".json", ".csv"):
                digest.update(path.read_bytes())
    shelf = SHELF / digest.hexdigest()[:16]
    for other in SHELF.glob("*"):
        if other != shelf:
            shutil.rmtree(other, ignore_errors=True)
    shelf.mkdir(parents=True, exist_ok=True)
    return shelf
