"""A haul with goods, put together on a private page, for the hand is secret."""

from __future__ import annotations

from bot.chat.contract.pages import Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.plan_codec import PlanCodec
from bot.chat.declared.turn_builder import TurnBuilder, due_in_phase
from tests.example.cog.words import KINDS, t
from tests.example.data import facts
from tests.example.rules.actions import Haul
from tests.example.rules.hauling import worth
from tests.example.rules.state import Phase

EMPTY = Haul()
_DUE = due_in_phase(Phase.HAUL)
CODE: PlanCodec[Haul] = PlanCodec(Haul, KINDS, EMPTY)


def _describe(ctx: TableContext, plan: Haul, pays: int) -> str:
    if plan == EMPTY:
        return t("load-empty", ctx, wagons=facts().wagons)
    return t("load", ctx, pays=t.money(pays, ctx), **KINDS.format_fields(plan, ctx))


def _further(ctx: TableContext, plan: Haul) -> tuple[Menu, ...]:
    """Offer what else of the hand there is room for, each line the whole load with it."""
    left = list(ctx.view.hand)
    for name in plan.goods:
        left.remove(name)
    options = []
    for name in dict.fromkeys(left if len(plan.goods) < facts().wagons else ()):
        more = Haul(tuple(sorted((*plan.goods, name))))
        pays = t("option-pays", ctx, pays=t.money(facts().goods[name].pays, ctx))
        options.append(Option(CODE.encode(more), KINDS.format_value("good", name, ctx), pays))
    return (Menu("load", t("menu-load", ctx), tuple(options)),) if options else ()


LOAD: TurnBuilder[Haul, int] = TurnBuilder(
    head="load",
    name="haul",
    texts=t,
    code=CODE,
    action=lambda plan: plan,
    due=lambda ctx: _DUE(ctx) and ctx.public.options.goods,
    outcome=lambda ctx, plan: worth(ctx.view.hand, plan.goods),
    begun=lambda ctx, plan: None,
    describe=_describe,
    further=_further,
    less=lambda plan: Haul(plan.goods[:-1]) if plan.goods else None,
    draw=lambda ctx, plan, pays: None,
)
