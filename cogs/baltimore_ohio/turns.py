"""A market turn written so short that it fits into a component id.

`sB3C1bP21rE2` sells 3 shares of the B&O and 1 of the C&O, then buys 2 Held and 1 Orphan share of
the PA, then has the Erie buy 2 back. A small letter begins each part: `s` a sale, `b` a purchase
(`.66` behind it is the value at which a railroad is started), `r` buy-backs one after another, `o`
an auction (`o4.25`: the fourth Robber Baron with an opening bid of $25). A railroad is one letter,
a number of shares one digit, ten of them `X`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.market_round.composing import Plan
from rules.baltimore_ohio.model.actions import Buy, BuyBack, Lot, OpenAuction, Sell

LETTERS = {
    "BO": "B",
    "BM": "M",
    "CO": "C",
    "NYC": "Y",
    "NH": "H",
    "PA": "P",
    "ERIE": "E",
    "IC": "I",
    "NKP": "K",
    "WAB": "W",
    "NW": "N",
}
"""The letter of each railroad."""

_RAILROADS = {letter: name for name, letter in LETTERS.items()}
_TEN = "X"
_LOT = re.compile(r"([A-Z])([1-9X])")
_PART = re.compile(
    r"s(?P<sold>(?:[A-WYZ][1-9X])+)"
    r"|b(?P<bought>[A-WYZ])(?P<held>[0-9X])(?P<orphan>[0-9X])(?:\.(?P<value>[0-9]{2,3}))?"
    r"|r(?P<back>(?:[A-WYZ][1-9X])+)"
    r"|o(?P<card>[1-9])\.(?P<bid>[0-9]{1,6})"
)


def _digit(count: int) -> str:
    return _TEN if count == 10 else str(count)


def _count(digit: str) -> int:
    return 10 if digit == _TEN else int(digit)


def _barons() -> list[str]:
    return list(facts.barons())


def _lot(railroad: str, count: int) -> str:
    return LETTERS[railroad] + _digit(count)


def written(plan: Plan) -> str:
    """The whole plan; empty for one that has no part yet."""
    made, tag = "", ""
    for part in plan:
        if isinstance(part, BuyBack):
            made += ("" if tag == "r" else "r") + _lot(part.railroad, part.count)
            tag = "r"
            continue
        tag = ""
        if isinstance(part, Sell):
            made += "s" + "".join(_lot(lot.railroad, lot.count) for lot in part.lots)
        elif isinstance(part, OpenAuction):
            made += f"o{sign(part.card)}.{part.bid}"
        else:
            value = f".{part.value}" if part.value else ""
            made += f"b{LETTERS[part.railroad]}{_digit(part.held)}{_digit(part.orphan)}{value}"
    return made


def read(text: str) -> Plan:
    """The plan that was written so. Raises `LookupError` for anything else."""
    made: Plan = ()
    place = 0
    while place < len(text):
        found = _PART.match(text, place)
        if found is None:
            raise LookupError(text)
        made = (*made, *_parts(found))
        place = found.end()
    return made


def _parts(found: re.Match[str]) -> Iterator[Sell | Buy | BuyBack | OpenAuction]:
    """The part or, of buy-backs, the parts."""
    if found["sold"]:
        yield Sell(tuple(Lot(*pair) for pair in _lots(found["sold"])))
    elif found["back"]:
        for pair in _lots(found["back"]):
            yield BuyBack(*pair)
    elif found["card"]:
        yield OpenAuction(baron(found["card"]), int(found["bid"]))
    else:
        value = int(found["value"] or 0)
        yield Buy(railroad(found["bought"]), _count(found["held"]), _count(found["orphan"]), value)


def _lots(text: str) -> Iterator[tuple[str, int]]:
    for letter, digit in _LOT.findall(text):
        yield railroad(letter), _count(digit)


def railroad(letter: str) -> str:
    """The railroad of this letter. Raises `LookupError` for one that none has."""
    return _RAILROADS[letter]


def sign(card: str) -> str:
    """The digit of a Robber Baron."""
    return str(_barons().index(card) + 1)


def baron(digit: str) -> str:
    """The Robber Baron of this digit. Raises `LookupError` for one that none has."""
    if not re.fullmatch("[1-9]", digit):
        raise LookupError(digit)
    return _barons()[int(digit) - 1]


def shorter(plan: Plan) -> Plan:
    """The plan without the last thing that was added: a lot of a sale, or a whole part."""
    last = plan[-1]
    if isinstance(last, Sell) and len(last.lots) > 1:
        return (*plan[:-1], Sell(last.lots[:-1]))
    return plan[:-1]
