"""Encodes a plan so compactly that it fits into a component id, by the types of its fields.

Each field has a domain: the values of its field type or of a `Literal`, a whole number, a Struct, a
sequence of these, or one of several Structs. A plan is one number in a mixed radix, written in the
64 characters that a component id may contain; the default plan is the empty text."""

from __future__ import annotations

import types
from collections.abc import Iterator, Sequence
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from bot.chat.base.errors import UnknownKey, require_known
from bot.chat.declared.field_types import FieldTypes
from rules.game import Event

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-."
MAX_NUMBER = 2**63 - 1
"""The largest whole number in a plan."""
NUMBER_BASE = 16
"""Whole numbers are written in digits of this base, each followed by a continuation bit."""

P = TypeVar("P")
Digit = tuple[int, int]
"""A digit and its radix."""


class _Digits:
    """Reads the digits of a number, least significant first."""

    def __init__(self, number: int) -> None:
        self.left = number

    def take(self, radix: int) -> int:
        self.left, digit = divmod(self.left, radix)
        return digit


class PlanCodec(Generic[P]):
    """Codec for one type of plans; `kinds` enumerate the values of its fields."""

    def __init__(self, plan: object, kinds: FieldTypes, default: P) -> None:
        """`plan`: a Struct, a union of Structs or `tuple[…, ...]` of either.

        `default`: the default plan, which is encoded as the empty text."""
        self.plan, self.kinds, self.nothing = plan, kinds, default
        self._hints: dict[type, dict[str, object]] = {}

    def encode(self, plan: P) -> str:
        """Encode a plan."""
        if plan == self.nothing:
            return ""
        number = 0
        for digit, radix in reversed(list(self._encode(self.plan, "", plan))):
            number = number * radix + digit
        text = ""
        number += 1
        while number:
            number, index = divmod(number, len(ALPHABET))
            text = ALPHABET[index] + text
        return text

    def decode(self, text: str) -> P:
        """Decode a plan. Raises `UnknownKey` for a malformed text."""
        if not text:
            return self.nothing
        number = 0
        for character in text:
            index = ALPHABET.find(character)
            require_known(index >= 0)
            number = number * len(ALPHABET) + index
        require_known(number)
        digits = _Digits(number - 1)
        plan: P = self._decode(self.plan, "", digits)
        require_known(not digits.left and self.encode(plan) == text)
        return plan

    def _fields(self, struct: type[msgspec.Struct]) -> dict[str, object]:
        if struct not in self._hints:
            hints = get_type_hints(struct, include_extras=True)
            self._hints[struct] = {name: hints[name] for name in struct.__struct_fields__}
        return self._hints[struct]

    def _countable_values(self, hint: object, kind: str) -> Sequence[object] | None:
        """Return all values of a field, if they can be enumerated, else None."""
        field_type = self.kinds.kinds.get(kind)
        if field_type is not None and field_type.of is not None:
            return field_type.of()
        if get_origin(hint) is Literal:
            return get_args(hint)
        return (False, True) if hint is bool else None

    def _set_values(self, hint: object) -> Sequence[object] | None:
        """Return the values of which a tuple field is a subset, if it is one, else None."""
        arguments = get_args(hint)
        if get_origin(hint) is not tuple or get_origin(arguments[0]) is not Annotated:
            return None
        field_type = self.kinds.kinds.get(str(get_args(arguments[0])[1]))
        return (
            field_type.of()
            if field_type is not None and field_type.sets and field_type.of is not None
            else None
        )

    def _encode(self, hint: Any, kind: str, value: Any) -> Iterator[Digit]:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            yield from self._encode(arguments[0], str(arguments[1]), value)
        elif origin in (Union, types.UnionType):
            choices = _choices(arguments)
            index = _choice_index(choices, value)
            yield index, len(choices)
            yield from self._encode(choices[index], kind, value)
        elif (members := self._set_values(hint)) is not None:
            require_known(len(set(value)) == len(value) and set(value) <= set(members))
            yield from ((int(item in value), 2) for item in members)
        elif origin is tuple and arguments[1:] == (...,):
            for item in value:
                yield 1, 2
                yield from self._encode(arguments[0], kind, item)
            yield 0, 2
        elif (values := self._countable_values(hint, kind)) is not None:
            require_known(value in values)
            yield list(values).index(value), len(values)
        elif hint is int:
            yield from _encode_number(value)
        elif hint is not type(None):
            for name, inner in self._fields(hint).items():
                yield from self._encode(inner, "", getattr(value, name))

    def _decode(self, hint: Any, kind: str, digits: _Digits) -> Any:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._decode(arguments[0], str(arguments[1]), digits)
        if origin in (Union, types.UnionType):
            choices = _choices(arguments)
            return self._decode(choices[digits.take(len(choices))], kind, digits)
        members = self._set_values(hint)
        if members is not None:
            return tuple(member for member in members if digits.take(2))
        if origin is tuple and arguments[1:] == (...,):
            items = []
            while digits.take(2):
                items.append(self._decode(arguments[0], kind, digits))
                require_known(len(items) <= 100)
            return tuple(items)
        values = self._countable_values(hint, kind)
        if values is not None:
            return values[digits.take(len(values))]
        if hint is int:
            return _decode_number(digits)
        if hint is type(None):
            return None
        return hint(
            **{name: self._decode(inner, "", digits) for name, inner in self._fields(hint).items()}
        )


def _choices(union: Sequence[Any]) -> Sequence[Event]:
    """Return the types of a union; None first, so that small plans have short texts."""
    return sorted(union, key=lambda choice: choice is not type(None))


def _choice_index(choices: Sequence[Any], value: Any) -> int:
    for index, choice in enumerate(choices):
        if choice is type(None) and value is None:
            return index
        if isinstance(choice, type) and choice is not type(None) and isinstance(value, choice):
            return index
        if get_origin(choice) is not None and value is not None:
            return index
    raise UnknownKey


def _encode_number(value: int) -> Iterator[Digit]:
    require_known(0 <= value <= MAX_NUMBER)
    while True:
        value, digit = divmod(value, NUMBER_BASE)
        yield digit, NUMBER_BASE
        yield int(value > 0), 2
        if not value:
            return


def _decode_number(digits: _Digits) -> int:
    value, weight = 0, 1
    while True:
        value += weight * digits.take(NUMBER_BASE)
        weight *= NUMBER_BASE
        require_known(value <= MAX_NUMBER)
        if not digits.take(2):
            return value
