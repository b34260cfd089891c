# uncompiled: it waits for another process
"""What every process of ours does that works for another one."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """In another process: however its parent ends, nobody needs it any more, even if its work never ends."""
    threading.Thread(target=_outlive, daemon=True).start()


def _outlive() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
