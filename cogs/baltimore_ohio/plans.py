"""A railroad's turn written so short that it fits into a component id.

`sA.A..._b1_tCKDK_c......_p`: what is scrapped, how many cards are bought, the hexes built in their
order, the cities served, and that dividends are paid. Segments may come in any order, between `_`
or `/`; of two about the same the later one counts, so a menu adds its choice behind the plan.
Cards and cities are sets, six signs of six bits each; a hex is two signs, its number on the board.

A segment that begins with a capital letter, or `h` or `w`, opens a page on which that step is
chosen; behind `S` and `C` follows what was marked in one of the page's menus.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeVar

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, TakeResource
from rules.baltimore_ohio.model.state import Phase

Track = BuildTrack | TakeResource | BuildNothing

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-"
"""Digits to the base 64 that can stand in a component id."""
T = TypeVar("T")
PICKS = 12
"""Options in one menu of a page of marks: so many signs, joined by `+`, fit behind any plan."""


@dataclass(frozen=True)
class Plan:
    """What is chosen so far; None: not yet. `start`: value in dollars and shares with which a
    railroad that does not run is thought to begin."""

    start: tuple[int, int] | None = None
    scrap: tuple[int, ...] | None = None
    buy: int | None = None
    track: Track | None = None
    cities: tuple[str, ...] | None = None
    pays: bool | None = None

    def without(self, phase: Phase) -> Plan:
        """The plan without this step, and without the cities: how many are to be served depends on
        it."""
        if phase is Phase.SCRAP:
            return replace(self, scrap=None, cities=None)
        if phase is Phase.EQUIPMENT:
            return replace(self, buy=None, cities=None)
        if phase is Phase.TRACK:
            return replace(self, track=None, cities=None)
        if phase is Phase.SERVICE:
            return replace(self, cities=None)
        return replace(self, pays=None)


@dataclass(frozen=True)
class Asked:
    """A plan and the page that is wanted: "" for the plan itself, `h` hex by hex, `w` typed words,
    `S` cards to scrap, `C` cities to serve, `A` all sums. `hexes`, `cards`, `cities`: as far as
    that page has got; `cities` None: as they come."""

    plan: Plan
    page: str = ""
    hexes: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    cities: tuple[str, ...] | None = None


@cache
def _hexes() -> tuple[str, ...]:
    return tuple(row.id for row in facts.board_map().hexes)


@cache
def city_names() -> tuple[str, ...]:
    """The cities in the order in which they are numbered."""
    return tuple(facts.cities())


@cache
def _card_numbers() -> tuple[int, ...]:
    return tuple(card.number for card in facts.equipment().cards)


def _number(text: str) -> int:
    made = 0
    for sign in text:
        place = SIGNS.find(sign)
        if place < 0:
            raise LookupError(text)
        made = made * 64 + place
    return made


def _signs(number: int, length: int) -> str:
    made = ""
    for _ in range(length):
        number, place = divmod(number, 64)
        made = SIGNS[place] + made
    return made


def _set(items: Iterable[T], known: Sequence[T]) -> str:
    return _signs(sum(1 << known.index(item) for item in items), 6)


def _members(text: str, known: Sequence[T]) -> tuple[T, ...]:
    number = _number(text)
    if len(text) != 6 or number >= 1 << len(known):
        raise LookupError(text)
    return tuple(item for place, item in enumerate(known) if number >> place & 1)


def track_signs(hexes: Iterable[str]) -> str:
    """Hexes in their order, two signs each."""
    return "".join(_signs(_hexes().index(hex_), 2) for hex_ in hexes)


def _track(text: str) -> tuple[str, ...]:
    pairs = [text[place : place + 2] for place in range(0, len(text), 2)]
    numbers = [_number(pair) for pair in pairs]
    if len(text) % 2 or any(number >= len(_hexes()) for number in numbers):
        raise LookupError(text)
    return tuple(_hexes()[number] for number in numbers)


def card_signs(cards: Iterable[int]) -> str:
    """A set of cards."""
    return _set(cards, _card_numbers())


def city_signs(names: Iterable[str]) -> str:
    """A set of cities."""
    return _set(names, city_names())


def pick(place: int) -> str:
    """The value of one option of a page of marks, by the number of its card or city."""
    return SIGNS[place]


def pick_signs(picks: Iterable[str]) -> str:
    """The set of these options of a page of marks."""
    return _signs(sum(1 << SIGNS.index(sign) for sign in picks), 6)


def card_pick(number: int) -> str:
    return pick(_card_numbers().index(number))


def city_pick(name: str) -> str:
    return pick(city_names().index(name))


def segment(step: Track) -> str:
    """What is done about track."""
    if isinstance(step, BuildTrack):
        return "t" + track_signs(step.hexes)
    if isinstance(step, TakeResource):
        return ("k" if step.resource == "coal" else "l") + track_signs((step.hex,))
    return "n"


def written(plan: Plan) -> str:
    """The whole plan; empty for one without any choice."""
    made = []
    if plan.start is not None:
        value, count = plan.start
        made.append(f"v{pick(facts.track().index(value))}{pick(count)}")
    if plan.scrap is not None:
        made.append("s" + (card_signs(plan.scrap) if plan.scrap else ""))
    if plan.buy is not None:
        made.append("b" + pick(plan.buy))
    if plan.track is not None:
        made.append(segment(plan.track))
    if plan.cities is not None:
        made.append("c" + city_signs(plan.cities))
    if plan.pays is not None:
        made.append("p" if plan.pays else "r")
    return "_".join(made)


def read(text: str) -> Asked:
    """The plan and the page that were written so. Raises `LookupError` for anything else."""
    asked = Asked(Plan())
    parts = re.split("[_/]", text) if text else []
    while parts:
        part = parts.pop(0)
        if part[:1] in STOPS:
            marked = parts.pop(0) if parts and part[0] in "SC" else None
            return _page(asked.plan, part, marked, parts)
        if part:
            asked = Asked(_with(asked.plan, part[0], part[1:]))
    return asked


STOPS = {
    "h": Phase.TRACK,
    "w": Phase.TRACK,
    "S": Phase.SCRAP,
    "C": Phase.SERVICE,
    "A": Phase.SERVICE,
}
"""The step to which each page belongs."""


def _page(plan: Plan, part: str, marked: str | None, rest: list[str]) -> Asked:
    head, body = part[0], part[1:]
    if rest or (head in "wA" and body):
        raise LookupError(part)
    if head == "h":
        return Asked(plan, head, hexes=_track(body))
    picks = [_number(sign) for sign in (marked or "").split("+") if sign]
    body = body[:6]  # a seventh sign only tells the menus of a page apart
    if head == "S":
        chosen = set(_members(body, _card_numbers()) if body else ())
        chosen |= {_card_numbers()[place] for place in _within(picks, len(_card_numbers()))}
        return Asked(plan, head, cards=tuple(sorted(chosen)))
    if head == "C":
        if not body and marked is None:
            return Asked(plan, head)
        names = set(_members(body, city_names()) if body else ())
        names |= {city_names()[place] for place in _within(picks, len(city_names()))}
        return Asked(plan, head, cities=tuple(name for name in city_names() if name in names))
    return Asked(plan, head)


def _within(places: list[int], count: int) -> list[int]:
    if any(place >= count for place in places):
        raise LookupError(places)
    return places


def _with(plan: Plan, head: str, body: str) -> Plan:
    """The plan with one choice more."""
    if head == "v" and len(body) == 2:
        (index,) = _within([_number(body[0])], len(facts.track()))
        return replace(plan, start=(facts.track()[index], _number(body[1])))
    if head == "s":
        return replace(plan, scrap=_members(body, _card_numbers()) if body else ())
    if head == "b" and len(body) == 1:
        return replace(plan, buy=_number(body))
    if head == "c":
        return replace(plan, cities=_members(body, city_names()))
    if head in "pr" and not body:
        return replace(plan, pays=head == "p")
    return replace(plan, track=_track_step(head, body))


def _track_step(head: str, body: str) -> Track:
    hexes = _track(body)
    if head == "t" and hexes:
        return BuildTrack(hexes)
    if head in "kl" and len(hexes) == 1:
        return TakeResource("coal" if head == "k" else "lumber", hexes[0])
    if head == "n" and not hexes:
        return BuildNothing()
    raise LookupError(head + body)
