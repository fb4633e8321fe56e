"""Private looks of Rail Baron, and the content of the pictures in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.pages import EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.looks import Looks
from bot.chat.narration import ranking
from cogs.rail_baron import pictures
from cogs.rail_baron.market import describe_auction
from cogs.rail_baron.riding import plan_buttons
from cogs.rail_baron.routes import remembered_route
from cogs.rail_baron.words import (
    board_of,
    engine_name,
    person,
    player_state,
    public_position,
    railroad_name,
    seat_cash,
    sold_out_fee,
    t,
    trip_text,
)
from rules.rail_baron.model.levels import announce_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView
from rules.rail_baron.ownership.establishment import current_rate, plain_rate


def reader_summary(ctx: TableContext) -> str:
    """Return everything about the reader's seat, including secret cash."""
    if ctx.seat is None:
        return t("me-none", ctx)
    graph, seat = board_of(ctx), player_state(ctx)
    cash, level = seat_cash(ctx), announce_level(ctx.public.options.edition)
    place = graph.name(seat.milepost) if seat.milepost >= 0 else "?"
    lines = [
        t("me-cash-secret" if seat.cash is None else "me-cash", ctx, cash=cash, level=level),
        t("me-train", ctx, engine=engine_name(seat.engine, ctx), place=place, home=seat.home),
        _describe_trip(ctx, seat),
    ]
    key = "me-railroads" if seat.railroads else "me-no-railroads"
    lines.append(t(key, ctx, railroads=", ".join(map(railroad_name, seat.railroads))))
    established = ", ".join(
        t("established-at", ctx, railroad=mark, fee=rate)
        for mark, rate in _established_rates(ctx, seat)
    )
    if established:
        lines.append(t("me-established", ctx, railroads=established))
    remembered = remembered_route(ctx)
    if remembered is not None:
        goal = (seat.home if seat.declared else seat.destination) or ""
        lines.append(t("me-plan", ctx, railroads=", ".join(remembered.railroads), target=goal))
    lines += ranking.ranking_lines(ctx.ranking, ctx.names, ctx.language)
    return "\n".join(lines)


def _established_rates(ctx: TableContext, seat: SeatView) -> Iterator[tuple[str, int]]:
    """Yield the railroads that the seat uses at a lower fee than others, and that fee (19a)."""
    state = public_position(ctx)
    for mark in sorted(seat.established):
        fee = current_rate(state, seat.seat, mark)
        if fee < plain_rate(state, seat.seat, mark):
            yield mark, fee


def _describe_trip(ctx: TableContext, seat: SeatView) -> str:
    if seat.declared:
        return t("me-declared", ctx, alternate=seat.alternate or "")
    return t("me-no-trip", ctx) if seat.destination is None else trip_text(ctx, "me-trip", seat)


def picture_text(ctx: TableContext) -> str:
    """Describe the public picture: players with trains and railroads, what the bank sells, the
    auction, and whose turn it is."""
    view = ctx.public
    lines = [_describe_seat(ctx, seat) for seat in view.seats]
    if view.third_owner:
        lines.append(t("text-third", ctx, railroads=", ".join(view.third_owner)))
    if view.sold_out:
        lines.append(t("text-sold-out", ctx, fee=sold_out_fee()))
    if view.bank:
        lines.append(t("text-bank", ctx, railroads=", ".join(view.bank)))
    if view.set_aside:
        lines.append(t("text-set-aside", ctx, railroads=", ".join(view.set_aside)))
    if view.auction is not None:
        lines.append(describe_auction(ctx))
    if view.phase is not Phase.OVER:
        lines.append(t("text-turn", ctx, name=person(ctx, view.turn.seat)))
    return "\n".join(lines)


def _describe_seat(ctx: TableContext, seat: SeatView) -> str:
    name = person(ctx, seat.seat)
    if seat.bankrupt:
        return t("text-bankrupt", ctx, name=name)
    trip, cash = "", ""
    if seat.declared:
        trip = t("text-declared", ctx, alternate=seat.alternate or "")
    elif seat.destination is not None:
        trip = trip_text(ctx, "text-trip", seat)
    if seat.cash is not None:
        cash = t("text-cash", ctx, cash=seat.cash)
    values = {"name": name, "home": seat.home, "trip": trip, "cash": cash}
    place = board_of(ctx).name(seat.milepost)
    line = t("text-seat", ctx, engine=engine_name(seat.engine, ctx), place=place, **values)
    owned = t("text-owns", ctx, railroads=", ".join(seat.railroads)) if seat.railroads else ""
    return f"{line}. {owned}".rstrip()


def _map_page(ctx: TableContext) -> EphemeralPage:
    first, *more = pictures.whole_map(ctx)
    return EphemeralPage("", first, more=tuple(more))


LOOKS = Looks(
    t,
    {
        "me": lambda ctx: EphemeralPage(reader_summary(ctx), buttons=plan_buttons(ctx)),
        "wide": _map_page,
        "deeds": lambda ctx: EphemeralPage("", pictures.deeds(ctx)),
        "text": lambda ctx: EphemeralPage(picture_text(ctx)),
    },
)
