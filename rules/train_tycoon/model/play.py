"""A game being read (`Position`) and a game being moved on (`Play`): what all chapters share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

import data.train_tycoon as facts
from rules.phases import Moving, Reading
from rules.train_tycoon.model.actions import AfterDelivery
from rules.train_tycoon.model.board import Board, board
from rules.train_tycoon.model.events import (
    Chose,
    Holder,
    HubPlaced,
    LoansChanged,
    Paid,
    Party,
    SharesMoved,
    Why,
)
from rules.train_tycoon.model.state import (
    Ask,
    Choice,
    Company,
    Hub,
    Line,
    Operation,
    Phase,
    Player,
    State,
)

LOAN = 100


class Step(StrEnum):
    """What happens by itself. A step leads to another or to a `Phase`, where the game waits."""

    PRIORITY_BIDS = "priority bids"
    NEXT_CHOICE = "next choice"
    BEGIN_TURN = "begin turn"
    TRADING = "trading"
    SHOW_PRICES = "show prices"
    NEXT_TRADE = "next trade"
    SHOW_TRADES = "show trades"
    TREASURY = "treasury"
    NEXT_TREASURY = "next treasury"
    END_TREASURY = "end treasury"
    NEXT_BANKRUPTCY = "next bankruptcy"
    END_BANKRUPTCY = "end bankruptcy"
    MERGERS = "mergers"
    NEXT_TARGET = "next target"
    ASK_BIDS = "ask bids"
    SHOW_BIDS = "show bids"
    REBID = "rebid"
    SHOW_REBIDS = "show rebids"
    NEXT_PROPOSAL = "next proposal"
    ASK_TARGET = "ask target"
    ASK_BIDDER = "ask bidder"
    SHOW_VOTES = "show votes"
    TAKEOVER = "takeover"
    END_MERGERS = "end mergers"
    IPO = "ipo"
    NEXT_IPO = "next ipo"
    SHOW_ANSWERS = "show answers"
    END_IPO = "end ipo"
    OPERATE = "operate"
    NEXT_EXTRA = "next extra"
    NEXT_COMPANY = "next company"
    LINE_DONE = "line done"
    AFTER_TAKING = "after taking"
    AFTER_LINE = "after line"
    TRAINS = "trains"
    MORE_TRAINS = "more trains"
    DELIVER = "deliver"
    SETTLE = "settle"
    END_OPERATE = "end operate"
    END_GAME = "end game"


Next = Phase | Step


def loans(net: int) -> int:
    """Loans that go with a net of so many dollars (2)."""
    return -(net // LOAN) if net < 0 else 0


def cash(net: int) -> int:
    """Cash that goes with it (2)."""
    return net + LOAN * loans(net)


class Position(Reading[State]):
    """A state with its board; read only."""

    __slots__ = ("board",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.board: Board = board(state.options.map)

    @property
    def numbers(self) -> facts.Turn:
        """The numbers of this turn."""
        return facts.turns()[self.state.turn]

    @property
    def operation(self) -> Operation:
        """The company's turn in progress."""
        found = self.state.operation
        assert found is not None
        return found

    @property
    def operating(self) -> Company:
        """The company whose turn it is."""
        return self.state.companies[self.operation.company]

    def company(self, name: str) -> Company:
        return self.state.companies[name]

    def player_order(self) -> list[int]:
        """The seats clockwise from the holder of the priority (3)."""
        return self.clockwise(self.state.priority)

    def clockwise(self, first: int) -> list[int]:
        """The seats clockwise, `first` in front."""
        seating = self.state.seating
        at = seating.index(first)
        return seating[at:] + seating[:at]

    def after(self, seat: int) -> list[int]:
        """The seats clockwise after this one, itself last (3)."""
        first, *others = self.clockwise(seat)
        return [*others, first]

    def held(self, company: str) -> int:
        """Shares of a company in players' hands."""
        return sum(player.shares.get(company, 0) for player in self.state.players)

    def lines_of(self, company: str) -> list[Line]:
        """All its trains stand on these, broken lines too (50)."""
        return [line for line in self.state.lines if line.owner == company]

    def line(self, number: int) -> Line | None:
        return next((line for line in self.state.lines if line.id == number), None)

    def companies_at(self, hub: str) -> set[str]:
        """The companies with a line at a hub; broken ones give nothing (50)."""
        return {line.owner for line in self.state.lines if hub in line.ends and not line.broken}

    def hubs_of(self, company: str) -> set[str]:
        """The hubs it has rights to."""
        return {
            hub
            for line in self.state.lines
            if line.owner == company and not line.broken
            for hub in line.ends
        }

    def may_spend(self, company: str) -> int:
        """Dollars that keep it within the max debt of its income marker; 0 beyond that (44)."""
        found = self.state.companies[company]
        return max(0, found.net + LOAN * facts.max_loans(found.income))

    def chosen(self) -> Iterator[Choice]:
        """The secret choices made, in the order of the players and companies."""
        seats = {seat: place for place, seat in enumerate(self.player_order())}
        order = {name: place for place, name in enumerate(self.state.order)}
        yield from sorted(
            self.state.secret.choices,
            key=lambda choice: (order.get(choice.company, 0), seats[choice.seat]),
        )

    def choice(self, seat: int, company: str = "") -> str | int | None:
        """What the seat has chosen in secret."""
        for made in self.state.secret.choices:
            if made.seat == seat and made.company == company:
                return made.chosen
        return None


class Play(Moving[State], Position):
    """A state being changed. `then`: what the action under way wants done with the income of its
    company (60)."""

    then: AfterDelivery = "ask"

    def pay(self, payer: Party, payee: Party, amount: int, why: Why) -> None:
        """Move whole dollars between seats, companies and the bank; loans come and go by
        themselves (2)."""
        if amount == 0:
            return
        self.tell(Paid(payer, payee, amount, why))
        self._add(payer, -amount)
        self._add(payee, amount)

    def _add(self, party: Party, amount: int) -> None:
        if party is None:
            self.state.bank_out -= amount
            return
        companies, players = self.state.companies, self.state.players
        purse = companies[party] if isinstance(party, str) else players[party]
        before = loans(purse.net)
        purse.net += amount
        if loans(purse.net) != before:
            self.tell(LoansChanged(party, before, loans(purse.net)))

    def move_shares(self, company: str, giver: Holder, taker: Holder, count: int = 1) -> None:
        """Shares go from hand to hand; the treasury's are not issued."""
        found = self.state.companies[company]
        for holder, change in ((giver, -count), (taker, count)):
            if holder == "bank":
                found.bank += change
            elif holder == "treasury":
                found.issued -= change
            else:
                _hold(self.state.players[holder], company, change)
        self.tell(SharesMoved(company, giver, taker, count))

    def place(self, place: str, hub: Hub) -> None:
        """A hub tile on the map."""
        self.state.hubs[place] = hub
        self.tell(HubPlaced(place, hub.kind, hub.item, hub.stock))

    def turn_of(self, seat: int) -> None:
        """It is this seat's turn."""
        self.state.mover = seat
        self.state.turns += 1

    def ask(self, asks: Iterable[Ask]) -> bool:
        """Ask for secret choices, all at once. False: nobody is asked."""
        state = self.state
        state.mover = None
        state.asks = list(asks)
        state.answered = []
        state.secret.choices = []
        if state.asks:
            state.turns += 1
        return bool(state.asks)

    def choose(self, seat: int, company: str, chosen: str | int) -> bool:
        """Keep a secret choice. True: it was the last one."""
        state = self.state
        ask = Ask(seat, company)
        state.asks.remove(ask)
        state.answered.append(ask)
        state.secret.choices.append(Choice(seat, company, chosen))
        self.tell(Chose(seat, company))
        return not state.asks

    def shown(self) -> list[Choice]:
        """Turn the secret choices over."""
        found = list(self.chosen())
        self.state.answered = []
        self.state.secret.choices = []
        return found


def _hold(player: Player, company: str, change: int) -> None:
    count = player.shares.get(company, 0) + change
    if count:
        player.shares[company] = count
    else:
        player.shares.pop(company, None)
