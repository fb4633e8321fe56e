"""What the public card asks, phase by phase, and what a press leads to. Each question says in a
sentence what its step is for.

Nothing in this game is secret (ruling 3), so it may say what the seat on turn has.
"""

from __future__ import annotations

from bot.chat.contract.adapter import Prompt, Scene
from cogs.baltimore_ohio import asking, single, whole_turn
from cogs.baltimore_ohio.market import round as market
from cogs.baltimore_ohio.plans import segment
from cogs.baltimore_ohio.words import chapter, t
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import Phase

_EARLIER: dict[str, a.TurnStep] = {
    "s": a.ScrapEquipment(),
    "bA": a.BuyEquipment(0),
    "n": a.BuildNothing(),
    "p": a.PayDividends(),
    "r": a.RetainProfits(),
}
"""Steps as they stood in the keys of cards before those were codes."""

MOVES = chapter(
    [],
    others={single.HEAD: single.answer, whole_turn.HEAD: whole_turn.answer},
    forms={single.HEAD: single.form, whole_turn.HEAD: single.form},
    earlier={
        **{f"step/{one}": f"{single.HEAD}/{segment(step)}" for one, step in _EARLIER.items()},
        **{f"step/{page}": f"{single.HEAD}/_{page.lower()}" for page in "hwCS"},
        "operate": whole_turn.HEAD,
        "operate/s_bA_n": whole_turn.head(whole_turn.HEAD, whole_turn.QUIET),
    },
).together(market.MOVES)


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now."""
    table = scene.public.table
    if table.phase is Phase.OVER or scene.seat is None:
        return Prompt(t("over", scene))
    if table.phase is Phase.MARKET:
        return market.ask_market(scene, table, scene.seat)
    if table.phase is Phase.AUCTION:
        return market.ask_auction(scene, table, scene.seat)
    return asking.ask(scene, table, scene.seat)
