"""One step of a railroad's turn by itself: shown with its consequences, then done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Draw, Form, Preview
from bot.chat.declared.telling import capital
from cogs.baltimore_ohio import consequences, pages, pictures, places, plans
from cogs.baltimore_ohio.offering import Desk
from cogs.baltimore_ohio.plans import STOPS, segment
from cogs.baltimore_ohio.words import bold, t
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.play import TOP
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.trial import Trial, acting, trial

HEAD = "do"
_ANY: dict[Phase, a.TurnStep] = {
    Phase.TRACK: a.BuildNothing(),
    Phase.SCRAP: a.ScrapEquipment(),
    Phase.SERVICE: a.ServeCities(()),
}
"""A step of the phase, for the rules to say what comes first."""
_KINDS: dict[type, tuple[Phase, str]] = {
    a.ScrapEquipment: (Phase.SCRAP, "scrap"),
    a.BuyEquipment: (Phase.EQUIPMENT, "buy"),
    a.BuildTrack: (Phase.TRACK, "build"),
    a.TakeResource: (Phase.TRACK, "take"),
    a.BuildNothing: (Phase.TRACK, "build-none"),
    a.ServeCities: (Phase.SERVICE, "serve"),
    a.PayDividends: (Phase.PROFIT, "pay"),
    a.RetainProfits: (Phase.PROFIT, "retain"),
}
"""When each step is asked, and the end of the key of its button."""
STEPS = tuple(_KINDS)


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
        step: a.TurnStep = a.BuildTrack(places.build(table, name, typed, scene))
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


def _plain(name: str, step: a.TurnStep, made: Trial) -> bool:
    """Whether a step needs no looking at first: nothing is spent or lost by it, or the card has
    told what it brings already."""
    if any(isinstance(event, e.ShareSacrificed) for event in made.events):
        return False
    if isinstance(step, a.PayDividends | a.RetainProfits):
        return not made.table.peaked or made.table.railroads[name].value != TOP
    return step in _NOTHING


_NOTHING = (a.ScrapEquipment(), a.BuyEquipment(0), a.BuildNothing())


def _shown(scene: Scene, name: str, step: a.TurnStep, made: Trial) -> Answer:
    if _plain(name, step, made):
        return Act(step)
    head, *more = _told(scene, name, step, made)
    lines = [t("step-head", scene, railroad=name), capital(head), *more]
    earned = [event for event in made.events if isinstance(event, e.IncomeEarned)]
    if earned and not isinstance(step, a.ServeCities | a.PayDividends | a.RetainProfits):
        lines.append(t("earns-alone", scene, net=bold(earned[0].net, scene)))
    lines += consequences.lost(scene, scene.public.table, name, made.events)
    confirm = t(f"confirm-{_KINDS[type(step)][1]}", scene)
    key = f"{HEAD}/{segment(step)}"
    return Preview("\n".join(lines), confirm, _drawn(scene, name, step, made), key)


def _told(scene: Scene, name: str, step: a.TurnStep, made: Trial) -> Sequence[str]:
    table: State = scene.public.table
    if isinstance(step, a.PayDividends | a.RetainProfits):
        found = outcomes.profit(scene.view, name)
        tell = consequences.dividend if isinstance(step, a.PayDividends) else consequences.retained
        return [tell(scene, found)]
    if not isinstance(step, a.ServeCities):
        return consequences.told(scene, table, name, step, made.events)
    net, lines = consequences.earned(scene, table, name, made.events)
    if net > 0:
        after = outcomes.profit(made.view(scene.view.viewer), name)
        lines += map(capital, consequences.uses(scene, after))
    return lines


def _drawn(scene: Scene, name: str, step: a.TurnStep, made: Trial) -> Draw:
    if isinstance(step, a.BuildTrack):
        would = scene.public.table, made.table
        return pictures.build(scene, scene.view, name, step.hexes, would=would)
    if isinstance(step, a.TakeResource):
        return pictures.board(scene, name, made.table)
    kind = f"no-{scene.public.table.phase}" if step in _NOTHING else _SHOWN.get(type(step), "")
    return pictures.charter(scene, name, made.table, scene.public.table, step=kind)


_SHOWN: dict[type, str] = {
    a.ScrapEquipment: "scrap",
    a.BuyEquipment: "equipment",
    a.ServeCities: "service",
    a.PayDividends: "pay",
    a.RetainProfits: "keep",
}
