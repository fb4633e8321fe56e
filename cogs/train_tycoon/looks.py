"""Private looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Draw, Leaf, Menu, Option, Scene
from cogs.train_tycoon import pictures
from cogs.train_tycoon.in_words import in_words
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.operate import what_if
from cogs.train_tycoon.prompt import SECRETS
from cogs.train_tycoon.words import company, quiet, t

LOOKS = ("map", "market", "shares", "wealth", "help")
MORE = ("text", secret.MINE, "if")
"""Looks that have no button among those of every card."""


def buttons(language: str) -> tuple[Button, ...]:
    return tuple(Button(key, t(f"look-{key}", language), "quiet") for key in LOOKS)


def look(scene: Scene, key: str) -> Leaf:
    """One of `LOOKS` and `MORE`, `company/<id>`, `network/<id>` or one of the Operate phase's;
    raises `LookupError` for anything else."""
    head, _, name = key.partition("/")
    if head in ("company", "network") and name in scene.public.table.order:
        draw = pictures.charter(scene, name) if head == "company" else pictures.board(scene, name)
        return Leaf("", draw, _of_company(scene, name, head), _companies(scene))
    if head in _PAGES:
        return _PAGES[head](scene, name)
    if key in _PICTURES:
        return Leaf("", _PICTURES[key](scene), menus=_companies(scene))
    if key == secret.MINE:
        return secret.page(scene, SECRETS)
    if key == "wealth" and scene.public.table.history:
        return Leaf("", pictures.history(scene))
    if key == "wealth":
        return Leaf(t("wealth-none", scene))
    if key == "help":
        return Leaf(rules(scene), buttons=(quiet(scene, "text", "look-text", look=True),))
    if key == "text":
        return Leaf(in_words(scene))
    raise LookupError(key)


_PICTURES: Mapping[str, Callable[[Scene], Draw]] = {
    "map": pictures.board,
    "market": pictures.market,
    "shares": pictures.shares,
}
_PAGES = {"if": what_if.look, "ships": what_if.ships}


def _of_company(scene: Scene, name: str, shown: str) -> tuple[Button, ...]:
    """The other pages of the same company."""
    other = "network" if shown == "company" else "company"
    return (
        quiet(scene, f"{other}/{name}", f"look-{other}", look=True),
        quiet(scene, f"if/{name}", "look-if", look=True),
    )


def _companies(scene: Scene) -> tuple[Menu, ...]:
    """Every company, large."""
    options = tuple(Option(name, company(name)) for name in scene.public.table.order)
    if not options:
        return ()
    return (Menu("company", t("menu-companies", scene), options, look=True),)


def rules(scene: Scene) -> str:
    """The game on a page, for newcomers."""
    numbers, options = facts.finance(), scene.public.table.options
    lines = [
        t("help-goal", scene, turns=str(facts.components().turns)),
        t("help-trading", scene),
        t("help-treasury", scene, interest=numbers.player_interest_per_loan),
        t("help-mergers", scene, fee=numbers.failed_bid_fee),
        t("help-ipo", scene, least=numbers.ipo_min_shares),
        t("help-operate", scene),
        t("help-secret", scene),
    ]
    if options.investments:
        lines.append(t("help-investments", scene))
    end = "help-end-limited" if options.limited_liability else "help-end"
    return "\n".join([*lines, t(end, scene)])
