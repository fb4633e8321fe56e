"""Treasury: a share bought or sold in turn, and bankruptcies (section 8, rulings 15 to 22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Menu, Option, Preview, Prompt, Scene
from cogs.train_tycoon import pictures
from cogs.train_tycoon.parts import Asker, Chooser, Words
from cogs.train_tycoon.words import company, listed, money, person, purse, t
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import LOAN, Position, loans
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.preview import preview


def ask_treasury(scene: Scene, table: State, seat: int) -> Prompt:
    """Public: everybody may know what a player has."""
    language = scene.language
    deals = scene.view.legal
    forced = a.PassTreasury() not in deals
    has = purse(table.players[seat].net, language)
    lines = [t("ask-treasury-forced" if forced else "ask-treasury", language, purse=has)]
    menus = []
    for key, kind in (("buy", a.BuyShare), ("sell", a.SellShare)):
        names = [deal.company for deal in deals if isinstance(deal, kind)]
        options = tuple(_option(scene, table, seat, key, name) for name in names)
        if options:
            menus.append(Menu(key, t(f"menu-{key}", language), options))
    rest = () if forced else (Button("pass", t("press-pass", language, price=""), "quiet"),)
    return Prompt("\n".join(lines), rest, tuple(menus))


def _option(scene: Scene, table: State, seat: int, key: str, name: str) -> Option:
    language, row = scene.language, table.companies[name]
    values = {
        "company": name,
        "price": money(row.price, language),
        "shares": table.players[seat].shares.get(name, 0),
        "issued": row.issued,
    }
    source = "bank" if row.bank else "treasury"
    detail = t(f"{key}-detail-{source}" if key == "buy" else f"{key}-detail", language, **values)
    return Option(name, t(f"{key}-option", language, **values), detail)


def deal(scene: Scene, key: str, name: str, sure: bool) -> Answer:
    """`buy/PDL` and `sell/PDL`."""
    if name not in facts.companies():
        raise LookupError(name)
    action = a.BuyShare(name) if key == "buy" else a.SellShare(name)
    seat, language = scene.seat, scene.language
    if sure or seat is None or action not in scene.view.legal:  # the rules say best why not
        return Act(action)
    before, after = scene.view.table, preview(scene.view, action).table
    own, row = after.players[seat], after.companies[name]
    source = "-bank" if key == "buy" and before.companies[name].bank else ""
    lines = [
        t(
            f"sure-{key}{source}",
            language,
            company=company(name),
            price=money(row.price, language),
            before=purse(before.players[seat].net, language),
            after=purse(own.net, language),
            shares=own.shares.get(name, 0),
            issued=row.issued,
        )
    ]
    if row.net != before.companies[name].net:
        lines.append(_company(before, after, name, language))
    return Preview("\n".join(lines), t(f"confirm-{key}", language), pictures.charter(scene, name))


def _company(before: State, after: State, name: str, language: str) -> str:
    """What the deal does to the company."""
    was, now = before.companies[name], after.companies[name]
    value = [money(share_value(Position(at), name), language) for at in (before, after)]
    return t(
        "deal-company",
        language,
        company=name,
        before=purse(was.net, language),
        after=purse(now.net, language),
        was=value[0],
        now=value[1],
    )


def buy(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    return deal(scene, "buy", rest, sure)


def sell(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    return deal(scene, "sell", rest, sure)


def pass_on(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`pass`: in whatever phase one may pass in turn."""
    if rest:
        raise LookupError(rest)
    return Act(_PASSES.get(scene.public.table.phase, a.PassTreasury)())


_PASSES: dict[Phase, Callable[[], Any]] = {
    Phase.BANKRUPTCY: a.DeclineBankruptcy,
    Phase.TARGET: a.PassTarget,
    Phase.IPO: a.PassIpo,
    Phase.LINE: a.SkipLine,
    Phase.INVEST: a.InvestNothing,
}
"""What it means to pass, in the phases with a word of their own for it."""


def ask_bankruptcy(scene: Scene, table: State, seat: int) -> Prompt:
    language, player = scene.language, table.players[seat]
    most = facts.finance().player_bankrupt_mandatory_from_loans
    text = t(
        "ask-bankruptcy",
        language,
        purse=purse(player.net, language),
        loans=loans(player.net),
        most=most,
    )
    buttons = (
        Button("bankrupt/no", t("press-bankrupt-no", language), "go"),
        Button("bankrupt/yes", t("press-bankrupt-yes", language), "stop"),
    )
    return Prompt(text, buttons)


def bankrupt(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if rest == "no":
        return Act(a.DeclineBankruptcy())
    if rest != "yes":
        raise LookupError(rest)
    table, seat, language = scene.public.table, scene.seat, scene.language
    if sure or seat is None or table.phase is not Phase.BANKRUPTCY:
        return Act(a.DeclareBankruptcy())
    player, position = table.players[seat], Position(table)
    shares = listed(
        (t("shares-of", language, count=n, company=name) for name, n in player.shares.items()),
        language,
    )
    led = [name for name in table.order if table.companies[name].president == seat]
    lines = [
        t(
            "sure-bankrupt",
            language,
            name=person(scene.names, seat, language),
            purse=purse(player.net, language),
            loans=money(LOAN * loans(player.net), language),
            shares=shares or t("shares-none", language),
            worth=money(worth(position, seat), language),
        )
    ]
    if led:
        lines.append(t("sure-bankrupt-led", language, companies=listed(led, language)))
    return Preview("\n".join(lines), t("confirm-bankrupt", language))


CHOOSERS: dict[str, Chooser] = {
    "buy": buy,
    "sell": sell,
    "pass": pass_on,
    "bankrupt": bankrupt,
}
ASK: dict[Phase, Asker] = {Phase.TREASURY: ask_treasury, Phase.BANKRUPTCY: ask_bankruptcy}
