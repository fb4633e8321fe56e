"""A railroad's whole turn on one private card: every step can be changed, then all are done at
once. What is not chosen is proposed."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Act, Answer, Button, Draw, Form, Menu, Preview, Scene
from cogs.baltimore_ohio import business_pictures as pictures
from cogs.baltimore_ohio import consequences, offering, outcomes, pages, places, plans, single
from cogs.baltimore_ohio.business_words import DOMAIN, b
from cogs.baltimore_ohio.offering import Desk
from cogs.baltimore_ohio.parts import Words
from cogs.baltimore_ohio.plans import STOPS, Asked, Plan
from cogs.baltimore_ohio.walking import Filler, Walk, chosen, proposed, walk
from cogs.baltimore_ohio.words import railroad as called
from data.texts import say
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.game import OPERATING
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuildTrack,
    BuyEquipment,
    Operate,
)
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.errors import RuleError

HEAD = "operate"
QUIET = Plan(scrap=(), buy=0, track=BuildNothing())
"""Nothing scrapped, bought or built."""
_ORDER = (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK, Phase.SERVICE, Phase.PROFIT)
SUMS = 25
"""Sums in the menu of the page; the others are on a page of their own."""


def head(first: str, plan: Plan) -> str:
    """The key of a plan."""
    return f"{first}/{plans.written(plan)}".rstrip("/")


def answer(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`operate/<plan>`: the whole turn, or the page on which one step of it is chosen."""
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
        return single.page(desk, asked, view, Position(table).acting[0])
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
    hexes = places.build(found.table, name, text, scene.language)
    return replace(plan.without(Phase.TRACK), track=BuildTrack(hexes))


def form(scene: Scene, rest: str) -> Form:
    """The form of `operate/<plan>/w`. It must come at once, so nothing is tried for it."""
    table: State = scene.public.table
    business = table.business
    if plans.read(rest).page != "w" or business is None or business.railroad is None:
        raise LookupError(rest)
    return pages.words(scene, table, business.railroad)


def _preview(scene: Scene, made: Walk) -> Preview:
    language = scene.language
    lines = [b("turn-head", language, railroad=called(made.railroad)), *told(scene, made)]
    desk = Desk(scene, head(HEAD, made.plan))
    buttons = list(more(desk, made))
    if any(phase in made.asked for phase in (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK)):
        # The sign behind says nothing: it tells these keys from those of the menus.
        buttons.append(Button(f"{HEAD}/_", b("press-proposal", language), "quiet"))
    if Phase.SCRAP in made.asked or Phase.EQUIPMENT in made.asked:
        same = b("press-quiet-short", language)
        buttons.append(Button(f"{head(HEAD, QUIET)}_", same, "quiet"))
    return Preview(
        "\n".join(lines),
        b("confirm-turn", language),
        drawn(scene, made),
        desk.head,
        tuple(buttons),
        menus(scene, HEAD, made),
    )


def told(scene: Scene, made: Walk) -> list[str]:
    """The turn in sentences, a line or more a step, and what it all leads to."""
    lines = [f"⚠️ {_why(error, scene.language)}" for error in made.dropped]
    if made.unbuilt:
        lines.append("⚠️ " + b("unbuilt", scene.language))
    for phase in _ORDER:
        if phase is Phase.SERVICE:  # earned even where there is no choice of cities
            lines += _paragraph(scene, phase, _income(scene, made))
        elif phase in made.asked:
            lines += _paragraph(scene, phase, _step(scene, made, phase, made.asked[phase]))
    if Phase.PROFIT not in made.asked:
        table = next(iter(made.asked.values())).table
        lines += consequences.lost(scene, table, made.railroad, made.events)
    return lines


def _why(error: RuleError, language: str) -> str:
    return say(f"baltimore_ohio-refuse-{error.code}", language, rule=error.rule, **error.args_)


def _paragraph(scene: Scene, phase: Phase, lines: list[str]) -> list[str]:
    """The lines under the name of the step."""
    if not lines:
        return []
    return [f"**{b(f'name-{phase.value}', scene.language)}:** {lines[0]}", *lines[1:]]


def _step(scene: Scene, made: Walk, phase: Phase, view: View) -> list[str]:
    table, name, plan = view.table, made.railroad, made.plan
    if phase is Phase.SCRAP:
        return consequences.scrapped(scene, table, name, plan.scrap or ())
    if phase is Phase.EQUIPMENT:
        return consequences.bought(scene, table, name, plan.buy or 0)
    if phase is Phase.TRACK:
        return consequences.tracked(scene, table, name, plan.track, made.events)
    return _profit(scene, view, name, made)


def _income(scene: Scene, made: Walk) -> list[str]:
    earned = [event for event in made.events if isinstance(event, e.IncomeEarned)]
    table = next(iter(made.asked.values())).table
    if not earned:  # it is known already: the profit is asked
        return []
    found = consequences.income_of(earned[0])
    return consequences.served(scene, table, made.railroad, found)


def _profit(scene: Scene, view: View, name: str, made: Walk) -> list[str]:
    """What is chosen, and what the other would be."""
    found, language = outcomes.profit(view, name), scene.language
    paid = b("then-pay", language, told=consequences.dividend(scene, found))
    kept = b("then-retain", language, told=consequences.retained(scene, found))
    first, other = (paid, kept) if made.plan.pays else (kept, paid)
    return [first, "-# " + b("otherwise", language, told=other)]


def menus(scene: Scene, first: str, made: Walk, *, look: bool = False) -> tuple[Menu, ...]:
    """A menu for every step that is asked, each adding its choice to the rest of the plan."""
    language, name, found = scene.language, made.railroad, []
    for phase, view in made.asked.items():
        desk = Desk(scene, head(first, made.plan.without(phase)), look)
        if phase is Phase.SCRAP:
            options = offering.scraps(scene, view.table, name)
        elif phase is Phase.EQUIPMENT:
            options = offering.equipment(scene, view.table, name)
        elif phase is Phase.TRACK:
            options = offering.tracks(scene, view.table, name)
        elif phase is Phase.SERVICE:
            options = offering.sums(scene, view.table, name)[:SUMS]
        else:
            options = offering.profits(scene)
        step = chosen(made.plan, phase)
        value = None if step is None else single.segment(step)
        hint = b(f"menu-{phase.value}", language)
        found.append(desk.menu(hint, offering.marked(options, value)))
    return tuple(found)


def more(desk: Desk, made: Walk) -> tuple[Button, ...]:
    """Buttons for what no menu of the page has room for."""
    language, buttons = desk.scene.language, []
    if Phase.TRACK in made.asked:
        buttons.append(desk.button("h", b("press-hexes", language)))
        if not desk.look:
            buttons.append(desk.button("w", b("press-words", language), form=True))
    if Phase.SERVICE in made.asked:
        buttons.append(desk.button("C", b("press-exact", language)))
        table = made.asked[Phase.SERVICE].table
        if len(services.services(table, made.railroad)) > SUMS:
            buttons.append(desk.button("A", b("press-sums", language)))
    return tuple(buttons)


def drawn(scene: Scene, made: Walk) -> Draw:
    """The map with the build, or the charter as it would be."""
    track = made.plan.track
    if isinstance(track, BuildTrack) and Phase.TRACK in made.asked:
        return pictures.build(scene, made.asked[Phase.TRACK], made.railroad, track.hexes)
    return pictures.charter(scene, made.table, made.railroad)
