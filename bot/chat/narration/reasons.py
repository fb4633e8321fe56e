"""Reasons of hints as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from data.texts import money, say, whole_or_decimal
from rules.thinking.learned import Reason


def describe_reasons(game: str, reasons: Sequence[Reason], language: str) -> str:
    """Return what a choice has over another, a sentence for each reason, with what it is worth."""
    return " ".join(
        say(
            f"{game}-why-{reason.name}",
            language,
            amount=_describe_amount(reason, language),
            more="yes" if reason.amount > 0 else "no",
            worth=describe_worth(reason.worth, language),
        )
        for reason in reasons
    )


def round_to_two_digits(amount: float) -> float:
    """Return an estimate in two digits: more are not sure."""
    return float(f"{amount:.2g}")


def describe_worth(dollars: float, language: str) -> str:
    """Return estimated dollars with their sign, from 20 on in fives: more is not sure."""
    amount = round_to_two_digits(dollars)
    whole = round(amount) if abs(amount) < 20 else 5 * round(amount / 5)
    return ("+" if whole > 0 else "") + money(whole, language)


def _describe_amount(reason: Reason, language: str) -> str:
    """Return by how much something that is not counted in dollars is more or less."""
    amount = round_to_two_digits(abs(reason.amount))
    if reason.unit == "percent":
        return say("film-percent", language, share=round(100 * amount))
    return str(whole_or_decimal(amount, language))
