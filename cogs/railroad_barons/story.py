"""What happened, a line a turn: the public sentences for the events of Railroad Barons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import data.railroad_barons as facts
from cogs.railroad_barons.words import (
    capital,
    card_name,
    card_side,
    investor,
    money,
    person,
    railroad,
    railroads,
    t,
)
from rules.railroad_barons.model import events as e

_ENDS = (".", "!", "!**", ".**")


@dataclass
class _Line:
    """A turn of a player (`seat`) or of a Holding, or (neither) a sentence about the game.

    `seat` is then the Holding's Director.
    """

    seat: int | None = None
    holding: str | None = None
    pieces: list[str] = field(default_factory=list)


@dataclass
class _Teller:
    names: Sequence[str]
    language: str
    lines: list[_Line] = field(default_factory=list)

    def who(self, seat: int | None) -> str:
        return person(self.names, seat, self.language)

    def t(self, key: str, **values: Any) -> str:
        return t(key, self.language, **values)

    def money(self, dollars: int) -> str:
        return money(dollars, self.language)

    def fresh(self, seat: int | None = None, holding: str | None = None) -> None:
        """A line of its own begins."""
        self.lines.append(_Line(seat, holding))

    def told(self, sentence: str) -> None:
        """A sentence about the game, on a line of its own."""
        self.lines.append(_Line(pieces=[sentence]))

    def by(self, seat: int, piece: str) -> None:
        """A piece with this player as its subject, on the player's line."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.seat != seat or last.holding is not None:
            self.fresh(seat)
        self.lines[-1].pieces.append(piece)

    def of(self, holding: str, piece: str, seat: int | None = None) -> None:
        """A piece with this Holding as its subject, on the Holding's line."""
        if not self.lines or self.lines[-1].holding != holding:
            self.fresh(seat, holding)
        self.lines[-1].pieces.append(piece)

    def add(self, piece: str) -> None:
        """A piece that names its own subject, on the line being told."""
        if not self.lines or (self.lines[-1].seat is None and self.lines[-1].holding is None):
            self.fresh()
        self.lines[-1].pieces.append(piece)


def story(names: Sequence[str], events: Sequence[Any], language: str) -> list[str]:
    """The events in short sentences, a line a turn."""
    teller = _Teller(names, language)
    for event in events:
        tell = _TELL.get(type(event))
        if tell is not None:
            tell(teller, event)
    return [_text(teller, line) for line in teller.lines if line.pieces]


def _text(teller: _Teller, line: _Line) -> str:
    said = "; ".join(line.pieces)
    if not said.endswith(_ENDS):
        said += "."
    if line.holding is not None:
        if line.seat is None:
            return f"**{line.holding}** {said}"
        return f"**{line.holding}** ({teller.who(line.seat)}) {said}"
    if line.seat is not None:
        return f"**{teller.who(line.seat)}** {said}"
    return capital(said)


def _starting(teller: _Teller, event: e.StartingPlayer) -> None:
    key = "starting-drawn" if event.drawn else "starting-agreed"
    teller.told(teller.t(key, name=teller.who(event.seat)))


def _selected(teller: _Teller, event: e.InvestorSelected) -> None:
    card = investor(event.investor, teller.language)
    teller.by(event.seat, teller.t("selected", price=teller.money(event.price), investor=card))


def _taken(teller: _Teller, event: e.InvestorTaken) -> None:
    key = "took-card" if event.chosen_by == event.seat else "took-money"
    told = teller.t(
        key,
        other=teller.who(1 - event.chosen_by),
        price=teller.money(event.price),
        investor=investor(event.investor, teller.language),
    )
    teller.by(event.chosen_by, told)


def _left(teller: _Teller, event: e.InvestorLeft) -> None:
    card = investor(event.investor, teller.language)
    teller.told(teller.t("investor-left", investor=card, each=teller.money(event.each)))


def _started(teller: _Teller, event: e.HoldingStarted) -> None:
    key = "started" if event.price else "started-free"
    told = teller.t(
        key,
        holding=event.holding,
        value=teller.money(event.par),
        price=teller.money(event.price),
    )
    teller.by(event.seat, told)


def _given(teller: _Teller, event: e.RailroadGiven) -> None:
    card = card_side(event.card, 0, teller.language)
    teller.add(teller.t("railroad-given", holding=event.holding, railroad=card))


def _stock_round(teller: _Teller, event: e.StockRoundBegan) -> None:
    name = teller.who(event.priority)
    teller.told(teller.t("stock-round", set=str(event.set), name=name))


def _turn(teller: _Teller, event: e.TurnBegan) -> None:
    teller.fresh(event.seat, event.holding)


def _sold(teller: _Teller, event: e.Sold) -> None:
    key = "exchanged-down" if event.take else "sold"
    told = teller.t(
        key,
        percent=event.percent,
        take=event.take,
        holding=event.holding,
        amount=teller.money(event.amount),
    )
    teller.by(event.seat, told)


def _bought(teller: _Teller, event: e.Bought) -> None:
    key = "exchanged-up" if event.give else "bought"
    told = teller.t(
        key,
        percent=event.percent,
        give=event.give,
        holding=event.holding,
        amount=teller.money(event.amount),
    )
    teller.by(event.seat, told)


def _moved(teller: _Teller, event: e.ValueMoved) -> None:
    if event.before == event.after:
        return
    told = teller.t(
        "fell" if event.why == "sale" else "rose",
        holding=event.holding,
        before=teller.money(event.before),
        after=teller.money(event.after),
    )
    teller.add(told)


def _swapped(teller: _Teller, event: e.DirectorSwapped) -> None:
    key = "swapped-bank" if event.other is None else "swapped"
    told = teller.t(
        key,
        name=teller.who(event.seat),
        other=teller.who(event.other),
        holding=event.holding,
    )
    teller.add(told)


def _tokens(teller: _Teller, event: e.TokensPlaced) -> None:
    parts = [teller.t("tokens", plus=event.plus, down=event.down)]
    if event.network:
        parts.append(teller.t("tokens-network"))
    if event.idle:
        parts.append(teller.t("tokens-idle", count=event.idle))
    teller.of(event.holding, ", ".join(parts), event.seat)


def _revenue(teller: _Teller, event: e.RevenueMade) -> None:
    key = "earned" if event.amount else "earned-nothing"
    teller.of(event.holding, teller.t(key, amount=teller.money(event.amount)))


def _paid(teller: _Teller, event: e.DividendsPaid) -> None:
    parts = [
        teller.t("paid-part", amount=teller.money(amount), name=teller.who(seat))
        for seat, amount in enumerate(event.amounts)
        if amount
    ]
    teller.of(event.holding, teller.t("paid", parts=", ".join(parts)), event.seat)


def _railroad(teller: _Teller, event: e.RailroadBought) -> None:
    told = teller.t(
        "railroad-bought",
        railroad=card_side(event.card, event.side, teller.language),
        price=teller.money(event.price),
    )
    if event.helped:
        name, helped = teller.who(event.seat), teller.money(event.helped)
        told += teller.t("railroad-helped", name=name, amount=helped)
    if event.saved:
        told += teller.t("railroad-saved", amount=teller.money(event.saved))
    teller.of(event.holding, told, event.seat)


def _removed(teller: _Teller, event: e.RailroadsRemoved) -> None:
    lost = railroads(event.railroads, teller.language)
    if event.fate == "discarded":
        teller.of(event.holding, teller.t("discarded", railroads=lost))
    else:
        teller.add(teller.t("obsolete", holding=event.holding, railroads=lost))


def _offer(key: str) -> Callable[[_Teller, Any], None]:
    def tell(teller: _Teller, event: Any) -> None:
        told = teller.t(
            key,
            name=teller.who(event.seat),
            to=teller.who(getattr(event, "to", None)),
            seller=event.seller,
            railroad=card_name(event.card),
            price=teller.money(event.price),
        )
        if key == "offer-refused":
            teller.add(told)
        else:
            teller.of(event.buyer, told, event.seat)

    return tell


def _traded(teller: _Teller, event: e.RailroadTraded) -> None:
    told = teller.t(
        "traded",
        seller=event.seller,
        railroad=railroad(event.railroad, teller.language),
        price=teller.money(event.price),
    )
    teller.of(event.buyer, told)


def _assigned(teller: _Teller, event: e.InvestorAssigned) -> None:
    key = "assigned" if event.source is None else "assigned-from"
    card = investor(event.investor, teller.language)
    teller.of(event.holding, teller.t(key, investor=card, source=event.source or ""), event.seat)


def _top(teller: _Teller, event: e.TopRemoved) -> None:
    teller.told(teller.t("top-removed", railroad=card_name(event.card)))


def _end(teller: _Teller, event: e.EndReached) -> None:
    top = teller.money(facts.constants().end_share_value)
    teller.add(teller.t("end-reached", holding=event.holding, value=top))


def _over(teller: _Teller, event: e.GameEnded) -> None:
    totals = event.totals
    if event.why == "exhausted":
        teller.told(teller.t("exhausted"))
    if totals[0] == totals[1]:
        teller.told(teller.t("draw", total=teller.money(totals[0])))
        return
    winner = 0 if totals[0] > totals[1] else 1
    teller.told(
        teller.t(
            "won",
            name=teller.who(winner),
            total=teller.money(totals[winner]),
            other=teller.money(totals[1 - winner]),
        )
    )


_TELL: dict[type, Callable[[_Teller, Any], None]] = {
    e.StartingPlayer: _starting,
    e.Endowed: lambda teller, event: teller.add(teller.t("endowed", each=teller.money(event.each))),
    e.InvestorSelected: _selected,
    e.InvestorTaken: _taken,
    e.InvestorLeft: _left,
    e.HoldingStarted: _started,
    e.RailroadGiven: _given,
    e.StockRoundBegan: _stock_round,
    e.PrioritySwapped: lambda teller, event: teller.by(
        event.seat, teller.t("priority-swapped", name=teller.who(event.priority))
    ),
    e.PriorityKept: lambda teller, event: teller.by(event.seat, teller.t("priority-kept")),
    e.TurnBegan: _turn,
    e.Sold: _sold,
    e.Bought: _bought,
    e.Floated: lambda teller, event: teller.add(
        teller.t("floated", holding=event.holding, capital=teller.money(event.capital))
    ),
    e.ValueMoved: _moved,
    e.DirectorChanged: lambda teller, event: teller.add(
        teller.t("director-changed", name=teller.who(event.after), holding=event.holding)
    ),
    e.DirectorSwapped: _swapped,
    e.Passed: lambda teller, event: teller.by(
        event.seat, teller.t("passed-forced" if event.forced else "passed")
    ),
    e.StockRoundEnded: lambda teller, event: teller.told(
        teller.t("stock-round-ended", name=teller.who(event.priority))
    ),
    e.OperatingRoundBegan: lambda teller, event: teller.told(
        teller.t("operating-round", set=str(event.set), half=str(event.half))
    ),
    e.TokensPlaced: _tokens,
    e.RevenueMade: _revenue,
    e.DividendsPaid: _paid,
    e.RevenueKept: lambda teller, event: teller.of(
        event.holding, teller.t("kept", amount=teller.money(event.revenue)), event.seat
    ),
    e.RailroadBought: _railroad,
    e.LevelReached: lambda teller, event: teller.add(
        teller.t("level-reached", level=str(event.level))
    ),
    e.RailroadsRemoved: _removed,
    e.OfferMade: _offer("offer-made"),
    e.OfferWithdrawn: _offer("offer-withdrawn"),
    e.OfferRefused: _offer("offer-refused"),
    e.RailroadTraded: _traded,
    e.InvestorAssigned: _assigned,
    e.TopRemoved: _top,
    e.EndReached: _end,
    e.GameEnded: _over,
}
