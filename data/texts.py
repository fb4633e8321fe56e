"""Every sentence the bot says, by key and language.

Catalogues are Fluent files `<language>.ftl` in the folders of `data/`: the house and each game, so
a new language is new files beside them and no code. Texts missing in one fall back to English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_currency, format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

_HERE = Path(__file__).parent
_FOLDERS = [_HERE]
DEFAULT = "en"


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


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(one for folder in _FOLDERS for one in folder.rglob(f"{language}.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether the key has a text in this language itself."""
    return bool(_bundle(language).has_message(key))


def say(key: str, language: str = DEFAULT, **values: Any) -> str:
    """The text of `key` with its values filled in. Raises `MissingText` for an unknown key."""
    for tongue in (language, DEFAULT):
        bundle = _bundle(tongue)
        if not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{key} ({tongue}) has no value")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{key} ({tongue}): {errors[0]}")
        return str(text)
    raise MissingText(key)


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


def money(dollars: int, language: str = DEFAULT) -> str:
    """Whole dollars as the language writes them."""
    pattern, _ = _patterns(language)
    return str(
        format_currency(
            dollars, "USD", format=pattern, locale=_locale(language), currency_digits=False
        )
    )


def percent(share: float, language: str = DEFAULT) -> str:
    """A share of one, with one decimal, as the language writes it."""
    _, pattern = _patterns(language)
    return str(format_percent(share, format=pattern, locale=_locale(language)))


def decimal(number: float, language: str = DEFAULT, pattern: str = "#,##0.0") -> str:
    """A number with one decimal, or in another pattern, as the language writes it."""
    return str(format_decimal(number, format=pattern, locale=_locale(language)))
