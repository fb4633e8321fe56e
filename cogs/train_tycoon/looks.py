"""Private looks."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene
from cogs.train_tycoon import operation, pictures, secret, share_phases
from cogs.train_tycoon.in_words import in_words
from cogs.train_tycoon.words import company, money, t

LOOKS = ("map", "market", "shares", "wealth", "help")
MORE = ("text", secret.MINE, "if")
"""Looks that have no button among those of every card."""


def buttons(language: str) -> tuple[Button, ...]:
    return tuple(Button(key, t(f"look-{key}", language), "quiet") for key in LOOKS)


def look(scene: Scene, key: str) -> Leaf:
    """One of `LOOKS` and `MORE`, `company/<id>`, `network/<id>` or one of the Operate phase's;
    raises `LookupError` for anything else."""
    language = scene.language
    head, _, name = key.partition("/")
    if head in ("company", "network") and name in scene.public.table.order:
        draw = pictures.charter(scene, name) if head == "company" else pictures.board(scene, name)
        return Leaf("", draw, buttons=_of_company(name, head, language), menus=_companies(scene))
    if head in operation.LOOKS:
        return operation.LOOKS[head](scene, name)
    if key == secret.MINE:
        return secret.page(scene, share_phases.SECRETS)
    if key == "map":
        return Leaf("", pictures.board(scene), menus=_companies(scene))
    if key == "market":
        return Leaf("", pictures.market(scene), menus=_companies(scene))
    if key == "shares":
        return Leaf("", pictures.shares(scene), menus=_companies(scene))
    if key == "wealth":
        if not scene.public.table.history:
            return Leaf(t("wealth-none", language))
        return Leaf("", pictures.history(scene))
    if key == "help":
        words = Button("text", t("look-text", language), "quiet", look=True)
        return Leaf(rules(scene), buttons=(words,))
    if key == "text":
        return Leaf(in_words(scene))
    raise LookupError(key)


def _of_company(name: str, shown: str, language: str) -> tuple[Button, ...]:
    """The other pages of the same company."""
    other = "network" if shown == "company" else "company"
    return (
        Button(f"{other}/{name}", t(f"look-{other}", language), "quiet", look=True),
        Button(f"if/{name}", t("look-if", language), "quiet", look=True),
    )


def _companies(scene: Scene) -> tuple[Menu, ...]:
    """Every company, large."""
    options = tuple(Option(name, company(name)) for name in scene.public.table.order)
    if not options:
        return ()
    return (Menu("company", t("menu-companies", scene.language), options, look=True),)


def rules(scene: Scene) -> str:
    """The game on a page, for newcomers."""
    language, options = scene.language, scene.public.table.options
    numbers = facts.finance()
    lines = [
        t("help-goal", language, turns=str(facts.components().turns)),
        t("help-trading", language),
        t("help-treasury", language, interest=money(numbers.player_interest_per_loan, language)),
        t("help-mergers", language, fee=money(numbers.failed_bid_fee, language)),
        t("help-ipo", language, least=numbers.ipo_min_shares),
        t("help-operate", language),
        t("help-secret", language),
    ]
    if options.investments:
        lines.append(t("help-investments", language))
    end = "help-end-limited" if options.limited_liability else "help-end"
    return "\n".join([*lines, t(end, language)])
