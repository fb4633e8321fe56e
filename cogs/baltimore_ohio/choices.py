"""What a press leads to: the part of the game that its key belongs to answers it."""

from __future__ import annotations

from bot.chat.contract.adapter import Answer, Form, Scene
from cogs.baltimore_ohio import auction, business, market
from cogs.baltimore_ohio.parts import Chooser, FormOf, Words

CHOOSERS: dict[str, Chooser] = market.CHOOSERS | auction.CHOOSERS | business.CHOOSERS
FORMS: dict[str, FormOf] = market.FORMS | auction.FORMS | business.FORMS


def answer(scene: Scene, key: str, sure: bool, words: Words) -> Answer:
    """The answer to a press; `sure` when its private card was confirmed.

    Raises `Refusal` where the words typed mean nothing, `LookupError` for a key nobody offers.
    """
    head, _, rest = key.partition("/")
    return CHOOSERS[head](scene, rest, sure, words)


def form(scene: Scene, key: str) -> Form:
    """The form of a button; raises `LookupError` for a key that has none."""
    head, _, rest = key.partition("/")
    return FORMS[head](scene, rest)
