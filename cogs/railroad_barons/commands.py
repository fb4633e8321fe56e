"""`/barons …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way: what cannot be taken back is
shown first.
"""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands

import data.railroad_barons as facts
from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.adapter import Scene
from bot.chat.declared.commands import Asked, Commands, whole
from bot.chat.declared.kinds import refused
from cogs.railroad_barons import stock
from cogs.railroad_barons.looks import LOOKS
from cogs.railroad_barons.prompt import MOVES
from cogs.railroad_barons.words import DOMAIN, certificate_of, holding, holding_of, money, t
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import DIRECTOR
from rules.railroad_barons.stock.composing import purchases, sales

BARONS = Commands("railroad_barons", "barons", MOVES)


def _turn(made: stock.Part) -> str:
    """The code of a turn of this part alone."""
    plan = SellAndBuy((made,)) if isinstance(made, Sale) else SellAndBuy((), made)
    return stock.CODE.written(plan)


def _certificate(typed: Callable[[str, int], stock.Part] | None, *kinds: str) -> Asked:
    """A certificate: a whole turn of one of these kinds as it was offered, or what people write
    themselves."""

    def read(text: str) -> str:
        key = text.strip()
        if key.startswith("_"):
            return key[1:]
        if typed is None:
            raise refused(DOMAIN, "certificate", text)
        return _turn(typed(*certificate_of(text)))

    def rows(scene: Scene) -> Rows:
        found: list[stock.Part] = [*purchases(scene.view), *sales(scene.view)]
        for made in found:
            if stock.what(made) in kinds:
                yield stock.label_of(scene, made), f"_{_turn(made)}"

    return Asked(read=read, offered=rows)


def _unstarted(scene: Scene) -> Rows:
    for name in dict.fromkeys(made.holding for made in purchases(scene.view) if made.par):
        yield f"{holding(name, scene)}: {facts.holdings()[name].name}", name


def _values(language: str) -> Rows:
    """The share values at which a Holding can be started, with what its 40% costs then."""
    for value in facts.constants().start_values:
        price = money(4 * value, language)
        yield t("press-par", language, value=money(value, language), price=price), str(value)


def _started(holding: str, value: str) -> str:
    if not value:
        return stock.start_key(holding)
    return f"deal/{_turn(Purchase(holding, DIRECTOR, par=int(value)))}"


def _looks(language: str) -> Rows:
    """Everything there is to look at, the Holdings too; for spectators as well."""
    yield from LOOKS.rows(language)
    yield from ((holding(name, language), f"holding/{name}") for name in facts.holdings())


def _look(text: str) -> str:
    key = text.strip()
    return key if key in LOOKS.keys else f"holding/{holding_of(key.removeprefix('holding/'))}"


BARONS.move("select", price=whole(0, 1000, default=""))
for one in ("money", "card", "swap-priority", "keep-priority"):
    BARONS.move(one)
BARONS.add("turn", "deal/")
BARONS.add("buy", "deal/{certificate}", certificate=_certificate(Purchase, "buy"))
BARONS.add("sell", "deal/{certificate}", certificate=_certificate(Sale, "sell"))
BARONS.add(
    "exchange", "deal/{certificate}", certificate=_certificate(None, "exchange-up", "exchange-down")
)
BARONS.add(
    "start",
    _started,
    holding=Asked(read=holding_of, offered=_unstarted),
    value=Asked(app_commands.Range[int, 10, 999], known=_values, default=""),
)
BARONS.move("pass")
BARONS.move("tokens", plus=whole(0, 6), down=whole(0, 6), network=whole(0, 6, default="0"))
BARONS.move("pay")
BARONS.move("keep")
BARONS.choice("rail", "railroad", "side", refusal="railroad", default="0")
BARONS.add(
    "offer",
    "offer/{railroad}/{price}",
    railroad=BARONS.part("offer", "card"),
    price=whole(1, 99999, default=""),
)
for one in ("accept", "refuse", "withdraw"):
    BARONS.move(one)
BARONS.choice("assign", "investor", "investor")
BARONS.move("done")
BARONS.choice("discard", "discard", "railroads")
BARONS.add("show", "{what}", look=True, what=Asked(read=_look, known=_looks))
