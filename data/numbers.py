"""Numbers as people type them: with the signs of their language, or of another."""

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
_BLANKS = re.compile(r"(?<=\d)[\s'’_](?=\d)")
"""What stands between thousands in any language and never between a number and its decimals."""
_DASHED = re.compile(r"[.,]\s*[-–—]+$")
"""How some write that there are no decimals: 60,-"""


def readings(text: str, language: str | None) -> tuple[Decimal, ...]:
    """What a text may mean as a number: nothing, one number, or two where it depends on who reads.

    `12,500`, `12.500` and `12 500` are thousands; `60,5` and `60.5` have decimals, in whatever
    language, for nothing else can be meant. Only of one sign with three digits behind it the
    language decides: thousands if that is its own sign for them, else it may be either. Where the
    language is not known (None) it may always be either. A dollar sign may stand before or behind,
    and `k` behind, or how the language shortens thousands.
    """
    negative, body, times = _taken_apart(text, language)
    if not body or not body[0].isdigit():
        return ()
    signs = {".", ",", " ", *(() if language is None else _signs(language))}
    meant: dict[str, Decimal] = {}
    for group, point in permutations(sorted(signs), 2):
        if point != " " and (number := _read(body, group, point)) is not None:
            meant[group] = number * times * (-1 if negative else 1)
    found = dict.fromkeys(meant.values())
    if len(found) > 1 and language is not None and _signs(language)[0] in body:
        return (meant[_signs(language)[0]],)
    return tuple(sorted(found))


def _taken_apart(text: str, language: str | None) -> tuple[bool, str, int]:
    """Whether there is a minus, the digits with the signs between them, and what they count."""
    body = unicodedata.normalize("NFKC", text).replace("−", "-").strip()
    negative = body.startswith("-")
    body = _without(body.removeprefix("-").strip(), _currencies(language))
    short = _without(body, _thousands(language))
    times = 1 if short == body else 1000
    if not negative and short.startswith("-"):
        negative, short = True, short[1:].strip()
    plain = _BLANKS.sub(" ", _DASHED.sub("", short))
    return negative, plain, times


def _without(body: str, words: tuple[str, ...]) -> str:
    """Without one of these words at one of its ends."""
    folded = body.casefold()
    for word in words:
        if folded.startswith(word):
            return body[len(word) :].strip()
        if folded.endswith(word):
            return body[: -len(word)].strip()
    return body


def _read(body: str, group: str, point: str) -> Decimal | None:
    """The number, if these are its signs; its thousands have three digits each."""
    apart = re.escape(group)
    whole = rf"(?:[1-9]\d{{0,2}}(?:{apart}\d{{3}})+|\d+)"
    if not re.fullmatch(rf"{whole}(?:{re.escape(point)}\d+)?", body):
        return None
    return Decimal(body.replace(group, "").replace(point, "."))


@cache
def _signs(language: str) -> tuple[str, str]:
    """What stands between the thousands, and before the decimals, in this language."""
    locale = Locale.parse(language, sep="-")
    group = get_group_symbol(locale)
    return " " if group.isspace() else group, get_decimal_symbol(locale)


@cache
def _currencies(language: str | None) -> tuple[str, ...]:
    """What dollars are called, the longest first."""
    own = get_currency_symbol(CURRENCY, Locale.parse(language or "en", sep="-"))
    return tuple(sorted({own.casefold(), "us$", "$us", "usd", "$"}, key=len, reverse=True))


@cache
def _thousands(language: str | None) -> tuple[str, ...]:
    """What thousands are shortened to, in pictures of this language too, the longest first."""
    own = "" if language is None else say("render-thousands", language, amount="")
    words = {"k", own.replace("$", "").strip().casefold()} - {""}
    return tuple(sorted(words, key=len, reverse=True))
