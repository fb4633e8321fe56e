"""One step of a railroad's turn by itself: shown with its consequences, then done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.contract.adapter import Act, Answer, Draw, Form, Leaf, Preview, Scene
from cogs.baltimore_ohio import business_pictures as pictures
from cogs.baltimore_ohio import consequences, outcomes, pages, places, plans
from cogs.baltimore_ohio.business_words import b
from cogs.baltimore_ohio.offering import Desk
from cogs.baltimore_ohio.parts import Words
from cogs.baltimore_ohio.plans import STOPS, Asked, Plan
from cogs.baltimore_ohio.walking import chosen
from cogs.baltimore_ohio.words import capital
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuildTrack,
    BuyEquipment,
    PayDividends,
    RetainProfits,
    ScrapEquipment,
    ServeCities,
    TakeResource,
    TurnStep,
)
from rules.baltimore_ohio.model.play import TOP
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.trial import Trial, acting, trial

HEAD = "step"
_ANY: dict[Phase, TurnStep] = {
    Phase.TRACK: BuildNothing(),
    Phase.SCRAP: ScrapEquipment(),
    Phase.SERVICE: ServeCities(()),
}
"""A step of the phase, for the rules to say what comes first."""


def answer(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`step/<segment>`: this one step of the plan, or the page on which it is chosen."""
    asked = plans.read(rest)
    table: State = scene.public.table
    name = acting(table)
    phase = STOPS.get(asked.page)
    if phase is not None:
        if table.phase is not phase or name is None:
            return Act(_ANY[phase])
        if asked.page != "w":
            return page(Desk(scene, HEAD), asked, scene.view, name)
        typed = words.get("hexes", "")
        step: TurnStep = BuildTrack(places.build(table, name, typed, scene.language))
    else:
        step = only(asked.plan)
    if sure or name is None or _phase_of(step) is not table.phase:
        return Act(step)
    made = trial(scene.view, (step,))
    return _shown(scene, name, step, made)


def page(desk: Desk, asked: Asked, view: View, name: str) -> Leaf:
    """The page of a plan on which a step is chosen bit by bit, in the view of that step; of a whole
    turn it leads back there."""
    if asked.page == "h":
        made = pages.hexes(desk, view, name, asked.hexes)
    elif asked.page == "S":
        made = pages.cards(desk, view.table, name, asked.cards)
    elif asked.page == "C":
        made = pages.cities(desk, view.table, name, asked.cities)
    elif asked.page == "A":
        made = pages.all_sums(desk, view.table, name)
    else:
        raise LookupError(asked.page)
    if desk.head == HEAD:
        return made
    back = desk.button("_", b("press-back", desk.scene.language), "quiet")
    return replace(made, buttons=(*made.buttons, back))


def form(scene: Scene, rest: str) -> Form:
    """The form of `step/w`."""
    table: State = scene.public.table
    name = acting(table)
    if plans.read(rest).page != "w" or name is None:
        raise LookupError(rest)
    return pages.words(scene, table, name)


def only(plan: Plan) -> TurnStep:
    """The one step of a plan. Raises `LookupError` where there are more or none."""
    found = [step for phase in Phase if phase in _PHASES and (step := chosen(plan, phase))]
    if len(found) != 1 or plan.start is not None:
        raise LookupError(plan)
    return found[0]


_PHASES = (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK, Phase.SERVICE, Phase.PROFIT)


def _phase_of(step: TurnStep) -> Phase:
    if isinstance(step, ScrapEquipment):
        return Phase.SCRAP
    if isinstance(step, BuyEquipment):
        return Phase.EQUIPMENT
    if isinstance(step, ServeCities):
        return Phase.SERVICE
    if isinstance(step, PayDividends | RetainProfits):
        return Phase.PROFIT
    return Phase.TRACK


def _plain(name: str, step: TurnStep, made: Trial) -> bool:
    """Whether a step needs no looking at first: nothing is spent or lost by it, or the card has
    told what it brings already."""
    if any(isinstance(event, e.ShareSacrificed) for event in made.events):
        return False
    if isinstance(step, PayDividends | RetainProfits):
        return not made.table.peaked or made.table.railroads[name].value != TOP
    return step in (ScrapEquipment(), BuyEquipment(0), BuildNothing())


def _shown(scene: Scene, name: str, step: TurnStep, made: Trial) -> Answer:
    language = scene.language
    if _plain(name, step, made):
        return Act(step)
    head, *more = _told(scene, name, step, made)
    lines = [b("step-head", language, railroad=called(name)), capital(head), *more]
    earned = [event for event in made.events if isinstance(event, e.IncomeEarned)]
    if earned and not isinstance(step, ServeCities | PayDividends | RetainProfits):
        lines.append(b("earns-alone", language, net=consequences.bold(earned[0].net, language)))
    lines += consequences.lost(scene, scene.public.table, name, made.events)
    confirm = b(f"confirm-{_CONFIRM[type(step)]}", language)
    key = f"{HEAD}/{segment(step)}"
    return Preview("\n".join(lines), confirm, _drawn(scene, name, step, made), key)


_CONFIRM: dict[type, str] = {
    ScrapEquipment: "scrap",
    BuyEquipment: "buy",
    BuildTrack: "build",
    TakeResource: "take",
    BuildNothing: "build-none",
    ServeCities: "serve",
    PayDividends: "pay",
    RetainProfits: "retain",
}


def segment(step: TurnStep) -> str:
    """The step as it is written in a key."""
    if isinstance(step, ScrapEquipment):
        return plans.written(Plan(scrap=step.cards))
    if isinstance(step, BuyEquipment):
        return plans.written(Plan(buy=step.count))
    if isinstance(step, ServeCities):
        return plans.written(Plan(cities=step.cities))
    if isinstance(step, PayDividends | RetainProfits):
        return plans.written(Plan(pays=isinstance(step, PayDividends)))
    return plans.segment(step)


def _told(scene: Scene, name: str, step: TurnStep, made: Trial) -> Sequence[str]:
    table: State = scene.public.table
    if isinstance(step, ScrapEquipment):
        return consequences.scrapped(scene, table, name, step.cards)
    if isinstance(step, BuyEquipment):
        return consequences.bought(scene, table, name, step.count)
    if isinstance(step, ServeCities):
        return serving(scene, scene.view, name, step, made)
    if isinstance(step, PayDividends | RetainProfits):
        found = outcomes.profit(scene.view, name)
        tell = consequences.dividend if isinstance(step, PayDividends) else consequences.retained
        return [tell(scene, found)]
    return consequences.tracked(scene, table, name, step, made.events)


def serving(scene: Scene, view: View, name: str, step: ServeCities, made: Trial) -> list[str]:
    """The income, and what can be done with a profit."""
    earned = next(event for event in made.events if isinstance(event, e.IncomeEarned))
    lines = consequences.served(scene, view.table, name, consequences.income_of(earned))
    if earned.net > 0:
        after = View(viewer=view.viewer, to_move=made.to_move, table=made.table, legal=made.legal)
        found = outcomes.profit(after, name)
        paid, kept = consequences.dividend(scene, found), consequences.retained(scene, found)
        lines.append(capital(b("then-pay", scene.language, told=paid)))
        lines.append(capital(b("then-retain", scene.language, told=kept)))
    return lines


def _drawn(scene: Scene, name: str, step: TurnStep, made: Trial) -> Draw:
    if isinstance(step, BuildTrack):
        return pictures.build(scene, scene.view, name, step.hexes)
    if isinstance(step, TakeResource):
        return pictures.board(scene, made.table, name)
    return pictures.charter(scene, made.table, name)
