"""The private card on which secret choices are made: by everybody at once, each one's own.

It is a look, so that everybody may open it at any time: who has chosen sees what, who is not asked
and who only watches see no more than the public card tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from bot.chat.contract.adapter import Button, Leaf, Prompt, Scene
from bot.chat.declared.moves import Move, Sure, move
from cogs.train_tycoon.ahead.shares import SHARES
from cogs.train_tycoon.ahead.targets import TARGETS
from cogs.train_tycoon.words import person, t
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State

MINE = "mine"
Page = Callable[[Scene, State, int, str], Leaf]
"""What the seat is asked now, for this company where it is one a company; the table is its own
view's."""


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
    table: State = scene.view.table
    make, seat = pages.get(table.phase), scene.seat
    if make is None:
        return Leaf(t("secret-nothing", scene))
    out = t("secret-out", scene, names=[person(scene, one) for one in scene.public.to_move])
    if seat is None:
        return Leaf(out)
    lines = _made(scene, table)
    left = [ask.company for ask in table.asks if ask.seat == seat]
    if left:
        leaf = make(scene, table, seat, left[0])
        if len(left) > 1:
            lines.append(t("secret-more", scene, count=len(left) - 1))
        buttons = (*leaf.buttons, *_ahead(scene))
        return replace(leaf, text="\n".join([*lines, leaf.text]), buttons=buttons)
    lines += [t("secret-done" if lines else "secret-not-asked", scene), out]
    return Leaf("\n".join(lines))


def _ahead(scene: Scene) -> Iterator[Button]:
    """The pages on which this and what follows is said at once, as an order."""
    for sheet in (SHARES, TARGETS):
        if sheet.offered(scene):
            yield Button(sheet.head, t(f"press-{sheet.head}", scene), "quiet", order=True)


def _made(scene: Scene, table: State) -> list[str]:
    """The reader's own choices so far."""
    lines = []
    for made in Position(table).chosen():
        key = "secret-made-for" if made.company else "secret-made"
        lines.append(t(key, scene, company=made.company, choice=made.chosen))
    return lines


def own(scene: Scene, table: State, seat: int) -> str:
    """`You have $35 and 1 loan.`"""
    return t("own-purse", scene, purse=table.players[seat].net)
