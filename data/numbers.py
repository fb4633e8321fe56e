"""Numbers as people type them: with the separators of their language, or of another."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal
from functools import cache
from itertools import permutations

from babel import Locale
from babel.numbers import get_currency_symbol, get_decimal_symbol, get_group_symbol

from data.texts import say

CURRENCY = "USD"
_GROUP_BLANKS = re.compile(r"(?<=\d)[\s'’_](?=\d)")
"""Blanks between groups of digits; in no language do they precede decimals."""
_DASH_DECIMALS = re.compile(r"[.,]\s*[-–—]+$")
"""A dash for no decimals: 60,-"""


def parse_number(text: str, language: str | None) -> tuple[Decimal, ...]:
    """Return what a text may mean as a number: nothing, one number, or two if it is ambiguous.

    `12,500`, `12.500` and `12 500` are thousands; `60,5` and `60.5` have decimals in any language,
    for they can mean nothing else. Only for one separator with three digits after it does the
    language decide: thousands if that is its own separator, otherwise it may be either. Where the
    language is unknown (None) it may always be either. A dollar sign may stand before or after, and
    `k` after, or the language's own abbreviation of thousands."""
    negative, body, times = _split_amount(text, language)
    if not body or not body[0].isdigit():
        return ()
    signs = {".", ",", " ", *(() if language is None else _separators(language))}
    by_separator: dict[str, Decimal] = {}
    for group, point in permutations(sorted(signs), 2):
        if point != " " and (number := _parse_digits(body, group, point)) is not None:
            by_separator[group] = number * times * (-1 if negative else 1)
    numbers = dict.fromkeys(by_separator.values())
    if len(numbers) > 1 and language is not None and _separators(language)[0] in body:
        return (by_separator[_separators(language)[0]],)
    return tuple(sorted(numbers))


def _split_amount(text: str, language: str | None) -> tuple[bool, str, int]:
    """Return whether there is a minus, the digits with their separators, and their multiplier."""
    body = unicodedata.normalize("NFKC", text).replace("−", "-").strip()
    negative = body.startswith("-")
    body = _strip_word(body.removeprefix("-").strip(), _currency_words(language))
    unscaled = _strip_word(body, _thousand_words(language))
    times = 1 if unscaled == body else 1000
    if not negative and unscaled.startswith("-"):
        negative, unscaled = True, unscaled[1:].strip()
    digits = _GROUP_BLANKS.sub(" ", _DASH_DECIMALS.sub("", unscaled))
    return negative, digits, times


def _strip_word(body: str, words: tuple[str, ...]) -> str:
    """Remove one of these words from either end."""
    folded = body.casefold()
    for word in words:
        if folded.startswith(word):
            return body[len(word) :].strip()
        if folded.endswith(word):
            return body[: -len(word)].strip()
    return body


def _parse_digits(body: str, group: str, point: str) -> Decimal | None:
    """Return the number if these are its separators; groups of thousands have three digits."""
    separator = re.escape(group)
    whole = rf"(?:[1-9]\d{{0,2}}(?:{separator}\d{{3}})+|\d+)"
    if not re.fullmatch(rf"{whole}(?:{re.escape(point)}\d+)?", body):
        return None
    return Decimal(body.replace(group, "").replace(point, "."))


@cache
def _separators(language: str) -> tuple[str, str]:
    """Return the language's separators of thousands and of decimals."""
    locale = Locale.parse(language, sep="-")
    group = get_group_symbol(locale)
    return " " if group.isspace() else group, get_decimal_symbol(locale)


@cache
def _currency_words(language: str | None) -> tuple[str, ...]:
    """Return the words for dollars, longest first."""
    symbol = get_currency_symbol(CURRENCY, Locale.parse(language or "en", sep="-"))
    return tuple(sorted({symbol.casefold(), "us$", "$us", "usd", "$"}, key=len, reverse=True))


@cache
def _thousand_words(language: str | None) -> tuple[str, ...]:
    """Return the abbreviations of thousands, also those of pictures, longest first."""
    abbreviation = "" if language is None else say("render-thousands", language, amount="")
    words = {"k", abbreviation.replace("$", "").strip().casefold()} - {""}
    return tuple(sorted(words, key=len, reverse=True))
