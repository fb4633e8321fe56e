"""What happened, in short sentences: a line a turn of a player or of a Holding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Add, Alone, By, Lines, Of, Story
from cogs.railroad_barons.words import KINDS, fixed, money, t
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.state import Railroad


def story(scene: Scene, events: Sequence[Any]) -> list[str]:
    """The events in short sentences, a line a turn."""
    return STORY.tell(Lines(scene, t, KINDS), events)


def _tokens(lines: Lines, event: e.TokensPlaced) -> None:
    parts = [lines.t("tokens", plus=event.plus, down=event.down)]
    if event.network:
        parts.append(lines.t("tokens-network"))
    if event.idle:
        parts.append(lines.t("tokens-idle", count=event.idle))
    lines.of(event.holding, ", ".join(parts), event.seat)


def parts_of(scene: Scene, amounts: Sequence[int]) -> str:
    """`$60 to Ann, $30 to Ben`: who gets what of a dividend."""
    return ", ".join(
        t("paid-part", scene, amount=amount, name=seat)
        for seat, amount in enumerate(amounts)
        if amount
    )


def _railroad(lines: Lines, event: e.RailroadBought) -> None:
    bought = Railroad(event.card, event.side)
    told = lines.of_event("railroad-bought", event, railroad=bought)
    if event.helped:
        told += lines.of_event("railroad-helped", event)
    if event.saved:
        told += lines.of_event("railroad-saved", event)
    lines.of(event.holding, told, event.seat)


def _started(lines: Lines, event: e.HoldingStarted) -> None:
    """For free it comes with an Investor whose price went to the other: that names who has it."""
    if event.price:
        lines.by(event.seat, lines.of_event(lines.voiced("started", event.seat), event))
    else:
        lines.add(lines.of_event("started-free", event))


def _removed(lines: Lines, event: e.RailroadsRemoved) -> None:
    if event.fate == "discarded":
        lines.of(event.holding, lines.t("discarded", railroads=event.railroads))
    else:
        lines.add(lines.t("obsolete", holding=event.holding, railroads=event.railroads))


def _top(lines: Lines, event: e.EndReached) -> dict[str, str]:
    return {"value": money(facts.constants().end_share_value, lines.scene)}


def _over(lines: Lines, event: e.GameEnded) -> None:
    if event.why == "exhausted":
        lines.told(lines.t("exhausted"))
    other, best = sorted(event.totals)
    if best == other:
        lines.told(lines.t("draw", total=best))
    else:
        winner, less = event.totals.index(best), money(other, lines.scene)
        lines.told(lines.t("won", name=winner, total=best, other=less))


def _swapped(lines: Lines, event: e.DirectorSwapped) -> None:
    key = "swapped-bank" if event.other is None else "swapped"
    if lines.you is not None and lines.you == event.other:
        key = "swapped-from-you"
    lines.add(lines.of_event(lines.voiced(key, event.seat), event))


def _moved(event: e.ValueMoved) -> str:
    if event.before == event.after:
        return ""
    return "fell" if event.why == "sale" else "rose"


STORY = Story(
    t,
    {
        e.StartingPlayer: Alone(
            lambda event: "starting-drawn" if event.drawn else "starting-agreed"
        ),
        e.Endowed: Add("endowed"),
        e.InvestorSelected: By("selected", more=lambda lines, event: {"fixed": fixed(lines.scene)}),
        e.InvestorTaken: By(
            lambda event: "took-card" if event.chosen_by == event.seat else "took-money",
            "chosen_by",
            more=lambda lines, event: {"other": lines.who(1 - event.chosen_by)},
        ),
        e.InvestorLeft: Alone("investor-left"),
        e.HoldingStarted: _started,
        e.RailroadGiven: Add(
            "railroad-given", more=lambda lines, event: {"railroad": Railroad(event.card)}
        ),
        e.StockRoundBegan: Alone("stock-round"),
        e.PrioritySwapped: By("priority-swapped"),
        e.PriorityKept: By("priority-kept"),
        e.TurnBegan: lambda lines, event: lines.fresh(event.seat, event.holding),
        e.Sold: By(lambda event: "exchanged-down" if event.take else "sold"),
        e.Bought: By(lambda event: "exchanged-up" if event.give else "bought"),
        e.Floated: Add("floated"),
        e.ValueMoved: Add(_moved),
        e.DirectorChanged: Add("director-changed"),
        e.DirectorSwapped: _swapped,
        e.Passed: By(lambda event: "passed-forced" if event.forced else "passed"),
        e.StockRoundEnded: Alone("stock-round-ended"),
        e.OperatingRoundBegan: Alone("operating-round"),
        e.TokensPlaced: _tokens,
        e.RevenueMade: Of(lambda event: "earned" if event.amount else "earned-nothing", "holding"),
        e.DividendsPaid: Of(
            "paid",
            "holding",
            more=lambda lines, event: {"parts": parts_of(lines.scene, event.amounts)},
        ),
        e.RevenueKept: Of("kept", "holding"),
        e.RailroadBought: _railroad,
        e.LevelReached: Add("level-reached"),
        e.RailroadsRemoved: _removed,
        e.OfferMade: Of("offer-made", "buyer"),
        e.OfferWithdrawn: Of("offer-withdrawn", "buyer"),
        e.OfferRefused: Add("offer-refused"),
        e.RailroadTraded: Of(
            "traded", "buyer", more=lambda lines, event: {"railroad": event.railroad}
        ),
        e.InvestorAssigned: Of(
            lambda event: "assigned" if event.source is None else "assigned-from", "holding"
        ),
        e.TopRemoved: Alone("top-removed"),
        e.EndReached: Add("end-reached", more=_top),
        e.GameEnded: _over,
    },
    you=(
        "selected",
        "started",
        "sold",
        "exchanged-down",
        "bought",
        "exchanged-up",
        "director-changed",
        "swapped",
        "swapped-bank",
    ),
)
