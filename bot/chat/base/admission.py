"""Admission of interactions: handle them or refuse them in time (`admission_control`)."""

from __future__ import annotations

from functools import partial

import structlog

from bot.chat.base.acknowledge import send_first_response, start_ack_timer
from bot.chat.base.admission_control import RequestKind
from bot.chat.base.language import locale_language
from bot.chat.base.services import Interaction
from bot.tables.storage.runner import urgent
from data.texts import say

log = structlog.get_logger(__name__)


async def admit(interaction: Interaction, kind: RequestKind) -> bool:
    """Return whether the current task may handle an interaction, and register it.

    Otherwise the person is told so, in the language that Discord reports: nothing may be looked
    up at this point."""
    start_ack_timer(interaction)
    admission = interaction.client.services.crowd
    if not admission.is_new(interaction.id):
        log.info("interaction_duplicate", interaction=interaction.id)
        return False
    refusal = admission.try_enter(kind, interaction.user.id)
    if refusal is None:
        if kind in ("form", "typing"):  # these look things up before Discord's timeout ends
            urgent.set(True)
        return True
    log.warning("interaction_rejected", interaction=interaction.id, kind=kind, why=refusal)
    response = interaction.response
    if kind == "typing":
        await send_first_response(interaction, partial(response.autocomplete, []))
    else:
        text = say(refusal, locale_language(interaction))
        await send_first_response(interaction, partial(response.send_message, text, ephemeral=True))
    return False
