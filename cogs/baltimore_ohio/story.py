"""What happened, in short sentences: a line a turn of a player or of a railroad."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Add, Alone, By, Lines, Of, Piece, Story
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


def _paid_for(told: Lines, event: e.SharesSold | e.SharesBoughtBack) -> dict[str, Any]:
    return {"amount": event.count * event.value}


def _bought(event: e.SharesBought) -> str:
    if not event.orphan:
        return "bought"
    return "bought-mixed" if event.held else "bought-orphan"


def _shares(told: Lines, event: e.SharesBought) -> dict[str, Any]:
    count = event.held + event.orphan
    return {"count": count, "amount": count * event.value}


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
    if last is not None and last.pieces and last.pieces[0].text.startswith(head):
        last.pieces[0] = Piece(f"{last.pieces[0].text}, {piece}", named=True)
    else:
        told.told(f"{head} {piece}")


def _over(told: Told, event: e.GameEnded) -> None:
    key = {"375": "over-peak", "tech level": "over-level", "all shares": "over-shares"}[event.why]
    told.told(told.t(key))
    told.told(told.t("won", name=event.winner))


# Business Rounds.


def _cards(told: Lines, event: e.EquipmentScrapped | e.WentIntoReceivership) -> dict[str, Any]:
    return {"count": len(event.cards), "levels": of_levels(event.cards, told.scene)}


def _equipped(told: Told, event: e.EquipmentBought) -> None:
    """Cards of one level bought one after another are told together."""
    level, number, paid = levels([event.card]), 1, event.price
    before, count, dollars, piece = told.cards
    last = told.lines[-1] if told.lines else None
    if (
        last
        and last.company == event.railroad
        and level == before
        and last.pieces[-1:] == [Piece(piece)]
    ):
        last.pieces.pop()
        number, paid = count + 1, dollars + paid
    piece = told.t("bought-card", count=number, level=level, price=paid)
    told.of(event.railroad, piece)
    told.cards = (level, number, paid, piece)


def _paid(told: Lines, event: e.DividendPaid) -> dict[str, Any]:
    parts = [told.t("part", name=seat, amount=amount) for seat, amount in event.players]
    if event.treasury:
        parts.append(told.t("part-treasury", amount=event.treasury))
    return {"each": event.per_share, "parts": ", ".join(parts)}


STORY = Story(
    t,
    {
        e.CashDealt: Alone("dealt"),
        e.OrderSet: Alone(lambda event: "order-drawn" if event.drawn else "order"),
        e.MarketBegan: Alone("market-round"),
        e.TurnBegan: lambda told, event: told.fresh(event.seat, event.railroad),
        e.Passed: By(lambda event: "passed-forced" if event.forced else "passed"),
        e.SharesSold: By("sold", more=_paid_for),
        e.ValueMoved: _moved,
        e.RailroadStarted: By(lambda event: "returned" if event.again else "started"),
        e.SharesBought: By(_bought, more=_shares),
        e.SharesBoughtBack: By("bought-back", more=_paid_for),
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
        e.EquipmentScrapped: Of("scrapped", "railroad", more=_cards),
        e.EquipmentBought: _equipped,
        e.TechLevelAdvanced: Add("level-reached"),
        e.TrackBuilt: Of("built", "railroad"),
        e.NWCoalTaken: Of("took-nw-coal", "railroad"),
        e.ResourceTaken: Of(lambda event: f"took-{event.resource}", "railroad"),
        e.PrivilegeMet: Add(
            lambda event: "privilege-pa" if event.railroad == "PA" else "privilege-nyc"
        ),
        e.IncomeEarned: Of(
            lambda event: "earned" if event.gross else "earned-nothing",
            "railroad",
            more=lambda told, event: {"cities": cities(event.cities, told.scene)},
        ),
        e.DividendPaid: Of("paid", "railroad", more=_paid),
        e.ProfitRetained: Of("kept", "railroad"),
        e.ShareSacrificed: Add("sacrificed"),
        e.WentIntoReceivership: Add("receivership", more=_cards),
    },
    you=(
        "sold",
        "started",
        "returned",
        "bought",
        "bought-mixed",
        "bought-orphan",
        "bought-back",
        "opened",
        "president",
        "sacrificed",
    ),
)
"""`MarketEnded` is told by what comes after it; `StoodIdle` needs no saying: nothing changes (36).
"""
