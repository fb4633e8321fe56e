"""Opening a line: what the public card asks of a company that may open one, or has its factory to
place; lines ready-made or typed, shown first with their price and what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Field, Form, Menu, Option, Preview, Prompt
from bot.chat.declared.moves import Words
from bot.chat.ui.card import MENU_OPTIONS
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import routes
from cogs.train_tycoon.operate.places import (
    cargo,
    earns,
    item,
    laid,
    lines_in,
    means,
    near,
    over,
    place,
    priced,
    way,
)
from cogs.train_tycoon.words import at, company, menu, own, quiet, t
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import forecast, lines, opening
from rules.train_tycoon.operation.lines import Plan
from rules.train_tycoon.robot.proposals import (
    SHOWN,
    Proposal,
    best_line,
    proposal,
    proposals,
    survey,
)

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


# What is asked.


def ask_factory(scene: Scene) -> Prompt:
    """Where the factory goes, with the line that starts there."""
    position = at(scene)
    making = position.operating.factory
    assert making is not None
    text = t(
        "ask-factory",
        scene,
        company=company(position.operation.company),
        factory=t(f"factory-{making}", scene),
        takes=[item(one, scene) for one in facts.accepts(making)],
        item=item(making, scene),
        most=position.numbers.max_track_tiles,
    )
    places = tuple(
        Option(where, t("option-site", scene, hex=where), near(position, where, scene))
        for where in survey(position).ends
    )
    return _prompt(scene, [text, means(position, scene)], (), _sites(scene, places))


def _sites(scene: Scene, places: Sequence[Option]) -> Iterator[Menu]:
    """The places for a factory, by the letters of their hexes, in as many menus as it takes; each
    says from which hex to which it goes."""
    if len(places) <= MENU_OPTIONS:
        yield Menu("from", t("menu-sites", scene), tuple(places))
        return
    for number, chunk in enumerate(_by_letters(places)):
        hint = t("menu-sites-of", scene, first=chunk[0].value, last=chunk[-1].value)
        yield Menu(f"from/+{number}" if number else "from", hint, chunk)


def _by_letters(places: Sequence[Option]) -> Iterator[tuple[Option, ...]]:
    """Whole rows of the map, as many as fit into a menu."""
    chunk: tuple[Option, ...] = ()
    for _, row in groupby(places, key=lambda one: one.value[0]):
        more = tuple(row)
        if chunk and len(chunk) + len(more) > MENU_OPTIONS:
            yield chunk
            chunk = ()
        chunk += more
    yield chunk


def ask_line(scene: Scene) -> Prompt:
    """Whether the company opens a line, and which."""
    position = at(scene)
    name, now = position.operation.company, forecast.this_turn(position)
    first = "ask-line" if position.hubs_of(name) else "ask-line-first"
    text = [
        t(first, scene, company=company(name), most=position.numbers.max_track_tiles),
        means(position, scene),
        t("ask-line-now", scene, sums=earns(now, scene), moves=cargo(now.moves, scene)),
    ]
    starts = tuple(
        Option(where, place(position.state, where, scene), t("option-start", scene, count=count))
        for where, count in survey(position).ends.items()
    )
    hubs = Menu("from", t("menu-starts", scene), starts)
    return _prompt(scene, text, (quiet(scene, "noline", "press-noline"),), (hubs,))


def _prompt(
    scene: Scene, text: list[str], buttons: tuple[Button, ...], starts: Iterable[Menu]
) -> Prompt:
    """With the best lines, and that none of them earns its price back."""
    position = at(scene)
    found = proposals(position)[:SHOWN]
    typed = quiet(scene, "route", "press-route", form=True)
    look = quiet(scene, f"if/{position.operation.company}", "press-if", look=True)
    best = menu(scene, "open", ranked(found), (option(position, one, scene) for one in found))
    told = "\n".join([*text, *poor(scene, position)])
    return Prompt(told, (*buttons, typed, look), (*best, *starts))


def ranked(found: Sequence[Proposal]) -> str:
    """What the menu is called: the best comes first, unless it is no better than others."""
    best = sum(one.worth == found[0].worth for one in found)
    if best > 1:
        return "menu-best-all" if best == len(found) else "menu-best-even"
    return "menu-best"


def poor(scene: Scene, position: Position) -> Iterator[str]:
    """That no line is better than none, where it is so and none need be opened: alone, or even
    with those of later turns."""
    found = proposals(position)[:SHOWN]
    if not found:
        yield t("ask-lines-none", scene)
    elif position.operation.extra:
        return
    elif best_line(position) is None:
        last = position.state.turn == facts.components().turns
        yield t("ask-lines-last" if last else "ask-lines-poor", scene)
    elif all(one.gain <= 0 for one in found):
        yield t("ask-lines-hope", scene)


# Choosing.


def route(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """The line that was typed."""
    position, text = at(scene), words.get("hexes", "")
    if rest or not text or position.state.operation is None:
        raise LookupError(rest)
    placing = position.state.phase is Phase.FACTORY
    made = routes.typed(position, text, scene.language, placing=placing)
    return opened(scene, routes.written(made), sure, words)


def ended(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`ends/E8.nF8.I8`: this line, from the page about its start."""
    return opened(scene, rest, sure, words, f"from/{routes.read(rest).start}")


def opened(scene: Scene, rest: str, sure: bool, words: Words, back: str = "") -> Answer:
    """`open/E8.nF8.I8`: this line, shown first; `back`: the page that led here. If it may not be
    opened the rules say why."""
    position, found = at(scene), routes.read(rest)
    phase = position.state.phase
    action = routes.action(found, placing=phase is Phase.FACTORY)
    if sure or phase not in BUILDING:
        return Act(action, t("said-open", scene))
    plan = opening.examine(position, action)
    ways = lines.between(position, plan.way.start, plan.way.end)[: OTHERS + 1]
    hexes = [*position.state.hubs, *(lay.hex for one in (plan, *ways) for lay in one.way.lays)]
    by_hex = quiet(scene, f"lay/{found.start}", "press-by-hex")
    other = quiet(scene, f"from/{found.start}", "press-from")
    return Preview(
        "\n".join(told(scene, own(scene), plan)),
        t("confirm-open", scene, amount=plan.cost.total),
        pictures.planned(scene, plan, hexes),
        f"open/{rest}",
        (by_hex,) if back == other.key else (by_hex, other),
        _others(scene, plan, ways),
        back,
    )


def _others(scene: Scene, plan: Plan, ways: Sequence[Plan]) -> tuple[Menu, ...]:
    """Other ways between the same two hubs, the cheapest first."""
    options = []
    for other in ways:
        if other.way == plan.way:
            continue
        detail = priced(other.cost, scene)
        if broken := forecast.broken_by(at(scene), other.way):
            detail = t("option-line-breaks", scene, count=len(broken)) + " · " + detail
        hexes = over(other.way.lays, scene)
        label = t("option-way", scene, hexes=hexes, amount=other.cost.total)
        options.append(Option(routes.written(other.action), label, detail))
    return menu(scene, "ends", "menu-ways", options[:OTHERS])


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


def _changes(scene: Scene, position: Position, plan: Plan) -> Iterator[str]:
    """Lines broken, hubs that come and go, a train to be taken."""
    table, most = position.state, facts.components().trains_per_company
    if plan.way.end not in table.hubs:
        yield t("sure-open-transfer", scene, hex=plan.way.end)
    if gone := [lay.hex for lay in plan.way.lays if lay.how == "clear"]:
        yield t("sure-open-clear", scene, hexes=gone)
    if broken := forecast.broken_by(position, plan.way):
        names = lines_in(table, broken, scene)
        yield t("sure-open-breaks", scene, lines=names, count=len(broken))
    if len(position.lines_of(position.operation.company)) >= most:
        yield t("sure-open-take", scene, most=most)


def _brings(scene: Scene, position: Position, one: Proposal) -> Iterator[str]:
    """What the company earns with the line, now and by the end."""
    now, then = forecast.this_turn(position), forecast.this_turn(position, one.plan.action)
    turn, ships = str(position.state.turn), cargo(then.moves, scene)
    income = {"now": now.income, "sums": earns(then, scene)}
    yield t("sure-open-income", scene, turn=turn, moves=ships, **income)
    yield t("sure-open-gain", scene, gain=one.gain)
    if one.hope > 0:
        yield t("sure-open-hope", scene, hope=one.hope)
    known = replace(position.state, secret=scene.public.table.secret)
    if proposal(Position(known), one.plan).gain != one.gain:
        yield t("sure-open-own", scene)


def form(scene: Scene, rest: str) -> Form:
    """Asks for the hexes of a line."""
    if rest or scene.public.phase not in BUILDING:
        raise LookupError(rest)
    field = Field("hexes", t("form-route-hexes", scene), t("form-route-hint", scene))
    return Form(t("form-route", scene), (field,))
