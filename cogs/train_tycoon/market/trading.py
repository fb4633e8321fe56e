"""Trading: prices set by the presidents, then every company's shares bought and sold; all in secret
(section 7, rulings 8 to 14)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Answer, Button, Leaf, Prompt, Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import Words, about, chapter, choice, money, person, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position, loans
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares.trading import LEVELS, ORDERS, leads, may, moved


def ask_prices(scene: Scene, table: State, seat: int) -> Prompt:
    lines = [t("ask-prices", scene)]
    for name in table.order:
        if table.companies[name].president is not None:
            known = about(scene, table, name)
            told = t("levels", scene, **known, **leads(table.companies[name].price))
            lines.append(f"• **{name}** ({known['president']}): {told}")
    return secret.asked(scene, *lines)


def prices(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """The president chooses the price of one company."""
    shares = table.players[seat].shares.get(name, 0)
    others = Position(table).held(name) - shares
    known = about(scene, table, name)
    lines = [
        t("prices", scene, **known, shares=shares, others=others),
        secret.own(scene, table, seat),
    ]
    for level, price in leads(table.companies[name].price).items():
        lines.append("• " + t("prices-level", scene, choice=level, to=price))
    lines.append("-# " + t("prices-after", scene))
    return Leaf("\n".join(lines), None, MOVES.buttons(scene, "price", "level", company=name))


def _price(scene: Scene, given: Given) -> str:
    row, level = scene.public.table.companies[given["company"]], given["level"]
    return t(f"press-{level}", scene, price=moved(row.price, level))


def _press(scene: Scene, action: a.Trade) -> str:
    price = scene.public.table.companies[action.company].price
    return t(f"press-{action.order}", scene, price=price)


def ask_trade(scene: Scene, table: State, seat: int) -> Prompt:
    name = table.trading
    assert name is not None
    led = table.companies[name].president is not None
    key = "ask-trade" if led else "ask-trade-nobody"
    return secret.asked(scene, t(key, scene, **about(scene, table, name)))


def trade(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """Buy, sell or pass, with what each would come to."""
    row, player = table.companies[name], table.players[seat]
    known, shares = about(scene, table, name), player.shares.get(name, 0)
    lines = [t("trade", scene, **known, shares=shares), secret.own(scene, table, seat)]
    buttons = []
    for order in ORDERS:
        if not may(Position(table), seat, name, order):
            lines.append("• " + _not(scene, a.Trade(name, order)))
            continue
        change = {"buy": -row.price, "sell": row.price, "pass": 0}[order]
        nobody = "-nobody" if order == "sell" and row.president is None else ""
        told = t(
            f"trade-{order}{nobody}",
            scene,
            after=player.net + change,
            source=_source(scene, table, name),
            name=known["president"],
        )
        lines.append(f"• {choice(order, scene)}: {told}")
        action = a.Trade(name, order)
        key, label = MOVES.key("trade", action), _press(scene, action)
        buttons.append(Button(key, label, "plain" if change else "quiet"))
    return Leaf("\n".join(lines), None, tuple(buttons))


def _source(scene: Scene, table: State, name: str) -> str:
    """Where a share comes from that nobody sells, and where one goes that nobody buys (13, 14)."""
    row = table.companies[name]
    left = facts.finance().max_issued_shares - row.issued
    if row.president is None:
        return t("source-nobody", scene, bank=row.bank, left=left)
    count = table.players[row.president].shares.get(name, 0)
    holder = person(scene, row.president)
    return t("source-president", scene, name=holder, count=count, bank=row.bank, left=left)


def _not(scene: Scene, action: a.Trade) -> str:
    """Why a choice would count as a pass (11)."""
    assert scene.seat is not None
    price = scene.public.table.companies[action.company].price
    net = scene.public.table.players[scene.seat].net
    has = {"purse": net, "loans": loans(net), "net": money(net, scene)}
    return t(f"trade-{action.order}-not", scene, choice=action.order, price=price, **has)


def _sure_trade(scene: Scene, action: a.Trade) -> Sure | None:
    """What would count as a pass is said before."""
    assert scene.seat is not None
    if may(Position(scene.public.table), scene.seat, action.company, action.order):
        return None
    return secret.in_vain(scene, _not(scene, action))


def trade_now(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`trade/PDL/buy`, or `trade/now/buy` for the company that is traded."""
    now = scene.public.table.trading or next(iter(facts.companies()))
    return MOVES.answer(scene, "trade/" + rest.replace("now/", f"{now}/"), sure, words)


MOVES = chapter(
    secret.sealed(
        "price",
        a.SetPrice,
        company=Part(),
        level=Part(label=_price, offered=lambda scene, given: LEVELS),
    ),
    secret.sealed("trade", a.Trade, company=Part(), order=Part(), label=_press, sure=_sure_trade),
)
ASK = {Phase.PRICES: ask_prices, Phase.TRADE: ask_trade}
SECRETS: dict[Phase, secret.Page] = {Phase.PRICES: prices, Phase.TRADE: trade}
