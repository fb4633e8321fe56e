"""Private looks: one's own purse and hand, the board, the rules, the board in words."""

from __future__ import annotations

from functools import partial

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf
from bot.chat.declared.looks import Looks
from render.words import money
from tests.example.cog.moves import MOVES
from tests.example.cog.words import KINDS, good, t
from tests.example.render.board import board, in_words
from tests.example.rules.actions import Bid


def text(scene: Scene) -> str:
    return in_words(scene.public, scene.names, scene.language)


def _own(scene: Scene) -> Leaf:
    """What nobody else knows, and what can be done with it in secret."""
    view = scene.view
    if scene.seat is None:
        return Leaf(t("purse-none", scene))
    lines = [t("purse", scene, purse=money(view.purse, scene.language))]
    if view.hand:
        lines.append(t("hand", scene, cards=", ".join(good(name, scene) for name in view.hand)))
    if view.own_bid is not None:
        lines.append(t("bid-in", scene, **KINDS.written(Bid(view.own_bid), scene)))
    due = any(isinstance(action, Bid) for action in view.legal)
    return Leaf("\n".join(lines), buttons=MOVES.buttons(scene, "bid") if due else ())


def _rules(scene: Scene) -> Leaf:
    return Leaf("\n".join(t(f"help-{part}", scene) for part in ("goal", "haul", "bid")))


LOOKS = Looks(
    t,
    {
        "purse": _own,
        "map": lambda scene: Leaf("", partial(board, scene.public, scene.names, scene.language)),
        "help": _rules,
    },
    about={"bid": lambda scene, _: _own(scene)},
)
