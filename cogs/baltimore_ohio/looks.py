"""Private looks."""

from __future__ import annotations

from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene
from cogs.baltimore_ohio import pictures, what_if
from cogs.baltimore_ohio.in_words import alone, in_words
from cogs.baltimore_ohio.words import full, money, railroad, t
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.state import State

LOOKS = ("board", "market", "charters", "equipment", "help")
MORE = ("text", "history")
"""Looks that have no button on a card of their own: the page of rules has them."""
ALONE = {"board": "map", "charters": "charter", "text": "words"}
"""Looks at everything, and the head of the same at one railroad."""


def buttons(language: str) -> tuple[Button, ...]:
    return tuple(_button(key, language) for key in LOOKS)


def _button(key: str, language: str) -> Button:
    return Button(key, t(f"look-{key}", language), "quiet", look=True)


def look(scene: Scene, key: str) -> Leaf:
    """One of `LOOKS` and `MORE`, or `map/`, `charter/`, `words/` or `what/` with a railroad;
    raises `LookupError` for anything else."""
    head, _, name = key.partition("/")
    table: State = scene.public.table
    if head == what_if.HEAD:
        return what_if.look(scene, name)
    if name and name in table.railroads and head in _OF_RAILROAD:
        return _OF_RAILROAD[head](scene, name)
    return _PAGES[key](scene)


def _board(scene: Scene) -> Leaf:
    return Leaf("", pictures.board(scene), menus=(_menu(scene, "map"),))


def _market(scene: Scene) -> Leaf:
    return Leaf("", pictures.market(scene), (_button("history", scene.language),))


def _charters(scene: Scene) -> Leaf:
    """The charter of the railroad on turn, or the first in the order of business, and all others
    in a menu."""
    table: State = scene.public.table
    acting = table.business.railroad if table.business else None
    return _charter(scene, acting or next(iter([*table.order, *table.railroads])))


def _map(scene: Scene, name: str) -> Leaf:
    button = Button(f"charter/{name}", t("look-charter", scene.language), "quiet", look=True)
    buttons = (button, what_if.button(name, scene.language))
    return Leaf("", pictures.board(scene, name), buttons, (_menu(scene, "map", name),))


def _charter(scene: Scene, name: str) -> Leaf:
    button = Button(f"map/{name}", t("look-map", scene.language), "quiet", look=True)
    buttons = (button, what_if.button(name, scene.language))
    return Leaf("", pictures.charter(scene, name), buttons, (_menu(scene, "charter", name),))


def _equipment(scene: Scene) -> Leaf:
    return Leaf("", pictures.equipment(scene))


def _history(scene: Scene) -> Leaf:
    if len(scene.public.table.history) < 2:
        return Leaf(t("history-none", scene.language))
    return Leaf("", pictures.history(scene))


def _help(scene: Scene) -> Leaf:
    return Leaf(rules(scene), buttons=tuple(_button(key, scene.language) for key in MORE))


def _text(scene: Scene) -> Leaf:
    return Leaf(in_words(scene), menus=(_menu(scene, "words"),))


def _words(scene: Scene, name: str) -> Leaf:
    whole = _button("text", scene.language)
    return Leaf(alone(scene, name), buttons=(whole,), menus=(_menu(scene, "words", name),))


_PAGES = {
    "board": _board,
    "market": _market,
    "charters": _charters,
    "equipment": _equipment,
    "history": _history,
    "help": _help,
    "text": _text,
}
_OF_RAILROAD = {"map": _map, "charter": _charter, "words": _words}


def _menu(scene: Scene, head: str, shown: str = "") -> Menu:
    """Every railroad by name, those on the track first, with how it stands."""
    table, language = scene.public.table, scene.language
    names = [*table.order, *(name for name in table.railroads if name not in table.order)]
    options = tuple(
        Option(name, railroad(name), _state(table, name, language), name == shown) for name in names
    )
    return Menu(head, t(f"menu-{head}", language), options, look=True)


def _state(table: State, name: str, language: str) -> str:
    line = table.railroads[name]
    if line.value is None:
        return f"{full(name)} · {t(f'state-{line.status}', language)}"
    return f"{full(name)} · {money(TRACK[line.value], language)}"


def rules(scene: Scene) -> str:
    """The game on a page, for newcomers."""
    language, options = scene.language, scene.public.table.options
    top = money(TRACK[-1], language)
    level = "7" if options.tech_seven else "6"
    lines = [
        t("help-goal", language),
        t("help-market", language),
        t("help-president", language),
        t("help-business", language),
        t("help-profit", language),
        t("help-level", language),
    ]
    if options.robber_barons:
        lines.append(t("help-barons", language))
    return "\n".join([*lines, t("help-end", language, top=top, level=level)])
