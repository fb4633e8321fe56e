"""A second book kept of a game of Train Tycoon, from its events alone and the plain reading of the
rulings, to hold against the state: money, shares, prices, hubs and what lies there, lines, income,
company order."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as o
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.state import Phase, State

TAKES = {"cheese": {"fish", "minerals"}, "furniture": {"oil", "fish"}, "tools": {"minerals", "oil"}}


class Ledger:
    """Feed it the events of each action with `note`; `assert`s say what does not fit."""

    def __init__(self, seats: int, options: Options) -> None:
        self.board = board(options.map)
        self.money: Counter[Any] = Counter()
        self.shares: Counter[tuple[str, Any]] = Counter()
        self.price: dict[str, int] = {}
        self.order: list[str] = []
        self.kind: dict[str, str] = {}
        self.item: dict[str, str] = {}
        self.stock: Counter[str] = Counter()
        self.lying: Counter[tuple[str, str]] = Counter()
        self.lines: dict[int, tuple[str, str, str]] = {}
        self.broken: set[int] = set()
        self.income: dict[str, int] = {}
        self.turn = 0
        self.seats: list[int] = []
        self.earned = 0
        self.brought: Counter[str] = Counter()
        self.used: set[tuple[str, str]] = set()

    def agrees(self, state: State) -> None:
        """Money, shares, prices, orders, hubs, stocks and lines are those of the state."""
        if state.phase is Phase.CHOOSE:
            return
        assert [self.money[seat] for seat in range(len(state.players))] == [
            player.net for player in state.players
        ]
        assert -self.money[None] == state.bank_out
        assert self.order == state.order
        for name in state.order:
            company = state.companies[name]
            assert (self.money[name], self.price[name]) == (company.net, company.price)
            assert (self.issued(name), self.shares[name, "bank"]) == (company.issued, company.bank)
            for seat, player in enumerate(state.players):
                assert self.shares[name, seat] == player.shares.get(name, 0)
        hubs = {place: (hub.kind, hub.item, hub.stock) for place, hub in state.hubs.items()}
        assert hubs == {
            place: (kind, self.item[place], self.stock[place]) for place, kind in self.kind.items()
        }
        assert self.lines == {line.id: (line.owner, *line.ends) for line in state.lines}
        assert self.broken == {line.id for line in state.lines if line.broken}

    def note(self, events: Sequence[Any]) -> None:
        """What one action brought."""
        for event in events:
            _NOTE.get(type(event), lambda ledger, event: None)(self, event)

    def pay(self, event: e.Paid) -> None:
        assert event.amount > 0
        self.money[event.payer] -= event.amount
        self.money[event.payee] += event.amount

    def move(self, event: e.SharesMoved) -> None:
        self.shares[event.company, event.giver] -= event.count
        self.shares[event.company, event.taker] += event.count
        if event.giver != "treasury":
            assert self.shares[event.company, event.giver] >= 0

    def issued(self, company: str) -> int:
        """Shares that are not in the treasury."""
        return -self.shares[company, "treasury"]

    def place(self, event: o.HubPlaced) -> None:
        assert event.hex not in self.kind
        self.kind[event.hex], self.item[event.hex] = event.kind, event.item
        self.stock[event.hex] = event.stock

    def remove(self, event: o.HubRemoved) -> None:
        assert self.kind.pop(event.hex) == "transfer"
        del self.item[event.hex]

    def prices(self, event: e.PricesSet) -> None:
        for company, _, before, after in event.prices:
            assert self.price[company] == before
            self.price[company] = after

    def raise_price(self, event: e.PriceMoved) -> None:
        assert self.price[event.company] == event.before < event.after
        self.price[event.company] = event.after

    def start(self, event: e.CompanyStarted) -> None:
        self.price[event.company] = event.price
        self.income[event.company] = 0
        if event.company not in self.order:
            self.order.append(event.company)

    def gone(self, event: e.CompanyRemoved) -> None:
        assert self.money.pop(event.company, 0) == 0 and self.issued(event.company) == 0
        assert all(owner != event.company for owner, _, _ in self.lines.values())
        self.order.remove(event.company)
        del self.price[event.company], self.income[event.company]

    def take_over(self, event: e.TookOver) -> None:
        for number in event.lines:
            owner, *ends = self.lines[number]
            assert owner == event.target
            self.lines[number] = (event.bidder, ends[0], ends[1])

    def operate(self, event: o.OperationBegan) -> None:
        self.earned, self.brought, self.used = 0, Counter(), set()

    def open(self, event: o.LineOpened) -> None:
        assert 1 <= len(event.laid) <= self.turn + 1
        laid = sum(how != "reuse" for _, _, how in event.laid)
        assert event.track == 20 * laid
        assert event.engineering == (20 * self.turn if len(event.laid) == self.turn + 1 else 0)
        self.lines[event.line] = (event.company, event.start, event.end)

    def expand(self, event: o.Expanded) -> None:
        self.lines[event.line] = (event.company, *event.ends)

    def take(self, event: o.TrainTaken) -> None:
        assert self.lines.pop(event.line)[0] == event.company
        self.broken.discard(event.line)

    def reach(self, company: str, source: str, kinds: set[str]) -> set[str]:
        """Hubs joined to the source by the company's running lines, passing only these kinds."""
        ways = defaultdict(set)
        for number, (owner, a, b) in self.lines.items():
            if owner == company and number not in self.broken:
                ways[a].add(b)
                ways[b].add(a)
        seen, todo = {source}, [source]
        while todo:
            here = todo.pop()
            if here != source and self.kind[here] not in kinds:
                continue
            new = ways[here] - seen
            seen |= new
            todo += new
        return seen

    def deliver(self, event: o.Delivered) -> None:
        source, there, item = event.source, event.destination, event.item
        assert (source, there) not in self.used
        self.used.add((source, there))
        people = item == "passengers"
        passed = {"city", "transfer"} if people else {"city", "transfer", "factory", "resource"}
        assert there in self.reach(event.company, source, passed)
        if people:
            assert self.kind[source] == self.kind[there] == "city"
        elif self.kind[there] == "city":
            assert self.item[there] == self.item[source] == item
        else:
            assert item == self.item[source] and item in TAKES[self.item[there]]
        self.stock[source] -= 1
        assert self.stock[source] >= 0
        self.lying[there, item] += 1
        left, now = self.stock[source], self.lying[there, item]
        if people:
            left, now = left + self.lying[source, item], now + self.stock[there]
        assert event.gain == 10 * (left - now)
        assert event.distance == 10 * (self.far(source, there) + 1)
        assert event.income == event.distance + event.gain
        self.earned += event.income
        if self.kind[source] == "resource":
            self.brought[there] += 1

    def far(self, a: str, b: str) -> int:
        """Steps between two hexes, by walking."""
        ring, steps = {a}, 0
        seen = set(ring)
        while b not in ring:
            ring = {n for here in ring for n in self.everywhere(here)} - seen
            seen |= ring
            steps += 1
        return steps

    def everywhere(self, here: str) -> set[str]:
        """Neighbours as the crow flies, off the map too."""
        row, col = ord(here[0]), int(here[1:])
        side = 1 if (row - ord("A")) % 2 else -1
        around = [(row, col - 1), (row, col + 1)]
        for up in (-1, 1):
            around += [(row + up, col), (row + up, col + side)]
        return {f"{chr(r)}{c}" for r, c in around}

    def make(self, event: o.GoodsMade) -> None:
        both = all(self.lying[event.hex, item] for item in TAKES[event.item])
        assert event.count == self.brought[event.hex] * (2 if both else 1)
        self.stock[event.hex] += event.count

    def come(self, event: o.PassengersCame) -> None:
        assert event.count == (1 if self.stock[event.hex] else 2)
        self.stock[event.hex] += event.count

    def refill(self, event: o.HubRefilled) -> None:
        live = (ends for number, (_, *ends) in self.lines.items() if number not in self.broken)
        assert event.count == self.turn and all(event.hex not in ends for ends in live)
        self.stock[event.hex] += event.count

    def count(self, event: o.IncomeCounted) -> None:
        assert event.deliveries == self.earned
        trains = sum(owner == event.company for owner, _, _ in self.lines.values())
        assert event.trains == 10 * self.turn * trains
        loans = max(0, -(self.money[event.company] // 100))
        assert event.interest == 10 * loans
        total = event.deliveries - event.trains - event.interest
        assert event.income == min(990, max(-100, total))
        self.income[event.company] = event.income

    def pay_out(self, event: o.PaidOut) -> None:
        each = self.income[event.company] // self.issued(event.company) // 5 * 5
        assert event.per_share == each > 0
        assert event.kept == self.income[event.company] - each * self.issued(event.company)

    def end_turn(self, event: e.TurnEnded) -> None:
        at = {name: place for place, name in enumerate(self.order)}
        self.order.sort(key=lambda name: (self.income[name], -at[name]))
        assert tuple(self.order) == event.order
        for name, target in event.targets:
            net = self.money[name] + self.income[name]
            assert target == max(0, net // self.issued(name) // 5 * 5)
        self.lying.clear()

    def begin_turn(self, event: e.TurnBegan) -> None:
        assert event.turn == self.turn + 1 <= 5
        self.turn = event.turn

    def end(self, event: e.GameEnded) -> None:
        for seat, total in enumerate(event.worth):
            values = dict(event.values)
            owned = sum(n * values[c] for (c, who), n in self.shares.items() if who == seat and n)
            assert total == self.money[seat] + owned


_NOTE: dict[type, Callable[[Ledger, Any], None]] = {
    e.Paid: Ledger.pay,
    e.SharesMoved: Ledger.move,
    o.HubPlaced: Ledger.place,
    o.HubRemoved: Ledger.remove,
    e.PricesSet: Ledger.prices,
    e.PriceMoved: Ledger.raise_price,
    e.CompanyStarted: Ledger.start,
    e.CompanyRemoved: Ledger.gone,
    e.OrderSet: lambda ledger, event: setattr(ledger, "order", list(event.order)),
    e.TookOver: Ledger.take_over,
    o.OperationBegan: Ledger.operate,
    o.LineOpened: Ledger.open,
    o.LineBroken: lambda ledger, event: ledger.broken.add(event.line),
    o.Expanded: Ledger.expand,
    o.TrainTaken: Ledger.take,
    o.Delivered: Ledger.deliver,
    o.GoodsMade: Ledger.make,
    o.PassengersCame: Ledger.come,
    o.HubRefilled: Ledger.refill,
    o.IncomeCounted: Ledger.count,
    o.PaidOut: Ledger.pay_out,
    e.TurnEnded: Ledger.end_turn,
    e.TurnBegan: Ledger.begin_turn,
    e.GameEnded: Ledger.end,
}
