"""A haul with goods, put together on a private page, for the hand is secret."""

from __future__ import annotations

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Menu, Option
from bot.chat.declared.code import Code
from bot.chat.declared.composed import Composed, asked_in
from tests.example.cog.words import KINDS, good, money, t
from tests.example.data import facts
from tests.example.rules.actions import Haul
from tests.example.rules.hauling import worth
from tests.example.rules.state import Phase

EMPTY = Haul()
CODE: Code[Haul] = Code(Haul, KINDS, EMPTY)


def _told(scene: Scene, plan: Haul, pays: int) -> str:
    if plan == EMPTY:
        return t("load-empty", scene, wagons=facts().wagons)
    return t("load", scene, pays=money(pays, scene), **KINDS.written(plan, scene))


def _further(scene: Scene, plan: Haul) -> tuple[Menu, ...]:
    """What else of the hand there is room for, each line the whole load with it."""
    left = list(scene.view.hand)
    for name in plan.goods:
        left.remove(name)
    options = []
    for name in dict.fromkeys(left if len(plan.goods) < facts().wagons else ()):
        more = Haul(tuple(sorted((*plan.goods, name))))
        pays = t("option-pays", scene, pays=money(facts().goods[name].pays, scene))
        options.append(Option(CODE.written(more), good(name, scene), pays))
    return (Menu("load", t("menu-load", scene), tuple(options)),) if options else ()


LOAD: Composed[Haul, int] = Composed(
    head="load",
    name="haul",
    texts=t,
    code=CODE,
    action=lambda plan: plan,
    due=asked_in(Phase.HAUL),
    outcome=lambda scene, plan: worth(scene.view.hand, plan.goods),
    begun=lambda scene, plan: None,
    told=_told,
    further=_further,
    less=lambda plan: Haul(plan.goods[:-1]) if plan.goods else None,
    draw=lambda scene, plan, pays: None,
)
