"""What the parts of this chat offer to the frame, each in tables of its own.

`CHOOSERS` answer a press by the head of its key (`sell/B3` has the head `sell`), `FORMS` make the
form of a head, `ASK` says what the card asks in a phase, `TELL` tells an event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.chat.contract.adapter import Answer, Form, Prompt, Scene
from cogs.baltimore_ohio.telling import Teller
from rules.baltimore_ohio.model.state import State

Words = Mapping[str, str]
Chooser = Callable[[Scene, str, bool, Words], Answer]
"""(scene, rest of the key, whether it was confirmed, words typed). Raises `LookupError` for a key
nobody offers, `RuleError` for what the rules refuse, `Refusal` for words that mean nothing."""
FormOf = Callable[[Scene, str], Form]
"""(scene, rest of the key). Raises `LookupError` for a key without a form."""
Ask = Callable[[Scene, State, int], Prompt]
"""(scene, the table, the seat that is asked)."""
Tell = Callable[[Teller, Any], None]
