"""What every process of a run, and every run, would work out again from the same files: kept in a
file until one of them changes."""

import pickle
import shutil
import tempfile
from collections.abc import Callable
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

ROOT = Path(__file__).parents[2]
SHELF = ROOT / ".pytest_cache" / "shelf"
DEPENDS_ON = ("data", "rules", "tests/conformance", "tests/example", "tests/games", "tests/support")
"""Whatever is kept follows from the files of these folders alone."""


def load_or_make(name: str, work: Callable[[], T]) -> T:
    """What is kept under this name, or what `work` returns, which is kept from now on."""
    value: T | None = look_up(name)
    return keep(name, work()) if value is None else value


def stored(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what the function returns. Its arguments are told apart by how they are written out."""

    @wraps(function)
    def find(*args: P.args, **named: P.kwargs) -> T:
        call = repr((function.__module__, function.__qualname__, args, named))
        return load_or_make(
            sha256(call.encode()).hexdigest()[:24], lambda: function(*args, **named)
        )

    return find


def look_up(name: str) -> Any:
    """What is kept under this name; None if nothing is."""
    try:
        return pickle.loads((_folder() / name).read_bytes())
    except FileNotFoundError:
        return None


def keep(name: str, value: T) -> T:
    """Keep this under the name; return it."""
    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
        file.write(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
    Path(file.name).replace(folder / name)
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
    return shelf
