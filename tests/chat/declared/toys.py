"""A small game's declarations, and those of the games: what stands in the cogs is found there, so
that whatever a game declares is tried with it."""

import importlib
import pkgutil
from functools import cache
from typing import Annotated, Any, Literal

import msgspec

import cogs
from bot.chat.base.errors import Refusal
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldType, FieldTypes
from bot.chat.declared.texts import Texts
from rules.errors import RuleError
from rules.field_kinds import Dollars, Player
from rules.game import Action

City = Annotated[str, "city"]
CITIES = ("Bath", "New York", "Troy")


def city_of(text: str) -> str:
    for city in CITIES:
        if city.casefold() == text.strip().casefold():
            return city
    raise Refusal("toy-refuse-city", text=text)


KINDS = FieldTypes(
    dollars=FieldType(lambda amount, ctx: f"${amount}", number=True),
    player=FieldType(lambda seat, ctx: "bank" if seat is None else ctx.names[seat]),
    city=FieldType(lambda city, ctx: f"<{city}>", city_of, lambda: CITIES),
)


class Stop(msgspec.Struct, frozen=True):
    city: City
    wait: bool = False


class Gift(msgspec.Struct, frozen=True):
    amount: Dollars


class Plan(msgspec.Struct, frozen=True):
    """Something of everything that a plan may hold."""

    stops: tuple[Stop, ...] = ()
    last: Stop | Gift | None = None
    pace: Literal["slow", "fast"] = "slow"
    coaches: int = 0
    via: City | None = None
    gifts: tuple[tuple[Gift, ...], ...] = ()


class Send(Action, frozen=True):
    to: Player
    city: City
    amount: Dollars = 5
    fast: bool = False


class Visit(Action, frozen=True):
    cities: Annotated[tuple[str, ...], "city"]


class View(msgspec.Struct):
    legal: tuple[Any, ...] = ()
    to_move: tuple[int, ...] = (0,)


class Said(Texts):
    """Texts that no catalogue has: the key and what is put in."""

    def __call__(self, key: str, where: TableContext | str, **values: Any) -> str:
        arguments = " ".join(f"{name}={value}" for name, value in sorted(values.items()))
        return f"{key} {arguments}".strip()


def make_ctx(*legal: Any) -> TableContext:
    view = View(legal)
    return TableContext(1, view, view, 0, ["Ann", "B*b"], "en", {}, True)


@cache
def find_declared(wanted: type) -> list[Any]:
    """The declarations of this type in the modules of the cogs."""
    by_id: dict[int, Any] = {}
    for module_info in pkgutil.walk_packages(cogs.__path__, "cogs."):
        module = importlib.import_module(module_info.name)
        by_id |= {id(value): value for value in vars(module).values() if isinstance(value, wanted)}
    return list(by_id.values())


def lawful(ctx: TableContext, action: Any) -> None:
    if action not in ctx.view.legal:
        raise RuleError("not-now", "1")
