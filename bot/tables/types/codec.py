"""Between a game's data and what is kept of it: states as msgpack, actions and events as JSON."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from rules.game import Game

_SORTED = msgspec.msgpack.Encoder(order="deterministic")


class Codec:
    """Encoders and decoders of one game."""

    def __init__(self, game: Game) -> None:
        self._state = msgspec.msgpack.Decoder(game.state_type)
        self._action = msgspec.json.Decoder(game.action_type)
        self._events: msgspec.json.Decoder[tuple[Any, ...]] = msgspec.json.Decoder(
            tuple[game.event_type, ...]  # type: ignore[name-defined]
        )

    def state(self, kept: bytes) -> Any:
        return self._state.decode(kept)

    def action(self, kept: str | bytes) -> Any:
        return self._action.decode(kept)

    def events(self, kept: str | bytes) -> tuple[Any, ...]:
        return self._events.decode(kept)


_codecs: dict[str, tuple[Game, Codec]] = {}


def codec(game: Game) -> Codec:
    known = _codecs.get(game.key)
    if known is None or known[0] is not game:
        known = _codecs[game.key] = (game, Codec(game))
    return known[1]


def pack(state: Any) -> bytes:
    """A state as it is kept: the order of its mappings stays."""
    return msgspec.msgpack.encode(state)


def canonical(state: Any) -> bytes:
    """A state as bytes that are the same for equal states."""
    return _SORTED.encode(state)


def digest(state: Any) -> bytes:
    """A fingerprint of a state, the same in every process. Never shown while a game runs: what is
    secret in a state could be guessed from it."""
    return hashlib.sha256(canonical(state)).digest()


def text(thing: Any) -> str:
    """Plain data as JSON."""
    return msgspec.json.encode(thing).decode()


def fits(thing: Any) -> bool:
    """Whether every whole number in plain data can be kept: 64 bits with a sign."""
    if isinstance(thing, int):
        return -(2**63) <= thing < 2**63
    if isinstance(thing, dict):
        return all(map(fits, thing.values()))
    if isinstance(thing, list | tuple):
        return all(map(fits, thing))
    return not isinstance(thing, msgspec.Struct) or fits(msgspec.structs.astuple(thing))
