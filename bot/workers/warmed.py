"""Imported by the process from which workers are forked: warms it."""

from bot.workers.jobs import stand_back, warm

stand_back()
warm()
