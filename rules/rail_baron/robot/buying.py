"""The value of purchases: where they lead in cash and in what all seats will earn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

import data.rail_baron as facts
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import engine_price, winning_level
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Engine, State
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.earning import Holdings, average_trip, average_trips, earnings_per_round
from rules.thinking.learned import Feature, LearnedValue

GROWTH_PER_ROUND = 6_400
"""Average dollars by which a seat's total grows in a round."""
ENDGAME_ROUNDS = 4.0
"""Rounds from when a seat has enough until a seat wins.

They are five on average; with a little less robots win more, with three or six as often."""
REALIZED_PART = 0.75
"""Part of the expected lead in earnings that the steady robot takes to come true."""
MIN_EARNINGS = 1_000.0
"""Lowest earnings of a seat in dollars a turn."""
CUSHION = 6_000
"""Cash left over when the best engine is bought later, and on the way home to win."""
FEATURES = (
    Feature("cash", "money", 10_000, 500),
    Feature("trips", "money", 10_000, 500),
    Feature("fees", "money", 10_000, 500),
    Feature("rivals", "money", 10_000, 500),
    Feature("crowd", "money", 10_000, 500),
)
FEW = 3
"""Most seats of a game in which what was learned counts trips and fees; with more of them it counts
each railroad by what it brought others."""
LEARNED = LearnedValue(
    "rail_baron", FEATURES, lambda: (*(row.mark for row in facts.railroads()), "SuperChief")
)


class Amounts(NamedTuple):
    """What counts, in dollars: cash, what the seat's own trips should earn until the end, what
    others should pay it, and what they should earn on average; `crowd`: instead of these, with many
    seats, what its railroads and engine should bring, if they bring what they brought others, less
    the average of the other seats."""

    cash: float
    trips: float
    fees: float
    rivals: float
    crowd: float = 0.0


Value = Callable[[Amounts], float]
"""Returns by how many dollars a seat will be ahead at the end."""


def plain_value(amounts: Amounts) -> float:
    """Value a position as the steady robot does."""
    return amounts.cash + REALIZED_PART * (amounts.trips + amounts.fees - amounts.rivals)


def holdings_of(game: View | State) -> Holdings:
    """Return the railroads and engines of all seats."""
    return Holdings(
        tuple(frozenset(seat.railroads) for seat in game.seats),
        tuple(seat.engine for seat in game.seats),
    )


def with_railroad(holdings: Holdings, seat: int, railroad: str) -> Holdings:
    """Return the holdings with this railroad moved to the seat."""
    marks = [owned - {railroad} for owned in holdings.railroads]
    marks[seat] |= {railroad}
    return Holdings(tuple(marks), holdings.engines)


def with_engine(holdings: Holdings, seat: int, engine: Engine) -> Holdings:
    """Return the holdings with this engine for the seat."""
    engines = (*holdings.engines[:seat], engine, *holdings.engines[seat + 1 :])
    return Holdings(holdings.railroads, engines)


class Outlook(ABC):
    """Estimate of where a seat's purchases lead, from the holdings and cash of all seats."""

    evaluated: int | None = None
    """The most railroads that are evaluated for a purchase, those with the highest general value;
    None: all of them."""

    def __init__(self, holdings: Holdings, seat: int, value: Value) -> None:
        self.holdings, self.seat, self.value = holdings, seat, value

    @abstractmethod
    def amounts(
        self, cash: float, railroad: str | None = None, engine: Engine | None = None
    ) -> Amounts:
        """Return what counts, with this cash, and if given this railroad or engine as well."""

    def final_lead(self, cash: float, railroad: str | None = None) -> float:
        """Return the dollars ahead at the end with this cash and, if given, this railroad as
        well."""
        return self.value(self.amounts(cash, railroad))


class EarningsOutlook(Outlook):
    """What all seats should earn until the end."""

    evaluated = 8

    def __init__(
        self,
        options: Options,
        holdings: Holdings,
        seat: int,
        cash: Sequence[int],
        value: Value = plain_value,
    ) -> None:
        super().__init__(holdings, seat, value)
        self.options, self.board = options, board(options)
        missing = winning_level(options.edition) + CUSHION - max(cash)
        self.rounds = max(0, missing) / GROWTH_PER_ROUND + ENDGAME_ROUNDS
        """Until somebody wins."""
        self.trips = average_trips(self.board, holdings)

    def amounts(
        self, cash: float, railroad: str | None = None, engine: Engine | None = None
    ) -> Amounts:
        """Return what counts, with this cash, and if given this railroad or engine as well.

        The seat buys the best engine at the first arrival at which it can pay for it, if that is
        better."""
        holdings = self.holdings
        if railroad is not None:
            holdings = with_railroad(holdings, self.seat, railroad)
        engine = engine or holdings.engines[self.seat]
        rates = self._rates(holdings, railroad, engine)
        without_engine = Amounts(cash, *(self.rounds * rate for rate in rates))
        if engine == "SuperChief":
            return without_engine
        price = engine_price(self.options, len(holdings.engines), engine, "SuperChief")
        earnings = max(rates.trips + rates.fees, MIN_EARNINGS)
        wait = max(self.trips[self.seat].turns, (price + CUSHION - cash) / earnings)
        if wait >= self.rounds:
            return without_engine
        later = self._rates(holdings, railroad, "SuperChief")
        with_engine_later = Amounts(
            cash - price,
            *(
                wait * before + (self.rounds - wait) * after
                for before, after in zip(rates, later, strict=True)
            ),
        )
        return max(without_engine, with_engine_later, key=self.value)

    def _rates(self, holdings: Holdings, railroad: str | None, engine: Engine) -> _Rates:
        """Return the dollars per round of the seat's trips, its fees, and the average rival.

        With a new railroad the others ride on as before, and what they paid the bank for it goes
        to the seat."""
        trips = list(self.trips)
        trips[self.seat] = trip = average_trip(
            self.board, with_engine(holdings, self.seat, engine), self.seat
        )
        earnings = list(earnings_per_round(trips))
        own_trips = trip.net / trip.turns
        fees = earnings.pop(self.seat) - own_trips
        if railroad is not None:
            fees += sum(
                average.bank.get(railroad, 0.0) / average.turns
                for other, average in enumerate(trips)
                if other != self.seat
            )
        return _Rates(own_trips, fees, fmean(earnings))


class CrowdOutlook(Outlook):
    """With many seats: what railroads and the best engine brought others."""

    def amounts(
        self, cash: float, railroad: str | None = None, engine: Engine | None = None
    ) -> Amounts:
        seats = zip(*self.holdings, strict=True)
        brought = [_worth_of(marks, engine_now) for marks, engine_now in seats]
        others = fmean(brought[: self.seat] + brought[self.seat + 1 :])
        marks = self.holdings.railroads[self.seat] | ({railroad} if railroad else set())
        worth = _worth_of(marks, engine or self.holdings.engines[self.seat])
        return Amounts(cash, 0.0, 0.0, 0.0, worth - others)


def _worth_of(railroads: Iterable[str], engine: Engine) -> float:
    """Return what these railroads and this engine brought others until the end."""
    best = ("SuperChief",) if engine == "SuperChief" else ()
    return sum(LEARNED.worths[name] for name in (*railroads, *best))


class _Rates(NamedTuple):
    trips: float
    fees: float
    rivals: float


def outlook(view: View, seat: int, cash: int, *, learned: bool = False) -> Outlook:
    """Return the outlook of a seat with this cash; hidden cash of others is assumed the same.

    `learned`: by what robots have learned, otherwise as the steady robot sees it."""
    cash_by_seat = [cash if seat_view.cash is None else seat_view.cash for seat_view in view.seats]
    if learned:
        return learned_outlook(view.options, holdings_of(view), seat, cash_by_seat)
    return EarningsOutlook(view.options, holdings_of(view), seat, cash_by_seat)


def learned_outlook(
    options: Options, holdings: Holdings, seat: int, cash: Sequence[int]
) -> Outlook:
    """Return the outlook of a seat by what robots have learned for so many seats."""
    if len(cash) > FEW:
        return CrowdOutlook(holdings, seat, LEARNED.appraise)
    return EarningsOutlook(options, holdings, seat, cash, LEARNED.appraise)
