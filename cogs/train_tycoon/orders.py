"""The standing orders of Train Tycoon in chat.

Keys of passing: `pass/always`, `pass/company/<company>`, `pass/low/<price>`, `pass/high/<price>`;
all others are `<name>/<field>/<field>…`, as far as they are given: what is missing is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

import msgspec

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene, Wish
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.kinds import Kind, Kinds
from bot.chat.declared.orders import DeclaredOrders, Ordered, order
from cogs.train_tycoon.ahead import operations, shares, targets
from cogs.train_tycoon.ahead.sheets import Sheet, o
from cogs.train_tycoon.words import KINDS, about, choice, dollars_of, money, sums
from cogs.train_tycoon.words import company as called
from rules.train_tycoon.model.state import State
from rules.train_tycoon.shares.trading import LEVELS
from rules.train_tycoon.standing_orders import orders as rules

STANCES: tuple[rules.Stance, ...] = get_args(rules.Stance)
PROFITS: tuple[rules.Profit, ...] = get_args(rules.Profit)
SUMS = (50, 100, 200)
NEAR = 6
"""Prices to choose from on either side of the present one."""
MOST = facts.finance().max_issued_shares

_SHARES = Kind(
    lambda count, scene: count, lambda text: min(MOST, dollars_of(text)), lambda: range(MOST + 1)
)


# --- when and about what ---------------------------------------------------------------------


def _earlier(scene: Scene) -> bool:
    """Whether this is not the last turn."""
    table: State = scene.public.table
    return table.turn < facts.components().turns


def _trading(scene: Scene) -> bool:
    """Whether shares will change hands once more."""
    return _earlier(scene) or scene.public.table.operation is None


def _active(scene: Scene) -> list[str]:
    table: State = scene.public.table
    return [name for name in table.order if table.companies[name].active]


def _owned(scene: Scene) -> list[str]:
    return [name for name in _active(scene) if _held(scene, name)]


def _led(scene: Scene) -> list[str]:
    rows = scene.public.table.companies
    return [name for name in _active(scene) if rows[name].president == scene.seat]


def _held(scene: Scene, name: str) -> int:
    assert scene.seat is not None
    held: int = scene.public.table.players[scene.seat].shares.get(name, 0)
    return held


def _plain(
    name: str,
    struct: type[msgspec.Struct],
    when: Callable[[Scene], bool] = _trading,
    **options: Any,
) -> Ordered:
    """An order that asks for nothing more."""
    return order(name, struct, offered=lambda scene: [{}] if when(scene) else [], **options)


def _sheet(name: str, struct: type[msgspec.Struct], sheet: Sheet[Any], **options: Any) -> Ordered:
    """An order that is put together on a page of its own."""
    return order(name, struct, offered=sheet.offered, wished=sheet.wished, **options)


# --- what is asked ---------------------------------------------------------------------------


def _known(scene: Scene, given: Given) -> dict[str, Any]:
    return about(scene, scene.public.table, given["company"])


def _worth(scene: Scene, given: Given) -> str:
    return o("worth", scene, **_known(scene, given))


def _about(
    name: str,
    struct: type[msgspec.Struct],
    among: Callable[[Scene], list[str]] = _led,
    kind: str = "own",
    **options: Any,
) -> Ordered:
    """An order about a company; if there is but one, it is not asked which."""

    def filled(scene: Scene, given: Given) -> Given:
        found = among(scene) if "company" not in given else []
        return {"company": found[0], **given} if len(found) == 1 else given

    def offered(scene: Scene) -> list[Given]:
        return [{}] if among(scene) and (kind == "own" or _trading(scene)) else []

    which = Part(
        label=lambda scene, given: called(given["company"]),
        detail=_worth,
        offered=lambda scene, given: among(scene),
        menu=f"menu-{kind}",
        ask=lambda scene, given: o(f"which-{kind}", scene),
    )
    return order(name, struct, company=which, offered=offered, filled=filled, **options)


def _ask(key: str) -> Callable[[Scene, Given], str]:
    return lambda scene, given: o(key, scene, **_known(scene, given))


def _boxes(scene: Scene, given: Given) -> list[int]:
    """The prices around the one of now."""
    now, boxes = scene.public.table.companies[given["company"]].price, list(facts.boxes())
    near = [price for price in boxes if price < now][-NEAR:]
    return near + [price for price in boxes if price >= now][: NEAR + 1]


def _share_price(name: str) -> Part:
    return Part(
        label=lambda scene, given: money(given["price"], scene),
        offered=_boxes,
        menu=f"menu-{name}-price",
        ask=_ask(f"ask-{name}"),
        form=True,
        other="press-other",
        hint=lambda scene, given: "35",
    )


def _shares(
    name: str, field: str, offered: Callable[[int], Iterable[int]], empty: Callable[[int], int]
) -> Part:
    """Until how many shares are held or left, of so many that are held now."""

    def ask(scene: Scene, given: Given) -> str:
        known = {**_known(scene, given), "price": given["price"]}
        return o(f"ask-{name}-count", scene, count=_held(scene, given["company"]), **known)

    return Part(
        label=lambda scene, given: o(f"press-{name}", scene, count=given[field]),
        offered=lambda scene, given: offered(_held(scene, given["company"])),
        ask=ask,
        form=True,
        hint=lambda scene, given: o(f"form-{name}-hint", scene),
        limit=2,
        empty=lambda scene, given: empty(_held(scene, given["company"])),
        asked=True,
    )


def _bounded(name: str, struct: type[msgspec.Struct], field: str) -> Ordered:
    """An order about a company that a sum of money may bound."""

    def label(scene: Scene, given: Given) -> str:
        return money(given[field], scene) if given[field] else o("press-always", scene)

    def does(scene: Scene, made: Any) -> tuple[str, Mapping[str, Any]]:
        bound = getattr(made, field)
        return ("-cash", {"cash": bound}) if bound else ("", {})

    asked = Part(
        label=label,
        offered=lambda scene, given: (0, *SUMS),
        ask=_ask(f"ask-{name}"),
        first="go",
        form=True,
        other="press-other",
        hint=lambda scene, given: "35",
        asked=True,
    )
    options: dict[str, Any] = {field: asked}
    return _about(name, struct, does=does, endings=("", "-cash"), **options)


# --- pages by hand ---------------------------------------------------------------------------


def _pass(scene: Scene, rest: str) -> Wish | Leaf:
    """Until when one passes: always, a company, or a price."""
    way, _, bound = rest.partition("/")
    key = f"pass/{rest}"
    if not rest:
        return _until(scene)
    if rest == "always":
        return Wish(rules.PassTrades(), key)
    if way == "company" and bound in facts.companies():
        return Wish(rules.PassTrades(company=bound), key)
    if way in ("low", "high") and bound.isdecimal() and len(bound) <= 6 and int(bound):
        price = int(bound)
        made = rules.PassTrades(low=price) if way == "low" else rules.PassTrades(high=price)
        return Wish(made, key)
    raise LookupError(key)


def _until(scene: Scene) -> Leaf:
    steps = [price for price in facts.boxes() if price <= 60 or price % 20 == 0]
    menus = tuple(
        Menu(f"pass/{way}", o(f"menu-pass-{way}", scene), sums(scene, steps))
        for way in ("low", "high")
    )
    companies = tuple(
        Option(name, called(name), _worth(scene, {"company": name})) for name in _active(scene)
    )
    if companies:
        menus = (Menu("pass/company", o("menu-pass-company", scene), companies), *menus)
    always = Button("pass/always", o("press-always", scene), "go")
    return Leaf(o("ask-pass", scene), None, (always,), menus)


def _does_pass(scene: Scene, made: rules.PassTrades) -> tuple[str, Mapping[str, Any]]:
    until = [
        o(f"until-{way}", scene, company=made.company, price=bound or 0)
        for way, bound in (("company", 0), ("low", made.low), ("high", made.high))
        if (made.company if way == "company" else bound)
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
    now = scene.public.table.companies[name].price
    near = [price for price in facts.boxes() if price >= now - 30][: 2 * NEAR]
    buttons = tuple(
        Button(f"vote/{name}/{voice}/0", o(f"press-vote-{voice}", scene)) for voice in STANCES
    )
    menus = tuple(
        Menu(f"vote/{name}/{voice}", o(f"menu-vote-{voice}", scene), sums(scene, near))
        for voice in STANCES
    )
    return Leaf(_ask("ask-vote")(scene, given), None, buttons, menus)


ORDERS = DeclaredOrders(
    o,
    Kinds(**{**KINDS.kinds, "shares": _SHARES}),
    [
        _sheet(
            "shares",
            rules.PlanShares,
            shares.SHARES,
            does=shares.does,
            endings=("", "-rest", "-nothing"),
            offer=("-rest", "-nothing"),
        ),
        _sheet("about", rules.PlanBids, targets.TARGETS, does=targets.does),
        _sheet(
            "proposed",
            rules.OperateAsProposed,
            operations.OPERATIONS,
            does=operations.does,
            endings=("", "-marker", "-none"),
            offer=("", "-marker", "-none"),
        ),
        order(
            "pass",
            rules.PassTrades,
            offered=lambda scene: [{}] if _trading(scene) else [],
            wished=_pass,
            does=_does_pass,
            endings=("", "-until"),
        ),
        _about(
            "buy",
            rules.BuyAtMost,
            _active,
            "buy",
            price=_share_price("buy"),
            hold=_shares(
                "buy",
                "hold",
                lambda held: range(min(held, MOST - 1) + 1, min(MOST, held + 4) + 1),
                lambda held: held + 1,
            ),
            does=lambda scene, made: ("", {"count": made.hold}),
        ),
        _about(
            "sell",
            rules.SellAtLeast,
            _owned,
            "sell",
            price=_share_price("sell"),
            keep=_shares("sell", "keep", lambda held: range(min(5, max(1, held))), lambda held: 0),
            does=lambda scene, made: ("-keep" if made.keep else "", {"count": made.keep}),
            endings=("", "-keep"),
        ),
        _about(
            "price",
            rules.SetLevel,
            lambda scene: _led(scene) if _trading(scene) else [],
            level=Part(
                label=lambda scene, given: choice(given["level"], scene),
                offered=lambda scene, given: LEVELS,
                ask=_ask("ask-price"),
            ),
        ),
        _plain("treasury", rules.LeaveShares),
        _plain("solvent", rules.StaySolvent, offer=("",)),
        _plain("target", rules.NameNoTarget, offer=("",)),
        _plain("bids", rules.BidNothing),
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
        _plain("ipo", rules.LeaveIpos, _earlier, offer=("",)),
        _about(
            "operate",
            rules.OperateAsIs,
            profit=Part(
                label=lambda scene, given: o(f"press-operate-{given['profit']}", scene),
                offered=lambda scene, given: PROFITS,
                ask=_ask("ask-operate"),
            ),
            does=lambda scene, made: ("", {"profit": o(f"does-operate-{made.profit}", scene)}),
        ),
        _bounded("line", rules.OpenNoLine, "cash"),
        _about("trains", rules.LeaveTrains),
        _bounded("pay", rules.PayOn, "least"),
        _bounded("retain", rules.RetainOn, "cash"),
    ],
)
