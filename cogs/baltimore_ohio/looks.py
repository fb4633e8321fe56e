"""Private looks."""

from __future__ import annotations

from functools import partial

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf, Menu, Option
from bot.chat.declared.looks import Looks
from cogs.baltimore_ohio import pictures, what_if
from cogs.baltimore_ohio.in_words import alone, in_words, incomes
from cogs.baltimore_ohio.words import full, money, railroad, t
from render.baltimore_ohio.finance.equipment import equipment
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.state import State

ALONE = {"board": "map", "charters": "charter", "text": "words"}
"""Looks at everything, and the head of the same at one railroad."""


def _alone(head: str, scene: Scene, name: str) -> Leaf:
    """One railroad, and all others in a menu."""
    if name not in scene.public.table.railroads:
        raise LookupError(name)
    menus = (_menu(scene, head, name),)
    if head == "words":
        return Leaf(alone(scene, name), buttons=(LOOKS.button("text", scene),), menus=menus)
    other, draw = ("charter", pictures.board) if head == "map" else ("map", pictures.charter)
    buttons = (LOOKS.button(other, scene, name), what_if.button(name, scene))
    return Leaf("", draw(scene, name), buttons, menus)


def _charters(scene: Scene) -> Leaf:
    """The charter of the railroad on turn, or the first in the order of business."""
    table: State = scene.public.table
    acting = table.business.railroad if table.business else None
    return _alone("charter", scene, acting or next(iter([*table.order, *table.railroads])))


def _history(scene: Scene) -> Leaf:
    if len(scene.public.table.history) < 2:
        return Leaf(t("history-none", scene))
    return Leaf("", pictures.history(scene))


def _menu(scene: Scene, head: str, shown: str = "") -> Menu:
    """Every railroad by name, those on the track first, with how it stands."""
    table = scene.public.table
    names = dict.fromkeys([*table.order, *table.railroads])
    options = tuple(
        Option(name, railroad(name), _state(table, name, scene), name == shown) for name in names
    )
    return Menu(head, t(f"menu-{head}", scene), options, look=True)


def _state(table: State, name: str, scene: Scene) -> str:
    line = table.railroads[name]
    if line.value is None:
        return f"{full(name)} · {t(f'state-{line.status}', scene)}"
    return f"{full(name)} · {money(TRACK[line.value], scene)}"


def _rules(scene: Scene) -> str:
    """The game on a page, for newcomers."""
    options = scene.public.table.options
    parts = ["goal", "market", "president", "business", "profit", "level"]
    parts += ["barons"] if options.robber_barons else []
    end = t("help-end", scene, top=TRACK[-1], level="7" if options.tech_seven else "6")
    return "\n".join([*(t(f"help-{part}", scene) for part in parts), end])


LOOKS: Looks = Looks(
    t,
    {
        "board": lambda scene: Leaf(
            "", pictures.board(scene), menus=(_menu(scene, "map"),), more=pictures.sheets(scene)
        ),
        "market": lambda scene: Leaf(
            incomes(scene), pictures.market(scene), (LOOKS.button("history", scene),)
        ),
        "charters": _charters,
        "equipment": lambda scene: Leaf("", partial(equipment, scene.public, scene.language)),
        "help": lambda scene: Leaf(
            _rules(scene), buttons=tuple(LOOKS.button(one, scene) for one in LOOKS.more)
        ),
    },
    {
        "text": lambda scene: Leaf(in_words(scene), menus=(_menu(scene, "words"),)),
        "history": _history,
    },
    {what_if.HEAD: what_if.look, **{head: partial(_alone, head) for head in ALONE.values()}},
)
"""The page of rules has the buttons of those that no card has."""
