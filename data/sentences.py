"""Messages of a catalogue compiled to functions of their values.

`fluent.runtime` walks through a message each time it is formatted. Here the parts that most
messages consist of (words, values, other messages, a choice by a value) are compiled once; any
other message stays with the library. A line of words and values alone need not even be parsed
by it."""

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
"""Raises KeyError for a missing value, TypeError for one of an unknown type."""


_LINE = re.compile(r"[A-Za-z][\w-]* *= *((?:[^{}\n]|\{ *\$[A-Za-z][\w-]* *\})+)\s*")
_VALUE = re.compile(r"\{ *\$([\w-]+) *\}")
_NO_SCOPE: Any = None
"""Words and numbers in a message need no scope."""


class Unsupported(Exception):
    """A message has a part that cannot be compiled here."""


def compile_pattern(bundle: FluentBundle, pattern: Any) -> Sentence:
    """Compile a pattern. Raises `Unsupported`."""
    if isinstance(pattern, resolver.Literal):
        text = str(pattern(_NO_SCOPE))
        return lambda _values: text
    if isinstance(pattern, resolver.Pattern):
        parts = [compile_pattern(bundle, part) for part in pattern.elements]
        return lambda values: "".join([part(values) for part in parts])
    if isinstance(pattern, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        return compile_pattern(bundle, pattern.expression)
    if isinstance(pattern, resolver.VariableReference):
        return _compile_value(pattern.id.name, bundle._babel_locale)
    if isinstance(pattern, resolver.MessageReference) and pattern.attribute is None:
        return compile_pattern(bundle, bundle.get_message(pattern.id.name).value)
    if isinstance(pattern, resolver.SelectExpression):
        return _compile_choice(bundle, pattern)
    raise Unsupported


def compile_line(source: str, locale: Locale) -> Sentence | None:
    """Compile a message of one line of words and values; None for any other message."""
    match = _LINE.fullmatch(source)
    if match is None:
        return None
    parts = _VALUE.split(match[1].rstrip())
    if len(parts) == 1:
        return lambda _values: parts[0]
    names = [
        (before, _compile_value(name, locale))
        for before, name in zip(parts[::2], parts[1::2], strict=False)
    ]
    last = parts[-1]
    return lambda values: "".join([before + value(values) for before, value in names]) + last


def _compile_value(name: str, locale: Locale) -> Sentence:
    def format_value(values: Values) -> str:
        value = values[name]
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return _format_number(value, locale)
        raise TypeError(f"{name} is a {type(value).__name__}")

    return format_value


@lru_cache(4096)
def _format_number(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


def _compile_choice(bundle: FluentBundle, chosen: Any) -> Sentence:
    """Compile a choice between texts, by a number, its plural form, or a word."""
    if not isinstance(chosen.selector, resolver.VariableReference):
        raise Unsupported
    name, plural = chosen.selector.id.name, bundle._plural_form
    variants = {
        variant.key(_NO_SCOPE): compile_pattern(bundle, variant.value)
        for variant in reversed(chosen.variants)
    }
    [default] = [
        compile_pattern(bundle, variant.value) for variant in chosen.variants if variant.default
    ]
    order = [variant.key(_NO_SCOPE) for variant in chosen.variants]

    def choose_text(values: Values) -> str:
        value = values[name]
        if isinstance(value, str):
            return variants.get(value, default)(values)
        if not isinstance(value, int):
            raise TypeError(f"{name} is a {type(value).__name__}")
        for key in order:
            if key == (plural(value) if isinstance(key, str) else value):
                return variants[key](values)
        return default(values)

    return choose_text
