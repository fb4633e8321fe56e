"""What happened in a turn, typed in one line: "arrived, bank, ben, buys PRR"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.chat.base.errors import Refusal
from cogs.dice_desk.typed.find import parse_person, parse_railroad
from cogs.dice_desk.typed.places import parse_stop
from data.numbers import parse_number
from rules.dice_desk.actions import BANK_PAYEE, NOTHING, THIRD_PAYEE, Fee, ReportTurn
from rules.dice_desk.reported_ride import on_the_way
from rules.dice_desk.rode import railroads_ridden
from rules.rail_baron.cities.names import find_railroads
from rules.rail_baron.cities.places import find_place, split_places
from rules.rail_baron.model.play import Position

ARRIVED = frozenset({"arrived", "there", "angekommen", "da"})
ONWARD = frozenset({"onward", "bonus", "weiter"})
BANK = frozenset({"bank"})
THIRD = frozenset({"third", "third owner", "dritter", "dritter besitzer"})
BUYS = frozenset({"buys", "buy", "bought", "kauft"})
SELLS = frozenset({"sells", "sell", "sold", "verkauft"})
ROVERS = frozenset({"rovers", "rover", "catches", "fängt"})
RODE = frozenset({"rode", "rides", "on", "via", "fuhr", "auf", "über"})
WASTED = frozenset({"wasted", "wastes", "verfallen", "übrig"})
NONE = frozenset({"nothing", "none", "nichts"})
ENGINES = {"express": "Express", "superchief": "SuperChief"}
KEYWORDS = BUYS | SELLS | ROVERS | RODE | WASTED


def parse_report(text: str, names: Sequence[str], language: str, position: Position) -> ReportTurn:
    """Return what a line tells: parts between commas, each with an optional word before it.

    A part alone is "arrived", "onward", "bank" or somebody who is paid a fee, with another sum than
    the usual one behind it; after "rode" it is a railroad ridden, or the places of a ride, after
    "buys" a railroad or an engine, after "sells" a railroad, after "rovers" a person, after
    "wasted" a number of mileposts. Several railroads have "+" between them. Raises `Refusal`."""
    report: dict[str, Any] = {"rode": [], "fees": [], "rovers": [], "sells": []}
    for part in filter(None, map(str.strip, re.split(r"[,;\n]", text))):
        first, _, rest = part.partition(" ")
        word = first.casefold()
        if word in KEYWORDS and not rest.strip():
            raise Refusal("dice_desk_chat-refuse-line", text=part[:40])
        if word in ARRIVED:
            report["arrived"] = True
        elif word in ONWARD:
            report["arrived"] = report["onward"] = True
        elif word in BUYS:
            report["buys"] = _bought(rest, language)
        elif word in SELLS:
            report["sells"] += _railroads(rest, language)
        elif word in RODE:
            marks, stop = _ridden(rest, language, position)
            report["rode"] += marks
            report |= {} if stop is None else {"stands": stop}
        elif word in WASTED:
            report["wasted"] = _count(rest)
        elif word in ROVERS:
            report["rovers"].append(parse_person(names, rest, language))
        else:
            report["fees"].append(_fee(part, names, language))
    for key in ("rode", "fees", "rovers", "sells"):
        report[key] = tuple(report[key])
    if report.get("arrived") or report.get("stands") == position.target_milepost(position.mover):
        report.pop("stands", None)
    return ReportTurn(**report)


def _ridden(text: str, language: str, position: Position) -> tuple[list[str], int | None]:
    """Return the railroads of a ride told by them, or by its places; then also the last place."""
    pieces = split_places(text)
    if "+" in text or (len(pieces) == 1 and find_railroads(text)):
        return _railroads(text, language), None
    if len(pieces) == 1 and not find_place(position.board, text):
        return _railroads(text, language), None
    stops = [parse_stop(position.board, piece, language) for piece in pieces]
    if len(stops) == 1:
        if position.mover.milepost == on_the_way(position.board):
            raise Refusal("dice_desk_chat-refuse-ride-start", text=text.strip()[:40])
        stops.insert(0, position.mover.milepost)
    return list(railroads_ridden(position, stops)), stops[-1]


def _count(text: str) -> int:
    word = text.split()[0]
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else -1


def _railroads(text: str, language: str) -> list[str]:
    """Return the marks of railroads with "+" between them."""
    return [parse_railroad(part, language).mark for part in text.split("+")]


def _bought(text: str, language: str) -> str:
    word = text.strip().casefold().replace(" ", "")
    if word in NONE:
        return NOTHING
    return ENGINES.get(word) or parse_railroad(text, language).mark


def _fee(part: str, names: Sequence[str], language: str) -> Fee:
    """Return the fee of "bank", "third", "Ben" or "Ben 1000"."""
    name, _, last = part.rpartition(" ")
    numbers = parse_number(last, language) if name else ()
    amount = int(numbers[0]) if numbers else 0
    who = name if numbers else part
    if who.strip().casefold() in BANK:
        return Fee(BANK_PAYEE, amount)
    if who.strip().casefold() in THIRD:
        return Fee(THIRD_PAYEE, amount)
    return Fee(parse_person(names, who, language), amount)
