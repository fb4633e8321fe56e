"""The Operate phase: lines, trains, deliveries and income, joined from their files."""

from __future__ import annotations

from collections.abc import Callable

from bot.chat.contract.adapter import Leaf, Scene
from cogs.train_tycoon import (
    building,
    factory,
    investing,
    keeping,
    laying,
    payout,
    starting,
    trains,
    what_if,
)
from cogs.train_tycoon.parts import Asker, Chooser, FormOf, simply
from rules.train_tycoon.model.actions import InvestNothing, PayOut, Retain, SkipLine
from rules.train_tycoon.model.state import Phase

CHOOSERS: dict[str, Chooser] = {
    "open": building.opened,
    "route": building.route,
    "from": starting.start,
    "empty": starting.empty,
    "lay": laying.lay,
    "noline": simply(SkipLine),
    "take": trains.taking,
    "expand": trains.expand,
    "cut": trains.cut,
    "finish": trains.finish,
    "marker": investing.marker,
    "nomarker": simply(InvestNothing),
    "payout": simply(PayOut),
    "retain": simply(Retain),
    "keep": keeping.ready,
    "drop": keeping.drop,
}
FORMS: dict[str, FormOf] = {"route": building.form}
ASK: dict[Phase, Asker] = {
    Phase.FACTORY: factory.factory,
    Phase.LINE: factory.line,
    Phase.TAKE: trains.take,
    Phase.INVEST: investing.invest,
    Phase.TRAINS: trains.trains,
    Phase.PAYOUT: payout.payout,
    Phase.KEEP: keeping.keep,
}
LOOKS: dict[str, Callable[[Scene, str], Leaf]] = {"if": what_if.look, "ships": what_if.ships}
"""Private looks by the head of their key."""
