"""The chat of the example game with a picture that is quickly drawn, or fails, and a key that
brings a bug about."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from PIL import Image

from bot.chat.contract.adapter import OrderDraft
from bot.chat.contract.pages import (
    Act,
    Answer,
    Button,
    Draw,
    EphemeralPage,
    Form,
    Menu,
    Option,
    Preview,
    Prompt,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.chat import Chat
from bot.chat.declared.orders import DeclaredOrders
from render.card.palettes import plain_palette
from render.paint.picture import Picture, picture
from render.paint.style import ALARM
from tests.example.cog.chat import CHAT, ORDERS
from tests.example.cog.words import t
from tests.example.rules.orders import HaulOn
from tests.example.rules.state import Phase
from tests.tables.faulty import Explode

ALT = "A red square, which stands for all the goods that are hauled."


def dot() -> Picture:
    """A picture of one dot."""
    palette = plain_palette()
    return picture(palette.colourize(Image.new("L", (8, 8), palette.index_of(ALARM))), ALT)


class FaultyOrders(DeclaredOrders):
    """The example's orders, and one that has lapsed before it is left."""

    def menu(self, ctx: TableContext) -> tuple[Option, ...]:
        return (*super().menu(ctx), Option("late", "Too late"))

    def form(self, ctx: TableContext, key: str) -> Form | None:
        return None if key == "late" else super().form(ctx, key)

    def draft_order(
        self, ctx: TableContext, key: str, words: Mapping[str, str] | None = None
    ) -> OrderDraft | EphemeralPage:
        if key == "late":
            return OrderDraft(HaulOn(0), key)
        return super().draft_order(ctx, key, words)


class FaultyChat(Chat):
    """`draw` is every picture, and may be replaced to make pictures fail."""

    def __init__(self) -> None:
        given = {field.name: getattr(CHAT, field.name) for field in fields(CHAT)}
        orders = FaultyOrders(ORDERS.texts, ORDERS.kinds, tuple(ORDERS.orders.values()))
        super().__init__(**{**given, "orders": orders, "looks": None})
        self.draw: Draw = dot

    def prompt(self, ctx: TableContext) -> Prompt:
        """A sum may be chosen on the card too, a bid from more than one menu holds."""
        prompt = super().prompt(ctx)
        if ctx.public.phase is not Phase.BID:
            label = t("press-trade", ctx, coins=t.money(1, ctx))
            return replace(prompt, buttons=(*prompt.buttons, Button("trade/1", label, "quiet")))
        sums = tuple(Option(str(n), f"{n} dollars") for n in range(40))
        return replace(prompt, menus=(Menu("bid", "Dollars", sums),))

    def is_secret(self, key: str) -> bool:
        """The bids of its card are nobody's secret."""
        return False

    def picture(
        self, ctx: TableContext, events: Sequence[Any], standing: Sequence[Any] = ()
    ) -> Draw | None:
        return self.draw

    def look_page(self, ctx: TableContext, key: str) -> EphemeralPage:
        page = super().look_page(ctx, key)
        return page if page.draw is None else replace(page, text="The map.", draw=self.draw)

    def answer(self, ctx: TableContext, key: str, sure: bool, words: Mapping[str, str]) -> Answer:
        if key == "explode":
            return Act(Explode())
        answer = super().answer(ctx, key, sure, words)
        return replace(answer, draw=self.draw) if isinstance(answer, Preview) else answer
