"""How often a whole game waits for somebody, and how much its players press.

Seats choose as the robot `steady` does. A wait is a moment at which somebody is asked who was not
being asked before, orders done first; several asked at once are one wait and as many pings. A press
is a choice made by hand, or an order left. With nothing used nobody leaves an order; with what is
offered used each leaves, while there, those of the offered orders that the game's test data say
such a player would (`tests.conformance.case.Orders.takes`): one that no longer holds asks again.

`python -m tests.benchmarks pace` measures, `python -m tests.benchmarks.pace [games]` also writes
`data/waits/<game>.json`, from which the bot tells how long a game lasts (`data/pace.py`).
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from data import pace
from rules.dice import SeededDice
from rules.game import OrderAction, OrderExpired
from tests.benchmarks.measure import Row
from tests.conformance.case import Case
from tests.conformance.cases import cases

GAMES = 4
"""Games of each number of seats."""
MOST = 8
"""Orders that a seat leaves at a time, as at a table."""


class Paced:
    """One game played to its end; `offered`: what is offered is used."""

    def __init__(
        self, case: Case, number: int, seats: int, *, offered: bool, options: Any = None
    ) -> None:
        self.game, self.seats = case.game, seats
        self.takes = case.orders.takes if offered and case.orders is not None else None
        self.dice = SeededDice(bytes([number]) * 32)
        self.robot_dice = [SeededDice(bytes([number, seat]) * 16) for seat in range(seats)]
        options = options or self.game.options_type()
        self.state, _ = self.game.setup(seats, options, self.dice)
        self.robots = [self.game.robot("steady") for _ in range(seats)]
        self.order = random.Random(number)
        self.left: list[list[Any]] = [[] for _ in range(seats)]
        self.actions = self.waits = self.pings = self.presses = 0
        self.to_move: frozenset[int] = frozenset()

    def play(self, most: int = 6_000) -> Paced:
        """Raises RuntimeError for a game that does not end."""
        self._ask()
        while not self.game.over(self.state):
            if self.actions > most:
                raise RuntimeError(f"no end after {most} actions")
            seat = self.order.choice(sorted(self.to_move))
            if self._leave(seat):
                continue
            view = self.game.view(self.state, seat)
            self._act(seat, self.robots[seat].choose(view, seat, self.robot_dice[seat]))
            self.presses += 1
            self._ask()
            if seat not in self.to_move:
                self._leave(seat)
        return self

    @property
    def turns(self) -> int:
        return int(self.game.turn_of(self.state)[0])

    def _act(self, seat: int, action: Any) -> None:
        self.game.apply(self.state, seat, action, self.dice)
        self.actions += 1

    def _ask(self) -> None:
        """Let the orders act, then ask whoever is to move."""
        while self._ordered():
            pass
        now = frozenset(self.game.to_move(self.state))
        self.waits += bool(now - self.to_move)
        self.pings += len(now - self.to_move)
        self.to_move = now

    def _leave(self, seat: int) -> bool:
        """What its person would leave now; whether there was something."""
        if self.takes is None or self.game.over(self.state):
            return False
        view = self.game.view(self.state, seat)
        about = {order.subject for order in self.left[seat]}
        offered = [
            order for order in self.game.suggested_orders(view, seat) if order.subject not in about
        ]
        taken = [order for order in self.takes(view, seat, offered) if len(self.left[seat]) < MOST]
        assert all(order in offered for order in taken), "nobody leaves what is not offered"
        for order in taken:
            self.left[seat] = [old for old in self.left[seat] if old.subject != order.subject]
            self.left[seat].append(order)
            self.presses += 1
        if taken:
            self._ask()
        return bool(taken)

    def _ordered(self) -> bool:
        """Whether an order acted."""
        for seat, left in enumerate(self.left):
            view = self.game.view(self.state, seat) if left else None
            for order in sorted(left, key=lambda order: order.general):
                came = self.game.evaluate_order(view, seat, order)
                if isinstance(came, OrderExpired):
                    left.remove(order)
                elif isinstance(came, OrderAction) and seat in self.game.to_move(self.state):
                    left.remove(order)
                    if came.then is not None:
                        left.append(came.then)
                    self._act(seat, came.action)
                    return True
        return False


def measured(
    case: Case, seats: int, games: int, *, offered: bool, options: Any = None
) -> pace.Pace:
    """The means of so many games, and their turns."""
    played = [
        Paced(case, number, seats, offered=offered, options=options).play()
        for number in range(games)
    ]
    return pace.Pace(
        turns=tuple(sorted(game.turns for game in played)),
        waits=round(statistics.mean(game.waits for game in played)),
        answers=round(statistics.mean(game.pings for game in played)),
        presses=round(statistics.mean(game.presses for game in played)),
    )


def paces(games: int = GAMES, keys: list[str] | None = None) -> Iterator[tuple[str, pace.Paces]]:
    """Every game that has them, with each number of seats; with some options once more."""
    for key, case in cases().items():
        if not case.commands:
            continue
        for name, options in (("", None), *case.game.paced_options):
            kind = "-".join(filter(None, [key, name]))
            if keys and kind not in keys:
                continue
            by_seats = {
                seats: pace.Both(
                    plain=measured(case, seats, games, offered=False, options=options),
                    offered=measured(case, seats, games, offered=True, options=options),
                )
                for seats in case.game.seats
            }
            yield kind, by_seats


def _rows(key: str, by_seats: pace.Paces) -> list[Row]:
    return [
        Row(
            f"{key}, {seats} seats, {name}",
            f"{figures.waits} waits {figures.answers} pings {figures.presses} presses",
            "",
        )
        for seats, both in by_seats.items()
        for name, figures in (("nothing used", both.plain), ("as offered", both.offered))
    ]


def rows() -> list[Row]:
    """The figures of all games."""
    return [row for key, by_seats in paces() for row in _rows(key, by_seats)]


def main(keys: list[str]) -> None:
    """Measure these games, or all, and write what the bot tells of them."""
    for key, by_seats in paces(GAMES, keys):
        packed = msgspec.json.format(msgspec.json.encode(by_seats), indent=1)
        pace.pace_file(key).write_bytes(packed + b"\n")
        for row in _rows(key, by_seats):
            print(f"{row.what:42} {row.figure}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
