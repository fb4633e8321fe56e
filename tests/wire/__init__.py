"""The bot as a process of its own, on a Discord of our own on real sockets.

`python -m tests.wire kills|faults|crowd|security`; nothing of the product is replaced: the
process is told where Discord is (`launch.py`), and all else happens to it from outside.
"""
