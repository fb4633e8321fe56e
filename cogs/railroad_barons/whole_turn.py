"""The rest of a Holding's turn in one form: tokens, revenue, Investors, Railroads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import data.railroad_barons as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import (
    MENU_OPTIONS,
    Act,
    Answer,
    Button,
    Field,
    FieldKind,
    Form,
    Option,
    Preview,
    Prompt,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.moves import Words
from bot.chat.declared.plan_codec import PlanCodec
from bot.chat.ui.card import OPTION_LIMIT
from cogs.railroad_barons import pictures
from cogs.railroad_barons.railroads import assign_label
from cogs.railroad_barons.story import NARRATOR
from cogs.railroad_barons.tokens import placement_option
from cogs.railroad_barons.words import (
    KINDS,
    describe_effect,
    holding_name,
    operating_values,
    public_position,
    railroad_name,
    t,
)
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.events import RailroadBought
from rules.railroad_barons.model.state import Phase, Railroad, State
from rules.railroad_barons.operating.investors import legal_assignments
from rules.railroad_barons.operating.placing import full_placings
from rules.railroad_barons.operating.revenue import revenue_parts
from rules.railroad_barons.turn_plan import (
    PLANNED,
    complete_turn,
    find_purchases,
    preview_turn,
    propose_turn,
)

HEAD = "operate"
_CODE: PlanCodec[a.Operate] = PlanCodec(a.Operate, KINDS, a.Operate(()))


def turn_key(action: a.Operate) -> str:
    """Return the key of these steps."""
    return f"{HEAD}/{_CODE.encode(action)}"


def add_form(prompt: Callable[[TableContext], Prompt]) -> Callable[[TableContext], Prompt]:
    """Return a prompt with the button of the form for the rest of the turn."""

    def with_form(ctx: TableContext) -> Prompt:
        key = "press-turn" if ctx.public.table.phase is Phase.TOKENS else "press-turn-rest"
        shown = prompt(ctx)
        return replace(shown, buttons=(*shown.buttons, Button(HEAD, t(key, ctx), form=True)))

    return with_form


# The form.


def build_form(ctx: TableContext, rest: str) -> Form:
    """Return the form for what is still to be decided; at first as the robot would do it."""
    table: State = ctx.public.table
    require_known(not rest and table.phase in PLANNED)
    fields = tuple(_fields(ctx, table, propose_turn(ctx.view, ctx.required_seat)))
    text = t("turn-form", ctx, **operating_values(ctx))
    return Form(t("press-turn", ctx).removesuffix("…"), fields, text)


def _fields(ctx: TableContext, table: State, proposed: Sequence[a.TurnStep]) -> Iterator[Field]:
    position = public_position(ctx)
    if table.phase is Phase.TOKENS:
        yield _field(ctx, "tokens", _placements(ctx, proposed), proposed)
    if table.phase is Phase.REVENUE or (
        table.phase is Phase.TOKENS and any(revenue_parts(position, table.holding or ""))
    ):
        uses = ((a.PayDividends(), "use-pay"), (a.KeepRevenue(), "use-keep"))
        options = [Option(_encode(use), t(key, ctx)) for use, key in uses]
        yield _field(ctx, "revenue", options, proposed)
    assignments = [
        Option(_encode(step), assign_label(ctx, step), describe_effect(step.investor, ctx))
        for step in legal_assignments(position)
    ]
    if assignments:
        yield _field(ctx, "assign", assignments, proposed, "choices")
    options = [_purchase_option(ctx, bought) for bought in find_purchases(table)]
    if len(options) > 1:
        bought = [step for step in proposed if isinstance(step, a.BuyRailroad)]
        yield replace(_field(ctx, "rails", options, ()), value=_encode(*bought) or _NONE)


_NONE = "none"
"""The option to buy nothing: an option has a value."""


def _encode(*steps: a.TurnStep) -> str:
    return _CODE.encode(a.Operate(steps))


def _field(
    ctx: TableContext,
    name: str,
    options: Sequence[Option],
    proposed: Iterable[a.TurnStep],
    kind: FieldKind = "choice",
) -> Field:
    """Return a field of the form, its options of the proposed steps chosen."""
    codes, shown = set(map(_encode, proposed)), tuple(options[:MENU_OPTIONS])
    chosen = "+".join(option.value for option in shown if option.value in codes)
    label, optional = t(f"form-turn-{name}", ctx), kind == "choices"
    return Field(name, label, value=chosen, kind=kind, options=shown, optional=optional)


def _placements(ctx: TableContext, proposed: Iterable[a.TurnStep]) -> list[Option]:
    """Return the placements that leave no token idle, and the proposed one."""
    placings = [step for step in proposed if isinstance(step, a.PlaceTokens)]
    placings += full_placings(public_position(ctx))
    return [placement_option(ctx, placing, _encode(placing)) for placing in dict.fromkeys(placings)]


def _purchase_option(ctx: TableContext, bought: Sequence[RailroadBought]) -> Option:
    if not bought:
        return Option(_NONE, t("tokens-none", ctx))
    railroads = [Railroad(event.card, event.side) for event in bought]
    label = ", ".join(railroad_name(purchase, ctx) for purchase in railroads)
    if len(label) > OPTION_LIMIT:
        label = t("option-rails-many", ctx, count=len(bought), railroad=railroads[-1])
    levels = (facts.railroads()[purchase.card].sides[purchase.side].level for purchase in railroads)
    sums = {"price": sum(event.price for event in bought)}
    detail = t(
        "option-rails-detail", ctx, count=len(bought), levels=", ".join(map(str, levels)), **sums
    )
    if helped := sum(event.helped for event in bought):
        detail += " · " + t("option-rails-help", ctx, amount=helped)
    steps = (a.BuyRailroad(event.side, bool(event.helped)) for event in bought)
    return Option(_encode(*steps), label, detail)


# Its answer.


def answer_form(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer the form, or `operate/<steps>`, with the preview of the turn."""
    action, table = _CODE.decode(rest), ctx.public.table
    if confirmed or table.phase not in PLANNED or ctx.seat not in ctx.view.to_move:
        return Act(action if action.steps else a.Operate((a.FinishBuying(),)))
    if words:
        codes = [code for word in words.values() for code in word.split("+")]
        chosen = [step for code in codes if code != _NONE for step in _CODE.decode(code).steps]
        action = complete_turn(ctx.view, ctx.required_seat, chosen)
    require_known(action.steps)
    return _preview(ctx, action)


def _preview(ctx: TableContext, action: a.Operate) -> Preview:
    """Return the preview of the turn: what happens until the next one, as it would be told."""
    name = ctx.public.table.holding
    after, events = preview_turn(ctx.view, ctx.required_seat, action)
    lines = [t("turn-head", ctx, holding=holding_name(name, ctx))]
    lines += NARRATOR(replace(ctx, you=True).for_message, events)
    if after.phase is Phase.DISCARD and after.holding == name:
        row = after.holdings[name]
        lines.append(t("turn-discard", ctx, count=len(row.railroads) - row.down))
    draw = pictures.operating_preview(ctx, action)
    return Preview("\n".join(lines), t("confirm-turn", ctx), draw, turn_key(action))
