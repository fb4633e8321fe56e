"""The story of a Market Round, and of what a turn of the game begins and ends with."""

from __future__ import annotations

from typing import Any

from cogs.baltimore_ohio.parts import Tell
from cogs.baltimore_ohio.telling import Teller
from cogs.baltimore_ohio.words import baron, railroad, t
from rules.baltimore_ohio.model import events as e


def _t(teller: Teller, key: str, **values: Any) -> str:
    return t(key, teller.language, **values)


def _dealt(teller: Teller, event: e.CashDealt) -> None:
    teller.told(_t(teller, "dealt", each=teller.money(event.each)))


def _order(teller: Teller, event: e.OrderSet) -> None:
    names = ", ".join(teller.who(seat) for seat in event.order)
    teller.told(_t(teller, "order-drawn" if event.drawn else "order", names=names))


def _turn(teller: Teller, event: e.TurnBegan) -> None:
    teller.fresh(event.seat, event.railroad)


def _passed(teller: Teller, event: e.Passed) -> None:
    teller.by(event.seat, _t(teller, "passed-forced" if event.forced else "passed"))


def _sold(teller: Teller, event: e.SharesSold) -> None:
    told = _t(
        teller,
        "sold",
        count=event.count,
        railroad=railroad(event.railroad),
        amount=teller.money(event.count * event.value),
    )
    teller.by(event.seat, told)


def _started(teller: Teller, event: e.RailroadStarted) -> None:
    key = "returned" if event.again else "started"
    told = _t(teller, key, railroad=railroad(event.railroad), value=teller.money(event.value))
    teller.by(event.seat, told)


def _bought(teller: Teller, event: e.SharesBought) -> None:
    key = "bought"
    if event.orphan:
        key = "bought-mixed" if event.held else "bought-orphan"
    told = _t(
        teller,
        key,
        count=event.held + event.orphan,
        held=event.held,
        orphan=event.orphan,
        railroad=railroad(event.railroad),
        amount=teller.money((event.held + event.orphan) * event.value),
    )
    teller.by(event.seat, told)


def _bought_back(teller: Teller, event: e.SharesBoughtBack) -> None:
    told = _t(
        teller,
        "bought-back",
        railroad=railroad(event.railroad),
        count=event.count,
        amount=teller.money(event.count * event.value),
    )
    teller.by(event.seat, told)


def _president(teller: Teller, event: e.PresidentChanged) -> None:
    """Whoever starts a railroad or brings it back presides over it: that needs no saying, and that
    nobody does is said by its receivership."""
    if event.before is not None and event.after is not None:
        name = railroad(event.railroad)
        teller.add(_t(teller, "president", name=teller.who(event.after), railroad=name))


def _moved(teller: Teller, event: e.ValueMoved) -> None:
    told = _t(
        teller,
        "value-moves",
        railroad=railroad(event.railroad),
        before=teller.money(event.before),
        after=teller.money(event.after),
    )
    if event.why == "orphans":
        _together(teller, _t(teller, "orphans-drop"), told)
    else:
        teller.add(told)


def _together(teller: Teller, head: str, piece: str) -> None:
    """The piece on the line about the game that begins so, with those already there."""
    last = teller.lines[-1] if teller.lines else None
    if last is not None and last.pieces and last.pieces[0].startswith(head):
        last.pieces[0] += f", {piece}"
    else:
        teller.told(f"{head} {piece}")


def _opened(teller: Teller, event: e.AuctionOpened) -> None:
    told = _t(teller, "opened", card=baron(event.card), amount=teller.money(event.bid))
    teller.by(event.seat, told)


def _bid(teller: Teller, event: e.BidMade) -> None:
    teller.by(event.seat, _t(teller, "bids", amount=teller.money(event.amount)))


def _bid_passed(teller: Teller, event: e.BidPassed) -> None:
    teller.by(event.seat, _t(teller, "out-forced" if event.forced else "out"))


def _won(teller: Teller, event: e.AuctionWon) -> None:
    told = _t(
        teller,
        "hammer",
        name=teller.who(event.seat),
        card=baron(event.card),
        amount=teller.money(event.amount),
    )
    teller.told(told)


def _market(teller: Teller, event: e.MarketBegan) -> None:
    teller.told(_t(teller, "market-round", turn=str(event.turn)))


def _paid(teller: Teller, event: e.BaronPaid) -> None:
    told = _t(
        teller,
        "baron-paid",
        name=teller.who(event.seat),
        amount=teller.money(event.amount),
        card=baron(event.card),
    )
    _together(teller, _t(teller, "barons-pay"), told)


def _over(teller: Teller, event: e.GameEnded) -> None:
    key = {"375": "over-peak", "tech level": "over-level", "all shares": "over-shares"}[event.why]
    teller.told(_t(teller, key))
    teller.told(_t(teller, "won", name=teller.who(event.winner)))


TELL: dict[type, Tell] = {
    e.CashDealt: _dealt,
    e.OrderSet: _order,
    e.MarketBegan: _market,
    e.TurnBegan: _turn,
    e.Passed: _passed,
    e.SharesSold: _sold,
    e.ValueMoved: _moved,
    e.RailroadStarted: _started,
    e.SharesBought: _bought,
    e.SharesBoughtBack: _bought_back,
    e.PresidentChanged: _president,
    e.AuctionOpened: _opened,
    e.BidMade: _bid,
    e.BidPassed: _bid_passed,
    e.AuctionWon: _won,
    e.BaronPaid: _paid,
    e.GameEnded: _over,
}
"""`MarketEnded` is told by what comes after it."""
