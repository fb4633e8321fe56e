"""Narration of the Operate phase: a line for each company, with its deliveries summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import TypeVar

import msgspec

import data.train_tycoon as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import AddedPiece, CompanyPiece, GameLine, Narration, NarrationRule
from cogs.train_tycoon.operate.places import count_text, describe_ends, describe_place, item_text
from cogs.train_tycoon.words import KINDS, company_name, money, t
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as o
from rules.train_tycoon.model.state import State

E = TypeVar("E")


def _is_inside_turn(event: object) -> bool:
    """Return whether the event is part of a company's turn, rather than its boundary."""
    return not isinstance(event, o.OperationBegan | o.OperationSkipped | e.TurnEnded)


class TycoonNarration(Narration):
    """Narration with the public state of now; None if it is not available."""

    def __init__(self, ctx: TableContext) -> None:
        super().__init__(ctx, t, KINDS, onto=True)
        self.table: State | None = None if ctx.public is None else ctx.public.table

    def money(self, dollars: int) -> str:
        return money(dollars, self.ctx)

    def party_name(self, payer: int | str | None) -> str:
        """Return the name of a payer or payee: a player, a company or the bank."""
        return payer if isinstance(payer, str) else self.player_name(payer)

    def event_text(self, key: str, event: msgspec.Struct, **values: object) -> str:
        """Add `full`, the name of the event's company, and `line`, from hub to hub, to the
        values."""
        fields = self.kinds.format_fields(event, self.ctx)
        if name := getattr(event, "company", ""):
            fields["full"] = company_name(name)
        if ends := getattr(event, "ends", ()):
            fields["number"], fields["line"] = fields.get("line"), self.line_name(ends)
        return self.t(key, **{**fields, **values})

    def add_for_company(self, company: str, piece: str, seat: int | None = None) -> None:
        """Add the president when a turn is narrated from its middle: who acted, or leads it now."""
        last = self.lines[-1] if self.lines else None
        if (last is None or last.company != company) and self.table is not None:
            row = self.table.companies.get(company)
            actor = self.ctx.actor
            seat = actor if actor is not None or row is None else row.president
        super().add_for_company(company, piece, seat)

    def add_retained(self, event: o.Retained) -> None:
        self.add_for_company(event.company, self.event_text("retained", event))

    def previous_events(self) -> Iterator[object]:
        """Yield the events before the current one, the latest first."""
        yield from reversed(self.events[: self.at])

    def events_of_turn(self, kind: type[E]) -> list[E]:
        """Return the events of this kind in the current company's turn, from the current one
        on; empty if the current one is not the first of its kind, which narrates them all."""
        is_narrated = any(
            isinstance(event, kind) for event in takewhile(_is_inside_turn, self.previous_events())
        )
        return [] if is_narrated else list(self.upcoming_events(kind))

    def upcoming_events(self, kind: type[E]) -> Iterator[E]:
        """Return the events of this kind in the current company's turn, from the current one
        on."""
        rest = takewhile(_is_inside_turn, self.events[self.at :])
        return (event for event in rest if isinstance(event, kind))

    def place_name(self, where: str) -> str:
        return where if self.table is None else describe_place(self.table, where, self.ctx)

    def line_name(self, ends: tuple[str, str]) -> str:
        if self.table is None:
            return self.t("between", one=ends[0], two=ends[1])
        return describe_ends(self.table, ends, self.ctx)

    def list_amounts(self, parts: Mapping[str, int]) -> str:
        """Return the amounts that are not 0, each by its text: `track $20, rights $20`."""
        return ", ".join(
            self.t(f"told-{key}", amount=amount) for key, amount in parts.items() if amount
        )

    def row_texts(self, key: str, rows: Iterable[Sequence[object]], names: str) -> list[str]:
        """Return the text of each row, with its values under these names."""
        return [self.t(key, **dict(zip(names.split(), row, strict=True))) for row in rows]

    def count_texts(self, things: Counter[str]) -> list[str]:
        """Return `2 oil`, `1 passenger`."""
        return [count_text(name, count, self.ctx) for name, count in things.items()]


# Lines.


def _narrate_hub(narration: TycoonNarration, event: o.HubPlaced) -> None:
    """Narrate a factory, which its line follows. A transfer hub is narrated with its line,
    others with the set-up."""
    if event.kind == "factory":
        later = narration.events[narration.at :]
        owner = next(opened.company for opened in later if isinstance(opened, o.LineOpened))
        factory = narration.t(f"factory-{event.item}")
        piece = narration.event_text("told-factory", event, factory=factory)
        narration.add_for_company(owner, piece)


def _narrate_line(narration: TycoonNarration, event: o.LineOpened) -> None:
    parts = {"track": event.track, "rights": event.rights, "engineering": event.engineering}
    line, hexes = narration.line_name((event.start, event.end)), [row[0] for row in event.laid]
    values = {"number": str(event.line), "amount": sum(parts.values())}
    piece = narration.t("told-opened", line=line, hexes=hexes, **values)
    if event.rights or sum(map(bool, parts.values())) > 1:
        piece += f" ({narration.list_amounts(parts)})"
    narration.add_for_company(event.company, piece)


def _narrate_train_taken(narration: TycoonNarration, event: o.TrainTaken) -> None:
    """Narrate a train that leaves its line. Broken lines were narrated when they broke; lines
    above ten and those of a bankrupt company are narrated together."""
    if event.why in ("cut", "new line"):
        key = "told-cut" if event.why == "cut" else "told-train-moved"
        narration.add_for_company(event.company, narration.event_text(key, event))

    def is_alike(other: object) -> bool:
        return isinstance(other, o.TrainTaken) and other.company == event.company

    if event.why in ("over ten", "insolvency") and not is_alike(
        next(narration.previous_events(), None)
    ):
        names = [
            narration.line_name(other.ends)
            for other in takewhile(is_alike, narration.events[narration.at :])
            if isinstance(other, o.TrainTaken)
        ]
        key = "told-over-ten" if event.why == "over ten" else "told-insolvency"
        narration.add_for_company(event.company, narration.t(key, lines=names, count=len(names)))


def _narrate_expansion(narration: TycoonNarration, event: o.Expanded) -> None:
    rights_text = f" ({narration.list_amounts({'rights': event.rights})})" if event.rights else ""
    piece = narration.event_text("told-expanded", event) + rights_text
    narration.add_for_company(event.company, piece)


def _narrate_investment(narration: TycoonNarration, event: o.Invested) -> None:
    """Narrate an investment on the company's line; on its own, with the president as its
    subject, who alone reads its value."""
    alone = not narration.lines or narration.lines[-1].company is None
    key = narration.voiced_key("told-invested", event.seat) if alone else "told-invested"
    values: dict[str, object] = {"times": str(event.multiplier)}
    if key != "told-invested":
        hand = narration.ctx.view.table.secret.markers[event.seat]
        values["value"] = hand[event.marker]
    piece = narration.event_text(key, event, **values)
    if alone:
        narration.add_for_player(event.seat, piece)
    else:
        narration.add_to_line(piece)


# Deliveries.


def _narrate_deliveries(narration: TycoonNarration, event: o.Delivered) -> None:
    if deliveries := narration.events_of_turn(o.Delivered):
        items = ", ".join(narration.count_texts(Counter(delivery.item for delivery in deliveries)))
        amount = sum(delivery.income for delivery in deliveries)
        piece = narration.t("told-delivered", amount=amount, items=items)
        narration.add_for_company(event.company, piece)


def _narrate_production(narration: TycoonNarration, event: o.GoodsMade) -> None:
    produced = Counter[str]()
    for batch in narration.events_of_turn(o.GoodsMade):
        produced[batch.item] += batch.count
    if produced:
        narration.add_to_line(narration.t("told-made", items=narration.count_texts(produced)))


def _narrate_passengers(narration: TycoonNarration, event: o.PassengersCame) -> None:
    if arrivals := narration.events_of_turn(o.PassengersCame):
        cities = list(map(narration.place_name, dict.fromkeys(arrival.hex for arrival in arrivals)))
        count = sum(arrival.count for arrival in arrivals)
        narration.add_to_line(narration.t("told-came", count=count, cities=cities))


def _narrate_refills(narration: TycoonNarration, event: o.HubRefilled) -> None:
    refills = narration.events_of_turn(o.HubRefilled)
    for name in dict.fromkeys(refill.item for refill in refills):
        hubs = [refill for refill in refills if refill.item == name]
        places, count = list(dict.fromkeys(hub.hex for hub in hubs)), sum(hub.count for hub in hubs)
        item = item_text(name, narration.ctx)
        narration.add_to_line(narration.t("told-refilled", item=item, places=places, count=count))


# Income.


def _narrate_income(narration: TycoonNarration, event: o.IncomeCounted) -> None:
    sums = {"less-trains": event.trains, "less-interest": event.interest}
    deductions = narration.list_amounts(sums)
    earned, key = event.deliveries - event.trains - event.interest, "told-income"
    if event.income != earned:
        key = "told-income-most" if event.income < earned else "told-income-least"
    piece = narration.t(key, amount=event.income)
    narration.add_for_company(event.company, piece + (f" ({deductions})" if deductions else ""))


def _narrate_payout(narration: TycoonNarration, event: o.PaidOut) -> None:
    parts = [
        narration.t("told-payout-part", name=payment.payee, amount=payment.amount)
        for payment in narration.upcoming_events(e.Paid)
        if payment.why == "payout" and payment.payer == event.company
    ]
    piece = narration.t("told-paid-out", each=event.per_share, parts=parts)
    if event.kept:
        piece += ", " + narration.list_amounts({"rest": event.kept})
    narration.add_for_company(event.company, piece)


def _narrate_retained(narration: TycoonNarration, event: o.Retained) -> None:
    """Narrate an income that is retained, unless loans that it repays were narrated with it."""
    if not isinstance(next(narration.previous_events(), None), e.LoansChanged):
        narration.add_retained(event)


def _turn_end_key(event: e.TurnEnded) -> str:
    if event.turn == max(facts.turns()):
        return "told-turn-last"
    return "told-turn-ended" if event.order else "told-turn-ended-empty"


def _turn_end_values(narration: TycoonNarration, event: e.TurnEnded) -> dict[str, object]:
    targets = dict(event.targets)
    rows = [(name, narration.money(targets[name])) for name in event.order]
    order = ", ".join(narration.row_texts("told-target-price", rows, "company target"))
    return {"turn": str(event.turn), "order": order, "name": event.priority}


def _narrate_markers(narration: TycoonNarration, event: e.InvestmentsShown) -> None:
    scored = [(*row, row[2] * row[3]) for row in event.markers if row[2] and row[4] is not None]
    if scored:
        marker_texts = narration.row_texts(
            "told-marker", scored, "name hex value times company total"
        )
        narration.add_game_line(narration.t("told-markers", parts="; ".join(marker_texts)))
    if empty_count := len(event.markers) - len(scored):
        narration.add_game_line(narration.t("told-markers-empty", count=empty_count))


OPERATION_NARRATORS: dict[type, NarrationRule] = {
    o.OperationBegan: lambda lines, event: lines.start_line(event.president, event.company),
    o.HubPlaced: _narrate_hub,
    o.HubRemoved: AddedPiece("told-hub-gone"),
    o.LineOpened: _narrate_line,
    o.LineBroken: CompanyPiece("line-broken", "company"),
    o.TrainTaken: _narrate_train_taken,
    o.Expanded: _narrate_expansion,
    o.Invested: _narrate_investment,
    o.Delivered: _narrate_deliveries,
    o.GoodsMade: _narrate_production,
    o.PassengersCame: _narrate_passengers,
    o.HubRefilled: _narrate_refills,
    o.IncomeCounted: _narrate_income,
    o.PaidOut: _narrate_payout,
    o.Retained: _narrate_retained,
    e.TurnEnded: GameLine(_turn_end_key, more=_turn_end_values),
    e.InvestmentsShown: _narrate_markers,
}
"""Payments of the Operate phase are narrated with what they are for."""
