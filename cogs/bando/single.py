"""One step of a railroad's turn by itself: shown with its consequences, then done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.adapter import Act, Answer, Draw, Form, Preview, Scene
from bot.chat.declared.telling import capital
from cogs.bando import consequences, outcomes, pages, pictures, places, plans
from cogs.bando.offering import Desk
from cogs.bando.plans import STOPS, segment
from cogs.bando.walking import acting
from cogs.bando.words import bold, t
from rules.baltimore_ohio import events as e
from rules.baltimore_ohio.actions import (
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
from rules.baltimore_ohio.play import TOP
from rules.baltimore_ohio.state import Phase, State
from rules.baltimore_ohio.trial import Trial, trial
from rules.baltimore_ohio.view import View

HEAD = "do"
_ANY: dict[Phase, TurnStep] = {
    Phase.TRACK: BuildNothing(),
    Phase.SCRAP: ScrapEquipment(),
    Phase.SERVICE: ServeCities(()),
}
"""A step of the phase, for the rules to say what comes first."""
_KINDS: dict[type, tuple[Phase, str]] = {
    ScrapEquipment: (Phase.SCRAP, "scrap"),
    BuyEquipment: (Phase.EQUIPMENT, "buy"),
    BuildTrack: (Phase.TRACK, "build"),
    TakeResource: (Phase.TRACK, "take"),
    BuildNothing: (Phase.TRACK, "build-none"),
    ServeCities: (Phase.SERVICE, "serve"),
    PayDividends: (Phase.PROFIT, "pay"),
    RetainProfits: (Phase.PROFIT, "retain"),
}
"""When each step is asked, and the end of the key of its button."""


def answer(scene: Scene, rest: str, sure: bool, words: Mapping[str, str]) -> Answer:
    """`do/<plan>`: the one step of the plan, or the page on which it is chosen."""
    asked = plans.read(rest)
    table: State = scene.public.table
    name = acting(table)
    phase = STOPS.get(asked.page)
    if phase is not None:
        if table.phase is not phase or name is None:
            return Act(_ANY[phase])
        if asked.page != "w":
            return pages.page(Desk(scene, HEAD), asked, scene.view, name)
        typed = words.get("hexes", "")
        step: TurnStep = BuildTrack(places.build(table, name, typed, scene))
    else:
        if len(asked.plan.steps) != 1 or asked.plan.start is not None:
            raise LookupError(rest)
        (step,) = asked.plan.steps
    if sure or name is None or _KINDS[type(step)][0] is not table.phase:
        return Act(step)
    return _shown(scene, name, step, trial(scene.view, (step,)))


def form(scene: Scene, rest: str) -> Form:
    """The form of a key that ends in `_w`. It must come at once, so nothing is tried for it."""
    table: State = scene.public.table
    name = acting(table)
    if plans.read(rest).page != "w" or name is None:
        raise LookupError(rest)
    return pages.words(scene, table, name)


def _plain(name: str, step: TurnStep, made: Trial) -> bool:
    """Whether a step needs no looking at first: nothing is spent or lost by it, or the card has
    told what it brings already."""
    if any(isinstance(event, e.ShareSacrificed) for event in made.events):
        return False
    if isinstance(step, PayDividends | RetainProfits):
        return not made.table.peaked or made.table.railroads[name].value != TOP
    return step in (ScrapEquipment(), BuyEquipment(0), BuildNothing())


def _shown(scene: Scene, name: str, step: TurnStep, made: Trial) -> Answer:
    if _plain(name, step, made):
        return Act(step)
    head, *more = _told(scene, name, step, made)
    lines = [t("step-head", scene, railroad=name), capital(head), *more]
    earned = [event for event in made.events if isinstance(event, e.IncomeEarned)]
    if earned and not isinstance(step, ServeCities | PayDividends | RetainProfits):
        lines.append(t("earns-alone", scene, net=bold(earned[0].net, scene)))
    lines += consequences.lost(scene, scene.public.table, name, made.events)
    confirm = t(f"confirm-{_KINDS[type(step)][1]}", scene)
    key = f"{HEAD}/{segment(step)}"
    return Preview("\n".join(lines), confirm, _drawn(scene, name, step, made), key)


def _told(scene: Scene, name: str, step: TurnStep, made: Trial) -> Sequence[str]:
    table: State = scene.public.table
    if isinstance(step, ScrapEquipment):
        return consequences.scrapped(scene, table, name, step.cards)
    if isinstance(step, BuyEquipment):
        return consequences.bought(scene, table, name, step.count)
    if isinstance(step, ServeCities):
        return _served(scene, name, made)
    if isinstance(step, PayDividends | RetainProfits):
        found = outcomes.profit(scene.view, name)
        tell = consequences.dividend if isinstance(step, PayDividends) else consequences.retained
        return [tell(scene, found)]
    return consequences.tracked(scene, table, name, step, made.events)


def _served(scene: Scene, name: str, made: Trial) -> list[str]:
    """The income, and what can be done with a profit."""
    earned = next(event for event in made.events if isinstance(event, e.IncomeEarned))
    lines = consequences.served(scene, scene.view.table, name, consequences.income_of(earned))
    if earned.net > 0:
        after = View(scene.view.viewer, made.to_move, made.table, made.legal)
        found = outcomes.profit(after, name)
        paid, kept = consequences.dividend(scene, found), consequences.retained(scene, found)
        lines.append(capital(t("then-pay", scene, told=paid)))
        lines.append(capital(t("then-retain", scene, told=kept)))
    return lines


def _drawn(scene: Scene, name: str, step: TurnStep, made: Trial) -> Draw:
    if isinstance(step, BuildTrack):
        return pictures.build(scene, scene.view, name, step.hexes)
    if isinstance(step, TakeResource):
        return pictures.board(scene, name, made.table)
    return pictures.charter(scene, name, made.table)
