"""Images drawn once for all tables and processes, cached in files and memory-mapped.

A file holds the bare pixels of an image, one byte a pixel, or bare numbers. Processes share
the mapping, and only the pages that are used are read. The file name contains a hash of
everything the content depends on (code, data, facts, fonts and Pillow itself), so a file is never
stale. Files are written atomically, also by concurrent processes."""

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

from data.facts import facts_digest

T = TypeVar("T")

_ROOT = Path(__file__).parents[2]
_SHARED_FOLDERS = "card", "fonts", "layout", "map", "paint"
"""Folders of `render` on which the cached images of all games depend."""
_LAYERS: dict[tuple[Path, str], Image.Image] = {}
_BYTES: dict[tuple[str, str], memoryview[int]] = {}
_DRAWING = Lock()


def cache_folder() -> Path:
    """Return the folder of the cached files, in the user's cache folder."""
    return _folder(os.environ.get("XDG_CACHE_HOME", ""))


@cache
def _folder(base: str) -> Path:
    return Path(base or Path.home() / ".cache") / "roundhouse" / "pictures"


@cache
def fingerprint(game: str) -> str:
    """Return a hash of what a game's pictures depend on: the shared code of `render`, the
    game's own code and data, fonts, and Pillow's version."""
    digest = sha256(PIL.__version__.encode())
    render = _ROOT / "render"
    shared = render.glob("*.py"), *((render / paths).glob("*.*") for paths in _SHARED_FOLDERS)
    game_files = (render / game).rglob("*.py"), (_ROOT / "data" / game).rglob("*.*")
    for path in sorted(path for paths in (*shared, *game_files) for path in paths):
        if path.suffix in (".py", ".ttf", ".json", ".csv"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def cached_layer(
    game: str,
    name: str,
    size: tuple[int, int],
    draw: Callable[[], Image.Image],
    depends_on: str = "",
) -> Image.Image:
    """Return the named layer of a game, one byte a pixel ("L"), memory-mapped; draw it if needed.

    `draw` returns an "L" or "P" image of this size. `depends_on` stands for everything the
    layer depends on as well as code, data and the facts in force. The image is shared: callers
    must not draw on it."""
    key = _key(game, name, size, depends_on + facts_digest(game))
    layer = _LAYERS.get(key)
    if layer is None:
        with _DRAWING:
            layer = _LAYERS.get(key)
        if layer is None:
            pixels = _open_mapped(*key, size[0] * size[1]) or _write_mapped(*key, draw().tobytes())
            layer = Image.frombuffer("L", size, pixels, "raw", "L", 0, 1)  # type: ignore[arg-type]
            _LAYERS[key] = layer
    return layer


def mapped_bytes(
    game: str, name: str, work: Callable[[], bytes] | None = None
) -> memoryview[int] | None:
    """Return cached bytes, memory-mapped; None if there are none and `work` is not given.

    The file begins with the number of its bytes, by which a truncated file is recognized."""
    view = _BYTES.get((game, name))
    if view is None:
        place, file = _key(game, name, (0, 0), "")
        mapping = _open_mapped(place, file)
        if (
            mapping is None
            or len(mapping) < 8
            or int.from_bytes(mapping[:8], "little") != len(mapping)
        ):
            if work is None:
                return None
            data = work()
            mapping = _write_mapped(place, file, (len(data) + 8).to_bytes(8, "little") + data)
        view = _BYTES[game, name] = memoryview(mapping)[8:]
    return view


def mapped_array(
    game: str, name: str, count: int, work: Callable[[], array[float]], depends_on: str = ""
) -> memoryview[float]:
    """Return `count` cached floats, memory-mapped; call `work` if there are none."""
    key = _key(game, name, (count, array("d").itemsize), depends_on + facts_digest(game))
    mapping = _open_mapped(*key, count * array("d").itemsize) or _write_mapped(
        *key, work().tobytes()
    )
    return memoryview(mapping).cast("d")


def cached_json(
    game: str, name: str, work: Callable[[], T], kind: type[T], depends_on: str = ""
) -> T:
    """Return a value of the msgspec type `kind`, cached as JSON; call `work` if it is missing."""
    place, file = _key(game, name, (0, 0), depends_on + facts_digest(game))
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode((place / file).read_bytes(), type=kind)
    value = work()
    with suppress(OSError):
        _write_atomic(place, file, msgspec.json.encode(value)).close()
    return value


@cache
def _content_hash(game: str, size: tuple[int, int], depends_on: str) -> str:
    return sha256(f"{fingerprint(game)} {size} {depends_on}".encode()).hexdigest()[:20]


def _key(game: str, name: str, size: tuple[int, int], depends_on: str) -> tuple[Path, str]:
    return cache_folder(), f"{game}-{name}-{_content_hash(game, size, depends_on)}"


def _open_mapped(place: Path, name: str, size: int | None = None) -> mmap.mmap | None:
    """Map a file of `size` bytes; None if it is missing or has another size."""
    with suppress(OSError), (place / name).open("rb") as file:
        if size is None or os.fstat(file.fileno()).st_size == size:
            return _map_file(file)
    return None


def _map_file(file: IO[bytes]) -> mmap.mmap:
    return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)


def _write_mapped(place: Path, name: str, data: bytes) -> mmap.mmap:
    """Write bytes to a file, a temporary one if the folder is not writable, and map it."""
    try:
        file = _write_atomic(place, name, data)
    except OSError:
        file = tempfile.TemporaryFile()  # noqa: SIM115
        file.write(data)
        file.flush()
    with file:
        return _map_file(file)


def _write_atomic(place: Path, name: str, data: bytes) -> IO[bytes]:
    """Write the bytes to a temporary file, rename it, and return the open file."""
    place.mkdir(parents=True, exist_ok=True)
    descriptor, path = tempfile.mkstemp(dir=place)
    file = os.fdopen(descriptor, "w+b")
    file.write(data)
    file.flush()
    os.fsync(descriptor)
    Path(path).replace(place / name)
    _delete_old_files(place, name)
    return file


_MAX_FILES = 250
"""Files in the folder at most; the oldest are deleted."""


def _delete_old_files(place: Path, name: str) -> None:
    with suppress(OSError):
        files = sorted(place.glob("*-*-*"), key=lambda path: path.stat().st_mtime)
        for path in files[:-_MAX_FILES]:
            if path.name != name:
                path.unlink()
