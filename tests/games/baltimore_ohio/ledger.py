"""A second book kept of a game of Baltimore & Ohio, from its events alone and the plain reading of
the rulings, to hold against the state: money, shares, values and stacks, cubes, counters, cards,
incomes, Tech Level, presidents."""

from collections.abc import Callable, Sequence
from typing import Any

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.state import Phase, State
from tests.games.baltimore_ohio.market_book import TRACK, MarketBook

CITY = {row.hex: row for row in facts.cities().values()}
COST = {row.id: row.cost for row in facts.board_map().hexes}
STATE = {row.id: row.state for row in facts.board_map().hexes}
GREEN, PA_CITIES = (
    {facts.cities()[name].hex for name in facts.board_map().groups[group]}
    for group in ("NYC_green", "PA_city")
)
PLACE = {row.id: (2 * row.col + row.row % 2, row.row) for row in facts.board_map().hexes}
"""Half columns and rows: rows 1, 3, 5 and so on stand half a hex further east."""
BLACK = {frozenset(edge.between) for edge in facts.board_map().impassable}


def beside(hex_: str) -> list[str]:
    """The neighbours of a hex by rows and columns, black edges left out."""
    x, y = PLACE[hex_]
    near = {(x - 2, y), (x + 2, y), *((x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1))}
    return [
        other
        for other, place in PLACE.items()
        if place in near and frozenset((hex_, other)) not in BLACK
    ]


class Ledger(MarketBook):
    """Feed it the events of each action with `note`; `assert`s say what does not fit."""

    def note(self, events: Sequence[Any]) -> None:
        """What one action brought."""
        for event in events:
            if isinstance(event, _MARKET_ACTS):
                self.passes = 0
            _NOTE.get(type(event), lambda ledger, event: None)(self, event)
        assert self.owed_drops == {}

    def agrees(self, state: State) -> None:
        """Everything the book knows is what the state says, in a Market Round and at the end."""
        if state.market is None and state.phase is not Phase.OVER:
            return
        assert self.cash == [player.cash for player in state.players]
        assert self.level == state.tech_level and self.order == state.player_order
        assert [name for stack in reversed(self.stacks) for name in stack] == state.order
        for name, line in state.railroads.items():
            assert self.treasury[name] == line.treasury
            assert (self.held[name], self.orphan[name]) == (line.held, line.orphan)
            assert self.track[name] == line.track and self.cards[name] == line.cards
            assert (self.coal[name], self.lumber[name]) == (line.coal, line.lumber)
            assert self.president[name] == line.president
            assert self.income[name] == line.income
            at = line.value
            assert self.value.get(name) == (None if at is None else TRACK[at])
        for seat, player in enumerate(state.players):
            shares = {name: n for (who, name), n in self.shares.items() if who == seat and n}
            assert shares == player.shares and self.barons[seat] == player.cards
        if self.options.norfolk_western:
            assert self.nw == state.railroads["NW"].nw_coal

    def business(self, event: e.BusinessBegan) -> None:
        self.acted = []

    def act(self, event: e.TurnBegan) -> None:
        if event.railroad is None:
            return
        waiting = [name for stack in reversed(self.stacks) for name in stack]
        assert next(name for name in waiting if name not in self.acted) == event.railroad
        assert event.seat == self.president[event.railroad]
        self.acted.append(event.railroad)

    def scrap(self, event: e.EquipmentScrapped) -> None:
        assert event.amount == sum(facts.equipment_card(number).scrap for number in event.cards)
        self.treasury[event.railroad] += event.amount
        for number in event.cards:
            self.cards[event.railroad].remove(number)

    def equip(self, event: e.EquipmentBought) -> None:
        assert event.price == facts.equipment_card(event.card).price
        self.treasury[event.railroad] -= event.price
        self.cards[event.railroad].append(event.card)
        assert self.treasury[event.railroad] >= 0
        assert sum(event.card in cards for cards in self.cards.values()) == 1

    def advance(self, event: e.TechLevelAdvanced) -> None:
        assert event.level == self.level + 1
        self.level = event.level

    def build(self, event: e.TrackBuilt) -> None:
        name = event.railroad
        assert len(event.hexes) <= self.level
        assert event.cost == sum(COST[hex_] for hex_ in event.hexes)
        for place, hex_ in enumerate(event.hexes):
            assert hex_ not in self.track[name]
            self.may_enter(name, hex_, event.hexes[:place])
            if hex_ in CITY and CITY[hex_].name != "Chicago":
                assert sum(hex_ in track for track in self.track.values()) < self.seats
            self.track[name].append(hex_)
        self.treasury[name] -= event.cost
        assert self.treasury[name] >= 0 and len(self.track[name]) <= 31

    def may_enter(self, name: str, hex_: str, built: tuple[str, ...]) -> None:
        """Contact, NYC's border and PA's cities."""
        network = self.track[name]
        roots = network if self.options.build_at_any_end or not built else built
        assert any(other in roots for other in beside(hex_))
        if name == "NYC" and not set(network) >= GREEN:
            assert STATE[hex_] == "NY"
        if name != "PA" and hex_ in PA_CITIES:
            assert set(self.track["PA"]) >= PA_CITIES

    def take(self, event: e.ResourceTaken) -> None:
        assert event.hex in self.track[event.railroad]
        taken = self.coal if event.resource == "coal" else self.lumber
        taken[event.railroad] += 1

    def nw_coal(self, event: e.NWCoalTaken) -> None:
        assert event.railroad == "NW" and event.hex in self.track["NW"]
        self.nw += 1

    def earn(self, event: e.IncomeEarned) -> None:
        name = event.railroad
        there = {CITY[hex_].name for hex_ in self.track[name] if hex_ in CITY}
        room = sum(facts.equipment_card(number).service for number in self.cards[name])
        assert set(event.cities) <= there and len(set(event.cities)) == len(event.cities)
        assert len(event.cities) == min(room, len(there))
        gross = sum(facts.cities()[city].revenue[self.level - 1] for city in event.cities)
        if self.cards[name]:
            gross += 40 * self.coal[name] + 10 * self.level * self.lumber[name]
            if name == "NW":
                best = max(facts.equipment_card(number).tech_level for number in self.cards[name])
                gross += 10 * self.level * min(self.nw, 5 if best >= 5 else 4)
        cost = 10 * self.level * len(self.cards[name])
        assert (event.gross, event.maintenance, event.net) == (gross, cost, gross - cost)
        assert event.previous == self.income[name]
        self.net[name] = event.net
        self.at_income[name] = self.value[name]
        self.paid[name] = "nothing"

    def dividend(self, event: e.DividendPaid) -> None:
        name = event.railroad
        each = self.net[name] // 10
        owners = tuple(
            (seat, each * self.shares[seat, name])
            for seat in range(self.seats)
            if self.shares[seat, name]
        )
        assert self.net[name] > 0 and self.net[name] == each * 10 == event.per_share * 10
        assert (event.players, event.treasury) == (owners, each * self.held[name])
        for seat, amount in owners:
            self.cash[seat] += amount
        self.treasury[name] += event.treasury
        self.paid[name] = "dividend"

    def retain(self, event: e.ProfitRetained) -> None:
        assert event.amount == self.net[event.railroad] > 0
        self.treasury[event.railroad] += event.amount
        self.paid[event.railroad] = "retained"

    def sacrifice(self, event: e.ShareSacrificed) -> None:
        name = event.railroad
        assert self.net[name] <= 0 and self.president[name] == event.seat
        self.shares[event.seat, name] -= 1
        self.held[name] += 1
        self.paid[name] = "sacrifice"

    def fail(self, event: e.WentIntoReceivership) -> None:
        name = event.railroad
        assert not any(self.shares[seat, name] for seat in range(self.seats))
        assert event.treasury == self.treasury.pop(name, 0)
        assert event.orphans == self.orphan.pop(name, 0)
        assert list(event.cards) == self.cards.pop(name, [])
        self.held[name] = 10
        for stack in self.stacks:
            if name in stack:
                stack.remove(name)
        del self.value[name], self.net[name]
        self.income[name] = 0

    def close(self) -> None:
        """The acting railroad is done: its income is the mark for the next round, and its counter
        goes to the bottom of its stack."""
        for name, net in self.net.items():
            steps = {
                "dividend": int(net > self.income[name]),
                "retained": -int(net < self.income[name]),
                "sacrifice": -2,
            }[self.paid.pop(name)]
            place = max(0, min(len(TRACK) - 1, TRACK.index(self.at_income.pop(name)) + steps))
            assert self.value[name] == TRACK[place]
            self.income[name] = max(0, net)
            self.put(name, self.value[name])
        self.net = {}

    def baron(self, event: e.BaronPaid) -> None:
        assert event.card in self.barons[event.seat]
        coal, each = sum(self.coal.values()), 9 if self.options.norfolk_western else 11
        pays = {
            "RB1": 9 * self.count("Chicago"),
            "RB2": each * (coal + (self.nw if self.options.norfolk_western else 0)),
            "RB3": 13 * self.count("Detroit"),
            "RB4": 10 * self.level,
            "RB5": 8 * self.count("Pittsburgh") + 8 * self.count("Wheeling"),
            "RB6": 12 * self.count("New York"),
            "RB7": 7 * len(self.value),
            "RB8": len({hex_ for track in self.track.values() for hex_ in track}),
        }
        assert event.amount == pays[event.card]
        self.cash[event.seat] += event.amount

    def count(self, city: str) -> int:
        """Railroads with a cube there."""
        return sum(facts.cities()[city].hex in track for track in self.track.values())

    def end(self, event: e.GameEnded) -> None:
        worth = {
            seat: self.cash[seat]
            + sum(self.shares[seat, name] * value for name, value in self.value.items())
            for seat in self.order
        }
        assert event.winner == max(worth, key=lambda seat: (worth[seat], -self.order.index(seat)))
        last = 7 if self.options.tech_seven else 6
        railroads = [n for n in facts.railroads() if n != "NW" or self.options.norfolk_western]
        out = any(self.held[name] or self.orphan[name] for name in railroads)
        reasons = {"375": self.peaked, "tech level": self.level >= last, "all shares": not out}
        assert reasons[event.why]


def _closing(note: Callable[[Ledger, Any], None]) -> Callable[[Ledger, Any], None]:
    """What comes after a railroad's turn, which is then over."""

    def closed(ledger: Ledger, event: Any) -> None:
        ledger.close()
        note(ledger, event)

    return closed


_NOTE: dict[type, Callable[[Ledger, Any], None]] = {
    e.CashDealt: Ledger.deal,
    e.OrderSet: _closing(Ledger.reorder),
    e.MarketBegan: _closing(Ledger.market),
    e.Passed: Ledger.passed,
    e.MarketEnded: Ledger.market_over,
    e.SharesSold: Ledger.sell,
    e.ValueMoved: Ledger.move,
    e.RailroadStarted: Ledger.start,
    e.SharesBought: Ledger.buy,
    e.SharesBoughtBack: Ledger.buy_back,
    e.PresidentChanged: Ledger.preside,
    e.AuctionWon: Ledger.win,
    e.BusinessBegan: _closing(Ledger.business),
    e.TurnBegan: _closing(Ledger.act),
    e.EquipmentScrapped: Ledger.scrap,
    e.EquipmentBought: Ledger.equip,
    e.TechLevelAdvanced: Ledger.advance,
    e.TrackBuilt: Ledger.build,
    e.NWCoalTaken: Ledger.nw_coal,
    e.ResourceTaken: Ledger.take,
    e.IncomeEarned: Ledger.earn,
    e.DividendPaid: Ledger.dividend,
    e.ProfitRetained: Ledger.retain,
    e.ShareSacrificed: Ledger.sacrifice,
    e.WentIntoReceivership: Ledger.fail,
    e.BaronPaid: _closing(Ledger.baron),
    e.GameEnded: _closing(Ledger.end),
}

_MARKET_ACTS = (e.SharesSold, e.SharesBought, e.SharesBoughtBack, e.AuctionOpened)
