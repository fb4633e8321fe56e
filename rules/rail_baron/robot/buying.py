"""What there is to buy, judged by where it leads: cash, and what all seats will earn."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import engine_price, winning_level
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Engine, State
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.earning import Holdings, rates_of, trip, trips

EARNED = 6_400
"""Dollars by which what a seat owns grows in a round on the average."""
LATE = 4.0
"""Rounds from when somebody has enough until somebody wins: five on the average; a little less
than that, and games are won as often with three or six."""
LASTING = 0.75
"""Part of what is earned more than others that comes true."""
SLOWEST = 1_000.0
"""Dollars that anybody earns a turn."""
CUSHION = 6_000
"""Cash that is left when the best engine is bought later, and on the way home to win."""


def holdings_of(game: View | State) -> Holdings:
    return Holdings(
        tuple(frozenset(one.railroads) for one in game.seats),
        tuple(one.engine for one in game.seats),
    )


def owning(held: Holdings, seat: int, railroad: str) -> Holdings:
    """With this railroad, which nobody else has then."""
    marks = [owned - {railroad} for owned in held.railroads]
    marks[seat] |= {railroad}
    return Holdings(tuple(marks), held.engines)


def driving(held: Holdings, seat: int, engine: Engine) -> Holdings:
    engines = (*held.engines[:seat], engine, *held.engines[seat + 1 :])
    return Holdings(held.railroads, engines)


class Outlook:
    """Where a seat's purchases lead, from what all own and what cash they have."""

    def __init__(self, options: Options, held: Holdings, seat: int, cash: Sequence[int]) -> None:
        self.seat, self.board, self.options, self.held = seat, board(options), options, held
        self.trips = trips(self.board, held)
        left = winning_level(options.edition) + CUSHION - max(cash)
        self.rounds = max(0, left) / EARNED + LATE
        """Until somebody wins."""

    def after(self, cash: float, railroad: str | None = None) -> float:
        """Dollars ahead when the rounds have passed with this besides, and with the best engine
        from the first arrival on at which it can be paid, if that is better."""
        held = self.held
        if railroad is not None:
            held = owning(held, self.seat, railroad)
        now = held.engines[self.seat]
        own, ahead = self._rates(held, railroad, now)
        plain = cash + LASTING * self.rounds * ahead
        if now == "SuperChief":
            return plain
        price = engine_price(self.options, len(held.engines), now, "SuperChief")
        wait = max(self.trips[self.seat].turns, (price + CUSHION - cash) / max(own, SLOWEST))
        if wait >= self.rounds:
            return plain
        _, later = self._rates(held, railroad, "SuperChief")
        earned = wait * ahead + (self.rounds - wait) * later
        return max(plain, cash - price + LASTING * earned)

    def _rates(self, held: Holdings, railroad: str | None, engine: Engine) -> tuple[float, float]:
        """What it earns a round, and how much more than the others on the average. They go on to
        ride as they do: what they paid to the bank for the railroad is the seat's."""
        found = list(self.trips)
        found[self.seat] = trip(self.board, driving(held, self.seat, engine), self.seat)
        rates = list(rates_of(found))
        own = rates.pop(self.seat)
        if railroad is not None:
            own += sum(
                one.bank.get(railroad, 0.0) / one.turns
                for other, one in enumerate(found)
                if other != self.seat
            )
        return own, own - fmean(rates)


def outlook(view: View, seat: int, cash: int) -> Outlook:
    """That of a seat with so much cash; hidden cash of others is taken to be alike."""
    known = [cash if one.cash is None else one.cash for one in view.seats]
    return Outlook(view.options, holdings_of(view), seat, known)
