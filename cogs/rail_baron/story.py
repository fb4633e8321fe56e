"""What happened, in a line a turn: the public sentences for the events of Rail Baron."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.rail_baron.words import engine, marks, money, person, railroad, t
from rules.rail_baron.model import events as e
from rules.rail_baron.model.board import Board


@dataclass
class _Line:
    """One turn, or one thing between turns: `seat` is who the pieces are about."""

    seat: int | None
    pieces: list[str] = field(default_factory=list)


@dataclass
class _Teller:
    board: Board
    names: Sequence[str]
    language: str
    homes: Sequence[str]
    lines: list[_Line] = field(default_factory=list)

    def who(self, seat: int | None) -> str:
        return person(self.names, seat, self.language)

    def t(self, key: str, **values: Any) -> str:
        return t(key, self.language, **values)

    def money(self, dollars: int) -> str:
        return money(dollars, self.language)

    def line(self, seat: int | None, *, fresh: bool = False) -> _Line:
        if fresh or not self.lines or self.lines[-1].seat != seat:
            self.lines.append(_Line(seat))
        return self.lines[-1]

    def begin(self, seat: int) -> None:
        """A turn begins: a line of its own."""
        self.line(seat, fresh=True)

    def say(self, seat: int, piece: str) -> None:
        """A piece about this seat, on its line."""
        self.line(seat).pieces.append(piece)

    def add(self, piece: str) -> None:
        """A piece that names its own people, on the line being told."""
        if not self.lines:
            self.lines.append(_Line(None))
        self.lines[-1].pieces.append(piece)


def story(
    board: Board,
    names: Sequence[str],
    homes: Sequence[str],
    events: Sequence[Any],
    language: str,
) -> list[str]:
    """The events in short sentences, a line a turn. `homes`: the home city of each seat."""
    teller = _Teller(board, names, language, homes)
    _setup(teller, [event for event in events if _of_setup(event)])
    paid = {
        event.payer
        for event in events
        if isinstance(event, e.Paid) and event.why == "fee" and event.payer is not None
    }
    for event in events:
        if _of_setup(event) or (isinstance(event, e.FeesOwed) and event.seat in paid):
            continue
        tell = _TELL.get(type(event))
        if tell is not None:
            tell(teller, event)
    return [text for text in (_text(teller, line) for line in teller.lines) if text]


def _text(teller: _Teller, line: _Line) -> str:
    if not line.pieces:
        return ""
    told = "; ".join(line.pieces)
    if not told.endswith((".", "!", "!**")):
        told += "."
    if line.seat is None:
        return told[0].upper() + told[1:]
    return f"**{teller.who(line.seat)}** {told}"


def _of_setup(event: Any) -> bool:
    if isinstance(event, e.RegionRolled | e.CityRolled | e.RegionChosen):
        return event.purpose == "home"
    return isinstance(event, e.FirstPlayerRolled)


def _setup(teller: _Teller, events: Sequence[Any]) -> None:
    homes: dict[int, str] = {}
    for event in events:
        if isinstance(event, e.FirstPlayerRolled):
            rolls = ", ".join(
                teller.t("first-roll", name=teller.who(seat), total=sum(dice))
                for seat, dice in event.rolls
            )
            told = [teller.t("first-rolls", rolls=rolls)]
            if event.first is None:
                told.append(teller.t("first-tie"))
            else:
                told.append(teller.t("first-is", name=f"**{teller.who(event.first)}**"))
            teller.line(None, fresh=True).pieces.append(" ".join(told))
        elif isinstance(event, e.CityRolled):
            homes[event.seat] = event.city
    if homes:
        told_homes = ", ".join(
            teller.t("home", name=teller.who(seat), city=city) for seat, city in homes.items()
        )
        teller.line(None, fresh=True).pieces.append(teller.t("homes", homes=told_homes))


def _region(teller: _Teller, event: e.RegionRolled) -> None:
    if event.free:
        teller.say(event.seat, teller.t("region-free", region=event.region))


def _city(teller: _Teller, event: e.CityRolled) -> None:
    key = "draws-alternate" if event.purpose == "alternate" else "draws"
    teller.say(event.seat, teller.t(key, city=event.city, region=event.region))


def _rolled(teller: _Teller, event: e.Rolled) -> None:
    first, second = event.white
    total = first + second + (event.red or 0)
    key = "rolled" if event.red is None else "rolled-red"
    teller.say(
        event.seat,
        teller.t(key, first=first, second=second, red=event.red or 0, total=total),
    )


def _rode(teller: _Teller, event: e.Rode) -> None:
    ridden = ", ".join(marks(teller.board, event.path))
    place = teller.board.name(event.end)
    teller.say(event.seat, teller.t("rode", miles=len(event.path), place=place, railroads=ridden))


def _undeclared(teller: _Teller, event: e.Undeclared) -> None:
    if event.reason == "rover":
        name = teller.who(event.seat)
        teller.add(teller.t("undeclared-rover", name=name, city=event.destination))
        return
    key = "undeclared-fees" if event.reason == "fees" else "undeclared-home"
    teller.say(event.seat, teller.t(key, city=event.destination))


def _arrived(teller: _Teller, event: e.Arrived) -> None:
    key = "arrived" if event.payoff else "arrived-unpaid"
    payoff = teller.money(event.payoff)
    teller.say(event.seat, teller.t(key, city=event.city, payoff=payoff))


def _paid(teller: _Teller, event: e.Paid) -> None:
    if event.why != "fee" or event.payer is None:
        return
    told = teller.t("paid", amount=teller.money(event.amount), payee=teller.who(event.payee))
    teller.say(event.payer, told)


def _announced(teller: _Teller, event: e.Announced) -> None:
    cash = teller.money(event.cash)
    if teller.lines and teller.lines[-1].seat == event.seat:
        teller.add(teller.t("announced", cash=cash))
        return
    told = teller.t("announced-other", name=teller.who(event.seat), cash=cash)
    if teller.lines and teller.lines[-1].seat is None:  # the set-up's lines are whole sentences
        teller.line(None, fresh=True)
    teller.add(told)


def _engine(teller: _Teller, event: e.BoughtEngine) -> None:
    key = "bought-engine" if event.price else "bought-engine-free"
    price = teller.money(event.price)
    teller.say(event.seat, teller.t(key, engine=engine(event.engine, teller.language), price=price))


def _owed(teller: _Teller, event: e.FeesOwed) -> None:
    owed = ", ".join(
        teller.t("owed-part", amount=teller.money(amount), payee=teller.who(payee))
        for payee, amount in event.owed
    )
    if owed:
        teller.say(event.seat, teller.t("owes", owed=owed))


def _opened(teller: _Teller, event: e.AuctionOpened) -> None:
    name = railroad(teller.board, event.railroad)
    minimum = teller.money(event.minimum)
    if event.seller is None:
        told = teller.t("auction-opens-bank", railroad=name, minimum=minimum)
        teller.line(None, fresh=True).pieces.append(told)
    else:
        teller.say(event.seller, teller.t("auction-opens", railroad=name, minimum=minimum))


def _unsold(teller: _Teller, event: e.AuctionUnsold) -> None:
    key = "auction-aside" if event.seller is None else "auction-unsold"
    teller.add(teller.t(key, railroad=railroad(teller.board, event.railroad)))


def _won_auction(teller: _Teller, event: e.AuctionWon) -> None:
    teller.add(
        teller.t(
            "auction-won",
            name=teller.who(event.seat),
            railroad=railroad(teller.board, event.railroad),
            price=teller.money(event.price),
        )
    )


def _won(teller: _Teller, event: e.Won) -> None:
    key = {"home": "won-home", "declared at home": "won-declared", "last": "won-last"}[event.how]
    teller.line(None, fresh=True).pieces.append(teller.t(key, name=teller.who(event.seat)))


def _by_seat(key: str, **fields: Callable[[_Teller, Any], Any]) -> Callable[[_Teller, Any], None]:
    """A piece about the event's own seat."""

    def tell(teller: _Teller, event: Any) -> None:
        values = {name: value(teller, event) for name, value in fields.items()}
        teller.say(event.seat, teller.t(key, **values))

    return tell


_TELL: dict[type, Callable[[_Teller, Any], None]] = {
    e.TurnBegan: lambda teller, event: teller.begin(event.seat),
    e.RegionRolled: _region,
    e.RegionChosen: _by_seat("region-named", region=lambda t_, ev: ev.region),
    e.CityRolled: _city,
    e.HomeSwapped: _by_seat(
        "swapped", home=lambda t_, ev: ev.home, destination=lambda t_, ev: ev.destination
    ),
    e.HomeKept: _by_seat("kept", home=lambda t_, ev: t_.homes[ev.seat]),
    e.TurnLost: _by_seat("turn-lost", city=lambda t_, ev: ev.city),
    e.Declared: _by_seat("declared", home=lambda t_, ev: t_.homes[ev.seat]),
    e.Rolled: _rolled,
    e.BonusRolled: lambda teller, event: teller.say(
        event.seat, teller.t("bounce" if event.bounce else "bonus", red=event.red)
    ),
    e.Rode: _rode,
    e.Rovered: lambda teller, event: teller.add(
        teller.t(
            "rovered",
            rover=teller.who(event.rover),
            victim=teller.who(event.victim),
            place=teller.board.name(event.milepost),
            amount=teller.money(event.amount),
        )
    ),
    e.Undeclared: _undeclared,
    e.Arrived: _arrived,
    e.Paid: _paid,
    e.Announced: _announced,
    e.BoughtRailroad: _by_seat(
        "bought",
        railroad=lambda t_, ev: railroad(t_.board, ev.railroad),
        price=lambda t_, ev: t_.money(ev.price),
    ),
    e.BoughtEngine: _engine,
    e.BoughtNothing: _by_seat("bought-nothing"),
    e.BankSoldOut: lambda teller, event: teller.line(None, fresh=True).pieces.append(
        teller.t("sold-out", fee=teller.money(10_000))
    ),
    e.ThirdOwnerReceived: lambda teller, event: teller.add(
        teller.t("third-received", railroad=railroad(teller.board, event.railroad))
    ),
    e.FeesOwed: _owed,
    e.SoldToBank: _by_seat(
        "sold",
        railroad=lambda t_, ev: railroad(t_.board, ev.railroad),
        price=lambda t_, ev: t_.money(ev.price),
    ),
    e.AuctionOpened: _opened,
    e.BidMade: lambda teller, event: teller.add(
        teller.t("bid", name=teller.who(event.seat), amount=teller.money(event.amount))
    ),
    e.BidPassed: lambda teller, event: teller.add(
        teller.t("bid-passed", name=teller.who(event.seat))
    ),
    e.AuctionWon: _won_auction,
    e.AuctionUnsold: _unsold,
    e.WentBankrupt: lambda teller, event: teller.add(
        teller.t("bankrupt", name=teller.who(event.seat))
    ),
    e.Won: _won,
}
