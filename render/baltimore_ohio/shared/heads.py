"""The head of every picture of a running game: the round, the prompt, the one sum that it
is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.palettes import palette
from render.baltimore_ohio.shared.sums import describe_sum, format_before_after
from render.baltimore_ohio.shared.table_values import share_value
from render.baltimore_ohio.shared.words import (
    describe_prompt,
    level_name,
    picture_text,
    round_name,
    short_name,
)
from render.card import head
from render.card.top import Head, Top, format_change
from render.layout.part import Part
from render.paint.style import TALLEST
from render.words import money
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.model.events import (
    DividendPaid,
    EquipmentBought,
    EquipmentScrapped,
    ProfitRetained,
    TrackBuilt,
)
from rules.baltimore_ohio.model.state import Phase, RailroadState, State
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def top_part(top: Top, row: Head, language: str, room: int = TALLEST) -> Part:
    """Return ranking and head in the palette of the game."""
    return head.top_part(top, row, language, palette(), room)


def build_head(
    view: View,
    names: Sequence[str],
    language: str,
    would: tuple[str, ...] | None = None,
    *,
    step: str = "",
    after: View | None = None,
) -> Head:
    """Return the head of a card: the round, the prompt and its sum, the Tech Level.

    In a preview `would` are the changes, by a `step` of a railroad's turn or the "whole" turn;
    the sum then appears only if the view `after` it asks how an income is to be used. `names`
    are in characters that the font has."""
    table: State = view.table
    shown: View | None = view
    if would is not None:
        shown = after if after is not None and after.table.phase is Phase.PROFIT else None
    return Head(
        round_name(table, language),
        describe_prompt(view, names, language, step=step),
        view.to_move[0] if view.to_move else None,
        "" if shown is None else describe_sum(shown, language),
        level_name(table, language),
        would,
    )


def describe_differences(
    before: State,
    after: State,
    railroad: str,
    language: str,
    turn: Sequence[Event] | None = None,
) -> tuple[str, ...]:
    """Return the differences between two tables that matter to a railroad's turn: the treasury,
    its value, its net income, the Tech Level.

    With the events of a whole `turn`, also what it buys and builds, how the net income is used, and
    the sum that leads to the treasury."""
    old, new = before.railroads[railroad], after.railroads[railroad]
    rows = []
    seat = new.president if old.president is None else old.president
    if seat is not None:
        first, last = before.players[seat], after.players[seat]
        rows.append(("own", money(first.cash, language), money(last.cash, language)))
        counts = [str(dollars.shares.get(railroad, 0)) for dollars in (first, last)]
        rows.append(("own-shares", counts[0], counts[1]))
    sums = tuple(describe_treasury(old.treasury, new.treasury, turn or (), language))
    if not sums:
        rows.append(("treasury", money(old.treasury, language), money(new.treasury, language)))
    values = [
        "–" if dollars is None else money(dollars, language)
        for dollars in (share_value(before, railroad), share_value(after, railroad))
    ]
    rows.append(("value", values[0], values[1]))
    rows.append(("level", str(before.tech_level), str(after.tech_level)))
    if turn is None:
        rows.append(("cards", str(len(old.cards)), str(len(new.cards))))
    same: tuple[str, ...] = ()
    if after.business is not None and after.business.made is not None:
        earned = money(after.business.made.net, language)
        rows.append(("earned", money(old.income, language), earned))
        if after.business.made.net == old.income:
            same = (picture_text("would-earned-same", language, net=earned),)
    elif old.track and new.track:
        nets = [
            money(outcomes.railroad_figures(dollars, railroad).net, language)
            for dollars in (before, after)
        ]
        rows.append(("net", nets[0], nets[1]))
    rows.append(("status", picture_text(old.status, language), picture_text(new.status, language)))
    changes = tuple(
        format_change(picture_text(f"would-{key}", language), first, last)
        for key, first, last in rows
        if first != last
    )
    if turn is None:
        return (*same, *changes)
    return (*_describe_turn(old, new, turn, language), *changes, *sums)


def describe_treasury(
    before: int, after: int, turn: Iterable[Event], language: str
) -> Iterator[str]:
    """Yield the sum of what the events of a turn bring to a treasury and take from it, if they do
    either and that is all."""
    sums: dict[str, int] = {}
    for event in turn:
        for kind, (key, dollars_of) in _TREASURY_PARTS.items():
            if isinstance(event, kind) and (dollars := dollars_of(event)):
                sums[key] = sums.get(key, 0) + dollars
    if sums and before + sum(sums.values()) == after:
        parts = [
            f"{'+' if dollars > 0 else '−'}\xa0"
            + picture_text(f"treasury-{key}", language, sum=money(abs(dollars), language))
            for key, dollars in sums.items()
        ]
        values = {"before": money(before, language), "after": money(after, language)}
        yield picture_text("treasury-sum", language, parts=" ".join(parts), **values)


_TREASURY_PARTS: dict[type[Event], tuple[str, Callable[[Any], int]]] = {
    EquipmentScrapped: ("scrap", lambda event: event.amount),
    EquipmentBought: ("equipment", lambda event: -event.price),
    TrackBuilt: ("track", lambda event: -event.cost),
    DividendPaid: ("held", lambda event: event.treasury),
    ProfitRetained: ("kept", lambda event: event.amount),
}
"""What changes a treasury in a turn: the text of its part, and the dollars."""


def _describe_turn(
    old: RailroadState, new: RailroadState, turn: Sequence[Event], language: str
) -> Iterator[str]:
    """Yield what a whole turn does with equipment and the net income."""
    if not any(
        isinstance(event, EquipmentScrapped | EquipmentBought | TrackBuilt) for event in turn
    ):
        yield picture_text("would-idle", language)
    for key, cards, others in (
        ("would-buys", new.cards, old.cards),
        ("would-scraps", old.cards, new.cards),
    ):
        moved = [facts.equipment_card(card) for card in cards if card not in others]
        if moved:
            levels = ", ".join(str(card.tech_level) for card in moved)
            price = money(sum(card.price for card in moved), language)
            yield picture_text(key, language, levels=levels, count=len(moved), price=price)
    for event in turn:
        if isinstance(event, DividendPaid | ProfitRetained) and new.income > 0:
            key = "would-pays" if isinstance(event, DividendPaid) else "would-keeps"
            yield picture_text(key, language, net=money(new.income, language))


def describe_dealings(
    before: State, after: State, seat: int, cash: tuple[int, ...], language: str
) -> tuple[str, ...]:
    """Return what a market turn changes: the seat's cash, its shares, the values that move or
    begin, and the treasuries that pay for shares bought back."""
    rows = []
    old, new = before.players[seat].shares, after.players[seat].shares
    for name in after.railroads:
        first, last = old.get(name, 0), new.get(name, 0)
        if first != last:
            label = picture_text("would-shares", language, railroad=short_name(name))
            rows.append(format_change(label, str(first), str(last)))
    for name in after.railroads:
        first_value, last_value = share_value(before, name), share_value(after, name)
        if first_value != last_value:
            value_label = picture_text("would-value-of", language, railroad=short_name(name))
            rows.append(f"{value_label} {format_before_after(first_value, last_value, language)}")
    for name in after.railroads:
        first, last = before.railroads[name].treasury, after.railroads[name].treasury
        if last < first:
            treasury_label = picture_text("would-treasury-of", language, railroad=short_name(name))
            rows.append(f"{treasury_label} {format_before_after(first, last, language)}")
    if cash[0] != cash[-1] or not rows:
        sums = (money(dollars, language) for dollars in (cash[0], cash[-1]))
        rows.insert(0, format_change(picture_text("would-cash", language), *sums))
    return tuple(rows)
