"""Railroad Barons in the pretended Discord: positions laid out by hand, for Ann and Bob."""

import re
from typing import Any

from cogs.railroad_barons.stock import CODE
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.state import Draft, Phase, Railroad, State
from tests.chat.harness.world import World, words
from tests.support.railroad_barons.states import AVR, SB, player, table

BUY, SELL = "Buy…", "Sell…"


def drafting(**changes: Any) -> State:
    """Ann is to select the first of the five Investors."""
    left = ["I30", "I40", "I50", "I60", "I450"]
    fields: dict[str, Any] = {"phase": Phase.SELECT, "draft": Draft(left), "stock": None, "set": 0}
    return table(player(200), player(200), **(fields | changes))


def trading(cash: int = 1_000, **changes: Any) -> State:
    """Ann, who directs SB with 40+20 and has 10% of AVR, is on turn; Bob directs AVR with 40+20."""
    ann = player(cash, {SB: (40, 20), AVR: (10,)}, investors=("I40", "I60"))
    bob = player(500, {AVR: (40, 20)}, investors=("I30", "I50"))
    return table(ann, bob, values={SB: 80, AVR: 100}, **changes)


def operating(phase: Phase = Phase.TOKENS, *, railroads: int = 2, **changes: Any) -> State:
    """SB of Ann operates in the first Operating Round with 800 dollars and this many Railroads of
    level 2; Bob's AVR has one."""
    state = trading(stock=None, half=1, holding=SB, phase=phase, **changes)
    cards = iter(["A1", "A2", "A3", "A4", "B1", "B2", "B3"])
    row, other = state.holdings[SB], state.holdings[AVR]
    row.railroads = [Railroad(next(cards)) for _ in range(railroads)]
    other.railroads = [Railroad(next(cards))]
    state.stack = list(cards) + [card for card in state.stack if card[0] not in "AB"]
    if phase is not Phase.TOKENS:
        row.plus, row.down = 2, 3
        row.last = (2, 3, 0)
    if phase is Phase.REVENUE:
        state.revenues = {SB: 50 * railroads}
    return state


LETTERS = {"M": "MS&C", "S": "SB", "A": "AVR", "D": "DPI", "B": "MB&S"}


def turn(text: str) -> str:
    """The code of a turn of the Stock Round: `S3-M21_D4.80` sells 30% of SB, exchanges 20% of MS&C
    for 10%, and starts DPI at 80."""
    sold, _, bought = text.partition("_")
    sales = [re.fullmatch("([A-Z])([1-4])([1-4])?", part) for part in sold.split("-") if part]
    taken = re.fullmatch(r"([A-Z])([1-4])?([1-4])(?:\.([0-9]+))?", bought)
    plan = SellAndBuy(
        tuple(
            Sale(LETTERS[sale[1]], 10 * int(sale[2]), 10 * int(sale[3] or 0))
            for sale in sales
            if sale
        ),
        Purchase(LETTERS[taken[1]], 10 * int(taken[3]), 10 * int(taken[2] or 0), int(taken[4] or 0))
        if taken
        else None,
    )
    return CODE.encode(plan)


def everything(world: World) -> str:
    """All that the public cards say, the oldest first."""
    return "\n".join(map(words, world.messages()))
