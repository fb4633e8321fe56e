"""Haul in chat: everything that does not follow from its rules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.chat import OWN, Chat
from bot.chat.declared.lessons import KeyedText, Lessons
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.move_spec import move_spec, rules_check
from bot.chat.declared.moves import Moves
from bot.chat.declared.narrator import GameLine, Narrator, PlayerPiece
from bot.chat.declared.orders import DeclaredOrders, always, amount_field, order_spec
from bot.chat.declared.texts import Texts
from rules.game import Event
from tests.example.cog.load import LOAD
from tests.example.cog.words import KINDS, o, t
from tests.example.data import facts
from tests.example.render.board import board, in_words
from tests.example.render.film import film_of
from tests.example.rules import GAME
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.events import AnyEvent, Hauled, Revealed, Traded
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce
from tests.example.rules.state import Phase


def _ask_sum(ctx: TableContext, given: GivenValues) -> str:
    return t("purse", ctx, purse=t.money(ctx.view.purse, ctx))


def _sums(ctx: TableContext, given: GivenValues) -> list[int]:
    return sorted({0, ctx.view.purse // 2, ctx.view.purse})


COINS = FieldSpec(offered=_sums, ask=_ask_sum, form=True, other="press-other")

MOVES = Moves(
    t,
    KINDS,
    rules_check(GAME),
    [
        move_spec("haul", Haul, style="go", command="roll"),
        move_spec(
            "trade",
            Trade,
            coins=COINS,
            style="quiet",
            sure=lambda ctx, action: {"left": t.money(ctx.view.purse - action.coins, ctx)},
            said="said-trade",
        ),
        move_spec(
            "bid",
            Bid,
            coins=COINS,
            sure=lambda ctx, action: {"paid": t.money(2 * action.coins, ctx)},
            then=OWN,
        ),
    ],
    builders=(LOAD,),
)


def describe_own(ctx: TableContext) -> list[str]:
    """Return what nobody else knows."""
    view, lines = ctx.view, [_ask_sum(ctx, {})]
    if view.hand:
        lines.append(t("hand", ctx, cards=KINDS.format_value("good", view.hand, ctx)))
    if view.own_bid is not None:
        lines.append(t("bid-in", ctx, coins=t.money(view.own_bid, ctx)))
    return lines


def _order_sum() -> FieldSpec:
    sums: Sequence[int] = (1, 5, 20)
    return amount_field(o, "5", offered=lambda ctx, given: sums, asked=True)


ORDERS = DeclaredOrders(
    o,
    KINDS,
    [
        order_spec(
            "haul",
            HaulOn,
            until=FieldSpec(),
            offered=lambda ctx: [{}, {"until": ctx.public.round}],
            option=lambda given: "-round" if given else "",
            does=lambda ctx, order: ("-round" if order.until < 99 else "", {}),
            endings=("", "-round"),
            offer=("-round",),
        ),
        order_spec("trade", TradeOnce, coins=_order_sum(), offered=always),
        order_spec("bid", BidAlways, coins=_order_sum(), offered=always),
    ],
)


def _teach_haul(ctx: TableContext) -> KeyedText:
    hand = [facts().goods[good].pays for good in ctx.view.hand]
    if not hand:
        return "haul", {}
    return "haul-goods", {"most": t.money(max(hand), ctx), "wagons": facts().wagons}


def _teach_bid(ctx: TableContext) -> KeyedText:
    return "bid", {"purse": t.money(ctx.view.purse, ctx)}


def practised(events: Sequence[Event], seat: int) -> bool:
    """Whether the seat has hauled, and the bids of a round were shown."""
    hauled = any(isinstance(event, Hauled) and event.seat == seat for event in events)
    return hauled and any(isinstance(event, Revealed) for event in events)


CHAT = Chat(
    game=GAME,
    group="haul",
    texts=t,
    moves=MOVES,
    story=Narrator(
        t,
        KINDS,
        {
            Traded: GameLine("traded"),
            Hauled: PlayerPiece(lambda event: "delivered" if event.goods else "hauled"),
        },
        AnyEvent,
    ),
    lobby=LobbyOptions(t, {"long": ("rounds", 9, 3), "goods": "goods"}),
    board=board,
    board_text=in_words,
    film=film_of,
    own=describe_own,
    orders=ORDERS,
    lesson=Lessons(Texts("haul_lessons"), {Phase.HAUL: _teach_haul, Phase.BID: _teach_bid}),
    reached_practice_goal=practised,
    blurb_values=lambda options, language: {"rounds": options.rounds},
)
