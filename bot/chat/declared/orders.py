"""The standing orders of a game said once: its menu, what is asked, typed and shown of each.

The texts of an order, in the domain `<game>_orders`, are `option-<name>` and `detail-<name>` (its
line in the menu), `does-<name>` (what it does and when it asks again, with its fields),
`offer-<name>` (the button that leaves one which is offered), and for a part that is typed
`form-<name>` and `form-<name>-<field>`; why one is no more is `lapsed-<code>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.chat.contract.adapter import Scene, Wish
from bot.chat.contract.pages import Form, Leaf, Option
from bot.chat.declared.blanks import Blanks, Given, Part
from bot.chat.declared.kinds import Kinds
from bot.chat.declared.texts import Texts
from rules.game import Lapsed


@dataclass(frozen=True, kw_only=True)
class Ordered:
    """One kind of order.

    `offered`: what is given of it in the menu, a line each; none: it makes no sense now. Without
    it only the rules put it together, and offer it. `filled`:
    what is given with what follows from it; `made`: the order of that, if not simply that. `does`:
    what follows `does-<name>` in the key of the text that says what it does, and its values besides
    the fields; `option`: what follows `option-<name>` in that of its line. `endings`: all that may
    follow so, `offer` those with which the rules offer one in one press. `detail`: whose
    text explains the line, if not its own. `wished`: what its keys lead to, by what stands behind
    the name, if that follows from no parts.
    """

    name: str
    order: type[msgspec.Struct]
    parts: Mapping[str, Part]
    offered: Callable[[Scene], Iterable[Mapping[str, Any]]] | None = None
    filled: Callable[[Scene, Given], Given] | None = None
    made: Callable[[Scene, Given], Any] | None = None
    does: Callable[[Scene, Any], tuple[str, Mapping[str, Any]]] | None = None
    option: Callable[[Given], str] | None = None
    endings: Sequence[str] = ("",)
    offer: Sequence[str] = ()
    detail: str = ""
    wished: Callable[[Scene, str], Wish | Leaf] | None = None

    @property
    def blanks(self) -> Blanks:
        return Blanks(self.name, self.order, self.parts)


def bounded(field: str, full: str, empty: str = "") -> dict[str, Any]:
    """The endings of an order whose texts tell apart whether this field is empty."""
    return {
        "does": lambda scene, made: (full if getattr(made, field) else empty, {}),
        "endings": (empty, full),
    }


def amount(
    texts: Texts, kinds: Kinds, field: str, example: str, *, always: bool = False, **more: Any
) -> Part:
    """A sum, proposed on buttons or typed; `always`: 0 is no bound (`press-always`)."""
    if always:
        texts.derived("press-always")

    def label(scene: Scene, given: Given) -> str:
        if always and not given[field]:
            return texts("press-always", scene)
        return str(kinds.write("dollars", given[field], scene))

    options = {"label": label, "form": True, "other": "press-other", **more}
    return Part(hint=lambda scene, given: example, **options)


def order(name: str, struct: type[msgspec.Struct], **options: Any) -> Ordered:
    """An order with its parts among the options, by the names of the Struct's fields."""
    parts = {one: options.pop(one) for one in list(options) if one in struct.__struct_fields__}
    return Ordered(name=name, order=struct, parts=parts, **options)


def when(sensible: Callable[[Scene], object]) -> Callable[[Scene], list[Given]]:
    """An order that makes sense now, or not."""
    return lambda scene: [{}] if sensible(scene) else []


def about(
    name: str,
    struct: type[msgspec.Struct],
    field: str,
    which: Part,
    among: Callable[[Scene], Sequence[str]],
    filled: Callable[[Scene, Given], Given] = lambda scene, given: given,
    **options: Any,
) -> Ordered:
    """An order about one of several things; `which` one is asked unless it is the only one."""

    def alone(scene: Scene, given: Given) -> Given:
        found = among(scene) if field not in given else ()
        return filled(scene, {field: found[0], **given} if len(found) == 1 else given)

    return order(name, struct, filled=alone, **({field: which, "offered": when(among)} | options))


class DeclaredOrders:
    """See `bot.chat.contract.adapter.OrdersChat`."""

    def __init__(self, texts: Texts, kinds: Kinds, orders: Sequence[Ordered]) -> None:
        self.texts, self.kinds = texts, kinds
        self.orders = {one.name: one for one in orders}
        texts.family("lapsed-")
        for one in orders:
            if one.offered is not None:
                self._derive_menu(one)
            for name, part in one.parts.items():
                if part.other:
                    texts.derived(part.other)
                if part.form:
                    texts.derived(f"form-{one.name}")
                    texts.derived(f"form-{one.name}-{name}")
            for ending in one.offer:
                texts.derived(f"does-{one.name}{ending}")
                texts.derived(f"offer-{one.name}{ending}")

    def _derive_menu(self, one: Ordered) -> None:
        self.texts.derived(f"detail-{one.detail or one.name}")
        for ending in one.endings:
            self.texts.derived(f"does-{one.name}{ending}")
            self.texts.derived(f"option-{one.name}{ending if one.option else ''}")

    def menu(self, scene: Scene) -> tuple[Option, ...]:
        return tuple(
            Option(
                one.blanks.key(given),
                self._option(scene, one, given),
                self.texts(f"detail-{one.detail or one.name}", scene),
            )
            for one in self.orders.values()
            if one.offered is not None
            for given in one.offered(scene)
        )

    def _option(self, scene: Scene, one: Ordered, given: Given) -> str:
        types = one.blanks.types()
        values = {name: self.kinds.write(types[name].kind, v, scene) for name, v in given.items()}
        ending = "" if one.option is None else one.option(given)
        return self.texts(f"option-{one.name}{ending}", scene, **values)

    def wish(self, scene: Scene, key: str, words: Mapping[str, str] | None = None) -> Wish | Leaf:
        head, _, rest = key.partition("/")
        one = self.orders[head]
        if one.offered is None:
            raise LookupError(key)
        if one.wished is not None:
            return one.wished(scene, rest)
        blanks = one.blanks
        given: Given = blanks.typed(self.kinds, scene, words or {}, blanks.read(self.kinds, rest))
        if one.filled is not None:
            given = one.filled(scene, given)
        missing = blanks.missing(given)
        if missing is not None:
            return blanks.page(self.texts, self.kinds, scene, missing, given)
        made = one.order(**given) if one.made is None else one.made(scene, given)
        return Wish(made, blanks.key(given))

    def form(self, scene: Scene, key: str) -> Form:
        head, _, rest = key.partition("/")
        blanks = self.orders[head].blanks
        return blanks.form(self.texts, scene, blanks.read(self.kinds, rest))

    def words(self, scene: Scene, order: Any) -> str:
        return self._said("does", scene, order)

    def offers(self, scene: Scene, found: Sequence[Any]) -> Sequence[Any]:
        return found

    def label(self, scene: Scene, order: Any) -> str:
        return self._said("offer", scene, order)

    def _said(self, what: str, scene: Scene, order: Any) -> str:
        one = next(one for one in self.orders.values() if one.order is type(order))
        values = self.kinds.written(order, scene)
        if one.does is None:
            return self.texts(f"{what}-{one.name}", scene, **values)
        ending, more = one.does(scene, order)
        return self.texts(f"{what}-{one.name}{ending}", scene, **{**values, **more})

    def lapsed(self, scene: Scene, order: Any, lapsed: Lapsed) -> str:
        """The sentence of the code. Its values are written by their names: those that end in
        `_money` are dollars, `seat` is a player's name, and whatever is called like a kind of the
        game is written like it."""
        values: dict[str, Any] = {}
        for name, value in lapsed.args.items():
            if name.endswith("_money"):
                values[name.removesuffix("_money")] = self.kinds.write("dollars", value, scene)
            elif name == "seat":
                values["name"] = self.kinds.write("player", value, scene)
            else:
                values[name] = self.kinds.write(name, value, scene)
        return self.texts(f"lapsed-{lapsed.code}", scene, **values)
