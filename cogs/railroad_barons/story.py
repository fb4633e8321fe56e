"""Narration of events in short sentences: a line for each turn of a player or Holding."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import (
    AddedPiece,
    CompanyPiece,
    GameLine,
    Narration,
    Narrator,
    PlayerPiece,
)
from cogs.railroad_barons.words import KINDS, has_face_values, money, t
from data.texts import join_with_and
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.state import Railroad


def _narrate_tokens(lines: Narration, event: e.TokensPlaced) -> None:
    parts = [lines.t("tokens", plus=event.plus, down=event.down)]
    if event.network:
        parts.append(lines.t("tokens-network"))
    if event.idle:
        parts.append(lines.t("tokens-idle", count=event.idle))
    lines.add_for_company(event.holding, ", ".join(parts), event.seat)


def describe_dividends(ctx: TableContext, amounts: Sequence[int]) -> str:
    """Return who gets what of a dividend: `$60 to Ann and $30 to Ben`."""
    parts = [
        t("paid-part", ctx, amount=amount, name=seat)
        for seat, amount in enumerate(amounts)
        if amount
    ]
    return join_with_and(parts, ctx.language)


def _narrate_purchase(lines: Narration, event: e.RailroadBought) -> None:
    bought = Railroad(event.card, event.side)
    piece = lines.event_text("railroad-bought", event, railroad=bought)
    if event.helped:
        piece += lines.event_text("railroad-helped", event)
    if event.saved:
        piece += lines.event_text("railroad-saved", event)
    lines.add_for_company(event.holding, piece, event.seat)


def _narrate_start(lines: Narration, event: e.HoldingStarted) -> None:
    """For free it comes with an Investor whose price went to the other: that names who has it."""
    if event.price:
        lines.add_for_player(
            event.seat, lines.event_text(lines.voiced_key("started", event.seat), event)
        )
    else:
        lines.add_to_line(lines.event_text("started-free", event))


def _narrate_removal(lines: Narration, event: e.RailroadsRemoved) -> None:
    if event.fate == "discarded":
        lines.add_for_company(event.holding, lines.t("discarded", railroads=event.railroads))
    else:
        lines.add_to_line(lines.t("obsolete", holding=event.holding, railroads=event.railroads))


def _narrate_game_end(lines: Narration, event: e.GameEnded) -> None:
    if event.why == "exhausted":
        lines.add_game_line(lines.t("exhausted"))
    lower, best = sorted(event.totals)
    if best == lower:
        lines.add_game_line(lines.t("draw", total=best))
    else:
        winner, lower_text = event.totals.index(best), money(lower, lines.ctx)
        lines.add_game_line(lines.t("won", name=winner, total=best, other=lower_text))


def _narrate_swap(lines: Narration, event: e.DirectorSwapped) -> None:
    key = "swapped-bank" if event.other is None else "swapped"
    if lines.addressed_seat is not None and lines.addressed_seat == event.other:
        key = "swapped-from-you"
    lines.add_to_line(lines.event_text(lines.voiced_key(key, event.seat), event))


def _value_key(event: e.ValueMoved) -> str:
    if event.before == event.after:
        return ""
    return "fell" if event.why == "sale" else "rose"


NARRATOR = Narrator(
    t,
    KINDS,
    {
        e.OperatingRoundEnded: None,
        e.StartingPlayer: GameLine(
            lambda event: "starting-drawn" if event.drawn else "starting-agreed"
        ),
        e.Endowed: AddedPiece("endowed"),
        e.InvestorSelected: PlayerPiece(
            "selected", more=lambda lines, event: {"fixed": has_face_values(lines.ctx)}
        ),
        e.InvestorTaken: PlayerPiece(
            lambda event: "took-card" if event.chosen_by == event.seat else "took-money",
            "chosen_by",
            more=lambda lines, event: {"other": lines.player_name(1 - event.chosen_by)},
        ),
        e.HoldingStarted: _narrate_start,
        e.RailroadGiven: AddedPiece(
            "railroad-given", more=lambda lines, event: {"railroad": Railroad(event.card)}
        ),
        e.TurnBegan: lambda lines, event: lines.start_line(event.seat, event.holding),
        e.Sold: PlayerPiece(lambda event: "exchanged-down" if event.take else "sold"),
        e.Bought: PlayerPiece(lambda event: "exchanged-up" if event.give else "bought"),
        e.Floated: AddedPiece("floated"),
        e.ValueMoved: AddedPiece(_value_key),
        e.DirectorChanged: AddedPiece("director-changed"),
        e.DirectorSwapped: _narrate_swap,
        e.TokensPlaced: _narrate_tokens,
        e.RevenueMade: CompanyPiece(
            lambda event: "earned" if event.amount else "earned-nothing", "holding"
        ),
        e.DividendsPaid: CompanyPiece(
            "paid",
            "holding",
            more=lambda lines, event: {"parts": describe_dividends(lines.ctx, event.amounts)},
        ),
        e.RevenueKept: CompanyPiece("kept", "holding"),
        e.RailroadBought: _narrate_purchase,
        e.LevelReached: AddedPiece("level-reached"),
        e.RailroadsRemoved: _narrate_removal,
        e.OfferMade: CompanyPiece("offer-made", "buyer"),
        e.OfferWithdrawn: CompanyPiece("offer-withdrawn", "buyer"),
        e.OfferRefused: AddedPiece("offer-refused"),
        e.RailroadTraded: CompanyPiece(
            "traded", "buyer", more=lambda lines, event: {"railroad": event.railroad}
        ),
        e.InvestorAssigned: CompanyPiece(
            lambda event: "assigned" if event.source is None else "assigned-from", "holding"
        ),
        e.EndReached: AddedPiece(
            "end-reached",
            more=lambda lines, event: {
                "value": money(facts.constants().end_share_value, lines.ctx)
            },
        ),
        e.GameEnded: _narrate_game_end,
    },
    e.AnyEvent,
)
