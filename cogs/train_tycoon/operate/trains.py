"""Trains of a company: the train of a new line, expansions and cuts before the deliveries; and
after a merger, which ten lines keep their trains (ruling 34)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.contract.pages import Button, Menu, Option, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.move_spec import Confirmation, MoveSpec, move_spec
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import (
    describe_ends,
    describe_income,
    describe_line,
    list_lines,
)
from cogs.train_tycoon.words import (
    company_name,
    declare_moves,
    money,
    public_position,
    seat_position,
    t,
)
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Line
from rules.train_tycoon.operation import forecast, investing
from rules.train_tycoon.operation import trains as rules
from rules.train_tycoon.operation.track import Chain
from rules.train_tycoon.robot import proposals
from rules.train_tycoon.robot.absent import keep_oldest_lines
from rules.train_tycoon.robot.proposals import Change
from rules.train_tycoon.shares.takeover import excess_lines

R = TypeVar("R", a.Cut, a.TakeTrain)


def max_trains() -> int:
    return facts.components().trains_per_company


def take_values(ctx: TableContext) -> dict[str, object]:
    """Return the values of the question which line gives up its train, if all ten are in use."""
    name = public_position(ctx).operation.company
    return {"company": company_name(name), "most": max_trains()}


# What a choice would do.


def _describe_change(ctx: TableContext, change: Change) -> str:
    """Describe how adding or removing a train changes the company's income."""
    return t("option-change", ctx, sums=describe_income(change.now, ctx), gain=change.gain)


def _describe_investments(ctx: TableContext, number: int) -> Iterator[str]:
    """Yield the investments on a line and how they count, if there are any."""
    markers = investing.markers_on_line(seat_position(ctx), number)
    if markers:
        amount = investing.marker_credit(seat_position(ctx), {number})
        yield t("sure-invested", ctx, count=len(markers), amount=amount)
    if any(marker.seat != ctx.seat for marker in markers):
        yield t("sure-invested-hidden", ctx)


def _company_line(ctx: TableContext, number: int) -> Line:
    """Return a line of the company on turn."""
    company_lines = public_position(ctx).lines_of(public_position(ctx).operation.company)
    return next(candidate for candidate in company_lines if candidate.id == number)


def describe_action_line(ctx: TableContext, action: a.Cut | a.TakeTrain) -> str:
    return describe_line(public_position(ctx).state, _company_line(ctx, action.line), ctx)


def _describe_loss(ctx: TableContext, action: a.Cut | a.TakeTrain) -> str:
    """Describe the effect of removing the train of a line."""
    if isinstance(action, a.TakeTrain) and _company_line(ctx, action.line).broken:
        return t("option-take-broken", ctx)
    position = public_position(ctx)
    marker_count = len(investing.markers_on_line(position, action.line))
    # Everybody reads this, and what markers are worth only their owners know.
    unmarked = Position(replace(position.state, investments=[]))
    change = proposals.evaluate_change(unmarked, action)
    if not marker_count:
        return _describe_change(ctx, change)
    values = {"income": change.now.income, "gain": change.gain, "count": marker_count}
    return t("option-change-invested", ctx, **values)


def expansion_terms(ctx: TableContext, action: a.Expand) -> tuple[Chain, int]:
    """Return the line without a train, and the rights to pay for it."""
    expansions = rules.expansions(public_position(ctx))
    return next(row for row in expansions if row[0].ends[0] == (action.hub, action.edge))


def describe_chain(ctx: TableContext, chain: Chain) -> str:
    (first, _), (second, _) = chain.ends
    return describe_ends(public_position(ctx).state, (first, second), ctx)


def _expansion_label(ctx: TableContext, action: a.Expand) -> str:
    chain, price = expansion_terms(ctx, action)
    track, count = describe_chain(ctx, chain), len(chain.route)
    others = [row for row in rules.expansions(public_position(ctx)) if row[0] != chain]
    if any(describe_chain(ctx, other) == track for other, _ in others):
        track = t("line-over", ctx, line=track, hexes=[hex_ for hex_, _ in chain.route])
    return t("option-expand", ctx, line=track, count=count, amount=price)


def _confirm_expand(ctx: TableContext, action: a.Expand) -> Confirmation:
    """Return the confirmation of a train for the available line that leaves a hub by an edge."""
    position, (chain, price) = public_position(ctx), expansion_terms(ctx, action)
    name, net = position.operation.company, position.operating_company.net
    cost = "sure-expand-cost" if price else "sure-expand-free"
    return MOVES.confirmation(
        ctx,
        "expand",
        action,
        t(cost, ctx, company=name, amount=price, before=net, after=net - price),
        _describe_income_change(ctx, proposals.evaluate_change(seat_position(ctx), action)),
        company=name,
        line=describe_chain(ctx, chain),
        count=len(chain.route),
        amount=price,
    )


def _describe_income_change(ctx: TableContext, change: Change) -> str:
    now, then = forecast.forecast_turn(public_position(ctx)).income, change.now
    key = "sure-change" if change.gain >= 0 else "sure-change-loss"
    sums = describe_income(then, ctx)
    return t(key, ctx, now=now, sums=sums, amount=abs(change.gain))


def _confirm_cut(ctx: TableContext, action: a.Cut) -> Confirmation:
    """Return the confirmation of removing a line's train."""
    operation = public_position(ctx).operation
    notes = [
        _describe_income_change(ctx, proposals.evaluate_change(seat_position(ctx), action)),
        *_describe_investments(ctx, action.line),
    ]
    if not operation.cut:
        notes.append(t("sure-cut-last", ctx))
    line = describe_action_line(ctx, action)
    return MOVES.confirmation(ctx, "cut", action, *notes, company=operation.company, line=line)


def _confirm_take(ctx: TableContext, action: a.TakeTrain) -> Confirmation | None:
    """Return the confirmation of taking the new line's train from another one; None if that is
    broken."""
    if _company_line(ctx, action.line).broken:
        return None
    name, line = public_position(ctx).operation.company, describe_action_line(ctx, action)
    projected = forecast.forecast_turn(public_position(ctx), action)
    note = t("sure-take-then", ctx, sums=describe_income(projected, ctx))
    return MOVES.confirmation(ctx, "take", action, note, company=name, line=line)


# Which ten stay after a merger (ruling 34).


def keep_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt for the lines to keep, the best ones chosen at first."""
    position, most = public_position(ctx), max_trains()
    name, numbers = excess_lines(position)
    best = proposals.choose_lines(position, name, most)
    total, options = proposals.earnings_with_lines(position, name, numbers), []
    for row in position.lines_of(name):
        remaining = [other for other in numbers if other != row.id]
        loss = proposals.earnings_with_lines(position, name, remaining) - total
        detail = t("option-keep", ctx, gain=money(loss, ctx))
        line = describe_line(position.state, row, ctx)
        options.append(Option(str(row.id), line, detail, row.id in best))
    values = {"count": len(numbers), "most": most, "surplus": len(numbers) - most}
    buttons = (
        Button(MOVES.move_key("keep", action), t(f"press-keep-{key}", ctx, most=most))
        for key, action in (("best", a.KeepLines(best)), ("oldest", keep_oldest_lines(ctx.public)))
    )
    keep = Menu("keep", t("menu-keep", ctx, count=most), tuple(options), many=True)
    text = t("ask-keep", ctx, company=company_name(name), **values)
    return Prompt(text, tuple(buttons), (keep,))


def _confirm_keep(ctx: TableContext, action: a.KeepLines) -> Confirmation:
    """Return the confirmation of keeping these lines: what is given up, and what it means."""
    known, table = seat_position(ctx), public_position(ctx).state
    name, numbers = excess_lines(public_position(ctx))
    dropped = [number for number in numbers if number not in action.lines]
    before, after = (
        money(proposals.earnings_with_lines(known, name, line_set), ctx)
        for line_set in (numbers, action.lines)
    )
    return MOVES.confirmation(
        ctx,
        "keep",
        action,
        t("sure-keep-kept", ctx, lines=list_lines(table, action.lines, ctx)),
        t("sure-keep-means", ctx, before=before, after=after),
        company=name,
        lines=list_lines(table, dropped, ctx),
    ).with_picture(pictures.without_trains(ctx, name, dropped))


def _declare_removal(
    name: str, action: type[R], sure: Callable[[TableContext, R], Confirmation | None]
) -> MoveSpec:
    """Declare a move that takes the train of a line, with a menu of the company's lines."""
    return move_spec(
        name,
        action,
        line=FieldSpec(),
        label=describe_action_line,
        detail=_describe_loss,
        menu=f"menu-{name}",
        sure=sure,
        draw=pictures.action_preview,
    )


MOVES = declare_moves(
    _declare_removal("take", a.TakeTrain, _confirm_take),
    move_spec(
        "expand",
        a.Expand,
        hub=FieldSpec(),
        edge=FieldSpec(),
        label=_expansion_label,
        detail=lambda ctx, action: _describe_change(
            ctx, proposals.evaluate_change(public_position(ctx), action)
        ),
        menu="menu-expand",
        sure=_confirm_expand,
        draw=pictures.action_preview,
    ),
    _declare_removal("cut", a.Cut, _confirm_cut),
    move_spec("keep", a.KeepLines, lines=FieldSpec(), sure=_confirm_keep),
)
