"""Sets of facts: what a game's box says, as a whole that a table keeps.

A `Facts` is the facts of one game: its files, and the set that new tables get. A `FactSet` is
their content at one time, known by its digest. `using` puts a set in force for the code that
follows in the same task or thread, and everything derived from facts (`Facts.cached`) is computed
once for each set. Where none is in force, a game has its default set."""

from __future__ import annotations

import csv
import hashlib
import importlib
import io
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property, lru_cache, wraps
from pathlib import Path
from threading import Lock
from typing import Any, ParamSpec, TypeVar, cast

import msgspec

from data.fact_errors import FactsError, structure_error

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

MAX_BYTES = 2_000_000
"""Bytes of a set, unpacked."""
MAX_LOADED = 12
"""Sets that a process keeps, with what was derived from them; the default ones do not count."""


class Values(dict[Callable[[], Any], Any]):
    """What was derived from a set, by the function that derives it."""

    def __init__(self, facts: FactSet | None = None) -> None:
        self.facts = facts

    def __missing__(self, make: Callable[[], Any]) -> Any:
        return self.setdefault(make, make())


class FactSet:
    """The facts of a game at one time. `files`: the JSON of each file; `values`: what was derived
    from them. Equal content gives equal digests, in every process."""

    def __init__(self, game: str, files: Mapping[str, bytes]) -> None:
        self.game = game
        self.files = dict(files)
        self.values = Values(self)

    @cached_property
    def digest(self) -> bytes:
        digest = hashlib.sha256(self.game.encode())
        for name, content in sorted(self.files.items()):
            digest.update(f"\n{name} {len(content)}\n".encode())
            digest.update(content)
        return digest.digest()

    def content(self, name: str) -> bytes:
        """Return the JSON of a file. Raises KeyError for one that the game has not got."""
        content = self.files.get(name)
        return facts_of(self.game).shipped.files[name] if content is None else content

    @cached_property
    def packed(self) -> bytes:
        """The files in few bytes; see `unpack_set`."""
        raw = {name: msgspec.Raw(content) for name, content in self.files.items()}
        return zlib.compress(msgspec.json.encode(raw), 9)

    def __reduce__(self) -> tuple[Any, ...]:
        if self is facts_of(self.game).shipped:
            return _load_shipped, (self.game,)
        return load_set, (self.game, self.digest, self.packed)


class _DefaultValues(Values):
    """The values in force where no set is: those of the default set of a game."""

    def __init__(self, game: Facts) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, make: Callable[[], Any]) -> Any:
        chosen = self._game.default
        with using(chosen):
            value = chosen.values[make]
        with _lock:
            if chosen is self._game.default:  # else it was replaced meanwhile
                self[make] = value
        return value


_games: dict[str, Facts] = {}
_owners: dict[str, str] = {}
"""By game the one whose facts it is played by."""
_loaded: OrderedDict[bytes, FactSet] = OrderedDict()
_replaced_defaults: list[bytes] = []
"""Digests of the default sets, of all games, that replaced another one."""
_in_force: ContextVar[tuple[bytes, ...]] = ContextVar("digests of the sets in force", default=())
"""Those that were put in force by name; of all other games the default set is."""
_lock = Lock()


class Facts:
    """The facts of one game: `names` of the files in its folder, of which the set `default` is in
    force unless another is. A `.csv` file is a chart with the names of its columns in the first
    row.

    `tables`: by file the lists of rows, and the field by which a row is named. The rows of a box
    are counted: none may be missing or new, except where `closed` has other lists of a file.
    `also`: other games that are played by these facts. `added`: files that sets of earlier versions
    lack, for which the shipped ones count."""

    def __init__(
        self,
        game: str,
        folder: Path,
        names: Sequence[str],
        tables: Mapping[str, Mapping[str, str]] | None = None,
        closed: Mapping[str, Sequence[str]] | None = None,
        also: Sequence[str] = (),
        added: Sequence[str] = (),
    ) -> None:
        self.added = frozenset(added)
        self.game, self.folder, self.names = game, folder, tuple(names)
        self.tables, self.closed = tables or {}, closed or {}
        self.readers: tuple[Callable[[], object], ...] = ()
        """Functions that read and check all files."""
        self._default: FactSet | None = None
        self.default_values = _DefaultValues(self)
        self.values = ContextVar[Values](f"facts of {game}", default=self.default_values)
        _games[game] = self
        _owners.update(dict.fromkeys((game, *also), game))

    @cached_property
    def shipped(self) -> FactSet:
        """The facts that came with the program."""
        return FactSet(self.game, {name: _load(self.folder / name) for name in self.names})

    @property
    def default(self) -> FactSet:
        """The set of new tables, and of everything outside of tables."""
        return self.shipped if self._default is None else self._default

    @default.setter
    def default(self, facts: FactSet) -> None:
        with _lock:
            if facts is self.default:
                return
            self._default = facts
            self.default_values.clear()
            _replaced_defaults.append(facts.digest)

    @property
    def current(self) -> FactSet:
        """The set in force here."""
        return self.values.get().facts or self.default

    def read(self, name: str, kind: type[T]) -> T:
        """Decode a file of the set in force. Raises `FactsError`."""
        content = self.current.content(name)
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.ValidationError as error:
            raise structure_error(name, content, kind, str(error)) from None

    def check(self, facts: FactSet) -> None:
        """Check a set as the shipped one is. Raises `FactsError`."""
        if {*facts.files, *self.added} != set(self.names):
            names, wanted = ", ".join(facts.files), ", ".join(self.names)
            raise FactsError(self.game, "-", names, "value", {"value": wanted})
        with using(facts):
            for reader in self.readers:
                reader()

    def cached(self, function: Callable[P, R]) -> Callable[P, R]:
        """Cache a function of facts, once for each set and arguments, which must be hashable."""
        if function.__code__.co_argcount:
            return self.cached_recent(None)(function)
        values = self.values.get

        @wraps(function)
        def find() -> R:
            return values()[function]  # type: ignore[no-any-return]

        return cast(Callable[P, R], find)

    def cached_recent(self, size: int | None) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Cache a function of facts for the last `size` arguments in each set; None: for all."""
        values = self.values.get

        def decorate(function: Callable[P, R]) -> Callable[P, R]:
            def make_cache() -> Callable[..., R]:
                return cast(Callable[..., R], lru_cache(size)(function))

            @wraps(function)
            def find(*args: P.args, **named: P.kwargs) -> R:
                return values()[make_cache](*args, **named)  # type: ignore[no-any-return]

            find.cache_clear = lambda: values()[make_cache].cache_clear()  # type: ignore[attr-defined]
            return find

        return decorate


def _load(path: Path) -> bytes:
    if path.suffix == ".json":
        return msgspec.json.encode(msgspec.json.decode(path.read_bytes()))
    head, *rows = csv.reader(io.StringIO(path.read_text(encoding="utf-8")))
    return msgspec.json.encode(
        {row[0]: dict(zip(head[1:], map(float, row[1:]), strict=True)) for row in rows}
    )


def facts_of(game: str) -> Facts:
    """Return the facts of a game. Raises `ModuleNotFoundError` or `KeyError` if it has none."""
    if game not in _owners:
        importlib.import_module(f"data.{game}")
    return _games[_owners[game]]


def default_set(game: str) -> FactSet | None:
    """Return the facts of new tables of a game; None for a game without."""
    facts = find_facts(game)
    return None if facts is None else facts.default


def shipped_set(game: str) -> FactSet | None:
    """Return the facts of a game that came with the program; None for a game without."""
    facts = find_facts(game)
    return None if facts is None else facts.shipped


def find_facts(game: str) -> Facts | None:
    """Return the facts of a game; None for a game without."""
    try:
        return facts_of(game)
    except (ModuleNotFoundError, KeyError):
        return None


def _load_shipped(game: str) -> FactSet:
    return facts_of(game).shipped


def known_set(game: str, digest: bytes) -> FactSet | None:
    """Return the set with this digest if it is loaded."""
    for facts in (facts_of(game).shipped, facts_of(game).default):
        if facts.digest == digest:
            return facts
    with _lock:
        loaded = _loaded.get(digest)
        if loaded is not None:
            _loaded.move_to_end(digest)
    return loaded


def load_set(game: str, digest: bytes, packed: bytes) -> FactSet:
    """Return the set with this digest, unpacked unless it is loaded already.

    Raises `ValueError` if the content has another digest."""
    facts = known_set(game, digest)
    if facts is None:
        facts = unpack_set(game, packed)
        if facts.digest != digest:
            raise ValueError(f"facts of {game} are not those of {digest.hex()}")
        with _lock:
            facts = _loaded.setdefault(digest, facts)
            while len(_loaded) > MAX_LOADED:
                _loaded.popitem(last=False)
    return facts


def unpack_set(game: str, packed: bytes) -> FactSet:
    """Return the set that was packed. Raises `ValueError` if it is none, or too large."""
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(packed, MAX_BYTES)
        raw = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from None
    return FactSet(facts_of(game).game, {name: bytes(part) for name, part in raw.items()})


def put_in_force(facts: FactSet | None) -> None:
    """Put a set in force for the rest of this task or thread call; of all other games the default
    ones. None: only these."""
    _in_force.set(() if facts is None else (facts.digest,))
    for game in _games.values():
        is_chosen = facts is not None and facts.game == game.game
        game.values.set(cast(FactSet, facts).values if is_chosen else game.default_values)


@contextmanager
def using(*sets: FactSet | None) -> Iterator[None]:
    """Put sets in force for the block, at most one of each game; None: the default ones."""
    chosen = {facts.game: facts.values for facts in sets if facts is not None}
    games = list(_games.values())
    digests = _in_force.set(tuple(facts.digest for facts in sets if facts is not None))
    tokens = [game.values.set(chosen.get(game.game, game.default_values)) for game in games]
    try:
        yield
    finally:
        _in_force.reset(digests)
        for game, token in zip(games, tokens, strict=True):
            game.values.reset(token)


def facts_in_force() -> tuple[FactSet, ...]:
    """Return all sets in force here that are not the shipped ones, to use them elsewhere."""
    return tuple(game.current for game in _games.values() if game.current is not game.shipped)


def shipped_facts() -> tuple[FactSet, ...]:
    """Return the shipped sets of all games, to use them instead of the default ones."""
    return tuple(game.shipped for game in _games.values())


def facts_key() -> Hashable:
    """Return a value that differs if other facts are in force; every cached picture asks for it."""
    return _in_force.get(), len(_replaced_defaults)


def facts_digest(game: str) -> str:
    """Return the digest of a game's facts in force, in hex; empty for a game without."""
    return facts_of(game).current.digest.hex() if game in _owners else ""
