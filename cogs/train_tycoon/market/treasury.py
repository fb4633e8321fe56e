"""Treasury: a share bought or sold in turn, and bankruptcies (section 8, rulings 15 to 22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Prompt, Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.words import about, chapter, money, quiet, shown, t
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import LOAN, Position, loans
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.preview import preview

Deal = a.BuyShare | a.SellShare


def ask_treasury(scene: Scene, table: State, seat: int) -> Prompt:
    """Public: everybody may know what a player has."""
    forced = a.PassTreasury() not in scene.view.legal
    key = "ask-treasury-forced" if forced else "ask-treasury"
    text = t(key, scene, purse=table.players[seat].net)
    menus = MOVES.legal_menu(scene, "buy") + MOVES.legal_menu(scene, "sell")
    return Prompt(text, () if forced else (quiet(scene, "pass", "press-pass"),), menus)


def _told(key: str) -> Callable[[Scene, Deal], str]:
    """A text about a company and the seat's shares of it."""

    def told(scene: Scene, action: Deal) -> str:
        table, name = scene.public.table, action.company
        assert scene.seat is not None
        known = {**about(scene, table, name), "company": name}
        shares = table.players[scene.seat].shares.get(name, 0)
        return t(key, scene, **known, shares=shares)

    return told


def _source(scene: Scene, action: a.BuyShare) -> str:
    bank = scene.public.table.companies[action.company].bank
    return _told("buy-detail-bank" if bank else "buy-detail-treasury")(scene, action)


def _sure_deal(scene: Scene, action: Deal) -> Sure:
    key, name = "buy" if isinstance(action, a.BuyShare) else "sell", action.company
    before, after = scene.view.table, preview(scene.view, action).table
    assert scene.seat is not None
    was, own = before.players[scene.seat], after.players[scene.seat]
    changed = after.companies[name].net != before.companies[name].net
    return shown(
        scene,
        key,
        *([_company(scene, before, after, name)] if changed else []),
        draw=pictures.charter(scene, name, action),
        key="sure-buy-bank" if key == "buy" and before.companies[name].bank else "",
        before=was.net,
        after=own.net,
        shares=own.shares.get(name, 0),
        **about(scene, after, name),
    )


def _company(scene: Scene, before: State, after: State, name: str) -> str:
    """What the deal does to the company."""
    return t(
        "deal-company",
        scene,
        company=name,
        before=before.companies[name].net,
        after=after.companies[name].net,
        was=share_value(Position(before), name),
        now=share_value(Position(after), name),
    )


def _passed(scene: Scene, given: Given) -> Any:
    """`pass`: in whatever phase one may pass in turn."""
    return _PASSES.get(scene.public.table.phase, a.PassTreasury)()


_PASSES: dict[Phase, Callable[[], Any]] = {
    Phase.BANKRUPTCY: a.DeclineBankruptcy,
    Phase.TARGET: a.PassTarget,
    Phase.IPO: a.PassIpo,
    Phase.LINE: a.SkipLine,
    Phase.INVEST: a.InvestNothing,
}
"""What it means to pass, in the phases with a word of their own for it."""


def ask_bankruptcy(scene: Scene, table: State, seat: int) -> Prompt:
    net, most = table.players[seat].net, facts.finance().player_bankrupt_mandatory_from_loans
    text = t("ask-bankruptcy", scene, purse=net, loans=loans(net), most=most)
    return Prompt(text, (MOVES.button(scene, "go-on"), MOVES.button(scene, "bankrupt")))


def _sure_bankrupt(scene: Scene, action: a.DeclareBankruptcy) -> Sure:
    table, seat = scene.public.table, scene.seat
    assert seat is not None
    player = table.players[seat]
    shares = [t("shares-of", scene, count=n, company=name) for name, n in player.shares.items()]
    led = [name for name in table.order if table.companies[name].president == seat]
    return shown(
        scene,
        "bankrupt",
        *([t("sure-bankrupt-led", scene, companies=led)] if led else []),
        name=seat,
        purse=player.net,
        loans=money(LOAN * loans(player.net), scene),
        shares=shares or t("shares-none", scene),
        worth=worth(Position(table), seat),
    )


MOVES = chapter(
    move(
        "buy",
        a.BuyShare,
        company=Part(),
        label=_told("buy-option"),
        detail=_source,
        menu="menu-buy",
        sure=_sure_deal,
    ),
    move(
        "sell",
        a.SellShare,
        company=Part(),
        label=_told("sell-option"),
        detail=_told("sell-detail"),
        menu="menu-sell",
        sure=_sure_deal,
    ),
    move("pass", a.PassTreasury, built=_passed),
    move("go-on", a.DeclineBankruptcy, style="go"),
    move("bankrupt", a.DeclareBankruptcy, style="stop", sure=_sure_bankrupt),
)
ASK = {Phase.TREASURY: ask_treasury, Phase.BANKRUPTCY: ask_bankruptcy}
