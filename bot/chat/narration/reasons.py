"""Reasons of hints as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from data.texts import money, say, whole_or_decimal
from rules.thinking.learned import Reason


def describe_reasons(game: str, reasons: Sequence[Reason], language: str) -> str:
    """Return what a choice has over another, a sentence for each reason."""
    return " ".join(
        say(
            f"{game}-why-{reason.name}",
            language,
            amount=_describe_amount(reason, language),
            more="yes" if reason.amount > 0 else "no",
        )
        for reason in reasons
    )


def round_to_two_digits(amount: float) -> float:
    """Return an estimate in two digits: more are not sure."""
    return float(f"{amount:.2g}")


def _describe_amount(reason: Reason, language: str) -> str:
    """Return by how much something is more or less, dollars from 20 on in fives: more is not
    sure."""
    amount = round_to_two_digits(abs(reason.amount))
    match reason.unit:
        case "money":
            return money(round(amount) if amount < 20 else 5 * round(amount / 5), language)
        case "percent":
            return say("film-percent", language, share=round(100 * amount))
    return str(whole_or_decimal(amount, language))
