"""What the public card asks; each question says in a sentence what its step is for.

Nothing in this game is secret (ruling 3), so it may say what the seat on turn has.
"""

from __future__ import annotations

from bot.chat.contract.adapter import Prompt, Scene
from cogs.baltimore_ohio import auction, business, market
from cogs.baltimore_ohio.parts import Ask
from cogs.baltimore_ohio.words import t
from rules.baltimore_ohio.model.state import Phase

ASK: dict[Phase, Ask] = market.ASK | auction.ASK | business.ASK


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now."""
    ask = ASK.get(scene.public.table.phase)
    if ask is None or scene.seat is None:
        return Prompt(t("over", scene.language))
    return ask(scene, scene.public.table, scene.seat)
