"""The book of certificates, values and Investors in Railroad Barons: draft and Stock Round."""

from typing import Any

import data.railroad_barons as facts
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.state import Worth

BANK = None
Card = tuple[str, int]
"""A certificate: Holding and percent."""


class StockBook:
    """What everybody has, figured by the plain reading of the rulings. Sums that an event names are
    worked out again. `due` are events that must follow."""

    def __init__(self, seats: int, options: Options) -> None:
        names = list(facts.holdings())
        self.options = options
        self.cash = [0, 0]
        self.treasury = dict.fromkeys(names, 0)
        self.owner: dict[Card, int | None] = {
            (name, percent): BANK for name in names for percent in (40, 30, 20, 10)
        }
        self.value: dict[str, int | None] = dict.fromkeys(names)
        self.director: dict[str, int | None] = dict.fromkeys(names)
        self.floated: set[str] = set()
        self.railroads: dict[str, dict[str, int]] = {name: {} for name in names}
        self.investor: dict[str, int | str] = {}
        self.network = dict.fromkeys(names, 0)
        self.stack = list(facts.railroads())
        self.levels: set[int] = set()
        self.priority = 0
        self.swapped = False
        self.ended: str | None = None
        self.seat = 0
        self.holding: str | None = None
        self.left: list[str] = []
        self.plus = self.down = self.revenue = 0
        self.passes = 0
        self.last: int | None = None
        self.sold: set[tuple[int, str]] = set()
        self.blocks: dict[str, int] = {}
        self.due: list[Any] = []
        self.named: list[e.InvestorSelected] = []
        self.round = (0, 0)
        self.earned: dict[str, int] = {}
        self.history: list[Worth] = []

    # What is worth what, and whose it is.

    def share(self, seat: int, name: str) -> int:
        return sum(each for (of, each), owner in self.owner.items() if (of, owner) == (name, seat))

    def stock(self, seat: int) -> int:
        held = [each for each, owner in self.owner.items() if owner == seat]
        return sum((self.value[name] or 0) * percent // 10 for name, percent in held)

    def count(self, seat: int) -> int:
        return sum(owner == seat for owner in self.owner.values())

    def side(self, name: str, card: str) -> facts.Side:
        return facts.railroads()[card].sides[self.railroads[name][card]]

    def move(self, name: str, steps: int, why: e.Why) -> None:
        values = facts.track().values
        before = self.value[name]
        assert before is not None
        place = max(0, min(len(values) - 1, values.index(before) + steps))
        self.value[name] = values[place]
        if values[place] != before:
            self.due.append(e.ValueMoved(name, before, values[place], why))

    # The draft.

    def all_get(self, each: int) -> None:
        self.cash = [cash + each for cash in self.cash]

    def first(self, seat: int) -> None:
        self.priority = seat

    def start(self, event: e.HoldingStarted) -> None:
        card = (event.holding, 40)
        given = event.price == 0
        assert self.owner[card] is BANK and self.value[event.holding] is None
        assert event.par == 100 if given else event.price == 4 * event.par
        assert event.par in (70, 80, 90, 100)
        assert given or self.count(event.seat) < 9
        self.owner[card] = self.director[event.holding] = event.seat
        self.value[event.holding] = event.par
        self.cash[event.seat] -= event.price
        if not given:
            self.passes, self.last = 0, event.seat

    def select(self, event: e.InvestorSelected) -> None:
        """Player A names the first and the fourth, the other player those between (3)."""
        begins = len(self.named) in (0, 3)
        assert (event.seat == self.priority) == begins and event.investor not in self.investor
        assert 0 <= event.price <= 1_000
        self.named.append(event)

    def take(self, event: e.InvestorTaken) -> None:
        named = self.named[-1]
        assert (event.investor, event.price) == (named.investor, named.price)
        assert event.chosen_by == 1 - named.seat == self.seat
        self.investor[event.investor] = event.seat
        self.cash[1 - event.seat] += event.price

    def give(self, event: e.RailroadGiven) -> None:
        self.stack.remove(event.card)
        self.railroads[event.holding][event.card] = 0

    def fifth(self, event: e.InvestorLeft) -> None:
        assert len(self.investor) == 4 and event.investor not in self.investor
        assert event.each == int(event.investor.removeprefix("I"))
        self.all_get(event.each)

    # The Stock Round.

    def stock_round(self, event: e.StockRoundBegan) -> None:
        self.round, self.earned = (event.set, 0), {}
        assert event.priority == self.priority
        self.passes, self.last, self.holding = 0, None, None
        self.sold.clear()

    def swap_deal(self, event: e.PrioritySwapped) -> None:
        assert self.investor["I30"] == event.seat and not self.swapped
        self.swapped = True
        self.priority = 1 - self.priority
        assert event.priority == self.priority

    def sell(self, event: e.Sold) -> None:
        assert self.director[event.holding] is not None
        given = (event.holding, event.percent)
        value = self.value[event.holding] or 0
        assert self.owner[given] == event.seat == self.seat
        self.owner[given] = BANK
        if event.take:
            taken = (event.holding, event.take)
            assert event.take < event.percent and self.owner[taken] is BANK
            self.owner[taken] = event.seat
        assert event.amount == (event.percent - event.take) // 10 * value
        self.cash[event.seat] += event.amount
        assert max(self.share(0, event.holding), self.share(1, event.holding)) >= 40
        self.blocks.setdefault(event.holding, event.seat)
        self.sold.add((event.seat, event.holding))
        self.passes, self.last = 0, event.seat

    def close_blocks(self) -> None:
        """Drop, Director and swap of each block of sales (11, 12, 18, 20)."""
        blocks, self.blocks = self.blocks, {}
        for name, seat in blocks.items():
            if self.director[name] == seat:
                self.move(name, -1, "sale")
            self.settle(name)

    def buy(self, event: e.Bought) -> None:
        card, value = (event.holding, event.percent), self.value[event.holding]
        assert value is not None and self.owner[card] is BANK and event.seat == self.seat
        if event.give:
            given = (event.holding, event.give)
            assert event.give < event.percent and self.owner[given] == event.seat
            self.owner[given] = BANK
        else:
            assert self.count(event.seat) < 9
        if self.options.rebuy == "round":
            assert (event.seat, event.holding) not in self.sold
        self.owner[card] = event.seat
        assert event.amount == (event.percent - event.give) // 10 * value
        self.cash[event.seat] -= event.amount
        self.passes, self.last = 0, event.seat
        out = self.share(0, event.holding) + self.share(1, event.holding)
        if out >= 50 and event.holding not in self.floated:
            self.floated.add(event.holding)
            self.treasury[event.holding] += 10 * value
            self.due.append(e.Floated(event.holding, 10 * value))
        self.settle(event.holding)

    def settle(self, name: str) -> None:
        """Who directs, and the Director certificate (18 to 20)."""
        before = self.director[name]
        assert before is not None
        mine, theirs = self.share(before, name), self.share(1 - before, name)
        small = [self.owner[(name, percent)] for percent in (30, 10)]
        card = self.owner[(name, 40)]
        tie = mine == theirs and self.options.ties == "certificate"
        if theirs > mine or (tie and card == 1 - before and small != [before, before]):
            self.director[name] = 1 - before
            self.due.append(e.DirectorChanged(name, before, 1 - before))
        director = self.director[name]
        assert director is not None
        if small == [director, director] and card != director:
            self.owner[(name, 40)] = director
            self.owner[(name, 30)] = self.owner[(name, 10)] = card
            self.due.append(e.DirectorSwapped(director, name, card))

    def passing(self, event: e.Passed) -> None:
        assert event.seat == self.seat and self.count(event.seat) <= 9
        self.passes += 1

    def end_stock_round(self, event: e.StockRoundEnded) -> None:
        assert self.passes == 2
        if self.last is not None:
            self.priority = 1 - self.last
        assert event.priority == self.priority
        self.close_round()

    def close_round(self) -> None:
        """How it stands goes into the history, with what each Holding operated for."""
        first, second = self.cash
        self.history.append(
            Worth(
                *self.round,
                cash=(first, second),
                stock=(self.stock(0), self.stock(1)),
                values=tuple(self.value.values()),
                revenues=tuple(self.earned.get(name) for name in self.value),
            )
        )
