"""A railroad's whole turn on one private card: every step can be changed, then all are done at
once. What is not chosen is proposed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from msgspec.structs import replace as changed

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Draw, Leaf, Menu, Preview
from cogs.baltimore_ohio import consequences, offering, pages, pictures, places, plans
from cogs.baltimore_ohio.offering import Desk
from cogs.baltimore_ohio.plans import CODE, STOPS, Asked, segment
from cogs.baltimore_ohio.words import DOMAIN, t
from data.texts import say
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.course import OPERATING
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuildTrack,
    BuyEquipment,
    Operate,
    ServeCities,
)
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.turn_plan import STEPS, Plan
from rules.baltimore_ohio.walking import Filler, Walk, proposed, walk

HEAD = "run"
QUIET = Plan(scrap=(), buy=0, track=BuildNothing())
"""Nothing scrapped, bought or built."""
SUMS = 25
"""Sums in the menu of the page; the others are on a page of their own."""


def head(first: str, plan: Plan) -> str:
    """The key of a plan."""
    return f"{first}/{CODE.written(plan)}".rstrip("/")


def answer(scene: Scene, rest: str, sure: bool, words: Mapping[str, str]) -> Answer:
    """`run/<plan>`: the whole turn, or the page on which one step of it is chosen."""
    asked = plans.read(rest)
    table: State = scene.public.table
    if asked.plan.start is not None:
        raise LookupError(rest)
    if table.phase not in OPERATING or scene.seat not in scene.view.to_move:
        return Act(Operate((BuyEquipment(0),)))  # the rules say best what is to be done now
    if asked.page == "w":
        plan = typed(scene, scene.view, asked.plan, words.get("hexes", ""), proposed)
    elif asked.page:
        view = stopped(scene.view, asked, proposed)
        desk = Desk(scene, head(HEAD, asked.plan.without(STOPS[asked.page])))
        return page(desk, asked, view, Position(table).acting[0])
    else:
        plan = asked.plan
    made = walk(scene.view, plan, proposed)
    if sure:
        return Act(made.action)
    return _preview(scene, made)


def stopped(view: View, asked: Asked, fill: Filler) -> View:
    """The view in which the step of a page is asked. `Refusal` if it will not be."""
    stop = STOPS[asked.page]
    made = walk(view, asked.plan, fill, stop)
    if stop not in made.asked:
        raise Refusal(f"{DOMAIN}-refuse-unasked")
    return made.asked[stop]


def typed(scene: Scene, view: View, plan: Plan, text: str, fill: Filler) -> Plan:
    """The plan with the build that the words mean."""
    found = stopped(view, Asked(plan, "w"), fill)
    name = Position(found.table).acting[0]
    hexes = places.build(found.table, name, text, scene)
    return changed(plan.without(Phase.TRACK), track=BuildTrack(hexes))


def page(desk: Desk, asked: Asked, view: View, name: str) -> Leaf:
    """The page of a step, which leads back to the whole turn."""
    made = pages.page(desk, asked, view, name)
    back = desk.button("_", t("press-back", desk.scene), "quiet")
    return replace(made, buttons=(*made.buttons, back))


def _preview(scene: Scene, made: Walk) -> Preview:
    lines = [t("turn-head", scene, railroad=made.railroad), *told(scene, made)]
    desk = Desk(scene, head(HEAD, made.plan))
    buttons = list(more(scene, HEAD, made))
    if any(phase in made.asked for phase in (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK)):
        # The sign behind says nothing: it tells these keys from those of the menus.
        buttons.append(Button(f"{HEAD}/_", t("press-proposal", scene), "quiet"))
    if Phase.SCRAP in made.asked or Phase.EQUIPMENT in made.asked:
        same = t("press-quiet-short", scene)
        buttons.append(Button(f"{head(HEAD, QUIET)}/_", same, "quiet"))
    return Preview(
        "\n".join(lines),
        t("confirm-turn", scene),
        drawn(scene, made),
        desk.head,
        tuple(buttons),
        menus(scene, HEAD, made),
    )


def told(scene: Scene, made: Walk) -> list[str]:
    """The turn in sentences, a line or more a step, and what it all leads to."""
    refusals = [(f"baltimore_ohio-refuse-{one.code}", one) for one in made.dropped]
    lines = [f"⚠️ {say(key, scene.language, rule=one.rule, **one.args_)}" for key, one in refusals]
    if made.unbuilt:
        lines.append("⚠️ " + t("unbuilt", scene))
    for phase in STEPS:
        if paragraph := _step(scene, made, phase):
            head, *more = paragraph
            lines += [f"**{t(f'name-{phase.value}', scene)}:** {head}", *more]
    if Phase.PROFIT not in made.asked:
        lines += consequences.lost(scene, made.begun, made.railroad, made.events)
    return lines


def _step(scene: Scene, made: Walk, phase: Phase) -> list[str]:
    name = made.railroad
    if phase is Phase.SERVICE:  # earned even where there is no choice of cities
        return consequences.earned(scene, made.begun, name, made.events)[1]
    if phase not in made.asked:
        return []
    view = made.asked[phase]
    if phase is not Phase.PROFIT:
        step = made.plan.step(phase)
        return consequences.told(scene, view.table, name, step, made.events)
    paid, kept = consequences.uses(scene, outcomes.profit(view, name))
    first, other = (paid, kept) if made.plan.pays else (kept, paid)
    return [first, "-# " + t("otherwise", scene, told=other)]


def menus(scene: Scene, first: str, made: Walk, *, look: bool = False) -> tuple[Menu, ...]:
    """A menu for every step that is asked, each adding its choice to the rest of the plan."""
    found = []
    for phase, view in made.asked.items():
        desk = Desk(scene, head(first, made.around(phase)), look)
        options = offering.offered(scene, view.table, made.railroad, phase)
        if phase is Phase.SERVICE:
            options = options[:SUMS]
        step = made.plan.step(phase)
        if isinstance(step, ServeCities):
            step = _listed(view.table, made.railroad, step)
        value = None if step is None else segment(step)
        hint = t(f"menu-{phase.value}", scene)
        found.append(desk.menu(hint, offering.marked(options, value)))
    return tuple(found)


def _listed(table: State, railroad: str, step: ServeCities) -> ServeCities:
    """The cities by which the menu lists the sum that these make."""
    revenue = services.income(table, railroad, step.cities).gross
    for found in services.services(table, railroad):
        if services.income(table, railroad, found.cities).gross == revenue:
            return ServeCities(found.cities)
    return step


def more(scene: Scene, first: str, made: Walk, *, look: bool = False) -> tuple[Button, ...]:
    """Buttons for what no menu of the page has room for."""
    buttons = []
    if Phase.TRACK in made.asked:
        desk = Desk(scene, head(first, made.around(Phase.TRACK)), look)
        buttons.append(desk.button("_h", t("press-hexes", scene)))
        if not look:
            buttons.append(desk.button("_w", t("press-words", scene), form=True))
    if Phase.SERVICE in made.asked:
        desk = Desk(scene, head(first, made.around(Phase.SERVICE)), look)
        buttons.append(desk.button("_c", t("press-exact", scene)))
        table = made.asked[Phase.SERVICE].table
        if len(services.services(table, made.railroad)) > SUMS:
            buttons.append(desk.button("_a", t("press-sums", scene)))
    return tuple(buttons)


def drawn(scene: Scene, made: Walk) -> Draw:
    """The map with the build, or the charter as it would be."""
    track = made.plan.track
    if isinstance(track, BuildTrack) and Phase.TRACK in made.asked:
        view = made.asked[Phase.TRACK]
        would = made.begun, made.table
        return pictures.build(scene, view, made.railroad, track.hexes, would=would, plan=made.plan)
    return pictures.charter(scene, made.railroad, made.table, made.begun, plan=made.plan)
