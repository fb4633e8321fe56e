"""The value of purchases: where they lead in cash and in what all seats will earn."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import engine_price, winning_level
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Engine, State
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.earning import Holdings, average_trip, average_trips, earnings_per_round

GROWTH_PER_ROUND = 6_400
"""Average dollars by which a seat's total grows in a round."""
ENDGAME_ROUNDS = 4.0
"""Rounds from when a seat has enough until a seat wins.

They are five on average; with a little less robots win more, with three or six as often."""
REALIZED_PART = 0.75
"""Part of the expected lead in earnings that comes true."""
MIN_EARNINGS = 1_000.0
"""Lowest earnings of a seat in dollars a turn."""
CUSHION = 6_000
"""Cash left over when the best engine is bought later, and on the way home to win."""


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


class Outlook:
    """Estimate of where a seat's purchases lead, from the holdings and cash of all seats."""

    def __init__(
        self, options: Options, holdings: Holdings, seat: int, cash: Sequence[int]
    ) -> None:
        self.seat, self.board, self.options, self.holdings = seat, board(options), options, holdings
        self.trips = average_trips(self.board, holdings)
        missing = winning_level(options.edition) + CUSHION - max(cash)
        self.rounds = max(0, missing) / GROWTH_PER_ROUND + ENDGAME_ROUNDS
        """Until somebody wins."""

    def final_lead(self, cash: float, railroad: str | None = None) -> float:
        """Return the dollars ahead at the end with this cash and, if given, this railroad as well.

        The seat buys the best engine at the first arrival at which it can pay for it, if that is
        better."""
        holdings = self.holdings
        if railroad is not None:
            holdings = with_railroad(holdings, self.seat, railroad)
        engine = holdings.engines[self.seat]
        earnings, lead = self._rates(holdings, railroad, engine)
        without_engine = cash + REALIZED_PART * self.rounds * lead
        if engine == "SuperChief":
            return without_engine
        price = engine_price(self.options, len(holdings.engines), engine, "SuperChief")
        wait = max(
            self.trips[self.seat].turns, (price + CUSHION - cash) / max(earnings, MIN_EARNINGS)
        )
        if wait >= self.rounds:
            return without_engine
        _, engine_lead = self._rates(holdings, railroad, "SuperChief")
        earned = wait * lead + (self.rounds - wait) * engine_lead
        return max(without_engine, cash - price + REALIZED_PART * earned)

    def _rates(
        self, holdings: Holdings, railroad: str | None, engine: Engine
    ) -> tuple[float, float]:
        """Return the seat's earnings a round, and how much they exceed the others' average.

        The others go on riding as they do; what they paid to the bank for the railroad goes to
        the seat."""
        trips = list(self.trips)
        trips[self.seat] = average_trip(
            self.board, with_engine(holdings, self.seat, engine), self.seat
        )
        rates = list(earnings_per_round(trips))
        earnings = rates.pop(self.seat)
        if railroad is not None:
            earnings += sum(
                average.bank.get(railroad, 0.0) / average.turns
                for other, average in enumerate(trips)
                if other != self.seat
            )
        return earnings, earnings - fmean(rates)


def outlook(view: View, seat: int, cash: int) -> Outlook:
    """Return the outlook of a seat with this cash; hidden cash of others is assumed the same."""
    cash_by_seat = [cash if seat_view.cash is None else seat_view.cash for seat_view in view.seats]
    return Outlook(view.options, holdings_of(view), seat, cash_by_seat)
