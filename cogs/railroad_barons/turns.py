"""A turn of the Stock Round written so short that it fits into a component id.

`S3-M21_D4.80`: sell 30% of SB, exchange 20% of MS&C for 10%, then start DPI at 80. A Holding is the
first letter of its mark that no Holding before it has; a sale is what is given (in tens of percent)
and, in an exchange, what is taken; a purchase is what is taken, with what is given for it before
it in an exchange up; `.80` names the share value of a Holding that is started.
"""

from __future__ import annotations

import re
from functools import cache

import data.railroad_barons as facts
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy

_SALE = re.compile(r"([A-Z])([1-4])([1-4])?")
_PURCHASE = re.compile(r"([A-Z])([1-4])([1-4])?(?:\.([0-9]{2,3}))?")


@cache
def letters() -> dict[str, str]:
    """The letter of each Holding."""
    found: dict[str, str] = {}
    for name in facts.holdings():
        found[name] = next(sign for sign in name if sign.isalpha() and sign not in found.values())
    return found


@cache
def _holdings() -> dict[str, str]:
    return {letter: name for name, letter in letters().items()}


def sale(made: Sale) -> str:
    """One sale: `S3`, or `S32` for an exchange down."""
    taken = str(made.take // 10) if made.take else ""
    return f"{letters()[made.holding]}{made.give // 10}{taken}"


def purchase(made: Purchase) -> str:
    """One purchase: `S3`, `S13` for an exchange up, `S4.80` to start a Holding."""
    given = str(made.give // 10) if made.give else ""
    par = f".{made.par}" if made.par else ""
    return f"{letters()[made.holding]}{given}{made.take // 10}{par}"


def written(plan: SellAndBuy) -> str:
    """The whole turn; empty for one that does nothing yet."""
    sold = "-".join(map(sale, plan.sales))
    return sold + (f"_{purchase(plan.purchase)}" if plan.purchase is not None else "")


def read(text: str) -> SellAndBuy:
    """The turn that was written so. Raises `LookupError` for anything else."""
    sold, _, bought = text.partition("_")
    sales = tuple(_sale(part) for part in sold.split("-")) if sold else ()
    if "_" in text:
        return SellAndBuy(sales, _purchase(bought))
    return SellAndBuy(sales)


def _sale(text: str) -> Sale:
    found = _SALE.fullmatch(text)
    if found is None or found[1] not in _holdings():
        raise LookupError(text)
    return Sale(_holdings()[found[1]], 10 * int(found[2]), 10 * int(found[3] or 0))


def _purchase(text: str) -> Purchase:
    found = _PURCHASE.fullmatch(text)
    if found is None or found[1] not in _holdings():
        raise LookupError(text)
    given, taken = (found[2], found[3]) if found[3] else ("0", found[2])
    return Purchase(_holdings()[found[1]], 10 * int(taken), 10 * int(given), int(found[4] or 0))


def with_sale(plan: SellAndBuy, made: Sale) -> SellAndBuy:
    """The plan with one sale more."""
    return SellAndBuy((*plan.sales, made), plan.purchase)


def with_purchase(plan: SellAndBuy, made: Purchase | None) -> SellAndBuy:
    """The plan with this purchase, or none."""
    return SellAndBuy(plan.sales, made)
