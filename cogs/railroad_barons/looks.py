"""Private looks."""

from __future__ import annotations

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Leaf
from bot.chat.declared.looks import Looks
from cogs.railroad_barons import pictures
from cogs.railroad_barons.in_words import in_words
from cogs.railroad_barons.words import t
from render.railroad_barons.panels.certificates import certificates
from render.railroad_barons.panels.income import income
from render.railroad_barons.panels.stack import stack
from render.railroad_barons.panels.wealth import wealth


def _holding(scene: Scene, name: str) -> Leaf:
    if name not in facts.holdings():
        raise LookupError(name)
    return Leaf("", pictures.holding(scene, name), buttons=_holdings(scene, name))


def _holdings(scene: Scene, shown: str = "") -> tuple[Button, ...]:
    """The other Holdings, each large."""
    return tuple(
        Button(f"holding/{name}", name, "quiet", look=True)
        for name in scene.public.table.holdings
        if name != shown
    )


def _wealth(scene: Scene) -> Leaf:
    if not scene.public.table.history:
        return Leaf(t("wealth-none", scene))
    return Leaf("", pictures.of(scene, wealth))


def _rules(scene: Scene) -> Leaf:
    """The game on a page, for newcomers."""
    options = scene.public.table.options
    levels = "help-levels" if options.removal_counts else "help-levels-german"
    limits = "help-limits" if options.rebuy == "round" else "help-limits-turn"
    end = facts.constants().end_share_value
    keys = ("help-goal", "help-stock", "help-operate", levels, limits, "help-end")
    told = "\n".join(t(key, scene, end=end) for key in keys)
    return Leaf(told, buttons=(LOOKS.button("text", scene),))


LOOKS: Looks = Looks(
    t,
    {
        "certificates": lambda scene: Leaf("", pictures.of(scene, certificates), _holdings(scene)),
        "railroads": lambda scene: Leaf("", pictures.of(scene, stack)),
        "income": lambda scene: Leaf("", pictures.of(scene, income), _holdings(scene)),
        "wealth": _wealth,
        "help": _rules,
    },
    {"text": lambda scene: Leaf(in_words(scene))},
    {"holding": _holding},
)
