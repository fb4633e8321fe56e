"""Opening a line: ready-made or typed, shown first with its price and what it brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Field, Form, Menu, Option, Preview, Scene
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import routes
from cogs.train_tycoon.operate.places import cargo, earns, laid, lines_in, over, place, priced, way
from cogs.train_tycoon.words import Words, quiet, t
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import forecast, lines, opening
from rules.train_tycoon.operation.lines import Plan
from rules.train_tycoon.robot.proposals import Proposal, proposal

OTHERS = 24
"""Other ways between two hubs that are offered ready-made."""
BUILDING = (Phase.FACTORY, Phase.LINE)


def option(position: Position, one: Proposal, scene: Scene) -> Option:
    """A ready-made line: its hubs and price; what it brings now and by the end."""
    plan = one.plan
    line, amount, count = way(position, plan.way, scene), plan.cost.total, len(plan.way.lays)
    label = t("option-line", scene, line=line, amount=amount, count=count)
    detail = t("option-line-detail", scene, sums=earns(one.now, scene), gain=one.gain)
    if one.broken:
        detail += " · " + t("option-line-breaks", scene, count=len(one.broken))
    elif one.hope > 0 and one.gain <= 0:
        detail += " · " + t("option-line-hope", scene, hope=one.hope)
    return Option(routes.written(plan.action), label, detail)


def cheapest(position: Position, plan: Plan, scene: Scene) -> Option:
    """An end within reach, with the cheapest line there."""
    end, amount = place(position.state, plan.way.end, scene), plan.cost.total
    now = forecast.this_turn(position, plan.action)
    detail = t("option-end-detail", scene, sums=earns(now, scene))
    if broken := forecast.broken_by(position, plan.way):
        detail += " · " + t("option-line-breaks", scene, count=len(broken))
    label = t("option-end", scene, place=end, amount=amount, count=len(plan.way.lays))
    return Option(routes.written(plan.action), label, detail)


def menu(scene: Scene, hint: str, options: Iterable[Option], key: str = "open") -> tuple[Menu, ...]:
    """A menu of lines; none without any."""
    found = tuple(options)
    return (Menu(key, t(hint, scene), found),) if found else ()


# Choosing.


def route(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """The line that was typed."""
    table: State = scene.public.table
    text = words.get("hexes", "")
    if rest or not text or table.operation is None:
        raise LookupError(rest)
    placing = table.phase is Phase.FACTORY
    made = routes.typed(Position(table), text, scene.language, placing=placing)
    return opened(scene, routes.written(made), sure, words)


def ended(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`ends/E8.nF8.I8`: this line, from the page about its start."""
    return opened(scene, rest, sure, words, f"from/{routes.read(rest).start}")


def opened(scene: Scene, rest: str, sure: bool, words: Words, back: str = "") -> Answer:
    """`open/E8.nF8.I8`: this line, shown first; `back`: the page that led here. If it may not be
    opened the rules say why."""
    table: State = scene.public.table
    found = routes.read(rest)
    action = routes.action(found, placing=table.phase is Phase.FACTORY)
    if sure or table.phase not in BUILDING:
        return Act(action, t("said-open", scene))
    position = Position(table)
    plan = opening.examine(position, action)
    ways = lines.between(position, plan.way.start, plan.way.end)[: OTHERS + 1]
    named = [*table.hubs, *(lay.hex for one in (plan, *ways) for lay in one.way.lays)]
    by_hex = quiet(scene, f"lay/{found.start}", "press-by-hex")
    other = quiet(scene, f"from/{found.start}", "press-from")
    return Preview(
        "\n".join(told(scene, position, plan)),
        t("confirm-open", scene, amount=plan.cost.total),
        pictures.planned(scene, plan, named),
        f"open/{rest}",
        (by_hex,) if back == other.key else (by_hex, other),
        _others(scene, position, plan, ways),
        back,
    )


def _others(scene: Scene, position: Position, plan: Plan, ways: Sequence[Plan]) -> tuple[Menu, ...]:
    """Other ways between the same two hubs, the cheapest first."""
    options = []
    for other in ways:
        if other.way == plan.way:
            continue
        detail = priced(other.cost, scene)
        if broken := forecast.broken_by(position, other.way):
            detail = t("option-line-breaks", scene, count=len(broken)) + " · " + detail
        hexes = over(other.way.lays, scene)
        label = t("option-way", scene, hexes=hexes, amount=other.cost.total)
        options.append(Option(routes.written(other.action), label, detail))
    return menu(scene, "menu-ways", options[:OTHERS], "ends")


def told(scene: Scene, position: Position, plan: Plan) -> list[str]:
    """What the line is, costs, changes and brings."""
    name, net, cost = position.operation.company, position.operating.net, plan.cost.total
    line, track = way(position, plan.way, scene), laid(plan.way.lays, scene)
    sums = {"amount": cost, "before": net, "after": net - cost}
    return [
        t("sure-open", scene, company=name, line=line, laid=track),
        t("sure-open-cost", scene, company=name, parts=priced(plan.cost, scene), **sums),
        *_changes(scene, position, plan),
        *_brings(scene, position, proposal(position, plan)),
    ]


def _changes(scene: Scene, position: Position, plan: Plan) -> list[str]:
    """Lines broken, hubs that come and go, a train to be taken."""
    table, found = position.state, []
    if plan.way.end not in table.hubs:
        found.append(t("sure-open-transfer", scene, hex=plan.way.end))
    if gone := [lay.hex for lay in plan.way.lays if lay.how == "clear"]:
        found.append(t("sure-open-clear", scene, hexes=gone))
    if broken := forecast.broken_by(position, plan.way):
        names = lines_in(table, broken, scene)
        found.append(t("sure-open-breaks", scene, lines=names, count=len(broken)))
    most = facts.components().trains_per_company
    if len(position.lines_of(position.operation.company)) >= most:
        found.append(t("sure-open-take", scene, most=most))
    return found


def _brings(scene: Scene, position: Position, one: Proposal) -> list[str]:
    """What the company earns with the line, now and by the end."""
    now = forecast.this_turn(position)
    then = forecast.this_turn(position, one.plan.action)
    turn, ships = str(position.state.turn), cargo(then.moves, scene)
    income = {"now": now.income, "sums": earns(then, scene)}
    found = [
        t("sure-open-income", scene, turn=turn, moves=ships, **income),
        t("sure-open-gain", scene, gain=one.gain),
    ]
    if one.hope > 0:
        found.append(t("sure-open-hope", scene, hope=one.hope))
    return found


def form(scene: Scene, rest: str) -> Form:
    """Asks for the hexes of a line."""
    if rest or scene.public.table.phase not in BUILDING:
        raise LookupError(rest)
    field = Field("hexes", t("form-route-hexes", scene), t("form-route-hint", scene))
    return Form(t("form-route", scene), (field,))
