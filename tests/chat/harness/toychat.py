"""How the toy game of the table tests speaks: a small adapter that uses every kind of answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import msgspec
from PIL import Image

from bot.chat.contract.adapter import (
    Act,
    Answer,
    Button,
    Draw,
    Field,
    Form,
    GameChat,
    Leaf,
    Menu,
    Option,
    Preview,
    Prompt,
    Scene,
    Wish,
)
from render.picture import Picture
from rules.game import Lapsed
from tests.tables import toy

ALT = "A red square, which stands for all the goods that are hauled."


def dot() -> Picture:
    """A picture of one dot."""
    out = BytesIO()
    Image.new("RGB", (8, 8), "red").save(out, "PNG")
    return Picture(out.getvalue(), "png", ALT)


class ToyOrders:
    """See `bot.chat.contract.adapter.OrdersChat`."""

    def menu(self, scene: Scene) -> tuple[Option, ...]:
        return (
            Option("haul", "Haul on"),
            Option("trade", "Trade…"),
            Option("late", "Too late"),
        )

    def wish(self, scene: Scene, key: str, words: Mapping[str, str] | None = None) -> Wish | Leaf:
        head, _, coins = key.partition("/")
        if key in ("haul", "late"):
            return Wish(toy.HaulOn(99 if key == "haul" else 0), key)
        if head != "trade":
            raise LookupError(key)
        coins = words["coins"] if words else coins
        if not coins:
            menu = Menu("trade", "How many?", (Option("1", "one"), Option("500", "many")))
            return Leaf(
                "Trade what?", buttons=(Button("trade", "Another", form=True),), menus=(menu,)
            )
        return Wish(toy.TradeOnce(int(coins)), f"trade/{coins}")

    def form(self, scene: Scene, key: str) -> Form:
        if key != "trade":
            raise LookupError(key)
        return Form("Trade", (Field("coins", "Coins", "7"),))

    def words(self, scene: Scene, order: Any) -> str:
        return f"{type(order).__name__} it shall be."

    def lapsed(self, scene: Scene, order: Any, lapsed: Lapsed) -> str:
        return f"It is {lapsed.code}."


class ToyChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`. `draw` may be replaced to make pictures fail."""

    key = "toy"
    orders = ToyOrders()

    def __init__(self) -> None:
        self.draw: Draw = dot

    def name(self, language: str) -> str:
        return "Haul"

    def blurb(self, options: Any, language: str) -> str:
        return f"A tiny game of {options.rounds} rounds."

    def option_menu(self, options: Any, language: str) -> Menu:
        made = (Option("long", "Long", "nine rounds", options.rounds == 9),)
        return Menu("options", "Options", made, many=True)

    def with_options(self, options: Any, chosen: Sequence[str]) -> Any:
        return msgspec.structs.replace(options, rounds=9 if "long" in chosen else 3)

    def accent(self, seat: int | None) -> int:
        return 0x101010 * (0 if seat is None else seat + 1)

    def turn_rule(self, scene: Scene) -> str:
        return "1"

    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        return [f"{scene.names[getattr(e, 'seat', 0)]}: {type(e).__name__}" for e in events]

    def prompt(self, scene: Scene) -> Prompt:
        if not scene.public.hauling:
            coins = tuple(Option(str(n), f"{n} coins") for n in range(40))
            other = Button("bid", "Another bid", form=True)
            return Prompt("Bid in secret.", (other,), (Menu("bid", "Coins", coins),))
        trade = Button("trade/1", "Trade 1", "quiet")
        return Prompt("Haul the goods.", (Button("haul", "Haul", "go"), trade))

    def picture(
        self, scene: Scene, events: Sequence[Any], standing: Sequence[Any] = ()
    ) -> Draw | None:
        return self.draw

    def text(self, scene: Scene) -> str:
        return f"In words: {list(scene.public.shown)} of {', '.join(scene.names)}"

    def looks(self, language: str) -> tuple[Button, ...]:
        return (Button("purse", "My purse", "quiet"), Button("map", "Map", "quiet"))

    def look(self, scene: Scene, key: str) -> Leaf:
        if key == "purse":
            return Leaf(f"Your purse: {scene.view.purse}")
        if key == "map":
            return Leaf("The map.", self.draw)
        raise LookupError(key)

    def answer(
        self, scene: Scene, key: str, sure: bool = False, words: Mapping[str, str] | None = None
    ) -> Answer:
        head, _, rest = key.partition("/")
        if head == "haul":
            return Act(toy.Haul())
        if head == "explode":
            return Act(toy.Explode())
        if head not in ("trade", "bid"):
            raise LookupError(key)
        coins = int(words["coins"] if words else rest)
        if head == "trade":
            if sure:
                return Act(toy.Trade(coins), f"Traded {coins}.", {"coins": coins})
            return Preview(f"Trade {coins}?", "Trade", self.draw)
        if sure:
            return Act(toy.Bid(coins), f"Bid {coins}.")
        return Preview(f"Bid {coins}?", "Bid", key=f"bid/{coins}")

    def form(self, scene: Scene, key: str) -> Form:
        if key != "bid":
            raise LookupError(key)
        return Form("Your bid", (Field("coins", "Coins", "7"),))

    def result(self, scene: Scene, standing: Sequence[Any]) -> str:
        return "\n".join(f"{row.place}. {scene.names[row.seat]}: {row.total}" for row in standing)
