"""Prometheus metrics of this process.

They hold no names of people or tables and nothing that people typed: only the names of
commands, buttons, standing orders and games."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

_SECONDS_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Seconds; Discord waits three for a first answer."""

ACKNOWLEDGED = Histogram(
    "roundhouse_acknowledged_seconds",
    "Time from the arrival of a press or command until Discord accepted its first answer",
    ["outcome"],
    buckets=_SECONDS_BUCKETS,
    registry=REGISTRY,
)
COMPLETED = Histogram(
    "roundhouse_completed_seconds",
    "Time from the arrival of a press or command until all its effects are done",
    ["kind"],
    buckets=_SECONDS_BUCKETS,
    registry=REGISTRY,
)
TURNED_AWAY = Counter(
    "roundhouse_turned_away_total",
    "Presses and commands rejected because of overload",
    ["kind"],
    registry=REGISTRY,
)
COMMANDS = Counter(
    "roundhouse_commands_total",
    "Accepted slash commands, by full name",
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
    "Standing orders given by people, by game and kind",
    ["game", "kind"],
    registry=REGISTRY,
)
BUGS = Counter(
    "roundhouse_bugs_total",
    "Errors with a reference code, each of which is in the log",
    registry=REGISTRY,
)
DRAWN = Histogram(
    "roundhouse_drawn_seconds",
    "Rendering and encoding time of card pictures",
    ["game"],
    buckets=_SECONDS_BUCKETS,
    registry=REGISTRY,
)
ROBOTS = Histogram(
    "roundhouse_robots_seconds",
    "Duration of an uninterrupted sequence of robot and order moves at a table",
    buckets=_SECONDS_BUCKETS,
    registry=REGISTRY,
)
THINKING = Histogram(
    "roundhouse_thinking_seconds",
    "Duration of a robot's search for a move",
    buckets=_SECONDS_BUCKETS,
    registry=REGISTRY,
)
TABLES = Gauge(
    "roundhouse_tables", "Tables by status, archived ones apart", ["status"], registry=REGISTRY
)
OUTBOX = Gauge("roundhouse_outbox", "Cards still to be posted", registry=REGISTRY)
OUTBOX_AGE = Gauge(
    "roundhouse_outbox_late_seconds",
    "Age of the oldest pending card",
    registry=REGISTRY,
)
REMINDERS_LATE = Gauge(
    "roundhouse_reminders_late",
    "Reminders and messages to persons overdue by more than two minutes",
    registry=REGISTRY,
)
COPY_AGE = Gauge(
    "roundhouse_backup_age_seconds",
    "Age of the newest verified copy of the database; -1: there is none",
    registry=REGISTRY,
)
DISK_FREE = Gauge(
    "roundhouse_disk_free_bytes", "Free bytes of the disk with the database", registry=REGISTRY
)
LATENCY = Gauge(
    "roundhouse_gateway_latency_seconds",
    "Latency of the last heartbeat to Discord; NaN: not connected",
    registry=REGISTRY,
)
SERVERS = Gauge("roundhouse_servers", "Servers the bot is in", registry=REGISTRY)
