"""A railroad's whole turn with few presses: as suggested at once, or changed in one form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.base.errors import require_known
from bot.chat.contract.pages import MENU_OPTIONS, Act, Answer, Button, Field, Form, Option
from bot.chat.contract.table_context import TableContext
from cogs.baltimore_ohio import whole_turn
from cogs.baltimore_ohio.plans import CODE
from cogs.baltimore_ohio.step_menus import step_options
from cogs.baltimore_ohio.words import t
from rules.baltimore_ohio.model.actions import BuyEquipment, Operate
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.rules import OPERATING
from rules.baltimore_ohio.turn_plan import Plan
from rules.baltimore_ohio.turn_preview import TurnPreview, fill_with_best, preview_railroad_turn

AT_ONCE, FORM = "all", "steps"
BEST = "best"
"""The option that serves the cities that pay best after what is chosen above it."""


def suggested_turn(ctx: TableContext) -> TurnPreview:
    """Return the turn that the seat is suggested."""
    return preview_railroad_turn(ctx.view, Plan(), fill_with_best)


def describe_briefly(ctx: TableContext, result: TurnPreview) -> str:
    """Return the suggested turn in one line, a few words for each step, and what it nets."""
    chosen = {
        phase: next((option.label for option in _options(ctx, result, phase) if option.chosen), "")
        for phase in result.asked
    }
    if Phase.SERVICE not in chosen:  # there is no choice of cities, whose words tell the net
        profit = chosen.pop(Phase.PROFIT, "")
        for event in result.events:
            if isinstance(event, IncomeEarned):
                chosen[Phase.SERVICE] = t("suggested-net", ctx, net=event.net)
        chosen[Phase.PROFIT] = profit
    return t("suggested", ctx, steps=" · ".join(filter(None, chosen.values())))


def turn_buttons(ctx: TableContext) -> tuple[Button, Button]:
    """Return the buttons that do what is suggested, and that open the form."""
    return (
        Button(AT_ONCE, t("press-proposal", ctx)),
        Button(FORM, t("press-turn", ctx), form=True),
    )


def _options(ctx: TableContext, result: TurnPreview, phase: Phase) -> Sequence[Option]:
    """Return the options of a step, that of the turn first and marked as chosen."""
    table, step = result.asked[phase].table, result.plan.step(phase)
    options = step_options(ctx, table, result.railroad, phase, step)
    complete = [option for option in options if not option.value.startswith("_")]
    return sorted(complete, key=lambda option: not option.chosen)


def build_form(ctx: TableContext, rest: str) -> Form:
    """Return the form with a field for each step of which there is a choice."""
    require_known(not rest and ctx.public.table.phase in OPERATING)
    result, fields = suggested_turn(ctx), []
    for phase in result.asked:
        options = tuple(_options(ctx, result, phase))[: MENU_OPTIONS - 1]
        value = options[0].value
        if phase is Phase.SERVICE and len(result.asked) > 1:
            options, value = (Option(BEST, t("option-best", ctx)), *options), BEST
        if len(options) > 1:
            label = t(f"name-{phase.value}", ctx)
            fields.append(Field(phase.value, label, value=value, kind="choice", options=options))
    require_known(fields)
    return Form(t("press-turn", ctx).removesuffix("…"), tuple(fields))


def answer_form(ctx: TableContext, rest: str, confirmed: bool, words: Mapping[str, str]) -> Answer:
    """Answer the form with the preview of the turn; what does not fit together is told there."""
    table: State = ctx.public.table
    require_known(not rest and words)
    if table.phase not in OPERATING or ctx.seat not in ctx.view.to_move:
        return Act(Operate((BuyEquipment(0),)))  # the rules' refusal says what has to be done now
    plan = Plan()
    for word in words.values():
        if word != BEST:
            plan = plan.merge(CODE.decode(word))
    return whole_turn.preview(ctx, preview_railroad_turn(ctx.view, plan, fill_with_best))
