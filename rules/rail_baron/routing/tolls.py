"""The fees of a ride for a seat, computed from public data (rulings 16 to 20).

An estimate for choosing a route: owners and rates are taken as they are now for all of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import data.rail_baron as facts
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.ride import Graph
from rules.rail_baron.routing.turn_forecast import TurnForecast

OWN = -1
BANK = 0
"""Payee groups: the bank is 0, seat s is s + 1, the imaginary owner comes after the seats."""

Toll = tuple[int, int]
"""(payee group, rate); the group is OWN where riding is free."""


class Tolls(msgspec.Struct, frozen=True):
    """The tolls of a seat.

    `plain[mark]`: payee group of a railroad and the rate of ruling 17. `kept[mark]`: the lower
    rate of an established railroad (19), valid as long as nothing else is ridden. `paid[group]`:
    the fees of the turn in progress so far. `groups`: the number of payee groups."""

    seat: int
    groups: int
    plain: dict[str, Toll]
    kept: dict[str, int]
    paid: dict[int, int]

    def path_tolls(self, board: Graph, path: Sequence[int]) -> list[Toll]:
        """Return the toll of each segment: the kept rate until the first railroad is left (19)."""
        tolls: list[Toll] = []
        first: str | None = None
        is_established = True
        for segment in path:
            railroad = board.segments[segment].railroad
            first = first or railroad
            is_established = is_established and railroad == first
            group, rate = self.plain[railroad]
            if is_established and group != OWN:
                rate = min(rate, self.kept.get(railroad, rate))
            tolls.append((group, rate))
        return tolls

    def turn_fees(self, tolls: Sequence[Toll]) -> int:
        """Return the fees at the end of the present turn if these tolls are added to it (17)."""
        paid = dict(self.paid)
        for group, rate in tolls:
            if group != OWN:
                paid[group] = max(rate, paid.get(group, 0))
        return sum(paid.values())

    def expected_fees(self, tolls: Sequence[Toll], forecast: TurnForecast) -> float:
        """Return the expected fees of the present turn and of all turns until the path is ridden.

        Exact if the path is followed: every possible beginning of a turn, weighted with its
        chance, pays each payee the highest rate ridden in the turn."""
        total = self.expected_turn_fees(tolls, forecast)
        for start, chance in enumerate(forecast.starts[1 : len(tolls)], start=1):
            if chance == 0.0:
                continue
            paid: dict[int, int] = {}
            for (group, rate), reached in zip(tolls[start:], forecast.longer, strict=False):
                if group != OWN and rate > paid.get(group, 0):
                    total += chance * reached * (rate - paid.get(group, 0))
                    paid[group] = rate
        return total

    def expected_turn_fees(self, tolls: Sequence[Toll], forecast: TurnForecast) -> float:
        """Return the part of `expected_fees` that falls on the turn in progress."""
        paid = dict(self.paid)
        total = float(sum(paid.values()))
        for (group, rate), reached in zip(tolls, forecast.first_longer, strict=False):
            if group != OWN and rate > paid.get(group, 0):
                total += reached * (rate - paid.get(group, 0))
                paid[group] = rate
        return total

    def payees(self, tolls: Sequence[Toll], seats: int) -> tuple[int | None, ...]:
        """Return who is paid, seats first and the bank (None) last.

        The imaginary owner's share goes half to the bank and half to the opponent (31)."""
        groups = {group for group, rate in tolls if group != OWN and rate}
        if seats + 1 in groups:
            groups |= {BANK, 2 - self.seat}
        seats_paid: list[int | None] = [group - 1 for group in sorted(groups) if 0 < group <= seats]
        return (*seats_paid, None) if BANK in groups else tuple(seats_paid)


def tolls_of(view: View, seat: int, board: Board) -> Tolls:
    """Return the tolls that a seat would pay now."""
    seat_view = view.seats[seat]
    numbers = facts.numbers()
    rival = numbers.fee_rival_after_all_sold if view.sold_out else numbers.fee_rival
    plain: dict[str, Toll] = dict.fromkeys(board.railroads, (BANK, numbers.fee_bank_or_public))
    for other in view.seats:
        toll = (OWN, 0) if other.seat == seat else (other.seat + 1, rival)
        plain.update(dict.fromkeys(other.railroads, toll))
    third_group = len(view.seats) + 1
    plain.update(dict.fromkeys(view.third_owner, (third_group, rival)))
    paid: dict[int, int] = {}
    if view.turn.seat == seat:
        for ridden in view.turn.ridden:
            group, _ = plain[ridden.railroad]
            if group != OWN and ridden.railroad not in view.turn.sold:
                paid[group] = max(ridden.rate, paid.get(group, 0))
    return Tolls(seat, third_group + 1, plain, dict(seat_view.established), paid)
