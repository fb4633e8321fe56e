"""The private card on which secret choices are made: by everybody at once, each one's own.

It is a look, so that everybody may open it at any time: who has chosen sees what, who is not asked
and who only watches see no more than the public card tells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.chat.contract.adapter import Act, Button, Leaf, Scene
from cogs.train_tycoon.words import listed, money, person, purse, t
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State

MINE = "mine"
Page = Callable[[Scene, State, int, str], Leaf]
"""What the seat is asked now, for this company where it is one a company; the table is its own
view's."""


def button(language: str) -> Button:
    """The one button of a public card that asks for secret choices."""
    return Button(MINE, t("press-secret", language), "go", look=True)


def act(scene: Scene, action: Any) -> Act:
    """A secret choice made; its page shows it, and what is still to be chosen."""
    return Act(action, t("said-secret", scene.language), then=MINE)


def due(scene: Scene, phase: Phase, company: str = "") -> bool:
    """Whether this seat is asked to choose now, for this company; if not, the rules say why."""
    table: State = scene.public.table
    asks = table.phase is phase and [ask for ask in table.asks if ask.seat == scene.seat]
    return any(ask.company == company for ask in asks or [])


def page(scene: Scene, pages: Mapping[Phase, Page]) -> Leaf:
    """What the reader has chosen, and the choice he is asked for next."""
    table: State = scene.view.table
    make, seat, language = pages.get(table.phase), scene.seat, scene.language
    if make is None:
        return Leaf(t("secret-nothing", language))
    out = t("secret-out", language, names=still_out(scene))
    if seat is None:
        return Leaf(out)
    lines = _made(scene, table)
    asked = [ask.company for ask in table.asks if ask.seat == seat]
    if asked:
        leaf = make(scene, table, seat, asked[0])
        if len(asked) > 1:
            lines.append(t("secret-more", language, count=len(asked) - 1))
        return replace(leaf, text="\n".join([*lines, leaf.text]))
    lines += [t("secret-done" if lines else "secret-not-asked", language), out]
    return Leaf("\n".join(lines))


def still_out(scene: Scene) -> str:
    """Whose secret choice is missing: all that may be told of it."""
    names = (person(scene.names, seat, scene.language) for seat in scene.public.to_move)
    return listed(names, scene.language)


def _made(scene: Scene, table: State) -> list[str]:
    """The reader's own choices so far."""
    lines = []
    for made in Position(table).chosen():
        chosen = made.chosen
        what = money(chosen, scene.language) if isinstance(chosen, int) else ""
        shown = what or choice(str(chosen), scene.language)
        key = "secret-made-for" if made.company else "secret-made"
        lines.append(t(key, scene.language, company=made.company, choice=shown))
    return lines


def choice(chosen: str, language: str) -> str:
    """A choice by its cube and its name: `🟩 high`."""
    return t(f"choice-{chosen}", language)


def own(scene: Scene, table: State, seat: int) -> str:
    """`You have $35 and 1 loan.`"""
    return t("own-purse", scene.language, purse=purse(table.players[seat].net, scene.language))
