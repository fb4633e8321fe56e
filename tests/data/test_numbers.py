"""Numbers as people type them are understood as they were meant, or not at all."""

import random
from decimal import Decimal

import pytest

from bot.chat.base.errors import Refusal, describe_refusal
from bot.chat.declared.field_types import parse_whole_number
from data.numbers import parse_number
from data.texts import decimal, languages, money, say

OTHERS = ("fr", "pl", "pt-BR", "es")
"""Languages without a catalogue, with other signs."""


@pytest.mark.parametrize("language", [*languages(), *OTHERS])
def test_what_is_written_is_read(language: str) -> None:
    """Every sum as `money` writes it, every number with its thousands, and every number that is not
    whole, in the language's own signs."""
    chance = random.Random(5)
    numbers = [
        *range(2_000),
        *(chance.randrange(10 ** chance.randrange(4, 12)) for _ in range(500)),
    ]
    for number in numbers:
        assert parse_number(money(number, language), language) == (number,)
        assert parse_number(money(-number, language), language) == (-number,)
        assert parse_number(decimal(number, language, "#,##0"), language) == (number,)
        assert parse_number(str(number), language) == (number,)
        half = number + 0.5
        assert parse_number(decimal(half, language), language) == (Decimal(half),)


@pytest.mark.parametrize("language", languages())
def test_what_pictures_write_in_short_is_read(language: str) -> None:
    for amount in ("1", "12", "150"):
        written = say("render-thousands", language, amount=amount)
        assert parse_number(written, language) == (int(amount) * 1000,)


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("60,5", ["60.5"], ["60.5"]),
        ("60.5", ["60.5"], ["60.5"]),
        ("12,500", ["12500"], ["12.5", "12500"]),
        ("12.500", ["12.5", "12500"], ["12500"]),
        ("12 500", ["12500"], ["12500"]),
        ("12\u00a0500 $", ["12500"], ["12500"]),
        ("12'500", ["12500"], ["12500"]),
        ("1.234.567", ["1234567"], ["1234567"]),
        ("1,234,567", ["1234567"], ["1234567"]),
        ("1.234,50", ["1234.5"], ["1234.5"]),
        ("1,234.50", ["1234.5"], ["1234.5"]),
        ("12.5k", ["12500"], ["12500"]),
        ("12,5 K", ["12500"], ["12500"]),
        ("$12.5k", ["12500"], ["12500"]),
        ("60,-", ["60"], ["60"]),
        ("60,00 $", ["60"], ["60"]),
        ("US$ 60", ["60"], ["60"]),
        ("-$5", ["-5"], ["-5"]),
        ("−5 $", ["-5"], ["-5"]),
        ("0,500", ["0.5"], ["0.5"]),
        ("١٢٠", ["120"], ["120"]),
        ("60 €", [], []),
        ("1 2", [], []),
        ("1.23.4", [], []),
        ("12,34,567", [], []),
        (".5", [], []),
        ("--5", [], []),
        ("$", [], []),
        ("", [], []),
        ("lots", [], []),
        ("1e5", [], []),
        ("5 + 5", [], []),
    ],
)
def test_signs_are_read_as_they_are_meant(text: str, english: list[str], german: list[str]) -> None:
    """Only of one sign with three digits behind it the language decides."""
    assert [str(+number.normalize()) for number in parse_number(text, "en")] == norm(english)
    assert [str(+number.normalize()) for number in parse_number(text, "de")] == norm(german)
    both = parse_number(text, None)
    assert set(both) >= {*parse_number(text, "en"), *parse_number(text, "de")}


def norm(numbers: list[str]) -> list[str]:
    return [str(+Decimal(number).normalize()) for number in numbers]


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("60,5", "de", "„60,5“ ist keine ganze Zahl. Schreib 60 oder 61."),
        ("60,5", "en", "“60,5” isn't a whole number. Write 60 or 61."),
        ("1,000", "de", "„1,000“ kann 1 oder 1000 heißen."),
        ("1.000", "en", "“1.000” can mean 1 or 1000."),
        ("-5", "en", "“-5” isn't a whole number of 0 or more."),
        ("viel", "de", "„viel“ ist keine ganze Zahl ab 0."),
        ("9" * 12, "en", "is too large a number."),
        ("12 500,- $", "de", ""),
        ("12.5k", "en", ""),
    ],
)
def test_what_is_not_whole_is_refused_with_what_was_understood(
    text: str, language: str, said: str
) -> None:
    if not said:
        assert parse_whole_number(text, language) == 12_500
        return
    with pytest.raises(Refusal) as refused:
        parse_whole_number(text, language)
    assert said in (describe_refusal(refused.value, language, "haul") or "")
