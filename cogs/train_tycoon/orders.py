"""The standing orders of Train Tycoon in chat.

Keys of passing: `pass/always`, `pass/company/<company>`, `pass/low/<price>`, `pass/high/<price>`;
all others are `<name>/<field>/<field>…`, as far as they are given: what is missing is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

import msgspec

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene, Wish
from bot.chat.contract.pages import Button, Leaf, Menu, Option
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.kinds import Kind, Kinds
from bot.chat.declared.orders import DeclaredOrders, Ordered, amount, bounded, order, when
from bot.chat.declared.orders import about as order_about
from cogs.train_tycoon.ahead import OPERATIONS, SHARES, TARGETS
from cogs.train_tycoon.words import KINDS, about, at, choice, company_part, me, o, sums
from cogs.train_tycoon.words import company as called
from rules.train_tycoon.shares.trading import LEVELS
from rules.train_tycoon.standing_orders import order_kinds as rules

STANCES: tuple[rules.Stance, ...] = get_args(rules.Stance)
SUMS = (50, 100, 200)
NEAR = 6
"""Prices to choose from on either side of the present one."""
MOST = facts.finance().max_issued_shares

_SHARES = Kind(lambda count, scene: count, of=lambda: range(MOST + 1), number=True)


# --- when and about what ---------------------------------------------------------------------


def _earlier(scene: Scene) -> bool:
    """Whether this is not the last turn."""
    return at(scene).state.turn < facts.components().turns


def _trading(scene: Scene) -> bool:
    """Whether shares will change hands once more."""
    return _earlier(scene) or at(scene).state.operation is None


_TRADES = when(_trading)


def _active(scene: Scene) -> list[str]:
    table = at(scene).state
    return [name for name in table.order if table.companies[name].active]


def _owned(scene: Scene) -> list[str]:
    return [name for name in _active(scene) if me(scene).shares.get(name)]


def _led(scene: Scene) -> list[str]:
    return [name for name in _active(scene) if at(scene).company(name).president == scene.seat]


def _held(scene: Scene, given: Given) -> int:
    return me(scene).shares.get(given["company"], 0)


# --- what is asked ---------------------------------------------------------------------------


def _worth(scene: Scene, name: str) -> str:
    return o("worth", scene, **about(scene, name))


def _told(key: str) -> Callable[[Scene, Given], str]:
    """A text about the company."""
    return lambda scene, given: o(key, scene, **about(scene, given["company"]))


def _about(
    name: str,
    struct: type[msgspec.Struct],
    among: Callable[[Scene], list[str]] = _led,
    kind: str = "own",
    **options: Any,
) -> Ordered:
    offered = when(lambda scene: among(scene) and (kind == "own" or _trading(scene)))
    which = company_part(f"menu-{kind}", _worth, among, lambda scene, _: o(f"which-{kind}", scene))
    return order_about(name, struct, "company", which, among, offered=offered, **options)


def _boxes(scene: Scene, given: Given) -> list[int]:
    """The prices around the one of now."""
    now, boxes = at(scene).company(given["company"]).price, list(facts.boxes())
    near = [price for price in boxes if price < now][-NEAR:]
    return near + [price for price in boxes if price >= now][: NEAR + 1]


def _price(name: str) -> Part:
    """Of a share."""
    menu, ask = f"menu-{name}-price", _told(f"ask-{name}")
    return amount(o, KINDS, "price", "35", offered=_boxes, menu=menu, ask=ask)


def _shares(
    name: str, field: str, offered: Callable[[int], Iterable[int]], empty: Callable[[int], int]
) -> Part:
    """Until how many shares are held or left, of so many that are held now."""

    def ask(scene: Scene, given: Given) -> str:
        known = {**about(scene, given["company"]), "price": given["price"]}
        return o(f"ask-{name}-count", scene, count=_held(scene, given), **known)

    return Part(
        label=lambda scene, given: o(f"press-{name}", scene, count=given[field]),
        offered=lambda scene, given: offered(_held(scene, given)),
        ask=ask,
        form=True,
        hint=lambda scene, given: o(f"form-{name}-hint", scene),
        limit=2,
        empty=lambda scene, given: empty(_held(scene, given)),
        asked=True,
    )


def _bounded(name: str, struct: type[msgspec.Struct], field: str) -> Ordered:
    """An order about a company that a sum of money may bound."""
    part = amount(
        o,
        KINDS,
        field,
        "35",
        always=True,
        offered=lambda scene, given: (0, *SUMS),
        ask=_told(f"ask-{name}"),
        asked=True,
    )
    return _about(name, struct, **{field: part, **bounded(field, "-cash")})


# --- pages by hand ---------------------------------------------------------------------------


def _pass(scene: Scene, rest: str) -> Wish | Leaf:
    """Until when one passes: always, a company, or a price."""
    way, _, bound = rest.partition("/")
    if not rest:
        return _until(scene)
    if rest == "always":
        return Wish(rules.PassTrades(), f"pass/{rest}")
    if way == "company" and bound in facts.companies():
        return Wish(rules.PassTrades(company=bound), f"pass/{rest}")
    if way in ("low", "high") and bound.isdecimal() and len(bound) <= 6 and int(bound):
        price = int(bound)
        made = rules.PassTrades(low=price) if way == "low" else rules.PassTrades(high=price)
        return Wish(made, f"pass/{rest}")
    raise LookupError(rest)


def _until(scene: Scene) -> Leaf:
    steps = [price for price in facts.boxes() if price <= 60 or price % 20 == 0]
    menus = [
        Menu(f"pass/{way}", o(f"menu-pass-{way}", scene), sums(scene, steps))
        for way in ("low", "high")
    ]
    companies = tuple(Option(name, called(name), _worth(scene, name)) for name in _active(scene))
    if companies:
        menus.insert(0, Menu("pass/company", o("menu-pass-company", scene), companies))
    always = Button("pass/always", o("press-always", scene))
    return Leaf(o("ask-pass", scene), None, (always,), tuple(menus))


def _does_pass(scene: Scene, made: rules.PassTrades) -> tuple[str, Mapping[str, Any]]:
    until = [
        o(f"until-{way}", scene, company=made.company, price=getattr(made, way))
        for way in ("company", "low", "high")
        if getattr(made, way)
    ]
    if not until:
        return "", {}
    either = until[0]
    for other in until[1:]:
        either = o("until-or", scene, first=either, second=other)
    return "-until", {"until": either}


def _vote(scene: Scene, given: Given) -> Leaf:
    """For or against, always or by the price."""
    name = given["company"]
    now = at(scene).company(name).price
    near = [price for price in facts.boxes() if price >= now - 30][: 2 * NEAR]
    buttons = tuple(
        Button(f"vote/{name}/{voice}/0", o(f"press-vote-{voice}", scene)) for voice in STANCES
    )
    menus = tuple(
        Menu(f"vote/{name}/{voice}", o(f"menu-vote-{voice}", scene), sums(scene, near))
        for voice in STANCES
    )
    return Leaf(_told("ask-vote")(scene, given), None, buttons, menus)


ORDERS = DeclaredOrders(
    o,
    Kinds(**{**KINDS.kinds, "shares": _SHARES}),
    [
        SHARES.ordered(endings=("", "-rest", "-nothing"), offer=("-rest", "-nothing")),
        TARGETS.ordered(),
        OPERATIONS.ordered(endings=("", "-marker", "-none"), offer=("", "-marker", "-none")),
        order(
            "pass",
            rules.PassTrades,
            offered=_TRADES,
            wished=_pass,
            does=_does_pass,
            endings=("", "-until"),
        ),
        _about(
            "buy",
            rules.BuyAtMost,
            _active,
            "buy",
            price=_price("buy"),
            hold=_shares(
                "buy",
                "hold",
                lambda held: range(min(held, MOST - 1) + 1, min(MOST, held + 4) + 1),
                lambda held: held + 1,
            ),
        ),
        _about(
            "sell",
            rules.SellAtLeast,
            _owned,
            "sell",
            price=_price("sell"),
            keep=_shares("sell", "keep", lambda held: range(min(5, max(1, held))), lambda held: 0),
            **bounded("keep", "-keep"),
        ),
        _about(
            "price",
            rules.SetLevel,
            lambda scene: _led(scene) if _trading(scene) else [],
            level=Part(
                label=lambda scene, given: choice(given["level"], scene),
                offered=lambda scene, given: LEVELS,
                ask=_told("ask-price"),
            ),
        ),
        order("treasury", rules.LeaveShares, offered=_TRADES),
        order("solvent", rules.StaySolvent, offered=_TRADES, offer=("",)),
        order("target", rules.NameNoTarget, offered=_TRADES, offer=("",)),
        order("bids", rules.BidNothing, offered=_TRADES),
        _about(
            "vote",
            rules.VoteOn,
            _owned,
            "vote",
            voice=Part(page=_vote),
            price=Part(),
            does=lambda scene, made: (f"-{made.voice}" + ("-price" if made.price else ""), {}),
            endings=tuple(f"-{one}{end}" for one in STANCES for end in ("", "-price")),
            offer=tuple(f"-{one}-price" for one in STANCES),
        ),
        order("ipo", rules.LeaveIpos, offered=when(_earlier), offer=("",)),
        _about(
            "operate",
            rules.OperateAsIs,
            profit=Part(
                label=lambda scene, given: o(f"press-operate-{given['profit']}", scene),
                offered=lambda scene, given: get_args(rules.Profit),
                ask=_told("ask-operate"),
            ),
            does=lambda scene, made: ("", {"profit": o(f"does-operate-{made.profit}", scene)}),
        ),
        _bounded("line", rules.OpenNoLine, "cash"),
        _about("trains", rules.LeaveTrains),
        _bounded("pay", rules.PayOn, "least"),
        _bounded("retain", rules.RetainOn, "cash"),
    ],
)
