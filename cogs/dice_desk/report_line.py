"""What happened in a turn, typed in one line: "arrived, bank, ben, buys PRR"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.chat.base.errors import Refusal
from cogs.dice_desk.find import parse_person, parse_railroad
from data.numbers import parse_number
from rules.dice_desk.actions import BANK_PAYEE, NOTHING, Fee, ReportTurn

ARRIVED = frozenset({"arrived", "there", "angekommen", "da"})
ONWARD = frozenset({"onward", "bonus", "weiter"})
BANK = frozenset({"bank"})
BUYS = frozenset({"buys", "buy", "bought", "kauft"})
SELLS = frozenset({"sells", "sell", "sold", "verkauft"})
ROVERS = frozenset({"rovers", "rover", "catches", "fängt"})
RODE = frozenset({"rode", "rides", "on", "fuhr", "auf"})
NONE = frozenset({"nothing", "none", "nichts"})
ENGINES = {"express": "Express", "superchief": "SuperChief"}
KEYWORDS = BUYS | SELLS | ROVERS | RODE


def parse_report(text: str, names: Sequence[str], language: str) -> ReportTurn:
    """Return what a line tells: parts between commas, each with an optional word before it.

    A part alone is "arrived", "onward", "bank" or somebody who is paid a fee, with another sum than
    the usual one behind it; after "rode" it is a railroad ridden, after "buys" a railroad or an
    engine, after "sells" a railroad, after "rovers" a person. Several railroads have "+" between
    them. Raises `Refusal`."""
    told: dict[str, Any] = {"rode": [], "fees": [], "rovers": [], "sells": []}
    for part in filter(None, map(str.strip, re.split(r"[,;\n]", text))):
        first, _, rest = part.partition(" ")
        word = first.casefold()
        if word in KEYWORDS and not rest.strip():
            raise Refusal("dice_desk_chat-refuse-line", text=part[:40])
        if word in ARRIVED:
            told["arrived"] = True
        elif word in ONWARD:
            told["arrived"] = told["onward"] = True
        elif word in BUYS:
            told["buys"] = _bought(rest, language)
        elif word in SELLS:
            told["sells"] += _railroads(rest, language)
        elif word in RODE:
            told["rode"] += _railroads(rest, language)
        elif word in ROVERS:
            told["rovers"].append(parse_person(names, rest, language))
        else:
            told["fees"].append(_fee(part, names, language))
    for key in ("rode", "fees", "rovers", "sells"):
        told[key] = tuple(told[key])
    return ReportTurn(**told)


def _railroads(text: str, language: str) -> list[str]:
    """Return the marks of railroads with "+" between them."""
    return [parse_railroad(part, language).mark for part in text.split("+")]


def _bought(text: str, language: str) -> str:
    word = text.strip().casefold().replace(" ", "")
    if word in NONE:
        return NOTHING
    return ENGINES.get(word) or parse_railroad(text, language).mark


def _fee(part: str, names: Sequence[str], language: str) -> Fee:
    """Return the fee of "bank", "Ben" or "Ben 1000"."""
    name, _, last = part.rpartition(" ")
    found = parse_number(last, language) if name else ()
    amount = int(found[0]) if found else 0
    who = name if found else part
    if who.strip().casefold() in BANK:
        return Fee(BANK_PAYEE, amount)
    return Fee(parse_person(names, who, language), amount)
