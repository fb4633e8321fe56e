"""What a seat can do: keys, buttons, forms and commands follow from what is declared here."""

from __future__ import annotations

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Moves, Sure, move
from rules.errors import RuleError
from tests.example.cog.load import LOAD
from tests.example.cog.words import KINDS, money, t
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.state import Phase


def check(scene: Scene, action: object) -> None:
    """In this game the view of a seat lists all its legal actions."""
    if action not in scene.view.legal:
        raise RuleError("not-your-turn", "2")


def _purse(scene: Scene, given: Given) -> str:
    return t("purse", scene, purse=money(scene.view.purse or 0, scene))


def _sums(scene: Scene, given: Given) -> list[int]:
    purse = scene.view.purse or 0
    return sorted({0, purse // 2, purse})


def _sure_trade(scene: Scene, action: Trade) -> Sure:
    left = money((scene.view.purse or 0) - action.coins, scene)
    return MOVES.sure(scene, "trade", action, left=left)


def _sure_bid(scene: Scene, action: Bid) -> Sure:
    return MOVES.sure(scene, "bid", action, paid=money(2 * action.coins, scene))


MOVES = Moves(
    t,
    KINDS,
    check,
    [
        move("haul", Haul, style="go"),
        move(
            "trade",
            Trade,
            coins=Part(
                offered=_sums,
                ask=_purse,
                form=True,
                other="press-other",
            ),
            sure=_sure_trade,
            said="said-trade",
        ),
        move(
            "bid",
            Bid,
            coins=Part(offered=_sums, ask=_purse, form=True, other="press-other"),
            sure=_sure_bid,
            own=True,
            then="purse",
        ),
    ],
    others={LOAD.head: LOAD.answer},
)


def prompt(scene: Scene) -> Prompt:
    """What the public card asks: nothing secret may show in it, so it reads `scene.public`."""
    if scene.public.phase is Phase.BID:
        own = Button("bid", t("press-choose", scene), "go", look=True)
        return Prompt(
            t("ask-bid", scene), (own, Button("bid", t("press-bid-sum", scene), form=True))
        )
    load = Button(f"{LOAD.head}/", t("press-load", scene))
    buttons = (MOVES.button(scene, "haul"), *((load,) if scene.public.options.goods else ()))
    trade = Button("trade", t("press-trade-sum", scene), "quiet")
    return Prompt(t("ask-haul", scene), (*buttons, trade))
