"""Every sentence the bot says, by key and language.

Catalogues are Fluent files `<language>.ftl` in the folders of `data/`: the house and each game.
A new
language is new files beside them and no code. Texts missing in a language fall back to English."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_currency, format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from data.sentences import Sentence, Unsupported, compile_line, compile_pattern

_HERE = Path(__file__).parent
_FOLDERS = [_HERE]
DEFAULT = "en"
CACHE_SIZE = 4096
"""Formatted numbers of each kind that are cached."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:^(?![-#A-Za-z]).*(?:\n|\Z))*", re.MULTILINE)
"""A message with its key, up to the next key or comment at the beginning of a line."""


class MissingText(LookupError):
    """No catalogue has this key: a bug, never a player's mistake."""


def add_folder(folder: Path) -> None:
    """Read catalogues in another folder too: for tests of a game outside of `data/`."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _bundle.cache_clear()


def folders() -> tuple[Path, ...]:
    """Return the folders in which catalogues are searched for, at any depth."""
    return tuple(_FOLDERS)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue of the house, English first."""
    names = sorted(path.stem for path in (_HERE / "house").glob("*.ftl"))
    return (DEFAULT, *[name for name in names if name != DEFAULT])


def fingerprint() -> str:
    """Return a digest that changes whenever a text does."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in _FOLDERS for path in folder.rglob("*.ftl")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


class _Bundle(FluentBundle):
    """Messages that are parsed on first use: parsing all of them takes a second and most of the
    memory of all texts."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._plural_form = lru_cache(4096)(self._plural_form)
        self._said: dict[str, Sentence] = {}
        self._sources: dict[str, str] = {}
        for path in sorted(path for folder in _FOLDERS for path in folder.rglob(f"{language}.ftl")):
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self._sources.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def message_keys(self) -> list[str]:
        return list(self._sources)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._sources:
            self.add_resource(FluentResource(self._sources[name]))
        return super()._lookup(entry_id, term)

    def say(self, key: str, values: dict[str, Any]) -> str:
        """Return the text of an existing key. Raises `MissingText` if it cannot be formatted."""
        sentence = self._said.get(key)
        if sentence is None:
            sentence = self._said[key] = self._sentence(key)
        try:
            return sentence(values)
        except (KeyError, TypeError):
            return self._format(key, values)

    def _sentence(self, key: str) -> Sentence:
        simple = compile_line(self._sources[key], self._babel_locale)
        if simple is not None:
            return simple
        try:
            return compile_pattern(self, self.get_message(key).value)
        except (Unsupported, LookupError):
            return lambda values: self._format(key, values)

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        pattern = self.get_message(key).value
        if pattern is None:
            raise MissingText(f"{key} has no value")
        text, errors = self.format_pattern(pattern, dict(values))
        if errors:
            raise MissingText(f"{key} ({self.locales[0]}): {errors[0]}")
        return str(text)


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


def text_keys(prefix: str) -> list[str]:
    """Return the keys of the default language that begin with `prefix`."""
    return sorted(key for key in _bundle(DEFAULT).message_keys() if key.startswith(prefix))


def has_text(key: str, language: str = DEFAULT) -> bool:
    """Whether the key has a text in this language itself."""
    return bool(_bundle(language).has_message(key))


def say(key: str, language: str = DEFAULT, **values: Any) -> str:
    """Return the text of `key` with its values filled in; MissingText for an unknown key."""
    for candidate in (language, DEFAULT):
        bundle = _bundle(candidate)
        if bundle.has_message(key):
            return bundle.say(key, values)
    raise MissingText(key)


def join_with_and(words: Iterable[str], language: str) -> str:
    """Return `A, B and C`."""
    *first, last = list(words) or [""]
    return say("house-and", language, first=", ".join(first), last=last) if first else last


def join_with_or(words: Iterable[str], language: str) -> str:
    """Return `A, B or C`."""
    *first, last = list(words) or [""]
    return say("house-or", language, first=", ".join(first), last=last) if first else last


def languages_from(language: str = DEFAULT) -> tuple[str, ...]:
    """Return all languages, this one first: the order in which typed words are understood."""
    return (language, *(other for other in languages() if other != language))


def typed_words(key: str) -> list[str]:
    """Return the words of all languages that people type for something; a message lists those of
    one."""
    return [word for language in languages_from() for word in say(key, language).casefold().split()]


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


@cache
def native_name(language: str) -> str:
    """Return a language's name for itself, such as "Deutsch"."""
    name = _locale(language).get_display_name() or language
    return name[0].upper() + name[1:]


@cache
def _patterns(language: str) -> tuple[str, str]:
    """Return the locale's patterns for whole sums of money and shares with one decimal at most."""
    locale = _locale(language)
    sums, shares = locale.currency_formats["standard"], locale.percent_formats[None]
    return sums.pattern.replace(".00", ""), shares.pattern.replace("#,##0", "0.#")


@lru_cache(CACHE_SIZE)
def money(dollars: int, language: str = DEFAULT) -> str:
    """Format whole dollars in the language, negative amounts with a true minus sign."""
    pattern, _ = _patterns(language)
    text: str = format_currency(
        dollars, "USD", format=pattern, locale=_locale(language), currency_digits=False
    )
    return text.replace("-", "−")


@lru_cache(CACHE_SIZE)
def percent(share: float, language: str = DEFAULT) -> str:
    """Format a share of one in the language, with one decimal where it is not 0."""
    _, pattern = _patterns(language)
    return str(format_percent(share, format=pattern, locale=_locale(language)))


@lru_cache(CACHE_SIZE)
def decimal(number: float, language: str = DEFAULT, pattern: str = "#,##0.0") -> str:
    """Format a number in the language, with one decimal or by another pattern."""
    return str(format_decimal(number, format=pattern, locale=_locale(language)))


def whole_or_decimal(number: float, language: str = DEFAULT) -> int | str:
    """Return a number to one decimal: whole ones as they are, so that a text can choose the
    singular by them, others formatted in the language."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else decimal(rounded, language)
