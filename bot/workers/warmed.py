"""Imported by the process from which workers are forked: warms it."""

import bot.workers.worker  # noqa: F401 - what the forked ones begin with
from bot.workers.jobs import stand_back, warm

stand_back()
warm()
