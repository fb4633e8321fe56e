"""What riding would cost a seat, figured from what everybody may see (rulings 16 to 20).

An estimate for choosing a way: it takes owners and rates as they are now for the whole of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import data.rail_baron as facts
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.expected import Ahead
from rules.rail_baron.routing.ride import Graph

OWN = -1
BANK = 0
"""Payee groups: the bank is 0, seat s is s + 1, the imaginary owner comes after the seats."""

Toll = tuple[int, int]
"""(payee group, rate); the group is OWN where riding is free."""


class Tolls(msgspec.Struct, frozen=True):
    """`plain[mark]`: who is paid for a railroad and the rate of ruling 17. `kept[mark]`: the lower
    rate of an established railroad (19), good while nothing else is ridden. `paid[group]`: what
    the turn in progress already costs. `groups`: how many payee groups there are."""

    seat: int
    groups: int
    plain: dict[str, Toll]
    kept: dict[str, int]
    paid: dict[int, int]

    def along(self, board: Graph, path: Sequence[int]) -> list[Toll]:
        """The toll of each segment: the kept rate until the first railroad is left (19)."""
        tolls: list[Toll] = []
        first: str | None = None
        kept = True
        for segment in path:
            railroad = board.segments[segment].railroad
            first = first or railroad
            kept = kept and railroad == first
            group, rate = self.plain[railroad]
            if kept and group != OWN:
                rate = min(rate, self.kept.get(railroad, rate))
            tolls.append((group, rate))
        return tolls

    def one_turn(self, tolls: Sequence[Toll]) -> int:
        """The fees at the end of the turn in progress if these tolls are added to it (17)."""
        paid = dict(self.paid)
        for group, rate in tolls:
            if group != OWN:
                paid[group] = max(rate, paid.get(group, 0))
        return sum(paid.values())

    def expected(self, tolls: Sequence[Toll], look: Ahead) -> float:
        """The expected fees of the turn in progress and of all turns until the tolls are ridden.

        Exact for a way that is kept to: every possible beginning of a turn, weighed with its
        chance, pays each payee the highest rate it rides while the turn lasts.
        """
        total = self.expected_now(tolls, look)
        for start, chance in enumerate(look.starts[1 : len(tolls)], start=1):
            if chance == 0.0:
                continue
            paid: dict[int, int] = {}
            for (group, rate), still in zip(tolls[start:], look.longer, strict=False):
                if group != OWN and rate > paid.get(group, 0):
                    total += chance * still * (rate - paid.get(group, 0))
                    paid[group] = rate
        return total

    def expected_now(self, tolls: Sequence[Toll], look: Ahead) -> float:
        """The part of `expected` that falls on the turn in progress."""
        paid = dict(self.paid)
        total = float(sum(paid.values()))
        for (group, rate), still in zip(tolls, look.first_longer, strict=False):
            if group != OWN and rate > paid.get(group, 0):
                total += still * (rate - paid.get(group, 0))
                paid[group] = rate
        return total

    def payees(self, tolls: Sequence[Toll], seats: int) -> tuple[int | None, ...]:
        """Who is paid, seats first and the bank (None) last; the imaginary owner's share goes
        half to the bank and half to the opponent (31)."""
        groups = {group for group, rate in tolls if group != OWN and rate}
        if seats + 1 in groups:
            groups |= {BANK, 2 - self.seat}
        found: list[int | None] = [group - 1 for group in sorted(groups) if 0 < group <= seats]
        return (*found, None) if BANK in groups else tuple(found)


def tolls_of(view: View, seat: int, board: Board) -> Tolls:
    """The tolls a seat would pay as things stand."""
    here = view.seats[seat]
    numbers = facts.numbers()
    rival = numbers.fee_rival_after_all_sold if view.sold_out else numbers.fee_rival
    plain: dict[str, Toll] = dict.fromkeys(board.railroads, (BANK, numbers.fee_bank_or_public))
    for other in view.seats:
        toll = (OWN, 0) if other.seat == seat else (other.seat + 1, rival)
        plain.update(dict.fromkeys(other.railroads, toll))
    third = len(view.seats) + 1
    plain.update(dict.fromkeys(view.third_owner, (third, rival)))
    paid: dict[int, int] = {}
    if view.turn.seat == seat:
        for ridden in view.turn.ridden:
            group, _ = plain[ridden.railroad]
            if group != OWN and ridden.railroad not in view.turn.sold:
                paid[group] = max(ridden.rate, paid.get(group, 0))
    return Tolls(seat, third + 1, plain, dict(here.established), paid)
