"""What happened, in short sentences: a line a turn of a player or of a railroad."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Add, Alone, By, Lines, Of, Story
from cogs.baltimore_ohio.words import KINDS, cities, levels, of_levels, railroad, t
from rules.baltimore_ohio.model import events as e


@dataclass
class Told(Lines):
    """`cards`: what was told last of equipment: level, number, dollars together, and the piece."""

    cards: tuple[str, int, int, str] = ("", 0, 0, "")


def story(scene: Scene, events: Sequence[Any]) -> list[str]:
    """The events in short sentences, a line a turn."""
    return STORY.tell(Told(scene, t, KINDS, railroad), events)


# The Market Round.


def _order(told: Told, event: e.OrderSet) -> None:
    told.told(told.of_event("order-drawn" if event.drawn else "order", event))


def _sold(told: Told, event: e.SharesSold) -> None:
    told.by(event.seat, told.of_event("sold", event, amount=event.count * event.value))


def _bought(told: Told, event: e.SharesBought) -> None:
    key, count = "bought", event.held + event.orphan
    if event.orphan:
        key = "bought-mixed" if event.held else "bought-orphan"
    told.by(event.seat, told.of_event(key, event, count=count, amount=count * event.value))


def _bought_back(told: Told, event: e.SharesBoughtBack) -> None:
    told.by(event.seat, told.of_event("bought-back", event, amount=event.count * event.value))


def _president(event: e.PresidentChanged) -> str:
    """Whoever starts a railroad or brings it back presides over it: that needs no saying, and that
    nobody does is said by its receivership."""
    return "" if event.before is None or event.after is None else "president"


def _moved(told: Told, event: e.ValueMoved) -> None:
    piece = told.of_event("value-moves", event)
    if event.why == "orphans":
        _together(told, told.t("orphans-drop"), piece)
    else:
        told.add(piece)


def _together(told: Told, head: str, piece: str) -> None:
    """The piece on the line about the game that begins so, with those already there."""
    last = told.lines[-1] if told.lines else None
    if last is not None and last.pieces and last.pieces[0].startswith(head):
        last.pieces[0] += f", {piece}"
    else:
        told.told(f"{head} {piece}")


def _over(told: Told, event: e.GameEnded) -> None:
    key = {"375": "over-peak", "tech level": "over-level", "all shares": "over-shares"}[event.why]
    told.told(told.t(key))
    told.told(told.t("won", name=event.winner))


# Business Rounds.


def _scrapped(told: Told, event: e.EquipmentScrapped) -> None:
    values = {"count": len(event.cards), "levels": of_levels(event.cards, told.scene)}
    told.of(event.railroad, told.of_event("scrapped", event, **values))


def _equipped(told: Told, event: e.EquipmentBought) -> None:
    """Cards of one level bought one after another are told together."""
    level, number, paid = levels([event.card]), 1, event.price
    before, count, dollars, piece = told.cards
    last = told.lines[-1] if told.lines else None
    if last and last.company == event.railroad and level == before and last.pieces[-1:] == [piece]:
        last.pieces.pop()
        number, paid = count + 1, dollars + paid
    piece = told.t("bought-card", count=number, level=level, price=paid)
    told.of(event.railroad, piece)
    told.cards = (level, number, paid, piece)


def _earned(told: Told, event: e.IncomeEarned) -> None:
    key = "earned" if event.gross else "earned-nothing"
    served = cities(event.cities, told.scene)
    told.of(event.railroad, told.of_event(key, event, cities=served))


def _paid(told: Told, event: e.DividendPaid) -> None:
    parts = [told.t("part", name=seat, amount=amount) for seat, amount in event.players]
    if event.treasury:
        parts.append(told.t("part-treasury", amount=event.treasury))
    each = event.per_share
    told.of(event.railroad, told.of_event("paid", event, each=each, parts=", ".join(parts)))


def _receivership(told: Told, event: e.WentIntoReceivership) -> None:
    told.add(told.of_event("receivership", event, count=len(event.cards)))


STORY = Story(
    t,
    {
        e.CashDealt: Alone("dealt"),
        e.OrderSet: _order,
        e.MarketBegan: Alone("market-round"),
        e.TurnBegan: lambda told, event: told.fresh(event.seat, event.railroad),
        e.Passed: By(lambda event: "passed-forced" if event.forced else "passed"),
        e.SharesSold: _sold,
        e.ValueMoved: _moved,
        e.RailroadStarted: By(lambda event: "returned" if event.again else "started"),
        e.SharesBought: _bought,
        e.SharesBoughtBack: _bought_back,
        e.PresidentChanged: Add(_president),
        e.AuctionOpened: By("opened"),
        e.BidMade: By("bids"),
        e.BidPassed: By(lambda event: "out-forced" if event.forced else "out"),
        e.AuctionWon: Alone("hammer"),
        e.BaronPaid: lambda told, event: _together(
            told, told.t("barons-pay"), told.of_event("baron-paid", event)
        ),
        e.GameEnded: _over,
        e.BusinessBegan: Alone("business-round"),
        e.EquipmentScrapped: _scrapped,
        e.EquipmentBought: _equipped,
        e.TechLevelAdvanced: Add("level-reached"),
        e.TrackBuilt: Of("built", "railroad"),
        e.NWCoalTaken: Of("took-nw-coal", "railroad"),
        e.ResourceTaken: Of(lambda event: f"took-{event.resource}", "railroad"),
        e.PrivilegeMet: Add(
            lambda event: "privilege-pa" if event.railroad == "PA" else "privilege-nyc"
        ),
        e.IncomeEarned: _earned,
        e.DividendPaid: _paid,
        e.ProfitRetained: Of("kept", "railroad"),
        e.ShareSacrificed: Add("sacrificed"),
        e.WentIntoReceivership: _receivership,
    },
)
"""`MarketEnded` is told by what comes after it; `StoodIdle` needs no saying: nothing changes (36).
"""
