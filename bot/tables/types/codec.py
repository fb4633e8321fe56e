"""Encoding of a game's data for storage: states as msgpack, actions and events as JSON."""

from __future__ import annotations

import hashlib

import msgspec

from rules.game import Action, Event, Game

_SORTED = msgspec.msgpack.Encoder(order="deterministic")


class Codec:
    """Decoders of one game's stored data."""

    def __init__(self, game: Game) -> None:
        self._state = msgspec.msgpack.Decoder(game.state_type)
        self._action: msgspec.json.Decoder[Action] = msgspec.json.Decoder(game.action_type)
        self._events: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(
            tuple[game.event_type, ...]  # type: ignore[name-defined]
        )

    def decode_state(self, stored: bytes) -> object:
        return self._state.decode(stored)

    def decode_action(self, stored: str | bytes) -> Action:
        return self._action.decode(stored)

    def decode_events(self, stored: str | bytes) -> tuple[Event, ...]:
        return self._events.decode(stored)


_codecs: dict[str, tuple[Game, Codec]] = {}


def codec(game: Game) -> Codec:
    """Return the cached codec of a game."""
    cached = _codecs.get(game.key)
    if cached is None or cached[0] is not game:
        cached = _codecs[game.key] = (game, Codec(game))
    return cached[1]


def pack_state(state: object) -> bytes:
    """Encode a state for storage; its mappings keep their order."""
    return msgspec.msgpack.encode(state)


def canonical_bytes(state: object) -> bytes:
    """Encode a state so that equal states give equal bytes."""
    return _SORTED.encode(state)


def state_digest(state: object) -> bytes:
    """Return a fingerprint of a state, the same in every process.

    Never show it while a game runs: the secrets of a state could be guessed from it."""
    return hashlib.sha256(canonical_bytes(state)).digest()


def to_json(value: object) -> str:
    """Encode plain data as JSON."""
    return msgspec.json.encode(value).decode()


def fits_int64(value: object) -> bool:
    """Return whether every integer in plain data fits into 64 bits with a sign."""
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    if isinstance(value, dict):
        return all(map(fits_int64, value.values()))
    if isinstance(value, list | tuple):
        return all(map(fits_int64, value))
    return not isinstance(value, msgspec.Struct) or fits_int64(msgspec.structs.astuple(value))
