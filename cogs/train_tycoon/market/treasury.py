"""Treasury: a share bought or sold in turn, and bankruptcies (section 8, rulings 15 to 22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.words import about, at, chapter, me, money, quiet, t
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import LOAN, Position, loans
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.preview import preview

Deal = a.BuyShare | a.SellShare


def ask_treasury(scene: Scene) -> Prompt:
    """Public: everybody may know what a player has."""
    forced = a.PassTreasury() not in scene.view.legal
    key = "ask-treasury-forced" if forced else "ask-treasury"
    menus = MOVES.legal_menu(scene, "buy") + MOVES.legal_menu(scene, "sell")
    passing = () if forced else (quiet(scene, "pass", "press-pass"),)
    return Prompt(t(key, scene, purse=me(scene).net), passing, menus)


def _told(key: str) -> Callable[[Scene, Deal], str]:
    """A text about the company."""
    return lambda scene, action: t(
        key, scene, **{**about(scene, action.company), "company": action.company}
    )


def _source(scene: Scene, action: a.BuyShare) -> str:
    bank = at(scene).company(action.company).bank
    return _told("buy-detail-bank" if bank else "buy-detail-treasury")(scene, action)


def _sure_deal(scene: Scene, action: Deal) -> Sure:
    key, name = "buy" if isinstance(action, a.BuyShare) else "sell", action.company
    before, after = at(scene), Position(preview(scene.view, action).table)
    one, then = before.company(name), after.company(name)
    more = t(
        "deal-company",
        scene,
        company=name,
        before=one.net,
        after=then.net,
        was=share_value(before, name),
        now=share_value(after, name),
    )
    return MOVES.sure(
        scene,
        key,
        action,
        *([more] if one.net != then.net else []),
        draw=pictures.charter(scene, name, action),
        key="sure-buy-bank" if key == "buy" and one.bank else "",
        before=me(scene).net,
        after=after.state.players[scene.me].net,
        **about(scene, name, after.state),
    )


def _passed(scene: Scene, given: Given) -> Any:
    """`pass`: in whatever phase one may pass in turn."""
    return _PASSES.get(scene.public.phase, a.PassTreasury)()


_PASSES: dict[Phase, Callable[[], Any]] = {
    Phase.BANKRUPTCY: a.DeclineBankruptcy,
    Phase.TARGET: a.PassTarget,
    Phase.IPO: a.PassIpo,
    Phase.LINE: a.SkipLine,
    Phase.INVEST: a.InvestNothing,
}
"""What it means to pass, in the phases with a word of their own for it."""


def ask_bankruptcy(scene: Scene) -> Prompt:
    net, most = me(scene).net, facts.finance().player_bankrupt_mandatory_from_loans
    text = t("ask-bankruptcy", scene, purse=net, most=most)
    return Prompt(text, (MOVES.button(scene, "go-on"), MOVES.button(scene, "bankrupt")))


def _sure_bankrupt(scene: Scene, action: a.DeclareBankruptcy) -> Sure:
    position, player, seat = at(scene), me(scene), scene.me
    shares = [t("shares-of", scene, count=n, company=name) for name, n in player.shares.items()]
    led = [name for name in position.state.order if position.company(name).president == seat]
    return MOVES.sure(
        scene,
        "bankrupt",
        action,
        *([t("sure-bankrupt-led", scene, companies=led)] if led else []),
        name=seat,
        purse=player.net,
        loans=money(LOAN * loans(player.net), scene),
        shares=shares or t("shares-none", scene),
        worth=worth(position, seat),
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
    move("go-on", a.DeclineBankruptcy),
    move("bankrupt", a.DeclareBankruptcy, style="stop", sure=_sure_bankrupt),
)
