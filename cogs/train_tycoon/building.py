"""Opening a line: ready-made or typed, shown first with its price and what it brings."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Field, Form, Menu, Option, Preview, Scene
from cogs.train_tycoon import operation_pictures as pictures
from cogs.train_tycoon import routes
from cogs.train_tycoon.operation_words import (
    laid,
    lines_in,
    moves,
    o,
    over,
    place,
    priced,
    signed,
    way,
)
from cogs.train_tycoon.parts import Words
from cogs.train_tycoon.words import listed, money, purse
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import forecast, lines, opening
from rules.train_tycoon.operation.lines import Plan
from rules.train_tycoon.robot.proposals import Proposal, proposal

OTHERS = 24
"""Other ways between two hubs that are offered ready-made."""
BUILDING = (Phase.FACTORY, Phase.LINE)


def good(position: Position) -> str | None:
    """The good of the factory that is being placed."""
    return position.operating.factory if position.operation.extra else None


def option(position: Position, one: Proposal, language: str) -> Option:
    """A ready-made line: its hubs and price; what it brings now and by the end."""
    plan, table = one.plan, position.state
    label = o(
        "option-line",
        language,
        line=way(table, plan.way, language, good(position)),
        amount=money(plan.cost.total, language),
        count=len(plan.way.lays),
    )
    detail = o(
        "option-line-detail",
        language,
        income=money(one.income, language),
        gain=signed(one.gain, language),
    )
    if one.broken:
        detail += " · " + o("option-line-breaks", language, count=len(one.broken))
    elif one.hope > 0 and one.gain <= 0:
        detail += " · " + o("option-line-hope", language, hope=signed(one.hope, language))
    return Option(routes.written(plan.action), label, detail)


def cheapest(position: Position, plan: Plan, language: str) -> Option:
    """An end within reach, with the cheapest line there."""
    table = position.state
    income = forecast.this_turn(position, plan).income
    label = o(
        "option-end",
        language,
        place=place(table, plan.way.end, language),
        amount=money(plan.cost.total, language),
        count=len(plan.way.lays),
    )
    detail = o("option-end-detail", language, income=money(income, language))
    broken = forecast.broken_by(position, plan.way)
    if broken:
        detail += " · " + o("option-line-breaks", language, count=len(broken))
    return Option(routes.written(plan.action), label, detail)


# Choosing.


def route(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """The line that was typed."""
    table: State = scene.public.table
    text = words.get("hexes", "")
    if rest or not text:
        raise LookupError(rest)
    placing = table.phase is Phase.FACTORY
    if table.operation is None:
        raise LookupError(rest)
    made = routes.typed(Position(table), text, scene.language, placing=placing)
    return opened(scene, routes.written(made), sure, words)


def opened(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`open/E8.nF8.I8`: this line, shown first. If it may not be opened the rules say why."""
    table: State = scene.public.table
    found = routes.read(rest)
    action = routes.action(found, placing=table.phase is Phase.FACTORY)
    if sure or table.phase not in BUILDING:
        return Act(action, o("said-open", scene.language))
    position = Position(table)
    plan = opening.examine(position, action)
    language, company = scene.language, position.operation.company
    return Preview(
        "\n".join(told(scene, position, plan)),
        o("confirm-open", language, amount=money(plan.cost.total, language)),
        pictures.plan(scene, company, plan),
        key=f"open/{rest}",
        buttons=(
            Button(f"lay/{found.start}", o("press-by-hex", language), "quiet"),
            Button(f"from/{found.start}", o("press-from", language), "quiet"),
        ),
        menus=_others(position, plan, language),
    )


def _others(position: Position, plan: Plan, language: str) -> tuple[Menu, ...]:
    """Other ways between the same two hubs, the cheapest first."""
    options = []
    for other in lines.between(position, plan.way.start, plan.way.end)[: OTHERS + 1]:
        if other.way == plan.way:
            continue
        broken = forecast.broken_by(position, other.way)
        detail = priced(other.cost, language)
        if broken:
            detail = o("option-line-breaks", language, count=len(broken)) + " · " + detail
        label = o(
            "option-way",
            language,
            hexes=over(other.way.lays, language),
            amount=money(other.cost.total, language),
        )
        options.append(Option(routes.written(other.action), label, detail))
    return (Menu("open", o("menu-ways", language), tuple(options[:OTHERS])),) if options else ()


def told(scene: Scene, position: Position, plan: Plan) -> list[str]:
    """What the line is, costs, changes and brings."""
    language, table, company = scene.language, position.state, position.operation.company
    net = position.operating.net
    lines_ = [
        o(
            "sure-open",
            language,
            company=company,
            line=way(table, plan.way, language, good(position)),
            laid=laid(plan.way.lays, language),
        ),
        o(
            "sure-open-cost",
            language,
            amount=money(plan.cost.total, language),
            parts=priced(plan.cost, language),
            company=company,
            before=purse(net, language),
            after=purse(net - plan.cost.total, language),
        ),
    ]
    lines_ += _changes(position, plan, language)
    return [*lines_, *brings(position, proposal(position, plan), language)]


def _changes(position: Position, plan: Plan, language: str) -> list[str]:
    """Lines broken, hubs that come and go, a train to be taken."""
    table, found = position.state, []
    company = position.operation.company
    if plan.way.end not in table.hubs:
        found.append(o("sure-open-transfer", language, hex=plan.way.end))
    gone = [lay.hex for lay in plan.way.lays if lay.how == "clear"]
    if gone:
        found.append(o("sure-open-clear", language, hexes=listed(gone, language)))
    broken = forecast.broken_by(position, plan.way)
    if broken:
        names = lines_in(table, broken, language)
        found.append(o("sure-open-breaks", language, lines=names, count=len(broken)))
    most = facts.components().trains_per_company
    if len(position.lines_of(company)) >= most:
        found.append(o("sure-open-take", language, most=most))
    return found


def brings(position: Position, one: Proposal, language: str) -> list[str]:
    """What the company earns with the line, now and by the end."""
    now, then = forecast.this_turn(position), forecast.this_turn(position, one.plan)
    found = [
        o(
            "sure-open-income",
            language,
            turn=str(position.state.turn),
            then=money(then.income, language),
            now=money(now.income, language),
            moves=moves(then.moves, language),
        ),
        o("sure-open-gain", language, gain=signed(one.gain, language)),
    ]
    if one.hope > 0:
        found.append(o("sure-open-hope", language, hope=signed(one.hope, language)))
    return found


def form(scene: Scene, rest: str) -> Form:
    """Asks for the hexes of a line."""
    if rest or scene.public.table.phase not in BUILDING:
        raise LookupError(rest)
    language = scene.language
    field = Field("hexes", o("form-route-field", language), o("form-route-hint", language))
    return Form(o("form-route", language), (field,))
