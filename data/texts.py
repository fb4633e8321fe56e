"""Every sentence the bot says, by key and language.

Catalogues are Fluent files `<language>.ftl` in the folders of `data/`: the house and each game, so
a new language is new files beside them and no code. Texts missing in one fall back to English.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_currency, format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from data.sentences import Odd, Sentence, line, sentence

_HERE = Path(__file__).parent
_FOLDERS = [_HERE]
DEFAULT = "en"
REMEMBERED = 4096
"""Numbers of each kind whose way of being written is remembered."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:^(?![-#A-Za-z]).*(?:\n|\Z))*", re.MULTILINE)
"""A text with its name: from there to the next name or comment at the beginning of a line."""


class MissingText(LookupError):
    """No catalogue has this key: a bug, never a player's mistake."""


def add(folder: Path) -> None:
    """Catalogues in another folder too: for tests of a game that is not in `data/`."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _bundle.cache_clear()


def folders() -> tuple[Path, ...]:
    """Where catalogues are looked for, in folders at any depth."""
    return tuple(_FOLDERS)


@cache
def languages() -> tuple[str, ...]:
    """Languages that have a catalogue of the house, English first."""
    found = sorted(path.stem for path in (_HERE / "house").glob("*.ftl"))
    return (DEFAULT, *[name for name in found if name != DEFAULT])


def fingerprint() -> str:
    """What changes whenever a text does."""
    known = hashlib.sha256()
    for path in sorted(one for folder in _FOLDERS for one in folder.rglob("*.ftl")):
        known.update(path.name.encode() + path.read_bytes())
    return known.hexdigest()


class _Bundle(FluentBundle):
    """Texts that are parsed when they are first said: parsing all of them takes a second, and most
    of the memory of all texts."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._plural_form = lru_cache(4096)(self._plural_form)
        self._said: dict[str, Sentence] = {}
        self._sources: dict[str, str] = {}
        for path in sorted(one for folder in _FOLDERS for one in folder.rglob(f"{language}.ftl")):
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self._sources.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._sources:
            self.add_resource(FluentResource(self._sources[name]))
        return super()._lookup(entry_id, term)

    def say(self, key: str, values: dict[str, Any]) -> str:
        """The text of a key that there is. Raises `MissingText` if it cannot be said."""
        known = self._said.get(key)
        if known is None:
            known = self._said[key] = self._sentence(key)
        try:
            return known(values)
        except (KeyError, TypeError):
            return self._formatted(key, values)

    def _sentence(self, key: str) -> Sentence:
        simple = line(self._sources[key], self._babel_locale)
        if simple is not None:
            return simple
        try:
            return sentence(self, self.get_message(key).value)
        except (Odd, LookupError):
            return lambda values: self._formatted(key, values)

    def _formatted(self, key: str, values: Mapping[str, Any]) -> str:
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


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether the key has a text in this language itself."""
    return bool(_bundle(language).has_message(key))


def say(key: str, language: str = DEFAULT, **values: Any) -> str:
    """The text of `key` with its values filled in. Raises `MissingText` for an unknown key."""
    for tongue in (language, DEFAULT):
        bundle = _bundle(tongue)
        if bundle.has_message(key):
            return bundle.say(key, values)
    raise MissingText(key)


def tongues(language: str = DEFAULT) -> tuple[str, ...]:
    """All languages, this one first: in this order is understood what people type."""
    return (language, *(one for one in languages() if one != language))


def typed(key: str) -> list[str]:
    """The words of all languages that people type for something; its text lists those of one."""
    return [word for one in tongues() for word in say(key, one).casefold().split()]


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


@cache
def own_name(language: str) -> str:
    """What a language calls itself, such as "Deutsch"."""
    name = _locale(language).get_display_name() or language
    return name[0].upper() + name[1:]


@cache
def _patterns(language: str) -> tuple[str, str]:
    """How a locale writes whole sums of money, and shares with one decimal."""
    locale = _locale(language)
    sums, shares = locale.currency_formats["standard"], locale.percent_formats[None]
    return sums.pattern.replace(".00", ""), shares.pattern.replace("#,##0", "0.0")


@lru_cache(REMEMBERED)
def money(dollars: int, language: str = DEFAULT) -> str:
    """Whole dollars as the language writes them, less than nothing with a true minus."""
    pattern, _ = _patterns(language)
    found: str = format_currency(
        dollars, "USD", format=pattern, locale=_locale(language), currency_digits=False
    )
    return found.replace("-", "−")


@lru_cache(REMEMBERED)
def percent(share: float, language: str = DEFAULT) -> str:
    """A share of one, with one decimal, as the language writes it."""
    _, pattern = _patterns(language)
    return str(format_percent(share, format=pattern, locale=_locale(language)))


@lru_cache(REMEMBERED)
def decimal(number: float, language: str = DEFAULT, pattern: str = "#,##0.0") -> str:
    """A number with one decimal, or in another pattern, as the language writes it."""
    return str(format_decimal(number, format=pattern, locale=_locale(language)))
