"""The book of cash, shares, values and their stacks in Baltimore & Ohio: the Market Round."""

from collections import defaultdict

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.options import Options

TRACK = [space.value for space in facts.valuation().track]


class MarketBook:
    """What everybody has, by the plain reading of the rulings."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.seats = seats
        self.cash = [0] * seats
        self.treasury: dict[str, int] = defaultdict(int)
        self.shares: dict[tuple[int, str], int] = defaultdict(int)
        self.held: dict[str, int] = dict.fromkeys(facts.railroads(), 10)
        self.orphan: dict[str, int] = defaultdict(int)
        self.value: dict[str, int] = {}
        self.stacks: list[list[str]] = [[] for _ in TRACK]
        self.track: dict[str, list[str]] = defaultdict(list)
        self.cards: dict[str, list[int]] = defaultdict(list)
        self.coal: dict[str, int] = defaultdict(int)
        self.lumber: dict[str, int] = defaultdict(int)
        self.nw = 0
        self.income: dict[str, int] = defaultdict(int)
        self.net: dict[str, int] = {}
        self.president: dict[str, int | None] = defaultdict(lambda: None)
        self.sold: set[tuple[int, str]] = set()
        self.barons: dict[int, list[str]] = defaultdict(list)
        self.order: list[int] = []
        self.level = 1
        self.acted: list[str] = []
        self.paid: dict[str, str] = {}
        self.peaked = False
        self.at_income: dict[str, int] = {}
        self.owed_drops: dict[str, int] = {}
        self.dropped: set[str] = set()
        self.passes = 0

    def put(self, name: str, value: int) -> None:
        """A counter to the bottom of the stack at that value."""
        for stack in self.stacks:
            if name in stack:
                stack.remove(name)
        self.value[name] = value
        self.stacks[TRACK.index(value)].append(name)
        self.peaked |= value == TRACK[-1]

    def deal(self, event: e.CashDealt) -> None:
        assert event.each * self.seats == 1500
        self.cash = [event.each] * self.seats

    def reorder(self, event: e.OrderSet) -> None:
        if not event.drawn:
            assert list(event.order) == sorted(self.order, key=lambda seat: self.cash[seat])
        self.order = list(event.order)

    def market(self, event: e.MarketBegan) -> None:
        assert self.order == sorted(self.order, key=lambda seat: self.cash[seat]) or event.turn == 1
        self.sold, self.dropped, self.passes = set(), set(), 0

    def passed(self, event: e.Passed) -> None:
        self.passes += 1

    def market_over(self, event: e.MarketEnded) -> None:
        assert self.passes == self.seats
        for name, value in self.value.items():
            assert (name in self.dropped) == (self.orphan[name] > 0) or value == TRACK[0]

    def sell(self, event: e.SharesSold) -> None:
        assert event.value == self.value[event.railroad]
        free = self.options.first_sale_only and (event.seat, event.railroad) in self.sold
        if event.value > TRACK[0] and not free:
            self.owed_drops[event.railroad] = event.value
        self.shares[event.seat, event.railroad] -= event.count
        self.orphan[event.railroad] += event.count
        self.cash[event.seat] += event.value * event.count
        self.sold.add((event.seat, event.railroad))
        assert sum(self.shares[seat, event.railroad] for seat in range(self.seats)) >= 1

    def move(self, event: e.ValueMoved) -> None:
        assert event.before == self.value[event.railroad]
        step = {"sale": -1, "orphans": -1, "loss": -2, "dividend": 1, "retained": -1}[event.why]
        place = max(0, min(len(TRACK) - 1, TRACK.index(event.before) + step))
        assert event.after == TRACK[place] != event.before
        net = self.net.get(event.railroad, 0)
        if event.why == "dividend":
            assert net > self.income[event.railroad]
        if event.why == "retained":
            assert 0 < net < self.income[event.railroad]
        if event.why == "loss":
            assert net <= 0
        if event.why == "orphans":
            assert self.orphan[event.railroad] and event.railroad not in self.dropped
            self.dropped.add(event.railroad)
        if event.why == "sale":
            assert self.owed_drops.pop(event.railroad) == event.before
        self.put(event.railroad, event.after)

    def start(self, event: e.RailroadStarted) -> None:
        name = event.railroad
        assert name not in self.value and event.value in facts.initial_values(self.level)
        assert facts.railroads()[name].available_from_tech_level <= self.level
        assert event.again == bool(self.track[name])
        if not event.again:
            self.track[name] = [event.home]
        self.income[name] = 0
        self.put(name, event.value)

    def buy(self, event: e.SharesBought) -> None:
        name = event.railroad
        assert (event.seat, name) not in self.sold and event.value == self.value[name]
        self.cash[event.seat] -= event.value * (event.held + event.orphan)
        self.treasury[name] += event.value * event.held
        self.held[name] -= event.held
        self.orphan[name] -= event.orphan
        self.shares[event.seat, name] += event.held + event.orphan
        assert min(self.cash[event.seat], self.held[name], self.orphan[name]) >= 0

    def buy_back(self, event: e.SharesBoughtBack) -> None:
        name = event.railroad
        assert event.seat == self.president[name] and event.value == self.value[name]
        self.treasury[name] -= event.count * event.value
        self.orphan[name] -= event.count
        self.held[name] += event.count
        assert min(self.treasury[name], self.orphan[name]) >= 0

    def preside(self, event: e.PresidentChanged) -> None:
        name = event.railroad
        assert self.president[name] == event.before != event.after
        counts = {seat: self.shares[seat, name] for seat in self.order if self.shares[seat, name]}
        if event.after is None:
            assert not counts
        else:
            leaders = [seat for seat in counts if counts[seat] == max(counts.values())]
            assert event.before not in leaders and event.after == leaders[0]
        self.president[name] = event.after

    def win(self, event: e.AuctionWon) -> None:
        self.cash[event.seat] -= event.amount
        self.barons[event.seat].append(event.card)
        assert self.cash[event.seat] >= 0 and event.amount >= 1
