"""A plan written so short that it fits into a component id, by the types of its fields.

Each field has a domain: the values of its kind, of a `Literal`, a whole number, a Struct, several
of these one after another, or one of several Structs. A plan is then one number in a mixed radix,
written in the 64 signs that a component id may hold; a plan of nothing but defaults is empty.
"""

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

from bot.chat.declared.kinds import Kinds

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-."
LARGEST = 2**63 - 1
"""The largest whole number in a plan."""
GROUP = 16
"""Whole numbers go in digits to this base, each with a mark that another follows."""

P = TypeVar("P")
Digit = tuple[int, int]
"""A digit and its radix."""


class _Digits:
    """The digits of a number that is being read, the first one the least."""

    def __init__(self, number: int) -> None:
        self.left = number

    def take(self, radix: int) -> int:
        self.left, digit = divmod(self.left, radix)
        return digit


class Code(Generic[P]):
    """The short form of one type of plans; `kinds` count what its fields may hold."""

    def __init__(self, plan: Any, kinds: Kinds, nothing: P) -> None:
        """`nothing`: the plan whose code is empty. `plan` is a Struct, a union of Structs or
        `tuple[…, ...]` of either."""
        self.plan, self.kinds, self.nothing = plan, kinds, nothing
        self._hints: dict[type, dict[str, Any]] = {}

    def written(self, plan: P) -> str:
        """The code of a plan."""
        if plan == self.nothing:
            return ""
        number = 0
        for digit, radix in reversed(list(self._write(self.plan, "", plan))):
            number = number * radix + digit
        made = ""
        number += 1
        while number:
            number, place = divmod(number, len(SIGNS))
            made = SIGNS[place] + made
        return made

    def read(self, text: str) -> P:
        """The plan of a code. Raises `LookupError` for what is none."""
        if not text:
            return self.nothing
        number = 0
        for sign in text:
            place = SIGNS.find(sign)
            if place < 0:
                raise LookupError(text)
            number = number * len(SIGNS) + place
        if number == 0:
            raise LookupError(text)
        digits = _Digits(number - 1)
        made: P = self._read(self.plan, "", digits)
        if digits.left or self.written(made) != text:
            raise LookupError(text)
        return made

    def _fields(self, struct: type[msgspec.Struct]) -> dict[str, Any]:
        if struct not in self._hints:
            hints = get_type_hints(struct, include_extras=True)
            self._hints[struct] = {one: hints[one] for one in struct.__struct_fields__}
        return self._hints[struct]

    def _known(self, hint: Any, kind: str) -> Sequence[Any] | None:
        """The values that can be counted."""
        found = self.kinds.kinds.get(kind)
        if found is not None and found.of is not None:
            return found.of()
        if get_origin(hint) is Literal:
            return get_args(hint)
        return (False, True) if hint is bool else None

    def _among(self, hint: Any) -> Sequence[Any] | None:
        """Of what several are a set, if these are."""
        arguments = get_args(hint)
        if get_origin(hint) is not tuple or get_origin(arguments[0]) is not Annotated:
            return None
        kind = self.kinds.kinds.get(str(get_args(arguments[0])[1]))
        return kind.of() if kind is not None and kind.sets and kind.of is not None else None

    def _write(self, hint: Any, kind: str, value: Any) -> Iterator[Digit]:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            yield from self._write(arguments[0], str(arguments[1]), value)
        elif origin in (Union, types.UnionType):
            choices = _choices(arguments)
            place = _place(choices, value)
            yield place, len(choices)
            yield from self._write(choices[place], kind, value)
        elif (among := self._among(hint)) is not None:
            if len(set(value)) != len(value) or not set(value) <= set(among):
                raise LookupError(value)
            yield from ((int(one in value), 2) for one in among)
        elif origin is tuple and arguments[1:] == (...,):
            for one in value:
                yield 1, 2
                yield from self._write(arguments[0], kind, one)
            yield 0, 2
        elif (known := self._known(hint, kind)) is not None:
            if value not in known:
                raise LookupError(value)
            yield list(known).index(value), len(known)
        elif hint is int:
            yield from _number(value)
        elif hint is not type(None):
            for name, inner in self._fields(hint).items():
                yield from self._write(inner, "", getattr(value, name))

    def _read(self, hint: Any, kind: str, digits: _Digits) -> Any:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._read(arguments[0], str(arguments[1]), digits)
        if origin in (Union, types.UnionType):
            choices = _choices(arguments)
            return self._read(choices[digits.take(len(choices))], kind, digits)
        among = self._among(hint)
        if among is not None:
            return tuple(one for one in among if digits.take(2))
        if origin is tuple and arguments[1:] == (...,):
            made = []
            while digits.take(2):
                made.append(self._read(arguments[0], kind, digits))
                if len(made) > 100:
                    raise LookupError("too many")
            return tuple(made)
        known = self._known(hint, kind)
        if known is not None:
            return known[digits.take(len(known))]
        if hint is int:
            return _read_number(digits)
        if hint is type(None):
            return None
        return hint(
            **{name: self._read(inner, "", digits) for name, inner in self._fields(hint).items()}
        )


def _choices(union: Sequence[Any]) -> Sequence[Any]:
    """What a field may be; None stands first, so that the code of little is short."""
    return sorted(union, key=lambda one: one is not type(None))


def _place(choices: Sequence[Any], value: Any) -> int:
    for place, one in enumerate(choices):
        if one is type(None) and value is None:
            return place
        if isinstance(one, type) and one is not type(None) and isinstance(value, one):
            return place
        if get_origin(one) is not None and value is not None:
            return place
    raise LookupError(value)


def _number(value: int) -> Iterator[Digit]:
    if not 0 <= value <= LARGEST:
        raise LookupError(value)
    while True:
        value, digit = divmod(value, GROUP)
        yield digit, GROUP
        yield int(value > 0), 2
        if not value:
            return


def _read_number(digits: _Digits) -> int:
    value, weight = 0, 1
    while True:
        value += weight * digits.take(GROUP)
        weight *= GROUP
        if value > LARGEST:
            raise LookupError("too large")
        if not digits.take(2):
            return value
