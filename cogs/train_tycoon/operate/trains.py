"""Trains of a company: the train of a new line, expansions and cuts before the deliveries; what
to do with the income, with both outcomes shown (ruling 60); and after a merger, which ten
lines keep their trains (ruling 34)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import Act, Answer, Button, Menu, Option, Preview, Prompt
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.moves import Confirmation, Words, move_spec
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import (
    describe_cargo,
    describe_ends,
    describe_funds,
    describe_income,
    describe_line,
    list_lines,
)
from cogs.train_tycoon.words import (
    company_name,
    declare_moves,
    money,
    public_position,
    quiet_button,
    seat_position,
    t,
)
from rules.train_tycoon.ending import share_value, target_price
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.events import Paid, PaidOut
from rules.train_tycoon.model.position import Position, loans
from rules.train_tycoon.model.state import Line, Phase, State
from rules.train_tycoon.operation import forecast, investing
from rules.train_tycoon.operation import trains as rules
from rules.train_tycoon.operation.income import payout_choice, payout_per_share, shareholders
from rules.train_tycoon.operation.track import Chain
from rules.train_tycoon.preview import preview
from rules.train_tycoon.robot import proposals
from rules.train_tycoon.robot.absent import keep_oldest_lines
from rules.train_tycoon.robot.proposals import Change
from rules.train_tycoon.shares.takeover import excess_lines


def _max_trains() -> int:
    return facts.components().trains_per_company


def take_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt for the line that gives up its train, if all ten trains are in use."""
    text = t(
        "ask-take",
        ctx,
        company=company_name(public_position(ctx).operation.company),
        most=_max_trains(),
    )
    return Prompt(text, menus=MOVES.legal_menu(ctx, "take"))


def trains_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt before the deliveries, at which trains may be added and removed."""
    position = public_position(ctx)
    name, current = position.operation.company, forecast.forecast_turn(position)
    count, each = len(position.lines_of(name)), position.turn_facts.train_cost_each
    text = [
        t(
            "ask-trains",
            ctx,
            company=company_name(name),
            count=count,
            most=_max_trains(),
            each=each,
        ),
        describe_funds(position, ctx),
        describe_forecast(ctx, current),
    ]
    if position.operation.cut:
        text.append(t("ask-trains-cut", ctx))
    buttons = [MOVES.button(ctx, "finish")]
    if each := payout_choice(position, current.income):
        # If the income will leave a choice, offer to deliver and decide in one press.
        buttons.append(Button("finish/pay", t("press-finish-pay", ctx, each=each)))
        keep = t("press-finish-retain", ctx, amount=current.income)
        buttons.append(Button("finish/retain", keep))
    buttons.append(quiet_button(ctx, f"ships/{name}", "press-ships", look=True))
    buttons.append(quiet_button(ctx, f"if/{name}", "press-if", look=True))
    menus = MOVES.legal_menu(ctx, "expand") + MOVES.legal_menu(ctx, "cut")
    return Prompt("\n".join(text), tuple(buttons), menus)


def describe_forecast(ctx: TableContext, current: forecast.Forecast) -> str:
    """Describe the deliveries of this turn as things stand, and the resulting income."""
    return t(
        "ask-trains-now",
        ctx,
        moves=describe_cargo(current.moves, ctx),
        sums=describe_income(current, ctx),
    )


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


def _describe_action_line(ctx: TableContext, action: a.Cut | a.TakeTrain) -> str:
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


def _expansion_terms(ctx: TableContext, action: a.Expand) -> tuple[Chain, int]:
    """Return the line without a train, and the rights to pay for it."""
    expansions = rules.expansions(public_position(ctx))
    return next(row for row in expansions if row[0].ends[0] == (action.hub, action.edge))


def _describe_chain(ctx: TableContext, chain: Chain) -> str:
    (first, _), (second, _) = chain.ends
    return describe_ends(public_position(ctx).state, (first, second), ctx)


def _expansion_label(ctx: TableContext, action: a.Expand) -> str:
    chain, price = _expansion_terms(ctx, action)
    track, count = _describe_chain(ctx, chain), len(chain.route)
    others = [row for row in rules.expansions(public_position(ctx)) if row[0] != chain]
    if any(_describe_chain(ctx, other) == track for other, _ in others):
        track = t("line-over", ctx, line=track, hexes=[hex_ for hex_, _ in chain.route])
    return t("option-expand", ctx, line=track, count=count, amount=price)


def _confirm_expand(ctx: TableContext, action: a.Expand) -> Confirmation:
    """Return the confirmation of a train for the available line that leaves a hub by an edge."""
    position, (chain, price) = public_position(ctx), _expansion_terms(ctx, action)
    name, net = position.operation.company, position.operating_company.net
    cost = "sure-expand-cost" if price else "sure-expand-free"
    return MOVES.confirmation(
        ctx,
        "expand",
        action,
        t(cost, ctx, company=name, amount=price, before=net, after=net - price),
        _describe_income_change(ctx, proposals.evaluate_change(seat_position(ctx), action)),
        draw=pictures.action_preview(ctx, name, action),
        company=name,
        line=_describe_chain(ctx, chain),
        count=len(chain.route),
        amount=price,
    )


def _describe_income_change(ctx: TableContext, change: Change) -> str:
    current_income = forecast.forecast_turn(public_position(ctx)).income
    return t(
        "sure-change",
        ctx,
        now=current_income,
        sums=describe_income(change.now, ctx),
        gain=change.gain,
    )


def _confirm_cut(ctx: TableContext, action: a.Cut) -> Confirmation:
    """Return the confirmation of removing a line's train."""
    position = public_position(ctx)
    name = position.operation.company
    notes = [
        _describe_income_change(ctx, proposals.evaluate_change(seat_position(ctx), action)),
        *_describe_investments(ctx, action.line),
    ]
    if not position.operation.cut:
        notes.append(t("sure-cut-last", ctx))
    draw, line_ = pictures.action_preview(ctx, name, action), _describe_action_line(ctx, action)
    return MOVES.confirmation(ctx, "cut", action, *notes, draw=draw, company=name, line=line_)


def _confirm_take(ctx: TableContext, action: a.TakeTrain) -> Confirmation | None:
    """Return the confirmation of taking the new line's train from another one; None if that is
    broken."""
    if _company_line(ctx, action.line).broken:
        return None
    name, projected = (
        public_position(ctx).operation.company,
        forecast.forecast_turn(public_position(ctx), action),
    )
    note = t("sure-take-then", ctx, sums=describe_income(projected, ctx))
    draw, line_ = pictures.action_preview(ctx, name, action), _describe_action_line(ctx, action)
    return MOVES.confirmation(ctx, "take", action, note, draw=draw, company=name, line=line_)


# The income.


def payout_prompt(ctx: TableContext) -> Prompt:
    position = public_position(ctx)
    name, row = position.operation.company, position.operating_company
    each, shares_held = payout_per_share(position, name), dict(shareholders(position, name))
    paid, retained = (preview(ctx.view, action) for action in (a.PayOut(), a.Retain()))
    parts = [
        t("payout-part", ctx, name=event.payee, amount=event.amount, count=shares_held[event.payee])
        for event in paid.events
        if isinstance(event, Paid) and event.why == "payout" and not isinstance(event.payee, str)
    ]
    rest = sum(event.kept for event in paid.events if isinstance(event, PaidOut))
    outcomes = [_describe_outcome(ctx, after.table, name) for after in (paid, retained)]
    text = [
        t("ask-payout", ctx, company=company_name(name), income=row.income, issued=row.issued),
        t("ask-payout-pay", ctx, each=each, parts=parts, rest=rest, after=outcomes[0]),
        t("ask-payout-keep", ctx, income=row.income, after=outcomes[1]),
        t("ask-payout-price", ctx),
    ]
    pay_button = MOVES.button(ctx, "payout", each=each)
    return Prompt("\n".join(text), (pay_button, MOVES.button(ctx, "retain", amount=row.income)))


def _describe_outcome(ctx: TableContext, after: State, name: str) -> str:
    """Describe the company after the choice: money, interest, target price and share value."""
    row = after.companies[name]
    return t(
        "payout-after",
        ctx,
        purse=row.net,
        interest=loans(row.net) * facts.finance().company_interest_per_loan,
        target=money(target_price(row), ctx),
        value=share_value(Position(after), name),
    )


# Which ten stay after a merger (ruling 34).

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _encode_line(number: int) -> str:
    """Return a line's number in two signs: up to twenty of them fit into a key."""
    return _DIGITS[number // 36] + _DIGITS[number % 36]


def keep_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt for the lines to give up, which are fewer than those to keep."""
    position = public_position(ctx)
    name, numbers = excess_lines(position)
    surplus, total = (
        len(numbers) - _max_trains(),
        proposals.earnings_with_lines(position, name, numbers),
    )
    options = []
    for row in position.lines_of(name):
        remaining = [other for other in numbers if other != row.id]
        loss = money(proposals.earnings_with_lines(position, name, remaining) - total, ctx)
        detail = t("option-keep", ctx, gain=loss)
        options.append(
            Option(_encode_line(row.id), describe_line(position.state, row, ctx), detail)
        )
    values = {
        "company": company_name(name),
        "count": len(numbers),
        "most": _max_trains(),
        "surplus": surplus,
    }
    buttons = (
        Button("keep/best", t("press-keep-best", ctx, most=_max_trains())),
        Button("keep/oldest", t("press-keep-oldest", ctx, most=_max_trains())),
    )
    drop = Menu("drop", t("menu-keep", ctx, count=surplus), tuple(options), many=True)
    return Prompt(t("ask-keep", ctx, **values), buttons, (drop,))


def answer_keep(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `keep/oldest` and `keep/best`: preview a ready-made choice."""
    require_known(rest in ("oldest", "best"))
    if ctx.public.phase is not Phase.KEEP:
        return Act(a.KeepLines(()))
    name, numbers = excess_lines(public_position(ctx))
    if rest == "best":
        lines_kept = proposals.choose_lines(seat_position(ctx), name, _max_trains())
    else:
        lines_kept = keep_oldest_lines(ctx.public).lines
    return _keep_lines(ctx, [number for number in numbers if number not in lines_kept], confirmed)


def answer_drop(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `drop/0c+1a`: preview giving up these lines; the rules check their number."""
    parts = rest.split("+") if rest else []
    require_known(all(len(part) == 2 and set(part) <= set(_DIGITS) for part in parts))
    return _keep_lines(ctx, [int(part, 36) for part in parts], confirmed)


def keep_key(ctx: TableContext, action: a.KeepLines) -> str:
    """Return the key that gives up all lines but these."""
    _, numbers = excess_lines(public_position(ctx))
    return _drop_key([number for number in numbers if number not in action.lines])


def _drop_key(dropped: Sequence[int]) -> str:
    return "drop/" + "+".join(map(_encode_line, dropped))


def _keep_lines(ctx: TableContext, dropped: list[int], confirmed: bool) -> Answer:
    position = public_position(ctx)
    if position.state.phase is not Phase.KEEP:
        return Act(a.KeepLines(()))
    name, numbers = excess_lines(position)
    require_known(set(dropped) <= set(numbers))
    lines_kept = tuple(number for number in numbers if number not in dropped)
    if confirmed or len(lines_kept) != _max_trains():
        return Act(a.KeepLines(lines_kept))
    known = seat_position(ctx)
    before, after = (
        proposals.earnings_with_lines(known, name, line_set) for line_set in (numbers, lines_kept)
    )
    text = [
        t("sure-keep", ctx, company=name, lines=list_lines(position.state, dropped, ctx)),
        t("sure-keep-kept", ctx, lines=list_lines(position.state, lines_kept, ctx)),
        t("sure-keep-means", ctx, before=money(before, ctx), after=money(after, ctx)),
    ]
    key, draw = _drop_key(dropped), pictures.without_trains(ctx, name, dropped)
    return Preview("\n".join(text), t("confirm-keep", ctx), draw, key)


MOVES = declare_moves(
    move_spec(
        "take",
        a.TakeTrain,
        line=FieldSpec(),
        label=_describe_action_line,
        detail=_describe_loss,
        menu="menu-take",
        sure=_confirm_take,
    ),
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
    ),
    move_spec(
        "cut",
        a.Cut,
        line=FieldSpec(),
        label=_describe_action_line,
        detail=_describe_loss,
        menu="menu-cut",
        sure=_confirm_cut,
    ),
    move_spec("finish", a.FinishTrains, then=FieldSpec()),
    move_spec("payout", a.PayOut),
    move_spec("retain", a.Retain),
)
