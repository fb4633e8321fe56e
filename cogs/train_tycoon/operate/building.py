"""Opening a line: the prompts of a company that may open one or must place its factory, and
lines chosen ready-made or typed, previewed with price and gain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import (
    MENU_OPTIONS,
    Act,
    Answer,
    Button,
    Field,
    Form,
    Menu,
    Option,
    Preview,
    Prompt,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.moves import Words
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import routes
from cogs.train_tycoon.operate.places import (
    describe_cargo,
    describe_cost,
    describe_distances,
    describe_funds,
    describe_income,
    describe_place,
    describe_track,
    describe_track_briefly,
    describe_way,
    item_text,
    list_lines,
)
from cogs.train_tycoon.words import (
    company_name,
    menu,
    public_position,
    quiet_button,
    seat_position,
    t,
)
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import forecast, lines, opening
from rules.train_tycoon.operation.lines import Plan
from rules.train_tycoon.robot.proposals import (
    SHOWN_ON_CARD,
    Proposal,
    best_plan,
    best_proposals,
    evaluate_line,
    survey,
)

MAX_ALTERNATIVES = 24
"""Other routes between two hubs that are offered ready-made."""
BUILDING = (Phase.FACTORY, Phase.LINE)


def proposal_option(position: Position, proposed: Proposal, ctx: TableContext) -> Option:
    """Return the option of a proposed line: its hubs and price, its income now, and by what the
    lines are ordered: the long run, or the track that a factory there will need."""
    plan = proposed.plan
    line, amount, count = describe_way(position, plan.way, ctx), plan.cost.total, len(plan.way.lays)
    label = t("option-line", ctx, line=line, amount=amount, count=count)
    key = "option-factory-detail" if position.operation.extra else "option-line-detail"
    values = {"gain": proposed.long_run, "afar": proposed.afar}
    sums = _describe_breaks_or_sums(proposed.now, len(proposed.broken), ctx)
    detail, sign = t(key, ctx, sums=sums, **values), hub_sign(position, plan.way.end, ctx)
    return Option(routes.encode_opening(plan.action), label, detail, emoji=sign)


def end_option(position: Position, plan: Plan, ctx: TableContext) -> Option:
    """Return the option of an end within reach, with the cheapest line there."""
    end, amount = describe_place(position.state, plan.way.end, ctx), plan.cost.total
    projected = forecast.forecast_turn(position, plan.action)
    broken = forecast.lines_broken_by(position, plan.way)
    detail = _describe_breaks_or_sums(projected, len(broken), ctx)
    label = t("option-end", ctx, place=end, amount=amount, count=len(plan.way.lays))
    sign = hub_sign(position, plan.way.end, ctx)
    return Option(routes.encode_opening(plan.action), label, detail, emoji=sign)


def hub_sign(position: Position, hub: str, ctx: TableContext) -> str | None:
    """Return the emoji of what a resource hub has or a factory makes, if there is one."""
    row = position.state.hubs.get(hub)
    return None if row is None or row.kind == "city" else ctx.find_emoji([row.item])


def _describe_breaks_or_sums(projected: forecast.Forecast, broken: int, ctx: TableContext) -> str:
    """Return the parts of an income, or for a line that breaks others, that and the income: an
    option has no room for more."""
    if not broken:
        return describe_income(projected, ctx)
    return t("option-line-breaks-income", ctx, count=broken, income=projected.income)


# The prompts.


def factory_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt for the factory's place, and for the line that starts there."""
    position = public_position(ctx)
    factory_item = position.operating_company.factory
    assert factory_item is not None
    text = t(
        "ask-factory",
        ctx,
        company=company_name(position.operation.company),
        factory=t(f"factory-{factory_item}", ctx),
        takes=[item_text(resource, ctx) for resource in facts.accepted_resources(factory_item)],
        item=item_text(factory_item, ctx),
        most=position.turn_facts.max_track_tiles,
    )
    places = tuple(_site_option(ctx, position, site) for site in survey(position).ends)
    return _build_prompt(ctx, [text, describe_funds(position, ctx)], (), _site_menus(ctx, places))


def _site_option(ctx: TableContext, position: Position, site: str) -> Option:
    """Return a place for the factory, with how far it is from what the factory needs."""
    near = t("near-steps", ctx, near=describe_distances(position, site, ctx))
    return Option(site, t("option-site", ctx, hex=site), near)


def _site_menus(ctx: TableContext, places: Sequence[Option]) -> Iterator[Menu]:
    """Yield as many menus as the places for a factory need, sorted by hex; each names its first
    and last hex."""
    if len(places) <= MENU_OPTIONS:
        yield Menu("from", t("menu-sites", ctx), tuple(places))
        return
    for number, chunk in enumerate(_chunk_by_row(places)):
        hint = t("menu-sites-of", ctx, first=chunk[0].value, last=chunk[-1].value)
        yield Menu(f"from/+{number}" if number else "from", hint, chunk)


def _chunk_by_row(places: Sequence[Option]) -> Iterator[tuple[Option, ...]]:
    """Yield chunks of whole map rows, as many as fit into a menu."""
    chunk: tuple[Option, ...] = ()
    for _, row in groupby(places, key=lambda site: site.value[0]):
        row_sites = tuple(row)
        if chunk and len(chunk) + len(row_sites) > MENU_OPTIONS:
            yield chunk
            chunk = ()
        chunk += row_sites
    yield chunk


def line_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt whether to open a line, and which."""
    position = public_position(ctx)
    name, current = position.operation.company, forecast.forecast_turn(position)
    key = "ask-line" if position.hubs_of(name) else "ask-line-first"
    sums, moves = describe_income(current, ctx), describe_cargo(current.moves, ctx)
    text = [
        t(key, ctx, company=company_name(name), most=position.turn_facts.max_track_tiles),
        describe_funds(position, ctx),
        t("ask-line-now", ctx, sums=sums, moves=moves),
    ]
    starts = []
    for hub, count in survey(position).ends.items():
        place, sign = describe_place(position.state, hub, ctx), hub_sign(position, hub, ctx)
        starts.append(Option(hub, place, t("option-start", ctx, count=count), emoji=sign))
    hubs = Menu("from", t("menu-starts", ctx), tuple(starts))
    return _build_prompt(ctx, text, (quiet_button(ctx, "noline", "press-noline"),), (hubs,))


def _build_prompt(
    ctx: TableContext, text: list[str], buttons: tuple[Button, ...], starts: Iterable[Menu]
) -> Prompt:
    """Return a prompt with the best lines added, and a note if none of them pays for itself."""
    position = public_position(ctx)
    best_lines = best_proposals(position)[:SHOWN_ON_CARD]
    type_button = quiet_button(ctx, "route", "press-route", form=True)
    if_button = quiet_button(ctx, f"if/{position.operation.company}", "press-if", look=True)
    options = (proposal_option(position, line, ctx) for line in best_lines)
    best_menu = menu(ctx, "open", best_menu_hint(best_lines), options)
    full_text = "\n".join([*text, *poor(ctx, position)])
    return Prompt(full_text, (*buttons, type_button, if_button), (*best_menu, *starts))


def best_menu_hint(best_lines: Sequence[Proposal]) -> str:
    """Return the key of the menu's hint: whether the first line is better than the others."""
    equal_count = sum(line.worth == best_lines[0].worth for line in best_lines)
    if equal_count > 1:
        return "menu-best-all" if equal_count == len(best_lines) else "menu-best-even"
    return "menu-best"


def poor(ctx: TableContext, position: Position) -> Iterator[str]:
    """Yield a sentence if no line pays, even with the lines of later turns, and none has to be
    opened."""
    proposals = best_proposals(position)[:SHOWN_ON_CARD]
    if not proposals:
        yield t("ask-lines-none", ctx)
    elif position.operation.extra:
        return
    elif best_plan(position) is None:
        last = position.state.turn == facts.components().turns
        yield t("ask-lines-last" if last else "ask-lines-poor", ctx)


# Choosing.


def answer_route(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer a typed line."""
    position, text = public_position(ctx), words.get("hexes", "")
    require_known(not rest and text and position.state.operation is not None)
    placing = position.state.phase is Phase.FACTORY
    action = routes.parse_opening(position, text, ctx.language, placing=placing)
    return answer_open(ctx, routes.encode_opening(action), confirmed, words)


def answer_end(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `ends/E8.nF8.I8`: this line, reached from the page of its start."""
    return answer_open(ctx, rest, confirmed, words, f"from/{routes.decode_route(rest).start}")


def answer_open(
    ctx: TableContext, rest: str, confirmed: bool, words: Words, back: str = ""
) -> Answer:
    """Answer `open/E8.nF8.I8`: preview this line; `back`: the page that led here. If it is
    illegal, the rules refuse it with the reason."""
    position, chosen = public_position(ctx), routes.decode_route(rest)
    phase = position.state.phase
    action = routes.opening_action(chosen, placing=phase is Phase.FACTORY)
    if confirmed or phase not in BUILDING:
        return Act(action, t("said-open", ctx))
    plan = opening.plan_opening(position, action)
    others = lines.lines_between(position, plan.way.start, plan.way.end)[: MAX_ALTERNATIVES + 1]
    laid = [lay.hex for candidate in (plan, *others) for lay in candidate.way.lays]
    by_hex = quiet_button(ctx, f"lay/{chosen.start}", "press-by-hex")
    restart_button = quiet_button(ctx, f"from/{chosen.start}", "press-from")
    return Preview(
        "\n".join(describe_plan(ctx, seat_position(ctx), plan)),
        t("confirm-open", ctx, amount=plan.cost.total),
        pictures.plan_preview(ctx, plan, [*position.state.hubs, *laid]),
        f"open/{rest}",
        (by_hex,) if back == restart_button.key else (by_hex, restart_button),
        _alternative_menu(ctx, plan, others),
        back,
    )


def _alternative_menu(
    ctx: TableContext, plan: Plan, alternatives: Sequence[Plan]
) -> tuple[Menu, ...]:
    """Return the menu of other routes between the same two hubs, the cheapest first."""
    options = []
    for other in alternatives:
        if other.way == plan.way:
            continue
        detail = describe_cost(other.cost, ctx)
        if broken := forecast.lines_broken_by(public_position(ctx), other.way):
            detail = t("option-line-breaks", ctx, count=len(broken)) + " · " + detail
        hexes = describe_track_briefly(other.way.lays, ctx)
        label = t("option-way", ctx, hexes=hexes, amount=other.cost.total)
        options.append(Option(routes.encode_opening(other.action), label, detail))
    return menu(ctx, "ends", "menu-ways", options[:MAX_ALTERNATIVES])


def describe_plan(ctx: TableContext, position: Position, plan: Plan) -> list[str]:
    """Describe the line, its cost, its changes to the map, and its income."""
    name, net, cost = position.operation.company, position.operating_company.net, plan.cost.total
    line, track = describe_way(position, plan.way, ctx), describe_track(plan.way.lays, ctx)
    sums = {"amount": cost, "before": net, "after": net - cost}
    return [
        t("sure-open", ctx, company=name, line=line, laid=track),
        t("sure-open-cost", ctx, company=name, parts=describe_cost(plan.cost, ctx), **sums),
        *_describe_changes(ctx, position, plan),
        *_describe_gain(ctx, position, evaluate_line(position, plan)),
    ]


def _describe_changes(ctx: TableContext, position: Position, plan: Plan) -> Iterator[str]:
    """Yield broken lines, hubs that are added and removed, and a train to be taken."""
    table, max_trains = position.state, facts.components().trains_per_company
    if plan.way.end not in table.hubs:
        yield t("sure-open-transfer", ctx, hex=plan.way.end)
    if cleared := [lay.hex for lay in plan.way.lays if lay.how == "clear"]:
        yield t("sure-open-clear", ctx, hexes=cleared)
    if broken := forecast.lines_broken_by(position, plan.way):
        names = list_lines(table, broken, ctx)
        yield t("sure-open-breaks", ctx, lines=names, count=len(broken))
    if len(position.lines_of(position.operation.company)) >= max_trains:
        yield t("sure-open-take", ctx, most=max_trains)


def describe_gain(ctx: TableContext, gain: int) -> str:
    """Return what a line alone brings its company by the end of the game, or costs it."""
    return t("sure-open-gain" if gain >= 0 else "sure-open-loss", ctx, amount=abs(gain))


def _describe_gain(ctx: TableContext, position: Position, proposed: Proposal) -> Iterator[str]:
    """Yield the company's income with the line, now and in the long run."""
    now = forecast.forecast_turn(position)
    then = forecast.forecast_turn(position, proposed.plan.action)
    values = {"sums": describe_income(then, ctx), "moves": describe_cargo(then.moves, ctx)}
    yield t("sure-open-income", ctx, turn=str(position.state.turn), now=now.income, **values)
    yield describe_gain(ctx, proposed.gain)
    if not position.operation.extra and position.state.turn < facts.components().turns:
        key = "sure-open-long-run" if proposed.long_run >= 0 else "sure-open-long-run-less"
        yield t(key, ctx, amount=abs(proposed.long_run))
    known = replace(position.state, secret=ctx.public.table.secret)
    if evaluate_line(Position(known), proposed.plan).gain != proposed.gain:
        yield t("sure-open-own", ctx)


def route_form(ctx: TableContext, rest: str) -> Form:
    """Return the form that asks for the hexes of a line."""
    require_known(not rest and ctx.public.phase in BUILDING)
    field = Field("hexes", t("form-route-hexes", ctx), t("form-route-hint", ctx))
    return Form(t("form-route", ctx), (field,))
