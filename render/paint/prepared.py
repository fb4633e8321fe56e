"""Pictures drawn once for all tables and processes, from which crops are cut: kept in files.

A file is the bare pixels of a picture with one byte a pixel, or bare numbers; it is mapped into
memory, so that processes share it and only the parts that are looked at are ever read. Its name has
a fingerprint of all that it was drawn from: code, data, lettering and Pillow itself, so that it is
never stale.
It appears whole or not at all, whoever else writes it at the same time.
"""

from __future__ import annotations

import mmap
import os
import tempfile
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import IO, TypeVar

import msgspec
import PIL
from PIL import Image

T = TypeVar("T")

_ROOT = Path(__file__).parents[2]
_ROOMS = "card", "fonts", "paint"
"""Of `render`, what shapes prepared pictures of all games."""
_MAPPED: dict[tuple[Path, str], Image.Image] = {}
_BYTES: dict[tuple[str, str], memoryview[int]] = {}
_DRAWING = Lock()


def folder() -> Path:
    """Where prepared pictures are kept: the user's folder for what can be made again."""
    return _folder(os.environ.get("XDG_CACHE_HOME", ""))


@cache
def _folder(base: str) -> Path:
    return Path(base or Path.home() / ".cache") / "roundhouse" / "pictures"


@cache
def fingerprint(game: str) -> str:
    """What pictures of a game are drawn from: all of `render` that games share, its own map and
    data, and Pillow."""
    found = sha256(PIL.__version__.encode())
    render = _ROOT / "render"
    rooms = render.glob("*.py"), *((render / room).glob("*.*") for room in _ROOMS)
    own = (render / game).rglob("*.py"), (_ROOT / "data" / game).rglob("*.*")
    for path in sorted(path for room in (*rooms, *own) for path in room):
        if path.suffix in (".py", ".ttf", ".json", ".csv"):
            found.update(path.read_bytes())
    return found.hexdigest()


def prepared(
    game: str, name: str, size: tuple[int, int], draw: Callable[[], Image.Image], about: str = ""
) -> Image.Image:
    """The picture of a game with this name, drawn if nobody has drawn it yet: of this size, one
    byte a pixel ("L" or "P"; what comes back is "L"). `about`: all that it depends on besides code
    and data. Not to be drawn upon."""
    key = _key(game, name, size, about)
    found = _MAPPED.get(key)
    if found is None:
        with _DRAWING:
            found = _MAPPED.get(key)
        if found is None:
            pixels = _opened(*key, size[0] * size[1]) or _written(*key, draw().tobytes())
            found = Image.frombuffer("L", size, pixels, "raw", "L", 0, 1)  # type: ignore[arg-type]
            _MAPPED[key] = found
    return found


def mapped(game: str, name: str, work: Callable[[], bytes] | None = None) -> memoryview[int] | None:
    """Bytes for the pictures of a game, mapped in the same way: without `work` only if somebody has
    written them. The file begins with their number, by which a torn one is known."""
    found = _BYTES.get((game, name))
    if found is None:
        place, file = _key(game, name, (0, 0), "")
        there = _opened(place, file)
        if there is None or len(there) < 8 or int.from_bytes(there[:8], "little") != len(there):
            if work is None:
                return None
            data = work()
            there = _written(place, file, (len(data) + 8).to_bytes(8, "little") + data)
        found = _BYTES[game, name] = memoryview(there)[8:]
    return found


def numbers(
    game: str, name: str, count: int, work: Callable[[], array[float]], about: str = ""
) -> memoryview[float]:
    """So many numbers that were worked out for the pictures of a game, mapped in the same way."""
    key = _key(game, name, (count, array("d").itemsize), about)
    found = _opened(*key, count * array("d").itemsize) or _written(*key, work().tobytes())
    return memoryview(found).cast("d")


def noted(game: str, name: str, work: Callable[[], T], kind: type[T], about: str = "") -> T:
    """What was worked out for the pictures of a game, kept in the same way: `kind` is a type of
    `msgspec`."""
    place, file = _key(game, name, (0, 0), about)
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode((place / file).read_bytes(), type=kind)
    made = work()
    with suppress(OSError):
        _put(place, file, msgspec.json.encode(made)).close()
    return made


@cache
def _mark(game: str, size: tuple[int, int], about: str) -> str:
    return sha256(f"{fingerprint(game)} {size} {about}".encode()).hexdigest()[:20]


def _key(game: str, name: str, size: tuple[int, int], about: str) -> tuple[Path, str]:
    return folder(), f"{game}-{name}-{_mark(game, size, about)}"


def _opened(place: Path, name: str, size: int | None = None) -> mmap.mmap | None:
    """A file of so many bytes, None if there is none or it is not whole."""
    with suppress(OSError), (place / name).open("rb") as file:
        if size is None or os.fstat(file.fileno()).st_size == size:
            return _mapped(file)
    return None


def _mapped(file: IO[bytes]) -> mmap.mmap:
    return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)


def _written(place: Path, name: str, data: bytes) -> mmap.mmap:
    """The file that the bytes were written to; one without a name where that folder cannot be
    written."""
    try:
        file = _put(place, name, data)
    except OSError:
        file = tempfile.TemporaryFile()  # noqa: SIM115
        file.write(data)
        file.flush()
    with file:
        return _mapped(file)


def _put(place: Path, name: str, data: bytes) -> IO[bytes]:
    """The open file, which has its name once all is in it."""
    place.mkdir(parents=True, exist_ok=True)
    number, path = tempfile.mkstemp(dir=place)
    file = os.fdopen(number, "w+b")
    file.write(data)
    file.flush()
    os.fsync(number)
    Path(path).replace(place / name)
    _forget(place, name)
    return file


_KEPT = 250
"""Files that are kept; of more, those go that were drawn longest ago."""


def _forget(place: Path, name: str) -> None:
    """Takes away what was prepared by earlier versions."""
    with suppress(OSError):
        files = sorted(place.glob("*-*-*"), key=lambda path: path.stat().st_mtime)
        for path in files[:-_KEPT]:
            if path.name != name:
                path.unlink()
