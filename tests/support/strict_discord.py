"""What real Discord does and the pretended one leaves out: whom a message notifies, and who comes
into a thread.

From Discord's own description and its issue tracker: a mention notifies in a new message only, for
an edit notifies nobody (discord-api-docs #5497), nor does a message that one person alone sees, nor
a mention that `allowed_mentions` keeps quiet; in a private message everything notifies. A mention
that notifies brings its person into the thread. Of whom is added to a thread a line in it tells
(`RECIPIENT_ADD`), which notifies him; nobody can be added to an archived one (50083). That the
first follow-up takes the visibility of the deferral (#2866, #7091), simcord knows itself.
"""

from dataclasses import dataclass
from typing import Any

import pytest
from simcord.backend import errors
from simcord.backend.ops.channels import ChannelMixin
from simcord.backend.ops.messages import MessageMixin
from simcord.enums import ChannelType, MessageType

QUIET = 1 << 12
"""The flag of a message that notifies nobody."""


@dataclass(frozen=True)
class Notice:
    """Somebody's Discord made a sound."""

    user: int
    channel: int
    message: int


NOTICES: list[Notice] = []
"""Whom Discord has notified in this test, in order."""


def notified(message: int) -> tuple[int, ...]:
    """Whom this message has notified."""
    return tuple(notice.user for notice in NOTICES if notice.message == message)


def install(patch: pytest.MonkeyPatch) -> None:
    """Make every pretended Discord strict from here on."""
    NOTICES.clear()
    commit, add = MessageMixin.commit_message, ChannelMixin.add_thread_member

    def strict_commit(backend: Any, message: Any, **options: Any) -> Any:
        sent = commit(backend, message, **options)
        channel = backend.get_channel(sent.channel_id)
        if sent.is_ephemeral or sent.flags & QUIET:
            return sent
        people = list(sent.ping_user_ids)
        if channel.type == ChannelType.DM:
            people = [user for user in channel.recipient_ids if user != sent.author_id]
        elif sent.system_metadata is not None:
            people = [sent.system_metadata.recipient_id]
        for user in filter(None, people):
            NOTICES.append(Notice(user, channel.id, sent.id))
            if channel.is_thread:
                add(backend, channel.id, user)
        return sent

    def strict_add(backend: Any, thread_id: int, user_id: int) -> Any:
        thread = backend.get_thread(thread_id)
        if thread.thread_metadata.archived:
            raise errors.BackendError(400, 50083, "Thread is archived")
        new = user_id not in thread.thread_members
        added = add(backend, thread_id, user_id)
        if new and user_id != backend.bot_user.id:
            bot = backend.bot_user.id
            kind = MessageType.RECIPIENT_ADD
            backend.create_system_message(thread_id, kind, bot, recipient_id=user_id)
        return added

    patch.setattr(MessageMixin, "commit_message", strict_commit)
    patch.setattr(ChannelMixin, "add_thread_member", strict_add)
