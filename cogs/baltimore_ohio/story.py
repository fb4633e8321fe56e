"""Narration of events in short sentences: a line for each turn of a player or railroad."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bot.chat.declared.narrator import (
    AddedPiece,
    CompanyPiece,
    GameLine,
    Narration,
    Narrator,
    Piece,
    PlayerPiece,
)
from cogs.baltimore_ohio.words import (
    KINDS,
    describe_levels,
    list_cities,
    list_levels,
    railroad_name,
    t,
)
from rules.baltimore_ohio.model import events as e


@dataclass
class BandoNarration(Narration):
    """Narration that joins equipment bought card by card: `cards` is the last purchase
    narrated, as level, number, total price and its piece of text."""

    cards: tuple[str, int, int, str] = ("", 0, 0, "")


# The Market Round.


def _amount_value(
    narration: Narration, event: e.SharesSold | e.SharesBoughtBack
) -> dict[str, object]:
    return {"amount": event.count * event.value}


def _purchase_key(event: e.SharesBought) -> str:
    if not event.orphan:
        return "bought"
    return "bought-mixed" if event.held else "bought-orphan"


def _purchase_values(narration: Narration, event: e.SharesBought) -> dict[str, object]:
    count = event.held + event.orphan
    return {"count": count, "amount": count * event.value}


def _president_key(event: e.PresidentChanged) -> str:
    """Return the text key, or "" if the event needs no text: a starter's presidency is obvious,
    and a vacant one is narrated as receivership."""
    return "" if event.before is None or event.after is None else "president"


def _narrate_value_move(narration: BandoNarration, event: e.ValueMoved) -> None:
    piece = narration.event_text("value-moves", event)
    if event.why == "orphans":
        _append_to_list(narration, narration.t("orphans-drop"), piece)
    else:
        narration.add_to_line(piece)


def _append_to_list(narration: BandoNarration, head: str, piece: str) -> None:
    """Append the piece to the last line if that begins with this head, else begin such a line."""
    last = narration.lines[-1] if narration.lines else None
    if last is not None and last.pieces and last.pieces[0].text.startswith(head):
        last.pieces[0] = Piece(f"{last.pieces[0].text}, {piece}", named=True)
    else:
        narration.add_game_line(f"{head} {piece}")


def _narrate_order(narration: BandoNarration, event: e.OrderSet) -> None:
    """Narrate the order of the turn to come; there is none after the end of the game."""
    if not any(isinstance(later, e.GameEnded) for later in narration.events[narration.at :]):
        key = "order-set-drawn" if event.drawn else "order-set"
        narration.add_game_line(narration.event_text(key, event))


def _narrate_game_end(narration: BandoNarration, event: e.GameEnded) -> None:
    key = {"375": "over-peak", "tech level": "over-level", "all shares": "over-shares"}[event.why]
    narration.add_game_line(narration.t(key))
    narration.add_game_line(narration.t("won", name=event.winner))


# Business Rounds.


def _card_values(
    narration: Narration, event: e.EquipmentScrapped | e.WentIntoReceivership
) -> dict[str, object]:
    return {"count": len(event.cards), "levels": describe_levels(event.cards, narration.ctx)}


def _income_key(event: e.IncomeEarned) -> str:
    """Return the name of the sentence for an income."""
    if event.gross:
        return "earned"
    return "earned-nothing" if event.maintenance else "earned-idle"


def _narrate_equipment(narration: BandoNarration, event: e.EquipmentBought) -> None:
    """Narrate a card bought; cards of one level bought in a row are joined."""
    level, number, paid = list_levels([event.card]), 1, event.price
    last_level, last_count, last_paid, text = narration.cards
    last = narration.lines[-1] if narration.lines else None
    if (
        last
        and last.company == event.railroad
        and level == last_level
        and last.pieces[-1:] == [Piece(text)]
    ):
        last.pieces.pop()
        number, paid = last_count + 1, last_paid + paid
    text = narration.t("bought-card", count=number, level=level, price=paid)
    narration.add_for_company(event.railroad, text)
    narration.cards = (level, number, paid, text)


def _dividend_values(narration: Narration, event: e.DividendPaid) -> dict[str, object]:
    parts = [narration.t("part", name=seat, amount=amount) for seat, amount in event.players]
    if event.treasury:
        parts.append(narration.t("part-treasury", amount=event.treasury))
    return {"each": event.per_share, "parts": ", ".join(parts)}


NARRATOR = Narrator(
    t,
    KINDS,
    {
        e.MarketEnded: None,
        e.StoodIdle: None,
        e.TurnBegan: lambda narration, event: narration.start_line(event.seat, event.railroad),
        e.SharesSold: PlayerPiece("sold", more=_amount_value),
        e.ValueMoved: _narrate_value_move,
        e.SharesBought: PlayerPiece(_purchase_key, more=_purchase_values),
        e.SharesBoughtBack: PlayerPiece("bought-back", more=_amount_value),
        e.PresidentChanged: AddedPiece(_president_key),
        e.AuctionWon: GameLine("hammer"),
        e.BaronPaid: lambda narration, event: _append_to_list(
            narration, narration.t("barons-pay"), narration.event_text("baron-paid", event)
        ),
        e.OrderSet: _narrate_order,
        e.GameEnded: _narrate_game_end,
        e.EquipmentScrapped: CompanyPiece("scrapped", "railroad", more=_card_values),
        e.EquipmentBought: _narrate_equipment,
        e.TechLevelAdvanced: AddedPiece("level-reached"),
        e.ResourceTaken: CompanyPiece(lambda event: f"took-{event.resource}", "railroad"),
        e.PrivilegeMet: AddedPiece(
            lambda event: "privilege-pa" if event.railroad == "PA" else "privilege-nyc"
        ),
        e.IncomeEarned: CompanyPiece(
            _income_key,
            "railroad",
            more=lambda narration, event: {"cities": list_cities(event.cities, narration.ctx)},
        ),
        e.DividendPaid: CompanyPiece("paid", "railroad", more=_dividend_values),
        e.ShareSacrificed: AddedPiece("sacrificed"),
        e.WentIntoReceivership: AddedPiece("receivership", more=_card_values),
    },
    e.AnyEvent,
    partial(BandoNarration, subject=railroad_name),
    company="railroad",
)
"""`MarketEnded` is implied by the next event; `StoodIdle` is left out, since nothing
changes (36)."""
