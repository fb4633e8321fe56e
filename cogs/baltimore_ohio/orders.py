"""The standing orders of Baltimore & Ohio in chat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Leaf, Menu, Option
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.orders import (
    DeclaredOrders,
    Ordered,
    about,
    amount,
    bounded,
    order,
    when,
)
from bot.chat.declared.texts import Texts
from cogs.baltimore_ohio.words import KINDS, money, named, place, shares, table_of
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.standing_orders import market_orders
from rules.baltimore_ohio.standing_orders import order_kinds as rules
from rules.baltimore_ohio.standing_orders.promises import Promise

o = Texts("baltimore_ohio_orders", named)
UNLESS: tuple[rules.Unless, ...] = get_args(rules.Unless)
CITIES: tuple[rules.Cities, ...] = get_args(rules.Cities)
PROFITS: tuple[rules.Profit, ...] = get_args(rules.Profit)
BIDS = (10, 20, 50, 100)
SAVINGS = (200, 300, 500, 1_000, 2_000)
COUNTS = (1, 2, 3, 5)
NEAR = 5
"""Values to choose from on either side of the present one."""


# What an order is about.


def _presided(scene: Scene) -> Sequence[str]:
    table = table_of(scene)
    return [name for name in table.order if table.railroads[name].president == scene.seat]


def _value(scene: Scene, given: Given) -> int:
    """Dollars a share; 0 off the track."""
    index = table_of(scene).railroads[given["railroad"]].value
    return 0 if index is None else TRACK[index]


def _sides(scene: Scene, given: Given) -> tuple[list[int], list[int]]:
    """The values below the present one, and the others, each from the bottom up."""
    now = _value(scene, given)
    return [one for one in TRACK if one < now][-NEAR:], [one for one in TRACK if one >= now]


def _about(
    name: str,
    struct: type,
    among: Callable[[Scene], Sequence[str]],
    *,
    kind: str = "own",
    field: str = "railroad",
    **options: Any,
) -> Ordered:
    """An order about a railroad, or a Robber Baron."""

    def worth(scene: Scene, given: Given) -> str:
        return o("worth", scene, value=_value(scene, given))

    which = Part(
        label=lambda scene, given: KINDS.write(field.replace("card", "baron"), given[field], scene),
        detail=worth if field == "railroad" else None,
        offered=lambda scene, given: among(scene),
        menu=f"menu-{kind}",
        ask=f"which-{kind}",
    )
    return about(name, struct, field, which, among, **options)


# The Market Round.


def _passing(scene: Scene, given: Given) -> rules.PassMarket:
    return market_orders.passing(scene.view, scene.me, given["unless"])


def _falls(scene: Scene, given: Given) -> Given:
    """A value typed below the present one is waited for from above, any other from below."""
    if "value" in given and "falls" not in given:
        return {**given, "falls": given["value"] < _value(scene, given)}
    return given


def _ask_sale(scene: Scene, given: Given) -> Leaf:
    """Values on either side of the present one."""
    name, now, (below, above) = given["railroad"], _value(scene, given), _sides(scene, given)
    higher = [value for value in above if value > now][:NEAR]
    menus = []
    for way, falls, values in (("low", "yes", below[::-1]), ("high", "no", higher)):
        options = tuple(Option(str(value), money(value, scene)) for value in values)
        menus.append(Menu(f"sell/{name}/{falls}", o(f"menu-{way}", scene), options))
    text = o("ask-sell", scene, railroad=name, value=now)
    other = Button(f"sell/{name}", o("press-other", scene), "quiet", form=True)
    return Leaf(text, buttons=(other,), menus=tuple(menu for menu in menus if menu.options))


def _does_sell(scene: Scene, made: rules.SellWhen) -> tuple[str, Mapping[str, Any]]:
    return f"-{'low' if made.falls else 'high'}{'' if made.count else '-all'}", {}


def _prices(scene: Scene, given: Given) -> Sequence[int]:
    below, above = _sides(scene, given)
    return (below + above[:NEAR])[::-1]


def _ask_price(scene: Scene, given: Given) -> str:
    return o("ask-buy", scene, railroad=given["railroad"], value=_value(scene, given))


def _count(scene: Scene, given: Given) -> str:
    return o("press-buy" if given["count"] else "press-buy-all", scene, count=given["count"])


_COUNT: dict[str, Any] = {
    "form": True,
    "hint": lambda scene, given: o("form-count-hint", scene),
    "limit": 2,
    "empty": lambda scene, given: 0,
}
"""How a number of shares is typed: empty is all."""


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
    table = table_of(scene)
    return (0, *range(table.tech_level + 1, last_level(table.options)))


def _level(scene: Scene, given: Given) -> str:
    level = given["level"]
    return o("press-level" if level else "press-always", scene, level=str(level))


def _higher(scene: Scene, given: Given) -> Sequence[int]:
    now = _value(scene, given)
    return (0, *[value for value in TRACK[:-1] if value > now][:3])


def _savings(scene: Scene, given: Given) -> Sequence[int]:
    treasury = table_of(scene).railroads[given["railroad"]].treasury
    return (0, *[sum_ for sum_ in SAVINGS if sum_ > treasury][:3])


def _until(
    name: str, struct: type, field: str, near: Callable[[Scene, Given], Sequence[int]]
) -> Ordered:
    """An order about a railroad that may end at a sum."""
    asked: dict[str, Any] = {"offered": near, "ask": f"ask-{name}", "asked": True}
    sum_: dict[str, Any] = {field: amount(o, KINDS, field, "120", always=True, **asked)}
    return _about(name, struct, _presided, **sum_, **bounded(field, "-until"))


# Turns as they were shown, in words: trades before passing, turns of railroads.


def does_pass(scene: Scene, made: rules.PassMarket) -> tuple[str, Mapping[str, Any]]:
    """What follows the name of the order in the key that says what it does, and its values."""
    turn = {"turn": str(made.turn)}
    if not made.first:
        return f"-{made.unless}", turn
    rest = o(f"does-pass-{made.unless}", scene, **turn)
    trades = "\n".join(f"  - {_trade(scene, one)}" for one in made.first)
    return "-first", {"trades": trades, "rest": rest, **turn}


def _trade(scene: Scene, shown: rules.Shown) -> str:
    parts = ", ".join(_part(scene, part) for part in shown.parts)
    return o("trade", scene, parts=parts, cash=shown.cash)


def _part(scene: Scene, part: a.AnyPart) -> str:
    if isinstance(part, a.Sell):
        counts = {lot.railroad: lot.count for lot in part.lots}
        return o("trade-sell", scene, shares=shares(counts, counts, scene))
    if isinstance(part, a.OpenAuction):
        return o("trade-open", scene, card=part.card, bid=part.bid)
    if isinstance(part, a.BuyBack):
        return o("trade-back", scene, railroad=part.railroad, count=part.count)
    key = "trade-start" if part.value else "trade-buy"
    count = part.held + part.orphan
    return o(key, scene, railroad=part.railroad, count=count, value=part.value)


def does_all(scene: Scene, made: rules.OperateAll) -> tuple[str, Mapping[str, Any]]:
    """As `does_pass`."""
    rounds = sorted({one.round for one in made.turns})
    several = len(rounds) > 1
    turns = "\n".join(f"  - {_turn(scene, made.turn, one, several)}" for one in made.turns)
    ending = "" if several else "-round"
    return ending, {"turns": turns, "turn": str(made.turn), "round": str(rounds[0])}


def _turn(scene: Scene, turn: int, made: Promise, several: bool) -> str:
    steps = ", ".join(_steps(scene, made.steps)) or o("turn-nothing", scene)
    values = {"net": made.net, "treasury": made.treasury, "value": made.value}
    told = o("turn", scene, railroad=made.railroad, steps=steps, use=_use(scene, made), **values)
    return o("turn-of", scene, round=f"{turn}.{made.round}", told=told) if several else told


def _steps(scene: Scene, steps: Sequence[a.TurnStep]) -> Iterator[str]:
    """What is done before the income, as far as something is."""
    for step in steps:
        match step:
            case a.ScrapEquipment(cards) if cards:
                yield o("turn-scrap", scene, count=len(cards))
            case a.BuyEquipment(count) if count:
                yield o("turn-buy", scene, count=count)
            case a.BuildTrack(hexes):
                yield o("turn-build", scene, hexes=", ".join(map(place, hexes)))
            case a.TakeResource(resource, hex_):
                yield o(f"turn-take-{resource}", scene, hex=hex_)
            case a.ServeCities(cities) if cities:
                yield o("turn-serve", scene, count=len(cities))


def _use(scene: Scene, made: Promise) -> str:
    """What becomes of the net income."""
    if a.PayDividends() in made.steps:
        return o("turn-pay", scene)
    return o("turn-retain" if a.RetainProfits() in made.steps else "turn-loss", scene)


def does_operate(scene: Scene, made: rules.OperateAsIs) -> tuple[str, Mapping[str, Any]]:
    """As `does_pass`."""
    cities, profit = (o(f"does-operate-{one}", scene) for one in (made.cities, made.profit))
    least = {"least": money(made.least, scene)} if made.least else {}
    return "-least" if made.least else "", {"cities": cities, "profit": profit, **least}


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
            does=does_pass,
            endings=tuple(f"-{one}" for one in UNLESS),
            offer=("-falls", "-anything", "-first"),
        ),
        _about(
            "sell",
            rules.SellWhen,
            lambda scene: list(table_of(scene).players[scene.me].shares),
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
            lambda scene: table_of(scene).order,
            kind="buy",
            price=amount(
                o, KINDS, "price", "120", offered=_prices, ask=_ask_price, menu="menu-price"
            ),
            count=Part(
                **_COUNT,
                asked=True,
                label=_count,
                offered=lambda scene, given: (0, *COUNTS),
                ask="ask-buy-count",
            ),
            **bounded("count", "", "-all"),
        ),
        _about(
            "bid",
            rules.BidUpTo,
            lambda scene: table_of(scene).barons,
            kind="bid",
            field="card",
            limit=amount(
                o, KINDS, "limit", "120", offered=lambda scene, given: BIDS, ask="ask-bid"
            ),
            offer=("",),
        ),
        order(
            "auctions",
            rules.PassAuctions,
            offered=when(lambda scene: table_of(scene).barons),
            offer=("",),
        ),
        order("all", rules.OperateAll, does=does_all, offer=("", "-round")),
        _about(
            "operate",
            rules.OperateAsIs,
            _presided,
            cities=Part(page=_uses),
            profit=Part(),
            does=does_operate,
            offer=("-least",),
        ),
        _about(
            "equipment",
            rules.KeepEquipment,
            _presided,
            level=Part(asked=True, label=_level, offered=_levels, ask="ask-equipment"),
            **bounded("level", "-until"),
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
