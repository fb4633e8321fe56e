"""Private looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene
from cogs.baltimore_ohio import pictures, what_if
from cogs.baltimore_ohio.text.in_words import alone, in_words
from cogs.baltimore_ohio.text.railroad import incomes
from cogs.baltimore_ohio.words import full, money, railroad, t
from render.baltimore_ohio.finance.equipment import equipment
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.state import State

LOOKS = ("board", "market", "charters", "equipment", "help")
MORE = ("text", "history")
"""Looks that have no button on a card of their own: the page of rules has them."""
ALONE = {"board": "map", "charters": "charter", "text": "words"}
"""Looks at everything, and the head of the same at one railroad."""


def buttons(language: str) -> tuple[Button, ...]:
    return tuple(_button(key, language) for key in LOOKS)


def _button(key: str, where: Scene | str, name: str = "") -> Button:
    return Button(f"{key}/{name}".rstrip("/"), t(f"look-{key}", where), "quiet", look=True)


def look(scene: Scene, key: str) -> Leaf:
    """One of `LOOKS` and `MORE`, or `map/`, `charter/`, `words/` or `what/` with a railroad;
    raises `LookupError` for anything else."""
    head, _, name = key.partition("/")
    table: State = scene.public.table
    if head == what_if.HEAD:
        return what_if.look(scene, name)
    if name in table.railroads and head in ALONE.values():
        return _alone(scene, head, name)
    return _PAGES[key](scene)


def _alone(scene: Scene, head: str, name: str) -> Leaf:
    """One railroad, and all others in a menu."""
    menus = (_menu(scene, head, name),)
    if head == "words":
        return Leaf(alone(scene, name), buttons=(_button("text", scene),), menus=menus)
    other, draw = ("charter", pictures.board) if head == "map" else ("map", pictures.charter)
    buttons = (_button(other, scene, name), what_if.button(name, scene))
    return Leaf("", draw(scene, name), buttons, menus)


def _charters(scene: Scene) -> Leaf:
    """The charter of the railroad on turn, or the first in the order of business."""
    table: State = scene.public.table
    acting = table.business.railroad if table.business else None
    return _alone(scene, "charter", acting or next(iter([*table.order, *table.railroads])))


def _history(scene: Scene) -> Leaf:
    if len(scene.public.table.history) < 2:
        return Leaf(t("history-none", scene))
    return Leaf("", pictures.history(scene))


_PAGES: dict[str, Callable[[Scene], Leaf]] = {
    "board": lambda scene: Leaf(
        "", pictures.board(scene), menus=(_menu(scene, "map"),), more=pictures.sheets(scene)
    ),
    "market": lambda scene: Leaf(
        incomes(scene), pictures.market(scene), (_button("history", scene),)
    ),
    "charters": _charters,
    "equipment": lambda scene: Leaf("", partial(equipment, scene.public, scene.language)),
    "history": _history,
    "help": lambda scene: Leaf(_rules(scene), buttons=tuple(_button(one, scene) for one in MORE)),
    "text": lambda scene: Leaf(in_words(scene), menus=(_menu(scene, "words"),)),
}


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
