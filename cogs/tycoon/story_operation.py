"""What happened in the Operate phase."""

from __future__ import annotations

from cogs.tycoon.telling import Tell
from rules.train_tycoon.events import Why

TELL: dict[type, Tell] = {}
PAID: dict[Why, Tell] = {}
