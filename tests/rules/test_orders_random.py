"""Random games in which seats leave random orders: everything an order gives is a lawful action of
a seat that is to move, and the game is the one that the same presses make."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rules.baltimore_ohio.game import GAME as BANDO
from rules.baltimore_ohio.model.options import EVERYTHING
from rules.baltimore_ohio.standing_orders import orders as bando
from rules.dice import ReplayedDice, SeededDice
from rules.game import Carried, Lapsed
from rules.rail_baron import GAME as RAIL_BARON
from rules.rail_baron import orders as rails
from rules.rail_baron.model.options import Options as RailBaronOptions
from rules.railroad_barons import GAME as BARONS
from rules.railroad_barons import orders as barons
from rules.railroad_barons.model.options import Options as BaronsOptions
from rules.train_tycoon.game import GAME as TYCOON
from rules.train_tycoon.model.options import Options as TycoonOptions
from rules.train_tycoon.standing_orders import orders as tycoon
from tests.support import orders_random

MOST_ACTIONS = 20_000
Make = Callable[[Any, int, random.Random], Any]


class Evening:
    """A game in which robots press where no order acts. `log`: seat, action, draws."""

    def __init__(
        self, game: Any, seats: int, options: Any, make: Make, seed: int, robot: str, often: float
    ) -> None:
        self.game, self.make, self.seats, self.options = game, make, seats, options
        self.chance, self.robot = random.Random(seed), game.robot(robot)
        self.often = often
        self.dice = SeededDice(f"orders {seed}".encode())
        self.own = SeededDice(f"presses {seed}".encode())
        self.state, _ = game.setup(seats, options, self.dice)
        self.opening = list(self.dice.draws)
        self.orders: dict[int, list[Any]] = {seat: [] for seat in range(seats)}
        self.log: list[tuple[int, Any, list[Any]]] = []
        self.acted: set[type] = set()
        self.lapsed: set[str] = set()

    def play(self) -> None:
        while not self.game.over(self.state):
            assert len(self.log) < MOST_ACTIONS
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
        self.orders[seat] = [one for one in self.orders[seat] if one.subject != order.subject]
        self.orders[seat].append(order)

    def ordered(self) -> tuple[int, Any] | None:
        for seat in range(self.seats):
            view = self.game.view(self.state, seat)
            for order in sorted(self.orders[seat], key=lambda one: one.general):
                found = self.game.carry_out(view, seat, order)
                if isinstance(found, Lapsed):
                    self.orders[seat].remove(order)
                    self.lapsed.add(found.code)
                elif isinstance(found, Carried):
                    assert seat in self.game.to_move(self.state)
                    self.game.check(self.state, seat, found.action)
                    self.orders[seat].remove(order)
                    if found.then is not None:
                        self.orders[seat].append(found.then)
                    self.acted.add(type(order))
                    return seat, found.action
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


def evenings(
    game: Any,
    options: Any,
    make: Make,
    seats: list[int],
    robot: str = "random",
    often: float = 0.2,
) -> list[Evening]:
    """Games of so many seats; `robot` presses, and orders are left as `often` as that."""
    made = [
        Evening(game, number, options, make, seed, robot, often)
        for seed, number in enumerate(seats)
    ]
    for evening in made:
        evening.play()
        assert evening.replayed() == evening.state
    return made


def test_rail_baron_with_orders_is_the_game_of_its_presses() -> None:
    options = RailBaronOptions(opening_auctions=True)
    played = evenings(RAIL_BARON, options, orders_random.rail_baron, [2, 3, 4, 6])
    kinds = {kind for evening in played for kind in evening.acted}
    assert kinds == set(rails.AnyOrder.__args__)
    codes = {code for evening in played for code in evening.lapsed}
    assert {"route-dearer", "swap-past", "saved", "yours", "taken"} <= codes


@pytest.mark.parametrize("options", [BaronsOptions(), BaronsOptions(rebuy="turn")])
def test_railroad_barons_with_orders_is_the_game_of_its_presses(options: BaronsOptions) -> None:
    played = evenings(BARONS, options, orders_random.railroad_barons, [2] * 8)
    kinds = {kind for evening in played for kind in evening.acted}
    assert kinds == set(barons.AnyOrder.__args__)
    codes = {code for evening in played for code in evening.lapsed}
    assert {"round-over", "other-dealt", "director", "no-swap"} <= codes


def test_baltimore_and_ohio_with_orders_is_the_game_of_its_presses() -> None:
    played = evenings(BANDO, EVERYTHING, orders_random.baltimore_ohio, [3, 4, 6])
    kinds = {kind for evening in played for kind in evening.acted}
    assert kinds == set(bando.AnyOrder.__args__)
    codes = {code for evening in played for code in evening.lapsed}
    assert codes >= {
        "round-over",
        "other-sells",
        "other-buys",
        "other-starts",
        "none",
        "off-track",
        "yours",
        "taken",
        "no-barons",
        "president",
        "loss",
        "level",
        "treasury",
        "value",
    }


def test_train_tycoon_with_orders_is_the_game_of_its_presses() -> None:
    options = TycoonOptions(investments=True, priority_auction=True)
    make = orders_random.train_tycoon
    played = evenings(TYCOON, options, make, [2, 3, 4, 5, 6], often=0.6)
    played += evenings(TYCOON, options, make, [3, 4, 3], "steady", 0.6)
    kinds = {kind for evening in played for kind in evening.acted}
    assert kinds == set(tycoon.AnyOrder.__args__)
    codes = {code for evening in played for code in evening.lapsed}
    assert codes >= {
        "held",
        "inactive",
        "none",
        "sold",
        "traded",
        "cheap",
        "dear",
        "president",
        "no-ipo",
        "loss",
        "poor",
        "rich",
    }
