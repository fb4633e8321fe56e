"""Who speaks which language in the pretended Discord, and what a message says to its reader."""

from typing import Any

from bot.tables.types.settings import GuildSettings, PersonSettings
from tests.chat.harness.world import World, labels, parts, words
from tests.support.catalogues import english_in

CODE = "bei uns ist etwas schiefgegangen"


def _everything(message: Any) -> str:
    """All that a reader may see of a message: texts, labels, menus, alt texts."""
    texts = [words(message), *labels(message)]
    for part in parts(message):
        texts.append(str(part.get("placeholder") or ""))
        for option in part.get("options") or []:
            texts += [option["label"], option.get("description") or ""]
    texts += [file.description or "" for file in message.attachments]
    return "\n".join(texts)


def german(message: Any) -> str:
    """What a message says, which must be in German altogether."""
    text = _everything(message)
    assert english_in(text, "de") == [], text
    assert CODE not in text.casefold(), text
    return text


async def speaks(world: World, *people: Any, language: str | None = "de") -> None:
    """These people have chosen a language for themselves."""
    for person in people:
        await world.tables.save_person_settings(person.id, PersonSettings(language=language))


async def in_german(world: World) -> None:
    """The server and everybody on it have chosen German."""
    await world.tables.save_guild_settings(world.guild.id, GuildSettings("de", "channel"))
    await speaks(world, world.ann, world.bob, world.cat)
