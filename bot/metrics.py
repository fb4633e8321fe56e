"""What a running bot counts, for whoever watches over it: Prometheus metrics of this process.

They hold no names of people or tables and nothing that somebody typed: only what commands, buttons,
standing orders and games are called.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

_SHORT = (0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Seconds; Discord waits three for a first answer."""

ACKNOWLEDGED = Histogram(
    "roundhouse_acknowledged_seconds",
    "From the arrival of a press or command until its first answer was taken by Discord",
    ["outcome"],
    buckets=_SHORT,
    registry=REGISTRY,
)
COMPLETED = Histogram(
    "roundhouse_completed_seconds",
    "From the arrival of a press or command until all that follows from it is done",
    ["kind"],
    buckets=_SHORT,
    registry=REGISTRY,
)
TURNED_AWAY = Counter(
    "roundhouse_turned_away_total",
    "Presses and commands that could not have been answered in time",
    ["kind"],
    registry=REGISTRY,
)
COMMANDS = Counter(
    "roundhouse_commands_total",
    "Slash commands that were let in, by their full name",
    ["command"],
    registry=REGISTRY,
)
PAGES = Counter(
    "roundhouse_pages_total",
    "Pages, moves and buttons that were used, by game (or house, or desk) and the beginning of "
    "their component id; a command that does the same as a button counts as the button too",
    ["game", "page"],
    registry=REGISTRY,
)
ORDERS = Counter(
    "roundhouse_orders_total",
    "Standing orders that people left, by game and kind",
    ["game", "kind"],
    registry=REGISTRY,
)
BUGS = Counter(
    "roundhouse_bugs_total",
    "Errors that got a reference code; the log has each",
    registry=REGISTRY,
)
DRAWN = Histogram(
    "roundhouse_drawn_seconds",
    "Pictures of cards, drawn and encoded",
    ["game"],
    buckets=_SHORT,
    registry=REGISTRY,
)
ROBOTS = Histogram(
    "roundhouse_robots_seconds",
    "Robots and standing orders of a table, from the first to the last move in a row",
    buckets=_SHORT,
    registry=REGISTRY,
)
THINKING = Histogram(
    "roundhouse_thinking_seconds",
    "A choice of a robot that thinks ahead, from when it was asked",
    buckets=_SHORT,
    registry=REGISTRY,
)
TABLES = Gauge(
    "roundhouse_tables", "Tables by status, archived ones apart", ["status"], registry=REGISTRY
)
OUTBOX = Gauge("roundhouse_outbox", "Cards still to be posted", registry=REGISTRY)
OUTBOX_AGE = Gauge(
    "roundhouse_outbox_late_seconds",
    "How long the card that is due longest has been waiting",
    registry=REGISTRY,
)
REMINDERS_LATE = Gauge(
    "roundhouse_reminders_late",
    "Reminders and messages to persons due for more than two minutes",
    registry=REGISTRY,
)
COPY_AGE = Gauge(
    "roundhouse_backup_age_seconds",
    "Since the newest copy that was played again and found sound; -1: there is none",
    registry=REGISTRY,
)
LATENCY = Gauge(
    "roundhouse_gateway_latency_seconds",
    "Discord's answer to the last heartbeat; NaN: not connected",
    registry=REGISTRY,
)
SERVERS = Gauge("roundhouse_servers", "Servers the bot is in", registry=REGISTRY)
