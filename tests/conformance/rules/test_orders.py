"""Random games in which seats leave random orders: everything an order gives is a lawful action of
a seat that is to move, and the game is the one that the same presses make."""

import random
from typing import Any

import msgspec

from rules.dice import ReplayedDice, SeededDice
from rules.game import OrderAction, OrderExpired
from tests.conformance.case import Case, order_classes
from tests.conformance.cases import having


class Evening:
    """A game in which robots press where no order acts. `log`: seat, action, draws."""

    def __init__(
        self, case: Case, seed: int, seats: int, options: Any, robot: str, often: float
    ) -> None:
        assert case.orders is not None
        self.game, self.longest, self.make = case.game, case.longest, case.orders.make
        self.seats, self.options = seats, options
        self.chance, self.robot = random.Random(seed), case.game.robot(robot)
        self.often = often
        self.dice = SeededDice(f"orders {seed}".encode())
        self.own = SeededDice(f"presses {seed}".encode())
        self.state, _ = case.game.setup(seats, options, self.dice)
        self.opening = list(self.dice.draws)
        self.orders: dict[int, list[Any]] = {seat: [] for seat in range(seats)}
        self.log: list[tuple[int, Any, list[Any]]] = []
        self.acted: set[type] = set()
        self.lapsed: set[str] = set()

    def play(self) -> None:
        while not self.game.over(self.state):
            assert len(self.log) < self.longest
            if self.chance.random() < self.often:
                self.leave(self.chance.randrange(self.seats))
            seat, action = self.ordered() or self.pressed()
            self.dice.draws.clear()
            self.game.apply(self.state, seat, action, self.dice)
            assert list(self.game.invariants(self.state)) == []
            self.log.append((seat, action, list(self.dice.draws)))

    def leave(self, seat: int) -> None:
        order = self.make(self.game.view(self.state, seat), seat, self.chance)
        packed = msgspec.json.decode(msgspec.json.encode(order), type=self.game.order_type)
        assert packed == order
        self.orders[seat] = [
            earlier for earlier in self.orders[seat] if earlier.subject != order.subject
        ]
        self.orders[seat].append(order)

    def ordered(self) -> tuple[int, Any] | None:
        for seat, orders in self.orders.items():
            view = self.game.view(self.state, seat) if orders else None
            for order in sorted(orders, key=lambda entry: entry.general):
                outcome = self.game.evaluate_order(view, seat, order)
                if isinstance(outcome, OrderExpired):
                    orders.remove(order)
                    self.lapsed.add(outcome.code)
                elif isinstance(outcome, OrderAction) and seat in self.game.to_move(self.state):
                    self.game.check(self.state, seat, outcome.action)
                    orders.remove(order)
                    if outcome.then is not None:
                        orders.append(outcome.then)
                    self.acted.add(type(order))
                    return seat, outcome.action
        return None

    def pressed(self) -> tuple[int, Any]:
        seat = self.game.to_move(self.state)[0]
        view = self.game.view(self.state, seat)
        return seat, self.robot.choose(view, seat, self.own)

    def replayed(self) -> Any:
        """What the same presses lead to."""
        state, _ = self.game.setup(self.seats, self.options, ReplayedDice(self.opening))
        for seat, action, draws in self.log:
            self.game.apply(state, seat, action, ReplayedDice(draws))
        return state


@having("orders")
def test_a_game_with_orders_is_the_game_of_its_presses(case: Case) -> None:
    """Every kind of order acts, and every reason to lapse that the case names comes up."""
    orders = case.orders
    assert orders is not None
    acted: set[type] = set()
    lapsed: set[str] = set()
    for seed, seats, options, robot, often in orders.evenings:
        evening = Evening(case, seed, seats, options, robot, often)
        evening.play()
        assert evening.replayed() == evening.state
        acted |= evening.acted
        lapsed |= evening.lapsed
    assert acted == order_classes(case.game) - orders.never
    assert lapsed >= orders.lapse
