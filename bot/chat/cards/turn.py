"""The turn card: what happened, the picture, whose turn it is, and every move as a button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.chat.cards import aftermath
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Button, Draw, Prompt, Style
from bot.chat.narration import clock_words, idle_words, leading, standing_in
from bot.chat.narration.tale import happened, tale
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.model import NO_SEAT, LogEntry, Table
from data.texts import say
from render.paint.picture import Picture
from rules.game import Standing


@dataclass
class TurnCard:
    """The parts of a card; `view` puts them together. `users`: whom it asks; `called`: those of
    them whom it calls; `words`: in place of a picture."""

    head: str
    told: list[str]
    asked: list[str]
    rows: list[ui.ActionRow[Any]]
    foot: list[ui.ActionRow[Any]]
    accent: int
    users: tuple[int, ...] = ()
    draw: Draw | None = None
    words: str = ""
    picture: Picture | None = None
    extra: list[str] = field(default_factory=list)
    called: tuple[int, ...] = ()

    def view(self, lead: str = "") -> ui.LayoutView:
        above = [lead, self.head, "\n".join(shortened(self.told))]
        if self.picture is None:
            above.append(self.words)
        return card.layout(
            above,
            self.picture,
            [*self.extra, *self.asked],
            self.rows,
            footer=self.foot,
            accent=self.accent,
        )

    def call(self, due: Sequence[int], language: str) -> None:
        """Call these persons: those whom the card asks, and those who act next and want to know."""
        self.called = tuple(due)
        early = [f"<@{user}>" for user in due if user not in self.users]
        if early:
            said = say("remind-card-next", language, count=len(early), called=", ".join(early))
            self.asked.append("-# " + said)

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Only those are called who must act and want it now."""
        return discord.AllowedMentions(
            everyone=False,
            roles=False,
            replied_user=False,
            users=[discord.Object(user) for user in self.called],
        )


_WORDS: tuple[tuple[str, str, Style], ...] = (
    ("yes", "house-press-yes", "go"),
    ("no", "house-press-no", "stop"),
)

MOST_LINES = 14
"""Lines of story on one card; the log has the rest."""
LAST_LINES = 3
"""Lines of story on the last card; of a longer one a press tells everything."""


def shortened(told: Sequence[str]) -> list[str]:
    """The story, or of a long one the beginning and the end."""
    if len(told) <= MOST_LINES:
        return list(told)
    return [*told[:2], "…", *told[-(MOST_LINES - 3) :]]


def whole(told: Sequence[str]) -> bool:
    """Whether a card has room for all that happened."""
    return len(told) <= MOST_LINES and "…" not in told


def _turn(chat: GameChat, table: Table, scene: Scene) -> str:
    """What the head of a card calls the turn."""
    named = None if scene.public is None else chat.turn_name(scene.public, scene.language)
    return named or say("house-card-turn", scene.language, turn=str(table.turn))


def compose(
    chat: GameChat,
    table: Table,
    scene: Scene,
    entries: Sequence[LogEntry],
    standing: Sequence[Standing] = (),
    *,
    asked: Sequence[LogEntry] = (),
    mine: bool = False,
) -> TurnCard:
    """The card for a moment of a table; drawing comes later. Thinks, so not on the event loop.

    `scene` is that of a seat that must act, or of the reader (`mine`), or a spectator's. `asked`:
    the rows that somebody asks to take back.
    """
    language = scene.language
    place = Key(table.id, table.version, Verb.PLAY, "")
    made = TurnCard(
        head="-# "
        + say(
            "house-card-head",
            language,
            game=chat.name(language),
            table=str(table.id),
            turn=_turn(chat, table, scene),
        ),
        told=tale(chat, scene, entries),
        asked=[],
        rows=[],
        foot=_foot(chat, place, table, language),
        accent=chat.accent(table.on_turn),
        draw=chat.picture(scene, happened(entries), standing),
    )
    if table.status == "ended":
        _ending(made, chat, table, scene, standing, entries)
    elif table.archived is not None:
        made.asked = [idle_words.archived(table, language)]
        made.rows = idle_words.resume_row(table, language)
        return made
    elif scene.seat is not None and scene.seat in table.to_move:
        _asking(made, asked_of_all(chat, scene), place, table, scene, mine=mine)
    else:
        names = ", ".join(map(scene.name, table.to_move))
        made.asked = [say("house-turn-of", language, names=names)]
        if scene.may_act:
            free = asked_of_all(chat, scene)
            made.asked.append(free.text)
            made.rows = card.controls(place, free.buttons, free.menus)
    if table.status == "running":
        made.extra += leading.told(scene.leads, scene.names, language)
    _questions(made, place, table, scene, tale(chat, scene, asked), mine=mine)
    _clock(made, place, table, scene)
    made.asked += standing_in.on_card(table, scene)
    return made


def asked_of_all(chat: GameChat, scene: Scene) -> Prompt:
    """What the card asks. Raises ValueError for a button or menu on it that chooses in secret: that
    is for the presser's own page, or a form."""
    made = chat.prompt(scene)
    keys = [one.key for one in made.buttons if not (one.look or one.form or one.order)]
    keys += [f"{one.key}/{of.value}" for one in made.menus if not one.look for of in one.options]
    if secret := [key for key in keys if chat.own(key)]:
        raise ValueError(f"chosen in secret, and on a card for all: {', '.join(secret)}")
    return made


def _asking(
    made: TurnCard, prompt: Prompt, place: Key, table: Table, scene: Scene, *, mine: bool
) -> None:
    """Ask those who are to move. Whoever is away is named, and mentioned on no public card."""
    seats = [seat for seat in table.to_move if mine or seat not in table.away]
    users = [table.seats[seat].user for seat in seats]
    made.users = tuple(user for user in users if user is not None)
    made.rows = card.controls(place, prompt.buttons, prompt.menus)
    if not made.users:
        names = ", ".join(map(scene.name, table.to_move))
        turn = say("house-turn-of", scene.language, names=names)
        made.asked = [f"{turn} {prompt.text}".rstrip()]
        return
    called = ", ".join(f"<@{user}>" for user in made.users)
    count = len(made.users)
    asked = say("house-your-turn", scene.language, called=called, count=count, asked=prompt.text)
    made.asked = [asked]


def _ending(
    made: TurnCard,
    chat: GameChat,
    table: Table,
    scene: Scene,
    standing: Sequence[Standing],
    entries: Sequence[LogEntry],
) -> None:
    """Who has won comes first, then the picture; a long story waits for a press."""
    language, place = scene.language, Key(table.id, table.version, Verb.AFTER, "")
    story = tale(chat, scene, [entry for entry in entries if entry.kind != "stop"])
    untold = entries[0].seq - 1 if len(story) > LAST_LINES else None
    made.told = [_won(table, scene, standing)]
    made.extra = [] if untold is not None else ["\n".join(story)]
    made.extra += [chat.result(scene, standing)] if standing else []
    made.foot = _foot(chat, place, table, language, untold)
    made.asked = [say("house-over", language, table=str(table.id))]
    if table.seed is not None:
        made.asked.append("-# " + say("house-seed", language, seed=table.seed))


def _won(table: Table, scene: Scene, standing: Sequence[Standing]) -> str:
    """Who has won, in a sentence; of a game that was broken off, that it was."""
    if table.how not in ("played", "conceded"):
        return say("house-told-stop", scene.language)
    first = [scene.name(row.seat) for row in standing if row.place == 1]
    return say("house-won", scene.language, names=", ".join(first), count=len(first))


def _foot(
    chat: GameChat, place: Key, table: Table, language: str, untold: int | None = None
) -> list[ui.ActionRow[Any]]:
    looks = [card.button(place, made, verb=Verb.LOOK) for made in chat.looks(language)]
    if table.status == "running" and table.archived is None:
        back = Button("undo", say("house-press-undo", language), "quiet")
        looks.append(card.button(place, back, verb=Verb.SEAT))
        if chat.orders is not None:
            ahead = Button("", say("orders-press-page", language), "quiet")
            looks.append(card.button(place, ahead, verb=Verb.ORDER))
    elif table.status == "ended":
        if table.started is not None:
            after = aftermath.buttons(chat, language, untold)
            looks += [card.button(place, made, verb=Verb.AFTER) for made in after]
        again = Button("rematch", say("records-press-rematch", language), "plain")
        looks.append(card.button(place, again, verb=Verb.SEAT))
    return card.button_rows(looks)


def _questions(
    made: TurnCard, place: Key, table: Table, scene: Scene, back: Sequence[str], *, mine: bool
) -> None:
    """Requests that wait for consent, with their two buttons; `back` is what would be undone."""
    for ask in table.asks:
        language = scene.language
        waiting = [table.seats[seat].user for seat in ask.waiting]
        users = tuple(user for user in waiting if user is not None)
        called = ", ".join(f"<@{user}>" for user in users)
        name = "" if ask.by == NO_SEAT else scene.name(ask.by)
        if ask.kind == "idle":
            made.asked.append(idle_words.question(table, called, len(users), language))
        elif ask.kind in ("clock", "pause"):
            made.asked.append(clock_words.question(ask, name, called, language))
        elif len(ask.takes) > 1:
            count, row = len(ask.takes), str(ask.target)
            made.asked.append(
                say("standins-ask-undo", language, name=name, called=called, count=count, row=row)
            )
        else:
            made.asked.append(say(f"house-ask-{ask.kind}", language, name=name, called=called))
        if ask.kind == "undo":
            made.asked += [f"> {line}" for line in shortened(back)]
        if not mine:
            made.users = tuple(dict.fromkeys((*made.users, *users)))
        made.rows += card.button_rows(
            [
                card.button(
                    place,
                    Button(f"{word}/{ask.kind}", say(label, language), style),
                    verb=Verb.SEAT,
                )
                for word, label, style in (idle_words.WORDS if ask.kind == "idle" else _WORDS)
            ]
        )


def _clock(made: TurnCard, place: Key, table: Table, scene: Scene) -> None:
    """How long those who must act have time, and the seats on offer."""
    language, names = scene.language, list(scene.names)
    made.asked += clock_words.on_card(table, names, language)
    for seat in table.offered:
        made.asked.append(clock_words.offer(seat, names, language))
        label = say("remind-press-take", language, number=str(seat + 1))
        take = card.button(place, Button(f"take/{seat}", label, "plain"), verb=Verb.SEAT)
        made.rows += card.button_rows([take])
