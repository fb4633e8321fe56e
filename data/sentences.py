"""Texts of a catalogue as functions of their values.

`fluent.runtime` walks through a text anew each time it is said; what most texts consist of (words,
values, other texts, a choice by a value) is put together here once. A text of anything else stays
with it. A line of words and values alone, as most are, need not even be parsed by it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import FluentInt

Values = Mapping[str, Any]
Sentence = Callable[[Values], str]
"""Raises KeyError for a value that is not given, TypeError for one of an unknown type."""


_LINE = re.compile(r"[A-Za-z][\w-]* *= *((?:[^{}\n]|\{ *\$[A-Za-z][\w-]* *\})+)\s*")
_VALUE = re.compile(r"\{ *\$([\w-]+) *\}")
_NOTHING: Any = None
"""Words and numbers as they stand in a text ask for nothing around them."""


class Odd(Exception):
    """A text has a part that is not known here."""


def sentence(bundle: FluentBundle, pattern: Any) -> Sentence:
    """What this text says. Raises `Odd`."""
    if isinstance(pattern, resolver.Literal):
        text = str(pattern(_NOTHING))
        return lambda _values: text
    if isinstance(pattern, resolver.Pattern):
        parts = [sentence(bundle, part) for part in pattern.elements]
        return lambda values: "".join([part(values) for part in parts])
    if isinstance(pattern, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        return sentence(bundle, pattern.expression)
    if isinstance(pattern, resolver.VariableReference):
        return _value(pattern.id.name, bundle._babel_locale)
    if isinstance(pattern, resolver.MessageReference) and pattern.attribute is None:
        return sentence(bundle, bundle.get_message(pattern.id.name).value)
    if isinstance(pattern, resolver.SelectExpression):
        return _choice(bundle, pattern)
    raise Odd


def line(source: str, locale: Locale) -> Sentence | None:
    """What a text of one line says, words and values; None of any other."""
    found = _LINE.fullmatch(source)
    if found is None:
        return None
    parts = _VALUE.split(found[1].rstrip())
    if len(parts) == 1:
        return lambda _values: parts[0]
    names = [
        (before, _value(name, locale))
        for before, name in zip(parts[::2], parts[1::2], strict=False)
    ]
    last = parts[-1]
    return lambda values: "".join([before + value(values) for before, value in names]) + last


def _value(name: str, locale: Locale) -> Sentence:
    def written(values: Values) -> str:
        value = values[name]
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return _whole(value, locale)
        raise TypeError(f"{name} is a {type(value).__name__}")

    return written


@lru_cache(4096)
def _whole(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


def _choice(bundle: FluentBundle, chosen: Any) -> Sentence:
    """One of several texts, by a number itself or its plural form, or by a word."""
    if not isinstance(chosen.selector, resolver.VariableReference):
        raise Odd
    name, plural = chosen.selector.id.name, bundle._plural_form
    found = {one.key(_NOTHING): sentence(bundle, one.value) for one in reversed(chosen.variants)}
    [default] = [sentence(bundle, one.value) for one in chosen.variants if one.default]
    order = [one.key(_NOTHING) for one in chosen.variants]

    def said(values: Values) -> str:
        value = values[name]
        if isinstance(value, str):
            return found.get(value, default)(values)
        if not isinstance(value, int):
            raise TypeError(f"{name} is a {type(value).__name__}")
        for key in order:
            if key == (plural(value) if isinstance(key, str) else value):
                return found[key](values)
        return default(values)

    return said
