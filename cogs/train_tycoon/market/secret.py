"""The private card on which secret choices are made: by everybody at once, each one's own.

It is a look, so that everybody may open it at any time: who has chosen sees what, who is not asked
and who only watches see no more than the public card tells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Leaf, Prompt
from bot.chat.declared.moves import Move, Sure, move
from cogs.train_tycoon.ahead import SHARES, TARGETS
from cogs.train_tycoon.words import me, person, t
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase

MINE = "mine"
Page = Callable[[Scene, str], Leaf]
"""What the seat is asked now, for this company where it is one a company."""


def sealed(name: str, action: type[msgspec.Struct], **options: Any) -> Move:
    """A move that is made in secret: on the private card, which then shows it and what is still to
    be chosen."""
    return move(name, action, own=True, said="said-secret", then=MINE, **options)


def asked(scene: Scene, *lines: str) -> Prompt:
    """What a public card says while secret choices are made, with its one button."""
    open_ = Button(MINE, t("press-secret", scene), "go", look=True)
    return Prompt("\n".join(lines), (open_,))


def in_vain(scene: Scene, why: str) -> Sure:
    """What is said before a choice that would count for nothing."""
    return Sure(why, t("confirm-in-vain", scene))


def page(scene: Scene, pages: Mapping[Phase, Page]) -> Leaf:
    """What the reader has chosen, and the choice he is asked for next."""
    table = scene.view.table
    make = pages.get(table.phase)
    if make is None:
        return Leaf(t("secret-nothing", scene))
    out = t("secret-out", scene, names=[person(scene, one) for one in scene.public.to_move])
    if scene.seat is None:
        return Leaf(out)
    lines = [
        t(
            "secret-made-for" if made.company else "secret-made",
            scene,
            company=made.company,
            choice=made.chosen,
        )
        for made in Position(table).chosen()
    ]
    left = [ask.company for ask in table.asks if ask.seat == scene.seat]
    if not left:
        lines += [t("secret-done" if lines else "secret-not-asked", scene), out]
        return Leaf("\n".join(lines))
    leaf = make(scene, left[0])
    if len(left) > 1:
        lines.append(t("secret-more", scene, count=len(left) - 1))
    # This and what follows can be said at once, as an order.
    ahead = (
        Button(sheet.head, t(f"press-{sheet.head}", scene), "quiet", order=True)
        for sheet in (SHARES, TARGETS)
        if sheet.offered(scene)
    )
    return replace(leaf, text="\n".join([*lines, leaf.text]), buttons=(*leaf.buttons, *ahead))


def own(scene: Scene) -> str:
    """`You have $35 and 1 loan.`"""
    return t("own-purse", scene, purse=me(scene).net)
