"""One step of a railroad's turn on its own: previewed with its consequences, then executed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.base.errors import UnknownKey, require_known
from bot.chat.contract.pages import Act, Answer, Draw, Form, Preview
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import capitalize_first
from cogs.baltimore_ohio import consequences, pages, pictures, plans
from cogs.baltimore_ohio.plans import FORMS, PAGE_PHASES, step_code
from cogs.baltimore_ohio.step_menus import StepComponents
from cogs.baltimore_ohio.words import bold_money, t
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.position import top_space
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.trial import Trial, railroad_on_turn, try_actions

HEAD = "do"
_SAMPLE_STEPS: dict[Phase, a.TurnStep] = {
    Phase.TRACK: a.BuildNothing(),
    Phase.SCRAP: a.ScrapEquipment(),
    Phase.SERVICE: a.ServeCities(()),
}
"""A step of each phase, submitted only for the rules to refuse it with the right reason."""
_STEP_KINDS: dict[type, tuple[Phase, str, str]] = {
    a.ScrapEquipment: (Phase.SCRAP, "scrap", "scrap"),
    a.BuyEquipment: (Phase.EQUIPMENT, "buy", "equipment"),
    a.BuildTrack: (Phase.TRACK, "build", ""),
    a.TakeResource: (Phase.TRACK, "take", ""),
    a.BuildNothing: (Phase.TRACK, "build-none", ""),
    a.ServeCities: (Phase.SERVICE, "serve", "service"),
    a.PayDividends: (Phase.PROFIT, "pay", "pay"),
    a.RetainProfits: (Phase.PROFIT, "retain", "keep"),
}
"""By type of step: its phase, the end of its text keys, and the step for which a charter is
drawn."""
STEPS = tuple(_STEP_KINDS)
_NULL_STEPS = (a.ScrapEquipment(), a.BuyEquipment(0), a.BuildNothing())


def answer(ctx: TableContext, rest: str, confirmed: bool, words: Mapping[str, str]) -> Answer:
    """Answer `do/<plan>`: the only step of the plan, or the page that chooses it. Raises
    `UnknownKey`."""
    plan_page = plans.parse_key(rest)
    table: State = ctx.public.table
    name = railroad_on_turn(table)
    phase = PAGE_PHASES.get(plan_page.page)
    if phase is not None:
        if table.phase is not phase or name is None:
            return Act(_SAMPLE_STEPS[phase])
        if plan_page.page not in FORMS:
            return pages.step_page(StepComponents(ctx, HEAD), plan_page, ctx.view, name)
        step = pages.read_step(ctx, plan_page.page, table, name, words)
    else:
        require_known(len(plan_page.plan.steps) == 1 and plan_page.plan.start is None)
        (step,) = plan_page.plan.steps
    if confirmed or name is None or _STEP_KINDS[type(step)][0] is not table.phase:
        return Act(step)
    return _preview_or_act(ctx, name, step, try_actions(ctx.view, (step,)))


def form(ctx: TableContext, rest: str) -> Form:
    """Return the form of a key that ends in one of `FORMS`."""
    plan_page, table = plans.parse_key(rest), ctx.public.table
    name = railroad_on_turn(table)
    if name is None or table.phase is not PAGE_PHASES.get(plan_page.page):
        raise UnknownKey
    require_known(plan_page.page in FORMS)
    return pages.step_form(ctx, plan_page, table, name)


def _needs_no_preview(name: str, step: a.TurnStep, result: Trial) -> bool:
    """Return whether a step is executed at once: it costs nothing, or the card has already
    described its effects."""
    if any(isinstance(event, e.ShareSacrificed) for event in result.events):
        return False
    if isinstance(step, a.PayDividends | a.RetainProfits):
        return not result.table.peaked or result.table.railroads[name].value != top_space()
    return step in _NULL_STEPS


def _preview_or_act(ctx: TableContext, name: str, step: a.TurnStep, result: Trial) -> Answer:
    if _needs_no_preview(name, step, result):
        return Act(step)
    first, *more = _describe_effects(ctx, name, step, result)
    lines = [t("step-head", ctx, railroad=name), capitalize_first(first), *more]
    incomes = [event for event in result.events if isinstance(event, e.IncomeEarned)]
    if incomes and not isinstance(step, a.ServeCities | a.PayDividends | a.RetainProfits):
        lines.append(t("earns-alone", ctx, net=bold_money(incomes[0].net, ctx)))
    lines += consequences.describe_losses(ctx, ctx.public.table, name, result.events)
    confirm = t(f"confirm-{_STEP_KINDS[type(step)][1]}", ctx)
    key = f"{HEAD}/{step_code(step)}"
    return Preview("\n".join(lines), confirm, _draw_step(ctx, name, step, result), key)


def _describe_effects(
    ctx: TableContext, name: str, step: a.TurnStep, result: Trial
) -> Sequence[str]:
    table: State = ctx.public.table
    if isinstance(step, a.PayDividends | a.RetainProfits):
        profit = outcomes.preview_profit(ctx.view, name)
        pays = isinstance(step, a.PayDividends)
        return [consequences.describe_profit_use(ctx, profit, pays=pays)]
    if not isinstance(step, a.ServeCities):
        return consequences.describe_step(ctx, table, name, step, result.events)
    net, lines = consequences.describe_earnings(ctx, table, name, result.events)
    if net > 0:
        after = outcomes.preview_profit(result.view(ctx.view.viewer), name)
        lines += map(capitalize_first, consequences.describe_profit_uses(ctx, after))
    return lines


def _draw_step(ctx: TableContext, name: str, step: a.TurnStep, result: Trial) -> Draw:
    if isinstance(step, a.BuildTrack):
        states = ctx.public.table, result.table
        return pictures.build_preview(ctx, ctx.view, name, step.hexes, would=states)
    if isinstance(step, a.TakeResource):
        return pictures.board(ctx, name, result.table)
    phase, _, kind = _STEP_KINDS[type(step)]
    shown = f"no-{phase}" if step in _NULL_STEPS else kind
    return pictures.charter(ctx, name, result.table, ctx.public.table, step=shown)
