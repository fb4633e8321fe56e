"""A railroad's whole turn with few presses: as suggested, changed in one form, or on one private
card on which every step can be changed. Steps that are not chosen are filled in with a proposal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.chat.base.errors import Refusal, require_known
from bot.chat.contract.pages import (
    MENU_OPTIONS,
    Act,
    Answer,
    Button,
    Draw,
    EphemeralPage,
    Field,
    Form,
    Menu,
    Option,
    Preview,
)
from bot.chat.contract.table_context import TableContext
from cogs.baltimore_ohio import consequences, pages, pictures, plans, step_menus
from cogs.baltimore_ohio.plans import CODE, FORMS, PAGE_PHASES, PlanPage, step_code
from cogs.baltimore_ohio.step_menus import StepComponents, step_options
from cogs.baltimore_ohio.words import DOMAIN, t
from data.texts import say
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, BuyEquipment, Operate
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.rules import OPERATING
from rules.baltimore_ohio.turn_plan import STEPS, Plan, plan_from_step
from rules.baltimore_ohio.turn_preview import (
    Filler,
    TurnPreview,
    fill_with_best,
    preview_railroad_turn,
)

HEAD = "run"
QUIET = Plan(scrap=(), buy=0, track=BuildNothing())
"""A plan that scraps, buys and builds nothing."""
MAX_SUMS = 25
"""Sums listed in the menu of the page; more of them go on a page of their own."""


def plan_key(prefix: str, plan: Plan) -> str:
    """Return the key of a plan under this prefix."""
    return f"{prefix}/{CODE.encode(plan)}".rstrip("/")


def answer(ctx: TableContext, rest: str, confirmed: bool, words: Mapping[str, str]) -> Answer:
    """Answer `run/<plan>`: the whole turn, or the page that chooses one step of it."""
    plan_page = plans.parse_key(rest)
    table: State = ctx.public.table
    require_known(plan_page.plan.start is None)
    if table.phase not in OPERATING or ctx.seat not in ctx.view.to_move:
        return Act(Operate((BuyEquipment(0),)))  # the rules' refusal says what has to be done now
    if plan_page.page in FORMS:
        plan = with_form(ctx, ctx.view, plan_page, words, fill_with_best)
    elif plan_page.page:
        view = view_before_step(ctx.view, plan_page, fill_with_best)
        components = StepComponents(
            ctx, plan_key(HEAD, plan_page.plan.clear_step(PAGE_PHASES[plan_page.page]))
        )
        return step_page(components, plan_page, view, Position(table).acting_railroad[0])
    else:
        plan = plan_page.plan
    result = preview_railroad_turn(ctx.view, plan, fill_with_best)
    if confirmed:
        return Act(result.action)
    return preview(ctx, result)


def view_before_step(view: View, plan_page: PlanPage, fill: Filler) -> View:
    """Return the view in which the step of a page is due. Raises `Refusal` if it is not part of
    this turn."""
    stop = PAGE_PHASES[plan_page.page]
    result = preview_railroad_turn(view, plan_page.plan, fill, stop)
    if stop not in result.views:
        raise Refusal(f"{DOMAIN}-refuse-unasked", rule="19")
    return result.views[stop]


def form(ctx: TableContext, rest: str) -> Form:
    """Return the form of a key that ends in one of `FORMS`."""
    plan_page = plans.parse_key(rest)
    require_known(plan_page.page in FORMS and ctx.public.table.phase in OPERATING)
    table = view_before_step(ctx.view, plan_page, fill_with_best).table
    return pages.step_form(ctx, plan_page, table, Position(table).acting_railroad[0])


def with_form(
    ctx: TableContext, view: View, plan_page: PlanPage, words: Mapping[str, str], fill: Filler
) -> Plan:
    """Return the plan with the step entered in a form. Raises what `pages.read_step` raises."""
    table = view_before_step(view, plan_page, fill).table
    name = Position(table).acting_railroad[0]
    step = pages.read_step(ctx, plan_page.page, table, name, words)
    return plan_page.plan.clear_step(PAGE_PHASES[plan_page.page]).merge(plan_from_step(step))


def step_page(
    components: StepComponents, plan_page: PlanPage, view: View, name: str
) -> EphemeralPage:
    """Return the page of a step, with a button back to the whole turn, which keeps what is chosen
    on the page so far."""
    detail_page, step = pages.step_page(components, plan_page, view, name), plan_page.step
    # The trailing `_` has no meaning: it keeps this key distinct from that of the page's own step.
    piece = "_" if step is None else f"{step_code(step)}/_"
    back = components.button(piece, t("press-back", components.ctx), "quiet")
    return replace(detail_page, buttons=(*detail_page.buttons, back))


def preview(ctx: TableContext, result: TurnPreview) -> Preview:
    """Return the preview of a turn, with menus and buttons that change it."""
    lines = [t("turn-head", ctx, railroad=result.railroad), *describe_turn(ctx, result)]
    components = StepComponents(ctx, plan_key(HEAD, result.plan))
    buttons = list(page_buttons(ctx, HEAD, result))
    if any(phase in result.views for phase in (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK)):
        # The trailing `_` has no meaning: it keeps these keys distinct from those of the menus.
        buttons.append(Button(f"{HEAD}/_", t("press-proposal", ctx), "quiet"))
    if Phase.SCRAP in result.views or Phase.EQUIPMENT in result.views:
        quiet_label = t("press-quiet-short", ctx)
        buttons.append(Button(f"{plan_key(HEAD, QUIET)}/_", quiet_label, "quiet"))
    text, draw, menus = "\n".join(lines), draw_turn(ctx, result), turn_menus(ctx, HEAD, result)
    return Preview(text, t("confirm-turn", ctx), draw, components.head, tuple(buttons), menus)


def describe_turn(ctx: TableContext, result: TurnPreview) -> list[str]:
    """Describe the turn, one or more lines a step, and its overall result."""
    refusals = [(f"baltimore_ohio-refuse-{refusal.code}", refusal) for refusal in result.dropped]
    lines = [
        f"⚠️ {say(key, ctx.language, rule=refusal.rule, **refusal.args_)}"
        for key, refusal in refusals
    ]
    if result.unbuilt:
        lines.append("⚠️ " + t("unbuilt", ctx))
    for phase in STEPS:
        if paragraph := _describe_step(ctx, result, phase):
            head, *more = paragraph
            lines += [f"**{t(f'name-{phase.value}', ctx)}:** {head}", *more]
    if Phase.PROFIT not in result.views:
        lines += consequences.describe_losses(
            ctx, result.first_table, result.railroad, result.events
        )
    return lines


def _describe_step(ctx: TableContext, result: TurnPreview, phase: Phase) -> list[str]:
    name = result.railroad
    if phase is Phase.SERVICE:  # earned even if there is no choice of cities
        return consequences.describe_earnings(ctx, result.first_table, name, result.events)[1]
    if phase not in result.views:
        return []
    view = result.views[phase]
    if phase is not Phase.PROFIT:
        step = result.plan.step(phase)
        return consequences.describe_step(ctx, view.table, name, step, result.events)
    pay_text, retain_text = consequences.describe_profit_uses(
        ctx, outcomes.preview_profit(view, name)
    )
    first, other = (pay_text, retain_text) if result.plan.pays else (retain_text, pay_text)
    return [first, "-# " + t("otherwise", ctx, told=other)]


def turn_menus(
    ctx: TableContext, prefix: str, result: TurnPreview, *, look: bool = False
) -> tuple[Menu, ...]:
    """Return a menu for every step of the turn, each replacing its choice in the plan."""
    menu_list = []
    for phase, view in result.views.items():
        components = StepComponents(ctx, plan_key(prefix, result.plan_around_step(phase)), look)
        step = result.plan.step(phase)
        options = step_menus.step_options(ctx, view.table, result.railroad, phase, step)
        shown = options[:MAX_SUMS] if phase is Phase.SERVICE else options
        menu_list.append(components.menu(t(f"menu-{phase.value}", ctx), shown))
    return tuple(menu_list)


def page_buttons(
    ctx: TableContext, prefix: str, result: TurnPreview, *, look: bool = False
) -> tuple[Button, ...]:
    """Return the buttons for what the menus of the page cannot offer; a look has no forms."""
    buttons: list[Button] = []
    if Phase.SCRAP in result.views and not look:
        components = _page_components(ctx, prefix, result, Phase.SCRAP)
        buttons += step_menus.scrap_button(components, result.first_table, result.railroad)
    if Phase.TRACK in result.views:
        components = _page_components(ctx, prefix, result, Phase.TRACK, look)
        buttons.append(components.button("_h", t("press-hexes", ctx)))
        if not look:
            buttons.append(components.button("_w", t("press-words", ctx), form=True))
    if Phase.SERVICE in result.views:
        components = _page_components(ctx, prefix, result, Phase.SERVICE, look)
        if not look:
            buttons.append(components.button("_c", t("press-exact", ctx), form=True))
        table = result.views[Phase.SERVICE].table
        if len(services.possible_services(table, result.railroad)) > MAX_SUMS:
            buttons.append(components.button("_a", t("press-sums", ctx)))
    return tuple(buttons)


def _page_components(
    ctx: TableContext, prefix: str, result: TurnPreview, phase: Phase, look: bool = False
) -> StepComponents:
    """Return the builder of buttons to the pages of a step; what is chosen for it is kept."""
    plan, step = result.plan_around_step(phase), result.chosen.step(phase)
    if step is not None:
        plan = plan.merge(plan_from_step(step))
    return StepComponents(ctx, plan_key(prefix, plan), look)


def draw_turn(ctx: TableContext, result: TurnPreview) -> Draw:
    """Return the map with the build or, without one, the projected charter."""
    track = result.plan.track
    if isinstance(track, BuildTrack) and Phase.TRACK in result.views:
        view = result.views[Phase.TRACK]
        would = result.first_table, result.table
        return pictures.build_preview(
            ctx, view, result.railroad, track.hexes, would=would, turn=result.events
        )
    return pictures.charter(
        ctx, result.railroad, result.table, result.first_table, turn=result.events
    )


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
        for phase in result.views
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
    table, step = result.views[phase].table, result.plan.step(phase)
    options = step_options(ctx, table, result.railroad, phase, step)
    complete = [option for option in options if not option.value.startswith("_")]
    return sorted(complete, key=lambda option: not option.chosen)


def turn_form(ctx: TableContext, rest: str) -> Form:
    """Return the form with a field for each step of which there is a choice."""
    require_known(not rest and ctx.public.table.phase in OPERATING)
    result, fields = suggested_turn(ctx), []
    for phase in result.views:
        options = tuple(_options(ctx, result, phase))[: MENU_OPTIONS - 1]
        value = options[0].value
        if phase is Phase.SERVICE and len(result.views) > 1:
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
    return preview(ctx, preview_railroad_turn(ctx.view, plan, fill_with_best))
