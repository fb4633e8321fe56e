"""Trading: prices set by the presidents, then every company's shares bought and sold; all in secret
(section 7, rulings 8 to 14)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Answer, Button, Leaf, Preview, Prompt, Scene
from cogs.train_tycoon import secret
from cogs.train_tycoon.parts import Asker, Chooser, Words
from cogs.train_tycoon.words import company, money, person, purse, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position, loans
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares.trading import LEVELS, ORDERS, may, moved


def ask_prices(scene: Scene, table: State, seat: int) -> Prompt:
    language = scene.language
    lines = [t("ask-prices", language)]
    for name in table.order:
        president = table.companies[name].president
        if president is not None:
            holder = person(scene.names, president, language)
            lines.append(f"• **{name}** ({holder}): {_levels(table, name, language)}")
    return Prompt("\n".join(lines), (secret.button(language),))


def _levels(table: State, name: str, language: str) -> str:
    """Where each level would take the price of a company."""
    row = table.companies[name]
    values = {level: money(moved(row.price, level), language) for level in LEVELS}
    target = money(row.target, language)
    return t("levels", language, price=money(row.price, language), target=target, **values)


def prices(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """The president chooses the price of one company."""
    language, row = scene.language, table.companies[name]
    shares, rest = table.players[seat].shares.get(name, 0), Position(table).held(name)
    values = {
        "company": company(name),
        "price": money(row.price, language),
        "target": money(row.target, language),
        "shares": shares,
        "issued": row.issued,
        "others": rest - shares,
    }
    lines = [t("prices", language, **values), secret.own(scene, table, seat)]
    lines += [
        "• " + t("prices-level", language, choice=secret.choice(level, language), to=to)
        for level in LEVELS
        if (to := money(moved(row.price, level), language))
    ]
    lines.append("-# " + t("prices-after", language))
    buttons = tuple(
        Button(
            f"price/{name}/{level}",
            t(f"press-{level}", language, price=money(moved(row.price, level), language)),
        )
        for level in LEVELS
    )
    return Leaf("\n".join(lines), buttons=buttons)


def choose_price(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`price/PDL/high`."""
    name, _, chosen = rest.partition("/")
    for level in LEVELS:
        if level == chosen and name in facts.companies():
            return secret.act(scene, a.SetPrice(name, level))
    raise LookupError(rest)


def ask_trade(scene: Scene, table: State, seat: int) -> Prompt:
    language, name = scene.language, table.trading
    assert name is not None
    row = table.companies[name]
    key = "ask-trade" if row.president is not None else "ask-trade-nobody"
    text = t(
        key,
        language,
        company=company(name),
        price=money(row.price, language),
        president=person(scene.names, row.president, language),
    )
    return Prompt(text, (secret.button(language),))


def trade(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """Buy, sell or pass, with what each would come to."""
    language, row, player = scene.language, table.companies[name], table.players[seat]
    price, shares = row.price, player.shares.get(name, 0)
    lines = [
        t(
            "trade",
            language,
            company=company(name),
            price=money(price, language),
            shares=shares,
            issued=row.issued,
        ),
        secret.own(scene, table, seat),
    ]
    position, buttons = Position(table), []
    for order in ORDERS:
        if not may(position, seat, name, order):
            lines.append("• " + _not(scene, table, seat, name, order))
            continue
        change = {"buy": -price, "sell": price, "pass": 0}[order]
        after = purse(player.net + change, language)
        key = "-nobody" if order == "sell" and row.president is None else ""
        told = t(
            f"trade-{order}{key}",
            language,
            after=after,
            source=_source(scene, table, name),
            name=person(scene.names, row.president, language),
        )
        lines.append(f"• {secret.choice(order, language)}: {told}")
        label = t(f"press-{order}", language, price=money(price, language))
        buttons.append(Button(f"trade/{name}/{order}", label, "quiet" if not change else "plain"))
    return Leaf("\n".join(lines), buttons=tuple(buttons))


def _source(scene: Scene, table: State, name: str) -> str:
    """Where a share comes from that nobody sells, and where one goes that nobody buys (13, 14)."""
    language, row = scene.language, table.companies[name]
    president = row.president
    left = facts.finance().max_issued_shares - row.issued
    if president is not None:
        holder = person(scene.names, president, language)
        count = table.players[president].shares.get(name, 0)
        return t("source-president", language, name=holder, count=count, bank=row.bank, left=left)
    return t("source-nobody", language, bank=row.bank, left=left)


def _not(scene: Scene, table: State, seat: int, name: str, order: str) -> str:
    """Why a choice would count as a pass (11)."""
    language, player = scene.language, table.players[seat]
    return t(
        f"trade-{order}-not",
        language,
        choice=secret.choice(order, language),
        price=money(table.companies[name].price, language),
        purse=purse(player.net, language),
        loans=loans(player.net),
        net=money(player.net, language),
    )


def choose_trade(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`trade/PDL/buy`, or `trade/now/buy` for the company that is traded; what would count as a
    pass is said before."""
    name, _, chosen = rest.partition("/")
    if name == "now":
        name = scene.public.table.trading or next(iter(facts.companies()))
    for order in ORDERS:
        if order != chosen or name not in facts.companies():
            continue
        table, seat = scene.public.table, scene.seat
        if seat is None or sure or not secret.due(scene, Phase.TRADE, name):
            return secret.act(scene, a.Trade(name, order))
        if may(Position(table), seat, name, order):
            return secret.act(scene, a.Trade(name, order))
        confirm = t("confirm-in-vain", scene.language)
        return Preview(_not(scene, table, seat, name, order), confirm)
    raise LookupError(rest)


CHOOSERS: dict[str, Chooser] = {"price": choose_price, "trade": choose_trade}
ASK: dict[Phase, Asker] = {Phase.PRICES: ask_prices, Phase.TRADE: ask_trade}
SECRETS: dict[Phase, secret.Page] = {Phase.PRICES: prices, Phase.TRADE: trade}
