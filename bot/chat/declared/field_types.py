"""Field types of a game: how values are formatted, parsed and enumerated.

The fields of actions, events and orders name their type in an annotation (`rules.field_kinds`),
so that asking, typing, offering, narrating and encoding a value need no code of their own."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.chat.base.errors import Refusal, require_known
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.texts import Texts
from data.numbers import parse_number
from data.texts import languages
from render.emoji import seat_key

TOO_LARGE = 10**9
"""Numbers from here on do not fit into a key."""


@dataclass(frozen=True)
class FieldType:
    """One type of field values.

    `write`: format a value for a public text. `number`: whole numbers, typed as such; else
    `read`: parse what was typed, raises `Refusal`. `of`: all values, in a stable order. `sets`:
    several of them form a set, in which their order is irrelevant."""

    write: Callable[[Any, TableContext], str]
    read: Callable[[str], object] | None = None
    of: Callable[[], Sequence[Any]] | None = None
    sets: bool = False
    number: bool = False


class FieldInfo(NamedTuple):
    """The type of one field of a Struct.

    `base` is a type, or the values of a Literal; `many`: any number of them; `optional`:
    possibly None. `default`: `msgspec.NODEFAULT` if it has none."""

    kind: str
    base: Any
    many: bool
    optional: bool
    default: object


@cache
def struct_fields(struct: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    """Return the fields of a Struct, in their order."""
    hints = get_type_hints(struct, include_extras=True)
    return {
        info.name: _field_info(hints[info.name], info.default)
        for info in msgspec.structs.fields(struct)
    }


def _field_info(hint: object, default: object) -> FieldInfo:
    kind, base, many, optional = "", hint, False, False
    while True:
        origin, arguments = get_origin(base), get_args(base)
        if origin is Annotated:
            base, kind = arguments[0], str(arguments[1])
        elif origin in (Union, types.UnionType) and type(None) in arguments:
            (base,) = [argument for argument in arguments if argument is not type(None)]
            optional = True
        elif origin is tuple and arguments[1:] == (...,):
            base, many = arguments[0], True
        else:
            return FieldInfo(
                kind, arguments if origin is Literal else base, many, optional, default
            )


class FieldTypes:
    """The field types of one game, by the names in the annotations."""

    def __init__(self, **kinds: FieldType) -> None:
        self.kinds: Mapping[str, FieldType] = kinds

    def format_value(self, kind: str, value: object, ctx: TableContext) -> object:
        """Format a value for texts; several are listed.

        A value without a field type is returned as it is."""
        if isinstance(value, tuple):
            return ", ".join(str(self.format_value(kind, item, ctx)) for item in value)
        field_type = self.kinds.get(kind)
        if field_type is None:
            return value
        written = field_type.write(value, ctx)
        if not ctx.tells_emoji or value is None:
            return written
        sign = seat_key(value) if kind == "player" and isinstance(value, int) else str(value)
        return ctx.mark(sign, written)

    def format_fields(self, struct: msgspec.Struct, ctx: TableContext) -> dict[str, object]:
        """Format every field of an action, event or order for texts.

        None is "", unless its field type formats it."""
        values: dict[str, object] = {}
        for name, field in struct_fields(type(struct)).items():
            value = getattr(struct, name)
            if value is None and field.kind != "player":
                values[name] = ""
            elif isinstance(value, str | int | tuple) or value is None:
                values[name] = self.format_value(field.kind, value, ctx)
        return values

    def parse_input(self, field: FieldInfo, text: str, language: str | None) -> object:
        """Parse what was typed for this field, in the person's language, if that is known.

        Raises `Refusal`, also for a number above the largest value."""
        field_type = self.kinds.get(field.kind)
        if field_type is not None and field_type.number:
            number = parse_whole_number(text, language)
            if field_type.of is not None and number > (most := max(field_type.of())):
                raise Refusal("house-refuse-number-over", text=text.strip()[:40], most=str(most))
            return number
        if field.base is int and (
            field_type is None or (field_type.read is None and field_type.of is None)
        ):
            return parse_whole_number(text, language)
        if field_type is None or field_type.read is None:
            return self.parse_key_text(field, text)
        if field.many:
            return tuple(
                field_type.read(part) for part in text.replace(";", ",").split(",") if part.strip()
            )
        return field_type.read(text)

    def parse_name(self, kind: str, text: str) -> str:
        """Parse what was typed as a thing of this type. Raises `Refusal`."""
        read = self.kinds[kind].read
        assert read is not None
        return str(read(text))

    def parse_key_text(self, field: FieldInfo, text: str) -> object:
        """Return the value written as `text` in a key. Raises `UnknownKey` for anything else."""
        field_type = self.kinds.get(field.kind)
        if field.base is int and (field_type is None or field_type.of is None):
            require_known(text.isascii() and text.isdigit() and len(text) <= 9)
            return int(text)
        if text == "-" and field.default == "":
            return ""
        if field.base is bool:
            values: Sequence[object] = (False, True)
        elif field_type is not None and field_type.of is not None:
            values = field_type.of()
        elif isinstance(field.base, tuple):
            values = field.base
        else:
            raise TypeError(f"{field} has no enumerable field type")
        matches = [value for value in values if key_text(value) == text]
        require_known(matches)
        return matches[0]

    def placeholder(self, field: FieldInfo) -> object:
        """Return some value of the field, to check an incomplete action by the rules."""
        if field.many:
            return ()
        if field.default is not msgspec.NODEFAULT:
            return field.default
        if field.optional:
            return None
        field_type = self.kinds.get(field.kind)
        if field_type is not None and field_type.of is not None:
            return field_type.of()[0]
        if isinstance(field.base, tuple):
            return field.base[0]
        return field.base() if field.base is not int else 1


def key_text(value: object) -> str:
    """Return a value as it is written in a key; an empty text is "-"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(" ", "_") or "-"


# --- types that many games have ------------------------------------------------------------------


def game_field_types(texts: Texts, **kinds: FieldType) -> FieldTypes:
    """Return the field types of a game: dollars and players, which every game has, and its own."""
    return FieldTypes(
        **{
            "dollars": FieldType(texts.money, number=True),
            "player": FieldType(lambda seat, ctx: texts.player_name(ctx, seat)),
            **kinds,
        }
    )


def named_type(
    texts: Texts,
    kind: str,
    names: Callable[[], Mapping[str, str | tuple[str, ...]]],
    write: Callable[[str, TableContext], str] | None = None,
) -> FieldType:
    """Return the type of things with a name or several, by id; what is typed is an id or a name, or
    a part of the last one, else the refusal `refuse-<kind>` says so. `write`: how one is written,
    if not by its only name."""
    texts.register_key(f"refuse-{kind}")

    def read(text: str) -> str:
        known = {
            thing: (thing, name) if isinstance(name, str) else (thing, *name)
            for thing, name in names().items()
        }
        return resolve_name(texts.domain, kind, text, known)

    write = write or (lambda thing, ctx: str(names()[thing]))
    return FieldType(write, read, lambda: tuple(names()))


def worded_type(texts: Texts, kind: str, things: Callable[[], Iterable[str]]) -> FieldType:
    """Return the type of things whose name is the text `<kind>-<thing>`; what is typed is a name
    in any language, else the refusal `refuse-<kind>` says so."""
    texts.register_key(f"refuse-{kind}")
    texts.register_prefix(f"{kind}-")

    def read(text: str) -> str:
        known = {
            thing: (thing, *(texts(f"{kind}-{thing}", language) for language in languages()))
            for thing in things()
        }
        return resolve_name(texts.domain, kind, text, known)

    return FieldType(
        lambda thing, ctx: texts(f"{kind}-{thing}", ctx), read, lambda: tuple(things())
    )


# --- what people type ----------------------------------------------------------------------------


def unknown_input(domain: str, key: str, text: str, rule: str = "") -> Refusal:
    """Return the refusal of typed words that match nothing; `rule`: the one its text cites."""
    return Refusal(f"{domain}-refuse-{key}", text=text.strip()[:40], rule=rule)


def normalize_name(text: str) -> str:
    """Return a name without case, punctuation and spaces, which people omit."""
    return re.sub(r"[^a-z0-9]", "", text.casefold())


def resolve_name(
    domain: str,
    key: str,
    text: str,
    names: Mapping[str, Sequence[str]],
    *,
    begins: bool = False,
    rule: str = "",
) -> str:
    """Return the key whose names include what was typed.

    Else it is the only key whose last name contains it (`begins`: begins with it). Raises
    `Refusal`; `rule`: the one its text cites."""
    typed = normalize_name(text)
    matches = [
        candidate
        for candidate, spellings in names.items()
        if typed and typed in map(normalize_name, spellings)
    ][:1]
    if not matches and typed:
        last_names = {
            candidate: normalize_name(spellings[-1]) for candidate, spellings in names.items()
        }
        matches = [
            candidate
            for candidate, name in last_names.items()
            if (name.startswith(typed) if begins else typed in name)
        ]
    if len(matches) != 1:
        raise unknown_input(domain, key, text, rule)
    return matches[0]


def parse_whole_number(text: str, language: str | None) -> int:
    """Parse a whole number of 0 or more: 120, $120, 1,000 or 1.000, 12.5k.

    Raises `Refusal`, which says how it was understood, for anything else."""
    quoted, candidates = text.strip()[:40], parse_number(text, language)
    if not candidates or candidates[0] < 0:
        raise Refusal("house-refuse-number", text=quoted)
    if len(candidates) > 1:
        first, other = (str(number.quantize(1)) for number in candidates)
        raise Refusal("house-refuse-number-unclear", text=quoted, one=first, other=other)
    if candidates[0] >= TOO_LARGE:
        raise Refusal("house-refuse-number-large", text=quoted)
    least = int(candidates[0])
    if least != candidates[0]:
        near = {"least": str(least), "most": str(least + 1)}
        raise Refusal("house-refuse-number-whole", text=quoted, **near)
    return least
