"""The standing orders of Train Tycoon in chat: what can be left, and the pages that ask for it.

Keys: `pass/always`, `pass/company/<company>`, `pass/low/<price>`, `pass/high/<price>`,
`buy/<company>/<price>/<hold>`, `sell/<company>/<price>/<keep>`, `price/<company>/<level>`,
`treasury`, `solvent`, `target`, `bids`, `ipo`, `vote/<company>/<voice>/<price>`,
`operate/<company>/<profit>`, `line/<company>/<cash>`, `trains/<company>`, `pay/<company>/<least>`,
`retain/<company>/<cash>`; what is missing of one is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Field, Form, Leaf, Menu, Option, Scene, Wish
from cogs.train_tycoon import secret
from cogs.train_tycoon.order_words import lapsed, o, words
from cogs.train_tycoon.typed import dollars
from cogs.train_tycoon.words import company as called
from cogs.train_tycoon.words import money, purse
from rules.game import Lapsed
from rules.train_tycoon.model.state import State
from rules.train_tycoon.shares.trading import LEVELS
from rules.train_tycoon.standing_orders import orders as rules

STANCES: tuple[rules.Stance, ...] = get_args(rules.Stance)
PROFITS: tuple[rules.Profit, ...] = get_args(rules.Profit)
SUMS = (50, 100, 200)
NEAR = 6
"""Prices to choose from on either side of the present one."""
MOST = 999_999

Words = Mapping[str, str]
Found = Wish | Leaf
TYPED = ("buy", "sell", "line", "pay", "retain")
"""Orders whose sum of money can be typed."""
PLAIN: dict[str, Any] = {
    "treasury": rules.LeaveShares(),
    "solvent": rules.StaySolvent(),
    "target": rules.NameNoTarget(),
    "bids": rules.BidNothing(),
    "ipo": rules.LeaveIpos(),
}
"""Orders that ask for nothing more."""


class TycoonOrders:
    """See `bot.chat.contract.adapter.OrdersChat`."""

    def menu(self, scene: Scene) -> tuple[Option, ...]:
        language = scene.language
        return tuple(
            Option(key, o(f"option-{key}", language), o(f"detail-{key}", language))
            for key in _offered(scene)
        )

    def wish(self, scene: Scene, key: str, words: Words | None = None) -> Found:
        head, *rest = key.split("/")
        if head in PLAIN and not rest:
            return Wish(PLAIN[head], head)
        return _WISHES[head](scene, rest, words or {})

    def form(self, scene: Scene, key: str) -> Form:
        head, *rest = key.split("/")
        if head not in TYPED or len(rest) != 1 or rest[0] not in _subjects(scene, head):
            raise LookupError(key)
        language = scene.language
        fields = [Field("amount", o(f"form-{head}-field", language), "35", limit=12)]
        if head in ("buy", "sell"):
            label = o(f"form-{head}-count", language)
            hint = o(f"form-{head}-hint", language)
            fields.append(Field("count", label, hint, limit=2, optional=True))
        return Form(o(f"form-{head}", language), tuple(fields))

    def words(self, scene: Scene, order: Any) -> str:
        return words(scene, order)

    def lapsed(self, scene: Scene, order: Any, lapsed_: Lapsed) -> str:
        return lapsed(scene, lapsed_)


# --- what can be ordered ---------------------------------------------------------------------


def _offered(scene: Scene) -> Iterator[str]:
    """The orders that make sense now."""
    table: State = scene.public.table
    if table.turn < facts.components().turns or table.operation is None:
        yield "pass"
        yield from (head for head in ("buy", "sell") if _subjects(scene, head))
        if _subjects(scene, "price"):
            yield "price"
        yield from ("treasury", "solvent", "target", "bids")
        if _subjects(scene, "vote"):
            yield "vote"
        if table.turn < facts.components().turns:
            yield "ipo"
    if _subjects(scene, "operate"):
        yield from ("operate", "line", "trains", "pay", "retain")


def _subjects(scene: Scene, head: str) -> tuple[str, ...]:
    """The companies that an order of this kind can be about."""
    table: State = scene.public.table
    assert scene.seat is not None
    active = [name for name in table.order if table.companies[name].active]
    if head in ("buy", "pass"):
        return tuple(active)
    if head in ("sell", "vote"):
        return tuple(name for name in active if table.players[scene.seat].shares.get(name))
    return tuple(name for name in active if table.companies[name].president == scene.seat)


def _asked(scene: Scene, head: str, rest: Sequence[str]) -> str | Leaf:
    """The company of a key, or a page that asks for it; of one alone it does not ask."""
    among = _subjects(scene, head)
    if rest:
        if rest[0] not in facts.companies():
            raise LookupError("/".join([head, *rest]))
        return rest[0]
    if not among:
        raise LookupError(head)
    if len(among) == 1:
        return among[0]
    language = scene.language
    kind = head if head in ("buy", "sell", "vote") else "own"
    menu = Menu(head, o(f"menu-{kind}", language), _companies(scene, among))
    return Leaf(o(f"which-{kind}", language), menus=(menu,))


def _companies(scene: Scene, among: Sequence[str]) -> tuple[Option, ...]:
    """Companies to choose from, with their price and money."""
    rows, language = scene.public.table.companies, scene.language
    return tuple(
        Option(
            name,
            called(name),
            o(
                "worth",
                language,
                price=money(rows[name].price, language),
                purse=purse(rows[name].net, language),
            ),
        )
        for name in among
    )


def _number(text: str, most: int = MOST) -> int:
    """A number in a key. LookupError for anything else."""
    if not re.fullmatch("[0-9]{1,6}", text) or int(text) > most:
        raise LookupError(text)
    return int(text)


def _one(text: str, among: Sequence[str]) -> Any:
    """One of the words that a key can have there. LookupError for any other."""
    if text not in among:
        raise LookupError(text)
    return text


def _typed(words: Words) -> int | None:
    typed = words.get("amount", "")
    return dollars(typed) if typed.strip() else None


def _count(words: Words, otherwise: int) -> int:
    """The number of shares typed."""
    typed = words.get("count", "").strip()
    return min(facts.finance().max_issued_shares, dollars(typed)) if typed else otherwise


# --- shares ----------------------------------------------------------------------------------


def _pass(scene: Scene, rest: list[str], words: Words) -> Found:
    match rest:
        case []:
            return _until(scene)
        case ["always"]:
            return Wish(rules.PassTrades(), "pass/always")
        case ["company", name] if name in facts.companies():
            return Wish(rules.PassTrades(company=name), f"pass/company/{name}")
        case ["low", price] if _number(price):
            return Wish(rules.PassTrades(low=_number(price)), f"pass/low/{price}")
        case ["high", price] if _number(price):
            return Wish(rules.PassTrades(high=_number(price)), f"pass/high/{price}")
    raise LookupError("/".join(rest))


def _until(scene: Scene) -> Leaf:
    language = scene.language
    menus = [
        Menu(f"pass/{way}", o(f"menu-pass-{way}", language), _sums(language, _some(facts.boxes())))
        for way in ("low", "high")
    ]
    if names := _subjects(scene, "pass"):
        company = Menu("pass/company", o("menu-pass-company", language), _companies(scene, names))
        menus.insert(0, company)
    always = Button("pass/always", o("press-always", language), "go")
    return Leaf(o("ask-pass", language), buttons=(always,), menus=tuple(menus))


def _some(prices: Sequence[int] | Mapping[int, Any]) -> list[int]:
    """Steps of 5 where shares mostly are, then of 10 and more."""
    return [price for price in prices if price <= 60 or price % 20 == 0]


def _buy(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "buy", rest)
    if isinstance(name, Leaf):
        return name
    held = _held(scene, name)
    if (typed := _typed(words)) is not None:
        hold = _count(words, held + 1)
        return Wish(rules.BuyAtMost(name, typed, hold), f"buy/{name}/{typed}/{hold}")
    if len(rest) > 2:
        price, hold = _number(rest[1]), _number(rest[2], facts.finance().max_issued_shares)
        return Wish(rules.BuyAtMost(name, price, hold), f"buy/{name}/{price}/{hold}")
    if len(rest) > 1:
        price = _number(rest[1])
        least = min(held, facts.finance().max_issued_shares - 1) + 1
        holds = range(least, min(facts.finance().max_issued_shares, held + 4) + 1)
        return _how_many(scene, "buy", name, price, holds)
    return _at_price(scene, "buy", name)


def _sell(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "sell", rest)
    if isinstance(name, Leaf):
        return name
    if (typed := _typed(words)) is not None:
        keep = _count(words, 0)
        return Wish(rules.SellAtLeast(name, typed, keep), f"sell/{name}/{typed}/{keep}")
    if len(rest) > 2:
        price, keep = _number(rest[1]), _number(rest[2], facts.finance().max_issued_shares)
        return Wish(rules.SellAtLeast(name, price, keep), f"sell/{name}/{price}/{keep}")
    if len(rest) > 1:
        keeps = range(max(1, _held(scene, name)))
        return _how_many(scene, "sell", name, _number(rest[1]), list(keeps)[:5])
    return _at_price(scene, "sell", name)


def _held(scene: Scene, name: str) -> int:
    assert scene.seat is not None
    held: int = scene.public.table.players[scene.seat].shares.get(name, 0)
    return held


def _at_price(scene: Scene, head: str, name: str) -> Leaf:
    language, now = scene.language, scene.public.table.companies[name].price
    boxes = list(facts.boxes())
    near = [price for price in boxes if price < now][-NEAR:]
    near += [price for price in boxes if price >= now][: NEAR + 1]
    text = o(f"ask-{head}", language, company=called(name), price=money(now, language))
    menu = Menu(f"{head}/{name}", o(f"menu-{head}-price", language), _sums(language, near))
    return Leaf(text, buttons=(_other(f"{head}/{name}", language),), menus=(menu,))


def _how_many(scene: Scene, head: str, name: str, price: int, counts: Sequence[int]) -> Leaf:
    language = scene.language
    text = o(
        f"ask-{head}-count",
        language,
        company=called(name),
        price=money(price, language),
        count=_held(scene, name),
    )
    buttons = tuple(
        Button(f"{head}/{name}/{price}/{count}", o(f"press-{head}", language, count=count))
        for count in counts
    )
    return Leaf(text, buttons=buttons)


def _price(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "price", rest)
    if isinstance(name, Leaf):
        return name
    if len(rest) > 1:
        level = _one(rest[1], LEVELS)
        return Wish(rules.SetLevel(name, level), f"price/{name}/{level}")
    language = scene.language
    buttons = tuple(
        Button(f"price/{name}/{level}", secret.choice(level, language)) for level in LEVELS
    )
    return Leaf(o("ask-price", language, company=called(name)), buttons=buttons)


def _vote(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "vote", rest)
    if isinstance(name, Leaf):
        return name
    language = scene.language
    if len(rest) > 2:
        voice, price = _one(rest[1], STANCES), _number(rest[2])
        return Wish(rules.VoteOn(name, voice, price), f"vote/{name}/{voice}/{price}")
    if len(rest) > 1:
        raise LookupError("/".join(rest))
    now = scene.public.table.companies[name].price
    near = [price for price in facts.boxes() if price >= now - 30][: 2 * NEAR]
    buttons = tuple(
        Button(f"vote/{name}/{voice}/0", o(f"press-vote-{voice}", language)) for voice in STANCES
    )
    menus = tuple(
        Menu(f"vote/{name}/{voice}", o(f"menu-vote-{voice}", language), _sums(language, near))
        for voice in STANCES
    )
    text = o("ask-vote", language, company=called(name), price=money(now, language))
    return Leaf(text, buttons=buttons, menus=menus)


# --- a company's turn ------------------------------------------------------------------------


def _operate(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "operate", rest)
    if isinstance(name, Leaf):
        return name
    if len(rest) > 1:
        profit = _one(rest[1], PROFITS)
        return Wish(rules.OperateAsIs(name, profit), f"operate/{name}/{profit}")
    language = scene.language
    buttons = tuple(
        Button(f"operate/{name}/{profit}", o(f"press-operate-{profit}", language))
        for profit in PROFITS
    )
    return Leaf(o("ask-operate", language, company=called(name)), buttons=buttons)


def _trains(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "trains", rest)
    if isinstance(name, Leaf):
        return name
    if len(rest) > 1:
        raise LookupError("/".join(rest))
    return Wish(rules.LeaveTrains(name), f"trains/{name}")


def _bounded(
    head: str, order: Callable[[str, int], Any]
) -> Callable[[Scene, list[str], Words], Found]:
    """How an order about a company that a sum of money bounds is asked for."""

    def ask(scene: Scene, rest: list[str], words: Words) -> Found:
        name = _asked(scene, head, rest)
        if isinstance(name, Leaf):
            return name
        typed, language = _typed(words), scene.language
        if typed is not None or len(rest) > 1:
            sum_ = _number(rest[1]) if typed is None else typed
            return Wish(order(name, sum_), f"{head}/{name}/{sum_}")
        always = Button(f"{head}/{name}/0", o("press-always", language), "go")
        sums = (Button(f"{head}/{name}/{s}", money(s, language)) for s in SUMS)
        has = purse(scene.public.table.companies[name].net, language)
        text = o(f"ask-{head}", language, company=called(name), purse=has)
        return Leaf(text, buttons=(always, *sums, _other(f"{head}/{name}", language)))

    return ask


def _sums(language: str, values: Sequence[int]) -> tuple[Option, ...]:
    return tuple(Option(str(value), money(value, language)) for value in values)


def _other(key: str, language: str) -> Button:
    return Button(key, o("press-other", language), "quiet", form=True)


_WISHES: dict[str, Callable[[Scene, list[str], Words], Found]] = {
    "pass": _pass,
    "buy": _buy,
    "sell": _sell,
    "price": _price,
    "vote": _vote,
    "operate": _operate,
    "line": _bounded("line", rules.OpenNoLine),
    "trains": _trains,
    "pay": _bounded("pay", rules.PayOn),
    "retain": _bounded("retain", rules.RetainOn),
}
