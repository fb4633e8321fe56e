"""The prompts of the public card by phase, and the moves they lead to. Each prompt says in one
sentence what its step is for.

Nothing in this game is secret (ruling 3), so a prompt may show what the seat on turn has."""

from __future__ import annotations

from bot.chat.contract.pages import Button, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.chat import PromptBuilder
from cogs.baltimore_ohio import single, step_menus, whole_turn
from cogs.baltimore_ohio.consequences import describe_income, describe_profit_use
from cogs.baltimore_ohio.market import round as market
from cogs.baltimore_ohio.plans import step_code
from cogs.baltimore_ohio.step_menus import StepComponents
from cogs.baltimore_ohio.words import declare_moves, describe_levels, t
from render.baltimore_ohio.shared.words import steps_instead_of_scrap
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.ending import end_reason
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State


def railroad_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt of the current step of the railroad on turn."""
    table: State = ctx.public.table
    name, components = Position(table).acting_railroad[0], StepComponents(ctx, single.HEAD)
    if table.phase is Phase.PROFIT:
        return _profit_prompt(components, table, name)
    text, buttons = _STEP_PROMPTS[table.phase](components, table, name)
    suggested = whole_turn.describe_briefly(ctx, whole_turn.suggested_turn(ctx))
    text = "\n".join([_describe_railroad(ctx, table, name), *_describe_end(ctx), text, suggested])
    options = step_menus.step_options(ctx, table, name, table.phase)
    # Where no track is within reach, its button says so.
    if table.phase is Phase.TRACK and len(options) < 2:
        return Prompt(text, buttons)
    return Prompt(text, buttons, (components.menu(t(f"menu-{table.phase.value}", ctx), options),))


StepPrompt = tuple[str, tuple[Button, ...]]
"""Text and buttons of a step's prompt."""


def _describe_railroad(ctx: TableContext, table: State, name: str) -> str:
    """Return the railroad's position: what it has and what it could earn."""
    railroad_state = table.railroads[name]
    cards = {
        "count": len(railroad_state.cards),
        "levels": describe_levels(railroad_state.cards, ctx),
    }
    sums = {"value": Position(table).share_value(name), "treasury": railroad_state.treasury}
    net = outcomes.railroad_figures(table, name).net
    return t("stands", ctx, railroad=name, net=net, previous=railroad_state.income, **cards, **sums)


def _describe_end(ctx: TableContext) -> list[str]:
    """Say that the game ends with this turn, if it does as things stand."""
    return [t("last-turn", ctx)] if end_reason(Position(ctx.public.table)) else []


def _whole_turn_buttons(ctx: TableContext, table: State) -> tuple[Button, ...]:
    """Return the buttons for the whole turn, or the rest of it, at once: as suggested, in a
    form, on a page, or without anything new."""
    is_rest = table.phase is Phase.TRACK
    quiet_key = whole_turn.plan_key(whole_turn.HEAD, whole_turn.QUIET)
    return (
        *whole_turn.turn_buttons(ctx),
        Button(whole_turn.HEAD, t("press-rest" if is_rest else "press-whole", ctx)),
        Button(quiet_key, t("press-rest-quiet" if is_rest else "press-quiet", ctx)),
    )


def _equipment_prompt(components: StepComponents, table: State, name: str) -> StepPrompt:
    """Return the prompt for scrapping or buying equipment."""
    ctx, is_scrap = components.ctx, table.phase is Phase.SCRAP
    step, key = (a.ScrapEquipment(), "scrap") if is_scrap else (a.BuyEquipment(0), "buy")
    none = components.step(step, t(f"option-{key}-none", ctx), "quiet")
    text = t(f"ask-{table.phase.value}", ctx)
    if phases := steps_instead_of_scrap(ctx.view):
        what = ", ".join(t(f"do-{phase.value}", ctx) for phase in phases)
        text = t("ask-scrap-loses", ctx, railroad=name, what=what)
    more = step_menus.scrap_button(components, table, name) if is_scrap else ()
    return text, (*_whole_turn_buttons(ctx, table), none, *more)


def _track_prompt(components: StepComponents, table: State, name: str) -> StepPrompt:
    ctx, cubes = components.ctx, table.railroads[name].cubes
    counter = "both" if table.lumber else "coal" if table.coal else "none"
    values = {"level": table.tech_level, "cubes": cubes, "counter": counter}
    return t("ask-track", ctx, railroad=name, **values), (
        *_whole_turn_buttons(ctx, table),
        components.button("_h", t("press-hexes", ctx)),
        components.button("_w", t("press-words", ctx), form=True),
        components.step(a.BuildNothing(), t("option-build-none", ctx), "quiet"),
    )


def _service_prompt(components: StepComponents, table: State, name: str) -> StepPrompt:
    ctx = components.ctx
    values = {
        "size": services.service_size(table, name),
        "reached": len(services.reached_cities(table, name)),
    }
    best = Button(whole_turn.HEAD, t("press-whole-rest", ctx))
    exact = components.button("_c", t("press-exact", ctx), form=True)
    return t("ask-service", ctx, **values), (*whole_turn.turn_buttons(ctx), best, exact)


_STEP_PROMPTS = {
    Phase.SCRAP: _equipment_prompt,
    Phase.EQUIPMENT: _equipment_prompt,
    Phase.TRACK: _track_prompt,
    Phase.SERVICE: _service_prompt,
}


def _profit_prompt(components: StepComponents, table: State, name: str) -> Prompt:
    ctx, business = components.ctx, table.business
    assert business is not None and business.made is not None
    profit = outcomes.preview_profit(ctx.view, name)
    lines = [
        t("ask-profit", ctx, railroad=name, net=profit.net),
        *_describe_end(ctx),
        "-# " + describe_income(ctx, table, name, business.made)[0],
        f"**{t('option-pay', ctx)}:** {describe_profit_use(ctx, profit, pays=True)}",
        f"**{t('option-retain', ctx)}:** {describe_profit_use(ctx, profit, pays=False)}",
    ]
    best = GAME.evaluator.only_proposal(ctx.view, ctx.required_seat)
    buttons = [
        components.step(
            step, t(f"press-{key}", ctx, amount=profit.net), "go" if step == best else "plain"
        )
        for key, step in (("pay", a.PayDividends()), ("retain", a.RetainProfits()))
    ]
    return Prompt("\n".join(lines), tuple(buttons))


MOVES = declare_moves(
    [],
    others={
        single.HEAD: single.answer,
        whole_turn.HEAD: whole_turn.answer,
        whole_turn.AT_ONCE: lambda ctx, rest, confirmed, words: whole_turn.answer(
            ctx, "", True, {}
        ),
        whole_turn.FORM: whole_turn.answer_form,
    },
    forms={
        single.HEAD: single.form,
        whole_turn.HEAD: whole_turn.form,
        whole_turn.FORM: whole_turn.turn_form,
    },
    keys=dict.fromkeys(single.STEPS, lambda ctx, step: f"{single.HEAD}/{step_code(step)}"),
).merge(market.MOVES)

PROMPTS: dict[Phase, PromptBuilder] = {
    Phase.MARKET: market.market_prompt,
    Phase.AUCTION: market.auction_prompt,
    **dict.fromkeys((*_STEP_PROMPTS, Phase.PROFIT), railroad_prompt),
}
