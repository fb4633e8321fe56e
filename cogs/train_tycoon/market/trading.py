"""Trading: prices set by the presidents, then every company's shares bought and sold; all in secret
(section 7, rulings 8 to 14)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Answer, Leaf, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, Words
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import about, at, chapter, choice, me, money, person, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import loans
from rules.train_tycoon.shares.trading import LEVELS, ORDERS, may, moved


def ask_prices(scene: Scene) -> Prompt:
    lines = [t("ask-prices", scene)]
    for name in at(scene).state.order:
        president = at(scene).company(name).president
        if president is not None:
            levels = t("levels", scene, **about(scene, name))
            lines.append(f"• **{name}** ({person(scene, president)}): {levels}")
    return secret.asked(scene, *lines)


def prices(scene: Scene, name: str) -> Leaf:
    """The president chooses the price of one company."""
    known = about(scene, name)
    others = at(scene).held(name) - known["shares"]
    levels = (t("prices-level", scene, choice=one, to=known[one]) for one in LEVELS)
    lines = [
        t("prices", scene, **known, others=others),
        secret.own(scene),
        *(f"• {one}" for one in levels),
        "-# " + t("prices-after", scene),
    ]
    return Leaf("\n".join(lines), None, MOVES.buttons(scene, "price", "level", company=name))


def _price(scene: Scene, given: Given) -> str:
    price, level = at(scene).company(given["company"]).price, given["level"]
    return t(f"press-{level}", scene, price=moved(price, level))


def ask_trade(scene: Scene) -> Prompt:
    name = at(scene).state.trading
    assert name is not None
    led = at(scene).company(name).president is not None
    key = "ask-trade" if led else "ask-trade-nobody"
    return secret.asked(scene, t(key, scene, **about(scene, name)))


def trade(scene: Scene, name: str) -> Leaf:
    """Buy, sell or pass, with what each would come to."""
    row, known = at(scene).company(name), about(scene, name)
    lines = [t("trade", scene, **known), secret.own(scene)]
    for order, change in zip(ORDERS, (-row.price, row.price, 0), strict=True):
        action = a.Trade(name, order)
        if not _counts(scene, action):
            lines.append("• " + _not(scene, action))
            continue
        nobody = "-nobody" if order == "sell" and row.president is None else ""
        told = t(
            f"trade-{order}{nobody}",
            scene,
            after=me(scene).net + change,
            source=_source(scene, name),
            name=known["president"],
        )
        lines.append(f"• {choice(order, scene)}: {told}")
    return Leaf("\n".join(lines), None, MOVES.buttons(scene, "trade", "order", company=name))


def _counts(scene: Scene, action: a.Trade) -> bool:
    """Whether it would not count as a pass (11)."""
    return may(at(scene), scene.me, action.company, action.order)


def _source(scene: Scene, name: str) -> str:
    """Where a share comes from that nobody sells, and where one goes that nobody buys (13, 14)."""
    row = at(scene).company(name)
    known = {"bank": row.bank, "left": facts.finance().max_issued_shares - row.issued}
    if row.president is None:
        return t("source-nobody", scene, **known)
    count = at(scene).state.players[row.president].shares.get(name, 0)
    return t("source-president", scene, name=row.president, count=count, **known)


def _not(scene: Scene, action: a.Trade) -> str:
    """Why a choice would count as a pass (11)."""
    price, net = at(scene).company(action.company).price, me(scene).net
    has = {"purse": net, "loans": loans(net), "net": money(net, scene)}
    return t(f"trade-{action.order}-not", scene, choice=action.order, price=price, **has)


def _sure_trade(scene: Scene, action: a.Trade) -> Sure | None:
    """What would count as a pass is said before."""
    return None if _counts(scene, action) else secret.in_vain(scene, _not(scene, action))


def trade_now(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`trade/PDL/buy`, or `trade/now/buy` for the company that is traded."""
    now = at(scene).state.trading or next(iter(facts.companies()))
    return MOVES.answer(scene, "trade/" + rest.replace("now/", f"{now}/"), sure, words)


MOVES = chapter(
    secret.sealed(
        "price",
        a.SetPrice,
        company=Part(),
        level=Part(label=_price, offered=lambda scene, given: LEVELS),
    ),
    secret.sealed(
        "trade",
        a.Trade,
        company=Part(),
        order=Part(
            label=lambda scene, given: t(
                f"press-{given['order']}",
                scene,
                company=given["company"],
                price=at(scene).company(given["company"]).price,
            ),
            offered=lambda scene, given: (
                order for order in ORDERS if _counts(scene, a.Trade(given["company"], order))
            ),
            style=lambda given: "quiet" if given["order"] == "pass" else "plain",
        ),
        sure=_sure_trade,
    ),
)
