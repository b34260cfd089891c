# uncompiled: it waits for the disk
"""How a file is written all or nothing."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from meydan.kernel.errors import MeydanError


class FileTrouble(MeydanError):
    """A file that is not there, cannot be read or written, or is already taken."""


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that it is there completely or not at all, whatever happens meanwhile."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content.encode() if isinstance(content, str) else content)
        part.replace(path)
    except OSError as error:
        raise FileTrouble(f"{path} cannot be written: {error.strerror}") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()
