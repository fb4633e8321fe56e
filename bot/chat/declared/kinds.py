"""The kinds of things a game speaks of: how each is written, what people type for it, and all of
them where they can be counted.

The fields of actions, events and orders name their kind in their type (`rules.kinds`), so that what
is asked, typed, offered, told and put into a component id needs no code of its own.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Scene
from data.numbers import readings

TOO_LARGE = 10**9
"""Numbers from here on have no room in a key."""


@dataclass(frozen=True)
class Kind:
    """One kind of things.

    `write`: in a text of everybody's. `number`: they are whole numbers, and typed as such; else
    `read`: what a person means by what was typed; raises `Refusal`. `of`: all of them, in an order
    that stays. `sets`: several of them are a set, in which their order says nothing.
    """

    write: Callable[[Any, Scene], str]
    read: Callable[[str], Any] | None = None
    of: Callable[[], Sequence[Any]] | None = None
    sets: bool = False
    number: bool = False


class FieldType(NamedTuple):
    """What one field of a Struct holds: `base` is a type, or the values of a Literal; `many`: any
    number of them; `optional`: perhaps None. `default`: `msgspec.NODEFAULT` if it has none."""

    kind: str
    base: Any
    many: bool
    optional: bool
    default: Any


@cache
def fields(struct: type[msgspec.Struct]) -> dict[str, FieldType]:
    """The fields of a Struct, in their order."""
    hints = get_type_hints(struct, include_extras=True)
    return {
        one.name: _field(hints[one.name], one.default) for one in msgspec.structs.fields(struct)
    }


def _field(hint: Any, default: Any) -> FieldType:
    kind, base, many, optional = "", hint, False, False
    while True:
        origin, arguments = get_origin(base), get_args(base)
        if origin is Annotated:
            base, kind = arguments[0], str(arguments[1])
        elif origin in (Union, types.UnionType) and type(None) in arguments:
            (base,) = [one for one in arguments if one is not type(None)]
            optional = True
        elif origin is tuple and arguments[1:] == (...,):
            base, many = arguments[0], True
        else:
            return FieldType(
                kind, arguments if origin is Literal else base, many, optional, default
            )


class Kinds:
    """The kinds of one game by the names that its types have."""

    def __init__(self, **kinds: Kind) -> None:
        self.kinds: Mapping[str, Kind] = kinds

    def write(self, kind: str, value: Any, scene: Scene) -> Any:
        """A value as texts have it; several are listed. What has no kind stays as it is."""
        if isinstance(value, tuple):
            return ", ".join(str(self.write(kind, one, scene)) for one in value)
        found = self.kinds.get(kind)
        return value if found is None else found.write(value, scene)

    def written(self, struct: msgspec.Struct, scene: Scene) -> dict[str, Any]:
        """Every field of an action, event or order as texts have it; None is empty, unless its kind
        knows better."""
        made = {}
        for name, field in fields(type(struct)).items():
            value = getattr(struct, name)
            if value is None and field.kind != "player":
                made[name] = ""
            elif isinstance(value, str | int | tuple) or value is None:
                made[name] = self.write(field.kind, value, scene)
        return made

    def read(self, field: FieldType, text: str, language: str | None) -> Any:
        """What people mean by what they typed for this field, in their language, if that is known.
        A number that is more than all there are is the greatest. Raises `Refusal`."""
        kind = self.kinds.get(field.kind)
        if kind is not None and kind.number:
            number = whole_number(text, language)
            return number if kind.of is None else min(number, max(kind.of()))
        if field.base is int and (kind is None or (kind.read is None and kind.of is None)):
            return whole_number(text, language)
        if kind is None or kind.read is None:
            return self.parse(field, text)
        if field.many:
            return tuple(
                kind.read(part) for part in text.replace(";", ",").split(",") if part.strip()
            )
        return kind.read(text)

    def parse(self, field: FieldType, text: str) -> Any:
        """The value that stands as `text` in a key. Raises `LookupError` for anything else."""
        kind = self.kinds.get(field.kind)
        if field.base is int and (kind is None or kind.of is None):
            if not text.isascii() or not text.isdigit() or len(text) > 9:
                raise LookupError(text)
            return int(text)
        if field.base is bool:
            known: Sequence[Any] = (False, True)
        elif kind is not None and kind.of is not None:
            known = kind.of()
        elif isinstance(field.base, tuple):
            known = field.base
        else:
            raise TypeError(f"{field} has no kind that can be counted")
        found = [one for one in known if key_text(one) == text]
        if not found:
            raise LookupError(text)
        return found[0]

    def any(self, field: FieldType) -> Any:
        """Some value of the field, for an action about which the rules say what comes first."""
        if field.many:
            return ()
        if field.default is not msgspec.NODEFAULT:
            return field.default
        if field.optional:
            return None
        kind = self.kinds.get(field.kind)
        if kind is not None and kind.of is not None:
            return kind.of()[0]
        if isinstance(field.base, tuple):
            return field.base[0]
        return field.base() if field.base is not int else 1


def key_text(value: Any) -> str:
    """A value as it stands in a key."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(" ", "_")


# --- what people type ----------------------------------------------------------------------------


def refused(domain: str, key: str, text: str) -> Refusal:
    """What was typed means nothing."""
    return Refusal(f"{domain}-refuse-{key}", text=text.strip()[:40])


def plain(text: str) -> str:
    """A name without what people leave out: case, dots, blanks."""
    return re.sub(r"[^a-z0-9]", "", text.casefold())


def meant(
    domain: str, key: str, text: str, names: Mapping[str, Sequence[str]], *, begins: bool = False
) -> str:
    """What people mean by one of its names or, if that is clear, by a part of the last (`begins`:
    the beginning)."""
    wanted = plain(text)
    found = [one for one, known in names.items() if wanted and wanted in map(plain, known)][:1]
    if not found and wanted:
        last = {one: plain(known[-1]) for one, known in names.items()}
        found = [
            one
            for one, name in last.items()
            if (name.startswith(wanted) if begins else wanted in name)
        ]
    if len(found) != 1:
        raise refused(domain, key, text)
    return found[0]


def whole_number(text: str, language: str | None) -> int:
    """The whole number of 0 or more that was typed: 120, $120, 1,000 or 1.000, 12.5k. Raises
    `Refusal`, which says how it was understood, for any other."""
    quoted, found = text.strip()[:40], readings(text, language)
    if not found or found[0] < 0:
        raise Refusal("house-refuse-number", text=quoted)
    if len(found) > 1:
        one, other = (str(number.quantize(1)) for number in found)
        raise Refusal("house-refuse-number-unclear", text=quoted, one=one, other=other)
    if found[0] >= TOO_LARGE:
        raise Refusal("house-refuse-number-large", text=quoted)
    least = int(found[0])
    if least != found[0]:
        near = {"least": str(least), "most": str(least + 1)}
        raise Refusal("house-refuse-number-whole", text=quoted, **near)
    return least
