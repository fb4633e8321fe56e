"""The standing orders of Baltimore & Ohio in chat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.orders import DeclaredOrders, Ordered, order
from cogs.baltimore_ohio import ahead
from cogs.baltimore_ohio.ahead import o
from cogs.baltimore_ohio.words import KINDS, money
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.standing_orders import orders as rules

UNLESS: tuple[rules.Unless, ...] = get_args(rules.Unless)
CITIES: tuple[rules.Cities, ...] = get_args(rules.Cities)
PROFITS: tuple[rules.Profit, ...] = get_args(rules.Profit)
BIDS = (10, 20, 50, 100)
SAVINGS = (200, 300, 500, 1_000, 2_000)
COUNTS = (1, 2, 3, 5)
NEAR = 5
"""Values to choose from on either side of the present one."""

Among = Callable[[Scene], Iterable[str]]


# What an order is about: of one railroad, or Robber Baron, alone it is not asked.


def _owned(scene: Scene) -> Iterable[str]:
    assert scene.seat is not None
    return tuple(scene.public.table.players[scene.seat].shares)


def _running(scene: Scene) -> Iterable[str]:
    return tuple(scene.public.table.order)


def _cards(scene: Scene) -> Iterable[str]:
    return tuple(scene.public.table.barons)


def _presided(scene: Scene) -> Iterable[str]:
    table: State = scene.public.table
    return tuple(name for name in table.order if table.railroads[name].president == scene.seat)


def _value(scene: Scene, given: Given) -> int:
    """Dollars a share; 0 off the track."""
    index = scene.public.table.railroads[given["railroad"]].value
    return 0 if index is None else TRACK[index]


def _about(
    name: str,
    struct: type,
    among: Among,
    *,
    kind: str = "own",
    field: str = "railroad",
    filled: Callable[[Scene, Given], Given] = lambda scene, given: given,
    **options: Any,
) -> Ordered:
    """An order about one of several, which is asked for unless it is the only one."""

    def alone(scene: Scene, given: Given) -> Given:
        found = tuple(among(scene))
        if field not in given and len(found) == 1:
            given = {field: found[0], **given}
        return filled(scene, given)

    def worth(scene: Scene, given: Given) -> str:
        return o("worth", scene, value=_value(scene, given))

    about = Part(
        label=lambda scene, given: KINDS.write(field.replace("card", "baron"), given[field], scene),
        detail=worth if field == "railroad" else None,
        offered=lambda scene, given: among(scene),
        menu=f"menu-{kind}",
        ask=f"which-{kind}",
    )
    options = {field: about, "offered": lambda scene: [{}] if among(scene) else []} | options
    return order(name, struct, filled=alone, **options)


# The Market Round.


def _passing(scene: Scene, given: Given) -> rules.PassMarket:
    assert scene.seat is not None
    return rules.passing(scene.view, scene.seat, given["unless"])


def _falls(scene: Scene, given: Given) -> Given:
    """A value typed below the present one is waited for from above, any other from below."""
    if "value" in given and "falls" not in given:
        return {**given, "falls": given["value"] < _value(scene, given)}
    return given


def _ask_sale(scene: Scene, given: Given) -> Leaf:
    """Values on either side of the present one."""
    name, now = given["railroad"], _value(scene, given)
    sides = {
        "low": ("yes", [value for value in TRACK if value < now][-NEAR:][::-1]),
        "high": ("no", [value for value in TRACK if value > now][:NEAR]),
    }
    menus = []
    for way, (falls, values) in sides.items():
        options = tuple(Option(str(value), money(value, scene)) for value in values)
        menus.append(Menu(f"sell/{name}/{falls}", o(f"menu-{way}", scene), options))
    text = o("ask-sell", scene, railroad=name, value=now)
    other = Button(f"sell/{name}", o("press-other", scene), "quiet", form=True)
    return Leaf(text, buttons=(other,), menus=tuple(menu for menu in menus if menu.options))


def _does_sell(scene: Scene, made: rules.SellWhen) -> tuple[str, Mapping[str, Any]]:
    return f"-{'low' if made.falls else 'high'}{'' if made.count else '-all'}", {}


def _prices(scene: Scene, given: Given) -> Sequence[int]:
    now = _value(scene, given)
    below, above = [v for v in TRACK if v < now][-NEAR:], [v for v in TRACK if v >= now][:NEAR]
    return (below + above)[::-1]


def _ask_price(scene: Scene, given: Given) -> str:
    return o("ask-buy", scene, railroad=given["railroad"], value=_value(scene, given))


def _count(scene: Scene, given: Given) -> str:
    count = given["count"]
    return o("press-buy", scene, count=count) if count else o("press-buy-all", scene)


_COUNT: dict[str, Any] = {
    "form": True,
    "hint": lambda scene, given: o("form-count-hint", scene),
    "limit": 2,
    "empty": lambda scene, given: 0,
}
"""How a number of shares is typed: empty is all."""


def _amount(field: str) -> dict[str, Any]:
    """How a sum is proposed and typed."""
    return {
        "label": lambda scene, given: (
            money(given[field], scene) if given[field] else o("press-always", scene)
        ),
        "form": True,
        "hint": lambda scene, given: "120",
        "other": "press-other",
    }


# A railroad's turn.


def _uses(scene: Scene, given: Given) -> Leaf:
    """Which cities and what becomes of the profit, in one press."""
    name = given["railroad"]
    buttons = (
        Button(f"operate/{name}/{cities}/{profit}", o(f"press-operate-{cities}-{profit}", scene))
        for cities in CITIES
        for profit in PROFITS
    )
    return Leaf(o("ask-operate", scene, railroad=name), buttons=tuple(buttons))


def _levels(scene: Scene, given: Given) -> Sequence[int]:
    table: State = scene.public.table
    return (0, *range(table.tech_level + 1, last_level(table.options)))


def _level(scene: Scene, given: Given) -> str:
    level = given["level"]
    return o("press-level", scene, level=str(level)) if level else o("press-always", scene)


def _higher(scene: Scene, given: Given) -> Sequence[int]:
    now = _value(scene, given)
    return (0, *[value for value in TRACK[:-1] if value > now][:3])


def _savings(scene: Scene, given: Given) -> Sequence[int]:
    treasury = scene.public.table.railroads[given["railroad"]].treasury
    return (0, *[sum_ for sum_ in SAVINGS if sum_ > treasury][:3])


def _until(
    name: str, struct: type, field: str, near: Callable[[Scene, Given], Sequence[int]]
) -> Ordered:
    """An order about a railroad that may end at a sum."""
    sum_ = Part(**_amount(field), offered=near, ask=f"ask-{name}", asked=True, first="go")
    options: dict[str, Any] = {field: sum_, "endings": ("", "-until")}
    return _about(
        name,
        struct,
        _presided,
        does=lambda scene, made: ("-until" if getattr(made, field) else "", {}),
        **options,
    )


ORDERS = DeclaredOrders(
    o,
    KINDS,
    [
        order(
            "pass",
            rules.PassMarket,
            unless=Part(),
            offered=lambda scene: [{"unless": one} for one in UNLESS],
            made=_passing,
            option=lambda given: f"-{given['unless']}",
            does=ahead.does_pass,
            endings=tuple(f"-{one}" for one in UNLESS),
            offer=("-falls", "-anything", "-first"),
        ),
        _about(
            "sell",
            rules.SellWhen,
            _owned,
            kind="sell",
            falls=Part(page=_ask_sale),
            value=Part(form=True, hint=lambda scene, given: "120"),
            count=Part(**_COUNT),
            filled=_falls,
            does=_does_sell,
            endings=("-low", "-low-all", "-high", "-high-all"),
        ),
        _about(
            "buy",
            rules.BuyAtMost,
            _running,
            kind="buy",
            price=Part(**_amount("price"), offered=_prices, ask=_ask_price, menu="menu-price"),
            count=Part(
                **_COUNT,
                asked=True,
                label=_count,
                offered=lambda scene, given: (0, *COUNTS),
                ask="ask-buy-count",
                first="go",
            ),
            does=lambda scene, made: ("" if made.count else "-all", {}),
            endings=("", "-all"),
        ),
        _about(
            "bid",
            rules.BidUpTo,
            _cards,
            kind="bid",
            field="card",
            limit=Part(
                **_amount("limit"),
                offered=lambda scene, given: BIDS,
                ask="ask-bid",
            ),
            offer=("",),
        ),
        order(
            "auctions",
            rules.PassAuctions,
            offered=lambda scene: [{}] if scene.public.table.barons else [],
            offer=("",),
        ),
        order(
            "all",
            rules.OperateAll,
            does=ahead.does_all,
            offer=("", "-round"),
        ),
        _about(
            "operate",
            rules.OperateAsIs,
            _presided,
            cities=Part(page=_uses),
            profit=Part(),
            does=ahead.does_operate,
            offer=("-least",),
        ),
        _about(
            "equipment",
            rules.KeepEquipment,
            _presided,
            level=Part(asked=True, label=_level, offered=_levels, ask="ask-equipment", first="go"),
            does=lambda scene, made: ("-until" if made.level else "", {}),
            endings=("", "-until"),
        ),
        _until("track", rules.LeaveTrack, "treasury", _savings),
        _about(
            "cities",
            rules.ServeFor,
            _presided,
            cities=Part(
                label=lambda scene, given: o(f"press-cities-{given['cities']}", scene),
                offered=lambda scene, given: CITIES,
                ask="ask-cities",
            ),
            does=lambda scene, made: (f"-{made.cities}", {}),
            endings=tuple(f"-{one}" for one in CITIES),
        ),
        _until("pay", rules.PayOn, "until", _higher),
        _until("retain", rules.RetainOn, "treasury", _savings),
    ],
)
