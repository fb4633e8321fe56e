"""A second set of books for Railroad Barons, kept from the events alone."""

from collections.abc import Callable
from typing import Any

import data.railroad_barons as facts
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.state import Railroad, State
from tests.games.railroad_barons.stock_book import StockBook


class Ledger(StockBook):
    """An event that the rulings do not ask for, or one missing, is an error."""

    def agrees(self, state: State) -> None:
        """Money, certificates, Directors, values, Railroads, Investors, tokens, levels, Priority
        Deal, end and history are those of the state."""
        assert self.cash == [player.cash for player in state.players]
        assert (self.stack, self.levels) == (state.stack, set(state.levels))
        assert (self.priority, self.ended) == (state.priority, state.ended)
        assert self.history == state.history
        for seat, player in enumerate(state.players):
            owned = {each for each, owner in self.owner.items() if owner == seat}
            assert owned == {(each.holding, each.percent) for each in player.certificates}
            held = {each for each, where in self.investor.items() if where == seat}
            assert held == set(player.investors)
        for name, row in state.holdings.items():
            value = None if row.value is None else facts.track().values[row.value]
            assert (self.value[name], self.director[name]) == (value, row.director)
            assert (self.treasury[name], self.network[name]) == (row.treasury, row.network)
            assert (name in self.floated) == row.floated
            assert self.railroads[name] == {each.card: each.side for each in row.railroads}
            held = {each for each, where in self.investor.items() if where == name}
            assert held == set(row.investors)

    def note(self, events: list[Any]) -> None:
        """Enter the events of one action, in their order."""
        for event in events:
            if not isinstance(event, e.Sold):
                self.close_blocks()
            if self.due:
                assert self.due.pop(0) == event
            else:
                assert not isinstance(event, _DUE), f"{event} is not due"
                _NOTE.get(type(event), _nothing)(self, event)
        self.close_blocks()
        assert self.due == []

    # The Operating Round.

    def operating_round(self, event: e.OperatingRoundBegan) -> None:
        assert event.half == self.round[1] + 1 <= 2
        self.round, self.earned = (event.set, event.half), {}
        order = ("MS&C", "SB", "AVR", "DPI", "MB&S")
        self.left = [name for name in order if name in self.floated and self.free(name)]

    def free(self, name: str) -> int:
        return facts.holdings()[name].operator_tokens - self.network[name]

    def turn(self, event: e.TurnBegan) -> None:
        if self.holding is not None:
            assert len(self.railroads[self.holding]) <= self.down
        assert self.count(self.seat) <= 9
        self.seat, self.holding = event.seat, event.holding
        if event.holding is not None:
            assert self.left.pop(0) == event.holding
            assert self.director[event.holding] == event.seat
            self.plus = self.down = 0

    def tokens(self, event: e.TokensPlaced) -> None:
        placed = event.plus + event.down + event.network + event.idle
        assert placed == self.free(event.holding) and event.network in (0, 1)
        self.plus, self.down = event.plus, event.down
        self.network[event.holding] += event.network

    def earn(self, event: e.RevenueMade) -> None:
        cards = self.railroads[event.holding]
        incomes = sum(self.side(event.holding, card).income for card in cards)
        bonus = 10 * len(cards) * self.has("I40", event.holding)
        bonus += 20 * self.has("I50", event.holding)
        parts = (incomes, 10 * self.network[event.holding], bonus) if cards else (0, 0, 0)
        assert (event.railroads, event.network, event.investors) == parts
        assert event.amount == sum(parts)
        self.revenue = self.earned[event.holding] = event.amount

    def has(self, investor: str, name: str) -> bool:
        return self.investor.get(investor) == name

    def pay(self, event: e.DividendsPaid) -> None:
        assert event.revenue == self.revenue > 0
        for seat, amount in enumerate(event.amounts):
            assert amount * 10 == self.revenue // 10 * self.share(seat, event.holding)
            self.cash[seat] += amount
        self.move(event.holding, 1, "dividend")
        if self.due and self.value[event.holding] == 350:
            self.due.append(e.EndReached(event.holding))

    def keep(self, event: e.RevenueKept) -> None:
        assert event.revenue == self.revenue > 0
        self.treasury[event.holding] += event.revenue

    def buy_railroad(self, event: e.RailroadBought) -> None:
        name = event.holding
        sides = facts.railroads()[self.stack.pop(0)].sides
        costs = [side.cost * (80 if self.has("I60", name) else 100) // 100 for side in sides]
        price = costs[event.side]
        assert (event.price, event.saved) == (price, sides[event.side].cost - price)
        assert event.helped == max(0, price - self.treasury[name])
        if event.helped:
            least = min(costs) if self.options.help == "cheapest" else price
            assert not self.railroads[name] and self.treasury[name] < least
        self.cash[event.seat] -= event.helped
        self.treasury[name] -= price - event.helped
        self.railroads[name][event.card] = event.side
        self.use_plus()
        self.reach(sides[event.side].level_number)

    def use_plus(self) -> None:
        self.plus -= 1
        assert self.plus >= 0

    def reach(self, level: int) -> None:
        """A first level 4, 6 or 8 makes all older ones obsolete everywhere (33)."""
        if level not in (4, 6, 8) or level in self.levels:
            return
        self.levels.add(level)
        self.due.append(e.LevelReached(level))
        doomed = {4: (2,), 6: (2, 3), 8: (2, 3, 4)}[level]
        for name, cards in self.railroads.items():
            gone = [card for card in cards if self.side(name, card).level_number in doomed]
            if gone:
                lost = tuple(Railroad(card, cards[card]) for card in gone)
                self.due.append(e.RailroadsRemoved(name, lost, "obsolete"))
                for card in gone:
                    del cards[card]

    def discard(self, event: e.RailroadsRemoved) -> None:
        cards = self.railroads[event.holding]
        assert event.fate == "discarded" and event.holding == self.holding
        assert len(event.railroads) == len(cards) - self.down
        for railroad in event.railroads:
            assert cards.pop(railroad.card) == railroad.side

    def trade(self, event: e.RailroadTraded) -> None:
        assert event.buyer == self.holding and 1 <= event.price <= self.treasury[event.buyer]
        side = self.railroads[event.seller].pop(event.railroad.card)
        assert side == event.railroad.side
        self.railroads[event.buyer][event.railroad.card] = side
        self.treasury[event.buyer] -= event.price
        self.treasury[event.seller] += event.price
        self.use_plus()

    def assign(self, event: e.InvestorAssigned) -> None:
        assert event.investor in ("I40", "I50", "I60")
        where = event.seat if event.source is None else event.source
        assert self.investor[event.investor] == where
        if event.source is not None and self.options.investors_from == "own":
            assert self.director[event.source] == event.seat
        self.investor[event.investor] = event.holding
        self.use_plus()

    def top(self, event: e.TopRemoved) -> None:
        assert self.stack.pop(0) == event.card
        if self.options.removal_counts:
            first = facts.railroads()[event.card].sides[0].level_number
            self.reach(first)

    def end_operating_round(self, event: e.OperatingRoundEnded) -> None:
        assert self.left == [] and (self.holding is None or self.keeps_railroads(self.holding))
        self.holding = None
        self.close_round()

    def keeps_railroads(self, name: str) -> bool:
        return len(self.railroads[name]) <= self.down

    def end(self, event: e.GameEnded) -> None:
        at_top = any(value == 350 for value in self.value.values())
        assert at_top == (event.why == "350")
        if event.why == "exhausted":
            acts = [
                name
                for name in self.floated
                if self.free(name) and (self.railroads[name] or self.treasury[name])
            ]
            assert not self.stack and (not acts or not any(self.railroads.values()))
        assert event.totals == (self.cash[0] + self.stock(0), self.cash[1] + self.stock(1))
        self.ended = event.why


def _nothing(ledger: Ledger, event: Any) -> None:
    """Moves nothing."""


_DUE = (e.ValueMoved, e.DirectorChanged, e.DirectorSwapped, e.Floated, e.LevelReached, e.EndReached)
"""Events that only follow from others."""
_NOTE: dict[type, Callable[[Ledger, Any], None]] = {
    e.Endowed: lambda ledger, event: ledger.all_get(event.each),
    e.InvestorSelected: Ledger.select,
    e.InvestorLeft: Ledger.fifth,
    e.StartingPlayer: lambda ledger, event: ledger.first(event.seat),
    e.InvestorTaken: Ledger.take,
    e.HoldingStarted: Ledger.start,
    e.RailroadGiven: Ledger.give,
    e.StockRoundBegan: Ledger.stock_round,
    e.PrioritySwapped: Ledger.swap_deal,
    e.Sold: Ledger.sell,
    e.Bought: Ledger.buy,
    e.Passed: Ledger.passing,
    e.StockRoundEnded: Ledger.end_stock_round,
    e.OperatingRoundBegan: Ledger.operating_round,
    e.TurnBegan: Ledger.turn,
    e.TokensPlaced: Ledger.tokens,
    e.RevenueMade: Ledger.earn,
    e.DividendsPaid: Ledger.pay,
    e.RevenueKept: Ledger.keep,
    e.RailroadBought: Ledger.buy_railroad,
    e.RailroadsRemoved: Ledger.discard,
    e.RailroadTraded: Ledger.trade,
    e.InvestorAssigned: Ledger.assign,
    e.TopRemoved: Ledger.top,
    e.OperatingRoundEnded: Ledger.end_operating_round,
    e.GameEnded: Ledger.end,
}
