"""The words of Train Tycoon in chat: names of things, what people type for them, and how each kind
of thing is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Option
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.kinds import Kind, Kinds, meant
from bot.chat.declared.moves import Move, Moves, rules_of
from bot.chat.declared.texts import Texts
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.options import MapName
from rules.train_tycoon.model.play import Position, cash, loans
from rules.train_tycoon.model.state import Player, State
from rules.train_tycoon.shares.trading import LEVELS, moved

DOMAIN = "train_tycoon_chat"


def named(name: str, value: Any, where: Scene | str) -> Any:
    """How a value of a text is written: by its name, unless it is written already. Several things
    are listed."""
    if name in ("name", "president") and not isinstance(value, str):
        return value if isinstance(where, str) else person(where, value)
    if isinstance(value, list):
        return listed(value, where)
    if name == "choice" and isinstance(value, str):
        return choice(value, where)
    write = _WRITTEN.get(name) if isinstance(value, int) else None
    return value if write is None else write(value, where)


t = Texts(DOMAIN, named)
"""A text of this cog."""
menu, money, person = t.menu, t.money, t.person
o = Texts("train_tycoon_orders", named)
"""A text about orders of this game."""


def signed(dollars: int, where: Scene | str) -> str:
    """`+$40`, `-$20`, `$0`: a change."""
    return f"+{money(dollars, where)}" if dollars > 0 else money(dollars, where)


def company(name: str) -> str:
    """`PDL, Prairie Dairy Line`: the code of a company and its name."""
    return f"{name}, {facts.companies()[name].name}"


def purse(net: int, where: Scene | str) -> str:
    """`$35`, or with loans `$35 and 2 loans`: what a player or a company has."""
    held, count = money(cash(net), where), loans(net)
    return t("purse", where, cash=held, count=count) if count else held


def listed(names: Iterable[str], where: Scene | str) -> str:
    """`A, B and C`."""
    found = list(names)
    if len(found) < 2:
        return "".join(found)
    return t("and", where, first=", ".join(found[:-1]), last=found[-1])


def choice(chosen: str, where: Scene | str) -> str:
    """A choice by its cube and its name: `🟩 high`."""
    return t(f"choice-{chosen}", where)


_DOLLARS = (
    "amount both cash choice each fee high income interest later low mid now price rest step "
    "target then to total trains value was worth"
)
_WRITTEN: Mapping[str, Callable[[int, Scene | str], str]] = {
    **dict.fromkeys(_DOLLARS.split(), money),
    **dict.fromkeys(("purse", "before", "after", "had"), purse),
    **dict.fromkeys(("gain", "hope"), signed),
}
"""Whole numbers of these names, in every text."""


# What a scene has.


def at(scene: Scene) -> Position:
    """The game as everybody sees it."""
    return Position(scene.public.table)


def own(scene: Scene) -> Position:
    """The game as the seat of this scene knows it, with the values of its own investments: for its
    private pages alone."""
    return Position(scene.view.table)


def me(scene: Scene) -> Player:
    """What the seat of this scene has, as everybody sees it."""
    return at(scene).state.players[scene.me]


def about(scene: Scene, name: str, table: State | None = None) -> dict[str, Any]:
    """What texts say of a company as it stands, with the seat's shares of it and where the marks of
    the price board lead; `table`: as it would stand then."""
    table = table or at(scene).state
    row = table.companies[name]
    known = {key: getattr(row, key) for key in ("president", "price", "target", "income")}
    return {
        **known,
        "company": company(name),
        "purse": row.net,
        "loans": facts.max_loans(row.income),
        "issued": row.issued,
        "bank": row.bank,
        "shares": 0 if scene.seat is None else table.players[scene.seat].shares.get(name, 0),
        **{level: moved(row.price, level) for level in LEVELS if row.price},
    }


def company_part(
    hint: str,
    detail: Callable[[Scene, str], str],
    offered: Callable[[Scene], Iterable[str]],
    ask: Callable[[Scene, Given], str] | None = None,
) -> Part:
    """The company that is chosen from a menu, with a detail about each."""
    return Part(
        label=lambda scene, given: company(given["company"]),
        detail=lambda scene, given: detail(scene, given["company"]),
        offered=lambda scene, given: offered(scene),
        menu=hint,
        ask=ask,
    )


def sums(scene: Scene, values: Sequence[int]) -> tuple[Option, ...]:
    """Sums of money to choose from."""
    return tuple(Option(str(value), money(value, scene)) for value in values)


def quiet(scene: Scene, key: str, text: str, *, look: bool = False, form: bool = False) -> Button:
    """A button beside what the card is about."""
    return Button(key, t(text, scene), "quiet", look=look, form=form)


# What people type.


def company_of(text: str) -> str:
    """The company people mean by its code, its name or a part of that."""
    names = {name: (name, row.name) for name, row in facts.companies().items()}
    return meant(DOMAIN, "company", text, names)


def _hexes() -> tuple[str, ...]:
    """The hexes of all maps."""
    return tuple(sorted({hex_ for name in get_args(MapName) for hex_ in board(name).hexes}))


KINDS = Kinds(
    dollars=Kind(money, number=True),
    player=Kind(lambda seat, scene: person(scene, seat)),
    company=Kind(lambda name, scene: name, company_of, lambda: tuple(facts.companies())),
    hex=Kind(lambda hex_, scene: hex_, None, _hexes),
    choice=Kind(choice),
)
"""A company is its letters; where it is chosen or the subject it has its name (`company`)."""


def chapter(*moves: Move, **more: Any) -> Moves:
    """Some of the moves of the game."""
    return Moves(t, KINDS, rules_of(GAME), moves, **more)
